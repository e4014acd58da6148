/* SPDX-License-Identifier: MIT
 * gen/test_cases.c: run-time naming. The types of cases.h with the sets of two policies, and the
 * same by macro rows, which have none: every policy gives the same text, values and errors by both,
 * whether the names are const or made by the call. */
#define TENON_GEN_COUNT
#include "cases.tenon.c"

#include "cases_rows.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#include "engines.h"

static const tenon_type *camel_type(void)
{
    return &tenon__type_case_all__camel;
}
static const tenon_type *upper_type(void)
{
    return &tenon__type_case_all__snake_upper;
}

static const char camel_text[] =
    "{\"itemCount\":3,\"the fixed_name\":4,\"oldOne\":5,\"mainColor\":\"CASE_DARK_BLUE\","
    "\"oneLeaf\":{\"leafValue\":1,\"isReady\":true},\"maybeLeaf\":null,"
    "\"manyLeaves\":[{\"leafValue\":2,\"isReady\":false},{\"leafValue\":3,\"isReady\":true}],"
    "\"byKey\":{\"some_key\":{\"leafItem\":{\"leafValue\":4,\"isReady\":false}}},"
    "\"plainMap\":{\"plain_key\":{\"leafValue\":5,\"isReady\":true}},"
    "\"nodeList\":{\"displayName\":\"a\",\"nextNode\":{\"displayName\":\"b\",\"urlValue\":6,"
    "\"as_it_is\":7},\"urlValue\":8,\"as_it_is\":9},"
    "\"leafGrid\":[{\"leafValue\":0,\"isReady\":false},{\"leafValue\":10,\"isReady\":false}],"
    "\"bareLeaves\":[{\"leafValue\":11,\"isReady\":true}],\"textValue\":\"t\",\"__\":12}";

static tenon_options by(unsigned naming)
{
    return (tenon_options){.naming = (uint8_t)naming};
}

static void read_camel(struct case_all *all, tenon_mem *mem)
{
    tenon_options options = by(TENON_NAMING_CAMEL);
    tenon_error error;
    if (!case_all_json_read(all, camel_text, sizeof camel_text - 1, mem, &options, &error)) {
        print_error("%s: %s\n", error.path, error.detail);
        fail();
    }
}

/* The object's text by the type and policy, in a block of its own. */
static char *text_by(const tenon_type *type, const void *object, const tenon_options *options,
                     size_t *ret_len)
{
    size_t len = tenon_json_print(type, object, NULL, 0, options);
    char *text;
    assert_true(len != SIZE_MAX);
    text = malloc(len + 1);
    assert_non_null(text);
    assert_int_equal(tenon_json_print(type, object, text, len + 1, options), len);
    *ret_len = len;
    return text;
}

static void sets_give_the_names(void **state)
{
    tenon_options options = by(TENON_NAMING_CAMEL);
    struct case_all all;
    tenon_arena arena;
    tenon_sink sink;
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    tenon__gen_handed_over = 0;
    read_camel(&all, &arena.mem);
    assert_int_equal(all.leaf_grid[1].leaf_value, 10);
    assert_int_equal(all.node_list->next_node->URLValue, 6);
    assert_int_equal(all.bare_leaves.leaf_items[0].leaf_value, 11);
    assert_int_equal(tenon__gen_handed_over, 0); /* the set has functions */
    tenon_sink_memory(&sink, NULL);
    assert_true(case_all_json_write(&all, &sink, &options, NULL));
    assert_int_equal(sink.len, sizeof camel_text - 1);
    assert_memory_equal(sink.data, camel_text, sink.len);
    assert_true(tenon_sink_fini(&sink, NULL));
    tenon_arena_fini(&arena);
}

