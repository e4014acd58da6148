/* SPDX-License-Identifier: MIT
 * demo_command.c: runs a command without a shell and hands out the reading end of its output.
 *
 * posix_spawnp says ENOENT when there is no such command, which a shell would only say in words. */
#define _POSIX_C_SOURCE 200809L
#include "demo.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

void demo_command_prepare(void)
{
    static const char more[] =
        ":/usr/sbin:/sbin"; /* where ip may lie, often not searched for users */
    const char *path = getenv("PATH");
    char *longer;
    if (!path)
        path = "/usr/bin:/bin";
    longer = malloc(strlen(path) + sizeof more);
    if (longer) {
        strcpy(longer, path);
        strcat(longer, more);
        setenv("PATH", longer, 1);
        free(longer);
    }
    setenv("LC_ALL", "C.UTF-8", 1); /* lscpu translates the names of what it knows */
    setenv("LANGUAGE", "", 1);
}

int demo_command_start(struct demo_command *command, char *const argv[])
{
    posix_spawn_file_actions_t actions;
    int ends[2], problem;
    pid_t pid = -1;
    command->fd = -1;
    command->pid = -1;
    if (pipe(ends) != 0)
        return errno;
    problem = posix_spawn_file_actions_init(&actions);
    if (problem == 0) {
        problem =
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        if (problem == 0)
            problem = posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        if (problem == 0)
            problem =
                posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        if (problem == 0)
            problem = posix_spawn_file_actions_addclose(&actions, ends[0]);
        if (problem == 0 && ends[1] != STDOUT_FILENO)
            problem = posix_spawn_file_actions_addclose(&actions, ends[1]);
        if (problem == 0)
            problem = posix_spawnp(&pid, argv[0], &actions, NULL, argv, environ);
        posix_spawn_file_actions_destroy(&actions);
    }
    close(ends[1]);
    if (problem != 0) {
        close(ends[0]);
        return problem;
    }
    command->fd = ends[0];
    command->pid = pid;
    return 0;
}

int demo_command_end(struct demo_command *command)
{
    int status;
    pid_t got;
    close(command->fd);
    do {
        got = waitpid((pid_t)command->pid, &status, 0);
    } while (got < 0 && errno == EINTR);
    command->fd = -1;
    return got > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
