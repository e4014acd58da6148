/* SPDX-License-Identifier: MIT
 * fault/test_allocations.c: every allocation fails once, and all from one on, in every public
 * function that allocates, for objects of every rich type.
 *
 * alloc_each runs an operation with the i-th request refused, for every i until none is refused any
 * more. An operation says whether it succeeded and checks for itself what a failure must leave:
 * TENON_E_MEMORY, described members zero after a plain read, a valid object after an update. The
 * books of the memory show leaks and double frees. Arenas run out by size instead. Compiled once
 * more with TEST_GENERATED. */
#define _GNU_SOURCE
#include "support/fault.h"
#include "support/random.h"
#include "support/rich.h"

#include "walk/object.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { ALLOC_SEEDS = 6, ALLOC_FILL = 0x5A };

/* x and its text are made aside; memory is what the operation is given. */
typedef struct alloc_case {
    const rich_type *rich;
    const tenon_type *type;
    void *x, *other, *y; /* y: not initialised */
    tenon_arena arena;   /* of x and other */
    tenon_sink text;
    fault memory;
} alloc_case;

typedef bool alloc_operation(alloc_case *c);

static void *alloc_object(const rich_type *rich)
{
    void *object = malloc(rich->size);
    assert_non_null(object);
    memset(object, ALLOC_FILL, rich->size);
    return object;
}

static void alloc_begin(alloc_case *c, const rich_type *rich, uint64_t seed)
{
    rng r;
    rng_init(&r, seed);
    *c = (alloc_case){.rich = rich, .type = rich->type()};
    tenon_arena_init(&c->arena, NULL, 0);
    fault_init(&c->memory);
    c->x = alloc_object(rich);
    c->other = alloc_object(rich);
    c->y = alloc_object(rich);
    random_object(&r, c->type, c->x, &c->arena.mem, RANDOM_SMALL);
    random_object(&r, c->type, c->other, &c->arena.mem, RANDOM_SMALL);
    tenon_sink_memory(&c->text, NULL);
    assert_true(tenon_json_write(c->type, c->x, &c->text, NULL, NULL));
}

static void alloc_end(alloc_case *c)
{
    tenon_sink_fini(&c->text, NULL);
    tenon_arena_fini(&c->arena);
    fault_fini(&c->memory);
    free(c->x);
    free(c->other);
    free(c->y);
}

/* Described members are zero, no other byte was touched. */
static void alloc_zeroed(const alloc_case *c, const void *y)
{
    char *zero = alloc_object(c->rich);
    tenon__zero(c->type, zero);
    assert_memory_equal(y, zero, c->rich->size);
    free(zero);
}

/* frugal: the operation may find a way without the memory that was refused. */
static void alloc_each(const alloc_case *prototype, alloc_operation *operation, bool frugal,
                       void (*refuse)(fault *, size_t))
{
    alloc_case c = *prototype;
    bool done;
    size_t i = 0, refused;
    do {
        memset(c.y, ALLOC_FILL, c.rich->size);
        fault_init(&c.memory);
        refuse(&c.memory, i++);
        done = operation(&c);
        if (!fault_clean(&c.memory))
            fail_msg("%s, request %zu: %.*s", c.rich->name, i - 1, (int)c.text.len, c.text.data);
        refused = c.memory.refused;
        if (done ? refused && !frugal : !refused)
            fail_msg("%s, request %zu: %zu refused", c.rich->name, i - 1, refused);
        fault_fini(&c.memory);
    } while (refused);
}

static void alloc_all_types(alloc_operation *operation, bool frugal)
{
    for (size_t t = 0; t < rich_types_n; t++)
        for (uint64_t seed = 1; seed <= ALLOC_SEEDS; seed++) {
            alloc_case c;
            alloc_begin(&c, &rich_types[t], seed);
            alloc_each(&c, operation, frugal, fault_at);
            alloc_each(&c, operation, frugal, fault_from);
            alloc_end(&c);
        }
}

