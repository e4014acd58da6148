/* SPDX-License-Identifier: MIT
 * test_threads_cases.c: shared/cases C12: eight threads on a barrier, each reading and writing its
 * own texts, good and bad, with its own options and memory.
 *
 * No type is used before the threads start, so the first use, when a table is built, is theirs: all
 * of them meet at each type. Every thread must see its own values and its own error's code, path
 * and offset. Meant for the thread sanitizer; a failure in a thread is counted, and asserted on
 * after the join. */
#define _GNU_SOURCE
#include "entrances.h"

#include <pthread.h>

#include "types/threads_cases.h"
#ifdef TEST_GENERATED
#include "types/threads_cases.tenon.h"
#else
TENON_DECLARE_ENUM(shade, enum shade);
TENON_DECLARE(part, struct part);
TENON_DECLARE(thing, struct thing);
TENON_DECLARE(thing_entry, struct thing_entry);
TENON_DECLARE(things, struct things);
TENON_DECLARE(wide, struct wide);

TENON_ENUM_BEGIN(shade) = {TENON_VALUE(LIGHT), TENON_VALUE(MEDIUM),
                           TENON_VALUE(DARK)} TENON_ENUM_END;
TENON_BEGIN(part) = {
    TENON_FIELD(weight, TENON_MIN(0), TENON_MAX(1000)),
    TENON_FIELD(label, TENON_DEFAULT("none"), TENON_ALIAS("tag\0name")),
    TENON_FIELD_OF(shade, shade),
} TENON_END;
TENON_BEGIN(thing) = {
    TENON_FIELD(id, TENON_REQUIRED),
    TENON_FIELD(ratio),
    TENON_FIELD(name),
    TENON_FIELD_OF(part, part),
    TENON_FIELD_OF(spare, part, TENON_OMIT_NULL),
    TENON_FIELD_OF(parts, part, TENON_COUNT(n_parts)),
    TENON_FIELD(fixed),
    TENON_FIELD(thread),
} TENON_END;
TENON_BEGIN(thing_entry, TENON_TRANSPARENT) = {TENON_FIELD_OF(value, thing)} TENON_END;
TENON_BEGIN(things, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, thing_entry, TENON_COUNT(n), TENON_MAP(thing_entry, key))} TENON_END;
TENON_BEGIN(wide) = {
    TENON_FIELD(m), TENON_FIELD(a), TENON_FIELD(b), TENON_FIELD(c), TENON_FIELD(d),
    TENON_FIELD(e), TENON_FIELD(f), TENON_FIELD(g), TENON_FIELD(h), TENON_FIELD(i),
    TENON_FIELD(j), TENON_FIELD(k), TENON_FIELD(l),
} TENON_END;
#endif

enum { THREADS = 8, ROUNDS = 200 };

/* wrong on purpose: tenongen refuses such headers */
TENON_DECLARE(broken, struct part);
TENON_BEGIN(broken) = {TENON_FIELD(weight, TENON_NAME("x")),
                       TENON_FIELD(label, TENON_NAME("x"))} TENON_END;

typedef struct worker {
    pthread_t thread;
    pthread_barrier_t *barrier;
    int number;
    size_t failures, checks;
    char first[160]; /* the first failure */
} worker;

static void check(worker *w, bool ok, const char *what, const tenon_error *error)
{
    w->checks++;
    if (ok)
        return;
    if (!w->failures++)
        snprintf(w->first, sizeof w->first, "thread %d: %s (%s %.60s)", w->number, what,
                 error ? tenon_error_word(error->code) : "", error ? error->path : "");
}

/* One of four memories, by thread: heap, arena, arena over a block of the thread's, a failing one.
 */
static void good_round(worker *w, tenon_mem *mem, int round)
{
    tenon_options options = {.indent = (uint8_t)(w->number % 3), .engine = (uint8_t)(round % 2)};
    struct thing object, again;
    char text[512], printed[2048];
    tenon_error error;
    size_t n = (size_t)snprintf(
        text, sizeof text,
        "{\"thread\":%d,\"unknown\":[{\"a\":%d}],\"name\":\"thread \\u0023%d\",\"id\":%d,"
        "\"ratio\":%d.5,\"part\":{\"weight\":%d,\"shade\":\"DARK\"},"
        "\"parts\":[{\"tag\":\"t%d\"},{\"weight\":1}],\"spare\":{\"name\":\"s\"}}",
        w->number, round, w->number, 1000 * w->number + round, w->number, round, w->number);
    check(w, thing_json_read(&object, text, n, mem, NULL, &error), "read", &error);
    check(w, object.thread == w->number && object.id == 1000 * w->number + round, "values", NULL);
    check(w, object.part.weight == round && object.part.shade == DARK, "part", NULL);
    check(w, object.n_parts == 2 && object.parts[0].label[1] == '0' + w->number, "parts", NULL);
    check(w, object.part.label && strcmp(object.part.label, "none") == 0, "default", NULL);
    n = thing_json_print(&object, printed, sizeof printed, &options);
    check(w, n < sizeof printed, "print", NULL);
    check(w, thing_json_read(&again, printed, n, mem, NULL, &error), "read again", &error);
    check(w, thing_equal(&object, &again), "equal", NULL);
    thing_free(&object, mem);
    thing_free(&again, mem);
}

