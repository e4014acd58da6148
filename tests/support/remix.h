/* SPDX-License-Identifier: MIT
 * support/remix.h: the same value in another text.
 *
 * remix takes a text that tenon wrote for a type and spells it differently, guided by the
 * description: order of members, white space, comments, unknown and doubled members, escapes. What
 * must not change keeps its order and spelling: elements, entries of dictionaries, raw values. */
#ifndef TENON_TESTS_REMIX_H
#define TENON_TESTS_REMIX_H

#include "random.h"

enum remix_flag {
    REMIX_PERMUTE = 1 << 0,         /* members in any order */
    REMIX_SPACES = 1 << 1,          /* white space wherever it may stand */
    REMIX_COMMENTS = 1 << 2,        /* comments there; needs TENON_COMMENTS */
    REMIX_UNKNOWN = 1 << 3,         /* further members, of any value */
    REMIX_ESCAPES = 1 << 4,         /* \u escapes for the characters of names and strings */
    REMIX_TRAILING_COMMAS = 1 << 5, /* needs TENON_TRAILING_COMMAS */
    REMIX_ALIASES = 1 << 6,         /* names replaced by aliases */
    REMIX_DOUBLED_FIRST = 1 << 7, /* a second one of another value: needs TENON_DUPLICATES_FIRST */
    REMIX_DOUBLED_LAST = 1 << 8,  /* twice the same: needs TENON_DUPLICATES_LAST */
};

/* The new text, from malloc, not NUL-terminated; NULL: the text is not of the type, or no memory.
 */
char *remix(rng *r, const tenon_type *type, const char *text, size_t len, unsigned flags,
            size_t *ret_len);

#endif
