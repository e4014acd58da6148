/* SPDX-License-Identifier: MIT
 * test_cases_read.c: the checks of shared/cases, part A, that one verdict on a file does not say:
 * what is not stored, where an error lies, prefixes, options that open one door, long tokens.
 *
 * The texts stand here, short ones as they are, long ones made; nothing needs the data folder.
 * Depth (A12) is in test_cases_depth.c. Not here: what needs a tree, several values in one text
 * (A09) or text in pieces (A07, A15); see README.md. */
#include "entrances.h"
#include "support/guard.h"

#include "types/cases_read.h"
#ifdef TEST_GENERATED
#include "types/cases_read.tenon.h"
#else
TENON_DECLARE(accented, struct accented);
TENON_DECLARE(cstr_root, struct cstr_root);
TENON_DECLARE(i64_member, struct i64_member);
TENON_DECLARE(u64_member, struct u64_member);
TENON_DECLARE(f64_list, struct f64_list);
TENON_DECLARE(i32_list, struct i32_list);
TENON_DECLARE(str_list, struct str_list);
TENON_DECLARE(cstr_list, struct cstr_list);
TENON_DECLARE(user_both, struct user_both);
TENON_DECLARE(role, struct role);
TENON_DECLARE(host, struct host);
TENON_DECLARE(exact_ids, struct exact_ids);

