/* options.tenon.c: made by tenongen from options.h; edit that instead. Tables and JSON functions of the types in it. */
#include "options.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_inner;
extern const tenon_type tenon__type_pair;
extern const tenon_type tenon__type_doc;
extern const tenon_type tenon__type_views;
static const char *inner__get(tenon__in *in, const char *p, struct inner *o);
static char *inner__put(tenon__out *out, char *p, const struct inner *o);
static const char *pair__get(tenon__in *in, const char *p, struct pair *o);
static char *pair__put(tenon__out *out, char *p, const struct pair *o);
static const char *doc__get(tenon__in *in, const char *p, struct doc *o);
static char *doc__put(tenon__out *out, char *p, const struct doc *o);
static const char *views__get(tenon__in *in, const char *p, struct views *o);
static char *views__put(tenon__out *out, char *p, const struct views *o);

/* ---- struct inner -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct inner, x, int *);
TENON_GEN_TYPE_IS(struct inner, text, char **);

static const tenon_member inner__members[2] = {
    TENON_GEN_MEMBER(struct inner, x, "x", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct inner, text, "text", TENON_KIND_CSTR, 1),
};
static const tenon_detail inner__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const inner__refs[2] = {NULL, NULL};
static const uint16_t inner__lookup[5] = {0, 1, 0, 2, 0};
enum { inner__bound = TENON_GEN_BOUND_BASE + 13 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan inner__plan = TENON_GEN_PLAN(inner__bound, false);

static const char *inner__get(tenon__in *in, const char *p, struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
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
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *inner__put(tenon__out *out, char *p, const struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
    const size_t bound = inner__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->x);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
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

TENON_GEN_STRUCT(inner, struct inner, 2, UINT64_C(0x3), 0, &inner__functions);

/* ---- struct pair --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct pair, key, char **);
TENON_GEN_TYPE_IS(struct pair, v, int *);

static const tenon_member pair__members[1] = {
    TENON_GEN_MEMBER(struct pair, v, "v", TENON_KIND_I32, 0),
};
static const tenon_detail pair__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const pair__refs[1] = {NULL};
static const uint16_t pair__lookup[3] = {1, 0, 0};
enum { pair__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan pair__plan = TENON_GEN_PLAN(pair__bound, false);

static const char *pair__get(tenon__in *in, const char *p, struct pair *o)
{
    const tenon_type *const type = &tenon__type_pair;
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
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->v = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *pair__put(tenon__out *out, char *p, const struct pair *o)
{
    const tenon_type *const type = &tenon__type_pair;
    const size_t bound = pair__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"v\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v);
    *p = '}';
    return p + 1;
}

static const char *pair__get_any(tenon__in *in, const char *p, void *o)
{
    return pair__get(in, p, (struct pair *)o);
}
static char *pair__put_any(tenon__out *out, char *p, const void *o)
{
    return pair__put(out, p, (const struct pair *)o);
}
static const tenon_generated pair__functions = {TENON_ABI, pair__get_any, pair__put_any};

TENON_GEN_STRUCT(pair, struct pair, 1, UINT64_C(0x1), 0, &pair__functions);

/* ---- struct doc ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct doc, i, int *);
TENON_GEN_TYPE_IS(struct doc, d, double *);
TENON_GEN_TYPE_IS(struct doc, text, char **);
TENON_GEN_TYPE_IS(struct doc, list, int **);
TENON_GEN_TYPE_IS(struct doc, n_list, size_t *);
TENON_GEN_TYPE_IS(struct doc, fixed, int (*)[2][2]);
TENON_GEN_TYPE_IS(struct doc, inners, struct inner **);
TENON_GEN_TYPE_IS(struct doc, n_inners, size_t *);
TENON_GEN_TYPE_IS(struct doc, map, struct pair **);
TENON_GEN_TYPE_IS(struct doc, n_map, size_t *);
TENON_GEN_TYPE_IS(struct doc, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct doc, next, struct doc **);
TENON_GEN_TYPE_IS(struct doc, b, bool *);

static const tenon_member doc__members[10] = {
    TENON_GEN_MEMBER(struct doc, i, "i", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct doc, d, "d", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct doc, text, "text", TENON_KIND_CSTR, 2),
    TENON_GEN_MANY(struct doc, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct doc, n_list),
                   TENON_GEN_SIZE(struct doc, list)),
    TENON_GEN_MANY(struct doc, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_FIXED, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct doc, fixed)),
    TENON_GEN_MANY(struct doc, inners, "inners", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct doc, n_inners),
                   TENON_GEN_SIZE(struct doc, inners)),
    TENON_GEN_MANY(struct doc, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 6, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct doc, n_map),
                   TENON_GEN_SIZE(struct doc, map)),
    TENON_GEN_MEMBER(struct doc, raw, "raw", TENON_KIND_RAW, 7),
    TENON_GEN_MANY(struct doc, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 8, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct doc, next)),
    TENON_GEN_MEMBER(struct doc, b, "b", TENON_KIND_BOOL, 9),
};
static const tenon_detail doc__details[10] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct doc, fixed[0]), TENON_GEN_SIZE(struct doc, fixed[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, doc_type),
    TENON_GEN_PLAIN,
};
static const tenon_type *const doc__refs[10] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_inner, &tenon__type_pair, NULL,
    &tenon__type_doc, NULL};
static const uint16_t doc__lookup[21] = {0, 4, 9, 6, 7, 10, 0, 0, 2, 0, 0, 0, 0, 3, 0, 8, 0, 0, 0, 5, 1};
enum { doc__bound = TENON_GEN_BOUND_BASE + 72 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan doc__plan = TENON_GEN_PLAN(doc__bound, false);

static const char *doc__get_inners(tenon__in *in, const char *p, struct doc *o)
{
    struct inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_doc, &doc__members[5], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct inner *)(void *)g.data + g.n++;
        q = inner__get(in, p, e);
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

static char *doc__put_inners(tenon__out *out, char *p, const struct doc *o)
{
    const size_t n = (size_t)o->n_inners;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->inners))
        return tenon__json_write_member(out, p, &tenon__type_doc, 5, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct inner *const e = &o->inners[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = inner__put(out, p, e);
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

static const char *doc__get(tenon__in *in, const char *p, struct doc *o)
{
    const tenon_type *const type = &tenon__type_doc;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"i\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"i\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"i\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->i = (int)v;
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_f64(in, p, &o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"inners\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inners\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"inners\":", WORD);
    q = doc__get_inners(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"next\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"b\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", WORD);
    q = tenon__json_boolean(in, p, &o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *doc__put(tenon__out *out, char *p, const struct doc *o)
{
    const tenon_type *const type = &tenon__type_doc;
    const size_t bound = doc__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"i\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_f64(out, p, o->d);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"inners\":");
    p = tenon__gen_room(out, doc__put_inners(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"next\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__json_put_boolean(out, p, o->b);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *doc__get_any(tenon__in *in, const char *p, void *o)
{
    return doc__get(in, p, (struct doc *)o);
}
static char *doc__put_any(tenon__out *out, char *p, const void *o)
{
    return doc__put(out, p, (const struct doc *)o);
}
static const tenon_generated doc__functions = {TENON_ABI, doc__get_any, doc__put_any};

TENON_GEN_STRUCT(doc, struct doc, 10, UINT64_C(0x3ff), 0, &doc__functions);

/* ---- struct views -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct views, s, tenon_str *);
TENON_GEN_TYPE_IS(struct views, list, tenon_str (*)[2]);
TENON_GEN_TYPE_IS(struct views, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct views, c, char **);

static const tenon_member views__members[4] = {
    TENON_GEN_MEMBER(struct views, s, "s", TENON_KIND_STR, 0),
    TENON_GEN_MANY(struct views, list, "list", TENON_KIND_FIXED, TENON_KIND_STR, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct views, list)),
    TENON_GEN_MEMBER(struct views, raw, "raw", TENON_KIND_RAW, 2),
    TENON_GEN_MEMBER(struct views, c, "c", TENON_KIND_CSTR, 3),
};
static const tenon_detail views__details[4] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const views__refs[4] = {NULL, NULL, NULL, NULL};
static const uint16_t views__lookup[9] = {2, 4, 0, 0, 0, 0, 3, 1, 0};
enum { views__bound = TENON_GEN_BOUND_BASE + 25 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_RAW + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan views__plan = TENON_GEN_PLAN(views__bound, false);

static const char *views__get(tenon__in *in, const char *p, struct views *o)
{
    const tenon_type *const type = &tenon__type_views;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"s\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"s\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
    q = tenon__json_str(in, p, &o->s);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *views__put(tenon__out *out, char *p, const struct views *o)
{
    const tenon_type *const type = &tenon__type_views;
    const size_t bound = views__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"s\":");
    p = tenon__gen_str(out, p, &o->s, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__gen_cstr(out, p, o->c, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *views__get_any(tenon__in *in, const char *p, void *o)
{
    return views__get(in, p, (struct views *)o);
}
static char *views__put_any(tenon__out *out, char *p, const void *o)
{
    return views__put(out, p, (const struct views *)o);
}
static const tenon_generated views__functions = {TENON_ABI, views__get_any, views__put_any};

TENON_GEN_STRUCT(views, struct views, 4, UINT64_C(0xf), 0, &views__functions);

#ifdef __cplusplus
}
#endif
