/* SPDX-License-Identifier: MIT
 * support/fault.c: the failing memory of the tests.
 *
 * Each block is one malloc block: perhaps room for alignment, a header that ends where the user's
 * part begins, the user's part. Headers form a doubly linked list, so that leaks can be counted and
 * freed. At ordinary alignments the user's part ends with the malloc block, where AddressSanitizer
 * watches. A header's magic number tells our live blocks from anything else. */
#include "fault.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct fault_block {
    struct fault_block *older, *newer;
    void *base;
    size_t size, align;
    uint64_t magic;
} fault_block;

static const uint64_t fault_magic = UINT64_C(0x7A6F6E6562616C6C);

static void fault_complain(fault *f, const char *what, size_t is, size_t should)
{
    fprintf(stderr, "fault: %s: %zu, should be %zu\n", what, is, should);
    f->complaints++;
}

static bool fault_refuses(fault *f, size_t old_size, size_t new_size)
{
    size_t i = f->requests++;
    bool refuses = i >= f->first && i < f->last;
    if (f->limit && f->bytes - old_size + new_size > f->limit)
        refuses = true;
    f->refused += refuses;
    return refuses;
}

static fault_block *fault_make(fault *f, size_t size, size_t align)
{
    if (align == 0 || (align & (align - 1)) != 0) {
        fault_complain(f, "alignment is not a power of two", align, 1);
        align = 1;
    }
    size_t real = align < _Alignof(max_align_t) ? _Alignof(max_align_t) : align;
    size_t lead = (sizeof(fault_block) + real - 1) & ~(real - 1);
    if (size > PTRDIFF_MAX - lead - real)
        return NULL;
    size_t whole = lead + size;
    char *base = real == _Alignof(max_align_t)
                     ? malloc(whole)
                     : aligned_alloc(real, (whole + real - 1) & ~(real - 1));
    if (!base)
        return NULL;
    fault_block *block = (fault_block *)(void *)(base + lead) - 1;
    *block = (fault_block){
        .older = f->alive, .base = base, .size = size, .align = align, .magic = fault_magic};
    if (f->alive)
        f->alive->newer = block;
    f->alive = block;
    f->blocks++;
    f->bytes += size;
    if (f->bytes > f->peak)
        f->peak = f->bytes;
    memset(block + 1, 0xA5, size);
    return block;
}

static void fault_drop(fault *f, fault_block *block)
{
    *(block->newer ? &block->newer->older : &f->alive) = block->older;
    if (block->older)
        block->older->newer = block->newer;
    f->blocks--;
    f->bytes -= block->size;
    block->magic = 0;
    memset(block + 1, 0xDD, block->size);
    free(block->base);
}

static void *fault_resize(tenon_mem *mem, void *old, size_t old_size, size_t new_size, size_t align)
{
    fault *f = (fault *)mem;
    fault_block *block = NULL;
    if (old) {
        block = (fault_block *)old - 1;
        if (block->magic != fault_magic) {
            fault_complain(f, "not one of our live blocks", 0, 1);
            return NULL;
        }
        if (old_size != block->size)
            fault_complain(f, "old_size", old_size, block->size);
        if (align != block->align)
            fault_complain(f, "align", align, block->align);
        old_size = block->size;
    } else if (old_size != 0) {
        fault_complain(f, "old_size of no block", old_size, 0);
        old_size = 0;
    }
    if (new_size == 0) {
        if (block)
            fault_drop(f, block);
        return NULL;
    }
    if (fault_refuses(f, old_size, new_size))
        return NULL;
    fault_block *made = fault_make(f, new_size, align);
    if (!made)
        return NULL;
    if (block) {
        memcpy(made + 1, block + 1, old_size < new_size ? old_size : new_size);
        fault_drop(f, block);
    }
    return made + 1;
}

void fault_init(fault *f)
{
    *f = (fault){.mem = {.resize = fault_resize, .region = false}};
}

void fault_at(fault *f, size_t i)
{
    f->requests = f->refused = 0;
    f->first = i;
    f->last = i + 1;
}

void fault_from(fault *f, size_t i)
{
    fault_at(f, i);
    f->last = SIZE_MAX;
}

bool fault_clean(const fault *f)
{
    if (f->blocks)
        fprintf(stderr, "fault: %zu blocks of %zu bytes leaked\n", f->blocks, f->bytes);
    if (f->complaints)
        fprintf(stderr, "fault: %zu complaints\n", f->complaints);
    return f->blocks == 0 && f->complaints == 0;
}

void fault_fini(fault *f)
{
    while (f->alive)
        fault_drop(f, f->alive);
}
