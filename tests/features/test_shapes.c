/* SPDX-License-Identifier: MIT
 * test_shapes.c: what a member can be beyond one value: arrays with a count, fixed arrays, arrays
 * of arrays, pointers, types that contain themselves. Lengths and placement; what is given back
 * when one of them fails. */
#define _GNU_SOURCE
#include <pthread.h>

#include "features/feature.h"

#include "types/shapes.h"
#ifdef TEST_GENERATED
#include "types/shapes.tenon.h"
#else
#define COUNTED_ROW(name)                                                                          \
    TENON_DECLARE(name, struct name);                                                              \
    TENON_BEGIN(name) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END
COUNTED_ROW(by_char);
COUNTED_ROW(by_schar);
COUNTED_ROW(by_uchar);
COUNTED_ROW(by_short);
COUNTED_ROW(by_ushort);
COUNTED_ROW(by_int);
COUNTED_ROW(by_unsigned);
COUNTED_ROW(by_long);
COUNTED_ROW(by_ulong);
COUNTED_ROW(by_llong);
COUNTED_ROW(by_ullong);
COUNTED_ROW(by_size);
COUNTED_ROW(by_i64);
TENON_DECLARE_ENUM(side, enum side);
TENON_ENUM_BEGIN(side) = {TENON_VALUE(LEFT), TENON_VALUE(RIGHT)} TENON_ENUM_END;
TENON_DECLARE(point, struct point);
TENON_BEGIN(point) = {TENON_FIELD(x), TENON_FIELD(y)} TENON_END;
TENON_DECLARE(lists, struct lists);
TENON_BEGIN(lists) = {
    TENON_FIELD(bools, TENON_COUNT(n0)),
    TENON_FIELD(bytes, TENON_COUNT(n1)),
    TENON_FIELD(shorts, TENON_COUNT(n2)),
    TENON_FIELD(doubles, TENON_COUNT(n3)),
    TENON_FIELD(floats, TENON_COUNT(n4)),
    TENON_FIELD(texts, TENON_COUNT(n5)),
    TENON_FIELD(strs, TENON_COUNT(n6)),
    TENON_FIELD(raws, TENON_COUNT(n7)),
    TENON_FIELD(times, TENON_COUNT(n8)),
    TENON_FIELD(names, TENON_COUNT(n9)),
    TENON_FIELD_OF(sides, side, TENON_COUNT(n10)),
    TENON_FIELD_OF(points, point, TENON_COUNT(n11)),
    TENON_FIELD_OF(pointers, point, TENON_COUNT(n12)),
    TENON_FIELD(pairs, TENON_COUNT(n13)),
} TENON_END;
TENON_DECLARE(fixed, struct fixed);
TENON_BEGIN(fixed) = {
    TENON_FIELD(plain),
    TENON_FIELD(counted, TENON_COUNT(n)),
    TENON_FIELD(texts),
    TENON_FIELD(strs),
    TENON_FIELD(names),
    TENON_FIELD_OF(sides, side),
    TENON_FIELD_OF(points, point),
    TENON_FIELD_OF(pointers, point),
    TENON_FIELD(grid),
    TENON_FIELD(rows, TENON_COUNT(n_rows)),
    TENON_FIELD(table),
} TENON_END;
TENON_DECLARE(pointers, struct pointers);
TENON_BEGIN(pointers) = {
    TENON_FIELD(b),
    TENON_FIELD(i),
    TENON_FIELD(d),
    TENON_FIELD(text),
    TENON_FIELD(str),
    TENON_FIELD(time),
    TENON_FIELD_OF(side, side),
    TENON_FIELD_OF(point, point),
} TENON_END;
#define FOUR_ROWS(m) TENON_FIELD(m##0), TENON_FIELD(m##1), TENON_FIELD(m##2), TENON_FIELD(m##3)
TENON_DECLARE(many_pointers, struct many_pointers);
TENON_BEGIN(many_pointers) = {
    FOUR_ROWS(d),
    FOUR_ROWS(t),
    FOUR_ROWS(c),
    FOUR_ROWS(u),
    TENON_FIELD(byte0, TENON_HAS(has)),
    TENON_FIELD(byte1, TENON_HAS(has)),
    TENON_FIELD(byte2, TENON_HAS(has)),
    TENON_FIELD(list, TENON_COUNT(n), TENON_HAS(has)),
    TENON_FIELD_OF(p0, point),
    TENON_FIELD_OF(p1, point),
    TENON_FIELD_OF(p2, point),
    TENON_FIELD_OF(p3, point),
} TENON_END;
TENON_DECLARE(node, struct node);
TENON_BEGIN(node) = {
    TENON_FIELD(name),
    TENON_FIELD_OF(next, node, TENON_OMIT_NULL),
    TENON_FIELD_OF(children, node, TENON_COUNT(n_children), TENON_OMIT_EMPTY),
} TENON_END;
#endif

