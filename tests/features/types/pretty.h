/* SPDX-License-Identifier: MIT
 * types/pretty.h: what test_pretty.c describes. */
#ifndef TESTS_TYPES_PRETTY_H
#define TESTS_TYPES_PRETTY_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct point {
    int x, y;
};

struct entry {
    const char *key;
    struct point at;
};
TENON_REMOTE(entry, struct entry); /* its key is no member of the text */
TENON_REMOTE_FIELD(entry, at);

struct sheet {
    const char *name;
    struct point origin;
    struct point *points TENON(count = n_points);
    size_t n_points;
    int *numbers TENON(count = n_numbers);
    size_t n_numbers;
    int grid[2][2];
    struct entry *map TENON(map, count = n_map);
    size_t n_map;
    tenon_raw raw;
    struct sheet *next TENON(omit_null);
};

struct much {
    char **texts TENON(count = n);
    size_t n;
    char *last;
};

#endif
