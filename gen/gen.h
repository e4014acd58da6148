/* SPDX-License-Identifier: MIT
 * gen.h: the parts of tenongen and what they offer each other. In the order of a run:
 *
 *   main.c      command line
 *   parse.c     headers by libclang (translate.c) -> types, members, annotations; shape.c says what
 *               a C type is
 *   options.c   text of annotations -> options
 *   evaluate.c  values of options, by the compiler
 *   check.c     what every member is; everything that is refused; naming.c makes the names
 *   clashes.c   names of the output that the headers have already
 *   cases.c     types once more for each policy of --cases
 *   emit_*.c    one kind of output each; explain.c prints instead
 *
 * base.c holds memory and text, messages.c what is said of mistakes. Memory is given back when the
 * run ends, a fraction of a second later. */
#ifndef TENON_GEN_GEN_H
#define TENON_GEN_GEN_H

#include "ir.h"

#include <stdarg.h>
#include <stdio.h>

#if defined(__GNUC__)
#define GEN_FORMAT(at, from) __attribute__((format(printf, at, from)))
#else
#define GEN_FORMAT(at, from)
#endif

typedef struct message message;

typedef struct run {
    unit *units;
    type *types, **last_type;
    const char *out; /* folder */
    const char *depfile;
    const char *compile_commands;
    const char **clang_args;
    int n_clang_args;
    bool tables_only, explain, case_functions;
    bool cases[TENON_NAMINGS]; /* the policies of --cases */
    unsigned errors;
    message *messages;   /* newest first */
    const char *printed; /* the last one */
    const char **files;  /* that were read, for the depfile */
    size_t n_files;
    void *clang; /* parse.c's own */
} run;

/* ---- base.c ---------------------------------------------------------------------------------- */

typedef struct text {
    char *data;
    size_t len, size;
} text;

void *gen_alloc(size_t size); /* zeroed; ends the program when there is no memory */
void gen_free_all(void);
char *gen_copy(const char *s, size_t len);
char *gen_format_args(const char *format, va_list args);
char *gen_format(const char *format, ...) GEN_FORMAT(1, 2);
void text_add(text *t, const char *format, ...) GEN_FORMAT(2, 3);
void text_bytes(text *t, const char *s, size_t len);
/* The bytes as the inside of a C string literal. */
void text_c_string(text *t, const char *s, size_t len);
/* The bytes as the inside of a JSON string. */
char *gen_json_spelling(const char *s, size_t len);
char *gen_read_file(const char *path, size_t *ret_len);
bool gen_write_file(run *r, const char *path, const text *t);

/* ---- messages.c ------------------------------------------------------------------------------ */

/* Keeps a message, with the line and a caret over width columns; width 0: one. A note goes with the
 * error said last. */
void gen_error(run *r, place at, unsigned width, const char *format, ...) GEN_FORMAT(4, 5);
void gen_note(run *r, const char *format, ...) GEN_FORMAT(2, 3);
/* All of them, in the order of the headers. */
void gen_print_messages(run *r, FILE *out);

/* ---- the parts ------------------------------------------------------------------------------- */

bool parse_headers(run *r);
void parse_close(run *r);
/* The type that a declaration makes; for shape.c. decl: a CXCursor. */
type *parse_type_of(run *r, const void *decl);

bool read_options(run *r);
const char *word_spelling(enum word word);

/* The additional text is compiled behind the headers; each line declares one variable that holds a
 * value. */
void evaluate_options(run *r);

/* The member whose name is most like this one; NULL: none is near. */
const member *nearest_member(const type *t, const char *name);
bool check_types(run *r);
/* Names that the output would declare and that the headers have already. */
bool check_clashes(run *r);
/* The problems of options alone, of one row. */
void check_row_options(run *r, member *m);

/* Names and aliases of all rows, each once. */
void check_names(run *r, const type *t);

const char *naming_word_of(unsigned naming);
bool naming_from_word(const char *word, size_t len, unsigned *ret);
/* The name in the style; one of which nothing would be left stays. */
char *naming_apply(unsigned naming, const char *name);

/* The sets of --cases: each described struct once more for each policy. */
bool make_cases(run *r);

void emit_header(run *r, unit *u, text *out);
void emit_tables(run *r, unit *u, text *out);
void emit_functions(run *r, type *t, text *out);
bool emit_has_functions(const run *r, const type *t);
void explain(run *r, FILE *out);

/* How output spells the statics of a type. */
#define GEN_STATIC "%s__%s"

#endif
