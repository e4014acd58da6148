/* shapes.tenon.h: made by tenongen from shapes.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef SHAPES_TENON_H
#define SHAPES_TENON_H

#include "shapes.h"

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

/* ---- struct by_char ------------------------------------------------------------------ */

typedef struct by_char tenon__c_by_char;
enum { tenon__kind_by_char = TENON_KIND_OBJECT };
const tenon_type *by_char_type(void);
static inline TENON_GEN_UNUSED bool by_char_json_read(struct by_char *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_char_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_char_json_read_path(struct by_char *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_char_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_char_json_read_source(struct by_char *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_char_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_char_json_update(struct by_char *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_char_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_char_json_write(const struct by_char *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_char_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_char_json_print(const struct by_char *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_char_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_char_init(struct by_char *object, tenon_mem *mem)
{
    return tenon_init(by_char_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_char_free(struct by_char *object, tenon_mem *mem)
{
    tenon_free(by_char_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_char_copy(struct by_char *copy, const struct by_char *object, tenon_mem *mem)
{
    return tenon_copy(by_char_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_char_equal(const struct by_char *a, const struct by_char *b)
{
    return tenon_equal(by_char_type(), a, b);
}

/* ---- struct by_schar ----------------------------------------------------------------- */

typedef struct by_schar tenon__c_by_schar;
enum { tenon__kind_by_schar = TENON_KIND_OBJECT };
const tenon_type *by_schar_type(void);
static inline TENON_GEN_UNUSED bool by_schar_json_read(struct by_schar *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_schar_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_schar_json_read_path(struct by_schar *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_schar_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_schar_json_read_source(struct by_schar *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_schar_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_schar_json_update(struct by_schar *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_schar_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_schar_json_write(const struct by_schar *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_schar_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_schar_json_print(const struct by_schar *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_schar_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_schar_init(struct by_schar *object, tenon_mem *mem)
{
    return tenon_init(by_schar_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_schar_free(struct by_schar *object, tenon_mem *mem)
{
    tenon_free(by_schar_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_schar_copy(struct by_schar *copy, const struct by_schar *object, tenon_mem *mem)
{
    return tenon_copy(by_schar_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_schar_equal(const struct by_schar *a, const struct by_schar *b)
{
    return tenon_equal(by_schar_type(), a, b);
}

/* ---- struct by_uchar ----------------------------------------------------------------- */

typedef struct by_uchar tenon__c_by_uchar;
enum { tenon__kind_by_uchar = TENON_KIND_OBJECT };
const tenon_type *by_uchar_type(void);
static inline TENON_GEN_UNUSED bool by_uchar_json_read(struct by_uchar *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_uchar_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_uchar_json_read_path(struct by_uchar *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_uchar_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_uchar_json_read_source(struct by_uchar *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_uchar_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_uchar_json_update(struct by_uchar *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_uchar_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_uchar_json_write(const struct by_uchar *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_uchar_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_uchar_json_print(const struct by_uchar *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_uchar_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_uchar_init(struct by_uchar *object, tenon_mem *mem)
{
    return tenon_init(by_uchar_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_uchar_free(struct by_uchar *object, tenon_mem *mem)
{
    tenon_free(by_uchar_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_uchar_copy(struct by_uchar *copy, const struct by_uchar *object, tenon_mem *mem)
{
    return tenon_copy(by_uchar_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_uchar_equal(const struct by_uchar *a, const struct by_uchar *b)
{
    return tenon_equal(by_uchar_type(), a, b);
}

/* ---- struct by_short ----------------------------------------------------------------- */

typedef struct by_short tenon__c_by_short;
enum { tenon__kind_by_short = TENON_KIND_OBJECT };
const tenon_type *by_short_type(void);
static inline TENON_GEN_UNUSED bool by_short_json_read(struct by_short *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_short_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_short_json_read_path(struct by_short *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_short_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_short_json_read_source(struct by_short *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_short_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_short_json_update(struct by_short *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_short_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_short_json_write(const struct by_short *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_short_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_short_json_print(const struct by_short *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_short_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_short_init(struct by_short *object, tenon_mem *mem)
{
    return tenon_init(by_short_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_short_free(struct by_short *object, tenon_mem *mem)
{
    tenon_free(by_short_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_short_copy(struct by_short *copy, const struct by_short *object, tenon_mem *mem)
{
    return tenon_copy(by_short_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_short_equal(const struct by_short *a, const struct by_short *b)
{
    return tenon_equal(by_short_type(), a, b);
}

/* ---- struct by_ushort ---------------------------------------------------------------- */

typedef struct by_ushort tenon__c_by_ushort;
enum { tenon__kind_by_ushort = TENON_KIND_OBJECT };
const tenon_type *by_ushort_type(void);
static inline TENON_GEN_UNUSED bool by_ushort_json_read(struct by_ushort *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_ushort_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ushort_json_read_path(struct by_ushort *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_ushort_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ushort_json_read_source(struct by_ushort *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_ushort_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ushort_json_update(struct by_ushort *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_ushort_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ushort_json_write(const struct by_ushort *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_ushort_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_ushort_json_print(const struct by_ushort *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_ushort_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_ushort_init(struct by_ushort *object, tenon_mem *mem)
{
    return tenon_init(by_ushort_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_ushort_free(struct by_ushort *object, tenon_mem *mem)
{
    tenon_free(by_ushort_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_ushort_copy(struct by_ushort *copy, const struct by_ushort *object, tenon_mem *mem)
{
    return tenon_copy(by_ushort_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_ushort_equal(const struct by_ushort *a, const struct by_ushort *b)
{
    return tenon_equal(by_ushort_type(), a, b);
}

/* ---- struct by_int ------------------------------------------------------------------- */

typedef struct by_int tenon__c_by_int;
enum { tenon__kind_by_int = TENON_KIND_OBJECT };
const tenon_type *by_int_type(void);
static inline TENON_GEN_UNUSED bool by_int_json_read(struct by_int *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_int_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_int_json_read_path(struct by_int *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_int_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_int_json_read_source(struct by_int *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_int_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_int_json_update(struct by_int *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_int_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_int_json_write(const struct by_int *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_int_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_int_json_print(const struct by_int *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_int_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_int_init(struct by_int *object, tenon_mem *mem)
{
    return tenon_init(by_int_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_int_free(struct by_int *object, tenon_mem *mem)
{
    tenon_free(by_int_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_int_copy(struct by_int *copy, const struct by_int *object, tenon_mem *mem)
{
    return tenon_copy(by_int_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_int_equal(const struct by_int *a, const struct by_int *b)
{
    return tenon_equal(by_int_type(), a, b);
}

/* ---- struct by_unsigned -------------------------------------------------------------- */

typedef struct by_unsigned tenon__c_by_unsigned;
enum { tenon__kind_by_unsigned = TENON_KIND_OBJECT };
const tenon_type *by_unsigned_type(void);
static inline TENON_GEN_UNUSED bool by_unsigned_json_read(struct by_unsigned *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_unsigned_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_unsigned_json_read_path(struct by_unsigned *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_unsigned_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_unsigned_json_read_source(struct by_unsigned *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_unsigned_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_unsigned_json_update(struct by_unsigned *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_unsigned_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_unsigned_json_write(const struct by_unsigned *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_unsigned_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_unsigned_json_print(const struct by_unsigned *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_unsigned_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_unsigned_init(struct by_unsigned *object, tenon_mem *mem)
{
    return tenon_init(by_unsigned_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_unsigned_free(struct by_unsigned *object, tenon_mem *mem)
{
    tenon_free(by_unsigned_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_unsigned_copy(struct by_unsigned *copy, const struct by_unsigned *object, tenon_mem *mem)
{
    return tenon_copy(by_unsigned_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_unsigned_equal(const struct by_unsigned *a, const struct by_unsigned *b)
{
    return tenon_equal(by_unsigned_type(), a, b);
}

/* ---- struct by_long ------------------------------------------------------------------ */

typedef struct by_long tenon__c_by_long;
enum { tenon__kind_by_long = TENON_KIND_OBJECT };
const tenon_type *by_long_type(void);
static inline TENON_GEN_UNUSED bool by_long_json_read(struct by_long *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_long_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_long_json_read_path(struct by_long *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_long_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_long_json_read_source(struct by_long *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_long_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_long_json_update(struct by_long *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_long_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_long_json_write(const struct by_long *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_long_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_long_json_print(const struct by_long *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_long_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_long_init(struct by_long *object, tenon_mem *mem)
{
    return tenon_init(by_long_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_long_free(struct by_long *object, tenon_mem *mem)
{
    tenon_free(by_long_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_long_copy(struct by_long *copy, const struct by_long *object, tenon_mem *mem)
{
    return tenon_copy(by_long_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_long_equal(const struct by_long *a, const struct by_long *b)
{
    return tenon_equal(by_long_type(), a, b);
}

/* ---- struct by_ulong ----------------------------------------------------------------- */

typedef struct by_ulong tenon__c_by_ulong;
enum { tenon__kind_by_ulong = TENON_KIND_OBJECT };
const tenon_type *by_ulong_type(void);
static inline TENON_GEN_UNUSED bool by_ulong_json_read(struct by_ulong *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_ulong_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ulong_json_read_path(struct by_ulong *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_ulong_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ulong_json_read_source(struct by_ulong *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_ulong_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ulong_json_update(struct by_ulong *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_ulong_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ulong_json_write(const struct by_ulong *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_ulong_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_ulong_json_print(const struct by_ulong *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_ulong_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_ulong_init(struct by_ulong *object, tenon_mem *mem)
{
    return tenon_init(by_ulong_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_ulong_free(struct by_ulong *object, tenon_mem *mem)
{
    tenon_free(by_ulong_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_ulong_copy(struct by_ulong *copy, const struct by_ulong *object, tenon_mem *mem)
{
    return tenon_copy(by_ulong_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_ulong_equal(const struct by_ulong *a, const struct by_ulong *b)
{
    return tenon_equal(by_ulong_type(), a, b);
}

/* ---- struct by_llong ----------------------------------------------------------------- */

typedef struct by_llong tenon__c_by_llong;
enum { tenon__kind_by_llong = TENON_KIND_OBJECT };
const tenon_type *by_llong_type(void);
static inline TENON_GEN_UNUSED bool by_llong_json_read(struct by_llong *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_llong_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_llong_json_read_path(struct by_llong *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_llong_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_llong_json_read_source(struct by_llong *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_llong_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_llong_json_update(struct by_llong *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_llong_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_llong_json_write(const struct by_llong *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_llong_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_llong_json_print(const struct by_llong *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_llong_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_llong_init(struct by_llong *object, tenon_mem *mem)
{
    return tenon_init(by_llong_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_llong_free(struct by_llong *object, tenon_mem *mem)
{
    tenon_free(by_llong_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_llong_copy(struct by_llong *copy, const struct by_llong *object, tenon_mem *mem)
{
    return tenon_copy(by_llong_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_llong_equal(const struct by_llong *a, const struct by_llong *b)
{
    return tenon_equal(by_llong_type(), a, b);
}

/* ---- struct by_ullong ---------------------------------------------------------------- */

typedef struct by_ullong tenon__c_by_ullong;
enum { tenon__kind_by_ullong = TENON_KIND_OBJECT };
const tenon_type *by_ullong_type(void);
static inline TENON_GEN_UNUSED bool by_ullong_json_read(struct by_ullong *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_ullong_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ullong_json_read_path(struct by_ullong *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_ullong_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ullong_json_read_source(struct by_ullong *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_ullong_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ullong_json_update(struct by_ullong *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_ullong_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_ullong_json_write(const struct by_ullong *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_ullong_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_ullong_json_print(const struct by_ullong *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_ullong_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_ullong_init(struct by_ullong *object, tenon_mem *mem)
{
    return tenon_init(by_ullong_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_ullong_free(struct by_ullong *object, tenon_mem *mem)
{
    tenon_free(by_ullong_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_ullong_copy(struct by_ullong *copy, const struct by_ullong *object, tenon_mem *mem)
{
    return tenon_copy(by_ullong_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_ullong_equal(const struct by_ullong *a, const struct by_ullong *b)
{
    return tenon_equal(by_ullong_type(), a, b);
}

/* ---- struct by_size ------------------------------------------------------------------ */

typedef struct by_size tenon__c_by_size;
enum { tenon__kind_by_size = TENON_KIND_OBJECT };
const tenon_type *by_size_type(void);
static inline TENON_GEN_UNUSED bool by_size_json_read(struct by_size *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_size_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_size_json_read_path(struct by_size *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_size_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_size_json_read_source(struct by_size *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_size_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_size_json_update(struct by_size *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_size_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_size_json_write(const struct by_size *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_size_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_size_json_print(const struct by_size *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_size_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_size_init(struct by_size *object, tenon_mem *mem)
{
    return tenon_init(by_size_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_size_free(struct by_size *object, tenon_mem *mem)
{
    tenon_free(by_size_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_size_copy(struct by_size *copy, const struct by_size *object, tenon_mem *mem)
{
    return tenon_copy(by_size_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_size_equal(const struct by_size *a, const struct by_size *b)
{
    return tenon_equal(by_size_type(), a, b);
}

/* ---- struct by_i64 ------------------------------------------------------------------- */

typedef struct by_i64 tenon__c_by_i64;
enum { tenon__kind_by_i64 = TENON_KIND_OBJECT };
const tenon_type *by_i64_type(void);
static inline TENON_GEN_UNUSED bool by_i64_json_read(struct by_i64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(by_i64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_i64_json_read_path(struct by_i64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(by_i64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_i64_json_read_source(struct by_i64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(by_i64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_i64_json_update(struct by_i64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(by_i64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool by_i64_json_write(const struct by_i64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(by_i64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t by_i64_json_print(const struct by_i64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(by_i64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool by_i64_init(struct by_i64 *object, tenon_mem *mem)
{
    return tenon_init(by_i64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void by_i64_free(struct by_i64 *object, tenon_mem *mem)
{
    tenon_free(by_i64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool by_i64_copy(struct by_i64 *copy, const struct by_i64 *object, tenon_mem *mem)
{
    return tenon_copy(by_i64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool by_i64_equal(const struct by_i64 *a, const struct by_i64 *b)
{
    return tenon_equal(by_i64_type(), a, b);
}

/* ---- enum side ----------------------------------------------------------------------- */

typedef enum side tenon__c_side;
enum { tenon__kind_side = TENON_KIND_ENUM };
const tenon_type *side_type(void);

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

/* ---- struct lists -------------------------------------------------------------------- */

/* Elements of every kind. */
typedef struct lists tenon__c_lists;
enum { tenon__kind_lists = TENON_KIND_OBJECT };
const tenon_type *lists_type(void);
static inline TENON_GEN_UNUSED bool lists_json_read(struct lists *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(lists_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lists_json_read_path(struct lists *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(lists_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lists_json_read_source(struct lists *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(lists_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lists_json_update(struct lists *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(lists_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lists_json_write(const struct lists *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(lists_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t lists_json_print(const struct lists *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(lists_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool lists_init(struct lists *object, tenon_mem *mem)
{
    return tenon_init(lists_type(), object, mem);
}
static inline TENON_GEN_UNUSED void lists_free(struct lists *object, tenon_mem *mem)
{
    tenon_free(lists_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool lists_copy(struct lists *copy, const struct lists *object, tenon_mem *mem)
{
    return tenon_copy(lists_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool lists_equal(const struct lists *a, const struct lists *b)
{
    return tenon_equal(lists_type(), a, b);
}

/* ---- struct fixed -------------------------------------------------------------------- */

typedef struct fixed tenon__c_fixed;
enum { tenon__kind_fixed = TENON_KIND_OBJECT };
const tenon_type *fixed_type(void);
static inline TENON_GEN_UNUSED bool fixed_json_read(struct fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool fixed_json_read_path(struct fixed *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(fixed_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool fixed_json_read_source(struct fixed *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(fixed_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool fixed_json_update(struct fixed *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(fixed_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool fixed_json_write(const struct fixed *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(fixed_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t fixed_json_print(const struct fixed *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(fixed_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool fixed_init(struct fixed *object, tenon_mem *mem)
{
    return tenon_init(fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED void fixed_free(struct fixed *object, tenon_mem *mem)
{
    tenon_free(fixed_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool fixed_copy(struct fixed *copy, const struct fixed *object, tenon_mem *mem)
{
    return tenon_copy(fixed_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool fixed_equal(const struct fixed *a, const struct fixed *b)
{
    return tenon_equal(fixed_type(), a, b);
}

/* ---- struct pointers ----------------------------------------------------------------- */

typedef struct pointers tenon__c_pointers;
enum { tenon__kind_pointers = TENON_KIND_OBJECT };
const tenon_type *pointers_type(void);
static inline TENON_GEN_UNUSED bool pointers_json_read(struct pointers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(pointers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pointers_json_read_path(struct pointers *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(pointers_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pointers_json_read_source(struct pointers *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(pointers_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pointers_json_update(struct pointers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(pointers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool pointers_json_write(const struct pointers *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(pointers_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t pointers_json_print(const struct pointers *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(pointers_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool pointers_init(struct pointers *object, tenon_mem *mem)
{
    return tenon_init(pointers_type(), object, mem);
}
static inline TENON_GEN_UNUSED void pointers_free(struct pointers *object, tenon_mem *mem)
{
    tenon_free(pointers_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool pointers_copy(struct pointers *copy, const struct pointers *object, tenon_mem *mem)
{
    return tenon_copy(pointers_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool pointers_equal(const struct pointers *a, const struct pointers *b)
{
    return tenon_equal(pointers_type(), a, b);
}

/* ---- struct many_pointers ------------------------------------------------------------ */

/* Room is reserved for what pointers lead to, and for null. has is the companion of several members, which only descriptions from outside may say. */
typedef struct many_pointers tenon__c_many_pointers;
enum { tenon__kind_many_pointers = TENON_KIND_OBJECT };
const tenon_type *many_pointers_type(void);
static inline TENON_GEN_UNUSED bool many_pointers_json_read(struct many_pointers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(many_pointers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_pointers_json_read_path(struct many_pointers *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(many_pointers_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_pointers_json_read_source(struct many_pointers *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(many_pointers_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_pointers_json_update(struct many_pointers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(many_pointers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool many_pointers_json_write(const struct many_pointers *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(many_pointers_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t many_pointers_json_print(const struct many_pointers *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(many_pointers_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool many_pointers_init(struct many_pointers *object, tenon_mem *mem)
{
    return tenon_init(many_pointers_type(), object, mem);
}
static inline TENON_GEN_UNUSED void many_pointers_free(struct many_pointers *object, tenon_mem *mem)
{
    tenon_free(many_pointers_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool many_pointers_copy(struct many_pointers *copy, const struct many_pointers *object, tenon_mem *mem)
{
    return tenon_copy(many_pointers_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool many_pointers_equal(const struct many_pointers *a, const struct many_pointers *b)
{
    return tenon_equal(many_pointers_type(), a, b);
}

/* ---- struct node --------------------------------------------------------------------- */

/* A type that contains itself. */
typedef struct node tenon__c_node;
enum { tenon__kind_node = TENON_KIND_OBJECT };
const tenon_type *node_type(void);
static inline TENON_GEN_UNUSED bool node_json_read(struct node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_read_path(struct node *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(node_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_read_source(struct node *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(node_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_update(struct node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_write(const struct node *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(node_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t node_json_print(const struct node *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(node_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool node_init(struct node *object, tenon_mem *mem)
{
    return tenon_init(node_type(), object, mem);
}
static inline TENON_GEN_UNUSED void node_free(struct node *object, tenon_mem *mem)
{
    tenon_free(node_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool node_copy(struct node *copy, const struct node *object, tenon_mem *mem)
{
    return tenon_copy(node_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool node_equal(const struct node *a, const struct node *b)
{
    return tenon_equal(node_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
