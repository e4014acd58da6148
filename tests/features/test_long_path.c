/* SPDX-License-Identifier: MIT
 * test_long_path.c: paths of errors that are too long for tenon_error lose their middle, never the
 * member at fault; both for few long names and for more levels than the trail holds. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/tenon.h>

#include "types/long_path.h"
#ifdef TEST_GENERATED
#include "types/long_path.tenon.h"
#else
TENON_DECLARE(node, struct node);
TENON_BEGIN(node) = {
    TENON_FIELD_OF(children_of_this_node, node, TENON_COUNT(n)),
    TENON_FIELD(value_at_fault),
} TENON_END;
#endif

/* {"children_of_this_node":[{ ... {"value_at_fault":true} ... }]} with so many lists. */
static const char *path_at(int levels, tenon_error *error)
{
    static const char open[] = "{\"children_of_this_node\":[",
                      wrong[] = "{\"value_at_fault\":true}";
    char text[4096] = "";
    char memory[4096];
    struct node node;
    tenon_arena arena;
    for (int i = 0; i < levels; i++)
        strcat(text, open);
    strcat(text, wrong);
    for (int i = 0; i < levels; i++)
        strcat(text, "]}");
    tenon_arena_init(&arena, memory, sizeof memory);
    assert_false(node_json_read(&node, text, strlen(text), &arena.mem, NULL, error));
    assert_int_equal(error->code, TENON_E_TYPE);
    tenon_arena_fini(&arena);
    return error->path;
}

static void short_path_is_whole(void **state)
{
    tenon_error error;
    (void)state;
    assert_string_equal(path_at(0, &error), "$.value_at_fault");
    assert_string_equal(path_at(2, &error),
                        "$.children_of_this_node[0].children_of_this_node[0].value_at_fault");
}

static void long_path_has_both_ends(void **state)
{
    static const char first[] = "$.children_of_this_node", last[] = ".value_at_fault";
    tenon_error error;
    (void)state;
    for (int levels = 4; levels < 40; levels++) {
        const char *path = path_at(levels, &error), *dots = strstr(path, "...");
        size_t len = strlen(path);
        assert_true(len < sizeof error.path);
        assert_non_null(dots);
        assert_null(strstr(dots + 3, "..."));
        assert_memory_equal(path, first, sizeof first - 1);
        assert_true(len > sizeof last - 1);
        assert_string_equal(path + len - (sizeof last - 1), last);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_path_is_whole),
        cmocka_unit_test(long_path_has_both_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
