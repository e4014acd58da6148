/* SPDX-License-Identifier: MIT
 * check.c: what every type and member is, and the refusal of all that cannot be. In passes over all
 * types, because types say things about one another: which are described (marked, or reached from a
 * marked one), which members are companions of others (counts, bools that say "there", keys of
 * dictionaries), then rows and names. limits.c has the options' values.
 *
 * A companion is no member of its own: the text has no room for it. */
#include "gen.h"

#include "../src/base/base.h"

#include <tenon/type.h>

#include <ctype.h>
#include <string.h>

/* ---- which types ----------------------------------------------------------------------------- */

static bool has_word(const member *m, enum word word)
{
    return option_of(m->options, word) != NULL;
}

static void refuse_reached(run *r, const member *m)
{
    const type *t = m->ref;
    const char *c_type = t->title ? t->title : "a type without a name";
    if (!t->name) {
        gen_error(r, m->at, (unsigned)strlen(m->name),
                  "%s is of a type without a name: give it a tag%s", m->name,
                  t->is_enum ? ", or write it as a number: TENON(number)" : "");
        return;
    }
    gen_error(r, m->at, (unsigned)strlen(m->name),
              "%s is of %s, which no header of this run declares", m->name, c_type);
    if (!t->is_complete)
        gen_note(r, "its definition is not included here; or leave the member out: TENON(ignore)");
    else if (t->is_enum)
        gen_note(r, "write it as a number, TENON(number), or add: TENON_REMOTE(%s, %s);", t->name,
                 c_type);
    else if (*t->header == '/') /* a system's */
        gen_note(r, "add: TENON_REMOTE(%s, %s); and a TENON_REMOTE_FIELD for each member", t->name,
                 c_type);
    else
        gen_note(r, "give %s to tenongen too, or add: TENON_REMOTE(%s, %s);", t->header, t->name,
                 c_type);
}

static void reach(run *r, type *t);

static void reach_member(run *r, member *m)
{
    bool by_number = has_word(m, WORD_NUMBER);
    if (m->is_companion || has_word(m, WORD_IGNORE) || m->trouble || !m->ref)
        return;
    if (m->leaf == TENON_KIND_ENUM && by_number)
        return;
    if (!m->ref->unit || !m->ref->name || !m->ref->is_complete) {
        refuse_reached(r, m);
        m->trouble = "";
        return;
    }
    reach(r, m->ref);
}

static void reach(run *r, type *t)
{
    if (t->described)
        return;
    t->described = true;
    for (member *m = t->members; m; m = m->next)
        reach_member(r, m);
}

/* ---- companions ------------------------------------------------------------------------------ */

static member *find_member(type *t, const char *name)
{
    for (member *m = t->members; m; m = m->next)
        if (strcmp(m->name, name) == 0)
            return m;
    return NULL;
}

const member *nearest_member(const type *t, const char *name)
{
    unsigned least = (unsigned)(2 + strlen(name) / 3);
    const member *best = NULL;
    for (const member *m = t->members; m; m = m->next) {
        unsigned d = tenon__edit_distance(m->name, strlen(m->name), name, strlen(name));
        if (*m->name && d < least) {
            least = d;
            best = m;
        }
    }
    return best;
}

static member *named_by(run *r, type *t, const option *o)
{
    member *found = find_member(t, o->value);
    const member *near;
    if (found)
        return found;
    near = nearest_member(t, o->value);
    gen_error(r, o->value_at, (unsigned)strlen(o->value),
              near ? "%s has no member %s; did you mean `%s`?" : "%s has no member %s", t->title,
              o->value, near ? near->name : "");
    return NULL;
}

/* Finds the companion that the option names; it must be a plain value of nobody else's. */
static member *companion(run *r, member *m, enum word word, const char *what)
{
    const option *o = option_of(m->options, word);
    member *c = o ? named_by(r, m->owner, o) : NULL;
    if (!c)
        return NULL;
    if (c->is_companion && !m->owner->is_remote) {
        gen_error(r, o->value_at, (unsigned)strlen(o->value),
                  "%s belongs to another member already", c->name);
        return NULL;
    }
    if (c == m || (c->annotations && !has_word(c, WORD_IGNORE))) {
        gen_error(r, c->annotations ? c->annotations->at : o->value_at, 1,
                  "%s is the %s %s: it is no member of its own", c->name, what, m->name);
        return NULL;
    }
    c->is_companion = true;
    return c;
}

static uint64_t most_of(const member *count)
{
    unsigned bits = 8 * count->leaf_size - !count->leaf_unsigned;
    return bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}

