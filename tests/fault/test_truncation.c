/* SPDX-License-Identifier: MIT
 * fault/test_truncation.c: texts that end anywhere, at unmapped pages on both sides; buffers that
 * are too small by any amount.
 *
 * cut_reads holds the property: a text at the end of memory, the same text at its beginning with
 * any bytes behind it, and the same text with room around it give the same result, value and error.
 * Prefixes of a text are refused with TENON_E_INCOMPLETE, or TENON_E_EMPTY. Not here: what lies
 * between whole texts and damaged ones (fuzz/). Compiled once more with TEST_GENERATED. */
#include "support/guard.h"
#include "support/random.h"
#include "support/remix.h"
#include "support/rich.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { CUT_TEXT = 1 << 17, CUT_MOST = 130 };

typedef struct cut_state {
    guard at_end, at_begin, out;
    char *text; /* CUT_TEXT bytes */
    rng r;
} cut_state;

static void cut_setup(cut_state *c, uint64_t seed)
{
    rng_init(&c->r, seed);
    c->text = malloc(CUT_TEXT);
    assert_non_null(c->text);
    assert_true(guard_init(&c->at_end, CUT_TEXT) && guard_init(&c->at_begin, CUT_TEXT) &&
                guard_init(&c->out, CUT_TEXT));
}

static void cut_teardown(cut_state *c)
{
    guard_fini(&c->at_end);
    guard_fini(&c->at_begin);
    guard_fini(&c->out);
    free(c->text);
}

static bool cut_read(const rich_type *rich, void *object, const char *text, size_t len,
                     tenon_mem *mem, const tenon_options *options, tenon_error *error)
{
    memset(object, 0x5A, rich->size);
    return tenon_json_read(rich->type(), object, text, len, mem, options, error);
}

/* The code of the result, the same at all places. */
static int cut_reads(cut_state *c, const rich_type *rich, const char *text, size_t len,
                     const tenon_options *options)
{
    static const char fills[] = {'"', '9', '}', ' ', '\0', '\xFF', ',', '\\'};
    int fill = fills[rng_below(&c->r, sizeof fills)];
    char *x = malloc(rich->size), *y = malloc(rich->size), *roomy = calloc(1, len + 128);
    tenon_error error, other;
    tenon_arena arena;
    bool ok;
    assert_true(x && y && roomy);
    tenon_arena_init(&arena, NULL, 0);
    memcpy(roomy + 64, text, len);
    ok = cut_read(rich, x, roomy + 64, len, &arena.mem, options, &error);
    for (int place = 0; place < 3; place++) {
        const char *s = place == 0 ? guard_at_end(&c->at_end, text, len)
                                   : guard_at_begin(&c->at_begin, text, len, fill);
        tenon_mem *mem = place == 2 ? tenon_heap : &arena.mem;
        if (cut_read(rich, y, s, len, mem, options, &other) != ok || other.code != error.code ||
            other.offset != error.offset || other.column != error.column ||
            strcmp(other.path, error.path) != 0 || strcmp(other.detail, error.detail) != 0 ||
            strcmp(other.excerpt, error.excerpt) != 0 || !tenon_equal(rich->type(), x, y)) {
            tenon_error_print(&error, rich->name, stderr);
            tenon_error_print(&other, rich->name, stderr);
            fail_msg("%s, place %d, fill %d, %zu bytes: %.*s", rich->name, place, fill, len,
                     (int)len, text);
        }
        if (place == 2)
            tenon_free(rich->type(), y, mem);
    }
    tenon_arena_fini(&arena);
    free(x);
    free(y);
    free(roomy);
    return error.code;
}

