/* SPDX-License-Identifier: MIT
 * type/type.h, layer 2: what the walkers ask of a description beyond its rows. */
#ifndef TENON_TYPE_TYPE_H
#define TENON_TYPE_TYPE_H

#include <tenon/inline/context.h>

/* A name as bytes, without escapes. */
uint32_t tenon__name_hash(const char *name, size_t len);

/* The bare name of a row, or of an enumerator. */
tenon_str tenon__member_name(const tenon_type *type, size_t index);
tenon_str tenon__enumerator_name(const tenon_enumerator *enumerator);

/* The row that a name or alias belongs to; NULL: none. The type is planned. */
const tenon_member *tenon__find_member(const tenon_type *type, const char *name, size_t len);

/* The described name most like this one, for "did you mean"; {NULL, 0}: none is near. */
tenon_str tenon__nearest(const tenon_type *type, const char *name, size_t len);

/* What is wrong with a faulty type, as a sentence in buf. */
void tenon__fault_text(const tenon_type *type, char *buf, size_t size);

#endif
