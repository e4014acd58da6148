/* transparent.tenon.h: made by tenongen from transparent.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef TRANSPARENT_TENON_H
#define TRANSPARENT_TENON_H

#include "transparent.h"

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

/* ---- struct issue -------------------------------------------------------------------- */

typedef struct issue tenon__c_issue;
enum { tenon__kind_issue = TENON_KIND_OBJECT };
const tenon_type *issue_type(void);
static inline TENON_GEN_UNUSED bool issue_json_read(struct issue *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(issue_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_json_read_path(struct issue *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(issue_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_json_read_source(struct issue *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(issue_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_json_update(struct issue *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(issue_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_json_write(const struct issue *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(issue_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t issue_json_print(const struct issue *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(issue_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool issue_init(struct issue *object, tenon_mem *mem)
{
    return tenon_init(issue_type(), object, mem);
}
static inline TENON_GEN_UNUSED void issue_free(struct issue *object, tenon_mem *mem)
{
    tenon_free(issue_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool issue_copy(struct issue *copy, const struct issue *object, tenon_mem *mem)
{
    return tenon_copy(issue_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool issue_equal(const struct issue *a, const struct issue *b)
{
    return tenon_equal(issue_type(), a, b);
}

/* ---- struct issue_list --------------------------------------------------------------- */

typedef struct issue_list tenon__c_issue_list;
enum { tenon__kind_issue_list = TENON_KIND_OBJECT };
const tenon_type *issue_list_type(void);
static inline TENON_GEN_UNUSED bool issue_list_json_read(struct issue_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(issue_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_list_json_read_path(struct issue_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(issue_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_list_json_read_source(struct issue_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(issue_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_list_json_update(struct issue_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(issue_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool issue_list_json_write(const struct issue_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(issue_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t issue_list_json_print(const struct issue_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(issue_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool issue_list_init(struct issue_list *object, tenon_mem *mem)
{
    return tenon_init(issue_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void issue_list_free(struct issue_list *object, tenon_mem *mem)
{
    tenon_free(issue_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool issue_list_copy(struct issue_list *copy, const struct issue_list *object, tenon_mem *mem)
{
    return tenon_copy(issue_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool issue_list_equal(const struct issue_list *a, const struct issue_list *b)
{
    return tenon_equal(issue_list_type(), a, b);
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

/* ---- struct dictionary --------------------------------------------------------------- */

typedef struct dictionary tenon__c_dictionary;
enum { tenon__kind_dictionary = TENON_KIND_OBJECT };
const tenon_type *dictionary_type(void);
static inline TENON_GEN_UNUSED bool dictionary_json_read(struct dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool dictionary_json_read_path(struct dictionary *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(dictionary_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool dictionary_json_read_source(struct dictionary *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(dictionary_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool dictionary_json_update(struct dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool dictionary_json_write(const struct dictionary *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(dictionary_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t dictionary_json_print(const struct dictionary *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(dictionary_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool dictionary_init(struct dictionary *object, tenon_mem *mem)
{
    return tenon_init(dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED void dictionary_free(struct dictionary *object, tenon_mem *mem)
{
    tenon_free(dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool dictionary_copy(struct dictionary *copy, const struct dictionary *object, tenon_mem *mem)
{
    return tenon_copy(dictionary_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool dictionary_equal(const struct dictionary *a, const struct dictionary *b)
{
    return tenon_equal(dictionary_type(), a, b);
}

/* ---- struct root_bool ---------------------------------------------------------------- */

typedef struct root_bool tenon__c_root_bool;
enum { tenon__kind_root_bool = TENON_KIND_OBJECT };
const tenon_type *root_bool_type(void);
static inline TENON_GEN_UNUSED bool root_bool_json_read(struct root_bool *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_bool_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_bool_json_read_path(struct root_bool *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_bool_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_bool_json_read_source(struct root_bool *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_bool_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_bool_json_update(struct root_bool *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_bool_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_bool_json_write(const struct root_bool *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_bool_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_bool_json_print(const struct root_bool *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_bool_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_bool_init(struct root_bool *object, tenon_mem *mem)
{
    return tenon_init(root_bool_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_bool_free(struct root_bool *object, tenon_mem *mem)
{
    tenon_free(root_bool_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_bool_copy(struct root_bool *copy, const struct root_bool *object, tenon_mem *mem)
{
    return tenon_copy(root_bool_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_bool_equal(const struct root_bool *a, const struct root_bool *b)
{
    return tenon_equal(root_bool_type(), a, b);
}

/* ---- struct root_int ----------------------------------------------------------------- */

typedef struct root_int tenon__c_root_int;
enum { tenon__kind_root_int = TENON_KIND_OBJECT };
const tenon_type *root_int_type(void);
static inline TENON_GEN_UNUSED bool root_int_json_read(struct root_int *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_int_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_int_json_read_path(struct root_int *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_int_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_int_json_read_source(struct root_int *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_int_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_int_json_update(struct root_int *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_int_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_int_json_write(const struct root_int *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_int_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_int_json_print(const struct root_int *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_int_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_int_init(struct root_int *object, tenon_mem *mem)
{
    return tenon_init(root_int_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_int_free(struct root_int *object, tenon_mem *mem)
{
    tenon_free(root_int_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_int_copy(struct root_int *copy, const struct root_int *object, tenon_mem *mem)
{
    return tenon_copy(root_int_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_int_equal(const struct root_int *a, const struct root_int *b)
{
    return tenon_equal(root_int_type(), a, b);
}

/* ---- struct root_u64 ----------------------------------------------------------------- */

typedef struct root_u64 tenon__c_root_u64;
enum { tenon__kind_root_u64 = TENON_KIND_OBJECT };
const tenon_type *root_u64_type(void);
static inline TENON_GEN_UNUSED bool root_u64_json_read(struct root_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_u64_json_read_path(struct root_u64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_u64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_u64_json_read_source(struct root_u64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_u64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_u64_json_update(struct root_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_u64_json_write(const struct root_u64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_u64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_u64_json_print(const struct root_u64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_u64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_u64_init(struct root_u64 *object, tenon_mem *mem)
{
    return tenon_init(root_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_u64_free(struct root_u64 *object, tenon_mem *mem)
{
    tenon_free(root_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_u64_copy(struct root_u64 *copy, const struct root_u64 *object, tenon_mem *mem)
{
    return tenon_copy(root_u64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_u64_equal(const struct root_u64 *a, const struct root_u64 *b)
{
    return tenon_equal(root_u64_type(), a, b);
}

/* ---- struct root_double -------------------------------------------------------------- */

typedef struct root_double tenon__c_root_double;
enum { tenon__kind_root_double = TENON_KIND_OBJECT };
const tenon_type *root_double_type(void);
static inline TENON_GEN_UNUSED bool root_double_json_read(struct root_double *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_double_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_double_json_read_path(struct root_double *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_double_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_double_json_read_source(struct root_double *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_double_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_double_json_update(struct root_double *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_double_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_double_json_write(const struct root_double *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_double_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_double_json_print(const struct root_double *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_double_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_double_init(struct root_double *object, tenon_mem *mem)
{
    return tenon_init(root_double_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_double_free(struct root_double *object, tenon_mem *mem)
{
    tenon_free(root_double_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_double_copy(struct root_double *copy, const struct root_double *object, tenon_mem *mem)
{
    return tenon_copy(root_double_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_double_equal(const struct root_double *a, const struct root_double *b)
{
    return tenon_equal(root_double_type(), a, b);
}

/* ---- struct root_text ---------------------------------------------------------------- */

typedef struct root_text tenon__c_root_text;
enum { tenon__kind_root_text = TENON_KIND_OBJECT };
const tenon_type *root_text_type(void);
static inline TENON_GEN_UNUSED bool root_text_json_read(struct root_text *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_text_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_text_json_read_path(struct root_text *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_text_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_text_json_read_source(struct root_text *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_text_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_text_json_update(struct root_text *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_text_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_text_json_write(const struct root_text *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_text_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_text_json_print(const struct root_text *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_text_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_text_init(struct root_text *object, tenon_mem *mem)
{
    return tenon_init(root_text_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_text_free(struct root_text *object, tenon_mem *mem)
{
    tenon_free(root_text_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_text_copy(struct root_text *copy, const struct root_text *object, tenon_mem *mem)
{
    return tenon_copy(root_text_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_text_equal(const struct root_text *a, const struct root_text *b)
{
    return tenon_equal(root_text_type(), a, b);
}

/* ---- struct root_str ----------------------------------------------------------------- */

typedef struct root_str tenon__c_root_str;
enum { tenon__kind_root_str = TENON_KIND_OBJECT };
const tenon_type *root_str_type(void);
static inline TENON_GEN_UNUSED bool root_str_json_read(struct root_str *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_str_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_str_json_read_path(struct root_str *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_str_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_str_json_read_source(struct root_str *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_str_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_str_json_update(struct root_str *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_str_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_str_json_write(const struct root_str *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_str_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_str_json_print(const struct root_str *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_str_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_str_init(struct root_str *object, tenon_mem *mem)
{
    return tenon_init(root_str_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_str_free(struct root_str *object, tenon_mem *mem)
{
    tenon_free(root_str_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_str_copy(struct root_str *copy, const struct root_str *object, tenon_mem *mem)
{
    return tenon_copy(root_str_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_str_equal(const struct root_str *a, const struct root_str *b)
{
    return tenon_equal(root_str_type(), a, b);
}

/* ---- struct root_raw ----------------------------------------------------------------- */

typedef struct root_raw tenon__c_root_raw;
enum { tenon__kind_root_raw = TENON_KIND_OBJECT };
const tenon_type *root_raw_type(void);
static inline TENON_GEN_UNUSED bool root_raw_json_read(struct root_raw *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_raw_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_raw_json_read_path(struct root_raw *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_raw_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_raw_json_read_source(struct root_raw *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_raw_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_raw_json_update(struct root_raw *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_raw_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_raw_json_write(const struct root_raw *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_raw_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_raw_json_print(const struct root_raw *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_raw_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_raw_init(struct root_raw *object, tenon_mem *mem)
{
    return tenon_init(root_raw_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_raw_free(struct root_raw *object, tenon_mem *mem)
{
    tenon_free(root_raw_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_raw_copy(struct root_raw *copy, const struct root_raw *object, tenon_mem *mem)
{
    return tenon_copy(root_raw_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_raw_equal(const struct root_raw *a, const struct root_raw *b)
{
    return tenon_equal(root_raw_type(), a, b);
}

/* ---- struct root_time ---------------------------------------------------------------- */

typedef struct root_time tenon__c_root_time;
enum { tenon__kind_root_time = TENON_KIND_OBJECT };
const tenon_type *root_time_type(void);
static inline TENON_GEN_UNUSED bool root_time_json_read(struct root_time *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_time_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_time_json_read_path(struct root_time *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_time_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_time_json_read_source(struct root_time *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_time_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_time_json_update(struct root_time *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_time_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_time_json_write(const struct root_time *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_time_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_time_json_print(const struct root_time *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_time_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_time_init(struct root_time *object, tenon_mem *mem)
{
    return tenon_init(root_time_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_time_free(struct root_time *object, tenon_mem *mem)
{
    tenon_free(root_time_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_time_copy(struct root_time *copy, const struct root_time *object, tenon_mem *mem)
{
    return tenon_copy(root_time_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_time_equal(const struct root_time *a, const struct root_time *b)
{
    return tenon_equal(root_time_type(), a, b);
}

/* ---- struct root_pointer ------------------------------------------------------------- */

typedef struct root_pointer tenon__c_root_pointer;
enum { tenon__kind_root_pointer = TENON_KIND_OBJECT };
const tenon_type *root_pointer_type(void);
static inline TENON_GEN_UNUSED bool root_pointer_json_read(struct root_pointer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_pointer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_pointer_json_read_path(struct root_pointer *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_pointer_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_pointer_json_read_source(struct root_pointer *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_pointer_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_pointer_json_update(struct root_pointer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_pointer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_pointer_json_write(const struct root_pointer *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_pointer_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_pointer_json_print(const struct root_pointer *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_pointer_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_pointer_init(struct root_pointer *object, tenon_mem *mem)
{
    return tenon_init(root_pointer_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_pointer_free(struct root_pointer *object, tenon_mem *mem)
{
    tenon_free(root_pointer_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_pointer_copy(struct root_pointer *copy, const struct root_pointer *object, tenon_mem *mem)
{
    return tenon_copy(root_pointer_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_pointer_equal(const struct root_pointer *a, const struct root_pointer *b)
{
    return tenon_equal(root_pointer_type(), a, b);
}

/* ---- struct root_fixed --------------------------------------------------------------- */

typedef struct root_fixed tenon__c_root_fixed;
enum { tenon__kind_root_fixed = TENON_KIND_OBJECT };
const tenon_type *root_fixed_type(void);
static inline TENON_GEN_UNUSED bool root_fixed_json_read(struct root_fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_fixed_json_read_path(struct root_fixed *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_fixed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_fixed_json_read_source(struct root_fixed *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_fixed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_fixed_json_update(struct root_fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_fixed_json_write(const struct root_fixed *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_fixed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_fixed_json_print(const struct root_fixed *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_fixed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_fixed_init(struct root_fixed *object, tenon_mem *mem)
{
    return tenon_init(root_fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_fixed_free(struct root_fixed *object, tenon_mem *mem)
{
    tenon_free(root_fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_fixed_copy(struct root_fixed *copy, const struct root_fixed *object, tenon_mem *mem)
{
    return tenon_copy(root_fixed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_fixed_equal(const struct root_fixed *a, const struct root_fixed *b)
{
    return tenon_equal(root_fixed_type(), a, b);
}

/* ---- struct root_chars --------------------------------------------------------------- */

typedef struct root_chars tenon__c_root_chars;
enum { tenon__kind_root_chars = TENON_KIND_OBJECT };
const tenon_type *root_chars_type(void);
static inline TENON_GEN_UNUSED bool root_chars_json_read(struct root_chars *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(root_chars_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_chars_json_read_path(struct root_chars *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(root_chars_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_chars_json_read_source(struct root_chars *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(root_chars_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_chars_json_update(struct root_chars *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(root_chars_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool root_chars_json_write(const struct root_chars *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(root_chars_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t root_chars_json_print(const struct root_chars *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(root_chars_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool root_chars_init(struct root_chars *object, tenon_mem *mem)
{
    return tenon_init(root_chars_type(), object, mem);
}
static inline TENON_GEN_UNUSED void root_chars_free(struct root_chars *object, tenon_mem *mem)
{
    tenon_free(root_chars_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool root_chars_copy(struct root_chars *copy, const struct root_chars *object, tenon_mem *mem)
{
    return tenon_copy(root_chars_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool root_chars_equal(const struct root_chars *a, const struct root_chars *b)
{
    return tenon_equal(root_chars_type(), a, b);
}

/* ---- struct box ---------------------------------------------------------------------- */

/* A transparent type of a transparent type of an object, with things before it. */
typedef struct box tenon__c_box;
enum { tenon__kind_box = TENON_KIND_OBJECT };
const tenon_type *box_type(void);
static inline TENON_GEN_UNUSED bool box_json_read(struct box *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(box_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool box_json_read_path(struct box *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(box_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool box_json_read_source(struct box *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(box_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool box_json_update(struct box *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(box_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool box_json_write(const struct box *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(box_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t box_json_print(const struct box *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(box_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool box_init(struct box *object, tenon_mem *mem)
{
    return tenon_init(box_type(), object, mem);
}
static inline TENON_GEN_UNUSED void box_free(struct box *object, tenon_mem *mem)
{
    tenon_free(box_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool box_copy(struct box *copy, const struct box *object, tenon_mem *mem)
{
    return tenon_copy(box_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool box_equal(const struct box *a, const struct box *b)
{
    return tenon_equal(box_type(), a, b);
}

/* ---- struct crate -------------------------------------------------------------------- */

typedef struct crate tenon__c_crate;
enum { tenon__kind_crate = TENON_KIND_OBJECT };
const tenon_type *crate_type(void);
static inline TENON_GEN_UNUSED bool crate_json_read(struct crate *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(crate_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crate_json_read_path(struct crate *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(crate_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crate_json_read_source(struct crate *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(crate_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crate_json_update(struct crate *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(crate_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crate_json_write(const struct crate *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(crate_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t crate_json_print(const struct crate *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(crate_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool crate_init(struct crate *object, tenon_mem *mem)
{
    return tenon_init(crate_type(), object, mem);
}
static inline TENON_GEN_UNUSED void crate_free(struct crate *object, tenon_mem *mem)
{
    tenon_free(crate_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool crate_copy(struct crate *copy, const struct crate *object, tenon_mem *mem)
{
    return tenon_copy(crate_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool crate_equal(const struct crate *a, const struct crate *b)
{
    return tenon_equal(crate_type(), a, b);
}

/* ---- struct crates ------------------------------------------------------------------- */

typedef struct crates tenon__c_crates;
enum { tenon__kind_crates = TENON_KIND_OBJECT };
const tenon_type *crates_type(void);
static inline TENON_GEN_UNUSED bool crates_json_read(struct crates *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(crates_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crates_json_read_path(struct crates *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(crates_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crates_json_read_source(struct crates *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(crates_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crates_json_update(struct crates *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(crates_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool crates_json_write(const struct crates *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(crates_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t crates_json_print(const struct crates *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(crates_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool crates_init(struct crates *object, tenon_mem *mem)
{
    return tenon_init(crates_type(), object, mem);
}
static inline TENON_GEN_UNUSED void crates_free(struct crates *object, tenon_mem *mem)
{
    tenon_free(crates_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool crates_copy(struct crates *copy, const struct crates *object, tenon_mem *mem)
{
    return tenon_copy(crates_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool crates_equal(const struct crates *a, const struct crates *b)
{
    return tenon_equal(crates_type(), a, b);
}

/* ---- struct port --------------------------------------------------------------------- */

/* The modifiers of the one member hold wherever the type is used. */
typedef struct port tenon__c_port;
enum { tenon__kind_port = TENON_KIND_OBJECT };
const tenon_type *port_type(void);
static inline TENON_GEN_UNUSED bool port_json_read(struct port *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(port_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_read_path(struct port *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(port_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_read_source(struct port *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(port_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_update(struct port *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(port_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_write(const struct port *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(port_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t port_json_print(const struct port *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(port_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool port_init(struct port *object, tenon_mem *mem)
{
    return tenon_init(port_type(), object, mem);
}
static inline TENON_GEN_UNUSED void port_free(struct port *object, tenon_mem *mem)
{
    tenon_free(port_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool port_copy(struct port *copy, const struct port *object, tenon_mem *mem)
{
    return tenon_copy(port_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool port_equal(const struct port *a, const struct port *b)
{
    return tenon_equal(port_type(), a, b);
}

/* ---- struct maybe -------------------------------------------------------------------- */

typedef struct maybe tenon__c_maybe;
enum { tenon__kind_maybe = TENON_KIND_OBJECT };
const tenon_type *maybe_type(void);
static inline TENON_GEN_UNUSED bool maybe_json_read(struct maybe *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(maybe_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maybe_json_read_path(struct maybe *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(maybe_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maybe_json_read_source(struct maybe *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(maybe_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maybe_json_update(struct maybe *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(maybe_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maybe_json_write(const struct maybe *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(maybe_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t maybe_json_print(const struct maybe *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(maybe_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool maybe_init(struct maybe *object, tenon_mem *mem)
{
    return tenon_init(maybe_type(), object, mem);
}
static inline TENON_GEN_UNUSED void maybe_free(struct maybe *object, tenon_mem *mem)
{
    tenon_free(maybe_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool maybe_copy(struct maybe *copy, const struct maybe *object, tenon_mem *mem)
{
    return tenon_copy(maybe_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool maybe_equal(const struct maybe *a, const struct maybe *b)
{
    return tenon_equal(maybe_type(), a, b);
}

/* ---- struct tags --------------------------------------------------------------------- */

typedef struct tags tenon__c_tags;
enum { tenon__kind_tags = TENON_KIND_OBJECT };
const tenon_type *tags_type(void);
static inline TENON_GEN_UNUSED bool tags_json_read(struct tags *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(tags_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tags_json_read_path(struct tags *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(tags_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tags_json_read_source(struct tags *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(tags_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tags_json_update(struct tags *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(tags_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tags_json_write(const struct tags *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(tags_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t tags_json_print(const struct tags *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(tags_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool tags_init(struct tags *object, tenon_mem *mem)
{
    return tenon_init(tags_type(), object, mem);
}
static inline TENON_GEN_UNUSED void tags_free(struct tags *object, tenon_mem *mem)
{
    tenon_free(tags_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool tags_copy(struct tags *copy, const struct tags *object, tenon_mem *mem)
{
    return tenon_copy(tags_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool tags_equal(const struct tags *a, const struct tags *b)
{
    return tenon_equal(tags_type(), a, b);
}

/* ---- struct modified ----------------------------------------------------------------- */

typedef struct modified tenon__c_modified;
enum { tenon__kind_modified = TENON_KIND_OBJECT };
const tenon_type *modified_type(void);
static inline TENON_GEN_UNUSED bool modified_json_read(struct modified *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(modified_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool modified_json_read_path(struct modified *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(modified_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool modified_json_read_source(struct modified *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(modified_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool modified_json_update(struct modified *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(modified_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool modified_json_write(const struct modified *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(modified_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t modified_json_print(const struct modified *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(modified_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool modified_init(struct modified *object, tenon_mem *mem)
{
    return tenon_init(modified_type(), object, mem);
}
static inline TENON_GEN_UNUSED void modified_free(struct modified *object, tenon_mem *mem)
{
    tenon_free(modified_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool modified_copy(struct modified *copy, const struct modified *object, tenon_mem *mem)
{
    return tenon_copy(modified_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool modified_equal(const struct modified *a, const struct modified *b)
{
    return tenon_equal(modified_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
