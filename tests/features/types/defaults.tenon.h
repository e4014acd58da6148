/* defaults.tenon.h: made by tenongen from defaults.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef DEFAULTS_TENON_H
#define DEFAULTS_TENON_H

#include "defaults.h"

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

/* ---- enum level ---------------------------------------------------------------------- */

typedef enum level tenon__c_level;
enum { tenon__kind_level = TENON_KIND_ENUM };
const tenon_type *level_type(void);

/* ---- struct listen ------------------------------------------------------------------- */

typedef struct listen tenon__c_listen;
enum { tenon__kind_listen = TENON_KIND_OBJECT };
const tenon_type *listen_type(void);
static inline TENON_GEN_UNUSED bool listen_json_read(struct listen *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(listen_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_read_path(struct listen *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(listen_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_read_source(struct listen *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(listen_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_update(struct listen *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(listen_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_write(const struct listen *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(listen_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t listen_json_print(const struct listen *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(listen_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool listen_init(struct listen *object, tenon_mem *mem)
{
    return tenon_init(listen_type(), object, mem);
}
static inline TENON_GEN_UNUSED void listen_free(struct listen *object, tenon_mem *mem)
{
    tenon_free(listen_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool listen_copy(struct listen *copy, const struct listen *object, tenon_mem *mem)
{
    return tenon_copy(listen_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool listen_equal(const struct listen *a, const struct listen *b)
{
    return tenon_equal(listen_type(), a, b);
}

/* ---- struct config ------------------------------------------------------------------- */

typedef struct config tenon__c_config;
enum { tenon__kind_config = TENON_KIND_OBJECT };
const tenon_type *config_type(void);
static inline TENON_GEN_UNUSED bool config_json_read(struct config *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(config_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_read_path(struct config *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(config_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_read_source(struct config *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(config_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_update(struct config *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(config_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_write(const struct config *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(config_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t config_json_print(const struct config *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(config_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool config_init(struct config *object, tenon_mem *mem)
{
    return tenon_init(config_type(), object, mem);
}
static inline TENON_GEN_UNUSED void config_free(struct config *object, tenon_mem *mem)
{
    tenon_free(config_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool config_copy(struct config *copy, const struct config *object, tenon_mem *mem)
{
    return tenon_copy(config_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool config_equal(const struct config *a, const struct config *b)
{
    return tenon_equal(config_type(), a, b);
}

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

/* ---- struct inner -------------------------------------------------------------------- */

/* A companion inside a nested struct. */
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

#ifdef __cplusplus
}
#endif
#endif
