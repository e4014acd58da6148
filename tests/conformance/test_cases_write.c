/* SPDX-License-Identifier: MIT
 * test_cases_write.c: the checks of shared/cases, part B: numbers, escapes, null, layout and enums
 * as they are written, byte by byte.
 *
 * Sinks (B09, B10) and the locale (B01) are in test_cases_output.c, depth (B08) is in
 * test_cases_depth.c. Where a case names options that tenon does not have yet (non-finite numbers
 * as null or text, U+FFFD for ill-formed text, 1.0 for 1), the default is checked; see README.md.
 */
#define _GNU_SOURCE
#include "entrances.h"

#include <fenv.h>
#include <float.h>
#include <math.h>

#include "types/cases_write.h"
#ifdef TEST_GENERATED
#include "types/cases_write.tenon.h"
#else
TENON_DECLARE_ENUM(paint, enum paint);
TENON_DECLARE_ENUM(large, enum large);
TENON_DECLARE(abc, struct abc);
TENON_DECLARE(f32s, struct f32s);
TENON_DECLARE(f64s, struct f64s);
TENON_DECLARE(whole, struct whole);
TENON_DECLARE(named, struct named);
TENON_DECLARE(odd_name, struct odd_name);
TENON_DECLARE(sub, struct sub);
TENON_DECLARE(nulls, struct nulls);
TENON_DECLARE(nulls_no_null, struct nulls);
TENON_DECLARE(nulls_no_default, struct nulls);
TENON_DECLARE(nulls_no_empty, struct nulls);
TENON_DECLARE(leaf, struct leaf);
TENON_DECLARE(layout_entry, struct layout_entry);
TENON_DECLARE(layout, struct layout);
TENON_DECLARE(painted, struct painted);
TENON_DECLARE(largely, struct largely);

