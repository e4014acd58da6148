/* SPDX-License-Identifier: MIT
 * loads.h: looking up loads (requests per second), and the goals that they are held against.
 *
 * Goals are those of the project for its web service: what reading and writing in it may cost
 * beside the same in process, what passing on may cost beside other servers, and how many times the
 * requests of the same service in Go. A goal is there when all of its figures are. */
#ifndef BATTLE_LOADS_H
#define BATTLE_LOADS_H

#include "find.h"

#ifdef __cplusplus
extern "C" {
#endif

#define BATTLE_SERVICE "tenon service"
#define BATTLE_GO      "Go fasthttp"
#define BATTLE_NGINX   "nginx"

#define BATTLE_WRITE         "/mvc/SerializeThousandSmallClassList"
#define BATTLE_READ          "/mvc/DeserializeThousandSmallClassList"
#define BATTLE_RECORDS_ROUTE "/records"
#define BATTLE_NO_PROCESS    "/testNoProcess"
#define BATTLE_REFLECTION    "/testReflection"
#define BATTLE_NO_REFLECTION "/testNoReflection"

#define BATTLE_WRK "wrk"
#define BATTLE_ONE "one connection"

/** What a load is looked up by. server, codec, client NULL: any. */
struct battle_load_key {
    const char *server, *codec, *route;
    unsigned n;
    bool tls;
    const char *client;
};

/** The first with the key after `after` (NULL: of all) that counts, or NULL. */
const struct battle_load *battle_find_load(const struct battle_results *results,
                                           const struct battle_load_key *key,
                                           const struct battle_load *after);

/** Was it run, on a server that answers right, with at most one error in a thousand requests? */
bool battle_load_counts(const struct battle_load *load);

enum battle_verdict { BATTLE_MET, BATTLE_MISSED, BATTLE_SHOWN /**< has no limit */ };

struct battle_goal {
    const char *title;   /**< the same text for goals of a kind, which follow one another */
    const char *where;   /**< "N = 100, plain" */
    const char *figures; /**< what the ratio is of */
    double ratio;
    const char *limit; /**< "at most 1.3" */
    double bound;      /**< 1.3 */
    bool at_least;     /**< which the ratio must reach; else it must stay below */
    enum battle_verdict verdict;
};

struct battle_goals {
    struct battle_goal *list; /**< in the arena */
    size_t n;
    size_t met, missed;
};

/** false: memory. */
bool battle_goals_make(const struct battle_results *results, tenon_arena *arena,
                       struct battle_goals *ret);

/** Nanoseconds in which a row of tenon reads and writes n records in process; 0: not timed. */
double battle_in_process(const struct battle_results *results, unsigned n, const char *peer);

#ifdef __cplusplus
}
#endif
#endif
