/* SPDX-License-Identifier: MIT
 * upstream.h: requests to the API server. Connections are kept and used again. */
#ifndef UPSTREAM_H
#define UPSTREAM_H

#include "service.h"

struct upstream {
    h2o_socketpool_t pool;
    h2o_http1client_ctx_t client;
    h2o_timeout_t timeout; /**< for an answer as a whole */
    const struct service *service;
};

bool upstream_find(struct service *service); /**< options.api to an address; false: said why */
void upstream_open(struct upstream *upstream, const struct service *service, h2o_context_t *http);
void upstream_close(struct upstream *upstream);

/** A request on its way. done is called once, with status 200 and the whole body, or with the
 * status to answer (502, 504) and a sentence; unless the client's request ends first. The body is
 * whoever's calls upstream_keep, else gone when done returns. */
struct fetch {
    struct upstream *upstream;
    h2o_req_t *req;
    void (*done)(struct fetch *fetch, int status, const char *detail);
    h2o_iovec_t body;
    h2o_http1client_t *client;
    h2o_timeout_entry_t deadline;
    h2o_iovec_t request;
    bool again;   /**< a kept connection was found dead, and this is the second attempt */
    bool chunked; /**< the body's end is told by chunks, not by Content-Length */
    void *data;
};

/** GET path from the API server on behalf of req, whose memory the fetch lives in. */
void upstream_get(struct upstream *upstream, h2o_req_t *req, h2o_iovec_t path,
                  void (*done)(struct fetch *, int, const char *), void *data);

/** In done: the body lives as long as the client's request. */
void upstream_keep(struct fetch *fetch);

#endif
