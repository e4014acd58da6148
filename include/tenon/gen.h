/* SPDX-License-Identifier: MIT
 * tenon/gen.h: for generated code only: the primitives and the macros that it is printed in.
 *
 * Generated code is straight line for the text that it expects: members in declared order, nothing
 * between them. It never diagnoses. On any surprise it hands the object over to the walker, before
 * a member's separator, at its value, or at the object's start, with nothing of it stored or
 * allocated half-way, and the walker finishes that object. So every rule and every message exists
 * once, and tables and generated code give the same results. */
#ifndef TENON_GEN_H
#define TENON_GEN_H

#include <tenon/inline/json_read.h>
#include <tenon/inline/json_resume.h>
#include <tenon/inline/json_write.h>
#include <tenon/inline/list.h>
#include <tenon/type.h>

#include <limits.h>
#ifdef __cplusplus
#include <type_traits>
#endif

/* Tests define this to learn how often generated code hands over. */
#ifdef TENON_GEN_COUNT
extern size_t tenon__gen_handed_over;
#define tenon__json_resume(...) (tenon__gen_handed_over++, tenon__json_resume(__VA_ARGS__))
#define tenon__json_decode(...) (tenon__gen_handed_over++, tenon__json_decode(__VA_ARGS__))
#define tenon__json_encode(...) (tenon__gen_handed_over++, tenon__json_encode(__VA_ARGS__))
#endif

#define TENON_GEN_NULS "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"

/* A hot row. kind_ is the plain kind: modifiers go through TENON_GEN_MEMBER_WITH. */
#define TENON_GEN_MEMBER(struct_, member_, name_, kind_, index_)                                   \
    TENON_GEN_MEMBER_WITH(struct_, member_, name_, kind_, index_, kind_, kind_)
#define TENON_GEN_MEMBER_WITH(struct_, member_, name_, kind_, index_, read_op_, write_op_)         \
    {                                                                                              \
        ",\"" name_ "\":" TENON_GEN_NULS, (uint32_t)offsetof(struct_, member_), 0,                 \
            (uint32_t)sizeof(((struct_ *)0)->member_), 0,                                          \
            (uint16_t)(sizeof(",\"" name_ "\":") - 1), (index_), (read_op_), (write_op_), (kind_), \
            0                                                                                      \
    }
/* Stores a constant of n <= 32 bytes; 32 bytes of room. */
TENON__INLINE char *tenon__gen_put(char *p, const char *literal, size_t n)
{
    memcpy(p, literal, n);
    return p + n;
}

/* Hand-over of an object that holds no others: such objects check the depth and do not enter it,
 * because counting in memory for every element of a list is a chain that the rest of the work has
 * to wait for. */
