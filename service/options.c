/* SPDX-License-Identifier: MIT
 * options.c: the command line, and the environment: --max-body is TENON_SERVICE_MAX_BODY there. The
 * command line wins. */
#include "codec.h"
#include "service.h"

#include <errno.h>

enum kind { TEXT, NUMBER, SIZE };

static const struct option {
    const char *name;
    enum kind kind;
    size_t offset;
    unsigned long long least, most;
    const char *help;
} all[] = {
#define FIELD(MEMBER) offsetof(struct options, MEMBER)
    {"listen", TEXT, FIELD(listen), 0, 0, "ADDRESS:PORT for HTTP; port 0: any; or none"},
    {"tls", TEXT, FIELD(tls), 0, 0, "ADDRESS:PORT for HTTPS, or none"},
    {"certificate", TEXT, FIELD(certificate), 0, 0,
     "FILE, PEM; made if it and the key are missing"},
    {"key", TEXT, FIELD(key), 0, 0, "FILE, PEM"},
    {"api", TEXT, FIELD(api), 0, 0, "URL of the API server"},
    {"codec", TEXT, FIELD(codec), 0, 0, "serializer of every route; list: their names"},
    {"access-log", TEXT, FIELD(access_log), 0, 0, "FILE, in the common log format"},
    {"threads", NUMBER, FIELD(threads), 1, 256, "event loops"},
    {"max-body", SIZE, FIELD(max_body), 0, 1 << 30, "bytes of a body"},
    {"max-header", SIZE, FIELD(max_header), 256, 256 * 1024, "bytes of a request's head"},
    {"max-connections", NUMBER, FIELD(max_connections), 1, 1000000, "of one thread"},
    {"request-timeout", NUMBER, FIELD(request_timeout), 100, 3600000,
     "ms for a request to come, a piece of an answer to go"},
    {"upstream-timeout", NUMBER, FIELD(upstream_timeout), 10, 3600000,
     "ms for an answer of the API server"},
    {"grace", NUMBER, FIELD(grace), 0, 3600000, "ms for open requests at the end"},
};
enum { OPTIONS = sizeof all / sizeof *all };

static void print_value(FILE *to, const struct options *options, const struct option *option)
{
    const char *at = (const char *)options + option->offset;
    if (option->kind == TEXT)
        fprintf(to, "%s", *(const char *const *)at ? *(const char *const *)at : "none");
    else if (option->kind == NUMBER)
        fprintf(to, "%u", *(const unsigned *)at);
    else
        fprintf(to, "%zu", *(const size_t *)at);
}

static void help(FILE *to, const struct options *defaults)
{
    fputs("usage: tenon_service [OPTION VALUE]...\n\n"
          "  --role service|api   api: only GET /records/N (service)\n",
          to);
    for (size_t o = 0; o < OPTIONS; o++) {
        fprintf(to, "  --%-18s %s (", all[o].name, all[o].help);
        print_value(to, defaults, &all[o]);
        fputs(")\n", to);
    }
    fputs("\nEach can be in the environment too: TENON_SERVICE_MAX_BODY=1000000.\n", to);
}

static bool set(struct options *options, const struct option *option, const char *value)
{
    char *at = (char *)options + option->offset, *end;
    if (option->kind == TEXT) {
        *(const char **)at = value;
        return true;
    }
    errno = 0;
    const unsigned long long number = strtoull(value, &end, 10);
    if (*value < '0' || *value > '9' || *end || errno || number < option->least ||
        number > option->most) {
        fprintf(stderr, "tenon_service: --%s %s: not a number from %llu to %llu\n", option->name,
                value, option->least, option->most);
        return false;
    }
    if (option->kind == NUMBER)
        *(unsigned *)at = (unsigned)number;
    else
        *(size_t *)at = (size_t)number;
    return true;
}

static bool set_from_environment(struct options *options)
{
    for (size_t o = 0; o < OPTIONS; o++) {
        char name[64] = "TENON_SERVICE_";
        size_t len = strlen(name);
        for (const char *c = all[o].name; *c; c++)
            name[len++] = (char)(*c == '-' ? '_' : *c - 32);
        name[len] = '\0';
        const char *value = getenv(name);
        if (value && !set(options, &all[o], value))
            return false;
    }
    return true;
}

/* One option of the command line. false: said why. */
static bool take(struct options *options, const char *name, const char *value)
{
    for (size_t o = 0; strncmp(name, "--", 2) == 0 && o < OPTIONS; o++)
        if (strcmp(name + 2, all[o].name) == 0) {
            if (value)
                return set(options, &all[o], value);
            fprintf(stderr, "tenon_service: %s needs a value\n", name);
            return false;
        }
    fprintf(stderr, "tenon_service: there is no option %s; --help lists them\n", name);
    return false;
}

static struct options defaults_of(enum role role)
{
    return (struct options){
        .role = role,
        .listen = role == ROLE_API ? "127.0.0.1:8081" : "127.0.0.1:8080",
        .tls = "none",
        .certificate = "tenon-service.crt",
        .key = "tenon-service.key",
        .api = "http://127.0.0.1:8081",
        .codec = "tenon",
        .threads = 1,
        .max_body = 4 << 20,
        .max_header = 16 * 1024,
        .max_connections = 10000,
        .request_timeout = 10000,
        .upstream_timeout = 5000,
        .grace = 10000,
    };
}

static bool find_role(int argc, char **argv, enum role *ret)
{
    const char *role = getenv("TENON_SERVICE_ROLE");
    for (int i = 1; i < argc; i += 2)
        if (strcmp(argv[i], "--role") == 0)
            role = i + 1 < argc ? argv[i + 1] : "";
    *ret = role && strcmp(role, "api") == 0 ? ROLE_API : ROLE_SERVICE;
    if (*ret == ROLE_API || !role || strcmp(role, "service") == 0)
        return true;
    fprintf(stderr, "tenon_service: --role %s: neither service nor api\n", role);
    return false;
}

bool options_take(struct options *options, int argc, char **argv, int *ret_status)
{
    enum role role;
    *ret_status = 2;
    if (!find_role(argc, argv, &role))
        return false;
    *options = defaults_of(role);
    if (!set_from_environment(options))
        return false;
    for (int i = 1; i < argc; i += 2) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            help(stdout, options);
            *ret_status = 0;
            return false;
        }
        if (strcmp(argv[i], "--role") == 0)
            continue;
        if (!take(options, argv[i], i + 1 < argc ? argv[i + 1] : NULL))
            return false;
    }
    if (strcmp(options->codec, "list") == 0) {
        codec_list(stdout);
        *ret_status = 0;
        return false;
    }
    return true;
}
