/* SPDX-License-Identifier: MIT
 * test_update.c: reading onto a valid object. Absent members stay, nested structs merge, arrays and
 * strings are replaced and the old ones given back, pointers are read onto; a member that fails
 * keeps its old value, those before it the new. */
#include "features/feature.h"

#include "types/update.h"
#ifdef TEST_GENERATED
#include "types/update.tenon.h"
#else
TENON_DECLARE_ENUM(mood, enum mood);
TENON_ENUM_BEGIN(mood) = {TENON_VALUE(CALM), TENON_VALUE(GLAD)} TENON_ENUM_END;
TENON_DECLARE(leaf, struct leaf);
TENON_BEGIN(leaf) = {TENON_FIELD(x), TENON_FIELD(text)} TENON_END;
TENON_DECLARE(entry, struct entry);
TENON_BEGIN(entry) = {TENON_FIELD_OF(leaf, leaf)} TENON_END;
TENON_DECLARE(tree, struct tree);
TENON_BEGIN(tree) = {
    TENON_FIELD(b),
    TENON_FIELD(i),
    TENON_FIELD(u),
    TENON_FIELD(f),
    TENON_FIELD(d),
    TENON_FIELD(c),
    TENON_FIELD(s),
    TENON_FIELD(chars),
    TENON_FIELD(raw),
    TENON_FIELD(time),
    TENON_FIELD_OF(mood, mood),
    TENON_FIELD_OF(leaf, leaf),
    TENON_FIELD_OF(pointer, leaf),
    TENON_FIELD(texts, TENON_COUNT(n_texts)),
    TENON_FIELD_OF(leaves, leaf, TENON_COUNT(n_leaves)),
    TENON_FIELD(fixed),
    TENON_FIELD(names),
    TENON_FIELD_OF(pair, leaf),
    TENON_FIELD(counted, TENON_COUNT(n_counted)),
    TENON_FIELD_OF(map, entry, TENON_COUNT(n_map), TENON_MAP(entry, key)),
    TENON_FIELD(cell),
    TENON_FIELD(limited, TENON_MIN(0), TENON_MAX(10)),
    TENON_FIELD(cut, TENON_MAX_LEN(5), TENON_TRUNCATE),
} TENON_END;
TENON_DECLARE(flat, struct flat);
TENON_BEGIN(flat) = {TENON_FIELD(i), TENON_FIELD(fixed), TENON_FIELD(view)} TENON_END;
#endif

static const char whole[] =
    "{\"b\":true,\"i\":1,\"u\":2,\"f\":0.5,\"d\":1.5,\"c\":\"old c\",\"s\":\"old "
    "s\",\"chars\":\"chars\",\"raw\":{\"old\":1},"
    "\"time\":\"2000-01-01T00:00:00Z\",\"mood\":\"GLAD\",\"leaf\":{\"x\":1,\"text\":\"old leaf\"},"
    "\"pointer\":{\"x\":2,\"text\":\"old "
    "pointer\"},\"texts\":[\"a\",\"b\"],\"leaves\":[{\"x\":3,\"text\":\"l\"}],"
    "\"fixed\":[1,2,3],\"names\":[\"n\",\"m\"],\"pair\":[{\"x\":4,\"text\":\"p\"},{\"x\":5,"
    "\"text\":\"q\"}],"
    "\"counted\":[7,8],\"map\":{\"k\":{\"leaf\":{\"x\":6,\"text\":\"m\"}}},\"cell\":\"cell\","
    "\"limited\":5,\"cut\":\"cut\"}";

/* After updating whole by text, it is written so, with the pieces replaced. */
static void expect_after(const char *text, const char *old, const char *new)
{
    struct tree v;
    char wanted[2048];
    const char *at = strstr(whole, old);
    assert_non_null(at);
    snprintf(wanted, sizeof wanted, "%.*s%s%s", (int)(at - whole), whole, new, at + strlen(old));
    check_reads(tree_type(), &v, whole, NULL);
    check_updates(tree_type(), &v, text, NULL);
    check_writes(tree_type(), &v, NULL, wanted);
    check_drop(tree_type(), &v);
}
#define becomes(...) CHECK_HERE(expect_after(__VA_ARGS__))

