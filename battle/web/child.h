/* SPDX-License-Identifier: MIT
 * child.h: servers and clients as child processes that end with the battle, however it ends.
 *
 * Each leads a process group of its own. SIGINT, SIGTERM and SIGHUP go on to all of them, and to
 * the caller as web_interrupted(); when the battle dies without a word, the kernel ends them. At
 * most WEB_CHILDREN live at a time. */
#ifndef BATTLE_WEB_CHILD_H
#define BATTLE_WEB_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { WEB_CHILDREN = 8 };

/** Where a process runs. */
enum web_place {
    WEB_ANYWHERE,
    WEB_FIRST, /**< the first processor: the server under test */
    WEB_REST   /**< the others: the client, and what serves the server */
};

struct web_child {
    pid_t pid;   /**< also its group; 0: none */
    int out;     /**< the pipe from its standard output, or -1 */
    size_t slot; /**< in the table that signals go by */
};

/** Takes over the three signals. */
void web_children_guard(void);
bool web_interrupted(void);

/** How many processors this process may use. */
int web_processors(void);
/** This process itself goes to a place, with what it starts at WEB_ANYWHERE. */
void web_go_to(enum web_place place);

/** Starts argv[0], searched in PATH when it has no slash, without input; its complaints go to the
 * end of the file. false: why (size bytes) says what is wrong. */
bool web_child_start(struct web_child *child, const char *const argv[], enum web_place place,
                     const char *complaints, char *why, size_t size);

/** The next line of its output without the line feed. false: it ended, or none came in time. */
bool web_child_line(struct web_child *child, char *line, size_t size, int milliseconds);

/** All of its output to its end; NUL-terminated, cut at size. */
void web_child_read(struct web_child *child, char *text, size_t size);

/** Waits at most so long for its end. true: it ended by itself with status 0. Otherwise it is
 * killed if need be, and why says what became of it. Nothing of its group is left. */
bool web_child_wait(struct web_child *child, int milliseconds, char *why, size_t size);

/** SIGTERM, and ten seconds to follow it. Does nothing to one that is not there. */
bool web_child_stop(struct web_child *child, char *why, size_t size);

/** Is it still running? */
bool web_child_lives(const struct web_child *child);

#endif
