/* SPDX-License-Identifier: MIT
 * inline/list.h: arrays and dictionaries while they are read, for the walkers and for generated
 * code. */
#ifndef TENON_INLINE_LIST_H
#define TENON_INLINE_LIST_H

#include <tenon/inline/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An array or dictionary while it is read. Its elements 0 .. n-1 are zero or whole, the last
 * perhaps in work. In an arena it grows at the high end of the free space, above in->top, and moves
 * to its exact place at the low end when it is complete: nothing is wasted. In other memory it is
 * one block that is resized. A fixed array stays where it is. */
typedef struct tenon__growing {
    char *data;
    size_t n, cap, limit; /* elements begun, room, most allowed */
    size_t stride;
    size_t key_at, key_len; /* dictionary: text of the last key, quotes excluded */
    uint64_t *keys;     /* keys of a large dictionary by hash: its upper half, then element + 1 */
    char *mark, *block; /* arena: top before, and the end of its block */
    bool fixed;
    uint8_t keys_bits; /* log2 of the slots of keys */
} tenon__growing;

/* Member m of struct o, of type t. update: what is there is valid, and replaced. */
TENON_API void tenon__growing_begin(tenon__in *in, tenon__growing *g, const tenon_type *t,
                                    const tenon_member *m, char *o, bool update);
/* Room for one more element, or the error that there is none and the crumb that says which. */
TENON_API bool tenon__growing_more(tenon__in *in, const char *p, tenon__growing *g,
                                   const tenon_member *m);
/* Notes the key of the newest entry, whose token is at from; false: it was there before. */
TENON_API bool tenon__growing_key(tenon__in *in, const char *from, tenon__growing *g,
                                  const tenon_detail *detail);
/* Puts the complete array in its place and sets the count. */
TENON_API bool tenon__growing_end(tenon__in *in, const char *p, tenon__growing *g,
                                  const tenon_type *t, const tenon_member *m, char *o, bool update);
/* Gives back an array that failed. */
TENON_API void tenon__growing_drop(tenon__in *in, tenon__growing *g, const tenon_type *t,
                                   const tenon_member *m, char *o);
/* The step of the path for the newest element. */
TENON_API void tenon__trail_element(tenon__in *in, const tenon__growing *g, const tenon_member *m);

#ifdef __cplusplus
}
#endif
#endif
