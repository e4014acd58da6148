/* SPDX-License-Identifier: MIT
 * test_plan.c: what the first use of a description builds: look-up by name and alias, the
 * suggestion for a misspelt name, the bound of the text; the names of rows and enumerators. What a
 * wrong description gives: features/test_descriptions.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/base.h"
#include "type/type.h"

enum direction { NORTH, EAST, SOUTH, WEST };
TENON_DECLARE_ENUM(direction, enum direction);
TENON_ENUM_BEGIN(direction) = {TENON_VALUE(NORTH), TENON_VALUE(EAST), TENON_VALUE(SOUTH),
                               TENON_VALUE(WEST, "west")} TENON_ENUM_END;
enum gap { FIRST, THIRD = 2 };
TENON_DECLARE_ENUM(gap, enum gap);
TENON_ENUM_BEGIN(gap) = {TENON_VALUE(FIRST), TENON_VALUE(THIRD)} TENON_ENUM_END;

struct named {
    int channel, color, host, port, a, spelled;
    enum direction way;
};
TENON_DECLARE(named, struct named);
TENON_BEGIN(named) = {
    TENON_FIELD(channel),
    TENON_FIELD(color, TENON_ALIAS("colour\0tint")),
    TENON_FIELD(host),
    TENON_FIELD(port, TENON_NAME("the port")),
    TENON_FIELD(a),
    TENON_FIELD(spelled, TENON_NAME_ESCAPED("q\\\"q", "q\"q")),
    TENON_FIELD_OF(way, direction),
} TENON_END;

static int index_of(const tenon_type *type, const char *name)
{
    const tenon_member *m = tenon__find_member(type, name, strlen(name));
    return m ? (int)m->index : -1;
}

static void find(void **state)
{
    const tenon_type *t = named_type();
    (void)state;
    assert_true(tenon__planned(t));
    assert_int_equal(t->plan->state, TENON_PLAN_READY);
    assert_int_equal(index_of(t, "channel"), 0);
    assert_int_equal(index_of(t, "color"), 1);
    assert_int_equal(index_of(t, "colour"), 1);
    assert_int_equal(index_of(t, "tint"), 1);
    assert_int_equal(index_of(t, "the port"), 3);
    assert_int_equal(index_of(t, "port"), -1);
    assert_int_equal(index_of(t, "a"), 4);
    assert_int_equal(index_of(t, "q\"q"), 5);
    assert_int_equal(index_of(t, "q\\\"q"), -1);
    assert_int_equal(index_of(t, ""), -1);
    assert_int_equal(index_of(t, "channels"), -1);
    assert_int_equal(index_of(t, "Channel"), -1);
    assert_null(tenon__find_member(t, "channel", 6)); /* by length, not by a NUL */
    assert_int_equal(tenon__find_member(t, "channelx", 7)->index, 0);
}

static void names(void **state)
{
    const tenon_type *t = named_type();
    tenon_str name = tenon__member_name(t, 3);
    (void)state;
    assert_int_equal(name.len, 8);
    assert_memory_equal(name.data, "the port", 8);
    name = tenon__member_name(t, 5);
    assert_int_equal(name.len, 3);
    assert_memory_equal(name.data, "q\"q", 3);
    name = tenon__enumerator_name(&direction_type()->enumerators[3]);
    assert_int_equal(name.len, 4);
    assert_memory_equal(name.data, "west", 4);
}

static void nearest(void **state)
{
    static const char *const words[][2] = {
        {"chanel", "channel"},
        {"chanenl", "channel"},
        {"CHANNEL", "channel"},
        {"hst", "host"},
        {"hots", "host"},
        {"colr", "color"},
        {"the_port", "the port"},
        {"way2", "way"},
        {"ways", "way"},
        {"b", NULL},
        {"", NULL},
        {"nothing like it", NULL},
        {"xyzw", NULL},
    };
    (void)state;
    assert_true(tenon__planned(named_type()));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        tenon_str near = tenon__nearest(named_type(), words[i][0], strlen(words[i][0]));
        assert_int_equal(near.data != NULL, words[i][1] != NULL);
        if (near.data)
            assert_true(near.len == strlen(words[i][1]) &&
                        memcmp(near.data, words[i][1], near.len) == 0);
    }
    tenon_str near = tenon__nearest(direction_type(), "Noth", 4);
    assert_memory_equal(near.data, "NORTH", 5);
}

