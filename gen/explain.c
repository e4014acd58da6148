/* SPDX-License-Identifier: MIT
 * explain.c: tenongen --explain: what every member became, for people. Nothing is written. */
#include "emit.h"

#include <string.h>

static const char *const spellings[TENON_KINDS] = {
#define TENON_KIND(NAME, SPELLING, BOUND) [TENON_KIND_##NAME] = SPELLING,
#include <tenon/kinds.def>
};

static const char *tier(const run *r, const member *m)
{
    if (m->ignored)
        return "passed over";
    if (!emit_has_functions(r, m->owner))
        return "tables";
    if (!emit_is_inline(r, m))
        return "by its row";
    return m->kind == TENON_KIND_OBJECT ? "function" : emit_is_plain_list(r, m) ? "loop" : "inline";
}

static void explain_member(const run *r, const member *m, FILE *out)
{
    text options = {0};
    for (const option *o = m->options; o; o = o->next)
        text_add(&options, o->value ? " %s = %s" : " %s", word_spelling(o->word), o->value);
    fprintf(out, "    %5lld %-24s %-24s %-16s %-12s%s\n", m->offset, m->name,
            gen_format("\"%s\"", m->spelling), m->ignored ? "-" : spellings[m->kind], tier(r, m),
            options.data ? options.data : "");
}

void explain(run *r, FILE *out)
{
    for (unit *u = r->units; u; u = u->next)
        for (size_t i = 0; i < u->n; i++) {
            const type *t = u->types[i];
            fprintf(out, "%s%s: %s (%s)\n", i || u != r->units ? "\n" : "", t->name, t->c_type,
                    u->path);
            for (const member *m = t->members; m; m = m->next)
                if (m->is_row)
                    explain_member(r, m, out);
            for (const enumerator *e = t->enumerators; e; e = e->next)
                if (!e->ignored)
                    fprintf(out, "          %-24s %-24s %lld\n", e->name,
                            gen_format("\"%s\"", e->json), (long long)e->value);
        }
}
