/* SPDX-License-Identifier: MIT
 * process.h: a program's run, from start to end. */
#ifndef BATTLE_PROCESS_H
#define BATTLE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

/** Runs argv[0] on the processor that everybody is timed on, without input; what it prints goes
 * nowhere, what it complains of to the file. true: it ended well. Otherwise why (size bytes) says
 * what became of it, with the line of its complaints that speaks of an error, or their first. */
bool battle_process_run(const char *const argv[], const char *complaints, unsigned time_limit,
                        char *why, size_t size);

#endif
