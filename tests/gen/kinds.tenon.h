/* kinds.tenon.h: made by tenongen from kinds.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef KINDS_TENON_H
#define KINDS_TENON_H

#include "kinds.h"

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

/* ---- enum kin_color ------------------------------------------------------------------ */

/* ---- enums: four widths, both signs -------------------------------------------------------------- */
typedef enum kin_color tenon__c_kin_color;
enum { tenon__kind_kin_color = TENON_KIND_ENUM };
const tenon_type *kin_color_type(void);

/* ---- enum kin_level ------------------------------------------------------------------ */

typedef enum kin_level tenon__c_kin_level;
enum { tenon__kind_kin_level = TENON_KIND_ENUM };
const tenon_type *kin_level_type(void);

/* ---- enum kin_tiny ------------------------------------------------------------------- */

typedef enum kin_tiny tenon__c_kin_tiny;
enum { tenon__kind_kin_tiny = TENON_KIND_ENUM };
const tenon_type *kin_tiny_type(void);

/* ---- enum kin_byte ------------------------------------------------------------------- */

typedef enum kin_byte tenon__c_kin_byte;
enum { tenon__kind_kin_byte = TENON_KIND_ENUM };
const tenon_type *kin_byte_type(void);

/* ---- enum kin_short ------------------------------------------------------------------ */

typedef enum kin_short tenon__c_kin_short;
enum { tenon__kind_kin_short = TENON_KIND_ENUM };
const tenon_type *kin_short_type(void);

/* ---- enum kin_huge ------------------------------------------------------------------- */

typedef enum kin_huge tenon__c_kin_huge;
enum { tenon__kind_kin_huge = TENON_KIND_ENUM };
const tenon_type *kin_huge_type(void);

/* ---- struct kin_scalars -------------------------------------------------------------- */

