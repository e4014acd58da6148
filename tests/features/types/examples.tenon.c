/* examples.tenon.c: made by tenongen from examples.h; edit that instead. Tables and JSON functions of the types in it. */
#include "examples.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_color;
extern const tenon_type tenon__type_sample;
extern const tenon_type tenon__type_point;
extern const tenon_type tenon__type_score;
extern const tenon_type tenon__type_shapes;
extern const tenon_type tenon__type_account;
extern const tenon_type tenon__type_list;
extern const tenon_type tenon__type_port;
static const char *sample__get(tenon__in *in, const char *p, struct sample *o);
static char *sample__put(tenon__out *out, char *p, const struct sample *o);
static const char *point__get(tenon__in *in, const char *p, struct point *o);
static char *point__put(tenon__out *out, char *p, const struct point *o);
static const char *score__get(tenon__in *in, const char *p, struct score *o);
static char *score__put(tenon__out *out, char *p, const struct score *o);
static const char *shapes__get(tenon__in *in, const char *p, struct shapes *o);
static char *shapes__put(tenon__out *out, char *p, const struct shapes *o);
static const char *account__get(tenon__in *in, const char *p, struct account *o);
static char *account__put(tenon__out *out, char *p, const struct account *o);
static const char *list__get(tenon__in *in, const char *p, struct list *o);
static char *list__put(tenon__out *out, char *p, const struct list *o);

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

