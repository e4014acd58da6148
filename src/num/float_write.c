/* SPDX-License-Identifier: MIT
 * float_write.c, layer 1: floating-point values to text, the fewest digits that read back to the
 * same value.
 *
 * A value is c * 2^e. Scaled by 10^-k, k = floor(log10(2^e)), the distance between neighbours is w,
 * 1 <= w < 10. So the interval that rounds to the value holds at least one whole number and at most
 * one multiple of ten. A multiple of ten in it is the answer (trailing zeros fall away); otherwise
 * the nearest whole number is. One 64 x 128-bit product gives the scaled value with 64 bits of
 * fraction; whenever a comparison is closer than its error, tenon__shortest_digits repeats it with
 * 128 bits, which is always enough (tools/gen_pow10.py --check). The idea is that of R. Giulietti,
 * "The Schubfach way to render doubles" (2021); the layout is that of ECMAScript's Number::toString
 * and RFC 8785, but minus zero keeps its sign.
 *
 * Digits are made eight at a time inside a 64-bit word and shifted there, so that nothing is moved
 * in memory. Stores are 8 bytes wide and reach at most 32 bytes from the start.
 *
 * Not here: NaN and infinities (the caller decides), a precision asked for, integers. */
#include "float.h"

enum { F64_MANTISSA = 52, F64_BIAS = 1075, F32_MANTISSA = 23, F32_BIAS = 150 };

/* floor(log10(2^e)), and of 3/4 * 2^e; |e| <= 1100 */
static int log10_pow2(int e)
{
    return (e * 315653) >> 20;
}

static int log10_narrow(int e)
{
    return (e * 315653 - 131237) >> 20;
}

/* ---- shortest digits, exactly ---------------------------------------------------------------- */

/* x * g / 2^128, twice its floor, plus one if there is a remainder. A remainder smaller than the
 * error of g is none. */
static uint64_t scale_sticky(struct tenon__pow10 g, uint64_t x)
{
    uint64_t mid, low, carry = tenon__mul128(x, g.lo, &low);
    uint64_t whole = tenon__mul128(x, g.hi, &mid);
    mid += carry;
    whole += mid < carry;
    return whole << 1 | (mid != 0 || low >= x);
}

uint64_t tenon__shortest_digits(uint64_t c, int e, bool narrow, int *ret_exp10)
{
    int k = narrow ? log10_narrow(e) : log10_pow2(e), h = e + tenon__log2_pow10(-k) + 1;
    struct tenon__pow10 g = tenon__pow10(-k);
    /* In eighths: the ends of the interval and the value. The ends belong to it when c is even. */
    uint64_t open = c & 1;
    uint64_t left = scale_sticky(g, (4 * c - 2 + narrow) << h) + open;
    uint64_t value = scale_sticky(g, (4 * c) << h);
    uint64_t right = scale_sticky(g, (4 * c + 2) << h);
    uint64_t s = value >> 3, ten = s / 10;
    bool below = left <= 80 * ten, above = 80 * (ten + 1) + open <= right;

    if (below || above) {
        *ret_exp10 = k + 1;
        return ten + above;
    }
    *ret_exp10 = k;
    below = left <= 8 * s;
    above = 8 * (s + 1) + open <= right;
    if (below && above)
        return s + (value > 8 * s + 4 || (value == 8 * s + 4 && (s & 1)));
    return s + above;
}

/* The same with zeros behind it until it is at least least. */
static TENON__NOINLINE uint64_t padded_digits(uint64_t c, int e, bool narrow, uint64_t least,
                                              int *ret_exp10)
{
    uint64_t digits = tenon__shortest_digits(c, e, narrow, ret_exp10);
    for (; digits < least; digits *= 10)
        --*ret_exp10;
    return digits;
}

/* ---- layout ---------------------------------------------------------------------------------- */

static void store_digits(char *p, uint64_t word)
{
    /* the first digit is the lowest byte; loading as little-endian turns the bytes when they need
     * turning */
    uint64_t bytes = tenon__load64le((const char *)&word);
    memcpy(p, &bytes, sizeof bytes);
}

