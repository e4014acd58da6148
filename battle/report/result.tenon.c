/* result.tenon.c: made by tenongen from result.h; edit that instead. Tables and JSON functions of the types in it. */
#include "result.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_battle_ns;
extern const tenon_type tenon__type_battle_memory;
extern const tenon_type tenon__type_battle_result;
extern const tenon_type tenon__type_battle_peer_info;
extern const tenon_type tenon__type_battle_machine;
extern const tenon_type tenon__type_battle_latency;
extern const tenon_type tenon__type_battle_load;
extern const tenon_type tenon__type_results;
static const char *battle_ns__get(tenon__in *in, const char *p, struct battle_ns *o);
static char *battle_ns__put(tenon__out *out, char *p, const struct battle_ns *o);
static const char *battle_memory__get(tenon__in *in, const char *p, struct battle_memory *o);
static char *battle_memory__put(tenon__out *out, char *p, const struct battle_memory *o);
static const char *battle_result__get(tenon__in *in, const char *p, struct battle_result *o);
static char *battle_result__put(tenon__out *out, char *p, const struct battle_result *o);
static const char *battle_peer_info__get(tenon__in *in, const char *p, struct battle_peer_info *o);
static char *battle_peer_info__put(tenon__out *out, char *p, const struct battle_peer_info *o);
static const char *battle_machine__get(tenon__in *in, const char *p, struct battle_machine *o);
static char *battle_machine__put(tenon__out *out, char *p, const struct battle_machine *o);
static const char *battle_latency__get(tenon__in *in, const char *p, struct battle_latency *o);
static char *battle_latency__put(tenon__out *out, char *p, const struct battle_latency *o);
static const char *battle_load__get(tenon__in *in, const char *p, struct battle_load *o);
static char *battle_load__put(tenon__out *out, char *p, const struct battle_load *o);
static const char *results__get(tenon__in *in, const char *p, struct battle_results *o);
static char *results__put(tenon__out *out, char *p, const struct battle_results *o);

/* ---- struct battle_ns ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct battle_ns, median, double *);
TENON_GEN_TYPE_IS(struct battle_ns, best, double *);
TENON_GEN_TYPE_IS(struct battle_ns, spread, double *);

static const tenon_member battle_ns__members[3] = {
    TENON_GEN_MEMBER(struct battle_ns, median, "median", TENON_KIND_F64, 0),
    TENON_GEN_MEMBER(struct battle_ns, best, "best", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct battle_ns, spread, "spread", TENON_KIND_F64, 2), /* what the middle half of the samples covers (third quartile less first) */
};
static const tenon_detail battle_ns__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const battle_ns__refs[3] = {NULL, NULL, NULL};
static const uint16_t battle_ns__lookup[7] = {0, 0, 3, 1, 2, 0, 0};
enum { battle_ns__bound = TENON_GEN_BOUND_BASE + 28 + 3 * TENON_GEN_BOUND_F64 };
static const tenon_plan battle_ns__plan = TENON_GEN_PLAN(battle_ns__bound, false);

static const char *battle_ns__get(tenon__in *in, const char *p, struct battle_ns *o)
{
    const tenon_type *const type = &tenon__type_battle_ns;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"median\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"median\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"median\":", ANY);
    q = tenon__json_f64(in, p, &o->median);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"best\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"best\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"best\":", ANY);
    q = tenon__json_f64(in, p, &o->best);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"spread\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"spread\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"spread\":", ANY);
    q = tenon__json_f64(in, p, &o->spread);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *battle_ns__put(tenon__out *out, char *p, const struct battle_ns *o)
{
    const tenon_type *const type = &tenon__type_battle_ns;
    const size_t bound = battle_ns__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"median\":");
    p = tenon__json_put_f64(out, p, o->median);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"best\":");
    p = tenon__json_put_f64(out, p, o->best);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"spread\":");
    p = tenon__json_put_f64(out, p, o->spread);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *battle_ns__get_any(tenon__in *in, const char *p, void *o)
{
    return battle_ns__get(in, p, (struct battle_ns *)o);
}
static char *battle_ns__put_any(tenon__out *out, char *p, const void *o)
{
    return battle_ns__put(out, p, (const struct battle_ns *)o);
}
static const tenon_generated battle_ns__functions = {TENON_ABI, battle_ns__get_any, battle_ns__put_any};

TENON_GEN_STRUCT(battle_ns, struct battle_ns, 3, UINT64_C(0x7), 0, &battle_ns__functions);

