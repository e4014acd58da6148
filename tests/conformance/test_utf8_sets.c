/* SPDX-License-Identifier: MIT
 * test_utf8_sets.c: public sets of well-formed and ill-formed UTF-8, wherever text stands in JSON.
 *
 * Each byte sequence is put into a string member, a fixed array, a name, a key, and strings and
 * names inside a member that is passed over; at several distances from the start and the end of the
 * text, so that the wide loops, their tails and the copy of the last bytes all meet it. Well-formed
 * sequences must come out as they went in; ill-formed ones fail with TENON_E_UTF8 at the first byte
 * of the sequence, which a decoder written from RFC 3629 finds. Writing is held to the same. */
#include "entrances.h"

#include "types/utf8_sets.h"
#ifdef TEST_GENERATED
#include "types/utf8_sets.tenon.h"
#else
TENON_DECLARE(texts, struct texts);
TENON_DECLARE(key_entry, struct key_entry);
TENON_DECLARE(keys, struct keys);

TENON_BEGIN(texts) = {TENON_FIELD(s), TENON_FIELD(c), TENON_FIELD(fixed)} TENON_END;
TENON_BEGIN(key_entry) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(keys, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, key_entry, TENON_COUNT(n), TENON_MAP(key_entry, key))} TENON_END;
#endif

/* ---- the definition -------------------------------------------------------------------------- */

/* Bytes of the well-formed sequence at s; 0: ill-formed. */
static unsigned defined_length(const unsigned char *s, size_t n)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned length = 0;
    uint32_t c;
    if (s[0] < 0x80)
        return 1;
    while (s[0] << length & 0x80)
        length++;
    if (length < 2 || length > 4 || length > n)
        return 0;
    c = s[0] & (0x7Fu >> length);
    for (unsigned i = 1; i < length; i++) {
        if (s[i] >> 6 != 2)
            return 0;
        c = c << 6 | (s[i] & 63u);
    }
    return c >= least[length] && c <= 0x10FFFF && !(c >= 0xD800 && c <= 0xDFFF) ? length : 0;
}

/* What is wrong with the bytes of a string first of all, and where; TENON_E_NONE: nothing. */
static int defined_fault(const char *s, size_t n, bool controls, size_t *ret_at)
{
    size_t i = 0;
    while (i < n) {
        unsigned length = defined_length((const unsigned char *)s + i, n - i);
        *ret_at = i;
        if (length == 0)
            return TENON_E_UTF8;
        if (controls && (unsigned char)s[i] < 0x20)
            return TENON_E_CONTROL;
        i += length;
    }
    return TENON_E_NONE;
}

/* ---- places ---------------------------------------------------------------------------------- */

#define LETTERS "abcdefghijklmnopqrstuvwxyz0123456789"

typedef struct spot {
    const char *before, *behind;
} spot;

/* In string members: what was read must be letters before, the bytes, letters behind. */
static const spot around[] = {
    {"", ""},
    {"x", ""},
    {LETTERS, ""},
    {"", LETTERS},
    {"0123456789abcde", "fgh"},
    {LETTERS LETTERS, LETTERS LETTERS LETTERS},
};
/* Anywhere else. */
static const spot elsewhere[] = {
    {"{\"", "\":1,\"s\":\"end\"}"},
    {"{\"" LETTERS, "\":1}"},
    {"{\"s\":\"first\",\"", LETTERS LETTERS "\":[null],\"c\":\"\"}"},
    {"{\"x\":\"", "\"}"},
    {"{\"x\":[1,\"", LETTERS LETTERS "\"],\"s\":\"end\"}"},
    {"{\"x\":{\"" LETTERS, "\":1}}"},
    {"{\"x\":[{\"k\":{\"", "\":true}}],\"s\":\"" LETTERS LETTERS "\"}"},
};

static char *joined(const char *a, const spot *w, const char *bytes, size_t n, const char *b,
                    size_t *ret_len, size_t *ret_at)
{
    size_t len;
    char *inner = wrapped(w->before, bytes, n, w->behind, &len);
    char *all = wrapped(a, inner, len, b, ret_len);
    *ret_at = strlen(a) + strlen(w->before);
    free(inner);
    return all;
}

static void check_fault(int code, const tenon_error *error, size_t at, size_t len)
{
    check_refusal(error, len);
    if (error->code != code || error->offset != at)
        fail_msg("%s at %zu, wanted %s at %zu", tenon_error_word(error->code), error->offset,
                 tenon_error_word(code), at);
}

