//go:build standard

// SPDX-License-Identifier: MIT

package main

import (
	"bytes"
	"encoding/json"
)

func libraryVersion() string { return "" }

func read(text []byte, object interface{}) error { return json.Unmarshal(text, object) }

// An Encoder ends each text with a line feed, which is taken off.
func writer(way string, indented bool) (func(interface{}) ([]byte, error), string) {
	switch way {
	case "reused":
		var buffer bytes.Buffer
		encoder := json.NewEncoder(&buffer)
		encoder.SetEscapeHTML(false)
		if indented {
			encoder.SetIndent("", "  ")
		}
		return func(object interface{}) ([]byte, error) {
			buffer.Reset()
			err := encoder.Encode(object)
			return bytes.TrimSuffix(buffer.Bytes(), []byte("\n")), err
		}, ""
	case "fresh":
		if indented {
			return func(object interface{}) ([]byte, error) { return json.MarshalIndent(object, "", "  ") }, ""
		}
		return json.Marshal, ""
	}
	return nil, "it has no options"
}