/* The eight digits of x < 10^8 as bytes 0 to 9, the first one lowest. */
static uint64_t spread_digits(uint64_t x)
{
    uint64_t fours = x / 10000, twos, ones;
    fours |= (x - fours * 10000) << 32;
    twos = ((fours * 10486) >> 20) & 0x0000007F0000007F;
    twos |= (fours - twos * 100) << 16;
    ones = ((twos * 103) >> 10) & 0x000F000F000F000F;
    return ones | (twos - ones * 10) << 8;
}

/* The digits of two numbers at once. */
static inline void spread_pair(uint32_t x1, uint32_t x2, uint64_t *ret_eight1, uint64_t *ret_eight2)
{
#if TENON__SSE2
    __m128i eights, fours, twos, ones;
    eights = _mm_unpacklo_epi64(_mm_cvtsi32_si128((int)x1), _mm_cvtsi32_si128((int)x2));
    fours =
        _mm_srli_epi64(_mm_mul_epu32(eights, _mm_set1_epi32((int)3518437209)), 45); /* / 10000 */
    eights = _mm_sub_epi32(eights, _mm_mul_epu32(fours, _mm_set1_epi32(10000)));
    fours = _mm_or_si128(fours, _mm_slli_epi64(eights, 32));
    twos = _mm_srli_epi16(_mm_mulhi_epu16(fours, _mm_set1_epi16(5243)), 3); /* / 100 */
    fours = _mm_sub_epi16(fours, _mm_mullo_epi16(twos, _mm_set1_epi16(100)));
    twos = _mm_or_si128(twos, _mm_slli_epi32(fours, 16));
    ones = _mm_mulhi_epu16(twos, _mm_set1_epi16(6554)); /* / 10 */
    twos = _mm_sub_epi16(twos, _mm_mullo_epi16(ones, _mm_set1_epi16(10)));
    ones = _mm_or_si128(ones, _mm_slli_epi16(twos, 8));
    _mm_storel_epi64((__m128i *)(void *)ret_eight1, ones);
    _mm_storel_epi64((__m128i *)(void *)ret_eight2, _mm_unpackhi_epi64(ones, ones));
#else
    *ret_eight1 = spread_digits(x1);
    *ret_eight2 = spread_digits(x2);
#endif
}

/* "e+21" */
static char *exponent_write(char *p, int exp10)
{
    unsigned x = (unsigned)(exp10 < 0 ? -exp10 : exp10);
    *p++ = 'e';
    *p++ = exp10 < 0 ? '-' : '+';
    if (x >= 100)
        *p++ = (char)('0' + x / 100);
    if (x >= 10)
        *p++ = (char)('0' + x / 10 % 10);
    *p++ = (char)('0' + x % 10);
    return p;
}

/* first . eight eight * 10^exp10; the words hold digits as spread_digits gives them. */
static inline char *layout_write(char *p, unsigned first, uint64_t eight1, uint64_t eight2,
                                 int exp10)
{
    const uint64_t zeros = 0x3030303030303030, point = '.';
    int count = 1;
    if (eight2)
        count = 17 - (int)(tenon__clz64(eight2) >> 3);
    else if (eight1)
        count = 9 - (int)(tenon__clz64(eight1) >> 3);
    eight1 |= zeros;
    eight2 |= zeros;

    if (TENON__LIKELY(exp10 >= 0 && exp10 < 16)) {
        unsigned at = 8 * ((unsigned)exp10 & 7);
        uint64_t before = ((uint64_t)1 << at) - 1;
        p[0] = (char)('0' + first);
        p[17] = (char)(eight2 >> 56);
        if (exp10 < 8) {
            store_digits(p + 9, eight2 << 8 | eight1 >> 56);
            eight1 = (eight1 & before) | point << at | (eight1 & ~before) << 8;
        } else {
            store_digits(p + 9, (eight2 & before) | point << at | (eight2 & ~before) << 8);
        }
        store_digits(p + 1, eight1);
        return p + (count <= exp10 + 1 ? exp10 + 1 : count + 1);
    }
    if (exp10 < 0 && exp10 >= -6) {
        store_digits(p, 0x3030303030302E30); /* "0.000000" */
        p += 1 - exp10;
        p[0] = (char)('0' + first);
        store_digits(p + 1, eight1);
        store_digits(p + 9, eight2);
        return p + count;
    }
    p[0] = (char)('0' + first);
    if (exp10 >= 16 && exp10 < 21) {
        store_digits(p + 1, eight1);
        store_digits(p + 9, eight2);
        store_digits(p + 17, zeros);
        return p + exp10 + 1;
    }
    p[1] = '.';
    store_digits(p + 2, eight1);
    store_digits(p + 10, eight2);
    return exponent_write(p + (count == 1 ? 1 : count + 1), exp10);
}

