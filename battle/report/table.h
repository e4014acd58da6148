/* SPDX-License-Identifier: MIT
 * table.h: results as plain text for a terminal: one matrix for each battle, direction, way and
 * variant; peers are rows, fastest first, models are columns, and a cell is how many times as long
 * as tenon's generated code it took. */
#ifndef BATTLE_TABLE_H
#define BATTLE_TABLE_H

#include "result.h"

#include <stdio.h>

/** Everything that the results have; then who was wrong or could not, and who is absent. */
void battle_table_print(const struct battle_results *results, FILE *to);

/** A time with its unit in at most 7 characters: "19.1 ns", "8.98 us", "1.01 ms". */
void battle_time_text(double ns, char text[16]);

#endif
