/* SPDX-License-Identifier: MIT
 * types/limits.h: what test_limits.c describes. */
#ifndef TESTS_TYPES_LIMITS_H
#define TESTS_TYPES_LIMITS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct ranges {
    int8_t i8 TENON(min = -5, max = 5);
    int16_t i16 TENON(min = -500, max = 500);
    int32_t i32 TENON(min = -50000, max = 50000);
    int64_t i64 TENON(min = -5000000000, max = 5000000000);
    uint8_t u8 TENON(min = 100, max = 200);
    uint16_t u16 TENON(min = 10000, max = 60000);
    uint32_t u32 TENON(min = 1, max = 4000000000u);
    uint64_t u64 TENON(min = (uint64_t)1 << 63, max = (uint64_t)3 << 62);
    float f32 TENON(min = -0.5, max = 0.5f);
    double f64 TENON(min = -1, max = 1.5);
    int lower TENON(min = 3);
    uint64_t upper TENON(max = 7);
    int zero TENON(max = 0);
};

struct texts {
    char *c TENON(min_len = 2, max_len = 20);
    tenon_str s TENON(max_len = 4);
    char fixed[16] TENON(min_len = 1, max_len = 3);
    char *least TENON(min_len = 3);
    char *nothing TENON(max_len = 0);
};

struct cut {
    char four[4] TENON(truncate), eight[8] TENON(truncate), one[1] TENON(truncate);
    char limited[8] TENON(truncate, max_len = 10);
};

struct pair {
    char *key;
    int value;
};
TENON_REMOTE(pair, struct pair); /* its key is no member of the text */
TENON_REMOTE_FIELD(pair, value);

struct counts {
    char **list TENON(count = n_list, max_count = 3);
    size_t n_list;
    struct pair *map TENON(map, count = n_map, max_count = 2);
    size_t n_map;
    struct pair *pairs TENON(count = n_pairs, max_count = 20);
    size_t n_pairs;
    int fixed[5] TENON(max_count = 2);
    int *none TENON(count = n_none, max_count = 0);
    size_t n_none;
};

#endif
