/* SPDX-License-Identifier: MIT
 * base/utf8.c: well-formed UTF-8 as RFC 3629 has it: no overlong form, no surrogate, nothing above
 * U+10FFFF.
 *
 * The check walks by sequences and skips ASCII in 16-byte steps where the CPU has them. Inside text
 * of another script it stays with the sequences: a step is only tried after an ASCII byte. Every
 * access is within the bytes given. The wide validator for long non-ASCII text is not here. */
#include "base.h"

static unsigned char utf8_byte(const char *s, size_t i)
{
    return (unsigned char)s[i];
}

static bool utf8_tail(const char *s, size_t i)
{
    return (utf8_byte(s, i) & 0xC0) == 0x80;
}

unsigned tenon__utf8_length(const char *s, size_t available)
{
    if (available == 0)
        return 0;
    unsigned lead = utf8_byte(s, 0);
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4 || available < 2)
        return 0;
    /* RFC 3629, section 4: only the second byte has narrower bounds, and only after these four
     * leads. */
    unsigned second = utf8_byte(s, 1);
    unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second < low || second > high)
        return 0;
    if (lead < 0xE0)
        return 2;
    if (available < 3 || !utf8_tail(s, 2))
        return 0;
    if (lead < 0xF0)
        return 3;
    return available < 4 || !utf8_tail(s, 3) ? 0 : 4;
}

size_t tenon__utf8_check_scalar(const char *s, size_t n)
{
    size_t i = 0;
    while (i < n) {
        unsigned length = tenon__utf8_length(s + i, n - i);
        if (length == 0)
            return i;
        i += length;
    }
    return n;
}

/* From i on: the index of the next non-ASCII byte, or n. */
static size_t utf8_skip_ascii(const char *s, size_t i, size_t n)
{
#if TENON__SSE2
    for (; n - i >= 16; i += 16) {
        __m128i block = _mm_loadu_si128((const __m128i *)(const void *)(s + i));
        unsigned high = (unsigned)_mm_movemask_epi8(block);
        if (high)
            return i + tenon__ctz32(high);
    }
#endif
    while (i < n && utf8_byte(s, i) < 0x80)
        i++;
    return i;
}

size_t tenon__utf8_check(const char *s, size_t n)
{
    size_t i = 0;
    while (i < n) {
        if (utf8_byte(s, i) < 0x80) {
            i = utf8_skip_ascii(s, i, n);
            continue;
        }
        unsigned length = tenon__utf8_length(s + i, n - i);
        if (length == 0)
            return i;
        i += length;
    }
    return n;
}

static uint32_t utf8_decode(const char *s, unsigned length)
{
    uint32_t c = utf8_byte(s, 0);
    if (length > 1)
        c &= 0xFFu >> (length + 1);
    for (unsigned i = 1; i < length; i++)
        c = c << 6 | (utf8_byte(s, i) & 0x3Fu);
    return c;
}

bool tenon__utf8_printable(const char *s, unsigned length)
{
    uint32_t c = utf8_decode(s, length);
    return !(c < 0x20 || (c >= 0x7F && c < 0xA0) ||         /* C0, DEL, C1 */
             c == 0x61C || (c >= 0x200B && c <= 0x200F) ||  /* marks without width, direction */
             (c >= 0x2028 && c <= 0x202E) ||                /* separators, embeddings, overrides */
             (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF || /* isolates, invisible operators, BOM */
             (c >= 0xFFF9 && c <= 0xFFFB) || (c & 0xFFFE) == 0xFFFE); /* annotations, nonchars */
}
