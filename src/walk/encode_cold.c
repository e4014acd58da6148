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

char *tenon__grow(tenon__out *out, char *p, size_t need)
{
    if (!tenon__sink_is_memory(out->sink) || out->base != out->sink->data) {
        p = tenon__flush(out, p); /* base is a buffer of the call */
        if (p && (size_t)(out->end - p) < need)
            return tenon__out_fail(out, TENON_E_MEMORY);
        return p;
    }
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
