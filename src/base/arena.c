/* SPDX-License-Identifier: MIT
 * base/arena.c: memory given back all at once.
 *
 * An arena is the free part [at, end) of its newest block, and a list of the blocks that came from
 * the heap, newest first, each with a header in front. The caller's first block has no header and
 * is not in the list; it is in use exactly while the list is empty. held is the sum of the sizes in
 * the list, headers included, and never exceeds limit. at and end are never NULL, even in an empty
 * arena, so that arithmetic on them is always defined.
 *
 * A block of the arena is "last" when it ends at at; only that one can change in place. It cannot
 * be confused with one that merely lies in front of the newest block: the header is between. */
#include "base.h"

#include <string.h>

typedef struct arena_block {
    struct arena_block *older;
    size_t size; /* of the whole block, header included */
} arena_block;

enum {
    ARENA_ALIGN = _Alignof(max_align_t),
    ARENA_HEADER = (sizeof(arena_block) + ARENA_ALIGN - 1) / ARENA_ALIGN * ARENA_ALIGN,
    ARENA_LEAST = 4096,
};

void tenon_arena_init(tenon_arena *arena, void *first, size_t size)
{
    if (!first)
        size = 0;
    *arena = (tenon_arena){.mem = {.resize = tenon__arena_resize, .region = true}};
    arena->first = size ? first : (char *)arena; /* empty: any pointer will do */
    arena->first_size = size;
    arena->at = arena->first;
    arena->end = arena->first + size;
}

static void arena_use(tenon_arena *arena, arena_block *block)
{
    if (block) {
        arena->at = (char *)block + ARENA_HEADER;
        arena->end = (char *)block + block->size;
    } else {
        arena->at = arena->first;
        arena->end = arena->first + arena->first_size;
    }
}

/* Gives the blocks newer than stop back. */
static void arena_drop(tenon_arena *arena, const void *stop)
{
    while (arena->blocks != stop) {
        arena_block *block = arena->blocks;
        arena->blocks = block->older;
        arena->held -= block->size;
        tenon_heap->resize(tenon_heap, block, block->size, 0, ARENA_ALIGN);
    }
}

void tenon_arena_reset(tenon_arena *arena)
{
    arena_block *keep = NULL, *next;
    for (arena_block *b = arena->blocks; b; b = b->older)
        if (b->size - ARENA_HEADER > (keep ? keep->size - ARENA_HEADER : arena->first_size))
            keep = b;
    for (arena_block *b = arena->blocks; b; b = next) {
        next = b->older;
        if (b != keep)
            tenon_heap->resize(tenon_heap, b, b->size, 0, ARENA_ALIGN);
    }
    if (keep)
        keep->older = NULL;
    arena->blocks = keep;
    arena->held = keep ? keep->size : 0;
    arena_use(arena, keep);
}

void tenon_arena_fini(tenon_arena *arena)
{
    arena_drop(arena, NULL);
    arena->first = (char *)arena; /* the caller may take the first block away now */
    arena->first_size = 0;
    arena_use(arena, NULL);
}

/* Blocks double, so that n bytes take log n of them; close to the limit they take what is left of
 * it. */
static bool arena_grow(tenon_arena *arena, size_t bytes)
{
    size_t least, room = PTRDIFF_MAX;
    if (arena->limit == SIZE_MAX)
        room = 0;
    else if (arena->limit != 0 && arena->limit < room)
        room = arena->limit;
    room = room > arena->held ? room - arena->held : 0;
    if (!tenon__add(bytes, ARENA_HEADER, &least) || least > room)
        return false;

    const arena_block *newest = arena->blocks;
    size_t size = newest ? newest->size : arena->first_size;
    size = size < ARENA_LEAST / 2 ? ARENA_LEAST : size > room / 2 ? room : size * 2;
    if (size > room)
        size = room;
    if (size < least)
        size = least;
    arena_block *block = tenon_heap->resize(tenon_heap, NULL, 0, size, ARENA_ALIGN);
    if (!block && size > least) { /* memory is scarce: no luxury */
        size = least;
        block = tenon_heap->resize(tenon_heap, NULL, 0, size, ARENA_ALIGN);
    }
    if (!block)
        return false;
    *block = (arena_block){.older = arena->blocks, .size = size};
    arena->blocks = block;
    arena->held += size;
    arena_use(arena, block);
    return true;
}

bool tenon__arena_room(tenon_arena *arena, size_t bytes)
{
    return (size_t)(arena->end - arena->at) >= bytes || arena_grow(arena, bytes);
}

/* NULL: not in the newest block. */
static void *arena_bump(tenon_arena *arena, size_t size, size_t align)
{
    size_t room = (size_t)(arena->end - arena->at);
    size_t pad = (size_t)(-(uintptr_t)arena->at & (align - 1));
    if (pad > room || size > room - pad)
        return NULL;
    char *made = arena->at + pad;
    arena->at = made + size;
    return made;
}

static void *arena_new(tenon_arena *arena, size_t size, size_t align)
{
    void *made = arena_bump(arena, size, align);
    if (made)
        return made;
    size_t padded = size; /* a block's payload is aligned for everything ordinary */
    if (align > ARENA_ALIGN && !tenon__add(size, align - 1, &padded))
        return NULL;
    return arena_grow(arena, padded) ? arena_bump(arena, size, align) : NULL;
}

void *tenon__arena_resize(tenon_mem *mem, void *old, size_t old_size, size_t new_size, size_t align)
{
    tenon_arena *arena = (tenon_arena *)mem; /* mem is its first member */
    if (align == 0)
        align = 1;
    if (!old)
        return new_size ? arena_new(arena, new_size, align) : NULL;

    char *start = old;
    if (old_size != 0 && start + old_size == arena->at) {
        if (new_size <= (size_t)(arena->end - start)) {
            arena->at = start + new_size;
            return new_size ? old : NULL;
        }
    } else if (new_size <= old_size) {
        return new_size ? old : NULL;
    }
    void *made = arena_new(arena, new_size, align);
    if (made && old_size)
        memcpy(made, old, old_size);
    return made;
}

void tenon__arena_restore(tenon_arena *arena, tenon__arena_mark mark)
{
    arena_drop(arena, mark.blocks);
    arena->at = mark.at;
    arena->end = mark.end;
}
