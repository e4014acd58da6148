/* SPDX-License-Identifier: MIT
 * server.c: command lines, and nginx's configuration. */
#define _GNU_SOURCE
#include "server.h"

#include <arpa/inet.h>
#include <ftw.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { START_MS = 10000 };

static const char local[] = "127.0.0.1:0";

/* ---- setup ----------------------------------------------------------------------------------- */

bool web_setup_make(struct web_setup *setup, const char *program_folder, char *why, size_t size)
{
    *setup = (struct web_setup){0};
    if (strlen(program_folder) + 64 > sizeof setup->service) {
        snprintf(why, size, "the path %.100s... is too long", program_folder);
        return false;
    }
    snprintf(setup->service, sizeof setup->service, "%.900s/../service/tenon_service",
             program_folder);
    snprintf(setup->go, sizeof setup->go, "%.900s/programs/go_service", program_folder);
    strcpy(setup->folder, "/tmp/battle-rps-XXXXXX");
    if (!mkdtemp(setup->folder)) {
        snprintf(why, size, "no temporary folder");
        return false;
    }
    snprintf(setup->certificate, sizeof setup->certificate, "%.900s/certificate.pem",
             setup->folder);
    snprintf(setup->key, sizeof setup->key, "%.900s/key.pem", setup->folder);
    return true;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *walk)
{
    (void)status;
    (void)kind;
    (void)walk;
    return remove(path);
}

/* Everything in it was put there by this run or by a server that was told the folder. */
void web_setup_drop(const struct web_setup *setup)
{
    if (strncmp(setup->folder, "/tmp/battle-rps-", 16) == 0)
        nftw(setup->folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static void read_file(const char *path, char *text, size_t size)
{
    FILE *file = fopen(path, "r");
    size_t len = 0;
    if (file) {
        len = fread(text, 1, size - 1, file);
        fclose(file);
    }
    text[len] = '\0';
}

void web_ask_program(const struct web_setup *setup, const char *const argv[], char *text,
                     size_t size)
{
    struct web_child child;
    char complaints[WEB_PATH + 32], why[WEB_WHY];
    snprintf(complaints, sizeof complaints, "%s/asked", setup->folder);
    unlink(complaints);
    *text = '\0';
    if (!web_child_start(&child, argv, WEB_ANYWHERE, complaints, why, sizeof why))
        return;
    web_child_read(&child, text, size);
    web_child_wait(&child, START_MS, why, sizeof why);
    if (!*text)
        read_file(complaints, text, size);
}

/* ---- nginx ----------------------------------------------------------------------------------- */

/* A port that nobody listens on now: nginx cannot be told to take any. */
static unsigned free_port(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t len = sizeof address;
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (const struct sockaddr *)&address, len) != 0 ||
        getsockname(fd, (struct sockaddr *)&address, &len) != 0)
        address.sin_port = 0;
    if (fd >= 0)
        close(fd);
    return ntohs(address.sin_port);
}

/* One worker as the service has one thread; connections on both sides are kept; bodies of these
 * sizes stay in memory. */
static bool write_configuration(const struct web_setup *setup, const struct web_server *server,
                                const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    if (geteuid() == 0) /* the worker needs the folder, which is root's */
        fputs("user root;\n", file);
    fputs("worker_processes 1;\npid nginx.pid;\nerror_log stderr warn;\n"
          "events { worker_connections 4096; }\n"
          "http {\n"
          "  access_log off;\n  keepalive_requests 1000000000;\n"
          "  client_body_temp_path temp_body;\n  proxy_temp_path temp_proxy;\n"
          "  fastcgi_temp_path temp_fastcgi;\n  uwsgi_temp_path temp_uwsgi;\n"
          "  scgi_temp_path temp_scgi;\n",
          file);
    fprintf(file,
            "  upstream api {\n    server 127.0.0.1:%u;\n    keepalive 256;\n"
            "    keepalive_requests 1000000000;\n  }\n",
            setup->api);
    fprintf(file, "  server {\n    listen 127.0.0.1:%u;\n", server->port);
    if (server->tls_port > 0)
        fprintf(file,
                "    listen 127.0.0.1:%u ssl;\n    ssl_certificate %s;\n"
                "    ssl_certificate_key %s;\n",
                server->tls_port, setup->certificate, setup->key);
    fputs("    location = /testNoProcess {\n"
          "      rewrite ^ /records/$arg_n? break;\n"
          "      proxy_pass http://api;\n      proxy_http_version 1.1;\n"
          "      proxy_set_header Connection \"\";\n      proxy_buffers 16 16k;\n"
          "      proxy_buffer_size 16k;\n      proxy_busy_buffers_size 64k;\n"
          "    }\n  }\n}\n",
          file);
    return fclose(file) == 0;
}

static bool start_nginx(const struct web_setup *setup, enum web_place place,
                        struct web_server *server, char *why, size_t size)
{
    char path[WEB_PATH + 32];
    const char *const argv[] = {"nginx", "-g", "daemon off;", "-c",
                                path,    "-p", setup->folder, NULL};
    snprintf(path, sizeof path, "%s/nginx.conf", setup->folder);
    server->port = free_port();
    server->tls_port = setup->tls ? free_port() : 0;
    if (server->port == 0 || !write_configuration(setup, server, path)) {
        snprintf(why, size, "nginx.conf cannot be written");
        return false;
    }
    return web_child_start(&server->child, argv, place, server->complaints, why, size);
}

