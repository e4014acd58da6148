/* SPDX-License-Identifier: MIT
 * connection.c: see connection.h.
 *
 * libh2o owns the connection once it is accepted, and reads requests by a callback of the socket.
 * The guard stands before that callback: it collects the head, judges it, and only then lets libh2o
 * see it. libh2o sets its callback anew for each request, so the guard is put before it again after
 * each turn of the loop (connections_guard). Bytes that are there already when libh2o begins to
 * read, it would take without a callback: what came with the request before (pipelined), or with
 * the end of a handshake. They are held back until the guard is in its place. What is refused here
 * is answered here, and the rest of what the client sends is passed over for a while, because
 * closing at once would reset the connection under the answer.
 *
 * Timeouts: for a request to arrive, libh2o's own; all others by connections_look_after. */
#include "connection.h"

#include "exchange.h"

#include <h2o/http1.h>
#include <sys/socket.h>
#include <tenon/http.h>

enum {
    LINGER = 2000,           /* ms for what comes after a refusal */
    LINGER_BYTES = 16 << 20, /* and its bytes */
    IDLE_AT_END = 250,       /* ms that an idle connection has when the service ends */
    TLS_RECORD = 16384,      /* bytes of a record, the most that TLS allows */
};

static void set_state(struct connection *c, enum connection_state state)
{
    c->state = state;
    c->since = h2o_now(c->worker->http.loop);
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void end(struct connection *c)
{
    /* libh2o closes what cannot be read from */
    c->reader(c->sock, h2o_socket_error_closed);
}

static void on_passed_over(h2o_socket_t *sock, const char *err)
{
    struct connection *c = sock->on_close.data;
    c->passed_over += sock->input->size;
    h2o_buffer_consume(&sock->input, sock->input->size);
    if (err || c->passed_over > LINGER_BYTES)
        end(c);
}

static void on_refused(h2o_socket_t *sock, const char *err)
{
    struct connection *c = sock->on_close.data;
    if (err) {
        end(c);
        return;
    }
    if (!sock->ssl)
        shutdown(h2o_socket_get_fd(sock), SHUT_WR);
    h2o_buffer_consume(&sock->input, sock->input->size);
    h2o_socket_read_start(sock, on_passed_over);
}

/* Answers in libh2o's stead, before it has seen the request. */
static void refuse(struct connection *c, int status, const char *detail)
{
    tenon_http_problem problem = {
        .status = status,
        .detail = {detail, strlen(detail)},
    };
    char body[512];
    tenon_sink sink;
    tenon_sink_fixed(&sink, body, sizeof body);
    if (!tenon_http_problem_write(&problem, &sink, NULL) || !tenon_sink_fini(&sink, NULL))
        sink.len = 0;
    size_t len =
        (size_t)snprintf(c->refusal, sizeof c->refusal, "HTTP/1.1 %d %s\r\nConnection: close\r\n",
                         status, tenon_http_reason(status));
    len += tenon_http_headers(c->refusal + len, sizeof c->refusal - len, TENON_MEDIA_PROBLEM,
                              sink.len);
    const h2o_buffer_t *input = c->sock->input;
    const bool is_head = input->size >= 5 && memcmp(input->bytes, "HEAD ", 5) == 0;
    len += (size_t)snprintf(c->refusal + len, sizeof c->refusal - len, "\r\n%.*s",
                            is_head ? 0 : (int)sink.len, body);
    metrics_count_refusal(&c->worker->metrics, status);
    set_state(c, CONNECTION_REFUSED);
    h2o_socket_read_stop(c->sock);
    h2o_iovec_t text = {c->refusal, len};
    h2o_socket_write(c->sock, &text, 1, on_refused);
}

/* ---- the guard ------------------------------------------------------------------------------- */

static struct guard_limits limits_of(const struct connection *c)
{
    const struct options *options = &c->worker->service->options;
    return (struct guard_limits){
        .head = options->max_header,
        .target = options->max_header / 2,
        .fields = H2O_MAX_HEADERS,
        .body = options->max_body,
    };
}

/* After this turn of the loop, or a later one that libh2o reads after, the guard is put. */
static void await_guard(struct connection *c)
{
    if (!h2o_linklist_is_linked(&c->unguarded))
        h2o_linklist_insert(&c->worker->unguarded, &c->unguarded);
}

static bool judge(struct connection *c)
{
    const struct guard_limits limits = limits_of(c);
    c->verdict = guard_head(c->sock->input->bytes, c->sock->input->size, &c->searched, &limits);
    return c->verdict.status == GUARD_FINE;
}

/* The bytes of a chunked body from there on, before libh2o decodes them, which it does where they
 * stand. false: refused. */
static bool judge_chunks(struct connection *c, size_t from)
{
    const struct guard_limits limits = limits_of(c);
    const h2o_buffer_t *input = c->sock->input;
    const char *detail = NULL;
    const int status =
        guard_chunks(&c->chunks, input->bytes + from, input->size - from, &limits, &detail);
    c->in_body = status == GUARD_MORE;
    if (status == GUARD_MORE || status == GUARD_FINE)
        return true;
    refuse(c, status, detail);
    return false;
}

static void on_read(h2o_socket_t *sock, const char *err)
{
    struct connection *c = sock->on_close.data;
    if (err) {
        c->reader(sock, err);
        return;
    }
    if (c->state == CONNECTION_IDLE && sock->input->size > 0)
        set_state(c, CONNECTION_HEAD);
    if (c->state == CONNECTION_HEAD) {
        if (!judge(c)) {
            if (c->verdict.status != GUARD_MORE)
                refuse(c, c->verdict.status, c->verdict.detail);
            return;
        }
        set_state(c, CONNECTION_REQUEST);
        if (c->verdict.chunked && !judge_chunks(c, c->verdict.head))
            return;
        /* libh2o may stop and start reading once more, after 100 Continue */
        if (c->in_body)
            await_guard(c);
    } else if (c->in_body && !judge_chunks(c, sock->input->size - sock->bytes_read)) {
        return;
    }
    c->reader(sock, err);
}

static void put_guard(struct connection *c)
{
    if (c->sock->_cb.read && c->sock->_cb.read != on_read) {
        c->reader = c->sock->_cb.read;
        c->sock->_cb.read = on_read;
    }
}

bool connection_passed(const struct connection *c)
{
    return c->state == CONNECTION_REQUEST && c->verdict.status == GUARD_FINE;
}

void connection_progress(struct connection *c)
{
    set_state(c, CONNECTION_ANSWER);
}

/* Takes the bytes from there on out of the socket's buffer. */
static void hold(struct connection *c, size_t from)
{
    h2o_buffer_t *input = c->sock->input;
    if (from >= input->size)
        return;
    c->held = h2o_iovec_init(h2o_mem_alloc(input->size - from), input->size - from);
    memcpy(c->held.base, input->bytes + from, c->held.len);
    input->size = from;
}

/* Puts them back, behind the guard. */
static void let_go(struct connection *c)
{
    h2o_iovec_t held = c->held;
    if (!held.base || c->sock->_cb.read != on_read)
        return;
    h2o_iovec_t room = h2o_buffer_reserve(&c->sock->input, held.len);
    memcpy(room.base, held.base, held.len);
    c->sock->input->size += held.len;
    c->sock->bytes_read = held.len;
    free(held.base);
    c->held = h2o_iovec_init(NULL, 0);
    on_read(c->sock, NULL);
}

void connection_answered(struct connection *c, const h2o_req_t *req)
{
    if (c->verdict.status == GUARD_FINE && req->http1_is_persistent)
        hold(c, req->entity.base
                    ? (size_t)(req->entity.base + req->entity.len - c->sock->input->bytes)
                    : c->verdict.head);
    set_state(c, CONNECTION_IDLE);
    c->searched = 0;
    c->verdict = (struct guard_verdict){.status = GUARD_MORE};
    c->in_body = false;
    c->chunks = (struct guard_chunks){0};
    await_guard(c);
}

void connections_guard(struct worker *worker)
{
    for (h2o_linklist_t *link = worker->unguarded.next; link != &worker->unguarded;) {
        struct connection *c = H2O_STRUCT_FROM_MEMBER(struct connection, unguarded, link);
        link = link->next;
        put_guard(c);
        if (c->in_body && !c->sock->_cb.read)
            continue;
        h2o_linklist_unlink(&c->unguarded);
        let_go(c);
    }
}

/* ---- from accept to close -------------------------------------------------------------------- */

static void on_close(void *data)
{
    struct connection *c = data;
    metrics_add(&c->worker->metrics.connections_open, -1);
    h2o_linklist_unlink(&c->link);
    if (h2o_linklist_is_linked(&c->unguarded))
        h2o_linklist_unlink(&c->unguarded);
    free(c->held.base);
    free(c);
}

static void speak_http(struct connection *c)
{
    h2o_socket_t *sock = c->sock;
    set_state(c, CONNECTION_IDLE);
    await_guard(c);
    hold(c, 0);
    h2o_http1_accept(&c->worker->accept, sock, c->connected_at);
}

static void on_handshake(h2o_socket_t *sock, const char *err)
{
    if (err)
        h2o_socket_close(sock);
    else
        speak_http(sock->on_close.data);
}

void connection_open(struct worker *worker, h2o_socket_t *sock, SSL_CTX *tls)
{
    struct connection *c = h2o_mem_alloc(sizeof *c);
    memset(c, 0, offsetof(struct connection, refusal));
    c->sock = sock;
    c->worker = worker;
    c->verdict.status = GUARD_MORE;
    gettimeofday(&c->connected_at, NULL);
    h2o_linklist_insert(&worker->connections, &c->link);
    sock->on_close.cb = on_close;
    sock->on_close.data = c;
    metrics_add(&worker->metrics.connections_open, 1);
    metrics_add(&worker->metrics.connections, 1);
    if (!tls) {
        speak_http(c);
        return;
    }
    /* Full records from the first byte on: libh2o begins with records of one packet each, for the
     * sake of browsers far away, which costs a server of whole answers four times the records. */
    sock->_latency_optimization.state = H2O_SOCKET_LATENCY_OPTIMIZATION_STATE_NEEDS_UPDATE;
    sock->_latency_optimization.suggested_tls_payload_size = TLS_RECORD;
    sock->_latency_optimization.suggested_write_size = SIZE_MAX;
    set_state(c, CONNECTION_HANDSHAKE);
    h2o_socket_ssl_handshake(sock, tls, NULL, on_handshake);
}

/* ---- looking after them ---------------------------------------------------------------------- */

/* The kernel ends both directions; what libh2o is waiting for then fails, and it closes. */
static void cut(struct connection *c)
{
    if (c->state == CONNECTION_REQUEST && !c->sock->_cb.read) {
        end(c); /* a handler waits for the API server: nothing is read that could fail */
        return;
    }
    shutdown(h2o_socket_get_fd(c->sock), SHUT_RDWR);
}

/* ms that the state may take, 0: as long as it likes. */
static uint64_t patience(const struct connection *c)
{
    const struct worker *worker = c->worker;
    switch (c->state) {
    case CONNECTION_HANDSHAKE:
    case CONNECTION_ANSWER:
        return worker->service->options.request_timeout;
    case CONNECTION_REFUSED:
        return LINGER;
    case CONNECTION_IDLE:
        return worker->ending ? IDLE_AT_END : 0;
    case CONNECTION_HEAD:    /* libh2o's request timeout */
    case CONNECTION_REQUEST: /* likewise, and then that of the API server */
        break;
    }
    return 0;
}

void connections_look_after(struct worker *worker)
{
    const uint64_t now = h2o_now(worker->http.loop);
    const bool all = worker->ending && now >= worker->end_by;
    const uint64_t ending_since = worker->end_by - worker->service->options.grace;
    h2o_linklist_t *link = worker->connections.next;
    while (link != &worker->connections) {
        struct connection *c = H2O_STRUCT_FROM_MEMBER(struct connection, link, link);
        link = link->next;
        const uint64_t limit = patience(c);
        /* how long it was idle before the signal does not count */
        const bool idle_at_end = worker->ending && c->state == CONNECTION_IDLE;
        const uint64_t since = idle_at_end && c->since < ending_since ? ending_since : c->since;
        if (all || (limit && now - since >= limit))
            cut(c);
    }
}
