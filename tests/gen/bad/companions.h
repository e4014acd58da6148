/* SPDX-License-Identifier: MIT
 * Counts and bools of other members. */
#include <stdbool.h>
#include <stdint.h>
struct TENON() a {
    /* a comment */
    int *items TENON(count = n_item);
    unsigned n_items;
    int *b TENON(count = real);
    double real;
    int c[256] TENON(count = n_small);
    uint8_t n_small;
    int d TENON(count = n_items);
    int *e TENON(count = n_items), *f TENON(count = n_items);
    int g;
    int maybe; int with_maybe TENON(has = maybe);
    int *own TENON(count = n_own);
    int n_own TENON(name = "n");
    int plain;
    int (*pairs)[2];
    struct a **links;
    int *few TENON(count = counted,

                   max_count = 200);
    int8_t counted;
};
