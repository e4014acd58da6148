/* SPDX-License-Identifier: MIT
 * test_presence.c: members that must be there (TENON_REQUIRED, TENON_MISSING_REFUSE), and members
 * that may be there or not (TENON_HAS, pointers, null). */
#include "features/feature.h"

#include "types/presence.h"
#ifdef TEST_GENERATED
#include "types/presence.tenon.h"
#else
TENON_DECLARE(inner, struct inner);
TENON_BEGIN(inner) = {TENON_FIELD(must, TENON_REQUIRED), TENON_FIELD(may)} TENON_END;
TENON_DECLARE(outer, struct outer);
TENON_BEGIN(outer) = {
    TENON_FIELD(text, TENON_REQUIRED),
    TENON_FIELD(id, TENON_NAME("the id"), TENON_REQUIRED),
    TENON_FIELD_OF(value, inner),
    TENON_FIELD_OF(pointer, inner),
    TENON_FIELD_OF(list, inner, TENON_COUNT(n_list)),
    TENON_FIELD_OF(fixed, inner),
} TENON_END;
#define ROWS10(x)                                                                                  \
    TENON_FIELD(m##x##0, TENON_REQUIRED), TENON_FIELD(m##x##1), TENON_FIELD(m##x##2),              \
        TENON_FIELD(m##x##3), TENON_FIELD(m##x##4), TENON_FIELD(m##x##5), TENON_FIELD(m##x##6),    \
        TENON_FIELD(m##x##7), TENON_FIELD(m##x##8), TENON_FIELD(m##x##9, TENON_DEFAULT(9))
TENON_DECLARE(many, struct many);
TENON_BEGIN(many) = {
    ROWS10(1), ROWS10(2),
    ROWS10(3), ROWS10(4),
    ROWS10(5), ROWS10(6),
    ROWS10(7), ROWS10(8),
    ROWS10(9), TENON_FIELD(last, TENON_REQUIRED, TENON_DEFAULT("unused")),
} TENON_END;
TENON_DECLARE(optional, struct optional);
TENON_BEGIN(optional) = {
    TENON_FIELD(plain),
    TENON_FIELD(with_default, TENON_DEFAULT(3)),
    TENON_FIELD(with_companion, TENON_HAS(has)),
    TENON_FIELD(ignored, TENON_IGNORE),
    TENON_FIELD(computed, TENON_READ_ONLY),
    TENON_FIELD(secret, TENON_WRITE_ONLY),
    TENON_FIELD(pointer),
    TENON_FIELD(text),
    TENON_FIELD(list, TENON_COUNT(n)),
} TENON_END;
TENON_DECLARE(with, struct with);
TENON_BEGIN(with) = {
    TENON_FIELD(i, TENON_HAS(has_i)),
    TENON_FIELD(text, TENON_HAS(has_text)),
    TENON_FIELD(str, TENON_HAS(has_str)),
    TENON_FIELD(chars, TENON_HAS(has_chars)),
    TENON_FIELD_OF(object, inner, TENON_HAS(has_object)),
    TENON_FIELD(list, TENON_COUNT(n), TENON_HAS(has_list)),
    TENON_FIELD(fixed, TENON_HAS(has_fixed)),
    TENON_FIELD(time, TENON_HAS(has_time), TENON_OMIT_NULL),
    TENON_FIELD(limited, TENON_HAS(has_limited), TENON_MIN(1), TENON_OMIT_NULL),
} TENON_END;
#endif

static void required(void **state)
{
    struct outer v;
    (void)state;
    refuses(outer_type(), "{}", NULL, TENON_E_MISSING, 1, 2, "$", "missing text, the id");
    refuses(outer_type(), "{ \"id\":5,\n  \"text\":\"x\" }", NULL, TENON_E_MISSING, 2, 14, "$",
            "missing the id");
    refuses(outer_type(), "{\"the id\":1}", NULL, TENON_E_MISSING, 1, 12, "$", "missing text");
    /* null is there; a nested object counts only when it is */
    reads(outer_type(), &v, "{\"text\":null,\"the id\":1}", NULL);
    assert_int_equal(v.value.must, 0);
    drop(outer_type(), &v);
    reads(outer_type(), &v,
          "{\"text\":\"\",\"the "
          "id\":1,\"value\":{\"must\":2},\"pointer\":{\"must\":3},\"list\":[{\"must\":4}],"
          "\"fixed\":[{\"must\":5}]}",
          NULL);
    assert_int_equal(v.fixed[0].must, 5);
    drop(outer_type(), &v);
    refuses(outer_type(), "{\"text\":\"on the heap\",\"the id\":1,\"value\":{}}", NULL,
            TENON_E_MISSING, 1, 43, "$.value", "missing must");
    refuses(outer_type(), "{\"text\":\"x\",\"pointer\":{\"may\":1}}", NULL, TENON_E_MISSING, 1, 31,
            "$.pointer", NULL);
    refuses(outer_type(), "{\"text\":\"x\",\"list\":[{\"must\":1},{\"may\":1}]}", NULL,
            TENON_E_MISSING, 1, 40, "$.list[1]", NULL);
    refuses(outer_type(), "{\"fixed\":[{\"must\":1},{}]}", NULL, TENON_E_MISSING, 1, 23,
            "$.fixed[1]", NULL);
}

/* An update onto a valid object lacks nothing. */
static void required_in_updates(void **state)
{
    struct outer v;
    (void)state;
    reads(outer_type(), &v, "{\"text\":\"\",\"the id\":1}", NULL);
    updates(outer_type(), &v, "{\"value\":{\"may\":7}}", NULL);
    assert_int_equal(v.value.may, 7);
    cannot_update(outer_type(), &v, "{\"pointer\":{\"may\":7}}", NULL, TENON_E_MISSING, "$.pointer",
                  "missing must");
    assert_null(v.pointer); /* a new object is read from nothing, and complete */
    cannot_update(outer_type(), &v, "{\"list\":[{}]}", NULL, TENON_E_MISSING, "$.list[0]",
                  "missing must");
    drop(outer_type(), &v);
}

/* ---- more than 64 members -------------------------------------------------------------------- */

static void many_required(void **state)
{
    struct many v;
    (void)state;
    refuses(many_type(), "{}", NULL, TENON_E_MISSING, 1, 2, "$",
            "missing m10, m20, m30, m40, m50, m60, m70, m80, m90, last");
    refuses(many_type(),
            "{\"m10\":1,\"m20\":1,\"m30\":1,\"m40\":1,\"m50\":1,\"m60\":1,\"m80\":1,"
            "\"last\":\"x\"}",
            NULL, TENON_E_MISSING, 0, 0, "$", "missing m70, m90");
    reads(many_type(), &v,
          "{\"last\":null,\"m90\":1,\"m80\":2,\"m70\":3,\"m60\":4,\"m50\":5,\"m40\":6,"
          "\"m30\":7,\"m20\":8,"
          "\"m10\":9}",
          NULL);
    assert_int_equal(v.m90 + v.m80 + v.m70 + v.m60 + v.m50 + v.m40 + v.m30 + v.m20 + v.m10, 45);
    assert_int_equal(v.m69, 9);
    assert_int_equal(v.m99, 9);
    assert_int_equal(v.m71, 0);
    drop(many_type(), &v);
}

/* ---- TENON_MISSING_REFUSE -------------------------------------------------------------------- */

static void missing_refused(void **state)
{
    struct optional v;
    (void)state;
    reads(optional_type(), &v, "{}", NULL);
    refuses(optional_type(), "{}", FLAGS(TENON_MISSING_REFUSE), TENON_E_MISSING, 1, 2, "$",
            "missing plain, secret, text, list");
    reads(optional_type(), &v, "{\"plain\":1,\"secret\":2,\"text\":null,\"list\":[]}",
          FLAGS(TENON_STRICT));
    refuses(optional_type(), "{\"plain\":1,\"secret\":2,\"text\":null,\"list\":[],\"other\":1}",
            FLAGS(TENON_STRICT), TENON_E_UNKNOWN, 1, 46, "$.other", NULL);
    reads(optional_type(), &v, "{\"plain\":1,\"secret\":2,\"text\":null,\"list\":[],\"other\":1}",
          FLAGS(TENON_STRICT & ~TENON_UNKNOWN_REFUSE));
    updates(optional_type(), &v, "{}", FLAGS(TENON_STRICT));
    drop(optional_type(), &v);
}

/* ---- companions ------------------------------------------------------------------------------ */

static const char with_nothing[] =
    "{\"i\":null,\"text\":null,\"str\":null,\"chars\":null,\"object\":null,\"list\":null,"
    "\"fixed\":null}";
static const char with_all[] =
    "{\"i\":0,\"text\":\"t\",\"str\":\"s\",\"chars\":\"\",\"object\":{\"must\":1,\"may\":0},"
    "\"list\":[],\"fixed\":[\"f\",null],\"time\":\"2000-01-01T00:00:00\",\"limited\":5}";

static void companions(void **state)
{
    struct with v;
    (void)state;
    both_ways(with_type(), with_nothing);
    both_ways(with_type(), with_all);
    reads(with_type(), &v, "{}", NULL);
    assert_false(v.has_i || v.has_text || v.has_str || v.has_chars || v.has_object || v.has_list ||
                 v.has_fixed || v.has_time || v.has_limited);
    writes(with_type(), &v, NULL, with_nothing);
    reads(with_type(), &v, "{\"i\" :\t7 , \"text\" : null , \"time\" : null, \"limited\":null}",
          NULL);
    assert_true(v.has_i && v.i == 7 && !v.has_text && !v.has_time && !v.has_limited);
    refuses(with_type(), "{\"text\":\"x\",\"limited\":0}", NULL, TENON_E_RANGE, 1, 23, "$.limited",
            "0 is out of range 1..2147483647");
    refuses(with_type(), "{\"text\":\"x\",\"i\":\"\"}", NULL, TENON_E_TYPE, 1, 17, "$.i", NULL);
    refuses(with_type(), "{\"object\":{\"may\":1}}", NULL, TENON_E_MISSING, 1, 19, "$.object",
            NULL);
    refuses(with_type(), "{\"fixed\":[\"a\",\"b\",\"c\"]}", NULL, TENON_E_CAPACITY, 1, 19,
            "$.fixed[2]", NULL);
    memset(&v, 0, sizeof v);
    v.has_text = true; /* there, and NULL: null all the same */
    v.has_i = true;
    writes(with_type(), &v, FLAGS(TENON_OMIT_NULLS | TENON_OMIT_EMPTIES), "{\"i\":0}");
    v.has_i = false;
    writes(with_type(), &v, FLAGS(TENON_OMIT_NULLS), "{}");
}

static void companions_in_updates(void **state)
{
    struct with v;
    (void)state;
    reads(with_type(), &v, with_all, NULL);
    updates(with_type(), &v, "{\"i\":5,\"text\":\"longer\",\"list\":[1,2],\"object\":{\"may\":3}}",
            NULL);
    assert_true(v.i == 5 && v.n == 2 && v.object.must == 1 && v.object.may == 3);
    updates(with_type(), &v, with_nothing, NULL);
    assert_false(v.has_i || v.has_text || v.has_str || v.has_chars || v.has_object || v.has_list ||
                 v.has_fixed);
    assert_true(!v.text && !v.str.data && !v.list && !v.fixed[0]);
    assert_true(v.has_time && v.has_limited);
    updates(with_type(), &v, with_all, NULL);
    writes(with_type(), &v, NULL, with_all);
    cannot_update(with_type(), &v, "{\"limited\":0}", NULL, TENON_E_RANGE, "$.limited", NULL);
    cannot_update(with_type(), &v, "{\"text\":7}", NULL, TENON_E_TYPE, "$.text", NULL);
    cannot_update(with_type(), &v, "{\"chars\":\"too long a text\"}", NULL, TENON_E_CAPACITY,
                  "$.chars", NULL);
    cannot_update(with_type(), &v, "{\"fixed\":[\"new\",7]}", NULL, TENON_E_TYPE, "$.fixed[1]",
                  NULL);
    writes(with_type(), &v, NULL, with_all);
    drop(with_type(), &v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(required),        TEST(required_in_updates), TEST(many_required),
        TEST(missing_refused), TEST(companions),          TEST(companions_in_updates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
