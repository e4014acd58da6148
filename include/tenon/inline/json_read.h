/* SPDX-License-Identifier: MIT
 * inline/json_read.h: hot primitives of reading JSON, for the walkers and for generated code. Each
 * takes the usual case inline and leaves the rest to a cold partner in src/json. How many bytes
 * must be there to be loaded at p is its reach; tenon__json_next, tenon__json_last and
 * tenon__json_element see to it themselves.
 *
 * Result: the cursor behind the value; NULL with in->code set: failed; NULL without: not a value of
 * this kind, and nothing was stored or taken. White space before a value is "not this kind":
 * callers take tenon__json_space and retry. */
#ifndef TENON_INLINE_JSON_READ_H
#define TENON_INLINE_JSON_READ_H

#include <tenon/inline/context.h>
#include <tenon/inline/float.h>
#include <tenon/inline/text.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How far the primitives look. */
enum tenon__reach {
    TENON__REACH_WORD = 5, /* of null, true, false and brackets */
    TENON__REACH_NAME = 16,
    TENON__REACH_SMALL = 9,
    TENON__REACH_WIDE = 17,
    TENON__REACH_STRING = 17,
    TENON__REACH_TIME = 21,
    TENON__REACH_ANY = TENON__WIDE
};

/* Cold partners. */
TENON_API tenon__step tenon__json_member(tenon__in *in, const char *p, const tenon_type *type,
                                         const tenon_member *hint, bool first);
TENON_API const char *tenon__json_element_slow(tenon__in *in, const char *p, bool first, char close,
                                               bool *ret_more);
TENON_API const char *tenon__json_space(tenon__in *in, const char *p);
TENON_API const char *tenon__json_skip(tenon__in *in, const char *p);
TENON_API const char *tenon__json_integer(tenon__in *in, const char *p, unsigned kind,
                                          int64_t *ret);
TENON_API const char *tenon__json_f64_slow(tenon__in *in, const char *p, double *ret);
TENON_API const char *tenon__json_f32_slow(tenon__in *in, const char *p, float *ret);
TENON_API const char *tenon__json_string(tenon__in *in, const char *p, unsigned kind, void *ret);
TENON_API const char *tenon__json_chars_slow(tenon__in *in, const char *p, char *ret,
                                             size_t capacity);
/* The same under the limits of a row, truncating if it says so. */
TENON_API const char *tenon__json_chars_within(tenon__in *in, const char *p, char *ret,
                                               size_t capacity, const tenon_detail *limits);
TENON_API const char *tenon__json_enum_slow(tenon__in *in, const char *p, const tenon_type *type,
                                            int64_t *ret);
TENON_API const char *tenon__json_time_slow(tenon__in *in, const char *p, tenon_time *ret);
TENON_API const char *tenon__json_raw(tenon__in *in, const char *p, tenon_raw *ret);
TENON_API const char *tenon__json_colon(tenon__in *in, const char *p);
/* Records, unless there is an error already, that what stands at p is no value of the kind. */
TENON_API void tenon__json_mismatch(tenon__in *in, const char *p, unsigned kind,
                                    const tenon_type *type);
/* Nothing but white space may follow the value. */
TENON_API bool tenon__json_done(tenon__in *in, const char *p);

/* The next member of an object: predicted is the row that follows in the description, and not the
 * end. One compare takes comma, quotes, name and colon at once. */
TENON__INLINE tenon__step tenon__json_next(tenon__in *in, const char *p, const tenon_type *type,
                                           const tenon_member *predicted, bool first)
{
    p = tenon__ready(in, p, TENON__REACH_NAME);
    if (TENON__LIKELY(
            tenon__fragment_at(p, in->end, predicted->fragment, predicted->fragment_len, first))) {
        tenon__step step;
        step.p = p + predicted->fragment_len;
        step.member = predicted;
        return step;
    }
    return tenon__json_member(in, p, type, predicted, first);
}
/* The same where the end of the object is predicted. */
TENON__INLINE tenon__step tenon__json_last(tenon__in *in, const char *p, const tenon_type *type)
{
    if (TENON__LIKELY(p < in->end) && TENON__LIKELY(*p == '}')) {
        tenon__step step;
        step.p = p + 1;
        step.member = &tenon__row_end;
        return step;
    }
    return tenon__json_member(in, p, type, &tenon__row_end, false);
}

