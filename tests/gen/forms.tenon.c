/* forms.tenon.c: made by tenongen from forms.h; edit that instead. Tables and JSON functions of the types in it. */
#include "forms.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_form_mode;
extern const tenon_type tenon__type_form_inner;
extern const tenon_type tenon__type_form_same;
extern const tenon_type tenon__type_form_bare;
extern const tenon_type tenon__type_form_renamed;
extern const tenon_type tenon__type_form_packed;
extern const tenon_type tenon__type_form_all;
extern const tenon_type tenon__type_form_nested;
#ifdef __cplusplus
[[maybe_unused]] static constexpr auto FORM_DEEP = form_all::form_nested::FORM_DEEP;
[[maybe_unused]] static constexpr auto FORM_DEEPER = form_all::form_nested::FORM_DEEPER;
#endif
extern const tenon_type tenon__type_form_deep;
extern const tenon_type tenon__type_form_deepest;
static const char *form_inner__get(tenon__in *in, const char *p, struct form_inner *o);
static char *form_inner__put(tenon__out *out, char *p, const struct form_inner *o);
static const char *form_same__get(tenon__in *in, const char *p, struct form_same *o);
static char *form_same__put(tenon__out *out, char *p, const struct form_same *o);
static const char *form_bare__get(tenon__in *in, const char *p, form_bare_t *o);
static char *form_bare__put(tenon__out *out, char *p, const form_bare_t *o);
static const char *form_renamed__get(tenon__in *in, const char *p, form_other_name *o);
static char *form_renamed__put(tenon__out *out, char *p, const form_other_name *o);
static const char *form_all__get(tenon__in *in, const char *p, struct form_all *o);
static char *form_all__put(tenon__out *out, char *p, const struct form_all *o);
static const char *form_nested__get(tenon__in *in, const char *p, TENON_GEN_NESTED(form_all, struct, form_nested) *o);
static char *form_nested__put(tenon__out *out, char *p, const TENON_GEN_NESTED(form_all, struct, form_nested) *o);
static const char *form_deepest__get(tenon__in *in, const char *p, TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *o);
static char *form_deepest__put(tenon__out *out, char *p, const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *o);

