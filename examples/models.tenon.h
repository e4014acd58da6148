/* models.tenon.h: made by tenongen from models.h; edit that instead. Typed functions of the types in it; what they
 * do is documented in tenon/json.h and tenon/type.h. */
#ifndef MODELS_TENON_H
#define MODELS_TENON_H

#include "models.h"

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

/* ---- struct small -------------------------------------------------------------------- */

/* A customer in three members. */
typedef struct small tenon__c_small;
enum { tenon__kind_small = TENON_KIND_OBJECT };
const tenon_type *small_type(void);
static inline TENON_GEN_UNUSED bool small_json_read(struct small *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(small_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_json_read_path(struct small *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(small_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_json_read_source(struct small *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(small_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_json_update(struct small *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(small_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_json_write(const struct small *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(small_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t small_json_print(const struct small *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(small_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool small_init(struct small *object, tenon_mem *mem)
{
    return tenon_init(small_type(), object, mem);
}
static inline TENON_GEN_UNUSED void small_free(struct small *object, tenon_mem *mem)
{
    tenon_free(small_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool small_copy(struct small *copy, const struct small *object, tenon_mem *mem)
{
    return tenon_copy(small_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool small_equal(const struct small *a, const struct small *b)
{
    return tenon_equal(small_type(), a, b);
}

/* ---- struct address ------------------------------------------------------------------ */

typedef struct address tenon__c_address;
enum { tenon__kind_address = TENON_KIND_OBJECT };
const tenon_type *address_type(void);
static inline TENON_GEN_UNUSED bool address_json_read(struct address *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(address_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool address_json_read_path(struct address *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(address_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool address_json_read_source(struct address *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(address_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool address_json_update(struct address *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(address_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool address_json_write(const struct address *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(address_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t address_json_print(const struct address *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(address_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool address_init(struct address *object, tenon_mem *mem)
{
    return tenon_init(address_type(), object, mem);
}
static inline TENON_GEN_UNUSED void address_free(struct address *object, tenon_mem *mem)
{
    tenon_free(address_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool address_copy(struct address *copy, const struct address *object, tenon_mem *mem)
{
    return tenon_copy(address_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool address_equal(const struct address *a, const struct address *b)
{
    return tenon_equal(address_type(), a, b);
}

/* ---- struct big ---------------------------------------------------------------------- */

/* enums as numbers and the date as text, as the 597-byte form has them */
typedef struct big tenon__c_big;
enum { tenon__kind_big = TENON_KIND_OBJECT };
const tenon_type *big_type(void);
static inline TENON_GEN_UNUSED bool big_json_read(struct big *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(big_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_json_read_path(struct big *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(big_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_json_read_source(struct big *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(big_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_json_update(struct big *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(big_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_json_write(const struct big *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(big_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t big_json_print(const struct big *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(big_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool big_init(struct big *object, tenon_mem *mem)
{
    return tenon_init(big_type(), object, mem);
}
static inline TENON_GEN_UNUSED void big_free(struct big *object, tenon_mem *mem)
{
    tenon_free(big_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool big_copy(struct big *copy, const struct big *object, tenon_mem *mem)
{
    return tenon_copy(big_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool big_equal(const struct big *a, const struct big *b)
{
    return tenon_equal(big_type(), a, b);
}

/* ---- enum gender --------------------------------------------------------------------- */

typedef enum gender tenon__c_gender;
enum { tenon__kind_gender = TENON_KIND_ENUM };
const tenon_type *gender_type(void);

/* ---- enum club ----------------------------------------------------------------------- */

typedef enum club tenon__c_club;
enum { tenon__kind_club = TENON_KIND_ENUM };
const tenon_type *club_type(void);

/* ---- struct big_named ---------------------------------------------------------------- */

/* enums by name and the date parsed: the 613-byte form */
typedef struct big_named tenon__c_big_named;
enum { tenon__kind_big_named = TENON_KIND_OBJECT };
const tenon_type *big_named_type(void);
static inline TENON_GEN_UNUSED bool big_named_json_read(struct big_named *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(big_named_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_named_json_read_path(struct big_named *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(big_named_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_named_json_read_source(struct big_named *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(big_named_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_named_json_update(struct big_named *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(big_named_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool big_named_json_write(const struct big_named *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(big_named_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t big_named_json_print(const struct big_named *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(big_named_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool big_named_init(struct big_named *object, tenon_mem *mem)
{
    return tenon_init(big_named_type(), object, mem);
}
static inline TENON_GEN_UNUSED void big_named_free(struct big_named *object, tenon_mem *mem)
{
    tenon_free(big_named_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool big_named_copy(struct big_named *copy, const struct big_named *object, tenon_mem *mem)
{
    return tenon_copy(big_named_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool big_named_equal(const struct big_named *a, const struct big_named *b)
{
    return tenon_equal(big_named_type(), a, b);
}

/* ---- struct small_list --------------------------------------------------------------- */

typedef struct small_list tenon__c_small_list;
enum { tenon__kind_small_list = TENON_KIND_OBJECT };
const tenon_type *small_list_type(void);
static inline TENON_GEN_UNUSED bool small_list_json_read(struct small_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(small_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_list_json_read_path(struct small_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(small_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_list_json_read_source(struct small_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(small_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_list_json_update(struct small_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(small_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_list_json_write(const struct small_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(small_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t small_list_json_print(const struct small_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(small_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool small_list_init(struct small_list *object, tenon_mem *mem)
{
    return tenon_init(small_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void small_list_free(struct small_list *object, tenon_mem *mem)
{
    tenon_free(small_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool small_list_copy(struct small_list *copy, const struct small_list *object, tenon_mem *mem)
{
    return tenon_copy(small_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool small_list_equal(const struct small_list *a, const struct small_list *b)
{
    return tenon_equal(small_list_type(), a, b);
}

/* ---- struct small_entry -------------------------------------------------------------- */

typedef struct small_entry tenon__c_small_entry;
enum { tenon__kind_small_entry = TENON_KIND_OBJECT };
const tenon_type *small_entry_type(void);
static inline TENON_GEN_UNUSED bool small_entry_json_read(struct small_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(small_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_entry_json_read_path(struct small_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(small_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_entry_json_read_source(struct small_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(small_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_entry_json_update(struct small_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(small_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_entry_json_write(const struct small_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(small_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t small_entry_json_print(const struct small_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(small_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool small_entry_init(struct small_entry *object, tenon_mem *mem)
{
    return tenon_init(small_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void small_entry_free(struct small_entry *object, tenon_mem *mem)
{
    tenon_free(small_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool small_entry_copy(struct small_entry *copy, const struct small_entry *object, tenon_mem *mem)
{
    return tenon_copy(small_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool small_entry_equal(const struct small_entry *a, const struct small_entry *b)
{
    return tenon_equal(small_entry_type(), a, b);
}

/* ---- struct small_dictionary --------------------------------------------------------- */

typedef struct small_dictionary tenon__c_small_dictionary;
enum { tenon__kind_small_dictionary = TENON_KIND_OBJECT };
const tenon_type *small_dictionary_type(void);
static inline TENON_GEN_UNUSED bool small_dictionary_json_read(struct small_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(small_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_dictionary_json_read_path(struct small_dictionary *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(small_dictionary_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_dictionary_json_read_source(struct small_dictionary *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(small_dictionary_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_dictionary_json_update(struct small_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(small_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool small_dictionary_json_write(const struct small_dictionary *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(small_dictionary_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t small_dictionary_json_print(const struct small_dictionary *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(small_dictionary_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool small_dictionary_init(struct small_dictionary *object, tenon_mem *mem)
{
    return tenon_init(small_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED void small_dictionary_free(struct small_dictionary *object, tenon_mem *mem)
{
    tenon_free(small_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool small_dictionary_copy(struct small_dictionary *copy, const struct small_dictionary *object, tenon_mem *mem)
{
    return tenon_copy(small_dictionary_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool small_dictionary_equal(const struct small_dictionary *a, const struct small_dictionary *b)
{
    return tenon_equal(small_dictionary_type(), a, b);
}

/* ---- struct record ------------------------------------------------------------------- */

typedef struct record tenon__c_record;
enum { tenon__kind_record = TENON_KIND_OBJECT };
const tenon_type *record_type(void);
static inline TENON_GEN_UNUSED bool record_json_read(struct record *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(record_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool record_json_read_path(struct record *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(record_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool record_json_read_source(struct record *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(record_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool record_json_update(struct record *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(record_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool record_json_write(const struct record *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(record_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t record_json_print(const struct record *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(record_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool record_init(struct record *object, tenon_mem *mem)
{
    return tenon_init(record_type(), object, mem);
}
static inline TENON_GEN_UNUSED void record_free(struct record *object, tenon_mem *mem)
{
    tenon_free(record_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool record_copy(struct record *copy, const struct record *object, tenon_mem *mem)
{
    return tenon_copy(record_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool record_equal(const struct record *a, const struct record *b)
{
    return tenon_equal(record_type(), a, b);
}

/* ---- struct records ------------------------------------------------------------------ */

typedef struct records tenon__c_records;
enum { tenon__kind_records = TENON_KIND_OBJECT };
const tenon_type *records_type(void);
static inline TENON_GEN_UNUSED bool records_json_read(struct records *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(records_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool records_json_read_path(struct records *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(records_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool records_json_read_source(struct records *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(records_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool records_json_update(struct records *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(records_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool records_json_write(const struct records *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(records_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t records_json_print(const struct records *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(records_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool records_init(struct records *object, tenon_mem *mem)
{
    return tenon_init(records_type(), object, mem);
}
static inline TENON_GEN_UNUSED void records_free(struct records *object, tenon_mem *mem)
{
    tenon_free(records_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool records_copy(struct records *copy, const struct records *object, tenon_mem *mem)
{
    return tenon_copy(records_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool records_equal(const struct records *a, const struct records *b)
{
    return tenon_equal(records_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
