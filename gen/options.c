/* SPDX-License-Identifier: MIT
 * options.c: the text of annotations to options. The text is a list of `word`, `word = value` and,
 * for a name, a string alone, between commas outside brackets and quotes. Values stay the C tokens
 * that the user wrote: output repeats them, so that the compiler evaluates them there as here.
 *
 * Words are looked for in the text as it is written. Only where that has a word that nobody knows,
 * the text with its macros expanded is read instead: `#define PORT min = 1, max = 65535`. */
#include "gen.h"

#include "../src/base/base.h"

#include <ctype.h>
#include <string.h>

enum target { OF_MEMBER = 1, OF_STRUCT = 2, OF_ENUM = 4, OF_ENUMERATOR = 8 };

static const struct {
    const char *spelling;
    unsigned targets;
    bool has_value;
} words[WORDS] = {
    [WORD_NAME] = {"name", OF_MEMBER | OF_STRUCT | OF_ENUM | OF_ENUMERATOR, true},
    [WORD_ALIAS] = {"alias", OF_MEMBER, true},
    [WORD_IGNORE] = {"ignore", OF_MEMBER | OF_ENUMERATOR, false},
    [WORD_READ_ONLY] = {"read_only", OF_MEMBER, false},
    [WORD_WRITE_ONLY] = {"write_only", OF_MEMBER, false},
    [WORD_REQUIRED] = {"required", OF_MEMBER, false},
    [WORD_DEFAULT] = {"default", OF_MEMBER, true},
    [WORD_OMIT_NULL] = {"omit_null", OF_MEMBER, false},
    [WORD_OMIT_DEFAULT] = {"omit_default", OF_MEMBER, false},
    [WORD_OMIT_EMPTY] = {"omit_empty", OF_MEMBER, false},
    [WORD_MIN] = {"min", OF_MEMBER, true},
    [WORD_MAX] = {"max", OF_MEMBER, true},
    [WORD_MIN_LEN] = {"min_len", OF_MEMBER, true},
    [WORD_MAX_LEN] = {"max_len", OF_MEMBER, true},
    [WORD_MAX_COUNT] = {"max_count", OF_MEMBER, true},
    [WORD_TRUNCATE] = {"truncate", OF_MEMBER, false},
    [WORD_COUNT] = {"count", OF_MEMBER, true},
    [WORD_HAS] = {"has", OF_MEMBER, true},
    [WORD_MAP] = {"map", OF_MEMBER, false},
    [WORD_KEY] = {"key", OF_MEMBER, true},
    [WORD_FALLBACK] = {"fallback", OF_MEMBER, true},
    [WORD_NUMBER] = {"number", OF_MEMBER, false},
    [WORD_TRANSPARENT] = {"transparent", OF_STRUCT, false},
    [WORD_UNKNOWN] = {"unknown", OF_STRUCT, true},
    [WORD_CASE] = {"case", OF_STRUCT | OF_ENUM, true},
    [WORD_PREFIX] = {"prefix", OF_ENUM, true},
};

const char *word_spelling(enum word word)
{
    return words[word].spelling;
}

static const char *target_name(unsigned target)
{
    return target == OF_MEMBER   ? "a member"
           : target == OF_STRUCT ? "a struct"
           : target == OF_ENUM   ? "an enum"
                                 : "an enumerator";
}

/* ---- places ---------------------------------------------------------------------------------- */

static const char *skip_blank(const char *s)
{
    for (;;) {
        if (isspace((unsigned char)*s)) {
            s++;
        } else if (*s == '\\' && s[1] == '\n') {
            s += 2;
        } else if (*s == '/' && s[1] == '*') {
            const char *end = strstr(s + 2, "*/");
            s = end ? end + 2 : s + strlen(s);
        } else {
            return s;
        }
    }
}

/* Where in the source at s byte n of the text stands, when the source repeats the text but for
 * blanks; else NULL. */
static const char *match(const char *s, const char *text, size_t n)
{
    const char *found = NULL, *t = text;
    while (*t) {
        s = skip_blank(s);
        t = skip_blank(t);
        if (!found && t >= text + n)
            found = s;
        if (*t && *s != *t)
            return NULL;
        s += *t != 0;
        t += *t != 0;
    }
    return found;
}

/* The place of byte n of the annotation's text; where macros hide it, that of the annotation. */
static place locate(const annotation *a, size_t n)
{
    place at = a->at;
    char *data = gen_read_file(at.file, NULL);
    const char *s = data, *found = NULL;
    for (unsigned i = 1; s && i < at.line; i++) {
        s = strchr(s, '\n');
        s = s ? s + 1 : NULL;
    }
    if (!s || strlen(s) < at.column)
        return at;
    s += at.column - 1;
    for (const char *from = strchr(s, '('), *end = from ? strchr(from, ';') : NULL;
         from && !found && *from && from != end;)
        found = match(++from, a->raw, n);
    for (; found && s < found; s++) {
        at.column = *s == '\n' ? 1 : at.column + 1;
        at.line += *s == '\n';
    }
    return at;
}

/* ---- the list -------------------------------------------------------------------------------- */

typedef struct piece {
    const char *word, *value;
    size_t word_len, value_len;
} piece;

static size_t trimmed(const char *s, size_t len)
{
    while (len && isspace((unsigned char)s[len - 1]))
        len--;
    return len;
}

/* Behind a string or character constant, a bracketed group, or one byte. */
static const char *over(const char *s)
{
    int depth = 0;
    do {
        if (*s == '"' || *s == '\'') {
            char quote = *s++;
            for (; *s && *s != quote; s++)
                s += *s == '\\' && s[1];
            s += *s != 0;
            continue;
        }
        depth += *s == '(' || *s == '[' || *s == '{';
        depth -= *s == ')' || *s == ']' || *s == '}';
        s++;
    } while (*s && depth > 0);
    return s;
}

