/* SPDX-License-Identifier: MIT
 * test_raw_time.c: values kept as their text (tenon_raw), and date-times (tenon_time) of ISO
 * 8601-1, extended profile. */
#include "features/feature.h"

#include "types/raw_time.h"
#ifdef TEST_GENERATED
#include "types/raw_time.tenon.h"
#else
TENON_DECLARE(raws, struct raws);
TENON_BEGIN(raws) = {TENON_FIELD(raw), TENON_FIELD(after)} TENON_END;
TENON_DECLARE(times, struct times);
TENON_BEGIN(times) = {TENON_FIELD(t)} TENON_END;
#endif

static void raw_values(void **state)
{
    static const char *const values[] = {
        "1",
        "-0",
        "1E+2",
        "true",
        "null",
        "\"\"",
        "\"\\u0041\\n\"",
        "[]",
        "{}",
        "[ 1 , 2 ]",
        "{\"a\":{\"b\":[null]}}",
        "123456789012345678901234567890.123456789",
        "[[[[[[[[[[1]]]]]]]]]]",
        "{\"a\":1,\"a\":2}",
        "\"\xF0\x9F\x98\x80\"",
        "\"a text that is longer than thirty-two bytes, with \\\" and \\\\ in it\"",
    };
    struct raws v;
    char text[256];
    (void)state;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        snprintf(text, sizeof text, "{\"raw\":%s,\"after\":7}", values[i]);
        both_ways(raws_type(), text);
        snprintf(text, sizeof text, "{ \"raw\" :\n %s , \"after\":7}",
                 values[i]); /* blanks around it are not its */
        reads(raws_type(), &v, text, NULL);
        assert_string_equal(v.raw.data, values[i]);
        assert_int_equal(v.raw.len, strlen(values[i]));
        snprintf(text, sizeof text, "{\n \"raw\": %s,\n \"after\": 7\n}",
                 values[i]); /* and indenting leaves it alone */
        writes(raws_type(), &v, &(tenon_options){.indent = 1}, text);
        drop(raws_type(), &v);
    }
}

static void wrong_raw_values(void **state)
{
    struct raws v = {{"{\"a\" 1}", 7}, 0};
    (void)state;
    refuses(raws_type(), "{\"raw\":[1,]}", NULL, TENON_E_SYNTAX, 1, 11, "$.raw",
            "expected a value after the comma, found ']'");
    refuses(raws_type(), "{\"raw\":}", NULL, TENON_E_SYNTAX, 1, 8, "$.raw",
            "expected a value, found '}'");
    refuses(raws_type(), "{\"raw\":{\"a\":\"\\q\"}}", NULL, TENON_E_ESCAPE, 1, 14, "$.raw", NULL);
    refuses(raws_type(), "{\"raw\":{\"a\":\"\xFE\"}}", NULL, TENON_E_UTF8, 1, 14, "$.raw", NULL);
    refuses(raws_type(), "{\"raw\":tru", NULL, TENON_E_INCOMPLETE, 1, 11, "$.raw", NULL);
    refuses(raws_type(), "{\"raw\":{}, \"after\":\"\"}", NULL, TENON_E_TYPE, 1, 20, "$.after",
            NULL);
    /* what is kept goes on to others: without what lenient flags let in */
    struct raws lenient;
    reads(raws_type(), &lenient, "{\"raw\":/**/[1,/*,*/{\"a\":\"//\",},]/**/,/**/}",
          FLAGS(TENON_LENIENT));
    assert_string_equal(lenient.raw.data, "[1,{\"a\":\"//\"}]");
    drop(raws_type(), &lenient);
    cannot_write(raws_type(), &v, NULL, TENON_E_SYNTAX, "$.raw",
                 "the raw value is not JSON at byte 5");
    v.raw = (tenon_raw){"", 0};
    cannot_write(raws_type(), &v, NULL, TENON_E_SYNTAX, "$.raw", NULL);
    v.raw = (tenon_raw){"1 2", 3};
    cannot_write(raws_type(), &v, NULL, TENON_E_SYNTAX, "$.raw", NULL);
    v.raw = (tenon_raw){" [1] ", 5}; /* blanks around are no harm */
    writes(raws_type(), &v, NULL, "{\"raw\": [1] ,\"after\":0}");
    v.raw = (tenon_raw){NULL, 0};
    writes(raws_type(), &v, NULL, "{\"raw\":null,\"after\":0}");
}

