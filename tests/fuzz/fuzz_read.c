/* SPDX-License-Identifier: MIT
 * fuzz/fuzz_read.c: any text into any type, with any options: every memory, every description of
 * the struct and every neighbourhood of the text give the same result, value and error; nothing
 * leaks. */
#include "fuzz.h"
#include "support/fault.h"

typedef struct fuzz_result {
    void *object;
    bool ok;
    tenon_error error;
} fuzz_result;

static void fuzz_read(const fuzz_input *in, const tenon_type *type, const char *text,
                      tenon_mem *mem, const tenon_options *options, fuzz_result *ret)
{
    ret->object = fuzz_object(in);
    ret->ok = tenon_json_read(type, ret->object, text, in->len, mem, options, &ret->error);
    FUZZ_PROMISE(ret->ok == (ret->error.code == TENON_E_NONE));
    FUZZ_PROMISE(ret->error.offset <= in->len);
    FUZZ_PROMISE(ret->error.code < TENON_E_COUNT_OF_CODES && ret->error.code != TENON_E_MEMORY);
}

static void fuzz_same(const fuzz_input *in, const fuzz_result *a, const fuzz_result *b)
{
    FUZZ_PROMISE(a->ok == b->ok);
    FUZZ_PROMISE(a->error.code == b->error.code && a->error.offset == b->error.offset);
    FUZZ_PROMISE(a->error.line == b->error.line && a->error.column == b->error.column);
    FUZZ_PROMISE(strcmp(a->error.path, b->error.path) == 0);
    FUZZ_PROMISE(strcmp(a->error.detail, b->error.detail) == 0);
    FUZZ_PROMISE(strcmp(a->error.excerpt, b->error.excerpt) == 0);
    FUZZ_PROMISE(tenon_equal(in->type, a->object, b->object));
}

static void fuzz_drop(const tenon_type *type, fuzz_result *r, tenon_mem *mem)
{
    tenon_free(type, r->object, mem);
    free(r->object);
}

/* The same text, in other memories and places, against the first result. */
static void fuzz_variants(const fuzz_input *in, const fuzz_result *first)
{
    char *roomy = malloc(in->len + 80);
    tenon_options options = in->options;
    tenon_arena arena;
    fuzz_result other;
    fault own;
    FUZZ_PROMISE(roomy);
    memset(roomy, "\"9} ,\0"[in->len % 6], in -> len + 80);
    memcpy(roomy + 7, in->text, in->len);
    fault_init(&own);
    fuzz_read(in, in->type, in->text, &own.mem, &options, &other);
    fuzz_same(in, first, &other);
    fuzz_drop(in->type, &other, &own.mem);
    fuzz_read(in, in->type, roomy + 7, &own.mem, &options, &other);
    fuzz_same(in, first, &other);
    fuzz_drop(in->type, &other, &own.mem);
    if (in->twin) {
        fuzz_read(in, in->twin, in->text, &own.mem, &options, &other);
        fuzz_same(in, first, &other);
        fuzz_drop(in->twin, &other, &own.mem);
    }
    FUZZ_PROMISE(fault_clean(&own));
    options.flags |= TENON_VIEW;
    options.engine = TENON_TABLES;
    tenon_arena_init(&arena, NULL, 0);
    fuzz_read(in, in->type, in->text, &arena.mem, &options, &other);
    fuzz_same(in, first, &other);
    free(other.object);
    tenon_arena_fini(&arena);
    free(roomy);
}

/* Onto an object that holds something: valid whatever happens. */
static void fuzz_updates(const fuzz_input *in, const fuzz_result *first)
{
    void *object = fuzz_object(in);
    bool ok;
    fault own;
    fault_init(&own);
    if (first->ok ? tenon_copy(in->type, object, first->object, &own.mem)
                  : tenon_init(in->type, object, &own.mem)) {
        ok = tenon_json_update(in->type, object, in->text, in->len, &own.mem, &in->options, NULL);
        FUZZ_PROMISE(ok || !first->ok); /* what could be read can be read again, onto itself */
        tenon_free(in->type, object, &own.mem);
    }
    FUZZ_PROMISE(fault_clean(&own));
    free(object);
}

/* An arena that may be too small, and a memory that fails at some point. */
static void fuzz_scarcity(const fuzz_input *in, const fuzz_result *first)
{
    void *object = fuzz_object(in);
    size_t some = in->len ? (unsigned char)in->text[in->len / 2] * 4u : 0;
    char *block = malloc(some + 1);
    tenon_error error;
    tenon_arena arena;
    fault own;
    FUZZ_PROMISE(block);
    tenon_arena_init(&arena, block, some);
    arena.limit = SIZE_MAX;
    if (tenon_json_read(in->type, object, in->text, in->len, &arena.mem, &in->options, &error))
        FUZZ_PROMISE(first->ok && tenon_equal(in->type, first->object, object));
    else
        FUZZ_PROMISE(error.code == TENON_E_MEMORY || error.code == first->error.code);
    tenon_arena_fini(&arena);
    fault_init(&own);
    fault_from(&own, some % 40);
    if (tenon_json_read(in->type, object, in->text, in->len, &own.mem, &in->options, &error))
        FUZZ_PROMISE(first->ok && tenon_equal(in->type, first->object, object));
    else
        FUZZ_PROMISE(error.code == TENON_E_MEMORY || error.code == first->error.code);
    tenon_free(in->type, object, &own.mem);
    FUZZ_PROMISE(fault_clean(&own));
    free(block);
    free(object);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char block[200];
    tenon_arena arena;
    fuzz_result first;
    fuzz_input in;
    if (!fuzz_begin(&in, data, size))
        return 0;
    tenon_arena_init(&arena, block, sizeof block);
    fuzz_read(&in, in.type, in.text, &arena.mem, &in.options, &first);
    fuzz_variants(&in, &first);
    fuzz_updates(&in, &first);
    fuzz_scarcity(&in, &first);
    free(first.object);
    tenon_arena_fini(&arena);
    fuzz_end(&in);
    return 0;
}
