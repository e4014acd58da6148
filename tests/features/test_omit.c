/* SPDX-License-Identifier: MIT
 * test_omit.c: members left out of the text: TENON_OMIT_NULL, TENON_OMIT_EMPTY on a row,
 * TENON_OMIT_NULLS, TENON_OMIT_EMPTIES and TENON_OMIT_DEFAULTS for a call. (TENON_OMIT_DEFAULT:
 * test_defaults.c.) */
#include "features/feature.h"

#include "types/omit.h"
#ifdef TEST_GENERATED
#include "types/omit.tenon.h"
#else
TENON_DECLARE(pair, struct pair);
TENON_BEGIN(pair) = {TENON_FIELD(value)} TENON_END;
#define ROWS(...)                                                                                  \
    {                                                                                              \
        TENON_FIELD(number, __VA_ARGS__), TENON_FIELD(c, __VA_ARGS__),                             \
            TENON_FIELD(s, __VA_ARGS__), TENON_FIELD(chars, __VA_ARGS__),                          \
            TENON_FIELD(raw, __VA_ARGS__), TENON_FIELD_OF(pointer, pair, __VA_ARGS__),             \
            TENON_FIELD(list, TENON_COUNT(n_list), __VA_ARGS__),                                   \
            TENON_FIELD_OF(map, pair, TENON_COUNT(n_map), TENON_MAP(pair, key), __VA_ARGS__),      \
            TENON_FIELD(fixed, __VA_ARGS__),                                                       \
            TENON_FIELD(counted, TENON_COUNT(n_counted), __VA_ARGS__),                             \
            TENON_FIELD(maybe, TENON_HAS(has), __VA_ARGS__),                                       \
            TENON_FIELD(maybe_list, TENON_COUNT(n_maybe), TENON_HAS(has_list), __VA_ARGS__),       \
    }
#define NOTHING (0, , (), 0)
TENON_DECLARE(plain, struct plain);
TENON_BEGIN(plain) = ROWS(NOTHING) TENON_END;
TENON_DECLARE(nulls, struct nulls);
TENON_BEGIN(nulls) = ROWS(TENON_OMIT_NULL) TENON_END;
TENON_DECLARE(empties, struct empties);
TENON_BEGIN(empties) = ROWS(TENON_OMIT_EMPTY) TENON_END;
TENON_DECLARE(defaults, struct defaults);
TENON_BEGIN(defaults) = ROWS(TENON_OMIT_DEFAULT) TENON_END;
TENON_DECLARE(both, struct both);
TENON_BEGIN(both) = ROWS(TENON_OMIT_NULL, TENON_OMIT_EMPTY) TENON_END;
TENON_DECLARE(few, struct few);
TENON_BEGIN(few) = {
    TENON_FIELD(a, TENON_OMIT_NULL),
    TENON_FIELD_OF(in, few, TENON_OMIT_NULL),
    TENON_FIELD(b),
    TENON_FIELD(c, TENON_OMIT_NULL),
} TENON_END;
TENON_DECLARE(demanding, struct demanding);
TENON_BEGIN(demanding) = {TENON_FIELD(name),
                          TENON_FIELD(note, TENON_REQUIRED, TENON_OMIT_NULL)} TENON_END;
TENON_DECLARE(holder, struct holder);
TENON_BEGIN(holder) = {
    TENON_FIELD(texts, TENON_COUNT(n_texts)),
    TENON_FIELD_OF(fews, few, TENON_COUNT(n_fews)),
    TENON_FIELD_OF(map, pair, TENON_COUNT(n_map), TENON_MAP(pair, key)),
} TENON_END;
#endif

static struct pair one = {"k", 1};
static int two[2] = {3, 4};

/* The same objects for every type: all zero; all empty but not null; all there. */
static const struct plain zero = {.number = 0};
static const struct plain empty = {
    .c = "",
    .s = {"", 0},
    .raw = {"null", 4},
    .pointer = &one,
    .has = true,
    .has_list = true,
};
static const struct plain full = {
    .number = 1,
    .c = "c",
    .s = {"s", 1},
    .chars = "ch",
    .raw = {"{}", 2},
    .pointer = &one,
    .list = two,
    .n_list = 2,
    .map = &one,
    .n_map = 1,
    .fixed = {0, 1},
    .counted = {5},
    .n_counted = 1,
    .has = true,
    .maybe = 2,
    .has_list = true,
    .maybe_list = two,
    .n_maybe = 1,
};

static const char full_text[] =
    "{\"number\":1,\"c\":\"c\",\"s\":\"s\",\"chars\":\"ch\",\"raw\":{},\"pointer\":{\"value\":1},"
    "\"list\":[3,4],\"map\":{\"k\":{\"value\":1}},\"fixed\":[0,1],\"counted\":[5],\"maybe\":2,"
    "\"maybe_list\":[3]}";

static void expect(const tenon_type *type, uint64_t flags, const char *of_zero,
                   const char *of_empty)
{
    _Static_assert(sizeof(struct plain) == sizeof(struct both), "the structs are alike");
    writes(type, &zero, FLAGS(flags), of_zero);
    writes(type, &empty, FLAGS(flags), of_empty);
    writes(type, &full, FLAGS(flags), full_text);
}

