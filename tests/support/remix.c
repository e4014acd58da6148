/* SPDX-License-Identifier: MIT
 * support/remix.c: see remix.h. A recursive descent over the text, with the row of the value that
 * stands there; each function returns the cursor behind its value, or NULL for a text that does not
 * fit. Output only grows. Cursors stay before end: the text is followed by nothing that may be
 * read. */
#include "remix.h"

#include "walk/object.h"

#include <stdlib.h>

typedef struct remixer {
    rng *r;
    const char *end;
    unsigned flags;
    char *data;
    size_t len, size;
    bool failed;
} remixer;

typedef struct remix_member {
    const char *name, *value; /* name: on its quote */
    const tenon_member *row;  /* NULL: unknown */
} remix_member;

static const char *remix_row(remixer *x, const char *s, const tenon_type *t, const tenon_member *m);

static void remix_put(remixer *x, const char *bytes, size_t n)
{
    if (x->size - x->len < n) {
        size_t size = 2 * x->size + n + 256;
        char *data = realloc(x->data, size);
        if (!data) {
            x->failed = true;
            return;
        }
        x->data = data;
        x->size = size;
    }
    memcpy(x->data + x->len, bytes, n);
    x->len += n;
}

static void remix_puts(remixer *x, const char *s)
{
    remix_put(x, s, strlen(s));
}

/* Where white space may stand. */
static void remix_gap(remixer *x)
{
    static const char *const spaces[] = {" ",  "\n",   "\r\n",
                                         "\t", "    ", "\n                                  "};
    static const char *const comments[] = {"/**/", "// to the end\n", "/* \xC3\xA9 * / ** */",
                                           "//\r", "/*/*/"};
    if ((x->flags & REMIX_SPACES) && !rng_one_in(x->r, 3))
        for (size_t n = 1 + rng_below(x->r, 2); n > 0; n--)
            remix_puts(x, spaces[rng_below(x->r, sizeof spaces / sizeof *spaces)]);
    if ((x->flags & REMIX_COMMENTS) && rng_one_in(x->r, 3))
        remix_puts(x, comments[rng_below(x->r, sizeof comments / sizeof *comments)]);
}

/* ---- tokens ---------------------------------------------------------------------------------- */

static const char *remix_string_end(const remixer *x, const char *s)
{
    for (s++; s < x->end && *s != '"'; s++)
        if (*s == '\\')
            s++;
    return s < x->end ? s + 1 : NULL;
}

/* Behind any value, balanced brackets and quotes. */
static const char *remix_skip(const remixer *x, const char *s)
{
    size_t depth = 0;
    do {
        if (s >= x->end)
            return NULL;
        if (*s == '"') {
            s = remix_string_end(x, s);
            if (!s)
                return NULL;
            continue;
        }
        if (*s == '{' || *s == '[')
            depth++;
        if (*s == '}' || *s == ']')
            depth--;
        s++;
        if (depth == 0)
            while (s < x->end && !strchr(",:}]", *s))
                s++;
    } while (depth > 0);
    return s;
}

