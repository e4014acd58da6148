/* SPDX-License-Identifier: MIT */
/* must fail: the described type must be the member */
/* TENON_FIELD_OF with the description of another struct. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    struct other {
        int quantity;
    } other;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD_OF(other, line),
} TENON_END;