static void by_row_and_by_call(void **state)
{
    const char *n =
        "{\"number\":0,\"chars\":\"\",\"list\":[],\"map\":{},\"fixed\":[0,0],\"counted\":[]}";
    const char *n_empty =
        "{\"number\":0,\"c\":\"\",\"s\":\"\",\"chars\":\"\",\"raw\":null,\"pointer\":{\"value\":1},"
        "\"list\":[],"
        "\"map\":{},\"fixed\":[0,0],\"counted\":[],\"maybe\":0,\"maybe_list\":[]}";
    const char *e = "{\"number\":0,\"raw\":null,\"pointer\":null,\"fixed\":[0,0],\"maybe\":null}";
    const char *e_empty =
        "{\"number\":0,\"raw\":null,\"pointer\":{\"value\":1},\"fixed\":[0,0],\"maybe\":0}";
    const char *d_empty = "{\"c\":\"\",\"s\":\"\",\"raw\":null,\"pointer\":{\"value\":1},\"maybe\":"
                          "0,\"maybe_list\":[]}";
    const char *b = "{\"number\":0,\"fixed\":[0,0]}";
    (void)state;
    expect(plain_type(), 0,
           "{\"number\":0,\"c\":null,\"s\":null,\"chars\":\"\",\"raw\":null,\"pointer\":null,"
           "\"list\":[],\"map\":{},"
           "\"fixed\":[0,0],\"counted\":[],\"maybe\":null,\"maybe_list\":null}",
           n_empty);
    expect(nulls_type(), 0, n, n_empty);
    expect(plain_type(), TENON_OMIT_NULLS, n, n_empty);
    expect(empties_type(), 0, e, e_empty);
    expect(plain_type(), TENON_OMIT_EMPTIES, e, e_empty);
    expect(defaults_type(), 0, "{}", d_empty);
    expect(plain_type(), TENON_OMIT_DEFAULTS, "{}", d_empty);
    expect(both_type(), 0, b, e_empty);
    expect(plain_type(), TENON_OMIT_NULLS | TENON_OMIT_EMPTIES, b, e_empty);
    expect(empties_type(), TENON_OMIT_NULLS, b, e_empty);
    expect(both_type(), TENON_OMIT_DEFAULTS, "{}",
           "{\"raw\":null,\"pointer\":{\"value\":1},\"maybe\":0}");
}

/* The comma belongs to the members that stay: first, last and none of them left out. */

static void commas(void **state)
{
    struct few none = {NULL, NULL, NULL, NULL}, v = none;
    const tenon_options *omit = FLAGS(TENON_OMIT_NULLS);
    const tenon_options indented = {.indent = 1}, both = {.indent = 1, .flags = TENON_OMIT_NULLS};
    (void)state;
    writes(few_type(), &v, NULL, "{\"b\":null}");
    writes(few_type(), &v, omit, "{}");
    writes(few_type(), &v, &indented, "{\n \"b\": null\n}");
    writes(few_type(), &v, &both, "{}");
    v.c = "c";
    writes(few_type(), &v, NULL, "{\"b\":null,\"c\":\"c\"}");
    writes(few_type(), &v, omit, "{\"c\":\"c\"}");
    v.in = &none;
    writes(few_type(), &v, NULL, "{\"in\":{\"b\":null},\"b\":null,\"c\":\"c\"}");
    writes(few_type(), &v, omit, "{\"in\":{},\"c\":\"c\"}");
    writes(few_type(), &v, &both, "{\n \"in\": {},\n \"c\": \"c\"\n}");
    v.a = "a";
    v.c = NULL;
    writes(few_type(), &v, NULL, "{\"a\":\"a\",\"in\":{\"b\":null},\"b\":null}");
    writes(few_type(), &v, omit, "{\"a\":\"a\",\"in\":{}}");
}

/* Elements are never left out: their number is what counts. */

static void elements_stay(void **state)
{
    const char *texts[] = {NULL, "", "x"};
    struct few none = {NULL, NULL, NULL, NULL}, *fews[] = {NULL, &none};
    struct pair nothing[] = {{"zero", 0}, {"", 0}};
    struct holder v = {texts, fews, 3, 2, nothing, 2};
    (void)state;
    writes(holder_type(), &v, FLAGS(TENON_OMIT_NULLS | TENON_OMIT_EMPTIES | TENON_OMIT_DEFAULTS),
           "{\"texts\":[null,\"\",\"x\"],\"fews\":[null,{}],\"map\":{\"zero\":{},\"\":{}}}");
}

/* Generated code comes to the object's end before it sees that a member is missing. */

static void left_out_and_required(void **state)
{
    (void)state;
    both_ways(demanding_type(), "{\"name\":\"n\",\"note\":\"m\"}");
    refuses(demanding_type(), "{\"name\":\"n\"}", NULL, TENON_E_MISSING, 1, 12, "$",
            "missing note");
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(by_row_and_by_call), TEST(commas), TEST(elements_stay),
                                       TEST(left_out_and_required)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
