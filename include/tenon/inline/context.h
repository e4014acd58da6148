/* SPDX-License-Identifier: MIT
 * inline/context.h: the state of one read and of one write, as walkers, primitives and generated
 * code share it.
 *
 * Reading. The cursor p goes by value and comes back as the result; NULL without a recorded error
 * means "not this kind here, nothing was taken". Invariants:
 *   - The text is [text, text + len). Its last TENON__PATCH bytes are also in patch, zeros behind
 * them. A cursor points into the text or into patch; (uintptr_t)p - bias is its offset in either
 * case.
 *   - Bytes may be loaded up to end, which is that of the text or of patch. tenon__ready sees to it
 * that there are enough, moving the cursor into patch once.
 *   - Slow paths leave the cursor alone: they work on the text by offset, with exact ends
 * (tenon__in_text).
 *   - Strings go to cur, which may advance while cur <= room: then TENON__WIDE bytes may be stored
 * there.
 *
 * Writing. p is where the next byte goes, in [base, end]. tenon__need(out, p, n) makes room for n
 * bytes and may flush or move; it returns NULL when it cannot, with the error recorded. */
#ifndef TENON_INLINE_CONTEXT_H
#define TENON_INLINE_CONTEXT_H

#include <tenon/inline/port.h>
#include <tenon/type.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { TENON__PATCH = 32, TENON__WIDE = 32, TENON__TRAIL = 24 };

/* One step of the path to an error, recorded from the inside out on the way back. */
typedef struct tenon__crumb {
    const tenon_type *type; /* NULL: an element */
    size_t index;           /* row, or element */
    const char *key;        /* an entry of a dictionary: its key; NULL: none */
    size_t key_len;
} tenon__crumb;

typedef struct tenon__in {
    const char *end;
    uintptr_t bias;
    char *cur, *room;
    /* zero at the start, side by side */
    uint32_t depth;
    int code;                 /* enum tenon_error_code, the first error */
    struct tenon__path *path; /* kept only while options->on_unknown is set */
    uint64_t seed;            /* of the hash of dictionary keys */
    /* given by the call */
    uint32_t max_depth;
    bool update; /* the target is valid: keep what the text does not mention */
    uint64_t flags;
    const char *text;
    size_t len;
    tenon_mem *mem;
    tenon_arena *arena; /* mem, if it is one of tenon's */
    const tenon_options *options;
    tenon_error *error;
    const tenon_type *root; /* what is read, and where to */
    void *object;
    char *mark_at, *mark_end; /* of the arena before */
    void *mark_blocks;
    /* from here on nothing is read before it is set: by growing arrays, names, errors, the window
     */
    char *top; /* arena: arrays that grow are above */
    char *lent_end;
    size_t name_at, name_len; /* of the last name that was not predicted, its quotes excluded */
    const tenon_member *hint; /* the row that was predicted when an unknown name came */
    size_t error_at, error_len;
    uint32_t crumbs, crumbs_lost;
    tenon__crumb trail[TENON__TRAIL];
    char patch[TENON__PATCH + TENON__WIDE];
} tenon__in;

typedef struct tenon__out {
    char *base, *end;
    uint32_t depth;
    int code;
    uint32_t max_depth;
    uint64_t flags;
    tenon_sink *sink;
    size_t before; /* length of a memory sink's text */
    char *block;   /* of other sinks with mem: where text is collected, once it is long */
    size_t block_size;
    tenon_error *error;
    /* the full writer's */
    uint32_t level; /* of indentation */
    uint8_t indent;
    /* from the first error on */
    uint32_t crumbs, crumbs_lost;
    tenon__crumb trail[TENON__TRAIL];
} tenon__out;

/* A member found by its name: the cursor at its value, and its row or one of the steps below. */
typedef struct tenon__step {
    const char *p;
    const tenon_member *member;
} tenon__step;

extern TENON_API const tenon_member tenon__row_end;
extern TENON_API const tenon_member tenon__row_error;
extern TENON_API const tenon_member tenon__row_unknown;

TENON__INLINE size_t tenon__offset(const tenon__in *in, const char *p)
{
    return (size_t)((uintptr_t)p - in->bias);
}

/* The same place in the text itself, and back. */
TENON__INLINE const char *tenon__in_text(const tenon__in *in, const char *p)
{
    return in->text + tenon__offset(in, p);
}
TENON__INLINE const char *tenon__from_text(const tenon__in *in, const char *s)
{
    return (const char *)(in->bias + (size_t)(s - in->text));
}

/* Moves the window to patch and gives the cursor there. */
TENON_API const char *tenon__patch(tenon__in *in, const char *p);

/* May n bytes be loaded at p? */
TENON__INLINE bool tenon__within(const tenon__in *in, const char *p, size_t n)
{
    return (uintptr_t)p + n <= (uintptr_t)in->end;
}
/* After it n <= TENON__WIDE bytes may be loaded at the result. Asking for no more than is needed
 * lets small objects end without patch. */
TENON__INLINE const char *tenon__ready(tenon__in *in, const char *p, size_t n)
{
    if (TENON__UNLIKELY(!tenon__within(in, p, n)))
        return tenon__patch(in, p);
    return p;
}

/* Records the first error, at p, about len bytes; returns NULL. */
TENON_API const char *tenon__fail(tenon__in *in, const char *p, int code, size_t len);
/* Records a step of the path on the way back. */
TENON_API void tenon__trail(tenon__in *in, const tenon_type *type, size_t index);

/* Generated code: what an object's end and its failure do, see walk/decode_cold.h. */
TENON_API bool tenon__object_end(tenon__in *in, const char *p, const tenon_type *t, char *o,
                                 uint64_t seen, uint64_t *words);
TENON_API void tenon__object_undo(tenon__in *in, const tenon_type *t, char *o, uint64_t seen,
                                  const uint64_t *words);

TENON_API char *tenon__grow(tenon__out *out, char *p, size_t need);

TENON__INLINE char *tenon__need(tenon__out *out, char *p, size_t n)
{
    if (TENON__UNLIKELY((size_t)(out->end - p) < n))
        return tenon__grow(out, p, n);
    TENON__ASSUME(p != NULL); /* callers ask for NULL: nothing is left of that question here */
    return p;
}

/* Records the first error of a write; returns NULL. */
TENON_API char *tenon__out_fail(tenon__out *out, int code);
TENON_API void tenon__out_trail(tenon__out *out, const tenon_type *type, size_t index);

TENON__INLINE const tenon_detail *tenon__detail(const tenon_type *type, const tenon_member *member)
{
    return (const tenon_detail *)(const void *)((const char *)type->details +
                                                (size_t)member->index * type->detail_stride);
}
TENON__INLINE const tenon_member *tenon__row(const tenon_type *type, size_t index)
{
    return (const tenon_member *)(const void *)((const char *)type->members +
                                                index * type->member_stride);
}

/* Builds what the first use of a type builds; false: the description is faulty. */
TENON_API bool tenon__plan(const tenon_type *type);

TENON__INLINE bool tenon__is_planned(const tenon_type *type)
{
    return TENON__LOAD_ACQUIRE(&type->plan->state) == TENON_PLAN_READY;
}
TENON__INLINE bool tenon__planned(const tenon_type *type)
{
    return TENON__LIKELY(tenon__is_planned(type)) || tenon__plan(type);
}

#ifdef __cplusplus
}
#endif
#endif
