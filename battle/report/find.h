/* SPDX-License-Identifier: MIT
 * find.h: looking up results by what they are keyed with, the distinct values of a key, and ratios
 * of medians. Nothing is allocated; lookups go through the whole list, which is short. */
#ifndef BATTLE_FIND_H
#define BATTLE_FIND_H

#include "result.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The two rows that are tenon. */
#define BATTLE_GENERATED "tenon generated"
#define BATTLE_TABLES    "tenon tables"

/** Rows of tenon itself, such as these and what they become with UTF-16: beside the others, no
 * peers. */
bool battle_own(tenon_str peer);

/** What a result is keyed with; NULL data: any. */
struct battle_key {
    tenon_str battle, model, variant, peer, direction, way;
};

enum battle_column {
    BATTLE_COLUMN_BATTLE,
    BATTLE_COLUMN_MODEL,
    BATTLE_COLUMN_VARIANT,
    BATTLE_COLUMN_PEER,
    BATTLE_COLUMN_DIRECTION,
    BATTLE_COLUMN_WAY
};

tenon_str battle_text(const char *text);
bool battle_same(tenon_str a, tenon_str b);
bool battle_is(tenon_str a, const char *text);

/** The key of one result with all its parts. */
struct battle_key battle_key_of(const struct battle_result *result);
bool battle_matches(const struct battle_result *result, const struct battle_key *key);

/** The first result with the key after `after` (NULL: of all), or NULL. */
const struct battle_result *battle_find(const struct battle_results *results,
                                        const struct battle_key *key,
                                        const struct battle_result *after);

/** The same result of another peer, or NULL. */
const struct battle_result *battle_find_of(const struct battle_results *results,
                                           const struct battle_result *result, const char *peer);

/** NULL: no peer is called so. */
const struct battle_peer_info *battle_find_peer(const struct battle_results *results,
                                                tenon_str name);

/** The distinct values that results with the key have in a column, in order of appearance. Fills at
 * most size of list, returns how many that is. */
size_t battle_distinct(const struct battle_results *results, const struct battle_key *key,
                       enum battle_column column, tenon_str *list, size_t size);

/** Checked, and timed. */
bool battle_timed(const struct battle_result *result);

/** The timed results with the key, by median, fastest first. Fills at most size of list, returns
 * how many that is. */
size_t battle_ranking(const struct battle_results *results, const struct battle_key *key,
                      const struct battle_result **list, size_t size);

/** How many times as long as base it took, by medians; NAN: one of them is NULL or was not timed.
 */
double battle_ratio(const struct battle_result *result, const struct battle_result *base);

/** Are medians too close to tell? That is so when the intervals median +- spread / 2 overlap. */
bool battle_overlap(const struct battle_result *a, const struct battle_result *b);

#ifdef __cplusplus
}
#endif
#endif
