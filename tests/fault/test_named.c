/* SPDX-License-Identifier: MIT
 * fault/test_named.c: memory that ends while a call makes its names: an error of its own, the
 * object zero, nothing left behind. The code under test is compiled here once more, over an arena
 * whose allocations are counted and refused. */
#include <tenon/tenon.h>

#include "base/base.h"
#include "type/type.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static size_t allocations, refused_at, arenas;

static void *counted_resize(tenon_mem *mem, void *old, size_t old_size, size_t new_size,
                            size_t align)
{
    return allocations++ == refused_at ? NULL : mem->resize(mem, old, old_size, new_size, align);
}

static void counted_init(tenon_arena *arena, void *first, size_t size)
{
    arenas++;
    tenon_arena_init(arena, first, size);
}
static void counted_fini(tenon_arena *arena)
{
    arenas--;
    tenon_arena_fini(arena);
}

#define tenon_arena_init   counted_init
#define tenon_arena_fini   counted_fini
#define tenon__named_begin begin_under_test
#define tenon__named_end   end_under_test
#define tenon__resize      counted_resize
#include "type/named.c"
#undef tenon__resize
#undef tenon_arena_init
#undef tenon_arena_fini

#define tenon__json_read_named  read_under_test
#define tenon__json_write_named write_under_test
#include "json/named.c"

struct inner {
    int inner_value;
    char *inner_text;
};
struct outer {
    int outer_value;
    struct inner one, *list;
    int n_list;
    struct outer *next;
};
TENON_DECLARE(inner, struct inner);
TENON_DECLARE(outer, struct outer);
TENON_BEGIN(inner) = {TENON_FIELD(inner_value), TENON_FIELD(inner_text)} TENON_END;
TENON_BEGIN(outer) = {
    TENON_FIELD(outer_value),
    TENON_FIELD_OF(one, inner),
    TENON_FIELD_OF(list, inner, TENON_COUNT(n_list)),
    TENON_FIELD_OF(next, outer),
} TENON_END;

static const char text[] =
    "{\"outerValue\":1,\"one\":{\"innerValue\":2},\"next\":{\"outerValue\":3}}";

static void every_allocation_fails_once(void **state)
{
    const tenon_options options = {.naming = TENON_NAMING_CAMEL};
    size_t failures = 0;
    (void)state;
    for (refused_at = 0;; refused_at++) {
        struct outer outer = {.outer_value = 77};
        tenon_error error = {.code = -1};
        tenon_arena arena;
        char buf[8];
        tenon_sink sink;
        tenon_arena_init(&arena, NULL, 0);
        allocations = 0;
        if (read_under_test(outer_type(), &outer, text, sizeof text - 1, &arena.mem, &options,
                            &error, false)) {
            assert_int_equal(outer.next->outer_value, 3);
            tenon_arena_fini(&arena);
            break;
        }
        failures++;
        assert_int_equal(error.code, TENON_E_MEMORY);
        assert_int_equal(outer.outer_value, 0);
        outer.outer_value = 77;
        allocations = 0;
        assert_false(read_under_test(outer_type(), &outer, text, sizeof text - 1, &arena.mem,
                                     &options, NULL, true));
        assert_int_equal(outer.outer_value, 77); /* an update that fails so early changes nothing */
        tenon_sink_fixed(&sink, buf, sizeof buf);
        allocations = 0;
        error.code = -1;
        assert_false(write_under_test(outer_type(), &outer, &sink, &options, &error));
        assert_int_equal(error.code, TENON_E_MEMORY);
        tenon_arena_fini(&arena);
    }
    assert_int_equal(arenas, 0);
    /* two copies of types, each with rows, references and a hash; and six names */
    assert_int_equal(failures, 2 * 4 + 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_allocation_fails_once)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
