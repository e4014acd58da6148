/* SPDX-License-Identifier: MIT */
/* must fail: tenon: no kind for this C type */
/* A row for a type that is no scalar: a function's address. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    void (*callback)(void);
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(callback),
} TENON_END;
