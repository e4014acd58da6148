/* SPDX-License-Identifier: MIT
 * compare.h: two runs against each other: what became slower, beyond what the machine and its noise
 * explain. */
#ifndef BATTLE_COMPARE_H
#define BATTLE_COMPARE_H

#include "result.h"

#include <stdio.h>

/** Prints what changed, regressions first, and returns the number of regressions: results of tenon
 * whose median and best both grew by more than 5 % and by more than the samples are spread, after
 * the machine's own change is taken out. That is the median change of all peers that are not tenon
 * and have the same version in both files (1 if there are none).
 *
 * Loads are compared, too, with more patience, since clients and servers share the machine: a load
 * of the tenon service is a regression when each request takes over 25 % more CPU and there are
 * over 25 % fewer of them, or when it answered right and does so no more. The machine's change is
 * the median of CPU for each request of the other servers. */
size_t battle_compare(const struct battle_results *before, const struct battle_results *after,
                      FILE *to);

#endif
