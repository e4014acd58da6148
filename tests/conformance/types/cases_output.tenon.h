/* cases_output.tenon.h: made by tenongen from cases_output.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_OUTPUT_TENON_H
#define CASES_OUTPUT_TENON_H

#include "cases_output.h"

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

/* ---- struct reals -------------------------------------------------------------------- */

typedef struct reals tenon__c_reals;
enum { tenon__kind_reals = TENON_KIND_OBJECT };
const tenon_type *reals_type(void);
static inline TENON_GEN_UNUSED bool reals_json_read(struct reals *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(reals_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_read_path(struct reals *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(reals_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_read_source(struct reals *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(reals_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_update(struct reals *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(reals_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_write(const struct reals *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(reals_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t reals_json_print(const struct reals *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(reals_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool reals_init(struct reals *object, tenon_mem *mem)
{
    return tenon_init(reals_type(), object, mem);
}
static inline TENON_GEN_UNUSED void reals_free(struct reals *object, tenon_mem *mem)
{
    tenon_free(reals_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool reals_copy(struct reals *copy, const struct reals *object, tenon_mem *mem)
{
    return tenon_copy(reals_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool reals_equal(const struct reals *a, const struct reals *b)
{
    return tenon_equal(reals_type(), a, b);
}

/* ---- struct mixed -------------------------------------------------------------------- */

typedef struct mixed tenon__c_mixed;
enum { tenon__kind_mixed = TENON_KIND_OBJECT };
const tenon_type *mixed_type(void);
static inline TENON_GEN_UNUSED bool mixed_json_read(struct mixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(mixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool mixed_json_read_path(struct mixed *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(mixed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool mixed_json_read_source(struct mixed *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(mixed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool mixed_json_update(struct mixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(mixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool mixed_json_write(const struct mixed *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(mixed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t mixed_json_print(const struct mixed *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(mixed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool mixed_init(struct mixed *object, tenon_mem *mem)
{
    return tenon_init(mixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void mixed_free(struct mixed *object, tenon_mem *mem)
{
    tenon_free(mixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool mixed_copy(struct mixed *copy, const struct mixed *object, tenon_mem *mem)
{
    return tenon_copy(mixed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool mixed_equal(const struct mixed *a, const struct mixed *b)
{
    return tenon_equal(mixed_type(), a, b);
}

/* ---- struct tight -------------------------------------------------------------------- */

typedef struct tight tenon__c_tight;
enum { tenon__kind_tight = TENON_KIND_OBJECT };
const tenon_type *tight_type(void);
static inline TENON_GEN_UNUSED bool tight_json_read(struct tight *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(tight_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tight_json_read_path(struct tight *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(tight_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tight_json_read_source(struct tight *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(tight_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tight_json_update(struct tight *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(tight_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tight_json_write(const struct tight *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(tight_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t tight_json_print(const struct tight *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(tight_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool tight_init(struct tight *object, tenon_mem *mem)
{
    return tenon_init(tight_type(), object, mem);
}
static inline TENON_GEN_UNUSED void tight_free(struct tight *object, tenon_mem *mem)
{
    tenon_free(tight_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool tight_copy(struct tight *copy, const struct tight *object, tenon_mem *mem)
{
    return tenon_copy(tight_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool tight_equal(const struct tight *a, const struct tight *b)
{
    return tenon_equal(tight_type(), a, b);
}

/* ---- struct ints --------------------------------------------------------------------- */

typedef struct ints tenon__c_ints;
enum { tenon__kind_ints = TENON_KIND_OBJECT };
const tenon_type *ints_type(void);
static inline TENON_GEN_UNUSED bool ints_json_read(struct ints *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(ints_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ints_json_read_path(struct ints *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(ints_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ints_json_read_source(struct ints *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(ints_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ints_json_update(struct ints *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(ints_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool ints_json_write(const struct ints *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(ints_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t ints_json_print(const struct ints *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(ints_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool ints_init(struct ints *object, tenon_mem *mem)
{
    return tenon_init(ints_type(), object, mem);
}
static inline TENON_GEN_UNUSED void ints_free(struct ints *object, tenon_mem *mem)
{
    tenon_free(ints_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool ints_copy(struct ints *copy, const struct ints *object, tenon_mem *mem)
{
    return tenon_copy(ints_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool ints_equal(const struct ints *a, const struct ints *b)
{
    return tenon_equal(ints_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
