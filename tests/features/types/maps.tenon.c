/* maps.tenon.c: made by tenongen from maps.h; edit that instead. Tables and JSON functions of the types in it. */
#include "maps.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_score;
extern const tenon_type tenon__type_peer;
extern const tenon_type tenon__type_code;
extern const tenon_type tenon__type_numbers;
extern const tenon_type tenon__type_spot;
extern const tenon_type tenon__type_place;
extern const tenon_type tenon__type_places;
extern const tenon_type tenon__type_maps;
static const char *score__get(tenon__in *in, const char *p, struct score *o);
static char *score__put(tenon__out *out, char *p, const struct score *o);
static const char *peer__get(tenon__in *in, const char *p, struct peer *o);
static char *peer__put(tenon__out *out, char *p, const struct peer *o);
static const char *spot__get(tenon__in *in, const char *p, struct spot *o);
static char *spot__put(tenon__out *out, char *p, const struct spot *o);
static const char *places__get(tenon__in *in, const char *p, struct places *o);
static char *places__put(tenon__out *out, char *p, const struct places *o);
static const char *maps__get(tenon__in *in, const char *p, struct maps *o);
static char *maps__put(tenon__out *out, char *p, const struct maps *o);

/* ---- struct score -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct score, who, char **);
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

/* ---- struct peer --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct peer, host, char **);
TENON_GEN_TYPE_IS(struct peer, id, tenon_str *);
TENON_GEN_TYPE_IS(struct peer, port, int *);

static const tenon_member peer__members[3] = {
    TENON_GEN_MEMBER(struct peer, host, "host", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct peer, id, "id", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct peer, port, "port", TENON_KIND_I32, 2),
};
static const tenon_detail peer__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(80), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const peer__refs[3] = {NULL, NULL, NULL};
static const uint16_t peer__lookup[7] = {3, 0, 1, 0, 0, 0, 2};
enum { peer__bound = TENON_GEN_BOUND_BASE + 22 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan peer__plan = TENON_GEN_PLAN(peer__bound, false);

static const char *peer__get(tenon__in *in, const char *p, struct peer *o)
{
    const tenon_type *const type = &tenon__type_peer;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"host\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"host\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"host\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->host);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"id\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"id\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", STRING);
    q = tenon__json_str(in, p, &o->id);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"port\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"port\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"port\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->port = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *peer__put(tenon__out *out, char *p, const struct peer *o)
{
    const tenon_type *const type = &tenon__type_peer;
    const size_t bound = peer__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"host\":");
    p = tenon__gen_cstr(out, p, o->host, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"id\":");
    p = tenon__gen_str(out, p, &o->id, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"port\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->port);
    *p = '}';
    return p + 1;
}

static const char *peer__get_any(tenon__in *in, const char *p, void *o)
{
    return peer__get(in, p, (struct peer *)o);
}
static char *peer__put_any(tenon__out *out, char *p, const void *o)
{
    return peer__put(out, p, (const struct peer *)o);
}
static const tenon_generated peer__functions = {TENON_ABI, peer__get_any, peer__put_any};

TENON_GEN_STRUCT(peer, struct peer, 3, UINT64_C(0x7), 0, &peer__functions);

/* ---- struct code --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct code, name, char (*)[4]);
TENON_GEN_TYPE_IS(struct code, text, char **);

static const tenon_member code__members[1] = {
    TENON_GEN_MEMBER(struct code, text, "text", TENON_KIND_CSTR, 0),
};
static const tenon_detail code__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const code__refs[1] = {NULL};
static const uint16_t code__lookup[3] = {0, 1, 0};
enum { code__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan code__plan = TENON_GEN_PLAN(code__bound, false);

TENON_GEN_STRUCT(code, struct code, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct numbers ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct numbers, key, tenon_str *);
TENON_GEN_TYPE_IS(struct numbers, values, int **);
TENON_GEN_TYPE_IS(struct numbers, n, size_t *);

static const tenon_member numbers__members[1] = {
    TENON_GEN_MANY(struct numbers, values, "values", TENON_KIND_ARRAY, TENON_KIND_I32, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct numbers, n),
                   TENON_GEN_SIZE(struct numbers, values)),
};
static const tenon_detail numbers__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const numbers__refs[1] = {NULL};
static const uint16_t numbers__lookup[3] = {1, 0, 0};
enum { numbers__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan numbers__plan = TENON_GEN_PLAN(numbers__bound, false);

TENON_GEN_STRUCT(numbers, struct numbers, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct spot --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct spot, x, int *);
TENON_GEN_TYPE_IS(struct spot, y, int *);

static const tenon_member spot__members[2] = {
    TENON_GEN_MEMBER(struct spot, x, "x", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct spot, y, "y", TENON_KIND_I32, 1),
};
static const tenon_detail spot__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const spot__refs[2] = {NULL, NULL};
static const uint16_t spot__lookup[5] = {0, 1, 2, 0, 0};
enum { spot__bound = TENON_GEN_BOUND_BASE + 10 + 2 * TENON_GEN_BOUND_I32 };
static const tenon_plan spot__plan = TENON_GEN_PLAN(spot__bound, false);

static const char *spot__get(tenon__in *in, const char *p, struct spot *o)
{
    const tenon_type *const type = &tenon__type_spot;
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

static char *spot__put(tenon__out *out, char *p, const struct spot *o)
{
    const tenon_type *const type = &tenon__type_spot;
    const size_t bound = spot__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->x);
    p = TENON_GEN_PUT(p, ",\"y\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->y);
    *p = '}';
    return p + 1;
}

static const char *spot__get_any(tenon__in *in, const char *p, void *o)
{
    return spot__get(in, p, (struct spot *)o);
}
static char *spot__put_any(tenon__out *out, char *p, const void *o)
{
    return spot__put(out, p, (const struct spot *)o);
}
static const tenon_generated spot__functions = {TENON_ABI, spot__get_any, spot__put_any};

TENON_GEN_STRUCT(spot, struct spot, 2, UINT64_C(0x3), 0, &spot__functions);

/* ---- struct place -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct place, name, tenon_str *);
TENON_GEN_TYPE_IS(struct place, at, struct spot *);

static const tenon_member place__members[1] = {
    TENON_GEN_MEMBER(struct place, at, "at", TENON_KIND_OBJECT, 0),
};
static const tenon_detail place__details[1] = {
    TENON_GEN_REFERS(spot),
};
static const tenon_type *const place__refs[1] = {&tenon__type_spot};
static const uint16_t place__lookup[3] = {0, 1, 0};
enum { place__bound = TENON_GEN_BOUND_BASE + 6 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan place__plan = TENON_GEN_PLAN(place__bound, false);

TENON_GEN_STRUCT(place, struct place, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct places ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct places, places, struct place **);
TENON_GEN_TYPE_IS(struct places, n, size_t *);

static const tenon_member places__members[1] = {
    TENON_GEN_MANY(struct places, places, "places", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct places, n),
                   TENON_GEN_SIZE(struct places, places)),
};
static const tenon_detail places__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct place, name), TENON_GEN_SIZE(struct place, name)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, place_type),
};
static const tenon_type *const places__refs[1] = {&tenon__type_place};
static const uint16_t places__lookup[3] = {0, 1, 0};
enum { places__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan places__plan = TENON_GEN_PLAN(places__bound, false);

static const char *places__get_places(tenon__in *in, const char *p, struct places *o)
{
    struct place *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_places, &places__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct place *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_STR, sizeof e->name, (void *)(uintptr_t)&e->name);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->name.data, e->name.len)) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = spot__get(in, p, &e->at);
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

static char *places__put_places(tenon__out *out, char *p, const struct places *o)
{
    const size_t n = (size_t)o->n;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->places))
        return tenon__json_write_member(out, p, &tenon__type_places, 0, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct place *const e = &o->places[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->name.data;
        len = e->name.len;
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_places, 0, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = spot__put(out, p, &e->at);
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

static const char *places__get(tenon__in *in, const char *p, struct places *o)
{
    const tenon_type *const type = &tenon__type_places;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"places\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"places\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"places\":", WORD);
    q = places__get_places(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *places__put(tenon__out *out, char *p, const struct places *o)
{
    const tenon_type *const type = &tenon__type_places;
    const size_t bound = places__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"places\":");
    p = tenon__gen_room(out, places__put_places(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *places__get_any(tenon__in *in, const char *p, void *o)
{
    return places__get(in, p, (struct places *)o);
}
static char *places__put_any(tenon__out *out, char *p, const void *o)
{
    return places__put(out, p, (const struct places *)o);
}
static const tenon_generated places__functions = {TENON_ABI, places__get_any, places__put_any};

TENON_GEN_STRUCT(places, struct places, 1, UINT64_C(0x1), 0, &places__functions);

/* ---- struct maps --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct maps, scores, struct score **);
TENON_GEN_TYPE_IS(struct maps, n_scores, size_t *);
TENON_GEN_TYPE_IS(struct maps, peers, struct peer **);
TENON_GEN_TYPE_IS(struct maps, n_peers, int *);
TENON_GEN_TYPE_IS(struct maps, codes, struct code **);
TENON_GEN_TYPE_IS(struct maps, n_codes, uint8_t *);
TENON_GEN_TYPE_IS(struct maps, numbers, struct numbers **);
TENON_GEN_TYPE_IS(struct maps, n_numbers, size_t *);
TENON_GEN_TYPE_IS(struct maps, nested, struct maps **);
TENON_GEN_TYPE_IS(struct maps, key, char **);
TENON_GEN_TYPE_IS(struct maps, n_nested, size_t *);

static const tenon_member maps__members[5] = {
    TENON_GEN_MANY(struct maps, scores, "scores", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct maps, n_scores),
                   TENON_GEN_SIZE(struct maps, scores)),
    TENON_GEN_MANY(struct maps, peers, "peers", TENON_KIND_MAP, TENON_KIND_OBJECT, 1, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct maps, n_peers),
                   TENON_GEN_SIZE(struct maps, peers)),
    TENON_GEN_MANY(struct maps, codes, "codes", TENON_KIND_MAP, TENON_KIND_OBJECT, 2, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct maps, n_codes),
                   TENON_GEN_SIZE(struct maps, codes)),
    TENON_GEN_MANY(struct maps, numbers, "numbers", TENON_KIND_MAP, TENON_KIND_OBJECT, 3, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct maps, n_numbers),
                   TENON_GEN_SIZE(struct maps, numbers)),
    TENON_GEN_MANY(struct maps, nested, "nested", TENON_KIND_MAP, TENON_KIND_OBJECT, 4, TENON_KIND_MAP, TENON_STEP_SPECIAL, TENON_GEN_AT(struct maps, n_nested),
                   TENON_GEN_SIZE(struct maps, nested)),
};
static const tenon_detail maps__details[5] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct score, who), TENON_GEN_SIZE(struct score, who)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, score_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_I32, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct peer, id), TENON_GEN_SIZE(struct peer, id)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, peer_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_KIND_U8, TENON_KIND_CHARS, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct code, name), TENON_GEN_SIZE(struct code, name)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, code_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct numbers, key), TENON_GEN_SIZE(struct numbers, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, numbers_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct maps, key), TENON_GEN_SIZE(struct maps, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, maps_type),
};
static const tenon_type *const maps__refs[5] = {&tenon__type_score, &tenon__type_peer, &tenon__type_code, &tenon__type_numbers, &tenon__type_maps};
static const uint16_t maps__lookup[11] = {5, 0, 3, 0, 0, 2, 0, 0, 0, 1, 4};
enum { maps__bound = TENON_GEN_BOUND_BASE + 49 + 5 * TENON_GEN_BOUND_MAP };
static const tenon_plan maps__plan = TENON_GEN_PLAN(maps__bound, false);

static const char *maps__get(tenon__in *in, const char *p, struct maps *o)
{
    const tenon_type *const type = &tenon__type_maps;
    const char *q;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"scores\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"scores\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"scores\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"peers\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"peers\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"peers\":", ANY);
        q = tenon__json_read_member(in, p, type, 1, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"codes\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"codes\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"codes\":", ANY);
        q = tenon__json_read_member(in, p, type, 2, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"numbers\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"numbers\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"numbers\":", ANY);
        q = tenon__json_read_member(in, p, type, 3, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"nested\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"nested\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"nested\":", ANY);
        q = tenon__json_read_member(in, p, type, 4, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x1f)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *maps__put(tenon__out *out, char *p, const struct maps *o)
{
    const tenon_type *const type = &tenon__type_maps;
    const size_t bound = maps__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"scores\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    if (o->n_peers != 0) {
        p = TENON_GEN_PUT(p, ",\"peers\":");
        p = tenon__json_write_member(out, p, type, 1, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->n_codes != 0) {
        p = TENON_GEN_PUT(p, ",\"codes\":");
        p = tenon__json_write_member(out, p, type, 2, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (o->n_numbers != 0) {
        p = TENON_GEN_PUT(p, ",\"numbers\":");
        p = tenon__json_write_member(out, p, type, 3, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    if (o->n_nested != 0) {
        p = TENON_GEN_PUT(p, ",\"nested\":");
        p = tenon__json_write_member(out, p, type, 4, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *maps__get_any(tenon__in *in, const char *p, void *o)
{
    return maps__get(in, p, (struct maps *)o);
}
static char *maps__put_any(tenon__out *out, char *p, const void *o)
{
    return maps__put(out, p, (const struct maps *)o);
}
static const tenon_generated maps__functions = {TENON_ABI, maps__get_any, maps__put_any};

TENON_GEN_STRUCT(maps, struct maps, 5, UINT64_C(0x1f), 0, &maps__functions);

#ifdef __cplusplus
}
#endif
