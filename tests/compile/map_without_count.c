/* SPDX-License-Identifier: MIT */
/* must fail: tenon: TENON_MAP is for a pointer to entries with TENON_COUNT */
/* A dictionary without its count. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    struct line *lines;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD_OF(lines, line, TENON_MAP(line, quantity)),
} TENON_END;
