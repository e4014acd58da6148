/* more.tenon.h: made by tenongen from more.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef MORE_TENON_H
#define MORE_TENON_H

#include "more.h"

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

/* ---- struct small_array -------------------------------------------------------------- */

/* The thousand small objects, without an object around them. */
typedef struct small_array tenon__c_small_array;
enum { tenon__kind_small_array = TENON_KIND_OBJECT };
const tenon_type *small_array_type(void);
static inline TENON_GEN_UNUSED bool small_array_json_read(struct small_array *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(small_array_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_array_json_read_path(struct small_array *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(small_array_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_array_json_read_source(struct small_array *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(small_array_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_array_json_update(struct small_array *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(small_array_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_array_json_write(const struct small_array *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(small_array_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t small_array_json_print(const struct small_array *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(small_array_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool small_array_init(struct small_array *object, tenon_mem *mem)
{
    return tenon_init(small_array_type(), object, mem);
}
static inline TENON_GEN_UNUSED void small_array_free(struct small_array *object, tenon_mem *mem)
{
    tenon_free(small_array_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool small_array_copy(struct small_array *copy, const struct small_array *object, tenon_mem *mem)
{
    return tenon_copy(small_array_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool small_array_equal(const struct small_array *a, const struct small_array *b)
{
    return tenon_equal(small_array_type(), a, b);
}

/* ---- struct log_field ---------------------------------------------------------------- */

/* An entry of ExtFileds, whose values are kept as text. */
typedef struct log_field tenon__c_log_field;
enum { tenon__kind_log_field = TENON_KIND_OBJECT };
const tenon_type *log_field_type(void);
static inline TENON_GEN_UNUSED bool log_field_json_read(struct log_field *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(log_field_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool log_field_json_read_path(struct log_field *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(log_field_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool log_field_json_read_source(struct log_field *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(log_field_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool log_field_json_update(struct log_field *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(log_field_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool log_field_json_write(const struct log_field *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(log_field_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t log_field_json_print(const struct log_field *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(log_field_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool log_field_init(struct log_field *object, tenon_mem *mem)
{
    return tenon_init(log_field_type(), object, mem);
}
static inline TENON_GEN_UNUSED void log_field_free(struct log_field *object, tenon_mem *mem)
{
    tenon_free(log_field_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool log_field_copy(struct log_field *copy, const struct log_field *object, tenon_mem *mem)
{
    return tenon_copy(log_field_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool log_field_equal(const struct log_field *a, const struct log_field *b)
{
    return tenon_equal(log_field_type(), a, b);
}

/* ---- struct system_log --------------------------------------------------------------- */

/* Spelt as in the comparison that it comes from. */
typedef struct system_log tenon__c_system_log;
enum { tenon__kind_system_log = TENON_KIND_OBJECT };
const tenon_type *system_log_type(void);
static inline TENON_GEN_UNUSED bool system_log_json_read(struct system_log *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(system_log_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool system_log_json_read_path(struct system_log *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(system_log_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool system_log_json_read_source(struct system_log *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(system_log_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool system_log_json_update(struct system_log *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(system_log_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool system_log_json_write(const struct system_log *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(system_log_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t system_log_json_print(const struct system_log *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(system_log_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool system_log_init(struct system_log *object, tenon_mem *mem)
{
    return tenon_init(system_log_type(), object, mem);
}
static inline TENON_GEN_UNUSED void system_log_free(struct system_log *object, tenon_mem *mem)
{
    tenon_free(system_log_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool system_log_copy(struct system_log *copy, const struct system_log *object, tenon_mem *mem)
{
    return tenon_copy(system_log_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool system_log_equal(const struct system_log *a, const struct system_log *b)
{
    return tenon_equal(system_log_type(), a, b);
}

/* ---- struct forecast ----------------------------------------------------------------- */

typedef struct forecast tenon__c_forecast;
enum { tenon__kind_forecast = TENON_KIND_OBJECT };
const tenon_type *forecast_type(void);
static inline TENON_GEN_UNUSED bool forecast_json_read(struct forecast *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(forecast_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool forecast_json_read_path(struct forecast *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(forecast_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool forecast_json_read_source(struct forecast *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(forecast_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool forecast_json_update(struct forecast *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(forecast_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool forecast_json_write(const struct forecast *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(forecast_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t forecast_json_print(const struct forecast *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(forecast_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool forecast_init(struct forecast *object, tenon_mem *mem)
{
    return tenon_init(forecast_type(), object, mem);
}
static inline TENON_GEN_UNUSED void forecast_free(struct forecast *object, tenon_mem *mem)
{
    tenon_free(forecast_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool forecast_copy(struct forecast *copy, const struct forecast *object, tenon_mem *mem)
{
    return tenon_copy(forecast_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool forecast_equal(const struct forecast *a, const struct forecast *b)
{
    return tenon_equal(forecast_type(), a, b);
}

/* ---- struct tweet_user --------------------------------------------------------------- */

typedef struct tweet_user tenon__c_tweet_user;
enum { tenon__kind_tweet_user = TENON_KIND_OBJECT };
const tenon_type *tweet_user_type(void);
static inline TENON_GEN_UNUSED bool tweet_user_json_read(struct tweet_user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(tweet_user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_user_json_read_path(struct tweet_user *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(tweet_user_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_user_json_read_source(struct tweet_user *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(tweet_user_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_user_json_update(struct tweet_user *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(tweet_user_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_user_json_write(const struct tweet_user *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(tweet_user_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t tweet_user_json_print(const struct tweet_user *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(tweet_user_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool tweet_user_init(struct tweet_user *object, tenon_mem *mem)
{
    return tenon_init(tweet_user_type(), object, mem);
}
static inline TENON_GEN_UNUSED void tweet_user_free(struct tweet_user *object, tenon_mem *mem)
{
    tenon_free(tweet_user_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool tweet_user_copy(struct tweet_user *copy, const struct tweet_user *object, tenon_mem *mem)
{
    return tenon_copy(tweet_user_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool tweet_user_equal(const struct tweet_user *a, const struct tweet_user *b)
{
    return tenon_equal(tweet_user_type(), a, b);
}

/* ---- struct tweet -------------------------------------------------------------------- */

typedef struct tweet tenon__c_tweet;
enum { tenon__kind_tweet = TENON_KIND_OBJECT };
const tenon_type *tweet_type(void);
static inline TENON_GEN_UNUSED bool tweet_json_read(struct tweet *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(tweet_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_json_read_path(struct tweet *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(tweet_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_json_read_source(struct tweet *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(tweet_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_json_update(struct tweet *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(tweet_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweet_json_write(const struct tweet *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(tweet_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t tweet_json_print(const struct tweet *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(tweet_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool tweet_init(struct tweet *object, tenon_mem *mem)
{
    return tenon_init(tweet_type(), object, mem);
}
static inline TENON_GEN_UNUSED void tweet_free(struct tweet *object, tenon_mem *mem)
{
    tenon_free(tweet_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool tweet_copy(struct tweet *copy, const struct tweet *object, tenon_mem *mem)
{
    return tenon_copy(tweet_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool tweet_equal(const struct tweet *a, const struct tweet *b)
{
    return tenon_equal(tweet_type(), a, b);
}

/* ---- struct tweets ------------------------------------------------------------------- */

/* What is kept of twitter.json; the rest of it is passed over. */
typedef struct tweets tenon__c_tweets;
enum { tenon__kind_tweets = TENON_KIND_OBJECT };
const tenon_type *tweets_type(void);
static inline TENON_GEN_UNUSED bool tweets_json_read(struct tweets *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(tweets_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweets_json_read_path(struct tweets *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(tweets_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweets_json_read_source(struct tweets *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(tweets_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweets_json_update(struct tweets *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(tweets_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool tweets_json_write(const struct tweets *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(tweets_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t tweets_json_print(const struct tweets *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(tweets_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool tweets_init(struct tweets *object, tenon_mem *mem)
{
    return tenon_init(tweets_type(), object, mem);
}
static inline TENON_GEN_UNUSED void tweets_free(struct tweets *object, tenon_mem *mem)
{
    tenon_free(tweets_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool tweets_copy(struct tweets *copy, const struct tweets *object, tenon_mem *mem)
{
    return tenon_copy(tweets_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool tweets_equal(const struct tweets *a, const struct tweets *b)
{
    return tenon_equal(tweets_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
