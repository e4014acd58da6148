/* SPDX-License-Identifier: MIT
 * help.h: what adapters that fill the C structs by hand have in common: memory from the run's
 * arena, the names of enums, date-times, and writing to descriptors; and what tenon.c shares with
 * adapters that read and write by tenon. tree.inc goes further, for libraries with trees. */
#ifndef BATTLE_HELP_H
#define BATTLE_HELP_H

#include "peer.h"

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The description of a kind that tenongen made, with its code. */
const tenon_type *battle_generated_type(enum battle_kind kind);

/** size bytes of the run's arena, aligned for anything; NULL: there are none. */
void *battle_alloc(struct battle_run *run, size_t size);

/** A copy in the run's arena, followed by a NUL. */
bool battle_keep(struct battle_run *run, const char *bytes, size_t len, tenon_str *ret);

/** Strings of the models' enums, "Male", "Premium" ..., and back. */
const char *battle_gender_name(enum gender value);
const char *battle_club_name(enum club value);
bool battle_gender_of(const char *name, size_t len, enum gender *ret);
bool battle_club_of(const char *name, size_t len, enum club *ret);

enum { BATTLE_TIME = 20 }; /**< bytes of 1984-05-01T00:00:00 with its NUL */

/** A date-time without zone, of the years 1 to 9999; hand-written, so that no peer pays for
 * strptime. */
void battle_time_write(char text[BATTLE_TIME], tenon_time time);
bool battle_time_read(const char *text, size_t len, tenon_time *ret);

/** All bytes to a descriptor. */
bool battle_write_all(int fd, const char *bytes, size_t len);

/** Bytes on their way to a descriptor, for libraries that hand out a text in small pieces. */
struct battle_out {
    int fd;
    bool good;
    size_t len;
    char bytes[1 << 16];
};
void battle_out_begin(struct battle_out *out, int fd);
void battle_out_put(struct battle_out *out, const char *bytes, size_t len);
/** Writes the rest; false: something could not be written. */
bool battle_out_end(struct battle_out *out);

#ifdef __cplusplus
}
#endif
#endif
