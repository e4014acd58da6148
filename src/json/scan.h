/* SPDX-License-Identifier: MIT
 * json/scan.h, layer 4: the exact half of the JSON reader. Everything here works on the text
 * itself, [s, end), and never looks past the end; the fast half (inline/json_read.h) hands over
 * whatever is unusual. */
#ifndef TENON_JSON_SCAN_H
#define TENON_JSON_SCAN_H

#include <tenon/inline/json_read.h>

#include "../walk/complain.h"

/* What a string token holds. */
typedef struct tenon__token {
    const char *end; /* behind the closing quote */
    size_t len;      /* bytes without escapes */
    bool escaped;    /* some are written as escapes */
    bool nul;        /* \u0000 is among them */
} tenon__token;

/* The string whose opening quote is at s: valid in every way, or NULL with the error recorded. */
const char *tenon__json_measure(tenon__in *in, const char *s, tenon__token *ret);
/* Records that no well-formed UTF-8 sequence is at s: the text ends inside one, or the bytes are
 * wrong. */
const char *tenon__json_not_utf8(tenon__in *in, const char *s);
/* Copies the inside of a valid string, token->len bytes, to d. */
void tenon__json_unescape(const char *s, const tenon__token *token, char *d);
/* Is the inside of the valid string at s exactly this text? */
bool tenon__json_text_is(const char *s, const tenon__token *token, const char *text, size_t len);
/* Takes the next character of a valid string's inside: its UTF-8 bytes go to utf8, their number to
 * *ret_n. */
const char *tenon__json_unit(const char *s, char utf8[4], unsigned *ret_n);

/* Blanks and the colon behind a name: its end. */
const char *tenon__json_take_colon(tenon__in *in, const char *s);
/* White space, and comments where the options allow them; NULL: a comment does not end. */
const char *tenon__json_blanks(tenon__in *in, const char *s);
/* One number by RFC 8259 section 6 from s: its end; NULL with the error recorded. */
const char *tenon__json_number(tenon__in *in, const char *s, bool *ret_integer);
/* Records that s does not continue the text: its end, or something else. */
const char *tenon__json_unexpected(tenon__in *in, const char *s, const char *wanted);
/* The kind of value that an object of the type is in the text. */
unsigned tenon__root_kind(const tenon_type *type);

/* Is the text one JSON value, white space around it allowed? */
bool tenon__json_is_valid(const char *text, size_t len, uint32_t max_depth, tenon_error *error);

/* tenon__fail with a place in the text. */
TENON__INLINE const char *tenon__json_fail(tenon__in *in, const char *s, int code, size_t len)
{
    return tenon__fail(in, tenon__from_text(in, s), code, len);
}
TENON__INLINE const char *tenon__json_end(const tenon__in *in)
{
    return in->text + in->len;
}
/* The same as tenon__json_blanks: most often there are none, or one. */
TENON__INLINE const char *tenon__json_blank(tenon__in *in, const char *s)
{
    const char *end = tenon__json_end(in);
    if (end - s >= 2) {
        s += *s == ' ';
        if (TENON__LIKELY((unsigned char)*s > ' ') && TENON__LIKELY(*s != '/'))
            return s;
    }
    return tenon__json_blanks(in, s);
}

#endif
