/* SPDX-License-Identifier: MIT
 * test_answer.c: what service/guard.c says to heads of answers, and how it decodes bodies by chunks
 * where they stand. Requests, and chunks that are wrong, are test_guard.c's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "service/guard.h"
#include "support/data.h"

static const struct guard_limits limits = {.head = 256, .target = 0, .fields = 5, .body = 1000};

static struct guard_verdict judge(const char *text, size_t len, size_t *searched)
{
    char *exact = data_exact(text, len);
    const struct guard_verdict verdict = guard_answer(exact, len, searched, &limits);
    free(exact);
    return verdict;
}

struct answer {
    int status, code;
    bool sized, chunked, closes;
    uint64_t length;
    const char *text;
};

static const struct answer answers[] = {
    {0, 200, true, false, false, 5, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"},
    {0, 200, true, false, false, 0, "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"},
    {0, 404, false, true, false, 0, "HTTP/1.1 404 \r\nTransfer-Encoding: chunked\r\n\r\n"},
    {0, 204, false, false, false, 0, "HTTP/1.1 204\r\n\r\n"},
    {0, 100, false, false, false, 0, "HTTP/1.1 100 Continue\r\n\r\n"},
    {0, 999, false, false, false, 0, "HTTP/1.1 999 Not Of This World\r\n\r\n"},
    {0, 200, true, false, true, 7, "HTTP/1.0 200 OK\r\nContent-Length: 7\r\n\r\n"},
    {0, 200, false, false, true, 0, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"},
    {0, 200, false, false, true, 0, "HTTP/1.1 200 OK\r\nConnection: x, CLOSE\r\n\r\n"},
    {0, 200, false, false, false, 0, "HTTP/1.1 200 OK\r\nConnection: closed, x\r\n\r\n"},
    {0, 200, false, false, false, 0, "HTTP/1.1 200 OK\r\nConnectioX: close\r\n\r\n"},
    {0, 200, true, false, false, 1000, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"},
    {413, 200, false, false, false, 0, "HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 200 OK\r\nContent-Length: 5x\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n"},
    {400, 0, false, false, false, 0,
     "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\n"},
    {400, 0, false, false, false, 0,
     "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"},
    {501, 0, false, false, false, 0, "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n"},
    {505, 0, false, false, false, 0, "HTTP/2.0 200 OK\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 2000 OK\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 20 OK\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 2x0 OK\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 20\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1  200 OK\r\n\r\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 200 OK\n\n"},
    {400, 0, false, false, false, 0, "HTTP/1.1 200 OK\r\nX : y\r\n\r\n"},
    {400, 0, false, false, false, 0, "http/1.1 200 OK\r\n\r\n"},
    {400, 0, false, false, false, 0, "\r\nHTTP/1.1 200 OK\r\n\r\n"},
    {431, 0, false, false, false, 0,
     "HTTP/1.1 200 OK\r\na: 1\r\nb: 2\r\nc: 3\r\nd: 4\r\ne: 5\r\nf: 6\r\n\r\n"},
};

static void test_answers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
        const struct answer *answer = &answers[i];
        size_t searched = 0;
        const size_t len = strlen(answer->text);
        const struct guard_verdict verdict = judge(answer->text, len, &searched);
        if (verdict.status != answer->status)
            print_error("%s%d and not %d\n", answer->text, verdict.status, answer->status);
        assert_int_equal(verdict.status, answer->status);
        assert_int_equal(verdict.detail != NULL, verdict.status > 0);
        if (verdict.status != GUARD_FINE)
            continue;
        assert_int_equal(verdict.head, len);
        assert_int_equal(verdict.code, answer->code);
        assert_int_equal(verdict.sized, answer->sized);
        assert_int_equal(verdict.chunked, answer->chunked);
        assert_int_equal(verdict.closes, answer->closes);
        assert_int_equal(verdict.length, answer->length);
        searched = 0;
        for (size_t part = 0; part < len; part++)
            assert_int_equal(judge(answer->text, part, &searched).status, GUARD_MORE);
        assert_int_equal(judge(answer->text, len, &searched).status, GUARD_FINE);
    }
}

/* A head that does not end is refused as soon as it is too long. */
static void test_endless(void **state)
{
    char text[300];
    size_t searched = 0;
    (void)state;
    memset(text, 'x', sizeof text);
    memcpy(text, "HTTP/1.1 200 OK\r\nX: ", 20);
    assert_int_equal(judge(text, limits.head, &searched).status, GUARD_MORE);
    assert_int_equal(judge(text, limits.head + 1, &searched).status, 431);
}

/* Decoded in place, in pieces of every size: the data closes up, and what is behind the end is
 * counted. */
static void test_decode(void **state)
{
    static const char body[] =
        "5\r\nhello\r\n1;x=y\r\n,\r\n00a\r\n 0123\r\n789\r\n0\r\nT: v\r\n\r\nmore";
    static const char data[] = "hello, 0123\r\n789";
    const size_t len = sizeof body - 1;
    (void)state;
    for (size_t piece = 1; piece <= len; piece++) {
        char *exact = data_exact(body, len);
        struct guard_chunks chunks = {.into = exact};
        const char *detail;
        int status = GUARD_MORE;
        size_t at = 0;
        for (size_t n = 0; status == GUARD_MORE && at < len; at += n) {
            n = piece < len - at ? piece : len - at;
            status = guard_chunks(&chunks, exact + at, n, &limits, &detail);
        }
        assert_int_equal(status, GUARD_FINE);
        assert_int_equal(chunks.into - exact, sizeof data - 1);
        assert_memory_equal(exact, data, sizeof data - 1);
        assert_int_equal(chunks.rest + (len - at), 4);
        free(exact);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_answers),
        cmocka_unit_test(test_endless),
        cmocka_unit_test(test_decode),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
