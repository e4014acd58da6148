/* SPDX-License-Identifier: MIT
 * gen/test_naming.c: names by policy, with the generator's own code: the splitter's vectors (words
 * as System.Text.Json cuts them) and C names in every style. */
#include "gen/base.c"
#include "gen/naming.c"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static void expect(enum naming naming, const char *name, const char *wanted)
{
    char *got = naming_apply(naming, name);
    if (strcmp(got, wanted) != 0) {
        print_error("%s: \"%s\", not \"%s\"\n", name, got, wanted);
        fail();
    }
}

static void words_are_cut_as_elsewhere(void **state)
{
    static const char *const vectors[][2] = {
        {"URLValue", "url_value"},
        {"URL", "url"},
        {"ID", "id"},
        {"I", "i"},
        {"IOStream", "io_stream"},
        {"XMLHttpRequest", "xml_http_request"},
        {"IsCIA", "is_cia"},
        {"MD5", "md5"},
        {"SHA256Hash", "sha256_hash"},
        {"Xml2Json", "xml2_json"},
        {"Value1", "value1"},
        {"Custom3dModel", "custom3d_model"},
        {"StreetAddress1Two34", "street_address1_two34"},
        {"FOO bar", "foo_bar"},
        {"my_prop", "my_prop"},
        {"_leading", "leading"},
        {"HTTP2Server", "http2_server"},
        {"ABCd1", "ab_cd1"},
        {"already_snake_case", "already_snake_case"},
        {"snakeCase9X", "snake_case9_x"},
        {"A1B2", "a1b2"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        expect(NAMING_SNAKE, vectors[i][0], vectors[i][1]);
}

static void c_names_become_camel_and_kebab(void **state)
{
    static const char *const vectors[][3] = {
        {"my_prop", "myProp", "my-prop"},
        {"_leading", "leading", "leading"},
        {"http2_server", "http2Server", "http2-server"},
        {"a__b", "aB", "a-b"},
        {"url_value", "urlValue", "url-value"},
        {"x1_y2", "x1Y2", "x1-y2"},
        {"trailing_", "trailing", "trailing"},
        {"URLValue", "urlValue", "url-value"},
        {"MAX_COUNT", "maxCount", "max-count"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        expect(NAMING_CAMEL, vectors[i][0], vectors[i][1]);
        expect(NAMING_KEBAB, vectors[i][0], vectors[i][2]);
    }
}

static void every_style(void **state)
{
    (void)state;
    expect(NAMING_NONE, "http_Server9", "http_Server9");
    expect(NAMING_PASCAL, "http_server", "HttpServer");
    expect(NAMING_PASCAL, "URLValue", "UrlValue");
    expect(NAMING_SNAKE_UPPER, "httpServer", "HTTP_SERVER");
    expect(NAMING_KEBAB_UPPER, "httpServer", "HTTP-SERVER");
    expect(NAMING_LOWER, "LOG_DEBUG", "log_debug");
    expect(NAMING_UPPER, "log_Debug", "LOG_DEBUG");
    expect(NAMING_CAMEL, "__", "");
}

static void words_of_annotations(void **state)
{
    enum naming naming;
    (void)state;
    assert_true(naming_from_word("SNAKE", &naming));
    assert_int_equal(naming, NAMING_SNAKE_UPPER);
    assert_true(naming_from_word("none", &naming));
    assert_int_equal(naming, NAMING_NONE);
    assert_false(naming_from_word("Camel", &naming));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_cut_as_elsewhere),
        cmocka_unit_test(c_names_become_camel_and_kebab),
        cmocka_unit_test(every_style),
        cmocka_unit_test(words_of_annotations),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    gen_free_all();
    return failed;
}
