/* cases_typed.tenon.h: made by tenongen from cases_typed.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_TYPED_TENON_H
#define CASES_TYPED_TENON_H

#include "cases_typed.h"

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

/* ---- struct a01 ---------------------------------------------------------------------- */

typedef struct a01 tenon__c_a01;
enum { tenon__kind_a01 = TENON_KIND_OBJECT };
const tenon_type *a01_type(void);
static inline TENON_GEN_UNUSED bool a01_json_read(struct a01 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a01_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a01_json_read_path(struct a01 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a01_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a01_json_read_source(struct a01 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a01_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a01_json_update(struct a01 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a01_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a01_json_write(const struct a01 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a01_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a01_json_print(const struct a01 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a01_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a01_init(struct a01 *object, tenon_mem *mem)
{
    return tenon_init(a01_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a01_free(struct a01 *object, tenon_mem *mem)
{
    tenon_free(a01_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a01_copy(struct a01 *copy, const struct a01 *object, tenon_mem *mem)
{
    return tenon_copy(a01_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a01_equal(const struct a01 *a, const struct a01 *b)
{
    return tenon_equal(a01_type(), a, b);
}

/* ---- struct u64_n -------------------------------------------------------------------- */

typedef struct u64_n tenon__c_u64_n;
enum { tenon__kind_u64_n = TENON_KIND_OBJECT };
const tenon_type *u64_n_type(void);
static inline TENON_GEN_UNUSED bool u64_n_json_read(struct u64_n *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(u64_n_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_n_json_read_path(struct u64_n *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(u64_n_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_n_json_read_source(struct u64_n *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(u64_n_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_n_json_update(struct u64_n *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(u64_n_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_n_json_write(const struct u64_n *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(u64_n_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t u64_n_json_print(const struct u64_n *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(u64_n_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool u64_n_init(struct u64_n *object, tenon_mem *mem)
{
    return tenon_init(u64_n_type(), object, mem);
}
static inline TENON_GEN_UNUSED void u64_n_free(struct u64_n *object, tenon_mem *mem)
{
    tenon_free(u64_n_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool u64_n_copy(struct u64_n *copy, const struct u64_n *object, tenon_mem *mem)
{
    return tenon_copy(u64_n_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool u64_n_equal(const struct u64_n *a, const struct u64_n *b)
{
    return tenon_equal(u64_n_type(), a, b);
}

/* ---- struct i64_n -------------------------------------------------------------------- */

typedef struct i64_n tenon__c_i64_n;
enum { tenon__kind_i64_n = TENON_KIND_OBJECT };
const tenon_type *i64_n_type(void);
static inline TENON_GEN_UNUSED bool i64_n_json_read(struct i64_n *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(i64_n_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_n_json_read_path(struct i64_n *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(i64_n_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_n_json_read_source(struct i64_n *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(i64_n_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_n_json_update(struct i64_n *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(i64_n_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_n_json_write(const struct i64_n *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(i64_n_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t i64_n_json_print(const struct i64_n *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(i64_n_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool i64_n_init(struct i64_n *object, tenon_mem *mem)
{
    return tenon_init(i64_n_type(), object, mem);
}
static inline TENON_GEN_UNUSED void i64_n_free(struct i64_n *object, tenon_mem *mem)
{
    tenon_free(i64_n_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool i64_n_copy(struct i64_n *copy, const struct i64_n *object, tenon_mem *mem)
{
    return tenon_copy(i64_n_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool i64_n_equal(const struct i64_n *a, const struct i64_n *b)
{
    return tenon_equal(i64_n_type(), a, b);
}

/* ---- struct f64_n -------------------------------------------------------------------- */

typedef struct f64_n tenon__c_f64_n;
enum { tenon__kind_f64_n = TENON_KIND_OBJECT };
const tenon_type *f64_n_type(void);
static inline TENON_GEN_UNUSED bool f64_n_json_read(struct f64_n *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(f64_n_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_n_json_read_path(struct f64_n *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(f64_n_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_n_json_read_source(struct f64_n *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(f64_n_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_n_json_update(struct f64_n *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(f64_n_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_n_json_write(const struct f64_n *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(f64_n_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t f64_n_json_print(const struct f64_n *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(f64_n_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool f64_n_init(struct f64_n *object, tenon_mem *mem)
{
    return tenon_init(f64_n_type(), object, mem);
}
static inline TENON_GEN_UNUSED void f64_n_free(struct f64_n *object, tenon_mem *mem)
{
    tenon_free(f64_n_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool f64_n_copy(struct f64_n *copy, const struct f64_n *object, tenon_mem *mem)
{
    return tenon_copy(f64_n_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool f64_n_equal(const struct f64_n *a, const struct f64_n *b)
{
    return tenon_equal(f64_n_type(), a, b);
}

/* ---- struct one_f64 ------------------------------------------------------------------ */

typedef struct one_f64 tenon__c_one_f64;
enum { tenon__kind_one_f64 = TENON_KIND_OBJECT };
const tenon_type *one_f64_type(void);
static inline TENON_GEN_UNUSED bool one_f64_json_read(struct one_f64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(one_f64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_f64_json_read_path(struct one_f64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(one_f64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_f64_json_read_source(struct one_f64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(one_f64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_f64_json_update(struct one_f64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(one_f64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_f64_json_write(const struct one_f64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(one_f64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t one_f64_json_print(const struct one_f64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(one_f64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool one_f64_init(struct one_f64 *object, tenon_mem *mem)
{
    return tenon_init(one_f64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void one_f64_free(struct one_f64 *object, tenon_mem *mem)
{
    tenon_free(one_f64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool one_f64_copy(struct one_f64 *copy, const struct one_f64 *object, tenon_mem *mem)
{
    return tenon_copy(one_f64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool one_f64_equal(const struct one_f64 *a, const struct one_f64 *b)
{
    return tenon_equal(one_f64_type(), a, b);
}

/* ---- struct one_u64 ------------------------------------------------------------------ */

typedef struct one_u64 tenon__c_one_u64;
enum { tenon__kind_one_u64 = TENON_KIND_OBJECT };
const tenon_type *one_u64_type(void);
static inline TENON_GEN_UNUSED bool one_u64_json_read(struct one_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(one_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_u64_json_read_path(struct one_u64 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(one_u64_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_u64_json_read_source(struct one_u64 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(one_u64_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_u64_json_update(struct one_u64 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(one_u64_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool one_u64_json_write(const struct one_u64 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(one_u64_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t one_u64_json_print(const struct one_u64 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(one_u64_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool one_u64_init(struct one_u64 *object, tenon_mem *mem)
{
    return tenon_init(one_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED void one_u64_free(struct one_u64 *object, tenon_mem *mem)
{
    tenon_free(one_u64_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool one_u64_copy(struct one_u64 *copy, const struct one_u64 *object, tenon_mem *mem)
{
    return tenon_copy(one_u64_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool one_u64_equal(const struct one_u64 *a, const struct one_u64 *b)
{
    return tenon_equal(one_u64_type(), a, b);
}

/* ---- struct cstr_user ---------------------------------------------------------------- */

typedef struct cstr_user tenon__c_cstr_user;
enum { tenon__kind_cstr_user = TENON_KIND_OBJECT };
const tenon_type *cstr_user_type(void);
static inline TENON_GEN_UNUSED bool cstr_user_json_read(struct cstr_user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(cstr_user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_user_json_read_path(struct cstr_user *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(cstr_user_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_user_json_read_source(struct cstr_user *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(cstr_user_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_user_json_update(struct cstr_user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(cstr_user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_user_json_write(const struct cstr_user *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(cstr_user_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t cstr_user_json_print(const struct cstr_user *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(cstr_user_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool cstr_user_init(struct cstr_user *object, tenon_mem *mem)
{
    return tenon_init(cstr_user_type(), object, mem);
}
static inline TENON_GEN_UNUSED void cstr_user_free(struct cstr_user *object, tenon_mem *mem)
{
    tenon_free(cstr_user_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool cstr_user_copy(struct cstr_user *copy, const struct cstr_user *object, tenon_mem *mem)
{
    return tenon_copy(cstr_user_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool cstr_user_equal(const struct cstr_user *a, const struct cstr_user *b)
{
    return tenon_equal(cstr_user_type(), a, b);
}

/* ---- struct str_user ----------------------------------------------------------------- */

typedef struct str_user tenon__c_str_user;
enum { tenon__kind_str_user = TENON_KIND_OBJECT };
const tenon_type *str_user_type(void);
static inline TENON_GEN_UNUSED bool str_user_json_read(struct str_user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(str_user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_user_json_read_path(struct str_user *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(str_user_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_user_json_read_source(struct str_user *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(str_user_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_user_json_update(struct str_user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(str_user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_user_json_write(const struct str_user *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(str_user_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t str_user_json_print(const struct str_user *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(str_user_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool str_user_init(struct str_user *object, tenon_mem *mem)
{
    return tenon_init(str_user_type(), object, mem);
}
static inline TENON_GEN_UNUSED void str_user_free(struct str_user *object, tenon_mem *mem)
{
    tenon_free(str_user_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool str_user_copy(struct str_user *copy, const struct str_user *object, tenon_mem *mem)
{
    return tenon_copy(str_user_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool str_user_equal(const struct str_user *a, const struct str_user *b)
{
    return tenon_equal(str_user_type(), a, b);
}

/* ---- struct int_a -------------------------------------------------------------------- */

typedef struct int_a tenon__c_int_a;
enum { tenon__kind_int_a = TENON_KIND_OBJECT };
const tenon_type *int_a_type(void);
static inline TENON_GEN_UNUSED bool int_a_json_read(struct int_a *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(int_a_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool int_a_json_read_path(struct int_a *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(int_a_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool int_a_json_read_source(struct int_a *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(int_a_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool int_a_json_update(struct int_a *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(int_a_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool int_a_json_write(const struct int_a *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(int_a_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t int_a_json_print(const struct int_a *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(int_a_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool int_a_init(struct int_a *object, tenon_mem *mem)
{
    return tenon_init(int_a_type(), object, mem);
}
static inline TENON_GEN_UNUSED void int_a_free(struct int_a *object, tenon_mem *mem)
{
    tenon_free(int_a_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool int_a_copy(struct int_a *copy, const struct int_a *object, tenon_mem *mem)
{
    return tenon_copy(int_a_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool int_a_equal(const struct int_a *a, const struct int_a *b)
{
    return tenon_equal(int_a_type(), a, b);
}

/* ---- struct a13 ---------------------------------------------------------------------- */

typedef struct a13 tenon__c_a13;
enum { tenon__kind_a13 = TENON_KIND_OBJECT };
const tenon_type *a13_type(void);
static inline TENON_GEN_UNUSED bool a13_json_read(struct a13 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a13_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a13_json_read_path(struct a13 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a13_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a13_json_read_source(struct a13 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a13_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a13_json_update(struct a13 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a13_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a13_json_write(const struct a13 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a13_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a13_json_print(const struct a13 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a13_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a13_init(struct a13 *object, tenon_mem *mem)
{
    return tenon_init(a13_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a13_free(struct a13 *object, tenon_mem *mem)
{
    tenon_free(a13_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a13_copy(struct a13 *copy, const struct a13 *object, tenon_mem *mem)
{
    return tenon_copy(a13_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a13_equal(const struct a13 *a, const struct a13 *b)
{
    return tenon_equal(a13_type(), a, b);
}

/* ---- struct a14 ---------------------------------------------------------------------- */

typedef struct a14 tenon__c_a14;
enum { tenon__kind_a14 = TENON_KIND_OBJECT };
const tenon_type *a14_type(void);
static inline TENON_GEN_UNUSED bool a14_json_read(struct a14 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a14_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a14_json_read_path(struct a14 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a14_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a14_json_read_source(struct a14 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a14_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a14_json_update(struct a14 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a14_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a14_json_write(const struct a14 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a14_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a14_json_print(const struct a14 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a14_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a14_init(struct a14 *object, tenon_mem *mem)
{
    return tenon_init(a14_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a14_free(struct a14 *object, tenon_mem *mem)
{
    tenon_free(a14_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a14_copy(struct a14 *copy, const struct a14 *object, tenon_mem *mem)
{
    return tenon_copy(a14_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a14_equal(const struct a14 *a, const struct a14 *b)
{
    return tenon_equal(a14_type(), a, b);
}

/* ---- struct c01 ---------------------------------------------------------------------- */

typedef struct c01 tenon__c_c01;
enum { tenon__kind_c01 = TENON_KIND_OBJECT };
const tenon_type *c01_type(void);
static inline TENON_GEN_UNUSED bool c01_json_read(struct c01 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c01_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01_json_read_path(struct c01 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c01_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01_json_read_source(struct c01 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c01_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01_json_update(struct c01 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c01_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01_json_write(const struct c01 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c01_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c01_json_print(const struct c01 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c01_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c01_init(struct c01 *object, tenon_mem *mem)
{
    return tenon_init(c01_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c01_free(struct c01 *object, tenon_mem *mem)
{
    tenon_free(c01_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c01_copy(struct c01 *copy, const struct c01 *object, tenon_mem *mem)
{
    return tenon_copy(c01_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c01_equal(const struct c01 *a, const struct c01 *b)
{
    return tenon_equal(c01_type(), a, b);
}

/* ---- struct plain_port --------------------------------------------------------------- */

typedef struct plain_port tenon__c_plain_port;
enum { tenon__kind_plain_port = TENON_KIND_OBJECT };
const tenon_type *plain_port_type(void);
static inline TENON_GEN_UNUSED bool plain_port_json_read(struct plain_port *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(plain_port_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_port_json_read_path(struct plain_port *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(plain_port_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_port_json_read_source(struct plain_port *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(plain_port_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_port_json_update(struct plain_port *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(plain_port_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool plain_port_json_write(const struct plain_port *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(plain_port_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t plain_port_json_print(const struct plain_port *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(plain_port_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool plain_port_init(struct plain_port *object, tenon_mem *mem)
{
    return tenon_init(plain_port_type(), object, mem);
}
static inline TENON_GEN_UNUSED void plain_port_free(struct plain_port *object, tenon_mem *mem)
{
    tenon_free(plain_port_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool plain_port_copy(struct plain_port *copy, const struct plain_port *object, tenon_mem *mem)
{
    return tenon_copy(plain_port_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool plain_port_equal(const struct plain_port *a, const struct plain_port *b)
{
    return tenon_equal(plain_port_type(), a, b);
}

/* ---- struct c01d --------------------------------------------------------------------- */

typedef struct c01d tenon__c_c01d;
enum { tenon__kind_c01d = TENON_KIND_OBJECT };
const tenon_type *c01d_type(void);
static inline TENON_GEN_UNUSED bool c01d_json_read(struct c01d *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c01d_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01d_json_read_path(struct c01d *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c01d_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01d_json_read_source(struct c01d *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c01d_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01d_json_update(struct c01d *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c01d_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c01d_json_write(const struct c01d *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c01d_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c01d_json_print(const struct c01d *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c01d_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c01d_init(struct c01d *object, tenon_mem *mem)
{
    return tenon_init(c01d_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c01d_free(struct c01d *object, tenon_mem *mem)
{
    tenon_free(c01d_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c01d_copy(struct c01d *copy, const struct c01d *object, tenon_mem *mem)
{
    return tenon_copy(c01d_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c01d_equal(const struct c01d *a, const struct c01d *b)
{
    return tenon_equal(c01d_type(), a, b);
}

/* ---- struct limits ------------------------------------------------------------------- */

typedef struct limits tenon__c_limits;
enum { tenon__kind_limits = TENON_KIND_OBJECT };
const tenon_type *limits_type(void);
static inline TENON_GEN_UNUSED bool limits_json_read(struct limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_read_path(struct limits *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(limits_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_read_source(struct limits *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(limits_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_update(struct limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_write(const struct limits *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(limits_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t limits_json_print(const struct limits *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(limits_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool limits_init(struct limits *object, tenon_mem *mem)
{
    return tenon_init(limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED void limits_free(struct limits *object, tenon_mem *mem)
{
    tenon_free(limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool limits_copy(struct limits *copy, const struct limits *object, tenon_mem *mem)
{
    return tenon_copy(limits_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool limits_equal(const struct limits *a, const struct limits *b)
{
    return tenon_equal(limits_type(), a, b);
}

/* ---- struct c02 ---------------------------------------------------------------------- */

typedef struct c02 tenon__c_c02;
enum { tenon__kind_c02 = TENON_KIND_OBJECT };
const tenon_type *c02_type(void);
static inline TENON_GEN_UNUSED bool c02_json_read(struct c02 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c02_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c02_json_read_path(struct c02 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c02_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c02_json_read_source(struct c02 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c02_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c02_json_update(struct c02 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c02_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c02_json_write(const struct c02 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c02_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c02_json_print(const struct c02 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c02_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c02_init(struct c02 *object, tenon_mem *mem)
{
    return tenon_init(c02_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c02_free(struct c02 *object, tenon_mem *mem)
{
    tenon_free(c02_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c02_copy(struct c02 *copy, const struct c02 *object, tenon_mem *mem)
{
    return tenon_copy(c02_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c02_equal(const struct c02 *a, const struct c02 *b)
{
    return tenon_equal(c02_type(), a, b);
}

/* ---- struct c03_listen --------------------------------------------------------------- */

typedef struct c03_listen tenon__c_c03_listen;
enum { tenon__kind_c03_listen = TENON_KIND_OBJECT };
const tenon_type *c03_listen_type(void);
static inline TENON_GEN_UNUSED bool c03_listen_json_read(struct c03_listen *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c03_listen_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_listen_json_read_path(struct c03_listen *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c03_listen_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_listen_json_read_source(struct c03_listen *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c03_listen_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_listen_json_update(struct c03_listen *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c03_listen_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_listen_json_write(const struct c03_listen *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c03_listen_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c03_listen_json_print(const struct c03_listen *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c03_listen_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c03_listen_init(struct c03_listen *object, tenon_mem *mem)
{
    return tenon_init(c03_listen_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c03_listen_free(struct c03_listen *object, tenon_mem *mem)
{
    tenon_free(c03_listen_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c03_listen_copy(struct c03_listen *copy, const struct c03_listen *object, tenon_mem *mem)
{
    return tenon_copy(c03_listen_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c03_listen_equal(const struct c03_listen *a, const struct c03_listen *b)
{
    return tenon_equal(c03_listen_type(), a, b);
}

/* ---- struct c03_net ------------------------------------------------------------------ */

typedef struct c03_net tenon__c_c03_net;
enum { tenon__kind_c03_net = TENON_KIND_OBJECT };
const tenon_type *c03_net_type(void);
static inline TENON_GEN_UNUSED bool c03_net_json_read(struct c03_net *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c03_net_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_net_json_read_path(struct c03_net *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c03_net_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_net_json_read_source(struct c03_net *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c03_net_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_net_json_update(struct c03_net *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c03_net_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_net_json_write(const struct c03_net *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c03_net_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c03_net_json_print(const struct c03_net *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c03_net_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c03_net_init(struct c03_net *object, tenon_mem *mem)
{
    return tenon_init(c03_net_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c03_net_free(struct c03_net *object, tenon_mem *mem)
{
    tenon_free(c03_net_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c03_net_copy(struct c03_net *copy, const struct c03_net *object, tenon_mem *mem)
{
    return tenon_copy(c03_net_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c03_net_equal(const struct c03_net *a, const struct c03_net *b)
{
    return tenon_equal(c03_net_type(), a, b);
}

/* ---- struct c03 ---------------------------------------------------------------------- */

typedef struct c03 tenon__c_c03;
enum { tenon__kind_c03 = TENON_KIND_OBJECT };
const tenon_type *c03_type(void);
static inline TENON_GEN_UNUSED bool c03_json_read(struct c03 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c03_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_json_read_path(struct c03 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c03_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_json_read_source(struct c03 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c03_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_json_update(struct c03 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c03_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c03_json_write(const struct c03 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c03_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c03_json_print(const struct c03 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c03_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c03_init(struct c03 *object, tenon_mem *mem)
{
    return tenon_init(c03_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c03_free(struct c03 *object, tenon_mem *mem)
{
    tenon_free(c03_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c03_copy(struct c03 *copy, const struct c03 *object, tenon_mem *mem)
{
    return tenon_copy(c03_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c03_equal(const struct c03 *a, const struct c03 *b)
{
    return tenon_equal(c03_type(), a, b);
}

/* ---- struct c04 ---------------------------------------------------------------------- */

typedef struct c04 tenon__c_c04;
enum { tenon__kind_c04 = TENON_KIND_OBJECT };
const tenon_type *c04_type(void);
static inline TENON_GEN_UNUSED bool c04_json_read(struct c04 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c04_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c04_json_read_path(struct c04 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c04_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c04_json_read_source(struct c04 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c04_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c04_json_update(struct c04 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c04_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c04_json_write(const struct c04 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c04_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c04_json_print(const struct c04 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c04_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c04_init(struct c04 *object, tenon_mem *mem)
{
    return tenon_init(c04_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c04_free(struct c04 *object, tenon_mem *mem)
{
    tenon_free(c04_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c04_copy(struct c04 *copy, const struct c04 *object, tenon_mem *mem)
{
    return tenon_copy(c04_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c04_equal(const struct c04 *a, const struct c04 *b)
{
    return tenon_equal(c04_type(), a, b);
}

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

/* ---- struct c06 ---------------------------------------------------------------------- */

typedef struct c06 tenon__c_c06;
enum { tenon__kind_c06 = TENON_KIND_OBJECT };
const tenon_type *c06_type(void);
static inline TENON_GEN_UNUSED bool c06_json_read(struct c06 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c06_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c06_json_read_path(struct c06 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c06_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c06_json_read_source(struct c06 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c06_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c06_json_update(struct c06 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c06_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c06_json_write(const struct c06 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c06_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c06_json_print(const struct c06 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c06_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c06_init(struct c06 *object, tenon_mem *mem)
{
    return tenon_init(c06_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c06_free(struct c06 *object, tenon_mem *mem)
{
    tenon_free(c06_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c06_copy(struct c06 *copy, const struct c06 *object, tenon_mem *mem)
{
    return tenon_copy(c06_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c06_equal(const struct c06 *a, const struct c06 *b)
{
    return tenon_equal(c06_type(), a, b);
}

/* ---- struct c07 ---------------------------------------------------------------------- */

typedef struct c07 tenon__c_c07;
enum { tenon__kind_c07 = TENON_KIND_OBJECT };
const tenon_type *c07_type(void);
static inline TENON_GEN_UNUSED bool c07_json_read(struct c07 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c07_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_json_read_path(struct c07 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c07_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_json_read_source(struct c07 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c07_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_json_update(struct c07 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c07_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_json_write(const struct c07 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c07_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c07_json_print(const struct c07 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c07_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c07_init(struct c07 *object, tenon_mem *mem)
{
    return tenon_init(c07_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c07_free(struct c07 *object, tenon_mem *mem)
{
    tenon_free(c07_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c07_copy(struct c07 *copy, const struct c07 *object, tenon_mem *mem)
{
    return tenon_copy(c07_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c07_equal(const struct c07 *a, const struct c07 *b)
{
    return tenon_equal(c07_type(), a, b);
}

/* ---- struct c07 ---------------------------------------------------------------------- */

typedef struct c07 tenon__c_c07_cut;
enum { tenon__kind_c07_cut = TENON_KIND_OBJECT };
const tenon_type *c07_cut_type(void);
static inline TENON_GEN_UNUSED bool c07_cut_json_read(struct c07 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c07_cut_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_cut_json_read_path(struct c07 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c07_cut_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_cut_json_read_source(struct c07 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c07_cut_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_cut_json_update(struct c07 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c07_cut_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c07_cut_json_write(const struct c07 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c07_cut_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c07_cut_json_print(const struct c07 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c07_cut_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c07_cut_init(struct c07 *object, tenon_mem *mem)
{
    return tenon_init(c07_cut_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c07_cut_free(struct c07 *object, tenon_mem *mem)
{
    tenon_free(c07_cut_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c07_cut_copy(struct c07 *copy, const struct c07 *object, tenon_mem *mem)
{
    return tenon_copy(c07_cut_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c07_cut_equal(const struct c07 *a, const struct c07 *b)
{
    return tenon_equal(c07_cut_type(), a, b);
}

/* ---- struct node --------------------------------------------------------------------- */

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

/* ---- enum color ---------------------------------------------------------------------- */

typedef enum color tenon__c_color;
enum { tenon__kind_color = TENON_KIND_ENUM };
const tenon_type *color_type(void);

/* ---- struct c09 ---------------------------------------------------------------------- */

typedef struct c09 tenon__c_c09;
enum { tenon__kind_c09 = TENON_KIND_OBJECT };
const tenon_type *c09_type(void);
static inline TENON_GEN_UNUSED bool c09_json_read(struct c09 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c09_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_json_read_path(struct c09 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c09_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_json_read_source(struct c09 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c09_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_json_update(struct c09 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c09_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_json_write(const struct c09 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c09_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c09_json_print(const struct c09 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c09_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c09_init(struct c09 *object, tenon_mem *mem)
{
    return tenon_init(c09_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c09_free(struct c09 *object, tenon_mem *mem)
{
    tenon_free(c09_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c09_copy(struct c09 *copy, const struct c09 *object, tenon_mem *mem)
{
    return tenon_copy(c09_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c09_equal(const struct c09 *a, const struct c09 *b)
{
    return tenon_equal(c09_type(), a, b);
}

/* ---- struct c09 ---------------------------------------------------------------------- */

typedef struct c09 tenon__c_c09_green;
enum { tenon__kind_c09_green = TENON_KIND_OBJECT };
const tenon_type *c09_green_type(void);
static inline TENON_GEN_UNUSED bool c09_green_json_read(struct c09 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c09_green_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_green_json_read_path(struct c09 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c09_green_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_green_json_read_source(struct c09 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c09_green_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_green_json_update(struct c09 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c09_green_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c09_green_json_write(const struct c09 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c09_green_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c09_green_json_print(const struct c09 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c09_green_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c09_green_init(struct c09 *object, tenon_mem *mem)
{
    return tenon_init(c09_green_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c09_green_free(struct c09 *object, tenon_mem *mem)
{
    tenon_free(c09_green_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c09_green_copy(struct c09 *copy, const struct c09 *object, tenon_mem *mem)
{
    return tenon_copy(c09_green_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c09_green_equal(const struct c09 *a, const struct c09 *b)
{
    return tenon_equal(c09_green_type(), a, b);
}

/* ---- struct c11 ---------------------------------------------------------------------- */

typedef struct c11 tenon__c_c11;
enum { tenon__kind_c11 = TENON_KIND_OBJECT };
const tenon_type *c11_type(void);
static inline TENON_GEN_UNUSED bool c11_json_read(struct c11 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(c11_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c11_json_read_path(struct c11 *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(c11_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c11_json_read_source(struct c11 *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(c11_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c11_json_update(struct c11 *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(c11_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool c11_json_write(const struct c11 *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(c11_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t c11_json_print(const struct c11 *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(c11_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool c11_init(struct c11 *object, tenon_mem *mem)
{
    return tenon_init(c11_type(), object, mem);
}
static inline TENON_GEN_UNUSED void c11_free(struct c11 *object, tenon_mem *mem)
{
    tenon_free(c11_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool c11_copy(struct c11 *copy, const struct c11 *object, tenon_mem *mem)
{
    return tenon_copy(c11_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool c11_equal(const struct c11 *a, const struct c11 *b)
{
    return tenon_equal(c11_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
