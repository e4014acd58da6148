/* SPDX-License-Identifier: MIT
 * test_times.c: date-times. The profile is the extended format of ISO 8601-1:2019, of whose
 * fraction nine digits count:
 *
 *   yyyy-MM-dd [ Thh:mm [ :ss [ .f{1,16} ] ] [ Z | +hh:mm | -hh:mm ] ]
 *
 * The rules, form by form, and the calendar against a formula of its own. Public sets are in
 * test_time_sets.c. Each text is read as written and with escapes, at the end of the text and far
 * from it. */
#include "entrances.h"

#include "types/times.h"
#ifdef TEST_GENERATED
#include "types/times.tenon.h"
#else
TENON_DECLARE(stamp, struct stamp);
TENON_DECLARE(stamps, struct stamps);

TENON_BEGIN(stamp) = {TENON_FIELD(at)} TENON_END;
TENON_BEGIN(stamps, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
#endif

#define FAR "                                                                "

/* Reads {"at":"TEXT"} in several places; all must agree. text may hold any bytes but quotes and
 * backslashes; control characters and NULs go in as escapes. */
static bool reads(const char *text, size_t len, tenon_time *ret)
{
    static const struct {
        const char *before, *behind;
    } places[] = {{"{\"at\":\"", "\"}"},
                  {"{\"at\" : \"", "\"" FAR "}"},
                  {"{\"x\":[], \"at\":\"", "\",\"y\":1}"}};
    bool first = false;
    for (size_t i = 0; i < 2 * sizeof places / sizeof *places; i++) {
        char all[1024];
        size_t n = (size_t)sprintf(all, "%s", places[i / 2].before), from = n - 1;
        struct stamp object;
        tenon_error error;
        for (size_t k = 0; k < len; k++) {
            unsigned char c = (unsigned char)text[k];
            bool escape = c < 0x20 || (i % 2 && c < 0x80 && (k % 3 == 0 || len == 1));
            n += (size_t)sprintf(all + n, escape ? "\\u%04x" : "%c", c);
        }
        n += (size_t)sprintf(all + n, "%s", places[i / 2].behind);
        memset(&object, 0xA5, sizeof object);
        char *exact = data_exact(all, n);
        bool ok = stamp_json_read(&object, exact, n, NULL, NULL, &error);
        free(exact);
        if (!ok &&
            (error.code != TENON_E_TIME || error.offset != from || strcmp(error.path, "$.at") != 0))
            fail_msg("%s: %s at %zu", all, tenon_error_word(error.code), error.offset);
        if (i > 0 && ok != first)
            fail_msg("%s: %d, elsewhere %d", all, ok, first);
        if (i > 0 && ok && memcmp(ret, &object.at, sizeof object.at) != 0)
            fail_msg("%s: another time", all);
        first = ok;
        *ret = object.at;
    }
    return first;
}

static void check_refused(const char *text)
{
    tenon_time at;
    if (reads(text, strlen(text), &at))
        fail_msg("%s was read", text);
    assert_true(at.seconds == 0 && at.nanoseconds == 0 && at.offset == 0 && at.kind == 0);
}

/* Days since 1970-01-01. */
static int64_t days_of(int year, int month, int day)
{
    static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    int64_t y = year - 1;
    return 365 * y + y / 4 - y / 100 + y / 400 - 719162 + before[month - 1] + (leap && month > 2) +
           day - 1;
}

static void check_printed(const tenon_time *at, const char *wanted)
{
    const struct stamp object = {*at};
    char all[80], buf[80];
    snprintf(all, sizeof all, "{\"at\":\"%s\"}", wanted);
    assert_int_equal(stamp_json_print(&object, buf, sizeof buf, NULL), strlen(all));
    assert_string_equal(buf, all);
}

/* ---- the rules ------------------------------------------------------------------------------- */

typedef struct form {
    const char *text;
    int64_t local; /* seconds of the local time since 1970 */
    uint32_t nanoseconds;
    int offset; /* minutes */
    enum tenon_time_kind kind;
    const char *written; /* NULL: as it was read */
} form;

/* 2024-02-29T00:00:00 */
#define LEAP_DAY INT64_C(1709164800)
enum { AT_0102 = 3720, AT_010203 = 3723, AT_235959 = 86399 };

static const form forms[] = {
    {"2024-02-29", LEAP_DAY, 0, 0, TENON_TIME_UNSPECIFIED, "2024-02-29T00:00:00"},
    {"2024-02-29T01:02", LEAP_DAY + AT_0102, 0, 0, TENON_TIME_UNSPECIFIED, "2024-02-29T01:02:00"},
    {"2024-02-29T01:02Z", LEAP_DAY + AT_0102, 0, 0, TENON_TIME_UTC, "2024-02-29T01:02:00Z"},
    {"2024-02-29T01:02+03:45", LEAP_DAY + AT_0102, 0, 225, TENON_TIME_OFFSET,
     "2024-02-29T01:02:00+03:45"},
    {"2024-02-29T01:02-03:45", LEAP_DAY + AT_0102, 0, -225, TENON_TIME_OFFSET,
     "2024-02-29T01:02:00-03:45"},
    {"2024-02-29T01:02:03", LEAP_DAY + AT_010203, 0, 0, TENON_TIME_UNSPECIFIED, NULL},
    {"2024-02-29T01:02:03Z", LEAP_DAY + AT_010203, 0, 0, TENON_TIME_UTC, NULL},
    {"2024-02-29T01:02:03+14:00", LEAP_DAY + AT_010203, 0, 840, TENON_TIME_OFFSET, NULL},
    {"2024-02-29T01:02:03-14:00", LEAP_DAY + AT_010203, 0, -840, TENON_TIME_OFFSET, NULL},
    {"2024-02-29T01:02:03+00:00", LEAP_DAY + AT_010203, 0, 0, TENON_TIME_OFFSET, NULL},
    {"2024-02-29T01:02:03-00:00", LEAP_DAY + AT_010203, 0, 0, TENON_TIME_OFFSET,
     "2024-02-29T01:02:03+00:00"},
    {"2024-02-29T23:59:59.9", LEAP_DAY + AT_235959, 900000000, 0, TENON_TIME_UNSPECIFIED, NULL},
    {"2024-02-29T23:59:59.9Z", LEAP_DAY + AT_235959, 900000000, 0, TENON_TIME_UTC, NULL},
    {"2024-02-29T23:59:59.9-13:59", LEAP_DAY + AT_235959, 900000000, -839, TENON_TIME_OFFSET, NULL},
    {"2024-02-29T00:00:00.000", LEAP_DAY, 0, 0, TENON_TIME_UNSPECIFIED, "2024-02-29T00:00:00"},
    {"2024-02-29T00:00:00.000000001Z", LEAP_DAY, 1, 0, TENON_TIME_UTC, NULL},
    {"2024-02-29T00:00:00.0010", LEAP_DAY, 1000000, 0, TENON_TIME_UNSPECIFIED,
     "2024-02-29T00:00:00.001"},
    {"2024-02-29T00:00:00.1234567891234567Z", LEAP_DAY, 123456789, 0, TENON_TIME_UTC,
     "2024-02-29T00:00:00.123456789Z"},
    {"2024-02-29T00:00:00.9999999999999999-14:00", LEAP_DAY, 999999999, -840, TENON_TIME_OFFSET,
     "2024-02-29T00:00:00.999999999-14:00"},
    {"0001-01-01", INT64_C(-62135596800), 0, 0, TENON_TIME_UNSPECIFIED, "0001-01-01T00:00:00"},
    {"0001-01-01T00:00:00+14:00", INT64_C(-62135596800), 0, 840, TENON_TIME_OFFSET, NULL},
    {"9999-12-31T23:59:59.999999999Z", INT64_C(253402300799), 999999999, 0, TENON_TIME_UTC, NULL},
    {"9999-12-31T23:59:59-14:00", INT64_C(253402300799), 0, -840, TENON_TIME_OFFSET, NULL},
    {"1970-01-01T00:00:00Z", 0, 0, 0, TENON_TIME_UTC, NULL},
    {"1969-12-31T23:59:59.5Z", -1, 500000000, 0, TENON_TIME_UTC, NULL},
};

static void times_accepted(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const form *f = &forms[i];
        tenon_time at;
        if (!reads(f->text, strlen(f->text), &at))
            fail_msg("%s was refused", f->text);
        if (at.seconds != f->local - f->offset * 60 || at.nanoseconds != f->nanoseconds ||
            at.offset != f->offset || at.kind != f->kind)
            fail_msg("%s: %lld.%09u %d %d", f->text, (long long)at.seconds,
                     (unsigned)at.nanoseconds, at.offset, at.kind);
        check_printed(&at, f->written ? f->written : f->text);
    }
}

