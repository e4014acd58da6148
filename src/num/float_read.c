/* SPDX-License-Identifier: MIT
 * float_read.c, layer 1: text to floating-point values, rounded to nearest, ties to even.
 *
 * Two halves. round_decimal rounds digits * 10^exp10 by one or two 64 x 64-bit products with a
 * power of ten: the product F (192 bits) and the true value X, in units of its last bit, obey F -
 * digits < X <= F, because the power is at most one unit too large. Unless the bits below the
 * rounding bit are that close to zero, they decide; if they are, the result is certain except at a
 * tie. (D. Lemire, "Number parsing at a gigabyte per second", 2021, after M. Eisel.) read_number
 * scans text of any length and keeps 19 digits. If digits were dropped, both ends of the interval
 * that they leave are rounded; when they differ or when the first half is not certain,
 * tenon__compare_exact decides by all digits.
 *
 * One text serves double and float: the format is a parameter, constant in each caller, and the
 * helpers are inlined. */
#include "float.h"

/* A binary format: explicit bits of the significand, and exponents as they stand in the bits. */
struct float_format {
    int mantissa, bias, infinite;
};
static const struct float_format format_f64 = {52, 1023, 2047}, format_f32 = {23, 127, 255};

enum float_verdict { FLOAT_CERTAIN, FLOAT_CLOSE, FLOAT_INFINITE };

/* The smallest and largest exponents of ten for which 19 digits can be neither 0 nor infinite. */
enum { EXP10_FIRST = -342, EXP10_LAST = 308 };

/* ---- digits * 10^exp10 ----------------------------------------------------------------------- */

/* The rare rest of round_decimal, with the whole product: w is normalised, drop is how many bits of
 * the upper 64 fall away below the rounding bit. Gives the significand with its hidden bit;
 * *ret_floor is the same without rounding. */
static TENON__NOINLINE enum float_verdict round_closely(uint64_t w, int exp10, int drop,
                                                        uint64_t *ret_rounded, uint64_t *ret_floor)
{
    struct tenon__pow10 power = tenon__pow10(exp10);
    uint64_t low, mid, carry = tenon__mul128(w, power.lo, &low);
    uint64_t high = tenon__mul128(w, power.hi, &mid), keep, rest;
    bool exact = exp10 >= 0 && exp10 <= 55;
    mid += carry;
    high += mid < carry;
    *ret_rounded = *ret_floor = 0;
    if (drop > 63)
        return FLOAT_CERTAIN; /* below half of the smallest subnormal number */
    keep = high >> drop;
    rest = (high & (((uint64_t)1 << drop) - 1)) | mid;
    *ret_floor = keep >> 1;
    *ret_rounded = (keep + 1) >> 1;
    if (rest != 0 || !(keep & 1))
        return FLOAT_CERTAIN;
    if (exact) {
        if (low == 0)
            *ret_rounded &= ~(uint64_t)1; /* a tie */
        return FLOAT_CERTAIN;
    }
    return low >= w ? FLOAT_CERTAIN : FLOAT_CLOSE;
}

/* Rounds w * 10^exp10. *ret_bits is the result without its sign; when it is not certain, the value
 * without rounding. */
TENON__INLINE enum float_verdict round_decimal(struct float_format format, uint64_t w,
                                               int64_t exp10, uint64_t *ret_bits)
{
    enum float_verdict verdict = FLOAT_CERTAIN;
    unsigned zeros, upper;
    uint64_t high, low, rounded, unrounded, special;
    int power, drop, exponent;
    *ret_bits = 0;
    if (w == 0 || exp10 < EXP10_FIRST)
        return FLOAT_CERTAIN;
    if (exp10 > EXP10_LAST)
        return FLOAT_INFINITE;
    power = (int)exp10;
    zeros = tenon__clz64(w);
    w <<= zeros;
    high = tenon__mul128(w, tenon__pow10(power).hi, &low);
    upper = (unsigned)(high >> 63);
    exponent = tenon__log2_pow10(power) + 63 + (int)upper - (int)zeros + format.bias;
    drop = 61 - format.mantissa + (int)upper;
    /* Adding the rest of the product can carry into high. Where that cannot reach the kept bits,
     * and where something below the rounding bit is certain to remain, the first product is enough.
     */
    special = ((uint64_t)1 << (61 - format.mantissa)) - 1;
    if (TENON__LIKELY(((high + 1) & special) > 1 && exponent > 0)) {
        rounded = ((high >> drop) + 1) >> 1;
    } else {
        if (exponent <= 0) {
            drop += 1 - exponent;
            exponent = 1;
        }
        verdict = round_closely(w, power, drop, &rounded, &unrounded);
        if (verdict == FLOAT_CLOSE)
            rounded = unrounded;
    }
    /* the hidden bit, or the carry of rounding, counts the exponent up */
    rounded += (uint64_t)(exponent - 1) << format.mantissa;
    if (rounded >= (uint64_t)format.infinite << format.mantissa)
        return FLOAT_INFINITE;
    *ret_bits = rounded;
    return verdict;
}

