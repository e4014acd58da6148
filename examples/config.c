/* SPDX-License-Identifier: MIT
 * config.c: a program that reads its configuration from a file written by people.
 *
 *     config [PATH]      config.json by default
 *
 * The structs are described once, by rows; reading checks types, ranges and names, fills in
 * defaults, and says of a wrong file where and why. Comments and trailing commas are welcome
 * (TENON_LENIENT), misspelt members are not. */
#include <stdio.h>
#include <tenon/tenon.h>

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARN };

struct listen {
    char host[64];
    uint16_t port;
};

struct config {
    struct listen listen;
    enum log_level log_level;
    char **plugins;
    size_t n_plugins;
};

TENON_DECLARE_ENUM(log_level, enum log_level);
TENON_DECLARE(listen, struct listen);
TENON_DECLARE(config, struct config);

TENON_ENUM_BEGIN(log_level) = {
    TENON_VALUE(LOG_DEBUG, "debug"),
    TENON_VALUE(LOG_INFO, "info"),
    TENON_VALUE(LOG_WARN, "warn"),
} TENON_ENUM_END;

TENON_BEGIN(listen, TENON_REFUSE_UNKNOWN_MEMBERS) = {
    TENON_FIELD(host, TENON_DEFAULT("127.0.0.1")),
    TENON_FIELD(port, TENON_DEFAULT(8080), TENON_MIN(1)),
} TENON_END;

TENON_BEGIN(config, TENON_REFUSE_UNKNOWN_MEMBERS) = {
    TENON_FIELD_OF(listen, listen),
    TENON_FIELD_OF(log_level, log_level, TENON_DEFAULT(LOG_INFO)),
    TENON_FIELD(plugins, TENON_COUNT(n_plugins)),
} TENON_END;

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "config.json";
    const tenon_options lenient = {.flags = TENON_LENIENT}, pretty = {.indent = 4};
    struct config config;
    tenon_arena arena;
    tenon_error error;
    tenon_sink out;

    tenon_arena_init(&arena, NULL, 0);
    if (!config_json_read_path(&config, path, &arena.mem, &lenient, &error)) {
        tenon_error_print(&error, path, stderr);
        tenon_arena_fini(&arena);
        return 1;
    }
    printf("listening on %s:%u, %zu plugins; the whole configuration:\n", config.listen.host,
           (unsigned)config.listen.port, config.n_plugins);

    tenon_sink_file(&out, stdout);
    config_json_write(&config, &out, &pretty, NULL); /* a failure sticks to the sink */
    if (!tenon_sink_fini(&out, &error))
        tenon_error_print(&error, "stdout", stderr);
    putchar('\n');
    tenon_arena_fini(&arena); /* the one free */
    return error.code != TENON_E_NONE;
}
