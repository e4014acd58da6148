/* rich.tenon.c: made by tenongen from rich.h; edit that instead. Tables and JSON functions of the types in it. */
#include "rich.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_rich_color;
extern const tenon_type tenon__type_rich_level;
extern const tenon_type tenon__type_rich_tiny;
extern const tenon_type tenon__type_rich_byte;
extern const tenon_type tenon__type_rich_short;
extern const tenon_type tenon__type_rich_huge;
extern const tenon_type tenon__type_rich_scalars;
extern const tenon_type tenon__type_rich_texts;
extern const tenon_type tenon__type_rich_fixed;
extern const tenon_type tenon__type_rich_arrays;
extern const tenon_type tenon__type_rich_inner;
extern const tenon_type tenon__type_rich_node;
extern const tenon_type tenon__type_rich_tree;
extern const tenon_type tenon__type_rich_nested;
extern const tenon_type tenon__type_rich_nullable;
extern const tenon_type tenon__type_rich_has;
extern const tenon_type tenon__type_rich_limits;
extern const tenon_type tenon__type_rich_defaults;
extern const tenon_type tenon__type_rich_omit;
extern const tenon_type tenon__type_rich_access;
extern const tenon_type tenon__type_rich_int_entry;
extern const tenon_type tenon__type_rich_text_entry;
extern const tenon_type tenon__type_rich_inner_entry;
extern const tenon_type tenon__type_rich_list_entry;
extern const tenon_type tenon__type_rich_pointer_entry;
extern const tenon_type tenon__type_rich_peer;
extern const tenon_type tenon__type_rich_route;
extern const tenon_type tenon__type_rich_hidden;
extern const tenon_type tenon__type_rich_sub;
extern const tenon_type tenon__type_rich_sub_entry;
extern const tenon_type tenon__type_rich_maps;
extern const tenon_type tenon__type_rich_ints;
extern const tenon_type tenon__type_rich_inners;
extern const tenon_type tenon__type_rich_dictionary;
extern const tenon_type tenon__type_rich_meters;
extern const tenon_type tenon__type_rich_label;
extern const tenon_type tenon__type_rich_tint;
extern const tenon_type tenon__type_rich_moment;
extern const tenon_type tenon__type_rich_anything;
extern const tenon_type tenon__type_rich_maybe;
extern const tenon_type tenon__type_rich_wrapped;
extern const tenon_type tenon__type_rich_wrapped_twice;
extern const tenon_type tenon__type_rich_transparent;
extern const tenon_type tenon__type_rich_any;
extern const tenon_type tenon__type_rich_wide70;
extern const tenon_type tenon__type_rich_wide130;
extern const tenon_type tenon__type_rich_wides;
extern const tenon_type tenon__type_rich_wide_key;
extern const tenon_type tenon__type_rich_wide_map;
extern const tenon_type tenon__type_rich_all;
static const char *rich_scalars__get(tenon__in *in, const char *p, struct rich_scalars *o);
static char *rich_scalars__put(tenon__out *out, char *p, const struct rich_scalars *o);
static const char *rich_texts__get(tenon__in *in, const char *p, struct rich_texts *o);
static char *rich_texts__put(tenon__out *out, char *p, const struct rich_texts *o);
static const char *rich_fixed__get(tenon__in *in, const char *p, struct rich_fixed *o);
static char *rich_fixed__put(tenon__out *out, char *p, const struct rich_fixed *o);
static const char *rich_arrays__get(tenon__in *in, const char *p, struct rich_arrays *o);
static char *rich_arrays__put(tenon__out *out, char *p, const struct rich_arrays *o);
static const char *rich_inner__get(tenon__in *in, const char *p, struct rich_inner *o);
static char *rich_inner__put(tenon__out *out, char *p, const struct rich_inner *o);
static const char *rich_node__get(tenon__in *in, const char *p, struct rich_node *o);
static char *rich_node__put(tenon__out *out, char *p, const struct rich_node *o);
static const char *rich_tree__get(tenon__in *in, const char *p, struct rich_tree *o);
static char *rich_tree__put(tenon__out *out, char *p, const struct rich_tree *o);
static const char *rich_nested__get(tenon__in *in, const char *p, struct rich_nested *o);
static char *rich_nested__put(tenon__out *out, char *p, const struct rich_nested *o);
static const char *rich_nullable__get(tenon__in *in, const char *p, struct rich_nullable *o);
static char *rich_nullable__put(tenon__out *out, char *p, const struct rich_nullable *o);
static const char *rich_has__get(tenon__in *in, const char *p, struct rich_has *o);
static char *rich_has__put(tenon__out *out, char *p, const struct rich_has *o);
static const char *rich_limits__get(tenon__in *in, const char *p, struct rich_limits *o);
static char *rich_limits__put(tenon__out *out, char *p, const struct rich_limits *o);
static const char *rich_defaults__get(tenon__in *in, const char *p, struct rich_defaults *o);
static char *rich_defaults__put(tenon__out *out, char *p, const struct rich_defaults *o);
static const char *rich_omit__get(tenon__in *in, const char *p, struct rich_omit *o);
static char *rich_omit__put(tenon__out *out, char *p, const struct rich_omit *o);
static const char *rich_access__get(tenon__in *in, const char *p, struct rich_access *o);
static char *rich_access__put(tenon__out *out, char *p, const struct rich_access *o);
static const char *rich_peer__get(tenon__in *in, const char *p, struct rich_peer *o);
static char *rich_peer__put(tenon__out *out, char *p, const struct rich_peer *o);
static const char *rich_route__get(tenon__in *in, const char *p, struct rich_route *o);
static char *rich_route__put(tenon__out *out, char *p, const struct rich_route *o);
static const char *rich_hidden__get(tenon__in *in, const char *p, struct rich_hidden *o);
static char *rich_hidden__put(tenon__out *out, char *p, const struct rich_hidden *o);
static const char *rich_maps__get(tenon__in *in, const char *p, struct rich_maps *o);
static char *rich_maps__put(tenon__out *out, char *p, const struct rich_maps *o);
static const char *rich_inners__get(tenon__in *in, const char *p, struct rich_inners *o);
static char *rich_inners__put(tenon__out *out, char *p, const struct rich_inners *o);
static const char *rich_dictionary__get(tenon__in *in, const char *p, struct rich_dictionary *o);
static char *rich_dictionary__put(tenon__out *out, char *p, const struct rich_dictionary *o);
static const char *rich_transparent__get(tenon__in *in, const char *p, struct rich_transparent *o);
static char *rich_transparent__put(tenon__out *out, char *p, const struct rich_transparent *o);
static const char *rich_any__get(tenon__in *in, const char *p, struct rich_any *o);
static char *rich_any__put(tenon__out *out, char *p, const struct rich_any *o);
static const char *rich_wides__get(tenon__in *in, const char *p, struct rich_wides *o);
static char *rich_wides__put(tenon__out *out, char *p, const struct rich_wides *o);
static const char *rich_wide_map__get(tenon__in *in, const char *p, struct rich_wide_map *o);
static char *rich_wide_map__put(tenon__out *out, char *p, const struct rich_wide_map *o);
static const char *rich_all__get(tenon__in *in, const char *p, struct rich_all *o);
static char *rich_all__put(tenon__out *out, char *p, const struct rich_all *o);

