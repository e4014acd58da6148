/* examples.tenon.h: made by tenongen from examples.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef EXAMPLES_TENON_H
#define EXAMPLES_TENON_H

#include "examples.h"

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

/* ---- struct sample ------------------------------------------------------------------- */

typedef struct sample tenon__c_sample;
enum { tenon__kind_sample = TENON_KIND_OBJECT };
const tenon_type *sample_type(void);
static inline TENON_GEN_UNUSED bool sample_json_read(struct sample *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(sample_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sample_json_read_path(struct sample *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(sample_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sample_json_read_source(struct sample *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(sample_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sample_json_update(struct sample *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(sample_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool sample_json_write(const struct sample *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(sample_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t sample_json_print(const struct sample *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(sample_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool sample_init(struct sample *object, tenon_mem *mem)
{
    return tenon_init(sample_type(), object, mem);
}
static inline TENON_GEN_UNUSED void sample_free(struct sample *object, tenon_mem *mem)
{
    tenon_free(sample_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool sample_copy(struct sample *copy, const struct sample *object, tenon_mem *mem)
{
    return tenon_copy(sample_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool sample_equal(const struct sample *a, const struct sample *b)
{
    return tenon_equal(sample_type(), a, b);
}

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

/* ---- struct score -------------------------------------------------------------------- */

typedef struct score tenon__c_score;
enum { tenon__kind_score = TENON_KIND_OBJECT };
const tenon_type *score_type(void);
static inline TENON_GEN_UNUSED bool score_json_read(struct score *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(score_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_read_path(struct score *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(score_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_read_source(struct score *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(score_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_update(struct score *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(score_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_write(const struct score *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(score_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t score_json_print(const struct score *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(score_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool score_init(struct score *object, tenon_mem *mem)
{
    return tenon_init(score_type(), object, mem);
}
static inline TENON_GEN_UNUSED void score_free(struct score *object, tenon_mem *mem)
{
    tenon_free(score_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool score_copy(struct score *copy, const struct score *object, tenon_mem *mem)
{
    return tenon_copy(score_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool score_equal(const struct score *a, const struct score *b)
{
    return tenon_equal(score_type(), a, b);
}

/* ---- struct shapes ------------------------------------------------------------------- */

typedef struct shapes tenon__c_shapes;
enum { tenon__kind_shapes = TENON_KIND_OBJECT };
const tenon_type *shapes_type(void);
static inline TENON_GEN_UNUSED bool shapes_json_read(struct shapes *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(shapes_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool shapes_json_read_path(struct shapes *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(shapes_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool shapes_json_read_source(struct shapes *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(shapes_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool shapes_json_update(struct shapes *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(shapes_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool shapes_json_write(const struct shapes *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(shapes_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t shapes_json_print(const struct shapes *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(shapes_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool shapes_init(struct shapes *object, tenon_mem *mem)
{
    return tenon_init(shapes_type(), object, mem);
}
static inline TENON_GEN_UNUSED void shapes_free(struct shapes *object, tenon_mem *mem)
{
    tenon_free(shapes_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool shapes_copy(struct shapes *copy, const struct shapes *object, tenon_mem *mem)
{
    return tenon_copy(shapes_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool shapes_equal(const struct shapes *a, const struct shapes *b)
{
    return tenon_equal(shapes_type(), a, b);
}

/* ---- struct account ------------------------------------------------------------------ */

typedef struct account tenon__c_account;
enum { tenon__kind_account = TENON_KIND_OBJECT };
const tenon_type *account_type(void);
static inline TENON_GEN_UNUSED bool account_json_read(struct account *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(account_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool account_json_read_path(struct account *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(account_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool account_json_read_source(struct account *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(account_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool account_json_update(struct account *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(account_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool account_json_write(const struct account *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(account_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t account_json_print(const struct account *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(account_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool account_init(struct account *object, tenon_mem *mem)
{
    return tenon_init(account_type(), object, mem);
}
static inline TENON_GEN_UNUSED void account_free(struct account *object, tenon_mem *mem)
{
    tenon_free(account_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool account_copy(struct account *copy, const struct account *object, tenon_mem *mem)
{
    return tenon_copy(account_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool account_equal(const struct account *a, const struct account *b)
{
    return tenon_equal(account_type(), a, b);
}

/* ---- struct list --------------------------------------------------------------------- */

typedef struct list tenon__c_list;
enum { tenon__kind_list = TENON_KIND_OBJECT };
const tenon_type *list_type(void);
static inline TENON_GEN_UNUSED bool list_json_read(struct list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool list_json_read_path(struct list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool list_json_read_source(struct list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool list_json_update(struct list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool list_json_write(const struct list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t list_json_print(const struct list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool list_init(struct list *object, tenon_mem *mem)
{
    return tenon_init(list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void list_free(struct list *object, tenon_mem *mem)
{
    tenon_free(list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool list_copy(struct list *copy, const struct list *object, tenon_mem *mem)
{
    return tenon_copy(list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool list_equal(const struct list *a, const struct list *b)
{
    return tenon_equal(list_type(), a, b);
}

/* ---- struct port --------------------------------------------------------------------- */

typedef struct port tenon__c_port;
enum { tenon__kind_port = TENON_KIND_OBJECT };
const tenon_type *port_type(void);
static inline TENON_GEN_UNUSED bool port_json_read(struct port *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(port_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_read_path(struct port *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(port_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_read_source(struct port *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(port_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_update(struct port *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(port_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool port_json_write(const struct port *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(port_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t port_json_print(const struct port *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(port_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool port_init(struct port *object, tenon_mem *mem)
{
    return tenon_init(port_type(), object, mem);
}
static inline TENON_GEN_UNUSED void port_free(struct port *object, tenon_mem *mem)
{
    tenon_free(port_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool port_copy(struct port *copy, const struct port *object, tenon_mem *mem)
{
    return tenon_copy(port_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool port_equal(const struct port *a, const struct port *b)
{
    return tenon_equal(port_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
