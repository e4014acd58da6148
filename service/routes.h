/* SPDX-License-Identifier: MIT
 * routes.h: what the service answers to. */
#ifndef ROUTES_H
#define ROUTES_H

#include "exchange.h"

/** Puts the routes of the service's role behind its one path. false: said why. */
bool routes_register(struct service *service, h2o_hostconf_t *host);

/** The path of a route by its number, NULL behind the last: for the metrics. */
const char *route_path(size_t number);

/* The handlers: each answers by one of the exchange's functions, now or later. */
void mvc_serialize(struct exchange *exchange);
void mvc_deserialize(struct exchange *exchange);
void records_get(struct exchange *exchange);
void chain_no_process(struct exchange *exchange);
void chain_by_tables(struct exchange *exchange);
void chain_by_codec(struct exchange *exchange);
void status_health(struct exchange *exchange);
void status_metrics(struct exchange *exchange);

/** The objects that mvc and records answer with; made once, before there are threads. */
void mvc_prepare(void);
void records_prepare(void);

/** A number of at most nine digits. false: it is none. */
bool route_number(const char *text, size_t len, uint32_t *ret);

#endif
