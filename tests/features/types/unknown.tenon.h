/* unknown.tenon.h: made by tenongen from unknown.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef UNKNOWN_TENON_H
#define UNKNOWN_TENON_H

#include "unknown.h"

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

/* ---- struct inner -------------------------------------------------------------------- */

typedef struct inner tenon__c_inner;
enum { tenon__kind_inner = TENON_KIND_OBJECT };
const tenon_type *inner_type(void);
static inline TENON_GEN_UNUSED bool inner_json_read(struct inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_read_path(struct inner *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(inner_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_read_source(struct inner *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(inner_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_update(struct inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_write(const struct inner *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(inner_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t inner_json_print(const struct inner *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(inner_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool inner_init(struct inner *object, tenon_mem *mem)
{
    return tenon_init(inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED void inner_free(struct inner *object, tenon_mem *mem)
{
    tenon_free(inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool inner_copy(struct inner *copy, const struct inner *object, tenon_mem *mem)
{
    return tenon_copy(inner_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool inner_equal(const struct inner *a, const struct inner *b)
{
    return tenon_equal(inner_type(), a, b);
}

/* ---- struct strict ------------------------------------------------------------------- */

typedef struct strict tenon__c_strict;
enum { tenon__kind_strict = TENON_KIND_OBJECT };
const tenon_type *strict_type(void);
static inline TENON_GEN_UNUSED bool strict_json_read(struct strict *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(strict_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strict_json_read_path(struct strict *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(strict_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strict_json_read_source(struct strict *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(strict_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strict_json_update(struct strict *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(strict_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strict_json_write(const struct strict *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(strict_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t strict_json_print(const struct strict *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(strict_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool strict_init(struct strict *object, tenon_mem *mem)
{
    return tenon_init(strict_type(), object, mem);
}
static inline TENON_GEN_UNUSED void strict_free(struct strict *object, tenon_mem *mem)
{
    tenon_free(strict_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool strict_copy(struct strict *copy, const struct strict *object, tenon_mem *mem)
{
    return tenon_copy(strict_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool strict_equal(const struct strict *a, const struct strict *b)
{
    return tenon_equal(strict_type(), a, b);
}

/* ---- struct entry -------------------------------------------------------------------- */

typedef struct entry tenon__c_entry;
enum { tenon__kind_entry = TENON_KIND_OBJECT };
const tenon_type *entry_type(void);
static inline TENON_GEN_UNUSED bool entry_json_read(struct entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_read_path(struct entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_read_source(struct entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_update(struct entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_write(const struct entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t entry_json_print(const struct entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool entry_init(struct entry *object, tenon_mem *mem)
{
    return tenon_init(entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void entry_free(struct entry *object, tenon_mem *mem)
{
    tenon_free(entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool entry_copy(struct entry *copy, const struct entry *object, tenon_mem *mem)
{
    return tenon_copy(entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool entry_equal(const struct entry *a, const struct entry *b)
{
    return tenon_equal(entry_type(), a, b);
}

/* ---- struct outer -------------------------------------------------------------------- */

typedef struct outer tenon__c_outer;
enum { tenon__kind_outer = TENON_KIND_OBJECT };
const tenon_type *outer_type(void);
static inline TENON_GEN_UNUSED bool outer_json_read(struct outer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(outer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool outer_json_read_path(struct outer *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(outer_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool outer_json_read_source(struct outer *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(outer_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool outer_json_update(struct outer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(outer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool outer_json_write(const struct outer *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(outer_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t outer_json_print(const struct outer *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(outer_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool outer_init(struct outer *object, tenon_mem *mem)
{
    return tenon_init(outer_type(), object, mem);
}
static inline TENON_GEN_UNUSED void outer_free(struct outer *object, tenon_mem *mem)
{
    tenon_free(outer_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool outer_copy(struct outer *copy, const struct outer *object, tenon_mem *mem)
{
    return tenon_copy(outer_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool outer_equal(const struct outer *a, const struct outer *b)
{
    return tenon_equal(outer_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
