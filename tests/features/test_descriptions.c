/* SPDX-License-Identifier: MIT
 * test_descriptions.c: descriptions that are wrong. Each is an error that names the type and the
 * member, from tenon_type_check and from every call that uses the type; never a crash, and never a
 * guess. */
#include "features/feature.h"

enum shade { LIGHT, DARK };
TENON_DECLARE_ENUM(shade, enum shade);
TENON_ENUM_BEGIN(shade) = {TENON_VALUE(LIGHT), TENON_VALUE(DARK)} TENON_ENUM_END;
TENON_DECLARE_ENUM(twice_named, enum shade);
TENON_ENUM_BEGIN(twice_named) = {TENON_VALUE(LIGHT, "x"), TENON_VALUE(DARK, "x")} TENON_ENUM_END;
TENON_DECLARE_ENUM(badly_named, enum shade);
TENON_ENUM_BEGIN(badly_named) = {TENON_VALUE(LIGHT), TENON_VALUE(DARK, "a\"b")} TENON_ENUM_END;

struct bag {
    int i, j;
    uint8_t u8;
    int8_t i8;
    uint64_t u64;
    float f;
    double d;
    bool b, has;
    char *text;
    tenon_str str;
    char chars[4];
    int *list;
    size_t n;
    int fixed[2];
    enum shade shade;
    tenon_time time;
    tenon_raw raw;
    int *pointer;
};

/* A description of struct bag with one row after a good one. (A whole row cannot be the argument of
 * a macro.) */
#define WRONG(name, ...)                                                                           \
    TENON_DECLARE(name, struct bag);                                                               \
    TENON_BEGIN(name) = {TENON_FIELD(j, TENON_NAME("good")), TENON_FIELD(__VA_ARGS__)} TENON_END
#define WRONG_OF(name, ...)                                                                        \
    TENON_DECLARE(name, struct bag);                                                               \
    TENON_BEGIN(name) = {TENON_FIELD(j, TENON_NAME("good")), TENON_FIELD_OF(__VA_ARGS__)} TENON_END
WRONG(fine, i);
TENON_DECLARE(same_name, struct bag);
TENON_BEGIN(same_name) = {TENON_FIELD(i), TENON_FIELD(u8, TENON_NAME("i"))} TENON_END;
TENON_DECLARE(same_row, struct bag);
TENON_BEGIN(same_row) = {TENON_FIELD(i), TENON_FIELD(i)} TENON_END;
WRONG(alias_is_name, i, TENON_ALIAS("good"));
TENON_DECLARE(alias_twice, struct bag);
TENON_BEGIN(alias_twice) = {TENON_FIELD(i, TENON_ALIAS("x\0y")),
                            TENON_FIELD(u8, TENON_ALIAS("z\0y"))} TENON_END;
WRONG(bare_is_name, i, TENON_NAME_ESCAPED("g\\u006fod", "good"));
WRONG(quote, i, TENON_NAME("a\"b"));
WRONG(slash, i, TENON_NAME("a\\\\b"));
WRONG(control, i, TENON_NAME("a\nb"));
WRONG(not_utf8, i, TENON_NAME("a\xFF"));
WRONG(half_escape, i, TENON_NAME_ESCAPED("a\\", "a\\"));
WRONG(min_of_string, text, TENON_MIN(1));
WRONG(max_of_bool, b, TENON_MAX(1));
WRONG(min_of_list, list, TENON_COUNT(n), TENON_MIN(1));
WRONG_OF(min_of_enum, shade, shade, TENON_MIN(0));
WRONG(half_min, i, TENON_MIN(0.5));
WRONG(minus_for_u64, u64, TENON_MIN(-1));
WRONG(min_above_max, i, TENON_MIN(2), TENON_MAX(1));
WRONG(min_above_max_u64, u64, TENON_MIN((uint64_t)1 << 63), TENON_MAX(1));
WRONG(min_above_max_f, d, TENON_MIN(0.2), TENON_MAX(0.1));
WRONG(min_len_of_int, i, TENON_MIN_LEN(1));
WRONG(max_len_of_raw, raw, TENON_MAX_LEN(1));
WRONG(min_len_above, text, TENON_MIN_LEN(3), TENON_MAX_LEN(2));
WRONG(truncate_of_text, text, TENON_TRUNCATE);
WRONG(max_count_of_int, i, TENON_MAX_COUNT(3));
WRONG(max_count_of_pointer, pointer, TENON_MAX_COUNT(3));
WRONG(fallback_of_int, i, TENON_FALLBACK(3));
WRONG(default_below, i, TENON_MIN(5), TENON_DEFAULT(4));
WRONG(default_above, u64, TENON_MAX(5), TENON_DEFAULT((uint64_t)1 << 63));
WRONG(default_outside_f, f, TENON_MIN(0), TENON_DEFAULT(-0.5));
WRONG(default_too_large, u8, TENON_DEFAULT(256));
WRONG(default_too_small, i8, TENON_DEFAULT(-129));
WRONG(default_minus_u8, u8, TENON_DEFAULT(-1));
WRONG(default_minus_u64, u64, TENON_DEFAULT(-1));
WRONG(default_half, i, TENON_DEFAULT(0.5));
WRONG(default_no_bool, b, TENON_DEFAULT(2));
WRONG(default_text_of_int, i, TENON_DEFAULT("4"));
WRONG(default_int_of_text, text, TENON_DEFAULT(4));
WRONG(default_too_long, chars, TENON_DEFAULT("four"));
WRONG(default_len, text, TENON_MAX_LEN(2), TENON_DEFAULT("abc"));
WRONG(default_short, str, TENON_MIN_LEN(2), TENON_DEFAULT("a"));
WRONG(default_bytes, text, TENON_DEFAULT("\xFF"));
WRONG(default_of_list, list, TENON_COUNT(n), TENON_DEFAULT(1));
WRONG(default_of_fixed, fixed, TENON_DEFAULT(1));
WRONG(default_of_time, time, TENON_DEFAULT(1));
WRONG(default_of_raw, raw, TENON_DEFAULT("{}"));
WRONG(default_of_pointer, pointer, TENON_DEFAULT(1));
WRONG_OF(of_twice_named, shade, twice_named);
WRONG_OF(of_badly_named, shade, badly_named);

