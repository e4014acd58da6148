/* SPDX-License-Identifier: MIT */
/* must fail gcc: initialized field overwritten */
/* must fail clang: initializer overrides prior initialization of this subobject */
/* The same modifier twice. */
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
    TENON_FIELD(number, TENON_MIN(1), TENON_MIN(2)),
} TENON_END;