/* ---- date-times ------------------------------------------------------------------------------ */

enum {
    ZONE_NONE = TENON_TIME_UNSPECIFIED,
    ZONE_UTC = TENON_TIME_UTC,
    ZONE_OFFSET = TENON_TIME_OFFSET
};

static void date_times(void **state)
{
    static const struct {
        const char *text;
        int64_t seconds;
        uint32_t nanoseconds;
        int16_t offset;
        uint8_t kind;
        const char *written; /* NULL: as text */
    } times[] = {
        {"1970-01-01T00:00:00Z", 0, 0, 0, ZONE_UTC, NULL},
        {"1970-01-01", 0, 0, 0, ZONE_NONE, "1970-01-01T00:00:00"},
        {"1970-01-01T00:01", 60, 0, 0, ZONE_NONE, "1970-01-01T00:01:00"},
        {"1970-01-01T00:01Z", 60, 0, 0, ZONE_UTC, "1970-01-01T00:01:00Z"},
        {"1969-12-31T23:59:59Z", -1, 0, 0, ZONE_UTC, NULL},
        {"2000-02-29T12:34:56", 951827696, 0, 0, ZONE_NONE, NULL},
        {"2024-02-29T23:59:59Z", 1709251199, 0, 0, ZONE_UTC, NULL},
        {"1900-02-28T00:00:00Z", -2203977600, 0, 0, ZONE_UTC, NULL},
        {"0001-01-01T00:00:00", -62135596800, 0, 0, ZONE_NONE, NULL},
        {"9999-12-31T23:59:59.999999999", 253402300799, 999999999, 0, ZONE_NONE, NULL},
        {"2000-01-01T00:00:00.5", 946684800, 500000000, 0, ZONE_NONE, NULL},
        {"2000-01-01T00:00:00.123456789Z", 946684800, 123456789, 0, ZONE_UTC, NULL},
        {"2000-01-01T00:00:00.1234567891234567Z", 946684800, 123456789, 0, ZONE_UTC,
         "2000-01-01T00:00:00.123456789Z"},
        {"2000-01-01T00:00:00.1000Z", 946684800, 100000000, 0, ZONE_UTC, "2000-01-01T00:00:00.1Z"},
        {"2000-01-01T00:00:00.000Z", 946684800, 0, 0, ZONE_UTC, "2000-01-01T00:00:00Z"},
        {"2000-01-01T02:00:00+02:00", 946684800, 0, 120, ZONE_OFFSET, NULL},
        {"1999-12-31T18:30:00-05:30", 946684800, 0, -330, ZONE_OFFSET, NULL},
        {"2000-01-01T14:00+14:00", 946684800, 0, 840, ZONE_OFFSET, "2000-01-01T14:00:00+14:00"},
        {"2000-01-01T00:00:00.25-00:00", 946684800, 250000000, 0, ZONE_OFFSET,
         "2000-01-01T00:00:00.25+00:00"},
        {"0001-01-01T00:00:00+14:00", -62135596800 - 50400, 0, 840, ZONE_OFFSET, NULL},
        {"9999-12-31T23:59:59-14:00", 253402300799 + 50400, 0, -840, ZONE_OFFSET, NULL},
        {"2000-01-0\\u0031T00:00:00\\u005a", 946684800, 0, 0, ZONE_UTC, "2000-01-01T00:00:00Z"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        struct times v;
        char text[96], written[96];
        snprintf(text, sizeof text, "{\"t\":\"%s\"}", times[i].text);
        snprintf(written, sizeof written, "{\"t\":\"%s\"}",
                 times[i].written ? times[i].written : times[i].text);
        reads(times_type(), &v, text, NULL);
        assert_true(v.t.seconds == times[i].seconds);
        assert_int_equal(v.t.nanoseconds, times[i].nanoseconds);
        assert_int_equal(v.t.offset, times[i].offset);
        assert_int_equal(v.t.kind, times[i].kind);
        writes(times_type(), &v, NULL, written);
    }
}

static void wrong_date_times(void **state)
{
    static const char *const texts[] = {
        "",
        "2000",
        "2000-01",
        "2000-1-1",
        "00-01-01",
        "0000-01-01",
        "2000-00-01",
        "2000-13-01",
        "2000-01-00",
        "2000-01-32",
        "2000-04-31",
        "2001-02-29",
        "1900-02-29",
        "2100-02-29T00:00:00",
        "2000-01-01Z",
        "2000-01-01+01:00",
        "2000-01-01T",
        "2000-01-01T00",
        "2000-01-01T00Z",
        "2000-01-01 00:00:00",
        "2000-01-01t00:00:00",
        "2000-01-01T00:00:00z",
        "2000-01-01T24:00:00",
        "2000-01-01T23:60:00",
        "2000-01-01T23:59:60",
        "2000-01-01T00:00:00.",
        "2000-01-01T00:00:00,5",
        "2000-01-01T00:00:00.12345678901234567",
        "2000-01-01T00:00.5",
        "2000-01-01T00:00:00+1:00",
        "2000-01-01T00:00:00+01",
        "2000-01-01T00:00:00+0100",
        "2000-01-01T00:00:00+15:00",
        "2000-01-01T00:00:00+14:01",
        "2000-01-01T00:00:00+01:60",
        "2000-01-01T00:00:00Zx",
        " 2000-01-01T00:00:00",
        "2000-01-01T00:00:00 ",
        "20000101T000000",
        "2000-W01-1",
        "+2000-01-01",
        "2000-01-01T00:00:00\\u0000",
        "2000-01-01T00:00:0:",
        "2000-01-0\xC3\xA9",
        "now",
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char text[128], detail[160];
        snprintf(text, sizeof text, "{\"t\":\"%s\"}", texts[i]);
        snprintf(detail, sizeof detail, "not a date-time: \"%s\"", texts[i]);
        refuses(times_type(), text, NULL, TENON_E_TIME, 1, 6, "$.t", detail);
    }
    refuses(times_type(), "{\"t\":0}", NULL, TENON_E_TYPE, 1, 6, "$.t",
            "expected a date-time string, found a number");
    refuses(times_type(), "{\"t\":\"2000-01-01\\x\"}", NULL, TENON_E_ESCAPE, 1, 17, "$.t", NULL);
}

static void times_that_have_no_text(void **state)
{
    static const tenon_time wrong[] = {
        {.seconds = -62135596801},
        {.seconds = 253402300800},
        {.seconds = INT64_MAX},
        {.seconds = INT64_MIN, .kind = ZONE_UTC},
        {.nanoseconds = 1000000000},
        {.kind = 3},
        {.kind = ZONE_OFFSET, .offset = 841},
        {.kind = ZONE_OFFSET, .offset = -841},
        {.seconds = -62135596800, .kind = ZONE_OFFSET, .offset = -1},
        {.seconds = 253402300799, .kind = ZONE_OFFSET, .offset = 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct times v = {wrong[i]};
        cannot_write(times_type(), &v, NULL, TENON_E_TIME, "$.t", NULL);
    }
}

/* Days of all the years from 1 to 9999: reading is the inverse of writing. */
static void every_day(void **state)
{
    struct times v = {{.kind = ZONE_UTC}}, back;
    (void)state;
    for (int64_t day = -719162; day <= 2932896; day += day % 146097 < 1000 ? 1 : 13) {
        char text[64];
        v.t.seconds = day * 86400 + day % 86400 * (day > 0);
        size_t n = times_json_print(&v, text, sizeof text, NULL);
        assert_true(n < sizeof text);
        assert_true(times_json_read(&back, text, n, NULL, NULL, NULL));
        assert_true(back.t.seconds == v.t.seconds);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(raw_values),       TEST(wrong_raw_values),        TEST(date_times),
        TEST(wrong_date_times), TEST(times_that_have_no_text), TEST(every_day),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
