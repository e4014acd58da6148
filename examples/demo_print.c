/* SPDX-License-Identifier: MIT
 * demo_print.c: headings and columns. A character takes one column; wide ones are not looked up. */
#define _POSIX_C_SOURCE 200809L
#include "demo.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>

bool demo_screen_is_utf8(void)
{
    return setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static bool is_continuation(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

static size_t characters(const char *text)
{
    size_t n = 0;
    for (; *text; text++)
        n += !is_continuation(*text);
    return n;
}

void demo_cell(const struct demo *demo, const char *text, size_t columns, bool last)
{
    size_t n, shown;
    if (!text)
        text = "";
    n = characters(text);
    shown = n <= columns ? n : columns - 2;
    for (size_t i = 0; *text; text++) {
        bool plain = (unsigned char)*text >= 0x20 && *text != 0x7F &&
                     (demo->utf8 || (unsigned char)*text < 0x80);
        if (!is_continuation(*text) && i++ == shown)
            break;
        if (plain)
            putchar(*text);
        else if (!is_continuation(*text))
            putchar('?');
    }
    if (n > columns) {
        fputs("..", stdout);
        n = columns;
    }
    if (!last)
        printf("%*s", (int)(columns - n + 2), "");
}

void demo_heading(const char *title, char *const *command)
{
    printf("\n%s", title);
    for (size_t i = 0; command && command[i]; i++)
        printf("%s%s", i == 0 ? ": " : " ", command[i]);
    putchar('\n');
}
