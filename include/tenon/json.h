/* SPDX-License-Identifier: MIT
 * tenon/json.h: JSON text (RFC 8259) to objects and back, for any described type.
 *
 * Each function takes the type first; TENON_DECLARE and the generator print the same without it,
 * typed. Arguments: object   Reading: may be uninitialised. On success every described member is
 * set; on failure every one is zero and what was allocated is given back. Undescribed members and
 * padding are never touched. text     Need not be NUL-terminated or padded; not one byte outside
 * [text, text + len) is read. mem      What the object will own: an arena, tenon_heap, your own.
 * NULL: allocate nothing. options  NULL: the defaults. error    May be NULL. All return false on
 * failure. None keeps state, all may run in any number of threads. */
#ifndef TENON_JSON_H
#define TENON_JSON_H

#include <tenon/base.h>

#ifdef __cplusplus
extern "C" {
#endif

struct tenon_type;

/* Reads one value, with nothing but white space after it. */
TENON_API bool tenon_json_read(const struct tenon_type *type, void *object, const char *text,
                               size_t len, tenon_mem *mem, const tenon_options *options,
                               tenon_error *error);

/* Reads the whole file, closing it. The text is held in memory of mem during the call (NULL: the
 * heap). */
TENON_API bool tenon_json_read_path(const struct tenon_type *type, void *object, const char *path,
                                    tenon_mem *mem, const tenon_options *options,
                                    tenon_error *error);

/* Reads a source to its end. */
TENON_API bool tenon_json_read_source(const struct tenon_type *type, void *object,
                                      tenon_source *source, tenon_mem *mem,
                                      const tenon_options *options, tenon_error *error);

/* Reads onto a valid object: absent members stay, nested structs merge, arrays and strings are
 * replaced and the old ones given back. On failure the member that failed keeps its old value and
 * earlier ones the new; to have all or nothing, update a copy. */
TENON_API bool tenon_json_update(const struct tenon_type *type, void *object, const char *text,
                                 size_t len, tenon_mem *mem, const tenon_options *options,
                                 tenon_error *error);

/* Writes one value. When it fails a memory sink is left as it was; to other sinks a part may have
 * gone. */
TENON_API bool tenon_json_write(const struct tenon_type *type, const void *object, tenon_sink *sink,
                                const tenon_options *options, tenon_error *error);

/* Writes into buf and ends it with a NUL. snprintf rule: returns the length without the NUL, even
 * when size (0 with NULL allowed) was too small and the text cut; SIZE_MAX: the object cannot be
 * written. */
TENON_API size_t tenon_json_print(const struct tenon_type *type, const void *object, char *buf,
                                  size_t size, const tenon_options *options);

#ifdef __cplusplus
}
#endif
#endif
