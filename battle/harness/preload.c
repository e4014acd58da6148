/* SPDX-License-Identifier: MIT
 * preload.c: malloc and its kin, counted. A shared object for LD_PRELOAD, in a run of its own: what
 * is timed is never counted. calloc, realloc and the aligned ones count as calls for as many bytes
 * as they ask for; giving back counts nothing. The counts are of the whole process, which calls
 * from one thread while it counts.
 *
 * The real functions are glibc's under their other names, so that nothing has to be looked up
 * before the first call. */
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t align, size_t size);

/* Read by count.c, which finds it by its name. */
struct {
    uint64_t calls, bytes;
} battle_preload_counts;

static void *counted(void *got, size_t bytes)
{
    battle_preload_counts.calls++;
    battle_preload_counts.bytes += bytes;
    return got;
}

void *malloc(size_t size)
{
    return counted(__libc_malloc(size), size);
}

void *calloc(size_t n, size_t size)
{
    return counted(__libc_calloc(n, size), n * size);
}

void *realloc(void *old, size_t size)
{
    return counted(__libc_realloc(old, size), size);
}

void *memalign(size_t align, size_t size)
{
    return counted(__libc_memalign(align, size), size);
}

void *aligned_alloc(size_t align, size_t size)
{
    return counted(__libc_memalign(align, size), size);
}

int posix_memalign(void **ret, size_t align, size_t size)
{
    void *got = counted(__libc_memalign(align, size), size);
    if (got)
        *ret = got;
    return got ? 0 : ENOMEM;
}
