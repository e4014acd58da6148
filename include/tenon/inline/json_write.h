/* SPDX-License-Identifier: MIT
 * inline/json_write.h: hot primitives of writing JSON, for the walkers and for generated code. Room
 * is the caller's business (tenon__need) except where a function says otherwise; each may store up
 * to 16 bytes more than it reports. */
#ifndef TENON_INLINE_JSON_WRITE_H
#define TENON_INLINE_JSON_WRITE_H

#include <tenon/inline/context.h>
#include <tenon/inline/float.h>
#include <tenon/inline/text.h>

#ifdef __cplusplus
extern "C" {
#endif

/* "00" "01" .. "99" */
extern TENON_API const char tenon__digit_pairs[201];

/* Cold partners. */
TENON_API char *tenon__json_put_u64(char *p, uint64_t v);
TENON_API char *tenon__json_put_string(tenon__out *out, char *p, const char *s, size_t len,
                                       size_t rest);
TENON_API char *tenon__json_time_tail(char *p, const tenon_time *t);
TENON_API char *tenon__json_put_time_slow(tenon__out *out, char *p, const tenon_time *t);
TENON_API char *tenon__json_put_enum_slow(tenon__out *out, char *p, const tenon_type *type,
                                          int64_t value, size_t rest);
TENON_API char *tenon__json_put_raw(tenon__out *out, char *p, const tenon_raw *raw, size_t rest);
TENON_API char *tenon__json_nonfinite(tenon__out *out);

TENON__INLINE char *tenon__put_pair(char *p, unsigned v)
{
    memcpy(p, tenon__digit_pairs + 2 * v, 2);
    return p + 2;
}
/* One or two digits without a leading zero. */
TENON__INLINE char *tenon__put_short_pair(char *p, unsigned v)
{
    unsigned one = v < 10;
    memcpy(p, tenon__digit_pairs + 2 * v + one, 2);
    return p + 2 - one;
}
/* v < 100,000,000 */
TENON__INLINE char *tenon__put_eight(char *p, uint32_t v)
{
    if (v < 100)
        return tenon__put_short_pair(p, v);
    if (v < 10000) {
        p = tenon__put_short_pair(p, v / 100);
        return tenon__put_pair(p, v % 100);
    }
    uint32_t high = v / 10000, low = v % 10000;
    if (high < 100) {
        p = tenon__put_short_pair(p, high);
    } else {
        p = tenon__put_short_pair(p, high / 100);
        p = tenon__put_pair(p, high % 100);
    }
    p = tenon__put_pair(p, low / 100);
    return tenon__put_pair(p, low % 100);
}

TENON__INLINE char *tenon__json_put_i32(tenon__out *out, char *p, int32_t v)
{
    uint32_t u = (uint32_t)v;
    (void)out;
    if (v < 0) {
        *p++ = '-';
        u = 0 - u;
    }
    return TENON__LIKELY(u < 100000000) ? tenon__put_eight(p, u) : tenon__json_put_u64(p, u);
}
TENON__INLINE char *tenon__json_put_unsigned(tenon__out *out, char *p, uint64_t v)
{
    (void)out;
    return v < 100000000 ? tenon__put_eight(p, (uint32_t)v) : tenon__json_put_u64(p, v);
}
TENON__INLINE char *tenon__json_put_i64(tenon__out *out, char *p, int64_t v)
{
    uint64_t u = (uint64_t)v;
    if (v < 0) {
        *p++ = '-';
        u = 0 - u;
    }
    return tenon__json_put_unsigned(out, p, u);
}
TENON__INLINE char *tenon__json_put_boolean(tenon__out *out, char *p, bool v)
{
    (void)out;
    memcpy(p, v ? "true" : "fals", 4);
    p[4] = 'e';
    return p + 5 - v;
}
TENON__INLINE char *tenon__json_put_null(tenon__out *out, char *p)
{
    (void)out;
    memcpy(p, "null", 4);
    return p + 4;
}
/* The exponent is asked, not the value: arithmetic and comparisons with NaN or infinities may raise
 * exceptions. */
TENON__INLINE char *tenon__json_put_f64(tenon__out *out, char *p, double v)
{
    uint64_t bits;
    memcpy(&bits, &v, sizeof bits);
    if (TENON__UNLIKELY((bits >> 52 & 0x7FF) == 0x7FF))
        return tenon__json_nonfinite(out);
    return tenon__f64_write(p, v);
}
TENON__INLINE char *tenon__json_put_f32(tenon__out *out, char *p, float v)
{
    uint32_t bits;
    memcpy(&bits, &v, sizeof bits);
    if (TENON__UNLIKELY((bits >> 23 & 0xFF) == 0xFF))
        return tenon__json_nonfinite(out);
    return tenon__f32_write(p, v);
}

/* A string in quotes. Up to 32 bytes of text need the room of the object's bound, 194 bytes; a
 * longer one makes its own and leaves room for rest. Reads only bytes of the string. */
TENON__INLINE char *tenon__json_put_str(tenon__out *out, char *p, const char *s, size_t len,
                                        size_t rest)
{
    bool special;
    *p = '"';
    if (len >= 16) {
        if (TENON__UNLIKELY(len > 32))
            return tenon__json_put_string(out, p, s, len, rest);
#if TENON__SSE2
        __m128i a = tenon__v16(s), b = tenon__v16(s + len - 16);
        _mm_storeu_si128((__m128i *)(void *)(p + 1), a);
        _mm_storeu_si128((__m128i *)(void *)(p + 1 + len - 16), b);
        special =
            _mm_movemask_epi8(_mm_or_si128(tenon__specials_high(a), tenon__specials_high(b))) != 0;
#else
        special = (tenon__copy_specials16(p + 1, s) |
                   tenon__copy_specials16(p + 1 + len - 16, s + len - 16)) != 0;
#endif
    } else {
        special = tenon__copy_short(p + 1, s, len);
    }
    if (TENON__UNLIKELY(special))
        return tenon__json_put_string(out, p, s, len, rest);
    p[len + 1] = '"';
    return p + len + 2;
}

TENON__INLINE char *tenon__json_put_enum(tenon__out *out, char *p, const tenon_type *type,
                                         int64_t value, size_t rest)
{
    /* most enums count from 0: the plan's bound says how many values are their own index */
    if (TENON__LIKELY((uint64_t)value < type->plan->bound) &&
        TENON__LIKELY(!(out->flags & TENON_ENUM_NUMBERS))) {
        const tenon_enumerator *e = type->enumerators + value;
        return tenon__put_fragment(p, e->fragment, e->len);
    }
    return tenon__json_put_enum_slow(out, p, type, value, rest);
}

/* "yyyy-mm-ddThh:mm:ss" and, out of line, fraction and zone. */
TENON__INLINE char *tenon__json_put_time(tenon__out *out, char *p, const tenon_time *t)
{
    const int64_t first = -INT64_C(62135596800),
                  last = INT64_C(253402300799); /* years 1 and 9999 */
    if (TENON__UNLIKELY(t->kind > TENON_TIME_OFFSET || t->nanoseconds > 999999999 ||
                        t->seconds < first - 86400 || t->seconds > last + 86400 ||
                        t->offset < -840 || t->offset > 840))
        return tenon__json_put_time_slow(out, p, t);
    int64_t local = t->seconds + t->offset * (t->kind == TENON_TIME_OFFSET ? 60 : 0);
    if (TENON__UNLIKELY(local < first || local > last))
        return tenon__json_put_time_slow(out, p, t);
    /* C. Neri and L. Schneider, Euclidean affine functions and their application to calendar
     * algorithms (2022): days since 0000-03-01, then century, year of it and day of it by
     * multiplications */
    uint64_t seconds = (uint64_t)(local + INT64_C(62162035200));
    uint32_t day = (uint32_t)(seconds / 86400), second = (uint32_t)(seconds % 86400);
    uint32_t n1 = 4 * day + 3, century = n1 / 146097, n2 = n1 % 146097 | 3;
    uint64_t product = UINT64_C(2939745) * n2;
    uint32_t year_of = (uint32_t)(product >> 32), day_of = (uint32_t)product / 2939745 / 4;
    uint32_t n3 = 2141 * day_of + 197913;
    bool january = day_of >= 306;
    uint32_t year = 100 * century + year_of + january;
    uint32_t month = january ? (n3 >> 16) - 12 : n3 >> 16, day_of_month = (n3 & 0xffff) / 2141 + 1;
    *p = '"';
    tenon__put_pair(p + 1, year / 100);
    tenon__put_pair(p + 3, year % 100);
    p[5] = '-';
    tenon__put_pair(p + 6, month);
    p[8] = '-';
    tenon__put_pair(p + 9, day_of_month);
    p[11] = 'T';
    tenon__put_pair(p + 12, second / 3600);
    p[14] = ':';
    tenon__put_pair(p + 15, second / 60 % 60);
    p[17] = ':';
    tenon__put_pair(p + 18, second % 60);
    if (TENON__UNLIKELY(t->nanoseconds || t->kind))
        return tenon__json_time_tail(p + 20, t);
    p[20] = '"';
    return p + 21;
}

#ifdef __cplusplus
}
#endif
#endif
