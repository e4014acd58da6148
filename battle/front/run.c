/* SPDX-License-Identifier: MIT
 * run.c: the stages of a run. Counting and timing are two runs of battle_ring, so that what is
 * timed is never counted; the programs of other languages come after it. A quick run first finds
 * out who is fast, and leaves the programs out. */
#include "../programs/programs.h"
#include "../report/find.h"
#include "front.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FAST = 3, ROUNDS = 3 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* ---- who is fast ----------------------------------------------------------------------------- */

/* A peer's time for BigClass as a multiple of the fastest one's, the mean of the directions that it
 * has. */
static double slowness(const struct battle_results *results, const struct battle_peer_info *peer)
{
    double sum = 0;
    unsigned n = 0;
    for (size_t i = 0; i < results->n_results; i++) {
        const struct battle_result *mine = &results->results[i];
        double fastest = 0;
        if (!mine->ns || !battle_same(mine->peer, peer->name))
            continue;
        for (size_t j = 0; j < results->n_results; j++) {
            const struct battle_result *other = &results->results[j];
            if (other->ns && battle_same(other->direction, mine->direction) &&
                (fastest == 0 || other->ns->best < fastest))
                fastest = other->ns->best;
        }
        sum += mine->ns->best / fastest;
        n++;
    }
    return n ? sum / n : 1e300;
}

/* The names of the three fastest, separated by commas, from a look at BigClass. */
static bool choose_fast(const struct front_request *request, tenon_arena *arena, tenon_str *ret)
{
    struct battle_choice choice = {
        .filter = "^string/BigClass/constant/(read/text|write/reused)/",
        .repetitions = 5,
        .sample = 0.002,
    };
    struct battle_results results;
    const struct battle_peer_info *fast[FAST] = {0};
    if (!front_ring(request, "time", &choice, arena, &results))
        return false;
    for (size_t p = 0; p < results.n_peers; p++) {
        const struct battle_peer_info *peer = &results.peers[p];
        if (peer->absent.data || strncmp(peer->name.data, "tenon", 5) == 0)
            continue;
        for (size_t place = 0; place < FAST; place++) {
            if (fast[place] && slowness(&results, fast[place]) <= slowness(&results, peer))
                continue;
            memmove(&fast[place + 1], &fast[place], (FAST - 1 - place) * sizeof *fast);
            fast[place] = peer;
            break;
        }
    }
    *ret = front_text(arena, "%s,%s,%s", fast[0] ? fast[0]->name.data : "",
                      fast[1] ? fast[1]->name.data : "", fast[2] ? fast[2]->name.data : "");
    return true;
}

/* ---- putting together ------------------------------------------------------------------------ */

/* Allocations that were counted go to the results that were timed: both runs have the same bouts in
 * the same order. */
static void take_counts(struct battle_results *timed, const struct battle_results *counted)
{
    for (size_t i = 0; i < timed->n_results && i < counted->n_results; i++)
        timed->results[i].allocations = counted->results[i].allocations;
}

bool front_run(const struct front_request *request, tenon_arena *arena,
               struct battle_results *results)
{
    struct battle_choice choice = request->choice;
    struct battle_results counted;
    const double from = now();

    if (request->quick) {
        tenon_str fast;
        if (!choose_fast(request, arena, &fast))
            return false;
        choice.peers = fast.data;
        if (!choice.filter)
            choice.filter =
                "^string/(SmallClass|BigClass|Thousand.*(List|Dictionary))/constant/|^options/";
    }
    if (!front_ring(request, "count", &choice, arena, &counted) ||
        !front_ring(request, "time", &choice, arena, results))
        return false;
    take_counts(results, &counted);
    if (!request->quick && !battle_programs_run(results, arena, &choice, request->folder, ROUNDS))
        return false;
    front_machine(arena, &results->machine);
    results->seconds = now() - from;
    return true;
}
