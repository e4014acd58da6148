/* SPDX-License-Identifier: MIT
 * test_http_problem.c: status codes, the header fields of a body, problem details.
 *
 * Problems are compared byte by byte, and are read back by a struct of this file, described as
 * users would. Sinks fail at every allocation and at every size. Errors hold what no part of the
 * library puts into them: strings without end, bytes that are not UTF-8. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/http.h>
#include <tenon/tenon.h>

#include "base/base.h"
#include "support/fault.h"

#define STR(s) ((tenon_str){(s), sizeof(s) - 1})

/* ---- status ---------------------------------------------------------------------------------- */

static void test_status(void **state)
{
    (void)state;
    static const struct {
        int code, status;
    } table[] = {
        {TENON_E_NONE, 200},       {TENON_E_EMPTY, 400},       {TENON_E_SYNTAX, 400},
        {TENON_E_INCOMPLETE, 400}, {TENON_E_TRAILING, 400},    {TENON_E_UTF8, 400},
        {TENON_E_ESCAPE, 400},     {TENON_E_CONTROL, 400},     {TENON_E_NUMBER, 400},
        {TENON_E_TYPE, 400},       {TENON_E_RANGE, 400},       {TENON_E_INTEGER, 400},
        {TENON_E_LENGTH, 400},     {TENON_E_CAPACITY, 400},    {TENON_E_COUNT, 400},
        {TENON_E_ENUM, 400},       {TENON_E_TIME, 400},        {TENON_E_EMBEDDED_NUL, 400},
        {TENON_E_DUPLICATE, 400},  {TENON_E_UNKNOWN, 400},     {TENON_E_MISSING, 400},
        {TENON_E_NULL_VALUE, 500}, {TENON_E_NONFINITE, 500},   {TENON_E_DEPTH, 400},
        {TENON_E_SIZE, 413},       {TENON_E_MEMORY, 500},      {TENON_E_SPACE, 500},
        {TENON_E_IO, 500},         {TENON_E_DESCRIPTION, 500}, {TENON_E_MISUSE, 500},
    };
    assert_int_equal(sizeof table / sizeof *table, TENON_E_COUNT_OF_CODES);
    for (int i = 0; i < TENON_E_COUNT_OF_CODES; i++) {
        assert_int_equal(table[i].code, i);
        assert_int_equal(tenon_http_status(&(tenon_error){.code = i}), table[i].status);
    }
    assert_int_equal(tenon_http_status(NULL), 500);
    assert_int_equal(tenon_http_status(&(tenon_error){.code = -1}), 500);
    assert_int_equal(tenon_http_status(&(tenon_error){.code = TENON_E_COUNT_OF_CODES}), 500);
    assert_int_equal(tenon_http_status(&(tenon_error){.code = INT32_MAX}), 500);
    assert_int_equal(tenon_http_status(&(tenon_error){.code = INT32_MIN}), 500);
}

static void test_reason(void **state)
{
    (void)state;
    assert_string_equal(tenon_http_reason(100), "Continue");
    assert_string_equal(tenon_http_reason(200), "OK");
    assert_string_equal(tenon_http_reason(304), "Not Modified");
    assert_string_equal(tenon_http_reason(400), "Bad Request");
    assert_string_equal(tenon_http_reason(406), "Not Acceptable");
    assert_string_equal(tenon_http_reason(413), "Content Too Large");
    assert_string_equal(tenon_http_reason(415), "Unsupported Media Type");
    assert_string_equal(tenon_http_reason(422), "Unprocessable Content");
    assert_string_equal(tenon_http_reason(431), "Request Header Fields Too Large");
    assert_string_equal(tenon_http_reason(500), "Internal Server Error");
    assert_string_equal(tenon_http_reason(502), "Bad Gateway");
    assert_string_equal(tenon_http_reason(504), "Gateway Timeout");
    assert_string_equal(tenon_http_reason(511), "Network Authentication Required");
    static const int unknown[] = {INT32_MIN, -1,  0,   99,  104, 306, 418,      419,
                                  430,       499, 510, 512, 599, 600, INT32_MAX};
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        assert_string_equal(tenon_http_reason(unknown[i]), "");
    int known = 0;
    for (int status = 0; status < 1000; status++) {
        const char *reason = tenon_http_reason(status);
        known += reason[0] != 0;
        for (const char *c = reason; *c; c++) /* it may go into a status line as it stands */
            assert_true(*c >= ' ' && *c < 0x7F);
    }
    assert_int_equal(known, 60);
}

