/* SPDX-License-Identifier: MIT
 * load_table.h: requests per second as plain text for a terminal. */
#ifndef BATTLE_LOAD_TABLE_H
#define BATTLE_LOAD_TABLE_H

#include "result.h"

#include <stdio.h>

/** Codecs, goals, the chain, records alone, one connection; then what went wrong. Nothing when
 * there are no loads. */
void battle_load_table_print(const struct battle_results *results, FILE *to);

#endif
