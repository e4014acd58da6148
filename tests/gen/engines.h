/* SPDX-License-Identifier: MIT
 * gen/engines.h: generated code against the tables, on any text, for test_generated.c and
 * random_schema.py. Whatever the text, the memory and the options are: both engines give the same
 * value, bytes, code, offset, line, path, detail and excerpt; and macro rows of the same struct,
 * where there are some, the same value and error.
 *
 * Included by one .c file each, after the output under test and cmocka.h, or what stands for it. */
#ifndef TESTS_GEN_ENGINES_H
#define TESTS_GEN_ENGINES_H

#include "support/fault.h"
#include "support/random.h"
#include "support/remix.h"

#include <stdlib.h>
#include <string.h>

size_t tenon__gen_handed_over; /* by output compiled with TENON_GEN_COUNT */

typedef struct subject {
    const char *name;
    const tenon_type *(*type)(void), *(*row)(void);
} subject;
/* ---- the two engines ------------------------------------------------------------------------- */

static inline void differ(const subject *s, const char *what, const char *text, size_t len)
{
    print_error("%s: %s\n%.*s\n", s->name, what, (int)(len < 2000 ? len : 2000), text);
    fail();
}

/* rows: details name descriptions, which macro rows call otherwise. */
static inline bool same_error(const tenon_error *a, const tenon_error *b, bool rows)
{
    return a->code == b->code && a->line == b->line && a->column == b->column &&
           a->offset == b->offset && strcmp(a->path, b->path) == 0 &&
           strcmp(a->excerpt, b->excerpt) == 0 && (rows || strcmp(a->detail, b->detail) == 0);
}

/* a: of generated code, b: of tables or macro rows. */
static inline void compare_errors(const subject *s, const tenon_error *a, const tenon_error *b,
                                  bool rows, const char *text, size_t len)
{
    if (same_error(a, b, rows))
        return;
    print_error("generated code: %s %zu %s: %s\n%s: %s %zu %s: %s\n", tenon_error_word(a->code),
                a->offset, a->path, a->detail, rows ? "macro rows" : "tables",
                tenon_error_word(b->code), b->offset, b->path, b->detail);
    differ(s, "another error", text, len);
}

/* The object's text by an engine; NULL: it cannot be written. */
static inline char *written(const tenon_type *t, const void *object, unsigned engine,
                            unsigned depth, size_t *ret_len, tenon_error *error)
{
    tenon_options options = {.engine = (uint8_t)engine, .max_depth = (uint16_t)depth};
    tenon_sink sink;
    char *text;
    tenon_sink_memory(&sink, NULL);
    if (!tenon_json_write(t, object, &sink, &options, error)) {
        tenon_sink_fini(&sink, NULL);
        return NULL;
    }
    text = malloc(sink.len + 1);
    assert_non_null(text);
    memcpy(text, sink.data, sink.len);
    *ret_len = sink.len;
    tenon_sink_fini(&sink, NULL);
    return text;
}

static inline void compare_writes(const subject *s, const void *object, unsigned depth)
{
    tenon_error a = {0}, b = {0};
    size_t na = 0, nb = 0;
    char *x = written(s->type(), object, 0, depth, &na, &a);
    for (int rows = 0; rows <= (s->row != NULL); rows++) {
        char *y = written(rows ? s->row() : s->type(), object, TENON_TABLES, depth, &nb, &b);
        if (!x != !y || na != nb || (x && memcmp(x, y, na) != 0))
            differ(s, rows ? "macro rows write another text" : "another text", x ? x : "", na);
        compare_errors(s, &a, &b, rows, x ? x : "", na);
        free(y);
    }
    free(x);
}

