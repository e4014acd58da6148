/* SPDX-License-Identifier: MIT
 * count.c: what one operation asks of malloc, after a few that fill buffers and arenas: the state
 * that a server is in. */
#include "plan.h"

#include <dlfcn.h>
#include <stdlib.h>

struct counts {
    uint64_t calls, bytes;
};

enum { FEW = 8 };

static void count_bout(struct bout *bout, volatile const struct counts *counts,
                       struct battle_memory *ret)
{
    const size_t n = bout->one->n > FEW ? bout->one->n : FEW;
    bout_go(bout, n);
    const struct counts before = *counts;
    bout_go(bout, n);
    const struct counts after = *counts;
    ret->count = (double)(after.calls - before.calls) / (double)n;
    ret->bytes = (double)(after.bytes - before.bytes) / (double)n;
}

void battle_count(struct battle_plan *plan)
{
    const struct counts *counts = dlsym(RTLD_DEFAULT, "battle_preload_counts");
    for (size_t i = 0; counts && i < plan->n; i++) {
        struct battle_entry *entry = &plan->entries[i];
        struct battle_memory *memory = malloc(sizeof *memory);
        char name[200];
        struct bout bout;
        battle_entry_name(entry, name, sizeof name);
        battle_progress("counting", i, plan->n, name);
        if (memory && entry->result->checked) {
            if (bout_open(&bout, entry->one, entry->peer, entry->way)) {
                count_bout(&bout, counts, memory);
                entry->result->allocations = memory;
                memory = NULL;
            }
            bout_close(&bout);
        }
        free(memory);
    }
    battle_progress("counting", plan->n, plan->n, "");
}
