/* SPDX-License-Identifier: MIT
 * types/numbers.h: what test_numbers.c describes. */
#ifndef TESTS_TYPES_NUMBERS_H
#define TESTS_TYPES_NUMBERS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() numbers {
    double before;
    double d;
    float f;
    int64_t after;
};

struct TENON(transparent) double_root {
    double d;
};

struct TENON(transparent) float_root {
    float f;
};

struct TENON(transparent) doubles {
    double *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) floats {
    float *items TENON(count = n);
    uint16_t n;
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
};

#endif
