/* SPDX-License-Identifier: MIT
 * property/test_kernels.c: the wide kernels of inline/text.h against plain loops and their scalar
 * twins, on every byte value at every place and on random bytes.
 *
 * Where the library has no SIMD (another CPU, TENON_NO_SIMD) the kernels are the twins themselves;
 * then the comparison with the plain loops below is what remains. Variants of the library are built
 * by the house; this file tests the one that it is compiled with. */
#include "support/guard.h"
#include "support/random.h"

#include "base/base.h"

#include <tenon/inline/json_read.h>
#include <tenon/inline/json_write.h>

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { KERNEL_ROUNDS = 20000 };

/* Bytes at and around every border that a kernel knows, and any. */
static char kernel_byte(rng *r)
{
    static const char edges[] =
        "\x1f\x20\x21\x22\x23\x5b\x5c\x5d\x7f\x80\xff\x00\x09\x0a\x0d\x2c{}";
    return rng_one_in(r, 3) ? edges[rng_below(r, sizeof edges - 1)] : (char)rng_next(r);
}

static uint32_t kernel_specials(const char *p)
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < 16; i++) {
        unsigned char c = (unsigned char)p[i];
        if (c < 0x20 || c == '"' || c == '\\' || c > 0x7f)
            mask |= UINT32_C(1) << i;
    }
    return mask;
}

/* As above, bytes from 0x80 on being plain. */
static uint32_t kernel_escapes(const char *p)
{
    uint32_t mask = kernel_specials(p);
    for (unsigned i = 0; i < 16; i++)
        if ((unsigned char)p[i] >= 0x80)
            mask &= ~(UINT32_C(1) << i);
    return mask;
}

static uint32_t kernel_spaces(const char *p)
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < 16; i++)
        if (p[i] == 0x20 || p[i] == 0x09 || p[i] == 0x0a || p[i] == 0x0d)
            mask |= UINT32_C(1) << i;
    return mask;
}

static uint32_t kernel_equals(const char *a, const char *b)
{
    uint32_t mask = 0;
    for (unsigned i = 0; i < 16; i++)
        if (memcmp(a + i, b + i, 1) == 0)
            mask |= UINT32_C(1) << i;
    return mask;
}

static void kernel_compare(const char *a, const char *b)
{
    char copy[16];
    assert_int_equal(tenon__specials16(a), kernel_specials(a));
    assert_int_equal(tenon__specials16_scalar(a), kernel_specials(a));
    assert_int_equal(tenon__spaces16(a), kernel_spaces(a));
    assert_int_equal(tenon__spaces16_scalar(a), kernel_spaces(a));
    assert_int_equal(tenon__equal16(a, b), kernel_equals(a, b));
    assert_int_equal(tenon__equal16_scalar(a, b), kernel_equals(a, b));
    assert_int_equal(tenon__copy_specials16(copy, a), kernel_specials(a));
    assert_memory_equal(copy, a, 16);
    memset(copy, 0, sizeof copy);
    assert_int_equal(tenon__copy_specials16_scalar(copy, a), kernel_specials(a));
    assert_memory_equal(copy, a, 16);
    memset(copy, 0, sizeof copy);
    assert_int_equal(tenon__copy_escapes16(copy, a), kernel_escapes(a));
    assert_memory_equal(copy, a, 16);
    memset(copy, 0, sizeof copy);
    assert_int_equal(tenon__copy_escapes16_scalar(copy, a), kernel_escapes(a));
    assert_memory_equal(copy, a, 16);
}

static void test_masks_exhaustive(void **state)
{
    char a[16], b[16];
    (void)state;
    for (unsigned c = 0; c < 256; c++)
        for (unsigned i = 0; i < 16; i++) {
            memset(a, 'x', sizeof a);
            memset(b, 'x', sizeof b);
            a[i] = (char)c;
            kernel_compare(a, b);
            memset(a, (int)c, sizeof a);
            kernel_compare(a, b);
        }
}

static void test_masks_random(void **state)
{
    char a[32], b[32];
    rng r;
    (void)state;
    rng_init(&r, 1);
    for (unsigned n = 0; n < KERNEL_ROUNDS; n++) {
        for (unsigned i = 0; i < sizeof a; i++) {
            a[i] = kernel_byte(&r);
            b[i] = rng_one_in(&r, 2) ? a[i] : kernel_byte(&r);
        }
        kernel_compare(a + n % 16, b + (n / 16) % 16);
    }
}

/* ---- short copies ---------------------------------------------------------------------------- */

