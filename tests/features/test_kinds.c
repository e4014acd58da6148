/* SPDX-License-Identifier: MIT
 * test_kinds.c: every kind of value, read and written; the limits of each; values of the wrong
 * kind. */
#include <float.h>
#include <limits.h>
#include <math.h>

#include "features/feature.h"

#include "types/kinds.h"
#ifdef TEST_GENERATED
#include "types/kinds.tenon.h"
#else
TENON_DECLARE_ENUM(color, enum color);
TENON_ENUM_BEGIN(color) = {TENON_VALUE(RED, "red"), TENON_VALUE(GREEN, "green"),
                           TENON_VALUE(BLUE, "blue")} TENON_ENUM_END;
TENON_DECLARE(inner, struct inner);
TENON_BEGIN(inner) = {TENON_FIELD(x)} TENON_END;
TENON_DECLARE(entry, struct entry);
TENON_BEGIN(entry) = {TENON_FIELD(value)} TENON_END;
TENON_DECLARE(all, struct all);
TENON_BEGIN(all) = {
    TENON_FIELD(b),
    TENON_FIELD(i8),
    TENON_FIELD(i16),
    TENON_FIELD(i32),
    TENON_FIELD(i64),
    TENON_FIELD(u8),
    TENON_FIELD(u16),
    TENON_FIELD(u32),
    TENON_FIELD(u64),
    TENON_FIELD(f32),
    TENON_FIELD(f64),
    TENON_FIELD(cstr),
    TENON_FIELD(str),
    TENON_FIELD(chars),
    TENON_FIELD(raw),
    TENON_FIELD(time),
    TENON_FIELD_OF(color, color),
    TENON_FIELD_OF(object, inner),
    TENON_FIELD_OF(pointer, inner),
    TENON_FIELD(array, TENON_COUNT(n_array)),
    TENON_FIELD(fixed),
    TENON_FIELD_OF(map, entry, TENON_COUNT(n_map), TENON_MAP(entry, key)),
} TENON_END;
TENON_DECLARE(integers, struct integers);
TENON_BEGIN(integers) = {
    TENON_FIELD(i8),  TENON_FIELD(i16), TENON_FIELD(i32), TENON_FIELD(i64), TENON_FIELD(u8),
    TENON_FIELD(u16), TENON_FIELD(u32), TENON_FIELD(u64), TENON_FIELD(c),   TENON_FIELD(sc),
    TENON_FIELD(uc),  TENON_FIELD(s),   TENON_FIELD(us),  TENON_FIELD(i),   TENON_FIELD(u),
    TENON_FIELD(l),   TENON_FIELD(ul),  TENON_FIELD(ll),  TENON_FIELD(ull),
} TENON_END;
TENON_DECLARE(floats, struct floats);
TENON_BEGIN(floats) = {TENON_FIELD(f), TENON_FIELD(d)} TENON_END;
#endif

static void every_kind(void **state)
{
    struct all a;
    const char *text =
        "{\"b\":true,\"i8\":-1,\"i16\":-2,\"i32\":-3,\"i64\":-4,\"u8\":1,\"u16\":2,\"u32\":3,"
        "\"u64\":4,"
        "\"f32\":0.1,\"f64\":0.1,\"cstr\":\"one\",\"str\":\"two\",\"chars\":\"three\","
        "\"raw\":{\"any\":[1,null]},\"time\":\"2024-02-29T12:30:00Z\",\"color\":\"green\","
        "\"object\":{\"x\":5},\"pointer\":{\"x\":6},\"array\":[7,8],\"fixed\":[9,10,11],"
        "\"map\":{\"k\":{\"value\":12}}}";
    (void)state;
    reads(all_type(), &a, text, NULL);
    assert_true(a.b);
    assert_int_equal(a.i8, -1);
    assert_int_equal(a.i16, -2);
    assert_int_equal(a.i32, -3);
    assert_int_equal(a.i64, -4);
    assert_int_equal(a.u8, 1);
    assert_int_equal(a.u16, 2);
    assert_int_equal(a.u32, 3);
    assert_int_equal(a.u64, 4);
    assert_true(a.f32 == 0.1f && a.f64 == 0.1);
    assert_string_equal(a.cstr, "one");
    assert_string_equal(a.str.data, "two");
    assert_int_equal(a.str.len, 3);
    assert_string_equal(a.chars, "three");
    assert_string_equal(a.raw.data, "{\"any\":[1,null]}");
    assert_int_equal(a.raw.len, 16);
    assert_true(a.time.seconds == 1709209800 && a.time.kind == TENON_TIME_UTC);
    assert_int_equal(a.color, GREEN);
    assert_int_equal(a.object.x, 5);
    assert_int_equal(a.pointer->x, 6);
    assert_int_equal(a.n_array, 2);
    assert_int_equal(a.array[1], 8);
    assert_int_equal(a.fixed[2], 11);
    assert_int_equal(a.n_map, 1);
    assert_string_equal(a.map[0].key, "k");
    assert_int_equal(a.map[0].value, 12);
    writes(all_type(), &a, NULL, text);
    drop(all_type(), &a);
    assert_null(a.cstr);
    assert_null(a.pointer);
}

