/* shapes.tenon.c: made by tenongen from shapes.h; edit that instead. Tables and JSON functions of the types in it. */
#include "shapes.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_by_char;
extern const tenon_type tenon__type_by_schar;
extern const tenon_type tenon__type_by_uchar;
extern const tenon_type tenon__type_by_short;
extern const tenon_type tenon__type_by_ushort;
extern const tenon_type tenon__type_by_int;
extern const tenon_type tenon__type_by_unsigned;
extern const tenon_type tenon__type_by_long;
extern const tenon_type tenon__type_by_ulong;
extern const tenon_type tenon__type_by_llong;
extern const tenon_type tenon__type_by_ullong;
extern const tenon_type tenon__type_by_size;
extern const tenon_type tenon__type_by_i64;
extern const tenon_type tenon__type_side;
extern const tenon_type tenon__type_point;
extern const tenon_type tenon__type_lists;
extern const tenon_type tenon__type_fixed;
extern const tenon_type tenon__type_pointers;
extern const tenon_type tenon__type_many_pointers;
extern const tenon_type tenon__type_node;
static const char *by_char__get(tenon__in *in, const char *p, struct by_char *o);
static char *by_char__put(tenon__out *out, char *p, const struct by_char *o);
static const char *by_schar__get(tenon__in *in, const char *p, struct by_schar *o);
static char *by_schar__put(tenon__out *out, char *p, const struct by_schar *o);
static const char *by_uchar__get(tenon__in *in, const char *p, struct by_uchar *o);
static char *by_uchar__put(tenon__out *out, char *p, const struct by_uchar *o);
static const char *by_short__get(tenon__in *in, const char *p, struct by_short *o);
static char *by_short__put(tenon__out *out, char *p, const struct by_short *o);
static const char *by_ushort__get(tenon__in *in, const char *p, struct by_ushort *o);
static char *by_ushort__put(tenon__out *out, char *p, const struct by_ushort *o);
static const char *by_int__get(tenon__in *in, const char *p, struct by_int *o);
static char *by_int__put(tenon__out *out, char *p, const struct by_int *o);
static const char *by_unsigned__get(tenon__in *in, const char *p, struct by_unsigned *o);
static char *by_unsigned__put(tenon__out *out, char *p, const struct by_unsigned *o);
static const char *by_long__get(tenon__in *in, const char *p, struct by_long *o);
static char *by_long__put(tenon__out *out, char *p, const struct by_long *o);
static const char *by_ulong__get(tenon__in *in, const char *p, struct by_ulong *o);
static char *by_ulong__put(tenon__out *out, char *p, const struct by_ulong *o);
static const char *by_llong__get(tenon__in *in, const char *p, struct by_llong *o);
static char *by_llong__put(tenon__out *out, char *p, const struct by_llong *o);
static const char *by_ullong__get(tenon__in *in, const char *p, struct by_ullong *o);
static char *by_ullong__put(tenon__out *out, char *p, const struct by_ullong *o);
static const char *by_size__get(tenon__in *in, const char *p, struct by_size *o);
static char *by_size__put(tenon__out *out, char *p, const struct by_size *o);
static const char *by_i64__get(tenon__in *in, const char *p, struct by_i64 *o);
static char *by_i64__put(tenon__out *out, char *p, const struct by_i64 *o);
static const char *point__get(tenon__in *in, const char *p, struct point *o);
static char *point__put(tenon__out *out, char *p, const struct point *o);
static const char *lists__get(tenon__in *in, const char *p, struct lists *o);
static char *lists__put(tenon__out *out, char *p, const struct lists *o);
static const char *fixed__get(tenon__in *in, const char *p, struct fixed *o);
static char *fixed__put(tenon__out *out, char *p, const struct fixed *o);
static const char *pointers__get(tenon__in *in, const char *p, struct pointers *o);
static char *pointers__put(tenon__out *out, char *p, const struct pointers *o);
static const char *many_pointers__get(tenon__in *in, const char *p, struct many_pointers *o);
static char *many_pointers__put(tenon__out *out, char *p, const struct many_pointers *o);
static const char *node__get(tenon__in *in, const char *p, struct node *o);
static char *node__put(tenon__out *out, char *p, const struct node *o);

