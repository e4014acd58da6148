/* SPDX-License-Identifier: MIT
 * programs.c: who the programs are, and their rounds. A round runs each of them once, with its
 * share of the samples, so that what changes while the battle lasts meets everybody alike. */
#include "programs.h"

#include "process.h"
#include "protocol.tenon.h"
#include "team.h"

#include <stdlib.h>
#include <unistd.h>

const struct battle_program battle_programs[] = {
    {{.name = "Go encoding/json", .language = "Go", .how = "typed, by reflection"},
     "go_encoding_json",
     "package golang-go"},
    {{.name = "Go json-iterator",
      .language = "Go",
      .how = "typed, by reflection that is prepared once",
      .has_options = true},
     "go_json_iterator",
     "packages golang-go, golang-github-json-iterator-go-dev"},
    {{.name = "Go easyjson", .language = "Go", .how = "typed, by generated code"},
     "go_easyjson",
     "packages golang-go, golang-easyjson, golang-github-mailru-easyjson-dev"},
    {{.name = "serde_json", .language = "Rust", .how = "typed, by derived code"},
     "rust_serde_json",
     "packages cargo, librust-serde-json-dev, librust-serde-derive-dev"},
    {{.name = "Node JSON",
      .language = "JavaScript",
      .how = "objects of the language, from which typed ones are made; UTF-16 strings"},
     "node",
     "package nodejs"},
    {{.name = "Python json",
      .language = "Python",
      .how = "objects of the language, from which typed ones are made",
      .has_options = true},
     "python",
     "package python3"},
    {{.name = "Newtonsoft.Json 6 on Mono",
      .language = "C#",
      .how = "typed, by reflection; UTF-16 strings; on Mono, which is not .NET",
      .has_options = true},
     "newtonsoft",
     "packages mono-mcs, mono-runtime, libnewtonsoft-json5.0-cil"},
};
const size_t battle_n_programs = sizeof battle_programs / sizeof *battle_programs;

enum { LONGEST_PATH = 4096 };

/** A run of the team. */
struct fight {
    const struct battle_choice *choice;
    const struct battle_team *team;
    unsigned rounds;
    tenon_arena *kept; /**< for what results point to */
    tenon_arena mine;
    struct battle_cases cases;
    struct program_member *members; /**< as many as the team; those without bouts have n 0 */
    char folder[LONGEST_PATH];      /**< temporary */
};

void *program_memory(tenon_arena *arena, size_t size)
{
    void *got = arena->mem.resize(&arena->mem, NULL, 0, size + (size == 0), _Alignof(max_align_t));
    if (!got) {
        fputs("battle: out of memory\n", stderr);
        exit(1);
    }
    return memset(got, 0, size);
}

tenon_str program_copy(tenon_arena *arena, tenon_str text)
{
    char *copy = program_memory(arena, text.len + 1);
    return (tenon_str){memcpy(copy, text.data, text.len), text.len};
}

/* ---- who is there, and what for -------------------------------------------------------------- */

/* NULL, or why the program is not there, with what it takes. */
static const char *absence(struct fight *fight, const struct battle_program *program)
{
    char path[LONGEST_PATH], reason[300] = "not built";
    snprintf(path, sizeof path, "%s/%s", fight->team->folder, program->command);
    if (access(path, X_OK) == 0)
        return NULL;
    snprintf(path, sizeof path, "%s/%s.why", fight->team->folder, program->command);
    FILE *file = fopen(path, "r");
    if (file) {
        if (fgets(reason, sizeof reason, file))
            reason[strcspn(reason, "\n")] = '\0';
        fclose(file);
    }
    snprintf(path, sizeof path, "%s; %s", reason, program->packages);
    return program_copy(fight->kept, battle_text_of(path)).data;
}

static void collect_bouts(struct fight *fight, struct program_member *member, const regex_t *filter)
{
    static const enum battle_way ways[] = {BATTLE_READ_TEXT, BATTLE_WRITE_REUSED,
                                           BATTLE_WRITE_FRESH, BATTLE_ONE_OPTIONS,
                                           BATTLE_NEW_OPTIONS};
    enum { WAYS = sizeof ways / sizeof *ways };
    member->bouts = program_memory(&fight->mine, fight->cases.n * WAYS * sizeof *member->bouts);
    for (size_t c = 0; c < fight->cases.n; c++)
        for (size_t w = 0; w < WAYS; w++) {
            struct program_bout bout = {
                {&fight->cases.list[c], &member->program->peer, ways[w], NULL}, NULL, 0};
            if (!battle_entry_chosen(&bout.entry, fight->choice, filter))
                continue;
            bout.samples =
                program_memory(&fight->mine, fight->choice->repetitions * sizeof *bout.samples);
            member->bouts[member->n++] = bout;
        }
}

