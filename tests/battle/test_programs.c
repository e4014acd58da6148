/* SPDX-License-Identifier: MIT
 * test_programs.c: peers that are programs: what is asked of them, and what becomes of answers that
 * are right, wrong or missing. The programs are this one, started with a behaviour as its first
 * argument by a script in a temporary folder. It knows the model SmallClass. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "battle/programs/programs.h"
#include "battle/programs/protocol.tenon.h"
#include "examples/models_rows.h"

#include <dirent.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PATH = 4096 };

/* ---- the program ----------------------------------------------------------------------------- */

/* The object of the text, written: what a peer does. */
static tenon_str through(tenon_arena *arena, tenon_str text, bool indented)
{
    const tenon_options options = {.indent = indented ? 2 : 0};
    struct small small = {0};
    tenon_error error;
    char *to = malloc(4096);
    if (!small_rows_json_read(&small, text.data, text.len, &arena->mem, NULL, &error))
        exit(9);
    const size_t len = tenon_json_print(small_rows_type(), &small, to, 4096, &options);
    if (len > 4095)
        exit(9);
    return (tenon_str){to, len};
}

static unsigned runs_before; /* of this program in the test */

static struct program_run run_of(tenon_arena *arena, const char *behaviour,
                                 const struct program_case *one, tenon_str way,
                                 unsigned repetitions)
{
    struct program_run run = {.model = one->model, .variant = one->variant, .way = way};
    const bool reads = way.len == 4 && memcmp(way.data, "text", 4) == 0;
    if (strcmp(behaviour, "cannot") == 0) {
        run.note = battle_text_of("has no such thing");
        return run;
    }
    run.texts = calloc(one->n_texts, sizeof *run.texts);
    run.n_texts = one->n_texts;
    for (size_t i = 0; i < one->n_texts; i++)
        run.texts[i] = through(arena, one->texts[i], one->indented && !reads);
    if (strcmp(behaviour, "wrong") == 0 || (strcmp(behaviour, "mends") == 0 && runs_before == 0))
        run.texts[one->n_texts - 1] =
            battle_text_of("{\"Name\":\"B\",\"NumPurchases\":0,\"IsVIP\":true}");
    if (strcmp(behaviour, "flat") == 0)
        run.texts[0] = through(arena, one->texts[0], false);
    if (strcmp(behaviour, "few") == 0)
        run.n_texts--;
    run.samples = calloc(repetitions, sizeof *run.samples);
    run.n_samples = repetitions - (strcmp(behaviour, "short") == 0);
    for (unsigned i = 0; i < repetitions; i++)
        run.samples[i] = strcmp(behaviour, "timeless") == 0 ? 0 : 10 * (i + 1);
    if (strcmp(behaviour, "counts") == 0) {
        run.allocations = calloc(1, sizeof *run.allocations);
        *run.allocations = (struct program_allocations){3, 64};
        run.note = battle_text_of("counts");
    }
    return run;
}

static int answer_right(tenon_arena *arena, const char *behaviour, const char *asked,
                        const char *answered)
{
    struct program_request request;
    struct program_answer answer = {.version = battle_text_of("1.2")};
    tenon_error error;
    tenon_sink sink;
    if (!program_request_json_read_path(&request, asked, &arena->mem, NULL, &error))
        return 9;
    answer.runs = calloc(request.n_cases * BATTLE_WAYS + 1, sizeof *answer.runs);
    for (size_t c = 0; c < request.n_cases; c++)
        for (size_t w = 0; w < request.cases[c].n_ways; w++)
            answer.runs[answer.n_runs++] = run_of(arena, behaviour, &request.cases[c],
                                                  request.cases[c].ways[w], request.repetitions);
    if (strcmp(behaviour, "forgetful") == 0)
        answer.n_runs--;
    FILE *file = fopen(answered, "wb");
    tenon_sink_file(&sink, file);
    bool good = program_answer_json_write(&answer, &sink, NULL, &error);
    good = tenon_sink_fini(&sink, &error) && good;
    return fclose(file) == 0 && good ? 0 : 9;
}

/* How often this has run: a line in the file, which tells the others who ran when. */
static unsigned note_run(const char *name)
{
    char line[100];
    unsigned n = 0;
    FILE *file = fopen(getenv("BATTLE_TEST_LOG"), "a+");
    rewind(file);
    while (fgets(line, sizeof line, file))
        n += strncmp(line, name, strlen(name)) == 0;
    fprintf(file, "%s\n", name);
    fclose(file);
    return n;
}

