/* SPDX-License-Identifier: MIT
 * type/naming.c, layer 2: names by policy; for run-time naming, and for the generator. One
 * algorithm for all styles: the name is cut into words as System.Text.Json's separator policies do
 * (a capital after a small letter begins a word, so does the last capital of a run before a small
 * letter, digits belong to what they follow, separators vanish), and the words are joined in the
 * target style. So my_prop becomes myProp, URLValue url-value. lower and upper change letters only
 * and cut nothing.
 *
 * C identifiers only: letters beyond ASCII are left as they are and count as small. */
#include "type.h"

static bool naming_is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}
static bool naming_is_lower(char c)
{
    return (c >= 'a' && c <= 'z') || (unsigned char)c >= 0x80;
}
static bool naming_is_separator(char c)
{
    return c == '_' || c == '-' || c == ' ' || c == '.' || c == '$';
}
static char naming_to_lower(char c)
{
    return naming_is_upper(c) ? (char)(c - 'A' + 'a') : c;
}
static char naming_to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* One word in the style; first: of the name. Returns the end. */
static char *naming_put(char *p, unsigned naming, const char *word, size_t len, bool first)
{
    bool upper = naming == TENON_NAMING_SNAKE_UPPER || naming == TENON_NAMING_KEBAB_UPPER;
    bool capital = naming == TENON_NAMING_PASCAL || (naming == TENON_NAMING_CAMEL && !first);
    if (!first && (naming == TENON_NAMING_SNAKE || naming == TENON_NAMING_SNAKE_UPPER))
        *p++ = '_';
    if (!first && (naming == TENON_NAMING_KEBAB || naming == TENON_NAMING_KEBAB_UPPER))
        *p++ = '-';
    for (size_t i = 0; i < len; i++)
        *p++ = upper || (capital && i == 0) ? naming_to_upper(word[i]) : naming_to_lower(word[i]);
    return p;
}

/* Where the word that begins at s ends, and where the next one begins. */
static size_t naming_word(const char *s, size_t len, size_t *ret_next)
{
    enum { BOUNDARY, SMALL, CAPITAL } prev = BOUNDARY, cur;
    for (size_t i = 0; i < len; i++) {
        char c = s[i], next = '\0';
        if (i + 1 < len)
            next = s[i + 1];
        if (naming_is_separator(c)) {
            *ret_next = i + 1;
            return i;
        }
        cur = naming_is_lower(c) ? SMALL : naming_is_upper(c) ? CAPITAL : prev;
        if ((cur == SMALL && naming_is_upper(next)) || next == '_') {
            *ret_next = i + 1;
            return i + 1;
        }
        if (prev == CAPITAL && naming_is_upper(c) && naming_is_lower(next)) {
            *ret_next = i;
            return i;
        }
        prev = cur;
    }
    *ret_next = len;
    return len;
}

size_t tenon__rename(unsigned naming, const char *name, size_t len, char *buf)
{
    char *p = buf;
    if (naming == TENON_NAMING_LOWER || naming == TENON_NAMING_UPPER) {
        for (size_t i = 0; i < len; i++)
            *p++ =
                naming == TENON_NAMING_LOWER ? naming_to_lower(name[i]) : naming_to_upper(name[i]);
    } else if (naming != TENON_NAMING_NONE) {
        for (size_t at = 0, next; at < len; at += next) {
            size_t end = naming_word(name + at, len - at, &next);
            if (end)
                p = naming_put(p, naming, name + at, end, p == buf);
        }
    }
    if (p == buf) {
        memcpy(buf, name, len);
        p += len;
    }
    return (size_t)(p - buf);
}