static void find_count(run *r, member *m)
{
    const option *o = option_of(m->options, WORD_COUNT),
                 *most = option_of(m->options, WORD_MAX_COUNT);
    unsigned width = o ? (unsigned)strlen(o->value) : 1;
    member *c;
    if (o && m->shape == SHAPE_VALUE && !m->trouble) {
        gen_error(r, o->at, 5, "`count` is for pointers and arrays%s",
                  m->leaf == TENON_KIND_CSTR ? "; char * is text, bytes are unsigned char *" : "");
        return;
    }
    c = companion(r, m, WORD_COUNT, "count of");
    if (!c)
        return;
    m->count = c;
    if (c->trouble || c->shape != SHAPE_VALUE || c->leaf < TENON_KIND_I8 ||
        c->leaf > TENON_KIND_U64)
        gen_error(r, o->value_at, width, "%s is no integer", c->name);
    else if (m->shape == SHAPE_FIXED && most_of(c) < m->length)
        gen_error(r, o->value_at, width, "%s counts to %llu, the array has %llu elements", c->name,
                  (unsigned long long)most_of(c), (unsigned long long)m->length);
    else if (most && most->is == VALUE_INTEGER && most->i > 0 && most_of(c) < (uint64_t)most->i)
        gen_error(r, most->value_at, 1, "%s counts to %llu only", c->name,
                  (unsigned long long)most_of(c));
}

static void find_has(run *r, member *m)
{
    const option *o = option_of(m->options, WORD_HAS);
    member *c = companion(r, m, WORD_HAS, "companion of");
    if (!c)
        return;
    m->has = c;
    if (c->trouble || c->shape != SHAPE_VALUE || c->leaf != TENON_KIND_BOOL)
        gen_error(r, o->value_at, (unsigned)strlen(o->value), "%s is no bool", c->name);
}

