/* SPDX-License-Identifier: MIT
 * test_plan.c: which bouts there are, what is asked for, what the results say, and what becomes of
 * peers that fail. The peers are the test's: tenon's right one, and some that lack or break things.
 */
#include "battle_test.h"

#include "battle/report/result.tenon.h"

#include <unistd.h>

#define RIGHT battle_peer_tenon_tables

/* ---- the peers ------------------------------------------------------------------------------- */

static bool right_read(struct battle_run *run, const char *text, size_t len, void *object)
{
    return RIGHT.read(run, text, len, object);
}

static bool right_write(struct battle_run *run, const void *object)
{
    return RIGHT.write(run, object);
}

static bool right_open(struct battle_run *run)
{
    return RIGHT.open(run);
}

static void right_close(struct battle_run *run)
{
    RIGHT.close(run);
}

static const char *version(void)
{
    return "1.2";
}

static bool open_refuses(struct battle_run *run)
{
    (void)run;
    return false;
}

static void close_unopened(struct battle_run *run)
{
    (void)run;
    fail_msg("closed what was not opened");
}

static const char *no_dictionaries(enum battle_kind kind, enum battle_direction direction)
{
    if (kind == BATTLE_DICTIONARY)
        return "it has no dictionaries";
    return kind == BATTLE_LIST && direction == BATTLE_WRITE ? "it writes no lists" : NULL;
}

static size_t place; /* of the character that is read wrong */

static char *next_character(char *at)
{
    do
        at++;
    while (((unsigned char)*at & 0xc0) == 0x80);
    return at;
}

static bool read_one_wrong(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    char *at = (char *)((struct big *)object)->Domain.data;
    for (size_t i = 0; i < place; i++)
        at = next_character(at);
    memset(at, 'x', (size_t)(next_character(at) - at));
    return good;
}

/* Without streams, options, dictionaries. */
static const struct battle_peer plain = {
    .name = "plain",
    .language = "C++",
    .how = "tree",
    .version = version,
    .cannot = no_dictionaries,
    .open = right_open,
    .close = right_close,
    .read = right_read,
    .write = right_write,
};
static const struct battle_peer reader = {
    .name = "reader",
    .language = "C",
    .how = "events",
    .version = version,
    .open = right_open,
    .close = right_close,
    .read = right_read,
};
static const struct battle_peer broken = {
    .name = "broken",
    .language = "C",
    .how = "typed",
    .version = version,
    .open = right_open,
    .close = right_close,
    .read = read_one_wrong,
    .write = right_write,
};
static const struct battle_peer unopened = {
    .name = "unopened",
    .language = "C",
    .how = "typed",
    .version = version,
    .open = open_refuses,
    .close = close_unopened,
    .read = right_read,
    .write = right_write,
};

const struct battle_peer *const battle_peers[] = {&battle_peer_tenon_tables, &plain, &reader,
                                                  &broken, &unopened};
const struct battle_peer_info battle_absent[] = {
    {.name = {"nobody", 6}, .language = {"C", 1}, .absent = {"not found; package none", 23}}};
const size_t battle_n_peers = 5, battle_n_absent = 1;

/* ---- which bouts there are ------------------------------------------------------------------- */

static struct battle_plan plan_of(const char *filter, const char *peers)
{
    struct battle_plan plan;
    const struct battle_choice choice = {.filter = filter, .peers = peers, .repetitions = 7};
    if (!battle_plan_make(&plan, &choice))
        fail_msg("no plan for %s", filter);
    return plan;
}

/* The names of all entries, each followed by a line feed. */
static void expect_names(const char *filter, const char *peers, const char *names)
{
    static char all[1 << 20];
    struct battle_plan plan = plan_of(filter, peers);
    size_t len = 0;
    all[0] = '\0';
    for (size_t i = 0; i < plan.n; i++) {
        battle_entry_name(&plan.entries[i], all + len, sizeof all - len);
        len += strlen(all + len);
        len += (size_t)snprintf(all + len, sizeof all - len, "\n");
    }
    assert_int_equal(plan.results.n_results, plan.n);
    battle_plan_free(&plan);
    assert_string_equal(all, names);
}

static void filters(void **state)
{
    (void)state;
    expect_names("^string/BigClass/constant/read/text/plain$", NULL,
                 "string/BigClass/constant/read/text/plain\n");
    expect_names("BigClass/varied/.*/(plain|reader)", NULL,
                 "string/BigClass/varied/read/text/plain\n"
                 "string/BigClass/varied/read/text/reader\n"
                 "string/BigClass/varied/write/reused/plain\n"
                 "string/BigClass/varied/write/reused/reader\n");
    expect_names("BigClass with names/varied/read", "plain",
                 "string/BigClass with names/varied/read/text/tenon tables\n"
                 "string/BigClass with names/varied/read/text/plain\n");
    expect_names("Records (1|3)0/.*/text/plain", NULL,
                 "string/Records 10/varied/read/text/plain\n"
                 "string/Records 30/varied/read/text/plain\n");
    expect_names("no such thing", NULL, "");
}

