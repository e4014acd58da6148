/* SPDX-License-Identifier: MIT
 * test_defaults.c: TENON_DEFAULT, in absent members, absent structs and elements; tenon_init; what
 * omit_default compares with; strings of defaults belong to the object like those that were read.
 */
#include <limits.h>

#include "features/feature.h"

#include "types/defaults.h"
#ifdef TEST_GENERATED
#include "types/defaults.tenon.h"
#else
TENON_DECLARE_ENUM(level, enum level);
TENON_ENUM_BEGIN(level) = {TENON_VALUE(LOW), TENON_VALUE(MIDDLE), TENON_VALUE(HIGH)} TENON_ENUM_END;
TENON_DECLARE(listen, struct listen);
TENON_BEGIN(listen) = {
    TENON_FIELD(host, TENON_DEFAULT("127.0.0.1")),
    TENON_FIELD(port, TENON_DEFAULT(8080), TENON_MIN(1)),
} TENON_END;
TENON_DECLARE(config, struct config);
TENON_BEGIN(config) = {
    TENON_FIELD(on, TENON_DEFAULT(true)),
    TENON_FIELD(small, TENON_DEFAULT(-128)),
    TENON_FIELD(large, TENON_DEFAULT((uint64_t)1 << 63)),
    TENON_FIELD(least, TENON_DEFAULT(-9000000000000000000)),
    TENON_FIELD(f, TENON_DEFAULT(0.5f)),
    TENON_FIELD(d, TENON_DEFAULT(3)),
    TENON_FIELD(name, TENON_DEFAULT("tenon")),
    TENON_FIELD(greeting, TENON_DEFAULT("")),
    TENON_FIELD_OF(level, level, TENON_DEFAULT(MIDDLE)),
    TENON_FIELD_OF(listen, listen),
    TENON_FIELD_OF(pair, listen),
    TENON_FIELD_OF(extra, listen),
    TENON_FIELD_OF(more, listen, TENON_COUNT(n_more)),
    TENON_FIELD(plain),
} TENON_END;
TENON_DECLARE(sparse, struct sparse);
TENON_BEGIN(sparse) = {
    TENON_FIELD(zero, TENON_OMIT_DEFAULT),
    TENON_FIELD(seven, TENON_DEFAULT(7), TENON_OMIT_DEFAULT),
    TENON_FIELD(text, TENON_OMIT_DEFAULT),
    TENON_FIELD(named, TENON_DEFAULT("nm"), TENON_OMIT_DEFAULT),
    TENON_FIELD(chars, TENON_OMIT_DEFAULT),
    TENON_FIELD(filled, TENON_DEFAULT("full"), TENON_OMIT_DEFAULT),
    TENON_FIELD(d, TENON_OMIT_DEFAULT),
    TENON_FIELD_OF(level, level, TENON_DEFAULT(HIGH), TENON_OMIT_DEFAULT),
    TENON_FIELD_OF(listen, listen, TENON_OMIT_DEFAULT),
    TENON_FIELD(fixed, TENON_OMIT_DEFAULT),
    TENON_FIELD(list, TENON_COUNT(n_list), TENON_OMIT_DEFAULT),
    TENON_FIELD(pointer, TENON_OMIT_DEFAULT),
    TENON_FIELD(time, TENON_OMIT_DEFAULT),
    TENON_FIELD(raw, TENON_OMIT_DEFAULT),
    TENON_FIELD(x, TENON_HAS(has_x), TENON_OMIT_DEFAULT),
} TENON_END;
TENON_DECLARE(inner, struct inner);
TENON_BEGIN(inner) = {TENON_FIELD(x, TENON_HAS(has_x))} TENON_END;
TENON_DECLARE(outer, struct outer);
TENON_BEGIN(outer) = {TENON_FIELD_OF(inner, inner, TENON_OMIT_DEFAULT)} TENON_END;
#endif

static const char defaults[] = "{\"on\":true,\"small\":-128,\"large\":9223372036854775808,"
                               "\"least\":-9000000000000000000,\"f\":0.5,\"d\":3,"
                               "\"name\":\"tenon\",\"greeting\":\"\",\"level\":\"MIDDLE\","
                               "\"listen\":{\"host\":\"127.0.0.1\",\"port\":8080},"
                               "\"pair\":[{\"host\":\"\",\"port\":0},{\"host\":\"\",\"port\":0}],"
                               "\"extra\":null,\"more\":[],\"plain\":null}";

static void absent(void **state)
{
    struct config c, d;
    (void)state;
    reads(config_type(), &c, "{}", NULL);
    writes(config_type(), &c, NULL, defaults);
    memset(&d, 0xA5, sizeof d);
    assert_true(config_init(&d, &books.mem));
    assert_true(config_equal(&c, &d)); /* init is what an empty object reads as */
    c.name[0] = 'T';                   /* a copy of its own */
    assert_string_equal(d.name, "tenon");
    drop(config_type(), &c);
    drop(config_type(), &d);
    reads(config_type(), &c, "{\"name\":null,\"small\":0,\"greeting\":null}",
          NULL); /* given is given */
    assert_null(c.name);
    assert_null(c.greeting.data);
    assert_int_equal(c.small, 0);
    drop(config_type(), &c);
}

