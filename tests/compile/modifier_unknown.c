/* SPDX-License-Identifier: MIT */
/* must fail: TENON_REQURED */
/* A modifier with a slip of the pen. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    int number;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(number, TENON_REQURED),
} TENON_END;