/* ---- struct battle_memory ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct battle_memory, count, double *);
TENON_GEN_TYPE_IS(struct battle_memory, bytes, double *);

static const tenon_member battle_memory__members[2] = {
    TENON_GEN_MEMBER(struct battle_memory, count, "count", TENON_KIND_F64, 0),
    TENON_GEN_MEMBER(struct battle_memory, bytes, "bytes", TENON_KIND_F64, 1),
};
static const tenon_detail battle_memory__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const battle_memory__refs[2] = {NULL, NULL};
static const uint16_t battle_memory__lookup[5] = {0, 0, 0, 1, 2};
enum { battle_memory__bound = TENON_GEN_BOUND_BASE + 18 + 2 * TENON_GEN_BOUND_F64 };
static const tenon_plan battle_memory__plan = TENON_GEN_PLAN(battle_memory__bound, false);

static const char *battle_memory__get(tenon__in *in, const char *p, struct battle_memory *o)
{
    const tenon_type *const type = &tenon__type_battle_memory;
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

static char *battle_memory__put(tenon__out *out, char *p, const struct battle_memory *o)
{
    const tenon_type *const type = &tenon__type_battle_memory;
    const size_t bound = battle_memory__bound;
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

static const char *battle_memory__get_any(tenon__in *in, const char *p, void *o)
{
    return battle_memory__get(in, p, (struct battle_memory *)o);
}
static char *battle_memory__put_any(tenon__out *out, char *p, const void *o)
{
    return battle_memory__put(out, p, (const struct battle_memory *)o);
}
static const tenon_generated battle_memory__functions = {TENON_ABI, battle_memory__get_any, battle_memory__put_any};

TENON_GEN_STRUCT(battle_memory, struct battle_memory, 2, UINT64_C(0x3), 0, &battle_memory__functions);

/* ---- struct battle_result ------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct battle_result, battle, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_result, model, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_result, variant, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_result, peer, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_result, direction, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_result, way, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_result, checked, bool *);
TENON_GEN_TYPE_IS(struct battle_result, note, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_result, ns, struct battle_ns **);
TENON_GEN_TYPE_IS(struct battle_result, samples, unsigned int *);
TENON_GEN_TYPE_IS(struct battle_result, bytes, uint64_t *);
TENON_GEN_TYPE_IS(struct battle_result, allocations, struct battle_memory **);

static const tenon_member battle_result__members[12] = {
    TENON_GEN_MEMBER(struct battle_result, battle, "battle", TENON_KIND_STR, 0), /* string, stream, options */
    TENON_GEN_MEMBER(struct battle_result, model, "model", TENON_KIND_STR, 1), /* SmallClass ... */
    TENON_GEN_MEMBER(struct battle_result, variant, "variant", TENON_KIND_STR, 2), /* constant, varied, permuted, indented, unknown, non-ascii */
    TENON_GEN_MEMBER(struct battle_result, peer, "peer", TENON_KIND_STR, 3), /* the name of a battle_peer_info */
    TENON_GEN_MEMBER(struct battle_result, direction, "direction", TENON_KIND_STR, 4), /* read, write */
    TENON_GEN_MEMBER(struct battle_result, way, "way", TENON_KIND_STR, 5), /* read: text, file; write: reused, fresh, file, pipe; options: one, new */
    TENON_GEN_MEMBER(struct battle_result, checked, "checked", TENON_KIND_BOOL, 6), /* what came out was right; nothing else is timed */
    TENON_GEN_MEMBER_WITH(struct battle_result, note, "note", TENON_KIND_STR, 7, TENON_KIND_STR, TENON_STEP_SPECIAL), /* why it was not checked or timed, or what to know about it */
    TENON_GEN_MANY(struct battle_result, ns, "ns", TENON_KIND_POINTER, TENON_KIND_OBJECT, 8, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct battle_result, ns)), /* absent when it was not timed */
    TENON_GEN_MEMBER(struct battle_result, samples, "samples", TENON_KIND_U32, 9), /* that ns is made of */
    TENON_GEN_MEMBER(struct battle_result, bytes, "bytes", TENON_KIND_U64, 10), /* of the text that is read or written, the mean of all objects */
    TENON_GEN_MANY(struct battle_result, allocations, "allocations", TENON_KIND_POINTER, TENON_KIND_OBJECT, 11, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct battle_result, allocations)), /* for one operation; absent: not known */
};
static const tenon_detail battle_result__details[12] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, battle_ns_type),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, battle_memory_type),
};
static const tenon_type *const battle_result__refs[12] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    &tenon__type_battle_ns, NULL, NULL, &tenon__type_battle_memory};
static const uint16_t battle_result__lookup[25] = {0, 0, 0, 9, 0, 0, 3, 8, 10, 12, 0, 0, 0, 2, 7, 0, 6, 1, 0, 0, 0, 4, 0, 5,
    11};
