/* unknown.tenon.c: made by tenongen from unknown.h; edit that instead. Tables and JSON functions of the types in it. */
#include "unknown.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_inner;
extern const tenon_type tenon__type_strict;
extern const tenon_type tenon__type_entry;
extern const tenon_type tenon__type_outer;
static const char *inner__get(tenon__in *in, const char *p, struct inner *o);
static char *inner__put(tenon__out *out, char *p, const struct inner *o);
static const char *strict__get(tenon__in *in, const char *p, struct strict *o);
static char *strict__put(tenon__out *out, char *p, const struct strict *o);
static const char *entry__get(tenon__in *in, const char *p, struct entry *o);
static char *entry__put(tenon__out *out, char *p, const struct entry *o);
static const char *outer__get(tenon__in *in, const char *p, struct outer *o);
static char *outer__put(tenon__out *out, char *p, const struct outer *o);

/* ---- struct inner -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct inner, known, int *);

static const tenon_member inner__members[1] = {
    TENON_GEN_MEMBER(struct inner, known, "known", TENON_KIND_I32, 0),
};
static const tenon_detail inner__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const inner__refs[1] = {NULL};
static const uint16_t inner__lookup[3] = {0, 1, 0};
enum { inner__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan inner__plan = TENON_GEN_PLAN(inner__bound, false);

static const char *inner__get(tenon__in *in, const char *p, struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"known\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"known\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"known\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->known = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *inner__put(tenon__out *out, char *p, const struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
    const size_t bound = inner__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"known\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->known);
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

/* ---- struct strict ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct strict, color, int *);
TENON_GEN_TYPE_IS(struct strict, text, char **);

static const tenon_member strict__members[2] = {
    TENON_GEN_MEMBER(struct strict, color, "color", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct strict, text, "text", TENON_KIND_CSTR, 1),
};
static const tenon_detail strict__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "colour\000", NULL, 0), NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const strict__refs[2] = {NULL, NULL};
static const uint16_t strict__lookup[5] = {0, 0, 0, 1, 2};
enum { strict__bound = TENON_GEN_BOUND_BASE + 17 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan strict__plan = TENON_GEN_PLAN(strict__bound, true);

static const char *strict__get(tenon__in *in, const char *p, struct strict *o)
{
    const tenon_type *const type = &tenon__type_strict;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"color\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"color\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->color = (int)v;
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

static char *strict__put(tenon__out *out, char *p, const struct strict *o)
{
    const tenon_type *const type = &tenon__type_strict;
    const size_t bound = strict__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"color\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->color);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *strict__get_any(tenon__in *in, const char *p, void *o)
{
    return strict__get(in, p, (struct strict *)o);
}
static char *strict__put_any(tenon__out *out, char *p, const void *o)
{
    return strict__put(out, p, (const struct strict *)o);
}
static const tenon_generated strict__functions = {TENON_ABI, strict__get_any, strict__put_any};

TENON_GEN_STRUCT(strict, struct strict, 2, UINT64_C(0x3), TENON_REFUSE_UNKNOWN_MEMBERS, &strict__functions);

/* ---- struct entry -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct entry, key, char **);
TENON_GEN_TYPE_IS(struct entry, in, struct inner *);

static const tenon_member entry__members[1] = {
    TENON_GEN_MEMBER(struct entry, in, "in", TENON_KIND_OBJECT, 0),
};
static const tenon_detail entry__details[1] = {
    TENON_GEN_REFERS(inner),
};
static const tenon_type *const entry__refs[1] = {&tenon__type_inner};
static const uint16_t entry__lookup[3] = {0, 1, 0};
enum { entry__bound = TENON_GEN_BOUND_BASE + 6 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan entry__plan = TENON_GEN_PLAN(entry__bound, false);

static const char *entry__get(tenon__in *in, const char *p, struct entry *o)
{
    const tenon_type *const type = &tenon__type_entry;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"in\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"in\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"in\":", ANY);
    q = inner__get(in, p, &o->in);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *entry__put(tenon__out *out, char *p, const struct entry *o)
{
    const tenon_type *const type = &tenon__type_entry;
    const size_t bound = entry__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"in\":");
    p = tenon__gen_room(out, inner__put(out, p, &o->in), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *entry__get_any(tenon__in *in, const char *p, void *o)
{
    return entry__get(in, p, (struct entry *)o);
}
static char *entry__put_any(tenon__out *out, char *p, const void *o)
{
    return entry__put(out, p, (const struct entry *)o);
}
static const tenon_generated entry__functions = {TENON_ABI, entry__get_any, entry__put_any};

TENON_GEN_STRUCT(entry, struct entry, 1, UINT64_C(0x1), 0, &entry__functions);

/* ---- struct outer -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct outer, text, char **);
TENON_GEN_TYPE_IS(struct outer, numbers, int (*)[2]);
TENON_GEN_TYPE_IS(struct outer, inner, struct inner *);
TENON_GEN_TYPE_IS(struct outer, strict, struct strict *);
TENON_GEN_TYPE_IS(struct outer, list, struct inner **);
TENON_GEN_TYPE_IS(struct outer, n_list, size_t *);
TENON_GEN_TYPE_IS(struct outer, map, struct entry **);
TENON_GEN_TYPE_IS(struct outer, n_map, size_t *);
TENON_GEN_TYPE_IS(struct outer, pointer, struct inner **);

static const tenon_member outer__members[7] = {
    TENON_GEN_MEMBER(struct outer, text, "text", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct outer, numbers, "numbers", TENON_KIND_FIXED, TENON_KIND_I32, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct outer, numbers)),
    TENON_GEN_MEMBER(struct outer, inner, "inner", TENON_KIND_OBJECT, 2),
    TENON_GEN_MEMBER(struct outer, strict, "strict", TENON_KIND_OBJECT, 3),
    TENON_GEN_MANY(struct outer, list, "list", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct outer, n_list),
                   TENON_GEN_SIZE(struct outer, list)),
    TENON_GEN_MANY(struct outer, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 5, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct outer, n_map),
                   TENON_GEN_SIZE(struct outer, map)),
    TENON_GEN_MANY(struct outer, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 6, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct outer, pointer)),
};
static const tenon_detail outer__details[7] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(inner),
    TENON_GEN_REFERS(strict),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct entry, key), TENON_GEN_SIZE(struct entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, entry_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
};
static const tenon_type *const outer__refs[7] = {NULL, NULL, &tenon__type_inner, &tenon__type_strict, &tenon__type_inner, &tenon__type_entry, &tenon__type_inner};
static const uint16_t outer__lookup[15] = {3, 5, 0, 6, 0, 0, 0, 4, 0, 1, 7, 0, 2, 0, 0};
enum { outer__bound = TENON_GEN_BOUND_BASE + 64 + 1 * TENON_GEN_BOUND_CSTR + 3 * TENON_GEN_BOUND_OBJECT
    + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED + 1 * TENON_GEN_BOUND_MAP };
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
    p = TENON_GEN_READY(in, q, ",\"numbers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"numbers\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"numbers\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"inner\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inner\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"inner\":", ANY);
    q = inner__get(in, p, &o->inner);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"strict\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"strict\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"strict\":", ANY);
    q = strict__get(in, p, &o->strict);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", WORD);
    q = outer__get_list(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
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
    p = TENON_GEN_PUT(p, ",\"numbers\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"inner\":");
    p = tenon__gen_room(out, inner__put(out, p, &o->inner), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"strict\":");
    p = tenon__gen_room(out, strict__put(out, p, &o->strict), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__gen_room(out, outer__put_list(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
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

TENON_GEN_STRUCT(outer, struct outer, 7, UINT64_C(0x7f), 0, &outer__functions);

#ifdef __cplusplus
}
#endif
