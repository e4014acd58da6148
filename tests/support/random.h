/* SPDX-License-Identifier: MIT
 * support/random.h: seeded random numbers, objects of any described type, and damaged texts.
 *
 * The same seed gives the same sequence on every machine. random_object is driven by the
 * description alone. It makes objects that come back from their text unchanged: members that are
 * not read or not written have their defaults, values keep their limits, nothing is null where null
 * would read as something else. What it allocates is laid out as the library does, so that
 * tenon_free (or an arena) gives it back.
 *
 * Not here: reading and writing; the texts of remix.h. */
#ifndef TENON_TESTS_RANDOM_H
#define TENON_TESTS_RANDOM_H

#include <tenon/tenon.h>

typedef struct rng {
    uint64_t state;
} rng;

void rng_init(rng *r, uint64_t seed);
uint64_t rng_next(rng *r);
/* 0 .. n - 1; n 0: 0 */
size_t rng_below(rng *r, size_t n);
bool rng_one_in(rng *r, unsigned n);

enum random_flag {
    RANDOM_SMALL = 1 << 0,      /* few elements, short texts */
    RANDOM_NO_NULLS = 1 << 1,   /* strings are never null */
    RANDOM_NO_EMPTIES = 1 << 2, /* strings are never empty */
};

/* Sets every described member of the object, of which no byte need be initialised. mem gives what
 * it needs and must not fail. */
void random_object(rng *r, const tenon_type *type, void *object, tenon_mem *mem, unsigned flags);

/* len bytes of well-formed UTF-8, or one or two less; specials, controls and long sequences are
 * frequent; a NUL only if nul. Returns the length. */
size_t random_text(rng *r, char *buf, size_t len, bool nul);

/* Damages or reorders the text in place: flips, inserts, deletes, truncations, spaces, doubled and
 * swapped pieces between commas. Returns the new length, at most size. */
size_t random_mutation(rng *r, char *text, size_t len, size_t size);

#endif
