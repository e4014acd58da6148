/* time_sets.tenon.h: made by tenongen from time_sets.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef TIME_SETS_TENON_H
#define TIME_SETS_TENON_H

#include "time_sets.h"

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

/* ---- struct stamp -------------------------------------------------------------------- */

typedef struct stamp tenon__c_stamp;
enum { tenon__kind_stamp = TENON_KIND_OBJECT };
const tenon_type *stamp_type(void);
static inline TENON_GEN_UNUSED bool stamp_json_read(struct stamp *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(stamp_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_read_path(struct stamp *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(stamp_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_read_source(struct stamp *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(stamp_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_update(struct stamp *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(stamp_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool stamp_json_write(const struct stamp *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(stamp_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t stamp_json_print(const struct stamp *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(stamp_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool stamp_init(struct stamp *object, tenon_mem *mem)
{
    return tenon_init(stamp_type(), object, mem);
}
static inline TENON_GEN_UNUSED void stamp_free(struct stamp *object, tenon_mem *mem)
{
    tenon_free(stamp_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool stamp_copy(struct stamp *copy, const struct stamp *object, tenon_mem *mem)
{
    return tenon_copy(stamp_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool stamp_equal(const struct stamp *a, const struct stamp *b)
{
    return tenon_equal(stamp_type(), a, b);
}

/* ---- struct schema_test -------------------------------------------------------------- */

typedef struct schema_test tenon__c_schema_test;
enum { tenon__kind_schema_test = TENON_KIND_OBJECT };
const tenon_type *schema_test_type(void);
static inline TENON_GEN_UNUSED bool schema_test_json_read(struct schema_test *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(schema_test_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_test_json_read_path(struct schema_test *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(schema_test_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_test_json_read_source(struct schema_test *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(schema_test_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_test_json_update(struct schema_test *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(schema_test_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_test_json_write(const struct schema_test *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(schema_test_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t schema_test_json_print(const struct schema_test *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(schema_test_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool schema_test_init(struct schema_test *object, tenon_mem *mem)
{
    return tenon_init(schema_test_type(), object, mem);
}
static inline TENON_GEN_UNUSED void schema_test_free(struct schema_test *object, tenon_mem *mem)
{
    tenon_free(schema_test_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool schema_test_copy(struct schema_test *copy, const struct schema_test *object, tenon_mem *mem)
{
    return tenon_copy(schema_test_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool schema_test_equal(const struct schema_test *a, const struct schema_test *b)
{
    return tenon_equal(schema_test_type(), a, b);
}

/* ---- struct schema_group ------------------------------------------------------------- */

typedef struct schema_group tenon__c_schema_group;
enum { tenon__kind_schema_group = TENON_KIND_OBJECT };
const tenon_type *schema_group_type(void);
static inline TENON_GEN_UNUSED bool schema_group_json_read(struct schema_group *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(schema_group_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_group_json_read_path(struct schema_group *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(schema_group_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_group_json_read_source(struct schema_group *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(schema_group_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_group_json_update(struct schema_group *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(schema_group_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_group_json_write(const struct schema_group *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(schema_group_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t schema_group_json_print(const struct schema_group *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(schema_group_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool schema_group_init(struct schema_group *object, tenon_mem *mem)
{
    return tenon_init(schema_group_type(), object, mem);
}
static inline TENON_GEN_UNUSED void schema_group_free(struct schema_group *object, tenon_mem *mem)
{
    tenon_free(schema_group_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool schema_group_copy(struct schema_group *copy, const struct schema_group *object, tenon_mem *mem)
{
    return tenon_copy(schema_group_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool schema_group_equal(const struct schema_group *a, const struct schema_group *b)
{
    return tenon_equal(schema_group_type(), a, b);
}

/* ---- struct schema_groups ------------------------------------------------------------ */

typedef struct schema_groups tenon__c_schema_groups;
enum { tenon__kind_schema_groups = TENON_KIND_OBJECT };
const tenon_type *schema_groups_type(void);
static inline TENON_GEN_UNUSED bool schema_groups_json_read(struct schema_groups *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(schema_groups_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_groups_json_read_path(struct schema_groups *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(schema_groups_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_groups_json_read_source(struct schema_groups *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(schema_groups_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_groups_json_update(struct schema_groups *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(schema_groups_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool schema_groups_json_write(const struct schema_groups *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(schema_groups_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t schema_groups_json_print(const struct schema_groups *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(schema_groups_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool schema_groups_init(struct schema_groups *object, tenon_mem *mem)
{
    return tenon_init(schema_groups_type(), object, mem);
}
static inline TENON_GEN_UNUSED void schema_groups_free(struct schema_groups *object, tenon_mem *mem)
{
    tenon_free(schema_groups_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool schema_groups_copy(struct schema_groups *copy, const struct schema_groups *object, tenon_mem *mem)
{
    return tenon_copy(schema_groups_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool schema_groups_equal(const struct schema_groups *a, const struct schema_groups *b)
{
    return tenon_equal(schema_groups_type(), a, b);
}

/* ---- struct toml_value --------------------------------------------------------------- */

typedef struct toml_value tenon__c_toml_value;
enum { tenon__kind_toml_value = TENON_KIND_OBJECT };
const tenon_type *toml_value_type(void);
static inline TENON_GEN_UNUSED bool toml_value_json_read(struct toml_value *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(toml_value_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_value_json_read_path(struct toml_value *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(toml_value_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_value_json_read_source(struct toml_value *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(toml_value_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_value_json_update(struct toml_value *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(toml_value_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_value_json_write(const struct toml_value *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(toml_value_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t toml_value_json_print(const struct toml_value *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(toml_value_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool toml_value_init(struct toml_value *object, tenon_mem *mem)
{
    return tenon_init(toml_value_type(), object, mem);
}
static inline TENON_GEN_UNUSED void toml_value_free(struct toml_value *object, tenon_mem *mem)
{
    tenon_free(toml_value_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool toml_value_copy(struct toml_value *copy, const struct toml_value *object, tenon_mem *mem)
{
    return tenon_copy(toml_value_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool toml_value_equal(const struct toml_value *a, const struct toml_value *b)
{
    return tenon_equal(toml_value_type(), a, b);
}

/* ---- struct toml_entry --------------------------------------------------------------- */

typedef struct toml_entry tenon__c_toml_entry;
enum { tenon__kind_toml_entry = TENON_KIND_OBJECT };
const tenon_type *toml_entry_type(void);
static inline TENON_GEN_UNUSED bool toml_entry_json_read(struct toml_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(toml_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_entry_json_read_path(struct toml_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(toml_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_entry_json_read_source(struct toml_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(toml_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_entry_json_update(struct toml_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(toml_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_entry_json_write(const struct toml_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(toml_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t toml_entry_json_print(const struct toml_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(toml_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool toml_entry_init(struct toml_entry *object, tenon_mem *mem)
{
    return tenon_init(toml_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void toml_entry_free(struct toml_entry *object, tenon_mem *mem)
{
    tenon_free(toml_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool toml_entry_copy(struct toml_entry *copy, const struct toml_entry *object, tenon_mem *mem)
{
    return tenon_copy(toml_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool toml_entry_equal(const struct toml_entry *a, const struct toml_entry *b)
{
    return tenon_equal(toml_entry_type(), a, b);
}

/* ---- struct toml_values -------------------------------------------------------------- */

typedef struct toml_values tenon__c_toml_values;
enum { tenon__kind_toml_values = TENON_KIND_OBJECT };
const tenon_type *toml_values_type(void);
static inline TENON_GEN_UNUSED bool toml_values_json_read(struct toml_values *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(toml_values_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_values_json_read_path(struct toml_values *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(toml_values_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_values_json_read_source(struct toml_values *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(toml_values_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_values_json_update(struct toml_values *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(toml_values_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool toml_values_json_write(const struct toml_values *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(toml_values_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t toml_values_json_print(const struct toml_values *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(toml_values_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool toml_values_init(struct toml_values *object, tenon_mem *mem)
{
    return tenon_init(toml_values_type(), object, mem);
}
static inline TENON_GEN_UNUSED void toml_values_free(struct toml_values *object, tenon_mem *mem)
{
    tenon_free(toml_values_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool toml_values_copy(struct toml_values *copy, const struct toml_values *object, tenon_mem *mem)
{
    return tenon_copy(toml_values_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool toml_values_equal(const struct toml_values *a, const struct toml_values *b)
{
    return tenon_equal(toml_values_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
