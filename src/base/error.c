/* SPDX-License-Identifier: MIT
 * base/error.c: errors as words, as values and as messages.
 *
 * A tenon_error is plain data that points nowhere. Clearing one empties its strings without wiping
 * them; every string in it is NUL-terminated at all times, and nothing beyond the NUL is ever
 * shown. Messages come from one routine over a small output that either fills a buffer by the
 * snprintf rule or writes to a FILE. Where an error stands in its text is worked out in place.c. */
#include "../port/posix.h"
#include "base.h"

static const char *const error_words[] = {
#define TENON_ERROR(NAME, WORD, TEXT, EXAMPLE) WORD,
#include <tenon/errors.def>
};

static const char *const error_texts[] = {
#define TENON_ERROR(NAME, WORD, TEXT, EXAMPLE) TEXT,
#include <tenon/errors.def>
};

static bool error_known(int code)
{
    return code >= 0 && code < TENON_E_COUNT_OF_CODES;
}

const char *tenon_error_word(int code)
{
    return error_known(code) ? error_words[code] : "invalid";
}

const char *tenon__error_text(int code)
{
    return error_known(code) ? error_texts[code] : "not an error code";
}

/* ---- values ---------------------------------------------------------------------------------- */

bool tenon__error_set(tenon_error *error, int code, const char *detail)
{
    tenon__text text;
    if (!error)
        return false;
    tenon__error_clear(error);
    error->code = code;
    tenon__text_init(&text, error->detail, sizeof error->detail);
    tenon__text_str(&text, detail ? detail : tenon__error_text(code));
    return false;
}

bool tenon__error_os(tenon_error *error, const char *what, int os)
{
    char message[sizeof error->detail];
    tenon__text text;
    if (!error)
        return false;
    tenon__error_set(error, TENON_E_IO, what);
    if (os == 0)
        return false;
    tenon__port_message(os, message, sizeof message);
    tenon__text_init(&text, error->detail, sizeof error->detail);
    tenon__text_str(&text, what);
    tenon__text_str(&text, ": ");
    tenon__text_bytes(&text, message, strlen(message));
    return false;
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Either file, or buf of size bytes with len counting on past it. */
struct error_out {
    FILE *file;
    char *buf;
    size_t size, len;
};

static void error_put(struct error_out *out, const char *bytes, size_t n)
{
    if (out->file) {
        (void)fwrite(bytes, 1, n, out->file); /* whoever prints an error has nobody to tell */
    } else if (out->len < out->size) {
        size_t room = out->size - out->len;
        memcpy(out->buf + out->len, bytes, n < room ? n : room);
    }
    out->len += n;
}

static void error_put_str(struct error_out *out, const char *s)
{
    error_put(out, s, strlen(s));
}

/* A number, right-aligned in at least width columns; 0 shows as blanks alone. Returns the columns.
 */
static size_t error_put_number(struct error_out *out, uint32_t value, size_t width)
{
    char digits[16];
    size_t at = sizeof digits;
    for (; value; value /= 10)
        digits[--at] = (char)('0' + value % 10);
    while (sizeof digits - at < width)
        digits[--at] = ' ';
    error_put(out, digits + at, sizeof digits - at);
    return sizeof digits - at;
}

/* The two lines of the excerpt, each behind its gutter. */
static void error_put_excerpt(struct error_out *out, const tenon_error *error)
{
    const char *caret = strchr(error->excerpt, '\n');
    size_t n = caret ? (size_t)(caret - error->excerpt) : strlen(error->excerpt);
    error_put_str(out, "\n");
    size_t width = error_put_number(out, error->line, 5);
    error_put_str(out, " | ");
    error_put(out, error->excerpt, n);
    if (!caret)
        return;
    error_put_str(out, "\n");
    error_put_number(out, 0, width);
    error_put_str(out, " | ");
    error_put_str(out, caret + 1);
}

static void error_put_all(struct error_out *out, const tenon_error *error, const char *source_name)
{
    static const tenon_error none;
    if (!error)
        error = &none;
    if (source_name && source_name[0]) {
        error_put_str(out, source_name);
        error_put_str(out, ":");
    }
    if (error->line) {
        error_put_number(out, error->line, 0);
        if (error->column) {
            error_put_str(out, ":");
            error_put_number(out, error->column, 0);
        }
        error_put_str(out, ":");
    }
    if (out->len)
        error_put_str(out, " ");
    if (error->path[0]) {
        error_put_str(out, error->path);
        error_put_str(out, ": ");
    }
    error_put_str(out, error->detail[0] ? error->detail : tenon__error_text(error->code));
    if (error->excerpt[0])
        error_put_excerpt(out, error);
}

size_t tenon_error_format(const tenon_error *error, const char *source_name, char *buf, size_t size)
{
    struct error_out out = {.buf = buf, .size = buf ? size : 0};
    error_put_all(&out, error, source_name);
    if (buf && size > 0)
        buf[out.len < size ? out.len : size - 1] = '\0';
    return out.len;
}

void tenon_error_print(const tenon_error *error, const char *source_name, FILE *file)
{
    struct error_out out = {.file = file};
    error_put_all(&out, error, source_name);
    error_put_str(&out, "\n");
}
