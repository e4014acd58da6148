/* SPDX-License-Identifier: MIT
 * cases.c: the sets of --cases. Each described struct is copied once for each policy: the same
 * members under other names, leading to the copies of the same policy. Copies are named NAME__WORD
 * (point__camel, point__snake_upper) and stand in no list of types but the sets of their original,
 * so that everything that prints a type prints them as well.
 *
 * A name that an annotation gives stays; others start from the name in C, whatever the type's own
 * `case` says. */
#include "gen.h"

#include <ctype.h>
#include <string.h>

static const char *set_name(const type *t, unsigned naming)
{
    const char *word = naming_word_of(naming);
    char *s = gen_format("%s__%s%s", t->name, word, isupper((unsigned char)*word) ? "_upper" : "");
    for (char *p = s + strlen(t->name); *p; p++)
        *p = (char)tolower((unsigned char)*p);
    return s;
}

static member *copy_members(type *set)
{
    member *first = NULL, **last = &first;
    for (const member *m = set->plain->members; m; m = m->next) {
        member *copy = gen_alloc(sizeof *copy);
        *copy = *m;
        copy->owner = set;
        copy->next = NULL;
        if (m->is_row && !option_of(m->options, WORD_NAME)) {
            copy->json = naming_apply(set->set_of, m->name);
            copy->json_len = strlen(copy->json);
            copy->spelling = gen_json_spelling(copy->json, copy->json_len);
        }
        *last = copy;
        last = &copy->next;
    }
    return first;
}

static type *make_set(const type *t, unsigned naming)
{
    type *set = gen_alloc(sizeof *set);
    *set = *t;
    set->plain = t;
    set->set_of = naming;
    set->name = set_name(t, naming);
    set->members = copy_members(set);
    return set;
}

bool make_cases(run *r)
{
    for (type *t = r->types; t; t = t->next)
        for (unsigned naming = 1; naming < TENON_NAMINGS; naming++)
            if (r->cases[naming] && t->described && !t->is_enum) {
                t->sets[naming] = make_set(t, naming);
                check_names(r, t->sets[naming]);
            }
    for (type *t = r->types; t; t = t->next)
        for (unsigned naming = 1; naming < TENON_NAMINGS; naming++)
            for (member *m = t->sets[naming] ? t->sets[naming]->members : NULL; m; m = m->next)
                if (m->ref && m->ref->sets[naming])
                    m->ref = m->ref->sets[naming];
    return r->errors == 0;
}
