/* SPDX-License-Identifier: MIT
 * test_loads.c: loads in the file of results, goals, and what is said of them: text, page, claims,
 * comparison. All figures are made up. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "battle/report/claims.h"
#include "battle/report/compare.h"
#include "battle/report/html.h"
#include "battle/report/load_table.h"
#include "battle/report/loads.h"
#include "battle/report/print.h"
#include "battle/report/result.tenon.h"
#include "made.h"

enum { MOST_LOADS = 60 };

static struct made made;
static struct battle_load loads[MOST_LOADS];
static struct battle_latency latency = {100, 200, 300, 4000};
static tenon_arena arena;

/* cpu: microseconds of each request. */
static struct battle_load *add(const char *server, const char *codec, const char *route, unsigned n,
                               double per_second, double cpu)
{
    if (made.results.n_loads == MOST_LOADS)
        abort();
    struct battle_load *load = &loads[made.results.n_loads++];
    *load = (struct battle_load){.server = battle_text(server),
                                 .codec = codec ? battle_text(codec) : (tenon_str){0},
                                 .route = battle_text(route),
                                 .n = n,
                                 .client = battle_text(BATTLE_WRK),
                                 .connections = 125,
                                 .rounds = 3,
                                 .seconds = 10,
                                 .requests = (uint64_t)per_second * 10,
                                 .per_second = per_second,
                                 .latency = &latency,
                                 .cpu_us = cpu,
                                 .rss_kib = 10240,
                                 .peak_kib = 20480,
                                 .checked = true};
    return load;
}

/* In process: Records 100 take 10 us generated, 15 us by the tables (made_page). */
static void add_chain(void)
{
    add(BATTLE_SERVICE, NULL, BATTLE_NO_PROCESS, 100, 20000, 40);
    add(BATTLE_GO, NULL, BATTLE_NO_PROCESS, 100, 15000, 60);
    add(BATTLE_NGINX, NULL, BATTLE_NO_PROCESS, 100, 25000, 32);
    add(BATTLE_SERVICE, "tenon-generated", BATTLE_NO_REFLECTION, 100, 18000, 53);
    add(BATTLE_GO, "easyjson", BATTLE_NO_REFLECTION, 100, 6000, 150);
    add(BATTLE_SERVICE, "tenon-tables", BATTLE_REFLECTION, 100, 16000, 70);
    add(BATTLE_GO, "encoding/json", BATTLE_REFLECTION, 100, 3000, 300);
}

static void add_codecs(void)
{
    add(BATTLE_SERVICE, "tenon-generated", BATTLE_WRITE, 0, 21000, 45);
    add(BATTLE_SERVICE, "tenon-tables", BATTLE_WRITE, 0, 18000, 55);
    add(BATTLE_SERVICE, "slow <i>json</i>", BATTLE_WRITE, 0, 1500, 600);
    add(BATTLE_GO, "encoding/json", BATTLE_WRITE, 0, 4200, 250);
    add(BATTLE_GO, "easyjson", BATTLE_WRITE, 0, 10600, 100);
    add(BATTLE_SERVICE, "tenon-generated", BATTLE_READ, 0, 20000, 50)->tls = true;
    add(BATTLE_GO, "encoding/json", BATTLE_READ, 0, 2000, 500)->tls = true;
    add(BATTLE_SERVICE, "tenon-generated", BATTLE_WRITE, 0, 9000, 60)->client =
        battle_text(BATTLE_ONE);
    struct battle_load *wrong = add(BATTLE_SERVICE, "broken", BATTLE_WRITE, 0, 0, 0);
    wrong->checked = false;
    wrong->latency = NULL;
    wrong->note = battle_text("the list is not </script><b>the</b> constant one");
}

static int setup(void **state)
{
    (void)state;
    made_page(&made);
    made.results.loads = loads;
    made.results.n_loads = 0;
    made.results.machine.placed = battle_text("server & client apart");
    tenon_arena_init(&arena, NULL, 0);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    tenon_arena_fini(&arena);
    return 0;
}

/* ---- the file -------------------------------------------------------------------------------- */

static void read_back(const char *text, size_t len, struct battle_results *ret)
{
    tenon_error error;
    if (!results_json_read(ret, text, len, &arena.mem, NULL, &error))
        fail_msg("%s at %zu: %s", error.path, error.offset, error.detail);
}