/* Every prefix; step > 1: of those behind the first hundred only every step-th. */
static void cut_prefixes(cut_state *c, const rich_type *rich, const char *text, size_t len,
                         const tenon_options *options, size_t step)
{
    for (size_t cut = 0; cut < len; cut += cut < 100 ? 1 : step) {
        int code = cut_reads(c, rich, text, cut, options);
        /* a number may end at any digit, and be out of its limits then */
        bool number = cut > 0 && text[cut - 1] >= '0' && text[cut - 1] <= '9';
        bool bare = number && text[0] != '{' && text[0] != '[';
        if (code != TENON_E_INCOMPLETE && code != TENON_E_EMPTY &&
            !(number && code == TENON_E_RANGE) && !(bare && code == TENON_E_NONE))
            fail_msg("%s: %s for %.*s", rich->name, tenon_error_word(code), (int)cut, text);
    }
    assert_int_equal(cut_reads(c, rich, text, len, options), TENON_E_NONE);
}

static size_t cut_random_text(cut_state *c, const rich_type *rich, const tenon_options *options)
{
    void *x = malloc(rich->size);
    tenon_arena arena;
    size_t len;
    assert_non_null(x);
    tenon_arena_init(&arena, NULL, 0);
    random_object(&c->r, rich->type(), x, &arena.mem, RANDOM_SMALL);
    len = tenon_json_print(rich->type(), x, c->text, CUT_TEXT, options);
    assert_true(len < CUT_TEXT);
    tenon_arena_fini(&arena);
    free(x);
    return len;
}

static void test_prefixes(void **state)
{
    cut_state c;
    (void)state;
    cut_setup(&c, 1);
    for (size_t t = 0; t < rich_types_n; t++)
        for (uint64_t seed = 1; seed <= 2; seed++) {
            size_t len = cut_random_text(&c, &rich_types[t], NULL);
            cut_prefixes(&c, &rich_types[t], c.text, len, NULL, 1 + len / 1500);
        }
    cut_teardown(&c);
}

/* Indented, escaped, commented: prefixes that end in white space, in comments and in escapes. */
static void test_prefixes_of_spellings(void **state)
{
    static const tenon_options lenient = {.flags = TENON_LENIENT};
    cut_state c;
    (void)state;
    cut_setup(&c, 2);
    for (size_t t = 0; t < rich_types_n; t++) {
        const rich_type *rich = &rich_types[t];
        size_t len = cut_random_text(&c, rich, NULL), remixed_len;
        char *remixed =
            remix(&c.r, rich->type(), c.text, len,
                  REMIX_PERMUTE | REMIX_SPACES | REMIX_COMMENTS | REMIX_UNKNOWN | REMIX_ESCAPES,
                  &remixed_len);
        assert_non_null(remixed);
        /* what follows the value may be missing: the text ends with it */
        while (remixed_len > 0 && !strchr("}]\"0123456789el", remixed[remixed_len - 1]))
            remixed_len--;
        if (remixed[0] == '{' && remixed_len < CUT_TEXT / 2 && remixed[remixed_len - 1] == '}')
            cut_prefixes(&c, rich, remixed, remixed_len, &lenient, 1 + remixed_len / 800);
        free(remixed);
    }
    cut_teardown(&c);
}

/* ---- the last token, of every length --------------------------------------------------------- */

static const rich_type cut_any_listed = {"rich_any", RICH(any, type), sizeof(struct rich_any)};

static const char *const cut_names[] = {"str",  "cstr",  "chars", "tiny", "f64", "f32",
                                        "i64",  "u64",   "i32",   "u8",   "b",   "raw",
                                        "time", "color", "list",  "map",  "cut", "unknown"};

/* The token as every member's value, whole and cut by one and by all of it. */
static void cut_token(cut_state *c, const char *token, size_t n)
{
    for (size_t i = 0; i < sizeof cut_names / sizeof *cut_names; i++) {
        size_t len = (size_t)snprintf(c->text, CUT_TEXT, "{\"%s\":", cut_names[i]);
        memcpy(c->text + len, token, n);
        len += n;
        c->text[len] = '}';
        cut_reads(c, &cut_any_listed, c->text, len + 1, NULL);
        cut_reads(c, &cut_any_listed, c->text, len, NULL);
        cut_reads(c, &cut_any_listed, c->text, n ? len - 1 : len, NULL);
    }
    /* the root itself, and an element */
    cut_reads(c, &rich_types[rng_below(&c->r, rich_types_n)], token, n, NULL);
}