TENON_BEGIN(accented) = {TENON_FIELD(k), TENON_FIELD(e, TENON_NAME("\xC3\xA9"))} TENON_END;
TENON_BEGIN(cstr_root, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(i64_member) = {TENON_FIELD(n)} TENON_END;
TENON_BEGIN(u64_member) = {TENON_FIELD(n)} TENON_END;
TENON_BEGIN(f64_list, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(i32_list, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(str_list, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(cstr_list, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(user_both) = {TENON_FIELD(user), TENON_FIELD(a)} TENON_END;
TENON_BEGIN(role) = {TENON_FIELD(role), TENON_FIELD(tags, TENON_COUNT(n_tags))} TENON_END;
TENON_BEGIN(host) = {TENON_FIELD(host), TENON_FIELD(port),
                     TENON_FIELD(other, TENON_NAME("pa/th"))} TENON_END;
TENON_BEGIN(exact_ids) = {TENON_FIELD(serial), TENON_FIELD(odd), TENON_FIELD(low)} TENON_END;
#endif

/* ---- numbers: A01 to A04 --------------------------------------------------------------------- */

static void a01_written_back(void **state)
{
    static const char text[] =
        "{\"serial\":18446744073709551615,\"odd\":9007199254740993,\"low\":-9223372036854775808}";
    struct exact_ids ids;
    char buf[sizeof text];
    (void)state;
    assert_true(exact_ids_json_read(&ids, TEXT(text), NULL, NULL, NULL));
    assert_true(ids.serial == UINT64_MAX && ids.odd == INT64_C(9007199254740993));
    assert_true(ids.low == INT64_MIN);
    assert_int_equal(exact_ids_json_print(&ids, buf, sizeof buf, NULL), sizeof text - 1);
    assert_string_equal(buf, text);
}

static void a02_not_stored(void **state)
{
    static const char *const beyond[] = {"18446744073709551616", "33333333303333333333",
                                         "-9223372036854775809", "9223372036854775808",
                                         "99999999999999999999999999999999999999"};
    (void)state;
    for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++) {
        struct i64_member object = {-77};
        struct u64_member other = {77};
        bool fits = strcmp(beyond[i], "9223372036854775808") == 0;
        tenon_error error;
        char text[64];
        size_t len = (size_t)snprintf(text, sizeof text, "{\"n\":%s}", beyond[i]);
        assert_false(i64_member_json_update(&object, text, len, NULL, NULL, &error));
        assert_int_equal(error.code, TENON_E_RANGE);
        assert_string_equal(error.path, "$.n");
        assert_true(object.n == -77);
        assert_false(i64_member_json_read(&object, text, len, NULL, NULL, &error));
        assert_true(object.n == 0);
        assert_int_equal(u64_member_json_update(&other, text, len, NULL, NULL, &error), fits);
        assert_true(other.n == (fits ? UINT64_C(1) << 63 : 77));
    }
}

static void check_bits(const char *text, const double *wanted, size_t n)
{
    struct f64_list list;
    tenon_error error;
    if (!f64_list_json_read(&list, text, strlen(text), tenon_heap, NULL, &error))
        fail_msg("%s: %s", text, error.detail);
    assert_int_equal(list.n, n);
    for (size_t i = 0; i < n; i++)
        if (memcmp(&list.items[i], &wanted[i], sizeof *wanted) != 0)
            fail_msg("%zu: %a instead of %a", i, list.items[i], wanted[i]);
    f64_list_free(&list, tenon_heap);
}

static void a03_exponents(void **state)
{
    static const double wanted[] = {0, 0, -100, 0, 0, -0.0, 1};
    (void)state;
    check_bits("[1e-00011111111111,0e99999999999,-1E+00000000002,"
               "128.74836467836484838364836483643636483648e-336,"
               "0.000e+99999999999999999999999999,-0e-99999999999999999999,"
               "1e0000000000000000000000000000000000000]",
               wanted, sizeof wanted / sizeof *wanted);
}

static void a04_ends_of_the_range(void **state)
{
    static const double wanted[] = {0x1.fffffffffffffp+1023, 0x1p-1074, 0,   0x1p-1074, -0.0,
                                    -5.96916642387374e-309,  -0.0,      -0.0};
    static const char *const infinite[] = {"1e400",
                                           "-1e400",
                                           "1e309",
                                           "-1e309",
                                           "1.0e400",
                                           "1.8e308",
                                           "1.7976931348623159e308",
                                           "1E+9999",
                                           "1e99999999999999999999999"};
    struct i64_member object = {7};
    struct f64_list list;
    tenon_error error;
    char text[512] = "[1";
    (void)state;
    check_bits("[1.7976931348623158e308,5e-324,2.4703282292062327e-324,2.4703282292062328e-324,"
               "-1e-999,-5.96916642387374e-309,-0,-0.0]",
               wanted, sizeof wanted / sizeof *wanted);
    assert_true(i64_member_json_read(&object, TEXT("{\"n\":-0}"), NULL, NULL, NULL));
    assert_true(object.n == 0);
    for (size_t i = 0; i < sizeof infinite / sizeof *infinite; i++) {
        snprintf(text, sizeof text, "[%s]", infinite[i]);
        assert_false(f64_list_json_read(&list, text, strlen(text), tenon_heap, NULL, &error));
        assert_int_equal(error.code, TENON_E_RANGE);
        assert_string_equal(error.path, "$[0]");
    }
    memset(text + 2, '0', 400);
    memcpy(text + 402, "]", 2);
    text[1] = '1';
    assert_false(f64_list_json_read(&list, text, 403, tenon_heap, NULL, &error));
    assert_int_equal(error.code, TENON_E_RANGE);
}

/* ---- strings: A05 to A07 --------------------------------------------------------------------- */

typedef struct refusal {
    const char *text;
    size_t len;
    int code;
    size_t offset;
} refusal;

static void check_refused(const refusal *r)
{
    tenon_error error;
    assert_false(root_accepts(r->text, r->len, NULL, &error));
    if (error.code != r->code || error.offset != r->offset)
        fail_msg("%.*s: %s at %zu, wanted %s at %zu", (int)r->len, r->text,
                 tenon_error_word(error.code), error.offset, tenon_error_word(r->code), r->offset);
    assert_false(member_accepts(r->text, r->len, NULL, &error));
    if (error.code != r->code || error.offset != r->offset + 5)
        fail_msg("{\"x\":%.*s}: %s at %zu", (int)r->len, r->text, tenon_error_word(error.code),
                 error.offset);
}

#define CHECK_REFUSED(table)                                                                       \
    do {                                                                                           \
        for (size_t i_ = 0; i_ < sizeof(table) / sizeof *(table); i_++)                            \
            check_refused(&(table)[i_]);                                                           \
    } while (0)

static void a05_surrogates(void **state)
{
    static const refusal table[] = {
        {TEXT("[\"\\uDC00\"]"), TENON_E_ESCAPE, 2},
        {TEXT("[\"\\uD834x\"]"), TENON_E_ESCAPE, 2},
        {TEXT("[\"ab\\uD834\\u0041\"]"), TENON_E_ESCAPE, 4},
        {TEXT("[\"\\uD834\\uD834\"]"), TENON_E_ESCAPE, 2},
        {TEXT("{\"\\uDEAD\":1}"), TENON_E_ESCAPE, 2},
        {TEXT("[\"\\ud834\\udd1e\\udd1e\"]"), TENON_E_ESCAPE, 14},
    };
    struct cstr_list list;
    tenon_error error;
    (void)state;
    CHECK_REFUSED(table);
    for (size_t i = 0; i < 4; i++) {
        assert_false(
            cstr_list_json_read(&list, table[i].text, table[i].len, tenon_heap, NULL, &error));
        assert_int_equal(error.code, TENON_E_ESCAPE);
        assert_int_equal(error.offset, table[i].offset);
    }
}

static void a06_escaped_nul(void **state)
{
    static const char text[] = "{\"user\":\"root\\u0000.example\",\"a\":2}";
    struct user_both object;
    struct cstr_list list;
    tenon_error error;
    char buf[64];
    (void)state;
    assert_true(user_both_json_read(&object, TEXT(text), tenon_heap, NULL, &error));
    assert_int_equal(object.user.len, 13);
    assert_memory_equal(object.user.data, "root\0.example", 14);
    assert_int_equal(user_both_json_print(&object, buf, sizeof buf, NULL), sizeof text - 1);
    assert_string_equal(buf, text);
    user_both_free(&object, tenon_heap);
    assert_false(
        cstr_list_json_read(&list, TEXT("[\"ab\",\"c\\u0000\"]"), tenon_heap, NULL, &error));
    assert_int_equal(error.code, TENON_E_EMBEDDED_NUL);
    assert_string_equal(error.path, "$[1]");
    /* a name with a NUL in it is another name */
    assert_true(user_both_json_read(&object, TEXT("{\"a\\u0000b\":1,\"a\\u0000\":3,\"a\":2}"),
                                    tenon_heap, NULL, &error));
    assert_int_equal(object.a, 2);
}

static void a07_ill_formed(void **state)
{
    static const refusal table[] = {
        {TEXT("[\"\xC0\x80\"]"), TENON_E_UTF8, 2},
        {TEXT("[\"\xED\xA0\x80\"]"), TENON_E_UTF8, 2},
        {TEXT("[\"\xF5\x80\x80\x80\"]"), TENON_E_UTF8, 2},
        {TEXT("[\"\xF8\x80\x80\x80\x80\"]"), TENON_E_UTF8, 2},
        {TEXT("[\"\xFF\"]"), TENON_E_UTF8, 2},
        {TEXT("[\"\xE2\x82\"]"), TENON_E_UTF8, 2},
        {TEXT("{\"k\x80\":1}"), TENON_E_UTF8, 3},
        {TEXT("\xA0"
              "1"),
         TENON_E_UTF8, 0},
        {TEXT("[1\xC2\xA0]"), TENON_E_SYNTAX, 2},
    };
    (void)state;
    CHECK_REFUSED(table);
}

/* ---- the text as a whole: A08 to A11 --------------------------------------------------------- */

static const char a08_text[] = "{\"k\":[\"\\u00e9\\ud83d\\ude00\",-1.5e+10,true,null],\"\xC3\xA9\":"
                               "\"\xE2\x82\xAC\"}";

static void check_prefix(const tenon_type *type, guard *g, size_t n)
{
    char *exact = data_exact(a08_text, n);
    /* alone, before an unmapped page, and with the rest of the text behind it */
    const char *copies[3] = {exact, guard_at_end(g, a08_text, n), a08_text};
    for (int i = 0; i < 3; i++) {
        uint64_t object[16];
        tenon_error error;
        fault f;
        fault_init(&f);
        if (tenon_json_read(type, object, copies[i], n, &f.mem, NULL, &error))
            fail_msg("%.*s: accepted", (int)n, a08_text);
        if (error.code != (n ? TENON_E_INCOMPLETE : TENON_E_EMPTY) || error.offset != n)
            fail_msg("%zu of %s: %s at %zu", n, a08_text, tenon_error_word(error.code),
                     error.offset);
        assert_true(fault_clean(&f));
        fault_fini(&f);
    }
    free(exact);
}

static void a08_prefixes(void **state)
{
    const tenon_type *const types[] = {any_json_type(), only_y_type(), raw_member_type(),
                                       accented_type()};
    const size_t len = sizeof a08_text - 1;
    struct accented object;
    guard g;
    (void)state;
    assert_true(guard_init(&g, len));
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
        for (size_t n = 0; n < len; n++)
            check_prefix(types[t], &g, n);
    assert_true(
        accented_json_read(&object, guard_at_end(&g, a08_text, len), len, tenon_heap, NULL, NULL));
    assert_string_equal(object.e, "\xE2\x82\xAC");
    assert_int_equal(object.k.len, strlen("[\"\\u00e9\\ud83d\\ude00\",-1.5e+10,true,null]"));
    accented_free(&object, tenon_heap);
    guard_fini(&g);
}

static void a09_behind_the_value(void **state)
{
    static const refusal table[] = {
        {TEXT("{\"ok\":true}}}}"), TENON_E_TRAILING, 11},
        {TEXT("11}"), TENON_E_TRAILING, 2},
        {TEXT("{\"a\":1}{\"b\":2}"), TENON_E_TRAILING, 7},
        {TEXT("{\"ok\":true}\0"), TENON_E_TRAILING, 11},
    };
    struct any_json any;
    (void)state;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        tenon_error error;
        assert_false(root_accepts(table[i].text, table[i].len, NULL, &error));
        assert_int_equal(error.code, table[i].code);
        assert_int_equal(error.offset, table[i].offset);
        assert_false(any_json_json_read(&any, table[i].text, table[i].len, tenon_heap, NULL, NULL));
        assert_false(embedded_accepts(table[i].text, table[i].len, NULL));
    }
    assert_true(root_accepts(TEXT("{\"ok\":true} \r\n\t"), NULL, NULL));
}

static void a10_nothing(void **state)
{
    static const refusal table[] = {
        {TEXT(""), TENON_E_EMPTY, 0},
        {TEXT(" \t\r\n "), TENON_E_EMPTY, 5},
        {TEXT("\xEF\xBB\xBF"), TENON_E_EMPTY, 3},
        {TEXT("[\v1]"), TENON_E_SYNTAX, 1},
        {TEXT("\0null"), TENON_E_SYNTAX, 0},
        {TEXT("\xC2\xA0"
              "1"),
         TENON_E_SYNTAX, 0},
        {TEXT("nul"), TENON_E_INCOMPLETE, 3},
        {TEXT("nulL"), TENON_E_SYNTAX, 0},
    };
    struct cstr_root text = {(char *)1};
    tenon_error error;
    (void)state;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (root_accepts(table[i].text, table[i].len, NULL, &error))
            fail_msg("%zu: accepted", i);
        if (error.code != table[i].code || error.offset != table[i].offset)
            fail_msg("%zu: %s at %zu", i, tenon_error_word(error.code), error.offset);
        assert_false(
            only_y_json_read(&(struct only_y){0}, table[i].text, table[i].len, NULL, NULL, &error));
    }
    assert_true(cstr_root_json_read(&text, TEXT("null"), NULL, NULL, &error));
    assert_int_equal(error.code, TENON_E_NONE);
    assert_null(text.value);
}

/* Each option lets in what it names and nothing else. */
static void a11_one_door(void **state)
{
    static const char *const texts[] = {"[thanx]",        ",{}",
                                        "{\"a\" \"b\"}",  "{\"a\":::1}",
                                        "{\"a\":1,}",     "[01]",
                                        "[1.]",           "[+1]",
                                        "[.5]",           "[NaN]",
                                        "[-Infinity]",    "['x']",
                                        "{\"a\":/*c*/1}", "{\"a\":1} // end"};
    const tenon_options comments = {.flags = TENON_COMMENTS};
    const tenon_options commas = {.flags = TENON_TRAILING_COMMAS};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t len = strlen(texts[i]);
        tenon_error error;
        assert_false(root_accepts(texts[i], len, NULL, &error));
        assert_int_equal(error.line, 1);
        assert_int_equal(error.column, error.offset + 1);
        assert_int_equal(root_accepts(texts[i], len, &comments, NULL), i >= 12);
        assert_int_equal(root_accepts(texts[i], len, &commas, NULL), i == 4);
    }
    assert_false(root_accepts(TEXT("[1] /* open"), &comments, NULL));
    assert_false(root_accepts(TEXT("[1, /"), &comments, NULL));
    assert_true(root_accepts(TEXT("[\"//\", \"/**/\"]"), NULL, NULL));
    assert_false(root_accepts(TEXT("[1,,]"), &commas, NULL));
    assert_false(root_accepts(TEXT("[,]"), &commas, NULL));
    assert_false(root_accepts(TEXT("{,}"), &commas, NULL));
}

/* ---- names: A13 and A14 ---------------------------------------------------------------------- */

static void a13_cut(void **state)
{
    static const char twice[] = "{\"role\":\"user\",\"tags\":[\"a\",\"b\"],\"role\":\"admin\","
                                "\"tags\":[\"c\"]}";
    static const uint64_t flags[] = {0, TENON_DUPLICATES_FIRST, TENON_DUPLICATES_LAST};
    (void)state;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        for (size_t n = 0; n < sizeof twice; n++) {
            const tenon_options options = {.flags = flags[i]};
            struct role object;
            tenon_error error;
            fault f;
            fault_init(&f);
            bool ok = role_json_read(&object, twice, n, &f.mem, &options, &error);
            assert_int_equal(ok, n == sizeof twice - 1 && flags[i]);
            if (ok) {
                assert_string_equal(object.role,
                                    flags[i] == TENON_DUPLICATES_LAST ? "admin" : "user");
                role_free(&object, &f.mem);
            } else if (!flags[i] && n == sizeof twice - 1) {
                assert_int_equal(error.code, TENON_E_DUPLICATE);
                assert_string_equal(error.path, "$.role");
                assert_int_equal(error.offset, strstr(twice + 8, "role") - twice);
            }
            assert_true(fault_clean(&f));
            fault_fini(&f);
        }
}

/* All letters of a name as escapes, in either case of the digits. */
static void put_escaped(char *d, const char *name, bool upper)
{
    for (; *name; name++)
        d += sprintf(d, upper ? "\\u%04X" : "\\u%04x", (unsigned)(unsigned char)*name);
}

static void a14_escaped_names(void **state)
{
    struct host object;
    tenon_error error;
    (void)state;
    for (int upper = 0; upper < 2; upper++) {
        char name[3][64], text[512];
        put_escaped(name[0], "host", upper);
        put_escaped(name[1], "port", upper);
        put_escaped(name[2], "pa/th", upper);
        snprintf(text, sizeof text, "{\"%s\":\"h1\",\"%s\":8080,\"%s\":5}", name[0], name[1],
                 name[2]);
        assert_true(host_json_read(&object, text, strlen(text), tenon_heap, NULL, &error));
        assert_string_equal(object.host, "h1");
        assert_int_equal(object.port, 8080);
        assert_int_equal(object.other, 5);
        host_free(&object, tenon_heap);
        /* the same name in two spellings is there twice */
        snprintf(text, sizeof text, "{\"port\":1,\"%s\":2}", name[1]);
        assert_false(host_json_read(&object, text, strlen(text), tenon_heap, NULL, &error));
        assert_int_equal(error.code, TENON_E_DUPLICATE);
        assert_string_equal(error.path, "$.port");
    }
    assert_true(host_json_read(&object,
                               TEXT("{\"\\u0068ost\":\"h1\",\"p\\u006Frt\":8080,"
                                    "\"pa\\/th\":7}"),
                               tenon_heap, NULL, &error));
    assert_int_equal(object.port, 8080);
    assert_int_equal(object.other, 7);
    host_free(&object, tenon_heap);
}

/* ---- long tokens: A15 ------------------------------------------------------------------------ */

static void a15_long_numbers(void **state)
{
    (void)state;
    for (size_t n = 50000; n <= 200000; n *= 2) {
        char *text = malloc(n + 8);
        struct f64_list list;
        struct i32_list integers;
        tenon_error error;
        assert_non_null(text);
        memset(text, '3', n + 8);
        memcpy(text, "[0.", 3);
        text[n + 3] = ']';
        assert_true(f64_list_json_read(&list, text, n + 4, tenon_heap, NULL, &error));
        assert_true(list.items[0] == 1.0 / 3);
        f64_list_free(&list, tenon_heap);
        text[2] = '1';
        text[1] = '1';
        assert_false(i32_list_json_read(&integers, text, n + 4, tenon_heap, NULL, &error));
        assert_int_equal(error.code, TENON_E_RANGE);
        assert_string_equal(error.path, "$[0]");
        free(text);
    }
}

static void a15_long_strings(void **state)
{
    (void)state;
    for (size_t n = 1 << 18; n <= 1 << 20; n *= 2) {
        char *text = malloc(n + 4);
        struct str_list list;
        tenon_error error;
        tenon_sink sink;
        assert_non_null(text);
        for (size_t i = 0; i < n; i++)
            text[i + 2] = (char)('a' + i % 26);
        memcpy(text, "[\"", 2);
        memcpy(text + n + 2, "\"]", 2);
        assert_true(str_list_json_read(&list, text, n + 4, tenon_heap, NULL, &error));
        assert_int_equal(list.items[0].len, n);
        assert_memory_equal(list.items[0].data, text + 2, n);
        tenon_sink_memory(&sink, NULL);
        assert_true(str_list_json_write(&list, &sink, NULL, &error));
        assert_int_equal(sink.len, n + 4);
        assert_memory_equal(sink.data, text, n + 4);
        assert_true(tenon_sink_fini(&sink, NULL));
        str_list_free(&list, tenon_heap);
        free(text);
    }
}

static void a15_long_lists(void **state)
{
    (void)state;
    for (size_t n = 100000; n <= 400000; n *= 2) {
        char *text = malloc(8 * n + 2);
        struct i32_list list;
        tenon_error error;
        size_t len = 0;
        assert_non_null(text);
        text[len++] = '[';
        for (size_t i = 0; i < n; i++)
            len += (size_t)sprintf(text + len, i ? ",%zu" : "%zu", i);
        text[len++] = ']';
        assert_true(i32_list_json_read(&list, text, len, tenon_heap, NULL, &error));
        assert_int_equal(list.n, n);
        for (size_t i = 0; i < n; i++)
            assert_true(list.items[i] == (int)i);
        i32_list_free(&list, tenon_heap);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a01_written_back),     cmocka_unit_test(a02_not_stored),
        cmocka_unit_test(a03_exponents),        cmocka_unit_test(a04_ends_of_the_range),
        cmocka_unit_test(a05_surrogates),       cmocka_unit_test(a06_escaped_nul),
        cmocka_unit_test(a07_ill_formed),       cmocka_unit_test(a08_prefixes),
        cmocka_unit_test(a09_behind_the_value), cmocka_unit_test(a10_nothing),
        cmocka_unit_test(a11_one_door),         cmocka_unit_test(a13_cut),
        cmocka_unit_test(a14_escaped_names),    cmocka_unit_test(a15_long_numbers),
        cmocka_unit_test(a15_long_strings),     cmocka_unit_test(a15_long_lists),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
