/* SPDX-License-Identifier: MIT
 * make.h: what the files of this folder share and nobody else sees. */
#ifndef BATTLE_MAKE_H
#define BATTLE_MAKE_H

#include "cases.h"

/** Where objects and texts are made: memory, and a source of chance. */
struct maker {
    tenon_mem *mem;
    uint64_t seed;
    enum battle_variant variant;
};

/** size bytes from mem, zeroed; ends the program when there are none. */
void *make_memory(struct maker *maker, size_t size);

/** One object of the kind in its place; of n_elements where it has elements. */
void make_object(struct maker *maker, enum battle_kind kind, size_t n_elements, void *object);

/** How a text is laid out. */
struct layout {
    bool permuted, indented, unknown;
};

/** The text of the object, padded. */
tenon_str make_text(struct maker *maker, enum battle_kind kind, struct layout layout,
                    const void *object);

/** Are the objects of a kind the same, whatever the order of their dictionaries? */
bool battle_equal(enum battle_kind kind, const void *a, const void *b);

#endif