/* ---- struct by_char ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct by_char, items, char ***);
TENON_GEN_TYPE_IS(struct by_char, n, char *);

static const tenon_member by_char__members[1] = {
    TENON_GEN_MANY(struct by_char, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_char, n),
                   TENON_GEN_SIZE(struct by_char, items)),
};
static const tenon_detail by_char__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_CHAR, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_char__refs[1] = {NULL};
static const uint16_t by_char__lookup[3] = {0, 0, 1};
enum { by_char__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_char__plan = TENON_GEN_PLAN(by_char__bound, false);

static const char *by_char__get(tenon__in *in, const char *p, struct by_char *o)
{
    const tenon_type *const type = &tenon__type_by_char;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_char__put(tenon__out *out, char *p, const struct by_char *o)
{
    const tenon_type *const type = &tenon__type_by_char;
    const size_t bound = by_char__bound;
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

static const char *by_char__get_any(tenon__in *in, const char *p, void *o)
{
    return by_char__get(in, p, (struct by_char *)o);
}
static char *by_char__put_any(tenon__out *out, char *p, const void *o)
{
    return by_char__put(out, p, (const struct by_char *)o);
}
static const tenon_generated by_char__functions = {TENON_ABI, by_char__get_any, by_char__put_any};

TENON_GEN_STRUCT(by_char, struct by_char, 1, UINT64_C(0x1), 0, &by_char__functions);

/* ---- struct by_schar ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_schar, items, char ***);
TENON_GEN_TYPE_IS(struct by_schar, n, signed char *);

static const tenon_member by_schar__members[1] = {
    TENON_GEN_MANY(struct by_schar, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_schar, n),
                   TENON_GEN_SIZE(struct by_schar, items)),
};
static const tenon_detail by_schar__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_schar__refs[1] = {NULL};
static const uint16_t by_schar__lookup[3] = {0, 0, 1};
enum { by_schar__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_schar__plan = TENON_GEN_PLAN(by_schar__bound, false);

static const char *by_schar__get(tenon__in *in, const char *p, struct by_schar *o)
{
    const tenon_type *const type = &tenon__type_by_schar;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_schar__put(tenon__out *out, char *p, const struct by_schar *o)
{
    const tenon_type *const type = &tenon__type_by_schar;
    const size_t bound = by_schar__bound;
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

static const char *by_schar__get_any(tenon__in *in, const char *p, void *o)
{
    return by_schar__get(in, p, (struct by_schar *)o);
}
static char *by_schar__put_any(tenon__out *out, char *p, const void *o)
{
    return by_schar__put(out, p, (const struct by_schar *)o);
}
static const tenon_generated by_schar__functions = {TENON_ABI, by_schar__get_any, by_schar__put_any};

TENON_GEN_STRUCT(by_schar, struct by_schar, 1, UINT64_C(0x1), 0, &by_schar__functions);

/* ---- struct by_uchar ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_uchar, items, char ***);
TENON_GEN_TYPE_IS(struct by_uchar, n, unsigned char *);

static const tenon_member by_uchar__members[1] = {
    TENON_GEN_MANY(struct by_uchar, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_uchar, n),
                   TENON_GEN_SIZE(struct by_uchar, items)),
};
static const tenon_detail by_uchar__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_uchar__refs[1] = {NULL};
static const uint16_t by_uchar__lookup[3] = {0, 0, 1};
enum { by_uchar__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_uchar__plan = TENON_GEN_PLAN(by_uchar__bound, false);

static const char *by_uchar__get(tenon__in *in, const char *p, struct by_uchar *o)
{
    const tenon_type *const type = &tenon__type_by_uchar;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_uchar__put(tenon__out *out, char *p, const struct by_uchar *o)
{
    const tenon_type *const type = &tenon__type_by_uchar;
    const size_t bound = by_uchar__bound;
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

static const char *by_uchar__get_any(tenon__in *in, const char *p, void *o)
{
    return by_uchar__get(in, p, (struct by_uchar *)o);
}
static char *by_uchar__put_any(tenon__out *out, char *p, const void *o)
{
    return by_uchar__put(out, p, (const struct by_uchar *)o);
}
static const tenon_generated by_uchar__functions = {TENON_ABI, by_uchar__get_any, by_uchar__put_any};

TENON_GEN_STRUCT(by_uchar, struct by_uchar, 1, UINT64_C(0x1), 0, &by_uchar__functions);

/* ---- struct by_short ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_short, items, char ***);
TENON_GEN_TYPE_IS(struct by_short, n, short *);

static const tenon_member by_short__members[1] = {
    TENON_GEN_MANY(struct by_short, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_short, n),
                   TENON_GEN_SIZE(struct by_short, items)),
};
static const tenon_detail by_short__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I16, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_short__refs[1] = {NULL};
static const uint16_t by_short__lookup[3] = {0, 0, 1};
enum { by_short__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_short__plan = TENON_GEN_PLAN(by_short__bound, false);

static const char *by_short__get(tenon__in *in, const char *p, struct by_short *o)
{
    const tenon_type *const type = &tenon__type_by_short;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_short__put(tenon__out *out, char *p, const struct by_short *o)
{
    const tenon_type *const type = &tenon__type_by_short;
    const size_t bound = by_short__bound;
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

static const char *by_short__get_any(tenon__in *in, const char *p, void *o)
{
    return by_short__get(in, p, (struct by_short *)o);
}
static char *by_short__put_any(tenon__out *out, char *p, const void *o)
{
    return by_short__put(out, p, (const struct by_short *)o);
}
static const tenon_generated by_short__functions = {TENON_ABI, by_short__get_any, by_short__put_any};

TENON_GEN_STRUCT(by_short, struct by_short, 1, UINT64_C(0x1), 0, &by_short__functions);

/* ---- struct by_ushort ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_ushort, items, char ***);
TENON_GEN_TYPE_IS(struct by_ushort, n, unsigned short *);

static const tenon_member by_ushort__members[1] = {
    TENON_GEN_MANY(struct by_ushort, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_ushort, n),
                   TENON_GEN_SIZE(struct by_ushort, items)),
};
static const tenon_detail by_ushort__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_ushort__refs[1] = {NULL};
static const uint16_t by_ushort__lookup[3] = {0, 0, 1};
enum { by_ushort__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_ushort__plan = TENON_GEN_PLAN(by_ushort__bound, false);

static const char *by_ushort__get(tenon__in *in, const char *p, struct by_ushort *o)
{
    const tenon_type *const type = &tenon__type_by_ushort;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_ushort__put(tenon__out *out, char *p, const struct by_ushort *o)
{
    const tenon_type *const type = &tenon__type_by_ushort;
    const size_t bound = by_ushort__bound;
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

static const char *by_ushort__get_any(tenon__in *in, const char *p, void *o)
{
    return by_ushort__get(in, p, (struct by_ushort *)o);
}
static char *by_ushort__put_any(tenon__out *out, char *p, const void *o)
{
    return by_ushort__put(out, p, (const struct by_ushort *)o);
}
static const tenon_generated by_ushort__functions = {TENON_ABI, by_ushort__get_any, by_ushort__put_any};

TENON_GEN_STRUCT(by_ushort, struct by_ushort, 1, UINT64_C(0x1), 0, &by_ushort__functions);

/* ---- struct by_int ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_int, items, char ***);
TENON_GEN_TYPE_IS(struct by_int, n, int *);

static const tenon_member by_int__members[1] = {
    TENON_GEN_MANY(struct by_int, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_int, n),
                   TENON_GEN_SIZE(struct by_int, items)),
};
static const tenon_detail by_int__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_int__refs[1] = {NULL};
static const uint16_t by_int__lookup[3] = {0, 0, 1};
enum { by_int__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_int__plan = TENON_GEN_PLAN(by_int__bound, false);

static const char *by_int__get(tenon__in *in, const char *p, struct by_int *o)
{
    const tenon_type *const type = &tenon__type_by_int;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_int__put(tenon__out *out, char *p, const struct by_int *o)
{
    const tenon_type *const type = &tenon__type_by_int;
    const size_t bound = by_int__bound;
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

static const char *by_int__get_any(tenon__in *in, const char *p, void *o)
{
    return by_int__get(in, p, (struct by_int *)o);
}
static char *by_int__put_any(tenon__out *out, char *p, const void *o)
{
    return by_int__put(out, p, (const struct by_int *)o);
}
static const tenon_generated by_int__functions = {TENON_ABI, by_int__get_any, by_int__put_any};

TENON_GEN_STRUCT(by_int, struct by_int, 1, UINT64_C(0x1), 0, &by_int__functions);

/* ---- struct by_unsigned -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_unsigned, items, char ***);
TENON_GEN_TYPE_IS(struct by_unsigned, n, unsigned int *);

static const tenon_member by_unsigned__members[1] = {
    TENON_GEN_MANY(struct by_unsigned, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_unsigned, n),
                   TENON_GEN_SIZE(struct by_unsigned, items)),
};
static const tenon_detail by_unsigned__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_unsigned__refs[1] = {NULL};
static const uint16_t by_unsigned__lookup[3] = {0, 0, 1};
enum { by_unsigned__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_unsigned__plan = TENON_GEN_PLAN(by_unsigned__bound, false);

static const char *by_unsigned__get(tenon__in *in, const char *p, struct by_unsigned *o)
{
    const tenon_type *const type = &tenon__type_by_unsigned;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_unsigned__put(tenon__out *out, char *p, const struct by_unsigned *o)
{
    const tenon_type *const type = &tenon__type_by_unsigned;
    const size_t bound = by_unsigned__bound;
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

static const char *by_unsigned__get_any(tenon__in *in, const char *p, void *o)
{
    return by_unsigned__get(in, p, (struct by_unsigned *)o);
}
static char *by_unsigned__put_any(tenon__out *out, char *p, const void *o)
{
    return by_unsigned__put(out, p, (const struct by_unsigned *)o);
}
static const tenon_generated by_unsigned__functions = {TENON_ABI, by_unsigned__get_any, by_unsigned__put_any};

TENON_GEN_STRUCT(by_unsigned, struct by_unsigned, 1, UINT64_C(0x1), 0, &by_unsigned__functions);

/* ---- struct by_long ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct by_long, items, char ***);
TENON_GEN_TYPE_IS(struct by_long, n, long *);

static const tenon_member by_long__members[1] = {
    TENON_GEN_MANY(struct by_long, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_long, n),
                   TENON_GEN_SIZE(struct by_long, items)),
};
static const tenon_detail by_long__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_LONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_long__refs[1] = {NULL};
static const uint16_t by_long__lookup[3] = {0, 0, 1};
enum { by_long__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_long__plan = TENON_GEN_PLAN(by_long__bound, false);

static const char *by_long__get(tenon__in *in, const char *p, struct by_long *o)
{
    const tenon_type *const type = &tenon__type_by_long;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_long__put(tenon__out *out, char *p, const struct by_long *o)
{
    const tenon_type *const type = &tenon__type_by_long;
    const size_t bound = by_long__bound;
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

static const char *by_long__get_any(tenon__in *in, const char *p, void *o)
{
    return by_long__get(in, p, (struct by_long *)o);
}
static char *by_long__put_any(tenon__out *out, char *p, const void *o)
{
    return by_long__put(out, p, (const struct by_long *)o);
}
static const tenon_generated by_long__functions = {TENON_ABI, by_long__get_any, by_long__put_any};

TENON_GEN_STRUCT(by_long, struct by_long, 1, UINT64_C(0x1), 0, &by_long__functions);

/* ---- struct by_ulong ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_ulong, items, char ***);
TENON_GEN_TYPE_IS(struct by_ulong, n, unsigned long *);

static const tenon_member by_ulong__members[1] = {
    TENON_GEN_MANY(struct by_ulong, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_ulong, n),
                   TENON_GEN_SIZE(struct by_ulong, items)),
};
static const tenon_detail by_ulong__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_ulong__refs[1] = {NULL};
static const uint16_t by_ulong__lookup[3] = {0, 0, 1};
enum { by_ulong__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_ulong__plan = TENON_GEN_PLAN(by_ulong__bound, false);

static const char *by_ulong__get(tenon__in *in, const char *p, struct by_ulong *o)
{
    const tenon_type *const type = &tenon__type_by_ulong;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_ulong__put(tenon__out *out, char *p, const struct by_ulong *o)
{
    const tenon_type *const type = &tenon__type_by_ulong;
    const size_t bound = by_ulong__bound;
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

static const char *by_ulong__get_any(tenon__in *in, const char *p, void *o)
{
    return by_ulong__get(in, p, (struct by_ulong *)o);
}
static char *by_ulong__put_any(tenon__out *out, char *p, const void *o)
{
    return by_ulong__put(out, p, (const struct by_ulong *)o);
}
static const tenon_generated by_ulong__functions = {TENON_ABI, by_ulong__get_any, by_ulong__put_any};

TENON_GEN_STRUCT(by_ulong, struct by_ulong, 1, UINT64_C(0x1), 0, &by_ulong__functions);

/* ---- struct by_llong ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_llong, items, char ***);
TENON_GEN_TYPE_IS(struct by_llong, n, long long *);

static const tenon_member by_llong__members[1] = {
    TENON_GEN_MANY(struct by_llong, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_llong, n),
                   TENON_GEN_SIZE(struct by_llong, items)),
};
static const tenon_detail by_llong__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_llong__refs[1] = {NULL};
static const uint16_t by_llong__lookup[3] = {0, 0, 1};
enum { by_llong__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_llong__plan = TENON_GEN_PLAN(by_llong__bound, false);

static const char *by_llong__get(tenon__in *in, const char *p, struct by_llong *o)
{
    const tenon_type *const type = &tenon__type_by_llong;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_llong__put(tenon__out *out, char *p, const struct by_llong *o)
{
    const tenon_type *const type = &tenon__type_by_llong;
    const size_t bound = by_llong__bound;
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

static const char *by_llong__get_any(tenon__in *in, const char *p, void *o)
{
    return by_llong__get(in, p, (struct by_llong *)o);
}
static char *by_llong__put_any(tenon__out *out, char *p, const void *o)
{
    return by_llong__put(out, p, (const struct by_llong *)o);
}
static const tenon_generated by_llong__functions = {TENON_ABI, by_llong__get_any, by_llong__put_any};

TENON_GEN_STRUCT(by_llong, struct by_llong, 1, UINT64_C(0x1), 0, &by_llong__functions);

/* ---- struct by_ullong ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_ullong, items, char ***);
TENON_GEN_TYPE_IS(struct by_ullong, n, unsigned long long *);

static const tenon_member by_ullong__members[1] = {
    TENON_GEN_MANY(struct by_ullong, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_ullong, n),
                   TENON_GEN_SIZE(struct by_ullong, items)),
};
static const tenon_detail by_ullong__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U64, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_ullong__refs[1] = {NULL};
static const uint16_t by_ullong__lookup[3] = {0, 0, 1};
enum { by_ullong__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_ullong__plan = TENON_GEN_PLAN(by_ullong__bound, false);

static const char *by_ullong__get(tenon__in *in, const char *p, struct by_ullong *o)
{
    const tenon_type *const type = &tenon__type_by_ullong;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_ullong__put(tenon__out *out, char *p, const struct by_ullong *o)
{
    const tenon_type *const type = &tenon__type_by_ullong;
    const size_t bound = by_ullong__bound;
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

static const char *by_ullong__get_any(tenon__in *in, const char *p, void *o)
{
    return by_ullong__get(in, p, (struct by_ullong *)o);
}
static char *by_ullong__put_any(tenon__out *out, char *p, const void *o)
{
    return by_ullong__put(out, p, (const struct by_ullong *)o);
}
static const tenon_generated by_ullong__functions = {TENON_ABI, by_ullong__get_any, by_ullong__put_any};

TENON_GEN_STRUCT(by_ullong, struct by_ullong, 1, UINT64_C(0x1), 0, &by_ullong__functions);

/* ---- struct by_size ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct by_size, items, char ***);
TENON_GEN_TYPE_IS(struct by_size, n, size_t *);

static const tenon_member by_size__members[1] = {
    TENON_GEN_MANY(struct by_size, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_size, n),
                   TENON_GEN_SIZE(struct by_size, items)),
};
static const tenon_detail by_size__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_size__refs[1] = {NULL};
static const uint16_t by_size__lookup[3] = {0, 0, 1};
enum { by_size__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_size__plan = TENON_GEN_PLAN(by_size__bound, false);

static const char *by_size__get(tenon__in *in, const char *p, struct by_size *o)
{
    const tenon_type *const type = &tenon__type_by_size;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_size__put(tenon__out *out, char *p, const struct by_size *o)
{
    const tenon_type *const type = &tenon__type_by_size;
    const size_t bound = by_size__bound;
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

static const char *by_size__get_any(tenon__in *in, const char *p, void *o)
{
    return by_size__get(in, p, (struct by_size *)o);
}
static char *by_size__put_any(tenon__out *out, char *p, const void *o)
{
    return by_size__put(out, p, (const struct by_size *)o);
}
static const tenon_generated by_size__functions = {TENON_ABI, by_size__get_any, by_size__put_any};

TENON_GEN_STRUCT(by_size, struct by_size, 1, UINT64_C(0x1), 0, &by_size__functions);

/* ---- struct by_i64 ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct by_i64, items, char ***);
TENON_GEN_TYPE_IS(struct by_i64, n, int64_t *);

static const tenon_member by_i64__members[1] = {
    TENON_GEN_MANY(struct by_i64, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct by_i64, n),
                   TENON_GEN_SIZE(struct by_i64, items)),
};
static const tenon_detail by_i64__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I64, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const by_i64__refs[1] = {NULL};
static const uint16_t by_i64__lookup[3] = {0, 0, 1};
enum { by_i64__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan by_i64__plan = TENON_GEN_PLAN(by_i64__bound, false);

static const char *by_i64__get(tenon__in *in, const char *p, struct by_i64 *o)
{
    const tenon_type *const type = &tenon__type_by_i64;
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
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *by_i64__put(tenon__out *out, char *p, const struct by_i64 *o)
{
    const tenon_type *const type = &tenon__type_by_i64;
    const size_t bound = by_i64__bound;
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

static const char *by_i64__get_any(tenon__in *in, const char *p, void *o)
{
    return by_i64__get(in, p, (struct by_i64 *)o);
}
static char *by_i64__put_any(tenon__out *out, char *p, const void *o)
{
    return by_i64__put(out, p, (const struct by_i64 *)o);
}
static const tenon_generated by_i64__functions = {TENON_ABI, by_i64__get_any, by_i64__put_any};

TENON_GEN_STRUCT(by_i64, struct by_i64, 1, UINT64_C(0x1), 0, &by_i64__functions);

/* ---- enum side ----------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum side, 4);
TENON_GEN_VALUE_IS(LEFT, INT64_C(0));
TENON_GEN_VALUE_IS(RIGHT, INT64_C(1));

static const tenon_enumerator side__enumerators[2] = {
    TENON_GEN_ENUMERATOR(LEFT, "LEFT"),
    TENON_GEN_ENUMERATOR(RIGHT, "RIGHT"),
};
static const tenon_plan side__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(side, enum side, 2);

/* ---- struct point -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct point, x, int *);
TENON_GEN_TYPE_IS(struct point, y, int *);

static const tenon_member point__members[2] = {
    TENON_GEN_MEMBER(struct point, x, "x", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct point, y, "y", TENON_KIND_I32, 1),
};
static const tenon_detail point__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const point__refs[2] = {NULL, NULL};
static const uint16_t point__lookup[5] = {0, 1, 2, 0, 0};
enum { point__bound = TENON_GEN_BOUND_BASE + 10 + 2 * TENON_GEN_BOUND_I32 };
static const tenon_plan point__plan = TENON_GEN_PLAN(point__bound, false);

static const char *point__get(tenon__in *in, const char *p, struct point *o)
{
    const tenon_type *const type = &tenon__type_point;
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
    p = TENON_GEN_READY(in, q, ",\"y\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"y\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"y\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->y = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *point__put(tenon__out *out, char *p, const struct point *o)
{
    const tenon_type *const type = &tenon__type_point;
    const size_t bound = point__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->x);
    p = TENON_GEN_PUT(p, ",\"y\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->y);
    *p = '}';
    return p + 1;
}

static const char *point__get_any(tenon__in *in, const char *p, void *o)
{
    return point__get(in, p, (struct point *)o);
}
static char *point__put_any(tenon__out *out, char *p, const void *o)
{
    return point__put(out, p, (const struct point *)o);
}
static const tenon_generated point__functions = {TENON_ABI, point__get_any, point__put_any};

TENON_GEN_STRUCT(point, struct point, 2, UINT64_C(0x3), 0, &point__functions);

/* ---- struct lists -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct lists, bools, bool **);
TENON_GEN_TYPE_IS(struct lists, bytes, int8_t **);
TENON_GEN_TYPE_IS(struct lists, shorts, unsigned short **);
TENON_GEN_TYPE_IS(struct lists, doubles, double **);
TENON_GEN_TYPE_IS(struct lists, floats, float **);
TENON_GEN_TYPE_IS(struct lists, texts, const char ***);
TENON_GEN_TYPE_IS(struct lists, strs, tenon_str **);
TENON_GEN_TYPE_IS(struct lists, raws, tenon_raw **);
TENON_GEN_TYPE_IS(struct lists, times, tenon_time **);
TENON_GEN_TYPE_IS(struct lists, names, char (**)[8]);
TENON_GEN_TYPE_IS(struct lists, sides, enum side **);
TENON_GEN_TYPE_IS(struct lists, points, struct point **);
TENON_GEN_TYPE_IS(struct lists, pointers, struct point ***);
TENON_GEN_TYPE_IS(struct lists, pairs, int (**)[2]);
TENON_GEN_TYPE_IS(struct lists, n0, size_t *);
TENON_GEN_TYPE_IS(struct lists, n1, size_t *);
TENON_GEN_TYPE_IS(struct lists, n2, size_t *);
TENON_GEN_TYPE_IS(struct lists, n3, size_t *);
TENON_GEN_TYPE_IS(struct lists, n4, size_t *);
TENON_GEN_TYPE_IS(struct lists, n5, size_t *);
TENON_GEN_TYPE_IS(struct lists, n6, size_t *);
TENON_GEN_TYPE_IS(struct lists, n7, size_t *);
TENON_GEN_TYPE_IS(struct lists, n8, size_t *);
TENON_GEN_TYPE_IS(struct lists, n9, size_t *);
TENON_GEN_TYPE_IS(struct lists, n10, size_t *);
TENON_GEN_TYPE_IS(struct lists, n11, size_t *);
TENON_GEN_TYPE_IS(struct lists, n12, size_t *);
TENON_GEN_TYPE_IS(struct lists, n13, size_t *);

static const tenon_member lists__members[14] = {
    TENON_GEN_MANY(struct lists, bools, "bools", TENON_KIND_ARRAY, TENON_KIND_BOOL, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n0),
                   TENON_GEN_SIZE(struct lists, bools)),
    TENON_GEN_MANY(struct lists, bytes, "bytes", TENON_KIND_ARRAY, TENON_KIND_I8, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n1),
                   TENON_GEN_SIZE(struct lists, bytes)),
    TENON_GEN_MANY(struct lists, shorts, "shorts", TENON_KIND_ARRAY, TENON_KIND_U16, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n2),
                   TENON_GEN_SIZE(struct lists, shorts)),
    TENON_GEN_MANY(struct lists, doubles, "doubles", TENON_KIND_ARRAY, TENON_KIND_F64, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n3),
                   TENON_GEN_SIZE(struct lists, doubles)),
    TENON_GEN_MANY(struct lists, floats, "floats", TENON_KIND_ARRAY, TENON_KIND_F32, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n4),
                   TENON_GEN_SIZE(struct lists, floats)),
    TENON_GEN_MANY(struct lists, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_CSTR, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n5),
                   TENON_GEN_SIZE(struct lists, texts)),
    TENON_GEN_MANY(struct lists, strs, "strs", TENON_KIND_ARRAY, TENON_KIND_STR, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n6),
                   TENON_GEN_SIZE(struct lists, strs)),
    TENON_GEN_MANY(struct lists, raws, "raws", TENON_KIND_ARRAY, TENON_KIND_RAW, 7, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n7),
                   TENON_GEN_SIZE(struct lists, raws)),
    TENON_GEN_MANY(struct lists, times, "times", TENON_KIND_ARRAY, TENON_KIND_TIME, 8, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n8),
                   TENON_GEN_SIZE(struct lists, times)),
    TENON_GEN_MANY(struct lists, names, "names", TENON_KIND_ARRAY, TENON_KIND_CHARS, 9, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n9),
                   TENON_GEN_SIZE(struct lists, names)),
    TENON_GEN_MANY(struct lists, sides, "sides", TENON_KIND_ARRAY, TENON_KIND_ENUM, 10, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n10),
                   TENON_GEN_SIZE(struct lists, sides)),
    TENON_GEN_MANY(struct lists, points, "points", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 11, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n11),
                   TENON_GEN_SIZE(struct lists, points)),
    TENON_GEN_MANY(struct lists, pointers, "pointers", TENON_KIND_ARRAY, TENON_KIND_POINTER, 12, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n12),
                   TENON_GEN_SIZE(struct lists, pointers)),
    TENON_GEN_MANY(struct lists, pairs, "pairs", TENON_KIND_ARRAY, TENON_KIND_FIXED, 13, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lists, n13),
                   TENON_GEN_SIZE(struct lists, pairs)),
};
static const tenon_detail lists__details[14] = {
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
                     TENON_GEN_NO_TEXTS, side_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct lists, pointers[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct lists, pairs[0]), TENON_GEN_SIZE(struct lists, pairs[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const lists__refs[14] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, &tenon__type_side, &tenon__type_point, &tenon__type_point, NULL};
static const uint16_t lists__lookup[29] = {7, 8, 9, 11, 0, 14, 0, 0, 10, 0, 3, 0, 0, 0, 0, 0, 0, 12, 0, 13, 6, 0, 4, 0,
    1, 0, 0, 5, 2};
enum { lists__bound = TENON_GEN_BOUND_BASE + 132 + 14 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan lists__plan = TENON_GEN_PLAN(lists__bound, false);

static const char *lists__get_points(tenon__in *in, const char *p, struct lists *o)
{
    struct point *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_lists, &lists__members[11], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct point *)(void *)g.data + g.n++;
        q = point__get(in, p, e);
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

static char *lists__put_points(tenon__out *out, char *p, const struct lists *o)
{
    const size_t n = (size_t)o->n11;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->points))
        return tenon__json_write_member(out, p, &tenon__type_lists, 11, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct point *const e = &o->points[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = point__put(out, p, e);
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

static const char *lists__get(tenon__in *in, const char *p, struct lists *o)
{
    const tenon_type *const type = &tenon__type_lists;
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
    p = TENON_GEN_READY(in, q, ",\"bytes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bytes\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"bytes\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"shorts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"shorts\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"shorts\":", ANY);
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
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
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
    p = TENON_GEN_READY(in, q, ",\"raws\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raws\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raws\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"times\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"times\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"times\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"names\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"names\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"names\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"sides\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sides\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sides\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"points\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"points\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"points\":", WORD);
    q = lists__get_points(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointers\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointers\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pairs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pairs\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pairs\":", ANY);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *lists__put(tenon__out *out, char *p, const struct lists *o)
{
    const tenon_type *const type = &tenon__type_lists;
    const size_t bound = lists__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"bools\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"bytes\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"shorts\":");
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
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"strs\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"raws\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"times\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"names\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"sides\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"points\":");
    p = tenon__gen_room(out, lists__put_points(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"pointers\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"pairs\":");
    p = tenon__json_write_member(out, p, type, 13, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *lists__get_any(tenon__in *in, const char *p, void *o)
{
    return lists__get(in, p, (struct lists *)o);
}
static char *lists__put_any(tenon__out *out, char *p, const void *o)
{
    return lists__put(out, p, (const struct lists *)o);
}
static const tenon_generated lists__functions = {TENON_ABI, lists__get_any, lists__put_any};

TENON_GEN_STRUCT(lists, struct lists, 14, UINT64_C(0x3fff), 0, &lists__functions);

/* ---- struct fixed -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct fixed, plain, int (*)[3]);
TENON_GEN_TYPE_IS(struct fixed, counted, int (*)[3]);
TENON_GEN_TYPE_IS(struct fixed, n, unsigned char *);
TENON_GEN_TYPE_IS(struct fixed, texts, char *(*)[2]);
TENON_GEN_TYPE_IS(struct fixed, strs, tenon_str (*)[2]);
TENON_GEN_TYPE_IS(struct fixed, names, char (*)[2][4]);
TENON_GEN_TYPE_IS(struct fixed, sides, enum side (*)[2]);
TENON_GEN_TYPE_IS(struct fixed, points, struct point (*)[2]);
TENON_GEN_TYPE_IS(struct fixed, pointers, struct point *(*)[2]);
TENON_GEN_TYPE_IS(struct fixed, grid, short (*)[2][3]);
TENON_GEN_TYPE_IS(struct fixed, rows, short (*)[3][2]);
TENON_GEN_TYPE_IS(struct fixed, n_rows, int *);
TENON_GEN_TYPE_IS(struct fixed, table, char *(*)[2][2]);

static const tenon_member fixed__members[11] = {
    TENON_GEN_MANY(struct fixed, plain, "plain", TENON_KIND_FIXED, TENON_KIND_I32, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, plain)),
    TENON_GEN_MANY(struct fixed, counted, "counted", TENON_KIND_FIXED, TENON_KIND_I32, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct fixed, n),
                   TENON_GEN_LENGTH(struct fixed, counted)),
    TENON_GEN_MANY(struct fixed, texts, "texts", TENON_KIND_FIXED, TENON_KIND_CSTR, 2, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, texts)),
    TENON_GEN_MANY(struct fixed, strs, "strs", TENON_KIND_FIXED, TENON_KIND_STR, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, strs)),
    TENON_GEN_MANY(struct fixed, names, "names", TENON_KIND_FIXED, TENON_KIND_CHARS, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, names)),
    TENON_GEN_MANY(struct fixed, sides, "sides", TENON_KIND_FIXED, TENON_KIND_ENUM, 5, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, sides)),
    TENON_GEN_MANY(struct fixed, points, "points", TENON_KIND_FIXED, TENON_KIND_OBJECT, 6, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, points)),
    TENON_GEN_MANY(struct fixed, pointers, "pointers", TENON_KIND_FIXED, TENON_KIND_POINTER, 7, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, pointers)),
    TENON_GEN_MANY(struct fixed, grid, "grid", TENON_KIND_FIXED, TENON_KIND_FIXED, 8, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, grid)),
    TENON_GEN_MANY(struct fixed, rows, "rows", TENON_KIND_FIXED, TENON_KIND_FIXED, 9, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct fixed, n_rows),
                   TENON_GEN_LENGTH(struct fixed, rows)),
    TENON_GEN_MANY(struct fixed, table, "table", TENON_KIND_FIXED, TENON_KIND_FIXED, 10, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct fixed, table)),
};
static const tenon_detail fixed__details[11] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, side_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_OBJECT, 1, 0, TENON_GEN_SIZE(struct fixed, pointers[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I16, 0, TENON_GEN_LENGTH(struct fixed, grid[0]), TENON_GEN_SIZE(struct fixed, grid[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, TENON_KIND_I16, 0, TENON_GEN_LENGTH(struct fixed, rows[0]), TENON_GEN_SIZE(struct fixed, rows[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_CSTR, 0, TENON_GEN_LENGTH(struct fixed, table[0]), TENON_GEN_SIZE(struct fixed, table[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const fixed__refs[11] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_side, &tenon__type_point, &tenon__type_point,
    NULL, NULL, NULL};
static const uint16_t fixed__lookup[23] = {0, 0, 6, 9, 0, 0, 5, 11, 2, 0, 1, 0, 10, 0, 7, 8, 3, 0, 0, 0, 0, 4, 0};
enum { fixed__bound = TENON_GEN_BOUND_BASE + 102 + 11 * TENON_GEN_BOUND_FIXED };
static const tenon_plan fixed__plan = TENON_GEN_PLAN(fixed__bound, false);

static const char *fixed__get(tenon__in *in, const char *p, struct fixed *o)
{
    const tenon_type *const type = &tenon__type_fixed;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"plain\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"plain\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"plain\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"counted\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"counted\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"counted\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"strs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"strs\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"strs\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"names\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"names\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"names\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"sides\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sides\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sides\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"points\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"points\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"points\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointers\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointers\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"grid\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"grid\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"grid\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"rows\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rows\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"rows\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"table\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"table\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"table\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *fixed__put(tenon__out *out, char *p, const struct fixed *o)
{
    const tenon_type *const type = &tenon__type_fixed;
    const size_t bound = fixed__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"plain\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"counted\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"strs\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"names\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"sides\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"points\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"pointers\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"grid\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"rows\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"table\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *fixed__get_any(tenon__in *in, const char *p, void *o)
{
    return fixed__get(in, p, (struct fixed *)o);
}
static char *fixed__put_any(tenon__out *out, char *p, const void *o)
{
    return fixed__put(out, p, (const struct fixed *)o);
}
static const tenon_generated fixed__functions = {TENON_ABI, fixed__get_any, fixed__put_any};

TENON_GEN_STRUCT(fixed, struct fixed, 11, UINT64_C(0x7ff), 0, &fixed__functions);

/* ---- struct pointers ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct pointers, b, bool **);
TENON_GEN_TYPE_IS(struct pointers, i, int **);
TENON_GEN_TYPE_IS(struct pointers, d, double **);
TENON_GEN_TYPE_IS(struct pointers, text, char ***);
TENON_GEN_TYPE_IS(struct pointers, str, tenon_str **);
TENON_GEN_TYPE_IS(struct pointers, time, tenon_time **);
TENON_GEN_TYPE_IS(struct pointers, side, enum side **);
TENON_GEN_TYPE_IS(struct pointers, point, struct point **);

static const tenon_member pointers__members[8] = {
    TENON_GEN_MANY(struct pointers, b, "b", TENON_KIND_POINTER, TENON_KIND_BOOL, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, b)),
    TENON_GEN_MANY(struct pointers, i, "i", TENON_KIND_POINTER, TENON_KIND_I32, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, i)),
    TENON_GEN_MANY(struct pointers, d, "d", TENON_KIND_POINTER, TENON_KIND_F64, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, d)),
    TENON_GEN_MANY(struct pointers, text, "text", TENON_KIND_POINTER, TENON_KIND_CSTR, 3, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, text)),
    TENON_GEN_MANY(struct pointers, str, "str", TENON_KIND_POINTER, TENON_KIND_STR, 4, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, str)),
    TENON_GEN_MANY(struct pointers, time, "time", TENON_KIND_POINTER, TENON_KIND_TIME, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, time)),
    TENON_GEN_MANY(struct pointers, side, "side", TENON_KIND_POINTER, TENON_KIND_ENUM, 6, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, side)),
    TENON_GEN_MANY(struct pointers, point, "point", TENON_KIND_POINTER, TENON_KIND_OBJECT, 7, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct pointers, point)),
};
static const tenon_detail pointers__details[8] = {
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
                     TENON_GEN_NO_TEXTS, side_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
};
static const tenon_type *const pointers__refs[8] = {NULL, NULL, NULL, NULL, NULL, NULL, &tenon__type_side, &tenon__type_point};
static const uint16_t pointers__lookup[17] = {0, 1, 6, 0, 0, 0, 3, 5, 0, 7, 4, 0, 0, 0, 8, 0, 2};
enum { pointers__bound = TENON_GEN_BOUND_BASE + 55 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_TIME + 1 * TENON_GEN_BOUND_OBJECT
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan pointers__plan = TENON_GEN_PLAN(pointers__bound, false);

static const char *pointers__get(tenon__in *in, const char *p, struct pointers *o)
{
    const tenon_type *const type = &tenon__type_pointers;
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
    p = TENON_GEN_READY(in, q, ",\"i\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"text\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", ANY);
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
    p = TENON_GEN_READY(in, q, ",\"time\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"time\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"time\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"side\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"side\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"side\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"point\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"point\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"point\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *pointers__put(tenon__out *out, char *p, const struct pointers *o)
{
    const tenon_type *const type = &tenon__type_pointers;
    const size_t bound = pointers__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"b\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"i\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"str\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"time\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"side\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"point\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *pointers__get_any(tenon__in *in, const char *p, void *o)
{
    return pointers__get(in, p, (struct pointers *)o);
}
static char *pointers__put_any(tenon__out *out, char *p, const void *o)
{
    return pointers__put(out, p, (const struct pointers *)o);
}
static const tenon_generated pointers__functions = {TENON_ABI, pointers__get_any, pointers__put_any};

TENON_GEN_STRUCT(pointers, struct pointers, 8, UINT64_C(0xff), 0, &pointers__functions);

/* ---- struct many_pointers ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct many_pointers, d0, double **);
TENON_GEN_TYPE_IS(struct many_pointers, d1, double **);
TENON_GEN_TYPE_IS(struct many_pointers, d2, double **);
TENON_GEN_TYPE_IS(struct many_pointers, d3, double **);
TENON_GEN_TYPE_IS(struct many_pointers, t0, tenon_time **);
TENON_GEN_TYPE_IS(struct many_pointers, t1, tenon_time **);
TENON_GEN_TYPE_IS(struct many_pointers, t2, tenon_time **);
TENON_GEN_TYPE_IS(struct many_pointers, t3, tenon_time **);
TENON_GEN_TYPE_IS(struct many_pointers, c0, char ***);
TENON_GEN_TYPE_IS(struct many_pointers, c1, char ***);
TENON_GEN_TYPE_IS(struct many_pointers, c2, char ***);
TENON_GEN_TYPE_IS(struct many_pointers, c3, char ***);
TENON_GEN_TYPE_IS(struct many_pointers, u0, uint64_t **);
TENON_GEN_TYPE_IS(struct many_pointers, u1, uint64_t **);
TENON_GEN_TYPE_IS(struct many_pointers, u2, uint64_t **);
TENON_GEN_TYPE_IS(struct many_pointers, u3, uint64_t **);
TENON_GEN_TYPE_IS(struct many_pointers, byte0, uint8_t *);
TENON_GEN_TYPE_IS(struct many_pointers, byte1, uint8_t *);
TENON_GEN_TYPE_IS(struct many_pointers, byte2, uint8_t *);
TENON_GEN_TYPE_IS(struct many_pointers, list, int **);
TENON_GEN_TYPE_IS(struct many_pointers, p0, struct point **);
TENON_GEN_TYPE_IS(struct many_pointers, p1, struct point **);
TENON_GEN_TYPE_IS(struct many_pointers, p2, struct point **);
TENON_GEN_TYPE_IS(struct many_pointers, p3, struct point **);
TENON_GEN_TYPE_IS(struct many_pointers, n, size_t *);
TENON_GEN_TYPE_IS(struct many_pointers, has, bool *);

static const tenon_member many_pointers__members[24] = {
    TENON_GEN_MANY(struct many_pointers, d0, "d0", TENON_KIND_POINTER, TENON_KIND_F64, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, d0)),
    TENON_GEN_MANY(struct many_pointers, d1, "d1", TENON_KIND_POINTER, TENON_KIND_F64, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, d1)),
    TENON_GEN_MANY(struct many_pointers, d2, "d2", TENON_KIND_POINTER, TENON_KIND_F64, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, d2)),
    TENON_GEN_MANY(struct many_pointers, d3, "d3", TENON_KIND_POINTER, TENON_KIND_F64, 3, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, d3)),
    TENON_GEN_MANY(struct many_pointers, t0, "t0", TENON_KIND_POINTER, TENON_KIND_TIME, 4, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, t0)),
    TENON_GEN_MANY(struct many_pointers, t1, "t1", TENON_KIND_POINTER, TENON_KIND_TIME, 5, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, t1)),
    TENON_GEN_MANY(struct many_pointers, t2, "t2", TENON_KIND_POINTER, TENON_KIND_TIME, 6, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, t2)),
    TENON_GEN_MANY(struct many_pointers, t3, "t3", TENON_KIND_POINTER, TENON_KIND_TIME, 7, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, t3)),
    TENON_GEN_MANY(struct many_pointers, c0, "c0", TENON_KIND_POINTER, TENON_KIND_CSTR, 8, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, c0)),
    TENON_GEN_MANY(struct many_pointers, c1, "c1", TENON_KIND_POINTER, TENON_KIND_CSTR, 9, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, c1)),
    TENON_GEN_MANY(struct many_pointers, c2, "c2", TENON_KIND_POINTER, TENON_KIND_CSTR, 10, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, c2)),
    TENON_GEN_MANY(struct many_pointers, c3, "c3", TENON_KIND_POINTER, TENON_KIND_CSTR, 11, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, c3)),
    TENON_GEN_MANY(struct many_pointers, u0, "u0", TENON_KIND_POINTER, TENON_KIND_U64, 12, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, u0)),
    TENON_GEN_MANY(struct many_pointers, u1, "u1", TENON_KIND_POINTER, TENON_KIND_U64, 13, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, u1)),
    TENON_GEN_MANY(struct many_pointers, u2, "u2", TENON_KIND_POINTER, TENON_KIND_U64, 14, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, u2)),
    TENON_GEN_MANY(struct many_pointers, u3, "u3", TENON_KIND_POINTER, TENON_KIND_U64, 15, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, u3)),
    TENON_GEN_MEMBER_WITH(struct many_pointers, byte0, "byte0", TENON_KIND_U8, 16, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct many_pointers, byte1, "byte1", TENON_KIND_U8, 17, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct many_pointers, byte2, "byte2", TENON_KIND_U8, 18, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct many_pointers, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 19, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL, TENON_GEN_AT(struct many_pointers, n),
                   TENON_GEN_SIZE(struct many_pointers, list)),
    TENON_GEN_MANY(struct many_pointers, p0, "p0", TENON_KIND_POINTER, TENON_KIND_OBJECT, 20, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, p0)),
    TENON_GEN_MANY(struct many_pointers, p1, "p1", TENON_KIND_POINTER, TENON_KIND_OBJECT, 21, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, p1)),
    TENON_GEN_MANY(struct many_pointers, p2, "p2", TENON_KIND_POINTER, TENON_KIND_OBJECT, 22, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, p2)),
    TENON_GEN_MANY(struct many_pointers, p3, "p3", TENON_KIND_POINTER, TENON_KIND_OBJECT, 23, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct many_pointers, p3)),
};
static const tenon_detail many_pointers__details[24] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct many_pointers, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct many_pointers, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct many_pointers, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_HAS,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_PLACES(TENON_GEN_AT(struct many_pointers, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
};
static const tenon_type *const many_pointers__refs[24] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, &tenon__type_point, &tenon__type_point, &tenon__type_point, &tenon__type_point};
static const uint16_t many_pointers__lookup[49] = {9, 0, 0, 20, 0, 18, 22, 0, 0, 3, 12, 10, 1, 24, 0, 0, 19, 0, 11, 7, 23, 0, 0, 16,
    4, 0, 17, 0, 0, 0, 21, 0, 6, 13, 8, 15, 0, 0, 0, 5, 0, 0, 0, 0, 14, 0, 0, 0,
    2};
enum { many_pointers__bound = TENON_GEN_BOUND_BASE + 155 + 3 * TENON_GEN_BOUND_U8 + 4 * TENON_GEN_BOUND_U64
    + 4 * TENON_GEN_BOUND_F64 + 4 * TENON_GEN_BOUND_CSTR + 4 * TENON_GEN_BOUND_TIME
    + 4 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan many_pointers__plan = TENON_GEN_PLAN(many_pointers__bound, false);

static const char *many_pointers__get(tenon__in *in, const char *p, struct many_pointers *o)
{
    const tenon_type *const type = &tenon__type_many_pointers;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"d0\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"d0\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"d0\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d1\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d1\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d1\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d2\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d2\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d2\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"d3\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d3\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d3\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"t0\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"t0\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"t0\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"t1\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"t1\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"t1\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"t2\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"t2\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"t2\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"t3\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"t3\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"t3\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c0\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c0\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c0\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c1\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c1\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c1\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c2\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c2\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c2\":", ANY);
    q = tenon__json_read_member(in, p, type, 10, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c3\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c3\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c3\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u0\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u0\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u0\":", ANY);
    q = tenon__json_read_member(in, p, type, 12, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u1\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u1\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u1\":", ANY);
    q = tenon__json_read_member(in, p, type, 13, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u2\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u2\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u2\":", ANY);
    q = tenon__json_read_member(in, p, type, 14, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"u3\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"u3\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"u3\":", ANY);
    q = tenon__json_read_member(in, p, type, 15, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"byte0\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byte0\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"byte0\":", ANY);
    q = tenon__json_read_member(in, p, type, 16, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"byte1\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byte1\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"byte1\":", ANY);
    q = tenon__json_read_member(in, p, type, 17, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"byte2\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"byte2\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"byte2\":", ANY);
    q = tenon__json_read_member(in, p, type, 18, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 19, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"p0\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"p0\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"p0\":", ANY);
    q = tenon__json_read_member(in, p, type, 20, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"p1\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"p1\":")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"p1\":", ANY);
    q = tenon__json_read_member(in, p, type, 21, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"p2\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"p2\":")))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"p2\":", ANY);
    q = tenon__json_read_member(in, p, type, 22, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 22, UINT64_C(0x3fffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"p3\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"p3\":")))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"p3\":", ANY);
    q = tenon__json_read_member(in, p, type, 23, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 23, UINT64_C(0x7fffff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 24, UINT64_C(0xffffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *many_pointers__put(tenon__out *out, char *p, const struct many_pointers *o)
{
    const tenon_type *const type = &tenon__type_many_pointers;
    const size_t bound = many_pointers__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"d0\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"d1\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"d2\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"d3\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"t0\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"t1\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"t2\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"t3\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"c0\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"c1\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"c2\":");
    p = tenon__json_write_member(out, p, type, 10, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"c3\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"u0\":");
    p = tenon__json_write_member(out, p, type, 12, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"u1\":");
    p = tenon__json_write_member(out, p, type, 13, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"u2\":");
    p = tenon__json_write_member(out, p, type, 14, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"u3\":");
    p = tenon__json_write_member(out, p, type, 15, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"byte0\":");
    p = tenon__json_write_member(out, p, type, 16, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"byte1\":");
    p = tenon__json_write_member(out, p, type, 17, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"byte2\":");
    p = tenon__json_write_member(out, p, type, 18, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 19, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    p = TENON_GEN_PUT(p, ",\"p0\":");
    p = tenon__json_write_member(out, p, type, 20, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 20);
    p = TENON_GEN_PUT(p, ",\"p1\":");
    p = tenon__json_write_member(out, p, type, 21, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 21);
    p = TENON_GEN_PUT(p, ",\"p2\":");
    p = tenon__json_write_member(out, p, type, 22, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 22);
    p = TENON_GEN_PUT(p, ",\"p3\":");
    p = tenon__json_write_member(out, p, type, 23, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 23);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *many_pointers__get_any(tenon__in *in, const char *p, void *o)
{
    return many_pointers__get(in, p, (struct many_pointers *)o);
}
static char *many_pointers__put_any(tenon__out *out, char *p, const void *o)
{
    return many_pointers__put(out, p, (const struct many_pointers *)o);
}
static const tenon_generated many_pointers__functions = {TENON_ABI, many_pointers__get_any, many_pointers__put_any};

TENON_GEN_STRUCT(many_pointers, struct many_pointers, 24, UINT64_C(0xffffff), 0, &many_pointers__functions);

/* ---- struct node --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct node, name, char **);
TENON_GEN_TYPE_IS(struct node, next, struct node **);
TENON_GEN_TYPE_IS(struct node, children, struct node **);
TENON_GEN_TYPE_IS(struct node, n_children, size_t *);

static const tenon_member node__members[3] = {
    TENON_GEN_MEMBER(struct node, name, "name", TENON_KIND_CSTR, 0),
    TENON_GEN_MANY(struct node, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct node, next)),
    TENON_GEN_MANY(struct node, children, "children", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct node, n_children),
                   TENON_GEN_SIZE(struct node, children)),
};
static const tenon_detail node__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, node_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, node_type),
};
static const tenon_type *const node__refs[3] = {NULL, &tenon__type_node, &tenon__type_node};
static const uint16_t node__lookup[7] = {2, 3, 0, 0, 1, 0, 0};
enum { node__bound = TENON_GEN_BOUND_BASE + 28 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT
    + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan node__plan = TENON_GEN_PLAN(node__bound, false);

static const char *node__get_children(tenon__in *in, const char *p, struct node *o)
{
    struct node *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_node, &node__members[2], (char *)o);
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

static char *node__put_children(tenon__out *out, char *p, const struct node *o)
{
    const size_t n = (size_t)o->n_children;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->children))
        return tenon__json_write_member(out, p, &tenon__type_node, 2, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct node *const e = &o->children[i];
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
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"next\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"children\":", WORD);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"children\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"children\":", WORD);
        q = node__get_children(in, p, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x7)))
        return tenon__gen_end(in, p + 1, type, o, seen);
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
    if (o->next != NULL) {
        p = TENON_GEN_PUT(p, ",\"next\":");
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->n_children != 0) {
        p = TENON_GEN_PUT(p, ",\"children\":");
        p = tenon__gen_room(out, node__put_children(out, p, o), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
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

TENON_GEN_STRUCT(node, struct node, 3, UINT64_C(0x7), 0, &node__functions);

#ifdef __cplusplus
}
#endif
