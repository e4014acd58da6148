/* SPDX-License-Identifier: MIT
 * line.h: a line of an order; MOST_PIECES and UNIT are definitions of the target. */
#ifndef LINE_H
#define LINE_H

#include <limits_of_shop.h>
#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() line {
    char article[16] TENON(required);
    char unit[16] TENON(default = UNIT);
    uint32_t pieces TENON(default = 1, min = 1, max = MOST_PIECES);
};

#endif
