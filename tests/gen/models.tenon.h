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

/* ---- struct m_small ------------------------------------------------------------------ */

/* A customer in three members. */
typedef struct m_small tenon__c_m_small;
enum { tenon__kind_m_small = TENON_KIND_OBJECT };
const tenon_type *m_small_type(void);
static inline TENON_GEN_UNUSED bool m_small_json_read(struct m_small *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_small_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_json_read_path(struct m_small *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_small_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_json_read_source(struct m_small *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_small_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_json_update(struct m_small *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_small_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_json_write(const struct m_small *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_small_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_small_json_print(const struct m_small *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_small_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_small_init(struct m_small *object, tenon_mem *mem)
{
    return tenon_init(m_small_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_small_free(struct m_small *object, tenon_mem *mem)
{
    tenon_free(m_small_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_copy(struct m_small *copy, const struct m_small *object, tenon_mem *mem)
{
    return tenon_copy(m_small_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_equal(const struct m_small *a, const struct m_small *b)
{
    return tenon_equal(m_small_type(), a, b);
}

/* ---- struct m_address ---------------------------------------------------------------- */

typedef struct m_address tenon__c_m_address;
enum { tenon__kind_m_address = TENON_KIND_OBJECT };
const tenon_type *m_address_type(void);
static inline TENON_GEN_UNUSED bool m_address_json_read(struct m_address *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_address_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_address_json_read_path(struct m_address *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_address_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_address_json_read_source(struct m_address *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_address_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_address_json_update(struct m_address *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_address_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_address_json_write(const struct m_address *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_address_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_address_json_print(const struct m_address *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_address_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_address_init(struct m_address *object, tenon_mem *mem)
{
    return tenon_init(m_address_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_address_free(struct m_address *object, tenon_mem *mem)
{
    tenon_free(m_address_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_address_copy(struct m_address *copy, const struct m_address *object, tenon_mem *mem)
{
    return tenon_copy(m_address_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_address_equal(const struct m_address *a, const struct m_address *b)
{
    return tenon_equal(m_address_type(), a, b);
}

/* ---- enum m_gender ------------------------------------------------------------------- */

typedef enum m_gender tenon__c_m_gender;
enum { tenon__kind_m_gender = TENON_KIND_ENUM };
const tenon_type *m_gender_type(void);

/* ---- enum m_club --------------------------------------------------------------------- */

typedef enum m_club tenon__c_m_club;
enum { tenon__kind_m_club = TENON_KIND_ENUM };
const tenon_type *m_club_type(void);

/* ---- struct m_big -------------------------------------------------------------------- */

typedef struct m_big tenon__c_m_big;
enum { tenon__kind_m_big = TENON_KIND_OBJECT };
const tenon_type *m_big_type(void);
static inline TENON_GEN_UNUSED bool m_big_json_read(struct m_big *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_big_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_big_json_read_path(struct m_big *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_big_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_big_json_read_source(struct m_big *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_big_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_big_json_update(struct m_big *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_big_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_big_json_write(const struct m_big *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_big_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_big_json_print(const struct m_big *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_big_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_big_init(struct m_big *object, tenon_mem *mem)
{
    return tenon_init(m_big_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_big_free(struct m_big *object, tenon_mem *mem)
{
    tenon_free(m_big_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_big_copy(struct m_big *copy, const struct m_big *object, tenon_mem *mem)
{
    return tenon_copy(m_big_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_big_equal(const struct m_big *a, const struct m_big *b)
{
    return tenon_equal(m_big_type(), a, b);
}

/* ---- struct m_small_list ------------------------------------------------------------- */

typedef struct m_small_list tenon__c_m_small_list;
enum { tenon__kind_m_small_list = TENON_KIND_OBJECT };
const tenon_type *m_small_list_type(void);
static inline TENON_GEN_UNUSED bool m_small_list_json_read(struct m_small_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_small_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_list_json_read_path(struct m_small_list *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_small_list_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_list_json_read_source(struct m_small_list *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_small_list_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_list_json_update(struct m_small_list *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_small_list_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_list_json_write(const struct m_small_list *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_small_list_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_small_list_json_print(const struct m_small_list *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_small_list_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_small_list_init(struct m_small_list *object, tenon_mem *mem)
{
    return tenon_init(m_small_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_small_list_free(struct m_small_list *object, tenon_mem *mem)
{
    tenon_free(m_small_list_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_list_copy(struct m_small_list *copy, const struct m_small_list *object, tenon_mem *mem)
{
    return tenon_copy(m_small_list_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_list_equal(const struct m_small_list *a, const struct m_small_list *b)
{
    return tenon_equal(m_small_list_type(), a, b);
}

/* ---- struct m_small_entry ------------------------------------------------------------ */

typedef struct m_small_entry tenon__c_m_small_entry;
enum { tenon__kind_m_small_entry = TENON_KIND_OBJECT };
const tenon_type *m_small_entry_type(void);
static inline TENON_GEN_UNUSED bool m_small_entry_json_read(struct m_small_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_small_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_entry_json_read_path(struct m_small_entry *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_small_entry_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_entry_json_read_source(struct m_small_entry *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_small_entry_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_entry_json_update(struct m_small_entry *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_small_entry_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_entry_json_write(const struct m_small_entry *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_small_entry_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_small_entry_json_print(const struct m_small_entry *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_small_entry_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_small_entry_init(struct m_small_entry *object, tenon_mem *mem)
{
    return tenon_init(m_small_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_small_entry_free(struct m_small_entry *object, tenon_mem *mem)
{
    tenon_free(m_small_entry_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_entry_copy(struct m_small_entry *copy, const struct m_small_entry *object, tenon_mem *mem)
{
    return tenon_copy(m_small_entry_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_entry_equal(const struct m_small_entry *a, const struct m_small_entry *b)
{
    return tenon_equal(m_small_entry_type(), a, b);
}

/* ---- struct m_small_dictionary ------------------------------------------------------- */

typedef struct m_small_dictionary tenon__c_m_small_dictionary;
enum { tenon__kind_m_small_dictionary = TENON_KIND_OBJECT };
const tenon_type *m_small_dictionary_type(void);
static inline TENON_GEN_UNUSED bool m_small_dictionary_json_read(struct m_small_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_small_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_dictionary_json_read_path(struct m_small_dictionary *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_small_dictionary_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_dictionary_json_read_source(struct m_small_dictionary *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_small_dictionary_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_dictionary_json_update(struct m_small_dictionary *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_small_dictionary_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_small_dictionary_json_write(const struct m_small_dictionary *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_small_dictionary_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_small_dictionary_json_print(const struct m_small_dictionary *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_small_dictionary_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_small_dictionary_init(struct m_small_dictionary *object, tenon_mem *mem)
{
    return tenon_init(m_small_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_small_dictionary_free(struct m_small_dictionary *object, tenon_mem *mem)
{
    tenon_free(m_small_dictionary_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_dictionary_copy(struct m_small_dictionary *copy, const struct m_small_dictionary *object, tenon_mem *mem)
{
    return tenon_copy(m_small_dictionary_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_small_dictionary_equal(const struct m_small_dictionary *a, const struct m_small_dictionary *b)
{
    return tenon_equal(m_small_dictionary_type(), a, b);
}

/* ---- struct m_record ----------------------------------------------------------------- */

typedef struct m_record tenon__c_m_record;
enum { tenon__kind_m_record = TENON_KIND_OBJECT };
const tenon_type *m_record_type(void);
static inline TENON_GEN_UNUSED bool m_record_json_read(struct m_record *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_record_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_record_json_read_path(struct m_record *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_record_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_record_json_read_source(struct m_record *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_record_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_record_json_update(struct m_record *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_record_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_record_json_write(const struct m_record *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_record_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_record_json_print(const struct m_record *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_record_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_record_init(struct m_record *object, tenon_mem *mem)
{
    return tenon_init(m_record_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_record_free(struct m_record *object, tenon_mem *mem)
{
    tenon_free(m_record_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_record_copy(struct m_record *copy, const struct m_record *object, tenon_mem *mem)
{
    return tenon_copy(m_record_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_record_equal(const struct m_record *a, const struct m_record *b)
{
    return tenon_equal(m_record_type(), a, b);
}

/* ---- struct m_records ---------------------------------------------------------------- */

typedef struct m_records tenon__c_m_records;
enum { tenon__kind_m_records = TENON_KIND_OBJECT };
const tenon_type *m_records_type(void);
static inline TENON_GEN_UNUSED bool m_records_json_read(struct m_records *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read(m_records_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_records_json_read_path(struct m_records *object, const char *path, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_path(m_records_type(), object, path, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_records_json_read_source(struct m_records *object, tenon_source *source, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_read_source(m_records_type(), object, source, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_records_json_update(struct m_records *object, const char *text, size_t len, tenon_mem *mem,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_update(m_records_type(), object, text, len, mem, options, error);
}
static inline TENON_GEN_UNUSED bool m_records_json_write(const struct m_records *object, tenon_sink *sink,
    const tenon_options *options, tenon_error *error)
{
    return tenon_json_write(m_records_type(), object, sink, options, error);
}
static inline TENON_GEN_UNUSED size_t m_records_json_print(const struct m_records *object, char *buf, size_t size,
    const tenon_options *options)
{
    return tenon_json_print(m_records_type(), object, buf, size, options);
}
static inline TENON_GEN_UNUSED bool m_records_init(struct m_records *object, tenon_mem *mem)
{
    return tenon_init(m_records_type(), object, mem);
}
static inline TENON_GEN_UNUSED void m_records_free(struct m_records *object, tenon_mem *mem)
{
    tenon_free(m_records_type(), object, mem);
}
static inline TENON_GEN_UNUSED bool m_records_copy(struct m_records *copy, const struct m_records *object, tenon_mem *mem)
{
    return tenon_copy(m_records_type(), copy, object, mem);
}
static inline TENON_GEN_UNUSED bool m_records_equal(const struct m_records *a, const struct m_records *b)
{
    return tenon_equal(m_records_type(), a, b);
}

#ifdef __cplusplus
}
#endif
#endif
