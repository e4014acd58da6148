/* SPDX-License-Identifier: MIT
 * types/cases_read.h: what test_cases_read.c describes. */
#ifndef TESTS_TYPES_CASES_READ_H
#define TESTS_TYPES_CASES_READ_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() i64_member {
    int64_t n;
};

struct TENON() u64_member {
    uint64_t n;
};

struct TENON(transparent) f64_list {
    double *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) i32_list {
    int *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) str_list {
    tenon_str *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) cstr_list {
    char **items TENON(count = n);
    size_t n;
};

struct TENON() user_both {
    tenon_str user;
    int a;
};

struct TENON() role {
    char *role;
    char **tags TENON(count = n_tags);
    size_t n_tags;
};

struct TENON() host {
    char *host;
    uint16_t port;
    int other TENON(name = "pa/th");
};

struct TENON() exact_ids {
    uint64_t serial;
    int64_t odd, low;
};

struct TENON() accented {
    tenon_raw k;
    char *e TENON(name = "\xC3\xA9");
};

struct TENON(transparent) cstr_root {
    char *value;
};

#endif
