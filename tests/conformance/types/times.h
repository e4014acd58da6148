/* SPDX-License-Identifier: MIT
 * types/times.h: what test_times.c describes. */
#ifndef TESTS_TYPES_TIMES_H
#define TESTS_TYPES_TIMES_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() stamp {
    tenon_time at;
};

struct TENON(transparent) stamps {
    tenon_time *items TENON(count = n);
    size_t n;
};

#endif