/* ---- enum rich_color ----------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum rich_color, 4);
TENON_GEN_VALUE_IS(RICH_RED, INT64_C(0));
TENON_GEN_VALUE_IS(RICH_GREEN, INT64_C(1));
TENON_GEN_VALUE_IS(RICH_BLUE, INT64_C(2));

static const tenon_enumerator rich_color__enumerators[3] = {
    TENON_GEN_ENUMERATOR(RICH_RED, "red"),
    TENON_GEN_ENUMERATOR(RICH_GREEN, "green"),
    TENON_GEN_ENUMERATOR(RICH_BLUE, "blue, like the sky over a name longer than thirty-two bytes"),
};
static const tenon_plan rich_color__plan = TENON_GEN_PLAN(3, false);
TENON_GEN_ENUM(rich_color, enum rich_color, 3);

/* ---- enum rich_level ----------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum rich_level, 4);
TENON_GEN_VALUE_IS(RICH_LOW, INT64_C(-5));
TENON_GEN_VALUE_IS(RICH_MIDDLE, INT64_C(10));
TENON_GEN_VALUE_IS(RICH_HIGH, INT64_C(1000000));

static const tenon_enumerator rich_level__enumerators[3] = {
    TENON_GEN_ENUMERATOR(RICH_LOW, "RICH_LOW"),
    TENON_GEN_ENUMERATOR(RICH_MIDDLE, "m"),
    TENON_GEN_ENUMERATOR(RICH_HIGH, "RICH_HIGH"),
};
static const tenon_plan rich_level__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(rich_level, enum rich_level, 3);

/* ---- enum rich_tiny ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum rich_tiny, 1);
TENON_GEN_VALUE_IS(RICH_TINY_NONE, INT64_C(-3));
TENON_GEN_VALUE_IS(RICH_TINY_ONE, INT64_C(1));

static const tenon_enumerator rich_tiny__enumerators[2] = {
    TENON_GEN_ENUMERATOR(RICH_TINY_NONE, "none"),
    TENON_GEN_ENUMERATOR(RICH_TINY_ONE, "one"),
};
static const tenon_plan rich_tiny__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(rich_tiny, enum rich_tiny, 2);

/* ---- enum rich_byte ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum rich_byte, 1);
TENON_GEN_VALUE_IS(RICH_BYTE_ZERO, INT64_C(0));
TENON_GEN_VALUE_IS(RICH_BYTE_MOST, INT64_C(200));

static const tenon_enumerator rich_byte__enumerators[2] = {
    TENON_GEN_ENUMERATOR(RICH_BYTE_ZERO, "zero"),
    TENON_GEN_ENUMERATOR(RICH_BYTE_MOST, "most"),
};
static const tenon_plan rich_byte__plan = TENON_GEN_PLAN(1, false);
TENON_GEN_ENUM(rich_byte, enum rich_byte, 2);

/* ---- enum rich_short ----------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum rich_short, 2);
TENON_GEN_VALUE_IS(RICH_SHORT_LEAST, INT64_C(-300));
TENON_GEN_VALUE_IS(RICH_SHORT_MOST, INT64_C(300));

static const tenon_enumerator rich_short__enumerators[2] = {
    TENON_GEN_ENUMERATOR(RICH_SHORT_LEAST, "least"),
    TENON_GEN_ENUMERATOR(RICH_SHORT_MOST, "most"),
};
static const tenon_plan rich_short__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(rich_short, enum rich_short, 2);

/* ---- enum rich_huge ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum rich_huge, 8);
TENON_GEN_VALUE_IS(RICH_HUGE_ONE, INT64_C(1));
TENON_GEN_VALUE_IS(RICH_HUGE_MOST, INT64_C(9223372032559808512));

static const tenon_enumerator rich_huge__enumerators[2] = {
    TENON_GEN_ENUMERATOR(RICH_HUGE_ONE, "one"),
    TENON_GEN_ENUMERATOR(RICH_HUGE_MOST, "most"),
};
static const tenon_plan rich_huge__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(rich_huge, enum rich_huge, 2);

/* ---- struct rich_scalars ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_scalars, b, bool *);
TENON_GEN_TYPE_IS(struct rich_scalars, c, char *);
TENON_GEN_TYPE_IS(struct rich_scalars, i8, signed char *);
TENON_GEN_TYPE_IS(struct rich_scalars, u8, unsigned char *);
TENON_GEN_TYPE_IS(struct rich_scalars, i16, short *);
TENON_GEN_TYPE_IS(struct rich_scalars, u16, unsigned short *);
TENON_GEN_TYPE_IS(struct rich_scalars, i32, int *);
TENON_GEN_TYPE_IS(struct rich_scalars, u32, unsigned int *);
TENON_GEN_TYPE_IS(struct rich_scalars, l, long *);
TENON_GEN_TYPE_IS(struct rich_scalars, ul, unsigned long *);
TENON_GEN_TYPE_IS(struct rich_scalars, ll, long long *);
TENON_GEN_TYPE_IS(struct rich_scalars, ull, unsigned long long *);
TENON_GEN_TYPE_IS(struct rich_scalars, i64, int64_t *);
TENON_GEN_TYPE_IS(struct rich_scalars, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct rich_scalars, f32, float *);
TENON_GEN_TYPE_IS(struct rich_scalars, f64, double *);
TENON_GEN_TYPE_IS(struct rich_scalars, time, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_scalars, color, enum rich_color *);
TENON_GEN_TYPE_IS(struct rich_scalars, level, enum rich_level *);
TENON_GEN_TYPE_IS(struct rich_scalars, tiny, enum rich_tiny *);
TENON_GEN_TYPE_IS(struct rich_scalars, byte, enum rich_byte *);
TENON_GEN_TYPE_IS(struct rich_scalars, small, enum rich_short *);
TENON_GEN_TYPE_IS(struct rich_scalars, huge, enum rich_huge *);
TENON_GEN_TYPE_IS(struct rich_scalars, color_as_number, enum rich_color *);

static const tenon_member rich_scalars__members[24] = {
    TENON_GEN_MEMBER(struct rich_scalars, b, "b", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct rich_scalars, c, "c", TENON_GEN_CHAR, 1),
    TENON_GEN_MEMBER(struct rich_scalars, i8, "i8", TENON_KIND_I8, 2),
    TENON_GEN_MEMBER(struct rich_scalars, u8, "u8", TENON_KIND_U8, 3),
    TENON_GEN_MEMBER(struct rich_scalars, i16, "i16", TENON_KIND_I16, 4),
    TENON_GEN_MEMBER(struct rich_scalars, u16, "u16", TENON_KIND_U16, 5),
    TENON_GEN_MEMBER(struct rich_scalars, i32, "i32", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct rich_scalars, u32, "u32", TENON_KIND_U32, 7),
    TENON_GEN_MEMBER(struct rich_scalars, l, "l", TENON_GEN_LONG, 8),
    TENON_GEN_MEMBER(struct rich_scalars, ul, "ul", TENON_GEN_ULONG, 9),
    TENON_GEN_MEMBER(struct rich_scalars, ll, "ll", TENON_KIND_I64, 10),
    TENON_GEN_MEMBER(struct rich_scalars, ull, "ull", TENON_KIND_U64, 11),
    TENON_GEN_MEMBER(struct rich_scalars, i64, "i64", TENON_KIND_I64, 12),
    TENON_GEN_MEMBER(struct rich_scalars, u64, "u64", TENON_KIND_U64, 13),
    TENON_GEN_MEMBER(struct rich_scalars, f32, "f32", TENON_KIND_F32, 14),
    TENON_GEN_MEMBER(struct rich_scalars, f64, "f64", TENON_KIND_F64, 15),
    TENON_GEN_MEMBER(struct rich_scalars, time, "time", TENON_KIND_TIME, 16),
    TENON_GEN_MEMBER(struct rich_scalars, color, "color", TENON_KIND_ENUM, 17),
    TENON_GEN_MEMBER(struct rich_scalars, level, "level", TENON_KIND_ENUM, 18),
    TENON_GEN_MEMBER(struct rich_scalars, tiny, "tiny", TENON_KIND_ENUM, 19),
    TENON_GEN_MEMBER(struct rich_scalars, byte, "byte", TENON_KIND_ENUM, 20),
    TENON_GEN_MEMBER(struct rich_scalars, small, "small", TENON_KIND_ENUM, 21),
    TENON_GEN_MEMBER(struct rich_scalars, huge, "huge", TENON_KIND_ENUM, 22),
    TENON_GEN_MEMBER(struct rich_scalars, color_as_number, "color_as_number", TENON_KIND_U32, 23),
};
static const tenon_detail rich_scalars__details[24] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(rich_color),
    TENON_GEN_REFERS(rich_level),
    TENON_GEN_REFERS(rich_tiny),
    TENON_GEN_REFERS(rich_byte),
    TENON_GEN_REFERS(rich_short),
    TENON_GEN_REFERS(rich_huge),
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_scalars__refs[24] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, &tenon__type_rich_color, &tenon__type_rich_level, &tenon__type_rich_tiny, &tenon__type_rich_byte, &tenon__type_rich_short, &tenon__type_rich_huge, NULL};
static const uint16_t rich_scalars__lookup[49] = {13, 19, 0, 0, 2, 1, 17, 4, 24, 0, 0, 0, 0, 0, 7, 14, 22, 0, 9, 3, 16, 12, 23, 0,
    0, 21, 10, 11, 0, 0, 0, 6, 0, 0, 20, 8, 18, 0, 0, 0, 15, 5, 0, 0, 0, 0, 0, 0,
    0};
enum { rich_scalars__bound = TENON_GEN_BOUND_BASE + 180 + 1 * TENON_GEN_BOUND_BOOL + 2 * TENON_GEN_BOUND_I8
    + 1 * TENON_GEN_BOUND_I16 + 1 * TENON_GEN_BOUND_I32 + 3 * TENON_GEN_BOUND_I64
    + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_U16 + 2 * TENON_GEN_BOUND_U32
    + 3 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_TIME
    + TENON_GEN_BOUND_NAMES(61) + TENON_GEN_BOUND_NAMES(11) + TENON_GEN_BOUND_NAMES(6)
    + TENON_GEN_BOUND_NAMES(6) + TENON_GEN_BOUND_NAMES(7) + TENON_GEN_BOUND_NAMES(6) };
static const tenon_plan rich_scalars__plan = TENON_GEN_PLAN(rich_scalars__bound, false);

static const char *rich_scalars__get(tenon__in *in, const char *p, struct rich_scalars *o)
{
    const tenon_type *const type = &tenon__type_rich_scalars;
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
    p = TENON_GEN_READY(in, q, ",\"c\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", SMALL);
    q = tenon__json_small(in, p, TENON_GEN_CHAR, CHAR_MIN, CHAR_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->c = (char)v;
    p = TENON_GEN_READY(in, q, ",\"i8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->i8 = (signed char)v;
    p = TENON_GEN_READY(in, q, ",\"u8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->u8 = (unsigned char)v;
    p = TENON_GEN_READY(in, q, ",\"i16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I16, INT16_MIN, INT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->i16 = (short)v;
    p = TENON_GEN_READY(in, q, ",\"u16\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u16\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->u16 = (unsigned short)v;
    p = TENON_GEN_READY(in, q, ",\"i32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->i32 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"u32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->u32 = (unsigned int)v;
    p = TENON_GEN_READY(in, q, ",\"l\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"l\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"l\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->l = (long)v;
    p = TENON_GEN_READY(in, q, ",\"ul\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ul\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ul\":", WIDE);
    q = tenon__gen_read_ulong(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    o->ul = (unsigned long)v;
    p = TENON_GEN_READY(in, q, ",\"ll\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ll\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ll\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->ll = (long long)v;
    p = TENON_GEN_READY(in, q, ",\"ull\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ull\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ull\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->ull = (unsigned long long)v;
    p = TENON_GEN_READY(in, q, ",\"i64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    o->i64 = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"f32\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f32\":", ANY);
    q = tenon__json_f32(in, p, &o->f32);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f64\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f64\":", ANY);
    q = tenon__json_f64(in, p, &o->f64);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"time\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", TIME);
    q = tenon__json_time(in, p, &o->time);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_rich_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    o->color = (enum rich_color)v;
    p = TENON_GEN_READY(in, q, ",\"level\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"level\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"level\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_rich_level, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    o->level = (enum rich_level)v;
    p = TENON_GEN_READY(in, q, ",\"tiny\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tiny\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tiny\":", ANY);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"byte\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byte\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"byte\":", ANY);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"small\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"small\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"small\":", ANY);
    q = tenon__json_read_member(in, p, type, 21, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"huge\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huge\":")))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"huge\":", ANY);
    q = tenon__json_read_member(in, p, type, 22, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color_as_number\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color_as_number\":")))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color_as_number\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_VALUE);
    o->color_as_number = (enum rich_color)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 24, UINT64_C(0xffffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_scalars__put(tenon__out *out, char *p, const struct rich_scalars *o)
{
    const tenon_type *const type = &tenon__type_rich_scalars;
    const size_t bound = rich_scalars__bound;
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
    p = tenon__json_put_enum(out, p, &tenon__type_rich_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"level\":");
    p = tenon__json_put_enum(out, p, &tenon__type_rich_level, (int32_t)o->level, bound);
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

static const char *rich_scalars__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_scalars__get(in, p, (struct rich_scalars *)o);
}
static char *rich_scalars__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_scalars__put(out, p, (const struct rich_scalars *)o);
}
static const tenon_generated rich_scalars__functions = {TENON_ABI, rich_scalars__get_any, rich_scalars__put_any};

TENON_GEN_STRUCT(rich_scalars, struct rich_scalars, 24, UINT64_C(0xffffff), 0, &rich_scalars__functions);

/* ---- struct rich_texts --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_texts, cstr, char **);
TENON_GEN_TYPE_IS(struct rich_texts, const_cstr, const char **);
TENON_GEN_TYPE_IS(struct rich_texts, str, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_texts, chars, char (*)[24]);
TENON_GEN_TYPE_IS(struct rich_texts, one, char (*)[1]);
TENON_GEN_TYPE_IS(struct rich_texts, letter, char (*)[2]);
TENON_GEN_TYPE_IS(struct rich_texts, large, char (*)[300]);
TENON_GEN_TYPE_IS(struct rich_texts, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct rich_texts, with_escape, char **);
TENON_GEN_TYPE_IS(struct rich_texts, with_accent, char **);
TENON_GEN_TYPE_IS(struct rich_texts, with_a_name_that_is_longer_than_thirty_two_bytes_by_far, int *);
TENON_GEN_TYPE_IS(struct rich_texts, with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do, int *);
TENON_GEN_TYPE_IS(struct rich_texts, x, int *);
TENON_GEN_TYPE_IS(struct rich_texts, renamed, int *);

static const tenon_member rich_texts__members[14] = {
    TENON_GEN_MEMBER(struct rich_texts, cstr, "cstr", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct rich_texts, const_cstr, "const_cstr", TENON_KIND_CSTR, 1),
    TENON_GEN_MEMBER(struct rich_texts, str, "str", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct rich_texts, chars, "chars", TENON_KIND_CHARS, 3),
    TENON_GEN_MEMBER(struct rich_texts, one, "one", TENON_KIND_CHARS, 4), /* room for the empty text only */
    TENON_GEN_MEMBER(struct rich_texts, letter, "letter", TENON_KIND_CHARS, 5),
    TENON_GEN_MEMBER(struct rich_texts, large, "large", TENON_KIND_CHARS, 6),
    TENON_GEN_MEMBER(struct rich_texts, raw, "raw", TENON_KIND_RAW, 7),
    TENON_GEN_MEMBER(struct rich_texts, with_escape, "a\\\"b\\\\c\\u0001d", TENON_KIND_CSTR, 8),
    TENON_GEN_MEMBER(struct rich_texts, with_accent, "\303\251t\303\251 \342\202\254 \360\237\230\200", TENON_KIND_CSTR, 9),
    TENON_GEN_MEMBER(struct rich_texts, with_a_name_that_is_longer_than_thirty_two_bytes_by_far, "with_a_name_that_is_longer_than_thirty_two_bytes_by_far", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct rich_texts, with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do, "with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do", TENON_KIND_I32, 11),
    TENON_GEN_MEMBER(struct rich_texts, x, "x", TENON_KIND_I32, 12),
    TENON_GEN_MEMBER(struct rich_texts, renamed, "", TENON_KIND_I32, 13),
};
static const tenon_detail rich_texts__details[14] = {
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
static const tenon_type *const rich_texts__refs[14] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t rich_texts__lookup[29] = {0, 6, 0, 7, 0, 11, 13, 4, 1, 0, 2, 9, 3, 14, 0, 0, 0, 0, 0, 12, 0, 8, 5, 10,
    0, 0, 0, 0, 0};
enum { rich_texts__bound = TENON_GEN_BOUND_BASE + 271 + 4 * TENON_GEN_BOUND_I32 + 4 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 4 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan rich_texts__plan = TENON_GEN_PLAN(rich_texts__bound, true);

static const char *rich_texts__get(tenon__in *in, const char *p, struct rich_texts *o)
{
    const tenon_type *const type = &tenon__type_rich_texts;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"cstr\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"cstr\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"cstr\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"const_cstr\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"const_cstr\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"const_cstr\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->const_cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"str\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"str\":", STRING);
    q = tenon__json_str(in, p, &o->str);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"one\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"one\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"one\":", STRING);
    q = tenon__json_chars(in, p, o->one, sizeof o->one);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"letter\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"letter\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"letter\":", STRING);
    q = tenon__json_chars(in, p, o->letter, sizeof o->letter);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"large\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"large\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"large\":", STRING);
    q = tenon__json_chars(in, p, o->large, sizeof o->large);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"a\\\"b\\\\c\\u0001d\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"a\\\"b\\\\c\\u0001d\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"a\\\"b\\\\c\\u0001d\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->with_escape);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"\303\251t\303\251 \342\202\254 \360\237\230\200\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\303\251t\303\251 \342\202\254 \360\237\230\200\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"\303\251t\303\251 \342\202\254 \360\237\230\200\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->with_accent);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"with_a_name_that_is_longer_than_thirty_two_bytes_by_far\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"with_a_name_that_is_longer_than_thirty_two_bytes_by_far\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"with_a_name_that_is_longer_than_thirty_two_bytes_by_far\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->with_a_name_that_is_longer_than_thirty_two_bytes_by_far = (int)v;
    p = TENON_GEN_READY(in, q, ",\"with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do = (int)v;
    p = TENON_GEN_READY(in, q, ",\"x\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"x\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"x\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    o->x = (int)v;
    p = TENON_GEN_READY(in, q, ",\"\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    o->renamed = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_texts__put(tenon__out *out, char *p, const struct rich_texts *o)
{
    const tenon_type *const type = &tenon__type_rich_texts;
    const size_t bound = rich_texts__bound;
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

static const char *rich_texts__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_texts__get(in, p, (struct rich_texts *)o);
}
static char *rich_texts__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_texts__put(out, p, (const struct rich_texts *)o);
}
static const tenon_generated rich_texts__functions = {TENON_ABI, rich_texts__get_any, rich_texts__put_any};

TENON_GEN_STRUCT(rich_texts, struct rich_texts, 14, UINT64_C(0x3fff), 0, &rich_texts__functions);

/* ---- struct rich_fixed --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_fixed, flags, bool (*)[3]);
TENON_GEN_TYPE_IS(struct rich_fixed, ints, int32_t (*)[4]);
TENON_GEN_TYPE_IS(struct rich_fixed, bytes, uint8_t (*)[5]);
TENON_GEN_TYPE_IS(struct rich_fixed, n_bytes, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_fixed, doubles, double (*)[2]);
TENON_GEN_TYPE_IS(struct rich_fixed, floats, float (*)[3]);
TENON_GEN_TYPE_IS(struct rich_fixed, n_floats, int8_t *);
TENON_GEN_TYPE_IS(struct rich_fixed, cstrs, char *(*)[2]);
TENON_GEN_TYPE_IS(struct rich_fixed, strs, tenon_str (*)[3]);
TENON_GEN_TYPE_IS(struct rich_fixed, n_strs, size_t *);
TENON_GEN_TYPE_IS(struct rich_fixed, names, char (*)[3][8]);
TENON_GEN_TYPE_IS(struct rich_fixed, labels, char (*)[2][6]);
TENON_GEN_TYPE_IS(struct rich_fixed, n_labels, uint16_t *);
TENON_GEN_TYPE_IS(struct rich_fixed, times, tenon_time (*)[2]);
TENON_GEN_TYPE_IS(struct rich_fixed, raws, tenon_raw (*)[2]);
TENON_GEN_TYPE_IS(struct rich_fixed, n_raws, int *);
TENON_GEN_TYPE_IS(struct rich_fixed, colors, enum rich_color (*)[3]);
TENON_GEN_TYPE_IS(struct rich_fixed, huges, enum rich_huge (*)[2]);
TENON_GEN_TYPE_IS(struct rich_fixed, n_huges, int64_t *);
TENON_GEN_TYPE_IS(struct rich_fixed, matrix, int (*)[2][3]);
TENON_GEN_TYPE_IS(struct rich_fixed, grid, double (*)[3][2]);
TENON_GEN_TYPE_IS(struct rich_fixed, n_grid, uint32_t *);
TENON_GEN_TYPE_IS(struct rich_fixed, cells, tenon_str (*)[2][2]);
TENON_GEN_TYPE_IS(struct rich_fixed, sums, unsigned long long (*)[2]);

static const tenon_member rich_fixed__members[17] = {
    TENON_GEN_MANY(struct rich_fixed, flags, "flags", TENON_KIND_FIXED, TENON_KIND_BOOL, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, flags)),
    TENON_GEN_MANY(struct rich_fixed, ints, "ints", TENON_KIND_FIXED, TENON_KIND_I32, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, ints)),
    TENON_GEN_MANY(struct rich_fixed, bytes, "bytes", TENON_KIND_FIXED, TENON_KIND_U8, 2, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_fixed, n_bytes),
                   TENON_GEN_LENGTH(struct rich_fixed, bytes)),
    TENON_GEN_MANY(struct rich_fixed, doubles, "doubles", TENON_KIND_FIXED, TENON_KIND_F64, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, doubles)),
    TENON_GEN_MANY(struct rich_fixed, floats, "floats", TENON_KIND_FIXED, TENON_KIND_F32, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_fixed, n_floats),
                   TENON_GEN_LENGTH(struct rich_fixed, floats)),
    TENON_GEN_MANY(struct rich_fixed, cstrs, "cstrs", TENON_KIND_FIXED, TENON_KIND_CSTR, 5, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, cstrs)),
    TENON_GEN_MANY(struct rich_fixed, strs, "strs", TENON_KIND_FIXED, TENON_KIND_STR, 6, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_fixed, n_strs),
                   TENON_GEN_LENGTH(struct rich_fixed, strs)),
    TENON_GEN_MANY(struct rich_fixed, names, "names", TENON_KIND_FIXED, TENON_KIND_CHARS, 7, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, names)),
    TENON_GEN_MANY(struct rich_fixed, labels, "labels", TENON_KIND_FIXED, TENON_KIND_CHARS, 8, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_fixed, n_labels),
                   TENON_GEN_LENGTH(struct rich_fixed, labels)),
    TENON_GEN_MANY(struct rich_fixed, times, "times", TENON_KIND_FIXED, TENON_KIND_TIME, 9, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, times)),
    TENON_GEN_MANY(struct rich_fixed, raws, "raws", TENON_KIND_FIXED, TENON_KIND_RAW, 10, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_fixed, n_raws),
                   TENON_GEN_LENGTH(struct rich_fixed, raws)),
    TENON_GEN_MANY(struct rich_fixed, colors, "colors", TENON_KIND_FIXED, TENON_KIND_ENUM, 11, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, colors)),
    TENON_GEN_MANY(struct rich_fixed, huges, "huges", TENON_KIND_FIXED, TENON_KIND_ENUM, 12, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_fixed, n_huges),
                   TENON_GEN_LENGTH(struct rich_fixed, huges)),
    TENON_GEN_MANY(struct rich_fixed, matrix, "matrix", TENON_KIND_FIXED, TENON_KIND_FIXED, 13, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, matrix)),
    TENON_GEN_MANY(struct rich_fixed, grid, "grid", TENON_KIND_FIXED, TENON_KIND_FIXED, 14, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_fixed, n_grid),
                   TENON_GEN_LENGTH(struct rich_fixed, grid)),
    TENON_GEN_MANY(struct rich_fixed, cells, "cells", TENON_KIND_FIXED, TENON_KIND_FIXED, 15, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, cells)),
    TENON_GEN_MANY(struct rich_fixed, sums, "sums", TENON_KIND_FIXED, TENON_KIND_U64, 16, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_fixed, sums)),
};
static const tenon_detail rich_fixed__details[17] = {
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
                     TENON_GEN_NO_TEXTS, rich_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_huge_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct rich_fixed, matrix[0]), TENON_GEN_SIZE(struct rich_fixed, matrix[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, TENON_KIND_F64, 0, TENON_GEN_LENGTH(struct rich_fixed, grid[0]), TENON_GEN_SIZE(struct rich_fixed, grid[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_STR, 0, TENON_GEN_LENGTH(struct rich_fixed, cells[0]), TENON_GEN_SIZE(struct rich_fixed, cells[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_fixed__refs[17] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_rich_color, &tenon__type_rich_huge, NULL, NULL, NULL,
    NULL};
static const uint16_t rich_fixed__lookup[35] = {10, 11, 16, 15, 6, 17, 0, 0, 0, 8, 14, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0,
    1, 2, 9, 4, 12, 0, 0, 0, 5, 7, 3};
enum { rich_fixed__bound = TENON_GEN_BOUND_BASE + 154 + 17 * TENON_GEN_BOUND_FIXED };
static const tenon_plan rich_fixed__plan = TENON_GEN_PLAN(rich_fixed__bound, false);

static const char *rich_fixed__get(tenon__in *in, const char *p, struct rich_fixed *o)
{
    const tenon_type *const type = &tenon__type_rich_fixed;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"flags\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"flags\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"flags\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"ints\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ints\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ints\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"bytes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bytes\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"bytes\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"doubles\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"doubles\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"doubles\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"floats\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"floats\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"floats\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cstrs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstrs\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cstrs\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"strs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"strs\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"strs\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"names\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"names\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"names\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"labels\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"labels\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"labels\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"times\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"times\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"times\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raws\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raws\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raws\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"colors\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"colors\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"colors\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"huges\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huges\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"huges\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"matrix\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"matrix\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"matrix\":", ANY);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"grid\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"grid\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"grid\":", ANY);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cells\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cells\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cells\":", ANY);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"sums\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sums\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sums\":", ANY);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_fixed__put(tenon__out *out, char *p, const struct rich_fixed *o)
{
    const tenon_type *const type = &tenon__type_rich_fixed;
    const size_t bound = rich_fixed__bound;
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

static const char *rich_fixed__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_fixed__get(in, p, (struct rich_fixed *)o);
}
static char *rich_fixed__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_fixed__put(out, p, (const struct rich_fixed *)o);
}
static const tenon_generated rich_fixed__functions = {TENON_ABI, rich_fixed__get_any, rich_fixed__put_any};

TENON_GEN_STRUCT(rich_fixed, struct rich_fixed, 17, UINT64_C(0x1ffff), 0, &rich_fixed__functions);

/* ---- struct rich_arrays -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_arrays, bools, bool **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_bools, int8_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, i8s, signed char **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_i8s, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, u8s, unsigned char **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_u8s, int16_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, i16s, short **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_i16s, uint16_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, u16s, unsigned short **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_u16s, int32_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, i32s, int **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_i32s, uint32_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, u32s, unsigned int **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_u32s, int64_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, i64s, int64_t **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_i64s, uint64_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, u64s, uint64_t **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_u64s, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, f32s, float **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_f32s, long *);
TENON_GEN_TYPE_IS(struct rich_arrays, f64s, double **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_f64s, unsigned long *);
TENON_GEN_TYPE_IS(struct rich_arrays, cstrs, char ***);
TENON_GEN_TYPE_IS(struct rich_arrays, n_cstrs, short *);
TENON_GEN_TYPE_IS(struct rich_arrays, const_cstrs, const char ***);
TENON_GEN_TYPE_IS(struct rich_arrays, n_const_cstrs, long long *);
TENON_GEN_TYPE_IS(struct rich_arrays, strs, tenon_str **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_strs, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, chars, char (**)[10]);
TENON_GEN_TYPE_IS(struct rich_arrays, n_chars, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, raws, tenon_raw **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_raws, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, times, tenon_time **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_times, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, colors, enum rich_color **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_colors, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, tinies, enum rich_tiny **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_tinies, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, huges, enum rich_huge **);
TENON_GEN_TYPE_IS(struct rich_arrays, n_huges, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, rows, int (**)[3]);
TENON_GEN_TYPE_IS(struct rich_arrays, n_rows, size_t *);
TENON_GEN_TYPE_IS(struct rich_arrays, pairs, tenon_str (**)[2]);
TENON_GEN_TYPE_IS(struct rich_arrays, n_pairs, int8_t *);

static const tenon_member rich_arrays__members[22] = {
    TENON_GEN_MANY(struct rich_arrays, bools, "bools", TENON_KIND_ARRAY, TENON_KIND_BOOL, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_bools),
                   TENON_GEN_SIZE(struct rich_arrays, bools)),
    TENON_GEN_MANY(struct rich_arrays, i8s, "i8s", TENON_KIND_ARRAY, TENON_KIND_I8, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_i8s),
                   TENON_GEN_SIZE(struct rich_arrays, i8s)),
    TENON_GEN_MANY(struct rich_arrays, u8s, "u8s", TENON_KIND_ARRAY, TENON_KIND_U8, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_u8s),
                   TENON_GEN_SIZE(struct rich_arrays, u8s)),
    TENON_GEN_MANY(struct rich_arrays, i16s, "i16s", TENON_KIND_ARRAY, TENON_KIND_I16, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_i16s),
                   TENON_GEN_SIZE(struct rich_arrays, i16s)),
    TENON_GEN_MANY(struct rich_arrays, u16s, "u16s", TENON_KIND_ARRAY, TENON_KIND_U16, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_u16s),
                   TENON_GEN_SIZE(struct rich_arrays, u16s)),
    TENON_GEN_MANY(struct rich_arrays, i32s, "i32s", TENON_KIND_ARRAY, TENON_KIND_I32, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_i32s),
                   TENON_GEN_SIZE(struct rich_arrays, i32s)),
    TENON_GEN_MANY(struct rich_arrays, u32s, "u32s", TENON_KIND_ARRAY, TENON_KIND_U32, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_u32s),
                   TENON_GEN_SIZE(struct rich_arrays, u32s)),
    TENON_GEN_MANY(struct rich_arrays, i64s, "i64s", TENON_KIND_ARRAY, TENON_KIND_I64, 7, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_i64s),
                   TENON_GEN_SIZE(struct rich_arrays, i64s)),
    TENON_GEN_MANY(struct rich_arrays, u64s, "u64s", TENON_KIND_ARRAY, TENON_KIND_U64, 8, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_u64s),
                   TENON_GEN_SIZE(struct rich_arrays, u64s)),
    TENON_GEN_MANY(struct rich_arrays, f32s, "f32s", TENON_KIND_ARRAY, TENON_KIND_F32, 9, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_f32s),
                   TENON_GEN_SIZE(struct rich_arrays, f32s)),
    TENON_GEN_MANY(struct rich_arrays, f64s, "f64s", TENON_KIND_ARRAY, TENON_KIND_F64, 10, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_f64s),
                   TENON_GEN_SIZE(struct rich_arrays, f64s)),
    TENON_GEN_MANY(struct rich_arrays, cstrs, "cstrs", TENON_KIND_ARRAY, TENON_KIND_CSTR, 11, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_cstrs),
                   TENON_GEN_SIZE(struct rich_arrays, cstrs)),
    TENON_GEN_MANY(struct rich_arrays, const_cstrs, "const_cstrs", TENON_KIND_ARRAY, TENON_KIND_CSTR, 12, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_const_cstrs),
                   TENON_GEN_SIZE(struct rich_arrays, const_cstrs)),
    TENON_GEN_MANY(struct rich_arrays, strs, "strs", TENON_KIND_ARRAY, TENON_KIND_STR, 13, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_strs),
                   TENON_GEN_SIZE(struct rich_arrays, strs)),
    TENON_GEN_MANY(struct rich_arrays, chars, "chars", TENON_KIND_ARRAY, TENON_KIND_CHARS, 14, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_chars),
                   TENON_GEN_SIZE(struct rich_arrays, chars)),
    TENON_GEN_MANY(struct rich_arrays, raws, "raws", TENON_KIND_ARRAY, TENON_KIND_RAW, 15, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_raws),
                   TENON_GEN_SIZE(struct rich_arrays, raws)),
    TENON_GEN_MANY(struct rich_arrays, times, "times", TENON_KIND_ARRAY, TENON_KIND_TIME, 16, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_times),
                   TENON_GEN_SIZE(struct rich_arrays, times)),
    TENON_GEN_MANY(struct rich_arrays, colors, "colors", TENON_KIND_ARRAY, TENON_KIND_ENUM, 17, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_colors),
                   TENON_GEN_SIZE(struct rich_arrays, colors)),
    TENON_GEN_MANY(struct rich_arrays, tinies, "tinies", TENON_KIND_ARRAY, TENON_KIND_ENUM, 18, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_tinies),
                   TENON_GEN_SIZE(struct rich_arrays, tinies)),
    TENON_GEN_MANY(struct rich_arrays, huges, "huges", TENON_KIND_ARRAY, TENON_KIND_ENUM, 19, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_huges),
                   TENON_GEN_SIZE(struct rich_arrays, huges)),
    TENON_GEN_MANY(struct rich_arrays, rows, "rows", TENON_KIND_ARRAY, TENON_KIND_FIXED, 20, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_rows),
                   TENON_GEN_SIZE(struct rich_arrays, rows)),
    TENON_GEN_MANY(struct rich_arrays, pairs, "pairs", TENON_KIND_ARRAY, TENON_KIND_FIXED, 21, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_arrays, n_pairs),
                   TENON_GEN_SIZE(struct rich_arrays, pairs)),
};
static const tenon_detail rich_arrays__details[22] = {
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
                     TENON_GEN_NO_TEXTS, rich_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_tiny_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_huge_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct rich_arrays, rows[0]), TENON_GEN_SIZE(struct rich_arrays, rows[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I8, 0, TENON_KIND_STR, 0, TENON_GEN_LENGTH(struct rich_arrays, pairs[0]), TENON_GEN_SIZE(struct rich_arrays, pairs[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const rich_arrays__refs[22] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, &tenon__type_rich_color, &tenon__type_rich_tiny, &tenon__type_rich_huge, NULL, NULL};
static const uint16_t rich_arrays__lookup[45] = {7, 9, 11, 19, 10, 0, 12, 0, 22, 0, 3, 15, 0, 0, 0, 0, 0, 6, 0, 0, 2, 0, 20, 0,
    21, 0, 0, 0, 0, 4, 0, 18, 8, 0, 5, 0, 0, 1, 13, 0, 0, 0, 14, 16, 17};
enum { rich_arrays__bound = TENON_GEN_BOUND_BASE + 191 + 22 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan rich_arrays__plan = TENON_GEN_PLAN(rich_arrays__bound, false);

static const char *rich_arrays__get(tenon__in *in, const char *p, struct rich_arrays *o)
{
    const tenon_type *const type = &tenon__type_rich_arrays;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"bools\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"bools\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"bools\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i8s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8s\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i8s\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u8s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8s\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u8s\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i16s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i16s\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i16s\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u16s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u16s\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u16s\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i32s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32s\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32s\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u32s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u32s\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u32s\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i64s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64s\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i64s\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u64s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64s\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64s\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f32s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32s\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f32s\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f64s\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64s\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f64s\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cstrs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstrs\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cstrs\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"const_cstrs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"const_cstrs\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"const_cstrs\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"strs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"strs\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"strs\":", ANY);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", ANY);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raws\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raws\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raws\":", ANY);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"times\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"times\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"times\":", ANY);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"colors\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"colors\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"colors\":", ANY);
    q = tenon__json_read_member(in, p, type, 17, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tinies\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tinies\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tinies\":", ANY);
    q = tenon__json_read_member(in, p, type, 18, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"huges\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huges\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"huges\":", ANY);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"rows\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rows\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"rows\":", ANY);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pairs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pairs\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pairs\":", ANY);
    q = tenon__json_read_member(in, p, type, 21, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_arrays__put(tenon__out *out, char *p, const struct rich_arrays *o)
{
    const tenon_type *const type = &tenon__type_rich_arrays;
    const size_t bound = rich_arrays__bound;
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

static const char *rich_arrays__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_arrays__get(in, p, (struct rich_arrays *)o);
}
static char *rich_arrays__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_arrays__put(out, p, (const struct rich_arrays *)o);
}
static const tenon_generated rich_arrays__functions = {TENON_ABI, rich_arrays__get_any, rich_arrays__put_any};

TENON_GEN_STRUCT(rich_arrays, struct rich_arrays, 22, UINT64_C(0x3fffff), 0, &rich_arrays__functions);

/* ---- struct rich_inner --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_inner, id, int *);
TENON_GEN_TYPE_IS(struct rich_inner, name, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_inner, weight, double *);

static const tenon_member rich_inner__members[3] = {
    TENON_GEN_MEMBER(struct rich_inner, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct rich_inner, name, "name", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct rich_inner, weight, "weight", TENON_KIND_F64, 2),
};
static const tenon_detail rich_inner__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_inner__refs[3] = {NULL, NULL, NULL};
static const uint16_t rich_inner__lookup[7] = {0, 0, 0, 0, 2, 3, 1};
enum { rich_inner__bound = TENON_GEN_BOUND_BASE + 24 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan rich_inner__plan = TENON_GEN_PLAN(rich_inner__bound, false);

static const char *rich_inner__get(tenon__in *in, const char *p, struct rich_inner *o)
{
    const tenon_type *const type = &tenon__type_rich_inner;
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
    q = tenon__json_str(in, p, &o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"weight\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"weight\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"weight\":", ANY);
    q = tenon__json_f64(in, p, &o->weight);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *rich_inner__put(tenon__out *out, char *p, const struct rich_inner *o)
{
    const tenon_type *const type = &tenon__type_rich_inner;
    const size_t bound = rich_inner__bound;
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

static const char *rich_inner__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_inner__get(in, p, (struct rich_inner *)o);
}
static char *rich_inner__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_inner__put(out, p, (const struct rich_inner *)o);
}
static const tenon_generated rich_inner__functions = {TENON_ABI, rich_inner__get_any, rich_inner__put_any};

TENON_GEN_STRUCT(rich_inner, struct rich_inner, 3, UINT64_C(0x7), 0, &rich_inner__functions);

/* ---- struct rich_node ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_node, value, int *);
TENON_GEN_TYPE_IS(struct rich_node, text, char **);
TENON_GEN_TYPE_IS(struct rich_node, next, struct rich_node **);

static const tenon_member rich_node__members[3] = {
    TENON_GEN_MEMBER(struct rich_node, value, "value", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct rich_node, text, "text", TENON_KIND_CSTR, 1),
    TENON_GEN_MANY(struct rich_node, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_node, next)),
};
static const tenon_detail rich_node__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_node_type),
};
static const tenon_type *const rich_node__refs[3] = {NULL, NULL, &tenon__type_rich_node};
static const uint16_t rich_node__lookup[7] = {1, 3, 0, 0, 2, 0, 0};
enum { rich_node__bound = TENON_GEN_BOUND_BASE + 25 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_node__plan = TENON_GEN_PLAN(rich_node__bound, false);

static const char *rich_node__get(tenon__in *in, const char *p, struct rich_node *o)
{
    const tenon_type *const type = &tenon__type_rich_node;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"value\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"value\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"value\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->value = (int)v;
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"next\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_node__put(tenon__out *out, char *p, const struct rich_node *o)
{
    const tenon_type *const type = &tenon__type_rich_node;
    const size_t bound = rich_node__bound;
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

static const char *rich_node__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_node__get(in, p, (struct rich_node *)o);
}
static char *rich_node__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_node__put(out, p, (const struct rich_node *)o);
}
static const tenon_generated rich_node__functions = {TENON_ABI, rich_node__get_any, rich_node__put_any};

TENON_GEN_STRUCT(rich_node, struct rich_node, 3, UINT64_C(0x7), 0, &rich_node__functions);

/* ---- struct rich_tree ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_tree, name, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_tree, left, struct rich_tree **);
TENON_GEN_TYPE_IS(struct rich_tree, right, struct rich_tree **);
TENON_GEN_TYPE_IS(struct rich_tree, kids, struct rich_tree ***);
TENON_GEN_TYPE_IS(struct rich_tree, n_kids, size_t *);
TENON_GEN_TYPE_IS(struct rich_tree, leaves, struct rich_tree **);
TENON_GEN_TYPE_IS(struct rich_tree, n_leaves, uint8_t *);

static const tenon_member rich_tree__members[5] = {
    TENON_GEN_MEMBER(struct rich_tree, name, "name", TENON_KIND_STR, 0),
    TENON_GEN_MANY(struct rich_tree, left, "left", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_tree, left)),
    TENON_GEN_MANY(struct rich_tree, right, "right", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_tree, right)),
    TENON_GEN_MANY(struct rich_tree, kids, "kids", TENON_KIND_ARRAY, TENON_KIND_POINTER, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_tree, n_kids),
                   TENON_GEN_SIZE(struct rich_tree, kids)),
    TENON_GEN_MANY(struct rich_tree, leaves, "leaves", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_tree, n_leaves),
                   TENON_GEN_SIZE(struct rich_tree, leaves)),
};
static const tenon_detail rich_tree__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_tree_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_tree_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct rich_tree, kids[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_tree_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_tree_type),
};
static const tenon_type *const rich_tree__refs[5] = {NULL, &tenon__type_rich_tree, &tenon__type_rich_tree, &tenon__type_rich_tree, &tenon__type_rich_tree};
static const uint16_t rich_tree__lookup[11] = {0, 0, 0, 2, 4, 0, 0, 1, 3, 5, 0};
enum { rich_tree__bound = TENON_GEN_BOUND_BASE + 43 + 1 * TENON_GEN_BOUND_STR + 2 * TENON_GEN_BOUND_OBJECT
    + 2 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan rich_tree__plan = TENON_GEN_PLAN(rich_tree__bound, false);

static const char *rich_tree__get_leaves(tenon__in *in, const char *p, struct rich_tree *o)
{
    struct rich_tree *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_rich_tree, &rich_tree__members[4], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct rich_tree *)(void *)g.data + g.n++;
        q = rich_tree__get(in, p, e);
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

static char *rich_tree__put_leaves(tenon__out *out, char *p, const struct rich_tree *o)
{
    const size_t n = (size_t)o->n_leaves;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->leaves))
        return tenon__json_write_member(out, p, &tenon__type_rich_tree, 4, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct rich_tree *const e = &o->leaves[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = rich_tree__put(out, p, e);
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

static const char *rich_tree__get(tenon__in *in, const char *p, struct rich_tree *o)
{
    const tenon_type *const type = &tenon__type_rich_tree;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_str(in, p, &o->name);
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
    p = TENON_GEN_READY(in, q, ",\"kids\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"kids\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"kids\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"leaves\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"leaves\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"leaves\":", WORD);
    q = rich_tree__get_leaves(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_tree__put(tenon__out *out, char *p, const struct rich_tree *o)
{
    const tenon_type *const type = &tenon__type_rich_tree;
    const size_t bound = rich_tree__bound;
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
    p = tenon__gen_room(out, rich_tree__put_leaves(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *rich_tree__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_tree__get(in, p, (struct rich_tree *)o);
}
static char *rich_tree__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_tree__put(out, p, (const struct rich_tree *)o);
}
static const tenon_generated rich_tree__functions = {TENON_ABI, rich_tree__get_any, rich_tree__put_any};

TENON_GEN_STRUCT(rich_tree, struct rich_tree, 5, UINT64_C(0x1f), 0, &rich_tree__functions);

/* ---- struct rich_nested -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_nested, inner, struct rich_inner *);
TENON_GEN_TYPE_IS(struct rich_nested, pointer, struct rich_inner **);
TENON_GEN_TYPE_IS(struct rich_nested, items, struct rich_inner **);
TENON_GEN_TYPE_IS(struct rich_nested, n_items, size_t *);
TENON_GEN_TYPE_IS(struct rich_nested, pointers, struct rich_inner ***);
TENON_GEN_TYPE_IS(struct rich_nested, n_pointers, uint32_t *);
TENON_GEN_TYPE_IS(struct rich_nested, pair, struct rich_inner (*)[2]);
TENON_GEN_TYPE_IS(struct rich_nested, few, struct rich_inner (*)[3]);
TENON_GEN_TYPE_IS(struct rich_nested, n_few, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_nested, slots, struct rich_inner *(*)[2]);
TENON_GEN_TYPE_IS(struct rich_nested, list, struct rich_node *);
TENON_GEN_TYPE_IS(struct rich_nested, tree, struct rich_tree **);

static const tenon_member rich_nested__members[9] = {
    TENON_GEN_MEMBER(struct rich_nested, inner, "inner", TENON_KIND_OBJECT, 0),
    TENON_GEN_MANY(struct rich_nested, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nested, pointer)),
    TENON_GEN_MANY(struct rich_nested, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_nested, n_items),
                   TENON_GEN_SIZE(struct rich_nested, items)),
    TENON_GEN_MANY(struct rich_nested, pointers, "pointers", TENON_KIND_ARRAY, TENON_KIND_POINTER, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_nested, n_pointers),
                   TENON_GEN_SIZE(struct rich_nested, pointers)),
    TENON_GEN_MANY(struct rich_nested, pair, "pair", TENON_KIND_FIXED, TENON_KIND_OBJECT, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_nested, pair)),
    TENON_GEN_MANY(struct rich_nested, few, "few", TENON_KIND_FIXED, TENON_KIND_OBJECT, 5, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct rich_nested, n_few),
                   TENON_GEN_LENGTH(struct rich_nested, few)),
    TENON_GEN_MANY(struct rich_nested, slots, "slots", TENON_KIND_FIXED, TENON_KIND_POINTER, 6, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_nested, slots)),
    TENON_GEN_MEMBER(struct rich_nested, list, "list", TENON_KIND_OBJECT, 7),
    TENON_GEN_MANY(struct rich_nested, tree, "tree", TENON_KIND_POINTER, TENON_KIND_OBJECT, 8, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nested, tree)),
};
static const tenon_detail rich_nested__details[9] = {
    TENON_GEN_REFERS(rich_inner),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct rich_nested, pointers[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct rich_nested, slots[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_REFERS(rich_node),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_tree_type),
};
static const tenon_type *const rich_nested__refs[9] = {&tenon__type_rich_inner, &tenon__type_rich_inner, &tenon__type_rich_inner, &tenon__type_rich_inner, &tenon__type_rich_inner, &tenon__type_rich_inner, &tenon__type_rich_inner, &tenon__type_rich_node,
    &tenon__type_rich_tree};
static const uint16_t rich_nested__lookup[19] = {1, 8, 0, 0, 0, 6, 0, 0, 5, 0, 0, 0, 2, 3, 4, 0, 0, 7, 9};
enum { rich_nested__bound = TENON_GEN_BOUND_BASE + 81 + 4 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY
    + 3 * TENON_GEN_BOUND_FIXED };
static const tenon_plan rich_nested__plan = TENON_GEN_PLAN(rich_nested__bound, false);

static const char *rich_nested__get_items(tenon__in *in, const char *p, struct rich_nested *o)
{
    struct rich_inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_rich_nested, &rich_nested__members[2], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct rich_inner *)(void *)g.data + g.n++;
        q = rich_inner__get(in, p, e);
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

static char *rich_nested__put_items(tenon__out *out, char *p, const struct rich_nested *o)
{
    const size_t n = (size_t)o->n_items;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_rich_nested, 2, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct rich_inner *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = rich_inner__put(out, p, e);
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

static const char *rich_nested__get(tenon__in *in, const char *p, struct rich_nested *o)
{
    const tenon_type *const type = &tenon__type_rich_nested;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"inner\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"inner\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"inner\":", ANY);
    q = rich_inner__get(in, p, &o->inner);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"items\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"items\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"items\":", WORD);
    q = rich_nested__get_items(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointers\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointers\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pair\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pair\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pair\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"few\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"few\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"few\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"slots\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"slots\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"slots\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = rich_node__get(in, p, &o->list);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tree\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tree\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tree\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_nested__put(tenon__out *out, char *p, const struct rich_nested *o)
{
    const tenon_type *const type = &tenon__type_rich_nested;
    const size_t bound = rich_nested__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"inner\":");
    p = tenon__gen_room(out, rich_inner__put(out, p, &o->inner), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"items\":");
    p = tenon__gen_room(out, rich_nested__put_items(out, p, o), bound);
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
    p = tenon__gen_room(out, rich_node__put(out, p, &o->list), bound);
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

static const char *rich_nested__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_nested__get(in, p, (struct rich_nested *)o);
}
static char *rich_nested__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_nested__put(out, p, (const struct rich_nested *)o);
}
static const tenon_generated rich_nested__functions = {TENON_ABI, rich_nested__get_any, rich_nested__put_any};

TENON_GEN_STRUCT(rich_nested, struct rich_nested, 9, UINT64_C(0x1ff), 0, &rich_nested__functions);

/* ---- struct rich_nullable ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct rich_nullable, b, bool **);
TENON_GEN_TYPE_IS(struct rich_nullable, i8, signed char **);
TENON_GEN_TYPE_IS(struct rich_nullable, u64, uint64_t **);
TENON_GEN_TYPE_IS(struct rich_nullable, i32, int **);
TENON_GEN_TYPE_IS(struct rich_nullable, f32, float **);
TENON_GEN_TYPE_IS(struct rich_nullable, f64, double **);
TENON_GEN_TYPE_IS(struct rich_nullable, cstr, char ***);
TENON_GEN_TYPE_IS(struct rich_nullable, str, tenon_str **);
TENON_GEN_TYPE_IS(struct rich_nullable, chars, char (**)[7]);
TENON_GEN_TYPE_IS(struct rich_nullable, time, tenon_time **);
TENON_GEN_TYPE_IS(struct rich_nullable, color, enum rich_color **);
TENON_GEN_TYPE_IS(struct rich_nullable, small, enum rich_short **);

static const tenon_member rich_nullable__members[12] = {
    TENON_GEN_MANY(struct rich_nullable, b, "b", TENON_KIND_POINTER, TENON_KIND_BOOL, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, b)),
    TENON_GEN_MANY(struct rich_nullable, i8, "i8", TENON_KIND_POINTER, TENON_KIND_I8, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, i8)),
    TENON_GEN_MANY(struct rich_nullable, u64, "u64", TENON_KIND_POINTER, TENON_KIND_U64, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, u64)),
    TENON_GEN_MANY(struct rich_nullable, i32, "i32", TENON_KIND_POINTER, TENON_KIND_I32, 3, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, i32)),
    TENON_GEN_MANY(struct rich_nullable, f32, "f32", TENON_KIND_POINTER, TENON_KIND_F32, 4, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, f32)),
    TENON_GEN_MANY(struct rich_nullable, f64, "f64", TENON_KIND_POINTER, TENON_KIND_F64, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, f64)),
    TENON_GEN_MANY(struct rich_nullable, cstr, "cstr", TENON_KIND_POINTER, TENON_KIND_CSTR, 6, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, cstr)),
    TENON_GEN_MANY(struct rich_nullable, str, "str", TENON_KIND_POINTER, TENON_KIND_STR, 7, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, str)),
    TENON_GEN_MANY(struct rich_nullable, chars, "chars", TENON_KIND_POINTER, TENON_KIND_CHARS, 8, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, chars)),
    TENON_GEN_MANY(struct rich_nullable, time, "time", TENON_KIND_POINTER, TENON_KIND_TIME, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, time)),
    TENON_GEN_MANY(struct rich_nullable, color, "color", TENON_KIND_POINTER, TENON_KIND_ENUM, 10, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, color)),
    TENON_GEN_MANY(struct rich_nullable, small, "small", TENON_KIND_POINTER, TENON_KIND_ENUM, 11, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_nullable, small)),
};
static const tenon_detail rich_nullable__details[12] = {
    TENON_GEN_PLAIN,
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
                     TENON_GEN_NO_TEXTS, rich_color_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_short_type),
};
static const tenon_type *const rich_nullable__refs[12] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, &tenon__type_rich_color, &tenon__type_rich_short};
static const uint16_t rich_nullable__lookup[25] = {0, 0, 1, 10, 0, 0, 9, 3, 4, 7, 2, 6, 8, 12, 0, 0, 0, 11, 0, 0, 5, 0, 0, 0,
    0};
enum { rich_nullable__bound = TENON_GEN_BOUND_BASE + 89 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_TIME
    + TENON_GEN_BOUND_NAMES(61) + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan rich_nullable__plan = TENON_GEN_PLAN(rich_nullable__bound, false);

static const char *rich_nullable__get(tenon__in *in, const char *p, struct rich_nullable *o)
{
    const tenon_type *const type = &tenon__type_rich_nullable;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"b\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"b\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"b\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i8\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i8\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u64\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i32\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f32\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f32\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f64\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f64\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cstr\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cstr\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"str\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"str\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"time\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"small\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"small\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"small\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_nullable__put(tenon__out *out, char *p, const struct rich_nullable *o)
{
    const tenon_type *const type = &tenon__type_rich_nullable;
    const size_t bound = rich_nullable__bound;
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

static const char *rich_nullable__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_nullable__get(in, p, (struct rich_nullable *)o);
}
static char *rich_nullable__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_nullable__put(out, p, (const struct rich_nullable *)o);
}
static const tenon_generated rich_nullable__functions = {TENON_ABI, rich_nullable__get_any, rich_nullable__put_any};

TENON_GEN_STRUCT(rich_nullable, struct rich_nullable, 12, UINT64_C(0xfff), 0, &rich_nullable__functions);

/* ---- struct rich_has ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_has, i, int *);
TENON_GEN_TYPE_IS(struct rich_has, has_i, bool *);
TENON_GEN_TYPE_IS(struct rich_has, month, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_has, has_month, bool *);
TENON_GEN_TYPE_IS(struct rich_has, f, double *);
TENON_GEN_TYPE_IS(struct rich_has, has_f, bool *);
TENON_GEN_TYPE_IS(struct rich_has, b, bool *);
TENON_GEN_TYPE_IS(struct rich_has, has_b, bool *);
TENON_GEN_TYPE_IS(struct rich_has, str, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_has, has_str, bool *);
TENON_GEN_TYPE_IS(struct rich_has, cstr, char **);
TENON_GEN_TYPE_IS(struct rich_has, has_cstr, bool *);
TENON_GEN_TYPE_IS(struct rich_has, chars, char (*)[9]);
TENON_GEN_TYPE_IS(struct rich_has, has_chars, bool *);
TENON_GEN_TYPE_IS(struct rich_has, time, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_has, has_time, bool *);
TENON_GEN_TYPE_IS(struct rich_has, color, enum rich_color *);
TENON_GEN_TYPE_IS(struct rich_has, has_color, bool *);
TENON_GEN_TYPE_IS(struct rich_has, inner, struct rich_inner *);
TENON_GEN_TYPE_IS(struct rich_has, has_inner, bool *);
TENON_GEN_TYPE_IS(struct rich_has, items, int **);
TENON_GEN_TYPE_IS(struct rich_has, n_items, size_t *);
TENON_GEN_TYPE_IS(struct rich_has, has_items, bool *);
TENON_GEN_TYPE_IS(struct rich_has, fixed, short (*)[2]);
TENON_GEN_TYPE_IS(struct rich_has, has_fixed, bool *);
TENON_GEN_TYPE_IS(struct rich_has, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct rich_has, has_raw, bool *);

static const tenon_member rich_has__members[13] = {
    TENON_GEN_MEMBER_WITH(struct rich_has, i, "i", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, month, "month", TENON_KIND_U8, 1, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, f, "f", TENON_KIND_F64, 2, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, b, "b", TENON_KIND_BOOL, 3, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, str, "str", TENON_KIND_STR, 4, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, cstr, "cstr", TENON_KIND_CSTR, 5, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, chars, "chars", TENON_KIND_CHARS, 6, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, time, "time", TENON_KIND_TIME, 7, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, color, "color", TENON_KIND_ENUM, 8, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_has, inner, "inner", TENON_KIND_OBJECT, 9, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct rich_has, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct rich_has, n_items),
                   TENON_GEN_SIZE(struct rich_has, items)),
    TENON_GEN_MANY(struct rich_has, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_I16, 11, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct rich_has, fixed)),
    TENON_GEN_MEMBER_WITH(struct rich_has, raw, "raw", TENON_KIND_RAW, 12, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail rich_has__details[13] = {
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_i), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_month), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(12), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_f), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_b), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_str), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_cstr), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_chars), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_time), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_color), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_inner), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_items), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_fixed), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_has, has_raw), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const rich_has__refs[13] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    &tenon__type_rich_color, &tenon__type_rich_inner, NULL, NULL, NULL};
static const uint16_t rich_has__lookup[27] = {10, 0, 4, 8, 0, 0, 0, 7, 6, 0, 0, 3, 5, 0, 0, 0, 2, 0, 0, 9, 11, 13, 0, 0,
    0, 12, 1};
enum { rich_has__bound = TENON_GEN_BOUND_BASE + 99 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_TIME + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY
    + 1 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(61) };
static const tenon_plan rich_has__plan = TENON_GEN_PLAN(rich_has__bound, false);

static const char *rich_has__get(tenon__in *in, const char *p, struct rich_has *o)
{
    const tenon_type *const type = &tenon__type_rich_has;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"i\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"i\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"i\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"month\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"month\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"month\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"b\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"str\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"str\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cstr\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cstr\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"time\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"inner\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inner\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"inner\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"items\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_has__put(tenon__out *out, char *p, const struct rich_has *o)
{
    const tenon_type *const type = &tenon__type_rich_has;
    const size_t bound = rich_has__bound;
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

static const char *rich_has__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_has__get(in, p, (struct rich_has *)o);
}
static char *rich_has__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_has__put(out, p, (const struct rich_has *)o);
}
static const tenon_generated rich_has__functions = {TENON_ABI, rich_has__get_any, rich_has__put_any};

TENON_GEN_STRUCT(rich_has, struct rich_has, 13, UINT64_C(0x1fff), 0, &rich_has__functions);

/* ---- struct rich_limits -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_limits, channel, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_limits, celsius, int *);
TENON_GEN_TYPE_IS(struct rich_limits, wide, int64_t *);
TENON_GEN_TYPE_IS(struct rich_limits, high, uint64_t *);
TENON_GEN_TYPE_IS(struct rich_limits, part, double *);
TENON_GEN_TYPE_IS(struct rich_limits, gain, float *);
TENON_GEN_TYPE_IS(struct rich_limits, word, char **);
TENON_GEN_TYPE_IS(struct rich_limits, code, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_limits, chars, char (*)[16]);
TENON_GEN_TYPE_IS(struct rich_limits, cut, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_limits, few, int **);
TENON_GEN_TYPE_IS(struct rich_limits, n_few, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_limits, or_red, enum rich_color *);

static const tenon_member rich_limits__members[12] = {
    TENON_GEN_MEMBER_WITH(struct rich_limits, channel, "channel", TENON_KIND_U8, 0, TENON_STEP_SPECIAL, TENON_KIND_U8),
    TENON_GEN_MEMBER_WITH(struct rich_limits, celsius, "celsius", TENON_KIND_I32, 1, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct rich_limits, wide, "wide", TENON_KIND_I64, 2, TENON_STEP_SPECIAL, TENON_KIND_I64),
    TENON_GEN_MEMBER_WITH(struct rich_limits, high, "high", TENON_KIND_U64, 3, TENON_STEP_SPECIAL, TENON_KIND_U64),
    TENON_GEN_MEMBER_WITH(struct rich_limits, part, "part", TENON_KIND_F64, 4, TENON_STEP_SPECIAL, TENON_KIND_F64),
    TENON_GEN_MEMBER_WITH(struct rich_limits, gain, "gain", TENON_KIND_F32, 5, TENON_STEP_SPECIAL, TENON_KIND_F32),
    TENON_GEN_MEMBER_WITH(struct rich_limits, word, "word", TENON_KIND_CSTR, 6, TENON_STEP_SPECIAL, TENON_KIND_CSTR),
    TENON_GEN_MEMBER_WITH(struct rich_limits, code, "code", TENON_KIND_STR, 7, TENON_STEP_SPECIAL, TENON_KIND_STR),
    TENON_GEN_MEMBER_WITH(struct rich_limits, chars, "chars", TENON_KIND_CHARS, 8, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MEMBER_WITH(struct rich_limits, cut, "cut", TENON_KIND_CHARS, 9, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
    TENON_GEN_MANY(struct rich_limits, few, "few", TENON_KIND_ARRAY, TENON_KIND_I32, 10, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_limits, n_few),
                   TENON_GEN_SIZE(struct rich_limits, few)),
    TENON_GEN_MEMBER_WITH(struct rich_limits, or_red, "or_red", TENON_KIND_ENUM, 11, TENON_STEP_SPECIAL, TENON_KIND_ENUM),
};
static const tenon_detail rich_limits__details[12] = {
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
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(RICH_RED)),
                     TENON_GEN_NO_TEXTS, rich_color_type),
};
static const tenon_type *const rich_limits__refs[12] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_rich_color};
static const uint16_t rich_limits__lookup[25] = {0, 10, 0, 0, 0, 3, 4, 5, 9, 11, 6, 8, 7, 12, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0};
enum { rich_limits__bound = TENON_GEN_BOUND_BASE + 103 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64
    + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 2 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_ARRAY
    + TENON_GEN_BOUND_NAMES(61) };
static const tenon_plan rich_limits__plan = TENON_GEN_PLAN(rich_limits__bound, false);

static const char *rich_limits__get(tenon__in *in, const char *p, struct rich_limits *o)
{
    const tenon_type *const type = &tenon__type_rich_limits;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"channel\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"channel\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"channel\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)) || TENON__UNLIKELY(v > (int64_t)(13)))
        return tenon__gen_limited(in, p, type, o, 0, UINT64_C(0x0));
    o->channel = (uint8_t)v;
    p = TENON_GEN_READY(in, q, ",\"celsius\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"celsius\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"celsius\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-40)) || TENON__UNLIKELY(v > (int64_t)(85)))
        return tenon__gen_limited(in, p, type, o, 1, UINT64_C(0x1));
    o->celsius = (int)v;
    p = TENON_GEN_READY(in, q, ",\"wide\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wide\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"wide\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-9000000000000000000)) || TENON__UNLIKELY(v > (int64_t)(9000000000000000000)))
        return tenon__gen_limited(in, p, type, o, 2, UINT64_C(0x3));
    o->wide = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"high\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"high\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"high\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY((uint64_t)v < (uint64_t)(10)) || TENON__UNLIKELY((uint64_t)v > (uint64_t)(18000000000000000000u)))
        return tenon__gen_limited(in, p, type, o, 3, UINT64_C(0x7));
    o->high = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"part\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"part\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"part\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"gain\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"gain\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"gain\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"word\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"word\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"word\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"code\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"code\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"code\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cut\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cut\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cut\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"few\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"few\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"few\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"or_red\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"or_red\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"or_red\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_limits__put(tenon__out *out, char *p, const struct rich_limits *o)
{
    const tenon_type *const type = &tenon__type_rich_limits;
    const size_t bound = rich_limits__bound;
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
    p = tenon__json_put_enum(out, p, &tenon__type_rich_color, (int32_t)o->or_red, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *rich_limits__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_limits__get(in, p, (struct rich_limits *)o);
}
static char *rich_limits__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_limits__put(out, p, (const struct rich_limits *)o);
}
static const tenon_generated rich_limits__functions = {TENON_ABI, rich_limits__get_any, rich_limits__put_any};

TENON_GEN_STRUCT(rich_limits, struct rich_limits, 12, UINT64_C(0xfff), 0, &rich_limits__functions);

/* ---- struct rich_defaults ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct rich_defaults, on, bool *);
TENON_GEN_TYPE_IS(struct rich_defaults, i8, signed char *);
TENON_GEN_TYPE_IS(struct rich_defaults, port, uint16_t *);
TENON_GEN_TYPE_IS(struct rich_defaults, i32, int32_t *);
TENON_GEN_TYPE_IS(struct rich_defaults, i64, int64_t *);
TENON_GEN_TYPE_IS(struct rich_defaults, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct rich_defaults, f32, float *);
TENON_GEN_TYPE_IS(struct rich_defaults, f64, double *);
TENON_GEN_TYPE_IS(struct rich_defaults, cstr, char **);
TENON_GEN_TYPE_IS(struct rich_defaults, str, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_defaults, chars, char (*)[12]);
TENON_GEN_TYPE_IS(struct rich_defaults, color, enum rich_color *);
TENON_GEN_TYPE_IS(struct rich_defaults, byte, enum rich_byte *);
TENON_GEN_TYPE_IS(struct rich_defaults, huge, enum rich_huge *);
TENON_GEN_TYPE_IS(struct rich_defaults, plain, int *);

static const tenon_member rich_defaults__members[15] = {
    TENON_GEN_MEMBER(struct rich_defaults, on, "on", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct rich_defaults, i8, "i8", TENON_KIND_I8, 1),
    TENON_GEN_MEMBER_WITH(struct rich_defaults, port, "port", TENON_KIND_U16, 2, TENON_STEP_SPECIAL, TENON_KIND_U16),
    TENON_GEN_MEMBER(struct rich_defaults, i32, "i32", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct rich_defaults, i64, "i64", TENON_KIND_I64, 4),
    TENON_GEN_MEMBER(struct rich_defaults, u64, "u64", TENON_KIND_U64, 5),
    TENON_GEN_MEMBER(struct rich_defaults, f32, "f32", TENON_KIND_F32, 6),
    TENON_GEN_MEMBER(struct rich_defaults, f64, "f64", TENON_KIND_F64, 7),
    TENON_GEN_MEMBER(struct rich_defaults, cstr, "cstr", TENON_KIND_CSTR, 8),
    TENON_GEN_MEMBER(struct rich_defaults, str, "str", TENON_KIND_STR, 9),
    TENON_GEN_MEMBER(struct rich_defaults, chars, "chars", TENON_KIND_CHARS, 10),
    TENON_GEN_MEMBER(struct rich_defaults, color, "color", TENON_KIND_ENUM, 11),
    TENON_GEN_MEMBER(struct rich_defaults, byte, "byte", TENON_KIND_ENUM, 12),
    TENON_GEN_MEMBER(struct rich_defaults, huge, "huge", TENON_KIND_ENUM, 13),
    TENON_GEN_MEMBER(struct rich_defaults, plain, "plain", TENON_KIND_I32, 14),
};
static const tenon_detail rich_defaults__details[15] = {
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
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(RICH_BLUE), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, rich_color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(RICH_BYTE_MOST), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, rich_byte_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(RICH_HUGE_MOST), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, rich_huge_type),
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_defaults__refs[15] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_rich_color, &tenon__type_rich_byte, &tenon__type_rich_huge, NULL};
static const uint16_t rich_defaults__lookup[31] = {5, 0, 3, 0, 0, 0, 0, 0, 11, 4, 6, 9, 2, 8, 10, 13, 14, 15, 0, 0, 0, 0, 12, 1,
    0, 7, 0, 0, 0, 0, 0};
enum { rich_defaults__bound = TENON_GEN_BOUND_BASE + 113 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U16
    + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS
    + TENON_GEN_BOUND_NAMES(61) + TENON_GEN_BOUND_NAMES(6) + TENON_GEN_BOUND_NAMES(6) };
static const tenon_plan rich_defaults__plan = TENON_GEN_PLAN(rich_defaults__bound, false);

static const char *rich_defaults__get(tenon__in *in, const char *p, struct rich_defaults *o)
{
    const tenon_type *const type = &tenon__type_rich_defaults;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"on\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"on\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"on\":", WORD);
    q = tenon__json_boolean(in, p, &o->on);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i8\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I8, INT8_MIN, INT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->i8 = (signed char)v;
    p = TENON_GEN_READY(in, q, ",\"port\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"port\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"port\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U16, 0, UINT16_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)))
        return tenon__gen_limited(in, p, type, o, 2, UINT64_C(0x3));
    o->port = (uint16_t)v;
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
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"f32\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f32\":", ANY);
    q = tenon__json_f32(in, p, &o->f32);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f64\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f64\":", ANY);
    q = tenon__json_f64(in, p, &o->f64);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cstr\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cstr\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"str\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"str\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"str\":", STRING);
    q = tenon__json_str(in, p, &o->str);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_rich_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->color = (enum rich_color)v;
    p = TENON_GEN_READY(in, q, ",\"byte\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byte\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"byte\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"huge\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"huge\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"huge\":", ANY);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"plain\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plain\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"plain\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    o->plain = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_defaults__put(tenon__out *out, char *p, const struct rich_defaults *o)
{
    const tenon_type *const type = &tenon__type_rich_defaults;
    const size_t bound = rich_defaults__bound;
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
    p = tenon__json_put_enum(out, p, &tenon__type_rich_color, (int32_t)o->color, bound);
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

static const char *rich_defaults__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_defaults__get(in, p, (struct rich_defaults *)o);
}
static char *rich_defaults__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_defaults__put(out, p, (const struct rich_defaults *)o);
}
static const tenon_generated rich_defaults__functions = {TENON_ABI, rich_defaults__get_any, rich_defaults__put_any};

TENON_GEN_STRUCT(rich_defaults, struct rich_defaults, 15, UINT64_C(0x7fff), 0, &rich_defaults__functions);

/* ---- struct rich_omit ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_omit, null_cstr, char **);
TENON_GEN_TYPE_IS(struct rich_omit, null_str, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_omit, null_pointer, int **);
TENON_GEN_TYPE_IS(struct rich_omit, null_raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct rich_omit, empty_cstr, char **);
TENON_GEN_TYPE_IS(struct rich_omit, empty_list, int **);
TENON_GEN_TYPE_IS(struct rich_omit, n_empty_list, size_t *);
TENON_GEN_TYPE_IS(struct rich_omit, zero, int *);
TENON_GEN_TYPE_IS(struct rich_omit, zero_f64, double *);
TENON_GEN_TYPE_IS(struct rich_omit, five, int *);
TENON_GEN_TYPE_IS(struct rich_omit, word, char **);
TENON_GEN_TYPE_IS(struct rich_omit, maybe, int *);
TENON_GEN_TYPE_IS(struct rich_omit, has_maybe, bool *);
TENON_GEN_TYPE_IS(struct rich_omit, node, struct rich_node **);
TENON_GEN_TYPE_IS(struct rich_omit, inners, struct rich_inner **);
TENON_GEN_TYPE_IS(struct rich_omit, n_inners, uint16_t *);
TENON_GEN_TYPE_IS(struct rich_omit, inner, struct rich_defaults *);
TENON_GEN_TYPE_IS(struct rich_omit, with_has, struct rich_has *);
TENON_GEN_TYPE_IS(struct rich_omit, pair, struct rich_defaults (*)[2]);

static const tenon_member rich_omit__members[16] = {
    TENON_GEN_MEMBER_WITH(struct rich_omit, null_cstr, "null_cstr", TENON_KIND_CSTR, 0, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_omit, null_str, "null_str", TENON_KIND_STR, 1, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct rich_omit, null_pointer, "null_pointer", TENON_KIND_POINTER, TENON_KIND_I32, 2, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct rich_omit, null_pointer)),
    TENON_GEN_MEMBER_WITH(struct rich_omit, null_raw, "null_raw", TENON_KIND_RAW, 3, TENON_KIND_RAW, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_omit, empty_cstr, "empty_cstr", TENON_KIND_CSTR, 4, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct rich_omit, empty_list, "empty_list", TENON_KIND_ARRAY, TENON_KIND_I32, 5, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct rich_omit, n_empty_list),
                   TENON_GEN_SIZE(struct rich_omit, empty_list)),
    TENON_GEN_MEMBER_WITH(struct rich_omit, zero, "zero", TENON_KIND_I32, 6, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_omit, zero_f64, "zero_f64", TENON_KIND_F64, 7, TENON_KIND_F64, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_omit, five, "five", TENON_KIND_I32, 8, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_omit, word, "word", TENON_KIND_CSTR, 9, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_omit, maybe, "maybe", TENON_KIND_I32, 10, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct rich_omit, node, "node", TENON_KIND_POINTER, TENON_KIND_OBJECT, 11, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct rich_omit, node)),
    TENON_GEN_MANY(struct rich_omit, inners, "inners", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 12, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct rich_omit, n_inners),
                   TENON_GEN_SIZE(struct rich_omit, inners)),
    TENON_GEN_MEMBER_WITH(struct rich_omit, inner, "inner", TENON_KIND_OBJECT, 13, TENON_KIND_OBJECT, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct rich_omit, with_has, "with_has", TENON_KIND_OBJECT, 14, TENON_KIND_OBJECT, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct rich_omit, pair, "pair", TENON_KIND_FIXED, TENON_KIND_OBJECT, 15, TENON_KIND_FIXED, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_LENGTH(struct rich_omit, pair)),
};
static const tenon_detail rich_omit__details[16] = {
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
                     TENON_GEN_PLACES(TENON_GEN_AT(struct rich_omit, has_maybe), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_node_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_defaults_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_has_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_defaults_type),
};
static const tenon_type *const rich_omit__refs[16] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_rich_node, &tenon__type_rich_inner, &tenon__type_rich_defaults, &tenon__type_rich_has, &tenon__type_rich_defaults};
static const uint16_t rich_omit__lookup[33] = {14, 0, 0, 0, 2, 13, 0, 0, 0, 3, 8, 0, 0, 7, 16, 10, 0, 12, 0, 0, 0, 0, 0, 4,
    1, 5, 0, 0, 6, 0, 9, 11, 15};
enum { rich_omit__bound = TENON_GEN_BOUND_BASE + 173 + 4 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_F64
    + 3 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_RAW
    + 3 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan rich_omit__plan = TENON_GEN_PLAN(rich_omit__bound, false);

static const char *rich_omit__get_inners(tenon__in *in, const char *p, struct rich_omit *o)
{
    struct rich_inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_rich_omit, &rich_omit__members[12], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct rich_inner *)(void *)g.data + g.n++;
        q = rich_inner__get(in, p, e);
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

static char *rich_omit__put_inners(tenon__out *out, char *p, const struct rich_omit *o)
{
    const size_t n = (size_t)o->n_inners;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->inners))
        return tenon__json_write_member(out, p, &tenon__type_rich_omit, 12, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct rich_inner *const e = &o->inners[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = rich_inner__put(out, p, e);
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

static const char *rich_omit__get(tenon__in *in, const char *p, struct rich_omit *o)
{
    const tenon_type *const type = &tenon__type_rich_omit;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"null_cstr\":", STRING);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_cstr\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"null_cstr\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->null_cstr);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"null_str\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_str\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"null_str\":", STRING);
        q = tenon__json_str(in, p, &o->null_str);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"null_pointer\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_pointer\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"null_pointer\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"null_raw\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"null_raw\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"null_raw\":", ANY);
        q = tenon__json_read_member(in, p, type, 3, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"empty_cstr\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"empty_cstr\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"empty_cstr\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->empty_cstr);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"empty_list\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"empty_list\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"empty_list\":", ANY);
        q = tenon__json_read_member(in, p, type, 5, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"zero\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"zero\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        o->zero = (int)v;
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"zero_f64\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"zero_f64\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"zero_f64\":", ANY);
        q = tenon__json_f64(in, p, &o->zero_f64);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"five\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"five\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"five\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        o->five = (int)v;
        seen |= UINT64_C(0x100);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"word\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"word\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"word\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->word);
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
    p = TENON_GEN_READY(in, q, ",\"node\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"node\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"node\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"inners\":", WORD);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"inners\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"inners\":", WORD);
        q = rich_omit__get_inners(in, p, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1000);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"inner\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"inner\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"inner\":", ANY);
        q = rich_defaults__get(in, p, &o->inner);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2000);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"with_has\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"with_has\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"with_has\":", ANY);
        q = rich_has__get(in, p, &o->with_has);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4000);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"pair\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"pair\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"pair\":", ANY);
        q = tenon__json_read_member(in, p, type, 15, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8000);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 16, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0xffff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *rich_omit__put(tenon__out *out, char *p, const struct rich_omit *o)
{
    const tenon_type *const type = &tenon__type_rich_omit;
    const size_t bound = rich_omit__bound;
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
        p = tenon__gen_room(out, rich_omit__put_inners(out, p, o), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 12);
    }
    if (!tenon__json_omits_member(out, type, 13, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"inner\":", &first);
        p = tenon__gen_room(out, rich_defaults__put(out, p, &o->inner), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 13);
    }
    if (!tenon__json_omits_member(out, type, 14, o)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"with_has\":", &first);
        p = tenon__gen_room(out, rich_has__put(out, p, &o->with_has), bound);
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

static const char *rich_omit__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_omit__get(in, p, (struct rich_omit *)o);
}
static char *rich_omit__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_omit__put(out, p, (const struct rich_omit *)o);
}
static const tenon_generated rich_omit__functions = {TENON_ABI, rich_omit__get_any, rich_omit__put_any};

TENON_GEN_STRUCT(rich_omit, struct rich_omit, 16, UINT64_C(0xffff), 0, &rich_omit__functions);

/* ---- struct rich_access -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_access, required, int *);
TENON_GEN_TYPE_IS(struct rich_access, computed, int *);
TENON_GEN_TYPE_IS(struct rich_access, computed_text, char **);
TENON_GEN_TYPE_IS(struct rich_access, secret, char **);
TENON_GEN_TYPE_IS(struct rich_access, tinted, int *);
TENON_GEN_TYPE_IS(struct rich_access, last, tenon_str *);

static const tenon_member rich_access__members[8] = {
    TENON_GEN_MEMBER(struct rich_access, required, "required", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER_WITH(struct rich_access, computed, "computed", TENON_KIND_I32, 1, TENON_STEP_SKIP, TENON_KIND_I32), /* read_only */
    TENON_GEN_MEMBER_WITH(struct rich_access, computed_text, "computed_text", TENON_KIND_CSTR, 2, TENON_STEP_SKIP, TENON_KIND_CSTR),
    TENON_GEN_MEMBER_WITH(struct rich_access, secret, "secret", TENON_KIND_CSTR, 3, TENON_KIND_CSTR, TENON_STEP_SKIP), /* write_only */
    TENON_GEN_IGNORED("untouched", 4), /* not described at all */
    TENON_GEN_IGNORED("ignored", 5),
    TENON_GEN_MEMBER(struct rich_access, tinted, "color", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct rich_access, last, "last", TENON_KIND_STR, 7),
};
static const tenon_detail rich_access__details[8] = {
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
static const tenon_type *const rich_access__refs[8] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t rich_access__lookup[17] = {8, 0, 4, 0, 3, 0, 0, 0, 0, 0, 0, 0, 7, 5, 2, 6, 1};
enum { rich_access__bound = TENON_GEN_BOUND_BASE + 92 + 2 * TENON_GEN_BOUND_BOOL + 3 * TENON_GEN_BOUND_I32
    + 2 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan rich_access__plan = TENON_GEN_PLAN(rich_access__bound, true);

static const char *rich_access__get(tenon__in *in, const char *p, struct rich_access *o)
{
    const tenon_type *const type = &tenon__type_rich_access;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"required\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"required\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"required\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->required = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"computed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"computed\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"computed\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen | UINT64_C(0x2), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"computed_text\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"computed_text\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"computed_text\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen | UINT64_C(0x4), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"secret\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"secret\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"secret\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->secret);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"color\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    o->tinted = (int)v;
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"last\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"last\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"last\":", STRING);
    q = tenon__json_str(in, p, &o->last);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xcf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *rich_access__put(tenon__out *out, char *p, const struct rich_access *o)
{
    const tenon_type *const type = &tenon__type_rich_access;
    const size_t bound = rich_access__bound;
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

static const char *rich_access__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_access__get(in, p, (struct rich_access *)o);
}
static char *rich_access__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_access__put(out, p, (const struct rich_access *)o);
}
static const tenon_generated rich_access__functions = {TENON_ABI, rich_access__get_any, rich_access__put_any};

TENON_GEN_STRUCT(rich_access, struct rich_access, 8, UINT64_C(0xff), 0, &rich_access__functions);

/* ---- struct rich_int_entry ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_int_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_int_entry, value, int *);

static const tenon_member rich_int_entry__members[1] = {
    TENON_GEN_MEMBER(struct rich_int_entry, value, "value", TENON_KIND_I32, 0),
};
static const tenon_detail rich_int_entry__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_int_entry__refs[1] = {NULL};
static const uint16_t rich_int_entry__lookup[3] = {1, 0, 0};
enum { rich_int_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan rich_int_entry__plan = TENON_GEN_PLAN(rich_int_entry__bound, false);

TENON_GEN_STRUCT(rich_int_entry, struct rich_int_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_text_entry ---------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_text_entry, key, char **);
TENON_GEN_TYPE_IS(struct rich_text_entry, value, tenon_str *);

static const tenon_member rich_text_entry__members[1] = {
    TENON_GEN_MEMBER(struct rich_text_entry, value, "value", TENON_KIND_STR, 0),
};
static const tenon_detail rich_text_entry__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_text_entry__refs[1] = {NULL};
static const uint16_t rich_text_entry__lookup[3] = {1, 0, 0};
enum { rich_text_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan rich_text_entry__plan = TENON_GEN_PLAN(rich_text_entry__bound, false);

TENON_GEN_STRUCT(rich_text_entry, struct rich_text_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_inner_entry --------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_inner_entry, key, char (*)[16]);
TENON_GEN_TYPE_IS(struct rich_inner_entry, value, struct rich_inner *);

static const tenon_member rich_inner_entry__members[1] = {
    TENON_GEN_MEMBER(struct rich_inner_entry, value, "value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail rich_inner_entry__details[1] = {
    TENON_GEN_REFERS(rich_inner),
};
static const tenon_type *const rich_inner_entry__refs[1] = {&tenon__type_rich_inner};
static const uint16_t rich_inner_entry__lookup[3] = {1, 0, 0};
enum { rich_inner_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_inner_entry__plan = TENON_GEN_PLAN(rich_inner_entry__bound, false);

TENON_GEN_STRUCT(rich_inner_entry, struct rich_inner_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_list_entry ---------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_list_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_list_entry, items, double **);
TENON_GEN_TYPE_IS(struct rich_list_entry, n, size_t *);

static const tenon_member rich_list_entry__members[1] = {
    TENON_GEN_MANY(struct rich_list_entry, items, "items", TENON_KIND_ARRAY, TENON_KIND_F64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_list_entry, n),
                   TENON_GEN_SIZE(struct rich_list_entry, items)),
};
static const tenon_detail rich_list_entry__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const rich_list_entry__refs[1] = {NULL};
static const uint16_t rich_list_entry__lookup[3] = {0, 0, 1};
enum { rich_list_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan rich_list_entry__plan = TENON_GEN_PLAN(rich_list_entry__bound, false);

TENON_GEN_STRUCT(rich_list_entry, struct rich_list_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_pointer_entry ------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_pointer_entry, key, const char **);
TENON_GEN_TYPE_IS(struct rich_pointer_entry, value, struct rich_inner **);

static const tenon_member rich_pointer_entry__members[1] = {
    TENON_GEN_MANY(struct rich_pointer_entry, value, "value", TENON_KIND_POINTER, TENON_KIND_OBJECT, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_pointer_entry, value)),
};
static const tenon_detail rich_pointer_entry__details[1] = {
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
};
static const tenon_type *const rich_pointer_entry__refs[1] = {&tenon__type_rich_inner};
static const uint16_t rich_pointer_entry__lookup[3] = {1, 0, 0};
enum { rich_pointer_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_pointer_entry__plan = TENON_GEN_PLAN(rich_pointer_entry__bound, false);

TENON_GEN_STRUCT(rich_pointer_entry, struct rich_pointer_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_peer ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_peer, port, int *);
TENON_GEN_TYPE_IS(struct rich_peer, id, char (*)[12]);
TENON_GEN_TYPE_IS(struct rich_peer, host, char **);

static const tenon_member rich_peer__members[3] = {
    TENON_GEN_MEMBER(struct rich_peer, port, "port", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct rich_peer, id, "id", TENON_KIND_CHARS, 1),
    TENON_GEN_MEMBER(struct rich_peer, host, "host", TENON_KIND_CSTR, 2),
};
static const tenon_detail rich_peer__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_peer__refs[3] = {NULL, NULL, NULL};
static const uint16_t rich_peer__lookup[7] = {1, 0, 3, 0, 0, 0, 2};
enum { rich_peer__bound = TENON_GEN_BOUND_BASE + 22 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan rich_peer__plan = TENON_GEN_PLAN(rich_peer__bound, false);

static const char *rich_peer__get(tenon__in *in, const char *p, struct rich_peer *o)
{
    const tenon_type *const type = &tenon__type_rich_peer;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"port\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"port\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"port\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->port = (int)v;
    p = TENON_GEN_READY(in, q, ",\"id\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"id\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", STRING);
    q = tenon__json_chars(in, p, o->id, sizeof o->id);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"host\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"host\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"host\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->host);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *rich_peer__put(tenon__out *out, char *p, const struct rich_peer *o)
{
    const tenon_type *const type = &tenon__type_rich_peer;
    const size_t bound = rich_peer__bound;
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

static const char *rich_peer__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_peer__get(in, p, (struct rich_peer *)o);
}
static char *rich_peer__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_peer__put(out, p, (const struct rich_peer *)o);
}
static const tenon_generated rich_peer__functions = {TENON_ABI, rich_peer__get_any, rich_peer__put_any};

TENON_GEN_STRUCT(rich_peer, struct rich_peer, 3, UINT64_C(0x7), 0, &rich_peer__functions);

/* ---- struct rich_route --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_route, path, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_route, weight, int *);

static const tenon_member rich_route__members[2] = {
    TENON_GEN_MEMBER(struct rich_route, path, "path", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct rich_route, weight, "weight", TENON_KIND_I32, 1),
};
static const tenon_detail rich_route__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_route__refs[2] = {NULL, NULL};
static const uint16_t rich_route__lookup[5] = {1, 0, 0, 2, 0};
enum { rich_route__bound = TENON_GEN_BOUND_BASE + 18 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan rich_route__plan = TENON_GEN_PLAN(rich_route__bound, false);

static const char *rich_route__get(tenon__in *in, const char *p, struct rich_route *o)
{
    const tenon_type *const type = &tenon__type_rich_route;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"path\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"path\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"path\":", STRING);
    q = tenon__json_str(in, p, &o->path);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"weight\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"weight\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"weight\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->weight = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *rich_route__put(tenon__out *out, char *p, const struct rich_route *o)
{
    const tenon_type *const type = &tenon__type_rich_route;
    const size_t bound = rich_route__bound;
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

static const char *rich_route__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_route__get(in, p, (struct rich_route *)o);
}
static char *rich_route__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_route__put(out, p, (const struct rich_route *)o);
}
static const tenon_generated rich_route__functions = {TENON_ABI, rich_route__get_any, rich_route__put_any};

TENON_GEN_STRUCT(rich_route, struct rich_route, 2, UINT64_C(0x3), 0, &rich_route__functions);

/* ---- struct rich_hidden -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_hidden, a, int *);
TENON_GEN_TYPE_IS(struct rich_hidden, key, char **);
TENON_GEN_TYPE_IS(struct rich_hidden, b, tenon_str *);

static const tenon_member rich_hidden__members[3] = {
    TENON_GEN_MEMBER(struct rich_hidden, a, "a", TENON_KIND_I32, 0),
    TENON_GEN_IGNORED("key", 1),
    TENON_GEN_MEMBER(struct rich_hidden, b, "b", TENON_KIND_STR, 2),
};
static const tenon_detail rich_hidden__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_hidden__refs[3] = {NULL, NULL, NULL};
static const uint16_t rich_hidden__lookup[7] = {3, 0, 0, 0, 2, 0, 1};
enum { rich_hidden__bound = TENON_GEN_BOUND_BASE + 17 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan rich_hidden__plan = TENON_GEN_PLAN(rich_hidden__bound, false);

static const char *rich_hidden__get(tenon__in *in, const char *p, struct rich_hidden *o)
{
    const tenon_type *const type = &tenon__type_rich_hidden;
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
    p = TENON_GEN_READY(in, q, ",\"b\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", STRING);
    q = tenon__json_str(in, p, &o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x5), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *rich_hidden__put(tenon__out *out, char *p, const struct rich_hidden *o)
{
    const tenon_type *const type = &tenon__type_rich_hidden;
    const size_t bound = rich_hidden__bound;
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

static const char *rich_hidden__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_hidden__get(in, p, (struct rich_hidden *)o);
}
static char *rich_hidden__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_hidden__put(out, p, (const struct rich_hidden *)o);
}
static const tenon_generated rich_hidden__functions = {TENON_ABI, rich_hidden__get_any, rich_hidden__put_any};

TENON_GEN_STRUCT(rich_hidden, struct rich_hidden, 3, UINT64_C(0x7), 0, &rich_hidden__functions);

/* ---- struct rich_sub ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_sub, entries, struct rich_int_entry **);
TENON_GEN_TYPE_IS(struct rich_sub, n, uint8_t *);

static const tenon_member rich_sub__members[1] = {
    TENON_GEN_MANY(struct rich_sub, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_sub, n),
                   TENON_GEN_SIZE(struct rich_sub, entries)),
};
static const tenon_detail rich_sub__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_U8, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_int_entry, key), TENON_GEN_SIZE(struct rich_int_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_int_entry_type),
};
static const tenon_type *const rich_sub__refs[1] = {&tenon__type_rich_int_entry};
static const uint16_t rich_sub__lookup[3] = {0, 1, 0};
enum { rich_sub__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan rich_sub__plan = TENON_GEN_PLAN(rich_sub__bound, false);

TENON_GEN_STRUCT(rich_sub, struct rich_sub, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_sub_entry ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_sub_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_sub_entry, value, struct rich_sub *);

static const tenon_member rich_sub_entry__members[1] = {
    TENON_GEN_MEMBER(struct rich_sub_entry, value, "value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail rich_sub_entry__details[1] = {
    TENON_GEN_REFERS(rich_sub),
};
static const tenon_type *const rich_sub_entry__refs[1] = {&tenon__type_rich_sub};
static const uint16_t rich_sub_entry__lookup[3] = {1, 0, 0};
enum { rich_sub_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_sub_entry__plan = TENON_GEN_PLAN(rich_sub_entry__bound, false);

TENON_GEN_STRUCT(rich_sub_entry, struct rich_sub_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_maps ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_maps, ints, struct rich_int_entry **);
TENON_GEN_TYPE_IS(struct rich_maps, n_ints, size_t *);
TENON_GEN_TYPE_IS(struct rich_maps, texts, struct rich_text_entry **);
TENON_GEN_TYPE_IS(struct rich_maps, n_texts, uint32_t *);
TENON_GEN_TYPE_IS(struct rich_maps, inners, struct rich_inner_entry **);
TENON_GEN_TYPE_IS(struct rich_maps, n_inners, int *);
TENON_GEN_TYPE_IS(struct rich_maps, lists, struct rich_list_entry **);
TENON_GEN_TYPE_IS(struct rich_maps, n_lists, size_t *);
TENON_GEN_TYPE_IS(struct rich_maps, pointers, struct rich_pointer_entry **);
TENON_GEN_TYPE_IS(struct rich_maps, n_pointers, size_t *);
TENON_GEN_TYPE_IS(struct rich_maps, peers, struct rich_peer **);
TENON_GEN_TYPE_IS(struct rich_maps, n_peers, size_t *);
TENON_GEN_TYPE_IS(struct rich_maps, routes, struct rich_route **);
TENON_GEN_TYPE_IS(struct rich_maps, n_routes, size_t *);
TENON_GEN_TYPE_IS(struct rich_maps, hiddens, struct rich_hidden **);
TENON_GEN_TYPE_IS(struct rich_maps, n_hiddens, size_t *);
TENON_GEN_TYPE_IS(struct rich_maps, subs, struct rich_sub_entry **);
TENON_GEN_TYPE_IS(struct rich_maps, n_subs, size_t *);

static const tenon_member rich_maps__members[9] = {
    TENON_GEN_MANY(struct rich_maps, ints, "ints", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_ints),
                   TENON_GEN_SIZE(struct rich_maps, ints)),
    TENON_GEN_MANY(struct rich_maps, texts, "texts", TENON_KIND_MAP, TENON_KIND_OBJECT, 1, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_texts),
                   TENON_GEN_SIZE(struct rich_maps, texts)),
    TENON_GEN_MANY(struct rich_maps, inners, "inners", TENON_KIND_MAP, TENON_KIND_OBJECT, 2, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_inners),
                   TENON_GEN_SIZE(struct rich_maps, inners)),
    TENON_GEN_MANY(struct rich_maps, lists, "lists", TENON_KIND_MAP, TENON_KIND_OBJECT, 3, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_lists),
                   TENON_GEN_SIZE(struct rich_maps, lists)),
    TENON_GEN_MANY(struct rich_maps, pointers, "pointers", TENON_KIND_MAP, TENON_KIND_OBJECT, 4, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_pointers),
                   TENON_GEN_SIZE(struct rich_maps, pointers)),
    TENON_GEN_MANY(struct rich_maps, peers, "peers", TENON_KIND_MAP, TENON_KIND_OBJECT, 5, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_peers),
                   TENON_GEN_SIZE(struct rich_maps, peers)),
    TENON_GEN_MANY(struct rich_maps, routes, "routes", TENON_KIND_MAP, TENON_KIND_OBJECT, 6, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_routes),
                   TENON_GEN_SIZE(struct rich_maps, routes)),
    TENON_GEN_MANY(struct rich_maps, hiddens, "hiddens", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_hiddens),
                   TENON_GEN_SIZE(struct rich_maps, hiddens)),
    TENON_GEN_MANY(struct rich_maps, subs, "subs", TENON_KIND_MAP, TENON_KIND_OBJECT, 8, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_maps, n_subs),
                   TENON_GEN_SIZE(struct rich_maps, subs)),
};
static const tenon_detail rich_maps__details[9] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_int_entry, key), TENON_GEN_SIZE(struct rich_int_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_int_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_U32, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_text_entry, key), TENON_GEN_SIZE(struct rich_text_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_text_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_I32, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_inner_entry, key), TENON_GEN_SIZE(struct rich_inner_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_list_entry, key), TENON_GEN_SIZE(struct rich_list_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_list_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_pointer_entry, key), TENON_GEN_SIZE(struct rich_pointer_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_pointer_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_peer, id), TENON_GEN_SIZE(struct rich_peer, id)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_peer_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_route, path), TENON_GEN_SIZE(struct rich_route, path)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_route_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_hidden, key), TENON_GEN_SIZE(struct rich_hidden, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_hidden_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_sub_entry, key), TENON_GEN_SIZE(struct rich_sub_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_sub_entry_type),
};
static const tenon_type *const rich_maps__refs[9] = {&tenon__type_rich_int_entry, &tenon__type_rich_text_entry, &tenon__type_rich_inner_entry, &tenon__type_rich_list_entry, &tenon__type_rich_pointer_entry, &tenon__type_rich_peer, &tenon__type_rich_route, &tenon__type_rich_hidden,
    &tenon__type_rich_sub_entry};
static const uint16_t rich_maps__lookup[19] = {8, 0, 3, 0, 0, 4, 0, 0, 0, 6, 0, 0, 5, 1, 2, 0, 0, 7, 9};
enum { rich_maps__bound = TENON_GEN_BOUND_BASE + 86 + 9 * TENON_GEN_BOUND_MAP };
static const tenon_plan rich_maps__plan = TENON_GEN_PLAN(rich_maps__bound, false);

static const char *rich_maps__get_inners(tenon__in *in, const char *p, struct rich_maps *o)
{
    struct rich_inner_entry *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_rich_maps, &rich_maps__members[2], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct rich_inner_entry *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_CHARS, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, tenon__gen_length(e->key, sizeof e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = rich_inner__get(in, p, &e->value);
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

static char *rich_maps__put_inners(tenon__out *out, char *p, const struct rich_maps *o)
{
    const size_t n = (size_t)o->n_inners;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->inners) ||
        TENON__UNLIKELY(o->n_inners < 0))
        return tenon__json_write_member(out, p, &tenon__type_rich_maps, 2, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct rich_inner_entry *const e = &o->inners[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = tenon__gen_length(key, sizeof e->key);
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_rich_maps, 2, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = rich_inner__put(out, p, &e->value);
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

static const char *rich_maps__get(tenon__in *in, const char *p, struct rich_maps *o)
{
    const tenon_type *const type = &tenon__type_rich_maps;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"ints\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"ints\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"ints\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"inners\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inners\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"inners\":", WORD);
    q = rich_maps__get_inners(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"lists\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"lists\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"lists\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointers\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointers\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"peers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"peers\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"peers\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"routes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"routes\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"routes\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"hiddens\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"hiddens\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"hiddens\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"subs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"subs\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"subs\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_maps__put(tenon__out *out, char *p, const struct rich_maps *o)
{
    const tenon_type *const type = &tenon__type_rich_maps;
    const size_t bound = rich_maps__bound;
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
    p = tenon__gen_room(out, rich_maps__put_inners(out, p, o), bound);
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

static const char *rich_maps__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_maps__get(in, p, (struct rich_maps *)o);
}
static char *rich_maps__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_maps__put(out, p, (const struct rich_maps *)o);
}
static const tenon_generated rich_maps__functions = {TENON_ABI, rich_maps__get_any, rich_maps__put_any};

TENON_GEN_STRUCT(rich_maps, struct rich_maps, 9, UINT64_C(0x1ff), 0, &rich_maps__functions);

/* ---- struct rich_ints ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_ints, items, int **);
TENON_GEN_TYPE_IS(struct rich_ints, n, size_t *);

static const tenon_member rich_ints__members[1] = {
    TENON_GEN_MANY(struct rich_ints, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_ints, n),
                   TENON_GEN_SIZE(struct rich_ints, items)),
};
static const tenon_detail rich_ints__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const rich_ints__refs[1] = {NULL};
static const uint16_t rich_ints__lookup[3] = {0, 0, 1};
enum { rich_ints__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan rich_ints__plan = TENON_GEN_PLAN(rich_ints__bound, false);

TENON_GEN_STRUCT(rich_ints, struct rich_ints, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_inners -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_inners, items, struct rich_inner **);
TENON_GEN_TYPE_IS(struct rich_inners, n, size_t *);

static const tenon_member rich_inners__members[1] = {
    TENON_GEN_MANY(struct rich_inners, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_inners, n),
                   TENON_GEN_SIZE(struct rich_inners, items)),
};
static const tenon_detail rich_inners__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
};
static const tenon_type *const rich_inners__refs[1] = {&tenon__type_rich_inner};
static const uint16_t rich_inners__lookup[3] = {0, 0, 1};
enum { rich_inners__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan rich_inners__plan = TENON_GEN_PLAN(rich_inners__bound, false);

static const char *rich_inners__get_items(tenon__in *in, const char *p, struct rich_inners *o)
{
    struct rich_inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_rich_inners, &rich_inners__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct rich_inner *)(void *)g.data + g.n++;
        q = rich_inner__get(in, p, e);
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

static char *rich_inners__put_items(tenon__out *out, char *p, const struct rich_inners *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_rich_inners, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct rich_inner *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = rich_inner__put(out, p, e);
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

static const char *rich_inners__get(tenon__in *in, const char *p, struct rich_inners *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = rich_inners__get_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_rich_inners, o);
}

static char *rich_inners__put(tenon__out *out, char *p, const struct rich_inners *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? rich_inners__put_items(out, p, o) : NULL;
}

static const char *rich_inners__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_inners__get(in, p, (struct rich_inners *)o);
}
static char *rich_inners__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_inners__put(out, p, (const struct rich_inners *)o);
}
static const tenon_generated rich_inners__functions = {TENON_ABI, rich_inners__get_any, rich_inners__put_any};

TENON_GEN_STRUCT(rich_inners, struct rich_inners, 1, UINT64_C(0x1), TENON_TRANSPARENT, &rich_inners__functions);

/* ---- struct rich_dictionary ---------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_dictionary, entries, struct rich_inner_entry **);
TENON_GEN_TYPE_IS(struct rich_dictionary, n, size_t *);

static const tenon_member rich_dictionary__members[1] = {
    TENON_GEN_MANY(struct rich_dictionary, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_dictionary, n),
                   TENON_GEN_SIZE(struct rich_dictionary, entries)),
};
static const tenon_detail rich_dictionary__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_inner_entry, key), TENON_GEN_SIZE(struct rich_inner_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_entry_type),
};
static const tenon_type *const rich_dictionary__refs[1] = {&tenon__type_rich_inner_entry};
static const uint16_t rich_dictionary__lookup[3] = {0, 1, 0};
enum { rich_dictionary__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan rich_dictionary__plan = TENON_GEN_PLAN(rich_dictionary__bound, false);

static const char *rich_dictionary__get_entries(tenon__in *in, const char *p, struct rich_dictionary *o)
{
    struct rich_inner_entry *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_rich_dictionary, &rich_dictionary__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct rich_inner_entry *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_CHARS, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, tenon__gen_length(e->key, sizeof e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = rich_inner__get(in, p, &e->value);
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

static char *rich_dictionary__put_entries(tenon__out *out, char *p, const struct rich_dictionary *o)
{
    const size_t n = (size_t)o->n;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->entries))
        return tenon__json_write_member(out, p, &tenon__type_rich_dictionary, 0, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct rich_inner_entry *const e = &o->entries[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = tenon__gen_length(key, sizeof e->key);
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_rich_dictionary, 0, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = rich_inner__put(out, p, &e->value);
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

static const char *rich_dictionary__get(tenon__in *in, const char *p, struct rich_dictionary *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = rich_dictionary__get_entries(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_rich_dictionary, o);
}

static char *rich_dictionary__put(tenon__out *out, char *p, const struct rich_dictionary *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? rich_dictionary__put_entries(out, p, o) : NULL;
}

static const char *rich_dictionary__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_dictionary__get(in, p, (struct rich_dictionary *)o);
}
static char *rich_dictionary__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_dictionary__put(out, p, (const struct rich_dictionary *)o);
}
static const tenon_generated rich_dictionary__functions = {TENON_ABI, rich_dictionary__get_any, rich_dictionary__put_any};

TENON_GEN_STRUCT(rich_dictionary, struct rich_dictionary, 1, UINT64_C(0x1), TENON_TRANSPARENT, &rich_dictionary__functions);

/* ---- struct rich_meters -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_meters, value, double *);

static const tenon_member rich_meters__members[1] = {
    TENON_GEN_MEMBER(struct rich_meters, value, "value", TENON_KIND_F64, 0),
};
static const tenon_detail rich_meters__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_meters__refs[1] = {NULL};
static const uint16_t rich_meters__lookup[3] = {1, 0, 0};
enum { rich_meters__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan rich_meters__plan = TENON_GEN_PLAN(rich_meters__bound, false);

TENON_GEN_STRUCT(rich_meters, struct rich_meters, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_label --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_label, text, tenon_str *);

static const tenon_member rich_label__members[1] = {
    TENON_GEN_MEMBER(struct rich_label, text, "text", TENON_KIND_STR, 0),
};
static const tenon_detail rich_label__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_label__refs[1] = {NULL};
static const uint16_t rich_label__lookup[3] = {0, 1, 0};
enum { rich_label__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan rich_label__plan = TENON_GEN_PLAN(rich_label__bound, false);

TENON_GEN_STRUCT(rich_label, struct rich_label, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_tint ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_tint, color, enum rich_color *);

static const tenon_member rich_tint__members[1] = {
    TENON_GEN_MEMBER(struct rich_tint, color, "color", TENON_KIND_ENUM, 0),
};
static const tenon_detail rich_tint__details[1] = {
    TENON_GEN_REFERS(rich_color),
};
static const tenon_type *const rich_tint__refs[1] = {&tenon__type_rich_color};
static const uint16_t rich_tint__lookup[3] = {0, 0, 1};
enum { rich_tint__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(61) };
static const tenon_plan rich_tint__plan = TENON_GEN_PLAN(rich_tint__bound, false);

TENON_GEN_STRUCT(rich_tint, struct rich_tint, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_moment -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_moment, time, tenon_time *);

static const tenon_member rich_moment__members[1] = {
    TENON_GEN_MEMBER(struct rich_moment, time, "time", TENON_KIND_TIME, 0),
};
static const tenon_detail rich_moment__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_moment__refs[1] = {NULL};
static const uint16_t rich_moment__lookup[3] = {1, 0, 0};
enum { rich_moment__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_TIME };
static const tenon_plan rich_moment__plan = TENON_GEN_PLAN(rich_moment__bound, false);

TENON_GEN_STRUCT(rich_moment, struct rich_moment, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_anything ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct rich_anything, raw, tenon_raw *);

static const tenon_member rich_anything__members[1] = {
    TENON_GEN_MEMBER(struct rich_anything, raw, "raw", TENON_KIND_RAW, 0),
};
static const tenon_detail rich_anything__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const rich_anything__refs[1] = {NULL};
static const uint16_t rich_anything__lookup[3] = {0, 0, 1};
enum { rich_anything__bound = TENON_GEN_BOUND_BASE + 7 + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan rich_anything__plan = TENON_GEN_PLAN(rich_anything__bound, false);

TENON_GEN_STRUCT(rich_anything, struct rich_anything, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_maybe --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_maybe, inner, struct rich_inner **);

static const tenon_member rich_maybe__members[1] = {
    TENON_GEN_MANY(struct rich_maybe, inner, "inner", TENON_KIND_POINTER, TENON_KIND_OBJECT, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_maybe, inner)),
};
static const tenon_detail rich_maybe__details[1] = {
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_inner_type),
};
static const tenon_type *const rich_maybe__refs[1] = {&tenon__type_rich_inner};
static const uint16_t rich_maybe__lookup[3] = {1, 0, 0};
enum { rich_maybe__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_maybe__plan = TENON_GEN_PLAN(rich_maybe__bound, false);

TENON_GEN_STRUCT(rich_maybe, struct rich_maybe, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_wrapped ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_wrapped, inner, struct rich_inner *);

static const tenon_member rich_wrapped__members[1] = {
    TENON_GEN_MEMBER(struct rich_wrapped, inner, "inner", TENON_KIND_OBJECT, 0),
};
static const tenon_detail rich_wrapped__details[1] = {
    TENON_GEN_REFERS(rich_inner),
};
static const tenon_type *const rich_wrapped__refs[1] = {&tenon__type_rich_inner};
static const uint16_t rich_wrapped__lookup[3] = {1, 0, 0};
enum { rich_wrapped__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_wrapped__plan = TENON_GEN_PLAN(rich_wrapped__bound, false);

TENON_GEN_STRUCT(rich_wrapped, struct rich_wrapped, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_wrapped_twice ------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_wrapped_twice, wrapped, struct rich_wrapped *);

static const tenon_member rich_wrapped_twice__members[1] = {
    TENON_GEN_MEMBER(struct rich_wrapped_twice, wrapped, "wrapped", TENON_KIND_OBJECT, 0),
};
static const tenon_detail rich_wrapped_twice__details[1] = {
    TENON_GEN_REFERS(rich_wrapped),
};
static const tenon_type *const rich_wrapped_twice__refs[1] = {&tenon__type_rich_wrapped};
static const uint16_t rich_wrapped_twice__lookup[3] = {0, 0, 1};
enum { rich_wrapped_twice__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_wrapped_twice__plan = TENON_GEN_PLAN(rich_wrapped_twice__bound, false);

TENON_GEN_STRUCT(rich_wrapped_twice, struct rich_wrapped_twice, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct rich_transparent --------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_transparent, meters, struct rich_meters *);
TENON_GEN_TYPE_IS(struct rich_transparent, label, struct rich_label *);
TENON_GEN_TYPE_IS(struct rich_transparent, tint, struct rich_tint *);
TENON_GEN_TYPE_IS(struct rich_transparent, moment, struct rich_moment *);
TENON_GEN_TYPE_IS(struct rich_transparent, row, struct rich_ints *);
TENON_GEN_TYPE_IS(struct rich_transparent, rows, struct rich_ints **);
TENON_GEN_TYPE_IS(struct rich_transparent, n_rows, size_t *);
TENON_GEN_TYPE_IS(struct rich_transparent, wrapped, struct rich_wrapped_twice *);
TENON_GEN_TYPE_IS(struct rich_transparent, wrappeds, struct rich_wrapped_twice **);
TENON_GEN_TYPE_IS(struct rich_transparent, n_wrappeds, size_t *);
TENON_GEN_TYPE_IS(struct rich_transparent, lengths, struct rich_meters **);
TENON_GEN_TYPE_IS(struct rich_transparent, n_lengths, size_t *);
TENON_GEN_TYPE_IS(struct rich_transparent, pointer, struct rich_meters **);
TENON_GEN_TYPE_IS(struct rich_transparent, dictionary, struct rich_dictionary *);
TENON_GEN_TYPE_IS(struct rich_transparent, maybes, struct rich_maybe (*)[2]);

static const tenon_member rich_transparent__members[12] = {
    TENON_GEN_MEMBER(struct rich_transparent, meters, "meters", TENON_KIND_OBJECT, 0),
    TENON_GEN_MEMBER(struct rich_transparent, label, "label", TENON_KIND_OBJECT, 1),
    TENON_GEN_MEMBER(struct rich_transparent, tint, "tint", TENON_KIND_OBJECT, 2),
    TENON_GEN_MEMBER(struct rich_transparent, moment, "moment", TENON_KIND_OBJECT, 3),
    TENON_GEN_MEMBER(struct rich_transparent, row, "row", TENON_KIND_OBJECT, 4),
    TENON_GEN_MANY(struct rich_transparent, rows, "rows", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_transparent, n_rows),
                   TENON_GEN_SIZE(struct rich_transparent, rows)), /* an array of arrays */
    TENON_GEN_MEMBER(struct rich_transparent, wrapped, "wrapped", TENON_KIND_OBJECT, 6),
    TENON_GEN_MANY(struct rich_transparent, wrappeds, "wrappeds", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 7, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_transparent, n_wrappeds),
                   TENON_GEN_SIZE(struct rich_transparent, wrappeds)),
    TENON_GEN_MANY(struct rich_transparent, lengths, "lengths", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 8, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_transparent, n_lengths),
                   TENON_GEN_SIZE(struct rich_transparent, lengths)),
    TENON_GEN_MANY(struct rich_transparent, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_transparent, pointer)),
    TENON_GEN_MEMBER(struct rich_transparent, dictionary, "dictionary", TENON_KIND_OBJECT, 10),
    TENON_GEN_MANY(struct rich_transparent, maybes, "maybes", TENON_KIND_FIXED, TENON_KIND_OBJECT, 11, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct rich_transparent, maybes)),
};
static const tenon_detail rich_transparent__details[12] = {
    TENON_GEN_REFERS(rich_meters),
    TENON_GEN_REFERS(rich_label),
    TENON_GEN_REFERS(rich_tint),
    TENON_GEN_REFERS(rich_moment),
    TENON_GEN_REFERS(rich_ints),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_ints_type),
    TENON_GEN_REFERS(rich_wrapped_twice),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_wrapped_twice_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_meters_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_meters_type),
    TENON_GEN_REFERS(rich_dictionary),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_maybe_type),
};
static const tenon_type *const rich_transparent__refs[12] = {&tenon__type_rich_meters, &tenon__type_rich_label, &tenon__type_rich_tint, &tenon__type_rich_moment, &tenon__type_rich_ints, &tenon__type_rich_ints, &tenon__type_rich_wrapped_twice, &tenon__type_rich_wrapped_twice,
    &tenon__type_rich_meters, &tenon__type_rich_meters, &tenon__type_rich_dictionary, &tenon__type_rich_maybe};
