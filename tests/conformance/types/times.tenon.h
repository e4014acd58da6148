/* times.tenon.h: made by tenongen from times.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef TIMES_TENON_H
#define TIMES_TENON_H

#include "times.h"

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

/* ---- struct stamp -------------------------------------------------------------------- */

typedef struct stamp tenon__c_stamp;
enum { tenon__kind_stamp = TENON_KIND_OBJECT };
const tenon_type *stamp_type(void);
static inline TENON_GEN_UNUSED bool stamp_json_read(struct stamp *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(stamp_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_read_path(struct stamp *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(stamp_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_read_source(struct stamp *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(stamp_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_update(struct stamp *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(stamp_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_write(const struct stamp *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(stamp_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t stamp_json_print(const struct stamp *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(stamp_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool stamp_init(struct stamp *object, tenon_mem *mem)
{
    return tenon_init(stamp_type(), object, mem);
}
static inline TENON_GEN_UNUSED void stamp_free(struct stamp *object, tenon_mem *mem)
{
    tenon_free(stamp_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool stamp_copy(struct stamp *copy, const struct stamp *object, tenon_mem *mem)
{
    return tenon_copy(stamp_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool stamp_equal(const struct stamp *a, const struct stamp *b)
{
    return tenon_equal(stamp_type(), a, b);
}

/* ---- struct stamps ------------------------------------------------------------------- */

typedef struct stamps tenon__c_stamps;
enum { tenon__kind_stamps = TENON_KIND_OBJECT };
const tenon_type *stamps_type(void);
static inline TENON_GEN_UNUSED bool stamps_json_read(struct stamps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(stamps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamps_json_read_path(struct stamps *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(stamps_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamps_json_read_source(struct stamps *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(stamps_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamps_json_update(struct stamps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(stamps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamps_json_write(const struct stamps *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(stamps_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t stamps_json_print(const struct stamps *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(stamps_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool stamps_init(struct stamps *object, tenon_mem *mem)
{
    return tenon_init(stamps_type(), object, mem);
}
static inline TENON_GEN_UNUSED void stamps_free(struct stamps *object, tenon_mem *mem)
{
    tenon_free(stamps_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool stamps_copy(struct stamps *copy, const struct stamps *object, tenon_mem *mem)
{
    return tenon_copy(stamps_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool stamps_equal(const struct stamps *a, const struct stamps *b)
{
    return tenon_equal(stamps_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
