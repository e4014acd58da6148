/* SPDX-License-Identifier: MIT
 * init.c, layer 3: the values of absent members; tenon_init, tenon__value_default. */
#include "object.h"
#include "../base/base.h"

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
    if (m->kind == TENON_KIND_OBJECT && !(detail->given & TENON_GIVEN_HAS))
        return init_members(t->refs[m->index], d, mem);
    tenon__value_zero(t, m, d);
    if (!(detail->given & TENON_GIVEN_DEFAULT))
        return true;
    if (m->kind == TENON_KIND_CSTR || m->kind == TENON_KIND_STR || m->kind == TENON_KIND_CHARS)
        return detail->def_text ? default_text(m, detail->def_text, d, mem) : true;
    default_number(m, &detail->def, d);
    return true;
}

/* Does the pointer at d lead nowhere? */
static bool points_nowhere(const char *d)
{
    const char *pointer;
    memcpy(&pointer, d, sizeof pointer);
    return pointer == NULL;
}

bool tenon__value_is_default(const tenon_type *t, const tenon_member *m, const char *d)
{
    const tenon_detail *detail = tenon__detail(t, m);
    tenon__scalar value = {.bytes = {0}};
    tenon_str text = {NULL, 0};
    if (m->fragment && (detail->given & TENON_GIVEN_HAS))
        return !*(const bool *)(d - m->offset + detail->has_offset);
    if (m->kind == TENON_KIND_CHARS || m->kind == TENON_KIND_CSTR || m->kind == TENON_KIND_STR) {
        const char *def = detail->given & TENON_GIVEN_DEFAULT ? detail->def_text : NULL;
        if (m->kind == TENON_KIND_STR)
            memcpy(&text, d, sizeof text);
        else if (m->kind == TENON_KIND_CSTR)
            memcpy(&text.data, d, sizeof text.data);
        else
            text.data = d;
        if (!text.data || (!def && m->kind == TENON_KIND_CHARS))
            return text.data ? !*text.data : !def;
        if (m->kind == TENON_KIND_CSTR)
            text.len = strlen(text.data);
        if (m->kind == TENON_KIND_CHARS)
            while (text.len < m->capacity && d[text.len])
                text.len++;
        return def && strlen(def) == text.len && memcmp(def, text.data, text.len) == 0;
    }
    if (m->kind == TENON_KIND_RAW)
        return points_nowhere(d);
    if (m->kind == TENON_KIND_TIME) {
        memcpy(&value.time, d, sizeof value.time); /* not its padding */
        return !value.time.seconds && !value.time.nanoseconds && !value.time.offset && !value.time.kind;
    }
    if (tenon__is_scalar(m->kind)) {
        if (detail->given & TENON_GIVEN_DEFAULT)
            default_number(m, &detail->def, value.bytes);
        return memcmp(value.bytes, d, tenon__scalar_size(m)) == 0;
    }
    if (m->kind == TENON_KIND_OBJECT) {
        const tenon_type *u = t->refs[m->index];
        for (unsigned i = 0; tenon__planned(u) && i < u->n; i++) {
            const tenon_member *inner = tenon__row(u, i);
            if (!tenon__is_ignored(u, inner) && !tenon__value_is_default(u, inner, d + inner->offset))
                return false;
        }
        return true;
    }
    if (m->kind == TENON_KIND_FIXED) {
        tenon_member e;
        tenon__element_row(t, m, &e);
        if (detail->count_kind)
            return tenon__count(t, m, d - m->offset) == 0;
        for (uint32_t i = 0; i < m->capacity; i++)
            if (!tenon__value_is_default(t, &e, d + (size_t)i * m->stride))
                return false;
        return true;
    }
    if (m->kind != TENON_KIND_POINTER)
        return tenon__count(t, m, d - m->offset) == 0;
    return tenon__elements_at(m, d - m->offset) == NULL;
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
