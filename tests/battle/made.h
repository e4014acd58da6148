/* SPDX-License-Identifier: MIT
 * battle/made.h: made-up results, whose figures a test knows. */
#ifndef TENON_TESTS_MADE_H
#define TENON_TESTS_MADE_H

#include "battle/report/result.h"

enum { MADE_MOST = 200, MADE_PEERS = 20 };

struct made {
    struct battle_results results;
    struct battle_result list[MADE_MOST];
    struct battle_ns ns[MADE_MOST];
    struct battle_memory allocations[MADE_MOST];
    struct battle_peer_info peers[MADE_PEERS];
};

/* No results; a machine, and tenon's two as the only peers. */
void made_init(struct made *made);

/* version, language and how may be NULL; absent: why, or NULL. */
void made_peer(struct made *made, const char *name, const char *version, const char *language,
               const char *absent);

/* "string/BigClass/constant/read/text". median 0: checked and not timed. Gives the result. */
struct battle_result *made_add(struct made *made, const char *key, const char *peer, double median,
                               double spread);

/* Results of some peers in all ways, with notes, wrong ones and markup in names. */
void made_page(struct made *made);

#endif
