/* omitted_strict.tenon.c: made by tenongen from omitted_strict.h; edit that instead. Tables and JSON functions of the types in it. */
#include "omitted_strict.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_sparse;
extern const tenon_type tenon__type_firm;
static const char *sparse__get(tenon__in *in, const char *p, struct sparse *o);
static char *sparse__put(tenon__out *out, char *p, const struct sparse *o);
static const char *firm__get(tenon__in *in, const char *p, struct firm *o);
static char *firm__put(tenon__out *out, char *p, const struct firm *o);

/* ---- struct sparse ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct sparse, note, char **);
TENON_GEN_TYPE_IS(struct sparse, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct sparse, tags, char ***);
TENON_GEN_TYPE_IS(struct sparse, n_tags, size_t *);
TENON_GEN_TYPE_IS(struct sparse, level, int *);
TENON_GEN_TYPE_IS(struct sparse, id, int *);

static const tenon_member sparse__members[5] = {
    TENON_GEN_MEMBER_WITH(struct sparse, note, "note", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct sparse, raw, "raw", TENON_KIND_RAW, 1, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct sparse, tags, "tags", TENON_KIND_ARRAY, TENON_KIND_CSTR, 2, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct sparse, n_tags),
                   TENON_GEN_SIZE(struct sparse, tags)),
    TENON_GEN_MEMBER_WITH(struct sparse, level, "level", TENON_KIND_I32, 3, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER(struct sparse, id, "id", TENON_KIND_I32, 4),
};
static const tenon_detail sparse__details[5] = {
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
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const sparse__refs[5] = {NULL, NULL, NULL, NULL, NULL};
static const uint16_t sparse__lookup[11] = {4, 0, 0, 1, 3, 0, 0, 0, 2, 5, 0};
enum { sparse__bound = TENON_GEN_BOUND_BASE + 38 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_RAW + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan sparse__plan = TENON_GEN_PLAN(sparse__bound, false);

static const char *sparse__get(tenon__in *in, const char *p, struct sparse *o)
{
    const tenon_type *const type = &tenon__type_sparse;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"note\":", STRING);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"note\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"note\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->note);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"raw\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"tags\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"tags\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"tags\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"level\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"level\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"level\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        o->level = (int)v;
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_FIRST(in, p, ",\"id\":", first)))
        return tenon__gen_odd(in, p, type, o, 4, seen, first);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    o->id = (int)v;
    seen |= UINT64_C(0x10);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x1f)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *sparse__put(tenon__out *out, char *p, const struct sparse *o)
{
    const tenon_type *const type = &tenon__type_sparse;
    const size_t bound = sparse__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->note != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"note\":", &first);
        p = tenon__gen_cstr(out, p, o->note, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    if (o->raw.data != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"raw\":", &first);
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->n_tags != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"tags\":", &first);
        p = tenon__json_write_member(out, p, type, 2, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (o->level != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"level\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->level);
    }
    p = TENON_GEN_ANNOUNCE(p, ",\"id\":", &first);
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *sparse__get_any(tenon__in *in, const char *p, void *o)
{
    return sparse__get(in, p, (struct sparse *)o);
}
static char *sparse__put_any(tenon__out *out, char *p, const void *o)
{
    return sparse__put(out, p, (const struct sparse *)o);
}
static const tenon_generated sparse__functions = {TENON_ABI, sparse__get_any, sparse__put_any};

TENON_GEN_STRUCT(sparse, struct sparse, 5, UINT64_C(0x1f), 0, &sparse__functions);

/* ---- struct firm --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct firm, note, char **);

static const tenon_member firm__members[1] = {
    TENON_GEN_MEMBER_WITH(struct firm, note, "note", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
};
static const tenon_detail firm__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED | TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const firm__refs[1] = {NULL};
static const uint16_t firm__lookup[3] = {1, 0, 0};
enum { firm__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan firm__plan = TENON_GEN_PLAN(firm__bound, false);

static const char *firm__get(tenon__in *in, const char *p, struct firm *o)
{
    const tenon_type *const type = &tenon__type_firm;
    const char *q;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"note\":", STRING);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"note\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"note\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->note);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 1, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0x1)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *firm__put(tenon__out *out, char *p, const struct firm *o)
{
    const tenon_type *const type = &tenon__type_firm;
    const size_t bound = firm__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    if (o->note != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"note\":", &first);
        p = tenon__gen_cstr(out, p, o->note, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    return tenon__gen_close(p, first);
}

static const char *firm__get_any(tenon__in *in, const char *p, void *o)
{
    return firm__get(in, p, (struct firm *)o);
}
static char *firm__put_any(tenon__out *out, char *p, const void *o)
{
    return firm__put(out, p, (const struct firm *)o);
}
static const tenon_generated firm__functions = {TENON_ABI, firm__get_any, firm__put_any};

TENON_GEN_STRUCT(firm, struct firm, 1, UINT64_C(0x1), 0, &firm__functions);

#ifdef __cplusplus
}
#endif
