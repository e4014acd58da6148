/* options.tenon.c: made by tenongen from options.h; edit that instead. Tables and JSON functions of the types in it. */
#include "options.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_opt_level;
extern const tenon_type tenon__type_opt_switch;
extern const tenon_type tenon__type_opt_point;
extern const tenon_type tenon__type_opt_style;
extern const tenon_type tenon__type_options;
extern const tenon_type tenon__type_opt_tm;
extern const tenon_type tenon__type_opt_lean;
extern const tenon_type tenon__type_opt_leans;
extern const tenon_type tenon__type_opt_odd;
extern const tenon_type tenon__type_opt_tm_seconds;
extern const tenon_type tenon__type_opt_lean_public;
static const char *opt_point__get(tenon__in *in, const char *p, struct opt_point *o);
static char *opt_point__put(tenon__out *out, char *p, const struct opt_point *o);
static const char *opt_style__get(tenon__in *in, const char *p, opt_style_t *o);
static char *opt_style__put(tenon__out *out, char *p, const opt_style_t *o);
static const char *options__get(tenon__in *in, const char *p, struct opt_all *o);
static char *options__put(tenon__out *out, char *p, const struct opt_all *o);
static const char *opt_tm__get(tenon__in *in, const char *p, struct tm *o);
static char *opt_tm__put(tenon__out *out, char *p, const struct tm *o);
static const char *opt_lean__get(tenon__in *in, const char *p, struct opt_lean *o);
static char *opt_lean__put(tenon__out *out, char *p, const struct opt_lean *o);
static const char *opt_leans__get(tenon__in *in, const char *p, struct opt_leans *o);
static char *opt_leans__put(tenon__out *out, char *p, const struct opt_leans *o);
static const char *opt_odd__get(tenon__in *in, const char *p, struct opt_odd *o);
static char *opt_odd__put(tenon__out *out, char *p, const struct opt_odd *o);
static const char *opt_tm_seconds__get(tenon__in *in, const char *p, struct tm *o);
static char *opt_tm_seconds__put(tenon__out *out, char *p, const struct tm *o);
static const char *opt_lean_public__get(tenon__in *in, const char *p, struct opt_lean *o);
static char *opt_lean_public__put(tenon__out *out, char *p, const struct opt_lean *o);

/* ---- enum opt_level ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum opt_level, 4);
TENON_GEN_VALUE_IS(OPT_LOG_DEBUG, INT64_C(0));
TENON_GEN_VALUE_IS(OPT_LOG_INFO, INT64_C(1));
TENON_GEN_VALUE_IS(OPT_FATAL_ERROR, INT64_C(2));

static const tenon_enumerator opt_level__enumerators[3] = {
    TENON_GEN_ENUMERATOR(OPT_LOG_DEBUG, "log-debug"),
    TENON_GEN_ENUMERATOR(OPT_LOG_INFO, "log-info"),
    TENON_GEN_ENUMERATOR(OPT_FATAL_ERROR, "fatal"),
};
static const tenon_plan opt_level__plan = TENON_GEN_PLAN(3, false);
TENON_GEN_ENUM(opt_level, enum opt_level, 3);

/* ---- opt_switch_t -------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(opt_switch_t, 4);
TENON_GEN_VALUE_IS(OPT_ON, INT64_C(0));
TENON_GEN_VALUE_IS(OPT_OFF, INT64_C(1));

static const tenon_enumerator opt_switch__enumerators[2] = {
    TENON_GEN_ENUMERATOR(OPT_ON, "on"),
    TENON_GEN_ENUMERATOR(OPT_OFF, "off"),
};
static const tenon_plan opt_switch__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(opt_switch, opt_switch_t, 2);

/* ---- struct opt_point ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct opt_point, x, double *);
TENON_GEN_TYPE_IS(struct opt_point, y, double *);

static const tenon_member opt_point__members[2] = {
    TENON_GEN_MEMBER(struct opt_point, x, "x", TENON_KIND_F64, 0),
    TENON_GEN_MEMBER(struct opt_point, y, "y", TENON_KIND_F64, 1),
};
static const tenon_detail opt_point__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const opt_point__refs[2] = {NULL, NULL};
static const uint16_t opt_point__lookup[5] = {0, 1, 2, 0, 0};
enum { opt_point__bound = TENON_GEN_BOUND_BASE + 10 + 2 * TENON_GEN_BOUND_F64 };
static const tenon_plan opt_point__plan = TENON_GEN_PLAN(opt_point__bound, false);

static const char *opt_point__get(tenon__in *in, const char *p, struct opt_point *o)
{
    const tenon_type *const type = &tenon__type_opt_point;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"x\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"x\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"x\":", ANY);
    q = tenon__json_f64(in, p, &o->x);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"y\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"y\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"y\":", ANY);
    q = tenon__json_f64(in, p, &o->y);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *opt_point__put(tenon__out *out, char *p, const struct opt_point *o)
{
    const tenon_type *const type = &tenon__type_opt_point;
    const size_t bound = opt_point__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_put_f64(out, p, o->x);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"y\":");
    p = tenon__json_put_f64(out, p, o->y);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *opt_point__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_point__get(in, p, (struct opt_point *)o);
}
static char *opt_point__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_point__put(out, p, (const struct opt_point *)o);
}
static const tenon_generated opt_point__functions = {TENON_ABI, opt_point__get_any, opt_point__put_any};

TENON_GEN_STRUCT(opt_point, struct opt_point, 2, UINT64_C(0x3), 0, &opt_point__functions);

/* ---- opt_style_t --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(opt_style_t, firstMember, int *);
TENON_GEN_TYPE_IS(opt_style_t, HTTPServer, int *);
TENON_GEN_TYPE_IS(opt_style_t, MD5, int *);

static const tenon_member opt_style__members[3] = {
    TENON_GEN_MEMBER(opt_style_t, firstMember, "first_member", TENON_KIND_I32, 0), /* a plain comment */
    TENON_GEN_MEMBER(opt_style_t, HTTPServer, "http_server", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(opt_style_t, MD5, "md5", TENON_KIND_I32, 2),
};
static const tenon_detail opt_style__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const opt_style__refs[3] = {NULL, NULL, NULL};
static const uint16_t opt_style__lookup[7] = {0, 0, 0, 0, 1, 2, 3};
enum { opt_style__bound = TENON_GEN_BOUND_BASE + 38 + 3 * TENON_GEN_BOUND_I32 };
static const tenon_plan opt_style__plan = TENON_GEN_PLAN(opt_style__bound, false);

