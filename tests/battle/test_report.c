/* SPDX-License-Identifier: MIT
 * test_report.c: lookups, words, claims, the readme's part and its chart, from made-up results. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include <math.h>

#include "battle/report/claims.h"
#include "battle/report/print.h"
#include "battle/report/readme.h"
#include "battle/report/words.h"
#include "made.h"

static struct made made;
static tenon_arena arena;

static int setup(void **state)
{
    (void)state;
    made_init(&made);
    tenon_arena_init(&arena, NULL, 0);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    tenon_arena_fini(&arena);
    return 0;
}

static struct battle_words words_of(void)
{
    struct battle_words words;
    assert_true(battle_words_make(&made.results, &arena, &words));
    return words;
}

/* ---- numbers --------------------------------------------------------------------------------- */

static const char *printed(void (*put)(FILE *, double), double value)
{
    struct battle_text text;
    assert_true(battle_text_open(&text));
    put(text.file, value);
    const char *kept = battle_text_close(&text, &arena);
    assert_non_null(kept);
    return kept;
}

static void test_times(void **state)
{
    static const struct {
        double ns;
        const char *text;
    } vectors[] = {
        {1.234, "1.23 ns"}, {9.996, "10.0 ns"},   {47.56, "47.6 ns"}, {99.96, "100 ns"},
        {999.4, "999 ns"},  {999.6, "1.00 µs"},   {12340, "12.3 µs"}, {999600, "1.00 ms"},
        {4.8e6, "4.80 ms"}, {4.014e10, "40.1 s"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        assert_string_equal(printed(battle_put_time, vectors[i].ns), vectors[i].text);
}

static void test_factors(void **state)
{
    static const struct {
        double factor;
        const char *text;
    } vectors[] = {
        {0.5, "0.50"}, {1, "1.00"},  {1.994, "1.99"},   {1.996, "2.0"},           {9.949, "9.9"},
        {9.96, "10"},  {60.4, "60"}, {2767.9, "2,768"}, {1234567.2, "1,234,567"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        assert_string_equal(printed(battle_put_factor, vectors[i].factor), vectors[i].text);
    assert_string_equal(printed(battle_put_factor, NAN), "?");
}

/* ---- lookups --------------------------------------------------------------------------------- */

static void test_find(void **state)
{
    (void)state;
    made_add(&made, "string/A/constant/read/text", "tenon generated", 100, 0);
    made_add(&made, "string/A/constant/read/text", "x", 250, 0)->bytes = 1000;
    made_add(&made, "string/B/varied/read/text", "x", 50, 0);
    made_add(&made, "string/A/constant/read/text", "y", 0, 0);
    made_add(&made, "string/A/constant/read/text", "wrong", 1, 0)->checked = false;
    made_add(&made, "string/AB/constant/read/text", "x", 70, 0);
    const struct battle_result *list = made.list, *ranked[2];

    struct battle_key key = {.model = battle_text("A")};
    assert_ptr_equal(battle_find(&made.results, &key, NULL), &list[0]);
    assert_ptr_equal(battle_find(&made.results, &key, &list[1]), &list[3]);
    assert_null(battle_find(&made.results, &key, &list[4]));
    assert_int_equal(battle_ranking(&made.results, &key, ranked, 2), 2);
    assert_ptr_equal(ranked[0], &list[0]);
    assert_ptr_equal(ranked[1], &list[1]);
    key = (struct battle_key){0};
    assert_int_equal(battle_ranking(&made.results, &key, ranked, 2), 2);
    assert_ptr_equal(ranked[0], &list[2]);
    assert_ptr_equal(ranked[1], &list[5]);

    assert_ptr_equal(battle_find_of(&made.results, &list[0], "x"), &list[1]);
    assert_null(battle_find_of(&made.results, &list[2], "tenon generated"));
    assert_true(fabs(battle_ratio(&list[1], &list[0]) - 2.5) < 1e-9);
    assert_true(isnan(battle_ratio(&list[3], &list[0])));
    assert_true(isnan(battle_ratio(&list[4], &list[0])));

    tenon_str models[3];
    assert_int_equal(battle_distinct(&made.results, &key, BATTLE_COLUMN_MODEL, models, 3), 3);
    assert_true(battle_is(models[0], "A") && battle_is(models[1], "B") &&
                battle_is(models[2], "AB"));
    assert_int_equal(battle_distinct(&made.results, &key, BATTLE_COLUMN_MODEL, models, 2), 2);
}

static void test_overlap(void **state)
{
    (void)state;
    const struct battle_result *a = made_add(&made, "string/A/constant/read/text", "a", 100, 10);
    const struct battle_result *b = made_add(&made, "string/A/constant/read/text", "b", 110, 10);
    const struct battle_result *c = made_add(&made, "string/A/constant/read/text", "c", 111, 10);
    assert_true(battle_overlap(a, b) && battle_overlap(b, a));
    assert_false(battle_overlap(a, c) || battle_overlap(c, a));
}

/* ---- words ----------------------------------------------------------------------------------- */

static void test_winner(void **state)
{
    (void)state;
    static const char key[] = "string/BigClass/constant/read/text";
    made_add(&made, key, "slow", 13800, 10);
    made_add(&made, key, "next", 437, 10);
    made_add(&made, key, "tenon generated", 230, 10);
    made_add(&made, key, "tenon tables", 345, 10);
    made_add(&made, key, "tenon generated, UTF-16", 299, 10);
    made_add(&made, key, "then", 713, 10);
    made_add(&made, key, "refused", 0, 0);
    const struct battle_words words = words_of();
    assert_int_equal(words.n_sections, 1);
    assert_string_equal(words.sections[0].title, "Reading from a string");
    assert_string_equal(words.sections[0].summary,
                        "tenon generated was first in 1 of 1 comparison.");
    assert_int_equal(words.sections[0].n, 1);
    assert_string_equal(words.sections[0].sentences[0].text,
                        "tenon generated 230 ns, number 1 of 4; next next, 1.90 times as long; "
                        "then then, 3.1; slowest slow, 60. tenon generated, UTF-16: 1.30; "
                        "tenon tables: 1.50.");
    assert_int_equal(words.n_losses, 0);
    assert_null(words.sections[0].worst);
    assert_string_equal(words.summary, "tenon generated was first in 1 of 1 comparison.");
}

static void test_loser(void **state)
{
    (void)state;
    static const char key[] = "stream/BigClass/constant/write/pipe";
    made_add(&made, key, "tenon generated", 200, 10);
    made_add(&made, key, "second", 180, 4);
    made_add(&made, key, "first", 160, 4);
    made_add(&made, key, "slow", 400, 4);
    const struct battle_words words = words_of();
    assert_string_equal(words.sections[0].title, "Writing to a pipe");
    assert_string_equal(words.sections[0].summary,
                        "tenon generated was first in 0 of 1 comparison.");
    assert_string_equal(words.sections[0].sentences[0].text,
                        "tenon generated 200 ns, number 3 of 4; first first, in 0.80 of that time; "
                        "next slow, 2.0 times as long.");
    assert_int_equal(words.n_losses, 1);
    assert_ptr_equal(words.losses[0].peer, &made.list[2]);
    assert_int_equal(words.losses[0].faster, 2);
    assert_false(words.losses[0].noise);
    assert_true(fabs(words.losses[0].factor - 1.25) < 1e-9);
}

/* Won, lost, lost within the noise, won by the tables alone, equal, alone, not timed. */
static void test_counts(void **state)
{
    (void)state;
    static const struct {
        const char *key;
        double tenon, peer;
    } rows[] = {
        {"string/A/constant/read/text", 100, 200},   {"string/A/varied/read/text", 100, 50},
        {"string/A/permuted/read/text", 100, 95},    {"string/B/constant/read/text", 100, 100},
        {"string/A/constant/write/reused", 100, 60}, {"string/C/constant/read/text", 100, 0},
        {"string/D/constant/read/text", 0, 100},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        made_add(&made, rows[i].key, "peer", rows[i].peer, 10);
        made_add(&made, rows[i].key, "tenon tables", 10, 1);
        made_add(&made, rows[i].key, "tenon generated", rows[i].tenon, 10);
    }
    const struct battle_words words = words_of();
    assert_int_equal(words.of, 5);
    assert_int_equal(words.first, 2);
    assert_int_equal(words.noise, 1);
    assert_int_equal(words.n_losses, 3);
    /* The worst first, what is within the noise last. */
    assert_ptr_equal(words.losses[0].peer, &made.list[3]);
    assert_ptr_equal(words.losses[1].peer, &made.list[12]);
    assert_ptr_equal(words.losses[2].peer, &made.list[6]);
    assert_false(words.losses[1].noise);
    assert_true(words.losses[2].noise);
    assert_ptr_equal(words.sections[0].worst, &words.losses[0]);
    assert_ptr_equal(words.sections[1].worst, &words.losses[1]);
    /* Of 2, 0.5, 0.95 and 1; of these and 0.6. */
    assert_true(fabs(words.sections[0].typical - 0.975) < 1e-9);
    assert_true(fabs(words.typical - 0.95) < 1e-9);
    assert_string_equal(words.summary, "tenon generated was first in 2 of 5 comparisons; 1 of the "
                                       "3 others is within the noise.");
    assert_int_equal(words.n_sections, 2);
    assert_int_equal(words.sections[0].of, 4);
    assert_int_equal(words.sections[0].n, 2); /* models, each in its first variant */
    assert_true(battle_is(words.sections[0].sentences[0].variant, "constant"));
    assert_string_equal(words.sections[0].sentences[1].text,
                        "tenon generated 100 ns, number 1 of 2; next peer, 1.00 times as long. "
                        "tenon tables: 0.10.");
    assert_int_equal(words.sections[1].of, 1);
    assert_string_equal(
        words.verdict,
        "tenon generated was first in 2 of 5 comparisons; 1 of the 3 others is "
        "within the noise. It was first in fewer than half when writing to a string, "
        "in a buffer used before (0 of 1). In the median comparison the fastest peer "
        "took 0.95 times as long as tenon. tenon's worst is A, reading from a string, where "
        "it took 2.0 times as long as peer.");
}

static void test_options(void **state)
{
    (void)state;
    made_add(&made, "options/Forecast/constant/write/new", "tenon generated", 51, 2);
    made_add(&made, "options/Forecast/constant/write/new", "other", 9000, 2);
    made_add(&made, "options/Forecast/constant/write/one", "tenon generated", 50, 2);
    made_add(&made, "options/Forecast/constant/write/one", "other", 100, 2);
    made_add(&made, "string/Forecast/constant/read/text", "tenon generated", 50, 2);
    made_add(&made, "string/Forecast/constant/read/text", "other", 100, 2);
    const struct battle_words words = words_of();
    assert_int_equal(words.n_sections, 3); /* strings before options */
    assert_string_equal(words.sections[0].title, "Reading from a string");
    assert_null(words.sections[0].options);
    assert_null(words.sections[1].options);
    assert_string_equal(words.sections[2].options,
                        "tenon generated takes 1.02 times as long as with one for all, other 90.");
}

static void test_no_words(void **state)
{
    (void)state;
    const struct battle_words words = words_of();
    assert_int_equal(words.n_sections, 0);
    assert_string_equal(words.summary, "tenon generated was first in 0 of 0 comparisons.");
}

/* ---- claims ---------------------------------------------------------------------------------- */

static void test_claims(void **state)
{
    (void)state;
    struct battle_claim claims[BATTLE_CLAIMS];
    made_page(&made);
    assert_true(battle_claims_make(&made.results, &arena, claims));
    /* Writing SmallClass "other" is first, and what is neither C nor C++ has no part. */
    assert_non_null(strstr(
        claims[0].ours, "SmallClass: other 20.0 ns against slow & <b>old</b> 1.60 µs (80 times)\n"
                        "BigClass: tenon generated 150 ns against slow & <b>old</b> 6.00 µs (40 "
                        "times)\n"));
    assert_non_null(strstr(claims[1].ours, "BigClass: tenon generated 200 ns against slow"));
    assert_non_null(strstr(claims[2].ours, "not measured yet"));
    assert_non_null(strstr(claims[2].ours, "List of 1000: tenon generated 30.0 µs"));
    assert_non_null(
        strstr(claims[3].ours, "tenon tables 15.0 µs, tenon generated 10.0 µs (1.50 times)"));
    assert_string_equal(claims[4].ours, "tenon generated, 100,000 Forecasts: 4.80 ms against 4.80 "
                                        "ms (1.00 times; within the noise)");
    assert_non_null(strstr(claims[5].ours, "not measured yet"));
    assert_non_null(strstr(claims[5].ours, "tenon generated 30.0 ms"));
    assert_non_null(strstr(claims[6].ours, "not measured in this run"));
}

static void test_no_claims(void **state)
{
    (void)state;
    struct battle_claim claims[BATTLE_CLAIMS];
    assert_true(battle_claims_make(&made.results, &arena, claims));
    for (size_t i = 0; i < BATTLE_CLAIMS; i++) {
        assert_true(strstr(claims[i].ours, "ot measured in this run"));
        assert_non_null(claims[i].claim);
        assert_non_null(claims[i].why);
        assert_non_null(claims[i].source);
    }
}

/* ---- the readme ------------------------------------------------------------------------------ */

struct folder {
    char path[64], readme[96], svg[96];
};

static void folder_make(struct folder *folder, const char *text)
{
    strcpy(folder->path, "/tmp/tenon-readme-XXXXXX");
    assert_non_null(mkdtemp(folder->path));
    snprintf(folder->readme, sizeof folder->readme, "%s/README.md", folder->path);
    snprintf(folder->svg, sizeof folder->svg, "%s/battle.svg", folder->path);
    FILE *file = fopen(folder->readme, "wb");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static const char *text_of_file(const char *path)
{
    static char text[1 << 16];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void folder_drop(const struct folder *folder)
{
    unlink(folder->readme);
    unlink(folder->svg);
    rmdir(folder->path);
}

static void test_readme(void **state)
{
    (void)state;
    struct folder folder;
    tenon_error error;
    made_page(&made);
    folder_make(&folder, "before\n<!-- battle -->\nold\n<!-- /battle -->\nafter\n");
    for (int twice = 0; twice < 2; twice++) {
        assert_true(battle_readme_write(&made.results, folder.readme, folder.svg, &error));
        const char *text = text_of_file(folder.readme);
        assert_int_equal(strncmp(text, "before\n<!-- battle -->\nTimes to read", 36), 0);
        assert_null(strstr(text, "old\n"));
        assert_non_null(strstr(text, "\n<!-- /battle -->\nafter\n"));
        assert_non_null(strstr(text, "](battle.svg)"));
        assert_non_null(strstr(text, "2030-01-02"));
        assert_non_null(strstr(text, ". Versions: other 1.2; slow"));
        assert_non_null(strstr(text, "too: tenon generated was first in 11 of 13 comparisons;"));
        assert_non_null(strstr(text, " tenon's worst is SmallClass, "));
        assert_non_null(strstr(text, "| **tenon generated** | 1.00 / 1.00 | 1.00 / 1.00 |"));
        assert_non_null(strstr(text, "| **tenon tables** | 1.50 / 1.50 |"));
        assert_non_null(strstr(text, "| other | 2.0 / 0.50 | 1.25 / 3.0 | 2.0 / 2.0 | – / – | 2.0 "
                                     "/ 2.0 |"));
        assert_non_null(strstr(text, "| far | – / – | 62 / – |"));
        assert_non_null(strstr(text, "slow &amp; &lt;b&gt;old"));
        assert_true(strstr(text, "| other |") < strstr(text, "| slow"));
        assert_null(strstr(text, "gone"));
    }
    const char *svg = text_of_file(folder.svg);
    assert_int_equal(strncmp(svg, "<svg xmlns=", 11), 0);
    assert_non_null(strstr(svg, "prefers-color-scheme:dark"));
    assert_non_null(strstr(svg, ">250 ns · 1.25×<"));
    assert_non_null(strstr(svg, "slow &amp; &lt;b&gt;old"));
    assert_null(strstr(svg, "<b>"));
    /* 446 pixels are the longest bar, far's; other's is 250 / 12345 of it. */
    assert_non_null(strstr(svg, "<rect class=\"peer\" x=\"184\" y=\"56\" width=\"9.0\""));
    folder_drop(&folder);
}

static void test_readme_without_marks(void **state)
{
    (void)state;
    static const char *const texts[] = {"nothing\n", "<!-- battle -->\nno end\n",
                                        "<!-- /battle -->\n<!-- battle -->\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct folder folder;
        tenon_error error;
        folder_make(&folder, texts[i]);
        assert_false(battle_readme_write(&made.results, folder.readme, folder.svg, &error));
        assert_non_null(strstr(error.detail, "<!-- battle -->"));
        assert_string_equal(text_of_file(folder.readme), texts[i]);
        assert_int_not_equal(access(folder.svg, F_OK), 0);
        folder_drop(&folder);
    }
    assert_false(battle_readme_write(&made.results, "/nowhere/README.md", "/nowhere/x.svg", NULL));
}

/* ---- the chart of many peers ----------------------------------------------------------------- */

static void test_chart_of_many(void **state)
{
    (void)state;
    static const char *const names[] = {"p1", "p2", "p3", "p4",  "p5",  "p6",
                                        "p7", "p8", "p9", "p10", "p11", "p12"};
    static const char key[] = "string/BigClass/constant/read/text";
    for (size_t i = 0; i < 12; i++)
        made_add(&made, key, names[i], 100 + (double)i, 1);
    made_add(&made, key, "tenon generated", 500, 1);
    made_add(&made, key, "tenon tables", 600, 1);
    made_add(&made, key, "tenon generated, UTF-16", 90, 1);
    struct battle_text text;
    assert_true(battle_text_open(&text));
    battle_svg_put(&made.results, text.file);
    const char *svg = battle_text_close(&text, &arena);
    assert_non_null(svg);
    assert_non_null(strstr(svg, ">tenon generated<"));
    assert_non_null(strstr(svg, ">tenon tables<"));
    assert_non_null(strstr(svg, ">p8<"));
    assert_null(strstr(svg, ">p9<"));
    assert_non_null(strstr(svg, ">and 4 slower peers<"));
    assert_null(strstr(svg, "UTF-16"));
}

int main(void)
{
#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_times),
        TEST(test_factors),
        TEST(test_find),
        TEST(test_overlap),
        TEST(test_winner),
        TEST(test_loser),
        TEST(test_counts),
        TEST(test_options),
        TEST(test_no_words),
        TEST(test_claims),
        TEST(test_no_claims),
        TEST(test_readme),
        TEST(test_readme_without_marks),
        TEST(test_chart_of_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
