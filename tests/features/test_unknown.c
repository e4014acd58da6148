/* SPDX-License-Identifier: MIT
 * test_unknown.c: members that the type does not describe: passed over and checked, refused (by the
 * call or the type), or put to a callback; and members that stand twice. */
#include "features/feature.h"

#include "types/unknown.h"
#ifdef TEST_GENERATED
#include "types/unknown.tenon.h"
#else
TENON_DECLARE(inner, struct inner);
TENON_BEGIN(inner) = {TENON_FIELD(known)} TENON_END;
TENON_DECLARE(strict, struct strict);
TENON_BEGIN(strict, TENON_REFUSE_UNKNOWN_MEMBERS) = {
    TENON_FIELD(color, TENON_ALIAS("colour")),
    TENON_FIELD(text),
} TENON_END;
TENON_DECLARE(entry, struct entry);
TENON_BEGIN(entry) = {TENON_FIELD_OF(in, inner)} TENON_END;
TENON_DECLARE(outer, struct outer);
TENON_BEGIN(outer) = {
    TENON_FIELD(text),
    TENON_FIELD(numbers),
    TENON_FIELD_OF(inner, inner),
    TENON_FIELD_OF(strict, strict),
    TENON_FIELD_OF(list, inner, TENON_COUNT(n_list)),
    TENON_FIELD_OF(map, entry, TENON_COUNT(n_map), TENON_MAP(entry, key)),
    TENON_FIELD_OF(pointer, inner),
} TENON_END;
#endif

static void passed_over(void **state)
{
    static const char *const values[] = {
        "1",
        "-0.5e-10",
        "\"a\\u00e9\\\"\"",
        "true",
        "false",
        "null",
        "[]",
        "{}",
        "[1,[2,[3]],{\"a\":[{}]}]",
        "{\"text\":5,\"b\":{\"c\":[null]},\"b\":1}",
        " [ 1 , { \"x\" : \"}\" } ] ",
        "\"\"",
        "1234567890123456789012345",
        "\"a string that is longer than thirty-two bytes, and then some more of it\"",
    };
    struct outer v;
    char text[512];
    (void)state;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        for (int k = 0; k < 4; k++) {
            static const char *const forms[] = {
                "{\"new\":%s,\"text\":\"x\"}", "{\"text\":\"x\",\"new\":%s}",
                "{\"text\":\"x\" , \"new\" : %s , \"\" : %s}",
                "{\"new\":%s,\"new\":%s,\"text\":\"x\"}", /* names that nobody knows may come twice
                                                           */
            };
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
            snprintf(text, sizeof text, forms[k], values[i], values[i]);
#pragma GCC diagnostic pop
            reads(outer_type(), &v, text, NULL);
            assert_string_equal(v.text, "x");
            drop(outer_type(), &v);
        }
}

static void checked(void **state)
{
    static const struct {
        const char *value;
        int code;
    } wrong[] = {
        {"01", TENON_E_NUMBER},          {"1.", TENON_E_NUMBER},
        {"+1", TENON_E_SYNTAX},          {"nul", TENON_E_SYNTAX},
        {"NaN", TENON_E_SYNTAX},         {"\"\\x\"", TENON_E_ESCAPE},
        {"\"\t\"", TENON_E_CONTROL},     {"\"\xFF\"", TENON_E_UTF8},
        {"\"\\ud800\"", TENON_E_ESCAPE}, {"[1 2]", TENON_E_SYNTAX},
        {"[1,]", TENON_E_SYNTAX},        {"{\"a\"}", TENON_E_SYNTAX},
        {"{\"a\":}", TENON_E_SYNTAX},    {"{a:1}", TENON_E_SYNTAX},
        {"{\"a\":1,}", TENON_E_SYNTAX},  {"[}", TENON_E_SYNTAX},
        {"'x'", TENON_E_SYNTAX},         {"", TENON_E_SYNTAX},
        {"{\"\\x\":1}", TENON_E_ESCAPE},
    };
    char text[128];
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(text, sizeof text, "{\"text\":\"kept\",\"new\":%s}", wrong[i].value);
        refuses(outer_type(), text, NULL, wrong[i].code, 0, 0, "$.new", NULL);
        snprintf(text, sizeof text, "{\"list\":[{\"known\":1},{\"new\" : [ {\"x\":%s}]}]}",
                 wrong[i].value);
        refuses(outer_type(), text, NULL, wrong[i].code, 0, 0, "$.list[1].new", NULL);
    }
}