/* ---- struct sample ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct sample, on, bool *);
TENON_GEN_TYPE_IS(struct sample, whole, int32_t *);
TENON_GEN_TYPE_IS(struct sample, large, uint64_t *);
TENON_GEN_TYPE_IS(struct sample, real, double *);
TENON_GEN_TYPE_IS(struct sample, text, char **);
TENON_GEN_TYPE_IS(struct sample, counted, tenon_str *);
TENON_GEN_TYPE_IS(struct sample, name, char (*)[8]);
TENON_GEN_TYPE_IS(struct sample, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct sample, when, tenon_time *);
TENON_GEN_TYPE_IS(struct sample, color, enum color *);

static const tenon_member sample__members[10] = {
    TENON_GEN_MEMBER(struct sample, on, "on", TENON_KIND_BOOL, 0),
    TENON_GEN_MEMBER(struct sample, whole, "whole", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct sample, large, "large", TENON_KIND_U64, 2),
    TENON_GEN_MEMBER(struct sample, real, "real", TENON_KIND_F64, 3),
    TENON_GEN_MEMBER(struct sample, text, "text", TENON_KIND_CSTR, 4),
    TENON_GEN_MEMBER(struct sample, counted, "counted", TENON_KIND_STR, 5),
    TENON_GEN_MEMBER(struct sample, name, "name", TENON_KIND_CHARS, 6),
    TENON_GEN_MEMBER(struct sample, raw, "raw", TENON_KIND_RAW, 7),
    TENON_GEN_MEMBER(struct sample, when, "when", TENON_KIND_TIME, 8),
    TENON_GEN_MEMBER(struct sample, color, "color", TENON_KIND_ENUM, 9),
};
static const tenon_detail sample__details[10] = {
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
};
static const tenon_type *const sample__refs[10] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, &tenon__type_color};
static const uint16_t sample__lookup[21] = {0, 9, 3, 0, 0, 0, 0, 0, 6, 0, 2, 0, 0, 4, 5, 7, 1, 8, 10, 0, 0};
enum { sample__bound = TENON_GEN_BOUND_BASE + 83 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_RAW
    + 1 * TENON_GEN_BOUND_TIME
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan sample__plan = TENON_GEN_PLAN(sample__bound, false);

static const char *sample__get(tenon__in *in, const char *p, struct sample *o)
{
    const tenon_type *const type = &tenon__type_sample;
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
    p = TENON_GEN_READY(in, q, ",\"whole\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"whole\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"whole\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->whole = (int32_t)v;
    p = TENON_GEN_READY(in, q, ",\"large\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"large\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"large\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->large = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"real\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"real\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"real\":", ANY);
    q = tenon__json_f64(in, p, &o->real);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"counted\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"counted\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"counted\":", STRING);
    q = tenon__json_str(in, p, &o->counted);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_chars(in, p, o->name, sizeof o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"when\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"when\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"when\":", TIME);
    q = tenon__json_time(in, p, &o->when);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    o->color = (enum color)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *sample__put(tenon__out *out, char *p, const struct sample *o)
{
    const tenon_type *const type = &tenon__type_sample;
    const size_t bound = sample__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"on\":");
    p = tenon__json_put_boolean(out, p, o->on);
    p = TENON_GEN_PUT(p, ",\"whole\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->whole);
    p = TENON_GEN_PUT(p, ",\"large\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->large);
    p = TENON_GEN_PUT(p, ",\"real\":");
    p = tenon__json_put_f64(out, p, o->real);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"counted\":");
    p = tenon__gen_str(out, p, &o->counted, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_chars(out, p, o->name, sizeof o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"raw\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"when\":");
    p = tenon__json_put_time(out, p, &o->when);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *sample__get_any(tenon__in *in, const char *p, void *o)
{
    return sample__get(in, p, (struct sample *)o);
}
static char *sample__put_any(tenon__out *out, char *p, const void *o)
{
    return sample__put(out, p, (const struct sample *)o);
}
static const tenon_generated sample__functions = {TENON_ABI, sample__get_any, sample__put_any};

TENON_GEN_STRUCT(sample, struct sample, 10, UINT64_C(0x3ff), 0, &sample__functions);

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

/* ---- struct score -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct score, player, char **);
TENON_GEN_TYPE_IS(struct score, points, int *);

static const tenon_member score__members[1] = {
    TENON_GEN_MEMBER(struct score, points, "points", TENON_KIND_I32, 0),
};
static const tenon_detail score__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const score__refs[1] = {NULL};
static const uint16_t score__lookup[3] = {0, 1, 0};
enum { score__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan score__plan = TENON_GEN_PLAN(score__bound, false);

static const char *score__get(tenon__in *in, const char *p, struct score *o)
{
    const tenon_type *const type = &tenon__type_score;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"points\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"points\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"points\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->points = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *score__put(tenon__out *out, char *p, const struct score *o)
{
    const tenon_type *const type = &tenon__type_score;
    const size_t bound = score__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"points\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->points);
    *p = '}';
    return p + 1;
}

static const char *score__get_any(tenon__in *in, const char *p, void *o)
{
    return score__get(in, p, (struct score *)o);
}
static char *score__put_any(tenon__out *out, char *p, const void *o)
{
    return score__put(out, p, (const struct score *)o);
}
static const tenon_generated score__functions = {TENON_ABI, score__get_any, score__put_any};

TENON_GEN_STRUCT(score, struct score, 1, UINT64_C(0x1), 0, &score__functions);

/* ---- struct shapes ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct shapes, origin, struct point *);
TENON_GEN_TYPE_IS(struct shapes, target, struct point **);
TENON_GEN_TYPE_IS(struct shapes, path, struct point **);
TENON_GEN_TYPE_IS(struct shapes, n_path, size_t *);
TENON_GEN_TYPE_IS(struct shapes, words, char *(*)[2]);
TENON_GEN_TYPE_IS(struct shapes, few, int (*)[4]);
TENON_GEN_TYPE_IS(struct shapes, n_few, int *);
TENON_GEN_TYPE_IS(struct shapes, matrix, double (*)[2][2]);
TENON_GEN_TYPE_IS(struct shapes, scores, struct score **);
TENON_GEN_TYPE_IS(struct shapes, n_scores, size_t *);
TENON_GEN_TYPE_IS(struct shapes, next, struct shapes **);

static const tenon_member shapes__members[8] = {
    TENON_GEN_MEMBER(struct shapes, origin, "origin", TENON_KIND_OBJECT, 0),
    TENON_GEN_MANY(struct shapes, target, "target", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct shapes, target)),
    TENON_GEN_MANY(struct shapes, path, "path", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct shapes, n_path),
                   TENON_GEN_SIZE(struct shapes, path)),
    TENON_GEN_MANY(struct shapes, words, "words", TENON_KIND_FIXED, TENON_KIND_CSTR, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct shapes, words)),
    TENON_GEN_MANY(struct shapes, few, "few", TENON_KIND_FIXED, TENON_KIND_I32, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, TENON_GEN_AT(struct shapes, n_few),
                   TENON_GEN_LENGTH(struct shapes, few)),
    TENON_GEN_MANY(struct shapes, matrix, "matrix", TENON_KIND_FIXED, TENON_KIND_FIXED, 5, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct shapes, matrix)),
    TENON_GEN_MANY(struct shapes, scores, "scores", TENON_KIND_MAP, TENON_KIND_OBJECT, 6, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct shapes, n_scores),
                   TENON_GEN_SIZE(struct shapes, scores)),
    TENON_GEN_MANY(struct shapes, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 7, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct shapes, next)),
};
static const tenon_detail shapes__details[8] = {
    TENON_GEN_REFERS(point),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_I32, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_F64, 0, TENON_GEN_LENGTH(struct shapes, matrix[0]), TENON_GEN_SIZE(struct shapes, matrix[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct score, player), TENON_GEN_SIZE(struct score, player)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, score_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, shapes_type),
};
static const tenon_type *const shapes__refs[8] = {&tenon__type_point, &tenon__type_point, &tenon__type_point, NULL, NULL, NULL, &tenon__type_score, &tenon__type_shapes};
static const uint16_t shapes__lookup[17] = {0, 3, 8, 0, 6, 5, 1, 0, 4, 2, 0, 0, 0, 0, 7, 0, 0};
enum { shapes__bound = TENON_GEN_BOUND_BASE + 72 + 3 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY
    + 3 * TENON_GEN_BOUND_FIXED + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan shapes__plan = TENON_GEN_PLAN(shapes__bound, false);

static const char *shapes__get_path(tenon__in *in, const char *p, struct shapes *o)
{
    struct point *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_shapes, &shapes__members[2], (char *)o);
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

static char *shapes__put_path(tenon__out *out, char *p, const struct shapes *o)
{
    const size_t n = (size_t)o->n_path;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->path))
        return tenon__json_write_member(out, p, &tenon__type_shapes, 2, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct point *const e = &o->path[i];
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

static const char *shapes__get(tenon__in *in, const char *p, struct shapes *o)
{
    const tenon_type *const type = &tenon__type_shapes;
    const char *q;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"origin\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"origin\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"origin\":", ANY);
    q = point__get(in, p, &o->origin);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"target\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"target\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"target\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"path\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"path\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"path\":", WORD);
    q = shapes__get_path(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"words\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"words\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"words\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"few\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"few\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"few\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"matrix\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"matrix\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"matrix\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"scores\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"scores\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"scores\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"next\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"next\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"next\":", ANY);
        q = tenon__json_read_member(in, p, type, 7, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *shapes__put(tenon__out *out, char *p, const struct shapes *o)
{
    const tenon_type *const type = &tenon__type_shapes;
    const size_t bound = shapes__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"origin\":");
    p = tenon__gen_room(out, point__put(out, p, &o->origin), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"target\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"path\":");
    p = tenon__gen_room(out, shapes__put_path(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"words\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"few\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"matrix\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"scores\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    if (o->next != NULL) {
        p = TENON_GEN_PUT(p, ",\"next\":");
        p = tenon__json_write_member(out, p, type, 7, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *shapes__get_any(tenon__in *in, const char *p, void *o)
{
    return shapes__get(in, p, (struct shapes *)o);
}
static char *shapes__put_any(tenon__out *out, char *p, const void *o)
{
    return shapes__put(out, p, (const struct shapes *)o);
}
static const tenon_generated shapes__functions = {TENON_ABI, shapes__get_any, shapes__put_any};

TENON_GEN_STRUCT(shapes, struct shapes, 8, UINT64_C(0xff), 0, &shapes__functions);

/* ---- struct account ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct account, id, int *);
TENON_GEN_TYPE_IS(struct account, mail, char **);
TENON_GEN_TYPE_IS(struct account, password, char **);
TENON_GEN_TYPE_IS(struct account, computed, char **);
TENON_GEN_TYPE_IS(struct account, age, uint8_t *);
TENON_GEN_TYPE_IS(struct account, has_age, bool *);
TENON_GEN_TYPE_IS(struct account, nick, char (*)[6]);
TENON_GEN_TYPE_IS(struct account, color, enum color *);
TENON_GEN_TYPE_IS(struct account, tags, char ***);
TENON_GEN_TYPE_IS(struct account, n_tags, size_t *);
TENON_GEN_TYPE_IS(struct account, level, int *);

static const tenon_member account__members[9] = {
    TENON_GEN_MEMBER_WITH(struct account, id, "id", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER_WITH(struct account, mail, "e-mail", TENON_KIND_CSTR, 1, TENON_STEP_SPECIAL, TENON_KIND_CSTR),
    TENON_GEN_MEMBER_WITH(struct account, password, "password", TENON_KIND_CSTR, 2, TENON_STEP_SPECIAL, TENON_STEP_SKIP),
    TENON_GEN_MEMBER_WITH(struct account, computed, "computed", TENON_KIND_CSTR, 3, TENON_STEP_SKIP, TENON_KIND_CSTR),
    TENON_GEN_MEMBER_WITH(struct account, age, "age", TENON_KIND_U8, 4, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct account, nick, "nick", TENON_KIND_CHARS, 5, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct account, color, "color", TENON_KIND_ENUM, 6, TENON_STEP_SPECIAL, TENON_KIND_ENUM),
    TENON_GEN_MANY(struct account, tags, "tags", TENON_KIND_ARRAY, TENON_KIND_CSTR, 7, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct account, n_tags),
                   TENON_GEN_SIZE(struct account, tags)),
    TENON_GEN_MEMBER_WITH(struct account, level, "level", TENON_KIND_I32, 8, TENON_KIND_I32, TENON_STEP_SPECIAL),
};
static const tenon_detail account__details[9] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED | TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_ALIAS | TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 40, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS(NULL, "email\000mail\000", NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_WRITE_ONLY | TENON_GIVEN_MIN_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(8, 0, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY | TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("none", NULL, NULL, 0), NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX | TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct account, has_age), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_WHOLE(150), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_TRUNCATE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_FALLBACK,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(BLUE), TENON_GEN_WHOLE(RED)),
                     TENON_GEN_NO_TEXTS, color_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 2),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT | TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(1), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const account__refs[9] = {NULL, NULL, NULL, NULL, NULL, NULL, &tenon__type_color, NULL,
    NULL};
static const uint16_t account__lookup[19] = {5, 9, 6, 0, 0, 0, 0, 3, 8, 0, 0, 0, 0, 7, 0, 0, 1, 4, 2};
enum { account__bound = TENON_GEN_BOUND_BASE + 81 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U8
    + 3 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_ARRAY
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan account__plan = TENON_GEN_PLAN(account__bound, true);

static const char *account__get(tenon__in *in, const char *p, struct account *o)
{
    const tenon_type *const type = &tenon__type_account;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)))
        return tenon__gen_limited(in, p, type, o, 0, seen);
    o->id = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"e-mail\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"e-mail\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"e-mail\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"password\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"password\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"password\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
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
    p = TENON_GEN_READY(in, q, ",\"age\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"age\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"age\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"nick\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"nick\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"nick\":", ANY);
        q = tenon__json_read_member(in, p, type, 5, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x20);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"color\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"tags\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"tags\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"tags\":", ANY);
        q = tenon__json_read_member(in, p, type, 7, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"level\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"level\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"level\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        o->level = (int)v;
        seen |= UINT64_C(0x100);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x1ff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *account__put(tenon__out *out, char *p, const struct account *o)
{
    const tenon_type *const type = &tenon__type_account;
    const size_t bound = account__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    p = TENON_GEN_PUT(p, ",\"e-mail\":");
    p = tenon__gen_cstr(out, p, o->mail, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"computed\":");
    p = tenon__gen_cstr(out, p, o->computed, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"age\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    if (!tenon__json_omits_member(out, type, 5, o)) {
        p = TENON_GEN_PUT(p, ",\"nick\":");
        p = tenon__gen_chars(out, p, o->nick, sizeof o->nick, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 5);
    }
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    if (o->n_tags != 0) {
        p = TENON_GEN_PUT(p, ",\"tags\":");
        p = tenon__json_write_member(out, p, type, 7, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (o->level != (int)(1)) {
        p = TENON_GEN_PUT(p, ",\"level\":");
        p = tenon__json_put_i32(out, p, (int32_t)o->level);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *account__get_any(tenon__in *in, const char *p, void *o)
{
    return account__get(in, p, (struct account *)o);
}
static char *account__put_any(tenon__out *out, char *p, const void *o)
{
    return account__put(out, p, (const struct account *)o);
}
static const tenon_generated account__functions = {TENON_ABI, account__get_any, account__put_any};

TENON_GEN_STRUCT(account, struct account, 9, UINT64_C(0x1ff), TENON_REFUSE_UNKNOWN_MEMBERS, &account__functions);

/* ---- struct list --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct list, items, struct point **);
TENON_GEN_TYPE_IS(struct list, n, size_t *);

static const tenon_member list__members[1] = {
    TENON_GEN_MANY(struct list, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct list, n),
                   TENON_GEN_SIZE(struct list, items)),
};
static const tenon_detail list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
};
static const tenon_type *const list__refs[1] = {&tenon__type_point};
static const uint16_t list__lookup[3] = {0, 0, 1};
enum { list__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan list__plan = TENON_GEN_PLAN(list__bound, false);

static const char *list__get_items(tenon__in *in, const char *p, struct list *o)
{
    struct point *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_list, &list__members[0], (char *)o);
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

static char *list__put_items(tenon__out *out, char *p, const struct list *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_list, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct point *const e = &o->items[i];
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

static const char *list__get(tenon__in *in, const char *p, struct list *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = list__get_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_list, o);
}

static char *list__put(tenon__out *out, char *p, const struct list *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? list__put_items(out, p, o) : NULL;
}

static const char *list__get_any(tenon__in *in, const char *p, void *o)
{
    return list__get(in, p, (struct list *)o);
}
static char *list__put_any(tenon__out *out, char *p, const void *o)
{
    return list__put(out, p, (const struct list *)o);
}
static const tenon_generated list__functions = {TENON_ABI, list__get_any, list__put_any};

TENON_GEN_STRUCT(list, struct list, 1, UINT64_C(0x1), TENON_TRANSPARENT, &list__functions);

/* ---- struct port --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct port, number, uint16_t *);

static const tenon_member port__members[1] = {
    TENON_GEN_MEMBER_WITH(struct port, number, "number", TENON_KIND_U16, 0, TENON_STEP_SPECIAL, TENON_KIND_U16),
};
static const tenon_detail port__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MIN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const port__refs[1] = {NULL};
static const uint16_t port__lookup[3] = {0, 1, 0};
enum { port__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_U16 };
static const tenon_plan port__plan = TENON_GEN_PLAN(port__bound, false);

TENON_GEN_STRUCT(port, struct port, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

#ifdef __cplusplus
}
#endif
