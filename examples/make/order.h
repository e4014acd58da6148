/* SPDX-License-Identifier: MIT
 * order.h: an order in a shop, annotated. The Makefile has order.tenon.* made of it. */
#ifndef ORDER_H
#define ORDER_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct line {
    char article[16] TENON(required);
    uint32_t pieces TENON(default = 1, min = 1, max = MOST_PIECES);
};

struct TENON(unknown = refuse) order {
    uint64_t number TENON(required);
    char *customer;
    struct line *lines TENON(count = n_lines, max_count = 100);
    size_t n_lines;
};

#endif
