/* SPDX-License-Identifier: MIT
 * port/posix.c, layer 0: files by way of POSIX.1-2008.
 *
 * Contracts stand in posix.h. A signal handler installed without SA_RESTART stops read, write and
 * open with EINTR; all three are repeated here, so that no other part has to know. The feature
 * macro must precede every system header: in a unity build this file comes first. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "posix.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

/* Some systems refuse requests of 2 GiB instead of shortening them. */
enum { POSIX_LARGEST_REQUEST = 1 << 30 };

int tenon__port_open(const char *path, int *ret_os)
{
    int fd;
    do
        fd = open(path, O_RDONLY | O_CLOEXEC);
    while (fd < 0 && errno == EINTR);
    if (fd < 0)
        *ret_os = errno;
    return fd;
}

void tenon__port_close(int fd)
{
    (void)close(
        fd); /* not repeated after EINTR: the descriptor may already belong to another thread */
}

ptrdiff_t tenon__port_read(int fd, char *buf, size_t size, int *ret_os)
{
    ssize_t n;
    if (size > POSIX_LARGEST_REQUEST)
        size = POSIX_LARGEST_REQUEST;
    do
        n = read(fd, buf, size);
    while (n < 0 && errno == EINTR);
    if (n < 0)
        *ret_os = errno;
    return n;
}

ptrdiff_t tenon__port_write(int fd, const char *bytes, size_t size, int *ret_os)
{
    ssize_t n;
    if (size > POSIX_LARGEST_REQUEST)
        size = POSIX_LARGEST_REQUEST;
    do
        n = write(fd, bytes, size);
    while (n < 0 && errno == EINTR);
    if (n > 0)
        return n;
    *ret_os = n < 0 ? errno : EIO;
    return -1;
}

static size_t posix_left(int fd, off_t at)
{
    struct stat st;
    if (at < 0 || fstat(fd, &st) != 0 || !S_ISREG(st.st_mode) || st.st_size <= at)
        return 0;
    uintmax_t left = (uintmax_t)(st.st_size - at);
    return left < SIZE_MAX ? (size_t)left : SIZE_MAX;
}

size_t tenon__port_left(int fd)
{
    return posix_left(fd, lseek(fd, 0, SEEK_CUR));
}

size_t tenon__port_left_file(FILE *file)
{
    int fd = fileno(file); /* negative for files that live in memory */
    return fd < 0 ? 0 : posix_left(fd, ftello(file));
}

bool tenon__port_interrupted(int os)
{
    return os == EINTR;
}

void tenon__port_message(int os, char *buf, size_t size)
{
#if defined(__GLIBC__) && defined(_GNU_SOURCE)
    const char *text = strerror_r(os, buf, size); /* GNU's own form need not use buf */
    if (text != buf) {
        size_t n = strlen(text);
        if (n >= size)
            n = size - 1;
        memcpy(buf, text, n);
        buf[n] = '\0';
    }
#else
    buf[0] = '\0';
    if (strerror_r(os, buf, size) != 0 && buf[0] == '\0')
        memcpy(buf, "?", size < 2 ? 0 : 2);
#endif
}