static const char *const refused[] = {
    /* no date, or not one */
    "",
    "2",
    "2024",
    "2024-02",
    "2024-2-29",
    "2024-02-9",
    "24-02-29",
    "02024-02-29",
    "+2024-02-29",
    "-2024-02-29",
    "20240229",
    "2024/02/29",
    "2024-W09-4",
    "2024-060",
    "2024-02-29 ",
    " 2024-02-29",
    "0000-01-01",
    "2024-00-01",
    "2024-13-01",
    "2024-01-00",
    "2024-01-32",
    "2024-02-30",
    "2023-02-29",
    "1900-02-29",
    "2100-02-29",
    "2024-04-31",
    "2024-06-31",
    "2024-09-31",
    "2024-11-31",
    "10000-01-01",
    "2024-02-29Z",
    "2024-02-29+01:00",
    /* between date and time */
    "2024-02-29T",
    "2024-02-29t01:02:03",
    "2024-02-29 01:02:03",
    "2024-02-2901:02:03",
    "2024-02-29TT01:02",
    "2024-02-29T 01:02",
    /* the time */
    "2024-02-29T01",
    "2024-02-29T01Z",
    "2024-02-29T01:",
    "2024-02-29T01:2",
    "2024-02-29T1:02",
    "2024-02-29T0102",
    "2024-02-29T010203",
    "2024-02-29T01:02:",
    "2024-02-29T01:02:3",
    "2024-02-29T24:00",
    "2024-02-29T24:00:00",
    "2024-02-29T25:00",
    "2024-02-29T01:60",
    "2024-02-29T01:02:60",
    "2024-02-29T23:59:60Z",
    "2024-02-29T01:02:61",
    "2024-02-29T-1:02",
    "2024-02-29T01:02:+3",
    "2024-02-29T01:02.5",
    "2024-02-29T01:02:03:04",
    /* the fraction */
    "2024-02-29T01:02:03.",
    "2024-02-29T01:02:03.Z",
    "2024-02-29T01:02:03,5",
    "2024-02-29T01:02:03.12345678912345678",
    "2024-02-29T01:02:03.00000000000000000Z",
    "2024-02-29T01:02:03..5",
    "2024-02-29T01:02:03.5.5",
    "2024-02-29T01:02:03.-5",
    /* the zone */
    "2024-02-29T01:02:03z",
    "2024-02-29T01:02:03 Z",
    "2024-02-29T01:02:03ZZ",
    "2024-02-29T01:02:03Z+01:00",
    "2024-02-29T01:02:03+01:00Z",
    "2024-02-29T01:02:03+",
    "2024-02-29T01:02:03+1",
    "2024-02-29T01:02:03+01",
    "2024-02-29T01:02:03+0100",
    "2024-02-29T01:02:03+01:",
    "2024-02-29T01:02:03+01:0",
    "2024-02-29T01:02:03+1:00",
    "2024-02-29T01:02:03+01:60",
    "2024-02-29T01:02:03+14:01",
    "2024-02-29T01:02:03-14:30",
    "2024-02-29T01:02:03+15:00",
    "2024-02-29T01:02:03+24:00",
    "2024-02-29T01:02:03+01:00:00",
    "2024-02-29T01:02:03\xE2\x88\x92"
    "01:00",
    "2024-02-29T01:02:03 +01:00",
    "2024-02-29T01:02:03UTC",
    /* other digits, other forms */
    "202\xD9\xA4-02-29",
    "2024-02-29T01:02:0\xD9\xA3",
    "now",
    "1709164800",
    "\n2024-02-29",
    "2024-02-29T01:02:03\n",
    "2024\xE2\x80\x93"
    "02-29",
    "Thu, 29 Feb 2024 01:02:03 GMT",
};

