/* SPDX-License-Identifier: MIT
 * types/threads_cases.h: what test_threads_cases.c describes. */
#ifndef TESTS_TYPES_THREADS_CASES_H
#define TESTS_TYPES_THREADS_CASES_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum TENON() shade { LIGHT, MEDIUM, DARK };

struct TENON() part {
    int weight TENON(min = 0, max = 1000);
    char *label TENON(default = "none", alias = "tag", alias = "name");
    enum shade shade;
};

struct TENON() thing {
    int64_t id TENON(required);
    double ratio;
    tenon_str name;
    struct part part, *spare TENON(omit_null);
    struct part *parts TENON(count = n_parts);
    size_t n_parts;
    char fixed[16];
    int thread;
};

struct TENON(transparent) thing_entry {
    tenon_str key;
    struct thing value;
};

struct TENON(transparent) things {
    struct thing_entry *entries TENON(count = n, map);
    size_t n;
};

struct TENON() wide {
    int m[6];
    int a, b, c, d, e, f, g, h, i, j, k, l;
};

#endif
