/* SPDX-License-Identifier: MIT
 * test_float.c: floating-point text in both directions, by chosen and by random values.
 *
 * Chosen: the layout rules, the grammar of the inline path, edges of both formats, all powers of
 * ten and two, exact middles between neighbours (up to 1,100 digits), texts of millions of digits.
 * Random: from a fixed seed; TENON_FLOAT_COUNT overrides how many (1,000,000 values of each type).
 * How each is checked stands in float_check.h; the published sets are in test_float_sets.c. */
#include <float.h>

#include "float_check.h"

static uint64_t random_state = UINT64_C(0x74656E6F6E);

/* splitmix64 */
static uint64_t random_u64(void)
{
    uint64_t z = random_state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static long random_count(void)
{
    const char *text = getenv("TENON_FLOAT_COUNT");
    return text ? strtol(text, NULL, 10) : 1000000;
}

static void writes_as_ecmascript(void **state)
{
    /* clang-format off */
    static const struct {
        double v;
        const char *text;
    } cases[] = {
        {0, "0"}, {-0.0, "-0"}, {1, "1"}, {-1, "-1"}, {10, "10"}, {123, "123"}, {1e8, "100000000"},
        {99999999, "99999999"}, {123456789, "123456789"}, {9007199254740991, "9007199254740991"},
        {9007199254740992, "9007199254740992"}, {9007199254740994, "9007199254740994"},
        {123456789012345680000.0, "123456789012345680000"}, {1e20, "100000000000000000000"},
        {1e21, "1e+21"}, {1.5e300, "1.5e+300"}, {1e-6, "0.000001"}, {1e-7, "1e-7"},
        {1.25e-6, "0.00000125"}, {0.1, "0.1"}, {0.5, "0.5"}, {0.3, "0.3"},
        {0.1 + 0.2, "0.30000000000000004"}, {1.0 / 3, "0.3333333333333333"}, {123.456, "123.456"},
        {-1234567.125, "-1234567.125"}, {12345678.5, "12345678.5"}, {123456789.5, "123456789.5"},
        {1e23, "1e+23"}, {5e-324, "5e-324"}, {1e-323, "1e-323"},
        {2.2250738585072014e-308, "2.2250738585072014e-308"},
        {1.7976931348623157e308, "1.7976931348623157e+308"},
        {1.00000762939453125, "1.0000076293945312"}, {2251799813685248.5, "2251799813685248.5"},
        {4503599627370495.5, "4503599627370495.5"}, {1e16, "10000000000000000"},
        {12345678901234567.0, "12345678901234568"},
    };
    /* clang-format on */
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[40];
        f64_text(text, cases[i].v);
        assert_string_equal(text, cases[i].text);
        check_f64(cases[i].v);
    }
}

static void writes_float_as_float(void **state)
{
    /* clang-format off */
    static const struct {
        float v;
        const char *text;
    } cases[] = {
        {0, "0"}, {-0.0f, "-0"}, {0.1f, "0.1"}, {0.3f, "0.3"}, {3.1415927f, "3.1415927"},
        {16777216, "16777216"}, {33554432, "33554432"}, {1e20f, "100000000000000000000"},
        {1e21f, "1e+21"}, {1e-45f, "1e-45"}, {1.1754944e-38f, "1.1754944e-38"},
        {3.4028235e38f, "3.4028235e+38"}, {8.5f, "8.5"}, {1e10f, "10000000000"},
        {123456.79f, "123456.79"}, {0.000001f, "0.000001"}, {9.999999e-7f, "9.999999e-7"},
    };
    /* clang-format on */
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[40];
        f32_text(text, cases[i].v);
        assert_string_equal(text, cases[i].text);
        check_f32(cases[i].v);
    }
}

