/* SPDX-License-Identifier: MIT
 * test_html.c: the page: the results in it are the results, its words and claims say what follows
 * from them, and nothing in them is markup.
 *
 * With BATTLE_PAGE=FILE the page is left there, for check_page.py to open in a browser. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "battle/report/html.h"
#include "battle/report/result.tenon.h"
#include "made.h"

static struct made made;
static char *page;
static size_t page_len;

static void make_page(const char *library)
{
    tenon_error error;
    free(page);
    FILE *file = open_memstream(&page, &page_len);
    assert_non_null(file);
    if (!battle_html_write(&made.results, file, library, &error))
        fail_msg("%s", error.detail);
    assert_int_equal(fclose(file), 0);
}

static int setup(void **state)
{
    (void)state;
    made_page(&made);
    make_page(NULL);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    free(page);
    return 0;
}

/* What stands between the element's start and the next end of a script, as a browser sees it. */
static const char *script_of(const char *start, size_t *ret_len)
{
    const char *at = strstr(page, start);
    assert_non_null(at);
    at += strlen(start);
    const char *end = strstr(at, "</script");
    assert_non_null(end);
    *ret_len = (size_t)(end - at);
    return at;
}

static void test_results_are_in_it(void **state)
{
    (void)state;
    struct battle_results read;
    tenon_arena arena;
    tenon_error error;
    size_t len;
    const char *json = script_of("<script type=\"application/json\" id=\"results\">", &len);
    assert_null(memchr(json, '<', len));
    tenon_arena_init(&arena, NULL, 0);
    if (!results_json_read(&read, json, len, &arena.mem, NULL, &error))
        fail_msg("%s at %zu", error.detail, error.offset);
    assert_true(results_equal(&read, &made.results));
    read.results[5].ns->median += 1;
    assert_false(results_equal(&read, &made.results));
    tenon_arena_fini(&arena);
}

/* Each follows from a figure of made_page. */
static void test_numbers_are_in_it(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "<span class=\"fact\">tenon 9.8.7</span>\n<span class=\"fact\">2030-01-02 03:04 "
        "UTC</span>\n"
        "<span class=\"fact\">A processor</span>\n<span class=\"fact\">2 cores</span>\n"
        "<span class=\"fact\">A system</span>\n<span class=\"fact\">cc -O2</span>",
        "Here it runs against 3 other serializers. tenon generated was first in 11 of 13 "
        "comparisons; 1 of the 2 others is within the noise. In the median comparison the fastest "
        "peer took 2.0 times as long as tenon. tenon&#39;s worst is SmallClass, writing to a "
        "string, in a "
        "buffer used before, where it took 2.0 times as long as other.",
        "Reading from a string</th><td class=\"number\" data-label=\"Comparisons\">5</td><td "
        "class=\"number\" data-label=\"tenon first\">4</td><td class=\"number\" "
        "data-label=\"Within the noise\">1</td><td class=\"number\" "
        "data-label=\"tenon slower\">0</td><td class=\"number\" data-label=\"Fastest peer, "
        "median\">2.0×</td><td data-label=\"tenon's worst\"><span>1.02× other, BigClass "
        "<small>varied</small></span></td></tr>",
        "<summary>1 within the noise</summary>",
        /* BigClass read: 200, 250, 8000, 12345 ns */
        "tenon generated 200 ns, number 1 of 4; next other, 1.25 times as long; then slow &amp; "
        "&lt;b&gt;old&lt;/b&gt;, 40; slowest far, 62. tenon tables: 1.50.",
        /* SmallClass written: 40, 20, 1600 */
        "tenon generated 40.0 ns, number 2 of 3; first other, in 0.50 of that time; next slow "
        "&amp; &lt;b&gt;old&lt;/b&gt;, 40 times as long. tenon tables: 1.50.",
        "other, 20.0 ns</td><td data-label=\"tenon generated\">40.0 ns</td><td class=\"number\" "
        "data-label=\"Times as long\">2.0</td><td class=\"number\" data-label=\"Faster "
        "peers\">1</td></tr>",
        /* BigClass varied read: 220, 215.6 */
        "other, 216 ns</td><td data-label=\"tenon generated\">220 ns</td><td class=\"number\" "
        "data-label=\"Times as long\">1.02</td><td class=\"number\" data-label=\"Faster "
        "peers\">1</td></tr>",
        /* claims */
        "BigClass: tenon generated 150 ns against slow &amp; &lt;b&gt;old&lt;/b&gt; 6.00 µs (40 "
        "times)",
        "tenon tables 15.0 µs, tenon generated 10.0 µs (1.50 times)",
        "100,000 Forecasts: 4.80 ms against 4.80 ms (1.00 times; within the noise)",
        "190 ms against 40,140 ms (211 times)",
        "tenon generated takes 1.00 times as long as with one for all, tenon tables 1.00, other "
        "100,",
        "15 samples of each result; the whole run took 90.0 s",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (!strstr(page, texts[i]))
            fail_msg("the page has not: %s", texts[i]);
}

static void test_is_one_file(void **state)
{
    (void)state;
    assert_null(strstr(page, "{{"));
    assert_null(strstr(page, "src="));
    assert_null(strstr(page, "@import"));
    assert_null(strstr(page, "<b>old"));
    assert_null(strstr(page, "url("));
    static const char *const places[] = {"battle-4", "battle-6", "battle-7", "battle-8"};
    for (size_t i = 0; i < 4; i++)
        assert_non_null(strstr(page, places[i]));
}

static void test_library(void **state)
{
    (void)state;
    const size_t without = page_len;
    make_page("/nowhere/chart.js"); /* a page without charts */
    assert_int_equal(page_len, without);
    FILE *file = tmpfile();
    assert_non_null(file);
    char path[64];
    snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
    fputs("/*! licence */ const Chart = 1;", file);
    fflush(file);
    make_page(path);
    size_t len;
    const char *script = script_of("</script>\n<script>", &len);
    assert_int_equal(len, strlen("/*! licence */ const Chart = 1;"));
    assert_memory_equal(script, "/*! licence */", 14);
    fclose(file);
}

static void test_failures(void **state)
{
    (void)state;
    tenon_error error;
    FILE *full = fopen("/dev/full", "wb");
    if (!full)
        skip();
    assert_false(battle_html_write(&made.results, full, NULL, &error));
    assert_int_equal(error.code, TENON_E_IO);
    assert_false(battle_html_write(&made.results, full, NULL, NULL));
    fclose(full);
}

static void test_leave_page(void **state)
{
    (void)state;
    const char *path = getenv("BATTLE_PAGE");
    if (!path)
        return;
    make_page(battle_chart_library());
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(page, 1, page_len, file), page_len);
    assert_int_equal(fclose(file), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_results_are_in_it), cmocka_unit_test(test_numbers_are_in_it),
        cmocka_unit_test(test_is_one_file),       cmocka_unit_test(test_library),
        cmocka_unit_test(test_failures),          cmocka_unit_test(test_leave_page),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
