/* SPDX-License-Identifier: MIT
 * battle/battle_test.h: what the tests of the battle share: headers, and how a case is found.
 *
 * A test that uses plan.c defines battle_peers and battle_absent, which plan.h declares: the peers
 * of the test. */
#ifndef TENON_TESTS_BATTLE_TEST_H
#define TENON_TESTS_BATTLE_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/tenon.h>

#include "battle/harness/plan.h"

extern const struct battle_peer battle_peer_tenon_generated, battle_peer_tenon_tables;

static inline const struct battle_case *find_case(const struct battle_cases *cases,
                                                  const char *model, enum battle_variant variant)
{
    for (size_t i = 0; i < cases->n; i++)
        if (strcmp(cases->list[i].model, model) == 0 && cases->list[i].variant == variant)
            return &cases->list[i];
    fail_msg("there is no %s, %s", model, battle_variant_name(variant));
    return NULL;
}

#endif