/* Before an element of an array or (map) an entry of a dictionary; objects: the elements begin with
 * a brace. */
TENON__INLINE const char *tenon__json_element(tenon__in *in, const char *p, bool first, bool map,
                                              bool objects, bool *ret_more)
{
    const char close = map ? '}' : ']', open = map ? '"' : '{';
    p = tenon__ready(in, p, 2);
    *ret_more = true;
    if (map || objects) {
        if (!first && TENON__LIKELY(*p == ',') && TENON__LIKELY(p[1] == open))
            return p + 1;
        if (first && TENON__LIKELY(*p == open))
            return p;
    } else if (!first && TENON__LIKELY(*p == ',') && TENON__LIKELY((unsigned char)p[1] > ' ') &&
               p[1] != ']' && p[1] != '/') { /* space, comment or bracket behind the comma are for
                                                the slow partner to judge */
        return p + 1;
    }
    if (TENON__LIKELY(*p == close)) {
        *ret_more = false;
        return p + 1;
    }
    return tenon__json_element_slow(in, p, first, close, ret_more);
}

TENON__INLINE const char *tenon__json_boolean(tenon__in *in, const char *p, bool *ret)
{
    (void)in;
    if (memcmp(p, "true", 4) == 0) {
        *ret = true;
        return p + 4;
    }
    if (memcmp(p, "false", 5) == 0) {
        *ret = false;
        return p + 5;
    }
    return NULL;
}

TENON__INLINE const char *tenon__json_null(tenon__in *in, const char *p)
{
    (void)in;
    return memcmp(p, "null", 4) == 0 ? p + 4 : NULL;
}

/* Eight digits, lowest byte first, already without their '0'. Three multiplications pair them up.
 */
TENON__INLINE uint32_t tenon__eight_digits(uint64_t x)
{
    x = ((x * 2561) >> 8) & UINT64_C(0x00FF00FF00FF00FF);
    x = ((x * 6553601) >> 16) & UINT64_C(0x0000FFFF0000FFFF);
    return (uint32_t)((x * UINT64_C(42949672960001)) >> 32);
}
/* The high bit of every byte of x (bytes without their '0') that is no digit. */
TENON__INLINE uint64_t tenon__not_digits(uint64_t x)
{
    return ((x + UINT64_C(0x7676767676767676)) | x) & UINT64_C(0x8080808080808080);
}
/* What may follow a number without a second look: comma, bracket, brace, space, the end; not a
 * point, digit or letter. */
TENON__INLINE bool tenon__ends_number(char c)
{
    return TENON__LIKELY((unsigned char)c <= ',') || c == '}' || c == ']';
}

/* Up to seven digits; more, signs of trouble and everything unusual: tenon__json_integer. */
TENON__INLINE const char *tenon__json_small(tenon__in *in, const char *p, unsigned kind,
                                            int64_t min, int64_t max, int64_t *ret)
{
    bool negative = *p == '-';
    const char *s = p + negative;
    uint64_t x = tenon__load64le(s) ^ UINT64_C(0x3030303030303030);
    uint64_t stop = tenon__not_digits(x);
    if (TENON__UNLIKELY(!stop))
        return tenon__json_integer(in, p, kind, ret);
    unsigned bits = tenon__ctz64(stop) & ~7u;
    if (TENON__UNLIKELY(bits == 0) || TENON__UNLIKELY((x & 0xff) == 0 && bits > 8) ||
        TENON__UNLIKELY(!tenon__ends_number(s[bits >> 3])))
        return tenon__json_integer(in, p, kind, ret);
    int64_t v = tenon__eight_digits(x << (64 - bits));
    v = negative ? -v : v;
    if ((min > -9999999 && v < min) || (max < 9999999 && v > max))
        return tenon__json_integer(in, p, kind, ret);
    *ret = v;
    return s + (bits >> 3);
}