static bool kernel_any_special(const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (tenon__is_special((unsigned char)s[i]))
            return true;
    return false;
}

static void kernel_copy_short(guard *g, const char *bytes, size_t n)
{
    char d[17];
    for (int end = 0; end < 2; end++) {
        const char *s = end ? guard_at_end(g, bytes, n) : guard_at_begin(g, bytes, n, '"');
        memset(d, '\x5A', sizeof d);
        assert_int_equal(tenon__copy_short(d, s, n), kernel_any_special(bytes, n));
        assert_memory_equal(d, bytes, n);
        assert_int_equal(d[16], '\x5A');
    }
}

static void test_copy_short(void **state)
{
    char bytes[16];
    guard g;
    rng r;
    (void)state;
    rng_init(&r, 2);
    assert_true(guard_init(&g, 64));
    for (size_t n = 0; n < 16; n++) {
        for (unsigned c = 0; c < 256; c++)
            for (size_t i = 0; i < n; i++) {
                memset(bytes, 'a', sizeof bytes);
                bytes[i] = (char)c;
                kernel_copy_short(&g, bytes, n);
            }
        for (unsigned k = 0; k < 1000; k++) {
            for (size_t i = 0; i < n; i++)
                bytes[i] = rng_one_in(&r, 2) ? (char)('#' + rng_below(&r, 50)) : kernel_byte(&r);
            kernel_copy_short(&g, bytes, n);
        }
    }
    guard_fini(&g);
}

static void test_specials8(void **state)
{
    char bytes[8];
    rng r;
    (void)state;
    rng_init(&r, 3);
    for (unsigned n = 0; n < KERNEL_ROUNDS; n++) {
        memset(bytes, ' ' + (char)rng_below(&r, 2), sizeof bytes);
        for (unsigned i = 0; i < 8; i++)
            if (rng_one_in(&r, 4))
                bytes[i] = kernel_byte(&r);
        assert_int_equal(tenon__specials8(tenon__load64(bytes)), kernel_any_special(bytes, 8));
    }
}

/* ---- fragments ------------------------------------------------------------------------------- */

static void test_fragments(void **state)
{
    char fragment[80], text[96], out[96];
    rng r;
    (void)state;
    rng_init(&r, 4);
    for (unsigned n = 1; n <= 60; n++)
        for (unsigned k = 0; k < 400; k++) {
            bool first = rng_one_in(&r, 2), same;
            memset(fragment, 0, sizeof fragment);
            for (unsigned i = 0; i < n; i++)
                fragment[i] = (char)('a' + rng_below(&r, 3));
            fragment[0] = ',';
            for (unsigned i = 0; i < sizeof text; i++)
                text[i] = kernel_byte(&r);
            memcpy(text, fragment, n);
            text[0] = rng_one_in(&r, 3) ? kernel_byte(&r) : first ? '{' : ',';
            if (rng_one_in(&r, 2))
                text[rng_below(&r, n)] = kernel_byte(&r);
            same = text[0] == (first ? '{' : ',') && memcmp(text + 1, fragment + 1, n - 1) == 0;
            /* names that are longer than two vectors are left to the slow path */
            assert_int_equal(tenon__fragment_at(text, text + sizeof text, fragment, n, first),
                             same && n <= 32);
            memset(out, '\x5A', sizeof out);
            assert_ptr_equal(tenon__put_fragment(out, fragment, n), out + n);
            assert_memory_equal(out, fragment, n);
            assert_int_equal(out[n > 32 ? n : 32], '\x5A');
        }
}

/* ---- digits ---------------------------------------------------------------------------------- */

static void test_digits(void **state)
{
    char text[8];
    rng r;
    (void)state;
    rng_init(&r, 5);
    for (unsigned n = 0; n < 5 * KERNEL_ROUNDS; n++) {
        uint64_t x, want_stop = 0;
        uint32_t value = 0;
        for (unsigned i = 0; i < 8; i++) {
            text[i] = rng_one_in(&r, 6) ? (char)rng_next(&r) : (char)('0' + rng_below(&r, 10));
            if (text[i] < '0' || text[i] > '9')
                want_stop |= UINT64_C(0x80) << (8 * i);
            value = value * 10 + (uint32_t)(text[i] - '0');
        }
        x = tenon__load64le(text) ^ UINT64_C(0x3030303030303030);
        assert_true(tenon__not_digits(x) == want_stop ||
                    (want_stop && tenon__ctz64(tenon__not_digits(x)) == tenon__ctz64(want_stop)));
        if (!want_stop)
            assert_int_equal(tenon__eight_digits(x), value);
    }
}