static int be_program(const char *behaviour, const char *asked, const char *answered)
{
    tenon_arena arena;
    tenon_arena_init(&arena, NULL, 0);
    runs_before = note_run(behaviour);
    if (strcmp(behaviour, "crashes") == 0 || (strcmp(behaviour, "tires") == 0 && runs_before > 0)) {
        fputs("a first line\nTypeError: of the test\nand more\n", stderr);
        raise(SIGKILL);
    }
    if (strcmp(behaviour, "fails") == 0) {
        fputs("nothing but this\n", stderr);
        return 3;
    }
    if (strcmp(behaviour, "silent") == 0)
        return 0;
    if (strcmp(behaviour, "garbage") == 0) {
        FILE *file = fopen(answered, "wb");
        fputs("{\"version\": 1", file);
        return fclose(file);
    }
    const int status = answer_right(&arena, behaviour, asked, answered);
    tenon_arena_fini(&arena);
    _exit(status); /* what is left on the heap is no leak */
}

/* ---- the team -------------------------------------------------------------------------------- */

struct here {
    char folder[64], temporary[80], log[80], self[PATH];
    tenon_arena arena;
    struct battle_results results;
};

static void write_file(const struct here *here, const char *name, const char *text, mode_t mode)
{
    char path[PATH];
    snprintf(path, sizeof path, "%s/%s", here->folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(chmod(path, mode), 0);
}

static int set_up(void **state)
{
    struct here *here = calloc(1, sizeof *here);
    strcpy(here->folder, "/tmp/tenon-programs-XXXXXX");
    assert_non_null(mkdtemp(here->folder));
    snprintf(here->temporary, sizeof here->temporary, "%s/temporary", here->folder);
    assert_int_equal(mkdir(here->temporary, 0700), 0);
    snprintf(here->log, sizeof here->log, "%s/log", here->folder);
    setenv("TMPDIR", here->temporary, 1);
    setenv("BATTLE_TEST_LOG", here->log, 1);
    assert_true(readlink("/proc/self/exe", here->self, sizeof here->self - 1) > 0);
    tenon_arena_init(&here->arena, NULL, 0);
    *state = here;
    return 0;
}

static int tear_down(void **state)
{
    struct here *here = *state;
    char path[PATH];
    DIR *folder = opendir(here->folder);
    /* Nothing may be left of any run. */
    const bool clean = rmdir(here->temporary) == 0;
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        snprintf(path, sizeof path, "%s/%s", here->folder, entry->d_name);
        unlink(path);
    }
    closedir(folder);
    rmdir(here->folder);
    tenon_arena_fini(&here->arena);
    free(here);
    return !clean;
}

/* The commands of some behaviours, which are programs of that name. */
static bool run_team(struct here *here, const char *filter, unsigned rounds,
                     const char *const *behaviours, size_t n)
{
    struct battle_program programs[8] = {0};
    char script[2 * PATH];
    for (size_t i = 0; i < n; i++) {
        programs[i] = (struct battle_program){{.name = behaviours[i],
                                               .language = "C",
                                               .how = "typed",
                                               .has_options = strcmp(behaviours[i], "cannot") == 0},
                                              behaviours[i],
                                              "package none"};
        snprintf(script, sizeof script, "#!/bin/sh\nexec '%s' --program %s \"$@\"\n", here->self,
                 behaviours[i]);
        if (strcmp(behaviours[i], "hangs") == 0)
            snprintf(script, sizeof script, "#!/bin/sh\nsleep 1000 &\necho $! >'%s'\nwait\n",
                     here->log);
        if (strncmp(behaviours[i], "absent", 6) != 0)
            write_file(here, behaviours[i], script, 0700);
    }
    const struct battle_choice choice = {.filter = filter, .repetitions = 5, .sample = 0.001};
    const struct battle_team team = {programs, n, here->folder, rounds,
                                     strcmp(behaviours[0], "hangs") == 0 ? 1 : 300};
    return battle_team_run(&here->results, &here->arena, &choice, &team);
}

static bool has(tenon_str text, const char *word)
{
    return text.data && strstr(text.data, word) != NULL;
}

