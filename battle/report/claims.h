/* SPDX-License-Identifier: MIT
 * claims.h: the table that the page opens with: what public comparisons of serializers say, what
 * was measured here, and why the two differ.
 *
 * Published figures stand in claims.c as they were read, with the place where; what could not be
 * read is not quoted. Ours are computed from the results. */
#ifndef BATTLE_CLAIMS_H
#define BATTLE_CLAIMS_H

#include "find.h"

#ifdef __cplusplus
extern "C" {
#endif

struct battle_claim {
    const char *source;  /**< whose, by title */
    const char *address; /**< of the page; NULL: not found */
    const char *claim;
    const char *figure; /**< published, a line for each model; NULL: none that could be checked */
    const char *kept, *kept_address; /**< where its figures are kept, when not on the page; NULL */
    const char *ours;                /**< lines, too */
    const char *why;
};

enum { BATTLE_CLAIMS = 7 };

/** false: memory. Texts are constant or in the arena. */
bool battle_claims_make(const struct battle_results *results, tenon_arena *arena,
                        struct battle_claim ret[BATTLE_CLAIMS]);

/** What holds for all rows; ends with NULL. */
extern const char *const battle_caveats[];

#ifdef __cplusplus
}
#endif
#endif
