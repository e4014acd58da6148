/* omitted_strict.tenon.h: made by tenongen from omitted_strict.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef OMITTED_STRICT_TENON_H
#define OMITTED_STRICT_TENON_H

#include "omitted_strict.h"

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

/* ---- struct sparse ------------------------------------------------------------------- */

typedef struct sparse tenon__c_sparse;
enum { tenon__kind_sparse = TENON_KIND_OBJECT };
const tenon_type *sparse_type(void);
static inline TENON_GEN_UNUSED bool sparse_json_read(struct sparse *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(sparse_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sparse_json_read_path(struct sparse *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(sparse_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sparse_json_read_source(struct sparse *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(sparse_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sparse_json_update(struct sparse *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(sparse_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sparse_json_write(const struct sparse *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(sparse_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t sparse_json_print(const struct sparse *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(sparse_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool sparse_init(struct sparse *object, tenon_mem *mem)
{
    return tenon_init(sparse_type(), object, mem);
}
static inline TENON_GEN_UNUSED void sparse_free(struct sparse *object, tenon_mem *mem)
{
    tenon_free(sparse_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool sparse_copy(struct sparse *copy, const struct sparse *object, tenon_mem *mem)
{
    return tenon_copy(sparse_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool sparse_equal(const struct sparse *a, const struct sparse *b)
{
    return tenon_equal(sparse_type(), a, b);
}

/* ---- struct firm --------------------------------------------------------------------- */

typedef struct firm tenon__c_firm;
enum { tenon__kind_firm = TENON_KIND_OBJECT };
const tenon_type *firm_type(void);
static inline TENON_GEN_UNUSED bool firm_json_read(struct firm *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(firm_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool firm_json_read_path(struct firm *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(firm_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool firm_json_read_source(struct firm *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(firm_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool firm_json_update(struct firm *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(firm_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool firm_json_write(const struct firm *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(firm_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t firm_json_print(const struct firm *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(firm_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool firm_init(struct firm *object, tenon_mem *mem)
{
    return tenon_init(firm_type(), object, mem);
}
static inline TENON_GEN_UNUSED void firm_free(struct firm *object, tenon_mem *mem)
{
    tenon_free(firm_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool firm_copy(struct firm *copy, const struct firm *object, tenon_mem *mem)
{
    return tenon_copy(firm_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool firm_equal(const struct firm *a, const struct firm *b)
{
    return tenon_equal(firm_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