TENON_ENUM_BEGIN(paint) = {
    TENON_VALUE(PAINT_RED, "red"),   TENON_VALUE(PAINT_GREEN, "green"),
    TENON_VALUE(PAINT_BLUE, "blue"), TENON_VALUE(PAINT_ROUGE, "rouge"),
    TENON_VALUE(PAINT_NONE, ""),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(large) = {TENON_VALUE(LARGE_ONE), TENON_VALUE(LARGE_MOST)} TENON_ENUM_END;
TENON_BEGIN(abc) = {TENON_FIELD(a), TENON_FIELD(b), TENON_FIELD(c)} TENON_END;
TENON_BEGIN(f32s, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(f64s, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(whole) = {TENON_FIELD(d), TENON_FIELD(f), TENON_FIELD(i)} TENON_END;
TENON_BEGIN(named) = {TENON_FIELD(name)} TENON_END;
TENON_BEGIN(odd_name) = {TENON_FIELD(value, TENON_NAME_ESCAPED(B05_TEXT, B05_BYTES))} TENON_END;
TENON_BEGIN(sub) = {TENON_FIELD(x)} TENON_END;
TENON_BEGIN(nulls) = {TENON_FIELD(name), TENON_FIELD_OF(sub, sub),
                      TENON_FIELD(items, TENON_COUNT(n_items)), TENON_FIELD(zero)} TENON_END;
TENON_BEGIN(nulls_no_null) = {TENON_FIELD(name, TENON_OMIT_NULL),
                              TENON_FIELD_OF(sub, sub, TENON_OMIT_NULL),
                              TENON_FIELD(items, TENON_COUNT(n_items), TENON_OMIT_NULL),
                              TENON_FIELD(zero, TENON_OMIT_NULL)} TENON_END;
TENON_BEGIN(nulls_no_default) = {TENON_FIELD(name, TENON_OMIT_DEFAULT),
                                 TENON_FIELD_OF(sub, sub, TENON_OMIT_DEFAULT),
                                 TENON_FIELD(items, TENON_COUNT(n_items), TENON_OMIT_DEFAULT),
                                 TENON_FIELD(zero, TENON_OMIT_DEFAULT)} TENON_END;
TENON_BEGIN(nulls_no_empty) = {TENON_FIELD(name, TENON_OMIT_EMPTY),
                               TENON_FIELD_OF(sub, sub, TENON_OMIT_EMPTY),
                               TENON_FIELD(items, TENON_COUNT(n_items), TENON_OMIT_EMPTY),
                               TENON_FIELD(zero, TENON_OMIT_EMPTY)} TENON_END;
TENON_BEGIN(leaf) = {TENON_FIELD(d)} TENON_END;
TENON_BEGIN(layout_entry) = {TENON_FIELD(v)} TENON_END;
TENON_BEGIN(layout) = {
    TENON_FIELD(a, TENON_COUNT(n_a)),
    TENON_FIELD_OF(b, layout_entry, TENON_COUNT(n_b), TENON_MAP(layout_entry, key)),
    TENON_FIELD_OF(c, leaf, TENON_COUNT(n_c)),
    TENON_FIELD(e),
} TENON_END;
TENON_BEGIN(painted) = {TENON_FIELD_OF(color, paint)} TENON_END;
TENON_BEGIN(largely) = {TENON_FIELD_OF(size, large)} TENON_END;
#endif

/* What is written into memory, into a fixed buffer and by print is the text wanted. */
static void check_written(const tenon_type *type, const void *object, const tenon_options *options,
                          const char *wanted)
{
    size_t len = strlen(wanted);
    char *buf = malloc(len + 1);
    tenon_sink memory, fixed;
    tenon_error error;
    assert_non_null(buf);
    tenon_sink_memory(&memory, NULL);
    if (!tenon_json_write(type, object, &memory, options, &error))
        fail_msg("%s: %s", error.path, error.detail);
    if (memory.len != len || memcmp(memory.data, wanted, len) != 0)
        fail_msg("%.*s instead of %s", (int)memory.len, memory.data, wanted);
    assert_true(tenon_sink_fini(&memory, NULL));
    tenon_sink_fixed(&fixed, buf, len);
    assert_true(tenon_json_write(type, object, &fixed, options, &error));
    assert_true(tenon_sink_fini(&fixed, &error));
    assert_int_equal(fixed.len, len);
    assert_memory_equal(buf, wanted, len);
    assert_int_equal(tenon_json_print(type, object, buf, len + 1, options), len);
    assert_string_equal(buf, wanted);
    free(buf);
}

/* Writing fails so; what a memory sink held before stays. */
static void check_unwritten(const tenon_type *type, const void *object, int code, const char *path)
{
    const struct sub one = {1};
    tenon_sink sink;
    tenon_error error;
    tenon_sink_memory(&sink, NULL);
    assert_true(sub_json_write(&one, &sink, NULL, NULL));
    for (int again = 0; again < 2; again++) {
        assert_false(tenon_json_write(type, object, &sink, NULL, &error));
        assert_int_equal(error.code, code);
        assert_string_equal(error.path, path);
        assert_true(error.detail[0] != 0);
        assert_int_equal(sink.len, 7);
        assert_memory_equal(sink.data, "{\"x\":1}", 7);
    }
    assert_true(sub_json_write(&one, &sink, NULL, NULL));
    assert_int_equal(sink.len, 14);
    assert_true(tenon_sink_fini(&sink, &error));
}

/* ---- numbers: B02 to B04 --------------------------------------------------------------------- */

static void b02_nonfinite(void **state)
{
    const struct abc first = {1, (double)NAN, -(double)INFINITY}, last = {1, 2, -(double)INFINITY};
    float floats[] = {0.5f, INFINITY};
    const struct f32s list = {floats, 2};
    (void)state;
#ifdef __GLIBC__
    feenableexcept(FE_INVALID);
#endif
    check_unwritten(abc_type(), &first, TENON_E_NONFINITE, "$.b");
    check_unwritten(abc_type(), &last, TENON_E_NONFINITE, "$.c");
    check_unwritten(f32s_type(), &list, TENON_E_NONFINITE, "$[1]");
    floats[1] = NAN;
    check_unwritten(f32s_type(), &list, TENON_E_NONFINITE, "$[1]");
#ifdef __GLIBC__
    fedisableexcept(FE_INVALID);
#endif
}

/* Digits that count in a number's text. */
static int digits_of(const char *text)
{
    int n = 0, zeros = 0;
    for (; *text && *text != 'e'; text++) {
        if (*text < '0' || *text > '9' || (*text == '0' && n == 0))
            continue;
        n++;
        zeros = *text == '0' ? zeros + 1 : 0;
    }
    return n - zeros;
}

/* The text reads back to the same bits, and no shorter one does. */
static void check_shortest(double v)
{
    struct f64s list = {&v, 1}, read;
    char text[64], other[64];
    size_t n = f64s_json_print(&list, text, sizeof text, NULL);
    int digits = 1;
    assert_true(n < sizeof text && text[0] == '[' && text[n - 1] == ']');
    assert_true(f64s_json_read(&read, text, n, tenon_heap, NULL, NULL));
    assert_memory_equal(read.items, &v, sizeof v);
    f64s_free(&read, tenon_heap);
    do
        snprintf(other, sizeof other, "%.*e", digits - 1, v);
    while (strtod(other, NULL) != v && ++digits <= 17);
    text[n - 1] = 0;
    if (digits_of(text + 1) > digits_of(other))
        fail_msg("%s has more digits than %s", text + 1, other);
}

static void b03_shortest(void **state)
{
    double listed[] = {DBL_MAX,
                       0.1,
                       1.0 / 3,
                       0.30000000000000004,
                       5e-324,
                       DBL_MIN,
                       1e23,
                       6696.1335444003935,
                       1234567890123460,
                       123456789012345680,
                       1e21};
    struct f64s list = {listed, sizeof listed / sizeof *listed};
    char text[32];
    (void)state;
    check_written(f64s_type(), &list, NULL,
                  "[1.7976931348623157e+308,0.1,0.3333333333333333,0.30000000000000004,5e-324,"
                  "2.2250738585072014e-308,1e+23,6696.1335444003935,1234567890123460,"
                  "123456789012345680,1e+21]");
    for (int e = -323; e <= 308; e++) {
        snprintf(text, sizeof text, "1e%d", e);
        check_shortest(strtod(text, NULL));
    }
    for (int e = -1074; e <= 1023; e++)
        check_shortest(ldexp(1, e));
}

static void b04_whole(void **state)
{
    const struct whole object = {{1.0, 0.0, -0.0, 1e15, 1e300, -2.0}, 3.0f, 1};
    (void)state;
    check_written(whole_type(), &object, NULL,
                  "{\"d\":[1,0,-0,1000000000000000,1e+300,-2],\"f\":3,\"i\":1}");
}

/* ---- text: B05 and B06 ----------------------------------------------------------------------- */

static void b05_escapes(void **state)
{
    struct odd_name object = {{B05_BYTES, sizeof B05_BYTES - 1}}, read;
    const char *wanted = "{\"" B05_TEXT "\":\"" B05_TEXT "\"}";
    tenon_error error;
    (void)state;
    check_written(odd_name_type(), &object, NULL, wanted);
    assert_true(odd_name_json_read(&read, wanted, strlen(wanted), tenon_heap, NULL, &error));
    assert_true(odd_name_equal(&object, &read));
    odd_name_free(&read, tenon_heap);
    wanted = "{\"" B05_TEXT "\":\"\\/\"}";
    assert_true(odd_name_json_read(&read, wanted, strlen(wanted), tenon_heap, NULL, &error));
    assert_string_equal(read.value.data, "/");
    odd_name_free(&read, tenon_heap);
}

/* Each character at every place of a long string: the wide loops and their tails escape alike. */
static void b05_everywhere(void **state)
{
    static const char specials[] = "\1\b\t\n\f\r\36\37\"\\/\x7f";
    (void)state;
    for (size_t len = 1; len <= 70; len++)
        for (size_t at = 0; at < len; at++) {
            char bytes[80], wanted[120];
            struct named object = {bytes}, read;
            char special = specials[(len + at) % (sizeof specials - 1)];
            tenon_error error;
            tenon_sink sink;
            memset(bytes, 'x', len);
            bytes[len] = 0;
            bytes[at] = special;
            tenon_sink_fixed(&sink, wanted, sizeof wanted);
            assert_true(named_json_write(&object, &sink, NULL, &error));
            assert_null(memchr(wanted, special < ' ' ? special : 0, sink.len));
            assert_true(named_json_read(&read, wanted, sink.len, tenon_heap, NULL, &error));
            assert_string_equal(read.name, bytes);
            named_free(&read, tenon_heap);
        }
}

static void b06_ill_formed(void **state)
{
    static const struct {
        const char *text, *byte;
    } table[] = {{"caf\xE9", "byte 3"},
                 {"\xED\xA0\x80", "byte 0"},
                 {"ok\xC3", "byte 2"},
                 {"a long text with some bytes before the fault: \xF5\x80\x80\x80", "byte 46"}};
    (void)state;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct named object = {(char *)(uintptr_t)table[i].text};
        tenon_error error;
        char buf[64];
        tenon_sink sink;
        check_unwritten(named_type(), &object, TENON_E_UTF8, "$.name");
        tenon_sink_fixed(&sink, buf, sizeof buf);
        assert_false(named_json_write(&object, &sink, NULL, &error));
        assert_non_null(strstr(error.detail, table[i].byte));
    }
}

/* ---- null and left out: B07 ------------------------------------------------------------------ */

static void b07_null(void **state)
{
    static const tenon_options no_null = {.flags = TENON_OMIT_NULLS};
    static const tenon_options no_default = {.flags = TENON_OMIT_DEFAULTS};
    static const tenon_options no_empty = {.flags = TENON_OMIT_EMPTIES};
    struct nulls object = {NULL, NULL, NULL, 0, 0};
    (void)state;
    check_written(nulls_type(), &object, NULL,
                  "{\"name\":null,\"sub\":null,\"items\":[],\"zero\":0}");
    check_written(nulls_type(), &object, &no_null, "{\"items\":[],\"zero\":0}");
    check_written(nulls_type(), &object, &no_default, "{}");
    check_written(nulls_type(), &object, &no_empty, "{\"sub\":null,\"zero\":0}");
    check_written(nulls_no_null_type(), &object, NULL, "{\"items\":[],\"zero\":0}");
    check_written(nulls_no_default_type(), &object, NULL, "{}");
    check_written(nulls_no_empty_type(), &object, NULL, "{\"sub\":null,\"zero\":0}");
    object.n_items = 3;
    check_unwritten(nulls_type(), &object, TENON_E_NULL_VALUE, "$.items");
    check_unwritten(nulls_no_null_type(), &object, TENON_E_NULL_VALUE, "$.items");
}

/* ---- layout: B11 ----------------------------------------------------------------------------- */

/* The lines with so many units before each level and that end of line; compact: neither. */
static void lay_out(char *d, const char *const *lines, const char *unit, const char *eol)
{
    *d = 0;
    for (; *lines; lines++) {
        int level = **lines - '0';
        for (int i = 0; i < level; i++)
            strcat(d, unit);
        strcat(d, *lines + 1);
        if (lines[1])
            strcat(d, eol);
    }
}

static void b11_layout(void **state)
{
    static const char *const empty[] = {
        "0{",  "1\"a\": [],", "1\"b\": {},", "1\"c\": [],", "1\"e\": [", "2[", "30,", "30",
        "2],", "2[",          "30,",         "30",          "2]",        "1]", "0}",  NULL};
    static const char *const full[] = {"0{",           "1\"a\": [", "21,",       "22",
                                       "1],",          "1\"b\": {", "2\"k\": {", "3\"v\": 3",
                                       "2}",           "1},",       "1\"c\": [", "2{",
                                       "3\"d\": null", "2},",       "2{",        "3\"d\": \"x\"",
                                       "2}",           "1],",       "1\"e\": [", "2[",
                                       "31,",          "32",        "2],",       "2[",
                                       "33,",          "34",        "2]",        "1]",
                                       "0}",           NULL};
    static const struct {
        tenon_options options;
        const char *unit, *eol;
    } styles[] = {
        {{.indent = 2}, "  ", "\n"},
        {{.indent = 4}, "    ", "\n"},
        {{.indent = 1, .flags = TENON_INDENT_TABS}, "\t", "\n"},
        {{.indent = 2, .flags = TENON_CRLF}, "  ", "\r\n"},
    };
    struct layout nothing = {NULL, 0, NULL, 0, NULL, 0, {{0}}}, read;
    struct leaf leaves[] = {{NULL}, {(char[]){"x"}}};
    struct layout_entry entry = {(char[]){"k"}, 3};
    struct layout object = {(int[]){1, 2}, 2, &entry, 1, leaves, 2, {{1, 2}, {3, 4}}};
    (void)state;
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
        char wanted[1024];
        lay_out(wanted, empty, styles[i].unit, styles[i].eol);
        check_written(layout_type(), &nothing, &styles[i].options, wanted);
        lay_out(wanted, full, styles[i].unit, styles[i].eol);
        check_written(layout_type(), &object, &styles[i].options, wanted);
        assert_true(layout_json_read(&read, wanted, strlen(wanted), tenon_heap, NULL, NULL));
        assert_true(layout_equal(&object, &read));
        layout_free(&read, tenon_heap);
    }
    check_written(layout_type(), &nothing, NULL,
                  "{\"a\":[],\"b\":{},\"c\":[],\"e\":[[0,0],[0,0]]}");
}

/* ---- enums: B12 ------------------------------------------------------------------------------ */

static void b12_unnamed(void **state)
{
    static const tenon_options numbers = {.flags = TENON_ENUM_NUMBERS};
    struct painted object = {(enum paint)3};
    struct largely large = {LARGE_MOST};
    tenon_sink sink;
    tenon_error error;
    char buf[8];
    (void)state;
    check_unwritten(painted_type(), &object, TENON_E_ENUM, "$.color");
    tenon_sink_fixed(&sink, buf, sizeof buf);
    assert_false(painted_json_write(&object, &sink, NULL, &error));
    assert_non_null(strstr(error.detail, "3"));
    check_written(painted_type(), &object, &numbers, "{\"color\":3}");
    object.color = PAINT_ROUGE; /* two names: the first */
    check_written(painted_type(), &object, NULL, "{\"color\":\"red\"}");
    object.color = PAINT_BLUE;
    check_written(painted_type(), &object, NULL, "{\"color\":\"blue\"}");
    object.color = PAINT_NONE;
    check_written(painted_type(), &object, NULL, "{\"color\":\"\"}");
    check_written(painted_type(), &object, &numbers, "{\"color\":-7}");
    check_written(largely_type(), &large, NULL, "{\"size\":\"LARGE_MOST\"}");
    check_written(largely_type(), &large, &numbers, "{\"size\":9223372032559808512}");
    assert_true(painted_json_read(&object, "{\"color\":\"\"}", 12, NULL, NULL, &error));
    assert_int_equal(object.color, PAINT_NONE);
    assert_true(painted_json_read(&object, "{\"color\":\"rouge\"}", 17, NULL, NULL, &error));
    assert_int_equal(object.color, PAINT_RED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(b02_nonfinite),  cmocka_unit_test(b03_shortest),
        cmocka_unit_test(b04_whole),      cmocka_unit_test(b05_escapes),
        cmocka_unit_test(b05_everywhere), cmocka_unit_test(b06_ill_formed),
        cmocka_unit_test(b07_null),       cmocka_unit_test(b11_layout),
        cmocka_unit_test(b12_unnamed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