/* A whole number below 10^16. */
static inline char *whole_write(char *p, uint64_t x)
{
    const uint64_t zeros = 0x3030303030303030;
    uint64_t word, low;
    unsigned skip;
    if (x >= 100000000) {
        uint32_t high = (uint32_t)(x / 100000000);
        spread_pair(high, (uint32_t)(x - high * UINT64_C(100000000)), &word, &low);
        skip = tenon__ctz64(word) & 56;
        store_digits(p, (word | zeros) >> skip);
        p += 8 - (skip >> 3);
        store_digits(p, low | zeros);
        return p + 8;
    }
    word = spread_digits(x);
    skip = tenon__ctz64(word | (uint64_t)1 << 56) & 56;
    store_digits(p, (word | zeros) >> skip);
    return p + 8 - (skip >> 3);
}

/* ---- double ---------------------------------------------------------------------------------- */

/* Digits for c * 2^e with equal distances to both neighbours; false: not certain. */
static inline bool f64_digits(uint64_t c, int e, uint64_t *ret_digits, int *ret_exp10)
{
    int k = log10_pow2(e), h = e + tenon__log2_pow10(-k) + 1;
    struct tenon__pow10 g = tenon__pow10(-k);
    uint64_t fraction, low, x = c << h, carry = tenon__mul128(x, g.lo, &low);
    uint64_t s = tenon__mul128(x, g.hi, &fraction), ten, down, up, nearer, half;
    fraction += carry;
    s += fraction < carry;

    /* In units of 2^-60, each less than one too small: the distances to the multiples of ten below
     * and above, the smaller of them, and half of w. Only the smaller can be close to that half, as
     * both together are ten and w is less. */
    ten = s / 10;
    down = (s - ten * 10) << 60 | fraction >> 4;
    up = ((uint64_t)10 << 60) - down;
    nearer = up < down ? up : down;
    half = g.hi >> (5 - h);
    if (TENON__UNLIKELY((nearer - half + 2 <= 4) | (fraction - ((uint64_t)1 << 63) + 2 <= 4)))
        return false;
    s += fraction >> 63;
    ten = ten * 10 + (up < down ? 10 : 0);
    *ret_digits =
        s ^ ((s ^ ten) & (0 - (uint64_t)(nearer < half))); /* no branch could predict it */
    *ret_exp10 = k;
    return true;
}