static void find_key(run *r, member *m)
{
    const option *map = option_of(m->options, WORD_MAP), *o = option_of(m->options, WORD_KEY);
    member *key;
    if (!map) {
        if (o)
            gen_error(r, o->at, 3, "`key` is for dictionaries: TENON(map, key = %s, ...)",
                      o->value);
        return;
    }
    if (m->shape != SHAPE_POINTER || m->nest != NEST_NONE || m->leaf != TENON_KIND_OBJECT ||
        !has_word(m, WORD_COUNT)) {
        gen_error(r, map->at, 3, "`map` is for a pointer to structs with `count`");
        return;
    }
    key = o ? named_by(r, m->ref, o) : find_member(m->ref, "key");
    if (!key && !o)
        gen_error(r, map->at, 3, "which member of %s is the key? Add key = ...", m->ref->title);
    if (!key)
        return;
    if (key->trouble || key->shape != SHAPE_VALUE ||
        (key->leaf != TENON_KIND_CSTR && key->leaf != TENON_KIND_STR &&
         key->leaf != TENON_KIND_CHARS)) {
        gen_error(r, o ? o->value_at : map->at, 3,
                  "the key %s is no string (char *, char[N], tenon_str)", key->name);
        return;
    }
    m->key = key;
    if (option_of(m->ref->options, WORD_TRANSPARENT))
        key->is_companion = true;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static void set_kinds(run *r, member *m)
{
    bool number = has_word(m, WORD_NUMBER);
    if (number && m->leaf != TENON_KIND_ENUM) {
        gen_error(r, option_of(m->options, WORD_NUMBER)->at, 6,
                  "`number` is for enums, which are written by name without it");
        return;
    }
    if (number) {
        unsigned log = m->leaf_size == 1 ? 0 : m->leaf_size == 2 ? 1 : m->leaf_size == 4 ? 2 : 3;
        m->leaf = (m->leaf_unsigned ? TENON_KIND_U8 : TENON_KIND_I8) + log;
        m->ref = NULL;
    }
    if (m->shape == SHAPE_POINTER && m->nest != NEST_NONE && !m->count) {
        gen_error(r, m->at, (unsigned)strlen(m->name),
                  "%s points to %s: how many? Add TENON(count = ...)", m->name,
                  m->nest == NEST_ARRAY ? "arrays" : "pointers");
        return;
    }
    if (m->shape == SHAPE_POINTER && m->count)
        m->shape = m->key ? SHAPE_MAP : SHAPE_ARRAY;
    m->kind = m->shape == SHAPE_VALUE     ? m->leaf
              : m->shape == SHAPE_POINTER ? TENON_KIND_POINTER
              : m->shape == SHAPE_ARRAY   ? TENON_KIND_ARRAY
              : m->shape == SHAPE_MAP     ? TENON_KIND_MAP
                                          : TENON_KIND_FIXED;
    m->element = m->shape == SHAPE_VALUE   ? 0
                 : m->nest == NEST_ARRAY   ? TENON_KIND_FIXED
                 : m->nest == NEST_POINTER ? TENON_KIND_POINTER
                                           : m->leaf;
    m->inner = m->nest == NEST_NONE ? 0 : m->leaf;
}

static void set_given(member *m)
{
#define TENON_MEMBER_OPTION(NAME, WORD, TEXT)                                                      \
    if (has_word(m, WORD_##NAME))                                                                  \
        m->given |= TENON_GIVEN_##NAME;
#include <tenon/options.def>
}

static void set_name(run *r, member *m)
{
    const option *o = option_of(m->options, WORD_NAME);
    if (o && o->is != VALUE_STRING) {
        gen_error(r, o->value_at, (unsigned)strlen(o->value), "a name is a string: name = \"%s\"",
                  o->value);
        return;
    }
    m->json = o ? o->s : naming_apply(m->owner->naming, m->name);
    m->json_len = strlen(m->json);
    if (tenon__utf8_check(m->json, m->json_len) != m->json_len)
        gen_error(r, o->value_at, 1, "the name is not UTF-8");
    m->spelling = gen_json_spelling(m->json, m->json_len);
}

static void refuse_kind(run *r, const member *m)
{
    if (!*m->trouble)
        return; /* said already */
    gen_error(r, m->at, (unsigned)strlen(m->name), "%s is %s", *m->name ? m->name : "this",
              m->trouble);
    gen_note(r, *m->name ? "leave it out: %s TENON(ignore)" : "leave it out: } TENON(ignore);%s",
             m->name);
}

static void check_member(run *r, member *m)
{
    m->ignored = has_word(m, WORD_IGNORE);
    if (m->is_companion || (m->ignored && (m->owner->transparent || !*m->name)))
        return;
    if (m->trouble && !m->ignored) {
        refuse_kind(r, m);
        return;
    }
    m->is_row = true;
    m->index = m->owner->n++;
    set_name(r, m);
    set_given(m);
    if (m->ignored)
        m->given &= TENON_GIVEN_IGNORE | TENON_GIVEN_NAME | TENON_GIVEN_ALIAS;
    else
        set_kinds(r, m);
    check_row_options(r, m);
}

static bool has_alias(const member *m, const option *alias)
{
    for (const option *o = m->options; o; o = o->next)
        if (o->word == WORD_ALIAS && o->is == VALUE_STRING && strcmp(o->s, alias->s) == 0)
            return true;
    return false;
}

/* Two rows, a being the earlier one. */
static void check_pair(run *r, const member *a, const member *b, const char *by)
{
    if (strcmp(a->json, b->json) == 0)
        gen_error(r, b->at, (unsigned)strlen(b->name), "%s and %s have one name%s, \"%s\"", a->name,
                  b->name, by, b->json);
    for (const option *o = a->options; o; o = o->next)
        if (o->word == WORD_ALIAS && o->is == VALUE_STRING && strcmp(o->s, b->json) == 0)
            gen_error(r, o->at, 5, "the alias \"%s\" is the name of %s%s", o->s, b->name, by);
    for (const option *o = b->options; o; o = o->next)
        if (o->word == WORD_ALIAS && o->is == VALUE_STRING && strcmp(o->s, a->json) == 0)
            gen_error(r, o->at, 5, "the alias \"%s\" is the name of %s%s", o->s, a->name, by);
        else if (o->word == WORD_ALIAS && o->is == VALUE_STRING && has_alias(a, o))
            gen_error(r, o->at, 5, "%s has the alias \"%s\" too", a->name, o->s);
}

void check_names(run *r, const type *t)
{
    const char *by = t->plain ? gen_format(" by the case %s", naming_word_of(t->set_of)) : "";
    for (const member *a = t->members; a; a = a->next)
        for (const member *b = a->next; a->is_row && a->json && b; b = b->next)
            if (b->is_row && b->json)
                check_pair(r, a, b, by);
}

/* ---- types ----------------------------------------------------------------------------------- */

static bool is_identifier(const char *s)
{
    if (!isalpha((unsigned char)*s) && *s != '_')
        return false;
    while (isalnum((unsigned char)*s) || *s == '_')
        s++;
    return *s == 0;
}

static void set_type_options(run *r, type *t)
{
    const option *o = option_of(t->options, WORD_NAME);
    if (o) {
        size_t len = strlen(o->value);
        bool quoted = len > 1 && *o->value == '"';
        t->name = quoted ? gen_copy(o->value + 1, len - 2) : o->value;
        if (!is_identifier(t->name))
            gen_error(r, o->value_at, 1,
                      "the name of a description is a C identifier: functions are named by it");
    }
    if ((o = option_of(t->options, WORD_CASE)) &&
        !naming_from_word(o->value, strlen(o->value), &t->naming))
        gen_error(r, o->value_at, (unsigned)strlen(o->value),
                  "no such case; there are camel, pascal, snake, SNAKE, kebab, KEBAB, lower, upper "
                  "and none");
    if ((o = option_of(t->options, WORD_UNKNOWN))) {
        t->refuse_unknown = strcmp(o->value, "refuse") == 0;
        if (!t->refuse_unknown && strcmp(o->value, "ignore") != 0)
            gen_error(r, o->value_at, (unsigned)strlen(o->value),
                      "unknown members are refused or ignored: unknown = refuse");
    }
    t->transparent = option_of(t->options, WORD_TRANSPARENT) != NULL;
}

static void check_enumerator(run *r, type *t, enumerator *e, const option *prefix)
{
    const option *o = option_of(e->options, WORD_NAME);
    const char *name = e->name;
    e->ignored = option_of(e->options, WORD_IGNORE) != NULL;
    if (e->ignored)
        return;
    t->n++;
    if (o && o->is != VALUE_STRING) {
        gen_error(r, o->value_at, (unsigned)strlen(o->value), "a name is a string: name = \"%s\"",
                  o->value);
        return;
    }
    if (prefix && prefix->is == VALUE_STRING && !o) {
        if (strncmp(name, prefix->s, prefix->len) != 0 || !name[prefix->len])
            gen_error(r, e->at, (unsigned)strlen(name),
                      "%s does not begin with the prefix \"%s\"; give it a name of its own", name,
                      prefix->s);
        else
            name += prefix->len;
    }
    e->json = o ? o->s : naming_apply(t->naming, name);
    e->json_len = strlen(e->json);
    if (tenon__utf8_check(e->json, e->json_len) != e->json_len)
        gen_error(r, e->at, 1, "the name is not UTF-8");
    e->spelling = gen_json_spelling(e->json, e->json_len);
    if (strcmp(e->json, e->spelling) != 0)
        gen_error(r, e->at, (unsigned)strlen(e->name),
                  "names of enumerators cannot hold quotes, backslashes or controls");
    for (enumerator *k = t->enumerators; k != e; k = k->next)
        if (!k->ignored && k->json && strcmp(k->json, e->json) == 0)
            gen_error(r, e->at, (unsigned)strlen(e->name), "%s and %s have one name, \"%s\"",
                      k->name, e->name, e->json);
}

static void check_type(run *r, type *t)
{
    if (t->is_enum) {
        const option *prefix = option_of(t->options, WORD_PREFIX);
        for (enumerator *e = t->enumerators; e; e = e->next)
            check_enumerator(r, t, e, prefix);
    } else {
        for (member *m = t->members; m; m = m->next)
            check_member(r, m);
        check_names(r, t);
    }
    if (t->n == 0)
        gen_error(r, t->at, 1, "%s has nothing that tenon could describe", t->title);
    else if (t->transparent && t->n != 1)
        gen_error(r, option_of(t->options, WORD_TRANSPARENT)->at, 11,
                  "a transparent struct has one member, whose text is its own; %s has %u", t->title,
                  t->n);
    else if (t->n > 1000)
        gen_error(r, t->at, 1, "%s has more than 1000 members", t->title);
}

static void assign_to_unit(type *t)
{
    unit *u = t->unit;
    type **types = gen_alloc((u->n + 1) * sizeof *types);
    if (u->n)
        memcpy(types, u->types, u->n * sizeof *types);
    types[u->n++] = t;
    u->types = types;
}

bool check_types(run *r)
{
    for (type *t = r->types; t; t = t->next)
        if (t->unit && t->marked && (t->name || option_of(t->options, WORD_NAME)) && t->title)
            reach(r, t);
        else if (t->unit && t->marked)
            gen_error(r, t->at, 1, "a type without a name: give it a tag or a typedef");
    for (type *t = r->types; t; t = t->next)
        if (t->described)
            set_type_options(r, t);
    for (type *t = r->types; t; t = t->next)
        for (member *m = t->described ? t->members : NULL; m; m = m->next)
            if (!has_word(m, WORD_IGNORE)) {
                find_count(r, m);
                find_has(r, m);
                find_key(r, m);
            }
    for (type *t = r->types; t; t = t->next) {
        if (!t->described)
            continue;
        check_type(r, t);
        for (type *u = r->types; u != t; u = u->next)
            if (u->described && strcmp(u->name, t->name) == 0)
                gen_error(r, t->at, 1, "%s and %s have one name, %s; say TENON(name = ...)",
                          u->title, t->title, t->name);
        assign_to_unit(t);
    }
    return r->errors == 0;
}
