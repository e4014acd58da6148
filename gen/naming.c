/* SPDX-License-Identifier: MIT
 * naming.c: names by policy. One algorithm for all styles: the name is cut into words as
 * System.Text.Json's separator policies do (a capital after a small letter begins a word, so does
 * the last capital of a run before a small letter, digits belong to what they follow, separators
 * vanish), and the words are joined in the target style. So my_prop becomes myProp, URLValue
 * url-value. lower and upper change letters only and cut nothing.
 *
 * C identifiers only: letters beyond ASCII are left as they are and count as small. */
#include "gen.h"

#include <string.h>

static const struct {
    const char *word;
    enum naming naming;
} namings[] = {
    {"none", NAMING_NONE},         {"camel", NAMING_CAMEL},       {"pascal", NAMING_PASCAL},
    {"snake", NAMING_SNAKE},       {"SNAKE", NAMING_SNAKE_UPPER}, {"kebab", NAMING_KEBAB},
    {"KEBAB", NAMING_KEBAB_UPPER}, {"lower", NAMING_LOWER},       {"upper", NAMING_UPPER},
};

bool naming_from_word(const char *word, enum naming *ret)
{
    for (size_t i = 0; i < sizeof namings / sizeof *namings; i++)
        if (strcmp(namings[i].word, word) == 0) {
            *ret = namings[i].naming;
            return true;
        }
    return false;
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}
static bool is_lower(char c)
{
    return (c >= 'a' && c <= 'z') || (unsigned char)c >= 0x80;
}
static bool is_separator(char c)
{
    return c == '_' || c == '-' || c == ' ' || c == '.' || c == '$';
}
static char to_lower(char c)
{
    return is_upper(c) ? (char)(c - 'A' + 'a') : c;
}
static char to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* One word in the style; first: of the name. */
static void add_word(text *t, enum naming naming, const char *word, size_t len, bool first)
{
    bool upper = naming == NAMING_SNAKE_UPPER || naming == NAMING_KEBAB_UPPER;
    bool capital = naming == NAMING_PASCAL || (naming == NAMING_CAMEL && !first);
    if (!first && (naming == NAMING_SNAKE || naming == NAMING_SNAKE_UPPER))
        text_bytes(t, "_", 1);
    if (!first && (naming == NAMING_KEBAB || naming == NAMING_KEBAB_UPPER))
        text_bytes(t, "-", 1);
    for (size_t i = 0; i < len; i++) {
        char c = upper || (capital && i == 0) ? to_upper(word[i]) : to_lower(word[i]);
        text_bytes(t, &c, 1);
    }
}

/* Where the word that begins at s ends, and where the next one begins. */
static size_t word_end(const char *s, size_t *ret_next)
{
    enum { BOUNDARY, SMALL, CAPITAL } prev = BOUNDARY, cur;
    for (size_t i = 0; s[i]; i++) {
        char c = s[i], next = s[i + 1];
        if (is_separator(c)) {
            *ret_next = i + 1;
            return i;
        }
        cur = is_lower(c) ? SMALL : is_upper(c) ? CAPITAL : prev;
        if (next && ((cur == SMALL && is_upper(next)) || next == '_')) {
            *ret_next = i + 1;
            return i + 1;
        }
        if (next && prev == CAPITAL && is_upper(c) && is_lower(next)) {
            *ret_next = i;
            return i;
        }
        prev = cur;
    }
    *ret_next = strlen(s);
    return strlen(s);
}

char *naming_apply(enum naming naming, const char *name)
{
    text t = {0};
    bool first = true;
    if (naming == NAMING_NONE)
        return gen_copy(name, strlen(name));
    if (naming == NAMING_LOWER || naming == NAMING_UPPER) {
        char *s = gen_copy(name, strlen(name));
        for (char *p = s; *p; p++)
            *p = naming == NAMING_LOWER ? to_lower(*p) : to_upper(*p);
        return s;
    }
    while (*name) {
        size_t next, end = word_end(name, &next);
        if (end) {
            add_word(&t, naming, name, end, first);
            first = false;
        }
        name += next;
    }
    return t.data ? t.data : gen_copy("", 0);
}
