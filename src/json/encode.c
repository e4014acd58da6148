/* SPDX-License-Identifier: MIT
 * json/encode.c, layer 4: the encode walker over JSON, compact, for sinks that grow: one
 * reservation per object. */
#include "../walk/complain.h"
#include "../walk/encode_ops.h"
#include "json.h"

#include <tenon/inline/json_write.h>

static char *encode_begin_object(tenon__out *out, char *p, size_t bound)
{
    return tenon__need(out, p, bound);
}
TENON__INLINE char *encode_member(tenon__out *out, char *p, const tenon_member *m)
{
    (void)out;
    return tenon__put_fragment(p, m->fragment, m->fragment_len);
}
TENON__INLINE char *encode_first(tenon__out *out, char *p, const tenon_member *m)
{
    char *q = encode_member(out, p, m);
    *p = '{';
    return q;
}
TENON__INLINE char *encode_end_object(tenon__out *out, char *p, bool empty)
{
    (void)out;
    if (empty)
        *p++ = '{';
    *p = '}';
    return p + 1;
}
TENON__INLINE char *encode_begin_array(tenon__out *out, char *p, bool map)
{
    p = tenon__need(out, p, 32);
    if (TENON__UNLIKELY(!p))
        return NULL;
    *p = map ? '{' : '[';
    return p + 1;
}
TENON__INLINE char *encode_element(tenon__out *out, char *p, bool first, size_t rest)
{
    if (rest) {
        p = tenon__need(out, p, rest);
        if (TENON__UNLIKELY(!p))
            return NULL;
    }
    *p = ',';
    return p + !first;
}
TENON__INLINE char *encode_key(tenon__out *out, char *p, const char *key, size_t len)
{
    p = tenon__json_put_str(out, p, key, len, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    *p = ':';
    return p + 1;
}
TENON__INLINE char *encode_end_array(tenon__out *out, char *p, bool map, bool empty)
{
    (void)empty;
    p = tenon__need(out, p, 32);
    if (TENON__UNLIKELY(!p))
        return NULL;
    *p = map ? '}' : ']';
    return p + 1;
}

/* Out of line: its many constants would be carried through the whole walker. */
static TENON__NOINLINE char *encode_time(tenon__out *out, char *p, const tenon_time *t)
{
    return tenon__json_put_time(out, p, t);
}

static const tenon__encode_ops encode_ops = {
    .begin_object = encode_begin_object,
    .first = encode_first,
    .member = encode_member,
    .end_object = encode_end_object,
    .begin_array = encode_begin_array,
    .element = encode_element,
    .key = encode_key,
    .end_array = encode_end_array,
    .room = tenon__need,
    .boolean = tenon__json_put_boolean,
    .i32 = tenon__json_put_i32,
    .i64 = tenon__json_put_i64,
    .u64 = tenon__json_put_unsigned,
    .f32 = tenon__json_put_f32,
    .f64 = tenon__json_put_f64,
    .string = tenon__json_put_str,
    .raw = tenon__json_put_raw,
    .time = encode_time,
    .enumeration = tenon__json_put_enum,
    .null = tenon__json_put_null,
};

#define WALK(name) json_encode_##name
#define WALK_OPS   (&encode_ops)
#define WALK_OMIT  0
#include "../walk/encode.inc"
#undef WALK
#undef WALK_OPS
#undef WALK_OMIT

char *tenon__json_encode(tenon__out *out, char *p, const tenon_type *type, const void *object)
{
    return p ? json_encode_value(out, p, type, (const char *)object) : NULL;
}

char *tenon__json_write_member(tenon__out *out, char *p, const tenon_type *type, size_t index,
                               const void *object, size_t rest)
{
    const tenon_member *m = tenon__row(type, index);
    return json_encode_special(out, p, type, m, (const char *)object + m->offset, rest);
}

bool tenon__json_omits_member(const tenon__out *out, const tenon_type *type, size_t index,
                              const void *object)
{
    return tenon__omitted(out, type, tenon__row(type, index), (const char *)object);
}
