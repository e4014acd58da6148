/* SPDX-License-Identifier: MIT
 * types/options.h: what test_options.c describes. */
#ifndef TESTS_TYPES_OPTIONS_H
#define TESTS_TYPES_OPTIONS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct inner {
    int x;
    char *text;
};

struct pair {
    char *key;
    int v;
};
TENON_REMOTE(pair, struct pair); /* its key is no member of the text */
TENON_REMOTE_FIELD(pair, v);

struct doc {
    int i;
    double d;
    char *text;
    int *list TENON(count = n_list);
    size_t n_list;
    int fixed[2][2];
    struct inner *inners TENON(count = n_inners);
    size_t n_inners;
    struct pair *map TENON(map, count = n_map);
    size_t n_map;
    tenon_raw raw;
    struct doc *next;
    bool b;
};

struct TENON() views {
    tenon_str s, list[2];
    tenon_raw raw;
    char *c;
};

#endif
