/* SPDX-License-Identifier: MIT */
/* must fail gcc: passing argument 1 of 'order_json_read' from incompatible pointer type */
/* must fail clang: incompatible pointer types passing 'struct line \*' to parameter of type 'struct
 * order \*' */
/* Reading into another struct than the described one. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
struct order {
    int id;
};
TENON_DECLARE(order, struct order);

bool read_line(struct line *line, const char *text, size_t len)
{
    return order_json_read(line, text, len, NULL, NULL, NULL);
}