/* What every failing read must leave, and every successful one. */
static bool alloc_after_read(alloc_case *c, bool ok, const tenon_error *error)
{
    if (ok) {
        assert_true(tenon_equal(c->type, c->x, c->y));
        tenon_free(c->type, c->y, &c->memory.mem);
        return true;
    }
    assert_int_equal(error->code, TENON_E_MEMORY);
    alloc_zeroed(c, c->y);
    tenon_free(c->type, c->y, &c->memory.mem); /* safe on zeroes */
    return false;
}

static bool alloc_read(alloc_case *c)
{
    tenon_error error;
    bool ok =
        tenon_json_read(c->type, c->y, c->text.data, c->text.len, &c->memory.mem, NULL, &error);
    return alloc_after_read(c, ok, &error);
}

static void test_read(void **state)
{
    (void)state;
    alloc_all_types(alloc_read, false);
}

/* Everything absent: nothing but defaults is allocated, those of nested structs as well. */
static bool alloc_read_nothing(alloc_case *c)
{
    tenon_error error;
    bool ok;
    if (c->type->flags & TENON_TRANSPARENT || c->type == RICH(access, type)())
        return true; /* no object, or members required */
    ok = tenon_json_read(c->type, c->y, "{ }", 3, &c->memory.mem, NULL, &error);
    if (ok) {
        void *z = alloc_object(c->rich);
        assert_true(tenon_init(c->type, z, tenon_heap));
        assert_true(tenon_equal(c->type, z, c->y));
        tenon_free(c->type, z, tenon_heap);
        free(z);
        tenon_free(c->type, c->y, &c->memory.mem);
        return true;
    }
    return alloc_after_read(c, false, &error);
}

static void test_read_nothing(void **state)
{
    (void)state;
    alloc_all_types(alloc_read_nothing, false);
}

/* In an object that is valid: whatever fails, it stays valid, and what it was given is its own. */
static bool alloc_update(alloc_case *c)
{
    fault plan = c->memory;
    tenon_sink written;
    tenon_error error;
    bool ok;
    c->memory.last = c->memory.first = 0;
    assert_true(tenon_copy(c->type, c->y, c->other, &c->memory.mem));
    c->memory.requests = c->memory.refused = 0;
    c->memory.first = plan.first;
    c->memory.last = plan.last;
    ok = tenon_json_update(c->type, c->y, c->text.data, c->text.len, &c->memory.mem, NULL, &error);
    if (!ok)
        assert_int_equal(error.code, TENON_E_MEMORY);
    tenon_sink_memory(&written, NULL);
    assert_true(tenon_json_write(c->type, c->y, &written, NULL, NULL));
    tenon_sink_fini(&written, NULL);
    tenon_free(c->type, c->y, &c->memory.mem);
    return ok;
}

static void test_update(void **state)
{
    (void)state;
    alloc_all_types(alloc_update, true);
}

static bool alloc_copy(alloc_case *c)
{
    if (!tenon_copy(c->type, c->y, c->x, &c->memory.mem)) {
        alloc_zeroed(c, c->y);
        return false;
    }
    assert_true(tenon_equal(c->type, c->x, c->y));
    tenon_free(c->type, c->y, &c->memory.mem);
    return true;
}

static void test_copy(void **state)
{
    (void)state;
    alloc_all_types(alloc_copy, false);
}

static bool alloc_init(alloc_case *c)
{
    if (!tenon_init(c->type, c->y, &c->memory.mem)) {
        alloc_zeroed(c, c->y);
        return false;
    }
    tenon_free(c->type, c->y, &c->memory.mem);
    return true;
}

static void test_init(void **state)
{
    (void)state;
    alloc_all_types(alloc_init, false);
}

/* ---- writing --------------------------------------------------------------------------------- */

