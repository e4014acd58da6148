/* more.tenon.c: made by tenongen from more.h; edit that instead. Tables and JSON functions of the types in it. */
#include "more.tenon.h"

#include <tenon/gen.h>
#include "models.tenon.h"

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_small;
extern const tenon_type tenon__type_small_array;
extern const tenon_type tenon__type_log_field;
extern const tenon_type tenon__type_system_log;
extern const tenon_type tenon__type_forecast;
extern const tenon_type tenon__type_tweet_user;
extern const tenon_type tenon__type_tweet;
extern const tenon_type tenon__type_tweets;
static const char *system_log__get(tenon__in *in, const char *p, struct system_log *o);
static char *system_log__put(tenon__out *out, char *p, const struct system_log *o);
static const char *forecast__get(tenon__in *in, const char *p, struct forecast *o);
static char *forecast__put(tenon__out *out, char *p, const struct forecast *o);
static const char *tweet_user__get(tenon__in *in, const char *p, struct tweet_user *o);
static char *tweet_user__put(tenon__out *out, char *p, const struct tweet_user *o);
static const char *tweet__get(tenon__in *in, const char *p, struct tweet *o);
static char *tweet__put(tenon__out *out, char *p, const struct tweet *o);
static const char *tweets__get(tenon__in *in, const char *p, struct tweets *o);
static char *tweets__put(tenon__out *out, char *p, const struct tweets *o);

