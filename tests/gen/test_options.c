/* SPDX-License-Identifier: MIT
 * gen/test_options.c: what options.h asks for, in the text: cases, prefixes, nameless structs,
 * limits behind macros, remote types, members that may be left out first. */
#include "options.tenon.c"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const char whole[] =
    "{\"channelNumber\":3,\"listOf\":[1,2],\"flatX\":4,\"y of it\":5,"
    "\"style\":{\"first_member\":1,\"http_server\":2,\"md5\":3},\"origin\":{\"x\":0.5,\"y\":-1},"
    "\"maybePoint\":{\"x\":1,\"y\":2},"
    "\"constPoints\":[{\"x\":3,\"y\":4},{\"x\":5,\"y\":6}],\"level\":\"fatal\","
    "\"levels\":[[\"log-debug\",\"log-info\"],[\"fatal\",\"log-debug\"]],\"power\":\"off\","
    "\"grid\":[[{\"x\":0,\"y\":1},{\"x\":2,\"y\":3}],[{\"x\":4,\"y\":5},{\"x\":6,\"y\":7}]],"
    "\"constText\":\"text\","
    "\"host name\":\"localhost\",\"seconds\":-5,\"ticks\":18446744073709551615,\"initial\":65,"
    "\"when\":{\"minute\":59,\"tmHour\":23},\"at\":1000}";

static void read_whole(struct opt_all *all, tenon_mem *mem, unsigned engine)
{
    tenon_options options = {.engine = (uint8_t)engine};
    tenon_error error;
    if (!options_json_read(all, whole, sizeof whole - 1, mem, &options, &error)) {
        print_error("%zu: %s\n", error.offset, error.detail);
        fail();
    }
}

static void everything_both_ways(void **state)
{
    struct opt_all a = {0}, b = {0};
    tenon_arena arena;
    char buf[sizeof whole];
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    a.bits = 5;
    a.either = 77;
    read_whole(&a, &arena.mem, TENON_ENGINE_AUTO);
    read_whole(&b, &arena.mem, TENON_TABLES);
    assert_true(options_equal(&a, &b));
    assert_int_equal(options_json_print(&a, buf, sizeof buf, NULL), sizeof whole - 1);
    assert_string_equal(buf, whole);
    assert_int_equal(a.list_len, 2);
    assert_int_equal(a.flat_y, 5);
    assert_int_equal(a.level, OPT_FATAL_ERROR);
    assert_int_equal(a.grid[1][0].y, 5);
    assert_int_equal(a.const_points[1].x, 5);
    assert_int_equal(a.when.tm_min, 59);
    assert_int_equal(a.bits, 5); /* ignored members are never touched */
    assert_int_equal(a.either, 77);
    tenon_arena_fini(&arena);
}

static void defaults_are_values(void **state)
{
    struct opt_all a;
    tenon_arena arena;
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    assert_true(options_json_read(&a, "{}", 2, &arena.mem, NULL, NULL));
    assert_int_equal(a.channel_number, 12);
    assert_int_equal(a.level, OPT_LOG_INFO);
    assert_string_equal(a.const_text, "it's \"so\"?\?/");
    tenon_arena_fini(&arena);
}

static void refused(const char *text, int code, const char *path)
{
    for (unsigned engine = 0; engine < 2; engine++) {
        tenon_options options = {.engine = (uint8_t)engine};
        struct opt_all a;
        tenon_arena arena;
        tenon_error error;
        tenon_arena_init(&arena, NULL, 0);
        assert_false(options_json_read(&a, text, strlen(text), &arena.mem, &options, &error));
        assert_int_equal(error.code, code);
        assert_string_equal(error.path, path);
        tenon_arena_fini(&arena);
    }
}

static void limits_and_refusals(void **state)
{
    (void)state;
    refused("{\"channelNumber\":14}", TENON_E_RANGE, "$.channelNumber");
    refused("{\"channelNumber\":0}", TENON_E_RANGE, "$.channelNumber");
    refused("{\"channelNumber\":1,\"listOf\":[1,2,3,4,5]}", TENON_E_COUNT, "$.listOf[4]");
    refused("{\"channelNumber\":1,\"channel_number\":1}", TENON_E_UNKNOWN, "$.channel_number");
    refused("{\"seconds\":-6}", TENON_E_RANGE, "$.seconds");
    refused("{\"level\":\"levels\"}", TENON_E_ENUM, "$.level");
    refused("{\"when\":{\"minute\":60}}", TENON_E_RANGE, "$.when.minute");
}

static void lean(const char *text)
{
    size_t len = strlen(text);
    struct opt_leans a, b;
    tenon_arena arena;
    tenon_options tables = {.engine = TENON_TABLES};
    tenon_sink sink;
    tenon_arena_init(&arena, NULL, 0);
    assert_true(opt_leans_json_read(&a, text, len, &arena.mem, NULL, NULL));
    assert_true(opt_leans_json_read(&b, text, len, &arena.mem, &tables, NULL));
    assert_true(opt_leans_equal(&a, &b));
    tenon_sink_memory(&sink, NULL);
    assert_true(opt_leans_json_write(&a, &sink, NULL, NULL));
    assert_int_equal(sink.len, len);
    assert_memory_equal(sink.data, text, len);
    tenon_sink_fini(&sink, NULL);
    tenon_arena_fini(&arena);
}

