/* SPDX-License-Identifier: MIT
 * types/cases_expect.h: what test_cases_expect.c describes. */
#ifndef TESTS_TYPES_CASES_EXPECT_H
#define TESTS_TYPES_CASES_EXPECT_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON(transparent) a_bool {
    bool value;
};

struct TENON(transparent) a_string {
    tenon_str value;
};

struct TENON(transparent) a_double {
    double value;
};

struct TENON(transparent) a_signed {
    int64_t value;
};

struct TENON(transparent) an_unsigned {
    uint64_t value;
};

struct TENON(transparent) raw_list {
    tenon_raw *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) raw_entry {
    tenon_str key;
    tenon_raw value;
};

struct TENON(transparent) raw_map {
    struct raw_entry *entries TENON(count = n, map);
    size_t n;
};

#endif
