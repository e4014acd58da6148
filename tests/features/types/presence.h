/* SPDX-License-Identifier: MIT
 * types/presence.h: what test_presence.c describes. */
#ifndef TESTS_TYPES_PRESENCE_H
#define TESTS_TYPES_PRESENCE_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct inner {
    int must TENON(required), may;
};

struct outer {
    char *text TENON(required);
    int id TENON(name = "the id", required);
    struct inner value;
    struct inner *pointer;
    struct inner *list TENON(count = n_list);
    size_t n_list;
    struct inner fixed[2];
};

/* More than 64 members. */
#define REQUIRED10(x)                                                                              \
    int m##x##0 TENON(required), m##x##1, m##x##2, m##x##3, m##x##4, m##x##5, m##x##6, m##x##7,    \
        m##x##8, m##x##9 TENON(default = 9)
struct many {
    REQUIRED10(1);
    REQUIRED10(2);
    REQUIRED10(3);
    REQUIRED10(4);
    REQUIRED10(5);
    REQUIRED10(6);
    REQUIRED10(7);
    REQUIRED10(8);
    REQUIRED10(9);
    char *last TENON(required, default = "unused");
};

struct optional {
    int plain, with_default TENON(default = 3), with_companion TENON(has = has);
    int ignored TENON(ignore), computed TENON(read_only), secret TENON(write_only);
    int *pointer;
    char *text;
    int *list TENON(count = n);
    size_t n;
    bool has;
};

struct with {
    bool has_i, has_text, has_str, has_chars, has_object, has_list, has_fixed, has_time,
        has_limited;
    int i TENON(has = has_i);
    char *text TENON(has = has_text);
    tenon_str str TENON(has = has_str);
    char chars[8] TENON(has = has_chars);
    struct inner object TENON(has = has_object);
    int *list TENON(count = n, has = has_list);
    size_t n;
    char *fixed[2] TENON(has = has_fixed);
    tenon_time time TENON(has = has_time, omit_null);
    int limited TENON(has = has_limited, min = 1, omit_null);
};

#endif
