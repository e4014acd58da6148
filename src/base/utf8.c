/* SPDX-License-Identifier: MIT
 * base/utf8.c: well-formed UTF-8 as RFC 3629 has it: no overlong form, no surrogate, nothing above
 * U+10FFFF.
 *
 * The check skips ASCII in 16-byte steps where the CPU has them. Inside text of another script it
 * takes sequence by sequence, each judged from one load of four bytes and two or three masks; the
 * last three bytes of the text, which cannot be loaded so, go one by one. Every access is within
 * the bytes given. A validator of whole vectors would need a byte shuffle, which SSE2 has not. */
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

/* The length, 2 to 4, of the well-formed sequence that begins the four bytes x, lowest first; 0:
 * none does, or ASCII does. The masks hold the marks of lead and tails; what else is wrong shows in
 * the bits that they leave: an overlong form has zeros there, a surrogate is ED A0.., and F4 90..
 * is above U+10FFFF. */
TENON__INLINE unsigned utf8_length_of(uint32_t x)
{
    if ((x & 0x00C0C0F0) == 0x008080E0) {
        uint32_t rest = x & 0x0000200F;
        return TENON__LIKELY(rest != 0) && TENON__LIKELY(rest != 0x200D) ? 3 : 0;
    }
    if ((x & 0x0000C0E0) == 0x000080C0)
        return x & 0x1E ? 2 : 0;
    if ((x & 0xC0C0C0F8) == 0x808080F0) {
        uint32_t lead = x & 7;
        return (x & 0x3007) != 0 && (lead < 4 || (lead == 4 && !(x & 0x3000))) ? 4 : 0;
    }
    return 0;
}

const char *tenon__utf8_run(const char *s, const char *end)
{
    unsigned length;
    while (end - s >= 4) {
        length = utf8_length_of(tenon__load32le(s));
        if (length == 0)
            return s;
        s += length;
    }
    while (s < end && (unsigned char)*s >= 0x80 &&
           (length = tenon__utf8_length(s, (size_t)(end - s))) > 0)
        s += length;
    return s;
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
        const char *stop = tenon__utf8_run(s + i, s + n);
        i = (size_t)(stop - s);
        if (i < n && utf8_byte(s, i) >= 0x80)
            return i;
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
