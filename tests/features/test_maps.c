/* SPDX-License-Identifier: MIT
 * test_maps.c: dictionaries (TENON_MAP): their order, keys of each kind, the key inside the value
 * or outside of it, keys that come twice among few and among thousands, values of each shape. */
#include "features/feature.h"

#include "types/maps.h"
#ifdef TEST_GENERATED
#include "types/maps.tenon.h"
#else
TENON_DECLARE(score, struct score);
TENON_BEGIN(score) = {TENON_FIELD(points)} TENON_END;
TENON_DECLARE(peer, struct peer);
TENON_BEGIN(peer) = {TENON_FIELD(host), TENON_FIELD(id),
                     TENON_FIELD(port, TENON_DEFAULT(80))} TENON_END;
TENON_DECLARE(code, struct code);
TENON_BEGIN(code, TENON_TRANSPARENT) = {TENON_FIELD(text)} TENON_END;
TENON_DECLARE(numbers, struct numbers);
TENON_BEGIN(numbers, TENON_TRANSPARENT) = {TENON_FIELD(values, TENON_COUNT(n))} TENON_END;
TENON_DECLARE(spot, struct spot);
TENON_BEGIN(spot) = {TENON_FIELD(x), TENON_FIELD(y)} TENON_END;
TENON_DECLARE(place, struct place);
TENON_BEGIN(place, TENON_TRANSPARENT) = {TENON_FIELD_OF(at, spot)} TENON_END;
TENON_DECLARE(places, struct places);
TENON_BEGIN(places) = {
    TENON_FIELD_OF(places, place, TENON_COUNT(n), TENON_MAP(place, name))} TENON_END;
TENON_DECLARE(maps, struct maps);
TENON_BEGIN(maps) = {
    TENON_FIELD_OF(scores, score, TENON_COUNT(n_scores), TENON_MAP(score, who)),
    TENON_FIELD_OF(peers, peer, TENON_COUNT(n_peers), TENON_MAP(peer, id), TENON_OMIT_EMPTY),
    TENON_FIELD_OF(codes, code, TENON_COUNT(n_codes), TENON_MAP(code, name), TENON_OMIT_EMPTY),
    TENON_FIELD_OF(numbers, numbers, TENON_COUNT(n_numbers), TENON_MAP(numbers, key),
                   TENON_OMIT_EMPTY),
    TENON_FIELD_OF(nested, maps, TENON_COUNT(n_nested), TENON_MAP(maps, key), TENON_OMIT_EMPTY),
} TENON_END;
#endif

static void order_and_kinds(void **state)
{
    struct maps v;
    (void)state;
    both_ways(maps_type(), "{\"scores\":{}}");
    both_ways(maps_type(), "{\"scores\":{\"zoe\":{\"points\":1},\"adam\":{\"points\":2},\"mia\":{"
                           "\"points\":3},\"\":{\"points\":4}}}");
    both_ways(maps_type(),
              "{\"scores\":{},\"peers\":{\"b\":{\"host\":\"h\",\"port\":1},\"a\":{\"host\":null,"
              "\"port\":80}},"
              "\"codes\":{\"abc\":\"x\",\"\":null},\"numbers\":{\"odd\":[1,3],\"none\":[]},"
              "\"nested\":{\"in\":{\"scores\":{\"x\":{\"points\":0}}},\"out\":{\"scores\":{}}}}");
    reads(maps_type(), &v,
          "{ \"scores\" : { \"a\" : { } , \"b\" : { \"points\" : 5 } } , \"codes\" :\t{ } }", NULL);
    assert_int_equal(v.n_scores, 2);
    assert_string_equal(v.scores[1].who, "b");
    assert_int_equal(v.scores[1].points, 5);
    assert_null(v.codes);
    drop(maps_type(), &v);
}

