/* SPDX-License-Identifier: MIT
 * gen/test_cases_threads.c: run-time naming by eight threads at once, each by another policy, of
 * macro rows that nobody has used before: the first use builds their plans while others copy them.
 * Every thread must get its own names, and no trace of another's. */
#define _GNU_SOURCE
#include "cases_rows.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NAMERS = 8, NAMER_ROUNDS = 200 };

typedef struct namer {
    pthread_barrier_t *barrier;
    pthread_t thread;
    unsigned naming, wrong;
} namer;

static void *name_rounds(void *argument)
{
    static const char *const wanted[TENON_NAMINGS] = {
        "{\"item_count\":7,", "{\"itemCount\":7,",  "{\"ItemCount\":7,",
        "{\"item_count\":7,", "{\"ITEM_COUNT\":7,", "{\"item-count\":7,",
        "{\"ITEM-COUNT\":7,", "{\"item_count\":7,", "{\"ITEM_COUNT\":7,",
    };
    namer *self = argument;
    tenon_options options = {.naming = (uint8_t)self->naming};
    pthread_barrier_wait(self->barrier);
    for (unsigned i = 0; i < NAMER_ROUNDS; i++) {
        struct case_node last = {.display_name = (char *)(uintptr_t) "last"},
                         node = {.next_node = &last};
        struct case_all all = {.item_count = 7, .node_list = &node}, other;
        tenon_arena arena;
        char buf[1024];
        tenon_arena_init(&arena, NULL, 0);
        size_t len = row_all_json_print(&all, buf, sizeof buf, &options);
        self->wrong += len >= sizeof buf ||
                       strncmp(buf, wanted[self->naming], strlen(wanted[self->naming])) != 0 ||
                       !row_all_json_read(&other, buf, len, &arena.mem, &options, NULL) ||
                       !row_all_equal(&all, &other);
        tenon_arena_fini(&arena);
    }
    return NULL;
}

static void threads_by_policies(void **state)
{
    pthread_barrier_t barrier;
    namer all[NAMERS];
    (void)state;
    assert_int_equal(pthread_barrier_init(&barrier, NULL, NAMERS), 0);
    for (unsigned i = 0; i < NAMERS; i++) {
        all[i] = (namer){.barrier = &barrier, .naming = 1 + i};
        assert_int_equal(pthread_create(&all[i].thread, NULL, name_rounds, &all[i]), 0);
    }
    for (unsigned i = 0; i < NAMERS; i++)
        pthread_join(all[i].thread, NULL);
    pthread_barrier_destroy(&barrier);
    for (unsigned i = 0; i < NAMERS; i++)
        assert_int_equal(all[i].wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(threads_by_policies)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
