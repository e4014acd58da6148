/* SPDX-License-Identifier: MIT
 * test_http_media.c: media types, and tables of what Content-Type and Accept fields say. Where
 * fields end, and random ones: test_http_fields.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "http_exact.h"

enum { OFFERS_MOST = 8 };

/* ---- names ----------------------------------------------------------------------------------- */

static void test_types(void **state)
{
    (void)state;
    static const char *const types[] = {
        NULL,
        "application/json",
        "text/csv",
        "application/jsv",
        "application/msgpack",
        "application/cbor",
        "application/problem+json",
    };
    assert_int_equal(TENON_MEDIAS, sizeof types / sizeof *types);
    assert_null(tenon_media_type(TENON_MEDIA_NONE));
    assert_null(tenon_media_type(TENON_MEDIAS));
    assert_null(tenon_media_type((enum tenon_media)(TENON_MEDIAS + 1000)));
    assert_null(tenon_media_type((enum tenon_media)(-1)));
    for (int i = 1; i < TENON_MEDIAS; i++)
        assert_string_equal(tenon_media_type((enum tenon_media)i), types[i]);
}

/* Every name of the list says what it should, in both fields. */
static void test_list(void **state)
{
    (void)state;
    static const struct {
        enum tenon_media media;
        const char *type, *aliases, *suffix;
    } list[] = {
#define TENON_MEDIA(NAME, TYPE, ALIASES, SUFFIX) {TENON_MEDIA_##NAME, TYPE, ALIASES, SUFFIX},
#include <tenon/media.def>
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        enum tenon_media media = list[i].media;
        char name[100], names[200];
        assert_int_equal(content_type(list[i].type, strlen(list[i].type)),
                         media == PROBLEM ? JSON : media);
        assert_int_equal(accept_of(list[i].type, strlen(list[i].type), &media, 1), media);
        strcpy(names, list[i].aliases);
        for (char *alias = strtok(names, ", "); alias; alias = strtok(NULL, ", ")) {
            assert_int_equal(content_type(alias, strlen(alias)), media);
            assert_int_equal(accept_of(alias, strlen(alias), &media, 1), media);
        }
        if (list[i].suffix[0]) {
            strcat(strcpy(name, "model/any.thing"), list[i].suffix);
            assert_int_equal(content_type(name, strlen(name)), media);
            assert_int_equal(accept_of(name, strlen(name), &media, 1), NONE);
        }
    }
}

/* ---- Content-Type ---------------------------------------------------------------------------- */

struct content_case {
    const char *field;
    enum tenon_media media;
};

