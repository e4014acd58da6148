/* numbers.tenon.c: made by tenongen from numbers.h; edit that instead. Tables and JSON functions of the types in it. */
#include "numbers.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_numbers;
extern const tenon_type tenon__type_double_root;
extern const tenon_type tenon__type_float_root;
extern const tenon_type tenon__type_doubles;
extern const tenon_type tenon__type_floats;
extern const tenon_type tenon__type_integers;
static const char *numbers__get(tenon__in *in, const char *p, struct numbers *o);
static char *numbers__put(tenon__out *out, char *p, const struct numbers *o);
static const char *integers__get(tenon__in *in, const char *p, struct integers *o);
static char *integers__put(tenon__out *out, char *p, const struct integers *o);

/* ---- struct numbers ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct numbers, before, double *);
TENON_GEN_TYPE_IS(struct numbers, d, double *);
TENON_GEN_TYPE_IS(struct numbers, f, float *);
TENON_GEN_TYPE_IS(struct numbers, after, int64_t *);

static const tenon_member numbers__members[4] = {
    TENON_GEN_MEMBER(struct numbers, before, "before", TENON_KIND_F64, 0),
    TENON_GEN_MEMBER(struct numbers, d, "d", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct numbers, f, "f", TENON_KIND_F32, 2),
    TENON_GEN_MEMBER(struct numbers, after, "after", TENON_KIND_I64, 3),
};
static const tenon_detail numbers__details[4] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const numbers__refs[4] = {NULL, NULL, NULL, NULL};
static const uint16_t numbers__lookup[9] = {0, 0, 0, 2, 3, 0, 4, 0, 1};
enum { numbers__bound = TENON_GEN_BOUND_BASE + 29 + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_F32
    + 2 * TENON_GEN_BOUND_F64 };
static const tenon_plan numbers__plan = TENON_GEN_PLAN(numbers__bound, false);

static const char *numbers__get(tenon__in *in, const char *p, struct numbers *o)
{
    const tenon_type *const type = &tenon__type_numbers;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"before\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"before\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"before\":", ANY);
    q = tenon__json_f64(in, p, &o->before);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_f64(in, p, &o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_f32(in, p, &o->f);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"after\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"after\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"after\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->after = (int64_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *numbers__put(tenon__out *out, char *p, const struct numbers *o)
{
    const tenon_type *const type = &tenon__type_numbers;
    const size_t bound = numbers__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"before\":");
    p = tenon__json_put_f64(out, p, o->before);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_f64(out, p, o->d);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_put_f32(out, p, o->f);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"after\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->after);
    *p = '}';
    return p + 1;
}

static const char *numbers__get_any(tenon__in *in, const char *p, void *o)
{
    return numbers__get(in, p, (struct numbers *)o);
}
static char *numbers__put_any(tenon__out *out, char *p, const void *o)
{
    return numbers__put(out, p, (const struct numbers *)o);
}
static const tenon_generated numbers__functions = {TENON_ABI, numbers__get_any, numbers__put_any};

TENON_GEN_STRUCT(numbers, struct numbers, 4, UINT64_C(0xf), 0, &numbers__functions);

/* ---- struct double_root -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct double_root, d, double *);

static const tenon_member double_root__members[1] = {
    TENON_GEN_MEMBER(struct double_root, d, "d", TENON_KIND_F64, 0),
};
static const tenon_detail double_root__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const double_root__refs[1] = {NULL};
static const uint16_t double_root__lookup[3] = {0, 1, 0};
enum { double_root__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan double_root__plan = TENON_GEN_PLAN(double_root__bound, false);

TENON_GEN_STRUCT(double_root, struct double_root, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct float_root --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct float_root, f, float *);

static const tenon_member float_root__members[1] = {
    TENON_GEN_MEMBER(struct float_root, f, "f", TENON_KIND_F32, 0),
};
static const tenon_detail float_root__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const float_root__refs[1] = {NULL};
static const uint16_t float_root__lookup[3] = {0, 1, 0};
enum { float_root__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_F32 };
static const tenon_plan float_root__plan = TENON_GEN_PLAN(float_root__bound, false);

TENON_GEN_STRUCT(float_root, struct float_root, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct doubles ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct doubles, items, double **);
TENON_GEN_TYPE_IS(struct doubles, n, size_t *);

static const tenon_member doubles__members[1] = {
    TENON_GEN_MANY(struct doubles, items, "items", TENON_KIND_ARRAY, TENON_KIND_F64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct doubles, n),
                   TENON_GEN_SIZE(struct doubles, items)),
};
static const tenon_detail doubles__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const doubles__refs[1] = {NULL};
static const uint16_t doubles__lookup[3] = {0, 0, 1};
enum { doubles__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan doubles__plan = TENON_GEN_PLAN(doubles__bound, false);

TENON_GEN_STRUCT(doubles, struct doubles, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct floats ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct floats, items, float **);
TENON_GEN_TYPE_IS(struct floats, n, uint16_t *);

static const tenon_member floats__members[1] = {
    TENON_GEN_MANY(struct floats, items, "items", TENON_KIND_ARRAY, TENON_KIND_F32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct floats, n),
                   TENON_GEN_SIZE(struct floats, items)),
};
static const tenon_detail floats__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const floats__refs[1] = {NULL};
static const uint16_t floats__lookup[3] = {0, 0, 1};
enum { floats__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan floats__plan = TENON_GEN_PLAN(floats__bound, false);

TENON_GEN_STRUCT(floats, struct floats, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct integers ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct integers, i8, int8_t *);
TENON_GEN_TYPE_IS(struct integers, i16, int16_t *);
TENON_GEN_TYPE_IS(struct integers, i32, int32_t *);
TENON_GEN_TYPE_IS(struct integers, i64, int64_t *);
TENON_GEN_TYPE_IS(struct integers, u8, uint8_t *);
TENON_GEN_TYPE_IS(struct integers, u16, uint16_t *);
TENON_GEN_TYPE_IS(struct integers, u32, uint32_t *);
TENON_GEN_TYPE_IS(struct integers, u64, uint64_t *);

static const tenon_member integers__members[8] = {
    TENON_GEN_MEMBER(struct integers, i8, "i8", TENON_KIND_I8, 0),
    TENON_GEN_MEMBER(struct integers, i16, "i16", TENON_KIND_I16, 1),
    TENON_GEN_MEMBER(struct integers, i32, "i32", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct integers, i64, "i64", TENON_KIND_I64, 3),
    TENON_GEN_MEMBER(struct integers, u8, "u8", TENON_KIND_U8, 4),
    TENON_GEN_MEMBER(struct integers, u16, "u16", TENON_KIND_U16, 5),
    TENON_GEN_MEMBER(struct integers, u32, "u32", TENON_KIND_U32, 6),
    TENON_GEN_MEMBER(struct integers, u64, "u64", TENON_KIND_U64, 7),
};
static const tenon_detail integers__details[8] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const integers__refs[8] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t integers__lookup[17] = {4, 0, 5, 0, 0, 3, 1, 8, 0, 0, 0, 6, 7, 0, 2, 0, 0};
enum { integers__bound = TENON_GEN_BOUND_BASE + 54 + 1 * TENON_GEN_BOUND_I8 + 1 * TENON_GEN_BOUND_I16
    + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U8
    + 1 * TENON_GEN_BOUND_U16 + 1 * TENON_GEN_BOUND_U32 + 1 * TENON_GEN_BOUND_U64 };
static const tenon_plan integers__plan = TENON_GEN_PLAN(integers__bound, false);

static const char *integers__get(tenon__in *in, const char *p, struct integers *o)
{
    const tenon_type *const type = &tenon__type_integers;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"i8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"i8\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"i8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->i8 = (int8_t)v;
    p = TENON_GEN_READY(in, q, ",\"i16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I16, INT16_MIN, INT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->i16 = (int16_t)v;
    p = TENON_GEN_READY(in, q, ",\"i32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->i32 = (int32_t)v;
    p = TENON_GEN_READY(in, q, ",\"i64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->i64 = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"u8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->u8 = (uint8_t)v;
    p = TENON_GEN_READY(in, q, ",\"u16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->u16 = (uint16_t)v;
    p = TENON_GEN_READY(in, q, ",\"u32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->u32 = (uint32_t)v;
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *integers__put(tenon__out *out, char *p, const struct integers *o)
{
    const tenon_type *const type = &tenon__type_integers;
    const size_t bound = integers__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"i8\":");
    p = tenon__json_put_i32(out, p, o->i8);
    p = TENON_GEN_PUT(p, ",\"i16\":");
    p = tenon__json_put_i32(out, p, o->i16);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i32);
    p = TENON_GEN_PUT(p, ",\"i64\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->i64);
    p = TENON_GEN_PUT(p, ",\"u8\":");
    p = tenon__json_put_i32(out, p, o->u8);
    p = TENON_GEN_PUT(p, ",\"u16\":");
    p = tenon__json_put_i32(out, p, o->u16);
    p = TENON_GEN_PUT(p, ",\"u32\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u32);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u64);
    *p = '}';
    return p + 1;
}

static const char *integers__get_any(tenon__in *in, const char *p, void *o)
{
    return integers__get(in, p, (struct integers *)o);
}
static char *integers__put_any(tenon__out *out, char *p, const void *o)
{
    return integers__put(out, p, (const struct integers *)o);
}
static const tenon_generated integers__functions = {TENON_ABI, integers__get_any, integers__put_any};

TENON_GEN_STRUCT(integers, struct integers, 8, UINT64_C(0xff), 0, &integers__functions);

#ifdef __cplusplus
}
#endif
