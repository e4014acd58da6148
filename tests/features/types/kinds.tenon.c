/* kinds.tenon.c: made by tenongen from kinds.h; edit that instead. Tables and JSON functions of the types in it. */
#include "kinds.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_color;
extern const tenon_type tenon__type_inner;
extern const tenon_type tenon__type_entry;
extern const tenon_type tenon__type_all;
extern const tenon_type tenon__type_integers;
extern const tenon_type tenon__type_floats;
static const char *inner__get(tenon__in *in, const char *p, struct inner *o);
static char *inner__put(tenon__out *out, char *p, const struct inner *o);
static const char *entry__get(tenon__in *in, const char *p, struct entry *o);
static char *entry__put(tenon__out *out, char *p, const struct entry *o);
static const char *all__get(tenon__in *in, const char *p, struct all *o);
static char *all__put(tenon__out *out, char *p, const struct all *o);
static const char *integers__get(tenon__in *in, const char *p, struct integers *o);
static char *integers__put(tenon__out *out, char *p, const struct integers *o);
static const char *floats__get(tenon__in *in, const char *p, struct floats *o);
static char *floats__put(tenon__out *out, char *p, const struct floats *o);

/* ---- enum color ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum color, 4);
TENON_GEN_VALUE_IS(RED, INT64_C(0));
TENON_GEN_VALUE_IS(GREEN, INT64_C(1));
TENON_GEN_VALUE_IS(BLUE, INT64_C(2));

static const tenon_enumerator color__enumerators[3] = {
    TENON_GEN_ENUMERATOR(RED, "red"),
    TENON_GEN_ENUMERATOR(GREEN, "green"),
    TENON_GEN_ENUMERATOR(BLUE, "blue"),
};
static const tenon_plan color__plan = TENON_GEN_PLAN(3, false);
TENON_GEN_ENUM(color, enum color, 3);

/* ---- struct inner -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct inner, x, int *);

static const tenon_member inner__members[1] = {
    TENON_GEN_MEMBER(struct inner, x, "x", TENON_KIND_I32, 0),
};
static const tenon_detail inner__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const inner__refs[1] = {NULL};
static const uint16_t inner__lookup[3] = {1, 0, 0};
enum { inner__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan inner__plan = TENON_GEN_PLAN(inner__bound, false);

static const char *inner__get(tenon__in *in, const char *p, struct inner *o)
{
    const tenon_type *const type = &tenon__type_inner;
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
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->x);
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

/* ---- struct entry -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct entry, key, char **);
TENON_GEN_TYPE_IS(struct entry, value, int *);

static const tenon_member entry__members[1] = {
    TENON_GEN_MEMBER(struct entry, value, "value", TENON_KIND_I32, 0),
};
static const tenon_detail entry__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const entry__refs[1] = {NULL};
static const uint16_t entry__lookup[3] = {1, 0, 0};
enum { entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
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
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
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

/* ---- struct all ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct all, b, bool *);
TENON_GEN_TYPE_IS(struct all, i8, int8_t *);
TENON_GEN_TYPE_IS(struct all, i16, int16_t *);
TENON_GEN_TYPE_IS(struct all, i32, int32_t *);
TENON_GEN_TYPE_IS(struct all, i64, int64_t *);
TENON_GEN_TYPE_IS(struct all, u8, uint8_t *);
TENON_GEN_TYPE_IS(struct all, u16, uint16_t *);
TENON_GEN_TYPE_IS(struct all, u32, uint32_t *);
TENON_GEN_TYPE_IS(struct all, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct all, f32, float *);
TENON_GEN_TYPE_IS(struct all, f64, double *);
TENON_GEN_TYPE_IS(struct all, cstr, char **);
TENON_GEN_TYPE_IS(struct all, str, tenon_str *);
TENON_GEN_TYPE_IS(struct all, chars, char (*)[8]);
TENON_GEN_TYPE_IS(struct all, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct all, time, tenon_time *);
TENON_GEN_TYPE_IS(struct all, color, enum color *);
TENON_GEN_TYPE_IS(struct all, object, struct inner *);
TENON_GEN_TYPE_IS(struct all, pointer, struct inner **);
TENON_GEN_TYPE_IS(struct all, array, int **);
TENON_GEN_TYPE_IS(struct all, n_array, size_t *);
TENON_GEN_TYPE_IS(struct all, fixed, int (*)[3]);
TENON_GEN_TYPE_IS(struct all, map, struct entry **);
TENON_GEN_TYPE_IS(struct all, n_map, size_t *);

static const tenon_member all__members[22] = {
    TENON_GEN_MEMBER(struct all, b, "b", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct all, i8, "i8", TENON_KIND_I8, 1),
    TENON_GEN_MEMBER(struct all, i16, "i16", TENON_KIND_I16, 2),
    TENON_GEN_MEMBER(struct all, i32, "i32", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct all, i64, "i64", TENON_KIND_I64, 4),
    TENON_GEN_MEMBER(struct all, u8, "u8", TENON_KIND_U8, 5),
    TENON_GEN_MEMBER(struct all, u16, "u16", TENON_KIND_U16, 6),
    TENON_GEN_MEMBER(struct all, u32, "u32", TENON_KIND_U32, 7),
    TENON_GEN_MEMBER(struct all, u64, "u64", TENON_KIND_U64, 8),
    TENON_GEN_MEMBER(struct all, f32, "f32", TENON_KIND_F32, 9),
    TENON_GEN_MEMBER(struct all, f64, "f64", TENON_KIND_F64, 10),
    TENON_GEN_MEMBER(struct all, cstr, "cstr", TENON_KIND_CSTR, 11),
    TENON_GEN_MEMBER(struct all, str, "str", TENON_KIND_STR, 12),
    TENON_GEN_MEMBER(struct all, chars, "chars", TENON_KIND_CHARS, 13),
    TENON_GEN_MEMBER(struct all, raw, "raw", TENON_KIND_RAW, 14),
    TENON_GEN_MEMBER(struct all, time, "time", TENON_KIND_TIME, 15),
    TENON_GEN_MEMBER(struct all, color, "color", TENON_KIND_ENUM, 16),
    TENON_GEN_MEMBER(struct all, object, "object", TENON_KIND_OBJECT, 17),
    TENON_GEN_MANY(struct all, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 18, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct all, pointer)),
    TENON_GEN_MANY(struct all, array, "array", TENON_KIND_ARRAY, TENON_KIND_I32, 19, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct all, n_array),
                   TENON_GEN_SIZE(struct all, array)),
    TENON_GEN_MANY(struct all, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I32, 20, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct all, fixed)),
    TENON_GEN_MANY(struct all, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 21, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct all, n_map),
                   TENON_GEN_SIZE(struct all, map)),
};
static const tenon_detail all__details[22] = {
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
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(color),
    TENON_GEN_REFERS(inner),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct entry, key), TENON_GEN_SIZE(struct entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, entry_type),
};
static const tenon_type *const all__refs[22] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    &tenon__type_color, &tenon__type_inner, &tenon__type_inner, NULL, NULL, &tenon__type_entry};
static const uint16_t all__lookup[45] = {5, 18, 20, 0, 1, 16, 0, 6, 0, 22, 0, 14, 0, 4, 9, 12, 0, 0, 2, 11, 13, 0, 0, 0,
    0, 0, 0, 0, 0, 7, 19, 0, 8, 15, 17, 0, 0, 10, 3, 0, 0, 0, 21, 0, 0};
enum { all__bound = TENON_GEN_BOUND_BASE + 167 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 1 * TENON_GEN_BOUND_I16 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64
    + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_U16 + 1 * TENON_GEN_BOUND_U32
    + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS
    + 1 * TENON_GEN_BOUND_RAW + 1 * TENON_GEN_BOUND_TIME + 2 * TENON_GEN_BOUND_OBJECT
    + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED + 1 * TENON_GEN_BOUND_MAP
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan all__plan = TENON_GEN_PLAN(all__bound, false);

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
    p = TENON_GEN_READY(in, q, ",\"i16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I16, INT16_MIN, INT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->i16 = (int16_t)v;
    p = TENON_GEN_READY(in, q, ",\"i32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->i32 = (int32_t)v;
    p = TENON_GEN_READY(in, q, ",\"i64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->i64 = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"u8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->u8 = (uint8_t)v;
    p = TENON_GEN_READY(in, q, ",\"u16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->u16 = (uint16_t)v;
    p = TENON_GEN_READY(in, q, ",\"u32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->u32 = (uint32_t)v;
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"f32\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f32\":", ANY);
    q = tenon__json_f32(in, p, &o->f32);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f64\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f64\":", ANY);
    q = tenon__json_f64(in, p, &o->f64);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cstr\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cstr\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"str\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"str\":", STRING);
    q = tenon__json_str(in, p, &o->str);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"time\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", TIME);
    q = tenon__json_time(in, p, &o->time);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    o->color = (enum color)v;
    p = TENON_GEN_READY(in, q, ",\"object\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"object\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"object\":", ANY);
    q = inner__get(in, p, &o->object);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 18, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"array\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"array\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"array\":", ANY);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 21, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
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
    p = TENON_GEN_PUT(p, ",\"i16\":");
    p = tenon__json_put_i32(out, p, o->i16);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i32);
    p = TENON_GEN_PUT(p, ",\"i64\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->i64);
    p = TENON_GEN_PUT(p, ",\"u8\":");
    p = tenon__json_put_i32(out, p, o->u8);
    p = TENON_GEN_PUT(p, ",\"u16\":");
    p = tenon__json_put_i32(out, p, o->u16);
    p = TENON_GEN_PUT(p, ",\"u32\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u32);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u64);
    p = TENON_GEN_PUT(p, ",\"f32\":");
    p = tenon__json_put_f32(out, p, o->f32);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"f64\":");
    p = tenon__json_put_f64(out, p, o->f64);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"cstr\":");
    p = tenon__gen_cstr(out, p, o->cstr, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"str\":");
    p = tenon__gen_str(out, p, &o->str, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 14, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_put_time(out, p, &o->time);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"object\":");
    p = tenon__gen_room(out, inner__put(out, p, &o->object), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 18, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"array\":");
    p = tenon__json_write_member(out, p, type, 19, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 20, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 20);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 21, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 21);
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

TENON_GEN_STRUCT(all, struct all, 22, UINT64_C(0x3fffff), 0, &all__functions);

/* ---- struct integers ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct integers, i8, int8_t *);
TENON_GEN_TYPE_IS(struct integers, i16, int16_t *);
TENON_GEN_TYPE_IS(struct integers, i32, int32_t *);
TENON_GEN_TYPE_IS(struct integers, i64, int64_t *);
TENON_GEN_TYPE_IS(struct integers, u8, uint8_t *);
TENON_GEN_TYPE_IS(struct integers, u16, uint16_t *);
TENON_GEN_TYPE_IS(struct integers, u32, uint32_t *);
TENON_GEN_TYPE_IS(struct integers, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct integers, c, char *);
TENON_GEN_TYPE_IS(struct integers, sc, signed char *);
TENON_GEN_TYPE_IS(struct integers, uc, unsigned char *);
TENON_GEN_TYPE_IS(struct integers, s, short *);
TENON_GEN_TYPE_IS(struct integers, us, unsigned short *);
TENON_GEN_TYPE_IS(struct integers, i, int *);
TENON_GEN_TYPE_IS(struct integers, u, unsigned int *);
TENON_GEN_TYPE_IS(struct integers, l, long *);
TENON_GEN_TYPE_IS(struct integers, ul, unsigned long *);
TENON_GEN_TYPE_IS(struct integers, ll, long long *);
TENON_GEN_TYPE_IS(struct integers, ull, unsigned long long *);

static const tenon_member integers__members[19] = {
    TENON_GEN_MEMBER(struct integers, i8, "i8", TENON_KIND_I8, 0),
    TENON_GEN_MEMBER(struct integers, i16, "i16", TENON_KIND_I16, 1),
    TENON_GEN_MEMBER(struct integers, i32, "i32", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct integers, i64, "i64", TENON_KIND_I64, 3),
    TENON_GEN_MEMBER(struct integers, u8, "u8", TENON_KIND_U8, 4),
    TENON_GEN_MEMBER(struct integers, u16, "u16", TENON_KIND_U16, 5),
    TENON_GEN_MEMBER(struct integers, u32, "u32", TENON_KIND_U32, 6),
    TENON_GEN_MEMBER(struct integers, u64, "u64", TENON_KIND_U64, 7),
    TENON_GEN_MEMBER(struct integers, c, "c", TENON_GEN_CHAR, 8),
    TENON_GEN_MEMBER(struct integers, sc, "sc", TENON_KIND_I8, 9),
    TENON_GEN_MEMBER(struct integers, uc, "uc", TENON_KIND_U8, 10),
    TENON_GEN_MEMBER(struct integers, s, "s", TENON_KIND_I16, 11),
    TENON_GEN_MEMBER(struct integers, us, "us", TENON_KIND_U16, 12),
    TENON_GEN_MEMBER(struct integers, i, "i", TENON_KIND_I32, 13),
    TENON_GEN_MEMBER(struct integers, u, "u", TENON_KIND_U32, 14),
    TENON_GEN_MEMBER(struct integers, l, "l", TENON_GEN_LONG, 15),
    TENON_GEN_MEMBER(struct integers, ul, "ul", TENON_GEN_ULONG, 16),
    TENON_GEN_MEMBER(struct integers, ll, "ll", TENON_KIND_I64, 17),
    TENON_GEN_MEMBER(struct integers, ull, "ull", TENON_KIND_U64, 18),
};
static const tenon_detail integers__details[19] = {
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
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const integers__refs[19] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL};
static const uint16_t integers__lookup[39] = {4, 13, 0, 9, 0, 0, 5, 0, 0, 15, 0, 3, 8, 10, 16, 1, 0, 19, 0, 0, 0, 17, 18, 0,
    0, 6, 0, 0, 7, 0, 0, 0, 12, 2, 0, 11, 0, 0, 14};
enum { integers__bound = TENON_GEN_BOUND_BASE + 116 + 3 * TENON_GEN_BOUND_I8 + 2 * TENON_GEN_BOUND_I16
    + 2 * TENON_GEN_BOUND_I32 + 3 * TENON_GEN_BOUND_I64 + 2 * TENON_GEN_BOUND_U8
    + 2 * TENON_GEN_BOUND_U16 + 2 * TENON_GEN_BOUND_U32 + 3 * TENON_GEN_BOUND_U64 };
static const tenon_plan integers__plan = TENON_GEN_PLAN(integers__bound, false);

static const char *integers__get(tenon__in *in, const char *p, struct integers *o)
{
    const tenon_type *const type = &tenon__type_integers;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"i8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"i8\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"i8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->i8 = (int8_t)v;
    p = TENON_GEN_READY(in, q, ",\"i16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I16, INT16_MIN, INT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->i16 = (int16_t)v;
    p = TENON_GEN_READY(in, q, ",\"i32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->i32 = (int32_t)v;
    p = TENON_GEN_READY(in, q, ",\"i64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->i64 = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"u8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->u8 = (uint8_t)v;
    p = TENON_GEN_READY(in, q, ",\"u16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->u16 = (uint16_t)v;
    p = TENON_GEN_READY(in, q, ",\"u32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->u32 = (uint32_t)v;
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"c\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", SMALL);
    q = tenon__json_small(in, p, TENON_GEN_CHAR, CHAR_MIN, CHAR_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->c = (char)v;
    p = TENON_GEN_READY(in, q, ",\"sc\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sc\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sc\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    o->sc = (signed char)v;
    p = TENON_GEN_READY(in, q, ",\"uc\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"uc\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"uc\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->uc = (unsigned char)v;
    p = TENON_GEN_READY(in, q, ",\"s\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"s\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I16, INT16_MIN, INT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->s = (short)v;
    p = TENON_GEN_READY(in, q, ",\"us\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"us\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"us\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    o->us = (unsigned short)v;
    p = TENON_GEN_READY(in, q, ",\"i\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    o->i = (int)v;
    p = TENON_GEN_READY(in, q, ",\"u\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    o->u = (unsigned int)v;
    p = TENON_GEN_READY(in, q, ",\"l\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"l\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"l\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    o->l = (long)v;
    p = TENON_GEN_READY(in, q, ",\"ul\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ul\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ul\":", WIDE);
    q = tenon__gen_read_ulong(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    o->ul = (unsigned long)v;
    p = TENON_GEN_READY(in, q, ",\"ll\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ll\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ll\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    o->ll = (long long)v;
    p = TENON_GEN_READY(in, q, ",\"ull\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ull\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ull\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    o->ull = (unsigned long long)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *integers__put(tenon__out *out, char *p, const struct integers *o)
{
    const tenon_type *const type = &tenon__type_integers;
    const size_t bound = integers__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"i8\":");
    p = tenon__json_put_i32(out, p, o->i8);
    p = TENON_GEN_PUT(p, ",\"i16\":");
    p = tenon__json_put_i32(out, p, o->i16);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i32);
    p = TENON_GEN_PUT(p, ",\"i64\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->i64);
    p = TENON_GEN_PUT(p, ",\"u8\":");
    p = tenon__json_put_i32(out, p, o->u8);
    p = TENON_GEN_PUT(p, ",\"u16\":");
    p = tenon__json_put_i32(out, p, o->u16);
    p = TENON_GEN_PUT(p, ",\"u32\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u32);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u64);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__json_put_i32(out, p, o->c);
    p = TENON_GEN_PUT(p, ",\"sc\":");
    p = tenon__json_put_i32(out, p, o->sc);
    p = TENON_GEN_PUT(p, ",\"uc\":");
    p = tenon__json_put_i32(out, p, o->uc);
    p = TENON_GEN_PUT(p, ",\"s\":");
    p = tenon__json_put_i32(out, p, o->s);
    p = TENON_GEN_PUT(p, ",\"us\":");
    p = tenon__json_put_i32(out, p, o->us);
    p = TENON_GEN_PUT(p, ",\"i\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i);
    p = TENON_GEN_PUT(p, ",\"u\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u);
    p = TENON_GEN_PUT(p, ",\"l\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->l);
    p = TENON_GEN_PUT(p, ",\"ul\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->ul);
    p = TENON_GEN_PUT(p, ",\"ll\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->ll);
    p = TENON_GEN_PUT(p, ",\"ull\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->ull);
    *p = '}';
    return p + 1;
}

static const char *integers__get_any(tenon__in *in, const char *p, void *o)
{
    return integers__get(in, p, (struct integers *)o);
}
static char *integers__put_any(tenon__out *out, char *p, const void *o)
{
    return integers__put(out, p, (const struct integers *)o);
}
static const tenon_generated integers__functions = {TENON_ABI, integers__get_any, integers__put_any};

TENON_GEN_STRUCT(integers, struct integers, 19, UINT64_C(0x7ffff), 0, &integers__functions);

/* ---- struct floats ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct floats, f, float *);
TENON_GEN_TYPE_IS(struct floats, d, double *);

static const tenon_member floats__members[2] = {
    TENON_GEN_MEMBER(struct floats, f, "f", TENON_KIND_F32, 0),
    TENON_GEN_MEMBER(struct floats, d, "d", TENON_KIND_F64, 1),
};
static const tenon_detail floats__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const floats__refs[2] = {NULL, NULL};
static const uint16_t floats__lookup[5] = {0, 0, 1, 2, 0};
enum { floats__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan floats__plan = TENON_GEN_PLAN(floats__bound, false);

static const char *floats__get(tenon__in *in, const char *p, struct floats *o)
{
    const tenon_type *const type = &tenon__type_floats;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"f\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_f32(in, p, &o->f);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_f64(in, p, &o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *floats__put(tenon__out *out, char *p, const struct floats *o)
{
    const tenon_type *const type = &tenon__type_floats;
    const size_t bound = floats__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"f\":");
    p = tenon__json_put_f32(out, p, o->f);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_f64(out, p, o->d);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *floats__get_any(tenon__in *in, const char *p, void *o)
{
    return floats__get(in, p, (struct floats *)o);
}
static char *floats__put_any(tenon__out *out, char *p, const void *o)
{
    return floats__put(out, p, (const struct floats *)o);
}
static const tenon_generated floats__functions = {TENON_ABI, floats__get_any, floats__put_any};

TENON_GEN_STRUCT(floats, struct floats, 2, UINT64_C(0x3), 0, &floats__functions);

#ifdef __cplusplus
}
#endif
