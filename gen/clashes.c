/* SPDX-License-Identifier: MIT
 * clashes.c: names that output would declare and that something in the headers has already: the
 * struct usb_endpoint has no usb_endpoint_type where a header has a function of that name. The
 * compiler is asked: behind the headers each name is declared on a line of its own, as a function
 * that nobody else can have declared. */
#include "shape.h"

#include <string.h>

/* What emit_header.c prints for each type; for an enum the first alone. */
static const char *const suffixes[] = {
    "type",        "json_read",  "json_read_path", "json_read_source",
    "json_update", "json_write", "json_print",     "init",
    "free",        "copy",       "equal"};

/* A header that includes its own output has them all. */
static bool includes_output(const run *r)
{
    for (size_t i = 0; i < r->n_files; i++)
        if (strstr(r->files[i], ".tenon.h"))
            return true;
    return false;
}

bool check_clashes(run *r)
{
    enum { SUFFIXES = sizeof suffixes / sizeof *suffixes };
    const parsed *p = r->clang;
    text t = {0};
    size_t n = 0, most = 0;
    unsigned first = 2;
    option **lines;
    CXTranslationUnit unit;
    for (const type *ty = r->types; ty; ty = ty->next)
        most += ty->described ? SUFFIXES : 0;
    if (includes_output(r))
        return true;
    lines = gen_alloc((most + 1) * sizeof *lines);
    text_add(&t, "%sstruct tenon__unheard_of;\n", p->text);
    for (const char *s = p->text; *s; s++)
        first += *s == '\n';
    for (const type *ty = r->types; ty; ty = ty->next)
        for (size_t i = 0; i < (!ty->described ? 0 : ty->is_enum ? 1 : SUFFIXES); i++) {
            option *o = gen_alloc(sizeof *o);
            o->word = WORD_NAME;
            o->value_at = ty->at;
            lines[n++] = o;
            text_add(&t, "struct tenon__unheard_of *%s_%s(struct tenon__unheard_of *);\n", ty->name,
                     suffixes[i]);
        }
    unit = parse_text(r, t.data, lines, first);
    if (unit)
        clang_disposeTranslationUnit(unit);
    return r->errors == 0;
}
