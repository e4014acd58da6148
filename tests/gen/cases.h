/* SPDX-License-Identifier: MIT
 * cases.h: types for run-time naming: nested, in lists, dictionaries and fixed arrays, recursive, with a case of their own,
 * with names and aliases that no policy touches. made with: --cases=camel,SNAKE --case-functions */
#ifndef TESTS_GEN_CASES_H
#define TESTS_GEN_CASES_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum TENON() case_color { CASE_RED, CASE_DARK_BLUE };

struct case_leaf {
    int leaf_value;
    bool IsReady;
};

struct TENON(case = pascal) case_node {
    char *display_name;
    struct case_node *next_node TENON(omit_null);
    int URLValue, same TENON(name = "as_it_is");
};

struct case_entry {
    char *key;
    struct case_leaf leaf_item;
};

struct TENON(transparent) case_leaves {
    struct case_leaf *leaf_items TENON(count = n);
    size_t n;
};

struct TENON(transparent) case_pair {
    char *key;
    struct case_leaf pair_value;
};

struct TENON(unknown = refuse) case_all {
    int item_count TENON(required, min = 0);
    int fixed_name TENON(name = "the fixed_name");
    int old_one TENON(alias = "oldOne", alias = "older_one");
    enum case_color main_color;
    struct case_leaf one_leaf, *maybe_leaf;
    struct case_leaf *many_leaves TENON(count = n_leaves);
    size_t n_leaves;
    struct case_entry *by_key TENON(map, count = n_keys);
    size_t n_keys;
    struct case_pair *plain_map TENON(map, count = n_pairs);
    size_t n_pairs;
    struct case_node *node_list;
    struct case_leaf leaf_grid[2];
    struct case_leaves bare_leaves;
    char *textValue TENON(omit_null);
    int __;
};

#endif
