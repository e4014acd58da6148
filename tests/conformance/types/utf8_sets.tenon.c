/* utf8_sets.tenon.c: made by tenongen from utf8_sets.h; edit that instead. Tables and JSON functions of the types in it. */
#include "utf8_sets.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_texts;
extern const tenon_type tenon__type_key_entry;
extern const tenon_type tenon__type_keys;
static const char *texts__get(tenon__in *in, const char *p, struct texts *o);
static char *texts__put(tenon__out *out, char *p, const struct texts *o);
static const char *key_entry__get(tenon__in *in, const char *p, struct key_entry *o);
static char *key_entry__put(tenon__out *out, char *p, const struct key_entry *o);

/* ---- struct texts -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct texts, s, tenon_str *);
TENON_GEN_TYPE_IS(struct texts, c, char **);
TENON_GEN_TYPE_IS(struct texts, fixed, char (*)[512]);

static const tenon_member texts__members[3] = {
    TENON_GEN_MEMBER(struct texts, s, "s", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct texts, c, "c", TENON_KIND_CSTR, 1),
    TENON_GEN_MEMBER(struct texts, fixed, "fixed", TENON_KIND_CHARS, 2),
};
static const tenon_detail texts__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const texts__refs[3] = {NULL, NULL, NULL};
static const uint16_t texts__lookup[7] = {2, 0, 0, 0, 0, 1, 3};
enum { texts__bound = TENON_GEN_BOUND_BASE + 19 + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan texts__plan = TENON_GEN_PLAN(texts__bound, false);

static const char *texts__get(tenon__in *in, const char *p, struct texts *o)
{
    const tenon_type *const type = &tenon__type_texts;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"s\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"s\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"s\":", STRING);
    q = tenon__json_str(in, p, &o->s);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"c\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"c\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"c\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->c);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", STRING);
    q = tenon__json_chars(in, p, o->fixed, sizeof o->fixed);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *texts__put(tenon__out *out, char *p, const struct texts *o)
{
    const tenon_type *const type = &tenon__type_texts;
    const size_t bound = texts__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"s\":");
    p = tenon__gen_str(out, p, &o->s, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"c\":");
    p = tenon__gen_cstr(out, p, o->c, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__gen_chars(out, p, o->fixed, sizeof o->fixed, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *texts__get_any(tenon__in *in, const char *p, void *o)
{
    return texts__get(in, p, (struct texts *)o);
}
static char *texts__put_any(tenon__out *out, char *p, const void *o)
{
    return texts__put(out, p, (const struct texts *)o);
}
static const tenon_generated texts__functions = {TENON_ABI, texts__get_any, texts__put_any};

TENON_GEN_STRUCT(texts, struct texts, 3, UINT64_C(0x7), 0, &texts__functions);

/* ---- struct key_entry ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct key_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct key_entry, value, int *);

static const tenon_member key_entry__members[2] = {
    TENON_GEN_IGNORED("key", 0),
    TENON_GEN_MEMBER(struct key_entry, value, "value", TENON_KIND_I32, 1),
};
static const tenon_detail key_entry__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_IGNORE,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
};
static const tenon_type *const key_entry__refs[2] = {NULL, NULL};
static const uint16_t key_entry__lookup[5] = {2, 0, 0, 1, 0};
enum { key_entry__bound = TENON_GEN_BOUND_BASE + 16 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan key_entry__plan = TENON_GEN_PLAN(key_entry__bound, false);

static const char *key_entry__get(tenon__in *in, const char *p, struct key_entry *o)
{
    const tenon_type *const type = &tenon__type_key_entry;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"value\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"value\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"value\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->value = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x2), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *key_entry__put(tenon__out *out, char *p, const struct key_entry *o)
{
    const tenon_type *const type = &tenon__type_key_entry;
    const size_t bound = key_entry__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"value\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value);
    *p = '}';
    return p + 1;
}

static const char *key_entry__get_any(tenon__in *in, const char *p, void *o)
{
    return key_entry__get(in, p, (struct key_entry *)o);
}
static char *key_entry__put_any(tenon__out *out, char *p, const void *o)
{
    return key_entry__put(out, p, (const struct key_entry *)o);
}
static const tenon_generated key_entry__functions = {TENON_ABI, key_entry__get_any, key_entry__put_any};

TENON_GEN_STRUCT(key_entry, struct key_entry, 2, UINT64_C(0x3), 0, &key_entry__functions);

/* ---- struct keys --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct keys, entries, struct key_entry **);
TENON_GEN_TYPE_IS(struct keys, n, size_t *);

static const tenon_member keys__members[1] = {
    TENON_GEN_MANY(struct keys, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct keys, n),
                   TENON_GEN_SIZE(struct keys, entries)),
};
static const tenon_detail keys__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct key_entry, key), TENON_GEN_SIZE(struct key_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, key_entry_type),
};
static const tenon_type *const keys__refs[1] = {&tenon__type_key_entry};
static const uint16_t keys__lookup[3] = {0, 1, 0};
enum { keys__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan keys__plan = TENON_GEN_PLAN(keys__bound, false);

TENON_GEN_STRUCT(keys, struct keys, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

#ifdef __cplusplus
}
#endif
