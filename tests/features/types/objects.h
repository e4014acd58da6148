/* SPDX-License-Identifier: MIT
 * types/objects.h: what test_objects.c describes. */
#ifndef TESTS_TYPES_OBJECTS_H
#define TESTS_TYPES_OBJECTS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum mood { CALM, GLAD };

struct leaf {
    int x;
    char *text;
};

struct entry {
    int value;
    tenon_str id;
};
struct TENON(transparent) named {
    char key[8];
    char *value;
};

struct all {
    bool b;
    int8_t i8;
    uint16_t u16;
    int32_t i32;
    uint64_t u64;
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
    int *number;
    char **texts TENON(count = n_texts);
    size_t n_texts;
    struct leaf *leaves TENON(count = n_leaves);
    size_t n_leaves;
    struct leaf **pointers TENON(count = n_pointers);
    size_t n_pointers;
    int fixed[3];
    char *names[2];
    int counted[4] TENON(count = n_counted);
    uint8_t n_counted;
    short (*rows)[2] TENON(count = n_rows);
    size_t n_rows;
    struct entry *map TENON(map, key = id, count = n_map);
    size_t n_map;
    struct named *dictionary TENON(map, count = n_dictionary);
    size_t n_dictionary;
    bool has;
    int maybe TENON(has = has);
    bool has_text;
    char *maybe_text TENON(has = has_text);
    struct all *next;
};

/* A list of many more nodes than the stack has room for is given back in a loop. */
struct TENON() chain {
    char *text;
    struct chain *next;
};

#endif