static void refused(void **state)
{
    const tenon_options *refuse = FLAGS(TENON_UNKNOWN_REFUSE);
    struct outer v;
    (void)state;
    refuses(outer_type(), "{\"txt\":\"x\"}", refuse, TENON_E_UNKNOWN, 1, 3, "$.txt",
            "no such member; did you mean \"text\"?");
    refuses(outer_type(), "{\"text\":\"x\",\n \"TEXT\":1}", refuse, TENON_E_UNKNOWN, 2, 3, "$.TEXT",
            "no such member; did you mean \"text\"?");
    refuses(outer_type(), "{\"text\":\"x\",\"nmubers\":[]}", refuse, TENON_E_UNKNOWN, 1, 14,
            "$.nmubers", "no such member; did you mean \"numbers\"?");
    refuses(outer_type(), "{\"zzzzz\":1}", refuse, TENON_E_UNKNOWN, 1, 3, "$.zzzzz",
            "no such member");
    refuses(outer_type(), "{\"\":1}", refuse, TENON_E_UNKNOWN, 1, 3, "$[\"\"]", "no such member");
    refuses(outer_type(), "{\"inner\":{\"unknown\":1}}", refuse, TENON_E_UNKNOWN, 1, 12,
            "$.inner.unknown", NULL);
    refuses(outer_type(), "{\"list\":[{},{\"know\":1}]}", refuse, TENON_E_UNKNOWN, 1, 15,
            "$.list[1].know", "no such member; did you mean \"known\"?");
    refuses(outer_type(), "{\"map\":{\"k\":{\"in\":{},\"out\":1}}}", refuse, TENON_E_UNKNOWN, 1, 23,
            "$.map.k.out", NULL);
    reads(outer_type(), &v, "{\"map\":{\"any key\":{}},\"pointer\":{\"known\":1}}", refuse);
    drop(outer_type(), &v);
    /* by the type, in every call, for its own members only */
    refuses(outer_type(), "{\"x\":1,\"strict\":{\"colr\":1}}", NULL, TENON_E_UNKNOWN, 1, 19,
            "$.strict.colr", "no such member; did you mean \"color\"?");
    refuses(strict_type(), "{\"text\":\"x\",\"x\":1}", NULL, TENON_E_UNKNOWN, 1, 14, "$.x",
            "no such member");
    reads(outer_type(), &v, "{\"x\":1,\"strict\":{\"colour\":1}}", NULL);
    assert_int_equal(v.strict.color, 1);
    cannot_update(outer_type(), &v, "{\"text\":\"new\",\"y\":1}", refuse, TENON_E_UNKNOWN, "$.y",
                  NULL);
    assert_string_equal(v.text, "new");
    drop(outer_type(), &v);
}

/* ---- the callback ---------------------------------------------------------------------------- */

struct log {
    char text[512];
    const char *refuse;
    int calls;
};

static bool note(void *context, const char *path, tenon_str name)
{
    struct log *log = context;
    size_t n = strlen(log->text);
    snprintf(log->text + n, sizeof log->text - n, "%s %.*s; ", path, (int)name.len, name.data);
    log->calls++;
    return !log->refuse || strlen(log->refuse) != name.len ||
           memcmp(log->refuse, name.data, name.len) != 0;
}

static void asked(void **state)
{
    struct outer v;
    struct log log = {.text = ""};
    tenon_options options = {.on_unknown = note, .context = &log};
    const char *text = "{\"a\":1,\"text\":\"t\",\"inner\":{\"known\":1,\"b\":[{\"no\":1}]},\"c "
                       "d\":{},\"list\":[{},{\"e\":1},{\"f\":1}],"
                       "\"map\":{\"one\":{\"in\":{\"g\":1}},\"t.w.o\":{\"h\":1}},\"pointer\":{"
                       "\"i\":1},\"strict\":{\"j\":2},\"\":3}";
    const char *seen =
        "$ a; $.inner b; $ c d; $.list[1] e; $.list[2] f; $.map.one.in g; $.map[\"t.w.o\"] h; "
        "$.pointer i; $.strict j; $ ; ";
    (void)state;
    assert_true(outer_json_read(&v, text, strlen(text), &books.mem, &options, NULL));
    assert_string_equal(log.text, seen);
    assert_string_equal(v.text, "t");
    log.text[0] = 0;
    assert_true(outer_json_update(&v, text, strlen(text), &books.mem, &options, NULL));
    assert_string_equal(log.text, seen);
    drop(outer_type(), &v);
    options.flags = TENON_UNKNOWN_REFUSE; /* whoever asks decides */
    assert_true(outer_json_read(&v, text, strlen(text), &books.mem, &options, NULL));
    drop(outer_type(), &v);
    log = (struct log){.refuse = "f"};
    options.flags = 0;
    refuses(outer_type(), text, &options, TENON_E_UNKNOWN, 1, 84, "$.list[2].f", "no such member");
    assert_int_equal(log.calls, 5 * READS_OF_A_REFUSED_TEXT); /* five each time */
    log = (struct log){.refuse = "knwon"};
    refuses(outer_type(), "{\"text\":\"x\",\"inner\":{\"knwon\":1}}", &options, TENON_E_UNKNOWN, 1,
            23, "$.inner.knwon", "no such member; did you mean \"known\"?");
}

