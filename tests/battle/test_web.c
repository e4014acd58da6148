/* SPDX-License-Identifier: MIT
 * test_web.c: the parts of the load runs that need no server: wrk's report (texts that wrk
 * printed), what the kernel says of processes, rows and their names, medians. Servers and what they
 * answer are in test_serving.c. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "battle/report/find.h"
#include "battle/web/load.h"
#include "battle/web/one.h"
#include "battle/web/usage.h"

/* ---- wrk ------------------------------------------------------------------------------------- */

static const char short_run[] = "Running 1s test @ http://127.0.0.1:18933/records/1\n"
                                "  1 threads and 1 connections\n"
                                "  Thread Stats   Avg      Stdev     Max   +/- Stdev\n"
                                "    Latency    35.10us   28.58us   1.35ms   97.62%\n"
                                "    Req/Sec    27.85k     2.13k   33.61k    81.82%\n"
                                "  Latency Distribution\n"
                                "     50%   32.00us\n"
                                "     75%   36.00us\n"
                                "     90%   41.00us\n"
                                "     99%   74.00us\n"
                                "  30378 requests in 1.10s, 6.72MB read\n"
                                "Requests/sec:  27625.13\n"
                                "Transfer/sec:      6.11MB\n";

static const char long_run[] = "Running 1m test @ http://127.0.0.1:18933/records/1000000\n"
                               "  1 threads and 1 connections\n"
                               "  Thread Stats   Avg      Stdev     Max   +/- Stdev\n"
                               "    Latency    72.26ms   13.00ms 104.34ms   60.26%\n"
                               "    Req/Sec    13.48      4.80    22.00     61.98%\n"
                               "  Latency Distribution\n"
                               "     50%   67.36ms\n"
                               "     75%   85.59ms\n"
                               "     90%   91.41ms\n"
                               "     99%   96.85ms\n"
                               "  858 requests in 1.03m, 67.14GB read\n"
                               "Requests/sec:     13.84\n"
                               "Transfer/sec:      1.08GB\n";

static const char bad_run[] = "Running 6s test @ http://127.0.0.1:18932/\n"
                              "  1 threads and 20 connections\n"
                              "  Thread Stats   Avg      Stdev     Max   +/- Stdev\n"
                              "    Latency   846.65ms  475.15ms   1.44s    26.39%\n"
                              "    Req/Sec    17.12     11.62    50.00     65.12%\n"
                              "  Latency Distribution\n"
                              "     50%  900.68ms\n"
                              "     75%    1.40s \n"
                              "     90%    1.40s \n"
                              "     99%    1.44s \n"
                              "  89 requests in 6.03s, 3.48KB read\n"
                              "  Socket errors: connect 0, read 39, write 0, timeout 17\n"
                              "  Non-2xx or 3xx responses: 35\n"
                              "Requests/sec:     14.76\n"
                              "Transfer/sec:     590.57B\n";

static struct web_run parsed(const char *text)
{
    struct web_run run;
    char why[WEB_WHY];
    if (!web_wrk_parse(text, &run, why, sizeof why))
        fail_msg("%s", why);
    return run;
}

static void test_wrk(void **state)
{
    (void)state;
    struct web_run run = parsed(short_run);
    assert_int_equal(run.requests, 30378);
    assert_float_equal(run.seconds, 1.1, 1e-9);
    assert_float_equal(run.per_second, 27625.13, 1e-6);
    assert_float_equal(run.latency.p50, 32, 1e-9);
    assert_float_equal(run.latency.p75, 36, 1e-9);
    assert_float_equal(run.latency.p90, 41, 1e-9);
    assert_float_equal(run.latency.p99, 74, 1e-9);
    assert_int_equal(run.errors, 0);

    run = parsed(long_run);
    assert_float_equal(run.seconds, 61.8, 1e-9);
    assert_float_equal(run.latency.p99, 96850, 1e-6);

    run = parsed(bad_run);
    assert_int_equal(run.requests, 89);
    assert_int_equal(run.errors, 39 + 17 + 35);
    assert_int_equal(run.refused, 35);
    assert_float_equal(run.latency.p50, 900680, 1e-6);
    assert_float_equal(run.latency.p75, 1400000, 1e-6);
}

/* short_run with `from` replaced by `to`. */
static const char *changed(const char *from, const char *to)
{
    static char text[2048];
    const char *at = strstr(short_run, from);
    assert_non_null(at);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - short_run), short_run, to,
             at + strlen(from));
    return text;
}

