/* SPDX-License-Identifier: MIT
 * one.c: see one.h. */
#define _GNU_SOURCE
#include "one.h"

#include "child.h"

#include <stdlib.h>
#include <time.h>

enum { WARM_UP = 100, MOST_TIMED = 1 << 20 };

static double now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

struct battle_latency web_percentiles(double *values, size_t n)
{
    static const double shares[] = {0.5, 0.75, 0.9, 0.99};
    double found[4];
    qsort(values, n, sizeof *values, by_value);
    for (size_t i = 0; i < 4; i++)
        found[i] = values[(size_t)(shares[i] * (double)(n - 1))];
    return (struct battle_latency){found[0], found[1], found[2], found[3]};
}

/** A run under way. */
struct one {
    struct web_client client;
    const char *request;
    size_t request_len, answer_len;
    double *times;
    struct web_run *run;
};

static bool ask(struct one *one, struct web_answer *answer, char *why, size_t size)
{
    return web_client_send(&one->client, one->request, one->request_len, why, size) &&
           web_client_receive(&one->client, answer, why, size);
}

static bool warm_up(struct one *one, char *why, size_t size)
{
    struct web_answer answer;
    for (int i = 0; i < WARM_UP; i++) {
        if (!ask(one, &answer, why, size))
            return false;
        if (answer.status != 200) {
            snprintf(why, size, "status %d", answer.status);
            return false;
        }
        one->answer_len = answer.len;
    }
    return true;
}

static bool count(struct one *one, char *why, size_t size)
{
    struct web_answer answer;
    struct web_run *run = one->run;
    const double start = now_us();
    double before = start, now = start;
    while (now - start < 1e6 && run->requests < MOST_TIMED && !web_interrupted()) {
        if (!ask(one, &answer, why, size))
            return false;
        now = now_us();
        one->times[run->requests++] = now - before;
        before = now;
        run->errors += answer.status != 200 || answer.len != one->answer_len;
        run->refused += answer.status != 200;
    }
    run->seconds = (now - start) / 1e6;
    run->per_second = run->seconds > 0 ? (double)run->requests / run->seconds : 0;
    return true;
}

bool web_one_run(const struct web_address *server, const struct web_row *row, web_one_start *start,
                 void *data, struct web_run *ret, char *why, size_t size)
{
    char path[128], request[256];
    struct one one = {.run = ret, .request = request};
    *ret = (struct web_run){0};
    web_row_path(row, path, sizeof path);
    one.request_len = (size_t)snprintf(request, sizeof request,
                                       "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", path);
    if (!web_client_open(&one.client, server, why, size))
        return false;
    one.times = malloc(MOST_TIMED * sizeof *one.times);
    bool good = one.times != NULL;
    if (!good)
        snprintf(why, size, "out of memory");
    if (good && (good = warm_up(&one, why, size))) {
        start(data);
        good = count(&one, why, size);
    }
    if (good && ret->requests > 0) {
        ret->latency = web_percentiles(one.times, ret->requests);
        ret->has_latency = true;
    }
    free(one.times);
    web_client_close(&one.client);
    return good;
}
