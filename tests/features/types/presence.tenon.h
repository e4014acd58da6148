/* presence.tenon.h: made by tenongen from presence.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef PRESENCE_TENON_H
#define PRESENCE_TENON_H

#include "presence.h"

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

/* ---- struct many --------------------------------------------------------------------- */

typedef struct many tenon__c_many;
enum { tenon__kind_many = TENON_KIND_OBJECT };
const tenon_type *many_type(void);
static inline TENON_GEN_UNUSED bool many_json_read(struct many *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(many_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_json_read_path(struct many *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(many_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_json_read_source(struct many *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(many_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_json_update(struct many *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(many_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_json_write(const struct many *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(many_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t many_json_print(const struct many *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(many_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool many_init(struct many *object, tenon_mem *mem)
{
    return tenon_init(many_type(), object, mem);
}
static inline TENON_GEN_UNUSED void many_free(struct many *object, tenon_mem *mem)
{
    tenon_free(many_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool many_copy(struct many *copy, const struct many *object, tenon_mem *mem)
{
    return tenon_copy(many_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool many_equal(const struct many *a, const struct many *b)
{
    return tenon_equal(many_type(), a, b);
}

/* ---- struct optional ----------------------------------------------------------------- */

typedef struct optional tenon__c_optional;
enum { tenon__kind_optional = TENON_KIND_OBJECT };
const tenon_type *optional_type(void);
static inline TENON_GEN_UNUSED bool optional_json_read(struct optional *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(optional_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool optional_json_read_path(struct optional *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(optional_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool optional_json_read_source(struct optional *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(optional_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool optional_json_update(struct optional *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(optional_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool optional_json_write(const struct optional *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(optional_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t optional_json_print(const struct optional *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(optional_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool optional_init(struct optional *object, tenon_mem *mem)
{
    return tenon_init(optional_type(), object, mem);
}
static inline TENON_GEN_UNUSED void optional_free(struct optional *object, tenon_mem *mem)
{
    tenon_free(optional_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool optional_copy(struct optional *copy, const struct optional *object, tenon_mem *mem)
{
    return tenon_copy(optional_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool optional_equal(const struct optional *a, const struct optional *b)
{
    return tenon_equal(optional_type(), a, b);
}

/* ---- struct with --------------------------------------------------------------------- */

typedef struct with tenon__c_with;
enum { tenon__kind_with = TENON_KIND_OBJECT };
const tenon_type *with_type(void);
static inline TENON_GEN_UNUSED bool with_json_read(struct with *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(with_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool with_json_read_path(struct with *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(with_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool with_json_read_source(struct with *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(with_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool with_json_update(struct with *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(with_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool with_json_write(const struct with *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(with_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t with_json_print(const struct with *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(with_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool with_init(struct with *object, tenon_mem *mem)
{
    return tenon_init(with_type(), object, mem);
}
static inline TENON_GEN_UNUSED void with_free(struct with *object, tenon_mem *mem)
{
    tenon_free(with_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool with_copy(struct with *copy, const struct with *object, tenon_mem *mem)
{
    return tenon_copy(with_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool with_equal(const struct with *a, const struct with *b)
{
    return tenon_equal(with_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
