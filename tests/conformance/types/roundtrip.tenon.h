/* roundtrip.tenon.h: made by tenongen from roundtrip.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef ROUNDTRIP_TENON_H
#define ROUNDTRIP_TENON_H

#include "roundtrip.h"

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

/* ---- struct bools -------------------------------------------------------------------- */

typedef struct bools tenon__c_bools;
enum { tenon__kind_bools = TENON_KIND_OBJECT };
const tenon_type *bools_type(void);
static inline TENON_GEN_UNUSED bool bools_json_read(struct bools *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(bools_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bools_json_read_path(struct bools *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(bools_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bools_json_read_source(struct bools *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(bools_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bools_json_update(struct bools *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(bools_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool bools_json_write(const struct bools *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(bools_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t bools_json_print(const struct bools *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(bools_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool bools_init(struct bools *object, tenon_mem *mem)
{
    return tenon_init(bools_type(), object, mem);
}
static inline TENON_GEN_UNUSED void bools_free(struct bools *object, tenon_mem *mem)
{
    tenon_free(bools_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool bools_copy(struct bools *copy, const struct bools *object, tenon_mem *mem)
{
    return tenon_copy(bools_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool bools_equal(const struct bools *a, const struct bools *b)
{
    return tenon_equal(bools_type(), a, b);
}

/* ---- struct signeds ------------------------------------------------------------------ */

typedef struct signeds tenon__c_signeds;
enum { tenon__kind_signeds = TENON_KIND_OBJECT };
const tenon_type *signeds_type(void);
static inline TENON_GEN_UNUSED bool signeds_json_read(struct signeds *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(signeds_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool signeds_json_read_path(struct signeds *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(signeds_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool signeds_json_read_source(struct signeds *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(signeds_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool signeds_json_update(struct signeds *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(signeds_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool signeds_json_write(const struct signeds *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(signeds_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t signeds_json_print(const struct signeds *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(signeds_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool signeds_init(struct signeds *object, tenon_mem *mem)
{
    return tenon_init(signeds_type(), object, mem);
}
static inline TENON_GEN_UNUSED void signeds_free(struct signeds *object, tenon_mem *mem)
{
    tenon_free(signeds_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool signeds_copy(struct signeds *copy, const struct signeds *object, tenon_mem *mem)
{
    return tenon_copy(signeds_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool signeds_equal(const struct signeds *a, const struct signeds *b)
{
    return tenon_equal(signeds_type(), a, b);
}

/* ---- struct unsigneds ---------------------------------------------------------------- */

typedef struct unsigneds tenon__c_unsigneds;
enum { tenon__kind_unsigneds = TENON_KIND_OBJECT };
const tenon_type *unsigneds_type(void);
static inline TENON_GEN_UNUSED bool unsigneds_json_read(struct unsigneds *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(unsigneds_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool unsigneds_json_read_path(struct unsigneds *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(unsigneds_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool unsigneds_json_read_source(struct unsigneds *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(unsigneds_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool unsigneds_json_update(struct unsigneds *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(unsigneds_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool unsigneds_json_write(const struct unsigneds *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(unsigneds_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t unsigneds_json_print(const struct unsigneds *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(unsigneds_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool unsigneds_init(struct unsigneds *object, tenon_mem *mem)
{
    return tenon_init(unsigneds_type(), object, mem);
}
static inline TENON_GEN_UNUSED void unsigneds_free(struct unsigneds *object, tenon_mem *mem)
{
    tenon_free(unsigneds_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool unsigneds_copy(struct unsigneds *copy, const struct unsigneds *object, tenon_mem *mem)
{
    return tenon_copy(unsigneds_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool unsigneds_equal(const struct unsigneds *a, const struct unsigneds *b)
{
    return tenon_equal(unsigneds_type(), a, b);
}

/* ---- struct reals -------------------------------------------------------------------- */

typedef struct reals tenon__c_reals;
enum { tenon__kind_reals = TENON_KIND_OBJECT };
const tenon_type *reals_type(void);
static inline TENON_GEN_UNUSED bool reals_json_read(struct reals *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(reals_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_read_path(struct reals *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(reals_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_read_source(struct reals *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(reals_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_update(struct reals *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(reals_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool reals_json_write(const struct reals *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(reals_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t reals_json_print(const struct reals *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(reals_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool reals_init(struct reals *object, tenon_mem *mem)
{
    return tenon_init(reals_type(), object, mem);
}
static inline TENON_GEN_UNUSED void reals_free(struct reals *object, tenon_mem *mem)
{
    tenon_free(reals_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool reals_copy(struct reals *copy, const struct reals *object, tenon_mem *mem)
{
    return tenon_copy(reals_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool reals_equal(const struct reals *a, const struct reals *b)
{
    return tenon_equal(reals_type(), a, b);
}

/* ---- struct strings ------------------------------------------------------------------ */

typedef struct strings tenon__c_strings;
enum { tenon__kind_strings = TENON_KIND_OBJECT };
const tenon_type *strings_type(void);
static inline TENON_GEN_UNUSED bool strings_json_read(struct strings *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(strings_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strings_json_read_path(struct strings *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(strings_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strings_json_read_source(struct strings *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(strings_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strings_json_update(struct strings *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(strings_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool strings_json_write(const struct strings *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(strings_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t strings_json_print(const struct strings *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(strings_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool strings_init(struct strings *object, tenon_mem *mem)
{
    return tenon_init(strings_type(), object, mem);
}
static inline TENON_GEN_UNUSED void strings_free(struct strings *object, tenon_mem *mem)
{
    tenon_free(strings_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool strings_copy(struct strings *copy, const struct strings *object, tenon_mem *mem)
{
    return tenon_copy(strings_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool strings_equal(const struct strings *a, const struct strings *b)
{
    return tenon_equal(strings_type(), a, b);
}

/* ---- struct nothing ------------------------------------------------------------------ */

typedef struct nothing tenon__c_nothing;
enum { tenon__kind_nothing = TENON_KIND_OBJECT };
const tenon_type *nothing_type(void);
static inline TENON_GEN_UNUSED bool nothing_json_read(struct nothing *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(nothing_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nothing_json_read_path(struct nothing *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(nothing_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nothing_json_read_source(struct nothing *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(nothing_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nothing_json_update(struct nothing *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(nothing_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool nothing_json_write(const struct nothing *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(nothing_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t nothing_json_print(const struct nothing *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(nothing_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool nothing_init(struct nothing *object, tenon_mem *mem)
{
    return tenon_init(nothing_type(), object, mem);
}
static inline TENON_GEN_UNUSED void nothing_free(struct nothing *object, tenon_mem *mem)
{
    tenon_free(nothing_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool nothing_copy(struct nothing *copy, const struct nothing *object, tenon_mem *mem)
{
    return tenon_copy(nothing_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool nothing_equal(const struct nothing *a, const struct nothing *b)
{
    return tenon_equal(nothing_type(), a, b);
}

/* ---- struct foo ---------------------------------------------------------------------- */

typedef struct foo tenon__c_foo;
enum { tenon__kind_foo = TENON_KIND_OBJECT };
const tenon_type *foo_type(void);
static inline TENON_GEN_UNUSED bool foo_json_read(struct foo *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(foo_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool foo_json_read_path(struct foo *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(foo_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool foo_json_read_source(struct foo *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(foo_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool foo_json_update(struct foo *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(foo_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool foo_json_write(const struct foo *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(foo_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t foo_json_print(const struct foo *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(foo_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool foo_init(struct foo *object, tenon_mem *mem)
{
    return tenon_init(foo_type(), object, mem);
}
static inline TENON_GEN_UNUSED void foo_free(struct foo *object, tenon_mem *mem)
{
    tenon_free(foo_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool foo_copy(struct foo *copy, const struct foo *object, tenon_mem *mem)
{
    return tenon_copy(foo_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool foo_equal(const struct foo *a, const struct foo *b)
{
    return tenon_equal(foo_type(), a, b);
}

/* ---- struct a_foo -------------------------------------------------------------------- */

typedef struct a_foo tenon__c_a_foo;
enum { tenon__kind_a_foo = TENON_KIND_OBJECT };
const tenon_type *a_foo_type(void);
static inline TENON_GEN_UNUSED bool a_foo_json_read(struct a_foo *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(a_foo_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_foo_json_read_path(struct a_foo *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(a_foo_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_foo_json_read_source(struct a_foo *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(a_foo_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_foo_json_update(struct a_foo *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(a_foo_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool a_foo_json_write(const struct a_foo *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(a_foo_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t a_foo_json_print(const struct a_foo *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(a_foo_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool a_foo_init(struct a_foo *object, tenon_mem *mem)
{
    return tenon_init(a_foo_type(), object, mem);
}
static inline TENON_GEN_UNUSED void a_foo_free(struct a_foo *object, tenon_mem *mem)
{
    tenon_free(a_foo_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool a_foo_copy(struct a_foo *copy, const struct a_foo *object, tenon_mem *mem)
{
    return tenon_copy(a_foo_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool a_foo_equal(const struct a_foo *a, const struct a_foo *b)
{
    return tenon_equal(a_foo_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
