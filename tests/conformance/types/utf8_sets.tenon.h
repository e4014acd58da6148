/* utf8_sets.tenon.h: made by tenongen from utf8_sets.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef UTF8_SETS_TENON_H
#define UTF8_SETS_TENON_H

#include "utf8_sets.h"

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

/* ---- struct texts -------------------------------------------------------------------- */

typedef struct texts tenon__c_texts;
enum { tenon__kind_texts = TENON_KIND_OBJECT };
const tenon_type *texts_type(void);
static inline TENON_GEN_UNUSED bool texts_json_read(struct texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_read_path(struct texts *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(texts_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_read_source(struct texts *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(texts_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_update(struct texts *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(texts_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool texts_json_write(const struct texts *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(texts_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t texts_json_print(const struct texts *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(texts_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool texts_init(struct texts *object, tenon_mem *mem)
{
    return tenon_init(texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED void texts_free(struct texts *object, tenon_mem *mem)
{
    tenon_free(texts_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool texts_copy(struct texts *copy, const struct texts *object, tenon_mem *mem)
{
    return tenon_copy(texts_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool texts_equal(const struct texts *a, const struct texts *b)
{
    return tenon_equal(texts_type(), a, b);
}

/* ---- struct key_entry ---------------------------------------------------------------- */

typedef struct key_entry tenon__c_key_entry;
enum { tenon__kind_key_entry = TENON_KIND_OBJECT };
const tenon_type *key_entry_type(void);
static inline TENON_GEN_UNUSED bool key_entry_json_read(struct key_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(key_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool key_entry_json_read_path(struct key_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(key_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool key_entry_json_read_source(struct key_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(key_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool key_entry_json_update(struct key_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(key_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool key_entry_json_write(const struct key_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(key_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t key_entry_json_print(const struct key_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(key_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool key_entry_init(struct key_entry *object, tenon_mem *mem)
{
    return tenon_init(key_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void key_entry_free(struct key_entry *object, tenon_mem *mem)
{
    tenon_free(key_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool key_entry_copy(struct key_entry *copy, const struct key_entry *object, tenon_mem *mem)
{
    return tenon_copy(key_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool key_entry_equal(const struct key_entry *a, const struct key_entry *b)
{
    return tenon_equal(key_entry_type(), a, b);
}

/* ---- struct keys --------------------------------------------------------------------- */

typedef struct keys tenon__c_keys;
enum { tenon__kind_keys = TENON_KIND_OBJECT };
const tenon_type *keys_type(void);
static inline TENON_GEN_UNUSED bool keys_json_read(struct keys *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(keys_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool keys_json_read_path(struct keys *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(keys_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool keys_json_read_source(struct keys *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(keys_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool keys_json_update(struct keys *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(keys_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool keys_json_write(const struct keys *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(keys_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t keys_json_print(const struct keys *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(keys_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool keys_init(struct keys *object, tenon_mem *mem)
{
    return tenon_init(keys_type(), object, mem);
}
static inline TENON_GEN_UNUSED void keys_free(struct keys *object, tenon_mem *mem)
{
    tenon_free(keys_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool keys_copy(struct keys *copy, const struct keys *object, tenon_mem *mem)
{
    return tenon_copy(keys_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool keys_equal(const struct keys *a, const struct keys *b)
{
    return tenon_equal(keys_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
