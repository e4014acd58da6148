/* SPDX-License-Identifier: MIT
 * test_guard.c: what service/guard.c says to heads of requests, right and wrong ones.
 *
 * A table of heads with their verdicts, each also in pieces and with bytes behind it; the limits,
 * to the byte; damaged heads, of which those that pass must still have the shape that the guard is
 * for. Every call gets a heap block of exactly its bytes. Not here: sockets (check_malformed.py).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <cmocka.h>

#include "service/guard.h"
#include "support/data.h"
#include "support/random.h"

static const struct guard_limits limits = {.head = 512, .target = 128, .fields = 8, .body = 100000};

/* What comes behind a head that is fine must not change what is said of it. */
static const char behind[] = "\r\n\r\nGET /x HTTP/1.1\nHost : a\r\n\r\n";

static struct guard_verdict judge_on(const char *text, size_t len, size_t *searched)
{
    char *exact = data_exact(text, len);
    const struct guard_verdict verdict = guard_head(exact, len, searched, &limits);
    free(exact);
    assert_true(*searched <= len);
    return verdict;
}

static struct guard_verdict judge(const char *text, size_t len)
{
    size_t searched = 0;
    return judge_on(text, len, &searched);
}

/* ---- heads and verdicts ---------------------------------------------------------------------- */

struct head {
    int status;
    const char *text;
    size_t len;
    uint64_t length;
    bool chunked;
};

#define SAYS(STATUS, TEXT)                                                                         \
    {                                                                                              \
        (STATUS), TEXT, sizeof(TEXT) - 1, 0, false                                                 \
    }
#define FIELDS(STATUS, TEXT) SAYS(STATUS, "POST /p HTTP/1.1\r\nHost: a\r\n" TEXT "\r\n\r\n")
#define OLD(STATUS, TEXT)    SAYS(STATUS, "POST /p HTTP/1.0\r\n" TEXT "\r\n\r\n")
#define LENGTH(NUMBER, TEXT)                                                                       \
    {                                                                                              \
        0, "PUT / HTTP/1.1\r\nHost: a\r\n" TEXT "\r\n\r\n",                                        \
            sizeof("PUT / HTTP/1.1\r\nHost: a\r\n" TEXT "\r\n\r\n") - 1, (NUMBER), false           \
    }
#define CHUNKED(TEXT)                                                                              \
    {                                                                                              \
        0, "PUT / HTTP/1.1\r\nHost: a\r\n" TEXT "\r\n\r\n",                                        \
            sizeof("PUT / HTTP/1.1\r\nHost: a\r\n" TEXT "\r\n\r\n") - 1, 0, true                   \
    }
#define LINE(STATUS, TEXT) SAYS(STATUS, TEXT "\r\nHost: a\r\n\r\n")

