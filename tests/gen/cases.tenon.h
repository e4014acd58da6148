/* cases.tenon.h: made by tenongen from cases.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_TENON_H
#define CASES_TENON_H

#include "cases.h"

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

/* ---- enum case_color ----------------------------------------------------------------- */

typedef enum case_color tenon__c_case_color;
enum { tenon__kind_case_color = TENON_KIND_ENUM };
const tenon_type *case_color_type(void);

/* ---- struct case_leaf ---------------------------------------------------------------- */

typedef struct case_leaf tenon__c_case_leaf;
enum { tenon__kind_case_leaf = TENON_KIND_OBJECT };
const tenon_type *case_leaf_type(void);
static inline TENON_GEN_UNUSED bool case_leaf_json_read(struct case_leaf *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(case_leaf_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaf_json_read_path(struct case_leaf *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(case_leaf_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaf_json_read_source(struct case_leaf *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(case_leaf_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaf_json_update(struct case_leaf *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(case_leaf_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaf_json_write(const struct case_leaf *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(case_leaf_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t case_leaf_json_print(const struct case_leaf *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(case_leaf_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool case_leaf_init(struct case_leaf *object, tenon_mem *mem)
{
    return tenon_init(case_leaf_type(), object, mem);
}
static inline TENON_GEN_UNUSED void case_leaf_free(struct case_leaf *object, tenon_mem *mem)
{
    tenon_free(case_leaf_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool case_leaf_copy(struct case_leaf *copy, const struct case_leaf *object, tenon_mem *mem)
{
    return tenon_copy(case_leaf_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool case_leaf_equal(const struct case_leaf *a, const struct case_leaf *b)
{
    return tenon_equal(case_leaf_type(), a, b);
}

/* ---- struct case_node ---------------------------------------------------------------- */

typedef struct case_node tenon__c_case_node;
enum { tenon__kind_case_node = TENON_KIND_OBJECT };
const tenon_type *case_node_type(void);
static inline TENON_GEN_UNUSED bool case_node_json_read(struct case_node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(case_node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_node_json_read_path(struct case_node *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(case_node_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_node_json_read_source(struct case_node *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(case_node_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_node_json_update(struct case_node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(case_node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_node_json_write(const struct case_node *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(case_node_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t case_node_json_print(const struct case_node *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(case_node_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool case_node_init(struct case_node *object, tenon_mem *mem)
{
    return tenon_init(case_node_type(), object, mem);
}
static inline TENON_GEN_UNUSED void case_node_free(struct case_node *object, tenon_mem *mem)
{
    tenon_free(case_node_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool case_node_copy(struct case_node *copy, const struct case_node *object, tenon_mem *mem)
{
    return tenon_copy(case_node_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool case_node_equal(const struct case_node *a, const struct case_node *b)
{
    return tenon_equal(case_node_type(), a, b);
}

/* ---- struct case_entry --------------------------------------------------------------- */

typedef struct case_entry tenon__c_case_entry;
enum { tenon__kind_case_entry = TENON_KIND_OBJECT };
const tenon_type *case_entry_type(void);
static inline TENON_GEN_UNUSED bool case_entry_json_read(struct case_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(case_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_entry_json_read_path(struct case_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(case_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_entry_json_read_source(struct case_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(case_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_entry_json_update(struct case_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(case_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_entry_json_write(const struct case_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(case_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t case_entry_json_print(const struct case_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(case_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool case_entry_init(struct case_entry *object, tenon_mem *mem)
{
    return tenon_init(case_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void case_entry_free(struct case_entry *object, tenon_mem *mem)
{
    tenon_free(case_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool case_entry_copy(struct case_entry *copy, const struct case_entry *object, tenon_mem *mem)
{
    return tenon_copy(case_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool case_entry_equal(const struct case_entry *a, const struct case_entry *b)
{
    return tenon_equal(case_entry_type(), a, b);
}

/* ---- struct case_leaves -------------------------------------------------------------- */

typedef struct case_leaves tenon__c_case_leaves;
enum { tenon__kind_case_leaves = TENON_KIND_OBJECT };
const tenon_type *case_leaves_type(void);
static inline TENON_GEN_UNUSED bool case_leaves_json_read(struct case_leaves *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(case_leaves_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaves_json_read_path(struct case_leaves *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(case_leaves_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaves_json_read_source(struct case_leaves *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(case_leaves_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaves_json_update(struct case_leaves *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(case_leaves_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_leaves_json_write(const struct case_leaves *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(case_leaves_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t case_leaves_json_print(const struct case_leaves *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(case_leaves_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool case_leaves_init(struct case_leaves *object, tenon_mem *mem)
{
    return tenon_init(case_leaves_type(), object, mem);
}
static inline TENON_GEN_UNUSED void case_leaves_free(struct case_leaves *object, tenon_mem *mem)
{
    tenon_free(case_leaves_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool case_leaves_copy(struct case_leaves *copy, const struct case_leaves *object, tenon_mem *mem)
{
    return tenon_copy(case_leaves_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool case_leaves_equal(const struct case_leaves *a, const struct case_leaves *b)
{
    return tenon_equal(case_leaves_type(), a, b);
}

/* ---- struct case_pair ---------------------------------------------------------------- */

typedef struct case_pair tenon__c_case_pair;
enum { tenon__kind_case_pair = TENON_KIND_OBJECT };
const tenon_type *case_pair_type(void);
static inline TENON_GEN_UNUSED bool case_pair_json_read(struct case_pair *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(case_pair_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_pair_json_read_path(struct case_pair *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(case_pair_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_pair_json_read_source(struct case_pair *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(case_pair_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_pair_json_update(struct case_pair *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(case_pair_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_pair_json_write(const struct case_pair *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(case_pair_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t case_pair_json_print(const struct case_pair *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(case_pair_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool case_pair_init(struct case_pair *object, tenon_mem *mem)
{
    return tenon_init(case_pair_type(), object, mem);
}
static inline TENON_GEN_UNUSED void case_pair_free(struct case_pair *object, tenon_mem *mem)
{
    tenon_free(case_pair_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool case_pair_copy(struct case_pair *copy, const struct case_pair *object, tenon_mem *mem)
{
    return tenon_copy(case_pair_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool case_pair_equal(const struct case_pair *a, const struct case_pair *b)
{
    return tenon_equal(case_pair_type(), a, b);
}

/* ---- struct case_all ----------------------------------------------------------------- */

typedef struct case_all tenon__c_case_all;
enum { tenon__kind_case_all = TENON_KIND_OBJECT };
const tenon_type *case_all_type(void);
static inline TENON_GEN_UNUSED bool case_all_json_read(struct case_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(case_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_all_json_read_path(struct case_all *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(case_all_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_all_json_read_source(struct case_all *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(case_all_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_all_json_update(struct case_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(case_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool case_all_json_write(const struct case_all *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(case_all_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t case_all_json_print(const struct case_all *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(case_all_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool case_all_init(struct case_all *object, tenon_mem *mem)
{
    return tenon_init(case_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED void case_all_free(struct case_all *object, tenon_mem *mem)
{
    tenon_free(case_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool case_all_copy(struct case_all *copy, const struct case_all *object, tenon_mem *mem)
{
    return tenon_copy(case_all_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool case_all_equal(const struct case_all *a, const struct case_all *b)
{
    return tenon_equal(case_all_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
