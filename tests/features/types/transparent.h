/* SPDX-License-Identifier: MIT
 * types/transparent.h: what test_transparent.c describes. */
#ifndef TESTS_TYPES_TRANSPARENT_H
#define TESTS_TYPES_TRANSPARENT_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct issue {
    int id;
    char *title TENON(omit_null);
};

struct TENON(transparent) issue_list {
    struct issue *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) entry {
    char *key;
    int value;
};
struct TENON(transparent) dictionary {
    struct entry *entries TENON(map, count = n);
    size_t n;
};

#define ROOT(name, ctype)                                                                          \
    struct TENON(transparent) name {                                                               \
        ctype v;                                                                                   \
    }
ROOT(root_bool, bool);
ROOT(root_int, int);
ROOT(root_u64, uint64_t);
ROOT(root_double, double);
ROOT(root_text, char *);
ROOT(root_str, tenon_str);
ROOT(root_raw, tenon_raw);
ROOT(root_time, tenon_time);
ROOT(root_pointer, int *);
struct TENON(transparent) root_fixed {
    int grid[2][2];
};
struct TENON(transparent) root_chars {
    char v[8];
};

/* A transparent type of a transparent type of an object, with things before it. */
struct TENON(transparent) box {
    int before TENON(ignore);
    struct issue inside;
};
struct TENON(transparent) crate {
    char before[3] TENON(ignore);
    struct box box;
};

struct crates {
    struct crate one;
    struct crate *pointer;
    struct crate *list TENON(count = n_list);
    size_t n_list;
    struct crate fixed[1];
    struct root_text text;
    struct root_text *texts TENON(count = n_texts);
    size_t n_texts;
    struct root_text pair[2];
    struct issue_list issues;
    struct issue_list *lists TENON(count = n_lists);
    size_t n_lists;
};

/* The modifiers of the one member hold wherever the type is used. */
struct TENON(transparent) port {
    uint16_t number TENON(min = 1, max = 1024);
};
struct TENON(transparent) maybe {
    bool has;
    int v TENON(has = has);
};
struct TENON(transparent) tags {
    char **items TENON(count = n, max_count = 2);
    size_t n;
};
struct TENON() modified {
    struct port port, ports[2];
    struct maybe maybe;
    struct tags tags;
};

#endif
