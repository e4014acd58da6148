/* options.tenon.h: made by tenongen from options.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef OPTIONS_TENON_H
#define OPTIONS_TENON_H

#include "options.h"

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

/* ---- enum opt_level ------------------------------------------------------------------ */

typedef enum opt_level tenon__c_opt_level;
enum { tenon__kind_opt_level = TENON_KIND_ENUM };
const tenon_type *opt_level_type(void);

/* ---- opt_switch_t -------------------------------------------------------------------- */

typedef opt_switch_t tenon__c_opt_switch;
enum { tenon__kind_opt_switch = TENON_KIND_ENUM };
const tenon_type *opt_switch_type(void);

/* ---- struct opt_point ---------------------------------------------------------------- */

typedef struct opt_point tenon__c_opt_point;
enum { tenon__kind_opt_point = TENON_KIND_OBJECT };
const tenon_type *opt_point_type(void);
static inline TENON_GEN_UNUSED bool opt_point_json_read(struct opt_point *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_point_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_point_json_read_path(struct opt_point *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_point_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_point_json_read_source(struct opt_point *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_point_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_point_json_update(struct opt_point *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_point_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_point_json_write(const struct opt_point *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_point_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_point_json_print(const struct opt_point *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_point_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_point_init(struct opt_point *object, tenon_mem *mem)
{
    return tenon_init(opt_point_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_point_free(struct opt_point *object, tenon_mem *mem)
{
    tenon_free(opt_point_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_point_copy(struct opt_point *copy, const struct opt_point *object, tenon_mem *mem)
{
    return tenon_copy(opt_point_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_point_equal(const struct opt_point *a, const struct opt_point *b)
{
    return tenon_equal(opt_point_type(), a, b);
}

/* ---- opt_style_t --------------------------------------------------------------------- */

/* A struct of the other style of names. */
typedef opt_style_t tenon__c_opt_style;
enum { tenon__kind_opt_style = TENON_KIND_OBJECT };
const tenon_type *opt_style_type(void);
static inline TENON_GEN_UNUSED bool opt_style_json_read(opt_style_t *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_style_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_style_json_read_path(opt_style_t *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_style_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_style_json_read_source(opt_style_t *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_style_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_style_json_update(opt_style_t *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_style_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_style_json_write(const opt_style_t *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_style_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_style_json_print(const opt_style_t *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_style_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_style_init(opt_style_t *object, tenon_mem *mem)
{
    return tenon_init(opt_style_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_style_free(opt_style_t *object, tenon_mem *mem)
{
    tenon_free(opt_style_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_style_copy(opt_style_t *copy, const opt_style_t *object, tenon_mem *mem)
{
    return tenon_copy(opt_style_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_style_equal(const opt_style_t *a, const opt_style_t *b)
{
    return tenon_equal(opt_style_type(), a, b);
}

/* ---- struct opt_all ------------------------------------------------------------------ */

typedef struct opt_all tenon__c_options;
enum { tenon__kind_options = TENON_KIND_OBJECT };
const tenon_type *options_type(void);
static inline TENON_GEN_UNUSED bool options_json_read(struct opt_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(options_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool options_json_read_path(struct opt_all *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(options_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool options_json_read_source(struct opt_all *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(options_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool options_json_update(struct opt_all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(options_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool options_json_write(const struct opt_all *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(options_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t options_json_print(const struct opt_all *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(options_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool options_init(struct opt_all *object, tenon_mem *mem)
{
    return tenon_init(options_type(), object, mem);
}
static inline TENON_GEN_UNUSED void options_free(struct opt_all *object, tenon_mem *mem)
{
    tenon_free(options_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool options_copy(struct opt_all *copy, const struct opt_all *object, tenon_mem *mem)
{
    return tenon_copy(options_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool options_equal(const struct opt_all *a, const struct opt_all *b)
{
    return tenon_equal(options_type(), a, b);
}

/* ---- struct tm ----------------------------------------------------------------------- */

typedef struct tm tenon__c_opt_tm;
enum { tenon__kind_opt_tm = TENON_KIND_OBJECT };
const tenon_type *opt_tm_type(void);
static inline TENON_GEN_UNUSED bool opt_tm_json_read(struct tm *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_tm_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_json_read_path(struct tm *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_tm_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_json_read_source(struct tm *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_tm_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_json_update(struct tm *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_tm_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_json_write(const struct tm *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_tm_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_tm_json_print(const struct tm *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_tm_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_tm_init(struct tm *object, tenon_mem *mem)
{
    return tenon_init(opt_tm_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_tm_free(struct tm *object, tenon_mem *mem)
{
    tenon_free(opt_tm_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_tm_copy(struct tm *copy, const struct tm *object, tenon_mem *mem)
{
    return tenon_copy(opt_tm_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_tm_equal(const struct tm *a, const struct tm *b)
{
    return tenon_equal(opt_tm_type(), a, b);
}

/* ---- struct opt_lean ----------------------------------------------------------------- */

/* every member may be left out, and the first two are never read */
typedef struct opt_lean tenon__c_opt_lean;
enum { tenon__kind_opt_lean = TENON_KIND_OBJECT };
const tenon_type *opt_lean_type(void);
static inline TENON_GEN_UNUSED bool opt_lean_json_read(struct opt_lean *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_lean_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_json_read_path(struct opt_lean *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_lean_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_json_read_source(struct opt_lean *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_lean_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_json_update(struct opt_lean *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_lean_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_json_write(const struct opt_lean *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_lean_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_lean_json_print(const struct opt_lean *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_lean_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_lean_init(struct opt_lean *object, tenon_mem *mem)
{
    return tenon_init(opt_lean_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_lean_free(struct opt_lean *object, tenon_mem *mem)
{
    tenon_free(opt_lean_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_lean_copy(struct opt_lean *copy, const struct opt_lean *object, tenon_mem *mem)
{
    return tenon_copy(opt_lean_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_lean_equal(const struct opt_lean *a, const struct opt_lean *b)
{
    return tenon_equal(opt_lean_type(), a, b);
}

/* ---- struct opt_leans ---------------------------------------------------------------- */

typedef struct opt_leans tenon__c_opt_leans;
enum { tenon__kind_opt_leans = TENON_KIND_OBJECT };
const tenon_type *opt_leans_type(void);
static inline TENON_GEN_UNUSED bool opt_leans_json_read(struct opt_leans *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_leans_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_leans_json_read_path(struct opt_leans *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_leans_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_leans_json_read_source(struct opt_leans *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_leans_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_leans_json_update(struct opt_leans *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_leans_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_leans_json_write(const struct opt_leans *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_leans_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_leans_json_print(const struct opt_leans *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_leans_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_leans_init(struct opt_leans *object, tenon_mem *mem)
{
    return tenon_init(opt_leans_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_leans_free(struct opt_leans *object, tenon_mem *mem)
{
    tenon_free(opt_leans_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_leans_copy(struct opt_leans *copy, const struct opt_leans *object, tenon_mem *mem)
{
    return tenon_copy(opt_leans_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_leans_equal(const struct opt_leans *a, const struct opt_leans *b)
{
    return tenon_equal(opt_leans_type(), a, b);
}

/* ---- struct opt_odd ------------------------------------------------------------------ */

/* a name that JSON spells in its own way; a typedef whose width is the machine's, unlike that of int32_t */
typedef struct opt_odd tenon__c_opt_odd;
enum { tenon__kind_opt_odd = TENON_KIND_OBJECT };
const tenon_type *opt_odd_type(void);
static inline TENON_GEN_UNUSED bool opt_odd_json_read(struct opt_odd *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_odd_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_odd_json_read_path(struct opt_odd *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_odd_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_odd_json_read_source(struct opt_odd *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_odd_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_odd_json_update(struct opt_odd *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_odd_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_odd_json_write(const struct opt_odd *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_odd_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_odd_json_print(const struct opt_odd *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_odd_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_odd_init(struct opt_odd *object, tenon_mem *mem)
{
    return tenon_init(opt_odd_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_odd_free(struct opt_odd *object, tenon_mem *mem)
{
    tenon_free(opt_odd_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_odd_copy(struct opt_odd *copy, const struct opt_odd *object, tenon_mem *mem)
{
    return tenon_copy(opt_odd_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_odd_equal(const struct opt_odd *a, const struct opt_odd *b)
{
    return tenon_equal(opt_odd_type(), a, b);
}

/* ---- struct tm ----------------------------------------------------------------------- */

typedef struct tm tenon__c_opt_tm_seconds;
enum { tenon__kind_opt_tm_seconds = TENON_KIND_OBJECT };
const tenon_type *opt_tm_seconds_type(void);
static inline TENON_GEN_UNUSED bool opt_tm_seconds_json_read(struct tm *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_tm_seconds_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_seconds_json_read_path(struct tm *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_tm_seconds_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_seconds_json_read_source(struct tm *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_tm_seconds_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_seconds_json_update(struct tm *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_tm_seconds_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_tm_seconds_json_write(const struct tm *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_tm_seconds_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_tm_seconds_json_print(const struct tm *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_tm_seconds_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_tm_seconds_init(struct tm *object, tenon_mem *mem)
{
    return tenon_init(opt_tm_seconds_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_tm_seconds_free(struct tm *object, tenon_mem *mem)
{
    tenon_free(opt_tm_seconds_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_tm_seconds_copy(struct tm *copy, const struct tm *object, tenon_mem *mem)
{
    return tenon_copy(opt_tm_seconds_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_tm_seconds_equal(const struct tm *a, const struct tm *b)
{
    return tenon_equal(opt_tm_seconds_type(), a, b);
}

/* ---- struct opt_lean ----------------------------------------------------------------- */

/* every member may be left out, and the first two are never read */
typedef struct opt_lean tenon__c_opt_lean_public;
enum { tenon__kind_opt_lean_public = TENON_KIND_OBJECT };
const tenon_type *opt_lean_public_type(void);
static inline TENON_GEN_UNUSED bool opt_lean_public_json_read(struct opt_lean *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(opt_lean_public_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_public_json_read_path(struct opt_lean *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(opt_lean_public_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_public_json_read_source(struct opt_lean *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(opt_lean_public_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_public_json_update(struct opt_lean *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(opt_lean_public_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool opt_lean_public_json_write(const struct opt_lean *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(opt_lean_public_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t opt_lean_public_json_print(const struct opt_lean *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(opt_lean_public_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool opt_lean_public_init(struct opt_lean *object, tenon_mem *mem)
{
    return tenon_init(opt_lean_public_type(), object, mem);
}
static inline TENON_GEN_UNUSED void opt_lean_public_free(struct opt_lean *object, tenon_mem *mem)
{
    tenon_free(opt_lean_public_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool opt_lean_public_copy(struct opt_lean *copy, const struct opt_lean *object, tenon_mem *mem)
{
    return tenon_copy(opt_lean_public_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool opt_lean_public_equal(const struct opt_lean *a, const struct opt_lean *b)
{
    return tenon_equal(opt_lean_public_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
