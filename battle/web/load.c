/* SPDX-License-Identifier: MIT
 * load.c: one row: verify, look at the clock of the server's processor time, put it under load,
 * look again. */
#define _GNU_SOURCE
#include "load.h"

#include "../report/find.h"
#include "../report/print.h"
#include "one.h"
#include "usage.h"

#include <stdlib.h>
#include <string.h>

static tenon_str keep(tenon_arena *arena, const char *text)
{
    const size_t len = strlen(text);
    char *copy = battle_arena_get(arena, len + 1);
    if (!copy)
        return (tenon_str){0};
    return (tenon_str){memcpy(copy, text, len), len};
}

/* ---- wrk ------------------------------------------------------------------------------------- */

static bool run_wrk(struct web_bench *bench, const struct web_row *row,
                    const struct web_server *server, struct web_run *ret, char *why, size_t size)
{
    char path[128], url[256], connections[32], seconds[32], complaints[WEB_PATH + 32], text[8192];
    struct web_child child;
    const struct web_request *request = bench->request;
    const bool posts = strcmp(web_row_method(row), "POST") == 0;
    const char *argv[] = {"wrk", "-t1", connections, seconds, "--latency", url, NULL, NULL, NULL};
    snprintf(connections, sizeof connections, "-c%u", request->connections);
    snprintf(seconds, sizeof seconds, "-d%us", request->seconds);
    web_row_path(row, path, sizeof path);
    snprintf(url, sizeof url, "%s://127.0.0.1:%u%s", row->tls ? "https" : "http",
             row->tls ? server->tls_port : server->port, path);
    if (posts) {
        argv[6] = "-s";
        argv[7] = bench->script;
    }
    snprintf(complaints, sizeof complaints, "%s/wrk.errors", bench->setup.folder);
    const char *full[10] = {0};
    memcpy(full, argv, sizeof argv);
    if (!web_child_start(&child, full, WEB_REST, complaints, why, size))
        return false;
    web_child_read(&child, text, sizeof text);
    if (!web_child_wait(&child, 10000, why, size)) {
        const size_t len = strlen(why);
        memmove(why + 4, why, len + 1);
        memcpy(why, "wrk ", 4);
        return false;
    }
    return web_wrk_parse(text, ret, why, size);
}

/* ---- one row --------------------------------------------------------------------------------- */

/** The processor time of the servers at one moment. */
struct look {
    const struct web_bench *bench;
    const struct web_server *server;
    struct web_usage mine, api;
};

static void look_at(void *data)
{
    struct look *look = data;
    web_usage_of(look->server->child.pid, &look->mine);
    if (look->bench->api.child.pid > 0)
        web_usage_of(look->bench->api.child.pid, &look->api);
}

static void fill_load(struct battle_load *load, const struct web_row *row,
                      const struct web_run *run, const struct look *before,
                      const struct look *after, tenon_arena *arena)
{
    load->requests = run->requests;
    load->seconds = run->seconds;
    load->per_second = run->per_second;
    load->errors = run->errors;
    load->rss_kib = after->mine.rss_kib;
    load->peak_kib = after->mine.peak_kib;
    if (run->has_latency && (load->latency = battle_arena_get(arena, sizeof *load->latency)))
        *load->latency = run->latency;
    if (run->requests == 0)
        return;
    const double n = (double)run->requests;
    load->cpu_us = (after->mine.cpu_us - before->mine.cpu_us) / n;
    if (web_row_has_upstream(row))
        load->api_cpu_us = (after->api.cpu_us - before->api.cpu_us) / n;
}

