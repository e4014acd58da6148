/* SPDX-License-Identifier: MIT
 * port/thread.h, layer 0: the one thing the library asks of threads. */
#ifndef TENON_PORT_THREAD_H
#define TENON_PORT_THREAD_H

/* Lets other threads run while this one waits for one of them to finish a few microseconds of work.
 */
void tenon__port_yield(void);

#endif
