/* time_sets.tenon.c: made by tenongen from time_sets.h; edit that instead. Tables and JSON functions of the types in it. */
#include "time_sets.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_stamp;
extern const tenon_type tenon__type_schema_test;
extern const tenon_type tenon__type_schema_group;
extern const tenon_type tenon__type_schema_groups;
extern const tenon_type tenon__type_toml_value;
extern const tenon_type tenon__type_toml_entry;
extern const tenon_type tenon__type_toml_values;
static const char *schema_test__get(tenon__in *in, const char *p, struct schema_test *o);
static char *schema_test__put(tenon__out *out, char *p, const struct schema_test *o);
static const char *schema_group__get(tenon__in *in, const char *p, struct schema_group *o);
static char *schema_group__put(tenon__out *out, char *p, const struct schema_group *o);
static const char *schema_groups__get(tenon__in *in, const char *p, struct schema_groups *o);
static char *schema_groups__put(tenon__out *out, char *p, const struct schema_groups *o);
static const char *toml_value__get(tenon__in *in, const char *p, struct toml_value *o);
static char *toml_value__put(tenon__out *out, char *p, const struct toml_value *o);
static const char *toml_values__get(tenon__in *in, const char *p, struct toml_values *o);
static char *toml_values__put(tenon__out *out, char *p, const struct toml_values *o);

