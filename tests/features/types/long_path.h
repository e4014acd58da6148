/* SPDX-License-Identifier: MIT
 * types/long_path.h: what test_long_path.c describes. */
#ifndef TESTS_TYPES_LONG_PATH_H
#define TESTS_TYPES_LONG_PATH_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() node {
    struct node *children_of_this_node TENON(count = n);
    size_t n;
    int value_at_fault;
};

#endif
