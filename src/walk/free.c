/* SPDX-License-Identifier: MIT
 * free.c, layer 3: giving objects back, and zeroing them; tenon_free, tenon__value_free,
 * tenon__value_zero.
 *
 * Recursion follows the nesting of the types, but pointers of an object to its own type are
 * followed by iteration: linked lists and trees of any size take one level. */
#include "../base/base.h"
#include "object.h"

#include <limits.h>

static void free_text(tenon_mem *mem, char *d, size_t len_offset)
{
    const char *data;
    size_t len;
    memcpy(&data, d, sizeof data);
    if (data && mem && !mem->region) {
        if (len_offset)
            memcpy(&len, d + len_offset, sizeof len);
        else
            len = strlen(data);
        tenon__resize(mem, (void *)(uintptr_t)data, len + 1, 0, 1);
    }
}

static void free_elements(const tenon_type *t, const tenon_member *m, char *o, tenon_mem *mem)
{
    int64_t n = tenon__count(t, m, o);
    char *data = tenon__elements_at(m, o);
    const tenon_detail *detail = tenon__detail(t, m);
    tenon_member e;
    if (!data || n < 0 || !mem || mem->region)
        return;
    tenon__element_row(t, m, &e);
    for (int64_t i = 0; i < n; i++) {
        char *d = data + (size_t)i * m->stride;
        if (m->kind == TENON_KIND_MAP && detail->key_kind != TENON_KIND_CHARS) {
            free_text(mem, d + detail->key_offset,
                      detail->key_kind == TENON_KIND_STR ? offsetof(tenon_str, len) : 0);
            memset(d + detail->key_offset, 0, sizeof(void *)); /* it may have a row of its own */
        }
        if (tenon__owns(e.kind))
            tenon__value_free(t, &e, d, mem);
    }
    if (m->kind != TENON_KIND_FIXED)
        tenon__resize(mem, data, (size_t)n * m->stride, 0, TENON__ALIGN);
}

static void free_members(const tenon_type *t, char *o, tenon_mem *mem);

/* A row that points to an object of its own type. */
static bool is_link(const tenon_type *type, const tenon_member *m)
{
    return m->kind == TENON_KIND_POINTER && m->element == TENON_KIND_OBJECT &&
           type->refs[m->index] == type && !tenon__is_ignored(type, m);
}

static char *take_link(char *o, const tenon_member *link)
{
    char *target, *const none = NULL;
    memcpy(&target, o + link->offset, sizeof target);
    memcpy(o + link->offset, &none, sizeof none);
    return target;
}

/* Cuts off what the links of an object lead to. Each but the last is spliced into the chain of the
 * last ones, so that a tree becomes one chain as it goes; returns the rest of the chain. */
static char *take_chain(const tenon_type *type, char *o)
{
    const tenon_member *last = NULL;
    for (unsigned i = type->n; i-- > 0;) {
        const tenon_member *link = tenon__row(type, i);
        char *branch, *rest, *tail, *after;
        if (!is_link(type, link))
            continue;
        if (!last)
            last = link;
        if (link == last || !(branch = take_link(o, link)))
            continue;
        rest = take_link(o, last);
        for (tail = branch; memcpy(&after, tail + last->offset, sizeof after), after; tail = after)
            ;
        memcpy(tail + last->offset, &rest, sizeof rest);
        memcpy(o + last->offset, &branch, sizeof branch);
    }
    return last ? take_link(o, last) : NULL;
}

static void free_pointee(const tenon_type *t, const tenon_member *m, char *d, tenon_mem *mem)
{
    char *target;
    tenon_member e;
    memcpy(&target, d, sizeof target);
    if (!target || !mem || mem->region)
        return;
    tenon__element_row(t, m, &e);
    if (e.kind != TENON_KIND_OBJECT) {
        if (tenon__owns(e.kind))
            tenon__value_free(t, &e, target, mem);
        tenon__resize(mem, target, m->stride, 0, TENON__ALIGN);
        return;
    }
    const tenon_type *type = t->refs[m->index];
    if (!tenon__planned(type))
        return;
    while (target) {
        char *next = take_chain(type, target);
        free_members(type, target, mem);
        tenon__resize(mem, target, type->size, 0, TENON__ALIGN);
        target = next;
    }
}

/* An element has none of its own. */
static void clear_companion(const tenon_type *t, const tenon_member *m, char *d)
{
    const tenon_detail *detail = tenon__detail(t, m);
    if (m->fragment && (detail->given & TENON_GIVEN_HAS))
        *(bool *)(d - m->offset + detail->has_offset) = false;
}

void tenon__value_free(const tenon_type *t, const tenon_member *m, char *d, tenon_mem *mem)
{
    switch (m->kind) {
    case TENON_KIND_CSTR:
        free_text(mem, d, 0);
        break;
    case TENON_KIND_STR:
    case TENON_KIND_RAW:
        free_text(mem, d, offsetof(tenon_str, len));
        break;
    case TENON_KIND_OBJECT: /* every member of it is zero then; its companion is not among them */
        free_members(t->refs[m->index], d, mem);
        clear_companion(t, m, d);
        return;
    case TENON_KIND_POINTER:
        free_pointee(t, m, d, mem);
        break;
    case TENON_KIND_ARRAY:
    case TENON_KIND_FIXED:
    case TENON_KIND_MAP:
        free_elements(t, m, d - m->offset, mem);
        break;
    default:
        break;
    }
    tenon__value_zero(t, m, d);
}

static void free_members(const tenon_type *t, char *o, tenon_mem *mem)
{
    if (!tenon__planned(t))
        return;
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        if (!tenon__is_ignored(t, m))
            tenon__value_free(t, m, o + m->offset, mem);
    }
}

void tenon__value_zero(const tenon_type *t, const tenon_member *m, char *d)
{
    char *o = d - m->offset;
    tenon_member e;
    switch (m->kind) {
    case TENON_KIND_CHARS:
        memset(d, 0, m->capacity);
        break;
    case TENON_KIND_OBJECT:
        tenon__zero(t->refs[m->index], d);
        break;
    case TENON_KIND_FIXED:
        tenon__element_row(t, m, &e);
        for (uint32_t i = 0; i < m->capacity; i++)
            tenon__value_zero(t, &e, d + (size_t)i * m->stride);
        break;
    case TENON_KIND_ARRAY:
    case TENON_KIND_MAP:
    case TENON_KIND_POINTER:
        memset(d, 0, sizeof(void *));
        break;
    default:
        memset(d, 0, tenon__scalar_size(m));
    }
    if (!m->fragment)
        return; /* an element: count and companion are its owner's */
    if (m->kind == TENON_KIND_ARRAY || m->kind == TENON_KIND_MAP || m->kind == TENON_KIND_FIXED)
        tenon__set_count(t, m, o, 0);
    clear_companion(t, m, d);
}

void tenon__zero(const tenon_type *t, char *o)
{
    if (!tenon__planned(t))
        return;
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        if (!tenon__is_ignored(t, m))
            tenon__value_zero(t, m, o + m->offset);
    }
}

void tenon_free(const tenon_type *type, void *object, tenon_mem *mem)
{
    if (type && object && type->shape == TENON_SHAPE_OBJECT)
        free_members(type, (char *)object, mem);
}
