/* kinds.tenon.c: made by tenongen from kinds.h; edit that instead. Tables and JSON functions of the types in it. */
#include "kinds.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 1
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_kin_color;
extern const tenon_type tenon__type_kin_level;
extern const tenon_type tenon__type_kin_tiny;
extern const tenon_type tenon__type_kin_byte;
extern const tenon_type tenon__type_kin_short;
extern const tenon_type tenon__type_kin_huge;
extern const tenon_type tenon__type_kin_scalars;
extern const tenon_type tenon__type_kin_texts;
extern const tenon_type tenon__type_kin_fixed;
extern const tenon_type tenon__type_kin_arrays;
extern const tenon_type tenon__type_kin_inner;
extern const tenon_type tenon__type_kin_node;
extern const tenon_type tenon__type_kin_tree;
extern const tenon_type tenon__type_kin_nested;
extern const tenon_type tenon__type_kin_nullable;
extern const tenon_type tenon__type_kin_has;
extern const tenon_type tenon__type_kin_limits;
extern const tenon_type tenon__type_kin_defaults;
extern const tenon_type tenon__type_kin_omit;
extern const tenon_type tenon__type_kin_access;
extern const tenon_type tenon__type_kin_int_entry;
extern const tenon_type tenon__type_kin_text_entry;
extern const tenon_type tenon__type_kin_inner_entry;
extern const tenon_type tenon__type_kin_list_entry;
extern const tenon_type tenon__type_kin_pointer_entry;
extern const tenon_type tenon__type_kin_peer;
extern const tenon_type tenon__type_kin_route;
extern const tenon_type tenon__type_kin_hidden;
extern const tenon_type tenon__type_kin_sub;
extern const tenon_type tenon__type_kin_sub_entry;
extern const tenon_type tenon__type_kin_maps;
extern const tenon_type tenon__type_kin_ints;
extern const tenon_type tenon__type_kin_inners;
extern const tenon_type tenon__type_kin_dictionary;
extern const tenon_type tenon__type_kin_meters;
extern const tenon_type tenon__type_kin_label;
extern const tenon_type tenon__type_kin_tint;
extern const tenon_type tenon__type_kin_moment;
extern const tenon_type tenon__type_kin_anything;
extern const tenon_type tenon__type_kin_maybe;
extern const tenon_type tenon__type_kin_wrapped;
extern const tenon_type tenon__type_kin_wrapped_twice;
extern const tenon_type tenon__type_kin_transparent;
extern const tenon_type tenon__type_kin_wide70;
extern const tenon_type tenon__type_kin_wide130;
extern const tenon_type tenon__type_kin_wides;
extern const tenon_type tenon__type_kin_wide_key;
extern const tenon_type tenon__type_kin_wide_map;
extern const tenon_type tenon__type_kin_all;
static const char *kin_scalars__get(tenon__in *in, const char *p, struct kin_scalars *o);
static char *kin_scalars__put(tenon__out *out, char *p, const struct kin_scalars *o);
static const char *kin_texts__get(tenon__in *in, const char *p, struct kin_texts *o);
static char *kin_texts__put(tenon__out *out, char *p, const struct kin_texts *o);
static const char *kin_fixed__get(tenon__in *in, const char *p, struct kin_fixed *o);
static char *kin_fixed__put(tenon__out *out, char *p, const struct kin_fixed *o);
static const char *kin_arrays__get(tenon__in *in, const char *p, struct kin_arrays *o);
static char *kin_arrays__put(tenon__out *out, char *p, const struct kin_arrays *o);
static const char *kin_inner__get(tenon__in *in, const char *p, struct kin_inner *o);
static char *kin_inner__put(tenon__out *out, char *p, const struct kin_inner *o);
static const char *kin_node__get(tenon__in *in, const char *p, struct kin_node *o);
static char *kin_node__put(tenon__out *out, char *p, const struct kin_node *o);
static const char *kin_tree__get(tenon__in *in, const char *p, struct kin_tree *o);
static char *kin_tree__put(tenon__out *out, char *p, const struct kin_tree *o);
static const char *kin_nested__get(tenon__in *in, const char *p, struct kin_nested *o);
static char *kin_nested__put(tenon__out *out, char *p, const struct kin_nested *o);
static const char *kin_nullable__get(tenon__in *in, const char *p, struct kin_nullable *o);
static char *kin_nullable__put(tenon__out *out, char *p, const struct kin_nullable *o);
static const char *kin_has__get(tenon__in *in, const char *p, struct kin_has *o);
static char *kin_has__put(tenon__out *out, char *p, const struct kin_has *o);
static const char *kin_limits__get(tenon__in *in, const char *p, struct kin_limits *o);
static char *kin_limits__put(tenon__out *out, char *p, const struct kin_limits *o);
static const char *kin_defaults__get(tenon__in *in, const char *p, struct kin_defaults *o);
static char *kin_defaults__put(tenon__out *out, char *p, const struct kin_defaults *o);
static const char *kin_omit__get(tenon__in *in, const char *p, struct kin_omit *o);
static char *kin_omit__put(tenon__out *out, char *p, const struct kin_omit *o);
static const char *kin_access__get(tenon__in *in, const char *p, struct kin_access *o);
static char *kin_access__put(tenon__out *out, char *p, const struct kin_access *o);
static const char *kin_peer__get(tenon__in *in, const char *p, struct kin_peer *o);
static char *kin_peer__put(tenon__out *out, char *p, const struct kin_peer *o);
static const char *kin_route__get(tenon__in *in, const char *p, struct kin_route *o);
static char *kin_route__put(tenon__out *out, char *p, const struct kin_route *o);
static const char *kin_hidden__get(tenon__in *in, const char *p, struct kin_hidden *o);
static char *kin_hidden__put(tenon__out *out, char *p, const struct kin_hidden *o);
static const char *kin_maps__get(tenon__in *in, const char *p, struct kin_maps *o);
static char *kin_maps__put(tenon__out *out, char *p, const struct kin_maps *o);
static const char *kin_inners__get(tenon__in *in, const char *p, struct kin_inners *o);
static char *kin_inners__put(tenon__out *out, char *p, const struct kin_inners *o);
static const char *kin_dictionary__get(tenon__in *in, const char *p, struct kin_dictionary *o);
static char *kin_dictionary__put(tenon__out *out, char *p, const struct kin_dictionary *o);
static const char *kin_transparent__get(tenon__in *in, const char *p, struct kin_transparent *o);
static char *kin_transparent__put(tenon__out *out, char *p, const struct kin_transparent *o);
static const char *kin_wides__get(tenon__in *in, const char *p, struct kin_wides *o);
static char *kin_wides__put(tenon__out *out, char *p, const struct kin_wides *o);
static const char *kin_wide_map__get(tenon__in *in, const char *p, struct kin_wide_map *o);
static char *kin_wide_map__put(tenon__out *out, char *p, const struct kin_wide_map *o);
static const char *kin_all__get(tenon__in *in, const char *p, struct kin_all *o);
static char *kin_all__put(tenon__out *out, char *p, const struct kin_all *o);

/* ---- enum kin_color ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum kin_color, 4);
TENON_GEN_VALUE_IS(KIN_RED, INT64_C(0));
TENON_GEN_VALUE_IS(KIN_GREEN, INT64_C(1));
TENON_GEN_VALUE_IS(KIN_BLUE, INT64_C(2));

static const tenon_enumerator kin_color__enumerators[3] = {
    TENON_GEN_ENUMERATOR(KIN_RED, "red"),
    TENON_GEN_ENUMERATOR(KIN_GREEN, "green"),
    TENON_GEN_ENUMERATOR(KIN_BLUE, "blue, like the sky over a name longer than thirty-two bytes"),
};
static const tenon_plan kin_color__plan = TENON_GEN_PLAN(3);
TENON_GEN_ENUM(kin_color, enum kin_color, 3);

/* ---- enum kin_level ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum kin_level, 4);
TENON_GEN_VALUE_IS(KIN_LOW, INT64_C(-5));
TENON_GEN_VALUE_IS(KIN_MIDDLE, INT64_C(10));
TENON_GEN_VALUE_IS(KIN_HIGH, INT64_C(1000000));

static const tenon_enumerator kin_level__enumerators[3] = {
    TENON_GEN_ENUMERATOR(KIN_LOW, "KIN_LOW"),
    TENON_GEN_ENUMERATOR(KIN_MIDDLE, "m"),
    TENON_GEN_ENUMERATOR(KIN_HIGH, "KIN_HIGH"),
};
static const tenon_plan kin_level__plan = TENON_GEN_PLAN(0);
TENON_GEN_ENUM(kin_level, enum kin_level, 3);

/* ---- enum kin_tiny ------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum kin_tiny, 1);
TENON_GEN_VALUE_IS(KIN_TINY_NONE, INT64_C(-3));
TENON_GEN_VALUE_IS(KIN_TINY_ONE, INT64_C(1));

static const tenon_enumerator kin_tiny__enumerators[2] = {
    TENON_GEN_ENUMERATOR(KIN_TINY_NONE, "none"),
    TENON_GEN_ENUMERATOR(KIN_TINY_ONE, "one"),
};
static const tenon_plan kin_tiny__plan = TENON_GEN_PLAN(0);
TENON_GEN_ENUM(kin_tiny, enum kin_tiny, 2);

/* ---- enum kin_byte ------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum kin_byte, 1);
TENON_GEN_VALUE_IS(KIN_BYTE_ZERO, INT64_C(0));
TENON_GEN_VALUE_IS(KIN_BYTE_MOST, INT64_C(200));

static const tenon_enumerator kin_byte__enumerators[2] = {
    TENON_GEN_ENUMERATOR(KIN_BYTE_ZERO, "zero"),
    TENON_GEN_ENUMERATOR(KIN_BYTE_MOST, "most"),
};
static const tenon_plan kin_byte__plan = TENON_GEN_PLAN(1);
TENON_GEN_ENUM(kin_byte, enum kin_byte, 2);

/* ---- enum kin_short ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum kin_short, 2);
TENON_GEN_VALUE_IS(KIN_SHORT_LEAST, INT64_C(-300));
TENON_GEN_VALUE_IS(KIN_SHORT_MOST, INT64_C(300));

static const tenon_enumerator kin_short__enumerators[2] = {
    TENON_GEN_ENUMERATOR(KIN_SHORT_LEAST, "least"),
    TENON_GEN_ENUMERATOR(KIN_SHORT_MOST, "most"),
};
static const tenon_plan kin_short__plan = TENON_GEN_PLAN(0);
TENON_GEN_ENUM(kin_short, enum kin_short, 2);

/* ---- enum kin_huge ------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum kin_huge, 8);
TENON_GEN_VALUE_IS(KIN_HUGE_ONE, INT64_C(1));
TENON_GEN_VALUE_IS(KIN_HUGE_MOST, INT64_C(9223372032559808512));

static const tenon_enumerator kin_huge__enumerators[2] = {
    TENON_GEN_ENUMERATOR(KIN_HUGE_ONE, "one"),
    TENON_GEN_ENUMERATOR(KIN_HUGE_MOST, "most"),
};
static const tenon_plan kin_huge__plan = TENON_GEN_PLAN(0);
TENON_GEN_ENUM(kin_huge, enum kin_huge, 2);

/* ---- struct kin_scalars -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_scalars, b, bool *);
TENON_GEN_TYPE_IS(struct kin_scalars, c, char *);
TENON_GEN_TYPE_IS(struct kin_scalars, i8, signed char *);
TENON_GEN_TYPE_IS(struct kin_scalars, u8, unsigned char *);
TENON_GEN_TYPE_IS(struct kin_scalars, i16, short *);
TENON_GEN_TYPE_IS(struct kin_scalars, u16, unsigned short *);
TENON_GEN_TYPE_IS(struct kin_scalars, i32, int *);
TENON_GEN_TYPE_IS(struct kin_scalars, u32, unsigned int *);
TENON_GEN_TYPE_IS(struct kin_scalars, l, long *);
TENON_GEN_TYPE_IS(struct kin_scalars, ul, unsigned long *);
TENON_GEN_TYPE_IS(struct kin_scalars, ll, long long *);
TENON_GEN_TYPE_IS(struct kin_scalars, ull, unsigned long long *);
TENON_GEN_TYPE_IS(struct kin_scalars, i64, int64_t *);
TENON_GEN_TYPE_IS(struct kin_scalars, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct kin_scalars, f32, float *);
TENON_GEN_TYPE_IS(struct kin_scalars, f64, double *);
TENON_GEN_TYPE_IS(struct kin_scalars, time, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_scalars, color, enum kin_color *);
TENON_GEN_TYPE_IS(struct kin_scalars, level, enum kin_level *);
TENON_GEN_TYPE_IS(struct kin_scalars, tiny, enum kin_tiny *);
TENON_GEN_TYPE_IS(struct kin_scalars, byte, enum kin_byte *);
TENON_GEN_TYPE_IS(struct kin_scalars, small, enum kin_short *);
TENON_GEN_TYPE_IS(struct kin_scalars, huge, enum kin_huge *);
TENON_GEN_TYPE_IS(struct kin_scalars, color_as_number, enum kin_color *);

static const tenon_member kin_scalars__members[24] = {
    TENON_GEN_MEMBER(struct kin_scalars, b, "b", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct kin_scalars, c, "c", TENON_GEN_CHAR, 1),
    TENON_GEN_MEMBER(struct kin_scalars, i8, "i8", TENON_KIND_I8, 2),
    TENON_GEN_MEMBER(struct kin_scalars, u8, "u8", TENON_KIND_U8, 3),
    TENON_GEN_MEMBER(struct kin_scalars, i16, "i16", TENON_KIND_I16, 4),
    TENON_GEN_MEMBER(struct kin_scalars, u16, "u16", TENON_KIND_U16, 5),
    TENON_GEN_MEMBER(struct kin_scalars, i32, "i32", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct kin_scalars, u32, "u32", TENON_KIND_U32, 7),
    TENON_GEN_MEMBER(struct kin_scalars, l, "l", TENON_GEN_LONG, 8),
    TENON_GEN_MEMBER(struct kin_scalars, ul, "ul", TENON_GEN_ULONG, 9),
    TENON_GEN_MEMBER(struct kin_scalars, ll, "ll", TENON_KIND_I64, 10),
    TENON_GEN_MEMBER(struct kin_scalars, ull, "ull", TENON_KIND_U64, 11),
    TENON_GEN_MEMBER(struct kin_scalars, i64, "i64", TENON_KIND_I64, 12),
    TENON_GEN_MEMBER(struct kin_scalars, u64, "u64", TENON_KIND_U64, 13),
    TENON_GEN_MEMBER(struct kin_scalars, f32, "f32", TENON_KIND_F32, 14),
    TENON_GEN_MEMBER(struct kin_scalars, f64, "f64", TENON_KIND_F64, 15),
    TENON_GEN_MEMBER(struct kin_scalars, time, "time", TENON_KIND_TIME, 16),
    TENON_GEN_MEMBER(struct kin_scalars, color, "color", TENON_KIND_ENUM, 17),
    TENON_GEN_MEMBER(struct kin_scalars, level, "level", TENON_KIND_ENUM, 18),
    TENON_GEN_MEMBER(struct kin_scalars, tiny, "tiny", TENON_KIND_ENUM, 19),
    TENON_GEN_MEMBER(struct kin_scalars, byte, "byte", TENON_KIND_ENUM, 20),
    TENON_GEN_MEMBER(struct kin_scalars, small, "small", TENON_KIND_ENUM, 21),
    TENON_GEN_MEMBER(struct kin_scalars, huge, "huge", TENON_KIND_ENUM, 22),
    TENON_GEN_MEMBER(struct kin_scalars, color_as_number, "color_as_number", TENON_KIND_U32, 23),
};
static const tenon_detail kin_scalars__details[24] = {
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
    TENON_GEN_REFERS(kin_color),
    TENON_GEN_REFERS(kin_level),
    TENON_GEN_REFERS(kin_tiny),
    TENON_GEN_REFERS(kin_byte),
    TENON_GEN_REFERS(kin_short),
    TENON_GEN_REFERS(kin_huge),
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_scalars__refs[24] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, &tenon__type_kin_color, &tenon__type_kin_level, &tenon__type_kin_tiny, &tenon__type_kin_byte, &tenon__type_kin_short, &tenon__type_kin_huge, NULL};
static const uint16_t kin_scalars__lookup[49] = {0, 0, 0, 22, 0, 10, 16, 0, 23, 24, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 8, 18,
    21, 0, 0, 0, 14, 15, 12, 9, 6, 19, 20, 0, 3, 11, 7, 5, 13, 0, 0, 17, 0, 0, 0, 2,
    4};
enum { kin_scalars__bound = TENON_GEN_BOUND_BASE + 180 + 1 * TENON_GEN_BOUND_BOOL + 2 * TENON_GEN_BOUND_I8
    + 1 * TENON_GEN_BOUND_I16 + 1 * TENON_GEN_BOUND_I32 + 3 * TENON_GEN_BOUND_I64
    + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_U16 + 2 * TENON_GEN_BOUND_U32
    + 3 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_TIME
    + TENON_GEN_BOUND_NAMES(61) + TENON_GEN_BOUND_NAMES(10) + TENON_GEN_BOUND_NAMES(6)
    + TENON_GEN_BOUND_NAMES(6) + TENON_GEN_BOUND_NAMES(7) + TENON_GEN_BOUND_NAMES(6) };
static const tenon_plan kin_scalars__plan = TENON_GEN_PLAN(kin_scalars__bound);

static const char *kin_scalars__get(tenon__in *in, const char *p, struct kin_scalars *o)
{
    const tenon_type *const type = &tenon__type_kin_scalars;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"b\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 5);
    q = tenon__json_boolean(in, p, &o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 5);
    q = tenon__json_small(in, p, TENON_GEN_CHAR, CHAR_MIN, CHAR_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->c = (char)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 6);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->i8 = (signed char)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 6);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->u8 = (unsigned char)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_small(in, p, TENON_KIND_I16, INT16_MIN, INT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->i16 = (short)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->u16 = (unsigned short)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->i32 = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->u32 = (unsigned int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"l\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 5);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->l = (long)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ul\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 6);
    q = tenon__gen_read_ulong(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    o->ul = (unsigned long)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ll\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 6);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->ll = (long long)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ull\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->ull = (unsigned long long)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    o->i64 = (int64_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_f32(in, p, &o->f32);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_f64(in, p, &o->f64);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_time(in, p, &o->time);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_enum(in, p, &tenon__type_kin_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    o->color = (enum kin_color)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"level\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_enum(in, p, &tenon__type_kin_level, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    o->level = (enum kin_level)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tiny\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byte\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"small\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 21, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huge\":")))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 22, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color_as_number\":")))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 19);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_VALUE);
    o->color_as_number = (enum kin_color)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 24, UINT64_C(0xffffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_scalars__put(tenon__out *out, char *p, const struct kin_scalars *o)
{
    const tenon_type *const type = &tenon__type_kin_scalars;
    const size_t bound = kin_scalars__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"b\":");
    p = tenon__json_put_boolean(out, p, o->b);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__json_put_i32(out, p, o->c);
    p = TENON_GEN_PUT(p, ",\"i8\":");
    p = tenon__json_put_i32(out, p, o->i8);
    p = TENON_GEN_PUT(p, ",\"u8\":");
    p = tenon__json_put_i32(out, p, o->u8);
    p = TENON_GEN_PUT(p, ",\"i16\":");
    p = tenon__json_put_i32(out, p, o->i16);
    p = TENON_GEN_PUT(p, ",\"u16\":");
    p = tenon__json_put_i32(out, p, o->u16);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i32);
    p = TENON_GEN_PUT(p, ",\"u32\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u32);
    p = TENON_GEN_PUT(p, ",\"l\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->l);
    p = TENON_GEN_PUT(p, ",\"ul\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->ul);
    p = TENON_GEN_PUT(p, ",\"ll\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->ll);
    p = TENON_GEN_PUT(p, ",\"ull\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->ull);
    p = TENON_GEN_PUT(p, ",\"i64\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->i64);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u64);
    p = TENON_GEN_PUT(p, ",\"f32\":");
    p = tenon__json_put_f32(out, p, o->f32);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"f64\":");
    p = tenon__json_put_f64(out, p, o->f64);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_put_time(out, p, &o->time);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_kin_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"level\":");
    p = tenon__json_put_enum(out, p, &tenon__type_kin_level, (int32_t)o->level, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"tiny\":");
    p = tenon__json_write_member(out, p, type, 19, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    p = TENON_GEN_PUT(p, ",\"byte\":");
    p = tenon__json_write_member(out, p, type, 20, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 20);
    p = TENON_GEN_PUT(p, ",\"small\":");
    p = tenon__json_write_member(out, p, type, 21, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 21);
    p = TENON_GEN_PUT(p, ",\"huge\":");
    p = tenon__json_write_member(out, p, type, 22, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 22);
    p = TENON_GEN_PUT(p, ",\"color_as_number\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->color_as_number);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_scalars__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_scalars__get(in, p, (struct kin_scalars *)o);
}
static char *kin_scalars__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_scalars__put(out, p, (const struct kin_scalars *)o);
}
static const tenon_generated kin_scalars__functions = {TENON_ABI, kin_scalars__get_any, kin_scalars__put_any};

TENON_GEN_STRUCT(kin_scalars, struct kin_scalars, 24, UINT64_C(0xffffff), 0, &kin_scalars__functions);

/* ---- struct kin_texts ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_texts, cstr, char **);
TENON_GEN_TYPE_IS(struct kin_texts, const_cstr, const char **);
TENON_GEN_TYPE_IS(struct kin_texts, str, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_texts, chars, char (*)[24]);
TENON_GEN_TYPE_IS(struct kin_texts, one, char (*)[1]);
TENON_GEN_TYPE_IS(struct kin_texts, letter, char (*)[2]);
TENON_GEN_TYPE_IS(struct kin_texts, large, char (*)[300]);
TENON_GEN_TYPE_IS(struct kin_texts, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct kin_texts, with_escape, char **);
TENON_GEN_TYPE_IS(struct kin_texts, with_accent, char **);
TENON_GEN_TYPE_IS(struct kin_texts, with_a_name_that_is_longer_than_thirty_two_bytes_by_far, int *);
TENON_GEN_TYPE_IS(struct kin_texts, with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do, int *);
TENON_GEN_TYPE_IS(struct kin_texts, x, int *);
TENON_GEN_TYPE_IS(struct kin_texts, renamed, int *);

static const tenon_member kin_texts__members[14] = {
    TENON_GEN_MEMBER(struct kin_texts, cstr, "cstr", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct kin_texts, const_cstr, "const_cstr", TENON_KIND_CSTR, 1),
    TENON_GEN_MEMBER(struct kin_texts, str, "str", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct kin_texts, chars, "chars", TENON_KIND_CHARS, 3),
    TENON_GEN_MEMBER(struct kin_texts, one, "one", TENON_KIND_CHARS, 4), /* room for the empty text only */
    TENON_GEN_MEMBER(struct kin_texts, letter, "letter", TENON_KIND_CHARS, 5),
    TENON_GEN_MEMBER(struct kin_texts, large, "large", TENON_KIND_CHARS, 6),
    TENON_GEN_MEMBER(struct kin_texts, raw, "raw", TENON_KIND_RAW, 7),
    TENON_GEN_MEMBER(struct kin_texts, with_escape, "a\\\"b\\\\c\\u0001d", TENON_KIND_CSTR, 8),
    TENON_GEN_MEMBER(struct kin_texts, with_accent, "\303\251t\303\251 \342\202\254 \360\237\230\200", TENON_KIND_CSTR, 9),
    TENON_GEN_MEMBER(struct kin_texts, with_a_name_that_is_longer_than_thirty_two_bytes_by_far, "with_a_name_that_is_longer_than_thirty_two_bytes_by_far", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct kin_texts, with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do, "with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do", TENON_KIND_I32, 11),
    TENON_GEN_MEMBER(struct kin_texts, x, "x", TENON_KIND_I32, 12),
    TENON_GEN_MEMBER(struct kin_texts, renamed, "", TENON_KIND_I32, 13),
};
static const tenon_detail kin_texts__details[14] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, NULL, "a\"b\\c\001d", 7), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "other\000y\000a much longer name than the others have\000", NULL, 0), NULL),
};
static const tenon_type *const kin_texts__refs[14] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t kin_texts__lookup[29] = {0, 3, 0, 8, 0, 0, 0, 0, 0, 6, 5, 9, 12, 10, 0, 7, 1, 0, 0, 13, 0, 11, 0, 0,
    0, 14, 0, 2, 4};
