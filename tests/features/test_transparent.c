/* SPDX-License-Identifier: MIT
 * test_transparent.c: types whose text is that of their one member: root arrays, root scalars, root
 * strings, dictionaries at the root, named scalars inside others, transparent types of transparent
 * types. */
#include "features/feature.h"

#include "types/transparent.h"
#ifdef TEST_GENERATED
#include "types/transparent.tenon.h"
#else
TENON_DECLARE(issue, struct issue);
TENON_BEGIN(issue) = {TENON_FIELD(id), TENON_FIELD(title, TENON_OMIT_NULL)} TENON_END;
TENON_DECLARE(issue_list, struct issue_list);
TENON_BEGIN(issue_list,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(items, issue, TENON_COUNT(n))} TENON_END;
TENON_DECLARE(entry, struct entry);
TENON_BEGIN(entry, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_DECLARE(dictionary, struct dictionary);
TENON_BEGIN(dictionary, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, entry, TENON_COUNT(n), TENON_MAP(entry, key))} TENON_END;
#define ROOT_ROW(name)                                                                             \
    TENON_DECLARE(name, struct name);                                                              \
    TENON_BEGIN(name, TENON_TRANSPARENT) = {TENON_FIELD(v)} TENON_END
ROOT_ROW(root_bool);
ROOT_ROW(root_int);
ROOT_ROW(root_u64);
ROOT_ROW(root_double);
ROOT_ROW(root_text);
ROOT_ROW(root_str);
ROOT_ROW(root_raw);
ROOT_ROW(root_time);
ROOT_ROW(root_pointer);
ROOT_ROW(root_chars);
TENON_DECLARE(root_fixed, struct root_fixed);
TENON_BEGIN(root_fixed, TENON_TRANSPARENT) = {TENON_FIELD(grid)} TENON_END;
TENON_DECLARE(box, struct box);
TENON_BEGIN(box, TENON_TRANSPARENT) = {TENON_FIELD_OF(inside, issue)} TENON_END;
TENON_DECLARE(crate, struct crate);
TENON_BEGIN(crate, TENON_TRANSPARENT) = {TENON_FIELD_OF(box, box)} TENON_END;
TENON_DECLARE(crates, struct crates);
TENON_BEGIN(crates) = {
    TENON_FIELD_OF(one, crate),
    TENON_FIELD_OF(pointer, crate),
    TENON_FIELD_OF(list, crate, TENON_COUNT(n_list)),
    TENON_FIELD_OF(fixed, crate),
    TENON_FIELD_OF(text, root_text),
    TENON_FIELD_OF(texts, root_text, TENON_COUNT(n_texts)),
    TENON_FIELD_OF(pair, root_text),
    TENON_FIELD_OF(issues, issue_list),
    TENON_FIELD_OF(lists, issue_list, TENON_COUNT(n_lists)),
} TENON_END;
TENON_DECLARE(port, struct port);
TENON_BEGIN(port,
            TENON_TRANSPARENT) = {TENON_FIELD(number, TENON_MIN(1), TENON_MAX(1024))} TENON_END;
TENON_DECLARE(maybe, struct maybe);
TENON_BEGIN(maybe, TENON_TRANSPARENT) = {TENON_FIELD(v, TENON_HAS(has))} TENON_END;
TENON_DECLARE(tags, struct tags);
TENON_BEGIN(tags,
            TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n), TENON_MAX_COUNT(2))} TENON_END;
TENON_DECLARE(modified, struct modified);
TENON_BEGIN(modified) = {
    TENON_FIELD_OF(port, port),
    TENON_FIELD_OF(ports, port),
    TENON_FIELD_OF(maybe, maybe),
    TENON_FIELD_OF(tags, tags),
} TENON_END;
#endif

