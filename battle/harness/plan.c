/* SPDX-License-Identifier: MIT
 * plan.c: every case by every peer in every way, less what the choice leaves out. */
#include "plan.h"

#include <regex.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void battle_entry_name(const struct battle_entry *entry, char *name, size_t size)
{
    const struct battle_way_names *names = battle_way_names(entry->way);
    snprintf(name, size, "%s/%s/%s/%s/%s/%s", names->battle, entry->one->model,
             battle_variant_name(entry->one->variant), names->direction, names->way,
             entry->peer->name);
}

/* Strings are read in every variant and written where that makes a difference; new buffers, streams
 * and options are a matter of the library more than of the text, so one variant will do. */
static bool makes_sense(const struct battle_case *one, const struct battle_peer *peer,
                        enum battle_way way)
{
    const bool main_variant = one->variant == BATTLE_CONSTANT || one->kind == BATTLE_RECORDS;
    switch (way) {
    case BATTLE_READ_TEXT:
        return true;
    case BATTLE_WRITE_REUSED:
        return one->written;
    case BATTLE_WRITE_FRESH:
        return main_variant;
    case BATTLE_READ_FILE:
    case BATTLE_WRITE_FILE:
    case BATTLE_WRITE_PIPE:
        return main_variant && !peer->strings_only;
    case BATTLE_ONE_OPTIONS:
    case BATTLE_NEW_OPTIONS:
        return main_variant && one->kind == BATTLE_FORECAST && peer->has_options;
    case BATTLE_WAYS:
        break;
    }
    return false;
}

/* Is the name among those of the list? */
static bool listed(const char *list, const char *name)
{
    const size_t len = strlen(name);
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        if (strncmp(at, name, len) == 0 && (at[len] == ',' || at[len] == '\0'))
            return true;
    return false;
}

static bool chosen(const struct battle_choice *choice, const regex_t *filter,
                   const struct battle_entry *entry)
{
    char name[200];
    if (choice->peers && strncmp(entry->peer->name, "tenon", 5) != 0 &&
        !listed(choice->peers, entry->peer->name))
        return false;
    battle_entry_name(entry, name, sizeof name);
    return !filter || regexec(filter, name, 0, NULL, 0) == 0;
}

static tenon_str text_of(const char *text)
{
    return (tenon_str){text, strlen(text)};
}

static void describe(const struct battle_entry *entry, struct battle_result *result)
{
    const struct battle_way_names *names = battle_way_names(entry->way);
    const char *cannot = battle_cannot(entry->one, entry->peer, entry->way);
    *result = (struct battle_result){
        .battle = text_of(names->battle),
        .model = text_of(entry->one->model),
        .variant = text_of(battle_variant_name(entry->one->variant)),
        .peer = text_of(entry->peer->name),
        .direction = text_of(names->direction),
        .way = text_of(names->way),
    };
    if (cannot)
        result->note = text_of(cannot);
    else if (!battle_has_way(entry->peer, entry->way))
        result->note = text_of("has no streams: the whole text goes through memory");
}

static void collect_entries(struct battle_plan *plan, const regex_t *filter)
{
    for (size_t c = 0; c < plan->cases.n; c++)
        for (unsigned way = 0; way < BATTLE_WAYS; way++)
            for (size_t p = 0; p < battle_n_peers; p++) {
                struct battle_entry entry = {&plan->cases.list[c], battle_peers[p],
                                             (enum battle_way)way, NULL};
                if (makes_sense(entry.one, entry.peer, entry.way) &&
                    chosen(&plan->choice, filter, &entry))
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
            .name = text_of(peer->name),
            .version = text_of(peer->version()),
            .language = text_of(peer->language),
            .how = text_of(peer->how),
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

void battle_progress(const char *stage, size_t done, size_t of, const char *text)
{
    static const char blanks[] =
        "                                                                      ";
    if (!isatty(STDERR_FILENO) && !getenv("BATTLE_PROGRESS"))
        return;
    if (done == of)
        fprintf(stderr, "\r%s\r", blanks);
    else
        fprintf(stderr, "\r%-8s %4zu/%zu  %-48.48s", stage, done, of, text);
    fflush(stderr);
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
