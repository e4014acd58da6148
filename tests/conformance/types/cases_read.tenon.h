/* cases_read.tenon.h: made by tenongen from cases_read.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_READ_TENON_H
#define CASES_READ_TENON_H

#include "cases_read.h"

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

/* ---- struct i64_member --------------------------------------------------------------- */

typedef struct i64_member tenon__c_i64_member;
enum { tenon__kind_i64_member = TENON_KIND_OBJECT };
const tenon_type *i64_member_type(void);
static inline TENON_GEN_UNUSED bool i64_member_json_read(struct i64_member *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(i64_member_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_member_json_read_path(struct i64_member *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(i64_member_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_member_json_read_source(struct i64_member *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(i64_member_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_member_json_update(struct i64_member *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(i64_member_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i64_member_json_write(const struct i64_member *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(i64_member_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t i64_member_json_print(const struct i64_member *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(i64_member_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool i64_member_init(struct i64_member *object, tenon_mem *mem)
{
    return tenon_init(i64_member_type(), object, mem);
}
static inline TENON_GEN_UNUSED void i64_member_free(struct i64_member *object, tenon_mem *mem)
{
    tenon_free(i64_member_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool i64_member_copy(struct i64_member *copy, const struct i64_member *object, tenon_mem *mem)
{
    return tenon_copy(i64_member_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool i64_member_equal(const struct i64_member *a, const struct i64_member *b)
{
    return tenon_equal(i64_member_type(), a, b);
}

/* ---- struct u64_member --------------------------------------------------------------- */

typedef struct u64_member tenon__c_u64_member;
enum { tenon__kind_u64_member = TENON_KIND_OBJECT };
const tenon_type *u64_member_type(void);
static inline TENON_GEN_UNUSED bool u64_member_json_read(struct u64_member *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(u64_member_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_member_json_read_path(struct u64_member *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(u64_member_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_member_json_read_source(struct u64_member *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(u64_member_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_member_json_update(struct u64_member *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(u64_member_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool u64_member_json_write(const struct u64_member *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(u64_member_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t u64_member_json_print(const struct u64_member *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(u64_member_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool u64_member_init(struct u64_member *object, tenon_mem *mem)
{
    return tenon_init(u64_member_type(), object, mem);
}
static inline TENON_GEN_UNUSED void u64_member_free(struct u64_member *object, tenon_mem *mem)
{
    tenon_free(u64_member_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool u64_member_copy(struct u64_member *copy, const struct u64_member *object, tenon_mem *mem)
{
    return tenon_copy(u64_member_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool u64_member_equal(const struct u64_member *a, const struct u64_member *b)
{
    return tenon_equal(u64_member_type(), a, b);
}

/* ---- struct f64_list ----------------------------------------------------------------- */

typedef struct f64_list tenon__c_f64_list;
enum { tenon__kind_f64_list = TENON_KIND_OBJECT };
const tenon_type *f64_list_type(void);
static inline TENON_GEN_UNUSED bool f64_list_json_read(struct f64_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(f64_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_list_json_read_path(struct f64_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(f64_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_list_json_read_source(struct f64_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(f64_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_list_json_update(struct f64_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(f64_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64_list_json_write(const struct f64_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(f64_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t f64_list_json_print(const struct f64_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(f64_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool f64_list_init(struct f64_list *object, tenon_mem *mem)
{
    return tenon_init(f64_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void f64_list_free(struct f64_list *object, tenon_mem *mem)
{
    tenon_free(f64_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool f64_list_copy(struct f64_list *copy, const struct f64_list *object, tenon_mem *mem)
{
    return tenon_copy(f64_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool f64_list_equal(const struct f64_list *a, const struct f64_list *b)
{
    return tenon_equal(f64_list_type(), a, b);
}

/* ---- struct i32_list ----------------------------------------------------------------- */

typedef struct i32_list tenon__c_i32_list;
enum { tenon__kind_i32_list = TENON_KIND_OBJECT };
const tenon_type *i32_list_type(void);
static inline TENON_GEN_UNUSED bool i32_list_json_read(struct i32_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(i32_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i32_list_json_read_path(struct i32_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(i32_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i32_list_json_read_source(struct i32_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(i32_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i32_list_json_update(struct i32_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(i32_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool i32_list_json_write(const struct i32_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(i32_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t i32_list_json_print(const struct i32_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(i32_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool i32_list_init(struct i32_list *object, tenon_mem *mem)
{
    return tenon_init(i32_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void i32_list_free(struct i32_list *object, tenon_mem *mem)
{
    tenon_free(i32_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool i32_list_copy(struct i32_list *copy, const struct i32_list *object, tenon_mem *mem)
{
    return tenon_copy(i32_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool i32_list_equal(const struct i32_list *a, const struct i32_list *b)
{
    return tenon_equal(i32_list_type(), a, b);
}

/* ---- struct str_list ----------------------------------------------------------------- */

typedef struct str_list tenon__c_str_list;
enum { tenon__kind_str_list = TENON_KIND_OBJECT };
const tenon_type *str_list_type(void);
static inline TENON_GEN_UNUSED bool str_list_json_read(struct str_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(str_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_list_json_read_path(struct str_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(str_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_list_json_read_source(struct str_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(str_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_list_json_update(struct str_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(str_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool str_list_json_write(const struct str_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(str_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t str_list_json_print(const struct str_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(str_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool str_list_init(struct str_list *object, tenon_mem *mem)
{
    return tenon_init(str_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void str_list_free(struct str_list *object, tenon_mem *mem)
{
    tenon_free(str_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool str_list_copy(struct str_list *copy, const struct str_list *object, tenon_mem *mem)
{
    return tenon_copy(str_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool str_list_equal(const struct str_list *a, const struct str_list *b)
{
    return tenon_equal(str_list_type(), a, b);
}

/* ---- struct cstr_list ---------------------------------------------------------------- */

typedef struct cstr_list tenon__c_cstr_list;
enum { tenon__kind_cstr_list = TENON_KIND_OBJECT };
const tenon_type *cstr_list_type(void);
static inline TENON_GEN_UNUSED bool cstr_list_json_read(struct cstr_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(cstr_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_list_json_read_path(struct cstr_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(cstr_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_list_json_read_source(struct cstr_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(cstr_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_list_json_update(struct cstr_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(cstr_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_list_json_write(const struct cstr_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(cstr_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t cstr_list_json_print(const struct cstr_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(cstr_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool cstr_list_init(struct cstr_list *object, tenon_mem *mem)
{
    return tenon_init(cstr_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void cstr_list_free(struct cstr_list *object, tenon_mem *mem)
{
    tenon_free(cstr_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool cstr_list_copy(struct cstr_list *copy, const struct cstr_list *object, tenon_mem *mem)
{
    return tenon_copy(cstr_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool cstr_list_equal(const struct cstr_list *a, const struct cstr_list *b)
{
    return tenon_equal(cstr_list_type(), a, b);
}

/* ---- struct user_both ---------------------------------------------------------------- */

typedef struct user_both tenon__c_user_both;
enum { tenon__kind_user_both = TENON_KIND_OBJECT };
const tenon_type *user_both_type(void);
static inline TENON_GEN_UNUSED bool user_both_json_read(struct user_both *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(user_both_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_both_json_read_path(struct user_both *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(user_both_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_both_json_read_source(struct user_both *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(user_both_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_both_json_update(struct user_both *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(user_both_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_both_json_write(const struct user_both *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(user_both_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t user_both_json_print(const struct user_both *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(user_both_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool user_both_init(struct user_both *object, tenon_mem *mem)
{
    return tenon_init(user_both_type(), object, mem);
}
static inline TENON_GEN_UNUSED void user_both_free(struct user_both *object, tenon_mem *mem)
{
    tenon_free(user_both_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool user_both_copy(struct user_both *copy, const struct user_both *object, tenon_mem *mem)
{
    return tenon_copy(user_both_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool user_both_equal(const struct user_both *a, const struct user_both *b)
{
    return tenon_equal(user_both_type(), a, b);
}

/* ---- struct role --------------------------------------------------------------------- */

typedef struct role tenon__c_role;
enum { tenon__kind_role = TENON_KIND_OBJECT };
const tenon_type *role_type(void);
static inline TENON_GEN_UNUSED bool role_json_read(struct role *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(role_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool role_json_read_path(struct role *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(role_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool role_json_read_source(struct role *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(role_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool role_json_update(struct role *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(role_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool role_json_write(const struct role *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(role_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t role_json_print(const struct role *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(role_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool role_init(struct role *object, tenon_mem *mem)
{
    return tenon_init(role_type(), object, mem);
}
static inline TENON_GEN_UNUSED void role_free(struct role *object, tenon_mem *mem)
{
    tenon_free(role_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool role_copy(struct role *copy, const struct role *object, tenon_mem *mem)
{
    return tenon_copy(role_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool role_equal(const struct role *a, const struct role *b)
{
    return tenon_equal(role_type(), a, b);
}

/* ---- struct host --------------------------------------------------------------------- */

typedef struct host tenon__c_host;
enum { tenon__kind_host = TENON_KIND_OBJECT };
const tenon_type *host_type(void);
static inline TENON_GEN_UNUSED bool host_json_read(struct host *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(host_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool host_json_read_path(struct host *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(host_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool host_json_read_source(struct host *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(host_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool host_json_update(struct host *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(host_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool host_json_write(const struct host *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(host_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t host_json_print(const struct host *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(host_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool host_init(struct host *object, tenon_mem *mem)
{
    return tenon_init(host_type(), object, mem);
}
static inline TENON_GEN_UNUSED void host_free(struct host *object, tenon_mem *mem)
{
    tenon_free(host_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool host_copy(struct host *copy, const struct host *object, tenon_mem *mem)
{
    return tenon_copy(host_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool host_equal(const struct host *a, const struct host *b)
{
    return tenon_equal(host_type(), a, b);
}

/* ---- struct exact_ids ---------------------------------------------------------------- */

typedef struct exact_ids tenon__c_exact_ids;
enum { tenon__kind_exact_ids = TENON_KIND_OBJECT };
const tenon_type *exact_ids_type(void);
static inline TENON_GEN_UNUSED bool exact_ids_json_read(struct exact_ids *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(exact_ids_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool exact_ids_json_read_path(struct exact_ids *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(exact_ids_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool exact_ids_json_read_source(struct exact_ids *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(exact_ids_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool exact_ids_json_update(struct exact_ids *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(exact_ids_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool exact_ids_json_write(const struct exact_ids *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(exact_ids_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t exact_ids_json_print(const struct exact_ids *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(exact_ids_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool exact_ids_init(struct exact_ids *object, tenon_mem *mem)
{
    return tenon_init(exact_ids_type(), object, mem);
}
static inline TENON_GEN_UNUSED void exact_ids_free(struct exact_ids *object, tenon_mem *mem)
{
    tenon_free(exact_ids_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool exact_ids_copy(struct exact_ids *copy, const struct exact_ids *object, tenon_mem *mem)
{
    return tenon_copy(exact_ids_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool exact_ids_equal(const struct exact_ids *a, const struct exact_ids *b)
{
    return tenon_equal(exact_ids_type(), a, b);
}

/* ---- struct accented ----------------------------------------------------------------- */

typedef struct accented tenon__c_accented;
enum { tenon__kind_accented = TENON_KIND_OBJECT };
const tenon_type *accented_type(void);
static inline TENON_GEN_UNUSED bool accented_json_read(struct accented *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(accented_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool accented_json_read_path(struct accented *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(accented_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool accented_json_read_source(struct accented *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(accented_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool accented_json_update(struct accented *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(accented_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool accented_json_write(const struct accented *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(accented_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t accented_json_print(const struct accented *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(accented_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool accented_init(struct accented *object, tenon_mem *mem)
{
    return tenon_init(accented_type(), object, mem);
}
static inline TENON_GEN_UNUSED void accented_free(struct accented *object, tenon_mem *mem)
{
    tenon_free(accented_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool accented_copy(struct accented *copy, const struct accented *object, tenon_mem *mem)
{
    return tenon_copy(accented_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool accented_equal(const struct accented *a, const struct accented *b)
{
    return tenon_equal(accented_type(), a, b);
}

/* ---- struct cstr_root ---------------------------------------------------------------- */

typedef struct cstr_root tenon__c_cstr_root;
enum { tenon__kind_cstr_root = TENON_KIND_OBJECT };
const tenon_type *cstr_root_type(void);
static inline TENON_GEN_UNUSED bool cstr_root_json_read(struct cstr_root *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(cstr_root_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_root_json_read_path(struct cstr_root *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(cstr_root_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_root_json_read_source(struct cstr_root *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(cstr_root_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_root_json_update(struct cstr_root *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(cstr_root_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool cstr_root_json_write(const struct cstr_root *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(cstr_root_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t cstr_root_json_print(const struct cstr_root *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(cstr_root_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool cstr_root_init(struct cstr_root *object, tenon_mem *mem)
{
    return tenon_init(cstr_root_type(), object, mem);
}
static inline TENON_GEN_UNUSED void cstr_root_free(struct cstr_root *object, tenon_mem *mem)
{
    tenon_free(cstr_root_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool cstr_root_copy(struct cstr_root *copy, const struct cstr_root *object, tenon_mem *mem)
{
    return tenon_copy(cstr_root_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool cstr_root_equal(const struct cstr_root *a, const struct cstr_root *b)
{
    return tenon_equal(cstr_root_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
