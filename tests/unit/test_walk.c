/* SPDX-License-Identifier: MIT
 * test_walk.c: the small functions that all walkers share: integers of each width, counts, keys,
 * transparent types; values zeroed, freed and compared with their defaults by row; and what a read
 * leaves in an arena: each thing once, at its size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/base.h"
#include "support/fault.h"
#include "walk/object.h"

static void integers(void **state)
{
    static const int64_t values[] = {0,      1,         -1,        127,       -128,     32767,
                                     -32768, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
    static const size_t sizes[] = {1, 2, 4, 8};
    (void)state;
    for (size_t s = 0; s < 4; s++)
        for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
            char bytes[10];
            size_t bits = 8 * sizes[s];
            int64_t most = bits == 64 ? INT64_MAX : (INT64_C(1) << (bits - 1)) - 1;
            memset(bytes, 0x5A, sizeof bytes);
            tenon__put_integer(bytes + 1, sizes[s], values[i]); /* at any alignment */
            assert_int_equal(bytes[0], 0x5A);
            assert_int_equal(bytes[1 + sizes[s]], 0x5A);
            if (values[i] <= most && values[i] >= -most - 1)
                assert_true(tenon__get_integer(bytes + 1, sizes[s]) == values[i]);
        }
}

/* ---- counts ---------------------------------------------------------------------------------- */

struct counted {
    int *a, *b, *c;
    signed char i8;
    uint8_t u8;
    uint32_t u32;
    int fixed[3];
    short n_fixed;
    int plain[5];
    int grid[2][3];
};
TENON_DECLARE(counted, struct counted);
TENON_BEGIN(counted) = {
    TENON_FIELD(a, TENON_COUNT(i8)),
    TENON_FIELD(b, TENON_COUNT(u8)),
    TENON_FIELD(c, TENON_COUNT(u32)),
    TENON_FIELD(fixed, TENON_COUNT(n_fixed)),
    TENON_FIELD(plain),
    TENON_FIELD(grid, TENON_COUNT(u8)),
} TENON_END;

static void counts(void **state)
{
    const tenon_type *t = counted_type();
    struct counted v = {.i8 = -1, .u8 = 255, .u32 = UINT32_MAX, .n_fixed = 3};
    char *o = (char *)&v;
    tenon_member inner;
    (void)state;
    assert_true(tenon__planned(t));
    assert_true(tenon__count(t, tenon__row(t, 0), o) == -1);
    assert_true(tenon__count(t, tenon__row(t, 1), o) == 255);
    assert_true(tenon__count(t, tenon__row(t, 2), o) == UINT32_MAX);
    assert_true(tenon__count(t, tenon__row(t, 3), o) == 3);
    assert_true(tenon__count(t, tenon__row(t, 4), o) == 5); /* no member says: all of them */
    v.n_fixed = 4;
    assert_true(tenon__count(t, tenon__row(t, 3), o) == -1);
    assert_true(tenon__set_count(t, tenon__row(t, 0), o, 127) && v.i8 == 127);
    assert_false(tenon__set_count(t, tenon__row(t, 0), o, 128));
    assert_int_equal(v.i8, 127);
    assert_true(tenon__set_count(t, tenon__row(t, 1), o, 255));
    assert_false(tenon__set_count(t, tenon__row(t, 1), o, 256));
    assert_true(tenon__set_count(t, tenon__row(t, 4), o, 77));
    /* an inner array has no count of its own, and does not take the outer one's */
    tenon__element_row(t, tenon__row(t, 5), &inner);
    assert_int_equal(inner.kind, TENON_KIND_FIXED);
    assert_int_equal(inner.capacity, 3);
    assert_true(tenon__count(t, &inner, (char *)v.grid[1]) == 3);
    v.u8 = 2;
    assert_true(tenon__set_count(t, &inner, (char *)v.grid[1], 1) && v.u8 == 2);
}

/* ---- values by row --------------------------------------------------------------------------- */

struct values {
    int number;
    char *text;
    char chars[4];
    bool has;
    double maybe;
    int *list;
    size_t n;
};
TENON_DECLARE(values, struct values);
TENON_BEGIN(values) = {
    TENON_FIELD(number, TENON_DEFAULT(7)),    TENON_FIELD(text, TENON_DEFAULT("text")),
    TENON_FIELD(chars, TENON_DEFAULT("abc")), TENON_FIELD(maybe, TENON_HAS(has)),
    TENON_FIELD(list, TENON_COUNT(n)),
} TENON_END;