TENON__INLINE const char *tenon__gen_resume_leaf(tenon__in *in, const char *p,
                                                 const tenon_type *type, void *object, size_t index,
                                                 uint64_t seen, enum tenon__resume_point point)
{
    in->depth++;
    return tenon__json_resume(in, p, type, object, index, seen, point);
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

#define TENON_GEN_PUT(p, literal) tenon__gen_put(p, literal, sizeof(literal) - 1)

/* ---- tables that the generator prints -------------------------------------------------------- */

/* The C type of a member, as a pointer to it, and the value of an enumerator: what the output was
 * made for. */
#ifdef __cplusplus
#define TENON_GEN_ASSERT(condition_, text_) static_assert(condition_, text_)
#define TENON_GEN_TYPE_IS(struct_, member_, pointer_)                                              \
    TENON_GEN_ASSERT((std::is_same<decltype(((struct_ *)0)->member_) *, pointer_>::value),         \
                     "tenon: " #struct_ "." #member_ " has changed: run tenongen again")
#define TENON_GEN_UNCONST(type_, object_) const_cast<type_ *>(&object_)
#else
#define TENON_GEN_ASSERT(condition_, text_) _Static_assert(condition_, text_)
#define TENON_GEN_TYPE_IS(struct_, member_, pointer_)                                              \
    TENON_GEN_ASSERT(_Generic(&((struct_ *)0)->member_, pointer_ : 1, default : 0),                \
                     "tenon: " #struct_ "." #member_ " has changed: run tenongen again")
#define TENON_GEN_UNCONST(type_, object_) (type_ *)(uintptr_t)&object_
#endif
#define TENON_GEN_VALUE_IS(enumerator_, value_)                                                    \
    TENON_GEN_ASSERT((int64_t)(enumerator_) == (value_),                                           \
                     "tenon: " #enumerator_ " has changed: run tenongen again")
#define TENON_GEN_SIZE_IS(type_, size_)                                                            \
    TENON_GEN_ASSERT(sizeof(type_) == (size_),                                                     \
                     "tenon: " #type_ " is of another size here: run tenongen for this machine")

/* Kinds of the integers whose size depends on the machine. */
#define TENON_GEN_CHAR  (CHAR_MIN < 0 ? TENON_KIND_I8 : TENON_KIND_U8)
#define TENON_GEN_LONG  (sizeof(long) == 8 ? TENON_KIND_I64 : TENON_KIND_I32)
#define TENON_GEN_ULONG (sizeof(long) == 8 ? TENON_KIND_U64 : TENON_KIND_U32)

/* The room that the writer reserves for an object: for each kind, for names of enums (the longest
 * has n bytes with its quotes), and for braces and stores that run over. */
enum tenon__gen_bound {
#define TENON_KIND(NAME, SPELLING, BOUND)                                                          \
    TENON_GEN_BOUND_##NAME = (BOUND) < 4 ? 4 : (BOUND), /* it may be null */
#include "kinds.def"
    TENON_GEN_BOUND_BASE = 64
};
#define TENON_GEN_BOUND_NAMES(n_) ((n_) > TENON_GEN_BOUND_I64 ? (n_) : TENON_GEN_BOUND_I64)

/* An array, dictionary, fixed array or pointer; count_ is 0 or TENON_GEN_AT of the count's member.
 * Elements are what [0] gives. */
#define TENON_GEN_MANY(struct_, member_, name_, kind_, element_, index_, read_op_, write_op_,      \
                       count_, capacity_)                                                          \
    {                                                                                              \
        ",\"" name_ "\":" TENON_GEN_NULS, (uint32_t)offsetof(struct_, member_), (count_),          \
            (capacity_), (uint32_t)sizeof(((struct_ *)0)->member_[0]),                             \
            (uint16_t)(sizeof(",\"" name_ "\":") - 1), (index_), (uint8_t)(read_op_),              \
            (uint8_t)(write_op_), (uint8_t)(kind_), (uint8_t)(element_)                            \
    }
/* A name that is passed over; no member of the struct is touched for it. */
#define TENON_GEN_IGNORED(name_, index_)                                                           \
    {                                                                                              \
        ",\"" name_ "\":" TENON_GEN_NULS, 0, 0, 0, 0, (uint16_t)(sizeof(",\"" name_ "\":") - 1),   \
            (index_), TENON_STEP_SKIP, TENON_STEP_SKIP, TENON_KIND_BOOL, 0                         \
    }
#define TENON_GEN_AT(struct_, member_)   ((uint32_t)offsetof(struct_, member_))
#define TENON_GEN_SIZE(struct_, member_) ((uint32_t)sizeof(((struct_ *)0)->member_))
#define TENON_GEN_LENGTH(struct_, member_)                                                         \
    (TENON_GEN_SIZE(struct_, member_) / TENON_GEN_SIZE(struct_, member_[0]))

/* A cold row: given bits, and six groups, each one of the macros below or its TENON_GEN_NO_ form;
 * at last the accessor of the type that it refers to, or NULL. */
#define TENON_GEN_DETAIL(given_, shape_, places_, lengths_, constants_, texts_, ref_)              \
    {                                                                                              \
        (given_), shape_, places_, lengths_, constants_, texts_, (ref_)                            \
    }
#define TENON_GEN_SHAPE(count_kind_, key_kind_, inner_, has_ref_, inner_capacity_, inner_stride_)  \
    (uint8_t)(count_kind_), (uint8_t)(key_kind_), (uint8_t)(inner_), (has_ref_),                   \
        (inner_capacity_), (inner_stride_)
#define TENON_GEN_NO_SHAPE 0, 0, 0, 0, 0, 0
#define TENON_GEN_PLACES(has_offset_, key_offset_, key_capacity_)                                  \
    (has_offset_), (key_offset_), (key_capacity_)
#define TENON_GEN_NO_PLACES 0, 0, 0
#define TENON_GEN_LENGTHS(min_len_, max_len_, max_count_)                                          \
    (uint32_t)(min_len_), (uint32_t)(max_len_), (uint32_t)(max_count_)
#define TENON_GEN_NO_LENGTHS                                 0, 0, 0
#define TENON_GEN_CONSTANTS(min_, max_, default_, fallback_) min_, max_, default_, fallback_
#define TENON_GEN_NO_CONSTANTS                               TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE
#define TENON_GEN_NONE                                                                             \
    {                                                                                              \
        0, 0                                                                                       \
    }
#define TENON_GEN_WHOLE(value_)                                                                    \
    {                                                                                              \
        (int64_t)(value_), (double)(value_)                                                        \
    }
#define TENON_GEN_REAL(value_)                                                                     \
    {                                                                                              \
        0, (double)(value_)                                                                        \
    }
#define TENON_GEN_TEXTS(default_, aliases_, bare_name_, bare_len_)                                 \
    (default_), (aliases_), (bare_name_), (bare_len_)
#define TENON_GEN_NO_TEXTS NULL, NULL, NULL, 0
#define TENON_GEN_PLAIN                                                                            \
    TENON_GEN_DETAIL(0, TENON_GEN_NO_SHAPE, TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,             \
                     TENON_GEN_NO_CONSTANTS, TENON_GEN_NO_TEXTS, NULL)
#define TENON_GEN_REFERS(name_)                                                                    \
    TENON_GEN_DETAIL(0, TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0), TENON_GEN_NO_PLACES,                    \
                     TENON_GEN_NO_LENGTHS, TENON_GEN_NO_CONSTANTS, TENON_GEN_NO_TEXTS,             \
                     name_##_type)

#define TENON_GEN_ENUMERATOR(enumerator_, name_)                                                   \
    {                                                                                              \
        "\"" name_ "\"" TENON_GEN_NULS, (int64_t)(enumerator_),                                    \
            (uint32_t)(sizeof("\"" name_ "\"") - 1)                                                \
    }

/* The description itself and its accessor; the parts are statics name__x. */
#define TENON_GEN_STRUCT(name_, ctype_, n_, all_, flags_, functions_)                              \
    TENON_GEN_STRUCT_NAMED(name_, ctype_, n_, all_, flags_, functions_, NULL)
/* With names_, what run-time naming asks: a tenon_names. */
#define TENON_GEN_STRUCT_NAMED(name_, ctype_, n_, all_, flags_, functions_, names_)                \
    TENON_GEN_SET(name_, name_, ctype_, n_, all_, flags_, functions_, names_);                     \
    TENON_GEN_ACCESSOR(name_)
/* The type name_, or the same by a naming policy as set_: it has rows of its own, but shares the
 * cold ones. */
#define TENON_GEN_SET(set_, name_, ctype_, n_, all_, flags_, functions_, names_)                   \
    const tenon_type tenon__type_##set_ = {set_##__members,                                        \
                                           name_##__details,                                       \
                                           sizeof(tenon_member),                                   \
                                           sizeof(tenon_detail),                                   \
                                           set_##__refs,                                           \
                                           set_##__lookup,                                         \
                                           NULL,                                                   \
                                           TENON_GEN_UNCONST(tenon_plan, set_##__plan),            \
                                           (functions_),                                           \
                                           #name_,                                                 \
                                           (all_),                                                 \
                                           sizeof(ctype_),                                         \
                                           sizeof set_##__lookup / sizeof *set_##__lookup,         \
                                           (n_),                                                   \
                                           TENON_SHAPE_OBJECT,                                     \
                                           (flags_),                                               \
                                           TENON_ABI,                                              \
                                           (names_)}
#define TENON_GEN_ENUM(name_, ctype_, n_)                                                          \
    const tenon_type tenon__type_##name_ = {NULL,                                                  \
                                            NULL,                                                  \
                                            0,                                                     \
                                            0,                                                     \
                                            NULL,                                                  \
                                            NULL,                                                  \
                                            name_##__enumerators,                                  \
                                            TENON_GEN_UNCONST(tenon_plan, name_##__plan),          \
                                            NULL,                                                  \
                                            #name_,                                                \
                                            0,                                                     \
                                            sizeof(ctype_),                                        \
                                            0,                                                     \
                                            (n_),                                                  \
                                            TENON_SHAPE_ENUM,                                      \
                                            0,                                                     \
                                            TENON_ABI,                                             \
                                            NULL};                                                 \
    TENON_GEN_ACCESSOR(name_)
#define TENON_GEN_ACCESSOR(name_)                                                                  \
    const tenon_type *name_##_type(void)                                                           \
    {                                                                                              \
        return &tenon__type_##name_;                                                               \
    }                                                                                              \
    TENON_GEN_ASSERT(TENON_ABI == 2, "tenon: another ABI: run tenongen again")
#define TENON_GEN_PLAN(bound_, aliases_)                                                           \
    {                                                                                              \
        TENON_PLAN_READY, (bound_), 0, 0, (aliases_)                                               \
    }

/* ---- functions that the generator prints ----------------------------------------------------- */

/* A name of n bytes, comma, quotes and colon included, and the value behind it are made ready at
 * once where the window holds both, so that a member costs one question about the end of the text.
 * All but in and p are constants. */
TENON__INLINE const char *tenon__gen_ready(tenon__in *in, const char *p, size_t n, size_t reach)
{
    if (n > TENON__WIDE)
        return p; /* tenon__gen_name asks */
    return tenon__ready(in, p, n + reach <= TENON__WIDE ? n + reach : n);
}
#define TENON_GEN_READY(in, p, literal, reach)                                                     \
    tenon__gen_ready(in, p, sizeof(literal) - 1, TENON__REACH_##reach)
TENON__INLINE const char *tenon__gen_value(tenon__in *in, const char *p, size_t n, size_t reach)
{
    return n + reach <= TENON__WIDE ? p + n : tenon__ready(in, p + n, reach);
}
#define TENON_GEN_VALUE(in, p, literal, reach)                                                     \
    tenon__gen_value(in, p, sizeof(literal) - 1, TENON__REACH_##reach)

/* Does the text at p, which is ready, go on with exactly these bytes? n is a constant. */
TENON__INLINE bool tenon__gen_name(const tenon__in *in, const char *p, const char *literal,
                                   size_t n)
{
    if (n > TENON__WIDE)
        return tenon__within(in, p, n) && memcmp(p, literal, n) == 0;
    if (n < 8)
        return memcmp(p, literal, n) == 0;
    if (n <= 16)
        return ((tenon__load64(p) ^ tenon__load64(literal)) |
                (tenon__load64(p + n - 8) ^ tenon__load64(literal + n - 8))) == 0;
    return (tenon__equal16(p, literal) & tenon__equal16(p + n - 16, literal + n - 16)) == 0xffff;
}
#define TENON_GEN_NAME(in, p, literal) tenon__gen_name(in, p, literal, sizeof(literal) - 1)

/* The same while it is not known whether a member was before: first is what the literal's comma is
 * then, '{' or ','. */
TENON__INLINE bool tenon__gen_first(const tenon__in *in, const char *p, const char *literal,
                                    size_t n, char first)
{
    if (n > TENON__WIDE && !tenon__within(in, p, n))
        return false;
    return *p == first && memcmp(p + 1, literal + 1, n - 1) == 0;
}
#define TENON_GEN_FIRST(in, p, literal, first)                                                     \
    tenon__gen_first(in, p, literal, sizeof(literal) - 1, first)

/* Does the object end at p? An empty one still has its brace. */
TENON__INLINE bool tenon__gen_closes(const char *p, char first)
{
    return first == ',' ? *p == '}' : *p == '{' && p[1] == '}';
}

/* Hands over before member index, which is the object's start while first is '{'. */
TENON__INLINE const char *tenon__gen_odd(tenon__in *in, const char *p, const tenon_type *type,
                                         void *object, size_t index, uint64_t seen, char first)
{
    if (first == ',')
        return tenon__json_resume(in, p, type, object, index, seen, TENON__RESUME_BEFORE);
    in->depth--;
    return tenon__json_decode(in, p, type, object);
}

/* A number is out of the row's limits or, recorded already, of its C type's: the walker reads it
 * again and names the limits of the row. */
TENON__INLINE const char *tenon__gen_limited(tenon__in *in, const char *p, const tenon_type *type,
                                             void *object, size_t index, uint64_t seen)
{
    if (in->code == TENON_E_RANGE)
        in->code = TENON_E_NONE;
    return tenon__json_resume(in, p, type, object, index, seen, TENON__RESUME_VALUE);
}

/* The end of an object of which not every member was seen. */
TENON__INLINE const char *tenon__gen_end(tenon__in *in, const char *p, const tenon_type *type,
                                         void *object, uint64_t seen)
{
    if (TENON__UNLIKELY(!tenon__object_end(in, p, type, (char *)object, seen, NULL))) {
        tenon__object_undo(in, type, (char *)object, seen, NULL);
        return NULL;
    }
    in->depth--;
    return p;
}

TENON__INLINE const char *tenon__gen_read_long(tenon__in *in, const char *p, int64_t *ret)
{
    return sizeof(long) == 8 ? tenon__json_wide(in, p, TENON_KIND_I64, ret)
                             : tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, ret);
}
TENON__INLINE const char *tenon__gen_read_ulong(tenon__in *in, const char *p, int64_t *ret)
{
    return sizeof(long) == 8 ? tenon__json_wide(in, p, TENON_KIND_U64, ret)
                             : tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, ret);
}

/* Members announced while it is not known whether one was before: *first is '{' and becomes ','. */
TENON__INLINE char *tenon__gen_announce(char *p, const char *literal, size_t n, char *first)
{
    memcpy(p, literal, n);
    *p = *first;
    *first = ',';
    return p + n;
}
#define TENON_GEN_ANNOUNCE(p, literal, first)                                                      \
    tenon__gen_announce(p, literal, sizeof(literal) - 1, first)
TENON__INLINE char *tenon__gen_close(char *p, char first)
{
    *p = '{';
    p += first == '{';
    *p = '}';
    return p + 1;
}

TENON__INLINE char *tenon__gen_cstr(tenon__out *out, char *p, const char *s, size_t rest)
{
    return TENON__LIKELY(s != NULL) ? tenon__json_put_str(out, p, s, strlen(s), rest)
                                    : tenon__json_put_null(out, p);
}
TENON__INLINE size_t tenon__gen_length(const char *s, size_t capacity)
{
    const char *nul = (const char *)memchr(s, 0, capacity);
    return nul ? (size_t)(nul - s) : capacity;
}
TENON__INLINE char *tenon__gen_chars(tenon__out *out, char *p, const char *s, size_t capacity,
                                     size_t rest)
{
    return tenon__json_put_str(out, p, s, tenon__gen_length(s, capacity), rest);
}

/* An entry failed: the step of the path by its key. */
TENON__INLINE char *tenon__gen_entry_failed(tenon__out *out, size_t i, const char *key,
                                            size_t key_len)
{
    tenon__out_trail(out, NULL, i);
    out->trail[out->crumbs - 1].key = key;
    out->trail[out->crumbs - 1].key_len = key_len;
    return NULL;
}

#endif
