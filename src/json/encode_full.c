/* SPDX-License-Identifier: MIT
 * json/encode_full.c, layer 4: the encode walker over JSON with every option: indentation, members
 * left out by the call's options, and buffers that are smaller than an object: each member makes
 * room for itself.
 *
 * Layout: out->level is the nesting; a container's brackets stand together when it is empty. */
#include "../walk/complain.h"
#include "../walk/encode_ops.h"
#include "json.h"

#include <tenon/inline/json_write.h>

/* A line end and the indentation of the current level. */
static char *full_newline(tenon__out *out, char *p)
{
    size_t n = (size_t)out->level * out->indent;
    char c = out->flags & TENON_INDENT_TABS ? '\t' : ' ';
    if (!out->indent)
        return p;
    p = tenon__need(out, p, 4);
    if (!p)
        return NULL;
    if (out->flags & TENON_CRLF)
        *p++ = '\r';
    *p++ = '\n';
    while (n > 0 && p) {
        size_t piece = n < 1024 ? n : 1024;
        p = tenon__need(out, p, piece);
        if (!p)
            return NULL;
        memset(p, c, piece);
        p += piece;
        n -= piece;
    }
    return p;
}

/* A line end and the indentation where both are short, for which there is room (QUICK bytes). */
enum { MOST_QUICK = 32, QUICK = 2 * MOST_QUICK + 16 };
TENON__INLINE bool newline_is_quick(const tenon__out *out)
{
    return (size_t)out->level * out->indent <= MOST_QUICK && !(out->flags & TENON_CRLF);
}
TENON__INLINE char *quick_newline(const tenon__out *out, char *p)
{
    *p = '\n';
    p += out->indent != 0;
    memset(p, out->flags & TENON_INDENT_TABS ? '\t' : ' ', MOST_QUICK);
    return p + (size_t)out->level * out->indent;
}

static char *full_bytes(tenon__out *out, char *p, const char *s, size_t len)
{
    while (len > 0) {
        size_t n = len < 1024 ? len : 1024;
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

static char *full_begin_object(tenon__out *out, char *p, size_t bound)
{
    (void)bound; /* each member makes its own */
    out->level++;
    p = tenon__need(out, p, TENON__SCALAR_ROOM);
    if (!p)
        return NULL;
    *p = '{';
    return p + 1;
}
static char *full_name(tenon__out *out, char *p, const tenon_member *m)
{
    if (TENON__LIKELY(m->fragment_len <= MOST_QUICK && newline_is_quick(out)) &&
        TENON__LIKELY(out->end - p >= QUICK + TENON__SCALAR_ROOM)) {
        p = quick_newline(out, p);
        p = tenon__put_fragment(p, m->fragment + 1, m->fragment_len - 1u);
        *p = ' ';
        return p + (out->indent != 0);
    }
    p = full_newline(out, p);
    p = p ? full_bytes(out, p, m->fragment + 1, (size_t)m->fragment_len - 1) : NULL;
    p = p ? tenon__need(out, p, TENON__SCALAR_ROOM) : NULL;
    if (!p)
        return NULL;
    *p = ' ';
    return p + (out->indent != 0);
}
static char *full_first(tenon__out *out, char *p, const tenon_member *m)
{
    return full_name(out, p, m);
}
static char *full_member(tenon__out *out, char *p, const tenon_member *m)
{
    p = tenon__need(out, p, 4);
    if (!p)
        return NULL;
    *p = ',';
    return full_name(out, p + 1, m);
}
static char *full_end(tenon__out *out, char *p, char bracket, bool empty)
{
    out->level--;
    if (!empty && newline_is_quick(out) && out->end - p >= QUICK)
        p = quick_newline(out, p);
    else if (!empty)
        p = full_newline(out, p);
    p = p ? tenon__need(out, p, 4) : NULL;
    if (!p)
        return NULL;
    *p = bracket;
    return p + 1;
}
static char *full_end_object(tenon__out *out, char *p, bool empty)
{
    return full_end(out, p, '}', empty);
}
static char *full_begin_array(tenon__out *out, char *p, bool map)
{
    out->level++;
    p = tenon__need(out, p, 4);
    if (!p)
        return NULL;
    *p = map ? '{' : '[';
    return p + 1;
}
static char *full_element(tenon__out *out, char *p, bool first, size_t rest)
{
    p = tenon__need(out, p, 4);
    if (!p)
        return NULL;
    *p = ',';
    p += !first;
    if (TENON__LIKELY(newline_is_quick(out)) && TENON__LIKELY(out->end - p >= QUICK))
        p = quick_newline(out, p);
    else
        p = full_newline(out, p);
    return p ? tenon__need(out, p, rest) : NULL;
}
static char *full_key(tenon__out *out, char *p, const char *key, size_t len)
{
    p = tenon__json_put_str(out, p, key, len, TENON__SCALAR_ROOM);
    p = p ? tenon__need(out, p, TENON__SCALAR_ROOM) : NULL;
    if (!p)
        return NULL;
    *p++ = ':';
    *p = ' ';
    return p + (out->indent != 0);
}
static char *full_end_array(tenon__out *out, char *p, bool map, bool empty)
{
    return full_end(out, p, map ? '}' : ']', empty);
}
static char *full_room(tenon__out *out, char *p, size_t rest)
{
    return tenon__need(out, p, rest < TENON__SCALAR_ROOM ? rest : TENON__SCALAR_ROOM);
}
static char *full_string(tenon__out *out, char *p, const char *s, size_t len, size_t rest)
{
    return tenon__json_put_str(out, p, s, len,
                               rest < TENON__SCALAR_ROOM ? rest : TENON__SCALAR_ROOM);
}
static char *full_raw(tenon__out *out, char *p, const tenon_raw *raw, size_t rest)
{
    return tenon__json_put_raw(out, p, raw, rest < TENON__SCALAR_ROOM ? rest : TENON__SCALAR_ROOM);
}
static char *full_enum(tenon__out *out, char *p, const tenon_type *type, int64_t value, size_t rest)
{
    return tenon__json_put_enum_slow(out, p, type, value,
                                     rest < TENON__SCALAR_ROOM ? rest : TENON__SCALAR_ROOM);
}

static const tenon__encode_ops full_ops = {
    .begin_object = full_begin_object,
    .first = full_first,
    .member = full_member,
    .end_object = full_end_object,
    .begin_array = full_begin_array,
    .element = full_element,
    .key = full_key,
    .end_array = full_end_array,
    .room = full_room,
    .boolean = tenon__json_put_boolean,
    .i32 = tenon__json_put_i32,
    .i64 = tenon__json_put_i64,
    .u64 = tenon__json_put_unsigned,
    .f32 = tenon__json_put_f32,
    .f64 = tenon__json_put_f64,
    .string = full_string,
    .raw = full_raw,
    .time = tenon__json_put_time,
    .enumeration = full_enum,
    .null = tenon__json_put_null,
};

#define WALK(name) json_encode_full_##name
#define WALK_OPS   (&full_ops)
#define WALK_OMIT  1
#include "../walk/encode.inc"
#undef WALK
#undef WALK_OPS
#undef WALK_OMIT

char *tenon__json_encode_full(tenon__out *out, char *p, const tenon_type *type, const void *object)
{
    return json_encode_full_value(out, p, type, (const char *)object);
}
