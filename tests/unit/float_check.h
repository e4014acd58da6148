/* SPDX-License-Identifier: MIT
 * float_check.h: checks of floating-point text, shared by test_float.c and test_float_sets.c.
 *
 * Every text goes through check_read: the parser with the text at the very end of a heap block (so
 * that a sanitizer sees any over-read) and, followed by each of several bytes, the inline path,
 * which may decline but never differ. Every value goes through check_f64 or check_f32: it reads
 * back to the same bits, with no more digits than the shortest of %.{1..17}g, none closer to it,
 * and the exact way of finding digits agrees. The C library is the oracle, in the C locale. */
#ifndef TENON_TESTS_FLOAT_CHECK_H
#define TENON_TESTS_FLOAT_CHECK_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "num/float.h"

static inline uint64_t f64_bits(double v)
{
    uint64_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

static inline double f64_of(uint64_t bits)
{
    double v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

static inline uint32_t f32_bits(float v)
{
    uint32_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

static inline float f32_of(uint32_t bits)
{
    float v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

/* The end of the JSON number at p, NULL if there is none. */
static const char *grammar_end(const char *p)
{
    if (*p == '-')
        p++;
    if (*p == '0')
        p++;
    else if (*p >= '1' && *p <= '9')
        p += strspn(p, "0123456789");
    else
        return NULL;
    if (*p == '.') {
        size_t n = strspn(p + 1, "0123456789");
        if (n == 0)
            return NULL;
        p += 1 + n;
    }
    if (*p == 'e' || *p == 'E') {
        size_t n;
        p++;
        if (*p == '+' || *p == '-')
            p++;
        n = strspn(p, "0123456789");
        if (n == 0)
            return NULL;
        p += n;
    }
    return p;
}

static inline bool is_json_number(const char *text)
{
    const char *end = grammar_end(text);
    return end && *end == 0;
}

/* How often check_fast was answered. */
static long fast_taken, fast_declined;

/* The inline path on text followed by each kind of byte: as expected or declined; never beyond 32
 * bytes. */
static inline void check_fast(const char *text, size_t len, uint64_t f64_expected,
                              uint32_t f32_expected)
{
    static const char after[] = {0, ',', ' ', ']', (char)0xFF, 'x', '-', '/', ':', (char)0x8A};
    char *block = malloc(32);
    assert_non_null(block);
    for (size_t i = 0; i < sizeof after; i++) {
        double d = 42;
        float f = 42;
        const char *end;
        memset(block, after[i], 32);
        memcpy(block, text, len < 32 ? len : 32);
        end = tenon__f64_fast(block, &d);
        if (end) {
            if (end != block + len || f64_bits(d) != f64_expected)
                fail_msg("f64_fast %s: %td bytes, %a", text, end - block, d);
            fast_taken++;
        } else {
            fast_declined++;
            assert_true(d == 42);
        }
        end = tenon__f32_fast(block, &f);
        if (end) {
            if (end != block + len || f32_bits(f) != f32_expected)
                fail_msg("f32_fast %s: %td bytes, %a", text, end - block, (double)f);
        } else {
            assert_true(f == 42);
        }
        if (i == 0 && len <= 16 && !strpbrk(text, "eE") && !isinf(f64_of(f64_expected)))
            if (d == 42 && f64_expected != f64_bits(42))
                fail_msg("f64_fast declines %s", text); /* the usual ones are taken */
    }
    free(block);
}

/* text (a JSON number) reads as these bits, infinity meaning refusal. */
static inline void check_read(const char *text, uint64_t f64_expected, uint32_t f32_expected)
{
    size_t len = strlen(text);
    char *tight = malloc(len);
    double d = 42;
    float f = 42;
    assert_non_null(tight);
    memcpy(tight, text, len);
    if (tenon__f64_parse(tight, len, &d) == (bool)isinf(f64_of(f64_expected)) ||
        f64_bits(d) != (isinf(f64_of(f64_expected)) ? f64_bits(42) : f64_expected))
        fail_msg("f64_parse %.80s: %a, not %a", text, d, f64_of(f64_expected));
    if (tenon__f32_parse(tight, len, &f) == (bool)isinf(f32_of(f32_expected)) ||
        f32_bits(f) != (isinf(f32_of(f32_expected)) ? f32_bits(42) : f32_expected))
        fail_msg("f32_parse %.80s: %a, not %a", text, (double)f, (double)f32_of(f32_expected));
    free(tight);
    check_fast(text, len, f64_expected, f32_expected);
}

static inline void check_read_libc(const char *text)
{
    check_read(text, f64_bits(strtod(text, NULL)), f32_bits(strtof(text, NULL)));
}

/* Significant digits: without leading and trailing zeros. */
static inline int digit_count(const char *text)
{
    int count = 0, significant = 0;
    for (; *text && *text != 'e'; text++)
        if (*text >= '0' && *text <= '9' && (*text != '0' || count)) {
            count++;
            if (*text != '0')
                significant = count;
        }
    return significant;
}

/* The layout rules: no exponent within 1e-6 .. 1e21, a point only between digits, no zeros at the
 * end of a fraction. */
static inline void check_layout(const char *text)
{
    double size = fabs(strtod(text, NULL)); /* not v: 1e-6 as a float is less than that */
    bool exponent = strchr(text, 'e') != NULL;
    const char *point = strchr(text, '.'),
               *end = exponent ? strchr(text, 'e') : text + strlen(text);
    assert_true(is_json_number(text));
    assert_int_equal(exponent, size != 0 && (size < 1e-6 || size >= 1e21));
    if (point)
        assert_true(end[-1] != '0');
    if (exponent) {
        assert_true(end[1] == '+' || end[1] == '-');
        assert_true(end[2] != '0');
        assert_true(!point || point - text == 1 + (*text == '-'));
    }
}

static inline size_t f64_text(char *buf, double v)
{
    char *block = malloc(32), *end;
    size_t len;
    assert_non_null(block);
    end = tenon__f64_write(block, v);
    len = (size_t)(end - block);
    assert_true(len > 0 && len <= 25);
    memcpy(buf, block, len);
    buf[len] = 0;
    free(block);
    return len;
}

static inline size_t f32_text(char *buf, float v)
{
    char *block = malloc(32), *end;
    size_t len;
    assert_non_null(block);
    end = tenon__f32_write(block, v);
    len = (size_t)(end - block);
    assert_true(len > 0 && len <= 25);
    memcpy(buf, block, len);
    buf[len] = 0;
    free(block);
    return len;
}

/* The exact way gives the digits of text too. */
static inline void check_exact(const char *text, uint64_t c, int e, bool narrow)
{
    char digits[40], expected[40];
    int exp10, at = 0, point = -1, exponent = 0;
    uint64_t shortest = tenon__shortest_digits(c, e, narrow, &exp10);
    for (; shortest % 10 == 0; exp10++)
        shortest /= 10;
    snprintf(digits, sizeof digits, "%llue%d", (unsigned long long)shortest, exp10);
    for (; *text && *text != 'e'; text++) {
        if (*text == '.')
            point = at;
        else if (*text != '-' && (*text != '0' || at || point >= 0))
            expected[at++] = *text;
    }
    if (*text == 'e')
        exponent = atoi(text + 1);
    if (point >= 0)
        exponent -= at - point;
    for (; at > 1 && expected[at - 1] == '0'; exponent++)
        at--;
    for (point = 0; expected[point] == '0'; point++)
        ;
    snprintf(expected + at, sizeof expected - (size_t)at, "e%d", exponent);
    assert_string_equal(digits, expected + point);
}

static inline void check_f64(double v)
{
    char text[40], shortest[40];
    double back = 42;
    uint64_t bits = f64_bits(v), c = bits & ((UINT64_C(1) << 52) - 1);
    int e = (int)(bits >> 52 & 2047), n = 0;
    size_t len = f64_text(text, v);
    check_layout(text);
    if (!tenon__f64_parse(text, len, &back) || f64_bits(back) != bits)
        fail_msg("%a -> %s -> %a", v, text, back);
    check_fast(text, len, bits, f32_bits(strtof(text, NULL)));
    if (v == 0)
        return;
    do
        snprintf(shortest, sizeof shortest, "%.*e", n, v);
    while (n++ < 16 && strtod(shortest, NULL) != v);
    if (digit_count(text) > digit_count(shortest))
        fail_msg("%s is longer than %s", text, shortest);
    /* n digits of the nearest decimal read back: then it is the closest one, and must be what was
     * written */
    if (digit_count(text) == digit_count(shortest) && strtod(shortest, NULL) == v) {
        char exactly[40];
        snprintf(exactly, sizeof exactly, "%.*e", digit_count(text) - 1, v);
        snprintf(shortest, sizeof shortest, "%.*e", digit_count(text) - 1, strtod(text, NULL));
        assert_string_equal(exactly, shortest);
    }
    check_exact(text, e ? c | UINT64_C(1) << 52 : c, (e ? e : 1) - 1075, c == 0 && e > 1);
}

static inline void check_f32(float v)
{
    char text[40], shortest[40];
    float back = 42;
    uint32_t bits = f32_bits(v), c = bits & ((UINT32_C(1) << 23) - 1);
    int e = (int)(bits >> 23 & 255), n = 0;
    size_t len = f32_text(text, v);
    check_layout(text);
    if (!tenon__f32_parse(text, len, &back) || f32_bits(back) != bits)
        fail_msg("%a -> %s -> %a", (double)v, text, (double)back);
    check_fast(text, len, f64_bits(strtod(text, NULL)), bits);
    if (v == 0)
        return;
    do
        snprintf(shortest, sizeof shortest, "%.*e", n, (double)v);
    while (n++ < 8 && strtof(shortest, NULL) != v);
    if (digit_count(text) > digit_count(shortest))
        fail_msg("%s is longer than %s", text, shortest);
    if (digit_count(text) == digit_count(shortest) && strtof(shortest, NULL) == v) {
        /* both are as short: no decimal of that many digits is closer to the value than the written
         * one */
        double written = fabs(strtod(text, NULL) - (double)v);
        assert_true(written <= fabs(strtod(shortest, NULL) - (double)v));
    }
    check_exact(text, e ? c | UINT32_C(1) << 23 : c, (e ? e : 1) - 150, c == 0 && e > 1);
}

#endif