static void hash(void **state)
{
    char text[64];
    (void)state;
    /* part of generated sources, so the same for ever, at any alignment, and every byte counts */
    assert_int_equal(tenon__name_hash("", 0), tenon__name_hash("x", 0));
    for (size_t n = 0; n < 40; n++) {
        memset(text, 'a', sizeof text);
        uint32_t h = tenon__name_hash(text, n);
        for (size_t shift = 1; shift < 8; shift++)
            assert_int_equal(tenon__name_hash(text + shift, n), h);
        assert_int_not_equal(tenon__name_hash(text, n + 1), h);
        for (size_t i = 0; i < n; i++) {
            text[i] = 'b';
            assert_int_not_equal(tenon__name_hash(text, n), h);
            text[i] = 'a';
        }
    }
}

/* The bound covers every fragment and scalar, nested objects apart; of an enum it counts the values
 * that are their index. */
static void bounds(void **state)
{
    const tenon_type *t = named_type();
    size_t least = 0;
    (void)state;
    assert_true(tenon__planned(t) && tenon__planned(direction_type()) &&
                tenon__planned(gap_type()));
    for (size_t i = 0; i < t->n; i++)
        least += tenon__row(t, i)->fragment_len + 11u;
    assert_true(t->plan->bound >= least + 32);
    assert_int_equal(direction_type()->plan->bound, 4);
    assert_int_equal(gap_type()->plan->bound, 1);
    assert_ptr_equal(t->refs[6], direction_type());
    assert_null(t->refs[0]);
}

/* Types of the size where look-up tables get long: every name is found, and nothing else. */
#define FIELD10(x)                                                                                 \
    TENON_FIELD(m[x##0]), TENON_FIELD(m[x##1]), TENON_FIELD(m[x##2]), TENON_FIELD(m[x##3]),        \
        TENON_FIELD(m[x##4]), TENON_FIELD(m[x##5]), TENON_FIELD(m[x##6]), TENON_FIELD(m[x##7]),    \
        TENON_FIELD(m[x##8]), TENON_FIELD(m[x##9])
struct large {
    int m[1000];
};
TENON_DECLARE(large, struct large);
TENON_BEGIN(large) = {
    FIELD10(1),  FIELD10(2),  FIELD10(3),  FIELD10(4),  FIELD10(5),  FIELD10(6),  FIELD10(7),
    FIELD10(8),  FIELD10(9),  FIELD10(10), FIELD10(11), FIELD10(12), FIELD10(13), FIELD10(14),
    FIELD10(15), FIELD10(16), FIELD10(17), FIELD10(18), FIELD10(19), FIELD10(90), FIELD10(91),
    FIELD10(92), FIELD10(93), FIELD10(94), FIELD10(95),
} TENON_END;

static void large_table(void **state)
{
    const tenon_type *t = large_type();
    char name[16];
    int found = 0;
    (void)state;
    assert_true(tenon__planned(t));
    assert_int_equal(t->n, 250);
    for (int i = 0; i < 2000; i++) {
        snprintf(name, sizeof name, "m[%d]", i);
        int index = index_of(t, name);
        if (index < 0)
            continue;
        assert_int_equal(tenon__row(t, (size_t)index)->offset, sizeof(int) * (size_t)i);
        found++;
    }
    assert_int_equal(found, 250);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(find), cmocka_unit_test(names),  cmocka_unit_test(nearest),
        cmocka_unit_test(hash), cmocka_unit_test(bounds), cmocka_unit_test(large_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
