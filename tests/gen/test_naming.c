/* SPDX-License-Identifier: MIT
 * gen/test_naming.c: names by policy, for the generator and for run-time naming: the splitter's
 * vectors (words as System.Text.Json cuts them) and C names in every style. */
#include "gen/base.c"
#include "gen/naming.c"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static void expect(unsigned naming, const char *name, const char *wanted)
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
        expect(TENON_NAMING_SNAKE, vectors[i][0], vectors[i][1]);
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
        expect(TENON_NAMING_CAMEL, vectors[i][0], vectors[i][1]);
        expect(TENON_NAMING_KEBAB, vectors[i][0], vectors[i][2]);
    }
}

static void every_style(void **state)
{
    (void)state;
    expect(TENON_NAMING_NONE, "http_Server9", "http_Server9");
    expect(TENON_NAMING_PASCAL, "http_server", "HttpServer");
    expect(TENON_NAMING_PASCAL, "URLValue", "UrlValue");
    expect(TENON_NAMING_SNAKE_UPPER, "httpServer", "HTTP_SERVER");
    expect(TENON_NAMING_KEBAB_UPPER, "httpServer", "HTTP-SERVER");
    expect(TENON_NAMING_LOWER, "LOG_DEBUG", "log_debug");
    expect(TENON_NAMING_UPPER, "log_Debug", "LOG_DEBUG");
    expect(TENON_NAMING_CAMEL, "__", "__"); /* nothing would be left */
    expect(TENON_NAMING_CAMEL, "", "");
}

static void words_of_annotations(void **state)
{
    unsigned naming;
    (void)state;
    assert_true(naming_from_word("SNAKE", 5, &naming));
    assert_int_equal(naming, TENON_NAMING_SNAKE_UPPER);
    assert_true(naming_from_word("none", 4, &naming));
    assert_int_equal(naming, TENON_NAMING_NONE);
    assert_false(naming_from_word("Camel", 5, &naming));
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
