/* SPDX-License-Identifier: MIT
 * emit.h: what the files that print share. Output is a function of the IR alone: the same headers
 * give the same bytes. */
#ifndef TENON_GEN_EMIT_H
#define TENON_GEN_EMIT_H

#include "gen.h"

#include <tenon/type.h>

/* TENON_KIND_x or, where the machine decides, the macro that knows. */
const char *emit_kind_token(const member *m, unsigned kind);
/* Inside of a C string literal that spells the member's name in JSON. */
const char *emit_spelling(const char *spelling);
/* What the row's modifiers make of a direction: a step or the kind. */
unsigned emit_read_op(const member *m);
unsigned emit_write_op(const member *m);
bool emit_is_plain_list(const run *r, const member *m);
/* Does the reading function take the member itself, without its row? */
bool emit_is_inline(const run *r, const member *m);
void emit_write_function(run *r, type *t, text *out);
void emit_list_functions(run *r, type *t, text *out);
void emit_rule(text *out, const char *title);

#endif