/* ---- UTF-8 ----------------------------------------------------------------------------------- */

static void kernel_utf8(guard *g, const char *bytes, size_t n)
{
    const char *s = guard_at_end(g, bytes, n);
    size_t want = tenon__utf8_check_scalar(s, n);
    assert_int_equal(tenon__utf8_check(s, n), want);
    assert_int_equal(tenon__utf8_check(guard_at_begin(g, bytes, n, 0x80), n), want);
}

static void test_utf8(void **state)
{
    char bytes[160];
    guard g;
    rng r;
    (void)state;
    rng_init(&r, 6);
    assert_true(guard_init(&g, sizeof bytes));
    for (size_t n = 0; n <= 130; n++)
        for (unsigned k = 0; k < 200; k++) {
            size_t len = random_text(&r, bytes, n, true);
            kernel_utf8(&g, bytes, len);
            for (size_t damage = rng_below(&r, 3); damage > 0 && len > 0; damage--)
                bytes[rng_below(&r, len)] = (char)(0x80 | rng_next(&r));
            kernel_utf8(&g, bytes, len);
            kernel_utf8(&g, bytes, rng_below(&r, len + 1));
        }
    /* every pair and many triples, at every place of a vector and across its border */
    for (unsigned a = 0x80; a < 256; a++)
        for (unsigned b = 0; b < 256; b++)
            for (size_t at = 13; at < 18; at++) {
                memset(bytes, 'a', 40);
                bytes[at] = (char)a;
                bytes[at + 1] = (char)b;
                bytes[at + 2] = (char)rng_next(&r);
                bytes[at + 3] = (char)(0x80 | rng_below(&r, 64));
                kernel_utf8(&g, bytes, 32 + at % 2);
            }
    guard_fini(&g);
}

/* ---- strings --------------------------------------------------------------------------------- */

static size_t kernel_escape(char *d, const char *s, size_t n)
{
    static const char hex[] = "0123456789abcdef", shorts[] = "btn?fr";
    char *from = d;
    *d++ = '"';
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\' || (c >= 8 && c <= 13 && c != 11)) {
            *d++ = '\\';
            *d++ = c >= 8 && c <= 13 ? shorts[c - 8] : (char)c;
        } else if (c < 0x20) {
            memcpy(d, "\\u00", 4);
            d[4] = hex[c >> 4];
            d[5] = hex[c & 15];
            d += 6;
        } else {
            *d++ = (char)c;
        }
    }
    *d++ = '"';
    return (size_t)(d - from);
}

struct kernel_word {
    tenon_str s;
};
TENON_DECLARE(kernel_word, struct kernel_word);
TENON_BEGIN(kernel_word, TENON_TRANSPARENT) = {TENON_FIELD(s)} TENON_END;

/* Strings of 0 to 130 bytes at both guards, with every special character at every place. */
static void test_strings(void **state)
{
    static const char specials[] = "\"\\\x01\x08\x09\x0a\x0c\x0d\x0b\x1f\x7f";
    char bytes[131], want[800], got[800];
    tenon_sink sink;
    guard g;
    (void)state;
    tenon_sink_memory(&sink, NULL);
    assert_true(guard_init(&g, 200));
    for (size_t n = 0; n <= 130; n++)
        for (size_t at = 0; at <= n; at++)
            for (size_t k = 0; k < (at < n ? sizeof specials - 1 : 1); k++) {
                struct kernel_word word = {{bytes, n}};
                size_t len;
                memset(bytes, 'y', n);
                if (at < n)
                    bytes[at] = specials[k];
                len = kernel_escape(want, bytes, n);
                word.s.data =
                    k % 2 ? guard_at_end(&g, bytes, n) : guard_at_begin(&g, bytes, n, '"');
                assert_int_equal(kernel_word_json_print(&word, got, sizeof got, NULL), len);
                assert_memory_equal(got, want, len);
                sink.len = 0;
                assert_true(kernel_word_json_write(&word, &sink, NULL, NULL));
                assert_int_equal(sink.len, len);
                assert_memory_equal(sink.data, want, len);
            }
    guard_fini(&g);
    tenon_sink_fini(&sink, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_masks_exhaustive),
        cmocka_unit_test(test_masks_random),
        cmocka_unit_test(test_copy_short),
        cmocka_unit_test(test_specials8),
        cmocka_unit_test(test_fragments),
        cmocka_unit_test(test_digits),
        cmocka_unit_test(test_utf8),
        cmocka_unit_test(test_strings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
