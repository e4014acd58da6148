/* SPDX-License-Identifier: MIT
 * one.h: the client with one connection: 100 requests to warm up, then as many as are answered
 * within one second, one after the other. */
#ifndef BATTLE_WEB_ONE_H
#define BATTLE_WEB_ONE_H

#include "client.h"
#include "rows.h"
#include "wrk.h"

/** Called between warming up and counting. */
typedef void web_one_start(void *data);

/** false: an answer did not come; why says so. Answers of another status or length than the first
 * are errors. */
bool web_one_run(const struct web_address *server, const struct web_row *row, web_one_start *start,
                 void *data, struct web_run *ret, char *why, size_t size);

/** The values below which these shares of them are; sorts them. n at least 1. */
struct battle_latency web_percentiles(double *values, size_t n);

#endif
