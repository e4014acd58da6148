/* cases_depth.tenon.h: made by tenongen from cases_depth.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_DEPTH_TENON_H
#define CASES_DEPTH_TENON_H

#include "cases_depth.h"

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

/* ---- struct chain -------------------------------------------------------------------- */

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

/* ---- struct twig --------------------------------------------------------------------- */

typedef struct twig tenon__c_twig;
enum { tenon__kind_twig = TENON_KIND_OBJECT };
const tenon_type *twig_type(void);
static inline TENON_GEN_UNUSED bool twig_json_read(struct twig *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(twig_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool twig_json_read_path(struct twig *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(twig_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool twig_json_read_source(struct twig *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(twig_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool twig_json_update(struct twig *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(twig_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool twig_json_write(const struct twig *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(twig_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t twig_json_print(const struct twig *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(twig_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool twig_init(struct twig *object, tenon_mem *mem)
{
    return tenon_init(twig_type(), object, mem);
}
static inline TENON_GEN_UNUSED void twig_free(struct twig *object, tenon_mem *mem)
{
    tenon_free(twig_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool twig_copy(struct twig *copy, const struct twig *object, tenon_mem *mem)
{
    return tenon_copy(twig_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool twig_equal(const struct twig *a, const struct twig *b)
{
    return tenon_equal(twig_type(), a, b);
}

/* ---- struct bush --------------------------------------------------------------------- */

typedef struct bush tenon__c_bush;
enum { tenon__kind_bush = TENON_KIND_OBJECT };
const tenon_type *bush_type(void);
static inline TENON_GEN_UNUSED bool bush_json_read(struct bush *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(bush_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bush_json_read_path(struct bush *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(bush_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bush_json_read_source(struct bush *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(bush_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bush_json_update(struct bush *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(bush_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bush_json_write(const struct bush *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(bush_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t bush_json_print(const struct bush *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(bush_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool bush_init(struct bush *object, tenon_mem *mem)
{
    return tenon_init(bush_type(), object, mem);
}
static inline TENON_GEN_UNUSED void bush_free(struct bush *object, tenon_mem *mem)
{
    tenon_free(bush_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool bush_copy(struct bush *copy, const struct bush *object, tenon_mem *mem)
{
    return tenon_copy(bush_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool bush_equal(const struct bush *a, const struct bush *b)
{
    return tenon_equal(bush_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