/* Up to fifteen digits. */
TENON__INLINE const char *tenon__json_wide(tenon__in *in, const char *p, unsigned kind,
                                           int64_t *ret)
{
    static const uint64_t powers[8] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000};
    bool negative = *p == '-';
    const char *s = p + negative;
    uint64_t x = tenon__load64le(s) ^ UINT64_C(0x3030303030303030);
    uint64_t stop = tenon__not_digits(x), v;
    unsigned bits;
    if (TENON__UNLIKELY(negative) && kind == TENON_KIND_U64)
        return tenon__json_integer(in, p, kind, ret);
    if (!stop) {
        if (TENON__UNLIKELY((x & 0xff) == 0))
            return tenon__json_integer(in, p, kind, ret);
        v = tenon__eight_digits(x);
        s += 8;
        x = tenon__load64le(s) ^ UINT64_C(0x3030303030303030);
        stop = tenon__not_digits(x);
        if (TENON__UNLIKELY(!stop))
            return tenon__json_integer(in, p, kind, ret);
        bits = tenon__ctz64(stop) & ~7u;
        if (bits)
            v = v * powers[bits >> 3] + tenon__eight_digits(x << (64 - bits));
    } else {
        bits = tenon__ctz64(stop) & ~7u;
        if (TENON__UNLIKELY(bits == 0) || TENON__UNLIKELY((x & 0xff) == 0 && bits > 8))
            return tenon__json_integer(in, p, kind, ret);
        v = tenon__eight_digits(x << (64 - bits));
    }
    if (TENON__UNLIKELY(!tenon__ends_number(s[bits >> 3])))
        return tenon__json_integer(in, p, kind, ret);
    *ret = negative ? -(int64_t)v : (int64_t)v;
    return s + (bits >> 3);
}

TENON__INLINE const char *tenon__json_f64(tenon__in *in, const char *p, double *ret)
{
    const char *q = tenon__f64_fast(p, ret);
    if (TENON__LIKELY(q != NULL) && TENON__LIKELY(tenon__ends_number(*q)))
        return q;
    return tenon__json_f64_slow(in, p, ret);
}
TENON__INLINE const char *tenon__json_f32(tenon__in *in, const char *p, float *ret)
{
    const char *q = tenon__f32_fast(p, ret);
    if (TENON__LIKELY(q != NULL) && TENON__LIKELY(tenon__ends_number(*q)))
        return q;
    return tenon__json_f32_slow(in, p, ret);
}

/* A string into the arena, scanned, copied and ended in one loop; NULL: the slow partner must take
 * it from the start. */
TENON__INLINE const char *tenon__json_copy(tenon__in *in, const char *p, tenon_str *ret)
{
    char *s = in->cur, *d = s;
    uint32_t special;
    if (TENON__UNLIKELY(*p != '"') || TENON__UNLIKELY(d > in->room))
        return NULL;
    p++;
    for (;;) {
        special = tenon__copy_specials16(d, p);
        if (TENON__LIKELY(special != 0))
            break;
        p += 16;
        d += 16;
        if (TENON__UNLIKELY(!tenon__within(in, p, 16)))
            return NULL;
        special = tenon__copy_specials16(d, p); /* room is for two */
        if (TENON__LIKELY(special != 0))
            break;
        p += 16;
        d += 16;
        if (TENON__UNLIKELY(!tenon__within(in, p, 16)) || TENON__UNLIKELY(d > in->room))
            return NULL;
    }
    unsigned k = tenon__ctz32(special);
    p += k;
    d += k;
    if (TENON__UNLIKELY(*p != '"'))
        return NULL;
    *d = 0;
    in->cur = d + 1;
    ret->data = s;
    ret->len = (size_t)(d - s);
    return p + 1;
}
TENON__INLINE const char *tenon__json_str(tenon__in *in, const char *p, tenon_str *ret)
{
    const char *q = tenon__json_copy(in, p, ret);
    return TENON__LIKELY(q != NULL) ? q : tenon__json_string(in, p, TENON_KIND_STR, ret);
}
TENON__INLINE const char *tenon__json_cstr(tenon__in *in, const char *p, char **ret)
{
    tenon_str s;
    const char *q = tenon__json_copy(in, p, &s);
    if (TENON__UNLIKELY(q == NULL))
        return tenon__json_string(in, p, TENON_KIND_CSTR, ret);
    *ret = (char *)(uintptr_t)s.data;
    return q;
}