static void test_status_fits_reason(void **state)
{
    (void)state;
    for (int i = 0; i < TENON_E_COUNT_OF_CODES; i++)
        assert_true(tenon_http_reason(tenon_http_status(&(tenon_error){.code = i}))[0]);
}

/* ---- headers --------------------------------------------------------------------------------- */

static void test_headers(void **state)
{
    (void)state;
    static const struct {
        enum tenon_media media;
        size_t length;
        const char *text;
    } table[] = {
        {TENON_MEDIA_JSON, 123, "Content-Type: application/json\r\nContent-Length: 123\r\n"},
        {TENON_MEDIA_CSV, 0, "Content-Type: text/csv\r\nContent-Length: 0\r\n"},
        {TENON_MEDIA_PROBLEM, UINT32_MAX,
         "Content-Type: application/problem+json\r\nContent-Length: 4294967295\r\n"},
        {TENON_MEDIA_NONE, 0, "Content-Length: 0\r\n"},
        {TENON_MEDIAS, 7, "Content-Length: 7\r\n"},
        {(enum tenon_media)(-1), 7, "Content-Length: 7\r\n"},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const size_t len = strlen(table[i].text);
        assert_int_equal(tenon_http_headers(NULL, 0, table[i].media, table[i].length), len);
        for (size_t size = 0; size <= len + 2; size++) {
            char *buf = malloc(size ? size : 1);
            memset(buf, '#', size ? size : 1);
            assert_int_equal(tenon_http_headers(buf, size, table[i].media, table[i].length), len);
            if (size == 0) {
                assert_int_equal(buf[0], '#');
            } else {
                const size_t n = size > len ? len : size - 1;
                assert_memory_equal(buf, table[i].text, n);
                assert_int_equal(buf[n], '\0');
                if (size > n + 1)
                    assert_int_equal(buf[n + 1], '#');
            }
            free(buf);
        }
    }
    /* What http.h says is enough. */
    for (int i = 0; i < TENON_MEDIAS; i++)
        assert_true(tenon_http_headers(NULL, 0, (enum tenon_media)i, SIZE_MAX) < 96);
}

/* ---- problems -------------------------------------------------------------------------------- */

struct heard {
    tenon_str type, title, detail, instance, code, path;
    int status;
    uint32_t line, column;
    uint64_t offset;
    bool has_offset;
};

TENON_DECLARE(heard, struct heard);

TENON_BEGIN(heard, TENON_REFUSE_UNKNOWN_MEMBERS) = {
    TENON_FIELD(type),
    TENON_FIELD(title),
    TENON_FIELD(detail),
    TENON_FIELD(instance),
    TENON_FIELD(code),
    TENON_FIELD(path),
    TENON_FIELD(status, TENON_REQUIRED),
    TENON_FIELD(line),
    TENON_FIELD(column),
    TENON_FIELD(offset, TENON_HAS(has_offset)),
} TENON_END;

/* The text of a problem, which must be written, NUL-terminated in buf. */
static const char *written(const tenon_http_problem *problem, char *buf, size_t size)
{
    tenon_sink sink;
    tenon_error error = {.code = 99};
    tenon_sink_fixed(&sink, buf, size - 1);
    assert_true(tenon_http_problem_write(problem, &sink, &error));
    assert_int_equal(error.code, TENON_E_NONE);
    assert_true(tenon_sink_fini(&sink, NULL));
    assert_true(sink.len < size);
    buf[sink.len] = '\0';
    return buf;
}

