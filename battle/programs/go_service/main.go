// SPDX-License-Identifier: MIT

// go_service is a peer of the web service in service/: the same routes, written in Go. main.go reads the options, opens
// the listeners and waits for the end; fasthttp.go and net_http.go have the routes, one file for each server library;
// work.go is what the routes do to texts and structs; the structs are those of ../go/models.
//
// Nothing is kept between requests but memory. There are no metrics, no negotiation of formats and no access log here.
package main

import (
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"net"
	"net/url"
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"time"
)

var version string // of the libraries, by the linker

// quiet is the log of clients that break off, for the libraries.
var quiet = log.New(io.Discard, "", 0)

// options are those of the command line.
type options struct {
	role, listen, tls, certificate, key, api, codec, server string
	threads                                                 int
	version                                                 bool
	upstreamTimeout                                         time.Duration
}

// A server serves any number of listeners with one set of routes. shutdown returns when the open requests are answered
// and all connections closed.
type server interface {
	serve(listener net.Listener) error
	shutdown()
}

// grace is how long a connection may still take, once the end was asked for: to send the rest of a request, and to
// take the rest of a response. One that has sent nothing is idle.
const (
	graceToSend = 500 * time.Millisecond
	graceToTake = 10 * time.Second
)

func parse(arguments []string) (*options, error) {
	o := new(options)
	set := flag.NewFlagSet("go_service", flag.ContinueOnError)
	set.StringVar(&o.role, "role", "service", "service, or api: /records/N only")
	set.StringVar(&o.listen, "listen", "", "`address:port` for HTTP; port 0: any; none (default 127.0.0.1:8080; api: 8081)")
	set.StringVar(&o.tls, "tls", "none", "`address:port` for HTTPS")
	set.StringVar(&o.certificate, "certificate", "", "PEM `file` for HTTPS")
	set.StringVar(&o.key, "key", "", "PEM `file` for HTTPS")
	set.StringVar(&o.api, "api", "http://127.0.0.1:8081", "`URL` of the API server")
	set.IntVar(&o.threads, "threads", 1, "GOMAXPROCS")
	set.StringVar(&o.codec, "codec", "easyjson", "encoding-json or easyjson, for /mvc and /records")
	set.StringVar(&o.server, "server", "fasthttp", "fasthttp or net-http")
	set.BoolVar(&o.version, "version", false, "print the versions of the libraries and of Go, and nothing else")
	milliseconds := set.Int("upstream-timeout", 5000, "`milliseconds` that the API server may take")
	if err := set.Parse(arguments); err != nil {
		return nil, err
	}
	o.upstreamTimeout = time.Duration(*milliseconds) * time.Millisecond
	if o.listen == "" {
		o.listen = map[string]string{"service": "127.0.0.1:8080", "api": "127.0.0.1:8081"}[o.role]
	}
	return o, o.check(set.Args())
}

func (o *options) check(rest []string) error {
	switch {
	case len(rest) > 0:
		return fmt.Errorf("%s is no option", rest[0])
	case o.role != "service" && o.role != "api":
		return fmt.Errorf("there is no role %s", o.role)
	case o.server != "fasthttp" && o.server != "net-http":
		return fmt.Errorf("there is no server %s", o.server)
	case codecs[o.codec] == nil:
		return fmt.Errorf("there is no codec %s", o.codec)
	case o.listen == "none" && o.tls == "none":
		return errors.New("neither --listen nor --tls: nothing to do")
	case o.tls != "none" && (o.certificate == "" || o.key == ""):
		return errors.New("--tls needs --certificate and --key")
	case o.threads < 1 || o.upstreamTimeout <= 0:
		return errors.New("--threads and --upstream-timeout are at least 1")
	}
	api, err := url.Parse(o.api)
	if err == nil && (api.Scheme != "http" || api.Host == "" || (api.Path != "" && api.Path != "/")) {
		err = fmt.Errorf("--api %s is not http://HOST:PORT", o.api)
	}
	if err == nil {
		o.api = api.Host
	}
	return err
}

// listeners opens what the options name and says where.
func (o *options) listeners() ([]net.Listener, error) {
	var all []net.Listener
	if o.listen != "none" {
		plain, err := net.Listen("tcp", o.listen)
		if err != nil {
			return nil, err
		}
		all = append(all, plain)
	}
	if o.tls != "none" {
		certificate, err := tls.LoadX509KeyPair(o.certificate, o.key)
		if err != nil {
			return nil, err
		}
		below, err := net.Listen("tcp", o.tls)
		if err != nil {
			return nil, err
		}
		config := &tls.Config{Certificates: []tls.Certificate{certificate}, MinVersion: tls.VersionTLS12}
		all = append(all, tls.NewListener(below, config))
	}
	return all, nil
}

func run(o *options) error {
	runtime.GOMAXPROCS(o.threads)
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM, syscall.SIGINT)
	var serving server = newFastHTTP(o)
	if o.server == "net-http" {
		serving = newNetHTTP(o)
	}
	listeners, err := o.listeners()
	if err != nil {
		return err
	}
	failed := make(chan error, len(listeners))
	for _, listener := range listeners {
		go func(listener net.Listener) { failed <- serving.serve(listener) }(listener)
	}
	for i, listener := range listeners {
		scheme := "http"
		if i > 0 || o.listen == "none" {
			scheme = "https"
		}
		fmt.Printf("listening on %s://%s\n", scheme, listener.Addr())
	}
	select {
	case err = <-failed:
		return err
	case <-stop:
		serving.shutdown()
		return nil
	}
}

func main() {
	o, err := parse(os.Args[1:])
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	status := 2
	if err == nil && o.version {
		fmt.Println(version + ", " + runtime.Version())
		return
	}
	if err == nil {
		status = 1
		err = run(o)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "go_service:", err)
		os.Exit(status)
	}
}
