/* directions.tenon.c: made by tenongen from directions.h; edit that instead. Tables and JSON functions of the types in it. */
#include "directions.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_user;
extern const tenon_type tenon__type_part;
extern const tenon_type tenon__type_gaps;
extern const tenon_type tenon__type_owner;
static const char *user__get(tenon__in *in, const char *p, struct user *o);
static char *user__put(tenon__out *out, char *p, const struct user *o);
static const char *part__get(tenon__in *in, const char *p, struct part *o);
static char *part__put(tenon__out *out, char *p, const struct part *o);
static const char *gaps__get(tenon__in *in, const char *p, struct gaps *o);
static char *gaps__put(tenon__out *out, char *p, const struct gaps *o);
static const char *owner__get(tenon__in *in, const char *p, struct owner *o);
static char *owner__put(tenon__out *out, char *p, const struct owner *o);

/* ---- struct user --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct user, name, char **);
TENON_GEN_TYPE_IS(struct user, password, char **);
TENON_GEN_TYPE_IS(struct user, visits, int *);
TENON_GEN_TYPE_IS(struct user, computed, char **);

static const tenon_member user__members[5] = {
    TENON_GEN_MEMBER(struct user, name, "name", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER_WITH(struct user, password, "password", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SKIP),
    TENON_GEN_MEMBER_WITH(struct user, visits, "visits", TENON_KIND_I32, 2, TENON_STEP_SKIP, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct user, computed, "computed", TENON_KIND_CSTR, 3, TENON_STEP_SKIP, TENON_KIND_CSTR),
    TENON_GEN_IGNORED("hidden", 4),
};
static const tenon_detail user__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_WRITE_ONLY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY | TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(1), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY | TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("none", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const user__refs[5] = {NULL, NULL, NULL, NULL, NULL};
static const uint16_t user__lookup[11] = {0, 0, 0, 0, 2, 0, 3, 1, 5, 4, 0};
enum { user__bound = TENON_GEN_BOUND_BASE + 52 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 3 * TENON_GEN_BOUND_CSTR };
static const tenon_plan user__plan = TENON_GEN_PLAN(user__bound, false);

static const char *user__get(tenon__in *in, const char *p, struct user *o)
{
    const tenon_type *const type = &tenon__type_user;
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
    p = TENON_GEN_READY(in, q, ",\"password\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"password\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"password\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->password);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"visits\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"visits\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"visits\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen | UINT64_C(0x4), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"computed\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"computed\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"computed\":", ANY);
        q = tenon__json_read_member(in, p, type, 3, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen | UINT64_C(0x8), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *user__put(tenon__out *out, char *p, const struct user *o)
{
    const tenon_type *const type = &tenon__type_user;
    const size_t bound = user__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"visits\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->visits);
    p = TENON_GEN_PUT(p, ",\"computed\":");
    p = tenon__gen_cstr(out, p, o->computed, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    *p = '}';
    return p + 1;
}

static const char *user__get_any(tenon__in *in, const char *p, void *o)
{
    return user__get(in, p, (struct user *)o);
}
static char *user__put_any(tenon__out *out, char *p, const void *o)
{
    return user__put(out, p, (const struct user *)o);
}
static const tenon_generated user__functions = {TENON_ABI, user__get_any, user__put_any};

TENON_GEN_STRUCT(user, struct user, 5, UINT64_C(0x1f), 0, &user__functions);

/* ---- struct part --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct part, described, char *);
TENON_GEN_TYPE_IS(struct part, number, int *);

static const tenon_member part__members[2] = {
    TENON_GEN_MEMBER(struct part, described, "described", TENON_GEN_CHAR, 0),
    TENON_GEN_MEMBER(struct part, number, "number", TENON_KIND_I32, 1),
};
static const tenon_detail part__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const part__refs[2] = {NULL, NULL};
static const uint16_t part__lookup[5] = {0, 0, 0, 1, 2};
enum { part__bound = TENON_GEN_BOUND_BASE + 23 + 1 * TENON_GEN_BOUND_I8 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan part__plan = TENON_GEN_PLAN(part__bound, false);

static const char *part__get(tenon__in *in, const char *p, struct part *o)
{
    const tenon_type *const type = &tenon__type_part;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"described\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"described\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"described\":", SMALL);
    q = tenon__json_small(in, p, TENON_GEN_CHAR, CHAR_MIN, CHAR_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->described = (char)v;
    p = TENON_GEN_READY(in, q, ",\"number\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"number\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"number\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->number = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *part__put(tenon__out *out, char *p, const struct part *o)
{
    const tenon_type *const type = &tenon__type_part;
    const size_t bound = part__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"described\":");
    p = tenon__json_put_i32(out, p, o->described);
    p = TENON_GEN_PUT(p, ",\"number\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->number);
    *p = '}';
    return p + 1;
}

static const char *part__get_any(tenon__in *in, const char *p, void *o)
{
    return part__get(in, p, (struct part *)o);
}
static char *part__put_any(tenon__out *out, char *p, const void *o)
{
    return part__put(out, p, (const struct part *)o);
}
static const tenon_generated part__functions = {TENON_ABI, part__get_any, part__put_any};

TENON_GEN_STRUCT(part, struct part, 2, UINT64_C(0x3), 0, &part__functions);

/* ---- struct gaps --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct gaps, text, char **);
TENON_GEN_TYPE_IS(struct gaps, d, double *);
TENON_GEN_TYPE_IS(struct gaps, part, struct part *);
TENON_GEN_TYPE_IS(struct gaps, parts, struct part (*)[2]);
TENON_GEN_TYPE_IS(struct gaps, n, int *);
TENON_GEN_TYPE_IS(struct gaps, one, char *);
TENON_GEN_TYPE_IS(struct gaps, has_two, bool *);
TENON_GEN_TYPE_IS(struct gaps, two, long *);

static const tenon_member gaps__members[7] = {
    TENON_GEN_MEMBER(struct gaps, text, "text", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct gaps, d, "d", TENON_KIND_F64, 1),
    TENON_GEN_IGNORED("ignored", 2),
    TENON_GEN_MEMBER(struct gaps, part, "part", TENON_KIND_OBJECT, 3),
    TENON_GEN_MANY(struct gaps, parts, "parts", TENON_KIND_FIXED, TENON_KIND_OBJECT, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct gaps, n),
                   TENON_GEN_LENGTH(struct gaps, parts)),
    TENON_GEN_MEMBER(struct gaps, one, "one", TENON_GEN_CHAR, 5),
    TENON_GEN_MEMBER_WITH(struct gaps, two, "two", TENON_GEN_LONG, 6, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail gaps__details[7] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_REFERS(part),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, part_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct gaps, has_two), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const gaps__refs[7] = {NULL, NULL, NULL, &tenon__type_part, &tenon__type_part, NULL, NULL};
static const uint16_t gaps__lookup[15] = {0, 5, 0, 4, 0, 0, 2, 0, 0, 1, 0, 6, 7, 3, 0};
enum { gaps__bound = TENON_GEN_BOUND_BASE + 55 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 1 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan gaps__plan = TENON_GEN_PLAN(gaps__bound, false);

static const char *gaps__get(tenon__in *in, const char *p, struct gaps *o)
{
    const tenon_type *const type = &tenon__type_gaps;
    const char *q;
    int64_t v;
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
    p = TENON_GEN_READY(in, q, ",\"d\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", ANY);
    q = tenon__json_f64(in, p, &o->d);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"part\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"part\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"part\":", ANY);
    q = part__get(in, p, &o->part);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"parts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"parts\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xb), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"parts\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xb), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"one\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"one\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1b), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"one\":", SMALL);
    q = tenon__json_small(in, p, TENON_GEN_CHAR, CHAR_MIN, CHAR_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1b), TENON__RESUME_VALUE);
    o->one = (char)v;
    p = TENON_GEN_READY(in, q, ",\"two\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"two\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3b), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"two\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3b), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7b), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *gaps__put(tenon__out *out, char *p, const struct gaps *o)
{
    const tenon_type *const type = &tenon__type_gaps;
    const size_t bound = gaps__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_f64(out, p, o->d);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"part\":");
    p = tenon__gen_room(out, part__put(out, p, &o->part), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"parts\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"one\":");
    p = tenon__json_put_i32(out, p, o->one);
    p = TENON_GEN_PUT(p, ",\"two\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *gaps__get_any(tenon__in *in, const char *p, void *o)
{
    return gaps__get(in, p, (struct gaps *)o);
}
static char *gaps__put_any(tenon__out *out, char *p, const void *o)
{
    return gaps__put(out, p, (const struct gaps *)o);
}
static const tenon_generated gaps__functions = {TENON_ABI, gaps__get_any, gaps__put_any};

TENON_GEN_STRUCT(gaps, struct gaps, 7, UINT64_C(0x7f), 0, &gaps__functions);

/* ---- struct owner -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct owner, parts, struct part **);
TENON_GEN_TYPE_IS(struct owner, n, size_t *);
TENON_GEN_TYPE_IS(struct owner, one, struct part **);

static const tenon_member owner__members[2] = {
    TENON_GEN_MANY(struct owner, parts, "parts", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct owner, n),
                   TENON_GEN_SIZE(struct owner, parts)),
    TENON_GEN_MANY(struct owner, one, "one", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct owner, one)),
};
static const tenon_detail owner__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, part_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, part_type),
};
static const tenon_type *const owner__refs[2] = {&tenon__type_part, &tenon__type_part};
static const uint16_t owner__lookup[5] = {1, 0, 0, 2, 0};
enum { owner__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan owner__plan = TENON_GEN_PLAN(owner__bound, false);

static const char *owner__get_parts(tenon__in *in, const char *p, struct owner *o)
{
    struct part *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_owner, &owner__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct part *)(void *)g.data + g.n++;
        q = part__get(in, p, e);
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

static char *owner__put_parts(tenon__out *out, char *p, const struct owner *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->parts))
        return tenon__json_write_member(out, p, &tenon__type_owner, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct part *const e = &o->parts[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = part__put(out, p, e);
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

static const char *owner__get(tenon__in *in, const char *p, struct owner *o)
{
    const tenon_type *const type = &tenon__type_owner;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"parts\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"parts\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"parts\":", WORD);
    q = owner__get_parts(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"one\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"one\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"one\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *owner__put(tenon__out *out, char *p, const struct owner *o)
{
    const tenon_type *const type = &tenon__type_owner;
    const size_t bound = owner__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"parts\":");
    p = tenon__gen_room(out, owner__put_parts(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"one\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *owner__get_any(tenon__in *in, const char *p, void *o)
{
    return owner__get(in, p, (struct owner *)o);
}
static char *owner__put_any(tenon__out *out, char *p, const void *o)
{
    return owner__put(out, p, (const struct owner *)o);
}
static const tenon_generated owner__functions = {TENON_ABI, owner__get_any, owner__put_any};

TENON_GEN_STRUCT(owner, struct owner, 2, UINT64_C(0x3), 0, &owner__functions);

#ifdef __cplusplus
}
#endif