static void bad_filters(void **state)
{
    static const char *const bad[] = {"(", "a{2,1}", "[a", "*(", "\\"};
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct battle_plan plan;
        const struct battle_choice choice = {.filter = bad[i]};
        assert_false(battle_plan_make(&plan, &choice));
        battle_plan_free(&plan);
    }
}

static void lists_of_peers(void **state)
{
    static const char filter[] = "SmallClass/constant/read/text";
    static const char tenon[] = "string/SmallClass/constant/read/text/tenon tables\n";
    char both[200];
    (void)state;
    snprintf(both, sizeof both, "%sstring/SmallClass/constant/read/text/reader\n", tenon);
    expect_names(filter, "reader", both);
    expect_names(filter, "nobody,reader", both);
    expect_names(filter, "reader,nobody", both);
    expect_names(filter, "", tenon); /* tenon takes part whatever the list says */
    expect_names(filter, "read", tenon);
    expect_names(filter, "readers", tenon);
    expect_names(filter, "the reader", tenon);
}

static void ways_of_cases(void **state)
{
    (void)state;
    /* all ways on the constant texts, in order; options are for those that have some */
    expect_names("/SmallClass/constant/.*/plain", NULL,
                 "string/SmallClass/constant/read/text/plain\n"
                 "stream/SmallClass/constant/read/file/plain\n"
                 "string/SmallClass/constant/write/reused/plain\n"
                 "string/SmallClass/constant/write/fresh/plain\n"
                 "stream/SmallClass/constant/write/file/plain\n"
                 "stream/SmallClass/constant/write/pipe/plain\n");
    expect_names("^options", NULL,
                 "options/Forecast/constant/write/one/tenon tables\n"
                 "options/Forecast/constant/write/new/tenon tables\n");
    /* strings alone on the others, not written where it would be the same again */
    expect_names("/SmallClass/permuted/.*/plain", NULL,
                 "string/SmallClass/permuted/read/text/plain\n");
    expect_names("/SmallClass/unknown/.*/plain", NULL,
                 "string/SmallClass/unknown/read/text/plain\n");
    expect_names("/SmallClass/(indented|non-ascii)/.*/plain", NULL,
                 "string/SmallClass/indented/read/text/plain\n"
                 "string/SmallClass/indented/write/reused/plain\n"
                 "string/SmallClass/non-ascii/read/text/plain\n"
                 "string/SmallClass/non-ascii/write/reused/plain\n");
    /* records are varied and have no constant text */
    expect_names("stream/Records 500/.*/plain", NULL,
                 "stream/Records 500/varied/read/file/plain\n"
                 "stream/Records 500/varied/write/file/plain\n"
                 "stream/Records 500/varied/write/pipe/plain\n");
}

/* Everything has a result, and nothing twice. */
static void whole_plan(void **state)
{
    struct battle_plan plan = plan_of(NULL, NULL);
    (void)state;
    assert_true(plan.n > 400);
    for (size_t i = 0; i < plan.n; i++) {
        char name[200], other[200];
        assert_ptr_equal(plan.entries[i].result, &plan.results.results[i]);
        battle_entry_name(&plan.entries[i], name, sizeof name);
        for (size_t j = 0; j < i; j++) {
            battle_entry_name(&plan.entries[j], other, sizeof other);
            assert_string_not_equal(name, other);
        }
    }
    battle_plan_free(&plan);
}

/* ---- what results say ------------------------------------------------------------------------ */

static void expect_str(tenon_str found, const char *wanted)
{
    if (!wanted) {
        assert_null(found.data);
        return;
    }
    assert_non_null(found.data);
    assert_int_equal(found.len, strlen(wanted));
    assert_memory_equal(found.data, wanted, found.len);
}

