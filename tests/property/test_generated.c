/* SPDX-License-Identifier: MIT
 * property/test_generated.c: generated code (examples/models.tenon.c) against macro rows
 * (examples/models.c) of the same structs: same result, value, bytes and error, to the last
 * byte of the message, on texts that are right and on texts that are damaged.
 *
 * gen_compare holds the property. Texts lie at unmapped pages, so that neither may read outside. */
#include "examples/models.tenon.h"
#include "examples/models_rows.h"
#include "support/fault.h"
#include "support/guard.h"
#include "support/random.h"
#include "support/remix.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { GEN_MUTATIONS = 20000, GEN_TEXT = 16384 };

typedef struct gen_pair {
    const tenon_type *(*rows)(void), *(*generated)(void);
    size_t size;
} gen_pair;

#define PAIR(name)                                                                                 \
    {                                                                                              \
        name##_rows_type, name##_type, sizeof(struct name)                                         \
    }
static const gen_pair gen_pairs[] = {
    PAIR(small),      PAIR(address),          PAIR(big),    PAIR(big_named),
    PAIR(small_list), PAIR(small_dictionary), PAIR(record), PAIR(records),
};
enum { GEN_PAIRS = sizeof gen_pairs / sizeof *gen_pairs };

typedef struct gen_state {
    rng r;
    guard at_end, at_begin;
    size_t accepted, refused;
} gen_state;

/* Equal, but that rows have names of their own: "is not a gender_rows". */
static bool gen_same_detail(const char *rows, const char *generated)
{
    const char *at = strstr(rows, "\" is not a ");
    at = at ? strstr(at, "_rows") : NULL;
    if (!at)
        return strcmp(rows, generated) == 0;
    return strncmp(rows, generated, (size_t)(at - rows)) == 0 &&
           strcmp(at + strlen("_rows"), generated + (at - rows)) == 0;
}

/* The message as a whole: code, place, path, detail, excerpt. */
static void gen_same_error(const tenon_error *a, const tenon_error *b, const char *text, size_t len)
{
    if (a->code == b->code && a->line == b->line && a->column == b->column &&
        a->offset == b->offset && strcmp(a->path, b->path) == 0 &&
        gen_same_detail(a->detail, b->detail) && strcmp(a->excerpt, b->excerpt) == 0)
        return;
    print_error("text: %.*s\n", (int)len, text);
    tenon_error_print(a, "rows", stderr);
    tenon_error_print(b, "generated", stderr);
    fail_msg("the errors differ: offsets %zu and %zu", a->offset, b->offset);
}

static void gen_same_text(const gen_pair *pair, const void *x, const void *y,
                          const tenon_options *options)
{
    tenon_error error_x, error_y;
    tenon_sink a, b;
    tenon_sink_memory(&a, NULL);
    tenon_sink_memory(&b, NULL);
    assert_int_equal(tenon_json_write(pair->rows(), x, &a, options, &error_x),
                     tenon_json_write(pair->generated(), y, &b, options, &error_y));
    gen_same_error(&error_x, &error_y, "", 0);
    assert_int_equal(a.len, b.len);
    if (a.len)
        assert_memory_equal(a.data, b.data, a.len);
    tenon_sink_fini(&a, NULL);
    tenon_sink_fini(&b, NULL);
}

static bool gen_is_zero(const tenon_type *type, const void *object, size_t size)
{
    void *zero = calloc(1, size);
    bool ok = tenon_equal(type, object, zero);
    free(zero);
    return ok;
}

/* One text, one memory, one set of options, by both. */
static bool gen_read_both(const gen_pair *pair, const char *a, const char *b, size_t len,
                          tenon_mem *mem_a, tenon_mem *mem_b, const tenon_options *options)
{
    void *x = malloc(pair->size), *y = malloc(pair->size);
    tenon_error error_x, error_y;
    bool ok;
    assert_non_null(x);
    assert_non_null(y);
    memset(x, 0x5A, pair->size);
    memset(y, 0x5A, pair->size);
    ok = tenon_json_read(pair->rows(), x, a, len, mem_a, options, &error_x);
    if (ok != tenon_json_read(pair->generated(), y, b, len, mem_b, options, &error_y)) {
        print_error("text: %.*s\n", (int)len, a);
        tenon_error_print(ok ? &error_y : &error_x, NULL, stderr);
        fail_msg("only %s accepts it", ok ? "rows" : "generated code");
    }
    gen_same_error(&error_x, &error_y, a, len);
    if (!tenon_equal(pair->rows(), x, y) || !tenon_equal(pair->generated(), x, y))
        fail_msg("the values differ: %.*s", (int)len, a);
    if (ok)
        gen_same_text(pair, x, y, options);
    else
        assert_true(gen_is_zero(pair->rows(), x, pair->size) &&
                    gen_is_zero(pair->rows(), y, pair->size));
    tenon_free(pair->rows(), x, mem_a);
    tenon_free(pair->generated(), y, mem_b);
    free(x);
    free(y);
    return ok;
}

