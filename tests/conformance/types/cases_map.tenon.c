/* cases_map.tenon.c: made by tenongen from cases_map.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_map.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_limits;
extern const tenon_type tenon__type_defaults;
extern const tenon_type tenon__type_listen;
extern const tenon_type tenon__type_net;
extern const tenon_type tenon__type_server;
extern const tenon_type tenon__type_known;
extern const tenon_type tenon__type_known_only;
extern const tenon_type tenon__type_names;
extern const tenon_type tenon__type_node;
extern const tenon_type tenon__type_color;
extern const tenon_type tenon__type_paint;
extern const tenon_type tenon__type_paint_green;
static const char *limits__get(tenon__in *in, const char *p, struct limits *o);
static char *limits__put(tenon__out *out, char *p, const struct limits *o);
static const char *defaults__get(tenon__in *in, const char *p, struct defaults *o);
static char *defaults__put(tenon__out *out, char *p, const struct defaults *o);
static const char *listen__get(tenon__in *in, const char *p, struct listen *o);
static char *listen__put(tenon__out *out, char *p, const struct listen *o);
static const char *net__get(tenon__in *in, const char *p, struct net *o);
static char *net__put(tenon__out *out, char *p, const struct net *o);
static const char *server__get(tenon__in *in, const char *p, struct server *o);
static char *server__put(tenon__out *out, char *p, const struct server *o);
static const char *known__get(tenon__in *in, const char *p, struct known *o);
static char *known__put(tenon__out *out, char *p, const struct known *o);
static const char *known_only__get(tenon__in *in, const char *p, struct known *o);
static char *known_only__put(tenon__out *out, char *p, const struct known *o);
static const char *names__get(tenon__in *in, const char *p, struct names *o);
static char *names__put(tenon__out *out, char *p, const struct names *o);
static const char *node__get(tenon__in *in, const char *p, struct node *o);
static char *node__put(tenon__out *out, char *p, const struct node *o);
static const char *paint__get(tenon__in *in, const char *p, struct paint *o);
static char *paint__put(tenon__out *out, char *p, const struct paint *o);
static const char *paint_green__get(tenon__in *in, const char *p, struct paint *o);
static char *paint_green__put(tenon__out *out, char *p, const struct paint *o);

/* ---- struct limits ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct limits, burst, int *);

static const tenon_member limits__members[1] = {
    TENON_GEN_MEMBER(struct limits, burst, "burst", TENON_KIND_I32, 0),
};
static const tenon_detail limits__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(10), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const limits__refs[1] = {NULL};
static const uint16_t limits__lookup[3] = {0, 1, 0};
enum { limits__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan limits__plan = TENON_GEN_PLAN(limits__bound, false);

static const char *limits__get(tenon__in *in, const char *p, struct limits *o)
{
    const tenon_type *const type = &tenon__type_limits;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"burst\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"burst\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"burst\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->burst = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *limits__put(tenon__out *out, char *p, const struct limits *o)
{
    const tenon_type *const type = &tenon__type_limits;
    const size_t bound = limits__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"burst\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->burst);
    *p = '}';
    return p + 1;
}

static const char *limits__get_any(tenon__in *in, const char *p, void *o)
{
    return limits__get(in, p, (struct limits *)o);
}
static char *limits__put_any(tenon__out *out, char *p, const void *o)
{
    return limits__put(out, p, (const struct limits *)o);
}
static const tenon_generated limits__functions = {TENON_ABI, limits__get_any, limits__put_any};

TENON_GEN_STRUCT(limits, struct limits, 1, UINT64_C(0x1), 0, &limits__functions);

/* ---- struct defaults ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct defaults, retries, int *);
TENON_GEN_TYPE_IS(struct defaults, ratio, double *);
TENON_GEN_TYPE_IS(struct defaults, mode, char **);
TENON_GEN_TYPE_IS(struct defaults, limits, struct limits *);
TENON_GEN_TYPE_IS(struct defaults, list, struct limits **);
TENON_GEN_TYPE_IS(struct defaults, n_list, size_t *);

static const tenon_member defaults__members[5] = {
    TENON_GEN_MEMBER(struct defaults, retries, "retries", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct defaults, ratio, "ratio", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct defaults, mode, "mode", TENON_KIND_CSTR, 2),
    TENON_GEN_MEMBER(struct defaults, limits, "limits", TENON_KIND_OBJECT, 3),
    TENON_GEN_MANY(struct defaults, list, "list", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct defaults, n_list),
                   TENON_GEN_SIZE(struct defaults, list)),
};
static const tenon_detail defaults__details[5] = {
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(3), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_REAL(0.5), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("auto", NULL, NULL, 0), NULL),
    TENON_GEN_REFERS(limits),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, limits_type),
};
static const tenon_type *const defaults__refs[5] = {NULL, NULL, NULL, &tenon__type_limits, &tenon__type_limits};
static const uint16_t defaults__lookup[11] = {3, 5, 0, 4, 1, 0, 0, 0, 2, 0, 0};
enum { defaults__bound = TENON_GEN_BOUND_BASE + 46 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan defaults__plan = TENON_GEN_PLAN(defaults__bound, false);

static const char *defaults__get_list(tenon__in *in, const char *p, struct defaults *o)
{
    struct limits *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_defaults, &defaults__members[4], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct limits *)(void *)g.data + g.n++;
        q = limits__get(in, p, e);
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

static char *defaults__put_list(tenon__out *out, char *p, const struct defaults *o)
{
    const size_t n = (size_t)o->n_list;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->list))
        return tenon__json_write_member(out, p, &tenon__type_defaults, 4, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct limits *const e = &o->list[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = limits__put(out, p, e);
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

static const char *defaults__get(tenon__in *in, const char *p, struct defaults *o)
{
    const tenon_type *const type = &tenon__type_defaults;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"retries\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"retries\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"retries\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->retries = (int)v;
    p = TENON_GEN_READY(in, q, ",\"ratio\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ratio\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ratio\":", ANY);
    q = tenon__json_f64(in, p, &o->ratio);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"mode\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"mode\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"mode\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->mode);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"limits\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"limits\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"limits\":", ANY);
    q = limits__get(in, p, &o->limits);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", WORD);
    q = defaults__get_list(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *defaults__put(tenon__out *out, char *p, const struct defaults *o)
{
    const tenon_type *const type = &tenon__type_defaults;
    const size_t bound = defaults__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"retries\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->retries);
    p = TENON_GEN_PUT(p, ",\"ratio\":");
    p = tenon__json_put_f64(out, p, o->ratio);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"mode\":");
    p = tenon__gen_cstr(out, p, o->mode, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"limits\":");
    p = tenon__gen_room(out, limits__put(out, p, &o->limits), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__gen_room(out, defaults__put_list(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *defaults__get_any(tenon__in *in, const char *p, void *o)
{
    return defaults__get(in, p, (struct defaults *)o);
}
static char *defaults__put_any(tenon__out *out, char *p, const void *o)
{
    return defaults__put(out, p, (const struct defaults *)o);
}
static const tenon_generated defaults__functions = {TENON_ABI, defaults__get_any, defaults__put_any};

TENON_GEN_STRUCT(defaults, struct defaults, 5, UINT64_C(0x1f), 0, &defaults__functions);

/* ---- struct listen ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct listen, host, char **);
TENON_GEN_TYPE_IS(struct listen, port, uint16_t *);
TENON_GEN_TYPE_IS(struct listen, backlog, int *);

static const tenon_member listen__members[3] = {
    TENON_GEN_MEMBER(struct listen, host, "host", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct listen, port, "port", TENON_KIND_U16, 1),
    TENON_GEN_MEMBER(struct listen, backlog, "backlog", TENON_KIND_I32, 2),
};
static const tenon_detail listen__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const listen__refs[3] = {NULL, NULL, NULL};
static const uint16_t listen__lookup[7] = {2, 3, 1, 0, 0, 0, 0};
enum { listen__bound = TENON_GEN_BOUND_BASE + 27 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U16
    + 1 * TENON_GEN_BOUND_CSTR };
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
    p = TENON_GEN_VALUE(in, p, ",\"host\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->host);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"port\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"port\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"port\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->port = (uint16_t)v;
    p = TENON_GEN_READY(in, q, ",\"backlog\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"backlog\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"backlog\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->backlog = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *listen__put(tenon__out *out, char *p, const struct listen *o)
{
    const tenon_type *const type = &tenon__type_listen;
    const size_t bound = listen__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"host\":");
    p = tenon__gen_cstr(out, p, o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"port\":");
    p = tenon__json_put_i32(out, p, o->port);
    p = TENON_GEN_PUT(p, ",\"backlog\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->backlog);
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

TENON_GEN_STRUCT(listen, struct listen, 3, UINT64_C(0x7), 0, &listen__functions);

/* ---- struct net ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct net, listen, struct listen **);
TENON_GEN_TYPE_IS(struct net, n_listen, size_t *);

static const tenon_member net__members[1] = {
    TENON_GEN_MANY(struct net, listen, "listen", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct net, n_listen),
                   TENON_GEN_SIZE(struct net, listen)),
};
static const tenon_detail net__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, listen_type),
};
static const tenon_type *const net__refs[1] = {&tenon__type_listen};
static const uint16_t net__lookup[3] = {1, 0, 0};
enum { net__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan net__plan = TENON_GEN_PLAN(net__bound, false);

static const char *net__get_listen(tenon__in *in, const char *p, struct net *o)
{
    struct listen *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_net, &net__members[0], (char *)o);
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

static char *net__put_listen(tenon__out *out, char *p, const struct net *o)
{
    const size_t n = (size_t)o->n_listen;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->listen))
        return tenon__json_write_member(out, p, &tenon__type_net, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct listen *const e = &o->listen[i];
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

static const char *net__get(tenon__in *in, const char *p, struct net *o)
{
    const tenon_type *const type = &tenon__type_net;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"listen\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"listen\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"listen\":", WORD);
    q = net__get_listen(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *net__put(tenon__out *out, char *p, const struct net *o)
{
    const tenon_type *const type = &tenon__type_net;
    const size_t bound = net__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"listen\":");
    p = tenon__gen_room(out, net__put_listen(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *net__get_any(tenon__in *in, const char *p, void *o)
{
    return net__get(in, p, (struct net *)o);
}
static char *net__put_any(tenon__out *out, char *p, const void *o)
{
    return net__put(out, p, (const struct net *)o);
}
static const tenon_generated net__functions = {TENON_ABI, net__get_any, net__put_any};

TENON_GEN_STRUCT(net, struct net, 1, UINT64_C(0x1), 0, &net__functions);

/* ---- struct server ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct server, net, struct net *);

static const tenon_member server__members[1] = {
    TENON_GEN_MEMBER(struct server, net, "net", TENON_KIND_OBJECT, 0),
};
static const tenon_detail server__details[1] = {
    TENON_GEN_REFERS(net),
};
static const tenon_type *const server__refs[1] = {&tenon__type_net};
static const uint16_t server__lookup[3] = {1, 0, 0};
enum { server__bound = TENON_GEN_BOUND_BASE + 7 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan server__plan = TENON_GEN_PLAN(server__bound, false);

static const char *server__get(tenon__in *in, const char *p, struct server *o)
{
    const tenon_type *const type = &tenon__type_server;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"net\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"net\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"net\":", ANY);
    q = net__get(in, p, &o->net);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *server__put(tenon__out *out, char *p, const struct server *o)
{
    const tenon_type *const type = &tenon__type_server;
    const size_t bound = server__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"net\":");
    p = tenon__gen_room(out, net__put(out, p, &o->net), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *server__get_any(tenon__in *in, const char *p, void *o)
{
    return server__get(in, p, (struct server *)o);
}
static char *server__put_any(tenon__out *out, char *p, const void *o)
{
    return server__put(out, p, (const struct server *)o);
}
static const tenon_generated server__functions = {TENON_ABI, server__get_any, server__put_any};

TENON_GEN_STRUCT(server, struct server, 1, UINT64_C(0x1), 0, &server__functions);

/* ---- struct known -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct known, id, int *);
TENON_GEN_TYPE_IS(struct known, name, char **);

static const tenon_member known__members[2] = {
    TENON_GEN_MEMBER(struct known, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct known, name, "name", TENON_KIND_CSTR, 1),
};
static const tenon_detail known__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const known__refs[2] = {NULL, NULL};
static const uint16_t known__lookup[5] = {0, 0, 0, 2, 1};
enum { known__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan known__plan = TENON_GEN_PLAN(known__bound, false);

static const char *known__get(tenon__in *in, const char *p, struct known *o)
{
    const tenon_type *const type = &tenon__type_known;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->id = (int)v;
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *known__put(tenon__out *out, char *p, const struct known *o)
{
    const tenon_type *const type = &tenon__type_known;
    const size_t bound = known__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *known__get_any(tenon__in *in, const char *p, void *o)
{
    return known__get(in, p, (struct known *)o);
}
static char *known__put_any(tenon__out *out, char *p, const void *o)
{
    return known__put(out, p, (const struct known *)o);
}
static const tenon_generated known__functions = {TENON_ABI, known__get_any, known__put_any};

TENON_GEN_STRUCT(known, struct known, 2, UINT64_C(0x3), 0, &known__functions);

/* ---- struct known -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct known, id, int *);
TENON_GEN_TYPE_IS(struct known, name, char **);

static const tenon_member known_only__members[2] = {
    TENON_GEN_MEMBER(struct known, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct known, name, "name", TENON_KIND_CSTR, 1),
};
static const tenon_detail known_only__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const known_only__refs[2] = {NULL, NULL};
static const uint16_t known_only__lookup[5] = {0, 0, 0, 2, 1};
enum { known_only__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan known_only__plan = TENON_GEN_PLAN(known_only__bound, false);

static const char *known_only__get(tenon__in *in, const char *p, struct known *o)
{
    const tenon_type *const type = &tenon__type_known_only;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->id = (int)v;
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *known_only__put(tenon__out *out, char *p, const struct known *o)
{
    const tenon_type *const type = &tenon__type_known_only;
    const size_t bound = known_only__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *known_only__get_any(tenon__in *in, const char *p, void *o)
{
    return known_only__get(in, p, (struct known *)o);
}
static char *known_only__put_any(tenon__out *out, char *p, const void *o)
{
    return known_only__put(out, p, (const struct known *)o);
}
static const tenon_generated known_only__functions = {TENON_ABI, known_only__get_any, known_only__put_any};

TENON_GEN_STRUCT(known_only, struct known, 2, UINT64_C(0x3), TENON_REFUSE_UNKNOWN_MEMBERS, &known_only__functions);

/* ---- struct names -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct names, value_with_dashes, int *);
TENON_GEN_TYPE_IS(struct names, class_, char **);
TENON_GEN_TYPE_IS(struct names, ab, int *);
TENON_GEN_TYPE_IS(struct names, size, int *);
TENON_GEN_TYPE_IS(struct names, nothing, int *);

static const tenon_member names__members[5] = {
    TENON_GEN_MEMBER(struct names, value_with_dashes, "value-with-dashes", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct names, class_, "class", TENON_KIND_CSTR, 1),
    TENON_GEN_MEMBER(struct names, ab, "a\\\"b!", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct names, size, "gr\303\266\303\237e", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct names, nothing, "", TENON_KIND_I32, 4),
};
static const tenon_detail names__details[5] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, NULL, "a\"b!", 4), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const names__refs[5] = {NULL, NULL, NULL, NULL, NULL};
static const uint16_t names__lookup[11] = {0, 3, 4, 0, 0, 2, 1, 5, 0, 0, 0};
enum { names__bound = TENON_GEN_BOUND_BASE + 54 + 4 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan names__plan = TENON_GEN_PLAN(names__bound, false);

static const char *names__get(tenon__in *in, const char *p, struct names *o)
{
    const tenon_type *const type = &tenon__type_names;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"value-with-dashes\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"value-with-dashes\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"value-with-dashes\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->value_with_dashes = (int)v;
    p = TENON_GEN_READY(in, q, ",\"class\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"class\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"class\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->class_);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"a\\\"b!\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"a\\\"b!\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"a\\\"b!\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->ab = (int)v;
    p = TENON_GEN_READY(in, q, ",\"gr\303\266\303\237e\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"gr\303\266\303\237e\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"gr\303\266\303\237e\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->size = (int)v;
    p = TENON_GEN_READY(in, q, ",\"\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->nothing = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *names__put(tenon__out *out, char *p, const struct names *o)
{
    const tenon_type *const type = &tenon__type_names;
    const size_t bound = names__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"value-with-dashes\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value_with_dashes);
    p = TENON_GEN_PUT(p, ",\"class\":");
    p = tenon__gen_cstr(out, p, o->class_, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"a\\\"b!\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->ab);
    p = TENON_GEN_PUT(p, ",\"gr\303\266\303\237e\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->size);
    p = TENON_GEN_PUT(p, ",\"\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->nothing);
    *p = '}';
    return p + 1;
}

static const char *names__get_any(tenon__in *in, const char *p, void *o)
{
    return names__get(in, p, (struct names *)o);
}
static char *names__put_any(tenon__out *out, char *p, const void *o)
{
    return names__put(out, p, (const struct names *)o);
}
static const tenon_generated names__functions = {TENON_ABI, names__get_any, names__put_any};

TENON_GEN_STRUCT(names, struct names, 5, UINT64_C(0x1f), 0, &names__functions);

/* ---- struct node --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct node, name, char **);
TENON_GEN_TYPE_IS(struct node, left, struct node **);
TENON_GEN_TYPE_IS(struct node, right, struct node **);
TENON_GEN_TYPE_IS(struct node, next, struct node **);
TENON_GEN_TYPE_IS(struct node, tags, char ***);
TENON_GEN_TYPE_IS(struct node, n_tags, size_t *);

static const tenon_member node__members[5] = {
    TENON_GEN_MEMBER(struct node, name, "name", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct node, left, "left", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct node, left)),
    TENON_GEN_MANY(struct node, right, "right", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct node, right)),
    TENON_GEN_MANY(struct node, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 3, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct node, next)),
    TENON_GEN_MANY(struct node, tags, "tags", TENON_KIND_ARRAY, TENON_KIND_CSTR, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct node, n_tags),
                   TENON_GEN_SIZE(struct node, tags)),
};
static const tenon_detail node__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, node_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, node_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, node_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const node__refs[5] = {NULL, &tenon__type_node, &tenon__type_node, &tenon__type_node, NULL};
static const uint16_t node__lookup[11] = {0, 4, 0, 2, 5, 0, 0, 1, 3, 0, 0};
enum { node__bound = TENON_GEN_BOUND_BASE + 41 + 1 * TENON_GEN_BOUND_CSTR + 3 * TENON_GEN_BOUND_OBJECT
    + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan node__plan = TENON_GEN_PLAN(node__bound, false);

static const char *node__get(tenon__in *in, const char *p, struct node *o)
{
    const tenon_type *const type = &tenon__type_node;
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
    p = TENON_GEN_READY(in, q, ",\"left\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"left\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"left\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"right\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"right\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"right\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"next\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tags\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tags\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tags\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *node__put(tenon__out *out, char *p, const struct node *o)
{
    const tenon_type *const type = &tenon__type_node;
    const size_t bound = node__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"left\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"right\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"next\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"tags\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *node__get_any(tenon__in *in, const char *p, void *o)
{
    return node__get(in, p, (struct node *)o);
}
static char *node__put_any(tenon__out *out, char *p, const void *o)
{
    return node__put(out, p, (const struct node *)o);
}
static const tenon_generated node__functions = {TENON_ABI, node__get_any, node__put_any};

TENON_GEN_STRUCT(node, struct node, 5, UINT64_C(0x1f), 0, &node__functions);

/* ---- enum color ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum color, 4);
TENON_GEN_VALUE_IS(COLOR_RED, INT64_C(0));
TENON_GEN_VALUE_IS(COLOR_GREEN, INT64_C(1));
TENON_GEN_VALUE_IS(COLOR_BLUE, INT64_C(2));
TENON_GEN_VALUE_IS(COLOR_NONE, INT64_C(3));

static const tenon_enumerator color__enumerators[4] = {
    TENON_GEN_ENUMERATOR(COLOR_RED, "red"),
    TENON_GEN_ENUMERATOR(COLOR_GREEN, "green"),
    TENON_GEN_ENUMERATOR(COLOR_BLUE, "blue"),
    TENON_GEN_ENUMERATOR(COLOR_NONE, ""),
};
static const tenon_plan color__plan = TENON_GEN_PLAN(4, false);
TENON_GEN_ENUM(color, enum color, 4);

/* ---- struct paint -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct paint, color, enum color *);

static const tenon_member paint__members[1] = {
    TENON_GEN_MEMBER(struct paint, color, "color", TENON_KIND_ENUM, 0),
};
static const tenon_detail paint__details[1] = {
    TENON_GEN_REFERS(color),
};
static const tenon_type *const paint__refs[1] = {&tenon__type_color};
static const uint16_t paint__lookup[3] = {0, 0, 1};
enum { paint__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan paint__plan = TENON_GEN_PLAN(paint__bound, false);

static const char *paint__get(tenon__in *in, const char *p, struct paint *o)
{
    const tenon_type *const type = &tenon__type_paint;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"color\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->color = (enum color)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *paint__put(tenon__out *out, char *p, const struct paint *o)
{
    const tenon_type *const type = &tenon__type_paint;
    const size_t bound = paint__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *paint__get_any(tenon__in *in, const char *p, void *o)
{
    return paint__get(in, p, (struct paint *)o);
}
static char *paint__put_any(tenon__out *out, char *p, const void *o)
{
    return paint__put(out, p, (const struct paint *)o);
}
static const tenon_generated paint__functions = {TENON_ABI, paint__get_any, paint__put_any};

TENON_GEN_STRUCT(paint, struct paint, 1, UINT64_C(0x1), 0, &paint__functions);

/* ---- struct paint -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct paint, color, enum color *);

static const tenon_member paint_green__members[1] = {
    TENON_GEN_MEMBER_WITH(struct paint, color, "color", TENON_KIND_ENUM, 0, TENON_STEP_SPECIAL, TENON_KIND_ENUM),
};
static const tenon_detail paint_green__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_FALLBACK,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(COLOR_GREEN)),
                     TENON_GEN_NO_TEXTS, color_type),
};
static const tenon_type *const paint_green__refs[1] = {&tenon__type_color};
static const uint16_t paint_green__lookup[3] = {0, 0, 1};
enum { paint_green__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan paint_green__plan = TENON_GEN_PLAN(paint_green__bound, false);

static const char *paint_green__get(tenon__in *in, const char *p, struct paint *o)
{
    const tenon_type *const type = &tenon__type_paint_green;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"color\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"color\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"color\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *paint_green__put(tenon__out *out, char *p, const struct paint *o)
{
    const tenon_type *const type = &tenon__type_paint_green;
    const size_t bound = paint_green__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *paint_green__get_any(tenon__in *in, const char *p, void *o)
{
    return paint_green__get(in, p, (struct paint *)o);
}
static char *paint_green__put_any(tenon__out *out, char *p, const void *o)
{
    return paint_green__put(out, p, (const struct paint *)o);
}
static const tenon_generated paint_green__functions = {TENON_ABI, paint_green__get_any, paint_green__put_any};

TENON_GEN_STRUCT(paint_green, struct paint, 1, UINT64_C(0x1), 0, &paint_green__functions);

#ifdef __cplusplus
}
#endif
