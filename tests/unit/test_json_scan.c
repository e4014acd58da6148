/* SPDX-License-Identifier: MIT
 * test_json_scan.c: the exact half of the JSON reader, piece by piece: strings (measure, unescape,
 * compare), numbers, blanks and comments, values that are passed over. Every text lies in a block
 * of exactly its size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/base.h"
#include "json/scan.h"

static const tenon_options no_options = {0};
static tenon__in in;

/* The state of a read of this text; the block is freed by the next one. */
static const char *begin_text(const char *text, size_t len, uint64_t flags)
{
    static char *block;
    free(block);
    block = malloc(len ? len : 1);
    assert_non_null(block);
    memcpy(block, text, len);
    memset(&in, 0, sizeof in);
    in.text = block;
    in.len = len;
    in.bias = (uintptr_t)block;
    in.end = in.patch + sizeof in.patch; /* the window is no matter here */
    in.max_depth = 128;
    in.flags = flags;
    in.options = &no_options;
    return block;
}
static const char *begin_str(const char *text)
{
    return begin_text(text, strlen(text), 0);
}

/* ---- strings --------------------------------------------------------------------------------- */

static void good_strings(void **state)
{
    static const struct {
        const char *text, *value;
        size_t len;
        bool escaped, nul;
    } strings[] = {
        {"\"\"", "", 0, false, false},
        {"\"abc\"", "abc", 3, false, false},
        {"\"a\\n\"", "a\n", 2, true, false},
        {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t", 8, true, false},
        {"\"\\u0041\\u00e9\\u20AC\\uD83D\\ude00\"", "A\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80", 10,
         true, false},
        {"\"\\uFFFF\\uD7FF\\uE000\"", "\xEF\xBF\xBF\xED\x9F\xBF\xEE\x80\x80", 9, true, false},
        {"\"\\uDBFF\\uDFFF\"", "\xF4\x8F\xBF\xBF", 4, true, false},
        {"\"a\\u0000b\"", "a\0b", 3, true, true},
        {"\"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\"", "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80", 9,
         false, false},
        {"\"\x7F\"", "\x7F", 1, false, false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof strings / sizeof *strings; i++)
        for (size_t pad = 0; pad < 40;
             pad++) { /* plain text before it, to move it along the 16-byte steps */
            char text[128], wanted[128], got[128];
            tenon__token token;
            snprintf(text, sizeof text, "\"%.*s%s", (int)pad,
                     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", strings[i].text + 1);
            memset(wanted, 'a', pad);
            memcpy(wanted + pad, strings[i].value, strings[i].len);
            const char *s = begin_str(text), *end = tenon__json_measure(&in, s, &token);
            assert_ptr_equal(end, s + strlen(text));
            assert_ptr_equal(token.end, end);
            assert_int_equal(token.len, pad + strings[i].len);
            assert_int_equal(token.escaped, strings[i].escaped);
            assert_int_equal(token.nul, strings[i].nul);
            tenon__json_unescape(s, &token, got);
            assert_memory_equal(got, wanted, token.len);
            assert_true(tenon__json_text_is(s, &token, wanted, token.len));
            assert_false(tenon__json_text_is(s, &token, wanted, token.len + 1));
            if (token.len) {
                wanted[token.len - 1] ^= 1;
                assert_false(tenon__json_text_is(s, &token, wanted, token.len));
            }
        }
}

static void bad_strings(void **state)
{
    static const struct {
        const char *text;
        int code;
        size_t at; /* of the error; for INCOMPLETE the end */
    } strings[] = {
        {"\"", TENON_E_INCOMPLETE, 1},
        {"\"abc", TENON_E_INCOMPLETE, 4},
        {"\"\\", TENON_E_INCOMPLETE, 2},
        {"\"\\u", TENON_E_INCOMPLETE, 3},
        {"\"\\u00", TENON_E_INCOMPLETE, 5},
        {"\"\\ud83d", TENON_E_INCOMPLETE, 7},
        {"\"\\ud83d\\", TENON_E_INCOMPLETE, 8},
        {"\"\\ud83d\\ud", TENON_E_INCOMPLETE, 10},
        {"\"\\x\"", TENON_E_ESCAPE, 1},
        {"\"\\x", TENON_E_ESCAPE, 1},
        {"\"\\u12\"", TENON_E_ESCAPE, 1},
        {"\"\\u12g4\"", TENON_E_ESCAPE, 1},
        {"\"\\ug", TENON_E_ESCAPE, 1},
        {"\"\\udc00\"", TENON_E_ESCAPE, 1},
        {"\"\\ud800\"", TENON_E_ESCAPE, 1},
        {"\"\\ud800\\n\"", TENON_E_ESCAPE, 1},
        {"\"\\ud800\\u0041\"", TENON_E_ESCAPE, 1},
        {"\"\\ud800\\ud800\"", TENON_E_ESCAPE, 1},
        {"\"\\U0041\"", TENON_E_ESCAPE, 1},
        {"\"\x01\"", TENON_E_CONTROL, 1},
        {"\"\x1F\"", TENON_E_CONTROL, 1},
        {"\"\n", TENON_E_CONTROL, 1},
        {"\"\x80\"", TENON_E_UTF8, 1},
        {"\"\xC0\x80\"", TENON_E_UTF8, 1},
        {"\"\xED\xA0\x80\"", TENON_E_UTF8, 1},
        {"\"\xF4\x90\x80\x80\"", TENON_E_UTF8, 1},
        {"\"\xE2\x82\"", TENON_E_UTF8, 1},
        {"\"\xFF\"", TENON_E_UTF8, 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof strings / sizeof *strings; i++)
        for (size_t pad = 0; pad < 40; pad += 13) {
            char text[128];
            tenon__token token;
            snprintf(text, sizeof text, "\"%.*s%s", (int)pad,
                     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", strings[i].text + 1);
            assert_null(tenon__json_measure(&in, begin_str(text), &token));
            if (in.code != strings[i].code || in.error_at != pad + strings[i].at)
                fail_msg("%s: code %d at %zu", text, in.code, in.error_at);
        }
}

/* ---- numbers --------------------------------------------------------------------------------- */

static void numbers(void **state)
{
    static const struct {
        const char *text;
        size_t len; /* taken; 0: an error */
        bool integer;
        int code;
    } texts[] = {
        {"0", 1, true, 0},
        {"-0", 2, true, 0},
        {"10", 2, true, 0},
        {"123456789012345678901", 21, true, 0},
        {"0.5", 3, false, 0},
        {"-1.25", 5, false, 0},
        {"1e5", 3, false, 0},
        {"1E+05", 5, false, 0},
        {"1.0e-10", 7, false, 0},
        {"0e0", 3, false, 0},
        {"1,", 1, true, 0},
        {"1]", 1, true, 0},
        {"1x", 1, true, 0},
        {"-1-1", 2, true, 0},
        {"1.5.5", 3, false, 0},
        {"00", 0, false, TENON_E_NUMBER},
        {"01", 0, false, TENON_E_NUMBER},
        {"-01", 0, false, TENON_E_NUMBER},
        {"1.x", 0, false, TENON_E_NUMBER},
        {"1.e5", 0, false, TENON_E_NUMBER},
        {"-x", 0, false, TENON_E_NUMBER},
        {"1ex", 0, false, TENON_E_NUMBER},
        {"1e+x", 0, false, TENON_E_NUMBER},
        {"--1", 0, false, TENON_E_NUMBER},
        {"-", 0, false, TENON_E_INCOMPLETE},
        {"1.", 0, false, TENON_E_INCOMPLETE},
        {"1e", 0, false, TENON_E_INCOMPLETE},
        {"1e-", 0, false, TENON_E_INCOMPLETE},
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        bool integer = false;
        const char *s = begin_str(texts[i].text), *end = tenon__json_number(&in, s, &integer);
        assert_int_equal(in.code, texts[i].code);
        assert_int_equal(end ? (size_t)(end - s) : 0, texts[i].len);
        if (end)
            assert_int_equal(integer, texts[i].integer);
    }
}

static void integers(void **state)
{
    int64_t v = 0;
    (void)state;
    for (unsigned kind = TENON_KIND_I8; kind <= TENON_KIND_U64; kind++) {
        bool sign = kind <= TENON_KIND_I64;
        unsigned bits = 8u << (kind - (sign ? TENON_KIND_I8 : TENON_KIND_U8));
        uint64_t most = UINT64_MAX >> (64 - bits + sign);
        char text[32];
        snprintf(text, sizeof text, "%llu", (unsigned long long)most);
        assert_non_null(tenon__json_integer(&in, begin_str(text), kind, &v));
        assert_true((uint64_t)v == most);
        char *last = text + strlen(text) - 1; /* one more: no carry, the last digit is 5 or 7 */
        ++*last;
        assert_null(tenon__json_integer(&in, begin_str(text), kind, &v));
        assert_int_equal(in.code, TENON_E_RANGE);
        memmove(text + 1, text, strlen(text) + 1);
        text[0] = '-'; /* the least value of a signed kind */
        assert_int_equal(tenon__json_integer(&in, begin_str(text), kind, &v) != NULL, sign);
        assert_true(!sign || v == -(int64_t)most - 1);
        assert_null(tenon__json_integer(&in, begin_str("\"1\""), kind, &v));
        assert_int_equal(in.code, 0); /* another kind of value, which is for others to say */
        assert_null(tenon__json_integer(&in, begin_str(""), kind, &v));
        assert_null(tenon__json_integer(&in, begin_str("1.0"), kind, &v));
        assert_int_equal(in.code, TENON_E_INTEGER);
    }
}

/* ---- blanks and skipping --------------------------------------------------------------------- */

static void blanks(void **state)
{
    char text[128];
    (void)state;
    for (size_t n = 0; n < 100; n++)
        for (size_t k = 0; k < 2; k++) {
            for (size_t i = 0; i < n; i++)
                text[i] = " \t\r\n"[(i * 7 + i / 3) % 4];
            text[n] = 'x';
            const char *s = begin_text(text, n + k, 0);
            assert_ptr_equal(tenon__json_blank(&in, s), s + n);
        }
    static const char *const other[] = {"\v", "\f", "\xC2\xA0", "/", "#", "\x01", "\x85"};
    for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
        const char *s = begin_str(other[i]);
        assert_ptr_equal(tenon__json_blank(&in, s), s);
    }
    const char *comments = " /* a */ // b\n\r /**/ /***/ //";
    const char *s = begin_text(comments, strlen(comments), TENON_COMMENTS);
    assert_ptr_equal(tenon__json_blank(&in, s), s + strlen(comments));
    s = begin_text("/x", 2, TENON_COMMENTS);
    assert_ptr_equal(tenon__json_blank(&in, s), s);
    assert_int_equal(in.code, 0);
    assert_null(tenon__json_blank(&in, begin_text("/", 1, TENON_COMMENTS)));
    assert_int_equal(in.code, TENON_E_INCOMPLETE);
    assert_null(tenon__json_blank(&in, begin_text("/* *", 4, TENON_COMMENTS)));
    assert_int_equal(in.code, TENON_E_INCOMPLETE);
}

/* Every prefix of a value that is passed over is incomplete, and the whole is taken to its last
 * byte. */
static void skipped(void **state)
{
    static const char *const texts[] = {
        "null",
        "true",
        "false",
        "\"a\\u00e9\\ud83d\\ude00\"",
        "[]",
        "{}",
        "[1.5,-2e+7 , [ ] ]",
        "{\"a\":{\"b\":[true,null]},\"\\n\":\"\"}",
        "[[[[{\"x\":[[]]}]]]]",
        "[{\"a\":[1]},[2,3],{\"b\":4}]", /* a level is an object, then an array, then an object */
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t len = strlen(texts[i]);
        const char *s = begin_text(texts[i], len, 0);
        assert_ptr_equal(tenon__json_skip(&in, s), s + len);
        for (size_t n = 0; n < len; n++) {
            s = begin_text(texts[i], n, 0);
            assert_null(tenon__json_skip(&in, s));
            if (in.code != TENON_E_INCOMPLETE || in.error_at != n)
                fail_msg("%.*s: code %d at %zu", (int)n, texts[i], in.code, in.error_at);
        }
        assert_true(tenon__json_is_valid(texts[i], len, 128, &(tenon_error){0}));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_strings), cmocka_unit_test(bad_strings), cmocka_unit_test(numbers),
        cmocka_unit_test(integers),     cmocka_unit_test(blanks),      cmocka_unit_test(skipped),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    begin_text("", 0, 0);
    free((void *)(uintptr_t)in.text);
    return failed;
}