static const struct content_case content_cases[] = {
    {"application/json", JSON},
    {"APPLICATION/Json", JSON},
    {"text/csv", CSV},
    {"text/json", JSON},
    {"application/vnd.msgpack", MSGPACK},
    {"application/x-msgpack", MSGPACK},
    {"Application/X-MsgPack", MSGPACK},
    {"application/problem+json", JSON},
    {"application/vnd.shop.order+json", JSON},
    {"application/vnd.shop.order+JSON;charset=UTF-8", JSON},
    {"application/senml+cbor", CBOR},
    {"application/a+b+json", JSON},
    {"image/x+json", JSON},
    /* not these */
    {"", NONE},
    {" ", NONE},
    {"application", NONE},
    {"application/", NONE},
    {"/json", NONE},
    {"json", NONE},
    {"application/jso", NONE},
    {"application/jsonx", NONE},
    {"application/json/", NONE},
    {"application/+json", NONE},
    {"application/json+", NONE},
    {"application/xml", NONE},
    {"application/jso+n", NONE},
    {"application/x+jsonx", NONE},
    {"application/x-json", NONE},
    {"application/json-seq", NONE},
    {"application/x+json+xml", NONE},
    {"text/plain", NONE},
    {"application/x-www-form-urlencoded", NONE},
    {"*/*", NONE},
    {"application/*", NONE},
    {"*/json", NONE},
    {"*/x+json", NONE},
    {"application/*+json", NONE},
    {"application /json", NONE},
    {"application/ json", NONE},
    {"application\\json", NONE},
    {"application/json,", NONE},
    {"application/json,application/json", NONE},
    {"application/json, text/csv", NONE},
    {"application/json text/csv", NONE},
    {"\"application/json\"", NONE},
    {"application/json\r\nX: y", NONE},
    {"application/json\n", NONE},
    {"application/j\xC5\x9Fon", NONE},
    {"\xEF\xBB\xBF"
     "application/json",
     NONE},
    {"application/json\x7F", NONE},
    /* aliases are whole names */
    {"text/msgpack", NONE},
    {"application/vnd.msgpack, application/x-msgpack", NONE},
    {"application/vnd.msgpackx", NONE},
    /* blanks */
    {" \t application/json \t", JSON},
    {"application/json ;charset=utf-8", JSON},
    {"application/json\t;\tcharset=utf-8\t", JSON},
    {"application/json; charset =utf-8", NONE},
    {"application/json; charset= utf-8", NONE},
    {"application/json charset=utf-8", NONE},
    /* parameters */
    {"application/json;", JSON},
    {"application/json;;; ;", JSON},
    {"application/json;;charset=utf-8", JSON},
    {"application/json;charset=utf-8;", JSON},
    {"application/json;,", NONE},
    {"application/json;charset=utf-8,", NONE},
    {"application/json;version=1", JSON},
    {"application/json;a=b;c=d;e=\"f\"", JSON},
    {"application/json;q=0", JSON}, /* has no meaning here */
    {"application/json;version", NONE},
    {"application/json;version=", NONE},
    {"application/json;=1", NONE},
    {"application/json;a=b c", NONE},
    {"application/json;a=b/c", NONE},
    {"application/json;a=b=c", NONE},
    {"application/json;a=\"\"", JSON},
    {"application/json;a=\"b\"c", NONE},
    {"application/json;a=\"b", NONE},
    {"application/json;a=\"", NONE},
    {"application/json;a=\"b\\\"", NONE},
    {"application/json;a=\"b\\", NONE},
    {"application/json;a=\"b\\\"\"", JSON},
    {"application/json;a=\"b,c;d=e\";charset=utf-8", JSON},
    {"application/json;a=\"b,c;d=e\";charset=latin1", NONE},
    {"application/json;a=\";charset=latin1\"", JSON},
    {"application/json;a=\"\t \xC3\xA9\xFF\"", JSON},
    {"application/json;a=\"\n\"", NONE},
    {"application/json;a=\"\\\n\"", NONE},
    {"application/json;a=\"\x7F\"", NONE},
    {"application/json;a=\xC3\xA9", NONE},
    {"application/json;a='b;c=d'", JSON}, /* two tokens */
    /* charset */
    {"application/json;charset=utf-8", JSON},
    {"application/json;CHARSET=UTF-8", JSON},
    {"text/csv; charset=us-ascii", CSV},
    {"text/csv; charset=\"US-ASCII\"", CSV},
    {"application/json;charset=\"utf-8\"", JSON},
    {"application/json;charset=\"\\u\\t\\f\\-\\8\"", JSON},
    {"application/json;charset=\"utf-8 \"", NONE},
    {"application/json;charset=\"\"", NONE},
    {"application/json;charset=\"utf-\"", NONE},
    {"application/json;charset=utf-80", NONE},
    {"application/json;charset=utf8", NONE},
    {"application/json;charset=utf-16", NONE},
    {"application/json;charset=utf-16le", NONE},
    {"text/csv;charset=iso-8859-1", NONE},
    {"application/json;charset=utf-8;charset=utf-16", NONE},
    {"application/json;charset=utf-16;charset=utf-8", NONE},
    {"application/json;charset=utf-8;charset=utf-8", JSON},
    {"application/json;xcharset=utf-16", JSON},
    {"application/json;charset*=utf-16", JSON}, /* another name (RFC 8187) */
    {"application/json;charset='utf-8'", NONE},
};

