/* SPDX-License-Identifier: MIT
 * types/io.h: what test_io.c describes. */
#ifndef TESTS_TYPES_IO_H
#define TESTS_TYPES_IO_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct config {
    char *name;
    int *numbers TENON(count = n);
    size_t n;
};

#endif
