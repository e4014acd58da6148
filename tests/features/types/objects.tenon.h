/* objects.tenon.h: made by tenongen from objects.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef OBJECTS_TENON_H
#define OBJECTS_TENON_H

#include "objects.h"

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

/* ---- enum mood ----------------------------------------------------------------------- */

typedef enum mood tenon__c_mood;
enum { tenon__kind_mood = TENON_KIND_ENUM };
const tenon_type *mood_type(void);

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

/* ---- struct entry -------------------------------------------------------------------- */

typedef struct entry tenon__c_entry;
enum { tenon__kind_entry = TENON_KIND_OBJECT };
const tenon_type *entry_type(void);
static inline TENON_GEN_UNUSED bool entry_json_read(struct entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_read_path(struct entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_read_source(struct entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_update(struct entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool entry_json_write(const struct entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t entry_json_print(const struct entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool entry_init(struct entry *object, tenon_mem *mem)
{
    return tenon_init(entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void entry_free(struct entry *object, tenon_mem *mem)
{
    tenon_free(entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool entry_copy(struct entry *copy, const struct entry *object, tenon_mem *mem)
{
    return tenon_copy(entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool entry_equal(const struct entry *a, const struct entry *b)
{
    return tenon_equal(entry_type(), a, b);
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

/* ---- struct all ---------------------------------------------------------------------- */

typedef struct all tenon__c_all;
enum { tenon__kind_all = TENON_KIND_OBJECT };
const tenon_type *all_type(void);
static inline TENON_GEN_UNUSED bool all_json_read(struct all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_read_path(struct all *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(all_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_read_source(struct all *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(all_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_update(struct all *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(all_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool all_json_write(const struct all *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(all_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t all_json_print(const struct all *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(all_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool all_init(struct all *object, tenon_mem *mem)
{
    return tenon_init(all_type(), object, mem);
}
static inline TENON_GEN_UNUSED void all_free(struct all *object, tenon_mem *mem)
{
    tenon_free(all_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool all_copy(struct all *copy, const struct all *object, tenon_mem *mem)
{
    return tenon_copy(all_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool all_equal(const struct all *a, const struct all *b)
{
    return tenon_equal(all_type(), a, b);
}

/* ---- struct chain -------------------------------------------------------------------- */

/* A list of many more nodes than the stack has room for is given back in a loop. */
typedef struct chain tenon__c_chain;
enum { tenon__kind_chain = TENON_KIND_OBJECT };
const tenon_type *chain_type(void);
static inline TENON_GEN_UNUSED bool chain_json_read(struct chain *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(chain_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool chain_json_read_path(struct chain *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(chain_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool chain_json_read_source(struct chain *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(chain_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool chain_json_update(struct chain *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(chain_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool chain_json_write(const struct chain *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(chain_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t chain_json_print(const struct chain *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(chain_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool chain_init(struct chain *object, tenon_mem *mem)
{
    return tenon_init(chain_type(), object, mem);
}
static inline TENON_GEN_UNUSED void chain_free(struct chain *object, tenon_mem *mem)
{
    tenon_free(chain_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool chain_copy(struct chain *copy, const struct chain *object, tenon_mem *mem)
{
    return tenon_copy(chain_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool chain_equal(const struct chain *a, const struct chain *b)
{
    return tenon_equal(chain_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