static void test_file(void **state)
{
    (void)state;
    struct battle_results read;
    tenon_sink sink;
    add_chain();
    add_codecs();
    tenon_sink_memory(&sink, NULL);
    assert_true(results_json_write(&made.results, &sink, NULL, NULL));
    read_back(sink.data, sink.len, &read);
    assert_true(results_equal(&read, &made.results));
    assert_int_equal(read.n_loads, 16);
    assert_null(read.loads[0].codec.data);
    assert_int_equal(read.loads[0].n, 100);
    assert_null(read.loads[15].latency);
    read.loads[3].cpu_us += 1;
    assert_false(results_equal(&read, &made.results));
    tenon_sink_fini(&sink, NULL);
}

/* A file without loads is as it was before there were any. */
static void test_file_without(void **state)
{
    (void)state;
    struct battle_results read;
    tenon_sink sink;
    made.results.machine.placed = (tenon_str){0};
    tenon_sink_memory(&sink, NULL);
    assert_true(results_json_write(&made.results, &sink, NULL, NULL));
    assert_null(memmem(sink.data, sink.len, "loads", 5));
    assert_null(memmem(sink.data, sink.len, "placed", 6));
    read_back(sink.data, sink.len, &read);
    assert_int_equal(read.n_loads, 0);
    assert_true(results_equal(&read, &made.results));
    tenon_sink_fini(&sink, NULL);
}

/* ---- lookups and goals ----------------------------------------------------------------------- */

static void test_find(void **state)
{
    (void)state;
    const struct battle_load_key key = {.server = BATTLE_GO, .route = BATTLE_NO_PROCESS, .n = 100};
    add_chain();
    const struct battle_load *load = battle_find_load(&made.results, &key, NULL);
    assert_ptr_equal(load, &loads[1]);
    assert_null(battle_find_load(&made.results, &key, load));
    loads[1].errors = loads[1].requests / 1000;
    assert_ptr_equal(battle_find_load(&made.results, &key, NULL), &loads[1]);
    loads[1].errors++;
    assert_null(battle_find_load(&made.results, &key, NULL));
    loads[1].errors = 0;
    loads[1].checked = false;
    assert_null(battle_find_load(&made.results, &key, NULL));
    assert_false(battle_load_counts(NULL));
    assert_float_equal(battle_in_process(&made.results, 100, BATTLE_GENERATED), 10000, 1e-6);
    assert_float_equal(battle_in_process(&made.results, 100, BATTLE_TABLES), 15000, 1e-6);
    assert_float_equal(battle_in_process(&made.results, 500, BATTLE_TABLES), 0, 1e-6);
}

static const struct battle_goal *goal_of(const struct battle_goals *goals, const char *title,
                                         const char *where)
{
    for (size_t i = 0; i < goals->n; i++)
        if (strstr(goals->list[i].title, title) && strcmp(goals->list[i].where, where) == 0)
            return &goals->list[i];
    fail_msg("there is no goal %s, %s", title, where);
    return NULL;
}

static void check_goal(const struct battle_goals *goals, const char *title, const char *where,
                       double ratio, enum battle_verdict verdict, const char *figures)
{
    const struct battle_goal *goal = goal_of(goals, title, where);
    assert_float_equal(goal->ratio, ratio, 1e-9);
    assert_int_equal(goal->verdict, verdict);
    assert_string_equal(goal->figures, figures);
}

static void test_goals(void **state)
{
    (void)state;
    static const char chain[] = "N = 100, plain";
    struct battle_goals goals;
    add_chain();
    add_codecs();
    assert_true(battle_goals_make(&made.results, &arena, &goals));
    assert_int_equal(goals.n, 8);
    assert_int_equal(goals.met, 5);
    assert_int_equal(goals.missed, 2);
    check_goal(&goals, "CPU that no reflection adds", chain, 1.3, BATTLE_MET,
               "53.0 - 40.0 = 13.0 µs, in process 10.0 µs");
    check_goal(&goals, "CPU that reflection adds", chain, 2, BATTLE_MISSED,
               "70.0 - 40.0 = 30.0 µs, in process 15.0 µs");
    check_goal(&goals, "of nginx's", chain, 1.25, BATTLE_MET, "40.0 µs, nginx 32.0 µs");
    check_goal(&goals, "CPU of no process, as a multiple of Go's", chain, 40 / 60., BATTLE_MET,
               "40.0 µs, Go 60.0 µs");
    check_goal(&goals, "as a part of those of no process", chain, 0.9, BATTLE_SHOWN,
               "18,000 by 20,000; Go 0.40");
    check_goal(&goals, "writing the list, as a multiple of Go encoding/json's", "plain", 5,
               BATTLE_MET, "21,000, Go 4,200");
    check_goal(&goals, "writing the list, as a multiple of Go easyjson's", "plain", 21 / 10.6,
               BATTLE_MISSED, "21,000, Go 10,600");
    check_goal(&goals, "reading the list, as a multiple of Go encoding/json's", "TLS", 10,
               BATTLE_MET, "20,000, Go 2,000");
}

