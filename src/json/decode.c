/* SPDX-License-Identifier: MIT
 * json/decode.c, layer 4: the decode walker over JSON, and where generated code hands over to it.
 */
#include "../walk/decode_ops.h"
#include "json.h"
#include "scan.h"

#include <tenon/inline/json_resume.h>

/* kind is a constant nearly everywhere: nothing is left of the switch there. */
TENON__INLINE const char *decode_ready(tenon__in *in, const char *p, unsigned kind)
{
    switch (kind) {
    case TENON_KIND_BOOL:
    case TENON_KIND_ARRAY:
    case TENON_KIND_FIXED:
    case TENON_KIND_MAP:
        return tenon__ready(in, p, TENON__REACH_WORD);
    case TENON_KIND_I8:
    case TENON_KIND_I16:
    case TENON_KIND_I32:
    case TENON_KIND_U8:
    case TENON_KIND_U16:
    case TENON_KIND_U32:
        return tenon__ready(in, p, TENON__REACH_SMALL);
    case TENON_KIND_I64:
    case TENON_KIND_U64:
        return tenon__ready(in, p, TENON__REACH_WIDE);
    case TENON_KIND_STR:
    case TENON_KIND_CSTR:
    case TENON_KIND_CHARS:
        return tenon__ready(in, p, TENON__REACH_STRING);
    case TENON_KIND_TIME:
        return tenon__ready(in, p, TENON__REACH_TIME);
    default: /* what asks again inside may not move the window then: p must stay good */
        return tenon__ready(in, p, TENON__REACH_ANY);
    }
}

static const char *decode_begin_array(tenon__in *in, const char *p, bool map)
{
    (void)in;
    return TENON__LIKELY(*p == (map ? '{' : '[')) ? p + 1 : NULL;
}

static const tenon__decode_ops decode_ops = {
    .ready = decode_ready,
    .next_member = tenon__json_next,
    .last_member = tenon__json_last,
    .begin_array = decode_begin_array,
    .next_element = tenon__json_element,
    .key = tenon__json_key,
    .boolean = tenon__json_boolean,
    .small = tenon__json_small,
    .wide = tenon__json_wide,
    .f32 = tenon__json_f32,
    .f64 = tenon__json_f64,
    .cstr = tenon__json_cstr,
    .str = tenon__json_str,
    .chars = tenon__json_chars,
    .chars_within = tenon__json_chars_within,
    .raw = tenon__json_raw,
    .time = tenon__json_time,
    .enumeration = tenon__json_enum,
    .null = tenon__json_null,
    .space = tenon__json_space,
    .skip = tenon__json_skip,
    .mismatch = tenon__json_mismatch,
};

#define WALK(name) json_decode_##name
#define WALK_OPS   (&decode_ops)
#include "../walk/decode.inc"
#undef WALK
#undef WALK_OPS

const char *tenon__json_decode(tenon__in *in, const char *p, const tenon_type *type, void *object)
{
    return json_decode_value(in, p, type, (char *)object);
}

const char *tenon__json_resume(tenon__in *in, const char *p, const tenon_type *type, void *object,
                               size_t index, uint64_t seen, enum tenon__resume_point point)
{
    if (in->code) {
        /* the value failed for good: what the walker does with a failed member */
        if (point == TENON__RESUME_VALUE)
            tenon__trail(in, type, index);
        if (!in->update)
            tenon__object_undo(in, type, (char *)object, seen, NULL);
        return NULL;
    }
    tenon__start from = {.at = point == TENON__RESUME_VALUE ? TENON__ENTER_VALUE
                                                            : TENON__ENTER_BEFORE,
                         .m = tenon__row(type, index),
                         .seen = seen};
    return json_decode_object(in, p, type, (char *)object, &from);
}

const char *tenon__json_read_member(tenon__in *in, const char *p, const tenon_type *type,
                                    size_t index, void *object)
{
    const tenon_member *m = tenon__row(type, index);
    char *d = (char *)object + m->offset;
    if (m->read_op == TENON_STEP_SKIP) {
        const char *q =
            tenon__passed(in, p, type, m, (char *)object) ? tenon__json_skip(in, p) : NULL;
        if (!q && !in->update && !tenon__is_ignored(type, m))
            tenon__value_free(type, m, d, in->mem); /* the default that it had got */
        return q;
    }
    return m->read_op == TENON_STEP_SPECIAL ? json_decode_special(in, p, type, m, d)
                                            : json_decode_one(in, p, type, m, d);
}
