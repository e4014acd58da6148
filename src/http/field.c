/* SPDX-License-Identifier: MIT
 * http/field.c: a cursor over the bytes of a header field.
 *
 * Invariant: at <= end, and nothing outside [at, end) is looked at. Each function goes forward
 * only, so that a field is read in linear time whatever is in it. Letters are those of ASCII; there
 * is no locale. What the values mean is not known here. */
#include "field.h"

#include <string.h>

tenon__field tenon__field_of(tenon_str text)
{
    static const char empty[1];
    if (!text.data)
        return (tenon__field){.at = empty, .end = empty};
    return (tenon__field){.at = text.data, .end = text.data + text.len};
}

/* ---- characters ------------------------------------------------------------------------------ */

/* RFC 9110, 5.6.2: visible ASCII but for "(),/:;<=>?@[\]{} and the quote. */
static bool field_is_tchar(char c)
{
    static const uint32_t set[4] = {0, 0x03FF6CFA, 0xC7FFFFFE, 0x57FFFFFF};
    unsigned char byte = (unsigned char)c;
    return byte < 0x80 && (set[byte / 32] >> (byte % 32) & 1);
}

/* What may stand in a quoted string, behind a backslash too: all but control characters. */
static bool field_is_text(char c)
{
    unsigned char byte = (unsigned char)c;
    return byte == '\t' || (byte >= ' ' && byte != 0x7F);
}

static char field_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

/* ---- elements -------------------------------------------------------------------------------- */

void tenon__field_blanks(tenon__field *field)
{
    while (field->at < field->end && (*field->at == ' ' || *field->at == '\t'))
        field->at++;
}

bool tenon__field_take(tenon__field *field, char c)
{
    if (field->at == field->end || *field->at != c)
        return false;
    field->at++;
    return true;
}

/* Length 0: there is none. */
static tenon_str field_token(tenon__field *field)
{
    const char *begin = field->at;
    while (field->at < field->end && field_is_tchar(*field->at))
        field->at++;
    return (tenon_str){begin, (size_t)(field->at - begin)};
}

/* Behind the opening quote. false: it is not closed, or something in it is not allowed. */
static bool field_quoted(tenon__field *field, tenon_str *ret)
{
    const char *begin = field->at;
    for (; field->at < field->end && field_is_text(*field->at); field->at++) {
        if (*field->at == '"') {
            *ret = (tenon_str){begin, (size_t)(field->at - begin)};
            field->at++;
            return true;
        }
        if (*field->at == '\\' && (++field->at == field->end || !field_is_text(*field->at)))
            return false;
    }
    return false;
}

bool tenon__field_media_type(tenon__field *field, tenon_str *ret_name, size_t *ret_slash)
{
    tenon_str type = field_token(field);
    if (type.len == 0 || !tenon__field_take(field, '/') || field_token(field).len == 0)
        return false;
    *ret_name = (tenon_str){type.data, (size_t)(field->at - type.data)};
    *ret_slash = type.len;
    return true;
}

enum tenon__parameter_step tenon__field_parameter(tenon__field *field, tenon__parameter *ret)
{
    for (;;) {
        tenon__field_blanks(field);
        if (!tenon__field_take(field, ';'))
            return TENON__PARAMETER_END;
        tenon__field_blanks(field);
        ret->name = field_token(field);
        if (ret->name.len > 0)
            break;
        if (field->at < field->end && *field->at != ';' && *field->at != ',')
            return TENON__PARAMETER_MALFORMED;
    }
    if (!tenon__field_take(field, '='))
        return TENON__PARAMETER_MALFORMED;
    ret->quoted = tenon__field_take(field, '"');
    if (ret->quoted)
        return field_quoted(field, &ret->value) ? TENON__PARAMETER_FOUND
                                                : TENON__PARAMETER_MALFORMED;
    ret->value = field_token(field);
    return ret->value.len > 0 ? TENON__PARAMETER_FOUND : TENON__PARAMETER_MALFORMED;
}

void tenon__field_skip_element(tenon__field *field)
{
    bool quoted = false;
    for (; field->at < field->end && (quoted || *field->at != ','); field->at++) {
        if (*field->at == '"')
            quoted = !quoted;
        else if (quoted && *field->at == '\\' && ++field->at == field->end)
            return;
    }
}

/* ---- words ----------------------------------------------------------------------------------- */

bool tenon__field_same(const char *text, size_t n, const char *word, size_t word_len)
{
    if (n != word_len)
        return false;
    for (size_t i = 0; i < n; i++)
        if (field_lower(text[i]) != word[i])
            return false;
    return true;
}

bool tenon__parameter_named(const tenon__parameter *parameter, const char *word)
{
    return tenon__field_same(parameter->name.data, parameter->name.len, word, strlen(word));
}

bool tenon__parameter_is(const tenon__parameter *parameter, const char *word)
{
    const char *at = parameter->value.data, *end = at + parameter->value.len;
    for (; at < end; at++, word++) {
        if (*at == '\\')
            at++; /* only quoted strings have them, and do not end with one */
        if (*word == '\0' || field_lower(*at) != *word)
            return false;
    }
    return *word == '\0';
}
