/* SPDX-License-Identifier: MIT
 * test_omitted_strict.c: what tenon writes passes TENON_STRICT when it is read again, members that
 * were left out included.
 *
 * A row with TENON_OMIT_NULL, TENON_OMIT_EMPTY or TENON_OMIT_DEFAULT says that absence is one of
 * the member's forms, so TENON_MISSING_REFUSE lets it be absent. Without such a word it is missing,
 * and TENON_REQUIRED is stronger than any. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/tenon.h>

#include "types/omitted_strict.h"
#ifdef TEST_GENERATED
#include "types/omitted_strict.tenon.h"
#else
TENON_DECLARE(sparse, struct sparse);
TENON_BEGIN(sparse) = {
    TENON_FIELD(note, TENON_OMIT_NULL),
    TENON_FIELD(raw, TENON_OMIT_NULL),
    TENON_FIELD(tags, TENON_COUNT(n_tags), TENON_OMIT_EMPTY),
    TENON_FIELD(level, TENON_OMIT_DEFAULT),
    TENON_FIELD(id),
} TENON_END;
TENON_DECLARE(firm, struct firm);
TENON_BEGIN(firm) = {TENON_FIELD(note, TENON_OMIT_NULL, TENON_REQUIRED)} TENON_END;
#endif

static const tenon_options strict = {.flags = TENON_STRICT};

static void own_text_is_strict(void **state)
{
    struct sparse first = {.id = 7}, second;
    char text[64];
    size_t len = sparse_json_print(&first, text, sizeof text, NULL);
    tenon_error error;
    (void)state;
    assert_string_equal(text, "{\"id\":7}");
    if (!sparse_json_read(&second, text, len, NULL, &strict, &error))
        fail_msg("%s", error.detail);
    assert_true(sparse_equal(&first, &second));
}

static void others_are_missing(void **state)
{
    struct sparse object;
    tenon_error error;
    (void)state;
    assert_false(sparse_json_read(&object, "{\"level\":1}", 11, NULL, &strict, &error));
    assert_int_equal(error.code, TENON_E_MISSING);
    assert_string_equal(error.detail, "missing id");
}

static void required_is_stronger(void **state)
{
    struct firm object;
    tenon_error error;
    (void)state;
    assert_false(firm_json_read(&object, "{}", 2, NULL, &strict, &error));
    assert_int_equal(error.code, TENON_E_MISSING);
    assert_false(firm_json_read(&object, "{}", 2, NULL, NULL, &error));
    assert_int_equal(error.code, TENON_E_MISSING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(own_text_is_strict),
        cmocka_unit_test(others_are_missing),
        cmocka_unit_test(required_is_stronger),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
