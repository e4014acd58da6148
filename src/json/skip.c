/* SPDX-License-Identifier: MIT
 * json/skip.c, layer 4: values that are passed over, fully validated, and raw values.
 *
 * Iterative: one bit per level says whether it is an object, so that the text decides nothing about
 * the stack. */
#include "../base/base.h"
#include "scan.h"

enum { MOST_LEVELS = 1024 };

/* A string at s: its end, or NULL. The usual one ends at its first special byte. */
TENON__INLINE const char *skip_string(tenon__in *in, const char *s)
{
    const char *end = tenon__json_end(in), *t = s + 1;
    tenon__token token;
    for (; end - t >= 16; t += 16) {
        uint32_t special = tenon__specials16(t);
        if (special) {
            t += tenon__ctz32(special);
            if (TENON__LIKELY(*t == '"'))
                return t + 1;
            break;
        }
    }
    return tenon__json_measure(in, s, &token);
}

/* A scalar at s: its end, or NULL. */
static const char *skip_scalar(tenon__in *in, const char *s)
{
    static const char *const words[] = {"true", "false", "null"};
    const char *end = tenon__json_end(in);
    bool integer;
    if (s < end && *s == '"')
        return skip_string(in, s);
    if (s < end && (*s == '-' || (*s >= '0' && *s <= '9')))
        return tenon__json_number(in, s, &integer);
    if (end - s >= 5) {
        if (memcmp(s, "true", 4) == 0 || memcmp(s, "null", 4) == 0)
            return s + 4;
        if (memcmp(s, "false", 5) == 0)
            return s + 5;
    }
    for (int i = 0; i < 3; i++) {
        size_t n = strlen(words[i]), have = (size_t)(end - s) < n ? (size_t)(end - s) : n;
        if (have > 0 && memcmp(s, words[i], have) == 0)
            return have == n ? s + n : tenon__json_fail(in, end, TENON_E_INCOMPLETE, 0);
    }
    return tenon__json_unexpected(in, s, "expected a value, found '");
}

/* A member's name and colon at s, up to its value. */
static const char *skip_name(tenon__in *in, const char *s)
{
    const char *end = tenon__json_end(in);
    if (s == end || *s != '"')
        return tenon__json_unexpected(in, s, "expected a name in quotes, found '");
    s = skip_string(in, s);
    if (s && end - s > 0 && *s == ':')
        return tenon__json_blank(in, s + 1);
    s = s ? tenon__json_take_colon(in, s) : NULL;
    return s ? tenon__json_blank(in, s) : NULL;
}

/* Behind a value at s, the levels open above base: closes what ends here; stops at the next value,
 * or where *depth is 0. */
static const char *skip_separators(tenon__in *in, const char *s, const uint64_t *objects,
                                   unsigned *depth)
{
    const char *end = tenon__json_end(in);
    while (*depth > 0) {
        bool object = (objects[*depth >> 6] >> (*depth & 63) & 1) != 0;
        char close = object ? '}' : ']';
        s = tenon__json_blank(in, s);
        if (!s)
            return NULL;
        if (s < end && *s == ',') {
            s = tenon__json_blank(in, s + 1);
            if (!s)
                return NULL;
            if (s == end || *s != close)
                return object ? skip_name(in, s) : s;
            if (!(in->flags & TENON_TRAILING_COMMAS))
                return tenon__json_unexpected(in, s, "expected a value after the comma, found '");
        }
        if (s == end || *s != close)
            return tenon__json_unexpected(
                in, s, object ? "expected ',' or '}', found '" : "expected ',' or ']', found '");
        s++;
        --*depth;
    }
    return s;
}

static TENON__NOINLINE const char *skip_nested(tenon__in *in, const char *s)
{
    uint64_t objects[MOST_LEVELS / 64 + 1] = {0};
    const char *end = tenon__json_end(in);
    unsigned depth = 0;
    do {
        s = tenon__json_blank(in, s);
        if (!s)
            return NULL;
        if (s < end && (*s == '{' || *s == '[')) {
            bool object = *s == '{';
            if (in->depth + depth >= in->max_depth)
                return tenon__json_fail(in, s, TENON_E_DEPTH, 1);
            depth++;
            objects[depth >> 6] &= ~(UINT64_C(1) << (depth & 63));
            objects[depth >> 6] |= (uint64_t)object << (depth & 63);
            s = tenon__json_blank(in, s + 1);
            if (!s)
                return NULL;
            if (s == end || *s != (object ? '}' : ']')) {
                if (object && !(s = skip_name(in, s)))
                    return NULL;
                continue;
            }
            s++;
            depth--;
        } else {
            s = skip_scalar(in, s);
        }
        s = s ? skip_separators(in, s, objects, &depth) : NULL;
        if (!s)
            return NULL;
    } while (depth > 0);
    return s;
}

static const char *skip_value(tenon__in *in, const char *s)
{
    s = tenon__json_blank(in, s);
    if (!s || (s < tenon__json_end(in) && (*s == '{' || *s == '[')))
        return s ? skip_nested(in, s) : NULL;
    return skip_scalar(in, s);
}

const char *tenon__json_skip(tenon__in *in, const char *p)
{
    const char *s = skip_value(in, tenon__in_text(in, p));
    return s ? tenon__from_text(in, s) : NULL;
}

/* The valid value in [s, end) without the comments and trailing commas that the options let in: its
 * length; to d unless NULL. What is kept must be JSON wherever it goes. */
static size_t plain_json(tenon__in *in, const char *s, const char *end, char *d)
{
    size_t len = 0;
    while (s < end) {
        const char *from = s;
        tenon__token token;
        if (*s == '"') {
            s = tenon__json_measure(in, s, &token);
        } else if (*s == '/') {
            from = s = tenon__json_blank(in, s);
        } else if (*s++ == ',') {
            const char *next = tenon__json_blank(in, s);
            if (*next == ']' || *next == '}')
                from = s;
        }
        if (d)
            memcpy(d + len, from, (size_t)(s - from));
        len += (size_t)(s - from);
    }
    return len;
}

const char *tenon__json_raw(tenon__in *in, const char *p, tenon_raw *ret)
{
    const char *s = tenon__in_text(in, p), *end;
    tenon_raw old = {NULL, 0};
    size_t len;
    char *text;
    if (s < tenon__json_end(in) && (tenon__is_space(*s) || *s == '/'))
        return NULL; /* the caller takes the space first */
    end = skip_value(in, s);
    if (!end)
        return NULL;
    if (in->update)
        old = *ret;
    len = (size_t)(end - s);
    if (in->flags & (TENON_COMMENTS | TENON_TRAILING_COMMAS))
        len = plain_json(in, s, end, NULL);
    if ((in->flags & TENON_VIEW) && len == (size_t)(end - s) && (!in->mem || in->mem->region)) {
        *ret = (tenon_raw){s, len};
        return tenon__from_text(in, end);
    }
    text = tenon__allocate_text(in, p, len);
    if (!text)
        return NULL;
    if (len == (size_t)(end - s))
        memcpy(text, s, len);
    else
        plain_json(in, s, end, text);
    text[len] = 0;
    if (old.data && !in->mem->region)
        tenon__resize(in->mem, (void *)(uintptr_t)old.data, old.len + 1, 0, 1);
    *ret = (tenon_raw){text, len};
    return tenon__from_text(in, end);
}
