/* cases_read.tenon.c: made by tenongen from cases_read.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_read.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_i64_member;
extern const tenon_type tenon__type_u64_member;
extern const tenon_type tenon__type_f64_list;
extern const tenon_type tenon__type_i32_list;
extern const tenon_type tenon__type_str_list;
extern const tenon_type tenon__type_cstr_list;
extern const tenon_type tenon__type_user_both;
extern const tenon_type tenon__type_role;
extern const tenon_type tenon__type_host;
extern const tenon_type tenon__type_exact_ids;
extern const tenon_type tenon__type_accented;
extern const tenon_type tenon__type_cstr_root;
static const char *i64_member__get(tenon__in *in, const char *p, struct i64_member *o);
static char *i64_member__put(tenon__out *out, char *p, const struct i64_member *o);
static const char *u64_member__get(tenon__in *in, const char *p, struct u64_member *o);
static char *u64_member__put(tenon__out *out, char *p, const struct u64_member *o);
static const char *user_both__get(tenon__in *in, const char *p, struct user_both *o);
static char *user_both__put(tenon__out *out, char *p, const struct user_both *o);
static const char *role__get(tenon__in *in, const char *p, struct role *o);
static char *role__put(tenon__out *out, char *p, const struct role *o);
static const char *host__get(tenon__in *in, const char *p, struct host *o);
static char *host__put(tenon__out *out, char *p, const struct host *o);
static const char *exact_ids__get(tenon__in *in, const char *p, struct exact_ids *o);
static char *exact_ids__put(tenon__out *out, char *p, const struct exact_ids *o);
static const char *accented__get(tenon__in *in, const char *p, struct accented *o);
static char *accented__put(tenon__out *out, char *p, const struct accented *o);

/* ---- struct i64_member --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct i64_member, n, int64_t *);

static const tenon_member i64_member__members[1] = {
    TENON_GEN_MEMBER(struct i64_member, n, "n", TENON_KIND_I64, 0),
};
static const tenon_detail i64_member__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const i64_member__refs[1] = {NULL};
static const uint16_t i64_member__lookup[3] = {0, 1, 0};
enum { i64_member__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I64 };
static const tenon_plan i64_member__plan = TENON_GEN_PLAN(i64_member__bound, false);

static const char *i64_member__get(tenon__in *in, const char *p, struct i64_member *o)
{
    const tenon_type *const type = &tenon__type_i64_member;
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

static char *i64_member__put(tenon__out *out, char *p, const struct i64_member *o)
{
    const tenon_type *const type = &tenon__type_i64_member;
    const size_t bound = i64_member__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"n\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->n);
    *p = '}';
    return p + 1;
}

static const char *i64_member__get_any(tenon__in *in, const char *p, void *o)
{
    return i64_member__get(in, p, (struct i64_member *)o);
}
static char *i64_member__put_any(tenon__out *out, char *p, const void *o)
{
    return i64_member__put(out, p, (const struct i64_member *)o);
}
static const tenon_generated i64_member__functions = {TENON_ABI, i64_member__get_any, i64_member__put_any};

TENON_GEN_STRUCT(i64_member, struct i64_member, 1, UINT64_C(0x1), 0, &i64_member__functions);

/* ---- struct u64_member --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct u64_member, n, uint64_t *);

static const tenon_member u64_member__members[1] = {
    TENON_GEN_MEMBER(struct u64_member, n, "n", TENON_KIND_U64, 0),
};
static const tenon_detail u64_member__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const u64_member__refs[1] = {NULL};
static const uint16_t u64_member__lookup[3] = {0, 1, 0};
enum { u64_member__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_U64 };
static const tenon_plan u64_member__plan = TENON_GEN_PLAN(u64_member__bound, false);

static const char *u64_member__get(tenon__in *in, const char *p, struct u64_member *o)
{
    const tenon_type *const type = &tenon__type_u64_member;
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

static char *u64_member__put(tenon__out *out, char *p, const struct u64_member *o)
{
    const tenon_type *const type = &tenon__type_u64_member;
    const size_t bound = u64_member__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"n\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->n);
    *p = '}';
    return p + 1;
}

static const char *u64_member__get_any(tenon__in *in, const char *p, void *o)
{
    return u64_member__get(in, p, (struct u64_member *)o);
}
static char *u64_member__put_any(tenon__out *out, char *p, const void *o)
{
    return u64_member__put(out, p, (const struct u64_member *)o);
}
static const tenon_generated u64_member__functions = {TENON_ABI, u64_member__get_any, u64_member__put_any};

TENON_GEN_STRUCT(u64_member, struct u64_member, 1, UINT64_C(0x1), 0, &u64_member__functions);

/* ---- struct f64_list ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct f64_list, items, double **);
TENON_GEN_TYPE_IS(struct f64_list, n, size_t *);

static const tenon_member f64_list__members[1] = {
    TENON_GEN_MANY(struct f64_list, items, "items", TENON_KIND_ARRAY, TENON_KIND_F64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct f64_list, n),
                   TENON_GEN_SIZE(struct f64_list, items)),
};
static const tenon_detail f64_list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const f64_list__refs[1] = {NULL};
static const uint16_t f64_list__lookup[3] = {0, 0, 1};
enum { f64_list__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan f64_list__plan = TENON_GEN_PLAN(f64_list__bound, false);

TENON_GEN_STRUCT(f64_list, struct f64_list, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct i32_list ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct i32_list, items, int **);
TENON_GEN_TYPE_IS(struct i32_list, n, size_t *);

static const tenon_member i32_list__members[1] = {
    TENON_GEN_MANY(struct i32_list, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct i32_list, n),
                   TENON_GEN_SIZE(struct i32_list, items)),
};
static const tenon_detail i32_list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const i32_list__refs[1] = {NULL};
static const uint16_t i32_list__lookup[3] = {0, 0, 1};
enum { i32_list__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan i32_list__plan = TENON_GEN_PLAN(i32_list__bound, false);

TENON_GEN_STRUCT(i32_list, struct i32_list, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct str_list ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct str_list, items, tenon_str **);
TENON_GEN_TYPE_IS(struct str_list, n, size_t *);

static const tenon_member str_list__members[1] = {
    TENON_GEN_MANY(struct str_list, items, "items", TENON_KIND_ARRAY, TENON_KIND_STR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct str_list, n),
                   TENON_GEN_SIZE(struct str_list, items)),
};
static const tenon_detail str_list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const str_list__refs[1] = {NULL};
static const uint16_t str_list__lookup[3] = {0, 0, 1};
enum { str_list__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan str_list__plan = TENON_GEN_PLAN(str_list__bound, false);

TENON_GEN_STRUCT(str_list, struct str_list, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct cstr_list ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct cstr_list, items, char ***);
TENON_GEN_TYPE_IS(struct cstr_list, n, size_t *);

static const tenon_member cstr_list__members[1] = {
    TENON_GEN_MANY(struct cstr_list, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct cstr_list, n),
                   TENON_GEN_SIZE(struct cstr_list, items)),
};
static const tenon_detail cstr_list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const cstr_list__refs[1] = {NULL};
static const uint16_t cstr_list__lookup[3] = {0, 0, 1};
enum { cstr_list__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan cstr_list__plan = TENON_GEN_PLAN(cstr_list__bound, false);

TENON_GEN_STRUCT(cstr_list, struct cstr_list, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct user_both ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct user_both, user, tenon_str *);
TENON_GEN_TYPE_IS(struct user_both, a, int *);

static const tenon_member user_both__members[2] = {
    TENON_GEN_MEMBER(struct user_both, user, "user", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct user_both, a, "a", TENON_KIND_I32, 1),
};
static const tenon_detail user_both__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const user_both__refs[2] = {NULL, NULL};
static const uint16_t user_both__lookup[5] = {2, 0, 0, 0, 1};
enum { user_both__bound = TENON_GEN_BOUND_BASE + 13 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan user_both__plan = TENON_GEN_PLAN(user_both__bound, false);

static const char *user_both__get(tenon__in *in, const char *p, struct user_both *o)
{
    const tenon_type *const type = &tenon__type_user_both;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"user\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"user\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"user\":", STRING);
    q = tenon__json_str(in, p, &o->user);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"a\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"a\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"a\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->a = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *user_both__put(tenon__out *out, char *p, const struct user_both *o)
{
    const tenon_type *const type = &tenon__type_user_both;
    const size_t bound = user_both__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"user\":");
    p = tenon__gen_str(out, p, &o->user, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"a\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a);
    *p = '}';
    return p + 1;
}

static const char *user_both__get_any(tenon__in *in, const char *p, void *o)
{
    return user_both__get(in, p, (struct user_both *)o);
}
static char *user_both__put_any(tenon__out *out, char *p, const void *o)
{
    return user_both__put(out, p, (const struct user_both *)o);
}
static const tenon_generated user_both__functions = {TENON_ABI, user_both__get_any, user_both__put_any};

TENON_GEN_STRUCT(user_both, struct user_both, 2, UINT64_C(0x3), 0, &user_both__functions);

/* ---- struct role --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct role, role, char **);
TENON_GEN_TYPE_IS(struct role, tags, char ***);
TENON_GEN_TYPE_IS(struct role, n_tags, size_t *);

static const tenon_member role__members[2] = {
    TENON_GEN_MEMBER(struct role, role, "role", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct role, tags, "tags", TENON_KIND_ARRAY, TENON_KIND_CSTR, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct role, n_tags),
                   TENON_GEN_SIZE(struct role, tags)),
};
static const tenon_detail role__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const role__refs[2] = {NULL, NULL};
static const uint16_t role__lookup[5] = {0, 2, 0, 0, 1};
enum { role__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan role__plan = TENON_GEN_PLAN(role__bound, false);

static const char *role__get(tenon__in *in, const char *p, struct role *o)
{
    const tenon_type *const type = &tenon__type_role;
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

static char *role__put(tenon__out *out, char *p, const struct role *o)
{
    const tenon_type *const type = &tenon__type_role;
    const size_t bound = role__bound;
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

static const char *role__get_any(tenon__in *in, const char *p, void *o)
{
    return role__get(in, p, (struct role *)o);
}
static char *role__put_any(tenon__out *out, char *p, const void *o)
{
    return role__put(out, p, (const struct role *)o);
}
static const tenon_generated role__functions = {TENON_ABI, role__get_any, role__put_any};

TENON_GEN_STRUCT(role, struct role, 2, UINT64_C(0x3), 0, &role__functions);

/* ---- struct host --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct host, host, char **);
TENON_GEN_TYPE_IS(struct host, port, uint16_t *);
TENON_GEN_TYPE_IS(struct host, other, int *);

static const tenon_member host__members[3] = {
    TENON_GEN_MEMBER(struct host, host, "host", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct host, port, "port", TENON_KIND_U16, 1),
    TENON_GEN_MEMBER(struct host, other, "pa/th", TENON_KIND_I32, 2),
};
static const tenon_detail host__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const host__refs[3] = {NULL, NULL, NULL};
static const uint16_t host__lookup[7] = {2, 0, 1, 3, 0, 0, 0};
enum { host__bound = TENON_GEN_BOUND_BASE + 25 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U16
    + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan host__plan = TENON_GEN_PLAN(host__bound, false);

static const char *host__get(tenon__in *in, const char *p, struct host *o)
{
    const tenon_type *const type = &tenon__type_host;
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
    p = TENON_GEN_READY(in, q, ",\"pa/th\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pa/th\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pa/th\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->other = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *host__put(tenon__out *out, char *p, const struct host *o)
{
    const tenon_type *const type = &tenon__type_host;
    const size_t bound = host__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"host\":");
    p = tenon__gen_cstr(out, p, o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"port\":");
    p = tenon__json_put_i32(out, p, o->port);
    p = TENON_GEN_PUT(p, ",\"pa/th\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->other);
    *p = '}';
    return p + 1;
}

static const char *host__get_any(tenon__in *in, const char *p, void *o)
{
    return host__get(in, p, (struct host *)o);
}
static char *host__put_any(tenon__out *out, char *p, const void *o)
{
    return host__put(out, p, (const struct host *)o);
}
static const tenon_generated host__functions = {TENON_ABI, host__get_any, host__put_any};

TENON_GEN_STRUCT(host, struct host, 3, UINT64_C(0x7), 0, &host__functions);

/* ---- struct exact_ids ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct exact_ids, serial, uint64_t *);
TENON_GEN_TYPE_IS(struct exact_ids, odd, int64_t *);
TENON_GEN_TYPE_IS(struct exact_ids, low, int64_t *);

static const tenon_member exact_ids__members[3] = {
    TENON_GEN_MEMBER(struct exact_ids, serial, "serial", TENON_KIND_U64, 0),
    TENON_GEN_MEMBER(struct exact_ids, odd, "odd", TENON_KIND_I64, 1),
    TENON_GEN_MEMBER(struct exact_ids, low, "low", TENON_KIND_I64, 2),
};
static const tenon_detail exact_ids__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const exact_ids__refs[3] = {NULL, NULL, NULL};
static const uint16_t exact_ids__lookup[7] = {0, 2, 3, 0, 1, 0, 0};
enum { exact_ids__bound = TENON_GEN_BOUND_BASE + 24 + 2 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U64 };
static const tenon_plan exact_ids__plan = TENON_GEN_PLAN(exact_ids__bound, false);

static const char *exact_ids__get(tenon__in *in, const char *p, struct exact_ids *o)
{
    const tenon_type *const type = &tenon__type_exact_ids;
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

static char *exact_ids__put(tenon__out *out, char *p, const struct exact_ids *o)
{
    const tenon_type *const type = &tenon__type_exact_ids;
    const size_t bound = exact_ids__bound;
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

static const char *exact_ids__get_any(tenon__in *in, const char *p, void *o)
{
    return exact_ids__get(in, p, (struct exact_ids *)o);
}
static char *exact_ids__put_any(tenon__out *out, char *p, const void *o)
{
    return exact_ids__put(out, p, (const struct exact_ids *)o);
}
static const tenon_generated exact_ids__functions = {TENON_ABI, exact_ids__get_any, exact_ids__put_any};

TENON_GEN_STRUCT(exact_ids, struct exact_ids, 3, UINT64_C(0x7), 0, &exact_ids__functions);

/* ---- struct accented ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct accented, k, tenon_raw *);
TENON_GEN_TYPE_IS(struct accented, e, char **);

static const tenon_member accented__members[2] = {
    TENON_GEN_MEMBER(struct accented, k, "k", TENON_KIND_RAW, 0),
    TENON_GEN_MEMBER(struct accented, e, "\303\251", TENON_KIND_CSTR, 1),
};
static const tenon_detail accented__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const accented__refs[2] = {NULL, NULL};
static const uint16_t accented__lookup[5] = {0, 0, 2, 0, 1};
enum { accented__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan accented__plan = TENON_GEN_PLAN(accented__bound, false);

static const char *accented__get(tenon__in *in, const char *p, struct accented *o)
{
    const tenon_type *const type = &tenon__type_accented;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"k\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"k\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"k\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"\303\251\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\303\251\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"\303\251\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->e);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *accented__put(tenon__out *out, char *p, const struct accented *o)
{
    const tenon_type *const type = &tenon__type_accented;
    const size_t bound = accented__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"k\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"\303\251\":");
    p = tenon__gen_cstr(out, p, o->e, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *accented__get_any(tenon__in *in, const char *p, void *o)
{
    return accented__get(in, p, (struct accented *)o);
}
static char *accented__put_any(tenon__out *out, char *p, const void *o)
{
    return accented__put(out, p, (const struct accented *)o);
}
static const tenon_generated accented__functions = {TENON_ABI, accented__get_any, accented__put_any};

TENON_GEN_STRUCT(accented, struct accented, 2, UINT64_C(0x3), 0, &accented__functions);

/* ---- struct cstr_root ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct cstr_root, value, char **);

static const tenon_member cstr_root__members[1] = {
    TENON_GEN_MEMBER(struct cstr_root, value, "value", TENON_KIND_CSTR, 0),
};
static const tenon_detail cstr_root__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const cstr_root__refs[1] = {NULL};
static const uint16_t cstr_root__lookup[3] = {1, 0, 0};
enum { cstr_root__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan cstr_root__plan = TENON_GEN_PLAN(cstr_root__bound, false);

TENON_GEN_STRUCT(cstr_root, struct cstr_root, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

#ifdef __cplusplus
}
#endif
