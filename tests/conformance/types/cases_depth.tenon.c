/* cases_depth.tenon.c: made by tenongen from cases_depth.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_depth.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_chain;
extern const tenon_type tenon__type_twig;
extern const tenon_type tenon__type_bush;
static const char *chain__get(tenon__in *in, const char *p, struct chain *o);
static char *chain__put(tenon__out *out, char *p, const struct chain *o);
static const char *twig__get(tenon__in *in, const char *p, struct twig *o);
static char *twig__put(tenon__out *out, char *p, const struct twig *o);
static const char *bush__get(tenon__in *in, const char *p, struct bush *o);
static char *bush__put(tenon__out *out, char *p, const struct bush *o);

/* ---- struct chain -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct chain, v, int *);
TENON_GEN_TYPE_IS(struct chain, next, struct chain **);

static const tenon_member chain__members[2] = {
    TENON_GEN_MEMBER(struct chain, v, "v", TENON_KIND_I32, 0),
    TENON_GEN_MANY(struct chain, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct chain, next)),
};
static const tenon_detail chain__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, chain_type),
};
static const tenon_type *const chain__refs[2] = {NULL, &tenon__type_chain};
static const uint16_t chain__lookup[5] = {2, 1, 0, 0, 0};
enum { chain__bound = TENON_GEN_BOUND_BASE + 13 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan chain__plan = TENON_GEN_PLAN(chain__bound, false);

static const char *chain__get(tenon__in *in, const char *p, struct chain *o)
{
    const tenon_type *const type = &tenon__type_chain;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"v\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"v\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"v\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->v = (int)v;
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"next\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *chain__put(tenon__out *out, char *p, const struct chain *o)
{
    const tenon_type *const type = &tenon__type_chain;
    const size_t bound = chain__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"v\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v);
    p = TENON_GEN_PUT(p, ",\"next\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *chain__get_any(tenon__in *in, const char *p, void *o)
{
    return chain__get(in, p, (struct chain *)o);
}
static char *chain__put_any(tenon__out *out, char *p, const void *o)
{
    return chain__put(out, p, (const struct chain *)o);
}
static const tenon_generated chain__functions = {TENON_ABI, chain__get_any, chain__put_any};

TENON_GEN_STRUCT(chain, struct chain, 2, UINT64_C(0x3), 0, &chain__functions);

/* ---- struct twig --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct twig, left, struct twig **);
TENON_GEN_TYPE_IS(struct twig, name, char **);
TENON_GEN_TYPE_IS(struct twig, right, struct twig **);
TENON_GEN_TYPE_IS(struct twig, middle, struct twig **);

static const tenon_member twig__members[4] = {
    TENON_GEN_MANY(struct twig, left, "left", TENON_KIND_POINTER, TENON_KIND_OBJECT, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct twig, left)),
    TENON_GEN_MEMBER(struct twig, name, "name", TENON_KIND_CSTR, 1),
    TENON_GEN_MANY(struct twig, right, "right", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct twig, right)),
    TENON_GEN_MANY(struct twig, middle, "middle", TENON_KIND_POINTER, TENON_KIND_OBJECT, 3, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct twig, middle)),
};
static const tenon_detail twig__details[4] = {
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, twig_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, twig_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, twig_type),
};
static const tenon_type *const twig__refs[4] = {&tenon__type_twig, NULL, &tenon__type_twig, &tenon__type_twig};
static const uint16_t twig__lookup[9] = {0, 0, 4, 1, 0, 0, 2, 3, 0};
enum { twig__bound = TENON_GEN_BOUND_BASE + 35 + 1 * TENON_GEN_BOUND_CSTR + 3 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan twig__plan = TENON_GEN_PLAN(twig__bound, false);

static const char *twig__get(tenon__in *in, const char *p, struct twig *o)
{
    const tenon_type *const type = &tenon__type_twig;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"left\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"left\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"left\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"right\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"right\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"right\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"middle\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"middle\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"middle\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *twig__put(tenon__out *out, char *p, const struct twig *o)
{
    const tenon_type *const type = &tenon__type_twig;
    const size_t bound = twig__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"left\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"right\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"middle\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *twig__get_any(tenon__in *in, const char *p, void *o)
{
    return twig__get(in, p, (struct twig *)o);
}
static char *twig__put_any(tenon__out *out, char *p, const void *o)
{
    return twig__put(out, p, (const struct twig *)o);
}
static const tenon_generated twig__functions = {TENON_ABI, twig__get_any, twig__put_any};

TENON_GEN_STRUCT(twig, struct twig, 4, UINT64_C(0xf), 0, &twig__functions);

/* ---- struct bush --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct bush, kids, struct bush **);
TENON_GEN_TYPE_IS(struct bush, n, size_t *);

static const tenon_member bush__members[1] = {
    TENON_GEN_MANY(struct bush, kids, "kids", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct bush, n),
                   TENON_GEN_SIZE(struct bush, kids)),
};
static const tenon_detail bush__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, bush_type),
};
static const tenon_type *const bush__refs[1] = {&tenon__type_bush};
static const uint16_t bush__lookup[3] = {1, 0, 0};
enum { bush__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan bush__plan = TENON_GEN_PLAN(bush__bound, false);

static const char *bush__get_kids(tenon__in *in, const char *p, struct bush *o)
{
    struct bush *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_bush, &bush__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct bush *)(void *)g.data + g.n++;
        q = bush__get(in, p, e);
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

static char *bush__put_kids(tenon__out *out, char *p, const struct bush *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->kids))
        return tenon__json_write_member(out, p, &tenon__type_bush, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct bush *const e = &o->kids[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = bush__put(out, p, e);
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

static const char *bush__get(tenon__in *in, const char *p, struct bush *o)
{
    const tenon_type *const type = &tenon__type_bush;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"kids\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"kids\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"kids\":", WORD);
    q = bush__get_kids(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *bush__put(tenon__out *out, char *p, const struct bush *o)
{
    const tenon_type *const type = &tenon__type_bush;
    const size_t bound = bush__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"kids\":");
    p = tenon__gen_room(out, bush__put_kids(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *bush__get_any(tenon__in *in, const char *p, void *o)
{
    return bush__get(in, p, (struct bush *)o);
}
static char *bush__put_any(tenon__out *out, char *p, const void *o)
{
    return bush__put(out, p, (const struct bush *)o);
}
static const tenon_generated bush__functions = {TENON_ABI, bush__get_any, bush__put_any};

TENON_GEN_STRUCT(bush, struct bush, 1, UINT64_C(0x1), 0, &bush__functions);

#ifdef __cplusplus
}
#endif
