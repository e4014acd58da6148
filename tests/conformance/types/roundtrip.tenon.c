/* roundtrip.tenon.c: made by tenongen from roundtrip.h; edit that instead. Tables and JSON functions of the types in it. */
#include "roundtrip.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_bools;
extern const tenon_type tenon__type_signeds;
extern const tenon_type tenon__type_unsigneds;
extern const tenon_type tenon__type_reals;
extern const tenon_type tenon__type_strings;
extern const tenon_type tenon__type_nothing;
extern const tenon_type tenon__type_foo;
extern const tenon_type tenon__type_a_foo;
static const char *nothing__get(tenon__in *in, const char *p, struct nothing *o);
static char *nothing__put(tenon__out *out, char *p, const struct nothing *o);
static const char *foo__get(tenon__in *in, const char *p, struct foo *o);
static char *foo__put(tenon__out *out, char *p, const struct foo *o);
static const char *a_foo__get(tenon__in *in, const char *p, struct a_foo *o);
static char *a_foo__put(tenon__out *out, char *p, const struct a_foo *o);

/* ---- struct bools -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct bools, items, bool **);
TENON_GEN_TYPE_IS(struct bools, n, size_t *);

static const tenon_member bools__members[1] = {
    TENON_GEN_MANY(struct bools, items, "items", TENON_KIND_ARRAY, TENON_KIND_BOOL, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct bools, n),
                   TENON_GEN_SIZE(struct bools, items)),
};
static const tenon_detail bools__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const bools__refs[1] = {NULL};
static const uint16_t bools__lookup[3] = {0, 0, 1};
enum { bools__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan bools__plan = TENON_GEN_PLAN(bools__bound, false);

TENON_GEN_STRUCT(bools, struct bools, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct signeds ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct signeds, items, int64_t **);
TENON_GEN_TYPE_IS(struct signeds, n, size_t *);

static const tenon_member signeds__members[1] = {
    TENON_GEN_MANY(struct signeds, items, "items", TENON_KIND_ARRAY, TENON_KIND_I64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct signeds, n),
                   TENON_GEN_SIZE(struct signeds, items)),
};
static const tenon_detail signeds__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const signeds__refs[1] = {NULL};
static const uint16_t signeds__lookup[3] = {0, 0, 1};
enum { signeds__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan signeds__plan = TENON_GEN_PLAN(signeds__bound, false);

TENON_GEN_STRUCT(signeds, struct signeds, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct unsigneds ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct unsigneds, items, uint64_t **);
TENON_GEN_TYPE_IS(struct unsigneds, n, size_t *);

static const tenon_member unsigneds__members[1] = {
    TENON_GEN_MANY(struct unsigneds, items, "items", TENON_KIND_ARRAY, TENON_KIND_U64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct unsigneds, n),
                   TENON_GEN_SIZE(struct unsigneds, items)),
};
static const tenon_detail unsigneds__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const unsigneds__refs[1] = {NULL};
static const uint16_t unsigneds__lookup[3] = {0, 0, 1};
enum { unsigneds__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan unsigneds__plan = TENON_GEN_PLAN(unsigneds__bound, false);

TENON_GEN_STRUCT(unsigneds, struct unsigneds, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct reals -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct reals, items, double **);
TENON_GEN_TYPE_IS(struct reals, n, size_t *);

static const tenon_member reals__members[1] = {
    TENON_GEN_MANY(struct reals, items, "items", TENON_KIND_ARRAY, TENON_KIND_F64, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct reals, n),
                   TENON_GEN_SIZE(struct reals, items)),
};
static const tenon_detail reals__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const reals__refs[1] = {NULL};
static const uint16_t reals__lookup[3] = {0, 0, 1};
enum { reals__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan reals__plan = TENON_GEN_PLAN(reals__bound, false);

TENON_GEN_STRUCT(reals, struct reals, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct strings ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct strings, items, tenon_str **);
TENON_GEN_TYPE_IS(struct strings, n, size_t *);

static const tenon_member strings__members[1] = {
    TENON_GEN_MANY(struct strings, items, "items", TENON_KIND_ARRAY, TENON_KIND_STR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct strings, n),
                   TENON_GEN_SIZE(struct strings, items)),
};
static const tenon_detail strings__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const strings__refs[1] = {NULL};
static const uint16_t strings__lookup[3] = {0, 0, 1};
enum { strings__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan strings__plan = TENON_GEN_PLAN(strings__bound, false);

TENON_GEN_STRUCT(strings, struct strings, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct nothing ------------------------------------------------------------------ */


