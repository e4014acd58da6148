/* SPDX-License-Identifier: MIT
 * test_limits.c: TENON_MIN and TENON_MAX for every numeric kind, TENON_MIN_LEN, TENON_MAX_LEN,
 * TENON_MAX_COUNT, TENON_TRUNCATE. Limits are checked when reading; writing takes what the object
 * holds. */
#include "features/feature.h"

#include "types/limits.h"
#ifdef TEST_GENERATED
#include "types/limits.tenon.h"
#else
TENON_DECLARE(ranges, struct ranges);
TENON_BEGIN(ranges) = {
    TENON_FIELD(i8, TENON_MIN(-5), TENON_MAX(5)),
    TENON_FIELD(i16, TENON_MIN(-500), TENON_MAX(500)),
    TENON_FIELD(i32, TENON_MIN(-50000), TENON_MAX(50000)),
    TENON_FIELD(i64, TENON_MIN(-5000000000), TENON_MAX(5000000000)),
    TENON_FIELD(u8, TENON_MIN(100), TENON_MAX(200)),
    TENON_FIELD(u16, TENON_MIN(10000), TENON_MAX(60000)),
    TENON_FIELD(u32, TENON_MIN(1), TENON_MAX(4000000000u)),
    TENON_FIELD(u64, TENON_MIN((uint64_t)1 << 63), TENON_MAX((uint64_t)3 << 62)),
    TENON_FIELD(f32, TENON_MIN(-0.5), TENON_MAX(0.5f)),
    TENON_FIELD(f64, TENON_MIN(-1), TENON_MAX(1.5)),
    TENON_FIELD(lower, TENON_MIN(3)),
    TENON_FIELD(upper, TENON_MAX(7)),
    TENON_FIELD(zero, TENON_MAX(0)),
} TENON_END;
TENON_DECLARE(texts, struct texts);
TENON_BEGIN(texts) = {
    TENON_FIELD(c, TENON_MIN_LEN(2), TENON_MAX_LEN(20)),
    TENON_FIELD(s, TENON_MAX_LEN(4)),
    TENON_FIELD(fixed, TENON_MIN_LEN(1), TENON_MAX_LEN(3)),
    TENON_FIELD(least, TENON_MIN_LEN(3)),
    TENON_FIELD(nothing, TENON_MAX_LEN(0)),
} TENON_END;
TENON_DECLARE(cut, struct cut);
TENON_BEGIN(cut) = {
    TENON_FIELD(four, TENON_TRUNCATE),
    TENON_FIELD(eight, TENON_TRUNCATE),
    TENON_FIELD(one, TENON_TRUNCATE),
    TENON_FIELD(limited, TENON_TRUNCATE, TENON_MAX_LEN(10)),
} TENON_END;
TENON_DECLARE(pair, struct pair);
TENON_BEGIN(pair) = {TENON_FIELD(value)} TENON_END;
TENON_DECLARE(counts, struct counts);
TENON_BEGIN(counts) = {
    TENON_FIELD(list, TENON_COUNT(n_list), TENON_MAX_COUNT(3)),
    TENON_FIELD_OF(map, pair, TENON_COUNT(n_map), TENON_MAP(pair, key), TENON_MAX_COUNT(2)),
    TENON_FIELD_OF(pairs, pair, TENON_COUNT(n_pairs), TENON_MAX_COUNT(20)),
    TENON_FIELD(fixed, TENON_MAX_COUNT(2)),
    TENON_FIELD(none, TENON_COUNT(n_none), TENON_MAX_COUNT(0)),
} TENON_END;
#endif

