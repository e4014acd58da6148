/* SPDX-License-Identifier: MIT
 * wrk.h: what the load generator wrk says of a run with --latency. */
#ifndef BATTLE_WEB_WRK_H
#define BATTLE_WEB_WRK_H

#include "../report/result.h"

/** One run. */
struct web_run {
    uint64_t requests;
    double seconds, per_second;
    struct battle_latency latency;
    bool has_latency;
    uint64_t errors;  /**< answers outside 2xx and 3xx, and errors of sockets */
    uint64_t refused; /**< of them, answers outside 2xx and 3xx */
};

/** Reads wrk's report. Every figure must be there, in a form that is known: what wrk would print
 * otherwise in another version is an error and no zero. false: why says which line is missing. */
bool web_wrk_parse(const char *text, struct web_run *ret, char *why, size_t size);

#endif