static void remix_escape(remixer *x, unsigned char c)
{
    static const char lower[] = "0123456789abcdef", upper[] = "0123456789ABCDEF";
    const char *hex = rng_one_in(x->r, 2) ? lower : upper;
    const char escape[6] = {'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]};
    remix_put(x, escape, sizeof escape);
}

/* The string at s, quotes included; bare: a text without escapes and quotes instead. */
static const char *remix_string(remixer *x, const char *s, const char *bare)
{
    const char *stop = remix_string_end(x, s), *from = bare ? bare : s + 1;
    const char *to = bare ? bare + strlen(bare) : stop ? stop - 1 : NULL;
    if (!stop)
        return NULL;
    remix_puts(x, "\"");
    for (; from < to; from++) {
        size_t n = *from != '\\' ? 1 : from[1] == 'u' ? 6 : 2;
        if ((x->flags & REMIX_ESCAPES) && n == 1 && (unsigned char)*from < 0x80)
            remix_escape(x, (unsigned char)*from);
        else
            remix_put(x, from, n);
        from += n - 1;
    }
    remix_puts(x, "\"");
    return stop;
}

/* ---- objects --------------------------------------------------------------------------------- */

static void remix_any_value(remixer *x)
{
    static const char *const values[] = {"null",
                                         "true",
                                         "-1.5e-300",
                                         "\"\\ud83d\\ude00 and more text than thirty-two bytes\"",
                                         "[]",
                                         "{}",
                                         "[{\"a\":[1,2,[]]},\"\",{\"b\":{}}]",
                                         "{\"id\":{\"name\":[null]}}",
                                         "123456789012345678901234567890"};
    remix_puts(x, values[rng_below(x->r, sizeof values / sizeof *values)]);
}

static void remix_unknown(remixer *x, bool *first)
{
    static const char *const names[] = {"\"unknown\"", "\"\\u0069D\"",
                                        "\"UNKNOWN and much longer than it seems\"", "\"-\""};
    if (!(x->flags & REMIX_UNKNOWN) || !rng_one_in(x->r, 4))
        return;
    remix_puts(x, *first ? "" : ",");
    *first = false;
    remix_gap(x);
    remix_puts(x, names[rng_below(x->r, sizeof names / sizeof *names)]);
    remix_gap(x);
    remix_puts(x, ":");
    remix_gap(x);
    remix_any_value(x);
    remix_gap(x);
}

static const char *remix_alias(remixer *x, const tenon_type *t, const tenon_member *m)
{
    const char *alias = m && (x->flags & REMIX_ALIASES) ? tenon__detail(t, m)->alias : NULL;
    if (!alias)
        return NULL;
    for (size_t n = rng_below(x->r, 2); n > 0 && alias[strlen(alias) + 1]; n--)
        alias += strlen(alias) + 1;
    return alias;
}

static bool remix_one_member(remixer *x, const tenon_type *t, const remix_member *member,
                             bool other, bool *first)
{
    const char *s;
    remix_unknown(x, first);
    remix_puts(x, *first ? "" : ",");
    *first = false;
    remix_gap(x);
    if (!remix_string(x, member->name, remix_alias(x, t, member->row)))
        return false;
    remix_gap(x);
    remix_puts(x, ":");
    remix_gap(x);
    if (other) {
        remix_any_value(x);
        remix_gap(x);
        return true;
    }
    s = member->row ? remix_row(x, member->value, t, member->row) : NULL;
    if (!s && !member->row) {
        s = remix_skip(x, member->value);
        if (s)
            remix_put(x, member->value, (size_t)(s - member->value));
    }
    remix_gap(x);
    return s != NULL;
}

static const tenon_member *remix_find(const tenon_type *t, const char *name, size_t len)
{
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        if (m->fragment_len == len + 2 && memcmp(m->fragment + 1, name, len) == 0)
            return m;
    }
    return NULL;
}

static const char *remix_collect(remixer *x, const char *s, const tenon_type *t,
                                 remix_member *members, size_t *n)
{
    while (*s != '}') {
        remix_member *member = &members[*n];
        member->name = ++s; /* behind the brace or comma */
        if (*s == '}')
            break;
        s = remix_string_end(x, s);
        if (!s || *n > t->n)
            return NULL;
        member->row = remix_find(t, member->name, (size_t)(s - member->name));
        member->value = s + 1;
        s = remix_skip(x, s + 1);
        if (!s)
            return NULL;
        ++*n;
    }
    return s + 1;
}

static void remix_shuffle(remixer *x, remix_member *members, size_t n)
{
    for (size_t i = n; i > 1 && (x->flags & REMIX_PERMUTE); i--) {
        size_t k = rng_below(x->r, i);
        remix_member other = members[k];
        members[k] = members[i - 1];
        members[i - 1] = other;
    }
}

