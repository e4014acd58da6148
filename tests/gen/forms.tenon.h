/* forms.tenon.h: made by tenongen from forms.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef FORMS_TENON_H
#define FORMS_TENON_H

#include "forms.h"

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
#ifndef TENON_GEN_NESTED
#ifdef __cplusplus
#define TENON_GEN_NESTED(scope_, keyword_, name_) keyword_ scope_::name_
#else
#define TENON_GEN_NESTED(scope_, keyword_, name_) keyword_ name_
#endif
#endif

/* ---- enum form_mode ------------------------------------------------------------------ */

/* an enum, its typedef, and a typedef of that */
typedef enum form_mode tenon__c_form_mode;
enum { tenon__kind_form_mode = TENON_KIND_ENUM };
const tenon_type *form_mode_type(void);

/* ---- struct form_inner --------------------------------------------------------------- */

typedef struct form_inner tenon__c_form_inner;
enum { tenon__kind_form_inner = TENON_KIND_OBJECT };
const tenon_type *form_inner_type(void);
static inline TENON_GEN_UNUSED bool form_inner_json_read(struct form_inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_inner_json_read_path(struct form_inner *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_inner_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_inner_json_read_source(struct form_inner *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_inner_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_inner_json_update(struct form_inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_inner_json_write(const struct form_inner *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_inner_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_inner_json_print(const struct form_inner *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_inner_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_inner_init(struct form_inner *object, tenon_mem *mem)
{
    return tenon_init(form_inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_inner_free(struct form_inner *object, tenon_mem *mem)
{
    tenon_free(form_inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_inner_copy(struct form_inner *copy, const struct form_inner *object, tenon_mem *mem)
{
    return tenon_copy(form_inner_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_inner_equal(const struct form_inner *a, const struct form_inner *b)
{
    return tenon_equal(form_inner_type(), a, b);
}

/* ---- struct form_same ---------------------------------------------------------------- */

/* the tag and the typedef have one name */
typedef struct form_same tenon__c_form_same;
enum { tenon__kind_form_same = TENON_KIND_OBJECT };
const tenon_type *form_same_type(void);
static inline TENON_GEN_UNUSED bool form_same_json_read(struct form_same *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_same_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_same_json_read_path(struct form_same *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_same_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_same_json_read_source(struct form_same *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_same_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_same_json_update(struct form_same *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_same_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_same_json_write(const struct form_same *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_same_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_same_json_print(const struct form_same *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_same_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_same_init(struct form_same *object, tenon_mem *mem)
{
    return tenon_init(form_same_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_same_free(struct form_same *object, tenon_mem *mem)
{
    tenon_free(form_same_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_same_copy(struct form_same *copy, const struct form_same *object, tenon_mem *mem)
{
    return tenon_copy(form_same_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_same_equal(const struct form_same *a, const struct form_same *b)
{
    return tenon_equal(form_same_type(), a, b);
}

/* ---- form_bare_t --------------------------------------------------------------------- */

/* no tag; options behind the brace and behind the typedef's name */
typedef form_bare_t tenon__c_form_bare;
enum { tenon__kind_form_bare = TENON_KIND_OBJECT };
const tenon_type *form_bare_type(void);
static inline TENON_GEN_UNUSED bool form_bare_json_read(form_bare_t *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_bare_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_bare_json_read_path(form_bare_t *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_bare_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_bare_json_read_source(form_bare_t *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_bare_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_bare_json_update(form_bare_t *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_bare_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_bare_json_write(const form_bare_t *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_bare_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_bare_json_print(const form_bare_t *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_bare_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_bare_init(form_bare_t *object, tenon_mem *mem)
{
    return tenon_init(form_bare_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_bare_free(form_bare_t *object, tenon_mem *mem)
{
    tenon_free(form_bare_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_bare_copy(form_bare_t *copy, const form_bare_t *object, tenon_mem *mem)
{
    return tenon_copy(form_bare_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_bare_equal(const form_bare_t *a, const form_bare_t *b)
{
    return tenon_equal(form_bare_type(), a, b);
}

/* ---- form_other_name ----------------------------------------------------------------- */

typedef form_other_name tenon__c_form_renamed;
enum { tenon__kind_form_renamed = TENON_KIND_OBJECT };
const tenon_type *form_renamed_type(void);
static inline TENON_GEN_UNUSED bool form_renamed_json_read(form_other_name *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_renamed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_renamed_json_read_path(form_other_name *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_renamed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_renamed_json_read_source(form_other_name *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_renamed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_renamed_json_update(form_other_name *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_renamed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_renamed_json_write(const form_other_name *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_renamed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_renamed_json_print(const form_other_name *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_renamed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_renamed_init(form_other_name *object, tenon_mem *mem)
{
    return tenon_init(form_renamed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_renamed_free(form_other_name *object, tenon_mem *mem)
{
    tenon_free(form_renamed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_renamed_copy(form_other_name *copy, const form_other_name *object, tenon_mem *mem)
{
    return tenon_copy(form_renamed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_renamed_equal(const form_other_name *a, const form_other_name *b)
{
    return tenon_equal(form_renamed_type(), a, b);
}

/* ---- struct form_packed -------------------------------------------------------------- */

/* members that are not aligned: tables only */
typedef struct form_packed tenon__c_form_packed;
enum { tenon__kind_form_packed = TENON_KIND_OBJECT };
const tenon_type *form_packed_type(void);
static inline TENON_GEN_UNUSED bool form_packed_json_read(struct form_packed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_packed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_packed_json_read_path(struct form_packed *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_packed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_packed_json_read_source(struct form_packed *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_packed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_packed_json_update(struct form_packed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_packed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_packed_json_write(const struct form_packed *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_packed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_packed_json_print(const struct form_packed *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_packed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_packed_init(struct form_packed *object, tenon_mem *mem)
{
    return tenon_init(form_packed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_packed_free(struct form_packed *object, tenon_mem *mem)
{
    tenon_free(form_packed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_packed_copy(struct form_packed *copy, const struct form_packed *object, tenon_mem *mem)
{
    return tenon_copy(form_packed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_packed_equal(const struct form_packed *a, const struct form_packed *b)
{
    return tenon_equal(form_packed_type(), a, b);
}

/* ---- struct form_all ----------------------------------------------------------------- */

typedef struct form_all tenon__c_form_all;
enum { tenon__kind_form_all = TENON_KIND_OBJECT };
const tenon_type *form_all_type(void);
static inline TENON_GEN_UNUSED bool form_all_json_read(struct form_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_all_json_read_path(struct form_all *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_all_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_all_json_read_source(struct form_all *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_all_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_all_json_update(struct form_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_all_json_write(const struct form_all *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_all_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_all_json_print(const struct form_all *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_all_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_all_init(struct form_all *object, tenon_mem *mem)
{
    return tenon_init(form_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_all_free(struct form_all *object, tenon_mem *mem)
{
    tenon_free(form_all_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_all_copy(struct form_all *copy, const struct form_all *object, tenon_mem *mem)
{
    return tenon_copy(form_all_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_all_equal(const struct form_all *a, const struct form_all *b)
{
    return tenon_equal(form_all_type(), a, b);
}

/* ---- struct form_nested -------------------------------------------------------------- */

typedef TENON_GEN_NESTED(form_all, struct, form_nested) tenon__c_form_nested;
enum { tenon__kind_form_nested = TENON_KIND_OBJECT };
const tenon_type *form_nested_type(void);
static inline TENON_GEN_UNUSED bool form_nested_json_read(TENON_GEN_NESTED(form_all, struct, form_nested) *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_nested_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_nested_json_read_path(TENON_GEN_NESTED(form_all, struct, form_nested) *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_nested_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_nested_json_read_source(TENON_GEN_NESTED(form_all, struct, form_nested) *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_nested_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_nested_json_update(TENON_GEN_NESTED(form_all, struct, form_nested) *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_nested_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_nested_json_write(const TENON_GEN_NESTED(form_all, struct, form_nested) *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_nested_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_nested_json_print(const TENON_GEN_NESTED(form_all, struct, form_nested) *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_nested_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_nested_init(TENON_GEN_NESTED(form_all, struct, form_nested) *object, tenon_mem *mem)
{
    return tenon_init(form_nested_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_nested_free(TENON_GEN_NESTED(form_all, struct, form_nested) *object, tenon_mem *mem)
{
    tenon_free(form_nested_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_nested_copy(TENON_GEN_NESTED(form_all, struct, form_nested) *copy, const TENON_GEN_NESTED(form_all, struct, form_nested) *object, tenon_mem *mem)
{
    return tenon_copy(form_nested_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_nested_equal(const TENON_GEN_NESTED(form_all, struct, form_nested) *a, const TENON_GEN_NESTED(form_all, struct, form_nested) *b)
{
    return tenon_equal(form_nested_type(), a, b);
}

/* ---- enum form_deep ------------------------------------------------------------------ */

typedef TENON_GEN_NESTED(form_all::form_nested, enum, form_deep) tenon__c_form_deep;
enum { tenon__kind_form_deep = TENON_KIND_ENUM };
const tenon_type *form_deep_type(void);

/* ---- struct form_deepest ------------------------------------------------------------- */

typedef TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) tenon__c_form_deepest;
enum { tenon__kind_form_deepest = TENON_KIND_OBJECT };
const tenon_type *form_deepest_type(void);
static inline TENON_GEN_UNUSED bool form_deepest_json_read(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(form_deepest_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_deepest_json_read_path(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(form_deepest_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_deepest_json_read_source(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(form_deepest_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_deepest_json_update(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(form_deepest_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool form_deepest_json_write(const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(form_deepest_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t form_deepest_json_print(const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(form_deepest_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool form_deepest_init(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, tenon_mem *mem)
{
    return tenon_init(form_deepest_type(), object, mem);
}
static inline TENON_GEN_UNUSED void form_deepest_free(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, tenon_mem *mem)
{
    tenon_free(form_deepest_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool form_deepest_copy(TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *copy, const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *object, tenon_mem *mem)
{
    return tenon_copy(form_deepest_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool form_deepest_equal(const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *a, const TENON_GEN_NESTED(form_all::form_nested, struct, form_deepest) *b)
{
    return tenon_equal(form_deepest_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
