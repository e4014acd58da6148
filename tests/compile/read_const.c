/* SPDX-License-Identifier: MIT */
/* must fail gcc: passing argument 1 of 'order_json_read' discards 'const' qualifier */
/* must fail clang: passing 'const struct order \*' to parameter of type 'struct order \*' discards
 * qualifiers */
/* Reading into a constant object. */
#include <tenon/tenon.h>

struct order {
    int id;
};
TENON_DECLARE(order, struct order);

bool read_into(const struct order *order, const char *text, size_t len)
{
    return order_json_read(order, text, len, NULL, NULL, NULL);
}
