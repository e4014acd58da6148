/* SPDX-License-Identifier: MIT
 * test_errors.c: what an error says: each code by its example, place, path, excerpt and caret, long
 * and deep paths, the message as a whole; and misuse of the functions, which is an error and never
 * a crash. */
#define _GNU_SOURCE
#include "features/feature.h"

#include "types/errors.h"
#ifdef TEST_GENERATED
#include "types/errors.tenon.h"
#else
TENON_DECLARE_ENUM(color, enum color);
TENON_ENUM_BEGIN(color) = {TENON_VALUE(RED, "red"), TENON_VALUE(GREEN, "green")} TENON_ENUM_END;
TENON_DECLARE(wifi, struct wifi);
TENON_BEGIN(wifi) = {TENON_FIELD(ssid),
                     TENON_FIELD(channel, TENON_MIN(1), TENON_MAX(13))} TENON_END;
TENON_DECLARE(config, struct config);
TENON_BEGIN(config) = {
    TENON_FIELD(a),
    TENON_FIELD(small),
    TENON_FIELD(text, TENON_MAX_LEN(30)),
    TENON_FIELD(list, TENON_COUNT(n), TENON_MAX_COUNT(3)),
    TENON_FIELD(four),
    TENON_FIELD_OF(color, color),
    TENON_FIELD(when),
    TENON_FIELD_OF(wifi, wifi),
    TENON_FIELD_OF(must, wifi),
} TENON_END;
TENON_DECLARE(deep, struct deep);
TENON_BEGIN(deep) = {
    TENON_FIELD_OF(down, deep),
    TENON_FIELD_OF(list, deep, TENON_NAME("a_member_of_many_letters"), TENON_COUNT(n)),
    TENON_FIELD(end),
} TENON_END;
#endif

/* One text for each code that a text can give. */
static void every_code(void **state)
{
    (void)state;
    refuses(config_type(), "   ", NULL, TENON_E_EMPTY, 0, 0, "$", "there is no value in the text");
    refuses(config_type(), "{\"a\" 1}", NULL, TENON_E_SYNTAX, 1, 6, "$",
            "expected ':' after the name, found '1'");
    refuses(config_type(), "{\"a\":1 \"b\":2}", NULL, TENON_E_SYNTAX, 1, 8, "$",
            "expected ',' or '}', found '\"'");
    refuses(config_type(), "{a:1}", NULL, TENON_E_SYNTAX, 1, 2, "$",
            "expected a name in quotes, found 'a'");
    refuses(config_type(), "{\"a\":\xC3\xA9}", NULL, TENON_E_SYNTAX, 1, 6, "$.a",
            "expected a value, found '\xC3\xA9'");
    refuses(config_type(), "{\"a\":\x01}", NULL, TENON_E_SYNTAX, 1, 6, "$.a",
            "expected a value, found '\\x01'");
    refuses(config_type(), "{\"a\":1,}", NULL, TENON_E_SYNTAX, 1, 8, "$",
            "expected a name after the comma, found '}'");
    refuses(config_type(), "{\"list\":[1,", NULL, TENON_E_INCOMPLETE, 1, 12, NULL,
            "the text ends inside a value");
    refuses(config_type(), "{} x", NULL, TENON_E_TRAILING, 1, 4, "$",
            "something follows the value");
    refuses(config_type(), "{\"text\":\"\xff\"}", NULL, TENON_E_UTF8, 1, 10, "$.text",
            "the bytes are not UTF-8 (RFC 3629)");
    refuses(config_type(), "{\"text\":\"\\x\"}", NULL, TENON_E_ESCAPE, 1, 10, "$.text",
            "not an escape sequence, or half of a surrogate pair");
    refuses(config_type(), "{\"text\":\"a\n\"}", NULL, TENON_E_CONTROL, 1, 11, "$.text",
            "a control character stands unescaped in a string");
    refuses(config_type(), "{\"a\":01}", NULL, TENON_E_NUMBER, 1, 6, "$.a", "not a JSON number");
    refuses(config_type(), "{\"a\":\"x\"}", NULL, TENON_E_TYPE, 1, 6, "$.a",
            "expected a whole number, found a string");
    refuses(config_type(), "{\"small\":256}", NULL, TENON_E_RANGE, 1, 10, "$.small",
            "256 is out of range 0..255");
    refuses(config_type(), "{\"a\":1.5}", NULL, TENON_E_INTEGER, 1, 6, "$.a",
            "a fraction or an exponent where a whole number belongs");
    refuses(config_type(), "{\"text\":\"1234567890123456789012345678901\"}", NULL, TENON_E_LENGTH,
            1, 9, "$.text", "31 bytes long, allowed are ..30");
    refuses(config_type(), "{\"four\":[1,2,3,4,5]}", NULL, TENON_E_CAPACITY, 1, 18, "$.four[4]",
            "no room for more than 4 elements");
    refuses(config_type(), "{\"list\":[1,2,3,4]}", NULL, TENON_E_COUNT, 1, 16, "$.list[3]",
            "more than 3 elements");
    refuses(config_type(), "{\"color\":\"pink\"}", NULL, TENON_E_ENUM, 1, 10, "$.color",
            "\"pink\" is not a color, known are red, green");
    refuses(config_type(), "{\"when\":\"2024-13-01\"}", NULL, TENON_E_TIME, 1, 9, "$.when",
            "not a date-time: \"2024-13-01\"");
    refuses(config_type(), "{\"text\":\"a\\u0000b\"}", NULL, TENON_E_EMBEDDED_NUL, 1, 9, "$.text",
            NULL);
    refuses(config_type(), "{\"a\":1,\"a\":2}", NULL, TENON_E_DUPLICATE, 1, 9, "$.a", NULL);
    refuses(config_type(), "{\"b\":1}", FLAGS(TENON_UNKNOWN_REFUSE), TENON_E_UNKNOWN, 1, 3, "$.b",
            NULL);
    refuses(config_type(), "{\"must\":{\"channel\":\"\"}}", NULL, TENON_E_TYPE, 1, 20,
            "$.must.channel", NULL);
}

