/* transparent.tenon.c: made by tenongen from transparent.h; edit that instead. Tables and JSON functions of the types in it. */
#include "transparent.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_issue;
extern const tenon_type tenon__type_issue_list;
extern const tenon_type tenon__type_entry;
extern const tenon_type tenon__type_dictionary;
extern const tenon_type tenon__type_root_bool;
extern const tenon_type tenon__type_root_int;
extern const tenon_type tenon__type_root_u64;
extern const tenon_type tenon__type_root_double;
extern const tenon_type tenon__type_root_text;
extern const tenon_type tenon__type_root_str;
extern const tenon_type tenon__type_root_raw;
extern const tenon_type tenon__type_root_time;
extern const tenon_type tenon__type_root_pointer;
extern const tenon_type tenon__type_root_fixed;
extern const tenon_type tenon__type_root_chars;
extern const tenon_type tenon__type_box;
extern const tenon_type tenon__type_crate;
extern const tenon_type tenon__type_crates;
extern const tenon_type tenon__type_port;
extern const tenon_type tenon__type_maybe;
extern const tenon_type tenon__type_tags;
extern const tenon_type tenon__type_modified;
static const char *issue__get(tenon__in *in, const char *p, struct issue *o);
static char *issue__put(tenon__out *out, char *p, const struct issue *o);
static const char *issue_list__get(tenon__in *in, const char *p, struct issue_list *o);
static char *issue_list__put(tenon__out *out, char *p, const struct issue_list *o);
static const char *crates__get(tenon__in *in, const char *p, struct crates *o);
static char *crates__put(tenon__out *out, char *p, const struct crates *o);
static const char *modified__get(tenon__in *in, const char *p, struct modified *o);
static char *modified__put(tenon__out *out, char *p, const struct modified *o);