static const uint16_t rich_transparent__lookup[25] = {0, 0, 0, 4, 5, 0, 0, 11, 8, 2, 0, 0, 3, 6, 0, 0, 10, 1, 9, 0, 0, 0, 12, 7,
    0};
enum { rich_transparent__bound = TENON_GEN_BOUND_BASE + 121 + 8 * TENON_GEN_BOUND_OBJECT + 3 * TENON_GEN_BOUND_ARRAY
    + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan rich_transparent__plan = TENON_GEN_PLAN(rich_transparent__bound, false);

static const char *rich_transparent__get(tenon__in *in, const char *p, struct rich_transparent *o)
{
    const tenon_type *const type = &tenon__type_rich_transparent;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"meters\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"meters\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"meters\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"label\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"label\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"label\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tint\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tint\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tint\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"moment\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"moment\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"moment\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"row\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"row\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"row\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"rows\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rows\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"rows\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"wrapped\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wrapped\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"wrapped\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"wrappeds\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wrappeds\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"wrappeds\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"lengths\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"lengths\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"lengths\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"dictionary\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"dictionary\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"dictionary\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"maybes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybes\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybes\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_transparent__put(tenon__out *out, char *p, const struct rich_transparent *o)
{
    const tenon_type *const type = &tenon__type_rich_transparent;
    const size_t bound = rich_transparent__bound;
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

static const char *rich_transparent__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_transparent__get(in, p, (struct rich_transparent *)o);
}
static char *rich_transparent__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_transparent__put(out, p, (const struct rich_transparent *)o);
}
static const tenon_generated rich_transparent__functions = {TENON_ABI, rich_transparent__get_any, rich_transparent__put_any};

TENON_GEN_STRUCT(rich_transparent, struct rich_transparent, 12, UINT64_C(0xfff), 0, &rich_transparent__functions);

/* ---- struct rich_any ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_any, str, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_any, cstr, char **);
TENON_GEN_TYPE_IS(struct rich_any, chars, char (*)[140]);
TENON_GEN_TYPE_IS(struct rich_any, tiny, char (*)[4]);
TENON_GEN_TYPE_IS(struct rich_any, f64, double *);
TENON_GEN_TYPE_IS(struct rich_any, f32, float *);
TENON_GEN_TYPE_IS(struct rich_any, i64, int64_t *);
TENON_GEN_TYPE_IS(struct rich_any, u64, uint64_t *);
TENON_GEN_TYPE_IS(struct rich_any, i32, int *);
TENON_GEN_TYPE_IS(struct rich_any, u8, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_any, b, bool *);
TENON_GEN_TYPE_IS(struct rich_any, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct rich_any, time, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_any, color, enum rich_color *);
TENON_GEN_TYPE_IS(struct rich_any, list, double **);
TENON_GEN_TYPE_IS(struct rich_any, n_list, size_t *);
TENON_GEN_TYPE_IS(struct rich_any, map, struct rich_int_entry **);
TENON_GEN_TYPE_IS(struct rich_any, n_map, size_t *);
TENON_GEN_TYPE_IS(struct rich_any, cut, char (*)[20]);

static const tenon_member rich_any__members[17] = {
    TENON_GEN_MEMBER(struct rich_any, str, "str", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct rich_any, cstr, "cstr", TENON_KIND_CSTR, 1),
    TENON_GEN_MEMBER(struct rich_any, chars, "chars", TENON_KIND_CHARS, 2),
    TENON_GEN_MEMBER(struct rich_any, tiny, "tiny", TENON_KIND_CHARS, 3),
    TENON_GEN_MEMBER(struct rich_any, f64, "f64", TENON_KIND_F64, 4),
    TENON_GEN_MEMBER(struct rich_any, f32, "f32", TENON_KIND_F32, 5),
    TENON_GEN_MEMBER(struct rich_any, i64, "i64", TENON_KIND_I64, 6),
    TENON_GEN_MEMBER(struct rich_any, u64, "u64", TENON_KIND_U64, 7),
    TENON_GEN_MEMBER(struct rich_any, i32, "i32", TENON_KIND_I32, 8),
    TENON_GEN_MEMBER(struct rich_any, u8, "u8", TENON_KIND_U8, 9),
    TENON_GEN_MEMBER(struct rich_any, b, "b", TENON_KIND_BOOL, 10),
    TENON_GEN_MEMBER(struct rich_any, raw, "raw", TENON_KIND_RAW, 11),
    TENON_GEN_MEMBER(struct rich_any, time, "time", TENON_KIND_TIME, 12),
    TENON_GEN_MEMBER(struct rich_any, color, "color", TENON_KIND_ENUM, 13),
    TENON_GEN_MANY(struct rich_any, list, "list", TENON_KIND_ARRAY, TENON_KIND_F64, 14, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_any, n_list),
                   TENON_GEN_SIZE(struct rich_any, list)),
    TENON_GEN_MANY(struct rich_any, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 15, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_any, n_map),
                   TENON_GEN_SIZE(struct rich_any, map)),
    TENON_GEN_MEMBER_WITH(struct rich_any, cut, "cut", TENON_KIND_CHARS, 16, TENON_STEP_SPECIAL, TENON_KIND_CHARS),
};
static const tenon_detail rich_any__details[17] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(rich_color),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_int_entry, key), TENON_GEN_SIZE(struct rich_int_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_int_entry_type),
    TENON_GEN_DETAIL(TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const rich_any__refs[17] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, &tenon__type_rich_color, NULL, &tenon__type_rich_int_entry,
    NULL};
static const uint16_t rich_any__lookup[35] = {7, 0, 15, 11, 13, 10, 17, 16, 0, 3, 2, 8, 9, 0, 5, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 12, 14, 0, 0, 6, 0, 0, 0, 0, 0};
enum { rich_any__bound = TENON_GEN_BOUND_BASE + 124 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U8 + 1 * TENON_GEN_BOUND_U64
    + 1 * TENON_GEN_BOUND_F32 + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 3 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_TIME + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_MAP
    + TENON_GEN_BOUND_NAMES(61) };
static const tenon_plan rich_any__plan = TENON_GEN_PLAN(rich_any__bound, false);

static const char *rich_any__get(tenon__in *in, const char *p, struct rich_any *o)
{
    const tenon_type *const type = &tenon__type_rich_any;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"str\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"str\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"str\":", STRING);
    q = tenon__json_str(in, p, &o->str);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cstr\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cstr\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cstr\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->cstr);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"chars\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"chars\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"chars\":", STRING);
    q = tenon__json_chars(in, p, o->chars, sizeof o->chars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tiny\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tiny\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tiny\":", STRING);
    q = tenon__json_chars(in, p, o->tiny, sizeof o->tiny);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f64\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f64\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f64\":", ANY);
    q = tenon__json_f64(in, p, &o->f64);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"f32\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f32\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f32\":", ANY);
    q = tenon__json_f32(in, p, &o->f32);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"i64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i64\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->i64 = (int64_t)v;
    p = TENON_GEN_READY(in, q, ",\"u64\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u64\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u64\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->u64 = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"i32\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i32\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i32\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->i32 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"u8\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u8\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u8\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    o->u8 = (uint8_t)v;
    p = TENON_GEN_READY(in, q, ",\"b\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", WORD);
    q = tenon__json_boolean(in, p, &o->b);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"time\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", TIME);
    q = tenon__json_time(in, p, &o->time);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_rich_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    o->color = (enum rich_color)v;
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cut\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cut\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cut\":", ANY);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_any__put(tenon__out *out, char *p, const struct rich_any *o)
{
    const tenon_type *const type = &tenon__type_rich_any;
    const size_t bound = rich_any__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"str\":");
    p = tenon__gen_str(out, p, &o->str, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"cstr\":");
    p = tenon__gen_cstr(out, p, o->cstr, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"chars\":");
    p = tenon__gen_chars(out, p, o->chars, sizeof o->chars, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"tiny\":");
    p = tenon__gen_chars(out, p, o->tiny, sizeof o->tiny, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"f64\":");
    p = tenon__json_put_f64(out, p, o->f64);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"f32\":");
    p = tenon__json_put_f32(out, p, o->f32);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"i64\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->i64);
    p = TENON_GEN_PUT(p, ",\"u64\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->u64);
    p = TENON_GEN_PUT(p, ",\"i32\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i32);
    p = TENON_GEN_PUT(p, ",\"u8\":");
    p = tenon__json_put_i32(out, p, o->u8);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__json_put_boolean(out, p, o->b);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_put_time(out, p, &o->time);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_rich_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 14, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 15, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"cut\":");
    p = tenon__gen_chars(out, p, o->cut, sizeof o->cut, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *rich_any__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_any__get(in, p, (struct rich_any *)o);
}
static char *rich_any__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_any__put(out, p, (const struct rich_any *)o);
}
static const tenon_generated rich_any__functions = {TENON_ABI, rich_any__get_any, rich_any__put_any};

TENON_GEN_STRUCT(rich_any, struct rich_any, 17, UINT64_C(0x1ffff), 0, &rich_any__functions);

/* ---- struct rich_wide70 -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_wide70, a0, int *);
TENON_GEN_TYPE_IS(struct rich_wide70, a1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide70, a2, double *);
TENON_GEN_TYPE_IS(struct rich_wide70, a3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide70, a4, char **);
TENON_GEN_TYPE_IS(struct rich_wide70, a5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, a6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, a7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide70, a8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide70, a9, float *);
TENON_GEN_TYPE_IS(struct rich_wide70, b0, int *);
TENON_GEN_TYPE_IS(struct rich_wide70, b1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide70, b2, double *);
TENON_GEN_TYPE_IS(struct rich_wide70, b3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide70, b4, char **);
TENON_GEN_TYPE_IS(struct rich_wide70, b5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, b6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, b7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide70, b8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide70, b9, float *);
TENON_GEN_TYPE_IS(struct rich_wide70, c0, int *);
TENON_GEN_TYPE_IS(struct rich_wide70, c1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide70, c2, double *);
TENON_GEN_TYPE_IS(struct rich_wide70, c3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide70, c4, char **);
TENON_GEN_TYPE_IS(struct rich_wide70, c5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, c6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, c7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide70, c8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide70, c9, float *);
TENON_GEN_TYPE_IS(struct rich_wide70, d0, int *);
TENON_GEN_TYPE_IS(struct rich_wide70, d1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide70, d2, double *);
TENON_GEN_TYPE_IS(struct rich_wide70, d3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide70, d4, char **);
TENON_GEN_TYPE_IS(struct rich_wide70, d5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, d6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, d7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide70, d8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide70, d9, float *);
TENON_GEN_TYPE_IS(struct rich_wide70, e0, int *);
TENON_GEN_TYPE_IS(struct rich_wide70, e1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide70, e2, double *);
TENON_GEN_TYPE_IS(struct rich_wide70, e3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide70, e4, char **);
TENON_GEN_TYPE_IS(struct rich_wide70, e5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, e6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, e7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide70, e8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide70, e9, float *);
TENON_GEN_TYPE_IS(struct rich_wide70, f0, int *);
TENON_GEN_TYPE_IS(struct rich_wide70, f1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide70, f2, double *);
TENON_GEN_TYPE_IS(struct rich_wide70, f3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide70, f4, char **);
TENON_GEN_TYPE_IS(struct rich_wide70, f5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, f6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, f7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide70, f8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide70, f9, float *);
TENON_GEN_TYPE_IS(struct rich_wide70, g0, int *);
TENON_GEN_TYPE_IS(struct rich_wide70, g1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide70, g2, double *);
TENON_GEN_TYPE_IS(struct rich_wide70, g3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide70, g4, char **);
TENON_GEN_TYPE_IS(struct rich_wide70, g5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, g6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide70, g7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide70, g8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide70, g9, float *);

static const tenon_member rich_wide70__members[70] = {
    TENON_GEN_MEMBER(struct rich_wide70, a0, "a0", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct rich_wide70, a1, "a1", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct rich_wide70, a2, "a2", TENON_KIND_F64, 2),
    TENON_GEN_MEMBER(struct rich_wide70, a3, "a3", TENON_KIND_BOOL, 3),
    TENON_GEN_MEMBER(struct rich_wide70, a4, "a4", TENON_KIND_CSTR, 4),
    TENON_GEN_MEMBER(struct rich_wide70, a5, "a5", TENON_KIND_U8, 5),
    TENON_GEN_MEMBER(struct rich_wide70, a6, "a6", TENON_KIND_I64, 6),
    TENON_GEN_MEMBER(struct rich_wide70, a7, "a7", TENON_KIND_CHARS, 7),
    TENON_GEN_MEMBER(struct rich_wide70, a8, "a8", TENON_KIND_TIME, 8),
    TENON_GEN_MEMBER(struct rich_wide70, a9, "a9", TENON_KIND_F32, 9),
    TENON_GEN_MEMBER(struct rich_wide70, b0, "b0", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct rich_wide70, b1, "b1", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct rich_wide70, b2, "b2", TENON_KIND_F64, 12),
    TENON_GEN_MEMBER(struct rich_wide70, b3, "b3", TENON_KIND_BOOL, 13),
    TENON_GEN_MEMBER(struct rich_wide70, b4, "b4", TENON_KIND_CSTR, 14),
    TENON_GEN_MEMBER(struct rich_wide70, b5, "b5", TENON_KIND_U8, 15),
    TENON_GEN_MEMBER(struct rich_wide70, b6, "b6", TENON_KIND_I64, 16),
    TENON_GEN_MEMBER(struct rich_wide70, b7, "b7", TENON_KIND_CHARS, 17),
    TENON_GEN_MEMBER(struct rich_wide70, b8, "b8", TENON_KIND_TIME, 18),
    TENON_GEN_MEMBER(struct rich_wide70, b9, "b9", TENON_KIND_F32, 19),
    TENON_GEN_MEMBER(struct rich_wide70, c0, "c0", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct rich_wide70, c1, "c1", TENON_KIND_STR, 21),
    TENON_GEN_MEMBER(struct rich_wide70, c2, "c2", TENON_KIND_F64, 22),
    TENON_GEN_MEMBER(struct rich_wide70, c3, "c3", TENON_KIND_BOOL, 23),
    TENON_GEN_MEMBER(struct rich_wide70, c4, "c4", TENON_KIND_CSTR, 24),
    TENON_GEN_MEMBER(struct rich_wide70, c5, "c5", TENON_KIND_U8, 25),
    TENON_GEN_MEMBER(struct rich_wide70, c6, "c6", TENON_KIND_I64, 26),
    TENON_GEN_MEMBER(struct rich_wide70, c7, "c7", TENON_KIND_CHARS, 27),
    TENON_GEN_MEMBER(struct rich_wide70, c8, "c8", TENON_KIND_TIME, 28),
    TENON_GEN_MEMBER(struct rich_wide70, c9, "c9", TENON_KIND_F32, 29),
    TENON_GEN_MEMBER(struct rich_wide70, d0, "d0", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct rich_wide70, d1, "d1", TENON_KIND_STR, 31),
    TENON_GEN_MEMBER(struct rich_wide70, d2, "d2", TENON_KIND_F64, 32),
    TENON_GEN_MEMBER(struct rich_wide70, d3, "d3", TENON_KIND_BOOL, 33),
    TENON_GEN_MEMBER(struct rich_wide70, d4, "d4", TENON_KIND_CSTR, 34),
    TENON_GEN_MEMBER(struct rich_wide70, d5, "d5", TENON_KIND_U8, 35),
    TENON_GEN_MEMBER(struct rich_wide70, d6, "d6", TENON_KIND_I64, 36),
    TENON_GEN_MEMBER(struct rich_wide70, d7, "d7", TENON_KIND_CHARS, 37),
    TENON_GEN_MEMBER(struct rich_wide70, d8, "d8", TENON_KIND_TIME, 38),
    TENON_GEN_MEMBER(struct rich_wide70, d9, "d9", TENON_KIND_F32, 39),
    TENON_GEN_MEMBER(struct rich_wide70, e0, "e0", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct rich_wide70, e1, "e1", TENON_KIND_STR, 41),
    TENON_GEN_MEMBER(struct rich_wide70, e2, "e2", TENON_KIND_F64, 42),
    TENON_GEN_MEMBER(struct rich_wide70, e3, "e3", TENON_KIND_BOOL, 43),
    TENON_GEN_MEMBER(struct rich_wide70, e4, "e4", TENON_KIND_CSTR, 44),
    TENON_GEN_MEMBER(struct rich_wide70, e5, "e5", TENON_KIND_U8, 45),
    TENON_GEN_MEMBER(struct rich_wide70, e6, "e6", TENON_KIND_I64, 46),
    TENON_GEN_MEMBER(struct rich_wide70, e7, "e7", TENON_KIND_CHARS, 47),
    TENON_GEN_MEMBER(struct rich_wide70, e8, "e8", TENON_KIND_TIME, 48),
    TENON_GEN_MEMBER(struct rich_wide70, e9, "e9", TENON_KIND_F32, 49),
    TENON_GEN_MEMBER(struct rich_wide70, f0, "f0", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct rich_wide70, f1, "f1", TENON_KIND_STR, 51),
    TENON_GEN_MEMBER(struct rich_wide70, f2, "f2", TENON_KIND_F64, 52),
    TENON_GEN_MEMBER(struct rich_wide70, f3, "f3", TENON_KIND_BOOL, 53),
    TENON_GEN_MEMBER(struct rich_wide70, f4, "f4", TENON_KIND_CSTR, 54),
    TENON_GEN_MEMBER(struct rich_wide70, f5, "f5", TENON_KIND_U8, 55),
    TENON_GEN_MEMBER(struct rich_wide70, f6, "f6", TENON_KIND_I64, 56),
    TENON_GEN_MEMBER(struct rich_wide70, f7, "f7", TENON_KIND_CHARS, 57),
    TENON_GEN_MEMBER(struct rich_wide70, f8, "f8", TENON_KIND_TIME, 58),
    TENON_GEN_MEMBER(struct rich_wide70, f9, "f9", TENON_KIND_F32, 59),
    TENON_GEN_MEMBER(struct rich_wide70, g0, "g0", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct rich_wide70, g1, "g1", TENON_KIND_STR, 61),
    TENON_GEN_MEMBER(struct rich_wide70, g2, "g2", TENON_KIND_F64, 62),
    TENON_GEN_MEMBER(struct rich_wide70, g3, "g3", TENON_KIND_BOOL, 63),
    TENON_GEN_MEMBER(struct rich_wide70, g4, "g4", TENON_KIND_CSTR, 64),
    TENON_GEN_MEMBER(struct rich_wide70, g5, "g5", TENON_KIND_U8, 65),
    TENON_GEN_MEMBER(struct rich_wide70, g6, "g6", TENON_KIND_I64, 66),
    TENON_GEN_MEMBER(struct rich_wide70, g7, "g7", TENON_KIND_CHARS, 67),
    TENON_GEN_MEMBER(struct rich_wide70, g8, "g8", TENON_KIND_TIME, 68),
    TENON_GEN_MEMBER(struct rich_wide70, g9, "g9", TENON_KIND_F32, 69),
};
static const tenon_detail rich_wide70__details[70] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
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
static const tenon_type *const rich_wide70__refs[70] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t rich_wide70__lookup[141] = {60, 69, 0, 0, 0, 7, 0, 44, 0, 0, 53, 0, 0, 0, 0, 16, 5, 25, 0, 0, 0, 0, 0, 48,
    66, 0, 4, 24, 33, 51, 13, 57, 62, 10, 19, 22, 31, 42, 12, 46, 28, 38, 68, 0, 0, 0, 0, 56,
    45, 0, 0, 0, 0, 23, 41, 0, 49, 1, 63, 0, 0, 27, 0, 0, 0, 0, 0, 67, 9, 0, 20, 34,
    6, 52, 61, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 26, 0, 15, 0, 0, 35, 17, 8, 0, 0,
    0, 39, 30, 2, 11, 50, 59, 70, 0, 3, 29, 0, 0, 0, 37, 47, 55, 65, 0, 0, 0, 36, 64, 0,
    0, 0, 0, 14, 40, 0, 58, 18, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 21, 32};
enum { rich_wide70__bound = TENON_GEN_BOUND_BASE + 420 + 7 * TENON_GEN_BOUND_BOOL + 7 * TENON_GEN_BOUND_I32
    + 7 * TENON_GEN_BOUND_I64 + 7 * TENON_GEN_BOUND_U8 + 7 * TENON_GEN_BOUND_F32
    + 7 * TENON_GEN_BOUND_F64 + 7 * TENON_GEN_BOUND_CSTR + 7 * TENON_GEN_BOUND_STR
    + 7 * TENON_GEN_BOUND_CHARS + 7 * TENON_GEN_BOUND_TIME };
static const tenon_plan rich_wide70__plan = TENON_GEN_PLAN(rich_wide70__bound, false);

TENON_GEN_STRUCT(rich_wide70, struct rich_wide70, 70, UINT64_C(0xffffffffffffffff), 0, NULL);

/* ---- struct rich_wide130 ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_wide130, a0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, a1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, a2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, a3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, a4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, a5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, a6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, a7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, a8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, a9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, b0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, b1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, b2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, b3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, b4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, b5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, b6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, b7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, b8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, b9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, c0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, c1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, c2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, c3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, c4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, c5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, c6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, c7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, c8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, c9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, d0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, d1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, d2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, d3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, d4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, d5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, d6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, d7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, d8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, d9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, e0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, e1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, e2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, e3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, e4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, e5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, e6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, e7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, e8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, e9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, f0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, f1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, f2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, f3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, f4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, f5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, f6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, f7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, f8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, f9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, g0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, g1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, g2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, g3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, g4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, g5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, g6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, g7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, g8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, g9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, h0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, h1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, h2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, h3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, h4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, h5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, h6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, h7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, h8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, h9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, i0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, i1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, i2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, i3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, i4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, i5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, i6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, i7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, i8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, i9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, j0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, j1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, j2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, j3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, j4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, j5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, j6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, j7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, j8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, j9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, k0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, k1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, k2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, k3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, k4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, k5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, k6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, k7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, k8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, k9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, l0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, l1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, l2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, l3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, l4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, l5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, l6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, l7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, l8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, l9, float *);
TENON_GEN_TYPE_IS(struct rich_wide130, m0, int *);
TENON_GEN_TYPE_IS(struct rich_wide130, m1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide130, m2, double *);
TENON_GEN_TYPE_IS(struct rich_wide130, m3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide130, m4, char **);
TENON_GEN_TYPE_IS(struct rich_wide130, m5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, m6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide130, m7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide130, m8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide130, m9, float *);

static const tenon_member rich_wide130__members[130] = {
    TENON_GEN_MEMBER(struct rich_wide130, a0, "a0", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct rich_wide130, a1, "a1", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct rich_wide130, a2, "a2", TENON_KIND_F64, 2),
    TENON_GEN_MEMBER(struct rich_wide130, a3, "a3", TENON_KIND_BOOL, 3),
    TENON_GEN_MEMBER(struct rich_wide130, a4, "a4", TENON_KIND_CSTR, 4),
    TENON_GEN_MEMBER(struct rich_wide130, a5, "a5", TENON_KIND_U8, 5),
    TENON_GEN_MEMBER(struct rich_wide130, a6, "a6", TENON_KIND_I64, 6),
    TENON_GEN_MEMBER(struct rich_wide130, a7, "a7", TENON_KIND_CHARS, 7),
    TENON_GEN_MEMBER(struct rich_wide130, a8, "a8", TENON_KIND_TIME, 8),
    TENON_GEN_MEMBER(struct rich_wide130, a9, "a9", TENON_KIND_F32, 9),
    TENON_GEN_MEMBER(struct rich_wide130, b0, "b0", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct rich_wide130, b1, "b1", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct rich_wide130, b2, "b2", TENON_KIND_F64, 12),
    TENON_GEN_MEMBER(struct rich_wide130, b3, "b3", TENON_KIND_BOOL, 13),
    TENON_GEN_MEMBER(struct rich_wide130, b4, "b4", TENON_KIND_CSTR, 14),
    TENON_GEN_MEMBER(struct rich_wide130, b5, "b5", TENON_KIND_U8, 15),
    TENON_GEN_MEMBER(struct rich_wide130, b6, "b6", TENON_KIND_I64, 16),
    TENON_GEN_MEMBER(struct rich_wide130, b7, "b7", TENON_KIND_CHARS, 17),
    TENON_GEN_MEMBER(struct rich_wide130, b8, "b8", TENON_KIND_TIME, 18),
    TENON_GEN_MEMBER(struct rich_wide130, b9, "b9", TENON_KIND_F32, 19),
    TENON_GEN_MEMBER(struct rich_wide130, c0, "c0", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct rich_wide130, c1, "c1", TENON_KIND_STR, 21),
    TENON_GEN_MEMBER(struct rich_wide130, c2, "c2", TENON_KIND_F64, 22),
    TENON_GEN_MEMBER(struct rich_wide130, c3, "c3", TENON_KIND_BOOL, 23),
    TENON_GEN_MEMBER(struct rich_wide130, c4, "c4", TENON_KIND_CSTR, 24),
    TENON_GEN_MEMBER(struct rich_wide130, c5, "c5", TENON_KIND_U8, 25),
    TENON_GEN_MEMBER(struct rich_wide130, c6, "c6", TENON_KIND_I64, 26),
    TENON_GEN_MEMBER(struct rich_wide130, c7, "c7", TENON_KIND_CHARS, 27),
    TENON_GEN_MEMBER(struct rich_wide130, c8, "c8", TENON_KIND_TIME, 28),
    TENON_GEN_MEMBER(struct rich_wide130, c9, "c9", TENON_KIND_F32, 29),
    TENON_GEN_MEMBER(struct rich_wide130, d0, "d0", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct rich_wide130, d1, "d1", TENON_KIND_STR, 31),
    TENON_GEN_MEMBER(struct rich_wide130, d2, "d2", TENON_KIND_F64, 32),
    TENON_GEN_MEMBER(struct rich_wide130, d3, "d3", TENON_KIND_BOOL, 33),
    TENON_GEN_MEMBER(struct rich_wide130, d4, "d4", TENON_KIND_CSTR, 34),
    TENON_GEN_MEMBER(struct rich_wide130, d5, "d5", TENON_KIND_U8, 35),
    TENON_GEN_MEMBER(struct rich_wide130, d6, "d6", TENON_KIND_I64, 36),
    TENON_GEN_MEMBER(struct rich_wide130, d7, "d7", TENON_KIND_CHARS, 37),
    TENON_GEN_MEMBER(struct rich_wide130, d8, "d8", TENON_KIND_TIME, 38),
    TENON_GEN_MEMBER(struct rich_wide130, d9, "d9", TENON_KIND_F32, 39),
    TENON_GEN_MEMBER(struct rich_wide130, e0, "e0", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct rich_wide130, e1, "e1", TENON_KIND_STR, 41),
    TENON_GEN_MEMBER(struct rich_wide130, e2, "e2", TENON_KIND_F64, 42),
    TENON_GEN_MEMBER(struct rich_wide130, e3, "e3", TENON_KIND_BOOL, 43),
    TENON_GEN_MEMBER(struct rich_wide130, e4, "e4", TENON_KIND_CSTR, 44),
    TENON_GEN_MEMBER(struct rich_wide130, e5, "e5", TENON_KIND_U8, 45),
    TENON_GEN_MEMBER(struct rich_wide130, e6, "e6", TENON_KIND_I64, 46),
    TENON_GEN_MEMBER(struct rich_wide130, e7, "e7", TENON_KIND_CHARS, 47),
    TENON_GEN_MEMBER(struct rich_wide130, e8, "e8", TENON_KIND_TIME, 48),
    TENON_GEN_MEMBER(struct rich_wide130, e9, "e9", TENON_KIND_F32, 49),
    TENON_GEN_MEMBER(struct rich_wide130, f0, "f0", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct rich_wide130, f1, "f1", TENON_KIND_STR, 51),
    TENON_GEN_MEMBER(struct rich_wide130, f2, "f2", TENON_KIND_F64, 52),
    TENON_GEN_MEMBER(struct rich_wide130, f3, "f3", TENON_KIND_BOOL, 53),
    TENON_GEN_MEMBER(struct rich_wide130, f4, "f4", TENON_KIND_CSTR, 54),
    TENON_GEN_MEMBER(struct rich_wide130, f5, "f5", TENON_KIND_U8, 55),
    TENON_GEN_MEMBER(struct rich_wide130, f6, "f6", TENON_KIND_I64, 56),
    TENON_GEN_MEMBER(struct rich_wide130, f7, "f7", TENON_KIND_CHARS, 57),
    TENON_GEN_MEMBER(struct rich_wide130, f8, "f8", TENON_KIND_TIME, 58),
    TENON_GEN_MEMBER(struct rich_wide130, f9, "f9", TENON_KIND_F32, 59),
    TENON_GEN_MEMBER(struct rich_wide130, g0, "g0", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct rich_wide130, g1, "g1", TENON_KIND_STR, 61),
    TENON_GEN_MEMBER(struct rich_wide130, g2, "g2", TENON_KIND_F64, 62),
    TENON_GEN_MEMBER(struct rich_wide130, g3, "g3", TENON_KIND_BOOL, 63),
    TENON_GEN_MEMBER(struct rich_wide130, g4, "g4", TENON_KIND_CSTR, 64),
    TENON_GEN_MEMBER(struct rich_wide130, g5, "g5", TENON_KIND_U8, 65),
    TENON_GEN_MEMBER(struct rich_wide130, g6, "g6", TENON_KIND_I64, 66),
    TENON_GEN_MEMBER(struct rich_wide130, g7, "g7", TENON_KIND_CHARS, 67),
    TENON_GEN_MEMBER(struct rich_wide130, g8, "g8", TENON_KIND_TIME, 68),
    TENON_GEN_MEMBER(struct rich_wide130, g9, "g9", TENON_KIND_F32, 69),
    TENON_GEN_MEMBER(struct rich_wide130, h0, "h0", TENON_KIND_I32, 70),
    TENON_GEN_MEMBER(struct rich_wide130, h1, "h1", TENON_KIND_STR, 71),
    TENON_GEN_MEMBER(struct rich_wide130, h2, "h2", TENON_KIND_F64, 72),
    TENON_GEN_MEMBER(struct rich_wide130, h3, "h3", TENON_KIND_BOOL, 73),
    TENON_GEN_MEMBER(struct rich_wide130, h4, "h4", TENON_KIND_CSTR, 74),
    TENON_GEN_MEMBER(struct rich_wide130, h5, "h5", TENON_KIND_U8, 75),
    TENON_GEN_MEMBER(struct rich_wide130, h6, "h6", TENON_KIND_I64, 76),
    TENON_GEN_MEMBER(struct rich_wide130, h7, "h7", TENON_KIND_CHARS, 77),
    TENON_GEN_MEMBER(struct rich_wide130, h8, "h8", TENON_KIND_TIME, 78),
    TENON_GEN_MEMBER(struct rich_wide130, h9, "h9", TENON_KIND_F32, 79),
    TENON_GEN_MEMBER(struct rich_wide130, i0, "i0", TENON_KIND_I32, 80),
    TENON_GEN_MEMBER(struct rich_wide130, i1, "i1", TENON_KIND_STR, 81),
    TENON_GEN_MEMBER(struct rich_wide130, i2, "i2", TENON_KIND_F64, 82),
    TENON_GEN_MEMBER(struct rich_wide130, i3, "i3", TENON_KIND_BOOL, 83),
    TENON_GEN_MEMBER(struct rich_wide130, i4, "i4", TENON_KIND_CSTR, 84),
    TENON_GEN_MEMBER(struct rich_wide130, i5, "i5", TENON_KIND_U8, 85),
    TENON_GEN_MEMBER(struct rich_wide130, i6, "i6", TENON_KIND_I64, 86),
    TENON_GEN_MEMBER(struct rich_wide130, i7, "i7", TENON_KIND_CHARS, 87),
    TENON_GEN_MEMBER(struct rich_wide130, i8, "i8", TENON_KIND_TIME, 88),
    TENON_GEN_MEMBER(struct rich_wide130, i9, "i9", TENON_KIND_F32, 89),
    TENON_GEN_MEMBER(struct rich_wide130, j0, "j0", TENON_KIND_I32, 90),
    TENON_GEN_MEMBER(struct rich_wide130, j1, "j1", TENON_KIND_STR, 91),
    TENON_GEN_MEMBER(struct rich_wide130, j2, "j2", TENON_KIND_F64, 92),
    TENON_GEN_MEMBER(struct rich_wide130, j3, "j3", TENON_KIND_BOOL, 93),
    TENON_GEN_MEMBER(struct rich_wide130, j4, "j4", TENON_KIND_CSTR, 94),
    TENON_GEN_MEMBER(struct rich_wide130, j5, "j5", TENON_KIND_U8, 95),
    TENON_GEN_MEMBER(struct rich_wide130, j6, "j6", TENON_KIND_I64, 96),
    TENON_GEN_MEMBER(struct rich_wide130, j7, "j7", TENON_KIND_CHARS, 97),
    TENON_GEN_MEMBER(struct rich_wide130, j8, "j8", TENON_KIND_TIME, 98),
    TENON_GEN_MEMBER(struct rich_wide130, j9, "j9", TENON_KIND_F32, 99),
    TENON_GEN_MEMBER(struct rich_wide130, k0, "k0", TENON_KIND_I32, 100),
    TENON_GEN_MEMBER(struct rich_wide130, k1, "k1", TENON_KIND_STR, 101),
    TENON_GEN_MEMBER(struct rich_wide130, k2, "k2", TENON_KIND_F64, 102),
    TENON_GEN_MEMBER(struct rich_wide130, k3, "k3", TENON_KIND_BOOL, 103),
    TENON_GEN_MEMBER(struct rich_wide130, k4, "k4", TENON_KIND_CSTR, 104),
    TENON_GEN_MEMBER(struct rich_wide130, k5, "k5", TENON_KIND_U8, 105),
    TENON_GEN_MEMBER(struct rich_wide130, k6, "k6", TENON_KIND_I64, 106),
    TENON_GEN_MEMBER(struct rich_wide130, k7, "k7", TENON_KIND_CHARS, 107),
    TENON_GEN_MEMBER(struct rich_wide130, k8, "k8", TENON_KIND_TIME, 108),
    TENON_GEN_MEMBER(struct rich_wide130, k9, "k9", TENON_KIND_F32, 109),
    TENON_GEN_MEMBER(struct rich_wide130, l0, "l0", TENON_KIND_I32, 110),
    TENON_GEN_MEMBER(struct rich_wide130, l1, "l1", TENON_KIND_STR, 111),
    TENON_GEN_MEMBER(struct rich_wide130, l2, "l2", TENON_KIND_F64, 112),
    TENON_GEN_MEMBER(struct rich_wide130, l3, "l3", TENON_KIND_BOOL, 113),
    TENON_GEN_MEMBER(struct rich_wide130, l4, "l4", TENON_KIND_CSTR, 114),
    TENON_GEN_MEMBER(struct rich_wide130, l5, "l5", TENON_KIND_U8, 115),
    TENON_GEN_MEMBER(struct rich_wide130, l6, "l6", TENON_KIND_I64, 116),
    TENON_GEN_MEMBER(struct rich_wide130, l7, "l7", TENON_KIND_CHARS, 117),
    TENON_GEN_MEMBER(struct rich_wide130, l8, "l8", TENON_KIND_TIME, 118),
    TENON_GEN_MEMBER(struct rich_wide130, l9, "l9", TENON_KIND_F32, 119),
    TENON_GEN_MEMBER(struct rich_wide130, m0, "m0", TENON_KIND_I32, 120),
    TENON_GEN_MEMBER(struct rich_wide130, m1, "m1", TENON_KIND_STR, 121),
    TENON_GEN_MEMBER(struct rich_wide130, m2, "m2", TENON_KIND_F64, 122),
    TENON_GEN_MEMBER(struct rich_wide130, m3, "m3", TENON_KIND_BOOL, 123),
    TENON_GEN_MEMBER(struct rich_wide130, m4, "m4", TENON_KIND_CSTR, 124),
    TENON_GEN_MEMBER(struct rich_wide130, m5, "m5", TENON_KIND_U8, 125),
    TENON_GEN_MEMBER(struct rich_wide130, m6, "m6", TENON_KIND_I64, 126),
    TENON_GEN_MEMBER(struct rich_wide130, m7, "m7", TENON_KIND_CHARS, 127),
    TENON_GEN_MEMBER(struct rich_wide130, m8, "m8", TENON_KIND_TIME, 128),
    TENON_GEN_MEMBER(struct rich_wide130, m9, "m9", TENON_KIND_F32, 129),
};
static const tenon_detail rich_wide130__details[130] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
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
static const tenon_type *const rich_wide130__refs[130] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
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
static const uint16_t rich_wide130__lookup[261] = {60, 69, 95, 123, 0, 114, 86, 0, 0, 7, 0, 0, 0, 130, 44, 77, 0, 0, 0, 53, 0, 0, 0, 0,
    0, 0, 0, 0, 25, 5, 16, 71, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 66, 110, 0, 0,
    119, 4, 24, 33, 51, 0, 68, 57, 13, 62, 0, 0, 0, 22, 10, 42, 19, 31, 126, 0, 0, 108, 0, 12,
    46, 0, 28, 38, 100, 74, 0, 0, 0, 0, 125, 0, 0, 107, 0, 56, 0, 45, 82, 81, 90, 92, 118, 0,
    0, 0, 115, 23, 41, 75, 97, 63, 103, 1, 49, 89, 129, 121, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 67, 0, 9, 0, 0, 20, 0, 0, 34, 6, 52, 0, 61, 0, 0, 0, 0, 122, 0,
    43, 78, 0, 0, 0, 87, 0, 0, 0, 0, 0, 79, 0, 0, 0, 0, 0, 26, 0, 15, 0, 0, 0, 0,
    35, 0, 0, 17, 111, 8, 0, 93, 84, 0, 0, 59, 70, 30, 39, 11, 2, 76, 50, 85, 96, 104, 105, 113,
    116, 124, 0, 3, 0, 29, 0, 0, 0, 0, 0, 0, 99, 37, 47, 55, 65, 73, 83, 109, 0, 0, 0, 0,
    36, 64, 98, 0, 80, 91, 101, 102, 117, 128, 72, 127, 0, 14, 0, 40, 88, 106, 58, 0, 18, 112, 0, 0,
    0, 94, 54, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 32};
enum { rich_wide130__bound = TENON_GEN_BOUND_BASE + 780 + 13 * TENON_GEN_BOUND_BOOL + 13 * TENON_GEN_BOUND_I32
    + 13 * TENON_GEN_BOUND_I64 + 13 * TENON_GEN_BOUND_U8 + 13 * TENON_GEN_BOUND_F32
    + 13 * TENON_GEN_BOUND_F64 + 13 * TENON_GEN_BOUND_CSTR + 13 * TENON_GEN_BOUND_STR
    + 13 * TENON_GEN_BOUND_CHARS + 13 * TENON_GEN_BOUND_TIME };
static const tenon_plan rich_wide130__plan = TENON_GEN_PLAN(rich_wide130__bound, false);

TENON_GEN_STRUCT(rich_wide130, struct rich_wide130, 130, UINT64_C(0xffffffffffffffff), 0, NULL);

/* ---- struct rich_wides --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_wides, one, struct rich_wide70 *);
TENON_GEN_TYPE_IS(struct rich_wides, items, struct rich_wide70 **);
TENON_GEN_TYPE_IS(struct rich_wides, n_items, size_t *);
TENON_GEN_TYPE_IS(struct rich_wides, pointer, struct rich_wide130 **);

static const tenon_member rich_wides__members[3] = {
    TENON_GEN_MEMBER(struct rich_wides, one, "one", TENON_KIND_OBJECT, 0),
    TENON_GEN_MANY(struct rich_wides, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct rich_wides, n_items),
                   TENON_GEN_SIZE(struct rich_wides, items)),
    TENON_GEN_MANY(struct rich_wides, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_wides, pointer)),
};
static const tenon_detail rich_wides__details[3] = {
    TENON_GEN_REFERS(rich_wide70),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_wide70_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_wide130_type),
};
static const tenon_type *const rich_wides__refs[3] = {&tenon__type_rich_wide70, &tenon__type_rich_wide70, &tenon__type_rich_wide130};
static const uint16_t rich_wides__lookup[7] = {0, 0, 0, 0, 2, 1, 3};
enum { rich_wides__bound = TENON_GEN_BOUND_BASE + 27 + 2 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan rich_wides__plan = TENON_GEN_PLAN(rich_wides__bound, false);

static const char *rich_wides__get(tenon__in *in, const char *p, struct rich_wides *o)
{
    const tenon_type *const type = &tenon__type_rich_wides;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"one\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"one\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"one\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"items\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"items\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_wides__put(tenon__out *out, char *p, const struct rich_wides *o)
{
    const tenon_type *const type = &tenon__type_rich_wides;
    const size_t bound = rich_wides__bound;
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

static const char *rich_wides__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_wides__get(in, p, (struct rich_wides *)o);
}
static char *rich_wides__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_wides__put(out, p, (const struct rich_wides *)o);
}
static const tenon_generated rich_wides__functions = {TENON_ABI, rich_wides__get_any, rich_wides__put_any};

TENON_GEN_STRUCT(rich_wides, struct rich_wides, 3, UINT64_C(0x7), 0, &rich_wides__functions);

/* ---- struct rich_wide_key ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct rich_wide_key, a0, int *);
TENON_GEN_TYPE_IS(struct rich_wide_key, a1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide_key, a2, double *);
TENON_GEN_TYPE_IS(struct rich_wide_key, a3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide_key, a4, char **);
TENON_GEN_TYPE_IS(struct rich_wide_key, a5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, a6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, a7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide_key, a8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide_key, a9, float *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b0, int *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b2, double *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b4, char **);
TENON_GEN_TYPE_IS(struct rich_wide_key, b5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide_key, b8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide_key, b9, float *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c0, int *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c2, double *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c4, char **);
TENON_GEN_TYPE_IS(struct rich_wide_key, c5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide_key, c8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide_key, c9, float *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d0, int *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d2, double *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d4, char **);
TENON_GEN_TYPE_IS(struct rich_wide_key, d5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide_key, d8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide_key, d9, float *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e0, int *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e2, double *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e4, char **);
TENON_GEN_TYPE_IS(struct rich_wide_key, e5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide_key, e8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide_key, e9, float *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f0, int *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f2, double *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f4, char **);
TENON_GEN_TYPE_IS(struct rich_wide_key, f5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide_key, f8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide_key, f9, float *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g0, int *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g1, tenon_str *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g2, double *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g3, bool *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g4, char **);
TENON_GEN_TYPE_IS(struct rich_wide_key, g5, uint8_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g6, int64_t *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g7, char (*)[8]);
TENON_GEN_TYPE_IS(struct rich_wide_key, g8, tenon_time *);
TENON_GEN_TYPE_IS(struct rich_wide_key, g9, float *);
TENON_GEN_TYPE_IS(struct rich_wide_key, key, tenon_str *);

static const tenon_member rich_wide_key__members[71] = {
    TENON_GEN_MEMBER(struct rich_wide_key, a0, "a0", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct rich_wide_key, a1, "a1", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct rich_wide_key, a2, "a2", TENON_KIND_F64, 2),
    TENON_GEN_MEMBER(struct rich_wide_key, a3, "a3", TENON_KIND_BOOL, 3),
    TENON_GEN_MEMBER(struct rich_wide_key, a4, "a4", TENON_KIND_CSTR, 4),
    TENON_GEN_MEMBER(struct rich_wide_key, a5, "a5", TENON_KIND_U8, 5),
    TENON_GEN_MEMBER(struct rich_wide_key, a6, "a6", TENON_KIND_I64, 6),
    TENON_GEN_MEMBER(struct rich_wide_key, a7, "a7", TENON_KIND_CHARS, 7),
    TENON_GEN_MEMBER(struct rich_wide_key, a8, "a8", TENON_KIND_TIME, 8),
    TENON_GEN_MEMBER(struct rich_wide_key, a9, "a9", TENON_KIND_F32, 9),
    TENON_GEN_MEMBER(struct rich_wide_key, b0, "b0", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct rich_wide_key, b1, "b1", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct rich_wide_key, b2, "b2", TENON_KIND_F64, 12),
    TENON_GEN_MEMBER(struct rich_wide_key, b3, "b3", TENON_KIND_BOOL, 13),
    TENON_GEN_MEMBER(struct rich_wide_key, b4, "b4", TENON_KIND_CSTR, 14),
    TENON_GEN_MEMBER(struct rich_wide_key, b5, "b5", TENON_KIND_U8, 15),
    TENON_GEN_MEMBER(struct rich_wide_key, b6, "b6", TENON_KIND_I64, 16),
    TENON_GEN_MEMBER(struct rich_wide_key, b7, "b7", TENON_KIND_CHARS, 17),
    TENON_GEN_MEMBER(struct rich_wide_key, b8, "b8", TENON_KIND_TIME, 18),
    TENON_GEN_MEMBER(struct rich_wide_key, b9, "b9", TENON_KIND_F32, 19),
    TENON_GEN_MEMBER(struct rich_wide_key, c0, "c0", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct rich_wide_key, c1, "c1", TENON_KIND_STR, 21),
    TENON_GEN_MEMBER(struct rich_wide_key, c2, "c2", TENON_KIND_F64, 22),
    TENON_GEN_MEMBER(struct rich_wide_key, c3, "c3", TENON_KIND_BOOL, 23),
    TENON_GEN_MEMBER(struct rich_wide_key, c4, "c4", TENON_KIND_CSTR, 24),
    TENON_GEN_MEMBER(struct rich_wide_key, c5, "c5", TENON_KIND_U8, 25),
    TENON_GEN_MEMBER(struct rich_wide_key, c6, "c6", TENON_KIND_I64, 26),
    TENON_GEN_MEMBER(struct rich_wide_key, c7, "c7", TENON_KIND_CHARS, 27),
    TENON_GEN_MEMBER(struct rich_wide_key, c8, "c8", TENON_KIND_TIME, 28),
    TENON_GEN_MEMBER(struct rich_wide_key, c9, "c9", TENON_KIND_F32, 29),
    TENON_GEN_MEMBER(struct rich_wide_key, d0, "d0", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct rich_wide_key, d1, "d1", TENON_KIND_STR, 31),
    TENON_GEN_MEMBER(struct rich_wide_key, d2, "d2", TENON_KIND_F64, 32),
    TENON_GEN_MEMBER(struct rich_wide_key, d3, "d3", TENON_KIND_BOOL, 33),
    TENON_GEN_MEMBER(struct rich_wide_key, d4, "d4", TENON_KIND_CSTR, 34),
    TENON_GEN_MEMBER(struct rich_wide_key, d5, "d5", TENON_KIND_U8, 35),
    TENON_GEN_MEMBER(struct rich_wide_key, d6, "d6", TENON_KIND_I64, 36),
    TENON_GEN_MEMBER(struct rich_wide_key, d7, "d7", TENON_KIND_CHARS, 37),
    TENON_GEN_MEMBER(struct rich_wide_key, d8, "d8", TENON_KIND_TIME, 38),
    TENON_GEN_MEMBER(struct rich_wide_key, d9, "d9", TENON_KIND_F32, 39),
    TENON_GEN_MEMBER(struct rich_wide_key, e0, "e0", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct rich_wide_key, e1, "e1", TENON_KIND_STR, 41),
    TENON_GEN_MEMBER(struct rich_wide_key, e2, "e2", TENON_KIND_F64, 42),
    TENON_GEN_MEMBER(struct rich_wide_key, e3, "e3", TENON_KIND_BOOL, 43),
    TENON_GEN_MEMBER(struct rich_wide_key, e4, "e4", TENON_KIND_CSTR, 44),
    TENON_GEN_MEMBER(struct rich_wide_key, e5, "e5", TENON_KIND_U8, 45),
    TENON_GEN_MEMBER(struct rich_wide_key, e6, "e6", TENON_KIND_I64, 46),
    TENON_GEN_MEMBER(struct rich_wide_key, e7, "e7", TENON_KIND_CHARS, 47),
    TENON_GEN_MEMBER(struct rich_wide_key, e8, "e8", TENON_KIND_TIME, 48),
    TENON_GEN_MEMBER(struct rich_wide_key, e9, "e9", TENON_KIND_F32, 49),
    TENON_GEN_MEMBER(struct rich_wide_key, f0, "f0", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct rich_wide_key, f1, "f1", TENON_KIND_STR, 51),
    TENON_GEN_MEMBER(struct rich_wide_key, f2, "f2", TENON_KIND_F64, 52),
    TENON_GEN_MEMBER(struct rich_wide_key, f3, "f3", TENON_KIND_BOOL, 53),
    TENON_GEN_MEMBER(struct rich_wide_key, f4, "f4", TENON_KIND_CSTR, 54),
    TENON_GEN_MEMBER(struct rich_wide_key, f5, "f5", TENON_KIND_U8, 55),
    TENON_GEN_MEMBER(struct rich_wide_key, f6, "f6", TENON_KIND_I64, 56),
    TENON_GEN_MEMBER(struct rich_wide_key, f7, "f7", TENON_KIND_CHARS, 57),
    TENON_GEN_MEMBER(struct rich_wide_key, f8, "f8", TENON_KIND_TIME, 58),
    TENON_GEN_MEMBER(struct rich_wide_key, f9, "f9", TENON_KIND_F32, 59),
    TENON_GEN_MEMBER(struct rich_wide_key, g0, "g0", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct rich_wide_key, g1, "g1", TENON_KIND_STR, 61),
    TENON_GEN_MEMBER(struct rich_wide_key, g2, "g2", TENON_KIND_F64, 62),
    TENON_GEN_MEMBER(struct rich_wide_key, g3, "g3", TENON_KIND_BOOL, 63),
    TENON_GEN_MEMBER(struct rich_wide_key, g4, "g4", TENON_KIND_CSTR, 64),
    TENON_GEN_MEMBER(struct rich_wide_key, g5, "g5", TENON_KIND_U8, 65),
    TENON_GEN_MEMBER(struct rich_wide_key, g6, "g6", TENON_KIND_I64, 66),
    TENON_GEN_MEMBER(struct rich_wide_key, g7, "g7", TENON_KIND_CHARS, 67),
    TENON_GEN_MEMBER(struct rich_wide_key, g8, "g8", TENON_KIND_TIME, 68),
    TENON_GEN_MEMBER(struct rich_wide_key, g9, "g9", TENON_KIND_F32, 69),
    TENON_GEN_MEMBER(struct rich_wide_key, key, "key", TENON_KIND_STR, 70),
};
static const tenon_detail rich_wide_key__details[71] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
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
static const tenon_type *const rich_wide_key__refs[71] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t rich_wide_key__lookup[143] = {60, 69, 0, 0, 0, 7, 0, 44, 0, 0, 53, 0, 0, 0, 0, 16, 5, 25, 0, 0, 0, 0, 0, 48,
    66, 0, 4, 24, 33, 51, 57, 13, 62, 22, 10, 19, 31, 42, 68, 12, 28, 38, 46, 0, 0, 0, 0, 56,
    0, 45, 0, 0, 0, 0, 23, 41, 63, 49, 1, 0, 0, 0, 27, 0, 0, 0, 0, 0, 67, 9, 0, 20,
    34, 6, 52, 61, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 26, 15, 0, 0, 35, 17, 8, 71,
    0, 0, 59, 30, 2, 11, 39, 50, 70, 0, 0, 3, 29, 0, 0, 0, 37, 47, 55, 65, 0, 0, 36, 64,
    0, 0, 0, 0, 0, 14, 40, 0, 58, 18, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 21, 32};
enum { rich_wide_key__bound = TENON_GEN_BOUND_BASE + 427 + 7 * TENON_GEN_BOUND_BOOL + 7 * TENON_GEN_BOUND_I32
    + 7 * TENON_GEN_BOUND_I64 + 7 * TENON_GEN_BOUND_U8 + 7 * TENON_GEN_BOUND_F32
    + 7 * TENON_GEN_BOUND_F64 + 7 * TENON_GEN_BOUND_CSTR + 8 * TENON_GEN_BOUND_STR
    + 7 * TENON_GEN_BOUND_CHARS + 7 * TENON_GEN_BOUND_TIME };
static const tenon_plan rich_wide_key__plan = TENON_GEN_PLAN(rich_wide_key__bound, false);

TENON_GEN_STRUCT(rich_wide_key, struct rich_wide_key, 71, UINT64_C(0xffffffffffffffff), 0, NULL);

/* ---- struct rich_wide_map ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct rich_wide_map, entries, struct rich_wide_key **);
TENON_GEN_TYPE_IS(struct rich_wide_map, n, size_t *);

static const tenon_member rich_wide_map__members[1] = {
    TENON_GEN_MANY(struct rich_wide_map, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct rich_wide_map, n),
                   TENON_GEN_SIZE(struct rich_wide_map, entries)),
};
static const tenon_detail rich_wide_map__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct rich_wide_key, key), TENON_GEN_SIZE(struct rich_wide_key, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_wide_key_type),
};
static const tenon_type *const rich_wide_map__refs[1] = {&tenon__type_rich_wide_key};
static const uint16_t rich_wide_map__lookup[3] = {0, 1, 0};
enum { rich_wide_map__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan rich_wide_map__plan = TENON_GEN_PLAN(rich_wide_map__bound, false);

static const char *rich_wide_map__get(tenon__in *in, const char *p, struct rich_wide_map *o)
{
    const tenon_type *const type = &tenon__type_rich_wide_map;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"entries\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"entries\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"entries\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_wide_map__put(tenon__out *out, char *p, const struct rich_wide_map *o)
{
    const tenon_type *const type = &tenon__type_rich_wide_map;
    const size_t bound = rich_wide_map__bound;
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

static const char *rich_wide_map__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_wide_map__get(in, p, (struct rich_wide_map *)o);
}
static char *rich_wide_map__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_wide_map__put(out, p, (const struct rich_wide_map *)o);
}
static const tenon_generated rich_wide_map__functions = {TENON_ABI, rich_wide_map__get_any, rich_wide_map__put_any};

TENON_GEN_STRUCT(rich_wide_map, struct rich_wide_map, 1, UINT64_C(0x1), 0, &rich_wide_map__functions);

/* ---- struct rich_all ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct rich_all, scalars, struct rich_scalars *);
TENON_GEN_TYPE_IS(struct rich_all, texts, struct rich_texts *);
TENON_GEN_TYPE_IS(struct rich_all, fixed, struct rich_fixed *);
TENON_GEN_TYPE_IS(struct rich_all, arrays, struct rich_arrays *);
TENON_GEN_TYPE_IS(struct rich_all, nested, struct rich_nested *);
TENON_GEN_TYPE_IS(struct rich_all, nullable, struct rich_nullable *);
TENON_GEN_TYPE_IS(struct rich_all, has, struct rich_has *);
TENON_GEN_TYPE_IS(struct rich_all, limits, struct rich_limits *);
TENON_GEN_TYPE_IS(struct rich_all, defaults, struct rich_defaults *);
TENON_GEN_TYPE_IS(struct rich_all, omit, struct rich_omit *);
TENON_GEN_TYPE_IS(struct rich_all, maps, struct rich_maps *);
TENON_GEN_TYPE_IS(struct rich_all, transparent, struct rich_transparent *);
TENON_GEN_TYPE_IS(struct rich_all, wide, struct rich_wide70 **);

static const tenon_member rich_all__members[13] = {
    TENON_GEN_MEMBER(struct rich_all, scalars, "scalars", TENON_KIND_OBJECT, 0),
    TENON_GEN_MEMBER(struct rich_all, texts, "texts", TENON_KIND_OBJECT, 1),
    TENON_GEN_MEMBER(struct rich_all, fixed, "fixed", TENON_KIND_OBJECT, 2),
    TENON_GEN_MEMBER(struct rich_all, arrays, "arrays", TENON_KIND_OBJECT, 3),
    TENON_GEN_MEMBER(struct rich_all, nested, "nested", TENON_KIND_OBJECT, 4),
    TENON_GEN_MEMBER(struct rich_all, nullable, "nullable", TENON_KIND_OBJECT, 5),
    TENON_GEN_MEMBER(struct rich_all, has, "has", TENON_KIND_OBJECT, 6),
    TENON_GEN_MEMBER(struct rich_all, limits, "limits", TENON_KIND_OBJECT, 7),
    TENON_GEN_MEMBER(struct rich_all, defaults, "defaults", TENON_KIND_OBJECT, 8),
    TENON_GEN_MEMBER(struct rich_all, omit, "omit", TENON_KIND_OBJECT, 9),
    TENON_GEN_MEMBER(struct rich_all, maps, "maps", TENON_KIND_OBJECT, 10),
    TENON_GEN_MEMBER(struct rich_all, transparent, "transparent", TENON_KIND_OBJECT, 11),
    TENON_GEN_MANY(struct rich_all, wide, "wide", TENON_KIND_POINTER, TENON_KIND_OBJECT, 12, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct rich_all, wide)),
};
static const tenon_detail rich_all__details[13] = {
    TENON_GEN_REFERS(rich_scalars),
    TENON_GEN_REFERS(rich_texts),
    TENON_GEN_REFERS(rich_fixed),
    TENON_GEN_REFERS(rich_arrays),
    TENON_GEN_REFERS(rich_nested),
    TENON_GEN_REFERS(rich_nullable),
    TENON_GEN_REFERS(rich_has),
    TENON_GEN_REFERS(rich_limits),
    TENON_GEN_REFERS(rich_defaults),
    TENON_GEN_REFERS(rich_omit),
    TENON_GEN_REFERS(rich_maps),
    TENON_GEN_REFERS(rich_transparent),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, rich_wide70_type),
};
static const tenon_type *const rich_all__refs[13] = {&tenon__type_rich_scalars, &tenon__type_rich_texts, &tenon__type_rich_fixed, &tenon__type_rich_arrays, &tenon__type_rich_nested, &tenon__type_rich_nullable, &tenon__type_rich_has, &tenon__type_rich_limits,
    &tenon__type_rich_defaults, &tenon__type_rich_omit, &tenon__type_rich_maps, &tenon__type_rich_transparent, &tenon__type_rich_wide70};
static const uint16_t rich_all__lookup[27] = {7, 1, 9, 12, 0, 0, 13, 10, 8, 0, 0, 11, 0, 0, 4, 0, 0, 0, 0, 2, 0, 0, 0, 0,
    6, 3, 5};
enum { rich_all__bound = TENON_GEN_BOUND_BASE + 129 + 13 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan rich_all__plan = TENON_GEN_PLAN(rich_all__bound, false);

static const char *rich_all__get(tenon__in *in, const char *p, struct rich_all *o)
{
    const tenon_type *const type = &tenon__type_rich_all;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"scalars\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"scalars\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"scalars\":", ANY);
    q = rich_scalars__get(in, p, &o->scalars);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = rich_texts__get(in, p, &o->texts);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = rich_fixed__get(in, p, &o->fixed);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"arrays\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"arrays\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"arrays\":", ANY);
    q = rich_arrays__get(in, p, &o->arrays);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"nested\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"nested\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"nested\":", ANY);
    q = rich_nested__get(in, p, &o->nested);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"nullable\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"nullable\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"nullable\":", ANY);
    q = rich_nullable__get(in, p, &o->nullable);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"has\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"has\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"has\":", ANY);
    q = rich_has__get(in, p, &o->has);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"limits\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"limits\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"limits\":", ANY);
    q = rich_limits__get(in, p, &o->limits);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"defaults\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"defaults\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"defaults\":", ANY);
    q = rich_defaults__get(in, p, &o->defaults);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"omit\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"omit\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"omit\":", ANY);
    q = rich_omit__get(in, p, &o->omit);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"maps\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maps\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maps\":", ANY);
    q = rich_maps__get(in, p, &o->maps);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"transparent\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"transparent\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"transparent\":", ANY);
    q = rich_transparent__get(in, p, &o->transparent);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"wide\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wide\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"wide\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *rich_all__put(tenon__out *out, char *p, const struct rich_all *o)
{
    const tenon_type *const type = &tenon__type_rich_all;
    const size_t bound = rich_all__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"scalars\":");
    p = tenon__gen_room(out, rich_scalars__put(out, p, &o->scalars), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__gen_room(out, rich_texts__put(out, p, &o->texts), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__gen_room(out, rich_fixed__put(out, p, &o->fixed), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"arrays\":");
    p = tenon__gen_room(out, rich_arrays__put(out, p, &o->arrays), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"nested\":");
    p = tenon__gen_room(out, rich_nested__put(out, p, &o->nested), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"nullable\":");
    p = tenon__gen_room(out, rich_nullable__put(out, p, &o->nullable), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"has\":");
    p = tenon__gen_room(out, rich_has__put(out, p, &o->has), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"limits\":");
    p = tenon__gen_room(out, rich_limits__put(out, p, &o->limits), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"defaults\":");
    p = tenon__gen_room(out, rich_defaults__put(out, p, &o->defaults), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"omit\":");
    p = tenon__gen_room(out, rich_omit__put(out, p, &o->omit), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"maps\":");
    p = tenon__gen_room(out, rich_maps__put(out, p, &o->maps), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"transparent\":");
    p = tenon__gen_room(out, rich_transparent__put(out, p, &o->transparent), bound);
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

static const char *rich_all__get_any(tenon__in *in, const char *p, void *o)
{
    return rich_all__get(in, p, (struct rich_all *)o);
}
static char *rich_all__put_any(tenon__out *out, char *p, const void *o)
{
    return rich_all__put(out, p, (const struct rich_all *)o);
}
static const tenon_generated rich_all__functions = {TENON_ABI, rich_all__get_any, rich_all__put_any};

TENON_GEN_STRUCT(rich_all, struct rich_all, 13, UINT64_C(0x1fff), 0, &rich_all__functions);

#ifdef __cplusplus
}
#endif
