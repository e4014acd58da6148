/* limits.tenon.c: made by tenongen from limits.h; edit that instead. Tables and JSON functions of the types in it. */
#include "limits.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_ranges;
extern const tenon_type tenon__type_texts;
extern const tenon_type tenon__type_cut;
extern const tenon_type tenon__type_pair;
extern const tenon_type tenon__type_counts;
static const char *ranges__get(tenon__in *in, const char *p, struct ranges *o);
static char *ranges__put(tenon__out *out, char *p, const struct ranges *o);
static const char *texts__get(tenon__in *in, const char *p, struct texts *o);
static char *texts__put(tenon__out *out, char *p, const struct texts *o);
static const char *cut__get(tenon__in *in, const char *p, struct cut *o);
static char *cut__put(tenon__out *out, char *p, const struct cut *o);
static const char *pair__get(tenon__in *in, const char *p, struct pair *o);
static char *pair__put(tenon__out *out, char *p, const struct pair *o);
static const char *counts__get(tenon__in *in, const char *p, struct counts *o);
static char *counts__put(tenon__out *out, char *p, const struct counts *o);

/* ---- struct ranges ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct ranges, i8, int8_t *);
TENON_GEN_TYPE_IS(struct ranges, i16, int16_t *);
TENON_GEN_TYPE_IS(struct ranges, i32, int32_t *);
TENON_GEN_TYPE_IS(struct ranges, i64, int64_t *);
TENON_GEN_TYPE_IS(struct ranges, u8, uint8_t *);
TENON_GEN_TYPE_IS(struct ranges, u16, uint16_t *);
TENON_GEN_TYPE_IS(struct ranges, u32, uint32_t *);
TENON_GEN_TYPE_IS(struct ranges, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct ranges, f32, float *);
TENON_GEN_TYPE_IS(struct ranges, f64, double *);
TENON_GEN_TYPE_IS(struct ranges, lower, int *);
TENON_GEN_TYPE_IS(struct ranges, upper, uint64_t *);
TENON_GEN_TYPE_IS(struct ranges, zero, int *);

static const tenon_member ranges__members[13] = {
    TENON_GEN_MEMBER_WITH(struct ranges, i8, "i8", TENON_KIND_I8, 0, TENON_STEP_SPECIAL, TENON_KIND_I8),
    TENON_GEN_MEMBER_WITH(struct ranges, i16, "i16", TENON_KIND_I16, 1, TENON_STEP_SPECIAL, TENON_KIND_I16),
    TENON_GEN_MEMBER_WITH(struct ranges, i32, "i32", TENON_KIND_I32, 2, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct ranges, i64, "i64", TENON_KIND_I64, 3, TENON_STEP_SPECIAL, TENON_KIND_I64),
    TENON_GEN_MEMBER_WITH(struct ranges, u8, "u8", TENON_KIND_U8, 4, TENON_STEP_SPECIAL, TENON_KIND_U8),
    TENON_GEN_MEMBER_WITH(struct ranges, u16, "u16", TENON_KIND_U16, 5, TENON_STEP_SPECIAL, TENON_KIND_U16),
    TENON_GEN_MEMBER_WITH(struct ranges, u32, "u32", TENON_KIND_U32, 6, TENON_STEP_SPECIAL, TENON_KIND_U32),
    TENON_GEN_MEMBER_WITH(struct ranges, u64, "u64", TENON_KIND_U64, 7, TENON_STEP_SPECIAL, TENON_KIND_U64),
    TENON_GEN_MEMBER_WITH(struct ranges, f32, "f32", TENON_KIND_F32, 8, TENON_STEP_SPECIAL, TENON_KIND_F32),
    TENON_GEN_MEMBER_WITH(struct ranges, f64, "f64", TENON_KIND_F64, 9, TENON_STEP_SPECIAL, TENON_KIND_F64),
    TENON_GEN_MEMBER_WITH(struct ranges, lower, "lower", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct ranges, upper, "upper", TENON_KIND_U64, 11, TENON_STEP_SPECIAL, TENON_KIND_U64),
    TENON_GEN_MEMBER_WITH(struct ranges, zero, "zero", TENON_KIND_I32, 12, TENON_STEP_SPECIAL, TENON_KIND_I32),
};
static const tenon_detail ranges__details[13] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(-5), TENON_GEN_WHOLE(5), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(-500), TENON_GEN_WHOLE(500), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(-50000), TENON_GEN_WHOLE(50000), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(-5000000000), TENON_GEN_WHOLE(5000000000), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(100), TENON_GEN_WHOLE(200), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(10000), TENON_GEN_WHOLE(60000), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(4000000000u), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE((uint64_t)1 << 63), TENON_GEN_WHOLE((uint64_t)3 << 62), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_REAL(-0.5), TENON_GEN_REAL(0.5f), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_REAL(-1), TENON_GEN_REAL(1.5), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(3), TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_WHOLE(7), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_WHOLE(0), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const ranges__refs[13] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL};
static const uint16_t ranges__lookup[27] = {4, 0, 0, 0, 5, 0, 0, 0, 3, 8, 1, 10, 13, 0, 0, 11, 12, 6, 0, 7, 0, 0, 9, 2,
    0, 0, 0};
enum { ranges__bound = TENON_GEN_BOUND_BASE + 94 + 1 * TENON_GEN_BOUND_I8 + 1 * TENON_GEN_BOUND_I16
    + 3 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U8
    + 1 * TENON_GEN_BOUND_U16 + 1 * TENON_GEN_BOUND_U32 + 2 * TENON_GEN_BOUND_U64
    + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan ranges__plan = TENON_GEN_PLAN(ranges__bound, false);

static const char *ranges__get(tenon__in *in, const char *p, struct ranges *o)
{
    const tenon_type *const type = &tenon__type_ranges;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"i8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"i8\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"i8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-5)) || TENON__UNLIKELY(v > (int64_t)(5)))
        return tenon__gen_limited(in, p, type, o, 0, UINT64_C(0x0));
    o->i8 = (int8_t)v;
    p = TENON_GEN_READY(in, q, ",\"i16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I16, INT16_MIN, INT16_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-500)) || TENON__UNLIKELY(v > (int64_t)(500)))
        return tenon__gen_limited(in, p, type, o, 1, UINT64_C(0x1));
    o->i16 = (int16_t)v;
    p = TENON_GEN_READY(in, q, ",\"i32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-50000)) || TENON__UNLIKELY(v > (int64_t)(50000)))
        return tenon__gen_limited(in, p, type, o, 2, UINT64_C(0x3));
    o->i32 = (int32_t)v;
    p = TENON_GEN_READY(in, q, ",\"i64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-5000000000)) || TENON__UNLIKELY(v > (int64_t)(5000000000)))
        return tenon__gen_limited(in, p, type, o, 3, UINT64_C(0x7));
    o->i64 = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"u8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(100)) || TENON__UNLIKELY(v > (int64_t)(200)))
        return tenon__gen_limited(in, p, type, o, 4, UINT64_C(0xf));
    o->u8 = (uint8_t)v;
    p = TENON_GEN_READY(in, q, ",\"u16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(10000)) || TENON__UNLIKELY(v > (int64_t)(60000)))
        return tenon__gen_limited(in, p, type, o, 5, UINT64_C(0x1f));
    o->u16 = (uint16_t)v;
    p = TENON_GEN_READY(in, q, ",\"u32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)) || TENON__UNLIKELY(v > (int64_t)(4000000000u)))
        return tenon__gen_limited(in, p, type, o, 6, UINT64_C(0x3f));
    o->u32 = (uint32_t)v;
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY((uint64_t)v < (uint64_t)((uint64_t)1 << 63)) || TENON__UNLIKELY((uint64_t)v > (uint64_t)((uint64_t)3 << 62)))
        return tenon__gen_limited(in, p, type, o, 7, UINT64_C(0x7f));
    o->u64 = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"f32\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f32\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f64\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f64\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"lower\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"lower\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"lower\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(3)))
        return tenon__gen_limited(in, p, type, o, 10, UINT64_C(0x3ff));
    o->lower = (int)v;
    p = TENON_GEN_READY(in, q, ",\"upper\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"upper\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"upper\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY((uint64_t)v > (uint64_t)(7)))
        return tenon__gen_limited(in, p, type, o, 11, UINT64_C(0x7ff));
    o->upper = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"zero\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"zero\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"zero\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v > (int64_t)(0)))
        return tenon__gen_limited(in, p, type, o, 12, UINT64_C(0xfff));
    o->zero = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *ranges__put(tenon__out *out, char *p, const struct ranges *o)
{
    const tenon_type *const type = &tenon__type_ranges;
    const size_t bound = ranges__bound;
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
    p = TENON_GEN_PUT(p, ",\"f32\":");
    p = tenon__json_put_f32(out, p, o->f32);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"f64\":");
    p = tenon__json_put_f64(out, p, o->f64);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"lower\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->lower);
    p = TENON_GEN_PUT(p, ",\"upper\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->upper);
    p = TENON_GEN_PUT(p, ",\"zero\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->zero);
    *p = '}';
    return p + 1;
}

static const char *ranges__get_any(tenon__in *in, const char *p, void *o)
{
    return ranges__get(in, p, (struct ranges *)o);
}
static char *ranges__put_any(tenon__out *out, char *p, const void *o)
{
    return ranges__put(out, p, (const struct ranges *)o);
}
static const tenon_generated ranges__functions = {TENON_ABI, ranges__get_any, ranges__put_any};

TENON_GEN_STRUCT(ranges, struct ranges, 13, UINT64_C(0x1fff), 0, &ranges__functions);

/* ---- struct texts -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct texts, c, char **);
TENON_GEN_TYPE_IS(struct texts, s, tenon_str *);
TENON_GEN_TYPE_IS(struct texts, fixed, char (*)[16]);
TENON_GEN_TYPE_IS(struct texts, least, char **);
TENON_GEN_TYPE_IS(struct texts, nothing, char **);

static const tenon_member texts__members[5] = {
    TENON_GEN_MEMBER_WITH(struct texts, c, "c", TENON_KIND_CSTR, 0, TENON_STEP_SPECIAL, TENON_KIND_CSTR),
    TENON_GEN_MEMBER_WITH(struct texts, s, "s", TENON_KIND_STR, 1, TENON_STEP_SPECIAL, TENON_KIND_STR),
    TENON_GEN_MEMBER_WITH(struct texts, fixed, "fixed", TENON_KIND_CHARS, 2, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct texts, least, "least", TENON_KIND_CSTR, 3, TENON_STEP_SPECIAL, TENON_KIND_CSTR),
    TENON_GEN_MEMBER_WITH(struct texts, nothing, "nothing", TENON_KIND_CSTR, 4, TENON_STEP_SPECIAL, TENON_KIND_CSTR),
};
static const tenon_detail texts__details[5] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MIN_LEN | TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(2, 20, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 4, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN_LEN | TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(1, 3, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(3, 0, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const texts__refs[5] = {NULL, NULL, NULL, NULL, NULL};
static const uint16_t texts__lookup[11] = {1, 5, 0, 0, 0, 0, 0, 0, 4, 2, 3};
enum { texts__bound = TENON_GEN_BOUND_BASE + 39 + 3 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan texts__plan = TENON_GEN_PLAN(texts__bound, false);

static const char *texts__get(tenon__in *in, const char *p, struct texts *o)
{
    const tenon_type *const type = &tenon__type_texts;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"c\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"c\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"c\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"s\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"least\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"least\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"least\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"nothing\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"nothing\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"nothing\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *texts__put(tenon__out *out, char *p, const struct texts *o)
{
    const tenon_type *const type = &tenon__type_texts;
    const size_t bound = texts__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"c\":");
    p = tenon__gen_cstr(out, p, o->c, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"s\":");
    p = tenon__gen_str(out, p, &o->s, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__gen_chars(out, p, o->fixed, sizeof o->fixed, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"least\":");
    p = tenon__gen_cstr(out, p, o->least, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"nothing\":");
    p = tenon__gen_cstr(out, p, o->nothing, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    *p = '}';
    return p + 1;
}

static const char *texts__get_any(tenon__in *in, const char *p, void *o)
{
    return texts__get(in, p, (struct texts *)o);
}
static char *texts__put_any(tenon__out *out, char *p, const void *o)
{
    return texts__put(out, p, (const struct texts *)o);
}
static const tenon_generated texts__functions = {TENON_ABI, texts__get_any, texts__put_any};

TENON_GEN_STRUCT(texts, struct texts, 5, UINT64_C(0x1f), 0, &texts__functions);

/* ---- struct cut ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct cut, four, char (*)[4]);
TENON_GEN_TYPE_IS(struct cut, eight, char (*)[8]);
TENON_GEN_TYPE_IS(struct cut, one, char (*)[1]);
TENON_GEN_TYPE_IS(struct cut, limited, char (*)[8]);

static const tenon_member cut__members[4] = {
    TENON_GEN_MEMBER_WITH(struct cut, four, "four", TENON_KIND_CHARS, 0, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct cut, eight, "eight", TENON_KIND_CHARS, 1, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct cut, one, "one", TENON_KIND_CHARS, 2, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct cut, limited, "limited", TENON_KIND_CHARS, 3, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
};
static const tenon_detail cut__details[4] = {
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
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_LEN | TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 10, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const cut__refs[4] = {NULL, NULL, NULL, NULL};
static const uint16_t cut__lookup[9] = {1, 2, 4, 0, 0, 0, 3, 0, 0};
enum { cut__bound = TENON_GEN_BOUND_BASE + 35 + 4 * TENON_GEN_BOUND_CHARS };
static const tenon_plan cut__plan = TENON_GEN_PLAN(cut__bound, false);

static const char *cut__get(tenon__in *in, const char *p, struct cut *o)
{
    const tenon_type *const type = &tenon__type_cut;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"four\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"four\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"four\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"eight\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"eight\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"eight\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"one\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"one\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"one\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"limited\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"limited\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"limited\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *cut__put(tenon__out *out, char *p, const struct cut *o)
{
    const tenon_type *const type = &tenon__type_cut;
    const size_t bound = cut__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"four\":");
    p = tenon__gen_chars(out, p, o->four, sizeof o->four, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"eight\":");
    p = tenon__gen_chars(out, p, o->eight, sizeof o->eight, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"one\":");
    p = tenon__gen_chars(out, p, o->one, sizeof o->one, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"limited\":");
    p = tenon__gen_chars(out, p, o->limited, sizeof o->limited, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    *p = '}';
    return p + 1;
}

static const char *cut__get_any(tenon__in *in, const char *p, void *o)
{
    return cut__get(in, p, (struct cut *)o);
}
static char *cut__put_any(tenon__out *out, char *p, const void *o)
{
    return cut__put(out, p, (const struct cut *)o);
}
static const tenon_generated cut__functions = {TENON_ABI, cut__get_any, cut__put_any};

TENON_GEN_STRUCT(cut, struct cut, 4, UINT64_C(0xf), 0, &cut__functions);

/* ---- struct pair --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct pair, key, char **);
TENON_GEN_TYPE_IS(struct pair, value, int *);

static const tenon_member pair__members[1] = {
    TENON_GEN_MEMBER(struct pair, value, "value", TENON_KIND_I32, 0),
};
static const tenon_detail pair__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const pair__refs[1] = {NULL};
static const uint16_t pair__lookup[3] = {1, 0, 0};
enum { pair__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan pair__plan = TENON_GEN_PLAN(pair__bound, false);

static const char *pair__get(tenon__in *in, const char *p, struct pair *o)
{
    const tenon_type *const type = &tenon__type_pair;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"value\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"value\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"value\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->value = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *pair__put(tenon__out *out, char *p, const struct pair *o)
{
    const tenon_type *const type = &tenon__type_pair;
    const size_t bound = pair__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"value\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value);
    *p = '}';
    return p + 1;
}

static const char *pair__get_any(tenon__in *in, const char *p, void *o)
{
    return pair__get(in, p, (struct pair *)o);
}
static char *pair__put_any(tenon__out *out, char *p, const void *o)
{
    return pair__put(out, p, (const struct pair *)o);
}
static const tenon_generated pair__functions = {TENON_ABI, pair__get_any, pair__put_any};

TENON_GEN_STRUCT(pair, struct pair, 1, UINT64_C(0x1), 0, &pair__functions);

/* ---- struct counts ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct counts, list, char ***);
TENON_GEN_TYPE_IS(struct counts, n_list, size_t *);
TENON_GEN_TYPE_IS(struct counts, map, struct pair **);
TENON_GEN_TYPE_IS(struct counts, n_map, size_t *);
TENON_GEN_TYPE_IS(struct counts, pairs, struct pair **);
TENON_GEN_TYPE_IS(struct counts, n_pairs, size_t *);
TENON_GEN_TYPE_IS(struct counts, fixed, int (*)[5]);
TENON_GEN_TYPE_IS(struct counts, none, int **);
TENON_GEN_TYPE_IS(struct counts, n_none, size_t *);

static const tenon_member counts__members[5] = {
    TENON_GEN_MANY(struct counts, list, "list", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct counts, n_list),
                   TENON_GEN_SIZE(struct counts, list)),
    TENON_GEN_MANY(struct counts, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 1, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct counts, n_map),
                   TENON_GEN_SIZE(struct counts, map)),
    TENON_GEN_MANY(struct counts, pairs, "pairs", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct counts, n_pairs),
                   TENON_GEN_SIZE(struct counts, pairs)),
    TENON_GEN_MANY(struct counts, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct counts, fixed)),
    TENON_GEN_MANY(struct counts, none, "none", TENON_KIND_ARRAY, TENON_KIND_I32, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct counts, n_none),
                   TENON_GEN_SIZE(struct counts, none)),
};
static const tenon_detail counts__details[5] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 3),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_LENGTHS(0, 0, 2),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 20),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 2),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const counts__refs[5] = {NULL, &tenon__type_pair, &tenon__type_pair, NULL, NULL};
static const uint16_t counts__lookup[11] = {1, 3, 2, 0, 5, 0, 0, 0, 0, 0, 4};
enum { counts__bound = TENON_GEN_BOUND_BASE + 41 + 3 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan counts__plan = TENON_GEN_PLAN(counts__bound, false);

static const char *counts__get_pairs(tenon__in *in, const char *p, struct counts *o)
{
    struct pair *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_counts, &counts__members[2], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct pair *)(void *)g.data + g.n++;
        q = pair__get(in, p, e);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g);
    return NULL;
}

static char *counts__put_pairs(tenon__out *out, char *p, const struct counts *o)
{
    const size_t n = (size_t)o->n_pairs;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->pairs))
        return tenon__json_write_member(out, p, &tenon__type_counts, 2, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct pair *const e = &o->pairs[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = pair__put(out, p, e);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_element_failed(out, i);
    }
    p = tenon__need(out, p, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = ']';
    return p + 1;
}

static const char *counts__get(tenon__in *in, const char *p, struct counts *o)
{
    const tenon_type *const type = &tenon__type_counts;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"list\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pairs\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pairs\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pairs\":", WORD);
    q = counts__get_pairs(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"none\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"none\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"none\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *counts__put(tenon__out *out, char *p, const struct counts *o)
{
    const tenon_type *const type = &tenon__type_counts;
    const size_t bound = counts__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"list\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"pairs\":");
    p = tenon__gen_room(out, counts__put_pairs(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"none\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *counts__get_any(tenon__in *in, const char *p, void *o)
{
    return counts__get(in, p, (struct counts *)o);
}
static char *counts__put_any(tenon__out *out, char *p, const void *o)
{
    return counts__put(out, p, (const struct counts *)o);
}
static const tenon_generated counts__functions = {TENON_ABI, counts__get_any, counts__put_any};

TENON_GEN_STRUCT(counts, struct counts, 5, UINT64_C(0x1f), 0, &counts__functions);

#ifdef __cplusplus
}
#endif
