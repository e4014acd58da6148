/* entrances.tenon.c: made by tenongen from entrances.h; edit that instead. Tables and JSON functions of the types in it. */
#include "entrances.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_any_json;
extern const tenon_type tenon__type_only_y;
extern const tenon_type tenon__type_raw_member;
static const char *only_y__get(tenon__in *in, const char *p, struct only_y *o);
static char *only_y__put(tenon__out *out, char *p, const struct only_y *o);
static const char *raw_member__get(tenon__in *in, const char *p, struct raw_member *o);
static char *raw_member__put(tenon__out *out, char *p, const struct raw_member *o);

/* ---- struct any_json ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct any_json, value, tenon_raw *);

static const tenon_member any_json__members[1] = {
    TENON_GEN_MEMBER(struct any_json, value, "value", TENON_KIND_RAW, 0),
};
static const tenon_detail any_json__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const any_json__refs[1] = {NULL};
static const uint16_t any_json__lookup[3] = {1, 0, 0};
enum { any_json__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan any_json__plan = TENON_GEN_PLAN(any_json__bound, false);

TENON_GEN_STRUCT(any_json, struct any_json, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct only_y ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct only_y, y, int *);

static const tenon_member only_y__members[1] = {
    TENON_GEN_MEMBER(struct only_y, y, "y", TENON_KIND_I32, 0),
};
static const tenon_detail only_y__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const only_y__refs[1] = {NULL};
static const uint16_t only_y__lookup[3] = {1, 0, 0};
enum { only_y__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan only_y__plan = TENON_GEN_PLAN(only_y__bound, false);

static const char *only_y__get(tenon__in *in, const char *p, struct only_y *o)
{
    const tenon_type *const type = &tenon__type_only_y;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"y\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"y\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"y\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->y = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *only_y__put(tenon__out *out, char *p, const struct only_y *o)
{
    const tenon_type *const type = &tenon__type_only_y;
    const size_t bound = only_y__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"y\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->y);
    *p = '}';
    return p + 1;
}

static const char *only_y__get_any(tenon__in *in, const char *p, void *o)
{
    return only_y__get(in, p, (struct only_y *)o);
}
static char *only_y__put_any(tenon__out *out, char *p, const void *o)
{
    return only_y__put(out, p, (const struct only_y *)o);
}
static const tenon_generated only_y__functions = {TENON_ABI, only_y__get_any, only_y__put_any};

TENON_GEN_STRUCT(only_y, struct only_y, 1, UINT64_C(0x1), 0, &only_y__functions);

/* ---- struct raw_member --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct raw_member, raw, tenon_raw *);

static const tenon_member raw_member__members[1] = {
    TENON_GEN_MEMBER(struct raw_member, raw, "raw", TENON_KIND_RAW, 0),
};
static const tenon_detail raw_member__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const raw_member__refs[1] = {NULL};
static const uint16_t raw_member__lookup[3] = {0, 0, 1};
enum { raw_member__bound = TENON_GEN_BOUND_BASE + 7 + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan raw_member__plan = TENON_GEN_PLAN(raw_member__bound, false);

static const char *raw_member__get(tenon__in *in, const char *p, struct raw_member *o)
{
    const tenon_type *const type = &tenon__type_raw_member;
    const char *q;
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
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *raw_member__put(tenon__out *out, char *p, const struct raw_member *o)
{
    const tenon_type *const type = &tenon__type_raw_member;
    const size_t bound = raw_member__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"raw\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *raw_member__get_any(tenon__in *in, const char *p, void *o)
{
    return raw_member__get(in, p, (struct raw_member *)o);
}
static char *raw_member__put_any(tenon__out *out, char *p, const void *o)
{
    return raw_member__put(out, p, (const struct raw_member *)o);
}
static const tenon_generated raw_member__functions = {TENON_ABI, raw_member__get_any, raw_member__put_any};

TENON_GEN_STRUCT(raw_member, struct raw_member, 1, UINT64_C(0x1), 0, &raw_member__functions);

#ifdef __cplusplus
}
#endif
