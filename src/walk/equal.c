/* SPDX-License-Identifier: MIT
 * equal.c, layer 3: comparing objects by the values of their described members; tenon_equal. */
#include "object.h"

static bool equal_members(const tenon_type *t, const char *a, const char *b, unsigned depth);

static bool equal_text(const char *a, size_t a_len, const char *b, size_t b_len)
{
    if (!a || !b)
        return a == b;
    return a_len == b_len && memcmp(a, b, a_len) == 0;
}

static size_t chars_len(const char *s, size_t capacity)
{
    const char *nul = (const char *)memchr(s, 0, capacity);
    return nul ? (size_t)(nul - s) : capacity;
}

static bool equal_value(const tenon_type *t, const tenon_member *m, const char *a, const char *b,
                        unsigned depth);

/* Arrays in order; dictionaries too, as entries in an array have one. */
static bool equal_elements(const tenon_type *t, const tenon_member *m, const char *a, const char *b,
                           unsigned depth)
{
    int64_t n = tenon__count(t, m, a);
    const char *x = tenon__elements_at(m, a), *y = tenon__elements_at(m, b);
    const tenon_detail *detail = tenon__detail(t, m);
    tenon_str key_x, key_y;
    tenon_member e;
    if (n < 0 || n != tenon__count(t, m, b))
        return false;
    if (!x || !y)
        return n == 0 ||
               x == y; /* NULL with a count cannot be written, but is no reason to crash */
    tenon__element_row(t, m, &e);
    for (size_t i = 0; i < (size_t)n; i++) {
        const char *p = x + i * m->stride, *q = y + i * m->stride;
        if (m->kind == TENON_KIND_MAP &&
            (!tenon__key_text(detail, p, &key_x) || !tenon__key_text(detail, q, &key_y) ||
             !equal_text(key_x.data, key_x.len, key_y.data, key_y.len)))
            return false;
        if (!equal_value(t, &e, p, q, depth + 1))
            return false;
    }
    return true;
}

static bool equal_strings(const tenon_member *m, const char *a, const char *b)
{
    tenon_str x, y;
    const char *p, *q;
    if (m->kind == TENON_KIND_CHARS)
        return equal_text(a, chars_len(a, m->capacity), b, chars_len(b, m->capacity));
    if (m->kind == TENON_KIND_CSTR) {
        memcpy(&p, a, sizeof p);
        memcpy(&q, b, sizeof q);
        return equal_text(p, p ? strlen(p) : 0, q, q ? strlen(q) : 0);
    }
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return equal_text(x.data, x.len, y.data, y.len);
}

static bool equal_numbers(const tenon_member *m, const char *a, const char *b)
{
    tenon__scalar x, y;
    float f, g;
    if (m->kind == TENON_KIND_F64) {
        memcpy(&x.f, a, sizeof x.f);
        memcpy(&y.f, b, sizeof y.f);
        return x.f == y.f || (x.f != x.f && y.f != y.f);
    }
    if (m->kind == TENON_KIND_F32) {
        memcpy(&f, a, sizeof f);
        memcpy(&g, b, sizeof g);
        return f == g || (f != f && g != g);
    }
    if (m->kind == TENON_KIND_TIME) {
        memcpy(&x.time, a, sizeof x.time);
        memcpy(&y.time, b, sizeof y.time);
        return x.time.seconds == y.time.seconds && x.time.nanoseconds == y.time.nanoseconds &&
               x.time.offset == y.time.offset && x.time.kind == y.time.kind;
    }
    return memcmp(a, b, tenon__scalar_size(m)) == 0;
}

static bool equal_value(const tenon_type *t, const tenon_member *m, const char *a, const char *b,
                        unsigned depth)
{
    const char *p, *q;
    tenon_member e;
    if (a == b)
        return true;
    if (depth > TENON__MOST_NESTING)
        return false;
    switch (m->kind) {
    case TENON_KIND_CSTR:
    case TENON_KIND_STR:
    case TENON_KIND_RAW:
    case TENON_KIND_CHARS:
        return equal_strings(m, a, b);
    case TENON_KIND_OBJECT:
        return equal_members(t->refs[m->index], a, b, depth + 1);
    case TENON_KIND_POINTER:
        memcpy(&p, a, sizeof p);
        memcpy(&q, b, sizeof q);
        if (!p || !q)
            return p == q;
        tenon__element_row(t, m, &e);
        return equal_value(t, &e, p, q, depth);
    case TENON_KIND_ARRAY:
    case TENON_KIND_FIXED:
    case TENON_KIND_MAP:
        return equal_elements(t, m, a - m->offset, b - m->offset, depth);
    default:
        return equal_numbers(m, a, b);
    }
}

static bool equal_members(const tenon_type *t, const char *a, const char *b, unsigned depth)
{
    if (!tenon__planned(t))
        return false;
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        const tenon_detail *detail = tenon__detail(t, m);
        if (tenon__is_ignored(t, m))
            continue;
        if (detail->given & TENON_GIVEN_HAS) {
            bool has = *(const bool *)(a + detail->has_offset);
            if (has != *(const bool *)(b + detail->has_offset))
                return false;
            if (!has)
                continue;
        }
        if (!equal_value(t, m, a + m->offset, b + m->offset, depth))
            return false;
    }
    return true;
}

bool tenon_equal(const tenon_type *type, const void *a, const void *b)
{
    if (!type || type->shape != TENON_SHAPE_OBJECT || !a || !b)
        return false;
    return a == b || equal_members(type, (const char *)a, (const char *)b, 0);
}
