/* SPDX-License-Identifier: MIT
 * port/posix.h, layer 0: the operating system, as little of it as the library needs.
 *
 * Each function retries what an interrupting signal stopped, and hands the system's error number
 * out instead of leaving it in errno. Another system takes another .c with the same functions.
 * Nothing here knows tenon's types or errors. */
#ifndef TENON_PORT_POSIX_H
#define TENON_PORT_POSIX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Opens for reading, closed on exec. Negative: failed, *ret_os says why. */
int tenon__port_open(const char *path, int *ret_os);

/* Closes; a failure is of no interest to a reader. */
void tenon__port_close(int fd);

/* One read of at most size bytes (size > 0). 0: end of input. Negative: failed, *ret_os says why.
 */
ptrdiff_t tenon__port_read(int fd, char *buf, size_t size, int *ret_os);

/* One write of at most size bytes (size > 0): the number taken, perhaps fewer. Negative: failed,
 * *ret_os says why; a write that takes nothing counts as failed, so that callers may loop. */
ptrdiff_t tenon__port_write(int fd, const char *bytes, size_t size, int *ret_os);

/* How many bytes a regular file still holds; 0 when it is something else or nobody knows. A hint:
 * it may grow. */
size_t tenon__port_left(int fd);
size_t tenon__port_left_file(FILE *file);

/* Whether error number os only says that a signal came in between. */
bool tenon__port_interrupted(int os);

/* The system's text for an error number, cut to size (> 0), always NUL-terminated. */
void tenon__port_message(int os, char *buf, size_t size);

#endif
