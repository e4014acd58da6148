/* SPDX-License-Identifier: MIT
 * types/cases_output.h: what test_cases_output.c describes. */
#ifndef TESTS_TYPES_CASES_OUTPUT_H
#define TESTS_TYPES_CASES_OUTPUT_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON(transparent) reals {
    double *items TENON(count = n);
    size_t n;
};

struct TENON() mixed {
    double a[3];
    float f;
};

struct TENON() tight {
    double v;
    char *s;
};

struct TENON(transparent) ints {
    int *items TENON(count = n);
    size_t n;
};

#endif
