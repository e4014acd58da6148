/* SPDX-License-Identifier: MIT
 * worker.h: one event loop in one thread, and everything that belongs to it. */
#ifndef WORKER_H
#define WORKER_H

#include "metrics.h"
#include "service.h"
#include "upstream.h"

#include <pthread.h>

struct coder;

enum { LISTENERS = 2 }; /**< plain, TLS */

struct listener {
    struct worker *worker;
    h2o_socket_t *sock; /**< NULL: none, or closed */
    SSL_CTX *tls;       /**< NULL: plain */
    bool resting;       /**< accepts nothing for now: too many connections, or no descriptors */
};

struct worker {
    const struct service *service;
    h2o_context_t http;
    h2o_accept_ctx_t accept;
    struct listener listeners[LISTENERS];
    h2o_linklist_t connections; /**< all that are open */
    h2o_linklist_t unguarded;   /**< those where libh2o reads, or will, without the guard */
    h2o_timeout_t pace;         /**< how often the worker looks after its connections */
    h2o_timeout_entry_t round;
    struct upstream upstream;
    struct coder *idle_coders; /**< the one used last first */
    unsigned n_idle_coders;
    struct metrics metrics;
    h2o_multithread_receiver_t orders; /**< a message: end */
    bool ending;
    uint64_t end_by; /**< when ending: ms of the loop's clock after which nobody is waited for */
    pthread_t thread;
};

/** Listens at the addresses of the options. false: said why. port 0: the one that the kernel chose
 * is written to it, for the other workers. */
bool worker_open(struct worker *worker, const struct service *service,
                 struct sockaddr_storage address[LISTENERS]);

/** The loop; ends after an order to end. */
void *worker_run(void *worker);

/** From any thread: finish open requests, then return from the loop. */
void worker_end(struct worker *worker);

void worker_close(struct worker *worker);

static inline struct worker *worker_of(const h2o_req_t *req)
{
    return H2O_STRUCT_FROM_MEMBER(struct worker, http, req->conn->ctx);
}

#endif
