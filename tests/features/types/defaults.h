/* SPDX-License-Identifier: MIT
 * types/defaults.h: what test_defaults.c describes. */
#ifndef TESTS_TYPES_DEFAULTS_H
#define TESTS_TYPES_DEFAULTS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum TENON() level { LOW = -5, MIDDLE = 7, HIGH = 1000 };

struct listen {
    char host[64] TENON(default = "127.0.0.1");
    uint16_t port TENON(default = 8080, min = 1);
};

struct config {
    bool on TENON(default = true);
    int8_t small TENON(default = -128);
    uint64_t large TENON(default = (uint64_t)1 << 63);
    int64_t least TENON(default = -9000000000000000000);
    float f TENON(default = 0.5f);
    double d TENON(default = 3);
    char *name TENON(default = "tenon");
    tenon_str greeting TENON(default = "");
    enum level level TENON(default = MIDDLE);
    struct listen listen;
    struct listen pair[2];
    struct listen *extra;
    struct listen *more TENON(count = n_more);
    size_t n_more;
    char *plain;
};

struct sparse {
    int zero TENON(omit_default), seven TENON(default = 7, omit_default);
    char *text TENON(omit_default);
    char *named TENON(default = "nm", omit_default);
    char chars[8] TENON(omit_default);
    char filled[8] TENON(default = "full", omit_default);
    double d TENON(omit_default);
    enum level level TENON(default = HIGH, omit_default);
    struct listen listen TENON(omit_default);
    int fixed[2] TENON(omit_default);
    int *list TENON(count = n_list, omit_default);
    size_t n_list;
    int *pointer TENON(omit_default);
    tenon_time time TENON(omit_default);
    tenon_raw raw TENON(omit_default);
    bool has_x;
    int x TENON(has = has_x, omit_default);
};

/* A companion inside a nested struct. */
struct inner {
    bool has_x;
    int x TENON(has = has_x);
};
struct outer {
    struct inner inner TENON(omit_default);
};

#endif