static const tenon_error range_error = {
    .code = TENON_E_RANGE,
    .line = 2,
    .column = 11,
    .offset = 12,
    .path = "$.port",
    .detail = "256 is out of range 0..255",
    .excerpt = "secret text\n ^",
};

static void test_written(void **state)
{
    (void)state;
    static const tenon_error bare = {.code = TENON_E_EMPTY},
                             first = {.code = TENON_E_SYNTAX, .line = 1, .column = 1},
                             good = {.code = TENON_E_NONE, .detail = "stale", .line = 4};
    const struct {
        tenon_http_problem problem;
        const char *text;
    } table[] = {
        {{.status = 404}, "{\"title\":\"Not Found\",\"status\":404}"},
        {{.status = 100}, "{\"title\":\"Continue\",\"status\":100}"},
        {{.status = 599}, "{\"status\":599}"},
        {{.status = 0}, "{\"title\":\"Internal Server Error\",\"status\":500}"},
        {{.status = 415,
          .type = STR("https://example.org/media"),
          .title = STR("Not this"),
          .detail = STR("JSON \"only\""),
          .instance = STR("/config")},
         "{\"type\":\"https://example.org/media\",\"title\":\"Not this\",\"status\":415,"
         "\"detail\":\"JSON \\\"only\\\"\",\"instance\":\"/config\"}"},
        /* empty is not absent */
        {{.status = 404, .type = STR(""), .title = STR(""), .detail = STR(""), .instance = STR("")},
         "{\"type\":\"\",\"title\":\"\",\"status\":404,\"detail\":\"\",\"instance\":\"\"}"},
        {{.error = &range_error},
         "{\"title\":\"Bad Request\",\"status\":400,\"detail\":\"256 is out of range 0..255\","
         "\"code\":\"range\",\"path\":\"$.port\",\"line\":2,\"column\":11,\"offset\":12}"},
        {{.status = 422, .detail = STR("no"), .error = &range_error},
         "{\"title\":\"Unprocessable Content\",\"status\":422,\"detail\":\"no\","
         "\"code\":\"range\",\"path\":\"$.port\",\"line\":2,\"column\":11,\"offset\":12}"},
        /* the text of the code stands in; no place, no path */
        {{.error = &bare},
         "{\"title\":\"Bad Request\",\"status\":400,"
         "\"detail\":\"there is no value in the text\",\"code\":\"empty\"}"},
        {{.error = &first},
         "{\"title\":\"Bad Request\",\"status\":400,\"detail\":\"the text is not JSON here\","
         "\"code\":\"syntax\",\"line\":1,\"column\":1,\"offset\":0}"},
        /* no error at all */
        {{.status = 404, .error = &good}, "{\"title\":\"Not Found\",\"status\":404}"},
    };
    char buf[2048];
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        assert_string_equal(written(&table[i].problem, buf, sizeof buf), table[i].text);
}

/* Every code, with every kind of status: what may go out does, what may not does not. */
static void test_nothing_leaks(void **state)
{
    (void)state;
    static const int statuses[] = {0, 200, 400, 413, 422, 499, 500, 501, 503, 599};
    char buf[2048];
    for (int code = -1; code <= TENON_E_COUNT_OF_CODES; code++)
        for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++) {
            tenon_error error = range_error;
            error.code = code;
            const tenon_http_problem problem = {.status = statuses[i], .error = &error};
            const char *text = written(&problem, buf, sizeof buf);
            bool open =
                code != TENON_E_NONE && tenon_http_status(&error) < 500 && statuses[i] < 500;
            assert_int_equal(strstr(text, "256") != NULL, open);
            assert_int_equal(strstr(text, "$.port") != NULL, open);
            assert_int_equal(strstr(text, "\"code\"") != NULL, open);
            assert_int_equal(strstr(text, "\"detail\"") != NULL, open);
            assert_int_equal(strstr(text, "\"line\"") != NULL, open);
            assert_int_equal(strstr(text, "\"offset\"") != NULL, open);
            assert_null(strstr(text, "secret"));
        }
    /* What the caller says goes out. */
    tenon_error io = range_error;
    io.code = TENON_E_IO;
    assert_string_equal(
        written(&(tenon_http_problem){.error = &io, .detail = STR("try again")}, buf, sizeof buf),
        "{\"title\":\"Internal Server Error\",\"status\":500,\"detail\":\"try again\"}");
}