#define SMALL "^string/SmallClass/"
enum { SMALL_BOUTS = 11 }; /* read in six variants, written in four, and one of them fresh */

/* All bouts of one behaviour are wrong, and say so. */
static void expect_note(struct here *here, const char *behaviour, const char *word)
{
    here->results = (struct battle_results){0};
    assert_true(run_team(here, SMALL, 2, &behaviour, 1));
    assert_int_equal(here->results.n_peers, 1);
    assert_int_equal(here->results.n_results, SMALL_BOUTS);
    for (size_t i = 0; i < here->results.n_results; i++) {
        const struct battle_result *result = &here->results.results[i];
        assert_false(result->checked);
        assert_null(result->ns);
        assert_int_equal(result->samples, 0);
        if (!has(result->note, word))
            fail_msg("%s: %s", behaviour, result->note.data ? result->note.data : "no note");
    }
}

/* ---- the tests ------------------------------------------------------------------------------- */

static void test_right_ones_take_turns(void **state)
{
    struct here *here = *state;
    const char *const both[] = {"right", "counts"};
    struct battle_result known = {.model = battle_text_of("of the ring")};
    struct battle_peer_info peer = {.name = battle_text_of("of the ring")};
    char order[100] = "";
    here->results =
        (struct battle_results){.results = &known, .n_results = 1, .peers = &peer, .n_peers = 1};
    assert_true(run_team(here, SMALL, 2, both, 2));
    assert_int_equal(here->results.n_peers, 3);
    assert_true(has(here->results.peers[0].name, "of the ring"));
    assert_true(has(here->results.peers[1].version, "1.2"));
    assert_null(here->results.peers[1].absent.data);
    assert_int_equal(here->results.n_results, 1 + 2 * SMALL_BOUTS);
    assert_true(has(here->results.results[0].model, "of the ring"));
    for (size_t i = 1; i < here->results.n_results; i++) {
        const struct battle_result *result = &here->results.results[i];
        const bool counts = i > SMALL_BOUTS;
        assert_true(result->checked);
        assert_true(has(result->peer, both[counts]));
        assert_int_equal(result->samples, 5); /* 10 20, then 10 20 30 */
        assert_true(result->ns->median == 20 && result->ns->best == 10 && result->ns->spread == 10);
        assert_int_equal(result->note.data != NULL, counts);
        assert_int_equal(result->allocations != NULL, counts);
        assert_true(!counts || result->allocations->bytes == 64);
        if (has(result->variant, "constant"))
            assert_int_equal(result->bytes, 54);
    }
    FILE *log = fopen(here->log, "r");
    order[fread(order, 1, sizeof order - 1, log)] = '\0';
    fclose(log);
    assert_string_equal(order, "right\ncounts\nright\ncounts\n");
}

static void test_wrong_answers(void **state)
{
    expect_note(*state, "wrong", "instead of");
    expect_note(*state, "mends", "instead of"); /* in the second round */
    expect_note(*state, "few", "texts for");
    expect_note(*state, "short", "samples");
    expect_note(*state, "timeless", "samples");
    expect_note(*state, "cannot", "has no such thing");
}

/* Layout counts for those who write, and not in what shows that reading was right. */
static void test_layout(void **state)
{
    struct here *here = *state;
    const char *const flat[] = {"flat"};
    assert_true(run_team(here, "SmallClass/indented/", 1, flat, 1));
    assert_int_equal(here->results.n_results, 2);
    assert_true(has(here->results.results[0].direction, "read"));
    assert_true(here->results.results[0].checked);
    assert_false(here->results.results[1].checked);
    assert_true(has(here->results.results[1].note, "lines"));
}

static void test_one_answer_is_missing(void **state)
{
    struct here *here = *state;
    const char *const forgetful[] = {"forgetful"};
    assert_true(run_team(here, SMALL, 1, forgetful, 1));
    for (size_t i = 0; i < here->results.n_results; i++)
        assert_int_equal(here->results.results[i].checked, i + 1 < here->results.n_results);
    assert_true(has(here->results.results[SMALL_BOUTS - 1].note, "no answer"));
}

static void test_failures(void **state)
{
    expect_note(*state, "crashes", "signal 9: TypeError: of the test");
    expect_note(*state, "fails", "status 3: nothing but this");
    expect_note(*state, "silent", "no answer of the protocol");
    expect_note(*state, "garbage", "no answer of the protocol");
    expect_note(*state, "tires", "TypeError: of the test"); /* the first round does not count */
}