enum { battle_result__bound = TENON_GEN_BOUND_BASE + 118 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_U32
    + 1 * TENON_GEN_BOUND_U64 + 7 * TENON_GEN_BOUND_STR + 2 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan battle_result__plan = TENON_GEN_PLAN(battle_result__bound, false);

static const char *battle_result__get(tenon__in *in, const char *p, struct battle_result *o)
{
    const tenon_type *const type = &tenon__type_battle_result;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"battle\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"battle\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"battle\":", STRING);
    q = tenon__json_str(in, p, &o->battle);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"model\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"model\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"model\":", STRING);
    q = tenon__json_str(in, p, &o->model);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"variant\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"variant\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"variant\":", STRING);
    q = tenon__json_str(in, p, &o->variant);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"peer\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"peer\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"peer\":", STRING);
    q = tenon__json_str(in, p, &o->peer);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"direction\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"direction\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"direction\":", STRING);
    q = tenon__json_str(in, p, &o->direction);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"way\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"way\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"way\":", STRING);
    q = tenon__json_str(in, p, &o->way);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"checked\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"checked\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"checked\":", WORD);
    q = tenon__json_boolean(in, p, &o->checked);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"note\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"note\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"note\":", STRING);
        q = tenon__json_str(in, p, &o->note);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"ns\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"ns\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"ns\":", ANY);
        q = tenon__json_read_member(in, p, type, 8, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"samples\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"samples\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"samples\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    o->samples = (unsigned int)v;
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"bytes\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"bytes\":")))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"bytes\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
    o->bytes = (uint64_t)v;
    seen |= UINT64_C(0x400);
    p = TENON_GEN_READY(in, q, ",\"allocations\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"allocations\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"allocations\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xfff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *battle_result__put(tenon__out *out, char *p, const struct battle_result *o)
{
    const tenon_type *const type = &tenon__type_battle_result;
    const size_t bound = battle_result__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"battle\":");
    p = tenon__gen_str(out, p, &o->battle, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"model\":");
    p = tenon__gen_str(out, p, &o->model, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"variant\":");
    p = tenon__gen_str(out, p, &o->variant, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"peer\":");
    p = tenon__gen_str(out, p, &o->peer, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"direction\":");
    p = tenon__gen_str(out, p, &o->direction, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"way\":");
    p = tenon__gen_str(out, p, &o->way, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"checked\":");
    p = tenon__json_put_boolean(out, p, o->checked);
    if (o->note.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"note\":");
        p = tenon__gen_str(out, p, &o->note, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 7);
    }
    if (o->ns != NULL) {
        p = TENON_GEN_PUT(p, ",\"ns\":");
        p = tenon__json_write_member(out, p, type, 8, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 8);
    }
    p = TENON_GEN_PUT(p, ",\"samples\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->samples);
    p = TENON_GEN_PUT(p, ",\"bytes\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->bytes);
    if (o->allocations != NULL) {
        p = TENON_GEN_PUT(p, ",\"allocations\":");
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *battle_result__get_any(tenon__in *in, const char *p, void *o)
{
    return battle_result__get(in, p, (struct battle_result *)o);
}
static char *battle_result__put_any(tenon__out *out, char *p, const void *o)
{
    return battle_result__put(out, p, (const struct battle_result *)o);
}
static const tenon_generated battle_result__functions = {TENON_ABI, battle_result__get_any, battle_result__put_any};

TENON_GEN_STRUCT(battle_result, struct battle_result, 12, UINT64_C(0xfff), 0, &battle_result__functions);

/* ---- struct battle_peer_info --------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct battle_peer_info, name, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_peer_info, version, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_peer_info, language, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_peer_info, how, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_peer_info, absent, tenon_str *);

static const tenon_member battle_peer_info__members[5] = {
    TENON_GEN_MEMBER(struct battle_peer_info, name, "name", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER_WITH(struct battle_peer_info, version, "version", TENON_KIND_STR, 1, TENON_KIND_STR, TENON_STEP_SPECIAL),
    TENON_GEN_MEMBER_WITH(struct battle_peer_info, language, "language", TENON_KIND_STR, 2, TENON_KIND_STR, TENON_STEP_SPECIAL), /* C, C++, Go ... */
    TENON_GEN_MEMBER_WITH(struct battle_peer_info, how, "how", TENON_KIND_STR, 3, TENON_KIND_STR, TENON_STEP_SPECIAL), /* typed, tree, events: how its users meet the text */
    TENON_GEN_MEMBER_WITH(struct battle_peer_info, absent, "absent", TENON_KIND_STR, 4, TENON_KIND_STR, TENON_STEP_SPECIAL), /* why it did not take part */
};
static const tenon_detail battle_peer_info__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const battle_peer_info__refs[5] = {NULL, NULL, NULL, NULL, NULL};
static const uint16_t battle_peer_info__lookup[11] = {5, 0, 0, 2, 3, 0, 4, 1, 0, 0, 0};
enum { battle_peer_info__bound = TENON_GEN_BOUND_BASE + 48 + 5 * TENON_GEN_BOUND_STR };
static const tenon_plan battle_peer_info__plan = TENON_GEN_PLAN(battle_peer_info__bound, false);

static const char *battle_peer_info__get(tenon__in *in, const char *p, struct battle_peer_info *o)
{
    const tenon_type *const type = &tenon__type_battle_peer_info;
    const char *q;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"name\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_str(in, p, &o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"version\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"version\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"version\":", STRING);
        q = tenon__json_str(in, p, &o->version);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"language\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"language\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"language\":", STRING);
        q = tenon__json_str(in, p, &o->language);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"how\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"how\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"how\":", STRING);
        q = tenon__json_str(in, p, &o->how);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"absent\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"absent\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"absent\":", STRING);
        q = tenon__json_str(in, p, &o->absent);
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

static char *battle_peer_info__put(tenon__out *out, char *p, const struct battle_peer_info *o)
{
    const tenon_type *const type = &tenon__type_battle_peer_info;
    const size_t bound = battle_peer_info__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"name\":");
    p = tenon__gen_str(out, p, &o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    if (o->version.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"version\":");
        p = tenon__gen_str(out, p, &o->version, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    if (o->language.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"language\":");
        p = tenon__gen_str(out, p, &o->language, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 2);
    }
    if (o->how.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"how\":");
        p = tenon__gen_str(out, p, &o->how, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 3);
    }
    if (o->absent.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"absent\":");
        p = tenon__gen_str(out, p, &o->absent, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 4);
    }
    *p = '}';
    return p + 1;
}