/* What macro rows make of the text: their hash of the names is another. */
static inline void compare_with_rows(const subject *s, const char *text, size_t len,
                                     const tenon_options *options, bool ok, const void *object,
                                     const tenon_error *error)
{
    tenon_arena arena;
    tenon_error other;
    void *target = malloc(s->type()->size);
    assert_non_null(target);
    tenon_arena_init(&arena, NULL, 0);
    if (tenon_json_read(s->row(), target, text, len, &arena.mem, options, &other) != ok)
        differ(s, "macro rows disagree", text, len);
    compare_errors(s, error, &other, true, text, len);
    if (!tenon_equal(s->row(), object, target))
        differ(s, "macro rows read another value", text, len);
    tenon_arena_fini(&arena);
    free(target);
}

/* Reads the text by both engines, from the heap or an arena each, writes what was read, and
 * compares all there is. */
static inline bool compare_reads_with(const subject *s, const char *text, size_t len,
                                      const tenon_options *given, bool heap)
{
    const tenon_type *t = s->type();
    tenon_options options = *given;
    tenon_arena arenas[2];
    tenon_error errors[2];
    char *block = malloc(len ? len : 1), *objects[2];
    bool ok[2];
    assert_non_null(block);
    memcpy(block, text, len); /* at its exact size, so that nothing beyond may be read */
    for (int i = 0; i < 2; i++) {
        tenon_arena_init(&arenas[i], NULL, 0);
        objects[i] = malloc(t->size);
        assert_non_null(objects[i]);
        memset(objects[i], 0xA5, t->size);
        options.engine = i ? TENON_TABLES : TENON_ENGINE_AUTO;
        ok[i] = tenon_json_read(t, objects[i], block, len, heap ? tenon_heap : &arenas[i].mem,
                                &options, &errors[i]);
    }
    if (ok[0] != ok[1])
        differ(s,
               ok[0] ? "generated reads it, tables do not" : "tables read it, generated does not",
               text, len);
    compare_errors(s, &errors[0], &errors[1], false, text, len);
    if (!tenon_equal(t, objects[0], objects[1]))
        differ(s, "another value", text, len);
    if (s->row)
        compare_with_rows(s, block, len, &options, ok[0], objects[0], &errors[0]);
    if (ok[0])
        compare_writes(s, objects[0], given->max_depth);
    for (int i = 0; i < 2; i++) {
        if (heap)
            tenon_free(t, objects[i], tenon_heap);
        tenon_arena_fini(&arenas[i]);
        free(objects[i]);
    }
    free(block);
    return ok[0];
}

static inline bool compare_reads(const subject *s, const char *text, size_t len, uint64_t flags,
                                 unsigned depth, bool heap)
{
    const tenon_options options = {.flags = flags, .max_depth = (uint16_t)depth};
    return compare_reads_with(s, text, len, &options, heap);
}

/* ---- texts of random objects ----------------------------------------------------------------- */

typedef void text_check(const subject *s, rng *r, const void *object, const char *text, size_t len);

static inline void with_random_texts(const subject *s, unsigned seeds, unsigned flags,
                                     text_check *check)
{
    const tenon_type *t = s->type();
    for (unsigned i = 0; i < seeds; i++) {
        tenon_arena arena;
        tenon_error error;
        size_t len = 0;
        rng r;
        void *object = malloc(t->size);
        char *text;
        assert_non_null(object);
        memset(object, 0x5A, t->size);
        tenon_arena_init(&arena, NULL, 0);
        rng_init(&r, i + 1);
        random_object(&r, t, object, &arena.mem, flags);
        text = written(t, object, TENON_TABLES, 0, &len, &error);
        if (!text)
            differ(s, error.detail, "", 0);
        check(s, &r, object, text, len);
        free(text);
        free(object);
        tenon_arena_fini(&arena);
    }
}

static inline void check_both(const subject *s, rng *r, const void *object, const char *text,
                              size_t len)
{
    (void)r;
    compare_writes(s, object, 0);
    for (unsigned depth = 1; depth < 8; depth++)
        compare_writes(s, object, depth);
    if (!compare_reads(s, text, len, 0, 0, false)) {
        tenon_error error;
        void *target = malloc(s->type()->size);
        tenon_json_read(s->type(), target, text, len, tenon_heap, NULL, &error);
        print_error("%s: %s\n", error.path, error.detail);
        free(target);
        differ(s, "its own text is not read", text, len);
    }
    compare_reads(s, text, len, 0, 0, true);
    compare_reads(s, text, len, TENON_STRICT, 0, false);
    compare_reads(s, text, len, TENON_VIEW, 0, false);
    for (unsigned depth = 1; depth < 8; depth++)
        compare_reads(s, text, len, 0, depth, false);
}

