/* SPDX-License-Identifier: MIT
 * connection.h: a client's connection, from accept to close. */
#ifndef CONNECTION_H
#define CONNECTION_H

#include "guard.h"
#include "worker.h"

enum connection_state {
    CONNECTION_HANDSHAKE, /**< TLS */
    CONNECTION_IDLE,      /**< between requests */
    CONNECTION_HEAD,      /**< a head has begun to arrive */
    CONNECTION_REQUEST,   /**< the head passed the guard; the body, the handler */
    CONNECTION_ANSWER,    /**< an answer is on its way */
    CONNECTION_REFUSED, /**< a refusal is on its way, or the rest of what was refused is passed over
                         */
};

struct connection {
    h2o_socket_t *sock;
    struct worker *worker;
    h2o_linklist_t link, unguarded;
    enum connection_state state;
    uint64_t since;       /**< ms of the loop's clock: when the state, or its last progress, was */
    h2o_socket_cb reader; /**< libh2o's, which the guard stands before */
    struct timeval connected_at;
    size_t searched;              /**< see guard_head */
    struct guard_verdict verdict; /**< of the request that is handled */
    struct guard_chunks chunks;   /**< of the request's body */
    bool in_body;                 /**< more chunks are to come */
    h2o_iovec_t held;             /**< bytes that came too early, until the guard is in its place */
    size_t passed_over;           /**< bytes that came after a refusal */
    char refusal[1024];
};

/** Takes over a socket that was accepted. tls: NULL for a plain one. */
void connection_open(struct worker *worker, h2o_socket_t *sock, SSL_CTX *tls);

static inline struct connection *connection_of(const h2o_req_t *req)
{
    return (struct connection *)req->conn->callbacks->get_socket(req->conn)->on_close.data;
}

/** At the beginning of a handler: did the request pass the guard? All do, unless libh2o reads in a
 * way that connection.c does not know. */
bool connection_passed(const struct connection *connection);

/** An answer begins, or a piece of it left: slow clients are told by this. */
void connection_progress(struct connection *connection);

/** The request is over; on connections that are kept, the next one passes the guard again. */
void connection_answered(struct connection *connection, const h2o_req_t *req);

/** After each turn of the loop: puts the guard before the connections that lack it. */
void connections_guard(struct worker *worker);

/** Now and then: closes what is too slow; when the worker ends, what is idle, and at last all. */
void connections_look_after(struct worker *worker);

#endif
