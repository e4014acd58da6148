/* SPDX-License-Identifier: MIT
 * types/cases_depth.h: what test_cases_depth.c describes. */
#ifndef TESTS_TYPES_CASES_DEPTH_H
#define TESTS_TYPES_CASES_DEPTH_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() chain {
    int v;
    struct chain *next;
};

struct TENON() twig {
    struct twig *left;
    char *name;
    struct twig *right;
    struct twig *middle;
};

struct TENON() bush {
    struct bush *kids TENON(count = n);
    size_t n;
};

#endif