static void key_inside(void **state)
{
    struct maps v;
    (void)state;
    reads(maps_type(), &v, "{\"peers\":{\"first\":{\"port\":1},\"second\":{}}}", NULL);
    assert_int_equal(v.n_peers, 2);
    assert_string_equal(v.peers[0].id.data, "first");
    assert_int_equal(v.peers[0].id.len, 5);
    assert_int_equal(v.peers[1].port, 80);
    drop(maps_type(), &v);
    refuses(maps_type(), "{\"peers\":{\"first\":{\"host\":\"h\",\"id\":\"again\"}}}", NULL,
            TENON_E_DUPLICATE, 1, 32, "$.peers.first.id", "the member stands twice in the object");
    reads(maps_type(), &v, "{\"peers\":{\"first\":{\"host\":\"h\",\"id\":\"again\"}}}",
          FLAGS(TENON_DUPLICATES_FIRST));
    assert_string_equal(v.peers[0].id.data, "first");
    drop(maps_type(), &v);
    refuses(maps_type(), "{\"peers\":{\"a\":{\"host\":\"h\"},\"b\":{\"host\":1}}}", NULL,
            TENON_E_TYPE, 1, 40, "$.peers.b.host", NULL);
}

/* An entry that is too deep, or no object, has its key already: it is given back. */
static void key_of_a_refused_entry(void **state)
{
    (void)state;
    refuses(maps_type(), "{\"peers\":{\"a\":{\"host\":\"h\"}}}", &(tenon_options){.max_depth = 2},
            TENON_E_DEPTH, 1, 15, "$.peers.a", NULL);
    refuses(maps_type(), "{\"peers\":{\"a\":1}}", NULL, TENON_E_TYPE, 1, 15, "$.peers.a", NULL);
}

static void keys_and_escapes(void **state)
{
    struct maps v;
    (void)state;
    reads(maps_type(), &v,
          "{\"scores\":{\"a\\u0062\\n\\\"\":{\"points\":1},\"gr\xC3\xB6\xC3\x9F"
          "e\":{}},\"codes\":{\"\\u00e9\":\"x\"},\"numbers\":{\"nul\\u0000\":[]}}",
          NULL);
    assert_string_equal(v.scores[0].who, "ab\n\"");
    assert_string_equal(v.codes[0].name, "\xC3\xA9");
    assert_int_equal(v.numbers[0].key.len, 4);
    writes(maps_type(), &v, NULL,
           "{\"scores\":{\"ab\\n\\\"\":{\"points\":1},\"gr\xC3\xB6\xC3\x9F"
           "e\":{\"points\":0}},\"codes\":{\"\xC3\xA9\":\"x\"},\"numbers\":{\"nul\\u0000\":[]}}");
    drop(maps_type(), &v);
    refuses(maps_type(), "{\"scores\":{\"a\\u0000\":{}}}", NULL, TENON_E_EMBEDDED_NUL, 1, 12,
            "$.scores", NULL);
    refuses(maps_type(), "{\"scores\":{\"x\":{},\"a\\x\":{}}}", NULL, TENON_E_ESCAPE, 1, 21,
            "$.scores", NULL);
    refuses(maps_type(), "{\"scores\":{\"x\":{},\"\xFF\":{}}}", NULL, TENON_E_UTF8, 1, 20,
            "$.scores", NULL);
    refuses(maps_type(), "{\"codes\":{\"abc\":\"x\",\"abcd\":\"y\"}}", NULL, TENON_E_CAPACITY, 1,
            21, "$.codes", "too long: 5 bytes needed, 4 there");
    refuses(maps_type(), "{\"scores\":{\"x\":{},5:{}}}", NULL, TENON_E_SYNTAX, 1, 19, "$.scores",
            "expected a name in quotes, found '5'");
    refuses(maps_type(), "{\"scores\":{null:{}}}", NULL, TENON_E_SYNTAX, 1, 12, "$.scores", NULL);
    refuses(maps_type(), "{\"scores\":{\"x\" {}}}", NULL, TENON_E_SYNTAX, 1, 16, "$.scores",
            "expected ':' after the name, found '{'");
    refuses(maps_type(), "{\"scores\":{\"x\":{},}}", NULL, TENON_E_SYNTAX, 1, 19, "$.scores", NULL);
    refuses(maps_type(), "{\"scores\":{\"x\":{}", NULL, TENON_E_INCOMPLETE, 1, 18, "$.scores",
            NULL);
    refuses(maps_type(), "{\"scores\":[]}", NULL, TENON_E_TYPE, 1, 11, "$.scores",
            "expected an object, found an array");
    /* the path spells a key as the text does */
    refuses(maps_type(), "{\"scores\":{\"a.b\":{\"points\":\"\"}}}", NULL, TENON_E_TYPE, 1, 28,
            "$.scores[\"a.b\"].points", NULL);
    refuses(maps_type(), "{\"scores\":{\"\\u0061b\":{\"points\":\"\"}}}", NULL, TENON_E_TYPE, 1, 32,
            "$.scores[\"\\u0061b\"].points", NULL);
    refuses(maps_type(), "{\"codes\":{\"ab\":5}}", NULL, TENON_E_TYPE, 1, 16, "$.codes.ab", NULL);
    refuses(maps_type(), "{\"numbers\":{\"ok\":[1],\"ab\":[1,\"2\"]}}", NULL, TENON_E_TYPE, 1, 30,
            "$.numbers.ab[1]", "expected a whole number, found a string");
    refuses(maps_type(), "{\"scores\":{\"a\":null}}", NULL, TENON_E_TYPE, 1, 16, "$.scores.a",
            "expected an object, found null");
}

