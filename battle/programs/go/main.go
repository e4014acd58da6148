// SPDX-License-Identifier: MIT

// The Go peers: one program for each of the files codec_*.go, chosen by a build tag; ../protocol.h says what it does.
// A codec has
//
//	libraryVersion  of the library, if it is not the language's own
//	read            a text into an object
//	writer          the function that writes an object in a way, or why there is none
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"

	"battle/models"
)

type Case struct {
	Model    string   `json:"model"`
	Variant  string   `json:"variant"`
	Kind     string   `json:"kind"`
	Indented bool     `json:"indented"`
	Ways     []string `json:"ways"`
	Texts    []string `json:"texts"`
}

type Request struct {
	Repetitions int     `json:"repetitions"`
	Sample      float64 `json:"sample"`
	Cases       []Case  `json:"cases"`
}

type Allocations struct {
	Count float64 `json:"count"`
	Bytes float64 `json:"bytes"`
}

type Run struct {
	Model       string       `json:"model"`
	Variant     string       `json:"variant"`
	Way         string       `json:"way"`
	Note        string       `json:"note,omitempty"`
	Texts       []string     `json:"texts"`
	Samples     []float64    `json:"samples"`
	Allocations *Allocations `json:"allocations,omitempty"`
}

type Answer struct {
	Version string `json:"version"`
	Runs    []Run  `json:"runs"`
}

// What an operation gave, so that the compiler leaves none out.
var (
	lastObject interface{}
	lastText   []byte
)

// bench goes through n texts or objects in turn.
type bench struct {
	operation func(i int) error
	values    int
	next      int
}

// clock gives the nanoseconds of n operations.
func (b *bench) clock(n int) float64 {
	at := b.next
	start := time.Now()
	for i := 0; i < n; i++ {
		if err := b.operation(at); err != nil {
			fail(err)
		}
		if at++; at == b.values {
			at = 0
		}
	}
	took := time.Since(start)
	b.next = at
	return float64(took.Nanoseconds())
}

func (b *bench) samples(request *Request) []float64 {
	const unclocked = 3
	target := request.Sample * 1e9
	n := 1
	took := b.clock(n)
	for took < target/8 {
		n *= 2
		took = b.clock(n)
	}
	if n = int(float64(n) * target / took); n < 1 {
		n = 1
	}
	runtime.GC()
	taken := []float64{}
	for i := 0; i < unclocked+request.Repetitions; i++ {
		if took = b.clock(n) / float64(n); i >= unclocked {
			taken = append(taken, took)
		}
	}
	return taken
}

func (b *bench) allocations() *Allocations {
	const few = 8
	n := few * b.values
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	b.clock(n)
	runtime.ReadMemStats(&after)
	return &Allocations{
		Count: float64(after.Mallocs-before.Mallocs) / float64(n),
		Bytes: float64(after.TotalAlloc-before.TotalAlloc) / float64(n),
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

func readAll(one *Case) (texts [][]byte, objects []interface{}) {
	for _, text := range one.Texts {
		object := models.New(one.Kind)
		if err := read([]byte(text), object); err != nil {
			fail(fmt.Errorf("%s, %s: %v", one.Model, one.Variant, err))
		}
		texts = append(texts, []byte(text))
		objects = append(objects, object)
	}
	return
}

func run(way string, one *Case, request *Request) Run {
	answer := Run{Model: one.Model, Variant: one.Variant, Way: way, Texts: []string{}, Samples: []float64{}}
	var write func(interface{}) ([]byte, error)
	if way == "text" {
		write, _ = writer("fresh", false)
	} else {
		write, answer.Note = writer(way, one.Indented)
	}
	if write == nil {
		return answer
	}
	texts, objects := readAll(one)
	for _, object := range objects {
		text, err := write(object)
		if err != nil {
			fail(err)
		}
		answer.Texts = append(answer.Texts, string(text))
	}
	b := bench{values: len(texts), operation: func(i int) error {
		var err error
		lastText, err = write(objects[i])
		return err
	}}
	if way == "text" {
		b.operation = func(i int) error {
			object := models.New(one.Kind)
			lastObject = object
			return read(texts[i], object)
		}
	}
	answer.Samples = b.samples(request)
	answer.Allocations = b.allocations()
	return answer
}

func main() {
	var request Request
	bytes, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = json.Unmarshal(bytes, &request)
	}
	if err != nil {
		fail(err)
	}
	answer := Answer{Version: strings.TrimSpace(libraryVersion() + " " + runtime.Version())}
	for i := range request.Cases {
		one := &request.Cases[i]
		for _, way := range one.Ways {
			answer.Runs = append(answer.Runs, run(way, one, &request))
		}
	}
	if bytes, err = json.Marshal(answer); err == nil {
		err = os.WriteFile(os.Args[2], bytes, 0o600)
	}
	if err != nil {
		fail(err)
	}
}
