/* result.tenon.h: made by tenongen from result.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef RESULT_TENON_H
#define RESULT_TENON_H

#include "result.h"

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

/* ---- struct battle_ns ---------------------------------------------------------------- */

/* Nanoseconds for one operation, over all samples. */
typedef struct battle_ns tenon__c_battle_ns;
enum { tenon__kind_battle_ns = TENON_KIND_OBJECT };
const tenon_type *battle_ns_type(void);
static inline TENON_GEN_UNUSED bool battle_ns_json_read(struct battle_ns *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(battle_ns_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_ns_json_read_path(struct battle_ns *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(battle_ns_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_ns_json_read_source(struct battle_ns *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(battle_ns_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_ns_json_update(struct battle_ns *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(battle_ns_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_ns_json_write(const struct battle_ns *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(battle_ns_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t battle_ns_json_print(const struct battle_ns *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(battle_ns_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool battle_ns_init(struct battle_ns *object, tenon_mem *mem)
{
    return tenon_init(battle_ns_type(), object, mem);
}
static inline TENON_GEN_UNUSED void battle_ns_free(struct battle_ns *object, tenon_mem *mem)
{
    tenon_free(battle_ns_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool battle_ns_copy(struct battle_ns *copy, const struct battle_ns *object, tenon_mem *mem)
{
    return tenon_copy(battle_ns_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool battle_ns_equal(const struct battle_ns *a, const struct battle_ns *b)
{
    return tenon_equal(battle_ns_type(), a, b);
}

/* ---- struct battle_memory ------------------------------------------------------------ */

/* What one operation asks of malloc and its kin. */
typedef struct battle_memory tenon__c_battle_memory;
enum { tenon__kind_battle_memory = TENON_KIND_OBJECT };
const tenon_type *battle_memory_type(void);
static inline TENON_GEN_UNUSED bool battle_memory_json_read(struct battle_memory *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(battle_memory_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_memory_json_read_path(struct battle_memory *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(battle_memory_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_memory_json_read_source(struct battle_memory *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(battle_memory_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_memory_json_update(struct battle_memory *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(battle_memory_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_memory_json_write(const struct battle_memory *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(battle_memory_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t battle_memory_json_print(const struct battle_memory *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(battle_memory_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool battle_memory_init(struct battle_memory *object, tenon_mem *mem)
{
    return tenon_init(battle_memory_type(), object, mem);
}
static inline TENON_GEN_UNUSED void battle_memory_free(struct battle_memory *object, tenon_mem *mem)
{
    tenon_free(battle_memory_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool battle_memory_copy(struct battle_memory *copy, const struct battle_memory *object, tenon_mem *mem)
{
    return tenon_copy(battle_memory_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool battle_memory_equal(const struct battle_memory *a, const struct battle_memory *b)
{
    return tenon_equal(battle_memory_type(), a, b);
}

/* ---- struct battle_result ------------------------------------------------------------ */

/* One peer doing one thing with one model. */
typedef struct battle_result tenon__c_battle_result;
enum { tenon__kind_battle_result = TENON_KIND_OBJECT };
const tenon_type *battle_result_type(void);
static inline TENON_GEN_UNUSED bool battle_result_json_read(struct battle_result *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(battle_result_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_result_json_read_path(struct battle_result *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(battle_result_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_result_json_read_source(struct battle_result *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(battle_result_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_result_json_update(struct battle_result *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(battle_result_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_result_json_write(const struct battle_result *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(battle_result_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t battle_result_json_print(const struct battle_result *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(battle_result_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool battle_result_init(struct battle_result *object, tenon_mem *mem)
{
    return tenon_init(battle_result_type(), object, mem);
}
static inline TENON_GEN_UNUSED void battle_result_free(struct battle_result *object, tenon_mem *mem)
{
    tenon_free(battle_result_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool battle_result_copy(struct battle_result *copy, const struct battle_result *object, tenon_mem *mem)
{
    return tenon_copy(battle_result_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool battle_result_equal(const struct battle_result *a, const struct battle_result *b)
{
    return tenon_equal(battle_result_type(), a, b);
}

/* ---- struct battle_peer_info --------------------------------------------------------- */

/* Who fights, and who is absent. */
typedef struct battle_peer_info tenon__c_battle_peer_info;
enum { tenon__kind_battle_peer_info = TENON_KIND_OBJECT };
const tenon_type *battle_peer_info_type(void);
static inline TENON_GEN_UNUSED bool battle_peer_info_json_read(struct battle_peer_info *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(battle_peer_info_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_peer_info_json_read_path(struct battle_peer_info *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(battle_peer_info_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_peer_info_json_read_source(struct battle_peer_info *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(battle_peer_info_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_peer_info_json_update(struct battle_peer_info *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(battle_peer_info_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_peer_info_json_write(const struct battle_peer_info *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(battle_peer_info_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t battle_peer_info_json_print(const struct battle_peer_info *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(battle_peer_info_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool battle_peer_info_init(struct battle_peer_info *object, tenon_mem *mem)
{
    return tenon_init(battle_peer_info_type(), object, mem);
}
static inline TENON_GEN_UNUSED void battle_peer_info_free(struct battle_peer_info *object, tenon_mem *mem)
{
    tenon_free(battle_peer_info_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool battle_peer_info_copy(struct battle_peer_info *copy, const struct battle_peer_info *object, tenon_mem *mem)
{
    return tenon_copy(battle_peer_info_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool battle_peer_info_equal(const struct battle_peer_info *a, const struct battle_peer_info *b)
{
    return tenon_equal(battle_peer_info_type(), a, b);
}

/* ---- struct battle_machine ----------------------------------------------------------- */

typedef struct battle_machine tenon__c_battle_machine;
enum { tenon__kind_battle_machine = TENON_KIND_OBJECT };
const tenon_type *battle_machine_type(void);
static inline TENON_GEN_UNUSED bool battle_machine_json_read(struct battle_machine *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(battle_machine_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_machine_json_read_path(struct battle_machine *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(battle_machine_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_machine_json_read_source(struct battle_machine *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(battle_machine_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_machine_json_update(struct battle_machine *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(battle_machine_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_machine_json_write(const struct battle_machine *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(battle_machine_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t battle_machine_json_print(const struct battle_machine *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(battle_machine_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool battle_machine_init(struct battle_machine *object, tenon_mem *mem)
{
    return tenon_init(battle_machine_type(), object, mem);
}
static inline TENON_GEN_UNUSED void battle_machine_free(struct battle_machine *object, tenon_mem *mem)
{
    tenon_free(battle_machine_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool battle_machine_copy(struct battle_machine *copy, const struct battle_machine *object, tenon_mem *mem)
{
    return tenon_copy(battle_machine_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool battle_machine_equal(const struct battle_machine *a, const struct battle_machine *b)
{
    return tenon_equal(battle_machine_type(), a, b);
}

/* ---- struct battle_latency ----------------------------------------------------------- */

/* Microseconds that so many percent of the requests took at most, as the client saw it. */
typedef struct battle_latency tenon__c_battle_latency;
enum { tenon__kind_battle_latency = TENON_KIND_OBJECT };
const tenon_type *battle_latency_type(void);
static inline TENON_GEN_UNUSED bool battle_latency_json_read(struct battle_latency *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(battle_latency_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_latency_json_read_path(struct battle_latency *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(battle_latency_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_latency_json_read_source(struct battle_latency *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(battle_latency_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_latency_json_update(struct battle_latency *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(battle_latency_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_latency_json_write(const struct battle_latency *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(battle_latency_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t battle_latency_json_print(const struct battle_latency *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(battle_latency_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool battle_latency_init(struct battle_latency *object, tenon_mem *mem)
{
    return tenon_init(battle_latency_type(), object, mem);
}
static inline TENON_GEN_UNUSED void battle_latency_free(struct battle_latency *object, tenon_mem *mem)
{
    tenon_free(battle_latency_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool battle_latency_copy(struct battle_latency *copy, const struct battle_latency *object, tenon_mem *mem)
{
    return tenon_copy(battle_latency_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool battle_latency_equal(const struct battle_latency *a, const struct battle_latency *b)
{
    return tenon_equal(battle_latency_type(), a, b);
}

/* ---- struct battle_load -------------------------------------------------------------- */

/* One server under the load of one client on one route. Medians, where a row ran several times; without requests it was not run, and the note says why. */
typedef struct battle_load tenon__c_battle_load;
enum { tenon__kind_battle_load = TENON_KIND_OBJECT };
const tenon_type *battle_load_type(void);
static inline TENON_GEN_UNUSED bool battle_load_json_read(struct battle_load *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(battle_load_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_load_json_read_path(struct battle_load *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(battle_load_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_load_json_read_source(struct battle_load *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(battle_load_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_load_json_update(struct battle_load *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(battle_load_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool battle_load_json_write(const struct battle_load *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(battle_load_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t battle_load_json_print(const struct battle_load *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(battle_load_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool battle_load_init(struct battle_load *object, tenon_mem *mem)
{
    return tenon_init(battle_load_type(), object, mem);
}
static inline TENON_GEN_UNUSED void battle_load_free(struct battle_load *object, tenon_mem *mem)
{
    tenon_free(battle_load_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool battle_load_copy(struct battle_load *copy, const struct battle_load *object, tenon_mem *mem)
{
    return tenon_copy(battle_load_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool battle_load_equal(const struct battle_load *a, const struct battle_load *b)
{
    return tenon_equal(battle_load_type(), a, b);
}

/* ---- struct battle_results ----------------------------------------------------------- */

/* The whole file. */
typedef struct battle_results tenon__c_results;
enum { tenon__kind_results = TENON_KIND_OBJECT };
const tenon_type *results_type(void);
static inline TENON_GEN_UNUSED bool results_json_read(struct battle_results *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(results_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool results_json_read_path(struct battle_results *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(results_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool results_json_read_source(struct battle_results *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(results_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool results_json_update(struct battle_results *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(results_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool results_json_write(const struct battle_results *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(results_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t results_json_print(const struct battle_results *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(results_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool results_init(struct battle_results *object, tenon_mem *mem)
{
    return tenon_init(results_type(), object, mem);
}
static inline TENON_GEN_UNUSED void results_free(struct battle_results *object, tenon_mem *mem)
{
    tenon_free(results_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool results_copy(struct battle_results *copy, const struct battle_results *object, tenon_mem *mem)
{
    return tenon_copy(results_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool results_equal(const struct battle_results *a, const struct battle_results *b)
{
    return tenon_equal(results_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
