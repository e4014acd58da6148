/* SPDX-License-Identifier: MIT
 * property/test_threads.c: eight threads that start each step together and must come to one result.
 *
 * First use: nobody has touched a type before eight threads use it at once, each by another
 * function. Then every thread does the same work (objects, texts, damaged texts, options, all from
 * the same seeds) in another memory, and the digests of all that came out are compared. Threads
 * assert nothing themselves; they leave digests. The same program under ThreadSanitizer finds
 * races. Compiled once more with TEST_GENERATED. */
#define _GNU_SOURCE
#include "support/fault.h"
#include "support/random.h"
#include "support/remix.h"
#include "support/rich.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { THREADS = 8, THREAD_ROUNDS = 60, THREAD_TYPES = 64, THREAD_TEXT = 1 << 16 };

typedef struct thread_shared {
    pthread_barrier_t barrier;
} thread_shared;

typedef struct thread_self {
    thread_shared *shared;
    pthread_t thread;
    unsigned index;
    bool started;
    uint64_t digests[THREAD_TYPES];
} thread_self;

static void thread_mix(uint64_t *digest, const void *bytes, size_t len)
{
    const unsigned char *p = bytes;
    for (size_t i = 0; i < len; i++)
        *digest = (*digest ^ p[i]) * UINT64_C(0x100000001B3);
}

static void thread_mix_error(uint64_t *digest, bool ok, const tenon_error *error)
{
    thread_mix(digest, &ok, sizeof ok);
    thread_mix(digest, &error->code, sizeof error->code);
    thread_mix(digest, &error->offset, sizeof error->offset);
    thread_mix(digest, error->path, strlen(error->path));
    thread_mix(digest, error->detail, strlen(error->detail));
    thread_mix(digest, error->excerpt, strlen(error->excerpt));
}

/* Runs body in all threads and compares what they left. */
static void thread_run(thread_self *all, void *(*body)(void *))
{
    thread_shared shared;
    bool ok = true;
    assert_int_equal(pthread_barrier_init(&shared.barrier, NULL, THREADS), 0);
    for (unsigned i = 0; i < THREADS; i++) {
        all[i] = (thread_self){.shared = &shared, .index = i};
        all[i].started = pthread_create(&all[i].thread, NULL, body, &all[i]) == 0;
        ok = ok && all[i].started;
    }
    assert_true(ok); /* the others would wait for ever */
    for (unsigned i = 0; i < THREADS; i++)
        pthread_join(all[i].thread, NULL);
    pthread_barrier_destroy(&shared.barrier);
    for (unsigned i = 1; i < THREADS; i++)
        for (unsigned k = 0; k < THREAD_TYPES; k++)
            if (all[i].digests[k] != all[0].digests[k])
                fail_msg("thread %u differs from thread 0 in step %u", i, k);
}

/* ---- first use ------------------------------------------------------------------------------- */

/* Something that uses the type for the first time; its result does not count. */
static void thread_touch(unsigned how, const rich_type *rich, void *object)
{
    static const char wrong[] = "{\"nothing\": [1, {}], \"b\": \"\\x\"}";
    const tenon_type *type = rich->type();
    char buf[64];
    tenon_error error;
    memset(object, 0, rich->size);
    switch (how % 6) {
    case 0:
        tenon_type_check(type, &error);
        return;
    case 1:
        tenon_json_read(type, object, wrong, strlen(wrong), NULL, NULL, &error);
        return;
    case 2:
        tenon_json_print(type, object, buf, sizeof buf, NULL);
        return;
    case 3:
        if (tenon_init(type, object, tenon_heap))
            tenon_free(type, object, tenon_heap);
        return;
    case 4:
        tenon_equal(type, object, object);
        return;
    default:
        tenon_json_read(type, object, "[", 1, NULL, NULL, NULL);
    }
}

static void *thread_first_use(void *context)
{
    thread_self *self = context;
    void *object = malloc(sizeof(struct rich_all) + sizeof(struct rich_wide130));
    char *text = malloc(THREAD_TEXT);
    for (size_t t = 0; t < rich_types_n; t++) {
        const rich_type *rich = &rich_types[rich_types_n - 1 - t];
        tenon_arena arena;
        rng r;
        rng_init(&r, t);
        tenon_arena_init(&arena, NULL, 0);
        pthread_barrier_wait(&self->shared->barrier);
        thread_touch(self->index, rich, object);
        random_object(&r, rich->type(), object, &arena.mem, RANDOM_SMALL);
        size_t len = tenon_json_print(rich->type(), object, text, THREAD_TEXT, NULL);
        thread_mix(&self->digests[t], &len, sizeof len);
        thread_mix(&self->digests[t], text, len < THREAD_TEXT ? len : 0);
        tenon_arena_fini(&arena);
    }
    free(text);
    free(object);
    return NULL;
}

/* Must be the first test: the types are new only once. */
static void test_first_use(void **state)
{
    static thread_self all[THREADS];
    (void)state;
    assert_true(rich_types_n <= THREAD_TYPES);
    thread_run(all, thread_first_use);
}

/* ---- the same work in different memories ----------------------------------------------------- */

typedef struct thread_memory {
    tenon_arena arena;
    fault own;
    tenon_mem *mem;
} thread_memory;

static void thread_memory_begin(thread_memory *m, unsigned how)
{
    tenon_arena_init(&m->arena, NULL, 0);
    fault_init(&m->own);
    m->mem = how % 3 == 0 ? &m->arena.mem : how % 3 == 1 ? tenon_heap : &m->own.mem;
}

