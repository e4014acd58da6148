/* SPDX-License-Identifier: MIT
 * rows.h: what is run: which server answers which request of which client, in which order, and how
 * each is called: rps/SERVER/CODEC/ROUTE/N/plain or tls, and /one for the client with one
 * connection, such as rps/tenon/tenon-generated/testNoReflection/100/plain. What a row has not (a
 * codec, an N) is called "none". */
#ifndef BATTLE_WEB_ROWS_H
#define BATTLE_WEB_ROWS_H

#include "../report/result.h"

#include <stdio.h>

enum web_kind {
    WEB_TENON,
    WEB_GO,
    WEB_NGINX,
    WEB_TENON_API, /* the servers of /records alone */
    WEB_GO_API,
    WEB_KINDS
};

/** Routes. */
#define WEB_WRITE         "/mvc/SerializeThousandSmallClassList"
#define WEB_READ          "/mvc/DeserializeThousandSmallClassList"
#define WEB_RECORDS       "/records"
#define WEB_NO_PROCESS    "/testNoProcess"
#define WEB_REFLECTION    "/testReflection"
#define WEB_NO_REFLECTION "/testNoReflection"

struct web_row {
    enum web_kind kind;
    const char *codec;   /**< that reads and writes there, NULL: none does */
    const char *started; /**< what --codec the server gets, NULL: its default */
    const char *route;
    unsigned n; /**< 0: the route has none */
    bool tls;
    bool one; /**< the client with one connection */
};

enum { WEB_MOST_ROWS = 400, WEB_MOST_CODECS = 16 };

struct web_rows {
    struct web_row list[WEB_MOST_ROWS];
    size_t n;
};

/** What there is to run. */
struct web_choice {
    const char *codecs[WEB_MOST_CODECS]; /**< of the tenon service */
    size_t n_codecs;
    bool quick;
    bool tls;           /**< false: nothing can make or check a certificate */
    const char *filter; /**< an extended regular expression, or NULL */
};

/** Rows that compare with one another stand together, so that they are run one after the other.
 * false: the filter is no regular expression; why says so. */
bool web_rows_make(const struct web_choice *choice, struct web_rows *ret, char *why, size_t size);

void web_row_name(const struct web_row *row, char *name, size_t size);
/** "/testNoReflection?n=100", "/records/100" */
void web_row_path(const struct web_row *row, char *path, size_t size);
/** "POST" or "GET" */
const char *web_row_method(const struct web_row *row);
/** "tenon service", "Go fasthttp", "nginx" */
const char *web_kind_server(enum web_kind kind);
/** Does the server ask an API server? */
bool web_row_has_upstream(const struct web_row *row);

#endif