/* Into a fixed array, always NUL-terminated. */
TENON__INLINE const char *tenon__json_chars(tenon__in *in, const char *p, char *ret,
                                            size_t capacity)
{
    if (TENON__LIKELY(*p == '"')) {
        uint32_t special = tenon__specials16(p + 1);
        unsigned n = special ? tenon__ctz32(special) : 16;
        if (TENON__LIKELY(n < 16) && TENON__LIKELY(n < capacity) &&
            TENON__LIKELY(p[n + 1] == '"')) {
            memcpy(ret, p + 1, n);
            ret[n] = 0;
            return p + n + 2;
        }
    }
    return tenon__json_chars_slow(in, p, ret, capacity);
}

TENON__INLINE const char *tenon__json_enum(tenon__in *in, const char *p, const tenon_type *type,
                                           int64_t *ret)
{
    const tenon_enumerator *e = type->enumerators, *end = e + type->n;
    for (; e != end; e++)
        if (tenon__fragment_at(p, in->end, e->fragment, e->len, false)) {
            *ret = e->value;
            return p + e->len;
        }
    return tenon__json_enum_slow(in, p, type, ret);
}

/* Days since 1970-01-01 of a date in the proleptic Gregorian calendar, year 1 to 9999. Years begin
 * in March, so that the leap day is the last: era of 400 years, day of the year by (153 m + 2) / 5.
 */
TENON__INLINE int64_t tenon__days(unsigned year, unsigned month, unsigned day)
{
    unsigned y = year - (month <= 2), era = y / 400, of_era = y % 400;
    unsigned of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return (int64_t)era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}
TENON__INLINE unsigned tenon__two_digits(const char *p)
{
    return (unsigned)((p[0] - '0') * 10 + (p[1] - '0'));
}

/* "yyyy-mm-ddThh:mm:ss" here; fractions, zones, dates alone and the 29th of February out of line.
 */
TENON__INLINE const char *tenon__json_time(tenon__in *in, const char *p, tenon_time *ret)
{
#if TENON__SSE2
    static const unsigned char days[16] = {0,  31, 28, 31, 30, 31, 30, 31,
                                           31, 30, 31, 30, 31, 0,  0,  0};
    if (TENON__UNLIKELY(*p != '"'))
        return NULL;
    const __m128i zero = _mm_setr_epi8('0', '0', '0', '0', '-', '0', '0', '-', '0', '0', 'T', '0',
                                       '0', ':', '0', '0');
    const __m128i most = _mm_setr_epi8(9, 9, 9, 9, 0, 1, 9, 0, 3, 9, 0, 2, 9, 0, 5, 9);
    __m128i v = _mm_sub_epi8(tenon__v16(p + 1), zero);
    bool shaped = _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(v, most), v)) == 0xffff;
    if (TENON__UNLIKELY(!shaped || p[17] != ':' || (unsigned)(p[18] - '0') > 5 ||
                        (unsigned)(p[19] - '0') > 9 || p[20] != '"'))
        return tenon__json_time_slow(in, p, ret);
    unsigned year = tenon__two_digits(p + 1) * 100 + tenon__two_digits(p + 3);
    unsigned month = tenon__two_digits(p + 6), day = tenon__two_digits(p + 9);
    unsigned hour = tenon__two_digits(p + 12);
    if (TENON__UNLIKELY(day - 1 >= days[month & 15] || hour > 23 || year == 0))
        return tenon__json_time_slow(in, p, ret);
    ret->seconds =
        tenon__days(year, month, day) * 86400 +
        (int64_t)(hour * 3600 + tenon__two_digits(p + 15) * 60 + tenon__two_digits(p + 18));
    ret->nanoseconds = 0;
    ret->offset = 0;
    ret->kind = TENON_TIME_UNSPECIFIED;
    return p + 21;
#else
    return tenon__json_time_slow(in, p, ret);
#endif
}

/* A dictionary's key and its colon. */
TENON__INLINE const char *tenon__json_key(tenon__in *in, const char *p, unsigned kind,
                                          size_t capacity, void *ret)
{
    const char *q = kind == TENON_KIND_STR    ? tenon__json_str(in, p, (tenon_str *)ret)
                    : kind == TENON_KIND_CSTR ? tenon__json_cstr(in, p, (char **)ret)
                                              : tenon__json_chars(in, p, (char *)ret, capacity);
    if (TENON__UNLIKELY(!q))
        return NULL;
    if (TENON__LIKELY(q < in->end) && TENON__LIKELY(*q == ':'))
        return q + 1;
    return tenon__json_colon(in, q);
}

#ifdef __cplusplus
}
#endif
#endif
