/* SPDX-License-Identifier: MIT
 * process.c: battle_ring as a child: its results come back in a file of a temporary folder. */
#include "../report/result.tenon.h"
#include "front.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The arguments of one run of battle_ring, ended by NULL. */
static void put_arguments(const struct battle_choice *choice, const char *mode, char *program,
                          char *out, char *numbers, char *argv[16])
{
    int n = 0;
    argv[n++] = program;
    argv[n++] = (char *)mode;
    argv[n++] = out;
    argv[n++] = "--repetitions";
    snprintf(numbers, 32, "%u", choice->repetitions);
    argv[n++] = numbers;
    argv[n++] = "--sample";
    snprintf(numbers + 32, 32, "%g", choice->sample);
    argv[n++] = numbers + 32;
    if (choice->filter) {
        argv[n++] = "--filter";
        argv[n++] = (char *)choice->filter;
    }
    if (choice->peers) {
        argv[n++] = "--peers";
        argv[n++] = (char *)choice->peers;
    }
    argv[n] = NULL;
}

/* Its exit status, or -1. */
static int run_child(char *argv[], const char *preload)
{
    int status;
    const pid_t child = fork();
    if (child < 0)
        return -1;
    if (child == 0) {
        if (preload)
            setenv("LD_PRELOAD", preload, 1);
        execv(argv[0], argv);
        perror(argv[0]);
        _exit(127);
    }
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    if (WIFSIGNALED(status))
        fprintf(stderr, "battle: %s ended by signal %d\n", argv[0], WTERMSIG(status));
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool front_ring(const struct front_request *request, const char *mode,
                const struct battle_choice *choice, tenon_arena *arena,
                struct battle_results *results)
{
    char program[4096], preload[4096], out[] = "/tmp/battle-XXXXXX", numbers[64], *argv[16];
    const bool counting = strcmp(mode, "count") == 0;
    tenon_error error;
    const int fd = mkstemp(out);
    if (fd < 0) {
        perror(out);
        return false;
    }
    close(fd);
    snprintf(program, sizeof program, "%s/battle_ring", request->folder);
    snprintf(preload, sizeof preload, "%s/battle_preload.so", request->folder);
    put_arguments(choice, mode, program, out, numbers, argv);
    const int status = run_child(argv, counting ? preload : NULL);
    bool good = status == 0 || status == 1; /* 1: some peer was wrong, which the results say */
    if (good && !results_json_read_path(results, out, &arena->mem, NULL, &error)) {
        tenon_error_print(&error, "results of battle_ring", stderr);
        good = false;
    }
    unlink(out);
    if (!good)
        fprintf(stderr, "battle: battle_ring %s failed\n", mode);
    return good;
}