static void times_refused(void **state)
{
    char text[64];
    tenon_time at;
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        check_refused(refused[i]);
    assert_false(reads("2024-02-29\0", 11, &at));
    assert_false(reads("2024-02-29T01:02:03Z\0", 21, &at));
    /* every cut of the longest form, but at the ends of shorter ones */
    for (size_t n = 0; n < 42; n++) {
        bool whole = n == 10 || n == 16 || n == 19 || (n >= 21 && n <= 36);
        memcpy(text, "2024-02-29T01:02:03.1234567890123456+11:15", 42);
        assert_int_equal(reads(text, n, &at), whole);
    }
    /* every character of a form replaced */
    for (size_t i = 0; i < 25; i++)
        for (int c = ' '; c < 127; c++) {
            bool digit = c >= '0' && c <= '9', sign = i == 19 && (c == '+' || c == '-');
            memcpy(text, "2024-02-29T01:02:03+01:00", 26);
            if (c == '"' || c == '\\' || text[i] == c ||
                (digit && text[i] >= '0' && text[i] <= '9'))
                continue;
            text[i] = (char)c;
            if (reads(text, 25, &at) != sign)
                fail_msg("%s: %d", text, !sign);
        }
}

static void times_other_kinds(void **state)
{
    static const char *const values[] = {"1709164800", "null", "true", "[]", "{}"};
    (void)state;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        struct stamp object;
        tenon_error error;
        size_t len;
        char *text = wrapped("{\"at\":", values[i], strlen(values[i]), "}", &len);
        assert_false(stamp_json_read(&object, text, len, NULL, NULL, &error));
        assert_int_equal(error.code, TENON_E_TYPE);
        assert_string_equal(error.path, "$.at");
        free(text);
    }
}

