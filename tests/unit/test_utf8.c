/* SPDX-License-Identifier: MIT
 * test_utf8.c: the UTF-8 check, its scalar twin and the length of one sequence.
 *
 * All three are compared with a decoder written from the definition (RFC 3629, section 3): take the
 * bits, then ask whether the code point is allowed and could have been shorter. Texts lie between
 * two guard pages, so that any access outside them ends the test. Two public sets of cases come
 * from the test data, $TENON_DATA or ../shared; without it they are skipped. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/base.h"

/* ---- the definition -------------------------------------------------------------------------- */

static unsigned defined_length(const unsigned char *s, size_t n)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned length = 0;
    if (n == 0)
        return 0;
    if (s[0] < 0x80)
        return 1;
    while (s[0] << length & 0x80)
        length++;
    if (length < 2 || length > 4 || length > n)
        return 0;
    uint32_t c = s[0] & (0x7Fu >> length);
    for (unsigned i = 1; i < length; i++) {
        if (s[i] >> 6 != 2)
            return 0;
        c = c << 6 | (s[i] & 63u);
    }
    bool allowed = c >= least[length] && c <= 0x10FFFF && !(c >= 0xD800 && c <= 0xDFFF);
    return allowed ? length : 0;
}

static size_t defined_check(const char *s, size_t n)
{
    for (size_t i = 0; i < n;) {
        unsigned length = defined_length((const unsigned char *)s + i, n - i);
        if (length == 0)
            return i;
        i += length;
    }
    return n;
}

/* ---- texts between guard pages --------------------------------------------------------------- */

static char *room; /* one page, with a guard page on either side */
static size_t room_size;