char *tenon__f64_write(char *p, double v)
{
    const uint64_t one = (uint64_t)1 << F64_MANTISSA, e16 = 10000000000000000, e8 = 100000000;
    uint64_t bits, c, digits, short_by_one, eight1, eight2;
    uint32_t first, high, low;
    int e, exp10;
    memcpy(&bits, &v, sizeof bits);
    *p = '-';
    p += bits >> 63;
    c = bits & (one - 1);
    e = (int)(bits >> F64_MANTISSA & 2047) - F64_BIAS;

    if ((unsigned)(e + F64_MANTISSA) <= F64_MANTISSA) {
        uint64_t whole = (c | one) >> -e;
        if (whole << -e == (c | one))
            return whole_write(p, whole);
    }
    if (TENON__UNLIKELY(c == 0 || e == -F64_BIAS)) {
        /* a power of two, zero, or a subnormal number */
        bool narrow = e > 1 - F64_BIAS;
        if (e == -F64_BIAS) {
            if (c == 0) {
                *p = '0';
                return p + 1;
            }
            e++;
        } else {
            c = one;
        }
        digits = padded_digits(c, e, narrow, e16, &exp10);
    } else {
        c |= one;
        if (TENON__UNLIKELY(!f64_digits(c, e, &digits, &exp10)))
            digits = padded_digits(c, e, false, e16, &exp10);
    }
    /* To 17 digits; 16 are there. Whether the 17th is, no branch could predict: hence the mask. */
    short_by_one = 0 - ((digits - e16) >> 63);
    digits += digits * 9 & short_by_one;
    exp10 += 16 + (int)short_by_one;
    high = (uint32_t)(digits / e8);
    low = (uint32_t)(digits - high * e8);
    first = high / (uint32_t)e8;
    spread_pair(high - first * (uint32_t)e8, low, &eight1, &eight2);
    return layout_write(p, first, eight1, eight2, exp10);
}

/* ---- float ----------------------------------------------------------------------------------- */

/* The same with 64 bits of the power and 32 bits of fraction. */
static inline bool f32_digits(uint32_t c, int e, uint32_t *ret_digits, int *ret_exp10)
{
    int k = log10_pow2(e), h = e + tenon__log2_pow10(-k) + 1;
    uint64_t g = tenon__pow10(-k).hi, low;
    uint64_t scaled = tenon__mul128((uint64_t)c << (h + 32), g, &low);
    uint32_t s = (uint32_t)(scaled >> 32), fraction = (uint32_t)scaled, ten = s / 10;
    uint64_t down = scaled - ((uint64_t)ten * 10 << 32), up = ((uint64_t)10 << 32) - down;
    uint64_t nearer = up < down ? up : down, half = g >> (33 - h);
    if (TENON__UNLIKELY((nearer - half + 2 <= 4) | (fraction - ((uint32_t)1 << 31) + 2 <= 4)))
        return false;
    s += fraction >> 31;
    ten = ten * 10 + (up < down ? 10 : 0);
    *ret_digits = s ^ ((s ^ ten) & (0 - (uint32_t)(nearer < half)));
    *ret_exp10 = k;
    return true;
}

char *tenon__f32_write(char *p, float v)
{
    const uint32_t one = (uint32_t)1 << F32_MANTISSA, e8 = 100000000;
    uint32_t bits, c, digits, first;
    int e, exp10;
    memcpy(&bits, &v, sizeof bits);
    *p = '-';
    p += bits >> 31;
    c = bits & (one - 1);
    e = (int)(bits >> F32_MANTISSA & 255) - F32_BIAS;

    if ((unsigned)(e + F32_MANTISSA) <= F32_MANTISSA) {
        uint32_t whole = (c | one) >> -e;
        if (whole << -e == (c | one))
            return whole_write(p, whole);
    }
    if (TENON__UNLIKELY(c == 0 || e == -F32_BIAS)) {
        bool narrow = e > 1 - F32_BIAS;
        if (e == -F32_BIAS) {
            if (c == 0) {
                *p = '0';
                return p + 1;
            }
            e++;
        } else {
            c = one;
        }
        digits = (uint32_t)padded_digits(c, e, narrow, e8, &exp10);
    } else {
        c |= one;
        if (TENON__UNLIKELY(!f32_digits(c, e, &digits, &exp10)))
            digits = (uint32_t)padded_digits(c, e, false, e8, &exp10);
    }
    /* to 9 digits; 7 are there, mostly 8 */
    exp10 += 8;
    for (int i = 0; i < 2; i++) {
        uint32_t short_by_one = 0 - ((digits - e8) >> 31);
        digits += digits * 9 & short_by_one;
        exp10 += (int)short_by_one;
    }
    first = digits / e8;
    return layout_write(p, first, spread_digits(digits - first * e8), 0, exp10);
}
