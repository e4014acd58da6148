/* SPDX-License-Identifier: MIT
 * types/unknown.h: what test_unknown.c describes. */
#ifndef TESTS_TYPES_UNKNOWN_H
#define TESTS_TYPES_UNKNOWN_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct inner {
    int known;
};

struct TENON(unknown = refuse) strict {
    int color TENON(alias = "colour");
    char *text;
};

struct entry {
    char *key;
    struct inner in;
};
TENON_REMOTE(entry, struct entry); /* its key is no member of the text */
TENON_REMOTE_FIELD(entry, in);

struct outer {
    char *text;
    int numbers[2];
    struct inner inner;
    struct strict strict;
    struct inner *list TENON(count = n_list);
    size_t n_list;
    struct entry *map TENON(map, count = n_map);
    size_t n_map;
    struct inner *pointer;
};

#endif
