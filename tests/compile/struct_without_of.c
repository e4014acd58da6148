/* SPDX-License-Identifier: MIT */
/* must fail: tenon: no kind for this C type */
/* A struct needs TENON_FIELD_OF, which names its description. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    struct line line;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(line),
} TENON_END;
