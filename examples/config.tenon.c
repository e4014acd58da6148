/* config.tenon.c: made by tenongen from config.h; edit that instead. Tables and JSON functions of the types in it. */
#include "config.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_log_level;
extern const tenon_type tenon__type_listen;
extern const tenon_type tenon__type_config;
static const char *listen__get(tenon__in *in, const char *p, struct listen *o);
static char *listen__put(tenon__out *out, char *p, const struct listen *o);
static const char *config__get(tenon__in *in, const char *p, struct config *o);
static char *config__put(tenon__out *out, char *p, const struct config *o);

/* ---- enum log_level ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum log_level, 4);
TENON_GEN_VALUE_IS(LOG_DEBUG, INT64_C(0));
TENON_GEN_VALUE_IS(LOG_INFO, INT64_C(1));
TENON_GEN_VALUE_IS(LOG_WARN, INT64_C(2));

static const tenon_enumerator log_level__enumerators[3] = {
    TENON_GEN_ENUMERATOR(LOG_DEBUG, "debug"),
    TENON_GEN_ENUMERATOR(LOG_INFO, "info"),
    TENON_GEN_ENUMERATOR(LOG_WARN, "warn"),
};
static const tenon_plan log_level__plan = TENON_GEN_PLAN(3, false);
TENON_GEN_ENUM(log_level, enum log_level, 3);

/* ---- struct listen ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct listen, host, char (*)[64]);
TENON_GEN_TYPE_IS(struct listen, port, uint16_t *);

static const tenon_member listen__members[2] = {
    TENON_GEN_MEMBER(struct listen, host, "host", TENON_KIND_CHARS, 0),
    TENON_GEN_MEMBER_WITH(struct listen, port, "port", TENON_KIND_U16, 1, TENON_STEP_SPECIAL, TENON_KIND_U16),
};
static const tenon_detail listen__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("127.0.0.1", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_NONE, TENON_GEN_WHOLE(8080), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const listen__refs[2] = {NULL, NULL};
static const uint16_t listen__lookup[5] = {2, 1, 0, 0, 0};
enum { listen__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_U16 + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan listen__plan = TENON_GEN_PLAN(listen__bound, false);

static const char *listen__get(tenon__in *in, const char *p, struct listen *o)
{
    const tenon_type *const type = &tenon__type_listen;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"host\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"host\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"host\":", STRING);
    q = tenon__json_chars(in, p, o->host, sizeof o->host);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"port\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"port\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"port\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)))
        return tenon__gen_limited(in, p, type, o, 1, UINT64_C(0x1));
    o->port = (uint16_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *listen__put(tenon__out *out, char *p, const struct listen *o)
{
    const tenon_type *const type = &tenon__type_listen;
    const size_t bound = listen__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"host\":");
    p = tenon__gen_chars(out, p, o->host, sizeof o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"port\":");
    p = tenon__json_put_i32(out, p, o->port);
    *p = '}';
    return p + 1;
}

static const char *listen__get_any(tenon__in *in, const char *p, void *o)
{
    return listen__get(in, p, (struct listen *)o);
}
static char *listen__put_any(tenon__out *out, char *p, const void *o)
{
    return listen__put(out, p, (const struct listen *)o);
}
static const tenon_generated listen__functions = {TENON_ABI, listen__get_any, listen__put_any};

TENON_GEN_STRUCT(listen, struct listen, 2, UINT64_C(0x3), 0, &listen__functions);

/* ---- struct config ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct config, listen, struct listen *);
TENON_GEN_TYPE_IS(struct config, log_level, enum log_level *);
TENON_GEN_TYPE_IS(struct config, plugins, char ***);
TENON_GEN_TYPE_IS(struct config, n_plugins, size_t *);

static const tenon_member config__members[3] = {
    TENON_GEN_MEMBER(struct config, listen, "listen", TENON_KIND_OBJECT, 0),
    TENON_GEN_MEMBER(struct config, log_level, "log_level", TENON_KIND_ENUM, 1),
    TENON_GEN_MANY(struct config, plugins, "plugins", TENON_KIND_ARRAY, TENON_KIND_CSTR, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct config, n_plugins),
                   TENON_GEN_SIZE(struct config, plugins)),
};
static const tenon_detail config__details[3] = {
    TENON_GEN_REFERS(listen),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(LOG_INFO), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, log_level_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const config__refs[3] = {&tenon__type_listen, &tenon__type_log_level, NULL};
static const uint16_t config__lookup[7] = {0, 0, 1, 0, 3, 2, 0};
enum { config__bound = TENON_GEN_BOUND_BASE + 34 + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan config__plan = TENON_GEN_PLAN(config__bound, false);

static const char *config__get(tenon__in *in, const char *p, struct config *o)
{
    const tenon_type *const type = &tenon__type_config;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"listen\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"listen\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"listen\":", ANY);
    q = listen__get(in, p, &o->listen);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"log_level\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"log_level\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"log_level\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_log_level, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->log_level = (enum log_level)v;
    p = TENON_GEN_READY(in, q, ",\"plugins\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plugins\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"plugins\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
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
    p = TENON_GEN_PUT(p, "{\"listen\":");
    p = tenon__gen_room(out, listen__put(out, p, &o->listen), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"log_level\":");
    p = tenon__json_put_enum(out, p, &tenon__type_log_level, (int32_t)o->log_level, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"plugins\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
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

TENON_GEN_STRUCT(config, struct config, 3, UINT64_C(0x7), TENON_REFUSE_UNKNOWN_MEMBERS, &config__functions);

#ifdef __cplusplus
}
#endif
