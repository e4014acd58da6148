/* SPDX-License-Identifier: MIT
 * upstream.c: see upstream.h.
 *
 * A body counts only when it is all there. By Content-Length libh2o's client sees to that; a body
 * by chunks it takes for complete when the connection closes after any whole chunk, so such an end
 * is told apart here; and a body without either is refused, because its end proves nothing. */
#include "upstream.h"

#include "worker.h"

#include <netdb.h>

enum { KEPT_CONNECTIONS = 256, KEPT_FOR = 4000 /* ms; the API server keeps them for longer */ };

/* ---- the address ----------------------------------------------------------------------------- */

bool upstream_find(struct service *service)
{
    const char *url = service->options.api;
    h2o_url_t parts;
    if (h2o_url_parse(url, SIZE_MAX, &parts) != 0 || parts.scheme != &H2O_URL_SCHEME_HTTP ||
        parts.authority.len >= sizeof service->upstream_host) {
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

void upstream_open(struct upstream *upstream, const struct service *service, h2o_context_t *http)
{
    upstream->service = service;
    struct sockaddr_in address = service->upstream;
    h2o_socketpool_init_by_address(&upstream->pool, (struct sockaddr *)&address, sizeof address, 0,
                                   KEPT_CONNECTIONS);
    h2o_socketpool_set_timeout(&upstream->pool, http->loop, KEPT_FOR);
    h2o_timeout_init(http->loop, &upstream->timeout, service->options.upstream_timeout);
    upstream->client = (h2o_http1client_ctx_t){
        .loop = http->loop,
        .getaddr_receiver = &http->receivers.hostinfo_getaddr,
        .io_timeout = &upstream->timeout,
    };
}

void upstream_close(struct upstream *upstream)
{
    h2o_socketpool_dispose(&upstream->pool);
    h2o_timeout_dispose(upstream->client.loop, &upstream->timeout);
}

/* ---- a request ------------------------------------------------------------------------------- */

static h2o_http1client_head_cb on_connect(h2o_http1client_t *client, const char *err,
                                          h2o_iovec_t **pieces, size_t *n, int *method_is_head);

/* libh2o's client goes by itself after the callback that this is called from. */
static void end_fetch(struct fetch *fetch, int status, const char *detail)
{
    h2o_timeout_unlink(&fetch->deadline);
    if (status != 200)
        metrics_add(&worker_of(fetch->req)->metrics.upstream_failures, 1);
    fetch->done(fetch, status, detail);
    fetch->client = NULL;
}

static void connect_to(struct fetch *fetch)
{
    h2o_http1client_connect_with_pool(&fetch->client, fetch, &fetch->upstream->client,
                                      &fetch->upstream->pool, on_connect);
}

static int on_body(h2o_http1client_t *client, const char *err)
{
    struct fetch *fetch = client->data;
    const h2o_buffer_t *input = client->sock->input;
    if (input->size > fetch->upstream->service->options.max_body) {
        end_fetch(fetch, 502, "the API server's answer is larger than this server takes");
        return -1;
    }
    if (!err)
        return 0;
    /* the end came with bytes, or else it is that of the connection */
    if (err != h2o_http1client_error_is_eos || (fetch->chunked && client->sock->bytes_read == 0)) {
        end_fetch(fetch, 502, "the API server's answer broke off");
        return -1;
    }
    fetch->body = h2o_iovec_init(input->bytes, input->size);
    end_fetch(fetch, 200, NULL);
    return 0;
}

/* How the end of the body will be known; false: in no way that can be trusted. */
static bool find_length(struct fetch *fetch, const h2o_header_t *headers, size_t n)
{
    unsigned lengths = 0, codings = 0;
    for (size_t i = 0; i < n; i++) {
        lengths += headers[i].name == &H2O_TOKEN_CONTENT_LENGTH->buf;
        codings += headers[i].name == &H2O_TOKEN_TRANSFER_ENCODING->buf;
    }
    fetch->chunked = codings == 1;
    return lengths + codings == 1;
}

static h2o_http1client_body_cb on_head(h2o_http1client_t *client, const char *err,
                                       int minor_version, int status, h2o_iovec_t msg,
                                       h2o_header_t *headers, size_t n_headers, int rlen)
{
    struct fetch *fetch = client->data;
    (void)minor_version, (void)msg, (void)rlen;
    if (err && err != h2o_http1client_error_is_eos && !fetch->again) {
        /* a kept connection may have been closed at the other end meanwhile; GET may be repeated */
        fetch->again = true;
        connect_to(fetch);
        return NULL;
    }
    if (err)
        end_fetch(fetch, 502, "the API server did not answer");
    else if (status != 200)
        end_fetch(fetch, 502, "the API server answered with an error");
    else if (!find_length(fetch, headers, n_headers))
        end_fetch(fetch, 502, "the API server's answer does not say where it ends");
    else
        return on_body;
    return NULL;
}

static h2o_http1client_head_cb on_connect(h2o_http1client_t *client, const char *err,
                                          h2o_iovec_t **pieces, size_t *n, int *method_is_head)
{
    struct fetch *fetch = client->data;
    if (err) {
        end_fetch(fetch, 502, "the API server cannot be reached");
        return NULL;
    }
    *pieces = &fetch->request;
    *n = 1;
    *method_is_head = 0;
    return on_head;
}

static void on_deadline(h2o_timeout_entry_t *entry)
{
    struct fetch *fetch = H2O_STRUCT_FROM_MEMBER(struct fetch, deadline, entry);
    h2o_http1client_cancel(fetch->client);
    fetch->client = NULL;
    end_fetch(fetch, 504, "the API server took too long");
}

static void drop_fetch(void *memory)
{
    struct fetch *fetch = memory;
    h2o_timeout_unlink(&fetch->deadline);
    if (fetch->client)
        h2o_http1client_cancel(fetch->client);
}

void upstream_get(struct upstream *upstream, h2o_req_t *req, h2o_iovec_t path,
                  void (*done)(struct fetch *, int, const char *), void *data)
{
    const h2o_iovec_t host = {(char *)upstream->service->upstream_host,
                              strlen(upstream->service->upstream_host)};
    struct fetch *fetch = h2o_mem_alloc_shared(&req->pool, sizeof *fetch, drop_fetch);
    *fetch = (struct fetch){.upstream = upstream, .req = req, .done = done, .data = data};
    fetch->request =
        h2o_concat(&req->pool, h2o_iovec_init(H2O_STRLIT("GET ")), path,
                   h2o_iovec_init(H2O_STRLIT(" HTTP/1.1\r\nAccept: application/json\r\nHost: ")),
                   host, h2o_iovec_init(H2O_STRLIT("\r\n\r\n")));
    fetch->deadline.cb = on_deadline;
    h2o_timeout_link(upstream->client.loop, &upstream->timeout, &fetch->deadline);
    connect_to(fetch);
}

/* The socket gets another buffer in place of the one that the body is in. */
void upstream_keep(struct fetch *fetch)
{
    h2o_buffer_t **input = &fetch->client->sock->input;
    h2o_buffer_link_to_pool(*input, &fetch->req->pool);
    h2o_buffer_init(input, &h2o_socket_buffer_prototype);
}
