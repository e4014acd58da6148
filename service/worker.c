/* SPDX-License-Identifier: MIT
 * worker.c: see worker.h. Each worker has its own listeners for the same addresses, and the kernel
 * deals connections out among them (SO_REUSEPORT).
 *
 * The end: what waits in the queues of the listeners is accepted before they are closed, requests
 * that have come are answered, with "Connection: close", and idle connections are closed a moment
 * later, in which a request that was on its way arrives. */
#include "worker.h"

#include "codec.h"
#include "connection.h"

#include <arpa/inet.h>
#include <errno.h>

enum {
    INPUT_BUFFER = 128 * 1024, /* bytes to begin with: a body of 55 KB takes one read */
    ROUND = 100,               /* ms between two rounds of looking after connections */
    ACCEPTS = 64,              /* of one turn, so that open connections have theirs */
};

/* ---- listening ------------------------------------------------------------------------------- */

/* false: there is none for now, or the worker has all that it takes. */
static bool accept_one(struct listener *listener)
{
    struct worker *worker = listener->worker;
    const uint64_t open =
        atomic_load_explicit(&worker->metrics.connections_open, memory_order_relaxed);
    if (open >= worker->service->options.max_connections && !worker->ending) {
        listener->resting = true;
        return false;
    }
    h2o_socket_t *sock = h2o_evloop_socket_accept(listener->sock);
    if (!sock) {
        listener->resting = errno == EMFILE || errno == ENFILE || errno == ENOMEM;
        return false;
    }
    connection_open(worker, sock, listener->tls);
    return true;
}

static void on_accept(h2o_socket_t *sock, const char *err)
{
    struct listener *listener = sock->data;
    if (err)
        return;
    for (int i = 0; i < ACCEPTS && accept_one(listener); i++)
        ;
    if (listener->resting)
        h2o_socket_read_stop(sock);
}

/* Another program listens there. Sockets with SO_REUSEPORT would share the port with a service that
 * somebody forgot, and both would have a part of the connections. */
static bool is_taken(const struct sockaddr_storage *address, socklen_t len)
{
    const int on = 1;
    const int fd = socket(address->ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool taken = fd >= 0 && setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
                       bind(fd, (const struct sockaddr *)address, len) != 0;
    const int reason = errno;
    if (fd >= 0)
        close(fd);
    errno = reason;
    return taken;
}

static bool listen_at(struct worker *worker, size_t which, struct sockaddr_storage *address)
{
    const int on = 1;
    socklen_t len =
        address->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
    const int fd = socket(address->ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const bool is_first = worker == worker->service->workers;
    if (fd < 0 || (is_first && is_taken(address, len)) ||
        setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
        setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &on, sizeof on) != 0 ||
        bind(fd, (struct sockaddr *)address, len) != 0 || listen(fd, SOMAXCONN) != 0 ||
        getsockname(fd, (struct sockaddr *)address, &len) != 0) {
        fprintf(stderr, "tenon_service: %s: %s\n", which ? "--tls" : "--listen", strerror(errno));
        if (fd >= 0)
            close(fd);
        return false;
    }
    struct listener *listener = &worker->listeners[which];
    listener->worker = worker;
    listener->tls = which ? worker->service->tls : NULL;
    listener->sock = h2o_evloop_socket_create(worker->http.loop, fd, H2O_SOCKET_FLAG_DONT_READ);
    listener->sock->data = listener;
    h2o_socket_read_start(listener->sock, on_accept);
    return true;
}

static void stop_listening(struct worker *worker)
{
    for (size_t l = 0; l < LISTENERS; l++) {
        struct listener *listener = &worker->listeners[l];
        if (!listener->sock)
            continue;
        while (accept_one(listener))
            ;
        h2o_socket_close(listener->sock);
        listener->sock = NULL;
    }
}

/* ---- the loop -------------------------------------------------------------------------------- */

static void on_round(h2o_timeout_entry_t *entry)
{
    struct worker *worker = H2O_STRUCT_FROM_MEMBER(struct worker, round, entry);
    connections_look_after(worker);
    upstream_look_after(&worker->upstream);
    for (size_t l = 0; l < LISTENERS; l++) {
        struct listener *listener = &worker->listeners[l];
        if (listener->sock && listener->resting) {
            listener->resting = false;
            h2o_socket_read_start(listener->sock, on_accept);
        }
    }
    h2o_timeout_link(worker->http.loop, &worker->pace, &worker->round);
}

static void on_orders(h2o_multithread_receiver_t *receiver, h2o_linklist_t *messages)
{
    struct worker *worker = H2O_STRUCT_FROM_MEMBER(struct worker, orders, receiver);
    while (!h2o_linklist_is_empty(messages)) {
        h2o_multithread_message_t *message =
            H2O_STRUCT_FROM_MEMBER(h2o_multithread_message_t, link, messages->next);
        h2o_linklist_unlink(&message->link);
        free(message);
    }
    if (worker->ending)
        return;
    worker->ending = true;
    worker->end_by = h2o_now(worker->http.loop) + worker->service->options.grace;
    stop_listening(worker);
    h2o_context_request_shutdown(&worker->http);
}

void worker_end(struct worker *worker)
{
    h2o_multithread_message_t *message = calloc(1, sizeof *message);
    if (message)
        h2o_multithread_send_message(&worker->orders, message);
}

void *worker_run(void *argument)
{
    struct worker *worker = argument;
    /* the prototype is the thread's own */
    h2o_socket_buffer_prototype._initial_buf.capacity = INPUT_BUFFER;
    while (!worker->ending || !h2o_linklist_is_empty(&worker->connections)) {
        h2o_evloop_run(worker->http.loop,
                       INT32_MAX); /* -1 after EINTR, which is no reason to end */
        connections_guard(worker);
    }
    return NULL;
}

bool worker_open(struct worker *worker, const struct service *service,
                 struct sockaddr_storage address[LISTENERS])
{
    worker->service = service;
    h2o_linklist_init_anchor(&worker->connections);
    h2o_linklist_init_anchor(&worker->unguarded);
    h2o_context_init(&worker->http, h2o_evloop_create(), (h2o_globalconf_t *)&service->http);
    h2o_multithread_register_receiver(worker->http.queue, &worker->orders, on_orders);
    worker->accept = (h2o_accept_ctx_t){.ctx = &worker->http, .hosts = service->http.hosts};
    upstream_open(&worker->upstream, service, worker->http.loop);
    h2o_timeout_init(worker->http.loop, &worker->pace, ROUND);
    worker->round.cb = on_round;
    h2o_timeout_link(worker->http.loop, &worker->pace, &worker->round);
    for (size_t l = 0; l < LISTENERS; l++)
        if (address[l].ss_family != AF_UNSPEC && !listen_at(worker, l, &address[l]))
            return false;
    return true;
}

void worker_close(struct worker *worker)
{
    h2o_loop_t *loop = worker->http.loop;
    while (worker->idle_coders) {
        struct coder *coder = worker->idle_coders;
        worker->idle_coders = coder->next;
        coder_free(coder);
    }
    h2o_timeout_unlink(&worker->round);
    h2o_timeout_dispose(loop, &worker->pace);
    upstream_close(&worker->upstream);
    h2o_multithread_unregister_receiver(worker->http.queue, &worker->orders);
    h2o_context_dispose(&worker->http);
    h2o_evloop_destroy(loop);
}
