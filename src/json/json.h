/* SPDX-License-Identifier: MIT
 * json/json.h, layer 4: the JSON instances of the walkers; those that generated code calls as well
 * are in inline/json_resume.h. */
#ifndef TENON_JSON_JSON_H
#define TENON_JSON_JSON_H

#include <tenon/inline/json_resume.h>

/* Any layout and options, into a buffer of TENON__FULL_ROOM bytes or more. */
char *tenon__json_encode_full(tenon__out *out, char *p, const tenon_type *type, const void *object);
enum { TENON__FULL_ROOM = 8192 };

#endif
