/* maps.tenon.h: made by tenongen from maps.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef MAPS_TENON_H
#define MAPS_TENON_H

#include "maps.h"

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

/* ---- struct score -------------------------------------------------------------------- */

typedef struct score tenon__c_score;
enum { tenon__kind_score = TENON_KIND_OBJECT };
const tenon_type *score_type(void);
static inline TENON_GEN_UNUSED bool score_json_read(struct score *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(score_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_read_path(struct score *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(score_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_read_source(struct score *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(score_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_update(struct score *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(score_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool score_json_write(const struct score *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(score_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t score_json_print(const struct score *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(score_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool score_init(struct score *object, tenon_mem *mem)
{
    return tenon_init(score_type(), object, mem);
}
static inline TENON_GEN_UNUSED void score_free(struct score *object, tenon_mem *mem)
{
    tenon_free(score_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool score_copy(struct score *copy, const struct score *object, tenon_mem *mem)
{
    return tenon_copy(score_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool score_equal(const struct score *a, const struct score *b)
{
    return tenon_equal(score_type(), a, b);
}

/* ---- struct peer --------------------------------------------------------------------- */

typedef struct peer tenon__c_peer;
enum { tenon__kind_peer = TENON_KIND_OBJECT };
const tenon_type *peer_type(void);
static inline TENON_GEN_UNUSED bool peer_json_read(struct peer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(peer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool peer_json_read_path(struct peer *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(peer_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool peer_json_read_source(struct peer *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(peer_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool peer_json_update(struct peer *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(peer_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool peer_json_write(const struct peer *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(peer_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t peer_json_print(const struct peer *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(peer_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool peer_init(struct peer *object, tenon_mem *mem)
{
    return tenon_init(peer_type(), object, mem);
}
static inline TENON_GEN_UNUSED void peer_free(struct peer *object, tenon_mem *mem)
{
    tenon_free(peer_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool peer_copy(struct peer *copy, const struct peer *object, tenon_mem *mem)
{
    return tenon_copy(peer_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool peer_equal(const struct peer *a, const struct peer *b)
{
    return tenon_equal(peer_type(), a, b);
}

/* ---- struct code --------------------------------------------------------------------- */

typedef struct code tenon__c_code;
enum { tenon__kind_code = TENON_KIND_OBJECT };
const tenon_type *code_type(void);
static inline TENON_GEN_UNUSED bool code_json_read(struct code *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(code_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool code_json_read_path(struct code *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(code_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool code_json_read_source(struct code *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(code_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool code_json_update(struct code *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(code_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool code_json_write(const struct code *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(code_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t code_json_print(const struct code *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(code_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool code_init(struct code *object, tenon_mem *mem)
{
    return tenon_init(code_type(), object, mem);
}
static inline TENON_GEN_UNUSED void code_free(struct code *object, tenon_mem *mem)
{
    tenon_free(code_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool code_copy(struct code *copy, const struct code *object, tenon_mem *mem)
{
    return tenon_copy(code_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool code_equal(const struct code *a, const struct code *b)
{
    return tenon_equal(code_type(), a, b);
}

/* ---- struct numbers ------------------------------------------------------------------ */

typedef struct numbers tenon__c_numbers;
enum { tenon__kind_numbers = TENON_KIND_OBJECT };
const tenon_type *numbers_type(void);
static inline TENON_GEN_UNUSED bool numbers_json_read(struct numbers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(numbers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_read_path(struct numbers *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(numbers_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_read_source(struct numbers *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(numbers_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_update(struct numbers *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(numbers_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool numbers_json_write(const struct numbers *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(numbers_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t numbers_json_print(const struct numbers *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(numbers_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool numbers_init(struct numbers *object, tenon_mem *mem)
{
    return tenon_init(numbers_type(), object, mem);
}
static inline TENON_GEN_UNUSED void numbers_free(struct numbers *object, tenon_mem *mem)
{
    tenon_free(numbers_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool numbers_copy(struct numbers *copy, const struct numbers *object, tenon_mem *mem)
{
    return tenon_copy(numbers_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool numbers_equal(const struct numbers *a, const struct numbers *b)
{
    return tenon_equal(numbers_type(), a, b);
}

/* ---- struct spot --------------------------------------------------------------------- */

/* The key beside the object that is the value: generated code has a loop for these. */
typedef struct spot tenon__c_spot;
enum { tenon__kind_spot = TENON_KIND_OBJECT };
const tenon_type *spot_type(void);
static inline TENON_GEN_UNUSED bool spot_json_read(struct spot *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(spot_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool spot_json_read_path(struct spot *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(spot_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool spot_json_read_source(struct spot *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(spot_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool spot_json_update(struct spot *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(spot_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool spot_json_write(const struct spot *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(spot_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t spot_json_print(const struct spot *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(spot_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool spot_init(struct spot *object, tenon_mem *mem)
{
    return tenon_init(spot_type(), object, mem);
}
static inline TENON_GEN_UNUSED void spot_free(struct spot *object, tenon_mem *mem)
{
    tenon_free(spot_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool spot_copy(struct spot *copy, const struct spot *object, tenon_mem *mem)
{
    return tenon_copy(spot_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool spot_equal(const struct spot *a, const struct spot *b)
{
    return tenon_equal(spot_type(), a, b);
}

/* ---- struct place -------------------------------------------------------------------- */

typedef struct place tenon__c_place;
enum { tenon__kind_place = TENON_KIND_OBJECT };
const tenon_type *place_type(void);
static inline TENON_GEN_UNUSED bool place_json_read(struct place *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(place_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool place_json_read_path(struct place *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(place_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool place_json_read_source(struct place *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(place_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool place_json_update(struct place *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(place_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool place_json_write(const struct place *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(place_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t place_json_print(const struct place *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(place_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool place_init(struct place *object, tenon_mem *mem)
{
    return tenon_init(place_type(), object, mem);
}
static inline TENON_GEN_UNUSED void place_free(struct place *object, tenon_mem *mem)
{
    tenon_free(place_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool place_copy(struct place *copy, const struct place *object, tenon_mem *mem)
{
    return tenon_copy(place_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool place_equal(const struct place *a, const struct place *b)
{
    return tenon_equal(place_type(), a, b);
}

/* ---- struct places ------------------------------------------------------------------- */

typedef struct places tenon__c_places;
enum { tenon__kind_places = TENON_KIND_OBJECT };
const tenon_type *places_type(void);
static inline TENON_GEN_UNUSED bool places_json_read(struct places *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(places_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool places_json_read_path(struct places *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(places_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool places_json_read_source(struct places *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(places_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool places_json_update(struct places *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(places_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool places_json_write(const struct places *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(places_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t places_json_print(const struct places *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(places_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool places_init(struct places *object, tenon_mem *mem)
{
    return tenon_init(places_type(), object, mem);
}
static inline TENON_GEN_UNUSED void places_free(struct places *object, tenon_mem *mem)
{
    tenon_free(places_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool places_copy(struct places *copy, const struct places *object, tenon_mem *mem)
{
    return tenon_copy(places_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool places_equal(const struct places *a, const struct places *b)
{
    return tenon_equal(places_type(), a, b);
}

/* ---- struct maps --------------------------------------------------------------------- */

typedef struct maps tenon__c_maps;
enum { tenon__kind_maps = TENON_KIND_OBJECT };
const tenon_type *maps_type(void);
static inline TENON_GEN_UNUSED bool maps_json_read(struct maps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(maps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maps_json_read_path(struct maps *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(maps_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maps_json_read_source(struct maps *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(maps_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maps_json_update(struct maps *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(maps_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool maps_json_write(const struct maps *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(maps_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t maps_json_print(const struct maps *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(maps_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool maps_init(struct maps *object, tenon_mem *mem)
{
    return tenon_init(maps_type(), object, mem);
}
static inline TENON_GEN_UNUSED void maps_free(struct maps *object, tenon_mem *mem)
{
    tenon_free(maps_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool maps_copy(struct maps *copy, const struct maps *object, tenon_mem *mem)
{
    return tenon_copy(maps_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool maps_equal(const struct maps *a, const struct maps *b)
{
    return tenon_equal(maps_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
