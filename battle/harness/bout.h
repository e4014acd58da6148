/* SPDX-License-Identifier: MIT
 * bout.h: one peer doing one thing with one case: what is checked, counted and timed.
 *
 *   bout.c     the ways (read a text, write into a used buffer, into a file ...) and their loops
 *   check.c    whether what comes out is right
 *   choice.c   which bouts are asked for, and their names
 *   plan.c     which bouts there are, and the result of each
 *   statistics.c  samples into median, best and spread
 *   processor.c   where timing runs
 *   time.cc    timing by Google Benchmark
 *   count.c    allocations of one operation, counted by preload.c in a run of its own
 *   main.c     the program: check, then count or time; results to a file */
#ifndef BATTLE_BOUT_H
#define BATTLE_BOUT_H

#include "../peers/peer.h"
#include "../report/result.h"

#include <pthread.h>

#ifdef __cplusplus
extern "C" {
#endif

enum battle_way {
    BATTLE_READ_TEXT,
    BATTLE_READ_FILE,
    BATTLE_WRITE_REUSED, /**< a string, in a buffer that was used before */
    BATTLE_WRITE_FRESH,  /**< a string, in new memory each time */
    BATTLE_WRITE_FILE,   /**< a FILE on a temporary file, flushed */
    BATTLE_WRITE_PIPE,   /**< the descriptor of a pipe that a thread empties */
    BATTLE_ONE_OPTIONS,  /**< a string, all calls with one options value */
    BATTLE_NEW_OPTIONS,  /**< a string, each call with options of its own */
    BATTLE_WAYS
};

/** How results name a way. */
struct battle_way_names {
    const char *battle, *direction, *way;
};
const struct battle_way_names *battle_way_names(enum battle_way way);
enum battle_direction battle_way_direction(enum battle_way way);

struct bout {
    const struct battle_case *one;
    const struct battle_peer *peer;
    enum battle_way way;

    struct battle_run run;
    const void **natives;   /**< what write takes, one for each object of the case */
    const tenon_str *texts; /**< what read takes, likewise */
    void *object;           /**< where read puts it */
    FILE *file;
    int fd;           /**< of a pipe, or -1 */
    pthread_t reader; /**< empties the pipe while fd is open */
    char *whole;      /**< the text on its way through memory, for peers without streams */
    size_t whole_size;
    size_t next;    /**< the object whose turn it is */
    uint64_t bytes; /**< the mean size of what is read or written; known after bout_check */
};

/** Makes ready for calls; false: memory, or the peer refuses. */
bool bout_open(struct bout *bout, const struct battle_case *one, const struct battle_peer *peer,
               enum battle_way way);
void bout_close(struct bout *bout);

/** n operations, one object after the other. false: one failed. */
bool bout_go(struct bout *bout, size_t n);

/** NULL, or why the peer cannot take part. */
const char *battle_cannot(const struct battle_case *one, const struct battle_peer *peer,
                          enum battle_way way);

/** Does the peer have a stream of its own for the way? (Strings: true.) */
bool battle_has_way(const struct battle_peer *peer, enum battle_way way);

/** Reads or writes every object of the bout once and compares. On false why says what is wrong. */
bool bout_check(struct bout *bout, char *why, size_t size);

#ifdef __cplusplus
}
#endif
#endif
