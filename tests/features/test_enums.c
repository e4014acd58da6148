/* SPDX-License-Identifier: MIT
 * test_enums.c: enums by name, by number (TENON_ENUM_NUMBERS), of several widths, with odd values;
 * TENON_FALLBACK. */
#include "features/feature.h"

#include "types/enums.h"
#ifdef TEST_GENERATED
#include "types/enums.tenon.h"
#else
TENON_DECLARE_ENUM(plain, enum plain);
TENON_ENUM_BEGIN(plain) = {TENON_VALUE(ZERO), TENON_VALUE(ONE, "one"),
                           TENON_VALUE(TWO, "z\xC3\xB6lf")} TENON_ENUM_END;
TENON_DECLARE_ENUM(odd, enum odd);
TENON_ENUM_BEGIN(odd) = {
    TENON_VALUE(NEGATIVE, "negative"),
    TENON_VALUE(FAR, "far"),
    TENON_VALUE(LEAST, "least"),
    TENON_VALUE(SAME, "same"),
    TENON_VALUE(OTHER, "a-name-of-more-than-thirty-two-bytes-in-all"),
} TENON_ENUM_END;
TENON_DECLARE_ENUM(large, enum large);
TENON_ENUM_BEGIN(large) = {TENON_VALUE(SMALL), TENON_VALUE(TOP_BIT),
                           TENON_VALUE(ALL_BITS)} TENON_ENUM_END;
TENON_DECLARE_ENUM(tiny, enum tiny);
TENON_ENUM_BEGIN(tiny) = {TENON_VALUE(TINY_A), TENON_VALUE(TINY_B)} TENON_ENUM_END;
TENON_DECLARE_ENUM(tiny_signed, enum tiny_signed);
TENON_ENUM_BEGIN(tiny_signed) = {TENON_VALUE(TINY_MINUS), TENON_VALUE(TINY_PLUS)} TENON_ENUM_END;
TENON_DECLARE_ENUM(two_bytes, enum two_bytes);
TENON_ENUM_BEGIN(two_bytes) = {TENON_VALUE(TWO_A), TENON_VALUE(TWO_B)} TENON_ENUM_END;
TENON_DECLARE_ENUM(eight_bytes, enum eight_bytes);
TENON_ENUM_BEGIN(eight_bytes) = {TENON_VALUE(EIGHT_A), TENON_VALUE(EIGHT_B),
                                 TENON_VALUE(EIGHT_C)} TENON_ENUM_END;
TENON_DECLARE(enums, struct enums);
TENON_BEGIN(enums) = {
    TENON_FIELD_OF(plain, plain),
    TENON_FIELD_OF(odd, odd, TENON_DEFAULT(OTHER)),
    TENON_FIELD_OF(large, large, TENON_DEFAULT(SMALL)),
    TENON_FIELD_OF(tiny, tiny, TENON_DEFAULT(TINY_A)),
    TENON_FIELD_OF(tiny_signed, tiny_signed, TENON_DEFAULT(TINY_PLUS)),
    TENON_FIELD_OF(two_bytes, two_bytes, TENON_DEFAULT(TWO_A)),
    TENON_FIELD_OF(eight_bytes, eight_bytes, TENON_DEFAULT(EIGHT_A)),
    TENON_FIELD(as_number), /* not _OF: C cannot tell, so it is a number */
} TENON_END;
TENON_DECLARE_ENUM(lengthy, enum lengthy);
TENON_ENUM_BEGIN(lengthy) = {TENON_VALUE(LENGTHY_A, X10(X10("abcdefgh"))),
                             TENON_VALUE(LENGTHY_B)} TENON_ENUM_END;
TENON_DECLARE(lengthies, struct lengthies);
TENON_BEGIN(lengthies) = {
    TENON_FIELD_OF(one, lengthy),
    TENON_FIELD_OF(list, lengthy, TENON_COUNT(n)),
} TENON_END;
TENON_DECLARE(tolerant, struct tolerant);
TENON_BEGIN(tolerant) = {
    TENON_FIELD(before),
    TENON_FIELD_OF(plain, plain, TENON_FALLBACK(TWO), TENON_DEFAULT(ONE)),
    TENON_FIELD_OF(pointer, odd),
    TENON_FIELD_OF(tiny, tiny, TENON_FALLBACK(TINY_B), TENON_DEFAULT(TINY_A)),
    TENON_FIELD_OF(list, plain),
} TENON_END;
#endif

