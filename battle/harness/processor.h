/* SPDX-License-Identifier: MIT
 * processor.h: where timing runs. */
#ifndef BATTLE_PROCESSOR_H
#define BATTLE_PROCESSOR_H

/** Keeps this thread, and what it starts, on the last processor that it may use; the others are
 * left to threads that empty pipes, and to the system. Does nothing where there is only one. */
void battle_stay_on_one_processor(void);

#endif
