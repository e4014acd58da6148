/* SPDX-License-Identifier: MIT
 * json/write.c, layer 4: the cold half of writing JSON: long and escaped strings, wide integers,
 * raw text.
 *
 * Strings go out in pieces, so that no piece needs more room than a small buffer has. */
#include "../base/base.h"
#include "../type/type.h"
#include "scan.h"

#include <tenon/inline/json_write.h>

enum { PIECE = 512 }; /* bytes of a string at a time; six for each at most */

const char tenon__digit_pairs[201] =
    "00010203040506070809101112131415161718192021222324252627282930313233343536373839"
    "40414243444546474849505152535455565758596061626364656667686970717273747576777879"
    "8081828384858687888990919293949596979899";

/* Eight digits, leading zeros and all, by dividing both halves of a word at once (three steps of
 * four, two and one digit): multiplications stand for the divisions by 100 and 10. */
static char *put_eight_all(char *p, uint32_t v)
{
    uint64_t fours = v / 10000 | (uint64_t)(v % 10000) << 32;
    uint64_t hundreds = (fours * 10486 >> 20) & UINT64_C(0x0000007F0000007F);
    uint64_t pairs = hundreds | (fours - hundreds * 100) << 16;
    uint64_t tens = (pairs * 103 >> 10) & UINT64_C(0x000F000F000F000F);
    uint64_t digits = (tens | (pairs - tens * 10) << 8) + UINT64_C(0x3030303030303030);
    tenon__store64le(p, digits);
    return p + 8;
}

char *tenon__json_put_u64(char *p, uint64_t v)
{
    const uint32_t step = 100000000;
    if (v < step)
        return tenon__put_eight(p, (uint32_t)v);
    uint64_t high = v / step;
    if (high < step) {
        p = tenon__put_eight(p, (uint32_t)high);
    } else {
        p = tenon__put_eight(p, (uint32_t)(high / step));
        p = put_eight_all(p, (uint32_t)(high % step));
    }
    return put_eight_all(p, (uint32_t)(v % step));
}

static char *put_escape(char *p, unsigned char c)
{
    static const char hex[] = "0123456789abcdef";
    static const char shorts[32] = {
        ['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r'};
    *p++ = '\\';
    if (c >= 0x20) {
        *p++ = (char)c;
    } else if (shorts[c]) {
        *p++ = shorts[c];
    } else {
        memcpy(p, "u00", 3);
        p[3] = hex[c >> 4];
        p[4] = hex[c & 15];
        p += 5;
    }
    return p;
}

/* One piece, room for 6 n + 16 bytes; the text is known to be UTF-8. */
static char *put_piece(char *p, const char *s, size_t n)
{
    const char *end = s + n;
    while (s < end) {
        size_t left = (size_t)(end - s);
        if (left >= 16) {
            uint32_t escapes = tenon__copy_escapes16(p, s);
            unsigned plain = escapes ? tenon__ctz32(escapes) : 16;
            s += plain;
            p += plain;
            if (plain == 16)
                continue;
        } else if (n >= 16) {
            /* the last 16 at once: those before s are there already, unless they were escaped */
            char last[16];
            if (!tenon__copy_escapes16(last, end - 16)) {
                memcpy(p - (16 - left), last, 16);
                return p + left;
            }
        }
        unsigned char c = (unsigned char)*s++;
        if (c < 0x20 || c == '"' || c == '\\')
            p = put_escape(p, c);
        else
            *p++ = (char)c;
    }
    return p;
}

char *tenon__json_put_string(tenon__out *out, char *p, const char *s, size_t len, size_t rest)
{
    size_t bad = tenon__utf8_check(s, len);
    if (bad != len) {
        int64_t at = (int64_t)bad;
        tenon__out_fail(out, TENON_E_UTF8);
        tenon__out_say(out, "not UTF-8 at byte ", &at, " of the string");
        return NULL;
    }
    p = tenon__need(out, p, 32);
    if (!p)
        return NULL;
    *p++ = '"';
    while (len > 0) {
        size_t n = len < PIECE ? len : PIECE;
        p = tenon__need(out, p, 6 * n + 16);
        if (!p)
            return NULL;
        p = put_piece(p, s, n);
        s += n;
        len -= n;
    }
    p = tenon__need(out, p, rest + 1);
    if (!p)
        return NULL;
    *p = '"';
    return p + 1;
}

/* Bytes as they are, in pieces. */
static char *put_bytes(tenon__out *out, char *p, const char *s, size_t len)
{
    while (len > 0 && p) {
        size_t n = len < 6 * PIECE ? len : 6 * PIECE;
        p = tenon__need(out, p, n);
        if (!p)
            return NULL;
        memcpy(p, s, n);
        p += n;
        s += n;
        len -= n;
    }
    return p;
}

char *tenon__json_put_raw(tenon__out *out, char *p, const tenon_raw *raw, size_t rest)
{
    tenon_error error;
    if (raw->data) {
        if (!tenon__json_is_valid(raw->data, raw->len, out->max_depth - out->depth, &error)) {
            int64_t at = (int64_t)error.offset;
            tenon__out_fail(out, TENON_E_SYNTAX);
            tenon__out_say(out, "the raw value is not JSON at byte ", &at, "");
            return NULL;
        }
        p = put_bytes(out, p, raw->data, raw->len);
    } else {
        p = put_bytes(out, p, "null", 4);
    }
    return p ? tenon__need(out, p, rest) : NULL;
}

char *tenon__json_put_enum_slow(tenon__out *out, char *p, const tenon_type *type, int64_t value,
                                size_t rest)
{
    const tenon_enumerator *e = type->enumerators, *end = e + type->n;
    /* the value came from a C enum of type->size bytes, sign-extended whether it is signed or not
     */
    const uint64_t other = type->size < 8 ? ~UINT64_C(0) << 8 * type->size : 0;
    while (e != end && (((uint64_t)e->value ^ (uint64_t)value) & ~other) != 0)
        e++;
    if (out->flags & TENON_ENUM_NUMBERS)
        return tenon__json_put_i64(out, p, e == end ? value : e->value);
    if (e == end) {
        tenon__out_fail(out, TENON_E_ENUM);
        tenon__out_say(out, "no name for the value ", &value, "");
        return NULL;
    }
    p = put_bytes(out, p, e->fragment, e->len);
    return p ? tenon__need(out, p, rest) : NULL;
}

char *tenon__json_put_time_slow(tenon__out *out, char *p, const tenon_time *t)
{
    (void)p;
    tenon__out_fail(out, TENON_E_TIME);
    tenon__out_say(out, "not a time between the years 1 and 9999: seconds ", &t->seconds, "");
    return NULL;
}

char *tenon__json_nonfinite(tenon__out *out)
{
    return tenon__out_fail(out, TENON_E_NONFINITE);
}
