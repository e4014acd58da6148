/* SPDX-License-Identifier: MIT
 * answer.c: whether a program's answer is right. The texts that it gives back were written from
 * what it had read, so they speak for both; only in runs of a writing way is their layout looked
 * at. */
#include "team.h"

#include "../harness/statistics.h"

#include <math.h>
#include <stdlib.h>

static bool same(tenon_str a, const char *b)
{
    return a.len == strlen(b) && memcmp(a.data, b, a.len) == 0;
}

/* Answers come in the order of the request, so the search begins where it ended. */
static const struct program_run *run_of(const struct program_answer *answer,
                                        const struct battle_entry *entry, size_t *from)
{
    const char *variant = battle_variant_name(entry->one->variant);
    const char *way = battle_way_names(entry->way)->way;
    for (size_t i = 0; i < answer->n_runs; i++) {
        const size_t at = (*from + i) % answer->n_runs;
        const struct program_run *run = &answer->runs[at];
        if (same(run->model, entry->one->model) && same(run->variant, variant) &&
            same(run->way, way)) {
            *from = at + 1;
            return run;
        }
    }
    return NULL;
}

static bool check_texts(const struct battle_entry *entry, const struct program_run *run, char *why,
                        size_t size)
{
    struct battle_case one = *entry->one;
    uint64_t bytes = 0;
    if (run->n_texts != one.n) {
        snprintf(why, size, "gave %zu texts for %zu objects", run->n_texts, one.n);
        return false;
    }
    for (size_t i = 0; i < one.n; i++) {
        const tenon_str text = run->texts[i].data ? run->texts[i] : battle_text_of("");
        if (battle_way_direction(entry->way) == BATTLE_READ)
            one.indented = memchr(text.data, '\n', text.len) != NULL;
        if (!battle_check_text(&one, i, text.data, text.len, why, size))
            return false;
        bytes += text.len;
    }
    entry->result->bytes = battle_way_direction(entry->way) == BATTLE_READ
                               ? battle_mean_length(entry->one)
                               : bytes / one.n;
    return true;
}

static bool check_samples(const struct program_run *run, unsigned repetitions, char *why,
                          size_t size)
{
    bool good = run->n_samples == repetitions;
    for (size_t i = 0; good && i < run->n_samples; i++)
        good = isfinite(run->samples[i]) && run->samples[i] > 0;
    if (!good)
        snprintf(why, size, "gave other samples than were asked for");
    return good;
}

static void spoil(struct program_bout *bout, tenon_str note)
{
    struct battle_result *result = bout->entry.result;
    result->checked = false;
    result->note = note;
    result->allocations = NULL;
    bout->n = 0;
}

static void take_run(struct program_bout *bout, const struct program_run *run, unsigned repetitions,
                     tenon_arena *arena)
{
    struct battle_result *result = bout->entry.result;
    char why[600] = "";
    if (run && run->note.data && run->n_texts == 0 && run->n_samples == 0) {
        spoil(bout, program_copy(arena, run->note)); /* it cannot */
        return;
    }
    if (!run)
        snprintf(why, sizeof why, "gave no answer for this");
    if (!run || !check_texts(&bout->entry, run, why, sizeof why) ||
        !check_samples(run, repetitions, why, sizeof why)) {
        spoil(bout, program_copy(arena, battle_text_of(why)));
        return;
    }
    result->checked = true;
    result->note = run->note.data ? program_copy(arena, run->note) : (tenon_str){0};
    if (run->allocations) {
        result->allocations = program_memory(arena, sizeof *result->allocations);
        *result->allocations =
            (struct battle_memory){run->allocations->count, run->allocations->bytes};
    }
    memcpy(bout->samples + bout->n, run->samples, run->n_samples * sizeof *run->samples);
    bout->n += run->n_samples;
}

void program_take_answer(struct program_member *member, const struct program_answer *answer,
                         unsigned repetitions, tenon_arena *arena)
{
    const bool first = !member->info->version.data;
    size_t from = 0;
    if (first)
        member->info->version =
            program_copy(arena, answer->version.data ? answer->version : battle_text_of("unknown"));
    for (size_t i = 0; i < member->n; i++)
        if (first || member->bouts[i].entry.result->checked)
            take_run(&member->bouts[i], run_of(answer, &member->bouts[i].entry, &from), repetitions,
                     arena);
}

void program_give_up(struct program_member *member, const char *why, tenon_arena *arena)
{
    const tenon_str note = program_copy(arena, battle_text_of(why));
    for (size_t i = 0; i < member->n; i++)
        spoil(&member->bouts[i], note);
    member->failed = true;
}

void program_sum_up(struct program_member *member, tenon_arena *arena)
{
    for (size_t i = 0; i < member->n; i++) {
        struct program_bout *bout = &member->bouts[i];
        if (bout->n == 0)
            continue;
        bout->entry.result->ns = program_memory(arena, sizeof *bout->entry.result->ns);
        *bout->entry.result->ns = battle_summary(bout->samples, bout->n);
        bout->entry.result->samples = (unsigned)bout->n;
    }
}
