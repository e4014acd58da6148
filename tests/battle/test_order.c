/* SPDX-License-Identifier: MIT
 * test_order.c: dictionaries are the same in any order, and only then. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "battle/cases/cases.h"

#include <string.h>

static const struct battle_case *find(const struct battle_cases *cases, enum battle_kind kind)
{
    for (size_t i = 0; i < cases->n; i++)
        if (cases->list[i].kind == kind && cases->list[i].variant == BATTLE_CONSTANT)
            return &cases->list[i];
    fail_msg("there is no such case");
    return NULL;
}

static void test_dictionary(void **state)
{
    const struct battle_cases *cases = *state;
    const struct battle_case *one = find(cases, BATTLE_DICTIONARY);
    struct small_dictionary other = *(const struct small_dictionary *)battle_object(one, 0);
    struct small_entry *entries = calloc(other.n, sizeof *entries);
    char why[600];
    for (size_t i = 0; i < other.n; i++)
        entries[i] = other.Dict[other.n - 1 - i];
    other.Dict = entries;
    assert_true(battle_check_object(one, 0, &other, why, sizeof why));
    entries[500].value.NumPurchases++;
    assert_false(battle_check_object(one, 0, &other, why, sizeof why));
    entries[500].value.NumPurchases--;
    entries[7].key = entries[8].key;
    assert_false(battle_check_object(one, 0, &other, why, sizeof why));
    entries[7].key = (tenon_str){"Bill Gates99", 11}; /* which is also a beginning */
    assert_false(battle_check_object(one, 0, &other, why, sizeof why));
    other.n--;
    assert_false(battle_check_object(one, 0, &other, why, sizeof why));
    free(entries);
}

static void test_fields_of_a_log(void **state)
{
    const struct battle_cases *cases = *state;
    const struct battle_case *one = find(cases, BATTLE_LOG);
    struct system_log other = *(const struct system_log *)battle_object(one, 0);
    struct log_field fields[2] = {other.ExtFileds[1], other.ExtFileds[0]};
    char why[600];
    other.ExtFileds = fields;
    assert_true(battle_check_object(one, 0, &other, why, sizeof why));
    fields[0].value = fields[1].value;
    assert_false(battle_check_object(one, 0, &other, why, sizeof why));
}

/* An array's order is what it says. */
static void test_array(void **state)
{
    const struct battle_cases *cases = *state;
    const struct battle_case *one = find(cases, BATTLE_ARRAY);
    struct small_array other = *(const struct small_array *)battle_object(one, 0);
    struct small *items = calloc(other.n, sizeof *items);
    char why[600];
    memcpy(items, other.items, other.n * sizeof *items);
    other.items = items;
    items[3].NumPurchases = 7;
    struct battle_case mine = *one;
    mine.objects = (char *)&other;
    struct small_array turned = other;
    turned.items = calloc(other.n, sizeof *items);
    memcpy(turned.items, items, other.n * sizeof *items);
    turned.items[3] = items[4];
    turned.items[4] = items[3];
    assert_true(battle_check_object(&mine, 0, &other, why, sizeof why));
    assert_false(battle_check_object(&mine, 0, &turned, why, sizeof why));
    free(turned.items);
    free(items);
}

static int make_cases(void **state)
{
    struct battle_cases *cases = malloc(sizeof *cases);
    battle_cases_make(cases, NULL);
    *state = cases;
    return 0;
}

static int free_cases(void **state)
{
    battle_cases_free(*state);
    free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dictionary),
        cmocka_unit_test(test_fields_of_a_log),
        cmocka_unit_test(test_array),
    };
    return cmocka_run_group_tests(tests, make_cases, free_cases);
}
