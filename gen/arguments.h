/* SPDX-License-Identifier: MIT
 * arguments.h: what clang is called with. */
#ifndef TENON_GEN_ARGUMENTS_H
#define TENON_GEN_ARGUMENTS_H

#include "gen.h"

/* Ours, those of the compilation database, the user's; false: the database cannot be read. */
bool clang_arguments(run *r, const char ***ret_args, int *ret_n);
/* NULL: there is no such file. */
char *absolute_path(const char *path);

#endif
