/* SPDX-License-Identifier: MIT
 * explain.c: tenongen --explain: what every member became, for people. Nothing is written. A line a
 * member: offset, name in C and in the text, kind, and which tier reads it:
 *
 *     straight line   code in the function of the type
 *     function        the function of the other type
 *     loop            a loop in the function, over that of the elements
 *     row             the function calls the walker for this member
 *     walker          the type has no function: it is walked by its tables
 *     -               passed over
 *
 * then the options. Members of other members' use (counts and the like) say whose they are. */
#include "emit.h"

#include <string.h>

static const char *const spellings[TENON_KINDS] = {
#define TENON_KIND(NAME, SPELLING, BOUND) [TENON_KIND_##NAME] = SPELLING,
#include <tenon/kinds.def>
};

static const char *tier(const run *r, const member *m)
{
    if (m->ignored || emit_read_op(m) == TENON_STEP_SKIP)
        return "-";
    if (!emit_has_functions(r, m->owner))
        return "walker";
    if (!emit_is_inline(r, m))
        return "row";
    return m->kind == TENON_KIND_OBJECT ? "function"
           : emit_is_plain_list(r, m)   ? "loop"
                                        : "straight line";
}

/* What is at the end of pointers and arrays. */
static const char *leaf(const member *m)
{
    if (m->ref)
        return m->ref->name;
    if (m->leaf == TENON_KIND_CHARS && m->shape != SHAPE_VALUE)
        return gen_format("char[%u]", m->leaf_size);
    return m->leaf == TENON_KIND_CHARS ? gen_format("char[%u]", (unsigned)m->length)
                                       : spellings[m->leaf];
}

static const char *kind(const member *m)
{
    const char *of = leaf(m);
    if (m->ignored)
        return "-";
    if (m->nest == NEST_ARRAY)
        of = gen_format("%s[%u]", of, (unsigned)m->inner_length);
    else if (m->nest == NEST_POINTER)
        of = gen_format("%s *", of);
    switch (m->shape) {
    case SHAPE_VALUE:
        return of;
    case SHAPE_POINTER:
        return gen_format("%s or null", of);
    case SHAPE_FIXED:
        return gen_format("%u of %s", (unsigned)m->length, of);
    case SHAPE_ARRAY:
        return gen_format("list of %s", of);
    case SHAPE_MAP:
        return gen_format("map of %s", of);
    }
    return of;
}

static void explain_member(const run *r, const member *m, FILE *out)
{
    text options = {0};
    for (const option *o = m->options; o; o = o->next)
        text_add(&options, o->value ? "  %s = %s" : "  %s", word_spelling(o->word), o->value);
    fprintf(out, "    %5lld  %-22s  %-22s  %-22s  %s%s\n", m->offset, m->name,
            gen_format("\"%s\"", m->spelling), kind(m), tier(r, m),
            options.data ? options.data : "");
    for (unsigned i = 0; i < TENON_NAMINGS; i++)
        if (m->owner->sets[i])
            for (const member *k = m->owner->sets[i]->members; k; k = k->next)
                if (k->is_row && k->index == m->index && strcmp(k->json, m->json) != 0)
                    fprintf(out, "           %22s  %s\n", naming_word_of(i),
                            gen_format("\"%s\"", k->spelling));
}

/* A member without a row: whose it is. */
static void explain_companion(const member *c, FILE *out)
{
    for (const member *m = c->owner->members; m; m = m->next)
        if (m->is_row && (m->count == c || m->has == c))
            fprintf(out, "    %5lld  %-22s  the %s of %s\n", c->offset, c->name,
                    m->count == c ? "count" : "presence", m->name);
}

static void explain_type(const run *r, const type *t, FILE *out)
{
    fprintf(out, "%s: %s (%s)%s%s\n", t->name, t->title, t->unit->path,
            t->transparent ? ", transparent" : "", t->refuse_unknown ? ", refuses unknown" : "");
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row)
            explain_member(r, m, out);
        else
            explain_companion(m, out);
    for (const enumerator *e = t->enumerators; e; e = e->next)
        if (!e->ignored)
            fprintf(out, "           %-22s  %-22s  %lld\n", e->name, gen_format("\"%s\"", e->json),
                    (long long)e->value);
}

void explain(run *r, FILE *out)
{
    for (unit *u = r->units; u; u = u->next)
        for (size_t i = 0; i < u->n; i++) {
            if (i || u != r->units)
                fputc('\n', out);
            explain_type(r, u->types[i], out);
        }
}
