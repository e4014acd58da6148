/* SPDX-License-Identifier: MIT
 * test_memory.c: sizes, the heap, arenas, marks, and the failing memory of the tests itself.
 *
 * Arenas are driven with the documented contract in mind: what is last changes in place, limits
 * hold, reset keeps the largest block, a random walk over live blocks never finds one of them
 * changed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/base.h"
#include "support/fault.h"

static void *again(tenon_arena *a, void *old, size_t old_size, size_t new_size, size_t align)
{
    return a->mem.resize(&a->mem, old, old_size, new_size, align);
}

static bool aligned(const void *p, size_t align)
{
    return ((uintptr_t)p & (align - 1)) == 0;
}

static void test_sizes(void **state)
{
    (void)state;
    size_t r = 7;
    assert_true(tenon__add(1, 2, &r));
    assert_int_equal(r, 3);
    assert_true(tenon__add(SIZE_MAX, 0, &r));
    assert_true(r == SIZE_MAX);
    r = 7;
    assert_false(tenon__add(SIZE_MAX, 1, &r));
    assert_false(tenon__add(SIZE_MAX / 2 + 1, SIZE_MAX / 2 + 1, &r));
    assert_false(tenon__mul(SIZE_MAX / 2 + 1, 2, &r));
    assert_false(tenon__mul(3, SIZE_MAX / 2, &r));
    assert_int_equal(r, 7);
    assert_true(tenon__mul(SIZE_MAX / 3, 3, &r));
    assert_true(tenon__mul(SIZE_MAX, 0, &r));
    assert_int_equal(r, 0);
    assert_true(tenon__mul(0, SIZE_MAX, &r));
}

static void test_heap(void **state)
{
    (void)state;
    assert_false(tenon_heap->region);
    assert_null(tenon__resize(NULL, NULL, 0, 16, 1));
    assert_null(tenon__resize(tenon_heap, NULL, 0, 0, 1));
    char *p = tenon__resize(tenon_heap, NULL, 0, 10, 1);
    memcpy(p, "0123456789", 10);
    p = tenon__resize(tenon_heap, p, 10, 5000, 1);
    assert_memory_equal(p, "0123456789", 10);
    p = tenon__resize(tenon_heap, p, 5000, 4, 1);
    assert_memory_equal(p, "0123", 4);
    /* A size that cannot be had leaves the block alone. Hidden from the compiler, which knows
     * better. */
    volatile size_t huge = SIZE_MAX - 4096;
    assert_null(tenon__resize(tenon_heap, p, 4, huge, 1));
    assert_memory_equal(p, "0123", 4);
    assert_null(tenon__resize(tenon_heap, p, 4, 0, 1));
    for (size_t align = 1; align <= 4096; align *= 2) {
        char *q = tenon__resize(tenon_heap, NULL, 0, 3, align);
        assert_true(q && aligned(q, align));
        memcpy(q, "abc", 3);
        q = tenon__resize(tenon_heap, q, 3, 3 * align, align);
        assert_true(q && aligned(q, align));
        assert_memory_equal(q, "abc", 3);
        assert_null(tenon__resize(tenon_heap, q, 3 * align, huge + 4096, align));
        q = tenon__resize(tenon_heap, q, 3 * align, 2, align);
        assert_memory_equal(q, "ab", 2);
        assert_null(tenon__resize(tenon_heap, q, 2, 0, align));
    }
}