static void test_content_type(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof content_cases / sizeof *content_cases; i++) {
        const struct content_case *c = &content_cases[i];
        enum tenon_media media = content_type(c->field, strlen(c->field));
        if (media != c->media)
            fail_msg("%s is %d, not %d", c->field, (int)media, (int)c->media);
    }
    assert_int_equal(tenon_http_content_type((tenon_str){NULL, 0}), NONE);
    assert_int_equal(tenon_http_content_type((tenon_str){NULL, 9}), NONE);
    assert_int_equal(content_type("application/json\0", 17), NONE);
    assert_int_equal(content_type("application/json;a=\"\0\"", 22), NONE);
    assert_int_equal(content_type("application/json;a=\"\\\0\"", 23), NONE);
    assert_int_equal(content_type("\0application/json", 17), NONE);
}

/* Every byte as a token, in a quoted string, behind a backslash in one. */
static void test_characters(void **state)
{
    (void)state;
    static const char tchars[] = "!#$%&'*+-.^_`|~0123456789"
                                 "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (int c = 0; c < 256; c++) {
        char field[64];
        const bool token = memchr(tchars, c, sizeof tchars - 1) != NULL;
        const bool text = c == '\t' || (c >= ' ' && c != 0x7F);
        int n = sprintf(field, "application/json;a=b%cc", c);
        assert_int_equal(content_type(field, (size_t)n), token ? JSON : NONE);
        n = sprintf(field, "application/json;a%cb=c", c);
        assert_int_equal(content_type(field, (size_t)n), token ? JSON : NONE);
        n = sprintf(field, "application/json;a=\"b%c\"", c);
        assert_int_equal(content_type(field, (size_t)n),
                         text && c != '"' && c != '\\' ? JSON : NONE);
        n = sprintf(field, "application/json;a=\"b\\%c\"", c);
        assert_int_equal(content_type(field, (size_t)n), text ? JSON : NONE);
    }
}

/* ---- Accept ---------------------------------------------------------------------------------- */

struct accept_case {
    const char *field;
    enum tenon_media media;
    enum tenon_media offered[OFFERS_MOST]; /* ends with NONE */
};