/* An error that a read gave. */
static void test_of_a_read(void **state)
{
    (void)state;
    static const char text[] = "{\n \"status\": 1, \"linee\": 5}";
    struct heard heard;
    tenon_error error;
    char buf[2048];
    assert_false(heard_json_read(&heard, text, sizeof text - 1, tenon_heap, NULL, &error));
    assert_string_equal(
        written(&(tenon_http_problem){.error = &error, .instance = STR("/heard")}, buf, sizeof buf),
        "{\"title\":\"Bad Request\",\"status\":400,"
        "\"detail\":\"no such member; did you mean \\\"line\\\"?\",\"instance\":\"/heard\","
        "\"code\":\"unknown\",\"path\":\"$.linee\",\"line\":2,\"column\":16,\"offset\":17}");
    assert_false(heard_json_read(&heard, text, sizeof text - 1, tenon_heap,
                                 &(tenon_options){.max_bytes = 9}, &error));
    written(&(tenon_http_problem){.error = &error}, buf, sizeof buf);
    assert_non_null(strstr(buf, "\"Content Too Large\",\"status\":413"));
}

/* Reads a problem back; strings live in the arena. */
static void read_back(const char *text, struct heard *heard, tenon_arena *arena)
{
    tenon_error error;
    if (!heard_json_read(heard, text, strlen(text), &arena->mem, NULL, &error))
        fail_msg("%s: %s", text, error.detail);
}

/* Errors that are full to the last byte, with and without an end, of text that is cut anywhere. */
static void test_full_texts(void **state)
{
    (void)state;
    static const char *const units[] = {"x",         "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80",
                                        "a\xC3\xA9", "\xFF",     "\n",           "\"\\"};
    tenon_arena arena;
    char buf[4096];
    tenon_arena_init(&arena, NULL, 0);
    for (size_t u = 0; u < sizeof units / sizeof *units; u++)
        for (size_t shift = 0; shift < 4; shift++)
            for (int ended = 0; ended < 2; ended++) {
                struct heard heard;
                tenon_error error = {.code = TENON_E_ENUM};
                memset(error.excerpt, '!', sizeof error.excerpt);
                for (size_t i = 0; i < sizeof error.detail; i++)
                    error.detail[i] = i < shift ? '.' : units[u][(i - shift) % strlen(units[u])];
                memcpy(error.path, error.detail, sizeof error.path);
                if (ended) {
                    error.detail[sizeof error.detail - 1] = '\0';
                    error.path[sizeof error.path - 1] = '\0';
                }
                written(&(tenon_http_problem){.error = &error}, buf, sizeof buf);
                read_back(buf, &heard, &arena); /* checks UTF-8 */
                assert_true(heard.detail.len >= sizeof error.detail - 8);
                assert_true(heard.detail.len < sizeof error.detail + 4);
                assert_true(heard.path.len >= sizeof error.path - 8);
                assert_true(heard.path.len < sizeof error.path + 4);
                assert_null(memchr(heard.detail.data, '!', heard.detail.len));
                assert_null(memchr(heard.detail.data, '\n', heard.detail.len));
            }
    tenon_arena_fini(&arena);
}

