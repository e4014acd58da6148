/* errors.tenon.c: made by tenongen from errors.h; edit that instead. Tables and JSON functions of the types in it. */
#include "errors.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_color;
extern const tenon_type tenon__type_wifi;
extern const tenon_type tenon__type_config;
extern const tenon_type tenon__type_deep;
static const char *wifi__get(tenon__in *in, const char *p, struct wifi *o);
static char *wifi__put(tenon__out *out, char *p, const struct wifi *o);
static const char *config__get(tenon__in *in, const char *p, struct config *o);
static char *config__put(tenon__out *out, char *p, const struct config *o);
static const char *deep__get(tenon__in *in, const char *p, struct deep *o);
static char *deep__put(tenon__out *out, char *p, const struct deep *o);

/* ---- enum color ---------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum color, 4);
TENON_GEN_VALUE_IS(RED, INT64_C(0));
TENON_GEN_VALUE_IS(GREEN, INT64_C(1));

static const tenon_enumerator color__enumerators[2] = {
    TENON_GEN_ENUMERATOR(RED, "red"),
    TENON_GEN_ENUMERATOR(GREEN, "green"),
};
static const tenon_plan color__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(color, enum color, 2);

/* ---- struct wifi --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct wifi, ssid, char (*)[8]);
TENON_GEN_TYPE_IS(struct wifi, channel, int *);

static const tenon_member wifi__members[2] = {
    TENON_GEN_MEMBER(struct wifi, ssid, "ssid", TENON_KIND_CHARS, 0),
    TENON_GEN_MEMBER_WITH(struct wifi, channel, "channel", TENON_KIND_I32, 1, TENON_STEP_SPECIAL, TENON_KIND_I32),
};
static const tenon_detail wifi__details[2] = {
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_MIN | TENON_GIVEN_MAX,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_CONSTANTS(TENON_GEN_WHOLE(1), TENON_GEN_WHOLE(13), TENON_GEN_NONE, TENON_GEN_NONE),
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const wifi__refs[2] = {NULL, NULL};
static const uint16_t wifi__lookup[5] = {0, 0, 1, 2, 0};
enum { wifi__bound = TENON_GEN_BOUND_BASE + 19 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_CHARS };
static const tenon_plan wifi__plan = TENON_GEN_PLAN(wifi__bound, false);

static const char *wifi__get(tenon__in *in, const char *p, struct wifi *o)
{
    const tenon_type *const type = &tenon__type_wifi;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"ssid\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"ssid\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"ssid\":", STRING);
    q = tenon__json_chars(in, p, o->ssid, sizeof o->ssid);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"channel\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"channel\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"channel\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q) || TENON__UNLIKELY(v < (int64_t)(1)) || TENON__UNLIKELY(v > (int64_t)(13)))
        return tenon__gen_limited(in, p, type, o, 1, UINT64_C(0x1));
    o->channel = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *wifi__put(tenon__out *out, char *p, const struct wifi *o)
{
    const tenon_type *const type = &tenon__type_wifi;
    const size_t bound = wifi__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"ssid\":");
    p = tenon__gen_chars(out, p, o->ssid, sizeof o->ssid, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"channel\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->channel);
    *p = '}';
    return p + 1;
}

static const char *wifi__get_any(tenon__in *in, const char *p, void *o)
{
    return wifi__get(in, p, (struct wifi *)o);
}
static char *wifi__put_any(tenon__out *out, char *p, const void *o)
{
    return wifi__put(out, p, (const struct wifi *)o);
}
static const tenon_generated wifi__functions = {TENON_ABI, wifi__get_any, wifi__put_any};

TENON_GEN_STRUCT(wifi, struct wifi, 2, UINT64_C(0x3), 0, &wifi__functions);

/* ---- struct config ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct config, a, int *);
TENON_GEN_TYPE_IS(struct config, small, uint8_t *);
TENON_GEN_TYPE_IS(struct config, text, char **);
TENON_GEN_TYPE_IS(struct config, list, int **);
TENON_GEN_TYPE_IS(struct config, n, size_t *);
TENON_GEN_TYPE_IS(struct config, four, int (*)[4]);
TENON_GEN_TYPE_IS(struct config, color, enum color *);
TENON_GEN_TYPE_IS(struct config, when, tenon_time *);
TENON_GEN_TYPE_IS(struct config, wifi, struct wifi *);
TENON_GEN_TYPE_IS(struct config, must, struct wifi **);

static const tenon_member config__members[9] = {
    TENON_GEN_MEMBER(struct config, a, "a", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct config, small, "small", TENON_KIND_U8, 1),
    TENON_GEN_MEMBER_WITH(struct config, text, "text", TENON_KIND_CSTR, 2, TENON_STEP_SPECIAL, TENON_KIND_CSTR),
    TENON_GEN_MANY(struct config, list, "list", TENON_KIND_ARRAY, TENON_KIND_I32, 3, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct config, n),
                   TENON_GEN_SIZE(struct config, list)),
    TENON_GEN_MANY(struct config, four, "four", TENON_KIND_FIXED, TENON_KIND_I32, 4, TENON_KIND_FIXED, TENON_KIND_FIXED, 0,
                   TENON_GEN_LENGTH(struct config, four)),
    TENON_GEN_MEMBER(struct config, color, "color", TENON_KIND_ENUM, 5),
    TENON_GEN_MEMBER(struct config, when, "when", TENON_KIND_TIME, 6),
    TENON_GEN_MEMBER(struct config, wifi, "wifi", TENON_KIND_OBJECT, 7),
    TENON_GEN_MANY(struct config, must, "must", TENON_KIND_POINTER, TENON_KIND_OBJECT, 8, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct config, must)),
};
static const tenon_detail config__details[9] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_LEN,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 30, 0),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_DETAIL(TENON_GIVEN_MAX_COUNT | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_LENGTHS(0, 0, 3),
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(color),
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(wifi),
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, wifi_type),
};
static const tenon_type *const config__refs[9] = {NULL, NULL, NULL, NULL, NULL, &tenon__type_color, NULL, &tenon__type_wifi,
    &tenon__type_wifi};
static const uint16_t config__lookup[19] = {8, 4, 5, 7, 9, 0, 2, 0, 0, 0, 0, 3, 0, 6, 0, 0, 0, 1, 0};
enum { config__bound = TENON_GEN_BOUND_BASE + 71 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_U8
    + 1 * TENON_GEN_BOUND_CSTR + 1 * TENON_GEN_BOUND_TIME + 2 * TENON_GEN_BOUND_OBJECT
    + 1 * TENON_GEN_BOUND_ARRAY + 1 * TENON_GEN_BOUND_FIXED
    + TENON_GEN_BOUND_NAMES(7) };
static const tenon_plan config__plan = TENON_GEN_PLAN(config__bound, false);

static const char *config__get(tenon__in *in, const char *p, struct config *o)
{
    const tenon_type *const type = &tenon__type_config;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"a\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"a\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"a\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->a = (int)v;
    p = TENON_GEN_READY(in, q, ",\"small\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"small\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"small\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_U8, 0, UINT8_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->small = (uint8_t)v;
    p = TENON_GEN_READY(in, q, ",\"text\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"text\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"text\":", ANY);
    q = tenon__json_read_member(in, p, type, 2, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"list\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"list\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"list\":", ANY);
    q = tenon__json_read_member(in, p, type, 3, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"four\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"four\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"four\":", ANY);
    q = tenon__json_read_member(in, p, type, 4, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"color\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"color\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"color\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_color, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    o->color = (enum color)v;
    p = TENON_GEN_READY(in, q, ",\"when\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"when\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"when\":", TIME);
    q = tenon__json_time(in, p, &o->when);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"wifi\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"wifi\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"wifi\":", ANY);
    q = wifi__get(in, p, &o->wifi);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"must\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"must\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"must\":", ANY);
    q = tenon__json_read_member(in, p, type, 8, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *config__put(tenon__out *out, char *p, const struct config *o)
{
    const tenon_type *const type = &tenon__type_config;
    const size_t bound = config__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"a\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->a);
    p = TENON_GEN_PUT(p, ",\"small\":");
    p = tenon__json_put_i32(out, p, o->small);
    p = TENON_GEN_PUT(p, ",\"text\":");
    p = tenon__gen_cstr(out, p, o->text, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"list\":");
    p = tenon__json_write_member(out, p, type, 3, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"four\":");
    p = tenon__json_write_member(out, p, type, 4, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"color\":");
    p = tenon__json_put_enum(out, p, &tenon__type_color, (int32_t)o->color, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"when\":");
    p = tenon__json_put_time(out, p, &o->when);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"wifi\":");
    p = tenon__gen_room(out, wifi__put(out, p, &o->wifi), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"must\":");
    p = tenon__json_write_member(out, p, type, 8, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *config__get_any(tenon__in *in, const char *p, void *o)
{
    return config__get(in, p, (struct config *)o);
}
static char *config__put_any(tenon__out *out, char *p, const void *o)
{
    return config__put(out, p, (const struct config *)o);
}
static const tenon_generated config__functions = {TENON_ABI, config__get_any, config__put_any};

TENON_GEN_STRUCT(config, struct config, 9, UINT64_C(0x1ff), 0, &config__functions);

/* ---- struct deep --------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct deep, down, struct deep **);
TENON_GEN_TYPE_IS(struct deep, list, struct deep **);
TENON_GEN_TYPE_IS(struct deep, n, size_t *);
TENON_GEN_TYPE_IS(struct deep, end, int *);

static const tenon_member deep__members[3] = {
    TENON_GEN_MANY(struct deep, down, "down", TENON_KIND_POINTER, TENON_KIND_OBJECT, 0, TENON_KIND_POINTER, TENON_KIND_POINTER, 0,
                   TENON_GEN_SIZE(struct deep, down)),
    TENON_GEN_MANY(struct deep, list, "a_member_of_many_letters", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 1, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct deep, n),
                   TENON_GEN_SIZE(struct deep, list)),
    TENON_GEN_MEMBER(struct deep, end, "end", TENON_KIND_I32, 2),
};
static const tenon_detail deep__details[3] = {
    TENON_GEN_DETAIL(0,
                     TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, deep_type),
    TENON_GEN_DETAIL(TENON_GIVEN_NAME | TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, deep_type),
    TENON_GEN_PLAIN,
};
static const tenon_type *const deep__refs[3] = {&tenon__type_deep, &tenon__type_deep, NULL};
static const uint16_t deep__lookup[7] = {0, 3, 1, 0, 0, 0, 2};
enum { deep__bound = TENON_GEN_BOUND_BASE + 43 + 1 * TENON_GEN_BOUND_I32 + 1 * TENON_GEN_BOUND_OBJECT
    + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan deep__plan = TENON_GEN_PLAN(deep__bound, false);

static const char *deep__get_list(tenon__in *in, const char *p, struct deep *o)
{
    struct deep *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_deep, &deep__members[1], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct deep *)(void *)g.data + g.n++;
        q = deep__get(in, p, e);
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

static char *deep__put_list(tenon__out *out, char *p, const struct deep *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->list))
        return tenon__json_write_member(out, p, &tenon__type_deep, 1, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct deep *const e = &o->list[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = deep__put(out, p, e);
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

static const char *deep__get(tenon__in *in, const char *p, struct deep *o)
{
    const tenon_type *const type = &tenon__type_deep;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"down\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"down\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"down\":", ANY);
    q = tenon__json_read_member(in, p, type, 0, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"a_member_of_many_letters\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"a_member_of_many_letters\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"a_member_of_many_letters\":", WORD);
    q = deep__get_list(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"end\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"end\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"end\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->end = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *deep__put(tenon__out *out, char *p, const struct deep *o)
{
    const tenon_type *const type = &tenon__type_deep;
    const size_t bound = deep__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"down\":");
    p = tenon__json_write_member(out, p, type, 0, o, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"a_member_of_many_letters\":");
    p = tenon__gen_room(out, deep__put_list(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"end\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->end);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *deep__get_any(tenon__in *in, const char *p, void *o)
{
    return deep__get(in, p, (struct deep *)o);
}
static char *deep__put_any(tenon__out *out, char *p, const void *o)
{
    return deep__put(out, p, (const struct deep *)o);
}
static const tenon_generated deep__functions = {TENON_ABI, deep__get_any, deep__put_any};

TENON_GEN_STRUCT(deep, struct deep, 3, UINT64_C(0x7), 0, &deep__functions);

#ifdef __cplusplus
}
#endif
