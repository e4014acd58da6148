/* SPDX-License-Identifier: MIT
 * json/string.c, layer 4: strings that the fast path leaves: escapes, text that is not ASCII,
 * memory that is no arena.
 *
 * Two passes. tenon__json_measure validates (RFC 8259 section 7, RFC 3629) and finds the end and
 * the length; then there is room of exactly that length, and the second pass cannot fail. */
#include "../base/base.h"
#include "scan.h"

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Four hex digits at s; -1: they are not. */
static int32_t hex4(const char *s, const char *end)
{
    int32_t v = 0;
    if (end - s < 4)
        return -1;
    for (int i = 0; i < 4; i++) {
        int d = hex_digit(s[i]);
        if (d < 0)
            return -1;
        v = v << 4 | d;
    }
    return v;
}

/* The escape at s, on its backslash: its code point and length in the text; 0: not valid. */
static unsigned escape_at(const char *s, const char *end, uint32_t *ret)
{
    int32_t high, low;
    if (end - s < 2)
        return 0;
    switch (s[1]) {
    case '"':
    case '\\':
    case '/':
        *ret = (unsigned char)s[1];
        return 2;
    case 'b':
        *ret = '\b';
        return 2;
    case 'f':
        *ret = '\f';
        return 2;
    case 'n':
        *ret = '\n';
        return 2;
    case 'r':
        *ret = '\r';
        return 2;
    case 't':
        *ret = '\t';
        return 2;
    case 'u':
        break;
    default:
        return 0;
    }
    high = hex4(s + 2, end);
    if (high < 0 || (high & 0xfc00) == 0xdc00)
        return 0;
    *ret = (uint32_t)high;
    if ((high & 0xfc00) != 0xd800)
        return 6;
    if (end - s < 12 || s[6] != '\\' || s[7] != 'u')
        return 0;
    low = hex4(s + 8, end);
    if (low < 0 || (low & 0xfc00) != 0xdc00)
        return 0;
    *ret = 0x10000 + (((uint32_t)high & 0x3ff) << 10) + ((uint32_t)low & 0x3ff);
    return 12;
}

static unsigned utf8_of(uint32_t c, char utf8[4])
{
    if (c < 0x80) {
        utf8[0] = (char)c;
        return 1;
    }
    unsigned n = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (unsigned i = n - 1; i > 0; i--, c >>= 6)
        utf8[i] = (char)(0x80 | (c & 0x3f));
    utf8[0] = (char)((n == 2 ? 0xc0 : n == 3 ? 0xe0 : 0xf0) | c);
    return n;
}

/* An escape that is not one: does the text end in it, or is it wrong? */
static const char *bad_escape(tenon__in *in, const char *s, const char *end)
{
    for (const char *e = s + 1; e < end && e < s + 12; e++)
        if (*e == '"' && e > s + 1)
            end = e + 1; /* wrong within the string: not for lack of text */
    uint32_t c;
    bool cut = end == tenon__json_end(in) && end - s < 12;
    if (cut && end - s >= 2 && s[1] != 'u')
        cut = false;
    if (cut) {
        /* would the longest well-formed continuation be an escape? */
        char whole[12];
        static const char fill[12] = {'\\', 'u', '0', '0', '0', '0', '\\', 'u', 'd', 'c', '0', '0'};
        memcpy(whole, fill, sizeof whole);
        memcpy(whole, s, (size_t)(end - s));
        cut = escape_at(whole, whole + sizeof whole, &c) != 0;
    }
    return cut ? tenon__json_fail(in, tenon__json_end(in), TENON_E_INCOMPLETE, 0)
               : tenon__json_fail(in, s, TENON_E_ESCAPE, end - s < 6 ? (size_t)(end - s) : 6);
}

