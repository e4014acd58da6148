/* SPDX-License-Identifier: MIT
 * copy.c, layer 3: deep copies; tenon_copy. A copy that fails frees what it made and leaves zeroes.
 */
#include "../base/base.h"
#include "object.h"

static bool copy_members(const tenon_type *t, char *to, const char *from, tenon_mem *mem,
                         unsigned depth);

static bool copy_text(char *to, const char *data, size_t len, tenon_mem *mem)
{
    char *copy = NULL;
    if (data) {
        copy = len == SIZE_MAX ? NULL : (char *)tenon__resize(mem, NULL, 0, len + 1, 1);
        if (!copy)
            return false;
        memcpy(copy, data, len);
        copy[len] = 0;
    }
    memcpy(to, &copy, sizeof copy);
    return true;
}

static bool copy_value(const tenon_type *t, const tenon_member *m, char *to, const char *from,
                       tenon_mem *mem, unsigned depth);

/* The key of an entry, unless it has a row of its own and came with the value. */
static bool copy_key(const tenon_detail *detail, char *to, const char *from, tenon_mem *mem)
{
    char *at = to + detail->key_offset;
    tenon_str key;
    if (!tenon__key_text(detail, from, &key))
        return false;
    if (detail->key_kind == TENON_KIND_CHARS) {
        memcpy(at, from + detail->key_offset, detail->key_capacity);
        return true;
    }
    if (*(char *const *)(const void *)at)
        return true;
    if (!copy_text(at, key.data, key.len, mem))
        return false;
    if (detail->key_kind == TENON_KIND_STR)
        memcpy(at + offsetof(tenon_str, len), &key.len, sizeof key.len);
    return true;
}

static bool copy_elements(const tenon_type *t, const tenon_member *m, char *to_o,
                          const char *from_o, tenon_mem *mem, unsigned depth)
{
    int64_t n = tenon__count(t, m, from_o);
    const char *from = tenon__elements_at(m, from_o);
    const tenon_detail *detail = tenon__detail(t, m);
    char *to = to_o + m->offset, *data = to;
    size_t done = 0, bytes;
    bool ok = n >= 0;
    tenon_member e;
    tenon__element_row(t, m, &e);
    tenon__value_zero(t, m, to);
    if (n < 0 || !from || n == 0)
        return ok && (from || n == 0);
    if (m->kind != TENON_KIND_FIXED) {
        if (!tenon__mul((size_t)n, m->stride, &bytes) ||
            (data = (char *)tenon__resize(mem, NULL, 0, bytes, TENON__ALIGN)) == NULL)
            return false;
        memset(data, 0, bytes);
        memcpy(to, &data, sizeof data);
    }
    for (; ok && done < (size_t)n; done++) {
        const char *s = from + done * m->stride;
        char *d = data + done * m->stride;
        ok = copy_value(t, &e, d, s, mem, depth + 1);
        if (m->kind == TENON_KIND_MAP)
            ok = ok && copy_key(detail, d, s, mem);
    }
    ok = tenon__set_count(t, m, to_o, (size_t)n) && ok;
    if (!ok)
        tenon__value_free(t, m, to, mem); /* elements that were not reached are zero */
    return ok;
}

static bool copy_value(const tenon_type *t, const tenon_member *m, char *to, const char *from,
                       tenon_mem *mem, unsigned depth)
{
    const char *text;
    size_t len;
    char *target;
    tenon_member e;
    if (depth > TENON__MOST_NESTING) {
        tenon__value_zero(t, m, to);
        return false;
    }
    switch (m->kind) {
    case TENON_KIND_CSTR:
        memcpy(&text, from, sizeof text);
        memset(to, 0, sizeof text);
        return copy_text(to, text, text ? strlen(text) : 0, mem);
    case TENON_KIND_STR:
    case TENON_KIND_RAW:
        memcpy(&text, from, sizeof text);
        memcpy(&len, from + offsetof(tenon_str, len), sizeof len);
        memset(to, 0, sizeof(tenon_str));
        if (!copy_text(to, text, len, mem))
            return false;
        memcpy(to + offsetof(tenon_str, len), &len, sizeof len);
        return true;
    case TENON_KIND_CHARS:
        memcpy(to, from, m->capacity);
        return true;
    case TENON_KIND_OBJECT:
        return copy_members(t->refs[m->index], to, from, mem, depth + 1);
    case TENON_KIND_POINTER:
        memcpy(&text, from, sizeof text);
        memset(to, 0, sizeof text);
        if (!text)
            return true;
        target = (char *)tenon__resize(mem, NULL, 0, m->stride, TENON__ALIGN);
        if (!target)
            return false;
        memset(target, 0, m->stride);
        memcpy(to, &target, sizeof target);
        tenon__element_row(t, m, &e);
        if (copy_value(t, &e, target, text, mem, depth))
            return true;
        tenon__value_free(t, m, to, mem);
        return false;
    case TENON_KIND_ARRAY:
    case TENON_KIND_FIXED:
    case TENON_KIND_MAP:
        return copy_elements(t, m, to - m->offset, from - m->offset, mem, depth);
    default:
        memcpy(to, from, tenon__scalar_size(m));
        return true;
    }
}

static bool copy_members(const tenon_type *t, char *to, const char *from, tenon_mem *mem,
                         unsigned depth)
{
    bool ok = tenon__planned(t);
    for (unsigned i = 0; tenon__planned(t) && i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        const tenon_detail *detail = tenon__detail(t, m);
        if (tenon__is_ignored(t, m))
            continue;
        if (ok)
            ok = copy_value(t, m, to + m->offset, from + m->offset, mem, depth);
        else
            tenon__value_zero(t, m, to + m->offset);
        if (detail->given & TENON_GIVEN_HAS)
            *(bool *)(to + detail->has_offset) = ok && *(const bool *)(from + detail->has_offset);
    }
    return ok;
}

bool tenon_copy(const tenon_type *type, void *copy, const void *object, tenon_mem *mem)
{
    if (!type || !copy || !object || copy == object || type->shape != TENON_SHAPE_OBJECT)
        return false;
    if (copy_members(type, (char *)copy, (const char *)object, mem, 0))
        return true;
    tenon_free(type, copy, mem);
    return false;
}