static void test_arena_in_place(void **state)
{
    (void)state;
    tenon_arena a;
    char first[256];
    tenon_arena_init(&a, first, sizeof first);
    assert_true(a.mem.region && a.mem.resize == tenon__arena_resize);
    char *p = again(&a, NULL, 0, 10, 1);
    assert_ptr_equal(p, first);
    memset(p, 'p', 10);
    assert_ptr_equal(again(&a, p, 10, 200, 1), p); /* grows in place */
    assert_ptr_equal(again(&a, p, 200, 20, 1), p); /* shrinks in place */
    assert_ptr_equal(a.at, first + 20);
    char *q = again(&a, NULL, 0, 5, 1);
    assert_ptr_equal(q, first + 20);
    assert_ptr_equal(again(&a, p, 20, 8, 1), p); /* not last: nothing to gain */
    assert_ptr_equal(a.at, first + 25);
    char *r = again(&a, p, 8, 9, 1); /* not last: a copy */
    assert_ptr_equal(r, first + 25);
    assert_memory_equal(r, "pppppppp", 8);
    assert_null(again(&a, q, 5, 0, 1)); /* not last: no-op */
    assert_ptr_equal(a.at, first + 34);
    assert_null(again(&a, r, 9, 0, 1)); /* last: back */
    assert_ptr_equal(a.at, first + 25);
    assert_null(again(&a, NULL, 0, 0, 8));
    assert_null(a.blocks);
    char *s = again(&a, NULL, 0, 231, 1); /* exactly the rest */
    assert_ptr_equal(s, first + 25);
    assert_null(a.blocks);
    memset(s, 's', 231);
    s = again(&a, s, 231, 232, 1); /* last, but there is no room: moves to malloc's */
    assert_non_null(a.blocks);
    assert_true(s < first || s >= first + sizeof first);
    assert_memory_equal(s, "sssssss", 7);
    tenon_arena_fini(&a);
    assert_null(a.blocks);
    assert_int_equal(a.held, 0);
}

static void test_arena_alignment(void **state)
{
    (void)state;
    char first[300];
    for (size_t shift = 0; shift < 16; shift++) {
        tenon_arena a;
        tenon_arena_init(&a, first + shift, sizeof first - 16);
        for (int round = 0; round < 30; round++)
            for (size_t align = 1; align <= 1024; align *= 2) {
                char *p = again(&a, NULL, 0, align + 1, align);
                assert_true(p && aligned(p, align));
                memset(p, 1, align + 1);
            }
        char *p = again(&a, NULL, 0, 3, 0); /* 0 is taken as 1 */
        assert_non_null(p);
        assert_null(again(&a, NULL, 0, SIZE_MAX - 1000, 4096));
        assert_null(again(&a, NULL, 0, SIZE_MAX, 1));
        assert_null(again(&a, p, 3, SIZE_MAX, 1));
        assert_null(again(&a, NULL, 0, PTRDIFF_MAX, 16));
        tenon_arena_fini(&a);
    }
}

static void test_arena_growth(void **state)
{
    (void)state;
    tenon_arena a;
    tenon_arena_init(&a, NULL, 100); /* no first block, whatever its size */
    assert_ptr_equal(a.at, a.end);
    assert_non_null(again(&a, NULL, 0, 1, 1));
    assert_int_equal(a.held, 4096);
    size_t blocks = 1, held = a.held;
    for (int i = 0; i < 10000; i++) {
        assert_non_null(again(&a, NULL, 0, 100, 4));
        if (a.held != held) {
            assert_int_equal(a.held - held, (size_t)4096 << blocks); /* doubling */
            held = a.held;
            blocks++;
        }
    }
    assert_int_equal(blocks, 8);
    char *p = again(&a, NULL, 0, 10000000, 1); /* more than double: exact */
    assert_non_null(p);
    assert_true(a.held - held >= 10000000 && a.held - held < 10000100);
    tenon_arena_fini(&a);
    /* Used again after fini without init: an empty arena. */
    assert_non_null(again(&a, NULL, 0, 50, 1));
    tenon_arena_fini(&a);
    tenon_arena_fini(&a);
}

