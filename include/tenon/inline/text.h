/* SPDX-License-Identifier: MIT
 * inline/text.h: the 16-byte kernels. Each exists with SSE2 and as a scalar twin of the same
 * meaning, which big-endian and other machines use; a test compares the two. Bit i of a mask is
 * byte i. */
#ifndef TENON_INLINE_TEXT_H
#define TENON_INLINE_TEXT_H

#include <tenon/inline/port.h>

/* Bytes that end a run of plain string text: quote, backslash, control, not ASCII. */
TENON__INLINE bool tenon__is_special(unsigned char c)
{
    return c < 0x20 || c >= 0x80 || c == '"' || c == '\\';
}
TENON__INLINE bool tenon__is_space(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

TENON__INLINE uint32_t tenon__equal16_scalar(const char *a, const char *b)
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < 16; i++)
        mask |= (uint32_t)(a[i] == b[i]) << i;
    return mask;
}
TENON__INLINE uint32_t tenon__specials16_scalar(const char *p)
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < 16; i++)
        mask |= (uint32_t)tenon__is_special((unsigned char)p[i]) << i;
    return mask;
}
TENON__INLINE uint32_t tenon__copy_specials16_scalar(char *d, const char *p)
{
    memcpy(d, p, 16);
    return tenon__specials16_scalar(p);
}
/* As copy_specials16, but bytes from 0x80 on count as plain: for text that is known to be UTF-8. */
TENON__INLINE uint32_t tenon__copy_escapes16_scalar(char *d, const char *p)
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < 16; i++)
        mask |= (uint32_t)(tenon__is_special((unsigned char)p[i]) && (unsigned char)p[i] < 0x80)
                << i;
    memcpy(d, p, 16);
    return mask;
}
TENON__INLINE uint32_t tenon__spaces16_scalar(const char *p)
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < 16; i++)
        mask |= (uint32_t)tenon__is_space(p[i]) << i;
    return mask;
}

#if TENON__SSE2
TENON__INLINE __m128i tenon__v16(const char *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}
/* The high bit of every byte that is special. Subtracting 0x20 with signed saturation leaves it in
 * control characters and in bytes from 0x80 on at once. */
TENON__INLINE __m128i tenon__specials_high(__m128i v)
{
    __m128i quote = _mm_cmpeq_epi8(v, _mm_set1_epi8('"'));
    __m128i slash = _mm_cmpeq_epi8(v, _mm_set1_epi8('\\'));
    return _mm_or_si128(_mm_or_si128(quote, slash), _mm_subs_epi8(v, _mm_set1_epi8(0x20)));
}
TENON__INLINE uint32_t tenon__specials_of(__m128i v)
{
    return (uint32_t)_mm_movemask_epi8(tenon__specials_high(v));
}
TENON__INLINE uint32_t tenon__equal16(const char *a, const char *b)
{
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(tenon__v16(a), tenon__v16(b)));
}
TENON__INLINE uint32_t tenon__specials16(const char *p)
{
    return tenon__specials_of(tenon__v16(p));
}
TENON__INLINE uint32_t tenon__copy_specials16(char *d, const char *p)
{
    __m128i v = tenon__v16(p);
    _mm_storeu_si128((__m128i *)(void *)d, v);
    return tenon__specials_of(v);
}
TENON__INLINE uint32_t tenon__copy_escapes16(char *d, const char *p)
{
    __m128i v = tenon__v16(p), last_control = _mm_set1_epi8(0x1f);
    __m128i quote = _mm_cmpeq_epi8(v, _mm_set1_epi8('"'));
    __m128i slash = _mm_cmpeq_epi8(v, _mm_set1_epi8('\\'));
    __m128i control = _mm_cmpeq_epi8(_mm_max_epu8(v, last_control), last_control);
    _mm_storeu_si128((__m128i *)(void *)d, v);
    return (uint32_t)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(quote, slash), control));
}
TENON__INLINE uint32_t tenon__spaces16(const char *p)
{
    __m128i v = tenon__v16(p);
    __m128i a =
        _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8(' ')), _mm_cmpeq_epi8(v, _mm_set1_epi8('\n')));
    __m128i b = _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8('\r')),
                             _mm_cmpeq_epi8(v, _mm_set1_epi8('\t')));
    return (uint32_t)_mm_movemask_epi8(_mm_or_si128(a, b));
}
#else
TENON__INLINE uint32_t tenon__equal16(const char *a, const char *b)
{
    return tenon__equal16_scalar(a, b);
}
TENON__INLINE uint32_t tenon__specials16(const char *p)
{
    return tenon__specials16_scalar(p);
}
TENON__INLINE uint32_t tenon__copy_specials16(char *d, const char *p)
{
    return tenon__copy_specials16_scalar(d, p);
}
TENON__INLINE uint32_t tenon__copy_escapes16(char *d, const char *p)
{
    return tenon__copy_escapes16_scalar(d, p);
}
TENON__INLINE uint32_t tenon__spaces16(const char *p)
{
    return tenon__spaces16_scalar(p);
}
#endif

