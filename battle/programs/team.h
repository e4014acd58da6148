/* SPDX-License-Identifier: MIT
 * team.h: what programs.c and answer.c have in common: the bouts of a program while they last. */
#ifndef BATTLE_TEAM_H
#define BATTLE_TEAM_H

#include "programs.h"
#include "protocol.h"

/** One case in one way. */
struct program_bout {
    struct battle_entry entry; /**< with its result */
    double *samples;           /**< of all rounds; there is room for the choice's repetitions */
    size_t n;
};

/** A program that is there, and its bouts. */
struct program_member {
    const struct battle_program *program;
    struct battle_peer_info *info;
    struct program_bout *bouts; /**< case by case */
    size_t n;
    bool failed; /**< it is not run again */
};

/** size bytes of zeros; ends the program when there are none. */
void *program_memory(tenon_arena *arena, size_t size);
tenon_str program_copy(tenon_arena *arena, tenon_str text);

/** Takes an answer to a request of so many samples: checks its texts, and keeps notes (in the
 * arena) and samples. Bouts that were wrong once stay wrong. */
void program_take_answer(struct program_member *member, const struct program_answer *answer,
                         unsigned repetitions, tenon_arena *arena);

/** None of the member's bouts counts; their notes say why. */
void program_give_up(struct program_member *member, const char *why, tenon_arena *arena);

/** Samples to the results' medians. */
void program_sum_up(struct program_member *member, tenon_arena *arena);

#endif
