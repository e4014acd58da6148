/* long_path.tenon.c: made by tenongen from long_path.h; edit that instead. Tables and JSON functions of the types in it. */
#include "long_path.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_node;
static const char *node__get(tenon__in *in, const char *p, struct node *o);
static char *node__put(tenon__out *out, char *p, const struct node *o);

/* ---- struct node --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct node, children_of_this_node, struct node **);
TENON_GEN_TYPE_IS(struct node, n, size_t *);
TENON_GEN_TYPE_IS(struct node, value_at_fault, int *);

static const tenon_member node__members[2] = {
    TENON_GEN_MANY(struct node, children_of_this_node, "children_of_this_node", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct node, n),
                   TENON_GEN_SIZE(struct node, children_of_this_node)),
    TENON_GEN_MEMBER(struct node, value_at_fault, "value_at_fault", TENON_KIND_I32, 1),
};
static const tenon_detail node__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, node_type),
    TENON_GEN_PLAIN,
};
static const tenon_type *const node__refs[2] = {&tenon__type_node, NULL};
static const uint16_t node__lookup[5] = {0, 2, 0, 1, 0};
enum { node__bound = TENON_GEN_BOUND_BASE + 43 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan node__plan = TENON_GEN_PLAN(node__bound, false);

static const char *node__get_children_of_this_node(tenon__in *in, const char *p, struct node *o)
{
    struct node *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_node, &node__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct node *)(void *)g.data + g.n++;
        q = node__get(in, p, e);
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

static char *node__put_children_of_this_node(tenon__out *out, char *p, const struct node *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->children_of_this_node))
        return tenon__json_write_member(out, p, &tenon__type_node, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct node *const e = &o->children_of_this_node[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = node__put(out, p, e);
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

static const char *node__get(tenon__in *in, const char *p, struct node *o)
{
    const tenon_type *const type = &tenon__type_node;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"children_of_this_node\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"children_of_this_node\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"children_of_this_node\":", WORD);
    q = node__get_children_of_this_node(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"value_at_fault\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"value_at_fault\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"value_at_fault\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->value_at_fault = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
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
    p = TENON_GEN_PUT(p, "{\"children_of_this_node\":");
    p = tenon__gen_room(out, node__put_children_of_this_node(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"value_at_fault\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value_at_fault);
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

TENON_GEN_STRUCT(node, struct node, 2, UINT64_C(0x3), 0, &node__functions);

#ifdef __cplusplus
}
#endif
