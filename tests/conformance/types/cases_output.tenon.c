/* cases_output.tenon.c: made by tenongen from cases_output.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_output.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_reals;
extern const tenon_type tenon__type_mixed;
extern const tenon_type tenon__type_tight;
extern const tenon_type tenon__type_ints;
static const char *mixed__get(tenon__in *in, const char *p, struct mixed *o);
static char *mixed__put(tenon__out *out, char *p, const struct mixed *o);
static const char *tight__get(tenon__in *in, const char *p, struct tight *o);
static char *tight__put(tenon__out *out, char *p, const struct tight *o);

/* ---- struct reals -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct reals, items, double **);
TENON_GEN_TYPE_IS(struct reals, n, size_t *);

static const tenon_member reals__members[1] = {
    TENON_GEN_MANY(struct reals, items, "items", TENON_KIND_ARRAY, TENON_KIND_F64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct reals, n),
                   TENON_GEN_SIZE(struct reals, items)),
};
static const tenon_detail reals__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const reals__refs[1] = {NULL};
static const uint16_t reals__lookup[3] = {0, 0, 1};
enum { reals__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan reals__plan = TENON_GEN_PLAN(reals__bound, false);

TENON_GEN_STRUCT(reals, struct reals, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct mixed -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct mixed, a, double (*)[3]);
TENON_GEN_TYPE_IS(struct mixed, f, float *);

static const tenon_member mixed__members[2] = {
    TENON_GEN_MANY(struct mixed, a, "a", TENON_KIND_FIXED, TENON_KIND_F64, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct mixed, a)),
    TENON_GEN_MEMBER(struct mixed, f, "f", TENON_KIND_F32, 1),
};
static const tenon_detail mixed__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const mixed__refs[2] = {NULL, NULL};
static const uint16_t mixed__lookup[5] = {0, 0, 2, 0, 1};
enum { mixed__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan mixed__plan = TENON_GEN_PLAN(mixed__bound, false);

static const char *mixed__get(tenon__in *in, const char *p, struct mixed *o)
{
    const tenon_type *const type = &tenon__type_mixed;
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
    p = TENON_GEN_READY(in, q, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_f32(in, p, &o->f);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *mixed__put(tenon__out *out, char *p, const struct mixed *o)
{
    const tenon_type *const type = &tenon__type_mixed;
    const size_t bound = mixed__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_put_f32(out, p, o->f);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *mixed__get_any(tenon__in *in, const char *p, void *o)
{
    return mixed__get(in, p, (struct mixed *)o);
}
static char *mixed__put_any(tenon__out *out, char *p, const void *o)
{
    return mixed__put(out, p, (const struct mixed *)o);
}
static const tenon_generated mixed__functions = {TENON_ABI, mixed__get_any, mixed__put_any};

TENON_GEN_STRUCT(mixed, struct mixed, 2, UINT64_C(0x3), 0, &mixed__functions);

/* ---- struct tight -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tight, v, double *);
TENON_GEN_TYPE_IS(struct tight, s, char **);

static const tenon_member tight__members[2] = {
    TENON_GEN_MEMBER(struct tight, v, "v", TENON_KIND_F64, 0),
    TENON_GEN_MEMBER(struct tight, s, "s", TENON_KIND_CSTR, 1),
};
static const tenon_detail tight__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const tight__refs[2] = {NULL, NULL};
static const uint16_t tight__lookup[5] = {0, 1, 0, 0, 2};
enum { tight__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan tight__plan = TENON_GEN_PLAN(tight__bound, false);

static const char *tight__get(tenon__in *in, const char *p, struct tight *o)
{
    const tenon_type *const type = &tenon__type_tight;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"v\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"v\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"v\":", ANY);
    q = tenon__json_f64(in, p, &o->v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"s\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->s);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *tight__put(tenon__out *out, char *p, const struct tight *o)
{
    const tenon_type *const type = &tenon__type_tight;
    const size_t bound = tight__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"v\":");
    p = tenon__json_put_f64(out, p, o->v);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"s\":");
    p = tenon__gen_cstr(out, p, o->s, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *tight__get_any(tenon__in *in, const char *p, void *o)
{
    return tight__get(in, p, (struct tight *)o);
}
static char *tight__put_any(tenon__out *out, char *p, const void *o)
{
    return tight__put(out, p, (const struct tight *)o);
}
static const tenon_generated tight__functions = {TENON_ABI, tight__get_any, tight__put_any};

TENON_GEN_STRUCT(tight, struct tight, 2, UINT64_C(0x3), 0, &tight__functions);

/* ---- struct ints --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct ints, items, int **);
TENON_GEN_TYPE_IS(struct ints, n, size_t *);

static const tenon_member ints__members[1] = {
    TENON_GEN_MANY(struct ints, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct ints, n),
                   TENON_GEN_SIZE(struct ints, items)),
};
static const tenon_detail ints__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const ints__refs[1] = {NULL};
static const uint16_t ints__lookup[3] = {0, 0, 1};
enum { ints__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan ints__plan = TENON_GEN_PLAN(ints__bound, false);

TENON_GEN_STRUCT(ints, struct ints, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

#ifdef __cplusplus
}
#endif