/* Absent members are zero, and what zero is written as. */
static void nothing_at_all(void **state)
{
    struct all a;
    (void)state;
    reads(all_type(), &a, "{}", NULL);
    writes(all_type(), &a, NULL,
           "{\"b\":false,\"i8\":0,\"i16\":0,\"i32\":0,\"i64\":0,\"u8\":0,\"u16\":0,\"u32\":0,"
           "\"u64\":0,\"f32\":0,"
           "\"f64\":0,\"cstr\":null,\"str\":null,\"chars\":\"\",\"raw\":null,\"time\":\"1970-01-"
           "01T00:00:00\","
           "\"color\":\"red\",\"object\":{\"x\":0},\"pointer\":null,\"array\":[],\"fixed\":[0,0,0],"
           "\"map\":{}}");
    drop(all_type(), &a);
}

/* null reads as NULL where C has a NULL, and nowhere else. */
static void nulls(void **state)
{
    struct all a;
    (void)state;
    reads(
        all_type(), &a,
        "{\"cstr\":null,\"str\": null,\"raw\":null,\"pointer\":null,\"array\": null,\"map\":null}",
        NULL);
    assert_null(a.cstr);
    assert_null(a.str.data);
    assert_null(a.pointer);
    assert_null(a.array);
    assert_null(a.map);
    assert_int_equal(a.n_array + a.n_map, 0);
    assert_string_equal(a.raw.data, "null"); /* a raw value keeps any text, this one as well */
    drop(all_type(), &a);
    refuses(all_type(), "{\"b\":null}", NULL, TENON_E_TYPE, 1, 6, "$.b",
            "expected true or false, found null");
    refuses(all_type(), "{\"i32\":null}", NULL, TENON_E_TYPE, 1, 8, "$.i32",
            "expected a whole number, found null");
    refuses(all_type(), "{\"u64\":null}", NULL, TENON_E_TYPE, 1, 8, "$.u64",
            "expected a whole number, found null");
    refuses(all_type(), "{\"f64\":null}", NULL, TENON_E_TYPE, 1, 8, "$.f64",
            "expected a number, found null");
    refuses(all_type(), "{\"chars\":null}", NULL, TENON_E_TYPE, 1, 10, "$.chars",
            "expected a string, found null");
    refuses(all_type(), "{\"time\":null}", NULL, TENON_E_TYPE, 1, 9, "$.time",
            "expected a date-time string, found null");
    refuses(all_type(), "{\"color\":null}", NULL, TENON_E_TYPE, 1, 10, "$.color",
            "expected a name of an enum, found null");
    refuses(all_type(), "{\"object\":null}", NULL, TENON_E_TYPE, 1, 11, "$.object",
            "expected an object, found null");
    refuses(all_type(), "{\"fixed\":null}", NULL, TENON_E_TYPE, 1, 10, "$.fixed",
            "expected an array, found null");
    refuses(all_type(), "null", NULL, TENON_E_TYPE, 1, 1, "$", "expected an object, found null");
}

