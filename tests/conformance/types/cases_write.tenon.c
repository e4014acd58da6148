/* cases_write.tenon.c: made by tenongen from cases_write.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_write.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_abc;
extern const tenon_type tenon__type_f32s;
extern const tenon_type tenon__type_f64s;
extern const tenon_type tenon__type_whole;
extern const tenon_type tenon__type_named;
extern const tenon_type tenon__type_odd_name;
extern const tenon_type tenon__type_sub;
extern const tenon_type tenon__type_nulls;
extern const tenon_type tenon__type_nulls_no_null;
extern const tenon_type tenon__type_nulls_no_default;
extern const tenon_type tenon__type_nulls_no_empty;
extern const tenon_type tenon__type_leaf;
extern const tenon_type tenon__type_layout_entry;
extern const tenon_type tenon__type_layout;
extern const tenon_type tenon__type_paint;
extern const tenon_type tenon__type_large;
extern const tenon_type tenon__type_painted;
extern const tenon_type tenon__type_largely;
static const char *abc__get(tenon__in *in, const char *p, struct abc *o);
static char *abc__put(tenon__out *out, char *p, const struct abc *o);
static const char *whole__get(tenon__in *in, const char *p, struct whole *o);
static char *whole__put(tenon__out *out, char *p, const struct whole *o);
static const char *named__get(tenon__in *in, const char *p, struct named *o);
static char *named__put(tenon__out *out, char *p, const struct named *o);
static const char *odd_name__get(tenon__in *in, const char *p, struct odd_name *o);
static char *odd_name__put(tenon__out *out, char *p, const struct odd_name *o);
static const char *sub__get(tenon__in *in, const char *p, struct sub *o);
static char *sub__put(tenon__out *out, char *p, const struct sub *o);
static const char *nulls__get(tenon__in *in, const char *p, struct nulls *o);
static char *nulls__put(tenon__out *out, char *p, const struct nulls *o);
static const char *nulls_no_null__get(tenon__in *in, const char *p, struct nulls *o);
static char *nulls_no_null__put(tenon__out *out, char *p, const struct nulls *o);
static const char *nulls_no_default__get(tenon__in *in, const char *p, struct nulls *o);
static char *nulls_no_default__put(tenon__out *out, char *p, const struct nulls *o);
static const char *nulls_no_empty__get(tenon__in *in, const char *p, struct nulls *o);
static char *nulls_no_empty__put(tenon__out *out, char *p, const struct nulls *o);
static const char *leaf__get(tenon__in *in, const char *p, struct leaf *o);
static char *leaf__put(tenon__out *out, char *p, const struct leaf *o);
static const char *layout_entry__get(tenon__in *in, const char *p, struct layout_entry *o);
static char *layout_entry__put(tenon__out *out, char *p, const struct layout_entry *o);
static const char *layout__get(tenon__in *in, const char *p, struct layout *o);
static char *layout__put(tenon__out *out, char *p, const struct layout *o);
static const char *painted__get(tenon__in *in, const char *p, struct painted *o);
static char *painted__put(tenon__out *out, char *p, const struct painted *o);
static const char *largely__get(tenon__in *in, const char *p, struct largely *o);
static char *largely__put(tenon__out *out, char *p, const struct largely *o);

/* ---- struct abc ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct abc, a, double *);
TENON_GEN_TYPE_IS(struct abc, b, double *);
TENON_GEN_TYPE_IS(struct abc, c, double *);

static const tenon_member abc__members[3] = {
    TENON_GEN_MEMBER(struct abc, a, "a", TENON_KIND_F64, 0),
    TENON_GEN_MEMBER(struct abc, b, "b", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct abc, c, "c", TENON_KIND_F64, 2),
};
static const tenon_detail abc__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const abc__refs[3] = {NULL, NULL, NULL};
static const uint16_t abc__lookup[7] = {2, 3, 0, 0, 0, 0, 1};
enum { abc__bound = TENON_GEN_BOUND_BASE + 15 + 3 * TENON_GEN_BOUND_F64 };
static const tenon_plan abc__plan = TENON_GEN_PLAN(abc__bound, false);

static const char *abc__get(tenon__in *in, const char *p, struct abc *o)
{
    const tenon_type *const type = &tenon__type_abc;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"a\":", ANY);
    q = tenon__json_f64(in, p, &o->a);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"b\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", ANY);
    q = tenon__json_f64(in, p, &o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", ANY);
    q = tenon__json_f64(in, p, &o->c);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *abc__put(tenon__out *out, char *p, const struct abc *o)
{
    const tenon_type *const type = &tenon__type_abc;
    const size_t bound = abc__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_put_f64(out, p, o->a);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__json_put_f64(out, p, o->b);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__json_put_f64(out, p, o->c);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *abc__get_any(tenon__in *in, const char *p, void *o)
{
    return abc__get(in, p, (struct abc *)o);
}
static char *abc__put_any(tenon__out *out, char *p, const void *o)
{
    return abc__put(out, p, (const struct abc *)o);
}
static const tenon_generated abc__functions = {TENON_ABI, abc__get_any, abc__put_any};

TENON_GEN_STRUCT(abc, struct abc, 3, UINT64_C(0x7), 0, &abc__functions);

/* ---- struct f32s --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct f32s, items, float **);
TENON_GEN_TYPE_IS(struct f32s, n, size_t *);

static const tenon_member f32s__members[1] = {
    TENON_GEN_MANY(struct f32s, items, "items", TENON_KIND_ARRAY, TENON_KIND_F32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct f32s, n),
                   TENON_GEN_SIZE(struct f32s, items)),
};
static const tenon_detail f32s__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const f32s__refs[1] = {NULL};
static const uint16_t f32s__lookup[3] = {0, 0, 1};
enum { f32s__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan f32s__plan = TENON_GEN_PLAN(f32s__bound, false);

TENON_GEN_STRUCT(f32s, struct f32s, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct f64s --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct f64s, items, double **);
TENON_GEN_TYPE_IS(struct f64s, n, size_t *);

static const tenon_member f64s__members[1] = {
    TENON_GEN_MANY(struct f64s, items, "items", TENON_KIND_ARRAY, TENON_KIND_F64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct f64s, n),
                   TENON_GEN_SIZE(struct f64s, items)),
};
static const tenon_detail f64s__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const f64s__refs[1] = {NULL};
static const uint16_t f64s__lookup[3] = {0, 0, 1};
enum { f64s__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan f64s__plan = TENON_GEN_PLAN(f64s__bound, false);

TENON_GEN_STRUCT(f64s, struct f64s, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct whole -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct whole, d, double (*)[6]);
TENON_GEN_TYPE_IS(struct whole, f, float *);
TENON_GEN_TYPE_IS(struct whole, i, int *);

static const tenon_member whole__members[3] = {
    TENON_GEN_MANY(struct whole, d, "d", TENON_KIND_FIXED, TENON_KIND_F64, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct whole, d)),
    TENON_GEN_MEMBER(struct whole, f, "f", TENON_KIND_F32, 1),
    TENON_GEN_MEMBER(struct whole, i, "i", TENON_KIND_I32, 2),
};
static const tenon_detail whole__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const whole__refs[3] = {NULL, NULL, NULL};
static const uint16_t whole__lookup[7] = {0, 0, 1, 2, 0, 0, 3};
enum { whole__bound = TENON_GEN_BOUND_BASE + 15 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F32
    + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan whole__plan = TENON_GEN_PLAN(whole__bound, false);

static const char *whole__get(tenon__in *in, const char *p, struct whole *o)
{
    const tenon_type *const type = &tenon__type_whole;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"d\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_f32(in, p, &o->f);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->i = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *whole__put(tenon__out *out, char *p, const struct whole *o)
{
    const tenon_type *const type = &tenon__type_whole;
    const size_t bound = whole__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"d\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_put_f32(out, p, o->f);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"i\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *whole__get_any(tenon__in *in, const char *p, void *o)
{
    return whole__get(in, p, (struct whole *)o);
}
static char *whole__put_any(tenon__out *out, char *p, const void *o)
{
    return whole__put(out, p, (const struct whole *)o);
}
static const tenon_generated whole__functions = {TENON_ABI, whole__get_any, whole__put_any};

TENON_GEN_STRUCT(whole, struct whole, 3, UINT64_C(0x7), 0, &whole__functions);

/* ---- struct named -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct named, name, char **);

static const tenon_member named__members[1] = {
    TENON_GEN_MEMBER(struct named, name, "name", TENON_KIND_CSTR, 0),
};
static const tenon_detail named__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const named__refs[1] = {NULL};
static const uint16_t named__lookup[3] = {0, 0, 1};
enum { named__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan named__plan = TENON_GEN_PLAN(named__bound, false);

static const char *named__get(tenon__in *in, const char *p, struct named *o)
{
    const tenon_type *const type = &tenon__type_named;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *named__put(tenon__out *out, char *p, const struct named *o)
{
    const tenon_type *const type = &tenon__type_named;
    const size_t bound = named__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *named__get_any(tenon__in *in, const char *p, void *o)
{
    return named__get(in, p, (struct named *)o);
}
static char *named__put_any(tenon__out *out, char *p, const void *o)
{
    return named__put(out, p, (const struct named *)o);
}
static const tenon_generated named__functions = {TENON_ABI, named__get_any, named__put_any};

TENON_GEN_STRUCT(named, struct named, 1, UINT64_C(0x1), 0, &named__functions);

/* ---- struct odd_name ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct odd_name, value, tenon_str *);

static const tenon_member odd_name__members[1] = {
    TENON_GEN_MEMBER(struct odd_name, value, "\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f\\\"\\\\/\177", TENON_KIND_STR, 0),
};
static const tenon_detail odd_name__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, NULL, "\001\002\003\004\005\006\007\010\011\012\013\014\015\016\017\020\021\022\023\024\025\026\027\030\031\032\033\034\035\036\037\"\\/\177", 35), NULL),
};
static const tenon_type *const odd_name__refs[1] = {NULL};
static const uint16_t odd_name__lookup[3] = {0, 0, 1};
enum { odd_name__bound = TENON_GEN_BOUND_BASE + 176 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan odd_name__plan = TENON_GEN_PLAN(odd_name__bound, false);

static const char *odd_name__get(tenon__in *in, const char *p, struct odd_name *o)
{
    const tenon_type *const type = &tenon__type_odd_name;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f\\\"\\\\/\177\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f\\\"\\\\/\177\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f\\\"\\\\/\177\":", STRING);
    q = tenon__json_str(in, p, &o->value);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *odd_name__put(tenon__out *out, char *p, const struct odd_name *o)
{
    const tenon_type *const type = &tenon__type_odd_name;
    const size_t bound = odd_name__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f\\\"\\\\/\177\":");
    p = tenon__gen_str(out, p, &o->value, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *odd_name__get_any(tenon__in *in, const char *p, void *o)
{
    return odd_name__get(in, p, (struct odd_name *)o);
}
static char *odd_name__put_any(tenon__out *out, char *p, const void *o)
{
    return odd_name__put(out, p, (const struct odd_name *)o);
}
static const tenon_generated odd_name__functions = {TENON_ABI, odd_name__get_any, odd_name__put_any};

TENON_GEN_STRUCT(odd_name, struct odd_name, 1, UINT64_C(0x1), 0, &odd_name__functions);

/* ---- struct sub ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct sub, x, int *);

static const tenon_member sub__members[1] = {
    TENON_GEN_MEMBER(struct sub, x, "x", TENON_KIND_I32, 0),
};
static const tenon_detail sub__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const sub__refs[1] = {NULL};
static const uint16_t sub__lookup[3] = {1, 0, 0};
enum { sub__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan sub__plan = TENON_GEN_PLAN(sub__bound, false);

static const char *sub__get(tenon__in *in, const char *p, struct sub *o)
{
    const tenon_type *const type = &tenon__type_sub;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"x\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"x\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"x\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->x = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *sub__put(tenon__out *out, char *p, const struct sub *o)
{
    const tenon_type *const type = &tenon__type_sub;
    const size_t bound = sub__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->x);
    *p = '}';
    return p + 1;
}

static const char *sub__get_any(tenon__in *in, const char *p, void *o)
{
    return sub__get(in, p, (struct sub *)o);
}
static char *sub__put_any(tenon__out *out, char *p, const void *o)
{
    return sub__put(out, p, (const struct sub *)o);
}
static const tenon_generated sub__functions = {TENON_ABI, sub__get_any, sub__put_any};

TENON_GEN_STRUCT(sub, struct sub, 1, UINT64_C(0x1), 0, &sub__functions);

/* ---- struct nulls -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct nulls, name, char **);
TENON_GEN_TYPE_IS(struct nulls, sub, struct sub **);
TENON_GEN_TYPE_IS(struct nulls, items, int **);
TENON_GEN_TYPE_IS(struct nulls, n_items, size_t *);
TENON_GEN_TYPE_IS(struct nulls, zero, int *);

static const tenon_member nulls__members[4] = {
    TENON_GEN_MEMBER(struct nulls, name, "name", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct nulls, sub, "sub", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct nulls, sub)),
    TENON_GEN_MANY(struct nulls, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct nulls, n_items),
                   TENON_GEN_SIZE(struct nulls, items)),
    TENON_GEN_MEMBER(struct nulls, zero, "zero", TENON_KIND_I32, 3),
};
static const tenon_detail nulls__details[4] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, sub_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const nulls__refs[4] = {NULL, &tenon__type_sub, NULL, NULL};
static const uint16_t nulls__lookup[9] = {0, 0, 0, 4, 0, 0, 1, 2, 3};
enum { nulls__bound = TENON_GEN_BOUND_BASE + 32 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan nulls__plan = TENON_GEN_PLAN(nulls__bound, false);

static const char *nulls__get(tenon__in *in, const char *p, struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"sub\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sub\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sub\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"items\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"zero\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"zero\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"zero\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->zero = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *nulls__put(tenon__out *out, char *p, const struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls;
    const size_t bound = nulls__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"sub\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"items\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"zero\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->zero);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *nulls__get_any(tenon__in *in, const char *p, void *o)
{
    return nulls__get(in, p, (struct nulls *)o);
}
static char *nulls__put_any(tenon__out *out, char *p, const void *o)
{
    return nulls__put(out, p, (const struct nulls *)o);
}
static const tenon_generated nulls__functions = {TENON_ABI, nulls__get_any, nulls__put_any};

TENON_GEN_STRUCT(nulls, struct nulls, 4, UINT64_C(0xf), 0, &nulls__functions);

/* ---- struct nulls -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct nulls, name, char **);
TENON_GEN_TYPE_IS(struct nulls, sub, struct sub **);
TENON_GEN_TYPE_IS(struct nulls, items, int **);
TENON_GEN_TYPE_IS(struct nulls, n_items, size_t *);
TENON_GEN_TYPE_IS(struct nulls, zero, int *);

static const tenon_member nulls_no_null__members[4] = {
    TENON_GEN_MEMBER_WITH(struct nulls, name, "name", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct nulls, sub, "sub", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct nulls, sub)),
    TENON_GEN_MANY(struct nulls, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 2, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct nulls, n_items),
                   TENON_GEN_SIZE(struct nulls, items)),
    TENON_GEN_MEMBER_WITH(struct nulls, zero, "zero", TENON_KIND_I32, 3, TENON_KIND_I32, TENON_STEP_SPECIAL),
};
static const tenon_detail nulls_no_null__details[4] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, sub_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const nulls_no_null__refs[4] = {NULL, &tenon__type_sub, NULL, NULL};
static const uint16_t nulls_no_null__lookup[9] = {0, 0, 0, 4, 0, 0, 1, 2, 3};
enum { nulls_no_null__bound = TENON_GEN_BOUND_BASE + 32 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan nulls_no_null__plan = TENON_GEN_PLAN(nulls_no_null__bound, false);

static const char *nulls_no_null__get(tenon__in *in, const char *p, struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls_no_null;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"name\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"sub\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"sub\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"sub\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"items\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"items\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"zero\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"zero\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        o->zero = (int)v;
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 4, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *nulls_no_null__put(tenon__out *out, char *p, const struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls_no_null;
    const size_t bound = nulls_no_null__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->name != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"name\":", &first);
        p = tenon__gen_cstr(out, p, o->name, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    if (o->sub != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"sub\":", &first);
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    p = TENON_GEN_ANNOUNCE(p, ",\"items\":", &first);
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"zero\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->zero);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *nulls_no_null__get_any(tenon__in *in, const char *p, void *o)
{
    return nulls_no_null__get(in, p, (struct nulls *)o);
}
static char *nulls_no_null__put_any(tenon__out *out, char *p, const void *o)
{
    return nulls_no_null__put(out, p, (const struct nulls *)o);
}
static const tenon_generated nulls_no_null__functions = {TENON_ABI, nulls_no_null__get_any, nulls_no_null__put_any};

TENON_GEN_STRUCT(nulls_no_null, struct nulls, 4, UINT64_C(0xf), 0, &nulls_no_null__functions);

/* ---- struct nulls -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct nulls, name, char **);
TENON_GEN_TYPE_IS(struct nulls, sub, struct sub **);
TENON_GEN_TYPE_IS(struct nulls, items, int **);
TENON_GEN_TYPE_IS(struct nulls, n_items, size_t *);
TENON_GEN_TYPE_IS(struct nulls, zero, int *);

static const tenon_member nulls_no_default__members[4] = {
    TENON_GEN_MEMBER_WITH(struct nulls, name, "name", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct nulls, sub, "sub", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct nulls, sub)),
    TENON_GEN_MANY(struct nulls, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 2, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct nulls, n_items),
                   TENON_GEN_SIZE(struct nulls, items)),
    TENON_GEN_MEMBER_WITH(struct nulls, zero, "zero", TENON_KIND_I32, 3, TENON_KIND_I32, TENON_STEP_SPECIAL),
};
static const tenon_detail nulls_no_default__details[4] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, sub_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const nulls_no_default__refs[4] = {NULL, &tenon__type_sub, NULL, NULL};
static const uint16_t nulls_no_default__lookup[9] = {0, 0, 0, 4, 0, 0, 1, 2, 3};
enum { nulls_no_default__bound = TENON_GEN_BOUND_BASE + 32 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan nulls_no_default__plan = TENON_GEN_PLAN(nulls_no_default__bound, false);

static const char *nulls_no_default__get(tenon__in *in, const char *p, struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls_no_default;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"name\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"sub\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"sub\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"sub\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"items\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"items\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"zero\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"zero\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        o->zero = (int)v;
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 4, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *nulls_no_default__put(tenon__out *out, char *p, const struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls_no_default;
    const size_t bound = nulls_no_default__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (!tenon__json_omits_member(out, type, 0, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"name\":", &first);
        p = tenon__gen_cstr(out, p, o->name, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    if (!tenon__json_omits_member(out, type, 1, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"sub\":", &first);
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (!tenon__json_omits_member(out, type, 2, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"items\":", &first);
        p = tenon__json_write_member(out, p, type, 2, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (o->zero != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"zero\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->zero);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *nulls_no_default__get_any(tenon__in *in, const char *p, void *o)
{
    return nulls_no_default__get(in, p, (struct nulls *)o);
}
static char *nulls_no_default__put_any(tenon__out *out, char *p, const void *o)
{
    return nulls_no_default__put(out, p, (const struct nulls *)o);
}
static const tenon_generated nulls_no_default__functions = {TENON_ABI, nulls_no_default__get_any, nulls_no_default__put_any};

TENON_GEN_STRUCT(nulls_no_default, struct nulls, 4, UINT64_C(0xf), 0, &nulls_no_default__functions);

/* ---- struct nulls -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct nulls, name, char **);
TENON_GEN_TYPE_IS(struct nulls, sub, struct sub **);
TENON_GEN_TYPE_IS(struct nulls, items, int **);
TENON_GEN_TYPE_IS(struct nulls, n_items, size_t *);
TENON_GEN_TYPE_IS(struct nulls, zero, int *);

static const tenon_member nulls_no_empty__members[4] = {
    TENON_GEN_MEMBER_WITH(struct nulls, name, "name", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct nulls, sub, "sub", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct nulls, sub)),
    TENON_GEN_MANY(struct nulls, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 2, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct nulls, n_items),
                   TENON_GEN_SIZE(struct nulls, items)),
    TENON_GEN_MEMBER_WITH(struct nulls, zero, "zero", TENON_KIND_I32, 3, TENON_KIND_I32, TENON_STEP_SPECIAL),
};
static const tenon_detail nulls_no_empty__details[4] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, sub_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const nulls_no_empty__refs[4] = {NULL, &tenon__type_sub, NULL, NULL};
static const uint16_t nulls_no_empty__lookup[9] = {0, 0, 0, 4, 0, 0, 1, 2, 3};
enum { nulls_no_empty__bound = TENON_GEN_BOUND_BASE + 32 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan nulls_no_empty__plan = TENON_GEN_PLAN(nulls_no_empty__bound, false);

static const char *nulls_no_empty__get(tenon__in *in, const char *p, struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls_no_empty;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"name\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"sub\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"sub\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"sub\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"items\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"items\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"zero\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"zero\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        o->zero = (int)v;
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 4, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *nulls_no_empty__put(tenon__out *out, char *p, const struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls_no_empty;
    const size_t bound = nulls_no_empty__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (!tenon__json_omits_member(out, type, 0, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"name\":", &first);
        p = tenon__gen_cstr(out, p, o->name, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    if (!tenon__json_omits_member(out, type, 1, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"sub\":", &first);
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->n_items != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"items\":", &first);
        p = tenon__json_write_member(out, p, type, 2, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (!tenon__json_omits_member(out, type, 3, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"zero\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->zero);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *nulls_no_empty__get_any(tenon__in *in, const char *p, void *o)
{
    return nulls_no_empty__get(in, p, (struct nulls *)o);
}
static char *nulls_no_empty__put_any(tenon__out *out, char *p, const void *o)
{
    return nulls_no_empty__put(out, p, (const struct nulls *)o);
}
static const tenon_generated nulls_no_empty__functions = {TENON_ABI, nulls_no_empty__get_any, nulls_no_empty__put_any};

TENON_GEN_STRUCT(nulls_no_empty, struct nulls, 4, UINT64_C(0xf), 0, &nulls_no_empty__functions);

/* ---- struct leaf --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct leaf, d, char **);

static const tenon_member leaf__members[1] = {
    TENON_GEN_MEMBER(struct leaf, d, "d", TENON_KIND_CSTR, 0),
};
static const tenon_detail leaf__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const leaf__refs[1] = {NULL};
static const uint16_t leaf__lookup[3] = {0, 1, 0};
enum { leaf__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan leaf__plan = TENON_GEN_PLAN(leaf__bound, false);

static const char *leaf__get(tenon__in *in, const char *p, struct leaf *o)
{
    const tenon_type *const type = &tenon__type_leaf;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"d\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"d\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *leaf__put(tenon__out *out, char *p, const struct leaf *o)
{
    const tenon_type *const type = &tenon__type_leaf;
    const size_t bound = leaf__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"d\":");
    p = tenon__gen_cstr(out, p, o->d, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *leaf__get_any(tenon__in *in, const char *p, void *o)
{
    return leaf__get(in, p, (struct leaf *)o);
}
static char *leaf__put_any(tenon__out *out, char *p, const void *o)
{
    return leaf__put(out, p, (const struct leaf *)o);
}
static const tenon_generated leaf__functions = {TENON_ABI, leaf__get_any, leaf__put_any};

TENON_GEN_STRUCT(leaf, struct leaf, 1, UINT64_C(0x1), 0, &leaf__functions);

/* ---- struct layout_entry ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct layout_entry, key, char **);
TENON_GEN_TYPE_IS(struct layout_entry, v, int *);

static const tenon_member layout_entry__members[2] = {
    TENON_GEN_IGNORED("key", 0),
    TENON_GEN_MEMBER(struct layout_entry, v, "v", TENON_KIND_I32, 1),
};
static const tenon_detail layout_entry__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const layout_entry__refs[2] = {NULL, NULL};
static const uint16_t layout_entry__lookup[5] = {0, 2, 0, 1, 0};
enum { layout_entry__bound = TENON_GEN_BOUND_BASE + 12 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan layout_entry__plan = TENON_GEN_PLAN(layout_entry__bound, false);

static const char *layout_entry__get(tenon__in *in, const char *p, struct layout_entry *o)
{
    const tenon_type *const type = &tenon__type_layout_entry;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"v\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"v\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"v\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->v = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x2), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *layout_entry__put(tenon__out *out, char *p, const struct layout_entry *o)
{
    const tenon_type *const type = &tenon__type_layout_entry;
    const size_t bound = layout_entry__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"v\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v);
    *p = '}';
    return p + 1;
}

static const char *layout_entry__get_any(tenon__in *in, const char *p, void *o)
{
    return layout_entry__get(in, p, (struct layout_entry *)o);
}
static char *layout_entry__put_any(tenon__out *out, char *p, const void *o)
{
    return layout_entry__put(out, p, (const struct layout_entry *)o);
}
static const tenon_generated layout_entry__functions = {TENON_ABI, layout_entry__get_any, layout_entry__put_any};

TENON_GEN_STRUCT(layout_entry, struct layout_entry, 2, UINT64_C(0x3), 0, &layout_entry__functions);

/* ---- struct layout ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct layout, a, int **);
TENON_GEN_TYPE_IS(struct layout, n_a, size_t *);
TENON_GEN_TYPE_IS(struct layout, b, struct layout_entry **);
TENON_GEN_TYPE_IS(struct layout, n_b, size_t *);
TENON_GEN_TYPE_IS(struct layout, c, struct leaf **);
TENON_GEN_TYPE_IS(struct layout, n_c, size_t *);
TENON_GEN_TYPE_IS(struct layout, e, int (*)[2][2]);

static const tenon_member layout__members[4] = {
    TENON_GEN_MANY(struct layout, a, "a", TENON_KIND_ARRAY, TENON_KIND_I32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct layout, n_a),
                   TENON_GEN_SIZE(struct layout, a)),
    TENON_GEN_MANY(struct layout, b, "b", TENON_KIND_MAP, TENON_KIND_OBJECT, 1, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct layout, n_b),
                   TENON_GEN_SIZE(struct layout, b)),
    TENON_GEN_MANY(struct layout, c, "c", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct layout, n_c),
                   TENON_GEN_SIZE(struct layout, c)),
    TENON_GEN_MANY(struct layout, e, "e", TENON_KIND_FIXED, TENON_KIND_FIXED, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct layout, e)),
};
static const tenon_detail layout__details[4] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct layout_entry, key), TENON_GEN_SIZE(struct layout_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, layout_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, leaf_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct layout, e[0]), TENON_GEN_SIZE(struct layout, e[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const layout__refs[4] = {NULL, &tenon__type_layout_entry, &tenon__type_leaf, NULL};
static const uint16_t layout__lookup[9] = {2, 3, 0, 0, 0, 0, 0, 4, 1};
enum { layout__bound = TENON_GEN_BOUND_BASE + 20 + 2 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan layout__plan = TENON_GEN_PLAN(layout__bound, false);

static const char *layout__get_c(tenon__in *in, const char *p, struct layout *o)
{
    struct leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_layout, &layout__members[2], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct leaf *)(void *)g.data + g.n++;
        q = leaf__get(in, p, e);
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

static char *layout__put_c(tenon__out *out, char *p, const struct layout *o)
{
    const size_t n = (size_t)o->n_c;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->c))
        return tenon__json_write_member(out, p, &tenon__type_layout, 2, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct leaf *const e = &o->c[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = leaf__put(out, p, e);
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

static const char *layout__get(tenon__in *in, const char *p, struct layout *o)
{
    const tenon_type *const type = &tenon__type_layout;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"a\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"b\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", WORD);
    q = layout__get_c(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"e\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"e\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"e\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *layout__put(tenon__out *out, char *p, const struct layout *o)
{
    const tenon_type *const type = &tenon__type_layout;
    const size_t bound = layout__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__gen_room(out, layout__put_c(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"e\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *layout__get_any(tenon__in *in, const char *p, void *o)
{
    return layout__get(in, p, (struct layout *)o);
}
static char *layout__put_any(tenon__out *out, char *p, const void *o)
{
    return layout__put(out, p, (const struct layout *)o);
}
static const tenon_generated layout__functions = {TENON_ABI, layout__get_any, layout__put_any};

TENON_GEN_STRUCT(layout, struct layout, 4, UINT64_C(0xf), 0, &layout__functions);

/* ---- enum paint ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum paint, 4);
TENON_GEN_VALUE_IS(PAINT_RED, INT64_C(0));
TENON_GEN_VALUE_IS(PAINT_GREEN, INT64_C(1));
TENON_GEN_VALUE_IS(PAINT_BLUE, INT64_C(5));
TENON_GEN_VALUE_IS(PAINT_ROUGE, INT64_C(0));
TENON_GEN_VALUE_IS(PAINT_NONE, INT64_C(-7));

static const tenon_enumerator paint__enumerators[5] = {
    TENON_GEN_ENUMERATOR(PAINT_RED, "red"),
    TENON_GEN_ENUMERATOR(PAINT_GREEN, "green"),
    TENON_GEN_ENUMERATOR(PAINT_BLUE, "blue"),
    TENON_GEN_ENUMERATOR(PAINT_ROUGE, "rouge"),
    TENON_GEN_ENUMERATOR(PAINT_NONE, ""),
};
static const tenon_plan paint__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(paint, enum paint, 5);

/* ---- enum large ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum large, 8);
TENON_GEN_VALUE_IS(LARGE_ONE, INT64_C(1));
TENON_GEN_VALUE_IS(LARGE_MOST, INT64_C(9223372032559808512));

static const tenon_enumerator large__enumerators[2] = {
    TENON_GEN_ENUMERATOR(LARGE_ONE, "LARGE_ONE"),
    TENON_GEN_ENUMERATOR(LARGE_MOST, "LARGE_MOST"),
};
static const tenon_plan large__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(large, enum large, 2);

/* ---- struct painted ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct painted, color, enum paint *);

static const tenon_member painted__members[1] = {
    TENON_GEN_MEMBER(struct painted, color, "color", TENON_KIND_ENUM, 0),
};
static const tenon_detail painted__details[1] = {
    TENON_GEN_REFERS(paint),
};
static const tenon_type *const painted__refs[1] = {&tenon__type_paint};
static const uint16_t painted__lookup[3] = {0, 0, 1};
enum { painted__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan painted__plan = TENON_GEN_PLAN(painted__bound, false);

static const char *painted__get(tenon__in *in, const char *p, struct painted *o)
{
    const tenon_type *const type = &tenon__type_painted;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"color\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_paint, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->color = (enum paint)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *painted__put(tenon__out *out, char *p, const struct painted *o)
{
    const tenon_type *const type = &tenon__type_painted;
    const size_t bound = painted__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_paint, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *painted__get_any(tenon__in *in, const char *p, void *o)
{
    return painted__get(in, p, (struct painted *)o);
}
static char *painted__put_any(tenon__out *out, char *p, const void *o)
{
    return painted__put(out, p, (const struct painted *)o);
}
static const tenon_generated painted__functions = {TENON_ABI, painted__get_any, painted__put_any};

TENON_GEN_STRUCT(painted, struct painted, 1, UINT64_C(0x1), 0, &painted__functions);

/* ---- struct largely ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct largely, size, enum large *);

static const tenon_member largely__members[1] = {
    TENON_GEN_MEMBER(struct largely, size, "size", TENON_KIND_ENUM, 0),
};
static const tenon_detail largely__details[1] = {
    TENON_GEN_REFERS(large),
};
static const tenon_type *const largely__refs[1] = {&tenon__type_large};
static const uint16_t largely__lookup[3] = {0, 1, 0};
enum { largely__bound = TENON_GEN_BOUND_BASE + 8
    + TENON_GEN_BOUND_NAMES(12) };
static const tenon_plan largely__plan = TENON_GEN_PLAN(largely__bound, false);

static const char *largely__get(tenon__in *in, const char *p, struct largely *o)
{
    const tenon_type *const type = &tenon__type_largely;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"size\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"size\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"size\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *largely__put(tenon__out *out, char *p, const struct largely *o)
{
    const tenon_type *const type = &tenon__type_largely;
    const size_t bound = largely__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"size\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *largely__get_any(tenon__in *in, const char *p, void *o)
{
    return largely__get(in, p, (struct largely *)o);
}
static char *largely__put_any(tenon__out *out, char *p, const void *o)
{
    return largely__put(out, p, (const struct largely *)o);
}
static const tenon_generated largely__functions = {TENON_ABI, largely__get_any, largely__put_any};

TENON_GEN_STRUCT(largely, struct largely, 1, UINT64_C(0x1), 0, &largely__functions);

#ifdef __cplusplus
}
#endif
