/* limits.tenon.h: made by tenongen from limits.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef LIMITS_TENON_H
#define LIMITS_TENON_H

#include "limits.h"

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

/* ---- struct ranges ------------------------------------------------------------------- */

typedef struct ranges tenon__c_ranges;
enum { tenon__kind_ranges = TENON_KIND_OBJECT };
const tenon_type *ranges_type(void);
static inline TENON_GEN_UNUSED bool ranges_json_read(struct ranges *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(ranges_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ranges_json_read_path(struct ranges *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(ranges_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ranges_json_read_source(struct ranges *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(ranges_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ranges_json_update(struct ranges *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(ranges_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ranges_json_write(const struct ranges *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(ranges_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t ranges_json_print(const struct ranges *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(ranges_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool ranges_init(struct ranges *object, tenon_mem *mem)
{
    return tenon_init(ranges_type(), object, mem);
}
static inline TENON_GEN_UNUSED void ranges_free(struct ranges *object, tenon_mem *mem)
{
    tenon_free(ranges_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool ranges_copy(struct ranges *copy, const struct ranges *object, tenon_mem *mem)
{
    return tenon_copy(ranges_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool ranges_equal(const struct ranges *a, const struct ranges *b)
{
    return tenon_equal(ranges_type(), a, b);
}

/* ---- struct texts -------------------------------------------------------------------- */

typedef struct texts tenon__c_texts;
enum { tenon__kind_texts = TENON_KIND_OBJECT };
const tenon_type *texts_type(void);
static inline TENON_GEN_UNUSED bool texts_json_read(struct texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_read_path(struct texts *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(texts_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_read_source(struct texts *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(texts_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_update(struct texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_write(const struct texts *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(texts_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t texts_json_print(const struct texts *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(texts_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool texts_init(struct texts *object, tenon_mem *mem)
{
    return tenon_init(texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED void texts_free(struct texts *object, tenon_mem *mem)
{
    tenon_free(texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool texts_copy(struct texts *copy, const struct texts *object, tenon_mem *mem)
{
    return tenon_copy(texts_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool texts_equal(const struct texts *a, const struct texts *b)
{
    return tenon_equal(texts_type(), a, b);
}

/* ---- struct cut ---------------------------------------------------------------------- */

typedef struct cut tenon__c_cut;
enum { tenon__kind_cut = TENON_KIND_OBJECT };
const tenon_type *cut_type(void);
static inline TENON_GEN_UNUSED bool cut_json_read(struct cut *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(cut_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cut_json_read_path(struct cut *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(cut_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cut_json_read_source(struct cut *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(cut_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cut_json_update(struct cut *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(cut_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cut_json_write(const struct cut *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(cut_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t cut_json_print(const struct cut *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(cut_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool cut_init(struct cut *object, tenon_mem *mem)
{
    return tenon_init(cut_type(), object, mem);
}
static inline TENON_GEN_UNUSED void cut_free(struct cut *object, tenon_mem *mem)
{
    tenon_free(cut_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool cut_copy(struct cut *copy, const struct cut *object, tenon_mem *mem)
{
    return tenon_copy(cut_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool cut_equal(const struct cut *a, const struct cut *b)
{
    return tenon_equal(cut_type(), a, b);
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

/* ---- struct counts ------------------------------------------------------------------- */

typedef struct counts tenon__c_counts;
enum { tenon__kind_counts = TENON_KIND_OBJECT };
const tenon_type *counts_type(void);
static inline TENON_GEN_UNUSED bool counts_json_read(struct counts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(counts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool counts_json_read_path(struct counts *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(counts_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool counts_json_read_source(struct counts *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(counts_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool counts_json_update(struct counts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(counts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool counts_json_write(const struct counts *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(counts_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t counts_json_print(const struct counts *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(counts_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool counts_init(struct counts *object, tenon_mem *mem)
{
    return tenon_init(counts_type(), object, mem);
}
static inline TENON_GEN_UNUSED void counts_free(struct counts *object, tenon_mem *mem)
{
    tenon_free(counts_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool counts_copy(struct counts *copy, const struct counts *object, tenon_mem *mem)
{
    return tenon_copy(counts_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool counts_equal(const struct counts *a, const struct counts *b)
{
    return tenon_equal(counts_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
