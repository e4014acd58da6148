/* SPDX-License-Identifier: MIT
 * shape.h: between parse.c, shape.c and evaluate.c, the files that see libclang. */
#ifndef TENON_GEN_SHAPE_H
#define TENON_GEN_SHAPE_H

#include "gen.h"

#include <clang-c/Index.h>

/* Copies and gives back. */
char *shape_string(CXString s);
/* The structs that a struct or enum is declared in, outermost first: "a", "a::b"; NULL: none. In C
 * such a type is known everywhere, in C++ by them. */
char *shape_scope(CXCursor decl);
/* A type that is no pointer or array, as output spells it in both languages. */
char *shape_spelling(CXType t);
/* Fills the C type of the member; why it has no kind, or NULL. */
const char *shape_of(run *r, member *m, CXType t);
unsigned shape_integer(unsigned size, bool is_unsigned);

/* The state of parse.c in run.clang. */
typedef struct parsed {
    CXIndex index;
    CXTranslationUnit unit;
    const char *text; /* of the file that includes all headers, at parsed_name */
    const char **args;
    int n_args;
    CXFile *files; /* of the units, in order */
} parsed;
#define PARSED_NAME "tenongen-input.c"

/* Where the cursor is in the user's text. */
place parse_place(run *r, CXSourceLocation at);
/* Parses text as PARSED_NAME and reports errors; NULL: there were some. From line first on each
 * line is about an option. */
CXTranslationUnit parse_text(run *r, const char *text, option **lines, unsigned first);

#endif