static void check_member(const char *name, const spot *w, const char *bytes, size_t n, int code,
                         size_t at)
{
    char start[16];
    struct texts object;
    tenon_error error;
    size_t len, from, begin;
    char *text;
    bool ok;
    snprintf(start, sizeof start, "{\"%s\":\"", name);
    text = joined(start, w, bytes, n, "\"}", &len, &from);
    begin = strlen(start);
    memset(&object, 0xA5, sizeof object);
    ok = texts_json_read(&object, text, len, tenon_heap, NULL, &error);
    if (ok != (code == TENON_E_NONE))
        fail_msg("%s %.*s: %d", name, (int)len, text, ok);
    if (code) {
        check_fault(code, &error, from + at, len);
        assert_true(!object.s.data && !object.c && !object.fixed[0]);
    } else {
        const char *got = *name == 's' ? object.s.data : *name == 'c' ? object.c : object.fixed;
        assert_int_equal(strlen(got), len - 2 - begin);
        assert_memory_equal(got, text + begin, len - 2 - begin);
        assert_true(*name != 's' || object.s.len == len - 2 - begin);
        texts_free(&object, tenon_heap);
    }
    free(text);
}

/* The key of a dictionary, read and written. */
static void check_key(const spot *w, const char *bytes, size_t n, int code, size_t at)
{
    struct keys object;
    tenon_error error;
    tenon_sink sink;
    size_t len, from;
    char *text = joined("{\"", w, bytes, n, "\":{\"value\":3}}", &len, &from);
    bool ok = keys_json_read(&object, text, len, tenon_heap, NULL, &error);
    assert_int_equal(ok, code == TENON_E_NONE);
    if (ok) {
        tenon_sink_memory(&sink, NULL);
        assert_true(keys_json_write(&object, &sink, NULL, &error));
        assert_int_equal(sink.len, len);
        assert_memory_equal(sink.data, text, len);
        assert_true(tenon_sink_fini(&sink, NULL));
        keys_free(&object, tenon_heap);
    } else {
        check_fault(code, &error, from + at, len);
    }
    free(text);
}

static bool note_name(void *context, const char *path, tenon_str name)
{
    tenon_str *noted = context;
    assert_string_equal(path, "$");
    noted->data = name.data;
    noted->len = name.len;
    return true;
}

/* A name that the type does not know is reported as it stands. */
static void check_unknown_name(const char *bytes, size_t n, int code)
{
    tenon_str noted = {NULL, 0};
    tenon_options options = {.on_unknown = note_name, .context = &noted};
    struct only_y object;
    size_t len;
    char *text = wrapped("{\"~", bytes, n, "\":{}}", &len);
    bool ok = only_y_json_read(&object, text, len, NULL, &options, NULL);
    assert_int_equal(ok, code == TENON_E_NONE);
    assert_int_equal(noted.data != NULL, ok); /* user code never sees ill-formed names */
    if (ok) {
        assert_int_equal(noted.len, n + 1);
        assert_memory_equal(noted.data + 1, bytes, n);
    }
    free(text);
}

static void check_elsewhere(const char *bytes, size_t n, int code, size_t at)
{
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++) {
        struct texts object;
        tenon_error error;
        size_t len;
        char *text = wrapped(elsewhere[i].before, bytes, n, elsewhere[i].behind, &len);
        bool ok = texts_json_read(&object, text, len, tenon_heap, NULL, &error);
        if (ok != (code == TENON_E_NONE))
            fail_msg("%.*s: %d", (int)len, text, ok);
        if (ok)
            texts_free(&object, tenon_heap);
        else
            check_fault(code, &error, strlen(elsewhere[i].before) + at, len);
        assert_null(object.s.data);
        free(text);
    }
}

/* Writing: control characters become escapes, ill-formed text an error that leaves the sink. */
static void check_write(const spot *w, const char *bytes, size_t n, bool valid)
{
    size_t len;
    char *text = wrapped(w->before, bytes, n, w->behind, &len);
    struct texts object = {.s = {text, len}}, again;
    tenon_error error;
    tenon_sink sink;
    bool ok;
    tenon_sink_memory(&sink, NULL);
    ok = texts_json_write(&object, &sink, NULL, &error);
    assert_int_equal(ok, valid);
    if (ok) {
        assert_true(texts_json_read(&again, sink.data, sink.len, tenon_heap, NULL, &error));
        assert_int_equal(again.s.len, len);
        assert_memory_equal(again.s.data, text, len);
        texts_free(&again, tenon_heap);
    } else {
        assert_int_equal(error.code, TENON_E_UTF8);
        assert_string_equal(error.path, "$.s");
        assert_int_equal(sink.len, 0);
    }
    assert_true(tenon_sink_fini(&sink, NULL));
    free(text);
}

