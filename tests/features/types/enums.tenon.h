/* enums.tenon.h: made by tenongen from enums.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef ENUMS_TENON_H
#define ENUMS_TENON_H

#include "enums.h"

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

/* ---- enum plain ---------------------------------------------------------------------- */

typedef enum plain tenon__c_plain;
enum { tenon__kind_plain = TENON_KIND_ENUM };
const tenon_type *plain_type(void);

/* ---- enum odd ------------------------------------------------------------------------ */

typedef enum odd tenon__c_odd;
enum { tenon__kind_odd = TENON_KIND_ENUM };
const tenon_type *odd_type(void);

/* ---- enum large ---------------------------------------------------------------------- */

/* Above INT_MAX: the compiler takes unsigned for it. */
typedef enum large tenon__c_large;
enum { tenon__kind_large = TENON_KIND_ENUM };
const tenon_type *large_type(void);

/* ---- enum tiny ----------------------------------------------------------------------- */

typedef enum tiny tenon__c_tiny;
enum { tenon__kind_tiny = TENON_KIND_ENUM };
const tenon_type *tiny_type(void);

/* ---- enum tiny_signed ---------------------------------------------------------------- */

typedef enum tiny_signed tenon__c_tiny_signed;
enum { tenon__kind_tiny_signed = TENON_KIND_ENUM };
const tenon_type *tiny_signed_type(void);

/* ---- enum two_bytes ------------------------------------------------------------------ */

typedef enum two_bytes tenon__c_two_bytes;
enum { tenon__kind_two_bytes = TENON_KIND_ENUM };
const tenon_type *two_bytes_type(void);

/* ---- enum eight_bytes ---------------------------------------------------------------- */

typedef enum eight_bytes tenon__c_eight_bytes;
enum { tenon__kind_eight_bytes = TENON_KIND_ENUM };
const tenon_type *eight_bytes_type(void);

/* ---- struct enums -------------------------------------------------------------------- */

typedef struct enums tenon__c_enums;
enum { tenon__kind_enums = TENON_KIND_OBJECT };
const tenon_type *enums_type(void);
static inline TENON_GEN_UNUSED bool enums_json_read(struct enums *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(enums_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool enums_json_read_path(struct enums *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(enums_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool enums_json_read_source(struct enums *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(enums_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool enums_json_update(struct enums *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(enums_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool enums_json_write(const struct enums *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(enums_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t enums_json_print(const struct enums *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(enums_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool enums_init(struct enums *object, tenon_mem *mem)
{
    return tenon_init(enums_type(), object, mem);
}
static inline TENON_GEN_UNUSED void enums_free(struct enums *object, tenon_mem *mem)
{
    tenon_free(enums_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool enums_copy(struct enums *copy, const struct enums *object, tenon_mem *mem)
{
    return tenon_copy(enums_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool enums_equal(const struct enums *a, const struct enums *b)
{
    return tenon_equal(enums_type(), a, b);
}

/* ---- enum lengthy -------------------------------------------------------------------- */

typedef enum lengthy tenon__c_lengthy;
enum { tenon__kind_lengthy = TENON_KIND_ENUM };
const tenon_type *lengthy_type(void);

/* ---- struct lengthies ---------------------------------------------------------------- */

typedef struct lengthies tenon__c_lengthies;
enum { tenon__kind_lengthies = TENON_KIND_OBJECT };
const tenon_type *lengthies_type(void);
static inline TENON_GEN_UNUSED bool lengthies_json_read(struct lengthies *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(lengthies_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengthies_json_read_path(struct lengthies *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(lengthies_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengthies_json_read_source(struct lengthies *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(lengthies_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengthies_json_update(struct lengthies *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(lengthies_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool lengthies_json_write(const struct lengthies *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(lengthies_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t lengthies_json_print(const struct lengthies *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(lengthies_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool lengthies_init(struct lengthies *object, tenon_mem *mem)
{
    return tenon_init(lengthies_type(), object, mem);
}
static inline TENON_GEN_UNUSED void lengthies_free(struct lengthies *object, tenon_mem *mem)
{
    tenon_free(lengthies_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool lengthies_copy(struct lengthies *copy, const struct lengthies *object, tenon_mem *mem)
{
    return tenon_copy(lengthies_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool lengthies_equal(const struct lengthies *a, const struct lengthies *b)
{
    return tenon_equal(lengthies_type(), a, b);
}

/* ---- struct tolerant ----------------------------------------------------------------- */

typedef struct tolerant tenon__c_tolerant;
enum { tenon__kind_tolerant = TENON_KIND_OBJECT };
const tenon_type *tolerant_type(void);
static inline TENON_GEN_UNUSED bool tolerant_json_read(struct tolerant *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(tolerant_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tolerant_json_read_path(struct tolerant *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(tolerant_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tolerant_json_read_source(struct tolerant *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(tolerant_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tolerant_json_update(struct tolerant *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(tolerant_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tolerant_json_write(const struct tolerant *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(tolerant_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t tolerant_json_print(const struct tolerant *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(tolerant_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool tolerant_init(struct tolerant *object, tenon_mem *mem)
{
    return tenon_init(tolerant_type(), object, mem);
}
static inline TENON_GEN_UNUSED void tolerant_free(struct tolerant *object, tenon_mem *mem)
{
    tenon_free(tolerant_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool tolerant_copy(struct tolerant *copy, const struct tolerant *object, tenon_mem *mem)
{
    return tenon_copy(tolerant_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool tolerant_equal(const struct tolerant *a, const struct tolerant *b)
{
    return tenon_equal(tolerant_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