/* Every word of a name that some policy makes, at its place. */
static void every_policy(void **state)
{
    static const char *const wanted[TENON_NAMINGS][3] = {
        {"\"item_count\":3",
         "{\"leaf_value\":1,\"IsReady\":", "\"DisplayName\":\"b\",\"UrlValue\""},
        {"\"itemCount\":3", "{\"leafValue\":1,\"isReady\":", "\"displayName\":\"b\",\"urlValue\""},
        {"\"ItemCount\":3", "{\"LeafValue\":1,\"IsReady\":", "\"DisplayName\":\"b\",\"UrlValue\""},
        {"\"item_count\":3",
         "{\"leaf_value\":1,\"is_ready\":", "\"display_name\":\"b\",\"url_value\""},
        {"\"ITEM_COUNT\":3",
         "{\"LEAF_VALUE\":1,\"IS_READY\":", "\"DISPLAY_NAME\":\"b\",\"URL_VALUE\""},
        {"\"item-count\":3",
         "{\"leaf-value\":1,\"is-ready\":", "\"display-name\":\"b\",\"url-value\""},
        {"\"ITEM-COUNT\":3",
         "{\"LEAF-VALUE\":1,\"IS-READY\":", "\"DISPLAY-NAME\":\"b\",\"URL-VALUE\""},
        {"\"item_count\":3",
         "{\"leaf_value\":1,\"isready\":", "\"display_name\":\"b\",\"urlvalue\""},
        {"\"ITEM_COUNT\":3",
         "{\"LEAF_VALUE\":1,\"ISREADY\":", "\"DISPLAY_NAME\":\"b\",\"URLVALUE\""},
    };
    struct case_all all;
    tenon_arena arena;
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    read_camel(&all, &arena.mem);
    for (unsigned naming = 0; naming < TENON_NAMINGS; naming++) {
        tenon_options options = by(naming);
        size_t len, row_len;
        char *text = text_by(case_all_type(), &all, &options, &len);
        char *rows = text_by(row_all_type(), &all, &options, &row_len);
        for (int i = 0; i < (naming ? 3 : 2); i++) {
            assert_non_null(strstr(text, wanted[naming][i]));
            assert_non_null(strstr(rows, wanted[naming][i]));
        }
        assert_non_null(strstr(text, "\"the fixed_name\":4"));
        assert_non_null(strstr(text, "\"CASE_DARK_BLUE\""));
        assert_non_null(strstr(text, "{\"some_key\":"));
        assert_non_null(strstr(text, "\"as_it_is\":9"));
        if (naming) { /* without one, the types of the rows have no case */
            assert_int_equal(len, row_len);
            assert_string_equal(text, rows);
        } else {
            assert_non_null(strstr(text, wanted[0][2]));
        }
        free(text);
        free(rows);
    }
    tenon_arena_fini(&arena);
}

static bool read_same(const char *text, const tenon_options *options, struct case_all *ret_all,
                      tenon_mem *mem)
{
    struct case_all other;
    tenon_error a, b;
    tenon_options tables = *options;
    tenon_arena arena;
    bool ok;
    tenon_arena_init(&arena, NULL, 0);
    tables.engine = TENON_TABLES;
    memset(ret_all, 0x5A, sizeof *ret_all);
    memset(&other, 0xA5, sizeof other);
    ok = case_all_json_read(ret_all, text, strlen(text), mem, options, &a);
    assert_int_equal(row_all_json_read(&other, text, strlen(text), &arena.mem, options, &b), ok);
    assert_true(case_all_equal(ret_all, &other));
    assert_int_equal(a.code, b.code);
    assert_int_equal(a.offset, b.offset);
    assert_string_equal(a.path, b.path);
    if (a.code != TENON_E_DESCRIPTION)
        assert_string_equal(a.detail, b.detail);
    assert_int_equal(case_all_json_read(&other, text, strlen(text), &arena.mem, &tables, &b), ok);
    assert_true(case_all_equal(ret_all, &other));
    assert_true(same_error(&a, &b, false));
    tenon_arena_fini(&arena);
    return ok;
}

static void every_policy_reads_its_own(void **state)
{
    struct case_all all, other;
    tenon_arena arena;
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    read_camel(&all, &arena.mem);
    for (unsigned naming = 1; naming < TENON_NAMINGS; naming++) {
        tenon_options options = by(naming);
        size_t len;
        char *text = text_by(case_all_type(), &all, &options, &len);
        assert_true(read_same(text, &options, &other, &arena.mem));
        assert_true(case_all_equal(&all, &other));
        for (size_t n = 0; n < len; n += 7) { /* cut off, its error is the same by both */
            text[n] = 0;
            assert_false(read_same(text, &options, &other, &arena.mem));
        }
        free(text);
    }
    tenon_arena_fini(&arena);
}

/* The error of the text by the policy, from generated sets, made names and macro rows. */
static void refused(unsigned naming, const char *text, int code, const char *path,
                    const char *detail)
{
    const tenon_type *const types[] = {case_all_type(), row_all_type()};
    tenon_options options = by(naming);
    for (int i = 0; i < 2; i++) {
        struct case_all all;
        tenon_arena arena;
        tenon_error error;
        tenon_arena_init(&arena, NULL, 0);
        assert_false(
            tenon_json_read(types[i], &all, text, strlen(text), &arena.mem, &options, &error));
        assert_string_equal(tenon_error_word(error.code), tenon_error_word(code));
        assert_string_equal(error.path, path);
        if (detail && !strstr(error.detail, detail)) {
            print_error("%s\nnot %s\n", error.detail, detail);
            fail();
        }
        tenon_arena_fini(&arena);
    }
}

