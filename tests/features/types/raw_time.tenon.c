/* raw_time.tenon.c: made by tenongen from raw_time.h; edit that instead. Tables and JSON functions of the types in it. */
#include "raw_time.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_raws;
extern const tenon_type tenon__type_times;
static const char *raws__get(tenon__in *in, const char *p, struct raws *o);
static char *raws__put(tenon__out *out, char *p, const struct raws *o);
static const char *times__get(tenon__in *in, const char *p, struct times *o);
static char *times__put(tenon__out *out, char *p, const struct times *o);

/* ---- struct raws --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct raws, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct raws, after, int *);

static const tenon_member raws__members[2] = {
    TENON_GEN_MEMBER(struct raws, raw, "raw", TENON_KIND_RAW, 0),
    TENON_GEN_MEMBER(struct raws, after, "after", TENON_KIND_I32, 1),
};
static const tenon_detail raws__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const raws__refs[2] = {NULL, NULL};
static const uint16_t raws__lookup[5] = {0, 0, 0, 1, 2};
enum { raws__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan raws__plan = TENON_GEN_PLAN(raws__bound, false);

static const char *raws__get(tenon__in *in, const char *p, struct raws *o)
{
    const tenon_type *const type = &tenon__type_raws;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"raw\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"after\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"after\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"after\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->after = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *raws__put(tenon__out *out, char *p, const struct raws *o)
{
    const tenon_type *const type = &tenon__type_raws;
    const size_t bound = raws__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"raw\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"after\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->after);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *raws__get_any(tenon__in *in, const char *p, void *o)
{
    return raws__get(in, p, (struct raws *)o);
}
static char *raws__put_any(tenon__out *out, char *p, const void *o)
{
    return raws__put(out, p, (const struct raws *)o);
}
static const tenon_generated raws__functions = {TENON_ABI, raws__get_any, raws__put_any};

TENON_GEN_STRUCT(raws, struct raws, 2, UINT64_C(0x3), 0, &raws__functions);

/* ---- struct times -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct times, t, tenon_time *);

static const tenon_member times__members[1] = {
    TENON_GEN_MEMBER(struct times, t, "t", TENON_KIND_TIME, 0),
};
static const tenon_detail times__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const times__refs[1] = {NULL};
static const uint16_t times__lookup[3] = {1, 0, 0};
enum { times__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_TIME };
static const tenon_plan times__plan = TENON_GEN_PLAN(times__bound, false);

static const char *times__get(tenon__in *in, const char *p, struct times *o)
{
    const tenon_type *const type = &tenon__type_times;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"t\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"t\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"t\":", TIME);
    q = tenon__json_time(in, p, &o->t);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *times__put(tenon__out *out, char *p, const struct times *o)
{
    const tenon_type *const type = &tenon__type_times;
    const size_t bound = times__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"t\":");
    p = tenon__json_put_time(out, p, &o->t);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *times__get_any(tenon__in *in, const char *p, void *o)
{
    return times__get(in, p, (struct times *)o);
}
static char *times__put_any(tenon__out *out, char *p, const void *o)
{
    return times__put(out, p, (const struct times *)o);
}
static const tenon_generated times__functions = {TENON_ABI, times__get_any, times__put_any};

TENON_GEN_STRUCT(times, struct times, 1, UINT64_C(0x1), 0, &times__functions);

#ifdef __cplusplus
}
#endif
