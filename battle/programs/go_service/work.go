// SPDX-License-Identifier: MIT

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"sync"

	"battle/models"

	"github.com/mailru/easyjson"
)

// What the routes do: texts to structs and structs to texts, by one codec or the other. Nothing is known of HTTP here.

const (
	jsonType = "application/json"
	textType = "text/plain; charset=utf-8"

	mostRecords = 1000000
	keptRecords = 1000 // as structs; never as text
)

// A codec reads and writes pointers to structs. One that merges leaves members of old elements of an array alone when
// the text does not have them, so they are cleared before memory is used again.
type codec struct {
	read   func(text []byte, object easyjson.Unmarshaler) error
	write  func(out io.Writer, object easyjson.Marshaler) error
	merges bool
}

var codecs = map[string]*codec{
	"encoding-json": {read: readStandard, write: writeStandard, merges: true},
	"easyjson":      {read: easyjson.Unmarshal, write: writeEasy},
}

// easyjson's generator was told to leave json.Unmarshaler and json.Marshaler alone, so this goes by reflection.
func readStandard(text []byte, object easyjson.Unmarshaler) error {
	return json.Unmarshal(text, object)
}

// An Encoder takes its memory from a pool, which Marshal does not.
func writeStandard(out io.Writer, object easyjson.Marshaler) error {
	encoder := json.NewEncoder(lineless{out})
	encoder.SetEscapeHTML(false)
	return encoder.Encode(object)
}

// lineless leaves out the line feed with which an Encoder ends its only Write.
type lineless struct{ out io.Writer }

func (l lineless) Write(text []byte) (int, error) {
	if _, err := l.out.Write(bytes.TrimSuffix(text, []byte("\n"))); err != nil {
		return 0, err
	}
	return len(text), nil
}

func writeEasy(out io.Writer, object easyjson.Marshaler) error {
	_, err := easyjson.MarshalToWriter(object, out)
	return err
}

var (
	thousand = makeList(1000)
	kept     = makeRecords(keptRecords)

	lists   = sync.Pool{New: func() interface{} { return new(models.SmallList) }}
	records = sync.Pool{New: func() interface{} { return new(models.Records) }}
)

func makeList(n int) *models.SmallList {
	list := &models.SmallList{List: make([]models.Small, n)}
	for i := range list.List {
		list.List[i] = models.Small{Name: "Bill Gates", NumPurchases: 1200, IsVIP: true}
	}
	return list
}

// mix is the i-th number of a sequence without apparent order (splitmix64).
func mix(i uint64) uint64 {
	z := (i + 1) * 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// digits gives 19 of them.
func digits(random uint64) string {
	const least = 1000000000000000000
	return strconv.FormatUint(least+random%(9*least), 10)
}

// makeRecords makes the first n records; each depends on its place only.
func makeRecords(n int) models.Records {
	made := make(models.Records, n)
	for i := range made {
		at := 3 * uint64(i)
		made[i] = models.Record{
			Id:   "id_" + digits(mix(at)),
			Name: "name_" + digits(mix(at+1)),
			Time: 1566731141 + int64(mix(at+2)%1000000),
		}
	}
	return made
}

// countOf reads a number of records; false: it is none, or too large.
func countOf(text string) (int, bool) {
	n, err := strconv.ParseUint(text, 10, 32)
	return int(n), err == nil && n <= mostRecords
}

// tookTooLong says whether a failure is one of time.
func tookTooLong(err error) bool {
	var waited interface{ Timeout() bool }
	return errors.As(err, &waited) && waited.Timeout()
}

func (c *codec) writeList(out io.Writer) error { return c.write(out, thousand) }

func (c *codec) writeRecords(out io.Writer, n int) error {
	some := kept
	if n > len(kept) {
		some = makeRecords(n)
	}
	some = some[:n]
	return c.write(out, &some)
}

func (c *codec) readList(text []byte) error {
	list := lists.Get().(*models.SmallList)
	defer lists.Put(list)
	if c.merges {
		all := list.List[:cap(list.List)]
		for i := range all {
			all[i] = models.Small{}
		}
	}
	list.List = list.List[:0]
	return c.read(text, list)
}

// An errUpstream is a text of the API server that is wrong.
type errUpstream struct{ error }

// convert reads records and writes them.
func (c *codec) convert(out io.Writer, text []byte) error {
	some := records.Get().(*models.Records)
	defer records.Put(some)
	if c.merges {
		all := (*some)[:cap(*some)]
		for i := range all {
			all[i] = models.Record{}
		}
	}
	*some = (*some)[:0]
	if err := c.read(text, some); err != nil {
		return errUpstream{fmt.Errorf("the API server's answer: %w", err)}
	}
	return c.write(out, some)
}
