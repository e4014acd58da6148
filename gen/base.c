/* SPDX-License-Identifier: MIT
 * base.c: memory, text and files of the generator. Memory is given back at the end, all at once;
 * the list of its blocks is the one state that the program has outside struct run. Files are
 * written only after everything was found to be right (main.c). */
#include "gen.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef union block {
    union block *next;
    max_align_t align;
} block;
static block *blocks;

void *gen_alloc(size_t size)
{
    block *b = calloc(1, sizeof *b + size);
    if (!b) {
        fputs("tenongen: out of memory\n", stderr);
        exit(1);
    }
    b->next = blocks;
    blocks = b;
    return b + 1;
}

void gen_free_all(void)
{
    while (blocks) {
        block *next = blocks->next;
        free(blocks);
        blocks = next;
    }
}

char *gen_copy(const char *s, size_t len)
{
    char *copy = gen_alloc(len + 1);
    if (len)
        memcpy(copy, s, len);
    return copy;
}

char *gen_format_args(const char *format, va_list args)
{
    va_list again;
    int n;
    char *s;
    va_copy(again, args);
    n = vsnprintf(NULL, 0, format, again);
    va_end(again);
    s = gen_alloc((size_t)n + 1);
    vsnprintf(s, (size_t)n + 1, format, args);
    return s;
}

char *gen_format(const char *format, ...)
{
    va_list args;
    char *s;
    va_start(args, format);
    s = gen_format_args(format, args);
    va_end(args);
    return s;
}

void text_bytes(text *t, const char *s, size_t len)
{
    if (t->len + len + 1 > t->size) {
        char *data = gen_alloc(t->size = 4 * (t->len + len) + 64);
        if (t->len)
            memcpy(data, t->data, t->len);
        t->data = data;
    }
    memcpy(t->data + t->len, s, len);
    t->len += len;
    t->data[t->len] = 0;
}

void text_add(text *t, const char *format, ...)
{
    va_list args;
    char *s;
    va_start(args, format);
    s = gen_format_args(format, args);
    va_end(args);
    text_bytes(t, s, strlen(s));
}

void text_c_string(text *t, const char *s, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\')
            text_add(t, "\\%c", c);
        else if (c == '?') /* never a trigraph */
            text_add(t, "\\?");
        else if (c < 0x20 || c >= 0x7f)
            text_add(t, "\\%03o", c);
        else
            text_bytes(t, s + i, 1);
    }
}

char *gen_json_spelling(const char *s, size_t len)
{
    static const char letters[] = "btn.fr";
    text t = {0};
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\')
            text_add(&t, "\\%c", c);
        else if (c >= '\b' && c <= '\r' && c != '\v')
            text_add(&t, "\\%c", letters[c - '\b']);
        else if (c < 0x20)
            text_add(&t, "\\u%04x", c);
        else
            text_bytes(&t, s + i, 1);
    }
    return t.data ? t.data : gen_copy("", 0);
}

char *gen_read_file(const char *path, size_t *ret_len)
{
    FILE *file = fopen(path, "rb");
    text t = {0};
    char buf[4096];
    size_t n;
    if (!file)
        return NULL;
    while ((n = fread(buf, 1, sizeof buf, file)) > 0)
        text_bytes(&t, buf, n);
    fclose(file);
    text_bytes(&t, "", 0);
    if (ret_len)
        *ret_len = t.len;
    return t.data;
}

bool gen_write_file(run *r, const char *path, const text *t)
{
    FILE *file = fopen(path, "wb");
    bool ok = file && fwrite(t->data, 1, t->len, file) == t->len;
    if (file && fclose(file) != 0)
        ok = false;
    if (!ok) {
        fprintf(stderr, "tenongen: cannot write %s\n", path);
        r->errors++;
    }
    return ok;
}

option *option_of(option *options, enum word word)
{
    for (; options; options = options->next)
        if (options->word == word)
            return options;
    return NULL;
}