static void values(void **state)
{
    const tenon_type *t = values_type();
    struct values v;
    char *o = (char *)&v;
    fault f;
    (void)state;
    fault_init(&f);
    assert_true(tenon__planned(t));
    memset(&v, 0xA5, sizeof v);
    for (size_t i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        assert_true(tenon__value_default(t, m, o + m->offset, &f.mem));
        assert_true(tenon__value_is_default(t, m, o + m->offset));
    }
    assert_int_equal(v.number, 7);
    assert_string_equal(v.text, "text");
    assert_string_equal(v.chars, "abc");
    assert_true(!v.has && v.maybe == 0 && !v.list && v.n == 0);
    v.number = 0;
    v.text[3] = 0;
    v.chars[3] = 'd';
    v.has = true;
    v.n = 1;
    for (size_t i = 0; i < t->n; i++)
        assert_false(tenon__value_is_default(t, tenon__row(t, i), o + tenon__row(t, i)->offset));
    v.text[3] = 't';
    v.n = 0;
    for (size_t i = 0; i < t->n; i++)
        tenon__value_free(t, tenon__row(t, i), o + tenon__row(t, i)->offset, &f.mem);
    assert_true(!v.text && !v.chars[0] && !v.has);
    assert_true(fault_clean(&f));
    memset(&v, 0xA5, sizeof v);
    tenon__zero(t, o);
    assert_true(!v.number && !v.text && !v.chars[3] && !v.has && v.maybe == 0 && !v.list && !v.n);
    fault_at(&f, 0);
    assert_false(tenon__value_default(t, tenon__row(t, 1), o + tenon__row(t, 1)->offset, &f.mem));
    assert_null(v.text);
    fault_fini(&f);
}

/* ---- transparent types ----------------------------------------------------------------------- */

struct wrapped {
    char before[3];
    struct values inside;
};
TENON_DECLARE(wrapped, struct wrapped);
TENON_BEGIN(wrapped, TENON_TRANSPARENT) = {TENON_FIELD_OF(inside, values)} TENON_END;
struct twice {
    int before;
    struct wrapped wrapped;
};
TENON_DECLARE(twice, struct twice);
TENON_BEGIN(twice, TENON_TRANSPARENT) = {TENON_FIELD_OF(wrapped, wrapped)} TENON_END;

static void unwrap(void **state)
{
    size_t inset = 0;
    (void)state;
    assert_ptr_equal(tenon__unwrap(twice_type(), &inset), values_type());
    assert_int_equal(inset, offsetof(struct twice, wrapped) + offsetof(struct wrapped, inside));
    inset = 0;
    assert_ptr_equal(tenon__unwrap(values_type(), &inset), values_type());
    assert_int_equal(inset, 0);
}

/* ---- arenas ---------------------------------------------------------------------------------- */

struct lists {
    int *numbers;
    size_t n_numbers;
    char **texts;
    size_t n_texts;
};
TENON_DECLARE(lists, struct lists);
TENON_BEGIN(lists) = {TENON_FIELD(numbers, TENON_COUNT(n_numbers)),
                      TENON_FIELD(texts, TENON_COUNT(n_texts))} TENON_END;

/* However it grew, a list takes its exact size and no more; a read that fails takes nothing. */
static void exact_size(void **state)
{
    static _Alignas(16) char memory[1 << 18];
    char *text = malloc(1 << 16);
    (void)state;
    for (size_t n = 0; n < 3000; n += n < 70 ? 1 : 977) {
        tenon_arena arena;
        struct lists v;
        char *p = text;
        p += sprintf(p, "{\"numbers\":[");
        for (size_t i = 0; i < n; i++)
            p += sprintf(p, "%s%zu", i ? "," : "", i);
        p += sprintf(p, "],\"texts\":[");
        for (size_t i = 0; i < n; i++)
            p += sprintf(p, "%s\"%03zu\"", i ? "," : "", i % 1000);
        p += sprintf(p, "]}");
        tenon_arena_init(&arena, memory, sizeof memory);
        arena.limit = SIZE_MAX;
        char *before = arena.at;
        assert_true(lists_json_read(&v, text, (size_t)(p - text), &arena.mem, NULL, NULL));
        assert_int_equal(v.n_texts, n);
        size_t least = n * sizeof(int) + n * 4 + n * sizeof(char *),
               used = (size_t)(arena.at - before);
        assert_true(used >= least && used <= least + 2 * TENON__ALIGN);
        char *at = arena.at;
        p[-1] = ']';
        assert_false(lists_json_read(&v, text, (size_t)(p - text), &arena.mem, NULL, NULL));
        assert_ptr_equal(arena.at, at);
        tenon_arena_fini(&arena);
    }
    free(text);
}