/* A sink that holds something already: it is left as it was, and serves afterwards. */
static bool alloc_write_with(alloc_case *c, const tenon_options *options)
{
    fault plan = c->memory;
    struct rich_meters one = {1};
    tenon_sink sink;
    tenon_error error;
    size_t before;
    bool ok;
    c->memory.first = c->memory.last = 0;
    tenon_sink_memory(&sink, &c->memory.mem);
    assert_true(RICH(meters, json_write)(&one, &sink, NULL, NULL));
    before = sink.len;
    c->memory.requests = c->memory.refused = 0;
    c->memory.first = plan.first;
    c->memory.last = plan.last;
    ok = tenon_json_write(c->type, c->x, &sink, options, &error);
    if (!ok) {
        assert_int_equal(error.code, TENON_E_MEMORY);
        assert_int_equal(sink.len, before);
        c->memory.first = c->memory.last = 0;
        assert_true(tenon_json_write(c->type, c->x, &sink, options, NULL));
    }
    if (!options) {
        assert_int_equal(sink.len, before + c->text.len);
        assert_memory_equal(sink.data + before, c->text.data, c->text.len);
    }
    assert_true(tenon_sink_fini(&sink, NULL));
    return ok;
}

static bool alloc_write(alloc_case *c)
{
    return alloc_write_with(c, NULL);
}

static bool alloc_write_indented(alloc_case *c)
{
    static const tenon_options options = {.indent = 16};
    return alloc_write_with(c, &options);
}

static bool alloc_write_fresh(alloc_case *c)
{
    tenon_sink sink;
    tenon_error error;
    bool ok;
    tenon_sink_memory(&sink, &c->memory.mem);
    ok = tenon_json_write(c->type, c->x, &sink, NULL, &error);
    if (!ok)
        assert_int_equal(error.code, TENON_E_MEMORY);
    tenon_sink_fini(&sink, NULL);
    return ok;
}

static void test_write(void **state)
{
    (void)state;
    alloc_all_types(alloc_write, false);
    alloc_all_types(alloc_write_indented, false);
    alloc_all_types(alloc_write_fresh, false);
}

/* Printing needs no memory at all. */
static bool alloc_print(alloc_case *c)
{
    char *buf = malloc(c->text.len + 1);
    assert_non_null(buf);
    assert_int_equal(tenon_json_print(c->type, c->x, buf, c->text.len + 1, NULL), c->text.len);
    assert_memory_equal(buf, c->text.data, c->text.len);
    free(buf);
    return true;
}

static void test_print(void **state)
{
    (void)state;
    alloc_all_types(alloc_print, false);
}

/* ---- sources --------------------------------------------------------------------------------- */

static ptrdiff_t alloc_fill(tenon_source *source, char *buf, size_t size)
{
    tenon_str *rest = source->context;
    size_t n = rest->len < 7 ? rest->len : 7;
    n = n < size ? n : size;
    if (n)
        memcpy(buf, rest->data, n);
    *rest = (tenon_str){rest->data + n, rest->len - n};
    return (ptrdiff_t)n;
}

static bool alloc_read_source(alloc_case *c)
{
    tenon_str rest = {c->text.data, c->text.len};
    tenon_source source = {.fill = alloc_fill, .context = &rest, .fd = -1};
    tenon_error error;
    bool ok = tenon_json_read_source(c->type, c->y, &source, &c->memory.mem, NULL, &error);
    return alloc_after_read(c, ok, &error);
}

static bool alloc_read_path(alloc_case *c)
{
    char path[] = "/tmp/tenon-test-XXXXXX";
    tenon_error error;
    int fd = mkstemp(path);
    bool ok;
    assert_true(fd >= 0);
    ok = write(fd, c->text.data, c->text.len) == (ssize_t)c->text.len;
    close(fd);
    assert_true(ok);
    ok = tenon_json_read_path(c->type, c->y, path, &c->memory.mem, NULL, &error);
    unlink(path);
    return alloc_after_read(c, ok, &error);
}

static void test_sources(void **state)
{
    (void)state;
    alloc_all_types(alloc_read_source, false);
    alloc_all_types(alloc_read_path, false);
}