enum { kin_texts__bound = TENON_GEN_BOUND_BASE + 271 + 4 * TENON_GEN_BOUND_I32 + 4 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 4 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan kin_texts__plan = TENON_GEN_PLAN(kin_texts__bound);

static const char *kin_texts__get(tenon__in *in, const char *p, struct kin_texts *o)
{
    const tenon_type *const type = &tenon__type_kin_texts;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"cstr\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 8);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"const_cstr\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 14);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->const_cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_str(in, p, &o->str);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"one\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_chars(in, p, o->one, sizeof o->one);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"letter\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_chars(in, p, o->letter, sizeof o->letter);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"large\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_chars(in, p, o->large, sizeof o->large);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"a\\\"b\\\\c\\u0001d\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 18);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->with_escape);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\303\251t\303\251 \342\202\254 \360\237\230\200\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 18);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->with_accent);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"with_a_name_that_is_longer_than_thirty_two_bytes_by_far\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 59);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->with_a_name_that_is_longer_than_thirty_two_bytes_by_far = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 96);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"x\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 5);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    o->x = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 4);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    o->renamed = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_texts__put(tenon__out *out, char *p, const struct kin_texts *o)
{
    const tenon_type *const type = &tenon__type_kin_texts;
    const size_t bound = kin_texts__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"cstr\":");
    p = tenon__gen_cstr(out, p, o->cstr, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"const_cstr\":");
    p = tenon__gen_cstr(out, p, o->const_cstr, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"str\":");
    p = tenon__gen_str(out, p, &o->str, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"one\":");
    p = tenon__gen_chars(out, p, o->one, sizeof o->one, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"letter\":");
    p = tenon__gen_chars(out, p, o->letter, sizeof o->letter, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"large\":");
    p = tenon__gen_chars(out, p, o->large, sizeof o->large, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"a\\\"b\\\\c\\u0001d\":");
    p = tenon__gen_cstr(out, p, o->with_escape, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"\303\251t\303\251 \342\202\254 \360\237\230\200\":");
    p = tenon__gen_cstr(out, p, o->with_accent, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"with_a_name_that_is_longer_than_thirty_two_bytes_by_far\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->with_a_name_that_is_longer_than_thirty_two_bytes_by_far);
    p = TENON_GEN_PUT(p, ",\"with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do);
    p = TENON_GEN_PUT(p, ",\"x\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->x);
    p = TENON_GEN_PUT(p, ",\"\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->renamed);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_texts__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_texts__get(in, p, (struct kin_texts *)o);
}
static char *kin_texts__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_texts__put(out, p, (const struct kin_texts *)o);
}
static const tenon_generated kin_texts__functions = {TENON_ABI, kin_texts__get_any, kin_texts__put_any};

TENON_GEN_STRUCT(kin_texts, struct kin_texts, 14, UINT64_C(0x3fff), 0, &kin_texts__functions);

/* ---- struct kin_fixed ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_fixed, flags, bool (*)[3]);
TENON_GEN_TYPE_IS(struct kin_fixed, ints, int32_t (*)[4]);
TENON_GEN_TYPE_IS(struct kin_fixed, bytes, uint8_t (*)[5]);
TENON_GEN_TYPE_IS(struct kin_fixed, n_bytes, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_fixed, doubles, double (*)[2]);
TENON_GEN_TYPE_IS(struct kin_fixed, floats, float (*)[3]);
TENON_GEN_TYPE_IS(struct kin_fixed, n_floats, int8_t *);
TENON_GEN_TYPE_IS(struct kin_fixed, cstrs, char *(*)[2]);
TENON_GEN_TYPE_IS(struct kin_fixed, strs, tenon_str (*)[3]);
TENON_GEN_TYPE_IS(struct kin_fixed, n_strs, size_t *);
TENON_GEN_TYPE_IS(struct kin_fixed, names, char (*)[3][8]);
TENON_GEN_TYPE_IS(struct kin_fixed, labels, char (*)[2][6]);
TENON_GEN_TYPE_IS(struct kin_fixed, n_labels, uint16_t *);
TENON_GEN_TYPE_IS(struct kin_fixed, times, tenon_time (*)[2]);
TENON_GEN_TYPE_IS(struct kin_fixed, raws, tenon_raw (*)[2]);
TENON_GEN_TYPE_IS(struct kin_fixed, n_raws, int *);
TENON_GEN_TYPE_IS(struct kin_fixed, colors, enum kin_color (*)[3]);
TENON_GEN_TYPE_IS(struct kin_fixed, huges, enum kin_huge (*)[2]);
TENON_GEN_TYPE_IS(struct kin_fixed, n_huges, int64_t *);
TENON_GEN_TYPE_IS(struct kin_fixed, matrix, int (*)[2][3]);
TENON_GEN_TYPE_IS(struct kin_fixed, grid, double (*)[3][2]);
TENON_GEN_TYPE_IS(struct kin_fixed, n_grid, uint32_t *);
TENON_GEN_TYPE_IS(struct kin_fixed, cells, tenon_str (*)[2][2]);
TENON_GEN_TYPE_IS(struct kin_fixed, sums, unsigned long long (*)[2]);

static const tenon_member kin_fixed__members[17] = {
    TENON_GEN_MANY(struct kin_fixed, flags, "flags", TENON_KIND_FIXED, TENON_KIND_BOOL, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, flags)),
    TENON_GEN_MANY(struct kin_fixed, ints, "ints", TENON_KIND_FIXED, TENON_KIND_I32, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, ints)),
    TENON_GEN_MANY(struct kin_fixed, bytes, "bytes", TENON_KIND_FIXED, TENON_KIND_U8, 2, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_fixed, n_bytes),
                   TENON_GEN_LENGTH(struct kin_fixed, bytes)),
    TENON_GEN_MANY(struct kin_fixed, doubles, "doubles", TENON_KIND_FIXED, TENON_KIND_F64, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, doubles)),
    TENON_GEN_MANY(struct kin_fixed, floats, "floats", TENON_KIND_FIXED, TENON_KIND_F32, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_fixed, n_floats),
                   TENON_GEN_LENGTH(struct kin_fixed, floats)),
    TENON_GEN_MANY(struct kin_fixed, cstrs, "cstrs", TENON_KIND_FIXED, TENON_KIND_CSTR, 5, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, cstrs)),
    TENON_GEN_MANY(struct kin_fixed, strs, "strs", TENON_KIND_FIXED, TENON_KIND_STR, 6, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_fixed, n_strs),
                   TENON_GEN_LENGTH(struct kin_fixed, strs)),
    TENON_GEN_MANY(struct kin_fixed, names, "names", TENON_KIND_FIXED, TENON_KIND_CHARS, 7, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, names)),
    TENON_GEN_MANY(struct kin_fixed, labels, "labels", TENON_KIND_FIXED, TENON_KIND_CHARS, 8, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_fixed, n_labels),
                   TENON_GEN_LENGTH(struct kin_fixed, labels)),
    TENON_GEN_MANY(struct kin_fixed, times, "times", TENON_KIND_FIXED, TENON_KIND_TIME, 9, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, times)),
    TENON_GEN_MANY(struct kin_fixed, raws, "raws", TENON_KIND_FIXED, TENON_KIND_RAW, 10, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_fixed, n_raws),
                   TENON_GEN_LENGTH(struct kin_fixed, raws)),
    TENON_GEN_MANY(struct kin_fixed, colors, "colors", TENON_KIND_FIXED, TENON_KIND_ENUM, 11, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, colors)),
    TENON_GEN_MANY(struct kin_fixed, huges, "huges", TENON_KIND_FIXED, TENON_KIND_ENUM, 12, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_fixed, n_huges),
                   TENON_GEN_LENGTH(struct kin_fixed, huges)),
    TENON_GEN_MANY(struct kin_fixed, matrix, "matrix", TENON_KIND_FIXED, TENON_KIND_FIXED, 13, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, matrix)),
    TENON_GEN_MANY(struct kin_fixed, grid, "grid", TENON_KIND_FIXED, TENON_KIND_FIXED, 14, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_fixed, n_grid),
                   TENON_GEN_LENGTH(struct kin_fixed, grid)),
    TENON_GEN_MANY(struct kin_fixed, cells, "cells", TENON_KIND_FIXED, TENON_KIND_FIXED, 15, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, cells)),
    TENON_GEN_MANY(struct kin_fixed, sums, "sums", TENON_KIND_FIXED, TENON_KIND_U64, 16, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_fixed, sums)),
};
static const tenon_detail kin_fixed__details[17] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_huge_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct kin_fixed, matrix[0]), TENON_GEN_SIZE(struct kin_fixed, matrix[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, TENON_KIND_F64, 0, TENON_GEN_LENGTH(struct kin_fixed, grid[0]), TENON_GEN_SIZE(struct kin_fixed, grid[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_STR, 0, TENON_GEN_LENGTH(struct kin_fixed, cells[0]), TENON_GEN_SIZE(struct kin_fixed, cells[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_fixed__refs[17] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_kin_color, &tenon__type_kin_huge, NULL, NULL, NULL,
    NULL};
static const uint16_t kin_fixed__lookup[35] = {0, 7, 0, 1, 0, 16, 0, 14, 8, 12, 0, 0, 17, 3, 13, 5, 0, 6, 0, 0, 0, 0, 4, 0,
    10, 0, 0, 0, 0, 0, 15, 9, 2, 11, 0};
enum { kin_fixed__bound = TENON_GEN_BOUND_BASE + 154 + 17 * TENON_GEN_BOUND_FIXED };
static const tenon_plan kin_fixed__plan = TENON_GEN_PLAN(kin_fixed__bound);

static const char *kin_fixed__get(tenon__in *in, const char *p, struct kin_fixed *o)
{
    const tenon_type *const type = &tenon__type_kin_fixed;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"flags\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ints\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bytes\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"doubles\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"floats\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstrs\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"strs\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"names\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"labels\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"times\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raws\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"colors\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huges\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"matrix\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"grid\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cells\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sums\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_fixed__put(tenon__out *out, char *p, const struct kin_fixed *o)
{
    const tenon_type *const type = &tenon__type_kin_fixed;
    const size_t bound = kin_fixed__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"flags\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"ints\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"bytes\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"doubles\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"floats\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"cstrs\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"strs\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"names\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"labels\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"times\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"raws\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"colors\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"huges\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"matrix\":");
    p = tenon__json_write_member(out, p, type, 13, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"grid\":");
    p = tenon__json_write_member(out, p, type, 14, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"cells\":");
    p = tenon__json_write_member(out, p, type, 15, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"sums\":");
    p = tenon__json_write_member(out, p, type, 16, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_fixed__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_fixed__get(in, p, (struct kin_fixed *)o);
}
static char *kin_fixed__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_fixed__put(out, p, (const struct kin_fixed *)o);
}
static const tenon_generated kin_fixed__functions = {TENON_ABI, kin_fixed__get_any, kin_fixed__put_any};

TENON_GEN_STRUCT(kin_fixed, struct kin_fixed, 17, UINT64_C(0x1ffff), 0, &kin_fixed__functions);

/* ---- struct kin_arrays --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_arrays, bools, bool **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_bools, int8_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, i8s, signed char **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_i8s, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, u8s, unsigned char **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_u8s, int16_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, i16s, short **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_i16s, uint16_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, u16s, unsigned short **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_u16s, int32_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, i32s, int **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_i32s, uint32_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, u32s, unsigned int **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_u32s, int64_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, i64s, int64_t **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_i64s, uint64_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, u64s, uint64_t **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_u64s, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, f32s, float **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_f32s, long *);
TENON_GEN_TYPE_IS(struct kin_arrays, f64s, double **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_f64s, unsigned long *);
TENON_GEN_TYPE_IS(struct kin_arrays, cstrs, char ***);
TENON_GEN_TYPE_IS(struct kin_arrays, n_cstrs, short *);
TENON_GEN_TYPE_IS(struct kin_arrays, const_cstrs, const char ***);
TENON_GEN_TYPE_IS(struct kin_arrays, n_const_cstrs, long long *);
TENON_GEN_TYPE_IS(struct kin_arrays, strs, tenon_str **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_strs, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, chars, char (**)[10]);
TENON_GEN_TYPE_IS(struct kin_arrays, n_chars, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, raws, tenon_raw **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_raws, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, times, tenon_time **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_times, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, colors, enum kin_color **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_colors, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, tinies, enum kin_tiny **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_tinies, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, huges, enum kin_huge **);
TENON_GEN_TYPE_IS(struct kin_arrays, n_huges, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, rows, int (**)[3]);
TENON_GEN_TYPE_IS(struct kin_arrays, n_rows, size_t *);
TENON_GEN_TYPE_IS(struct kin_arrays, pairs, tenon_str (**)[2]);
TENON_GEN_TYPE_IS(struct kin_arrays, n_pairs, int8_t *);

static const tenon_member kin_arrays__members[22] = {
    TENON_GEN_MANY(struct kin_arrays, bools, "bools", TENON_KIND_ARRAY, TENON_KIND_BOOL, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_bools),
                   TENON_GEN_SIZE(struct kin_arrays, bools)),
    TENON_GEN_MANY(struct kin_arrays, i8s, "i8s", TENON_KIND_ARRAY, TENON_KIND_I8, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_i8s),
                   TENON_GEN_SIZE(struct kin_arrays, i8s)),
    TENON_GEN_MANY(struct kin_arrays, u8s, "u8s", TENON_KIND_ARRAY, TENON_KIND_U8, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_u8s),
                   TENON_GEN_SIZE(struct kin_arrays, u8s)),
    TENON_GEN_MANY(struct kin_arrays, i16s, "i16s", TENON_KIND_ARRAY, TENON_KIND_I16, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_i16s),
                   TENON_GEN_SIZE(struct kin_arrays, i16s)),
    TENON_GEN_MANY(struct kin_arrays, u16s, "u16s", TENON_KIND_ARRAY, TENON_KIND_U16, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_u16s),
                   TENON_GEN_SIZE(struct kin_arrays, u16s)),
    TENON_GEN_MANY(struct kin_arrays, i32s, "i32s", TENON_KIND_ARRAY, TENON_KIND_I32, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_i32s),
                   TENON_GEN_SIZE(struct kin_arrays, i32s)),
    TENON_GEN_MANY(struct kin_arrays, u32s, "u32s", TENON_KIND_ARRAY, TENON_KIND_U32, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_u32s),
                   TENON_GEN_SIZE(struct kin_arrays, u32s)),
    TENON_GEN_MANY(struct kin_arrays, i64s, "i64s", TENON_KIND_ARRAY, TENON_KIND_I64, 7, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_i64s),
                   TENON_GEN_SIZE(struct kin_arrays, i64s)),
    TENON_GEN_MANY(struct kin_arrays, u64s, "u64s", TENON_KIND_ARRAY, TENON_KIND_U64, 8, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_u64s),
                   TENON_GEN_SIZE(struct kin_arrays, u64s)),
    TENON_GEN_MANY(struct kin_arrays, f32s, "f32s", TENON_KIND_ARRAY, TENON_KIND_F32, 9, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_f32s),
                   TENON_GEN_SIZE(struct kin_arrays, f32s)),
    TENON_GEN_MANY(struct kin_arrays, f64s, "f64s", TENON_KIND_ARRAY, TENON_KIND_F64, 10, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_f64s),
                   TENON_GEN_SIZE(struct kin_arrays, f64s)),
    TENON_GEN_MANY(struct kin_arrays, cstrs, "cstrs", TENON_KIND_ARRAY, TENON_KIND_CSTR, 11, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_cstrs),
                   TENON_GEN_SIZE(struct kin_arrays, cstrs)),
    TENON_GEN_MANY(struct kin_arrays, const_cstrs, "const_cstrs", TENON_KIND_ARRAY, TENON_KIND_CSTR, 12, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_const_cstrs),
                   TENON_GEN_SIZE(struct kin_arrays, const_cstrs)),
    TENON_GEN_MANY(struct kin_arrays, strs, "strs", TENON_KIND_ARRAY, TENON_KIND_STR, 13, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_strs),
                   TENON_GEN_SIZE(struct kin_arrays, strs)),
    TENON_GEN_MANY(struct kin_arrays, chars, "chars", TENON_KIND_ARRAY, TENON_KIND_CHARS, 14, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_chars),
                   TENON_GEN_SIZE(struct kin_arrays, chars)),
    TENON_GEN_MANY(struct kin_arrays, raws, "raws", TENON_KIND_ARRAY, TENON_KIND_RAW, 15, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_raws),
                   TENON_GEN_SIZE(struct kin_arrays, raws)),
    TENON_GEN_MANY(struct kin_arrays, times, "times", TENON_KIND_ARRAY, TENON_KIND_TIME, 16, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_times),
                   TENON_GEN_SIZE(struct kin_arrays, times)),
    TENON_GEN_MANY(struct kin_arrays, colors, "colors", TENON_KIND_ARRAY, TENON_KIND_ENUM, 17, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_colors),
                   TENON_GEN_SIZE(struct kin_arrays, colors)),
    TENON_GEN_MANY(struct kin_arrays, tinies, "tinies", TENON_KIND_ARRAY, TENON_KIND_ENUM, 18, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_tinies),
                   TENON_GEN_SIZE(struct kin_arrays, tinies)),
    TENON_GEN_MANY(struct kin_arrays, huges, "huges", TENON_KIND_ARRAY, TENON_KIND_ENUM, 19, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_huges),
                   TENON_GEN_SIZE(struct kin_arrays, huges)),
    TENON_GEN_MANY(struct kin_arrays, rows, "rows", TENON_KIND_ARRAY, TENON_KIND_FIXED, 20, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_rows),
                   TENON_GEN_SIZE(struct kin_arrays, rows)),
    TENON_GEN_MANY(struct kin_arrays, pairs, "pairs", TENON_KIND_ARRAY, TENON_KIND_FIXED, 21, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_arrays, n_pairs),
                   TENON_GEN_SIZE(struct kin_arrays, pairs)),
};
static const tenon_detail kin_arrays__details[22] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I16, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U64, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_LONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I16, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_tiny_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_huge_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct kin_arrays, rows[0]), TENON_GEN_SIZE(struct kin_arrays, rows[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I8, 0, TENON_KIND_STR, 0, TENON_GEN_LENGTH(struct kin_arrays, pairs[0]), TENON_GEN_SIZE(struct kin_arrays, pairs[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const kin_arrays__refs[22] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, &tenon__type_kin_color, &tenon__type_kin_tiny, &tenon__type_kin_huge, NULL, NULL};
static const uint16_t kin_arrays__lookup[45] = {0, 0, 14, 0, 0, 0, 0, 0, 3, 4, 9, 18, 0, 0, 0, 0, 0, 5, 20, 22, 0, 10, 12, 0,
    0, 11, 0, 13, 0, 1, 21, 7, 17, 2, 0, 0, 0, 0, 0, 8, 6, 19, 16, 15, 0};
enum { kin_arrays__bound = TENON_GEN_BOUND_BASE + 191 + 22 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan kin_arrays__plan = TENON_GEN_PLAN(kin_arrays__bound);

static const char *kin_arrays__get(tenon__in *in, const char *p, struct kin_arrays *o)
{
    const tenon_type *const type = &tenon__type_kin_arrays;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"bools\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8s\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8s\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16s\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16s\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32s\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32s\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64s\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64s\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32s\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64s\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstrs\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"const_cstrs\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 15);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"strs\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raws\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"times\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"colors\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 17, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tinies\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 18, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huges\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rows\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pairs\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 21, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_arrays__put(tenon__out *out, char *p, const struct kin_arrays *o)
{
    const tenon_type *const type = &tenon__type_kin_arrays;
    const size_t bound = kin_arrays__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"bools\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"i8s\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"u8s\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"i16s\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"u16s\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"i32s\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"u32s\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"i64s\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"u64s\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"f32s\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"f64s\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"cstrs\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"const_cstrs\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"strs\":");
    p = tenon__json_write_member(out, p, type, 13, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__json_write_member(out, p, type, 14, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"raws\":");
    p = tenon__json_write_member(out, p, type, 15, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"times\":");
    p = tenon__json_write_member(out, p, type, 16, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"colors\":");
    p = tenon__json_write_member(out, p, type, 17, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"tinies\":");
    p = tenon__json_write_member(out, p, type, 18, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"huges\":");
    p = tenon__json_write_member(out, p, type, 19, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    p = TENON_GEN_PUT(p, ",\"rows\":");
    p = tenon__json_write_member(out, p, type, 20, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 20);
    p = TENON_GEN_PUT(p, ",\"pairs\":");
    p = tenon__json_write_member(out, p, type, 21, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 21);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_arrays__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_arrays__get(in, p, (struct kin_arrays *)o);
}
static char *kin_arrays__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_arrays__put(out, p, (const struct kin_arrays *)o);
}
static const tenon_generated kin_arrays__functions = {TENON_ABI, kin_arrays__get_any, kin_arrays__put_any};

TENON_GEN_STRUCT(kin_arrays, struct kin_arrays, 22, UINT64_C(0x3fffff), 0, &kin_arrays__functions);

/* ---- struct kin_inner ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_inner, id, int *);
TENON_GEN_TYPE_IS(struct kin_inner, name, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_inner, weight, double *);

static const tenon_member kin_inner__members[3] = {
    TENON_GEN_MEMBER(struct kin_inner, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct kin_inner, name, "name", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct kin_inner, weight, "weight", TENON_KIND_F64, 2),
};
static const tenon_detail kin_inner__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_inner__refs[3] = {NULL, NULL, NULL};
static const uint16_t kin_inner__lookup[7] = {0, 0, 2, 0, 1, 3, 0};
enum { kin_inner__bound = TENON_GEN_BOUND_BASE + 24 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan kin_inner__plan = TENON_GEN_PLAN(kin_inner__bound);

static const char *kin_inner__get(tenon__in *in, const char *p, struct kin_inner *o)
{
    const tenon_type *const type = &tenon__type_kin_inner;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p + 6);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->id = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_str(in, p, &o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"weight\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_f64(in, p, &o->weight);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *kin_inner__put(tenon__out *out, char *p, const struct kin_inner *o)
{
    const tenon_type *const type = &tenon__type_kin_inner;
    const size_t bound = kin_inner__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_str(out, p, &o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"weight\":");
    p = tenon__json_put_f64(out, p, o->weight);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *kin_inner__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_inner__get(in, p, (struct kin_inner *)o);
}
static char *kin_inner__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_inner__put(out, p, (const struct kin_inner *)o);
}
static const tenon_generated kin_inner__functions = {TENON_ABI, kin_inner__get_any, kin_inner__put_any};

TENON_GEN_STRUCT(kin_inner, struct kin_inner, 3, UINT64_C(0x7), 0, &kin_inner__functions);

/* ---- struct kin_node ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_node, value, int *);
TENON_GEN_TYPE_IS(struct kin_node, text, char **);
TENON_GEN_TYPE_IS(struct kin_node, next, struct kin_node **);

static const tenon_member kin_node__members[3] = {
    TENON_GEN_MEMBER(struct kin_node, value, "value", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct kin_node, text, "text", TENON_KIND_CSTR, 1),
    TENON_GEN_MANY(struct kin_node, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_node, next)),
};
static const tenon_detail kin_node__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_node_type),
};
static const tenon_type *const kin_node__refs[3] = {NULL, NULL, &tenon__type_kin_node};
static const uint16_t kin_node__lookup[7] = {0, 0, 3, 0, 2, 0, 1};
enum { kin_node__bound = TENON_GEN_BOUND_BASE + 25 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_node__plan = TENON_GEN_PLAN(kin_node__bound);

static const char *kin_node__get(tenon__in *in, const char *p, struct kin_node *o)
{
    const tenon_type *const type = &tenon__type_kin_node;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"value\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 9);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->value = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"next\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_node__put(tenon__out *out, char *p, const struct kin_node *o)
{
    const tenon_type *const type = &tenon__type_kin_node;
    const size_t bound = kin_node__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"value\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"next\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_node__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_node__get(in, p, (struct kin_node *)o);
}
static char *kin_node__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_node__put(out, p, (const struct kin_node *)o);
}
static const tenon_generated kin_node__functions = {TENON_ABI, kin_node__get_any, kin_node__put_any};

TENON_GEN_STRUCT(kin_node, struct kin_node, 3, UINT64_C(0x7), 0, &kin_node__functions);

/* ---- struct kin_tree ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_tree, name, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_tree, left, struct kin_tree **);
TENON_GEN_TYPE_IS(struct kin_tree, right, struct kin_tree **);
TENON_GEN_TYPE_IS(struct kin_tree, kids, struct kin_tree ***);
TENON_GEN_TYPE_IS(struct kin_tree, n_kids, size_t *);
TENON_GEN_TYPE_IS(struct kin_tree, leaves, struct kin_tree **);
TENON_GEN_TYPE_IS(struct kin_tree, n_leaves, uint8_t *);

static const tenon_member kin_tree__members[5] = {
    TENON_GEN_MEMBER(struct kin_tree, name, "name", TENON_KIND_STR, 0),
    TENON_GEN_MANY(struct kin_tree, left, "left", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_tree, left)),
    TENON_GEN_MANY(struct kin_tree, right, "right", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_tree, right)),
    TENON_GEN_MANY(struct kin_tree, kids, "kids", TENON_KIND_ARRAY, TENON_KIND_POINTER, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_tree, n_kids),
                   TENON_GEN_SIZE(struct kin_tree, kids)),
    TENON_GEN_MANY(struct kin_tree, leaves, "leaves", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_tree, n_leaves),
                   TENON_GEN_SIZE(struct kin_tree, leaves)),
};
static const tenon_detail kin_tree__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_tree_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_tree_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct kin_tree, kids[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_tree_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_tree_type),
};
static const tenon_type *const kin_tree__refs[5] = {NULL, &tenon__type_kin_tree, &tenon__type_kin_tree, &tenon__type_kin_tree, &tenon__type_kin_tree};
static const uint16_t kin_tree__lookup[11] = {0, 2, 0, 1, 3, 0, 0, 5, 0, 0, 4};
enum { kin_tree__bound = TENON_GEN_BOUND_BASE + 43 + 1 * TENON_GEN_BOUND_STR + 2 * TENON_GEN_BOUND_OBJECT
    + 2 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan kin_tree__plan = TENON_GEN_PLAN(kin_tree__bound);

static const char *kin_tree__get_leaves(tenon__in *in, const char *p, struct kin_tree *o)
{
    const tenon_type *const type = &tenon__type_kin_tree;
    const tenon_member *const m = &kin_tree__members[4];
    struct kin_tree *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, type, m, (char *)o, false);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))
            goto failed;
        e = (struct kin_tree *)(void *)g.data + g.n++;
        q = kin_tree__get(in, p, e);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g, m);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, type, m, (char *)o, false)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g, type, m, (char *)o);
    return NULL;
}

static char *kin_tree__put_leaves(tenon__out *out, char *p, const struct kin_tree *o)
{
    const size_t n = (size_t)o->n_leaves;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->leaves))
        return tenon__json_write_member(out, p, &tenon__type_kin_tree, 4, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct kin_tree *const e = &o->leaves[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = kin_tree__put(out, p, e);
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

static const char *kin_tree__get(tenon__in *in, const char *p, struct kin_tree *o)
{
    const tenon_type *const type = &tenon__type_kin_tree;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 8);
    q = tenon__json_str(in, p, &o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"left\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"right\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"kids\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaves\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = kin_tree__get_leaves(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_tree__put(tenon__out *out, char *p, const struct kin_tree *o)
{
    const tenon_type *const type = &tenon__type_kin_tree;
    const size_t bound = kin_tree__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_str(out, p, &o->name, bound);
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
    p = TENON_GEN_PUT(p, ",\"kids\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"leaves\":");
    p = tenon__gen_room(out, kin_tree__put_leaves(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_tree__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_tree__get(in, p, (struct kin_tree *)o);
}
static char *kin_tree__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_tree__put(out, p, (const struct kin_tree *)o);
}
static const tenon_generated kin_tree__functions = {TENON_ABI, kin_tree__get_any, kin_tree__put_any};

TENON_GEN_STRUCT(kin_tree, struct kin_tree, 5, UINT64_C(0x1f), 0, &kin_tree__functions);

/* ---- struct kin_nested --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_nested, inner, struct kin_inner *);
TENON_GEN_TYPE_IS(struct kin_nested, pointer, struct kin_inner **);
TENON_GEN_TYPE_IS(struct kin_nested, items, struct kin_inner **);
TENON_GEN_TYPE_IS(struct kin_nested, n_items, size_t *);
TENON_GEN_TYPE_IS(struct kin_nested, pointers, struct kin_inner ***);
TENON_GEN_TYPE_IS(struct kin_nested, n_pointers, uint32_t *);
TENON_GEN_TYPE_IS(struct kin_nested, pair, struct kin_inner (*)[2]);
TENON_GEN_TYPE_IS(struct kin_nested, few, struct kin_inner (*)[3]);
TENON_GEN_TYPE_IS(struct kin_nested, n_few, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_nested, slots, struct kin_inner *(*)[2]);
TENON_GEN_TYPE_IS(struct kin_nested, list, struct kin_node *);
TENON_GEN_TYPE_IS(struct kin_nested, tree, struct kin_tree **);

static const tenon_member kin_nested__members[9] = {
    TENON_GEN_MEMBER(struct kin_nested, inner, "inner", TENON_KIND_OBJECT, 0),
    TENON_GEN_MANY(struct kin_nested, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nested, pointer)),
    TENON_GEN_MANY(struct kin_nested, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_nested, n_items),
                   TENON_GEN_SIZE(struct kin_nested, items)),
    TENON_GEN_MANY(struct kin_nested, pointers, "pointers", TENON_KIND_ARRAY, TENON_KIND_POINTER, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_nested, n_pointers),
                   TENON_GEN_SIZE(struct kin_nested, pointers)),
    TENON_GEN_MANY(struct kin_nested, pair, "pair", TENON_KIND_FIXED, TENON_KIND_OBJECT, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_nested, pair)),
    TENON_GEN_MANY(struct kin_nested, few, "few", TENON_KIND_FIXED, TENON_KIND_OBJECT, 5, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct kin_nested, n_few),
                   TENON_GEN_LENGTH(struct kin_nested, few)),
    TENON_GEN_MANY(struct kin_nested, slots, "slots", TENON_KIND_FIXED, TENON_KIND_POINTER, 6, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_nested, slots)),
    TENON_GEN_MEMBER(struct kin_nested, list, "list", TENON_KIND_OBJECT, 7),
    TENON_GEN_MANY(struct kin_nested, tree, "tree", TENON_KIND_POINTER, TENON_KIND_OBJECT, 8, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nested, tree)),
};
static const tenon_detail kin_nested__details[9] = {
    TENON_GEN_REFERS(kin_inner),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct kin_nested, pointers[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct kin_nested, slots[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_REFERS(kin_node),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_tree_type),
};
static const tenon_type *const kin_nested__refs[9] = {&tenon__type_kin_inner, &tenon__type_kin_inner, &tenon__type_kin_inner, &tenon__type_kin_inner, &tenon__type_kin_inner, &tenon__type_kin_inner, &tenon__type_kin_inner, &tenon__type_kin_node,
    &tenon__type_kin_tree};
static const uint16_t kin_nested__lookup[19] = {0, 5, 0, 0, 0, 8, 7, 0, 0, 0, 0, 1, 4, 0, 2, 3, 9, 6, 0};
enum { kin_nested__bound = TENON_GEN_BOUND_BASE + 81 + 4 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY
    + 3 * TENON_GEN_BOUND_FIXED };
static const tenon_plan kin_nested__plan = TENON_GEN_PLAN(kin_nested__bound);

static const char *kin_nested__get_items(tenon__in *in, const char *p, struct kin_nested *o)
{
    const tenon_type *const type = &tenon__type_kin_nested;
    const tenon_member *const m = &kin_nested__members[2];
    struct kin_inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, type, m, (char *)o, false);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))
            goto failed;
        e = (struct kin_inner *)(void *)g.data + g.n++;
        q = kin_inner__get(in, p, e);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g, m);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, type, m, (char *)o, false)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g, type, m, (char *)o);
    return NULL;
}

static char *kin_nested__put_items(tenon__out *out, char *p, const struct kin_nested *o)
{
    const size_t n = (size_t)o->n_items;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_kin_nested, 2, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct kin_inner *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = kin_inner__put(out, p, e);
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

static const char *kin_nested__get(tenon__in *in, const char *p, struct kin_nested *o)
{
    const tenon_type *const type = &tenon__type_kin_nested;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"inner\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 9);
    q = kin_inner__get(in, p, &o->inner);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"items\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = kin_nested__get_items(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointers\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 12);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pair\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"few\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"slots\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = kin_node__get(in, p, &o->list);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tree\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_nested__put(tenon__out *out, char *p, const struct kin_nested *o)
{
    const tenon_type *const type = &tenon__type_kin_nested;
    const size_t bound = kin_nested__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"inner\":");
    p = tenon__gen_room(out, kin_inner__put(out, p, &o->inner), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"items\":");
    p = tenon__gen_room(out, kin_nested__put_items(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"pointers\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"pair\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"few\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"slots\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__gen_room(out, kin_node__put(out, p, &o->list), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"tree\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_nested__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_nested__get(in, p, (struct kin_nested *)o);
}
static char *kin_nested__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_nested__put(out, p, (const struct kin_nested *)o);
}
static const tenon_generated kin_nested__functions = {TENON_ABI, kin_nested__get_any, kin_nested__put_any};

TENON_GEN_STRUCT(kin_nested, struct kin_nested, 9, UINT64_C(0x1ff), 0, &kin_nested__functions);

/* ---- struct kin_nullable ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_nullable, b, bool **);
TENON_GEN_TYPE_IS(struct kin_nullable, i8, signed char **);
TENON_GEN_TYPE_IS(struct kin_nullable, u64, uint64_t **);
TENON_GEN_TYPE_IS(struct kin_nullable, i32, int **);
TENON_GEN_TYPE_IS(struct kin_nullable, f32, float **);
TENON_GEN_TYPE_IS(struct kin_nullable, f64, double **);
TENON_GEN_TYPE_IS(struct kin_nullable, cstr, char ***);
TENON_GEN_TYPE_IS(struct kin_nullable, str, tenon_str **);
TENON_GEN_TYPE_IS(struct kin_nullable, chars, char (**)[7]);
TENON_GEN_TYPE_IS(struct kin_nullable, time, tenon_time **);
TENON_GEN_TYPE_IS(struct kin_nullable, color, enum kin_color **);
TENON_GEN_TYPE_IS(struct kin_nullable, small, enum kin_short **);

static const tenon_member kin_nullable__members[12] = {
    TENON_GEN_MANY(struct kin_nullable, b, "b", TENON_KIND_POINTER, TENON_KIND_BOOL, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, b)),
    TENON_GEN_MANY(struct kin_nullable, i8, "i8", TENON_KIND_POINTER, TENON_KIND_I8, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, i8)),
    TENON_GEN_MANY(struct kin_nullable, u64, "u64", TENON_KIND_POINTER, TENON_KIND_U64, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, u64)),
    TENON_GEN_MANY(struct kin_nullable, i32, "i32", TENON_KIND_POINTER, TENON_KIND_I32, 3, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, i32)),
    TENON_GEN_MANY(struct kin_nullable, f32, "f32", TENON_KIND_POINTER, TENON_KIND_F32, 4, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, f32)),
    TENON_GEN_MANY(struct kin_nullable, f64, "f64", TENON_KIND_POINTER, TENON_KIND_F64, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, f64)),
    TENON_GEN_MANY(struct kin_nullable, cstr, "cstr", TENON_KIND_POINTER, TENON_KIND_CSTR, 6, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, cstr)),
    TENON_GEN_MANY(struct kin_nullable, str, "str", TENON_KIND_POINTER, TENON_KIND_STR, 7, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, str)),
    TENON_GEN_MANY(struct kin_nullable, chars, "chars", TENON_KIND_POINTER, TENON_KIND_CHARS, 8, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, chars)),
    TENON_GEN_MANY(struct kin_nullable, time, "time", TENON_KIND_POINTER, TENON_KIND_TIME, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, time)),
    TENON_GEN_MANY(struct kin_nullable, color, "color", TENON_KIND_POINTER, TENON_KIND_ENUM, 10, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, color)),
    TENON_GEN_MANY(struct kin_nullable, small, "small", TENON_KIND_POINTER, TENON_KIND_ENUM, 11, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_nullable, small)),
};
static const tenon_detail kin_nullable__details[12] = {
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
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_color_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_short_type),
};
static const tenon_type *const kin_nullable__refs[12] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, &tenon__type_kin_color, &tenon__type_kin_short};
static const uint16_t kin_nullable__lookup[25] = {0, 8, 12, 6, 0, 0, 1, 0, 0, 0, 0, 11, 0, 0, 3, 5, 7, 0, 2, 4, 0, 0, 10, 0,
    9};
enum { kin_nullable__bound = TENON_GEN_BOUND_BASE + 89 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_TIME
    + TENON_GEN_BOUND_NAMES(61) + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan kin_nullable__plan = TENON_GEN_PLAN(kin_nullable__bound);

static const char *kin_nullable__get(tenon__in *in, const char *p, struct kin_nullable *o)
{
    const tenon_type *const type = &tenon__type_kin_nullable;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"b\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 5);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 6);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"small\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_nullable__put(tenon__out *out, char *p, const struct kin_nullable *o)
{
    const tenon_type *const type = &tenon__type_kin_nullable;
    const size_t bound = kin_nullable__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"b\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"i8\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"f32\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"f64\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"cstr\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"str\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"small\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_nullable__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_nullable__get(in, p, (struct kin_nullable *)o);
}
static char *kin_nullable__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_nullable__put(out, p, (const struct kin_nullable *)o);
}
static const tenon_generated kin_nullable__functions = {TENON_ABI, kin_nullable__get_any, kin_nullable__put_any};

TENON_GEN_STRUCT(kin_nullable, struct kin_nullable, 12, UINT64_C(0xfff), 0, &kin_nullable__functions);

/* ---- struct kin_has ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct kin_has, i, int *);
TENON_GEN_TYPE_IS(struct kin_has, has_i, bool *);
TENON_GEN_TYPE_IS(struct kin_has, month, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_has, has_month, bool *);
TENON_GEN_TYPE_IS(struct kin_has, f, double *);
TENON_GEN_TYPE_IS(struct kin_has, has_f, bool *);
TENON_GEN_TYPE_IS(struct kin_has, b, bool *);
TENON_GEN_TYPE_IS(struct kin_has, has_b, bool *);
TENON_GEN_TYPE_IS(struct kin_has, str, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_has, has_str, bool *);
TENON_GEN_TYPE_IS(struct kin_has, cstr, char **);
TENON_GEN_TYPE_IS(struct kin_has, has_cstr, bool *);
TENON_GEN_TYPE_IS(struct kin_has, chars, char (*)[9]);
TENON_GEN_TYPE_IS(struct kin_has, has_chars, bool *);
TENON_GEN_TYPE_IS(struct kin_has, time, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_has, has_time, bool *);
TENON_GEN_TYPE_IS(struct kin_has, color, enum kin_color *);
TENON_GEN_TYPE_IS(struct kin_has, has_color, bool *);
TENON_GEN_TYPE_IS(struct kin_has, inner, struct kin_inner *);
TENON_GEN_TYPE_IS(struct kin_has, has_inner, bool *);
TENON_GEN_TYPE_IS(struct kin_has, items, int **);
TENON_GEN_TYPE_IS(struct kin_has, n_items, size_t *);
TENON_GEN_TYPE_IS(struct kin_has, has_items, bool *);
TENON_GEN_TYPE_IS(struct kin_has, fixed, short (*)[2]);
TENON_GEN_TYPE_IS(struct kin_has, has_fixed, bool *);
TENON_GEN_TYPE_IS(struct kin_has, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct kin_has, has_raw, bool *);

static const tenon_member kin_has__members[13] = {
    TENON_GEN_MEMBER_WITH(struct kin_has, i, "i", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, month, "month", TENON_KIND_U8, 1, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, f, "f", TENON_KIND_F64, 2, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, b, "b", TENON_KIND_BOOL, 3, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, str, "str", TENON_KIND_STR, 4, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, cstr, "cstr", TENON_KIND_CSTR, 5, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, chars, "chars", TENON_KIND_CHARS, 6, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, time, "time", TENON_KIND_TIME, 7, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, color, "color", TENON_KIND_ENUM, 8, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_has, inner, "inner", TENON_KIND_OBJECT, 9, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct kin_has, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct kin_has, n_items),
                   TENON_GEN_SIZE(struct kin_has, items)),
    TENON_GEN_MANY(struct kin_has, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I16, 11, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct kin_has, fixed)),
    TENON_GEN_MEMBER_WITH(struct kin_has, raw, "raw", TENON_KIND_RAW, 12, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail kin_has__details[13] = {
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_i), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_month), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(12), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_f), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_b), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_str), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_cstr), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_chars), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_time), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_color), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_inner), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_items), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_fixed), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_has, has_raw), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const kin_has__refs[13] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    &tenon__type_kin_color, &tenon__type_kin_inner, NULL, NULL, NULL};
static const uint16_t kin_has__lookup[27] = {0, 5, 0, 13, 2, 0, 3, 4, 1, 0, 0, 0, 9, 0, 0, 6, 10, 0, 0, 0, 11, 0, 0, 0,
    8, 12, 7};
enum { kin_has__bound = TENON_GEN_BOUND_BASE + 99 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_TIME + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY
    + 1 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(61) };
static const tenon_plan kin_has__plan = TENON_GEN_PLAN(kin_has__bound);

static const char *kin_has__get(tenon__in *in, const char *p, struct kin_has *o)
{
    const tenon_type *const type = &tenon__type_kin_has;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"i\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 5);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"month\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 5);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 5);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inner\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"items\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_has__put(tenon__out *out, char *p, const struct kin_has *o)
{
    const tenon_type *const type = &tenon__type_kin_has;
    const size_t bound = kin_has__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"i\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"month\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"str\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"cstr\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"inner\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"items\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_has__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_has__get(in, p, (struct kin_has *)o);
}
static char *kin_has__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_has__put(out, p, (const struct kin_has *)o);
}
static const tenon_generated kin_has__functions = {TENON_ABI, kin_has__get_any, kin_has__put_any};

TENON_GEN_STRUCT(kin_has, struct kin_has, 13, UINT64_C(0x1fff), 0, &kin_has__functions);

/* ---- struct kin_limits --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_limits, channel, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_limits, celsius, int *);
TENON_GEN_TYPE_IS(struct kin_limits, wide, int64_t *);
TENON_GEN_TYPE_IS(struct kin_limits, high, uint64_t *);
TENON_GEN_TYPE_IS(struct kin_limits, part, double *);
TENON_GEN_TYPE_IS(struct kin_limits, gain, float *);
TENON_GEN_TYPE_IS(struct kin_limits, word, char **);
TENON_GEN_TYPE_IS(struct kin_limits, code, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_limits, chars, char (*)[16]);
TENON_GEN_TYPE_IS(struct kin_limits, cut, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_limits, few, int **);
TENON_GEN_TYPE_IS(struct kin_limits, n_few, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_limits, or_red, enum kin_color *);

static const tenon_member kin_limits__members[12] = {
    TENON_GEN_MEMBER_WITH(struct kin_limits, channel, "channel", TENON_KIND_U8, 0, TENON_STEP_SPECIAL, TENON_KIND_U8),
    TENON_GEN_MEMBER_WITH(struct kin_limits, celsius, "celsius", TENON_KIND_I32, 1, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct kin_limits, wide, "wide", TENON_KIND_I64, 2, TENON_STEP_SPECIAL, TENON_KIND_I64),
    TENON_GEN_MEMBER_WITH(struct kin_limits, high, "high", TENON_KIND_U64, 3, TENON_STEP_SPECIAL, TENON_KIND_U64),
    TENON_GEN_MEMBER_WITH(struct kin_limits, part, "part", TENON_KIND_F64, 4, TENON_STEP_SPECIAL, TENON_KIND_F64),
    TENON_GEN_MEMBER_WITH(struct kin_limits, gain, "gain", TENON_KIND_F32, 5, TENON_STEP_SPECIAL, TENON_KIND_F32),
    TENON_GEN_MEMBER_WITH(struct kin_limits, word, "word", TENON_KIND_CSTR, 6, TENON_STEP_SPECIAL, TENON_KIND_CSTR),
    TENON_GEN_MEMBER_WITH(struct kin_limits, code, "code", TENON_KIND_STR, 7, TENON_STEP_SPECIAL, TENON_KIND_STR),
    TENON_GEN_MEMBER_WITH(struct kin_limits, chars, "chars", TENON_KIND_CHARS, 8, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct kin_limits, cut, "cut", TENON_KIND_CHARS, 9, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MANY(struct kin_limits, few, "few", TENON_KIND_ARRAY, TENON_KIND_I32, 10, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_limits, n_few),
                   TENON_GEN_SIZE(struct kin_limits, few)),
    TENON_GEN_MEMBER_WITH(struct kin_limits, or_red, "or_red", TENON_KIND_ENUM, 11, TENON_STEP_SPECIAL, TENON_KIND_ENUM),
};
static const tenon_detail kin_limits__details[12] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(13), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(-40), TENON_GEN_WHOLE(85), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(-9000000000000000000), TENON_GEN_WHOLE(9000000000000000000), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(10), TENON_GEN_WHOLE(18000000000000000000u), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_REAL(0), TENON_GEN_REAL(1), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_REAL(-2.5), TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN_LEN | TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(1, 40, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN_LEN | TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(2, 2, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(1, 0, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 3),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_FALLBACK,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(KIN_RED)),
                     TENON_GEN_NO_TEXTS, kin_color_type),
};
static const tenon_type *const kin_limits__refs[12] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_kin_color};
static const uint16_t kin_limits__lookup[25] = {0, 0, 0, 0, 0, 0, 5, 0, 0, 6, 8, 0, 7, 12, 0, 3, 1, 2, 0, 0, 0, 4, 10, 11,
    9};
enum { kin_limits__bound = TENON_GEN_BOUND_BASE + 103 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64
    + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 2 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_ARRAY
    + TENON_GEN_BOUND_NAMES(61) };
static const tenon_plan kin_limits__plan = TENON_GEN_PLAN(kin_limits__bound);

static const char *kin_limits__get(tenon__in *in, const char *p, struct kin_limits *o)
{
    const tenon_type *const type = &tenon__type_kin_limits;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"channel\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 11);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)) || TENON__UNLIKELY(v > (int64_t)(13)))
        return tenon__gen_limited(in, p, type, o, 0, UINT64_C(0x0));
    o->channel = (uint8_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"celsius\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-40)) || TENON__UNLIKELY(v > (int64_t)(85)))
        return tenon__gen_limited(in, p, type, o, 1, UINT64_C(0x1));
    o->celsius = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wide\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-9000000000000000000)) || TENON__UNLIKELY(v > (int64_t)(9000000000000000000)))
        return tenon__gen_limited(in, p, type, o, 2, UINT64_C(0x3));
    o->wide = (int64_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"high\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY((uint64_t)v < (uint64_t)(10)) || TENON__UNLIKELY((uint64_t)v > (uint64_t)(18000000000000000000u)))
        return tenon__gen_limited(in, p, type, o, 3, UINT64_C(0x7));
    o->high = (uint64_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"part\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"gain\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"word\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"code\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cut\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"few\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"or_red\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_limits__put(tenon__out *out, char *p, const struct kin_limits *o)
{
    const tenon_type *const type = &tenon__type_kin_limits;
    const size_t bound = kin_limits__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"channel\":");
    p = tenon__json_put_i32(out, p, o->channel);
    p = TENON_GEN_PUT(p, ",\"celsius\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->celsius);
    p = TENON_GEN_PUT(p, ",\"wide\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->wide);
    p = TENON_GEN_PUT(p, ",\"high\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->high);
    p = TENON_GEN_PUT(p, ",\"part\":");
    p = tenon__json_put_f64(out, p, o->part);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"gain\":");
    p = tenon__json_put_f32(out, p, o->gain);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"word\":");
    p = tenon__gen_cstr(out, p, o->word, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"code\":");
    p = tenon__gen_str(out, p, &o->code, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"cut\":");
    p = tenon__gen_chars(out, p, o->cut, sizeof o->cut, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"few\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"or_red\":");
    p = tenon__json_put_enum(out, p, &tenon__type_kin_color, (int32_t)o->or_red, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_limits__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_limits__get(in, p, (struct kin_limits *)o);
}
static char *kin_limits__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_limits__put(out, p, (const struct kin_limits *)o);
}
static const tenon_generated kin_limits__functions = {TENON_ABI, kin_limits__get_any, kin_limits__put_any};

TENON_GEN_STRUCT(kin_limits, struct kin_limits, 12, UINT64_C(0xfff), 0, &kin_limits__functions);

/* ---- struct kin_defaults ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_defaults, on, bool *);
TENON_GEN_TYPE_IS(struct kin_defaults, i8, signed char *);
TENON_GEN_TYPE_IS(struct kin_defaults, port, uint16_t *);
TENON_GEN_TYPE_IS(struct kin_defaults, i32, int32_t *);
TENON_GEN_TYPE_IS(struct kin_defaults, i64, int64_t *);
TENON_GEN_TYPE_IS(struct kin_defaults, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct kin_defaults, f32, float *);
TENON_GEN_TYPE_IS(struct kin_defaults, f64, double *);
TENON_GEN_TYPE_IS(struct kin_defaults, cstr, char **);
TENON_GEN_TYPE_IS(struct kin_defaults, str, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_defaults, chars, char (*)[12]);
TENON_GEN_TYPE_IS(struct kin_defaults, color, enum kin_color *);
TENON_GEN_TYPE_IS(struct kin_defaults, byte, enum kin_byte *);
TENON_GEN_TYPE_IS(struct kin_defaults, huge, enum kin_huge *);
TENON_GEN_TYPE_IS(struct kin_defaults, plain, int *);

static const tenon_member kin_defaults__members[15] = {
    TENON_GEN_MEMBER(struct kin_defaults, on, "on", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct kin_defaults, i8, "i8", TENON_KIND_I8, 1),
    TENON_GEN_MEMBER_WITH(struct kin_defaults, port, "port", TENON_KIND_U16, 2, TENON_STEP_SPECIAL, TENON_KIND_U16),
    TENON_GEN_MEMBER(struct kin_defaults, i32, "i32", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct kin_defaults, i64, "i64", TENON_KIND_I64, 4),
    TENON_GEN_MEMBER(struct kin_defaults, u64, "u64", TENON_KIND_U64, 5),
    TENON_GEN_MEMBER(struct kin_defaults, f32, "f32", TENON_KIND_F32, 6),
    TENON_GEN_MEMBER(struct kin_defaults, f64, "f64", TENON_KIND_F64, 7),
    TENON_GEN_MEMBER(struct kin_defaults, cstr, "cstr", TENON_KIND_CSTR, 8),
    TENON_GEN_MEMBER(struct kin_defaults, str, "str", TENON_KIND_STR, 9),
    TENON_GEN_MEMBER(struct kin_defaults, chars, "chars", TENON_KIND_CHARS, 10),
    TENON_GEN_MEMBER(struct kin_defaults, color, "color", TENON_KIND_ENUM, 11),
    TENON_GEN_MEMBER(struct kin_defaults, byte, "byte", TENON_KIND_ENUM, 12),
    TENON_GEN_MEMBER(struct kin_defaults, huge, "huge", TENON_KIND_ENUM, 13),
    TENON_GEN_MEMBER(struct kin_defaults, plain, "plain", TENON_KIND_I32, 14),
};
static const tenon_detail kin_defaults__details[15] = {
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(true), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(-7), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_NONE, TENON_GEN_WHOLE(8080), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(-123456), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(-5000000000), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(9223372036854775808u), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_REAL(0.5), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_REAL(-2.5e-3), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("localhost", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("127.0.0.1", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(KIN_BLUE), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, kin_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(KIN_BYTE_MOST), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, kin_byte_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(KIN_HUGE_MOST), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, kin_huge_type),
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_defaults__refs[15] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_kin_color, &tenon__type_kin_byte, &tenon__type_kin_huge, NULL};
static const uint16_t kin_defaults__lookup[31] = {0, 10, 0, 1, 8, 14, 0, 0, 0, 0, 0, 0, 0, 12, 0, 13, 15, 0, 6, 7, 9, 0, 2, 5,
    4, 0, 0, 0, 3, 0, 11};
enum { kin_defaults__bound = TENON_GEN_BOUND_BASE + 113 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U16
    + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS
    + TENON_GEN_BOUND_NAMES(61) + TENON_GEN_BOUND_NAMES(6) + TENON_GEN_BOUND_NAMES(6) };
static const tenon_plan kin_defaults__plan = TENON_GEN_PLAN(kin_defaults__bound);

static const char *kin_defaults__get(tenon__in *in, const char *p, struct kin_defaults *o)
{
    const tenon_type *const type = &tenon__type_kin_defaults;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"on\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 6);
    q = tenon__json_boolean(in, p, &o->on);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 6);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->i8 = (signed char)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"port\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)))
        return tenon__gen_limited(in, p, type, o, 2, UINT64_C(0x3));
    o->port = (uint16_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->i32 = (int32_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->i64 = (int64_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_f32(in, p, &o->f32);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_f64(in, p, &o->f64);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_str(in, p, &o->str);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_enum(in, p, &tenon__type_kin_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->color = (enum kin_color)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byte\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huge\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plain\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    o->plain = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_defaults__put(tenon__out *out, char *p, const struct kin_defaults *o)
{
    const tenon_type *const type = &tenon__type_kin_defaults;
    const size_t bound = kin_defaults__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"on\":");
    p = tenon__json_put_boolean(out, p, o->on);
    p = TENON_GEN_PUT(p, ",\"i8\":");
    p = tenon__json_put_i32(out, p, o->i8);
    p = TENON_GEN_PUT(p, ",\"port\":");
    p = tenon__json_put_i32(out, p, o->port);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i32);
    p = TENON_GEN_PUT(p, ",\"i64\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->i64);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u64);
    p = TENON_GEN_PUT(p, ",\"f32\":");
    p = tenon__json_put_f32(out, p, o->f32);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"f64\":");
    p = tenon__json_put_f64(out, p, o->f64);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"cstr\":");
    p = tenon__gen_cstr(out, p, o->cstr, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"str\":");
    p = tenon__gen_str(out, p, &o->str, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_kin_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"byte\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"huge\":");
    p = tenon__json_write_member(out, p, type, 13, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"plain\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->plain);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_defaults__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_defaults__get(in, p, (struct kin_defaults *)o);
}
static char *kin_defaults__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_defaults__put(out, p, (const struct kin_defaults *)o);
}
static const tenon_generated kin_defaults__functions = {TENON_ABI, kin_defaults__get_any, kin_defaults__put_any};

TENON_GEN_STRUCT(kin_defaults, struct kin_defaults, 15, UINT64_C(0x7fff), 0, &kin_defaults__functions);

/* ---- struct kin_omit ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_omit, null_cstr, char **);
TENON_GEN_TYPE_IS(struct kin_omit, null_str, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_omit, null_pointer, int **);
TENON_GEN_TYPE_IS(struct kin_omit, null_raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct kin_omit, empty_cstr, char **);
TENON_GEN_TYPE_IS(struct kin_omit, empty_list, int **);
TENON_GEN_TYPE_IS(struct kin_omit, n_empty_list, size_t *);
TENON_GEN_TYPE_IS(struct kin_omit, zero, int *);
TENON_GEN_TYPE_IS(struct kin_omit, zero_f64, double *);
TENON_GEN_TYPE_IS(struct kin_omit, five, int *);
TENON_GEN_TYPE_IS(struct kin_omit, word, char **);
TENON_GEN_TYPE_IS(struct kin_omit, maybe, int *);
TENON_GEN_TYPE_IS(struct kin_omit, has_maybe, bool *);
TENON_GEN_TYPE_IS(struct kin_omit, node, struct kin_node **);
TENON_GEN_TYPE_IS(struct kin_omit, inners, struct kin_inner **);
TENON_GEN_TYPE_IS(struct kin_omit, n_inners, uint16_t *);
TENON_GEN_TYPE_IS(struct kin_omit, inner, struct kin_defaults *);
TENON_GEN_TYPE_IS(struct kin_omit, with_has, struct kin_has *);
TENON_GEN_TYPE_IS(struct kin_omit, pair, struct kin_defaults (*)[2]);

static const tenon_member kin_omit__members[16] = {
    TENON_GEN_MEMBER_WITH(struct kin_omit, null_cstr, "null_cstr", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_omit, null_str, "null_str", TENON_KIND_STR, 1, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct kin_omit, null_pointer, "null_pointer", TENON_KIND_POINTER, TENON_KIND_I32, 2, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct kin_omit, null_pointer)),
    TENON_GEN_MEMBER_WITH(struct kin_omit, null_raw, "null_raw", TENON_KIND_RAW, 3, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_omit, empty_cstr, "empty_cstr", TENON_KIND_CSTR, 4, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct kin_omit, empty_list, "empty_list", TENON_KIND_ARRAY, TENON_KIND_I32, 5, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct kin_omit, n_empty_list),
                   TENON_GEN_SIZE(struct kin_omit, empty_list)),
    TENON_GEN_MEMBER_WITH(struct kin_omit, zero, "zero", TENON_KIND_I32, 6, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_omit, zero_f64, "zero_f64", TENON_KIND_F64, 7, TENON_KIND_F64, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_omit, five, "five", TENON_KIND_I32, 8, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_omit, word, "word", TENON_KIND_CSTR, 9, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_omit, maybe, "maybe", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct kin_omit, node, "node", TENON_KIND_POINTER, TENON_KIND_OBJECT, 11, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct kin_omit, node)),
    TENON_GEN_MANY(struct kin_omit, inners, "inners", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 12, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct kin_omit, n_inners),
                   TENON_GEN_SIZE(struct kin_omit, inners)),
    TENON_GEN_MEMBER_WITH(struct kin_omit, inner, "inner", TENON_KIND_OBJECT, 13, TENON_KIND_OBJECT, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct kin_omit, with_has, "with_has", TENON_KIND_OBJECT, 14, TENON_KIND_OBJECT, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct kin_omit, pair, "pair", TENON_KIND_FIXED, TENON_KIND_OBJECT, 15, TENON_KIND_FIXED, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct kin_omit, pair)),
};
static const tenon_detail kin_omit__details[16] = {
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
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY,
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
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(5), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("word", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct kin_omit, has_maybe), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_node_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_defaults_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_has_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_defaults_type),
};
static const tenon_type *const kin_omit__refs[16] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_kin_node, &tenon__type_kin_inner, &tenon__type_kin_defaults, &tenon__type_kin_has, &tenon__type_kin_defaults};
static const uint16_t kin_omit__lookup[33] = {0, 0, 16, 0, 2, 0, 5, 11, 0, 8, 7, 0, 0, 0, 6, 0, 10, 0, 0, 13, 14, 0, 1, 4,
    9, 12, 0, 0, 0, 3, 0, 15, 0};
enum { kin_omit__bound = TENON_GEN_BOUND_BASE + 173 + 4 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F64
    + 3 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_RAW
    + 3 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan kin_omit__plan = TENON_GEN_PLAN(kin_omit__bound);

static const char *kin_omit__get_inners(tenon__in *in, const char *p, struct kin_omit *o)
{
    const tenon_type *const type = &tenon__type_kin_omit;
    const tenon_member *const m = &kin_omit__members[12];
    struct kin_inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, type, m, (char *)o, false);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))
            goto failed;
        e = (struct kin_inner *)(void *)g.data + g.n++;
        q = kin_inner__get(in, p, e);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g, m);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, type, m, (char *)o, false)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g, type, m, (char *)o);
    return NULL;
}

static char *kin_omit__put_inners(tenon__out *out, char *p, const struct kin_omit *o)
{
    const size_t n = (size_t)o->n_inners;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->inners))
        return tenon__json_write_member(out, p, &tenon__type_kin_omit, 12, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct kin_inner *const e = &o->inners[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = kin_inner__put(out, p, e);
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

static const char *kin_omit__get(tenon__in *in, const char *p, struct kin_omit *o)
{
    const tenon_type *const type = &tenon__type_kin_omit;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_cstr\":", first))) {
        p = tenon__ready(in, p + 13);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->null_cstr);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_str\":", first))) {
        p = tenon__ready(in, p + 12);
        q = tenon__json_str(in, p, &o->null_str);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_pointer\":", first))) {
        p = tenon__ready(in, p + 16);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_raw\":", first))) {
        p = tenon__ready(in, p + 12);
        q = tenon__json_read_member(in, p, type, 3, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"empty_cstr\":", first))) {
        p = tenon__ready(in, p + 14);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->empty_cstr);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"empty_list\":", first))) {
        p = tenon__ready(in, p + 14);
        q = tenon__json_read_member(in, p, type, 5, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero\":", first))) {
        p = tenon__ready(in, p + 8);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        o->zero = (int)v;
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero_f64\":", first))) {
        p = tenon__ready(in, p + 12);
        q = tenon__json_f64(in, p, &o->zero_f64);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"five\":", first))) {
        p = tenon__ready(in, p + 8);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        o->five = (int)v;
        seen |= UINT64_C(0x100);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"word\":", first))) {
        p = tenon__ready(in, p + 8);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->word);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x200);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"maybe\":", first))) {
        p = tenon__ready(in, p + 9);
        q = tenon__json_read_member(in, p, type, 10, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x400);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"node\":", first))) {
        p = tenon__ready(in, p + 8);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"inners\":", first))) {
        p = tenon__ready(in, p + 10);
        q = kin_omit__get_inners(in, p, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1000);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"inner\":", first))) {
        p = tenon__ready(in, p + 9);
        q = kin_defaults__get(in, p, &o->inner);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2000);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"with_has\":", first))) {
        p = tenon__ready(in, p + 12);
        q = kin_has__get(in, p, &o->with_has);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4000);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"pair\":", first))) {
        p = tenon__ready(in, p + 8);
        q = tenon__json_read_member(in, p, type, 15, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8000);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 16, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xffff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *kin_omit__put(tenon__out *out, char *p, const struct kin_omit *o)
{
    const tenon_type *const type = &tenon__type_kin_omit;
    const size_t bound = kin_omit__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->null_cstr != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"null_cstr\":", &first);
        p = tenon__gen_cstr(out, p, o->null_cstr, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    if (o->null_str.data != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"null_str\":", &first);
        p = tenon__gen_str(out, p, &o->null_str, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->null_pointer != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"null_pointer\":", &first);
        p = tenon__json_write_member(out, p, type, 2, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (o->null_raw.data != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"null_raw\":", &first);
        p = tenon__json_write_member(out, p, type, 3, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    if (!tenon__json_omits_member(out, type, 4, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"empty_cstr\":", &first);
        p = tenon__gen_cstr(out, p, o->empty_cstr, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    if (o->n_empty_list != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"empty_list\":", &first);
        p = tenon__json_write_member(out, p, type, 5, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    if (o->zero != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"zero\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->zero);
    }
    if (!tenon__json_omits_member(out, type, 7, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"zero_f64\":", &first);
        p = tenon__json_put_f64(out, p, o->zero_f64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (o->five != (int)(5)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"five\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->five);
    }
    if (!tenon__json_omits_member(out, type, 9, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"word\":", &first);
        p = tenon__gen_cstr(out, p, o->word, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 9);
    }
    if (!tenon__json_omits_member(out, type, 10, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"maybe\":", &first);
        p = tenon__json_write_member(out, p, type, 10, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 10);
    }
    if (o->node != NULL) {
        p = TENON_GEN_ANNOUNCE(p, ",\"node\":", &first);
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    if (o->n_inners != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"inners\":", &first);
        p = tenon__gen_room(out, kin_omit__put_inners(out, p, o), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 12);
    }
    if (!tenon__json_omits_member(out, type, 13, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"inner\":", &first);
        p = tenon__gen_room(out, kin_defaults__put(out, p, &o->inner), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 13);
    }
    if (!tenon__json_omits_member(out, type, 14, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"with_has\":", &first);
        p = tenon__gen_room(out, kin_has__put(out, p, &o->with_has), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 14);
    }
    if (!tenon__json_omits_member(out, type, 15, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"pair\":", &first);
        p = tenon__json_write_member(out, p, type, 15, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 15);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *kin_omit__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_omit__get(in, p, (struct kin_omit *)o);
}
static char *kin_omit__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_omit__put(out, p, (const struct kin_omit *)o);
}
static const tenon_generated kin_omit__functions = {TENON_ABI, kin_omit__get_any, kin_omit__put_any};

TENON_GEN_STRUCT(kin_omit, struct kin_omit, 16, UINT64_C(0xffff), 0, &kin_omit__functions);

/* ---- struct kin_access --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_access, required, int *);
TENON_GEN_TYPE_IS(struct kin_access, computed, int *);
TENON_GEN_TYPE_IS(struct kin_access, computed_text, char **);
TENON_GEN_TYPE_IS(struct kin_access, secret, char **);
TENON_GEN_TYPE_IS(struct kin_access, tinted, int *);
TENON_GEN_TYPE_IS(struct kin_access, last, tenon_str *);

static const tenon_member kin_access__members[8] = {
    TENON_GEN_MEMBER(struct kin_access, required, "required", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER_WITH(struct kin_access, computed, "computed", TENON_KIND_I32, 1, TENON_STEP_SKIP, TENON_KIND_I32), /* read_only */
    TENON_GEN_MEMBER_WITH(struct kin_access, computed_text, "computed_text", TENON_KIND_CSTR, 2, TENON_STEP_SKIP, TENON_KIND_CSTR), /* read_only TENON(ignore), with a default */
    TENON_GEN_MEMBER_WITH(struct kin_access, secret, "secret", TENON_KIND_CSTR, 3, TENON_KIND_CSTR, TENON_STEP_SKIP), /* write_only */
    TENON_GEN_IGNORED("untouched", 4), /* not described at all */
    TENON_GEN_IGNORED("ignored", 5),
    TENON_GEN_MEMBER(struct kin_access, tinted, "color", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct kin_access, last, "last", TENON_KIND_STR, 7),
};
static const tenon_detail kin_access__details[8] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY | TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("as ever", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_WRITE_ONLY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "colour\000tint\000", NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const kin_access__refs[8] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t kin_access__lookup[17] = {6, 0, 0, 0, 0, 0, 0, 4, 7, 3, 8, 5, 0, 0, 2, 0, 1};
enum { kin_access__bound = TENON_GEN_BOUND_BASE + 92 + 2 * TENON_GEN_BOUND_BOOL + 3 * TENON_GEN_BOUND_I32
    + 2 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan kin_access__plan = TENON_GEN_PLAN(kin_access__bound);

static const char *kin_access__get(tenon__in *in, const char *p, struct kin_access *o)
{
    const tenon_type *const type = &tenon__type_kin_access;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"required\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 12);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->required = (int)v;
    seen |= UINT64_C(0x1);
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"computed\":"))) {
        p = tenon__ready(in, p + 12);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen | UINT64_C(0x2), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"computed_text\":"))) {
        p = tenon__ready(in, p + 17);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen | UINT64_C(0x4), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"secret\":"))) {
        p = tenon__ready(in, p + 10);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->secret);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    o->tinted = (int)v;
    seen |= UINT64_C(0x40);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"last\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_str(in, p, &o->last);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xcf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *kin_access__put(tenon__out *out, char *p, const struct kin_access *o)
{
    const tenon_type *const type = &tenon__type_kin_access;
    const size_t bound = kin_access__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"required\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->required);
    p = TENON_GEN_PUT(p, ",\"computed\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->computed);
    p = TENON_GEN_PUT(p, ",\"computed_text\":");
    p = tenon__gen_cstr(out, p, o->computed_text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->tinted);
    p = TENON_GEN_PUT(p, ",\"last\":");
    p = tenon__gen_str(out, p, &o->last, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    *p = '}';
    return p + 1;
}

static const char *kin_access__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_access__get(in, p, (struct kin_access *)o);
}
static char *kin_access__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_access__put(out, p, (const struct kin_access *)o);
}
static const tenon_generated kin_access__functions = {TENON_ABI, kin_access__get_any, kin_access__put_any};