TENON_DECLARE(two_of_one, struct bag);
TENON_BEGIN(two_of_one, TENON_TRANSPARENT) = {TENON_FIELD(i), TENON_FIELD(j)} TENON_END;

#define NAME_TEXT  "has a name that is not in JSON spelling (TENON_NAME_ESCAPED)"
#define TWICE_TEXT "has a name or alias that another member has too"
#define LIMIT_TEXT                                                                                 \
    "has a limit or modifier that does not fit its kind, or limits that nothing meets"
#define DEFAULT_TEXT "has a default of another kind, or outside its type or limits"

static void expect_wrong(const tenon_type *type, const char *detail)
{
    tenon_error error;
    tenon_sink sink;
    struct bag v = {0}, w = {0};
    char whole[sizeof error.detail];
    for (int i = 0; i < 2; i++) { /* the first use finds it, later ones know */
        assert_false(tenon_type_check(type, &error));
        snprintf(whole, sizeof whole, "description of %s", detail);
        check_error(&error, TENON_E_DESCRIPTION, 0, 0, "", whole);
        assert_false(tenon_type_check(type, NULL));
    }
    check_refuses(type, "{\"i\":1}", NULL, TENON_E_DESCRIPTION, 1, 1, "$", whole);
    check_cannot_update(type, &v, "{}", NULL, TENON_E_DESCRIPTION, "$", whole);
    tenon_sink_memory(&sink, NULL);
    assert_false(tenon_json_write(type, &v, &sink, NULL, &error));
    check_error(&error, TENON_E_DESCRIPTION, 0, 0, "$", whole);
    assert_false(tenon_json_write(type, &v, &sink, &(tenon_options){.indent = 2}, &error));
    check_error(&error, TENON_E_DESCRIPTION, 0, 0, "$", whole);
    tenon_sink_fini(&sink, NULL);
    assert_true(tenon_json_print(type, &v, NULL, 0, NULL) == SIZE_MAX);
    assert_false(tenon_init(type, &v, NULL));
    assert_false(tenon_copy(type, &v, &w, NULL));
    assert_false(tenon_equal(type, &v, &w));
    tenon_free(type, &v, NULL);
}
#define wrong(name, member, text) CHECK_HERE(expect_wrong(name##_type(), #name "." member " " text))

static void names(void **state)
{
    (void)state;
    assert_true(tenon_type_check(fine_type(), NULL));
    wrong(same_name, "i", TWICE_TEXT);
    wrong(same_row, "i", TWICE_TEXT);
    wrong(alias_is_name, "i", TWICE_TEXT);
    wrong(alias_twice, "u8", TWICE_TEXT);
    wrong(bare_is_name, "good", TWICE_TEXT);
    wrong(quote, "a\"b", NAME_TEXT);
    wrong(slash, "a\\\\b", NAME_TEXT);
    wrong(control, "a\\x0ab", NAME_TEXT);
    wrong(not_utf8, "a\\xff", NAME_TEXT);
    wrong(half_escape, "a\\", NAME_TEXT);
}

static void limits(void **state)
{
    (void)state;
    wrong(min_of_string, "text", LIMIT_TEXT);
    wrong(max_of_bool, "b", LIMIT_TEXT);
    wrong(min_of_list, "list", LIMIT_TEXT);
    wrong(min_of_enum, "shade", LIMIT_TEXT);
    wrong(half_min, "i", LIMIT_TEXT);
    wrong(minus_for_u64, "u64", LIMIT_TEXT);
    wrong(min_above_max, "i", LIMIT_TEXT);
    wrong(min_above_max_u64, "u64", LIMIT_TEXT);
    wrong(min_above_max_f, "d", LIMIT_TEXT);
    wrong(min_len_of_int, "i", LIMIT_TEXT);
    wrong(max_len_of_raw, "raw", LIMIT_TEXT);
    wrong(min_len_above, "text", LIMIT_TEXT);
    wrong(truncate_of_text, "text", LIMIT_TEXT);
    wrong(max_count_of_int, "i", LIMIT_TEXT);
    wrong(max_count_of_pointer, "pointer", LIMIT_TEXT);
    wrong(fallback_of_int, "i", LIMIT_TEXT);
}

