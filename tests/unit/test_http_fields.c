/* SPDX-License-Identifier: MIT
 * test_http_fields.c: Content-Type and Accept fields that end anywhere, are long, or are random.
 *
 * Every prefix of some, at a guard page on either side; lists made of parts whose meaning is known,
 * against a second way to choose; bytes that mean nothing, for sanitizers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "http_exact.h"
#include "support/guard.h"
#include "support/random.h"

/* ---- where fields end ------------------------------------------------------------------------ */

/* Reads every prefix, at a guard page and, in the whole, as the field says. */
static void test_prefixes(void **state)
{
    (void)state;
    static const char *const fields[] = {
        "application/vnd.shop.order+json ; a=\"b\\\"c, d\" ; charset=\"utf-\\8\" ; e=f ;",
        " text/csv;a=\"\xC3\xA9\\\xC3\xA9\";charset=us-ascii",
        "application/json;q=0.123;a=\"x\\\\, y\", */*;q=.5 , text/*;q=1.000;charset=\"utf-8\" ,,",
        "x \"unclosed \\\" , application/json",
        RFC_EXAMPLE,
    };
    static const enum tenon_media offered[] = {CSV, JSON, CBOR};
    guard g;
    assert_true(guard_init(&g, 4096));
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        for (size_t len = 0; len <= strlen(fields[i]); len++) {
            const tenon_str end = {guard_at_end(&g, fields[i], len), len};
            enum tenon_media type = tenon_http_content_type(end);
            enum tenon_media best = tenon_http_accept(end, offered, 3);
            /* What follows the field does not count. */
            for (const char *fill = "0=;,\" /"; *fill; fill++) {
                const tenon_str begin = {guard_at_begin(&g, fields[i], len, *fill), len};
                assert_int_equal(tenon_http_content_type(begin), type);
                assert_int_equal(tenon_http_accept(begin, offered, 3), best);
            }
        }
    guard_fini(&g);
    assert_int_equal(content_type(fields[0], strlen(fields[0])), JSON);
    assert_int_equal(content_type(fields[1], strlen(fields[1])), CSV);
    /* 0.123 is of a range with parameters, so application/json has 0.5; text/csv 1. */
    assert_int_equal(accept_of(fields[2], strlen(fields[2]), offered, 3), CSV);
    assert_int_equal(accept_of(fields[2], strlen(fields[2]), offered + 1, 2), JSON);
}

/* A field of 60,000 bytes that would take minutes if every part of it were read again and again. */
static void test_long(void **state)
{
    (void)state;
    static const char *const units[] = {"\"",       "\\\"",   ",",    "x \"",
                                        "a/b;c=\"", "a/b,\"", "a/b;", "text/csv;q=0,"};
    static const enum tenon_media offered[] = {CSV, JSON};
    const size_t size = 60000;
    char *field = malloc(size);
    for (size_t u = 0; u < sizeof units / sizeof *units; u++) {
        for (size_t i = 0; i < size; i++)
            field[i] = units[u][i % strlen(units[u])];
        assert_int_equal(content_type(field, size), NONE);
        enum tenon_media media = accept_of(field, size, offered, 2);
        assert_true(media == NONE || media == CSV || media == JSON);
    }
    free(field);
}

/* ---- random fields --------------------------------------------------------------------------- */

/* What a part of an Accept field means for JSON and for CSV: 0 nothing, else how specific it is. */
struct part {
    const char *text;
    int json, csv;
    bool malformed;
};

static const struct part ranges[] = {
    {"*/*", 1, 1, false},
    {"application/*", 2, 0, false},
    {"TEXT/*", 0, 2, false},
    {"text/json", 3, 0, false},
    {"application/json", 4, 0, false},
    {"APPLICATION/JSON;Charset=utf-8", 4, 0, false},
    {"text/csv", 0, 4, false},
    {"text/csv \t; charset=\"UTF-\\8\"", 0, 4, false},
    {"image/png", 0, 0, false},
    {"application/json;v=\"1,\\\",2\"", 0, 0, false},
    {"text/csv ;v=1;", 0, 0, false},
    {"text/", 0, 0, true},
    {"*", 0, 0, true},
    {"text/csv;v", 0, 0, true},
    {"text/csv;v=\"a,b\"c", 0, 0, true},
    {"=?", 0, 0, true},
};
static const struct {
    const char *text;
    int quality;
} weights[] = {
    {"", 1000},      {";q=1", 1000},     {" ; Q=1.000", 1000}, {";q=0", 0},
    {";q=0.", 0},    {";q=0.5", 500},    {"; q=0.50", 500},    {";\tq=0.25", 250},
    {";q=0.001", 1}, {";q=.75", 750},    {";q=0.999", 999},    {";q=1.", 1000},
    {";q=1.5", -1},  {";q=0.5;q=0", -1}, {";q=\"1\"", -1},     {";q=0,5", -2},
};

