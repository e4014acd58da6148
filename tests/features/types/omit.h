/* SPDX-License-Identifier: MIT
 * types/omit.h: what test_omit.c describes. */
#ifndef TESTS_TYPES_OMIT_H
#define TESTS_TYPES_OMIT_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct pair {
    const char *key;
    int value;
};
TENON_REMOTE(pair, struct pair); /* its key is no member of the text */
TENON_REMOTE_FIELD(pair, value);

/* The same members, each with the words behind the name. */
#define MEMBERS(name, ...)                                                                         \
    struct TENON() name {                                                                          \
        int number TENON(__VA_ARGS__);                                                             \
        const char *c TENON(__VA_ARGS__);                                                          \
        tenon_str s TENON(__VA_ARGS__);                                                            \
        char chars[4] TENON(__VA_ARGS__);                                                          \
        tenon_raw raw TENON(__VA_ARGS__);                                                          \
        struct pair *pointer TENON(__VA_ARGS__);                                                   \
        int *list TENON(count = n_list, __VA_ARGS__);                                              \
        size_t n_list;                                                                             \
        struct pair *map TENON(map, count = n_map, __VA_ARGS__);                                   \
        size_t n_map;                                                                              \
        int fixed[2] TENON(__VA_ARGS__);                                                           \
        int counted[2] TENON(count = n_counted, __VA_ARGS__);                                      \
        int n_counted;                                                                             \
        bool has;                                                                                  \
        int maybe TENON(has = has, __VA_ARGS__);                                                   \
        bool has_list;                                                                             \
        int *maybe_list TENON(count = n_maybe, has = has_list, __VA_ARGS__);                       \
        size_t n_maybe;                                                                            \
    }
MEMBERS(plain, );
MEMBERS(nulls, omit_null);
MEMBERS(empties, omit_empty);
MEMBERS(defaults, omit_default);
MEMBERS(both, omit_null, omit_empty);

/* The comma belongs to the members that stay: first, last and none of them left out. */
struct few {
    const char *a TENON(omit_null);
    struct few *in TENON(omit_null);
    const char *b, *c TENON(omit_null);
};

/* What is left out when it is null may not be left out by others. */
struct TENON() demanding {
    char *name, *note TENON(required, omit_null);
};

/* Elements are never left out: their number is what counts. */
struct holder {
    const char **texts TENON(count = n_texts);
    struct few **fews TENON(count = n_fews);
    size_t n_texts, n_fews;
    struct pair *map TENON(map, count = n_map);
    size_t n_map;
};

#endif
