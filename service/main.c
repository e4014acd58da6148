/* SPDX-License-Identifier: MIT
 * main.c: see service.h. The first thread waits for signals; workers have theirs. */
#include "codec.h"
#include "routes.h"
#include "worker.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <malloc.h>
#include <netdb.h>
#include <signal.h>
#include <sys/resource.h>

/* Bytes that stay when they are free, and of blocks that go back to the system at once. */
enum { KEPT_MEMORY = 8 << 20, LARGE_BLOCK = 1 << 20 };

/* getaddrinfo takes 65536 for 0, and blanks and signs too; of names it knows the good ones. */
static bool may_be_port(const char *text)
{
    char *end;
    const unsigned long number = strtoul(text, &end, 10);
    return isalpha((unsigned char)*text) ||
           (isdigit((unsigned char)*text) && !*end && number <= 65535);
}

/* "127.0.0.1:8080", "[::1]:0", "localhost:http"; "none" leaves it unspecified. */
static bool find_address(const char *option, const char *text, struct sockaddr_storage *ret)
{
    char host[256];
    const char *colon = strrchr(text, ':');
    memset(ret, 0, sizeof *ret);
    if (strcmp(text, "none") == 0)
        return true;
    const size_t len = colon ? (size_t)(colon - text) : sizeof host;
    if (len >= sizeof host || !may_be_port(colon + 1)) {
        fprintf(stderr, "tenon_service: %s %s: not ADDRESS:PORT\n", option, text);
        return false;
    }
    snprintf(host, sizeof host, "%.*s", (int)len, text);
    char *name = host;
    if (len > 1 && host[0] == '[' && host[len - 1] == ']') {
        host[len - 1] = '\0';
        name++;
    }
    const struct addrinfo want = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found;
    const int failed = getaddrinfo(*name ? name : NULL, colon + 1, &want, &found);
    if (failed) {
        fprintf(stderr, "tenon_service: %s %s: %s\n", option, text, gai_strerror(failed));
        return false;
    }
    memcpy(ret, found->ai_addr, found->ai_addrlen);
    freeaddrinfo(found);
    return true;
}

static void tell_address(const char *scheme, const struct sockaddr_storage *address)
{
    char host[NI_MAXHOST], port[NI_MAXSERV];
    const socklen_t len =
        address->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
    if (address->ss_family == AF_UNSPEC ||
        getnameinfo((const struct sockaddr *)address, len, host, sizeof host, port, sizeof port,
                    NI_NUMERICHOST | NI_NUMERICSERV) != 0)
        return;
    const bool six = address->ss_family == AF_INET6;
    printf("listening on %s://%s%s%s:%s\n", scheme, six ? "[" : "", host, six ? "]" : "", port);
}

static bool configure(struct service *service)
{
    h2o_config_init(&service->http);
    service->http.server_name = h2o_iovec_init(H2O_STRLIT("tenon"));
    service->http.http1.req_timeout = service->options.request_timeout;
    service->http.http1.upgrade_to_http2 = 0;
    service->http.http2.callbacks.request_shutdown = NULL; /* there are none of these connections */
    /* the guard and the routes have the limit; this one only keeps chunks from adding up */
    service->http.max_request_entity_size = service->options.max_body + (1 << 20);
    return routes_register(
        service,
        h2o_config_register_host(&service->http, h2o_iovec_init(H2O_STRLIT("default")), 65535));
}

/* As many descriptors as the system gives. */
static void raise_limits(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

/* What one request gave back the next one takes: no page goes to the system and back meanwhile. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, KEPT_MEMORY);
    mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK);
#endif
}

/* Starts the workers, waits for a signal to end, and then for them. */
static int run(struct service *service, struct sockaddr_storage address[LISTENERS])
{
    const unsigned n = service->options.threads;
    sigset_t signals;
    int signal;

    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
    for (unsigned w = 0; w < n; w++)
        if (!worker_open(&service->workers[w], service, address))
            return 1;
    for (unsigned w = 0; w < n; w++)
        h2o_multithread_create_thread(&service->workers[w].thread, NULL, worker_run,
                                      &service->workers[w]);
    tell_address("http", &address[0]);
    tell_address("https", &address[1]);
    fflush(stdout);
    sigwait(&signals, &signal);
    for (unsigned w = 0; w < n; w++)
        worker_end(&service->workers[w]);
    for (unsigned w = 0; w < n; w++)
        pthread_join(service->workers[w].thread, NULL);
    for (unsigned w = 0; w < n; w++)
        worker_close(&service->workers[w]);
    return 0;
}

int main(int argc, char **argv)
{
    static struct service service;
    struct sockaddr_storage address[LISTENERS];
    int status;

    if (!options_take(&service.options, argc, argv, &status))
        return status;
    if (!codec_find(service.options.codec, &service.codec, &service.codec_by_tables)) {
        fprintf(stderr, "tenon_service: there is no codec %s; those that were built:\n",
                service.options.codec);
        codec_list(stderr);
        return 2;
    }
    if (!find_address("--listen", service.options.listen, &address[0]) ||
        !find_address("--tls", service.options.tls, &address[1]) || !upstream_find(&service))
        return 2;
    if (address[0].ss_family == AF_UNSPEC && address[1].ss_family == AF_UNSPEC) {
        fprintf(stderr, "tenon_service: --listen and --tls: none of them\n");
        return 2;
    }
    if (address[1].ss_family != AF_UNSPEC) {
        service.tls = tls_context(service.options.certificate, service.options.key);
        if (!service.tls)
            return 1;
    }
    raise_limits();
    keep_memory();
    signal(SIGPIPE, SIG_IGN);
    status = 1;
    service.workers = calloc(service.options.threads, sizeof *service.workers);
    if (configure(&service) && service.workers)
        status = run(&service, address);
    free(service.workers);
    h2o_config_dispose(&service.http);
    SSL_CTX_free(service.tls);
    return status;
}
