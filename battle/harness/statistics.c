/* SPDX-License-Identifier: MIT
 * statistics.c: median, best and spread of samples. */
#include "statistics.h"

#include <math.h>
#include <stdlib.h>

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double quantile(const double *sorted, size_t n, double q)
{
    const double at = q * (double)(n - 1);
    const size_t low = (size_t)at, high = low + 1 < n ? low + 1 : low;
    return sorted[low] + (at - (double)low) * (sorted[high] - sorted[low]);
}

/* Hundredths of a nanosecond: more is noise. */
static double rounded(double ns)
{
    return round(ns * 100) / 100;
}

struct battle_ns battle_summary(double *samples, size_t n)
{
    qsort(samples, n, sizeof *samples, compare);
    return (struct battle_ns){
        .median = rounded(quantile(samples, n, 0.5)),
        .best = rounded(samples[0]),
        .spread = rounded(quantile(samples, n, 0.75) - quantile(samples, n, 0.25)),
    };
}
