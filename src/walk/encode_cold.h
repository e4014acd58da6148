/* SPDX-License-Identifier: MIT
 * encode_cold.h, layer 3: cold partners of the encode walker, the same for every format. */
#ifndef TENON_ENCODE_COLD_H
#define TENON_ENCODE_COLD_H

#include "object.h"

/* The elements of an array, dictionary or fixed array while they are written, and the key of the
 * newest entry. */
typedef struct tenon__span {
    const tenon_type *owner; /* row is a member of this type */
    const tenon_member *row;
    const char *begin, *end, *at; /* at: the element in work */
    size_t stride, inset;         /* inset: of the object in an element */
    bool map;
    const tenon_member *key_row; /* dictionary: row of the entries' type that is the key, or NULL */
    const char *key;             /* of the entry in work */
    size_t key_len;
} tenon__span;

/* Finds the elements of member m of struct o and enters a level of nesting; false: the error is
 * recorded. */
bool tenon__span_of(tenon__out *out, const tenon_type *t, const tenon_member *m, const char *o,
                    tenon__span *ret);
/* The key of the entry in work, into list; false: NULL. */
TENON__INLINE bool tenon__key_of(tenon__span *list)
{
    tenon_str key;
    const bool there = tenon__key_text(tenon__detail(list->owner, list->row), list->at, &key);
    list->key = key.data;
    list->key_len = key.len;
    return there;
}
/* Do the row's modifiers or the call's options leave the member out? */
bool tenon__omitted(const tenon__out *out, const tenon_type *t, const tenon_member *m,
                    const char *o);
/* Records that the description is faulty; returns NULL. */
char *tenon__out_faulty(tenon__out *out, const tenon_type *t);
void tenon__out_trail_element(tenon__out *out, const tenon__span *list);
/* The detail of the error that was just recorded: before, a number, after. */
void tenon__out_say(tenon__out *out, const char *before, const int64_t *number, const char *after);

/* Gives what stands in [base, p) to a sink that is no memory; NULL: the sink failed. */
char *tenon__flush(tenon__out *out, char *p);

#endif
