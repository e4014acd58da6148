// SPDX-License-Identifier: MIT

package main

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// The routes on the language's own server and client, HTTP/1.1 only. Bodies are put together in memory from a pool:
// their length is known then, and a failure in the middle leaves no part of one.

type netHTTP struct {
	server http.Server
	client http.Client
	codec  *codec
	url    string // of the API server's records, without their number
}

var buffers = sync.Pool{New: func() interface{} { return new(bytes.Buffer) }}

func newNetHTTP(o *options) *netHTTP {
	h := &netHTTP{codec: codecs[o.codec], url: "http://" + o.api + "/records/"}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.Proxy = nil
	transport.DisableCompression = true
	transport.MaxIdleConns, transport.MaxIdleConnsPerHost = 0, 1<<16
	h.client = http.Client{Transport: transport, Timeout: o.upstreamTimeout}
	mux := http.NewServeMux()
	mux.HandleFunc("/health", method(http.MethodGet, h.health))
	mux.HandleFunc("/records/", method(http.MethodGet, h.records))
	if o.role == "service" {
		mux.HandleFunc("/mvc/SerializeThousandSmallClassList", method(http.MethodGet, h.serialize))
		mux.HandleFunc("/mvc/DeserializeThousandSmallClassList", method(http.MethodPost, h.deserialize))
		mux.HandleFunc("/testNoProcess", method(http.MethodGet, h.fetch(nil)))
		mux.HandleFunc("/testReflection", method(http.MethodGet, h.fetch(codecs["encoding-json"])))
		mux.HandleFunc("/testNoReflection", method(http.MethodGet, h.fetch(codecs["easyjson"])))
	}
	h.server.Handler = mux
	h.server.ErrorLog = quiet
	h.server.TLSNextProto = map[string]func(*http.Server, *tls.Conn, http.Handler){}
	return h
}

func (h *netHTTP) serve(listener net.Listener) error { return h.server.Serve(listener) }

func (h *netHTTP) shutdown() {
	within, cancel := context.WithTimeout(context.Background(), graceToTake)
	defer cancel()
	_ = h.server.Shutdown(within)
}

// ---- the routes -----------------------------------------------------------------------------------

func method(name string, handler http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Method == name || (name == http.MethodGet && r.Method == http.MethodHead) {
			handler(w, r)
			return
		}
		w.Header().Set("Allow", name)
		http.Error(w, "the method is "+name, http.StatusMethodNotAllowed)
	}
}

// answer sends what write puts into the memory that it is given.
func answer(w http.ResponseWriter, write func(io.Writer) error) {
	buffer := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(buffer)
	buffer.Reset()
	switch err := write(buffer); err.(type) {
	case nil:
		w.Header().Set("Content-Type", jsonType)
		w.Header().Set("Content-Length", strconv.Itoa(buffer.Len()))
		_, _ = w.Write(buffer.Bytes())
	case errUpstream:
		http.Error(w, err.Error(), http.StatusBadGateway)
	default:
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}

func (h *netHTTP) health(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "ok\n") }

func (h *netHTTP) records(w http.ResponseWriter, r *http.Request) {
	n, good := countOf(strings.TrimPrefix(r.URL.Path, "/records/"))
	if !good {
		http.Error(w, "there are 0 to 1000000 records", http.StatusNotFound)
		return
	}
	answer(w, func(out io.Writer) error { return h.codec.writeRecords(out, n) })
}

func (h *netHTTP) serialize(w http.ResponseWriter, _ *http.Request) { answer(w, h.codec.writeList) }

func (h *netHTTP) deserialize(w http.ResponseWriter, r *http.Request) {
	const mostBytes = 4 << 20 // as fasthttp has it
	body := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(body)
	body.Reset()
	_, err := body.ReadFrom(http.MaxBytesReader(w, r.Body, mostBytes))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		http.Error(w, err.Error(), http.StatusRequestEntityTooLarge)
		return
	}
	if err == nil {
		err = h.codec.readList(body.Bytes())
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
	}
}

// fetch answers with records of the API server, as they came or read and written by a codec.
func (h *netHTTP) fetch(codec *codec) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		n, good := countOf(r.URL.Query().Get("n"))
		if !good {
			http.Error(w, "n is a number from 0 to 1000000", http.StatusBadRequest)
			return
		}
		body := buffers.Get().(*bytes.Buffer)
		defer buffers.Put(body)
		body.Reset()
		if status, err := h.get(r.Context(), n, body); err != nil {
			http.Error(w, "the API server: "+err.Error(), status)
			return
		}
		answer(w, func(out io.Writer) error {
			if codec == nil {
				_, err := out.Write(body.Bytes())
				return err
			}
			return codec.convert(out, body.Bytes())
		})
	}
}

// get fetches n records into body; the status is that of the failure.
func (h *netHTTP) get(within context.Context, n int, body *bytes.Buffer) (int, error) {
	request, err := http.NewRequestWithContext(within, http.MethodGet, h.url+strconv.Itoa(n), nil)
	if err != nil {
		return http.StatusInternalServerError, err
	}
	response, err := h.client.Do(request)
	if err == nil {
		defer response.Body.Close()
		_, err = body.ReadFrom(response.Body)
		if err == nil && response.StatusCode != http.StatusOK {
			err = errors.New("status " + strconv.Itoa(response.StatusCode))
		}
	}
	if tookTooLong(err) {
		return http.StatusGatewayTimeout, err
	}
	return http.StatusBadGateway, err
}
