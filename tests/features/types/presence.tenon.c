/* presence.tenon.c: made by tenongen from presence.h; edit that instead. Tables and JSON functions of the types in it. */
#include "presence.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_inner;
extern const tenon_type tenon__type_outer;
extern const tenon_type tenon__type_many;
extern const tenon_type tenon__type_optional;
extern const tenon_type tenon__type_with;
static const char *inner__get(tenon__in *in, const char *p, struct inner *o);
static char *inner__put(tenon__out *out, char *p, const struct inner *o);
static const char *outer__get(tenon__in *in, const char *p, struct outer *o);
static char *outer__put(tenon__out *out, char *p, const struct outer *o);
static const char *optional__get(tenon__in *in, const char *p, struct optional *o);
static char *optional__put(tenon__out *out, char *p, const struct optional *o);
static const char *with__get(tenon__in *in, const char *p, struct with *o);
static char *with__put(tenon__out *out, char *p, const struct with *o);

/* ---- struct inner -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct inner, must, int *);
TENON_GEN_TYPE_IS(struct inner, may, int *);

static const tenon_member inner__members[2] = {
    TENON_GEN_MEMBER(struct inner, must, "must", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct inner, may, "may", TENON_KIND_I32, 1),
};
static const tenon_detail inner__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const inner__refs[2] = {NULL, NULL};
static const uint16_t inner__lookup[5] = {1, 2, 0, 0, 0};
enum { inner__bound = TENON_GEN_BOUND_BASE + 15 + 2 * TENON_GEN_BOUND_I32 };
static const tenon_plan inner__plan = TENON_GEN_PLAN(inner__bound, false);

static const char *inner__get(tenon__in *in, const char *p, struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"must\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"must\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"must\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->must = (int)v;
    p = TENON_GEN_READY(in, q, ",\"may\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"may\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"may\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->may = (int)v;
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
    p = TENON_GEN_PUT(p, "{\"must\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->must);
    p = TENON_GEN_PUT(p, ",\"may\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->may);
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

/* ---- struct outer -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct outer, text, char **);
TENON_GEN_TYPE_IS(struct outer, id, int *);
TENON_GEN_TYPE_IS(struct outer, value, struct inner *);
TENON_GEN_TYPE_IS(struct outer, pointer, struct inner **);
TENON_GEN_TYPE_IS(struct outer, list, struct inner **);
TENON_GEN_TYPE_IS(struct outer, n_list, size_t *);
TENON_GEN_TYPE_IS(struct outer, fixed, struct inner (*)[2]);

static const tenon_member outer__members[6] = {
    TENON_GEN_MEMBER(struct outer, text, "text", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct outer, id, "the id", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct outer, value, "value", TENON_KIND_OBJECT, 2),
    TENON_GEN_MANY(struct outer, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 3, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct outer, pointer)),
    TENON_GEN_MANY(struct outer, list, "list", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct outer, n_list),
                   TENON_GEN_SIZE(struct outer, list)),
    TENON_GEN_MANY(struct outer, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_OBJECT, 5, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct outer, fixed)),
};
static const tenon_detail outer__details[6] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_REFERS(inner),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
};
static const tenon_type *const outer__refs[6] = {NULL, NULL, &tenon__type_inner, &tenon__type_inner, &tenon__type_inner, &tenon__type_inner};
static const uint16_t outer__lookup[13] = {5, 3, 0, 0, 0, 0, 0, 2, 1, 4, 0, 0, 6};
enum { outer__bound = TENON_GEN_BOUND_BASE + 55 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 2 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan outer__plan = TENON_GEN_PLAN(outer__bound, false);

static const char *outer__get_list(tenon__in *in, const char *p, struct outer *o)
{
    struct inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_outer, &outer__members[4], (char *)o);
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

static char *outer__put_list(tenon__out *out, char *p, const struct outer *o)
{
    const size_t n = (size_t)o->n_list;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->list))
        return tenon__json_write_member(out, p, &tenon__type_outer, 4, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct inner *const e = &o->list[i];
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

static const char *outer__get(tenon__in *in, const char *p, struct outer *o)
{
    const tenon_type *const type = &tenon__type_outer;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"text\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"the id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"the id\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"the id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->id = (int)v;
    p = TENON_GEN_READY(in, q, ",\"value\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"value\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"value\":", ANY);
    q = inner__get(in, p, &o->value);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", WORD);
    q = outer__get_list(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *outer__put(tenon__out *out, char *p, const struct outer *o)
{
    const tenon_type *const type = &tenon__type_outer;
    const size_t bound = outer__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"the id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"value\":");
    p = tenon__gen_room(out, inner__put(out, p, &o->value), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__gen_room(out, outer__put_list(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    out->depth--;
    *p = '}';
    return p + 1;
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

TENON_GEN_STRUCT(outer, struct outer, 6, UINT64_C(0x3f), 0, &outer__functions);

/* ---- struct many --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct many, m10, int *);
TENON_GEN_TYPE_IS(struct many, m11, int *);
TENON_GEN_TYPE_IS(struct many, m12, int *);
TENON_GEN_TYPE_IS(struct many, m13, int *);
TENON_GEN_TYPE_IS(struct many, m14, int *);
TENON_GEN_TYPE_IS(struct many, m15, int *);
TENON_GEN_TYPE_IS(struct many, m16, int *);
TENON_GEN_TYPE_IS(struct many, m17, int *);
TENON_GEN_TYPE_IS(struct many, m18, int *);
TENON_GEN_TYPE_IS(struct many, m19, int *);
TENON_GEN_TYPE_IS(struct many, m20, int *);
TENON_GEN_TYPE_IS(struct many, m21, int *);
TENON_GEN_TYPE_IS(struct many, m22, int *);
TENON_GEN_TYPE_IS(struct many, m23, int *);
TENON_GEN_TYPE_IS(struct many, m24, int *);
TENON_GEN_TYPE_IS(struct many, m25, int *);
TENON_GEN_TYPE_IS(struct many, m26, int *);
TENON_GEN_TYPE_IS(struct many, m27, int *);
TENON_GEN_TYPE_IS(struct many, m28, int *);
TENON_GEN_TYPE_IS(struct many, m29, int *);
TENON_GEN_TYPE_IS(struct many, m30, int *);
TENON_GEN_TYPE_IS(struct many, m31, int *);
TENON_GEN_TYPE_IS(struct many, m32, int *);
TENON_GEN_TYPE_IS(struct many, m33, int *);
TENON_GEN_TYPE_IS(struct many, m34, int *);
TENON_GEN_TYPE_IS(struct many, m35, int *);
TENON_GEN_TYPE_IS(struct many, m36, int *);
TENON_GEN_TYPE_IS(struct many, m37, int *);
TENON_GEN_TYPE_IS(struct many, m38, int *);
TENON_GEN_TYPE_IS(struct many, m39, int *);
TENON_GEN_TYPE_IS(struct many, m40, int *);
TENON_GEN_TYPE_IS(struct many, m41, int *);
TENON_GEN_TYPE_IS(struct many, m42, int *);
TENON_GEN_TYPE_IS(struct many, m43, int *);
TENON_GEN_TYPE_IS(struct many, m44, int *);
TENON_GEN_TYPE_IS(struct many, m45, int *);
TENON_GEN_TYPE_IS(struct many, m46, int *);
TENON_GEN_TYPE_IS(struct many, m47, int *);
TENON_GEN_TYPE_IS(struct many, m48, int *);
TENON_GEN_TYPE_IS(struct many, m49, int *);
TENON_GEN_TYPE_IS(struct many, m50, int *);
TENON_GEN_TYPE_IS(struct many, m51, int *);
TENON_GEN_TYPE_IS(struct many, m52, int *);
TENON_GEN_TYPE_IS(struct many, m53, int *);
TENON_GEN_TYPE_IS(struct many, m54, int *);
TENON_GEN_TYPE_IS(struct many, m55, int *);
TENON_GEN_TYPE_IS(struct many, m56, int *);
TENON_GEN_TYPE_IS(struct many, m57, int *);
TENON_GEN_TYPE_IS(struct many, m58, int *);
TENON_GEN_TYPE_IS(struct many, m59, int *);
TENON_GEN_TYPE_IS(struct many, m60, int *);
TENON_GEN_TYPE_IS(struct many, m61, int *);
TENON_GEN_TYPE_IS(struct many, m62, int *);
TENON_GEN_TYPE_IS(struct many, m63, int *);
TENON_GEN_TYPE_IS(struct many, m64, int *);
TENON_GEN_TYPE_IS(struct many, m65, int *);
TENON_GEN_TYPE_IS(struct many, m66, int *);
TENON_GEN_TYPE_IS(struct many, m67, int *);
TENON_GEN_TYPE_IS(struct many, m68, int *);
TENON_GEN_TYPE_IS(struct many, m69, int *);
TENON_GEN_TYPE_IS(struct many, m70, int *);
TENON_GEN_TYPE_IS(struct many, m71, int *);
TENON_GEN_TYPE_IS(struct many, m72, int *);
TENON_GEN_TYPE_IS(struct many, m73, int *);
TENON_GEN_TYPE_IS(struct many, m74, int *);
TENON_GEN_TYPE_IS(struct many, m75, int *);
TENON_GEN_TYPE_IS(struct many, m76, int *);
TENON_GEN_TYPE_IS(struct many, m77, int *);
TENON_GEN_TYPE_IS(struct many, m78, int *);
TENON_GEN_TYPE_IS(struct many, m79, int *);
TENON_GEN_TYPE_IS(struct many, m80, int *);
TENON_GEN_TYPE_IS(struct many, m81, int *);
TENON_GEN_TYPE_IS(struct many, m82, int *);
TENON_GEN_TYPE_IS(struct many, m83, int *);
TENON_GEN_TYPE_IS(struct many, m84, int *);
TENON_GEN_TYPE_IS(struct many, m85, int *);
TENON_GEN_TYPE_IS(struct many, m86, int *);
TENON_GEN_TYPE_IS(struct many, m87, int *);
TENON_GEN_TYPE_IS(struct many, m88, int *);
TENON_GEN_TYPE_IS(struct many, m89, int *);
TENON_GEN_TYPE_IS(struct many, m90, int *);
TENON_GEN_TYPE_IS(struct many, m91, int *);
TENON_GEN_TYPE_IS(struct many, m92, int *);
TENON_GEN_TYPE_IS(struct many, m93, int *);
TENON_GEN_TYPE_IS(struct many, m94, int *);
TENON_GEN_TYPE_IS(struct many, m95, int *);
TENON_GEN_TYPE_IS(struct many, m96, int *);
TENON_GEN_TYPE_IS(struct many, m97, int *);
TENON_GEN_TYPE_IS(struct many, m98, int *);
TENON_GEN_TYPE_IS(struct many, m99, int *);
TENON_GEN_TYPE_IS(struct many, last, char **);

static const tenon_member many__members[91] = {
    TENON_GEN_MEMBER(struct many, m10, "m10", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct many, m11, "m11", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct many, m12, "m12", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct many, m13, "m13", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct many, m14, "m14", TENON_KIND_I32, 4),
    TENON_GEN_MEMBER(struct many, m15, "m15", TENON_KIND_I32, 5),
    TENON_GEN_MEMBER(struct many, m16, "m16", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct many, m17, "m17", TENON_KIND_I32, 7),
    TENON_GEN_MEMBER(struct many, m18, "m18", TENON_KIND_I32, 8),
    TENON_GEN_MEMBER(struct many, m19, "m19", TENON_KIND_I32, 9),
    TENON_GEN_MEMBER(struct many, m20, "m20", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct many, m21, "m21", TENON_KIND_I32, 11),
    TENON_GEN_MEMBER(struct many, m22, "m22", TENON_KIND_I32, 12),
    TENON_GEN_MEMBER(struct many, m23, "m23", TENON_KIND_I32, 13),
    TENON_GEN_MEMBER(struct many, m24, "m24", TENON_KIND_I32, 14),
    TENON_GEN_MEMBER(struct many, m25, "m25", TENON_KIND_I32, 15),
    TENON_GEN_MEMBER(struct many, m26, "m26", TENON_KIND_I32, 16),
    TENON_GEN_MEMBER(struct many, m27, "m27", TENON_KIND_I32, 17),
    TENON_GEN_MEMBER(struct many, m28, "m28", TENON_KIND_I32, 18),
    TENON_GEN_MEMBER(struct many, m29, "m29", TENON_KIND_I32, 19),
    TENON_GEN_MEMBER(struct many, m30, "m30", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct many, m31, "m31", TENON_KIND_I32, 21),
    TENON_GEN_MEMBER(struct many, m32, "m32", TENON_KIND_I32, 22),
    TENON_GEN_MEMBER(struct many, m33, "m33", TENON_KIND_I32, 23),
    TENON_GEN_MEMBER(struct many, m34, "m34", TENON_KIND_I32, 24),
    TENON_GEN_MEMBER(struct many, m35, "m35", TENON_KIND_I32, 25),
    TENON_GEN_MEMBER(struct many, m36, "m36", TENON_KIND_I32, 26),
    TENON_GEN_MEMBER(struct many, m37, "m37", TENON_KIND_I32, 27),
    TENON_GEN_MEMBER(struct many, m38, "m38", TENON_KIND_I32, 28),
    TENON_GEN_MEMBER(struct many, m39, "m39", TENON_KIND_I32, 29),
    TENON_GEN_MEMBER(struct many, m40, "m40", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct many, m41, "m41", TENON_KIND_I32, 31),
    TENON_GEN_MEMBER(struct many, m42, "m42", TENON_KIND_I32, 32),
    TENON_GEN_MEMBER(struct many, m43, "m43", TENON_KIND_I32, 33),
    TENON_GEN_MEMBER(struct many, m44, "m44", TENON_KIND_I32, 34),
    TENON_GEN_MEMBER(struct many, m45, "m45", TENON_KIND_I32, 35),
    TENON_GEN_MEMBER(struct many, m46, "m46", TENON_KIND_I32, 36),
    TENON_GEN_MEMBER(struct many, m47, "m47", TENON_KIND_I32, 37),
    TENON_GEN_MEMBER(struct many, m48, "m48", TENON_KIND_I32, 38),
    TENON_GEN_MEMBER(struct many, m49, "m49", TENON_KIND_I32, 39),
    TENON_GEN_MEMBER(struct many, m50, "m50", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct many, m51, "m51", TENON_KIND_I32, 41),
    TENON_GEN_MEMBER(struct many, m52, "m52", TENON_KIND_I32, 42),
    TENON_GEN_MEMBER(struct many, m53, "m53", TENON_KIND_I32, 43),
    TENON_GEN_MEMBER(struct many, m54, "m54", TENON_KIND_I32, 44),
    TENON_GEN_MEMBER(struct many, m55, "m55", TENON_KIND_I32, 45),
    TENON_GEN_MEMBER(struct many, m56, "m56", TENON_KIND_I32, 46),
    TENON_GEN_MEMBER(struct many, m57, "m57", TENON_KIND_I32, 47),
    TENON_GEN_MEMBER(struct many, m58, "m58", TENON_KIND_I32, 48),
    TENON_GEN_MEMBER(struct many, m59, "m59", TENON_KIND_I32, 49),
    TENON_GEN_MEMBER(struct many, m60, "m60", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct many, m61, "m61", TENON_KIND_I32, 51),
    TENON_GEN_MEMBER(struct many, m62, "m62", TENON_KIND_I32, 52),
    TENON_GEN_MEMBER(struct many, m63, "m63", TENON_KIND_I32, 53),
    TENON_GEN_MEMBER(struct many, m64, "m64", TENON_KIND_I32, 54),
    TENON_GEN_MEMBER(struct many, m65, "m65", TENON_KIND_I32, 55),
    TENON_GEN_MEMBER(struct many, m66, "m66", TENON_KIND_I32, 56),
    TENON_GEN_MEMBER(struct many, m67, "m67", TENON_KIND_I32, 57),
    TENON_GEN_MEMBER(struct many, m68, "m68", TENON_KIND_I32, 58),
    TENON_GEN_MEMBER(struct many, m69, "m69", TENON_KIND_I32, 59),
    TENON_GEN_MEMBER(struct many, m70, "m70", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct many, m71, "m71", TENON_KIND_I32, 61),
    TENON_GEN_MEMBER(struct many, m72, "m72", TENON_KIND_I32, 62),
    TENON_GEN_MEMBER(struct many, m73, "m73", TENON_KIND_I32, 63),
    TENON_GEN_MEMBER(struct many, m74, "m74", TENON_KIND_I32, 64),
    TENON_GEN_MEMBER(struct many, m75, "m75", TENON_KIND_I32, 65),
    TENON_GEN_MEMBER(struct many, m76, "m76", TENON_KIND_I32, 66),
    TENON_GEN_MEMBER(struct many, m77, "m77", TENON_KIND_I32, 67),
    TENON_GEN_MEMBER(struct many, m78, "m78", TENON_KIND_I32, 68),
    TENON_GEN_MEMBER(struct many, m79, "m79", TENON_KIND_I32, 69),
    TENON_GEN_MEMBER(struct many, m80, "m80", TENON_KIND_I32, 70),
    TENON_GEN_MEMBER(struct many, m81, "m81", TENON_KIND_I32, 71),
    TENON_GEN_MEMBER(struct many, m82, "m82", TENON_KIND_I32, 72),
    TENON_GEN_MEMBER(struct many, m83, "m83", TENON_KIND_I32, 73),
    TENON_GEN_MEMBER(struct many, m84, "m84", TENON_KIND_I32, 74),
    TENON_GEN_MEMBER(struct many, m85, "m85", TENON_KIND_I32, 75),
    TENON_GEN_MEMBER(struct many, m86, "m86", TENON_KIND_I32, 76),
    TENON_GEN_MEMBER(struct many, m87, "m87", TENON_KIND_I32, 77),
    TENON_GEN_MEMBER(struct many, m88, "m88", TENON_KIND_I32, 78),
    TENON_GEN_MEMBER(struct many, m89, "m89", TENON_KIND_I32, 79),
    TENON_GEN_MEMBER(struct many, m90, "m90", TENON_KIND_I32, 80),
    TENON_GEN_MEMBER(struct many, m91, "m91", TENON_KIND_I32, 81),
    TENON_GEN_MEMBER(struct many, m92, "m92", TENON_KIND_I32, 82),
    TENON_GEN_MEMBER(struct many, m93, "m93", TENON_KIND_I32, 83),
    TENON_GEN_MEMBER(struct many, m94, "m94", TENON_KIND_I32, 84),
    TENON_GEN_MEMBER(struct many, m95, "m95", TENON_KIND_I32, 85),
    TENON_GEN_MEMBER(struct many, m96, "m96", TENON_KIND_I32, 86),
    TENON_GEN_MEMBER(struct many, m97, "m97", TENON_KIND_I32, 87),
    TENON_GEN_MEMBER(struct many, m98, "m98", TENON_KIND_I32, 88),
    TENON_GEN_MEMBER(struct many, m99, "m99", TENON_KIND_I32, 89),
    TENON_GEN_MEMBER(struct many, last, "last", TENON_KIND_CSTR, 90),
};
static const tenon_detail many__details[91] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED | TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("unused", NULL, NULL, 0), NULL),
};
static const tenon_type *const many__refs[91] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL};
static const uint16_t many__lookup[183] = {0, 23, 0, 24, 0, 28, 0, 0, 21, 27, 29, 22, 30, 0, 6, 0, 0, 0, 7, 8, 5, 25, 26, 31,
    33, 34, 0, 0, 0, 0, 80, 0, 0, 0, 59, 60, 79, 39, 0, 40, 0, 0, 0, 0, 0, 70, 0, 69,
    0, 0, 0, 0, 0, 64, 0, 63, 0, 0, 66, 0, 0, 0, 65, 61, 0, 62, 68, 0, 35, 67, 36, 32,
    38, 37, 71, 72, 73, 74, 77, 78, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 76, 0, 0, 0, 0,
    0, 17, 12, 0, 14, 0, 11, 82, 81, 0, 84, 0, 0, 18, 0, 83, 16, 15, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 19, 0, 46, 0, 87, 88, 20, 85, 13, 0, 0, 86, 91, 0, 0, 56, 55, 58, 0, 0, 0,
    0, 53, 0, 0, 0, 45, 0, 0, 47, 48, 54, 44, 51, 57, 41, 42, 49, 50, 52, 3, 9, 10, 2, 1,
    43, 89, 4, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
enum { many__bound = TENON_GEN_BOUND_BASE + 638 + 90 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan many__plan = TENON_GEN_PLAN(many__bound, false);

TENON_GEN_STRUCT(many, struct many, 91, UINT64_C(0xffffffffffffffff), 0, NULL);

/* ---- struct optional ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct optional, plain, int *);
TENON_GEN_TYPE_IS(struct optional, with_default, int *);
TENON_GEN_TYPE_IS(struct optional, with_companion, int *);
TENON_GEN_TYPE_IS(struct optional, computed, int *);
TENON_GEN_TYPE_IS(struct optional, secret, int *);
TENON_GEN_TYPE_IS(struct optional, pointer, int **);
TENON_GEN_TYPE_IS(struct optional, text, char **);
TENON_GEN_TYPE_IS(struct optional, list, int **);
TENON_GEN_TYPE_IS(struct optional, n, size_t *);
TENON_GEN_TYPE_IS(struct optional, has, bool *);

static const tenon_member optional__members[9] = {
    TENON_GEN_MEMBER(struct optional, plain, "plain", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct optional, with_default, "with_default", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER_WITH(struct optional, with_companion, "with_companion", TENON_KIND_I32, 2, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_IGNORED("ignored", 3),
    TENON_GEN_MEMBER_WITH(struct optional, computed, "computed", TENON_KIND_I32, 4, TENON_STEP_SKIP, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct optional, secret, "secret", TENON_KIND_I32, 5, TENON_KIND_I32, TENON_STEP_SKIP),
    TENON_GEN_MANY(struct optional, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_I32, 6, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct optional, pointer)),
    TENON_GEN_MEMBER(struct optional, text, "text", TENON_KIND_CSTR, 7),
    TENON_GEN_MANY(struct optional, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 8, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct optional, n),
                   TENON_GEN_SIZE(struct optional, list)),
};
static const tenon_detail optional__details[9] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(3), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct optional, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_WRITE_ONLY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const optional__refs[9] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL};
static const uint16_t optional__lookup[19] = {0, 9, 6, 0, 0, 0, 0, 0, 1, 2, 0, 8, 7, 0, 0, 0, 4, 5, 3};
enum { optional__bound = TENON_GEN_BOUND_BASE + 103 + 1 * TENON_GEN_BOUND_BOOL + 6 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan optional__plan = TENON_GEN_PLAN(optional__bound, false);

static const char *optional__get(tenon__in *in, const char *p, struct optional *o)
{
    const tenon_type *const type = &tenon__type_optional;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"plain\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"plain\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"plain\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->plain = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"with_default\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"with_default\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"with_default\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    o->with_default = (int)v;
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"with_companion\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"with_companion\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"with_companion\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"computed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"computed\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"computed\":", ANY);
        q = tenon__json_read_member(in, p, type, 4, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen | UINT64_C(0x10), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"secret\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"secret\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"secret\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        o->secret = (int)v;
        seen |= UINT64_C(0x20);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x100);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x1f7)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *optional__put(tenon__out *out, char *p, const struct optional *o)
{
    const tenon_type *const type = &tenon__type_optional;
    const size_t bound = optional__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"plain\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->plain);
    p = TENON_GEN_PUT(p, ",\"with_default\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->with_default);
    p = TENON_GEN_PUT(p, ",\"with_companion\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"computed\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->computed);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *optional__get_any(tenon__in *in, const char *p, void *o)
{
    return optional__get(in, p, (struct optional *)o);
}
static char *optional__put_any(tenon__out *out, char *p, const void *o)
{
    return optional__put(out, p, (const struct optional *)o);
}
static const tenon_generated optional__functions = {TENON_ABI, optional__get_any, optional__put_any};

TENON_GEN_STRUCT(optional, struct optional, 9, UINT64_C(0x1ff), 0, &optional__functions);

/* ---- struct with --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct with, has_i, bool *);
TENON_GEN_TYPE_IS(struct with, has_text, bool *);
TENON_GEN_TYPE_IS(struct with, has_str, bool *);
TENON_GEN_TYPE_IS(struct with, has_chars, bool *);
TENON_GEN_TYPE_IS(struct with, has_object, bool *);
TENON_GEN_TYPE_IS(struct with, has_list, bool *);
TENON_GEN_TYPE_IS(struct with, has_fixed, bool *);
TENON_GEN_TYPE_IS(struct with, has_time, bool *);
TENON_GEN_TYPE_IS(struct with, has_limited, bool *);
TENON_GEN_TYPE_IS(struct with, i, int *);
TENON_GEN_TYPE_IS(struct with, text, char **);
TENON_GEN_TYPE_IS(struct with, str, tenon_str *);
TENON_GEN_TYPE_IS(struct with, chars, char (*)[8]);
TENON_GEN_TYPE_IS(struct with, object, struct inner *);
TENON_GEN_TYPE_IS(struct with, list, int **);
TENON_GEN_TYPE_IS(struct with, n, size_t *);
TENON_GEN_TYPE_IS(struct with, fixed, char *(*)[2]);
TENON_GEN_TYPE_IS(struct with, time, tenon_time *);
TENON_GEN_TYPE_IS(struct with, limited, int *);

static const tenon_member with__members[9] = {
    TENON_GEN_MEMBER_WITH(struct with, i, "i", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct with, text, "text", TENON_KIND_CSTR, 1, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct with, str, "str", TENON_KIND_STR, 2, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct with, chars, "chars", TENON_KIND_CHARS, 3, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct with, object, "object", TENON_KIND_OBJECT, 4, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct with, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 5, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct with, n),
                   TENON_GEN_SIZE(struct with, list)),
    TENON_GEN_MANY(struct with, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_CSTR, 6, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct with, fixed)),
    TENON_GEN_MEMBER_WITH(struct with, time, "time", TENON_KIND_TIME, 7, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct with, limited, "limited", TENON_KIND_I32, 8, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail with__details[9] = {
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_i), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_text), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_str), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_chars), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_object), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_list), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_fixed), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_time), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_MIN | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct with, has_limited), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const with__refs[9] = {NULL, NULL, NULL, NULL, &tenon__type_inner, NULL, NULL, NULL,
    NULL};
static const uint16_t with__lookup[19] = {5, 6, 7, 8, 9, 4, 0, 0, 3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1};
enum { with__bound = TENON_GEN_BOUND_BASE + 75 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_TIME
    + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan with__plan = TENON_GEN_PLAN(with__bound, false);

static const char *with__get(tenon__in *in, const char *p, struct with *o)
{
    const tenon_type *const type = &tenon__type_with;
    const char *q;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"i\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"i\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"i\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"text\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"str\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"str\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"chars\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"object\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"object\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"object\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"time\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"time\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"time\":", ANY);
        q = tenon__json_read_member(in, p, type, 7, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"limited\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"limited\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"limited\":", ANY);
        q = tenon__json_read_member(in, p, type, 8, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x1ff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *with__put(tenon__out *out, char *p, const struct with *o)
{
    const tenon_type *const type = &tenon__type_with;
    const size_t bound = with__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"i\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"str\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"object\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    if (!tenon__json_omits_member(out, type, 7, o)) {
        p = TENON_GEN_PUT(p, ",\"time\":");
        p = tenon__json_write_member(out, p, type, 7, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (!tenon__json_omits_member(out, type, 8, o)) {
        p = TENON_GEN_PUT(p, ",\"limited\":");
        p = tenon__json_write_member(out, p, type, 8, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 8);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *with__get_any(tenon__in *in, const char *p, void *o)
{
    return with__get(in, p, (struct with *)o);
}
static char *with__put_any(tenon__out *out, char *p, const void *o)
{
    return with__put(out, p, (const struct with *)o);
}
static const tenon_generated with__functions = {TENON_ABI, with__get_any, with__put_any};

TENON_GEN_STRUCT(with, struct with, 9, UINT64_C(0x1ff), 0, &with__functions);

#ifdef __cplusplus
}
#endif
