/* names.tenon.c: made by tenongen from names.h; edit that instead. Tables and JSON functions of the types in it. */
#include "names.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_lengths;
extern const tenon_type tenon__type_odd;
extern const tenon_type tenon__type_long_escaped;
extern const tenon_type tenon__type_aliased;
extern const tenon_type tenon__type_many;
static const char *lengths__get(tenon__in *in, const char *p, struct lengths *o);
static char *lengths__put(tenon__out *out, char *p, const struct lengths *o);
static const char *odd__get(tenon__in *in, const char *p, struct odd *o);
static char *odd__put(tenon__out *out, char *p, const struct odd *o);
static const char *long_escaped__get(tenon__in *in, const char *p, struct long_escaped *o);
static char *long_escaped__put(tenon__out *out, char *p, const struct long_escaped *o);
static const char *aliased__get(tenon__in *in, const char *p, struct aliased *o);
static char *aliased__put(tenon__out *out, char *p, const struct aliased *o);

/* ---- struct lengths ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct lengths, v0, int *);
TENON_GEN_TYPE_IS(struct lengths, v1, int *);
TENON_GEN_TYPE_IS(struct lengths, v2, int *);
TENON_GEN_TYPE_IS(struct lengths, v3, int *);
TENON_GEN_TYPE_IS(struct lengths, v4, int *);
TENON_GEN_TYPE_IS(struct lengths, v5, int *);
TENON_GEN_TYPE_IS(struct lengths, v6, int *);
TENON_GEN_TYPE_IS(struct lengths, v7, int *);
TENON_GEN_TYPE_IS(struct lengths, v8, int *);
TENON_GEN_TYPE_IS(struct lengths, v9, int *);
TENON_GEN_TYPE_IS(struct lengths, v10, int *);
TENON_GEN_TYPE_IS(struct lengths, v11, int *);

static const tenon_member lengths__members[12] = {
    TENON_GEN_MEMBER(struct lengths, v0, "a", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct lengths, v1, "abcdefghijk", TENON_KIND_I32, 1), /* fragments of 15, */
    TENON_GEN_MEMBER(struct lengths, v2, "abcdefghijkl", TENON_KIND_I32, 2), /* 16, */
    TENON_GEN_MEMBER(struct lengths, v3, "abcdefghijklm", TENON_KIND_I32, 3), /* 17, */
    TENON_GEN_MEMBER(struct lengths, v4, "abcdefghabcdefghabcdefghijk", TENON_KIND_I32, 4), /* 31, */
    TENON_GEN_MEMBER(struct lengths, v5, "abcdefghabcdefghabcdefghijkl", TENON_KIND_I32, 5), /* 32, */
    TENON_GEN_MEMBER(struct lengths, v6, "abcdefghabcdefghabcdefghijklm", TENON_KIND_I32, 6), /* 33, */
    TENON_GEN_MEMBER(struct lengths, v7, "abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghx", TENON_KIND_I32, 7), /* 61 bytes */
    TENON_GEN_MEMBER(struct lengths, v8, "abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghy", TENON_KIND_I32, 8), /* its last byte differs */
    TENON_GEN_MEMBER(struct lengths, v9, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz", TENON_KIND_I32, 9),
    TENON_GEN_MEMBER(struct lengths, v10, "!xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct lengths, v11, "", TENON_KIND_I32, 11),
};
static const tenon_detail lengths__details[12] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const lengths__refs[12] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL};
static const uint16_t lengths__lookup[25] = {0, 0, 0, 6, 4, 0, 0, 0, 8, 2, 0, 12, 0, 0, 0, 7, 0, 5, 11, 3, 0, 0, 1, 9,
    10};
enum { lengths__bound = TENON_GEN_BOUND_BASE + 884 + 12 * TENON_GEN_BOUND_I32 };
static const tenon_plan lengths__plan = TENON_GEN_PLAN(lengths__bound, false);