static void test_wrk_units(void **state)
{
    (void)state;
    assert_float_equal(parsed(changed("74.00us", "1.50m")).latency.p99, 90e6, 1e-3);
    assert_float_equal(parsed(changed("74.00us", "2.00h")).latency.p99, 7200e6, 1e-3);
    assert_float_equal(parsed(changed("27625.13", "27.63k")).per_second, 27630, 1e-6);
    assert_float_equal(parsed(changed("27625.13", "1.20M")).per_second, 1.2e6, 1e-6);
}

static void test_wrk_refused(void **state)
{
    (void)state;
    static const char *const changes[][2] = {
        {"  Latency Distribution\n", ""},
        {"     99%   74.00us\n", ""},
        {"74.00us", "74.00"},
        {"74.00us", "74.00ns"},
        {"74.00us", "-nan"},
        {"74.00us", "7.4.0us"},
        {"30378 requests in ", "requests "},
        {"1.10s,", "1.10x,"},
        {"Requests/sec:  27625.13\n", ""},
        {"27625.13", "many"},
        {"27625.13", "27625.13 per minute?"},
        {"27625.13", "27.6x"},
    };
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        struct web_run run = {.requests = 77};
        char why[WEB_WHY] = "";
        const bool good =
            web_wrk_parse(changed(changes[i][0], changes[i][1]), &run, why, sizeof why);
        if (i == 10) { /* a blank ends a number */
            assert_true(good);
            continue;
        }
        if (good)
            fail_msg("taken: %s", changes[i][1]);
        assert_int_equal(run.requests, 77);
        assert_non_null(strstr(why, "wrk's report has no "));
    }
    struct web_run run;
    char why[64]; /* is cut */
    assert_false(web_wrk_parse("unable to connect to 127.0.0.1:1 Connection refused\n", &run, why,
                               sizeof why));
    assert_false(web_wrk_parse("", &run, why, sizeof why));
}

/* ---- processes ------------------------------------------------------------------------------- */

static void test_stat(void **state)
{
    (void)state;
    pid_t group;
    uint64_t ticks;
    assert_true(web_stat_parse("4711 (a) b (x) S 1 4242 4242 0 -1 4194560 1 2 3 4 250 30 7 8 20 0 "
                               "1 0 99 1000 200 18446744073709551615\n",
                               &group, &ticks));
    assert_int_equal(group, 4242);
    assert_int_equal(ticks, 280);
    assert_false(web_stat_parse("4711 (name", &group, &ticks));
    assert_false(web_stat_parse("4711 (name) S 1", &group, &ticks));
    assert_false(web_stat_parse("", &group, &ticks));
}

static void test_status(void **state)
{
    (void)state;
    static const char text[] = "Name:\tVmRSS\nVmPeak:\t  999 kB\nVmHWM:\t   5678 kB\n"
                               "VmRSS:\t    1234 kB\nRssAnon:\t 5 kB\n";
    assert_int_equal(web_status_kib(text, "VmRSS"), 1234);
    assert_int_equal(web_status_kib(text, "VmHWM"), 5678);
    assert_int_equal(web_status_kib(text, "Vm"), 0);
    assert_int_equal(web_status_kib("VmRSS:\t1234 MB\n", "VmRSS"), 0);
    assert_int_equal(web_status_kib("", "VmRSS"), 0);
}

static void test_usage(void **state)
{
    (void)state;
    struct web_usage before, after;
    if (access("/proc/self/stat", R_OK) != 0)
        skip();
    /* a group of its own: other tests of the same run end meanwhile, and take their time along */
    assert_true(getpgrp() == getpid() || setpgid(0, 0) == 0);
    assert_true(web_usage_of(getpgrp(), &before));
    assert_true(before.processes >= 1);
    assert_true(before.rss_kib > 0 && before.peak_kib >= before.rss_kib / 2);
    volatile unsigned work = 0;
    for (unsigned i = 0; i < 20000000; i++)
        work = work + i;
    assert_int_equal(work, 542894464u); /* the sum, as 32 bits hold it */
    assert_true(web_usage_of(getpgrp(), &after));
    assert_true(after.cpu_us > before.cpu_us);
    assert_false(web_usage_of(0x3ffffff0, &after));
}

