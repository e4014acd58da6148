/* errors.tenon.h: made by tenongen from errors.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef ERRORS_TENON_H
#define ERRORS_TENON_H

#include "errors.h"

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

/* ---- struct wifi --------------------------------------------------------------------- */

typedef struct wifi tenon__c_wifi;
enum { tenon__kind_wifi = TENON_KIND_OBJECT };
const tenon_type *wifi_type(void);
static inline TENON_GEN_UNUSED bool wifi_json_read(struct wifi *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(wifi_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wifi_json_read_path(struct wifi *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(wifi_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wifi_json_read_source(struct wifi *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(wifi_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wifi_json_update(struct wifi *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(wifi_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool wifi_json_write(const struct wifi *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(wifi_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t wifi_json_print(const struct wifi *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(wifi_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool wifi_init(struct wifi *object, tenon_mem *mem)
{
    return tenon_init(wifi_type(), object, mem);
}
static inline TENON_GEN_UNUSED void wifi_free(struct wifi *object, tenon_mem *mem)
{
    tenon_free(wifi_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool wifi_copy(struct wifi *copy, const struct wifi *object, tenon_mem *mem)
{
    return tenon_copy(wifi_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool wifi_equal(const struct wifi *a, const struct wifi *b)
{
    return tenon_equal(wifi_type(), a, b);
}

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

/* ---- struct deep --------------------------------------------------------------------- */

typedef struct deep tenon__c_deep;
enum { tenon__kind_deep = TENON_KIND_OBJECT };
const tenon_type *deep_type(void);
static inline TENON_GEN_UNUSED bool deep_json_read(struct deep *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(deep_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool deep_json_read_path(struct deep *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(deep_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool deep_json_read_source(struct deep *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(deep_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool deep_json_update(struct deep *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(deep_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool deep_json_write(const struct deep *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(deep_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t deep_json_print(const struct deep *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(deep_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool deep_init(struct deep *object, tenon_mem *mem)
{
    return tenon_init(deep_type(), object, mem);
}
static inline TENON_GEN_UNUSED void deep_free(struct deep *object, tenon_mem *mem)
{
    tenon_free(deep_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool deep_copy(struct deep *copy, const struct deep *object, tenon_mem *mem)
{
    return tenon_copy(deep_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool deep_equal(const struct deep *a, const struct deep *b)
{
    return tenon_equal(deep_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