/* ---- pointer and count, with every type that a count may have -------------------------------- */

/* {"items":["0","1",...]} with n elements. */
static char *list_of(size_t n)
{
    char *text = malloc(16 + 10 * n), *p = text;
    assert_non_null(text);
    p += sprintf(p, "{\"items\":[");
    for (size_t i = 0; i < n; i++)
        p += sprintf(p, "%s\"%zu\"", i ? "," : "", i);
    sprintf(p, "]}");
    return text;
}

#define CHECK_COUNTED(name, n_)                                                                    \
    do {                                                                                           \
        struct name v;                                                                             \
        char *text_ = list_of(n_);                                                                 \
        reads(name##_type(), &v, text_, NULL);                                                     \
        assert_true((size_t)v.n == (n_));                                                          \
        for (size_t i_ = 0; i_ < (n_); i_++)                                                       \
            assert_int_equal(atoi(v.items[i_]), i_);                                               \
        writes(name##_type(), &v, NULL, text_);                                                    \
        drop(name##_type(), &v);                                                                   \
        assert_true(v.n == 0 && !v.items);                                                         \
        free(text_);                                                                               \
    } while (0)

static void counts(void **state)
{
    (void)state;
    for (size_t n = 0; n < 40; n++)
        CHECK_COUNTED(by_size, n);
    CHECK_COUNTED(by_char, 100);
    CHECK_COUNTED(by_schar, 127);
    CHECK_COUNTED(by_uchar, 255);
    CHECK_COUNTED(by_short, 300);
    CHECK_COUNTED(by_ushort, 300);
    CHECK_COUNTED(by_int, 1000);
    CHECK_COUNTED(by_unsigned, 3);
    CHECK_COUNTED(by_long, 3);
    CHECK_COUNTED(by_ulong, 3);
    CHECK_COUNTED(by_llong, 3);
    CHECK_COUNTED(by_ullong, 3);
    CHECK_COUNTED(by_i64, 3);
}

static void counts_too_narrow(void **state)
{
    struct by_uchar v;
    char *text = list_of(256);
    (void)state;
    refuses(by_uchar_type(), text, NULL, TENON_E_COUNT, 0, 0, "$.items",
            "the count does not fit its member");
    refuses(by_schar_type(), text, NULL, TENON_E_COUNT, 0, 0, "$.items",
            "the count does not fit its member");
    reads(by_uchar_type(), &v, "{\"items\":[\"old\"]}", NULL);
    cannot_update(by_uchar_type(), &v, text, NULL, TENON_E_COUNT, "$.items", NULL);
    assert_int_equal(v.n, 1);
    assert_string_equal(v.items[0], "old");
    drop(by_uchar_type(), &v);
    free(text);
    text = list_of(32768);
    refuses(by_short_type(), text, NULL, TENON_E_COUNT, 0, 0, "$.items", NULL);
    free(text);
    struct by_int negative = {NULL, -1};
    cannot_write(by_int_type(), &negative, NULL, TENON_E_COUNT, "$.items", "the count is negative");
    struct by_int nowhere = {NULL, 3};
    cannot_write(by_int_type(), &nowhere, NULL, TENON_E_NULL_VALUE, "$.items",
                 "NULL with a count of 3");
}

/* ---- elements of every kind ------------------------------------------------------------------ */

static void lists_of_each_kind(void **state)
{
    struct lists v;
    (void)state;
    both_ways(
        lists_type(),
        "{\"bools\":[true,false],\"bytes\":[-1,2],\"shorts\":[65535],\"doubles\":[0.5,1e+300],"
        "\"floats\":[0.25],"
        "\"texts\":[\"a\",null,\"\"],\"strs\":[\"b\",null],\"raws\":[1,[2],{\"a\":3},null,\"x\"],"
        "\"times\":[\"2000-01-01T00:00:00\"],\"names\":[\"seven77\",\"\"],\"sides\":[\"RIGHT\","
        "\"LEFT\"],"
        "\"points\":[{\"x\":1,\"y\":2},{\"x\":3,\"y\":4}],\"pointers\":[{\"x\":5,\"y\":6},null],"
        "\"pairs\":[[1,2],[3,4],[5,6]]}");
    reads(lists_type(), &v,
          "{ \"pointers\" : [ null , { \"y\" : 1 } ] , \"pairs\" : [ [ 1 ] , [ ] ] }", NULL);
    assert_null(v.pointers[0]);
    assert_int_equal(v.pointers[1]->y, 1);
    assert_int_equal(v.pairs[0][0], 1);
    assert_int_equal(v.pairs[0][1] | v.pairs[1][0] | v.pairs[1][1],
                     0); /* what is not given is zero */
    drop(lists_type(), &v);
}

/* The error says which element, whatever stands before it is given back. */
static void elements_that_fail(void **state)
{
    (void)state;
    refuses(lists_type(), "{\"texts\":[\"a\",\"b\",3]}", NULL, TENON_E_TYPE, 1, 19, "$.texts[2]",
            "expected a string, found a number");
    refuses(lists_type(), "{\"texts\":[\"a\", \"b\\u0000\"]}", NULL, TENON_E_EMBEDDED_NUL, 1, 16,
            "$.texts[1]", NULL);
    refuses(lists_type(), "{\"strs\":[\"a\" \"b\"]}", NULL, TENON_E_SYNTAX, 1, 14, "$.strs",
            "expected ',' or ']', found '\"'");
    refuses(lists_type(), "{\"strs\":[\"a\",]}", NULL, TENON_E_SYNTAX, 1, 14, "$.strs",
            "expected a value after the comma, found ']'");
    refuses(lists_type(), "{\"strs\":[,\"a\"]}", NULL, TENON_E_SYNTAX, 1, 10, "$.strs[0]",
            "expected a value, found ','");
    refuses(lists_type(), "{\"raws\":[{\"a\":1},{\"a\" 1}]}", NULL, TENON_E_SYNTAX, 1, 23,
            "$.raws[1]", NULL);
    refuses(lists_type(), "{\"bytes\":[1,2,300]}", NULL, TENON_E_RANGE, 1, 15, "$.bytes[2]", NULL);
    refuses(lists_type(), "{\"names\":[\"a\",\"12345678\"]}", NULL, TENON_E_CAPACITY, 1, 15,
            "$.names[1]", NULL);
    refuses(lists_type(), "{\"sides\":[\"LEFT\",\"UP\"]}", NULL, TENON_E_ENUM, 1, 18, "$.sides[1]",
            "\"UP\" is not a side, known are LEFT, RIGHT");
    refuses(lists_type(), "{\"points\":[{\"x\":1},{\"x\":\"2\"}]}", NULL, TENON_E_TYPE, 1, 25,
            "$.points[1].x", "expected a whole number, found a string");
    refuses(lists_type(), "{\"points\":[{\"x\":1}, 2]}", NULL, TENON_E_TYPE, 1, 21, "$.points[1]",
            "expected an object, found a number");
    refuses(lists_type(), "{\"points\":[null]}", NULL, TENON_E_TYPE, 1, 12, "$.points[0]",
            "expected an object, found null");
    refuses(lists_type(), "{\"pointers\":[{},{\"x\":1.5}]}", NULL, TENON_E_INTEGER, 1, 22,
            "$.pointers[1].x", NULL);
    refuses(lists_type(), "{\"pairs\":[[1,2],[3,4,5]]}", NULL, TENON_E_CAPACITY, 1, 22,
            "$.pairs[1][2]", "no room for more than 2 elements");
    refuses(lists_type(), "{\"pairs\":[[1,2],3]}", NULL, TENON_E_TYPE, 1, 17, "$.pairs[1]",
            "expected an array, found a number");
    refuses(lists_type(), "{\"texts\":[\"a\",\"b\"", NULL, TENON_E_INCOMPLETE, 1, 18, "$.texts",
            NULL);
    refuses(lists_type(), "{\"points\":[{\"x\":1},", NULL, TENON_E_INCOMPLETE, 1, 20, NULL, NULL);
}

/* ---- fixed arrays ---------------------------------------------------------------------------- */

static void fixed_arrays(void **state)
{
    struct fixed v;
    (void)state;
    both_ways(
        fixed_type(),
        "{\"plain\":[1,2,3],\"counted\":[4,5],\"texts\":[\"a\",\"b\"],\"strs\":[\"c\",\"d\"],"
        "\"names\":[\"abc\",\"\"],\"sides\":[\"RIGHT\",\"RIGHT\"],"
        "\"points\":[{\"x\":1,\"y\":2},{\"x\":3,\"y\":4}],\"pointers\":[null,{\"x\":5,\"y\":6}],"
        "\"grid\":[[1,2,3],[4,5,6]],\"rows\":[[1,2],[3,4]],\"table\":[[\"e\",null],[\"f\",\"g\"]]"
        "}");
    /* Fewer elements: the others are zero, and a count says how many there were. */
    reads(fixed_type(), &v,
          "{\"plain\":[1],\"counted\":[],\"texts\":[\"a\"],\"names\":[\"x\"],\"points\":[],"
          "\"grid\":[[1]],"
          "\"rows\":[[7]],\"table\":[[\"e\"]]}",
          NULL);
    assert_int_equal(v.plain[0], 1);
    assert_int_equal(v.plain[1] | v.plain[2], 0);
    assert_int_equal(v.n, 0);
    assert_null(v.texts[1]);
    assert_int_equal(v.grid[0][0], 1);
    assert_int_equal(v.grid[0][1] | v.grid[1][2], 0);
    assert_int_equal(v.n_rows, 1);
    writes(fixed_type(), &v, NULL,
           "{\"plain\":[1,0,0],\"counted\":[],\"texts\":[\"a\",null],\"strs\":[null,null],"
           "\"names\":[\"x\",\"\"],"
           "\"sides\":[\"LEFT\",\"LEFT\"],\"points\":[{\"x\":0,\"y\":0},{\"x\":0,\"y\":0}],"
           "\"pointers\":[null,null],"
           "\"grid\":[[1,0,0],[0,0,0]],\"rows\":[[7,0]],\"table\":[[\"e\",null],[null,null]]}");
    drop(fixed_type(), &v);
}

static void fixed_arrays_that_fail(void **state)
{
    struct fixed v = {.n = 4};
    (void)state;
    refuses(fixed_type(), "{\"plain\":[1,2,3,4]}", NULL, TENON_E_CAPACITY, 1, 17, "$.plain[3]",
            "no room for more than 3 elements");
    refuses(fixed_type(), "{\"points\":[{},{},{}]}", NULL, TENON_E_CAPACITY, 1, 18, "$.points[2]",
            "no room for more than 2 elements");
    refuses(fixed_type(), "{\"grid\":[[1,2,3],[4,5,6],[7]]}", NULL, TENON_E_CAPACITY, 1, 26,
            "$.grid[2]", NULL);
    refuses(fixed_type(), "{\"texts\":[\"long enough to be on the heap\",2]}", NULL, TENON_E_TYPE,
            1, 43, "$.texts[1]", NULL);
    refuses(fixed_type(), "{\"texts\":[1]}", NULL, TENON_E_TYPE, 1, 11, "$.texts[0]", NULL);
    refuses(fixed_type(), "{\"strs\":[\"a\",[]]}", NULL, TENON_E_TYPE, 1, 14, "$.strs[1]", NULL);
    refuses(fixed_type(), "{\"table\":[[\"a\",\"b\"],[\"c\",{}]]}", NULL, TENON_E_TYPE, 1, 26,
            "$.table[1][1]", NULL);
    refuses(fixed_type(), "{\"pointers\":[{},{\"y\":\"\"}]}", NULL, TENON_E_TYPE, 1, 22,
            "$.pointers[1].y", NULL);
    refuses(fixed_type(), "{\"texts\":[\"a\",\"b\"],\"n\":tru}", NULL, TENON_E_SYNTAX, 1, 24, "$.n",
            NULL);
    cannot_write(fixed_type(), &v, NULL, TENON_E_COUNT, "$.counted",
                 "the count is negative or greater than the array");
    v = (struct fixed){.n_rows = -1};
    cannot_write(fixed_type(), &v, NULL, TENON_E_COUNT, "$.rows", NULL);
}

#ifndef TEST_GENERATED
/* tenongen refuses it: such a count is wrong whatever the text is. */
struct wide_fixed {
    bool flags[300];
    unsigned char n;
};
TENON_DECLARE(wide_fixed, struct wide_fixed);
TENON_BEGIN(wide_fixed) = {TENON_FIELD(flags, TENON_COUNT(n))} TENON_END;

static void fixed_count_too_narrow(void **state)
{
    char text[2048], *p = text;
    (void)state;
    p += sprintf(p, "{\"flags\":[true");
    for (int i = 1; i < 256; i++)
        p += sprintf(p, ",true");
    sprintf(p, "]}");
    refuses(wide_fixed_type(), text, NULL, TENON_E_COUNT, 0, 0, "$.flags",
            "the count does not fit its member");
}
#endif

/* ---- pointers -------------------------------------------------------------------------------- */

static void nullable(void **state)
{
    struct pointers v;
    (void)state;
    both_ways(
        pointers_type(),
        "{\"b\":false,\"i\":0,\"d\":0,\"text\":\"\",\"str\":\"s\",\"time\":\"2000-01-01T00:00:00\","
        "\"side\":\"LEFT\",\"point\":{\"x\":1,\"y\":0}}");
    both_ways(
        pointers_type(),
        "{\"b\":null,\"i\":null,\"d\":null,\"text\":null,\"str\":null,\"time\":null,\"side\":null,"
        "\"point\":null}");
    reads(pointers_type(), &v, "{\"i\": 5 , \"point\": null }", NULL);
    assert_int_equal(*v.i, 5);
    assert_null(v.point);
    drop(pointers_type(), &v);
    refuses(pointers_type(), "{\"text\":\"a\",\"i\":\"x\"}", NULL, TENON_E_TYPE, 1, 17, "$.i",
            "expected a value or null, found a string");
    refuses(pointers_type(), "{\"i\":1,\"point\":[]}", NULL, TENON_E_TYPE, 1, 16, "$.point",
            "expected a value or null, found an array");
    refuses(pointers_type(), "{\"text\":\"a\",\"point\":{\"x\":1,\"y\":true}}", NULL, TENON_E_TYPE,
            1, 32, "$.point.y", NULL);
    refuses(pointers_type(), "{\"i\":nul}", NULL, TENON_E_SYNTAX, 1, 6, "$.i", NULL);
}

#ifndef TEST_GENERATED
/* tenongen asks for the count of struct T **: without one it is nearly always forgotten. */
struct far {
    struct point **point;
};
TENON_DECLARE(far, struct far);
TENON_BEGIN(far) = {TENON_FIELD_OF(point, point)} TENON_END;

static void pointer_to_pointer(void **state)
{
    struct far v;
    (void)state;
    both_ways(far_type(), "{\"point\":{\"x\":2,\"y\":3}}");
    both_ways(far_type(), "{\"point\":null}");
    reads(far_type(), &v, "{\"point\" : {} }", NULL);
    assert_int_equal((*v.point)->x, 0);
    drop(far_type(), &v);
}
#endif

static void many_pointers(void **state)
{
    double d = -2.2250738585072014e-308;
    tenon_time t = {.nanoseconds = 123456789, .kind = TENON_TIME_OFFSET, .offset = -330};
    char *c = (char[]){"a plain text of thirty-one bytes"}, *text = malloc(4096);
    uint64_t u = UINT64_MAX;
    struct many_pointers none = {.n = 0};
    const struct many_pointers all = {.d0 = &d,
                                      .d1 = &d,
                                      .d2 = &d,
                                      .d3 = &d,
                                      .t0 = &t,
                                      .t1 = &t,
                                      .t2 = &t,
                                      .t3 = &t,
                                      .c0 = &c,
                                      .c1 = &c,
                                      .c2 = &c,
                                      .c3 = &c,
                                      .u0 = &u,
                                      .u1 = &u,
                                      .u2 = &u,
                                      .u3 = &u};
    (void)state;
    assert_true(many_pointers_json_print(&none, text, 4096, NULL) < 4096);
    writes(many_pointers_type(), &none, NULL, text);
    assert_true(many_pointers_json_print(&all, text, 4096, NULL) < 4096);
    writes(many_pointers_type(), &all, NULL, text);
    free(text);
}

/* ---- types that contain themselves ----------------------------------------------------------- */

static void recursive(void **state)
{
    (void)state;
    both_ways(node_type(), "{\"name\":\"root\",\"next\":{\"name\":\"second\"},\"children\":[{"
                           "\"name\":\"a\",\"children\":"
                           "[{\"name\":\"b\",\"next\":{\"name\":\"c\"}}]},{\"name\":null}]}");
    refuses(node_type(),
            "{\"name\":\"r\",\"children\":[{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"next\":{"
            "\"name\":7}}]}]}",
            NULL, TENON_E_TYPE, 1, 76, "$.children[0].children[0].next.name",
            "expected a string, found a number");
}

/* A linked list as deep as any text may be: reading, writing, copying, comparing and freeing it. */
static void *deep_in_thread(void *unused)
{
    enum { DEPTH = 1024 };
    const tenon_options options = {.max_depth = DEPTH};
    char *text = malloc(32 * DEPTH), *p = text;
    struct node v, copy;
    (void)unused;
    assert_non_null(text);
    for (int i = 0; i < DEPTH; i++)
        p += sprintf(p, "{\"name\":\"%d\"%s", i, i < DEPTH - 1 ? ",\"next\":" : "");
    memset(p, '}', DEPTH);
    p[DEPTH] = 0;
    reads(node_type(), &v, text, &options);
    writes(node_type(), &v, &options, text);
    assert_true(node_copy(&copy, &v, &books.mem));
    assert_true(node_equal(&copy, &v));
    drop(node_type(), &copy);
    cannot_write(node_type(), &v, NULL, TENON_E_DEPTH, NULL, "the nesting is too deep");
    drop(node_type(), &v);
    refuses(node_type(), text, NULL, TENON_E_DEPTH, 0, 0, NULL, "the nesting is too deep");
    free(text);
    return NULL;
}

/* On a stack of its own: sanitizers make every level many times larger. (A check that fails there
 * ends the program.) */
static void deep(void **state)
{
    pthread_t thread;
    pthread_attr_t attributes;
    (void)state;
    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstacksize(&attributes, (size_t)256 << 20), 0);
    assert_int_equal(pthread_create(&thread, &attributes, deep_in_thread, NULL), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    pthread_attr_destroy(&attributes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(counts),
        TEST(counts_too_narrow),
        TEST(lists_of_each_kind),
        TEST(elements_that_fail),
        TEST(fixed_arrays),
        TEST(fixed_arrays_that_fail),
        TEST(nullable),
        TEST(many_pointers),
#ifndef TEST_GENERATED
        TEST(fixed_count_too_narrow),
        TEST(pointer_to_pointer),
#endif
        TEST(recursive),
        TEST(deep),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
