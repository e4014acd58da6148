/* SPDX-License-Identifier: MIT
 * float_exact.c, layer 1: comparing a decimal text with a binary number exactly, by big numbers of
 * fixed size.
 *
 * A middle between two neighbouring doubles has at most 767 significant digits. So of a longer text
 * 768 digits are taken, and whether anything but zeros follows them becomes one more digit: that
 * orders the text against every middle.
 *
 * Both sides are made whole by multiplying with powers of five and two. The side that needs no
 * power of five stays below 10^769 or 2^1025, the other below 2^54 * 5^1094; they are equal within
 * a factor of four, and only one is shifted. So 2688 bits hold either one. Not here: anything fast.
 */
#include "float.h"

enum { BIG_WORDS = 42, BIG_DIGITS = 768, BIG_CHUNK = 19 };

/* word[0] is the lowest; word[used - 1] is not 0; nothing used is 0. */
struct big {
    unsigned used;
    uint64_t word[BIG_WORDS];
};

/* x = x * factor + add */
static void big_multiply(struct big *x, uint64_t factor, uint64_t add)
{
    for (unsigned i = 0; i < x->used; i++) {
        uint64_t low, high = tenon__mul128(x->word[i], factor, &low);
        low += add;
        add = high + (low < add);
        x->word[i] = low;
    }
    if (add != 0)
        x->word[x->used++] = add;
}

static void big_multiply_pow5(struct big *x, unsigned n)
{
    const uint64_t pow5_27 = UINT64_C(7450580596923828125);
    for (; n >= 27; n -= 27)
        big_multiply(x, pow5_27, 0);
    for (; n > 0; n--)
        big_multiply(x, 5, 0);
}

/* x = x * 2^n; x is not 0 */
static void big_shift(struct big *x, unsigned n)
{
    unsigned words = n / 64, bits = n % 64;
    if (bits != 0)
        big_multiply(x, (uint64_t)1 << bits, 0);
    memmove(x->word + words, x->word, x->used * sizeof x->word[0]);
    memset(x->word, 0, words * sizeof x->word[0]);
    x->used += words;
}

static int big_compare(const struct big *x, const struct big *y)
{
    if (x->used != y->used)
        return x->used < y->used ? -1 : 1;
    for (unsigned i = x->used; i-- > 0;)
        if (x->word[i] != y->word[i])
            return x->word[i] < y->word[i] ? -1 : 1;
    return 0;
}

/* The digits of text as a whole number; returns its exponent of ten. */
static int64_t big_read(struct big *x, const struct tenon__digit_text *text)
{
    uint64_t chunk = 0, scale = 1;
    int64_t taken = 0;
    const char *p = text->first;
    x->used = 0;
    for (; p < text->end && taken < BIG_DIGITS; p++) {
        if (*p == '.')
            continue;
        chunk = chunk * 10 + (uint64_t)(*p - '0');
        scale *= 10;
        if (++taken % BIG_CHUNK == 0) {
            big_multiply(x, scale, chunk);
            chunk = 0;
            scale = 1;
        }
    }
    big_multiply(x, scale, chunk);
    for (; p < text->end; p++)
        if (*p != '.' && *p != '0') {
            big_multiply(x, 10, 1);
            taken++;
            break;
        }
    return text->exp10 + (text->count - taken);
}

int tenon__compare_exact(const struct tenon__digit_text *text, uint64_t half, int exp2)
{
    struct big x, y;
    int exp10 = (int)big_read(&x, text);
    y.used = 1;
    y.word[0] = half;
    /* x * 5^exp10 against y * 2^exp2 once the twos of the power of ten have changed sides */
    exp2 -= exp10;
    if (exp10 > 0)
        big_multiply_pow5(&x, (unsigned)exp10);
    else
        big_multiply_pow5(&y, (unsigned)-exp10);
    if (exp2 > 0)
        big_shift(&y, (unsigned)exp2);
    else
        big_shift(&x, (unsigned)-exp2);
    return big_compare(&x, &y);
}
