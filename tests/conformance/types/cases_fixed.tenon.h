/* cases_fixed.tenon.h: made by tenongen from cases_fixed.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_FIXED_TENON_H
#define CASES_FIXED_TENON_H

#include "cases_fixed.h"

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

/* ---- struct item --------------------------------------------------------------------- */

typedef struct item tenon__c_item;
enum { tenon__kind_item = TENON_KIND_OBJECT };
const tenon_type *item_type(void);
static inline TENON_GEN_UNUSED bool item_json_read(struct item *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(item_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool item_json_read_path(struct item *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(item_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool item_json_read_source(struct item *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(item_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool item_json_update(struct item *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(item_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool item_json_write(const struct item *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(item_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t item_json_print(const struct item *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(item_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool item_init(struct item *object, tenon_mem *mem)
{
    return tenon_init(item_type(), object, mem);
}
static inline TENON_GEN_UNUSED void item_free(struct item *object, tenon_mem *mem)
{
    tenon_free(item_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool item_copy(struct item *copy, const struct item *object, tenon_mem *mem)
{
    return tenon_copy(item_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool item_equal(const struct item *a, const struct item *b)
{
    return tenon_equal(item_type(), a, b);
}

/* ---- struct before_i8 ---------------------------------------------------------------- */

typedef struct before_i8 tenon__c_before_i8;
enum { tenon__kind_before_i8 = TENON_KIND_OBJECT };
const tenon_type *before_i8_type(void);
static inline TENON_GEN_UNUSED bool before_i8_json_read(struct before_i8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_i8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i8_json_read_path(struct before_i8 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_i8_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i8_json_read_source(struct before_i8 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_i8_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i8_json_update(struct before_i8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_i8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i8_json_write(const struct before_i8 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_i8_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_i8_json_print(const struct before_i8 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_i8_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_i8_init(struct before_i8 *object, tenon_mem *mem)
{
    return tenon_init(before_i8_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_i8_free(struct before_i8 *object, tenon_mem *mem)
{
    tenon_free(before_i8_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_i8_copy(struct before_i8 *copy, const struct before_i8 *object, tenon_mem *mem)
{
    return tenon_copy(before_i8_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_i8_equal(const struct before_i8 *a, const struct before_i8 *b)
{
    return tenon_equal(before_i8_type(), a, b);
}

/* ---- struct after_i8 ----------------------------------------------------------------- */

typedef struct after_i8 tenon__c_after_i8;
enum { tenon__kind_after_i8 = TENON_KIND_OBJECT };
const tenon_type *after_i8_type(void);
static inline TENON_GEN_UNUSED bool after_i8_json_read(struct after_i8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_i8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i8_json_read_path(struct after_i8 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_i8_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i8_json_read_source(struct after_i8 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_i8_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i8_json_update(struct after_i8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_i8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i8_json_write(const struct after_i8 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_i8_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_i8_json_print(const struct after_i8 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_i8_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_i8_init(struct after_i8 *object, tenon_mem *mem)
{
    return tenon_init(after_i8_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_i8_free(struct after_i8 *object, tenon_mem *mem)
{
    tenon_free(after_i8_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_i8_copy(struct after_i8 *copy, const struct after_i8 *object, tenon_mem *mem)
{
    return tenon_copy(after_i8_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_i8_equal(const struct after_i8 *a, const struct after_i8 *b)
{
    return tenon_equal(after_i8_type(), a, b);
}

/* ---- struct before_i16 --------------------------------------------------------------- */

typedef struct before_i16 tenon__c_before_i16;
enum { tenon__kind_before_i16 = TENON_KIND_OBJECT };
const tenon_type *before_i16_type(void);
static inline TENON_GEN_UNUSED bool before_i16_json_read(struct before_i16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_i16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i16_json_read_path(struct before_i16 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_i16_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i16_json_read_source(struct before_i16 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_i16_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i16_json_update(struct before_i16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_i16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i16_json_write(const struct before_i16 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_i16_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_i16_json_print(const struct before_i16 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_i16_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_i16_init(struct before_i16 *object, tenon_mem *mem)
{
    return tenon_init(before_i16_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_i16_free(struct before_i16 *object, tenon_mem *mem)
{
    tenon_free(before_i16_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_i16_copy(struct before_i16 *copy, const struct before_i16 *object, tenon_mem *mem)
{
    return tenon_copy(before_i16_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_i16_equal(const struct before_i16 *a, const struct before_i16 *b)
{
    return tenon_equal(before_i16_type(), a, b);
}

/* ---- struct after_i16 ---------------------------------------------------------------- */

typedef struct after_i16 tenon__c_after_i16;
enum { tenon__kind_after_i16 = TENON_KIND_OBJECT };
const tenon_type *after_i16_type(void);
static inline TENON_GEN_UNUSED bool after_i16_json_read(struct after_i16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_i16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i16_json_read_path(struct after_i16 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_i16_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i16_json_read_source(struct after_i16 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_i16_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i16_json_update(struct after_i16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_i16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i16_json_write(const struct after_i16 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_i16_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_i16_json_print(const struct after_i16 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_i16_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_i16_init(struct after_i16 *object, tenon_mem *mem)
{
    return tenon_init(after_i16_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_i16_free(struct after_i16 *object, tenon_mem *mem)
{
    tenon_free(after_i16_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_i16_copy(struct after_i16 *copy, const struct after_i16 *object, tenon_mem *mem)
{
    return tenon_copy(after_i16_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_i16_equal(const struct after_i16 *a, const struct after_i16 *b)
{
    return tenon_equal(after_i16_type(), a, b);
}

/* ---- struct before_i32 --------------------------------------------------------------- */

typedef struct before_i32 tenon__c_before_i32;
enum { tenon__kind_before_i32 = TENON_KIND_OBJECT };
const tenon_type *before_i32_type(void);
static inline TENON_GEN_UNUSED bool before_i32_json_read(struct before_i32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_i32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i32_json_read_path(struct before_i32 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_i32_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i32_json_read_source(struct before_i32 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_i32_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i32_json_update(struct before_i32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_i32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i32_json_write(const struct before_i32 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_i32_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_i32_json_print(const struct before_i32 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_i32_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_i32_init(struct before_i32 *object, tenon_mem *mem)
{
    return tenon_init(before_i32_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_i32_free(struct before_i32 *object, tenon_mem *mem)
{
    tenon_free(before_i32_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_i32_copy(struct before_i32 *copy, const struct before_i32 *object, tenon_mem *mem)
{
    return tenon_copy(before_i32_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_i32_equal(const struct before_i32 *a, const struct before_i32 *b)
{
    return tenon_equal(before_i32_type(), a, b);
}

/* ---- struct after_i32 ---------------------------------------------------------------- */

typedef struct after_i32 tenon__c_after_i32;
enum { tenon__kind_after_i32 = TENON_KIND_OBJECT };
const tenon_type *after_i32_type(void);
static inline TENON_GEN_UNUSED bool after_i32_json_read(struct after_i32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_i32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i32_json_read_path(struct after_i32 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_i32_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i32_json_read_source(struct after_i32 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_i32_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i32_json_update(struct after_i32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_i32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i32_json_write(const struct after_i32 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_i32_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_i32_json_print(const struct after_i32 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_i32_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_i32_init(struct after_i32 *object, tenon_mem *mem)
{
    return tenon_init(after_i32_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_i32_free(struct after_i32 *object, tenon_mem *mem)
{
    tenon_free(after_i32_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_i32_copy(struct after_i32 *copy, const struct after_i32 *object, tenon_mem *mem)
{
    return tenon_copy(after_i32_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_i32_equal(const struct after_i32 *a, const struct after_i32 *b)
{
    return tenon_equal(after_i32_type(), a, b);
}

/* ---- struct before_i64 --------------------------------------------------------------- */

typedef struct before_i64 tenon__c_before_i64;
enum { tenon__kind_before_i64 = TENON_KIND_OBJECT };
const tenon_type *before_i64_type(void);
static inline TENON_GEN_UNUSED bool before_i64_json_read(struct before_i64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_i64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i64_json_read_path(struct before_i64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_i64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i64_json_read_source(struct before_i64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_i64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i64_json_update(struct before_i64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_i64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_i64_json_write(const struct before_i64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_i64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_i64_json_print(const struct before_i64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_i64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_i64_init(struct before_i64 *object, tenon_mem *mem)
{
    return tenon_init(before_i64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_i64_free(struct before_i64 *object, tenon_mem *mem)
{
    tenon_free(before_i64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_i64_copy(struct before_i64 *copy, const struct before_i64 *object, tenon_mem *mem)
{
    return tenon_copy(before_i64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_i64_equal(const struct before_i64 *a, const struct before_i64 *b)
{
    return tenon_equal(before_i64_type(), a, b);
}

/* ---- struct after_i64 ---------------------------------------------------------------- */

typedef struct after_i64 tenon__c_after_i64;
enum { tenon__kind_after_i64 = TENON_KIND_OBJECT };
const tenon_type *after_i64_type(void);
static inline TENON_GEN_UNUSED bool after_i64_json_read(struct after_i64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_i64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i64_json_read_path(struct after_i64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_i64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i64_json_read_source(struct after_i64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_i64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i64_json_update(struct after_i64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_i64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_i64_json_write(const struct after_i64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_i64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_i64_json_print(const struct after_i64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_i64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_i64_init(struct after_i64 *object, tenon_mem *mem)
{
    return tenon_init(after_i64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_i64_free(struct after_i64 *object, tenon_mem *mem)
{
    tenon_free(after_i64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_i64_copy(struct after_i64 *copy, const struct after_i64 *object, tenon_mem *mem)
{
    return tenon_copy(after_i64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_i64_equal(const struct after_i64 *a, const struct after_i64 *b)
{
    return tenon_equal(after_i64_type(), a, b);
}

/* ---- struct before_u8 ---------------------------------------------------------------- */

typedef struct before_u8 tenon__c_before_u8;
enum { tenon__kind_before_u8 = TENON_KIND_OBJECT };
const tenon_type *before_u8_type(void);
static inline TENON_GEN_UNUSED bool before_u8_json_read(struct before_u8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_u8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u8_json_read_path(struct before_u8 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_u8_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u8_json_read_source(struct before_u8 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_u8_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u8_json_update(struct before_u8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_u8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u8_json_write(const struct before_u8 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_u8_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_u8_json_print(const struct before_u8 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_u8_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_u8_init(struct before_u8 *object, tenon_mem *mem)
{
    return tenon_init(before_u8_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_u8_free(struct before_u8 *object, tenon_mem *mem)
{
    tenon_free(before_u8_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_u8_copy(struct before_u8 *copy, const struct before_u8 *object, tenon_mem *mem)
{
    return tenon_copy(before_u8_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_u8_equal(const struct before_u8 *a, const struct before_u8 *b)
{
    return tenon_equal(before_u8_type(), a, b);
}

/* ---- struct after_u8 ----------------------------------------------------------------- */

typedef struct after_u8 tenon__c_after_u8;
enum { tenon__kind_after_u8 = TENON_KIND_OBJECT };
const tenon_type *after_u8_type(void);
static inline TENON_GEN_UNUSED bool after_u8_json_read(struct after_u8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_u8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u8_json_read_path(struct after_u8 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_u8_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u8_json_read_source(struct after_u8 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_u8_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u8_json_update(struct after_u8 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_u8_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u8_json_write(const struct after_u8 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_u8_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_u8_json_print(const struct after_u8 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_u8_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_u8_init(struct after_u8 *object, tenon_mem *mem)
{
    return tenon_init(after_u8_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_u8_free(struct after_u8 *object, tenon_mem *mem)
{
    tenon_free(after_u8_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_u8_copy(struct after_u8 *copy, const struct after_u8 *object, tenon_mem *mem)
{
    return tenon_copy(after_u8_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_u8_equal(const struct after_u8 *a, const struct after_u8 *b)
{
    return tenon_equal(after_u8_type(), a, b);
}

/* ---- struct before_u16 --------------------------------------------------------------- */

typedef struct before_u16 tenon__c_before_u16;
enum { tenon__kind_before_u16 = TENON_KIND_OBJECT };
const tenon_type *before_u16_type(void);
static inline TENON_GEN_UNUSED bool before_u16_json_read(struct before_u16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_u16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u16_json_read_path(struct before_u16 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_u16_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u16_json_read_source(struct before_u16 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_u16_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u16_json_update(struct before_u16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_u16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u16_json_write(const struct before_u16 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_u16_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_u16_json_print(const struct before_u16 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_u16_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_u16_init(struct before_u16 *object, tenon_mem *mem)
{
    return tenon_init(before_u16_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_u16_free(struct before_u16 *object, tenon_mem *mem)
{
    tenon_free(before_u16_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_u16_copy(struct before_u16 *copy, const struct before_u16 *object, tenon_mem *mem)
{
    return tenon_copy(before_u16_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_u16_equal(const struct before_u16 *a, const struct before_u16 *b)
{
    return tenon_equal(before_u16_type(), a, b);
}

/* ---- struct after_u16 ---------------------------------------------------------------- */

typedef struct after_u16 tenon__c_after_u16;
enum { tenon__kind_after_u16 = TENON_KIND_OBJECT };
const tenon_type *after_u16_type(void);
static inline TENON_GEN_UNUSED bool after_u16_json_read(struct after_u16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_u16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u16_json_read_path(struct after_u16 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_u16_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u16_json_read_source(struct after_u16 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_u16_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u16_json_update(struct after_u16 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_u16_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u16_json_write(const struct after_u16 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_u16_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_u16_json_print(const struct after_u16 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_u16_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_u16_init(struct after_u16 *object, tenon_mem *mem)
{
    return tenon_init(after_u16_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_u16_free(struct after_u16 *object, tenon_mem *mem)
{
    tenon_free(after_u16_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_u16_copy(struct after_u16 *copy, const struct after_u16 *object, tenon_mem *mem)
{
    return tenon_copy(after_u16_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_u16_equal(const struct after_u16 *a, const struct after_u16 *b)
{
    return tenon_equal(after_u16_type(), a, b);
}

/* ---- struct before_u32 --------------------------------------------------------------- */

typedef struct before_u32 tenon__c_before_u32;
enum { tenon__kind_before_u32 = TENON_KIND_OBJECT };
const tenon_type *before_u32_type(void);
static inline TENON_GEN_UNUSED bool before_u32_json_read(struct before_u32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_u32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u32_json_read_path(struct before_u32 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_u32_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u32_json_read_source(struct before_u32 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_u32_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u32_json_update(struct before_u32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_u32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u32_json_write(const struct before_u32 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_u32_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_u32_json_print(const struct before_u32 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_u32_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_u32_init(struct before_u32 *object, tenon_mem *mem)
{
    return tenon_init(before_u32_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_u32_free(struct before_u32 *object, tenon_mem *mem)
{
    tenon_free(before_u32_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_u32_copy(struct before_u32 *copy, const struct before_u32 *object, tenon_mem *mem)
{
    return tenon_copy(before_u32_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_u32_equal(const struct before_u32 *a, const struct before_u32 *b)
{
    return tenon_equal(before_u32_type(), a, b);
}

/* ---- struct after_u32 ---------------------------------------------------------------- */

typedef struct after_u32 tenon__c_after_u32;
enum { tenon__kind_after_u32 = TENON_KIND_OBJECT };
const tenon_type *after_u32_type(void);
static inline TENON_GEN_UNUSED bool after_u32_json_read(struct after_u32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_u32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u32_json_read_path(struct after_u32 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_u32_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u32_json_read_source(struct after_u32 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_u32_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u32_json_update(struct after_u32 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_u32_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u32_json_write(const struct after_u32 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_u32_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_u32_json_print(const struct after_u32 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_u32_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_u32_init(struct after_u32 *object, tenon_mem *mem)
{
    return tenon_init(after_u32_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_u32_free(struct after_u32 *object, tenon_mem *mem)
{
    tenon_free(after_u32_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_u32_copy(struct after_u32 *copy, const struct after_u32 *object, tenon_mem *mem)
{
    return tenon_copy(after_u32_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_u32_equal(const struct after_u32 *a, const struct after_u32 *b)
{
    return tenon_equal(after_u32_type(), a, b);
}

/* ---- struct before_u64 --------------------------------------------------------------- */

typedef struct before_u64 tenon__c_before_u64;
enum { tenon__kind_before_u64 = TENON_KIND_OBJECT };
const tenon_type *before_u64_type(void);
static inline TENON_GEN_UNUSED bool before_u64_json_read(struct before_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u64_json_read_path(struct before_u64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_u64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u64_json_read_source(struct before_u64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_u64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u64_json_update(struct before_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_u64_json_write(const struct before_u64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_u64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_u64_json_print(const struct before_u64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_u64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_u64_init(struct before_u64 *object, tenon_mem *mem)
{
    return tenon_init(before_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_u64_free(struct before_u64 *object, tenon_mem *mem)
{
    tenon_free(before_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_u64_copy(struct before_u64 *copy, const struct before_u64 *object, tenon_mem *mem)
{
    return tenon_copy(before_u64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_u64_equal(const struct before_u64 *a, const struct before_u64 *b)
{
    return tenon_equal(before_u64_type(), a, b);
}

/* ---- struct after_u64 ---------------------------------------------------------------- */

typedef struct after_u64 tenon__c_after_u64;
enum { tenon__kind_after_u64 = TENON_KIND_OBJECT };
const tenon_type *after_u64_type(void);
static inline TENON_GEN_UNUSED bool after_u64_json_read(struct after_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u64_json_read_path(struct after_u64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_u64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u64_json_read_source(struct after_u64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_u64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u64_json_update(struct after_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_u64_json_write(const struct after_u64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_u64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_u64_json_print(const struct after_u64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_u64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_u64_init(struct after_u64 *object, tenon_mem *mem)
{
    return tenon_init(after_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_u64_free(struct after_u64 *object, tenon_mem *mem)
{
    tenon_free(after_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_u64_copy(struct after_u64 *copy, const struct after_u64 *object, tenon_mem *mem)
{
    return tenon_copy(after_u64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_u64_equal(const struct after_u64 *a, const struct after_u64 *b)
{
    return tenon_equal(after_u64_type(), a, b);
}

/* ---- struct before_letter ------------------------------------------------------------ */

typedef struct before_letter tenon__c_before_letter;
enum { tenon__kind_before_letter = TENON_KIND_OBJECT };
const tenon_type *before_letter_type(void);
static inline TENON_GEN_UNUSED bool before_letter_json_read(struct before_letter *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(before_letter_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_letter_json_read_path(struct before_letter *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(before_letter_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_letter_json_read_source(struct before_letter *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(before_letter_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_letter_json_update(struct before_letter *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(before_letter_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool before_letter_json_write(const struct before_letter *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(before_letter_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t before_letter_json_print(const struct before_letter *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(before_letter_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool before_letter_init(struct before_letter *object, tenon_mem *mem)
{
    return tenon_init(before_letter_type(), object, mem);
}
static inline TENON_GEN_UNUSED void before_letter_free(struct before_letter *object, tenon_mem *mem)
{
    tenon_free(before_letter_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool before_letter_copy(struct before_letter *copy, const struct before_letter *object, tenon_mem *mem)
{
    return tenon_copy(before_letter_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool before_letter_equal(const struct before_letter *a, const struct before_letter *b)
{
    return tenon_equal(before_letter_type(), a, b);
}

/* ---- struct after_letter ------------------------------------------------------------- */

typedef struct after_letter tenon__c_after_letter;
enum { tenon__kind_after_letter = TENON_KIND_OBJECT };
const tenon_type *after_letter_type(void);
static inline TENON_GEN_UNUSED bool after_letter_json_read(struct after_letter *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(after_letter_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_letter_json_read_path(struct after_letter *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(after_letter_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_letter_json_read_source(struct after_letter *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(after_letter_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_letter_json_update(struct after_letter *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(after_letter_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool after_letter_json_write(const struct after_letter *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(after_letter_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t after_letter_json_print(const struct after_letter *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(after_letter_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool after_letter_init(struct after_letter *object, tenon_mem *mem)
{
    return tenon_init(after_letter_type(), object, mem);
}
static inline TENON_GEN_UNUSED void after_letter_free(struct after_letter *object, tenon_mem *mem)
{
    tenon_free(after_letter_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool after_letter_copy(struct after_letter *copy, const struct after_letter *object, tenon_mem *mem)
{
    return tenon_copy(after_letter_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool after_letter_equal(const struct after_letter *a, const struct after_letter *b)
{
    return tenon_equal(after_letter_type(), a, b);
}

/* ---- struct sized -------------------------------------------------------------------- */

typedef struct sized tenon__c_sized;
enum { tenon__kind_sized = TENON_KIND_OBJECT };
const tenon_type *sized_type(void);
static inline TENON_GEN_UNUSED bool sized_json_read(struct sized *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(sized_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_json_read_path(struct sized *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(sized_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_json_read_source(struct sized *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(sized_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_json_update(struct sized *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(sized_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_json_write(const struct sized *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(sized_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t sized_json_print(const struct sized *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(sized_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool sized_init(struct sized *object, tenon_mem *mem)
{
    return tenon_init(sized_type(), object, mem);
}
static inline TENON_GEN_UNUSED void sized_free(struct sized *object, tenon_mem *mem)
{
    tenon_free(sized_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool sized_copy(struct sized *copy, const struct sized *object, tenon_mem *mem)
{
    return tenon_copy(sized_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool sized_equal(const struct sized *a, const struct sized *b)
{
    return tenon_equal(sized_type(), a, b);
}

/* ---- struct sized -------------------------------------------------------------------- */

typedef struct sized tenon__c_sized_cut;
enum { tenon__kind_sized_cut = TENON_KIND_OBJECT };
const tenon_type *sized_cut_type(void);
static inline TENON_GEN_UNUSED bool sized_cut_json_read(struct sized *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(sized_cut_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_cut_json_read_path(struct sized *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(sized_cut_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_cut_json_read_source(struct sized *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(sized_cut_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_cut_json_update(struct sized *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(sized_cut_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sized_cut_json_write(const struct sized *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(sized_cut_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t sized_cut_json_print(const struct sized *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(sized_cut_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool sized_cut_init(struct sized *object, tenon_mem *mem)
{
    return tenon_init(sized_cut_type(), object, mem);
}
static inline TENON_GEN_UNUSED void sized_cut_free(struct sized *object, tenon_mem *mem)
{
    tenon_free(sized_cut_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool sized_cut_copy(struct sized *copy, const struct sized *object, tenon_mem *mem)
{
    return tenon_copy(sized_cut_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool sized_cut_equal(const struct sized *a, const struct sized *b)
{
    return tenon_equal(sized_cut_type(), a, b);
}

/* ---- struct small_thing -------------------------------------------------------------- */

typedef struct small_thing tenon__c_small_thing;
enum { tenon__kind_small_thing = TENON_KIND_OBJECT };
const tenon_type *small_thing_type(void);
static inline TENON_GEN_UNUSED bool small_thing_json_read(struct small_thing *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(small_thing_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_thing_json_read_path(struct small_thing *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(small_thing_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_thing_json_read_source(struct small_thing *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(small_thing_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_thing_json_update(struct small_thing *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(small_thing_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_thing_json_write(const struct small_thing *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(small_thing_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t small_thing_json_print(const struct small_thing *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(small_thing_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool small_thing_init(struct small_thing *object, tenon_mem *mem)
{
    return tenon_init(small_thing_type(), object, mem);
}
static inline TENON_GEN_UNUSED void small_thing_free(struct small_thing *object, tenon_mem *mem)
{
    tenon_free(small_thing_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool small_thing_copy(struct small_thing *copy, const struct small_thing *object, tenon_mem *mem)
{
    return tenon_copy(small_thing_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool small_thing_equal(const struct small_thing *a, const struct small_thing *b)
{
    return tenon_equal(small_thing_type(), a, b);
}

/* ---- struct small_text --------------------------------------------------------------- */

typedef struct small_text tenon__c_small_text;
enum { tenon__kind_small_text = TENON_KIND_OBJECT };
const tenon_type *small_text_type(void);
static inline TENON_GEN_UNUSED bool small_text_json_read(struct small_text *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(small_text_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_text_json_read_path(struct small_text *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(small_text_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_text_json_read_source(struct small_text *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(small_text_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_text_json_update(struct small_text *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(small_text_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_text_json_write(const struct small_text *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(small_text_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t small_text_json_print(const struct small_text *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(small_text_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool small_text_init(struct small_text *object, tenon_mem *mem)
{
    return tenon_init(small_text_type(), object, mem);
}
static inline TENON_GEN_UNUSED void small_text_free(struct small_text *object, tenon_mem *mem)
{
    tenon_free(small_text_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool small_text_copy(struct small_text *copy, const struct small_text *object, tenon_mem *mem)
{
    return tenon_copy(small_text_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool small_text_equal(const struct small_text *a, const struct small_text *b)
{
    return tenon_equal(small_text_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
