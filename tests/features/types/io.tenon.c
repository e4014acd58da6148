/* io.tenon.c: made by tenongen from io.h; edit that instead. Tables and JSON functions of the types in it. */
#include "io.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_config;
static const char *config__get(tenon__in *in, const char *p, struct config *o);
static char *config__put(tenon__out *out, char *p, const struct config *o);

/* ---- struct config ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct config, name, char **);
TENON_GEN_TYPE_IS(struct config, numbers, int **);
TENON_GEN_TYPE_IS(struct config, n, size_t *);

static const tenon_member config__members[2] = {
    TENON_GEN_MEMBER(struct config, name, "name", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct config, numbers, "numbers", TENON_KIND_ARRAY, TENON_KIND_I32, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct config, n),
                   TENON_GEN_SIZE(struct config, numbers)),
};
static const tenon_detail config__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const config__refs[2] = {NULL, NULL};
static const uint16_t config__lookup[5] = {0, 0, 0, 1, 2};
enum { config__bound = TENON_GEN_BOUND_BASE + 19 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan config__plan = TENON_GEN_PLAN(config__bound, false);

static const char *config__get(tenon__in *in, const char *p, struct config *o)
{
    const tenon_type *const type = &tenon__type_config;
    const char *q;
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
    p = TENON_GEN_READY(in, q, ",\"numbers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"numbers\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"numbers\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *config__put(tenon__out *out, char *p, const struct config *o)
{
    const tenon_type *const type = &tenon__type_config;
    const size_t bound = config__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"numbers\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *config__get_any(tenon__in *in, const char *p, void *o)
{
    return config__get(in, p, (struct config *)o);
}
static char *config__put_any(tenon__out *out, char *p, const void *o)
{
    return config__put(out, p, (const struct config *)o);
}
static const tenon_generated config__functions = {TENON_ABI, config__get_any, config__put_any};

TENON_GEN_STRUCT(config, struct config, 2, UINT64_C(0x3), 0, &config__functions);

#ifdef __cplusplus
}
#endif