static void test_listening(void **state)
{
    (void)state;
    bool tls = true;
    assert_int_equal(web_listening_port("listening on http://127.0.0.1:8080", &tls), 8080);
    assert_false(tls);
    assert_int_equal(web_listening_port("listening on https://127.0.0.1:65535", &tls), 65535);
    assert_true(tls);
    assert_int_equal(web_listening_port("listening on http://127.0.0.1:", &tls), 0);
    assert_int_equal(web_listening_port("listening on http://127.0.0.1:70000", &tls), 0);
    assert_int_equal(web_listening_port("made a certificate: 8080", &tls), 0);
    assert_int_equal(web_listening_port("listening on ftp://127.0.0.1:21", &tls), 0);
    assert_int_equal(web_listening_port("", &tls), 0);
}

/* ---- rows ------------------------------------------------------------------------------------ */

static struct web_rows rows;

static struct web_choice all_codecs(void)
{
    return (struct web_choice){
        .codecs = {"tenon", "tenon-generated", "tenon-tables", "cjson", "rapidjson"},
        .n_codecs = 5,
        .tls = true};
}

static void make_rows(const struct web_choice *choice)
{
    char why[WEB_WHY];
    if (!web_rows_make(choice, &rows, why, sizeof why))
        fail_msg("%s", why);
}

static bool has_row(const char *wanted)
{
    char name[200];
    size_t found = 0;
    for (size_t i = 0; i < rows.n; i++) {
        web_row_name(&rows.list[i], name, sizeof name);
        found += strcmp(name, wanted) == 0;
    }
    assert_true(found <= 1);
    return found == 1;
}

static void test_rows(void **state)
{
    (void)state;
    struct web_choice choice = all_codecs();
    make_rows(&choice);
    /* 2 routes x 2 (4 codecs + 2 of Go); 8 x (3 tenon, 3 Go, nginx); 3 codecs; 4 x 2; 2 x 4 */
    assert_int_equal(rows.n, 24 + 56 + 3 + 8 + 8);
    assert_true(has_row("rps/tenon/cjson/mvc/DeserializeThousandSmallClassList/none/tls"));
    assert_true(has_row("rps/go/encoding-json/mvc/SerializeThousandSmallClassList/none/plain"));
    assert_true(has_row("rps/tenon/none/testNoProcess/500/tls"));
    assert_true(has_row("rps/nginx/none/testNoProcess/10/tls"));
    assert_true(has_row("rps/tenon/tenon-generated/testNoReflection/100/plain"));
    assert_true(has_row("rps/tenon/cjson/testNoReflection/100/plain"));
    assert_false(has_row("rps/tenon/cjson/testNoReflection/10/plain"));
    assert_true(has_row("rps/go/encoding-json/testReflection/30/plain"));
    assert_true(has_row("rps/go/easyjson/records/500/plain"));
    assert_true(has_row("rps/tenon/rapidjson/mvc/SerializeThousandSmallClassList/none/tls/one"));
    choice.tls = false;
    make_rows(&choice);
    assert_int_equal(rows.n, 12 + 28 + 3 + 8 + 4);
    choice.filter = "/records/(10|30)/";
    make_rows(&choice);
    assert_int_equal(rows.n, 4);
    choice.filter = "no such row";
    make_rows(&choice);
    assert_int_equal(rows.n, 0);
    choice.filter = "(";
    char why[WEB_WHY];
    assert_false(web_rows_make(&choice, &rows, why, sizeof why));
    assert_string_equal(why, "( is no regular expression");
}

/* The fewest: plain, but for the client with one connection. */
static void test_quick_rows(void **state)
{
    (void)state;
    struct web_choice choice = all_codecs();
    choice.quick = true;
    make_rows(&choice);
    assert_int_equal(rows.n, 10 + 14 + 4 + 3);
    for (size_t i = 0; i < rows.n; i++)
        assert_true(rows.list[i].tls == rows.list[i].one);
    assert_false(has_row("rps/tenon/cjson/mvc/SerializeThousandSmallClassList/none/plain"));
    choice.n_codecs = 4; /* no rapidjson */
    make_rows(&choice);
    assert_true(has_row("rps/tenon/cjson/mvc/SerializeThousandSmallClassList/none/plain"));
}

