/* SPDX-License-Identifier: MIT
 * types/raw_time.h: what test_raw_time.c describes. */
#ifndef TESTS_TYPES_RAW_TIME_H
#define TESTS_TYPES_RAW_TIME_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() raws {
    tenon_raw raw;
    int after;
};

struct TENON() times {
    tenon_time t;
};

#endif