/* Any special among the bytes of x? The vector's constants stay in memory, where a compiler cannot
 * carry them through a whole walker in registers that it has not. */
TENON__INLINE bool tenon__specials8(uint64_t x)
{
#if TENON__SSE2
    return tenon__specials_of(_mm_set1_epi64x((long long)x)) != 0;
#else
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t quote = x ^ (ones * '"'), slash = x ^ (ones * '\\');
    return (((quote - ones) | (slash - ones) | (x - ones * 0x20) | x) & (ones * 0x80)) != 0;
#endif
}

/* Copies the n < 16 bytes at s to d, where 16 may be stored, and says whether any is special. Reads
 * no other byte: short strings decide the speed of writing, and overlapping loads need no loop. */
TENON__INLINE bool tenon__copy_short(char *d, const char *s, size_t n)
{
    if (n >= 8) {
        uint64_t a = tenon__load64(s), b = tenon__load64(s + n - 8);
        memcpy(d, &a, 8);
        memcpy(d + n - 8, &b, 8);
#if TENON__SSE2
        return tenon__specials_of(_mm_set_epi64x((long long)b, (long long)a)) != 0;
#else
        return tenon__specials8(a) | tenon__specials8(b);
#endif
    }
    if (n >= 4) {
        uint32_t a = tenon__load32(s), b = tenon__load32(s + n - 4);
        memcpy(d, &a, 4);
        memcpy(d + n - 4, &b, 4);
        return tenon__specials8(a | (uint64_t)b << 32);
    }
    if (n == 0)
        return false;
    uint32_t a = (unsigned char)s[0], b = (unsigned char)s[n >> 1], c = (unsigned char)s[n - 1];
    d[0] = (char)a;
    d[n >> 1] = (char)b;
    d[n - 1] = (char)c;
    a |= b << 8 | c << 16 | a << 24;
    return tenon__specials8(a | (uint64_t)a << 32);
}

/* Does the text at p begin with the n bytes of the fragment f? 16 bytes may be loaded at p, and all
 * up to end; f has 15 NULs behind it. first: the fragment's comma stands for an opening brace.
 * False as well where the fragment is longer than 32, or than what may be loaded. */
TENON__INLINE bool tenon__fragment_at(const char *p, const char *end, const char *f, unsigned n,
                                      bool first)
{
    uint32_t equal = tenon__equal16(p, f);
    if (first) {
        if (*p != '{')
            return false;
        equal |= 1;
    }
    unsigned same = tenon__ctz32(~equal); /* at most 16: no bit above is set in equal */
    if (TENON__LIKELY(same >= n))
        return true;
    return same == 16 && n <= 32 && end - p >= (ptrdiff_t)n &&
           tenon__equal16(p + n - 16, f + n - 16) == 0xffff;
}

/* Stores the n bytes of a fragment, in one or two 16-byte pieces; 32 bytes may be stored at p when
 * n <= 32. */
TENON__INLINE char *tenon__put_fragment(char *p, const char *f, unsigned n)
{
    memcpy(p, f, 16);
    if (n > 16) {
        if (TENON__LIKELY(n <= 32))
            memcpy(p + n - 16, f + n - 16, 16);
        else
            memcpy(p + 16, f + 16, n - 16);
    }
    return p + n;
}

#endif
