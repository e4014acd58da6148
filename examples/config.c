/* SPDX-License-Identifier: MIT
 * config.c: a program that reads its configuration from a file written by people.
 *
 *     config [PATH]      config.json by default
 *
 * The structs are described once, in config.h; reading checks types, ranges and names, fills in
 * defaults, and says of a wrong file where and why. Comments and trailing commas are welcome
 * (TENON_LENIENT), misspelt members are not. */
#include "config.tenon.h" /* made by: tenongen config.h */

#include <stdio.h>

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
