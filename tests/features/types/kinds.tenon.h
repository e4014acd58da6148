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

/* ---- enum color ---------------------------------------------------------------------- */

typedef enum color tenon__c_color;
enum { tenon__kind_color = TENON_KIND_ENUM };
const tenon_type *color_type(void);

/* ---- struct inner -------------------------------------------------------------------- */

typedef struct inner tenon__c_inner;
enum { tenon__kind_inner = TENON_KIND_OBJECT };
const tenon_type *inner_type(void);
static inline TENON_GEN_UNUSED bool inner_json_read(struct inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_read_path(struct inner *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(inner_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_read_source(struct inner *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(inner_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_update(struct inner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(inner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool inner_json_write(const struct inner *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(inner_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t inner_json_print(const struct inner *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(inner_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool inner_init(struct inner *object, tenon_mem *mem)
{
    return tenon_init(inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED void inner_free(struct inner *object, tenon_mem *mem)
{
    tenon_free(inner_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool inner_copy(struct inner *copy, const struct inner *object, tenon_mem *mem)
{
    return tenon_copy(inner_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool inner_equal(const struct inner *a, const struct inner *b)
{
    return tenon_equal(inner_type(), a, b);
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

/* ---- struct all ---------------------------------------------------------------------- */

typedef struct all tenon__c_all;
enum { tenon__kind_all = TENON_KIND_OBJECT };
const tenon_type *all_type(void);
static inline TENON_GEN_UNUSED bool all_json_read(struct all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_read_path(struct all *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(all_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_read_source(struct all *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(all_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_update(struct all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_write(const struct all *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(all_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t all_json_print(const struct all *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(all_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool all_init(struct all *object, tenon_mem *mem)
{
    return tenon_init(all_type(), object, mem);
}
static inline TENON_GEN_UNUSED void all_free(struct all *object, tenon_mem *mem)
{
    tenon_free(all_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool all_copy(struct all *copy, const struct all *object, tenon_mem *mem)
{
    return tenon_copy(all_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool all_equal(const struct all *a, const struct all *b)
{
    return tenon_equal(all_type(), a, b);
}

/* ---- struct integers ----------------------------------------------------------------- */

typedef struct integers tenon__c_integers;
enum { tenon__kind_integers = TENON_KIND_OBJECT };
const tenon_type *integers_type(void);
static inline TENON_GEN_UNUSED bool integers_json_read(struct integers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(integers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool integers_json_read_path(struct integers *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(integers_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool integers_json_read_source(struct integers *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(integers_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool integers_json_update(struct integers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(integers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool integers_json_write(const struct integers *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(integers_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t integers_json_print(const struct integers *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(integers_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool integers_init(struct integers *object, tenon_mem *mem)
{
    return tenon_init(integers_type(), object, mem);
}
static inline TENON_GEN_UNUSED void integers_free(struct integers *object, tenon_mem *mem)
{
    tenon_free(integers_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool integers_copy(struct integers *copy, const struct integers *object, tenon_mem *mem)
{
    return tenon_copy(integers_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool integers_equal(const struct integers *a, const struct integers *b)
{
    return tenon_equal(integers_type(), a, b);
}

/* ---- struct floats ------------------------------------------------------------------- */

typedef struct floats tenon__c_floats;
enum { tenon__kind_floats = TENON_KIND_OBJECT };
const tenon_type *floats_type(void);
static inline TENON_GEN_UNUSED bool floats_json_read(struct floats *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(floats_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool floats_json_read_path(struct floats *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(floats_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool floats_json_read_source(struct floats *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(floats_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool floats_json_update(struct floats *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(floats_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool floats_json_write(const struct floats *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(floats_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t floats_json_print(const struct floats *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(floats_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool floats_init(struct floats *object, tenon_mem *mem)
{
    return tenon_init(floats_type(), object, mem);
}
static inline TENON_GEN_UNUSED void floats_free(struct floats *object, tenon_mem *mem)
{
    tenon_free(floats_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool floats_copy(struct floats *copy, const struct floats *object, tenon_mem *mem)
{
    return tenon_copy(floats_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool floats_equal(const struct floats *a, const struct floats *b)
{
    return tenon_equal(floats_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