static void errors_say_the_names_of_the_policy(void **state)
{
    (void)state;
    refused(TENON_NAMING_CAMEL, "{\"itemCount\":\"x\"}", TENON_E_TYPE, "$.itemCount", NULL);
    refused(TENON_NAMING_KEBAB, "{\"item-count\":\"x\"}", TENON_E_TYPE, "$.item-count", NULL);
    refused(TENON_NAMING_CAMEL, "{}", TENON_E_MISSING, "$", "itemCount");
    refused(TENON_NAMING_SNAKE_UPPER, "{}", TENON_E_MISSING, "$", "ITEM_COUNT");
    refused(TENON_NAMING_PASCAL, "{}", TENON_E_MISSING, "$", "ItemCount");
    refused(TENON_NAMING_CAMEL, "{\"itemCount\":1,\"mainColour\":1}", TENON_E_UNKNOWN,
            "$.mainColour", "did you mean \"mainColor\"?");
    refused(TENON_NAMING_KEBAB, "{\"item-count\":1,\"main-colour\":1}", TENON_E_UNKNOWN,
            "$.main-colour", "did you mean \"main-color\"?");
    refused(TENON_NAMING_CAMEL, "{\"item_count\":1}", TENON_E_UNKNOWN, "$.item_count",
            "did you mean \"itemCount\"?");
    refused(TENON_NAMING_SNAKE_UPPER,
            "{\"ITEM_COUNT\":1,\"MANY_LEAVES\":[{},{\"LEAF_VALUE\":1.5}]}", TENON_E_INTEGER,
            "$.MANY_LEAVES[1].LEAF_VALUE", NULL);
    refused(TENON_NAMING_UPPER, "{\"ITEM_COUNT\":1,\"BY_KEY\":{\"k\":{\"LEAF_ITEM\":[]}}}",
            TENON_E_TYPE, "$.BY_KEY.k.LEAF_ITEM", NULL);
    refused(TENON_NAMING_CAMEL, "{\"itemCount\":1,\"nodeList\":{\"nextNode\":{\"urlValue\":null}}}",
            TENON_E_TYPE, "$.nodeList.nextNode.urlValue", NULL);
    refused(TENON_NAMING_CAMEL, "{\"itemCount\":1,\"oldOne\":1,\"older_one\":2}", TENON_E_DUPLICATE,
            "$.oldOne", NULL);
}

static void writing_says_them_as_well(void **state)
{
    const tenon_type *const types[] = {case_all_type(), row_all_type()};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        tenon_options options = by(i ? TENON_NAMING_KEBAB : TENON_NAMING_CAMEL);
        struct case_all all = {.n_leaves = 3};
        tenon_error error;
        tenon_sink sink;
        tenon_sink_memory(&sink, NULL);
        assert_false(tenon_json_write(types[i], &all, &sink, &options, &error));
        assert_string_equal(error.path, i ? "$.many-leaves" : "$.manyLeaves");
        assert_int_equal(sink.len, 0);
        tenon_sink_fini(&sink, NULL);
    }
}

static void update_and_layout(void **state)
{
    static const char change[] = "{\"one-leaf\":{\"is-ready\":true}}";
    const tenon_type *const types[] = {case_leaf_type(), row_leaf_type()};
    tenon_options options = by(TENON_NAMING_KEBAB);
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct case_leaf leaf = {5, false};
        char buf[64];
        assert_true(
            tenon_json_update(types[i], &leaf, "{\"is-ready\":true}", 17, NULL, &options, NULL));
        assert_true(leaf.IsReady && leaf.leaf_value == 5);
        options.indent = 1;
        tenon_json_print(types[i], &leaf, buf, sizeof buf, &options);
        assert_string_equal(buf, "{\n \"leaf-value\": 5,\n \"is-ready\": true\n}");
        options.indent = 0;
    }
    struct case_all all = {.item_count = 4, .one_leaf = {7, false}};
    assert_true(case_all_json_update(&all, change, sizeof change - 1, tenon_heap, &options, NULL));
    assert_true(all.item_count == 4 && all.one_leaf.leaf_value == 7 && all.one_leaf.IsReady);
}