static const char *battle_peer_info__get_any(tenon__in *in, const char *p, void *o)
{
    return battle_peer_info__get(in, p, (struct battle_peer_info *)o);
}
static char *battle_peer_info__put_any(tenon__out *out, char *p, const void *o)
{
    return battle_peer_info__put(out, p, (const struct battle_peer_info *)o);
}
static const tenon_generated battle_peer_info__functions = {TENON_ABI, battle_peer_info__get_any, battle_peer_info__put_any};

TENON_GEN_STRUCT(battle_peer_info, struct battle_peer_info, 5, UINT64_C(0x1f), 0, &battle_peer_info__functions);

/* ---- struct battle_machine ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct battle_machine, date, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_machine, processor, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_machine, system, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_machine, cores, int *);
TENON_GEN_TYPE_IS(struct battle_machine, compiler, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_machine, tenon, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_machine, placed, tenon_str *);

static const tenon_member battle_machine__members[7] = {
    TENON_GEN_MEMBER(struct battle_machine, date, "date", TENON_KIND_STR, 0), /* UTC */
    TENON_GEN_MEMBER(struct battle_machine, processor, "processor", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct battle_machine, system, "system", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct battle_machine, cores, "cores", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct battle_machine, compiler, "compiler", TENON_KIND_STR, 4), /* of the C and C++ peers and of tenon, with its flags */
    TENON_GEN_MEMBER(struct battle_machine, tenon, "tenon", TENON_KIND_STR, 5), /* version */
    TENON_GEN_MEMBER_WITH(struct battle_machine, placed, "placed", TENON_KIND_STR, 6, TENON_KIND_STR, TENON_STEP_SPECIAL), /* which processors servers and clients of loads ran on */
};
static const tenon_detail battle_machine__details[7] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const battle_machine__refs[7] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL};
static const uint16_t battle_machine__lookup[15] = {1, 4, 7, 3, 2, 0, 0, 0, 6, 0, 5, 0, 0, 0, 0};
enum { battle_machine__bound = TENON_GEN_BOUND_BASE + 71 + 1 * TENON_GEN_BOUND_I32 + 6 * TENON_GEN_BOUND_STR };
static const tenon_plan battle_machine__plan = TENON_GEN_PLAN(battle_machine__bound, false);

static const char *battle_machine__get(tenon__in *in, const char *p, struct battle_machine *o)
{
    const tenon_type *const type = &tenon__type_battle_machine;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"date\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"date\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"date\":", STRING);
    q = tenon__json_str(in, p, &o->date);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"processor\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"processor\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"processor\":", STRING);
    q = tenon__json_str(in, p, &o->processor);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"system\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"system\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"system\":", STRING);
    q = tenon__json_str(in, p, &o->system);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"cores\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cores\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cores\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    o->cores = (int)v;
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"compiler\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"compiler\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"compiler\":", STRING);
    q = tenon__json_str(in, p, &o->compiler);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"tenon\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tenon\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tenon\":", STRING);
    q = tenon__json_str(in, p, &o->tenon);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"placed\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"placed\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"placed\":", STRING);
        q = tenon__json_str(in, p, &o->placed);
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