/* ---- scalars and texts --------------------------------------------------------------------------- */
typedef struct kin_scalars tenon__c_kin_scalars;
enum { tenon__kind_kin_scalars = TENON_KIND_OBJECT };
const tenon_type *kin_scalars_type(void);
static inline TENON_GEN_UNUSED bool kin_scalars_json_read(struct kin_scalars *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_scalars_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_scalars_json_read_path(struct kin_scalars *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_scalars_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_scalars_json_read_source(struct kin_scalars *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_scalars_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_scalars_json_update(struct kin_scalars *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_scalars_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_scalars_json_write(const struct kin_scalars *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_scalars_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_scalars_json_print(const struct kin_scalars *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_scalars_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_scalars_init(struct kin_scalars *object, tenon_mem *mem)
{
    return tenon_init(kin_scalars_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_scalars_free(struct kin_scalars *object, tenon_mem *mem)
{
    tenon_free(kin_scalars_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_scalars_copy(struct kin_scalars *copy, const struct kin_scalars *object, tenon_mem *mem)
{
    return tenon_copy(kin_scalars_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_scalars_equal(const struct kin_scalars *a, const struct kin_scalars *b)
{
    return tenon_equal(kin_scalars_type(), a, b);
}

/* ---- struct kin_texts ---------------------------------------------------------------- */

typedef struct kin_texts tenon__c_kin_texts;
enum { tenon__kind_kin_texts = TENON_KIND_OBJECT };
const tenon_type *kin_texts_type(void);
static inline TENON_GEN_UNUSED bool kin_texts_json_read(struct kin_texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_texts_json_read_path(struct kin_texts *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_texts_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_texts_json_read_source(struct kin_texts *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_texts_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_texts_json_update(struct kin_texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_texts_json_write(const struct kin_texts *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_texts_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_texts_json_print(const struct kin_texts *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_texts_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_texts_init(struct kin_texts *object, tenon_mem *mem)
{
    return tenon_init(kin_texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_texts_free(struct kin_texts *object, tenon_mem *mem)
{
    tenon_free(kin_texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_texts_copy(struct kin_texts *copy, const struct kin_texts *object, tenon_mem *mem)
{
    return tenon_copy(kin_texts_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_texts_equal(const struct kin_texts *a, const struct kin_texts *b)
{
    return tenon_equal(kin_texts_type(), a, b);
}

/* ---- struct kin_fixed ---------------------------------------------------------------- */

/* ---- arrays in the struct ------------------------------------------------------------------------ */
typedef struct kin_fixed tenon__c_kin_fixed;
enum { tenon__kind_kin_fixed = TENON_KIND_OBJECT };
const tenon_type *kin_fixed_type(void);
static inline TENON_GEN_UNUSED bool kin_fixed_json_read(struct kin_fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_fixed_json_read_path(struct kin_fixed *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_fixed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_fixed_json_read_source(struct kin_fixed *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_fixed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_fixed_json_update(struct kin_fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_fixed_json_write(const struct kin_fixed *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_fixed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_fixed_json_print(const struct kin_fixed *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_fixed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_fixed_init(struct kin_fixed *object, tenon_mem *mem)
{
    return tenon_init(kin_fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_fixed_free(struct kin_fixed *object, tenon_mem *mem)
{
    tenon_free(kin_fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_fixed_copy(struct kin_fixed *copy, const struct kin_fixed *object, tenon_mem *mem)
{
    return tenon_copy(kin_fixed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_fixed_equal(const struct kin_fixed *a, const struct kin_fixed *b)
{
    return tenon_equal(kin_fixed_type(), a, b);
}

/* ---- struct kin_arrays --------------------------------------------------------------- */

/* ---- arrays behind a pointer, of every kind and with counts of every width ------------------------- */
typedef struct kin_arrays tenon__c_kin_arrays;
enum { tenon__kind_kin_arrays = TENON_KIND_OBJECT };
const tenon_type *kin_arrays_type(void);
static inline TENON_GEN_UNUSED bool kin_arrays_json_read(struct kin_arrays *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_arrays_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_arrays_json_read_path(struct kin_arrays *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_arrays_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_arrays_json_read_source(struct kin_arrays *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_arrays_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_arrays_json_update(struct kin_arrays *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_arrays_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_arrays_json_write(const struct kin_arrays *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_arrays_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_arrays_json_print(const struct kin_arrays *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_arrays_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_arrays_init(struct kin_arrays *object, tenon_mem *mem)
{
    return tenon_init(kin_arrays_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_arrays_free(struct kin_arrays *object, tenon_mem *mem)
{
    tenon_free(kin_arrays_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_arrays_copy(struct kin_arrays *copy, const struct kin_arrays *object, tenon_mem *mem)
{
    return tenon_copy(kin_arrays_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_arrays_equal(const struct kin_arrays *a, const struct kin_arrays *b)
{
    return tenon_equal(kin_arrays_type(), a, b);
}

/* ---- struct kin_inner ---------------------------------------------------------------- */

/* ---- structs in structs -------------------------------------------------------------------------- */
typedef struct kin_inner tenon__c_kin_inner;
enum { tenon__kind_kin_inner = TENON_KIND_OBJECT };
const tenon_type *kin_inner_type(void);
static inline TENON_GEN_UNUSED bool kin_inner_json_read(struct kin_inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_json_read_path(struct kin_inner *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_inner_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_json_read_source(struct kin_inner *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_inner_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_json_update(struct kin_inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_json_write(const struct kin_inner *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_inner_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_inner_json_print(const struct kin_inner *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_inner_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_inner_init(struct kin_inner *object, tenon_mem *mem)
{
    return tenon_init(kin_inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_inner_free(struct kin_inner *object, tenon_mem *mem)
{
    tenon_free(kin_inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_inner_copy(struct kin_inner *copy, const struct kin_inner *object, tenon_mem *mem)
{
    return tenon_copy(kin_inner_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_inner_equal(const struct kin_inner *a, const struct kin_inner *b)
{
    return tenon_equal(kin_inner_type(), a, b);
}

/* ---- struct kin_node ----------------------------------------------------------------- */

typedef struct kin_node tenon__c_kin_node;
enum { tenon__kind_kin_node = TENON_KIND_OBJECT };
const tenon_type *kin_node_type(void);
static inline TENON_GEN_UNUSED bool kin_node_json_read(struct kin_node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_node_json_read_path(struct kin_node *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_node_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_node_json_read_source(struct kin_node *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_node_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_node_json_update(struct kin_node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_node_json_write(const struct kin_node *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_node_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_node_json_print(const struct kin_node *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_node_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_node_init(struct kin_node *object, tenon_mem *mem)
{
    return tenon_init(kin_node_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_node_free(struct kin_node *object, tenon_mem *mem)
{
    tenon_free(kin_node_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_node_copy(struct kin_node *copy, const struct kin_node *object, tenon_mem *mem)
{
    return tenon_copy(kin_node_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_node_equal(const struct kin_node *a, const struct kin_node *b)
{
    return tenon_equal(kin_node_type(), a, b);
}

/* ---- struct kin_tree ----------------------------------------------------------------- */

typedef struct kin_tree tenon__c_kin_tree;
enum { tenon__kind_kin_tree = TENON_KIND_OBJECT };
const tenon_type *kin_tree_type(void);
static inline TENON_GEN_UNUSED bool kin_tree_json_read(struct kin_tree *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_tree_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tree_json_read_path(struct kin_tree *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_tree_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tree_json_read_source(struct kin_tree *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_tree_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tree_json_update(struct kin_tree *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_tree_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tree_json_write(const struct kin_tree *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_tree_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_tree_json_print(const struct kin_tree *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_tree_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_tree_init(struct kin_tree *object, tenon_mem *mem)
{
    return tenon_init(kin_tree_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_tree_free(struct kin_tree *object, tenon_mem *mem)
{
    tenon_free(kin_tree_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_tree_copy(struct kin_tree *copy, const struct kin_tree *object, tenon_mem *mem)
{
    return tenon_copy(kin_tree_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_tree_equal(const struct kin_tree *a, const struct kin_tree *b)
{
    return tenon_equal(kin_tree_type(), a, b);
}

/* ---- struct kin_nested --------------------------------------------------------------- */

typedef struct kin_nested tenon__c_kin_nested;
enum { tenon__kind_kin_nested = TENON_KIND_OBJECT };
const tenon_type *kin_nested_type(void);
static inline TENON_GEN_UNUSED bool kin_nested_json_read(struct kin_nested *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_nested_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nested_json_read_path(struct kin_nested *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_nested_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nested_json_read_source(struct kin_nested *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_nested_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nested_json_update(struct kin_nested *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_nested_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nested_json_write(const struct kin_nested *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_nested_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_nested_json_print(const struct kin_nested *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_nested_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_nested_init(struct kin_nested *object, tenon_mem *mem)
{
    return tenon_init(kin_nested_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_nested_free(struct kin_nested *object, tenon_mem *mem)
{
    tenon_free(kin_nested_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_nested_copy(struct kin_nested *copy, const struct kin_nested *object, tenon_mem *mem)
{
    return tenon_copy(kin_nested_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_nested_equal(const struct kin_nested *a, const struct kin_nested *b)
{
    return tenon_equal(kin_nested_type(), a, b);
}

/* ---- struct kin_nullable ------------------------------------------------------------- */

typedef struct kin_nullable tenon__c_kin_nullable;
enum { tenon__kind_kin_nullable = TENON_KIND_OBJECT };
const tenon_type *kin_nullable_type(void);
static inline TENON_GEN_UNUSED bool kin_nullable_json_read(struct kin_nullable *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_nullable_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nullable_json_read_path(struct kin_nullable *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_nullable_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nullable_json_read_source(struct kin_nullable *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_nullable_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nullable_json_update(struct kin_nullable *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_nullable_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_nullable_json_write(const struct kin_nullable *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_nullable_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_nullable_json_print(const struct kin_nullable *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_nullable_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_nullable_init(struct kin_nullable *object, tenon_mem *mem)
{
    return tenon_init(kin_nullable_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_nullable_free(struct kin_nullable *object, tenon_mem *mem)
{
    tenon_free(kin_nullable_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_nullable_copy(struct kin_nullable *copy, const struct kin_nullable *object, tenon_mem *mem)
{
    return tenon_copy(kin_nullable_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_nullable_equal(const struct kin_nullable *a, const struct kin_nullable *b)
{
    return tenon_equal(kin_nullable_type(), a, b);
}

/* ---- struct kin_has ------------------------------------------------------------------ */

/* ---- modifiers ----------------------------------------------------------------------------------- */
typedef struct kin_has tenon__c_kin_has;
enum { tenon__kind_kin_has = TENON_KIND_OBJECT };
const tenon_type *kin_has_type(void);
static inline TENON_GEN_UNUSED bool kin_has_json_read(struct kin_has *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_has_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_has_json_read_path(struct kin_has *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_has_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_has_json_read_source(struct kin_has *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_has_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_has_json_update(struct kin_has *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_has_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_has_json_write(const struct kin_has *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_has_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_has_json_print(const struct kin_has *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_has_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_has_init(struct kin_has *object, tenon_mem *mem)
{
    return tenon_init(kin_has_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_has_free(struct kin_has *object, tenon_mem *mem)
{
    tenon_free(kin_has_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_has_copy(struct kin_has *copy, const struct kin_has *object, tenon_mem *mem)
{
    return tenon_copy(kin_has_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_has_equal(const struct kin_has *a, const struct kin_has *b)
{
    return tenon_equal(kin_has_type(), a, b);
}

/* ---- struct kin_limits --------------------------------------------------------------- */

typedef struct kin_limits tenon__c_kin_limits;
enum { tenon__kind_kin_limits = TENON_KIND_OBJECT };
const tenon_type *kin_limits_type(void);
static inline TENON_GEN_UNUSED bool kin_limits_json_read(struct kin_limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_limits_json_read_path(struct kin_limits *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_limits_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_limits_json_read_source(struct kin_limits *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_limits_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_limits_json_update(struct kin_limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_limits_json_write(const struct kin_limits *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_limits_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_limits_json_print(const struct kin_limits *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_limits_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_limits_init(struct kin_limits *object, tenon_mem *mem)
{
    return tenon_init(kin_limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_limits_free(struct kin_limits *object, tenon_mem *mem)
{
    tenon_free(kin_limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_limits_copy(struct kin_limits *copy, const struct kin_limits *object, tenon_mem *mem)
{
    return tenon_copy(kin_limits_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_limits_equal(const struct kin_limits *a, const struct kin_limits *b)
{
    return tenon_equal(kin_limits_type(), a, b);
}

/* ---- struct kin_defaults ------------------------------------------------------------- */

typedef struct kin_defaults tenon__c_kin_defaults;
enum { tenon__kind_kin_defaults = TENON_KIND_OBJECT };
const tenon_type *kin_defaults_type(void);
static inline TENON_GEN_UNUSED bool kin_defaults_json_read(struct kin_defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_defaults_json_read_path(struct kin_defaults *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_defaults_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_defaults_json_read_source(struct kin_defaults *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_defaults_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_defaults_json_update(struct kin_defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_defaults_json_write(const struct kin_defaults *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_defaults_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_defaults_json_print(const struct kin_defaults *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_defaults_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_defaults_init(struct kin_defaults *object, tenon_mem *mem)
{
    return tenon_init(kin_defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_defaults_free(struct kin_defaults *object, tenon_mem *mem)
{
    tenon_free(kin_defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_defaults_copy(struct kin_defaults *copy, const struct kin_defaults *object, tenon_mem *mem)
{
    return tenon_copy(kin_defaults_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_defaults_equal(const struct kin_defaults *a, const struct kin_defaults *b)
{
    return tenon_equal(kin_defaults_type(), a, b);
}

/* ---- struct kin_omit ----------------------------------------------------------------- */

typedef struct kin_omit tenon__c_kin_omit;
enum { tenon__kind_kin_omit = TENON_KIND_OBJECT };
const tenon_type *kin_omit_type(void);
static inline TENON_GEN_UNUSED bool kin_omit_json_read(struct kin_omit *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_omit_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_omit_json_read_path(struct kin_omit *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_omit_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_omit_json_read_source(struct kin_omit *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_omit_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_omit_json_update(struct kin_omit *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_omit_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_omit_json_write(const struct kin_omit *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_omit_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_omit_json_print(const struct kin_omit *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_omit_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_omit_init(struct kin_omit *object, tenon_mem *mem)
{
    return tenon_init(kin_omit_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_omit_free(struct kin_omit *object, tenon_mem *mem)
{
    tenon_free(kin_omit_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_omit_copy(struct kin_omit *copy, const struct kin_omit *object, tenon_mem *mem)
{
    return tenon_copy(kin_omit_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_omit_equal(const struct kin_omit *a, const struct kin_omit *b)
{
    return tenon_equal(kin_omit_type(), a, b);
}

/* ---- struct kin_access --------------------------------------------------------------- */

typedef struct kin_access tenon__c_kin_access;
enum { tenon__kind_kin_access = TENON_KIND_OBJECT };
const tenon_type *kin_access_type(void);
static inline TENON_GEN_UNUSED bool kin_access_json_read(struct kin_access *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_access_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_access_json_read_path(struct kin_access *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_access_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_access_json_read_source(struct kin_access *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_access_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_access_json_update(struct kin_access *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_access_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_access_json_write(const struct kin_access *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_access_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_access_json_print(const struct kin_access *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_access_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_access_init(struct kin_access *object, tenon_mem *mem)
{
    return tenon_init(kin_access_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_access_free(struct kin_access *object, tenon_mem *mem)
{
    tenon_free(kin_access_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_access_copy(struct kin_access *copy, const struct kin_access *object, tenon_mem *mem)
{
    return tenon_copy(kin_access_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_access_equal(const struct kin_access *a, const struct kin_access *b)
{
    return tenon_equal(kin_access_type(), a, b);
}

/* ---- struct kin_int_entry ------------------------------------------------------------ */

/* ---- dictionaries and transparent types ---------------------------------------------------------- */
typedef struct kin_int_entry tenon__c_kin_int_entry;
enum { tenon__kind_kin_int_entry = TENON_KIND_OBJECT };
const tenon_type *kin_int_entry_type(void);
static inline TENON_GEN_UNUSED bool kin_int_entry_json_read(struct kin_int_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_int_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_int_entry_json_read_path(struct kin_int_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_int_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_int_entry_json_read_source(struct kin_int_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_int_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_int_entry_json_update(struct kin_int_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_int_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_int_entry_json_write(const struct kin_int_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_int_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_int_entry_json_print(const struct kin_int_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_int_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_int_entry_init(struct kin_int_entry *object, tenon_mem *mem)
{
    return tenon_init(kin_int_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_int_entry_free(struct kin_int_entry *object, tenon_mem *mem)
{
    tenon_free(kin_int_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_int_entry_copy(struct kin_int_entry *copy, const struct kin_int_entry *object, tenon_mem *mem)
{
    return tenon_copy(kin_int_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_int_entry_equal(const struct kin_int_entry *a, const struct kin_int_entry *b)
{
    return tenon_equal(kin_int_entry_type(), a, b);
}

/* ---- struct kin_text_entry ----------------------------------------------------------- */

typedef struct kin_text_entry tenon__c_kin_text_entry;
enum { tenon__kind_kin_text_entry = TENON_KIND_OBJECT };
const tenon_type *kin_text_entry_type(void);
static inline TENON_GEN_UNUSED bool kin_text_entry_json_read(struct kin_text_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_text_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_text_entry_json_read_path(struct kin_text_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_text_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_text_entry_json_read_source(struct kin_text_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_text_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_text_entry_json_update(struct kin_text_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_text_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_text_entry_json_write(const struct kin_text_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_text_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_text_entry_json_print(const struct kin_text_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_text_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_text_entry_init(struct kin_text_entry *object, tenon_mem *mem)
{
    return tenon_init(kin_text_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_text_entry_free(struct kin_text_entry *object, tenon_mem *mem)
{
    tenon_free(kin_text_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_text_entry_copy(struct kin_text_entry *copy, const struct kin_text_entry *object, tenon_mem *mem)
{
    return tenon_copy(kin_text_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_text_entry_equal(const struct kin_text_entry *a, const struct kin_text_entry *b)
{
    return tenon_equal(kin_text_entry_type(), a, b);
}

/* ---- struct kin_inner_entry ---------------------------------------------------------- */

typedef struct kin_inner_entry tenon__c_kin_inner_entry;
enum { tenon__kind_kin_inner_entry = TENON_KIND_OBJECT };
const tenon_type *kin_inner_entry_type(void);
static inline TENON_GEN_UNUSED bool kin_inner_entry_json_read(struct kin_inner_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_inner_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_entry_json_read_path(struct kin_inner_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_inner_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_entry_json_read_source(struct kin_inner_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_inner_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_entry_json_update(struct kin_inner_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_inner_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inner_entry_json_write(const struct kin_inner_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_inner_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_inner_entry_json_print(const struct kin_inner_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_inner_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_inner_entry_init(struct kin_inner_entry *object, tenon_mem *mem)
{
    return tenon_init(kin_inner_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_inner_entry_free(struct kin_inner_entry *object, tenon_mem *mem)
{
    tenon_free(kin_inner_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_inner_entry_copy(struct kin_inner_entry *copy, const struct kin_inner_entry *object, tenon_mem *mem)
{
    return tenon_copy(kin_inner_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_inner_entry_equal(const struct kin_inner_entry *a, const struct kin_inner_entry *b)
{
    return tenon_equal(kin_inner_entry_type(), a, b);
}

/* ---- struct kin_list_entry ----------------------------------------------------------- */

typedef struct kin_list_entry tenon__c_kin_list_entry;
enum { tenon__kind_kin_list_entry = TENON_KIND_OBJECT };
const tenon_type *kin_list_entry_type(void);
static inline TENON_GEN_UNUSED bool kin_list_entry_json_read(struct kin_list_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_list_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_list_entry_json_read_path(struct kin_list_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_list_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_list_entry_json_read_source(struct kin_list_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_list_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_list_entry_json_update(struct kin_list_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_list_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_list_entry_json_write(const struct kin_list_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_list_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_list_entry_json_print(const struct kin_list_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_list_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_list_entry_init(struct kin_list_entry *object, tenon_mem *mem)
{
    return tenon_init(kin_list_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_list_entry_free(struct kin_list_entry *object, tenon_mem *mem)
{
    tenon_free(kin_list_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_list_entry_copy(struct kin_list_entry *copy, const struct kin_list_entry *object, tenon_mem *mem)
{
    return tenon_copy(kin_list_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_list_entry_equal(const struct kin_list_entry *a, const struct kin_list_entry *b)
{
    return tenon_equal(kin_list_entry_type(), a, b);
}

/* ---- struct kin_pointer_entry -------------------------------------------------------- */

typedef struct kin_pointer_entry tenon__c_kin_pointer_entry;
enum { tenon__kind_kin_pointer_entry = TENON_KIND_OBJECT };
const tenon_type *kin_pointer_entry_type(void);
static inline TENON_GEN_UNUSED bool kin_pointer_entry_json_read(struct kin_pointer_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_pointer_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_pointer_entry_json_read_path(struct kin_pointer_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_pointer_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_pointer_entry_json_read_source(struct kin_pointer_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_pointer_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_pointer_entry_json_update(struct kin_pointer_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_pointer_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_pointer_entry_json_write(const struct kin_pointer_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_pointer_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_pointer_entry_json_print(const struct kin_pointer_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_pointer_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_pointer_entry_init(struct kin_pointer_entry *object, tenon_mem *mem)
{
    return tenon_init(kin_pointer_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_pointer_entry_free(struct kin_pointer_entry *object, tenon_mem *mem)
{
    tenon_free(kin_pointer_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_pointer_entry_copy(struct kin_pointer_entry *copy, const struct kin_pointer_entry *object, tenon_mem *mem)
{
    return tenon_copy(kin_pointer_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_pointer_entry_equal(const struct kin_pointer_entry *a, const struct kin_pointer_entry *b)
{
    return tenon_equal(kin_pointer_entry_type(), a, b);
}

/* ---- struct kin_peer ----------------------------------------------------------------- */

typedef struct kin_peer tenon__c_kin_peer;
enum { tenon__kind_kin_peer = TENON_KIND_OBJECT };
const tenon_type *kin_peer_type(void);
static inline TENON_GEN_UNUSED bool kin_peer_json_read(struct kin_peer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_peer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_peer_json_read_path(struct kin_peer *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_peer_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_peer_json_read_source(struct kin_peer *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_peer_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_peer_json_update(struct kin_peer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_peer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_peer_json_write(const struct kin_peer *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_peer_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_peer_json_print(const struct kin_peer *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_peer_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_peer_init(struct kin_peer *object, tenon_mem *mem)
{
    return tenon_init(kin_peer_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_peer_free(struct kin_peer *object, tenon_mem *mem)
{
    tenon_free(kin_peer_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_peer_copy(struct kin_peer *copy, const struct kin_peer *object, tenon_mem *mem)
{
    return tenon_copy(kin_peer_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_peer_equal(const struct kin_peer *a, const struct kin_peer *b)
{
    return tenon_equal(kin_peer_type(), a, b);
}

/* ---- struct kin_route ---------------------------------------------------------------- */

typedef struct kin_route tenon__c_kin_route;
enum { tenon__kind_kin_route = TENON_KIND_OBJECT };
const tenon_type *kin_route_type(void);
static inline TENON_GEN_UNUSED bool kin_route_json_read(struct kin_route *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_route_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_route_json_read_path(struct kin_route *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_route_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_route_json_read_source(struct kin_route *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_route_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_route_json_update(struct kin_route *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_route_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_route_json_write(const struct kin_route *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_route_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_route_json_print(const struct kin_route *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_route_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_route_init(struct kin_route *object, tenon_mem *mem)
{
    return tenon_init(kin_route_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_route_free(struct kin_route *object, tenon_mem *mem)
{
    tenon_free(kin_route_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_route_copy(struct kin_route *copy, const struct kin_route *object, tenon_mem *mem)
{
    return tenon_copy(kin_route_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_route_equal(const struct kin_route *a, const struct kin_route *b)
{
    return tenon_equal(kin_route_type(), a, b);
}

/* ---- struct kin_hidden --------------------------------------------------------------- */

typedef struct kin_hidden tenon__c_kin_hidden;
enum { tenon__kind_kin_hidden = TENON_KIND_OBJECT };
const tenon_type *kin_hidden_type(void);
static inline TENON_GEN_UNUSED bool kin_hidden_json_read(struct kin_hidden *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_hidden_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_hidden_json_read_path(struct kin_hidden *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_hidden_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_hidden_json_read_source(struct kin_hidden *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_hidden_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_hidden_json_update(struct kin_hidden *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_hidden_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_hidden_json_write(const struct kin_hidden *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_hidden_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_hidden_json_print(const struct kin_hidden *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_hidden_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_hidden_init(struct kin_hidden *object, tenon_mem *mem)
{
    return tenon_init(kin_hidden_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_hidden_free(struct kin_hidden *object, tenon_mem *mem)
{
    tenon_free(kin_hidden_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_hidden_copy(struct kin_hidden *copy, const struct kin_hidden *object, tenon_mem *mem)
{
    return tenon_copy(kin_hidden_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_hidden_equal(const struct kin_hidden *a, const struct kin_hidden *b)
{
    return tenon_equal(kin_hidden_type(), a, b);
}

/* ---- struct kin_sub ------------------------------------------------------------------ */

typedef struct kin_sub tenon__c_kin_sub;
enum { tenon__kind_kin_sub = TENON_KIND_OBJECT };
const tenon_type *kin_sub_type(void);
static inline TENON_GEN_UNUSED bool kin_sub_json_read(struct kin_sub *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_sub_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_json_read_path(struct kin_sub *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_sub_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_json_read_source(struct kin_sub *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_sub_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_json_update(struct kin_sub *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_sub_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_json_write(const struct kin_sub *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_sub_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_sub_json_print(const struct kin_sub *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_sub_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_sub_init(struct kin_sub *object, tenon_mem *mem)
{
    return tenon_init(kin_sub_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_sub_free(struct kin_sub *object, tenon_mem *mem)
{
    tenon_free(kin_sub_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_sub_copy(struct kin_sub *copy, const struct kin_sub *object, tenon_mem *mem)
{
    return tenon_copy(kin_sub_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_sub_equal(const struct kin_sub *a, const struct kin_sub *b)
{
    return tenon_equal(kin_sub_type(), a, b);
}

/* ---- struct kin_sub_entry ------------------------------------------------------------ */

typedef struct kin_sub_entry tenon__c_kin_sub_entry;
enum { tenon__kind_kin_sub_entry = TENON_KIND_OBJECT };
const tenon_type *kin_sub_entry_type(void);
static inline TENON_GEN_UNUSED bool kin_sub_entry_json_read(struct kin_sub_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_sub_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_entry_json_read_path(struct kin_sub_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_sub_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_entry_json_read_source(struct kin_sub_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_sub_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_entry_json_update(struct kin_sub_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_sub_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_sub_entry_json_write(const struct kin_sub_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_sub_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_sub_entry_json_print(const struct kin_sub_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_sub_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_sub_entry_init(struct kin_sub_entry *object, tenon_mem *mem)
{
    return tenon_init(kin_sub_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_sub_entry_free(struct kin_sub_entry *object, tenon_mem *mem)
{
    tenon_free(kin_sub_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_sub_entry_copy(struct kin_sub_entry *copy, const struct kin_sub_entry *object, tenon_mem *mem)
{
    return tenon_copy(kin_sub_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_sub_entry_equal(const struct kin_sub_entry *a, const struct kin_sub_entry *b)
{
    return tenon_equal(kin_sub_entry_type(), a, b);
}

/* ---- struct kin_maps ----------------------------------------------------------------- */

typedef struct kin_maps tenon__c_kin_maps;
enum { tenon__kind_kin_maps = TENON_KIND_OBJECT };
const tenon_type *kin_maps_type(void);
static inline TENON_GEN_UNUSED bool kin_maps_json_read(struct kin_maps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_maps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maps_json_read_path(struct kin_maps *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_maps_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maps_json_read_source(struct kin_maps *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_maps_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maps_json_update(struct kin_maps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_maps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maps_json_write(const struct kin_maps *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_maps_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_maps_json_print(const struct kin_maps *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_maps_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_maps_init(struct kin_maps *object, tenon_mem *mem)
{
    return tenon_init(kin_maps_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_maps_free(struct kin_maps *object, tenon_mem *mem)
{
    tenon_free(kin_maps_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_maps_copy(struct kin_maps *copy, const struct kin_maps *object, tenon_mem *mem)
{
    return tenon_copy(kin_maps_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_maps_equal(const struct kin_maps *a, const struct kin_maps *b)
{
    return tenon_equal(kin_maps_type(), a, b);
}

/* ---- struct kin_ints ----------------------------------------------------------------- */

typedef struct kin_ints tenon__c_kin_ints;
enum { tenon__kind_kin_ints = TENON_KIND_OBJECT };
const tenon_type *kin_ints_type(void);
static inline TENON_GEN_UNUSED bool kin_ints_json_read(struct kin_ints *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_ints_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_ints_json_read_path(struct kin_ints *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_ints_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_ints_json_read_source(struct kin_ints *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_ints_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_ints_json_update(struct kin_ints *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_ints_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_ints_json_write(const struct kin_ints *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_ints_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_ints_json_print(const struct kin_ints *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_ints_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_ints_init(struct kin_ints *object, tenon_mem *mem)
{
    return tenon_init(kin_ints_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_ints_free(struct kin_ints *object, tenon_mem *mem)
{
    tenon_free(kin_ints_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_ints_copy(struct kin_ints *copy, const struct kin_ints *object, tenon_mem *mem)
{
    return tenon_copy(kin_ints_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_ints_equal(const struct kin_ints *a, const struct kin_ints *b)
{
    return tenon_equal(kin_ints_type(), a, b);
}

/* ---- struct kin_inners --------------------------------------------------------------- */

typedef struct kin_inners tenon__c_kin_inners;
enum { tenon__kind_kin_inners = TENON_KIND_OBJECT };
const tenon_type *kin_inners_type(void);
static inline TENON_GEN_UNUSED bool kin_inners_json_read(struct kin_inners *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_inners_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inners_json_read_path(struct kin_inners *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_inners_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inners_json_read_source(struct kin_inners *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_inners_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inners_json_update(struct kin_inners *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_inners_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_inners_json_write(const struct kin_inners *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_inners_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_inners_json_print(const struct kin_inners *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_inners_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_inners_init(struct kin_inners *object, tenon_mem *mem)
{
    return tenon_init(kin_inners_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_inners_free(struct kin_inners *object, tenon_mem *mem)
{
    tenon_free(kin_inners_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_inners_copy(struct kin_inners *copy, const struct kin_inners *object, tenon_mem *mem)
{
    return tenon_copy(kin_inners_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_inners_equal(const struct kin_inners *a, const struct kin_inners *b)
{
    return tenon_equal(kin_inners_type(), a, b);
}

/* ---- struct kin_dictionary ----------------------------------------------------------- */

typedef struct kin_dictionary tenon__c_kin_dictionary;
enum { tenon__kind_kin_dictionary = TENON_KIND_OBJECT };
const tenon_type *kin_dictionary_type(void);
static inline TENON_GEN_UNUSED bool kin_dictionary_json_read(struct kin_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_dictionary_json_read_path(struct kin_dictionary *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_dictionary_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_dictionary_json_read_source(struct kin_dictionary *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_dictionary_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_dictionary_json_update(struct kin_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_dictionary_json_write(const struct kin_dictionary *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_dictionary_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_dictionary_json_print(const struct kin_dictionary *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_dictionary_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_dictionary_init(struct kin_dictionary *object, tenon_mem *mem)
{
    return tenon_init(kin_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_dictionary_free(struct kin_dictionary *object, tenon_mem *mem)
{
    tenon_free(kin_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_dictionary_copy(struct kin_dictionary *copy, const struct kin_dictionary *object, tenon_mem *mem)
{
    return tenon_copy(kin_dictionary_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_dictionary_equal(const struct kin_dictionary *a, const struct kin_dictionary *b)
{
    return tenon_equal(kin_dictionary_type(), a, b);
}

/* ---- struct kin_meters --------------------------------------------------------------- */

typedef struct kin_meters tenon__c_kin_meters;
enum { tenon__kind_kin_meters = TENON_KIND_OBJECT };
const tenon_type *kin_meters_type(void);
static inline TENON_GEN_UNUSED bool kin_meters_json_read(struct kin_meters *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_meters_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_meters_json_read_path(struct kin_meters *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_meters_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_meters_json_read_source(struct kin_meters *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_meters_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_meters_json_update(struct kin_meters *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_meters_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_meters_json_write(const struct kin_meters *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_meters_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_meters_json_print(const struct kin_meters *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_meters_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_meters_init(struct kin_meters *object, tenon_mem *mem)
{
    return tenon_init(kin_meters_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_meters_free(struct kin_meters *object, tenon_mem *mem)
{
    tenon_free(kin_meters_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_meters_copy(struct kin_meters *copy, const struct kin_meters *object, tenon_mem *mem)
{
    return tenon_copy(kin_meters_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_meters_equal(const struct kin_meters *a, const struct kin_meters *b)
{
    return tenon_equal(kin_meters_type(), a, b);
}

/* ---- struct kin_label ---------------------------------------------------------------- */

typedef struct kin_label tenon__c_kin_label;
enum { tenon__kind_kin_label = TENON_KIND_OBJECT };
const tenon_type *kin_label_type(void);
static inline TENON_GEN_UNUSED bool kin_label_json_read(struct kin_label *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_label_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_label_json_read_path(struct kin_label *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_label_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_label_json_read_source(struct kin_label *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_label_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_label_json_update(struct kin_label *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_label_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_label_json_write(const struct kin_label *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_label_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_label_json_print(const struct kin_label *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_label_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_label_init(struct kin_label *object, tenon_mem *mem)
{
    return tenon_init(kin_label_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_label_free(struct kin_label *object, tenon_mem *mem)
{
    tenon_free(kin_label_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_label_copy(struct kin_label *copy, const struct kin_label *object, tenon_mem *mem)
{
    return tenon_copy(kin_label_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_label_equal(const struct kin_label *a, const struct kin_label *b)
{
    return tenon_equal(kin_label_type(), a, b);
}

/* ---- struct kin_tint ----------------------------------------------------------------- */

typedef struct kin_tint tenon__c_kin_tint;
enum { tenon__kind_kin_tint = TENON_KIND_OBJECT };
const tenon_type *kin_tint_type(void);
static inline TENON_GEN_UNUSED bool kin_tint_json_read(struct kin_tint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_tint_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tint_json_read_path(struct kin_tint *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_tint_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tint_json_read_source(struct kin_tint *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_tint_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tint_json_update(struct kin_tint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_tint_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_tint_json_write(const struct kin_tint *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_tint_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_tint_json_print(const struct kin_tint *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_tint_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_tint_init(struct kin_tint *object, tenon_mem *mem)
{
    return tenon_init(kin_tint_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_tint_free(struct kin_tint *object, tenon_mem *mem)
{
    tenon_free(kin_tint_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_tint_copy(struct kin_tint *copy, const struct kin_tint *object, tenon_mem *mem)
{
    return tenon_copy(kin_tint_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_tint_equal(const struct kin_tint *a, const struct kin_tint *b)
{
    return tenon_equal(kin_tint_type(), a, b);
}

/* ---- struct kin_moment --------------------------------------------------------------- */

typedef struct kin_moment tenon__c_kin_moment;
enum { tenon__kind_kin_moment = TENON_KIND_OBJECT };
const tenon_type *kin_moment_type(void);
static inline TENON_GEN_UNUSED bool kin_moment_json_read(struct kin_moment *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_moment_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_moment_json_read_path(struct kin_moment *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_moment_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_moment_json_read_source(struct kin_moment *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_moment_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_moment_json_update(struct kin_moment *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_moment_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_moment_json_write(const struct kin_moment *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_moment_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_moment_json_print(const struct kin_moment *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_moment_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_moment_init(struct kin_moment *object, tenon_mem *mem)
{
    return tenon_init(kin_moment_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_moment_free(struct kin_moment *object, tenon_mem *mem)
{
    tenon_free(kin_moment_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_moment_copy(struct kin_moment *copy, const struct kin_moment *object, tenon_mem *mem)
{
    return tenon_copy(kin_moment_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_moment_equal(const struct kin_moment *a, const struct kin_moment *b)
{
    return tenon_equal(kin_moment_type(), a, b);
}

/* ---- struct kin_anything ------------------------------------------------------------- */

typedef struct kin_anything tenon__c_kin_anything;
enum { tenon__kind_kin_anything = TENON_KIND_OBJECT };
const tenon_type *kin_anything_type(void);
static inline TENON_GEN_UNUSED bool kin_anything_json_read(struct kin_anything *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_anything_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_anything_json_read_path(struct kin_anything *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_anything_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_anything_json_read_source(struct kin_anything *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_anything_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_anything_json_update(struct kin_anything *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_anything_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_anything_json_write(const struct kin_anything *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_anything_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_anything_json_print(const struct kin_anything *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_anything_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_anything_init(struct kin_anything *object, tenon_mem *mem)
{
    return tenon_init(kin_anything_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_anything_free(struct kin_anything *object, tenon_mem *mem)
{
    tenon_free(kin_anything_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_anything_copy(struct kin_anything *copy, const struct kin_anything *object, tenon_mem *mem)
{
    return tenon_copy(kin_anything_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_anything_equal(const struct kin_anything *a, const struct kin_anything *b)
{
    return tenon_equal(kin_anything_type(), a, b);
}

/* ---- struct kin_maybe ---------------------------------------------------------------- */

typedef struct kin_maybe tenon__c_kin_maybe;
enum { tenon__kind_kin_maybe = TENON_KIND_OBJECT };
const tenon_type *kin_maybe_type(void);
static inline TENON_GEN_UNUSED bool kin_maybe_json_read(struct kin_maybe *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_maybe_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maybe_json_read_path(struct kin_maybe *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_maybe_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maybe_json_read_source(struct kin_maybe *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_maybe_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maybe_json_update(struct kin_maybe *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_maybe_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_maybe_json_write(const struct kin_maybe *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_maybe_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_maybe_json_print(const struct kin_maybe *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_maybe_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_maybe_init(struct kin_maybe *object, tenon_mem *mem)
{
    return tenon_init(kin_maybe_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_maybe_free(struct kin_maybe *object, tenon_mem *mem)
{
    tenon_free(kin_maybe_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_maybe_copy(struct kin_maybe *copy, const struct kin_maybe *object, tenon_mem *mem)
{
    return tenon_copy(kin_maybe_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_maybe_equal(const struct kin_maybe *a, const struct kin_maybe *b)
{
    return tenon_equal(kin_maybe_type(), a, b);
}

/* ---- struct kin_wrapped -------------------------------------------------------------- */

typedef struct kin_wrapped tenon__c_kin_wrapped;
enum { tenon__kind_kin_wrapped = TENON_KIND_OBJECT };
const tenon_type *kin_wrapped_type(void);
static inline TENON_GEN_UNUSED bool kin_wrapped_json_read(struct kin_wrapped *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_wrapped_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_json_read_path(struct kin_wrapped *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_wrapped_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_json_read_source(struct kin_wrapped *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_wrapped_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_json_update(struct kin_wrapped *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_wrapped_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_json_write(const struct kin_wrapped *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_wrapped_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_wrapped_json_print(const struct kin_wrapped *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_wrapped_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_init(struct kin_wrapped *object, tenon_mem *mem)
{
    return tenon_init(kin_wrapped_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_wrapped_free(struct kin_wrapped *object, tenon_mem *mem)
{
    tenon_free(kin_wrapped_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_copy(struct kin_wrapped *copy, const struct kin_wrapped *object, tenon_mem *mem)
{
    return tenon_copy(kin_wrapped_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_equal(const struct kin_wrapped *a, const struct kin_wrapped *b)
{
    return tenon_equal(kin_wrapped_type(), a, b);
}

/* ---- struct kin_wrapped_twice -------------------------------------------------------- */

typedef struct kin_wrapped_twice tenon__c_kin_wrapped_twice;
enum { tenon__kind_kin_wrapped_twice = TENON_KIND_OBJECT };
const tenon_type *kin_wrapped_twice_type(void);
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_json_read(struct kin_wrapped_twice *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_wrapped_twice_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_json_read_path(struct kin_wrapped_twice *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_wrapped_twice_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_json_read_source(struct kin_wrapped_twice *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_wrapped_twice_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_json_update(struct kin_wrapped_twice *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_wrapped_twice_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_json_write(const struct kin_wrapped_twice *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_wrapped_twice_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_wrapped_twice_json_print(const struct kin_wrapped_twice *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_wrapped_twice_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_init(struct kin_wrapped_twice *object, tenon_mem *mem)
{
    return tenon_init(kin_wrapped_twice_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_wrapped_twice_free(struct kin_wrapped_twice *object, tenon_mem *mem)
{
    tenon_free(kin_wrapped_twice_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_copy(struct kin_wrapped_twice *copy, const struct kin_wrapped_twice *object, tenon_mem *mem)
{
    return tenon_copy(kin_wrapped_twice_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wrapped_twice_equal(const struct kin_wrapped_twice *a, const struct kin_wrapped_twice *b)
{
    return tenon_equal(kin_wrapped_twice_type(), a, b);
}

/* ---- struct kin_transparent ---------------------------------------------------------- */

typedef struct kin_transparent tenon__c_kin_transparent;
enum { tenon__kind_kin_transparent = TENON_KIND_OBJECT };
const tenon_type *kin_transparent_type(void);
static inline TENON_GEN_UNUSED bool kin_transparent_json_read(struct kin_transparent *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_transparent_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_transparent_json_read_path(struct kin_transparent *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_transparent_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_transparent_json_read_source(struct kin_transparent *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_transparent_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_transparent_json_update(struct kin_transparent *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_transparent_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_transparent_json_write(const struct kin_transparent *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_transparent_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_transparent_json_print(const struct kin_transparent *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_transparent_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_transparent_init(struct kin_transparent *object, tenon_mem *mem)
{
    return tenon_init(kin_transparent_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_transparent_free(struct kin_transparent *object, tenon_mem *mem)
{
    tenon_free(kin_transparent_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_transparent_copy(struct kin_transparent *copy, const struct kin_transparent *object, tenon_mem *mem)
{
    return tenon_copy(kin_transparent_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_transparent_equal(const struct kin_transparent *a, const struct kin_transparent *b)
{
    return tenon_equal(kin_transparent_type(), a, b);
}

/* ---- struct kin_wide70 --------------------------------------------------------------- */

typedef struct kin_wide70 tenon__c_kin_wide70;
enum { tenon__kind_kin_wide70 = TENON_KIND_OBJECT };
const tenon_type *kin_wide70_type(void);
static inline TENON_GEN_UNUSED bool kin_wide70_json_read(struct kin_wide70 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_wide70_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide70_json_read_path(struct kin_wide70 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_wide70_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide70_json_read_source(struct kin_wide70 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_wide70_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide70_json_update(struct kin_wide70 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_wide70_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide70_json_write(const struct kin_wide70 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_wide70_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_wide70_json_print(const struct kin_wide70 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_wide70_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_wide70_init(struct kin_wide70 *object, tenon_mem *mem)
{
    return tenon_init(kin_wide70_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_wide70_free(struct kin_wide70 *object, tenon_mem *mem)
{
    tenon_free(kin_wide70_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide70_copy(struct kin_wide70 *copy, const struct kin_wide70 *object, tenon_mem *mem)
{
    return tenon_copy(kin_wide70_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide70_equal(const struct kin_wide70 *a, const struct kin_wide70 *b)
{
    return tenon_equal(kin_wide70_type(), a, b);
}

/* ---- struct kin_wide130 -------------------------------------------------------------- */

typedef struct kin_wide130 tenon__c_kin_wide130;
enum { tenon__kind_kin_wide130 = TENON_KIND_OBJECT };
const tenon_type *kin_wide130_type(void);
static inline TENON_GEN_UNUSED bool kin_wide130_json_read(struct kin_wide130 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_wide130_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide130_json_read_path(struct kin_wide130 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_wide130_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide130_json_read_source(struct kin_wide130 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_wide130_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide130_json_update(struct kin_wide130 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_wide130_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide130_json_write(const struct kin_wide130 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_wide130_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_wide130_json_print(const struct kin_wide130 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_wide130_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_wide130_init(struct kin_wide130 *object, tenon_mem *mem)
{
    return tenon_init(kin_wide130_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_wide130_free(struct kin_wide130 *object, tenon_mem *mem)
{
    tenon_free(kin_wide130_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide130_copy(struct kin_wide130 *copy, const struct kin_wide130 *object, tenon_mem *mem)
{
    return tenon_copy(kin_wide130_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide130_equal(const struct kin_wide130 *a, const struct kin_wide130 *b)
{
    return tenon_equal(kin_wide130_type(), a, b);
}

/* ---- struct kin_wides ---------------------------------------------------------------- */

typedef struct kin_wides tenon__c_kin_wides;
enum { tenon__kind_kin_wides = TENON_KIND_OBJECT };
const tenon_type *kin_wides_type(void);
static inline TENON_GEN_UNUSED bool kin_wides_json_read(struct kin_wides *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_wides_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wides_json_read_path(struct kin_wides *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_wides_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wides_json_read_source(struct kin_wides *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_wides_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wides_json_update(struct kin_wides *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_wides_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wides_json_write(const struct kin_wides *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_wides_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_wides_json_print(const struct kin_wides *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_wides_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_wides_init(struct kin_wides *object, tenon_mem *mem)
{
    return tenon_init(kin_wides_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_wides_free(struct kin_wides *object, tenon_mem *mem)
{
    tenon_free(kin_wides_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wides_copy(struct kin_wides *copy, const struct kin_wides *object, tenon_mem *mem)
{
    return tenon_copy(kin_wides_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wides_equal(const struct kin_wides *a, const struct kin_wides *b)
{
    return tenon_equal(kin_wides_type(), a, b);
}

/* ---- struct kin_wide_key ------------------------------------------------------------- */

typedef struct kin_wide_key tenon__c_kin_wide_key;
enum { tenon__kind_kin_wide_key = TENON_KIND_OBJECT };
const tenon_type *kin_wide_key_type(void);
static inline TENON_GEN_UNUSED bool kin_wide_key_json_read(struct kin_wide_key *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_wide_key_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_key_json_read_path(struct kin_wide_key *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_wide_key_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_key_json_read_source(struct kin_wide_key *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_wide_key_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_key_json_update(struct kin_wide_key *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_wide_key_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_key_json_write(const struct kin_wide_key *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_wide_key_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_wide_key_json_print(const struct kin_wide_key *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_wide_key_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_wide_key_init(struct kin_wide_key *object, tenon_mem *mem)
{
    return tenon_init(kin_wide_key_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_wide_key_free(struct kin_wide_key *object, tenon_mem *mem)
{
    tenon_free(kin_wide_key_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide_key_copy(struct kin_wide_key *copy, const struct kin_wide_key *object, tenon_mem *mem)
{
    return tenon_copy(kin_wide_key_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide_key_equal(const struct kin_wide_key *a, const struct kin_wide_key *b)
{
    return tenon_equal(kin_wide_key_type(), a, b);
}

/* ---- struct kin_wide_map ------------------------------------------------------------- */

typedef struct kin_wide_map tenon__c_kin_wide_map;
enum { tenon__kind_kin_wide_map = TENON_KIND_OBJECT };
const tenon_type *kin_wide_map_type(void);
static inline TENON_GEN_UNUSED bool kin_wide_map_json_read(struct kin_wide_map *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_wide_map_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_map_json_read_path(struct kin_wide_map *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_wide_map_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_map_json_read_source(struct kin_wide_map *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_wide_map_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_map_json_update(struct kin_wide_map *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_wide_map_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_wide_map_json_write(const struct kin_wide_map *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_wide_map_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_wide_map_json_print(const struct kin_wide_map *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_wide_map_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_wide_map_init(struct kin_wide_map *object, tenon_mem *mem)
{
    return tenon_init(kin_wide_map_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_wide_map_free(struct kin_wide_map *object, tenon_mem *mem)
{
    tenon_free(kin_wide_map_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide_map_copy(struct kin_wide_map *copy, const struct kin_wide_map *object, tenon_mem *mem)
{
    return tenon_copy(kin_wide_map_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_wide_map_equal(const struct kin_wide_map *a, const struct kin_wide_map *b)
{
    return tenon_equal(kin_wide_map_type(), a, b);
}

/* ---- struct kin_all ------------------------------------------------------------------ */

typedef struct kin_all tenon__c_kin_all;
enum { tenon__kind_kin_all = TENON_KIND_OBJECT };
const tenon_type *kin_all_type(void);
static inline TENON_GEN_UNUSED bool kin_all_json_read(struct kin_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(kin_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_all_json_read_path(struct kin_all *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(kin_all_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_all_json_read_source(struct kin_all *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(kin_all_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_all_json_update(struct kin_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(kin_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool kin_all_json_write(const struct kin_all *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(kin_all_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t kin_all_json_print(const struct kin_all *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(kin_all_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool kin_all_init(struct kin_all *object, tenon_mem *mem)
{
    return tenon_init(kin_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED void kin_all_free(struct kin_all *object, tenon_mem *mem)
{
    tenon_free(kin_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool kin_all_copy(struct kin_all *copy, const struct kin_all *object, tenon_mem *mem)
{
    return tenon_copy(kin_all_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool kin_all_equal(const struct kin_all *a, const struct kin_all *b)
{
    return tenon_equal(kin_all_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