static void test_goals_at_limits(void **state)
{
    (void)state;
    struct battle_goals goals;
    add_chain();
    loads[0].cpu_spread = 2;
    loads[3].cpu_us = 53.1; /* 13.1 of 10 */
    loads[3].cpu_spread = 4;
    loads[1].cpu_us = 40; /* Go's as much */
    loads[2].cpu_us = 30; /* 1.33 of nginx's */
    assert_true(battle_goals_make(&made.results, &arena, &goals));
    check_goal(&goals, "CPU that no reflection adds", "N = 100, plain", 1.31, BATTLE_MISSED,
               "53.1 - 40.0 = 13.1 ± 3.0 µs, in process 10.0 µs");
    assert_int_equal(goal_of(&goals, "of nginx's", "N = 100, plain")->verdict, BATTLE_MISSED);
    assert_int_equal(goal_of(&goals, "of Go's", "N = 100, plain")->verdict, BATTLE_MISSED);

    made.results.n_loads = 0;
    assert_true(battle_goals_make(&made.results, &arena, &goals));
    assert_int_equal(goals.n, 0);
}

/* ---- what is said ---------------------------------------------------------------------------- */

static const char *said(void (*say)(const struct battle_results *, FILE *))
{
    struct battle_text text;
    assert_true(battle_text_open(&text));
    say(&made.results, text.file);
    const char *kept = battle_text_close(&text, &arena);
    assert_non_null(kept);
    return kept;
}

static void assert_has(const char *text, const char *const *parts, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!strstr(text, parts[i]))
            fail_msg("not said: %s\n%s", parts[i], text);
}

static void test_table(void **state)
{
    (void)state;
    static const char *const parts[] = {
        "\na list of 1000 small objects, wrk: requests per second, CPU for each\n",
        "\ntenon service, tenon-generated   21000     45.0 us                  -"
        "                  -  20000     50.0 us\n",
        "\na list of 1000 small objects, one connection",
        "\n/testNoProcess, plain: requests per second, CPU for each\n",
        "\nnginx                                            -                  -  25000"
        "     32.0 us                  -\n",
        "\ngoals: 5 of 7 are met\n",
        "  N = 100, plain     2.00  MISSED  70.0 - 40.0 = 30.0 µs, in process 15.0 µs\n",
        "\nnot as it should be:\ntenon service, broken, " BATTLE_WRITE
        ", plain: the list is not </script><b>the</b> constant one\n",
        "\nserver & client apart\n",
    };
    assert_string_equal(said(battle_load_table_print), "");
    add_chain();
    add_codecs();
    assert_has(said(battle_load_table_print), parts, sizeof parts / sizeof *parts);
    loads[0].errors = 3;
    static const char *const errors[] = {
        "tenon service, /testNoProcess, N = 100, plain: 3 errors in 200000 requests\n"};
    assert_has(said(battle_load_table_print), errors, 1);
}

static void write_page(const struct battle_results *results, FILE *to)
{
    tenon_error error;
    if (!battle_html_write(results, to, NULL, &error))
        fail_msg("%s", error.detail);
}

