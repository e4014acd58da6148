/* SPDX-License-Identifier: MIT
 * plan.c: every case by every peer in every way, less what the choice leaves out. */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

static void describe(const struct battle_entry *entry, struct battle_result *result)
{
    const char *cannot = battle_cannot(entry->one, entry->peer, entry->way);
    *result = battle_entry_result(entry);
    if (cannot)
        result->note = battle_text_of(cannot);
    else if (!battle_has_way(entry->peer, entry->way))
        result->note = battle_text_of("has no streams: the whole text goes through memory");
}

static void collect_entries(struct battle_plan *plan, const regex_t *filter)
{
    for (size_t c = 0; c < plan->cases.n; c++)
        for (unsigned way = 0; way < BATTLE_WAYS; way++)
            for (size_t p = 0; p < battle_n_peers; p++) {
                struct battle_entry entry = {&plan->cases.list[c], battle_peers[p],
                                             (enum battle_way)way, NULL};
                if (battle_entry_chosen(&entry, &plan->choice, filter))
                    plan->entries[plan->n++] = entry;
            }
}

static bool describe_peers(struct battle_results *results)
{
    results->peers = calloc(battle_n_peers + battle_n_absent, sizeof *results->peers);
    if (!results->peers)
        return false;
    for (size_t p = 0; p < battle_n_peers; p++) {
        const struct battle_peer *peer = battle_peers[p];
        results->peers[results->n_peers++] = (struct battle_peer_info){
            .name = battle_text_of(peer->name),
            .version = battle_text_of(peer->version()),
            .language = battle_text_of(peer->language),
            .how = battle_text_of(peer->how),
        };
    }
    for (size_t p = 0; p < battle_n_absent; p++)
        results->peers[results->n_peers++] = battle_absent[p];
    return true;
}

bool battle_plan_make(struct battle_plan *plan, const struct battle_choice *choice)
{
    regex_t filter;
    *plan = (struct battle_plan){.choice = *choice,
                                 .results = {.schema = 1, .repetitions = choice->repetitions}};
    if (choice->filter && regcomp(&filter, choice->filter, REG_EXTENDED | REG_NOSUB))
        return false;
    battle_cases_make(&plan->cases, choice->data);
    plan->entries = calloc(plan->cases.n * BATTLE_WAYS * battle_n_peers, sizeof *plan->entries);
    if (plan->entries)
        collect_entries(plan, choice->filter ? &filter : NULL);
    if (choice->filter)
        regfree(&filter);
    plan->results.results = calloc(plan->n + 1, sizeof *plan->results.results);
    if (!plan->entries || !plan->results.results || !describe_peers(&plan->results))
        return false;
    plan->results.n_results = plan->n;
    for (size_t i = 0; i < plan->n; i++) {
        plan->entries[i].result = &plan->results.results[i];
        describe(&plan->entries[i], plan->entries[i].result);
    }
    return true;
}

void battle_plan_free(struct battle_plan *plan)
{
    for (size_t i = 0; i < plan->n; i++) {
        free(plan->entries[i].result->ns);
        free(plan->entries[i].result->allocations);
    }
    free(plan->entries);
    free(plan->results.results);
    free(plan->results.peers);
    battle_cases_free(&plan->cases);
}

void battle_check(struct battle_plan *plan)
{
    for (size_t i = 0; i < plan->n; i++) {
        struct battle_entry *entry = &plan->entries[i];
        char name[200], why[600];
        struct bout bout;
        if (battle_cannot(entry->one, entry->peer, entry->way))
            continue;
        battle_entry_name(entry, name, sizeof name);
        battle_progress("checking", i, plan->n, name);
        if (!bout_open(&bout, entry->one, entry->peer, entry->way))
            snprintf(why, sizeof why, "cannot start");
        else
            entry->result->checked = bout_check(&bout, why, sizeof why);
        entry->result->bytes = bout.bytes;
        bout_close(&bout);
        if (!entry->result->checked) {
            const char *note = why;
            const size_t len = strlen(note);
            char *kept = plan->cases.arena.mem.resize(&plan->cases.arena.mem, NULL, 0, len + 1, 1);
            if (kept)
                entry->result->note = (tenon_str){memcpy(kept, note, len + 1), len};
        }
    }
    battle_progress("checking", plan->n, plan->n, "");
}
