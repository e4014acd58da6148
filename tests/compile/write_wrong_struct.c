/* SPDX-License-Identifier: MIT */
/* must fail gcc: passing argument 1 of 'order_json_write' from incompatible pointer type */
/* must fail clang: incompatible pointer types passing 'const struct line \*' to parameter of type
 * 'const struct order \*' */
/* Writing another struct than the described one. */
#include <tenon/tenon.h>

struct line {
    int quantity;
};
struct order {
    int id;
};
TENON_DECLARE(order, struct order);

bool write_line(const struct line *line, tenon_sink *sink)
{
    return order_json_write(line, sink, NULL, NULL);
}
