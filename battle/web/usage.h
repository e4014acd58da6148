/* SPDX-License-Identifier: MIT
 * usage.h: what a server takes of the machine, as the kernel counts it: all processes of its group
 * together. */
#ifndef BATTLE_WEB_USAGE_H
#define BATTLE_WEB_USAGE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct web_usage {
    double cpu_us; /**< processor time since the processes started, user and system */
    uint64_t rss_kib, peak_kib;
    unsigned processes;
};

/** false: there is no process of this group. */
bool web_usage_of(pid_t group, struct web_usage *ret);

/** Of the text of /proc/PID/stat: the group, and the clock ticks that the process has run. The name
 * of the program in it may hold anything. false: it is no such text. */
bool web_stat_parse(const char *text, pid_t *ret_group, uint64_t *ret_ticks);

/** The figure of a line such as "VmRSS:      1234 kB" of /proc/PID/status; 0: there is none. */
uint64_t web_status_kib(const char *text, const char *key);

#endif
