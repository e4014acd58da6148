/* SPDX-License-Identifier: MIT
 * service.h: a web service on libh2o and tenon, in the shape that users' own services may take:
 *
 *   main.c        start and end: options, certificate, listeners, threads, signals
 *   options.c     the command line and the environment
 *   tls.c         OpenSSL: the context, and a self-signed certificate where there is none
 *   worker.c      one event loop in one thread, with its listeners
 *   connection.c  from accept to close: handshake, guard, slow and refused clients
 *   guard.c       what an HTTP/1 request head must look like (knows nothing of sockets)
 *   exchange.c    one request and its answer: bodies, problems, what is given back at the end
 *   routes.c      which handler, which methods, which formats
 *   mvc.c, records.c, chain.c, status.c   the handlers
 *   upstream.c    requests to the API server
 *   codec.c       reading and writing bodies by tenon; peers.c: by other serializers
 *   metrics.c     what is counted, as Prometheus text
 *
 * Everything that belongs to a worker is touched by its thread alone, but for the counters, which
 * have one writer and any number of readers. HTTP/2 is off: a client that asks for it is answered
 * by HTTP/1.1. */
#ifndef SERVICE_H
#define SERVICE_H

#include <h2o.h>
#include <stdbool.h>
#include <tenon/tenon.h>

enum role { ROLE_SERVICE, ROLE_API };

/** What the command line and the environment say; options.c has the defaults. */
struct options {
    enum role role;
    const char *listen, *tls; /**< ADDRESS:PORT, or "none" */
    const char *certificate, *key;
    const char *api; /**< URL of the API server */
    const char *codec;
    const char *access_log; /**< a file, or NULL */
    unsigned threads;
    size_t max_body;          /**< bytes of a request's body, and of an answer of the API server */
    size_t max_header;        /**< bytes of a request's head */
    unsigned max_connections; /**< of one worker */
    unsigned
        request_timeout; /**< ms for a request to arrive, and for a piece of an answer to leave */
    unsigned upstream_timeout; /**< ms for an answer of the API server, as a whole */
    unsigned grace;            /**< ms that open requests have at the end */
};

/** Fills options; false: said why on standard error, or helped. *ret_status: what to exit with. */
bool options_take(struct options *options, int argc, char **argv, int *ret_status);

/** The server's side of TLS 1.2 and 1.3, without ALPN. Makes the certificate and the key if neither
 * file is there. NULL: said why. */
SSL_CTX *tls_context(const char *certificate, const char *key);

struct codec;
struct worker;

/** What all workers share, and nobody changes while they run. */
struct service {
    struct options options;
    h2o_globalconf_t http;
    SSL_CTX *tls;
    const struct codec *codec, *codec_by_tables; /**< the second one: of /testReflection */
    struct sockaddr_in upstream;
    char upstream_host[64]; /**< for the Host field */
    struct worker *workers;
};

#endif
