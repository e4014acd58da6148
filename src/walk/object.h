/* SPDX-License-Identifier: MIT
 * object.h, layer 3: functions over single values, by row: d is the address of a value of row m of
 * type t. */
#ifndef TENON_OBJECT_H
#define TENON_OBJECT_H

#include "row_inl.h"

/* Depth of nesting that free, copy, equal and init follow; a linked list is one level. */
enum { TENON__MOST_NESTING = 1024 };

/* Gives back what the value owns and zeroes it. */
void tenon__value_free(const tenon_type *t, const tenon_member *m, char *d, tenon_mem *mem);
/* Zeroes the described bytes of the value, without a look at what it owns; so do the companions and
 * counts. */
void tenon__value_zero(const tenon_type *t, const tenon_member *m, char *d);
/* The value of an absent member: its default or zero. false: no memory for it, the value is zero.
 */
bool tenon__value_default(const tenon_type *t, const tenon_member *m, char *d, tenon_mem *mem);
/* Is the value what tenon__value_default would make it? */
bool tenon__value_is_default(const tenon_type *t, const tenon_member *m, const char *d);
/* Zeroes all described members. */
void tenon__zero(const tenon_type *t, char *o);

#endif
