/* SPDX-License-Identifier: MIT
 * chain.c: a service between its clients and another one: fetches n records from the API server and
 * sends them on, as they are or read into structs and written again. A client gets all of the
 * answer or a problem, never a part. */
#include "routes.h"

/* The value of a parameter of the query; NULL data: there is none. */
static h2o_iovec_t query_value(const h2o_req_t *req, const char *name, size_t name_len)
{
    if (req->query_at == SIZE_MAX)
        return h2o_iovec_init(NULL, 0);
    const char *at = req->path.base + req->query_at + 1, *end = req->path.base + req->path.len;
    while (at < end) {
        const char *stop = memchr(at, '&', (size_t)(end - at));
        if (!stop)
            stop = end;
        if ((size_t)(stop - at) > name_len && memcmp(at, name, name_len) == 0 &&
            at[name_len] == '=')
            return h2o_iovec_init(at + name_len + 1, (size_t)(stop - at) - name_len - 1);
        at = stop + 1;
    }
    return h2o_iovec_init(NULL, 0);
}

static void forward(struct fetch *fetch, int status, const char *detail)
{
    struct exchange *exchange = fetch->data;
    if (status != 200) {
        exchange_problem(exchange, status, detail, NULL);
        return;
    }
    upstream_keep(fetch);
    exchange_send(exchange, 200, tenon_media_type(exchange->format), fetch->body);
}

/* Reads and writes again; exchange->data is the codec. */
static void process(struct fetch *fetch, int status, const char *detail)
{
    struct exchange *exchange = fetch->data;
    const struct codec *codec = exchange->data;
    struct records records;
    tenon_error error = {0};
    if (status != 200) {
        exchange_problem(exchange, status, detail, NULL);
        return;
    }
    struct coder *coder = exchange_coder(exchange, codec);
    if (!coder)
        return;
    if (!codec->read(coder, SHAPE_RECORDS, (tenon_str){fetch->body.base, fetch->body.len}, &records,
                     &error)) {
        metrics_add(&exchange->worker->metrics.upstream_failures, 1);
        exchange_problem(exchange, 502, "the API server's answer cannot be read", NULL);
    } else {
        exchange_write(exchange, SHAPE_RECORDS, &records);
    }
}

static void fetch_records(struct exchange *exchange,
                          void (*done)(struct fetch *, int, const char *))
{
    const h2o_iovec_t n = query_value(exchange->req, H2O_STRLIT("n"));
    uint32_t number;
    if (!n.base || !route_number(n.base, n.len, &number) || number > 1000000) {
        exchange_problem(exchange, 400, "the query is n=N, N from 0 to 1000000", NULL);
        return;
    }
    const h2o_iovec_t path =
        h2o_concat(&exchange->req->pool, h2o_iovec_init(H2O_STRLIT("/records/")), n);
    upstream_get(&exchange->worker->upstream, exchange->req, path, done, exchange);
}

void chain_no_process(struct exchange *exchange)
{
    fetch_records(exchange, forward);
}

void chain_by_tables(struct exchange *exchange)
{
    exchange->data = (void *)exchange->worker->service->codec_by_tables;
    fetch_records(exchange, process);
}

void chain_by_codec(struct exchange *exchange)
{
    exchange->data = (void *)exchange->worker->service->codec;
    fetch_records(exchange, process);
}