static const struct accept_case accept_cases[] = {
    /* nothing said */
    {"", JSON, {JSON, CSV}},
    {"  \t ", CSV, {CSV, JSON}},
    {" , ,, ", CSV, {CSV, JSON}},
    {"", NONE, {NONE}},
    {"*/*", NONE, {NONE}},
    /* ranges */
    {"application/json", JSON, {CSV, JSON}},
    {"Application/JSON", JSON, {CSV, JSON}},
    {"text/csv", CSV, {JSON, CSV}},
    {"image/png", NONE, {JSON, CSV}},
    {"image/png, */*", JSON, {JSON, CSV}},
    {"*/*", JSON, {JSON, CSV}},
    {"*/*", CSV, {CSV, JSON}},
    {"text/*", CSV, {JSON, CSV}},
    {"TEXT/*", CSV, {JSON, CSV}},
    {"application/*", JSON, {CSV, JSON, CBOR}},
    {"application/*", PROBLEM, {CSV, PROBLEM, JSON}},
    {"tex/*", NONE, {CSV}},
    {"textt/*", NONE, {CSV}},
    {"image/*", NONE, {JSON, CSV}},
    {"text/*", NONE, {JSON}}, /* text/json is an alias, not its type */
    {"text/json", JSON, {CSV, JSON}},
    {"application/vnd.msgpack", MSGPACK, {JSON, MSGPACK}},
    {"application/x-msgpack", MSGPACK, {JSON, MSGPACK}},
    {"application/problem+json", NONE, {JSON}},
    {"application/problem+json", PROBLEM, {JSON, PROBLEM}},
    {"application/json", NONE, {PROBLEM}},
    {"application/vnd.shop+json", NONE, {JSON}},
    {"*/json", NONE, {JSON}},
    {"**/*", NONE, {JSON}},
    {"*/**", NONE, {JSON}},
    /* equal quality: the server's order */
    {"application/json, text/csv", CSV, {CSV, JSON}},
    {"text/csv, application/json", JSON, {JSON, CSV}},
    {"text/csv;q=0.5, application/json;q=0.500", JSON, {JSON, CSV}},
    {"text/csv;q=1.0, application/json", JSON, {JSON, CSV}},
    /* the highest quality */
    {"application/json;q=0.4, text/csv;q=0.5", CSV, {JSON, CSV}},
    {"application/json;q=0.5, text/csv;q=0.4", JSON, {CSV, JSON}},
    {"application/json;q=0.001, text/csv;q=0.002", CSV, {JSON, CSV}},
    {"application/json;q=0.999, text/csv", CSV, {JSON, CSV}},
    {"application/json;q=0.09, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=0.19, text/csv;q=0.2", CSV, {JSON, CSV}},
    /* q=0 excludes */
    {"application/json;q=0", NONE, {JSON}},
    {"application/json;q=0", NONE, {JSON, CSV}},
    {"application/json;q=0, */*", CSV, {JSON, CSV}},
    {"application/json;q=0.000, */*", CSV, {JSON, CSV}},
    {"*/*;q=0", NONE, {JSON, CSV}},
    {"*/*;q=0, text/csv", CSV, {JSON, CSV}},
    {"*/*, application/*;q=0", CSV, {JSON, CSV}},
    {"*/*, text/*;q=0, application/*;q=0", NONE, {JSON, CSV}},
    {"application/*;q=0, application/json", JSON, {CBOR, JSON}},
    /* the most specific range, wherever it stands */
    {"*/*;q=0.9, application/json;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=0.1, */*;q=0.9", CSV, {JSON, CSV}},
    {"application/*;q=0.1, */*;q=0.9", CSV, {JSON, CSV}},
    {"*/*;q=0.9, application/*;q=0.1", CSV, {JSON, CSV}},
    {"application/json, application/*;q=0.1, text/*;q=0.5", JSON, {CSV, JSON}},
    {"application/*;q=0.1, application/json, text/*;q=0.5", JSON, {CSV, JSON}},
    {"text/json, application/json;q=0.1, text/csv;q=0.5", CSV, {JSON, CSV}},
    {"application/json;q=0.1, text/json, text/csv;q=0.5", CSV, {JSON, CSV}},
    {"text/json;q=0.1, application/*, text/csv;q=0.5", CSV, {JSON, CSV}},
    {"application/*, text/json;q=0.1, text/csv;q=0.5", CSV, {JSON, CSV}},
    {RFC_EXAMPLE, JSON, {CSV, CBOR, JSON}},
    {RFC_EXAMPLE, CSV, {CBOR, CSV}},
    {RFC_EXAMPLE, CBOR, {CBOR}},
    /* the same range twice: the better one */
    {"application/json;q=0.1, application/json;q=0.9, text/csv;q=0.5", JSON, {CSV, JSON}},
    {"application/json;q=0.9, application/json;q=0.1, text/csv;q=0.5", JSON, {CSV, JSON}},
    /* parameters: charset=utf-8 is what there is, nothing has others */
    {"application/json;charset=utf-8", JSON, {CSV, JSON}},
    {"application/json; Charset=\"UTF-8\" ;q=1", JSON, {CSV, JSON}},
    {"application/json;charset=utf-16", NONE, {JSON}},
    {"application/json;charset=us-ascii", NONE, {JSON}},
    {"application/json;version=2", NONE, {JSON}},
    {"application/json;version=2;q=0, application/json", JSON, {JSON}},
    {"application/json;version=2, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=0.1;version=2, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"text/csv;header=present, */*;q=0.1", JSON, {JSON, CSV}},
    {"*/*;version=2", NONE, {JSON}},
    /* blanks and empty parts */
    {" application/json ;\tq=0.4\t,\ttext/csv ; q=0.5 ", CSV, {JSON, CSV}},
    {",,application/json;q=0.4,,text/csv;q=0.5,", CSV, {JSON, CSV}},
    {"application/json;;q=0.4;,text/csv;;;q=0.5;;", CSV, {JSON, CSV}},
    {"application/json;Q=0.4, text/csv;Q=0.5", CSV, {JSON, CSV}},
    /* quoted strings hold commas */
    {"text/csv;a=\"b, application/json, c\"", NONE, {JSON}},
    {"text/csv;a=\"b\\\", application/json\", application/cbor", CBOR, {JSON, CBOR}},
    /* malformed elements are passed over, up to their comma */
    {"application/json;q=2, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=1.001, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=1.1, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=0.1234, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=00.5, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=10, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=-1, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=0x1, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=0.5e0, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=., text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=\"1\", text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=\"\", text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=1;q=1, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q =1, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q= 1, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json x, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;a=\"x\"y, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;a=\"x\n\", text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;a=\"x\n, application/json\", text/csv;q=0.1", CSV, {JSON, CSV}},
    {"x \"y, application/json\", text/csv;q=0.1", CSV, {JSON, CSV}},
    {"x \"y\\\", application/json\", text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application, /json, *, text/csv;q=0.1", CSV, {JSON, CSV}},
    {"application/json;q=0.1, text/csv;a=\"x, application/cbor", JSON, {CBOR, CSV, JSON}},
    {"application/json;q=0.1, text/csv;a=\"x\\", JSON, {CBOR, CSV, JSON}},
    /* of which nothing is left */
    {"json", CSV, {CSV, JSON}},
    {"application/json;q=x", CSV, {CSV, JSON}},
    {"*", CSV, {CSV, JSON}},
    /* edges of a quality */
    {"application/json;q=1., text/csv;q=0.999", JSON, {CSV, JSON}},
    {"application/json;q=0., text/csv;q=0.001", CSV, {JSON, CSV}},
    {"application/json;q=1.000, text/csv;q=0.999", JSON, {CSV, JSON}},
    {"application/json;q=.2, text/csv;q=0.1", JSON, {CSV, JSON}},
    {"application/json;q=.2, text/csv;q=0.3", CSV, {JSON, CSV}},
    /* what clients send */
    {"text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2", JSON, {JSON, CSV}},
    {"text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
     JSON,
     {JSON, CSV}},
    {"application/json, text/plain, */*", CSV, {CSV, JSON, JSV}}, /* 1 for all of them */
    {"application/json, text/javascript, */*; q=0.01", JSON, {CSV, JSON}},
};

static void test_accept(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof accept_cases / sizeof *accept_cases; i++) {
        const struct accept_case *c = &accept_cases[i];
        size_t n = 0;
        while (c->offered[n] != NONE)
            n++;
        enum tenon_media media = accept_of(c->field, strlen(c->field), c->offered, n);
        if (media != c->media)
            fail_msg("%s: %d, not %d", c->field, (int)media, (int)c->media);
    }
}