static void numbers(void **state)
{
    static const struct {
        const char *member, *range, *inside[4], *outside[4];
    } ranges[] = {
        {"i8", "-5..5", {"-5", "5", "0", "-0"}, {"-6", "6", "127", "-128"}},
        {"i16", "-500..500", {"-500", "500"}, {"-501", "501", "32767"}},
        {"i32", "-50000..50000", {"-50000", "50000"}, {"-50001", "50001", "2147483647"}},
        {"i64",
         "-5000000000..5000000000",
         {"-5000000000", "5000000000"},
         {"-5000000001", "5000000001"}},
        {"u8", "100..200", {"100", "200", "128"}, {"99", "201", "0", "255"}},
        {"u16", "10000..60000", {"10000", "60000", "32768"}, {"9999", "60001", "0"}},
        {"u32",
         "1..4000000000",
         {"1", "4000000000", "2147483648"},
         {"0", "4000000001", "4294967295"}},
        {"u64",
         "9223372036854775808..13835058055282163712",
         {"9223372036854775808", "13835058055282163712"},
         {"9223372036854775807", "13835058055282163713", "0", "18446744073709551615"}},
        {"f32", "-0.5..0.5", {"-0.5", "0.5", "0", "1e-9"}, {"-0.6", "0.51", "1e10"}},
        {"f64", "-1..1.5", {"-1", "-1.0", "1.5", "1500e-3"}, {"-1.0000001", "1.6", "2", "1e300"}},
        {"lower", "3..2147483647", {"3", "2147483647"}, {"2", "-1"}},
        {"upper", "0..7", {"7", "0"}, {"8", "18446744073709551615"}},
        {"zero", "-2147483648..0", {"0", "-2147483648"}, {"1"}},
    };
    struct ranges v;
    (void)state;
    reads(ranges_type(), &v, "{}", NULL); /* absent members are zero, limits or not */
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        for (size_t k = 0; k < 4; k++) {
            char text[96], path[32], detail[96];
            unsigned column = (unsigned)strlen(ranges[i].member) + 5;
            snprintf(path, sizeof path, "$.%s", ranges[i].member);
            if (ranges[i].inside[k]) {
                snprintf(text, sizeof text, "{\"%s\":%s}", ranges[i].member, ranges[i].inside[k]);
                reads(ranges_type(), &v, text, NULL);
            }
            if (ranges[i].outside[k]) {
                snprintf(text, sizeof text, "{\"%s\":%s}", ranges[i].member, ranges[i].outside[k]);
                snprintf(detail, sizeof detail, "%s is out of range %s", ranges[i].outside[k],
                         ranges[i].range);
                refuses(ranges_type(), text, NULL, TENON_E_RANGE, 1, column, path, detail);
                snprintf(text, sizeof text, "{\"%s\": \n%s }", ranges[i].member,
                         ranges[i].outside[k]);
                refuses(ranges_type(), text, NULL, TENON_E_RANGE, 2, 1, path, detail);
            }
        }
    refuses(ranges_type(), "{\"i8\":128}", NULL, TENON_E_RANGE, 1, 7, "$.i8", NULL);
    refuses(ranges_type(), "{\"lower\":\"5\"}", NULL, TENON_E_TYPE, 1, 10, "$.lower",
            "expected a whole number, found a string");
    refuses(ranges_type(), "{\"lower\":5.5}", NULL, TENON_E_INTEGER, 1, 10, "$.lower", NULL);
    v = (struct ranges){.i8 = 100};
    char buf[256];
    assert_true(ranges_json_print(&v, buf, sizeof buf, NULL) < sizeof buf);
}

static void lengths(void **state)
{
    struct texts v;
    (void)state;
    both_ways(texts_type(),
              "{\"c\":\"ab\",\"s\":\"\",\"fixed\":\"1\",\"least\":\"123\",\"nothing\":\"\"}");
    both_ways(texts_type(), "{\"c\":\"12345678901234567890\",\"s\":\"1234\",\"fixed\":\"123\","
                            "\"least\":\"1234\",\"nothing\":null}");
    reads(texts_type(), &v, "{\"c\":null,\"s\":null,\"least\":null}",
          NULL); /* null has no length */
    refuses(texts_type(), "{\"c\":\"a\"}", NULL, TENON_E_LENGTH, 1, 6, "$.c",
            "1 bytes long, allowed are 2..20");
    refuses(texts_type(), "{\"c\":\"\"}", NULL, TENON_E_LENGTH, 1, 6, "$.c",
            "0 bytes long, allowed are 2..20");
    refuses(texts_type(), "{\"least\":\"\",\"c\":\"123456789012345678901\"}", NULL, TENON_E_LENGTH,
            1, 10, "$.least", "0 bytes long, allowed are 3..");
    refuses(texts_type(), "{\"least\":\"on the heap\", \"c\":\"123456789012345678901\"}", NULL,
            TENON_E_LENGTH, 1, 29, "$.c", "21 bytes long, allowed are 2..20");
    refuses(texts_type(), "{\"s\":\"12345\"}", NULL, TENON_E_LENGTH, 1, 6, "$.s",
            "5 bytes long, allowed are ..4");
    refuses(texts_type(), "{\"s\":\"\xC3\xA9\xC3\xA9\\u00e9\"}", NULL, TENON_E_LENGTH, 1, 6, "$.s",
            "6 bytes long, allowed are ..4"); /* bytes of the value, not of its spelling, and not
                                                 characters */
    reads(texts_type(), &v, "{\"s\":\"\\u0061\\u0062\\u00e9\"}", NULL);
    assert_int_equal(v.s.len, 4);
    drop(texts_type(), &v);
    refuses(texts_type(), "{\"fixed\":\"\"}", NULL, TENON_E_LENGTH, 1, 10, "$.fixed",
            "0 bytes long, allowed are 1..3");
    refuses(texts_type(), "{\"fixed\":\"1234\"}", NULL, TENON_E_LENGTH, 1, 10, "$.fixed", NULL);
    refuses(texts_type(), "{\"fixed\":\"123456789012345678\"}", NULL, TENON_E_LENGTH, 1, 10,
            "$.fixed", NULL);
    refuses(texts_type(), "{\"nothing\":\"x\"}", NULL, TENON_E_LENGTH, 1, 12, "$.nothing", NULL);
    reads(texts_type(), &v, "{\"c\":\"first\"}", NULL);
    cannot_update(texts_type(), &v, "{\"c\":\"x\"}", NULL, TENON_E_LENGTH, "$.c", NULL);
    assert_string_equal(v.c, "first");
    drop(texts_type(), &v);
}

