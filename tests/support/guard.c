/* SPDX-License-Identifier: MIT
 * support/guard.c: one anonymous mapping: a page without access, the room, a page without access.
 * Writable room lies between; its size is a whole number of pages. */
#define _GNU_SOURCE
#include "guard.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

bool guard_init(guard *g, size_t most)
{
    long page = sysconf(_SC_PAGESIZE);
    *g = (guard){.page = page > 0 ? (size_t)page : 4096};
    g->size = (most / g->page + 1) * g->page;
    void *map = mmap(NULL, g->size + 2 * g->page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED)
        return false;
    g->map = map;
    g->room = g->map + g->page;
    return mprotect(g->room, g->size, PROT_READ | PROT_WRITE) == 0;
}

char *guard_at_end(guard *g, const void *bytes, size_t len)
{
    char *at = g->room + g->size - len;
    if (len > g->size)
        return NULL;
    if (len)
        memcpy(at, bytes, len);
    return at;
}

char *guard_at_begin(guard *g, const void *bytes, size_t len, int fill)
{
    if (len > g->size)
        return NULL;
    if (len)
        memcpy(g->room, bytes, len);
    memset(g->room + len, fill, g->size - len);
    return g->room;
}

void guard_fini(guard *g)
{
    if (g->map)
        munmap(g->map, g->size + 2 * g->page);
    *g = (guard){.map = NULL};
}