/* Inside a nested struct, an element, a pointer's target. */
static void nested(void **state)
{
    struct config c;
    (void)state;
    reads(config_type(), &c,
          "{\"listen\":{\"port\":1},\"pair\":[{\"port\":2}],\"extra\":{},\"more\":[{},{\"host\":"
          "\"h\"},{\"port\":9}]}",
          NULL);
    assert_string_equal(c.listen.host, "127.0.0.1");
    assert_int_equal(c.listen.port, 1);
    assert_string_equal(c.pair[0].host, "127.0.0.1");
    assert_string_equal(c.pair[1].host,
                        ""); /* an element that is not there is zero, not an absent object */
    assert_string_equal(c.extra->host, "127.0.0.1");
    assert_int_equal(c.extra->port, 8080);
    assert_int_equal(c.more[0].port, 8080);
    assert_string_equal(c.more[1].host, "h");
    assert_string_equal(c.more[2].host, "127.0.0.1");
    drop(config_type(), &c);
}

static void when_memory_ends(void **state)
{
    struct config c;
    tenon_error error;
    (void)state;
    for (size_t i = 0; i < 3; i++) {
        fault_at(&books, i);
        memset(&c, 0xA5, sizeof c);
        bool done = config_json_read(&c, "{}", 2, &books.mem, NULL, &error);
        assert_int_equal(done, i == 2);
        if (!done) {
            assert_int_equal(error.code, TENON_E_MEMORY);
            assert_null(c.name);
            assert_int_equal(c.listen.port, 0);
        }
        drop(config_type(), &c);
        fault_at(&books, i);
        memset(&c, 0xA5, sizeof c);
        assert_int_equal(config_init(&c, &books.mem), i == 2);
        drop(config_type(), &c);
    }
    fault_at(&books, SIZE_MAX);
    assert_false(config_json_read(&c, "{}", 2, NULL, NULL,
                                  &error)); /* a default that needs memory, and none given */
    assert_int_equal(error.code, TENON_E_MEMORY);
    struct listen l;
    assert_true(listen_json_read(&l, "{}", 2, NULL, NULL, NULL)); /* char[N] needs none */
    assert_string_equal(l.host, "127.0.0.1");
    assert_false(config_init(NULL, &books.mem));
    assert_false(tenon_init(level_type(), &c, &books.mem));
}

/* ---- leaving out what has its default -------------------------------------------------------- */

static void omit_default(void **state)
{
    struct sparse v;
    (void)state;
    both_ways(sparse_type(), "{}");
    both_ways(sparse_type(),
              "{\"zero\":1,\"seven\":0,\"text\":\"\",\"named\":null,\"chars\":\"x\",\"filled\":"
              "\"\",\"d\":-0,"
              "\"level\":\"LOW\",\"listen\":{\"host\":\"127.0.0.1\",\"port\":1},\"fixed\":[0,1],"
              "\"list\":[0],"
              "\"pointer\":0,\"time\":\"1970-01-01T00:00:00Z\",\"raw\":null,\"x\":0}");
    reads(sparse_type(), &v, "{\"named\":\"nm\",\"filled\":\"full\",\"listen\":{}}", NULL);
    writes(sparse_type(), &v, NULL, "{}");
    memcpy(v.filled, "full8888", 8); /* not the default, although it begins so */
    writes(sparse_type(), &v, NULL, "{\"filled\":\"full8888\"}");
    drop(sparse_type(), &v);
}

static void omit_defaults_per_call(void **state)
{
    struct config c;
    (void)state;
    reads(config_type(), &c, "{}", NULL);
    writes(config_type(), &c, FLAGS(TENON_OMIT_DEFAULTS), "{}");
    c.small = 0;
    c.listen.port = 0;
    c.pair[0].port = c.pair[1].port =
        8080; /* elements that are not there would be zero, not their type's defaults */
    memcpy(c.pair[0].host, "127.0.0.1", 10);
    memcpy(c.pair[1].host, "127.0.0.1", 10);
    writes(config_type(), &c, FLAGS(TENON_OMIT_DEFAULTS),
           "{\"small\":0,\"listen\":{\"port\":0},\"pair\":[{},{}]}");
    drop(config_type(), &c);
    reads(config_type(), &c, "{\"pair\":[{},{}]}", NULL);
    assert_int_equal(c.pair[1].port, 8080);
    drop(config_type(), &c);
}

/* A companion inside a nested struct: a value that is there is never the default, even when it is
 * zero. */

static void omit_default_and_companions(void **state)
{
    struct outer v = {{false, 5}};
    (void)state;
    writes(outer_type(), &v, NULL, "{}");
    v.inner = (struct inner){true, 0};
    writes(outer_type(), &v, NULL, "{\"inner\":{\"x\":0}}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(absent),
        TEST(nested),
        TEST(omit_default),
        TEST(when_memory_ends),
        TEST(omit_defaults_per_call),
        TEST(omit_default_and_companions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