static void test_arena_limit(void **state)
{
    (void)state;
    tenon_arena a;
    char first[64];
    tenon_arena_init(&a, first, sizeof first);
    a.limit = SIZE_MAX; /* nothing from malloc */
    char *p = again(&a, NULL, 0, 64, 1);
    assert_ptr_equal(p, first);
    assert_null(again(&a, NULL, 0, 1, 1));
    assert_null(again(&a, p, 64, 65, 1));
    assert_false(tenon__arena_room(&a, 1));
    assert_true(tenon__arena_room(&a, 0));
    assert_ptr_equal(a.at, first + 64);
    a.limit = 10000;
    assert_non_null(again(&a, NULL, 0, 4000, 1));
    assert_int_equal(a.held, 4096);
    assert_non_null(again(&a, NULL, 0, 5000, 1)); /* would double; takes what the limit leaves */
    assert_int_equal(a.held, 10000);
    assert_null(again(&a, NULL, 0, 5000, 1));
    a.limit = 1; /* below what is held already */
    assert_null(again(&a, NULL, 0, 5000, 1));
    a.limit = 0;
    assert_non_null(again(&a, NULL, 0, 5000, 1));
    tenon_arena_reset(&a);
    a.limit = 20; /* smaller than any block can be */
    tenon_arena_fini(&a);
    assert_null(again(&a, NULL, 0, 8, 1));
    a.limit = 100; /* smaller than the least block */
    assert_non_null(again(&a, NULL, 0, 50, 1));
    assert_int_equal(a.held, 100);
    tenon_arena_fini(&a);
}

/* What malloc refuses. (Sanitizers need allocator_may_return_null=1.) */
static void test_arena_exhausted(void **state)
{
    (void)state;
    tenon_arena a;
    tenon_arena_init(&a, NULL, 0);
    char *p = again(&a, NULL, 0, 5, 1);
    memcpy(p, "abcd", 5);
    assert_null(again(&a, NULL, 0, PTRDIFF_MAX - 5000, 1));
    assert_null(again(&a, p, 5, PTRDIFF_MAX - 5000, 1));
    assert_false(tenon__arena_room(&a, PTRDIFF_MAX - 5000));
    assert_string_equal(p, "abcd");
    assert_int_equal(a.held, 4096);
    tenon_arena_fini(&a);
    a.first_size = PTRDIFF_MAX / 2 - 5; /* as if: doubling cannot be had, what is needed can */
    assert_non_null(again(&a, NULL, 0, 5, 1));
    assert_true(a.held < 100);
    tenon_arena_fini(&a);
}

static void test_arena_reset(void **state)
{
    (void)state;
    tenon_arena a;
    char first[6000];
    tenon_arena_init(&a, first, sizeof first);
    again(&a, NULL, 0, 10, 1);
    tenon_arena_reset(&a); /* nothing but the first block */
    assert_ptr_equal(a.at, first);
    assert_ptr_equal(a.end, first + sizeof first);
    a.limit = 5000;
    assert_non_null(again(&a, NULL, 0, 5999, 1));
    assert_non_null(again(&a, NULL, 0, 4000, 1));
    tenon_arena_reset(&a); /* the first is the largest */
    assert_null(a.blocks);
    assert_int_equal(a.held, 0);
    assert_ptr_equal(a.at, first);
    a.limit = 0;
    for (int i = 0; i < 100; i++)
        assert_non_null(again(&a, NULL, 0, 1000, 1));
    char *largest = a.blocks;
    size_t size = (size_t)(a.end - largest);
    tenon_arena_reset(&a);
    assert_ptr_equal(a.blocks, largest);
    assert_int_equal(a.held, size);
    /* A loop of equal requests comes to rest. */
    size_t held = 0;
    for (int round = 0; round < 20; round++) {
        for (int i = 0; i < 200; i++)
            assert_non_null(again(&a, NULL, 0, 777, 8));
        if (round > 3)
            assert_int_equal(a.held, held);
        held = a.held;
        tenon_arena_reset(&a);
        if (round > 3)
            assert_int_equal(a.held, held);
    }
    /* The largest block is not the newest one. */
    tenon_arena_fini(&a);
    a.limit = 200000;
    assert_non_null(again(&a, NULL, 0, 150000, 1));
    largest = a.blocks;
    assert_non_null(again(&a, NULL, 0, 30000, 1));
    assert_ptr_not_equal(a.blocks, largest);
    tenon_arena_reset(&a);
    assert_ptr_equal(a.blocks, largest);
    tenon_arena_fini(&a);
}

