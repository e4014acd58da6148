/* omit.tenon.h: made by tenongen from omit.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef OMIT_TENON_H
#define OMIT_TENON_H

#include "omit.h"

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

/* ---- struct plain -------------------------------------------------------------------- */

typedef struct plain tenon__c_plain;
enum { tenon__kind_plain = TENON_KIND_OBJECT };
const tenon_type *plain_type(void);
static inline TENON_GEN_UNUSED bool plain_json_read(struct plain *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(plain_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_json_read_path(struct plain *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(plain_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_json_read_source(struct plain *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(plain_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_json_update(struct plain *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(plain_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_json_write(const struct plain *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(plain_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t plain_json_print(const struct plain *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(plain_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool plain_init(struct plain *object, tenon_mem *mem)
{
    return tenon_init(plain_type(), object, mem);
}
static inline TENON_GEN_UNUSED void plain_free(struct plain *object, tenon_mem *mem)
{
    tenon_free(plain_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool plain_copy(struct plain *copy, const struct plain *object, tenon_mem *mem)
{
    return tenon_copy(plain_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool plain_equal(const struct plain *a, const struct plain *b)
{
    return tenon_equal(plain_type(), a, b);
}

/* ---- struct nulls -------------------------------------------------------------------- */

typedef struct nulls tenon__c_nulls;
enum { tenon__kind_nulls = TENON_KIND_OBJECT };
const tenon_type *nulls_type(void);
static inline TENON_GEN_UNUSED bool nulls_json_read(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(nulls_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_read_path(struct nulls *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(nulls_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_read_source(struct nulls *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(nulls_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_update(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(nulls_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_write(const struct nulls *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(nulls_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t nulls_json_print(const struct nulls *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(nulls_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool nulls_init(struct nulls *object, tenon_mem *mem)
{
    return tenon_init(nulls_type(), object, mem);
}
static inline TENON_GEN_UNUSED void nulls_free(struct nulls *object, tenon_mem *mem)
{
    tenon_free(nulls_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_copy(struct nulls *copy, const struct nulls *object, tenon_mem *mem)
{
    return tenon_copy(nulls_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_equal(const struct nulls *a, const struct nulls *b)
{
    return tenon_equal(nulls_type(), a, b);
}

/* ---- struct empties ------------------------------------------------------------------ */

typedef struct empties tenon__c_empties;
enum { tenon__kind_empties = TENON_KIND_OBJECT };
const tenon_type *empties_type(void);
static inline TENON_GEN_UNUSED bool empties_json_read(struct empties *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(empties_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool empties_json_read_path(struct empties *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(empties_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool empties_json_read_source(struct empties *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(empties_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool empties_json_update(struct empties *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(empties_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool empties_json_write(const struct empties *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(empties_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t empties_json_print(const struct empties *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(empties_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool empties_init(struct empties *object, tenon_mem *mem)
{
    return tenon_init(empties_type(), object, mem);
}
static inline TENON_GEN_UNUSED void empties_free(struct empties *object, tenon_mem *mem)
{
    tenon_free(empties_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool empties_copy(struct empties *copy, const struct empties *object, tenon_mem *mem)
{
    return tenon_copy(empties_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool empties_equal(const struct empties *a, const struct empties *b)
{
    return tenon_equal(empties_type(), a, b);
}

/* ---- struct defaults ----------------------------------------------------------------- */

typedef struct defaults tenon__c_defaults;
enum { tenon__kind_defaults = TENON_KIND_OBJECT };
const tenon_type *defaults_type(void);
static inline TENON_GEN_UNUSED bool defaults_json_read(struct defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_read_path(struct defaults *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(defaults_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_read_source(struct defaults *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(defaults_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_update(struct defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_write(const struct defaults *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(defaults_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t defaults_json_print(const struct defaults *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(defaults_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool defaults_init(struct defaults *object, tenon_mem *mem)
{
    return tenon_init(defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED void defaults_free(struct defaults *object, tenon_mem *mem)
{
    tenon_free(defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool defaults_copy(struct defaults *copy, const struct defaults *object, tenon_mem *mem)
{
    return tenon_copy(defaults_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool defaults_equal(const struct defaults *a, const struct defaults *b)
{
    return tenon_equal(defaults_type(), a, b);
}

/* ---- struct both --------------------------------------------------------------------- */

typedef struct both tenon__c_both;
enum { tenon__kind_both = TENON_KIND_OBJECT };
const tenon_type *both_type(void);
static inline TENON_GEN_UNUSED bool both_json_read(struct both *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(both_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool both_json_read_path(struct both *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(both_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool both_json_read_source(struct both *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(both_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool both_json_update(struct both *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(both_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool both_json_write(const struct both *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(both_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t both_json_print(const struct both *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(both_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool both_init(struct both *object, tenon_mem *mem)
{
    return tenon_init(both_type(), object, mem);
}
static inline TENON_GEN_UNUSED void both_free(struct both *object, tenon_mem *mem)
{
    tenon_free(both_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool both_copy(struct both *copy, const struct both *object, tenon_mem *mem)
{
    return tenon_copy(both_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool both_equal(const struct both *a, const struct both *b)
{
    return tenon_equal(both_type(), a, b);
}

/* ---- struct few ---------------------------------------------------------------------- */

/* The comma belongs to the members that stay: first, last and none of them left out. */
typedef struct few tenon__c_few;
enum { tenon__kind_few = TENON_KIND_OBJECT };
const tenon_type *few_type(void);
static inline TENON_GEN_UNUSED bool few_json_read(struct few *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(few_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool few_json_read_path(struct few *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(few_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool few_json_read_source(struct few *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(few_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool few_json_update(struct few *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(few_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool few_json_write(const struct few *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(few_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t few_json_print(const struct few *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(few_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool few_init(struct few *object, tenon_mem *mem)
{
    return tenon_init(few_type(), object, mem);
}
static inline TENON_GEN_UNUSED void few_free(struct few *object, tenon_mem *mem)
{
    tenon_free(few_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool few_copy(struct few *copy, const struct few *object, tenon_mem *mem)
{
    return tenon_copy(few_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool few_equal(const struct few *a, const struct few *b)
{
    return tenon_equal(few_type(), a, b);
}

/* ---- struct demanding ---------------------------------------------------------------- */

/* What is left out when it is null may not be left out by others. */
typedef struct demanding tenon__c_demanding;
enum { tenon__kind_demanding = TENON_KIND_OBJECT };
const tenon_type *demanding_type(void);
static inline TENON_GEN_UNUSED bool demanding_json_read(struct demanding *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(demanding_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool demanding_json_read_path(struct demanding *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(demanding_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool demanding_json_read_source(struct demanding *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(demanding_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool demanding_json_update(struct demanding *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(demanding_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool demanding_json_write(const struct demanding *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(demanding_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t demanding_json_print(const struct demanding *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(demanding_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool demanding_init(struct demanding *object, tenon_mem *mem)
{
    return tenon_init(demanding_type(), object, mem);
}
static inline TENON_GEN_UNUSED void demanding_free(struct demanding *object, tenon_mem *mem)
{
    tenon_free(demanding_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool demanding_copy(struct demanding *copy, const struct demanding *object, tenon_mem *mem)
{
    return tenon_copy(demanding_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool demanding_equal(const struct demanding *a, const struct demanding *b)
{
    return tenon_equal(demanding_type(), a, b);
}

/* ---- struct holder ------------------------------------------------------------------- */

/* Elements are never left out: their number is what counts. */
typedef struct holder tenon__c_holder;
enum { tenon__kind_holder = TENON_KIND_OBJECT };
const tenon_type *holder_type(void);
static inline TENON_GEN_UNUSED bool holder_json_read(struct holder *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(holder_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool holder_json_read_path(struct holder *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(holder_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool holder_json_read_source(struct holder *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(holder_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool holder_json_update(struct holder *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(holder_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool holder_json_write(const struct holder *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(holder_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t holder_json_print(const struct holder *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(holder_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool holder_init(struct holder *object, tenon_mem *mem)
{
    return tenon_init(holder_type(), object, mem);
}
static inline TENON_GEN_UNUSED void holder_free(struct holder *object, tenon_mem *mem)
{
    tenon_free(holder_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool holder_copy(struct holder *copy, const struct holder *object, tenon_mem *mem)
{
    return tenon_copy(holder_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool holder_equal(const struct holder *a, const struct holder *b)
{
    return tenon_equal(holder_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