static void root_array(void **state)
{
    struct issue_list v;
    (void)state;
    both_ways(issue_list_type(), "[]");
    both_ways(issue_list_type(), "[{\"id\":1},{\"id\":2,\"title\":\"two\"}]");
    reads(issue_list_type(), &v, " [ { } , {\"id\":3} ] ", NULL);
    assert_int_equal(v.n, 2);
    assert_int_equal(v.items[1].id, 3);
    drop(issue_list_type(), &v);
    reads(issue_list_type(), &v, "null", NULL);
    assert_int_equal(v.n, 0);
    refuses(issue_list_type(), "{}", NULL, TENON_E_TYPE, 1, 1, "$",
            "expected an array, found an object");
    refuses(issue_list_type(), "[{\"id\":1},{\"title\":\"x\",\"id\":\"2\"}]", NULL, TENON_E_TYPE, 1,
            29, "$[1].id", NULL);
    refuses(issue_list_type(), "[{\"id\":1}", NULL, TENON_E_INCOMPLETE, 1, 10, "$", NULL);
    refuses(issue_list_type(), "[{\"title\":\"x\"}] ]", NULL, TENON_E_TRAILING, 1, 17, "$",
            "something follows the value");
    writes(issue_list_type(), &v, &(tenon_options){.indent = 2}, "[]");
}

static void root_dictionary(void **state)
{
    (void)state;
    both_ways(dictionary_type(), "{}");
    both_ways(dictionary_type(), "{\"a\":1,\"\":2,\"c\":-3}");
    refuses(dictionary_type(), "[]", NULL, TENON_E_TYPE, 1, 1, "$",
            "expected an object, found an array");
    refuses(dictionary_type(), "{\"a\":1,\"b\":\"\"}", NULL, TENON_E_TYPE, 1, 12, "$.b", NULL);
    refuses(dictionary_type(), "{\"a\":1,\"a\":2}", NULL, TENON_E_DUPLICATE, 1, 9, "$.a", NULL);
}

static void root_scalars(void **state)
{
    struct root_int i;
    tenon_error error;
    (void)state;
    both_ways(root_bool_type(), "true");
    both_ways(root_bool_type(), "false");
    both_ways(root_int_type(), "-5");
    both_ways(root_u64_type(), "18446744073709551615");
    both_ways(root_double_type(), "0.1");
    both_ways(root_text_type(), "\"text\"");
    both_ways(root_text_type(), "\"a text of more than thirty-two bytes, to be sure\"");
    both_ways(root_text_type(), "null");
    both_ways(root_str_type(), "\"\"");
    both_ways(root_raw_type(), "{\"a\":[1,2,{}]}");
    both_ways(root_raw_type(), "null");
    both_ways(root_time_type(), "\"2020-02-29T23:59:59\"");
    both_ways(root_pointer_type(), "7");
    both_ways(root_pointer_type(), "null");
    both_ways(root_fixed_type(), "[[1,2],[3,4]]");
    both_ways(root_chars_type(), "\"1234567\"");
    for (const char *text = "7"; text; text = *text == '7' ? " \n7\t" : NULL) {
        assert_true(root_int_json_read(&i, text, strlen(text), NULL, NULL, &error));
        assert_int_equal(i.v, 7);
    }
    refuses(root_int_type(), "\"7\"", NULL, TENON_E_TYPE, 1, 1, "$",
            "expected a whole number, found a string");
    refuses(root_int_type(), "7 8", NULL, TENON_E_TRAILING, 1, 3, "$", NULL);
    refuses(root_int_type(), "7x", NULL, TENON_E_TRAILING, 1, 2, "$", NULL);
    refuses(root_int_type(), "07", NULL, TENON_E_NUMBER, 1, 1, "$", NULL);
    refuses(root_int_type(), "", NULL, TENON_E_EMPTY, 0, 0, "$", "there is no value in the text");
    refuses(root_int_type(), " \n ", NULL, TENON_E_EMPTY, 0, 0, "$", NULL);
    refuses(root_bool_type(), "tru", NULL, TENON_E_INCOMPLETE, 1, 4, "$", NULL);
    refuses(root_bool_type(), "truth", NULL, TENON_E_SYNTAX, 1, 1, "$", NULL);
    refuses(root_text_type(), "{}", NULL, TENON_E_TYPE, 1, 1, "$",
            "expected a string, found an object");
    refuses(root_text_type(), "\"x\" \"y\"", NULL, TENON_E_TRAILING, 1, 5, "$", NULL);
    refuses(root_raw_type(), "{\"a\" 1}", NULL, TENON_E_SYNTAX, 1, 6, "$", NULL);
    refuses(root_pointer_type(), "[]", NULL, TENON_E_TYPE, 1, 1, "$",
            "expected a value or null, found an array");
    refuses(root_fixed_type(), "[[1,2],[3,4,5]]", NULL, TENON_E_CAPACITY, 1, 13, "$[1][2]", NULL);
    refuses(root_fixed_type(), "[[1,2],[3,\"\"]]", NULL, TENON_E_TYPE, 1, 11, "$[1][1]", NULL);
}