static void words(void **state)
{
    (void)state;
    assert_string_equal(tenon_error_word(TENON_E_NONE), "ok");
    assert_string_equal(tenon_error_word(TENON_E_RANGE), "range");
    for (int i = 0; i < TENON_E_COUNT_OF_CODES; i++)
        for (int k = 0; k < i; k++)
            assert_string_not_equal(tenon_error_word(i), tenon_error_word(k));
    assert_non_null(tenon_error_word(-1));
    assert_non_null(tenon_error_word(TENON_E_COUNT_OF_CODES));
}

/* ---- the whole message ----------------------------------------------------------------------- */

static void expect_message(const char *text, const char *source, const tenon_options *options,
                           const char *message)
{
    struct config c;
    tenon_error error;
    char buf[1024];
    memset(&error, 0xA5, sizeof error);
    assert_false(config_json_read(&c, text, strlen(text), &books.mem, options, &error));
    size_t n = tenon_error_format(&error, source, buf, sizeof buf);
    check_text("message", message, buf);
    check_number("length", strlen(message), n);
    check_number("offset", error.offset, (size_t)(error.offset <= strlen(text) ? error.offset : 0));
    char *printed = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&printed, &size);
    tenon_error_print(&error, source, file);
    fclose(file);
    check_number("printed", n + 1, size);
    assert_memory_equal(printed, message, n);
    assert_int_equal(printed[n], '\n');
    free(printed);
    assert_int_equal(tenon_error_format(&error, source, NULL, 0), n);
    assert_int_equal(tenon_error_format(&error, source, buf, 10), n);
    assert_int_equal(strlen(buf), 9);
}
#define says(...) CHECK_HERE(expect_message(__VA_ARGS__))