static void fast_follows_grammar(void **state)
{
    /* clang-format off */
    static const char *const bad[] = {
        "", "-", "-,", "+1", ".5", "-.5", "1.", "1.,", "-1.e5", "1.e5", "01", "00", "-01", "-00",
        "01.5", "00.5", "1e", "1e+", "1e-", "1e,", "1E+x", "1.5e", "e5", "abc", "NaN", "Infinity",
        "-Infinity", "-x", "--1", " 1", "0.0000000000000000000000000000e",
        "0.00000000000000000000000000000e", "0.000000000000000000000000000000",
        "0.0000000000000000000000000000e1", "0.000000000000000000000000000e12", "1e12345",
        "1.25e-00001", "1234567890123456789e", "12345678901234567890", "0.12345678901234567890",
        "1e999", "-1e999", "1234567890e400", "0123456789", "1234567890.", "1234567890.e1",
        "12345678901234567890123456789012", "012345678.5", "-012345678",
    };
    /* clang-format on */
    static const struct {
        const char *text;
        int len;
    } ends[] = {{"1.5.3", 3}, {"0x10", 1},         {"1-2", 1},  {"1.25-", 4},
                {"-0]", 2},   {"0.0e0}", 5},       {"1e5.", 3}, {"12345678/", 8},
                {"1:", 1},    {"0.12345678:", 10}, {"-7}", 2}};
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        static const char after[] = {0, ',', ' ', (char)0xFF};
        for (size_t j = 0; j < sizeof after; j++) {
            char block[32];
            double d = 42;
            float f = 42;
            memset(block, after[j], sizeof block);
            memcpy(block, bad[i], strlen(bad[i]));
            assert_null(tenon__f64_fast(block, &d));
            assert_null(tenon__f32_fast(block, &f));
            assert_true(d == 42 && f == 42);
        }
    }
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        char block[32] = {0};
        double d;
        float f;
        memcpy(block, ends[i].text, strlen(ends[i].text));
        assert_int_equal(tenon__f64_fast(block, &d) - block, ends[i].len);
        assert_int_equal(tenon__f32_fast(block, &f) - block, ends[i].len);
        assert_true(f64_bits(d) == f64_bits(strtod(block[1] == 'x' ? "0" : block, NULL)));
    }
}

