//go:build easyjson

// SPDX-License-Identifier: MIT

package main

import (
	"bytes"

	"github.com/mailru/easyjson"
)

var version string // by the linker

func libraryVersion() string { return version }

func read(text []byte, object interface{}) error {
	return easyjson.Unmarshal(text, object.(easyjson.Unmarshaler))
}

// Its writer takes chunks from a pool; in the end they are copied, into a used buffer or new memory.
func writer(way string, indented bool) (func(interface{}) ([]byte, error), string) {
	if indented {
		return nil, "it does not indent"
	}
	switch way {
	case "reused":
		var buffer bytes.Buffer
		return func(object interface{}) ([]byte, error) {
			buffer.Reset()
			_, err := easyjson.MarshalToWriter(object.(easyjson.Marshaler), &buffer)
			return buffer.Bytes(), err
		}, ""
	case "fresh":
		return func(object interface{}) ([]byte, error) { return easyjson.Marshal(object.(easyjson.Marshaler)) }, ""
	}
	return nil, "it has no options"
}