static double f64_from_bits(uint64_t bits, bool negative)
{
    double v;
    bits |= (uint64_t)negative << 63;
    memcpy(&v, &bits, sizeof v);
    return v;
}

static float f32_from_bits(uint64_t bits, bool negative)
{
    uint32_t narrow = (uint32_t)bits | (uint32_t)negative << 31;
    float v;
    memcpy(&v, &narrow, sizeof v);
    return v;
}

bool tenon__f64_from_decimal(uint64_t digits, int32_t exp10, bool negative, double *ret_value)
{
    uint64_t bits;
    if (round_decimal(format_f64, digits, exp10, &bits) != FLOAT_CERTAIN)
        return false;
    *ret_value = f64_from_bits(bits, negative);
    return true;
}

bool tenon__f32_from_decimal(uint64_t digits, int32_t exp10, bool negative, float *ret_value)
{
    uint64_t bits;
    if (round_decimal(format_f32, digits, exp10, &bits) != FLOAT_CERTAIN)
        return false;
    *ret_value = f32_from_bits(bits, negative);
    return true;
}

/* ---- numbers within 31 bytes ----------------------------------------------------------------- */

static inline bool is_float_digit(char c)
{
    return (unsigned char)(c - '0') <= 9;
}

struct tenon__exponent tenon__exponent_read(const char *p, const char *last)
{
    struct tenon__exponent result = {NULL, 0};
    const char *first;
    bool negative = false;
    int e = 0;
    if (last - p < 2)
        return result;
    p++;
    if (*p == '-' || *p == '+')
        negative = *p++ == '-';
    for (first = p; p < last && is_float_digit(*p); p++) {
        if (p - first == 4)
            return result;
        e = e * 10 + (*p - '0');
    }
    if (p == first || is_float_digit(*p))
        return result;
    result.end = p;
    result.value = negative ? -e : e;
    return result;
}

/* As tenon__decimal_fast, by single bytes and with an exponent. Bytes from p to p + 31 may be
 * looked at. */
static const char *decimal_long(const char *p, uint64_t *ret_digits, int *ret_exp10,
                                bool *ret_negative)
{
    const char *last = p + 31, *first, *point;
    uint64_t w = 0;
    int exp10 = 0;
    *ret_negative = *p == '-';
    p += *p == '-';
    for (first = p; p < last && is_float_digit(*p); p++) {
        if (w >= 1000000000000000000)
            return NULL;
        w = w * 10 + (uint64_t)(*p - '0');
    }
    if (p == first || p == last || (*first == '0' && p - first > 1))
        return NULL;
    if (*p == '.') {
        point = p++;
        for (; p < last && is_float_digit(*p); p++) {
            if (w >= 1000000000000000000)
                return NULL;
            w = w * 10 + (uint64_t)(*p - '0');
        }
        if (p == point + 1 || is_float_digit(*p))
            return NULL;
        exp10 = -(int)(p - point - 1);
    }
    if ((*p | 0x20) == 'e') {
        struct tenon__exponent exponent = tenon__exponent_read(p, last);
        p = exponent.end;
        exp10 += (int)exponent.value;
    }
    *ret_digits = w;
    *ret_exp10 = exp10;
    return p;
}

const char *tenon__f64_long(const char *p, double *ret_value)
{
    uint64_t w;
    int exp10;
    bool negative;
    const char *end = decimal_long(p, &w, &exp10, &negative);
    if (end == NULL || !tenon__f64_from_decimal(w, exp10, negative, ret_value))
        return NULL;
    return end;
}

const char *tenon__f32_long(const char *p, float *ret_value)
{
    uint64_t w;
    int exp10;
    bool negative;
    const char *end = decimal_long(p, &w, &exp10, &negative);
    if (end == NULL || !tenon__f32_from_decimal(w, exp10, negative, ret_value))
        return NULL;
    return end;
}