/* First and last day of every month of every year, read and written. */
static void times_calendar(void **state)
{
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    (void)state;
    for (int year = 1; year <= 9999; year++)
        for (int month = 1; month <= 12; month++) {
            bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
            int last = lengths[month - 1] + (month == 2 && leap);
            char text[128];
            int n = sprintf(text, "[\"%04d-%02d-01\",\"%04d-%02d-%02dT%02d:%02d:%02dZ\"]", year,
                            month, year, month, last, year % 24, year % 60, month * 4);
            struct stamps list;
            char buf[128];
            assert_true(stamps_json_read(&list, text, (size_t)n, tenon_heap, NULL, NULL));
            assert_int_equal(list.n, 2);
            assert_true(list.items[0].seconds == days_of(year, month, 1) * 86400);
            assert_true(list.items[1].seconds == days_of(year, month, last) * 86400 +
                                                     year % 24 * 3600 + year % 60 * 60 + month * 4);
            list.items[0].kind = TENON_TIME_UTC;
            sprintf(text, "[\"%04d-%02d-01T00:00:00Z\",\"%04d-%02d-%02dT%02d:%02d:%02dZ\"]", year,
                    month, year, month, last, year % 24, year % 60, month * 4);
            assert_int_equal(stamps_json_print(&list, buf, sizeof buf, NULL), strlen(text));
            assert_string_equal(buf, text);
            stamps_free(&list, tenon_heap);
            sprintf(text, "%04d-%02d-%02d", year, month, last + 1);
            if (year % 97 == 0)
                check_refused(text);
        }
}

static void times_offsets(void **state)
{
    (void)state;
    for (int offset = -840; offset <= 840; offset++) {
        int minutes = offset < 0 ? -offset : offset;
        char text[32];
        tenon_time at;
        int n = sprintf(text, "2024-02-29T01:02:03%c%02d:%02d", offset < 0 ? '-' : '+',
                        minutes / 60, minutes % 60);
        assert_true(reads(text, (size_t)n, &at));
        assert_int_equal(at.kind, TENON_TIME_OFFSET);
        assert_int_equal(at.offset, offset);
        assert_true(at.seconds == LEAP_DAY + AT_010203 - offset * 60);
        check_printed(&at, text);
    }
}

/* What is no date-time between the years 1 and 9999 is not written. */
static void times_unwritable(void **state)
{
    static const tenon_time wrong[] = {
        {INT64_C(-62135596801), 0, 0, TENON_TIME_UTC},
        {INT64_C(253402300800), 0, 0, TENON_TIME_UTC},
        {INT64_MAX, 0, 0, TENON_TIME_UTC},
        {INT64_MIN, 0, 0, TENON_TIME_UNSPECIFIED},
        {INT64_MAX, 0, 840, TENON_TIME_OFFSET},
        {INT64_MIN, 0, -840, TENON_TIME_OFFSET},
        {INT64_C(-62135596800), 0, -1, TENON_TIME_OFFSET},
        {INT64_C(253402300799), 0, 1, TENON_TIME_OFFSET},
        {0, 1000000000, 0, TENON_TIME_UTC},
        {0, UINT32_MAX, 0, TENON_TIME_UTC},
        {0, 0, 841, TENON_TIME_OFFSET},
        {0, 0, -841, TENON_TIME_OFFSET},
        {0, 0, INT16_MIN, TENON_TIME_OFFSET},
        {0, 0, 0, 3},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const struct stamp object = {wrong[i]};
        tenon_sink sink;
        tenon_error error;
        tenon_sink_memory(&sink, NULL);
        if (stamp_json_write(&object, &sink, NULL, &error))
            fail_msg("%zu: %.*s", i, (int)sink.len, sink.data);
        assert_int_equal(error.code, TENON_E_TIME);
        assert_string_equal(error.path, "$.at");
        assert_int_equal(sink.len, 0);
        assert_true(tenon_sink_fini(&sink, NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(times_accepted),    cmocka_unit_test(times_refused),
        cmocka_unit_test(times_other_kinds), cmocka_unit_test(times_calendar),
        cmocka_unit_test(times_offsets),     cmocka_unit_test(times_unwritable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
