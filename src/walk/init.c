/* SPDX-License-Identifier: MIT
 * init.c, layer 3: the values of absent members; tenon_init, tenon__value_default. */
#include "../base/base.h"
#include "object.h"

/* A default string: a copy in mem, so that it is given back like one that was read. */
static bool default_text(const tenon_member *m, const char *text, char *d, tenon_mem *mem)
{
    size_t len = strlen(text);
    if (m->kind == TENON_KIND_CHARS) {
        if (len >= m->capacity)
            len = m->capacity - 1;
        memset(d, 0, m->capacity);
        memcpy(d, text, len);
        return true;
    }
    char *copy = (char *)tenon__resize(mem, NULL, 0, len + 1, 1);
    if (!copy)
        return false;
    memcpy(copy, text, len + 1);
    memcpy(d, &copy, sizeof copy);
    if (m->kind == TENON_KIND_STR)
        memcpy(d + offsetof(tenon_str, len), &len, sizeof len);
    return true;
}

static void default_number(const tenon_member *m, const tenon_constant *value, char *d)
{
    float f = (float)value->f;
    bool b = value->i != 0;
    if (m->kind == TENON_KIND_F64)
        memcpy(d, &value->f, sizeof value->f);
    else if (m->kind == TENON_KIND_F32)
        memcpy(d, &f, sizeof f);
    else if (m->kind == TENON_KIND_BOOL)
        memcpy(d, &b, sizeof b);
    else
        tenon__put_integer(d, tenon__scalar_size(m), value->i);
}

static bool init_members(const tenon_type *t, char *o, tenon_mem *mem);

bool tenon__value_default(const tenon_type *t, const tenon_member *m, char *d, tenon_mem *mem)
{
    const tenon_detail *detail = tenon__detail(t, m);
    if (m->kind == TENON_KIND_OBJECT && !(detail->given & TENON_GIVEN_HAS)) {
        if (init_members(t->refs[m->index], d, mem))
            return true;
        tenon__value_free(
            t, m, d, mem); /* the default strings before the one that there was no memory for */
        return false;
    }
    tenon__value_zero(t, m, d);
    if (!(detail->given & TENON_GIVEN_DEFAULT))
        return true;
    if (m->kind == TENON_KIND_CSTR || m->kind == TENON_KIND_STR || m->kind == TENON_KIND_CHARS)
        return detail->def_text ? default_text(m, detail->def_text, d, mem) : true;
    default_number(m, &detail->def, d);
    return true;
}

/* Is the string what it is when absent: def, or with NULL nothing? */
static bool is_absent_text(const tenon_member *m, const char *d, const char *def)
{
    tenon_str text = {d, 0};
    if (m->kind == TENON_KIND_STR)
        memcpy(&text, d, sizeof text);
    else if (m->kind == TENON_KIND_CSTR)
        memcpy(&text.data, d, sizeof text.data);
    if (!text.data)
        return !def;
    if (m->kind == TENON_KIND_CSTR)
        text.len = strlen(text.data);
    if (m->kind == TENON_KIND_CHARS) {
        const char *nul = (const char *)memchr(d, 0, m->capacity);
        text.len = nul ? (size_t)(nul - d) : m->capacity;
        def = def ? def : "";
    }
    return def && strlen(def) == text.len && memcmp(def, text.data, text.len) == 0;
}

static bool is_absent_scalar(const tenon_member *m, const char *d, const tenon_constant *def)
{
    tenon__scalar value = {.bytes = {0}};
    const char *pointer;
    if (m->kind == TENON_KIND_RAW) {
        memcpy(&pointer, d, sizeof pointer);
        return !pointer;
    }
    if (m->kind == TENON_KIND_TIME) {
        memcpy(&value.time, d, sizeof value.time); /* not its padding */
        return !value.time.seconds && !value.time.nanoseconds && !value.time.offset &&
               !value.time.kind;
    }
    if (def)
        default_number(m, def, value.bytes);
    return memcmp(value.bytes, d, tenon__scalar_size(m)) == 0;
}

/* Is the value what it is when absent? Of a fixed array's elements no defaults count: they are zero
 * then. */
static bool is_absent_value(const tenon_type *t, const tenon_member *m, const char *d,
                            bool defaults)
{
    const tenon_detail *detail = tenon__detail(t, m);
    const tenon_type *u = t->refs[m->index];
    bool def = defaults && (detail->given & TENON_GIVEN_DEFAULT);
    tenon_member e;
    if (m->fragment && (detail->given & TENON_GIVEN_HAS))
        return !*(const bool *)(d - m->offset + detail->has_offset);
    switch (m->kind) {
    case TENON_KIND_CSTR:
    case TENON_KIND_STR:
    case TENON_KIND_CHARS:
        return is_absent_text(m, d, def ? detail->def_text : NULL);
    case TENON_KIND_OBJECT:
        for (unsigned i = 0; tenon__planned(u) && i < u->n; i++) {
            const tenon_member *inner = tenon__row(u, i);
            if (!tenon__is_ignored(u, inner) &&
                !is_absent_value(u, inner, d + inner->offset, defaults))
                return false;
        }
        return true;
    case TENON_KIND_FIXED:
        if (m->fragment && detail->count_kind)
            return tenon__count(t, m, d - m->offset) == 0;
        tenon__element_row(t, m, &e);
        for (uint32_t i = 0; i < m->capacity; i++)
            if (!is_absent_value(t, &e, d + (size_t)i * m->stride, false))
                return false;
        return true;
    case TENON_KIND_ARRAY:
    case TENON_KIND_MAP:
        return tenon__count(t, m, d - m->offset) == 0;
    case TENON_KIND_POINTER:
        return tenon__elements_at(m, d - m->offset) == NULL;
    default:
        return is_absent_scalar(m, d, def ? &detail->def : NULL);
    }
}

bool tenon__value_is_default(const tenon_type *t, const tenon_member *m, const char *d)
{
    return is_absent_value(t, m, d, true);
}

static bool init_members(const tenon_type *t, char *o, tenon_mem *mem)
{
    bool ok = true;
    if (!tenon__planned(t))
        return false;
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        if (tenon__is_ignored(t, m))
            continue;
        if (ok)
            ok = tenon__value_default(t, m, o + m->offset, mem);
        else
            tenon__value_zero(t, m, o + m->offset);
    }
    return ok;
}

bool tenon_init(const tenon_type *type, void *object, tenon_mem *mem)
{
    if (!type || !object || type->shape != TENON_SHAPE_OBJECT)
        return false;
    if (init_members(type, (char *)object, mem))
        return true;
    tenon_free(type, object, mem);
    return false;
}
