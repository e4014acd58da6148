/* SPDX-License-Identifier: MIT
 * machine.c: date, processor, system, compiler: what figures mean nothing without. */
#include "front.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

tenon_str front_text(tenon_arena *arena, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    int len = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (len >= (int)sizeof text)
        len = sizeof text - 1;
    char *copy = len < 0 ? NULL : arena->mem.resize(&arena->mem, NULL, 0, (size_t)len + 1, 1);
    if (!copy) {
        fputs("battle: out of memory\n", stderr);
        exit(1);
    }
    memcpy(copy, text, (size_t)len + 1);
    return (tenon_str){copy, (size_t)len};
}

/* What follows `key` and blanks, colon, equals sign or quotes in the first such line of the file;
 * "" if there is none. */
static void look_up(const char *path, const char *key, char *ret, size_t size)
{
    FILE *file = fopen(path, "r");
    char line[512];
    *ret = '\0';
    while (file && fgets(line, sizeof line, file)) {
        if (strncmp(line, key, strlen(key)) != 0)
            continue;
        const char *value = line + strlen(key);
        value += strspn(value, " \t:=\"");
        snprintf(ret, size, "%.*s", (int)strcspn(value, "\"\n"), value);
        break;
    }
    if (file)
        fclose(file);
}

void front_machine(tenon_arena *arena, struct battle_machine *machine)
{
    char processor[256], system[256], date[32];
    struct utsname kernel;
    struct tm utc;
    const time_t now = time(NULL);
    const char *commit = getenv("BATTLE_COMMIT");

    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &utc));
    look_up("/proc/cpuinfo", "model name", processor, sizeof processor);
    look_up("/etc/os-release", "PRETTY_NAME", system, sizeof system);
    uname(&kernel);
    machine->date = front_text(arena, "%s", date);
    machine->processor = front_text(arena, "%s", *processor ? processor : kernel.machine);
    machine->system = front_text(arena, "%s, %s %s", *system ? system : "unknown", kernel.sysname,
                                 kernel.release);
    machine->cores = (int)sysconf(_SC_NPROCESSORS_ONLN);
    machine->compiler = front_text(arena, "%s", BATTLE_COMPILER);
    machine->tenon =
        front_text(arena, commit && *commit ? "%s (%s)" : "%s", TENON_BATTLE_VERSION, commit);
}
