/* rich.tenon.h: made by tenongen from rich.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef RICH_TENON_H
#define RICH_TENON_H

#include "rich.h"

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

/* ---- enum rich_color ----------------------------------------------------------------- */

typedef enum rich_color tenon__c_rich_color;
enum { tenon__kind_rich_color = TENON_KIND_ENUM };
const tenon_type *rich_color_type(void);

/* ---- enum rich_level ----------------------------------------------------------------- */

typedef enum rich_level tenon__c_rich_level;
enum { tenon__kind_rich_level = TENON_KIND_ENUM };
const tenon_type *rich_level_type(void);

/* ---- enum rich_tiny ------------------------------------------------------------------ */

typedef enum rich_tiny tenon__c_rich_tiny;
enum { tenon__kind_rich_tiny = TENON_KIND_ENUM };
const tenon_type *rich_tiny_type(void);

/* ---- enum rich_byte ------------------------------------------------------------------ */

typedef enum rich_byte tenon__c_rich_byte;
enum { tenon__kind_rich_byte = TENON_KIND_ENUM };
const tenon_type *rich_byte_type(void);

/* ---- enum rich_short ----------------------------------------------------------------- */

typedef enum rich_short tenon__c_rich_short;
enum { tenon__kind_rich_short = TENON_KIND_ENUM };
const tenon_type *rich_short_type(void);

/* ---- enum rich_huge ------------------------------------------------------------------ */

typedef enum rich_huge tenon__c_rich_huge;
enum { tenon__kind_rich_huge = TENON_KIND_ENUM };
const tenon_type *rich_huge_type(void);

/* ---- struct rich_scalars ------------------------------------------------------------- */

