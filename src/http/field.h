/* SPDX-License-Identifier: MIT
 * http/field.h, layer 5: the lexical elements of HTTP header fields (RFC 9110, 5.6): blanks,
 * tokens, quoted strings, parameters, elements of lists. */
#ifndef TENON_HTTP_FIELD_H
#define TENON_HTTP_FIELD_H

#include <tenon/base.h>

/* What is left of a field. */
typedef struct tenon__field {
    const char *at, *end;
} tenon__field;

/* "; name=value". The value is without its quotes, but still has its backslashes. */
typedef struct tenon__parameter {
    tenon_str name, value;
    bool quoted;
} tenon__parameter;

enum tenon__parameter_step {
    TENON__PARAMETER_FOUND,
    TENON__PARAMETER_END, /* no further one; the blanks behind the last are passed */
    TENON__PARAMETER_MALFORMED,
};

/* The field of a string; NULL data is the empty field. */
tenon__field tenon__field_of(tenon_str text);

/* Passes blanks and tabs. */
void tenon__field_blanks(tenon__field *field);

/* Passes the character, if it is the next. */
bool tenon__field_take(tenon__field *field, char c);

/* "type/subtype", each a token, as one string. *ret_slash: the index of the slash. */
bool tenon__field_media_type(tenon__field *field, tenon_str *ret_name, size_t *ret_slash);

/* The next parameter; empty ones (";;") are none. */
enum tenon__parameter_step tenon__field_parameter(tenon__field *field, tenon__parameter *ret);

/* To the next comma outside a quoted string, or to the end. */
void tenon__field_skip_element(tenon__field *field);

/* Are the n bytes at text the word, in lower case, in any case? */
bool tenon__field_same(const char *text, size_t n, const char *word, size_t word_len);

/* The same for a parameter's name, and its value without backslashes. */
bool tenon__parameter_named(const tenon__parameter *parameter, const char *word);
bool tenon__parameter_is(const tenon__parameter *parameter, const char *word);

#endif
