/* SPDX-License-Identifier: MIT */
/* must fail gcc: '_Generic' selector of type 'double' is not compatible with any association */
/* must fail clang: controlling expression type 'double' not compatible with any generic association
 * type */
/* TENON_COUNT with a member that cannot count. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    int *numbers;
    double n;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(numbers, TENON_COUNT(n)),
} TENON_END;