/* A text whose error is at this thread's own place. */
static void bad_round(worker *w, tenon_mem *mem)
{
    static const char *const values[4] = {"1001", "\"x\"", "null", "-1"};
    static const int codes[4] = {TENON_E_RANGE, TENON_E_TYPE, TENON_E_TYPE, TENON_E_RANGE};
    struct things map;
    char text[512] = "{\"k\":{\"id\":1,\"parts\":[", path[64];
    tenon_error error;
    size_t n = strlen(text), at;
    for (int i = 0; i < w->number; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, "{\"weight\":%d},", i);
    at = n + 10;
    n += (size_t)snprintf(text + n, sizeof text - n, "{\"weight\":%s}]}}", values[w->number % 4]);
    snprintf(path, sizeof path, "$.k.parts[%d].weight", w->number);
    check(w, !things_json_read(&map, text, n, mem, NULL, &error), "refused", NULL);
    check(w, error.code == codes[w->number % 4], "code", &error);
    check(w, strcmp(error.path, path) == 0, "path", &error);
    check(w, error.offset == at, "offset", &error);
    check(w, !map.entries && map.n == 0, "zero", NULL);
}

static void other_types(worker *w)
{
    const tenon_options strict = {.flags = TENON_UNKNOWN_REFUSE};
    struct wide wide;
    struct part part;
    tenon_error error;
    char text[128], name[2] = {(char)('a' + w->number), 0};
    size_t n = (size_t)snprintf(text, sizeof text, "{\"m\":[%d],\"%s\":%d,\"x%s\":0}", w->number,
                                name, w->number, name);
    check(w, wide_json_read(&wide, text, n, NULL, NULL, &error), "wide", &error);
    check(w, wide.m[0] == w->number && (&wide.a)[w->number] == w->number, "wide values", NULL);
    check(w, !wide_json_read(&wide, text, n, NULL, &strict, &error), "strict", NULL);
    check(w, error.code == TENON_E_UNKNOWN && error.path[3] == *name, "unknown", &error);
    check(w, !broken_json_read(&part, "{}", 2, NULL, NULL, &error), "broken", NULL);
    check(w, error.code == TENON_E_DESCRIPTION, "description", &error);
    check(w, !broken_json_write(&part, &(tenon_sink){.size = 0}, NULL, &error), "broken", NULL);
}

static void *run_worker(void *argument)
{
    worker *w = argument;
    char block[4096];
    tenon_arena arena;
    tenon_mem *mem = w->number % 2 ? tenon_heap : &arena.mem;
    tenon_arena_init(&arena, w->number % 4 ? block : NULL, w->number % 4 ? sizeof block : 0);
    pthread_barrier_wait(w->barrier);
    for (int round = 0; round < ROUNDS; round++) {
        if (w->number % 3 == 0)
            bad_round(w, mem);
        good_round(w, mem, round);
        bad_round(w, mem);
        other_types(w);
        if (mem != tenon_heap)
            tenon_arena_reset(&arena);
    }
    tenon_arena_fini(&arena);
    return NULL;
}

static void c12_threads(void **state)
{
    worker workers[THREADS] = {{0}};
    pthread_barrier_t barrier;
    (void)state;
    assert_int_equal(pthread_barrier_init(&barrier, NULL, THREADS), 0);
    for (int i = 0; i < THREADS; i++) {
        workers[i].number = i;
        workers[i].barrier = &barrier;
        assert_int_equal(pthread_create(&workers[i].thread, NULL, run_worker, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_join(workers[i].thread, NULL), 0);
    for (int i = 0; i < THREADS; i++) {
        if (workers[i].failures)
            fail_msg("%s, %zu failures", workers[i].first, workers[i].failures);
        assert_true(workers[i].checks > 10 * ROUNDS);
    }
    pthread_barrier_destroy(&barrier);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(c12_threads)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