struct model {
    int fit[2], quality[2];
    bool some;
};

static void model_add(struct model *model, const struct part *part, int quality)
{
    const int fits[2] = {part->json, part->csv};
    if (part->malformed || quality == -1)
        return;
    model->some = true;
    for (int i = 0; i < 2; i++) {
        if (fits[i] == 0 || fits[i] < model->fit[i])
            continue;
        if (fits[i] > model->fit[i] || quality > model->quality[i])
            model->quality[i] = quality;
        model->fit[i] = fits[i];
    }
}

static enum tenon_media model_best(const struct model *model, bool csv_first)
{
    const int first = csv_first ? 1 : 0, second = !first;
    static const enum tenon_media media[2] = {JSON, CSV};
    const int q[2] = {model->some ? model->quality[first] : 1,
                      model->some ? model->quality[second] : 1};
    if (q[0] == 0 && q[1] == 0)
        return NONE;
    return media[q[0] >= q[1] ? first : second];
}

static void test_random_lists(void **state)
{
    (void)state;
    static const char *const commas[] = {",", ", ", " ,", "\t,\t", ",,", ", ,"};
    rng r;
    rng_init(&r, 5);
    for (int round = 0; round < 50000; round++) {
        struct model model = {{0}, {0}, false};
        char field[1024] = "";
        for (size_t n = rng_below(&r, 6); n > 0; n--) {
            const struct part *part = &ranges[rng_below(&r, sizeof ranges / sizeof *ranges)];
            size_t w = rng_below(&r, sizeof weights / sizeof *weights);
            strcat(strcat(field, part->text), weights[w].text);
            if (weights[w].quality == -2) /* "0,5" is two elements */
                model_add(&model, part, 0);
            else
                model_add(&model, part, weights[w].quality);
            if (n > 1)
                strcat(field, commas[rng_below(&r, sizeof commas / sizeof *commas)]);
        }
        const bool csv_first = rng_one_in(&r, 2);
        const enum tenon_media offered[] = {csv_first ? CSV : JSON, csv_first ? JSON : CSV};
        enum tenon_media media = accept_of(field, strlen(field), offered, 2);
        if (media != model_best(&model, csv_first))
            fail_msg("round %d, %s: %d", round, field, (int)media);
    }
}

static void test_random_bytes(void **state)
{
    (void)state;
    static const char *const pieces[] = {
        "application/json",
        "text/csv",
        "*/*",
        ";",
        ",",
        "q=",
        "0.",
        "charset=",
        "utf-8",
        "\"",
        "\\",
        " ",
        "\t",
        "text/",
        "/*",
        "+json",
        "a=",
        "1",
        "=",
        "/",
        "\r",
        "\x80\xFF",
        "us-ascii",
        "q=0.5",
    };
    static const enum tenon_media offered[] = {CBOR, JSON, CSV};
    rng r;
    rng_init(&r, 6);
    for (int round = 0; round < 100000; round++) {
        char field[512];
        size_t len = 0;
        for (size_t n = rng_below(&r, 12); n > 0; n--) {
            const char *piece = pieces[rng_below(&r, sizeof pieces / sizeof *pieces)];
            if (rng_one_in(&r, 8)) {
                field[len++] = (char)rng_next(&r);
            } else {
                memcpy(field + len, piece, strlen(piece));
                len += strlen(piece);
            }
        }
        if (rng_one_in(&r, 4))
            len = random_mutation(&r, field, len, sizeof field);
        enum tenon_media media = content_type(field, len);
        assert_true(media == NONE || media == JSON || media == CSV || media == CBOR);
        media = accept_of(field, len, offered, 3);
        assert_true(media == NONE || media == JSON || media == CSV || media == CBOR);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_prefixes),
        cmocka_unit_test(test_long),
        cmocka_unit_test(test_random_lists),
        cmocka_unit_test(test_random_bytes),
    };
    return cmocka_run_group_tests_name("http_fields", tests, NULL, NULL);
}