static void names(void **state)
{
    struct enums v;
    (void)state;
    both_ways(enums_type(),
              "{\"plain\":\"ZERO\",\"odd\":\"negative\",\"large\":\"TOP_BIT\",\"tiny\":\"TINY_B\","
              "\"tiny_signed\":\"TINY_MINUS\",\"two_bytes\":\"TWO_B\",\"eight_bytes\":\"EIGHT_B\","
              "\"as_number\":2}");
    both_ways(enums_type(), "{\"plain\":\"z\xC3\xB6lf\",\"odd\":\"a-name-of-more-than-thirty-two-"
                            "bytes-in-all\",\"large\":\"ALL_BITS\","
                            "\"tiny\":\"TINY_A\",\"tiny_signed\":\"TINY_PLUS\",\"two_bytes\":\"TWO_"
                            "A\",\"eight_bytes\":\"EIGHT_C\",\"as_number\":0}");
    reads(enums_type(), &v, "{\"plain\" : \"\\u006fne\", \"odd\":\"le\\u0061st\"}", NULL);
    assert_int_equal(v.plain, ONE);
    assert_int_equal(v.odd, LEAST);
    reads(enums_type(), &v, "{\"odd\":\"same\"}",
          NULL); /* two names of one value: the first is written */
    assert_int_equal(v.odd, FAR);
    writes(enums_type(), &v, NULL,
           "{\"plain\":\"ZERO\",\"odd\":\"far\",\"large\":\"SMALL\",\"tiny\":\"TINY_A\","
           "\"tiny_signed\":\"TINY_PLUS\",\"two_bytes\":\"TWO_A\",\"eight_bytes\":\"EIGHT_A\",\"as_"
           "number\":0}");
}

static void wrong_names(void **state)
{
    (void)state;
    refuses(enums_type(), "{\"plain\":\"on\"}", NULL, TENON_E_ENUM, 1, 10, "$.plain",
            "\"on\" is not a plain; did you mean \"one\"? (ZERO, one, z\xC3\xB6lf)");
    refuses(enums_type(), "{\"plain\":\"zero\"}", NULL, TENON_E_ENUM, 1, 10, "$.plain",
            "\"zero\" is not a plain; did you mean \"ZERO\"? (ZERO, one, z\xC3\xB6lf)");
    refuses(enums_type(), "{\"plain\":\"TWO\"}", NULL, TENON_E_ENUM, 1, 10, "$.plain",
            "\"TWO\" is not a plain, known are ZERO, one, z\xC3\xB6lf"); /* its text was given, so
                                                                            its C name is none */
    refuses(enums_type(), "{\"plain\":\"\"}", NULL, TENON_E_ENUM, 1, 10, "$.plain", NULL);
    refuses(enums_type(), "{\"plain\":\"ZER\\u004F!\"}", NULL, TENON_E_ENUM, 1, 10, "$.plain",
            "\"ZERO!\" is not a plain; did you mean \"ZERO\"? (ZERO, one, z\xC3\xB6lf)");
    refuses(enums_type(), "{\"plain\":\"ZER\\x\"}", NULL, TENON_E_ESCAPE, 1, 14, "$.plain", NULL);
    refuses(enums_type(), "{\"plain\":0}", NULL, TENON_E_TYPE, 1, 10, "$.plain",
            "expected a name of an enum, found a number");
    refuses(enums_type(), "{\"as_number\":\"TWO\"}", NULL, TENON_E_TYPE, 1, 14, "$.as_number",
            NULL);
}

