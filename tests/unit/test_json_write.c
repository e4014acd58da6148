/* SPDX-License-Identifier: MIT
 * test_json_write.c: the primitives of writing JSON: integers of every length, strings of every
 * length with and without escapes, through buffers that grow and buffers that are flushed. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/base.h"
#include "walk/encode_cold.h"
#include "json/json.h"

#include <tenon/inline/json_write.h>

static void expect_u64(uint64_t v)
{
    char got[64], wanted[32];
    memset(got, '#', sizeof got);
    char *end = tenon__json_put_unsigned(NULL, got, v);
    int n = snprintf(wanted, sizeof wanted, "%" PRIu64, v);
    assert_int_equal(end - got, n);
    assert_memory_equal(got, wanted, (size_t)n);
    end = tenon__json_put_i64(NULL, got, (int64_t)v);
    n = snprintf(wanted, sizeof wanted, "%" PRId64, (int64_t)v);
    assert_int_equal(end - got, n);
    assert_memory_equal(got, wanted, (size_t)n);
    end = tenon__json_put_i32(NULL, got, (int32_t)(uint32_t)v);
    n = snprintf(wanted, sizeof wanted, "%" PRId32, (int32_t)(uint32_t)v);
    assert_int_equal(end - got, n);
    assert_memory_equal(got, wanted, (size_t)n);
}

static void integers(void **state)
{
    uint64_t x = 88172645463325252;
    (void)state;
    for (uint64_t p = 1; p <= UINT64_MAX / 10; p *= 10)
        for (uint64_t d = 1; d < 10; d++)
            for (int64_t by = -2; by <= 2; by++)
                expect_u64(p * d + (uint64_t)by);
    for (int bit = 0; bit < 64; bit++)
        for (int64_t by = -1; by <= 1; by++)
            expect_u64((UINT64_C(1) << bit) + (uint64_t)by);
    for (int i = 0; i < 20000; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        expect_u64(x >> i % 64);
    }
}

static bool gather(tenon_sink *sink, const char *bytes, size_t len)
{
    char **at = sink->context;
    memcpy(*at, bytes, len);
    *at += len;
    return true;
}

/* The escaped form of a string, one byte at a time. */
static size_t plain_escape(char *d, const char *s, size_t n)
{
    char *p = d;
    *p++ = '"';
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        const char *at = c ? strchr("\"\\\b\f\n\r\t", c) : NULL;
        if (at)
            p += sprintf(p, "\\%c", "\"\\bfnrt"[at - "\"\\\b\f\n\r\t"]);
        else if (c < 0x20)
            p += sprintf(p, "\\u%04x", c);
        else
            *p++ = (char)c;
    }
    *p++ = '"';
    return (size_t)(p - d);
}

static void strings(void **state)
{
    static const char *const odd[] = {
        "x", "\"", "\\", "\n", "\x01", "\x1f", "\x7f", "\xC3\xA9", "\xF0\x9F\x98\x80"};
    char *wanted = malloc(1 << 16), *got = malloc(1 << 16);
    (void)state;
    for (size_t n = 0; n < 3000; n += n < 70 ? 1 : 293)
        for (size_t k = 0; k < sizeof odd / sizeof *odd; k++)
            for (size_t at = 0; at <= n; at += n < 70 ? 3 : 501) {
                size_t m = strlen(odd[k]), len = n + m;
                char *text = malloc(len),
                     buffer[4096]; /* a piece of 512 bytes may take six times as many */
                memset(text, 'a', len);
                memcpy(text + at, odd[k], m);
                memset(buffer, '#', len < 64 ? 128 : 0); /* the last string was as plain as this */
                size_t size = plain_escape(wanted, text, len);
                char *end = got;
                tenon_sink sink;
                tenon__out out;
                tenon_sink_callback(&sink, gather, &end);
                memset(&out, 0, sizeof out);
                out.sink = &sink;
                out.base = buffer;
                out.end = buffer + sizeof buffer;
                char *p = tenon__json_put_str(&out, buffer, text, len, 256);
                assert_non_null(p);
                assert_true(out.end - p >= 256);
                assert_non_null(tenon__flush(&out, p));
                assert_int_equal(end - got, size);
                assert_memory_equal(got, wanted, size);
                free(text);
            }
    free(wanted);
    free(got);
}

static void escapes(void **state)
{
    (void)state;
    for (int c = 1; c < 128; c++)
        for (size_t n = 1; n < 40; n += 6) {
            char text[64], wanted[512], got[512];
            memset(text, c, n);
            size_t size = plain_escape(wanted, text, n);
            tenon_sink sink;
            tenon__out out;
            tenon_sink_memory(&sink, NULL);
            memset(&out, 0, sizeof out);
            assert_true(tenon__sink_room(&sink, 256));
            out.sink = &sink;
            out.base = sink.data;
            out.end = sink.data + sink.size;
            char *p = tenon__json_put_str(&out, out.base, text, n, 32);
            assert_non_null(p);
            memcpy(got, out.base, (size_t)(p - out.base));
            assert_int_equal(p - out.base, size);
            assert_memory_equal(got, wanted, size);
            tenon_sink_fini(&sink, NULL);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(integers), cmocka_unit_test(strings),
                                       cmocka_unit_test(escapes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
