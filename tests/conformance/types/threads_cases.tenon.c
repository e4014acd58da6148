/* threads_cases.tenon.c: made by tenongen from threads_cases.h; edit that instead. Tables and JSON functions of the types in it. */
#include "threads_cases.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_shade;
extern const tenon_type tenon__type_part;
extern const tenon_type tenon__type_thing;
extern const tenon_type tenon__type_thing_entry;
extern const tenon_type tenon__type_things;
extern const tenon_type tenon__type_wide;
static const char *part__get(tenon__in *in, const char *p, struct part *o);
static char *part__put(tenon__out *out, char *p, const struct part *o);
static const char *thing__get(tenon__in *in, const char *p, struct thing *o);
static char *thing__put(tenon__out *out, char *p, const struct thing *o);
static const char *things__get(tenon__in *in, const char *p, struct things *o);
static char *things__put(tenon__out *out, char *p, const struct things *o);
static const char *wide__get(tenon__in *in, const char *p, struct wide *o);
static char *wide__put(tenon__out *out, char *p, const struct wide *o);

/* ---- enum shade ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum shade, 4);
TENON_GEN_VALUE_IS(LIGHT, INT64_C(0));
TENON_GEN_VALUE_IS(MEDIUM, INT64_C(1));
TENON_GEN_VALUE_IS(DARK, INT64_C(2));

static const tenon_enumerator shade__enumerators[3] = {
    TENON_GEN_ENUMERATOR(LIGHT, "LIGHT"),
    TENON_GEN_ENUMERATOR(MEDIUM, "MEDIUM"),
    TENON_GEN_ENUMERATOR(DARK, "DARK"),
};
static const tenon_plan shade__plan = TENON_GEN_PLAN(3, false);
TENON_GEN_ENUM(shade, enum shade, 3);

/* ---- struct part --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct part, weight, int *);
TENON_GEN_TYPE_IS(struct part, label, char **);
TENON_GEN_TYPE_IS(struct part, shade, enum shade *);

static const tenon_member part__members[3] = {
    TENON_GEN_MEMBER_WITH(struct part, weight, "weight", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER(struct part, label, "label", TENON_KIND_CSTR, 1),
    TENON_GEN_MEMBER(struct part, shade, "shade", TENON_KIND_ENUM, 2),
};
static const tenon_detail part__details[3] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(0), TENON_GEN_WHOLE(1000), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_ALIAS | TENON_GIVEN_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_TEXTS("none", "tag\000name\000", NULL, 0), NULL),
    TENON_GEN_REFERS(shade),
};
static const tenon_type *const part__refs[3] = {NULL, NULL, &tenon__type_shade};
static const uint16_t part__lookup[7] = {0, 0, 2, 3, 0, 1, 0};
enum { part__bound = TENON_GEN_BOUND_BASE + 28 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR
    + TENON_GEN_BOUND_NAMES(8) };
static const tenon_plan part__plan = TENON_GEN_PLAN(part__bound, true);

static const char *part__get(tenon__in *in, const char *p, struct part *o)
{
    const tenon_type *const type = &tenon__type_part;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"weight\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"weight\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"weight\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(0)) || TENON__UNLIKELY(v > (int64_t)(1000)))
        return tenon__gen_limited(in, p, type, o, 0, UINT64_C(0x0));
    o->weight = (int)v;
    p = TENON_GEN_READY(in, q, ",\"label\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"label\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"label\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->label);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"shade\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"shade\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"shade\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_shade, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->shade = (enum shade)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *part__put(tenon__out *out, char *p, const struct part *o)
{
    const tenon_type *const type = &tenon__type_part;
    const size_t bound = part__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"weight\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->weight);
    p = TENON_GEN_PUT(p, ",\"label\":");
    p = tenon__gen_cstr(out, p, o->label, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"shade\":");
    p = tenon__json_put_enum(out, p, &tenon__type_shade, (int32_t)o->shade, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
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

TENON_GEN_STRUCT(part, struct part, 3, UINT64_C(0x7), 0, &part__functions);

/* ---- struct thing -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct thing, id, int64_t *);
TENON_GEN_TYPE_IS(struct thing, ratio, double *);
TENON_GEN_TYPE_IS(struct thing, name, tenon_str *);
TENON_GEN_TYPE_IS(struct thing, part, struct part *);
TENON_GEN_TYPE_IS(struct thing, spare, struct part **);
TENON_GEN_TYPE_IS(struct thing, parts, struct part **);
TENON_GEN_TYPE_IS(struct thing, n_parts, size_t *);
TENON_GEN_TYPE_IS(struct thing, fixed, char (*)[16]);
TENON_GEN_TYPE_IS(struct thing, thread, int *);

static const tenon_member thing__members[8] = {
    TENON_GEN_MEMBER(struct thing, id, "id", TENON_KIND_I64, 0),
    TENON_GEN_MEMBER(struct thing, ratio, "ratio", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct thing, name, "name", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct thing, part, "part", TENON_KIND_OBJECT, 3),
    TENON_GEN_MANY(struct thing, spare, "spare", TENON_KIND_POINTER, TENON_KIND_OBJECT, 4, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct thing, spare)),
    TENON_GEN_MANY(struct thing, parts, "parts", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct thing, n_parts),
                   TENON_GEN_SIZE(struct thing, parts)),
    TENON_GEN_MEMBER(struct thing, fixed, "fixed", TENON_KIND_CHARS, 6),
    TENON_GEN_MEMBER(struct thing, thread, "thread", TENON_KIND_I32, 7),
};
static const tenon_detail thing__details[8] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(part),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, part_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, part_type),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const thing__refs[8] = {NULL, NULL, NULL, &tenon__type_part, &tenon__type_part, &tenon__type_part, NULL, NULL};
static const uint16_t thing__lookup[17] = {0, 6, 0, 4, 8, 0, 0, 0, 0, 0, 0, 3, 5, 2, 1, 0, 7};
enum { thing__bound = TENON_GEN_BOUND_BASE + 68 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_I64
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_CHARS
    + 2 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan thing__plan = TENON_GEN_PLAN(thing__bound, false);

static const char *thing__get_parts(tenon__in *in, const char *p, struct thing *o)
{
    struct part *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_thing, &thing__members[5], (char *)o);
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

static char *thing__put_parts(tenon__out *out, char *p, const struct thing *o)
{
    const size_t n = (size_t)o->n_parts;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->parts))
        return tenon__json_write_member(out, p, &tenon__type_thing, 5, o, 64);
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

static const char *thing__get(tenon__in *in, const char *p, struct thing *o)
{
    const tenon_type *const type = &tenon__type_thing;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"id\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"id\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->id = (int64_t)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"ratio\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ratio\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ratio\":", ANY);
    q = tenon__json_f64(in, p, &o->ratio);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_str(in, p, &o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"part\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"part\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"part\":", ANY);
    q = part__get(in, p, &o->part);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"spare\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"spare\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"spare\":", ANY);
        q = tenon__json_read_member(in, p, type, 4, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x10);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"parts\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"parts\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"parts\":", WORD);
    q = thing__get_parts(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", STRING);
    q = tenon__json_chars(in, p, o->fixed, sizeof o->fixed);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"thread\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"thread\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"thread\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    o->thread = (int)v;
    seen |= UINT64_C(0x80);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *thing__put(tenon__out *out, char *p, const struct thing *o)
{
    const tenon_type *const type = &tenon__type_thing;
    const size_t bound = thing__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->id);
    p = TENON_GEN_PUT(p, ",\"ratio\":");
    p = tenon__json_put_f64(out, p, o->ratio);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_str(out, p, &o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"part\":");
    p = tenon__gen_room(out, part__put(out, p, &o->part), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    if (o->spare != NULL) {
        p = TENON_GEN_PUT(p, ",\"spare\":");
        p = tenon__json_write_member(out, p, type, 4, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    p = TENON_GEN_PUT(p, ",\"parts\":");
    p = tenon__gen_room(out, thing__put_parts(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__gen_chars(out, p, o->fixed, sizeof o->fixed, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"thread\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->thread);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *thing__get_any(tenon__in *in, const char *p, void *o)
{
    return thing__get(in, p, (struct thing *)o);
}
static char *thing__put_any(tenon__out *out, char *p, const void *o)
{
    return thing__put(out, p, (const struct thing *)o);
}
static const tenon_generated thing__functions = {TENON_ABI, thing__get_any, thing__put_any};

TENON_GEN_STRUCT(thing, struct thing, 8, UINT64_C(0xff), 0, &thing__functions);

/* ---- struct thing_entry -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct thing_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct thing_entry, value, struct thing *);

static const tenon_member thing_entry__members[1] = {
    TENON_GEN_MEMBER(struct thing_entry, value, "value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail thing_entry__details[1] = {
    TENON_GEN_REFERS(thing),
};
static const tenon_type *const thing_entry__refs[1] = {&tenon__type_thing};
static const uint16_t thing_entry__lookup[3] = {1, 0, 0};
enum { thing_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan thing_entry__plan = TENON_GEN_PLAN(thing_entry__bound, false);

TENON_GEN_STRUCT(thing_entry, struct thing_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct things ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct things, entries, struct thing_entry **);
TENON_GEN_TYPE_IS(struct things, n, size_t *);

static const tenon_member things__members[1] = {
    TENON_GEN_MANY(struct things, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct things, n),
                   TENON_GEN_SIZE(struct things, entries)),
};
static const tenon_detail things__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct thing_entry, key), TENON_GEN_SIZE(struct thing_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, thing_entry_type),
};
static const tenon_type *const things__refs[1] = {&tenon__type_thing_entry};
static const uint16_t things__lookup[3] = {0, 1, 0};
enum { things__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan things__plan = TENON_GEN_PLAN(things__bound, false);

static const char *things__get_entries(tenon__in *in, const char *p, struct things *o)
{
    struct thing_entry *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_things, &things__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct thing_entry *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_STR, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key.data, e->key.len)) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = thing__get(in, p, &e->value);
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

static char *things__put_entries(tenon__out *out, char *p, const struct things *o)
{
    const size_t n = (size_t)o->n;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->entries))
        return tenon__json_write_member(out, p, &tenon__type_things, 0, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct thing_entry *const e = &o->entries[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key.data;
        len = e->key.len;
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_things, 0, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = thing__put(out, p, &e->value);
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

static const char *things__get(tenon__in *in, const char *p, struct things *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = things__get_entries(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_things, o);
}

static char *things__put(tenon__out *out, char *p, const struct things *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? things__put_entries(out, p, o) : NULL;
}

static const char *things__get_any(tenon__in *in, const char *p, void *o)
{
    return things__get(in, p, (struct things *)o);
}
static char *things__put_any(tenon__out *out, char *p, const void *o)
{
    return things__put(out, p, (const struct things *)o);
}
static const tenon_generated things__functions = {TENON_ABI, things__get_any, things__put_any};

TENON_GEN_STRUCT(things, struct things, 1, UINT64_C(0x1), TENON_TRANSPARENT, &things__functions);

/* ---- struct wide --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct wide, m, int (*)[6]);
TENON_GEN_TYPE_IS(struct wide, a, int *);
TENON_GEN_TYPE_IS(struct wide, b, int *);
TENON_GEN_TYPE_IS(struct wide, c, int *);
TENON_GEN_TYPE_IS(struct wide, d, int *);
TENON_GEN_TYPE_IS(struct wide, e, int *);
TENON_GEN_TYPE_IS(struct wide, f, int *);
TENON_GEN_TYPE_IS(struct wide, g, int *);
TENON_GEN_TYPE_IS(struct wide, h, int *);
TENON_GEN_TYPE_IS(struct wide, i, int *);
TENON_GEN_TYPE_IS(struct wide, j, int *);
TENON_GEN_TYPE_IS(struct wide, k, int *);
TENON_GEN_TYPE_IS(struct wide, l, int *);

static const tenon_member wide__members[13] = {
    TENON_GEN_MANY(struct wide, m, "m", TENON_KIND_FIXED, TENON_KIND_I32, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct wide, m)),
    TENON_GEN_MEMBER(struct wide, a, "a", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct wide, b, "b", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct wide, c, "c", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct wide, d, "d", TENON_KIND_I32, 4),
    TENON_GEN_MEMBER(struct wide, e, "e", TENON_KIND_I32, 5),
    TENON_GEN_MEMBER(struct wide, f, "f", TENON_KIND_I32, 6),
    TENON_GEN_MEMBER(struct wide, g, "g", TENON_KIND_I32, 7),
    TENON_GEN_MEMBER(struct wide, h, "h", TENON_KIND_I32, 8),
    TENON_GEN_MEMBER(struct wide, i, "i", TENON_KIND_I32, 9),
    TENON_GEN_MEMBER(struct wide, j, "j", TENON_KIND_I32, 10),
    TENON_GEN_MEMBER(struct wide, k, "k", TENON_KIND_I32, 11),
    TENON_GEN_MEMBER(struct wide, l, "l", TENON_KIND_I32, 12),
};
static const tenon_detail wide__details[13] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
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
static const tenon_type *const wide__refs[13] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL};
static const uint16_t wide__lookup[27] = {10, 12, 3, 4, 0, 0, 0, 0, 0, 0, 5, 7, 9, 11, 13, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    2, 6, 8};
enum { wide__bound = TENON_GEN_BOUND_BASE + 65 + 12 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan wide__plan = TENON_GEN_PLAN(wide__bound, false);

static const char *wide__get(tenon__in *in, const char *p, struct wide *o)
{
    const tenon_type *const type = &tenon__type_wide;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"m\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"m\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"m\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"a\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"a\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"a\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->a = (int)v;
    p = TENON_GEN_READY(in, q, ",\"b\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"b\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"b\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->b = (int)v;
    p = TENON_GEN_READY(in, q, ",\"c\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->c = (int)v;
    p = TENON_GEN_READY(in, q, ",\"d\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"d\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"d\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->d = (int)v;
    p = TENON_GEN_READY(in, q, ",\"e\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"e\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"e\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->e = (int)v;
    p = TENON_GEN_READY(in, q, ",\"f\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"f\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"f\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    o->f = (int)v;
    p = TENON_GEN_READY(in, q, ",\"g\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"g\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"g\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    o->g = (int)v;
    p = TENON_GEN_READY(in, q, ",\"h\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"h\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"h\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    o->h = (int)v;
    p = TENON_GEN_READY(in, q, ",\"i\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"i\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"i\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    o->i = (int)v;
    p = TENON_GEN_READY(in, q, ",\"j\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"j\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"j\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    o->j = (int)v;
    p = TENON_GEN_READY(in, q, ",\"k\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"k\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"k\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    o->k = (int)v;
    p = TENON_GEN_READY(in, q, ",\"l\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"l\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"l\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    o->l = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *wide__put(tenon__out *out, char *p, const struct wide *o)
{
    const tenon_type *const type = &tenon__type_wide;
    const size_t bound = wide__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"m\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"a\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a);
    p = TENON_GEN_PUT(p, ",\"b\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->b);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->c);
    p = TENON_GEN_PUT(p, ",\"d\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->d);
    p = TENON_GEN_PUT(p, ",\"e\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->e);
    p = TENON_GEN_PUT(p, ",\"f\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->f);
    p = TENON_GEN_PUT(p, ",\"g\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->g);
    p = TENON_GEN_PUT(p, ",\"h\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->h);
    p = TENON_GEN_PUT(p, ",\"i\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->i);
    p = TENON_GEN_PUT(p, ",\"j\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->j);
    p = TENON_GEN_PUT(p, ",\"k\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->k);
    p = TENON_GEN_PUT(p, ",\"l\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->l);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *wide__get_any(tenon__in *in, const char *p, void *o)
{
    return wide__get(in, p, (struct wide *)o);
}
static char *wide__put_any(tenon__out *out, char *p, const void *o)
{
    return wide__put(out, p, (const struct wide *)o);
}
static const tenon_generated wide__functions = {TENON_ABI, wide__get_any, wide__put_any};

TENON_GEN_STRUCT(wide, struct wide, 13, UINT64_C(0x1fff), 0, &wide__functions);

#ifdef __cplusplus
}
#endif