/* ---- twice ----------------------------------------------------------------------------------- */

static void twice(void **state)
{
    struct outer v;
    const tenon_options *first = FLAGS(TENON_DUPLICATES_FIRST),
                        *last = FLAGS(TENON_DUPLICATES_LAST);
    const char *text =
        "{\"text\":\"first "
        "one\",\"numbers\":[1],\"inner\":{\"known\":1},\"list\":[{},{}],\"map\":{\"a\":{}},"
        "\"pointer\":{\"known\":1},\"text\":\"second "
        "one\",\"numbers\":[2,3],\"inner\":{},\"list\":[{}],"
        "\"map\":{\"b\":{\"in\":{\"known\":5}}},\"pointer\":null,\"text\":\"third one\"}";
    (void)state;
    refuses(outer_type(), text, NULL, TENON_E_DUPLICATE, 1, 108, "$.text",
            "the member stands twice in the object");
    refuses(outer_type(), "{\"inner\":{\"known\":1,\n\"known\":2}}", NULL, TENON_E_DUPLICATE, 2, 2,
            "$.inner.known", NULL);
    refuses(outer_type(), "{\"text\":\"x\" , \"text\" : \"y\"}", NULL, TENON_E_DUPLICATE, 1, 16,
            "$.text", NULL);
    reads(outer_type(), &v, text, first);
    assert_string_equal(v.text, "first one");
    assert_int_equal(v.numbers[0], 1);
    assert_int_equal(v.numbers[1], 0);
    assert_int_equal(v.inner.known, 1);
    assert_int_equal(v.n_list, 2);
    assert_string_equal(v.map[0].key, "a");
    assert_int_equal(v.pointer->known, 1);
    drop(outer_type(), &v);
    reads(outer_type(), &v, text, last);
    assert_string_equal(v.text, "third one");
    assert_int_equal(v.numbers[1], 3);
    assert_int_equal(v.inner.known, 0); /* the last value, not a merge of both */
    assert_int_equal(v.n_list, 1);
    assert_string_equal(v.map[0].key, "b");
    assert_null(v.pointer);
    drop(outer_type(), &v);
}

static void twice_and_wrong(void **state)
{
    const tenon_options *first = FLAGS(TENON_DUPLICATES_FIRST),
                        *last = FLAGS(TENON_DUPLICATES_LAST);
    struct outer v;
    (void)state;
    reads(outer_type(), &v, "{\"text\":\"x\",\"text\":7}",
          first); /* passed over: any value will do */
    drop(outer_type(), &v);
    refuses(outer_type(), "{\"text\":\"x\",\"text\":\"\\x\"}", first, TENON_E_ESCAPE, 1, 21,
            "$.text", NULL);
    refuses(outer_type(), "{\"text\":\"x\",\"text\":7}", last, TENON_E_TYPE, 1, 20, "$.text", NULL);
    refuses(outer_type(), "{\"text\":\"x\",\"list\":[{}],\"list\":[{\"known\":\"\"}]}", last,
            TENON_E_TYPE, 1, 42, "$.list[0].known", NULL);
    refuses(outer_type(), "{\"numbers\":[1],\"numbers\":[1,2,3]}", last, TENON_E_CAPACITY, 1, 31,
            "$.numbers[2]", NULL);
    refuses(outer_type(), "{\"map\":{\"a\":{}},\"map\":{\"b\":{},\"b\":{}}}", last,
            TENON_E_DUPLICATE, 1, 32, "$.map.b", NULL);
    reads(outer_type(), &v, "{\"text\":\"x\"}", NULL);
    updates(outer_type(), &v, "{\"text\":\"y\",\"inner\":{\"known\":1},\"text\":\"z\"}", last);
    assert_string_equal(v.text, "z");
    updates(outer_type(), &v, "{\"text\":\"1\",\"text\":\"2\"}", first);
    assert_string_equal(v.text, "1");
    cannot_update(outer_type(), &v, "{\"text\":\"1\",\"text\":\"2\"}", NULL, TENON_E_DUPLICATE,
                  "$.text", NULL);
    drop(outer_type(), &v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(passed_over), TEST(checked), TEST(refused),
        TEST(asked),       TEST(twice),   TEST(twice_and_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
