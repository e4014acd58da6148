/* SPDX-License-Identifier: MIT
 * translate.c: text to clang's translation unit, and clang's complaints to messages of ours, with
 * their places. A text is that of the headers (parse.c), or declarations that ask the compiler for
 * values and names (evaluate.c, clashes.c): there a complaint is about the option on whose line it
 * is. The command line of clang is in arguments.c. */
#include "arguments.h"
#include "shape.h"

#include <string.h>

place parse_place(run *r, CXSourceLocation at)
{
    place result = {NULL, 0, 0};
    CXFile file;
    unit *u;
    clang_getExpansionLocation(at, &file, &result.line, &result.column, NULL);
    if (!file)
        return result;
    result.file = shape_string(clang_getFileName(file));
    for (u = r->units; u; u = u->next)
        if (strcmp(result.file, u->full) == 0)
            result.file = u->path;
    return result;
}

/* What a misplaced annotation should have been, seen from the compiler's complaint. */
static void hint(run *r, place at, const char *text, bool ignored)
{
    char *data = at.file && at.line ? gen_read_file(at.file, NULL) : NULL, *line = data;
    for (unsigned i = 1; line && i < at.line; i++) {
        line = strchr(line, '\n');
        line = line ? line + 1 : NULL;
    }
    if (!line)
        return;
    line[strcspn(line, "\n")] = 0;
    if (ignored)
        gen_note(r,
                 "an annotation of a type stands behind its keyword: struct TENON(...) name {, or "
                 "behind "
                 "the closing brace");
    else if (strncmp(text, "expected", 8) == 0 && strstr(line, "TENON(") &&
             strstr(line, "TENON(") < line + at.column)
        gen_note(
            r, "an annotation stands behind the name and its brackets, and before the value of an "
               "enumerator: int name[4] TENON(...); NAME TENON(...) = 1");
}

/* lines: the options whose values stand on the lines of the text, from first on. */
static void report(run *r, CXDiagnostic d, option **lines, unsigned first, char **last)
{
    char *warning = shape_string(clang_getDiagnosticOption(d, NULL));
    const option *about = NULL;
    char *text = shape_string(clang_getDiagnosticSpelling(d));
    bool ignored = strcmp(warning, "-Wignored-attributes") == 0 && strstr(text, "annotate");
    place at = parse_place(r, clang_getDiagnosticLocation(d));
    if (clang_getDiagnosticSeverity(d) < CXDiagnostic_Error && !ignored)
        return;
    if (at.file && strcmp(at.file, PARSED_NAME) == 0) {
        if (lines && at.line >= first)
            about = lines[at.line - first];
        at = about ? about->value_at : (place){0};
    }
    char *whole = gen_format("%s:%u:%u %s", at.file ? at.file : "", at.line, at.column, text);
    if (strcmp(whole, *last) == 0)
        return; /* one line of text may say it several times */
    *last = whole;
    gen_error(r, at, 1, "%s", text);
    if (about && !about->value) /* clashes.c */
        gen_note(r, "the output declares this for the type; give it another name: name = ...");
    if (!lines)
        hint(r, at, text, ignored);
}

CXTranslationUnit parse_text(run *r, const char *text, option **lines, unsigned first)
{
    parsed *p = r->clang;
    struct CXUnsavedFile file = {PARSED_NAME, text, (unsigned long)strlen(text)};
    CXTranslationUnit unit = NULL;
    unsigned errors = r->errors;
    char *last = gen_copy("", 0);
    enum CXErrorCode code =
        clang_parseTranslationUnit2(p->index, PARSED_NAME, p->args, p->n_args, &file, 1,
                                    CXTranslationUnit_SkipFunctionBodies, &unit);
    if (code != CXError_Success) {
        gen_error(r, (place){0}, 0, "clang cannot start; its arguments are those behind --");
        return NULL;
    }
    for (unsigned i = 0; i < clang_getNumDiagnostics(unit); i++) {
        CXDiagnostic d = clang_getDiagnostic(unit, i);
        report(r, d, lines, first, &last);
        clang_disposeDiagnostic(d);
    }
    if (r->errors == errors)
        return unit;
    clang_disposeTranslationUnit(unit);
    return NULL;
}

void parse_close(run *r)
{
    parsed *p = r->clang;
    if (p && p->unit)
        clang_disposeTranslationUnit(p->unit);
    if (p && p->index)
        clang_disposeIndex(p->index);
}