const char *tenon__json_not_utf8(tenon__in *in, const char *s)
{
    /* a second byte that suits every lead which another one does not */
    static const char fills[] = {'\x80', '\xA0'};
    const char *end = tenon__json_end(in);
    size_t n = (size_t)(end - s);
    char whole[4];
    for (int i = 0; n < sizeof whole && i < 2; i++) {
        memset(whole, fills[i], sizeof whole);
        memcpy(whole, s, n);
        if (tenon__utf8_length(whole, sizeof whole) > n)
            return tenon__json_fail(in, end, TENON_E_INCOMPLETE, 0);
    }
    return tenon__json_fail(in, s, TENON_E_UTF8, 1);
}

/* The run of bytes from 0x80 on at s: its end, or NULL. */
static const char *not_ascii(tenon__in *in, const char *s, const char *end)
{
    s = tenon__utf8_run(s, end);
    return s < end && (unsigned char)*s >= 0x80 ? tenon__json_not_utf8(in, s) : s;
}

const char *tenon__json_measure(tenon__in *in, const char *s, tenon__token *ret)
{
    const char *end = tenon__json_end(in), *run;
    uint32_t special, c;
    char utf8[4];
    unsigned taken;
    *ret = (tenon__token){.len = 0};
    for (run = ++s;;) {
        for (; end - s >= 16; s += 16) {
            special = tenon__specials16(s);
            if (special) {
                s += tenon__ctz32(special);
                break;
            }
        }
        while (s < end && !tenon__is_special((unsigned char)*s))
            s++;
        if (s == end)
            return tenon__json_fail(in, s, TENON_E_INCOMPLETE, 0);
        if ((unsigned char)*s >= 0x80) {
            s = not_ascii(in, s, end);
            if (!s)
                return NULL;
            continue;
        }
        if (*s == '"')
            break;
        if (*s != '\\')
            return tenon__json_fail(in, s, TENON_E_CONTROL, 1);
        taken = escape_at(s, end, &c);
        if (!taken)
            return bad_escape(in, s, end);
        ret->len += (size_t)(s - run) + utf8_of(c, utf8);
        ret->escaped = true;
        ret->nul |= c == 0;
        run = s += taken;
    }
    ret->len += (size_t)(s - run);
    ret->end = s + 1;
    return ret->end;
}

const char *tenon__json_unit(const char *s, char utf8[4], unsigned *ret_n)
{
    uint32_t c = 0;
    if (*s == '\\') {
        s += escape_at(s, s + 12, &c);
        *ret_n = utf8_of(c, utf8);
        return s;
    }
    *ret_n = 1;
    utf8[0] = *s;
    return s + 1;
}

void tenon__json_unescape(const char *s, const tenon__token *token, char *d)
{
    const char *end = token->end - 1;
    unsigned n;
    s++;
    if (!token->escaped) {
        memcpy(d, s, token->len);
        return;
    }
    while (s < end) {
        const char *slash = (const char *)memchr(s, '\\', (size_t)(end - s));
        size_t plain = (size_t)((slash ? slash : end) - s);
        char utf8[4];
        memcpy(d, s, plain);
        d += plain;
        s += plain;
        if (slash) {
            s = tenon__json_unit(s, utf8, &n);
            memcpy(d, utf8, n);
            d += n;
        }
    }
}

bool tenon__json_text_is(const char *s, const tenon__token *token, const char *text, size_t len)
{
    char utf8[4];
    unsigned n;
    if (token->len != len)
        return false;
    if (!token->escaped)
        return memcmp(s + 1, text, len) == 0;
    for (s++; s < token->end - 1; text += n) {
        s = tenon__json_unit(s, utf8, &n);
        if (memcmp(text, utf8, n) != 0)
            return false;
    }
    return true;
}

/* Stores a string; in an update what was there goes first. */
static void put_text(tenon__in *in, unsigned kind, void *d, const char *data, size_t len)
{
    const char *old;
    size_t old_len = 0;
    if (in->update) {
        memcpy(&old, d, sizeof old);
        if (old && kind != TENON_KIND_CSTR)
            old_len = ((tenon_str *)d)->len;
        if (old && in->mem && !in->mem->region)
            tenon__resize(in->mem, (void *)(uintptr_t)old,
                          (kind == TENON_KIND_CSTR ? strlen(old) : old_len) + 1, 0, 1);
    }
    if (kind == TENON_KIND_CSTR) {
        memcpy(d, &data, sizeof data);
    } else {
        ((tenon_str *)d)->data = data;
        ((tenon_str *)d)->len = len;
    }
}

