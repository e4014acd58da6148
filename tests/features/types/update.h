/* SPDX-License-Identifier: MIT
 * types/update.h: what test_update.c describes. */
#ifndef TESTS_TYPES_UPDATE_H
#define TESTS_TYPES_UPDATE_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum mood { CALM, GLAD };

struct leaf {
    int x;
    char *text;
};

struct entry {
    char *key;
    struct leaf leaf;
};
TENON_REMOTE(entry, struct entry); /* its key is no member of the text */
TENON_REMOTE_FIELD(entry, leaf);

struct tree {
    bool b;
    int i;
    uint64_t u;
    float f;
    double d;
    char *c;
    tenon_str s;
    char chars[8];
    tenon_raw raw;
    tenon_time time;
    enum mood mood;
    struct leaf leaf;
    struct leaf *pointer;
    char **texts TENON(count = n_texts);
    size_t n_texts;
    struct leaf *leaves TENON(count = n_leaves);
    size_t n_leaves;
    int fixed[3];
    char *names[2];
    struct leaf pair[2];
    int counted[4] TENON(count = n_counted);
    size_t n_counted;
    struct entry *map TENON(map, count = n_map);
    size_t n_map;
    char **cell;
    int limited TENON(min = 0, max = 10);
    char cut[4] TENON(max_len = 5, truncate);
};

/* Types that never allocate are updated without memory. */
struct TENON() flat {
    int i, fixed[2];
    tenon_str view;
};

#endif
