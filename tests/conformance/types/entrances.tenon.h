/* entrances.tenon.h: made by tenongen from entrances.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef ENTRANCES_TENON_H
#define ENTRANCES_TENON_H

#include "entrances.h"

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

/* ---- struct any_json ----------------------------------------------------------------- */

typedef struct any_json tenon__c_any_json;
enum { tenon__kind_any_json = TENON_KIND_OBJECT };
const tenon_type *any_json_type(void);
static inline TENON_GEN_UNUSED bool any_json_json_read(struct any_json *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(any_json_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool any_json_json_read_path(struct any_json *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(any_json_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool any_json_json_read_source(struct any_json *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(any_json_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool any_json_json_update(struct any_json *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(any_json_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool any_json_json_write(const struct any_json *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(any_json_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t any_json_json_print(const struct any_json *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(any_json_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool any_json_init(struct any_json *object, tenon_mem *mem)
{
    return tenon_init(any_json_type(), object, mem);
}
static inline TENON_GEN_UNUSED void any_json_free(struct any_json *object, tenon_mem *mem)
{
    tenon_free(any_json_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool any_json_copy(struct any_json *copy, const struct any_json *object, tenon_mem *mem)
{
    return tenon_copy(any_json_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool any_json_equal(const struct any_json *a, const struct any_json *b)
{
    return tenon_equal(any_json_type(), a, b);
}

/* ---- struct only_y ------------------------------------------------------------------- */

typedef struct only_y tenon__c_only_y;
enum { tenon__kind_only_y = TENON_KIND_OBJECT };
const tenon_type *only_y_type(void);
static inline TENON_GEN_UNUSED bool only_y_json_read(struct only_y *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(only_y_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool only_y_json_read_path(struct only_y *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(only_y_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool only_y_json_read_source(struct only_y *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(only_y_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool only_y_json_update(struct only_y *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(only_y_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool only_y_json_write(const struct only_y *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(only_y_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t only_y_json_print(const struct only_y *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(only_y_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool only_y_init(struct only_y *object, tenon_mem *mem)
{
    return tenon_init(only_y_type(), object, mem);
}
static inline TENON_GEN_UNUSED void only_y_free(struct only_y *object, tenon_mem *mem)
{
    tenon_free(only_y_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool only_y_copy(struct only_y *copy, const struct only_y *object, tenon_mem *mem)
{
    return tenon_copy(only_y_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool only_y_equal(const struct only_y *a, const struct only_y *b)
{
    return tenon_equal(only_y_type(), a, b);
}

/* ---- struct raw_member --------------------------------------------------------------- */

typedef struct raw_member tenon__c_raw_member;
enum { tenon__kind_raw_member = TENON_KIND_OBJECT };
const tenon_type *raw_member_type(void);
static inline TENON_GEN_UNUSED bool raw_member_json_read(struct raw_member *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(raw_member_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_member_json_read_path(struct raw_member *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(raw_member_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_member_json_read_source(struct raw_member *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(raw_member_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_member_json_update(struct raw_member *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(raw_member_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_member_json_write(const struct raw_member *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(raw_member_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t raw_member_json_print(const struct raw_member *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(raw_member_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool raw_member_init(struct raw_member *object, tenon_mem *mem)
{
    return tenon_init(raw_member_type(), object, mem);
}
static inline TENON_GEN_UNUSED void raw_member_free(struct raw_member *object, tenon_mem *mem)
{
    tenon_free(raw_member_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool raw_member_copy(struct raw_member *copy, const struct raw_member *object, tenon_mem *mem)
{
    return tenon_copy(raw_member_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool raw_member_equal(const struct raw_member *a, const struct raw_member *b)
{
    return tenon_equal(raw_member_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