static char *battle_machine__put(tenon__out *out, char *p, const struct battle_machine *o)
{
    const tenon_type *const type = &tenon__type_battle_machine;
    const size_t bound = battle_machine__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"date\":");
    p = tenon__gen_str(out, p, &o->date, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"processor\":");
    p = tenon__gen_str(out, p, &o->processor, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"system\":");
    p = tenon__gen_str(out, p, &o->system, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"cores\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->cores);
    p = TENON_GEN_PUT(p, ",\"compiler\":");
    p = tenon__gen_str(out, p, &o->compiler, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"tenon\":");
    p = tenon__gen_str(out, p, &o->tenon, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    if (o->placed.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"placed\":");
        p = tenon__gen_str(out, p, &o->placed, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    *p = '}';
    return p + 1;
}

static const char *battle_machine__get_any(tenon__in *in, const char *p, void *o)
{
    return battle_machine__get(in, p, (struct battle_machine *)o);
}
static char *battle_machine__put_any(tenon__out *out, char *p, const void *o)
{
    return battle_machine__put(out, p, (const struct battle_machine *)o);
}
static const tenon_generated battle_machine__functions = {TENON_ABI, battle_machine__get_any, battle_machine__put_any};

TENON_GEN_STRUCT(battle_machine, struct battle_machine, 7, UINT64_C(0x7f), 0, &battle_machine__functions);

/* ---- struct battle_latency ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct battle_latency, p50, double *);
TENON_GEN_TYPE_IS(struct battle_latency, p75, double *);
TENON_GEN_TYPE_IS(struct battle_latency, p90, double *);
TENON_GEN_TYPE_IS(struct battle_latency, p99, double *);

static const tenon_member battle_latency__members[4] = {
    TENON_GEN_MEMBER(struct battle_latency, p50, "p50", TENON_KIND_F64, 0),
    TENON_GEN_MEMBER(struct battle_latency, p75, "p75", TENON_KIND_F64, 1),
    TENON_GEN_MEMBER(struct battle_latency, p90, "p90", TENON_KIND_F64, 2),
    TENON_GEN_MEMBER(struct battle_latency, p99, "p99", TENON_KIND_F64, 3),
};
static const tenon_detail battle_latency__details[4] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const battle_latency__refs[4] = {NULL, NULL, NULL, NULL};
static const uint16_t battle_latency__lookup[9] = {0, 0, 0, 0, 0, 1, 2, 3, 4};
enum { battle_latency__bound = TENON_GEN_BOUND_BASE + 28 + 4 * TENON_GEN_BOUND_F64 };
static const tenon_plan battle_latency__plan = TENON_GEN_PLAN(battle_latency__bound, false);

static const char *battle_latency__get(tenon__in *in, const char *p, struct battle_latency *o)
{
    const tenon_type *const type = &tenon__type_battle_latency;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"p50\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"p50\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"p50\":", ANY);
    q = tenon__json_f64(in, p, &o->p50);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"p75\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"p75\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"p75\":", ANY);
    q = tenon__json_f64(in, p, &o->p75);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"p90\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"p90\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"p90\":", ANY);
    q = tenon__json_f64(in, p, &o->p90);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"p99\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"p99\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"p99\":", ANY);
    q = tenon__json_f64(in, p, &o->p99);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *battle_latency__put(tenon__out *out, char *p, const struct battle_latency *o)
{
    const tenon_type *const type = &tenon__type_battle_latency;
    const size_t bound = battle_latency__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"p50\":");
    p = tenon__json_put_f64(out, p, o->p50);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"p75\":");
    p = tenon__json_put_f64(out, p, o->p75);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"p90\":");
    p = tenon__json_put_f64(out, p, o->p90);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"p99\":");
    p = tenon__json_put_f64(out, p, o->p99);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    *p = '}';
    return p + 1;
}

static const char *battle_latency__get_any(tenon__in *in, const char *p, void *o)
{
    return battle_latency__get(in, p, (struct battle_latency *)o);
}
static char *battle_latency__put_any(tenon__out *out, char *p, const void *o)
{
    return battle_latency__put(out, p, (const struct battle_latency *)o);
}
static const tenon_generated battle_latency__functions = {TENON_ABI, battle_latency__get_any, battle_latency__put_any};

TENON_GEN_STRUCT(battle_latency, struct battle_latency, 4, UINT64_C(0xf), 0, &battle_latency__functions);

/* ---- struct battle_load -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct battle_load, server, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_load, codec, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_load, route, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_load, n, unsigned int *);
TENON_GEN_TYPE_IS(struct battle_load, tls, bool *);
TENON_GEN_TYPE_IS(struct battle_load, client, tenon_str *);
TENON_GEN_TYPE_IS(struct battle_load, connections, unsigned int *);
TENON_GEN_TYPE_IS(struct battle_load, rounds, unsigned int *);
TENON_GEN_TYPE_IS(struct battle_load, seconds, double *);
TENON_GEN_TYPE_IS(struct battle_load, requests, uint64_t *);
TENON_GEN_TYPE_IS(struct battle_load, per_second, double *);
TENON_GEN_TYPE_IS(struct battle_load, latency, struct battle_latency **);
TENON_GEN_TYPE_IS(struct battle_load, cpu_us, double *);
TENON_GEN_TYPE_IS(struct battle_load, cpu_spread, double *);
TENON_GEN_TYPE_IS(struct battle_load, api_cpu_us, double *);
TENON_GEN_TYPE_IS(struct battle_load, rss_kib, uint64_t *);
TENON_GEN_TYPE_IS(struct battle_load, peak_kib, uint64_t *);
TENON_GEN_TYPE_IS(struct battle_load, checked, bool *);
TENON_GEN_TYPE_IS(struct battle_load, errors, uint64_t *);
TENON_GEN_TYPE_IS(struct battle_load, note, tenon_str *);

static const tenon_member battle_load__members[20] = {
    TENON_GEN_MEMBER(struct battle_load, server, "server", TENON_KIND_STR, 0), /* tenon service, Go fasthttp, nginx */
    TENON_GEN_MEMBER_WITH(struct battle_load, codec, "codec", TENON_KIND_STR, 1, TENON_KIND_STR, TENON_STEP_SPECIAL), /* tenon-generated, cjson, encoding/json ...; absent: nothing is read or written there */
    TENON_GEN_MEMBER(struct battle_load, route, "route", TENON_KIND_STR, 2), /* "/testNoReflection", without its query */
    TENON_GEN_MEMBER_WITH(struct battle_load, n, "n", TENON_KIND_U32, 3, TENON_KIND_U32, TENON_STEP_SPECIAL), /* records asked for; absent: the route has none */
    TENON_GEN_MEMBER(struct battle_load, tls, "tls", TENON_KIND_BOOL, 4), /* HTTPS */
    TENON_GEN_MEMBER(struct battle_load, client, "client", TENON_KIND_STR, 5), /* wrk, one connection */
    TENON_GEN_MEMBER(struct battle_load, connections, "connections", TENON_KIND_U32, 6),
    TENON_GEN_MEMBER(struct battle_load, rounds, "rounds", TENON_KIND_U32, 7), /* runs that the figures are medians of */
    TENON_GEN_MEMBER(struct battle_load, seconds, "seconds", TENON_KIND_F64, 8), /* of one run */
    TENON_GEN_MEMBER(struct battle_load, requests, "requests", TENON_KIND_U64, 9), /* answered in it */
    TENON_GEN_MEMBER(struct battle_load, per_second, "per_second", TENON_KIND_F64, 10),
    TENON_GEN_MANY(struct battle_load, latency, "latency", TENON_KIND_POINTER, TENON_KIND_OBJECT, 11, TENON_KIND_POINTER, TENON_STEP_SPECIAL, 0,
                   TENON_GEN_SIZE(struct battle_load, latency)), /* absent: the client does not measure it */
    TENON_GEN_MEMBER(struct battle_load, cpu_us, "cpu_us", TENON_KIND_F64, 12), /* the server's processor time, user and system, for each request */
    TENON_GEN_MEMBER_WITH(struct battle_load, cpu_spread, "cpu_spread", TENON_KIND_F64, 13, TENON_KIND_F64, TENON_STEP_SPECIAL), /* what the middle half of the rounds covers of cpu_us; absent: fewer than three rounds */
    TENON_GEN_MEMBER_WITH(struct battle_load, api_cpu_us, "api_cpu_us", TENON_KIND_F64, 14, TENON_KIND_F64, TENON_STEP_SPECIAL), /* that of the API server behind it, if there is one */
    TENON_GEN_MEMBER(struct battle_load, rss_kib, "rss_kib", TENON_KIND_U64, 15), /* the server's resident memory after the run */
    TENON_GEN_MEMBER(struct battle_load, peak_kib, "peak_kib", TENON_KIND_U64, 16), /* its highest */
    TENON_GEN_MEMBER(struct battle_load, checked, "checked", TENON_KIND_BOOL, 17), /* bodies were right; nothing else is run */
    TENON_GEN_MEMBER(struct battle_load, errors, "errors", TENON_KIND_U64, 18), /* answers that are no success, and errors of sockets, of all rounds */
    TENON_GEN_MEMBER_WITH(struct battle_load, note, "note", TENON_KIND_STR, 19, TENON_KIND_STR, TENON_STEP_SPECIAL),
};
static const tenon_detail battle_load__details[20] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
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
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, battle_latency_type),
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_DEFAULT,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_NULL,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const battle_load__refs[20] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, &tenon__type_battle_latency, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL};
static const uint16_t battle_load__lookup[41] = {0, 7, 0, 15, 0, 0, 0, 9, 0, 8, 0, 0, 20, 0, 0, 0, 16, 0, 0, 1, 4, 0, 5, 12,
    18, 10, 19, 6, 2, 0, 11, 0, 0, 14, 13, 0, 3, 0, 0, 0, 17};
