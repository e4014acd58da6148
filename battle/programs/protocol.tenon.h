/* protocol.tenon.h: made by tenongen from protocol.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef PROTOCOL_TENON_H
#define PROTOCOL_TENON_H

#include "protocol.h"

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

/* ---- struct program_case ------------------------------------------------------------- */

typedef struct program_case tenon__c_program_case;
enum { tenon__kind_program_case = TENON_KIND_OBJECT };
const tenon_type *program_case_type(void);
static inline TENON_GEN_UNUSED bool program_case_json_read(struct program_case *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(program_case_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_case_json_read_path(struct program_case *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(program_case_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_case_json_read_source(struct program_case *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(program_case_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_case_json_update(struct program_case *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(program_case_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_case_json_write(const struct program_case *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(program_case_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t program_case_json_print(const struct program_case *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(program_case_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool program_case_init(struct program_case *object, tenon_mem *mem)
{
    return tenon_init(program_case_type(), object, mem);
}
static inline TENON_GEN_UNUSED void program_case_free(struct program_case *object, tenon_mem *mem)
{
    tenon_free(program_case_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool program_case_copy(struct program_case *copy, const struct program_case *object, tenon_mem *mem)
{
    return tenon_copy(program_case_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool program_case_equal(const struct program_case *a, const struct program_case *b)
{
    return tenon_equal(program_case_type(), a, b);
}

/* ---- struct program_request ---------------------------------------------------------- */

typedef struct program_request tenon__c_program_request;
enum { tenon__kind_program_request = TENON_KIND_OBJECT };
const tenon_type *program_request_type(void);
static inline TENON_GEN_UNUSED bool program_request_json_read(struct program_request *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(program_request_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_request_json_read_path(struct program_request *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(program_request_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_request_json_read_source(struct program_request *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(program_request_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_request_json_update(struct program_request *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(program_request_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_request_json_write(const struct program_request *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(program_request_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t program_request_json_print(const struct program_request *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(program_request_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool program_request_init(struct program_request *object, tenon_mem *mem)
{
    return tenon_init(program_request_type(), object, mem);
}
static inline TENON_GEN_UNUSED void program_request_free(struct program_request *object, tenon_mem *mem)
{
    tenon_free(program_request_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool program_request_copy(struct program_request *copy, const struct program_request *object, tenon_mem *mem)
{
    return tenon_copy(program_request_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool program_request_equal(const struct program_request *a, const struct program_request *b)
{
    return tenon_equal(program_request_type(), a, b);
}

/* ---- struct program_allocations ------------------------------------------------------ */

typedef struct program_allocations tenon__c_program_allocations;
enum { tenon__kind_program_allocations = TENON_KIND_OBJECT };
const tenon_type *program_allocations_type(void);
static inline TENON_GEN_UNUSED bool program_allocations_json_read(struct program_allocations *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(program_allocations_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_allocations_json_read_path(struct program_allocations *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(program_allocations_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_allocations_json_read_source(struct program_allocations *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(program_allocations_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_allocations_json_update(struct program_allocations *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(program_allocations_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_allocations_json_write(const struct program_allocations *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(program_allocations_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t program_allocations_json_print(const struct program_allocations *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(program_allocations_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool program_allocations_init(struct program_allocations *object, tenon_mem *mem)
{
    return tenon_init(program_allocations_type(), object, mem);
}
static inline TENON_GEN_UNUSED void program_allocations_free(struct program_allocations *object, tenon_mem *mem)
{
    tenon_free(program_allocations_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool program_allocations_copy(struct program_allocations *copy, const struct program_allocations *object, tenon_mem *mem)
{
    return tenon_copy(program_allocations_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool program_allocations_equal(const struct program_allocations *a, const struct program_allocations *b)
{
    return tenon_equal(program_allocations_type(), a, b);
}

/* ---- struct program_run -------------------------------------------------------------- */

/* One way with one case. */
typedef struct program_run tenon__c_program_run;
enum { tenon__kind_program_run = TENON_KIND_OBJECT };
const tenon_type *program_run_type(void);
static inline TENON_GEN_UNUSED bool program_run_json_read(struct program_run *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(program_run_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_run_json_read_path(struct program_run *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(program_run_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_run_json_read_source(struct program_run *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(program_run_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_run_json_update(struct program_run *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(program_run_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_run_json_write(const struct program_run *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(program_run_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t program_run_json_print(const struct program_run *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(program_run_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool program_run_init(struct program_run *object, tenon_mem *mem)
{
    return tenon_init(program_run_type(), object, mem);
}
static inline TENON_GEN_UNUSED void program_run_free(struct program_run *object, tenon_mem *mem)
{
    tenon_free(program_run_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool program_run_copy(struct program_run *copy, const struct program_run *object, tenon_mem *mem)
{
    return tenon_copy(program_run_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool program_run_equal(const struct program_run *a, const struct program_run *b)
{
    return tenon_equal(program_run_type(), a, b);
}

/* ---- struct program_answer ----------------------------------------------------------- */

typedef struct program_answer tenon__c_program_answer;
enum { tenon__kind_program_answer = TENON_KIND_OBJECT };
const tenon_type *program_answer_type(void);
static inline TENON_GEN_UNUSED bool program_answer_json_read(struct program_answer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(program_answer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_answer_json_read_path(struct program_answer *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(program_answer_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_answer_json_read_source(struct program_answer *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(program_answer_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_answer_json_update(struct program_answer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(program_answer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool program_answer_json_write(const struct program_answer *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(program_answer_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t program_answer_json_print(const struct program_answer *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(program_answer_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool program_answer_init(struct program_answer *object, tenon_mem *mem)
{
    return tenon_init(program_answer_type(), object, mem);
}
static inline TENON_GEN_UNUSED void program_answer_free(struct program_answer *object, tenon_mem *mem)
{
    tenon_free(program_answer_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool program_answer_copy(struct program_answer *copy, const struct program_answer *object, tenon_mem *mem)
{
    return tenon_copy(program_answer_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool program_answer_equal(const struct program_answer *a, const struct program_answer *b)
{
    return tenon_equal(program_answer_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