static void defaults(void **state)
{
    (void)state;
    wrong(default_below, "i", DEFAULT_TEXT);
    wrong(default_above, "u64", DEFAULT_TEXT);
    wrong(default_outside_f, "f", DEFAULT_TEXT);
    wrong(default_too_large, "u8", DEFAULT_TEXT);
    wrong(default_too_small, "i8", DEFAULT_TEXT);
    wrong(default_minus_u8, "u8", DEFAULT_TEXT);
    wrong(default_minus_u64, "u64", DEFAULT_TEXT);
    wrong(default_half, "i", DEFAULT_TEXT);
    wrong(default_no_bool, "b", DEFAULT_TEXT);
    wrong(default_text_of_int, "i", DEFAULT_TEXT);
    wrong(default_int_of_text, "text", DEFAULT_TEXT);
    wrong(default_too_long, "chars", DEFAULT_TEXT);
    wrong(default_len, "text", DEFAULT_TEXT);
    wrong(default_short, "str", DEFAULT_TEXT);
    wrong(default_bytes, "text", DEFAULT_TEXT);
    wrong(default_of_list, "list", DEFAULT_TEXT);
    wrong(default_of_fixed, "fixed", DEFAULT_TEXT);
    wrong(default_of_time, "time", DEFAULT_TEXT);
    wrong(default_of_raw, "raw", DEFAULT_TEXT);
    wrong(default_of_pointer, "pointer", DEFAULT_TEXT);
}

/* ---- enums ----------------------------------------------------------------------------------- */

static tenon_plan no_names_plan;
static const tenon_type no_names = {.plan = &no_names_plan,
                                    .name = "no_names",
                                    .size = 4,
                                    .shape = TENON_SHAPE_ENUM,
                                    .abi = TENON_ABI};

static void enums(void **state)
{
    tenon_error error;
    (void)state;
    assert_true(tenon_type_check(shade_type(), &error));
    assert_false(tenon_type_check(twice_named_type(), &error));
    check_error(&error, TENON_E_DESCRIPTION, 0, 0, "",
                "description of twice_named.x is an enum without names, or with one name twice");
    assert_false(tenon_type_check(badly_named_type(), &error));
    check_error(&error, TENON_E_DESCRIPTION, 0, 0, "",
                "description of badly_named.a\"b " NAME_TEXT);
    assert_false(tenon_type_check(&no_names, &error));
    check_error(&error, TENON_E_DESCRIPTION, 0, 0, "",
                "description of no_names is an enum without names, or with one name twice");
    wrong(of_twice_named, "shade", "is an enum without names, or with one name twice");
    wrong(of_badly_named, "shade", "is an enum without names, or with one name twice");
}

/* ---- whole types ----------------------------------------------------------------------------- */

/* A type that is right but refers to one that is wrong fails where that one is used. */
struct holder {
    int before;
    struct bag bag;
    struct bag *list;
    size_t n;
};
TENON_DECLARE(holder, struct holder);
TENON_BEGIN(holder) = {
    TENON_FIELD(before),
    TENON_FIELD_OF(bag, same_name),
    TENON_FIELD_OF(list, min_of_string, TENON_COUNT(n)),
} TENON_END;

static void whole_types(void **state)
{
    struct holder h;
    tenon_error error;
    const char *text = "{\"before\":1,\"bag\":{}}", *list = "{\"list\":[{}]}";
    (void)state;
    CHECK_HERE(expect_wrong(two_of_one_type(),
                            "two_of_one is transparent and must have exactly one member"));
    assert_true(tenon_type_check(holder_type(), NULL));
    assert_false(holder_json_read(&h, text, strlen(text), &books.mem, NULL, &error));
    check_error(&error, TENON_E_DESCRIPTION, 1, 19, "$.bag",
                "description of same_name.i " TWICE_TEXT);
    assert_false(holder_json_read(&h, list, strlen(list), &books.mem, NULL, &error));
    check_error(&error, TENON_E_DESCRIPTION, 1, 9, "$.list",
                "description of min_of_string.text " LIMIT_TEXT);
    static tenon_plan plan;
    tenon_type old = *fine_type();
    old.plan = &plan;
    old.abi = TENON_ABI + 1;
    CHECK_HERE(expect_wrong(&old, "fine was compiled for another version of tenon"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(names), TEST(limits), TEST(defaults), TEST(enums),
                                       TEST(whole_types)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
