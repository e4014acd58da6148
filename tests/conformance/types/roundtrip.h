/* SPDX-License-Identifier: MIT
 * types/roundtrip.h: what test_roundtrip.c describes. */
#ifndef TESTS_TYPES_ROUNDTRIP_H
#define TESTS_TYPES_ROUNDTRIP_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON(transparent) bools {
    bool *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) signeds {
    int64_t *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) unsigneds {
    uint64_t *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) reals {
    double *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) strings {
    tenon_str *items TENON(count = n);
    size_t n;
};

struct TENON() nothing {
    int unused TENON(ignore);
};

struct TENON() foo {
    char *foo;
};

struct TENON() a_foo {
    char *a;
    tenon_str foo;
};

#endif