static const char *remix_object(remixer *x, const char *s, const tenon_type *t)
{
    remix_member *members = calloc((size_t)t->n + 2, sizeof *members);
    size_t n = 0;
    bool first = true, ok = members != NULL;
    s = ok ? remix_collect(x, s, t, members, &n) : NULL;
    ok = s != NULL;
    if (ok)
        remix_shuffle(x, members, n);
    remix_puts(x, "{");
    for (size_t i = 0; i < n && ok; i++) {
        const bool last = (x->flags & REMIX_DOUBLED_LAST) != 0,
                   other = (x->flags & REMIX_DOUBLED_FIRST) != 0;
        ok = remix_one_member(x, t, &members[i], false, &first);
        if (ok && (last || other) && members[i].row && rng_one_in(x->r, 3))
            ok = remix_one_member(x, t, &members[rng_below(x->r, i + 1)], other, &first);
    }
    remix_unknown(x, &first);
    if ((x->flags & REMIX_TRAILING_COMMAS) && !first && rng_one_in(x->r, 2))
        remix_puts(x, ",");
    remix_gap(x);
    remix_puts(x, "}");
    free(members);
    return ok ? s : NULL;
}

/* An array or a dictionary: elements keep their order. */
static const char *remix_list(remixer *x, const char *s, const tenon_type *t, const tenon_member *m)
{
    bool map = m->kind == TENON_KIND_MAP;
    char close = map ? '}' : ']';
    tenon_member e;
    bool first = true;
    tenon__element_row(t, m, &e);
    remix_put(x, s++, 1);
    remix_gap(x);
    while (s && s < x->end && *s != close) {
        if (!first) {
            remix_puts(x, ",");
            remix_gap(x);
            s++;
        }
        first = false;
        if (map) {
            s = remix_string(x, s, NULL);
            remix_gap(x);
            remix_puts(x, ":");
            remix_gap(x);
            s = s ? s + 1 : NULL;
        }
        s = s ? remix_row(x, s, t, &e) : NULL;
        remix_gap(x);
    }
    if (!s || s >= x->end)
        return NULL;
    if ((x->flags & REMIX_TRAILING_COMMAS) && !first && rng_one_in(x->r, 2)) {
        remix_puts(x, ",");
        remix_gap(x);
    }
    remix_put(x, s, 1);
    return s + 1;
}

static const char *remix_type(remixer *x, const char *s, const tenon_type *t)
{
    if (!tenon__planned(t))
        return NULL;
    return t->flags & TENON_TRANSPARENT ? remix_row(x, s, t, t->members)
           : *s == '{'                  ? remix_object(x, s, t)
                                        : NULL;
}

static const char *remix_row(remixer *x, const char *s, const tenon_type *t, const tenon_member *m)
{
    const char *stop;
    tenon_member e;
    if (s >= x->end)
        return NULL;
    if (*s == 'n' || m->kind == TENON_KIND_RAW) {
        stop = remix_skip(x, s);
        if (stop)
            remix_put(x, s, (size_t)(stop - s));
        return stop;
    }
    switch (m->kind) {
    case TENON_KIND_OBJECT:
        return remix_type(x, s, t->refs[m->index]);
    case TENON_KIND_POINTER:
        tenon__element_row(t, m, &e);
        return remix_row(x, s, t, &e);
    case TENON_KIND_ARRAY:
    case TENON_KIND_FIXED:
    case TENON_KIND_MAP:
        return remix_list(x, s, t, m);
    default:
        if (*s == '"')
            return remix_string(x, s, NULL);
        stop = remix_skip(x, s);
        if (stop)
            remix_put(x, s, (size_t)(stop - s));
        return stop;
    }
}

char *remix(rng *r, const tenon_type *type, const char *text, size_t len, unsigned flags,
            size_t *ret_len)
{
    remixer x = {.r = r, .end = text + len, .flags = flags};
    const char *s;
    remix_gap(&x);
    s = len ? remix_type(&x, text, type) : NULL;
    remix_gap(&x);
    *ret_len = x.len;
    if (s == x.end && !x.failed)
        return x.data;
    free(x.data);
    return NULL;
}