TENON_GEN_STRUCT(kin_access, struct kin_access, 8, UINT64_C(0xff), 0, &kin_access__functions);

/* ---- struct kin_int_entry ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct kin_int_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_int_entry, value, int *);

static const tenon_member kin_int_entry__members[1] = {
    TENON_GEN_MEMBER(struct kin_int_entry, value, "value", TENON_KIND_I32, 0),
};
static const tenon_detail kin_int_entry__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_int_entry__refs[1] = {NULL};
static const uint16_t kin_int_entry__lookup[3] = {0, 0, 1};
enum { kin_int_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan kin_int_entry__plan = TENON_GEN_PLAN(kin_int_entry__bound);

TENON_GEN_STRUCT(kin_int_entry, struct kin_int_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_text_entry ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_text_entry, key, char **);
TENON_GEN_TYPE_IS(struct kin_text_entry, value, tenon_str *);

static const tenon_member kin_text_entry__members[1] = {
    TENON_GEN_MEMBER(struct kin_text_entry, value, "value", TENON_KIND_STR, 0),
};
static const tenon_detail kin_text_entry__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_text_entry__refs[1] = {NULL};
static const uint16_t kin_text_entry__lookup[3] = {0, 0, 1};
enum { kin_text_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan kin_text_entry__plan = TENON_GEN_PLAN(kin_text_entry__bound);

TENON_GEN_STRUCT(kin_text_entry, struct kin_text_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_inner_entry ---------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_inner_entry, key, char (*)[16]);
TENON_GEN_TYPE_IS(struct kin_inner_entry, value, struct kin_inner *);

static const tenon_member kin_inner_entry__members[1] = {
    TENON_GEN_MEMBER(struct kin_inner_entry, value, "value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail kin_inner_entry__details[1] = {
    TENON_GEN_REFERS(kin_inner),
};
static const tenon_type *const kin_inner_entry__refs[1] = {&tenon__type_kin_inner};
static const uint16_t kin_inner_entry__lookup[3] = {0, 0, 1};
enum { kin_inner_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_inner_entry__plan = TENON_GEN_PLAN(kin_inner_entry__bound);

TENON_GEN_STRUCT(kin_inner_entry, struct kin_inner_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_list_entry ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_list_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_list_entry, items, double **);
TENON_GEN_TYPE_IS(struct kin_list_entry, n, size_t *);

static const tenon_member kin_list_entry__members[1] = {
    TENON_GEN_MANY(struct kin_list_entry, items, "items", TENON_KIND_ARRAY, TENON_KIND_F64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_list_entry, n),
                   TENON_GEN_SIZE(struct kin_list_entry, items)),
};
static const tenon_detail kin_list_entry__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const kin_list_entry__refs[1] = {NULL};
static const uint16_t kin_list_entry__lookup[3] = {0, 0, 1};
enum { kin_list_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan kin_list_entry__plan = TENON_GEN_PLAN(kin_list_entry__bound);

TENON_GEN_STRUCT(kin_list_entry, struct kin_list_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_pointer_entry -------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_pointer_entry, key, const char **);
TENON_GEN_TYPE_IS(struct kin_pointer_entry, value, struct kin_inner **);

static const tenon_member kin_pointer_entry__members[1] = {
    TENON_GEN_MANY(struct kin_pointer_entry, value, "value", TENON_KIND_POINTER, TENON_KIND_OBJECT, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_pointer_entry, value)),
};
static const tenon_detail kin_pointer_entry__details[1] = {
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
};
static const tenon_type *const kin_pointer_entry__refs[1] = {&tenon__type_kin_inner};
static const uint16_t kin_pointer_entry__lookup[3] = {0, 0, 1};
enum { kin_pointer_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_pointer_entry__plan = TENON_GEN_PLAN(kin_pointer_entry__bound);

TENON_GEN_STRUCT(kin_pointer_entry, struct kin_pointer_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_peer ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_peer, port, int *);
TENON_GEN_TYPE_IS(struct kin_peer, id, char (*)[12]);
TENON_GEN_TYPE_IS(struct kin_peer, host, char **);

static const tenon_member kin_peer__members[3] = {
    TENON_GEN_MEMBER(struct kin_peer, port, "port", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct kin_peer, id, "id", TENON_KIND_CHARS, 1),
    TENON_GEN_MEMBER(struct kin_peer, host, "host", TENON_KIND_CSTR, 2),
};
static const tenon_detail kin_peer__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_peer__refs[3] = {NULL, NULL, NULL};
static const uint16_t kin_peer__lookup[7] = {0, 0, 0, 3, 2, 0, 1};
enum { kin_peer__bound = TENON_GEN_BOUND_BASE + 22 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan kin_peer__plan = TENON_GEN_PLAN(kin_peer__bound);

static const char *kin_peer__get(tenon__in *in, const char *p, struct kin_peer *o)
{
    const tenon_type *const type = &tenon__type_kin_peer;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"port\":")))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p + 8);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->port = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"id\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 6);
    q = tenon__json_chars(in, p, o->id, sizeof o->id);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"host\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->host);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *kin_peer__put(tenon__out *out, char *p, const struct kin_peer *o)
{
    const tenon_type *const type = &tenon__type_kin_peer;
    const size_t bound = kin_peer__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"port\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->port);
    p = TENON_GEN_PUT(p, ",\"id\":");
    p = tenon__gen_chars(out, p, o->id, sizeof o->id, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"host\":");
    p = tenon__gen_cstr(out, p, o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *kin_peer__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_peer__get(in, p, (struct kin_peer *)o);
}
static char *kin_peer__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_peer__put(out, p, (const struct kin_peer *)o);
}
static const tenon_generated kin_peer__functions = {TENON_ABI, kin_peer__get_any, kin_peer__put_any};

TENON_GEN_STRUCT(kin_peer, struct kin_peer, 3, UINT64_C(0x7), 0, &kin_peer__functions);

/* ---- struct kin_route ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_route, path, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_route, weight, int *);

static const tenon_member kin_route__members[2] = {
    TENON_GEN_MEMBER(struct kin_route, path, "path", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct kin_route, weight, "weight", TENON_KIND_I32, 1),
};
static const tenon_detail kin_route__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_route__refs[2] = {NULL, NULL};
static const uint16_t kin_route__lookup[5] = {0, 0, 1, 0, 2};
enum { kin_route__bound = TENON_GEN_BOUND_BASE + 18 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan kin_route__plan = TENON_GEN_PLAN(kin_route__bound);

static const char *kin_route__get(tenon__in *in, const char *p, struct kin_route *o)
{
    const tenon_type *const type = &tenon__type_kin_route;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"path\":")))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p + 8);
    q = tenon__json_str(in, p, &o->path);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"weight\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->weight = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *kin_route__put(tenon__out *out, char *p, const struct kin_route *o)
{
    const tenon_type *const type = &tenon__type_kin_route;
    const size_t bound = kin_route__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"path\":");
    p = tenon__gen_str(out, p, &o->path, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"weight\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->weight);
    *p = '}';
    return p + 1;
}

static const char *kin_route__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_route__get(in, p, (struct kin_route *)o);
}
static char *kin_route__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_route__put(out, p, (const struct kin_route *)o);
}
static const tenon_generated kin_route__functions = {TENON_ABI, kin_route__get_any, kin_route__put_any};

TENON_GEN_STRUCT(kin_route, struct kin_route, 2, UINT64_C(0x3), 0, &kin_route__functions);

/* ---- struct kin_hidden --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_hidden, a, int *);
TENON_GEN_TYPE_IS(struct kin_hidden, key, char **);
TENON_GEN_TYPE_IS(struct kin_hidden, b, tenon_str *);

static const tenon_member kin_hidden__members[3] = {
    TENON_GEN_MEMBER(struct kin_hidden, a, "a", TENON_KIND_I32, 0),
    TENON_GEN_IGNORED("key", 1),
    TENON_GEN_MEMBER(struct kin_hidden, b, "b", TENON_KIND_STR, 2),
};
static const tenon_detail kin_hidden__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_hidden__refs[3] = {NULL, NULL, NULL};
static const uint16_t kin_hidden__lookup[7] = {0, 3, 0, 1, 0, 0, 2};
enum { kin_hidden__bound = TENON_GEN_BOUND_BASE + 17 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan kin_hidden__plan = TENON_GEN_PLAN(kin_hidden__bound);

static const char *kin_hidden__get(tenon__in *in, const char *p, struct kin_hidden *o)
{
    const tenon_type *const type = &tenon__type_kin_hidden;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p + 5);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a = (int)v;
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 5);
    q = tenon__json_str(in, p, &o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x5), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *kin_hidden__put(tenon__out *out, char *p, const struct kin_hidden *o)
{
    const tenon_type *const type = &tenon__type_kin_hidden;
    const size_t bound = kin_hidden__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__gen_str(out, p, &o->b, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *kin_hidden__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_hidden__get(in, p, (struct kin_hidden *)o);
}
static char *kin_hidden__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_hidden__put(out, p, (const struct kin_hidden *)o);
}
static const tenon_generated kin_hidden__functions = {TENON_ABI, kin_hidden__get_any, kin_hidden__put_any};

TENON_GEN_STRUCT(kin_hidden, struct kin_hidden, 3, UINT64_C(0x7), 0, &kin_hidden__functions);

/* ---- struct kin_sub ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct kin_sub, entries, struct kin_int_entry **);
TENON_GEN_TYPE_IS(struct kin_sub, n, uint8_t *);

static const tenon_member kin_sub__members[1] = {
    TENON_GEN_MANY(struct kin_sub, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_sub, n),
                   TENON_GEN_SIZE(struct kin_sub, entries)),
};
static const tenon_detail kin_sub__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_U8, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_int_entry, key), TENON_GEN_SIZE(struct kin_int_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_int_entry_type),
};
static const tenon_type *const kin_sub__refs[1] = {&tenon__type_kin_int_entry};
static const uint16_t kin_sub__lookup[3] = {0, 0, 1};
enum { kin_sub__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan kin_sub__plan = TENON_GEN_PLAN(kin_sub__bound);

TENON_GEN_STRUCT(kin_sub, struct kin_sub, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_sub_entry ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct kin_sub_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_sub_entry, value, struct kin_sub *);

static const tenon_member kin_sub_entry__members[1] = {
    TENON_GEN_MEMBER(struct kin_sub_entry, value, "value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail kin_sub_entry__details[1] = {
    TENON_GEN_REFERS(kin_sub),
};
static const tenon_type *const kin_sub_entry__refs[1] = {&tenon__type_kin_sub};
static const uint16_t kin_sub_entry__lookup[3] = {0, 0, 1};
enum { kin_sub_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_sub_entry__plan = TENON_GEN_PLAN(kin_sub_entry__bound);

TENON_GEN_STRUCT(kin_sub_entry, struct kin_sub_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_maps ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_maps, ints, struct kin_int_entry **);
TENON_GEN_TYPE_IS(struct kin_maps, n_ints, size_t *);
TENON_GEN_TYPE_IS(struct kin_maps, texts, struct kin_text_entry **);
TENON_GEN_TYPE_IS(struct kin_maps, n_texts, uint32_t *);
TENON_GEN_TYPE_IS(struct kin_maps, inners, struct kin_inner_entry **);
TENON_GEN_TYPE_IS(struct kin_maps, n_inners, int *);
TENON_GEN_TYPE_IS(struct kin_maps, lists, struct kin_list_entry **);
TENON_GEN_TYPE_IS(struct kin_maps, n_lists, size_t *);
TENON_GEN_TYPE_IS(struct kin_maps, pointers, struct kin_pointer_entry **);
TENON_GEN_TYPE_IS(struct kin_maps, n_pointers, size_t *);
TENON_GEN_TYPE_IS(struct kin_maps, peers, struct kin_peer **);
TENON_GEN_TYPE_IS(struct kin_maps, n_peers, size_t *);
TENON_GEN_TYPE_IS(struct kin_maps, routes, struct kin_route **);
TENON_GEN_TYPE_IS(struct kin_maps, n_routes, size_t *);
TENON_GEN_TYPE_IS(struct kin_maps, hiddens, struct kin_hidden **);
TENON_GEN_TYPE_IS(struct kin_maps, n_hiddens, size_t *);
TENON_GEN_TYPE_IS(struct kin_maps, subs, struct kin_sub_entry **);
TENON_GEN_TYPE_IS(struct kin_maps, n_subs, size_t *);

static const tenon_member kin_maps__members[9] = {
    TENON_GEN_MANY(struct kin_maps, ints, "ints", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_ints),
                   TENON_GEN_SIZE(struct kin_maps, ints)),
    TENON_GEN_MANY(struct kin_maps, texts, "texts", TENON_KIND_MAP, TENON_KIND_OBJECT, 1, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_texts),
                   TENON_GEN_SIZE(struct kin_maps, texts)),
    TENON_GEN_MANY(struct kin_maps, inners, "inners", TENON_KIND_MAP, TENON_KIND_OBJECT, 2, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_inners),
                   TENON_GEN_SIZE(struct kin_maps, inners)),
    TENON_GEN_MANY(struct kin_maps, lists, "lists", TENON_KIND_MAP, TENON_KIND_OBJECT, 3, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_lists),
                   TENON_GEN_SIZE(struct kin_maps, lists)),
    TENON_GEN_MANY(struct kin_maps, pointers, "pointers", TENON_KIND_MAP, TENON_KIND_OBJECT, 4, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_pointers),
                   TENON_GEN_SIZE(struct kin_maps, pointers)),
    TENON_GEN_MANY(struct kin_maps, peers, "peers", TENON_KIND_MAP, TENON_KIND_OBJECT, 5, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_peers),
                   TENON_GEN_SIZE(struct kin_maps, peers)),
    TENON_GEN_MANY(struct kin_maps, routes, "routes", TENON_KIND_MAP, TENON_KIND_OBJECT, 6, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_routes),
                   TENON_GEN_SIZE(struct kin_maps, routes)),
    TENON_GEN_MANY(struct kin_maps, hiddens, "hiddens", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_hiddens),
                   TENON_GEN_SIZE(struct kin_maps, hiddens)),
    TENON_GEN_MANY(struct kin_maps, subs, "subs", TENON_KIND_MAP, TENON_KIND_OBJECT, 8, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_maps, n_subs),
                   TENON_GEN_SIZE(struct kin_maps, subs)),
};
static const tenon_detail kin_maps__details[9] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_int_entry, key), TENON_GEN_SIZE(struct kin_int_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_int_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_U32, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_text_entry, key), TENON_GEN_SIZE(struct kin_text_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_text_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_I32, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_inner_entry, key), TENON_GEN_SIZE(struct kin_inner_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_list_entry, key), TENON_GEN_SIZE(struct kin_list_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_list_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_pointer_entry, key), TENON_GEN_SIZE(struct kin_pointer_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_pointer_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_peer, id), TENON_GEN_SIZE(struct kin_peer, id)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_peer_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_route, path), TENON_GEN_SIZE(struct kin_route, path)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_route_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_hidden, key), TENON_GEN_SIZE(struct kin_hidden, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_hidden_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_sub_entry, key), TENON_GEN_SIZE(struct kin_sub_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_sub_entry_type),
};
static const tenon_type *const kin_maps__refs[9] = {&tenon__type_kin_int_entry, &tenon__type_kin_text_entry, &tenon__type_kin_inner_entry, &tenon__type_kin_list_entry, &tenon__type_kin_pointer_entry, &tenon__type_kin_peer, &tenon__type_kin_route, &tenon__type_kin_hidden,
    &tenon__type_kin_sub_entry};
static const uint16_t kin_maps__lookup[19] = {6, 2, 0, 0, 0, 0, 8, 7, 0, 0, 0, 3, 5, 0, 0, 9, 0, 1, 4};
enum { kin_maps__bound = TENON_GEN_BOUND_BASE + 86 + 9 * TENON_GEN_BOUND_MAP };
static const tenon_plan kin_maps__plan = TENON_GEN_PLAN(kin_maps__bound);

static const char *kin_maps__get_inners(tenon__in *in, const char *p, struct kin_maps *o)
{
    const tenon_type *const type = &tenon__type_kin_maps;
    const tenon_member *const m = &kin_maps__members[2];
    const tenon_detail *const detail = &kin_maps__details[2];
    struct kin_inner_entry *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, type, m, (char *)o, false);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))
            goto failed;
        e = (struct kin_inner_entry *)(void *)g.data + g.n++;
        p = tenon__ready(in, p);
        q = tenon__json_key(in, p, TENON_KIND_CHARS, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, tenon__gen_length(e->key, sizeof e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g, detail))) {
            tenon__trail_element(in, &g, m);
            goto failed;
        }
        p = q;
        q = kin_inner__get(in, p, &e->value);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g, m);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, type, m, (char *)o, false)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g, type, m, (char *)o);
    return NULL;
}

static char *kin_maps__put_inners(tenon__out *out, char *p, const struct kin_maps *o)
{
    const size_t n = (size_t)o->n_inners;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->inners) ||
        TENON__UNLIKELY(o->n_inners < 0))
        return tenon__json_write_member(out, p, &tenon__type_kin_maps, 2, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct kin_inner_entry *const e = &o->inners[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = tenon__gen_length(key, sizeof e->key);
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_kin_maps, 2, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = kin_inner__put(out, p, &e->value);
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

static const char *kin_maps__get(tenon__in *in, const char *p, struct kin_maps *o)
{
    const tenon_type *const type = &tenon__type_kin_maps;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"ints\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inners\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = kin_maps__get_inners(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"lists\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointers\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 12);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"peers\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"routes\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"hiddens\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"subs\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_maps__put(tenon__out *out, char *p, const struct kin_maps *o)
{
    const tenon_type *const type = &tenon__type_kin_maps;
    const size_t bound = kin_maps__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"ints\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"inners\":");
    p = tenon__gen_room(out, kin_maps__put_inners(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"lists\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"pointers\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"peers\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"routes\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"hiddens\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"subs\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_maps__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_maps__get(in, p, (struct kin_maps *)o);
}
static char *kin_maps__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_maps__put(out, p, (const struct kin_maps *)o);
}
static const tenon_generated kin_maps__functions = {TENON_ABI, kin_maps__get_any, kin_maps__put_any};

TENON_GEN_STRUCT(kin_maps, struct kin_maps, 9, UINT64_C(0x1ff), 0, &kin_maps__functions);

/* ---- struct kin_ints ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_ints, items, int **);
TENON_GEN_TYPE_IS(struct kin_ints, n, size_t *);

static const tenon_member kin_ints__members[1] = {
    TENON_GEN_MANY(struct kin_ints, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_ints, n),
                   TENON_GEN_SIZE(struct kin_ints, items)),
};
static const tenon_detail kin_ints__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const kin_ints__refs[1] = {NULL};
static const uint16_t kin_ints__lookup[3] = {0, 0, 1};
enum { kin_ints__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan kin_ints__plan = TENON_GEN_PLAN(kin_ints__bound);

TENON_GEN_STRUCT(kin_ints, struct kin_ints, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_inners --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_inners, items, struct kin_inner **);
TENON_GEN_TYPE_IS(struct kin_inners, n, size_t *);

static const tenon_member kin_inners__members[1] = {
    TENON_GEN_MANY(struct kin_inners, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_inners, n),
                   TENON_GEN_SIZE(struct kin_inners, items)),
};
static const tenon_detail kin_inners__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
};
static const tenon_type *const kin_inners__refs[1] = {&tenon__type_kin_inner};
static const uint16_t kin_inners__lookup[3] = {0, 0, 1};
enum { kin_inners__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan kin_inners__plan = TENON_GEN_PLAN(kin_inners__bound);

static const char *kin_inners__get_items(tenon__in *in, const char *p, struct kin_inners *o)
{
    const tenon_type *const type = &tenon__type_kin_inners;
    const tenon_member *const m = &kin_inners__members[0];
    struct kin_inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, type, m, (char *)o, false);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))
            goto failed;
        e = (struct kin_inner *)(void *)g.data + g.n++;
        q = kin_inner__get(in, p, e);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g, m);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, type, m, (char *)o, false)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g, type, m, (char *)o);
    return NULL;
}

static char *kin_inners__put_items(tenon__out *out, char *p, const struct kin_inners *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_kin_inners, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct kin_inner *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = kin_inner__put(out, p, e);
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

static const char *kin_inners__get(tenon__in *in, const char *p, struct kin_inners *o)
{
    const char *q;
    p = tenon__ready(in, p);
    q = kin_inners__get_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_kin_inners, o);
}

static char *kin_inners__put(tenon__out *out, char *p, const struct kin_inners *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? kin_inners__put_items(out, p, o) : NULL;
}

static const char *kin_inners__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_inners__get(in, p, (struct kin_inners *)o);
}
static char *kin_inners__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_inners__put(out, p, (const struct kin_inners *)o);
}
static const tenon_generated kin_inners__functions = {TENON_ABI, kin_inners__get_any, kin_inners__put_any};

TENON_GEN_STRUCT(kin_inners, struct kin_inners, 1, UINT64_C(0x1), TENON_TRANSPARENT, &kin_inners__functions);

/* ---- struct kin_dictionary ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_dictionary, entries, struct kin_inner_entry **);
TENON_GEN_TYPE_IS(struct kin_dictionary, n, size_t *);

static const tenon_member kin_dictionary__members[1] = {
    TENON_GEN_MANY(struct kin_dictionary, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_dictionary, n),
                   TENON_GEN_SIZE(struct kin_dictionary, entries)),
};
static const tenon_detail kin_dictionary__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_inner_entry, key), TENON_GEN_SIZE(struct kin_inner_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_entry_type),
};
static const tenon_type *const kin_dictionary__refs[1] = {&tenon__type_kin_inner_entry};
static const uint16_t kin_dictionary__lookup[3] = {0, 0, 1};
enum { kin_dictionary__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan kin_dictionary__plan = TENON_GEN_PLAN(kin_dictionary__bound);

static const char *kin_dictionary__get_entries(tenon__in *in, const char *p, struct kin_dictionary *o)
{
    const tenon_type *const type = &tenon__type_kin_dictionary;
    const tenon_member *const m = &kin_dictionary__members[0];
    const tenon_detail *const detail = &kin_dictionary__details[0];
    struct kin_inner_entry *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, type, m, (char *)o, false);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))
            goto failed;
        e = (struct kin_inner_entry *)(void *)g.data + g.n++;
        p = tenon__ready(in, p);
        q = tenon__json_key(in, p, TENON_KIND_CHARS, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, tenon__gen_length(e->key, sizeof e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g, detail))) {
            tenon__trail_element(in, &g, m);
            goto failed;
        }
        p = q;
        q = kin_inner__get(in, p, &e->value);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g, m);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, type, m, (char *)o, false)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g, type, m, (char *)o);
    return NULL;
}

static char *kin_dictionary__put_entries(tenon__out *out, char *p, const struct kin_dictionary *o)
{
    const size_t n = (size_t)o->n;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->entries))
        return tenon__json_write_member(out, p, &tenon__type_kin_dictionary, 0, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct kin_inner_entry *const e = &o->entries[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = tenon__gen_length(key, sizeof e->key);
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_kin_dictionary, 0, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = kin_inner__put(out, p, &e->value);
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

static const char *kin_dictionary__get(tenon__in *in, const char *p, struct kin_dictionary *o)
{
    const char *q;
    p = tenon__ready(in, p);
    q = kin_dictionary__get_entries(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_kin_dictionary, o);
}

static char *kin_dictionary__put(tenon__out *out, char *p, const struct kin_dictionary *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? kin_dictionary__put_entries(out, p, o) : NULL;
}

static const char *kin_dictionary__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_dictionary__get(in, p, (struct kin_dictionary *)o);
}
static char *kin_dictionary__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_dictionary__put(out, p, (const struct kin_dictionary *)o);
}
static const tenon_generated kin_dictionary__functions = {TENON_ABI, kin_dictionary__get_any, kin_dictionary__put_any};

TENON_GEN_STRUCT(kin_dictionary, struct kin_dictionary, 1, UINT64_C(0x1), TENON_TRANSPARENT, &kin_dictionary__functions);

/* ---- struct kin_meters --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_meters, value, double *);

static const tenon_member kin_meters__members[1] = {
    TENON_GEN_MEMBER(struct kin_meters, value, "value", TENON_KIND_F64, 0),
};
static const tenon_detail kin_meters__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_meters__refs[1] = {NULL};
static const uint16_t kin_meters__lookup[3] = {0, 0, 1};
enum { kin_meters__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan kin_meters__plan = TENON_GEN_PLAN(kin_meters__bound);

TENON_GEN_STRUCT(kin_meters, struct kin_meters, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_label ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_label, text, tenon_str *);

static const tenon_member kin_label__members[1] = {
    TENON_GEN_MEMBER(struct kin_label, text, "text", TENON_KIND_STR, 0),
};
static const tenon_detail kin_label__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_label__refs[1] = {NULL};
static const uint16_t kin_label__lookup[3] = {0, 1, 0};
enum { kin_label__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan kin_label__plan = TENON_GEN_PLAN(kin_label__bound);

TENON_GEN_STRUCT(kin_label, struct kin_label, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_tint ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_tint, color, enum kin_color *);

static const tenon_member kin_tint__members[1] = {
    TENON_GEN_MEMBER(struct kin_tint, color, "color", TENON_KIND_ENUM, 0),
};
static const tenon_detail kin_tint__details[1] = {
    TENON_GEN_REFERS(kin_color),
};
static const tenon_type *const kin_tint__refs[1] = {&tenon__type_kin_color};
static const uint16_t kin_tint__lookup[3] = {0, 1, 0};
enum { kin_tint__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(61) };
static const tenon_plan kin_tint__plan = TENON_GEN_PLAN(kin_tint__bound);

TENON_GEN_STRUCT(kin_tint, struct kin_tint, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_moment --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_moment, time, tenon_time *);

static const tenon_member kin_moment__members[1] = {
    TENON_GEN_MEMBER(struct kin_moment, time, "time", TENON_KIND_TIME, 0),
};
static const tenon_detail kin_moment__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_moment__refs[1] = {NULL};
static const uint16_t kin_moment__lookup[3] = {0, 0, 1};
enum { kin_moment__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_TIME };
static const tenon_plan kin_moment__plan = TENON_GEN_PLAN(kin_moment__bound);

TENON_GEN_STRUCT(kin_moment, struct kin_moment, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_anything ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_anything, raw, tenon_raw *);

static const tenon_member kin_anything__members[1] = {
    TENON_GEN_MEMBER(struct kin_anything, raw, "raw", TENON_KIND_RAW, 0),
};
static const tenon_detail kin_anything__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const kin_anything__refs[1] = {NULL};
static const uint16_t kin_anything__lookup[3] = {1, 0, 0};
enum { kin_anything__bound = TENON_GEN_BOUND_BASE + 7 + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan kin_anything__plan = TENON_GEN_PLAN(kin_anything__bound);

TENON_GEN_STRUCT(kin_anything, struct kin_anything, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_maybe ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_maybe, inner, struct kin_inner **);

static const tenon_member kin_maybe__members[1] = {
    TENON_GEN_MANY(struct kin_maybe, inner, "inner", TENON_KIND_POINTER, TENON_KIND_OBJECT, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_maybe, inner)),
};
static const tenon_detail kin_maybe__details[1] = {
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_inner_type),
};
static const tenon_type *const kin_maybe__refs[1] = {&tenon__type_kin_inner};
static const uint16_t kin_maybe__lookup[3] = {0, 1, 0};
enum { kin_maybe__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_maybe__plan = TENON_GEN_PLAN(kin_maybe__bound);

TENON_GEN_STRUCT(kin_maybe, struct kin_maybe, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_wrapped -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_wrapped, inner, struct kin_inner *);

static const tenon_member kin_wrapped__members[1] = {
    TENON_GEN_MEMBER(struct kin_wrapped, inner, "inner", TENON_KIND_OBJECT, 0),
};
static const tenon_detail kin_wrapped__details[1] = {
    TENON_GEN_REFERS(kin_inner),
};
static const tenon_type *const kin_wrapped__refs[1] = {&tenon__type_kin_inner};
static const uint16_t kin_wrapped__lookup[3] = {0, 1, 0};
enum { kin_wrapped__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_wrapped__plan = TENON_GEN_PLAN(kin_wrapped__bound);

TENON_GEN_STRUCT(kin_wrapped, struct kin_wrapped, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_wrapped_twice -------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_wrapped_twice, wrapped, struct kin_wrapped *);

static const tenon_member kin_wrapped_twice__members[1] = {
    TENON_GEN_MEMBER(struct kin_wrapped_twice, wrapped, "wrapped", TENON_KIND_OBJECT, 0),
};
static const tenon_detail kin_wrapped_twice__details[1] = {
    TENON_GEN_REFERS(kin_wrapped),
};
static const tenon_type *const kin_wrapped_twice__refs[1] = {&tenon__type_kin_wrapped};
static const uint16_t kin_wrapped_twice__lookup[3] = {0, 1, 0};
enum { kin_wrapped_twice__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_wrapped_twice__plan = TENON_GEN_PLAN(kin_wrapped_twice__bound);

TENON_GEN_STRUCT(kin_wrapped_twice, struct kin_wrapped_twice, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct kin_transparent ---------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_transparent, meters, struct kin_meters *);
TENON_GEN_TYPE_IS(struct kin_transparent, label, struct kin_label *);
TENON_GEN_TYPE_IS(struct kin_transparent, tint, struct kin_tint *);
TENON_GEN_TYPE_IS(struct kin_transparent, moment, struct kin_moment *);
TENON_GEN_TYPE_IS(struct kin_transparent, row, struct kin_ints *);
TENON_GEN_TYPE_IS(struct kin_transparent, rows, struct kin_ints **);
TENON_GEN_TYPE_IS(struct kin_transparent, n_rows, size_t *);
TENON_GEN_TYPE_IS(struct kin_transparent, wrapped, struct kin_wrapped_twice *);
TENON_GEN_TYPE_IS(struct kin_transparent, wrappeds, struct kin_wrapped_twice **);
TENON_GEN_TYPE_IS(struct kin_transparent, n_wrappeds, size_t *);
TENON_GEN_TYPE_IS(struct kin_transparent, lengths, struct kin_meters **);
TENON_GEN_TYPE_IS(struct kin_transparent, n_lengths, size_t *);
TENON_GEN_TYPE_IS(struct kin_transparent, pointer, struct kin_meters **);
TENON_GEN_TYPE_IS(struct kin_transparent, dictionary, struct kin_dictionary *);
TENON_GEN_TYPE_IS(struct kin_transparent, maybes, struct kin_maybe (*)[2]);

static const tenon_member kin_transparent__members[12] = {
    TENON_GEN_MEMBER(struct kin_transparent, meters, "meters", TENON_KIND_OBJECT, 0),
    TENON_GEN_MEMBER(struct kin_transparent, label, "label", TENON_KIND_OBJECT, 1),
    TENON_GEN_MEMBER(struct kin_transparent, tint, "tint", TENON_KIND_OBJECT, 2),
    TENON_GEN_MEMBER(struct kin_transparent, moment, "moment", TENON_KIND_OBJECT, 3),
    TENON_GEN_MEMBER(struct kin_transparent, row, "row", TENON_KIND_OBJECT, 4),
    TENON_GEN_MANY(struct kin_transparent, rows, "rows", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_transparent, n_rows),
                   TENON_GEN_SIZE(struct kin_transparent, rows)), /* an array of arrays */
    TENON_GEN_MEMBER(struct kin_transparent, wrapped, "wrapped", TENON_KIND_OBJECT, 6),
    TENON_GEN_MANY(struct kin_transparent, wrappeds, "wrappeds", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 7, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_transparent, n_wrappeds),
                   TENON_GEN_SIZE(struct kin_transparent, wrappeds)),
    TENON_GEN_MANY(struct kin_transparent, lengths, "lengths", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 8, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_transparent, n_lengths),
                   TENON_GEN_SIZE(struct kin_transparent, lengths)),
    TENON_GEN_MANY(struct kin_transparent, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_transparent, pointer)),
    TENON_GEN_MEMBER(struct kin_transparent, dictionary, "dictionary", TENON_KIND_OBJECT, 10),
    TENON_GEN_MANY(struct kin_transparent, maybes, "maybes", TENON_KIND_FIXED, TENON_KIND_OBJECT, 11, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct kin_transparent, maybes)),
};
static const tenon_detail kin_transparent__details[12] = {
    TENON_GEN_REFERS(kin_meters),
    TENON_GEN_REFERS(kin_label),
    TENON_GEN_REFERS(kin_tint),
    TENON_GEN_REFERS(kin_moment),
    TENON_GEN_REFERS(kin_ints),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_ints_type),
    TENON_GEN_REFERS(kin_wrapped_twice),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_wrapped_twice_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_meters_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_meters_type),
    TENON_GEN_REFERS(kin_dictionary),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_maybe_type),
};
static const tenon_type *const kin_transparent__refs[12] = {&tenon__type_kin_meters, &tenon__type_kin_label, &tenon__type_kin_tint, &tenon__type_kin_moment, &tenon__type_kin_ints, &tenon__type_kin_ints, &tenon__type_kin_wrapped_twice, &tenon__type_kin_wrapped_twice,
    &tenon__type_kin_meters, &tenon__type_kin_meters, &tenon__type_kin_dictionary, &tenon__type_kin_maybe};
