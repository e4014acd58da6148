/* SPDX-License-Identifier: MIT
 * wrk.c: wrk's report, line by line:
 *
 *     Latency Distribution
 *        50%    1.21ms
 *     1678 requests in 1.00s, 852.11KB read
 *     Socket errors: connect 0, read 3, write 0, timeout 1      only when there were some
 *     Non-2xx or 3xx responses: 1678                            only when there were some
 *   Requests/sec:   1674.08
 *
 * Times have the units us, ms, s, m and h, counts k, M and G; both have two decimals. */
#include "wrk.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct unit {
    const char *name;
    double factor;
};

/* A number of decimal digits and perhaps a point, and right behind it one of the units (the last
 * one has no name). NULL: it is none; else what follows. */
static const char *take(const char *at, const struct unit *units, double *ret)
{
    size_t digits = strspn(at, "0123456789");
    char *end;
    if (digits == 0)
        return NULL;
    const double value = strtod(at, &end);
    const size_t len = strspn(at, "0123456789.");
    if (end != at + len)
        return NULL;
    while (*units->name && strncmp(end, units->name, strlen(units->name)) != 0)
        units++;
    if (units->factor == 0)
        return NULL;
    end += strlen(units->name);
    if (*end && !strchr(" ,\n", *end))
        return NULL;
    *ret = value * units->factor;
    return end;
}

static const struct unit times[] = {{"us", 1},   {"ms", 1e3},   {"s", 1e6},
                                    {"m", 60e6}, {"h", 3600e6}, {"", 0}};
static const struct unit counts[] = {{"k", 1e3}, {"M", 1e6}, {"G", 1e9}, {"", 1}};

/* What stands behind the key, which follows blanks at the start of a line; NULL: no such line. */
static const char *behind(const char *text, const char *key)
{
    const size_t len = strlen(key);
    for (const char *line = text; line && *line;) {
        const char *at = line + strspn(line, " ");
        if (strncmp(at, key, len) == 0)
            return at + len + strspn(at + len, " ");
        line = strchr(line, '\n');
        line += line != NULL;
    }
    return NULL;
}

static bool take_latency(const char *text, struct battle_latency *ret)
{
    const char *at = behind(text, "Latency Distribution");
    const struct {
        const char *key;
        double *to;
    } rows[] = {{"50%", &ret->p50}, {"75%", &ret->p75}, {"90%", &ret->p90}, {"99%", &ret->p99}};
    for (size_t i = 0; i < 4; i++) {
        const char *value = at ? behind(at, rows[i].key) : NULL;
        if (!value || !take(value, times, rows[i].to))
            return false;
    }
    return true;
}

/* "1678 requests in 1.00s, 852.11KB read" */
static bool take_requests(const char *text, struct web_run *ret)
{
    static const char words[] = " requests in ";
    const char *at = strstr(text, words);
    double micros;
    if (!at)
        return false;
    const char *start = at;
    while (start > text && start[-1] >= '0' && start[-1] <= '9')
        start--;
    if (start == at || !take(at + sizeof words - 1, times, &micros))
        return false;
    ret->requests = strtoull(start, NULL, 10);
    ret->seconds = micros / 1e6;
    return true;
}

static bool take_errors(const char *text, struct web_run *ret)
{
    unsigned long long part[4] = {0}, refused = 0;
    const char *at = behind(text, "Socket errors:");
    if (at && sscanf(at, "connect %llu, read %llu, write %llu, timeout %llu", &part[0], &part[1],
                     &part[2], &part[3]) != 4)
        return false;
    at = behind(text, "Non-2xx or 3xx responses:");
    if (at && sscanf(at, "%llu", &refused) != 1)
        return false;
    ret->refused = refused;
    ret->errors = part[0] + part[1] + part[2] + part[3] + refused;
    return true;
}

bool web_wrk_parse(const char *text, struct web_run *ret, char *why, size_t size)
{
    struct web_run run = {.has_latency = true};
    const char *rate = behind(text, "Requests/sec:");
    const char *missing = NULL;
    if (!take_latency(text, &run.latency))
        missing = "latency distribution";
    else if (!take_requests(text, &run))
        missing = "requests in so many seconds";
    else if (!rate || !take(rate, counts, &run.per_second))
        missing = "requests per second";
    else if (!take_errors(text, &run))
        missing = "readable counts of errors";
    if (missing) {
        snprintf(why, size, "wrk's report has no %s: %.200s", missing, text);
        return false;
    }
    *ret = run;
    return true;
}