static void test_arena_room(void **state)
{
    (void)state;
    tenon_arena a;
    tenon_arena_init(&a, NULL, 0);
    assert_true(tenon__arena_room(&a, 0));
    assert_null(a.blocks);
    assert_true(tenon__arena_room(&a, 1));
    char *at = a.at;
    assert_true(tenon__arena_room(&a, (size_t)(a.end - a.at)));
    assert_ptr_equal(a.at, at);
    assert_true(tenon__arena_room(&a, (size_t)(a.end - a.at) + 1));
    assert_ptr_not_equal(a.at, at);
    assert_true(tenon__arena_room(&a, 100000));
    memset(a.at, 1, 100000);
    at = a.at;
    assert_false(tenon__arena_room(&a, SIZE_MAX));
    assert_ptr_equal(a.at, at);
    tenon_arena_fini(&a);
}

static void test_arena_marks(void **state)
{
    (void)state;
    tenon_arena a;
    char first[100];
    tenon_arena_init(&a, first, sizeof first);
    tenon__arena_mark empty = tenon__arena_save(&a);
    char *p = again(&a, NULL, 0, 30, 1);
    memset(p, 'p', 30);
    tenon__arena_mark inside = tenon__arena_save(&a);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 100; i++)
            assert_non_null(again(&a, NULL, 0, 500, 8));
        tenon__arena_restore(&a, inside);
        assert_null(a.blocks);
        assert_int_equal(a.held, 0);
        assert_ptr_equal(a.at, first + 30);
        assert_ptr_equal(a.end, first + 100);
    }
    assert_memory_equal(p, "pppppppp", 8);
    tenon__arena_restore(&a, empty);
    assert_ptr_equal(a.at, first);
    for (int i = 0; i < 20; i++)
        again(&a, NULL, 0, 500, 8);
    tenon__arena_mark outer = tenon__arena_save(&a);
    size_t held = a.held;
    for (int i = 0; i < 20; i++)
        again(&a, NULL, 0, 1500, 8);
    tenon__arena_mark inner = tenon__arena_save(&a);
    assert_true(a.held > held);
    for (int i = 0; i < 20; i++)
        again(&a, NULL, 0, 15000, 8);
    tenon__arena_restore(&a, inner);
    tenon__arena_restore(&a, outer);
    assert_int_equal(a.held, held);
    assert_ptr_equal(a.at, outer.at);
    tenon_arena_fini(&a);
}

static uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

/* Random operations on any memory; every live block keeps its pattern. */
static void walk(tenon_mem *mem, uint64_t seed, int steps)
{
    struct {
        unsigned char *p;
        size_t size, align;
        unsigned char tag;
    } live[32] = {0};
    for (int step = 0; step < steps; step++) {
        size_t i = next_random(&seed) % 32;
        size_t size = next_random(&seed) % 4 ? next_random(&seed) % 300 : 0;
        if (!live[i].p)
            live[i].align = (size_t)1 << next_random(&seed) % 8;
        for (size_t k = 0; k < live[i].size; k++)
            if (live[i].p[k] != live[i].tag)
                fail_msg("step %d: block %zu changed at %zu", step, i, k);
        unsigned char *p = tenon__resize(mem, live[i].p, live[i].size, size, live[i].align);
        if (size && !p)
            continue; /* refused: the old block stays */
        for (size_t k = 0; k < size && k < live[i].size; k++)
            assert_int_equal(p[k], live[i].tag);
        live[i].p = p;
        live[i].size = size;
        live[i].tag = (unsigned char)next_random(&seed);
        assert_true(size == 0 ? !p : aligned(p, live[i].align));
        if (p)
            memset(p, live[i].tag, size);
    }
    for (size_t i = 0; i < 32; i++)
        tenon__resize(mem, live[i].p, live[i].size, 0, live[i].align);
}

