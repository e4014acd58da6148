/* SPDX-License-Identifier: MIT
 * upstream.c: see upstream.h.
 *
 * A client of HTTP/1.1 on the sockets of libh2o. libh2o has a client of its own, with a pool; it is
 * not used, for two reasons (docs/decisions/009). It takes a body by chunks for complete when the
 * connection closes behind any whole chunk, and a body without length when it breaks for whatever
 * reason. And each use of a pooled connection takes it out of the event loop and back, at seven
 * system calls, where a connection that stays in its loop needs one: what the loop reads while
 * nobody waits for an answer is the connection's end.
 *
 * Answers are judged as strictly as requests are (guard.c). A body counts when it is all there by
 * Content-Length or chunks; one that ends with the connection is refused, for that proves nothing.
 */
#include "upstream.h"

#include "worker.h"

#include <errno.h>
#include <netdb.h>

enum {
    KEPT_FOR = 4000, /* ms unused; API servers keep connections for longer */
    HEAD = 16 * 1024,
    FIELDS = 100,
};

/* A connection. */
struct link {
    struct upstream *upstream;
    h2o_socket_t *sock;
    struct fetch *fetch; /* NULL: idle */
    h2o_linklist_t idle;
    uint64_t since; /* ms of the loop's clock: idle */
    bool used;      /* has brought an answer before */
};

/* ---- the address ----------------------------------------------------------------------------- */

bool upstream_find(struct service *service)
{
    const char *url = service->options.api;
    h2o_url_t parts;
    if (h2o_url_parse(url, SIZE_MAX, &parts) != 0 || parts.scheme != &H2O_URL_SCHEME_HTTP ||
        parts.authority.len >= sizeof service->upstream_host || parts.path.len > 1) {
        fprintf(stderr, "tenon_service: --api %s: not a URL like http://127.0.0.1:8081\n", url);
        return false;
    }
    char host[sizeof service->upstream_host], port[8];
    snprintf(service->upstream_host, sizeof service->upstream_host, "%.*s",
             (int)parts.authority.len, parts.authority.base);
    snprintf(host, sizeof host, "%.*s", (int)parts.host.len, parts.host.base);
    snprintf(port, sizeof port, "%u", (unsigned)h2o_url_get_port(&parts));
    const struct addrinfo want = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM};
    struct addrinfo *found;
    const int failed = getaddrinfo(host, port, &want, &found);
    if (failed) {
        fprintf(stderr, "tenon_service: --api %s: %s\n", url, gai_strerror(failed));
        return false;
    }
    memcpy(&service->upstream, found->ai_addr, sizeof service->upstream);
    freeaddrinfo(found);
    return true;
}

/* ---- connections ----------------------------------------------------------------------------- */

static void close_link(struct link *link)
{
    if (h2o_linklist_is_linked(&link->idle))
        h2o_linklist_unlink(&link->idle);
    h2o_socket_close(link->sock);
    free(link);
}

/* Takes the connection away from its request. */
static void release(struct fetch *fetch, bool kept)
{
    struct link *link = fetch->link;
    fetch->link = NULL;
    link->fetch = NULL;
    if (!kept || h2o_socket_is_writing(link->sock)) {
        close_link(link);
        return;
    }
    h2o_buffer_consume(&link->sock->input, link->sock->input->size);
    link->used = true;
    link->since = h2o_now(link->upstream->loop);
    h2o_linklist_insert(link->upstream->idle.next, &link->idle);
}

void upstream_look_after(struct upstream *upstream)
{
    const uint64_t now = h2o_now(upstream->loop);
    while (!h2o_linklist_is_empty(&upstream->idle)) {
        struct link *oldest = H2O_STRUCT_FROM_MEMBER(struct link, idle, upstream->idle.prev);
        if (now - oldest->since < KEPT_FOR)
            break;
        close_link(oldest);
    }
}

void upstream_open(struct upstream *upstream, const struct service *service, h2o_loop_t *loop)
{
    upstream->service = service;
    upstream->loop = loop;
    h2o_linklist_init_anchor(&upstream->idle);
    h2o_timeout_init(loop, &upstream->timeout, service->options.upstream_timeout);
}

void upstream_close(struct upstream *upstream)
{
    while (!h2o_linklist_is_empty(&upstream->idle))
        close_link(H2O_STRUCT_FROM_MEMBER(struct link, idle, upstream->idle.next));
    h2o_timeout_dispose(upstream->loop, &upstream->timeout);
}