static bool gen_compare(gen_state *g, const gen_pair *pair, const char *text, size_t len,
                        const tenon_options *options)
{
    const char *a = guard_at_end(&g->at_end, text, len);
    const char *b = guard_at_begin(&g->at_begin, text, len, '7');
    char first_a[300], first_b[300];
    tenon_arena arena_a, arena_b;
    fault heap_a, heap_b;
    bool ok;
    assert_non_null(a);
    tenon_arena_init(&arena_a, first_a, sizeof first_a);
    tenon_arena_init(&arena_b, first_b, sizeof first_b);
    ok = gen_read_both(pair, a, b, len, &arena_a.mem, &arena_b.mem, options);
    tenon_arena_fini(&arena_a);
    tenon_arena_fini(&arena_b);
    fault_init(&heap_a);
    fault_init(&heap_b);
    assert_int_equal(gen_read_both(pair, b, a, len, &heap_a.mem, &heap_b.mem, options), ok);
    assert_true(fault_clean(&heap_a) && fault_clean(&heap_b));
    *(ok ? &g->accepted : &g->refused) += 1;
    return ok;
}

static void gen_setup(gen_state *g, uint64_t seed)
{
    *g = (gen_state){.accepted = 0};
    rng_init(&g->r, seed);
    assert_true(guard_init(&g->at_end, GEN_TEXT) && guard_init(&g->at_begin, GEN_TEXT));
}

static void gen_teardown(gen_state *g)
{
    guard_fini(&g->at_end);
    guard_fini(&g->at_begin);
}

/* A random object's text, at most GEN_TEXT / 2 bytes. */
static size_t gen_text(gen_state *g, const gen_pair *pair, char *text, unsigned flags)
{
    void *x = malloc(pair->size);
    tenon_arena arena;
    size_t len;
    assert_non_null(x);
    tenon_arena_init(&arena, NULL, 0);
    do {
        random_object(&g->r, pair->rows(), x, &arena.mem, flags);
        len = tenon_json_print(pair->rows(), x, text, GEN_TEXT / 2, NULL);
    } while (len >= GEN_TEXT / 2);
    tenon_arena_fini(&arena);
    free(x);
    return len;
}

static void gen_options(rng *r, tenon_options *ret)
{
    static const uint64_t flags[] = {
        0,         0, 0, TENON_LENIENT, TENON_STRICT, TENON_DUPLICATES_FIRST, TENON_DUPLICATES_LAST,
        TENON_VIEW};
    *ret = (tenon_options){.flags = flags[rng_below(r, sizeof flags / sizeof *flags)]};
    if (rng_one_in(r, 10))
        ret->max_depth = (uint16_t)(1 + rng_below(r, 3));
    if (rng_one_in(r, 10))
        ret->max_items = 1 + rng_below(r, 3);
    if (rng_one_in(r, 10))
        ret->engine = TENON_TABLES;
}

static void test_valid_texts(void **state)
{
    char text[GEN_TEXT];
    gen_state g;
    (void)state;
    gen_setup(&g, 1);
    for (unsigned n = 0; n < 2000; n++) {
        const gen_pair *pair = &gen_pairs[n % GEN_PAIRS];
        tenon_options options = {.flags = 0};
        size_t len = gen_text(&g, pair, text, n % 3 ? RANDOM_SMALL : 0);
        assert_true(gen_compare(&g, pair, text, len, &options));
        options.engine = TENON_TABLES;
        assert_true(gen_compare(&g, pair, text, len, &options));
        options = (tenon_options){.indent = 2};
        assert_true(gen_compare(&g, pair, text, len, &options));
    }
    gen_teardown(&g);
}

static void test_other_spellings(void **state)
{
    char text[GEN_TEXT];
    gen_state g;
    (void)state;
    gen_setup(&g, 2);
    for (unsigned n = 0; n < 2000; n++) {
        const gen_pair *pair = &gen_pairs[n % GEN_PAIRS];
        tenon_options options = {.flags = TENON_LENIENT};
        unsigned how = (unsigned)rng_below(&g.r, REMIX_ALIASES) | (n % 2 ? REMIX_DOUBLED_LAST : 0);
        size_t len = gen_text(&g, pair, text, RANDOM_SMALL), remixed_len;
        char *remixed = remix(&g.r, pair->rows(), text, len, how, &remixed_len);
        assert_non_null(remixed);
        if (remixed_len <= GEN_TEXT)
            assert_true(gen_compare(&g, pair, remixed, remixed_len, &options));
        free(remixed);
    }
    gen_teardown(&g);
}

