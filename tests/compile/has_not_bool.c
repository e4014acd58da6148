/* SPDX-License-Identifier: MIT */
/* must fail gcc: '_Generic' selector of type 'int \*' is not compatible with any association */
/* must fail clang: controlling expression type 'int \*' not compatible with any generic association
 * type */
/* TENON_HAS with a companion that is no bool. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    int number;
    int has_number;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(number, TENON_HAS(has_number)),
} TENON_END;
