/* SPDX-License-Identifier: MIT
 * encode_cold.c, layer 3: what the encode walker does seldom: room, failures, members left out. */
#include "encode_cold.h"
#include "../base/base.h"
#include "../type/type.h"
#include "complain.h"

char *tenon__out_fail(tenon__out *out, int code)
{
    if (!out->code) {
        out->code = code;
        out->crumbs = out->crumbs_lost = 0;
        if (out->error)
            out->error->detail[0] = 0;
    }
    return NULL;
}

char *tenon__out_faulty(tenon__out *out, const tenon_type *t)
{
    if (!out->code) {
        tenon__out_fail(out, TENON_E_DESCRIPTION);
        if (out->error)
            tenon__fault_text(t, out->error->detail, sizeof out->error->detail);
    }
    return NULL;
}

void tenon__out_say(tenon__out *out, const char *before, const int64_t *number, const char *after)
{
    tenon__text text;
    if (!out->error)
        return;
    tenon__text_init(&text, out->error->detail, sizeof out->error->detail);
    tenon__text_str(&text, before);
    if (number)
        tenon__text_i64(&text, *number);
    tenon__text_str(&text, after);
}

char *tenon__flush(tenon__out *out, char *p)
{
    size_t n = (size_t)(p - out->base);
    if (!tenon__sink_put(out->sink, out->base, n))
        return tenon__out_fail(out, out->sink->code);
    return out->base;
}

/* Replaces the buffer of the call by a block with room for need bytes, taking along what it has up
 * to p. NULL: there is no memory for one; the buffer stays. */
static char *collect_in_block(tenon__out *out, char *p, size_t need)
{
    const size_t usual = 65536, have = (size_t)(p - out->base);
    const size_t size = need > usual - have ? have + need : usual;
    char *block = tenon__resize(out->sink->mem, NULL, 0, size, 1);
    if (!block)
        return NULL;
    memcpy(block, out->base, have);
    if (out->block)
        tenon__resize(out->sink->mem, out->block, out->block_size, 0, 1);
    out->block = out->base = block;
    out->block_size = size;
    out->end = block + size;
    return block + have;
}

/* Room in a buffer of the call. */
static char *grow_buffer(tenon__out *out, char *p, size_t need)
{
    char *moved;
    if (out->sink->mem && !out->block && (moved = collect_in_block(out, p, need)))
        return moved;
    p = tenon__flush(out, p);
    if (!p || (size_t)(out->end - p) >= need)
        return p;
    moved = out->sink->mem ? collect_in_block(out, p, need) : NULL;
    return moved ? moved : tenon__out_fail(out, TENON_E_MEMORY);
}

char *tenon__grow(tenon__out *out, char *p, size_t need)
{
    if (!tenon__sink_is_memory(out->sink))
        return grow_buffer(out, p, need);
    out->sink->len = (size_t)(p - out->sink->data);
    if (!tenon__sink_room(out->sink, need))
        return tenon__out_fail(out, TENON_E_MEMORY);
    out->base = out->sink->data;
    out->end = out->sink->data + out->sink->size;
    return out->sink->data + out->sink->len;
}

bool tenon__span_of(tenon__out *out, const tenon_type *t, const tenon_member *m, const char *o,
                    tenon__span *ret)
{
    int64_t n = tenon__count(t, m, o);
    memset(ret, 0, sizeof *ret);
    ret->owner = t;
    ret->row = m;
    ret->map = m->kind == TENON_KIND_MAP;
    ret->stride = m->stride;
    ret->begin = ret->at = tenon__elements_at(m, o);
    if (n < 0) {
        tenon__out_fail(out, TENON_E_COUNT);
        tenon__out_say(out,
                       m->kind == TENON_KIND_FIXED
                           ? "the count is negative or greater than the array"
                           : "the count is negative",
                       NULL, "");
        return false;
    }
    if (n > 0 && !ret->begin) {
        tenon__out_fail(out, TENON_E_NULL_VALUE);
        tenon__out_say(out, "NULL with a count of ", &n, "");
        return false;
    }
    if (out->depth >= out->max_depth) {
        tenon__out_fail(out, TENON_E_DEPTH);
        return false;
    }
    if (n > 0)
        ret->end = ret->begin + (size_t)n * m->stride;
    else
        ret->end = ret->begin;
    out->depth++;
    return true;
}

static bool is_not_there(const tenon_type *t, const tenon_member *m, const char *o)
{
    const tenon_detail *d = tenon__detail(t, m);
    return (d->given & TENON_GIVEN_HAS) && !*(const bool *)(o + d->has_offset);
}

/* Would null be written for it? An array of no elements is empty, not null. */
static bool is_null(const tenon_type *t, const tenon_member *m, const char *o)
{
    const char *pointer;
    if (is_not_there(t, m, o))
        return true;
    if (m->kind != TENON_KIND_CSTR && m->kind != TENON_KIND_STR && m->kind != TENON_KIND_RAW &&
        m->kind != TENON_KIND_POINTER)
        return false;
    memcpy(&pointer, o + m->offset, sizeof pointer);
    return pointer == NULL;
}

static bool is_empty(const tenon_type *t, const tenon_member *m, const char *o)
{
    tenon_str text = {NULL, 0};
    switch (m->kind) {
    case TENON_KIND_ARRAY:
    case TENON_KIND_MAP:
        return tenon__count(t, m, o) == 0 || is_not_there(t, m, o);
    case TENON_KIND_FIXED:
        return (tenon__detail(t, m)->count_kind && tenon__count(t, m, o) == 0) ||
               is_not_there(t, m, o);
    case TENON_KIND_CHARS:
        return !o[m->offset] || is_not_there(t, m, o);
    case TENON_KIND_CSTR:
        memcpy(&text.data, o + m->offset, sizeof text.data);
        return !text.data || !*text.data || is_not_there(t, m, o);
    case TENON_KIND_STR:
        memcpy(&text, o + m->offset, sizeof text);
        return !text.data || !text.len || is_not_there(t, m, o);
    default:
        return false;
    }
}

bool tenon__omitted(const tenon__out *out, const tenon_type *t, const tenon_member *m,
                    const char *o)
{
    const tenon_detail *d = tenon__detail(t, m);
    if (m->write_op == TENON_STEP_SKIP)
        return true;
    if (((d->given & TENON_GIVEN_OMIT_NULL) || (out->flags & TENON_OMIT_NULLS)) && is_null(t, m, o))
        return true;
    if (((d->given & TENON_GIVEN_OMIT_EMPTY) || (out->flags & TENON_OMIT_EMPTIES)) &&
        is_empty(t, m, o))
        return true;
    if (!((d->given & TENON_GIVEN_OMIT_DEFAULT) || (out->flags & TENON_OMIT_DEFAULTS)))
        return false;
    return tenon__value_is_default(t, m, o + m->offset);
}