/* ---- arenas ---------------------------------------------------------------------------------- */

/* Whether the read was a success; the arena is as before when not. */
static bool alloc_arena_read(alloc_case *c, tenon_arena *arena, const tenon_options *options)
{
    tenon_error error;
    const char *at = arena->at, *end = arena->end;
    const void *blocks = arena->blocks;
    memset(c->y, ALLOC_FILL, c->rich->size);
    if (tenon_json_read(c->type, c->y, c->text.data, c->text.len, &arena->mem, options, &error)) {
        assert_true(tenon_equal(c->type, c->x, c->y));
        return true;
    }
    assert_int_equal(error.code, TENON_E_MEMORY);
    alloc_zeroed(c, c->y);
    assert_true(arena->at == at && arena->end == end && arena->blocks == blocks);
    return false;
}

/* First blocks of every size, exactly as large as they claim, and nothing else. */
static void test_arena_first_block(void **state)
{
    (void)state;
    for (size_t t = 0; t < rich_types_n; t++)
        for (uint64_t seed = 1; seed <= 2; seed++) {
            alloc_case c;
            size_t successes = 0;
            alloc_begin(&c, &rich_types[t], seed);
            for (size_t size = 0; successes<40; size += successes> 4 ? 13 : 1) {
                static const tenon_options view = {.flags = TENON_VIEW};
                tenon_arena arena;
                char *first = malloc(size ? size : 1);
                assert_non_null(first);
                tenon_arena_init(&arena, first, size);
                arena.limit = SIZE_MAX;
                successes += alloc_arena_read(&c, &arena, NULL);
                tenon_arena_reset(&arena);
                alloc_arena_read(&c, &arena, &view);
                tenon_arena_fini(&arena);
                free(first);
            }
            alloc_end(&c);
        }
}

/* Limits on what comes from malloc, with a first block and without. */
static void test_arena_limit(void **state)
{
    (void)state;
    for (size_t t = 0; t < rich_types_n; t++) {
        alloc_case c;
        char first[100];
        size_t successes = 0;
        alloc_begin(&c, &rich_types[t], 3);
        for (size_t limit = 1; successes < 20; limit += 61) {
            tenon_arena arena;
            tenon_arena_init(&arena, limit % 2 ? first : NULL, sizeof first);
            arena.limit = limit;
            if (alloc_arena_read(&c, &arena, NULL)) {
                successes++;
                assert_true(arena.held <= limit);
            } else { /* usable afterwards */
                arena.limit = 0;
                assert_true(alloc_arena_read(&c, &arena, NULL));
            }
            tenon_arena_fini(&arena);
        }
        alloc_end(&c);
    }
}

/* No memory at all is enough for what allocates nothing, and a named error for the rest. */
static void test_no_memory(void **state)
{
    (void)state;
    for (size_t t = 0; t < rich_types_n; t++) {
        alloc_case c;
        tenon_error error;
        alloc_begin(&c, &rich_types[t], 4);
        if (tenon_json_read(c.type, c.y, c.text.data, c.text.len, NULL, NULL, &error)) {
            assert_true(tenon_equal(c.type, c.x, c.y));
        } else {
            assert_int_equal(error.code, TENON_E_MEMORY);
            alloc_zeroed(&c, c.y);
        }
        memset(c.y, ALLOC_FILL, c.rich->size);
        if (tenon_copy(c.type, c.y, c.x, NULL))
            assert_true(tenon_equal(c.type, c.x, c.y));
        else
            alloc_zeroed(&c, c.y);
        alloc_end(&c);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_read),
        cmocka_unit_test(test_read_nothing),
        cmocka_unit_test(test_update),
        cmocka_unit_test(test_copy),
        cmocka_unit_test(test_init),
        cmocka_unit_test(test_write),
        cmocka_unit_test(test_print),
        cmocka_unit_test(test_sources),
        cmocka_unit_test(test_arena_first_block),
        cmocka_unit_test(test_arena_limit),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
