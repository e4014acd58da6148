/* SPDX-License-Identifier: MIT
 * types/kinds.h: what test_kinds.c describes. */
#ifndef TESTS_TYPES_KINDS_H
#define TESTS_TYPES_KINDS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum color { RED TENON(name = "red"), GREEN TENON(name = "green"), BLUE TENON(name = "blue") };

struct inner {
    int x;
};

struct entry {
    char *key;
    int value;
};
TENON_REMOTE(entry, struct entry); /* its key is no member of the text */
TENON_REMOTE_FIELD(entry, value);

struct TENON() all {
    bool b;
    int8_t i8;
    int16_t i16;
    int32_t i32;
    int64_t i64;
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;
    uint64_t u64;
    float f32;
    double f64;
    char *cstr;
    tenon_str str;
    char chars[8];
    tenon_raw raw;
    tenon_time time;
    enum color color;
    struct inner object;
    struct inner *pointer;
    int *array TENON(count = n_array);
    size_t n_array;
    int fixed[3];
    struct entry *map TENON(map, count = n_map);
    size_t n_map;
};

struct TENON() integers {
    int8_t i8;
    int16_t i16;
    int32_t i32;
    int64_t i64;
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;
    uint64_t u64;
    char c;
    signed char sc;
    unsigned char uc;
    short s;
    unsigned short us;
    int i;
    unsigned u;
    long l;
    unsigned long ul;
    long long ll;
    unsigned long long ull;
};

struct TENON() floats {
    float f;
    double d;
};

#endif
