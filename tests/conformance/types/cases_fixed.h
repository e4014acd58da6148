/* SPDX-License-Identifier: MIT
 * types/cases_fixed.h: what test_cases_fixed.c describes: arrays of partly described structs with
 * counts of each width before and behind them, char arrays of many sizes. */
#ifndef TESTS_TYPES_CASES_FIXED_H
#define TESTS_TYPES_CASES_FIXED_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() item {
    uint32_t a;
    uint64_t hidden TENON(ignore);
    uint8_t n;
};

/* X(name, type of the count) */
#define COUNTS(X)                                                                                  \
    X(i8, int8_t)                                                                                  \
    X(i16, int16_t)                                                                                \
    X(i32, int32_t)                                                                                \
    X(i64, int64_t)                                                                                \
    X(u8, uint8_t)                                                                                 \
    X(u16, uint16_t)                                                                               \
    X(u32, uint32_t)                                                                               \
    X(u64, uint64_t)                                                                               \
    X(letter, char)

#define COUNTED(name, type)                                                                        \
    struct before_##name {                                                                         \
        uint64_t canary TENON(ignore);                                                             \
        type count;                                                                                \
        struct item items[4] TENON(count = count);                                                 \
        uint64_t behind TENON(ignore);                                                             \
    };                                                                                             \
    struct after_##name {                                                                          \
        uint64_t canary TENON(ignore);                                                             \
        struct item items[4] TENON(count = count);                                                 \
        type count;                                                                                \
        uint64_t behind TENON(ignore);                                                             \
    };
COUNTS(COUNTED)

struct TENON() sized {
    char c1[1], c7[7], c8[8], c9[9], c255[255], c256[256], c257[257];
};

TENON_REMOTE(sized_cut, struct sized);
TENON_REMOTE_FIELD(sized_cut, c1, truncate);
TENON_REMOTE_FIELD(sized_cut, c7, truncate);
TENON_REMOTE_FIELD(sized_cut, c8, truncate);
TENON_REMOTE_FIELD(sized_cut, c9, truncate);
TENON_REMOTE_FIELD(sized_cut, c255, truncate);
TENON_REMOTE_FIELD(sized_cut, c256, truncate);
TENON_REMOTE_FIELD(sized_cut, c257, truncate);

struct TENON() small_thing {
    int id;
    char name[8];
};

struct TENON() small_text {
    int id;
    tenon_str name;
};

#endif
