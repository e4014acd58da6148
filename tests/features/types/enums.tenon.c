/* enums.tenon.c: made by tenongen from enums.h; edit that instead. Tables and JSON functions of the types in it. */
#include "enums.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_plain;
extern const tenon_type tenon__type_odd;
extern const tenon_type tenon__type_large;
extern const tenon_type tenon__type_tiny;
extern const tenon_type tenon__type_tiny_signed;
extern const tenon_type tenon__type_two_bytes;
extern const tenon_type tenon__type_eight_bytes;
extern const tenon_type tenon__type_enums;
extern const tenon_type tenon__type_lengthy;
extern const tenon_type tenon__type_lengthies;
extern const tenon_type tenon__type_tolerant;
static const char *enums__get(tenon__in *in, const char *p, struct enums *o);
static char *enums__put(tenon__out *out, char *p, const struct enums *o);
static const char *lengthies__get(tenon__in *in, const char *p, struct lengthies *o);
static char *lengthies__put(tenon__out *out, char *p, const struct lengthies *o);
static const char *tolerant__get(tenon__in *in, const char *p, struct tolerant *o);
static char *tolerant__put(tenon__out *out, char *p, const struct tolerant *o);

/* ---- enum plain ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum plain, 4);
TENON_GEN_VALUE_IS(ZERO, INT64_C(0));
TENON_GEN_VALUE_IS(ONE, INT64_C(1));
TENON_GEN_VALUE_IS(TWO, INT64_C(2));

static const tenon_enumerator plain__enumerators[3] = {
    TENON_GEN_ENUMERATOR(ZERO, "ZERO"),
    TENON_GEN_ENUMERATOR(ONE, "one"),
    TENON_GEN_ENUMERATOR(TWO, "z\303\266lf"),
};
static const tenon_plan plain__plan = TENON_GEN_PLAN(3, false);
TENON_GEN_ENUM(plain, enum plain, 3);

/* ---- enum odd ------------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum odd, 4);
TENON_GEN_VALUE_IS(NEGATIVE, INT64_C(-7));
TENON_GEN_VALUE_IS(FAR, INT64_C(1000000));
TENON_GEN_VALUE_IS(LEAST, INT64_C(-2147483648));
TENON_GEN_VALUE_IS(SAME, INT64_C(1000000));
TENON_GEN_VALUE_IS(OTHER, INT64_C(3));

static const tenon_enumerator odd__enumerators[5] = {
    TENON_GEN_ENUMERATOR(NEGATIVE, "negative"),
    TENON_GEN_ENUMERATOR(FAR, "far"),
    TENON_GEN_ENUMERATOR(LEAST, "least"),
    TENON_GEN_ENUMERATOR(SAME, "same"),
    TENON_GEN_ENUMERATOR(OTHER, "a-name-of-more-than-thirty-two-bytes-in-all"),
};
static const tenon_plan odd__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(odd, enum odd, 5);

/* ---- enum large ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum large, 4);
TENON_GEN_VALUE_IS(SMALL, INT64_C(1));
TENON_GEN_VALUE_IS(TOP_BIT, INT64_C(2147483648));
TENON_GEN_VALUE_IS(ALL_BITS, INT64_C(4294967295));

static const tenon_enumerator large__enumerators[3] = {
    TENON_GEN_ENUMERATOR(SMALL, "SMALL"),
    TENON_GEN_ENUMERATOR(TOP_BIT, "TOP_BIT"),
    TENON_GEN_ENUMERATOR(ALL_BITS, "ALL_BITS"),
};
static const tenon_plan large__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(large, enum large, 3);

/* ---- enum tiny ----------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum tiny, 1);
TENON_GEN_VALUE_IS(TINY_A, INT64_C(1));
TENON_GEN_VALUE_IS(TINY_B, INT64_C(200));

static const tenon_enumerator tiny__enumerators[2] = {
    TENON_GEN_ENUMERATOR(TINY_A, "TINY_A"),
    TENON_GEN_ENUMERATOR(TINY_B, "TINY_B"),
};
static const tenon_plan tiny__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(tiny, enum tiny, 2);

/* ---- enum tiny_signed ---------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum tiny_signed, 1);
TENON_GEN_VALUE_IS(TINY_MINUS, INT64_C(-100));
TENON_GEN_VALUE_IS(TINY_PLUS, INT64_C(100));

static const tenon_enumerator tiny_signed__enumerators[2] = {
    TENON_GEN_ENUMERATOR(TINY_MINUS, "TINY_MINUS"),
    TENON_GEN_ENUMERATOR(TINY_PLUS, "TINY_PLUS"),
};
static const tenon_plan tiny_signed__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(tiny_signed, enum tiny_signed, 2);

/* ---- enum two_bytes ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum two_bytes, 2);
TENON_GEN_VALUE_IS(TWO_A, INT64_C(1));
TENON_GEN_VALUE_IS(TWO_B, INT64_C(60000));

static const tenon_enumerator two_bytes__enumerators[2] = {
    TENON_GEN_ENUMERATOR(TWO_A, "TWO_A"),
    TENON_GEN_ENUMERATOR(TWO_B, "TWO_B"),
};
static const tenon_plan two_bytes__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(two_bytes, enum two_bytes, 2);

/* ---- enum eight_bytes ---------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum eight_bytes, 8);
TENON_GEN_VALUE_IS(EIGHT_A, INT64_C(1));
TENON_GEN_VALUE_IS(EIGHT_B, INT64_C(81985529216486895));
TENON_GEN_VALUE_IS(EIGHT_C, INT64_C(-81985529216486895));

static const tenon_enumerator eight_bytes__enumerators[3] = {
    TENON_GEN_ENUMERATOR(EIGHT_A, "EIGHT_A"),
    TENON_GEN_ENUMERATOR(EIGHT_B, "EIGHT_B"),
    TENON_GEN_ENUMERATOR(EIGHT_C, "EIGHT_C"),
};
static const tenon_plan eight_bytes__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(eight_bytes, enum eight_bytes, 3);

/* ---- struct enums -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct enums, plain, enum plain *);
TENON_GEN_TYPE_IS(struct enums, odd, enum odd *);
TENON_GEN_TYPE_IS(struct enums, large, enum large *);
TENON_GEN_TYPE_IS(struct enums, tiny, enum tiny *);
TENON_GEN_TYPE_IS(struct enums, tiny_signed, enum tiny_signed *);
TENON_GEN_TYPE_IS(struct enums, two_bytes, enum two_bytes *);
TENON_GEN_TYPE_IS(struct enums, eight_bytes, enum eight_bytes *);
TENON_GEN_TYPE_IS(struct enums, as_number, enum plain *);

static const tenon_member enums__members[8] = {
    TENON_GEN_MEMBER(struct enums, plain, "plain", TENON_KIND_ENUM, 0),
    TENON_GEN_MEMBER(struct enums, odd, "odd", TENON_KIND_ENUM, 1),
    TENON_GEN_MEMBER(struct enums, large, "large", TENON_KIND_ENUM, 2),
    TENON_GEN_MEMBER(struct enums, tiny, "tiny", TENON_KIND_ENUM, 3),
    TENON_GEN_MEMBER(struct enums, tiny_signed, "tiny_signed", TENON_KIND_ENUM, 4),
    TENON_GEN_MEMBER(struct enums, two_bytes, "two_bytes", TENON_KIND_ENUM, 5),
    TENON_GEN_MEMBER(struct enums, eight_bytes, "eight_bytes", TENON_KIND_ENUM, 6),
    TENON_GEN_MEMBER(struct enums, as_number, "as_number", TENON_KIND_U32, 7),
};
static const tenon_detail enums__details[8] = {
    TENON_GEN_REFERS(plain),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(OTHER), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, odd_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(SMALL), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, large_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(TINY_A), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, tiny_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(TINY_PLUS), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, tiny_signed_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(TWO_A), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, two_bytes_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(EIGHT_A), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, eight_bytes_type),
    TENON_GEN_PLAIN,
};
static const tenon_type *const enums__refs[8] = {&tenon__type_plain, &tenon__type_odd, &tenon__type_large, &tenon__type_tiny, &tenon__type_tiny_signed, &tenon__type_two_bytes, &tenon__type_eight_bytes, NULL};
static const uint16_t enums__lookup[17] = {0, 3, 8, 2, 0, 0, 0, 1, 5, 0, 0, 4, 6, 0, 0, 7, 0};
enum { enums__bound = TENON_GEN_BOUND_BASE + 89 + 1 * TENON_GEN_BOUND_U32
    + TENON_GEN_BOUND_NAMES(7) + TENON_GEN_BOUND_NAMES(45) + TENON_GEN_BOUND_NAMES(10)
    + TENON_GEN_BOUND_NAMES(8) + TENON_GEN_BOUND_NAMES(12) + TENON_GEN_BOUND_NAMES(7)
    + TENON_GEN_BOUND_NAMES(9) };
static const tenon_plan enums__plan = TENON_GEN_PLAN(enums__bound, false);

static const char *enums__get(tenon__in *in, const char *p, struct enums *o)
{
    const tenon_type *const type = &tenon__type_enums;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"plain\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"plain\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"plain\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_plain, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->plain = (enum plain)v;
    p = TENON_GEN_READY(in, q, ",\"odd\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"odd\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"odd\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_odd, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->odd = (enum odd)v;
    p = TENON_GEN_READY(in, q, ",\"large\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"large\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"large\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_large, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->large = (enum large)v;
    p = TENON_GEN_READY(in, q, ",\"tiny\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tiny\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tiny\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tiny_signed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tiny_signed\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tiny_signed\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"two_bytes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"two_bytes\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"two_bytes\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"eight_bytes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"eight_bytes\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"eight_bytes\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"as_number\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"as_number\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"as_number\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->as_number = (enum plain)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *enums__put(tenon__out *out, char *p, const struct enums *o)
{
    const tenon_type *const type = &tenon__type_enums;
    const size_t bound = enums__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"plain\":");
    p = tenon__json_put_enum(out, p, &tenon__type_plain, (int32_t)o->plain, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"odd\":");
    p = tenon__json_put_enum(out, p, &tenon__type_odd, (int32_t)o->odd, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"large\":");
    p = tenon__json_put_enum(out, p, &tenon__type_large, (int32_t)o->large, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"tiny\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"tiny_signed\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"two_bytes\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"eight_bytes\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"as_number\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->as_number);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *enums__get_any(tenon__in *in, const char *p, void *o)
{
    return enums__get(in, p, (struct enums *)o);
}
static char *enums__put_any(tenon__out *out, char *p, const void *o)
{
    return enums__put(out, p, (const struct enums *)o);
}
static const tenon_generated enums__functions = {TENON_ABI, enums__get_any, enums__put_any};

TENON_GEN_STRUCT(enums, struct enums, 8, UINT64_C(0xff), 0, &enums__functions);

/* ---- enum lengthy -------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum lengthy, 4);
TENON_GEN_VALUE_IS(LENGTHY_A, INT64_C(0));
TENON_GEN_VALUE_IS(LENGTHY_B, INT64_C(1));

static const tenon_enumerator lengthy__enumerators[2] = {
    TENON_GEN_ENUMERATOR(LENGTHY_A, "abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefgh"),
    TENON_GEN_ENUMERATOR(LENGTHY_B, "LENGTHY_B"),
};
static const tenon_plan lengthy__plan = TENON_GEN_PLAN(0, false);
TENON_GEN_ENUM(lengthy, enum lengthy, 2);

/* ---- struct lengthies ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct lengthies, one, enum lengthy *);
TENON_GEN_TYPE_IS(struct lengthies, list, enum lengthy **);
TENON_GEN_TYPE_IS(struct lengthies, n, size_t *);

static const tenon_member lengthies__members[2] = {
    TENON_GEN_MEMBER(struct lengthies, one, "one", TENON_KIND_ENUM, 0),
    TENON_GEN_MANY(struct lengthies, list, "list", TENON_KIND_ARRAY, TENON_KIND_ENUM, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct lengthies, n),
                   TENON_GEN_SIZE(struct lengthies, list)),
};
static const tenon_detail lengthies__details[2] = {
    TENON_GEN_REFERS(lengthy),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, lengthy_type),
};
static const tenon_type *const lengthies__refs[2] = {&tenon__type_lengthy, &tenon__type_lengthy};
static const uint16_t lengthies__lookup[5] = {2, 0, 0, 1, 0};
enum { lengthies__bound = TENON_GEN_BOUND_BASE + 15 + 1 * TENON_GEN_BOUND_ARRAY
    + TENON_GEN_BOUND_NAMES(802) };
static const tenon_plan lengthies__plan = TENON_GEN_PLAN(lengthies__bound, false);

static const char *lengthies__get(tenon__in *in, const char *p, struct lengthies *o)
{
    const tenon_type *const type = &tenon__type_lengthies;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"one\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"one\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"one\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_lengthy, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->one = (enum lengthy)v;
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *lengthies__put(tenon__out *out, char *p, const struct lengthies *o)
{
    const tenon_type *const type = &tenon__type_lengthies;
    const size_t bound = lengthies__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"one\":");
    p = tenon__json_put_enum(out, p, &tenon__type_lengthy, (int32_t)o->one, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *lengthies__get_any(tenon__in *in, const char *p, void *o)
{
    return lengthies__get(in, p, (struct lengthies *)o);
}
static char *lengthies__put_any(tenon__out *out, char *p, const void *o)
{
    return lengthies__put(out, p, (const struct lengthies *)o);
}
static const tenon_generated lengthies__functions = {TENON_ABI, lengthies__get_any, lengthies__put_any};

TENON_GEN_STRUCT(lengthies, struct lengthies, 2, UINT64_C(0x3), 0, &lengthies__functions);

/* ---- struct tolerant ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tolerant, before, char **);
TENON_GEN_TYPE_IS(struct tolerant, plain, enum plain *);
TENON_GEN_TYPE_IS(struct tolerant, pointer, enum odd **);
TENON_GEN_TYPE_IS(struct tolerant, tiny, enum tiny *);
TENON_GEN_TYPE_IS(struct tolerant, list, enum plain (*)[3]);

static const tenon_member tolerant__members[5] = {
    TENON_GEN_MEMBER(struct tolerant, before, "before", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER_WITH(struct tolerant, plain, "plain", TENON_KIND_ENUM, 1, TENON_STEP_SPECIAL, TENON_KIND_ENUM),
    TENON_GEN_MANY(struct tolerant, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_ENUM, 2, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct tolerant, pointer)),
    TENON_GEN_MEMBER_WITH(struct tolerant, tiny, "tiny", TENON_KIND_ENUM, 3, TENON_STEP_SPECIAL, TENON_KIND_ENUM),
    TENON_GEN_MANY(struct tolerant, list, "list", TENON_KIND_FIXED, TENON_KIND_ENUM, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct tolerant, list)),
};
static const tenon_detail tolerant__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_FALLBACK,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(ONE), TENON_GEN_WHOLE(TWO)),
                     TENON_GEN_NO_TEXTS, plain_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, odd_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_FALLBACK,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(TINY_A), TENON_GEN_WHOLE(TINY_B)),
                     TENON_GEN_NO_TEXTS, tiny_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, plain_type),
};
static const tenon_type *const tolerant__refs[5] = {NULL, &tenon__type_plain, &tenon__type_odd, &tenon__type_tiny, &tenon__type_plain};
static const uint16_t tolerant__lookup[11] = {5, 0, 0, 0, 0, 2, 0, 3, 4, 0, 1};
enum { tolerant__bound = TENON_GEN_BOUND_BASE + 46 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(7) + TENON_GEN_BOUND_NAMES(45) + TENON_GEN_BOUND_NAMES(8) };
static const tenon_plan tolerant__plan = TENON_GEN_PLAN(tolerant__bound, false);

static const char *tolerant__get(tenon__in *in, const char *p, struct tolerant *o)
{
    const tenon_type *const type = &tenon__type_tolerant;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"before\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"before\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"before\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->before);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"plain\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plain\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"plain\":", ANY);
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
    p = TENON_GEN_READY(in, q, ",\"tiny\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tiny\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tiny\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *tolerant__put(tenon__out *out, char *p, const struct tolerant *o)
{
    const tenon_type *const type = &tenon__type_tolerant;
    const size_t bound = tolerant__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"before\":");
    p = tenon__gen_cstr(out, p, o->before, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"plain\":");
    p = tenon__json_put_enum(out, p, &tenon__type_plain, (int32_t)o->plain, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"tiny\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *tolerant__get_any(tenon__in *in, const char *p, void *o)
{
    return tolerant__get(in, p, (struct tolerant *)o);
}
static char *tolerant__put_any(tenon__out *out, char *p, const void *o)
{
    return tolerant__put(out, p, (const struct tolerant *)o);
}
static const tenon_generated tolerant__functions = {TENON_ABI, tolerant__get_any, tolerant__put_any};

TENON_GEN_STRUCT(tolerant, struct tolerant, 5, UINT64_C(0x1f), 0, &tolerant__functions);

#ifdef __cplusplus
}
#endif