/* Peers and results as longer arrays, with room for all that may come. */
static void lengthen(struct fight *fight, struct battle_results *longer)
{
    size_t n = longer->n_results;
    for (size_t p = 0; p < fight->team->n; p++)
        n += fight->members[p].n;
    struct battle_result *results = program_memory(fight->kept, n * sizeof *results);
    struct battle_peer_info *peers =
        program_memory(fight->kept, (longer->n_peers + fight->team->n) * sizeof *peers);
    if (longer->n_results > 0)
        memcpy(results, longer->results, longer->n_results * sizeof *results);
    if (longer->n_peers > 0)
        memcpy(peers, longer->peers, longer->n_peers * sizeof *peers);
    longer->results = results;
    longer->peers = peers;
}

static void describe_member(struct fight *fight, struct program_member *member,
                            struct battle_results *longer)
{
    const struct battle_peer *peer = &member->program->peer;
    const char *absent = absence(fight, member->program);
    if (absent)
        member->n = 0;
    else if (member->n == 0)
        return; /* nothing is asked of it */
    member->info = &longer->peers[longer->n_peers++];
    *member->info = (struct battle_peer_info){
        .name = battle_text_of(peer->name),
        .language = battle_text_of(peer->language),
        .how = absent ? (tenon_str){0} : battle_text_of(peer->how),
        .absent = absent ? battle_text_of(absent) : (tenon_str){0},
    };
    for (size_t i = 0; i < member->n; i++) {
        struct battle_result *result = &longer->results[longer->n_results++];
        *result = battle_entry_result(&member->bouts[i].entry);
        result->note = battle_text_of("was not run");
        member->bouts[i].entry.result = result;
    }
}

/* ---- one run --------------------------------------------------------------------------------- */

static const char *kind_name(enum battle_kind kind)
{
    static const char *const names[BATTLE_KINDS] = {
        [BATTLE_SMALL] = "small",
        [BATTLE_BIG] = "big",
        [BATTLE_BIG_NAMED] = "big_named",
        [BATTLE_LIST] = "list",
        [BATTLE_ARRAY] = "array",
        [BATTLE_DICTIONARY] = "dictionary",
        [BATTLE_LOG] = "log",
        [BATTLE_FORECAST] = "forecast",
        [BATTLE_RECORDS] = "records",
        [BATTLE_TWEETS] = "tweets",
    };
    return names[kind];
}

static struct program_request request_of(const struct fight *fight,
                                         const struct program_member *member, unsigned repetitions,
                                         tenon_arena *arena)
{
    struct program_request request = {.repetitions = repetitions, .sample = fight->choice->sample};
    const struct battle_case *last = NULL;
    request.cases = program_memory(arena, member->n * sizeof *request.cases);
    for (size_t i = 0; i < member->n; i++) {
        const struct battle_entry *entry = &member->bouts[i].entry;
        if (entry->one != last) {
            last = entry->one;
            request.cases[request.n_cases++] = (struct program_case){
                .model = battle_text_of(last->model),
                .variant = battle_text_of(battle_variant_name(last->variant)),
                .kind = battle_text_of(kind_name(last->kind)),
                .indented = last->indented,
                .ways = program_memory(arena, BATTLE_WAYS * sizeof(tenon_str)),
                .texts = (tenon_str *)last->texts,
                .n_texts = last->n,
            };
        }
        struct program_case *one = &request.cases[request.n_cases - 1];
        one->ways[one->n_ways++] = battle_text_of(battle_way_names(entry->way)->way);
    }
    return request;
}

static bool write_request(const struct program_request *request, const char *path)
{
    tenon_error error;
    tenon_sink sink;
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    tenon_sink_file(&sink, file);
    bool good = program_request_json_write(request, &sink, NULL, &error);
    good = tenon_sink_fini(&sink, good ? &error : NULL) && good;
    return fclose(file) == 0 && good;
}