static void numbers(void **state)
{
    struct enums v;
    const tenon_options *by_number = FLAGS(TENON_ENUM_NUMBERS);
    const char *text =
        "{\"plain\":2,\"odd\":-2147483648,\"large\":4294967295,\"tiny\":200,\"tiny_signed\":-100,"
        "\"two_bytes\":60000,\"eight_bytes\":1,\"as_number\":1}";
    (void)state;
    reads(enums_type(), &v, text, by_number);
    assert_int_equal(v.plain, TWO);
    assert_int_equal(v.odd, LEAST);
    assert_true(v.large == ALL_BITS);
    assert_int_equal(v.tiny, TINY_B);
    writes(enums_type(), &v, by_number, text);
    reads(enums_type(), &v, "{\"plain\":\"one\",\"odd\": -7 }",
          by_number); /* names are read all the same */
    assert_int_equal(v.plain, ONE);
    assert_int_equal(v.odd, NEGATIVE);
    refuses(enums_type(), "{\"plain\":3}", by_number, TENON_E_ENUM, 1, 10, "$.plain",
            "not one of the names of the enum");
    refuses(enums_type(), "{\"plain\":-1}", by_number, TENON_E_ENUM, 1, 10, "$.plain", NULL);
    refuses(enums_type(), "{\"plain\":1.0}", by_number, TENON_E_INTEGER, 1, 10, "$.plain", NULL);
    refuses(enums_type(), "{\"plain\":true}", by_number, TENON_E_TYPE, 1, 10, "$.plain",
            "expected a name of an enum, found true");
    v.plain = (enum plain)9; /* without a name a number can still be written */
    v.tiny = TINY_A;
    writes(enums_type(), &v, by_number,
           "{\"plain\":9,\"odd\":-7,\"large\":1,\"tiny\":1,\"tiny_signed\":100,"
           "\"two_bytes\":1,\"eight_bytes\":1,\"as_number\":0}");
}

static void no_name_for_it(void **state)
{
    struct enums v = {.odd = FAR,
                      .large = SMALL,
                      .tiny = TINY_A,
                      .tiny_signed = TINY_PLUS,
                      .two_bytes = TWO_A,
                      .eight_bytes = EIGHT_A};
    (void)state;
    v.plain = (enum plain)3;
    cannot_write(enums_type(), &v, NULL, TENON_E_ENUM, "$.plain", "no name for the value 3");
    v.plain = ZERO;
    v.odd = (enum odd) - 1;
    cannot_write(enums_type(), &v, NULL, TENON_E_ENUM, "$.odd", "no name for the value -1");
}

static void long_names(void **state)
{
    (void)state;
    both_ways(lengthies_type(), "{\"one\":\"" X10(X10("abcdefgh")) "\",\"list\":[\"" X10(X10(
                                    "abcdefgh")) "\",\"LENGTHY_B\",\"" X10(X10("abcdefgh")) "\"]}");
}

static void fallback(void **state)
{
    struct tolerant v;
    (void)state;
    reads(tolerant_type(), &v, "{}", NULL);
    assert_int_equal(v.plain, ONE);
    reads(tolerant_type(), &v, "{\"plain\":\"new\",\"tiny\": \"unheard of\" ,\"pointer\":\"far\"}",
          NULL);
    assert_int_equal(v.plain, TWO);
    assert_int_equal(v.tiny, TINY_B);
    drop(tolerant_type(), &v);
    reads(tolerant_type(), &v, "{\"plain\":77,\"tiny\":1}", FLAGS(TENON_ENUM_NUMBERS));
    assert_int_equal(v.plain, TWO);
    assert_int_equal(v.tiny, TINY_A);
    reads(tolerant_type(), &v, "{\"plain\":\"ZERO\"}", NULL);
    updates(tolerant_type(), &v, "{\"plain\":\"new\"}", NULL);
    assert_int_equal(v.plain, TWO);
    drop(tolerant_type(), &v);
    /* for unknown names only: not for values of another kind, nor for broken ones */
    refuses(tolerant_type(), "{\"before\":\"x\",\"plain\":5}", NULL, TENON_E_TYPE, 1, 23, "$.plain",
            NULL);
    refuses(tolerant_type(), "{\"before\":\"x\",\"plain\":null}", NULL, TENON_E_TYPE, 1, 23,
            "$.plain", NULL);
    refuses(tolerant_type(), "{\"before\":\"x\",\"plain\":\"\\u12\"}", NULL, TENON_E_ESCAPE, 1, 24,
            "$.plain", NULL);
    refuses(tolerant_type(), "{\"before\":\"x\",\"pointer\":\"near\"}", NULL, TENON_E_ENUM, 1, 25,
            "$.pointer", NULL);
    refuses(tolerant_type(), "{\"list\":[\"ONE\"]}", NULL, TENON_E_ENUM, 1, 10, "$.list[0]", NULL);
    both_ways(tolerant_type(),
              "{\"before\":null,\"plain\":\"ZERO\",\"pointer\":\"negative\",\"tiny\":\"TINY_A\","
              "\"list\":[\"one\",\"ZERO\",\"one\"]}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(names),          TEST(wrong_names), TEST(numbers),
                                       TEST(no_name_for_it), TEST(long_names),  TEST(fallback)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
