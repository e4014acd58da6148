/* SPDX-License-Identifier: MIT
 * json/json.h, layer 4: the JSON instances of the walkers; those that generated code calls as well
 * are in inline/json_resume.h. */
#ifndef TENON_JSON_JSON_H
#define TENON_JSON_JSON_H

#include <tenon/inline/json_resume.h>

/* Any layout and options, into a buffer of TENON__FULL_ROOM bytes or more. */
char *tenon__json_encode_full(tenon__out *out, char *p, const tenon_type *type, const void *object);
enum { TENON__FULL_ROOM = 8192 };

/* tenon_json_read, tenon_json_update and tenon_json_write with options that have a naming. */
bool tenon__json_read_named(const tenon_type *type, void *object, const char *text, size_t len,
                            tenon_mem *mem, const tenon_options *options, tenon_error *error,
                            bool update);
bool tenon__json_write_named(const tenon_type *type, const void *object, tenon_sink *sink,
                             const tenon_options *options, tenon_error *error);

#endif
