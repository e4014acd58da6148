/* SPDX-License-Identifier: MIT
 * print.h: how the report prints times, factors and text. The page's script (report.js) prints
 * numbers by the same rules. Not here: what is said. */
#ifndef BATTLE_PRINT_H
#define BATTLE_PRINT_H

#include <tenon/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Three significant digits: "47.6 ns", "1.20 µs", "702 µs", "40.1 ms", "3.02 s". */
void battle_put_time(FILE *to, double ns);
/** "0.74", "1.36", "9.9", "15", "2,768": two decimals below 2, one below 10, none beyond. */
void battle_put_factor(FILE *to, double factor);
/** "40,140" */
void battle_put_count(FILE *to, uint64_t count);

void battle_put(FILE *to, tenon_str text);
/** With the five characters replaced that mean something in HTML and XML. */
void battle_put_escaped(FILE *to, tenon_str text);

/** Text that is put together by printing: open, print to `file`, close. */
struct battle_text {
    FILE *file;
    char *data;
    size_t len;
};
/** false: memory. */
bool battle_text_open(struct battle_text *text);
/** Gives the text, in the arena and NUL-terminated; NULL: memory. */
const char *battle_text_close(struct battle_text *text, tenon_arena *arena);

/** size zero bytes of the arena, or NULL. */
void *battle_arena_get(tenon_arena *arena, size_t size);

/** Sets *error, when there is one, to code and detail. Always false. */
bool battle_fail(tenon_error *error, int code, const char *detail, const char *path);

#ifdef __cplusplus
}
#endif
#endif
