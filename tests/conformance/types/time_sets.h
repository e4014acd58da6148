/* SPDX-License-Identifier: MIT
 * types/time_sets.h: what test_time_sets.c describes. */
#ifndef TESTS_TYPES_TIME_SETS_H
#define TESTS_TYPES_TIME_SETS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON(transparent) stamp {
    tenon_time at;
};

struct TENON() schema_test {
    char *description;
    tenon_raw data;
    bool valid;
};

struct TENON() schema_group {
    struct schema_test *tests TENON(count = n);
    size_t n;
};

struct TENON(transparent) schema_groups {
    struct schema_group *items TENON(count = n);
    size_t n;
};

struct TENON() toml_value {
    char *type TENON(required), *value TENON(required);
};

struct TENON(transparent) toml_entry {
    char *key;
    struct toml_value value;
};

struct TENON(transparent) toml_values {
    struct toml_entry *entries TENON(count = n, map);
    size_t n;
};

#endif
