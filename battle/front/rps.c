/* SPDX-License-Identifier: MIT
 * rps.c: `battle rps`: requests per second. The load runs are those of web/; here are the command
 * line, the in-process times that they are compared with, and the file that both end up in. */
#include "../report/find.h"
#include "../report/table.h"
#include "../web/load.h"
#include "front.h"

#include <stdlib.h>
#include <string.h>

static const char usage_text[] =
    "usage: battle rps [OPTIONS]    requests per second of the service, and of others\n"
    "\n"
    "  --duration SECONDS    of each run of wrk (10)\n"
    "  --connections N       of wrk (125)\n"
    "  --rounds N            runs of each row; medians are kept (1)\n"
    "  --quick               few rows, one second each, under a minute\n"
    "  --filter REGEX        only rows that it is found in, such as\n"
    "                        rps/tenon/tenon-generated/testNoReflection/100/plain\n"
    "  --into RESULTS.json   put the loads into this file of results, instead of those it has\n"
    "  --json FILE           write the results\n"
    "  --html FILE           write the report\n";

/* Reading and writing of records by tenon, which goals are multiples of. */
static const char in_process[] =
    "^string/Records [0-9]+/varied/(read/text|write/reused)/tenon (generated|tables)$";

struct rps_request {
    struct web_request web;
    const char *into, *json, *html;
};

static bool take_number(const char *text, unsigned most, unsigned *ret)
{
    char *end;
    const unsigned long value = strtoul(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || value < 1 || value > most)
        return false;
    *ret = (unsigned)value;
    return true;
}

static bool take_option(struct rps_request *request, const char *name, const char *value)
{
    if (strcmp(name, "--duration") == 0)
        return take_number(value, 3600, &request->web.seconds);
    if (strcmp(name, "--connections") == 0)
        return take_number(value, 10000, &request->web.connections);
    if (strcmp(name, "--rounds") == 0)
        return take_number(value, 100, &request->web.rounds);
    if (strcmp(name, "--filter") == 0)
        request->web.filter = value;
    else if (strcmp(name, "--into") == 0)
        request->into = value;
    else if (strcmp(name, "--json") == 0)
        request->json = value;
    else if (strcmp(name, "--html") == 0)
        request->html = value;
    else
        return false;
    return true;
}

/* -1: go on; else the exit status. */
static int parse(int argc, char **argv, struct rps_request *request)
{
    *request = (struct rps_request){.web = {.connections = 125, .rounds = 1}};
    for (int i = 0; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            request->web.quick = true;
        } else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            fputs(usage_text, stdout);
            return 0;
        } else if (i + 1 >= argc || !take_option(request, argv[i], argv[i + 1])) {
            fputs(usage_text, stderr);
            return 2;
        } else {
            i++;
        }
    }
    if (request->web.seconds == 0)
        request->web.seconds = request->web.quick ? 1 : 10;
    return -1;
}

/* ---- the file and the times in it ------------------------------------------------------------ */

/* The machine of the results is this one, or there are none yet. */
static bool open_results(const struct rps_request *request, tenon_arena *arena,
                         struct battle_results *results)
{
    struct battle_machine here = {0};
    front_machine(arena, &here);
    *results = (struct battle_results){.schema = 1, .machine = here};
    if (!request->into)
        return true;
    if (!front_read(request->into, arena, results))
        return false;
    if (!battle_same(results->machine.processor, here.processor) ||
        results->machine.cores != here.cores) {
        fprintf(stderr, "battle: %s was made on another machine (%s, %d cores)\n", request->into,
                results->machine.processor.data, results->machine.cores);
        return false;
    }
    return true;
}

static bool has_times(const struct battle_results *results)
{
    static const char *const models[] = {"Records 10", "Records 30", "Records 100", "Records 500"};
    static const char *const peers[] = {BATTLE_GENERATED, BATTLE_TABLES};
    static const char *const ways[] = {"text", "reused"};
    for (size_t i = 0; i < 16; i++) {
        const struct battle_key key = {.battle = battle_text("string"),
                                       .model = battle_text(models[i / 4]),
                                       .variant = battle_text("varied"),
                                       .peer = battle_text(peers[i / 2 % 2]),
                                       .way = battle_text(ways[i % 2])};
        if (!battle_timed(battle_find(results, &key, NULL)))
            return false;
    }
    return true;
}

/* Without them a file of results gets them; one that has results keeps those it has. */
static bool add_times(const struct rps_request *request, tenon_arena *arena,
                      struct battle_results *results)
{
    const struct battle_choice choice = {
        .filter = in_process, .repetitions = request->web.quick ? 20 : 60, .sample = 0.0025};
    const struct front_request ring = {.choice = choice, .folder = request->web.program_folder};
    struct battle_results timed;
    if (has_times(results))
        return true;
    if (results->n_results > 0) {
        fprintf(stderr,
                "battle: note: %s has no times of Records: goals that need them are left "
                "out\n",
                request->into);
        return true;
    }
    if (!front_ring(&ring, "time", &choice, arena, &timed))
        return false;
    results->repetitions = choice.repetitions;
    results->results = timed.results;
    results->n_results = timed.n_results;
    results->peers = timed.peers;
    results->n_peers = 0;
    for (size_t i = 0; i < timed.n_peers; i++) /* who has no part here is not absent */
        if (battle_own(timed.peers[i].name) && !timed.peers[i].absent.data)
            results->peers[results->n_peers++] = timed.peers[i];
    return true;
}

static bool write_files(const struct rps_request *request, const struct battle_results *results)
{
    if ((request->into && !front_write(results, request->into)) ||
        (request->json && !front_write(results, request->json)) ||
        (request->html && !front_page(results, request->html)))
        return false;
    if (request->into)
        printf("\nresults: %s\n", request->into);
    if (request->json)
        printf("\nresults: %s\n", request->json);
    if (request->html)
        printf("\nreport: %s\n", request->html);
    return true;
}

int front_rps(int argc, char **argv, const char *folder, tenon_arena *arena)
{
    struct rps_request request;
    struct battle_results results;
    char why[WEB_WHY];
    unsigned faults = 0;
    const int status = parse(argc, argv, &request);
    if (status >= 0)
        return status;
    request.web.program_folder = folder;
    if (!open_results(&request, arena, &results) || !add_times(&request, arena, &results))
        return 1;
    if (!web_loads_run(&request.web, arena, &results, &faults, why, sizeof why)) {
        fprintf(stderr, "battle: %s\n", why);
        return 1;
    }
    battle_table_print(&results, stdout);
    if (!write_files(&request, &results))
        return 1;
    if (faults > 0)
        fprintf(stderr, "battle: %u of the runs went wrong, see above\n", faults);
    return faults > 0;
}