/* Both sides of a border between words, which texts that are close enough never straddle. */
static void compares_exactly(void **state)
{
    static const struct {
        const char *text;
        int64_t exp10;
        uint64_t half;
        int exp2, order;
    } cases[] = {
        {"18446744073709551616", 0, (UINT64_C(1) << 54) - 1, 10, 1},
        {"18446744073709551615", 0, 1, 64, -1},
        {"18446744073709551616", 0, 1, 64, 0},
        {"184467440737.09551616", 8, 1, 64, 0},
        {"1", 0, 3, -1, -1},
        {"5", -1, 1, -1, 0},
        {"5000000000000000000000000000000000001", -37, 1, -1, 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        size_t len = strlen(cases[i].text);
        struct tenon__digit_text text = {cases[i].text, cases[i].text + len, (int64_t)len,
                                         cases[i].exp10};
        int order;
        if (strchr(cases[i].text, '.')) {
            text.count--;
            text.exp10 -= 8;
        }
        order = tenon__compare_exact(&text, cases[i].half, cases[i].exp2);
        assert_int_equal((order > 0) - (order < 0), cases[i].order);
    }
}

/* Random bytes of the alphabet of numbers: whatever the inline path takes is the number that the
 * grammar finds. */
static void fast_on_noise(void **state)
{
    static const char alphabet[] = "0123456789012345678900000.-+eE,";
    long taken = 0;
    (void)state;
    for (long i = 0; i < random_count() * 2; i++) {
        char block[33], text[33];
        double d = 42;
        float f = 42;
        const char *end, *expected;
        uint64_t r = random_u64();
        for (int j = 0; j < 32; j++) {
            if (j % 8 == 0)
                r = random_u64();
            block[j] = alphabet[(r & 255) % ((i & 1) || j > 18 || r % 11 == 0 ? 31 : 25)];
            r >>= 8;
        }
        block[32] = 0;
        expected = grammar_end(block);
        end = tenon__f64_fast(block, &d);
        if (end) {
            /* a digit, point or exponent that the grammar cannot use may end the number earlier
             * than a longer one */
            memcpy(text, block, (size_t)(end - block));
            text[end - block] = 0;
            if (!expected || end != expected || f64_bits(strtod(text, NULL)) != f64_bits(d))
                fail_msg("f64_fast %s: %td, %a", block, end - block, d);
            taken++;
        }
        end = tenon__f32_fast(block, &f);
        if (end) {
            memcpy(text, block, (size_t)(end - block));
            text[end - block] = 0;
            if (!expected || end != expected || f32_bits(strtof(text, NULL)) != f32_bits(f))
                fail_msg("f32_fast %s: %td, %a", block, end - block, (double)f);
        }
    }
    print_message("noise: %ld taken\n", taken);
}

static void reads_edges(void **state)
{
    /* clang-format off */
    static const char *const cases[] = {
        "0", "-0", "0.0", "-0.0", "0e5", "-0E-5", "0.000e+00", "1e-00011111111111",
        "0e99999999999", "-1E+00000000002", "128.74836467836484838364836483643636483648e-336",
        "1.7976931348623158e308", "5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
        "-1e-999", "-5.96916642387374e-309", "1e400", "-1.7976931348623159e308",
        "1.7976931348623157e308", "1e23", "9007199254740993", "9007199254740992.5",
        "9007199254740993.0000000000000000000000000000000000000001", "9007199254740995",
        "-9007199254740993e0", "90071992547409930000000000000e-13",
        "0.500000000000000166533453693773481063544750213623046875", "2.2250738585072011e-308",
        "2.2250738585072012e-308", "18446744073709551615", "18446744073709551616",
        "9223372036854775807", "1e308", "1e309", "1.7976931348623158079e308",
        "1.797693134862315807937289714053034150799341327100378269361737789804449682927647509e308",
        "3.4028235677973366e38", "3.4028235677973365e38",
        "340282356779733661637539395458142568447.999", "340282356779733661637539395458142568448",
        "7.006492321624085e-46", "7.006492321624086e-46", "1.4e-45",
        "1.00000017881393432617187499", "1.00000017881393432617187500",
        "1.00000017881393432617187501", "1.00000005960464477539062499",
        "1.000000059604644775390625", "1.00000005960464477539062501", "1e2147483647",
        "1e-2147483648", "1e4294967296", "1e18446744073709551616", "-1e-18446744073709551616",
        "1e99999999999999999999999999999999999999999999999999999999999999999999999",
        "1e-99999999999999999999999999999999999999999999999999999999999999999999999",
        "12345678.25", "123456789012.375", "1e22", "1e23", "123456789e-30", "4.35", "0.1e1",
        "100000000000000000000", "0.00000000000000000000000000000000000001",
        "0.000001234567890123456", "0.12345678901234567890123456789", "1234567.12345678901",
        "1234567.1234567890123456", "123.1234567890123456", "12.12345678901234567",
        "-1234567.1234567812345678", "-1234567.12345678123456", "-0.1234567812345678123",
        "-0.12345678123456781234567",
    };
    /* clang-format on */
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check_read_libc(cases[i]);
}

/* The exact middle between v and the next value up, a little below and above, with and without more
 * digits. */
static void check_middle(double v, double next)
{
    char text[2000];
    size_t len;
    int exponent;
    long double middle = ((long double)v + (long double)next) / 2;
    snprintf(text, sizeof text, "%.1100Lf", middle);
    len = strlen(text);
    check_read_libc(text);
    text[len - 1] = '1';
    check_read_libc(text);
    memset(text + len - 1, '0', 200);
    text[len + 199] = '7';
    text[len + 200] = 0;
    check_read_libc(text);
    snprintf(text, sizeof text, "%.780Le", middle);
    check_read_libc(text);
    exponent = atoi(strchr(text, 'e') + 1);
    /* one unit below in the last place that is not 0: lower the last nonzero digit and let nines
     * follow */
    len = (size_t)(strchr(text, 'e') - text);
    while (len > 0 && text[len - 1] == '0')
        len--;
    if (len > 0 && text[len - 1] >= '1' && text[len - 1] <= '9') {
        text[len - 1]--;
        memset(text + len, '9', 40);
        if (text[len - 1] == '.' || len == 1)
            return;
        snprintf(text + len + 40, sizeof text - len - 40, "e%d", exponent);
        check_read_libc(text);
    }
}

/* Asked at run time too: valgrind computes long double in 64 bits. */
static bool has_middles(void)
{
    volatile long double one = 1, tiny = LDBL_EPSILON;
    return LDBL_MANT_DIG >= 64 && LDBL_MIN_EXP <= -16000 && one + tiny != one;
}

static void reads_middles(void **state)
{
    (void)state;
    if (!has_middles())
        skip(); /* long double is too narrow for exact middles */
    for (int i = 0; i < 1500; i++) {
        uint64_t bits = random_u64() & INT64_MAX;
        float f;
        if (i % 5 == 0)
            bits &= UINT64_C(0x000FFFFFFFFFFFFF); /* subnormal */
        if (i < 64)
            bits = (uint64_t)i;
        if (i >= 64 && i < 100)
            bits = UINT64_C(0x0010000000000000) - 18 + (uint64_t)(i - 64);
        if (bits >= UINT64_C(0x7FEFFFFFFFFFFFFF))
            continue;
        check_middle(f64_of(bits), f64_of(bits + 1));
        bits >>= 33;
        if (i < 64)
            bits = (uint64_t)i;
        f = f32_of((uint32_t)bits);
        if (bits < 0x7F7FFFFF)
            check_middle((double)f, (double)f32_of((uint32_t)bits + 1));
    }
}

static void reads_long_texts(void **state)
{
    const size_t len = 3000000;
    char *text = malloc(len + 64), tail[64];
    double d;
    float f;
    (void)state;
    assert_non_null(text);
    memset(text, '7', len);
    assert_false(tenon__f64_parse(text, len, &d));
    snprintf(tail, sizeof tail, "e-%zu", len);
    memcpy(text + len, tail, strlen(tail));
    assert_true(tenon__f64_parse(text, len + strlen(tail), &d));
    assert_true(d == 7.0 / 9);
    assert_true(tenon__f32_parse(text, len + strlen(tail), &f));
    assert_true(f == 7.0f / 9);
    memset(text, '0', len);
    text[1] = '.';
    text[len - 1] = '3';
    assert_true(tenon__f64_parse(text, len, &d));
    assert_true(d == 0);
    snprintf(tail, sizeof tail, "e+%zu", len - 2);
    memcpy(text + len, tail, strlen(tail));
    assert_true(tenon__f64_parse(text, len + strlen(tail), &d));
    assert_true(d == 3);
    memcpy(text, "9007199254740993.", 17);
    assert_true(tenon__f64_parse(text, len - 1, &d));
    assert_true(d == 9007199254740992);
    assert_true(tenon__f64_parse(text, len, &d));
    assert_true(d == 9007199254740994);
    memset(text + 3, '0', len);
    memcpy(text, "1e-", 3);
    assert_true(tenon__f64_parse(text, len, &d));
    assert_true(d == 1);
    memset(text + 3, '8', len);
    assert_true(tenon__f64_parse(text, len, &d));
    assert_true(d == 0);
    text[1] = 'E', text[2] = '+';
    d = 42;
    assert_false(tenon__f64_parse(text, len, &d));
    assert_true(d == 42);
    free(text);
}

static void powers_and_borders(void **state)
{
    char text[64];
    (void)state;
    for (int e = -400; e <= 400; e++)
        for (int digit = 1; digit < 10; digit++) {
            snprintf(text, sizeof text, "%s%de%d", digit & 1 ? "-" : "", digit, e);
            check_read_libc(text);
            snprintf(text, sizeof text, "%d.000000000000000000000%dE%+d", digit, digit, e);
            check_read_libc(text);
            if (strtod(text, NULL) < INFINITY)
                check_f64(strtod(text, NULL));
            if (strtof(text, NULL) < INFINITY)
                check_f32(strtof(text, NULL));
        }
    for (uint64_t e = 0; e < 2047; e++)
        for (int64_t step = -3; step <= 3; step++) {
            uint64_t bits = (e << 52) + (uint64_t)step;
            if (bits < UINT64_C(0x7FF0000000000000))
                check_f64(f64_of(bits));
        }
    for (uint32_t e = 0; e < 255; e++)
        for (int32_t step = -300; step <= 300; step++) {
            uint32_t bits = (e << 23) + (uint32_t)step;
            if (bits < UINT32_C(0x7F800000))
                check_f32(f32_of(bits));
        }
    for (uint64_t i = 0; i < 20000; i++) {
        check_f64(f64_of(i));
        check_f64((double)i);
        check_f64((double)i / 64);
        check_f64(-(double)i / 100);
    }
    for (double v = 1; v < 1e18; v *= 2)
        for (int step = -2; step <= 2; step++)
            check_f64(v + step);
}

static void random_doubles(void **state)
{
    (void)state;
    for (long i = 0; i < random_count(); i++) {
        uint64_t bits = random_u64();
        switch (i % 5) {
        case 1: /* the usual sizes */
            bits = (bits & UINT64_C(0x800FFFFFFFFFFFFF)) | (1023 - 20 + (bits >> 52) % 60) << 52;
            break;
        case 2: /* few digits */
            bits = f64_bits((double)(int64_t)(bits >> 40) /
                            (double)tenon__pow10_u64((unsigned)(bits % 9)));
            break;
        case 3: /* floats as doubles */
            bits = f64_bits((double)f32_of((uint32_t)bits & UINT32_C(0xBFFFFFFF)));
            break;
        case 4: /* short binary fractions, integers beyond 2^53 */
            bits &= UINT64_C(0xFFFFFFFFFFFFFFFF) << ((bits >> 7) % 52);
            bits = (bits & UINT64_C(0x800FFFFFFFFFFFFF)) | (1023 - 10 + (bits >> 52) % 90) << 52;
            break;
        default:
            break;
        }
        if ((bits >> 52 & 2047) != 2047)
            check_f64(f64_of(bits));
    }
}

static void random_floats(void **state)
{
    (void)state;
    for (long i = 0; i < random_count(); i++) {
        uint32_t bits = (uint32_t)random_u64();
        if (i & 1)
            bits = (bits & UINT32_C(0x807FFFFF)) | (117 + (bits >> 23) % 30) << 23;
        if ((bits >> 23 & 255) != 255)
            check_f32(f32_of(bits));
    }
}

/* Random decimals of up to 40 digits. */
static void random_texts(void **state)
{
    (void)state;
    for (long i = 0; i < random_count() / 2; i++) {
        char text[80], *p = text;
        uint64_t r = random_u64();
        unsigned whole = (unsigned)(r & 15) % 9, places = (unsigned)(r >> 4 & 31);
        if (r >> 9 & 1)
            *p++ = '-';
        *p++ = (char)(whole ? '1' + (r >> 10) % 9 : '0');
        for (; whole > 1; whole--)
            *p++ = (char)('0' + random_u64() % 10);
        if (places > 4) {
            *p++ = '.';
            for (places -= 4; places > 0; places--)
                *p++ = (char)('0' + random_u64() % 10);
        }
        *p = 0;
        if (i % 4 == 0)
            snprintf(p, 8, "e%d", (int)(random_u64() % (i % 8 ? 700 : 40)) - (i % 8 ? 350 : 20));
        check_read_libc(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writes_as_ecmascript), cmocka_unit_test(writes_float_as_float),
        cmocka_unit_test(fast_follows_grammar), cmocka_unit_test(compares_exactly),
        cmocka_unit_test(fast_on_noise),        cmocka_unit_test(reads_edges),
        cmocka_unit_test(reads_middles),        cmocka_unit_test(reads_long_texts),
        cmocka_unit_test(powers_and_borders),   cmocka_unit_test(random_doubles),
        cmocka_unit_test(random_floats),        cmocka_unit_test(random_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