static void members(void **state)
{
    (void)state;
    becomes("{}", "\"b\":true", "\"b\":true");
    becomes("{\"unknown\":[1,2]}", "\"b\":true", "\"b\":true");
    becomes("{\"b\":false}", "\"b\":true", "\"b\":false");
    becomes("{\"u\": 18446744073709551615 }", "\"u\":2", "\"u\":18446744073709551615");
    becomes("{\"c\":\"a longer text than there was before\"}", "\"old c\"",
            "\"a longer text than there was before\"");
    becomes("{\"c\":null}", "\"old c\"", "null");
    becomes("{\"s\":\"\\u00e9\"}", "\"old s\"", "\"\xC3\xA9\"");
    becomes("{\"s\": null}", "\"old s\"", "null");
    becomes("{\"chars\":\"\"}", "\"chars\":\"chars\"", "\"chars\":\"\"");
    becomes("{\"raw\":[1, 2]}", "{\"old\":1}", "[1, 2]");
    becomes("{\"mood\":\"CALM\"}", "GLAD", "CALM");
    becomes("{\"leaf\":{\"x\":9}}", "\"x\":1", "\"x\":9");
    becomes("{\"leaf\":{\"text\":\"new\"}}", "old leaf", "new");
    becomes("{\"pointer\":{\"x\":9}}", "\"pointer\":{\"x\":2", "\"pointer\":{\"x\":9");
    becomes("{\"pointer\" : null}", "{\"x\":2,\"text\":\"old pointer\"}", "null");
    becomes("{\"texts\":[]}", "[\"a\",\"b\"]", "[]");
    becomes("{\"texts\":null}", "[\"a\",\"b\"]", "[]");
    becomes("{\"texts\":[\"x\",\"y\",\"z\"]}", "[\"a\",\"b\"]", "[\"x\",\"y\",\"z\"]");
    becomes("{\"leaves\":[{\"x\":9}]}", "{\"x\":3,\"text\":\"l\"}",
            "{\"x\":9,\"text\":null}"); /* replaced, not merged */
    becomes("{\"fixed\":[9]}", "[1,2,3]", "[9,0,0]");
    becomes("{\"fixed\":[]}", "[1,2,3]", "[0,0,0]");
    becomes("{\"names\":[null,\"new\"]}", "[\"n\",\"m\"]", "[null,\"new\"]");
    becomes("{\"names\": [\"new\"] }", "[\"n\",\"m\"]", "[\"new\",null]");
    becomes("{\"pair\":[{\"x\":9}]}", "[{\"x\":4,\"text\":\"p\"},{\"x\":5,\"text\":\"q\"}]",
            "[{\"x\":9,\"text\":null},{\"x\":0,\"text\":null}]");
    becomes("{\"counted\":[1,2,3,4]}", "[7,8]", "[1,2,3,4]");
    becomes("{\"counted\":[]}", "[7,8]", "[]");
    becomes("{\"map\":{\"j\":{}}}", "\"k\":{\"leaf\":{\"x\":6,\"text\":\"m\"}}",
            "\"j\":{\"leaf\":{\"x\":0,\"text\":null}}");
    becomes("{\"map\":null}", "\"k\":{\"leaf\":{\"x\":6,\"text\":\"m\"}}", "");
    becomes("{\"cell\":\"new\"}", "\"cell\":\"cell\"", "\"cell\":\"new\"");
    becomes("{\"cell\":null}", "\"cell\":\"cell\"", "\"cell\":null");
    becomes("{\"cut\":\"12345\"}", "\"cut\":\"cut\"", "\"cut\":\"123\"");
    becomes("{\"limited\":10}", "\"limited\":5", "\"limited\":10");
}

/* The member that failed keeps its value; i, which came before it, has the new one. */
static void expect_kept(const char *member, const char *value, int code, const char *path)
{
    struct tree v;
    char text[256], wanted[2048];
    const char *at = strstr(whole, "\"i\":1");
    snprintf(wanted, sizeof wanted, "%.*s\"i\":77%s", (int)(at - whole), whole, at + 5);
    for (int i = 0; i < 2; i++) {
        check_reads(tree_type(), &v, whole, NULL);
        snprintf(text, sizeof text,
                 i ? "{\"i\":77, \"%s\" :\n%s, \"b\":false}" : "{\"i\":77,\"%s\":%s,\"b\":false}",
                 member, value);
        check_cannot_update(tree_type(), &v, text, NULL, code, path, NULL);
        check_writes(tree_type(), &v, NULL, wanted);
        check_drop(tree_type(), &v);
    }
}
#define keeps(...) CHECK_HERE(expect_kept(__VA_ARGS__))