static void test_page(void **state)
{
    (void)state;
    static const char *const parts[] = {
        "<a href=\"#battle-4\">Requests per second</a>",
        "<th scope=\"row\">slow &lt;i&gt;json&lt;/i&gt; <small>tenon service</small></th><td "
        "class=\"number\" data-label=\"Writing, plain\"><span>1,500 <small>0.07× · 600 "
        "µs</small></span></td>",
        "data-label=\"One connection, plain\"><span>9,000 <small>1.00× · 60.0 "
        "µs</small></span></td>",
        "5 of 7 are met.",
        "as a multiple of Go easyjson's</th><td data-label=\"Limit\">at least 2</td><td "
        "data-label=\"Met\">0 of 1</td><td class=\"number\" data-label=\"Worst\">1.98</td><td "
        "data-label=\"Where\">plain: 21,000, Go 10,600</td>",
        "<tr class=\"missed\"><th scope=\"row\">N = 100, plain</th><td class=\"number\" "
        "data-label=\"Ratio\">2.00</td><td data-label=\"Limit\">at most 1.3</td><td "
        "data-label=\"Verdict\">missed</td>",
        "aria-label=\"Requests per second by N, plain\"",
        ">tenon, reflection</text><rect class=\"tables\"",
        ">16,000</text>",
        ">70.0 µs</text>",
        "All 16 runs: latency, CPU, memory; some do not count",
        "data-label=\"99 %\">4.00 ms</td>",
        "data-label=\"Highest, MiB\">20.0</td>",
        "not checked: the list is not &lt;/script&gt;&lt;b&gt;the&lt;/b&gt; constant one",
        "One machine and its loopback: server &amp; client apart.",
        "125 connections, 10 s of load, 3 rounds",
        "<td class=\"number\" data-label=\"Reflection\">2,157</td>",
    };
    add_chain();
    add_codecs();
    const char *page = said(write_page);
    assert_has(page, parts, sizeof parts / sizeof *parts);
    assert_null(strstr(page, "<i>json"));
    assert_null(strstr(page, "Battle 4, requests per second"));
    assert_null(strstr(page, "Writing, TLS")); /* nobody has a figure there */
    /* The codecs lead. */
    assert_true(strstr(page, "One server, its serializer swapped") < strstr(page, ">Goals<"));
    assert_true(strstr(page, ">Goals<") < strstr(page, ">The chain<"));

    made.results.n_loads = 0;
    page = said(write_page);
    assert_null(strstr(page, "<h2>Requests per second"));
    assert_non_null(strstr(page, "Battle 4, requests per second"));
}

static void test_claims(void **state)
{
    (void)state;
    static const char *const parts[] = {
        "Writing: tenon-generated 21,000 requests per second, slow <i>json</i> 1,500 (14 times)\n"
        "In process, writing: "};
    static const char *const chain[] = {
        "N = 100: tenon service 18,000 requests per second without reflection, 16,000 with (11 % "
        "fewer)\nN = 100: Go fasthttp 6,000 requests per second without reflection, 3,000 with (50 "
        "% fewer)\nIn process, "};
    struct battle_claim claims[BATTLE_CLAIMS];
    add_chain();
    add_codecs();
    assert_true(battle_claims_make(&made.results, &arena, claims));
    assert_has(claims[2].ours, parts, 1);
    assert_has(claims[3].ours, chain, 1);
    assert_null(strstr(claims[2].ours, "not measured yet"));
    assert_null(strstr(claims[3].ours, "not measured yet"));
}

/* ---- two runs -------------------------------------------------------------------------------- */

static size_t compared(const struct battle_results *before)
{
    FILE *to = fopen("/dev/null", "w");
    assert_non_null(to);
    const size_t n = battle_compare(before, &made.results, to);
    fclose(to);
    return n;
}

static void test_compare(void **state)
{
    (void)state;
    static struct battle_load old[MOST_LOADS];
    add_chain();
    memcpy(old, loads, sizeof old);
    made_peer(&made, BATTLE_GO, "1", "Go", NULL);
    made_peer(&made, BATTLE_NGINX, "1", "C", NULL);
    struct battle_results before = made.results;
    before.loads = old;
    assert_int_equal(compared(&before), 0);

    loads[3].cpu_us *= 1.3; /* and as many requests: something else was the limit */
    assert_int_equal(compared(&before), 0);
    loads[3].per_second /= 1.3;
    assert_int_equal(compared(&before), 1);
    for (size_t i = 0; i < 7; i++) /* the others, too: the machine */
        if (i != 3 && !battle_is(loads[i].server, BATTLE_SERVICE))
            loads[i].cpu_us *= 1.3;
    assert_int_equal(compared(&before), 0);
    loads[5].checked = false;
    assert_int_equal(compared(&before), 1);
    made.results.n_loads = 0; /* not run */
    assert_int_equal(compared(&before), 0);
}

int main(void)
{
#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_file),  TEST(test_file_without),    TEST(test_find),
        TEST(test_goals), TEST(test_goals_at_limits), TEST(test_table),
        TEST(test_page),  TEST(test_claims),          TEST(test_compare),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