static void inside(void **state)
{
    const char *text =
        "{\"one\":{\"id\":1},\"pointer\":{\"id\":2},\"list\":[{\"id\":3},{\"id\":4,\"title\":\"t\"}"
        "],"
        "\"fixed\":[{\"id\":5}],\"text\":\"a\",\"texts\":[\"b\",null],\"pair\":[\"c\",\"d\"],"
        "\"issues\":[{\"id\":6}],\"lists\":[[],[{\"id\":7}]]}";
    struct crates v, copy;
    (void)state;
    both_ways(crates_type(), text);
    reads(crates_type(), &v, text, NULL);
    assert_int_equal(v.list[1].box.inside.id, 4);
    assert_true(crates_copy(&copy, &v, &books.mem));
    assert_true(crates_equal(&copy, &v));
    copy.lists[1].items[0].id++;
    assert_false(crates_equal(&copy, &v));
    drop(crates_type(), &copy);
    updates(crates_type(), &v,
            "{\"one\":{\"title\":\"kept\"},\"text\":null,\"pair\":[\"e\"],\"issues\":[]}", NULL);
    assert_int_equal(v.one.box.inside.id, 1);
    assert_string_equal(v.one.box.inside.title, "kept");
    assert_null(v.pair[1].v);
    assert_int_equal(v.issues.n, 0);
    drop(crates_type(), &v);
    reads(crates_type(), &v,
          "{ \"one\" : { } , \"text\" : \"a\" , \"issues\" : [ ] , \"lists\" : [ [ ] , [ ] ] }",
          NULL);
    assert_int_equal(v.n_lists, 2);
    drop(crates_type(), &v);
    refuses(crates_type(), "{\"text\":5}", NULL, TENON_E_TYPE, 1, 9, "$.text", NULL);
    refuses(crates_type(), "{\"pair\":[\"a\",5]}", NULL, TENON_E_TYPE, 1, 14, "$.pair[1]", NULL);
    refuses(crates_type(), "{\"texts\":[\"a\",{}]}", NULL, TENON_E_TYPE, 1, 15, "$.texts[1]", NULL);
    refuses(crates_type(), "{\"list\":[{\"title\":\"x\"},{\"title\":7}]}", NULL, TENON_E_TYPE, 1,
            33, "$.list[1].title", NULL);
    refuses(crates_type(), "{\"lists\":[[{\"title\":\"x\"}],[{\"title\":7}]]}", NULL, TENON_E_TYPE,
            1, 37, "$.lists[1][0].title", NULL);
}

/* The modifiers of the one member hold wherever the type is used. */

static void modifiers(void **state)
{
    struct maybe m;
    (void)state;
    both_ways(modified_type(),
              "{\"port\":80,\"ports\":[1,1024],\"maybe\":null,\"tags\":[\"a\",\"b\"]}");
    both_ways(modified_type(), "{\"port\":80,\"ports\":[1,1024],\"maybe\":0,\"tags\":[]}");
    both_ways(port_type(), "7");
    both_ways(maybe_type(), "null");
    reads(maybe_type(), &m, "5", NULL);
    assert_true(m.has && m.v == 5);
    refuses(port_type(), "0", NULL, TENON_E_RANGE, 1, 1, "$", "0 is out of range 1..1024");
    refuses(modified_type(), "{\"tags\":[\"a\"],\"port\":0}", NULL, TENON_E_RANGE, 1, 22, "$.port",
            "0 is out of range 1..1024");
    refuses(modified_type(), "{\"tags\":[\"a\"],\"ports\":[1, 2000]}", NULL, TENON_E_RANGE, 1, 27,
            "$.ports[1]", NULL);
    refuses(modified_type(), "{\"tags\":[\"a\",\"b\",\"c\"]}", NULL, TENON_E_COUNT, 1, 18,
            "$.tags[2]", "more than 2 elements");
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(root_array), TEST(root_dictionary), TEST(root_scalars),
                                       TEST(inside), TEST(modifiers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
