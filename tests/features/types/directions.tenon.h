/* directions.tenon.h: made by tenongen from directions.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef DIRECTIONS_TENON_H
#define DIRECTIONS_TENON_H

#include "directions.h"

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

/* ---- struct user --------------------------------------------------------------------- */

typedef struct user tenon__c_user;
enum { tenon__kind_user = TENON_KIND_OBJECT };
const tenon_type *user_type(void);
static inline TENON_GEN_UNUSED bool user_json_read(struct user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_json_read_path(struct user *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(user_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_json_read_source(struct user *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(user_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_json_update(struct user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool user_json_write(const struct user *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(user_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t user_json_print(const struct user *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(user_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool user_init(struct user *object, tenon_mem *mem)
{
    return tenon_init(user_type(), object, mem);
}
static inline TENON_GEN_UNUSED void user_free(struct user *object, tenon_mem *mem)
{
    tenon_free(user_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool user_copy(struct user *copy, const struct user *object, tenon_mem *mem)
{
    return tenon_copy(user_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool user_equal(const struct user *a, const struct user *b)
{
    return tenon_equal(user_type(), a, b);
}

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

/* ---- struct gaps --------------------------------------------------------------------- */

typedef struct gaps tenon__c_gaps;
enum { tenon__kind_gaps = TENON_KIND_OBJECT };
const tenon_type *gaps_type(void);
static inline TENON_GEN_UNUSED bool gaps_json_read(struct gaps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(gaps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool gaps_json_read_path(struct gaps *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(gaps_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool gaps_json_read_source(struct gaps *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(gaps_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool gaps_json_update(struct gaps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(gaps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool gaps_json_write(const struct gaps *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(gaps_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t gaps_json_print(const struct gaps *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(gaps_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool gaps_init(struct gaps *object, tenon_mem *mem)
{
    return tenon_init(gaps_type(), object, mem);
}
static inline TENON_GEN_UNUSED void gaps_free(struct gaps *object, tenon_mem *mem)
{
    tenon_free(gaps_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool gaps_copy(struct gaps *copy, const struct gaps *object, tenon_mem *mem)
{
    return tenon_copy(gaps_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool gaps_equal(const struct gaps *a, const struct gaps *b)
{
    return tenon_equal(gaps_type(), a, b);
}

/* ---- struct owner -------------------------------------------------------------------- */

/* Elements that tenon allocates are zeroed whole. */
typedef struct owner tenon__c_owner;
enum { tenon__kind_owner = TENON_KIND_OBJECT };
const tenon_type *owner_type(void);
static inline TENON_GEN_UNUSED bool owner_json_read(struct owner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(owner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool owner_json_read_path(struct owner *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(owner_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool owner_json_read_source(struct owner *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(owner_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool owner_json_update(struct owner *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(owner_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool owner_json_write(const struct owner *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(owner_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t owner_json_print(const struct owner *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(owner_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool owner_init(struct owner *object, tenon_mem *mem)
{
    return tenon_init(owner_type(), object, mem);
}
static inline TENON_GEN_UNUSED void owner_free(struct owner *object, tenon_mem *mem)
{
    tenon_free(owner_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool owner_copy(struct owner *copy, const struct owner *object, tenon_mem *mem)
{
    return tenon_copy(owner_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool owner_equal(const struct owner *a, const struct owner *b)
{
    return tenon_equal(owner_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