/* Is the process gone, or a mere entry that nobody has asked for yet? */
static bool is_gone(long pid)
{
    char path[64], status[512] = "";
    snprintf(path, sizeof path, "/proc/%ld/stat", pid);
    FILE *file = fopen(path, "r");
    if (!file)
        return true;
    status[fread(status, 1, sizeof status - 1, file)] = '\0';
    fclose(file);
    const char *end = strrchr(status, ')');
    return !end || end[2] == 'Z' || end[2] == 'X';
}

static void test_hanging_is_ended(void **state)
{
    struct here *here = *state;
    const struct timespec moment = {.tv_nsec = 10000000};
    char line[32] = "";
    expect_note(here, "hangs", "took more than 1 s");
    FILE *log = fopen(here->log, "r");
    assert_non_null(log);
    assert_non_null(fgets(line, sizeof line, log));
    fclose(log);
    for (int i = 0; i < 1000 && !is_gone(strtol(line, NULL, 10)); i++)
        nanosleep(&moment, NULL);
    assert_true(is_gone(strtol(line, NULL, 10)));
}

static void test_absent_ones(void **state)
{
    struct here *here = *state;
    const char *const some[] = {"absent_why", "right", "absent"};
    write_file(here, "absent_why.why", "a tool was not found\n", 0600);
    assert_true(run_team(here, SMALL "constant/read/text/", 1, some, 3));
    assert_int_equal(here->results.n_peers, 3);
    assert_string_equal(here->results.peers[0].absent.data, "a tool was not found; package none");
    assert_string_equal(here->results.peers[2].absent.data, "not built; package none");
    assert_int_equal(here->results.n_results, 1);
    assert_true(here->results.results[0].checked);
}

static void test_what_is_asked_for(void **state)
{
    struct here *here = *state;
    const char *const two[] = {"right", "cannot"};
    assert_true(run_team(here, "/SmallClass/constant/write/.*/right$", 1, two, 2));
    assert_int_equal(here->results.n_peers, 1); /* the other has nothing to do */
    assert_int_equal(here->results.n_results, 2);
    assert_true(has(here->results.results[0].way, "reused"));
    assert_true(has(here->results.results[1].way, "fresh"));

    here->results = (struct battle_results){0};
    assert_true(run_team(here, "^options/", 1, two, 2));
    assert_int_equal(here->results.n_peers, 1); /* who has options */
    assert_int_equal(here->results.n_results, 2);
    assert_true(has(here->results.results[0].model, "Forecast"));
    assert_true(has(here->results.results[0].way, "one"));
    assert_true(has(here->results.results[1].way, "new"));
}

static void test_no_filter(void **state)
{
    struct here *here = *state;
    const char *const one[] = {"right"};
    assert_false(run_team(here, "(", 1, one, 1));
    assert_int_equal(here->results.n_peers, 0);
    setenv("TMPDIR", "/nowhere", 1);
    assert_false(run_team(here, SMALL, 1, one, 1));
    assert_int_equal(here->results.n_peers, 0);
}

/* Every program of the battle has what is said of it, and a command of its own. */
static void test_table(void **state)
{
    (void)state;
    assert_true(battle_n_programs > 0);
    for (size_t i = 0; i < battle_n_programs; i++) {
        const struct battle_program *program = &battle_programs[i];
        assert_true(program->peer.name && program->peer.language && program->peer.how);
        assert_true(strncmp(program->packages, "package", 7) == 0);
        for (size_t j = 0; j < i; j++) {
            assert_string_not_equal(program->command, battle_programs[j].command);
            assert_string_not_equal(program->peer.name, battle_programs[j].peer.name);
        }
    }
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, set_up, tear_down)

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(test_right_ones_take_turns), TEST(test_wrong_answers),     TEST(test_layout),
        TEST(test_one_answer_is_missing), TEST(test_failures),          TEST(test_hanging_is_ended),
        TEST(test_absent_ones),           TEST(test_what_is_asked_for), TEST(test_no_filter),
        cmocka_unit_test(test_table),
    };
    if (argc == 5 && strcmp(argv[1], "--program") == 0)
        return be_program(argv[2], argv[3], argv[4]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
