/* SPDX-License-Identifier: MIT
 * exchange.c: see exchange.h. Bodies go to libh2o in pieces, so that the progress of slow clients
 * can be seen; nothing is copied. */
#include "exchange.h"

enum {
    PIECE = 256 * 1024,
    PROBLEM = 1024,
    KEPT_CODERS = 32, /* of a worker, idle: what a crowd needed at once is given back */
};

static uint64_t microseconds_since(const struct timespec *from)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)((now.tv_sec - from->tv_sec) * 1000000 + (now.tv_nsec - from->tv_nsec) / 1000);
}

static void give_back(struct worker *worker, struct coder *coder)
{
    if (worker->n_idle_coders == KEPT_CODERS) {
        coder_free(coder);
        return;
    }
    coder_reset(coder);
    coder->next = worker->idle_coders;
    worker->idle_coders = coder;
    worker->n_idle_coders++;
}

/* When the request's memory is given back: after the answer, or when the connection broke. */
static void end_exchange(void *memory)
{
    struct exchange *exchange = memory;
    struct worker *worker = exchange->worker;
    metrics_count(&worker->metrics, exchange->route, exchange->req->res.status,
                  microseconds_since(&exchange->began));
    if (exchange->coder)
        give_back(worker, exchange->coder);
    connection_answered(exchange->connection, exchange->req);
}

struct exchange *exchange_begin(h2o_req_t *req)
{
    struct exchange *exchange = h2o_mem_alloc_shared(&req->pool, sizeof *exchange, end_exchange);
    *exchange = (struct exchange){
        .req = req,
        .worker = worker_of(req),
        .connection = connection_of(req),
        .format = TENON_MEDIA_JSON,
    };
    clock_gettime(CLOCK_MONOTONIC, &exchange->began);
    return exchange;
}

struct coder *exchange_coder(struct exchange *exchange, const struct codec *codec)
{
    struct worker *worker = exchange->worker;
    struct coder **from = &worker->idle_coders;
    while (*from && (*from)->codec != codec)
        from = &(*from)->next;
    struct coder *coder = *from;
    if (coder) {
        *from = coder->next;
        worker->n_idle_coders--;
    } else if ((coder = coder_new()) != NULL) {
        coder->codec = codec;
    } else {
        exchange_problem(exchange, 500, NULL, NULL);
        return NULL;
    }
    return exchange->coder = coder;
}

/* ---- sending --------------------------------------------------------------------------------- */

static void send_rest(h2o_generator_t *generator, h2o_req_t *req)
{
    struct exchange *exchange = H2O_STRUCT_FROM_MEMBER(struct exchange, generator, generator);
    h2o_iovec_t piece = exchange->rest;
    if (piece.len > PIECE)
        piece.len = PIECE;
    exchange->rest.base += piece.len;
    exchange->rest.len -= piece.len;
    connection_progress(exchange->connection);
    h2o_send(req, &piece, piece.len > 0,
             exchange->rest.len ? H2O_SEND_STATE_IN_PROGRESS : H2O_SEND_STATE_FINAL);
}

static void start(struct exchange *exchange, int status, const char *type, size_t length)
{
    h2o_req_t *req = exchange->req;
    req->res.status = status;
    req->res.reason = tenon_http_reason(status);
    req->res.content_length = length;
    /* libh2o sees to this only for requests that come after the signal */
    if (exchange->worker->ending)
        req->http1_is_persistent = 0;
    if (type)
        h2o_add_header(&req->pool, &req->res.headers, H2O_TOKEN_CONTENT_TYPE, NULL, type,
                       strlen(type));
    h2o_start_response(req, &exchange->generator);
}

static bool is_head(const h2o_req_t *req)
{
    return h2o_memis(req->input.method.base, req->input.method.len, H2O_STRLIT("HEAD"));
}

void exchange_send(struct exchange *exchange, int status, const char *type, h2o_iovec_t body)
{
    exchange->generator.proceed = send_rest;
    exchange->rest = body;
    start(exchange, status, type, body.len);
    if (is_head(exchange->req))
        exchange->rest.len = 0;
    send_rest(&exchange->generator, exchange->req);
}

void exchange_write(struct exchange *exchange, enum shape shape, const void *object)
{
    struct coder *coder = exchange->coder;
    if (!coder->codec->write(coder, shape, object))
        exchange_problem(exchange, 500, NULL, NULL);
    else
        exchange_send(exchange, 200, tenon_media_type(exchange->format),
                      h2o_iovec_init(coder->text.data, coder->text.len));
}

static void send_more(h2o_generator_t *generator, h2o_req_t *req)
{
    struct exchange *exchange = H2O_STRUCT_FROM_MEMBER(struct exchange, generator, generator);
    h2o_iovec_t piece = {NULL, 0};
    bool last = true;
    connection_progress(exchange->connection);
    if (!exchange->more(exchange, &piece, &last))
        h2o_send(req, NULL, 0, H2O_SEND_STATE_ERROR);
    else
        h2o_send(req, &piece, piece.len > 0,
                 last ? H2O_SEND_STATE_FINAL : H2O_SEND_STATE_IN_PROGRESS);
}

void exchange_stream(struct exchange *exchange, const char *type,
                     bool (*more)(struct exchange *, h2o_iovec_t *, bool *))
{
    exchange->generator.proceed = send_more;
    exchange->more = more;
    /* without chunks the end of the body is the end of the connection */
    if (exchange->req->version < 0x101)
        exchange->req->http1_is_persistent = 0;
    start(exchange, 200, type, SIZE_MAX);
    if (is_head(exchange->req))
        h2o_send(exchange->req, NULL, 0, H2O_SEND_STATE_FINAL);
    else
        send_more(&exchange->generator, exchange->req);
}

void exchange_problem(struct exchange *exchange, int status, const char *detail,
                      const tenon_error *error)
{
    h2o_mem_pool_t *pool = &exchange->req->pool;
    tenon_http_problem problem = {.status = status, .error = error};
    tenon_sink sink;
    if (detail)
        problem.detail = (tenon_str){detail, strlen(detail)};
    char *text = h2o_mem_alloc_pool(pool, PROBLEM);
    tenon_sink_fixed(&sink, text, PROBLEM);
    if (!tenon_http_problem_write(&problem, &sink, NULL) || !tenon_sink_fini(&sink, NULL))
        sink.len = 0;
    exchange_send(exchange, status, tenon_media_type(TENON_MEDIA_PROBLEM),
                  h2o_iovec_init(text, sink.len));
}

/* ---- fields ---------------------------------------------------------------------------------- */

void exchange_field(struct exchange *exchange, const h2o_token_t *name, const char *value)
{
    h2o_mem_pool_t *pool = &exchange->req->pool;
    const h2o_iovec_t copy = h2o_strdup(pool, value, SIZE_MAX);
    h2o_add_header(pool, &exchange->req->res.headers, name, NULL, copy.base, copy.len);
}

tenon_str exchange_request_field(struct exchange *exchange, const h2o_token_t *name)
{
    h2o_req_t *req = exchange->req;
    tenon_str all = {0};
    for (ssize_t at = -1; (at = h2o_find_header(&req->headers, name, at)) >= 0;) {
        const h2o_iovec_t one = req->headers.entries[at].value;
        if (!all.data) {
            all = (tenon_str){one.base, one.len};
            continue;
        }
        const h2o_iovec_t joined = h2o_concat(&req->pool, h2o_iovec_init(all.data, all.len),
                                              h2o_iovec_init(H2O_STRLIT(", ")), one);
        all = (tenon_str){joined.base, joined.len};
    }
    return all;
}
