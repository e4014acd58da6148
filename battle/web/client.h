/* SPDX-License-Identifier: MIT
 * client.h: one HTTP/1.1 connection to this machine, kept alive: what verifies bodies, and the
 * one-connection client of the load runs. Plain always, TLS where OpenSSL was found.
 *
 * It knows what servers under test send: a status line, headers, a body of Content-Length or in
 * chunks. Every wait ends after ten seconds. */
#ifndef BATTLE_WEB_CLIENT_H
#define BATTLE_WEB_CLIENT_H

#include <stdbool.h>
#include <stddef.h>

/** Where a server listens, and the file with its certificate; NULL: plain. */
struct web_address {
    unsigned port;
    const char *certificate;
};

struct web_tls; /* OpenSSL's objects */

struct web_client {
    int fd;
    struct web_tls *tls; /**< NULL: plain */
    char *data;          /**< what was received, of which the first `used` belong to an answer */
    size_t len, used, room;
};

/** Points into the client until its next request. */
struct web_answer {
    int status;
    char type[128]; /**< Content-Type; "": none */
    const char *body;
    size_t len;
};

/** true: TLS can be had. */
bool web_client_has_tls(void);

/** The server must show the certificate. false: why says what is wrong, and nothing is open. */
bool web_client_open(struct web_client *client, const struct web_address *address, char *why,
                     size_t size);
/** body NULL: none; otherwise it is sent as application/json. false: the connection is of no use
 * any more. */
bool web_client_ask(struct web_client *client, const char *method, const char *path,
                    const char *body, size_t body_len, struct web_answer *ret, char *why,
                    size_t size);
/** Sends a request that is ready, all of it. */
bool web_client_send(struct web_client *client, const char *request, size_t len, char *why,
                     size_t size);
/** Receives one answer. */
bool web_client_receive(struct web_client *client, struct web_answer *ret, char *why, size_t size);
void web_client_close(struct web_client *client);

/* ---- tls.c: without OpenSSL these fail ---- */

struct web_tls *web_tls_open(int fd, const char *certificate, char *why, size_t size);
/** Like read and write. */
long web_tls_read(struct web_tls *tls, void *data, size_t size);
long web_tls_write(struct web_tls *tls, const void *data, size_t size);
void web_tls_close(struct web_tls *tls);

#endif