static void descriptions(void **state)
{
    struct battle_plan plan = plan_of("stream/BigClass with names/constant/write/pipe", "plain");
    (void)state;
    assert_int_equal(plan.n, 2);
    const struct battle_result *result = &plan.results.results[1];
    expect_str(result->battle, "stream");
    expect_str(result->model, "BigClass with names");
    expect_str(result->variant, "constant");
    expect_str(result->peer, "plain");
    expect_str(result->direction, "write");
    expect_str(result->way, "pipe");
    assert_true(!result->checked && !result->ns && !result->allocations);
    assert_int_equal(result->samples, 0);
    assert_int_equal(result->bytes, 0);

    /* all peers, whoever was chosen, and then the absent ones */
    const struct battle_peer_info *peers = plan.results.peers;
    assert_int_equal(plan.results.n_peers, 6);
    expect_str(peers[0].name, "tenon tables");
    expect_str(peers[1].name, "plain");
    expect_str(peers[1].language, "C++");
    expect_str(peers[1].how, "tree");
    expect_str(peers[1].version, "1.2");
    expect_str(peers[1].absent, NULL);
    expect_str(peers[5].name, "nobody");
    expect_str(peers[5].absent, "not found; package none");
    assert_int_equal(plan.results.schema, 1);
    assert_int_equal(plan.results.repetitions, 7);
    battle_plan_free(&plan);
}

/* What the plan, checked, says about the bout. */
static void expect_checked(const struct battle_plan *plan, const char *bout, bool checked,
                           const char *note, uint64_t bytes)
{
    char name[200] = "";
    for (size_t i = 0; i < plan->n; i++) {
        battle_entry_name(&plan->entries[i], name, sizeof name);
        if (strcmp(name, bout) == 0) {
            assert_int_equal(plan->results.results[i].checked, checked);
            expect_str(plan->results.results[i].note, note);
            assert_int_equal(plan->results.results[i].bytes, bytes);
            return;
        }
    }
    fail_msg("there is no %s", bout);
}

static void checks_and_notes(void **state)
{
    static const char no_streams[] = "has no streams: the whole text goes through memory";
    static const char filter[] =
        "(Class|List|Dictionary)/constant/.*/(tenon tables|plain|reader|unopened)$";
    struct battle_plan plan = plan_of(filter, NULL);
    (void)state;
    battle_check(&plan);
#define IS(...) expect_checked(&plan, __VA_ARGS__)
    IS("string/SmallClass/constant/read/text/plain", true, NULL, 54);
    IS("string/BigClass/constant/write/reused/plain", true, NULL, 597);
    IS("stream/BigClass/constant/write/pipe/plain", true, no_streams, 597);
    IS("stream/BigClass/constant/write/file/plain", true, no_streams, 597);
    IS("stream/BigClass/constant/read/file/plain", true, no_streams, 597);
    IS("stream/BigClass/constant/read/file/tenon tables", true, NULL, 597);
    IS("stream/BigClass/constant/write/pipe/tenon tables", true, NULL, 597);
    IS("string/ThousandSmallClassDictionary/constant/read/text/plain", false,
       "it has no dictionaries", 0);
    IS("stream/ThousandSmallClassList/constant/write/file/plain", false, "it writes no lists", 0);
    IS("string/ThousandSmallClassList/constant/read/text/plain", true, NULL,
       9 + 1000 * 54 + 999 + 2);
    IS("string/SmallClass/constant/read/text/reader", true, NULL, 54);
    IS("string/SmallClass/constant/write/reused/reader", false, "it does not write", 0);
    IS("string/SmallClass/constant/read/text/unopened", false, "cannot start", 0);
#undef IS
    battle_plan_free(&plan);
}

/* Who fails has a note and counts for nothing; the others are checked. Notes are of whole
 * characters, wherever the fault is, or the results could not be written. */
static void failures(void **state)
{
    struct battle_plan plan = plan_of("BigClass/non-ascii/read/", "broken,plain");
    const struct battle_result *results = plan.results.results;
    (void)state;
    assert_int_equal(plan.n, 3);
    for (place = 0; place < strlen("ScottsdaleSkincare.com"); place++) {
        tenon_error error;
        tenon_sink sink;
        battle_check(&plan);
        assert_true(results[0].checked && !results[0].note.data);
        assert_true(results[1].checked && !results[1].note.data);
        expect_str(results[2].peer, "broken");
        assert_false(results[2].checked);
        assert_non_null(strstr(results[2].note.data, " instead of "));
        assert_int_equal(strlen(results[2].note.data), results[2].note.len);
        tenon_sink_memory(&sink, NULL);
        if (!results_json_write(&plan.results, &sink, NULL, &error))
            fail_msg("%s: %s: %s", error.path, error.detail, results[2].note.data);
        tenon_sink_fini(&sink, NULL);
    }
    battle_plan_free(&plan);
}

/* ---- the file -------------------------------------------------------------------------------- */

#define STR(TEXT)                                                                                  \
    {                                                                                              \
        TEXT, sizeof(TEXT) - 1                                                                     \
    }