/* ---- numbers of any length ------------------------------------------------------------------- */

/* A scanned number: value = w * 10^exp10, or a little more if digits were dropped. */
struct float_text {
    struct tenon__digit_text all;
    uint64_t w;
    int64_t exp10;
    bool negative, dropped;
};

enum { KEPT_DIGITS = 19 };

/* Digits from p on, up to end or another character. */
static const char *scan_digits(const char *p, const char *end, struct float_text *number)
{
    uint64_t w = number->w;
    int64_t count = number->all.count;
    unsigned dropped = 0;
    const char *rest;
    if (count == 0) {
        while (p < end && *p == '0')
            p++;
        number->all.first = p;
    }
    for (; count < KEPT_DIGITS && p < end && is_float_digit(*p); p++, count++)
        w = w * 10 + (uint64_t)(*p - '0');
    for (rest = p; p < end && is_float_digit(*p); p++)
        dropped |= (unsigned)(*p - '0');
    number->w = w;
    number->all.count = count + (p - rest);
    number->dropped |= dropped != 0;
    return p;
}

/* The exponent behind the 'e', held within +-2^62: no text is long enough for its digits to make up
 * for that. */
static int64_t scan_exponent(const char *p, const char *end)
{
    const int64_t most = (int64_t)1 << 62;
    bool negative = *p == '-';
    int64_t e = 0;
    if (*p == '-' || *p == '+')
        p++;
    for (; p < end; p++)
        e = e > most / 16 ? most : e * 10 + (*p - '0');
    return negative ? -e : e;
}

static void scan_number(const char *text, size_t len, struct float_text *number)
{
    const char *p = text, *end = text + len;
    int64_t exp10 = 0;
    memset(number, 0, sizeof *number);
    number->negative = *p == '-';
    p = scan_digits(p + number->negative, end, number);
    if (p < end && *p == '.') {
        const char *point = p++;
        p = scan_digits(p, end, number);
        exp10 = -(int64_t)(p - point - 1);
    }
    number->all.end = p;
    if (p < end)
        exp10 += scan_exponent(p + 1, end);
    number->all.exp10 = exp10;
    if (number->all.count > KEPT_DIGITS)
        exp10 += number->all.count - KEPT_DIGITS;
    number->exp10 = exp10;
}

/* Text to bits without the sign; false: infinite. */
TENON__INLINE bool read_number(struct float_format format, const struct float_text *number,
                               uint64_t *ret_bits)
{
    uint64_t bits, above, c;
    int exponent, order;
    enum float_verdict verdict = round_decimal(format, number->w, number->exp10, &bits);
    if (verdict == FLOAT_INFINITE)
        return false;
    if (verdict == FLOAT_CERTAIN && number->dropped &&
        (round_decimal(format, number->w + 1, number->exp10, &above) != FLOAT_CERTAIN ||
         above != bits))
        verdict = FLOAT_CLOSE;
    if (verdict == FLOAT_CLOSE) {
        /* The result is bits or the next one up, whether bits was rounded or not: see which side of
         * the middle. */
        exponent = (int)(bits >> format.mantissa);
        c = bits & (((uint64_t)1 << format.mantissa) - 1);
        if (exponent == 0)
            exponent = 1;
        else
            c |= (uint64_t)1 << format.mantissa;
        order = tenon__compare_exact(&number->all, 2 * c + 1,
                                     exponent - format.bias - format.mantissa - 1);
        bits += order > 0 || (order == 0 && (c & 1));
        if (bits >= (uint64_t)format.infinite << format.mantissa)
            return false;
    }
    *ret_bits = bits;
    return true;
}

bool tenon__f64_parse(const char *text, size_t len, double *ret_value)
{
    struct float_text number;
    uint64_t bits;
    scan_number(text, len, &number);
    if (!read_number(format_f64, &number, &bits))
        return false;
    *ret_value = f64_from_bits(bits, number.negative);
    return true;
}

bool tenon__f32_parse(const char *text, size_t len, float *ret_value)
{
    struct float_text number;
    uint64_t bits;
    scan_number(text, len, &number);
    if (!read_number(format_f32, &number, &bits))
        return false;
    *ret_value = f32_from_bits(bits, number.negative);
    return true;
}