static void members_are_left_out(void **state)
{
    (void)state;
    lean("{\"one\":{},\"last\":1}");
    lean("{\"one\":{\"a\":1},\"last\":1}");
    lean("{\"one\":{\"b\":0},\"last\":1}");
    lean("{\"one\":{\"text\":\"x\"},\"last\":1}");
    lean("{\"one\":{\"on\":true,\"items\":[1]},\"last\":1}");
    lean("{\"items\":[{},{\"items\":[3,4]},{\"a\":-1,\"b\":2,\"on\":true,\"text\":\"long enough to "
         "fill more than one vector\"}],"
         "\"one\":{},\"last\":-7}");
}

static void one_struct_has_several_descriptions(void **state)
{
    struct tm tm = {.tm_hour = 1, .tm_min = 2, .tm_sec = 3};
    struct opt_lean lean = {.a = 4, .b = 7};
    char buf[64];
    (void)state;
    opt_tm_json_print(&tm, buf, sizeof buf, NULL);
    assert_string_equal(buf, "{\"minute\":2,\"tmHour\":1}");
    opt_tm_seconds_json_print(&tm, buf, sizeof buf, NULL);
    assert_string_equal(buf, "{\"s\":3}");
    opt_lean_json_print(&lean, buf, sizeof buf, NULL);
    assert_string_equal(buf, "{\"a\":4}");
    opt_lean_public_json_print(&lean, buf, sizeof buf, NULL);
    assert_string_equal(buf, "{\"first\":4,\"text\":null}");
}

static void an_end_without_a_beginning_is_refused(void **state)
{
    static const char *const texts[] = {"}", ",\"a\":1}", "{,\"a\":1}", "{\"a\":1,}",
                                        "",  "{",         "{}}"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct opt_lean a;
        tenon_error by_functions, by_tables;
        tenon_options tables = {.engine = TENON_TABLES};
        assert_false(opt_lean_json_read(&a, texts[i], strlen(texts[i]), NULL, NULL, &by_functions));
        assert_false(opt_lean_json_read(&a, texts[i], strlen(texts[i]), NULL, &tables, &by_tables));
        assert_int_equal(by_functions.code, by_tables.code);
        assert_int_equal(by_functions.offset, by_tables.offset);
    }
}

static void bad_comments_are_said_of_the_member(void **state)
{
    const char text[] = "{\"b\":/* never ends";
    (void)state;
    for (unsigned engine = 0; engine < 2; engine++) {
        tenon_options options = {.engine = (uint8_t)engine, .flags = TENON_COMMENTS};
        struct opt_lean a;
        tenon_error error;
        assert_false(opt_lean_json_read(&a, text, sizeof text - 1, NULL, &options, &error));
        assert_string_equal(error.path, "$.b");
        assert_int_equal(error.offset, 5);
    }
}

/* The name as JSON spells it, and in escapes that only tables know. */
static void odd_names_and_widths(void **state)
{
    const char text[] = "{\"a\\b\\t\\n\\f\\r\\u000b\\\"\\\\/\?\?=\":-5,\"fixed\":-2147483648}";
    const char other[] =
        "{\"a\\u0008\\u0009\\u000a\\u000C\\u000D\\u000b\\u0022\\u005c\\/\?\?=\":-5,"
        "\"fixed\":-2147483648}";
    struct opt_odd a, b;
    char buf[sizeof text];
    (void)state;
    for (unsigned engine = 0; engine < 2; engine++) {
        tenon_options options = {.engine = (uint8_t)engine};
        assert_true(opt_odd_json_read(&a, text, sizeof text - 1, NULL, &options, NULL));
        assert_int_equal(a.address, -5);
        assert_int_equal(a.fixed, INT32_MIN);
        assert_true(opt_odd_json_read(&b, other, sizeof other - 1, NULL, &options, NULL));
        assert_true(opt_odd_equal(&a, &b));
        assert_int_equal(opt_odd_json_print(&a, buf, sizeof buf, &options), sizeof text - 1);
        assert_string_equal(buf, text);
    }
}

static void a_secret_is_read_and_never_written(void **state)
{
    const char text[] = "{\"computed\":5,\"secret\":\"s\",\"a\":1}";
    struct opt_lean a;
    tenon_arena arena;
    char buf[64];
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    assert_true(opt_lean_json_read(&a, text, sizeof text - 1, &arena.mem, NULL, NULL));
    assert_string_equal(a.secret, "s");
    assert_int_equal(a.computed, 0);
    a.computed = 9;
    opt_lean_json_print(&a, buf, sizeof buf, NULL);
    assert_string_equal(buf, "{\"computed\":9,\"a\":1}");
    tenon_arena_fini(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_both_ways),
        cmocka_unit_test(defaults_are_values),
        cmocka_unit_test(limits_and_refusals),
        cmocka_unit_test(members_are_left_out),
        cmocka_unit_test(one_struct_has_several_descriptions),
        cmocka_unit_test(an_end_without_a_beginning_is_refused),
        cmocka_unit_test(bad_comments_are_said_of_the_member),
        cmocka_unit_test(odd_names_and_widths),
        cmocka_unit_test(a_secret_is_read_and_never_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
