/* SPDX-License-Identifier: MIT
 * records.c: GET /records/N, what the API server is for: N records, the same for the same N. A few
 * are one text; many are written and sent slice by slice, in the memory of one slice. */
#include "routes.h"

enum { DISTINCT = 1000, MOST = 1000000, NUMBER = 24 };

static struct record records[DISTINCT]; /* record i of an answer is records[i % DISTINCT] */
static char ids[DISTINCT][NUMBER + 1], names[DISTINCT][NUMBER + 3];

/* 19 digits, the first of them not 0 (xorshift64*, from a seed). */
static unsigned long long number(uint64_t *state)
{
    uint64_t x = *state;
    x ^= x >> 12, x ^= x << 25, x ^= x >> 27;
    *state = x;
    return 1000000000000000000u + x * UINT64_C(2685821657736338717) % 8000000000000000000u;
}

void records_prepare(void)
{
    uint64_t state = 20190825;
    for (size_t i = 0; i < DISTINCT; i++) {
        const int id = snprintf(ids[i], sizeof ids[i], "id_%llu", number(&state));
        const int name = snprintf(names[i], sizeof names[i], "name_%llu", number(&state));
        records[i] = (struct record){
            .Id = {ids[i], (size_t)id},
            .Name = {names[i], (size_t)name},
            .Time = 1566731141 + (int64_t)i,
        };
    }
}

/* How far an answer has come. */
struct progress {
    uint32_t sent, all;
};

/* A slice of the array is an array: its brackets become commas, but for the first and the last. */
static bool next_slice(struct exchange *exchange, h2o_iovec_t *piece, bool *last)
{
    struct progress *progress = exchange->data;
    const uint32_t left = progress->all - progress->sent;
    const struct records slice = {.items = records, .n = left < DISTINCT ? left : DISTINCT};
    struct coder *coder = exchange->coder;
    if (!coder->codec->write(coder, SHAPE_RECORDS, &slice))
        return false;
    *piece = h2o_iovec_init(coder->text.data, coder->text.len);
    if (progress->sent > 0)
        piece->base[0] = ',';
    progress->sent += (uint32_t)slice.n;
    *last = progress->sent == progress->all;
    if (!*last)
        piece->len--;
    return true;
}

void records_get(struct exchange *exchange)
{
    uint32_t n;
    if (!route_number(exchange->parameter, exchange->parameter_len, &n) || n > MOST) {
        exchange_problem(exchange, 404, "the path is /records/N, N from 0 to 1000000", NULL);
        return;
    }
    if (!exchange_coder(exchange, exchange->worker->service->codec))
        return;
    if (n > DISTINCT) {
        struct progress *progress = h2o_mem_alloc_pool(&exchange->req->pool, sizeof *progress);
        *progress = (struct progress){.all = n};
        exchange->data = progress;
        exchange_stream(exchange, tenon_media_type(exchange->format), next_slice);
        return;
    }
    exchange_write(exchange, SHAPE_RECORDS, &(struct records){.items = records, .n = n});
}
