/* SPDX-License-Identifier: MIT
 * usage.c: processor time by the process's own clock, which counts nanoseconds and threads that
 * have ended; by clock ticks where there is none. Memory from /proc. */
#include "usage.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

bool web_stat_parse(const char *text, pid_t *ret_group, uint64_t *ret_ticks)
{
    int group;
    unsigned long long user, system;
    const char *at = strrchr(text, ')'); /* the last one ends the name */
    if (!at || sscanf(at + 1, " %*c %*d %d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu", &group,
                      &user, &system) != 3)
        return false;
    *ret_group = group;
    *ret_ticks = user + system;
    return true;
}

uint64_t web_status_kib(const char *text, const char *key)
{
    const size_t len = strlen(key);
    unsigned long long kib = 0;
    char unit[3];
    for (const char *line = text; line && *line;) {
        if (strncmp(line, key, len) == 0 && line[len] == ':' &&
            sscanf(line + len + 1, "%llu %2s", &kib, unit) == 2 && strcmp(unit, "kB") == 0)
            return kib;
        line = strchr(line, '\n');
        line += line != NULL;
    }
    return 0;
}

static bool read_proc(pid_t pid, const char *name, char *text, size_t size)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, name);
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    text[fread(text, 1, size - 1, file)] = '\0';
    fclose(file);
    return *text != '\0';
}

static double cpu_of(pid_t pid, uint64_t ticks)
{
    clockid_t clock;
    struct timespec t;
    if (clock_getcpuclockid(pid, &clock) == 0 && clock_gettime(clock, &t) == 0)
        return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
    return (double)ticks * 1e6 / (double)sysconf(_SC_CLK_TCK);
}

static void add_process(pid_t pid, pid_t group, struct web_usage *sum)
{
    char text[8192];
    pid_t its;
    uint64_t ticks;
    if (!read_proc(pid, "stat", text, sizeof text) || !web_stat_parse(text, &its, &ticks) ||
        its != group)
        return;
    sum->processes++;
    sum->cpu_us += cpu_of(pid, ticks);
    if (read_proc(pid, "status", text, sizeof text)) {
        sum->rss_kib += web_status_kib(text, "VmRSS");
        sum->peak_kib += web_status_kib(text, "VmHWM");
    }
}

bool web_usage_of(pid_t group, struct web_usage *ret)
{
    DIR *folder = opendir("/proc");
    *ret = (struct web_usage){0};
    for (struct dirent *entry; folder && (entry = readdir(folder)) != NULL;)
        if (isdigit((unsigned char)*entry->d_name))
            add_process((pid_t)strtol(entry->d_name, NULL, 10), group, ret);
    if (folder)
        closedir(folder);
    return ret->processes > 0;
}
