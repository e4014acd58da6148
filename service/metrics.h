/* SPDX-License-Identifier: MIT
 * metrics.h: what a worker counts. One thread writes, any may read: counters are atomic, and no
 * instruction more than that is spent on them. */
#ifndef METRICS_H
#define METRICS_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { METRICS_ROUTES = 12, METRICS_STATUSES = 24, METRICS_BUCKETS = 10 };

typedef _Atomic uint64_t metric;

struct metrics {
    metric connections, connections_open;
    metric requests[METRICS_ROUTES][METRICS_STATUSES]; /**< answers by route and status */
    metric refused[METRICS_STATUSES];                  /**< before they came to a route */
    metric upstream_failures;
    metric buckets[METRICS_BUCKETS]; /**< answers by time, see metrics.c */
    metric microseconds;             /**< of all answers */
};

/** Only by the thread that owns it. */
static inline void metrics_add(metric *to, int64_t n)
{
    atomic_store_explicit(to, atomic_load_explicit(to, memory_order_relaxed) + (uint64_t)n,
                          memory_order_relaxed);
}

void metrics_count(struct metrics *metrics, size_t route, int status, uint64_t microseconds);
void metrics_count_refusal(struct metrics *metrics, int status);

struct service;

/** All workers' counts, and what the process uses, in Prometheus' text format 0.0.4. */
void metrics_write(const struct service *service, FILE *to);

#endif