const char *tenon__json_string(tenon__in *in, const char *p, unsigned kind, void *ret)
{
    const char *s = tenon__in_text(in, p), *end = tenon__json_end(in);
    tenon__token token;
    char *text;
    if (s == end)
        return NULL;
    if (end - s >= 4 && memcmp(s, "null", 4) == 0) {
        put_text(in, kind, ret, NULL, 0);
        return p + 4;
    }
    if (*s != '"')
        return NULL;
    if (!tenon__json_measure(in, s, &token))
        return NULL;
    if (token.nul && kind == TENON_KIND_CSTR)
        return tenon__json_fail(in, s, TENON_E_EMBEDDED_NUL, (size_t)(token.end - s));
    if (kind == TENON_KIND_STR && (in->flags & TENON_VIEW) && !token.escaped &&
        (!in->mem || in->mem->region)) {
        put_text(in, kind, ret, s + 1, token.len);
        return tenon__from_text(in, token.end);
    }
    text = tenon__allocate_text(in, p, token.len);
    if (!text)
        return NULL;
    tenon__json_unescape(s, &token, text);
    text[token.len] = 0;
    put_text(in, kind, ret, text, token.len);
    return tenon__from_text(in, token.end);
}

/* As much of a valid string as fits capacity with its NUL, ended at a code point. */
static void put_cut(const char *s, const tenon__token *token, char *d, size_t capacity)
{
    size_t used = 0;
    char utf8[4];
    unsigned n;
    for (s++; s < token->end - 1; used += n) {
        const char *next = tenon__json_unit(s, utf8, &n);
        if (*s != '\\' && (n = tenon__utf8_length(s, (size_t)(token->end - s))) > 1) {
            memcpy(utf8, s, n);
            next = s + n;
        }
        if (used + n >= capacity)
            break;
        memcpy(d + used, utf8, n);
        s = next;
    }
    d[used] = 0;
}

/* into is the detail of a row with limits, or NULL. */
static const char *chars_into(tenon__in *in, const char *p, char *ret, size_t capacity,
                              const tenon_detail *limits)
{
    const char *s = tenon__in_text(in, p);
    bool cut = limits && (limits->given & TENON_GIVEN_TRUNCATE);
    tenon__token token;
    if (s == tenon__json_end(in) || *s != '"')
        return NULL;
    if (!tenon__json_measure(in, s, &token))
        return NULL;
    if (token.nul)
        return tenon__json_fail(in, s, TENON_E_EMBEDDED_NUL, (size_t)(token.end - s));
    if (limits && !tenon__length_within(in, p, limits, token.len))
        return NULL;
    if (token.len >= capacity && !cut) {
        char buf[48];
        tenon__text need;
        tenon_str number = {buf, 0};
        tenon__json_fail(in, s, TENON_E_CAPACITY, (size_t)(token.end - s));
        tenon__text_init(&need, buf, sizeof buf);
        tenon__text_u64(&need, token.len + 1);
        tenon__text_str(&need, " bytes needed, ");
        tenon__text_u64(&need, capacity);
        number.len = strlen(buf);
        tenon__say(in, "too long: ", &number, " there");
        return NULL;
    }
    if (token.len >= capacity) {
        put_cut(s, &token, ret, capacity);
    } else {
        tenon__json_unescape(s, &token, ret);
        ret[token.len] = 0;
    }
    return tenon__from_text(in, token.end);
}

const char *tenon__json_chars_slow(tenon__in *in, const char *p, char *ret, size_t capacity)
{
    return chars_into(in, p, ret, capacity, NULL);
}

const char *tenon__json_chars_within(tenon__in *in, const char *p, char *ret, size_t capacity,
                                     const tenon_detail *limits)
{
    return chars_into(in, p, ret, capacity, limits);
}