static void thread_memory_end(thread_memory *m, uint64_t *digest)
{
    bool clean = fault_clean(&m->own);
    thread_mix(digest, &clean, sizeof clean);
    tenon_arena_fini(&m->arena);
    fault_fini(&m->own);
}

static void thread_read(thread_self *self, const rich_type *rich, const char *text, size_t len,
                        const tenon_options *options, uint64_t *digest)
{
    void *object = malloc(rich->size);
    thread_memory memory;
    tenon_sink sink;
    tenon_error error;
    bool ok;
    thread_memory_begin(&memory, self->index);
    ok = tenon_json_read(rich->type(), object, text, len, memory.mem, options, &error);
    thread_mix_error(digest, ok, &error);
    tenon_sink_memory(&sink, memory.mem);
    ok = tenon_json_write(rich->type(), object, &sink, options, &error);
    thread_mix_error(digest, ok, &error);
    thread_mix(digest, sink.data, sink.len);
    tenon_sink_fini(&sink, NULL);
    tenon_free(rich->type(), object, memory.mem);
    thread_memory_end(&memory, digest);
    free(object);
}

static void thread_options(rng *r, tenon_options *ret)
{
    static const uint64_t flags[] = {0,
                                     TENON_LENIENT,
                                     TENON_STRICT,
                                     TENON_DUPLICATES_FIRST,
                                     TENON_ENUM_NUMBERS,
                                     TENON_OMIT_DEFAULTS,
                                     TENON_OMIT_NULLS | TENON_OMIT_EMPTIES};
    *ret = (tenon_options){.flags = flags[rng_below(r, sizeof flags / sizeof *flags)]};
    ret->indent = rng_one_in(r, 2) ? (uint8_t)rng_below(r, 5) : 0;
    ret->engine = rng_one_in(r, 2) ? TENON_TABLES : TENON_ENGINE_AUTO;
    if (rng_one_in(r, 6))
        ret->max_depth = (uint16_t)rng_below(r, 5);
}

static void *thread_work(void *context)
{
    thread_self *self = context;
    char *text = malloc(THREAD_TEXT);
    rng r;
    rng_init(&r, 99);
    for (size_t round = 0; round < THREAD_ROUNDS; round++) {
        const rich_type *rich = &rich_types[rng_below(&r, rich_types_n)];
        uint64_t *digest = &self->digests[round];
        void *object = malloc(rich->size);
        tenon_options options;
        tenon_arena arena;
        tenon_arena_init(&arena, NULL, 0);
        random_object(&r, rich->type(), object, &arena.mem, RANDOM_SMALL);
        size_t len = tenon_json_print(rich->type(), object, text, THREAD_TEXT / 2, NULL);
        len = len < THREAD_TEXT / 2 ? len : THREAD_TEXT / 2 - 1;
        pthread_barrier_wait(&self->shared->barrier);
        thread_options(&r, &options);
        thread_read(self, rich, text, len, &options, digest);
        for (size_t k = 0; k < 5; k++) {
            thread_options(&r, &options);
            len = random_mutation(&r, text, len, THREAD_TEXT / 2);
            thread_read(self, rich, text, len, &options, digest);
        }
        tenon_arena_fini(&arena);
        free(object);
    }
    free(text);
    return NULL;
}

static void test_same_work(void **state)
{
    static thread_self all[THREADS];
    (void)state;
    assert_true(THREAD_ROUNDS <= THREAD_TYPES);
    thread_run(all, thread_work);
}

/* ---- one object, many readers of it ---------------------------------------------------------- */

typedef struct thread_common {
    const rich_type *rich;
    void *object;
} thread_common;

static thread_common thread_objects[8];

static void *thread_share(void *context)
{
    thread_self *self = context;
    char *text = malloc(THREAD_TEXT), *copy = malloc(sizeof(struct rich_all));
    for (size_t i = 0; i < 8; i++) {
        const thread_common *c = &thread_objects[i];
        tenon_arena arena;
        tenon_arena_init(&arena, NULL, 0);
        pthread_barrier_wait(&self->shared->barrier);
        size_t len = tenon_json_print(c->rich->type(), c->object, text, THREAD_TEXT, NULL);
        bool same = len < THREAD_TEXT && tenon_copy(c->rich->type(), copy, c->object, &arena.mem) &&
                    tenon_equal(c->rich->type(), copy, c->object);
        thread_mix(&self->digests[i], text, len < THREAD_TEXT ? len : 0);
        thread_mix(&self->digests[i], &same, sizeof same);
        self->digests[THREAD_TYPES - 1] += same ? 0 : self->index + 1;
        tenon_arena_fini(&arena);
    }
    free(copy);
    free(text);
    return NULL;
}

static void test_shared_objects(void **state)
{
    static thread_self all[THREADS];
    tenon_arena arena;
    rng r;
    (void)state;
    rng_init(&r, 7);
    tenon_arena_init(&arena, NULL, 0);
    for (size_t i = 0; i < 8; i++) {
        do
            thread_objects[i].rich = &rich_types[rng_below(&r, rich_types_n)];
        while (thread_objects[i].rich->size > sizeof(struct rich_all));
        thread_objects[i].object = malloc(thread_objects[i].rich->size);
        assert_non_null(thread_objects[i].object);
        random_object(&r, thread_objects[i].rich->type(), thread_objects[i].object, &arena.mem,
                      RANDOM_SMALL);
    }
    thread_run(all, thread_share);
    for (size_t i = 0; i < 8; i++)
        free(thread_objects[i].object);
    tenon_arena_fini(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_use),
        cmocka_unit_test(test_same_work),
        cmocka_unit_test(test_shared_objects),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
