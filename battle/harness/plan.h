/* SPDX-License-Identifier: MIT
 * plan.h: which bouts there are, and the file that their results go to. */
#ifndef BATTLE_PLAN_H
#define BATTLE_PLAN_H

#include "choice.h"

#ifdef __cplusplus
extern "C" {
#endif

struct battle_plan {
    struct battle_choice choice;
    struct battle_cases cases;
    struct battle_entry *entries;
    size_t n;
    struct battle_results results; /**< one for each entry, in order */
};

/** Makes the plan; results have everything but what is found out. false: the filter is no regular
 * expression, or memory. */
bool battle_plan_make(struct battle_plan *plan, const struct battle_choice *choice);
void battle_plan_free(struct battle_plan *plan);

/** Checks all bouts; those that fail get a note, and are neither counted nor timed. */
void battle_check(struct battle_plan *plan);
/** Times all checked bouts: samples, in random order. */
void battle_time(struct battle_plan *plan);
/** Counts what all checked bouts allocate; does nothing where preload.c is not loaded. */
void battle_count(struct battle_plan *plan);

/** All in-process peers that were built, and those that were not. */
extern const struct battle_peer *const battle_peers[];
extern const struct battle_peer_info battle_absent[];
extern const size_t battle_n_peers, battle_n_absent;

#ifdef __cplusplus
}
#endif
#endif