/* Detail and path of a cut error of the library, as they were. */
static void test_cut_text(void **state)
{
    (void)state;
    tenon_arena arena;
    struct heard heard;
    tenon_error error;
    char text[1000], buf[4096];
    tenon_arena_init(&arena, NULL, 0);
    for (size_t shift = 0; shift < 8; shift++) {
        size_t len = (size_t)snprintf(text, sizeof text, "{\"%.*s", (int)shift, "abcdefgh");
        for (size_t i = 0; i < 150; i++, len += 3)
            memcpy(text + len, "\xE2\x82\xAC", 3);
        len += (size_t)snprintf(text + len, sizeof text - len, "\":1}");
        assert_false(heard_json_read(&heard, text, len, &arena.mem, NULL, &error));
        assert_int_equal(error.code, TENON_E_UNKNOWN);
        written(&(tenon_http_problem){.error = &error}, buf, sizeof buf);
        read_back(buf, &heard, &arena);
        assert_int_equal(heard.path.len, strlen(error.path));
        assert_memory_equal(heard.path.data, error.path, heard.path.len);
        assert_memory_equal(heard.detail.data, error.detail, heard.detail.len);
    }
    tenon_arena_fini(&arena);
}

/* Well-formed texts of every length that an error holds come through whole. */
static void test_lengths(void **state)
{
    (void)state;
    tenon_arena arena;
    struct heard heard;
    char buf[4096];
    tenon_arena_init(&arena, NULL, 0);
    for (size_t len = 1; len < sizeof((tenon_error *)0)->detail; len++) {
        tenon_error error = {.code = TENON_E_TYPE};
        for (size_t i = 0; i < len; i++) {
            error.detail[i] = (char)('a' + i % 26);
            if (i < sizeof error.path - 1)
                error.path[i] = (char)('z' - i % 26);
        }
        read_back(written(&(tenon_http_problem){.error = &error}, buf, sizeof buf), &heard, &arena);
        assert_int_equal(heard.detail.len, len);
        assert_string_equal(heard.detail.data, error.detail);
        assert_string_equal(heard.path.data, error.path);
    }
    tenon_arena_fini(&arena);
}

static void test_largest(void **state)
{
    (void)state;
    tenon_arena arena;
    struct heard heard;
    tenon_error error = range_error;
    char buf[4096];
    error.line = error.column = UINT32_MAX;
    error.offset = SIZE_MAX;
    tenon_arena_init(&arena, NULL, 0);
    read_back(written(&(tenon_http_problem){.error = &error}, buf, sizeof buf), &heard, &arena);
    assert_true(heard.line == UINT32_MAX && heard.column == UINT32_MAX);
    assert_true(heard.has_offset && heard.offset == SIZE_MAX);
    tenon_arena_fini(&arena);
}

/* ---- failures -------------------------------------------------------------------------------- */