/* What each kind says about each kind of value that it is not. */
static void wrong_kinds(void **state)
{
    static const struct {
        const char *member, *wanted, *takes; /* takes: first bytes of the values that fit */
    } kinds[] = {
        {"b", "true or false", "tf"},
        {"i8", "a whole number", "1"},
        {"i16", "a whole number", "1"},
        {"i32", "a whole number", "1"},
        {"i64", "a whole number", "1"},
        {"u8", "a whole number", "1"},
        {"u16", "a whole number", "1"},
        {"u32", "a whole number", "1"},
        {"u64", "a whole number", "1"},
        {"f32", "a number", "1"},
        {"f64", "a number", "1"},
        {"cstr", "a string", "\"n"},
        {"str", "a string", "\"n"},
        {"chars", "a string", "\""},
        {"time", "a date-time string", "\""},
        {"color", "a name of an enum", "\""},
        {"object", "an object", "{"},
        {"array", "an array", "[n"},
        {"fixed", "an array", "["},
        {"map", "an object", "{n"},
    };
    static const struct {
        const char *text, *found;
    } values[] = {
        {"true", "true"},           {"false", "false"},       {"null", "null"},
        {"1", "a number"},          {"\"x\\n\"", "a string"}, {"[1,[],{}]", "an array"},
        {"{\"a\":1}", "an object"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        for (size_t k = 0; k < sizeof values / sizeof *values; k++) {
            char text[128], path[32], detail[96];
            unsigned n = (unsigned)strlen(kinds[i].member);
            if (strchr(kinds[i].takes, values[k].text[0]))
                continue;
            snprintf(path, sizeof path, "$.%s", kinds[i].member);
            snprintf(detail, sizeof detail, "expected %s, found %s", kinds[i].wanted,
                     values[k].found);
            snprintf(text, sizeof text, "{\"%s\":%s}", kinds[i].member, values[k].text);
            refuses(all_type(), text, NULL, TENON_E_TYPE, 1, n + 5, path, detail);
            snprintf(text, sizeof text, "{\"unknown\":0,\n  \"%s\" :\n\t %s\n}", kinds[i].member,
                     values[k].text);
            refuses(all_type(), text, NULL, TENON_E_TYPE, 3, 3, path, detail);
        }
}

static const struct width {
    const char *member, *least, *below, *most, *above;
} widths[] = {
    {"i8", "-128", "-129", "127", "128"},
    {"i16", "-32768", "-32769", "32767", "32768"},
    {"i32", "-2147483648", "-2147483649", "2147483647", "2147483648"},
    {"i64", "-9223372036854775808", "-9223372036854775809", "9223372036854775807",
     "9223372036854775808"},
    {"u8", "0", "-1", "255", "256"},
    {"u16", "0", "-1", "65535", "65536"},
    {"u32", "0", "-1", "4294967295", "4294967296"},
    {"u64", "0", "-1", "18446744073709551615", "18446744073709551616"},
    {"sc", "-128", "-129", "127", "128"},
    {"uc", "0", "-1", "255", "256"},
    {"s", "-32768", "-32769", "32767", "32768"},
    {"us", "0", "-1", "65535", "65536"},
    {"i", "-2147483648", "-2147483649", "2147483647", "2147483648"},
    {"u", "0", "-1", "4294967295", "4294967296"},
    {"ll", "-9223372036854775808", "-9223372036854775809", "9223372036854775807",
     "9223372036854775808"},
    {"ull", "0", "-1", "18446744073709551615", "18446744073709551616"},
};

static void integer_limits(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        const char *ends[] = {widths[i].least, widths[i].most};
        const char *outside[] = {widths[i].below, widths[i].above,
                                 "123456789012345678901234567890"};
        unsigned column = (unsigned)strlen(widths[i].member) + 5;
        char text[128], wanted[32], path[32], detail[128], written[1024];
        snprintf(path, sizeof path, "$.%s", widths[i].member);
        for (int k = 0; k < 2; k++) {
            struct integers v;
            snprintf(text, sizeof text, "{\"%s\":%s}", widths[i].member, ends[k]);
            reads(integers_type(), &v, text, NULL);
            integers_json_print(&v, written, sizeof written, NULL);
            snprintf(wanted, sizeof wanted, "\"%s\":%s", widths[i].member, ends[k]);
            assert_non_null(strstr(written, wanted));
        }
        for (int k = 0; k < 3; k++) {
            snprintf(text, sizeof text, "{\"%s\":%s}", widths[i].member, outside[k]);
            snprintf(detail, sizeof detail, "%s is out of range %s..%s", outside[k],
                     widths[i].least, widths[i].most);
            refuses(integers_type(), text, NULL, TENON_E_RANGE, 1, column, path, detail);
        }
    }
}

static void whole_numbers_only(void **state)
{
    static const char *const not_whole[] = {"1.5", "1.0", "1e2", "-0.0", "12345678901234567890.5",
                                            "1E-1"};
    struct integers v;
    (void)state;
    for (size_t i = 0; i < sizeof not_whole / sizeof *not_whole; i++)
        for (size_t k = 0; k < sizeof widths / sizeof *widths; k++) {
            char text[64], path[32];
            snprintf(text, sizeof text, "{\"%s\":%s}", widths[k].member, not_whole[i]);
            snprintf(path, sizeof path, "$.%s", widths[k].member);
            refuses(integers_type(), text, NULL, TENON_E_INTEGER, 1,
                    (unsigned)strlen(widths[k].member) + 5, path,
                    "a fraction or an exponent where a whole number belongs");
        }
    reads(integers_type(), &v, "{\"i32\":-0,\"i64\":-0,\"u8\":-0,\"u64\":-0}", NULL);
    assert_int_equal(v.i32 | v.u8, 0);
    refuses(integers_type(), "{\"i32\":01}", NULL, TENON_E_NUMBER, 1, 8, "$.i32",
            "not a JSON number");
    refuses(integers_type(), "{\"u64\":00}", NULL, TENON_E_NUMBER, 1, 8, "$.u64",
            "not a JSON number");
    refuses(integers_type(), "{\"i32\":-}", NULL, TENON_E_NUMBER, 1, 8, "$.i32", NULL);
    refuses(integers_type(), "{\"i32\":+1}", NULL, TENON_E_SYNTAX, 1, 8, "$.i32",
            "expected a value, found '+'");
    refuses(integers_type(), "{\"i32\":1x}", NULL, TENON_E_SYNTAX, 1, 9, "$",
            "expected ',' or '}', found 'x'");
}

static void float_limits(void **state)
{
    struct floats v;
    (void)state;
    reads(floats_type(), &v, "{\"f\":3.4028235e38,\"d\":1.7976931348623157e308}", NULL);
    assert_true(v.f == FLT_MAX && v.d == DBL_MAX);
    reads(floats_type(), &v, "{\"f\":1e-45,\"d\":5e-324}", NULL);
    assert_true(v.f > 0 && v.d > 0);
    writes(floats_type(), &v, NULL, "{\"f\":1e-45,\"d\":5e-324}");
    reads(floats_type(), &v, "{\"f\":1e-60,\"d\":1e-400}",
          NULL); /* too small is zero, too large an error */
    assert_true(v.f == 0 && v.d == 0);
    reads(floats_type(), &v, "{\"f\":-0.0,\"d\":-0}", NULL);
    assert_true(signbit(v.f) && signbit(v.d));
    writes(floats_type(), &v, NULL, "{\"f\":-0,\"d\":-0}");
    refuses(floats_type(), "{\"f\":3.5e38}", NULL, TENON_E_RANGE, 1, 6, "$.f", NULL);
    refuses(floats_type(), "{\"d\":1e309}", NULL, TENON_E_RANGE, 1, 6, "$.d", NULL);
    refuses(floats_type(), "{\"d\":NaN}", NULL, TENON_E_SYNTAX, 1, 6, "$.d",
            "expected a value, found 'N'");
    refuses(floats_type(), "{\"d\":1.}", NULL, TENON_E_NUMBER, 1, 6, "$.d", NULL);
    refuses(floats_type(), "{\"d\":.5}", NULL, TENON_E_SYNTAX, 1, 6, "$.d", NULL);
    v = (struct floats){.d = NAN};
    cannot_write(floats_type(), &v, NULL, TENON_E_NONFINITE, "$.d",
                 "NaN and infinities have no JSON form");
    v = (struct floats){.f = -INFINITY};
    cannot_write(floats_type(), &v, NULL, TENON_E_NONFINITE, "$.f", NULL);
}

static void strings(void **state)
{
    struct all a;
    tenon_error error;
    (void)state;
    reads(all_type(), &a,
          "{\"cstr\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00 "
          "\xC3\xA9\",\"str\":\"a\\u0000b\",\"chars\":\"1234567\"}",
          NULL);
    assert_string_equal(a.cstr, "\"\\/\b\f\n\r\t\xC3\xA9\xF0\x9F\x98\x80 \xC3\xA9");
    assert_int_equal(a.str.len, 3);
    assert_memory_equal(a.str.data, "a\0b", 4);
    drop(all_type(), &a);
    refuses(all_type(), "{\"cstr\":\"a\\u0000b\"}", NULL, TENON_E_EMBEDDED_NUL, 1, 9, "$.cstr",
            "\\u0000 cannot stand in a NUL-terminated string");
    refuses(all_type(), "{\"chars\":\"\\u0000\"}", NULL, TENON_E_EMBEDDED_NUL, 1, 10, "$.chars",
            NULL);
    refuses(all_type(), "{\"chars\":\"12345678\"}", NULL, TENON_E_CAPACITY, 1, 10, "$.chars",
            "too long: 9 bytes needed, 8 there");
    refuses(all_type(), "{\"str\":\"a\nb\"}", NULL, TENON_E_CONTROL, 1, 10, "$.str", NULL);
    refuses(all_type(), "{\"str\":\"\xC0\x80\"}", NULL, TENON_E_UTF8, 1, 9, "$.str", NULL);
    refuses(all_type(), "{\"str\":\"\\uD800\"}", NULL, TENON_E_ESCAPE, 1, 9, "$.str", NULL);
    refuses(all_type(), "{\"str\":\"\\x\"}", NULL, TENON_E_ESCAPE, 1, 9, "$.str", NULL);
    refuses(all_type(), "{\"str\":\"abc", NULL, TENON_E_INCOMPLETE, 1, 12, "$.str", NULL);
    memset(&a, 0, sizeof a);
    memcpy(a.chars, "12345678", 8); /* without a NUL: all of it is text */
    char buf[512];
    assert_true(all_json_print(&a, buf, sizeof buf, NULL) < sizeof buf);
    assert_non_null(strstr(buf, "\"chars\":\"12345678\""));
    a.cstr = (char[]){"\x01\"\\\x7f\t"};
    all_json_print(&a, buf, sizeof buf, NULL);
    assert_non_null(strstr(buf, "\"cstr\":\"\\u0001\\\"\\\\\x7f\\t\""));
    a.cstr = (char[]){"ab\xff"};
    cannot_write(all_type(), &a, NULL, TENON_E_UTF8, "$.cstr", "not UTF-8 at byte 2 of the string");
    assert_false(tenon_json_read(all_type(), &a, "{\"cstr\":\"x\"}", 12, NULL, NULL,
                                 &error)); /* no memory given */
    assert_int_equal(error.code, TENON_E_MEMORY);
    assert_string_equal(error.path, "$.cstr");
}

/* Strings of every length, with one character that needs care at every place. */
static void string_lengths(void **state)
{
    static const char *const special[] = {"x",        "\\n",          "\\\"",
                                          "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80"};
    struct all a;
    char text[256];
    (void)state;
    for (size_t k = 0; k < sizeof special / sizeof *special; k++)
        for (size_t n = 0; n < 70; n += n < 36 ? 1 : 7)
            for (size_t at = 0; at <= n; at += n < 20 ? 1 : 5) {
                memset(text, 'a', sizeof text);
                size_t len = (size_t)snprintf(text, 10, "{\"cstr\":\"");
                memset(text + len, 'a', at);
                len += at + (size_t)snprintf(text + len + at, 8, "%s", special[k]);
                memset(text + len, 'b', n - at);
                snprintf(text + len + n - at, 4, "\"}");
                assert_true(
                    tenon_json_read(all_type(), &a, text, strlen(text), &books.mem, NULL, NULL));
                char back[1024], wanted[256];
                all_json_print(&a, back, sizeof back, NULL);
                snprintf(wanted, sizeof wanted, "%.*s,\"str\"", (int)(strlen(text) - 2), text + 1);
                assert_non_null(strstr(back, wanted));
                drop(all_type(), &a);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_kind),   TEST(nothing_at_all), TEST(nulls),
        TEST(wrong_kinds),  TEST(integer_limits), TEST(whole_numbers_only),
        TEST(float_limits), TEST(strings),        TEST(string_lengths),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
