/* cases.tenon.c: made by tenongen from cases.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_case_color;
extern const tenon_type tenon__type_case_leaf;
extern const tenon_type tenon__type_case_leaf__camel;
extern const tenon_type tenon__type_case_leaf__snake_upper;
extern const tenon_type tenon__type_case_node;
extern const tenon_type tenon__type_case_node__camel;
extern const tenon_type tenon__type_case_node__snake_upper;
extern const tenon_type tenon__type_case_entry;
extern const tenon_type tenon__type_case_entry__camel;
extern const tenon_type tenon__type_case_entry__snake_upper;
extern const tenon_type tenon__type_case_leaves;
extern const tenon_type tenon__type_case_leaves__camel;
extern const tenon_type tenon__type_case_leaves__snake_upper;
extern const tenon_type tenon__type_case_pair;
extern const tenon_type tenon__type_case_pair__camel;
extern const tenon_type tenon__type_case_pair__snake_upper;
extern const tenon_type tenon__type_case_all;
extern const tenon_type tenon__type_case_all__camel;
extern const tenon_type tenon__type_case_all__snake_upper;
static const char *case_leaf__get(tenon__in *in, const char *p, struct case_leaf *o);
static char *case_leaf__put(tenon__out *out, char *p, const struct case_leaf *o);
static const char *case_leaf__camel__get(tenon__in *in, const char *p, struct case_leaf *o);
static char *case_leaf__camel__put(tenon__out *out, char *p, const struct case_leaf *o);
static const char *case_leaf__snake_upper__get(tenon__in *in, const char *p, struct case_leaf *o);
static char *case_leaf__snake_upper__put(tenon__out *out, char *p, const struct case_leaf *o);
static const char *case_node__get(tenon__in *in, const char *p, struct case_node *o);
static char *case_node__put(tenon__out *out, char *p, const struct case_node *o);
static const char *case_node__camel__get(tenon__in *in, const char *p, struct case_node *o);
static char *case_node__camel__put(tenon__out *out, char *p, const struct case_node *o);
static const char *case_node__snake_upper__get(tenon__in *in, const char *p, struct case_node *o);
static char *case_node__snake_upper__put(tenon__out *out, char *p, const struct case_node *o);
static const char *case_entry__get(tenon__in *in, const char *p, struct case_entry *o);
static char *case_entry__put(tenon__out *out, char *p, const struct case_entry *o);
static const char *case_entry__camel__get(tenon__in *in, const char *p, struct case_entry *o);
static char *case_entry__camel__put(tenon__out *out, char *p, const struct case_entry *o);
static const char *case_entry__snake_upper__get(tenon__in *in, const char *p, struct case_entry *o);
static char *case_entry__snake_upper__put(tenon__out *out, char *p, const struct case_entry *o);
static const char *case_leaves__get(tenon__in *in, const char *p, struct case_leaves *o);
static char *case_leaves__put(tenon__out *out, char *p, const struct case_leaves *o);
static const char *case_leaves__camel__get(tenon__in *in, const char *p, struct case_leaves *o);
static char *case_leaves__camel__put(tenon__out *out, char *p, const struct case_leaves *o);
static const char *case_leaves__snake_upper__get(tenon__in *in, const char *p, struct case_leaves *o);
static char *case_leaves__snake_upper__put(tenon__out *out, char *p, const struct case_leaves *o);
static const char *case_all__get(tenon__in *in, const char *p, struct case_all *o);
static char *case_all__put(tenon__out *out, char *p, const struct case_all *o);
static const char *case_all__camel__get(tenon__in *in, const char *p, struct case_all *o);
static char *case_all__camel__put(tenon__out *out, char *p, const struct case_all *o);
static const char *case_all__snake_upper__get(tenon__in *in, const char *p, struct case_all *o);
static char *case_all__snake_upper__put(tenon__out *out, char *p, const struct case_all *o);

/* ---- enum case_color ----------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum case_color, 4);
TENON_GEN_VALUE_IS(CASE_RED, INT64_C(0));
TENON_GEN_VALUE_IS(CASE_DARK_BLUE, INT64_C(1));

static const tenon_enumerator case_color__enumerators[2] = {
    TENON_GEN_ENUMERATOR(CASE_RED, "CASE_RED"),
    TENON_GEN_ENUMERATOR(CASE_DARK_BLUE, "CASE_DARK_BLUE"),
};
static const tenon_plan case_color__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(case_color, enum case_color, 2);

/* ---- struct case_leaf ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct case_leaf, leaf_value, int *);
TENON_GEN_TYPE_IS(struct case_leaf, IsReady, bool *);

static const tenon_member case_leaf__members[2] = {
    TENON_GEN_MEMBER(struct case_leaf, leaf_value, "leaf_value", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct case_leaf, IsReady, "IsReady", TENON_KIND_BOOL, 1),
};
static const tenon_detail case_leaf__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const case_leaf__refs[2] = {NULL, NULL};
static const uint16_t case_leaf__lookup[5] = {1, 0, 0, 2, 0};
enum { case_leaf__bound = TENON_GEN_BOUND_BASE + 25 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan case_leaf__plan = TENON_GEN_PLAN(case_leaf__bound, false);

static const char *case_leaf__get(tenon__in *in, const char *p, struct case_leaf *o)
{
    const tenon_type *const type = &tenon__type_case_leaf;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"leaf_value\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"leaf_value\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"leaf_value\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->leaf_value = (int)v;
    p = TENON_GEN_READY(in, q, ",\"IsReady\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"IsReady\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"IsReady\":", WORD);
    q = tenon__json_boolean(in, p, &o->IsReady);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *case_leaf__put(tenon__out *out, char *p, const struct case_leaf *o)
{
    const tenon_type *const type = &tenon__type_case_leaf;
    const size_t bound = case_leaf__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"leaf_value\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->leaf_value);
    p = TENON_GEN_PUT(p, ",\"IsReady\":");
    p = tenon__json_put_boolean(out, p, o->IsReady);
    *p = '}';
    return p + 1;
}

static const char *case_leaf__get_any(tenon__in *in, const char *p, void *o)
{
    return case_leaf__get(in, p, (struct case_leaf *)o);
}
static char *case_leaf__put_any(tenon__out *out, char *p, const void *o)
{
    return case_leaf__put(out, p, (const struct case_leaf *)o);
}
static const tenon_generated case_leaf__functions = {TENON_ABI, case_leaf__get_any, case_leaf__put_any};
static const tenon_names case_leaf__names = {NULL,
    {NULL, &tenon__type_case_leaf__camel, NULL, NULL, &tenon__type_case_leaf__snake_upper, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(case_leaf, struct case_leaf, 2, UINT64_C(0x3), 0, &case_leaf__functions, &case_leaf__names);

/* ---- struct case_leaf, camel --------------------------------------------------------- */