void web_load_measure(struct web_bench *bench, const struct web_row *row,
                      const struct web_server *server, tenon_arena *arena, struct battle_load *ret)
{
    const struct web_address at = web_server_address(&bench->setup, server, row->tls);
    const struct web_address api = web_server_address(&bench->setup, &bench->api, false);
    struct look before = {.bench = bench, .server = server}, after = before;
    struct web_run run = {0};
    char why[WEB_WHY];
    ret->rounds = 1;
    ret->checked = web_verify(&bench->truth, row, &at, &api, why, sizeof why);
    if (!ret->checked) {
        ret->note = keep(arena, why);
        return;
    }
    bool good;
    if (row->one) {
        good = web_one_run(&at, row, look_at, &before, &run, why, sizeof why);
    } else {
        look_at(&before);
        good = run_wrk(bench, row, server, &run, why, sizeof why);
    }
    look_at(&after);
    if (good)
        fill_load(ret, row, &run, &before, &after, arena);
    else
        ret->note = keep(arena, why);
}

/* ---- medians --------------------------------------------------------------------------------- */

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

enum { MOST_ROUNDS = 100 };

/* A member's values over the rounds that ran, sorted. */
static size_t collect(const struct battle_load *rounds, size_t n,
                      double (*value)(const struct battle_load *), double values[MOST_ROUNDS])
{
    size_t count = 0;
    for (size_t i = 0; i < n && count < MOST_ROUNDS; i++)
        if (rounds[i].requests > 0)
            values[count++] = value(&rounds[i]);
    qsort(values, count, sizeof *values, by_value);
    return count;
}

/* The mean of the middle two of an even number. */
static double median_of(const struct battle_load *rounds, size_t n,
                        double (*value)(const struct battle_load *))
{
    double values[MOST_ROUNDS];
    const size_t count = collect(rounds, n, value, values);
    return count == 0 ? 0 : (values[count / 2] + values[(count - 1) / 2]) / 2;
}

static double spread_of(const struct battle_load *rounds, size_t n,
                        double (*value)(const struct battle_load *))
{
    double values[MOST_ROUNDS];
    const size_t count = collect(rounds, n, value, values);
    return count < 3 ? 0 : values[count - 1 - count / 4] - values[count / 4];
}

#define VALUE(NAME, EXPRESSION)                                                                    \
    static double NAME(const struct battle_load *load)                                             \
    {                                                                                              \
        return EXPRESSION;                                                                         \
    }
VALUE(seconds_of, load->seconds)
VALUE(requests_of, (double)load->requests)
VALUE(per_second_of, load->per_second)
VALUE(cpu_of, load->cpu_us)
VALUE(api_cpu_of, load->api_cpu_us)
VALUE(rss_of, (double)load->rss_kib)
VALUE(peak_of, (double)load->peak_kib)
VALUE(p50_of, load->latency ? load->latency->p50 : 0)
VALUE(p75_of, load->latency ? load->latency->p75 : 0)
VALUE(p90_of, load->latency ? load->latency->p90 : 0)
VALUE(p99_of, load->latency ? load->latency->p99 : 0)

struct battle_load web_load_median(const struct battle_load *rounds, size_t n, tenon_arena *arena)
{
    struct battle_load load = rounds[0];
    load.rounds = 0;
    load.errors = 0;
    load.latency = NULL;
    for (size_t i = 0; i < n; i++) {
        load.rounds += rounds[i].requests > 0;
        load.errors += rounds[i].errors;
        load.checked = load.checked && rounds[i].checked;
        if (!load.note.data)
            load.note = rounds[i].note;
        if (rounds[i].latency && !load.latency)
            load.latency = battle_arena_get(arena, sizeof *load.latency);
    }
    load.seconds = median_of(rounds, n, seconds_of);
    load.requests = (uint64_t)(median_of(rounds, n, requests_of) + 0.5);
    load.per_second = median_of(rounds, n, per_second_of);
    load.cpu_us = median_of(rounds, n, cpu_of);
    load.cpu_spread = spread_of(rounds, n, cpu_of);
    load.api_cpu_us = median_of(rounds, n, api_cpu_of);
    load.rss_kib = (uint64_t)median_of(rounds, n, rss_of);
    load.peak_kib = (uint64_t)median_of(rounds, n, peak_of);
    if (load.latency)
        *load.latency =
            (struct battle_latency){median_of(rounds, n, p50_of), median_of(rounds, n, p75_of),
                                    median_of(rounds, n, p90_of), median_of(rounds, n, p99_of)};
    return load;
}
