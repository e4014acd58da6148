/* cases_write.tenon.h: made by tenongen from cases_write.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_WRITE_TENON_H
#define CASES_WRITE_TENON_H

#include "cases_write.h"

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

/* ---- struct abc ---------------------------------------------------------------------- */

typedef struct abc tenon__c_abc;
enum { tenon__kind_abc = TENON_KIND_OBJECT };
const tenon_type *abc_type(void);
static inline TENON_GEN_UNUSED bool abc_json_read(struct abc *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(abc_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool abc_json_read_path(struct abc *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(abc_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool abc_json_read_source(struct abc *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(abc_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool abc_json_update(struct abc *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(abc_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool abc_json_write(const struct abc *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(abc_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t abc_json_print(const struct abc *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(abc_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool abc_init(struct abc *object, tenon_mem *mem)
{
    return tenon_init(abc_type(), object, mem);
}
static inline TENON_GEN_UNUSED void abc_free(struct abc *object, tenon_mem *mem)
{
    tenon_free(abc_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool abc_copy(struct abc *copy, const struct abc *object, tenon_mem *mem)
{
    return tenon_copy(abc_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool abc_equal(const struct abc *a, const struct abc *b)
{
    return tenon_equal(abc_type(), a, b);
}

/* ---- struct f32s --------------------------------------------------------------------- */

typedef struct f32s tenon__c_f32s;
enum { tenon__kind_f32s = TENON_KIND_OBJECT };
const tenon_type *f32s_type(void);
static inline TENON_GEN_UNUSED bool f32s_json_read(struct f32s *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(f32s_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f32s_json_read_path(struct f32s *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(f32s_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f32s_json_read_source(struct f32s *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(f32s_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f32s_json_update(struct f32s *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(f32s_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f32s_json_write(const struct f32s *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(f32s_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t f32s_json_print(const struct f32s *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(f32s_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool f32s_init(struct f32s *object, tenon_mem *mem)
{
    return tenon_init(f32s_type(), object, mem);
}
static inline TENON_GEN_UNUSED void f32s_free(struct f32s *object, tenon_mem *mem)
{
    tenon_free(f32s_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool f32s_copy(struct f32s *copy, const struct f32s *object, tenon_mem *mem)
{
    return tenon_copy(f32s_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool f32s_equal(const struct f32s *a, const struct f32s *b)
{
    return tenon_equal(f32s_type(), a, b);
}

/* ---- struct f64s --------------------------------------------------------------------- */

typedef struct f64s tenon__c_f64s;
enum { tenon__kind_f64s = TENON_KIND_OBJECT };
const tenon_type *f64s_type(void);
static inline TENON_GEN_UNUSED bool f64s_json_read(struct f64s *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(f64s_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64s_json_read_path(struct f64s *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(f64s_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64s_json_read_source(struct f64s *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(f64s_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64s_json_update(struct f64s *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(f64s_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool f64s_json_write(const struct f64s *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(f64s_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t f64s_json_print(const struct f64s *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(f64s_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool f64s_init(struct f64s *object, tenon_mem *mem)
{
    return tenon_init(f64s_type(), object, mem);
}
static inline TENON_GEN_UNUSED void f64s_free(struct f64s *object, tenon_mem *mem)
{
    tenon_free(f64s_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool f64s_copy(struct f64s *copy, const struct f64s *object, tenon_mem *mem)
{
    return tenon_copy(f64s_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool f64s_equal(const struct f64s *a, const struct f64s *b)
{
    return tenon_equal(f64s_type(), a, b);
}

/* ---- struct whole -------------------------------------------------------------------- */

typedef struct whole tenon__c_whole;
enum { tenon__kind_whole = TENON_KIND_OBJECT };
const tenon_type *whole_type(void);
static inline TENON_GEN_UNUSED bool whole_json_read(struct whole *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(whole_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool whole_json_read_path(struct whole *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(whole_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool whole_json_read_source(struct whole *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(whole_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool whole_json_update(struct whole *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(whole_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool whole_json_write(const struct whole *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(whole_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t whole_json_print(const struct whole *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(whole_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool whole_init(struct whole *object, tenon_mem *mem)
{
    return tenon_init(whole_type(), object, mem);
}
static inline TENON_GEN_UNUSED void whole_free(struct whole *object, tenon_mem *mem)
{
    tenon_free(whole_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool whole_copy(struct whole *copy, const struct whole *object, tenon_mem *mem)
{
    return tenon_copy(whole_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool whole_equal(const struct whole *a, const struct whole *b)
{
    return tenon_equal(whole_type(), a, b);
}

/* ---- struct named -------------------------------------------------------------------- */

typedef struct named tenon__c_named;
enum { tenon__kind_named = TENON_KIND_OBJECT };
const tenon_type *named_type(void);
static inline TENON_GEN_UNUSED bool named_json_read(struct named *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(named_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool named_json_read_path(struct named *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(named_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool named_json_read_source(struct named *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(named_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool named_json_update(struct named *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(named_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool named_json_write(const struct named *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(named_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t named_json_print(const struct named *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(named_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool named_init(struct named *object, tenon_mem *mem)
{
    return tenon_init(named_type(), object, mem);
}
static inline TENON_GEN_UNUSED void named_free(struct named *object, tenon_mem *mem)
{
    tenon_free(named_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool named_copy(struct named *copy, const struct named *object, tenon_mem *mem)
{
    return tenon_copy(named_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool named_equal(const struct named *a, const struct named *b)
{
    return tenon_equal(named_type(), a, b);
}

/* ---- struct odd_name ----------------------------------------------------------------- */

typedef struct odd_name tenon__c_odd_name;
enum { tenon__kind_odd_name = TENON_KIND_OBJECT };
const tenon_type *odd_name_type(void);
static inline TENON_GEN_UNUSED bool odd_name_json_read(struct odd_name *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(odd_name_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_name_json_read_path(struct odd_name *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(odd_name_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_name_json_read_source(struct odd_name *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(odd_name_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_name_json_update(struct odd_name *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(odd_name_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool odd_name_json_write(const struct odd_name *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(odd_name_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t odd_name_json_print(const struct odd_name *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(odd_name_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool odd_name_init(struct odd_name *object, tenon_mem *mem)
{
    return tenon_init(odd_name_type(), object, mem);
}
static inline TENON_GEN_UNUSED void odd_name_free(struct odd_name *object, tenon_mem *mem)
{
    tenon_free(odd_name_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool odd_name_copy(struct odd_name *copy, const struct odd_name *object, tenon_mem *mem)
{
    return tenon_copy(odd_name_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool odd_name_equal(const struct odd_name *a, const struct odd_name *b)
{
    return tenon_equal(odd_name_type(), a, b);
}

/* ---- struct sub ---------------------------------------------------------------------- */

typedef struct sub tenon__c_sub;
enum { tenon__kind_sub = TENON_KIND_OBJECT };
const tenon_type *sub_type(void);
static inline TENON_GEN_UNUSED bool sub_json_read(struct sub *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(sub_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sub_json_read_path(struct sub *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(sub_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sub_json_read_source(struct sub *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(sub_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sub_json_update(struct sub *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(sub_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sub_json_write(const struct sub *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(sub_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t sub_json_print(const struct sub *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(sub_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool sub_init(struct sub *object, tenon_mem *mem)
{
    return tenon_init(sub_type(), object, mem);
}
static inline TENON_GEN_UNUSED void sub_free(struct sub *object, tenon_mem *mem)
{
    tenon_free(sub_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool sub_copy(struct sub *copy, const struct sub *object, tenon_mem *mem)
{
    return tenon_copy(sub_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool sub_equal(const struct sub *a, const struct sub *b)
{
    return tenon_equal(sub_type(), a, b);
}

/* ---- struct nulls -------------------------------------------------------------------- */

typedef struct nulls tenon__c_nulls;
enum { tenon__kind_nulls = TENON_KIND_OBJECT };
const tenon_type *nulls_type(void);
static inline TENON_GEN_UNUSED bool nulls_json_read(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(nulls_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_read_path(struct nulls *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(nulls_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_read_source(struct nulls *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(nulls_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_update(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(nulls_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_json_write(const struct nulls *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(nulls_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t nulls_json_print(const struct nulls *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(nulls_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool nulls_init(struct nulls *object, tenon_mem *mem)
{
    return tenon_init(nulls_type(), object, mem);
}
static inline TENON_GEN_UNUSED void nulls_free(struct nulls *object, tenon_mem *mem)
{
    tenon_free(nulls_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_copy(struct nulls *copy, const struct nulls *object, tenon_mem *mem)
{
    return tenon_copy(nulls_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_equal(const struct nulls *a, const struct nulls *b)
{
    return tenon_equal(nulls_type(), a, b);
}

/* ---- struct nulls -------------------------------------------------------------------- */

typedef struct nulls tenon__c_nulls_no_null;
enum { tenon__kind_nulls_no_null = TENON_KIND_OBJECT };
const tenon_type *nulls_no_null_type(void);
static inline TENON_GEN_UNUSED bool nulls_no_null_json_read(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(nulls_no_null_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_null_json_read_path(struct nulls *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(nulls_no_null_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_null_json_read_source(struct nulls *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(nulls_no_null_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_null_json_update(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(nulls_no_null_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_null_json_write(const struct nulls *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(nulls_no_null_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t nulls_no_null_json_print(const struct nulls *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(nulls_no_null_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool nulls_no_null_init(struct nulls *object, tenon_mem *mem)
{
    return tenon_init(nulls_no_null_type(), object, mem);
}
static inline TENON_GEN_UNUSED void nulls_no_null_free(struct nulls *object, tenon_mem *mem)
{
    tenon_free(nulls_no_null_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_no_null_copy(struct nulls *copy, const struct nulls *object, tenon_mem *mem)
{
    return tenon_copy(nulls_no_null_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_no_null_equal(const struct nulls *a, const struct nulls *b)
{
    return tenon_equal(nulls_no_null_type(), a, b);
}

/* ---- struct nulls -------------------------------------------------------------------- */

typedef struct nulls tenon__c_nulls_no_default;
enum { tenon__kind_nulls_no_default = TENON_KIND_OBJECT };
const tenon_type *nulls_no_default_type(void);
static inline TENON_GEN_UNUSED bool nulls_no_default_json_read(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(nulls_no_default_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_default_json_read_path(struct nulls *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(nulls_no_default_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_default_json_read_source(struct nulls *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(nulls_no_default_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_default_json_update(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(nulls_no_default_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_default_json_write(const struct nulls *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(nulls_no_default_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t nulls_no_default_json_print(const struct nulls *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(nulls_no_default_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool nulls_no_default_init(struct nulls *object, tenon_mem *mem)
{
    return tenon_init(nulls_no_default_type(), object, mem);
}
static inline TENON_GEN_UNUSED void nulls_no_default_free(struct nulls *object, tenon_mem *mem)
{
    tenon_free(nulls_no_default_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_no_default_copy(struct nulls *copy, const struct nulls *object, tenon_mem *mem)
{
    return tenon_copy(nulls_no_default_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_no_default_equal(const struct nulls *a, const struct nulls *b)
{
    return tenon_equal(nulls_no_default_type(), a, b);
}

/* ---- struct nulls -------------------------------------------------------------------- */

typedef struct nulls tenon__c_nulls_no_empty;
enum { tenon__kind_nulls_no_empty = TENON_KIND_OBJECT };
const tenon_type *nulls_no_empty_type(void);
static inline TENON_GEN_UNUSED bool nulls_no_empty_json_read(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(nulls_no_empty_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_empty_json_read_path(struct nulls *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(nulls_no_empty_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_empty_json_read_source(struct nulls *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(nulls_no_empty_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_empty_json_update(struct nulls *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(nulls_no_empty_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nulls_no_empty_json_write(const struct nulls *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(nulls_no_empty_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t nulls_no_empty_json_print(const struct nulls *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(nulls_no_empty_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool nulls_no_empty_init(struct nulls *object, tenon_mem *mem)
{
    return tenon_init(nulls_no_empty_type(), object, mem);
}
static inline TENON_GEN_UNUSED void nulls_no_empty_free(struct nulls *object, tenon_mem *mem)
{
    tenon_free(nulls_no_empty_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_no_empty_copy(struct nulls *copy, const struct nulls *object, tenon_mem *mem)
{
    return tenon_copy(nulls_no_empty_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool nulls_no_empty_equal(const struct nulls *a, const struct nulls *b)
{
    return tenon_equal(nulls_no_empty_type(), a, b);
}

/* ---- struct leaf --------------------------------------------------------------------- */

typedef struct leaf tenon__c_leaf;
enum { tenon__kind_leaf = TENON_KIND_OBJECT };
const tenon_type *leaf_type(void);
static inline TENON_GEN_UNUSED bool leaf_json_read(struct leaf *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(leaf_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_read_path(struct leaf *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(leaf_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_read_source(struct leaf *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(leaf_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_update(struct leaf *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(leaf_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool leaf_json_write(const struct leaf *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(leaf_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t leaf_json_print(const struct leaf *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(leaf_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool leaf_init(struct leaf *object, tenon_mem *mem)
{
    return tenon_init(leaf_type(), object, mem);
}
static inline TENON_GEN_UNUSED void leaf_free(struct leaf *object, tenon_mem *mem)
{
    tenon_free(leaf_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool leaf_copy(struct leaf *copy, const struct leaf *object, tenon_mem *mem)
{
    return tenon_copy(leaf_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool leaf_equal(const struct leaf *a, const struct leaf *b)
{
    return tenon_equal(leaf_type(), a, b);
}

/* ---- struct layout_entry ------------------------------------------------------------- */

typedef struct layout_entry tenon__c_layout_entry;
enum { tenon__kind_layout_entry = TENON_KIND_OBJECT };
const tenon_type *layout_entry_type(void);
static inline TENON_GEN_UNUSED bool layout_entry_json_read(struct layout_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(layout_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_entry_json_read_path(struct layout_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(layout_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_entry_json_read_source(struct layout_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(layout_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_entry_json_update(struct layout_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(layout_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_entry_json_write(const struct layout_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(layout_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t layout_entry_json_print(const struct layout_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(layout_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool layout_entry_init(struct layout_entry *object, tenon_mem *mem)
{
    return tenon_init(layout_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void layout_entry_free(struct layout_entry *object, tenon_mem *mem)
{
    tenon_free(layout_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool layout_entry_copy(struct layout_entry *copy, const struct layout_entry *object, tenon_mem *mem)
{
    return tenon_copy(layout_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool layout_entry_equal(const struct layout_entry *a, const struct layout_entry *b)
{
    return tenon_equal(layout_entry_type(), a, b);
}

/* ---- struct layout ------------------------------------------------------------------- */

typedef struct layout tenon__c_layout;
enum { tenon__kind_layout = TENON_KIND_OBJECT };
const tenon_type *layout_type(void);
static inline TENON_GEN_UNUSED bool layout_json_read(struct layout *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(layout_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_json_read_path(struct layout *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(layout_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_json_read_source(struct layout *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(layout_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_json_update(struct layout *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(layout_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool layout_json_write(const struct layout *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(layout_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t layout_json_print(const struct layout *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(layout_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool layout_init(struct layout *object, tenon_mem *mem)
{
    return tenon_init(layout_type(), object, mem);
}
static inline TENON_GEN_UNUSED void layout_free(struct layout *object, tenon_mem *mem)
{
    tenon_free(layout_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool layout_copy(struct layout *copy, const struct layout *object, tenon_mem *mem)
{
    return tenon_copy(layout_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool layout_equal(const struct layout *a, const struct layout *b)
{
    return tenon_equal(layout_type(), a, b);
}

/* ---- enum paint ---------------------------------------------------------------------- */

typedef enum paint tenon__c_paint;
enum { tenon__kind_paint = TENON_KIND_ENUM };
const tenon_type *paint_type(void);

/* ---- enum large ---------------------------------------------------------------------- */

typedef enum large tenon__c_large;
enum { tenon__kind_large = TENON_KIND_ENUM };
const tenon_type *large_type(void);

/* ---- struct painted ------------------------------------------------------------------ */

typedef struct painted tenon__c_painted;
enum { tenon__kind_painted = TENON_KIND_OBJECT };
const tenon_type *painted_type(void);
static inline TENON_GEN_UNUSED bool painted_json_read(struct painted *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(painted_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool painted_json_read_path(struct painted *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(painted_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool painted_json_read_source(struct painted *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(painted_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool painted_json_update(struct painted *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(painted_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool painted_json_write(const struct painted *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(painted_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t painted_json_print(const struct painted *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(painted_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool painted_init(struct painted *object, tenon_mem *mem)
{
    return tenon_init(painted_type(), object, mem);
}
static inline TENON_GEN_UNUSED void painted_free(struct painted *object, tenon_mem *mem)
{
    tenon_free(painted_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool painted_copy(struct painted *copy, const struct painted *object, tenon_mem *mem)
{
    return tenon_copy(painted_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool painted_equal(const struct painted *a, const struct painted *b)
{
    return tenon_equal(painted_type(), a, b);
}

/* ---- struct largely ------------------------------------------------------------------ */

typedef struct largely tenon__c_largely;
enum { tenon__kind_largely = TENON_KIND_OBJECT };
const tenon_type *largely_type(void);
static inline TENON_GEN_UNUSED bool largely_json_read(struct largely *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(largely_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool largely_json_read_path(struct largely *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(largely_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool largely_json_read_source(struct largely *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(largely_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool largely_json_update(struct largely *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(largely_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool largely_json_write(const struct largely *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(largely_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t largely_json_print(const struct largely *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(largely_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool largely_init(struct largely *object, tenon_mem *mem)
{
    return tenon_init(largely_type(), object, mem);
}
static inline TENON_GEN_UNUSED void largely_free(struct largely *object, tenon_mem *mem)
{
    tenon_free(largely_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool largely_copy(struct largely *copy, const struct largely *object, tenon_mem *mem)
{
    return tenon_copy(largely_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool largely_equal(const struct largely *a, const struct largely *b)
{
    return tenon_equal(largely_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
