/* SPDX-License-Identifier: MIT
 * port/thread.c, layer 0: see thread.h. */
#include "thread.h"

#include <sched.h>

void tenon__port_yield(void)
{
    sched_yield();
}