/* Takes the next option of the list; false: it is at its end. */
static bool next_piece(const char **at, piece *ret)
{
    const char *s = *at, *end;
    piece p = {0};
    while (*s == ',' || isspace((unsigned char)*s))
        s++;
    if (!*s)
        return false;
    p.word = s;
    while (isalnum((unsigned char)*s) || *s == '_')
        s++;
    p.word_len = (size_t)(s - p.word);
    while (isspace((unsigned char)*s))
        s++;
    if (*s == '=') {
        s++;
        while (isspace((unsigned char)*s))
            s++;
        p.value = s;
    }
    for (end = s; *end && *end != ',';)
        end = over(end);
    if (p.value)
        p.value_len = trimmed(p.value, (size_t)(end - p.value));
    else
        p.word_len = trimmed(p.word, (size_t)(end - p.word));
    *at = end;
    *ret = p;
    return true;
}

static int find_word(const piece *p)
{
    for (int i = 0; i < WORDS; i++)
        if (strlen(words[i].spelling) == p->word_len &&
            memcmp(words[i].spelling, p->word, p->word_len) == 0)
            return i;
    return -1;
}

static const char *nearest_word(const piece *p, unsigned target)
{
    const char *best = NULL;
    unsigned least = (unsigned)(2 + p->word_len / 4);
    for (int i = 0; i < WORDS; i++) {
        unsigned d = tenon__edit_distance(words[i].spelling, strlen(words[i].spelling), p->word,
                                          p->word_len);
        if ((words[i].targets & target) && d < least) {
            least = d;
            best = words[i].spelling;
        }
    }
    return best;
}

static bool has_piece(const char *text, const piece *wanted)
{
    piece p;
    while (next_piece(&text, &p))
        if (p.word_len == wanted->word_len && memcmp(p.word, wanted->word, p.word_len) == 0)
            return true;
    return false;
}

/* Has the text words that are macros: that nobody knows, and that are gone once expanded? */
static bool hides_words(const char *raw, const char *expanded)
{
    piece p;
    while (expanded && next_piece(&raw, &p))
        if (*p.word != '"' && find_word(&p) < 0 && !has_piece(expanded, &p))
            return true;
    return false;
}

static void refuse_word(run *r, const piece *p, unsigned target, place at, int word)
{
    const char *near = nearest_word(p, target);
    if (word >= 0) {
        text owners = {0};
        for (unsigned t = 1; t <= OF_ENUMERATOR; t *= 2)
            if (words[word].targets & t)
                text_add(&owners, "%s%s", owners.len ? " or " : "", target_name(t));
        gen_error(r, at, (unsigned)p->word_len, "`%s` is an option of %s, not of %s",
                  words[word].spelling, owners.data, target_name(target));
    } else if (near) {
        gen_error(r, at, (unsigned)p->word_len, "`%.*s` is no option of %s; did you mean `%s`?",
                  (int)p->word_len, p->word, target_name(target), near);
    } else {
        gen_error(r, at, (unsigned)p->word_len, "`%.*s` is no option of %s", (int)p->word_len,
                  p->word, target_name(target));
    }
}

/* One option to the end of the list; a word given twice is an error, but for alias. */
static void add_option(run *r, option **list, const annotation *a, const char *base, const piece *p,
                       unsigned target)
{
    option *o = gen_alloc(sizeof *o), **end = list;
    bool shorthand = *p->word == '"';
    int word = shorthand ? WORD_NAME : find_word(p);
    place at = locate(a, (size_t)(p->word - base));
    if (word < 0 || !(words[word].targets & target)) {
        refuse_word(r, p, target, at, word);
        return;
    }
    if (words[word].has_value != (p->value_len > 0 || shorthand)) {
        gen_error(r, at, (unsigned)p->word_len,
                  words[word].has_value ? "`%s` needs a value: %s = ..." : "`%s` takes no value",
                  words[word].spelling, words[word].spelling);
        return;
    }
    if (word != WORD_ALIAS && option_of(*list, (enum word)word)) {
        gen_error(r, at, (unsigned)p->word_len, "`%s` is given twice", words[word].spelling);
        return;
    }
    o->word = (enum word)word;
    o->at = at;
    o->value_at = at;
    if (shorthand)
        o->value = gen_copy(p->word, p->word_len);
    else if (p->value)
        o->value = gen_copy(p->value, p->value_len);
    if (p->value)
        o->value_at = locate(a, (size_t)(p->value - base));
    while (*end)
        end = &(*end)->next;
    *end = o;
}

static option *options_from(run *r, const annotation *annotations, unsigned target)
{
    option *list = NULL;
    for (const annotation *a = annotations; a; a = a->next) {
        const char *base = hides_words(a->raw, a->expanded) ? a->expanded : a->raw, *at = base;
        piece p;
        while (next_piece(&at, &p))
            add_option(r, &list, a, base, &p, target);
    }
    return list;
}

bool read_options(run *r)
{
    for (type *t = r->types; t; t = t->next) {
        if (!t->unit)
            continue;
        t->options = options_from(r, t->annotations, t->is_enum ? OF_ENUM : OF_STRUCT);
        t->marked |= t->annotations != NULL;
        for (member *m = t->members; m; m = m->next) {
            m->options = options_from(r, m->annotations, OF_MEMBER);
            t->marked |= m->annotations != NULL;
        }
        for (enumerator *e = t->enumerators; e; e = e->next) {
            e->options = options_from(r, e->annotations, OF_ENUMERATOR);
            t->marked |= e->annotations != NULL;
        }
    }
    return r->errors == 0;
}
