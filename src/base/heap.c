/* SPDX-License-Identifier: MIT
 * base/heap.c: the memory that malloc gives. The only file of the library that calls malloc,
 * realloc or free.
 *
 * Blocks of ordinary alignment are plain malloc blocks, so realloc can grow them in place. Larger
 * alignments come from aligned_alloc and move by hand, since realloc would forget the alignment.
 * Both kinds go back through free; the caller gives the same alignment for the whole life of a
 * block. */
#include "base.h"

#include <stdlib.h>
#include <string.h>

static void *heap_aligned(void *old, size_t old_size, size_t new_size, size_t align)
{
    size_t padded = (new_size + align - 1) & ~(align - 1); /* cannot wrap: both are at most half */
    void *made = aligned_alloc(align, padded);
    if (made && old) {
        memcpy(made, old, old_size < new_size ? old_size : new_size);
        free(old);
    }
    return made;
}

static void *heap_resize(tenon_mem *mem, void *old, size_t old_size, size_t new_size, size_t align)
{
    (void)mem;
    if (new_size == 0) {
        free(old);
        return NULL;
    }
    if (new_size > PTRDIFF_MAX) /* no object is larger; malloc need not be bothered */
        return NULL;
    if (align > _Alignof(max_align_t))
        return heap_aligned(old, old_size, new_size, align);
    return realloc(old, new_size);
}

/* Const, so that there is no state to share between threads; nobody writes through the pointer. */
static const tenon_mem heap_memory = {.resize = heap_resize, .region = false};
tenon_mem *const tenon_heap = (tenon_mem *)&heap_memory;