static void test_accept_edges(void **state)
{
    (void)state;
    static const enum tenon_media odd[] = {
        NONE, TENON_MEDIAS, (enum tenon_media)(-1), (enum tenon_media)99, CSV, JSON};
    assert_int_equal(tenon_http_accept((tenon_str){NULL, 0}, odd, 6), CSV);
    assert_int_equal(tenon_http_accept((tenon_str){NULL, 7}, odd, 6), CSV);
    assert_int_equal(tenon_http_accept((tenon_str){NULL, 0}, odd, 4), NONE);
    assert_int_equal(tenon_http_accept((tenon_str){NULL, 0}, NULL, 0), NONE);
    assert_int_equal(accept_of("*/*", 3, odd, 4), NONE);
    assert_int_equal(accept_of("*/*", 3, odd, 6), CSV);
    assert_int_equal(accept_of("application/json", 16, odd, 6), JSON);
    assert_int_equal(accept_of("application/json\0", 17, odd, 6), CSV); /* malformed, alone */
    assert_int_equal(accept_of("application/json;q=1\0, text/csv;q=0", 35, odd, 6), NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_types),        cmocka_unit_test(test_list),
        cmocka_unit_test(test_content_type), cmocka_unit_test(test_characters),
        cmocka_unit_test(test_accept),       cmocka_unit_test(test_accept_edges),
    };
    return cmocka_run_group_tests_name("http_media", tests, NULL, NULL);
}
