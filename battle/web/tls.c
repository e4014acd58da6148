/* SPDX-License-Identifier: MIT
 * tls.c: OpenSSL behind client.h. The server's certificate, which signs itself, is the one that is
 * trusted. */
#include "client.h"

#include <stdio.h>

#ifdef BATTLE_OPENSSL

#include <limits.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdlib.h>

struct web_tls {
    SSL_CTX *context;
    SSL *ssl;
};

bool web_client_has_tls(void)
{
    return true;
}

static const char *reason(void)
{
    const char *text = ERR_reason_error_string(ERR_peek_last_error());
    return text ? text : "the connection ended";
}

struct web_tls *web_tls_open(int fd, const char *certificate, char *why, size_t size)
{
    struct web_tls *tls = calloc(1, sizeof *tls);
    ERR_clear_error();
    if (tls && (tls->context = SSL_CTX_new(TLS_client_method())) != NULL &&
        SSL_CTX_load_verify_locations(tls->context, certificate, NULL) == 1) {
        SSL_CTX_set_verify(tls->context, SSL_VERIFY_PEER, NULL);
        tls->ssl = SSL_new(tls->context);
        if (tls->ssl && SSL_set_fd(tls->ssl, fd) == 1 && SSL_connect(tls->ssl) == 1)
            return tls;
    }
    snprintf(why, size, "TLS: %s", reason());
    if (tls)
        web_tls_close(tls);
    return NULL;
}

long web_tls_read(struct web_tls *tls, void *data, size_t size)
{
    return SSL_read(tls->ssl, data, size < INT_MAX ? (int)size : INT_MAX);
}

long web_tls_write(struct web_tls *tls, const void *data, size_t size)
{
    return SSL_write(tls->ssl, data, size < INT_MAX ? (int)size : INT_MAX);
}

void web_tls_close(struct web_tls *tls)
{
    if (tls->ssl && SSL_is_init_finished(tls->ssl))
        SSL_shutdown(tls->ssl);
    SSL_free(tls->ssl);
    SSL_CTX_free(tls->context);
    free(tls);
}

#else

bool web_client_has_tls(void)
{
    return false;
}

struct web_tls *web_tls_open(int fd, const char *certificate, char *why, size_t size)
{
    (void)fd;
    (void)certificate;
    snprintf(why, size, "built without OpenSSL (package libssl-dev)");
    return NULL;
}

long web_tls_read(struct web_tls *tls, void *data, size_t size)
{
    (void)tls;
    (void)data;
    (void)size;
    return -1;
}

long web_tls_write(struct web_tls *tls, const void *data, size_t size)
{
    (void)tls;
    (void)data;
    (void)size;
    return -1;
}

void web_tls_close(struct web_tls *tls)
{
    (void)tls;
}

#endif