static const char file_text[] =
    "{\"schema\":1,\"machine\":{\"date\":\"2022-07-10T12:00:00Z\",\"processor\":\"a\","
    "\"system\":\"b\",\"cores\":2,\"compiler\":\"c\",\"tenon\":\"0.1.0\"},\"repetitions\":15,"
    "\"seconds\":1.5,\"peers\":[{\"name\":\"plain\",\"version\":\"1\",\"language\":\"C\","
    "\"how\":\"tree\"},{\"name\":\"nobody\",\"absent\":\"not found\"}],\"results\":["
    "{\"battle\":\"string\",\"model\":\"SmallClass\",\"variant\":\"constant\",\"peer\":\"plain\","
    "\"direction\":\"read\",\"way\":\"text\",\"checked\":true,\"ns\":{\"median\":12.5,\"best\":12,"
    "\"spread\":0.25},\"samples\":15,\"bytes\":54,\"allocations\":{\"count\":3,\"bytes\":96}},"
    "{\"battle\":\"stream\",\"model\":\"SmallClass\",\"variant\":\"constant\",\"peer\":\"plain\","
    "\"direction\":\"write\",\"way\":\"pipe\",\"checked\":false,\"note\":\"refused to write\","
    "\"samples\":0,\"bytes\":0}]}";

static void names_in_the_file(void **state)
{
    struct battle_ns ns = {.median = 12.5, .best = 12, .spread = 0.25};
    struct battle_memory memory = {.count = 3, .bytes = 96};
    struct battle_peer_info peers[] = {
        {.name = STR("plain"), .version = STR("1"), .language = STR("C"), .how = STR("tree")},
        {.name = STR("nobody"), .absent = STR("not found")}};
    struct battle_result all[] = {{STR("string"), STR("SmallClass"), STR("constant"), STR("plain"),
                                   STR("read"), STR("text"), true, STR(""), &ns, 15, 54, &memory},
                                  {STR("stream"), STR("SmallClass"), STR("constant"), STR("plain"),
                                   STR("write"), STR("pipe"), false, STR("refused to write"), NULL,
                                   0, 0, NULL}};
    const struct battle_results results = {.schema = 1,
                                           .machine = {.date = STR("2022-07-10T12:00:00Z"),
                                                       .processor = STR("a"),
                                                       .system = STR("b"),
                                                       .cores = 2,
                                                       .compiler = STR("c"),
                                                       .tenon = STR("0.1.0")},
                                           .repetitions = 15,
                                           .seconds = 1.5,
                                           .peers = peers,
                                           .n_peers = 2,
                                           .results = all,
                                           .n_results = 2};
    char text[2000];
    (void)state;
    all[0].note = (tenon_str){0};
    const size_t len = results_json_print(&results, text, sizeof text, NULL);
    assert_true(len < sizeof text);
    assert_string_equal(text, file_text);
}

/* What was written is read back equal; other schemas are refused. */
static void round_trip(void **state)
{
    struct battle_plan plan = plan_of("SmallClass/constant/.*/(tenon|plain|reader)", NULL);
    struct battle_results back;
    tenon_arena arena;
    tenon_error error;
    tenon_sink sink;
    (void)state;
    battle_check(&plan);
    plan.results.results[0].ns = calloc(1, sizeof(struct battle_ns));
    plan.results.results[0].allocations = calloc(1, sizeof(struct battle_memory));
    assert_true(plan.results.results[0].ns && plan.results.results[0].allocations);
    plan.results.results[0].ns->median = 12.0625;
    plan.results.results[0].allocations->bytes = 0.1;
    tenon_sink_memory(&sink, NULL);
    tenon_arena_init(&arena, NULL, 0);
    assert_true(results_json_write(&plan.results, &sink, NULL, &error));
    assert_true(results_json_read(&back, sink.data, sink.len, &arena.mem, NULL, &error));
    assert_true(results_equal(&back, &plan.results));
    back.results[1].samples++;
    assert_false(results_equal(&back, &plan.results));
    assert_memory_equal(sink.data, "{\"schema\":1,", 12);
    sink.data[10] = '2';
    assert_false(results_json_read(&back, sink.data, sink.len, &arena.mem, NULL, &error));
    assert_string_equal(error.path, "$.schema");
    tenon_arena_fini(&arena);
    tenon_sink_fini(&sink, NULL);
    battle_plan_free(&plan);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(filters),           cmocka_unit_test(bad_filters),
        cmocka_unit_test(lists_of_peers),    cmocka_unit_test(ways_of_cases),
        cmocka_unit_test(whole_plan),        cmocka_unit_test(descriptions),
        cmocka_unit_test(checks_and_notes),  cmocka_unit_test(failures),
        cmocka_unit_test(names_in_the_file), cmocka_unit_test(round_trip),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