/* ---- struct stamp -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct stamp, at, tenon_time *);

static const tenon_member stamp__members[1] = {
    TENON_GEN_MEMBER(struct stamp, at, "at", TENON_KIND_TIME, 0),
};
static const tenon_detail stamp__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const stamp__refs[1] = {NULL};
static const uint16_t stamp__lookup[3] = {0, 1, 0};
enum { stamp__bound = TENON_GEN_BOUND_BASE + 6 + 1 * TENON_GEN_BOUND_TIME };
static const tenon_plan stamp__plan = TENON_GEN_PLAN(stamp__bound, false);

TENON_GEN_STRUCT(stamp, struct stamp, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct schema_test -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct schema_test, description, char **);
TENON_GEN_TYPE_IS(struct schema_test, data, tenon_raw *);
TENON_GEN_TYPE_IS(struct schema_test, valid, bool *);

static const tenon_member schema_test__members[3] = {
    TENON_GEN_MEMBER(struct schema_test, description, "description", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct schema_test, data, "data", TENON_KIND_RAW, 1),
    TENON_GEN_MEMBER(struct schema_test, valid, "valid", TENON_KIND_BOOL, 2),
};
static const tenon_detail schema_test__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const schema_test__refs[3] = {NULL, NULL, NULL};
static const uint16_t schema_test__lookup[7] = {1, 3, 0, 0, 0, 0, 2};
enum { schema_test__bound = TENON_GEN_BOUND_BASE + 32 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan schema_test__plan = TENON_GEN_PLAN(schema_test__bound, false);

static const char *schema_test__get(tenon__in *in, const char *p, struct schema_test *o)
{
    const tenon_type *const type = &tenon__type_schema_test;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"description\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"description\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"description\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->description);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"data\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"data\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"data\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"valid\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"valid\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"valid\":", WORD);
    q = tenon__json_boolean(in, p, &o->valid);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *schema_test__put(tenon__out *out, char *p, const struct schema_test *o)
{
    const tenon_type *const type = &tenon__type_schema_test;
    const size_t bound = schema_test__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"description\":");
    p = tenon__gen_cstr(out, p, o->description, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"data\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"valid\":");
    p = tenon__json_put_boolean(out, p, o->valid);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *schema_test__get_any(tenon__in *in, const char *p, void *o)
{
    return schema_test__get(in, p, (struct schema_test *)o);
}
static char *schema_test__put_any(tenon__out *out, char *p, const void *o)
{
    return schema_test__put(out, p, (const struct schema_test *)o);
}
static const tenon_generated schema_test__functions = {TENON_ABI, schema_test__get_any, schema_test__put_any};

TENON_GEN_STRUCT(schema_test, struct schema_test, 3, UINT64_C(0x7), 0, &schema_test__functions);

/* ---- struct schema_group ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct schema_group, tests, struct schema_test **);
TENON_GEN_TYPE_IS(struct schema_group, n, size_t *);

static const tenon_member schema_group__members[1] = {
    TENON_GEN_MANY(struct schema_group, tests, "tests", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct schema_group, n),
                   TENON_GEN_SIZE(struct schema_group, tests)),
};
static const tenon_detail schema_group__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, schema_test_type),
};
static const tenon_type *const schema_group__refs[1] = {&tenon__type_schema_test};
static const uint16_t schema_group__lookup[3] = {0, 0, 1};
enum { schema_group__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan schema_group__plan = TENON_GEN_PLAN(schema_group__bound, false);

static const char *schema_group__get_tests(tenon__in *in, const char *p, struct schema_group *o)
{
    struct schema_test *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_schema_group, &schema_group__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct schema_test *)(void *)g.data + g.n++;
        q = schema_test__get(in, p, e);
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

static char *schema_group__put_tests(tenon__out *out, char *p, const struct schema_group *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->tests))
        return tenon__json_write_member(out, p, &tenon__type_schema_group, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct schema_test *const e = &o->tests[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = schema_test__put(out, p, e);
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

static const char *schema_group__get(tenon__in *in, const char *p, struct schema_group *o)
{
    const tenon_type *const type = &tenon__type_schema_group;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"tests\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"tests\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"tests\":", WORD);
    q = schema_group__get_tests(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *schema_group__put(tenon__out *out, char *p, const struct schema_group *o)
{
    const tenon_type *const type = &tenon__type_schema_group;
    const size_t bound = schema_group__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"tests\":");
    p = tenon__gen_room(out, schema_group__put_tests(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *schema_group__get_any(tenon__in *in, const char *p, void *o)
{
    return schema_group__get(in, p, (struct schema_group *)o);
}
static char *schema_group__put_any(tenon__out *out, char *p, const void *o)
{
    return schema_group__put(out, p, (const struct schema_group *)o);
}
static const tenon_generated schema_group__functions = {TENON_ABI, schema_group__get_any, schema_group__put_any};

TENON_GEN_STRUCT(schema_group, struct schema_group, 1, UINT64_C(0x1), 0, &schema_group__functions);

/* ---- struct schema_groups ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct schema_groups, items, struct schema_group **);
TENON_GEN_TYPE_IS(struct schema_groups, n, size_t *);

static const tenon_member schema_groups__members[1] = {
    TENON_GEN_MANY(struct schema_groups, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct schema_groups, n),
                   TENON_GEN_SIZE(struct schema_groups, items)),
};
static const tenon_detail schema_groups__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, schema_group_type),
};
static const tenon_type *const schema_groups__refs[1] = {&tenon__type_schema_group};
static const uint16_t schema_groups__lookup[3] = {0, 0, 1};
enum { schema_groups__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan schema_groups__plan = TENON_GEN_PLAN(schema_groups__bound, false);

static const char *schema_groups__get_items(tenon__in *in, const char *p, struct schema_groups *o)
{
    struct schema_group *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_schema_groups, &schema_groups__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct schema_group *)(void *)g.data + g.n++;
        q = schema_group__get(in, p, e);
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

static char *schema_groups__put_items(tenon__out *out, char *p, const struct schema_groups *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_schema_groups, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct schema_group *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = schema_group__put(out, p, e);
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

static const char *schema_groups__get(tenon__in *in, const char *p, struct schema_groups *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = schema_groups__get_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_schema_groups, o);
}

static char *schema_groups__put(tenon__out *out, char *p, const struct schema_groups *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? schema_groups__put_items(out, p, o) : NULL;
}

static const char *schema_groups__get_any(tenon__in *in, const char *p, void *o)
{
    return schema_groups__get(in, p, (struct schema_groups *)o);
}
static char *schema_groups__put_any(tenon__out *out, char *p, const void *o)
{
    return schema_groups__put(out, p, (const struct schema_groups *)o);
}
static const tenon_generated schema_groups__functions = {TENON_ABI, schema_groups__get_any, schema_groups__put_any};

TENON_GEN_STRUCT(schema_groups, struct schema_groups, 1, UINT64_C(0x1), TENON_TRANSPARENT, &schema_groups__functions);

/* ---- struct toml_value --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct toml_value, type, char **);
TENON_GEN_TYPE_IS(struct toml_value, value, char **);

static const tenon_member toml_value__members[2] = {
    TENON_GEN_MEMBER(struct toml_value, type, "type", TENON_KIND_CSTR, 0),
    TENON_GEN_MEMBER(struct toml_value, value, "value", TENON_KIND_CSTR, 1),
};
static const tenon_detail toml_value__details[2] = {
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_REQUIRED,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const toml_value__refs[2] = {NULL, NULL};
static const uint16_t toml_value__lookup[5] = {2, 0, 0, 1, 0};
enum { toml_value__bound = TENON_GEN_BOUND_BASE + 17 + 2 * TENON_GEN_BOUND_CSTR };
static const tenon_plan toml_value__plan = TENON_GEN_PLAN(toml_value__bound, false);

static const char *toml_value__get(tenon__in *in, const char *p, struct toml_value *o)
{
    const tenon_type *const type = &tenon__type_toml_value;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"type\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"type\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"type\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->type);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"value\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"value\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"value\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->value);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *toml_value__put(tenon__out *out, char *p, const struct toml_value *o)
{
    const tenon_type *const type = &tenon__type_toml_value;
    const size_t bound = toml_value__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"type\":");
    p = tenon__gen_cstr(out, p, o->type, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"value\":");
    p = tenon__gen_cstr(out, p, o->value, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *toml_value__get_any(tenon__in *in, const char *p, void *o)
{
    return toml_value__get(in, p, (struct toml_value *)o);
}
static char *toml_value__put_any(tenon__out *out, char *p, const void *o)
{
    return toml_value__put(out, p, (const struct toml_value *)o);
}
static const tenon_generated toml_value__functions = {TENON_ABI, toml_value__get_any, toml_value__put_any};

TENON_GEN_STRUCT(toml_value, struct toml_value, 2, UINT64_C(0x3), 0, &toml_value__functions);

/* ---- struct toml_entry --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct toml_entry, key, char **);
TENON_GEN_TYPE_IS(struct toml_entry, value, struct toml_value *);

static const tenon_member toml_entry__members[1] = {
    TENON_GEN_MEMBER(struct toml_entry, value, "value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail toml_entry__details[1] = {
    TENON_GEN_REFERS(toml_value),
};
static const tenon_type *const toml_entry__refs[1] = {&tenon__type_toml_value};
static const uint16_t toml_entry__lookup[3] = {1, 0, 0};
enum { toml_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan toml_entry__plan = TENON_GEN_PLAN(toml_entry__bound, false);

TENON_GEN_STRUCT(toml_entry, struct toml_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct toml_values -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct toml_values, entries, struct toml_entry **);
TENON_GEN_TYPE_IS(struct toml_values, n, size_t *);

static const tenon_member toml_values__members[1] = {
    TENON_GEN_MANY(struct toml_values, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct toml_values, n),
                   TENON_GEN_SIZE(struct toml_values, entries)),
};
static const tenon_detail toml_values__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct toml_entry, key), TENON_GEN_SIZE(struct toml_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, toml_entry_type),
};
static const tenon_type *const toml_values__refs[1] = {&tenon__type_toml_entry};
static const uint16_t toml_values__lookup[3] = {0, 1, 0};
enum { toml_values__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan toml_values__plan = TENON_GEN_PLAN(toml_values__bound, false);

static const char *toml_values__get_entries(tenon__in *in, const char *p, struct toml_values *o)
{
    struct toml_entry *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_toml_values, &toml_values__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct toml_entry *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_CSTR, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key, strlen(e->key))) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = toml_value__get(in, p, &e->value);
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

static char *toml_values__put_entries(tenon__out *out, char *p, const struct toml_values *o)
{
    const size_t n = (size_t)o->n;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->entries))
        return tenon__json_write_member(out, p, &tenon__type_toml_values, 0, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct toml_entry *const e = &o->entries[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key;
        len = key ? strlen(key) : 0;
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_toml_values, 0, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = toml_value__put(out, p, &e->value);
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

static const char *toml_values__get(tenon__in *in, const char *p, struct toml_values *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = toml_values__get_entries(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_toml_values, o);
}

static char *toml_values__put(tenon__out *out, char *p, const struct toml_values *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? toml_values__put_entries(out, p, o) : NULL;
}

static const char *toml_values__get_any(tenon__in *in, const char *p, void *o)
{
    return toml_values__get(in, p, (struct toml_values *)o);
}
static char *toml_values__put_any(tenon__out *out, char *p, const void *o)
{
    return toml_values__put(out, p, (const struct toml_values *)o);
}
static const tenon_generated toml_values__functions = {TENON_ABI, toml_values__get_any, toml_values__put_any};

TENON_GEN_STRUCT(toml_values, struct toml_values, 1, UINT64_C(0x1), TENON_TRANSPARENT, &toml_values__functions);

#ifdef __cplusplus
}
#endif
