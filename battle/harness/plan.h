/* SPDX-License-Identifier: MIT
 * plan.h: which bouts there are, and the file that their results go to. */
#ifndef BATTLE_PLAN_H
#define BATTLE_PLAN_H

#include "bout.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What is asked for; NULL: everything. */
struct battle_choice {
    const char *filter; /**< an extended regular expression, searched in the names of bouts */
    const char *peers;  /**< names, separated by commas; tenon takes part whatever it says */
    const char *data;   /**< the folder with data/corpora/ */
    unsigned repetitions;
    double sample; /**< seconds of one */
};

/** A bout before it is opened, and what became of it. */
struct battle_entry {
    const struct battle_case *one;
    const struct battle_peer *peer;
    enum battle_way way;
    struct battle_result *result;
};

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

/** "string/BigClass/constant/read/text/cJSON" */
void battle_entry_name(const struct battle_entry *entry, char *name, size_t size);

/** Checks all bouts; those that fail get a note, and are neither counted nor timed. */
void battle_check(struct battle_plan *plan);
/** Times all checked bouts: samples, in random order. */
void battle_time(struct battle_plan *plan);
/** Counts what all checked bouts allocate; does nothing where preload.c is not loaded. */
void battle_count(struct battle_plan *plan);

/** "\r  12/340  text" on standard error, when that is a terminal or BATTLE_PROGRESS is set. */
void battle_progress(const char *stage, size_t done, size_t of, const char *text);

/** All in-process peers that were built, and those that were not. */
extern const struct battle_peer *const battle_peers[];
extern const struct battle_peer_info battle_absent[];
extern const size_t battle_n_peers, battle_n_absent;

#ifdef __cplusplus
}
#endif
#endif
