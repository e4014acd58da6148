/* long_path.tenon.h: made by tenongen from long_path.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef LONG_PATH_TENON_H
#define LONG_PATH_TENON_H

#include "long_path.h"

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

/* ---- struct node --------------------------------------------------------------------- */

typedef struct node tenon__c_node;
enum { tenon__kind_node = TENON_KIND_OBJECT };
const tenon_type *node_type(void);
static inline TENON_GEN_UNUSED bool node_json_read(struct node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_read_path(struct node *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(node_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_read_source(struct node *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(node_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_update(struct node *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(node_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool node_json_write(const struct node *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(node_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t node_json_print(const struct node *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(node_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool node_init(struct node *object, tenon_mem *mem)
{
    return tenon_init(node_type(), object, mem);
}
static inline TENON_GEN_UNUSED void node_free(struct node *object, tenon_mem *mem)
{
    tenon_free(node_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool node_copy(struct node *copy, const struct node *object, tenon_mem *mem)
{
    return tenon_copy(node_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool node_equal(const struct node *a, const struct node *b)
{
    return tenon_equal(node_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