/* One program's share of a round. */
static void run_member(struct fight *fight, struct program_member *member, unsigned repetitions)
{
    char command[LONGEST_PATH], asked[LONGEST_PATH + 20], answered[LONGEST_PATH + 20],
        complaints[LONGEST_PATH + 20], why[600];
    struct program_answer answer;
    tenon_error error;
    tenon_arena arena;

    snprintf(command, sizeof command, "%s/%s", fight->team->folder, member->program->command);
    snprintf(asked, sizeof asked, "%s/request.json", fight->folder);
    snprintf(answered, sizeof answered, "%s/answer.json", fight->folder);
    snprintf(complaints, sizeof complaints, "%s/complaints", fight->folder);
    const char *const argv[] = {command, asked, answered, NULL};
    tenon_arena_init(&arena, NULL, 0);
    const struct program_request request = request_of(fight, member, repetitions, &arena);
    unlink(answered);
    if (!write_request(&request, asked)) {
        program_give_up(member, "there is no room for its request", fight->kept);
    } else if (!battle_process_run(argv, complaints, fight->team->time_limit, why, sizeof why)) {
        program_give_up(member, why, fight->kept);
    } else if (!program_answer_json_read_path(&answer, answered, &arena.mem, NULL, &error)) {
        snprintf(why, sizeof why, "gave no answer of the protocol: %s: %s", error.path,
                 error.detail);
        program_give_up(member, why, fight->kept);
    } else {
        program_take_answer(member, &answer, repetitions, fight->kept);
    }
    unlink(asked);
    unlink(answered);
    unlink(complaints);
    tenon_arena_fini(&arena);
}

static void run_rounds(struct fight *fight)
{
    const unsigned all = fight->choice->repetitions;
    const size_t runs = fight->rounds * fight->team->n;
    for (unsigned round = 0; round < fight->rounds; round++) {
        const unsigned share = all * (round + 1) / fight->rounds - all * round / fight->rounds;
        for (size_t p = 0; p < fight->team->n; p++) {
            struct program_member *member = &fight->members[p];
            battle_progress("programs", round * fight->team->n + p, runs,
                            member->program->peer.name);
            if (member->n > 0 && !member->failed)
                run_member(fight, member, share);
        }
    }
    battle_progress("programs", runs, runs, "");
}

/* ---- the fight ------------------------------------------------------------------------------- */

static bool make_folder(struct fight *fight)
{
    const char *where = getenv("TMPDIR");
    snprintf(fight->folder, sizeof fight->folder, "%s/battle-XXXXXX",
             where && *where ? where : "/tmp");
    return mkdtemp(fight->folder) != NULL;
}

static void fight_it_out(struct fight *fight, struct battle_results *into, const regex_t *filter)
{
    struct battle_results longer = *into;
    battle_cases_make(&fight->cases, fight->choice->data);
    tenon_arena_init(&fight->mine, NULL, 0);
    fight->members = program_memory(&fight->mine, fight->team->n * sizeof *fight->members);
    for (size_t p = 0; p < fight->team->n; p++) {
        fight->members[p].program = &fight->team->programs[p];
        collect_bouts(fight, &fight->members[p], filter);
    }
    lengthen(fight, &longer);
    for (size_t p = 0; p < fight->team->n; p++)
        describe_member(fight, &fight->members[p], &longer);
    run_rounds(fight);
    for (size_t p = 0; p < fight->team->n; p++)
        program_sum_up(&fight->members[p], fight->kept);
    *into = longer;
    tenon_arena_fini(&fight->mine);
    battle_cases_free(&fight->cases);
}

bool battle_team_run(struct battle_results *into, tenon_arena *arena,
                     const struct battle_choice *choice, const struct battle_team *team)
{
    const unsigned most = choice->repetitions;
    struct fight fight = {.choice = choice, .team = team, .kept = arena};
    regex_t filter;

    fight.rounds = team->rounds == 0 ? 1 : team->rounds < most ? team->rounds : most;
    if (choice->filter && regcomp(&filter, choice->filter, REG_EXTENDED | REG_NOSUB))
        return false;
    const bool good = make_folder(&fight);
    if (good) {
        fight_it_out(&fight, into, choice->filter ? &filter : NULL);
        rmdir(fight.folder);
    }
    if (choice->filter)
        regfree(&filter);
    return good;
}

bool battle_programs_run(struct battle_results *into, tenon_arena *arena,
                         const struct battle_choice *choice, const char *build_folder,
                         unsigned rounds)
{
    char folder[LONGEST_PATH];
    const struct battle_team team = {
        .programs = battle_programs,
        .n = battle_n_programs,
        .folder = folder,
        .rounds = rounds,
        .time_limit = 300,
    };
    snprintf(folder, sizeof folder, "%s/programs", build_folder);
    return battle_team_run(into, arena, choice, &team);
}
