/* SPDX-License-Identifier: MIT
 * base/place.c: where in the text an error stands, how to show it, and how far two names are apart.
 *
 * All of it is cold: it runs once per failed call. An excerpt is one line's piece, LF, and a caret
 * line, and has to fit into the 96 bytes of tenon_error.excerpt whatever the script: each column to
 * the left of the caret costs its bytes and a blank, each one from the caret on its bytes and
 * perhaps a tilde. The piece is chosen column by column within that budget. A column is one
 * well-formed sequence or one ill-formed byte. */
#include "base.h"

#include <limits.h>

enum {
    PLACE_COLUMNS = 60,
    PLACE_LEFT_LEAST = 24, /* columns left of the caret when the right side has plenty */
    PLACE_LEFT_MOST = 40,  /* and when it has little: 40 x 2 bytes of the 95 */
    PLACE_LEFT_BYTES = 80, /* most bytes of text and blanks left of the caret */
    PLACE_NAME = 48,
};

/* The piece of the line, as offsets into the text. */
struct place_piece {
    size_t start, at, stop; /* first byte, the caret's character, end */
    size_t left, tildes;    /* columns before the caret; tildes after it */
};

/* Bytes of the column that starts at i: a sequence, or 1. */
static size_t place_next(const char *text, size_t i, size_t stop)
{
    unsigned n = tenon__utf8_length(text + i, stop - i);
    return n ? n : 1;
}

/* Bytes of the column that ends at i > start. */
static size_t place_previous(const char *text, size_t start, size_t i)
{
    for (size_t n = 1; n <= 4 && n <= i - start; n++)
        if (tenon__utf8_length(text + i - n, n) == n)
            return n;
    return 1;
}

/* The start of the column that holds byte i of a line. */
static size_t place_column(const char *text, size_t start, size_t stop, size_t i)
{
    for (size_t n = 1; n <= 3 && n <= i - start; n++)
        if (tenon__utf8_length(text + i - n, stop - (i - n)) > n)
            return i - n;
    return i;
}

static struct place_piece place_choose(const char *text, size_t start, size_t stop, size_t offset,
                                       size_t token_len)
{
    struct place_piece piece = {.at = offset};
    size_t right = stop - offset, most = PLACE_LEFT_LEAST, cost = 0;
    if (offset < stop)
        piece.at = place_column(text, start, stop, offset);
    if (right < PLACE_COLUMNS - PLACE_LEFT_LEAST)
        most = PLACE_COLUMNS - right;
    if (most > PLACE_LEFT_MOST)
        most = PLACE_LEFT_MOST;
    for (piece.start = piece.at; piece.start > start && piece.left < most; piece.left++) {
        size_t n = place_previous(text, start, piece.start);
        if (cost + n + 1 > PLACE_LEFT_BYTES)
            break;
        cost += n + 1;
        piece.start -= n;
    }
    cost += 3; /* LF, caret, NUL */
    size_t columns = piece.left;
    for (piece.stop = piece.at; piece.stop < stop && columns < PLACE_COLUMNS; columns++) {
        size_t n = place_next(text, piece.stop, stop);
        bool tilde = piece.stop > piece.at && piece.stop - offset < token_len;
        if (cost + n + tilde > sizeof((tenon_error *)0)->excerpt)
            break;
        cost += n + tilde;
        piece.tildes += tilde;
        piece.stop += n;
    }
    return piece;
}

static void place_show(const char *text, const struct place_piece *piece, char *out)
{
    for (size_t i = piece->start, n; i < piece->stop; i += n) {
        n = place_next(text, i, piece->stop);
        if (text[i] == '\t') {
            *out++ = ' ';
        } else if (tenon__utf8_length(text + i, n) == n &&
                   tenon__utf8_printable(text + i, (unsigned)n)) {
            memcpy(out, text + i, n);
            out += n;
        } else {
            *out++ = '?';
        }
    }
    *out++ = '\n';
    memset(out, ' ', piece->left);
    out += piece->left;
    *out++ = '^';
    memset(out, '~', piece->tildes);
    out[piece->tildes] = '\0';
}

static uint32_t place_narrow(size_t n)
{
    return n < UINT32_MAX ? (uint32_t)n : UINT32_MAX;
}

void tenon__error_place(tenon_error *error, const char *text, size_t len, size_t offset,
                        size_t token_len)
{
    size_t line = 1, start = 0, stop;
    if (!error)
        return;
    if (offset > len)
        offset = len;
    for (size_t i = 0; i < offset; i++)
        if (text[i] == '\n' || (text[i] == '\r' && !(i + 1 < len && text[i + 1] == '\n'))) {
            line++;
            start = i + 1;
        }
    for (stop = start; stop < len && text[stop] != '\n' && text[stop] != '\r';)
        stop++;
    error->offset = offset;
    error->line = place_narrow(line);
    error->column = place_narrow(offset - start + 1);
    error->excerpt[0] = '\0';
    if (stop == start)
        return;
    /* On the line's own end, perhaps behind a CR: the caret stands after the last character. */
    if (offset > stop)
        offset = stop;
    struct place_piece piece = place_choose(text, start, stop, offset, token_len);
    place_show(text, &piece, error->excerpt);
}

/* ---- names ----------------------------------------------------------------------------------- */

static char place_fold(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static unsigned place_least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* The optimal string alignment distance, row by row: rows[i % 3][j] is that of the first i bytes of
 * a and j of b. */
unsigned tenon__edit_distance(const char *a, size_t n, const char *b, size_t m)
{
    unsigned rows[3][PLACE_NAME + 1];
    if (n > PLACE_NAME || m > PLACE_NAME)
        return UINT_MAX;
    for (unsigned j = 0; j <= m; j++)
        rows[0][j] = j;
    for (unsigned i = 1; i <= n; i++) {
        unsigned *row = rows[i % 3];
        const unsigned *above = rows[(i + 2) % 3], *before = rows[(i + 1) % 3];
        char c = place_fold(a[i - 1]);
        row[0] = i;
        for (unsigned j = 1; j <= m; j++) {
            char d = place_fold(b[j - 1]);
            unsigned best = above[j - 1] + (c != d);
            best = place_least(best, place_least(above[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && c == place_fold(b[j - 2]) && place_fold(a[i - 2]) == d)
                best = place_least(best, before[j - 2] + 1);
            row[j] = best;
        }
    }
    return rows[n % 3][m];
}