static void test_paths(void **state)
{
    (void)state;
    char path[64];
    web_row_path(&(struct web_row){.route = WEB_NO_PROCESS, .n = 30}, path, sizeof path);
    assert_string_equal(path, "/testNoProcess?n=30");
    web_row_path(&(struct web_row){.route = WEB_RECORDS, .n = 500}, path, sizeof path);
    assert_string_equal(path, "/records/500");
    web_row_path(&(struct web_row){.route = WEB_READ}, path, sizeof path);
    assert_string_equal(path, WEB_READ);
    assert_string_equal(web_row_method(&(struct web_row){.route = WEB_READ}), "POST");
    assert_string_equal(web_row_method(&(struct web_row){.route = WEB_WRITE}), "GET");
    assert_true(web_row_has_upstream(&(struct web_row){.route = WEB_REFLECTION, .n = 10}));
    assert_false(web_row_has_upstream(&(struct web_row){.route = WEB_RECORDS, .n = 10}));
    assert_false(web_row_has_upstream(&(struct web_row){.route = WEB_WRITE}));
}

/* ---- medians --------------------------------------------------------------------------------- */

static struct battle_load round_of(double per_second, double cpu, struct battle_latency *latency)
{
    return (struct battle_load){.server = battle_text("tenon service"),
                                .rounds = 1,
                                .seconds = 10,
                                .requests = (uint64_t)per_second * 10,
                                .per_second = per_second,
                                .cpu_us = cpu,
                                .rss_kib = 1000,
                                .latency = latency,
                                .checked = true};
}

static void test_median(void **state)
{
    (void)state;
    tenon_arena arena;
    tenon_arena_init(&arena, NULL, 0);
    struct battle_latency latencies[] = {
        {3, 30, 300, 3000}, {1, 10, 100, 1000}, {2, 20, 200, 2000}};
    struct battle_load list[] = {round_of(300, 9, &latencies[0]), round_of(100, 5, &latencies[1]),
                                 round_of(200, 6, &latencies[2])};
    list[1].errors = 4;
    struct battle_load load = web_load_median(list, 3, &arena);
    assert_int_equal(load.rounds, 3);
    assert_int_equal(load.requests, 2000);
    assert_int_equal(load.errors, 4);
    assert_float_equal(load.per_second, 200, 1e-9);
    assert_float_equal(load.cpu_us, 6, 1e-9);
    assert_float_equal(load.cpu_spread, 4, 1e-9);
    assert_float_equal(load.latency->p99, 2000, 1e-9);
    assert_true(load.checked);
    assert_float_equal(list[0].latency->p99, 3000, 1e-9);

    load = web_load_median(list, 2, &arena);
    assert_float_equal(load.per_second, 200, 1e-9);
    assert_float_equal(load.cpu_us, 7, 1e-9);
    assert_float_equal(load.cpu_spread, 0, 1e-9);

    /* A round that did not run says so, and is in no median. */
    list[2] = (struct battle_load){.note = battle_text("wrong"), .rounds = 1};
    load = web_load_median(list, 3, &arena);
    assert_int_equal(load.rounds, 2);
    assert_false(load.checked);
    assert_string_equal(load.note.data, "wrong");
    assert_float_equal(load.per_second, 200, 1e-9);
    load = web_load_median(&list[2], 1, &arena);
    assert_int_equal(load.requests, 0);
    assert_null(load.latency);
    tenon_arena_fini(&arena);
}

static void test_percentiles(void **state)
{
    (void)state;
    double values[101];
    for (size_t i = 0; i < 101; i++)
        values[i] = (double)((i * 37) % 101);
    const struct battle_latency latency = web_percentiles(values, 101);
    assert_float_equal(latency.p50, 50, 1e-9);
    assert_float_equal(latency.p75, 75, 1e-9);
    assert_float_equal(latency.p90, 90, 1e-9);
    assert_float_equal(latency.p99, 99, 1e-9);
    double one = 7;
    assert_float_equal(web_percentiles(&one, 1).p99, 7, 1e-9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrk),         cmocka_unit_test(test_wrk_units),
        cmocka_unit_test(test_wrk_refused), cmocka_unit_test(test_stat),
        cmocka_unit_test(test_status),      cmocka_unit_test(test_usage),
        cmocka_unit_test(test_listening),   cmocka_unit_test(test_rows),
        cmocka_unit_test(test_quick_rows),  cmocka_unit_test(test_paths),
        cmocka_unit_test(test_median),      cmocka_unit_test(test_percentiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
