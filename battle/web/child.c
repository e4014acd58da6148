/* SPDX-License-Identifier: MIT
 * child.c: fork, exec, signals and ends. The table of groups is all that the signal handler looks
 * at. */
#define _GNU_SOURCE
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile pid_t groups[WEB_CHILDREN]; /* 0: free */
static volatile sig_atomic_t interrupted;

/* ---- signals --------------------------------------------------------------------------------- */

/* The first one asks, the next one ends. */
static void pass_on(int number)
{
    const int error = errno;
    for (size_t i = 0; i < WEB_CHILDREN; i++)
        if (groups[i] > 0)
            kill(-groups[i], interrupted ? SIGKILL : number);
    if (interrupted)
        _exit(128 + number);
    interrupted = number;
    errno = error;
}

void web_children_guard(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = pass_on};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < 3; i++)
        sigaddset(&action.sa_mask, signals[i]);
    for (size_t i = 0; i < 3; i++)
        sigaction(signals[i], &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

bool web_interrupted(void)
{
    return interrupted != 0;
}

/* The signals wait while the table is written, so that none misses a child. */
static void hold(sigset_t *before)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    sigprocmask(SIG_BLOCK, &set, before);
}

/* ---- processors ------------------------------------------------------------------------------ */

int web_processors(void)
{
    cpu_set_t all;
    return sched_getaffinity(0, sizeof all, &all) ? 1 : CPU_COUNT(&all);
}

/* Places are relative to `all`: the battle itself may have left the first processor. */
static void go_to(enum web_place place, const cpu_set_t *all)
{
    cpu_set_t one;
    size_t first = 0;
    if (place == WEB_ANYWHERE || CPU_COUNT(all) < 2)
        return;
    while (!CPU_ISSET(first, all))
        first++;
    if (place == WEB_FIRST) {
        CPU_ZERO(&one);
        CPU_SET(first, &one);
    } else {
        one = *all;
        CPU_CLR(first, &one);
    }
    sched_setaffinity(0, sizeof one, &one);
}

/* What the battle was allowed when it asked first. */
static const cpu_set_t *allowed(void)
{
    static cpu_set_t all;
    static bool known;
    if (!known && sched_getaffinity(0, sizeof all, &all))
        CPU_ZERO(&all);
    known = true;
    return &all;
}

void web_go_to(enum web_place place)
{
    go_to(place, allowed());
}

/* ---- start ----------------------------------------------------------------------------------- */

/* SIGTERM, and not SIGKILL, when the battle dies: a server that has processes of its own (nginx)
 * ends them then. */
static void become(const char *const argv[], enum web_place place, int out, const char *complaints,
                   pid_t parent, const sigset_t *mask)
{
    const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    const int errors = open(complaints, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent)
        _exit(127);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    signal(SIGPIPE, SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    go_to(place, allowed());
    if (nothing >= 0 && errors >= 0 && dup2(nothing, STDIN_FILENO) >= 0 &&
        dup2(out, STDOUT_FILENO) >= 0 && dup2(errors, STDERR_FILENO) >= 0) {
        execvp(argv[0], (char *const *)argv);
        perror(argv[0]);
    }
    _exit(127);
}

static bool find_slot(size_t *ret)
{
    for (*ret = 0; *ret < WEB_CHILDREN; (*ret)++)
        if (groups[*ret] == 0)
            return true;
    return false;
}

bool web_child_start(struct web_child *child, const char *const argv[], enum web_place place,
                     const char *complaints, char *why, size_t size)
{
    int ends[2];
    sigset_t mask;
    *child = (struct web_child){.out = -1};
    (void)allowed();
    if (!find_slot(&child->slot)) {
        snprintf(why, size, "too many processes at a time");
        return false;
    }
    if (pipe2(ends, O_CLOEXEC) != 0) {
        snprintf(why, size, "no pipe: %s", strerror(errno));
        return false;
    }
    fflush(NULL);
    hold(&mask);
    const pid_t parent = getpid(), pid = fork();
    if (pid == 0)
        become(argv, place, ends[1], complaints, parent, &mask);
    if (pid > 0) {
        setpgid(pid, pid); /* here as well: whoever comes first */
        groups[child->slot] = pid;
        child->pid = pid;
        child->out = ends[0];
    }
    sigprocmask(SIG_SETMASK, &mask, NULL);
    close(ends[1]);
    if (pid < 0) {
        snprintf(why, size, "cannot start: %s", strerror(errno));
        close(ends[0]);
    }
    return pid > 0;
}

/* ---- output ---------------------------------------------------------------------------------- */

static long now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Byte by byte, of which servers print few. */
bool web_child_line(struct web_child *child, char *line, size_t size, int milliseconds)
{
    const long end = now_ms() + milliseconds;
    size_t len = 0;
    for (long left; len + 1 < size && (left = end - now_ms()) > 0 && !interrupted;) {
        struct pollfd ready = {child->out, POLLIN, 0};
        if (poll(&ready, 1, (int)left) <= 0)
            continue;
        if (read(child->out, line + len, 1) != 1)
            break;
        if (line[len] == '\n') {
            line[len] = '\0';
            return true;
        }
        len++;
    }
    line[len] = '\0';
    return false;
}

void web_child_read(struct web_child *child, char *text, size_t size)
{
    char rest[512];
    size_t len = 0;
    for (;;) {
        const bool room = len + 1 < size;
        const ssize_t got =
            read(child->out, room ? text + len : rest, room ? size - 1 - len : sizeof rest);
        if (got == 0 || (got < 0 && errno != EINTR))
            break;
        if (got > 0 && room)
            len += (size_t)got;
    }
    text[len] = '\0';
}

/* ---- end ------------------------------------------------------------------------------------- */

bool web_child_lives(const struct web_child *child)
{
    siginfo_t info = {0};
    return child->pid > 0 &&
           waitid(P_PID, (id_t)child->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == 0;
}

/* Its number belongs to somebody else once it was waited for: the table forgets it before. What the
 * group still has is ended while the leader, not yet waited for, keeps the group's number. */
static int bury(struct web_child *child)
{
    int status = -1;
    kill(-child->pid, SIGKILL);
    groups[child->slot] = 0;
    while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR)
        ;
    if (child->out >= 0)
        close(child->out);
    *child = (struct web_child){.out = -1};
    return status;
}

bool web_child_wait(struct web_child *child, int milliseconds, char *why, size_t size)
{
    const struct timespec moment = {.tv_nsec = 2000000};
    const long end = now_ms() + milliseconds;
    while (web_child_lives(child) && now_ms() < end)
        nanosleep(&moment, NULL);
    const bool late = web_child_lives(child);
    const int status = bury(child);
    if (late)
        snprintf(why, size, "did not end within %d s and was killed", milliseconds / 1000);
    else if (WIFSIGNALED(status))
        snprintf(why, size, "was ended by signal %d", WTERMSIG(status));
    else if (WEXITSTATUS(status) != 0)
        snprintf(why, size, "ended with status %d", WEXITSTATUS(status));
    return !late && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool web_child_stop(struct web_child *child, char *why, size_t size)
{
    if (child->pid <= 0)
        return true;
    kill(child->pid, SIGTERM);
    return web_child_wait(child, 10000, why, size);
}
