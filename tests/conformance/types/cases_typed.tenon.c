/* cases_typed.tenon.c: made by tenongen from cases_typed.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_typed.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_a01;
extern const tenon_type tenon__type_u64_n;
extern const tenon_type tenon__type_i64_n;
extern const tenon_type tenon__type_f64_n;
extern const tenon_type tenon__type_one_f64;
extern const tenon_type tenon__type_one_u64;
extern const tenon_type tenon__type_cstr_user;
extern const tenon_type tenon__type_str_user;
extern const tenon_type tenon__type_int_a;
extern const tenon_type tenon__type_a13;
extern const tenon_type tenon__type_a14;
extern const tenon_type tenon__type_c01;
extern const tenon_type tenon__type_plain_port;
extern const tenon_type tenon__type_c01d;
extern const tenon_type tenon__type_limits;
extern const tenon_type tenon__type_c02;
extern const tenon_type tenon__type_c03_listen;
extern const tenon_type tenon__type_c03_net;
extern const tenon_type tenon__type_c03;
extern const tenon_type tenon__type_c04;
extern const tenon_type tenon__type_item;
extern const tenon_type tenon__type_c06;
extern const tenon_type tenon__type_c07;
extern const tenon_type tenon__type_c07_cut;
extern const tenon_type tenon__type_node;
extern const tenon_type tenon__type_color;
extern const tenon_type tenon__type_c09;
extern const tenon_type tenon__type_c09_green;
extern const tenon_type tenon__type_c11;
static const char *a01__get(tenon__in *in, const char *p, struct a01 *o);
static char *a01__put(tenon__out *out, char *p, const struct a01 *o);
static const char *u64_n__get(tenon__in *in, const char *p, struct u64_n *o);
static char *u64_n__put(tenon__out *out, char *p, const struct u64_n *o);
static const char *i64_n__get(tenon__in *in, const char *p, struct i64_n *o);
static char *i64_n__put(tenon__out *out, char *p, const struct i64_n *o);
static const char *f64_n__get(tenon__in *in, const char *p, struct f64_n *o);
static char *f64_n__put(tenon__out *out, char *p, const struct f64_n *o);
static const char *cstr_user__get(tenon__in *in, const char *p, struct cstr_user *o);
static char *cstr_user__put(tenon__out *out, char *p, const struct cstr_user *o);
static const char *str_user__get(tenon__in *in, const char *p, struct str_user *o);
static char *str_user__put(tenon__out *out, char *p, const struct str_user *o);
static const char *int_a__get(tenon__in *in, const char *p, struct int_a *o);
static char *int_a__put(tenon__out *out, char *p, const struct int_a *o);
static const char *a13__get(tenon__in *in, const char *p, struct a13 *o);
static char *a13__put(tenon__out *out, char *p, const struct a13 *o);
static const char *a14__get(tenon__in *in, const char *p, struct a14 *o);
static char *a14__put(tenon__out *out, char *p, const struct a14 *o);
static const char *c01__get(tenon__in *in, const char *p, struct c01 *o);
static char *c01__put(tenon__out *out, char *p, const struct c01 *o);
static const char *plain_port__get(tenon__in *in, const char *p, struct plain_port *o);
static char *plain_port__put(tenon__out *out, char *p, const struct plain_port *o);
static const char *c01d__get(tenon__in *in, const char *p, struct c01d *o);
static char *c01d__put(tenon__out *out, char *p, const struct c01d *o);
static const char *limits__get(tenon__in *in, const char *p, struct limits *o);
static char *limits__put(tenon__out *out, char *p, const struct limits *o);
static const char *c02__get(tenon__in *in, const char *p, struct c02 *o);
static char *c02__put(tenon__out *out, char *p, const struct c02 *o);
static const char *c03_listen__get(tenon__in *in, const char *p, struct c03_listen *o);
static char *c03_listen__put(tenon__out *out, char *p, const struct c03_listen *o);
static const char *c03_net__get(tenon__in *in, const char *p, struct c03_net *o);
static char *c03_net__put(tenon__out *out, char *p, const struct c03_net *o);
static const char *c03__get(tenon__in *in, const char *p, struct c03 *o);
static char *c03__put(tenon__out *out, char *p, const struct c03 *o);
static const char *c04__get(tenon__in *in, const char *p, struct c04 *o);
static char *c04__put(tenon__out *out, char *p, const struct c04 *o);
static const char *item__get(tenon__in *in, const char *p, struct item *o);
static char *item__put(tenon__out *out, char *p, const struct item *o);
static const char *c06__get(tenon__in *in, const char *p, struct c06 *o);
static char *c06__put(tenon__out *out, char *p, const struct c06 *o);
static const char *c07__get(tenon__in *in, const char *p, struct c07 *o);
static char *c07__put(tenon__out *out, char *p, const struct c07 *o);
static const char *c07_cut__get(tenon__in *in, const char *p, struct c07 *o);
static char *c07_cut__put(tenon__out *out, char *p, const struct c07 *o);
static const char *node__get(tenon__in *in, const char *p, struct node *o);
static char *node__put(tenon__out *out, char *p, const struct node *o);
static const char *c09__get(tenon__in *in, const char *p, struct c09 *o);
static char *c09__put(tenon__out *out, char *p, const struct c09 *o);
static const char *c09_green__get(tenon__in *in, const char *p, struct c09 *o);
static char *c09_green__put(tenon__out *out, char *p, const struct c09 *o);
static const char *c11__get(tenon__in *in, const char *p, struct c11 *o);
static char *c11__put(tenon__out *out, char *p, const struct c11 *o);

/* ---- struct a01 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a01, serial, uint64_t *);
TENON_GEN_TYPE_IS(struct a01, odd, int64_t *);
TENON_GEN_TYPE_IS(struct a01, low, int64_t *);

static const tenon_member a01__members[3] = {
    TENON_GEN_MEMBER(struct a01, serial, "serial", TENON_KIND_U64, 0),
    TENON_GEN_MEMBER(struct a01, odd, "odd", TENON_KIND_I64, 1),
    TENON_GEN_MEMBER(struct a01, low, "low", TENON_KIND_I64, 2),
};
static const tenon_detail a01__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const a01__refs[3] = {NULL, NULL, NULL};
static const uint16_t a01__lookup[7] = {0, 2, 3, 0, 1, 0, 0};
enum { a01__bound = TENON_GEN_BOUND_BASE + 24 + 2 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U64 };
static const tenon_plan a01__plan = TENON_GEN_PLAN(a01__bound, false);

static const char *a01__get(tenon__in *in, const char *p, struct a01 *o)
{
    const tenon_type *const type = &tenon__type_a01;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"serial\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"serial\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"serial\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->serial = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"odd\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"odd\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"odd\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->odd = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"low\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"low\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"low\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->low = (int64_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *a01__put(tenon__out *out, char *p, const struct a01 *o)
{
    const tenon_type *const type = &tenon__type_a01;
    const size_t bound = a01__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"serial\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->serial);
    p = TENON_GEN_PUT(p, ",\"odd\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->odd);
    p = TENON_GEN_PUT(p, ",\"low\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->low);
    *p = '}';
    return p + 1;
}

static const char *a01__get_any(tenon__in *in, const char *p, void *o)
{
    return a01__get(in, p, (struct a01 *)o);
}
static char *a01__put_any(tenon__out *out, char *p, const void *o)
{
    return a01__put(out, p, (const struct a01 *)o);
}
static const tenon_generated a01__functions = {TENON_ABI, a01__get_any, a01__put_any};

TENON_GEN_STRUCT(a01, struct a01, 3, UINT64_C(0x7), 0, &a01__functions);

/* ---- struct u64_n -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct u64_n, n, uint64_t *);

static const tenon_member u64_n__members[1] = {
    TENON_GEN_MEMBER(struct u64_n, n, "n", TENON_KIND_U64, 0),
};
static const tenon_detail u64_n__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const u64_n__refs[1] = {NULL};
static const uint16_t u64_n__lookup[3] = {0, 1, 0};
enum { u64_n__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_U64 };
static const tenon_plan u64_n__plan = TENON_GEN_PLAN(u64_n__bound, false);

static const char *u64_n__get(tenon__in *in, const char *p, struct u64_n *o)
{
    const tenon_type *const type = &tenon__type_u64_n;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"n\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"n\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"n\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->n = (uint64_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *u64_n__put(tenon__out *out, char *p, const struct u64_n *o)
{
    const tenon_type *const type = &tenon__type_u64_n;
    const size_t bound = u64_n__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"n\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->n);
    *p = '}';
    return p + 1;
}

static const char *u64_n__get_any(tenon__in *in, const char *p, void *o)
{
    return u64_n__get(in, p, (struct u64_n *)o);
}
static char *u64_n__put_any(tenon__out *out, char *p, const void *o)
{
    return u64_n__put(out, p, (const struct u64_n *)o);
}
static const tenon_generated u64_n__functions = {TENON_ABI, u64_n__get_any, u64_n__put_any};

TENON_GEN_STRUCT(u64_n, struct u64_n, 1, UINT64_C(0x1), 0, &u64_n__functions);

/* ---- struct i64_n -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct i64_n, n, int64_t *);

static const tenon_member i64_n__members[1] = {
    TENON_GEN_MEMBER(struct i64_n, n, "n", TENON_KIND_I64, 0),
};
static const tenon_detail i64_n__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const i64_n__refs[1] = {NULL};
static const uint16_t i64_n__lookup[3] = {0, 1, 0};
enum { i64_n__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I64 };
static const tenon_plan i64_n__plan = TENON_GEN_PLAN(i64_n__bound, false);

static const char *i64_n__get(tenon__in *in, const char *p, struct i64_n *o)
{
    const tenon_type *const type = &tenon__type_i64_n;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"n\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"n\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"n\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->n = (int64_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *i64_n__put(tenon__out *out, char *p, const struct i64_n *o)
{
    const tenon_type *const type = &tenon__type_i64_n;
    const size_t bound = i64_n__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"n\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->n);
    *p = '}';
    return p + 1;
}

static const char *i64_n__get_any(tenon__in *in, const char *p, void *o)
{
    return i64_n__get(in, p, (struct i64_n *)o);
}
static char *i64_n__put_any(tenon__out *out, char *p, const void *o)
{
    return i64_n__put(out, p, (const struct i64_n *)o);
}
static const tenon_generated i64_n__functions = {TENON_ABI, i64_n__get_any, i64_n__put_any};

TENON_GEN_STRUCT(i64_n, struct i64_n, 1, UINT64_C(0x1), 0, &i64_n__functions);

/* ---- struct f64_n -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct f64_n, n, double *);

static const tenon_member f64_n__members[1] = {
    TENON_GEN_MEMBER(struct f64_n, n, "n", TENON_KIND_F64, 0),
};
static const tenon_detail f64_n__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const f64_n__refs[1] = {NULL};
static const uint16_t f64_n__lookup[3] = {0, 1, 0};
enum { f64_n__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan f64_n__plan = TENON_GEN_PLAN(f64_n__bound, false);

static const char *f64_n__get(tenon__in *in, const char *p, struct f64_n *o)
{
    const tenon_type *const type = &tenon__type_f64_n;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"n\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"n\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"n\":", ANY);
    q = tenon__json_f64(in, p, &o->n);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *f64_n__put(tenon__out *out, char *p, const struct f64_n *o)
{
    const tenon_type *const type = &tenon__type_f64_n;
    const size_t bound = f64_n__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"n\":");
    p = tenon__json_put_f64(out, p, o->n);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *f64_n__get_any(tenon__in *in, const char *p, void *o)
{
    return f64_n__get(in, p, (struct f64_n *)o);
}
static char *f64_n__put_any(tenon__out *out, char *p, const void *o)
{
    return f64_n__put(out, p, (const struct f64_n *)o);
}
static const tenon_generated f64_n__functions = {TENON_ABI, f64_n__get_any, f64_n__put_any};

TENON_GEN_STRUCT(f64_n, struct f64_n, 1, UINT64_C(0x1), 0, &f64_n__functions);

/* ---- struct one_f64 ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct one_f64, v, double (*)[1]);

static const tenon_member one_f64__members[1] = {
    TENON_GEN_MANY(struct one_f64, v, "v", TENON_KIND_FIXED, TENON_KIND_F64, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct one_f64, v)),
};
static const tenon_detail one_f64__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const one_f64__refs[1] = {NULL};
static const uint16_t one_f64__lookup[3] = {1, 0, 0};
enum { one_f64__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan one_f64__plan = TENON_GEN_PLAN(one_f64__bound, false);

TENON_GEN_STRUCT(one_f64, struct one_f64, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct one_u64 ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct one_u64, v, uint64_t (*)[1]);

static const tenon_member one_u64__members[1] = {
    TENON_GEN_MANY(struct one_u64, v, "v", TENON_KIND_FIXED, TENON_KIND_U64, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct one_u64, v)),
};
static const tenon_detail one_u64__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const one_u64__refs[1] = {NULL};
static const uint16_t one_u64__lookup[3] = {1, 0, 0};
enum { one_u64__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan one_u64__plan = TENON_GEN_PLAN(one_u64__bound, false);

TENON_GEN_STRUCT(one_u64, struct one_u64, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct cstr_user ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct cstr_user, user, char **);

static const tenon_member cstr_user__members[1] = {
    TENON_GEN_MEMBER(struct cstr_user, user, "user", TENON_KIND_CSTR, 0),
};
static const tenon_detail cstr_user__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const cstr_user__refs[1] = {NULL};
static const uint16_t cstr_user__lookup[3] = {0, 0, 1};
enum { cstr_user__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan cstr_user__plan = TENON_GEN_PLAN(cstr_user__bound, false);

static const char *cstr_user__get(tenon__in *in, const char *p, struct cstr_user *o)
{
    const tenon_type *const type = &tenon__type_cstr_user;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"user\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"user\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"user\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->user);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *cstr_user__put(tenon__out *out, char *p, const struct cstr_user *o)
{
    const tenon_type *const type = &tenon__type_cstr_user;
    const size_t bound = cstr_user__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"user\":");
    p = tenon__gen_cstr(out, p, o->user, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *cstr_user__get_any(tenon__in *in, const char *p, void *o)
{
    return cstr_user__get(in, p, (struct cstr_user *)o);
}
static char *cstr_user__put_any(tenon__out *out, char *p, const void *o)
{
    return cstr_user__put(out, p, (const struct cstr_user *)o);
}
static const tenon_generated cstr_user__functions = {TENON_ABI, cstr_user__get_any, cstr_user__put_any};

TENON_GEN_STRUCT(cstr_user, struct cstr_user, 1, UINT64_C(0x1), 0, &cstr_user__functions);

/* ---- struct str_user ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct str_user, user, tenon_str *);

static const tenon_member str_user__members[1] = {
    TENON_GEN_MEMBER(struct str_user, user, "user", TENON_KIND_STR, 0),
};
static const tenon_detail str_user__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const str_user__refs[1] = {NULL};
static const uint16_t str_user__lookup[3] = {0, 0, 1};
enum { str_user__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan str_user__plan = TENON_GEN_PLAN(str_user__bound, false);

static const char *str_user__get(tenon__in *in, const char *p, struct str_user *o)
{
    const tenon_type *const type = &tenon__type_str_user;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"user\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"user\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"user\":", STRING);
    q = tenon__json_str(in, p, &o->user);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *str_user__put(tenon__out *out, char *p, const struct str_user *o)
{
    const tenon_type *const type = &tenon__type_str_user;
    const size_t bound = str_user__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"user\":");
    p = tenon__gen_str(out, p, &o->user, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *str_user__get_any(tenon__in *in, const char *p, void *o)
{
    return str_user__get(in, p, (struct str_user *)o);
}
static char *str_user__put_any(tenon__out *out, char *p, const void *o)
{
    return str_user__put(out, p, (const struct str_user *)o);
}
static const tenon_generated str_user__functions = {TENON_ABI, str_user__get_any, str_user__put_any};

TENON_GEN_STRUCT(str_user, struct str_user, 1, UINT64_C(0x1), 0, &str_user__functions);

/* ---- struct int_a -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct int_a, a, int *);

static const tenon_member int_a__members[1] = {
    TENON_GEN_MEMBER(struct int_a, a, "a", TENON_KIND_I32, 0),
};
static const tenon_detail int_a__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const int_a__refs[1] = {NULL};
static const uint16_t int_a__lookup[3] = {0, 0, 1};
enum { int_a__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan int_a__plan = TENON_GEN_PLAN(int_a__bound, false);

static const char *int_a__get(tenon__in *in, const char *p, struct int_a *o)
{
    const tenon_type *const type = &tenon__type_int_a;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"a\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *int_a__put(tenon__out *out, char *p, const struct int_a *o)
{
    const tenon_type *const type = &tenon__type_int_a;
    const size_t bound = int_a__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a);
    *p = '}';
    return p + 1;
}

static const char *int_a__get_any(tenon__in *in, const char *p, void *o)
{
    return int_a__get(in, p, (struct int_a *)o);
}
static char *int_a__put_any(tenon__out *out, char *p, const void *o)
{
    return int_a__put(out, p, (const struct int_a *)o);
}
static const tenon_generated int_a__functions = {TENON_ABI, int_a__get_any, int_a__put_any};

TENON_GEN_STRUCT(int_a, struct int_a, 1, UINT64_C(0x1), 0, &int_a__functions);

/* ---- struct a13 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a13, role, char **);
TENON_GEN_TYPE_IS(struct a13, tags, char ***);
TENON_GEN_TYPE_IS(struct a13, n_tags, size_t *);

static const tenon_member a13__members[2] = {
    TENON_GEN_MEMBER(struct a13, role, "role", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct a13, tags, "tags", TENON_KIND_ARRAY, TENON_KIND_CSTR, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct a13, n_tags),
                   TENON_GEN_SIZE(struct a13, tags)),
};
static const tenon_detail a13__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const a13__refs[2] = {NULL, NULL};
static const uint16_t a13__lookup[5] = {0, 2, 0, 0, 1};
enum { a13__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan a13__plan = TENON_GEN_PLAN(a13__bound, false);

static const char *a13__get(tenon__in *in, const char *p, struct a13 *o)
{
    const tenon_type *const type = &tenon__type_a13;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"role\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"role\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"role\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->role);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tags\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tags\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tags\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *a13__put(tenon__out *out, char *p, const struct a13 *o)
{
    const tenon_type *const type = &tenon__type_a13;
    const size_t bound = a13__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"role\":");
    p = tenon__gen_cstr(out, p, o->role, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"tags\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *a13__get_any(tenon__in *in, const char *p, void *o)
{
    return a13__get(in, p, (struct a13 *)o);
}
static char *a13__put_any(tenon__out *out, char *p, const void *o)
{
    return a13__put(out, p, (const struct a13 *)o);
}
static const tenon_generated a13__functions = {TENON_ABI, a13__get_any, a13__put_any};

TENON_GEN_STRUCT(a13, struct a13, 2, UINT64_C(0x3), 0, &a13__functions);

/* ---- struct a14 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a14, host, char **);
TENON_GEN_TYPE_IS(struct a14, port, uint16_t *);

static const tenon_member a14__members[2] = {
    TENON_GEN_MEMBER(struct a14, host, "host", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct a14, port, "port", TENON_KIND_U16, 1),
};
static const tenon_detail a14__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const a14__refs[2] = {NULL, NULL};
static const uint16_t a14__lookup[5] = {2, 1, 0, 0, 0};
enum { a14__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_U16 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan a14__plan = TENON_GEN_PLAN(a14__bound, false);

static const char *a14__get(tenon__in *in, const char *p, struct a14 *o)
{
    const tenon_type *const type = &tenon__type_a14;
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
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *a14__put(tenon__out *out, char *p, const struct a14 *o)
{
    const tenon_type *const type = &tenon__type_a14;
    const size_t bound = a14__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"host\":");
    p = tenon__gen_cstr(out, p, o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"port\":");
    p = tenon__json_put_i32(out, p, o->port);
    *p = '}';
    return p + 1;
}

static const char *a14__get_any(tenon__in *in, const char *p, void *o)
{
    return a14__get(in, p, (struct a14 *)o);
}
static char *a14__put_any(tenon__out *out, char *p, const void *o)
{
    return a14__put(out, p, (const struct a14 *)o);
}
static const tenon_generated a14__functions = {TENON_ABI, a14__get_any, a14__put_any};

TENON_GEN_STRUCT(a14, struct a14, 2, UINT64_C(0x3), 0, &a14__functions);

/* ---- struct c01 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c01, has_port, bool *);
TENON_GEN_TYPE_IS(struct c01, port, uint16_t *);

static const tenon_member c01__members[1] = {
    TENON_GEN_MEMBER_WITH(struct c01, port, "port", TENON_KIND_U16, 0, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail c01__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct c01, has_port), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const c01__refs[1] = {NULL};
static const uint16_t c01__lookup[3] = {1, 0, 0};
enum { c01__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_U16 };
static const tenon_plan c01__plan = TENON_GEN_PLAN(c01__bound, false);

static const char *c01__get(tenon__in *in, const char *p, struct c01 *o)
{
    const tenon_type *const type = &tenon__type_c01;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"port\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"port\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"port\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *c01__put(tenon__out *out, char *p, const struct c01 *o)
{
    const tenon_type *const type = &tenon__type_c01;
    const size_t bound = c01__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"port\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *c01__get_any(tenon__in *in, const char *p, void *o)
{
    return c01__get(in, p, (struct c01 *)o);
}
static char *c01__put_any(tenon__out *out, char *p, const void *o)
{
    return c01__put(out, p, (const struct c01 *)o);
}
static const tenon_generated c01__functions = {TENON_ABI, c01__get_any, c01__put_any};

TENON_GEN_STRUCT(c01, struct c01, 1, UINT64_C(0x1), 0, &c01__functions);

/* ---- struct plain_port --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct plain_port, port, uint16_t *);

static const tenon_member plain_port__members[1] = {
    TENON_GEN_MEMBER(struct plain_port, port, "port", TENON_KIND_U16, 0),
};
static const tenon_detail plain_port__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const plain_port__refs[1] = {NULL};
static const uint16_t plain_port__lookup[3] = {1, 0, 0};
enum { plain_port__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_U16 };
static const tenon_plan plain_port__plan = TENON_GEN_PLAN(plain_port__bound, false);

static const char *plain_port__get(tenon__in *in, const char *p, struct plain_port *o)
{
    const tenon_type *const type = &tenon__type_plain_port;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"port\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"port\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"port\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->port = (uint16_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *plain_port__put(tenon__out *out, char *p, const struct plain_port *o)
{
    const tenon_type *const type = &tenon__type_plain_port;
    const size_t bound = plain_port__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"port\":");
    p = tenon__json_put_i32(out, p, o->port);
    *p = '}';
    return p + 1;
}

static const char *plain_port__get_any(tenon__in *in, const char *p, void *o)
{
    return plain_port__get(in, p, (struct plain_port *)o);
}
static char *plain_port__put_any(tenon__out *out, char *p, const void *o)
{
    return plain_port__put(out, p, (const struct plain_port *)o);
}
static const tenon_generated plain_port__functions = {TENON_ABI, plain_port__get_any, plain_port__put_any};

TENON_GEN_STRUCT(plain_port, struct plain_port, 1, UINT64_C(0x1), 0, &plain_port__functions);

/* ---- struct c01d --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c01d, azimuth, char **);
TENON_GEN_TYPE_IS(struct c01d, latitude, char **);
TENON_GEN_TYPE_IS(struct c01d, height, char **);
TENON_GEN_TYPE_IS(struct c01d, sla, char **);
TENON_GEN_TYPE_IS(struct c01d, has_azimuth, bool *);
TENON_GEN_TYPE_IS(struct c01d, has_latitude, bool *);
TENON_GEN_TYPE_IS(struct c01d, has_height, bool *);
TENON_GEN_TYPE_IS(struct c01d, has_sla, bool *);

static const tenon_member c01d__members[4] = {
    TENON_GEN_MEMBER_WITH(struct c01d, azimuth, "azimuth", TENON_KIND_CSTR, 0, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct c01d, latitude, "latitude", TENON_KIND_CSTR, 1, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct c01d, height, "height", TENON_KIND_CSTR, 2, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct c01d, sla, "sla", TENON_KIND_CSTR, 3, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail c01d__details[4] = {
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct c01d, has_azimuth), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct c01d, has_latitude), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct c01d, has_height), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct c01d, has_sla), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const c01d__refs[4] = {NULL, NULL, NULL, NULL};
static const uint16_t c01d__lookup[9] = {0, 3, 2, 0, 1, 0, 0, 4, 0};
enum { c01d__bound = TENON_GEN_BOUND_BASE + 40 + 4 * TENON_GEN_BOUND_CSTR };
static const tenon_plan c01d__plan = TENON_GEN_PLAN(c01d__bound, false);

static const char *c01d__get(tenon__in *in, const char *p, struct c01d *o)
{
    const tenon_type *const type = &tenon__type_c01d;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"azimuth\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"azimuth\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"azimuth\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"latitude\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"latitude\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"latitude\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"height\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"height\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"height\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"sla\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sla\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sla\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *c01d__put(tenon__out *out, char *p, const struct c01d *o)
{
    const tenon_type *const type = &tenon__type_c01d;
    const size_t bound = c01d__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"azimuth\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"latitude\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"height\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"sla\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *c01d__get_any(tenon__in *in, const char *p, void *o)
{
    return c01d__get(in, p, (struct c01d *)o);
}
static char *c01d__put_any(tenon__out *out, char *p, const void *o)
{
    return c01d__put(out, p, (const struct c01d *)o);
}
static const tenon_generated c01d__functions = {TENON_ABI, c01d__get_any, c01d__put_any};

TENON_GEN_STRUCT(c01d, struct c01d, 4, UINT64_C(0xf), 0, &c01d__functions);

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

/* ---- struct c02 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c02, retries, int *);
TENON_GEN_TYPE_IS(struct c02, ratio, double *);
TENON_GEN_TYPE_IS(struct c02, mode, char **);
TENON_GEN_TYPE_IS(struct c02, limits, struct limits *);

static const tenon_member c02__members[4] = {
    TENON_GEN_MEMBER(struct c02, retries, "retries", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct c02, ratio, "ratio", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct c02, mode, "mode", TENON_KIND_CSTR, 2),
    TENON_GEN_MEMBER(struct c02, limits, "limits", TENON_KIND_OBJECT, 3),
};
static const tenon_detail c02__details[4] = {
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
};
static const tenon_type *const c02__refs[4] = {NULL, NULL, NULL, &tenon__type_limits};
static const uint16_t c02__lookup[9] = {3, 0, 4, 0, 1, 0, 0, 2, 0};
enum { c02__bound = TENON_GEN_BOUND_BASE + 38 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan c02__plan = TENON_GEN_PLAN(c02__bound, false);

static const char *c02__get(tenon__in *in, const char *p, struct c02 *o)
{
    const tenon_type *const type = &tenon__type_c02;
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
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *c02__put(tenon__out *out, char *p, const struct c02 *o)
{
    const tenon_type *const type = &tenon__type_c02;
    const size_t bound = c02__bound;
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
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *c02__get_any(tenon__in *in, const char *p, void *o)
{
    return c02__get(in, p, (struct c02 *)o);
}
static char *c02__put_any(tenon__out *out, char *p, const void *o)
{
    return c02__put(out, p, (const struct c02 *)o);
}
static const tenon_generated c02__functions = {TENON_ABI, c02__get_any, c02__put_any};

TENON_GEN_STRUCT(c02, struct c02, 4, UINT64_C(0xf), 0, &c02__functions);

/* ---- struct c03_listen --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c03_listen, host, char **);
TENON_GEN_TYPE_IS(struct c03_listen, port, uint16_t *);

static const tenon_member c03_listen__members[2] = {
    TENON_GEN_MEMBER(struct c03_listen, host, "host", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct c03_listen, port, "port", TENON_KIND_U16, 1),
};
static const tenon_detail c03_listen__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const c03_listen__refs[2] = {NULL, NULL};
static const uint16_t c03_listen__lookup[5] = {2, 1, 0, 0, 0};
enum { c03_listen__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_U16 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan c03_listen__plan = TENON_GEN_PLAN(c03_listen__bound, false);

static const char *c03_listen__get(tenon__in *in, const char *p, struct c03_listen *o)
{
    const tenon_type *const type = &tenon__type_c03_listen;
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
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *c03_listen__put(tenon__out *out, char *p, const struct c03_listen *o)
{
    const tenon_type *const type = &tenon__type_c03_listen;
    const size_t bound = c03_listen__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"host\":");
    p = tenon__gen_cstr(out, p, o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"port\":");
    p = tenon__json_put_i32(out, p, o->port);
    *p = '}';
    return p + 1;
}

static const char *c03_listen__get_any(tenon__in *in, const char *p, void *o)
{
    return c03_listen__get(in, p, (struct c03_listen *)o);
}
static char *c03_listen__put_any(tenon__out *out, char *p, const void *o)
{
    return c03_listen__put(out, p, (const struct c03_listen *)o);
}
static const tenon_generated c03_listen__functions = {TENON_ABI, c03_listen__get_any, c03_listen__put_any};

TENON_GEN_STRUCT(c03_listen, struct c03_listen, 2, UINT64_C(0x3), 0, &c03_listen__functions);

/* ---- struct c03_net ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct c03_net, listen, struct c03_listen **);
TENON_GEN_TYPE_IS(struct c03_net, n_listen, size_t *);

static const tenon_member c03_net__members[1] = {
    TENON_GEN_MANY(struct c03_net, listen, "listen", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct c03_net, n_listen),
                   TENON_GEN_SIZE(struct c03_net, listen)),
};
static const tenon_detail c03_net__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, c03_listen_type),
};
static const tenon_type *const c03_net__refs[1] = {&tenon__type_c03_listen};
static const uint16_t c03_net__lookup[3] = {1, 0, 0};
enum { c03_net__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan c03_net__plan = TENON_GEN_PLAN(c03_net__bound, false);

static const char *c03_net__get_listen(tenon__in *in, const char *p, struct c03_net *o)
{
    struct c03_listen *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_c03_net, &c03_net__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct c03_listen *)(void *)g.data + g.n++;
        q = c03_listen__get(in, p, e);
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

static char *c03_net__put_listen(tenon__out *out, char *p, const struct c03_net *o)
{
    const size_t n = (size_t)o->n_listen;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->listen))
        return tenon__json_write_member(out, p, &tenon__type_c03_net, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct c03_listen *const e = &o->listen[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = c03_listen__put(out, p, e);
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

static const char *c03_net__get(tenon__in *in, const char *p, struct c03_net *o)
{
    const tenon_type *const type = &tenon__type_c03_net;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"listen\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"listen\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"listen\":", WORD);
    q = c03_net__get_listen(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *c03_net__put(tenon__out *out, char *p, const struct c03_net *o)
{
    const tenon_type *const type = &tenon__type_c03_net;
    const size_t bound = c03_net__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"listen\":");
    p = tenon__gen_room(out, c03_net__put_listen(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *c03_net__get_any(tenon__in *in, const char *p, void *o)
{
    return c03_net__get(in, p, (struct c03_net *)o);
}
static char *c03_net__put_any(tenon__out *out, char *p, const void *o)
{
    return c03_net__put(out, p, (const struct c03_net *)o);
}
static const tenon_generated c03_net__functions = {TENON_ABI, c03_net__get_any, c03_net__put_any};

TENON_GEN_STRUCT(c03_net, struct c03_net, 1, UINT64_C(0x1), 0, &c03_net__functions);

/* ---- struct c03 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c03, net, struct c03_net *);

static const tenon_member c03__members[1] = {
    TENON_GEN_MEMBER(struct c03, net, "net", TENON_KIND_OBJECT, 0),
};
static const tenon_detail c03__details[1] = {
    TENON_GEN_REFERS(c03_net),
};
static const tenon_type *const c03__refs[1] = {&tenon__type_c03_net};
static const uint16_t c03__lookup[3] = {1, 0, 0};
enum { c03__bound = TENON_GEN_BOUND_BASE + 7 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan c03__plan = TENON_GEN_PLAN(c03__bound, false);

static const char *c03__get(tenon__in *in, const char *p, struct c03 *o)
{
    const tenon_type *const type = &tenon__type_c03;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"net\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"net\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"net\":", ANY);
    q = c03_net__get(in, p, &o->net);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *c03__put(tenon__out *out, char *p, const struct c03 *o)
{
    const tenon_type *const type = &tenon__type_c03;
    const size_t bound = c03__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"net\":");
    p = tenon__gen_room(out, c03_net__put(out, p, &o->net), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *c03__get_any(tenon__in *in, const char *p, void *o)
{
    return c03__get(in, p, (struct c03 *)o);
}
static char *c03__put_any(tenon__out *out, char *p, const void *o)
{
    return c03__put(out, p, (const struct c03 *)o);
}
static const tenon_generated c03__functions = {TENON_ABI, c03__get_any, c03__put_any};

TENON_GEN_STRUCT(c03, struct c03, 1, UINT64_C(0x1), 0, &c03__functions);

/* ---- struct c04 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c04, id, int *);
TENON_GEN_TYPE_IS(struct c04, name, char **);

static const tenon_member c04__members[2] = {
    TENON_GEN_MEMBER(struct c04, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct c04, name, "name", TENON_KIND_CSTR, 1),
};
static const tenon_detail c04__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const c04__refs[2] = {NULL, NULL};
static const uint16_t c04__lookup[5] = {0, 0, 0, 2, 1};
enum { c04__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan c04__plan = TENON_GEN_PLAN(c04__bound, false);

static const char *c04__get(tenon__in *in, const char *p, struct c04 *o)
{
    const tenon_type *const type = &tenon__type_c04;
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

static char *c04__put(tenon__out *out, char *p, const struct c04 *o)
{
    const tenon_type *const type = &tenon__type_c04;
    const size_t bound = c04__bound;
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

static const char *c04__get_any(tenon__in *in, const char *p, void *o)
{
    return c04__get(in, p, (struct c04 *)o);
}
static char *c04__put_any(tenon__out *out, char *p, const void *o)
{
    return c04__put(out, p, (const struct c04 *)o);
}
static const tenon_generated c04__functions = {TENON_ABI, c04__get_any, c04__put_any};

TENON_GEN_STRUCT(c04, struct c04, 2, UINT64_C(0x3), 0, &c04__functions);

/* ---- struct item --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct item, a, uint32_t *);
TENON_GEN_TYPE_IS(struct item, n, uint8_t *);

static const tenon_member item__members[3] = {
    TENON_GEN_MEMBER(struct item, a, "a", TENON_KIND_U32, 0),
    TENON_GEN_IGNORED("hidden", 1),
    TENON_GEN_MEMBER(struct item, n, "n", TENON_KIND_U8, 2),
};
static const tenon_detail item__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const item__refs[3] = {NULL, NULL, NULL};
static const uint16_t item__lookup[7] = {0, 0, 0, 2, 3, 0, 1};
enum { item__bound = TENON_GEN_BOUND_BASE + 20 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_U8
    + 1 * TENON_GEN_BOUND_U32 };
static const tenon_plan item__plan = TENON_GEN_PLAN(item__bound, false);

static const char *item__get(tenon__in *in, const char *p, struct item *o)
{
    const tenon_type *const type = &tenon__type_item;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"a\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a = (uint32_t)v;
    p = TENON_GEN_READY(in, q, ",\"n\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"n\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"n\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->n = (uint8_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x5), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *item__put(tenon__out *out, char *p, const struct item *o)
{
    const tenon_type *const type = &tenon__type_item;
    const size_t bound = item__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->a);
    p = TENON_GEN_PUT(p, ",\"n\":");
    p = tenon__json_put_i32(out, p, o->n);
    *p = '}';
    return p + 1;
}

static const char *item__get_any(tenon__in *in, const char *p, void *o)
{
    return item__get(in, p, (struct item *)o);
}
static char *item__put_any(tenon__out *out, char *p, const void *o)
{
    return item__put(out, p, (const struct item *)o);
}
static const tenon_generated item__functions = {TENON_ABI, item__get_any, item__put_any};

TENON_GEN_STRUCT(item, struct item, 3, UINT64_C(0x7), 0, &item__functions);

/* ---- struct c06 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c06, items, struct item (*)[4]);
TENON_GEN_TYPE_IS(struct c06, count, size_t *);

static const tenon_member c06__members[2] = {
    TENON_GEN_MANY(struct c06, items, "items", TENON_KIND_FIXED, TENON_KIND_OBJECT, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct c06, count),
                   TENON_GEN_LENGTH(struct c06, items)),
    TENON_GEN_IGNORED("behind", 1),
};
static const tenon_detail c06__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, item_type),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const c06__refs[2] = {&tenon__type_item, NULL};
static const uint16_t c06__lookup[5] = {0, 0, 2, 1, 0};
enum { c06__bound = TENON_GEN_BOUND_BASE + 19 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan c06__plan = TENON_GEN_PLAN(c06__bound, false);

static const char *c06__get(tenon__in *in, const char *p, struct c06 *o)
{
    const tenon_type *const type = &tenon__type_c06;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"items\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *c06__put(tenon__out *out, char *p, const struct c06 *o)
{
    const tenon_type *const type = &tenon__type_c06;
    const size_t bound = c06__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"items\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *c06__get_any(tenon__in *in, const char *p, void *o)
{
    return c06__get(in, p, (struct c06 *)o);
}
static char *c06__put_any(tenon__out *out, char *p, const void *o)
{
    return c06__put(out, p, (const struct c06 *)o);
}
static const tenon_generated c06__functions = {TENON_ABI, c06__get_any, c06__put_any};

TENON_GEN_STRUCT(c06, struct c06, 2, UINT64_C(0x3), 0, &c06__functions);

/* ---- struct c07 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c07, name, char (*)[8]);

static const tenon_member c07__members[1] = {
    TENON_GEN_MEMBER(struct c07, name, "name", TENON_KIND_CHARS, 0),
};
static const tenon_detail c07__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const c07__refs[1] = {NULL};
static const uint16_t c07__lookup[3] = {0, 0, 1};
enum { c07__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan c07__plan = TENON_GEN_PLAN(c07__bound, false);

static const char *c07__get(tenon__in *in, const char *p, struct c07 *o)
{
    const tenon_type *const type = &tenon__type_c07;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_chars(in, p, o->name, sizeof o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *c07__put(tenon__out *out, char *p, const struct c07 *o)
{
    const tenon_type *const type = &tenon__type_c07;
    const size_t bound = c07__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_chars(out, p, o->name, sizeof o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *c07__get_any(tenon__in *in, const char *p, void *o)
{
    return c07__get(in, p, (struct c07 *)o);
}
static char *c07__put_any(tenon__out *out, char *p, const void *o)
{
    return c07__put(out, p, (const struct c07 *)o);
}
static const tenon_generated c07__functions = {TENON_ABI, c07__get_any, c07__put_any};

TENON_GEN_STRUCT(c07, struct c07, 1, UINT64_C(0x1), 0, &c07__functions);

/* ---- struct c07 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c07, name, char (*)[8]);

static const tenon_member c07_cut__members[1] = {
    TENON_GEN_MEMBER_WITH(struct c07, name, "name", TENON_KIND_CHARS, 0, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
};
static const tenon_detail c07_cut__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const c07_cut__refs[1] = {NULL};
static const uint16_t c07_cut__lookup[3] = {0, 0, 1};
enum { c07_cut__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan c07_cut__plan = TENON_GEN_PLAN(c07_cut__bound, false);

static const char *c07_cut__get(tenon__in *in, const char *p, struct c07 *o)
{
    const tenon_type *const type = &tenon__type_c07_cut;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"name\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *c07_cut__put(tenon__out *out, char *p, const struct c07 *o)
{
    const tenon_type *const type = &tenon__type_c07_cut;
    const size_t bound = c07_cut__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_chars(out, p, o->name, sizeof o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *c07_cut__get_any(tenon__in *in, const char *p, void *o)
{
    return c07_cut__get(in, p, (struct c07 *)o);
}
static char *c07_cut__put_any(tenon__out *out, char *p, const void *o)
{
    return c07_cut__put(out, p, (const struct c07 *)o);
}
static const tenon_generated c07_cut__functions = {TENON_ABI, c07_cut__get_any, c07_cut__put_any};

TENON_GEN_STRUCT(c07_cut, struct c07, 1, UINT64_C(0x1), 0, &c07_cut__functions);

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
TENON_GEN_VALUE_IS(red, INT64_C(0));
TENON_GEN_VALUE_IS(green, INT64_C(1));
TENON_GEN_VALUE_IS(blue, INT64_C(2));

static const tenon_enumerator color__enumerators[3] = {
    TENON_GEN_ENUMERATOR(red, "red"),
    TENON_GEN_ENUMERATOR(green, "green"),
    TENON_GEN_ENUMERATOR(blue, "blue"),
};
static const tenon_plan color__plan = TENON_GEN_PLAN(3, false);
TENON_GEN_ENUM(color, enum color, 3);

/* ---- struct c09 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c09, color, enum color *);

static const tenon_member c09__members[1] = {
    TENON_GEN_MEMBER(struct c09, color, "color", TENON_KIND_ENUM, 0),
};
static const tenon_detail c09__details[1] = {
    TENON_GEN_REFERS(color),
};
static const tenon_type *const c09__refs[1] = {&tenon__type_color};
static const uint16_t c09__lookup[3] = {0, 0, 1};
enum { c09__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan c09__plan = TENON_GEN_PLAN(c09__bound, false);

static const char *c09__get(tenon__in *in, const char *p, struct c09 *o)
{
    const tenon_type *const type = &tenon__type_c09;
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

static char *c09__put(tenon__out *out, char *p, const struct c09 *o)
{
    const tenon_type *const type = &tenon__type_c09;
    const size_t bound = c09__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *c09__get_any(tenon__in *in, const char *p, void *o)
{
    return c09__get(in, p, (struct c09 *)o);
}
static char *c09__put_any(tenon__out *out, char *p, const void *o)
{
    return c09__put(out, p, (const struct c09 *)o);
}
static const tenon_generated c09__functions = {TENON_ABI, c09__get_any, c09__put_any};

TENON_GEN_STRUCT(c09, struct c09, 1, UINT64_C(0x1), 0, &c09__functions);

/* ---- struct c09 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c09, color, enum color *);

static const tenon_member c09_green__members[1] = {
    TENON_GEN_MEMBER_WITH(struct c09, color, "color", TENON_KIND_ENUM, 0, TENON_STEP_SPECIAL, TENON_KIND_ENUM),
};
static const tenon_detail c09_green__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_FALLBACK,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(green)),
                     TENON_GEN_NO_TEXTS, color_type),
};
static const tenon_type *const c09_green__refs[1] = {&tenon__type_color};
static const uint16_t c09_green__lookup[3] = {0, 0, 1};
enum { c09_green__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan c09_green__plan = TENON_GEN_PLAN(c09_green__bound, false);

static const char *c09_green__get(tenon__in *in, const char *p, struct c09 *o)
{
    const tenon_type *const type = &tenon__type_c09_green;
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

static char *c09_green__put(tenon__out *out, char *p, const struct c09 *o)
{
    const tenon_type *const type = &tenon__type_c09_green;
    const size_t bound = c09_green__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *c09_green__get_any(tenon__in *in, const char *p, void *o)
{
    return c09_green__get(in, p, (struct c09 *)o);
}
static char *c09_green__put_any(tenon__out *out, char *p, const void *o)
{
    return c09_green__put(out, p, (const struct c09 *)o);
}
static const tenon_generated c09_green__functions = {TENON_ABI, c09_green__get_any, c09_green__put_any};

TENON_GEN_STRUCT(c09_green, struct c09, 1, UINT64_C(0x1), 0, &c09_green__functions);

/* ---- struct c11 ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct c11, id, int *);
TENON_GEN_TYPE_IS(struct c11, name, char (*)[8]);

static const tenon_member c11__members[2] = {
    TENON_GEN_MEMBER(struct c11, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct c11, name, "name", TENON_KIND_CHARS, 1),
};
static const tenon_detail c11__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const c11__refs[2] = {NULL, NULL};
static const uint16_t c11__lookup[5] = {0, 0, 0, 2, 1};
enum { c11__bound = TENON_GEN_BOUND_BASE + 14 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan c11__plan = TENON_GEN_PLAN(c11__bound, false);

static const char *c11__get(tenon__in *in, const char *p, struct c11 *o)
{
    const tenon_type *const type = &tenon__type_c11;
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
    q = tenon__json_chars(in, p, o->name, sizeof o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *c11__put(tenon__out *out, char *p, const struct c11 *o)
{
    const tenon_type *const type = &tenon__type_c11;
    const size_t bound = c11__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_chars(out, p, o->name, sizeof o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *c11__get_any(tenon__in *in, const char *p, void *o)
{
    return c11__get(in, p, (struct c11 *)o);
}
static char *c11__put_any(tenon__out *out, char *p, const void *o)
{
    return c11__put(out, p, (const struct c11 *)o);
}
static const tenon_generated c11__functions = {TENON_ABI, c11__get_any, c11__put_any};

TENON_GEN_STRUCT(c11, struct c11, 2, UINT64_C(0x3), 0, &c11__functions);

#ifdef __cplusplus
}
#endif
