/* io.tenon.h: made by tenongen from io.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef IO_TENON_H
#define IO_TENON_H

#include "io.h"

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

/* ---- struct config ------------------------------------------------------------------- */

typedef struct config tenon__c_config;
enum { tenon__kind_config = TENON_KIND_OBJECT };
const tenon_type *config_type(void);
static inline TENON_GEN_UNUSED bool config_json_read(struct config *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(config_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_read_path(struct config *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(config_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_read_source(struct config *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(config_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_update(struct config *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(config_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool config_json_write(const struct config *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(config_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t config_json_print(const struct config *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(config_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool config_init(struct config *object, tenon_mem *mem)
{
    return tenon_init(config_type(), object, mem);
}
static inline TENON_GEN_UNUSED void config_free(struct config *object, tenon_mem *mem)
{
    tenon_free(config_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool config_copy(struct config *copy, const struct config *object, tenon_mem *mem)
{
    return tenon_copy(config_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool config_equal(const struct config *a, const struct config *b)
{
    return tenon_equal(config_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