static void expect_misuse(const tenon_http_problem *problem)
{
    tenon_sink sink;
    tenon_error error = {.code = 99};
    char buf[100];
    tenon_sink_fixed(&sink, buf, sizeof buf);
    assert_false(tenon_http_problem_write(problem, &sink, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
    assert_true(error.detail[0]);
    assert_int_equal(sink.len, 0);
    assert_false(tenon_http_problem_write(problem, &sink, NULL));
}

static void test_misuse(void **state)
{
    (void)state;
    static const int statuses[] = {-1, 1, 99, 600, INT32_MIN, INT32_MAX, 65536 + 400};
    tenon_error error;
    expect_misuse(NULL);
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        expect_misuse(&(tenon_http_problem){.status = statuses[i]});
    assert_false(tenon_http_problem_write(&(tenon_http_problem){.status = 400}, NULL, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
}

/* The caller's strings are checked; a memory sink stays as it was. */
static void test_utf8(void **state)
{
    (void)state;
    tenon_sink sink;
    tenon_error error;
    tenon_sink_memory(&sink, NULL);
    assert_true(tenon__sink_put(&sink, "before", 6));
    const tenon_http_problem problems[] = {
        {.status = 404, .type = STR("\xFF")},
        {.status = 404, .title = STR("a\xC3")},
        {.status = 404, .detail = STR("\xED\xA0\x80")},
        {.status = 404, .instance = STR("/\x80"), .error = &range_error},
    };
    for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
        assert_false(tenon_http_problem_write(&problems[i], &sink, &error));
        assert_int_equal(error.code, TENON_E_UTF8);
        assert_int_equal(sink.len, 6);
    }
    assert_true(tenon_http_problem_write(&(tenon_http_problem){.status = 404}, &sink, &error));
    assert_memory_equal(sink.data, "before{\"title\":\"Not Found\"", 25);
    assert_true(tenon_sink_fini(&sink, NULL));
}

/* The same error says what happened before and what happened now. */
static void test_same_error(void **state)
{
    (void)state;
    char expected[2048], buf[2048];
    tenon_error error = range_error;
    written(&(tenon_http_problem){.error = &range_error}, expected, sizeof expected);
    tenon_sink sink;
    tenon_sink_fixed(&sink, buf, sizeof buf);
    assert_true(tenon_http_problem_write(&(tenon_http_problem){.error = &error}, &sink, &error));
    assert_int_equal(sink.len, strlen(expected));
    assert_memory_equal(buf, expected, sink.len);
    assert_int_equal(error.code, TENON_E_NONE);
}

static void test_allocations(void **state)
{
    (void)state;
    const tenon_http_problem problem = {.error = &range_error, .instance = STR("/x")};
    fault f;
    fault_init(&f);
    for (int from = 0; from < 2; from++)
        for (size_t i = 0;; i++) {
            tenon_sink sink;
            tenon_error error;
            if (from)
                fault_from(&f, i);
            else
                fault_at(&f, i);
            tenon_sink_memory(&sink, &f.mem);
            bool done = tenon_http_problem_write(&problem, &sink, &error);
            assert_int_equal(error.code, done ? TENON_E_NONE : TENON_E_MEMORY);
            assert_int_equal(sink.len > 0, done);
            tenon_sink_fini(&sink, NULL);
            assert_true(fault_clean(&f));
            if (!f.refused) {
                assert_true(i > 0);
                break;
            }
            assert_false(done);
        }
    fault_fini(&f);
}

/* Sinks that take n bytes, in pieces. */
static bool put_some(tenon_sink *sink, const char *bytes, size_t len)
{
    size_t *left = sink->context;
    (void)bytes;
    if (len > *left)
        return false;
    *left -= len;
    return true;
}

static void test_sinks(void **state)
{
    (void)state;
    const tenon_http_problem problem = {.error = &range_error};
    char expected[2048];
    const size_t len = strlen(written(&problem, expected, sizeof expected));
    for (size_t size = 0; size <= len; size++) {
        char *buf = malloc(size ? size : 1);
        tenon_sink sink;
        tenon_error error;
        tenon_sink_fixed(&sink, buf, size);
        tenon_http_problem_write(&problem, &sink, NULL);
        assert_int_equal(sink.len, len);
        assert_memory_equal(buf, expected, size);
        assert_int_equal(tenon_sink_fini(&sink, &error), size == len);
        assert_int_equal(error.code, size == len ? TENON_E_NONE : TENON_E_SPACE);
        free(buf);

        size_t left = size;
        tenon_sink_callback(&sink, put_some, &left);
        assert_int_equal(tenon_http_problem_write(&problem, &sink, &error), size == len);
        assert_int_equal(error.code, size == len ? TENON_E_NONE : TENON_E_IO);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_status),
        cmocka_unit_test(test_reason),
        cmocka_unit_test(test_status_fits_reason),
        cmocka_unit_test(test_headers),
        cmocka_unit_test(test_written),
        cmocka_unit_test(test_nothing_leaks),
        cmocka_unit_test(test_of_a_read),
        cmocka_unit_test(test_full_texts),
        cmocka_unit_test(test_cut_text),
        cmocka_unit_test(test_lengths),
        cmocka_unit_test(test_largest),
        cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_utf8),
        cmocka_unit_test(test_same_error),
        cmocka_unit_test(test_allocations),
        cmocka_unit_test(test_sinks),
    };
    return cmocka_run_group_tests_name("http_problem", tests, NULL, NULL);
}