/* ---- enum form_mode ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(enum form_mode, 4);
TENON_GEN_VALUE_IS(FORM_READ, INT64_C(0));
TENON_GEN_VALUE_IS(FORM_WRITE, INT64_C(4));
TENON_GEN_VALUE_IS(FORM_BOTH, INT64_C(12));

static const tenon_enumerator form_mode__enumerators[3] = {
    TENON_GEN_ENUMERATOR(FORM_READ, "FORM_READ"),
    TENON_GEN_ENUMERATOR(FORM_WRITE, "FORM_WRITE"),
    TENON_GEN_ENUMERATOR(FORM_BOTH, "FORM_BOTH"),
};
static const tenon_plan form_mode__plan = TENON_GEN_PLAN(1, false);
TENON_GEN_ENUM(form_mode, enum form_mode, 3);

/* ---- struct form_inner --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct form_inner, label, form_label_t *);
TENON_GEN_TYPE_IS(struct form_inner, pair, form_pair_t *);

static const tenon_member form_inner__members[2] = {
    TENON_GEN_MEMBER(struct form_inner, label, "label", TENON_KIND_CHARS, 0),
    TENON_GEN_MANY(struct form_inner, pair, "pair", TENON_KIND_FIXED, TENON_KIND_I16, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct form_inner, pair)),
};
static const tenon_detail form_inner__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const form_inner__refs[2] = {NULL, NULL};
static const uint16_t form_inner__lookup[5] = {0, 1, 2, 0, 0};
enum { form_inner__bound = TENON_GEN_BOUND_BASE + 17 + 1 * TENON_GEN_BOUND_CHARS + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan form_inner__plan = TENON_GEN_PLAN(form_inner__bound, false);

static const char *form_inner__get(tenon__in *in, const char *p, struct form_inner *o)
{
    const tenon_type *const type = &tenon__type_form_inner;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"label\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"label\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"label\":", STRING);
    q = tenon__json_chars(in, p, o->label, sizeof o->label);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"pair\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pair\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pair\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *form_inner__put(tenon__out *out, char *p, const struct form_inner *o)
{
    const tenon_type *const type = &tenon__type_form_inner;
    const size_t bound = form_inner__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"label\":");
    p = tenon__gen_chars(out, p, o->label, sizeof o->label, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"pair\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *form_inner__get_any(tenon__in *in, const char *p, void *o)
{
    return form_inner__get(in, p, (struct form_inner *)o);
}
static char *form_inner__put_any(tenon__out *out, char *p, const void *o)
{
    return form_inner__put(out, p, (const struct form_inner *)o);
}
static const tenon_generated form_inner__functions = {TENON_ABI, form_inner__get_any, form_inner__put_any};

TENON_GEN_STRUCT(form_inner, struct form_inner, 2, UINT64_C(0x3), 0, &form_inner__functions);

/* ---- struct form_same ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct form_same, value, int *);

static const tenon_member form_same__members[1] = {
    TENON_GEN_MEMBER(struct form_same, value, "value", TENON_KIND_I32, 0),
};
static const tenon_detail form_same__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const form_same__refs[1] = {NULL};
static const uint16_t form_same__lookup[3] = {1, 0, 0};
enum { form_same__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan form_same__plan = TENON_GEN_PLAN(form_same__bound, false);

static const char *form_same__get(tenon__in *in, const char *p, struct form_same *o)
{
    const tenon_type *const type = &tenon__type_form_same;
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
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->value = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *form_same__put(tenon__out *out, char *p, const struct form_same *o)
{
    const tenon_type *const type = &tenon__type_form_same;
    const size_t bound = form_same__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"value\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->value);
    *p = '}';
    return p + 1;
}

static const char *form_same__get_any(tenon__in *in, const char *p, void *o)
{
    return form_same__get(in, p, (struct form_same *)o);
}
static char *form_same__put_any(tenon__out *out, char *p, const void *o)
{
    return form_same__put(out, p, (const struct form_same *)o);
}
static const tenon_generated form_same__functions = {TENON_ABI, form_same__get_any, form_same__put_any};

TENON_GEN_STRUCT(form_same, struct form_same, 1, UINT64_C(0x1), 0, &form_same__functions);

/* ---- form_bare_t --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(form_bare_t, a_b, int *);

static const tenon_member form_bare__members[1] = {
    TENON_GEN_MEMBER(form_bare_t, a_b, "aB", TENON_KIND_I32, 0),
};
static const tenon_detail form_bare__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const form_bare__refs[1] = {NULL};
static const uint16_t form_bare__lookup[3] = {0, 1, 0};
enum { form_bare__bound = TENON_GEN_BOUND_BASE + 6 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan form_bare__plan = TENON_GEN_PLAN(form_bare__bound, false);

static const char *form_bare__get(tenon__in *in, const char *p, form_bare_t *o)
{
    const tenon_type *const type = &tenon__type_form_bare;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"aB\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"aB\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"aB\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a_b = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *form_bare__put(tenon__out *out, char *p, const form_bare_t *o)
{
    const tenon_type *const type = &tenon__type_form_bare;
    const size_t bound = form_bare__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"aB\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a_b);
    *p = '}';
    return p + 1;
}

static const char *form_bare__get_any(tenon__in *in, const char *p, void *o)
{
    return form_bare__get(in, p, (form_bare_t *)o);
}
static char *form_bare__put_any(tenon__out *out, char *p, const void *o)
{
    return form_bare__put(out, p, (const form_bare_t *)o);
}
static const tenon_generated form_bare__functions = {TENON_ABI, form_bare__get_any, form_bare__put_any};
static const char *const form_bare__c_names[1] = {"a_b"};
static const tenon_names form_bare__names = {form_bare__c_names,
    {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL}};

TENON_GEN_STRUCT_NAMED(form_bare, form_bare_t, 1, UINT64_C(0x1), 0, &form_bare__functions, &form_bare__names);

/* ---- form_other_name ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(form_other_name, x, int *);

static const tenon_member form_renamed__members[1] = {
    TENON_GEN_MEMBER(form_other_name, x, "x", TENON_KIND_I32, 0),
};
static const tenon_detail form_renamed__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const form_renamed__refs[1] = {NULL};
static const uint16_t form_renamed__lookup[3] = {1, 0, 0};
enum { form_renamed__bound = TENON_GEN_BOUND_BASE + 5 + 1 * TENON_GEN_BOUND_I32 };
static const tenon_plan form_renamed__plan = TENON_GEN_PLAN(form_renamed__bound, false);

static const char *form_renamed__get(tenon__in *in, const char *p, form_other_name *o)
{
    const tenon_type *const type = &tenon__type_form_renamed;
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
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *form_renamed__put(tenon__out *out, char *p, const form_other_name *o)
{
    const tenon_type *const type = &tenon__type_form_renamed;
    const size_t bound = form_renamed__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"x\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->x);
    *p = '}';
    return p + 1;
}

static const char *form_renamed__get_any(tenon__in *in, const char *p, void *o)
{
    return form_renamed__get(in, p, (form_other_name *)o);
}
static char *form_renamed__put_any(tenon__out *out, char *p, const void *o)
{
    return form_renamed__put(out, p, (const form_other_name *)o);
}
static const tenon_generated form_renamed__functions = {TENON_ABI, form_renamed__get_any, form_renamed__put_any};

TENON_GEN_STRUCT(form_renamed, form_other_name, 1, UINT64_C(0x1), 0, &form_renamed__functions);

/* ---- struct form_packed -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct form_packed, c, char *);
TENON_GEN_TYPE_IS(struct form_packed, number, double *);
TENON_GEN_TYPE_IS(struct form_packed, text, char **);
TENON_GEN_TYPE_IS(struct form_packed, inner, form_alias_t *);
TENON_GEN_TYPE_IS(struct form_packed, list, short (*)[3]);

static const tenon_member form_packed__members[5] = {
    TENON_GEN_MEMBER(struct form_packed, c, "c", TENON_GEN_CHAR, 0),
    TENON_GEN_MEMBER(struct form_packed, number, "number", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct form_packed, text, "text", TENON_KIND_CSTR, 2),
    TENON_GEN_MEMBER(struct form_packed, inner, "inner", TENON_KIND_OBJECT, 3),
    TENON_GEN_MANY(struct form_packed, list, "list", TENON_KIND_FIXED, TENON_KIND_I16, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct form_packed, list)),
};
static const tenon_detail form_packed__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(form_inner),
    TENON_GEN_PLAIN,
};
static const tenon_type *const form_packed__refs[5] = {NULL, NULL, NULL, &tenon__type_form_inner, NULL};
static const uint16_t form_packed__lookup[11] = {1, 4, 5, 0, 0, 0, 3, 2, 0, 0, 0};
enum { form_packed__bound = TENON_GEN_BOUND_BASE + 40 + 1 * TENON_GEN_BOUND_I8 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_OBJECT + 1 * TENON_GEN_BOUND_FIXED };
static const tenon_plan form_packed__plan = TENON_GEN_PLAN(form_packed__bound, false);

TENON_GEN_STRUCT(form_packed, struct form_packed, 5, UINT64_C(0x1f), 0, NULL);

/* ---- struct form_all ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct form_all, access, form_access_t *);
TENON_GEN_TYPE_IS(struct form_all, modes, form_mode_t (*)[2]);
TENON_GEN_TYPE_IS(struct form_all, label, form_label_t *);
TENON_GEN_TYPE_IS(struct form_all, labels, form_label_t (*)[2]);
TENON_GEN_TYPE_IS(struct form_all, pairs, form_pair_t (*)[2]);
TENON_GEN_TYPE_IS(struct form_all, text, form_text_t *);
TENON_GEN_TYPE_IS(struct form_all, texts, form_text_t **);
TENON_GEN_TYPE_IS(struct form_all, n_texts, unsigned char *);
TENON_GEN_TYPE_IS(struct form_all, wide, form_wide_t *);
TENON_GEN_TYPE_IS(struct form_all, inner, form_alias_t *);
TENON_GEN_TYPE_IS(struct form_all, inners, form_alias_t (*)[2]);
TENON_GEN_TYPE_IS(struct form_all, maybe, form_inner_p *);
TENON_GEN_TYPE_IS(struct form_all, many, const form_inner_t **);
TENON_GEN_TYPE_IS(struct form_all, n_many, uint16_t *);
TENON_GEN_TYPE_IS(struct form_all, same, form_same *);
TENON_GEN_TYPE_IS(struct form_all, same_by_tag, struct form_same *);
TENON_GEN_TYPE_IS(struct form_all, bare, form_bare_t *);
TENON_GEN_TYPE_IS(struct form_all, other, form_other_name *);
TENON_GEN_TYPE_IS(struct form_all, flat_a, int *);
TENON_GEN_TYPE_IS(struct form_all, flat_b, int *);
TENON_GEN_TYPE_IS(struct form_all, flat_c, bool *);
TENON_GEN_TYPE_IS(struct form_all, nested, TENON_GEN_NESTED(form_all, struct, form_nested) *);
TENON_GEN_TYPE_IS(struct form_all, nested_p, TENON_GEN_NESTED(form_all, struct, form_nested) **);
TENON_GEN_TYPE_IS(struct form_all, size, size_t *);
TENON_GEN_TYPE_IS(struct form_all, signed_size, ssize_t *);
TENON_GEN_TYPE_IS(struct form_all, offset, off_t *);
TENON_GEN_TYPE_IS(struct form_all, at, time_t *);
TENON_GEN_TYPE_IS(struct form_all, pid, pid_t *);
TENON_GEN_TYPE_IS(struct form_all, wide_char, wchar_t *);

static const tenon_member form_all__members[29] = {
    TENON_GEN_MEMBER(struct form_all, access, "access", TENON_KIND_ENUM, 0),
    TENON_GEN_MANY(struct form_all, modes, "modes", TENON_KIND_FIXED, TENON_KIND_ENUM, 1, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct form_all, modes)),
    TENON_GEN_MEMBER(struct form_all, label, "label", TENON_KIND_CHARS, 2),
    TENON_GEN_MANY(struct form_all, labels, "labels", TENON_KIND_FIXED, TENON_KIND_CHARS, 3, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct form_all, labels)),
    TENON_GEN_MANY(struct form_all, pairs, "pairs", TENON_KIND_FIXED, TENON_KIND_FIXED, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct form_all, pairs)),
    TENON_GEN_MEMBER(struct form_all, text, "text", TENON_KIND_CSTR, 5),
    TENON_GEN_MANY(struct form_all, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_CSTR, 6, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct form_all, n_texts),
                   TENON_GEN_SIZE(struct form_all, texts)),
    TENON_GEN_MEMBER(struct form_all, wide, "wide", TENON_KIND_U64, 7),
    TENON_GEN_MEMBER(struct form_all, inner, "inner", TENON_KIND_OBJECT, 8),
    TENON_GEN_MANY(struct form_all, inners, "inners", TENON_KIND_FIXED, TENON_KIND_OBJECT, 9, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct form_all, inners)),
    TENON_GEN_MANY(struct form_all, maybe, "maybe", TENON_KIND_POINTER, TENON_KIND_OBJECT, 10, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct form_all, maybe)),
    TENON_GEN_MANY(struct form_all, many, "many", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 11, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct form_all, n_many),
                   TENON_GEN_SIZE(struct form_all, many)),
    TENON_GEN_MEMBER(struct form_all, same, "same", TENON_KIND_OBJECT, 12),
    TENON_GEN_MEMBER(struct form_all, same_by_tag, "same_by_tag", TENON_KIND_OBJECT, 13),
    TENON_GEN_MEMBER(struct form_all, bare, "bare", TENON_KIND_OBJECT, 14),
    TENON_GEN_MEMBER(struct form_all, other, "other", TENON_KIND_OBJECT, 15),
    TENON_GEN_MEMBER(struct form_all, flat_a, "flat_a", TENON_KIND_I32, 16),
    TENON_GEN_MEMBER(struct form_all, flat_b, "flat b", TENON_KIND_I32, 17),
    TENON_GEN_MEMBER(struct form_all, flat_c, "flat_c", TENON_KIND_BOOL, 18),
    TENON_GEN_MEMBER(struct form_all, nested, "nested", TENON_KIND_OBJECT, 19),
    TENON_GEN_MANY(struct form_all, nested_p, "nested_p", TENON_KIND_POINTER, TENON_KIND_OBJECT, 20, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct form_all, nested_p)),
    TENON_GEN_IGNORED("left_out", 21),
    TENON_GEN_IGNORED("hook", 22),
    TENON_GEN_MEMBER(struct form_all, size, "size", TENON_GEN_ULONG, 23),
    TENON_GEN_MEMBER(struct form_all, signed_size, "signed_size", TENON_GEN_LONG, 24),
    TENON_GEN_MEMBER(struct form_all, offset, "offset", TENON_GEN_LONG, 25),
    TENON_GEN_MEMBER(struct form_all, at, "at", TENON_GEN_LONG, 26),
    TENON_GEN_MEMBER(struct form_all, pid, "pid", TENON_KIND_I32, 27),
    TENON_GEN_MEMBER(struct form_all, wide_char, "wide_char", TENON_KIND_I32, 28),
};
static const tenon_detail form_all__details[29] = {
    TENON_GEN_REFERS(form_mode),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, form_mode_type),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, TENON_KIND_I16, 0, TENON_GEN_LENGTH(struct form_all, pairs[0]), TENON_GEN_SIZE(struct form_all, pairs[0][0])),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U8, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(form_inner),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, form_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, form_inner_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_KIND_U16, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, form_inner_type),
    TENON_GEN_REFERS(form_same),
    TENON_GEN_REFERS(form_same),
    TENON_GEN_REFERS(form_bare),
    TENON_GEN_REFERS(form_renamed),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_NAME,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(form_nested),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, form_nested_type),
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
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const form_all__refs[29] = {&tenon__type_form_mode, &tenon__type_form_mode, NULL, NULL, NULL, NULL, NULL, NULL,
    &tenon__type_form_inner, &tenon__type_form_inner, &tenon__type_form_inner, &tenon__type_form_inner, &tenon__type_form_same, &tenon__type_form_same, &tenon__type_form_bare, &tenon__type_form_renamed,
    NULL, NULL, NULL, &tenon__type_form_nested, &tenon__type_form_nested, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL};
static const uint16_t form_all__lookup[59] = {9, 0, 23, 0, 16, 28, 22, 0, 0, 10, 5, 0, 29, 8, 0, 13, 15, 21, 26, 0, 0, 0, 3, 27,
    0, 0, 0, 0, 0, 12, 25, 0, 0, 0, 17, 0, 0, 6, 18, 24, 4, 0, 7, 14, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 11, 19, 20};
enum { form_all__bound = TENON_GEN_BOUND_BASE + 279 + 3 * TENON_GEN_BOUND_BOOL + 4 * TENON_GEN_BOUND_I32
    + 3 * TENON_GEN_BOUND_I64 + 2 * TENON_GEN_BOUND_U64 + 1 * TENON_GEN_BOUND_CSTR
    + 1 * TENON_GEN_BOUND_CHARS + 8 * TENON_GEN_BOUND_OBJECT + 2 * TENON_GEN_BOUND_ARRAY
    + 4 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(12) };
static const tenon_plan form_all__plan = TENON_GEN_PLAN(form_all__bound, false);

static const char *form_all__get_many(tenon__in *in, const char *p, struct form_all *o)
{
    struct form_inner *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_form_all, &form_all__members[11], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct form_inner *)(void *)g.data + g.n++;
        q = form_inner__get(in, p, e);
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

static char *form_all__put_many(tenon__out *out, char *p, const struct form_all *o)
{
    const size_t n = (size_t)o->n_many;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->many))
        return tenon__json_write_member(out, p, &tenon__type_form_all, 11, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct form_inner *const e = &o->many[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = form_inner__put(out, p, e);
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

static const char *form_all__get(tenon__in *in, const char *p, struct form_all *o)
{
    const tenon_type *const type = &tenon__type_form_all;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"access\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"access\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"access\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_form_mode, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->access = (form_access_t)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"modes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"modes\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"modes\":", ANY);
    q = tenon__json_read_member(in, p, type, 1, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"label\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"label\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"label\":", STRING);
    q = tenon__json_chars(in, p, o->label, sizeof o->label);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"labels\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"labels\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"labels\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"pairs\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pairs\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pairs\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_cstr(in, p, (char **)(void *)&o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 6, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"wide\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wide\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"wide\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    o->wide = (form_wide_t)v;
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"inner\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inner\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"inner\":", ANY);
    q = form_inner__get(in, p, &o->inner);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x100);
    p = TENON_GEN_READY(in, q, ",\"inners\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"inners\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"inners\":", ANY);
    q = tenon__json_read_member(in, p, type, 9, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"maybe\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"maybe\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"maybe\":", ANY);
        q = tenon__json_read_member(in, p, type, 10, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x400);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"many\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"many\":")))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"many\":", WORD);
    q = form_all__get_many(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x800);
    p = TENON_GEN_READY(in, q, ",\"same\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"same\":")))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"same\":", ANY);
    q = form_same__get(in, p, &o->same);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1000);
    p = TENON_GEN_READY(in, q, ",\"same_by_tag\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"same_by_tag\":")))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"same_by_tag\":", ANY);
    q = form_same__get(in, p, &o->same_by_tag);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2000);
    p = TENON_GEN_READY(in, q, ",\"bare\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bare\":")))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"bare\":", ANY);
    q = form_bare__get(in, p, &o->bare);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4000);
    p = TENON_GEN_READY(in, q, ",\"other\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"other\":")))
        return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"other\":", ANY);
    q = form_renamed__get(in, p, &o->other);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8000);
    p = TENON_GEN_READY(in, q, ",\"flat_a\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"flat_a\":")))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"flat_a\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_VALUE);
    o->flat_a = (int)v;
    seen |= UINT64_C(0x10000);
    p = TENON_GEN_READY(in, q, ",\"flat b\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"flat b\":")))
        return tenon__json_resume(in, p, type, o, 17, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"flat b\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, seen, TENON__RESUME_VALUE);
    o->flat_b = (int)v;
    seen |= UINT64_C(0x20000);
    p = TENON_GEN_READY(in, q, ",\"flat_c\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"flat_c\":")))
        return tenon__json_resume(in, p, type, o, 18, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"flat_c\":", WORD);
    q = tenon__json_boolean(in, p, &o->flat_c);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40000);
    p = TENON_GEN_READY(in, q, ",\"nested\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"nested\":")))
        return tenon__json_resume(in, p, type, o, 19, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"nested\":", ANY);
    q = form_nested__get(in, p, &o->nested);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80000);
    p = TENON_GEN_READY(in, q, ",\"nested_p\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"nested_p\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"nested_p\":", ANY);
        q = tenon__json_read_member(in, p, type, 20, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 20, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100000);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"size\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"size\":")))
        return tenon__json_resume(in, p, type, o, 23, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"size\":", WIDE);
    q = tenon__gen_read_ulong(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 23, seen, TENON__RESUME_VALUE);
    o->size = (size_t)v;
    seen |= UINT64_C(0x800000);
    p = TENON_GEN_READY(in, q, ",\"signed_size\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"signed_size\":")))
        return tenon__json_resume(in, p, type, o, 24, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"signed_size\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 24, seen, TENON__RESUME_VALUE);
    o->signed_size = (ssize_t)v;
    seen |= UINT64_C(0x1000000);
    p = TENON_GEN_READY(in, q, ",\"offset\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"offset\":")))
        return tenon__json_resume(in, p, type, o, 25, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"offset\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 25, seen, TENON__RESUME_VALUE);
    o->offset = (off_t)v;
    seen |= UINT64_C(0x2000000);
    p = TENON_GEN_READY(in, q, ",\"at\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"at\":")))
        return tenon__json_resume(in, p, type, o, 26, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"at\":", WIDE);
    q = tenon__gen_read_long(in, p, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 26, seen, TENON__RESUME_VALUE);
    o->at = (time_t)v;
    seen |= UINT64_C(0x4000000);
    p = TENON_GEN_READY(in, q, ",\"pid\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"pid\":")))
        return tenon__json_resume(in, p, type, o, 27, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"pid\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 27, seen, TENON__RESUME_VALUE);
    o->pid = (pid_t)v;
    seen |= UINT64_C(0x8000000);
    p = TENON_GEN_READY(in, q, ",\"wide_char\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wide_char\":")))
        return tenon__json_resume(in, p, type, o, 28, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"wide_char\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 28, seen, TENON__RESUME_VALUE);
    o->wide_char = (wchar_t)v;
    seen |= UINT64_C(0x10000000);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 29, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x1f9fffff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *form_all__put(tenon__out *out, char *p, const struct form_all *o)
{
    const tenon_type *const type = &tenon__type_form_all;
    const size_t bound = form_all__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"access\":");
    p = tenon__json_put_enum(out, p, &tenon__type_form_mode, (int32_t)o->access, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"modes\":");
    p = tenon__json_write_member(out, p, type, 1, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"label\":");
    p = tenon__gen_chars(out, p, o->label, sizeof o->label, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"labels\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"pairs\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 6, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"wide\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->wide);
    p = TENON_GEN_PUT(p, ",\"inner\":");
    p = tenon__gen_room(out, form_inner__put(out, p, &o->inner), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"inners\":");
    p = tenon__json_write_member(out, p, type, 9, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    if (o->maybe != NULL) {
        p = TENON_GEN_PUT(p, ",\"maybe\":");
        p = tenon__json_write_member(out, p, type, 10, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 10);
    }
    p = TENON_GEN_PUT(p, ",\"many\":");
    p = tenon__gen_room(out, form_all__put_many(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"same\":");
    p = tenon__gen_room(out, form_same__put(out, p, &o->same), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"same_by_tag\":");
    p = tenon__gen_room(out, form_same__put(out, p, &o->same_by_tag), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"bare\":");
    p = tenon__gen_room(out, form_bare__put(out, p, &o->bare), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"other\":");
    p = tenon__gen_room(out, form_renamed__put(out, p, &o->other), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"flat_a\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->flat_a);
    p = TENON_GEN_PUT(p, ",\"flat b\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->flat_b);
    p = TENON_GEN_PUT(p, ",\"flat_c\":");
    p = tenon__json_put_boolean(out, p, o->flat_c);
    p = TENON_GEN_PUT(p, ",\"nested\":");
    p = tenon__gen_room(out, form_nested__put(out, p, &o->nested), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 19);
    if (o->nested_p != NULL) {
        p = TENON_GEN_PUT(p, ",\"nested_p\":");
        p = tenon__json_write_member(out, p, type, 20, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 20);
    }
    p = TENON_GEN_PUT(p, ",\"size\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->size);
    p = TENON_GEN_PUT(p, ",\"signed_size\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->signed_size);
    p = TENON_GEN_PUT(p, ",\"offset\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->offset);
    p = TENON_GEN_PUT(p, ",\"at\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->at);
    p = TENON_GEN_PUT(p, ",\"pid\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->pid);
    p = TENON_GEN_PUT(p, ",\"wide_char\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->wide_char);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *form_all__get_any(tenon__in *in, const char *p, void *o)
{
    return form_all__get(in, p, (struct form_all *)o);
}
static char *form_all__put_any(tenon__out *out, char *p, const void *o)
{
    return form_all__put(out, p, (const struct form_all *)o);
}
static const tenon_generated form_all__functions = {TENON_ABI, form_all__get_any, form_all__put_any};

TENON_GEN_STRUCT(form_all, struct form_all, 29, UINT64_C(0x1fffffff), 0, &form_all__functions);

/* ---- struct form_nested -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(TENON_GEN_NESTED(form_all, struct, form_nested), depth, int *);
TENON_GEN_TYPE_IS(TENON_GEN_NESTED(form_all, struct, form_nested), deep, TENON_GEN_NESTED(form_all::form_nested, enum, form_deep) *);
TENON_GEN_TYPE_IS(TENON_GEN_NESTED(form_all, struct, form_nested), deepest, TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *);
TENON_GEN_TYPE_IS(TENON_GEN_NESTED(form_all, struct, form_nested), deepest_p, TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) **);

static const tenon_member form_nested__members[4] = {
    TENON_GEN_MEMBER(TENON_GEN_NESTED(form_all, struct, form_nested), depth, "depth", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(TENON_GEN_NESTED(form_all, struct, form_nested), deep, "deep", TENON_KIND_ENUM, 1),
    TENON_GEN_MEMBER(TENON_GEN_NESTED(form_all, struct, form_nested), deepest, "deepest", TENON_KIND_OBJECT, 2),
    TENON_GEN_MANY(TENON_GEN_NESTED(form_all, struct, form_nested), deepest_p, "deepest_p", TENON_KIND_POINTER, TENON_KIND_OBJECT, 3, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(TENON_GEN_NESTED(form_all, struct, form_nested), deepest_p)),
};
static const tenon_detail form_nested__details[4] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_DEFAULT,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_NONE, TENON_GEN_NONE, TENON_GEN_WHOLE(FORM_DEEPER), TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, form_deep_type),
    TENON_GEN_REFERS(form_deepest),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, form_deepest_type),
};
static const tenon_type *const form_nested__refs[4] = {NULL, &tenon__type_form_deep, &tenon__type_form_deepest, &tenon__type_form_deepest};
static const uint16_t form_nested__lookup[9] = {2, 0, 0, 1, 3, 0, 0, 4, 0};
enum { form_nested__bound = TENON_GEN_BOUND_BASE + 41 + 1 * TENON_GEN_BOUND_I32 + 2 * TENON_GEN_BOUND_OBJECT
    + TENON_GEN_BOUND_NAMES(13) };
static const tenon_plan form_nested__plan = TENON_GEN_PLAN(form_nested__bound, false);

static const char *form_nested__get(tenon__in *in, const char *p, TENON_GEN_NESTED(form_all, struct, form_nested) *o)
{
    const tenon_type *const type = &tenon__type_form_nested;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"depth\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"depth\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"depth\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->depth = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"deep\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"deep\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"deep\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_form_deep, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    o->deep = (TENON_GEN_NESTED(form_all::form_nested, enum, form_deep))v;
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"deepest\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"deepest\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"deepest\":", ANY);
    q = form_deepest__get(in, p, &o->deepest);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"deepest_p\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"deepest_p\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"deepest_p\":", ANY);
        q = tenon__json_read_member(in, p, type, 3, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xf)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *form_nested__put(tenon__out *out, char *p, const TENON_GEN_NESTED(form_all, struct, form_nested) *o)
{
    const tenon_type *const type = &tenon__type_form_nested;
    const size_t bound = form_nested__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"depth\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->depth);
    p = TENON_GEN_PUT(p, ",\"deep\":");
    p = tenon__json_put_enum(out, p, &tenon__type_form_deep, (int32_t)o->deep, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"deepest\":");
    p = tenon__gen_room(out, form_deepest__put(out, p, &o->deepest), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    if (o->deepest_p != NULL) {
        p = TENON_GEN_PUT(p, ",\"deepest_p\":");
        p = tenon__json_write_member(out, p, type, 3, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *form_nested__get_any(tenon__in *in, const char *p, void *o)
{
    return form_nested__get(in, p, (TENON_GEN_NESTED(form_all, struct, form_nested) *)o);
}
static char *form_nested__put_any(tenon__out *out, char *p, const void *o)
{
    return form_nested__put(out, p, (const TENON_GEN_NESTED(form_all, struct, form_nested) *)o);
}
static const tenon_generated form_nested__functions = {TENON_ABI, form_nested__get_any, form_nested__put_any};

TENON_GEN_STRUCT(form_nested, TENON_GEN_NESTED(form_all, struct, form_nested), 4, UINT64_C(0xf), 0, &form_nested__functions);

/* ---- enum form_deep ------------------------------------------------------------------ */

