/* SPDX-License-Identifier: MIT
 * load.h: the load runs: rows, rounds, medians. */
#ifndef BATTLE_WEB_LOAD_H
#define BATTLE_WEB_LOAD_H

#include "server.h"
#include "verify.h"
#include "wrk.h"

/** What is asked for. */
struct web_request {
    unsigned seconds;     /**< of wrk */
    unsigned connections; /**< of wrk */
    unsigned rounds;
    bool quick;
    const char *filter;         /**< NULL: everything */
    const char *program_folder; /**< where battle is */
};

/** Runs everything that is asked for, and fills in loads, peers and machine.placed of the results,
 * in the arena; what else they hold is left alone. *ret_faults counts servers that answered wrong,
 * could not be started or did not end well. false: nothing could be run, or the run was
 * interrupted; why says so. */
bool web_loads_run(const struct web_request *request, tenon_arena *arena,
                   struct battle_results *results, unsigned *ret_faults, char *why, size_t size);

/* ---- parts, for the tests -------------------------------------------------------------------- */

/** One run of one row, on servers that were started for it. */
struct web_bench {
    const struct web_request *request;
    struct web_setup setup;
    struct web_truth truth;
    struct web_server api;
    char script[WEB_PATH + 32]; /**< for wrk: what it posts */
    int processors;
};

/** Verifies the row on a server that runs, and puts it under load when it is right. load: all but
 * the names of the row; a row that is not right is not checked and has no requests. Notes are in
 * the arena. */
void web_load_measure(struct web_bench *bench, const struct web_row *row,
                      const struct web_server *server, tenon_arena *arena, struct battle_load *ret);

/** The load of n rounds: medians of the rounds that ran, checked if all were, errors of all, the
 * first note. */
struct battle_load web_load_median(const struct battle_load *rounds, size_t n, tenon_arena *arena);

#endif