static void failures(void **state)
{
    (void)state;
    keeps("b", "1", TENON_E_TYPE, "$.b");
    keeps("u", "-1", TENON_E_RANGE, "$.u");
    keeps("f", "1e99", TENON_E_RANGE, "$.f");
    keeps("d", "true", TENON_E_TYPE, "$.d");
    keeps("c", "\"new\\u0000\"", TENON_E_EMBEDDED_NUL, "$.c");
    keeps("c", "5", TENON_E_TYPE, "$.c");
    keeps("s", "\"new\\x\"", TENON_E_ESCAPE, "$.s");
    keeps("s", "{}", TENON_E_TYPE, "$.s");
    keeps("chars", "\"12345678\"", TENON_E_CAPACITY, "$.chars");
    keeps("chars", "\"1234567890123456789012345678901234567890\"", TENON_E_CAPACITY, "$.chars");
    keeps("chars", "null", TENON_E_TYPE, "$.chars");
    keeps("raw", "[1,]", TENON_E_SYNTAX, "$.raw");
    keeps("time", "\"2000-13-01\"", TENON_E_TIME, "$.time");
    keeps("mood", "\"SAD\"", TENON_E_ENUM, "$.mood");
    keeps("leaf", "{\"x\":\"\"}", TENON_E_TYPE, "$.leaf.x");
    keeps("leaf", "[]", TENON_E_TYPE, "$.leaf");
    keeps("pointer", "{\"text\":7}", TENON_E_TYPE, "$.pointer.text");
    keeps("pointer", "7", TENON_E_TYPE, "$.pointer");
    keeps("texts", "[\"new\",\"and new\",7]", TENON_E_TYPE, "$.texts[2]");
    keeps("texts", "{}", TENON_E_TYPE, "$.texts");
    keeps("leaves", "[{\"x\":1,\"text\":\"new\"},{\"text\":\"new\",\"x\":\"\"}]", TENON_E_TYPE,
          "$.leaves[1].x");
    keeps("fixed", "[7,8,true]", TENON_E_TYPE, "$.fixed[2]");
    keeps("fixed", "[7,8,9,10]", TENON_E_CAPACITY, "$.fixed[3]");
    keeps("fixed", "7", TENON_E_TYPE, "$.fixed");
    keeps("names", "[\"new\",7]", TENON_E_TYPE, "$.names[1]");
    keeps("pair", "[{\"text\":\"new\"},{\"text\":\"new\",\"x\":1.5}]", TENON_E_INTEGER,
          "$.pair[1].x");
    keeps("pair", "[{},{},{}]", TENON_E_CAPACITY, "$.pair[2]");
    keeps("counted", "[1,2,3,4,5]", TENON_E_CAPACITY, "$.counted[4]");
    keeps("counted", "[1,2,\"\"]", TENON_E_TYPE, "$.counted[2]");
    keeps("map", "{\"n\":{\"leaf\":{\"text\":\"new\"}},\"n\":{}}", TENON_E_DUPLICATE, "$.map.n");
    keeps("map", "{\"n\":{\"leaf\":{\"text\":\"new\",\"x\":\"\"}}}", TENON_E_TYPE,
          "$.map.n.leaf.x");
    keeps("cell", "5", TENON_E_TYPE, "$.cell");
    keeps("limited", "11", TENON_E_RANGE, "$.limited");
    keeps("cut", "\"123456\"", TENON_E_LENGTH, "$.cut");
}

/* What a nested struct took before it failed it keeps as well. */
static void nested_failures(void **state)
{
    struct tree v;
    (void)state;
    reads(tree_type(), &v, whole, NULL);
    cannot_update(tree_type(), &v, "{\"leaf\":{\"text\":\"new\",\"x\":\"\"}}", NULL, TENON_E_TYPE,
                  "$.leaf.x", NULL);
    assert_string_equal(v.leaf.text, "new");
    assert_int_equal(v.leaf.x, 1);
    cannot_update(tree_type(), &v, "{\"pointer\":{\"text\":\"new\"}", NULL, TENON_E_INCOMPLETE, "$",
                  NULL);
    assert_string_equal(v.pointer->text, "new");
    cannot_update(tree_type(), &v, "{\"i\":5} x", NULL, TENON_E_TRAILING, "$", NULL);
    assert_int_equal(v.i, 5);
    cannot_update(tree_type(), &v, "[]", NULL, TENON_E_TYPE, "$", NULL);
    cannot_update(tree_type(), &v, "", NULL, TENON_E_EMPTY, "$", NULL);
    drop(tree_type(), &v);
    memset(&v, 0, sizeof v); /* a zeroed object is a valid one */
    updates(tree_type(), &v, whole, NULL);
    writes(tree_type(), &v, NULL, whole);
    cannot_update(tree_type(), &v,
                  "{\"pointer\":null,\"texts\":null,\"pair\":[{\"x\":1}],\"leaves\":[{},{}]", NULL,
                  TENON_E_INCOMPLETE, "$", NULL);
    cannot_update(tree_type(), &v, "{\"pointer\":{\"x\":1,\"text\":\"new\",\"x\":2}}", NULL,
                  TENON_E_DUPLICATE, "$.pointer.x", NULL);
    assert_null(v.pointer); /* a new target that fails is not kept */
    drop(tree_type(), &v);
}

