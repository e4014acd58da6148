/* SPDX-License-Identifier: MIT
 * demo.h: what the parts of the demo share. Each demo_*.c is one part:
 *
 *   demo.c          the course of it: commands, wrong inputs, speed, and the verdict
 *   demo_machine.c  the four commands, and what they say for people
 *   demo_wrong.c    three wrong texts made of right ones, and their errors
 *   demo_ways.c     one struct by macro rows and by tenongen: right and wrong texts give the same
 *   demo_speed.c    times of reading and writing, each way
 *   demo_command.c  a command's output through a pipe
 *   demo_print.c    columns
 *
 * One struct demo goes through all of them; nothing is kept anywhere else. */
#ifndef DEMO_H
#define DEMO_H

#include "machine.h"

/* One run of the demo. */
struct demo {
    tenon_arena arena;         /* for one part at a time, which resets it */
    bool utf8;                 /* what the terminal can show */
    unsigned compared, failed; /* comparisons, and those that did not come out as they should */
};

/* A command and what it says. The names are for demo_wrong.c, which breaks the text there. */
struct demo_report {
    const char *title;
    char *argv[4];
    const tenon_type *(*type)(void);
    void (*show)(struct demo *demo, const void *object);
    const char *deep, *other_kind; /* this member gets a value of another kind */
    const char *member, *misspelt; /* this one is spelt wrong */
};
enum { DEMO_PROCESSOR, DEMO_MOUNTS, DEMO_NETWORK, DEMO_BLOCKS, DEMO_REPORTS };
const struct demo_report *demo_reports(void);

/* A report's text as the demo wrote it back; data NULL where there is none. */
struct demo_text {
    const struct demo_report *report;
    tenon_sink sink;
};

/* What a report is read into. */
union demo_object {
    struct processor processor;
    struct mounts mounts;
    struct interfaces interfaces;
    struct blocks blocks;
};

/* A way to read and write one struct: who described it, and what does the work. */
struct demo_way {
    const char *name;
    bool rows; /* described by macro rows; else by tenongen */
    uint8_t engine;
};
enum { DEMO_WAYS = 3 };
const struct demo_way *demo_ways(void);

/* The parts. */
void demo_wrong(struct demo *demo, const struct demo_text *texts, size_t n);
void demo_same(struct demo *demo);
void demo_speed(struct demo *demo);

/* Counts a comparison and returns its result. */
bool demo_check(struct demo *demo, bool good);

/* Lets commands be found in the folders of the administrator, and makes them speak English. */
void demo_command_prepare(void);

struct demo_command {
    int fd; /* its output; -1: it did not start */
    long pid;
};
/* Starts argv without input, its messages thrown away. 0, or errno: ENOENT when there is no such
 * command. */
int demo_command_start(struct demo_command *command, char *const argv[]);
/* Closes the pipe and waits. The exit status; -1 when a signal ended it. */
int demo_command_end(struct demo_command *command);

/* Whether stdout's locale is UTF-8. */
bool demo_screen_is_utf8(void);
/* Prints text (NULL: nothing) in a column of so many characters: cut with ".." when it is longer,
 * padded when it is shorter and another column follows. Control characters never reach the
 * terminal. */
void demo_cell(const struct demo *demo, const char *text, size_t columns, bool last);
/* A heading behind an empty line; command may be NULL. */
void demo_heading(const char *title, char *const *command);

#endif