static const tenon_member nothing__members[1] = {
    TENON_GEN_IGNORED("unused", 0),
};
static const tenon_detail nothing__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const nothing__refs[1] = {NULL};
static const uint16_t nothing__lookup[3] = {0, 1, 0};
enum { nothing__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_BOOL };
static const tenon_plan nothing__plan = TENON_GEN_PLAN(nothing__bound, false);

static const char *nothing__get(tenon__in *in, const char *p, struct nothing *o)
{
    return tenon__json_decode(in, p, &tenon__type_nothing, o);
}

static char *nothing__put(tenon__out *out, char *p, const struct nothing *o)
{
    const tenon_type *const type = &tenon__type_nothing;
    const size_t bound = nothing__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    return tenon__gen_close(p, first);
}

static const char *nothing__get_any(tenon__in *in, const char *p, void *o)
{
    return nothing__get(in, p, (struct nothing *)o);
}
static char *nothing__put_any(tenon__out *out, char *p, const void *o)
{
    return nothing__put(out, p, (const struct nothing *)o);
}
static const tenon_generated nothing__functions = {TENON_ABI, nothing__get_any, nothing__put_any};

TENON_GEN_STRUCT(nothing, struct nothing, 1, UINT64_C(0x1), 0, &nothing__functions);

/* ---- struct foo ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct foo, foo, char **);

static const tenon_member foo__members[1] = {
    TENON_GEN_MEMBER(struct foo, foo, "foo", TENON_KIND_CSTR, 0),
};
static const tenon_detail foo__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const foo__refs[1] = {NULL};
static const uint16_t foo__lookup[3] = {0, 1, 0};
enum { foo__bound = TENON_GEN_BOUND_BASE + 7 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan foo__plan = TENON_GEN_PLAN(foo__bound, false);

static const char *foo__get(tenon__in *in, const char *p, struct foo *o)
{
    const tenon_type *const type = &tenon__type_foo;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"foo\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"foo\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"foo\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->foo);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *foo__put(tenon__out *out, char *p, const struct foo *o)
{
    const tenon_type *const type = &tenon__type_foo;
    const size_t bound = foo__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"foo\":");
    p = tenon__gen_cstr(out, p, o->foo, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *foo__get_any(tenon__in *in, const char *p, void *o)
{
    return foo__get(in, p, (struct foo *)o);
}
static char *foo__put_any(tenon__out *out, char *p, const void *o)
{
    return foo__put(out, p, (const struct foo *)o);
}
static const tenon_generated foo__functions = {TENON_ABI, foo__get_any, foo__put_any};

TENON_GEN_STRUCT(foo, struct foo, 1, UINT64_C(0x1), 0, &foo__functions);

/* ---- struct a_foo -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a_foo, a, char **);
TENON_GEN_TYPE_IS(struct a_foo, foo, tenon_str *);

static const tenon_member a_foo__members[2] = {
    TENON_GEN_MEMBER(struct a_foo, a, "a", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct a_foo, foo, "foo", TENON_KIND_STR, 1),
};
static const tenon_detail a_foo__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const a_foo__refs[2] = {NULL, NULL};
static const uint16_t a_foo__lookup[5] = {0, 2, 0, 0, 1};
enum { a_foo__bound = TENON_GEN_BOUND_BASE + 12 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan a_foo__plan = TENON_GEN_PLAN(a_foo__bound, false);

static const char *a_foo__get(tenon__in *in, const char *p, struct a_foo *o)
{
    const tenon_type *const type = &tenon__type_a_foo;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"a\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->a);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"foo\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"foo\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"foo\":", STRING);
    q = tenon__json_str(in, p, &o->foo);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *a_foo__put(tenon__out *out, char *p, const struct a_foo *o)
{
    const tenon_type *const type = &tenon__type_a_foo;
    const size_t bound = a_foo__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__gen_cstr(out, p, o->a, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"foo\":");
    p = tenon__gen_str(out, p, &o->foo, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *a_foo__get_any(tenon__in *in, const char *p, void *o)
{
    return a_foo__get(in, p, (struct a_foo *)o);
}
static char *a_foo__put_any(tenon__out *out, char *p, const void *o)
{
    return a_foo__put(out, p, (const struct a_foo *)o);
}
static const tenon_generated a_foo__functions = {TENON_ABI, a_foo__get_any, a_foo__put_any};

TENON_GEN_STRUCT(a_foo, struct a_foo, 2, UINT64_C(0x3), 0, &a_foo__functions);

#ifdef __cplusplus
}
#endif
