/* SPDX-License-Identifier: MIT
 * readme.h: the part of README.md that is made from results, and its chart. */
#ifndef BATTLE_README_H
#define BATTLE_README_H

#include "result.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Replaces what stands between the lines <!-- battle --> and <!-- /battle --> of the file, and
 * writes the chart to svg_path, which the text refers to (without the readme's folder, where it
 * begins with that). On false the readme is as it was: it has not both lines, a file cannot be read
 * or written, or memory. */
bool battle_readme_write(const struct battle_results *results, const char *readme_path,
                         const char *svg_path, tenon_error *error);

/** The chart alone: reading and writing BigClass, both of tenon's rows and the fastest peers. */
void battle_svg_put(const struct battle_results *results, FILE *to);

#ifdef __cplusplus
}
#endif
#endif
