/* names.tenon.h: made by tenongen from names.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef NAMES_TENON_H
#define NAMES_TENON_H

#include "names.h"

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

/* ---- struct lengths ------------------------------------------------------------------ */

/* Fragments ,"name": around 16 and 32 bytes, and far above. */
typedef struct lengths tenon__c_lengths;
enum { tenon__kind_lengths = TENON_KIND_OBJECT };
const tenon_type *lengths_type(void);
static inline TENON_GEN_UNUSED bool lengths_json_read(struct lengths *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(lengths_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengths_json_read_path(struct lengths *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(lengths_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengths_json_read_source(struct lengths *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(lengths_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengths_json_update(struct lengths *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(lengths_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengths_json_write(const struct lengths *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(lengths_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t lengths_json_print(const struct lengths *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(lengths_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool lengths_init(struct lengths *object, tenon_mem *mem)
{
    return tenon_init(lengths_type(), object, mem);
}
static inline TENON_GEN_UNUSED void lengths_free(struct lengths *object, tenon_mem *mem)
{
    tenon_free(lengths_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool lengths_copy(struct lengths *copy, const struct lengths *object, tenon_mem *mem)
{
    return tenon_copy(lengths_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool lengths_equal(const struct lengths *a, const struct lengths *b)
{
    return tenon_equal(lengths_type(), a, b);
}

/* ---- struct odd ---------------------------------------------------------------------- */

typedef struct odd tenon__c_odd;
enum { tenon__kind_odd = TENON_KIND_OBJECT };
const tenon_type *odd_type(void);
static inline TENON_GEN_UNUSED bool odd_json_read(struct odd *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(odd_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_json_read_path(struct odd *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(odd_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_json_read_source(struct odd *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(odd_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_json_update(struct odd *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(odd_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_json_write(const struct odd *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(odd_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t odd_json_print(const struct odd *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(odd_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool odd_init(struct odd *object, tenon_mem *mem)
{
    return tenon_init(odd_type(), object, mem);
}
static inline TENON_GEN_UNUSED void odd_free(struct odd *object, tenon_mem *mem)
{
    tenon_free(odd_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool odd_copy(struct odd *copy, const struct odd *object, tenon_mem *mem)
{
    return tenon_copy(odd_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool odd_equal(const struct odd *a, const struct odd *b)
{
    return tenon_equal(odd_type(), a, b);
}

/* ---- struct long_escaped ------------------------------------------------------------- */

typedef struct long_escaped tenon__c_long_escaped;
enum { tenon__kind_long_escaped = TENON_KIND_OBJECT };
const tenon_type *long_escaped_type(void);
static inline TENON_GEN_UNUSED bool long_escaped_json_read(struct long_escaped *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(long_escaped_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool long_escaped_json_read_path(struct long_escaped *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(long_escaped_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool long_escaped_json_read_source(struct long_escaped *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(long_escaped_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool long_escaped_json_update(struct long_escaped *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(long_escaped_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool long_escaped_json_write(const struct long_escaped *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(long_escaped_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t long_escaped_json_print(const struct long_escaped *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(long_escaped_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool long_escaped_init(struct long_escaped *object, tenon_mem *mem)
{
    return tenon_init(long_escaped_type(), object, mem);
}
static inline TENON_GEN_UNUSED void long_escaped_free(struct long_escaped *object, tenon_mem *mem)
{
    tenon_free(long_escaped_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool long_escaped_copy(struct long_escaped *copy, const struct long_escaped *object, tenon_mem *mem)
{
    return tenon_copy(long_escaped_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool long_escaped_equal(const struct long_escaped *a, const struct long_escaped *b)
{
    return tenon_equal(long_escaped_type(), a, b);
}

/* ---- struct aliased ------------------------------------------------------------------ */

typedef struct aliased tenon__c_aliased;
enum { tenon__kind_aliased = TENON_KIND_OBJECT };
const tenon_type *aliased_type(void);
static inline TENON_GEN_UNUSED bool aliased_json_read(struct aliased *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(aliased_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool aliased_json_read_path(struct aliased *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(aliased_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool aliased_json_read_source(struct aliased *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(aliased_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool aliased_json_update(struct aliased *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(aliased_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool aliased_json_write(const struct aliased *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(aliased_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t aliased_json_print(const struct aliased *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(aliased_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool aliased_init(struct aliased *object, tenon_mem *mem)
{
    return tenon_init(aliased_type(), object, mem);
}
static inline TENON_GEN_UNUSED void aliased_free(struct aliased *object, tenon_mem *mem)
{
    tenon_free(aliased_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool aliased_copy(struct aliased *copy, const struct aliased *object, tenon_mem *mem)
{
    return tenon_copy(aliased_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool aliased_equal(const struct aliased *a, const struct aliased *b)
{
    return tenon_equal(aliased_type(), a, b);
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

#ifdef __cplusplus
}
#endif
#endif
