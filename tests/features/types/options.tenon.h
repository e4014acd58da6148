/* options.tenon.h: made by tenongen from options.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef OPTIONS_TENON_H
#define OPTIONS_TENON_H

#include "options.h"

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

/* ---- struct pair --------------------------------------------------------------------- */

typedef struct pair tenon__c_pair;
enum { tenon__kind_pair = TENON_KIND_OBJECT };
const tenon_type *pair_type(void);
static inline TENON_GEN_UNUSED bool pair_json_read(struct pair *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(pair_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pair_json_read_path(struct pair *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(pair_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pair_json_read_source(struct pair *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(pair_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pair_json_update(struct pair *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(pair_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pair_json_write(const struct pair *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(pair_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t pair_json_print(const struct pair *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(pair_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool pair_init(struct pair *object, tenon_mem *mem)
{
    return tenon_init(pair_type(), object, mem);
}
static inline TENON_GEN_UNUSED void pair_free(struct pair *object, tenon_mem *mem)
{
    tenon_free(pair_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool pair_copy(struct pair *copy, const struct pair *object, tenon_mem *mem)
{
    return tenon_copy(pair_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool pair_equal(const struct pair *a, const struct pair *b)
{
    return tenon_equal(pair_type(), a, b);
}

/* ---- struct doc ---------------------------------------------------------------------- */

typedef struct doc tenon__c_doc;
enum { tenon__kind_doc = TENON_KIND_OBJECT };
const tenon_type *doc_type(void);
static inline TENON_GEN_UNUSED bool doc_json_read(struct doc *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(doc_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doc_json_read_path(struct doc *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(doc_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doc_json_read_source(struct doc *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(doc_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doc_json_update(struct doc *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(doc_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doc_json_write(const struct doc *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(doc_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t doc_json_print(const struct doc *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(doc_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool doc_init(struct doc *object, tenon_mem *mem)
{
    return tenon_init(doc_type(), object, mem);
}
static inline TENON_GEN_UNUSED void doc_free(struct doc *object, tenon_mem *mem)
{
    tenon_free(doc_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool doc_copy(struct doc *copy, const struct doc *object, tenon_mem *mem)
{
    return tenon_copy(doc_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool doc_equal(const struct doc *a, const struct doc *b)
{
    return tenon_equal(doc_type(), a, b);
}

/* ---- struct views -------------------------------------------------------------------- */

typedef struct views tenon__c_views;
enum { tenon__kind_views = TENON_KIND_OBJECT };
const tenon_type *views_type(void);
static inline TENON_GEN_UNUSED bool views_json_read(struct views *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(views_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool views_json_read_path(struct views *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(views_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool views_json_read_source(struct views *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(views_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool views_json_update(struct views *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(views_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool views_json_write(const struct views *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(views_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t views_json_print(const struct views *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(views_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool views_init(struct views *object, tenon_mem *mem)
{
    return tenon_init(views_type(), object, mem);
}
static inline TENON_GEN_UNUSED void views_free(struct views *object, tenon_mem *mem)
{
    tenon_free(views_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool views_copy(struct views *copy, const struct views *object, tenon_mem *mem)
{
    return tenon_copy(views_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool views_equal(const struct views *a, const struct views *b)
{
    return tenon_equal(views_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