static void messages(void **state)
{
    (void)state;
    says("{\n  \"wifi\": {\n    \"ssid\": \"home\",\n    \"channel\": 42,\n  }\n}\n", "config.json",
         NULL,
         "config.json:4:16: $.wifi.channel: 42 is out of range 1..13\n"
         "    4 |     \"channel\": 42,\n"
         "      |                ^~");
    says("{\"wifi\":{\"ssid\":\"far too long\"}}", NULL, NULL,
         "1:17: $.wifi.ssid: too long: 13 bytes needed, 8 there\n"
         "    1 | {\"wifi\":{\"ssid\":\"far too long\"}}\n"
         "      |                 ^~~~~~~~~~~~~~");
    says("{\"a\":\t\"caf\xC3\xA9\"}", "x", NULL,
         "x:1:7: $.a: expected a whole number, found a string\n"
         "    1 | {\"a\": \"caf\xC3\xA9\"}\n"
         "      |       ^~~~~~");
    says("{\"colour\":\"red\"}", "x", FLAGS(TENON_UNKNOWN_REFUSE),
         "x:1:3: $.colour: no such member; did you mean \"color\"?\n"
         "    1 | {\"colour\":\"red\"}\n"
         "      |   ^~~~~~");
    says("{\"color\":\"gren\"}", "x", NULL,
         "x:1:10: $.color: \"gren\" is not a color; did you mean \"green\"? (red, green)\n"
         "    1 | {\"color\":\"gren\"}\n"
         "      |          ^~~~~~");
    says("{\"a\":1,\r\n\"a\":2}", "x", NULL,
         "x:2:2: $.a: the member stands twice in the object\n"
         "    2 | \"a\":2}\n"
         "      |  ^");
    says("{\"a\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28]}",
         "x", NULL,
         "x:1:6: $.a: expected a whole number, found an array\n"
         "    1 | {\"a\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,\n"
         "      |      ^");
    says("{\"new\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26],\"a\":"
         "true}",
         "x", NULL,
         "x:1:83: $.a: expected a whole number, found true\n"
         "    1 | 5,16,17,18,19,20,21,22,23,24,25,26],\"a\":true}\n"
         "      |                                         ^");
    says("", "empty.json", NULL, "empty.json:1:1: $: there is no value in the text");
    says("{\n", "x", NULL, "x:2:1: $: the text ends inside a value");
}

/* ---- paths ----------------------------------------------------------------------------------- */

/* A path of any depth is a path that fits: its start, dots where it was cut, and no more. */
static void long_paths(void **state)
{
    char text[8192];
    (void)state;
    for (int depth = 1; depth < 120; depth++) {
        tenon_error error;
        struct deep v;
        char *p = text;
        for (int i = 0; i < depth; i++)
            p += sprintf(p, "{\"down\":");
        p += sprintf(p, "{\"end\":\"\"");
        assert_false(deep_json_read(&v, text, strlen(text), &books.mem, NULL, &error));
        assert_int_equal(error.code, TENON_E_TYPE);
        assert_int_equal(error.offset, 8 * depth + 7);
        size_t n = strlen(error.path);
        assert_true(n < sizeof error.path);
        assert_memory_equal(error.path, "$.down", 6);
        if (depth <= 17) {
            assert_int_equal(n, 1 + 5 * depth + 4);
            assert_string_equal(error.path + n - 4, ".end");
            assert_null(strstr(error.path, "..."));
        } else {
            assert_non_null(strstr(error.path, "..."));
        }
    }
    char *p = text;
    for (int i = 0; i < 30; i++)
        p += sprintf(p, "{\"a_member_of_many_letters\":[{},");
    sprintf(p, "{\"end\":true}");
    refuses(deep_type(), text, NULL, TENON_E_TYPE, 0, 0, NULL,
            "expected a whole number, found true");
}

/* ---- misuse ---------------------------------------------------------------------------------- */

static void expect_misuse(bool done, const tenon_error *error, const char *detail)
{
    assert_false(done);
    check_text("code", "misuse", tenon_error_word(error->code));
    check_text("detail", detail, error->detail);
    check_text("path", "", error->path);
    check_number("line", 0, error->line);
}
#define misused(...) CHECK_HERE(expect_misuse(__VA_ARGS__))