static inline void check_remixed(const subject *s, rng *r, const void *object, const char *text,
                                 size_t len)
{
    static const struct {
        unsigned remix;
        uint64_t flags;
    } ways[] = {
        {REMIX_PERMUTE, 0},
        {REMIX_SPACES, 0},
        {REMIX_COMMENTS | REMIX_SPACES, TENON_COMMENTS},
        {REMIX_UNKNOWN, 0},
        {REMIX_UNKNOWN | REMIX_PERMUTE, TENON_UNKNOWN_REFUSE},
        {REMIX_ESCAPES, 0},
        {REMIX_TRAILING_COMMAS, TENON_TRAILING_COMMAS},
        {REMIX_ALIASES, 0},
        {REMIX_DOUBLED_FIRST, TENON_DUPLICATES_FIRST},
        {REMIX_DOUBLED_LAST, TENON_DUPLICATES_LAST},
        {REMIX_DOUBLED_LAST, 0},
    };
    (void)object;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        size_t n;
        char *other = remix(r, s->type(), text, len, ways[i].remix, &n);
        assert_non_null(other);
        compare_reads(s, other, n, ways[i].flags, 0, i % 2);
        free(other);
    }
}

static inline void check_prefixes(const subject *s, rng *r, const void *object, const char *text,
                                  size_t len)
{
    (void)r;
    (void)object;
    for (size_t n = 0; n<len; n += len> 600 ? len / 300 : 1)
        compare_reads(s, text, n, 0, 0, n % 2);
}

static inline void check_mutated(const subject *s, rng *r, const void *object, const char *text,
                                 size_t len)
{
    char *buf = malloc(2 * len + 64);
    (void)object;
    assert_non_null(buf);
    for (unsigned i = 0; i < 60; i++) {
        memcpy(buf, text, len);
        size_t n = random_mutation(r, buf, len, 2 * len + 64);
        if (rng_one_in(r, 3))
            n = random_mutation(r, buf, n, 2 * len + 64);
        compare_reads(s, buf, n, rng_one_in(r, 4) ? TENON_LENIENT : 0, 0, rng_one_in(r, 8));
    }
    free(buf);
}

/* ---- memory that runs out -------------------------------------------------------------------- */

/* Reads with request i refused, by both engines. Returns how many requests there were. */
static inline size_t compare_refused(const subject *s, void *target, const char *text, size_t len,
                                     size_t i)
{
    const tenon_type *t = s->type();
    tenon_error errors[2];
    size_t requests = 0;
    bool ok[2];
    for (unsigned engine = 0; engine < 2; engine++) {
        tenon_options options = {.engine = (uint8_t)engine};
        fault f;
        fault_init(&f);
        fault_at(&f, i);
        memset(target, 0xA5, t->size);
        ok[engine] = tenon_json_read(t, target, text, len, &f.mem, &options, &errors[engine]);
        requests = f.requests;
        if (ok[engine])
            tenon_free(t, target, &f.mem);
        assert_true(fault_clean(&f));
        fault_fini(&f);
    }
    assert_int_equal(ok[0], ok[1]);
    compare_errors(s, &errors[0], &errors[1], false, text, len);
    return requests;
}

static inline void check_faults(const subject *s, rng *r, const void *object, const char *text,
                                size_t len)
{
    void *target = malloc(s->type()->size);
    size_t n, step;
    (void)r;
    (void)object;
    assert_non_null(target);
    n = compare_refused(s, target, text, len, SIZE_MAX - 1);
    step = n > 400 ? n / 100 : 1; /* of a large object only some */
    for (size_t i = 0; i < n; i += step)
        compare_refused(s, target, text, len, i);
    free(target);
}

#endif
