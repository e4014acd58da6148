/* SPDX-License-Identifier: MIT
 * row_inl.h, layer 3: what the walkers and the functions over objects ask of a row. */
#ifndef TENON_ROW_INL_H
#define TENON_ROW_INL_H

#include <tenon/inline/context.h>

enum { TENON__SEEN_WORDS = 16, TENON__SCALAR_ROOM = 256, TENON__ALIGN = 16 };

/* A scalar of any kind but CHARS, held aside. */
typedef union tenon__scalar {
    char bytes[sizeof(tenon_time) > sizeof(tenon_str) ? sizeof(tenon_time) : sizeof(tenon_str)];
    int64_t i;
    double f;
    const char *cstr;
    tenon_str str;
    tenon_time time;
} tenon__scalar;

TENON__INLINE bool tenon__is_scalar(unsigned kind)
{
    return kind >= TENON_KIND_BOOL && kind <= TENON_KIND_ENUM && kind != TENON_KIND_CHARS;
}

/* sizeof the value of a scalar row. */
TENON__INLINE size_t tenon__scalar_size(const tenon_member *m)
{
    static const uint8_t sizes[TENON_KINDS] = {
        [TENON_KIND_BOOL] = sizeof(bool),
        [TENON_KIND_I8] = 1,
        [TENON_KIND_I16] = 2,
        [TENON_KIND_I32] = 4,
        [TENON_KIND_I64] = 8,
        [TENON_KIND_U8] = 1,
        [TENON_KIND_U16] = 2,
        [TENON_KIND_U32] = 4,
        [TENON_KIND_U64] = 8,
        [TENON_KIND_F32] = sizeof(float),
        [TENON_KIND_F64] = sizeof(double),
        [TENON_KIND_CSTR] = sizeof(char *),
        [TENON_KIND_STR] = sizeof(tenon_str),
        [TENON_KIND_RAW] = sizeof(tenon_raw),
        [TENON_KIND_TIME] = sizeof(tenon_time),
    };
    return m->kind == TENON_KIND_ENUM ? m->capacity : sizes[m->kind];
}

TENON__INLINE bool tenon__is_integer(unsigned kind)
{
    return kind >= TENON_KIND_I8 && kind <= TENON_KIND_U64;
}

/* Does the kind own memory of its own? */
TENON__INLINE bool tenon__owns(unsigned kind)
{
    return kind == TENON_KIND_CSTR || kind == TENON_KIND_STR || kind == TENON_KIND_RAW ||
           kind >= TENON_KIND_OBJECT;
}

/* IGNOREd members are known by name only: nothing ever touches them. */
TENON__INLINE bool tenon__is_ignored(const tenon_type *t, const tenon_member *m)
{
    return (tenon__detail(t, m)->given & TENON_GIVEN_IGNORE) != 0;
}

/* Integers of 1, 2, 4 and 8 bytes. */
TENON__INLINE void tenon__put_integer(char *d, size_t size, int64_t v)
{
    int8_t v8 = (int8_t)v;
    int16_t v16 = (int16_t)v;
    int32_t v32 = (int32_t)v;
    const void *from = size == 1   ? (const void *)&v8
                       : size == 2 ? (const void *)&v16
                                   : (const void *)&v32;
    memcpy(d, size == 8 ? (const void *)&v : from, size);
}
TENON__INLINE int64_t tenon__get_integer(const char *d, size_t size)
{
    int8_t v8;
    int16_t v16;
    int32_t v32;
    int64_t v64;
    switch (size) {
    case 1:
        memcpy(&v8, d, 1);
        return v8;
    case 2:
        memcpy(&v16, d, 2);
        return v16;
    case 4:
        memcpy(&v32, d, 4);
        return v32;
    default:
        memcpy(&v64, d, 8);
        return v64;
    }
}

/* The row of one element of an array, a dictionary or a pointer. It shares the index, and with it
 * the type and the cold half, of the row that it is part of, and has no name. */
TENON__INLINE void tenon__element_row(const tenon_type *t, const tenon_member *m, tenon_member *ret)
{
    const tenon_detail *detail = tenon__detail(t, m);
    *ret = *m;
    ret->fragment = NULL;
    ret->offset = 0;
    ret->kind = ret->read_op = ret->write_op = m->element;
    ret->element = detail->inner;
    ret->capacity = m->stride;
    ret->stride = detail->inner_stride;
    if (m->element == TENON_KIND_FIXED)
        ret->capacity = detail->inner_capacity;
}

/* A transparent type whose one member is an object stands for that object: follows such types. The
 * object is inset bytes into the C type. */
TENON__INLINE const tenon_type *tenon__unwrap(const tenon_type *t, size_t *inset)
{
    while (TENON__UNLIKELY(t->flags & TENON_TRANSPARENT) && t->members->kind == TENON_KIND_OBJECT &&
           tenon__planned(t)) {
        *inset += t->members->offset;
        t = t->refs[0];
    }
    return t;
}

