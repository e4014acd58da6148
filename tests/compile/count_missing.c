/* SPDX-License-Identifier: MIT */
/* must fail: no member named 'n_numbers' */
/* TENON_COUNT with a member that the struct does not have. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    int *numbers;
    size_t n;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(numbers, TENON_COUNT(n_numbers)),
} TENON_END;
