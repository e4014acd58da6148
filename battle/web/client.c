/* SPDX-License-Identifier: MIT
 * client.c: sockets, and answers out of the bytes that come. A body in chunks is put together in
 * place, over its chunk lines. */
#define _GNU_SOURCE
#include "client.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

enum { FIRST_ROOM = 1 << 16, MOST_ROOM = 1 << 28 };

static bool fail(char *why, size_t size, const char *what)
{
    snprintf(why, size, "%s", what);
    return false;
}

/* ---- the connection -------------------------------------------------------------------------- */

bool web_client_open(struct web_client *client, const struct web_address *address, char *why,
                     size_t size)
{
    const struct timeval limit = {.tv_sec = 10};
    const int one = 1;
    const struct sockaddr_in to = {
        .sin_family = AF_INET,
        .sin_port = htons((uint16_t)address->port),
        .sin_addr = {htonl(INADDR_LOOPBACK)},
    };
    *client = (struct web_client){.fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    client->data = malloc(FIRST_ROOM);
    client->room = FIRST_ROOM;
    if (client->fd < 0 || !client->data ||
        setsockopt(client->fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) != 0 ||
        setsockopt(client->fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit) != 0 ||
        setsockopt(client->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one) != 0 ||
        connect(client->fd, (const struct sockaddr *)&to, sizeof to) != 0) {
        snprintf(why, size, "no connection to port %u: %s", address->port, strerror(errno));
        web_client_close(client);
        return false;
    }
    if (address->certificate) {
        client->tls = web_tls_open(client->fd, address->certificate, why, size);
        if (!client->tls) {
            web_client_close(client);
            return false;
        }
    }
    return true;
}

void web_client_close(struct web_client *client)
{
    if (client->tls)
        web_tls_close(client->tls);
    if (client->fd >= 0)
        close(client->fd);
    free(client->data);
    *client = (struct web_client){.fd = -1};
}

bool web_client_send(struct web_client *client, const char *request, size_t len, char *why,
                     size_t size)
{
    while (len > 0) {
        const long sent = client->tls ? web_tls_write(client->tls, request, len)
                                      : (long)send(client->fd, request, len, MSG_NOSIGNAL);
        if (sent < 0 && !client->tls && errno == EINTR)
            continue;
        if (sent <= 0)
            return fail(why, size, "the request could not be sent");
        request += sent;
        len -= (size_t)sent;
    }
    return true;
}

/* Receives some more. */
static bool more(struct web_client *client, char *why, size_t size)
{
    if (client->len == client->room) {
        char *larger = client->room < MOST_ROOM ? realloc(client->data, 2 * client->room) : NULL;
        if (!larger)
            return fail(why, size, "the answer is too long");
        client->data = larger;
        client->room *= 2;
    }
    for (;;) {
        char *to = client->data + client->len;
        const size_t room = client->room - client->len;
        const long got =
            client->tls ? web_tls_read(client->tls, to, room) : (long)recv(client->fd, to, room, 0);
        if (got < 0 && !client->tls && errno == EINTR)
            continue;
        if (got <= 0)
            return fail(why, size, got < 0 ? "no answer" : "the answer ends too soon");
        client->len += (size_t)got;
        return true;
    }
}

/* ---- answers --------------------------------------------------------------------------------- */

/* Where the line that starts at `from` ends (CR LF), as an offset; receives until it is there. */
static bool find_line(struct web_client *client, size_t from, size_t *ret, char *why, size_t size)
{
    for (size_t at = from;;) {
        const char *found =
            client->len - at >= 2 ? memmem(client->data + at, client->len - at, "\r\n", 2) : NULL;
        if (found) {
            *ret = (size_t)(found - client->data);
            return true;
        }
        at = client->len > from ? client->len - 1 : from;
        if (client->len - from > FIRST_ROOM)
            return fail(why, size, "a line of the answer's head has no end");
        if (!more(client, why, size))
            return false;
    }
}

struct head {
    size_t end;       /* of it, where the body starts */
    long long length; /* -1: not given */
    bool chunked;
};

/* The value of the header when the line is of it. */
static const char *value_of(const char *line, const char *name)
{
    const size_t len = strlen(name);
    if (strncasecmp(line, name, len) != 0 || line[len] != ':')
        return NULL;
    return line + len + 1 + strspn(line + len + 1, " \t");
}

static bool take_head(struct web_client *client, struct web_answer *answer, struct head *head,
                      char *why, size_t size)
{
    size_t end, from;
    *head = (struct head){.length = -1};
    *answer = (struct web_answer){0};
    if (!find_line(client, 0, &end, why, size))
        return false;
    client->data[end] = '\0';
    if (sscanf(client->data, "HTTP/1.%*1d %3d", &answer->status) != 1)
        return fail(why, size, "the answer is not of HTTP/1.1");
    for (from = end + 2;; from = end + 2) {
        const char *value;
        if (!find_line(client, from, &end, why, size))
            return false;
        if (end == from)
            break;
        client->data[end] = '\0';
        const char *line = client->data + from;
        if ((value = value_of(line, "content-length")))
            head->length = strtoll(value, NULL, 10);
        else if ((value = value_of(line, "transfer-encoding")))
            head->chunked = strcasecmp(value, "chunked") == 0;
        else if ((value = value_of(line, "content-type")))
            snprintf(answer->type, sizeof answer->type, "%s", value);
    }
    head->end = end + 2;
    return true;
}

static bool have(struct web_client *client, size_t len, char *why, size_t size)
{
    while (client->len < len)
        if (!more(client, why, size))
            return false;
    return true;
}

/* Chunks move down behind the head; extensions and trailers are passed over. */
static bool take_chunks(struct web_client *client, size_t start, size_t *ret_len, char *why,
                        size_t size)
{
    size_t at = start, to = start, end;
    for (;;) {
        char *after;
        if (!find_line(client, at, &end, why, size))
            return false;
        const unsigned long long len = strtoull(client->data + at, &after, 16);
        if (after == client->data + at || len > MOST_ROOM)
            return fail(why, size, "a chunk has no length");
        at = end + 2;
        if (len == 0)
            break;
        if (!have(client, at + len + 2, why, size))
            return false;
        memmove(client->data + to, client->data + at, len);
        to += len;
        at += len + 2;
    }
    do {
        if (!find_line(client, at, &end, why, size))
            return false;
        const bool last = end == at;
        at = end + 2;
        if (last)
            break;
    } while (true);
    *ret_len = to - start;
    client->used = at;
    return true;
}

bool web_client_receive(struct web_client *client, struct web_answer *ret, char *why, size_t size)
{
    struct head head;
    client->len -= client->used;
    memmove(client->data, client->data + client->used, client->len);
    client->used = 0;
    if (!take_head(client, ret, &head, why, size))
        return false;
    if (head.chunked) {
        if (!take_chunks(client, head.end, &ret->len, why, size))
            return false;
    } else {
        if (head.length < 0 || head.length > MOST_ROOM)
            return fail(why, size, "the answer has no length");
        ret->len = (size_t)head.length;
        if (!have(client, head.end + ret->len, why, size))
            return false;
        client->used = head.end + ret->len;
    }
    ret->body = client->data + head.end;
    return true;
}

bool web_client_ask(struct web_client *client, const char *method, const char *path,
                    const char *body, size_t body_len, struct web_answer *ret, char *why,
                    size_t size)
{
    char head[1024];
    int len = snprintf(head, sizeof head, "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n", method, path);
    if (body)
        len += snprintf(head + len, sizeof head - (size_t)len,
                        "Content-Type: application/json\r\nContent-Length: %zu\r\n", body_len);
    len += snprintf(head + len, sizeof head - (size_t)len, "\r\n");
    return web_client_send(client, head, (size_t)len, why, size) &&
           (!body || web_client_send(client, body, body_len, why, size)) &&
           web_client_receive(client, ret, why, size);
}
