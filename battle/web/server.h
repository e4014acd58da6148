/* SPDX-License-Identifier: MIT
 * server.h: how each server of the load runs is started: ports that the kernel chooses, one
 * certificate for all, one thread or worker, no access log. */
#ifndef BATTLE_WEB_SERVER_H
#define BATTLE_WEB_SERVER_H

#include "child.h"
#include "client.h"
#include "rows.h"

enum { WEB_PATH = 1024, WEB_WHY = 600 };

/** What servers are started from and with. */
struct web_setup {
    char folder[WEB_PATH];                /**< temporary, of this run */
    char service[WEB_PATH], go[WEB_PATH]; /**< programs */
    char certificate[WEB_PATH], key[WEB_PATH];
    bool tls;     /**< the certificate is there */
    unsigned api; /**< port of the API server, 0: none */
};

struct web_server {
    struct web_child child;
    unsigned port, tls_port;        /**< 0: not served */
    char complaints[WEB_PATH + 32]; /**< its standard error */
};

/** Makes the temporary folder. program_folder: where battle is built, beside the others. */
bool web_setup_make(struct web_setup *setup, const char *program_folder, char *why, size_t size);
/** Removes it. */
void web_setup_drop(const struct web_setup *setup);

/** Starts one and waits until it accepts connections. codec: for --codec, or NULL. */
bool web_server_start(const struct web_setup *setup, enum web_kind kind, const char *codec,
                      enum web_place place, struct web_server *ret, char *why, size_t size);
/** Ends it. false: not in time, or with a status that is not 0; why has its complaint, too. */
bool web_server_stop(struct web_server *server, char *why, size_t size);
struct web_address web_server_address(const struct web_setup *setup,
                                      const struct web_server *server, bool tls);

/** What a program prints, on standard output or as complaints, until it ends: at most size. */
void web_ask_program(const struct web_setup *setup, const char *const argv[], char *text,
                     size_t size);

/** The port at the end of "listening on http://127.0.0.1:8080"; 0: it is another line. */
unsigned web_listening_port(const char *line, bool *ret_tls);

#endif
