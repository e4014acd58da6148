/* SPDX-License-Identifier: MIT
 * inline/float.h, layer 1: floating-point text. The hot path for reading, inline, and what it and
 * generated code call.
 *
 * A number is digits * 10^exp10. The inline path takes digits eight at a time: it subtracts '0'
 * from eight bytes at once, finds the first byte that is no digit, shifts the others to the top of
 * the word, and multiplies them together. No branch depends on how many digits a chunk has. What it
 * takes: up to 7 digits, a point, up to 23 more, as long as those without leading zeros are at most
 * 19, an exponent. All else (long whole parts) goes to tenon__f64_long, which returns NULL when it
 * too is not certain; then the caller scans the number and calls tenon__f64_parse, which always is.
 *
 * Not here: the scan that finds the end of numbers of any length, NaN and infinities (not JSON),
 * integers. Compiles as C11 and C++17. */
#ifndef TENON_INLINE_FLOAT_H
#define TENON_INLINE_FLOAT_H

#include <tenon/base.h>
#include <tenon/inline/port.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- writing --------------------------------------------------------------------------------- */

/* Writes the shortest digits that read back to v, the closest to v among them, laid out as
 * ECMAScript's Number::toString (RFC 8785) does: 1e21 and above and below 1e-6 with an exponent
 * ("1e+21", "1.5e-7"), whole numbers without a point; but minus zero as "-0". v is finite. Returns
 * the end; at most 25 bytes. There is room for 32, which may all be stored to. A float is written
 * with the digits that a float needs. */
TENON_API char *tenon__f64_write(char *p, double v);
TENON_API char *tenon__f32_write(char *p, float v);

/* ---- reading --------------------------------------------------------------------------------- */

/* Reads text, exactly one number by the grammar of RFC 8259, of any length. Rounds correctly: to
 * nearest, ties to even, gradual underflow, the sign of zero kept; floats directly. False,
 * *ret_value untouched: the result would be infinite. Linear in len whatever the exponent; reads
 * nothing outside [text, text + len). */
TENON_API bool tenon__f64_parse(const char *text, size_t len, double *ret_value);
TENON_API bool tenon__f32_parse(const char *text, size_t len, float *ret_value);

/* digits * 10^exp10, rounded as above. False, *ret_value untouched: infinite, or too close to call
 * (a tie that needs the text's own digits and big numbers). */
TENON_API bool tenon__f64_from_decimal(uint64_t digits, int32_t exp10, bool negative,
                                       double *ret_value);
TENON_API bool tenon__f32_from_decimal(uint64_t digits, int32_t exp10, bool negative,
                                       float *ret_value);

/* The exponent at p, which points to 'e' or 'E': its value, and its end or NULL when it is not
 * valid, has more than four digits, or goes on at last. Bytes up to last are readable. */
struct tenon__exponent {
    const char *end;
    int64_t value;
};
TENON_API struct tenon__exponent tenon__exponent_read(const char *p, const char *last);

/* The same contract as tenon__f64_fast, for any number that ends within 31 bytes and has at most 19
 * digits. */
TENON_API const char *tenon__f64_long(const char *p, double *ret_value);
TENON_API const char *tenon__f32_long(const char *p, float *ret_value);

#ifdef __cplusplus
}
#endif

/* Whether double and float arithmetic rounds each result once, to its own type. It does not in x87
 * registers, nor where the user allows a reciprocal for a quotient; then all goes through
 * tenon__f64_from_decimal. */
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ == 0 && !defined(__FAST_MATH__)
#define TENON__EXACT_FLOAT 1
#else
#define TENON__EXACT_FLOAT 0
#endif

/* Eight bytes less '0': a byte is a digit when it is at most 9. The first character is the lowest
 * byte. */
TENON__INLINE uint64_t tenon__digits_load(const char *p)
{
    return tenon__load64le(p) ^ UINT64_C(0x3030303030303030);
}

/* The top bit set in each byte that is no digit; exact up to the lowest such byte. */
TENON__INLINE uint64_t tenon__digits_stop(uint64_t chunk)
{
    return ((chunk + UINT64_C(0x7676767676767676)) | chunk) & UINT64_C(0x8080808080808080);
}

/* The value of eight digits. */
TENON__INLINE uint32_t tenon__digits_join(uint64_t chunk)
{
    const uint64_t mask = UINT64_C(0x000000FF000000FF);
    chunk = chunk * 10 + (chunk >> 8); /* pairs, in every second byte */
    return (uint32_t)(((chunk & mask) * UINT64_C(0x000F424000000064) +
                       ((chunk >> 16) & mask) * UINT64_C(0x0000271000000001)) >>
                      32);
}

/* The value of the digits before the lowest stop bit, 0 for none; stop is not 0. */
TENON__INLINE uint32_t tenon__digits_before(uint64_t chunk, unsigned stop_bit)
{
    return tenon__digits_join((chunk << (63 - stop_bit)) << 8);
}

TENON__INLINE uint64_t tenon__pow10_u64(unsigned n)
{
    /* clang-format off */
    static const uint64_t powers[20] = {
        UINT64_C(1), UINT64_C(10), UINT64_C(100), UINT64_C(1000), UINT64_C(10000),
        UINT64_C(100000), UINT64_C(1000000), UINT64_C(10000000), UINT64_C(100000000),
        UINT64_C(1000000000), UINT64_C(10000000000), UINT64_C(100000000000),
        UINT64_C(1000000000000), UINT64_C(10000000000000), UINT64_C(100000000000000),
        UINT64_C(1000000000000000), UINT64_C(10000000000000000), UINT64_C(100000000000000000),
        UINT64_C(1000000000000000000), UINT64_C(10000000000000000000)};
    /* clang-format on */
    return powers[n];
}