TENON_GEN_SIZE_IS(TENON_GEN_NESTED(form_all::form_nested, enum, form_deep), 4);
TENON_GEN_VALUE_IS(FORM_DEEP, INT64_C(0));
TENON_GEN_VALUE_IS(FORM_DEEPER, INT64_C(1));

static const tenon_enumerator form_deep__enumerators[2] = {
    TENON_GEN_ENUMERATOR(FORM_DEEP, "FORM_DEEP"),
    TENON_GEN_ENUMERATOR(FORM_DEEPER, "FORM_DEEPER"),
};
static const tenon_plan form_deep__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(form_deep, TENON_GEN_NESTED(form_all::form_nested, enum, form_deep), 2);

/* ---- struct form_deepest ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest), again, TENON_GEN_NESTED(form_all::form_nested, enum, form_deep) *);

static const tenon_member form_deepest__members[1] = {
    TENON_GEN_MEMBER(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest), again, "again", TENON_KIND_ENUM, 0),
};
static const tenon_detail form_deepest__details[1] = {
    TENON_GEN_REFERS(form_deep),
};
static const tenon_type *const form_deepest__refs[1] = {&tenon__type_form_deep};
static const uint16_t form_deepest__lookup[3] = {0, 0, 1};
enum { form_deepest__bound = TENON_GEN_BOUND_BASE + 9
    + TENON_GEN_BOUND_NAMES(13) };
static const tenon_plan form_deepest__plan = TENON_GEN_PLAN(form_deepest__bound, false);

static const char *form_deepest__get(tenon__in *in, const char *p, TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *o)
{
    const tenon_type *const type = &tenon__type_form_deepest;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"again\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"again\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"again\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_form_deep, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->again = (TENON_GEN_NESTED(form_all::form_nested, enum, form_deep))v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *form_deepest__put(tenon__out *out, char *p, const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *o)
{
    const tenon_type *const type = &tenon__type_form_deepest;
    const size_t bound = form_deepest__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"again\":");
    p = tenon__json_put_enum(out, p, &tenon__type_form_deep, (int32_t)o->again, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    *p = '}';
    return p + 1;
}

static const char *form_deepest__get_any(tenon__in *in, const char *p, void *o)
{
    return form_deepest__get(in, p, (TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *)o);
}
static char *form_deepest__put_any(tenon__out *out, char *p, const void *o)
{
    return form_deepest__put(out, p, (const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *)o);
}
static const tenon_generated form_deepest__functions = {TENON_ABI, form_deepest__get_any, form_deepest__put_any};

TENON_GEN_STRUCT(form_deepest, TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest), 1, UINT64_C(0x1), 0, &form_deepest__functions);

#ifdef __cplusplus
}
#endif
