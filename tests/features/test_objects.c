/* SPDX-License-Identifier: MIT
 * test_objects.c: tenon_init, tenon_free, tenon_copy, tenon_equal over objects of every kind:
 * freeing twice, zeroed objects, copies that share nothing, comparisons that see each single
 * member, and the end of memory at every point. */
#include <math.h>

#include "features/feature.h"

#include "types/objects.h"
#ifdef TEST_GENERATED
#include "types/objects.tenon.h"
#else
TENON_DECLARE_ENUM(mood, enum mood);
TENON_ENUM_BEGIN(mood) = {TENON_VALUE(CALM), TENON_VALUE(GLAD)} TENON_ENUM_END;
TENON_DECLARE(leaf, struct leaf);
TENON_BEGIN(leaf) = {TENON_FIELD(x), TENON_FIELD(text)} TENON_END;
TENON_DECLARE(entry, struct entry);
TENON_BEGIN(entry) = {TENON_FIELD(value), TENON_FIELD(id)} TENON_END;
TENON_DECLARE(named, struct named);
TENON_BEGIN(named, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_DECLARE(all, struct all);
TENON_BEGIN(all) = {
    TENON_FIELD(b),
    TENON_FIELD(i8),
    TENON_FIELD(u16),
    TENON_FIELD(i32),
    TENON_FIELD(u64),
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
    TENON_FIELD(number),
    TENON_FIELD(texts, TENON_COUNT(n_texts)),
    TENON_FIELD_OF(leaves, leaf, TENON_COUNT(n_leaves)),
    TENON_FIELD_OF(pointers, leaf, TENON_COUNT(n_pointers)),
    TENON_FIELD(fixed),
    TENON_FIELD(names),
    TENON_FIELD(counted, TENON_COUNT(n_counted)),
    TENON_FIELD(rows, TENON_COUNT(n_rows)),
    TENON_FIELD_OF(map, entry, TENON_COUNT(n_map), TENON_MAP(entry, id)),
    TENON_FIELD_OF(dictionary, named, TENON_COUNT(n_dictionary), TENON_MAP(named, key)),
    TENON_FIELD(maybe, TENON_HAS(has)),
    TENON_FIELD(maybe_text, TENON_HAS(has_text)),
    TENON_FIELD_OF(next, all),
} TENON_END;
TENON_DECLARE(chain, struct chain);
TENON_BEGIN(chain) = {TENON_FIELD(text), TENON_FIELD_OF(next, chain)} TENON_END;
#endif

/* Every member on a line of its own: JSON of a full object. */
static const char *const members[] = {
    "\"b\":true",
    "\"i8\":-1",
    "\"u16\":2",
    "\"i32\":-3",
    "\"u64\":4",
    "\"f\":0.5",
    "\"d\":-0.25",
    "\"c\":\"c text\"",
    "\"s\":\"s text\"",
    "\"chars\":\"chars\"",
    "\"raw\":{\"r\":1}",
    "\"time\":\"2000-01-01T00:00:00.5+01:00\"",
    "\"mood\":\"GLAD\"",
    "\"leaf\":{\"x\":1,\"text\":\"leaf\"}",
    "\"pointer\":{\"x\":2,\"text\":\"pointer\"}",
    "\"number\":7",
    "\"texts\":[\"t\",null,\"u\"]",
    "\"leaves\":[{\"x\":3,\"text\":\"l\"},{\"x\":4,\"text\":null}]",
    "\"pointers\":[null,{\"x\":5,\"text\":\"p\"}]",
    "\"fixed\":[1,2,3]",
    "\"names\":[\"n\",\"m\"]",
    "\"counted\":[8,9]",
    "\"rows\":[[1,2],[3,4]]",
    "\"map\":{\"k\":{\"value\":6},\"j\":{\"value\":7}}",
    "\"dictionary\":{\"a\":\"x\",\"b\":null}",
    "\"maybe\":0",
    "\"maybe_text\":\"there\"",
    "\"next\":{\"c\":\"next\"}",
};
enum { MEMBERS = sizeof members / sizeof *members };

/* The same with one other value, for each: another value, another length, nothing. */
static const char *const others[MEMBERS][3] = {
    {"false"},
    {"0"},
    {"3"},
    {"3"},
    {"18446744073709551615"},
    {"0.25"},
    {"0.25"},
    {"\"c texts\"", "null", "\"C text\""},
    {"\"s tex\"", "null", "\"\""},
    {"\"char\"", "\"\"", "\"charz\""},
    {"{\"r\":2}", "null", "[]"},
    {"\"2000-01-01T00:00:00.5+02:00\"", "\"1999-12-31T23:00:00.5Z\"",
     "\"2000-01-01T00:00:00+01:00\""},
    {"\"CALM\""},
    {"{\"x\":1,\"text\":\"lead\"}", "{\"x\":2,\"text\":\"leaf\"}", "{}"},
    {"{\"x\":2,\"text\":\"Pointer\"}", "null", "{\"x\":3,\"text\":\"pointer\"}"},
    {"8", "null"},
    {"[\"t\",null]", "[\"t\",null,\"v\"]", "[\"t\",\"\",\"u\"]"},
    {"[]", "[{\"x\":3,\"text\":\"l\"},{\"x\":4,\"text\":\"\"}]"},
    {"[null,null]", "[{},{\"x\":5,\"text\":\"p\"}]", "[null,{\"x\":6,\"text\":\"p\"}]"},
    {"[1,2,4]", "[0,2,3]"},
    {"[\"n\",\"M\"]", "[null,\"m\"]"},
    {"[8]", "[8,9,10]", "[8,8]"},
    {"[[1,2],[3,5]]", "[[1,2]]"},
    {"{\"k\":{\"value\":6},\"i\":{\"value\":7}}", "{\"k\":{\"value\":6},\"j\":{\"value\":8}}",
     "{\"k\":{\"value\":6}}"},
    {"{\"a\":\"y\",\"b\":null}", "{\"a\":\"x\",\"c\":null}", "{\"b\":null,\"a\":\"x\"}"},
    {"1", "null"},
    {"\"ther\"", "null"},
    {"{\"c\":\"Next\"}", "null", "{\"c\":\"next\",\"next\":{}}"},
};

/* The full text, with other in the place of member i's value. */
static char *text_with(size_t i, const char *other)
{
    char *text = malloc(4096), *p = text;
    assert_non_null(text);
    for (size_t k = 0; k < MEMBERS; k++) {
        const char *name_end = strchr(members[k], ':') + 1;
        *p++ = k ? ',' : '{';
        if (k == i && other)
            p += sprintf(p, "%.*s%s", (int)(name_end - members[k]), members[k], other);
        else
            p += sprintf(p, "%s", members[k]);
    }
    sprintf(p, "}");
    return text;
}

static void equal_sees_each_member(void **state)
{
    char *text = text_with(0, NULL);
    struct all v, w;
    (void)state;
    reads(all_type(), &v, text, NULL);
    reads(all_type(), &w, text, NULL);
    assert_true(all_equal(&v, &v) && all_equal(&v, &w) && all_equal(&w, &v));
    drop(all_type(), &w);
    for (size_t i = 0; i < MEMBERS; i++)
        for (size_t k = 0; k < 3 && others[i][k]; k++) {
            char *other = text_with(i, others[i][k]);
            reads(all_type(), &w, other, NULL);
            if (all_equal(&v, &w) || all_equal(&w, &v))
                fail_msg("%s is not seen: %s", members[i], others[i][k]);
            drop(all_type(), &w);
            free(other);
        }
    drop(all_type(), &v);
    free(text);
}

static void equal_by_value(void **state)
{
    struct all v = {.f = NAN, .d = NAN}, w = {.f = -NAN, .d = NAN};
    int numbers[] = {1};
    (void)state;
    assert_true(all_equal(&v, &w)); /* both NaN */
    w.d = 0;
    assert_false(all_equal(&v, &w));
    v.f = w.f = 0;
    v.d = -0.0;
    assert_true(all_equal(&v, &w)); /* by == */
    v.maybe = 5;
    v.maybe_text = (char[]){"x"};
    assert_true(all_equal(&v, &w)); /* not there on either side */
    v.has = w.has = true;
    assert_false(all_equal(&v, &w));
    v.has = w.has = false;
    memcpy(v.chars, "abc\0def", 8);
    memcpy(w.chars, "abc\0xyz", 8);
    assert_true(all_equal(&v, &w)); /* what stands behind the NUL is nothing */
    v.number = numbers;
    w.number = (int[]){1};
    assert_true(all_equal(&v, &w));
    v.n_texts = w.n_texts = 2; /* impossible, but no crash */
    assert_true(all_equal(&v, &w));
    v.n_texts = w.n_texts = 0;
    v.texts = (char *[]){NULL}; /* no elements: where none are does not matter */
    assert_true(all_equal(&v, &w));
    v.n_counted = w.n_counted = 9;
    assert_false(all_equal(&v, &w)); /* more than the array holds is equal to nothing */
}

static void copies(void **state)
{
    char *text = text_with(0, NULL);
    struct all v, copy;
    (void)state;
    reads(all_type(), &v, text, NULL);
    memset(&copy, 0xA5, sizeof copy);
    assert_true(all_copy(&copy, &v, &books.mem));
    assert_true(all_equal(&copy, &v));
    size_t half = books.blocks;
    drop(all_type(), &v); /* the copy has everything of its own */
    assert_int_equal(books.blocks, half / 2);
    reads(all_type(), &v, text, NULL);
    assert_true(all_equal(&copy, &v));
    tenon_arena arena;
    struct all third;
    tenon_arena_init(&arena, NULL, 0);
    assert_true(all_copy(&third, &copy, &arena.mem));
    drop(all_type(), &copy);
    assert_true(all_equal(&third, &v));
    all_free(&third, &arena.mem); /* zeroes */
    assert_null(third.c);
    tenon_arena_fini(&arena);
    drop(all_type(), &v);
    memset(&v, 0, sizeof v);
    assert_true(all_copy(&copy, &v, NULL)); /* nothing to allocate */
    assert_true(all_equal(&copy, &v));
    free(text);
}

static void copies_when_memory_ends(void **state)
{
    char *text = text_with(0, NULL);
    struct all v, copy, none = {0};
    (void)state;
    reads(all_type(), &v, text, NULL);
    size_t blocks = books.blocks;
    for (int from = 0; from < 2; from++)
        for (size_t i = 0;; i++) {
            (from ? fault_from : fault_at)(&books, i);
            memset(&copy, 0xA5, sizeof copy);
            bool done = all_copy(&copy, &v, &books.mem);
            size_t refused = books.refused;
            fault_at(&books, SIZE_MAX);
            assert_int_equal(done, refused == 0);
            assert_true(all_equal(&copy, done ? &v : &none));
            drop(all_type(), &copy);
            assert_int_equal(books.blocks, blocks);
            if (done)
                break;
        }
    assert_false(all_copy(&copy, &v, NULL));
    assert_true(all_equal(&copy, &none));
    v.c = NULL; /* impossible objects are not copied */
    struct all wrong = {.n_texts = 1};
    assert_false(all_copy(&copy, &wrong, &books.mem));
    assert_true(all_equal(&copy, &none));
    wrong = (struct all){.n_counted = 5};
    assert_false(all_copy(&copy, &wrong, &books.mem));
    assert_true(all_equal(&copy, &none));
    fault_fini(&books); /* c was lost above */
    fault_init(&books);
    free(text);
}

static void free_twice(void **state)
{
    char *text = text_with(0, NULL);
    struct all v, none = {0};
    (void)state;
    memset(&v, 0, sizeof v);
    all_free(&v, &books.mem);
    all_free(&v, NULL);
    reads(all_type(), &v, text, NULL);
    all_free(&v, &books.mem);
    assert_true(all_equal(&v, &none));
    assert_int_equal(books.blocks, 0);
    all_free(&v, &books.mem);
    assert_false(all_json_read(&v, "{\"c\":\"x\",\"b\":7}", 15, &books.mem, NULL, NULL));
    all_free(&v, &books.mem);
    assert_true(all_init(&v, NULL));
    assert_true(all_equal(&v, &none));
    free(text);
}

/* The whole object, at every failure of memory. */
static void reads_when_memory_ends(void **state)
{
    char *text = text_with(0, NULL);
    struct all v, none = {0};
    (void)state;
    for (int from = 0; from < 2; from++)
        for (size_t i = 0;; i++) {
            tenon_error error;
            (from ? fault_from : fault_at)(&books, i);
            memset(&v, 0xA5, sizeof v);
            bool done = all_json_read(&v, text, strlen(text), &books.mem, NULL, &error);
            assert_int_equal(done, books.refused == 0);
            if (done) {
                drop(all_type(), &v);
                break;
            }
            assert_int_equal(error.code, TENON_E_MEMORY);
            assert_true(all_equal(&v, &none));
            assert_int_equal(books.blocks, 0);
        }
    free(text);
}

/* A list of many more nodes than the stack has room for is given back in a loop. */

static void long_chain(void **state)
{
    struct chain root = {0}, copy, **end = &root.next;
    (void)state;
    for (int i = 0; i < 300000; i++) {
        *end = tenon_heap->resize(tenon_heap, NULL, 0, sizeof **end, 16);
        assert_non_null(*end);
        **end = (struct chain){0};
        end = &(*end)->next;
    }
    assert_false(
        chain_copy(&copy, &root, tenon_heap)); /* deeper than 1024: refused, not overflowed */
    assert_null(copy.next);
    assert_true(chain_equal(&root, &root));
    cannot_write(chain_type(), &root, NULL, TENON_E_DEPTH, NULL, NULL);
    chain_free(&root, tenon_heap);
    assert_null(root.next);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(equal_sees_each_member),  TEST(equal_by_value), TEST(copies),
        TEST(copies_when_memory_ends), TEST(free_twice),     TEST(long_chain),
        TEST(reads_when_memory_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