/* before, then n entries "k0", "k1" ..., then, unless repeat is negative, that one again. */
static char *many(const char *before, const char *value, size_t n, long repeat)
{
    char *text = malloc(50 * n + 150), *p = text;
    assert_non_null(text);
    p += sprintf(p, "%s{", before);
    for (size_t i = 0; i < n; i++)
        p += sprintf(p, "%s\"k%zu\":%s", i ? "," : "", i, value);
    if (repeat >= 0)
        p += sprintf(p, ",\"k%ld\":%s", repeat, value);
    sprintf(p, "}}");
    return text;
}

/* Keys by hash once there are many: of char * and of tenon_str, with a row of their own and
 * without, in a loop of generated code. */
static void twice_among(const tenon_type *type, const char *before, const char *value,
                        const char *of_list)
{
    static const size_t sizes[] = {1, 2, 15, 16, 17, 18, 31, 32, 33, 64, 100, 1000, 1025, 5000};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t n = sizes[i];
        const size_t again[] = {0, n / 2, n - 1};
        char path[32], *text = many(before, value, n, -1);
        both_ways(type, text);
        free(text);
        for (int k = 0; k < 3; k++) {
            text = many(before, value, n, (long)again[k]);
            snprintf(path, sizeof path, "%s.k%zu", of_list, again[k]);
            refuses(type, text, NULL, TENON_E_DUPLICATE, 0, 0, path, NULL);
            /* of keys there is no first and no last: an entry cannot be taken back */
            refuses(type, text, FLAGS(TENON_DUPLICATES_LAST), TENON_E_DUPLICATE, 0, 0, path, NULL);
            free(text);
        }
    }
}

