/* SPDX-License-Identifier: MIT */
/* must fail gcc: 'tenon__c_lien' undeclared */
/* must fail clang: unknown type name 'tenon__c_lien' */
/* TENON_FIELD_OF with a name that nothing declares. */
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
    TENON_FIELD_OF(line, lien),
} TENON_END;