static const uint16_t kin_transparent__lookup[25] = {12, 0, 0, 4, 0, 0, 2, 5, 8, 11, 0, 0, 3, 7, 0, 0, 6, 9, 0, 10, 1, 0, 0, 0,
    0};
enum { kin_transparent__bound = TENON_GEN_BOUND_BASE + 121 + 8 * TENON_GEN_BOUND_OBJECT + 3 * TENON_GEN_BOUND_ARRAY
    + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan kin_transparent__plan = TENON_GEN_PLAN(kin_transparent__bound);

static const char *kin_transparent__get(tenon__in *in, const char *p, struct kin_transparent *o)
{
    const tenon_type *const type = &tenon__type_kin_transparent;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"meters\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"label\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tint\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"moment\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"row\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rows\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wrapped\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wrappeds\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 12);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"lengths\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"dictionary\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 14);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybes\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_transparent__put(tenon__out *out, char *p, const struct kin_transparent *o)
{
    const tenon_type *const type = &tenon__type_kin_transparent;
    const size_t bound = kin_transparent__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"meters\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"label\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"tint\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"moment\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"row\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"rows\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"wrapped\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"wrappeds\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"lengths\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"dictionary\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"maybes\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_transparent__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_transparent__get(in, p, (struct kin_transparent *)o);
}
static char *kin_transparent__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_transparent__put(out, p, (const struct kin_transparent *)o);
}
static const tenon_generated kin_transparent__functions = {TENON_ABI, kin_transparent__get_any, kin_transparent__put_any};