/* Are the elements of this array or dictionary objects? */
TENON__INLINE bool tenon__is_object(const tenon_type *t, const tenon_member *m)
{
    size_t inset = 0;
    return m->element == TENON_KIND_OBJECT &&
           !(tenon__unwrap(t->refs[m->index], &inset)->flags & TENON_TRANSPARENT);
}
TENON__INLINE const tenon_type *tenon__object_of(const tenon_type *t, const tenon_member *m,
                                                 size_t *inset)
{
    return tenon__unwrap(t->refs[m->index], inset);
}

/* The count member of an array's struct o; -1 when it says something impossible. An inner array has
 * none: that of its row is the outer one's. */
TENON__INLINE int64_t tenon__count(const tenon_type *t, const tenon_member *m, const char *o)
{
    static const uint8_t sizes[TENON_KINDS] = {
        [TENON_KIND_I8] = 1, [TENON_KIND_I16] = 2, [TENON_KIND_I32] = 4, [TENON_KIND_I64] = 8,
        [TENON_KIND_U8] = 1, [TENON_KIND_U16] = 2, [TENON_KIND_U32] = 4, [TENON_KIND_U64] = 8,
    };
    unsigned kind = m->fragment ? tenon__detail(t, m)->count_kind : 0;
    int64_t n;
    if (!kind)
        return m->capacity;
    n = tenon__get_integer(o + m->count_offset, sizes[kind]);
    if (kind == TENON_KIND_U8)
        n = (uint8_t)n;
    if (kind == TENON_KIND_U16)
        n = (uint16_t)n;
    if (kind == TENON_KIND_U32)
        n = (uint32_t)n;
    return n < 0 || (m->kind == TENON_KIND_FIXED && n > (int64_t)m->capacity) ? -1 : n;
}

/* Sets the count member; false: n does not fit it. */
TENON__INLINE bool tenon__set_count(const tenon_type *t, const tenon_member *m, char *o, size_t n)
{
    static const struct {
        uint8_t size;
        uint64_t most;
    } counts[TENON_KINDS] = {
        [TENON_KIND_I8] = {1, INT8_MAX},    [TENON_KIND_I16] = {2, INT16_MAX},
        [TENON_KIND_I32] = {4, INT32_MAX},  [TENON_KIND_I64] = {8, INT64_MAX},
        [TENON_KIND_U8] = {1, UINT8_MAX},   [TENON_KIND_U16] = {2, UINT16_MAX},
        [TENON_KIND_U32] = {4, UINT32_MAX}, [TENON_KIND_U64] = {8, UINT64_MAX},
    };
    unsigned kind = m->fragment ? tenon__detail(t, m)->count_kind : 0;
    if (!kind)
        return true;
    if (n > counts[kind].most)
        return false;
    tenon__put_integer(o + m->count_offset, counts[kind].size, (int64_t)n);
    return true;
}

/* Where the elements of an array, dictionary or fixed array of struct o are. */
TENON__INLINE char *tenon__elements_at(const tenon_member *m, const char *o)
{
    char *data = (char *)(uintptr_t)(o + m->offset);
    if (m->kind != TENON_KIND_FIXED)
        memcpy(&data, o + m->offset, sizeof data);
    return data;
}

/* The text of a dictionary's key; false: it is NULL. */
TENON__INLINE bool tenon__key_text(const tenon_detail *detail, const char *entry, tenon_str *ret)
{
    const char *at = entry + detail->key_offset;
    if (detail->key_kind == TENON_KIND_STR) {
        memcpy(ret, at, sizeof *ret);
    } else if (detail->key_kind == TENON_KIND_CSTR) {
        memcpy(&ret->data, at, sizeof ret->data);
        ret->len = ret->data ? strlen(ret->data) : 0;
    } else {
        const char *nul = (const char *)memchr(at, 0, detail->key_capacity);
        ret->data = at;
        ret->len = nul ? (size_t)(nul - at) : detail->key_capacity;
    }
    return ret->data != NULL;
}

/* The row of the entries' type t that is the key of dictionary m of type owner: described like any
 * other member, but not part of an entry's object. NULL: the key has no row, or one that is
 * ignored. inset: of the object in an entry. */
TENON__INLINE const tenon_member *tenon__key_row(const tenon_type *owner, const tenon_member *m,
                                                 const tenon_type *t, size_t inset)
{
    const tenon_detail *detail = tenon__detail(owner, m);
    for (unsigned i = 0; m->kind == TENON_KIND_MAP && i < t->n; i++) {
        const tenon_member *row = tenon__row(t, i);
        if (row->offset + inset == detail->key_offset && row->kind == detail->key_kind &&
            !tenon__is_ignored(t, row))
            return row;
    }
    return NULL;
}

#endif
