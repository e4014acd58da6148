// SPDX-License-Identifier: MIT

package main

import (
	"bytes"
	"net"
	"strconv"
	"sync"
	"time"

	"github.com/valyala/fasthttp"
)

// The routes on fasthttp: requests, responses and their bodies come from its pools, and texts are written into the
// body that it sends. Its client keeps connections to the API server.

type fastHTTP struct {
	server *fasthttp.Server
	client *fasthttp.HostClient
	codec  *codec
	uri    []byte // of the API server's records, without their number

	mutex    sync.Mutex
	open     map[net.Conn]struct{}
	stopping bool
}

func newFastHTTP(o *options) *fastHTTP {
	f := &fastHTTP{codec: codecs[o.codec], uri: []byte("http://" + o.api + "/records/"), open: map[net.Conn]struct{}{}}
	handler := f.service
	if o.role == "api" {
		handler = f.api
	}
	f.server = &fasthttp.Server{
		Handler:         handler,
		Name:            "fasthttp",
		Logger:          quiet,
		CloseOnShutdown: true,
		ConnState:       f.changed,
	}
	f.client = &fasthttp.HostClient{
		Addr:         o.api,
		MaxConns:     1 << 16,
		ReadTimeout:  o.upstreamTimeout,
		WriteTimeout: o.upstreamTimeout,
		// A request is sent again when its connection had been closed, and not when time is up.
		RetryIf: func(*fasthttp.Request) bool { return false },
	}
	return f
}

func (f *fastHTTP) serve(listener net.Listener) error { return f.server.Serve(listener) }

// ---- the end ------------------------------------------------------------------------------------

// The library waits for connections to close but does not close those that are idle, so they get a deadline.

func (f *fastHTTP) changed(connection net.Conn, state fasthttp.ConnState) {
	switch state {
	case fasthttp.StateNew:
		f.mutex.Lock()
		f.open[connection] = struct{}{}
		if f.stopping {
			end(connection)
		}
		f.mutex.Unlock()
	case fasthttp.StateClosed, fasthttp.StateHijacked:
		f.mutex.Lock()
		delete(f.open, connection)
		f.mutex.Unlock()
	}
}

func end(connection net.Conn) {
	now := time.Now()
	_ = connection.SetReadDeadline(now.Add(graceToSend))
	_ = connection.SetWriteDeadline(now.Add(graceToTake))
}

func (f *fastHTTP) shutdown() {
	f.mutex.Lock()
	f.stopping = true
	for connection := range f.open {
		end(connection)
	}
	f.mutex.Unlock()
	_ = f.server.Shutdown()
}

// ---- the routes -----------------------------------------------------------------------------------

func refuse(ctx *fasthttp.RequestCtx, status int, why string) {
	ctx.Response.ResetBody()
	ctx.SetStatusCode(status)
	ctx.SetContentType(textType)
	ctx.SetBodyString(why + "\n")
}

// allows says whether the method is the route's.
func allows(ctx *fasthttp.RequestCtx, method string) bool {
	if string(ctx.Method()) == method || (method == fasthttp.MethodGet && ctx.IsHead()) {
		return true
	}
	ctx.Response.Header.Set(fasthttp.HeaderAllow, method)
	refuse(ctx, fasthttp.StatusMethodNotAllowed, "the method is "+method)
	return false
}

func (f *fastHTTP) api(ctx *fasthttp.RequestCtx) {
	path := ctx.Path()
	switch {
	case bytes.HasPrefix(path, []byte("/records/")):
		f.records(ctx, path[len("/records/"):])
	case string(path) == "/health":
		health(ctx)
	default:
		refuse(ctx, fasthttp.StatusNotFound, "there is nothing here")
	}
}

func (f *fastHTTP) service(ctx *fasthttp.RequestCtx) {
	switch string(ctx.Path()) {
	case "/mvc/SerializeThousandSmallClassList":
		f.serialize(ctx)
	case "/mvc/DeserializeThousandSmallClassList":
		f.deserialize(ctx)
	case "/testNoProcess":
		f.fetch(ctx, nil)
	case "/testReflection":
		f.fetch(ctx, codecs["encoding-json"])
	case "/testNoReflection":
		f.fetch(ctx, codecs["easyjson"])
	default:
		f.api(ctx)
	}
}

func health(ctx *fasthttp.RequestCtx) {
	if allows(ctx, fasthttp.MethodGet) {
		ctx.SetContentType(textType)
		ctx.SetBodyString("ok\n")
	}
}

func (f *fastHTTP) records(ctx *fasthttp.RequestCtx, number []byte) {
	n, good := countOf(string(number))
	if !good {
		refuse(ctx, fasthttp.StatusNotFound, "there are 0 to 1000000 records")
	} else if allows(ctx, fasthttp.MethodGet) {
		finish(ctx, f.codec.writeRecords(ctx, n))
	}
}

func (f *fastHTTP) serialize(ctx *fasthttp.RequestCtx) {
	if allows(ctx, fasthttp.MethodGet) {
		finish(ctx, f.codec.writeList(ctx))
	}
}

func (f *fastHTTP) deserialize(ctx *fasthttp.RequestCtx) {
	if !allows(ctx, fasthttp.MethodPost) {
		return
	}
	if err := f.codec.readList(ctx.PostBody()); err != nil {
		refuse(ctx, fasthttp.StatusBadRequest, err.Error())
	}
}

// finish is the end of a response whose body was written by a codec.
func finish(ctx *fasthttp.RequestCtx, err error) {
	switch err.(type) {
	case nil:
		ctx.SetContentType(jsonType)
	case errUpstream:
		refuse(ctx, fasthttp.StatusBadGateway, err.Error())
	default:
		refuse(ctx, fasthttp.StatusInternalServerError, err.Error())
	}
}

// fetch answers with records of the API server, as they came or read and written by a codec.
func (f *fastHTTP) fetch(ctx *fasthttp.RequestCtx, codec *codec) {
	n, good := countOf(string(ctx.QueryArgs().Peek("n")))
	if !good {
		refuse(ctx, fasthttp.StatusBadRequest, "n is a number from 0 to 1000000")
		return
	}
	if !allows(ctx, fasthttp.MethodGet) {
		return
	}
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	var uri [128]byte
	request.SetRequestURIBytes(strconv.AppendInt(append(uri[:0], f.uri...), int64(n), 10))
	if err := f.client.Do(request, response); err != nil {
		status := fasthttp.StatusBadGateway
		if err == fasthttp.ErrDialTimeout || tookTooLong(err) {
			status = fasthttp.StatusGatewayTimeout
		}
		refuse(ctx, status, "the API server: "+err.Error())
		return
	}
	switch {
	case response.StatusCode() != fasthttp.StatusOK:
		refuse(ctx, fasthttp.StatusBadGateway, "the API server's status is "+strconv.Itoa(response.StatusCode()))
	case codec != nil:
		finish(ctx, codec.convert(ctx, response.Body()))
	default: // the bodies change places, so that none is copied
		response.SwapBody(ctx.Response.SwapBody(response.Body()))
		finish(ctx, nil)
	}
}