TENON_GEN_STRUCT(kin_transparent, struct kin_transparent, 12, UINT64_C(0xfff), 0, &kin_transparent__functions);

/* ---- struct kin_wide70 --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_wide70, a0, int *);
TENON_GEN_TYPE_IS(struct kin_wide70, a1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide70, a2, double *);
TENON_GEN_TYPE_IS(struct kin_wide70, a3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide70, a4, char **);
TENON_GEN_TYPE_IS(struct kin_wide70, a5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, a6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, a7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide70, a8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide70, a9, float *);
TENON_GEN_TYPE_IS(struct kin_wide70, b0, int *);
TENON_GEN_TYPE_IS(struct kin_wide70, b1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide70, b2, double *);
TENON_GEN_TYPE_IS(struct kin_wide70, b3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide70, b4, char **);
TENON_GEN_TYPE_IS(struct kin_wide70, b5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, b6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, b7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide70, b8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide70, b9, float *);
TENON_GEN_TYPE_IS(struct kin_wide70, c0, int *);
TENON_GEN_TYPE_IS(struct kin_wide70, c1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide70, c2, double *);
TENON_GEN_TYPE_IS(struct kin_wide70, c3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide70, c4, char **);
TENON_GEN_TYPE_IS(struct kin_wide70, c5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, c6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, c7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide70, c8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide70, c9, float *);
TENON_GEN_TYPE_IS(struct kin_wide70, d0, int *);
TENON_GEN_TYPE_IS(struct kin_wide70, d1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide70, d2, double *);
TENON_GEN_TYPE_IS(struct kin_wide70, d3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide70, d4, char **);
TENON_GEN_TYPE_IS(struct kin_wide70, d5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, d6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, d7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide70, d8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide70, d9, float *);
TENON_GEN_TYPE_IS(struct kin_wide70, e0, int *);
TENON_GEN_TYPE_IS(struct kin_wide70, e1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide70, e2, double *);
TENON_GEN_TYPE_IS(struct kin_wide70, e3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide70, e4, char **);
TENON_GEN_TYPE_IS(struct kin_wide70, e5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, e6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, e7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide70, e8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide70, e9, float *);
TENON_GEN_TYPE_IS(struct kin_wide70, f0, int *);
TENON_GEN_TYPE_IS(struct kin_wide70, f1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide70, f2, double *);
TENON_GEN_TYPE_IS(struct kin_wide70, f3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide70, f4, char **);
TENON_GEN_TYPE_IS(struct kin_wide70, f5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, f6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, f7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide70, f8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide70, f9, float *);
TENON_GEN_TYPE_IS(struct kin_wide70, g0, int *);
TENON_GEN_TYPE_IS(struct kin_wide70, g1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide70, g2, double *);
TENON_GEN_TYPE_IS(struct kin_wide70, g3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide70, g4, char **);
TENON_GEN_TYPE_IS(struct kin_wide70, g5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, g6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide70, g7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide70, g8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide70, g9, float *);

static const tenon_member kin_wide70__members[70] = {
    TENON_GEN_MEMBER(struct kin_wide70, a0, "a0", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct kin_wide70, a1, "a1", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct kin_wide70, a2, "a2", TENON_KIND_F64, 2),
    TENON_GEN_MEMBER(struct kin_wide70, a3, "a3", TENON_KIND_BOOL, 3),
    TENON_GEN_MEMBER(struct kin_wide70, a4, "a4", TENON_KIND_CSTR, 4),
    TENON_GEN_MEMBER(struct kin_wide70, a5, "a5", TENON_KIND_U8, 5),
    TENON_GEN_MEMBER(struct kin_wide70, a6, "a6", TENON_KIND_I64, 6),
    TENON_GEN_MEMBER(struct kin_wide70, a7, "a7", TENON_KIND_CHARS, 7),
    TENON_GEN_MEMBER(struct kin_wide70, a8, "a8", TENON_KIND_TIME, 8),
    TENON_GEN_MEMBER(struct kin_wide70, a9, "a9", TENON_KIND_F32, 9),
    TENON_GEN_MEMBER(struct kin_wide70, b0, "b0", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct kin_wide70, b1, "b1", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct kin_wide70, b2, "b2", TENON_KIND_F64, 12),
    TENON_GEN_MEMBER(struct kin_wide70, b3, "b3", TENON_KIND_BOOL, 13),
    TENON_GEN_MEMBER(struct kin_wide70, b4, "b4", TENON_KIND_CSTR, 14),
    TENON_GEN_MEMBER(struct kin_wide70, b5, "b5", TENON_KIND_U8, 15),
    TENON_GEN_MEMBER(struct kin_wide70, b6, "b6", TENON_KIND_I64, 16),
    TENON_GEN_MEMBER(struct kin_wide70, b7, "b7", TENON_KIND_CHARS, 17),
    TENON_GEN_MEMBER(struct kin_wide70, b8, "b8", TENON_KIND_TIME, 18),
    TENON_GEN_MEMBER(struct kin_wide70, b9, "b9", TENON_KIND_F32, 19),
    TENON_GEN_MEMBER(struct kin_wide70, c0, "c0", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct kin_wide70, c1, "c1", TENON_KIND_STR, 21),
    TENON_GEN_MEMBER(struct kin_wide70, c2, "c2", TENON_KIND_F64, 22),
    TENON_GEN_MEMBER(struct kin_wide70, c3, "c3", TENON_KIND_BOOL, 23),
    TENON_GEN_MEMBER(struct kin_wide70, c4, "c4", TENON_KIND_CSTR, 24),
    TENON_GEN_MEMBER(struct kin_wide70, c5, "c5", TENON_KIND_U8, 25),
    TENON_GEN_MEMBER(struct kin_wide70, c6, "c6", TENON_KIND_I64, 26),
    TENON_GEN_MEMBER(struct kin_wide70, c7, "c7", TENON_KIND_CHARS, 27),
    TENON_GEN_MEMBER(struct kin_wide70, c8, "c8", TENON_KIND_TIME, 28),
    TENON_GEN_MEMBER(struct kin_wide70, c9, "c9", TENON_KIND_F32, 29),
    TENON_GEN_MEMBER(struct kin_wide70, d0, "d0", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct kin_wide70, d1, "d1", TENON_KIND_STR, 31),
    TENON_GEN_MEMBER(struct kin_wide70, d2, "d2", TENON_KIND_F64, 32),
    TENON_GEN_MEMBER(struct kin_wide70, d3, "d3", TENON_KIND_BOOL, 33),
    TENON_GEN_MEMBER(struct kin_wide70, d4, "d4", TENON_KIND_CSTR, 34),
    TENON_GEN_MEMBER(struct kin_wide70, d5, "d5", TENON_KIND_U8, 35),
    TENON_GEN_MEMBER(struct kin_wide70, d6, "d6", TENON_KIND_I64, 36),
    TENON_GEN_MEMBER(struct kin_wide70, d7, "d7", TENON_KIND_CHARS, 37),
    TENON_GEN_MEMBER(struct kin_wide70, d8, "d8", TENON_KIND_TIME, 38),
    TENON_GEN_MEMBER(struct kin_wide70, d9, "d9", TENON_KIND_F32, 39),
    TENON_GEN_MEMBER(struct kin_wide70, e0, "e0", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct kin_wide70, e1, "e1", TENON_KIND_STR, 41),
    TENON_GEN_MEMBER(struct kin_wide70, e2, "e2", TENON_KIND_F64, 42),
    TENON_GEN_MEMBER(struct kin_wide70, e3, "e3", TENON_KIND_BOOL, 43),
    TENON_GEN_MEMBER(struct kin_wide70, e4, "e4", TENON_KIND_CSTR, 44),
    TENON_GEN_MEMBER(struct kin_wide70, e5, "e5", TENON_KIND_U8, 45),
    TENON_GEN_MEMBER(struct kin_wide70, e6, "e6", TENON_KIND_I64, 46),
    TENON_GEN_MEMBER(struct kin_wide70, e7, "e7", TENON_KIND_CHARS, 47),
    TENON_GEN_MEMBER(struct kin_wide70, e8, "e8", TENON_KIND_TIME, 48),
    TENON_GEN_MEMBER(struct kin_wide70, e9, "e9", TENON_KIND_F32, 49),
    TENON_GEN_MEMBER(struct kin_wide70, f0, "f0", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct kin_wide70, f1, "f1", TENON_KIND_STR, 51),
    TENON_GEN_MEMBER(struct kin_wide70, f2, "f2", TENON_KIND_F64, 52),
    TENON_GEN_MEMBER(struct kin_wide70, f3, "f3", TENON_KIND_BOOL, 53),
    TENON_GEN_MEMBER(struct kin_wide70, f4, "f4", TENON_KIND_CSTR, 54),
    TENON_GEN_MEMBER(struct kin_wide70, f5, "f5", TENON_KIND_U8, 55),
    TENON_GEN_MEMBER(struct kin_wide70, f6, "f6", TENON_KIND_I64, 56),
    TENON_GEN_MEMBER(struct kin_wide70, f7, "f7", TENON_KIND_CHARS, 57),
    TENON_GEN_MEMBER(struct kin_wide70, f8, "f8", TENON_KIND_TIME, 58),
    TENON_GEN_MEMBER(struct kin_wide70, f9, "f9", TENON_KIND_F32, 59),
    TENON_GEN_MEMBER(struct kin_wide70, g0, "g0", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct kin_wide70, g1, "g1", TENON_KIND_STR, 61),
    TENON_GEN_MEMBER(struct kin_wide70, g2, "g2", TENON_KIND_F64, 62),
    TENON_GEN_MEMBER(struct kin_wide70, g3, "g3", TENON_KIND_BOOL, 63),
    TENON_GEN_MEMBER(struct kin_wide70, g4, "g4", TENON_KIND_CSTR, 64),
    TENON_GEN_MEMBER(struct kin_wide70, g5, "g5", TENON_KIND_U8, 65),
    TENON_GEN_MEMBER(struct kin_wide70, g6, "g6", TENON_KIND_I64, 66),
    TENON_GEN_MEMBER(struct kin_wide70, g7, "g7", TENON_KIND_CHARS, 67),
    TENON_GEN_MEMBER(struct kin_wide70, g8, "g8", TENON_KIND_TIME, 68),
    TENON_GEN_MEMBER(struct kin_wide70, g9, "g9", TENON_KIND_F32, 69),
};
static const tenon_detail kin_wide70__details[70] = {
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
static const tenon_type *const kin_wide70__refs[70] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t kin_wide70__lookup[141] = {0, 0, 0, 0, 0, 0, 54, 33, 19, 0, 0, 0, 0, 0, 48, 9, 0, 0, 55, 12, 0, 59, 41, 40,
    69, 24, 2, 0, 0, 0, 4, 0, 0, 14, 0, 0, 5, 0, 57, 0, 68, 22, 43, 0, 0, 0, 0, 38,
    6, 0, 0, 0, 0, 0, 0, 35, 0, 0, 31, 44, 52, 29, 11, 15, 21, 39, 56, 60, 64, 25, 0, 1,
    63, 0, 0, 42, 18, 53, 34, 0, 0, 36, 0, 0, 0, 0, 10, 47, 0, 51, 16, 28, 49, 32, 61, 20,
    0, 0, 0, 0, 0, 0, 0, 0, 26, 65, 30, 37, 0, 46, 67, 0, 0, 23, 0, 8, 0, 45, 0, 0,
    0, 0, 0, 0, 0, 3, 0, 0, 70, 0, 0, 0, 7, 0, 27, 17, 50, 58, 62, 66, 13};
enum { kin_wide70__bound = TENON_GEN_BOUND_BASE + 420 + 7 * TENON_GEN_BOUND_BOOL + 7 * TENON_GEN_BOUND_I32
    + 7 * TENON_GEN_BOUND_I64 + 7 * TENON_GEN_BOUND_U8 + 7 * TENON_GEN_BOUND_F32
    + 7 * TENON_GEN_BOUND_F64 + 7 * TENON_GEN_BOUND_CSTR + 7 * TENON_GEN_BOUND_STR
    + 7 * TENON_GEN_BOUND_CHARS + 7 * TENON_GEN_BOUND_TIME };
static const tenon_plan kin_wide70__plan = TENON_GEN_PLAN(kin_wide70__bound);

TENON_GEN_STRUCT(kin_wide70, struct kin_wide70, 70, UINT64_C(0xffffffffffffffff), 0, NULL);

/* ---- struct kin_wide130 -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_wide130, a0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, a1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, a2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, a3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, a4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, a5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, a6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, a7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, a8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, a9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, b0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, b1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, b2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, b3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, b4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, b5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, b6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, b7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, b8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, b9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, c0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, c1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, c2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, c3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, c4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, c5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, c6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, c7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, c8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, c9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, d0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, d1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, d2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, d3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, d4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, d5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, d6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, d7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, d8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, d9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, e0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, e1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, e2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, e3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, e4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, e5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, e6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, e7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, e8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, e9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, f0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, f1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, f2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, f3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, f4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, f5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, f6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, f7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, f8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, f9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, g0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, g1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, g2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, g3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, g4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, g5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, g6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, g7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, g8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, g9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, h0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, h1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, h2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, h3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, h4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, h5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, h6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, h7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, h8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, h9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, i0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, i1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, i2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, i3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, i4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, i5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, i6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, i7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, i8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, i9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, j0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, j1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, j2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, j3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, j4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, j5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, j6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, j7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, j8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, j9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, k0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, k1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, k2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, k3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, k4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, k5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, k6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, k7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, k8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, k9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, l0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, l1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, l2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, l3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, l4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, l5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, l6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, l7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, l8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, l9, float *);
TENON_GEN_TYPE_IS(struct kin_wide130, m0, int *);
TENON_GEN_TYPE_IS(struct kin_wide130, m1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide130, m2, double *);
TENON_GEN_TYPE_IS(struct kin_wide130, m3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide130, m4, char **);
TENON_GEN_TYPE_IS(struct kin_wide130, m5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, m6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide130, m7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide130, m8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide130, m9, float *);

static const tenon_member kin_wide130__members[130] = {
    TENON_GEN_MEMBER(struct kin_wide130, a0, "a0", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct kin_wide130, a1, "a1", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct kin_wide130, a2, "a2", TENON_KIND_F64, 2),
    TENON_GEN_MEMBER(struct kin_wide130, a3, "a3", TENON_KIND_BOOL, 3),
    TENON_GEN_MEMBER(struct kin_wide130, a4, "a4", TENON_KIND_CSTR, 4),
    TENON_GEN_MEMBER(struct kin_wide130, a5, "a5", TENON_KIND_U8, 5),
    TENON_GEN_MEMBER(struct kin_wide130, a6, "a6", TENON_KIND_I64, 6),
    TENON_GEN_MEMBER(struct kin_wide130, a7, "a7", TENON_KIND_CHARS, 7),
    TENON_GEN_MEMBER(struct kin_wide130, a8, "a8", TENON_KIND_TIME, 8),
    TENON_GEN_MEMBER(struct kin_wide130, a9, "a9", TENON_KIND_F32, 9),
    TENON_GEN_MEMBER(struct kin_wide130, b0, "b0", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct kin_wide130, b1, "b1", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct kin_wide130, b2, "b2", TENON_KIND_F64, 12),
    TENON_GEN_MEMBER(struct kin_wide130, b3, "b3", TENON_KIND_BOOL, 13),
    TENON_GEN_MEMBER(struct kin_wide130, b4, "b4", TENON_KIND_CSTR, 14),
    TENON_GEN_MEMBER(struct kin_wide130, b5, "b5", TENON_KIND_U8, 15),
    TENON_GEN_MEMBER(struct kin_wide130, b6, "b6", TENON_KIND_I64, 16),
    TENON_GEN_MEMBER(struct kin_wide130, b7, "b7", TENON_KIND_CHARS, 17),
    TENON_GEN_MEMBER(struct kin_wide130, b8, "b8", TENON_KIND_TIME, 18),
    TENON_GEN_MEMBER(struct kin_wide130, b9, "b9", TENON_KIND_F32, 19),
    TENON_GEN_MEMBER(struct kin_wide130, c0, "c0", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct kin_wide130, c1, "c1", TENON_KIND_STR, 21),
    TENON_GEN_MEMBER(struct kin_wide130, c2, "c2", TENON_KIND_F64, 22),
    TENON_GEN_MEMBER(struct kin_wide130, c3, "c3", TENON_KIND_BOOL, 23),
    TENON_GEN_MEMBER(struct kin_wide130, c4, "c4", TENON_KIND_CSTR, 24),
    TENON_GEN_MEMBER(struct kin_wide130, c5, "c5", TENON_KIND_U8, 25),
    TENON_GEN_MEMBER(struct kin_wide130, c6, "c6", TENON_KIND_I64, 26),
    TENON_GEN_MEMBER(struct kin_wide130, c7, "c7", TENON_KIND_CHARS, 27),
    TENON_GEN_MEMBER(struct kin_wide130, c8, "c8", TENON_KIND_TIME, 28),
    TENON_GEN_MEMBER(struct kin_wide130, c9, "c9", TENON_KIND_F32, 29),
    TENON_GEN_MEMBER(struct kin_wide130, d0, "d0", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct kin_wide130, d1, "d1", TENON_KIND_STR, 31),
    TENON_GEN_MEMBER(struct kin_wide130, d2, "d2", TENON_KIND_F64, 32),
    TENON_GEN_MEMBER(struct kin_wide130, d3, "d3", TENON_KIND_BOOL, 33),
    TENON_GEN_MEMBER(struct kin_wide130, d4, "d4", TENON_KIND_CSTR, 34),
    TENON_GEN_MEMBER(struct kin_wide130, d5, "d5", TENON_KIND_U8, 35),
    TENON_GEN_MEMBER(struct kin_wide130, d6, "d6", TENON_KIND_I64, 36),
    TENON_GEN_MEMBER(struct kin_wide130, d7, "d7", TENON_KIND_CHARS, 37),
    TENON_GEN_MEMBER(struct kin_wide130, d8, "d8", TENON_KIND_TIME, 38),
    TENON_GEN_MEMBER(struct kin_wide130, d9, "d9", TENON_KIND_F32, 39),
    TENON_GEN_MEMBER(struct kin_wide130, e0, "e0", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct kin_wide130, e1, "e1", TENON_KIND_STR, 41),
    TENON_GEN_MEMBER(struct kin_wide130, e2, "e2", TENON_KIND_F64, 42),
    TENON_GEN_MEMBER(struct kin_wide130, e3, "e3", TENON_KIND_BOOL, 43),
    TENON_GEN_MEMBER(struct kin_wide130, e4, "e4", TENON_KIND_CSTR, 44),
    TENON_GEN_MEMBER(struct kin_wide130, e5, "e5", TENON_KIND_U8, 45),
    TENON_GEN_MEMBER(struct kin_wide130, e6, "e6", TENON_KIND_I64, 46),
    TENON_GEN_MEMBER(struct kin_wide130, e7, "e7", TENON_KIND_CHARS, 47),
    TENON_GEN_MEMBER(struct kin_wide130, e8, "e8", TENON_KIND_TIME, 48),
    TENON_GEN_MEMBER(struct kin_wide130, e9, "e9", TENON_KIND_F32, 49),
    TENON_GEN_MEMBER(struct kin_wide130, f0, "f0", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct kin_wide130, f1, "f1", TENON_KIND_STR, 51),
    TENON_GEN_MEMBER(struct kin_wide130, f2, "f2", TENON_KIND_F64, 52),
    TENON_GEN_MEMBER(struct kin_wide130, f3, "f3", TENON_KIND_BOOL, 53),
    TENON_GEN_MEMBER(struct kin_wide130, f4, "f4", TENON_KIND_CSTR, 54),
    TENON_GEN_MEMBER(struct kin_wide130, f5, "f5", TENON_KIND_U8, 55),
    TENON_GEN_MEMBER(struct kin_wide130, f6, "f6", TENON_KIND_I64, 56),
    TENON_GEN_MEMBER(struct kin_wide130, f7, "f7", TENON_KIND_CHARS, 57),
    TENON_GEN_MEMBER(struct kin_wide130, f8, "f8", TENON_KIND_TIME, 58),
    TENON_GEN_MEMBER(struct kin_wide130, f9, "f9", TENON_KIND_F32, 59),
    TENON_GEN_MEMBER(struct kin_wide130, g0, "g0", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct kin_wide130, g1, "g1", TENON_KIND_STR, 61),
    TENON_GEN_MEMBER(struct kin_wide130, g2, "g2", TENON_KIND_F64, 62),
    TENON_GEN_MEMBER(struct kin_wide130, g3, "g3", TENON_KIND_BOOL, 63),
    TENON_GEN_MEMBER(struct kin_wide130, g4, "g4", TENON_KIND_CSTR, 64),
    TENON_GEN_MEMBER(struct kin_wide130, g5, "g5", TENON_KIND_U8, 65),
    TENON_GEN_MEMBER(struct kin_wide130, g6, "g6", TENON_KIND_I64, 66),
    TENON_GEN_MEMBER(struct kin_wide130, g7, "g7", TENON_KIND_CHARS, 67),
    TENON_GEN_MEMBER(struct kin_wide130, g8, "g8", TENON_KIND_TIME, 68),
    TENON_GEN_MEMBER(struct kin_wide130, g9, "g9", TENON_KIND_F32, 69),
    TENON_GEN_MEMBER(struct kin_wide130, h0, "h0", TENON_KIND_I32, 70),
    TENON_GEN_MEMBER(struct kin_wide130, h1, "h1", TENON_KIND_STR, 71),
    TENON_GEN_MEMBER(struct kin_wide130, h2, "h2", TENON_KIND_F64, 72),
    TENON_GEN_MEMBER(struct kin_wide130, h3, "h3", TENON_KIND_BOOL, 73),
    TENON_GEN_MEMBER(struct kin_wide130, h4, "h4", TENON_KIND_CSTR, 74),
    TENON_GEN_MEMBER(struct kin_wide130, h5, "h5", TENON_KIND_U8, 75),
    TENON_GEN_MEMBER(struct kin_wide130, h6, "h6", TENON_KIND_I64, 76),
    TENON_GEN_MEMBER(struct kin_wide130, h7, "h7", TENON_KIND_CHARS, 77),
    TENON_GEN_MEMBER(struct kin_wide130, h8, "h8", TENON_KIND_TIME, 78),
    TENON_GEN_MEMBER(struct kin_wide130, h9, "h9", TENON_KIND_F32, 79),
    TENON_GEN_MEMBER(struct kin_wide130, i0, "i0", TENON_KIND_I32, 80),
    TENON_GEN_MEMBER(struct kin_wide130, i1, "i1", TENON_KIND_STR, 81),
    TENON_GEN_MEMBER(struct kin_wide130, i2, "i2", TENON_KIND_F64, 82),
    TENON_GEN_MEMBER(struct kin_wide130, i3, "i3", TENON_KIND_BOOL, 83),
    TENON_GEN_MEMBER(struct kin_wide130, i4, "i4", TENON_KIND_CSTR, 84),
    TENON_GEN_MEMBER(struct kin_wide130, i5, "i5", TENON_KIND_U8, 85),
    TENON_GEN_MEMBER(struct kin_wide130, i6, "i6", TENON_KIND_I64, 86),
    TENON_GEN_MEMBER(struct kin_wide130, i7, "i7", TENON_KIND_CHARS, 87),
    TENON_GEN_MEMBER(struct kin_wide130, i8, "i8", TENON_KIND_TIME, 88),
    TENON_GEN_MEMBER(struct kin_wide130, i9, "i9", TENON_KIND_F32, 89),
    TENON_GEN_MEMBER(struct kin_wide130, j0, "j0", TENON_KIND_I32, 90),
    TENON_GEN_MEMBER(struct kin_wide130, j1, "j1", TENON_KIND_STR, 91),
    TENON_GEN_MEMBER(struct kin_wide130, j2, "j2", TENON_KIND_F64, 92),
    TENON_GEN_MEMBER(struct kin_wide130, j3, "j3", TENON_KIND_BOOL, 93),
    TENON_GEN_MEMBER(struct kin_wide130, j4, "j4", TENON_KIND_CSTR, 94),
    TENON_GEN_MEMBER(struct kin_wide130, j5, "j5", TENON_KIND_U8, 95),
    TENON_GEN_MEMBER(struct kin_wide130, j6, "j6", TENON_KIND_I64, 96),
    TENON_GEN_MEMBER(struct kin_wide130, j7, "j7", TENON_KIND_CHARS, 97),
    TENON_GEN_MEMBER(struct kin_wide130, j8, "j8", TENON_KIND_TIME, 98),
    TENON_GEN_MEMBER(struct kin_wide130, j9, "j9", TENON_KIND_F32, 99),
    TENON_GEN_MEMBER(struct kin_wide130, k0, "k0", TENON_KIND_I32, 100),
    TENON_GEN_MEMBER(struct kin_wide130, k1, "k1", TENON_KIND_STR, 101),
    TENON_GEN_MEMBER(struct kin_wide130, k2, "k2", TENON_KIND_F64, 102),
    TENON_GEN_MEMBER(struct kin_wide130, k3, "k3", TENON_KIND_BOOL, 103),
    TENON_GEN_MEMBER(struct kin_wide130, k4, "k4", TENON_KIND_CSTR, 104),
    TENON_GEN_MEMBER(struct kin_wide130, k5, "k5", TENON_KIND_U8, 105),
    TENON_GEN_MEMBER(struct kin_wide130, k6, "k6", TENON_KIND_I64, 106),
    TENON_GEN_MEMBER(struct kin_wide130, k7, "k7", TENON_KIND_CHARS, 107),
    TENON_GEN_MEMBER(struct kin_wide130, k8, "k8", TENON_KIND_TIME, 108),
    TENON_GEN_MEMBER(struct kin_wide130, k9, "k9", TENON_KIND_F32, 109),
    TENON_GEN_MEMBER(struct kin_wide130, l0, "l0", TENON_KIND_I32, 110),
    TENON_GEN_MEMBER(struct kin_wide130, l1, "l1", TENON_KIND_STR, 111),
    TENON_GEN_MEMBER(struct kin_wide130, l2, "l2", TENON_KIND_F64, 112),
    TENON_GEN_MEMBER(struct kin_wide130, l3, "l3", TENON_KIND_BOOL, 113),
    TENON_GEN_MEMBER(struct kin_wide130, l4, "l4", TENON_KIND_CSTR, 114),
    TENON_GEN_MEMBER(struct kin_wide130, l5, "l5", TENON_KIND_U8, 115),
    TENON_GEN_MEMBER(struct kin_wide130, l6, "l6", TENON_KIND_I64, 116),
    TENON_GEN_MEMBER(struct kin_wide130, l7, "l7", TENON_KIND_CHARS, 117),
    TENON_GEN_MEMBER(struct kin_wide130, l8, "l8", TENON_KIND_TIME, 118),
    TENON_GEN_MEMBER(struct kin_wide130, l9, "l9", TENON_KIND_F32, 119),
    TENON_GEN_MEMBER(struct kin_wide130, m0, "m0", TENON_KIND_I32, 120),
    TENON_GEN_MEMBER(struct kin_wide130, m1, "m1", TENON_KIND_STR, 121),
    TENON_GEN_MEMBER(struct kin_wide130, m2, "m2", TENON_KIND_F64, 122),
    TENON_GEN_MEMBER(struct kin_wide130, m3, "m3", TENON_KIND_BOOL, 123),
    TENON_GEN_MEMBER(struct kin_wide130, m4, "m4", TENON_KIND_CSTR, 124),
    TENON_GEN_MEMBER(struct kin_wide130, m5, "m5", TENON_KIND_U8, 125),
    TENON_GEN_MEMBER(struct kin_wide130, m6, "m6", TENON_KIND_I64, 126),
    TENON_GEN_MEMBER(struct kin_wide130, m7, "m7", TENON_KIND_CHARS, 127),
    TENON_GEN_MEMBER(struct kin_wide130, m8, "m8", TENON_KIND_TIME, 128),
    TENON_GEN_MEMBER(struct kin_wide130, m9, "m9", TENON_KIND_F32, 129),
};
static const tenon_detail kin_wide130__details[130] = {
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
static const tenon_type *const kin_wide130__refs[130] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL};
static const uint16_t kin_wide130__lookup[261] = {0, 0, 117, 0, 0, 86, 0, 74, 98, 0, 0, 54, 0, 33, 0, 19, 0, 83, 125, 0, 0, 0, 110, 0,
    0, 0, 0, 48, 9, 91, 0, 0, 0, 0, 55, 0, 12, 0, 0, 59, 0, 41, 0, 0, 40, 69, 100, 24,
    0, 2, 0, 127, 0, 0, 114, 0, 4, 79, 129, 0, 0, 0, 14, 0, 0, 112, 0, 5, 82, 90, 0, 0,
    57, 0, 0, 68, 22, 43, 78, 93, 94, 0, 0, 0, 0, 0, 0, 38, 0, 6, 123, 0, 0, 0, 0, 87,
    0, 122, 126, 0, 0, 0, 35, 130, 0, 119, 0, 109, 31, 44, 0, 52, 115, 0, 29, 11, 60, 15, 56, 21,
    39, 105, 0, 0, 0, 111, 64, 0, 25, 101, 0, 0, 1, 0, 63, 0, 0, 0, 0, 42, 0, 0, 18, 53,
    0, 34, 118, 128, 120, 73, 0, 36, 71, 0, 0, 0, 0, 0, 0, 10, 85, 0, 47, 0, 0, 0, 51, 16,
    28, 49, 61, 104, 32, 0, 0, 0, 0, 20, 95, 77, 0, 0, 0, 0, 97, 116, 0, 0, 0, 0, 102, 0,
    26, 65, 89, 108, 124, 30, 37, 0, 0, 0, 46, 67, 106, 113, 75, 0, 0, 0, 23, 0, 0, 8, 121, 0,
    0, 45, 81, 0, 0, 0, 0, 0, 0, 88, 0, 0, 0, 0, 84, 3, 0, 0, 0, 92, 76, 70, 0, 0,
    72, 99, 96, 0, 7, 0, 0, 0, 27, 62, 17, 50, 58, 80, 107, 103, 66, 0, 0, 13, 0};
enum { kin_wide130__bound = TENON_GEN_BOUND_BASE + 780 + 13 * TENON_GEN_BOUND_BOOL + 13 * TENON_GEN_BOUND_I32
    + 13 * TENON_GEN_BOUND_I64 + 13 * TENON_GEN_BOUND_U8 + 13 * TENON_GEN_BOUND_F32
    + 13 * TENON_GEN_BOUND_F64 + 13 * TENON_GEN_BOUND_CSTR + 13 * TENON_GEN_BOUND_STR
    + 13 * TENON_GEN_BOUND_CHARS + 13 * TENON_GEN_BOUND_TIME };
static const tenon_plan kin_wide130__plan = TENON_GEN_PLAN(kin_wide130__bound);

TENON_GEN_STRUCT(kin_wide130, struct kin_wide130, 130, UINT64_C(0xffffffffffffffff), 0, NULL);

/* ---- struct kin_wides ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_wides, one, struct kin_wide70 *);
TENON_GEN_TYPE_IS(struct kin_wides, items, struct kin_wide70 **);
TENON_GEN_TYPE_IS(struct kin_wides, n_items, size_t *);
TENON_GEN_TYPE_IS(struct kin_wides, pointer, struct kin_wide130 **);

static const tenon_member kin_wides__members[3] = {
    TENON_GEN_MEMBER(struct kin_wides, one, "one", TENON_KIND_OBJECT, 0),
    TENON_GEN_MANY(struct kin_wides, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct kin_wides, n_items),
                   TENON_GEN_SIZE(struct kin_wides, items)),
    TENON_GEN_MANY(struct kin_wides, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_wides, pointer)),
};
static const tenon_detail kin_wides__details[3] = {
    TENON_GEN_REFERS(kin_wide70),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_wide70_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_wide130_type),
};
static const tenon_type *const kin_wides__refs[3] = {&tenon__type_kin_wide70, &tenon__type_kin_wide70, &tenon__type_kin_wide130};
static const uint16_t kin_wides__lookup[7] = {0, 0, 1, 0, 0, 2, 3};
enum { kin_wides__bound = TENON_GEN_BOUND_BASE + 27 + 2 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan kin_wides__plan = TENON_GEN_PLAN(kin_wides__bound);

static const char *kin_wides__get(tenon__in *in, const char *p, struct kin_wides *o)
{
    const tenon_type *const type = &tenon__type_kin_wides;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"one\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 7);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"items\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_wides__put(tenon__out *out, char *p, const struct kin_wides *o)
{
    const tenon_type *const type = &tenon__type_kin_wides;
    const size_t bound = kin_wides__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"one\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"items\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_wides__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_wides__get(in, p, (struct kin_wides *)o);
}
static char *kin_wides__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_wides__put(out, p, (const struct kin_wides *)o);
}
static const tenon_generated kin_wides__functions = {TENON_ABI, kin_wides__get_any, kin_wides__put_any};

TENON_GEN_STRUCT(kin_wides, struct kin_wides, 3, UINT64_C(0x7), 0, &kin_wides__functions);

/* ---- struct kin_wide_key ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_wide_key, a0, int *);
TENON_GEN_TYPE_IS(struct kin_wide_key, a1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide_key, a2, double *);
TENON_GEN_TYPE_IS(struct kin_wide_key, a3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide_key, a4, char **);
TENON_GEN_TYPE_IS(struct kin_wide_key, a5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, a6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, a7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide_key, a8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide_key, a9, float *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b0, int *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b2, double *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b4, char **);
TENON_GEN_TYPE_IS(struct kin_wide_key, b5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide_key, b8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide_key, b9, float *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c0, int *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c2, double *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c4, char **);
TENON_GEN_TYPE_IS(struct kin_wide_key, c5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide_key, c8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide_key, c9, float *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d0, int *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d2, double *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d4, char **);
TENON_GEN_TYPE_IS(struct kin_wide_key, d5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide_key, d8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide_key, d9, float *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e0, int *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e2, double *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e4, char **);
TENON_GEN_TYPE_IS(struct kin_wide_key, e5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide_key, e8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide_key, e9, float *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f0, int *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f2, double *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f4, char **);
TENON_GEN_TYPE_IS(struct kin_wide_key, f5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide_key, f8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide_key, f9, float *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g0, int *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g1, tenon_str *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g2, double *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g3, bool *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g4, char **);
TENON_GEN_TYPE_IS(struct kin_wide_key, g5, uint8_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g6, int64_t *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g7, char (*)[8]);
TENON_GEN_TYPE_IS(struct kin_wide_key, g8, tenon_time *);
TENON_GEN_TYPE_IS(struct kin_wide_key, g9, float *);
TENON_GEN_TYPE_IS(struct kin_wide_key, key, tenon_str *);

static const tenon_member kin_wide_key__members[71] = {
    TENON_GEN_MEMBER(struct kin_wide_key, a0, "a0", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct kin_wide_key, a1, "a1", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct kin_wide_key, a2, "a2", TENON_KIND_F64, 2),
    TENON_GEN_MEMBER(struct kin_wide_key, a3, "a3", TENON_KIND_BOOL, 3),
    TENON_GEN_MEMBER(struct kin_wide_key, a4, "a4", TENON_KIND_CSTR, 4),
    TENON_GEN_MEMBER(struct kin_wide_key, a5, "a5", TENON_KIND_U8, 5),
    TENON_GEN_MEMBER(struct kin_wide_key, a6, "a6", TENON_KIND_I64, 6),
    TENON_GEN_MEMBER(struct kin_wide_key, a7, "a7", TENON_KIND_CHARS, 7),
    TENON_GEN_MEMBER(struct kin_wide_key, a8, "a8", TENON_KIND_TIME, 8),
    TENON_GEN_MEMBER(struct kin_wide_key, a9, "a9", TENON_KIND_F32, 9),
    TENON_GEN_MEMBER(struct kin_wide_key, b0, "b0", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct kin_wide_key, b1, "b1", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct kin_wide_key, b2, "b2", TENON_KIND_F64, 12),
    TENON_GEN_MEMBER(struct kin_wide_key, b3, "b3", TENON_KIND_BOOL, 13),
    TENON_GEN_MEMBER(struct kin_wide_key, b4, "b4", TENON_KIND_CSTR, 14),
    TENON_GEN_MEMBER(struct kin_wide_key, b5, "b5", TENON_KIND_U8, 15),
    TENON_GEN_MEMBER(struct kin_wide_key, b6, "b6", TENON_KIND_I64, 16),
    TENON_GEN_MEMBER(struct kin_wide_key, b7, "b7", TENON_KIND_CHARS, 17),
    TENON_GEN_MEMBER(struct kin_wide_key, b8, "b8", TENON_KIND_TIME, 18),
    TENON_GEN_MEMBER(struct kin_wide_key, b9, "b9", TENON_KIND_F32, 19),
    TENON_GEN_MEMBER(struct kin_wide_key, c0, "c0", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct kin_wide_key, c1, "c1", TENON_KIND_STR, 21),
    TENON_GEN_MEMBER(struct kin_wide_key, c2, "c2", TENON_KIND_F64, 22),
    TENON_GEN_MEMBER(struct kin_wide_key, c3, "c3", TENON_KIND_BOOL, 23),
    TENON_GEN_MEMBER(struct kin_wide_key, c4, "c4", TENON_KIND_CSTR, 24),
    TENON_GEN_MEMBER(struct kin_wide_key, c5, "c5", TENON_KIND_U8, 25),
    TENON_GEN_MEMBER(struct kin_wide_key, c6, "c6", TENON_KIND_I64, 26),
    TENON_GEN_MEMBER(struct kin_wide_key, c7, "c7", TENON_KIND_CHARS, 27),
    TENON_GEN_MEMBER(struct kin_wide_key, c8, "c8", TENON_KIND_TIME, 28),
    TENON_GEN_MEMBER(struct kin_wide_key, c9, "c9", TENON_KIND_F32, 29),
    TENON_GEN_MEMBER(struct kin_wide_key, d0, "d0", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct kin_wide_key, d1, "d1", TENON_KIND_STR, 31),
    TENON_GEN_MEMBER(struct kin_wide_key, d2, "d2", TENON_KIND_F64, 32),
    TENON_GEN_MEMBER(struct kin_wide_key, d3, "d3", TENON_KIND_BOOL, 33),
    TENON_GEN_MEMBER(struct kin_wide_key, d4, "d4", TENON_KIND_CSTR, 34),
    TENON_GEN_MEMBER(struct kin_wide_key, d5, "d5", TENON_KIND_U8, 35),
    TENON_GEN_MEMBER(struct kin_wide_key, d6, "d6", TENON_KIND_I64, 36),
    TENON_GEN_MEMBER(struct kin_wide_key, d7, "d7", TENON_KIND_CHARS, 37),
    TENON_GEN_MEMBER(struct kin_wide_key, d8, "d8", TENON_KIND_TIME, 38),
    TENON_GEN_MEMBER(struct kin_wide_key, d9, "d9", TENON_KIND_F32, 39),
    TENON_GEN_MEMBER(struct kin_wide_key, e0, "e0", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct kin_wide_key, e1, "e1", TENON_KIND_STR, 41),
    TENON_GEN_MEMBER(struct kin_wide_key, e2, "e2", TENON_KIND_F64, 42),
    TENON_GEN_MEMBER(struct kin_wide_key, e3, "e3", TENON_KIND_BOOL, 43),
    TENON_GEN_MEMBER(struct kin_wide_key, e4, "e4", TENON_KIND_CSTR, 44),
    TENON_GEN_MEMBER(struct kin_wide_key, e5, "e5", TENON_KIND_U8, 45),
    TENON_GEN_MEMBER(struct kin_wide_key, e6, "e6", TENON_KIND_I64, 46),
    TENON_GEN_MEMBER(struct kin_wide_key, e7, "e7", TENON_KIND_CHARS, 47),
    TENON_GEN_MEMBER(struct kin_wide_key, e8, "e8", TENON_KIND_TIME, 48),
    TENON_GEN_MEMBER(struct kin_wide_key, e9, "e9", TENON_KIND_F32, 49),
    TENON_GEN_MEMBER(struct kin_wide_key, f0, "f0", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct kin_wide_key, f1, "f1", TENON_KIND_STR, 51),
    TENON_GEN_MEMBER(struct kin_wide_key, f2, "f2", TENON_KIND_F64, 52),
    TENON_GEN_MEMBER(struct kin_wide_key, f3, "f3", TENON_KIND_BOOL, 53),
    TENON_GEN_MEMBER(struct kin_wide_key, f4, "f4", TENON_KIND_CSTR, 54),
    TENON_GEN_MEMBER(struct kin_wide_key, f5, "f5", TENON_KIND_U8, 55),
    TENON_GEN_MEMBER(struct kin_wide_key, f6, "f6", TENON_KIND_I64, 56),
    TENON_GEN_MEMBER(struct kin_wide_key, f7, "f7", TENON_KIND_CHARS, 57),
    TENON_GEN_MEMBER(struct kin_wide_key, f8, "f8", TENON_KIND_TIME, 58),
    TENON_GEN_MEMBER(struct kin_wide_key, f9, "f9", TENON_KIND_F32, 59),
    TENON_GEN_MEMBER(struct kin_wide_key, g0, "g0", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct kin_wide_key, g1, "g1", TENON_KIND_STR, 61),
    TENON_GEN_MEMBER(struct kin_wide_key, g2, "g2", TENON_KIND_F64, 62),
    TENON_GEN_MEMBER(struct kin_wide_key, g3, "g3", TENON_KIND_BOOL, 63),
    TENON_GEN_MEMBER(struct kin_wide_key, g4, "g4", TENON_KIND_CSTR, 64),
    TENON_GEN_MEMBER(struct kin_wide_key, g5, "g5", TENON_KIND_U8, 65),
    TENON_GEN_MEMBER(struct kin_wide_key, g6, "g6", TENON_KIND_I64, 66),
    TENON_GEN_MEMBER(struct kin_wide_key, g7, "g7", TENON_KIND_CHARS, 67),
    TENON_GEN_MEMBER(struct kin_wide_key, g8, "g8", TENON_KIND_TIME, 68),
    TENON_GEN_MEMBER(struct kin_wide_key, g9, "g9", TENON_KIND_F32, 69),
    TENON_GEN_MEMBER(struct kin_wide_key, key, "key", TENON_KIND_STR, 70),
};
static const tenon_detail kin_wide_key__details[71] = {
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
static const tenon_type *const kin_wide_key__refs[71] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t kin_wide_key__lookup[143] = {0, 0, 0, 0, 0, 0, 54, 33, 19, 0, 0, 0, 0, 0, 0, 9, 48, 0, 55, 12, 0, 59, 41, 0,
    40, 24, 2, 69, 0, 0, 4, 0, 0, 0, 14, 0, 0, 5, 0, 57, 0, 22, 43, 68, 0, 0, 0, 38,
    0, 6, 0, 0, 0, 0, 0, 35, 0, 0, 0, 31, 44, 52, 29, 11, 15, 21, 39, 56, 60, 64, 25, 0,
    1, 63, 0, 0, 42, 18, 53, 34, 0, 0, 36, 0, 0, 0, 0, 10, 0, 47, 0, 16, 28, 49, 32, 51,
    61, 20, 0, 0, 0, 0, 0, 0, 0, 26, 65, 0, 30, 37, 46, 67, 0, 0, 0, 23, 8, 0, 0, 45,
    0, 0, 0, 0, 0, 0, 3, 0, 0, 70, 0, 0, 0, 7, 71, 0, 27, 17, 50, 58, 62, 66, 13};
enum { kin_wide_key__bound = TENON_GEN_BOUND_BASE + 427 + 7 * TENON_GEN_BOUND_BOOL + 7 * TENON_GEN_BOUND_I32
    + 7 * TENON_GEN_BOUND_I64 + 7 * TENON_GEN_BOUND_U8 + 7 * TENON_GEN_BOUND_F32
    + 7 * TENON_GEN_BOUND_F64 + 7 * TENON_GEN_BOUND_CSTR + 8 * TENON_GEN_BOUND_STR
    + 7 * TENON_GEN_BOUND_CHARS + 7 * TENON_GEN_BOUND_TIME };
static const tenon_plan kin_wide_key__plan = TENON_GEN_PLAN(kin_wide_key__bound);

TENON_GEN_STRUCT(kin_wide_key, struct kin_wide_key, 71, UINT64_C(0xffffffffffffffff), 0, NULL);

/* ---- struct kin_wide_map ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct kin_wide_map, entries, struct kin_wide_key **);
TENON_GEN_TYPE_IS(struct kin_wide_map, n, size_t *);

static const tenon_member kin_wide_map__members[1] = {
    TENON_GEN_MANY(struct kin_wide_map, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct kin_wide_map, n),
                   TENON_GEN_SIZE(struct kin_wide_map, entries)),
};
static const tenon_detail kin_wide_map__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct kin_wide_key, key), TENON_GEN_SIZE(struct kin_wide_key, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_wide_key_type),
};
static const tenon_type *const kin_wide_map__refs[1] = {&tenon__type_kin_wide_key};
static const uint16_t kin_wide_map__lookup[3] = {0, 0, 1};
enum { kin_wide_map__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan kin_wide_map__plan = TENON_GEN_PLAN(kin_wide_map__bound);

static const char *kin_wide_map__get(tenon__in *in, const char *p, struct kin_wide_map *o)
{
    const tenon_type *const type = &tenon__type_kin_wide_map;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"entries\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 11);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_wide_map__put(tenon__out *out, char *p, const struct kin_wide_map *o)
{
    const tenon_type *const type = &tenon__type_kin_wide_map;
    const size_t bound = kin_wide_map__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"entries\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_wide_map__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_wide_map__get(in, p, (struct kin_wide_map *)o);
}
static char *kin_wide_map__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_wide_map__put(out, p, (const struct kin_wide_map *)o);
}
static const tenon_generated kin_wide_map__functions = {TENON_ABI, kin_wide_map__get_any, kin_wide_map__put_any};

TENON_GEN_STRUCT(kin_wide_map, struct kin_wide_map, 1, UINT64_C(0x1), 0, &kin_wide_map__functions);

/* ---- struct kin_all ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct kin_all, scalars, struct kin_scalars *);
TENON_GEN_TYPE_IS(struct kin_all, texts, struct kin_texts *);
TENON_GEN_TYPE_IS(struct kin_all, fixed, struct kin_fixed *);
TENON_GEN_TYPE_IS(struct kin_all, arrays, struct kin_arrays *);
TENON_GEN_TYPE_IS(struct kin_all, nested, struct kin_nested *);
TENON_GEN_TYPE_IS(struct kin_all, nullable, struct kin_nullable *);
TENON_GEN_TYPE_IS(struct kin_all, has, struct kin_has *);
TENON_GEN_TYPE_IS(struct kin_all, limits, struct kin_limits *);
TENON_GEN_TYPE_IS(struct kin_all, defaults, struct kin_defaults *);
TENON_GEN_TYPE_IS(struct kin_all, omit, struct kin_omit *);
TENON_GEN_TYPE_IS(struct kin_all, maps, struct kin_maps *);
TENON_GEN_TYPE_IS(struct kin_all, transparent, struct kin_transparent *);
TENON_GEN_TYPE_IS(struct kin_all, wide, struct kin_wide70 **);

static const tenon_member kin_all__members[13] = {
    TENON_GEN_MEMBER(struct kin_all, scalars, "scalars", TENON_KIND_OBJECT, 0),
    TENON_GEN_MEMBER(struct kin_all, texts, "texts", TENON_KIND_OBJECT, 1),
    TENON_GEN_MEMBER(struct kin_all, fixed, "fixed", TENON_KIND_OBJECT, 2),
    TENON_GEN_MEMBER(struct kin_all, arrays, "arrays", TENON_KIND_OBJECT, 3),
    TENON_GEN_MEMBER(struct kin_all, nested, "nested", TENON_KIND_OBJECT, 4),
    TENON_GEN_MEMBER(struct kin_all, nullable, "nullable", TENON_KIND_OBJECT, 5),
    TENON_GEN_MEMBER(struct kin_all, has, "has", TENON_KIND_OBJECT, 6),
    TENON_GEN_MEMBER(struct kin_all, limits, "limits", TENON_KIND_OBJECT, 7),
    TENON_GEN_MEMBER(struct kin_all, defaults, "defaults", TENON_KIND_OBJECT, 8),
    TENON_GEN_MEMBER(struct kin_all, omit, "omit", TENON_KIND_OBJECT, 9),
    TENON_GEN_MEMBER(struct kin_all, maps, "maps", TENON_KIND_OBJECT, 10),
    TENON_GEN_MEMBER(struct kin_all, transparent, "transparent", TENON_KIND_OBJECT, 11),
    TENON_GEN_MANY(struct kin_all, wide, "wide", TENON_KIND_POINTER, TENON_KIND_OBJECT, 12, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct kin_all, wide)),
};
static const tenon_detail kin_all__details[13] = {
    TENON_GEN_REFERS(kin_scalars),
    TENON_GEN_REFERS(kin_texts),
    TENON_GEN_REFERS(kin_fixed),
    TENON_GEN_REFERS(kin_arrays),
    TENON_GEN_REFERS(kin_nested),
    TENON_GEN_REFERS(kin_nullable),
    TENON_GEN_REFERS(kin_has),
    TENON_GEN_REFERS(kin_limits),
    TENON_GEN_REFERS(kin_defaults),
    TENON_GEN_REFERS(kin_omit),
    TENON_GEN_REFERS(kin_maps),
    TENON_GEN_REFERS(kin_transparent),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, kin_wide70_type),
};
static const tenon_type *const kin_all__refs[13] = {&tenon__type_kin_scalars, &tenon__type_kin_texts, &tenon__type_kin_fixed, &tenon__type_kin_arrays, &tenon__type_kin_nested, &tenon__type_kin_nullable, &tenon__type_kin_has, &tenon__type_kin_limits,
    &tenon__type_kin_defaults, &tenon__type_kin_omit, &tenon__type_kin_maps, &tenon__type_kin_transparent, &tenon__type_kin_wide70};
static const uint16_t kin_all__lookup[27] = {1, 9, 2, 0, 0, 7, 10, 12, 0, 0, 0, 0, 0, 0, 0, 4, 13, 0, 0, 11, 0, 8, 0, 0,
    5, 3, 6};
enum { kin_all__bound = TENON_GEN_BOUND_BASE + 129 + 13 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan kin_all__plan = TENON_GEN_PLAN(kin_all__bound);

static const char *kin_all__get(tenon__in *in, const char *p, struct kin_all *o)
{
    const tenon_type *const type = &tenon__type_kin_all;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"scalars\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 11);
    q = kin_scalars__get(in, p, &o->scalars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = kin_texts__get(in, p, &o->texts);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = kin_fixed__get(in, p, &o->fixed);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"arrays\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = kin_arrays__get(in, p, &o->arrays);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"nested\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = kin_nested__get(in, p, &o->nested);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"nullable\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 12);
    q = kin_nullable__get(in, p, &o->nullable);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"has\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = kin_has__get(in, p, &o->has);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"limits\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = kin_limits__get(in, p, &o->limits);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"defaults\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 12);
    q = kin_defaults__get(in, p, &o->defaults);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"omit\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = kin_omit__get(in, p, &o->omit);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maps\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = kin_maps__get(in, p, &o->maps);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"transparent\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 15);
    q = kin_transparent__get(in, p, &o->transparent);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wide\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *kin_all__put(tenon__out *out, char *p, const struct kin_all *o)
{
    const tenon_type *const type = &tenon__type_kin_all;
    const size_t bound = kin_all__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"scalars\":");
    p = tenon__gen_room(out, kin_scalars__put(out, p, &o->scalars), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__gen_room(out, kin_texts__put(out, p, &o->texts), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__gen_room(out, kin_fixed__put(out, p, &o->fixed), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"arrays\":");
    p = tenon__gen_room(out, kin_arrays__put(out, p, &o->arrays), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"nested\":");
    p = tenon__gen_room(out, kin_nested__put(out, p, &o->nested), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"nullable\":");
    p = tenon__gen_room(out, kin_nullable__put(out, p, &o->nullable), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"has\":");
    p = tenon__gen_room(out, kin_has__put(out, p, &o->has), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"limits\":");
    p = tenon__gen_room(out, kin_limits__put(out, p, &o->limits), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"defaults\":");
    p = tenon__gen_room(out, kin_defaults__put(out, p, &o->defaults), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"omit\":");
    p = tenon__gen_room(out, kin_omit__put(out, p, &o->omit), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"maps\":");
    p = tenon__gen_room(out, kin_maps__put(out, p, &o->maps), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"transparent\":");
    p = tenon__gen_room(out, kin_transparent__put(out, p, &o->transparent), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"wide\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *kin_all__get_any(tenon__in *in, const char *p, void *o)
{
    return kin_all__get(in, p, (struct kin_all *)o);
}
static char *kin_all__put_any(tenon__out *out, char *p, const void *o)
{
    return kin_all__put(out, p, (const struct kin_all *)o);
}
static const tenon_generated kin_all__functions = {TENON_ABI, kin_all__get_any, kin_all__put_any};

TENON_GEN_STRUCT(kin_all, struct kin_all, 13, UINT64_C(0x1fff), 0, &kin_all__functions);

#ifdef __cplusplus
}
#endif