static const char *lengths__get(tenon__in *in, const char *p, struct lengths *o)
{
    const tenon_type *const type = &tenon__type_lengths;
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
    o->v0 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghijk\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghijk\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghijk\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->v1 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghijkl\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghijkl\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghijkl\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->v2 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghijklm\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghijklm\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghijklm\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->v3 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghabcdefghabcdefghijk\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghabcdefghabcdefghijk\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghabcdefghabcdefghijk\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->v4 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghabcdefghabcdefghijkl\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghabcdefghabcdefghijkl\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghabcdefghabcdefghijkl\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->v5 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghabcdefghabcdefghijklm\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghabcdefghabcdefghijklm\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghabcdefghabcdefghijklm\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->v6 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghx\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghx\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghx\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->v7 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghy\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghy\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghy\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->v8 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    o->v9 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"!xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"!xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"!xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->v10 = (int)v;
    p = TENON_GEN_READY(in, q, ",\"\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->v11 = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *lengths__put(tenon__out *out, char *p, const struct lengths *o)
{
    const tenon_type *const type = &tenon__type_lengths;
    const size_t bound = lengths__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v0);
    p = TENON_GEN_PUT(p, ",\"abcdefghijk\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v1);
    p = TENON_GEN_PUT(p, ",\"abcdefghijkl\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v2);
    p = TENON_GEN_PUT(p, ",\"abcdefghijklm\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v3);
    p = TENON_GEN_PUT(p, ",\"abcdefghabcdefghabcdefghijk\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v4);
    p = TENON_GEN_PUT(p, ",\"abcdefghabcdefghabcdefghijkl\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v5);
    p = TENON_GEN_PUT(p, ",\"abcdefghabcdefghabcdefghijklm\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v6);
    p = TENON_GEN_PUT(p, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghx\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v7);
    p = TENON_GEN_PUT(p, ",\"abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghy\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v8);
    p = TENON_GEN_PUT(p, ",\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v9);
    p = TENON_GEN_PUT(p, ",\"!xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v10);
    p = TENON_GEN_PUT(p, ",\"\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->v11);
    *p = '}';
    return p + 1;
}

static const char *lengths__get_any(tenon__in *in, const char *p, void *o)
{
    return lengths__get(in, p, (struct lengths *)o);
}
static char *lengths__put_any(tenon__out *out, char *p, const void *o)
{
    return lengths__put(out, p, (const struct lengths *)o);
}
static const tenon_generated lengths__functions = {TENON_ABI, lengths__get_any, lengths__put_any};

TENON_GEN_STRUCT(lengths, struct lengths, 12, UINT64_C(0xfff), 0, &lengths__functions);

/* ---- struct odd ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct odd, quote, int *);
TENON_GEN_TYPE_IS(struct odd, slash, int *);
TENON_GEN_TYPE_IS(struct odd, newline, int *);
TENON_GEN_TYPE_IS(struct odd, umlaut, int *);
TENON_GEN_TYPE_IS(struct odd, kanji, int *);
TENON_GEN_TYPE_IS(struct odd, dot, int *);
TENON_GEN_TYPE_IS(struct odd, space, int *);
TENON_GEN_TYPE_IS(struct odd, plain, int *);

static const tenon_member odd__members[8] = {
    TENON_GEN_MEMBER(struct odd, quote, "a\\\"b", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct odd, slash, "c\\\\", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct odd, newline, "\\n", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct odd, umlaut, "gr\303\266\303\237e", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct odd, kanji, "\345\244\247\343\201\215\343\201\225", TENON_KIND_I32, 4),
    TENON_GEN_MEMBER(struct odd, dot, "a.b[0]", TENON_KIND_I32, 5),
    TENON_GEN_MEMBER(struct odd, space, "two words", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct odd, plain, "plain", TENON_KIND_I32, 7),
};
static const tenon_detail odd__details[8] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, NULL, "a\"b", 3), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, NULL, "c\\", 2), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, NULL, "\012", 1), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const odd__refs[8] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t odd__lookup[17] = {0, 0, 4, 7, 1, 0, 0, 8, 0, 0, 0, 0, 3, 2, 6, 0, 5};
enum { odd__bound = TENON_GEN_BOUND_BASE + 77 + 8 * TENON_GEN_BOUND_I32 };
static const tenon_plan odd__plan = TENON_GEN_PLAN(odd__bound, false);

static const char *odd__get(tenon__in *in, const char *p, struct odd *o)
{
    const tenon_type *const type = &tenon__type_odd;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\\\"b\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\\\"b\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"a\\\"b\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->quote = (int)v;
    p = TENON_GEN_READY(in, q, ",\"c\\\\\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\\\\\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\\\\\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->slash = (int)v;
    p = TENON_GEN_READY(in, q, ",\"\\n\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\\n\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"\\n\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->newline = (int)v;
    p = TENON_GEN_READY(in, q, ",\"gr\303\266\303\237e\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"gr\303\266\303\237e\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"gr\303\266\303\237e\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->umlaut = (int)v;
    p = TENON_GEN_READY(in, q, ",\"\345\244\247\343\201\215\343\201\225\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"\345\244\247\343\201\215\343\201\225\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"\345\244\247\343\201\215\343\201\225\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->kanji = (int)v;
    p = TENON_GEN_READY(in, q, ",\"a.b[0]\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"a.b[0]\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"a.b[0]\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->dot = (int)v;
    p = TENON_GEN_READY(in, q, ",\"two words\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"two words\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"two words\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->space = (int)v;
    p = TENON_GEN_READY(in, q, ",\"plain\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"plain\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"plain\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->plain = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *odd__put(tenon__out *out, char *p, const struct odd *o)
{
    const tenon_type *const type = &tenon__type_odd;
    const size_t bound = odd__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\\\"b\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->quote);
    p = TENON_GEN_PUT(p, ",\"c\\\\\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->slash);
    p = TENON_GEN_PUT(p, ",\"\\n\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->newline);
    p = TENON_GEN_PUT(p, ",\"gr\303\266\303\237e\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->umlaut);
    p = TENON_GEN_PUT(p, ",\"\345\244\247\343\201\215\343\201\225\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->kanji);
    p = TENON_GEN_PUT(p, ",\"a.b[0]\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->dot);
    p = TENON_GEN_PUT(p, ",\"two words\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->space);
    p = TENON_GEN_PUT(p, ",\"plain\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->plain);
    *p = '}';
    return p + 1;
}

static const char *odd__get_any(tenon__in *in, const char *p, void *o)
{
    return odd__get(in, p, (struct odd *)o);
}
static char *odd__put_any(tenon__out *out, char *p, const void *o)
{
    return odd__put(out, p, (const struct odd *)o);
}
static const tenon_generated odd__functions = {TENON_ABI, odd__get_any, odd__put_any};

TENON_GEN_STRUCT(odd, struct odd, 8, UINT64_C(0xff), 0, &odd__functions);

/* ---- struct long_escaped ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct long_escaped, a, int *);
TENON_GEN_TYPE_IS(struct long_escaped, b, int *);

static const tenon_member long_escaped__members[2] = {
    TENON_GEN_MEMBER(struct long_escaped, a, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct long_escaped, b, "b", TENON_KIND_I32, 1),
};
static const tenon_detail long_escaped__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "short\000xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzalias\000", NULL, 0), NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const long_escaped__refs[2] = {NULL, NULL};
static const uint16_t long_escaped__lookup[5] = {2, 0, 0, 0, 1};
enum { long_escaped__bound = TENON_GEN_BOUND_BASE + 309 + 2 * TENON_GEN_BOUND_I32 };
static const tenon_plan long_escaped__plan = TENON_GEN_PLAN(long_escaped__bound, true);

static const char *long_escaped__get(tenon__in *in, const char *p, struct long_escaped *o)
{
    const tenon_type *const type = &tenon__type_long_escaped;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a = (int)v;
    p = TENON_GEN_READY(in, q, ",\"b\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->b = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *long_escaped__put(tenon__out *out, char *p, const struct long_escaped *o)
{
    const tenon_type *const type = &tenon__type_long_escaped;
    const size_t bound = long_escaped__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"xyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyzxyz\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->b);
    *p = '}';
    return p + 1;
}

static const char *long_escaped__get_any(tenon__in *in, const char *p, void *o)
{
    return long_escaped__get(in, p, (struct long_escaped *)o);
}
static char *long_escaped__put_any(tenon__out *out, char *p, const void *o)
{
    return long_escaped__put(out, p, (const struct long_escaped *)o);
}
static const tenon_generated long_escaped__functions = {TENON_ABI, long_escaped__get_any, long_escaped__put_any};

TENON_GEN_STRUCT(long_escaped, struct long_escaped, 2, UINT64_C(0x3), 0, &long_escaped__functions);

/* ---- struct aliased ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct aliased, color, int *);
TENON_GEN_TYPE_IS(struct aliased, size, int *);
TENON_GEN_TYPE_IS(struct aliased, text, char **);

static const tenon_member aliased__members[3] = {
    TENON_GEN_MEMBER(struct aliased, color, "color", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct aliased, size, "sz", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct aliased, text, "text", TENON_KIND_CSTR, 2),
};
static const tenon_detail aliased__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "colour\000tint\000Farbe\000", NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "size\000", NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_ALIAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "a\"b\000", NULL, 0), NULL),
};
static const tenon_type *const aliased__refs[3] = {NULL, NULL, NULL};
static const uint16_t aliased__lookup[7] = {0, 0, 0, 0, 3, 1, 2};
enum { aliased__bound = TENON_GEN_BOUND_BASE + 23 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan aliased__plan = TENON_GEN_PLAN(aliased__bound, true);

static const char *aliased__get(tenon__in *in, const char *p, struct aliased *o)
{
    const tenon_type *const type = &tenon__type_aliased;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"color\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"color\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->color = (int)v;
    p = TENON_GEN_READY(in, q, ",\"sz\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sz\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sz\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->size = (int)v;
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *aliased__put(tenon__out *out, char *p, const struct aliased *o)
{
    const tenon_type *const type = &tenon__type_aliased;
    const size_t bound = aliased__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"color\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->color);
    p = TENON_GEN_PUT(p, ",\"sz\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->size);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *aliased__get_any(tenon__in *in, const char *p, void *o)
{
    return aliased__get(in, p, (struct aliased *)o);
}
static char *aliased__put_any(tenon__out *out, char *p, const void *o)
{
    return aliased__put(out, p, (const struct aliased *)o);
}
static const tenon_generated aliased__functions = {TENON_ABI, aliased__get_any, aliased__put_any};

TENON_GEN_STRUCT(aliased, struct aliased, 3, UINT64_C(0x7), 0, &aliased__functions);

/* ---- struct many --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct many, m10, int *);
TENON_GEN_TYPE_IS(struct many, m11, int *);
TENON_GEN_TYPE_IS(struct many, m12, int *);
TENON_GEN_TYPE_IS(struct many, m13, int *);
TENON_GEN_TYPE_IS(struct many, m14, int *);
TENON_GEN_TYPE_IS(struct many, m15, int *);
TENON_GEN_TYPE_IS(struct many, m16, int *);
TENON_GEN_TYPE_IS(struct many, m17, int *);
TENON_GEN_TYPE_IS(struct many, m18, int *);
TENON_GEN_TYPE_IS(struct many, m19, int *);
TENON_GEN_TYPE_IS(struct many, m20, int *);
TENON_GEN_TYPE_IS(struct many, m21, int *);
TENON_GEN_TYPE_IS(struct many, m22, int *);
TENON_GEN_TYPE_IS(struct many, m23, int *);
TENON_GEN_TYPE_IS(struct many, m24, int *);
TENON_GEN_TYPE_IS(struct many, m25, int *);
TENON_GEN_TYPE_IS(struct many, m26, int *);
TENON_GEN_TYPE_IS(struct many, m27, int *);
TENON_GEN_TYPE_IS(struct many, m28, int *);
TENON_GEN_TYPE_IS(struct many, m29, int *);
TENON_GEN_TYPE_IS(struct many, m30, int *);
TENON_GEN_TYPE_IS(struct many, m31, int *);
TENON_GEN_TYPE_IS(struct many, m32, int *);
TENON_GEN_TYPE_IS(struct many, m33, int *);
TENON_GEN_TYPE_IS(struct many, m34, int *);
TENON_GEN_TYPE_IS(struct many, m35, int *);
TENON_GEN_TYPE_IS(struct many, m36, int *);
TENON_GEN_TYPE_IS(struct many, m37, int *);
TENON_GEN_TYPE_IS(struct many, m38, int *);
TENON_GEN_TYPE_IS(struct many, m39, int *);
TENON_GEN_TYPE_IS(struct many, m40, int *);
TENON_GEN_TYPE_IS(struct many, m41, int *);
TENON_GEN_TYPE_IS(struct many, m42, int *);
TENON_GEN_TYPE_IS(struct many, m43, int *);
TENON_GEN_TYPE_IS(struct many, m44, int *);
TENON_GEN_TYPE_IS(struct many, m45, int *);
TENON_GEN_TYPE_IS(struct many, m46, int *);
TENON_GEN_TYPE_IS(struct many, m47, int *);
TENON_GEN_TYPE_IS(struct many, m48, int *);
TENON_GEN_TYPE_IS(struct many, m49, int *);
TENON_GEN_TYPE_IS(struct many, m50, int *);
TENON_GEN_TYPE_IS(struct many, m51, int *);
TENON_GEN_TYPE_IS(struct many, m52, int *);
TENON_GEN_TYPE_IS(struct many, m53, int *);
TENON_GEN_TYPE_IS(struct many, m54, int *);
TENON_GEN_TYPE_IS(struct many, m55, int *);
TENON_GEN_TYPE_IS(struct many, m56, int *);
TENON_GEN_TYPE_IS(struct many, m57, int *);
TENON_GEN_TYPE_IS(struct many, m58, int *);
TENON_GEN_TYPE_IS(struct many, m59, int *);
TENON_GEN_TYPE_IS(struct many, m60, int *);
TENON_GEN_TYPE_IS(struct many, m61, int *);
TENON_GEN_TYPE_IS(struct many, m62, int *);
TENON_GEN_TYPE_IS(struct many, m63, int *);
TENON_GEN_TYPE_IS(struct many, m64, int *);
TENON_GEN_TYPE_IS(struct many, m65, int *);
TENON_GEN_TYPE_IS(struct many, m66, int *);
TENON_GEN_TYPE_IS(struct many, m67, int *);
TENON_GEN_TYPE_IS(struct many, m68, int *);
TENON_GEN_TYPE_IS(struct many, m69, int *);
TENON_GEN_TYPE_IS(struct many, m70, int *);
TENON_GEN_TYPE_IS(struct many, m71, int *);
TENON_GEN_TYPE_IS(struct many, m72, int *);
TENON_GEN_TYPE_IS(struct many, m73, int *);
TENON_GEN_TYPE_IS(struct many, m74, int *);
TENON_GEN_TYPE_IS(struct many, m75, int *);
TENON_GEN_TYPE_IS(struct many, m76, int *);
TENON_GEN_TYPE_IS(struct many, m77, int *);
TENON_GEN_TYPE_IS(struct many, m78, int *);
TENON_GEN_TYPE_IS(struct many, m79, int *);
TENON_GEN_TYPE_IS(struct many, m80, int *);
TENON_GEN_TYPE_IS(struct many, m81, int *);
TENON_GEN_TYPE_IS(struct many, m82, int *);
TENON_GEN_TYPE_IS(struct many, m83, int *);
TENON_GEN_TYPE_IS(struct many, m84, int *);
TENON_GEN_TYPE_IS(struct many, m85, int *);
TENON_GEN_TYPE_IS(struct many, m86, int *);
TENON_GEN_TYPE_IS(struct many, m87, int *);
TENON_GEN_TYPE_IS(struct many, m88, int *);
TENON_GEN_TYPE_IS(struct many, m89, int *);
TENON_GEN_TYPE_IS(struct many, m90, int *);
TENON_GEN_TYPE_IS(struct many, m91, int *);
TENON_GEN_TYPE_IS(struct many, m92, int *);
TENON_GEN_TYPE_IS(struct many, m93, int *);
TENON_GEN_TYPE_IS(struct many, m94, int *);
TENON_GEN_TYPE_IS(struct many, m95, int *);
TENON_GEN_TYPE_IS(struct many, m96, int *);
TENON_GEN_TYPE_IS(struct many, m97, int *);
TENON_GEN_TYPE_IS(struct many, m98, int *);
TENON_GEN_TYPE_IS(struct many, m99, int *);
TENON_GEN_TYPE_IS(struct many, m100, int *);
TENON_GEN_TYPE_IS(struct many, m101, int *);
TENON_GEN_TYPE_IS(struct many, m102, int *);
TENON_GEN_TYPE_IS(struct many, m103, int *);
TENON_GEN_TYPE_IS(struct many, m104, int *);
TENON_GEN_TYPE_IS(struct many, m105, int *);
TENON_GEN_TYPE_IS(struct many, m106, int *);
TENON_GEN_TYPE_IS(struct many, m107, int *);
TENON_GEN_TYPE_IS(struct many, m108, int *);
TENON_GEN_TYPE_IS(struct many, m109, int *);
TENON_GEN_TYPE_IS(struct many, m110, int *);
TENON_GEN_TYPE_IS(struct many, m111, int *);
TENON_GEN_TYPE_IS(struct many, m112, int *);
TENON_GEN_TYPE_IS(struct many, m113, int *);
TENON_GEN_TYPE_IS(struct many, m114, int *);
TENON_GEN_TYPE_IS(struct many, m115, int *);
TENON_GEN_TYPE_IS(struct many, m116, int *);
TENON_GEN_TYPE_IS(struct many, m117, int *);
TENON_GEN_TYPE_IS(struct many, m118, int *);
TENON_GEN_TYPE_IS(struct many, m119, int *);
TENON_GEN_TYPE_IS(struct many, m120, int *);
TENON_GEN_TYPE_IS(struct many, m121, int *);
TENON_GEN_TYPE_IS(struct many, m122, int *);
TENON_GEN_TYPE_IS(struct many, m123, int *);
TENON_GEN_TYPE_IS(struct many, m124, int *);
TENON_GEN_TYPE_IS(struct many, m125, int *);
TENON_GEN_TYPE_IS(struct many, m126, int *);
TENON_GEN_TYPE_IS(struct many, m127, int *);
TENON_GEN_TYPE_IS(struct many, m128, int *);
TENON_GEN_TYPE_IS(struct many, m129, int *);
TENON_GEN_TYPE_IS(struct many, m130, int *);
TENON_GEN_TYPE_IS(struct many, m131, int *);
TENON_GEN_TYPE_IS(struct many, m132, int *);
TENON_GEN_TYPE_IS(struct many, m133, int *);
TENON_GEN_TYPE_IS(struct many, m134, int *);
TENON_GEN_TYPE_IS(struct many, m135, int *);
TENON_GEN_TYPE_IS(struct many, m136, int *);
TENON_GEN_TYPE_IS(struct many, m137, int *);
TENON_GEN_TYPE_IS(struct many, m138, int *);
TENON_GEN_TYPE_IS(struct many, m139, int *);
TENON_GEN_TYPE_IS(struct many, m140, int *);
TENON_GEN_TYPE_IS(struct many, m141, int *);
TENON_GEN_TYPE_IS(struct many, m142, int *);
TENON_GEN_TYPE_IS(struct many, m143, int *);
TENON_GEN_TYPE_IS(struct many, m144, int *);
TENON_GEN_TYPE_IS(struct many, m145, int *);
TENON_GEN_TYPE_IS(struct many, m146, int *);
TENON_GEN_TYPE_IS(struct many, m147, int *);
TENON_GEN_TYPE_IS(struct many, m148, int *);
TENON_GEN_TYPE_IS(struct many, m149, int *);

static const tenon_member many__members[140] = {
    TENON_GEN_MEMBER(struct many, m10, "m10", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct many, m11, "m11", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct many, m12, "m12", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct many, m13, "m13", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct many, m14, "m14", TENON_KIND_I32, 4),
    TENON_GEN_MEMBER(struct many, m15, "m15", TENON_KIND_I32, 5),
    TENON_GEN_MEMBER(struct many, m16, "m16", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct many, m17, "m17", TENON_KIND_I32, 7),
    TENON_GEN_MEMBER(struct many, m18, "m18", TENON_KIND_I32, 8),
    TENON_GEN_MEMBER(struct many, m19, "m19", TENON_KIND_I32, 9),
    TENON_GEN_MEMBER(struct many, m20, "m20", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct many, m21, "m21", TENON_KIND_I32, 11),
    TENON_GEN_MEMBER(struct many, m22, "m22", TENON_KIND_I32, 12),
    TENON_GEN_MEMBER(struct many, m23, "m23", TENON_KIND_I32, 13),
    TENON_GEN_MEMBER(struct many, m24, "m24", TENON_KIND_I32, 14),
    TENON_GEN_MEMBER(struct many, m25, "m25", TENON_KIND_I32, 15),
    TENON_GEN_MEMBER(struct many, m26, "m26", TENON_KIND_I32, 16),
    TENON_GEN_MEMBER(struct many, m27, "m27", TENON_KIND_I32, 17),
    TENON_GEN_MEMBER(struct many, m28, "m28", TENON_KIND_I32, 18),
    TENON_GEN_MEMBER(struct many, m29, "m29", TENON_KIND_I32, 19),
    TENON_GEN_MEMBER(struct many, m30, "m30", TENON_KIND_I32, 20),
    TENON_GEN_MEMBER(struct many, m31, "m31", TENON_KIND_I32, 21),
    TENON_GEN_MEMBER(struct many, m32, "m32", TENON_KIND_I32, 22),
    TENON_GEN_MEMBER(struct many, m33, "m33", TENON_KIND_I32, 23),
    TENON_GEN_MEMBER(struct many, m34, "m34", TENON_KIND_I32, 24),
    TENON_GEN_MEMBER(struct many, m35, "m35", TENON_KIND_I32, 25),
    TENON_GEN_MEMBER(struct many, m36, "m36", TENON_KIND_I32, 26),
    TENON_GEN_MEMBER(struct many, m37, "m37", TENON_KIND_I32, 27),
    TENON_GEN_MEMBER(struct many, m38, "m38", TENON_KIND_I32, 28),
    TENON_GEN_MEMBER(struct many, m39, "m39", TENON_KIND_I32, 29),
    TENON_GEN_MEMBER(struct many, m40, "m40", TENON_KIND_I32, 30),
    TENON_GEN_MEMBER(struct many, m41, "m41", TENON_KIND_I32, 31),
    TENON_GEN_MEMBER(struct many, m42, "m42", TENON_KIND_I32, 32),
    TENON_GEN_MEMBER(struct many, m43, "m43", TENON_KIND_I32, 33),
    TENON_GEN_MEMBER(struct many, m44, "m44", TENON_KIND_I32, 34),
    TENON_GEN_MEMBER(struct many, m45, "m45", TENON_KIND_I32, 35),
    TENON_GEN_MEMBER(struct many, m46, "m46", TENON_KIND_I32, 36),
    TENON_GEN_MEMBER(struct many, m47, "m47", TENON_KIND_I32, 37),
    TENON_GEN_MEMBER(struct many, m48, "m48", TENON_KIND_I32, 38),
    TENON_GEN_MEMBER(struct many, m49, "m49", TENON_KIND_I32, 39),
    TENON_GEN_MEMBER(struct many, m50, "m50", TENON_KIND_I32, 40),
    TENON_GEN_MEMBER(struct many, m51, "m51", TENON_KIND_I32, 41),
    TENON_GEN_MEMBER(struct many, m52, "m52", TENON_KIND_I32, 42),
    TENON_GEN_MEMBER(struct many, m53, "m53", TENON_KIND_I32, 43),
    TENON_GEN_MEMBER(struct many, m54, "m54", TENON_KIND_I32, 44),
    TENON_GEN_MEMBER(struct many, m55, "m55", TENON_KIND_I32, 45),
    TENON_GEN_MEMBER(struct many, m56, "m56", TENON_KIND_I32, 46),
    TENON_GEN_MEMBER(struct many, m57, "m57", TENON_KIND_I32, 47),
    TENON_GEN_MEMBER(struct many, m58, "m58", TENON_KIND_I32, 48),
    TENON_GEN_MEMBER(struct many, m59, "m59", TENON_KIND_I32, 49),
    TENON_GEN_MEMBER(struct many, m60, "m60", TENON_KIND_I32, 50),
    TENON_GEN_MEMBER(struct many, m61, "m61", TENON_KIND_I32, 51),
    TENON_GEN_MEMBER(struct many, m62, "m62", TENON_KIND_I32, 52),
    TENON_GEN_MEMBER(struct many, m63, "m63", TENON_KIND_I32, 53),
    TENON_GEN_MEMBER(struct many, m64, "m64", TENON_KIND_I32, 54),
    TENON_GEN_MEMBER(struct many, m65, "m65", TENON_KIND_I32, 55),
    TENON_GEN_MEMBER(struct many, m66, "m66", TENON_KIND_I32, 56),
    TENON_GEN_MEMBER(struct many, m67, "m67", TENON_KIND_I32, 57),
    TENON_GEN_MEMBER(struct many, m68, "m68", TENON_KIND_I32, 58),
    TENON_GEN_MEMBER(struct many, m69, "m69", TENON_KIND_I32, 59),
    TENON_GEN_MEMBER(struct many, m70, "m70", TENON_KIND_I32, 60),
    TENON_GEN_MEMBER(struct many, m71, "m71", TENON_KIND_I32, 61),
    TENON_GEN_MEMBER(struct many, m72, "m72", TENON_KIND_I32, 62),
    TENON_GEN_MEMBER(struct many, m73, "m73", TENON_KIND_I32, 63),
    TENON_GEN_MEMBER(struct many, m74, "m74", TENON_KIND_I32, 64),
    TENON_GEN_MEMBER(struct many, m75, "m75", TENON_KIND_I32, 65),
    TENON_GEN_MEMBER(struct many, m76, "m76", TENON_KIND_I32, 66),
    TENON_GEN_MEMBER(struct many, m77, "m77", TENON_KIND_I32, 67),
    TENON_GEN_MEMBER(struct many, m78, "m78", TENON_KIND_I32, 68),
    TENON_GEN_MEMBER(struct many, m79, "m79", TENON_KIND_I32, 69),
    TENON_GEN_MEMBER(struct many, m80, "m80", TENON_KIND_I32, 70),
    TENON_GEN_MEMBER(struct many, m81, "m81", TENON_KIND_I32, 71),
    TENON_GEN_MEMBER(struct many, m82, "m82", TENON_KIND_I32, 72),
    TENON_GEN_MEMBER(struct many, m83, "m83", TENON_KIND_I32, 73),
    TENON_GEN_MEMBER(struct many, m84, "m84", TENON_KIND_I32, 74),
    TENON_GEN_MEMBER(struct many, m85, "m85", TENON_KIND_I32, 75),
    TENON_GEN_MEMBER(struct many, m86, "m86", TENON_KIND_I32, 76),
    TENON_GEN_MEMBER(struct many, m87, "m87", TENON_KIND_I32, 77),
    TENON_GEN_MEMBER(struct many, m88, "m88", TENON_KIND_I32, 78),
    TENON_GEN_MEMBER(struct many, m89, "m89", TENON_KIND_I32, 79),
    TENON_GEN_MEMBER(struct many, m90, "m90", TENON_KIND_I32, 80),
    TENON_GEN_MEMBER(struct many, m91, "m91", TENON_KIND_I32, 81),
    TENON_GEN_MEMBER(struct many, m92, "m92", TENON_KIND_I32, 82),
    TENON_GEN_MEMBER(struct many, m93, "m93", TENON_KIND_I32, 83),
    TENON_GEN_MEMBER(struct many, m94, "m94", TENON_KIND_I32, 84),
    TENON_GEN_MEMBER(struct many, m95, "m95", TENON_KIND_I32, 85),
    TENON_GEN_MEMBER(struct many, m96, "m96", TENON_KIND_I32, 86),
    TENON_GEN_MEMBER(struct many, m97, "m97", TENON_KIND_I32, 87),
    TENON_GEN_MEMBER(struct many, m98, "m98", TENON_KIND_I32, 88),
    TENON_GEN_MEMBER(struct many, m99, "m99", TENON_KIND_I32, 89),
    TENON_GEN_MEMBER(struct many, m100, "m100", TENON_KIND_I32, 90),
    TENON_GEN_MEMBER(struct many, m101, "m101", TENON_KIND_I32, 91),
    TENON_GEN_MEMBER(struct many, m102, "m102", TENON_KIND_I32, 92),
    TENON_GEN_MEMBER(struct many, m103, "m103", TENON_KIND_I32, 93),
    TENON_GEN_MEMBER(struct many, m104, "m104", TENON_KIND_I32, 94),
    TENON_GEN_MEMBER(struct many, m105, "m105", TENON_KIND_I32, 95),
    TENON_GEN_MEMBER(struct many, m106, "m106", TENON_KIND_I32, 96),
    TENON_GEN_MEMBER(struct many, m107, "m107", TENON_KIND_I32, 97),
    TENON_GEN_MEMBER(struct many, m108, "m108", TENON_KIND_I32, 98),
    TENON_GEN_MEMBER(struct many, m109, "m109", TENON_KIND_I32, 99),
    TENON_GEN_MEMBER(struct many, m110, "m110", TENON_KIND_I32, 100),
    TENON_GEN_MEMBER(struct many, m111, "m111", TENON_KIND_I32, 101),
    TENON_GEN_MEMBER(struct many, m112, "m112", TENON_KIND_I32, 102),
    TENON_GEN_MEMBER(struct many, m113, "m113", TENON_KIND_I32, 103),
    TENON_GEN_MEMBER(struct many, m114, "m114", TENON_KIND_I32, 104),
    TENON_GEN_MEMBER(struct many, m115, "m115", TENON_KIND_I32, 105),
    TENON_GEN_MEMBER(struct many, m116, "m116", TENON_KIND_I32, 106),
    TENON_GEN_MEMBER(struct many, m117, "m117", TENON_KIND_I32, 107),
    TENON_GEN_MEMBER(struct many, m118, "m118", TENON_KIND_I32, 108),
    TENON_GEN_MEMBER(struct many, m119, "m119", TENON_KIND_I32, 109),
    TENON_GEN_MEMBER(struct many, m120, "m120", TENON_KIND_I32, 110),
    TENON_GEN_MEMBER(struct many, m121, "m121", TENON_KIND_I32, 111),
    TENON_GEN_MEMBER(struct many, m122, "m122", TENON_KIND_I32, 112),
    TENON_GEN_MEMBER(struct many, m123, "m123", TENON_KIND_I32, 113),
    TENON_GEN_MEMBER(struct many, m124, "m124", TENON_KIND_I32, 114),
    TENON_GEN_MEMBER(struct many, m125, "m125", TENON_KIND_I32, 115),
    TENON_GEN_MEMBER(struct many, m126, "m126", TENON_KIND_I32, 116),
    TENON_GEN_MEMBER(struct many, m127, "m127", TENON_KIND_I32, 117),
    TENON_GEN_MEMBER(struct many, m128, "m128", TENON_KIND_I32, 118),
    TENON_GEN_MEMBER(struct many, m129, "m129", TENON_KIND_I32, 119),
    TENON_GEN_MEMBER(struct many, m130, "m130", TENON_KIND_I32, 120),
    TENON_GEN_MEMBER(struct many, m131, "m131", TENON_KIND_I32, 121),
    TENON_GEN_MEMBER(struct many, m132, "m132", TENON_KIND_I32, 122),
    TENON_GEN_MEMBER(struct many, m133, "m133", TENON_KIND_I32, 123),
    TENON_GEN_MEMBER(struct many, m134, "m134", TENON_KIND_I32, 124),
    TENON_GEN_MEMBER(struct many, m135, "m135", TENON_KIND_I32, 125),
    TENON_GEN_MEMBER(struct many, m136, "m136", TENON_KIND_I32, 126),
    TENON_GEN_MEMBER(struct many, m137, "m137", TENON_KIND_I32, 127),
    TENON_GEN_MEMBER(struct many, m138, "m138", TENON_KIND_I32, 128),
    TENON_GEN_MEMBER(struct many, m139, "m139", TENON_KIND_I32, 129),
    TENON_GEN_MEMBER(struct many, m140, "m140", TENON_KIND_I32, 130),
    TENON_GEN_MEMBER(struct many, m141, "m141", TENON_KIND_I32, 131),
    TENON_GEN_MEMBER(struct many, m142, "m142", TENON_KIND_I32, 132),
    TENON_GEN_MEMBER(struct many, m143, "m143", TENON_KIND_I32, 133),
    TENON_GEN_MEMBER(struct many, m144, "m144", TENON_KIND_I32, 134),
    TENON_GEN_MEMBER(struct many, m145, "m145", TENON_KIND_I32, 135),
    TENON_GEN_MEMBER(struct many, m146, "m146", TENON_KIND_I32, 136),
    TENON_GEN_MEMBER(struct many, m147, "m147", TENON_KIND_I32, 137),
    TENON_GEN_MEMBER(struct many, m148, "m148", TENON_KIND_I32, 138),
    TENON_GEN_MEMBER(struct many, m149, "m149", TENON_KIND_I32, 139),
};
static const tenon_detail many__details[140] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
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
static const tenon_type *const many__refs[140] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
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
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL};
static const uint16_t many__lookup[281] = {0, 0, 23, 0, 0, 24, 0, 0, 28, 0, 0, 0, 27, 21, 30, 112, 22, 29, 122, 0, 0, 0, 6, 0,
    0, 0, 0, 33, 7, 8, 25, 34, 5, 26, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 80,
    0, 0, 0, 0, 59, 79, 60, 0, 0, 39, 139, 0, 40, 109, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0,
    0, 69, 140, 0, 0, 0, 0, 110, 99, 0, 64, 0, 0, 63, 100, 0, 0, 0, 66, 0, 0, 129, 128, 65,
    61, 118, 119, 120, 62, 68, 130, 0, 67, 35, 71, 72, 36, 38, 32, 73, 37, 74, 77, 78, 123, 0, 0, 113,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 0, 0, 133, 75, 102, 0, 93, 76, 103, 132, 0,
    0, 0, 0, 0, 94, 0, 17, 12, 114, 14, 0, 0, 0, 11, 0, 82, 81, 124, 0, 84, 0, 0, 0, 18,
    0, 0, 0, 83, 16, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 108, 0, 0, 19, 98, 0, 125,
    115, 46, 121, 87, 88, 101, 20, 85, 104, 13, 111, 131, 91, 134, 95, 86, 105, 135, 138, 0, 56, 55, 0, 58,
    0, 107, 0, 0, 0, 117, 0, 53, 0, 127, 0, 0, 0, 45, 0, 0, 0, 0, 47, 48, 0, 54, 44, 0,
    51, 0, 42, 41, 52, 57, 49, 0, 50, 0, 3, 9, 10, 126, 43, 116, 2, 1, 96, 106, 89, 90, 4, 136,
    0, 0, 0, 0, 0, 0, 0, 0, 97, 0, 0, 0, 0, 0, 137, 0, 0};
enum { many__bound = TENON_GEN_BOUND_BASE + 1030 + 140 * TENON_GEN_BOUND_I32 };
static const tenon_plan many__plan = TENON_GEN_PLAN(many__bound, false);

TENON_GEN_STRUCT(many, struct many, 140, UINT64_C(0xffffffffffffffff), 0, NULL);

#ifdef __cplusplus
}
#endif
