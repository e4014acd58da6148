/* SPDX-License-Identifier: MIT
 * main.c: battle_ring, the program in which the C and C++ peers fight. `battle` starts it twice: to
 * check and count, with preload.c loaded, and to check and time. By hand:
 *
 *     battle_ring (check | count | time) OUT.json [--filter REGEX] [--peers A,B] [--repetitions N]
 * [--sample SECONDS]
 *
 * It ends with 1 when some result was wrong, which is no reason not to look at the others; with 2
 * when it was used wrongly; with 3 when the results could not be written. */
#include "../report/result.tenon.h"
#include "plan.h"
#include "processor.h"

#include <stdlib.h>
#include <string.h>

static int usage(void)
{
    fputs("usage: battle_ring check|count|time OUT.json [--filter REGEX] [--peers A,B,C] "
          "[--repetitions N]\n"
          "                   [--sample SECONDS] [--data FOLDER]\n",
          stderr);
    return 2;
}

static bool write_results(const struct battle_results *results, const char *path)
{
    tenon_error error;
    tenon_sink sink;
    FILE *file = fopen(path, "wb");
    if (!file) {
        perror(path);
        return false;
    }
    tenon_sink_file(&sink, file);
    bool good = results_json_write(results, &sink, NULL, &error);
    good = tenon_sink_fini(&sink, good ? &error : NULL) && good;
    good = fclose(file) == 0 && good;
    if (!good)
        tenon_error_print(&error, path, stderr);
    return good;
}

enum { MOST_REPETITIONS = 1000000, MOST_SECONDS = 3600 };

static bool take_option(struct battle_choice *choice, const char *name, const char *value)
{
    char *end = NULL;
    if (strcmp(name, "--filter") == 0)
        choice->filter = value;
    else if (strcmp(name, "--peers") == 0)
        choice->peers = value;
    else if (strcmp(name, "--data") == 0)
        choice->data = value;
    else if (strcmp(name, "--repetitions") == 0) {
        const long n = strtol(value, &end, 10);
        choice->repetitions = n > 0 && n <= MOST_REPETITIONS ? (unsigned)n : 0;
    } else if (strcmp(name, "--sample") == 0)
        choice->sample = strtod(value, &end);
    else
        return false;
    return !end || (end != value && *end == '\0' && choice->repetitions > 0 && choice->sample > 0 &&
                    choice->sample <= MOST_SECONDS);
}

int main(int argc, char **argv)
{
    struct battle_choice choice = {
        .repetitions = 60, .sample = 0.0025, .data = battle_data_folder()};
    struct battle_plan plan;

    if (argc < 3 || argc % 2 == 0)
        return usage();
    const bool times = strcmp(argv[1], "time") == 0, counts = strcmp(argv[1], "count") == 0;
    if (!times && !counts && strcmp(argv[1], "check") != 0)
        return usage();
    for (int i = 3; i < argc; i += 2)
        if (!take_option(&choice, argv[i], argv[i + 1]))
            return usage();
    if (!battle_plan_make(&plan, &choice)) {
        fprintf(stderr, "battle_ring: %s is no regular expression\n", choice.filter);
        return 2;
    }
    if (plan.cases.absent && strcmp(argv[1], "count") != 0) /* said once in a run of `battle` */
        fprintf(stderr, "battle: without %s\n", plan.cases.absent);
    battle_check(&plan);
    if (times) {
        battle_stay_on_one_processor();
        battle_time(&plan);
    } else if (counts) {
        battle_count(&plan);
    }
    bool good = true;
    for (size_t i = 0; i < plan.n; i++)
        good =
            good && (plan.entries[i].result->checked ||
                     battle_cannot(plan.entries[i].one, plan.entries[i].peer, plan.entries[i].way));
    const bool written = write_results(&plan.results, argv[2]);
    battle_plan_free(&plan);
    return !written ? 3 : !good;
}
