/* objects.tenon.c: made by tenongen from objects.h; edit that instead. Tables and JSON functions of the types in it. */
#include "objects.tenon.h"

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
extern const tenon_type tenon__type_named;
extern const tenon_type tenon__type_all;
extern const tenon_type tenon__type_chain;
static const char *leaf__get(tenon__in *in, const char *p, struct leaf *o);
static char *leaf__put(tenon__out *out, char *p, const struct leaf *o);
static const char *entry__get(tenon__in *in, const char *p, struct entry *o);
static char *entry__put(tenon__out *out, char *p, const struct entry *o);
static const char *all__get(tenon__in *in, const char *p, struct all *o);
static char *all__put(tenon__out *out, char *p, const struct all *o);
static const char *chain__get(tenon__in *in, const char *p, struct chain *o);
static char *chain__put(tenon__out *out, char *p, const struct chain *o);

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

TENON_GEN_TYPE_IS(struct entry, value, int *);
TENON_GEN_TYPE_IS(struct entry, id, tenon_str *);

static const tenon_member entry__members[2] = {
    TENON_GEN_MEMBER(struct entry, value, "value", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct entry, id, "id", TENON_KIND_STR, 1),
};
static const tenon_detail entry__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const entry__refs[2] = {NULL, NULL};
static const uint16_t entry__lookup[5] = {1, 0, 0, 0, 2};
enum { entry__bound = TENON_GEN_BOUND_BASE + 15 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan entry__plan = TENON_GEN_PLAN(entry__bound, false);

static const char *entry__get(tenon__in *in, const char *p, struct entry *o)
{
    const tenon_type *const type = &tenon__type_entry;
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
    p = TENON_GEN_READY(in, q, ",\"id\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"id\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", STRING);
    q = tenon__json_str(in, p, &o->id);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *entry__put(tenon__out *out, char *p, const struct entry *o)
{
    const tenon_type *const type = &tenon__type_entry;
    const size_t bound = entry__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"value\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value);
    p = TENON_GEN_PUT(p, ",\"id\":");
    p = tenon__gen_str(out, p, &o->id, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
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

TENON_GEN_STRUCT(entry, struct entry, 2, UINT64_C(0x3), 0, &entry__functions);

/* ---- struct named -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct named, key, char (*)[8]);
TENON_GEN_TYPE_IS(struct named, value, char **);

static const tenon_member named__members[1] = {
    TENON_GEN_MEMBER(struct named, value, "value", TENON_KIND_CSTR, 0),
};
static const tenon_detail named__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const named__refs[1] = {NULL};
static const uint16_t named__lookup[3] = {1, 0, 0};
enum { named__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan named__plan = TENON_GEN_PLAN(named__bound, false);

TENON_GEN_STRUCT(named, struct named, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct all ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct all, b, bool *);
TENON_GEN_TYPE_IS(struct all, i8, int8_t *);
TENON_GEN_TYPE_IS(struct all, u16, uint16_t *);
TENON_GEN_TYPE_IS(struct all, i32, int32_t *);
TENON_GEN_TYPE_IS(struct all, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct all, f, float *);
TENON_GEN_TYPE_IS(struct all, d, double *);
TENON_GEN_TYPE_IS(struct all, c, char **);
TENON_GEN_TYPE_IS(struct all, s, tenon_str *);
TENON_GEN_TYPE_IS(struct all, chars, char (*)[8]);
TENON_GEN_TYPE_IS(struct all, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct all, time, tenon_time *);
TENON_GEN_TYPE_IS(struct all, mood, enum mood *);
TENON_GEN_TYPE_IS(struct all, leaf, struct leaf *);
TENON_GEN_TYPE_IS(struct all, pointer, struct leaf **);
TENON_GEN_TYPE_IS(struct all, number, int **);
TENON_GEN_TYPE_IS(struct all, texts, char ***);
TENON_GEN_TYPE_IS(struct all, n_texts, size_t *);
TENON_GEN_TYPE_IS(struct all, leaves, struct leaf **);
TENON_GEN_TYPE_IS(struct all, n_leaves, size_t *);
TENON_GEN_TYPE_IS(struct all, pointers, struct leaf ***);
TENON_GEN_TYPE_IS(struct all, n_pointers, size_t *);
TENON_GEN_TYPE_IS(struct all, fixed, int (*)[3]);
TENON_GEN_TYPE_IS(struct all, names, char *(*)[2]);
TENON_GEN_TYPE_IS(struct all, counted, int (*)[4]);
TENON_GEN_TYPE_IS(struct all, n_counted, uint8_t *);
TENON_GEN_TYPE_IS(struct all, rows, short (**)[2]);
TENON_GEN_TYPE_IS(struct all, n_rows, size_t *);
TENON_GEN_TYPE_IS(struct all, map, struct entry **);
TENON_GEN_TYPE_IS(struct all, n_map, size_t *);
TENON_GEN_TYPE_IS(struct all, dictionary, struct named **);
TENON_GEN_TYPE_IS(struct all, n_dictionary, size_t *);
TENON_GEN_TYPE_IS(struct all, has, bool *);
TENON_GEN_TYPE_IS(struct all, maybe, int *);
TENON_GEN_TYPE_IS(struct all, has_text, bool *);
TENON_GEN_TYPE_IS(struct all, maybe_text, char **);
TENON_GEN_TYPE_IS(struct all, next, struct all **);

static const tenon_member all__members[28] = {
    TENON_GEN_MEMBER(struct all, b, "b", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct all, i8, "i8", TENON_KIND_I8, 1),
    TENON_GEN_MEMBER(struct all, u16, "u16", TENON_KIND_U16, 2),
    TENON_GEN_MEMBER(struct all, i32, "i32", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct all, u64, "u64", TENON_KIND_U64, 4),
    TENON_GEN_MEMBER(struct all, f, "f", TENON_KIND_F32, 5),
    TENON_GEN_MEMBER(struct all, d, "d", TENON_KIND_F64, 6),
    TENON_GEN_MEMBER(struct all, c, "c", TENON_KIND_CSTR, 7),
    TENON_GEN_MEMBER(struct all, s, "s", TENON_KIND_STR, 8),
    TENON_GEN_MEMBER(struct all, chars, "chars", TENON_KIND_CHARS, 9),
    TENON_GEN_MEMBER(struct all, raw, "raw", TENON_KIND_RAW, 10),
    TENON_GEN_MEMBER(struct all, time, "time", TENON_KIND_TIME, 11),
    TENON_GEN_MEMBER(struct all, mood, "mood", TENON_KIND_ENUM, 12),
    TENON_GEN_MEMBER(struct all, leaf, "leaf", TENON_KIND_OBJECT, 13),
    TENON_GEN_MANY(struct all, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 14, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct all, pointer)),
    TENON_GEN_MANY(struct all, number, "number", TENON_KIND_POINTER, TENON_KIND_I32, 15, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct all, number)),
    TENON_GEN_MANY(struct all, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_CSTR, 16, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct all, n_texts),
                   TENON_GEN_SIZE(struct all, texts)),
    TENON_GEN_MANY(struct all, leaves, "leaves", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 17, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct all, n_leaves),
                   TENON_GEN_SIZE(struct all, leaves)),
    TENON_GEN_MANY(struct all, pointers, "pointers", TENON_KIND_ARRAY, TENON_KIND_POINTER, 18, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct all, n_pointers),
                   TENON_GEN_SIZE(struct all, pointers)),
    TENON_GEN_MANY(struct all, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 19, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct all, fixed)),
    TENON_GEN_MANY(struct all, names, "names", TENON_KIND_FIXED, TENON_KIND_CSTR, 20, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct all, names)),
    TENON_GEN_MANY(struct all, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 21, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct all, n_counted),
                   TENON_GEN_LENGTH(struct all, counted)),
    TENON_GEN_MANY(struct all, rows, "rows", TENON_KIND_ARRAY, TENON_KIND_FIXED, 22, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct all, n_rows),
                   TENON_GEN_SIZE(struct all, rows)),
    TENON_GEN_MANY(struct all, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 23, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct all, n_map),
                   TENON_GEN_SIZE(struct all, map)),
    TENON_GEN_MANY(struct all, dictionary, "dictionary", TENON_KIND_MAP, TENON_KIND_OBJECT, 24, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct all, n_dictionary),
                   TENON_GEN_SIZE(struct all, dictionary)),
    TENON_GEN_MEMBER_WITH(struct all, maybe, "maybe", TENON_KIND_I32, 25, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct all, maybe_text, "maybe_text", TENON_KIND_CSTR, 26, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct all, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 27, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct all, next)),
};
static const tenon_detail all__details[28] = {
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
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(mood),
    TENON_GEN_REFERS(leaf),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, leaf_type),
    TENON_GEN_PLAIN,
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
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct all, pointers[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, leaf_type),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_I16, 0, TENON_GEN_LENGTH(struct all, rows[0]), TENON_GEN_SIZE(struct all, rows[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct entry, id), TENON_GEN_SIZE(struct entry, id)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct named, key), TENON_GEN_SIZE(struct named, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, named_type),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct all, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct all, has_text), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, all_type),
};
static const tenon_type *const all__refs[28] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, &tenon__type_mood, &tenon__type_leaf, &tenon__type_leaf, NULL,
    NULL, &tenon__type_leaf, &tenon__type_leaf, NULL, NULL, NULL, NULL, &tenon__type_entry,
    &tenon__type_named, NULL, NULL, &tenon__type_all};
static const uint16_t all__lookup[57] = {0, 0, 0, 0, 8, 12, 1, 28, 0, 0, 0, 24, 0, 0, 0, 10, 4, 5, 21, 25, 0, 22, 7, 2,
    6, 27, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 14, 3, 15, 16, 13, 17, 11, 19, 18, 0, 9, 0,
    0, 0, 0, 0, 0, 0, 20, 26, 0};
enum { all__bound = TENON_GEN_BOUND_BASE + 233 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 3 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U16 + 1 * TENON_GEN_BOUND_U64
    + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64 + 2 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_TIME + 3 * TENON_GEN_BOUND_OBJECT + 4 * TENON_GEN_BOUND_ARRAY
    + 3 * TENON_GEN_BOUND_FIXED + 2 * TENON_GEN_BOUND_MAP
    + TENON_GEN_BOUND_NAMES(6) };
static const tenon_plan all__plan = TENON_GEN_PLAN(all__bound, false);

static const char *all__get_leaves(tenon__in *in, const char *p, struct all *o)
{
    struct leaf *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_all, &all__members[17], (char *)o);
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

static char *all__put_leaves(tenon__out *out, char *p, const struct all *o)
{
    const size_t n = (size_t)o->n_leaves;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->leaves))
        return tenon__json_write_member(out, p, &tenon__type_all, 17, o, 64);
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

static const char *all__get(tenon__in *in, const char *p, struct all *o)
{
    const tenon_type *const type = &tenon__type_all;
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
    p = TENON_GEN_READY(in, q, ",\"i8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->i8 = (int8_t)v;
    p = TENON_GEN_READY(in, q, ",\"u16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->u16 = (uint16_t)v;
    p = TENON_GEN_READY(in, q, ",\"i32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->i32 = (int32_t)v;
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_f32(in, p, &o->f);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_f64(in, p, &o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"s\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"s\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
    q = tenon__json_str(in, p, &o->s);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"time\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", TIME);
    q = tenon__json_time(in, p, &o->time);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"mood\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"mood\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"mood\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_mood, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    o->mood = (enum mood)v;
    p = TENON_GEN_READY(in, q, ",\"leaf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaf\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leaf\":", ANY);
    q = leaf__get(in, p, &o->leaf);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"number\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"number\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"number\":", ANY);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"leaves\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaves\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leaves\":", WORD);
    q = all__get_leaves(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointers\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointers\":", ANY);
    q = tenon__json_read_member(in, p, type, 18, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"names\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"names\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"names\":", ANY);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"counted\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
    q = tenon__json_read_member(in, p, type, 21, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"rows\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rows\":")))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"rows\":", ANY);
    q = tenon__json_read_member(in, p, type, 22, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 23, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"dictionary\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"dictionary\":")))
        return tenon__json_resume(in, p, type, o, 24, UINT64_C(0xffffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"dictionary\":", ANY);
    q = tenon__json_read_member(in, p, type, 24, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 24, UINT64_C(0xffffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybe\":")))
        return tenon__json_resume(in, p, type, o, 25, UINT64_C(0x1ffffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
    q = tenon__json_read_member(in, p, type, 25, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 25, UINT64_C(0x1ffffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"maybe_text\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybe_text\":")))
        return tenon__json_resume(in, p, type, o, 26, UINT64_C(0x3ffffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybe_text\":", ANY);
    q = tenon__json_read_member(in, p, type, 26, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 26, UINT64_C(0x3ffffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"next\":")))
        return tenon__json_resume(in, p, type, o, 27, UINT64_C(0x7ffffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
    q = tenon__json_read_member(in, p, type, 27, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 27, UINT64_C(0x7ffffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 28, UINT64_C(0xfffffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *all__put(tenon__out *out, char *p, const struct all *o)
{
    const tenon_type *const type = &tenon__type_all;
    const size_t bound = all__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"b\":");
    p = tenon__json_put_boolean(out, p, o->b);
    p = TENON_GEN_PUT(p, ",\"i8\":");
    p = tenon__json_put_i32(out, p, o->i8);
    p = TENON_GEN_PUT(p, ",\"u16\":");
    p = tenon__json_put_i32(out, p, o->u16);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i32);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u64);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_put_f32(out, p, o->f);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_f64(out, p, o->d);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__gen_cstr(out, p, o->c, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"s\":");
    p = tenon__gen_str(out, p, &o->s, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_put_time(out, p, &o->time);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"mood\":");
    p = tenon__json_put_enum(out, p, &tenon__type_mood, (int32_t)o->mood, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"leaf\":");
    p = tenon__gen_room(out, leaf__put(out, p, &o->leaf), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 14, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"number\":");
    p = tenon__json_write_member(out, p, type, 15, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 16, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"leaves\":");
    p = tenon__gen_room(out, all__put_leaves(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"pointers\":");
    p = tenon__json_write_member(out, p, type, 18, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 19, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    p = TENON_GEN_PUT(p, ",\"names\":");
    p = tenon__json_write_member(out, p, type, 20, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 20);
    p = TENON_GEN_PUT(p, ",\"counted\":");
    p = tenon__json_write_member(out, p, type, 21, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 21);
    p = TENON_GEN_PUT(p, ",\"rows\":");
    p = tenon__json_write_member(out, p, type, 22, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 22);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 23, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 23);
    p = TENON_GEN_PUT(p, ",\"dictionary\":");
    p = tenon__json_write_member(out, p, type, 24, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 24);
    p = TENON_GEN_PUT(p, ",\"maybe\":");
    p = tenon__json_write_member(out, p, type, 25, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 25);
    p = TENON_GEN_PUT(p, ",\"maybe_text\":");
    p = tenon__json_write_member(out, p, type, 26, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 26);
    p = TENON_GEN_PUT(p, ",\"next\":");
    p = tenon__json_write_member(out, p, type, 27, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 27);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *all__get_any(tenon__in *in, const char *p, void *o)
{
    return all__get(in, p, (struct all *)o);
}
static char *all__put_any(tenon__out *out, char *p, const void *o)
{
    return all__put(out, p, (const struct all *)o);
}
static const tenon_generated all__functions = {TENON_ABI, all__get_any, all__put_any};

TENON_GEN_STRUCT(all, struct all, 28, UINT64_C(0xfffffff), 0, &all__functions);

/* ---- struct chain -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct chain, text, char **);
TENON_GEN_TYPE_IS(struct chain, next, struct chain **);

static const tenon_member chain__members[2] = {
    TENON_GEN_MEMBER(struct chain, text, "text", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct chain, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct chain, next)),
};
static const tenon_detail chain__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, chain_type),
};
static const tenon_type *const chain__refs[2] = {NULL, &tenon__type_chain};
static const uint16_t chain__lookup[5] = {2, 0, 0, 1, 0};
enum { chain__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan chain__plan = TENON_GEN_PLAN(chain__bound, false);

static const char *chain__get(tenon__in *in, const char *p, struct chain *o)
{
    const tenon_type *const type = &tenon__type_chain;
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
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"next\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *chain__put(tenon__out *out, char *p, const struct chain *o)
{
    const tenon_type *const type = &tenon__type_chain;
    const size_t bound = chain__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"next\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *chain__get_any(tenon__in *in, const char *p, void *o)
{
    return chain__get(in, p, (struct chain *)o);
}
static char *chain__put_any(tenon__out *out, char *p, const void *o)
{
    return chain__put(out, p, (const struct chain *)o);
}
static const tenon_generated chain__functions = {TENON_ABI, chain__get_any, chain__put_any};

TENON_GEN_STRUCT(chain, struct chain, 2, UINT64_C(0x3), 0, &chain__functions);

#ifdef __cplusplus
}
#endif