/* Whenever memory ends in the middle: nothing lost, nothing half. */
static void when_memory_ends(void **state)
{
    struct tree v;
    const char *text = "{\"c\":\"a new "
                       "text\",\"s\":\"another\",\"raw\":[1],\"pointer\":{\"text\":\"x\"},"
                       "\"texts\":[\"1\",\"2\",\"3\"],"
                       "\"leaves\":[{\"text\":\"t\"}],\"fixed\":[1],\"names\":[\"y\",\"z\"],"
                       "\"pair\":[{\"text\":\"w\"}],"
                       "\"map\":{\"o\":{\"leaf\":{\"text\":\"v\"}}},\"cell\":\"new\"}";
    (void)state;
    for (size_t i = 0;; i++) {
        tenon_error error;
        fault_at(&books, SIZE_MAX);
        reads(tree_type(), &v, whole, NULL);
        fault_at(&books, i);
        bool done = tree_json_update(&v, text, strlen(text), &books.mem, NULL, &error);
        assert_int_equal(done, books.refused == 0);
        size_t refused = books.refused;
        assert_true(done || error.code == TENON_E_MEMORY);
        fault_at(&books, SIZE_MAX);
        char buf[2048];
        assert_true(tree_json_print(&v, buf, sizeof buf, NULL) < sizeof buf);
        struct tree again;
        assert_true(tree_json_read(&again, buf, strlen(buf), &books.mem, NULL, NULL));
        assert_true(tree_equal(&again, &v));
        assert_true(done || v.c); /* no member is lost on the way */
        assert_true(v.names[0] && v.pair[0].text && v.cell && v.n_texts && v.n_map && v.n_leaves);
        drop(tree_type(), &again);
        drop(tree_type(), &v);
        if (!refused)
            break;
    }
}

static void in_an_arena(void **state)
{
    tenon_arena arena;
    struct tree v;
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    assert_true(tree_json_read(&v, whole, strlen(whole), &arena.mem, NULL, NULL));
    const char *text = "{\"c\":\"new\",\"names\":[\"x\"],\"pair\":[{\"text\":\"y\"}],\"texts\":["
                       "\"z\"],\"leaf\":{\"text\":\"w\"}}";
    assert_true(tree_json_update(&v, text, strlen(text), &arena.mem, NULL, NULL));
    const char *bad = "{\"c\":\"newer\",\"names\":[\"x\",7]}";
    assert_false(tree_json_update(&v, bad, strlen(bad), &arena.mem, NULL, NULL));
    assert_string_equal(v.c, "newer");
    assert_string_equal(v.names[0], "x");
    assert_string_equal(v.pair[0].text, "y");
    assert_string_equal(v.texts[0], "z");
    assert_string_equal(v.s.data, "old s");
    tenon_arena_fini(&arena);
}

/* Types that never allocate are updated without memory. */

static void without_memory(void **state)
{
    struct flat v = {1, {2, 3}, {NULL, 0}};
    const char *text = "{\"fixed\":[5],\"view\":\"seen\"}", *more = "{\"view\":\"again\"}",
               *null = "{\"view\":null}";
    (void)state;
    assert_true(flat_json_update(&v, text, strlen(text), NULL, FLAGS(TENON_VIEW), NULL));
    assert_true(v.i == 1 && v.fixed[0] == 5 && v.fixed[1] == 0 && v.view.data == text + 21);
    assert_true(flat_json_update(&v, more, strlen(more), NULL, FLAGS(TENON_VIEW), NULL));
    assert_ptr_equal(v.view.data, more + 9);
    assert_false(
        flat_json_update(&v, more, strlen(more), NULL, NULL, NULL)); /* a copy needs memory */
    assert_ptr_equal(v.view.data, more + 9);
    assert_true(flat_json_update(&v, null, strlen(null), NULL, NULL, NULL));
    assert_null(v.view.data);
    /* a fixed array that fails has nowhere to keep its old elements: it is empty, never half old
     * and half new */
    assert_false(flat_json_update(&v, "{\"fixed\":[1,2,3]}", 17, NULL, NULL, NULL));
    assert_int_equal(v.fixed[0] | v.fixed[1], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(members),          TEST(failures),    TEST(nested_failures),
        TEST(when_memory_ends), TEST(in_an_arena), TEST(without_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