/* ---- struct issue -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct issue, id, int *);
TENON_GEN_TYPE_IS(struct issue, title, char **);

static const tenon_member issue__members[2] = {
    TENON_GEN_MEMBER(struct issue, id, "id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER_WITH(struct issue, title, "title", TENON_KIND_CSTR, 1, TENON_KIND_CSTR, TENON_STEP_SPECIAL),
};
static const tenon_detail issue__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const issue__refs[2] = {NULL, NULL};
static const uint16_t issue__lookup[5] = {0, 0, 0, 2, 1};
enum { issue__bound = TENON_GEN_BOUND_BASE + 15 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan issue__plan = TENON_GEN_PLAN(issue__bound, false);

static const char *issue__get(tenon__in *in, const char *p, struct issue *o)
{
    const tenon_type *const type = &tenon__type_issue;
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
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->id = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"title\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"title\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"title\":", STRING);
        q = tenon__json_cstr(in, p, (char **)(void *)&o->title);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x3)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *issue__put(tenon__out *out, char *p, const struct issue *o)
{
    const tenon_type *const type = &tenon__type_issue;
    const size_t bound = issue__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->id);
    if (o->title != NULL) {
        p = TENON_GEN_PUT(p, ",\"title\":");
        p = tenon__gen_cstr(out, p, o->title, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    *p = '}';
    return p + 1;
}

static const char *issue__get_any(tenon__in *in, const char *p, void *o)
{
    return issue__get(in, p, (struct issue *)o);
}
static char *issue__put_any(tenon__out *out, char *p, const void *o)
{
    return issue__put(out, p, (const struct issue *)o);
}
static const tenon_generated issue__functions = {TENON_ABI, issue__get_any, issue__put_any};

TENON_GEN_STRUCT(issue, struct issue, 2, UINT64_C(0x3), 0, &issue__functions);

/* ---- struct issue_list --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct issue_list, items, struct issue **);
TENON_GEN_TYPE_IS(struct issue_list, n, size_t *);

static const tenon_member issue_list__members[1] = {
    TENON_GEN_MANY(struct issue_list, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct issue_list, n),
                   TENON_GEN_SIZE(struct issue_list, items)),
};
static const tenon_detail issue_list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, issue_type),
};
static const tenon_type *const issue_list__refs[1] = {&tenon__type_issue};
static const uint16_t issue_list__lookup[3] = {0, 0, 1};
enum { issue_list__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan issue_list__plan = TENON_GEN_PLAN(issue_list__bound, false);

static const char *issue_list__get_items(tenon__in *in, const char *p, struct issue_list *o)
{
    struct issue *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_issue_list, &issue_list__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct issue *)(void *)g.data + g.n++;
        q = issue__get(in, p, e);
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

static char *issue_list__put_items(tenon__out *out, char *p, const struct issue_list *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_issue_list, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct issue *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = issue__put(out, p, e);
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

static const char *issue_list__get(tenon__in *in, const char *p, struct issue_list *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = issue_list__get_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_issue_list, o);
}

static char *issue_list__put(tenon__out *out, char *p, const struct issue_list *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? issue_list__put_items(out, p, o) : NULL;
}

static const char *issue_list__get_any(tenon__in *in, const char *p, void *o)
{
    return issue_list__get(in, p, (struct issue_list *)o);
}
static char *issue_list__put_any(tenon__out *out, char *p, const void *o)
{
    return issue_list__put(out, p, (const struct issue_list *)o);
}
static const tenon_generated issue_list__functions = {TENON_ABI, issue_list__get_any, issue_list__put_any};

TENON_GEN_STRUCT(issue_list, struct issue_list, 1, UINT64_C(0x1), TENON_TRANSPARENT, &issue_list__functions);

/* ---- struct entry -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct entry, key, char **);
TENON_GEN_TYPE_IS(struct entry, value, int *);

static const tenon_member entry__members[1] = {
    TENON_GEN_MEMBER(struct entry, value, "value", TENON_KIND_I32, 0),
};
static const tenon_detail entry__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const entry__refs[1] = {NULL};
static const uint16_t entry__lookup[3] = {1, 0, 0};
enum { entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan entry__plan = TENON_GEN_PLAN(entry__bound, false);

TENON_GEN_STRUCT(entry, struct entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct dictionary --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct dictionary, entries, struct entry **);
TENON_GEN_TYPE_IS(struct dictionary, n, size_t *);

static const tenon_member dictionary__members[1] = {
    TENON_GEN_MANY(struct dictionary, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct dictionary, n),
                   TENON_GEN_SIZE(struct dictionary, entries)),
};
static const tenon_detail dictionary__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_CSTR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct entry, key), TENON_GEN_SIZE(struct entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, entry_type),
};
static const tenon_type *const dictionary__refs[1] = {&tenon__type_entry};
static const uint16_t dictionary__lookup[3] = {0, 1, 0};
enum { dictionary__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan dictionary__plan = TENON_GEN_PLAN(dictionary__bound, false);

TENON_GEN_STRUCT(dictionary, struct dictionary, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_bool ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_bool, v, bool *);

static const tenon_member root_bool__members[1] = {
    TENON_GEN_MEMBER(struct root_bool, v, "v", TENON_KIND_BOOL, 0),
};
static const tenon_detail root_bool__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_bool__refs[1] = {NULL};
static const uint16_t root_bool__lookup[3] = {1, 0, 0};
enum { root_bool__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_BOOL };
static const tenon_plan root_bool__plan = TENON_GEN_PLAN(root_bool__bound, false);

TENON_GEN_STRUCT(root_bool, struct root_bool, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_int ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_int, v, int *);

static const tenon_member root_int__members[1] = {
    TENON_GEN_MEMBER(struct root_int, v, "v", TENON_KIND_I32, 0),
};
static const tenon_detail root_int__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_int__refs[1] = {NULL};
static const uint16_t root_int__lookup[3] = {1, 0, 0};
enum { root_int__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan root_int__plan = TENON_GEN_PLAN(root_int__bound, false);

TENON_GEN_STRUCT(root_int, struct root_int, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_u64 ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_u64, v, uint64_t *);

static const tenon_member root_u64__members[1] = {
    TENON_GEN_MEMBER(struct root_u64, v, "v", TENON_KIND_U64, 0),
};
static const tenon_detail root_u64__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_u64__refs[1] = {NULL};
static const uint16_t root_u64__lookup[3] = {1, 0, 0};
enum { root_u64__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_U64 };
static const tenon_plan root_u64__plan = TENON_GEN_PLAN(root_u64__bound, false);

TENON_GEN_STRUCT(root_u64, struct root_u64, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_double -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_double, v, double *);

static const tenon_member root_double__members[1] = {
    TENON_GEN_MEMBER(struct root_double, v, "v", TENON_KIND_F64, 0),
};
static const tenon_detail root_double__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_double__refs[1] = {NULL};
static const uint16_t root_double__lookup[3] = {1, 0, 0};
enum { root_double__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan root_double__plan = TENON_GEN_PLAN(root_double__bound, false);

TENON_GEN_STRUCT(root_double, struct root_double, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_text ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_text, v, char **);

static const tenon_member root_text__members[1] = {
    TENON_GEN_MEMBER(struct root_text, v, "v", TENON_KIND_CSTR, 0),
};
static const tenon_detail root_text__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_text__refs[1] = {NULL};
static const uint16_t root_text__lookup[3] = {1, 0, 0};
enum { root_text__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_CSTR };
static const tenon_plan root_text__plan = TENON_GEN_PLAN(root_text__bound, false);

TENON_GEN_STRUCT(root_text, struct root_text, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_str ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_str, v, tenon_str *);

static const tenon_member root_str__members[1] = {
    TENON_GEN_MEMBER(struct root_str, v, "v", TENON_KIND_STR, 0),
};
static const tenon_detail root_str__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_str__refs[1] = {NULL};
static const uint16_t root_str__lookup[3] = {1, 0, 0};
enum { root_str__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan root_str__plan = TENON_GEN_PLAN(root_str__bound, false);

TENON_GEN_STRUCT(root_str, struct root_str, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_raw ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_raw, v, tenon_raw *);

static const tenon_member root_raw__members[1] = {
    TENON_GEN_MEMBER(struct root_raw, v, "v", TENON_KIND_RAW, 0),
};
static const tenon_detail root_raw__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_raw__refs[1] = {NULL};
static const uint16_t root_raw__lookup[3] = {1, 0, 0};
enum { root_raw__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan root_raw__plan = TENON_GEN_PLAN(root_raw__bound, false);

TENON_GEN_STRUCT(root_raw, struct root_raw, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_time ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_time, v, tenon_time *);

static const tenon_member root_time__members[1] = {
    TENON_GEN_MEMBER(struct root_time, v, "v", TENON_KIND_TIME, 0),
};
static const tenon_detail root_time__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_time__refs[1] = {NULL};
static const uint16_t root_time__lookup[3] = {1, 0, 0};
enum { root_time__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_TIME };
static const tenon_plan root_time__plan = TENON_GEN_PLAN(root_time__bound, false);

TENON_GEN_STRUCT(root_time, struct root_time, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_pointer ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_pointer, v, int **);

static const tenon_member root_pointer__members[1] = {
    TENON_GEN_MANY(struct root_pointer, v, "v", TENON_KIND_POINTER, TENON_KIND_I32, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct root_pointer, v)),
};
static const tenon_detail root_pointer__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_pointer__refs[1] = {NULL};
static const uint16_t root_pointer__lookup[3] = {1, 0, 0};
enum { root_pointer__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan root_pointer__plan = TENON_GEN_PLAN(root_pointer__bound, false);

TENON_GEN_STRUCT(root_pointer, struct root_pointer, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_fixed --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_fixed, grid, int (*)[2][2]);

static const tenon_member root_fixed__members[1] = {
    TENON_GEN_MANY(struct root_fixed, grid, "grid", TENON_KIND_FIXED, TENON_KIND_FIXED, 0, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct root_fixed, grid)),
};
static const tenon_detail root_fixed__details[1] = {
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I32, 0, TENON_GEN_LENGTH(struct root_fixed, grid[0]), TENON_GEN_SIZE(struct root_fixed, grid[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const root_fixed__refs[1] = {NULL};
static const uint16_t root_fixed__lookup[3] = {1, 0, 0};
enum { root_fixed__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan root_fixed__plan = TENON_GEN_PLAN(root_fixed__bound, false);

TENON_GEN_STRUCT(root_fixed, struct root_fixed, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct root_chars --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct root_chars, v, char (*)[8]);

static const tenon_member root_chars__members[1] = {
    TENON_GEN_MEMBER(struct root_chars, v, "v", TENON_KIND_CHARS, 0),
};
static const tenon_detail root_chars__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const root_chars__refs[1] = {NULL};
static const uint16_t root_chars__lookup[3] = {1, 0, 0};
enum { root_chars__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan root_chars__plan = TENON_GEN_PLAN(root_chars__bound, false);

TENON_GEN_STRUCT(root_chars, struct root_chars, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct box ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct box, inside, struct issue *);

static const tenon_member box__members[1] = {
    TENON_GEN_MEMBER(struct box, inside, "inside", TENON_KIND_OBJECT, 0),
};
static const tenon_detail box__details[1] = {
    TENON_GEN_REFERS(issue),
};
static const tenon_type *const box__refs[1] = {&tenon__type_issue};
static const uint16_t box__lookup[3] = {1, 0, 0};
enum { box__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan box__plan = TENON_GEN_PLAN(box__bound, false);

TENON_GEN_STRUCT(box, struct box, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct crate -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct crate, box, struct box *);

static const tenon_member crate__members[1] = {
    TENON_GEN_MEMBER(struct crate, box, "box", TENON_KIND_OBJECT, 0),
};
static const tenon_detail crate__details[1] = {
    TENON_GEN_REFERS(box),
};
static const tenon_type *const crate__refs[1] = {&tenon__type_box};
static const uint16_t crate__lookup[3] = {1, 0, 0};
enum { crate__bound = TENON_GEN_BOUND_BASE + 7 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan crate__plan = TENON_GEN_PLAN(crate__bound, false);

TENON_GEN_STRUCT(crate, struct crate, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct crates ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct crates, one, struct crate *);
TENON_GEN_TYPE_IS(struct crates, pointer, struct crate **);
TENON_GEN_TYPE_IS(struct crates, list, struct crate **);
TENON_GEN_TYPE_IS(struct crates, n_list, size_t *);
TENON_GEN_TYPE_IS(struct crates, fixed, struct crate (*)[1]);
TENON_GEN_TYPE_IS(struct crates, text, struct root_text *);
TENON_GEN_TYPE_IS(struct crates, texts, struct root_text **);
TENON_GEN_TYPE_IS(struct crates, n_texts, size_t *);
TENON_GEN_TYPE_IS(struct crates, pair, struct root_text (*)[2]);
TENON_GEN_TYPE_IS(struct crates, issues, struct issue_list *);
TENON_GEN_TYPE_IS(struct crates, lists, struct issue_list **);
TENON_GEN_TYPE_IS(struct crates, n_lists, size_t *);

static const tenon_member crates__members[9] = {
    TENON_GEN_MEMBER(struct crates, one, "one", TENON_KIND_OBJECT, 0),
    TENON_GEN_MANY(struct crates, pointer, "pointer", TENON_KIND_POINTER, TENON_KIND_OBJECT, 1, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct crates, pointer)),
    TENON_GEN_MANY(struct crates, list, "list", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct crates, n_list),
                   TENON_GEN_SIZE(struct crates, list)),
    TENON_GEN_MANY(struct crates, fixed, "fixed", TENON_KIND_FIXED, TENON_KIND_OBJECT, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct crates, fixed)),
    TENON_GEN_MEMBER(struct crates, text, "text", TENON_KIND_OBJECT, 4),
    TENON_GEN_MANY(struct crates, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct crates, n_texts),
                   TENON_GEN_SIZE(struct crates, texts)),
    TENON_GEN_MANY(struct crates, pair, "pair", TENON_KIND_FIXED, TENON_KIND_OBJECT, 6, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct crates, pair)),
    TENON_GEN_MEMBER(struct crates, issues, "issues", TENON_KIND_OBJECT, 7),
    TENON_GEN_MANY(struct crates, lists, "lists", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 8, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct crates, n_lists),
                   TENON_GEN_SIZE(struct crates, lists)),
};
static const tenon_detail crates__details[9] = {
    TENON_GEN_REFERS(crate),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, crate_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, crate_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, crate_type),
    TENON_GEN_REFERS(root_text),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, root_text_type),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, root_text_type),
    TENON_GEN_REFERS(issue_list),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, issue_list_type),
};
static const tenon_type *const crates__refs[9] = {&tenon__type_crate, &tenon__type_crate, &tenon__type_crate, &tenon__type_crate, &tenon__type_root_text, &tenon__type_root_text, &tenon__type_root_text, &tenon__type_issue_list,
    &tenon__type_issue_list};
static const uint16_t crates__lookup[19] = {8, 3, 0, 0, 0, 9, 0, 0, 7, 0, 0, 5, 2, 6, 1, 0, 0, 0, 4};
enum { crates__bound = TENON_GEN_BOUND_BASE + 79 + 4 * TENON_GEN_BOUND_OBJECT + 3 * TENON_GEN_BOUND_ARRAY
    + 2 * TENON_GEN_BOUND_FIXED };
static const tenon_plan crates__plan = TENON_GEN_PLAN(crates__bound, false);

static const char *crates__get(tenon__in *in, const char *p, struct crates *o)
{
    const tenon_type *const type = &tenon__type_crates;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"one\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"one\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"one\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pointer\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pointer\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pointer\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"fixed\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"fixed\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"fixed\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"text\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pair\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pair\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pair\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"issues\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"issues\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"issues\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"lists\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"lists\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"lists\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *crates__put(tenon__out *out, char *p, const struct crates *o)
{
    const tenon_type *const type = &tenon__type_crates;
    const size_t bound = crates__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"one\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"pointer\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"fixed\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"pair\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"issues\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"lists\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *crates__get_any(tenon__in *in, const char *p, void *o)
{
    return crates__get(in, p, (struct crates *)o);
}
static char *crates__put_any(tenon__out *out, char *p, const void *o)
{
    return crates__put(out, p, (const struct crates *)o);
}
static const tenon_generated crates__functions = {TENON_ABI, crates__get_any, crates__put_any};

TENON_GEN_STRUCT(crates, struct crates, 9, UINT64_C(0x1ff), 0, &crates__functions);

/* ---- struct port --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct port, number, uint16_t *);

static const tenon_member port__members[1] = {
    TENON_GEN_MEMBER_WITH(struct port, number, "number", TENON_KIND_U16, 0, TENON_STEP_SPECIAL, TENON_KIND_U16),
};
static const tenon_detail port__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(1024), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const port__refs[1] = {NULL};
static const uint16_t port__lookup[3] = {0, 1, 0};
enum { port__bound = TENON_GEN_BOUND_BASE + 10 + 1 * TENON_GEN_BOUND_U16 };
static const tenon_plan port__plan = TENON_GEN_PLAN(port__bound, false);

TENON_GEN_STRUCT(port, struct port, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct maybe -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct maybe, has, bool *);
TENON_GEN_TYPE_IS(struct maybe, v, int *);

static const tenon_member maybe__members[1] = {
    TENON_GEN_MEMBER_WITH(struct maybe, v, "v", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_STEP_SPECIAL),
};
static const tenon_detail maybe__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_HAS,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_PLACES(TENON_GEN_AT(struct maybe, has), 0, 0), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const maybe__refs[1] = {NULL};
static const uint16_t maybe__lookup[3] = {1, 0, 0};
enum { maybe__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan maybe__plan = TENON_GEN_PLAN(maybe__bound, false);

TENON_GEN_STRUCT(maybe, struct maybe, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct tags --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tags, items, char ***);
TENON_GEN_TYPE_IS(struct tags, n, size_t *);

static const tenon_member tags__members[1] = {
    TENON_GEN_MANY(struct tags, items, "items", TENON_KIND_ARRAY, TENON_KIND_CSTR, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct tags, n),
                   TENON_GEN_SIZE(struct tags, items)),
};
static const tenon_detail tags__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 2),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const tags__refs[1] = {NULL};
static const uint16_t tags__lookup[3] = {0, 0, 1};
enum { tags__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan tags__plan = TENON_GEN_PLAN(tags__bound, false);

TENON_GEN_STRUCT(tags, struct tags, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct modified ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct modified, port, struct port *);
TENON_GEN_TYPE_IS(struct modified, ports, struct port (*)[2]);
TENON_GEN_TYPE_IS(struct modified, maybe, struct maybe *);
TENON_GEN_TYPE_IS(struct modified, tags, struct tags *);

static const tenon_member modified__members[4] = {
    TENON_GEN_MEMBER(struct modified, port, "port", TENON_KIND_OBJECT, 0),
    TENON_GEN_MANY(struct modified, ports, "ports", TENON_KIND_FIXED, TENON_KIND_OBJECT, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct modified, ports)),
    TENON_GEN_MEMBER(struct modified, maybe, "maybe", TENON_KIND_OBJECT, 2),
    TENON_GEN_MEMBER(struct modified, tags, "tags", TENON_KIND_OBJECT, 3),
};
static const tenon_detail modified__details[4] = {
    TENON_GEN_REFERS(port),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, port_type),
    TENON_GEN_REFERS(maybe),
    TENON_GEN_REFERS(tags),
};
static const tenon_type *const modified__refs[4] = {&tenon__type_port, &tenon__type_port, &tenon__type_maybe, &tenon__type_tags};
static const uint16_t modified__lookup[9] = {1, 0, 0, 4, 0, 0, 2, 0, 3};
enum { modified__bound = TENON_GEN_BOUND_BASE + 34 + 3 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan modified__plan = TENON_GEN_PLAN(modified__bound, false);

static const char *modified__get(tenon__in *in, const char *p, struct modified *o)
{
    const tenon_type *const type = &tenon__type_modified;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"port\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"port\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"port\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"ports\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ports\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ports\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"maybe\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"tags\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tags\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tags\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *modified__put(tenon__out *out, char *p, const struct modified *o)
{
    const tenon_type *const type = &tenon__type_modified;
    const size_t bound = modified__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"port\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"ports\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"maybe\":");
    p = tenon__json_write_member(out, p, type, 2, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"tags\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *modified__get_any(tenon__in *in, const char *p, void *o)
{
    return modified__get(in, p, (struct modified *)o);
}
static char *modified__put_any(tenon__out *out, char *p, const void *o)
{
    return modified__put(out, p, (const struct modified *)o);
}
static const tenon_generated modified__functions = {TENON_ABI, modified__get_any, modified__put_any};

TENON_GEN_STRUCT(modified, struct modified, 4, UINT64_C(0xf), 0, &modified__functions);

#ifdef __cplusplus
}
#endif
