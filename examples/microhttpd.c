/* SPDX-License-Identifier: MIT
 * microhttpd.c: a small server of described structs, on GNU libmicrohttpd.
 *
 *     microhttpd [PORT]      8080 by default; 0: one that is free, which the first line says
 *
 *     curl http://127.0.0.1:8080/config
 *     curl -H 'Content-Type: application/json' -d '{"listen": {"port": 90}}'
 * http://127.0.0.1:8080/config
 *
 * GET /config answers with the configuration (config.h), POST /config replaces it. The library
 * parses HTTP; tenon/http.h says which formats the fields of a request name, which status an error
 * has, and writes the error as problem+json with path, line and column.
 *
 * One thread handles all requests, so that the configuration needs no lock; a body never takes more
 * memory than struct request has. Not here: TLS, other formats, threads. */
#define _POSIX_C_SOURCE 200809L
#include <arpa/inet.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenon/http.h>

#include "config.tenon.h"

enum { MOST_BODY = 64 * 1024, MOST_CONNECTIONS = 100, SECONDS_OF_SILENCE = 10 };

/* What is known of a request while its body comes in. */
struct request {
    size_t len;
    char body[MOST_BODY + 1]; /* the one byte too much makes the read fail by max_bytes */
};

/* ---- answers --------------------------------------------------------------------------------- */

/* Sends what is in the sink, which ends here. allow: for status 405. */
static enum MHD_Result answer(struct MHD_Connection *connection, int status, enum tenon_media media,
                              const char *allow, tenon_sink *sink)
{
    enum MHD_Result result = MHD_NO; /* closes the connection */
    struct MHD_Response *response =
        MHD_create_response_from_buffer(sink->len, sink->data, MHD_RESPMEM_MUST_COPY);
    if (response && MHD_add_response_header(response, "Content-Type", tenon_media_type(media)) &&
        (!allow || MHD_add_response_header(response, "Allow", allow)))
        result = MHD_queue_response(connection, (unsigned)status, response);
    if (response)
        MHD_destroy_response(response);
    tenon_sink_fini(sink, NULL);
    return result;
}

static enum MHD_Result answer_problem(struct MHD_Connection *connection,
                                      const tenon_http_problem *problem, const char *allow)
{
    const int status = problem->status ? problem->status : tenon_http_status(problem->error);
    tenon_sink sink;
    tenon_error error;
    if (status >= 500 && problem->error) /* the peer is not told why */
        tenon_error_print(problem->error, "microhttpd", stderr);
    tenon_sink_memory(&sink, NULL);
    if (!tenon_http_problem_write(problem, &sink, &error)) {
        tenon_error_print(&error, "microhttpd", stderr);
        tenon_sink_fini(&sink, NULL);
        return MHD_NO;
    }
    return answer(connection, status, TENON_MEDIA_PROBLEM, allow, &sink);
}

static enum MHD_Result answer_config(struct MHD_Connection *connection, const struct config *config)
{
    tenon_sink sink;
    tenon_error error;
    tenon_sink_memory(&sink, NULL);
    if (!config_json_write(config, &sink, NULL, &error)) {
        tenon_sink_fini(&sink, NULL);
        return answer_problem(connection, &(tenon_http_problem){.status = 500, .error = &error},
                              NULL);
    }
    return answer(connection, 200, TENON_MEDIA_JSON, NULL, &sink);
}

/* ---- requests -------------------------------------------------------------------------------- */

/* A field of the request; NULL data when it is not there. */
static tenon_str field_of(struct MHD_Connection *connection, const char *name)
{
    const char *value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
    return (tenon_str){value, value ? strlen(value) : 0};
}

