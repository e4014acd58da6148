/* update.tenon.h: made by tenongen from update.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef UPDATE_TENON_H
#define UPDATE_TENON_H

#include "update.h"

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

/* ---- enum mood ----------------------------------------------------------------------- */

typedef enum mood tenon__c_mood;
enum { tenon__kind_mood = TENON_KIND_ENUM };
const tenon_type *mood_type(void);

/* ---- struct leaf --------------------------------------------------------------------- */

typedef struct leaf tenon__c_leaf;
enum { tenon__kind_leaf = TENON_KIND_OBJECT };
const tenon_type *leaf_type(void);
static inline TENON_GEN_UNUSED bool leaf_json_read(struct leaf *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(leaf_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_read_path(struct leaf *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(leaf_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_read_source(struct leaf *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(leaf_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_update(struct leaf *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(leaf_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_write(const struct leaf *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(leaf_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t leaf_json_print(const struct leaf *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(leaf_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool leaf_init(struct leaf *object, tenon_mem *mem)
{
    return tenon_init(leaf_type(), object, mem);
}
static inline TENON_GEN_UNUSED void leaf_free(struct leaf *object, tenon_mem *mem)
{
    tenon_free(leaf_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool leaf_copy(struct leaf *copy, const struct leaf *object, tenon_mem *mem)
{
    return tenon_copy(leaf_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool leaf_equal(const struct leaf *a, const struct leaf *b)
{
    return tenon_equal(leaf_type(), a, b);
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

/* ---- struct tree --------------------------------------------------------------------- */

typedef struct tree tenon__c_tree;
enum { tenon__kind_tree = TENON_KIND_OBJECT };
const tenon_type *tree_type(void);
static inline TENON_GEN_UNUSED bool tree_json_read(struct tree *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(tree_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tree_json_read_path(struct tree *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(tree_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tree_json_read_source(struct tree *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(tree_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tree_json_update(struct tree *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(tree_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tree_json_write(const struct tree *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(tree_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t tree_json_print(const struct tree *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(tree_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool tree_init(struct tree *object, tenon_mem *mem)
{
    return tenon_init(tree_type(), object, mem);
}
static inline TENON_GEN_UNUSED void tree_free(struct tree *object, tenon_mem *mem)
{
    tenon_free(tree_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool tree_copy(struct tree *copy, const struct tree *object, tenon_mem *mem)
{
    return tenon_copy(tree_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool tree_equal(const struct tree *a, const struct tree *b)
{
    return tenon_equal(tree_type(), a, b);
}

/* ---- struct flat --------------------------------------------------------------------- */

/* Types that never allocate are updated without memory. */
typedef struct flat tenon__c_flat;
enum { tenon__kind_flat = TENON_KIND_OBJECT };
const tenon_type *flat_type(void);
static inline TENON_GEN_UNUSED bool flat_json_read(struct flat *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(flat_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool flat_json_read_path(struct flat *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(flat_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool flat_json_read_source(struct flat *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(flat_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool flat_json_update(struct flat *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(flat_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool flat_json_write(const struct flat *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(flat_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t flat_json_print(const struct flat *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(flat_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool flat_init(struct flat *object, tenon_mem *mem)
{
    return tenon_init(flat_type(), object, mem);
}
static inline TENON_GEN_UNUSED void flat_free(struct flat *object, tenon_mem *mem)
{
    tenon_free(flat_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool flat_copy(struct flat *copy, const struct flat *object, tenon_mem *mem)
{
    return tenon_copy(flat_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool flat_equal(const struct flat *a, const struct flat *b)
{
    return tenon_equal(flat_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
