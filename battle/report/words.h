/* SPDX-License-Identifier: MIT
 * words.h: who won what, by how much, and where tenon loses, in sentences.
 *
 * A comparison is a battle, model, variant, direction and way in which tenon generated and at least
 * one peer were timed. The other rows of tenon (tables, UTF-16) are named beside it and are no
 * peers. "First" goes by medians; "within the noise" says that the intervals median +- spread / 2
 * of the two overlap. */
#ifndef BATTLE_WORDS_H
#define BATTLE_WORDS_H

#include "find.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A peer was faster. */
struct battle_loss {
    const struct battle_result *tenon, *peer; /**< generated; the fastest peer */
    double factor;                            /**< how many times as long tenon took */
    size_t faster;                            /**< peers that were */
    bool noise;
};

struct battle_sentence {
    tenon_str model, variant;
    const char *text;
};

/** One way of reading or writing. */
struct battle_section {
    tenon_str battle, direction, way;
    const char *title;                 /**< "Reading from a string" */
    const char *summary;               /**< in how many comparisons tenon generated was first */
    struct battle_sentence *sentences; /**< for each model, in its first variant */
    size_t n;
    const char *options;     /**< what a new options value costs; NULL elsewhere */
    size_t first, noise, of; /**< comparisons: won, lost within the noise, all */
    double typical; /**< how many times as long as tenon the fastest peer took: the median */
    const struct battle_loss *worst; /**< NULL: none */
};

struct battle_words {
    const char *summary;             /**< of all */
    const char *verdict;             /**< the summary, the typical and the worst comparison */
    struct battle_section *sections; /**< strings, streams, options */
    size_t n_sections;
    struct battle_loss
        *losses; /**< one for each comparison: what is no noise first, the worst first */
    size_t n_losses;
    size_t first, noise, of;
    size_t peers; /**< that were timed somewhere */
    double typical;
};

/** false: memory. Everything is in the arena, or points into results. */
bool battle_words_make(const struct battle_results *results, tenon_arena *arena,
                       struct battle_words *ret);

/** "Reading from a string"; NULL: a way that is not known. */
const char *battle_way_title(tenon_str battle, tenon_str direction, tenon_str way);

/** The sentence of the comparison that a result of tenon generated belongs to; NULL: it is none, or
 * memory. */
const char *battle_sentence_make(const struct battle_results *results,
                                 const struct battle_result *tenon, tenon_arena *arena);

#ifdef __cplusplus
}
#endif
#endif