static void check_everywhere(const char *id, const char *bytes, size_t n, bool valid)
{
    size_t at = 0;
    int code;
    if (valid != (defined_fault(bytes, n, false, &at) == TENON_E_NONE))
        fail_msg("%s: the set says %d", id, valid);
    code = defined_fault(bytes, n, true, &at);
    assert_null(memchr(bytes, '"', n));
    assert_null(memchr(bytes, '\\', n));
    for (size_t i = 0; i < sizeof around / sizeof *around; i++) {
        check_member("s", &around[i], bytes, n, code, at);
        check_member("c", &around[i], bytes, n, code, at);
        check_member("fixed", &around[i], bytes, n, code, at);
        check_key(&around[i], bytes, n, code, at);
        check_write(&around[i], bytes, n, valid);
    }
    check_elsewhere(bytes, n, code, at);
    check_unknown_name(bytes, n, code);
}

/* ---- the sets -------------------------------------------------------------------------------- */

static void utf8_kuhn(void **state)
{
    static const char name[] = "data/utf8-stress/kuhn-cases.tsv";
    size_t n = 0, valid = 0;
    (void)state;
    DATA_NEEDED(name);
    data_file file = data_read(name);
    char *at = file.data, *line;
    while ((line = data_line(&at)) != NULL) {
        char *flag = strchr(line, '\t'), bytes[256];
        size_t len;
        if (*line == '#' || !*line)
            continue;
        assert_non_null(flag);
        len = data_unhex(flag + 3, bytes, sizeof bytes);
        assert_true(len <= sizeof bytes && flag[2] == '\t');
        check_everywhere(line, bytes, len, flag[1] == '1');
        valid += flag[1] == '1';
        n++;
    }
    print_message("kuhn-cases: %zu valid, %zu not\n", valid, n - valid);
    assert_int_equal(n, 80);
    data_file_free(&file);
}

/* num:valid:text, num:valid hex:digits, num:invalid hex:digits:.. */
static void utf8_tests(void **state)
{
    static const char name[] = "data/utf8tests/utf8tests.txt";
    size_t n = 0, valid = 0;
    (void)state;
    DATA_NEEDED(name);
    data_file file = data_read(name);
    char *at = file.data, *line;
    while ((line = data_line(&at)) != NULL) {
        char *kind = strchr(line, ':'), *rest, bytes[256];
        size_t len;
        if (*line == '#' || !kind)
            continue;
        kind++;
        kind += strspn(kind, " ");
        rest = strchr(kind, ':');
        assert_non_null(rest);
        if (strncmp(kind, "valid:", 6) == 0) {
            len = strlen(rest + 1);
            memcpy(bytes, rest + 1, len);
        } else {
            len = data_unhex(rest + 1, bytes, sizeof bytes);
            assert_true(len <= sizeof bytes && strstr(kind, "hex:") != NULL);
        }
        check_everywhere(line, bytes, len, strncmp(kind, "valid", 5) == 0);
        valid += strncmp(kind, "valid", 5) == 0;
        n++;
    }
    print_message("utf8tests: %zu valid, %zu not\n", valid, n - valid);
    assert_int_equal(n, 222);
    data_file_free(&file);
}

/* Whole texts: the grammar says yes or no, half a surrogate pair is refused by choice. */
static void utf8_json_cases(void **state)
{
    static const char name[] = "data/utf8-stress/json-unicode-cases.tsv";
    size_t n = 0, accepted = 0, wrong = 0;
    (void)state;
    DATA_NEEDED(name);
    data_file file = data_read(name);
    char *at = file.data, *line;
    while ((line = data_line(&at)) != NULL) {
        char *flag = strchr(line, '\t'), bytes[256];
        bool wanted, root, embedded;
        size_t len;
        if (*line == '#' || !*line)
            continue;
        assert_true(flag != NULL && flag[2] == '\t' && flag[4] == '\t');
        len = data_unhex(flag + 5, bytes, sizeof bytes);
        assert_true(len <= sizeof bytes);
        wanted = flag[1] == '1' && flag[3] == '0';
        root = root_accepts(bytes, len, NULL, NULL);
        embedded = embedded_accepts(bytes, len, NULL);
        if (strncmp(line, "utf8_bom_then_value\t", 20) == 0) {
            assert_true(root && !embedded); /* passed over at the start, and there only */
        } else if (root != wanted || embedded != wanted) {
            print_error("%.*s: %d and %d\n", (int)(flag - line), line, root, embedded);
            wrong++;
        }
        accepted += root;
        n++;
    }
    print_message("json-unicode-cases: %zu of %zu accepted\n", accepted, n);
    assert_int_equal(wrong, 0);
    assert_int_equal(n, 65);
    data_file_free(&file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(utf8_kuhn),
        cmocka_unit_test(utf8_tests),
        cmocka_unit_test(utf8_json_cases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
