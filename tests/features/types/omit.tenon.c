/* omit.tenon.c: made by tenongen from omit.h; edit that instead. Tables and JSON functions of the types in it. */
#include "omit.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_pair;
extern const tenon_type tenon__type_plain;
extern const tenon_type tenon__type_nulls;
extern const tenon_type tenon__type_empties;
extern const tenon_type tenon__type_defaults;
extern const tenon_type tenon__type_both;
extern const tenon_type tenon__type_few;
extern const tenon_type tenon__type_demanding;
extern const tenon_type tenon__type_holder;
static const char *pair__get(tenon__in *in, const char *p, struct pair *o);
static char *pair__put(tenon__out *out, char *p, const struct pair *o);
static const char *plain__get(tenon__in *in, const char *p, struct plain *o);
static char *plain__put(tenon__out *out, char *p, const struct plain *o);
static const char *nulls__get(tenon__in *in, const char *p, struct nulls *o);
static char *nulls__put(tenon__out *out, char *p, const struct nulls *o);
static const char *empties__get(tenon__in *in, const char *p, struct empties *o);
static char *empties__put(tenon__out *out, char *p, const struct empties *o);
static const char *defaults__get(tenon__in *in, const char *p, struct defaults *o);
static char *defaults__put(tenon__out *out, char *p, const struct defaults *o);
static const char *both__get(tenon__in *in, const char *p, struct both *o);
static char *both__put(tenon__out *out, char *p, const struct both *o);
static const char *few__get(tenon__in *in, const char *p, struct few *o);
static char *few__put(tenon__out *out, char *p, const struct few *o);
static const char *demanding__get(tenon__in *in, const char *p, struct demanding *o);
static char *demanding__put(tenon__out *out, char *p, const struct demanding *o);
static const char *holder__get(tenon__in *in, const char *p, struct holder *o);
static char *holder__put(tenon__out *out, char *p, const struct holder *o);

