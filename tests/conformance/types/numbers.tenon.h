/* numbers.tenon.h: made by tenongen from numbers.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef NUMBERS_TENON_H
#define NUMBERS_TENON_H

#include "numbers.h"

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

/* ---- struct numbers ------------------------------------------------------------------ */

typedef struct numbers tenon__c_numbers;
enum { tenon__kind_numbers = TENON_KIND_OBJECT };
const tenon_type *numbers_type(void);
static inline TENON_GEN_UNUSED bool numbers_json_read(struct numbers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(numbers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_read_path(struct numbers *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(numbers_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_read_source(struct numbers *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(numbers_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_update(struct numbers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(numbers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_write(const struct numbers *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(numbers_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t numbers_json_print(const struct numbers *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(numbers_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool numbers_init(struct numbers *object, tenon_mem *mem)
{
    return tenon_init(numbers_type(), object, mem);
}
static inline TENON_GEN_UNUSED void numbers_free(struct numbers *object, tenon_mem *mem)
{
    tenon_free(numbers_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool numbers_copy(struct numbers *copy, const struct numbers *object, tenon_mem *mem)
{
    return tenon_copy(numbers_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool numbers_equal(const struct numbers *a, const struct numbers *b)
{
    return tenon_equal(numbers_type(), a, b);
}

/* ---- struct double_root -------------------------------------------------------------- */

typedef struct double_root tenon__c_double_root;
enum { tenon__kind_double_root = TENON_KIND_OBJECT };
const tenon_type *double_root_type(void);
static inline TENON_GEN_UNUSED bool double_root_json_read(struct double_root *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(double_root_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool double_root_json_read_path(struct double_root *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(double_root_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool double_root_json_read_source(struct double_root *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(double_root_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool double_root_json_update(struct double_root *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(double_root_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool double_root_json_write(const struct double_root *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(double_root_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t double_root_json_print(const struct double_root *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(double_root_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool double_root_init(struct double_root *object, tenon_mem *mem)
{
    return tenon_init(double_root_type(), object, mem);
}
static inline TENON_GEN_UNUSED void double_root_free(struct double_root *object, tenon_mem *mem)
{
    tenon_free(double_root_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool double_root_copy(struct double_root *copy, const struct double_root *object, tenon_mem *mem)
{
    return tenon_copy(double_root_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool double_root_equal(const struct double_root *a, const struct double_root *b)
{
    return tenon_equal(double_root_type(), a, b);
}

/* ---- struct float_root --------------------------------------------------------------- */

typedef struct float_root tenon__c_float_root;
enum { tenon__kind_float_root = TENON_KIND_OBJECT };
const tenon_type *float_root_type(void);
static inline TENON_GEN_UNUSED bool float_root_json_read(struct float_root *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(float_root_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool float_root_json_read_path(struct float_root *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(float_root_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool float_root_json_read_source(struct float_root *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(float_root_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool float_root_json_update(struct float_root *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(float_root_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool float_root_json_write(const struct float_root *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(float_root_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t float_root_json_print(const struct float_root *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(float_root_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool float_root_init(struct float_root *object, tenon_mem *mem)
{
    return tenon_init(float_root_type(), object, mem);
}
static inline TENON_GEN_UNUSED void float_root_free(struct float_root *object, tenon_mem *mem)
{
    tenon_free(float_root_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool float_root_copy(struct float_root *copy, const struct float_root *object, tenon_mem *mem)
{
    return tenon_copy(float_root_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool float_root_equal(const struct float_root *a, const struct float_root *b)
{
    return tenon_equal(float_root_type(), a, b);
}

/* ---- struct doubles ------------------------------------------------------------------ */

typedef struct doubles tenon__c_doubles;
enum { tenon__kind_doubles = TENON_KIND_OBJECT };
const tenon_type *doubles_type(void);
static inline TENON_GEN_UNUSED bool doubles_json_read(struct doubles *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(doubles_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doubles_json_read_path(struct doubles *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(doubles_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doubles_json_read_source(struct doubles *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(doubles_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doubles_json_update(struct doubles *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(doubles_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool doubles_json_write(const struct doubles *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(doubles_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t doubles_json_print(const struct doubles *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(doubles_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool doubles_init(struct doubles *object, tenon_mem *mem)
{
    return tenon_init(doubles_type(), object, mem);
}
static inline TENON_GEN_UNUSED void doubles_free(struct doubles *object, tenon_mem *mem)
{
    tenon_free(doubles_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool doubles_copy(struct doubles *copy, const struct doubles *object, tenon_mem *mem)
{
    return tenon_copy(doubles_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool doubles_equal(const struct doubles *a, const struct doubles *b)
{
    return tenon_equal(doubles_type(), a, b);
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

#ifdef __cplusplus
}
#endif
#endif