enum { battle_load__bound = TENON_GEN_BOUND_BASE + 213 + 2 * TENON_GEN_BOUND_BOOL + 3 * TENON_GEN_BOUND_U32
    + 4 * TENON_GEN_BOUND_U64 + 5 * TENON_GEN_BOUND_F64 + 5 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan battle_load__plan = TENON_GEN_PLAN(battle_load__bound, false);

static const char *battle_load__get(tenon__in *in, const char *p, struct battle_load *o)
{
    const tenon_type *const type = &tenon__type_battle_load;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"server\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"server\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"server\":", STRING);
    q = tenon__json_str(in, p, &o->server);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"codec\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"codec\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"codec\":", STRING);
        q = tenon__json_str(in, p, &o->codec);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"route\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"route\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"route\":", STRING);
    q = tenon__json_str(in, p, &o->route);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"n\":", SMALL);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"n\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"n\":", SMALL);
        q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
        o->n = (unsigned int)v;
        seen |= UINT64_C(0x8);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"tls\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"tls\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"tls\":", WORD);
    q = tenon__json_boolean(in, p, &o->tls);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"client\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"client\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"client\":", STRING);
    q = tenon__json_str(in, p, &o->client);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"connections\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"connections\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"connections\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    o->connections = (unsigned int)v;
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"rounds\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rounds\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"rounds\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    o->rounds = (unsigned int)v;
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"seconds\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"seconds\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"seconds\":", ANY);
    q = tenon__json_f64(in, p, &o->seconds);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x100);
    p = TENON_GEN_READY(in, q, ",\"requests\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"requests\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"requests\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    o->requests = (uint64_t)v;
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"per_second\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"per_second\":")))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"per_second\":", ANY);
    q = tenon__json_f64(in, p, &o->per_second);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x400);
    p = TENON_GEN_READY(in, q, ",\"latency\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"latency\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"latency\":", ANY);
        q = tenon__json_read_member(in, p, type, 11, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x800);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"cpu_us\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"cpu_us\":")))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"cpu_us\":", ANY);
    q = tenon__json_f64(in, p, &o->cpu_us);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1000);
    p = TENON_GEN_READY(in, q, ",\"cpu_spread\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"cpu_spread\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"cpu_spread\":", ANY);
        q = tenon__json_f64(in, p, &o->cpu_spread);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x2000);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"api_cpu_us\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"api_cpu_us\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"api_cpu_us\":", ANY);
        q = tenon__json_f64(in, p, &o->api_cpu_us);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x4000);
    } else {
        q = p;
    }
    p = TENON_GEN_READY(in, q, ",\"rss_kib\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"rss_kib\":")))
        return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"rss_kib\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_VALUE);
    o->rss_kib = (uint64_t)v;
    seen |= UINT64_C(0x8000);
    p = TENON_GEN_READY(in, q, ",\"peak_kib\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"peak_kib\":")))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"peak_kib\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_VALUE);
    o->peak_kib = (uint64_t)v;
    seen |= UINT64_C(0x10000);
    p = TENON_GEN_READY(in, q, ",\"checked\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"checked\":")))
        return tenon__json_resume(in, p, type, o, 17, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"checked\":", WORD);
    q = tenon__json_boolean(in, p, &o->checked);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20000);
    p = TENON_GEN_READY(in, q, ",\"errors\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"errors\":")))
        return tenon__json_resume(in, p, type, o, 18, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"errors\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, seen, TENON__RESUME_VALUE);
    o->errors = (uint64_t)v;
    seen |= UINT64_C(0x40000);
    p = TENON_GEN_READY(in, q, ",\"note\":", STRING);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"note\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"note\":", STRING);
        q = tenon__json_str(in, p, &o->note);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 19, seen, TENON__RESUME_VALUE);
        seen |= UINT64_C(0x80000);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 20, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0xfffff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *battle_load__put(tenon__out *out, char *p, const struct battle_load *o)
{
    const tenon_type *const type = &tenon__type_battle_load;
    const size_t bound = battle_load__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"server\":");
    p = tenon__gen_str(out, p, &o->server, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    if (o->codec.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"codec\":");
        p = tenon__gen_str(out, p, &o->codec, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 1);
    }
    p = TENON_GEN_PUT(p, ",\"route\":");
    p = tenon__gen_str(out, p, &o->route, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    if (o->n != 0) {
        p = TENON_GEN_PUT(p, ",\"n\":");
        p = tenon__json_put_unsigned(out, p, (uint64_t)o->n);
    }
    p = TENON_GEN_PUT(p, ",\"tls\":");
    p = tenon__json_put_boolean(out, p, o->tls);
    p = TENON_GEN_PUT(p, ",\"client\":");
    p = tenon__gen_str(out, p, &o->client, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"connections\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->connections);
    p = TENON_GEN_PUT(p, ",\"rounds\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->rounds);
    p = TENON_GEN_PUT(p, ",\"seconds\":");
    p = tenon__json_put_f64(out, p, o->seconds);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"requests\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->requests);
    p = TENON_GEN_PUT(p, ",\"per_second\":");
    p = tenon__json_put_f64(out, p, o->per_second);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    if (o->latency != NULL) {
        p = TENON_GEN_PUT(p, ",\"latency\":");
        p = tenon__json_write_member(out, p, type, 11, o, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 11);
    }
    p = TENON_GEN_PUT(p, ",\"cpu_us\":");
    p = tenon__json_put_f64(out, p, o->cpu_us);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    if (!tenon__json_omits_member(out, type, 13, o)) {
        p = TENON_GEN_PUT(p, ",\"cpu_spread\":");
        p = tenon__json_put_f64(out, p, o->cpu_spread);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 13);
    }
    if (!tenon__json_omits_member(out, type, 14, o)) {
        p = TENON_GEN_PUT(p, ",\"api_cpu_us\":");
        p = tenon__json_put_f64(out, p, o->api_cpu_us);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 14);
    }
    p = TENON_GEN_PUT(p, ",\"rss_kib\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->rss_kib);
    p = TENON_GEN_PUT(p, ",\"peak_kib\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->peak_kib);
    p = TENON_GEN_PUT(p, ",\"checked\":");
    p = tenon__json_put_boolean(out, p, o->checked);
    p = TENON_GEN_PUT(p, ",\"errors\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->errors);
    if (o->note.data != NULL) {
        p = TENON_GEN_PUT(p, ",\"note\":");
        p = tenon__gen_str(out, p, &o->note, bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 19);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *battle_load__get_any(tenon__in *in, const char *p, void *o)
{
    return battle_load__get(in, p, (struct battle_load *)o);
}
static char *battle_load__put_any(tenon__out *out, char *p, const void *o)
{
    return battle_load__put(out, p, (const struct battle_load *)o);
}
static const tenon_generated battle_load__functions = {TENON_ABI, battle_load__get_any, battle_load__put_any};

TENON_GEN_STRUCT(battle_load, struct battle_load, 20, UINT64_C(0xfffff), 0, &battle_load__functions);

/* ---- struct battle_results ----------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct battle_results, schema, int *);
TENON_GEN_TYPE_IS(struct battle_results, machine, struct battle_machine *);
TENON_GEN_TYPE_IS(struct battle_results, repetitions, unsigned int *);
TENON_GEN_TYPE_IS(struct battle_results, seconds, double *);
TENON_GEN_TYPE_IS(struct battle_results, peers, struct battle_peer_info **);
TENON_GEN_TYPE_IS(struct battle_results, n_peers, size_t *);
TENON_GEN_TYPE_IS(struct battle_results, results, struct battle_result **);
TENON_GEN_TYPE_IS(struct battle_results, n_results, size_t *);
TENON_GEN_TYPE_IS(struct battle_results, loads, struct battle_load **);
TENON_GEN_TYPE_IS(struct battle_results, n_loads, size_t *);

static const tenon_member results__members[7] = {
    TENON_GEN_MEMBER_WITH(struct battle_results, schema, "schema", TENON_KIND_I32, 0, TENON_STEP_SPECIAL, TENON_KIND_I32),
    TENON_GEN_MEMBER(struct battle_results, machine, "machine", TENON_KIND_OBJECT, 1),
    TENON_GEN_MEMBER(struct battle_results, repetitions, "repetitions", TENON_KIND_U32, 2), /* samples asked for */
    TENON_GEN_MEMBER(struct battle_results, seconds, "seconds", TENON_KIND_F64, 3), /* the whole run */
    TENON_GEN_MANY(struct battle_results, peers, "peers", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 4, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct battle_results, n_peers),
                   TENON_GEN_SIZE(struct battle_results, peers)),
    TENON_GEN_MANY(struct battle_results, results, "results", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 5, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct battle_results, n_results),
                   TENON_GEN_SIZE(struct battle_results, results)),
    TENON_GEN_MANY(struct battle_results, loads, "loads", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 6, TENON_KIND_ARRAY, TENON_STEP_SPECIAL, TENON_GEN_AT(struct battle_results, n_loads),
                   TENON_GEN_SIZE(struct battle_results, loads)), /* requests per second */
};
static const tenon_detail results__details[7] = {
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(1), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_REFERS(battle_machine),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, battle_peer_info_type),
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, battle_result_type),
    TENON_GEN_DETAIL(TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, battle_load_type),
};
static const tenon_type *const results__refs[7] = {NULL, &tenon__type_battle_machine, NULL, NULL, &tenon__type_battle_peer_info, &tenon__type_battle_result, &tenon__type_battle_load};
static const uint16_t results__lookup[15] = {0, 2, 4, 0, 0, 0, 0, 5, 0, 0, 1, 3, 7, 0, 6};
enum { results__bound = TENON_GEN_BOUND_BASE + 76 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U32
    + 1 * TENON_GEN_BOUND_F64 + 1 * TENON_GEN_BOUND_OBJECT + 3 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan results__plan = TENON_GEN_PLAN(results__bound, false);

static const char *results__get_peers(tenon__in *in, const char *p, struct battle_results *o)
{
    struct battle_peer_info *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_results, &results__members[4], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct battle_peer_info *)(void *)g.data + g.n++;
        q = battle_peer_info__get(in, p, e);
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

static char *results__put_peers(tenon__out *out, char *p, const struct battle_results *o)
{
    const size_t n = (size_t)o->n_peers;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->peers))
        return tenon__json_write_member(out, p, &tenon__type_results, 4, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct battle_peer_info *const e = &o->peers[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = battle_peer_info__put(out, p, e);
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

static const char *results__get_results(tenon__in *in, const char *p, struct battle_results *o)
{
    struct battle_result *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_results, &results__members[5], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct battle_result *)(void *)g.data + g.n++;
        q = battle_result__get(in, p, e);
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

static char *results__put_results(tenon__out *out, char *p, const struct battle_results *o)
{
    const size_t n = (size_t)o->n_results;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->results))
        return tenon__json_write_member(out, p, &tenon__type_results, 5, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct battle_result *const e = &o->results[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = battle_result__put(out, p, e);
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

static const char *results__get_loads(tenon__in *in, const char *p, struct battle_results *o)
{
    struct battle_load *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_results, &results__members[6], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct battle_load *)(void *)g.data + g.n++;
        q = battle_load__get(in, p, e);
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

static char *results__put_loads(tenon__out *out, char *p, const struct battle_results *o)
{
    const size_t n = (size_t)o->n_loads;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->loads))
        return tenon__json_write_member(out, p, &tenon__type_results, 6, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct battle_load *const e = &o->loads[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = battle_load__put(out, p, e);
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

static const char *results__get(tenon__in *in, const char *p, struct battle_results *o)
{
    const tenon_type *const type = &tenon__type_results;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"schema\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"schema\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"schema\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)) || TENON__UNLIKELY(v > (int64_t)(1)))
        return tenon__gen_limited(in, p, type, o, 0, seen);
    o->schema = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"machine\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"machine\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"machine\":", ANY);
    q = battle_machine__get(in, p, &o->machine);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"repetitions\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"repetitions\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"repetitions\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U32, 0, UINT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->repetitions = (unsigned int)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"seconds\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"seconds\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"seconds\":", ANY);
    q = tenon__json_f64(in, p, &o->seconds);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"peers\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"peers\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"peers\":", WORD);
    q = results__get_peers(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"results\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"results\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"results\":", WORD);
    q = results__get_results(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"loads\":", WORD);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"loads\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"loads\":", WORD);
        q = results__get_loads(in, p, o);
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

static char *results__put(tenon__out *out, char *p, const struct battle_results *o)
{
    const tenon_type *const type = &tenon__type_results;
    const size_t bound = results__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"schema\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->schema);
    p = TENON_GEN_PUT(p, ",\"machine\":");
    p = tenon__gen_room(out, battle_machine__put(out, p, &o->machine), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"repetitions\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->repetitions);
    p = TENON_GEN_PUT(p, ",\"seconds\":");
    p = tenon__json_put_f64(out, p, o->seconds);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"peers\":");
    p = tenon__gen_room(out, results__put_peers(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"results\":");
    p = tenon__gen_room(out, results__put_results(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    if (o->n_loads != 0) {
        p = TENON_GEN_PUT(p, ",\"loads\":");
        p = tenon__gen_room(out, results__put_loads(out, p, o), bound);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_out_failed(out, type, 6);
    }
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *results__get_any(tenon__in *in, const char *p, void *o)
{
    return results__get(in, p, (struct battle_results *)o);
}
static char *results__put_any(tenon__out *out, char *p, const void *o)
{
    return results__put(out, p, (const struct battle_results *)o);
}
static const tenon_generated results__functions = {TENON_ABI, results__get_any, results__put_any};

TENON_GEN_STRUCT(results, struct battle_results, 7, UINT64_C(0x7f), 0, &results__functions);

#ifdef __cplusplus
}
#endif
