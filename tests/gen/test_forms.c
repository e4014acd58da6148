/* SPDX-License-Identifier: MIT
 * gen/test_forms.c: the declarations of forms.h mean in the text what they mean in C, by both
 * engines. */
#include "forms.tenon.c"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "engines.h"

static const char whole[] =
    "{\"access\":\"FORM_WRITE\",\"modes\":[\"FORM_READ\",\"FORM_BOTH\"],\"label\":\"a\","
    "\"labels\":[\"b\",\"c\"],\"pairs\":[[1,2],[3,4]],\"text\":\"t\",\"texts\":[\"u\",null],"
    "\"wide\":18446744073709551615,\"inner\":{\"label\":\"d\",\"pair\":[5,6]},"
    "\"inners\":[{\"label\":\"\",\"pair\":[0,0]},{\"label\":\"e\",\"pair\":[7,8]}],"
    "\"maybe\":{\"label\":\"f\",\"pair\":[9,10]},\"many\":[{\"label\":\"g\",\"pair\":[11,12]}],"
    "\"same\":{\"value\":13},\"same_by_tag\":{\"value\":14},\"bare\":{\"aB\":15},"
    "\"other\":{\"x\":16},\"flat_a\":17,\"flat b\":18,\"flat_c\":true,"
    "\"nested\":{\"depth\":19,\"deep\":\"FORM_DEEP\",\"deepest\":{\"again\":\"FORM_DEEPER\"}},"
    "\"nested_p\":{\"depth\":20,\"deep\":\"FORM_DEEPER\",\"deepest\":{\"again\":\"FORM_DEEP\"},"
    "\"deepest_p\":{\"again\":\"FORM_DEEPER\"}},\"size\":21,\"signed_size\":-22,\"offset\":23,"
    "\"at\":24,\"pid\":25,\"wide_char\":26}";

static void every_form(void **state)
{
    (void)state;
    for (unsigned engine = 0; engine < 2; engine++) {
        tenon_options options = {.engine = (uint8_t)engine};
        struct form_all all;
        tenon_arena arena;
        tenon_error error;
        char buf[sizeof whole];
        tenon_arena_init(&arena, NULL, 0);
        memset(&all, 0x5A, sizeof all);
        if (!form_all_json_read(&all, whole, sizeof whole - 1, &arena.mem, &options, &error)) {
            print_error("%s: %s\n", error.path, error.detail);
            fail();
        }
        assert_int_equal(all.flat_b, 18);
        assert_true(all.flat_c);
        assert_int_equal(all.nested_p->deepest_p->again, FORM_DEEPER);
        assert_int_equal(all.many[0].pair[1], 12);
        assert_int_equal(all.one, 0x5A5A5A5A); /* unions that are ignored are not touched */
        assert_int_equal(all.left_out.left, 0x5A5A5A5A);
        assert_int_equal(form_all_json_print(&all, buf, sizeof buf, &options), sizeof whole - 1);
        assert_string_equal(buf, whole);
        tenon_arena_fini(&arena);
    }
}

static void both_engines_agree(void **state)
{
    static const subject s = {"form_all", form_all_type, NULL};
    (void)state;
    with_random_texts(&s, 20, 0, check_both);
    with_random_texts(&s, 3, 0, check_remixed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form),
        cmocka_unit_test(both_engines_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
