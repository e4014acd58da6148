/* SPDX-License-Identifier: MIT
 * print.c: numbers and text for people. */
#include "print.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void battle_put_time(FILE *to, double ns)
{
    static const char *const units[] = {"ns", "µs", "ms", "s"};
    size_t unit = 0;
    /* 999.5 would print as 1000. */
    for (; unit < 3 && ns >= 999.5; unit++)
        ns /= 1000;
    fprintf(to, "%.*f %s", ns < 9.995 ? 2 : ns < 99.95 ? 1 : 0, ns, units[unit]);
}

void battle_put_factor(FILE *to, double factor)
{
    if (isnan(factor))
        fputs("?", to);
    else if (factor < 1.995)
        fprintf(to, "%.2f", factor);
    else if (factor < 9.95)
        fprintf(to, "%.1f", factor);
    else
        battle_put_count(to, (uint64_t)llround(factor));
}

void battle_put_count(FILE *to, uint64_t count)
{
    char digits[32];
    const int n = snprintf(digits, sizeof digits, "%llu", (unsigned long long)count);
    for (int i = 0; i < n; i++) {
        if (i > 0 && (n - i) % 3 == 0)
            fputc(',', to);
        fputc(digits[i], to);
    }
}

void battle_put(FILE *to, tenon_str text)
{
    if (text.len > 0)
        fwrite(text.data, 1, text.len, to);
}

void battle_put_escaped(FILE *to, tenon_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        switch (text.data[i]) {
        case '<':
            fputs("&lt;", to);
            break;
        case '>':
            fputs("&gt;", to);
            break;
        case '&':
            fputs("&amp;", to);
            break;
        case '"':
            fputs("&quot;", to);
            break;
        case '\'':
            fputs("&#39;", to);
            break;
        default:
            fputc(text.data[i], to);
        }
    }
}

bool battle_text_open(struct battle_text *text)
{
    *text = (struct battle_text){0};
    text->file = open_memstream(&text->data, &text->len);
    return text->file != NULL;
}

const char *battle_text_close(struct battle_text *text, tenon_arena *arena)
{
    char *kept = NULL;
    const bool good = !ferror(text->file);
    if (fclose(text->file) == 0 && good)
        kept = battle_arena_get(arena, text->len + 1);
    if (kept)
        memcpy(kept, text->data, text->len);
    free(text->data);
    return kept;
}

void *battle_arena_get(tenon_arena *arena, size_t size)
{
    void *got = arena->mem.resize(&arena->mem, NULL, 0, size ? size : 1, 16);
    return got ? memset(got, 0, size) : NULL;
}

bool battle_fail(tenon_error *error, int code, const char *detail, const char *path)
{
    if (error) {
        *error = (tenon_error){.code = code};
        snprintf(error->detail, sizeof error->detail, "%s%s%.100s", detail, path ? ": " : "",
                 path ? path : "");
    }
    return false;
}
