/* SPDX-License-Identifier: MIT
 * messages.c: what is wrong with the headers, for people. A message is
 *
 *     config.h:14:35: error: `requird` is no option of a member; did you mean `required`?
 *        14 |     char *name TENON(requird);
 *           |                      ^~~~~~~
 *
 * and perhaps notes behind it. The passes of a run find mistakes in an order of their own; people
 * read a header from its top. So messages are kept until the run ends, and printed by the order of
 * the headers on the command line, then other files, then what has no place; within a file by line
 * and column. What several passes say of one place in the same words is printed once. */
#include "gen.h"

#include <string.h>

struct message {
    message *next;
    place at;
    unsigned order; /* in which it was said */
    text text;
};

/* The line of the file, or NULL. */
static char *line_of(place at)
{
    char *data = gen_read_file(at.file, NULL), *line = data, *end;
    for (unsigned i = 1; line && i < at.line; i++) {
        line = strchr(line, '\n');
        line = line ? line + 1 : NULL;
    }
    if (!line)
        return NULL;
    end = line + strcspn(line, "\r\n");
    return gen_copy(line, (size_t)(end - line));
}

/* The line, and a caret over width columns. */
static void show_line(text *t, place at, unsigned width)
{
    char *line = line_of(at);
    if (!line)
        return;
    text_add(t, "%5u | %s\n      | ", at.line, line);
    for (unsigned i = 1; i < at.column && line[i - 1]; i++)
        text_bytes(t, line[i - 1] == '\t' ? "\t" : " ", 1);
    text_bytes(t, "^", 1);
    for (unsigned i = 1; i < width && at.column + i <= strlen(line); i++)
        text_bytes(t, "~", 1);
    text_bytes(t, "\n", 1);
}

void gen_error(run *r, place at, unsigned width, const char *format, ...)
{
    message *m = gen_alloc(sizeof *m);
    va_list args;
    char *what;
    va_start(args, format);
    what = gen_format_args(format, args);
    va_end(args);
    m->at = at;
    m->order = r->errors++;
    if (!at.file || !at.line) {
        text_add(&m->text, "tenongen: error: %s\n", what);
    } else {
        text_add(&m->text, "%s:%u:%u: error: %s\n", at.file, at.line, at.column, what);
        show_line(&m->text, at, width);
    }
    m->next = r->messages;
    r->messages = m;
}

void gen_note(run *r, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    text_add(&r->messages->text, "    %s\n", gen_format_args(format, args));
    va_end(args);
}

/* Which header of the command line the file is; others come behind them. */
static unsigned rank(const run *r, place at)
{
    unsigned n = 0;
    for (const unit *u = r->units; u; u = u->next, n++)
        if (at.line && strcmp(u->path, at.file) == 0)
            return n;
    return at.line ? n : n + 1;
}

/* Does b come before a? */
static bool is_before(const run *r, const message *b, const message *a)
{
    unsigned rank_a = rank(r, a->at), rank_b = rank(r, b->at);
    int files = a->at.line && b->at.line ? strcmp(b->at.file, a->at.file) : 0;
    if (rank_a != rank_b)
        return rank_b < rank_a;
    if (files)
        return files < 0;
    if (a->at.line != b->at.line)
        return b->at.line < a->at.line;
    if (a->at.column != b->at.column)
        return b->at.column < a->at.column;
    return b->order < a->order;
}

void gen_print_messages(run *r, FILE *out)
{
    while (r->messages) {
        message **best = &r->messages, *m;
        for (message **at = best; *at; at = &(*at)->next)
            if (is_before(r, *at, *best))
                best = at;
        m = *best;
        *best = m->next;
        if (!r->printed || strcmp(r->printed, m->text.data) != 0)
            fputs(m->text.data, out);
        r->printed = m->text.data;
    }
}