static const char *opt_style__get(tenon__in *in, const char *p, opt_style_t *o)
{
    const tenon_type *const type = &tenon__type_opt_style;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"first_member\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"first_member\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"first_member\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->firstMember = (int)v;
    p = TENON_GEN_READY(in, q, ",\"http_server\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"http_server\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"http_server\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->HTTPServer = (int)v;
    p = TENON_GEN_READY(in, q, ",\"md5\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"md5\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"md5\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->MD5 = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *opt_style__put(tenon__out *out, char *p, const opt_style_t *o)
{
    const tenon_type *const type = &tenon__type_opt_style;
    const size_t bound = opt_style__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"first_member\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->firstMember);
    p = TENON_GEN_PUT(p, ",\"http_server\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->HTTPServer);
    p = TENON_GEN_PUT(p, ",\"md5\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->MD5);
    *p = '}';
    return p + 1;
}

static const char *opt_style__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_style__get(in, p, (opt_style_t *)o);
}
static char *opt_style__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_style__put(out, p, (const opt_style_t *)o);
}
static const tenon_generated opt_style__functions = {TENON_ABI, opt_style__get_any, opt_style__put_any};
static const char *const opt_style__c_names[3] = {"firstMember", "HTTPServer", "MD5"};
static const tenon_names opt_style__names = {opt_style__c_names,
    {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(opt_style, opt_style_t, 3, UINT64_C(0x7), 0, &opt_style__functions, &opt_style__names);

/* ---- struct opt_all ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct opt_all, channel_number, int *);
TENON_GEN_TYPE_IS(struct opt_all, list_of, uint32_t **);
TENON_GEN_TYPE_IS(struct opt_all, list_len, uint8_t *);
TENON_GEN_TYPE_IS(struct opt_all, flat_x, int *);
TENON_GEN_TYPE_IS(struct opt_all, flat_y, int *);
TENON_GEN_TYPE_IS(struct opt_all, style, opt_style_t *);
TENON_GEN_TYPE_IS(struct opt_all, origin, opt_point_t *);
TENON_GEN_TYPE_IS(struct opt_all, maybe_point, opt_point_t **);
TENON_GEN_TYPE_IS(struct opt_all, const_points, const opt_point_t **);
TENON_GEN_TYPE_IS(struct opt_all, n_points, size_t *);
TENON_GEN_TYPE_IS(struct opt_all, level, enum opt_level *);
TENON_GEN_TYPE_IS(struct opt_all, levels, enum opt_level (*)[2][2]);
TENON_GEN_TYPE_IS(struct opt_all, power, opt_switch_t *);
TENON_GEN_TYPE_IS(struct opt_all, grid, struct opt_point (*)[2][2]);
TENON_GEN_TYPE_IS(struct opt_all, const_text, const char **);
TENON_GEN_TYPE_IS(struct opt_all, host, char (*)[10]);
TENON_GEN_TYPE_IS(struct opt_all, seconds, long *);
TENON_GEN_TYPE_IS(struct opt_all, ticks, unsigned long *);
TENON_GEN_TYPE_IS(struct opt_all, initial, char *);
TENON_GEN_TYPE_IS(struct opt_all, when, struct tm *);
TENON_GEN_TYPE_IS(struct opt_all, at, time_t *);

static const tenon_member options__members[21] = {
    TENON_GEN_MEMBER_WITH(struct opt_all, channel_number, "channelNumber", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MANY(struct opt_all, list_of, "listOf", TENON_KIND_ARRAY, TENON_KIND_U32, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct opt_all, list_len),
                   TENON_GEN_SIZE(struct opt_all, list_of)),
    TENON_GEN_MEMBER(struct opt_all, flat_x, "flatX", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct opt_all, flat_y, "y of it", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct opt_all, style, "style", TENON_KIND_OBJECT, 4),
    TENON_GEN_MEMBER(struct opt_all, origin, "origin", TENON_KIND_OBJECT, 5),
    TENON_GEN_MANY(struct opt_all, maybe_point, "maybePoint", TENON_KIND_POINTER, TENON_KIND_OBJECT, 6, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct opt_all, maybe_point)),
    TENON_GEN_MANY(struct opt_all, const_points, "constPoints", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 7, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct opt_all, n_points),
                   TENON_GEN_SIZE(struct opt_all, const_points)),
    TENON_GEN_MEMBER(struct opt_all, level, "level", TENON_KIND_ENUM, 8),
    TENON_GEN_MANY(struct opt_all, levels, "levels", TENON_KIND_FIXED, TENON_KIND_FIXED, 9, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct opt_all, levels)),
    TENON_GEN_MEMBER(struct opt_all, power, "power", TENON_KIND_ENUM, 10),
    TENON_GEN_MANY(struct opt_all, grid, "grid", TENON_KIND_FIXED, TENON_KIND_FIXED, 11, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct opt_all, grid)),
    TENON_GEN_MEMBER(struct opt_all, const_text, "constText", TENON_KIND_CSTR, 12),
    TENON_GEN_MEMBER(struct opt_all, host, "host name", TENON_KIND_CHARS, 13),
    TENON_GEN_MEMBER_WITH(struct opt_all, seconds, "seconds", TENON_GEN_LONG, 14, TENON_STEP_SPECIAL, TENON_GEN_LONG),
    TENON_GEN_MEMBER_WITH(struct opt_all, ticks, "ticks", TENON_GEN_ULONG, 15, TENON_STEP_SPECIAL, TENON_GEN_ULONG),
    TENON_GEN_MEMBER(struct opt_all, initial, "initial", TENON_GEN_CHAR, 16),
    TENON_GEN_IGNORED("hook", 17),
    TENON_GEN_IGNORED("bits", 18),
    TENON_GEN_MEMBER(struct opt_all, when, "when", TENON_KIND_OBJECT, 19),
    TENON_GEN_MEMBER(struct opt_all, at, "at", TENON_GEN_LONG, 20),
};
static const tenon_detail options__details[21] = {
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(13), TENON_GEN_WHOLE(13 - 1), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 4),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_REFERS(opt_style),
    TENON_GEN_REFERS(opt_point),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, opt_point_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, opt_point_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(OPT_LOG_INFO), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, opt_level_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_ENUM, 1, TENON_GEN_LENGTH(struct opt_all, levels[0]), TENON_GEN_SIZE(struct opt_all, levels[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, opt_level_type),
    TENON_GEN_REFERS(opt_switch),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_OBJECT, 1, TENON_GEN_LENGTH(struct opt_all, grid[0]), TENON_GEN_SIZE(struct opt_all, grid[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, opt_point_type),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("it's \"so\"?\?/", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(-5), TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_WHOLE(ULONG_MAX), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
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
    TENON_GEN_REFERS(opt_tm),
    TENON_GEN_PLAIN,
};
static const tenon_type *const options__refs[21] = {NULL, NULL, NULL, NULL, &tenon__type_opt_style, &tenon__type_opt_point, &tenon__type_opt_point, &tenon__type_opt_point,
    &tenon__type_opt_level, &tenon__type_opt_level, &tenon__type_opt_switch, &tenon__type_opt_point, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_opt_tm, NULL};
static const uint16_t options__lookup[43] = {7, 9, 18, 19, 2, 12, 20, 15, 0, 0, 0, 0, 3, 4, 8, 10, 17, 6, 21, 0, 14, 0, 0, 0,
    1, 0, 0, 13, 0, 0, 0, 16, 0, 0, 0, 0, 0, 5, 0, 0, 11, 0, 0};
enum { options__bound = TENON_GEN_BOUND_BASE + 218 + 2 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I8
    + 3 * TENON_GEN_BOUND_I32 + 2 * TENON_GEN_BOUND_I64 + 1 * TENON_GEN_BOUND_U64
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_CHARS + 4 * TENON_GEN_BOUND_OBJECT
    + 2 * TENON_GEN_BOUND_ARRAY + 2 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(11) + TENON_GEN_BOUND_NAMES(5) };
static const tenon_plan options__plan = TENON_GEN_PLAN(options__bound, false);

static const char *options__get_const_points(tenon__in *in, const char *p, struct opt_all *o)
{
    struct opt_point *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_options, &options__members[7], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct opt_point *)(void *)g.data + g.n++;
        q = opt_point__get(in, p, e);
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

static char *options__put_const_points(tenon__out *out, char *p, const struct opt_all *o)
{
    const size_t n = (size_t)o->n_points;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->const_points))
        return tenon__json_write_member(out, p, &tenon__type_options, 7, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct opt_point *const e = &o->const_points[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = opt_point__put(out, p, e);
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

static const char *options__get(tenon__in *in, const char *p, struct opt_all *o)
{
    const tenon_type *const type = &tenon__type_options;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"channelNumber\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"channelNumber\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"channelNumber\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)) || TENON__UNLIKELY(v > (int64_t)(13)))
        return tenon__gen_limited(in, p, type, o, 0, seen);
    o->channel_number = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"listOf\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"listOf\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"listOf\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"flatX\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"flatX\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"flatX\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->flat_x = (int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"y of it\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"y of it\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"y of it\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->flat_y = (int)v;
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"style\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"style\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"style\":", ANY);
    q = opt_style__get(in, p, &o->style);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"origin\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"origin\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"origin\":", ANY);
    q = opt_point__get(in, p, &o->origin);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"maybePoint\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"maybePoint\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybePoint\":", ANY);
        q = tenon__json_read_member(in, p, type, 6, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"constPoints\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"constPoints\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"constPoints\":", WORD);
    q = options__get_const_points(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"level\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"level\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"level\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_opt_level, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    o->level = (enum opt_level)v;
    seen |= UINT64_C(0x100);
    p = TENON_GEN_READY(in, q, ",\"levels\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"levels\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"levels\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"power\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"power\":")))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"power\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_opt_switch, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
    o->power = (opt_switch_t)v;
    seen |= UINT64_C(0x400);
    p = TENON_GEN_READY(in, q, ",\"grid\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"grid\":")))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"grid\":", ANY);
    q = tenon__json_read_member(in, p, type, 11, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x800);
    p = TENON_GEN_READY(in, q, ",\"constText\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"constText\":")))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"constText\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->const_text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1000);
    p = TENON_GEN_READY(in, q, ",\"host name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"host name\":")))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"host name\":", STRING);
    q = tenon__json_chars(in, p, o->host, sizeof o->host);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2000);
    p = TENON_GEN_READY(in, q, ",\"seconds\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"seconds\":")))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"seconds\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(-5)))
        return tenon__gen_limited(in, p, type, o, 14, seen);
    o->seconds = (long)v;
    seen |= UINT64_C(0x4000);
    p = TENON_GEN_READY(in, q, ",\"ticks\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ticks\":")))
        return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ticks\":", WIDE);
    q = tenon__gen_read_ulong(in, p, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY((uint64_t)v > (uint64_t)(ULONG_MAX)))
        return tenon__gen_limited(in, p, type, o, 15, seen);
    o->ticks = (unsigned long)v;
    seen |= UINT64_C(0x8000);
    p = TENON_GEN_READY(in, q, ",\"initial\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"initial\":")))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"initial\":", SMALL);
    q = tenon__json_small(in, p, TENON_GEN_CHAR, CHAR_MIN, CHAR_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_VALUE);
    o->initial = (char)v;
    seen |= UINT64_C(0x10000);
    p = TENON_GEN_READY(in, q, ",\"when\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"when\":")))
        return tenon__json_resume(in, p, type, o, 19, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"when\":", ANY);
    q = opt_tm__get(in, p, &o->when);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80000);
    p = TENON_GEN_READY(in, q, ",\"at\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"at\":")))
        return tenon__json_resume(in, p, type, o, 20, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"at\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, seen, TENON__RESUME_VALUE);
    o->at = (time_t)v;
    seen |= UINT64_C(0x100000);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 21, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x19ffff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *options__put(tenon__out *out, char *p, const struct opt_all *o)
{
    const tenon_type *const type = &tenon__type_options;
    const size_t bound = options__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"channelNumber\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->channel_number);
    p = TENON_GEN_PUT(p, ",\"listOf\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"flatX\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->flat_x);
    p = TENON_GEN_PUT(p, ",\"y of it\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->flat_y);
    p = TENON_GEN_PUT(p, ",\"style\":");
    p = tenon__gen_room(out, opt_style__put(out, p, &o->style), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"origin\":");
    p = tenon__gen_room(out, opt_point__put(out, p, &o->origin), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    if (o->maybe_point != NULL) {
        p = TENON_GEN_PUT(p, ",\"maybePoint\":");
        p = tenon__json_write_member(out, p, type, 6, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    p = TENON_GEN_PUT(p, ",\"constPoints\":");
    p = tenon__gen_room(out, options__put_const_points(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"level\":");
    p = tenon__json_put_enum(out, p, &tenon__type_opt_level, (int32_t)o->level, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"levels\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"power\":");
    p = tenon__json_put_enum(out, p, &tenon__type_opt_switch, (int32_t)o->power, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"grid\":");
    p = tenon__json_write_member(out, p, type, 11, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"constText\":");
    p = tenon__gen_cstr(out, p, o->const_text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"host name\":");
    p = tenon__gen_chars(out, p, o->host, sizeof o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"seconds\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->seconds);
    p = TENON_GEN_PUT(p, ",\"ticks\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->ticks);
    p = TENON_GEN_PUT(p, ",\"initial\":");
    p = tenon__json_put_i32(out, p, o->initial);
    p = TENON_GEN_PUT(p, ",\"when\":");
    p = tenon__gen_room(out, opt_tm__put(out, p, &o->when), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    p = TENON_GEN_PUT(p, ",\"at\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->at);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *options__get_any(tenon__in *in, const char *p, void *o)
{
    return options__get(in, p, (struct opt_all *)o);
}
static char *options__put_any(tenon__out *out, char *p, const void *o)
{
    return options__put(out, p, (const struct opt_all *)o);
}
static const tenon_generated options__functions = {TENON_ABI, options__get_any, options__put_any};
static const char *const options__c_names[21] = {"channel_number", "list_of", "flat_x", NULL, "style", "origin",
    "maybe_point", "const_points", "level", "levels", "power", "grid",
    "const_text", NULL, "seconds", "ticks", "initial", "hook",
    "bits", "when", "at"};
static const tenon_names options__names = {options__c_names,
    {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(options, struct opt_all, 21, UINT64_C(0x1fffff), TENON_REFUSE_UNKNOWN_MEMBERS, &options__functions, &options__names);

/* ---- struct tm ----------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tm, tm_min, int *);
TENON_GEN_TYPE_IS(struct tm, tm_hour, int *);

static const tenon_member opt_tm__members[2] = {
    TENON_GEN_MEMBER_WITH(struct tm, tm_min, "minute", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER(struct tm, tm_hour, "tmHour", TENON_KIND_I32, 1),
};
static const tenon_detail opt_tm__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(0), TENON_GEN_WHOLE(59), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const opt_tm__refs[2] = {NULL, NULL};
static const uint16_t opt_tm__lookup[5] = {0, 2, 0, 1, 0};
enum { opt_tm__bound = TENON_GEN_BOUND_BASE + 20 + 2 * TENON_GEN_BOUND_I32 };
static const tenon_plan opt_tm__plan = TENON_GEN_PLAN(opt_tm__bound, false);

static const char *opt_tm__get(tenon__in *in, const char *p, struct tm *o)
{
    const tenon_type *const type = &tenon__type_opt_tm;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"minute\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"minute\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"minute\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(0)) || TENON__UNLIKELY(v > (int64_t)(59)))
        return tenon__gen_limited(in, p, type, o, 0, UINT64_C(0x0));
    o->tm_min = (int)v;
    p = TENON_GEN_READY(in, q, ",\"tmHour\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tmHour\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tmHour\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->tm_hour = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *opt_tm__put(tenon__out *out, char *p, const struct tm *o)
{
    const tenon_type *const type = &tenon__type_opt_tm;
    const size_t bound = opt_tm__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"minute\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->tm_min);
    p = TENON_GEN_PUT(p, ",\"tmHour\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->tm_hour);
    *p = '}';
    return p + 1;
}

static const char *opt_tm__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_tm__get(in, p, (struct tm *)o);
}
static char *opt_tm__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_tm__put(out, p, (const struct tm *)o);
}
static const tenon_generated opt_tm__functions = {TENON_ABI, opt_tm__get_any, opt_tm__put_any};
static const char *const opt_tm__c_names[2] = {NULL, "tm_hour"};
static const tenon_names opt_tm__names = {opt_tm__c_names,
    {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(opt_tm, struct tm, 2, UINT64_C(0x3), 0, &opt_tm__functions, &opt_tm__names);

/* ---- struct opt_lean ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct opt_lean, computed, int *);
TENON_GEN_TYPE_IS(struct opt_lean, secret, char **);
TENON_GEN_TYPE_IS(struct opt_lean, a, int *);
TENON_GEN_TYPE_IS(struct opt_lean, b, int *);
TENON_GEN_TYPE_IS(struct opt_lean, on, bool *);
TENON_GEN_TYPE_IS(struct opt_lean, text, tenon_str *);
TENON_GEN_TYPE_IS(struct opt_lean, items, int **);
TENON_GEN_TYPE_IS(struct opt_lean, n, int *);

static const tenon_member opt_lean__members[7] = {
    TENON_GEN_MEMBER_WITH(struct opt_lean, computed, "computed", TENON_KIND_I32, 0, TENON_STEP_SKIP, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct opt_lean, secret, "secret", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SKIP),
    TENON_GEN_MEMBER_WITH(struct opt_lean, a, "a", TENON_KIND_I32, 2, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct opt_lean, b, "b", TENON_KIND_I32, 3, TENON_KIND_I32, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct opt_lean, on, "on", TENON_KIND_BOOL, 4, TENON_KIND_BOOL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct opt_lean, text, "text", TENON_KIND_STR, 5, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct opt_lean, items, "items", TENON_KIND_ARRAY, TENON_KIND_I32, 6, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct opt_lean, n),
                   TENON_GEN_SIZE(struct opt_lean, items)),
};
static const tenon_detail opt_lean__details[7] = {
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_WRITE_ONLY,
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
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(7), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
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
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const opt_lean__refs[7] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t opt_lean__lookup[15] = {0, 2, 4, 0, 0, 0, 0, 0, 0, 6, 7, 5, 1, 3, 0};
enum { opt_lean__bound = TENON_GEN_BOUND_BASE + 55 + 1 * TENON_GEN_BOUND_BOOL + 3 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan opt_lean__plan = TENON_GEN_PLAN(opt_lean__bound, false);

static const char *opt_lean__get(tenon__in *in, const char *p, struct opt_lean *o)
{
    const tenon_type *const type = &tenon__type_opt_lean;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"computed\":", ANY);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"computed\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"computed\":", ANY);
        q = tenon__json_read_member(in, p, type, 0, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen | UINT64_C(0x1), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"secret\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"secret\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"secret\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->secret);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"a\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"a\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"a\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        o->a = (int)v;
        seen |= UINT64_C(0x4);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"b\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"b\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"b\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        o->b = (int)v;
        seen |= UINT64_C(0x8);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"on\":", WORD);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"on\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"on\":", WORD);
        q = tenon__json_boolean(in, p, &o->on);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"text\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
        q = tenon__json_str(in, p, &o->text);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"items\":", ANY);
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"items\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"items\":", ANY);
        q = tenon__json_read_member(in, p, type, 6, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
        first = ',';
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 2);
    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))
        return tenon__gen_odd(in, p, type, o, 7, seen, first);
    p += first == '{';
    if (TENON__UNLIKELY(seen != UINT64_C(0x7f)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *opt_lean__put(tenon__out *out, char *p, const struct opt_lean *o)
{
    const tenon_type *const type = &tenon__type_opt_lean;
    const size_t bound = opt_lean__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->computed != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"computed\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->computed);
    }
    if (o->a != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"a\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->a);
    }
    if (o->b != (int)(7)) {
        p = TENON_GEN_ANNOUNCE(p, ",\"b\":", &first);
        p = tenon__json_put_i32(out, p, (int32_t)o->b);
    }
    if (o->on) {
        p = TENON_GEN_ANNOUNCE(p, ",\"on\":", &first);
        p = tenon__json_put_boolean(out, p, o->on);
    }
    if (o->text.data != NULL && o->text.len != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"text\":", &first);
        p = tenon__gen_str(out, p, &o->text, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    if (o->n != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"items\":", &first);
        p = tenon__json_write_member(out, p, type, 6, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    out->depth--;
    return tenon__gen_close(p, first);
}

static const char *opt_lean__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_lean__get(in, p, (struct opt_lean *)o);
}
static char *opt_lean__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_lean__put(out, p, (const struct opt_lean *)o);
}
static const tenon_generated opt_lean__functions = {TENON_ABI, opt_lean__get_any, opt_lean__put_any};

TENON_GEN_STRUCT(opt_lean, struct opt_lean, 7, UINT64_C(0x7f), 0, &opt_lean__functions);

/* ---- struct opt_leans ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct opt_leans, items, struct opt_lean **);
TENON_GEN_TYPE_IS(struct opt_leans, n_items, short *);
TENON_GEN_TYPE_IS(struct opt_leans, one, struct opt_lean *);
TENON_GEN_TYPE_IS(struct opt_leans, last, int *);

static const tenon_member opt_leans__members[3] = {
    TENON_GEN_MANY(struct opt_leans, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct opt_leans, n_items),
                   TENON_GEN_SIZE(struct opt_leans, items)),
    TENON_GEN_MEMBER(struct opt_leans, one, "one", TENON_KIND_OBJECT, 1),
    TENON_GEN_MEMBER(struct opt_leans, last, "last", TENON_KIND_I32, 2),
};
static const tenon_detail opt_leans__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, opt_lean_type),
    TENON_GEN_REFERS(opt_lean),
    TENON_GEN_PLAIN,
};
static const tenon_type *const opt_leans__refs[3] = {&tenon__type_opt_lean, &tenon__type_opt_lean, NULL};
static const uint16_t opt_leans__lookup[7] = {0, 0, 0, 0, 1, 2, 3};
enum { opt_leans__bound = TENON_GEN_BOUND_BASE + 24 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_OBJECT
    + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan opt_leans__plan = TENON_GEN_PLAN(opt_leans__bound, false);

static const char *opt_leans__get_items(tenon__in *in, const char *p, struct opt_leans *o)
{
    struct opt_lean *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_opt_leans, &opt_leans__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct opt_lean *)(void *)g.data + g.n++;
        q = opt_lean__get(in, p, e);
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

static char *opt_leans__put_items(tenon__out *out, char *p, const struct opt_leans *o)
{
    const size_t n = (size_t)o->n_items;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items) ||
        TENON__UNLIKELY(o->n_items < 0))
        return tenon__json_write_member(out, p, &tenon__type_opt_leans, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct opt_lean *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = opt_lean__put(out, p, e);
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

static const char *opt_leans__get(tenon__in *in, const char *p, struct opt_leans *o)
{
    const tenon_type *const type = &tenon__type_opt_leans;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    char first = '{';
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"items\":", WORD);
    in->depth++;
    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, ",\"items\":", first))) {
        p = TENON_GEN_VALUE(in, p, ",\"items\":", WORD);
        q = opt_leans__get_items(in, p, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x1);
        first = ',';
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"one\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_FIRST(in, p, ",\"one\":", first)))
        return tenon__gen_odd(in, p, type, o, 1, seen, first);
    p = TENON_GEN_VALUE(in, p, ",\"one\":", ANY);
    q = opt_lean__get(in, p, &o->one);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"last\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"last\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"last\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->last = (int)v;
    seen |= UINT64_C(0x4);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x7)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *opt_leans__put(tenon__out *out, char *p, const struct opt_leans *o)
{
    const tenon_type *const type = &tenon__type_opt_leans;
    const size_t bound = opt_leans__bound;
    char first = '{';
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    if (o->n_items != 0) {
        p = TENON_GEN_ANNOUNCE(p, ",\"items\":", &first);
        p = tenon__gen_room(out, opt_leans__put_items(out, p, o), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 0);
    }
    p = TENON_GEN_ANNOUNCE(p, ",\"one\":", &first);
    p = tenon__gen_room(out, opt_lean__put(out, p, &o->one), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"last\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->last);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *opt_leans__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_leans__get(in, p, (struct opt_leans *)o);
}
static char *opt_leans__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_leans__put(out, p, (const struct opt_leans *)o);
}
static const tenon_generated opt_leans__functions = {TENON_ABI, opt_leans__get_any, opt_leans__put_any};

TENON_GEN_STRUCT(opt_leans, struct opt_leans, 3, UINT64_C(0x7), 0, &opt_leans__functions);

/* ---- struct opt_odd ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct opt_odd, address, intptr_t *);
TENON_GEN_TYPE_IS(struct opt_odd, fixed, int32_t *);

static const tenon_member opt_odd__members[2] = {
    TENON_GEN_MEMBER(struct opt_odd, address, "a\\b\\t\\n\\f\\r\\u000b\\\"\\\\/\?\?=", TENON_GEN_LONG, 0),
    TENON_GEN_MEMBER(struct opt_odd, fixed, "fixed", TENON_KIND_I32, 1),
};
static const tenon_detail opt_odd__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, NULL, "a\010\011\012\014\015\013\"\\/\?\?=", 13), NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const opt_odd__refs[2] = {NULL, NULL};
static const uint16_t opt_odd__lookup[5] = {1, 0, 0, 0, 2};
enum { opt_odd__bound = TENON_GEN_BOUND_BASE + 38 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64 };
static const tenon_plan opt_odd__plan = TENON_GEN_PLAN(opt_odd__bound, false);

static const char *opt_odd__get(tenon__in *in, const char *p, struct opt_odd *o)
{
    const tenon_type *const type = &tenon__type_opt_odd;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\\b\\t\\n\\f\\r\\u000b\\\"\\\\/\?\?=\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\\b\\t\\n\\f\\r\\u000b\\\"\\\\/\?\?=\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"a\\b\\t\\n\\f\\r\\u000b\\\"\\\\/\?\?=\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->address = (intptr_t)v;
    p = TENON_GEN_READY(in, q, ",\"fixed\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->fixed = (int32_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *opt_odd__put(tenon__out *out, char *p, const struct opt_odd *o)
{
    const tenon_type *const type = &tenon__type_opt_odd;
    const size_t bound = opt_odd__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"a\\b\\t\\n\\f\\r\\u000b\\\"\\\\/\?\?=\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->address);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->fixed);
    *p = '}';
    return p + 1;
}

static const char *opt_odd__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_odd__get(in, p, (struct opt_odd *)o);
}
static char *opt_odd__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_odd__put(out, p, (const struct opt_odd *)o);
}
static const tenon_generated opt_odd__functions = {TENON_ABI, opt_odd__get_any, opt_odd__put_any};

TENON_GEN_STRUCT(opt_odd, struct opt_odd, 2, UINT64_C(0x3), 0, &opt_odd__functions);

/* ---- struct tm ----------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tm, tm_sec, int *);

static const tenon_member opt_tm_seconds__members[1] = {
    TENON_GEN_MEMBER(struct tm, tm_sec, "s", TENON_KIND_I32, 0),
};
static const tenon_detail opt_tm_seconds__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const opt_tm_seconds__refs[1] = {NULL};
static const uint16_t opt_tm_seconds__lookup[3] = {0, 0, 1};
enum { opt_tm_seconds__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan opt_tm_seconds__plan = TENON_GEN_PLAN(opt_tm_seconds__bound, false);

static const char *opt_tm_seconds__get(tenon__in *in, const char *p, struct tm *o)
{
    const tenon_type *const type = &tenon__type_opt_tm_seconds;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"s\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"s\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->tm_sec = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *opt_tm_seconds__put(tenon__out *out, char *p, const struct tm *o)
{
    const tenon_type *const type = &tenon__type_opt_tm_seconds;
    const size_t bound = opt_tm_seconds__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"s\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->tm_sec);
    *p = '}';
    return p + 1;
}

static const char *opt_tm_seconds__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_tm_seconds__get(in, p, (struct tm *)o);
}
static char *opt_tm_seconds__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_tm_seconds__put(out, p, (const struct tm *)o);
}
static const tenon_generated opt_tm_seconds__functions = {TENON_ABI, opt_tm_seconds__get_any, opt_tm_seconds__put_any};

TENON_GEN_STRUCT(opt_tm_seconds, struct tm, 1, UINT64_C(0x1), 0, &opt_tm_seconds__functions);

/* ---- struct opt_lean ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct opt_lean, a, int *);
TENON_GEN_TYPE_IS(struct opt_lean, text, tenon_str *);
TENON_GEN_TYPE_IS(struct opt_lean, n, int *);

static const tenon_member opt_lean_public__members[2] = {
    TENON_GEN_MEMBER(struct opt_lean, a, "first", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct opt_lean, text, "text", TENON_KIND_STR, 1),
};
static const tenon_detail opt_lean_public__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const opt_lean_public__refs[2] = {NULL, NULL};
static const uint16_t opt_lean_public__lookup[5] = {0, 0, 0, 1, 2};
enum { opt_lean_public__bound = TENON_GEN_BOUND_BASE + 17 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan opt_lean_public__plan = TENON_GEN_PLAN(opt_lean_public__bound, false);

static const char *opt_lean_public__get(tenon__in *in, const char *p, struct opt_lean *o)
{
    const tenon_type *const type = &tenon__type_opt_lean_public;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"first\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"first\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"first\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a = (int)v;
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_str(in, p, &o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *opt_lean_public__put(tenon__out *out, char *p, const struct opt_lean *o)
{
    const tenon_type *const type = &tenon__type_opt_lean_public;
    const size_t bound = opt_lean_public__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"first\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_str(out, p, &o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *opt_lean_public__get_any(tenon__in *in, const char *p, void *o)
{
    return opt_lean_public__get(in, p, (struct opt_lean *)o);
}
static char *opt_lean_public__put_any(tenon__out *out, char *p, const void *o)
{
    return opt_lean_public__put(out, p, (const struct opt_lean *)o);
}
static const tenon_generated opt_lean_public__functions = {TENON_ABI, opt_lean_public__get_any, opt_lean_public__put_any};

TENON_GEN_STRUCT(opt_lean_public, struct opt_lean, 2, UINT64_C(0x3), 0, &opt_lean_public__functions);

#ifdef __cplusplus
}
#endif
