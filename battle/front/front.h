/* SPDX-License-Identifier: MIT
 * front.h: the program `battle`, which starts the others and puts their results together.
 *
 *   main.c     the command line
 *   run.c      the stages of a run: who is fast (quick), count, time, programs, merge
 *   process.c  starting battle_ring
 *   rps.c      requests per second: the command line of the load runs (../web)
 *   machine.c  what the machine is */
#ifndef BATTLE_FRONT_H
#define BATTLE_FRONT_H

#include "../harness/plan.h"

/** What a run is asked for. */
struct front_request {
    struct battle_choice choice;
    bool quick;
    const char *folder;      /**< where battle_ring, battle_preload.so and the programs are */
    const char *json, *html; /**< files to write, or NULL */
};

/** Runs everything; what the results hold is in the arena. false: said why on standard error. */
bool front_run(const struct front_request *request, tenon_arena *arena,
               struct battle_results *results);

/** Starts battle_ring in a mode (check, count, time), waits, and reads its results. preload: count
 * allocations. */
bool front_ring(const struct front_request *request, const char *mode,
                const struct battle_choice *choice, tenon_arena *arena,
                struct battle_results *results);

/** Fills in what the machine says of itself; strings are in the arena. */
void front_machine(tenon_arena *arena, struct battle_machine *machine);

/** `battle rps` with the arguments behind it; gives the exit status. folder: of the program. */
int front_rps(int argc, char **argv, const char *folder, tenon_arena *arena);

/** Files of results and the page; false: said why on standard error. */
bool front_read(const char *path, tenon_arena *arena, struct battle_results *results);
bool front_write(const struct battle_results *results, const char *path);
bool front_page(const struct battle_results *results, const char *path);

/** A copy in the arena of what a format prints; ends the program when memory is exhausted. */
tenon_str front_text(tenon_arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