static int make_room(void **state)
{
    (void)state;
    room_size = (size_t)sysconf(_SC_PAGESIZE);
    char *pages =
        mmap(NULL, 3 * room_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return -1;
    room = pages + room_size;
    return mprotect(pages, room_size, PROT_NONE) | mprotect(room + room_size, room_size, PROT_NONE);
}

static void check_both(const char *s, size_t n)
{
    size_t expected = defined_check(s, n);
    size_t wide = tenon__utf8_check(s, n), scalar = tenon__utf8_check_scalar(s, n);
    if (wide != expected || scalar != expected)
        fail_msg("length %zu: %zu and %zu, should be %zu", n, wide, scalar, expected);
}

/* At the end and at the start of the page. */
static void check_guarded(const char *s, size_t n)
{
    assert_true(n <= room_size);
    char *end = room + room_size - n;
    if (n > 0)
        memcpy(end, s, n);
    check_both(end, n);
    assert_int_equal(tenon__utf8_length(end, n), defined_length((unsigned char *)end, n));
    if (n > 0)
        memcpy(room, s, n);
    check_both(room, n);
}

static void test_short(void **state)
{
    (void)state;
    char s[3] = {0};
    check_guarded(s, 0);
    for (unsigned a = 0; a < 256; a++) {
        s[0] = (char)a;
        check_guarded(s, 1);
        for (unsigned b = 0; b < 256; b++) {
            s[1] = (char)b;
            check_guarded(s, 2);
            for (unsigned c = 0x7E; a > 0x7F && c < 0xC4; c++) {
                s[2] = (char)c;
                check_guarded(s, 3);
            }
        }
    }
}

/* Every combination of the bytes beside the borders of the ranges. */
static void test_borders(void **state)
{
    (void)state;
    static const unsigned char bytes[] = {
        0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
        0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFB, 0xFC, 0xFE, 0xFF};
    enum { COUNT = sizeof bytes };
    for (size_t i = 0; i < (size_t)COUNT * COUNT * COUNT * COUNT; i++) {
        char s[5] = {(char)bytes[i % COUNT], (char)bytes[i / COUNT % COUNT],
                     (char)bytes[i / COUNT / COUNT % COUNT], (char)bytes[i / COUNT / COUNT / COUNT],
                     'x'};
        unsigned length = tenon__utf8_length(s, 4);
        if (length != defined_length((unsigned char *)s, 4))
            fail_msg("%zu", i);
        check_both(s, 4);
        if (i % 7 == 0)
            check_both(s, 5);
    }
}

static unsigned encode(char *out, uint32_t c)
{
    unsigned n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (unsigned i = n - 1; i > 0; i--, c >>= 6)
        out[i] = (char)(0x80 | (c & 63));
    out[0] = (char)(n == 1 ? c : (0xF00u >> n & 0xFF) | c);
    return n;
}

static void test_code_points(void **state)
{
    (void)state;
    for (uint32_t c = 0; c < 0x110800; c++) {
        char s[4];
        unsigned n = encode(s, c);
        bool good = c < 0x110000 && !(c >= 0xD800 && c < 0xE000);
        if (tenon__utf8_length(s, n) != (good ? n : 0))
            fail_msg("U+%04X", c);
        for (unsigned cut = 0; cut < n; cut++)
            if (tenon__utf8_length(s, cut) != 0)
                fail_msg("U+%04X cut to %u", c, cut);
    }
}

/* Every unit at every position of an otherwise ASCII text of every length around the wide steps. */
static void test_positions(void **state)
{
    (void)state;
    static const char *const units[] = {
        "\x80",
        "\xC3\xA9",
        "\xC3",
        "\xE2\x82\xAC",
        "\xE2\x82",
        "\xED\xA0\x80",
        "\xF0\x9F\x98\x80",
        "\xF0\x9F\x98",
        "\xF4\x90\x80\x80",
        "\xFF",
        "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\xC3\xA9",
    };
    for (size_t u = 0; u < sizeof units / sizeof units[0]; u++)
        for (size_t n = 0; n <= 70; n++)
            for (size_t at = 0; at < n; at++) {
                char s[100];
                size_t length = strlen(units[u]);
                memset(s, 'a', sizeof s);
                memcpy(s + at, units[u], length < n - at ? length : n - at);
                check_guarded(s, n);
                if (at + 40 < n) { /* and another one behind */
                    memcpy(s + at + 20, units[u], length);
                    check_guarded(s, n);
                }
            }
}

static void test_random(void **state)
{
    (void)state;
    uint64_t seed = 88172645463325252u;
    for (int round = 0; round < 20000; round++) {
        char s[200];
        size_t n = 0, most = 1 + (size_t)round % 180;
        while (n < most) {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            uint32_t c = (uint32_t)(seed >> 20);
            c = seed % 3 == 0 ? c % 0x80 : seed % 3 == 1 ? c % 0xD800 : 0x10000 + c % 0x100000;
            n += encode(s + n, c);
        }
        check_guarded(s, n);
        assert_int_equal(tenon__utf8_check(s, n), n);
        s[seed % n] = (char)(seed >> 40);
        check_guarded(s, n);
    }
}

static void test_printable(void **state)
{
    (void)state;
    static const uint32_t hidden[] = {0,      0x1F,   0x7F,   0x80,   0x9F,    0x61C,   0x200B,
                                      0x200F, 0x2028, 0x202E, 0x2060, 0x2066,  0x206F,  0xFEFF,
                                      0xFFF9, 0xFFFB, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF};
    static const uint32_t shown[] = {0x20,   0x7E,   0xA0,   0xE9,   0x61B,  0x61D,
                                     0x200A, 0x2010, 0x2027, 0x202F, 0x205F, 0x2070,
                                     0xFEFE, 0xFF00, 0xFFFD, 0x1F600};
    char s[4];
    for (size_t i = 0; i < sizeof hidden / sizeof hidden[0]; i++)
        assert_false(tenon__utf8_printable(s, encode(s, hidden[i])));
    for (size_t i = 0; i < sizeof shown / sizeof shown[0]; i++)
        assert_true(tenon__utf8_printable(s, encode(s, shown[i])));
}

/* ---- public cases ---------------------------------------------------------------------------- */

/* The whole file, or skips the test. */
static char *load(const char *name, size_t *ret_len)
{
    char path[1000];
    const char *root = getenv("TENON_DATA");
    tenon_source source;
    char *text = NULL;
    size_t capacity;
    int fd;
    snprintf(path, sizeof path, "%s/data/%s", root && root[0] ? root : "../shared", name);
    if (!tenon__source_open(path, &fd, NULL)) {
        print_message("skipped: no %s\n", path);
        skip();
    }
    tenon_source_fd(&source, fd);
    assert_true(tenon__source_read_all(&source, NULL, 0, &text, ret_len, &capacity, NULL));
    close(fd);
    return text;
}

static size_t unhex(const char *s, const char *end, char *out)
{
    size_t n = 0;
    for (; s + 1 < end; s += 2, n++) {
        char digits[3] = {s[0], s[1], 0};
        out[n] = (char)strtoul(digits, NULL, 16);
    }
    return n;
}

static void check_case(const char *s, size_t n, bool valid, const char *id)
{
    check_guarded(s, n);
    if ((tenon__utf8_check(s, n) == n) != valid)
        fail_msg("case %.10s", id);
    /* Behind 0 to 40 ASCII bytes: the place moves along. */
    char moved[1024];
    size_t at = tenon__utf8_check(s, n);
    for (size_t shift = 0; shift <= 40 && n + shift <= sizeof moved; shift++) {
        memset(moved, ' ', shift);
        memcpy(moved + shift, s, n);
        assert_int_equal(tenon__utf8_check(moved, n + shift), at + shift);
    }
}

static void test_kuhn(void **state)
{
    (void)state;
    size_t len, count = 0;
    char *text = load("utf8-stress/kuhn-cases.tsv", &len), bytes[1000];
    for (char *line = text, *next; line < text + len; line = next + 1) {
        next = memchr(line, '\n', (size_t)(text + len - line));
        assert_non_null(next);
        if (line[0] == '#')
            continue;
        char *valid = memchr(line, '\t', (size_t)(next - line));
        assert_true(valid && valid[2] == '\t' && next - valid < 2 * 1000);
        check_case(bytes, unhex(valid + 3, next, bytes), valid[1] == '1', line);
        count++;
    }
    assert_true(count >= 75);
    free(text);
}

/* Lines "number:valid:bytes" and "number:invalid:bytes"; the bytes hold no LF. */
static void test_utf8tests(void **state)
{
    (void)state;
    size_t len, count = 0;
    char *text = load("utf8tests/utf8tests.bin", &len);
    for (char *line = text, *next; line < text + len; line = next + 1) {
        next = memchr(line, '\n', (size_t)(text + len - line));
        if (!next)
            next = text + len;
        char *kind = memchr(line, ':', (size_t)(next - line));
        if (!kind)
            continue;
        char *bytes = memchr(kind + 1, ':', (size_t)(next - kind - 1));
        assert_non_null(bytes);
        check_case(bytes + 1, (size_t)(next - bytes - 1), kind[1] == 'v', line);
        count++;
    }
    assert_true(count >= 100);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_short),       cmocka_unit_test(test_borders),
        cmocka_unit_test(test_code_points), cmocka_unit_test(test_positions),
        cmocka_unit_test(test_random),      cmocka_unit_test(test_printable),
        cmocka_unit_test(test_kuhn),        cmocka_unit_test(test_utf8tests),
    };
    return cmocka_run_group_tests_name("utf8", tests, make_room, NULL);
}
