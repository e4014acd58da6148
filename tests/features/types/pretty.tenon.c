/* pretty.tenon.c: made by tenongen from pretty.h; edit that instead. Tables and JSON functions of the types in it. */
#include "pretty.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_point;
extern const tenon_type tenon__type_entry;
extern const tenon_type tenon__type_sheet;
extern const tenon_type tenon__type_much;
static const char *point__get(tenon__in *in, const char *p, struct point *o);
static char *point__put(tenon__out *out, char *p, const struct point *o);
static const char *entry__get(tenon__in *in, const char *p, struct entry *o);
static char *entry__put(tenon__out *out, char *p, const struct entry *o);
static const char *sheet__get(tenon__in *in, const char *p, struct sheet *o);
static char *sheet__put(tenon__out *out, char *p, const struct sheet *o);
static const char *much__get(tenon__in *in, const char *p, struct much *o);
static char *much__put(tenon__out *out, char *p, const struct much *o);

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

/* ---- struct entry -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct entry, key, const char **);
TENON_GEN_TYPE_IS(struct entry, at, struct point *);

static const tenon_member entry__members[1] = {
    TENON_GEN_MEMBER(struct entry, at, "at", TENON_KIND_OBJECT, 0),
};
static const tenon_detail entry__details[1] = {
    TENON_GEN_REFERS(point),
};
static const tenon_type *const entry__refs[1] = {&tenon__type_point};
static const uint16_t entry__lookup[3] = {0, 1, 0};
enum { entry__bound = TENON_GEN_BOUND_BASE + 6 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan entry__plan = TENON_GEN_PLAN(entry__bound, false);

static const char *entry__get(tenon__in *in, const char *p, struct entry *o)
{
    const tenon_type *const type = &tenon__type_entry;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"at\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"at\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"at\":", ANY);
    q = point__get(in, p, &o->at);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *entry__put(tenon__out *out, char *p, const struct entry *o)
{
    const tenon_type *const type = &tenon__type_entry;
    const size_t bound = entry__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"at\":");
    p = tenon__gen_room(out, point__put(out, p, &o->at), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
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

/* ---- struct sheet -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct sheet, name, const char **);
TENON_GEN_TYPE_IS(struct sheet, origin, struct point *);
TENON_GEN_TYPE_IS(struct sheet, points, struct point **);
TENON_GEN_TYPE_IS(struct sheet, n_points, size_t *);
TENON_GEN_TYPE_IS(struct sheet, numbers, int **);
TENON_GEN_TYPE_IS(struct sheet, n_numbers, size_t *);
TENON_GEN_TYPE_IS(struct sheet, grid, int (*)[2][2]);
TENON_GEN_TYPE_IS(struct sheet, map, struct entry **);
TENON_GEN_TYPE_IS(struct sheet, n_map, size_t *);
TENON_GEN_TYPE_IS(struct sheet, raw, tenon_raw *);
TENON_GEN_TYPE_IS(struct sheet, next, struct sheet **);

static const tenon_member sheet__members[8] = {
    TENON_GEN_MEMBER(struct sheet, name, "name", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct sheet, origin, "origin", TENON_KIND_OBJECT, 1),
    TENON_GEN_MANY(struct sheet, points, "points", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct sheet, n_points),
                   TENON_GEN_SIZE(struct sheet, points)),
    TENON_GEN_MANY(struct sheet, numbers, "numbers", TENON_KIND_ARRAY, TENON_KIND_I32, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct sheet, n_numbers),
                   TENON_GEN_SIZE(struct sheet, numbers)),
    TENON_GEN_MANY(struct sheet, grid, "grid", TENON_KIND_FIXED, TENON_KIND_FIXED, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct sheet, grid)),
    TENON_GEN_MANY(struct sheet, map, "map", TENON_KIND_MAP, TENON_KIND_OBJECT, 5, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct sheet, n_map),
                   TENON_GEN_SIZE(struct sheet, map)),
    TENON_GEN_MEMBER(struct sheet, raw, "raw", TENON_KIND_RAW, 6),
    TENON_GEN_MANY(struct sheet, next, "next", TENON_KIND_POINTER, TENON_KIND_OBJECT, 7, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct sheet, next)),
};
static const tenon_detail sheet__details[8] = {
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(point),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, point_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct sheet, grid[0]), TENON_GEN_SIZE(struct sheet, grid[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct entry, key), TENON_GEN_SIZE(struct entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, entry_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, sheet_type),
};
static const tenon_type *const sheet__refs[8] = {NULL, &tenon__type_point, &tenon__type_point, NULL, NULL, &tenon__type_entry, NULL, &tenon__type_sheet};
static const uint16_t sheet__lookup[17] = {0, 5, 8, 6, 0, 0, 2, 0, 0, 0, 3, 1, 7, 0, 4, 0, 0};
enum { sheet__bound = TENON_GEN_BOUND_BASE + 69 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_RAW
    + 2 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan sheet__plan = TENON_GEN_PLAN(sheet__bound, false);

static const char *sheet__get_points(tenon__in *in, const char *p, struct sheet *o)
{
    struct point *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_sheet, &sheet__members[2], (char *)o);
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

static char *sheet__put_points(tenon__out *out, char *p, const struct sheet *o)
{
    const size_t n = (size_t)o->n_points;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->points))
        return tenon__json_write_member(out, p, &tenon__type_sheet, 2, o, 64);
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

static const char *sheet__get(tenon__in *in, const char *p, struct sheet *o)
{
    const tenon_type *const type = &tenon__type_sheet;
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
    p = TENON_GEN_READY(in, q, ",\"origin\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"origin\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"origin\":", ANY);
    q = point__get(in, p, &o->origin);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"points\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"points\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"points\":", WORD);
    q = sheet__get_points(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"numbers\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"numbers\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"numbers\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"grid\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"grid\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"grid\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"map\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"map\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"map\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"raw\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"raw\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"raw\":", ANY);
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

static char *sheet__put(tenon__out *out, char *p, const struct sheet *o)
{
    const tenon_type *const type = &tenon__type_sheet;
    const size_t bound = sheet__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_cstr(out, p, o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"origin\":");
    p = tenon__gen_room(out, point__put(out, p, &o->origin), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"points\":");
    p = tenon__gen_room(out, sheet__put_points(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"numbers\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"grid\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"map\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"raw\":");
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

static const char *sheet__get_any(tenon__in *in, const char *p, void *o)
{
    return sheet__get(in, p, (struct sheet *)o);
}
static char *sheet__put_any(tenon__out *out, char *p, const void *o)
{
    return sheet__put(out, p, (const struct sheet *)o);
}
static const tenon_generated sheet__functions = {TENON_ABI, sheet__get_any, sheet__put_any};

TENON_GEN_STRUCT(sheet, struct sheet, 8, UINT64_C(0xff), 0, &sheet__functions);

/* ---- struct much --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct much, texts, char ***);
TENON_GEN_TYPE_IS(struct much, n, size_t *);
TENON_GEN_TYPE_IS(struct much, last, char **);

static const tenon_member much__members[2] = {
    TENON_GEN_MANY(struct much, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct much, n),
                   TENON_GEN_SIZE(struct much, texts)),
    TENON_GEN_MEMBER(struct much, last, "last", TENON_KIND_CSTR, 1),
};
static const tenon_detail much__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const much__refs[2] = {NULL, NULL};
static const uint16_t much__lookup[5] = {0, 0, 0, 1, 2};
enum { much__bound = TENON_GEN_BOUND_BASE + 17 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan much__plan = TENON_GEN_PLAN(much__bound, false);

static const char *much__get(tenon__in *in, const char *p, struct much *o)
{
    const tenon_type *const type = &tenon__type_much;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"texts\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"last\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"last\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"last\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->last);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *much__put(tenon__out *out, char *p, const struct much *o)
{
    const tenon_type *const type = &tenon__type_much;
    const size_t bound = much__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"texts\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"last\":");
    p = tenon__gen_cstr(out, p, o->last, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *much__get_any(tenon__in *in, const char *p, void *o)
{
    return much__get(in, p, (struct much *)o);
}
static char *much__put_any(tenon__out *out, char *p, const void *o)
{
    return much__put(out, p, (const struct much *)o);
}
static const tenon_generated much__functions = {TENON_ABI, much__get_any, much__put_any};

TENON_GEN_STRUCT(much, struct much, 2, UINT64_C(0x3), 0, &much__functions);

#ifdef __cplusplus
}
#endif
