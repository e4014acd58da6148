/* SPDX-License-Identifier: MIT
 * test_cases_expect.c: shared/cases/ID.expect: what a strict read of ID.json without a schema says.
 *
 * accept and reject go through both entrances (entrances.h). For value=JSON the text is taken apart
 * by tenon, one level at a time (arrays and objects of raw values, then numbers and strings by
 * their C types), in step with the expected text, which a few functions here walk: integers are
 * compared exactly, other numbers by the bits of strtod, strings by their bytes, members in order.
 * Every .expect file of the folder is read; one with another word fails. */
#include "entrances.h"

#include <errno.h>

#include "types/cases_expect.h"
#ifdef TEST_GENERATED
#include "types/cases_expect.tenon.h"
#else
TENON_DECLARE(a_bool, struct a_bool);
TENON_DECLARE(a_string, struct a_string);
TENON_DECLARE(a_double, struct a_double);
TENON_DECLARE(a_signed, struct a_signed);
TENON_DECLARE(an_unsigned, struct an_unsigned);
TENON_DECLARE(raw_list, struct raw_list);
TENON_DECLARE(raw_entry, struct raw_entry);
TENON_DECLARE(raw_map, struct raw_map);

TENON_BEGIN(a_bool, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(a_string, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(a_double, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(a_signed, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(an_unsigned, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(raw_list, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(raw_entry, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(raw_map, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, raw_entry, TENON_COUNT(n), TENON_MAP(raw_entry, key))} TENON_END;
#endif

#define CASES "cases"

/* ---- the expected text ----------------------------------------------------------------------- */

/* Appends the UTF-8 of c. */
static size_t put_code_point(char *d, uint32_t c)
{
    if (c < 0x80) {
        d[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        d[0] = (char)(0xC0 | c >> 6);
        d[1] = (char)(0x80 | (c & 63));
        return 2;
    }
    d[0] = (char)(0xE0 | c >> 12);
    d[1] = (char)(0x80 | (c >> 6 & 63));
    d[2] = (char)(0x80 | (c & 63));
    return 3;
}

/* The string at *at, which moves behind it; the expected texts have no escaped surrogates. */
static size_t expected_string(const char **at, char *d)
{
    const char *s = *at;
    size_t n = 0;
    assert_true(*s == '"');
    for (s++; *s != '"'; s++) {
        static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
        assert_true(*s != 0);
        if (*s != '\\') {
            d[n++] = *s;
            continue;
        }
        s++;
        if (*s == 'u') {
            char digits[5] = {s[1], s[2], s[3], s[4], 0};
            n += put_code_point(d + n, (uint32_t)strtoul(digits, NULL, 16));
            s += 4;
        } else {
            const char *which = strchr(from, *s);
            assert_true(which != NULL && *s);
            d[n++] = to[which - from];
        }
    }
    *at = s + 1;
    return n;
}

/* ---- in step --------------------------------------------------------------------------------- */

static void compare(const char *text, size_t len, const char **at);

static void compare_array(const char *text, size_t len, const char **at)
{
    struct raw_list list;
    assert_true(raw_list_json_read(&list, text, len, tenon_heap, NULL, NULL));
    ++*at;
    for (size_t i = 0; i < list.n; i++) {
        compare(list.items[i].data, list.items[i].len, at);
        assert_int_equal(**at, i + 1 < list.n ? ',' : ']');
        *at += i + 1 < list.n;
    }
    assert_int_equal(**at, ']');
    ++*at;
    raw_list_free(&list, tenon_heap);
}

static void compare_object(const char *text, size_t len, const char **at)
{
    struct raw_map map;
    char name[256];
    assert_true(raw_map_json_read(&map, text, len, tenon_heap, NULL, NULL));
    ++*at;
    for (size_t i = 0; i < map.n; i++) {
        size_t n = expected_string(at, name);
        assert_int_equal(map.entries[i].key.len, n);
        assert_memory_equal(map.entries[i].key.data, name, n);
        assert_int_equal(**at, ':');
        ++*at;
        compare(map.entries[i].value.data, map.entries[i].value.len, at);
        assert_int_equal(**at, i + 1 < map.n ? ',' : '}');
        *at += i + 1 < map.n;
    }
    assert_int_equal(**at, '}');
    ++*at;
    raw_map_free(&map, tenon_heap);
}

static void compare_double(const char *text, size_t len, const char *number)
{
    struct a_double got;
    double wanted = strtod(number, NULL);
    assert_true(a_double_json_read(&got, text, len, NULL, NULL, NULL));
    if (memcmp(&got.value, &wanted, sizeof wanted) != 0)
        fail_msg("%a instead of %a", got.value, wanted);
}

static void compare_number(const char *text, size_t len, const char **at)
{
    size_t n = strspn(*at, "+-.0123456789eE");
    char number[64];
    assert_true(n > 0 && n < sizeof number);
    memcpy(number, *at, n);
    number[n] = 0;
    *at += n;
    if (strpbrk(number, ".eE") || strcmp(number, "-0") == 0) {
        compare_double(text, len, number);
    } else if (*number == '-') {
        struct a_signed got;
        assert_true(a_signed_json_read(&got, text, len, NULL, NULL, NULL));
        assert_true(got.value == strtoll(number, NULL, 10));
    } else {
        struct an_unsigned got;
        errno = 0;
        assert_true(an_unsigned_json_read(&got, text, len, NULL, NULL, NULL));
        assert_true(got.value == strtoull(number, NULL, 10) && errno == 0);
    }
}

/* The value of text is the one at *at, which moves behind it. */
static void compare(const char *text, size_t len, const char **at)
{
    struct a_string string;
    struct a_bool boolean;
    char wanted[1024];
    size_t n;
    switch (**at) {
    case '[':
        compare_array(text, len, at);
        return;
    case '{':
        compare_object(text, len, at);
        return;
    case '"':
        n = expected_string(at, wanted);
        assert_true(a_string_json_read(&string, text, len, tenon_heap, NULL, NULL));
        assert_int_equal(string.value.len, n);
        assert_memory_equal(string.value.data, wanted, n);
        a_string_free(&string, tenon_heap);
        return;
    case 't':
    case 'f':
        assert_true(a_bool_json_read(&boolean, text, len, NULL, NULL, NULL));
        assert_int_equal(boolean.value, **at == 't');
        *at += boolean.value ? 4 : 5;
        return;
    case 'n':
        assert_true(a_string_json_read(&string, text, len, NULL, NULL, NULL));
        assert_null(string.value.data);
        *at += 4;
        return;
    default:
        compare_number(text, len, at);
    }
}

/* ---- the files ------------------------------------------------------------------------------- */

/* 128 levels are allowed; in a member they are one more. */
static bool embeds(const char *id, bool accepted)
{
    return accepted && strcmp(id, "A12c") != 0;
}

static void check_expect(const char *id, const char *verdict)
{
    char name[64];
    bool wanted = strcmp(verdict, "reject") != 0, root, embedded;
    const char *at = verdict + 6;
    snprintf(name, sizeof name, "%s.json", id);
    data_file file = data_read_in(CASES, name);
    root = root_accepts(file.data, file.len, NULL, NULL);
    embedded = embedded_accepts(file.data, file.len, NULL);
    if (root != wanted || embedded != embeds(id, wanted))
        fail_msg("%s: %d as a whole, %d as a member", id, root, embedded);
    if (strncmp(verdict, "value=", 6) == 0) {
        compare(file.data, file.len, &at);
        if (*at)
            fail_msg("%s: expected also %s", id, at);
    } else {
        assert_true(strcmp(verdict, "accept") == 0 || strcmp(verdict, "reject") == 0);
    }
    data_file_free(&file);
}

static void cases_expect(void **state)
{
    size_t n = 0, values = 0;
    (void)state;
    DATA_NEEDED(CASES);
    data_list list = data_names(CASES);
    for (size_t i = 0; i < list.n; i++) {
        char *dot = strchr(list.names[i], '.'), *at, *line;
        if (!dot || strcmp(dot, ".expect") != 0)
            continue;
        data_file file = data_read_in(CASES, list.names[i]);
        *dot = 0;
        at = file.data;
        line = data_line(&at);
        assert_non_null(line);
        assert_null(data_line(&at));
        check_expect(list.names[i], line);
        values += strncmp(line, "value=", 6) == 0;
        n++;
        data_file_free(&file);
    }
    print_message("cases: %zu verdicts, %zu of them with the value\n", n, values);
    assert_true(n >= 87 && values >= 18);
    data_list_free(&list);
}

/* Each ID.json has its verdict: a text alone would be judged by nobody. */
static void cases_complete(void **state)
{
    (void)state;
    DATA_NEEDED(CASES);
    data_list list = data_names(CASES);
    for (size_t i = 0; i < list.n; i++) {
        char *dot = strchr(list.names[i], '.'), name[64];
        assert_non_null(dot);
        if (strcmp(dot, ".md") == 0 || strcmp(dot, ".txt") == 0)
            continue;
        snprintf(name, sizeof name, CASES "/%.*s.expect", (int)(dot - list.names[i]),
                 list.names[i]);
        assert_true(data_exists(name));
        assert_true(strcmp(dot, ".json") == 0 || strcmp(dot, ".expect") == 0 ||
                    strcmp(dot, ".typed") == 0);
    }
    data_list_free(&list);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cases_expect),
        cmocka_unit_test(cases_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
