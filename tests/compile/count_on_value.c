/* SPDX-License-Identifier: MIT */
/* must fail: tenon: TENON_COUNT is for pointers and arrays */
/* TENON_COUNT on a value that is alone. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    int number;
    size_t n;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(number, TENON_COUNT(n)),
} TENON_END;