static enum MHD_Result replace_config(struct MHD_Connection *connection, struct config *config,
                                      const struct request *request)
{
    struct config posted;
    tenon_error error;
    if (tenon_http_content_type(field_of(connection, "Content-Type")) != TENON_MEDIA_JSON)
        return answer_problem(
            connection,
            &(tenon_http_problem){.status = 415, .detail = {"application/json is read here", 29}},
            NULL);
    if (!config_json_read(&posted, request->body, request->len, tenon_heap,
                          &(tenon_options){.max_bytes = MOST_BODY}, &error))
        return answer_problem(connection, &(tenon_http_problem){.error = &error}, NULL);
    config_free(config, tenon_heap);
    *config = posted;
    return answer_config(connection, config);
}

/* The whole request is there. */
static enum MHD_Result handle(struct MHD_Connection *connection, struct config *config,
                              const char *path, const char *method, const struct request *request)
{
    static const enum tenon_media offered[] = {TENON_MEDIA_JSON};
    const bool post = strcmp(method, "POST") == 0;
    if (strcmp(path, "/config") != 0)
        return answer_problem(connection, &(tenon_http_problem){.status = 404}, NULL);
    if (!post && strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0)
        return answer_problem(connection, &(tenon_http_problem){.status = 405}, "GET, HEAD, POST");
    if (tenon_http_accept(field_of(connection, "Accept"), offered, 1) == TENON_MEDIA_NONE)
        return answer_problem(
            connection,
            &(tenon_http_problem){.status = 406, .detail = {"there is application/json", 25}},
            NULL);
    return post ? replace_config(connection, config, request) : answer_config(connection, config);
}

/* A body that is announced as too long is not waited for; one without a length is noticed later. */
static bool announces_too_much(struct MHD_Connection *connection)
{
    tenon_str length =
        field_of(connection, "Content-Length"); /* digits: libmicrohttpd has checked */
    return length.data && strtoull(length.data, NULL, 10) > MOST_BODY;
}

/* Called when the fields are there, then for each piece of the body, then at its end. */
static enum MHD_Result on_request(void *context, struct MHD_Connection *connection,
                                  const char *path, const char *method, const char *version,
                                  const char *piece, size_t *piece_len, void **state)
{
    struct request *request = *state;
    (void)version;
    if (!request) {
        if (announces_too_much(connection))
            return answer_problem(connection, &(tenon_http_problem){.status = 413}, NULL);
        request = *state = malloc(sizeof *request);
        if (!request)
            return MHD_NO;
        request->len = 0;
        return MHD_YES;
    }
    if (*piece_len == 0)
        return handle(connection, context, path, method, request);
    size_t room = sizeof request->body - request->len, n = *piece_len < room ? *piece_len : room;
    memcpy(request->body + request->len, piece, n);
    request->len += n;
    *piece_len = 0; /* what is too much is dropped */
    return MHD_YES;
}

static void on_end(void *context, struct MHD_Connection *connection, void **state,
                   enum MHD_RequestTerminationCode why)
{
    (void)context;
    (void)connection;
    (void)why;
    free(*state);
    *state = NULL;
}

/* ---- the program ----------------------------------------------------------------------------- */

int main(int argc, char **argv)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    struct config config;
    sigset_t signals;
    int signal;

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons((uint16_t)(argc > 1 ? strtoul(argv[1], NULL, 10) : 8080));
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    sigprocmask(SIG_BLOCK, &signals, NULL); /* before threads begin: main alone waits for them */

    if (!config_init(&config, tenon_heap))
        return 1;
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD, 0, NULL, NULL, on_request, &config,
        MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_NOTIFY_COMPLETED, on_end, NULL,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)MOST_CONNECTIONS, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)SECONDS_OF_SILENCE, MHD_OPTION_END);
    if (!daemon) {
        fprintf(stderr, "microhttpd: cannot listen on port %u\n", ntohs(address.sin_port));
        config_free(&config, tenon_heap);
        return 1;
    }
    printf("listening on http://127.0.0.1:%u\n",
           MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    sigwait(&signals, &signal);
    MHD_stop_daemon(daemon);
    config_free(&config, tenon_heap);
    return 0;
}
