/* SPDX-License-Identifier: MIT
 * test_error.c: words, messages to the last byte, texts cut in every way, places in texts,
 * distances of names.
 *
 * The excerpts are checked twice: some as exact strings, and for many lines in several scripts and
 * every offset by what must hold for all of them. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/base.h"

/* ---- codes ----------------------------------------------------------------------------------- */

static void test_words(void **state)
{
    (void)state;
    assert_string_equal(tenon_error_word(TENON_E_NONE), "ok");
    assert_string_equal(tenon_error_word(TENON_E_RANGE), "range");
    assert_string_equal(tenon_error_word(TENON_E_MISUSE), "misuse");
    assert_string_equal(tenon_error_word(-1), "invalid");
    assert_string_equal(tenon_error_word(TENON_E_COUNT_OF_CODES), "invalid");
    assert_string_equal(tenon_error_word(INT_MIN), "invalid");
    assert_string_equal(tenon__error_text(TENON_E_RANGE), "the number does not fit");
    assert_string_equal(tenon__error_text(INT_MAX), "not an error code");
    for (int a = 0; a < TENON_E_COUNT_OF_CODES; a++)
        for (int b = 0; b < a; b++)
            assert_string_not_equal(tenon_error_word(a), tenon_error_word(b));
}

static void test_set(void **state)
{
    (void)state;
    tenon_error e;
    memset(&e, 0xEE, sizeof e);
    assert_false(tenon__error_set(&e, TENON_E_RANGE, "42 is out of range"));
    assert_int_equal(e.code, TENON_E_RANGE);
    assert_string_equal(e.detail, "42 is out of range");
    assert_string_equal(e.path, "");
    assert_string_equal(e.excerpt, "");
    assert_int_equal(e.line, 0);
    assert_int_equal(e.column, 0);
    assert_int_equal(e.offset, 0);
    assert_false(tenon__error_set(&e, TENON_E_DEPTH, NULL));
    assert_string_equal(e.detail, "the nesting is too deep");
    char longer[300];
    memset(longer, 'x', sizeof longer - 1);
    longer[299] = '\0';
    assert_false(tenon__error_set(&e, TENON_E_DEPTH, longer));
    assert_int_equal(strlen(e.detail), sizeof e.detail - 1);
    assert_string_equal(e.detail + sizeof e.detail - 5, "x...");
    assert_false(tenon__error_os(&e, "cannot open", ENOENT));
    assert_int_equal(e.code, TENON_E_IO);
    assert_string_equal(e.detail, "cannot open: No such file or directory");
    assert_false(tenon__error_os(&e, "cannot open", 0));
    assert_string_equal(e.detail, "cannot open");
    memset(&e, 0xEE, sizeof e);
    tenon__error_clear(&e);
    assert_int_equal(e.code, 0);
    assert_int_equal(e.detail[0] | e.path[0] | e.excerpt[0], 0);
    tenon__error_clear(NULL);
    assert_false(tenon__error_set(NULL, TENON_E_DEPTH, NULL));
    assert_false(tenon__error_os(NULL, "x", ENOENT));
    tenon__error_place(NULL, "x", 1, 0, 1);
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Formats into buffers of every size, and prints to a FILE; all must agree. */
static void expect_message(const tenon_error *error, const char *name, const char *expected)
{
    size_t n = strlen(expected);
    assert_int_equal(tenon_error_format(error, name, NULL, 0), n);
    for (size_t size = 1; size <= n + 2; size++) {
        char *buf = malloc(size); /* exact: sanitizers watch its end */
        memset(buf, '#', size);
        assert_int_equal(tenon_error_format(error, name, buf, size), n);
        size_t kept = size > n ? n : size - 1;
        assert_memory_equal(buf, expected, kept);
        assert_int_equal(buf[kept], '\0');
        if (size == n + 2)
            assert_int_equal(buf[n + 1], '#');
        free(buf);
    }
    char buf[2000] = {0};
    tenon_error_format(error, name, buf, sizeof buf);
    assert_string_equal(buf, expected);
    char *text = NULL;
    size_t len = 0;
    FILE *file = open_memstream(&text, &len);
    tenon_error_print(error, name, file);
    fclose(file);
    assert_int_equal(len, n + 1);
    assert_int_equal(text[n], '\n');
    text[n] = '\0';
    assert_string_equal(text, expected);
    free(text);
}

static void test_format(void **state)
{
    (void)state;
    tenon_error e = {.code = TENON_E_RANGE,
                     .line = 14,
                     .column = 22,
                     .path = "$.wifi.channel",
                     .detail = "42 is out of range 1..13",
                     .excerpt = "    \"channel\": 42,\n               ^~"};
    expect_message(&e, "config.json",
                   "config.json:14:22: $.wifi.channel: 42 is out of range 1..13\n"
                   "   14 |     \"channel\": 42,\n"
                   "      |                ^~");
    expect_message(&e, NULL,
                   "14:22: $.wifi.channel: 42 is out of range 1..13\n"
                   "   14 |     \"channel\": 42,\n"
                   "      |                ^~");
    e.line = UINT32_MAX;
    e.column = UINT32_MAX;
    expect_message(&e, "",
                   "4294967295:4294967295: $.wifi.channel: 42 is out of range 1..13\n"
                   "4294967295 |     \"channel\": 42,\n"
                   "           |                ^~");
    e.excerpt[0] = '\0';
    e.column = 0;
    e.line = 1;
    expect_message(&e, "x", "x:1: $.wifi.channel: 42 is out of range 1..13");
    e.line = 0;
    expect_message(&e, "x", "x: $.wifi.channel: 42 is out of range 1..13");
    expect_message(&e, NULL, "$.wifi.channel: 42 is out of range 1..13");
    e.path[0] = '\0';
    expect_message(&e, "x", "x: 42 is out of range 1..13");
    e.detail[0] = '\0';
    expect_message(&e, "x", "x: the number does not fit");
    strcpy(e.excerpt, "no caret");
    expect_message(&e, NULL, "the number does not fit\n      | no caret");
    expect_message(NULL, "x", "x: no error");
    expect_message(NULL, NULL, "no error");
}

/* ---- texts ----------------------------------------------------------------------------------- */

static void test_text(void **state)
{
    (void)state;
    tenon__text text;
    char buf[64];
    tenon__text_init(&text, buf, sizeof buf);
    assert_string_equal(buf, "");
    tenon__text_str(&text, "a=");
    tenon__text_u64(&text, UINT64_MAX);
    tenon__text_char(&text, ' ');
    tenon__text_i64(&text, INT64_MIN);
    tenon__text_char(&text, ' ');
    tenon__text_i64(&text, -1);
    tenon__text_u64(&text, 0);
    tenon__text_i64(&text, 7);
    tenon__text_bytes(&text, NULL, 0);
    assert_string_equal(buf, "a=18446744073709551615 -9223372036854775808 -107");
    assert_ptr_equal(text.at, buf + strlen(buf));
}

static void test_text_bytes(void **state)
{
    (void)state;
    static const struct {
        const char *bytes, *shown;
    } cases[] = {
        {"plain", "plain"},
        {"tab\tlf\n\x1b[31m\x7f", "tab\\x09lf\\x0a\\x1b[31m\\x7f"},
        {"caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80", "caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80"},
        {"\xC3", "\\xc3"},
        {"\xC0\x80", "\\xc0\\x80"},
        {"\xED\xA0\x80", "\\xed\\xa0\\x80"},
        {"a\xE2\x80\xAEz", "a\\xe2\\x80\\xaez"},      /* right-to-left override */
        {"\xC2\x85", "\\xc2\\x85"},                   /* a C1 control */
        {"\xEF\xBB\xBFx", "\\xef\\xbb\\xbfx"},        /* a byte order mark */
        {"\xE2\x80\x8B", "\\xe2\\x80\\x8b"},          /* a space without width */
        {"\xEF\xBF\xBD", "\xEF\xBF\xBD"},             /* the replacement character */
        {"\xF4\x8F\xBF\xBF", "\\xf4\\x8f\\xbf\\xbf"}, /* a noncharacter */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        tenon__text text;
        char buf[100];
        tenon__text_init(&text, buf, sizeof buf);
        tenon__text_bytes(&text, cases[i].bytes, strlen(cases[i].bytes));
        assert_string_equal(buf, cases[i].shown);
    }
    tenon__text text;
    char buf[100];
    tenon__text_init(&text, buf, sizeof buf);
    tenon__text_bytes(&text, "a\0b", 3);
    assert_string_equal(buf, "a\\x00b");
}

static bool ends_with(const char *s, const char *end)
{
    size_t n = strlen(s), m = strlen(end);
    return n >= m && strcmp(s + n - m, end) == 0;
}

/* The same pieces into buffers of every size: always terminated and well formed, cut with dots and
 * only then. */
static void test_text_cut(void **state)
{
    (void)state;
    const char *whole = "\xE2\x82\xAC\xE2\x82\xAC-12345\xC3\xA9\\xff\xF0\x9F\x98\x80!";
    for (size_t size = 0; size < 50; size++) {
        tenon__text text;
        char *buf = malloc(size ? size : 1);
        tenon__text_init(&text, buf, size);
        tenon__text_str(&text, "\xE2\x82\xAC\xE2\x82\xAC");
        tenon__text_i64(&text, -12345);
        tenon__text_bytes(&text, "\xC3\xA9\xFF\xF0\x9F\x98\x80", 7);
        tenon__text_char(&text, '!');
        if (size > 0) {
            size_t n = strlen(buf);
            assert_true(n < size);
            assert_int_equal(tenon__utf8_check(buf, n), n);
            if (n != strlen(whole)) {
                assert_true(size < 4 ? n == 0 : ends_with(buf, "..."));
                assert_true(size < 4 || strncmp(buf, whole, n - 3) == 0);
            } else {
                assert_string_equal(buf, whole);
            }
            assert_true(size < strlen(whole) + 4 || n == strlen(whole));
            char was[64];
            strcpy(was, buf);
            if (n != strlen(whole)) { /* nothing comes after the dots */
                tenon__text_str(&text, "");
                tenon__text_char(&text, 'x');
                tenon__text_bytes(&text, "x", 1);
                tenon__text_u64(&text, 1);
                assert_string_equal(buf, was);
            }
        }
        free(buf);
    }
}

/* ---- places ---------------------------------------------------------------------------------- */

static void expect_place(const char *text, size_t offset, size_t token, uint32_t line,
                         uint32_t column, const char *excerpt)
{
    tenon_error e = {.code = TENON_E_SYNTAX, .excerpt = "stale"};
    tenon__error_place(&e, text, strlen(text), offset, token);
    assert_int_equal(e.line, line);
    assert_int_equal(e.column, column);
    assert_int_equal(e.offset, offset);
    assert_string_equal(e.excerpt, excerpt);
    assert_int_equal(e.code, TENON_E_SYNTAX);
}

static void test_place(void **state)
{
    (void)state;
    expect_place("", 0, 0, 1, 1, "");
    expect_place("x", 0, 0, 1, 1, "x\n^");
    expect_place("x", 0, 1, 1, 1, "x\n^");
    expect_place("x", 1, 1, 1, 2, "x\n ^"); /* the end of the text */
    expect_place("{\"a\" 1}", 5, 1, 1, 6, "{\"a\" 1}\n     ^");
    expect_place("[1,\n true]", 5, 4, 2, 2, " true]\n ^~~~");
    expect_place("[1,\n true]", 5, 400, 2, 2, " true]\n ^~~~~");
    expect_place("a\nb\n", 4, 0, 3, 1, "");
    /* Line ends: LF, CR LF, CR; the place of an end itself belongs to the line it ends. */
    expect_place("a\r\nb\rc\nd", 1, 0, 1, 2, "a\n ^");
    expect_place("a\r\nb\rc\nd", 2, 0, 1, 3, "a\n ^");
    expect_place("a\r\nb\rc\nd", 3, 0, 2, 1, "b\n^");
    expect_place("a\r\nb\rc\nd", 4, 0, 2, 2, "b\n ^");
    expect_place("a\r\nb\rc\nd", 5, 0, 3, 1, "c\n^");
    expect_place("a\r\nb\rc\nd", 7, 0, 4, 1, "d\n^");
    expect_place("a\r", 2, 0, 2, 1, "");
    expect_place("\n\n\r\r\n\nx", 6, 0, 6, 1, "x\n^");
    /* Tabs, controls, ill-formed bytes. */
    expect_place("\t\tx", 2, 0, 1, 3, "  x\n  ^");
    expect_place("a\x01\xFFz", 3, 0, 1, 4, "a??z\n   ^");
    expect_place("a\x1b[31mz", 1, 0, 1, 2, "a?[31mz\n ^");
    expect_place("\"\xED\xA0\x80\"", 1, 3, 1, 2, "\"???\"\n ^~~");
    expect_place("\xEF\xBB\xBF{x", 4, 1, 1, 5, "?{x\n  ^");
    expect_place("\"\xE2\x80\xAE\" z", 6, 1, 1, 7, "\"?\" z\n    ^");
    /* Columns of the message count bytes, those of the caret characters. */
    expect_place("\"\xC3\xA9\xE2\x82\xAC\" z", 8, 1, 1, 9, "\"\xC3\xA9\xE2\x82\xAC\" z\n     ^");
    expect_place("\"\xC3\xA9\xE2\x82\xAC\" z", 1, 5, 1, 2, "\"\xC3\xA9\xE2\x82\xAC\" z\n ^~");
    expect_place("\"\xE2\x82\xAC\"", 2, 1, 1, 3, "\"\xE2\x82\xAC\"\n ^"); /* inside a sequence */
    expect_place("\"\xE2\x82", 1, 2, 1, 2, "\"??\n ^~"); /* a sequence that ends early */
    tenon_error e;
    tenon__error_place(&e, "abc", 3, 99, 1); /* beyond the end: the end */
    assert_int_equal(e.offset, 3);
    assert_string_equal(e.excerpt, "abc\n   ^");
    tenon__error_place(&e, "a\0b", 3, 2, 1);
    assert_string_equal(e.excerpt, "a?b\n  ^");
}

static void test_place_long(void **state)
{
    (void)state;
    char line[301];
    for (size_t i = 0; i < 300; i++)
        line[i] = (char)('0' + i % 10);
    line[300] = '\0';
    expect_place(line, 0, 3, 1, 1,
                 "012345678901234567890123456789012345678901234567890123456789\n^~~");
    expect_place(line, 150, 3, 1, 151,
                 "678901234567890123456789012345678901234567890123456789012345\n"
                 "                        ^~~");
    expect_place(line, 290, 1, 1, 291,
                 "0123456789012345678901234567890123456789"
                 "0123456789\n                                        ^");
    expect_place(line, 300, 0, 1, 301,
                 "0123456789012345678901234567890123456789\n"
                 "                                        ^");
}

/* What holds for every excerpt of text at offset. */
static void check_place(const char *text, size_t len, size_t offset, size_t token)
{
    tenon_error e;
    memset(&e, 0x55, sizeof e);
    char *exact = malloc(len ? len : 1); /* sanitizers watch its ends */
    memcpy(exact, text, len);
    tenon__error_place(&e, exact, len, offset, token);
    free(exact);
    assert_non_null(memchr(e.excerpt, 0, sizeof e.excerpt));
    size_t n = strlen(e.excerpt);
    assert_int_equal(tenon__utf8_check(e.excerpt, n), n);
    if (n == 0)
        return;
    const char *caret = strchr(e.excerpt, '\n');
    assert_non_null(caret);
    size_t columns = 0, at = strcspn(caret + 1, "^");
    for (const char *p = e.excerpt; p < caret; p++)
        columns += ((unsigned char)*p & 0xC0) != 0x80;
    assert_true(columns >= 1 && columns <= 60);
    assert_true(at <= columns);
    size_t tildes = strspn(caret + 1 + at + 1, "~");
    assert_int_equal(strlen(caret + 1), at + 1 + tildes);
    assert_true(at == columns ? tildes == 0 : at + 1 + tildes <= columns);
    assert_true(tildes == 0 || tildes < token);
    /* The character at the caret is the one at the offset. */
    const char *p = e.excerpt;
    for (size_t i = 0; i < at; i++)
        p += tenon__utf8_length(p, (size_t)(caret - p));
    if (at < columns && (unsigned char)text[offset] < 0x80 && text[offset] >= ' ' &&
        text[offset] != 0x7F)
        assert_int_equal(*p, text[offset]);
}

static void test_place_everywhere(void **state)
{
    (void)state;
    static const char *const units[] = {
        "abcdefghij,",       "\xC3\xA9x",     "\xE2\x82\xAC", "\xF0\x9F\x98\x80",
        "\xF0\x9F\x98\x80q", "\xFF",          "\xE2\x82q",    "\r\n\t7",
        "longer line\n",     "\xE2\x80\xAE.", "\x01\xC2",     "\xF0\x9F\n2",
    };
    for (size_t u = 0; u < sizeof units / sizeof units[0]; u++)
        for (size_t repeats = 1; repeats <= 128; repeats *= 2) {
            size_t len = 0;
            char text[2000];
            for (size_t i = 0; i < repeats; i++, len += strlen(units[u]))
                memcpy(text + len, units[u], strlen(units[u]));
            for (size_t offset = 0; offset <= len; offset += 1 + offset / 100)
                for (size_t token = 0; token < 100; token = token * 3 + 1)
                    check_place(text, len, offset, token);
        }
}

/* ---- distances ------------------------------------------------------------------------------- */

static unsigned distance(const char *a, const char *b)
{
    unsigned d = tenon__edit_distance(a, strlen(a), b, strlen(b));
    assert_int_equal(d, tenon__edit_distance(b, strlen(b), a, strlen(a)));
    return d;
}

static void test_distance(void **state)
{
    (void)state;
    assert_int_equal(distance("", ""), 0);
    assert_int_equal(distance("", "abc"), 3);
    assert_int_equal(distance("name", "name"), 0);
    assert_int_equal(distance("name", "NAME"), 0);
    assert_int_equal(distance("name", "nmae"), 1); /* swapped */
    assert_int_equal(distance("naem", "NAME"), 1);
    assert_int_equal(distance("name", "nme"), 1);
    assert_int_equal(distance("name", "named"), 1);
    assert_int_equal(distance("name", "nane"), 1);
    assert_int_equal(distance("ca", "abc"), 3); /* optimal string alignment, not Damerau's 2 */
    assert_int_equal(distance("kitten", "sitting"), 3);
    assert_int_equal(distance("[", "{"), 1); /* not letters */
    assert_int_equal(distance("@", "`"), 1);
    char a[49], b[49];
    memset(a, 'a', sizeof a);
    memset(b, 'b', sizeof b);
    assert_int_equal(tenon__edit_distance(a, 48, b, 48), 48);
    assert_true(tenon__edit_distance(a, 49, b, 1) == UINT_MAX);
    assert_true(tenon__edit_distance(a, 0, b, 49) == UINT_MAX);
    assert_true(tenon__edit_distance(NULL, SIZE_MAX, b, 1) == UINT_MAX);
    assert_int_equal(tenon__edit_distance(NULL, 0, b, 48), 48);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_set),
        cmocka_unit_test(test_format),
        cmocka_unit_test(test_text),
        cmocka_unit_test(test_text_bytes),
        cmocka_unit_test(test_text_cut),
        cmocka_unit_test(test_place),
        cmocka_unit_test(test_place_long),
        cmocka_unit_test(test_place_everywhere),
        cmocka_unit_test(test_distance),
    };
    return cmocka_run_group_tests_name("error", tests, NULL, NULL);
}