static void test_last_string(void **state)
{
    static const char *const pieces[] = {"a",
                                         "\\n",
                                         "\\u00e9",
                                         "\xC3\xA9",
                                         "\xE2\x82\xAC",
                                         "\xF0\x9F\x98\x80",
                                         "\\ud83d\\ude00",
                                         "\x01",
                                         "\\",
                                         "\xC3",
                                         "\xE2\x82",
                                         "\\u12",
                                         "\\ud800",
                                         "\"",
                                         "\xED\xA0\x80"};
    char token[160];
    cut_state c;
    (void)state;
    cut_setup(&c, 3);
    for (size_t n = 0; n <= CUT_MOST; n++)
        for (size_t k = 0; k < sizeof pieces / sizeof *pieces; k += 1 + rng_below(&c.r, 6)) {
            size_t piece = strlen(pieces[k]), at = n > piece ? rng_below(&c.r, n - piece + 1) : 0;
            memset(token, 'x', sizeof token);
            token[0] = token[n + 1] = '"';
            if (n >= piece)
                memcpy(token + 1 + (rng_one_in(&c.r, 2) ? n - piece : at), pieces[k], piece);
            cut_token(&c, token, n + 2);
        }
    cut_teardown(&c);
}

static void test_last_number(void **state)
{
    static const char *const starts[] = {"",     "-", "0.", "1e",  "1E-",
                                         "-0.0", "9", "00", "1.e", "1.5e+"};
    char token[160];
    cut_state c;
    (void)state;
    cut_setup(&c, 4);
    for (size_t n = 0; n <= CUT_MOST; n++)
        for (size_t k = 0; k < sizeof starts / sizeof *starts; k += 1 + rng_below(&c.r, 4)) {
            size_t start = strlen(starts[k]);
            memcpy(token, starts[k], start);
            for (size_t i = 0; i < n; i++)
                token[start + i] =
                    (char)(k % 3 || n < 20 ? '0' + rng_below(&c.r, 10) : '0' + (i + 1 == n));
            cut_token(&c, token, start + n);
        }
    cut_teardown(&c);
}

/* White space before and behind every token, and names of every length. */
static void test_last_space_and_name(void **state)
{
    static const char *const tokens[] = {"true",      "null",    "[1,2]",
                                         "{\"k\":1}", "\"red\"", "\"2024-02-29T12:30:00.5Z\"",
                                         "[",         "nul",     "12"};
    char token[320];
    cut_state c;
    (void)state;
    cut_setup(&c, 5);
    for (size_t n = 0; n <= CUT_MOST; n++) {
        for (size_t k = 0; k < sizeof tokens / sizeof *tokens; k += 1 + rng_below(&c.r, 4)) {
            size_t len = strlen(tokens[k]);
            for (size_t i = 0; i < n + n % 40 + len; i++)
                token[i] = " \n\t\r"[rng_below(&c.r, 4)];
            memcpy(token + n, tokens[k], len);
            cut_token(&c, token, n + len + n % 40);
        }
        memset(token, 'n', sizeof token);
        memcpy(token, "{\"", 2);
        memcpy(token + 2 + n, "\":1}", 4);
        for (size_t cut = 0; cut < 5; cut++)
            cut_reads(&c, &cut_any_listed, token, 6 + n - cut, NULL);
        memcpy(c.text, "{\"map\":", 7);
        memcpy(c.text + 7, token, n + 6);
        for (size_t cut = 0; cut < 5; cut++)
            cut_reads(&c, &cut_any_listed, c.text, 13 + n - cut, NULL);
    }
    cut_teardown(&c);
}

/* The value itself, where the result is known: strings of every length with one character of every
 * sort. */
