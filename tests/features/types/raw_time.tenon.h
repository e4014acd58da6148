/* raw_time.tenon.h: made by tenongen from raw_time.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef RAW_TIME_TENON_H
#define RAW_TIME_TENON_H

#include "raw_time.h"

#include <tenon/tenon.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef TENON_GEN_UNUSED
#ifdef __GNUC__
#define TENON_GEN_UNUSED __attribute__((unused))
#else
#define TENON_GEN_UNUSED
#endif
#endif

/* ---- struct raws --------------------------------------------------------------------- */

typedef struct raws tenon__c_raws;
enum { tenon__kind_raws = TENON_KIND_OBJECT };
const tenon_type *raws_type(void);
static inline TENON_GEN_UNUSED bool raws_json_read(struct raws *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(raws_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raws_json_read_path(struct raws *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(raws_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raws_json_read_source(struct raws *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(raws_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raws_json_update(struct raws *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(raws_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raws_json_write(const struct raws *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(raws_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t raws_json_print(const struct raws *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(raws_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool raws_init(struct raws *object, tenon_mem *mem)
{
    return tenon_init(raws_type(), object, mem);
}
static inline TENON_GEN_UNUSED void raws_free(struct raws *object, tenon_mem *mem)
{
    tenon_free(raws_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool raws_copy(struct raws *copy, const struct raws *object, tenon_mem *mem)
{
    return tenon_copy(raws_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool raws_equal(const struct raws *a, const struct raws *b)
{
    return tenon_equal(raws_type(), a, b);
}

/* ---- struct times -------------------------------------------------------------------- */

typedef struct times tenon__c_times;
enum { tenon__kind_times = TENON_KIND_OBJECT };
const tenon_type *times_type(void);
static inline TENON_GEN_UNUSED bool times_json_read(struct times *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(times_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool times_json_read_path(struct times *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(times_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool times_json_read_source(struct times *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(times_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool times_json_update(struct times *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(times_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool times_json_write(const struct times *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(times_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t times_json_print(const struct times *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(times_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool times_init(struct times *object, tenon_mem *mem)
{
    return tenon_init(times_type(), object, mem);
}
static inline TENON_GEN_UNUSED void times_free(struct times *object, tenon_mem *mem)
{
    tenon_free(times_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool times_copy(struct times *copy, const struct times *object, tenon_mem *mem)
{
    return tenon_copy(times_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool times_equal(const struct times *a, const struct times *b)
{
    return tenon_equal(times_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
