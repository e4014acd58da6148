/* protocol.tenon.c: made by tenongen from protocol.h; edit that instead. Tables and JSON functions of the types in it. */
#include "protocol.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_program_case;
extern const tenon_type tenon__type_program_request;
extern const tenon_type tenon__type_program_allocations;
extern const tenon_type tenon__type_program_run;
extern const tenon_type tenon__type_program_answer;
static const char *program_case__get(tenon__in *in, const char *p, struct program_case *o);
static char *program_case__put(tenon__out *out, char *p, const struct program_case *o);
static const char *program_request__get(tenon__in *in, const char *p, struct program_request *o);
static char *program_request__put(tenon__out *out, char *p, const struct program_request *o);
static const char *program_allocations__get(tenon__in *in, const char *p, struct program_allocations *o);
static char *program_allocations__put(tenon__out *out, char *p, const struct program_allocations *o);
static const char *program_run__get(tenon__in *in, const char *p, struct program_run *o);
static char *program_run__put(tenon__out *out, char *p, const struct program_run *o);
static const char *program_answer__get(tenon__in *in, const char *p, struct program_answer *o);
static char *program_answer__put(tenon__out *out, char *p, const struct program_answer *o);

/* ---- struct program_case ------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct program_case, model, tenon_str *);
TENON_GEN_TYPE_IS(struct program_case, variant, tenon_str *);
TENON_GEN_TYPE_IS(struct program_case, kind, tenon_str *);
TENON_GEN_TYPE_IS(struct program_case, indented, bool *);
TENON_GEN_TYPE_IS(struct program_case, ways, tenon_str **);
TENON_GEN_TYPE_IS(struct program_case, n_ways, size_t *);
TENON_GEN_TYPE_IS(struct program_case, texts, tenon_str **);
TENON_GEN_TYPE_IS(struct program_case, n_texts, size_t *);

static const tenon_member program_case__members[6] = {
    TENON_GEN_MEMBER(struct program_case, model, "model", TENON_KIND_STR, 0), /* given back with each run */
    TENON_GEN_MEMBER(struct program_case, variant, "variant", TENON_KIND_STR, 1), /* given back with each run */
    TENON_GEN_MEMBER(struct program_case, kind, "kind", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct program_case, indented, "indented", TENON_KIND_BOOL, 3), /* write by two spaces */
    TENON_GEN_MANY(struct program_case, ways, "ways", TENON_KIND_ARRAY, TENON_KIND_STR, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct program_case, n_ways),
                   TENON_GEN_SIZE(struct program_case, ways)),
    TENON_GEN_MANY(struct program_case, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_STR, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct program_case, n_texts),
                   TENON_GEN_SIZE(struct program_case, texts)),
};
static const tenon_detail program_case__details[6] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const program_case__refs[6] = {NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t program_case__lookup[13] = {0, 0, 0, 2, 3, 0, 0, 1, 4, 6, 0, 0, 5};
enum { program_case__bound = TENON_GEN_BOUND_BASE + 57 + 1 * TENON_GEN_BOUND_BOOL + 3 * TENON_GEN_BOUND_STR
    + 2 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan program_case__plan = TENON_GEN_PLAN(program_case__bound, false);

static const char *program_case__get(tenon__in *in, const char *p, struct program_case *o)
{
    const tenon_type *const type = &tenon__type_program_case;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"model\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"model\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"model\":", STRING);
    q = tenon__json_str(in, p, &o->model);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"variant\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"variant\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"variant\":", STRING);
    q = tenon__json_str(in, p, &o->variant);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"kind\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"kind\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"kind\":", STRING);
    q = tenon__json_str(in, p, &o->kind);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"indented\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"indented\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"indented\":", WORD);
    q = tenon__json_boolean(in, p, &o->indented);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"ways\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ways\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ways\":", ANY);
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
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *program_case__put(tenon__out *out, char *p, const struct program_case *o)
{
    const tenon_type *const type = &tenon__type_program_case;
    const size_t bound = program_case__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"model\":");
    p = tenon__gen_str(out, p, &o->model, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"variant\":");
    p = tenon__gen_str(out, p, &o->variant, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"kind\":");
    p = tenon__gen_str(out, p, &o->kind, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"indented\":");
    p = tenon__json_put_boolean(out, p, o->indented);
    p = TENON_GEN_PUT(p, ",\"ways\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *program_case__get_any(tenon__in *in, const char *p, void *o)
{
    return program_case__get(in, p, (struct program_case *)o);
}
static char *program_case__put_any(tenon__out *out, char *p, const void *o)
{
    return program_case__put(out, p, (const struct program_case *)o);
}
static const tenon_generated program_case__functions = {TENON_ABI, program_case__get_any, program_case__put_any};

TENON_GEN_STRUCT(program_case, struct program_case, 6, UINT64_C(0x3f), 0, &program_case__functions);

/* ---- struct program_request ---------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct program_request, repetitions, unsigned int *);
TENON_GEN_TYPE_IS(struct program_request, sample, double *);
TENON_GEN_TYPE_IS(struct program_request, cases, struct program_case **);
TENON_GEN_TYPE_IS(struct program_request, n_cases, size_t *);

static const tenon_member program_request__members[3] = {
    TENON_GEN_MEMBER(struct program_request, repetitions, "repetitions", TENON_KIND_U32, 0),
    TENON_GEN_MEMBER(struct program_request, sample, "sample", TENON_KIND_F64, 1), /* seconds of one */
    TENON_GEN_MANY(struct program_request, cases, "cases", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 2, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct program_request, n_cases),
                   TENON_GEN_SIZE(struct program_request, cases)),
};
static const tenon_detail program_request__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, program_case_type),
};
static const tenon_type *const program_request__refs[3] = {NULL, NULL, &tenon__type_program_case};
static const uint16_t program_request__lookup[7] = {2, 3, 0, 0, 1, 0, 0};
enum { program_request__bound = TENON_GEN_BOUND_BASE + 34 + 1 * TENON_GEN_BOUND_U32 + 1 * TENON_GEN_BOUND_F64
    + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan program_request__plan = TENON_GEN_PLAN(program_request__bound, false);

static const char *program_request__get_cases(tenon__in *in, const char *p, struct program_request *o)
{
    struct program_case *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_program_request, &program_request__members[2], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct program_case *)(void *)g.data + g.n++;
        q = program_case__get(in, p, e);
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

static char *program_request__put_cases(tenon__out *out, char *p, const struct program_request *o)
{
    const size_t n = (size_t)o->n_cases;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->cases))
        return tenon__json_write_member(out, p, &tenon__type_program_request, 2, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct program_case *const e = &o->cases[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = program_case__put(out, p, e);
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

static const char *program_request__get(tenon__in *in, const char *p, struct program_request *o)
{
    const tenon_type *const type = &tenon__type_program_request;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"repetitions\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"repetitions\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"repetitions\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->repetitions = (unsigned int)v;
    p = TENON_GEN_READY(in, q, ",\"sample\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"sample\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"sample\":", ANY);
    q = tenon__json_f64(in, p, &o->sample);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"cases\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cases\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cases\":", WORD);
    q = program_request__get_cases(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *program_request__put(tenon__out *out, char *p, const struct program_request *o)
{
    const tenon_type *const type = &tenon__type_program_request;
    const size_t bound = program_request__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"repetitions\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->repetitions);
    p = TENON_GEN_PUT(p, ",\"sample\":");
    p = tenon__json_put_f64(out, p, o->sample);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"cases\":");
    p = tenon__gen_room(out, program_request__put_cases(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *program_request__get_any(tenon__in *in, const char *p, void *o)
{
    return program_request__get(in, p, (struct program_request *)o);
}
static char *program_request__put_any(tenon__out *out, char *p, const void *o)
{
    return program_request__put(out, p, (const struct program_request *)o);
}
static const tenon_generated program_request__functions = {TENON_ABI, program_request__get_any, program_request__put_any};

TENON_GEN_STRUCT(program_request, struct program_request, 3, UINT64_C(0x7), 0, &program_request__functions);

/* ---- struct program_allocations ------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct program_allocations, count, double *);
TENON_GEN_TYPE_IS(struct program_allocations, bytes, double *);

static const tenon_member program_allocations__members[2] = {
    TENON_GEN_MEMBER(struct program_allocations, count, "count", TENON_KIND_F64, 0), /* of one operation */
    TENON_GEN_MEMBER(struct program_allocations, bytes, "bytes", TENON_KIND_F64, 1), /* of one operation */
};
static const tenon_detail program_allocations__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const program_allocations__refs[2] = {NULL, NULL};
static const uint16_t program_allocations__lookup[5] = {0, 0, 0, 1, 2};
enum { program_allocations__bound = TENON_GEN_BOUND_BASE + 18 + 2 * TENON_GEN_BOUND_F64 };
static const tenon_plan program_allocations__plan = TENON_GEN_PLAN(program_allocations__bound, false);

static const char *program_allocations__get(tenon__in *in, const char *p, struct program_allocations *o)
{
    const tenon_type *const type = &tenon__type_program_allocations;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"count\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"count\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"count\":", ANY);
    q = tenon__json_f64(in, p, &o->count);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"bytes\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bytes\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"bytes\":", ANY);
    q = tenon__json_f64(in, p, &o->bytes);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *program_allocations__put(tenon__out *out, char *p, const struct program_allocations *o)
{
    const tenon_type *const type = &tenon__type_program_allocations;
    const size_t bound = program_allocations__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"count\":");
    p = tenon__json_put_f64(out, p, o->count);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"bytes\":");
    p = tenon__json_put_f64(out, p, o->bytes);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    *p = '}';
    return p + 1;
}

static const char *program_allocations__get_any(tenon__in *in, const char *p, void *o)
{
    return program_allocations__get(in, p, (struct program_allocations *)o);
}
static char *program_allocations__put_any(tenon__out *out, char *p, const void *o)
{
    return program_allocations__put(out, p, (const struct program_allocations *)o);
}
static const tenon_generated program_allocations__functions = {TENON_ABI, program_allocations__get_any, program_allocations__put_any};

TENON_GEN_STRUCT(program_allocations, struct program_allocations, 2, UINT64_C(0x3), 0, &program_allocations__functions);

/* ---- struct program_run -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct program_run, model, tenon_str *);
TENON_GEN_TYPE_IS(struct program_run, variant, tenon_str *);
TENON_GEN_TYPE_IS(struct program_run, way, tenon_str *);
TENON_GEN_TYPE_IS(struct program_run, note, tenon_str *);
TENON_GEN_TYPE_IS(struct program_run, texts, tenon_str **);
TENON_GEN_TYPE_IS(struct program_run, n_texts, size_t *);
TENON_GEN_TYPE_IS(struct program_run, samples, double **);
TENON_GEN_TYPE_IS(struct program_run, n_samples, size_t *);
TENON_GEN_TYPE_IS(struct program_run, allocations, struct program_allocations **);

static const tenon_member program_run__members[7] = {
    TENON_GEN_MEMBER(struct program_run, model, "model", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct program_run, variant, "variant", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct program_run, way, "way", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER_WITH(struct program_run, note, "note", TENON_KIND_STR, 3, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MANY(struct program_run, texts, "texts", TENON_KIND_ARRAY, TENON_KIND_STR, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct program_run, n_texts),
                   TENON_GEN_SIZE(struct program_run, texts)), /* one for each text of the case, in order */
    TENON_GEN_MANY(struct program_run, samples, "samples", TENON_KIND_ARRAY, TENON_KIND_F64, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct program_run, n_samples),
                   TENON_GEN_SIZE(struct program_run, samples)), /* nanoseconds of one operation */
    TENON_GEN_MANY(struct program_run, allocations, "allocations", TENON_KIND_POINTER, TENON_KIND_OBJECT, 6, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct program_run, allocations)), /* where the language can say */
};
static const tenon_detail program_run__details[7] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, program_allocations_type),
};
static const tenon_type *const program_run__refs[7] = {NULL, NULL, NULL, NULL, NULL, NULL, &tenon__type_program_allocations};
static const uint16_t program_run__lookup[15] = {0, 0, 0, 2, 4, 6, 7, 0, 1, 3, 5, 0, 0, 0, 0};
enum { program_run__bound = TENON_GEN_BOUND_BASE + 70 + 4 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_OBJECT
    + 2 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan program_run__plan = TENON_GEN_PLAN(program_run__bound, false);

static const char *program_run__get(tenon__in *in, const char *p, struct program_run *o)
{
    const tenon_type *const type = &tenon__type_program_run;
    const char *q;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"model\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"model\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"model\":", STRING);
    q = tenon__json_str(in, p, &o->model);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"variant\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"variant\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"variant\":", STRING);
    q = tenon__json_str(in, p, &o->variant);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"way\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"way\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"way\":", STRING);
    q = tenon__json_str(in, p, &o->way);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"note\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"note\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"note\":", STRING);
        q = tenon__json_str(in, p, &o->note);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"texts\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"texts\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"texts\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"samples\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"samples\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"samples\":", ANY);
    q = tenon__json_read_member(in, p, type, 5, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"allocations\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"allocations\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"allocations\":", ANY);
        q = tenon__json_read_member(in, p, type, 6, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x40);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x7f)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *program_run__put(tenon__out *out, char *p, const struct program_run *o)
{
    const tenon_type *const type = &tenon__type_program_run;
    const size_t bound = program_run__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"model\":");
    p = tenon__gen_str(out, p, &o->model, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"variant\":");
    p = tenon__gen_str(out, p, &o->variant, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"way\":");
    p = tenon__gen_str(out, p, &o->way, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    if (o->note.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"note\":");
        p = tenon__gen_str(out, p, &o->note, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    p = TENON_GEN_PUT(p, ",\"texts\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"samples\":");
    p = tenon__json_write_member(out, p, type, 5, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    if (o->allocations != NULL) {
        p = TENON_GEN_PUT(p, ",\"allocations\":");
        p = tenon__json_write_member(out, p, type, 6, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *program_run__get_any(tenon__in *in, const char *p, void *o)
{
    return program_run__get(in, p, (struct program_run *)o);
}
static char *program_run__put_any(tenon__out *out, char *p, const void *o)
{
    return program_run__put(out, p, (const struct program_run *)o);
}
static const tenon_generated program_run__functions = {TENON_ABI, program_run__get_any, program_run__put_any};

TENON_GEN_STRUCT(program_run, struct program_run, 7, UINT64_C(0x7f), 0, &program_run__functions);

/* ---- struct program_answer ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct program_answer, version, tenon_str *);
TENON_GEN_TYPE_IS(struct program_answer, runs, struct program_run **);
TENON_GEN_TYPE_IS(struct program_answer, n_runs, size_t *);

static const tenon_member program_answer__members[2] = {
    TENON_GEN_MEMBER(struct program_answer, version, "version", TENON_KIND_STR, 0), /* of the library and the language */
    TENON_GEN_MANY(struct program_answer, runs, "runs", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct program_answer, n_runs),
                   TENON_GEN_SIZE(struct program_answer, runs)),
};
static const tenon_detail program_answer__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, program_run_type),
};
static const tenon_type *const program_answer__refs[2] = {NULL, &tenon__type_program_run};
static const uint16_t program_answer__lookup[5] = {2, 1, 0, 0, 0};
enum { program_answer__bound = TENON_GEN_BOUND_BASE + 19 + 1 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan program_answer__plan = TENON_GEN_PLAN(program_answer__bound, false);

static const char *program_answer__get_runs(tenon__in *in, const char *p, struct program_answer *o)
{
    struct program_run *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_program_answer, &program_answer__members[1], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct program_run *)(void *)g.data + g.n++;
        q = program_run__get(in, p, e);
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

static char *program_answer__put_runs(tenon__out *out, char *p, const struct program_answer *o)
{
    const size_t n = (size_t)o->n_runs;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->runs))
        return tenon__json_write_member(out, p, &tenon__type_program_answer, 1, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct program_run *const e = &o->runs[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = program_run__put(out, p, e);
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

static const char *program_answer__get(tenon__in *in, const char *p, struct program_answer *o)
{
    const tenon_type *const type = &tenon__type_program_answer;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"version\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"version\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"version\":", STRING);
    q = tenon__json_str(in, p, &o->version);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"runs\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"runs\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"runs\":", WORD);
    q = program_answer__get_runs(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *program_answer__put(tenon__out *out, char *p, const struct program_answer *o)
{
    const tenon_type *const type = &tenon__type_program_answer;
    const size_t bound = program_answer__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"version\":");
    p = tenon__gen_str(out, p, &o->version, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"runs\":");
    p = tenon__gen_room(out, program_answer__put_runs(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *program_answer__get_any(tenon__in *in, const char *p, void *o)
{
    return program_answer__get(in, p, (struct program_answer *)o);
}
static char *program_answer__put_any(tenon__out *out, char *p, const void *o)
{
    return program_answer__put(out, p, (const struct program_answer *)o);
}
static const tenon_generated program_answer__functions = {TENON_ABI, program_answer__get_any, program_answer__put_any};

TENON_GEN_STRUCT(program_answer, struct program_answer, 2, UINT64_C(0x3), 0, &program_answer__functions);

#ifdef __cplusplus
}
#endif
