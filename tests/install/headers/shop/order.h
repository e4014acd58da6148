/* SPDX-License-Identifier: MIT
 * order.h: an order, which has lines of another header. */
#ifndef ORDER_H
#define ORDER_H

#include "shop/line.h"

struct TENON() order {
    struct line *lines TENON(count = n_lines, max_count = MOST_LINES);
    size_t n_lines;
};

#endif
