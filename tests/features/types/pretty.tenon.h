/* pretty.tenon.h: made by tenongen from pretty.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef PRETTY_TENON_H
#define PRETTY_TENON_H

#include "pretty.h"

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

/* ---- struct point -------------------------------------------------------------------- */

typedef struct point tenon__c_point;
enum { tenon__kind_point = TENON_KIND_OBJECT };
const tenon_type *point_type(void);
static inline TENON_GEN_UNUSED bool point_json_read(struct point *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(point_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool point_json_read_path(struct point *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(point_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool point_json_read_source(struct point *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(point_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool point_json_update(struct point *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(point_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool point_json_write(const struct point *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(point_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t point_json_print(const struct point *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(point_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool point_init(struct point *object, tenon_mem *mem)
{
    return tenon_init(point_type(), object, mem);
}
static inline TENON_GEN_UNUSED void point_free(struct point *object, tenon_mem *mem)
{
    tenon_free(point_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool point_copy(struct point *copy, const struct point *object, tenon_mem *mem)
{
    return tenon_copy(point_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool point_equal(const struct point *a, const struct point *b)
{
    return tenon_equal(point_type(), a, b);
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

/* ---- struct sheet -------------------------------------------------------------------- */

typedef struct sheet tenon__c_sheet;
enum { tenon__kind_sheet = TENON_KIND_OBJECT };
const tenon_type *sheet_type(void);
static inline TENON_GEN_UNUSED bool sheet_json_read(struct sheet *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(sheet_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sheet_json_read_path(struct sheet *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(sheet_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sheet_json_read_source(struct sheet *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(sheet_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sheet_json_update(struct sheet *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(sheet_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sheet_json_write(const struct sheet *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(sheet_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t sheet_json_print(const struct sheet *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(sheet_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool sheet_init(struct sheet *object, tenon_mem *mem)
{
    return tenon_init(sheet_type(), object, mem);
}
static inline TENON_GEN_UNUSED void sheet_free(struct sheet *object, tenon_mem *mem)
{
    tenon_free(sheet_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool sheet_copy(struct sheet *copy, const struct sheet *object, tenon_mem *mem)
{
    return tenon_copy(sheet_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool sheet_equal(const struct sheet *a, const struct sheet *b)
{
    return tenon_equal(sheet_type(), a, b);
}

/* ---- struct much --------------------------------------------------------------------- */

typedef struct much tenon__c_much;
enum { tenon__kind_much = TENON_KIND_OBJECT };
const tenon_type *much_type(void);
static inline TENON_GEN_UNUSED bool much_json_read(struct much *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(much_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool much_json_read_path(struct much *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(much_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool much_json_read_source(struct much *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(much_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool much_json_update(struct much *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(much_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool much_json_write(const struct much *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(much_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t much_json_print(const struct much *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(much_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool much_init(struct much *object, tenon_mem *mem)
{
    return tenon_init(much_type(), object, mem);
}
static inline TENON_GEN_UNUSED void much_free(struct much *object, tenon_mem *mem)
{
    tenon_free(much_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool much_copy(struct much *copy, const struct much *object, tenon_mem *mem)
{
    return tenon_copy(much_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool much_equal(const struct much *a, const struct much *b)
{
    return tenon_equal(much_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