typedef struct rich_scalars tenon__c_rich_scalars;
enum { tenon__kind_rich_scalars = TENON_KIND_OBJECT };
const tenon_type *rich_scalars_type(void);
static inline TENON_GEN_UNUSED bool rich_scalars_json_read(struct rich_scalars *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_scalars_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_scalars_json_read_path(struct rich_scalars *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_scalars_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_scalars_json_read_source(struct rich_scalars *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_scalars_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_scalars_json_update(struct rich_scalars *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_scalars_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_scalars_json_write(const struct rich_scalars *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_scalars_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_scalars_json_print(const struct rich_scalars *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_scalars_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_scalars_init(struct rich_scalars *object, tenon_mem *mem)
{
    return tenon_init(rich_scalars_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_scalars_free(struct rich_scalars *object, tenon_mem *mem)
{
    tenon_free(rich_scalars_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_scalars_copy(struct rich_scalars *copy, const struct rich_scalars *object, tenon_mem *mem)
{
    return tenon_copy(rich_scalars_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_scalars_equal(const struct rich_scalars *a, const struct rich_scalars *b)
{
    return tenon_equal(rich_scalars_type(), a, b);
}

/* ---- struct rich_texts --------------------------------------------------------------- */

typedef struct rich_texts tenon__c_rich_texts;
enum { tenon__kind_rich_texts = TENON_KIND_OBJECT };
const tenon_type *rich_texts_type(void);
static inline TENON_GEN_UNUSED bool rich_texts_json_read(struct rich_texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_texts_json_read_path(struct rich_texts *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_texts_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_texts_json_read_source(struct rich_texts *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_texts_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_texts_json_update(struct rich_texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_texts_json_write(const struct rich_texts *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_texts_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_texts_json_print(const struct rich_texts *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_texts_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_texts_init(struct rich_texts *object, tenon_mem *mem)
{
    return tenon_init(rich_texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_texts_free(struct rich_texts *object, tenon_mem *mem)
{
    tenon_free(rich_texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_texts_copy(struct rich_texts *copy, const struct rich_texts *object, tenon_mem *mem)
{
    return tenon_copy(rich_texts_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_texts_equal(const struct rich_texts *a, const struct rich_texts *b)
{
    return tenon_equal(rich_texts_type(), a, b);
}

/* ---- struct rich_fixed --------------------------------------------------------------- */

typedef struct rich_fixed tenon__c_rich_fixed;
enum { tenon__kind_rich_fixed = TENON_KIND_OBJECT };
const tenon_type *rich_fixed_type(void);
static inline TENON_GEN_UNUSED bool rich_fixed_json_read(struct rich_fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_fixed_json_read_path(struct rich_fixed *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_fixed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_fixed_json_read_source(struct rich_fixed *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_fixed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_fixed_json_update(struct rich_fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_fixed_json_write(const struct rich_fixed *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_fixed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_fixed_json_print(const struct rich_fixed *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_fixed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_fixed_init(struct rich_fixed *object, tenon_mem *mem)
{
    return tenon_init(rich_fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_fixed_free(struct rich_fixed *object, tenon_mem *mem)
{
    tenon_free(rich_fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_fixed_copy(struct rich_fixed *copy, const struct rich_fixed *object, tenon_mem *mem)
{
    return tenon_copy(rich_fixed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_fixed_equal(const struct rich_fixed *a, const struct rich_fixed *b)
{
    return tenon_equal(rich_fixed_type(), a, b);
}

/* ---- struct rich_arrays -------------------------------------------------------------- */

typedef struct rich_arrays tenon__c_rich_arrays;
enum { tenon__kind_rich_arrays = TENON_KIND_OBJECT };
const tenon_type *rich_arrays_type(void);
static inline TENON_GEN_UNUSED bool rich_arrays_json_read(struct rich_arrays *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_arrays_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_arrays_json_read_path(struct rich_arrays *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_arrays_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_arrays_json_read_source(struct rich_arrays *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_arrays_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_arrays_json_update(struct rich_arrays *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_arrays_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_arrays_json_write(const struct rich_arrays *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_arrays_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_arrays_json_print(const struct rich_arrays *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_arrays_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_arrays_init(struct rich_arrays *object, tenon_mem *mem)
{
    return tenon_init(rich_arrays_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_arrays_free(struct rich_arrays *object, tenon_mem *mem)
{
    tenon_free(rich_arrays_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_arrays_copy(struct rich_arrays *copy, const struct rich_arrays *object, tenon_mem *mem)
{
    return tenon_copy(rich_arrays_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_arrays_equal(const struct rich_arrays *a, const struct rich_arrays *b)
{
    return tenon_equal(rich_arrays_type(), a, b);
}

/* ---- struct rich_inner --------------------------------------------------------------- */

typedef struct rich_inner tenon__c_rich_inner;
enum { tenon__kind_rich_inner = TENON_KIND_OBJECT };
const tenon_type *rich_inner_type(void);
static inline TENON_GEN_UNUSED bool rich_inner_json_read(struct rich_inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_json_read_path(struct rich_inner *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_inner_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_json_read_source(struct rich_inner *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_inner_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_json_update(struct rich_inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_json_write(const struct rich_inner *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_inner_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_inner_json_print(const struct rich_inner *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_inner_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_inner_init(struct rich_inner *object, tenon_mem *mem)
{
    return tenon_init(rich_inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_inner_free(struct rich_inner *object, tenon_mem *mem)
{
    tenon_free(rich_inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_inner_copy(struct rich_inner *copy, const struct rich_inner *object, tenon_mem *mem)
{
    return tenon_copy(rich_inner_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_inner_equal(const struct rich_inner *a, const struct rich_inner *b)
{
    return tenon_equal(rich_inner_type(), a, b);
}

/* ---- struct rich_node ---------------------------------------------------------------- */

typedef struct rich_node tenon__c_rich_node;
enum { tenon__kind_rich_node = TENON_KIND_OBJECT };
const tenon_type *rich_node_type(void);
static inline TENON_GEN_UNUSED bool rich_node_json_read(struct rich_node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_node_json_read_path(struct rich_node *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_node_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_node_json_read_source(struct rich_node *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_node_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_node_json_update(struct rich_node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_node_json_write(const struct rich_node *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_node_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_node_json_print(const struct rich_node *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_node_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_node_init(struct rich_node *object, tenon_mem *mem)
{
    return tenon_init(rich_node_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_node_free(struct rich_node *object, tenon_mem *mem)
{
    tenon_free(rich_node_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_node_copy(struct rich_node *copy, const struct rich_node *object, tenon_mem *mem)
{
    return tenon_copy(rich_node_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_node_equal(const struct rich_node *a, const struct rich_node *b)
{
    return tenon_equal(rich_node_type(), a, b);
}

/* ---- struct rich_tree ---------------------------------------------------------------- */

typedef struct rich_tree tenon__c_rich_tree;
enum { tenon__kind_rich_tree = TENON_KIND_OBJECT };
const tenon_type *rich_tree_type(void);
static inline TENON_GEN_UNUSED bool rich_tree_json_read(struct rich_tree *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_tree_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tree_json_read_path(struct rich_tree *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_tree_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tree_json_read_source(struct rich_tree *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_tree_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tree_json_update(struct rich_tree *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_tree_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tree_json_write(const struct rich_tree *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_tree_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_tree_json_print(const struct rich_tree *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_tree_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_tree_init(struct rich_tree *object, tenon_mem *mem)
{
    return tenon_init(rich_tree_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_tree_free(struct rich_tree *object, tenon_mem *mem)
{
    tenon_free(rich_tree_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_tree_copy(struct rich_tree *copy, const struct rich_tree *object, tenon_mem *mem)
{
    return tenon_copy(rich_tree_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_tree_equal(const struct rich_tree *a, const struct rich_tree *b)
{
    return tenon_equal(rich_tree_type(), a, b);
}

/* ---- struct rich_nested -------------------------------------------------------------- */

typedef struct rich_nested tenon__c_rich_nested;
enum { tenon__kind_rich_nested = TENON_KIND_OBJECT };
const tenon_type *rich_nested_type(void);
static inline TENON_GEN_UNUSED bool rich_nested_json_read(struct rich_nested *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_nested_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nested_json_read_path(struct rich_nested *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_nested_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nested_json_read_source(struct rich_nested *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_nested_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nested_json_update(struct rich_nested *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_nested_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nested_json_write(const struct rich_nested *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_nested_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_nested_json_print(const struct rich_nested *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_nested_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_nested_init(struct rich_nested *object, tenon_mem *mem)
{
    return tenon_init(rich_nested_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_nested_free(struct rich_nested *object, tenon_mem *mem)
{
    tenon_free(rich_nested_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_nested_copy(struct rich_nested *copy, const struct rich_nested *object, tenon_mem *mem)
{
    return tenon_copy(rich_nested_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_nested_equal(const struct rich_nested *a, const struct rich_nested *b)
{
    return tenon_equal(rich_nested_type(), a, b);
}

/* ---- struct rich_nullable ------------------------------------------------------------ */

typedef struct rich_nullable tenon__c_rich_nullable;
enum { tenon__kind_rich_nullable = TENON_KIND_OBJECT };
const tenon_type *rich_nullable_type(void);
static inline TENON_GEN_UNUSED bool rich_nullable_json_read(struct rich_nullable *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_nullable_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nullable_json_read_path(struct rich_nullable *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_nullable_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nullable_json_read_source(struct rich_nullable *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_nullable_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nullable_json_update(struct rich_nullable *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_nullable_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_nullable_json_write(const struct rich_nullable *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_nullable_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_nullable_json_print(const struct rich_nullable *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_nullable_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_nullable_init(struct rich_nullable *object, tenon_mem *mem)
{
    return tenon_init(rich_nullable_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_nullable_free(struct rich_nullable *object, tenon_mem *mem)
{
    tenon_free(rich_nullable_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_nullable_copy(struct rich_nullable *copy, const struct rich_nullable *object, tenon_mem *mem)
{
    return tenon_copy(rich_nullable_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_nullable_equal(const struct rich_nullable *a, const struct rich_nullable *b)
{
    return tenon_equal(rich_nullable_type(), a, b);
}

/* ---- struct rich_has ----------------------------------------------------------------- */

typedef struct rich_has tenon__c_rich_has;
enum { tenon__kind_rich_has = TENON_KIND_OBJECT };
const tenon_type *rich_has_type(void);
static inline TENON_GEN_UNUSED bool rich_has_json_read(struct rich_has *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_has_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_has_json_read_path(struct rich_has *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_has_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_has_json_read_source(struct rich_has *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_has_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_has_json_update(struct rich_has *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_has_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_has_json_write(const struct rich_has *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_has_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_has_json_print(const struct rich_has *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_has_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_has_init(struct rich_has *object, tenon_mem *mem)
{
    return tenon_init(rich_has_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_has_free(struct rich_has *object, tenon_mem *mem)
{
    tenon_free(rich_has_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_has_copy(struct rich_has *copy, const struct rich_has *object, tenon_mem *mem)
{
    return tenon_copy(rich_has_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_has_equal(const struct rich_has *a, const struct rich_has *b)
{
    return tenon_equal(rich_has_type(), a, b);
}

/* ---- struct rich_limits -------------------------------------------------------------- */

typedef struct rich_limits tenon__c_rich_limits;
enum { tenon__kind_rich_limits = TENON_KIND_OBJECT };
const tenon_type *rich_limits_type(void);
static inline TENON_GEN_UNUSED bool rich_limits_json_read(struct rich_limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_limits_json_read_path(struct rich_limits *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_limits_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_limits_json_read_source(struct rich_limits *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_limits_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_limits_json_update(struct rich_limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_limits_json_write(const struct rich_limits *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_limits_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_limits_json_print(const struct rich_limits *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_limits_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_limits_init(struct rich_limits *object, tenon_mem *mem)
{
    return tenon_init(rich_limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_limits_free(struct rich_limits *object, tenon_mem *mem)
{
    tenon_free(rich_limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_limits_copy(struct rich_limits *copy, const struct rich_limits *object, tenon_mem *mem)
{
    return tenon_copy(rich_limits_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_limits_equal(const struct rich_limits *a, const struct rich_limits *b)
{
    return tenon_equal(rich_limits_type(), a, b);
}

/* ---- struct rich_defaults ------------------------------------------------------------ */

typedef struct rich_defaults tenon__c_rich_defaults;
enum { tenon__kind_rich_defaults = TENON_KIND_OBJECT };
const tenon_type *rich_defaults_type(void);
static inline TENON_GEN_UNUSED bool rich_defaults_json_read(struct rich_defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_defaults_json_read_path(struct rich_defaults *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_defaults_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_defaults_json_read_source(struct rich_defaults *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_defaults_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_defaults_json_update(struct rich_defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_defaults_json_write(const struct rich_defaults *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_defaults_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_defaults_json_print(const struct rich_defaults *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_defaults_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_defaults_init(struct rich_defaults *object, tenon_mem *mem)
{
    return tenon_init(rich_defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_defaults_free(struct rich_defaults *object, tenon_mem *mem)
{
    tenon_free(rich_defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_defaults_copy(struct rich_defaults *copy, const struct rich_defaults *object, tenon_mem *mem)
{
    return tenon_copy(rich_defaults_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_defaults_equal(const struct rich_defaults *a, const struct rich_defaults *b)
{
    return tenon_equal(rich_defaults_type(), a, b);
}

/* ---- struct rich_omit ---------------------------------------------------------------- */

typedef struct rich_omit tenon__c_rich_omit;
enum { tenon__kind_rich_omit = TENON_KIND_OBJECT };
const tenon_type *rich_omit_type(void);
static inline TENON_GEN_UNUSED bool rich_omit_json_read(struct rich_omit *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_omit_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_omit_json_read_path(struct rich_omit *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_omit_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_omit_json_read_source(struct rich_omit *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_omit_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_omit_json_update(struct rich_omit *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_omit_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_omit_json_write(const struct rich_omit *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_omit_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_omit_json_print(const struct rich_omit *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_omit_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_omit_init(struct rich_omit *object, tenon_mem *mem)
{
    return tenon_init(rich_omit_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_omit_free(struct rich_omit *object, tenon_mem *mem)
{
    tenon_free(rich_omit_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_omit_copy(struct rich_omit *copy, const struct rich_omit *object, tenon_mem *mem)
{
    return tenon_copy(rich_omit_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_omit_equal(const struct rich_omit *a, const struct rich_omit *b)
{
    return tenon_equal(rich_omit_type(), a, b);
}

/* ---- struct rich_access -------------------------------------------------------------- */

typedef struct rich_access tenon__c_rich_access;
enum { tenon__kind_rich_access = TENON_KIND_OBJECT };
const tenon_type *rich_access_type(void);
static inline TENON_GEN_UNUSED bool rich_access_json_read(struct rich_access *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_access_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_access_json_read_path(struct rich_access *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_access_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_access_json_read_source(struct rich_access *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_access_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_access_json_update(struct rich_access *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_access_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_access_json_write(const struct rich_access *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_access_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_access_json_print(const struct rich_access *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_access_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_access_init(struct rich_access *object, tenon_mem *mem)
{
    return tenon_init(rich_access_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_access_free(struct rich_access *object, tenon_mem *mem)
{
    tenon_free(rich_access_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_access_copy(struct rich_access *copy, const struct rich_access *object, tenon_mem *mem)
{
    return tenon_copy(rich_access_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_access_equal(const struct rich_access *a, const struct rich_access *b)
{
    return tenon_equal(rich_access_type(), a, b);
}

/* ---- struct rich_int_entry ----------------------------------------------------------- */

typedef struct rich_int_entry tenon__c_rich_int_entry;
enum { tenon__kind_rich_int_entry = TENON_KIND_OBJECT };
const tenon_type *rich_int_entry_type(void);
static inline TENON_GEN_UNUSED bool rich_int_entry_json_read(struct rich_int_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_int_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_int_entry_json_read_path(struct rich_int_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_int_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_int_entry_json_read_source(struct rich_int_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_int_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_int_entry_json_update(struct rich_int_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_int_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_int_entry_json_write(const struct rich_int_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_int_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_int_entry_json_print(const struct rich_int_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_int_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_int_entry_init(struct rich_int_entry *object, tenon_mem *mem)
{
    return tenon_init(rich_int_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_int_entry_free(struct rich_int_entry *object, tenon_mem *mem)
{
    tenon_free(rich_int_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_int_entry_copy(struct rich_int_entry *copy, const struct rich_int_entry *object, tenon_mem *mem)
{
    return tenon_copy(rich_int_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_int_entry_equal(const struct rich_int_entry *a, const struct rich_int_entry *b)
{
    return tenon_equal(rich_int_entry_type(), a, b);
}

/* ---- struct rich_text_entry ---------------------------------------------------------- */

typedef struct rich_text_entry tenon__c_rich_text_entry;
enum { tenon__kind_rich_text_entry = TENON_KIND_OBJECT };
const tenon_type *rich_text_entry_type(void);
static inline TENON_GEN_UNUSED bool rich_text_entry_json_read(struct rich_text_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_text_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_text_entry_json_read_path(struct rich_text_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_text_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_text_entry_json_read_source(struct rich_text_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_text_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_text_entry_json_update(struct rich_text_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_text_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_text_entry_json_write(const struct rich_text_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_text_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_text_entry_json_print(const struct rich_text_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_text_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_text_entry_init(struct rich_text_entry *object, tenon_mem *mem)
{
    return tenon_init(rich_text_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_text_entry_free(struct rich_text_entry *object, tenon_mem *mem)
{
    tenon_free(rich_text_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_text_entry_copy(struct rich_text_entry *copy, const struct rich_text_entry *object, tenon_mem *mem)
{
    return tenon_copy(rich_text_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_text_entry_equal(const struct rich_text_entry *a, const struct rich_text_entry *b)
{
    return tenon_equal(rich_text_entry_type(), a, b);
}

/* ---- struct rich_inner_entry --------------------------------------------------------- */

typedef struct rich_inner_entry tenon__c_rich_inner_entry;
enum { tenon__kind_rich_inner_entry = TENON_KIND_OBJECT };
const tenon_type *rich_inner_entry_type(void);
static inline TENON_GEN_UNUSED bool rich_inner_entry_json_read(struct rich_inner_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_inner_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_entry_json_read_path(struct rich_inner_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_inner_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_entry_json_read_source(struct rich_inner_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_inner_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_entry_json_update(struct rich_inner_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_inner_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inner_entry_json_write(const struct rich_inner_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_inner_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_inner_entry_json_print(const struct rich_inner_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_inner_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_inner_entry_init(struct rich_inner_entry *object, tenon_mem *mem)
{
    return tenon_init(rich_inner_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_inner_entry_free(struct rich_inner_entry *object, tenon_mem *mem)
{
    tenon_free(rich_inner_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_inner_entry_copy(struct rich_inner_entry *copy, const struct rich_inner_entry *object, tenon_mem *mem)
{
    return tenon_copy(rich_inner_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_inner_entry_equal(const struct rich_inner_entry *a, const struct rich_inner_entry *b)
{
    return tenon_equal(rich_inner_entry_type(), a, b);
}

/* ---- struct rich_list_entry ---------------------------------------------------------- */

typedef struct rich_list_entry tenon__c_rich_list_entry;
enum { tenon__kind_rich_list_entry = TENON_KIND_OBJECT };
const tenon_type *rich_list_entry_type(void);
static inline TENON_GEN_UNUSED bool rich_list_entry_json_read(struct rich_list_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_list_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_list_entry_json_read_path(struct rich_list_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_list_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_list_entry_json_read_source(struct rich_list_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_list_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_list_entry_json_update(struct rich_list_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_list_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_list_entry_json_write(const struct rich_list_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_list_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_list_entry_json_print(const struct rich_list_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_list_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_list_entry_init(struct rich_list_entry *object, tenon_mem *mem)
{
    return tenon_init(rich_list_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_list_entry_free(struct rich_list_entry *object, tenon_mem *mem)
{
    tenon_free(rich_list_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_list_entry_copy(struct rich_list_entry *copy, const struct rich_list_entry *object, tenon_mem *mem)
{
    return tenon_copy(rich_list_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_list_entry_equal(const struct rich_list_entry *a, const struct rich_list_entry *b)
{
    return tenon_equal(rich_list_entry_type(), a, b);
}

/* ---- struct rich_pointer_entry ------------------------------------------------------- */

typedef struct rich_pointer_entry tenon__c_rich_pointer_entry;
enum { tenon__kind_rich_pointer_entry = TENON_KIND_OBJECT };
const tenon_type *rich_pointer_entry_type(void);
static inline TENON_GEN_UNUSED bool rich_pointer_entry_json_read(struct rich_pointer_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_pointer_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_pointer_entry_json_read_path(struct rich_pointer_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_pointer_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_pointer_entry_json_read_source(struct rich_pointer_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_pointer_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_pointer_entry_json_update(struct rich_pointer_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_pointer_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_pointer_entry_json_write(const struct rich_pointer_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_pointer_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_pointer_entry_json_print(const struct rich_pointer_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_pointer_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_pointer_entry_init(struct rich_pointer_entry *object, tenon_mem *mem)
{
    return tenon_init(rich_pointer_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_pointer_entry_free(struct rich_pointer_entry *object, tenon_mem *mem)
{
    tenon_free(rich_pointer_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_pointer_entry_copy(struct rich_pointer_entry *copy, const struct rich_pointer_entry *object, tenon_mem *mem)
{
    return tenon_copy(rich_pointer_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_pointer_entry_equal(const struct rich_pointer_entry *a, const struct rich_pointer_entry *b)
{
    return tenon_equal(rich_pointer_entry_type(), a, b);
}

/* ---- struct rich_peer ---------------------------------------------------------------- */

typedef struct rich_peer tenon__c_rich_peer;
enum { tenon__kind_rich_peer = TENON_KIND_OBJECT };
const tenon_type *rich_peer_type(void);
static inline TENON_GEN_UNUSED bool rich_peer_json_read(struct rich_peer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_peer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_peer_json_read_path(struct rich_peer *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_peer_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_peer_json_read_source(struct rich_peer *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_peer_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_peer_json_update(struct rich_peer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_peer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_peer_json_write(const struct rich_peer *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_peer_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_peer_json_print(const struct rich_peer *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_peer_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_peer_init(struct rich_peer *object, tenon_mem *mem)
{
    return tenon_init(rich_peer_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_peer_free(struct rich_peer *object, tenon_mem *mem)
{
    tenon_free(rich_peer_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_peer_copy(struct rich_peer *copy, const struct rich_peer *object, tenon_mem *mem)
{
    return tenon_copy(rich_peer_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_peer_equal(const struct rich_peer *a, const struct rich_peer *b)
{
    return tenon_equal(rich_peer_type(), a, b);
}

/* ---- struct rich_route --------------------------------------------------------------- */

typedef struct rich_route tenon__c_rich_route;
enum { tenon__kind_rich_route = TENON_KIND_OBJECT };
const tenon_type *rich_route_type(void);
static inline TENON_GEN_UNUSED bool rich_route_json_read(struct rich_route *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_route_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_route_json_read_path(struct rich_route *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_route_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_route_json_read_source(struct rich_route *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_route_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_route_json_update(struct rich_route *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_route_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_route_json_write(const struct rich_route *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_route_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_route_json_print(const struct rich_route *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_route_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_route_init(struct rich_route *object, tenon_mem *mem)
{
    return tenon_init(rich_route_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_route_free(struct rich_route *object, tenon_mem *mem)
{
    tenon_free(rich_route_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_route_copy(struct rich_route *copy, const struct rich_route *object, tenon_mem *mem)
{
    return tenon_copy(rich_route_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_route_equal(const struct rich_route *a, const struct rich_route *b)
{
    return tenon_equal(rich_route_type(), a, b);
}

/* ---- struct rich_hidden -------------------------------------------------------------- */

typedef struct rich_hidden tenon__c_rich_hidden;
enum { tenon__kind_rich_hidden = TENON_KIND_OBJECT };
const tenon_type *rich_hidden_type(void);
static inline TENON_GEN_UNUSED bool rich_hidden_json_read(struct rich_hidden *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_hidden_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_hidden_json_read_path(struct rich_hidden *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_hidden_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_hidden_json_read_source(struct rich_hidden *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_hidden_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_hidden_json_update(struct rich_hidden *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_hidden_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_hidden_json_write(const struct rich_hidden *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_hidden_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_hidden_json_print(const struct rich_hidden *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_hidden_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_hidden_init(struct rich_hidden *object, tenon_mem *mem)
{
    return tenon_init(rich_hidden_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_hidden_free(struct rich_hidden *object, tenon_mem *mem)
{
    tenon_free(rich_hidden_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_hidden_copy(struct rich_hidden *copy, const struct rich_hidden *object, tenon_mem *mem)
{
    return tenon_copy(rich_hidden_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_hidden_equal(const struct rich_hidden *a, const struct rich_hidden *b)
{
    return tenon_equal(rich_hidden_type(), a, b);
}

/* ---- struct rich_sub ----------------------------------------------------------------- */

typedef struct rich_sub tenon__c_rich_sub;
enum { tenon__kind_rich_sub = TENON_KIND_OBJECT };
const tenon_type *rich_sub_type(void);
static inline TENON_GEN_UNUSED bool rich_sub_json_read(struct rich_sub *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_sub_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_json_read_path(struct rich_sub *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_sub_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_json_read_source(struct rich_sub *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_sub_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_json_update(struct rich_sub *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_sub_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_json_write(const struct rich_sub *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_sub_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_sub_json_print(const struct rich_sub *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_sub_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_sub_init(struct rich_sub *object, tenon_mem *mem)
{
    return tenon_init(rich_sub_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_sub_free(struct rich_sub *object, tenon_mem *mem)
{
    tenon_free(rich_sub_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_sub_copy(struct rich_sub *copy, const struct rich_sub *object, tenon_mem *mem)
{
    return tenon_copy(rich_sub_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_sub_equal(const struct rich_sub *a, const struct rich_sub *b)
{
    return tenon_equal(rich_sub_type(), a, b);
}

/* ---- struct rich_sub_entry ----------------------------------------------------------- */

typedef struct rich_sub_entry tenon__c_rich_sub_entry;
enum { tenon__kind_rich_sub_entry = TENON_KIND_OBJECT };
const tenon_type *rich_sub_entry_type(void);
static inline TENON_GEN_UNUSED bool rich_sub_entry_json_read(struct rich_sub_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_sub_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_entry_json_read_path(struct rich_sub_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_sub_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_entry_json_read_source(struct rich_sub_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_sub_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_entry_json_update(struct rich_sub_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_sub_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_sub_entry_json_write(const struct rich_sub_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_sub_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_sub_entry_json_print(const struct rich_sub_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_sub_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_sub_entry_init(struct rich_sub_entry *object, tenon_mem *mem)
{
    return tenon_init(rich_sub_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_sub_entry_free(struct rich_sub_entry *object, tenon_mem *mem)
{
    tenon_free(rich_sub_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_sub_entry_copy(struct rich_sub_entry *copy, const struct rich_sub_entry *object, tenon_mem *mem)
{
    return tenon_copy(rich_sub_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_sub_entry_equal(const struct rich_sub_entry *a, const struct rich_sub_entry *b)
{
    return tenon_equal(rich_sub_entry_type(), a, b);
}

/* ---- struct rich_maps ---------------------------------------------------------------- */

typedef struct rich_maps tenon__c_rich_maps;
enum { tenon__kind_rich_maps = TENON_KIND_OBJECT };
const tenon_type *rich_maps_type(void);
static inline TENON_GEN_UNUSED bool rich_maps_json_read(struct rich_maps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_maps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maps_json_read_path(struct rich_maps *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_maps_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maps_json_read_source(struct rich_maps *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_maps_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maps_json_update(struct rich_maps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_maps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maps_json_write(const struct rich_maps *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_maps_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_maps_json_print(const struct rich_maps *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_maps_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_maps_init(struct rich_maps *object, tenon_mem *mem)
{
    return tenon_init(rich_maps_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_maps_free(struct rich_maps *object, tenon_mem *mem)
{
    tenon_free(rich_maps_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_maps_copy(struct rich_maps *copy, const struct rich_maps *object, tenon_mem *mem)
{
    return tenon_copy(rich_maps_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_maps_equal(const struct rich_maps *a, const struct rich_maps *b)
{
    return tenon_equal(rich_maps_type(), a, b);
}

/* ---- struct rich_ints ---------------------------------------------------------------- */

typedef struct rich_ints tenon__c_rich_ints;
enum { tenon__kind_rich_ints = TENON_KIND_OBJECT };
const tenon_type *rich_ints_type(void);
static inline TENON_GEN_UNUSED bool rich_ints_json_read(struct rich_ints *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_ints_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_ints_json_read_path(struct rich_ints *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_ints_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_ints_json_read_source(struct rich_ints *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_ints_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_ints_json_update(struct rich_ints *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_ints_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_ints_json_write(const struct rich_ints *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_ints_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_ints_json_print(const struct rich_ints *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_ints_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_ints_init(struct rich_ints *object, tenon_mem *mem)
{
    return tenon_init(rich_ints_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_ints_free(struct rich_ints *object, tenon_mem *mem)
{
    tenon_free(rich_ints_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_ints_copy(struct rich_ints *copy, const struct rich_ints *object, tenon_mem *mem)
{
    return tenon_copy(rich_ints_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_ints_equal(const struct rich_ints *a, const struct rich_ints *b)
{
    return tenon_equal(rich_ints_type(), a, b);
}

/* ---- struct rich_inners -------------------------------------------------------------- */

typedef struct rich_inners tenon__c_rich_inners;
enum { tenon__kind_rich_inners = TENON_KIND_OBJECT };
const tenon_type *rich_inners_type(void);
static inline TENON_GEN_UNUSED bool rich_inners_json_read(struct rich_inners *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_inners_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inners_json_read_path(struct rich_inners *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_inners_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inners_json_read_source(struct rich_inners *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_inners_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inners_json_update(struct rich_inners *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_inners_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_inners_json_write(const struct rich_inners *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_inners_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_inners_json_print(const struct rich_inners *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_inners_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_inners_init(struct rich_inners *object, tenon_mem *mem)
{
    return tenon_init(rich_inners_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_inners_free(struct rich_inners *object, tenon_mem *mem)
{
    tenon_free(rich_inners_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_inners_copy(struct rich_inners *copy, const struct rich_inners *object, tenon_mem *mem)
{
    return tenon_copy(rich_inners_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_inners_equal(const struct rich_inners *a, const struct rich_inners *b)
{
    return tenon_equal(rich_inners_type(), a, b);
}

/* ---- struct rich_dictionary ---------------------------------------------------------- */

typedef struct rich_dictionary tenon__c_rich_dictionary;
enum { tenon__kind_rich_dictionary = TENON_KIND_OBJECT };
const tenon_type *rich_dictionary_type(void);
static inline TENON_GEN_UNUSED bool rich_dictionary_json_read(struct rich_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_dictionary_json_read_path(struct rich_dictionary *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_dictionary_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_dictionary_json_read_source(struct rich_dictionary *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_dictionary_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_dictionary_json_update(struct rich_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_dictionary_json_write(const struct rich_dictionary *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_dictionary_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_dictionary_json_print(const struct rich_dictionary *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_dictionary_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_dictionary_init(struct rich_dictionary *object, tenon_mem *mem)
{
    return tenon_init(rich_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_dictionary_free(struct rich_dictionary *object, tenon_mem *mem)
{
    tenon_free(rich_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_dictionary_copy(struct rich_dictionary *copy, const struct rich_dictionary *object, tenon_mem *mem)
{
    return tenon_copy(rich_dictionary_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_dictionary_equal(const struct rich_dictionary *a, const struct rich_dictionary *b)
{
    return tenon_equal(rich_dictionary_type(), a, b);
}

/* ---- struct rich_meters -------------------------------------------------------------- */

typedef struct rich_meters tenon__c_rich_meters;
enum { tenon__kind_rich_meters = TENON_KIND_OBJECT };
const tenon_type *rich_meters_type(void);
static inline TENON_GEN_UNUSED bool rich_meters_json_read(struct rich_meters *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_meters_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_meters_json_read_path(struct rich_meters *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_meters_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_meters_json_read_source(struct rich_meters *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_meters_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_meters_json_update(struct rich_meters *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_meters_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_meters_json_write(const struct rich_meters *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_meters_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_meters_json_print(const struct rich_meters *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_meters_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_meters_init(struct rich_meters *object, tenon_mem *mem)
{
    return tenon_init(rich_meters_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_meters_free(struct rich_meters *object, tenon_mem *mem)
{
    tenon_free(rich_meters_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_meters_copy(struct rich_meters *copy, const struct rich_meters *object, tenon_mem *mem)
{
    return tenon_copy(rich_meters_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_meters_equal(const struct rich_meters *a, const struct rich_meters *b)
{
    return tenon_equal(rich_meters_type(), a, b);
}

/* ---- struct rich_label --------------------------------------------------------------- */

typedef struct rich_label tenon__c_rich_label;
enum { tenon__kind_rich_label = TENON_KIND_OBJECT };
const tenon_type *rich_label_type(void);
static inline TENON_GEN_UNUSED bool rich_label_json_read(struct rich_label *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_label_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_label_json_read_path(struct rich_label *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_label_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_label_json_read_source(struct rich_label *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_label_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_label_json_update(struct rich_label *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_label_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_label_json_write(const struct rich_label *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_label_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_label_json_print(const struct rich_label *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_label_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_label_init(struct rich_label *object, tenon_mem *mem)
{
    return tenon_init(rich_label_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_label_free(struct rich_label *object, tenon_mem *mem)
{
    tenon_free(rich_label_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_label_copy(struct rich_label *copy, const struct rich_label *object, tenon_mem *mem)
{
    return tenon_copy(rich_label_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_label_equal(const struct rich_label *a, const struct rich_label *b)
{
    return tenon_equal(rich_label_type(), a, b);
}

/* ---- struct rich_tint ---------------------------------------------------------------- */

typedef struct rich_tint tenon__c_rich_tint;
enum { tenon__kind_rich_tint = TENON_KIND_OBJECT };
const tenon_type *rich_tint_type(void);
static inline TENON_GEN_UNUSED bool rich_tint_json_read(struct rich_tint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_tint_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tint_json_read_path(struct rich_tint *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_tint_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tint_json_read_source(struct rich_tint *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_tint_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tint_json_update(struct rich_tint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_tint_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_tint_json_write(const struct rich_tint *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_tint_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_tint_json_print(const struct rich_tint *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_tint_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_tint_init(struct rich_tint *object, tenon_mem *mem)
{
    return tenon_init(rich_tint_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_tint_free(struct rich_tint *object, tenon_mem *mem)
{
    tenon_free(rich_tint_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_tint_copy(struct rich_tint *copy, const struct rich_tint *object, tenon_mem *mem)
{
    return tenon_copy(rich_tint_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_tint_equal(const struct rich_tint *a, const struct rich_tint *b)
{
    return tenon_equal(rich_tint_type(), a, b);
}

/* ---- struct rich_moment -------------------------------------------------------------- */

typedef struct rich_moment tenon__c_rich_moment;
enum { tenon__kind_rich_moment = TENON_KIND_OBJECT };
const tenon_type *rich_moment_type(void);
static inline TENON_GEN_UNUSED bool rich_moment_json_read(struct rich_moment *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_moment_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_moment_json_read_path(struct rich_moment *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_moment_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_moment_json_read_source(struct rich_moment *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_moment_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_moment_json_update(struct rich_moment *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_moment_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_moment_json_write(const struct rich_moment *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_moment_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_moment_json_print(const struct rich_moment *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_moment_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_moment_init(struct rich_moment *object, tenon_mem *mem)
{
    return tenon_init(rich_moment_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_moment_free(struct rich_moment *object, tenon_mem *mem)
{
    tenon_free(rich_moment_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_moment_copy(struct rich_moment *copy, const struct rich_moment *object, tenon_mem *mem)
{
    return tenon_copy(rich_moment_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_moment_equal(const struct rich_moment *a, const struct rich_moment *b)
{
    return tenon_equal(rich_moment_type(), a, b);
}

/* ---- struct rich_anything ------------------------------------------------------------ */

typedef struct rich_anything tenon__c_rich_anything;
enum { tenon__kind_rich_anything = TENON_KIND_OBJECT };
const tenon_type *rich_anything_type(void);
static inline TENON_GEN_UNUSED bool rich_anything_json_read(struct rich_anything *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_anything_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_anything_json_read_path(struct rich_anything *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_anything_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_anything_json_read_source(struct rich_anything *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_anything_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_anything_json_update(struct rich_anything *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_anything_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_anything_json_write(const struct rich_anything *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_anything_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_anything_json_print(const struct rich_anything *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_anything_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_anything_init(struct rich_anything *object, tenon_mem *mem)
{
    return tenon_init(rich_anything_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_anything_free(struct rich_anything *object, tenon_mem *mem)
{
    tenon_free(rich_anything_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_anything_copy(struct rich_anything *copy, const struct rich_anything *object, tenon_mem *mem)
{
    return tenon_copy(rich_anything_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_anything_equal(const struct rich_anything *a, const struct rich_anything *b)
{
    return tenon_equal(rich_anything_type(), a, b);
}

/* ---- struct rich_maybe --------------------------------------------------------------- */

typedef struct rich_maybe tenon__c_rich_maybe;
enum { tenon__kind_rich_maybe = TENON_KIND_OBJECT };
const tenon_type *rich_maybe_type(void);
static inline TENON_GEN_UNUSED bool rich_maybe_json_read(struct rich_maybe *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_maybe_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maybe_json_read_path(struct rich_maybe *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_maybe_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maybe_json_read_source(struct rich_maybe *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_maybe_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maybe_json_update(struct rich_maybe *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_maybe_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_maybe_json_write(const struct rich_maybe *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_maybe_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_maybe_json_print(const struct rich_maybe *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_maybe_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_maybe_init(struct rich_maybe *object, tenon_mem *mem)
{
    return tenon_init(rich_maybe_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_maybe_free(struct rich_maybe *object, tenon_mem *mem)
{
    tenon_free(rich_maybe_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_maybe_copy(struct rich_maybe *copy, const struct rich_maybe *object, tenon_mem *mem)
{
    return tenon_copy(rich_maybe_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_maybe_equal(const struct rich_maybe *a, const struct rich_maybe *b)
{
    return tenon_equal(rich_maybe_type(), a, b);
}

/* ---- struct rich_wrapped ------------------------------------------------------------- */

typedef struct rich_wrapped tenon__c_rich_wrapped;
enum { tenon__kind_rich_wrapped = TENON_KIND_OBJECT };
const tenon_type *rich_wrapped_type(void);
static inline TENON_GEN_UNUSED bool rich_wrapped_json_read(struct rich_wrapped *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_wrapped_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_json_read_path(struct rich_wrapped *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_wrapped_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_json_read_source(struct rich_wrapped *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_wrapped_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_json_update(struct rich_wrapped *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_wrapped_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_json_write(const struct rich_wrapped *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_wrapped_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_wrapped_json_print(const struct rich_wrapped *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_wrapped_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_init(struct rich_wrapped *object, tenon_mem *mem)
{
    return tenon_init(rich_wrapped_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_wrapped_free(struct rich_wrapped *object, tenon_mem *mem)
{
    tenon_free(rich_wrapped_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_copy(struct rich_wrapped *copy, const struct rich_wrapped *object, tenon_mem *mem)
{
    return tenon_copy(rich_wrapped_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_equal(const struct rich_wrapped *a, const struct rich_wrapped *b)
{
    return tenon_equal(rich_wrapped_type(), a, b);
}

/* ---- struct rich_wrapped_twice ------------------------------------------------------- */

typedef struct rich_wrapped_twice tenon__c_rich_wrapped_twice;
enum { tenon__kind_rich_wrapped_twice = TENON_KIND_OBJECT };
const tenon_type *rich_wrapped_twice_type(void);
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_json_read(struct rich_wrapped_twice *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_wrapped_twice_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_json_read_path(struct rich_wrapped_twice *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_wrapped_twice_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_json_read_source(struct rich_wrapped_twice *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_wrapped_twice_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_json_update(struct rich_wrapped_twice *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_wrapped_twice_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_json_write(const struct rich_wrapped_twice *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_wrapped_twice_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_wrapped_twice_json_print(const struct rich_wrapped_twice *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_wrapped_twice_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_init(struct rich_wrapped_twice *object, tenon_mem *mem)
{
    return tenon_init(rich_wrapped_twice_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_wrapped_twice_free(struct rich_wrapped_twice *object, tenon_mem *mem)
{
    tenon_free(rich_wrapped_twice_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_copy(struct rich_wrapped_twice *copy, const struct rich_wrapped_twice *object, tenon_mem *mem)
{
    return tenon_copy(rich_wrapped_twice_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wrapped_twice_equal(const struct rich_wrapped_twice *a, const struct rich_wrapped_twice *b)
{
    return tenon_equal(rich_wrapped_twice_type(), a, b);
}

/* ---- struct rich_transparent --------------------------------------------------------- */

typedef struct rich_transparent tenon__c_rich_transparent;
enum { tenon__kind_rich_transparent = TENON_KIND_OBJECT };
const tenon_type *rich_transparent_type(void);
static inline TENON_GEN_UNUSED bool rich_transparent_json_read(struct rich_transparent *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_transparent_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_transparent_json_read_path(struct rich_transparent *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_transparent_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_transparent_json_read_source(struct rich_transparent *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_transparent_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_transparent_json_update(struct rich_transparent *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_transparent_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_transparent_json_write(const struct rich_transparent *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_transparent_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_transparent_json_print(const struct rich_transparent *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_transparent_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_transparent_init(struct rich_transparent *object, tenon_mem *mem)
{
    return tenon_init(rich_transparent_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_transparent_free(struct rich_transparent *object, tenon_mem *mem)
{
    tenon_free(rich_transparent_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_transparent_copy(struct rich_transparent *copy, const struct rich_transparent *object, tenon_mem *mem)
{
    return tenon_copy(rich_transparent_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_transparent_equal(const struct rich_transparent *a, const struct rich_transparent *b)
{
    return tenon_equal(rich_transparent_type(), a, b);
}

/* ---- struct rich_any ----------------------------------------------------------------- */

typedef struct rich_any tenon__c_rich_any;
enum { tenon__kind_rich_any = TENON_KIND_OBJECT };
const tenon_type *rich_any_type(void);
static inline TENON_GEN_UNUSED bool rich_any_json_read(struct rich_any *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_any_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_any_json_read_path(struct rich_any *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_any_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_any_json_read_source(struct rich_any *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_any_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_any_json_update(struct rich_any *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_any_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_any_json_write(const struct rich_any *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_any_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_any_json_print(const struct rich_any *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_any_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_any_init(struct rich_any *object, tenon_mem *mem)
{
    return tenon_init(rich_any_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_any_free(struct rich_any *object, tenon_mem *mem)
{
    tenon_free(rich_any_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_any_copy(struct rich_any *copy, const struct rich_any *object, tenon_mem *mem)
{
    return tenon_copy(rich_any_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_any_equal(const struct rich_any *a, const struct rich_any *b)
{
    return tenon_equal(rich_any_type(), a, b);
}

/* ---- struct rich_wide70 -------------------------------------------------------------- */

typedef struct rich_wide70 tenon__c_rich_wide70;
enum { tenon__kind_rich_wide70 = TENON_KIND_OBJECT };
const tenon_type *rich_wide70_type(void);
static inline TENON_GEN_UNUSED bool rich_wide70_json_read(struct rich_wide70 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_wide70_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide70_json_read_path(struct rich_wide70 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_wide70_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide70_json_read_source(struct rich_wide70 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_wide70_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide70_json_update(struct rich_wide70 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_wide70_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide70_json_write(const struct rich_wide70 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_wide70_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_wide70_json_print(const struct rich_wide70 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_wide70_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_wide70_init(struct rich_wide70 *object, tenon_mem *mem)
{
    return tenon_init(rich_wide70_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_wide70_free(struct rich_wide70 *object, tenon_mem *mem)
{
    tenon_free(rich_wide70_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide70_copy(struct rich_wide70 *copy, const struct rich_wide70 *object, tenon_mem *mem)
{
    return tenon_copy(rich_wide70_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide70_equal(const struct rich_wide70 *a, const struct rich_wide70 *b)
{
    return tenon_equal(rich_wide70_type(), a, b);
}

/* ---- struct rich_wide130 ------------------------------------------------------------- */

typedef struct rich_wide130 tenon__c_rich_wide130;
enum { tenon__kind_rich_wide130 = TENON_KIND_OBJECT };
const tenon_type *rich_wide130_type(void);
static inline TENON_GEN_UNUSED bool rich_wide130_json_read(struct rich_wide130 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_wide130_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide130_json_read_path(struct rich_wide130 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_wide130_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide130_json_read_source(struct rich_wide130 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_wide130_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide130_json_update(struct rich_wide130 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_wide130_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide130_json_write(const struct rich_wide130 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_wide130_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_wide130_json_print(const struct rich_wide130 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_wide130_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_wide130_init(struct rich_wide130 *object, tenon_mem *mem)
{
    return tenon_init(rich_wide130_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_wide130_free(struct rich_wide130 *object, tenon_mem *mem)
{
    tenon_free(rich_wide130_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide130_copy(struct rich_wide130 *copy, const struct rich_wide130 *object, tenon_mem *mem)
{
    return tenon_copy(rich_wide130_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide130_equal(const struct rich_wide130 *a, const struct rich_wide130 *b)
{
    return tenon_equal(rich_wide130_type(), a, b);
}

/* ---- struct rich_wides --------------------------------------------------------------- */

typedef struct rich_wides tenon__c_rich_wides;
enum { tenon__kind_rich_wides = TENON_KIND_OBJECT };
const tenon_type *rich_wides_type(void);
static inline TENON_GEN_UNUSED bool rich_wides_json_read(struct rich_wides *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_wides_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wides_json_read_path(struct rich_wides *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_wides_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wides_json_read_source(struct rich_wides *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_wides_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wides_json_update(struct rich_wides *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_wides_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wides_json_write(const struct rich_wides *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_wides_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_wides_json_print(const struct rich_wides *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_wides_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_wides_init(struct rich_wides *object, tenon_mem *mem)
{
    return tenon_init(rich_wides_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_wides_free(struct rich_wides *object, tenon_mem *mem)
{
    tenon_free(rich_wides_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wides_copy(struct rich_wides *copy, const struct rich_wides *object, tenon_mem *mem)
{
    return tenon_copy(rich_wides_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wides_equal(const struct rich_wides *a, const struct rich_wides *b)
{
    return tenon_equal(rich_wides_type(), a, b);
}

/* ---- struct rich_wide_key ------------------------------------------------------------ */

typedef struct rich_wide_key tenon__c_rich_wide_key;
enum { tenon__kind_rich_wide_key = TENON_KIND_OBJECT };
const tenon_type *rich_wide_key_type(void);
static inline TENON_GEN_UNUSED bool rich_wide_key_json_read(struct rich_wide_key *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_wide_key_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_key_json_read_path(struct rich_wide_key *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_wide_key_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_key_json_read_source(struct rich_wide_key *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_wide_key_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_key_json_update(struct rich_wide_key *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_wide_key_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_key_json_write(const struct rich_wide_key *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_wide_key_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_wide_key_json_print(const struct rich_wide_key *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_wide_key_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_wide_key_init(struct rich_wide_key *object, tenon_mem *mem)
{
    return tenon_init(rich_wide_key_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_wide_key_free(struct rich_wide_key *object, tenon_mem *mem)
{
    tenon_free(rich_wide_key_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide_key_copy(struct rich_wide_key *copy, const struct rich_wide_key *object, tenon_mem *mem)
{
    return tenon_copy(rich_wide_key_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide_key_equal(const struct rich_wide_key *a, const struct rich_wide_key *b)
{
    return tenon_equal(rich_wide_key_type(), a, b);
}

/* ---- struct rich_wide_map ------------------------------------------------------------ */

typedef struct rich_wide_map tenon__c_rich_wide_map;
enum { tenon__kind_rich_wide_map = TENON_KIND_OBJECT };
const tenon_type *rich_wide_map_type(void);
static inline TENON_GEN_UNUSED bool rich_wide_map_json_read(struct rich_wide_map *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_wide_map_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_map_json_read_path(struct rich_wide_map *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_wide_map_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_map_json_read_source(struct rich_wide_map *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_wide_map_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_map_json_update(struct rich_wide_map *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_wide_map_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_wide_map_json_write(const struct rich_wide_map *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_wide_map_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_wide_map_json_print(const struct rich_wide_map *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_wide_map_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_wide_map_init(struct rich_wide_map *object, tenon_mem *mem)
{
    return tenon_init(rich_wide_map_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_wide_map_free(struct rich_wide_map *object, tenon_mem *mem)
{
    tenon_free(rich_wide_map_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide_map_copy(struct rich_wide_map *copy, const struct rich_wide_map *object, tenon_mem *mem)
{
    return tenon_copy(rich_wide_map_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_wide_map_equal(const struct rich_wide_map *a, const struct rich_wide_map *b)
{
    return tenon_equal(rich_wide_map_type(), a, b);
}

/* ---- struct rich_all ----------------------------------------------------------------- */

typedef struct rich_all tenon__c_rich_all;
enum { tenon__kind_rich_all = TENON_KIND_OBJECT };
const tenon_type *rich_all_type(void);
static inline TENON_GEN_UNUSED bool rich_all_json_read(struct rich_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(rich_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_all_json_read_path(struct rich_all *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(rich_all_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_all_json_read_source(struct rich_all *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(rich_all_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_all_json_update(struct rich_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(rich_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool rich_all_json_write(const struct rich_all *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(rich_all_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t rich_all_json_print(const struct rich_all *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(rich_all_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool rich_all_init(struct rich_all *object, tenon_mem *mem)
{
    return tenon_init(rich_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED void rich_all_free(struct rich_all *object, tenon_mem *mem)
{
    tenon_free(rich_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool rich_all_copy(struct rich_all *copy, const struct rich_all *object, tenon_mem *mem)
{
    return tenon_copy(rich_all_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool rich_all_equal(const struct rich_all *a, const struct rich_all *b)
{
    return tenon_equal(rich_all_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
