/* cases_fixed.tenon.c: made by tenongen from cases_fixed.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_fixed.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_item;
extern const tenon_type tenon__type_before_i8;
extern const tenon_type tenon__type_after_i8;
extern const tenon_type tenon__type_before_i16;
extern const tenon_type tenon__type_after_i16;
extern const tenon_type tenon__type_before_i32;
extern const tenon_type tenon__type_after_i32;
extern const tenon_type tenon__type_before_i64;
extern const tenon_type tenon__type_after_i64;
extern const tenon_type tenon__type_before_u8;
extern const tenon_type tenon__type_after_u8;
extern const tenon_type tenon__type_before_u16;
extern const tenon_type tenon__type_after_u16;
extern const tenon_type tenon__type_before_u32;
extern const tenon_type tenon__type_after_u32;
extern const tenon_type tenon__type_before_u64;
extern const tenon_type tenon__type_after_u64;
extern const tenon_type tenon__type_before_letter;
extern const tenon_type tenon__type_after_letter;
extern const tenon_type tenon__type_sized;
extern const tenon_type tenon__type_sized_cut;
extern const tenon_type tenon__type_small_thing;
extern const tenon_type tenon__type_small_text;
static const char *item__get(tenon__in *in, const char *p, struct item *o);
static char *item__put(tenon__out *out, char *p, const struct item *o);
static const char *before_i8__get(tenon__in *in, const char *p, struct before_i8 *o);
static char *before_i8__put(tenon__out *out, char *p, const struct before_i8 *o);
static const char *after_i8__get(tenon__in *in, const char *p, struct after_i8 *o);
static char *after_i8__put(tenon__out *out, char *p, const struct after_i8 *o);
static const char *before_i16__get(tenon__in *in, const char *p, struct before_i16 *o);
static char *before_i16__put(tenon__out *out, char *p, const struct before_i16 *o);
static const char *after_i16__get(tenon__in *in, const char *p, struct after_i16 *o);
static char *after_i16__put(tenon__out *out, char *p, const struct after_i16 *o);
static const char *before_i32__get(tenon__in *in, const char *p, struct before_i32 *o);
static char *before_i32__put(tenon__out *out, char *p, const struct before_i32 *o);
static const char *after_i32__get(tenon__in *in, const char *p, struct after_i32 *o);
static char *after_i32__put(tenon__out *out, char *p, const struct after_i32 *o);
static const char *before_i64__get(tenon__in *in, const char *p, struct before_i64 *o);
static char *before_i64__put(tenon__out *out, char *p, const struct before_i64 *o);
static const char *after_i64__get(tenon__in *in, const char *p, struct after_i64 *o);
static char *after_i64__put(tenon__out *out, char *p, const struct after_i64 *o);
static const char *before_u8__get(tenon__in *in, const char *p, struct before_u8 *o);
static char *before_u8__put(tenon__out *out, char *p, const struct before_u8 *o);
static const char *after_u8__get(tenon__in *in, const char *p, struct after_u8 *o);
static char *after_u8__put(tenon__out *out, char *p, const struct after_u8 *o);
static const char *before_u16__get(tenon__in *in, const char *p, struct before_u16 *o);
static char *before_u16__put(tenon__out *out, char *p, const struct before_u16 *o);
static const char *after_u16__get(tenon__in *in, const char *p, struct after_u16 *o);
static char *after_u16__put(tenon__out *out, char *p, const struct after_u16 *o);
static const char *before_u32__get(tenon__in *in, const char *p, struct before_u32 *o);
static char *before_u32__put(tenon__out *out, char *p, const struct before_u32 *o);
static const char *after_u32__get(tenon__in *in, const char *p, struct after_u32 *o);
static char *after_u32__put(tenon__out *out, char *p, const struct after_u32 *o);
static const char *before_u64__get(tenon__in *in, const char *p, struct before_u64 *o);
static char *before_u64__put(tenon__out *out, char *p, const struct before_u64 *o);
static const char *after_u64__get(tenon__in *in, const char *p, struct after_u64 *o);
static char *after_u64__put(tenon__out *out, char *p, const struct after_u64 *o);
static const char *before_letter__get(tenon__in *in, const char *p, struct before_letter *o);
static char *before_letter__put(tenon__out *out, char *p, const struct before_letter *o);
static const char *after_letter__get(tenon__in *in, const char *p, struct after_letter *o);
static char *after_letter__put(tenon__out *out, char *p, const struct after_letter *o);
static const char *sized__get(tenon__in *in, const char *p, struct sized *o);
static char *sized__put(tenon__out *out, char *p, const struct sized *o);
static const char *sized_cut__get(tenon__in *in, const char *p, struct sized *o);
static char *sized_cut__put(tenon__out *out, char *p, const struct sized *o);
static const char *small_thing__get(tenon__in *in, const char *p, struct small_thing *o);
static char *small_thing__put(tenon__out *out, char *p, const struct small_thing *o);
static const char *small_text__get(tenon__in *in, const char *p, struct small_text *o);
static char *small_text__put(tenon__out *out, char *p, const struct small_text *o);

/* ---- struct item --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct item, a, uint32_t *);
TENON_GEN_TYPE_IS(struct item, n, uint8_t *);

static const tenon_member item__members[3] = {
    TENON_GEN_MEMBER(struct item, a, "a", TENON_KIND_U32, 0),
    TENON_GEN_IGNORED("hidden", 1),
    TENON_GEN_MEMBER(struct item, n, "n", TENON_KIND_U8, 2),
};
static const tenon_detail item__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const item__refs[3] = {NULL, NULL, NULL};
static const uint16_t item__lookup[7] = {0, 0, 0, 2, 3, 0, 1};
enum { item__bound = TENON_GEN_BOUND_BASE + 20 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_U8
    + 1 * TENON_GEN_BOUND_U32 };
static const tenon_plan item__plan = TENON_GEN_PLAN(item__bound, false);

static const char *item__get(tenon__in *in, const char *p, struct item *o)
{
    const tenon_type *const type = &tenon__type_item;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"a\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a = (uint32_t)v;
    p = TENON_GEN_READY(in, q, ",\"n\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"n\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"n\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->n = (uint8_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x5), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *item__put(tenon__out *out, char *p, const struct item *o)
{
    const tenon_type *const type = &tenon__type_item;
    const size_t bound = item__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->a);
    p = TENON_GEN_PUT(p, ",\"n\":");
    p = tenon__json_put_i32(out, p, o->n);
    *p = '}';
    return p + 1;
}

static const char *item__get_any(tenon__in *in, const char *p, void *o)
{
    return item__get(in, p, (struct item *)o);
}
static char *item__put_any(tenon__out *out, char *p, const void *o)
{
    return item__put(out, p, (const struct item *)o);
}
static const tenon_generated item__functions = {TENON_ABI, item__get_any, item__put_any};

TENON_GEN_STRUCT(item, struct item, 3, UINT64_C(0x7), 0, &item__functions);

/* ---- struct before_i8 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_i8, count, int8_t *);
TENON_GEN_TYPE_IS(struct before_i8, items, struct item (*)[4]);

static const tenon_member before_i8__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_i8, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_i8, count),
                   TENON_GEN_LENGTH(struct before_i8, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_i8__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_i8__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_i8__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_i8__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_i8__plan = TENON_GEN_PLAN(before_i8__bound, false);

static const char *before_i8__get(tenon__in *in, const char *p, struct before_i8 *o)
{
    const tenon_type *const type = &tenon__type_before_i8;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_i8__put(tenon__out *out, char *p, const struct before_i8 *o)
{
    const tenon_type *const type = &tenon__type_before_i8;
    const size_t bound = before_i8__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_i8__get_any(tenon__in *in, const char *p, void *o)
{
    return before_i8__get(in, p, (struct before_i8 *)o);
}
static char *before_i8__put_any(tenon__out *out, char *p, const void *o)
{
    return before_i8__put(out, p, (const struct before_i8 *)o);
}
static const tenon_generated before_i8__functions = {TENON_ABI, before_i8__get_any, before_i8__put_any};

TENON_GEN_STRUCT(before_i8, struct before_i8, 3, UINT64_C(0x7), 0, &before_i8__functions);

/* ---- struct after_i8 ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_i8, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_i8, count, int8_t *);

static const tenon_member after_i8__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_i8, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_i8, count),
                   TENON_GEN_LENGTH(struct after_i8, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_i8__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_i8__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_i8__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_i8__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_i8__plan = TENON_GEN_PLAN(after_i8__bound, false);

static const char *after_i8__get(tenon__in *in, const char *p, struct after_i8 *o)
{
    const tenon_type *const type = &tenon__type_after_i8;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_i8__put(tenon__out *out, char *p, const struct after_i8 *o)
{
    const tenon_type *const type = &tenon__type_after_i8;
    const size_t bound = after_i8__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_i8__get_any(tenon__in *in, const char *p, void *o)
{
    return after_i8__get(in, p, (struct after_i8 *)o);
}
static char *after_i8__put_any(tenon__out *out, char *p, const void *o)
{
    return after_i8__put(out, p, (const struct after_i8 *)o);
}
static const tenon_generated after_i8__functions = {TENON_ABI, after_i8__get_any, after_i8__put_any};

TENON_GEN_STRUCT(after_i8, struct after_i8, 3, UINT64_C(0x7), 0, &after_i8__functions);

/* ---- struct before_i16 --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_i16, count, int16_t *);
TENON_GEN_TYPE_IS(struct before_i16, items, struct item (*)[4]);

static const tenon_member before_i16__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_i16, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_i16, count),
                   TENON_GEN_LENGTH(struct before_i16, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_i16__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_i16__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_i16__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_i16__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_i16__plan = TENON_GEN_PLAN(before_i16__bound, false);

static const char *before_i16__get(tenon__in *in, const char *p, struct before_i16 *o)
{
    const tenon_type *const type = &tenon__type_before_i16;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_i16__put(tenon__out *out, char *p, const struct before_i16 *o)
{
    const tenon_type *const type = &tenon__type_before_i16;
    const size_t bound = before_i16__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_i16__get_any(tenon__in *in, const char *p, void *o)
{
    return before_i16__get(in, p, (struct before_i16 *)o);
}
static char *before_i16__put_any(tenon__out *out, char *p, const void *o)
{
    return before_i16__put(out, p, (const struct before_i16 *)o);
}
static const tenon_generated before_i16__functions = {TENON_ABI, before_i16__get_any, before_i16__put_any};

TENON_GEN_STRUCT(before_i16, struct before_i16, 3, UINT64_C(0x7), 0, &before_i16__functions);

/* ---- struct after_i16 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_i16, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_i16, count, int16_t *);

static const tenon_member after_i16__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_i16, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_i16, count),
                   TENON_GEN_LENGTH(struct after_i16, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_i16__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_i16__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_i16__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_i16__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_i16__plan = TENON_GEN_PLAN(after_i16__bound, false);

static const char *after_i16__get(tenon__in *in, const char *p, struct after_i16 *o)
{
    const tenon_type *const type = &tenon__type_after_i16;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_i16__put(tenon__out *out, char *p, const struct after_i16 *o)
{
    const tenon_type *const type = &tenon__type_after_i16;
    const size_t bound = after_i16__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_i16__get_any(tenon__in *in, const char *p, void *o)
{
    return after_i16__get(in, p, (struct after_i16 *)o);
}
static char *after_i16__put_any(tenon__out *out, char *p, const void *o)
{
    return after_i16__put(out, p, (const struct after_i16 *)o);
}
static const tenon_generated after_i16__functions = {TENON_ABI, after_i16__get_any, after_i16__put_any};

TENON_GEN_STRUCT(after_i16, struct after_i16, 3, UINT64_C(0x7), 0, &after_i16__functions);

/* ---- struct before_i32 --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_i32, count, int32_t *);
TENON_GEN_TYPE_IS(struct before_i32, items, struct item (*)[4]);

static const tenon_member before_i32__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_i32, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_i32, count),
                   TENON_GEN_LENGTH(struct before_i32, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_i32__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_i32__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_i32__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_i32__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_i32__plan = TENON_GEN_PLAN(before_i32__bound, false);

static const char *before_i32__get(tenon__in *in, const char *p, struct before_i32 *o)
{
    const tenon_type *const type = &tenon__type_before_i32;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_i32__put(tenon__out *out, char *p, const struct before_i32 *o)
{
    const tenon_type *const type = &tenon__type_before_i32;
    const size_t bound = before_i32__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_i32__get_any(tenon__in *in, const char *p, void *o)
{
    return before_i32__get(in, p, (struct before_i32 *)o);
}
static char *before_i32__put_any(tenon__out *out, char *p, const void *o)
{
    return before_i32__put(out, p, (const struct before_i32 *)o);
}
static const tenon_generated before_i32__functions = {TENON_ABI, before_i32__get_any, before_i32__put_any};

TENON_GEN_STRUCT(before_i32, struct before_i32, 3, UINT64_C(0x7), 0, &before_i32__functions);

/* ---- struct after_i32 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_i32, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_i32, count, int32_t *);

static const tenon_member after_i32__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_i32, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_i32, count),
                   TENON_GEN_LENGTH(struct after_i32, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_i32__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_i32__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_i32__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_i32__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_i32__plan = TENON_GEN_PLAN(after_i32__bound, false);

static const char *after_i32__get(tenon__in *in, const char *p, struct after_i32 *o)
{
    const tenon_type *const type = &tenon__type_after_i32;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_i32__put(tenon__out *out, char *p, const struct after_i32 *o)
{
    const tenon_type *const type = &tenon__type_after_i32;
    const size_t bound = after_i32__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_i32__get_any(tenon__in *in, const char *p, void *o)
{
    return after_i32__get(in, p, (struct after_i32 *)o);
}
static char *after_i32__put_any(tenon__out *out, char *p, const void *o)
{
    return after_i32__put(out, p, (const struct after_i32 *)o);
}
static const tenon_generated after_i32__functions = {TENON_ABI, after_i32__get_any, after_i32__put_any};

TENON_GEN_STRUCT(after_i32, struct after_i32, 3, UINT64_C(0x7), 0, &after_i32__functions);

/* ---- struct before_i64 --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_i64, count, int64_t *);
TENON_GEN_TYPE_IS(struct before_i64, items, struct item (*)[4]);

static const tenon_member before_i64__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_i64, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_i64, count),
                   TENON_GEN_LENGTH(struct before_i64, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_i64__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_i64__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_i64__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_i64__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_i64__plan = TENON_GEN_PLAN(before_i64__bound, false);

static const char *before_i64__get(tenon__in *in, const char *p, struct before_i64 *o)
{
    const tenon_type *const type = &tenon__type_before_i64;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_i64__put(tenon__out *out, char *p, const struct before_i64 *o)
{
    const tenon_type *const type = &tenon__type_before_i64;
    const size_t bound = before_i64__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_i64__get_any(tenon__in *in, const char *p, void *o)
{
    return before_i64__get(in, p, (struct before_i64 *)o);
}
static char *before_i64__put_any(tenon__out *out, char *p, const void *o)
{
    return before_i64__put(out, p, (const struct before_i64 *)o);
}
static const tenon_generated before_i64__functions = {TENON_ABI, before_i64__get_any, before_i64__put_any};

TENON_GEN_STRUCT(before_i64, struct before_i64, 3, UINT64_C(0x7), 0, &before_i64__functions);

/* ---- struct after_i64 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_i64, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_i64, count, int64_t *);

static const tenon_member after_i64__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_i64, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_i64, count),
                   TENON_GEN_LENGTH(struct after_i64, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_i64__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_i64__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_i64__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_i64__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_i64__plan = TENON_GEN_PLAN(after_i64__bound, false);

static const char *after_i64__get(tenon__in *in, const char *p, struct after_i64 *o)
{
    const tenon_type *const type = &tenon__type_after_i64;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_i64__put(tenon__out *out, char *p, const struct after_i64 *o)
{
    const tenon_type *const type = &tenon__type_after_i64;
    const size_t bound = after_i64__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_i64__get_any(tenon__in *in, const char *p, void *o)
{
    return after_i64__get(in, p, (struct after_i64 *)o);
}
static char *after_i64__put_any(tenon__out *out, char *p, const void *o)
{
    return after_i64__put(out, p, (const struct after_i64 *)o);
}
static const tenon_generated after_i64__functions = {TENON_ABI, after_i64__get_any, after_i64__put_any};

TENON_GEN_STRUCT(after_i64, struct after_i64, 3, UINT64_C(0x7), 0, &after_i64__functions);

/* ---- struct before_u8 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_u8, count, uint8_t *);
TENON_GEN_TYPE_IS(struct before_u8, items, struct item (*)[4]);

static const tenon_member before_u8__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_u8, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_u8, count),
                   TENON_GEN_LENGTH(struct before_u8, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_u8__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_u8__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_u8__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_u8__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_u8__plan = TENON_GEN_PLAN(before_u8__bound, false);

static const char *before_u8__get(tenon__in *in, const char *p, struct before_u8 *o)
{
    const tenon_type *const type = &tenon__type_before_u8;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_u8__put(tenon__out *out, char *p, const struct before_u8 *o)
{
    const tenon_type *const type = &tenon__type_before_u8;
    const size_t bound = before_u8__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_u8__get_any(tenon__in *in, const char *p, void *o)
{
    return before_u8__get(in, p, (struct before_u8 *)o);
}
static char *before_u8__put_any(tenon__out *out, char *p, const void *o)
{
    return before_u8__put(out, p, (const struct before_u8 *)o);
}
static const tenon_generated before_u8__functions = {TENON_ABI, before_u8__get_any, before_u8__put_any};

TENON_GEN_STRUCT(before_u8, struct before_u8, 3, UINT64_C(0x7), 0, &before_u8__functions);

/* ---- struct after_u8 ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_u8, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_u8, count, uint8_t *);

static const tenon_member after_u8__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_u8, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_u8, count),
                   TENON_GEN_LENGTH(struct after_u8, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_u8__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_u8__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_u8__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_u8__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_u8__plan = TENON_GEN_PLAN(after_u8__bound, false);

static const char *after_u8__get(tenon__in *in, const char *p, struct after_u8 *o)
{
    const tenon_type *const type = &tenon__type_after_u8;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_u8__put(tenon__out *out, char *p, const struct after_u8 *o)
{
    const tenon_type *const type = &tenon__type_after_u8;
    const size_t bound = after_u8__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_u8__get_any(tenon__in *in, const char *p, void *o)
{
    return after_u8__get(in, p, (struct after_u8 *)o);
}
static char *after_u8__put_any(tenon__out *out, char *p, const void *o)
{
    return after_u8__put(out, p, (const struct after_u8 *)o);
}
static const tenon_generated after_u8__functions = {TENON_ABI, after_u8__get_any, after_u8__put_any};

TENON_GEN_STRUCT(after_u8, struct after_u8, 3, UINT64_C(0x7), 0, &after_u8__functions);

/* ---- struct before_u16 --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_u16, count, uint16_t *);
TENON_GEN_TYPE_IS(struct before_u16, items, struct item (*)[4]);

static const tenon_member before_u16__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_u16, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_u16, count),
                   TENON_GEN_LENGTH(struct before_u16, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_u16__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_u16__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_u16__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_u16__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_u16__plan = TENON_GEN_PLAN(before_u16__bound, false);

static const char *before_u16__get(tenon__in *in, const char *p, struct before_u16 *o)
{
    const tenon_type *const type = &tenon__type_before_u16;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_u16__put(tenon__out *out, char *p, const struct before_u16 *o)
{
    const tenon_type *const type = &tenon__type_before_u16;
    const size_t bound = before_u16__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_u16__get_any(tenon__in *in, const char *p, void *o)
{
    return before_u16__get(in, p, (struct before_u16 *)o);
}
static char *before_u16__put_any(tenon__out *out, char *p, const void *o)
{
    return before_u16__put(out, p, (const struct before_u16 *)o);
}
static const tenon_generated before_u16__functions = {TENON_ABI, before_u16__get_any, before_u16__put_any};

TENON_GEN_STRUCT(before_u16, struct before_u16, 3, UINT64_C(0x7), 0, &before_u16__functions);

/* ---- struct after_u16 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_u16, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_u16, count, uint16_t *);

static const tenon_member after_u16__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_u16, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_u16, count),
                   TENON_GEN_LENGTH(struct after_u16, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_u16__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_u16__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_u16__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_u16__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_u16__plan = TENON_GEN_PLAN(after_u16__bound, false);

static const char *after_u16__get(tenon__in *in, const char *p, struct after_u16 *o)
{
    const tenon_type *const type = &tenon__type_after_u16;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_u16__put(tenon__out *out, char *p, const struct after_u16 *o)
{
    const tenon_type *const type = &tenon__type_after_u16;
    const size_t bound = after_u16__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_u16__get_any(tenon__in *in, const char *p, void *o)
{
    return after_u16__get(in, p, (struct after_u16 *)o);
}
static char *after_u16__put_any(tenon__out *out, char *p, const void *o)
{
    return after_u16__put(out, p, (const struct after_u16 *)o);
}
static const tenon_generated after_u16__functions = {TENON_ABI, after_u16__get_any, after_u16__put_any};

TENON_GEN_STRUCT(after_u16, struct after_u16, 3, UINT64_C(0x7), 0, &after_u16__functions);

/* ---- struct before_u32 --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_u32, count, uint32_t *);
TENON_GEN_TYPE_IS(struct before_u32, items, struct item (*)[4]);

static const tenon_member before_u32__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_u32, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_u32, count),
                   TENON_GEN_LENGTH(struct before_u32, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_u32__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_u32__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_u32__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_u32__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_u32__plan = TENON_GEN_PLAN(before_u32__bound, false);

static const char *before_u32__get(tenon__in *in, const char *p, struct before_u32 *o)
{
    const tenon_type *const type = &tenon__type_before_u32;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_u32__put(tenon__out *out, char *p, const struct before_u32 *o)
{
    const tenon_type *const type = &tenon__type_before_u32;
    const size_t bound = before_u32__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_u32__get_any(tenon__in *in, const char *p, void *o)
{
    return before_u32__get(in, p, (struct before_u32 *)o);
}
static char *before_u32__put_any(tenon__out *out, char *p, const void *o)
{
    return before_u32__put(out, p, (const struct before_u32 *)o);
}
static const tenon_generated before_u32__functions = {TENON_ABI, before_u32__get_any, before_u32__put_any};

TENON_GEN_STRUCT(before_u32, struct before_u32, 3, UINT64_C(0x7), 0, &before_u32__functions);

/* ---- struct after_u32 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_u32, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_u32, count, uint32_t *);

static const tenon_member after_u32__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_u32, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_u32, count),
                   TENON_GEN_LENGTH(struct after_u32, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_u32__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_u32__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_u32__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_u32__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_u32__plan = TENON_GEN_PLAN(after_u32__bound, false);

static const char *after_u32__get(tenon__in *in, const char *p, struct after_u32 *o)
{
    const tenon_type *const type = &tenon__type_after_u32;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_u32__put(tenon__out *out, char *p, const struct after_u32 *o)
{
    const tenon_type *const type = &tenon__type_after_u32;
    const size_t bound = after_u32__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_u32__get_any(tenon__in *in, const char *p, void *o)
{
    return after_u32__get(in, p, (struct after_u32 *)o);
}
static char *after_u32__put_any(tenon__out *out, char *p, const void *o)
{
    return after_u32__put(out, p, (const struct after_u32 *)o);
}
static const tenon_generated after_u32__functions = {TENON_ABI, after_u32__get_any, after_u32__put_any};

TENON_GEN_STRUCT(after_u32, struct after_u32, 3, UINT64_C(0x7), 0, &after_u32__functions);

/* ---- struct before_u64 --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct before_u64, count, uint64_t *);
TENON_GEN_TYPE_IS(struct before_u64, items, struct item (*)[4]);

static const tenon_member before_u64__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_u64, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_u64, count),
                   TENON_GEN_LENGTH(struct before_u64, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_u64__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U64, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_u64__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_u64__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_u64__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_u64__plan = TENON_GEN_PLAN(before_u64__bound, false);

static const char *before_u64__get(tenon__in *in, const char *p, struct before_u64 *o)
{
    const tenon_type *const type = &tenon__type_before_u64;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_u64__put(tenon__out *out, char *p, const struct before_u64 *o)
{
    const tenon_type *const type = &tenon__type_before_u64;
    const size_t bound = before_u64__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_u64__get_any(tenon__in *in, const char *p, void *o)
{
    return before_u64__get(in, p, (struct before_u64 *)o);
}
static char *before_u64__put_any(tenon__out *out, char *p, const void *o)
{
    return before_u64__put(out, p, (const struct before_u64 *)o);
}
static const tenon_generated before_u64__functions = {TENON_ABI, before_u64__get_any, before_u64__put_any};

TENON_GEN_STRUCT(before_u64, struct before_u64, 3, UINT64_C(0x7), 0, &before_u64__functions);

/* ---- struct after_u64 ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_u64, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_u64, count, uint64_t *);

static const tenon_member after_u64__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_u64, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_u64, count),
                   TENON_GEN_LENGTH(struct after_u64, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_u64__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U64, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_u64__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_u64__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_u64__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_u64__plan = TENON_GEN_PLAN(after_u64__bound, false);

static const char *after_u64__get(tenon__in *in, const char *p, struct after_u64 *o)
{
    const tenon_type *const type = &tenon__type_after_u64;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_u64__put(tenon__out *out, char *p, const struct after_u64 *o)
{
    const tenon_type *const type = &tenon__type_after_u64;
    const size_t bound = after_u64__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_u64__get_any(tenon__in *in, const char *p, void *o)
{
    return after_u64__get(in, p, (struct after_u64 *)o);
}
static char *after_u64__put_any(tenon__out *out, char *p, const void *o)
{
    return after_u64__put(out, p, (const struct after_u64 *)o);
}
static const tenon_generated after_u64__functions = {TENON_ABI, after_u64__get_any, after_u64__put_any};

TENON_GEN_STRUCT(after_u64, struct after_u64, 3, UINT64_C(0x7), 0, &after_u64__functions);

/* ---- struct before_letter ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct before_letter, count, char *);
TENON_GEN_TYPE_IS(struct before_letter, items, struct item (*)[4]);

static const tenon_member before_letter__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct before_letter, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct before_letter, count),
                   TENON_GEN_LENGTH(struct before_letter, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail before_letter__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_CHAR, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const before_letter__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t before_letter__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { before_letter__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan before_letter__plan = TENON_GEN_PLAN(before_letter__bound, false);

static const char *before_letter__get(tenon__in *in, const char *p, struct before_letter *o)
{
    const tenon_type *const type = &tenon__type_before_letter;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *before_letter__put(tenon__out *out, char *p, const struct before_letter *o)
{
    const tenon_type *const type = &tenon__type_before_letter;
    const size_t bound = before_letter__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *before_letter__get_any(tenon__in *in, const char *p, void *o)
{
    return before_letter__get(in, p, (struct before_letter *)o);
}
static char *before_letter__put_any(tenon__out *out, char *p, const void *o)
{
    return before_letter__put(out, p, (const struct before_letter *)o);
}
static const tenon_generated before_letter__functions = {TENON_ABI, before_letter__get_any, before_letter__put_any};

TENON_GEN_STRUCT(before_letter, struct before_letter, 3, UINT64_C(0x7), 0, &before_letter__functions);

/* ---- struct after_letter ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct after_letter, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct after_letter, count, char *);

static const tenon_member after_letter__members[3] = {
    TENON_GEN_IGNORED("canary", 0),
    TENON_GEN_MANY(struct after_letter, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct after_letter, count),
                   TENON_GEN_LENGTH(struct after_letter, items)),
    TENON_GEN_IGNORED("behind", 2),
};
static const tenon_detail after_letter__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_CHAR, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const after_letter__refs[3] = {NULL, &tenon__type_item, NULL};
static const uint16_t after_letter__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { after_letter__bound = TENON_GEN_BOUND_BASE + 29 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan after_letter__plan = TENON_GEN_PLAN(after_letter__bound, false);

static const char *after_letter__get(tenon__in *in, const char *p, struct after_letter *o)
{
    const tenon_type *const type = &tenon__type_after_letter;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x2), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *after_letter__put(tenon__out *out, char *p, const struct after_letter *o)
{
    const tenon_type *const type = &tenon__type_after_letter;
    const size_t bound = after_letter__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *after_letter__get_any(tenon__in *in, const char *p, void *o)
{
    return after_letter__get(in, p, (struct after_letter *)o);
}
static char *after_letter__put_any(tenon__out *out, char *p, const void *o)
{
    return after_letter__put(out, p, (const struct after_letter *)o);
}
static const tenon_generated after_letter__functions = {TENON_ABI, after_letter__get_any, after_letter__put_any};

TENON_GEN_STRUCT(after_letter, struct after_letter, 3, UINT64_C(0x7), 0, &after_letter__functions);

/* ---- struct sized -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct sized, c1, char (*)[1]);
TENON_GEN_TYPE_IS(struct sized, c7, char (*)[7]);
TENON_GEN_TYPE_IS(struct sized, c8, char (*)[8]);
TENON_GEN_TYPE_IS(struct sized, c9, char (*)[9]);
TENON_GEN_TYPE_IS(struct sized, c255, char (*)[255]);
TENON_GEN_TYPE_IS(struct sized, c256, char (*)[256]);
TENON_GEN_TYPE_IS(struct sized, c257, char (*)[257]);

static const tenon_member sized__members[7] = {
    TENON_GEN_MEMBER(struct sized, c1, "c1", TENON_KIND_CHARS, 0),
    TENON_GEN_MEMBER(struct sized, c7, "c7", TENON_KIND_CHARS, 1),
    TENON_GEN_MEMBER(struct sized, c8, "c8", TENON_KIND_CHARS, 2),
    TENON_GEN_MEMBER(struct sized, c9, "c9", TENON_KIND_CHARS, 3),
    TENON_GEN_MEMBER(struct sized, c255, "c255", TENON_KIND_CHARS, 4),
    TENON_GEN_MEMBER(struct sized, c256, "c256", TENON_KIND_CHARS, 5),
    TENON_GEN_MEMBER(struct sized, c257, "c257", TENON_KIND_CHARS, 6),
};
static const tenon_detail sized__details[7] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const sized__refs[7] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t sized__lookup[15] = {0, 0, 6, 1, 2, 5, 7, 0, 0, 0, 4, 3, 0, 0, 0};
enum { sized__bound = TENON_GEN_BOUND_BASE + 48 + 7 * TENON_GEN_BOUND_CHARS };
static const tenon_plan sized__plan = TENON_GEN_PLAN(sized__bound, false);

static const char *sized__get(tenon__in *in, const char *p, struct sized *o)
{
    const tenon_type *const type = &tenon__type_sized;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"c1\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"c1\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"c1\":", STRING);
    q = tenon__json_chars(in, p, o->c1, sizeof o->c1);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c7\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c7\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c7\":", STRING);
    q = tenon__json_chars(in, p, o->c7, sizeof o->c7);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c8\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c8\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c8\":", STRING);
    q = tenon__json_chars(in, p, o->c8, sizeof o->c8);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c9\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c9\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c9\":", STRING);
    q = tenon__json_chars(in, p, o->c9, sizeof o->c9);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c255\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c255\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c255\":", STRING);
    q = tenon__json_chars(in, p, o->c255, sizeof o->c255);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c256\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c256\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c256\":", STRING);
    q = tenon__json_chars(in, p, o->c256, sizeof o->c256);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c257\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c257\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c257\":", STRING);
    q = tenon__json_chars(in, p, o->c257, sizeof o->c257);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *sized__put(tenon__out *out, char *p, const struct sized *o)
{
    const tenon_type *const type = &tenon__type_sized;
    const size_t bound = sized__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"c1\":");
    p = tenon__gen_chars(out, p, o->c1, sizeof o->c1, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"c7\":");
    p = tenon__gen_chars(out, p, o->c7, sizeof o->c7, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"c8\":");
    p = tenon__gen_chars(out, p, o->c8, sizeof o->c8, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"c9\":");
    p = tenon__gen_chars(out, p, o->c9, sizeof o->c9, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"c255\":");
    p = tenon__gen_chars(out, p, o->c255, sizeof o->c255, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"c256\":");
    p = tenon__gen_chars(out, p, o->c256, sizeof o->c256, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"c257\":");
    p = tenon__gen_chars(out, p, o->c257, sizeof o->c257, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    *p = '}';
    return p + 1;
}

static const char *sized__get_any(tenon__in *in, const char *p, void *o)
{
    return sized__get(in, p, (struct sized *)o);
}
static char *sized__put_any(tenon__out *out, char *p, const void *o)
{
    return sized__put(out, p, (const struct sized *)o);
}
static const tenon_generated sized__functions = {TENON_ABI, sized__get_any, sized__put_any};

TENON_GEN_STRUCT(sized, struct sized, 7, UINT64_C(0x7f), 0, &sized__functions);

/* ---- struct sized -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct sized, c1, char (*)[1]);
TENON_GEN_TYPE_IS(struct sized, c7, char (*)[7]);
TENON_GEN_TYPE_IS(struct sized, c8, char (*)[8]);
TENON_GEN_TYPE_IS(struct sized, c9, char (*)[9]);
TENON_GEN_TYPE_IS(struct sized, c255, char (*)[255]);
TENON_GEN_TYPE_IS(struct sized, c256, char (*)[256]);
TENON_GEN_TYPE_IS(struct sized, c257, char (*)[257]);

static const tenon_member sized_cut__members[7] = {
    TENON_GEN_MEMBER_WITH(struct sized, c1, "c1", TENON_KIND_CHARS, 0, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct sized, c7, "c7", TENON_KIND_CHARS, 1, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct sized, c8, "c8", TENON_KIND_CHARS, 2, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct sized, c9, "c9", TENON_KIND_CHARS, 3, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct sized, c255, "c255", TENON_KIND_CHARS, 4, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct sized, c256, "c256", TENON_KIND_CHARS, 5, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct sized, c257, "c257", TENON_KIND_CHARS, 6, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
};
static const tenon_detail sized_cut__details[7] = {
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const sized_cut__refs[7] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t sized_cut__lookup[15] = {0, 0, 6, 1, 2, 5, 7, 0, 0, 0, 4, 3, 0, 0, 0};
enum { sized_cut__bound = TENON_GEN_BOUND_BASE + 48 + 7 * TENON_GEN_BOUND_CHARS };
static const tenon_plan sized_cut__plan = TENON_GEN_PLAN(sized_cut__bound, false);

static const char *sized_cut__get(tenon__in *in, const char *p, struct sized *o)
{
    const tenon_type *const type = &tenon__type_sized_cut;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"c1\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"c1\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"c1\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c7\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c7\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c7\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c8\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c8\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c8\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c9\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c9\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c9\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c255\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c255\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c255\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c256\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c256\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c256\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c257\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c257\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c257\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *sized_cut__put(tenon__out *out, char *p, const struct sized *o)
{
    const tenon_type *const type = &tenon__type_sized_cut;
    const size_t bound = sized_cut__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"c1\":");
    p = tenon__gen_chars(out, p, o->c1, sizeof o->c1, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"c7\":");
    p = tenon__gen_chars(out, p, o->c7, sizeof o->c7, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"c8\":");
    p = tenon__gen_chars(out, p, o->c8, sizeof o->c8, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"c9\":");
    p = tenon__gen_chars(out, p, o->c9, sizeof o->c9, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"c255\":");
    p = tenon__gen_chars(out, p, o->c255, sizeof o->c255, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"c256\":");
    p = tenon__gen_chars(out, p, o->c256, sizeof o->c256, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"c257\":");
    p = tenon__gen_chars(out, p, o->c257, sizeof o->c257, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    *p = '}';
    return p + 1;
}

static const char *sized_cut__get_any(tenon__in *in, const char *p, void *o)
{
    return sized_cut__get(in, p, (struct sized *)o);
}
static char *sized_cut__put_any(tenon__out *out, char *p, const void *o)
{
    return sized_cut__put(out, p, (const struct sized *)o);
}
static const tenon_generated sized_cut__functions = {TENON_ABI, sized_cut__get_any, sized_cut__put_any};

TENON_GEN_STRUCT(sized_cut, struct sized, 7, UINT64_C(0x7f), 0, &sized_cut__functions);

/* ---- struct small_thing -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct small_thing, id, int *);
TENON_GEN_TYPE_IS(struct small_thing, name, char (*)[8]);

static const tenon_member small_thing__members[2] = {
    TENON_GEN_MEMBER(struct small_thing, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct small_thing, name, "name", TENON_KIND_CHARS, 1),
};
static const tenon_detail small_thing__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const small_thing__refs[2] = {NULL, NULL};
static const uint16_t small_thing__lookup[5] = {0, 0, 0, 2, 1};
enum { small_thing__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan small_thing__plan = TENON_GEN_PLAN(small_thing__bound, false);

static const char *small_thing__get(tenon__in *in, const char *p, struct small_thing *o)
{
    const tenon_type *const type = &tenon__type_small_thing;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->id = (int)v;
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_chars(in, p, o->name, sizeof o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *small_thing__put(tenon__out *out, char *p, const struct small_thing *o)
{
    const tenon_type *const type = &tenon__type_small_thing;
    const size_t bound = small_thing__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_chars(out, p, o->name, sizeof o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *small_thing__get_any(tenon__in *in, const char *p, void *o)
{
    return small_thing__get(in, p, (struct small_thing *)o);
}
static char *small_thing__put_any(tenon__out *out, char *p, const void *o)
{
    return small_thing__put(out, p, (const struct small_thing *)o);
}
static const tenon_generated small_thing__functions = {TENON_ABI, small_thing__get_any, small_thing__put_any};

TENON_GEN_STRUCT(small_thing, struct small_thing, 2, UINT64_C(0x3), 0, &small_thing__functions);

/* ---- struct small_text --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct small_text, id, int *);
TENON_GEN_TYPE_IS(struct small_text, name, tenon_str *);

static const tenon_member small_text__members[2] = {
    TENON_GEN_MEMBER(struct small_text, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct small_text, name, "name", TENON_KIND_STR, 1),
};
static const tenon_detail small_text__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const small_text__refs[2] = {NULL, NULL};
static const uint16_t small_text__lookup[5] = {0, 0, 0, 2, 1};
enum { small_text__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan small_text__plan = TENON_GEN_PLAN(small_text__bound, false);

static const char *small_text__get(tenon__in *in, const char *p, struct small_text *o)
{
    const tenon_type *const type = &tenon__type_small_text;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->id = (int)v;
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_str(in, p, &o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *small_text__put(tenon__out *out, char *p, const struct small_text *o)
{
    const tenon_type *const type = &tenon__type_small_text;
    const size_t bound = small_text__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_str(out, p, &o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *small_text__get_any(tenon__in *in, const char *p, void *o)
{
    return small_text__get(in, p, (struct small_text *)o);
}
static char *small_text__put_any(tenon__out *out, char *p, const void *o)
{
    return small_text__put(out, p, (const struct small_text *)o);
}
static const tenon_generated small_text__functions = {TENON_ABI, small_text__get_any, small_text__put_any};

TENON_GEN_STRUCT(small_text, struct small_text, 2, UINT64_C(0x3), 0, &small_text__functions);

#ifdef __cplusplus
}
#endif
