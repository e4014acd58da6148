/* update.tenon.c: made by tenongen from update.h; edit that instead. Tables and JSON functions of the types in it. */
#include "update.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_mood;
extern const tenon_type tenon__type_leaf;
extern const tenon_type tenon__type_entry;
extern const tenon_type tenon__type_tree;
extern const tenon_type tenon__type_flat;
static const char *leaf__get(tenon__in *in, const char *p, struct leaf *o);
static char *leaf__put(tenon__out *out, char *p, const struct leaf *o);
static const char *entry__get(tenon__in *in, const char *p, struct entry *o);
static char *entry__put(tenon__out *out, char *p, const struct entry *o);
static const char *tree__get(tenon__in *in, const char *p, struct tree *o);
static char *tree__put(tenon__out *out, char *p, const struct tree *o);
static const char *flat__get(tenon__in *in, const char *p, struct flat *o);
static char *flat__put(tenon__out *out, char *p, const struct flat *o);

/* ---- enum mood ----------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum mood, 4);
TENON_GEN_VALUE_IS(CALM, INT64_C(0));
TENON_GEN_VALUE_IS(GLAD, INT64_C(1));

static const tenon_enumerator mood__enumerators[2] = {
    TENON_GEN_ENUMERATOR(CALM, "CALM"),
    TENON_GEN_ENUMERATOR(GLAD, "GLAD"),
};
static const tenon_plan mood__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(mood, enum mood, 2);

/* ---- struct leaf --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct leaf, x, int *);
TENON_GEN_TYPE_IS(struct leaf, text, char **);

static const tenon_member leaf__members[2] = {
    TENON_GEN_MEMBER(struct leaf, x, "x", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct leaf, text, "text", TENON_KIND_CSTR, 1),
};
static const tenon_detail leaf__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const leaf__refs[2] = {NULL, NULL};
static const uint16_t leaf__lookup[5] = {0, 1, 0, 2, 0};
enum { leaf__bound = TENON_GEN_BOUND_BASE + 13 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan leaf__plan = TENON_GEN_PLAN(leaf__bound, false);

static const char *leaf__get(tenon__in *in, const char *p, struct leaf *o)
{
    const tenon_type *const type = &tenon__type_leaf;
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

static char *leaf__put(tenon__out *out, char *p, const struct leaf *o)
{
    const tenon_type *const type = &tenon__type_leaf;
    const size_t bound = leaf__bound;
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

static const char *leaf__get_any(tenon__in *in, const char *p, void *o)
{
    return leaf__get(in, p, (struct leaf *)o);
}
static char *leaf__put_any(tenon__out *out, char *p, const void *o)
{
    return leaf__put(out, p, (const struct leaf *)o);
}
static const tenon_generated leaf__functions = {TENON_ABI, leaf__get_any, leaf__put_any};

TENON_GEN_STRUCT(leaf, struct leaf, 2, UINT64_C(0x3), 0, &leaf__functions);

/* ---- struct entry -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct entry, key, char **);
TENON_GEN_TYPE_IS(struct entry, leaf, struct leaf *);

static const tenon_member entry__members[1] = {
    TENON_GEN_MEMBER(struct entry, leaf, "leaf", TENON_KIND_OBJECT, 0),
};
static const tenon_detail entry__details[1] = {
    TENON_GEN_REFERS(leaf),
};
static const tenon_type *const entry__refs[1] = {&tenon__type_leaf};
static const uint16_t entry__lookup[3] = {0, 1, 0};
enum { entry__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan entry__plan = TENON_GEN_PLAN(entry__bound, false);

static const char *entry__get(tenon__in *in, const char *p, struct entry *o)
{
    const tenon_type *const type = &tenon__type_entry;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"leaf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"leaf\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"leaf\":", ANY);
    q = leaf__get(in, p, &o->leaf);
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
    p = TENON_GEN_PUT(p, "{\"leaf\":");
    p = tenon__gen_room(out, leaf__put(out, p, &o->leaf), bound);
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

/* ---- struct tree --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tree, b, bool *);
TENON_GEN_TYPE_IS(struct tree, i, int *);
TENON_GEN_TYPE_IS(struct tree, u, uint64_t *);
TENON_GEN_TYPE_IS(struct tree, f, float *);
TENON_GEN_TYPE_IS(struct tree, d, double *);
TENON_GEN_TYPE_IS(struct tree, c, char **);
TENON_GEN_TYPE_IS(struct tree, s, tenon_str *);
TENON_GEN_TYPE_IS(struct tree, chars, char (*)[8]);
TENON_GEN_TYPE_IS(struct tree, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct tree, time, tenon_time *);
TENON_GEN_TYPE_IS(struct tree, mood, enum mood *);
TENON_GEN_TYPE_IS(struct tree, leaf, struct leaf *);
TENON_GEN_TYPE_IS(struct tree, pointer, struct leaf **);
TENON_GEN_TYPE_IS(struct tree, texts, char ***);
TENON_GEN_TYPE_IS(struct tree, n_texts, size_t *);
TENON_GEN_TYPE_IS(struct tree, leaves, struct leaf **);
TENON_GEN_TYPE_IS(struct tree, n_leaves, size_t *);
TENON_GEN_TYPE_IS(struct tree, fixed, int (*)[3]);
TENON_GEN_TYPE_IS(struct tree, names, char *(*)[2]);
TENON_GEN_TYPE_IS(struct tree, pair, struct leaf (*)[2]);
TENON_GEN_TYPE_IS(struct tree, counted, int (*)[4]);
TENON_GEN_TYPE_IS(struct tree, n_counted, size_t *);
TENON_GEN_TYPE_IS(struct tree, map, struct entry **);
TENON_GEN_TYPE_IS(struct tree, n_map, size_t *);
TENON_GEN_TYPE_IS(struct tree, cell, char ***);
TENON_GEN_TYPE_IS(struct tree, limited, int *);
TENON_GEN_TYPE_IS(struct tree, cut, char (*)[4]);

static const tenon_member tree__members[23] = {
    TENON_GEN_MEMBER(struct tree, b, "b", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct tree, i, "i", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct tree, u, "u", TENON_KIND_U64, 2),
    TENON_GEN_MEMBER(struct tree, f, "f", TENON_KIND_F32, 3),
    TENON_GEN_MEMBER(struct tree, d, "d", TENON_KIND_F64, 4),
    TENON_GEN_MEMBER(struct tree, c, "c", TENON_KIND_CSTR, 5),
    TENON_GEN_MEMBER(struct tree, s, "s", TENON_KIND_STR, 6),
    TENON_GEN_MEMBER(struct tree, chars, "chars", TENON_KIND_CHARS, 7),
    TENON_GEN_MEMBER(struct tree, raw, "raw", TENON_KIND_RAW, 8),
    TENON_GEN_MEMBER(struct tree, time, "time", TENON_KIND_TIME, 9),
    TENON_GEN_MEMBER(struct tree, mood, "mood", TENON_KIND_ENUM, 10),
    TENON_GEN_MEMBER(struct tree, leaf, "leaf", TENON_KIND_OBJECT, 11),
    TENON_GEN_MANY(struct tree, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 12, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct tree, pointer)),
    TENON_GEN_MANY(struct tree, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_CSTR, 13, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct tree, n_texts),
                   TENON_GEN_SIZE(struct tree, texts)),
    TENON_GEN_MANY(struct tree, leaves, "leaves", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 14, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct tree, n_leaves),
                   TENON_GEN_SIZE(struct tree, leaves)),
    TENON_GEN_MANY(struct tree, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 15, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct tree, fixed)),
    TENON_GEN_MANY(struct tree, names, "names", TENON_KIND_FIXED, TENON_KIND_CSTR, 16, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct tree, names)),
    TENON_GEN_MANY(struct tree, pair, "pair", TENON_KIND_FIXED, TENON_KIND_OBJECT, 17, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct tree, pair)),
    TENON_GEN_MANY(struct tree, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 18, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct tree, n_counted),
                   TENON_GEN_LENGTH(struct tree, counted)),
    TENON_GEN_MANY(struct tree, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 19, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct tree, n_map),
                   TENON_GEN_SIZE(struct tree, map)),
    TENON_GEN_MANY(struct tree, cell, "cell", TENON_KIND_POINTER, TENON_KIND_CSTR, 20, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct tree, cell)),
    TENON_GEN_MEMBER_WITH(struct tree, limited, "limited", TENON_KIND_I32, 21, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct tree, cut, "cut", TENON_KIND_CHARS, 22, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
};
static const tenon_detail tree__details[23] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(mood),
    TENON_GEN_REFERS(leaf),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, leaf_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, leaf_type),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, leaf_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct entry, key), TENON_GEN_SIZE(struct entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, entry_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(0), TENON_GEN_WHOLE(10), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_LEN | TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 5, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const tree__refs[23] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, &tenon__type_mood, &tenon__type_leaf, &tenon__type_leaf, NULL, &tenon__type_leaf, NULL,
    NULL, &tenon__type_leaf, NULL, &tenon__type_entry, NULL, NULL, NULL};
static const uint16_t tree__lookup[47] = {0, 22, 23, 6, 10, 1, 0, 0, 0, 20, 0, 3, 8, 17, 0, 0, 0, 19, 5, 0, 4, 18, 0, 0,
    0, 0, 0, 0, 0, 0, 12, 13, 0, 11, 9, 14, 15, 0, 7, 0, 0, 0, 21, 0, 16, 0, 2};
enum { tree__bound = TENON_GEN_BOUND_BASE + 175 + 1 * TENON_GEN_BOUND_BOOL + 2 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64
    + 2 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR + 2 * TENON_GEN_BOUND_CHARS
    + 1 * TENON_GEN_BOUND_RAW + 1 * TENON_GEN_BOUND_TIME + 2 * TENON_GEN_BOUND_OBJECT
    + 2 * TENON_GEN_BOUND_ARRAY + 4 * TENON_GEN_BOUND_FIXED + 1 * TENON_GEN_BOUND_MAP
    + TENON_GEN_BOUND_NAMES(6) };
static const tenon_plan tree__plan = TENON_GEN_PLAN(tree__bound, false);

static const char *tree__get_leaves(tenon__in *in, const char *p, struct tree *o)
{
    struct leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_tree, &tree__members[14], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct leaf *)(void *)g.data + g.n++;
        q = leaf__get(in, p, e);
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

static char *tree__put_leaves(tenon__out *out, char *p, const struct tree *o)
{
    const size_t n = (size_t)o->n_leaves;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->leaves))
        return tenon__json_write_member(out, p, &tenon__type_tree, 14, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct leaf *const e = &o->leaves[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = leaf__put(out, p, e);
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

static const char *tree__get(tenon__in *in, const char *p, struct tree *o)
{
    const tenon_type *const type = &tenon__type_tree;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"b\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"b\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"b\":", WORD);
    q = tenon__json_boolean(in, p, &o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->i = (int)v;
    p = TENON_GEN_READY(in, q, ",\"u\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->u = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_f32(in, p, &o->f);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_f64(in, p, &o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"s\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
    q = tenon__json_str(in, p, &o->s);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"time\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", TIME);
    q = tenon__json_time(in, p, &o->time);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"mood\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"mood\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"mood\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_mood, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->mood = (enum mood)v;
    p = TENON_GEN_READY(in, q, ",\"leaf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaf\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leaf\":", ANY);
    q = leaf__get(in, p, &o->leaf);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"leaves\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaves\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leaves\":", WORD);
    q = tree__get_leaves(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"names\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"names\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"names\":", ANY);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pair\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pair\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pair\":", ANY);
    q = tenon__json_read_member(in, p, type, 17, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"counted\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
    q = tenon__json_read_member(in, p, type, 18, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cell\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cell\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cell\":", ANY);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"limited\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"limited\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"limited\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(0)) || TENON__UNLIKELY(v > (int64_t)(10)))
        return tenon__gen_limited(in, p, type, o, 21, UINT64_C(0x1fffff));
    o->limited = (int)v;
    p = TENON_GEN_READY(in, q, ",\"cut\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cut\":")))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cut\":", ANY);
    q = tenon__json_read_member(in, p, type, 22, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *tree__put(tenon__out *out, char *p, const struct tree *o)
{
    const tenon_type *const type = &tenon__type_tree;
    const size_t bound = tree__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"b\":");
    p = tenon__json_put_boolean(out, p, o->b);
    p = TENON_GEN_PUT(p, ",\"i\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i);
    p = TENON_GEN_PUT(p, ",\"u\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_put_f32(out, p, o->f);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_f64(out, p, o->d);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__gen_cstr(out, p, o->c, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"s\":");
    p = tenon__gen_str(out, p, &o->s, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_put_time(out, p, &o->time);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"mood\":");
    p = tenon__json_put_enum(out, p, &tenon__type_mood, (int32_t)o->mood, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"leaf\":");
    p = tenon__gen_room(out, leaf__put(out, p, &o->leaf), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 13, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"leaves\":");
    p = tenon__gen_room(out, tree__put_leaves(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 15, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"names\":");
    p = tenon__json_write_member(out, p, type, 16, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"pair\":");
    p = tenon__json_write_member(out, p, type, 17, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"counted\":");
    p = tenon__json_write_member(out, p, type, 18, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 19, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    p = TENON_GEN_PUT(p, ",\"cell\":");
    p = tenon__json_write_member(out, p, type, 20, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 20);
    p = TENON_GEN_PUT(p, ",\"limited\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->limited);
    p = TENON_GEN_PUT(p, ",\"cut\":");
    p = tenon__gen_chars(out, p, o->cut, sizeof o->cut, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 22);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *tree__get_any(tenon__in *in, const char *p, void *o)
{
    return tree__get(in, p, (struct tree *)o);
}
static char *tree__put_any(tenon__out *out, char *p, const void *o)
{
    return tree__put(out, p, (const struct tree *)o);
}
static const tenon_generated tree__functions = {TENON_ABI, tree__get_any, tree__put_any};

TENON_GEN_STRUCT(tree, struct tree, 23, UINT64_C(0x7fffff), 0, &tree__functions);

/* ---- struct flat --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct flat, i, int *);
TENON_GEN_TYPE_IS(struct flat, fixed, int (*)[2]);
TENON_GEN_TYPE_IS(struct flat, view, tenon_str *);

static const tenon_member flat__members[3] = {
    TENON_GEN_MEMBER(struct flat, i, "i", TENON_KIND_I32, 0),
    TENON_GEN_MANY(struct flat, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct flat, fixed)),
    TENON_GEN_MEMBER(struct flat, view, "view", TENON_KIND_STR, 2),
};
static const tenon_detail flat__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const flat__refs[3] = {NULL, NULL, NULL};
static const uint16_t flat__lookup[7] = {2, 3, 0, 0, 0, 0, 1};
enum { flat__bound = TENON_GEN_BOUND_BASE + 22 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan flat__plan = TENON_GEN_PLAN(flat__bound, false);

static const char *flat__get(tenon__in *in, const char *p, struct flat *o)
{
    const tenon_type *const type = &tenon__type_flat;
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
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"view\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"view\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"view\":", STRING);
    q = tenon__json_str(in, p, &o->view);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *flat__put(tenon__out *out, char *p, const struct flat *o)
{
    const tenon_type *const type = &tenon__type_flat;
    const size_t bound = flat__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"i\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"view\":");
    p = tenon__gen_str(out, p, &o->view, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *flat__get_any(tenon__in *in, const char *p, void *o)
{
    return flat__get(in, p, (struct flat *)o);
}
static char *flat__put_any(tenon__out *out, char *p, const void *o)
{
    return flat__put(out, p, (const struct flat *)o);
}
static const tenon_generated flat__functions = {TENON_ABI, flat__get_any, flat__put_any};

TENON_GEN_STRUCT(flat, struct flat, 3, UINT64_C(0x7), 0, &flat__functions);

#ifdef __cplusplus
}
#endif
