/* SPDX-License-Identifier: MIT
 * upstream.h: requests to the API server. Connections are kept and used again. */
#ifndef UPSTREAM_H
#define UPSTREAM_H

#include "guard.h"
#include "service.h"

/** A worker's side of the API server. */
struct upstream {
    const struct service *service;
    h2o_loop_t *loop;
    h2o_linklist_t idle;   /**< kept connections (struct link), the one used last first */
    h2o_timeout_t timeout; /**< for an answer as a whole */
};

bool upstream_find(struct service *service); /**< options.api to an address; false: said why */
void upstream_open(struct upstream *upstream, const struct service *service, h2o_loop_t *loop);
void upstream_close(struct upstream *upstream);

/** Now and then: closes connections that nobody has used for a while. */
void upstream_look_after(struct upstream *upstream);

struct link;

/** A request on its way. done is called once, with status 200 and the whole body, or with the
 * status to answer (502, 504) and a sentence; unless the client's request ends first. The body is
 * whoever's calls upstream_keep, else gone when done returns. */
struct fetch {
    struct upstream *upstream;
    h2o_req_t *req;
    void (*done)(struct fetch *fetch, int status, const char *detail);
    void *data;
    h2o_iovec_t body;

    h2o_iovec_t request;
    h2o_timeout_entry_t deadline;
    struct link *link; /**< NULL: none, or none any more */
    bool again;        /**< a kept connection was found dead, and this is the second attempt */
    size_t searched;   /**< see guard_answer */
    struct guard_verdict head;
    struct guard_chunks chunks;
    size_t decoded; /**< bytes of a body by chunks */
};

/** GET path from the API server on behalf of req, whose memory the fetch lives in. */
void upstream_get(struct upstream *upstream, h2o_req_t *req, h2o_iovec_t path,
                  void (*done)(struct fetch *, int, const char *), void *data);

/** In done: the body lives as long as the client's request. */
void upstream_keep(struct fetch *fetch);

#endif
