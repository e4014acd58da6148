/* SPDX-License-Identifier: MIT
 * process.c: fork, exec, and a wait that ends. The program leads a process group of its own, so
 * that what it starts ends with it; the kernel ends it when the battle itself ends early. */
#define _GNU_SOURCE
#include "process.h"

#include "../harness/processor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void become(const char *const argv[], const char *complaints)
{
    const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    const int errors = open(complaints, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setpgid(0, 0);
    battle_stay_on_one_processor();
    if (nothing >= 0 && errors >= 0 && dup2(nothing, STDIN_FILENO) >= 0 &&
        dup2(nothing, STDOUT_FILENO) >= 0 && dup2(errors, STDERR_FILENO) >= 0) {
        execv(argv[0], (char *const *)argv);
        perror("error: it cannot be started");
    }
    _exit(127);
}

/* Looks every few milliseconds, which costs less than a thread that waits. false: time is up, and
 * nothing of the program is left. */
static bool wait_for(pid_t program, unsigned time_limit, int *ret_status)
{
    const struct timespec moment = {.tv_nsec = 5000000};
    struct timespec from, now;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (;;) {
        const pid_t got = waitpid(program, ret_status, WNOHANG);
        if (got == program || (got < 0 && errno != EINTR))
            return got == program;
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (now.tv_sec - from.tv_sec >= (time_t)time_limit) {
            kill(-program, SIGKILL);
            waitpid(program, ret_status, 0);
            return false;
        }
        nanosleep(&moment, NULL);
    }
}

/* The line that speaks of an error, else the first; without its line feed. "": there is none. */
static void find_complaint(const char *path, char *ret, size_t size)
{
    char line[380];
    FILE *file = fopen(path, "r");
    bool found = false;
    *ret = '\0';
    while (file && !found && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        found = strcasestr(line, "error") != NULL;
        if (found || (!*ret && *line))
            snprintf(ret, size, ": %s", line);
    }
    if (file)
        fclose(file);
}

bool battle_process_run(const char *const argv[], const char *complaints, unsigned time_limit,
                        char *why, size_t size)
{
    char complaint[400];
    int status = 0;
    unlink(complaints);
    fflush(NULL);
    const pid_t program = fork();
    if (program == 0)
        become(argv, complaints);
    if (program < 0) {
        snprintf(why, size, "cannot start: %s", strerror(errno));
        return false;
    }
    setpgid(program, program); /* here as well: whoever comes first */
    if (!wait_for(program, time_limit, &status)) {
        snprintf(why, size, "took more than %u s and was stopped", time_limit);
        return false;
    }
    kill(-program, SIGKILL); /* what it may have left behind */
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    find_complaint(complaints, complaint, sizeof complaint);
    if (WIFEXITED(status))
        snprintf(why, size, "ended with status %d%s", WEXITSTATUS(status), complaint);
    else
        snprintf(why, size, "was ended by signal %d%s", WTERMSIG(status), complaint);
    return false;
}