static void twice(void **state)
{
    (void)state;
    refuses(maps_type(), "{\"scores\":{\"a\":{},\"b\":{},\"a\":{}}}", NULL, TENON_E_DUPLICATE, 1,
            27, "$.scores.a", "the member stands twice in the object");
    refuses(maps_type(), "{\"scores\":{\"ab\":{},\"\\u0061b\":{}}}", NULL, TENON_E_DUPLICATE, 1, 21,
            "$.scores[\"\\u0061b\"]", NULL);
    refuses(maps_type(), "{\"codes\":{\"a\":\"x\",\"a\":\"y\"}}", NULL, TENON_E_DUPLICATE, 1, 20,
            "$.codes.a", NULL);
    twice_among(maps_type(), "{\"scores\":", "{\"points\":5}", "$.scores");
    twice_among(maps_type(), "{\"scores\":{},\"peers\":", "{\"host\":null,\"port\":1}", "$.peers");
    twice_among(places_type(), "{\"places\":", "{\"x\":1,\"y\":2}", "$.places");
}

/* So many that their table grows by two and no longer by four. */
static void twice_among_very_many(void **state)
{
    char *text = many("{\"places\":", "{\"x\":1,\"y\":2}", 70000, 69999);
    tenon_arena arena;
    tenon_error error;
    struct places v;
    size_t len = strlen(text);
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    assert_false(places_json_read(&v, text, len, &arena.mem, NULL, &error));
    assert_string_equal(error.path, "$.places.k69999");
    text[len - strlen("k69999\":{\"x\":1,\"y\":2}}}")] = 'x'; /* another key */
    assert_true(places_json_read(&v, text, len, &arena.mem, NULL, &error));
    tenon_arena_fini(&arena);
    free(text);
}

static void fixed_keys_in_thousands(void **state)
{
    struct maps v;
    char *text = malloc(20000), *p = text;
    (void)state;
    assert_non_null(text);
    p += sprintf(p, "{\"codes\":{");
    for (int i = 0; i < 200; i++)
        p += sprintf(p, "%s\"%03d\":\"%d\"", i ? "," : "", i, i);
    sprintf(p, "}}");
    reads(maps_type(), &v, text, NULL);
    assert_int_equal(v.n_codes, 200);
    assert_string_equal(v.codes[199].name, "199");
    drop(maps_type(), &v);
    for (int i = 200; i < 256; i++)
        p += sprintf(p, ",\"%03d\":\"%d\"", i, i);
    sprintf(p, "}}");
    refuses(maps_type(), text, NULL, TENON_E_COUNT, 0, 0, "$.codes",
            "the count does not fit its member");
    free(text);
}

static void writing(void **state)
{
    struct score one[] = {{(char[]){"ok"}, 1}, {NULL, 2}, {(char[]){"bad\xff"}, 3}};
    struct code full = {{'f', 'u', 'l', 'l'}, NULL};
    struct maps v = {.scores = one, .n_scores = 1, .codes = &full, .n_codes = 1};
    (void)state;
    writes(maps_type(), &v, NULL, "{\"scores\":{\"ok\":{\"points\":1}},\"codes\":{\"full\":null}}");
    writes(maps_type(), &v, &(tenon_options){.indent = 2},
           "{\n  \"scores\": {\n    \"ok\": {\n      \"points\": 1\n    }\n  },\n  \"codes\": {\n  "
           "  \"full\": null\n  }\n}");
    v.n_scores = 2;
    cannot_write(maps_type(), &v, NULL, TENON_E_NULL_VALUE, "$.scores[1]",
                 "a NULL pointer where the text needs a value");
    one[1].who = one[2].who;
    cannot_write(maps_type(), &v, NULL, TENON_E_UTF8, NULL, "not UTF-8 at byte 3 of the string");
    v.scores = NULL;
    cannot_write(maps_type(), &v, NULL, TENON_E_NULL_VALUE, "$.scores", "NULL with a count of 2");
    v.n_scores = 0;
    v.n_peers = -1;
    cannot_write(maps_type(), &v, NULL, TENON_E_COUNT, "$.peers", "the count is negative");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(order_and_kinds),
        TEST(key_inside),
        TEST(key_of_a_refused_entry),
        TEST(keys_and_escapes),
        TEST(twice),
        TEST(twice_among_very_many),
        TEST(writing),
        TEST(fixed_keys_in_thousands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