/* 10^n, 0 <= n <= 7. */
TENON__INLINE double tenon__pow10_f64(unsigned n)
{
    static const double powers[8] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7};
    return powers[n];
}

/* The number at p as *ret_digits * 10^*ret_exp10. NULL: not handled, see above. At most 31 bytes
 * are taken: 7 and a sign, the point, and chunks of which the last begins at 24 or before and is
 * not full. */
TENON__INLINE const char *tenon__decimal_fast(const char *p, uint64_t *ret_digits,
                                              int32_t *ret_exp10, bool *ret_negative)
{
    const char *last = p + 31;
    uint64_t chunk, stop, w;
    unsigned bit;
    int32_t exp10 = 0;
    bool negative = *p == '-';
    p += negative;
    chunk = tenon__digits_load(p);
    stop = tenon__digits_stop(chunk);
    if (TENON__UNLIKELY(stop == 0))
        return NULL;
    bit = tenon__ctz64(stop); /* 8 digits + 7 */
    if (TENON__UNLIKELY(bit == 7 || ((chunk & 255) == 0 && bit != 15)))
        return NULL;
    w = tenon__digits_before(chunk, bit);
    p += bit >> 3;
    if (*p == '.') {
        const char *point = p++;
        chunk = tenon__digits_load(p);
        stop = tenon__digits_stop(chunk);
        if (TENON__UNLIKELY((stop & 0x80) != 0))
            return NULL;
        if (stop == 0) {
            w = w * 100000000 + tenon__digits_join(chunk);
            p += 8;
            chunk = tenon__digits_load(p);
            stop = tenon__digits_stop(chunk);
            if (stop == 0) {
                if (TENON__UNLIKELY(w >= UINT64_C(100000000000) || last - p < 15))
                    return NULL;
                w = w * 100000000 + tenon__digits_join(chunk);
                p += 8;
                chunk = tenon__digits_load(p);
                stop = tenon__digits_stop(chunk);
                if (TENON__UNLIKELY(stop == 0))
                    return NULL;
            }
        }
        bit = tenon__ctz64(stop);
        if (TENON__UNLIKELY(w >= tenon__pow10_u64(19 - (bit >> 3))))
            return NULL;
        w = w * tenon__pow10_u64(bit >> 3) + tenon__digits_before(chunk, bit);
        p += bit >> 3;
        exp10 = (int32_t)(point + 1 - p);
    }
    if (TENON__UNLIKELY((*p | 0x20) == 'e')) {
        struct tenon__exponent exponent = tenon__exponent_read(p, last);
        if (exponent.end == NULL)
            return NULL;
        p = exponent.end;
        exp10 += (int32_t)exponent.value;
    }
    *ret_digits = w;
    *ret_exp10 = exp10;
    *ret_negative = negative;
    return p;
}

/* Reads the number at p, which begins with '-' or a digit if it is one; at least 32 bytes from p
 * are readable, with anything behind the number. Returns its end, within 31 bytes, or NULL,
 * *ret_value untouched, when the bytes are not the beginning of a valid number, or not one that is
 * handled here. What follows the number is not looked at, except that it cannot be a digit; "1.5.3"
 * ends at the second point. */
TENON__INLINE const char *tenon__f64_fast(const char *p, double *ret_value)
{
    uint64_t w;
    int32_t exp10;
    bool negative;
    const char *end = tenon__decimal_fast(p, &w, &exp10, &negative);
    if (TENON__UNLIKELY(end == NULL))
        return tenon__f64_long(p, ret_value);
    /* The quotient of two exact values, rounded once. Only for few places, although up to 22 would
     * do: so the branch goes the way that the number of chunks went, while the size of w would be
     * guessed wrong half of the time. */
    if (TENON__EXACT_FLOAT && 0u - (uint32_t)exp10 <= 7 && TENON__LIKELY((w >> 53) == 0)) {
        double v = (double)(int64_t)w / tenon__pow10_f64(0u - (uint32_t)exp10);
        memcpy(&w, &v, sizeof w);
        w |= (uint64_t)negative << 63;
        memcpy(ret_value, &w, sizeof w);
        return end;
    }
    return tenon__f64_from_decimal(w, exp10, negative, ret_value) ? end : NULL;
}

/* The same for a float, rounded directly. */
TENON__INLINE const char *tenon__f32_fast(const char *p, float *ret_value)
{
    uint64_t w;
    int32_t exp10;
    bool negative;
    const char *end = tenon__decimal_fast(p, &w, &exp10, &negative);
    if (TENON__UNLIKELY(end == NULL))
        return tenon__f32_long(p, ret_value);
    if (TENON__EXACT_FLOAT && 0u - (uint32_t)exp10 <= 7 && (w >> 24) == 0) {
        float v = (float)(int32_t)w / (float)tenon__pow10_f64(0u - (uint32_t)exp10);
        uint32_t bits;
        memcpy(&bits, &v, sizeof bits);
        bits |= (uint32_t)negative << 31;
        memcpy(ret_value, &bits, sizeof bits);
        return end;
    }
    return tenon__f32_from_decimal(w, exp10, negative, ret_value) ? end : NULL;
}

#endif