static void truncate_text(void **state)
{
    static const char *const eights[][2] = {
        {"1234567", "1234567"},
        {"12345678", "1234567"},
        {"12345678901234567890123456789012345678901234567890", "1234567"},
        {"123456\xC3\xA9", "123456"}, /* never half a character */
        {"12345\xC3\xA9", "12345\xC3\xA9"},
        {"12345\xE2\x82\xAC", "12345"},
        {"1234\xE2\x82\xACz", "1234\xE2\x82\xAC"},
        {"1234\xF0\x9F\x98\x80", "1234"},
        {"123\xF0\x9F\x98\x80", "123\xF0\x9F\x98\x80"},
        {"1234\\uD83D\\uDE00", "1234"},
        {"123\\uD83D\\uDE00z", "123\xF0\x9F\x98\x80"},
        {"123456\\u00e9", "123456"},
        {"\\t\\t\\t\\t\\t\\t\\t\\t", "\t\t\t\t\t\t\t"},
        {"", ""},
    };
    struct cut v;
    char text[128];
    (void)state;
    for (size_t i = 0; i < sizeof eights / sizeof *eights; i++) {
        snprintf(text, sizeof text, "{\"eight\":\"%s\"}", eights[i][0]);
        reads(cut_type(), &v, text, NULL);
        assert_string_equal(v.eight, eights[i][1]);
    }
    reads(cut_type(), &v, "{\"four\":\"abcdef\",\"one\":\"abc\",\"limited\":\"1234567890\"}", NULL);
    assert_string_equal(v.four, "abc");
    assert_string_equal(v.one, "");
    assert_string_equal(v.limited, "1234567");
    refuses(cut_type(), "{\"limited\":\"12345678901\"}", NULL, TENON_E_LENGTH, 1, 12, "$.limited",
            "11 bytes long, allowed are ..10");
    refuses(cut_type(), "{\"four\":\"123456\\x\"}", NULL, TENON_E_ESCAPE, 1, 16, "$.four",
            NULL); /* what is cut off is read */
    refuses(cut_type(), "{\"four\":\"123456\\u0000\"}", NULL, TENON_E_EMBEDDED_NUL, 1, 9, "$.four",
            NULL);
    refuses(cut_type(), "{\"four\":5}", NULL, TENON_E_TYPE, 1, 9, "$.four",
            "expected a string, found a number");
}

static void max_count(void **state)
{
    struct counts v;
    char text[512], *p = text;
    (void)state;
    reads(counts_type(), &v,
          "{\"list\":[\"1\",\"2\",\"3\"],\"map\":{\"a\":{},\"b\":{}},\"fixed\":[1,2],\"none\":[]}",
          NULL);
    drop(counts_type(), &v);
    refuses(counts_type(), "{\"list\":[\"1\",\"2\",\"3\",\"4\"]}", NULL, TENON_E_COUNT, 1, 22,
            "$.list[3]", "more than 3 elements");
    refuses(counts_type(), "{\"map\":{\"a\":{},\"b\":{},\"c\":{}}}", NULL, TENON_E_COUNT, 1, 23,
            NULL, "more than 2 elements");
    refuses(counts_type(), "{\"fixed\":[1,2,3]}", NULL, TENON_E_COUNT, 1, 15, "$.fixed[2]",
            "more than 2 elements");
    refuses(counts_type(), "{\"none\":[1]}", NULL, TENON_E_COUNT, 1, 10, "$.none[0]",
            "more than 0 elements");
    p += sprintf(p, "{\"pairs\":[{}");
    for (int i = 1; i < 20; i++)
        p += sprintf(p, ",{}");
    sprintf(p, "]}");
    reads(counts_type(), &v, text, NULL);
    assert_int_equal(v.n_pairs, 20);
    drop(counts_type(), &v);
    sprintf(p, ",{}]}");
    refuses(counts_type(), text, NULL, TENON_E_COUNT, 1, (unsigned)(p - text) + 2, "$.pairs[20]",
            "more than 20 elements");
    /* the call's limit is for every array, and the smaller of the two counts */
    const tenon_options two = {.max_items = 2};
    refuses(counts_type(), "{\"list\":[\"1\",\"2\",\"3\"]}", &two, TENON_E_COUNT, 1, 18,
            "$.list[2]", "more than 2 elements");
    reads(counts_type(), &v, "{\"list\":[\"1\",\"2\"],\"unknown\":[1,2,3,4]}", &two);
    drop(counts_type(), &v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(numbers), TEST(lengths), TEST(truncate_text),
                                       TEST(max_count)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
