/* SPDX-License-Identifier: MIT
 * A user's program with generated code: reads an order, writes it, and is refused a wrong one. */
#include "order.tenon.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char good[] = "{\"lines\":[{\"article\":\"nut\"}]}";
    static const char whole[] =
        "{\"lines\":[{\"article\":\"nut\",\"unit\":\"a piece\",\"pieces\":1}]}";
    static const char wrong[] = "{\"lines\":[{\"article\":\"nut\",\"pieces\":1001}]}";
    struct order order;
    tenon_arena arena;
    tenon_error error;
    char text[100];
    bool ok;

    tenon_arena_init(&arena, NULL, 0);
    ok = order_json_read(&order, good, sizeof good - 1, &arena.mem, NULL, &error) &&
         order_json_print(&order, text, sizeof text, NULL) == sizeof whole - 1 &&
         strcmp(text, whole) == 0 &&
         !order_json_read(&order, wrong, sizeof wrong - 1, &arena.mem, NULL, &error) &&
         error.code == TENON_E_RANGE && strcmp(error.path, "$.lines[0].pieces") == 0;
    tenon_arena_fini(&arena);
    if (!ok)
        tenon_error_print(&error, "order", stderr);
    return !ok;
}
