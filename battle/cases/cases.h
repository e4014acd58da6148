/* SPDX-License-Identifier: MIT
 * cases.h: what the peers are timed on: objects, and texts of them, in every variant. All peers
 * share them.
 *
 * The structs stand in examples/models.h and models/more.h. The texts are put together here, by
 * printing and not by any serializer (text.c), so that no peer judges itself. Every string of an
 * object is followed by a NUL, every text by BATTLE_PADDING zero bytes that its length does not
 * count: peers that want either need not copy first.
 *
 *   model.c  objects: constant ones, and ones varied by a seed
 *   text.c   members to text: in order, permuted, indented, with unknown members
 *   cases.c  the list of all cases
 *   equal.c  whether objects are the same
 *   judge.c  whether what a peer made of a case is right */
#ifndef BATTLE_CASES_H
#define BATTLE_CASES_H

#include "../models/more.h"

#include <tenon/type.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { BATTLE_PADDING = 64 };

/** What an adapter has functions for. */
enum battle_kind {
    BATTLE_SMALL,      /**< struct small */
    BATTLE_BIG,        /**< struct big */
    BATTLE_BIG_NAMED,  /**< struct big_named: enums by name, the date parsed */
    BATTLE_LIST,       /**< struct small_list */
    BATTLE_ARRAY,      /**< struct small_array */
    BATTLE_DICTIONARY, /**< struct small_dictionary */
    BATTLE_LOG,        /**< struct system_log */
    BATTLE_FORECAST,   /**< struct forecast */
    BATTLE_RECORDS,    /**< struct records */
    BATTLE_TWEETS,     /**< struct tweets */
    BATTLE_KINDS
};

enum battle_variant {
    BATTLE_CONSTANT,
    BATTLE_VARIED,    /**< distinct objects, seeded */
    BATTLE_PERMUTED,  /**< members in another order */
    BATTLE_INDENTED,  /**< by two spaces; such cases are written so too */
    BATTLE_UNKNOWN,   /**< a member in each object that the structs do not have */
    BATTLE_NON_ASCII, /**< strings in several scripts */
    BATTLE_VARIANTS
};

/** n objects and their texts; timed loops go through them in turn. */
struct battle_case {
    const char *model; /**< as results name it */
    enum battle_kind kind;
    enum battle_variant variant;
    bool indented; /**< to be written indented by two spaces */
    bool written;  /**< false: writing would be the same as in another variant */
    size_t n;
    char *objects; /**< n of object_size bytes */
    size_t object_size;
    const tenon_str *texts;
};

/** Everything, in one arena. */
struct battle_cases {
    tenon_arena arena;
    struct battle_case *list;
    size_t n;
    const char
        *absent; /**< what is left out, and why: corpora that are not on this machine; or NULL */
};

/** "constant", "varied" ... */
const char *battle_variant_name(enum battle_variant variant);

/** The description that texts and objects of a kind are checked with: macro rows, by the tables. */
const tenon_type *battle_kind_type(enum battle_kind kind);

/** Makes all cases; the same ones in every run. data: the folder with data/corpora/ in it, NULL:
 * none. Ends the program when memory is exhausted. */
void battle_cases_make(struct battle_cases *cases, const char *data);
/** The folder of public test data: $TENON_DATA, else ../shared beside the tree. */
const char *battle_data_folder(void);
void battle_cases_free(struct battle_cases *cases);

static inline const void *battle_object(const struct battle_case *one, size_t i)
{
    return one->objects + i * one->object_size;
}

/** The mean length of the texts in bytes. */
uint64_t battle_mean_length(const struct battle_case *one);

/** Is it the i-th object? On false `why` says what is wrong, in UTF-8 if it has 512 bytes. */
bool battle_check_object(const struct battle_case *one, size_t i, const void *object, char *why,
                         size_t size);

/** Is the text strict JSON of the i-th object with no other member in it? */
bool battle_check_text(const struct battle_case *one, size_t i, const char *text, size_t len,
                       char *why, size_t size);

#ifdef __cplusplus
}
#endif
#endif
