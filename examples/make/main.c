/* SPDX-License-Identifier: MIT
 * main.c: reads an order from stdin, counts its pieces, and writes it out in full. */
#include "order.tenon.h"

#include <stdio.h>

int main(void)
{
    struct order order;
    tenon_arena arena;
    tenon_error error;
    tenon_source source;
    tenon_sink out;
    unsigned long pieces = 0;

    tenon_arena_init(&arena, NULL, 0);
    tenon_source_file(&source, stdin);
    if (!order_json_read_source(&order, &source, &arena.mem, NULL, &error)) {
        tenon_error_print(&error, "order", stderr);
        tenon_arena_fini(&arena);
        return 1;
    }
    for (size_t i = 0; i < order.n_lines; i++)
        pieces += order.lines[i].pieces;
    printf("%lu pieces: ", pieces);
    tenon_sink_file(&out, stdout);
    order_json_write(&order, &out, NULL, NULL); /* a failure sticks to the sink */
    if (!tenon_sink_fini(&out, &error))
        tenon_error_print(&error, "stdout", stderr);
    putchar('\n');
    tenon_arena_fini(&arena);
    return error.code != TENON_E_NONE;
}
