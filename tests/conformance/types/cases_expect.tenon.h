/* cases_expect.tenon.h: made by tenongen from cases_expect.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_EXPECT_TENON_H
#define CASES_EXPECT_TENON_H

#include "cases_expect.h"

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

/* ---- struct a_bool ------------------------------------------------------------------- */

typedef struct a_bool tenon__c_a_bool;
enum { tenon__kind_a_bool = TENON_KIND_OBJECT };
const tenon_type *a_bool_type(void);
static inline TENON_GEN_UNUSED bool a_bool_json_read(struct a_bool *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a_bool_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_bool_json_read_path(struct a_bool *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a_bool_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_bool_json_read_source(struct a_bool *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a_bool_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_bool_json_update(struct a_bool *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a_bool_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_bool_json_write(const struct a_bool *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a_bool_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a_bool_json_print(const struct a_bool *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a_bool_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a_bool_init(struct a_bool *object, tenon_mem *mem)
{
    return tenon_init(a_bool_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a_bool_free(struct a_bool *object, tenon_mem *mem)
{
    tenon_free(a_bool_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a_bool_copy(struct a_bool *copy, const struct a_bool *object, tenon_mem *mem)
{
    return tenon_copy(a_bool_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a_bool_equal(const struct a_bool *a, const struct a_bool *b)
{
    return tenon_equal(a_bool_type(), a, b);
}

/* ---- struct a_string ----------------------------------------------------------------- */

typedef struct a_string tenon__c_a_string;
enum { tenon__kind_a_string = TENON_KIND_OBJECT };
const tenon_type *a_string_type(void);
static inline TENON_GEN_UNUSED bool a_string_json_read(struct a_string *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a_string_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_string_json_read_path(struct a_string *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a_string_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_string_json_read_source(struct a_string *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a_string_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_string_json_update(struct a_string *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a_string_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_string_json_write(const struct a_string *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a_string_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a_string_json_print(const struct a_string *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a_string_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a_string_init(struct a_string *object, tenon_mem *mem)
{
    return tenon_init(a_string_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a_string_free(struct a_string *object, tenon_mem *mem)
{
    tenon_free(a_string_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a_string_copy(struct a_string *copy, const struct a_string *object, tenon_mem *mem)
{
    return tenon_copy(a_string_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a_string_equal(const struct a_string *a, const struct a_string *b)
{
    return tenon_equal(a_string_type(), a, b);
}

/* ---- struct a_double ----------------------------------------------------------------- */

typedef struct a_double tenon__c_a_double;
enum { tenon__kind_a_double = TENON_KIND_OBJECT };
const tenon_type *a_double_type(void);
static inline TENON_GEN_UNUSED bool a_double_json_read(struct a_double *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a_double_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_double_json_read_path(struct a_double *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a_double_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_double_json_read_source(struct a_double *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a_double_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_double_json_update(struct a_double *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a_double_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_double_json_write(const struct a_double *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a_double_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a_double_json_print(const struct a_double *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a_double_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a_double_init(struct a_double *object, tenon_mem *mem)
{
    return tenon_init(a_double_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a_double_free(struct a_double *object, tenon_mem *mem)
{
    tenon_free(a_double_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a_double_copy(struct a_double *copy, const struct a_double *object, tenon_mem *mem)
{
    return tenon_copy(a_double_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a_double_equal(const struct a_double *a, const struct a_double *b)
{
    return tenon_equal(a_double_type(), a, b);
}

/* ---- struct a_signed ----------------------------------------------------------------- */

typedef struct a_signed tenon__c_a_signed;
enum { tenon__kind_a_signed = TENON_KIND_OBJECT };
const tenon_type *a_signed_type(void);
static inline TENON_GEN_UNUSED bool a_signed_json_read(struct a_signed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a_signed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_signed_json_read_path(struct a_signed *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a_signed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_signed_json_read_source(struct a_signed *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a_signed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_signed_json_update(struct a_signed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a_signed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_signed_json_write(const struct a_signed *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a_signed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a_signed_json_print(const struct a_signed *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a_signed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a_signed_init(struct a_signed *object, tenon_mem *mem)
{
    return tenon_init(a_signed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a_signed_free(struct a_signed *object, tenon_mem *mem)
{
    tenon_free(a_signed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a_signed_copy(struct a_signed *copy, const struct a_signed *object, tenon_mem *mem)
{
    return tenon_copy(a_signed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a_signed_equal(const struct a_signed *a, const struct a_signed *b)
{
    return tenon_equal(a_signed_type(), a, b);
}

/* ---- struct an_unsigned -------------------------------------------------------------- */

typedef struct an_unsigned tenon__c_an_unsigned;
enum { tenon__kind_an_unsigned = TENON_KIND_OBJECT };
const tenon_type *an_unsigned_type(void);
static inline TENON_GEN_UNUSED bool an_unsigned_json_read(struct an_unsigned *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(an_unsigned_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool an_unsigned_json_read_path(struct an_unsigned *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(an_unsigned_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool an_unsigned_json_read_source(struct an_unsigned *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(an_unsigned_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool an_unsigned_json_update(struct an_unsigned *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(an_unsigned_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool an_unsigned_json_write(const struct an_unsigned *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(an_unsigned_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t an_unsigned_json_print(const struct an_unsigned *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(an_unsigned_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool an_unsigned_init(struct an_unsigned *object, tenon_mem *mem)
{
    return tenon_init(an_unsigned_type(), object, mem);
}
static inline TENON_GEN_UNUSED void an_unsigned_free(struct an_unsigned *object, tenon_mem *mem)
{
    tenon_free(an_unsigned_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool an_unsigned_copy(struct an_unsigned *copy, const struct an_unsigned *object, tenon_mem *mem)
{
    return tenon_copy(an_unsigned_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool an_unsigned_equal(const struct an_unsigned *a, const struct an_unsigned *b)
{
    return tenon_equal(an_unsigned_type(), a, b);
}

/* ---- struct raw_list ----------------------------------------------------------------- */

typedef struct raw_list tenon__c_raw_list;
enum { tenon__kind_raw_list = TENON_KIND_OBJECT };
const tenon_type *raw_list_type(void);
static inline TENON_GEN_UNUSED bool raw_list_json_read(struct raw_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(raw_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_list_json_read_path(struct raw_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(raw_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_list_json_read_source(struct raw_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(raw_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_list_json_update(struct raw_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(raw_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_list_json_write(const struct raw_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(raw_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t raw_list_json_print(const struct raw_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(raw_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool raw_list_init(struct raw_list *object, tenon_mem *mem)
{
    return tenon_init(raw_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void raw_list_free(struct raw_list *object, tenon_mem *mem)
{
    tenon_free(raw_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool raw_list_copy(struct raw_list *copy, const struct raw_list *object, tenon_mem *mem)
{
    return tenon_copy(raw_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool raw_list_equal(const struct raw_list *a, const struct raw_list *b)
{
    return tenon_equal(raw_list_type(), a, b);
}

/* ---- struct raw_entry ---------------------------------------------------------------- */

typedef struct raw_entry tenon__c_raw_entry;
enum { tenon__kind_raw_entry = TENON_KIND_OBJECT };
const tenon_type *raw_entry_type(void);
static inline TENON_GEN_UNUSED bool raw_entry_json_read(struct raw_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(raw_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_entry_json_read_path(struct raw_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(raw_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_entry_json_read_source(struct raw_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(raw_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_entry_json_update(struct raw_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(raw_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_entry_json_write(const struct raw_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(raw_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t raw_entry_json_print(const struct raw_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(raw_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool raw_entry_init(struct raw_entry *object, tenon_mem *mem)
{
    return tenon_init(raw_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void raw_entry_free(struct raw_entry *object, tenon_mem *mem)
{
    tenon_free(raw_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool raw_entry_copy(struct raw_entry *copy, const struct raw_entry *object, tenon_mem *mem)
{
    return tenon_copy(raw_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool raw_entry_equal(const struct raw_entry *a, const struct raw_entry *b)
{
    return tenon_equal(raw_entry_type(), a, b);
}

/* ---- struct raw_map ------------------------------------------------------------------ */

typedef struct raw_map tenon__c_raw_map;
enum { tenon__kind_raw_map = TENON_KIND_OBJECT };
const tenon_type *raw_map_type(void);
static inline TENON_GEN_UNUSED bool raw_map_json_read(struct raw_map *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(raw_map_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_map_json_read_path(struct raw_map *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(raw_map_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_map_json_read_source(struct raw_map *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(raw_map_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_map_json_update(struct raw_map *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(raw_map_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool raw_map_json_write(const struct raw_map *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(raw_map_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t raw_map_json_print(const struct raw_map *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(raw_map_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool raw_map_init(struct raw_map *object, tenon_mem *mem)
{
    return tenon_init(raw_map_type(), object, mem);
}
static inline TENON_GEN_UNUSED void raw_map_free(struct raw_map *object, tenon_mem *mem)
{
    tenon_free(raw_map_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool raw_map_copy(struct raw_map *copy, const struct raw_map *object, tenon_mem *mem)
{
    return tenon_copy(raw_map_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool raw_map_equal(const struct raw_map *a, const struct raw_map *b)
{
    return tenon_equal(raw_map_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
