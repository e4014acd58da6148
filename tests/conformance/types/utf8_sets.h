/* SPDX-License-Identifier: MIT
 * types/utf8_sets.h: what test_utf8_sets.c describes. */
#ifndef TESTS_TYPES_UTF8_SETS_H
#define TESTS_TYPES_UTF8_SETS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() texts {
    tenon_str s;
    char *c;
    char fixed[512];
};

struct TENON() key_entry {
    tenon_str key TENON(ignore);
    int value;
};

struct TENON(transparent) keys {
    struct key_entry *entries TENON(count = n, map);
    size_t n;
};

#endif