/* ---- struct small_array -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct small_array, items, struct small **);
TENON_GEN_TYPE_IS(struct small_array, n, size_t *);

static const tenon_member small_array__members[1] = {
    TENON_GEN_MANY(struct small_array, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct small_array, n),
                   TENON_GEN_SIZE(struct small_array, items)),
};
static const tenon_detail small_array__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, small_type),
};
static const tenon_type *const small_array__refs[1] = {&tenon__type_small};
static const uint16_t small_array__lookup[3] = {0, 0, 1};
enum { small_array__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan small_array__plan = TENON_GEN_PLAN(small_array__bound, false);

TENON_GEN_STRUCT(small_array, struct small_array, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct log_field ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct log_field, key, tenon_str *);
TENON_GEN_TYPE_IS(struct log_field, value, tenon_str *);

static const tenon_member log_field__members[1] = {
    TENON_GEN_MEMBER(struct log_field, value, "value", TENON_KIND_STR, 0),
};
static const tenon_detail log_field__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const log_field__refs[1] = {NULL};
static const uint16_t log_field__lookup[3] = {1, 0, 0};
enum { log_field__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan log_field__plan = TENON_GEN_PLAN(log_field__bound, false);

TENON_GEN_STRUCT(log_field, struct log_field, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct system_log --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct system_log, Id, int *);
TENON_GEN_TYPE_IS(struct system_log, LogType, tenon_str *);
TENON_GEN_TYPE_IS(struct system_log, Describe, tenon_str *);
TENON_GEN_TYPE_IS(struct system_log, Localtion, tenon_str *);
TENON_GEN_TYPE_IS(struct system_log, Stack, tenon_str *);
TENON_GEN_TYPE_IS(struct system_log, CreateTime, tenon_time *);
TENON_GEN_TYPE_IS(struct system_log, Guid, tenon_str *);
TENON_GEN_TYPE_IS(struct system_log, ExtFileds, struct log_field **);
TENON_GEN_TYPE_IS(struct system_log, n_fields, size_t *);

static const tenon_member system_log__members[8] = {
    TENON_GEN_MEMBER(struct system_log, Id, "Id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct system_log, LogType, "LogType", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct system_log, Describe, "Describe", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct system_log, Localtion, "Localtion", TENON_KIND_STR, 3),
    TENON_GEN_MEMBER(struct system_log, Stack, "Stack", TENON_KIND_STR, 4),
    TENON_GEN_MEMBER(struct system_log, CreateTime, "CreateTime", TENON_KIND_TIME, 5),
    TENON_GEN_MEMBER(struct system_log, Guid, "Guid", TENON_KIND_STR, 6),
    TENON_GEN_MANY(struct system_log, ExtFileds, "ExtFileds", TENON_KIND_MAP, TENON_KIND_OBJECT, 7, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct system_log, n_fields),
                   TENON_GEN_SIZE(struct system_log, ExtFileds)),
};
static const tenon_detail system_log__details[8] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct log_field, key), TENON_GEN_SIZE(struct log_field, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, log_field_type),
};
static const tenon_type *const system_log__refs[8] = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, &tenon__type_log_field};
static const uint16_t system_log__lookup[17] = {0, 0, 0, 1, 0, 0, 0, 0, 5, 0, 3, 2, 7, 8, 6, 0, 4};
enum { system_log__bound = TENON_GEN_BOUND_BASE + 86 + 1 * TENON_GEN_BOUND_I32 + 5 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_TIME + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan system_log__plan = TENON_GEN_PLAN(system_log__bound, false);

static const char *system_log__get(tenon__in *in, const char *p, struct system_log *o)
{
    const tenon_type *const type = &tenon__type_system_log;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"Id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"Id\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"Id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->Id = (int)v;
    p = TENON_GEN_READY(in, q, ",\"LogType\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"LogType\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"LogType\":", STRING);
    q = tenon__json_str(in, p, &o->LogType);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Describe\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Describe\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Describe\":", STRING);
    q = tenon__json_str(in, p, &o->Describe);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Localtion\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Localtion\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Localtion\":", STRING);
    q = tenon__json_str(in, p, &o->Localtion);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Stack\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Stack\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Stack\":", STRING);
    q = tenon__json_str(in, p, &o->Stack);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"CreateTime\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"CreateTime\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"CreateTime\":", TIME);
    q = tenon__json_time(in, p, &o->CreateTime);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Guid\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Guid\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Guid\":", STRING);
    q = tenon__json_str(in, p, &o->Guid);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"ExtFileds\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ExtFileds\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ExtFileds\":", ANY);
    q = tenon__json_read_member(in, p, type, 7, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *system_log__put(tenon__out *out, char *p, const struct system_log *o)
{
    const tenon_type *const type = &tenon__type_system_log;
    const size_t bound = system_log__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"Id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->Id);
    p = TENON_GEN_PUT(p, ",\"LogType\":");
    p = tenon__gen_str(out, p, &o->LogType, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"Describe\":");
    p = tenon__gen_str(out, p, &o->Describe, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"Localtion\":");
    p = tenon__gen_str(out, p, &o->Localtion, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"Stack\":");
    p = tenon__gen_str(out, p, &o->Stack, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"CreateTime\":");
    p = tenon__json_put_time(out, p, &o->CreateTime);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"Guid\":");
    p = tenon__gen_str(out, p, &o->Guid, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"ExtFileds\":");
    p = tenon__json_write_member(out, p, type, 7, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *system_log__get_any(tenon__in *in, const char *p, void *o)
{
    return system_log__get(in, p, (struct system_log *)o);
}
static char *system_log__put_any(tenon__out *out, char *p, const void *o)
{
    return system_log__put(out, p, (const struct system_log *)o);
}
static const tenon_generated system_log__functions = {TENON_ABI, system_log__get_any, system_log__put_any};

TENON_GEN_STRUCT(system_log, struct system_log, 8, UINT64_C(0xff), 0, &system_log__functions);

/* ---- struct forecast ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct forecast, Date, tenon_time *);
TENON_GEN_TYPE_IS(struct forecast, TemperatureC, int *);
TENON_GEN_TYPE_IS(struct forecast, Summary, tenon_str *);

static const tenon_member forecast__members[3] = {
    TENON_GEN_MEMBER(struct forecast, Date, "Date", TENON_KIND_TIME, 0),
    TENON_GEN_MEMBER(struct forecast, TemperatureC, "TemperatureC", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct forecast, Summary, "Summary", TENON_KIND_STR, 2),
};
static const tenon_detail forecast__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const forecast__refs[3] = {NULL, NULL, NULL};
static const uint16_t forecast__lookup[7] = {0, 2, 0, 0, 3, 1, 0};
enum { forecast__bound = TENON_GEN_BOUND_BASE + 35 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_TIME };
static const tenon_plan forecast__plan = TENON_GEN_PLAN(forecast__bound, false);

static const char *forecast__get(tenon__in *in, const char *p, struct forecast *o)
{
    const tenon_type *const type = &tenon__type_forecast;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"Date\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"Date\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"Date\":", TIME);
    q = tenon__json_time(in, p, &o->Date);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"TemperatureC\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"TemperatureC\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"TemperatureC\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->TemperatureC = (int)v;
    p = TENON_GEN_READY(in, q, ",\"Summary\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Summary\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Summary\":", STRING);
    q = tenon__json_str(in, p, &o->Summary);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *forecast__put(tenon__out *out, char *p, const struct forecast *o)
{
    const tenon_type *const type = &tenon__type_forecast;
    const size_t bound = forecast__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"Date\":");
    p = tenon__json_put_time(out, p, &o->Date);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"TemperatureC\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->TemperatureC);
    p = TENON_GEN_PUT(p, ",\"Summary\":");
    p = tenon__gen_str(out, p, &o->Summary, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    *p = '}';
    return p + 1;
}

static const char *forecast__get_any(tenon__in *in, const char *p, void *o)
{
    return forecast__get(in, p, (struct forecast *)o);
}
static char *forecast__put_any(tenon__out *out, char *p, const void *o)
{
    return forecast__put(out, p, (const struct forecast *)o);
}
static const tenon_generated forecast__functions = {TENON_ABI, forecast__get_any, forecast__put_any};

TENON_GEN_STRUCT(forecast, struct forecast, 3, UINT64_C(0x7), 0, &forecast__functions);

/* ---- struct tweet_user --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tweet_user, id, uint64_t *);
TENON_GEN_TYPE_IS(struct tweet_user, name, tenon_str *);
TENON_GEN_TYPE_IS(struct tweet_user, screen_name, tenon_str *);
TENON_GEN_TYPE_IS(struct tweet_user, followers_count, int *);
TENON_GEN_TYPE_IS(struct tweet_user, verified, bool *);

static const tenon_member tweet_user__members[5] = {
    TENON_GEN_MEMBER(struct tweet_user, id, "id", TENON_KIND_U64, 0),
    TENON_GEN_MEMBER(struct tweet_user, name, "name", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct tweet_user, screen_name, "screen_name", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct tweet_user, followers_count, "followers_count", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct tweet_user, verified, "verified", TENON_KIND_BOOL, 4),
};
static const tenon_detail tweet_user__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const tweet_user__refs[5] = {NULL, NULL, NULL, NULL, NULL};
static const uint16_t tweet_user__lookup[11] = {0, 5, 3, 0, 0, 0, 0, 2, 4, 1, 0};
enum { tweet_user__bound = TENON_GEN_BOUND_BASE + 60 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_U64 + 2 * TENON_GEN_BOUND_STR };
static const tenon_plan tweet_user__plan = TENON_GEN_PLAN(tweet_user__bound, false);

static const char *tweet_user__get(tenon__in *in, const char *p, struct tweet_user *o)
{
    const tenon_type *const type = &tenon__type_tweet_user;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"id\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"id\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->id = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"name\":", STRING);
    q = tenon__json_str(in, p, &o->name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"screen_name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"screen_name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"screen_name\":", STRING);
    q = tenon__json_str(in, p, &o->screen_name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"followers_count\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"followers_count\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"followers_count\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->followers_count = (int)v;
    p = TENON_GEN_READY(in, q, ",\"verified\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"verified\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"verified\":", WORD);
    q = tenon__json_boolean(in, p, &o->verified);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *tweet_user__put(tenon__out *out, char *p, const struct tweet_user *o)
{
    const tenon_type *const type = &tenon__type_tweet_user;
    const size_t bound = tweet_user__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"id\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->id);
    p = TENON_GEN_PUT(p, ",\"name\":");
    p = tenon__gen_str(out, p, &o->name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"screen_name\":");
    p = tenon__gen_str(out, p, &o->screen_name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"followers_count\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->followers_count);
    p = TENON_GEN_PUT(p, ",\"verified\":");
    p = tenon__json_put_boolean(out, p, o->verified);
    *p = '}';
    return p + 1;
}

static const char *tweet_user__get_any(tenon__in *in, const char *p, void *o)
{
    return tweet_user__get(in, p, (struct tweet_user *)o);
}
static char *tweet_user__put_any(tenon__out *out, char *p, const void *o)
{
    return tweet_user__put(out, p, (const struct tweet_user *)o);
}
static const tenon_generated tweet_user__functions = {TENON_ABI, tweet_user__get_any, tweet_user__put_any};

TENON_GEN_STRUCT(tweet_user, struct tweet_user, 5, UINT64_C(0x1f), 0, &tweet_user__functions);

/* ---- struct tweet -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tweet, created_at, tenon_str *);
TENON_GEN_TYPE_IS(struct tweet, id, uint64_t *);
TENON_GEN_TYPE_IS(struct tweet, text, tenon_str *);
TENON_GEN_TYPE_IS(struct tweet, user, struct tweet_user *);
TENON_GEN_TYPE_IS(struct tweet, retweet_count, int *);
TENON_GEN_TYPE_IS(struct tweet, favorite_count, int *);

static const tenon_member tweet__members[6] = {
    TENON_GEN_MEMBER(struct tweet, created_at, "created_at", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct tweet, id, "id", TENON_KIND_U64, 1),
    TENON_GEN_MEMBER(struct tweet, text, "text", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct tweet, user, "user", TENON_KIND_OBJECT, 3),
    TENON_GEN_MEMBER(struct tweet, retweet_count, "retweet_count", TENON_KIND_I32, 4),
    TENON_GEN_MEMBER(struct tweet, favorite_count, "favorite_count", TENON_KIND_I32, 5),
};
static const tenon_detail tweet__details[6] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(tweet_user),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const tweet__refs[6] = {NULL, NULL, NULL, &tenon__type_tweet_user, NULL, NULL};
static const uint16_t tweet__lookup[13] = {0, 0, 0, 5, 1, 6, 0, 0, 3, 0, 4, 2, 0};
enum { tweet__bound = TENON_GEN_BOUND_BASE + 71 + 2 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U64
    + 2 * TENON_GEN_BOUND_STR + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan tweet__plan = TENON_GEN_PLAN(tweet__bound, false);

static const char *tweet__get(tenon__in *in, const char *p, struct tweet *o)
{
    const tenon_type *const type = &tenon__type_tweet;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"created_at\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"created_at\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"created_at\":", STRING);
    q = tenon__json_str(in, p, &o->created_at);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"id\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"id\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"id\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_U64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->id = (uint64_t)v;
    p = TENON_GEN_READY(in, q, ",\"text\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", STRING);
    q = tenon__json_str(in, p, &o->text);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"user\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"user\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"user\":", ANY);
    q = tweet_user__get(in, p, &o->user);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"retweet_count\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"retweet_count\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"retweet_count\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    o->retweet_count = (int)v;
    p = TENON_GEN_READY(in, q, ",\"favorite_count\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"favorite_count\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"favorite_count\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->favorite_count = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *tweet__put(tenon__out *out, char *p, const struct tweet *o)
{
    const tenon_type *const type = &tenon__type_tweet;
    const size_t bound = tweet__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"created_at\":");
    p = tenon__gen_str(out, p, &o->created_at, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"id\":");
    p = tenon__json_put_unsigned(out, p, (uint64_t)o->id);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_str(out, p, &o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"user\":");
    p = tenon__gen_room(out, tweet_user__put(out, p, &o->user), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"retweet_count\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->retweet_count);
    p = TENON_GEN_PUT(p, ",\"favorite_count\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->favorite_count);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *tweet__get_any(tenon__in *in, const char *p, void *o)
{
    return tweet__get(in, p, (struct tweet *)o);
}
static char *tweet__put_any(tenon__out *out, char *p, const void *o)
{
    return tweet__put(out, p, (const struct tweet *)o);
}
static const tenon_generated tweet__functions = {TENON_ABI, tweet__get_any, tweet__put_any};

TENON_GEN_STRUCT(tweet, struct tweet, 6, UINT64_C(0x3f), 0, &tweet__functions);

/* ---- struct tweets ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct tweets, statuses, struct tweet **);
TENON_GEN_TYPE_IS(struct tweets, n, size_t *);

static const tenon_member tweets__members[1] = {
    TENON_GEN_MANY(struct tweets, statuses, "statuses", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct tweets, n),
                   TENON_GEN_SIZE(struct tweets, statuses)),
};
static const tenon_detail tweets__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, tweet_type),
};
static const tenon_type *const tweets__refs[1] = {&tenon__type_tweet};
static const uint16_t tweets__lookup[3] = {1, 0, 0};
enum { tweets__bound = TENON_GEN_BOUND_BASE + 12 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan tweets__plan = TENON_GEN_PLAN(tweets__bound, false);

static const char *tweets__get_statuses(tenon__in *in, const char *p, struct tweets *o)
{
    struct tweet *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_tweets, &tweets__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct tweet *)(void *)g.data + g.n++;
        q = tweet__get(in, p, e);
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

static char *tweets__put_statuses(tenon__out *out, char *p, const struct tweets *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->statuses))
        return tenon__json_write_member(out, p, &tenon__type_tweets, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct tweet *const e = &o->statuses[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = tweet__put(out, p, e);
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

static const char *tweets__get(tenon__in *in, const char *p, struct tweets *o)
{
    const tenon_type *const type = &tenon__type_tweets;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"statuses\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"statuses\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"statuses\":", WORD);
    q = tweets__get_statuses(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *tweets__put(tenon__out *out, char *p, const struct tweets *o)
{
    const tenon_type *const type = &tenon__type_tweets;
    const size_t bound = tweets__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"statuses\":");
    p = tenon__gen_room(out, tweets__put_statuses(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *tweets__get_any(tenon__in *in, const char *p, void *o)
{
    return tweets__get(in, p, (struct tweets *)o);
}
static char *tweets__put_any(tenon__out *out, char *p, const void *o)
{
    return tweets__put(out, p, (const struct tweets *)o);
}
static const tenon_generated tweets__functions = {TENON_ABI, tweets__get_any, tweets__put_any};

TENON_GEN_STRUCT(tweets, struct tweets, 1, UINT64_C(0x1), 0, &tweets__functions);

#ifdef __cplusplus
}
#endif
