/* SPDX-License-Identifier: MIT
 * json/number.c, layer 4: numbers that the fast path leaves, and what is wrong with them. */
#include "../base/base.h"
#include "scan.h"

static bool is_digit(const char *s, const char *end)
{
    return s < end && *s >= '0' && *s <= '9';
}

static const char *digits(const char *s, const char *end)
{
    while (is_digit(s, end))
        s++;
    return s;
}

/* What breaks a number off: the end of the text, or a character. */
static const char *broken_number(tenon__in *in, const char *from, const char *s)
{
    return s == tenon__json_end(in)
               ? tenon__json_fail(in, s, TENON_E_INCOMPLETE, 0)
               : tenon__json_fail(in, from, TENON_E_NUMBER, (size_t)(s - from) + 1);
}

const char *tenon__json_number(tenon__in *in, const char *s, bool *ret_integer)
{
    const char *from = s, *end = tenon__json_end(in);
    *ret_integer = true;
    if (s < end && *s == '-')
        s++;
    if (!is_digit(s, end))
        return broken_number(in, from, s);
    if (*s == '0' && is_digit(s + 1, end))
        return tenon__json_fail(in, from, TENON_E_NUMBER, 2);
    s = digits(s, end);
    if (s < end && *s == '.') {
        *ret_integer = false;
        s++;
        if (!is_digit(s, end))
            return broken_number(in, from, s);
        s = digits(s, end);
    }
    if (s < end && (*s | 0x20) == 'e') {
        *ret_integer = false;
        s++;
        if (s < end && (*s == '+' || *s == '-'))
            s++;
        if (!is_digit(s, end))
            return broken_number(in, from, s);
        s = digits(s, end);
    }
    return s;
}

typedef struct integer_range {
    uint64_t below, above; /* magnitudes of the least and the greatest value */
} integer_range;

static const integer_range ranges[TENON_KINDS] = {
    [TENON_KIND_I8] = {UINT64_C(1) << 7, INT8_MAX},
    [TENON_KIND_I16] = {UINT64_C(1) << 15, INT16_MAX},
    [TENON_KIND_I32] = {UINT64_C(1) << 31, INT32_MAX},
    [TENON_KIND_I64] = {UINT64_C(1) << 63, INT64_MAX},
    [TENON_KIND_U8] = {0, UINT8_MAX},
    [TENON_KIND_U16] = {0, UINT16_MAX},
    [TENON_KIND_U32] = {0, UINT32_MAX},
    [TENON_KIND_U64] = {0, UINT64_MAX},
};

static void say_range(tenon__in *in, const char *s, size_t len, unsigned kind)
{
    char buf[64];
    tenon__text text;
    tenon_str token = {s, len < 40 ? len : 40};
    tenon__text_init(&text, buf, sizeof buf);
    tenon__text_str(&text, len > 40 ? "... is out of range " : " is out of range ");
    if (ranges[kind].below) {
        tenon__text_char(&text, '-');
        tenon__text_u64(&text, ranges[kind].below);
    } else {
        tenon__text_char(&text, '0');
    }
    tenon__text_str(&text, "..");
    tenon__text_u64(&text, ranges[kind].above);
    tenon__say(in, "", &token, buf);
}

const char *tenon__json_integer(tenon__in *in, const char *p, unsigned kind, int64_t *ret)
{
    const char *s = tenon__in_text(in, p), *from = s, *end = tenon__json_end(in), *stop;
    bool integer, negative;
    uint64_t v = 0;
    if (s == end || (*s != '-' && !is_digit(s, end)))
        return NULL;
    stop = tenon__json_number(in, s, &integer);
    if (!stop)
        return NULL;
    if (!integer)
        return tenon__json_fail(in, from, TENON_E_INTEGER, (size_t)(stop - from));
    negative = *s == '-';
    for (s += negative; s < stop; s++) {
        unsigned d = (unsigned)(*s - '0');
        if (v > (UINT64_MAX - d) / 10)
            break;
        v = v * 10 + d;
    }
    if (s < stop || v > (negative ? ranges[kind].below : ranges[kind].above)) {
        tenon__json_fail(in, from, TENON_E_RANGE, (size_t)(stop - from));
        say_range(in, from, (size_t)(stop - from), kind);
        return NULL;
    }
    *ret = negative ? (int64_t)(0 - v) : (int64_t)v;
    return tenon__from_text(in, stop);
}

const char *tenon__json_f64_slow(tenon__in *in, const char *p, double *ret)
{
    const char *s = tenon__in_text(in, p), *end = tenon__json_end(in), *stop;
    bool integer;
    if (s == end || (*s != '-' && !is_digit(s, end)))
        return NULL;
    stop = tenon__json_number(in, s, &integer);
    if (!stop)
        return NULL;
    if (!tenon__f64_parse(s, (size_t)(stop - s), ret))
        return tenon__json_fail(in, s, TENON_E_RANGE, (size_t)(stop - s));
    return tenon__from_text(in, stop);
}

const char *tenon__json_f32_slow(tenon__in *in, const char *p, float *ret)
{
    const char *s = tenon__in_text(in, p), *end = tenon__json_end(in), *stop;
    bool integer;
    if (s == end || (*s != '-' && !is_digit(s, end)))
        return NULL;
    stop = tenon__json_number(in, s, &integer);
    if (!stop)
        return NULL;
    if (!tenon__f32_parse(s, (size_t)(stop - s), ret))
        return tenon__json_fail(in, s, TENON_E_RANGE, (size_t)(stop - s));
    return tenon__from_text(in, stop);
}