/* ---- answers --------------------------------------------------------------------------------- */

static void end_fetch(struct fetch *fetch, int status, const char *detail, bool kept)
{
    h2o_timeout_unlink(&fetch->deadline);
    if (status != 200)
        metrics_add(&worker_of(fetch->req)->metrics.upstream_failures, 1);
    fetch->done(fetch, status, detail);
    if (fetch->link)
        release(fetch, kept);
}

static struct guard_limits limits_of(const struct fetch *fetch)
{
    return (struct guard_limits){
        .head = HEAD, .fields = FIELDS, .body = fetch->upstream->service->options.max_body};
}

static bool refuse(struct fetch *fetch, int status)
{
    end_fetch(fetch, 502,
              status == 413 ? "the API server's answer is larger than this server takes"
                            : "the API server's answer is not proper HTTP",
              false);
    return false;
}

/* true: the head is there, and says how the body ends. */
static bool take_head(struct fetch *fetch)
{
    const struct guard_limits limits = limits_of(fetch);
    h2o_buffer_t **input = &fetch->link->sock->input;
    if (fetch->head.status == GUARD_FINE)
        return true;
    do { /* answers 1xx come before the one that counts */
        if (fetch->head.status == GUARD_FINE)
            h2o_buffer_consume(input, fetch->head.head);
        fetch->head = guard_answer((*input)->bytes, (*input)->size, &fetch->searched, &limits);
        fetch->searched = fetch->head.status == GUARD_FINE ? 0 : fetch->searched;
    } while (fetch->head.status == GUARD_FINE && fetch->head.code / 100 == 1);
    if (fetch->head.status == GUARD_MORE)
        return false;
    if (fetch->head.status != GUARD_FINE)
        return refuse(fetch, fetch->head.status);
    if (fetch->head.code == 200 && (fetch->head.sized || fetch->head.chunked))
        return true;
    end_fetch(fetch, 502,
              fetch->head.code == 200 ? "the API server's answer does not say where it ends"
                                      : "the API server answered with an error",
              false);
    return false;
}

static void take_sized_body(struct fetch *fetch)
{
    const h2o_buffer_t *input = fetch->link->sock->input;
    const size_t came = input->size - fetch->head.head;
    if (came < fetch->head.length)
        return;
    fetch->body = h2o_iovec_init(input->bytes + fetch->head.head, (size_t)fetch->head.length);
    end_fetch(fetch, 200, NULL, came == fetch->head.length && !fetch->head.closes);
}

/* Decodes what came since, where it stands. */
static void take_chunks(struct fetch *fetch)
{
    const struct guard_limits limits = limits_of(fetch);
    h2o_buffer_t *input = fetch->link->sock->input;
    char *body = input->bytes + fetch->head.head, *raw = body + fetch->decoded;
    const char *detail;
    fetch->chunks.into = raw;
    const int status = guard_chunks(
        &fetch->chunks, raw, input->size - fetch->head.head - fetch->decoded, &limits, &detail);
    fetch->decoded = (size_t)(fetch->chunks.into - body);
    input->size = fetch->head.head + fetch->decoded;
    if (status == GUARD_MORE)
        return;
    fetch->body = h2o_iovec_init(body, fetch->decoded);
    if (status == GUARD_FINE)
        end_fetch(fetch, 200, NULL, fetch->chunks.rest == 0 && !fetch->head.closes);
    else
        refuse(fetch, status);
}

static void connect_to(struct fetch *fetch, bool fresh);

static void lose(struct fetch *fetch)
{
    /* a kept connection may have been closed at the other end meanwhile; GET may be repeated */
    if (fetch->link->used && fetch->link->sock->input->size == 0 && !fetch->again) {
        fetch->again = true;
        release(fetch, false);
        connect_to(fetch, true);
        return;
    }
    end_fetch(fetch, 502,
              fetch->head.status == GUARD_FINE ? "the API server's answer broke off"
                                               : "the API server did not answer",
              false);
}

static void on_read(h2o_socket_t *sock, const char *err)
{
    struct link *link = sock->data;
    struct fetch *fetch = link->fetch;
    if (!fetch) {
        if (err || sock->input->size > 0) /* closed at the other end, or it speaks unasked */
            close_link(link);
    } else if (err) {
        lose(fetch);
    } else if (take_head(fetch)) {
        if (fetch->head.chunked)
            take_chunks(fetch);
        else
            take_sized_body(fetch);
    }
}