static void test_walks(void **state)
{
    (void)state;
    tenon_arena a;
    char first[1000];
    tenon_arena_init(&a, first, sizeof first);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        a.limit = seed % 3 == 2 ? 9000 : 0;
        walk(&a.mem, seed * 77777, 2000);
        tenon_arena_reset(&a);
    }
    tenon_arena_fini(&a);
    walk(tenon_heap, 4711, 5000);
    fault f;
    fault_init(&f);
    walk(&f.mem, 815, 5000);
    assert_true(fault_clean(&f));
    f.limit = 2000;
    walk(&f.mem, 816, 5000);
    assert_true(f.refused > 0);
    assert_true(fault_clean(&f));
    fault_fini(&f);
}

static void test_fault(void **state)
{
    (void)state;
    fault f;
    fault_init(&f);
    fault_at(&f, 1);
    char *p = tenon__resize(&f.mem, NULL, 0, 10, 1);
    assert_non_null(p);
    assert_int_equal((unsigned char)p[9], 0xA5);
    assert_null(tenon__resize(&f.mem, p, 10, 20, 1));
    assert_int_equal(f.refused, 1);
    p = tenon__resize(&f.mem, p, 10, 20, 1);
    assert_non_null(p);
    assert_int_equal(f.requests, 3);
    assert_int_equal(f.bytes, 20);
    assert_int_equal(f.peak, 30); /* moving holds both for a moment */
    char *q = tenon__resize(&f.mem, NULL, 0, 7, 64);
    assert_true(aligned(q, 64));
    fault_from(&f, 1);
    assert_non_null(p = tenon__resize(&f.mem, p, 20, 21, 1));
    for (int i = 0; i < 5; i++)
        assert_null(tenon__resize(&f.mem, NULL, 0, 1, 1));
    assert_int_equal(f.refused, 5);
    assert_int_equal(f.blocks, 2);
    tenon__resize(&f.mem, p, 21, 0, 1);
    tenon__resize(&f.mem, q, 7, 0, 64);
    assert_true(fault_clean(&f));
    fault_fini(&f);
}

/* What the failing memory complains about (its messages on stderr are part of the test). */
static void test_fault_complains(void **state)
{
    (void)state;
    fault f;
    fault_init(&f);
    char *p = tenon__resize(&f.mem, NULL, 0, 10, 1);
    assert_false(fault_clean(&f)); /* a leak */
    p = tenon__resize(&f.mem, p, 11, 12, 1);
    assert_int_equal(f.complaints, 1);
    p = tenon__resize(&f.mem, p, 12, 13, 2);
    assert_int_equal(f.complaints, 2);
    tenon__resize(&f.mem, NULL, 5, 0, 1);
    assert_int_equal(f.complaints, 3);
    char stranger[256] = {0};
    assert_null(tenon__resize(&f.mem, stranger + 128, 1, 2, 1));
    assert_int_equal(f.complaints, 4);
    tenon__resize(&f.mem, NULL, 0, 1, 3);
    assert_int_equal(f.complaints, 5);
    assert_int_equal(f.blocks, 2);
    fault_fini(&f);
    assert_int_equal(f.blocks, 0);
    assert_int_equal(f.bytes, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sizes),           cmocka_unit_test(test_heap),
        cmocka_unit_test(test_arena_in_place),  cmocka_unit_test(test_arena_alignment),
        cmocka_unit_test(test_arena_growth),    cmocka_unit_test(test_arena_limit),
        cmocka_unit_test(test_arena_exhausted), cmocka_unit_test(test_arena_reset),
        cmocka_unit_test(test_arena_room),      cmocka_unit_test(test_arena_marks),
        cmocka_unit_test(test_walks),           cmocka_unit_test(test_fault),
        cmocka_unit_test(test_fault_complains),
    };
    return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