/* The smallest first block that serves: below it memory ends, politely, wherever that is. */
static void tight_arena(void **state)
{
    const char *text = "{\"numbers\":[1,2,3,4,5],\"texts\":[\"one\",\"a text that does not fit "
                       "sixteen bytes\",\"\",null]}";
    static _Alignas(16) char memory[4096];
    bool served = false;
    (void)state;
    for (size_t size = 0; size < 1024; size++) {
        tenon_arena arena;
        tenon_error error;
        struct lists v;
        tenon_arena_init(&arena, memory + sizeof memory - size,
                         size); /* the sanitizer guards its end */
        arena.limit = SIZE_MAX;
        bool done = lists_json_read(&v, text, strlen(text), &arena.mem, NULL, &error);
        assert_true(done || error.code == TENON_E_MEMORY);
        assert_true(done || !served); /* more memory never serves worse */
        assert_true(!done || strcmp(v.texts[1], "a text that does not fit sixteen bytes") == 0);
        served = done;
        tenon_arena_fini(&arena);
    }
    assert_true(served);
}

/* ---- rows that are passed over, errors that are forgiven ------------------------------------- */

enum hue { HUE_NONE, HUE_RED };
TENON_DECLARE_ENUM(hue, enum hue);
TENON_ENUM_BEGIN(hue) = {TENON_VALUE(HUE_NONE, "none"), TENON_VALUE(HUE_RED, "red")} TENON_ENUM_END;

struct pot {
    char *key;
    enum hue hue;
};
struct shelf {
    struct pot *pots;
    size_t n;
};
TENON_DECLARE(pot, struct pot);
TENON_DECLARE(shelf, struct shelf);
TENON_BEGIN(pot) = {
    TENON_FIELD(key, TENON_IGNORE),
    TENON_FIELD_OF(hue, hue, TENON_FALLBACK(HUE_NONE)),
} TENON_END;
TENON_BEGIN(shelf) = {
    TENON_FIELD_OF(pots, pot, TENON_COUNT(n), TENON_MAP(pot, key)),
} TENON_END;

/* The key of a dictionary may have an ignored row: its name in the text is nobody's, no duplicate
 * of the key. */
static void ignored_key(void **state)
{
    static const char text[] = "{\"pots\":{\"a\":{\"key\":5,\"hue\":\"red\"}}}";
    struct shelf v;
    (void)state;
    assert_true(shelf_json_read(&v, text, sizeof text - 1, tenon_heap, NULL, NULL));
    assert_string_equal(v.pots[0].key, "a");
    assert_int_equal(v.pots[0].hue, HUE_RED);
    tenon_free(shelf_type(), &v, tenon_heap);
}

/* Nothing is left of an error that a fallback forgave, neither in success nor in the next error. */
static void forgiven(void **state)
{
    static const char text[] = "{\"hue\":\"new\"}";
    struct pot v;
    tenon_error error;
    (void)state;
    assert_true(pot_json_read(&v, text, sizeof text - 1, tenon_heap, NULL, &error));
    assert_string_equal(error.detail, "");
    assert_false(pot_json_read(&v, text, sizeof text - 2, tenon_heap, NULL, &error));
    assert_int_equal(error.code, TENON_E_INCOMPLETE);
    assert_null(strstr(error.detail, "new"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers),    cmocka_unit_test(counts),     cmocka_unit_test(values),
        cmocka_unit_test(unwrap),      cmocka_unit_test(exact_size), cmocka_unit_test(tight_arena),
        cmocka_unit_test(ignored_key), cmocka_unit_test(forgiven),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
