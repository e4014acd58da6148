/* SPDX-License-Identifier: MIT */
/* must fail: no member named 'ident' */
/* A row for a member that the struct does not have. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
TENON_DECLARE(line, struct line);

struct order {
    int id;
};
TENON_DECLARE(order, struct order);
TENON_BEGIN(order) = {
    TENON_FIELD(ident),
} TENON_END;
