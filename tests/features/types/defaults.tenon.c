/* defaults.tenon.c: made by tenongen from defaults.h; edit that instead. Tables and JSON functions of the types in it. */
#include "defaults.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_level;
extern const tenon_type tenon__type_listen;
extern const tenon_type tenon__type_config;
extern const tenon_type tenon__type_sparse;
extern const tenon_type tenon__type_inner;
extern const tenon_type tenon__type_outer;
static const char *listen__get(tenon__in *in, const char *p, struct listen *o);
static char *listen__put(tenon__out *out, char *p, const struct listen *o);
static const char *config__get(tenon__in *in, const char *p, struct config *o);
static char *config__put(tenon__out *out, char *p, const struct config *o);
static const char *sparse__get(tenon__in *in, const char *p, struct sparse *o);
static char *sparse__put(tenon__out *out, char *p, const struct sparse *o);
static const char *inner__get(tenon__in *in, const char *p, struct inner *o);
static char *inner__put(tenon__out *out, char *p, const struct inner *o);
static const char *outer__get(tenon__in *in, const char *p, struct outer *o);
static char *outer__put(tenon__out *out, char *p, const struct outer *o);

/* ---- enum level ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum level, 4);
TENON_GEN_VALUE_IS(LOW, INT64_C(-5));
TENON_GEN_VALUE_IS(MIDDLE, INT64_C(7));
TENON_GEN_VALUE_IS(HIGH, INT64_C(1000));

static const tenon_enumerator level__enumerators[3] = {
    TENON_GEN_ENUMERATOR(LOW, "LOW"),
    TENON_GEN_ENUMERATOR(MIDDLE, "MIDDLE"),
    TENON_GEN_ENUMERATOR(HIGH, "HIGH"),
};
static const tenon_plan level__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(level, enum level, 3);

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

TENON_GEN_TYPE_IS(struct config, on, bool *);
TENON_GEN_TYPE_IS(struct config, small, int8_t *);
TENON_GEN_TYPE_IS(struct config, large, uint64_t *);
TENON_GEN_TYPE_IS(struct config, least, int64_t *);
TENON_GEN_TYPE_IS(struct config, f, float *);
TENON_GEN_TYPE_IS(struct config, d, double *);
TENON_GEN_TYPE_IS(struct config, name, char **);
TENON_GEN_TYPE_IS(struct config, greeting, tenon_str *);
TENON_GEN_TYPE_IS(struct config, level, enum level *);
TENON_GEN_TYPE_IS(struct config, listen, struct listen *);
TENON_GEN_TYPE_IS(struct config, pair, struct listen (*)[2]);
TENON_GEN_TYPE_IS(struct config, extra, struct listen **);
TENON_GEN_TYPE_IS(struct config, more, struct listen **);
TENON_GEN_TYPE_IS(struct config, n_more, size_t *);
TENON_GEN_TYPE_IS(struct config, plain, char **);

static const tenon_member config__members[14] = {
    TENON_GEN_MEMBER(struct config, on, "on", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct config, small, "small", TENON_KIND_I8, 1),
    TENON_GEN_MEMBER(struct config, large, "large", TENON_KIND_U64, 2),
    TENON_GEN_MEMBER(struct config, least, "least", TENON_KIND_I64, 3),
    TENON_GEN_MEMBER(struct config, f, "f", TENON_KIND_F32, 4),
    TENON_GEN_MEMBER(struct config, d, "d", TENON_KIND_F64, 5),
    TENON_GEN_MEMBER(struct config, name, "name", TENON_KIND_CSTR, 6),
    TENON_GEN_MEMBER(struct config, greeting, "greeting", TENON_KIND_STR, 7),
    TENON_GEN_MEMBER(struct config, level, "level", TENON_KIND_ENUM, 8),
    TENON_GEN_MEMBER(struct config, listen, "listen", TENON_KIND_OBJECT, 9),
    TENON_GEN_MANY(struct config, pair, "pair", TENON_KIND_FIXED, TENON_KIND_OBJECT, 10, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct config, pair)),
    TENON_GEN_MANY(struct config, extra, "extra", TENON_KIND_POINTER, TENON_KIND_OBJECT, 11, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct config, extra)),
    TENON_GEN_MANY(struct config, more, "more", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 12, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct config, n_more),
                   TENON_GEN_SIZE(struct config, more)),
    TENON_GEN_MEMBER(struct config, plain, "plain", TENON_KIND_CSTR, 13),
};
static const tenon_detail config__details[14] = {
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(true), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(-128), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE((uint64_t)1 << 63), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(-9000000000000000000), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_REAL(0.5f), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_REAL(3), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("tenon", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(MIDDLE), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, level_type),
    TENON_GEN_REFERS(listen),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, listen_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, listen_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, listen_type),
    TENON_GEN_PLAIN,
};
static const tenon_type *const config__refs[14] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    &tenon__type_level, &tenon__type_listen, &tenon__type_listen, &tenon__type_listen, &tenon__type_listen, NULL};
static const uint16_t config__lookup[29] = {9, 0, 0, 3, 0, 0, 0, 0, 8, 2, 10, 6, 5, 11, 12, 13, 14, 0, 0, 0, 7, 4, 1, 0,
    0, 0, 0, 0, 0};
enum { config__bound = TENON_GEN_BOUND_BASE + 116 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32
    + 1 * TENON_GEN_BOUND_F64 + 2 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 2 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(8) };
static const tenon_plan config__plan = TENON_GEN_PLAN(config__bound, false);

static const char *config__get_more(tenon__in *in, const char *p, struct config *o)
{
    struct listen *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_config, &config__members[12], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct listen *)(void *)g.data + g.n++;
        q = listen__get(in, p, e);
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

static char *config__put_more(tenon__out *out, char *p, const struct config *o)
{
    const size_t n = (size_t)o->n_more;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->more))
        return tenon__json_write_member(out, p, &tenon__type_config, 12, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct listen *const e = &o->more[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = listen__put(out, p, e);
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

static const char *config__get(tenon__in *in, const char *p, struct config *o)
{
    const tenon_type *const type = &tenon__type_config;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"on\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"on\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"on\":", WORD);
    q = tenon__json_boolean(in, p, &o->on);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"small\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"small\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"small\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->small = (int8_t)v;
    p = TENON_GEN_READY(in, q, ",\"large\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"large\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"large\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->large = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"least\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"least\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"least\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->least = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_f32(in, p, &o->f);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_f64(in, p, &o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"greeting\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"greeting\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"greeting\":", STRING);
    q = tenon__json_str(in, p, &o->greeting);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"level\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"level\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"level\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_level, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->level = (enum level)v;
    p = TENON_GEN_READY(in, q, ",\"listen\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"listen\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"listen\":", ANY);
    q = listen__get(in, p, &o->listen);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pair\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pair\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pair\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"extra\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"extra\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"extra\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"more\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"more\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"more\":", WORD);
    q = config__get_more(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"plain\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plain\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"plain\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->plain);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
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
    p = TENON_GEN_PUT(p, "{\"on\":");
    p = tenon__json_put_boolean(out, p, o->on);
    p = TENON_GEN_PUT(p, ",\"small\":");
    p = tenon__json_put_i32(out, p, o->small);
    p = TENON_GEN_PUT(p, ",\"large\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->large);
    p = TENON_GEN_PUT(p, ",\"least\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->least);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_put_f32(out, p, o->f);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_f64(out, p, o->d);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"greeting\":");
    p = tenon__gen_str(out, p, &o->greeting, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"level\":");
    p = tenon__json_put_enum(out, p, &tenon__type_level, (int32_t)o->level, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"listen\":");
    p = tenon__gen_room(out, listen__put(out, p, &o->listen), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"pair\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"extra\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"more\":");
    p = tenon__gen_room(out, config__put_more(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"plain\":");
    p = tenon__gen_cstr(out, p, o->plain, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
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

TENON_GEN_STRUCT(config, struct config, 14, UINT64_C(0x3fff), 0, &config__functions);

/* ---- struct sparse ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct sparse, zero, int *);
TENON_GEN_TYPE_IS(struct sparse, seven, int *);
TENON_GEN_TYPE_IS(struct sparse, text, char **);
TENON_GEN_TYPE_IS(struct sparse, named, char **);
TENON_GEN_TYPE_IS(struct sparse, chars, char (*)[8]);
TENON_GEN_TYPE_IS(struct sparse, filled, char (*)[8]);
TENON_GEN_TYPE_IS(struct sparse, d, double *);
TENON_GEN_TYPE_IS(struct sparse, level, enum level *);
TENON_GEN_TYPE_IS(struct sparse, listen, struct listen *);
TENON_GEN_TYPE_IS(struct sparse, fixed, int (*)[2]);
TENON_GEN_TYPE_IS(struct sparse, list, int **);
TENON_GEN_TYPE_IS(struct sparse, n_list, size_t *);
TENON_GEN_TYPE_IS(struct sparse, pointer, int **);
TENON_GEN_TYPE_IS(struct sparse, time, tenon_time *);
TENON_GEN_TYPE_IS(struct sparse, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct sparse, has_x, bool *);
TENON_GEN_TYPE_IS(struct sparse, x, int *);

static const tenon_member sparse__members[15] = {
    TENON_GEN_MEMBER_WITH(struct sparse, zero, "zero", TENON_KIND_I32, 0, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, seven, "seven", TENON_KIND_I32, 1, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, text, "text", TENON_KIND_CSTR, 2, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, named, "named", TENON_KIND_CSTR, 3, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, chars, "chars", TENON_KIND_CHARS, 4, TENON_KIND_CHARS, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, filled, "filled", TENON_KIND_CHARS, 5, TENON_KIND_CHARS, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, d, "d", TENON_KIND_F64, 6, TENON_KIND_F64, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, level, "level", TENON_KIND_ENUM, 7, TENON_KIND_ENUM, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, listen, "listen", TENON_KIND_OBJECT, 8, TENON_KIND_OBJECT, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct sparse, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 9, TENON_KIND_FIXED, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct sparse, fixed)),
    TENON_GEN_MANY(struct sparse, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 10, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct sparse, n_list),
                   TENON_GEN_SIZE(struct sparse, list)),
    TENON_GEN_MANY(struct sparse, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_I32, 11, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct sparse, pointer)),
    TENON_GEN_MEMBER_WITH(struct sparse, time, "time", TENON_KIND_TIME, 12, TENON_KIND_TIME, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, raw, "raw", TENON_KIND_RAW, 13, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, x, "x", TENON_KIND_I32, 14, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail sparse__details[15] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(7), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("nm", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("full", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(HIGH), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, level_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, listen_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
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
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct sparse, has_x), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const sparse__refs[15] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, &tenon__type_level,
    &tenon__type_listen, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t sparse__lookup[31] = {0, 8, 11, 13, 0, 0, 2, 15, 5, 0, 9, 0, 1, 7, 0, 0, 0, 6, 0, 3, 12, 0, 14, 0,
    0, 0, 0, 0, 0, 10, 4};
enum { sparse__bound = TENON_GEN_BOUND_BASE + 125 + 4 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F64
    + 2 * TENON_GEN_BOUND_CSTR + 2 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_TIME + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY
    + 1 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(8) };
static const tenon_plan sparse__plan = TENON_GEN_PLAN(sparse__bound, false);

static const char *sparse__get(tenon__in *in, const char *p, struct sparse *o)
{
    const tenon_type *const type = &tenon__type_sparse;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"zero\":", SMALL);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"zero\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        o->zero = (int)v;
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"seven\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"seven\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"seven\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        o->seven = (int)v;
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"text\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"named\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"named\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"named\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->named);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"chars\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
        q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"filled\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"filled\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"filled\":", STRING);
        q = tenon__json_chars(in, p, o->filled, sizeof o->filled);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"d\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
        q = tenon__json_f64(in, p, &o->d);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"level\":", NAME);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"level\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"level\":", NAME);
        q = tenon__json_enum(in, p, &tenon__type_level, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        o->level = (enum level)v;
        seen |= UINT64_C(0x80);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"listen\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"listen\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"listen\":", ANY);
        q = listen__get(in, p, &o->listen);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"fixed\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
        q = tenon__json_read_member(in, p, type, 9, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x200);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
        q = tenon__json_read_member(in, p, type, 10, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x400);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"pointer\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"time\":", TIME);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"time\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"time\":", TIME);
        q = tenon__json_time(in, p, &o->time);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1000);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"raw\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
        q = tenon__json_read_member(in, p, type, 13, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2000);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"x\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"x\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"x\":", ANY);
        q = tenon__json_read_member(in, p, type, 14, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4000);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 15, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0x7fff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *sparse__put(tenon__out *out, char *p, const struct sparse *o)
{
    const tenon_type *const type = &tenon__type_sparse;
    const size_t bound = sparse__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->zero != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"zero\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->zero);
    }
    if (o->seven != (int)(7)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"seven\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->seven);
    }
    if (!tenon__json_omits_member(out, type, 2, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"text\":", &first);
        p = tenon__gen_cstr(out, p, o->text, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (!tenon__json_omits_member(out, type, 3, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"named\":", &first);
        p = tenon__gen_cstr(out, p, o->named, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    if (!tenon__json_omits_member(out, type, 4, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"chars\":", &first);
        p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    if (!tenon__json_omits_member(out, type, 5, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"filled\":", &first);
        p = tenon__gen_chars(out, p, o->filled, sizeof o->filled, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    if (!tenon__json_omits_member(out, type, 6, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"d\":", &first);
        p = tenon__json_put_f64(out, p, o->d);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    if (!tenon__json_omits_member(out, type, 7, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"level\":", &first);
        p = tenon__json_put_enum(out, p, &tenon__type_level, (int32_t)o->level, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (!tenon__json_omits_member(out, type, 8, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"listen\":", &first);
        p = tenon__gen_room(out, listen__put(out, p, &o->listen), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 8);
    }
    if (!tenon__json_omits_member(out, type, 9, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"fixed\":", &first);
        p = tenon__json_write_member(out, p, type, 9, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 9);
    }
    if (!tenon__json_omits_member(out, type, 10, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"list\":", &first);
        p = tenon__json_write_member(out, p, type, 10, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 10);
    }
    if (!tenon__json_omits_member(out, type, 11, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"pointer\":", &first);
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    if (!tenon__json_omits_member(out, type, 12, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"time\":", &first);
        p = tenon__json_put_time(out, p, &o->time);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 12);
    }
    if (!tenon__json_omits_member(out, type, 13, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"raw\":", &first);
        p = tenon__json_write_member(out, p, type, 13, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 13);
    }
    if (!tenon__json_omits_member(out, type, 14, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"x\":", &first);
        p = tenon__json_write_member(out, p, type, 14, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 14);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *sparse__get_any(tenon__in *in, const char *p, void *o)
{
    return sparse__get(in, p, (struct sparse *)o);
}
static char *sparse__put_any(tenon__out *out, char *p, const void *o)
{
    return sparse__put(out, p, (const struct sparse *)o);
}
static const tenon_generated sparse__functions = {TENON_ABI, sparse__get_any, sparse__put_any};

TENON_GEN_STRUCT(sparse, struct sparse, 15, UINT64_C(0x7fff), 0, &sparse__functions);

/* ---- struct inner -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct inner, has_x, bool *);
TENON_GEN_TYPE_IS(struct inner, x, int *);

static const tenon_member inner__members[1] = {
    TENON_GEN_MEMBER_WITH(struct inner, x, "x", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail inner__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct inner, has_x), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const inner__refs[1] = {NULL};
static const uint16_t inner__lookup[3] = {1, 0, 0};
enum { inner__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan inner__plan = TENON_GEN_PLAN(inner__bound, false);

static const char *inner__get(tenon__in *in, const char *p, struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"x\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"x\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"x\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *inner__put(tenon__out *out, char *p, const struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
    const size_t bound = inner__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *inner__get_any(tenon__in *in, const char *p, void *o)
{
    return inner__get(in, p, (struct inner *)o);
}
static char *inner__put_any(tenon__out *out, char *p, const void *o)
{
    return inner__put(out, p, (const struct inner *)o);
}
static const tenon_generated inner__functions = {TENON_ABI, inner__get_any, inner__put_any};

TENON_GEN_STRUCT(inner, struct inner, 1, UINT64_C(0x1), 0, &inner__functions);

/* ---- struct outer -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct outer, inner, struct inner *);

static const tenon_member outer__members[1] = {
    TENON_GEN_MEMBER_WITH(struct outer, inner, "inner", TENON_KIND_OBJECT, 0, TENON_KIND_OBJECT, TENON_STEP_SPECIAL),
};
static const tenon_detail outer__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
};
static const tenon_type *const outer__refs[1] = {&tenon__type_inner};
static const uint16_t outer__lookup[3] = {1, 0, 0};
enum { outer__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan outer__plan = TENON_GEN_PLAN(outer__bound, false);

static const char *outer__get(tenon__in *in, const char *p, struct outer *o)
{
    const tenon_type *const type = &tenon__type_outer;
    const char *q;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"inner\":", ANY);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"inner\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"inner\":", ANY);
        q = inner__get(in, p, &o->inner);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 1, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0x1)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *outer__put(tenon__out *out, char *p, const struct outer *o)
{
    const tenon_type *const type = &tenon__type_outer;
    const size_t bound = outer__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (!tenon__json_omits_member(out, type, 0, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"inner\":", &first);
        p = tenon__gen_room(out, inner__put(out, p, &o->inner), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *outer__get_any(tenon__in *in, const char *p, void *o)
{
    return outer__get(in, p, (struct outer *)o);
}
static char *outer__put_any(tenon__out *out, char *p, const void *o)
{
    return outer__put(out, p, (const struct outer *)o);
}
static const tenon_generated outer__functions = {TENON_ABI, outer__get_any, outer__put_any};

TENON_GEN_STRUCT(outer, struct outer, 1, UINT64_C(0x1), 0, &outer__functions);

#ifdef __cplusplus
}
#endif
