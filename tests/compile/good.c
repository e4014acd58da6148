/* SPDX-License-Identifier: MIT */
/* must compile */
/* The declarations that the other cases break, one at a time, whole. */
#include <tenon/tenon.h>

struct line {
    char *text;
    int quantity;
};
enum state { OPEN, CLOSED };
struct order {
    int id;
    char *email;
    double total;
    bool has_total;
    enum state state;
    struct line *lines;
    size_t n_lines;
};

TENON_DECLARE(line, struct line);
TENON_DECLARE_ENUM(state, enum state);
TENON_DECLARE(order, struct order);

TENON_BEGIN(line) = {
    TENON_FIELD(text, TENON_DEFAULT("none")),
    TENON_FIELD(quantity, TENON_MIN(1), TENON_MAX(100)),
} TENON_END;
TENON_ENUM_BEGIN(state) = {
    TENON_VALUE(OPEN, "open"),
    TENON_VALUE(CLOSED, "closed"),
} TENON_ENUM_END;
TENON_BEGIN(order) = {
    TENON_FIELD(id, TENON_REQUIRED),
    TENON_FIELD(email, TENON_NAME("e-mail"), TENON_OMIT_NULL),
    TENON_FIELD(total, TENON_HAS(has_total)),
    TENON_FIELD_OF(state, state),
    TENON_FIELD_OF(lines, line, TENON_COUNT(n_lines), TENON_MAX_COUNT(100)),
} TENON_END;

bool read_order(struct order *o, const char *text, size_t len, tenon_mem *mem, tenon_error *error)
{
    return order_json_read(o, text, len, mem, &(tenon_options){.flags = TENON_STRICT}, error);
}