static void test_string_values(void **state)
{
    static const struct {
        const char *spelling, *value;
    } pieces[] = {{"a", "a"},
                  {"\\\"", "\""},
                  {"\\\\", "\\"},
                  {"\\u0041", "A"},
                  {"\xE2\x82\xAC", "\xE2\x82\xAC"},
                  {"\\ud83d\\ude00", "\xF0\x9F\x98\x80"},
                  {"\\/", "/"}};
    char text[200], want[200];
    cut_state c;
    (void)state;
    cut_setup(&c, 6);
    for (size_t n = 0; n <= CUT_MOST; n++)
        for (size_t k = 0; k < sizeof pieces / sizeof *pieces; k++)
            for (size_t at = 0; at <= n; at += 1 + rng_below(&c.r, 3)) {
                size_t piece = strlen(pieces[k].spelling), value = strlen(pieces[k].value),
                       len = n + piece + 2;
                struct rich_label label;
                tenon_arena arena;
                memset(text, 'y', sizeof text);
                memset(want, 'y', sizeof want);
                text[0] = text[n + piece + 1] = '"';
                memcpy(text + 1 + at, pieces[k].spelling, piece);
                memcpy(want + at, pieces[k].value, value);
                tenon_arena_init(&arena, NULL, 0);
                assert_true(RICH(label, json_read)(&label, guard_at_end(&c.at_end, text, len), len,
                                                   &arena.mem, NULL, NULL));
                assert_int_equal(label.text.len, n + value);
                assert_memory_equal(label.text.data, want, n + value);
                assert_int_equal(label.text.data[n + value], 0);
                tenon_arena_fini(&arena);
            }
    cut_teardown(&c);
}

/* ---- writers --------------------------------------------------------------------------------- */

/* Buffers of every size, ended by an unmapped page. */
static void cut_prints(cut_state *c, const rich_type *rich, const void *x,
                       const tenon_options *options)
{
    size_t len = tenon_json_print(rich->type(), x, c->text, CUT_TEXT, options);
    assert_true(len < CUT_TEXT);
    for (size_t size = 0; size <= len + 1; size += size < 300 ? 1 : 1 + len / 300) {
        char *buf = guard_at_end(&c->out, c->text, 0) - size;
        size_t kept = size > len ? len : size ? size - 1 : 0;
        tenon_sink sink;
        assert_int_equal(tenon_json_print(rich->type(), x, size ? buf : NULL, size, options), len);
        assert_memory_equal(size ? buf : "", c->text, kept);
        if (size)
            assert_int_equal(buf[kept], 0);
        tenon_sink_fixed(&sink, buf, size);
        assert_true(tenon_json_write(rich->type(), x, &sink, options, NULL));
        assert_int_equal(sink.len, len);
        assert_memory_equal(size ? buf : "", c->text, size < len ? size : len);
        assert_int_equal(tenon_sink_fini(&sink, NULL), size >= len);
    }
}

static void test_small_buffers(void **state)
{
    cut_state c;
    (void)state;
    cut_setup(&c, 7);
    for (size_t t = 0; t < rich_types_n; t++) {
        const rich_type *rich = &rich_types[t];
        const tenon_options indented = {.indent = 4};
        void *x = malloc(rich->size);
        tenon_arena arena;
        assert_non_null(x);
        tenon_arena_init(&arena, NULL, 0);
        random_object(&c.r, rich->type(), x, &arena.mem, 0);
        cut_prints(&c, rich, x, NULL);
        cut_prints(&c, rich, x, &indented);
        tenon_arena_fini(&arena);
        free(x);
    }
    cut_teardown(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_prefixes),
        cmocka_unit_test(test_prefixes_of_spellings),
        cmocka_unit_test(test_last_string),
        cmocka_unit_test(test_last_number),
        cmocka_unit_test(test_last_space_and_name),
        cmocka_unit_test(test_string_values),
        cmocka_unit_test(test_small_buffers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
