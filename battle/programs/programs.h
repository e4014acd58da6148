/* SPDX-License-Identifier: MIT
 * programs.h: the peers that are programs of other languages, each started anew for a round of
 * samples. They know nothing of the battle but protocol.h.
 *
 *   programs.c  who they are; their bouts; rounds, in which they take turns; their results
 *   answer.c    whether an answer is right, and what becomes of its samples
 *   process.c   one run of a program: a time limit, and what it complained of
 *   protocol.h  the request and the answer
 *   build.sh    builds what this machine has the tools for
 *
 * Each program is a file or a folder here. It stands below the build folder as a command; a file
 * with .why after its name says why it could not be built. Another one takes, beside its code, a
 * function in build.sh, its name there and in CMakeLists.txt, and a row in programs.c. */
#ifndef BATTLE_PROGRAMS_H
#define BATTLE_PROGRAMS_H

#include "../harness/choice.h"

struct battle_program {
    struct battle_peer peer; /**< name, language, how, has_options; it has no functions */
    const char *command;     /**< a file in the folder of commands */
    const char *packages;    /**< of the distribution that it is built with */
};

/** Which programs fight, and how. */
struct battle_team {
    const struct battle_program *programs;
    size_t n;
    const char *folder;  /**< of their commands */
    unsigned rounds;     /**< runs of each; at least one, at most the choice's repetitions count */
    unsigned time_limit; /**< seconds of a run; then it is killed */
};

/** All of them. */
extern const struct battle_program battle_programs[];
extern const size_t battle_n_programs;

/** Runs every program that is in build_folder/programs, and appends peers and results of the bouts
 * that are chosen; programs that are not there are appended as absent. Peers and results of `into`
 * become longer arrays in the arena, which is to live as long as they do; what they were before is
 * left to its owner, who may still need what they point to. false, and `into` is untouched: the
 * filter is no regular expression, or no temporary folder can be made. What goes wrong with a
 * program stands in the notes of its results. Ends the program when memory is exhausted. */
bool battle_programs_run(struct battle_results *into, tenon_arena *arena,
                         const struct battle_choice *choice, const char *build_folder,
                         unsigned rounds);

/** Likewise, with any programs. */
bool battle_team_run(struct battle_results *into, tenon_arena *arena,
                     const struct battle_choice *choice, const struct battle_team *team);

#endif