/* ---- the others ------------------------------------------------------------------------------ */

static bool start_service(const struct web_setup *setup, enum web_kind kind, const char *codec,
                          enum web_place place, struct web_server *server, char *why, size_t size)
{
    const bool api = kind == WEB_TENON_API || kind == WEB_GO_API;
    char upstream[64];
    const char *argv[24];
    size_t n = 0;
    argv[n++] = kind == WEB_GO || kind == WEB_GO_API ? setup->go : setup->service;
    argv[n++] = "--role";
    argv[n++] = api ? "api" : "service";
    argv[n++] = "--listen";
    argv[n++] = local;
    argv[n++] = "--threads";
    argv[n++] = "1";
    if (!api && setup->tls) {
        argv[n++] = "--tls";
        argv[n++] = local;
        argv[n++] = "--certificate";
        argv[n++] = setup->certificate;
        argv[n++] = "--key";
        argv[n++] = setup->key;
    }
    if (!api && setup->api > 0) {
        snprintf(upstream, sizeof upstream, "http://127.0.0.1:%u", setup->api);
        argv[n++] = "--api";
        argv[n++] = upstream;
    }
    if (codec) {
        argv[n++] = "--codec";
        argv[n++] = codec;
    }
    argv[n] = NULL;
    return web_child_start(&server->child, argv, place, server->complaints, why, size);
}

unsigned web_listening_port(const char *line, bool *ret_tls)
{
    static const char plain[] = "listening on http://", tls[] = "listening on https://";
    const char *colon = strrchr(line, ':');
    char *end;
    *ret_tls = strncmp(line, tls, sizeof tls - 1) == 0;
    if (!colon || (!*ret_tls && strncmp(line, plain, sizeof plain - 1) != 0))
        return 0;
    const unsigned long port = strtoul(colon + 1, &end, 10);
    return end > colon + 1 && (*end == '\0' || *end == '/') && port < 65536 ? (unsigned)port : 0;
}

/* Reads until the listeners are known. */
static bool find_ports(struct web_server *server, bool tls)
{
    char line[512];
    while ((server->port == 0 || (tls && server->tls_port == 0)) &&
           web_child_line(&server->child, line, sizeof line, START_MS)) {
        bool is_tls;
        const unsigned port = web_listening_port(line, &is_tls);
        if (port > 0)
            *(is_tls ? &server->tls_port : &server->port) = port;
    }
    return server->port > 0 && (!tls || server->tls_port > 0);
}

/* ---- start and stop -------------------------------------------------------------------------- */

static bool accepts(const struct web_setup *setup, struct web_server *server)
{
    const struct timespec moment = {.tv_nsec = 10000000};
    const struct web_address address = web_server_address(setup, server, false);
    struct web_client client;
    char why[WEB_WHY];
    for (int i = 0; i < START_MS / 10 && web_child_lives(&server->child) && !web_interrupted();
         i++) {
        if (web_client_open(&client, &address, why, sizeof why)) {
            web_client_close(&client);
            return true;
        }
        nanosleep(&moment, NULL);
    }
    return false;
}

/* ": " and the last line of what it complained of. */
static void add_complaint(const struct web_server *server, char *why, size_t size)
{
    char text[4096];
    const size_t len = strlen(why);
    read_file(server->complaints, text, sizeof text);
    size_t end = strlen(text);
    while (end > 0 && text[end - 1] == '\n')
        text[--end] = '\0';
    const char *line = strrchr(text, '\n');
    line = line ? line + 1 : text;
    if (*line && len < size)
        snprintf(why + len, size - len, ": %.300s", line);
}

bool web_server_start(const struct web_setup *setup, enum web_kind kind, const char *codec,
                      enum web_place place, struct web_server *ret, char *why, size_t size)
{
    static const char *const names[WEB_KINDS] = {"tenon", "go", "nginx", "tenon_api", "go_api"};
    char ignored[WEB_WHY];
    *ret = (struct web_server){.child = {.out = -1}};
    snprintf(ret->complaints, sizeof ret->complaints, "%s/%s.errors", setup->folder, names[kind]);
    unlink(ret->complaints);
    const bool started = kind == WEB_NGINX
                             ? start_nginx(setup, place, ret, why, size)
                             : start_service(setup, kind, codec, place, ret, why, size);
    if (!started)
        return false;
    const bool tls = setup->tls && (kind == WEB_TENON || kind == WEB_GO);
    if ((kind == WEB_NGINX || find_ports(ret, tls)) && accepts(setup, ret))
        return true;
    snprintf(why, size, "does not listen");
    web_child_stop(&ret->child, ignored, sizeof ignored);
    add_complaint(ret, why, size);
    return false;
}

bool web_server_stop(struct web_server *server, char *why, size_t size)
{
    if (web_child_stop(&server->child, why, size))
        return true;
    add_complaint(server, why, size);
    return false;
}

struct web_address web_server_address(const struct web_setup *setup,
                                      const struct web_server *server, bool tls)
{
    return (struct web_address){tls ? server->tls_port : server->port,
                                tls ? setup->certificate : NULL};
}
