/* SPDX-License-Identifier: MIT
 * demo_ways.c: one struct, described twice, read and written in three ways:
 *
 *   macro rows        models.c, by the tables that the rows are
 *   generated tables  models.tenon.c, made by tenongen of models.h: its tables alone
 *   generated code    the same with its functions, which hand what they do not expect to the tables
 *
 * A right text must give the same value and the same bytes in each, wrong ones the same message to
 * the last byte. */
#include "demo.h"
#include "models.tenon.h"
#include "models_rows.h"

#include <string.h>

const struct demo_way *demo_ways(void)
{
    static const struct demo_way ways[DEMO_WAYS] = {
        {"macro rows", true, TENON_ENGINE_AUTO},
        {"generated tables", false, TENON_TABLES},
        {"generated code", false, TENON_ENGINE_AUTO},
    };
    return ways;
}

enum { MESSAGE = 600 };

/* What became of a text: what was written back, or the message. */
struct outcome {
    bool read;
    char text[MESSAGE];
};

static void try_way(struct demo *demo, const struct demo_way *way, const char *text,
                    struct outcome *ret)
{
    const tenon_type *type = way->rows ? small_list_rows_type() : small_list_type();
    const tenon_options options = {.engine = way->engine, .flags = TENON_STRICT};
    struct small_list list;
    tenon_error error;

    tenon_arena_reset(&demo->arena);
    ret->read =
        tenon_json_read(type, &list, text, strlen(text), &demo->arena.mem, &options, &error);
    if (ret->read)
        tenon_json_print(type, &list, ret->text, sizeof ret->text, &options);
    else
        tenon_error_format(&error, "list", ret->text, sizeof ret->text);
}

/* The first way's outcome is shown, the others' are compared with it. */
static void try_text(struct demo *demo, const char *what, const char *text, bool readable)
{
    struct outcome first, other;
    const char *kind = readable ? "bytes" : "message";

    try_way(demo, demo_ways(), text, &first);
    demo_check(demo, first.read == readable);
    printf("\n%s\n\n    %s\n\n", what, text);
    printf("  %-18s%s\n", demo_ways()->name, first.read ? "read and written back:" : "refused:");
    printf("%s%s\n", first.read ? "    " : "", first.text);
    for (size_t i = 1; i < DEMO_WAYS; i++) {
        const struct demo_way *way = demo_ways() + i;
        try_way(demo, way, text, &other);
        if (demo_check(demo, other.read == first.read && strcmp(other.text, first.text) == 0))
            printf("  %-18sthe same %s\n", way->name, kind);
        else
            printf("  %-18sOTHER %s:\n%s\n", way->name, kind, other.text);
    }
}

void demo_same(struct demo *demo)
{
    demo_heading("One struct by macro rows and by tenongen, three ways to read and write it", NULL);
    try_text(demo, "A right text, as our own writer makes it:",
             "{\"List\":[{\"Name\":\"Ada\",\"NumPurchases\":3,\"IsVIP\":true}]}", true);
    try_text(demo, "Another spelling of it, which generated code leaves to the tables:",
             "{ \"List\": [ {\"IsVIP\": true, \"NumPurchases\": 3, \"Name\": \"\\u0041da\"} ] }",
             true);
    try_text(demo, "A number beyond its C type:",
             "{\"List\":[{\"Name\":\"Ada\",\"NumPurchases\":3000000000,\"IsVIP\":true}]}", false);
    try_text(demo, "A misspelt member:",
             "{\"List\":[{\"Name\":\"Ada\",\"NumPurchase\":3,\"IsVIP\":true}]}", false);
}
