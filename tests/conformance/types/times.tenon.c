/* times.tenon.c: made by tenongen from times.h; edit that instead. Tables and JSON functions of the types in it. */
#include "times.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_stamp;
extern const tenon_type tenon__type_stamps;
static const char *stamp__get(tenon__in *in, const char *p, struct stamp *o);
static char *stamp__put(tenon__out *out, char *p, const struct stamp *o);

/* ---- struct stamp -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct stamp, at, tenon_time *);

static const tenon_member stamp__members[1] = {
    TENON_GEN_MEMBER(struct stamp, at, "at", TENON_KIND_TIME, 0),
};
static const tenon_detail stamp__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const stamp__refs[1] = {NULL};
static const uint16_t stamp__lookup[3] = {0, 1, 0};
enum { stamp__bound = TENON_GEN_BOUND_BASE + 6 + 1 * TENON_GEN_BOUND_TIME };
static const tenon_plan stamp__plan = TENON_GEN_PLAN(stamp__bound, false);

static const char *stamp__get(tenon__in *in, const char *p, struct stamp *o)
{
    const tenon_type *const type = &tenon__type_stamp;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"at\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"at\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"at\":", TIME);
    q = tenon__json_time(in, p, &o->at);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *stamp__put(tenon__out *out, char *p, const struct stamp *o)
{
    const tenon_type *const type = &tenon__type_stamp;
    const size_t bound = stamp__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"at\":");
    p = tenon__json_put_time(out, p, &o->at);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *stamp__get_any(tenon__in *in, const char *p, void *o)
{
    return stamp__get(in, p, (struct stamp *)o);
}
static char *stamp__put_any(tenon__out *out, char *p, const void *o)
{
    return stamp__put(out, p, (const struct stamp *)o);
}
static const tenon_generated stamp__functions = {TENON_ABI, stamp__get_any, stamp__put_any};

TENON_GEN_STRUCT(stamp, struct stamp, 1, UINT64_C(0x1), 0, &stamp__functions);

/* ---- struct stamps ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct stamps, items, tenon_time **);
TENON_GEN_TYPE_IS(struct stamps, n, size_t *);

static const tenon_member stamps__members[1] = {
    TENON_GEN_MANY(struct stamps, items, "items", TENON_KIND_ARRAY, TENON_KIND_TIME, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct stamps, n),
                   TENON_GEN_SIZE(struct stamps, items)),
};
static const tenon_detail stamps__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const stamps__refs[1] = {NULL};
static const uint16_t stamps__lookup[3] = {0, 0, 1};
enum { stamps__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan stamps__plan = TENON_GEN_PLAN(stamps__bound, false);

TENON_GEN_STRUCT(stamps, struct stamps, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

#ifdef __cplusplus
}
#endif