static void misuse_of_reading(void **state)
{
    struct config c;
    tenon_error e;
    tenon_source source;
    const tenon_type *t = config_type(), *of_enum = color_type();
    (void)state;
    tenon_source_text(&source, "{}", 2);
    misused(tenon_json_read(NULL, &c, "{}", 2, NULL, NULL, &e), &e, "no type");
    misused(tenon_json_read(of_enum, &c, "{}", 2, NULL, NULL, &e), &e,
            "the type of an enum has no objects");
    misused(tenon_json_read(t, NULL, "{}", 2, NULL, NULL, &e), &e, "no object");
    memset(&c, 0xA5, sizeof c);
    misused(tenon_json_read(t, &c, NULL, 2, NULL, NULL, &e), &e, "no text");
    assert_true(!c.text && !c.n && !c.must);
    misused(tenon_json_update(t, NULL, "{}", 2, NULL, NULL, &e), &e, "no object");
    c.a = 7;
    misused(tenon_json_update(t, &c, NULL, 2, NULL, NULL, &e), &e, "no text");
    assert_int_equal(c.a, 7);
    misused(tenon_json_read_path(t, &c, NULL, NULL, NULL, &e), &e, "no path");
    assert_int_equal(c.a, 0);
    misused(tenon_json_read_path(NULL, &c, "x", NULL, NULL, &e), &e, "no type");
    misused(tenon_json_read_path(t, NULL, "x", NULL, NULL, &e), &e, "no object");
    memset(&c, 0xA5, sizeof c);
    misused(tenon_json_read_source(t, &c, NULL, NULL, NULL, &e), &e, "no source");
    assert_null(c.text);
    misused(tenon_json_read_source(NULL, &c, &source, NULL, NULL, &e), &e, "no type");
    misused(tenon_json_read_source(t, NULL, &source, NULL, NULL, &e), &e, "no object");
    /* nothing at all, and nobody to tell */
    assert_false(tenon_json_read(NULL, NULL, NULL, 0, NULL, NULL, NULL));
    assert_false(tenon_json_read(t, NULL, NULL, 9, NULL, NULL, NULL));
    assert_false(tenon_json_update(NULL, NULL, NULL, 0, NULL, NULL, NULL));
    assert_false(tenon_json_read_path(NULL, NULL, NULL, NULL, NULL, NULL));
    assert_false(tenon_json_read_source(NULL, NULL, NULL, NULL, NULL, NULL));
    assert_false(tenon_json_read(t, &c, NULL, 0, NULL, NULL, &e)); /* no bytes are an empty text */
    assert_int_equal(e.code, TENON_E_EMPTY);
    assert_false(config_json_read(&c, "{\"text\":\"x\"}", 12, NULL, NULL, &e));
    assert_int_equal(e.code, TENON_E_MEMORY);
    assert_string_equal(e.detail, "memory is exhausted or not given");
}

static void misuse_of_writing(void **state)
{
    struct config c = {.a = 1};
    tenon_error e;
    tenon_sink sink, broken;
    const tenon_type *t = config_type();
    char buf[8] = "#";
    (void)state;
    tenon_sink_memory(&sink, &books.mem);
    misused(tenon_json_write(NULL, &c, &sink, NULL, &e), &e, "no type");
    misused(tenon_json_write(color_type(), &c, &sink, NULL, &e), &e,
            "the type of an enum has no objects");
    misused(tenon_json_write(t, NULL, &sink, NULL, &e), &e, "no object");
    misused(tenon_json_write(t, &c, NULL, NULL, &e), &e, "no sink");
    assert_false(tenon_json_write(NULL, NULL, NULL, NULL, NULL));
    assert_true(tenon_sink_fini(&sink, &e));
    assert_int_equal(e.code, 0);
    tenon_sink_callback(&broken, NULL, NULL);
    misused(tenon_json_write(t, &c, &broken, NULL, &e), &e, NULL);
    assert_true(tenon_json_print(NULL, &c, buf, sizeof buf, NULL) == SIZE_MAX);
    assert_true(tenon_json_print(t, NULL, buf, sizeof buf, NULL) == SIZE_MAX);
    assert_string_equal(buf, "");
    assert_true(tenon_json_print(NULL, NULL, NULL, 0, NULL) == SIZE_MAX);
}

static void misuse_of_objects(void **state)
{
    struct config c = {.a = 1}, d = {.a = 1};
    const tenon_type *t = config_type();
    (void)state;
    assert_false(tenon_init(NULL, &c, NULL));
    assert_false(tenon_init(t, NULL, NULL));
    tenon_free(NULL, &c, NULL);
    tenon_free(t, NULL, NULL);
    tenon_free(color_type(), &c, NULL);
    assert_false(tenon_copy(NULL, &c, &d, NULL));
    assert_false(tenon_copy(t, NULL, &d, NULL));
    assert_false(tenon_copy(t, &c, NULL, NULL));
    assert_false(tenon_copy(t, &c, &c, NULL));
    assert_int_equal(c.a, 1);
    assert_false(tenon_equal(NULL, &c, &d));
    assert_false(tenon_equal(t, NULL, &d));
    assert_false(tenon_equal(t, &c, NULL));
    assert_false(tenon_equal(color_type(), &c, &d));
    assert_false(tenon_type_check(NULL, NULL));
    assert_true(tenon_type_check(t, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_code),        TEST(words),
        TEST(messages),          TEST(long_paths),
        TEST(misuse_of_reading), TEST(misuse_of_writing),
        TEST(misuse_of_objects),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