/* ---- requests -------------------------------------------------------------------------------- */

static void on_written(h2o_socket_t *sock, const char *err)
{
    struct link *link = sock->data;
    if (err && link->fetch)
        lose(link->fetch);
    else if (err)
        close_link(link);
}

static void send_request(struct link *link, struct fetch *fetch)
{
    link->fetch = fetch;
    fetch->link = link;
    h2o_socket_write(link->sock, &fetch->request, 1, on_written);
}

static void on_connect(h2o_socket_t *sock, const char *err)
{
    struct link *link = sock->data;
    struct fetch *fetch = link->fetch;
    if (err) {
        end_fetch(fetch, 502, "the API server cannot be reached", false);
        return;
    }
    h2o_socket_read_start(sock, on_read);
    send_request(link, fetch);
}

/* A kept connection on which nothing has come since: bytes that the loop has not read yet would be
 * taken for the next answer. NULL: there is none. */
static struct link *take_kept(struct upstream *upstream)
{
    while (!h2o_linklist_is_empty(&upstream->idle)) {
        struct link *link = H2O_STRUCT_FROM_MEMBER(struct link, idle, upstream->idle.next);
        char byte;
        if (recv(h2o_socket_get_fd(link->sock), &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 &&
            (errno == EAGAIN || errno == EWOULDBLOCK)) {
            h2o_linklist_unlink(&link->idle);
            return link;
        }
        close_link(link);
    }
    return NULL;
}

/* By a kept connection, or a new one. */
static void connect_to(struct fetch *fetch, bool fresh)
{
    struct upstream *upstream = fetch->upstream;
    struct sockaddr_in address = upstream->service->upstream;
    struct link *kept = fresh ? NULL : take_kept(upstream);
    if (kept) {
        send_request(kept, fetch);
        return;
    }
    h2o_socket_t *sock =
        h2o_socket_connect(upstream->loop, (struct sockaddr *)&address, sizeof address, on_connect);
    if (!sock) {
        end_fetch(fetch, 502, "the API server cannot be reached", false);
        return;
    }
    struct link *link = h2o_mem_alloc(sizeof *link);
    *link = (struct link){.upstream = upstream, .sock = sock, .fetch = fetch};
    sock->data = link;
    fetch->link = link;
}

static void on_deadline(h2o_timeout_entry_t *entry)
{
    struct fetch *fetch = H2O_STRUCT_FROM_MEMBER(struct fetch, deadline, entry);
    end_fetch(fetch, 504, "the API server took too long", false);
}

/* The client's request has ended first. */
static void drop_fetch(void *memory)
{
    struct fetch *fetch = memory;
    h2o_timeout_unlink(&fetch->deadline);
    if (fetch->link)
        release(fetch, false);
}

void upstream_get(struct upstream *upstream, h2o_req_t *req, h2o_iovec_t path,
                  void (*done)(struct fetch *, int, const char *), void *data)
{
    const h2o_iovec_t host = {(char *)upstream->service->upstream_host,
                              strlen(upstream->service->upstream_host)};
    struct fetch *fetch = h2o_mem_alloc_shared(&req->pool, sizeof *fetch, drop_fetch);
    *fetch = (struct fetch){.upstream = upstream, .req = req, .done = done, .data = data};
    fetch->head.status = GUARD_MORE;
    fetch->request =
        h2o_concat(&req->pool, h2o_iovec_init(H2O_STRLIT("GET ")), path,
                   h2o_iovec_init(H2O_STRLIT(" HTTP/1.1\r\nAccept: application/json\r\nHost: ")),
                   host, h2o_iovec_init(H2O_STRLIT("\r\n\r\n")));
    fetch->deadline.cb = on_deadline;
    h2o_timeout_link(upstream->loop, &upstream->timeout, &fetch->deadline);
    connect_to(fetch, false);
}

/* The socket gets another buffer in place of the one that the body is in. */
void upstream_keep(struct fetch *fetch)
{
    h2o_buffer_t **input = &fetch->link->sock->input;
    h2o_buffer_link_to_pool(*input, &fetch->req->pool);
    h2o_buffer_init(input, &h2o_socket_buffer_prototype);
}