static void test_mutations(void **state)
{
    char text[GEN_TEXT];
    gen_state g;
    (void)state;
    gen_setup(&g, 3);
    for (unsigned n = 0; n < GEN_MUTATIONS; n++) {
        const gen_pair *pair = &gen_pairs[n % GEN_PAIRS];
        size_t len = gen_text(&g, pair, text, RANDOM_SMALL);
        tenon_options options;
        gen_options(&g.r, &options);
        for (size_t k = 1 + rng_below(&g.r, 3); k > 0; k--)
            len = random_mutation(&g.r, text, len, sizeof text);
        gen_compare(&g, pair, text, len, &options);
    }
    /* the damage must be neither harmless nor hopeless */
    assert_true(g.accepted > GEN_MUTATIONS / 20);
    assert_true(g.refused > GEN_MUTATIONS / 4);
    gen_teardown(&g);
}

static void test_truncations(void **state)
{
    char text[GEN_TEXT];
    gen_state g;
    (void)state;
    gen_setup(&g, 4);
    for (unsigned n = 0; n < 12; n++) {
        const gen_pair *pair = &gen_pairs[n % GEN_PAIRS];
        tenon_options options = {.flags = 0};
        size_t len = gen_text(&g, pair, text, RANDOM_SMALL);
        for (size_t cut = 0; cut < len; cut++)
            assert_false(gen_compare(&g, pair, text, cut, &options));
    }
    gen_teardown(&g);
}

/* A last element of another kind, at every distance from the end of the text and from what stands
 * before it: its function moves the window before it gives up. */
static void test_wrong_elements(void **state)
{
    static const struct {
        const gen_pair *pair;
        const char *before, *after;
    } lists[] = {
        {gen_pairs + 4, "{\"List\":[", "]}"},
        {gen_pairs + 4, "{\"List\":[{\"Name\":\"\",\"NumPurchases\":1,\"IsVIP\":true},", "]}"},
        {gen_pairs + 5, "{\"Dict\":{\"a\":", "}}"},
        {gen_pairs + 7, "[", "]"},
        {gen_pairs + 7, "[{\"Id\":\"\",\"Name\":\"\",\"Time\":1},", "]"},
    };
    const tenon_options options = {.flags = 0};
    char text[300];
    gen_state g;
    (void)state;
    gen_setup(&g, 7);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        for (int before = 0; before < 70; before++)
            for (int after = 0; after < 40; after++) {
                int len = snprintf(text, sizeof text, "%s%*s%*s%s", lists[i].before, before + 1,
                                   "5", after, "", lists[i].after);
                assert_false(gen_compare(&g, lists[i].pair, text, (size_t)len, &options));
            }
    gen_teardown(&g);
}

/* Objects that cannot be written: the errors, and nothing of them in the sink. */
static void test_failing_writes(void **state)
{
    static const char bad[] = "caf\xC3";
    gen_state g;
    (void)state;
    gen_setup(&g, 5);
    for (unsigned n = 0; n < 400; n++) {
        struct small items[3];
        struct small_list list = {items, rng_below(&g.r, 4)};
        struct big big;
        tenon_arena arena;
        tenon_options options = {.max_depth = (uint16_t)rng_below(&g.r, 4)};
        tenon_arena_init(&arena, NULL, 0);
        for (unsigned i = 0; i < 3; i++) {
            random_object(&g.r, small_type(), &items[i], &arena.mem, RANDOM_SMALL);
            if (rng_one_in(&g.r, 3))
                items[i].Name = (tenon_str){bad, sizeof bad - 1};
        }
        if (rng_one_in(&g.r, 8))
            list.List = NULL;
        random_object(&g.r, big_type(), &big, &arena.mem, RANDOM_SMALL);
        if (rng_one_in(&g.r, 3))
            big.Address.City = (tenon_str){bad, sizeof bad - 1};
        if (rng_one_in(&g.r, 3))
            big.Surname = (tenon_str){bad, sizeof bad - 1};
        gen_same_text(&gen_pairs[4], &list, &list, &options);
        gen_same_text(&gen_pairs[2], &big, &big, &options);
        gen_same_text(&gen_pairs[0], &items[0], &items[0], &options);
        tenon_arena_fini(&arena);
    }
    gen_teardown(&g);
}

/* The i-th allocation fails: in both or in neither, with the same error. */
static void test_failing_memory(void **state)
{
    char text[GEN_TEXT];
    gen_state g;
    (void)state;
    gen_setup(&g, 6);
    for (unsigned n = 0; n < 40; n++) {
        const gen_pair *pair = &gen_pairs[n % GEN_PAIRS];
        size_t len = gen_text(&g, pair, text, RANDOM_SMALL), i = 0;
        fault a, b;
        fault_init(&a);
        fault_init(&b);
        do {
            fault_at(&a, i);
            fault_at(&b, i++);
            gen_read_both(pair, text, text, len, &a.mem, &b.mem, NULL);
            assert_true(fault_clean(&a) && fault_clean(&b));
        } while (a.refused || b.refused);
    }
    gen_teardown(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_valid_texts),    cmocka_unit_test(test_other_spellings),
        cmocka_unit_test(test_mutations),      cmocka_unit_test(test_truncations),
        cmocka_unit_test(test_wrong_elements), cmocka_unit_test(test_failing_writes),
        cmocka_unit_test(test_failing_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
