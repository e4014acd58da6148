/* SPDX-License-Identifier: MIT
 * gen/cases_rows.h: the types of cases.h by macro rows, which have no sets: all run-time naming of
 * theirs is made by the call. */
#ifndef TESTS_GEN_CASES_ROWS_H
#define TESTS_GEN_CASES_ROWS_H

#include "cases.h"

#include <tenon/type.h>

TENON_DECLARE_ENUM(row_color, enum case_color);
TENON_DECLARE(row_leaf, struct case_leaf);
TENON_DECLARE(row_node, struct case_node);
TENON_DECLARE(row_entry, struct case_entry);
TENON_DECLARE(row_leaves, struct case_leaves);
TENON_DECLARE(row_pair, struct case_pair);
TENON_DECLARE(row_all, struct case_all);

TENON_ENUM_BEGIN(row_color) = {
    TENON_VALUE(CASE_RED),
    TENON_VALUE(CASE_DARK_BLUE),
} TENON_ENUM_END;
TENON_BEGIN(row_leaf) = {
    TENON_FIELD(leaf_value),
    TENON_FIELD(IsReady),
} TENON_END;
TENON_BEGIN(row_node) = {
    TENON_FIELD(display_name),
    TENON_FIELD_OF(next_node, row_node, TENON_OMIT_NULL),
    TENON_FIELD(URLValue),
    TENON_FIELD(same, TENON_NAME("as_it_is")),
} TENON_END;
TENON_BEGIN(row_entry) = {
    TENON_FIELD(key),
    TENON_FIELD_OF(leaf_item, row_leaf),
} TENON_END;
TENON_BEGIN(row_leaves, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(leaf_items, row_leaf, TENON_COUNT(n)),
} TENON_END;
TENON_BEGIN(row_pair, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(pair_value, row_leaf),
} TENON_END;
TENON_BEGIN(row_all, TENON_REFUSE_UNKNOWN_MEMBERS) = {
    TENON_FIELD(item_count, TENON_REQUIRED, TENON_MIN(0)),
    TENON_FIELD(fixed_name, TENON_NAME("the fixed_name")),
    TENON_FIELD(old_one, TENON_ALIAS("oldOne\0older_one")),
    TENON_FIELD_OF(main_color, row_color),
    TENON_FIELD_OF(one_leaf, row_leaf),
    TENON_FIELD_OF(maybe_leaf, row_leaf),
    TENON_FIELD_OF(many_leaves, row_leaf, TENON_COUNT(n_leaves)),
    TENON_FIELD_OF(by_key, row_entry, TENON_MAP(row_entry, key), TENON_COUNT(n_keys)),
    TENON_FIELD_OF(plain_map, row_pair, TENON_MAP(row_pair, key), TENON_COUNT(n_pairs)),
    TENON_FIELD_OF(node_list, row_node),
    TENON_FIELD_OF(leaf_grid, row_leaf),
    TENON_FIELD_OF(bare_leaves, row_leaves),
    TENON_FIELD(textValue, TENON_OMIT_NULL),
    TENON_FIELD(__),
} TENON_END;

#endif