static const tenon_member case_leaf__camel__members[2] = {
    TENON_GEN_MEMBER(struct case_leaf, leaf_value, "leafValue", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct case_leaf, IsReady, "isReady", TENON_KIND_BOOL, 1),
};
static const tenon_type *const case_leaf__camel__refs[2] = {NULL, NULL};
static const uint16_t case_leaf__camel__lookup[5] = {1, 0, 0, 0, 2};
enum { case_leaf__camel__bound = TENON_GEN_BOUND_BASE + 24 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan case_leaf__camel__plan = TENON_GEN_PLAN(case_leaf__camel__bound, false);

static const char *case_leaf__camel__get(tenon__in *in, const char *p, struct case_leaf *o)
{
    const tenon_type *const type = &tenon__type_case_leaf__camel;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"leafValue\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"leafValue\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"leafValue\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->leaf_value = (int)v;
    p = TENON_GEN_READY(in, q, ",\"isReady\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"isReady\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"isReady\":", WORD);
    q = tenon__json_boolean(in, p, &o->IsReady);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *case_leaf__camel__put(tenon__out *out, char *p, const struct case_leaf *o)
{
    const tenon_type *const type = &tenon__type_case_leaf__camel;
    const size_t bound = case_leaf__camel__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"leafValue\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->leaf_value);
    p = TENON_GEN_PUT(p, ",\"isReady\":");
    p = tenon__json_put_boolean(out, p, o->IsReady);
    *p = '}';
    return p + 1;
}

static const char *case_leaf__camel__get_any(tenon__in *in, const char *p, void *o)
{
    return case_leaf__camel__get(in, p, (struct case_leaf *)o);
}
static char *case_leaf__camel__put_any(tenon__out *out, char *p, const void *o)
{
    return case_leaf__camel__put(out, p, (const struct case_leaf *)o);
}
static const tenon_generated case_leaf__camel__functions = {TENON_ABI, case_leaf__camel__get_any, case_leaf__camel__put_any};

TENON_GEN_SET(case_leaf__camel, case_leaf, struct case_leaf, 2, UINT64_C(0x3), 0, &case_leaf__camel__functions, NULL);

/* ---- struct case_leaf, SNAKE --------------------------------------------------------- */

static const tenon_member case_leaf__snake_upper__members[2] = {
    TENON_GEN_MEMBER(struct case_leaf, leaf_value, "LEAF_VALUE", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct case_leaf, IsReady, "IS_READY", TENON_KIND_BOOL, 1),
};
static const tenon_type *const case_leaf__snake_upper__refs[2] = {NULL, NULL};
static const uint16_t case_leaf__snake_upper__lookup[5] = {0, 0, 2, 1, 0};
enum { case_leaf__snake_upper__bound = TENON_GEN_BOUND_BASE + 26 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan case_leaf__snake_upper__plan = TENON_GEN_PLAN(case_leaf__snake_upper__bound, false);

static const char *case_leaf__snake_upper__get(tenon__in *in, const char *p, struct case_leaf *o)
{
    const tenon_type *const type = &tenon__type_case_leaf__snake_upper;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"LEAF_VALUE\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"LEAF_VALUE\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"LEAF_VALUE\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->leaf_value = (int)v;
    p = TENON_GEN_READY(in, q, ",\"IS_READY\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"IS_READY\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"IS_READY\":", WORD);
    q = tenon__json_boolean(in, p, &o->IsReady);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *case_leaf__snake_upper__put(tenon__out *out, char *p, const struct case_leaf *o)
{
    const tenon_type *const type = &tenon__type_case_leaf__snake_upper;
    const size_t bound = case_leaf__snake_upper__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"LEAF_VALUE\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->leaf_value);
    p = TENON_GEN_PUT(p, ",\"IS_READY\":");
    p = tenon__json_put_boolean(out, p, o->IsReady);
    *p = '}';
    return p + 1;
}

static const char *case_leaf__snake_upper__get_any(tenon__in *in, const char *p, void *o)
{
    return case_leaf__snake_upper__get(in, p, (struct case_leaf *)o);
}
static char *case_leaf__snake_upper__put_any(tenon__out *out, char *p, const void *o)
{
    return case_leaf__snake_upper__put(out, p, (const struct case_leaf *)o);
}
static const tenon_generated case_leaf__snake_upper__functions = {TENON_ABI, case_leaf__snake_upper__get_any, case_leaf__snake_upper__put_any};

TENON_GEN_SET(case_leaf__snake_upper, case_leaf, struct case_leaf, 2, UINT64_C(0x3), 0, &case_leaf__snake_upper__functions, NULL);

/* ---- struct case_node ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct case_node, display_name, char **);
TENON_GEN_TYPE_IS(struct case_node, next_node, struct case_node **);
TENON_GEN_TYPE_IS(struct case_node, URLValue, int *);
TENON_GEN_TYPE_IS(struct case_node, same, int *);

static const tenon_member case_node__members[4] = {
    TENON_GEN_MEMBER(struct case_node, display_name, "DisplayName", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct case_node, next_node, "NextNode", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct case_node, next_node)),
    TENON_GEN_MEMBER(struct case_node, URLValue, "UrlValue", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct case_node, same, "as_it_is", TENON_KIND_I32, 3),
};
static const tenon_detail case_node__details[4] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_node_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const case_node__refs[4] = {NULL, &tenon__type_case_node, NULL, NULL};
static const uint16_t case_node__lookup[9] = {0, 3, 2, 4, 0, 0, 1, 0, 0};
enum { case_node__bound = TENON_GEN_BOUND_BASE + 51 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_node__plan = TENON_GEN_PLAN(case_node__bound, false);

static const char *case_node__get(tenon__in *in, const char *p, struct case_node *o)
{
    const tenon_type *const type = &tenon__type_case_node;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"DisplayName\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"DisplayName\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"DisplayName\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->display_name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"NextNode\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"NextNode\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"NextNode\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"UrlValue\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"UrlValue\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"UrlValue\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->URLValue = (int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"as_it_is\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"as_it_is\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"as_it_is\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->same = (int)v;
    seen |= UINT64_C(0x8);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *case_node__put(tenon__out *out, char *p, const struct case_node *o)
{
    const tenon_type *const type = &tenon__type_case_node;
    const size_t bound = case_node__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"DisplayName\":");
    p = tenon__gen_cstr(out, p, o->display_name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    if (o->next_node != NULL) {
        p = TENON_GEN_PUT(p, ",\"NextNode\":");
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    p = TENON_GEN_PUT(p, ",\"UrlValue\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->URLValue);
    p = TENON_GEN_PUT(p, ",\"as_it_is\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->same);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_node__get_any(tenon__in *in, const char *p, void *o)
{
    return case_node__get(in, p, (struct case_node *)o);
}
static char *case_node__put_any(tenon__out *out, char *p, const void *o)
{
    return case_node__put(out, p, (const struct case_node *)o);
}
static const tenon_generated case_node__functions = {TENON_ABI, case_node__get_any, case_node__put_any};
static const char *const case_node__c_names[4] = {"display_name", "next_node", "URLValue", NULL};
static const tenon_names case_node__names = {case_node__c_names,
    {NULL, &tenon__type_case_node__camel, NULL, NULL, &tenon__type_case_node__snake_upper, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(case_node, struct case_node, 4, UINT64_C(0xf), 0, &case_node__functions, &case_node__names);

/* ---- struct case_node, camel --------------------------------------------------------- */

static const tenon_member case_node__camel__members[4] = {
    TENON_GEN_MEMBER(struct case_node, display_name, "displayName", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct case_node, next_node, "nextNode", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct case_node, next_node)),
    TENON_GEN_MEMBER(struct case_node, URLValue, "urlValue", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct case_node, same, "as_it_is", TENON_KIND_I32, 3),
};
static const tenon_type *const case_node__camel__refs[4] = {NULL, &tenon__type_case_node__camel, NULL, NULL};
static const uint16_t case_node__camel__lookup[9] = {3, 0, 4, 2, 1, 0, 0, 0, 0};
enum { case_node__camel__bound = TENON_GEN_BOUND_BASE + 51 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_node__camel__plan = TENON_GEN_PLAN(case_node__camel__bound, false);

static const char *case_node__camel__get(tenon__in *in, const char *p, struct case_node *o)
{
    const tenon_type *const type = &tenon__type_case_node__camel;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"displayName\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"displayName\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"displayName\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->display_name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"nextNode\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"nextNode\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"nextNode\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"urlValue\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"urlValue\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"urlValue\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->URLValue = (int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"as_it_is\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"as_it_is\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"as_it_is\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->same = (int)v;
    seen |= UINT64_C(0x8);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *case_node__camel__put(tenon__out *out, char *p, const struct case_node *o)
{
    const tenon_type *const type = &tenon__type_case_node__camel;
    const size_t bound = case_node__camel__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"displayName\":");
    p = tenon__gen_cstr(out, p, o->display_name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    if (o->next_node != NULL) {
        p = TENON_GEN_PUT(p, ",\"nextNode\":");
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    p = TENON_GEN_PUT(p, ",\"urlValue\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->URLValue);
    p = TENON_GEN_PUT(p, ",\"as_it_is\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->same);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_node__camel__get_any(tenon__in *in, const char *p, void *o)
{
    return case_node__camel__get(in, p, (struct case_node *)o);
}
static char *case_node__camel__put_any(tenon__out *out, char *p, const void *o)
{
    return case_node__camel__put(out, p, (const struct case_node *)o);
}
static const tenon_generated case_node__camel__functions = {TENON_ABI, case_node__camel__get_any, case_node__camel__put_any};

TENON_GEN_SET(case_node__camel, case_node, struct case_node, 4, UINT64_C(0xf), 0, &case_node__camel__functions, NULL);

/* ---- struct case_node, SNAKE --------------------------------------------------------- */

static const tenon_member case_node__snake_upper__members[4] = {
    TENON_GEN_MEMBER(struct case_node, display_name, "DISPLAY_NAME", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct case_node, next_node, "NEXT_NODE", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct case_node, next_node)),
    TENON_GEN_MEMBER(struct case_node, URLValue, "URL_VALUE", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct case_node, same, "as_it_is", TENON_KIND_I32, 3),
};
static const tenon_type *const case_node__snake_upper__refs[4] = {NULL, &tenon__type_case_node__snake_upper, NULL, NULL};
static const uint16_t case_node__snake_upper__lookup[9] = {0, 2, 3, 4, 0, 0, 0, 1, 0};
enum { case_node__snake_upper__bound = TENON_GEN_BOUND_BASE + 54 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_node__snake_upper__plan = TENON_GEN_PLAN(case_node__snake_upper__bound, false);

static const char *case_node__snake_upper__get(tenon__in *in, const char *p, struct case_node *o)
{
    const tenon_type *const type = &tenon__type_case_node__snake_upper;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"DISPLAY_NAME\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"DISPLAY_NAME\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"DISPLAY_NAME\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->display_name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"NEXT_NODE\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"NEXT_NODE\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"NEXT_NODE\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"URL_VALUE\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"URL_VALUE\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"URL_VALUE\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->URLValue = (int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"as_it_is\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"as_it_is\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"as_it_is\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->same = (int)v;
    seen |= UINT64_C(0x8);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *case_node__snake_upper__put(tenon__out *out, char *p, const struct case_node *o)
{
    const tenon_type *const type = &tenon__type_case_node__snake_upper;
    const size_t bound = case_node__snake_upper__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"DISPLAY_NAME\":");
    p = tenon__gen_cstr(out, p, o->display_name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    if (o->next_node != NULL) {
        p = TENON_GEN_PUT(p, ",\"NEXT_NODE\":");
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    p = TENON_GEN_PUT(p, ",\"URL_VALUE\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->URLValue);
    p = TENON_GEN_PUT(p, ",\"as_it_is\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->same);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_node__snake_upper__get_any(tenon__in *in, const char *p, void *o)
{
    return case_node__snake_upper__get(in, p, (struct case_node *)o);
}
static char *case_node__snake_upper__put_any(tenon__out *out, char *p, const void *o)
{
    return case_node__snake_upper__put(out, p, (const struct case_node *)o);
}
static const tenon_generated case_node__snake_upper__functions = {TENON_ABI, case_node__snake_upper__get_any, case_node__snake_upper__put_any};

TENON_GEN_SET(case_node__snake_upper, case_node, struct case_node, 4, UINT64_C(0xf), 0, &case_node__snake_upper__functions, NULL);

/* ---- struct case_entry --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct case_entry, key, char **);
TENON_GEN_TYPE_IS(struct case_entry, leaf_item, struct case_leaf *);

static const tenon_member case_entry__members[2] = {
    TENON_GEN_MEMBER(struct case_entry, key, "key", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct case_entry, leaf_item, "leaf_item", TENON_KIND_OBJECT, 1),
};
static const tenon_detail case_entry__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(case_leaf),
};
static const tenon_type *const case_entry__refs[2] = {NULL, &tenon__type_case_leaf};
static const uint16_t case_entry__lookup[5] = {2, 0, 0, 1, 0};
enum { case_entry__bound = TENON_GEN_BOUND_BASE + 20 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_entry__plan = TENON_GEN_PLAN(case_entry__bound, false);

static const char *case_entry__get(tenon__in *in, const char *p, struct case_entry *o)
{
    const tenon_type *const type = &tenon__type_case_entry;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"key\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"key\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"key\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->key);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"leaf_item\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaf_item\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leaf_item\":", ANY);
    q = case_leaf__get(in, p, &o->leaf_item);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *case_entry__put(tenon__out *out, char *p, const struct case_entry *o)
{
    const tenon_type *const type = &tenon__type_case_entry;
    const size_t bound = case_entry__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"key\":");
    p = tenon__gen_cstr(out, p, o->key, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"leaf_item\":");
    p = tenon__gen_room(out, case_leaf__put(out, p, &o->leaf_item), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_entry__get_any(tenon__in *in, const char *p, void *o)
{
    return case_entry__get(in, p, (struct case_entry *)o);
}
static char *case_entry__put_any(tenon__out *out, char *p, const void *o)
{
    return case_entry__put(out, p, (const struct case_entry *)o);
}
static const tenon_generated case_entry__functions = {TENON_ABI, case_entry__get_any, case_entry__put_any};
static const tenon_names case_entry__names = {NULL,
    {NULL, &tenon__type_case_entry__camel, NULL, NULL, &tenon__type_case_entry__snake_upper, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(case_entry, struct case_entry, 2, UINT64_C(0x3), 0, &case_entry__functions, &case_entry__names);

/* ---- struct case_entry, camel -------------------------------------------------------- */

static const tenon_member case_entry__camel__members[2] = {
    TENON_GEN_MEMBER(struct case_entry, key, "key", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct case_entry, leaf_item, "leafItem", TENON_KIND_OBJECT, 1),
};
static const tenon_type *const case_entry__camel__refs[2] = {NULL, &tenon__type_case_leaf__camel};
static const uint16_t case_entry__camel__lookup[5] = {0, 2, 0, 1, 0};
enum { case_entry__camel__bound = TENON_GEN_BOUND_BASE + 19 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_entry__camel__plan = TENON_GEN_PLAN(case_entry__camel__bound, false);

static const char *case_entry__camel__get(tenon__in *in, const char *p, struct case_entry *o)
{
    const tenon_type *const type = &tenon__type_case_entry__camel;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"key\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"key\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"key\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->key);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"leafItem\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leafItem\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leafItem\":", ANY);
    q = case_leaf__camel__get(in, p, &o->leaf_item);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *case_entry__camel__put(tenon__out *out, char *p, const struct case_entry *o)
{
    const tenon_type *const type = &tenon__type_case_entry__camel;
    const size_t bound = case_entry__camel__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"key\":");
    p = tenon__gen_cstr(out, p, o->key, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"leafItem\":");
    p = tenon__gen_room(out, case_leaf__camel__put(out, p, &o->leaf_item), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_entry__camel__get_any(tenon__in *in, const char *p, void *o)
{
    return case_entry__camel__get(in, p, (struct case_entry *)o);
}
static char *case_entry__camel__put_any(tenon__out *out, char *p, const void *o)
{
    return case_entry__camel__put(out, p, (const struct case_entry *)o);
}
static const tenon_generated case_entry__camel__functions = {TENON_ABI, case_entry__camel__get_any, case_entry__camel__put_any};

TENON_GEN_SET(case_entry__camel, case_entry, struct case_entry, 2, UINT64_C(0x3), 0, &case_entry__camel__functions, NULL);

/* ---- struct case_entry, SNAKE -------------------------------------------------------- */

static const tenon_member case_entry__snake_upper__members[2] = {
    TENON_GEN_MEMBER(struct case_entry, key, "KEY", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct case_entry, leaf_item, "LEAF_ITEM", TENON_KIND_OBJECT, 1),
};
static const tenon_type *const case_entry__snake_upper__refs[2] = {NULL, &tenon__type_case_leaf__snake_upper};
static const uint16_t case_entry__snake_upper__lookup[5] = {0, 2, 0, 0, 1};
enum { case_entry__snake_upper__bound = TENON_GEN_BOUND_BASE + 20 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_entry__snake_upper__plan = TENON_GEN_PLAN(case_entry__snake_upper__bound, false);

static const char *case_entry__snake_upper__get(tenon__in *in, const char *p, struct case_entry *o)
{
    const tenon_type *const type = &tenon__type_case_entry__snake_upper;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"KEY\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"KEY\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"KEY\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->key);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"LEAF_ITEM\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"LEAF_ITEM\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"LEAF_ITEM\":", ANY);
    q = case_leaf__snake_upper__get(in, p, &o->leaf_item);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *case_entry__snake_upper__put(tenon__out *out, char *p, const struct case_entry *o)
{
    const tenon_type *const type = &tenon__type_case_entry__snake_upper;
    const size_t bound = case_entry__snake_upper__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"KEY\":");
    p = tenon__gen_cstr(out, p, o->key, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"LEAF_ITEM\":");
    p = tenon__gen_room(out, case_leaf__snake_upper__put(out, p, &o->leaf_item), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_entry__snake_upper__get_any(tenon__in *in, const char *p, void *o)
{
    return case_entry__snake_upper__get(in, p, (struct case_entry *)o);
}
static char *case_entry__snake_upper__put_any(tenon__out *out, char *p, const void *o)
{
    return case_entry__snake_upper__put(out, p, (const struct case_entry *)o);
}
static const tenon_generated case_entry__snake_upper__functions = {TENON_ABI, case_entry__snake_upper__get_any, case_entry__snake_upper__put_any};

TENON_GEN_SET(case_entry__snake_upper, case_entry, struct case_entry, 2, UINT64_C(0x3), 0, &case_entry__snake_upper__functions, NULL);

/* ---- struct case_leaves -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct case_leaves, leaf_items, struct case_leaf **);
TENON_GEN_TYPE_IS(struct case_leaves, n, size_t *);

static const tenon_member case_leaves__members[1] = {
    TENON_GEN_MANY(struct case_leaves, leaf_items, "leaf_items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct case_leaves, n),
                   TENON_GEN_SIZE(struct case_leaves, leaf_items)),
};
static const tenon_detail case_leaves__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_leaf_type),
};
static const tenon_type *const case_leaves__refs[1] = {&tenon__type_case_leaf};
static const uint16_t case_leaves__lookup[3] = {0, 1, 0};
enum { case_leaves__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan case_leaves__plan = TENON_GEN_PLAN(case_leaves__bound, false);

static const char *case_leaves__get_leaf_items(tenon__in *in, const char *p, struct case_leaves *o)
{
    struct case_leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_leaves, &case_leaves__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_leaf *)(void *)g.data + g.n++;
        q = case_leaf__get(in, p, e);
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

static char *case_leaves__put_leaf_items(tenon__out *out, char *p, const struct case_leaves *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->leaf_items))
        return tenon__json_write_member(out, p, &tenon__type_case_leaves, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct case_leaf *const e = &o->leaf_items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = case_leaf__put(out, p, e);
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

static const char *case_leaves__get(tenon__in *in, const char *p, struct case_leaves *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = case_leaves__get_leaf_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_case_leaves, o);
}

static char *case_leaves__put(tenon__out *out, char *p, const struct case_leaves *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? case_leaves__put_leaf_items(out, p, o) : NULL;
}

static const char *case_leaves__get_any(tenon__in *in, const char *p, void *o)
{
    return case_leaves__get(in, p, (struct case_leaves *)o);
}
static char *case_leaves__put_any(tenon__out *out, char *p, const void *o)
{
    return case_leaves__put(out, p, (const struct case_leaves *)o);
}
static const tenon_generated case_leaves__functions = {TENON_ABI, case_leaves__get_any, case_leaves__put_any};
static const tenon_names case_leaves__names = {NULL,
    {NULL, &tenon__type_case_leaves__camel, NULL, NULL, &tenon__type_case_leaves__snake_upper, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(case_leaves, struct case_leaves, 1, UINT64_C(0x1), TENON_TRANSPARENT, &case_leaves__functions, &case_leaves__names);

/* ---- struct case_leaves, camel ------------------------------------------------------- */

static const tenon_member case_leaves__camel__members[1] = {
    TENON_GEN_MANY(struct case_leaves, leaf_items, "leafItems", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct case_leaves, n),
                   TENON_GEN_SIZE(struct case_leaves, leaf_items)),
};
static const tenon_type *const case_leaves__camel__refs[1] = {&tenon__type_case_leaf__camel};
static const uint16_t case_leaves__camel__lookup[3] = {1, 0, 0};
enum { case_leaves__camel__bound = TENON_GEN_BOUND_BASE + 13 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan case_leaves__camel__plan = TENON_GEN_PLAN(case_leaves__camel__bound, false);

static const char *case_leaves__camel__get_leaf_items(tenon__in *in, const char *p, struct case_leaves *o)
{
    struct case_leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_leaves__camel, &case_leaves__camel__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_leaf *)(void *)g.data + g.n++;
        q = case_leaf__camel__get(in, p, e);
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

static char *case_leaves__camel__put_leaf_items(tenon__out *out, char *p, const struct case_leaves *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->leaf_items))
        return tenon__json_write_member(out, p, &tenon__type_case_leaves__camel, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct case_leaf *const e = &o->leaf_items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = case_leaf__camel__put(out, p, e);
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

static const char *case_leaves__camel__get(tenon__in *in, const char *p, struct case_leaves *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = case_leaves__camel__get_leaf_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_case_leaves__camel, o);
}

static char *case_leaves__camel__put(tenon__out *out, char *p, const struct case_leaves *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? case_leaves__camel__put_leaf_items(out, p, o) : NULL;
}

static const char *case_leaves__camel__get_any(tenon__in *in, const char *p, void *o)
{
    return case_leaves__camel__get(in, p, (struct case_leaves *)o);
}
static char *case_leaves__camel__put_any(tenon__out *out, char *p, const void *o)
{
    return case_leaves__camel__put(out, p, (const struct case_leaves *)o);
}
static const tenon_generated case_leaves__camel__functions = {TENON_ABI, case_leaves__camel__get_any, case_leaves__camel__put_any};

TENON_GEN_SET(case_leaves__camel, case_leaves, struct case_leaves, 1, UINT64_C(0x1), TENON_TRANSPARENT, &case_leaves__camel__functions, NULL);

/* ---- struct case_leaves, SNAKE ------------------------------------------------------- */

static const tenon_member case_leaves__snake_upper__members[1] = {
    TENON_GEN_MANY(struct case_leaves, leaf_items, "LEAF_ITEMS", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct case_leaves, n),
                   TENON_GEN_SIZE(struct case_leaves, leaf_items)),
};
static const tenon_type *const case_leaves__snake_upper__refs[1] = {&tenon__type_case_leaf__snake_upper};
static const uint16_t case_leaves__snake_upper__lookup[3] = {1, 0, 0};
enum { case_leaves__snake_upper__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan case_leaves__snake_upper__plan = TENON_GEN_PLAN(case_leaves__snake_upper__bound, false);

static const char *case_leaves__snake_upper__get_leaf_items(tenon__in *in, const char *p, struct case_leaves *o)
{
    struct case_leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_leaves__snake_upper, &case_leaves__snake_upper__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_leaf *)(void *)g.data + g.n++;
        q = case_leaf__snake_upper__get(in, p, e);
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

static char *case_leaves__snake_upper__put_leaf_items(tenon__out *out, char *p, const struct case_leaves *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->leaf_items))
        return tenon__json_write_member(out, p, &tenon__type_case_leaves__snake_upper, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct case_leaf *const e = &o->leaf_items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = case_leaf__snake_upper__put(out, p, e);
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

static const char *case_leaves__snake_upper__get(tenon__in *in, const char *p, struct case_leaves *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = case_leaves__snake_upper__get_leaf_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_case_leaves__snake_upper, o);
}

static char *case_leaves__snake_upper__put(tenon__out *out, char *p, const struct case_leaves *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? case_leaves__snake_upper__put_leaf_items(out, p, o) : NULL;
}

static const char *case_leaves__snake_upper__get_any(tenon__in *in, const char *p, void *o)
{
    return case_leaves__snake_upper__get(in, p, (struct case_leaves *)o);
}
static char *case_leaves__snake_upper__put_any(tenon__out *out, char *p, const void *o)
{
    return case_leaves__snake_upper__put(out, p, (const struct case_leaves *)o);
}
static const tenon_generated case_leaves__snake_upper__functions = {TENON_ABI, case_leaves__snake_upper__get_any, case_leaves__snake_upper__put_any};

TENON_GEN_SET(case_leaves__snake_upper, case_leaves, struct case_leaves, 1, UINT64_C(0x1), TENON_TRANSPARENT, &case_leaves__snake_upper__functions, NULL);

/* ---- struct case_pair ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct case_pair, key, char **);
TENON_GEN_TYPE_IS(struct case_pair, pair_value, struct case_leaf *);

static const tenon_member case_pair__members[1] = {
    TENON_GEN_MEMBER(struct case_pair, pair_value, "pair_value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail case_pair__details[1] = {
    TENON_GEN_REFERS(case_leaf),
};
static const tenon_type *const case_pair__refs[1] = {&tenon__type_case_leaf};
static const uint16_t case_pair__lookup[3] = {0, 1, 0};
enum { case_pair__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_pair__plan = TENON_GEN_PLAN(case_pair__bound, false);
static const tenon_names case_pair__names = {NULL,
    {NULL, &tenon__type_case_pair__camel, NULL, NULL, &tenon__type_case_pair__snake_upper, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(case_pair, struct case_pair, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL, &case_pair__names);

/* ---- struct case_pair, camel --------------------------------------------------------- */

static const tenon_member case_pair__camel__members[1] = {
    TENON_GEN_MEMBER(struct case_pair, pair_value, "pairValue", TENON_KIND_OBJECT, 0),
};
static const tenon_type *const case_pair__camel__refs[1] = {&tenon__type_case_leaf__camel};
static const uint16_t case_pair__camel__lookup[3] = {0, 0, 1};
enum { case_pair__camel__bound = TENON_GEN_BOUND_BASE + 13 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_pair__camel__plan = TENON_GEN_PLAN(case_pair__camel__bound, false);

TENON_GEN_SET(case_pair__camel, case_pair, struct case_pair, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL, NULL);

/* ---- struct case_pair, SNAKE --------------------------------------------------------- */

static const tenon_member case_pair__snake_upper__members[1] = {
    TENON_GEN_MEMBER(struct case_pair, pair_value, "PAIR_VALUE", TENON_KIND_OBJECT, 0),
};
static const tenon_type *const case_pair__snake_upper__refs[1] = {&tenon__type_case_leaf__snake_upper};
static const uint16_t case_pair__snake_upper__lookup[3] = {0, 1, 0};
enum { case_pair__snake_upper__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan case_pair__snake_upper__plan = TENON_GEN_PLAN(case_pair__snake_upper__bound, false);

TENON_GEN_SET(case_pair__snake_upper, case_pair, struct case_pair, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL, NULL);

/* ---- struct case_all ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct case_all, item_count, int *);
TENON_GEN_TYPE_IS(struct case_all, fixed_name, int *);
TENON_GEN_TYPE_IS(struct case_all, old_one, int *);
TENON_GEN_TYPE_IS(struct case_all, main_color, enum case_color *);
TENON_GEN_TYPE_IS(struct case_all, one_leaf, struct case_leaf *);
TENON_GEN_TYPE_IS(struct case_all, maybe_leaf, struct case_leaf **);
TENON_GEN_TYPE_IS(struct case_all, many_leaves, struct case_leaf **);
TENON_GEN_TYPE_IS(struct case_all, n_leaves, size_t *);
TENON_GEN_TYPE_IS(struct case_all, by_key, struct case_entry **);
TENON_GEN_TYPE_IS(struct case_all, n_keys, size_t *);
TENON_GEN_TYPE_IS(struct case_all, plain_map, struct case_pair **);
TENON_GEN_TYPE_IS(struct case_all, n_pairs, size_t *);
TENON_GEN_TYPE_IS(struct case_all, node_list, struct case_node **);
TENON_GEN_TYPE_IS(struct case_all, leaf_grid, struct case_leaf (*)[2]);
TENON_GEN_TYPE_IS(struct case_all, bare_leaves, struct case_leaves *);
TENON_GEN_TYPE_IS(struct case_all, textValue, char **);
TENON_GEN_TYPE_IS(struct case_all, __, int *);

static const tenon_member case_all__members[14] = {
    TENON_GEN_MEMBER_WITH(struct case_all, item_count, "item_count", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER(struct case_all, fixed_name, "the fixed_name", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct case_all, old_one, "old_one", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct case_all, main_color, "main_color", TENON_KIND_ENUM, 3),
    TENON_GEN_MEMBER(struct case_all, one_leaf, "one_leaf", TENON_KIND_OBJECT, 4),
    TENON_GEN_MANY(struct case_all, maybe_leaf, "maybe_leaf", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct case_all, maybe_leaf)),
    TENON_GEN_MANY(struct case_all, many_leaves, "many_leaves", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct case_all, n_leaves),
                   TENON_GEN_SIZE(struct case_all, many_leaves)),
    TENON_GEN_MANY(struct case_all, by_key, "by_key", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct case_all, n_keys),
                   TENON_GEN_SIZE(struct case_all, by_key)),
    TENON_GEN_MANY(struct case_all, plain_map, "plain_map", TENON_KIND_MAP, TENON_KIND_OBJECT, 8, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct case_all, n_pairs),
                   TENON_GEN_SIZE(struct case_all, plain_map)),
    TENON_GEN_MANY(struct case_all, node_list, "node_list", TENON_KIND_POINTER, TENON_KIND_OBJECT, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct case_all, node_list)),
    TENON_GEN_MANY(struct case_all, leaf_grid, "leaf_grid", TENON_KIND_FIXED, TENON_KIND_OBJECT, 10, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct case_all, leaf_grid)),
    TENON_GEN_MEMBER(struct case_all, bare_leaves, "bare_leaves", TENON_KIND_OBJECT, 11),
    TENON_GEN_MEMBER_WITH(struct case_all, textValue, "textValue", TENON_KIND_CSTR, 12, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER(struct case_all, __, "__", TENON_KIND_I32, 13),
};
static const tenon_detail case_all__details[14] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED | TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(0), TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "oldOne\000older_one\000", NULL, 0), NULL),
    TENON_GEN_REFERS(case_color),
    TENON_GEN_REFERS(case_leaf),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_leaf_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_leaf_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct case_entry, key), TENON_GEN_SIZE(struct case_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct case_pair, key), TENON_GEN_SIZE(struct case_pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_pair_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_node_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, case_leaf_type),
    TENON_GEN_REFERS(case_leaves),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const case_all__refs[14] = {NULL, NULL, NULL, &tenon__type_case_color, &tenon__type_case_leaf, &tenon__type_case_leaf, &tenon__type_case_leaf, &tenon__type_case_entry,
    &tenon__type_case_pair, &tenon__type_case_node, &tenon__type_case_leaf, &tenon__type_case_leaves, NULL, NULL};
static const uint16_t case_all__lookup[29] = {0, 12, 0, 0, 0, 0, 4, 13, 1, 0, 0, 0, 0, 0, 0, 0, 0, 6, 9, 5, 2, 3, 10, 7,
    14, 8, 11, 0, 0};
enum { case_all__bound = TENON_GEN_BOUND_BASE + 181 + 4 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 4 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + 2 * TENON_GEN_BOUND_MAP
    + TENON_GEN_BOUND_NAMES(16) };
static const tenon_plan case_all__plan = TENON_GEN_PLAN(case_all__bound, true);

static const char *case_all__get_many_leaves(tenon__in *in, const char *p, struct case_all *o)
{
    struct case_leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_all, &case_all__members[6], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_leaf *)(void *)g.data + g.n++;
        q = case_leaf__get(in, p, e);
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

static char *case_all__put_many_leaves(tenon__out *out, char *p, const struct case_all *o)
{
    const size_t n = (size_t)o->n_leaves;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->many_leaves))
        return tenon__json_write_member(out, p, &tenon__type_case_all, 6, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct case_leaf *const e = &o->many_leaves[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = case_leaf__put(out, p, e);
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

static const char *case_all__get_plain_map(tenon__in *in, const char *p, struct case_all *o)
{
    struct case_pair *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_all, &case_all__members[8], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_pair *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_CSTR, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, strlen(e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = case_leaf__get(in, p, &e->pair_value);
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

static char *case_all__put_plain_map(tenon__out *out, char *p, const struct case_all *o)
{
    const size_t n = (size_t)o->n_pairs;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->plain_map))
        return tenon__json_write_member(out, p, &tenon__type_case_all, 8, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct case_pair *const e = &o->plain_map[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = key ? strlen(key) : 0;
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_case_all, 8, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = case_leaf__put(out, p, &e->pair_value);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
    }
    p = tenon__need(out, p, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_all__get(tenon__in *in, const char *p, struct case_all *o)
{
    const tenon_type *const type = &tenon__type_case_all;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"item_count\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"item_count\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"item_count\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(0)))
        return tenon__gen_limited(in, p, type, o, 0, seen);
    o->item_count = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"the fixed_name\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"the fixed_name\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"the fixed_name\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    o->fixed_name = (int)v;
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"old_one\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"old_one\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"old_one\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->old_one = (int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"main_color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"main_color\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"main_color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_case_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->main_color = (enum case_color)v;
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"one_leaf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"one_leaf\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"one_leaf\":", ANY);
    q = case_leaf__get(in, p, &o->one_leaf);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"maybe_leaf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybe_leaf\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybe_leaf\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"many_leaves\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"many_leaves\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"many_leaves\":", WORD);
    q = case_all__get_many_leaves(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"by_key\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"by_key\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"by_key\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"plain_map\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plain_map\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"plain_map\":", WORD);
    q = case_all__get_plain_map(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x100);
    p = TENON_GEN_READY(in, q, ",\"node_list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"node_list\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"node_list\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"leaf_grid\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaf_grid\":")))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leaf_grid\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x400);
    p = TENON_GEN_READY(in, q, ",\"bare_leaves\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bare_leaves\":")))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"bare_leaves\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x800);
    p = TENON_GEN_READY(in, q, ",\"textValue\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"textValue\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"textValue\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->textValue);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1000);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"__\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"__\":")))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"__\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
    o->__ = (int)v;
    seen |= UINT64_C(0x2000);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x3fff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *case_all__put(tenon__out *out, char *p, const struct case_all *o)
{
    const tenon_type *const type = &tenon__type_case_all;
    const size_t bound = case_all__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"item_count\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->item_count);
    p = TENON_GEN_PUT(p, ",\"the fixed_name\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->fixed_name);
    p = TENON_GEN_PUT(p, ",\"old_one\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->old_one);
    p = TENON_GEN_PUT(p, ",\"main_color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_case_color, (int32_t)o->main_color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"one_leaf\":");
    p = tenon__gen_room(out, case_leaf__put(out, p, &o->one_leaf), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"maybe_leaf\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"many_leaves\":");
    p = tenon__gen_room(out, case_all__put_many_leaves(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"by_key\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"plain_map\":");
    p = tenon__gen_room(out, case_all__put_plain_map(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"node_list\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"leaf_grid\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"bare_leaves\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    if (o->textValue != NULL) {
        p = TENON_GEN_PUT(p, ",\"textValue\":");
        p = tenon__gen_cstr(out, p, o->textValue, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 12);
    }
    p = TENON_GEN_PUT(p, ",\"__\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->__);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_all__get_any(tenon__in *in, const char *p, void *o)
{
    return case_all__get(in, p, (struct case_all *)o);
}
static char *case_all__put_any(tenon__out *out, char *p, const void *o)
{
    return case_all__put(out, p, (const struct case_all *)o);
}
static const tenon_generated case_all__functions = {TENON_ABI, case_all__get_any, case_all__put_any};
static const tenon_names case_all__names = {NULL,
    {NULL, &tenon__type_case_all__camel, NULL, NULL, &tenon__type_case_all__snake_upper, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(case_all, struct case_all, 14, UINT64_C(0x3fff), TENON_REFUSE_UNKNOWN_MEMBERS, &case_all__functions, &case_all__names);

/* ---- struct case_all, camel ---------------------------------------------------------- */

static const tenon_member case_all__camel__members[14] = {
    TENON_GEN_MEMBER_WITH(struct case_all, item_count, "itemCount", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER(struct case_all, fixed_name, "the fixed_name", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct case_all, old_one, "oldOne", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct case_all, main_color, "mainColor", TENON_KIND_ENUM, 3),
    TENON_GEN_MEMBER(struct case_all, one_leaf, "oneLeaf", TENON_KIND_OBJECT, 4),
    TENON_GEN_MANY(struct case_all, maybe_leaf, "maybeLeaf", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct case_all, maybe_leaf)),
    TENON_GEN_MANY(struct case_all, many_leaves, "manyLeaves", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct case_all, n_leaves),
                   TENON_GEN_SIZE(struct case_all, many_leaves)),
    TENON_GEN_MANY(struct case_all, by_key, "byKey", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct case_all, n_keys),
                   TENON_GEN_SIZE(struct case_all, by_key)),
    TENON_GEN_MANY(struct case_all, plain_map, "plainMap", TENON_KIND_MAP, TENON_KIND_OBJECT, 8, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct case_all, n_pairs),
                   TENON_GEN_SIZE(struct case_all, plain_map)),
    TENON_GEN_MANY(struct case_all, node_list, "nodeList", TENON_KIND_POINTER, TENON_KIND_OBJECT, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct case_all, node_list)),
    TENON_GEN_MANY(struct case_all, leaf_grid, "leafGrid", TENON_KIND_FIXED, TENON_KIND_OBJECT, 10, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct case_all, leaf_grid)),
    TENON_GEN_MEMBER(struct case_all, bare_leaves, "bareLeaves", TENON_KIND_OBJECT, 11),
    TENON_GEN_MEMBER_WITH(struct case_all, textValue, "textValue", TENON_KIND_CSTR, 12, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER(struct case_all, __, "__", TENON_KIND_I32, 13),
};
static const tenon_type *const case_all__camel__refs[14] = {NULL, NULL, NULL, &tenon__type_case_color, &tenon__type_case_leaf__camel, &tenon__type_case_leaf__camel, &tenon__type_case_leaf__camel, &tenon__type_case_entry__camel,
    &tenon__type_case_pair__camel, &tenon__type_case_node__camel, &tenon__type_case_leaf__camel, &tenon__type_case_leaves__camel, NULL, NULL};
static const uint16_t case_all__camel__lookup[29] = {0, 0, 5, 0, 12, 6, 13, 0, 0, 0, 7, 0, 8, 0, 0, 10, 0, 11, 1, 4, 2, 9, 14, 0,
    0, 0, 0, 3, 0};
enum { case_all__camel__bound = TENON_GEN_BOUND_BASE + 170 + 4 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 4 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + 2 * TENON_GEN_BOUND_MAP
    + TENON_GEN_BOUND_NAMES(16) };
static const tenon_plan case_all__camel__plan = TENON_GEN_PLAN(case_all__camel__bound, true);

static const char *case_all__camel__get_many_leaves(tenon__in *in, const char *p, struct case_all *o)
{
    struct case_leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_all__camel, &case_all__camel__members[6], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_leaf *)(void *)g.data + g.n++;
        q = case_leaf__camel__get(in, p, e);
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

static char *case_all__camel__put_many_leaves(tenon__out *out, char *p, const struct case_all *o)
{
    const size_t n = (size_t)o->n_leaves;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->many_leaves))
        return tenon__json_write_member(out, p, &tenon__type_case_all__camel, 6, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct case_leaf *const e = &o->many_leaves[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = case_leaf__camel__put(out, p, e);
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

static const char *case_all__camel__get_plain_map(tenon__in *in, const char *p, struct case_all *o)
{
    struct case_pair *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_all__camel, &case_all__camel__members[8], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_pair *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_CSTR, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, strlen(e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = case_leaf__camel__get(in, p, &e->pair_value);
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

static char *case_all__camel__put_plain_map(tenon__out *out, char *p, const struct case_all *o)
{
    const size_t n = (size_t)o->n_pairs;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->plain_map))
        return tenon__json_write_member(out, p, &tenon__type_case_all__camel, 8, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct case_pair *const e = &o->plain_map[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = key ? strlen(key) : 0;
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_case_all__camel, 8, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = case_leaf__camel__put(out, p, &e->pair_value);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
    }
    p = tenon__need(out, p, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_all__camel__get(tenon__in *in, const char *p, struct case_all *o)
{
    const tenon_type *const type = &tenon__type_case_all__camel;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"itemCount\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"itemCount\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"itemCount\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(0)))
        return tenon__gen_limited(in, p, type, o, 0, seen);
    o->item_count = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"the fixed_name\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"the fixed_name\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"the fixed_name\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    o->fixed_name = (int)v;
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"oldOne\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"oldOne\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"oldOne\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->old_one = (int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"mainColor\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"mainColor\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"mainColor\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_case_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->main_color = (enum case_color)v;
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"oneLeaf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"oneLeaf\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"oneLeaf\":", ANY);
    q = case_leaf__camel__get(in, p, &o->one_leaf);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"maybeLeaf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybeLeaf\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybeLeaf\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"manyLeaves\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"manyLeaves\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"manyLeaves\":", WORD);
    q = case_all__camel__get_many_leaves(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"byKey\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byKey\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"byKey\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"plainMap\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plainMap\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"plainMap\":", WORD);
    q = case_all__camel__get_plain_map(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x100);
    p = TENON_GEN_READY(in, q, ",\"nodeList\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"nodeList\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"nodeList\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"leafGrid\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leafGrid\":")))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leafGrid\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x400);
    p = TENON_GEN_READY(in, q, ",\"bareLeaves\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bareLeaves\":")))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"bareLeaves\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x800);
    p = TENON_GEN_READY(in, q, ",\"textValue\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"textValue\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"textValue\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->textValue);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1000);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"__\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"__\":")))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"__\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
    o->__ = (int)v;
    seen |= UINT64_C(0x2000);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x3fff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *case_all__camel__put(tenon__out *out, char *p, const struct case_all *o)
{
    const tenon_type *const type = &tenon__type_case_all__camel;
    const size_t bound = case_all__camel__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"itemCount\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->item_count);
    p = TENON_GEN_PUT(p, ",\"the fixed_name\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->fixed_name);
    p = TENON_GEN_PUT(p, ",\"oldOne\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->old_one);
    p = TENON_GEN_PUT(p, ",\"mainColor\":");
    p = tenon__json_put_enum(out, p, &tenon__type_case_color, (int32_t)o->main_color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"oneLeaf\":");
    p = tenon__gen_room(out, case_leaf__camel__put(out, p, &o->one_leaf), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"maybeLeaf\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"manyLeaves\":");
    p = tenon__gen_room(out, case_all__camel__put_many_leaves(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"byKey\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"plainMap\":");
    p = tenon__gen_room(out, case_all__camel__put_plain_map(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"nodeList\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"leafGrid\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"bareLeaves\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    if (o->textValue != NULL) {
        p = TENON_GEN_PUT(p, ",\"textValue\":");
        p = tenon__gen_cstr(out, p, o->textValue, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 12);
    }
    p = TENON_GEN_PUT(p, ",\"__\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->__);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_all__camel__get_any(tenon__in *in, const char *p, void *o)
{
    return case_all__camel__get(in, p, (struct case_all *)o);
}
static char *case_all__camel__put_any(tenon__out *out, char *p, const void *o)
{
    return case_all__camel__put(out, p, (const struct case_all *)o);
}
static const tenon_generated case_all__camel__functions = {TENON_ABI, case_all__camel__get_any, case_all__camel__put_any};

TENON_GEN_SET(case_all__camel, case_all, struct case_all, 14, UINT64_C(0x3fff), TENON_REFUSE_UNKNOWN_MEMBERS, &case_all__camel__functions, NULL);

/* ---- struct case_all, SNAKE ---------------------------------------------------------- */

static const tenon_member case_all__snake_upper__members[14] = {
    TENON_GEN_MEMBER_WITH(struct case_all, item_count, "ITEM_COUNT", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER(struct case_all, fixed_name, "the fixed_name", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct case_all, old_one, "OLD_ONE", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct case_all, main_color, "MAIN_COLOR", TENON_KIND_ENUM, 3),
    TENON_GEN_MEMBER(struct case_all, one_leaf, "ONE_LEAF", TENON_KIND_OBJECT, 4),
    TENON_GEN_MANY(struct case_all, maybe_leaf, "MAYBE_LEAF", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct case_all, maybe_leaf)),
    TENON_GEN_MANY(struct case_all, many_leaves, "MANY_LEAVES", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct case_all, n_leaves),
                   TENON_GEN_SIZE(struct case_all, many_leaves)),
    TENON_GEN_MANY(struct case_all, by_key, "BY_KEY", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct case_all, n_keys),
                   TENON_GEN_SIZE(struct case_all, by_key)),
    TENON_GEN_MANY(struct case_all, plain_map, "PLAIN_MAP", TENON_KIND_MAP, TENON_KIND_OBJECT, 8, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct case_all, n_pairs),
                   TENON_GEN_SIZE(struct case_all, plain_map)),
    TENON_GEN_MANY(struct case_all, node_list, "NODE_LIST", TENON_KIND_POINTER, TENON_KIND_OBJECT, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct case_all, node_list)),
    TENON_GEN_MANY(struct case_all, leaf_grid, "LEAF_GRID", TENON_KIND_FIXED, TENON_KIND_OBJECT, 10, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct case_all, leaf_grid)),
    TENON_GEN_MEMBER(struct case_all, bare_leaves, "BARE_LEAVES", TENON_KIND_OBJECT, 11),
    TENON_GEN_MEMBER_WITH(struct case_all, textValue, "TEXT_VALUE", TENON_KIND_CSTR, 12, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER(struct case_all, __, "__", TENON_KIND_I32, 13),
};
static const tenon_type *const case_all__snake_upper__refs[14] = {NULL, NULL, NULL, &tenon__type_case_color, &tenon__type_case_leaf__snake_upper, &tenon__type_case_leaf__snake_upper, &tenon__type_case_leaf__snake_upper, &tenon__type_case_entry__snake_upper,
    &tenon__type_case_pair__snake_upper, &tenon__type_case_node__snake_upper, &tenon__type_case_leaf__snake_upper, &tenon__type_case_leaves__snake_upper, NULL, NULL};
static const uint16_t case_all__snake_upper__lookup[29] = {3, 0, 1, 0, 0, 0, 9, 13, 0, 0, 0, 0, 4, 0, 12, 10, 0, 11, 0, 0, 2, 8, 7, 5,
    14, 0, 0, 6, 0};
enum { case_all__snake_upper__bound = TENON_GEN_BOUND_BASE + 182 + 4 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 4 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + 2 * TENON_GEN_BOUND_MAP
    + TENON_GEN_BOUND_NAMES(16) };
static const tenon_plan case_all__snake_upper__plan = TENON_GEN_PLAN(case_all__snake_upper__bound, true);

static const char *case_all__snake_upper__get_many_leaves(tenon__in *in, const char *p, struct case_all *o)
{
    struct case_leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_all__snake_upper, &case_all__snake_upper__members[6], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_leaf *)(void *)g.data + g.n++;
        q = case_leaf__snake_upper__get(in, p, e);
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

static char *case_all__snake_upper__put_many_leaves(tenon__out *out, char *p, const struct case_all *o)
{
    const size_t n = (size_t)o->n_leaves;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->many_leaves))
        return tenon__json_write_member(out, p, &tenon__type_case_all__snake_upper, 6, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct case_leaf *const e = &o->many_leaves[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = case_leaf__snake_upper__put(out, p, e);
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

static const char *case_all__snake_upper__get_plain_map(tenon__in *in, const char *p, struct case_all *o)
{
    struct case_pair *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_case_all__snake_upper, &case_all__snake_upper__members[8], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct case_pair *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_CSTR, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, strlen(e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = case_leaf__snake_upper__get(in, p, &e->pair_value);
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

static char *case_all__snake_upper__put_plain_map(tenon__out *out, char *p, const struct case_all *o)
{
    const size_t n = (size_t)o->n_pairs;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->plain_map))
        return tenon__json_write_member(out, p, &tenon__type_case_all__snake_upper, 8, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct case_pair *const e = &o->plain_map[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = key ? strlen(key) : 0;
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_case_all__snake_upper, 8, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = case_leaf__snake_upper__put(out, p, &e->pair_value);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
    }
    p = tenon__need(out, p, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_all__snake_upper__get(tenon__in *in, const char *p, struct case_all *o)
{
    const tenon_type *const type = &tenon__type_case_all__snake_upper;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"ITEM_COUNT\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"ITEM_COUNT\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"ITEM_COUNT\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(0)))
        return tenon__gen_limited(in, p, type, o, 0, seen);
    o->item_count = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"the fixed_name\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"the fixed_name\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"the fixed_name\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    o->fixed_name = (int)v;
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"OLD_ONE\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"OLD_ONE\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"OLD_ONE\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->old_one = (int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"MAIN_COLOR\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MAIN_COLOR\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MAIN_COLOR\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_case_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->main_color = (enum case_color)v;
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"ONE_LEAF\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ONE_LEAF\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ONE_LEAF\":", ANY);
    q = case_leaf__snake_upper__get(in, p, &o->one_leaf);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"MAYBE_LEAF\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MAYBE_LEAF\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MAYBE_LEAF\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"MANY_LEAVES\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MANY_LEAVES\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MANY_LEAVES\":", WORD);
    q = case_all__snake_upper__get_many_leaves(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"BY_KEY\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"BY_KEY\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"BY_KEY\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"PLAIN_MAP\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"PLAIN_MAP\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"PLAIN_MAP\":", WORD);
    q = case_all__snake_upper__get_plain_map(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x100);
    p = TENON_GEN_READY(in, q, ",\"NODE_LIST\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"NODE_LIST\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"NODE_LIST\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"LEAF_GRID\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"LEAF_GRID\":")))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"LEAF_GRID\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x400);
    p = TENON_GEN_READY(in, q, ",\"BARE_LEAVES\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"BARE_LEAVES\":")))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"BARE_LEAVES\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x800);
    p = TENON_GEN_READY(in, q, ",\"TEXT_VALUE\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"TEXT_VALUE\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"TEXT_VALUE\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->textValue);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1000);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"__\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"__\":")))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"__\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
    o->__ = (int)v;
    seen |= UINT64_C(0x2000);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x3fff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *case_all__snake_upper__put(tenon__out *out, char *p, const struct case_all *o)
{
    const tenon_type *const type = &tenon__type_case_all__snake_upper;
    const size_t bound = case_all__snake_upper__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"ITEM_COUNT\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->item_count);
    p = TENON_GEN_PUT(p, ",\"the fixed_name\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->fixed_name);
    p = TENON_GEN_PUT(p, ",\"OLD_ONE\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->old_one);
    p = TENON_GEN_PUT(p, ",\"MAIN_COLOR\":");
    p = tenon__json_put_enum(out, p, &tenon__type_case_color, (int32_t)o->main_color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"ONE_LEAF\":");
    p = tenon__gen_room(out, case_leaf__snake_upper__put(out, p, &o->one_leaf), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"MAYBE_LEAF\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"MANY_LEAVES\":");
    p = tenon__gen_room(out, case_all__snake_upper__put_many_leaves(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"BY_KEY\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"PLAIN_MAP\":");
    p = tenon__gen_room(out, case_all__snake_upper__put_plain_map(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"NODE_LIST\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"LEAF_GRID\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"BARE_LEAVES\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    if (o->textValue != NULL) {
        p = TENON_GEN_PUT(p, ",\"TEXT_VALUE\":");
        p = tenon__gen_cstr(out, p, o->textValue, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 12);
    }
    p = TENON_GEN_PUT(p, ",\"__\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->__);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *case_all__snake_upper__get_any(tenon__in *in, const char *p, void *o)
{
    return case_all__snake_upper__get(in, p, (struct case_all *)o);
}
static char *case_all__snake_upper__put_any(tenon__out *out, char *p, const void *o)
{
    return case_all__snake_upper__put(out, p, (const struct case_all *)o);
}
static const tenon_generated case_all__snake_upper__functions = {TENON_ABI, case_all__snake_upper__get_any, case_all__snake_upper__put_any};

TENON_GEN_SET(case_all__snake_upper, case_all, struct case_all, 14, UINT64_C(0x3fff), TENON_REFUSE_UNKNOWN_MEMBERS, &case_all__snake_upper__functions, NULL);

#ifdef __cplusplus
}
#endif