static const struct head heads[] = {
    /* good ones */
    LINE(0, "GET / HTTP/1.1"),
    LINE(0, "GET /a?b=c%20d HTTP/1.1"),
    LINE(0, "OPTIONS * HTTP/1.1"),
    LINE(0, "GET http://a/b HTTP/1.1"),
    LINE(0, "M-SEARCH!#$%&'*+.^_`|~09 / HTTP/1.1"),
    LINE(0, "GET / HTTP/1.2"), /* minor versions are understood alike (RFC 9110 2.5) */
    SAYS(0, "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    SAYS(0, "GET / HTTP/1.0\r\n\r\n"),
    SAYS(0, "GET / HTTP/1.1\r\nhOST:a\r\n\r\n"),
    SAYS(0, "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
    SAYS(0, "GET / HTTP/1.1\r\nHost: \t a\t \r\n\r\n"),
    FIELDS(0, "X: a\tb c:d"),
    FIELDS(0, "X: \x80\xFF"),
    FIELDS(0, "X:"),
    FIELDS(0, "Expect: 100-Continue"),
    LENGTH(0, "Content-Length: 0"),
    LENGTH(17, "Content-Length: 17"),
    LENGTH(17, "content-LENGTH:\t0017 \t"),
    LENGTH(100000, "Content-Length: 100000"),
    LENGTH(7, "Content-Length: 0000000000000000000000000000000000000007"),
    LENGTH(0, "Content-Lengths: 5"),
    CHUNKED("Transfer-Encoding: chunked"),
    CHUNKED("TRANSFER-encoding:  Chunked\t"),
    OLD(0, "Content-Length: 0"),

    /* the request line */
    LINE(505, "GET / HTTP/2.0"),
    LINE(505, "GET / HTTP/0.9"),
    LINE(505, "GET / HTTP/3.1"),
    SAYS(505, "PRI * HTTP/2.0\r\n\r\n"),
    LINE(400, "GET / HTTP/1.10"),
    LINE(400, "GET / HTTP/11"),
    LINE(400, "GET / HTTP/1"),
    LINE(400, "GET / HTTP/1.x"),
    LINE(400, "GET / HTTP/x.1"),
    LINE(400, "GET / HTTP/1,1"),
    LINE(400, "GET / http/1.1"),
    LINE(400, "GET / HTTP/1.1 "),
    LINE(400, "GET / HTTP /1.1"),
    LINE(400, "GET a HTTP/1.1"),
    LINE(400, "GET a:80 HTTP/1.1"),
    LINE(400, "GET ** HTTP/1.1"),
    LINE(400, "GET ftp://a/ HTTP/1.1"),
    LINE(400, "GET http:/ HTTP/1.1"),
    LINE(400, "CONNECT a:443 HTTP/1.1"),
    LINE(0, "GET HTTPS://a HTTP/1.1"),
    LINE(400, "GET / RTSP/1.0"),
    LINE(400, "GET / ICE/1.0"),
    LINE(400, "GET / "),
    LINE(400, "GET /"),
    LINE(400, "GET"),
    LINE(400, "GET  / HTTP/1.1"),
    LINE(400, "GET  HTTP/1.1"),
    LINE(400, "GET\t/ HTTP/1.1"),
    LINE(400, "GET /\tHTTP/1.1"),
    LINE(400, "GET /a b HTTP/1.1"),
    LINE(400, "GET /a\x7F HTTP/1.1"),
    LINE(400, "GET /a\x1F HTTP/1.1"),
    LINE(400, "GET /a\0 HTTP/1.1"),
    LINE(400, "GET /\xC3\xA9 HTTP/1.1"),
    LINE(400, "GET /\r HTTP/1.1"),
    LINE(400, "GE(T / HTTP/1.1"),
    LINE(400, "G\0ET / HTTP/1.1"),
    LINE(400, " GET / HTTP/1.1"),
    LINE(400, "\nGET / HTTP/1.1"),
    LINE(400, "\r\n\r\nGET / HTTP/1.1"),
    LINE(400, "\rGET / HTTP/1.1"),
    LINE(400, "\x16\x03\x01"),
    SAYS(400, "HTTP/1.1 200 OK\r\nHost: a\r\n\r\n"),

    /* lines */
    SAYS(400, "GET / HTTP/1.1\nHost: a\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\nHost: a\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\nHost: a\r\n\n"),
    SAYS(400, "GET / HTTP/1.1\n\n"),
    SAYS(400, "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\nHost: a\r\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\rHost: a\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\r\nHost: a\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\nHost: a\r\n\r\r\n\r\n"),

    /* fields */
    FIELDS(400, "X : a"),
    FIELDS(400, "X\t: a"),
    FIELDS(400, "X"),
    FIELDS(400, "X Y: a"),
    FIELDS(400, ": a"),
    FIELDS(400, ":"),
    FIELDS(400, "X\0: a"),
    FIELDS(400, "X\xC3\xA9: a"),
    FIELDS(400, "X(: a"),
    FIELDS(400, "X: a\r\n b"),
    FIELDS(400, "X: a\r\n\tb"),
    FIELDS(400, "X:\r\n b"),
    FIELDS(400, "X: a\r\n "),
    FIELDS(400, "X: a\0b"),
    FIELDS(400, "X: a\x01"),
    FIELDS(400, "X: \x1F"),
    FIELDS(400, "X: \x7F"),
    FIELDS(400, "X: a\fb"),
    FIELDS(400, "X: a\vb"),
    FIELDS(417, "Expect: 200-ok"),
    FIELDS(417, "Expect:"),
    SAYS(400, "GET / HTTP/1.1\r\n Host: a\r\n\r\n"),

    /* Host */
    SAYS(400, "GET / HTTP/1.1\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\nHosts: a\r\n\r\n"),
    SAYS(400, "GET / HTTP/1.1\r\nX: Host: a\r\n\r\n"),
    FIELDS(400, "Host: a"),
    FIELDS(400, "HOST: b"),
    OLD(400, "Host: a\r\nHost: a"),

    /* how long the body is */
    FIELDS(400, "Content-Length: 5\r\nContent-Length: 5"),
    FIELDS(400, "Content-Length: 5\r\nContent-Length: 6"),
    FIELDS(400, "Content-Length: 5\r\nX: a\r\ncontent-length: 5"),
    FIELDS(400, "Content-Length: 5\r\nTransfer-Encoding: chunked"),
    FIELDS(400, "Transfer-Encoding: chunked\r\nContent-Length: 5"),
    FIELDS(400, "Content-Length: 0\r\nTransfer-Encoding: chunked"),
    FIELDS(400, "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
    FIELDS(400, "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"),
    FIELDS(501, "Transfer-Encoding: identity"),
    FIELDS(501, "Transfer-Encoding: gzip, chunked"),
    FIELDS(501, "Transfer-Encoding: chunked, chunked"),
    FIELDS(501, "Transfer-Encoding: chunked, identity"),
    FIELDS(501, "Transfer-Encoding: chunked;a=b"),
    FIELDS(501, "Transfer-Encoding: \"chunked\""),
    FIELDS(501, "Transfer-Encoding: xchunked"),
    FIELDS(501, "Transfer-Encoding: chunke"),
    FIELDS(501, "Transfer-Encoding:"),
    FIELDS(400, "Transfer-Encoding: chunked\v"),
    FIELDS(400, "Transfer-Encoding : chunked"),
    FIELDS(501, "Transfer-Encoding:\r\n chunked"),
    OLD(400, "Transfer-Encoding: chunked"),
    FIELDS(400, "Content-Length:"),
    FIELDS(400, "Content-Length: -1"),
    FIELDS(400, "Content-Length: +5"),
    FIELDS(400, "Content-Length: 5 5"),
    FIELDS(400, "Content-Length: 5, 5"),
    FIELDS(400, "Content-Length: 5,6"),
    FIELDS(400, "Content-Length: 0x5"),
    FIELDS(400, "Content-Length: 5.0"),
    FIELDS(400, "Content-Length: 1e1"),
    FIELDS(400, "Content-Length: \"5\""),
    FIELDS(400, "Content-Length: a"),
    FIELDS(400, "Content-Length : 5"),
    FIELDS(400, "Content-Length: 5\0"),
    FIELDS(400, "Content-Length: \xB2"), /* isdigit somewhere */
    FIELDS(413, "Content-Length: 100001"),
    FIELDS(413, "Content-Length: 18446744073709551615"),
    FIELDS(413, "Content-Length: 18446744073709551616"),
    FIELDS(413, "Content-Length: 18446744073709551621"), /* 5, modulo 2^64 */
    FIELDS(413, "Content-Length: 340282366920938463463374607431768211461"),
    FIELDS(413, "Content-Length: 00099999999999999999999999999999999999999999999"),
};
enum { HEADS = sizeof heads / sizeof *heads };

static void show(const struct head *head, int status, const char *how)
{
    print_error("%s: %d and not %d for \"%.*s\"\n", how, status, head->status, (int)head->len,
                head->text);
}

static void expect(const struct head *head, struct guard_verdict verdict, size_t len,
                   const char *how)
{
    if (verdict.status != head->status)
        show(head, verdict.status, how);
    assert_int_equal(verdict.status, head->status);
    if (head->status != GUARD_FINE) {
        assert_non_null(verdict.detail);
        return;
    }
    assert_int_equal(verdict.head, len);
    assert_int_equal(verdict.length, head->length);
    assert_int_equal(verdict.chunked, head->chunked);
}

static void test_heads(void **state)
{
    (void)state;
    for (size_t h = 0; h < HEADS; h++)
        expect(&heads[h], judge(heads[h].text, heads[h].len), heads[h].len, "whole");
}

static void test_bytes_behind(void **state)
{
    (void)state;
    char text[1024];
    for (size_t h = 0; h < HEADS; h++) {
        memcpy(text, heads[h].text, heads[h].len);
        memcpy(text + heads[h].len, behind, sizeof behind - 1);
        expect(&heads[h], judge(text, heads[h].len + sizeof behind - 1), heads[h].len, "more");
    }
}

/* ---- pieces ---------------------------------------------------------------------------------- */

/* Each prefix of a good head waits for more. */
static void test_prefixes(void **state)
{
    (void)state;
    for (size_t h = 0; h < HEADS; h++)
        for (size_t len = 0; len < heads[h].len; len++) {
            const int status = judge(heads[h].text, len).status;
            if (status != GUARD_MORE && (heads[h].status == 0 || status != heads[h].status))
                show(&heads[h], status, "prefix");
            assert_true(status == GUARD_MORE || (heads[h].status && status == heads[h].status));
        }
}

/* In two pieces, split anywhere, and byte by byte. */
static void test_splits(void **state)
{
    (void)state;
    for (size_t h = 0; h < HEADS; h++) {
        const struct head *head = &heads[h];
        for (size_t at = 0; at <= head->len; at++) {
            size_t searched = 0;
            struct guard_verdict verdict = judge_on(head->text, at, &searched);
            if (verdict.status == GUARD_MORE)
                verdict = judge_on(head->text, head->len, &searched);
            expect(head, verdict, head->len, "two pieces");
        }
        size_t searched = 0;
        struct guard_verdict verdict = {.status = GUARD_MORE};
        for (size_t len = 0; verdict.status == GUARD_MORE && len <= head->len; len++)
            verdict = judge_on(head->text, len, &searched);
        expect(head, verdict, head->len, "bytes");
    }
}

/* ---- limits ---------------------------------------------------------------------------------- */

/* Appends to a text of at most 2048 bytes. */
static size_t fill(char *text, size_t len, char with, size_t n)
{
    assert_true(len + n <= 2048);
    memset(text + len, with, n);
    return len + n;
}

static size_t put(char *text, size_t len, const char *what)
{
    assert_true(len + strlen(what) <= 2048);
    memcpy(text + len, what, strlen(what));
    return len + strlen(what);
}

static void test_target(void **state)
{
    (void)state;
    char text[2048];
    for (size_t n = limits.target - 1; n < limits.target + 3; n++) {
        size_t len = fill(text, put(text, 0, "GET "), '/', n);
        len = put(text, len, " HTTP/1.1\r\nHost: a\r\n\r\n");
        assert_int_equal(judge(text, len).status, n <= limits.target ? GUARD_FINE : 414);
    }
}

static void test_fields(void **state)
{
    (void)state;
    char text[2048];
    for (unsigned n = 0; n < 2 * limits.fields; n++) {
        size_t len = put(text, 0, "GET / HTTP/1.1\r\nHost: a\r\n");
        for (unsigned i = 0; i < n; i++)
            len = put(text, len, "X: a\r\n");
        len = put(text, len, "\r\n");
        assert_int_equal(judge(text, len).status, n + 1 <= limits.fields ? GUARD_FINE : 431);
    }
}

/* One long field: the whole head, one that never ends, and one that comes in bytes. */
static void test_long_head(void **state)
{
    (void)state;
    char text[2048];
    for (size_t all = limits.head - 3; all < limits.head + 4; all++) {
        size_t len = put(text, 0, "GET / HTTP/1.1\r\nHost: a\r\nX: ");
        len = fill(text, len, 'x', all - len - 4);
        len = put(text, len, "\r\n\r\n");
        assert_int_equal(len, all);
        const struct guard_verdict verdict = judge(text, len);
        assert_int_equal(verdict.status, len <= limits.head ? GUARD_FINE : 431);
        if (verdict.status == GUARD_FINE)
            assert_int_equal(verdict.head, len);
    }
    size_t len = put(text, 0, "GET / HTTP/1.1\r\nHost: a\r\nX: "), searched = 0;
    len = fill(text, len, 'x', limits.head + 1 - len);
    assert_int_equal(judge(text, len - 1).status, GUARD_MORE);
    assert_int_equal(judge(text, len).status, 431);
    for (size_t at = 1; at <= limits.head; at++)
        assert_int_equal(judge_on(text, at, &searched).status, GUARD_MORE);
    assert_int_equal(searched, limits.head);
    assert_int_equal(judge_on(text, len, &searched).status, 431);
    /* nothing but a request line, and nothing but empty fields */
    assert_int_equal(judge(text, fill(text, 0, 'x', 2048)).status, 431);
}

/* ---- chunks ---------------------------------------------------------------------------------- */

static int judge_body(const char *text, size_t len, size_t piece)
{
    struct guard_chunks chunks = {0};
    const char *detail = NULL;
    int status = GUARD_MORE;
    for (size_t at = 0; status == GUARD_MORE && at < len; at += piece) {
        const size_t n = piece < len - at ? piece : len - at;
        char *exact = data_exact(text + at, n);
        status = guard_chunks(&chunks, exact, n, &limits, &detail);
        free(exact);
    }
    assert_true((status > 0) == (detail != NULL));
    return status;
}

static const struct head bodies[] = {
    SAYS(0, "0\r\n\r\n"),
    SAYS(0, "5\r\nhello\r\n0\r\n\r\n"),
    SAYS(0, "a\r\n0123456789\r\nA\r\n0123456789\r\n000\r\n\r\n"),
    SAYS(0, "0000000000000000000000000001\r\nx\r\n0\r\n\r\n"),
    SAYS(0, "4\r\n\r\n\r\n\r\n0\r\n\r\n"),
    SAYS(0, "1;a\r\nx\r\n0;b=c;d=\"e;\\\"\xFF f\"\r\n\r\n"),
    SAYS(0, "0\r\nX: y\r\nZ:\r\n\r\n"),
    SAYS(GUARD_MORE, "5\r\nhello\r\n"),
    SAYS(GUARD_MORE, "0\r\n\r"),
    SAYS(400, "\r\n"),
    SAYS(400, " 1\r\n"),
    SAYS(400, "1 \r\n"),
    SAYS(400, "+1\r\n"),
    SAYS(400, "-1\r\n"),
    SAYS(400, "0x1\r\n"),
    SAYS(400, "g\r\n"),
    SAYS(400, "G\r\n"),
    SAYS(400, "@\r\n"),
    SAYS(400, "`\r\n"),
    SAYS(400, "/\r\n"),
    SAYS(400, ":\r\n"),
    SAYS(400, "1_\r\n"),
    SAYS(400, "1\n"),
    SAYS(400, "1\rx"),
    SAYS(400, "1\0\r\n"),
    SAYS(400, ";a\r\n"),
    SAYS(400, "1;\r\n"),
    SAYS(400, "1;a\n"),
    SAYS(400, "1;a b\r\n"),
    SAYS(400, "1;=\r\n"),
    SAYS(400, "1;a=\"\r\n"),
    SAYS(400, "1;a=\"\\\r\n"),
    SAYS(400, "1;a=\x80\r\n"),
    SAYS(400, "1\r\nxy\r\n"),
    SAYS(400, "1\r\nx\n"),
    SAYS(400, "1\r\nx\r0"),
    SAYS(400, "2\r\nx\r\n0\r\n\r\n"),
    SAYS(400, "0\r\n\n"),
    SAYS(400, "0\r\n\rx"),
    SAYS(400, "0\r\nX\r\n"),
    SAYS(400, "0\r\nX : y\r\n"),
    SAYS(400, "0\r\n: y\r\n"),
    SAYS(400, "0\r\n y\r\n"),
    SAYS(400, "0\r\nX: y\n"),
    SAYS(400, "0\r\nX: y\rz"),
    SAYS(400, "0\r\nX: \x01\r\n"),
    SAYS(400, "10000000000000000\r\n"), /* 2^64 */
    SAYS(400, "100000000000000000000000000000001\r\n"),
    SAYS(413, "FFFFFFFFFFFFFFF\r\n"),
    SAYS(413, "186a1\r\n"),
};

static void test_chunks(void **state)
{
    (void)state;
    for (size_t b = 0; b < sizeof bodies / sizeof *bodies; b++)
        for (size_t piece = 1; piece <= bodies[b].len; piece++) {
            const int status = judge_body(bodies[b].text, bodies[b].len, piece);
            if (status != bodies[b].status)
                show(&bodies[b], status, "chunks");
            assert_int_equal(status, bodies[b].status);
            /* what comes behind the end is not its matter */
            if (status == GUARD_FINE)
                for (size_t len = 0; len < bodies[b].len; len++)
                    assert_int_equal(judge_body(bodies[b].text, len, piece), GUARD_MORE);
        }
    assert_int_equal(judge_body("0\r\n\r\nGET\n", 9, 9), GUARD_FINE);
}

/* The body's size, told in one chunk or in many; lines that do not end. */
static void test_chunk_limits(void **state)
{
    (void)state;
    static char text[300000];
    for (size_t over = 0; over < 2; over++) {
        size_t len = 0;
        for (size_t all = 0; all < limits.body; all += 1000)
            len += (size_t)sprintf(text + len, "3e8\r\n%01000d\r\n", 0);
        len += (size_t)sprintf(text + len, over ? "1\r\nx\r\n0\r\n\r\n" : "0\r\n\r\n");
        assert_int_equal(judge_body(text, len, 333), over ? 413 : GUARD_FINE);
    }
    memset(text, '0', 1000);
    assert_int_equal(judge_body(text, limits.head, 7), GUARD_MORE);
    assert_int_equal(judge_body(text, limits.head + 1, 7), 431);
    text[1] = ';';
    assert_int_equal(judge_body(text, limits.head + 1, 1000), 431);
    size_t len = (size_t)sprintf(text, "0\r\n");
    while (len <= limits.head)
        len += (size_t)sprintf(text + len, "X: y\r\n");
    assert_int_equal(judge_body(text, len, 1), 431);
    /* long lines in each of many chunks do not add up */
    for (len = 0; len < 3 * limits.head;)
        len += (size_t)sprintf(text + len, "1;%0300d\r\nx\r\n", 0);
    assert_int_equal(judge_body(text, len, 9), GUARD_MORE);
}

/* ---- damage ---------------------------------------------------------------------------------- */

/* A head that passed has these, whatever it was made from; asked in another way than the guard
 * does. */
static void expect_shape(const char *text, size_t len, struct guard_verdict verdict)
{
    assert_true(verdict.head >= 16 && verdict.head <= len && verdict.head <= limits.head);
    assert_memory_equal(text + verdict.head - 4, "\r\n\r\n", 4);
    assert_true(verdict.length <= limits.body);
    assert_false(verdict.chunked && verdict.length);
    bool chunked = false;
    unsigned lengths = 0, hosts = 0;
    size_t line = 0;
    for (size_t i = 0; i < verdict.head; i++) {
        const unsigned char c = (unsigned char)text[i];
        if (c == '\n')
            assert_true(i > 0 && text[i - 1] == '\r');
        if (c == '\r')
            assert_true(text[i + 1] == '\n');
        assert_true(c >= ' ' || c == '\r' || c == '\n' || c == '\t');
        assert_true(c != 127);
        if (c != '\n')
            continue;
        lengths += i - line > 15 && strncasecmp(text + line, "content-length:", 15) == 0;
        hosts += i - line > 5 && strncasecmp(text + line, "host:", 5) == 0;
        chunked |= i - line > 18 && strncasecmp(text + line, "transfer-encoding:", 18) == 0;
        line = i + 1;
        assert_true(line == verdict.head || (text[line] != ' ' && text[line] != '\t'));
    }
    assert_true(lengths + chunked <= 1);
    assert_true(hosts <= 1);
    assert_int_equal(chunked, verdict.chunked);
}

static void test_damage(void **state)
{
    (void)state;
    rng r;
    unsigned fine = 0, refused = 0;
    char text[1024];
    rng_init(&r, 20260705);
    for (int round = 0; round < 60000; round++) {
        const struct head *head = &heads[rng_below(&r, HEADS)];
        size_t len = head->len;
        memcpy(text, head->text, len);
        for (size_t times = rng_below(&r, 3); times-- > 0;)
            len = random_mutation(&r, text, len, sizeof text);
        if (len > 0 && rng_one_in(&r, 2))
            text[rng_below(&r, len)] = "\r\n\t :\0\x7F/1,"[rng_below(&r, 10)];
        const struct guard_verdict whole = judge(text, len);
        size_t searched = 0;
        struct guard_verdict parts = {.status = GUARD_MORE};
        for (size_t at = 0; parts.status == GUARD_MORE && at < len;) {
            at += 1 + rng_below(&r, len - at);
            parts = judge_on(text, at, &searched);
        }
        assert_int_equal(parts.status, whole.status);
        assert_int_equal(parts.head, whole.head);
        fine += whole.status == GUARD_FINE;
        refused += whole.status > 0;
        if (whole.status == GUARD_FINE)
            expect_shape(text, len, whole);
        else
            assert_true(whole.status == GUARD_MORE || (whole.status >= 400 && whole.detail));
    }
    assert_true(fine > 1000 && refused > 1000); /* else the damage is not worth much */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_heads),     cmocka_unit_test(test_bytes_behind),
        cmocka_unit_test(test_prefixes),  cmocka_unit_test(test_splits),
        cmocka_unit_test(test_target),    cmocka_unit_test(test_fields),
        cmocka_unit_test(test_long_head), cmocka_unit_test(test_damage),
        cmocka_unit_test(test_chunks),    cmocka_unit_test(test_chunk_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
