/* SPDX-License-Identifier: MIT
 * processor.c: one processor for everything that is timed. */
#define _GNU_SOURCE
#include "processor.h"

#include <sched.h>
#include <stddef.h>

void battle_stay_on_one_processor(void)
{
    cpu_set_t all, one;
    size_t last = 0;
    if (sched_getaffinity(0, sizeof all, &all))
        return;
    for (size_t i = 0; i < CPU_SETSIZE; i++)
        if (CPU_ISSET(i, &all))
            last = i;
    CPU_ZERO(&one);
    CPU_SET(last, &one);
    if (last > 0)
        sched_setaffinity(0, sizeof one, &one);
}
