/* cases_map.tenon.h: made by tenongen from cases_map.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef CASES_MAP_TENON_H
#define CASES_MAP_TENON_H

#include "cases_map.h"

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

/* ---- struct limits ------------------------------------------------------------------- */

typedef struct limits tenon__c_limits;
enum { tenon__kind_limits = TENON_KIND_OBJECT };
const tenon_type *limits_type(void);
static inline TENON_GEN_UNUSED bool limits_json_read(struct limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_read_path(struct limits *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(limits_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_read_source(struct limits *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(limits_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_update(struct limits *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(limits_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool limits_json_write(const struct limits *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(limits_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t limits_json_print(const struct limits *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(limits_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool limits_init(struct limits *object, tenon_mem *mem)
{
    return tenon_init(limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED void limits_free(struct limits *object, tenon_mem *mem)
{
    tenon_free(limits_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool limits_copy(struct limits *copy, const struct limits *object, tenon_mem *mem)
{
    return tenon_copy(limits_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool limits_equal(const struct limits *a, const struct limits *b)
{
    return tenon_equal(limits_type(), a, b);
}

/* ---- struct defaults ----------------------------------------------------------------- */

typedef struct defaults tenon__c_defaults;
enum { tenon__kind_defaults = TENON_KIND_OBJECT };
const tenon_type *defaults_type(void);
static inline TENON_GEN_UNUSED bool defaults_json_read(struct defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_read_path(struct defaults *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(defaults_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_read_source(struct defaults *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(defaults_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_update(struct defaults *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(defaults_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool defaults_json_write(const struct defaults *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(defaults_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t defaults_json_print(const struct defaults *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(defaults_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool defaults_init(struct defaults *object, tenon_mem *mem)
{
    return tenon_init(defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED void defaults_free(struct defaults *object, tenon_mem *mem)
{
    tenon_free(defaults_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool defaults_copy(struct defaults *copy, const struct defaults *object, tenon_mem *mem)
{
    return tenon_copy(defaults_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool defaults_equal(const struct defaults *a, const struct defaults *b)
{
    return tenon_equal(defaults_type(), a, b);
}

/* ---- struct listen ------------------------------------------------------------------- */

typedef struct listen tenon__c_listen;
enum { tenon__kind_listen = TENON_KIND_OBJECT };
const tenon_type *listen_type(void);
static inline TENON_GEN_UNUSED bool listen_json_read(struct listen *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(listen_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_read_path(struct listen *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(listen_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_read_source(struct listen *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(listen_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_update(struct listen *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(listen_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool listen_json_write(const struct listen *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(listen_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t listen_json_print(const struct listen *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(listen_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool listen_init(struct listen *object, tenon_mem *mem)
{
    return tenon_init(listen_type(), object, mem);
}
static inline TENON_GEN_UNUSED void listen_free(struct listen *object, tenon_mem *mem)
{
    tenon_free(listen_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool listen_copy(struct listen *copy, const struct listen *object, tenon_mem *mem)
{
    return tenon_copy(listen_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool listen_equal(const struct listen *a, const struct listen *b)
{
    return tenon_equal(listen_type(), a, b);
}

/* ---- struct net ---------------------------------------------------------------------- */

typedef struct net tenon__c_net;
enum { tenon__kind_net = TENON_KIND_OBJECT };
const tenon_type *net_type(void);
static inline TENON_GEN_UNUSED bool net_json_read(struct net *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(net_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool net_json_read_path(struct net *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(net_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool net_json_read_source(struct net *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(net_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool net_json_update(struct net *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(net_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool net_json_write(const struct net *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(net_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t net_json_print(const struct net *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(net_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool net_init(struct net *object, tenon_mem *mem)
{
    return tenon_init(net_type(), object, mem);
}
static inline TENON_GEN_UNUSED void net_free(struct net *object, tenon_mem *mem)
{
    tenon_free(net_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool net_copy(struct net *copy, const struct net *object, tenon_mem *mem)
{
    return tenon_copy(net_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool net_equal(const struct net *a, const struct net *b)
{
    return tenon_equal(net_type(), a, b);
}

/* ---- struct server ------------------------------------------------------------------- */

typedef struct server tenon__c_server;
enum { tenon__kind_server = TENON_KIND_OBJECT };
const tenon_type *server_type(void);
static inline TENON_GEN_UNUSED bool server_json_read(struct server *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(server_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool server_json_read_path(struct server *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(server_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool server_json_read_source(struct server *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(server_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool server_json_update(struct server *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(server_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool server_json_write(const struct server *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(server_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t server_json_print(const struct server *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(server_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool server_init(struct server *object, tenon_mem *mem)
{
    return tenon_init(server_type(), object, mem);
}
static inline TENON_GEN_UNUSED void server_free(struct server *object, tenon_mem *mem)
{
    tenon_free(server_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool server_copy(struct server *copy, const struct server *object, tenon_mem *mem)
{
    return tenon_copy(server_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool server_equal(const struct server *a, const struct server *b)
{
    return tenon_equal(server_type(), a, b);
}

/* ---- struct known -------------------------------------------------------------------- */

typedef struct known tenon__c_known;
enum { tenon__kind_known = TENON_KIND_OBJECT };
const tenon_type *known_type(void);
static inline TENON_GEN_UNUSED bool known_json_read(struct known *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(known_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_json_read_path(struct known *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(known_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_json_read_source(struct known *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(known_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_json_update(struct known *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(known_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_json_write(const struct known *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(known_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t known_json_print(const struct known *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(known_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool known_init(struct known *object, tenon_mem *mem)
{
    return tenon_init(known_type(), object, mem);
}
static inline TENON_GEN_UNUSED void known_free(struct known *object, tenon_mem *mem)
{
    tenon_free(known_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool known_copy(struct known *copy, const struct known *object, tenon_mem *mem)
{
    return tenon_copy(known_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool known_equal(const struct known *a, const struct known *b)
{
    return tenon_equal(known_type(), a, b);
}

/* ---- struct known -------------------------------------------------------------------- */

typedef struct known tenon__c_known_only;
enum { tenon__kind_known_only = TENON_KIND_OBJECT };
const tenon_type *known_only_type(void);
static inline TENON_GEN_UNUSED bool known_only_json_read(struct known *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(known_only_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_only_json_read_path(struct known *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(known_only_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_only_json_read_source(struct known *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(known_only_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_only_json_update(struct known *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(known_only_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool known_only_json_write(const struct known *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(known_only_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t known_only_json_print(const struct known *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(known_only_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool known_only_init(struct known *object, tenon_mem *mem)
{
    return tenon_init(known_only_type(), object, mem);
}
static inline TENON_GEN_UNUSED void known_only_free(struct known *object, tenon_mem *mem)
{
    tenon_free(known_only_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool known_only_copy(struct known *copy, const struct known *object, tenon_mem *mem)
{
    return tenon_copy(known_only_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool known_only_equal(const struct known *a, const struct known *b)
{
    return tenon_equal(known_only_type(), a, b);
}

/* ---- struct names -------------------------------------------------------------------- */

typedef struct names tenon__c_names;
enum { tenon__kind_names = TENON_KIND_OBJECT };
const tenon_type *names_type(void);
static inline TENON_GEN_UNUSED bool names_json_read(struct names *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(names_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool names_json_read_path(struct names *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(names_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool names_json_read_source(struct names *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(names_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool names_json_update(struct names *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(names_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool names_json_write(const struct names *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(names_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t names_json_print(const struct names *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(names_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool names_init(struct names *object, tenon_mem *mem)
{
    return tenon_init(names_type(), object, mem);
}
static inline TENON_GEN_UNUSED void names_free(struct names *object, tenon_mem *mem)
{
    tenon_free(names_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool names_copy(struct names *copy, const struct names *object, tenon_mem *mem)
{
    return tenon_copy(names_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool names_equal(const struct names *a, const struct names *b)
{
    return tenon_equal(names_type(), a, b);
}

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

/* ---- enum color ---------------------------------------------------------------------- */

typedef enum color tenon__c_color;
enum { tenon__kind_color = TENON_KIND_ENUM };
const tenon_type *color_type(void);

/* ---- struct paint -------------------------------------------------------------------- */

typedef struct paint tenon__c_paint;
enum { tenon__kind_paint = TENON_KIND_OBJECT };
const tenon_type *paint_type(void);
static inline TENON_GEN_UNUSED bool paint_json_read(struct paint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(paint_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_json_read_path(struct paint *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(paint_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_json_read_source(struct paint *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(paint_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_json_update(struct paint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(paint_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_json_write(const struct paint *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(paint_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t paint_json_print(const struct paint *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(paint_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool paint_init(struct paint *object, tenon_mem *mem)
{
    return tenon_init(paint_type(), object, mem);
}
static inline TENON_GEN_UNUSED void paint_free(struct paint *object, tenon_mem *mem)
{
    tenon_free(paint_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool paint_copy(struct paint *copy, const struct paint *object, tenon_mem *mem)
{
    return tenon_copy(paint_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool paint_equal(const struct paint *a, const struct paint *b)
{
    return tenon_equal(paint_type(), a, b);
}

/* ---- struct paint -------------------------------------------------------------------- */

typedef struct paint tenon__c_paint_green;
enum { tenon__kind_paint_green = TENON_KIND_OBJECT };
const tenon_type *paint_green_type(void);
static inline TENON_GEN_UNUSED bool paint_green_json_read(struct paint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(paint_green_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_green_json_read_path(struct paint *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(paint_green_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_green_json_read_source(struct paint *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(paint_green_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_green_json_update(struct paint *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(paint_green_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool paint_green_json_write(const struct paint *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(paint_green_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t paint_green_json_print(const struct paint *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(paint_green_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool paint_green_init(struct paint *object, tenon_mem *mem)
{
    return tenon_init(paint_green_type(), object, mem);
}
static inline TENON_GEN_UNUSED void paint_green_free(struct paint *object, tenon_mem *mem)
{
    tenon_free(paint_green_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool paint_green_copy(struct paint *copy, const struct paint *object, tenon_mem *mem)
{
    return tenon_copy(paint_green_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool paint_green_equal(const struct paint *a, const struct paint *b)
{
    return tenon_equal(paint_green_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
