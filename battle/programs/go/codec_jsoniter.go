//go:build jsoniter

// SPDX-License-Identifier: MIT

package main

import (
	jsoniter "github.com/json-iterator/go"
)

var version string // by the linker

func libraryVersion() string { return version }

// What ConfigFastest is, and an indentation. A frozen configuration keeps what it found out about types.
func config(indented bool) jsoniter.API {
	config := jsoniter.Config{EscapeHTML: false, MarshalFloatWith6Digits: true, ObjectFieldMustBeSimpleString: true}
	if indented {
		config.IndentionStep = 2
	}
	return config.Froze()
}

var fastest = config(false)

func read(text []byte, object interface{}) error { return fastest.Unmarshal(text, object) }

func writer(way string, indented bool) (func(interface{}) ([]byte, error), string) {
	kept := config(indented)
	switch way {
	case "reused":
		stream := jsoniter.NewStream(kept, nil, 512)
		return func(object interface{}) ([]byte, error) {
			stream.Reset(nil)
			stream.WriteVal(object)
			return stream.Buffer(), stream.Error
		}, ""
	case "fresh", "one":
		return kept.Marshal, ""
	case "new":
		return func(object interface{}) ([]byte, error) { return config(indented).Marshal(object) }, ""
	}
	return nil, "it has no such way"
}