static void sources_and_misuse(void **state)
{
    tenon_options options = by(TENON_NAMING_CAMEL);
    struct case_leaf leaf = {5, true};
    tenon_source source;
    tenon_error error;
    char buf[8];
    (void)state;
    tenon_source_text(&source, "{\"leafValue\":9}", 15);
    assert_true(case_leaf_json_read_source(&leaf, &source, NULL, &options, NULL));
    assert_int_equal(leaf.leaf_value, 9);
    options.naming = TENON_NAMINGS;
    assert_false(case_leaf_json_read(&leaf, "{}", 2, NULL, &options, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
    assert_string_equal(error.detail, "no such naming");
    assert_int_equal(leaf.leaf_value, 0);
    leaf.leaf_value = 3;
    assert_false(case_leaf_json_update(&leaf, "{}", 2, NULL, &options, NULL));
    assert_int_equal(leaf.leaf_value, 3);
    assert_true(case_leaf_json_print(&leaf, buf, sizeof buf, &options) == SIZE_MAX);
    options.naming = TENON_NAMING_CAMEL;
    assert_false(tenon_json_read(NULL, &leaf, "{}", 2, NULL, &options, &error));
    assert_string_equal(error.detail, "no type");
    assert_false(tenon_json_read(case_color_type(), &leaf, "{}", 2, NULL, &options, &error));
    assert_string_equal(error.detail, "the type of an enum has no objects");
    assert_false(case_leaf_json_read(&leaf, NULL, 2, NULL, &options, &error));
    assert_string_equal(error.detail, "no text");
}

/* ---- names that meet, faulty types ----------------------------------------------------------- */

struct meeting {
    int some_name, someName, other;
};
struct around {
    int plain_one;
    struct meeting *in_it;
};
TENON_DECLARE(meeting, struct meeting);
TENON_DECLARE(around, struct around);
TENON_BEGIN(meeting) = {TENON_FIELD(some_name), TENON_FIELD(someName),
                        TENON_FIELD(other)} TENON_END;
TENON_BEGIN(around) = {TENON_FIELD(plain_one), TENON_FIELD_OF(in_it, meeting)} TENON_END;

struct aliased {
    int first_one, second;
};
TENON_DECLARE(aliased, struct aliased);
TENON_BEGIN(aliased) = {TENON_FIELD(first_one),
                        TENON_FIELD(second, TENON_ALIAS("firstOne"))} TENON_END;

static void two_members_of_one_name(void **state)
{
    static const char why[] =
        "description of meeting.someName has, by this naming, a name or alias "
        "that another member has too";
    tenon_options options = by(TENON_NAMING_CAMEL);
    struct around around;
    struct meeting meeting;
    struct aliased aliased;
    tenon_arena arena;
    tenon_error error;
    char buf[8];
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    assert_false(tenon_json_read(meeting_type(), &meeting, "{}", 2, NULL, &options, &error));
    assert_int_equal(error.code, TENON_E_DESCRIPTION);
    assert_string_equal(error.detail, why);
    /* only where the walk comes to it */
    assert_true(around_json_read(&around, "{\"plainOne\":1}", 14, NULL, &options, NULL));
    assert_false(around_json_read(&around, "{\"inIt\":{}}", 11, &arena.mem, &options, &error));
    assert_int_equal(error.code, TENON_E_DESCRIPTION);
    assert_string_equal(error.detail, why);
    assert_string_equal(error.path, "$.inIt");
    assert_true(around_json_read(&around, "{\"in_it\":{}}", 12, &arena.mem, NULL, NULL));
    assert_true(around_json_print(&around, buf, sizeof buf, &options) == SIZE_MAX);
    options.naming = TENON_NAMING_LOWER; /* they do not meet */
    assert_true(around_json_print(&around, buf, sizeof buf, &options) != SIZE_MAX);
    options.naming = TENON_NAMING_CAMEL;
    assert_false(aliased_json_read(&aliased, "{}", 2, NULL, &options, &error));
    assert_int_equal(error.code, TENON_E_DESCRIPTION);
    tenon_arena_fini(&arena);
}

/* ---- sets against their tables --------------------------------------------------------------- */

static const subject sets[] = {
    {"case_all camel", camel_type, NULL},
    {"case_all SNAKE", upper_type, NULL},
};

static void functions_of_sets_agree_with_their_tables(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        with_random_texts(&sets[i], 20, 0, check_both);
        with_random_texts(&sets[i], 4, 0, check_remixed);
        with_random_texts(&sets[i], 2, 0, check_mutated);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_give_the_names),
        cmocka_unit_test(every_policy),
        cmocka_unit_test(every_policy_reads_its_own),
        cmocka_unit_test(errors_say_the_names_of_the_policy),
        cmocka_unit_test(writing_says_them_as_well),
        cmocka_unit_test(update_and_layout),
        cmocka_unit_test(sources_and_misuse),
        cmocka_unit_test(two_members_of_one_name),
        cmocka_unit_test(functions_of_sets_agree_with_their_tables),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