/* ---- struct pair --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct pair, key, const char **);
TENON_GEN_TYPE_IS(struct pair, value, int *);

static const tenon_member pair__members[1] = {
    TENON_GEN_MEMBER(struct pair, value, "value", TENON_KIND_I32, 0),
};
static const tenon_detail pair__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const pair__refs[1] = {NULL};
static const uint16_t pair__lookup[3] = {1, 0, 0};
enum { pair__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan pair__plan = TENON_GEN_PLAN(pair__bound, false);

static const char *pair__get(tenon__in *in, const char *p, struct pair *o)
{
    const tenon_type *const type = &tenon__type_pair;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"value\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"value\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"value\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->value = (int)v;
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
    p = TENON_GEN_PUT(p, "{\"value\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value);
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

/* ---- struct plain -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct plain, number, int *);
TENON_GEN_TYPE_IS(struct plain, c, const char **);
TENON_GEN_TYPE_IS(struct plain, s, tenon_str *);
TENON_GEN_TYPE_IS(struct plain, chars, char (*)[4]);
TENON_GEN_TYPE_IS(struct plain, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct plain, pointer, struct pair **);
TENON_GEN_TYPE_IS(struct plain, list, int **);
TENON_GEN_TYPE_IS(struct plain, n_list, size_t *);
TENON_GEN_TYPE_IS(struct plain, map, struct pair **);
TENON_GEN_TYPE_IS(struct plain, n_map, size_t *);
TENON_GEN_TYPE_IS(struct plain, fixed, int (*)[2]);
TENON_GEN_TYPE_IS(struct plain, counted, int (*)[2]);
TENON_GEN_TYPE_IS(struct plain, n_counted, int *);
TENON_GEN_TYPE_IS(struct plain, has, bool *);
TENON_GEN_TYPE_IS(struct plain, maybe, int *);
TENON_GEN_TYPE_IS(struct plain, has_list, bool *);
TENON_GEN_TYPE_IS(struct plain, maybe_list, int **);
TENON_GEN_TYPE_IS(struct plain, n_maybe, size_t *);

static const tenon_member plain__members[12] = {
    TENON_GEN_MEMBER(struct plain, number, "number", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct plain, c, "c", TENON_KIND_CSTR, 1),
    TENON_GEN_MEMBER(struct plain, s, "s", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct plain, chars, "chars", TENON_KIND_CHARS, 3),
    TENON_GEN_MEMBER(struct plain, raw, "raw", TENON_KIND_RAW, 4),
    TENON_GEN_MANY(struct plain, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct plain, pointer)),
    TENON_GEN_MANY(struct plain, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct plain, n_list),
                   TENON_GEN_SIZE(struct plain, list)),
    TENON_GEN_MANY(struct plain, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct plain, n_map),
                   TENON_GEN_SIZE(struct plain, map)),
    TENON_GEN_MANY(struct plain, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 8, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct plain, fixed)),
    TENON_GEN_MANY(struct plain, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 9, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct plain, n_counted),
                   TENON_GEN_LENGTH(struct plain, counted)),
    TENON_GEN_MEMBER_WITH(struct plain, maybe, "maybe", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct plain, maybe_list, "maybe_list", TENON_KIND_ARRAY, TENON_KIND_I32, 11, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct plain, n_maybe),
                   TENON_GEN_SIZE(struct plain, maybe_list)),
};
static const tenon_detail plain__details[12] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct plain, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct plain, has_list), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const plain__refs[12] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_pair, NULL, &tenon__type_pair,
    NULL, NULL, NULL, NULL};
static const uint16_t plain__lookup[25] = {12, 7, 2, 0, 0, 8, 4, 0, 0, 10, 0, 0, 0, 0, 0, 0, 1, 6, 5, 0, 3, 0, 0, 9,
    11};
enum { plain__bound = TENON_GEN_BOUND_BASE + 105 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 2 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan plain__plan = TENON_GEN_PLAN(plain__bound, false);

static const char *plain__get(tenon__in *in, const char *p, struct plain *o)
{
    const tenon_type *const type = &tenon__type_plain;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"number\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"number\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"number\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->number = (int)v;
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"s\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
    q = tenon__json_str(in, p, &o->s);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"counted\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybe\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"maybe_list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybe_list\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybe_list\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *plain__put(tenon__out *out, char *p, const struct plain *o)
{
    const tenon_type *const type = &tenon__type_plain;
    const size_t bound = plain__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"number\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->number);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__gen_cstr(out, p, o->c, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"s\":");
    p = tenon__gen_str(out, p, &o->s, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"counted\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"maybe\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"maybe_list\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *plain__get_any(tenon__in *in, const char *p, void *o)
{
    return plain__get(in, p, (struct plain *)o);
}
static char *plain__put_any(tenon__out *out, char *p, const void *o)
{
    return plain__put(out, p, (const struct plain *)o);
}
static const tenon_generated plain__functions = {TENON_ABI, plain__get_any, plain__put_any};

TENON_GEN_STRUCT(plain, struct plain, 12, UINT64_C(0xfff), 0, &plain__functions);

/* ---- struct nulls -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct nulls, number, int *);
TENON_GEN_TYPE_IS(struct nulls, c, const char **);
TENON_GEN_TYPE_IS(struct nulls, s, tenon_str *);
TENON_GEN_TYPE_IS(struct nulls, chars, char (*)[4]);
TENON_GEN_TYPE_IS(struct nulls, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct nulls, pointer, struct pair **);
TENON_GEN_TYPE_IS(struct nulls, list, int **);
TENON_GEN_TYPE_IS(struct nulls, n_list, size_t *);
TENON_GEN_TYPE_IS(struct nulls, map, struct pair **);
TENON_GEN_TYPE_IS(struct nulls, n_map, size_t *);
TENON_GEN_TYPE_IS(struct nulls, fixed, int (*)[2]);
TENON_GEN_TYPE_IS(struct nulls, counted, int (*)[2]);
TENON_GEN_TYPE_IS(struct nulls, n_counted, int *);
TENON_GEN_TYPE_IS(struct nulls, has, bool *);
TENON_GEN_TYPE_IS(struct nulls, maybe, int *);
TENON_GEN_TYPE_IS(struct nulls, has_list, bool *);
TENON_GEN_TYPE_IS(struct nulls, maybe_list, int **);
TENON_GEN_TYPE_IS(struct nulls, n_maybe, size_t *);

static const tenon_member nulls__members[12] = {
    TENON_GEN_MEMBER_WITH(struct nulls, number, "number", TENON_KIND_I32, 0, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct nulls, c, "c", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct nulls, s, "s", TENON_KIND_STR, 2, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct nulls, chars, "chars", TENON_KIND_CHARS, 3, TENON_KIND_CHARS, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct nulls, raw, "raw", TENON_KIND_RAW, 4, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct nulls, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct nulls, pointer)),
    TENON_GEN_MANY(struct nulls, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 6, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct nulls, n_list),
                   TENON_GEN_SIZE(struct nulls, list)),
    TENON_GEN_MANY(struct nulls, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct nulls, n_map),
                   TENON_GEN_SIZE(struct nulls, map)),
    TENON_GEN_MANY(struct nulls, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 8, TENON_KIND_FIXED, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct nulls, fixed)),
    TENON_GEN_MANY(struct nulls, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 9, TENON_KIND_FIXED, TENON_STEP_SPECIAL, TENON_GEN_AT(struct nulls, n_counted),
                   TENON_GEN_LENGTH(struct nulls, counted)),
    TENON_GEN_MEMBER_WITH(struct nulls, maybe, "maybe", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct nulls, maybe_list, "maybe_list", TENON_KIND_ARRAY, TENON_KIND_I32, 11, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct nulls, n_maybe),
                   TENON_GEN_SIZE(struct nulls, maybe_list)),
};
static const tenon_detail nulls__details[12] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct nulls, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct nulls, has_list), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const nulls__refs[12] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_pair, NULL, &tenon__type_pair,
    NULL, NULL, NULL, NULL};
static const uint16_t nulls__lookup[25] = {12, 7, 2, 0, 0, 8, 4, 0, 0, 10, 0, 0, 0, 0, 0, 0, 1, 6, 5, 0, 3, 0, 0, 9,
    11};
enum { nulls__bound = TENON_GEN_BOUND_BASE + 105 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 2 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan nulls__plan = TENON_GEN_PLAN(nulls__bound, false);

static const char *nulls__get(tenon__in *in, const char *p, struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"number\":", SMALL);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"number\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"number\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        o->number = (int)v;
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"c\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"s\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
        q = tenon__json_str(in, p, &o->s);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"chars\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
        q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"raw\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
        q = tenon__json_read_member(in, p, type, 4, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"pointer\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
        q = tenon__json_read_member(in, p, type, 5, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
        q = tenon__json_read_member(in, p, type, 6, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"map\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
        q = tenon__json_read_member(in, p, type, 7, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"fixed\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
        q = tenon__json_read_member(in, p, type, 8, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"counted\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
        q = tenon__json_read_member(in, p, type, 9, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x200);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
        q = tenon__json_read_member(in, p, type, 10, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x400);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe_list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe_list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe_list\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 12, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xfff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *nulls__put(tenon__out *out, char *p, const struct nulls *o)
{
    const tenon_type *const type = &tenon__type_nulls;
    const size_t bound = nulls__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"number\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->number);
    if (o->c != NULL) {
        p = TENON_GEN_PUT(p, ",\"c\":");
        p = tenon__gen_cstr(out, p, o->c, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->s.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"s\":");
        p = tenon__gen_str(out, p, &o->s, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    if (o->raw.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"raw\":");
        p = tenon__json_write_member(out, p, type, 4, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    if (o->pointer != NULL) {
        p = TENON_GEN_PUT(p, ",\"pointer\":");
        p = tenon__json_write_member(out, p, type, 5, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"counted\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    if (!tenon__json_omits_member(out, type, 10, o)) {
        p = TENON_GEN_PUT(p, ",\"maybe\":");
        p = tenon__json_write_member(out, p, type, 10, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 10);
    }
    if (!tenon__json_omits_member(out, type, 11, o)) {
        p = TENON_GEN_PUT(p, ",\"maybe_list\":");
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *nulls__get_any(tenon__in *in, const char *p, void *o)
{
    return nulls__get(in, p, (struct nulls *)o);
}
static char *nulls__put_any(tenon__out *out, char *p, const void *o)
{
    return nulls__put(out, p, (const struct nulls *)o);
}
static const tenon_generated nulls__functions = {TENON_ABI, nulls__get_any, nulls__put_any};

TENON_GEN_STRUCT(nulls, struct nulls, 12, UINT64_C(0xfff), 0, &nulls__functions);

/* ---- struct empties ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct empties, number, int *);
TENON_GEN_TYPE_IS(struct empties, c, const char **);
TENON_GEN_TYPE_IS(struct empties, s, tenon_str *);
TENON_GEN_TYPE_IS(struct empties, chars, char (*)[4]);
TENON_GEN_TYPE_IS(struct empties, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct empties, pointer, struct pair **);
TENON_GEN_TYPE_IS(struct empties, list, int **);
TENON_GEN_TYPE_IS(struct empties, n_list, size_t *);
TENON_GEN_TYPE_IS(struct empties, map, struct pair **);
TENON_GEN_TYPE_IS(struct empties, n_map, size_t *);
TENON_GEN_TYPE_IS(struct empties, fixed, int (*)[2]);
TENON_GEN_TYPE_IS(struct empties, counted, int (*)[2]);
TENON_GEN_TYPE_IS(struct empties, n_counted, int *);
TENON_GEN_TYPE_IS(struct empties, has, bool *);
TENON_GEN_TYPE_IS(struct empties, maybe, int *);
TENON_GEN_TYPE_IS(struct empties, has_list, bool *);
TENON_GEN_TYPE_IS(struct empties, maybe_list, int **);
TENON_GEN_TYPE_IS(struct empties, n_maybe, size_t *);

static const tenon_member empties__members[12] = {
    TENON_GEN_MEMBER_WITH(struct empties, number, "number", TENON_KIND_I32, 0, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct empties, c, "c", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct empties, s, "s", TENON_KIND_STR, 2, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct empties, chars, "chars", TENON_KIND_CHARS, 3, TENON_KIND_CHARS, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct empties, raw, "raw", TENON_KIND_RAW, 4, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct empties, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct empties, pointer)),
    TENON_GEN_MANY(struct empties, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 6, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct empties, n_list),
                   TENON_GEN_SIZE(struct empties, list)),
    TENON_GEN_MANY(struct empties, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct empties, n_map),
                   TENON_GEN_SIZE(struct empties, map)),
    TENON_GEN_MANY(struct empties, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 8, TENON_KIND_FIXED, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct empties, fixed)),
    TENON_GEN_MANY(struct empties, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 9, TENON_KIND_FIXED, TENON_STEP_SPECIAL, TENON_GEN_AT(struct empties, n_counted),
                   TENON_GEN_LENGTH(struct empties, counted)),
    TENON_GEN_MEMBER_WITH(struct empties, maybe, "maybe", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct empties, maybe_list, "maybe_list", TENON_KIND_ARRAY, TENON_KIND_I32, 11, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct empties, n_maybe),
                   TENON_GEN_SIZE(struct empties, maybe_list)),
};
static const tenon_detail empties__details[12] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct empties, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct empties, has_list), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const empties__refs[12] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_pair, NULL, &tenon__type_pair,
    NULL, NULL, NULL, NULL};
static const uint16_t empties__lookup[25] = {12, 7, 2, 0, 0, 8, 4, 0, 0, 10, 0, 0, 0, 0, 0, 0, 1, 6, 5, 0, 3, 0, 0, 9,
    11};
enum { empties__bound = TENON_GEN_BOUND_BASE + 105 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 2 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan empties__plan = TENON_GEN_PLAN(empties__bound, false);

static const char *empties__get(tenon__in *in, const char *p, struct empties *o)
{
    const tenon_type *const type = &tenon__type_empties;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"number\":", SMALL);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"number\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"number\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        o->number = (int)v;
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"c\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"s\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
        q = tenon__json_str(in, p, &o->s);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"chars\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
        q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"raw\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
        q = tenon__json_read_member(in, p, type, 4, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"pointer\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
        q = tenon__json_read_member(in, p, type, 5, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
        q = tenon__json_read_member(in, p, type, 6, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"map\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
        q = tenon__json_read_member(in, p, type, 7, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"fixed\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
        q = tenon__json_read_member(in, p, type, 8, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"counted\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
        q = tenon__json_read_member(in, p, type, 9, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x200);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
        q = tenon__json_read_member(in, p, type, 10, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x400);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe_list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe_list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe_list\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 12, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xfff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *empties__put(tenon__out *out, char *p, const struct empties *o)
{
    const tenon_type *const type = &tenon__type_empties;
    const size_t bound = empties__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (!tenon__json_omits_member(out, type, 0, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"number\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->number);
    }
    if (!tenon__json_omits_member(out, type, 1, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"c\":", &first);
        p = tenon__gen_cstr(out, p, o->c, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->s.data != NULL && o->s.len != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"s\":", &first);
        p = tenon__gen_str(out, p, &o->s, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (!tenon__json_omits_member(out, type, 3, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"chars\":", &first);
        p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    if (!tenon__json_omits_member(out, type, 4, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"raw\":", &first);
        p = tenon__json_write_member(out, p, type, 4, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    if (!tenon__json_omits_member(out, type, 5, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"pointer\":", &first);
        p = tenon__json_write_member(out, p, type, 5, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    if (o->n_list != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"list\":", &first);
        p = tenon__json_write_member(out, p, type, 6, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    if (o->n_map != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"map\":", &first);
        p = tenon__json_write_member(out, p, type, 7, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (!tenon__json_omits_member(out, type, 8, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"fixed\":", &first);
        p = tenon__json_write_member(out, p, type, 8, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 8);
    }
    if (!tenon__json_omits_member(out, type, 9, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"counted\":", &first);
        p = tenon__json_write_member(out, p, type, 9, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 9);
    }
    if (!tenon__json_omits_member(out, type, 10, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"maybe\":", &first);
        p = tenon__json_write_member(out, p, type, 10, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 10);
    }
    if (!tenon__json_omits_member(out, type, 11, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"maybe_list\":", &first);
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *empties__get_any(tenon__in *in, const char *p, void *o)
{
    return empties__get(in, p, (struct empties *)o);
}
static char *empties__put_any(tenon__out *out, char *p, const void *o)
{
    return empties__put(out, p, (const struct empties *)o);
}
static const tenon_generated empties__functions = {TENON_ABI, empties__get_any, empties__put_any};

TENON_GEN_STRUCT(empties, struct empties, 12, UINT64_C(0xfff), 0, &empties__functions);

/* ---- struct defaults ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct defaults, number, int *);
TENON_GEN_TYPE_IS(struct defaults, c, const char **);
TENON_GEN_TYPE_IS(struct defaults, s, tenon_str *);
TENON_GEN_TYPE_IS(struct defaults, chars, char (*)[4]);
TENON_GEN_TYPE_IS(struct defaults, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct defaults, pointer, struct pair **);
TENON_GEN_TYPE_IS(struct defaults, list, int **);
TENON_GEN_TYPE_IS(struct defaults, n_list, size_t *);
TENON_GEN_TYPE_IS(struct defaults, map, struct pair **);
TENON_GEN_TYPE_IS(struct defaults, n_map, size_t *);
TENON_GEN_TYPE_IS(struct defaults, fixed, int (*)[2]);
TENON_GEN_TYPE_IS(struct defaults, counted, int (*)[2]);
TENON_GEN_TYPE_IS(struct defaults, n_counted, int *);
TENON_GEN_TYPE_IS(struct defaults, has, bool *);
TENON_GEN_TYPE_IS(struct defaults, maybe, int *);
TENON_GEN_TYPE_IS(struct defaults, has_list, bool *);
TENON_GEN_TYPE_IS(struct defaults, maybe_list, int **);
TENON_GEN_TYPE_IS(struct defaults, n_maybe, size_t *);

static const tenon_member defaults__members[12] = {
    TENON_GEN_MEMBER_WITH(struct defaults, number, "number", TENON_KIND_I32, 0, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct defaults, c, "c", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct defaults, s, "s", TENON_KIND_STR, 2, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct defaults, chars, "chars", TENON_KIND_CHARS, 3, TENON_KIND_CHARS, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct defaults, raw, "raw", TENON_KIND_RAW, 4, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct defaults, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct defaults, pointer)),
    TENON_GEN_MANY(struct defaults, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 6, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct defaults, n_list),
                   TENON_GEN_SIZE(struct defaults, list)),
    TENON_GEN_MANY(struct defaults, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct defaults, n_map),
                   TENON_GEN_SIZE(struct defaults, map)),
    TENON_GEN_MANY(struct defaults, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 8, TENON_KIND_FIXED, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct defaults, fixed)),
    TENON_GEN_MANY(struct defaults, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 9, TENON_KIND_FIXED, TENON_STEP_SPECIAL, TENON_GEN_AT(struct defaults, n_counted),
                   TENON_GEN_LENGTH(struct defaults, counted)),
    TENON_GEN_MEMBER_WITH(struct defaults, maybe, "maybe", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct defaults, maybe_list, "maybe_list", TENON_KIND_ARRAY, TENON_KIND_I32, 11, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct defaults, n_maybe),
                   TENON_GEN_SIZE(struct defaults, maybe_list)),
};
static const tenon_detail defaults__details[12] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct defaults, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct defaults, has_list), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const defaults__refs[12] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_pair, NULL, &tenon__type_pair,
    NULL, NULL, NULL, NULL};
static const uint16_t defaults__lookup[25] = {12, 7, 2, 0, 0, 8, 4, 0, 0, 10, 0, 0, 0, 0, 0, 0, 1, 6, 5, 0, 3, 0, 0, 9,
    11};
enum { defaults__bound = TENON_GEN_BOUND_BASE + 105 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 2 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan defaults__plan = TENON_GEN_PLAN(defaults__bound, false);

static const char *defaults__get(tenon__in *in, const char *p, struct defaults *o)
{
    const tenon_type *const type = &tenon__type_defaults;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"number\":", SMALL);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"number\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"number\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        o->number = (int)v;
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"c\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"s\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
        q = tenon__json_str(in, p, &o->s);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"chars\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
        q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"raw\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
        q = tenon__json_read_member(in, p, type, 4, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"pointer\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
        q = tenon__json_read_member(in, p, type, 5, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
        q = tenon__json_read_member(in, p, type, 6, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"map\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
        q = tenon__json_read_member(in, p, type, 7, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"fixed\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
        q = tenon__json_read_member(in, p, type, 8, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"counted\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
        q = tenon__json_read_member(in, p, type, 9, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x200);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
        q = tenon__json_read_member(in, p, type, 10, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x400);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe_list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe_list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe_list\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 12, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xfff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *defaults__put(tenon__out *out, char *p, const struct defaults *o)
{
    const tenon_type *const type = &tenon__type_defaults;
    const size_t bound = defaults__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->number != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"number\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->number);
    }
    if (!tenon__json_omits_member(out, type, 1, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"c\":", &first);
        p = tenon__gen_cstr(out, p, o->c, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (!tenon__json_omits_member(out, type, 2, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"s\":", &first);
        p = tenon__gen_str(out, p, &o->s, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (!tenon__json_omits_member(out, type, 3, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"chars\":", &first);
        p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    if (!tenon__json_omits_member(out, type, 4, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"raw\":", &first);
        p = tenon__json_write_member(out, p, type, 4, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    if (!tenon__json_omits_member(out, type, 5, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"pointer\":", &first);
        p = tenon__json_write_member(out, p, type, 5, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    if (!tenon__json_omits_member(out, type, 6, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"list\":", &first);
        p = tenon__json_write_member(out, p, type, 6, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    if (!tenon__json_omits_member(out, type, 7, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"map\":", &first);
        p = tenon__json_write_member(out, p, type, 7, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (!tenon__json_omits_member(out, type, 8, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"fixed\":", &first);
        p = tenon__json_write_member(out, p, type, 8, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 8);
    }
    if (!tenon__json_omits_member(out, type, 9, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"counted\":", &first);
        p = tenon__json_write_member(out, p, type, 9, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 9);
    }
    if (!tenon__json_omits_member(out, type, 10, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"maybe\":", &first);
        p = tenon__json_write_member(out, p, type, 10, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 10);
    }
    if (!tenon__json_omits_member(out, type, 11, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"maybe_list\":", &first);
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    out->depth--;
    return tenon__gen_close(p, first);
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

TENON_GEN_STRUCT(defaults, struct defaults, 12, UINT64_C(0xfff), 0, &defaults__functions);

/* ---- struct both --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct both, number, int *);
TENON_GEN_TYPE_IS(struct both, c, const char **);
TENON_GEN_TYPE_IS(struct both, s, tenon_str *);
TENON_GEN_TYPE_IS(struct both, chars, char (*)[4]);
TENON_GEN_TYPE_IS(struct both, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct both, pointer, struct pair **);
TENON_GEN_TYPE_IS(struct both, list, int **);
TENON_GEN_TYPE_IS(struct both, n_list, size_t *);
TENON_GEN_TYPE_IS(struct both, map, struct pair **);
TENON_GEN_TYPE_IS(struct both, n_map, size_t *);
TENON_GEN_TYPE_IS(struct both, fixed, int (*)[2]);
TENON_GEN_TYPE_IS(struct both, counted, int (*)[2]);
TENON_GEN_TYPE_IS(struct both, n_counted, int *);
TENON_GEN_TYPE_IS(struct both, has, bool *);
TENON_GEN_TYPE_IS(struct both, maybe, int *);
TENON_GEN_TYPE_IS(struct both, has_list, bool *);
TENON_GEN_TYPE_IS(struct both, maybe_list, int **);
TENON_GEN_TYPE_IS(struct both, n_maybe, size_t *);

static const tenon_member both__members[12] = {
    TENON_GEN_MEMBER_WITH(struct both, number, "number", TENON_KIND_I32, 0, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct both, c, "c", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct both, s, "s", TENON_KIND_STR, 2, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct both, chars, "chars", TENON_KIND_CHARS, 3, TENON_KIND_CHARS, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct both, raw, "raw", TENON_KIND_RAW, 4, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct both, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 5, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct both, pointer)),
    TENON_GEN_MANY(struct both, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 6, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct both, n_list),
                   TENON_GEN_SIZE(struct both, list)),
    TENON_GEN_MANY(struct both, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct both, n_map),
                   TENON_GEN_SIZE(struct both, map)),
    TENON_GEN_MANY(struct both, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 8, TENON_KIND_FIXED, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct both, fixed)),
    TENON_GEN_MANY(struct both, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 9, TENON_KIND_FIXED, TENON_STEP_SPECIAL, TENON_GEN_AT(struct both, n_counted),
                   TENON_GEN_LENGTH(struct both, counted)),
    TENON_GEN_MEMBER_WITH(struct both, maybe, "maybe", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct both, maybe_list, "maybe_list", TENON_KIND_ARRAY, TENON_KIND_I32, 11, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct both, n_maybe),
                   TENON_GEN_SIZE(struct both, maybe_list)),
};
static const tenon_detail both__details[12] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct both, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct both, has_list), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const both__refs[12] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_pair, NULL, &tenon__type_pair,
    NULL, NULL, NULL, NULL};
static const uint16_t both__lookup[25] = {12, 7, 2, 0, 0, 8, 4, 0, 0, 10, 0, 0, 0, 0, 0, 0, 1, 6, 5, 0, 3, 0, 0, 9,
    11};
enum { both__bound = TENON_GEN_BOUND_BASE + 105 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 2 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan both__plan = TENON_GEN_PLAN(both__bound, false);

static const char *both__get(tenon__in *in, const char *p, struct both *o)
{
    const tenon_type *const type = &tenon__type_both;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"number\":", SMALL);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"number\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"number\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        o->number = (int)v;
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"c\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"s\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
        q = tenon__json_str(in, p, &o->s);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"chars\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
        q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"raw\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
        q = tenon__json_read_member(in, p, type, 4, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"pointer\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
        q = tenon__json_read_member(in, p, type, 5, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
        q = tenon__json_read_member(in, p, type, 6, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"map\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
        q = tenon__json_read_member(in, p, type, 7, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"fixed\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
        q = tenon__json_read_member(in, p, type, 8, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"counted\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
        q = tenon__json_read_member(in, p, type, 9, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x200);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
        q = tenon__json_read_member(in, p, type, 10, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x400);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"maybe_list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe_list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe_list\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 12, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xfff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *both__put(tenon__out *out, char *p, const struct both *o)
{
    const tenon_type *const type = &tenon__type_both;
    const size_t bound = both__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (!tenon__json_omits_member(out, type, 0, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"number\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->number);
    }
    if (!tenon__json_omits_member(out, type, 1, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"c\":", &first);
        p = tenon__gen_cstr(out, p, o->c, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (!tenon__json_omits_member(out, type, 2, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"s\":", &first);
        p = tenon__gen_str(out, p, &o->s, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (!tenon__json_omits_member(out, type, 3, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"chars\":", &first);
        p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    if (!tenon__json_omits_member(out, type, 4, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"raw\":", &first);
        p = tenon__json_write_member(out, p, type, 4, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    if (!tenon__json_omits_member(out, type, 5, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"pointer\":", &first);
        p = tenon__json_write_member(out, p, type, 5, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    if (!tenon__json_omits_member(out, type, 6, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"list\":", &first);
        p = tenon__json_write_member(out, p, type, 6, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    if (!tenon__json_omits_member(out, type, 7, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"map\":", &first);
        p = tenon__json_write_member(out, p, type, 7, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (!tenon__json_omits_member(out, type, 8, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"fixed\":", &first);
        p = tenon__json_write_member(out, p, type, 8, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 8);
    }
    if (!tenon__json_omits_member(out, type, 9, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"counted\":", &first);
        p = tenon__json_write_member(out, p, type, 9, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 9);
    }
    if (!tenon__json_omits_member(out, type, 10, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"maybe\":", &first);
        p = tenon__json_write_member(out, p, type, 10, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 10);
    }
    if (!tenon__json_omits_member(out, type, 11, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"maybe_list\":", &first);
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *both__get_any(tenon__in *in, const char *p, void *o)
{
    return both__get(in, p, (struct both *)o);
}
static char *both__put_any(tenon__out *out, char *p, const void *o)
{
    return both__put(out, p, (const struct both *)o);
}
static const tenon_generated both__functions = {TENON_ABI, both__get_any, both__put_any};

TENON_GEN_STRUCT(both, struct both, 12, UINT64_C(0xfff), 0, &both__functions);

/* ---- struct few ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct few, a, const char **);
TENON_GEN_TYPE_IS(struct few, in, struct few **);
TENON_GEN_TYPE_IS(struct few, b, const char **);
TENON_GEN_TYPE_IS(struct few, c, const char **);

static const tenon_member few__members[4] = {
    TENON_GEN_MEMBER_WITH(struct few, a, "a", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct few, in, "in", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct few, in)),
    TENON_GEN_MEMBER(struct few, b, "b", TENON_KIND_CSTR, 2),
    TENON_GEN_MEMBER_WITH(struct few, c, "c", TENON_KIND_CSTR, 3, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
};
static const tenon_detail few__details[4] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, few_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const few__refs[4] = {NULL, &tenon__type_few, NULL, NULL};
static const uint16_t few__lookup[9] = {3, 4, 0, 2, 0, 0, 0, 0, 1};
enum { few__bound = TENON_GEN_BOUND_BASE + 21 + 3 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan few__plan = TENON_GEN_PLAN(few__bound, false);

static const char *few__get(tenon__in *in, const char *p, struct few *o)
{
    const tenon_type *const type = &tenon__type_few;
    const char *q;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", STRING);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"a\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"a\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->a);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"in\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"in\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"in\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"b\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_FIRST(in, p, ",\"b\":", first)))
        return tenon__gen_odd(in, p, type, o, 2, seen, first);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"c\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *few__put(tenon__out *out, char *p, const struct few *o)
{
    const tenon_type *const type = &tenon__type_few;
    const size_t bound = few__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->a != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"a\":", &first);
        p = tenon__gen_cstr(out, p, o->a, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    if (o->in != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"in\":", &first);
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    p = TENON_GEN_ANNOUNCE(p, ",\"b\":", &first);
    p = tenon__gen_cstr(out, p, o->b, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    if (o->c != NULL) {
        p = TENON_GEN_PUT(p, ",\"c\":");
        p = tenon__gen_cstr(out, p, o->c, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *few__get_any(tenon__in *in, const char *p, void *o)
{
    return few__get(in, p, (struct few *)o);
}
static char *few__put_any(tenon__out *out, char *p, const void *o)
{
    return few__put(out, p, (const struct few *)o);
}
static const tenon_generated few__functions = {TENON_ABI, few__get_any, few__put_any};

TENON_GEN_STRUCT(few, struct few, 4, UINT64_C(0xf), 0, &few__functions);

/* ---- struct demanding ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct demanding, name, char **);
TENON_GEN_TYPE_IS(struct demanding, note, char **);

static const tenon_member demanding__members[2] = {
    TENON_GEN_MEMBER(struct demanding, name, "name", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER_WITH(struct demanding, note, "note", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
};
static const tenon_detail demanding__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED | TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const demanding__refs[2] = {NULL, NULL};
static const uint16_t demanding__lookup[5] = {0, 2, 0, 1, 0};
enum { demanding__bound = TENON_GEN_BOUND_BASE + 16 + 2 * TENON_GEN_BOUND_CSTR };
static const tenon_plan demanding__plan = TENON_GEN_PLAN(demanding__bound, false);

static const char *demanding__get(tenon__in *in, const char *p, struct demanding *o)
{
    const tenon_type *const type = &tenon__type_demanding;
    const char *q;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"note\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"note\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"note\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->note);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x3)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *demanding__put(tenon__out *out, char *p, const struct demanding *o)
{
    const tenon_type *const type = &tenon__type_demanding;
    const size_t bound = demanding__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    if (o->note != NULL) {
        p = TENON_GEN_PUT(p, ",\"note\":");
        p = tenon__gen_cstr(out, p, o->note, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    *p = '}';
    return p + 1;
}

static const char *demanding__get_any(tenon__in *in, const char *p, void *o)
{
    return demanding__get(in, p, (struct demanding *)o);
}
static char *demanding__put_any(tenon__out *out, char *p, const void *o)
{
    return demanding__put(out, p, (const struct demanding *)o);
}
static const tenon_generated demanding__functions = {TENON_ABI, demanding__get_any, demanding__put_any};

TENON_GEN_STRUCT(demanding, struct demanding, 2, UINT64_C(0x3), 0, &demanding__functions);

/* ---- struct holder ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct holder, texts, const char ***);
TENON_GEN_TYPE_IS(struct holder, fews, struct few ***);
TENON_GEN_TYPE_IS(struct holder, n_texts, size_t *);
TENON_GEN_TYPE_IS(struct holder, n_fews, size_t *);
TENON_GEN_TYPE_IS(struct holder, map, struct pair **);
TENON_GEN_TYPE_IS(struct holder, n_map, size_t *);

static const tenon_member holder__members[3] = {
    TENON_GEN_MANY(struct holder, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct holder, n_texts),
                   TENON_GEN_SIZE(struct holder, texts)),
    TENON_GEN_MANY(struct holder, fews, "fews", TENON_KIND_ARRAY, TENON_KIND_POINTER, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct holder, n_fews),
                   TENON_GEN_SIZE(struct holder, fews)),
    TENON_GEN_MANY(struct holder, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 2, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct holder, n_map),
                   TENON_GEN_SIZE(struct holder, map)),
};
static const tenon_detail holder__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct holder, fews[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, few_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct pair, key), TENON_GEN_SIZE(struct pair, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, pair_type),
};
static const tenon_type *const holder__refs[3] = {NULL, &tenon__type_few, &tenon__type_pair};
static const uint16_t holder__lookup[7] = {0, 3, 0, 0, 0, 1, 2};
enum { holder__bound = TENON_GEN_BOUND_BASE + 24 + 2 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan holder__plan = TENON_GEN_PLAN(holder__bound, false);

static const char *holder__get(tenon__in *in, const char *p, struct holder *o)
{
    const tenon_type *const type = &tenon__type_holder;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"texts\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fews\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fews\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fews\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *holder__put(tenon__out *out, char *p, const struct holder *o)
{
    const tenon_type *const type = &tenon__type_holder;
    const size_t bound = holder__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"texts\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"fews\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *holder__get_any(tenon__in *in, const char *p, void *o)
{
    return holder__get(in, p, (struct holder *)o);
}
static char *holder__put_any(tenon__out *out, char *p, const void *o)
{
    return holder__put(out, p, (const struct holder *)o);
}
static const tenon_generated holder__functions = {TENON_ABI, holder__get_any, holder__put_any};

TENON_GEN_STRUCT(holder, struct holder, 3, UINT64_C(0x7), 0, &holder__functions);

#ifdef __cplusplus
}
#endif
