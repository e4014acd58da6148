/* threads_cases.tenon.h: made by tenongen from threads_cases.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef THREADS_CASES_TENON_H
#define THREADS_CASES_TENON_H

#include "threads_cases.h"

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

/* ---- enum shade ---------------------------------------------------------------------- */

typedef enum shade tenon__c_shade;
enum { tenon__kind_shade = TENON_KIND_ENUM };
const tenon_type *shade_type(void);

/* ---- struct part --------------------------------------------------------------------- */

typedef struct part tenon__c_part;
enum { tenon__kind_part = TENON_KIND_OBJECT };
const tenon_type *part_type(void);
static inline TENON_GEN_UNUSED bool part_json_read(struct part *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(part_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool part_json_read_path(struct part *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(part_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool part_json_read_source(struct part *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(part_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool part_json_update(struct part *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(part_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool part_json_write(const struct part *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(part_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t part_json_print(const struct part *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(part_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool part_init(struct part *object, tenon_mem *mem)
{
    return tenon_init(part_type(), object, mem);
}
static inline TENON_GEN_UNUSED void part_free(struct part *object, tenon_mem *mem)
{
    tenon_free(part_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool part_copy(struct part *copy, const struct part *object, tenon_mem *mem)
{
    return tenon_copy(part_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool part_equal(const struct part *a, const struct part *b)
{
    return tenon_equal(part_type(), a, b);
}

/* ---- struct thing -------------------------------------------------------------------- */

typedef struct thing tenon__c_thing;
enum { tenon__kind_thing = TENON_KIND_OBJECT };
const tenon_type *thing_type(void);
static inline TENON_GEN_UNUSED bool thing_json_read(struct thing *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(thing_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_json_read_path(struct thing *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(thing_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_json_read_source(struct thing *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(thing_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_json_update(struct thing *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(thing_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_json_write(const struct thing *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(thing_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t thing_json_print(const struct thing *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(thing_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool thing_init(struct thing *object, tenon_mem *mem)
{
    return tenon_init(thing_type(), object, mem);
}
static inline TENON_GEN_UNUSED void thing_free(struct thing *object, tenon_mem *mem)
{
    tenon_free(thing_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool thing_copy(struct thing *copy, const struct thing *object, tenon_mem *mem)
{
    return tenon_copy(thing_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool thing_equal(const struct thing *a, const struct thing *b)
{
    return tenon_equal(thing_type(), a, b);
}

/* ---- struct thing_entry -------------------------------------------------------------- */

typedef struct thing_entry tenon__c_thing_entry;
enum { tenon__kind_thing_entry = TENON_KIND_OBJECT };
const tenon_type *thing_entry_type(void);
static inline TENON_GEN_UNUSED bool thing_entry_json_read(struct thing_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(thing_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_entry_json_read_path(struct thing_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(thing_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_entry_json_read_source(struct thing_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(thing_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_entry_json_update(struct thing_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(thing_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool thing_entry_json_write(const struct thing_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(thing_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t thing_entry_json_print(const struct thing_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(thing_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool thing_entry_init(struct thing_entry *object, tenon_mem *mem)
{
    return tenon_init(thing_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void thing_entry_free(struct thing_entry *object, tenon_mem *mem)
{
    tenon_free(thing_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool thing_entry_copy(struct thing_entry *copy, const struct thing_entry *object, tenon_mem *mem)
{
    return tenon_copy(thing_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool thing_entry_equal(const struct thing_entry *a, const struct thing_entry *b)
{
    return tenon_equal(thing_entry_type(), a, b);
}

/* ---- struct things ------------------------------------------------------------------- */

typedef struct things tenon__c_things;
enum { tenon__kind_things = TENON_KIND_OBJECT };
const tenon_type *things_type(void);
static inline TENON_GEN_UNUSED bool things_json_read(struct things *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(things_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool things_json_read_path(struct things *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(things_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool things_json_read_source(struct things *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(things_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool things_json_update(struct things *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(things_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool things_json_write(const struct things *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(things_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t things_json_print(const struct things *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(things_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool things_init(struct things *object, tenon_mem *mem)
{
    return tenon_init(things_type(), object, mem);
}
static inline TENON_GEN_UNUSED void things_free(struct things *object, tenon_mem *mem)
{
    tenon_free(things_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool things_copy(struct things *copy, const struct things *object, tenon_mem *mem)
{
    return tenon_copy(things_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool things_equal(const struct things *a, const struct things *b)
{
    return tenon_equal(things_type(), a, b);
}

/* ---- struct wide --------------------------------------------------------------------- */

typedef struct wide tenon__c_wide;
enum { tenon__kind_wide = TENON_KIND_OBJECT };
const tenon_type *wide_type(void);
static inline TENON_GEN_UNUSED bool wide_json_read(struct wide *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(wide_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wide_json_read_path(struct wide *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(wide_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wide_json_read_source(struct wide *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(wide_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wide_json_update(struct wide *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(wide_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wide_json_write(const struct wide *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(wide_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t wide_json_print(const struct wide *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(wide_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool wide_init(struct wide *object, tenon_mem *mem)
{
    return tenon_init(wide_type(), object, mem);
}
static inline TENON_GEN_UNUSED void wide_free(struct wide *object, tenon_mem *mem)
{
    tenon_free(wide_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool wide_copy(struct wide *copy, const struct wide *object, tenon_mem *mem)
{
    return tenon_copy(wide_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool wide_equal(const struct wide *a, const struct wide *b)
{
    return tenon_equal(wide_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
