/* SPDX-License-Identifier: MIT
 * tenon/gen.h: for generated code only: the primitives and the macros that it is printed in.
 *
 * Generated code is straight line for the text that it expects: members in declared order, nothing between them. It never
 * diagnoses. On any surprise it hands the object over to the walker, before a member's separator, at its value, or at the
 * object's start, with nothing of it stored or allocated half-way, and the walker finishes that object. So every rule and
 * every message exists once, and tables and generated code give the same results. */
#ifndef TENON_GEN_H
#define TENON_GEN_H

#include <tenon/inline/json_read.h>
#include <tenon/inline/json_resume.h>
#include <tenon/inline/json_write.h>
#include <tenon/inline/list.h>
#include <tenon/type.h>

#define TENON_GEN_NULS "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"

/* A hot row. kind_ is the plain kind: modifiers go through TENON_GEN_MEMBER_WITH. */
#define TENON_GEN_MEMBER(struct_, member_, name_, kind_, index_)                                   \
    TENON_GEN_MEMBER_WITH(struct_, member_, name_, kind_, index_, kind_, kind_)
#define TENON_GEN_MEMBER_WITH(struct_, member_, name_, kind_, index_, read_op_, write_op_)         \
    {                                                                                              \
        ",\"" name_ "\":" TENON_GEN_NULS, (uint32_t)offsetof(struct_, member_), 0,                 \
            (uint32_t)sizeof(((struct_ *)0)->member_), 0, (uint16_t)(sizeof(",\"" name_ "\":") - 1), \
            (index_), (read_op_), (write_op_), (kind_), 0                                          \
    }
/* An array or dictionary: count_ is the count's member, element_ the kind of an element of type element_type_. */
#define TENON_GEN_LIST(struct_, member_, name_, kind_, index_, count_, element_type_, element_)    \
    {                                                                                              \
        ",\"" name_ "\":" TENON_GEN_NULS, (uint32_t)offsetof(struct_, member_),                    \
            (uint32_t)offsetof(struct_, count_), (uint32_t)sizeof(((struct_ *)0)->member_),        \
            (uint32_t)sizeof(element_type_), (uint16_t)(sizeof(",\"" name_ "\":") - 1), (index_),  \
            (kind_), (kind_), (kind_), (element_)                                                  \
    }

/* Does the text at p go on with exactly these bytes? n is a constant, at most 32. */
TENON__INLINE bool tenon__gen_at(const tenon__in *in, const char *p, const char *literal, size_t n)
{
    if (TENON__UNLIKELY(p > in->limit))
        return false;
    if (n < 8)
        return memcmp(p, literal, n) == 0;
    if (n <= 16)
        return ((tenon__load64(p) ^ tenon__load64(literal)) |
                (tenon__load64(p + n - 8) ^ tenon__load64(literal + n - 8))) == 0;
    return (tenon__equal16(p, literal) & tenon__equal16(p + n - 16, literal + n - 16)) == 0xffff;
}
/* Stores a constant of n <= 32 bytes; 32 bytes of room. */
TENON__INLINE char *tenon__gen_put(char *p, const char *literal, size_t n)
{
    memcpy(p, literal, n);
    return p + n;
}

TENON__INLINE char *tenon__gen_str(tenon__out *out, char *p, const tenon_str *s, size_t rest)
{
    return TENON__LIKELY(s->data != NULL) ? tenon__json_put_str(out, p, s->data, s->len, rest)
                                          : tenon__json_put_null(out, p);
}
/* After a nested value: room for the rest of the object again. */
TENON__INLINE char *tenon__gen_room(tenon__out *out, char *p, size_t rest)
{
    return TENON__LIKELY(p != NULL) ? tenon__need(out, p, rest) : NULL;
}
/* A value failed: records the step; returns NULL. */
TENON__INLINE char *tenon__gen_out_failed(tenon__out *out, const tenon_type *type, size_t index)
{
    tenon__out_trail(out, type, index);
    return NULL;
}

TENON__INLINE char *tenon__gen_element_failed(tenon__out *out, size_t i)
{
    tenon__out_trail(out, NULL, i);
    return NULL;
}

#define TENON_GEN_IS(in, p, literal)  tenon__gen_at(in, p, literal, sizeof(literal) - 1)
#define TENON_GEN_PUT(p, literal)     tenon__gen_put(p, literal, sizeof(literal) - 1)

#endif
