/* SPDX-License-Identifier: MIT
 * property/test_roundtrip.c: read(write(x)) is x, for seeded random objects x of every rich type.
 *
 * round_each runs a check over all types and several seeds; a check gets x, in memory that keeps
 * the books, and its compact text, and says by its return value whether all is well. Where
 * something is wrong the type, the seed and the text are printed: the seed is all that is needed to
 * see it again. Damaged texts are in fault/ and fuzz/, models in test_generated.c.
 * Compiled once more with TEST_GENERATED. */
#define _GNU_SOURCE
#include "support/fault.h"
#include "support/random.h"
#include "support/remix.h"
#include "support/rich.h"

#include "walk/object.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { ROUND_SEEDS = 30 };

typedef struct round_case {
    const rich_type *rich;
    const tenon_type *type;
    rng *r;
    const void *x;
    fault *memory; /* what x was made with */
    const char *text;
    size_t len;
} round_case;

typedef bool round_check(const round_case *c);

static bool round_wrong(const round_case *c, const char *what, const tenon_error *error)
{
    char message[512] = "";
    if (error)
        tenon_error_format(error, NULL, message, sizeof message);
    print_error("%s: %s %s\n%.*s\n", c->rich->name, what, message,
                (int)(c->len < 3000 ? c->len : 3000), c->text);
    return false;
}

static void *round_object(const rich_type *rich)
{
    void *object = malloc(rich->size);
    assert_non_null(object);
    memset(object, 0x5A, rich->size); /* every read is into an object that was never initialised */
    return object;
}

/* Whether the bytes of an object that no row describes are still those of round_object. */
static bool round_untouched(const rich_type *rich, const char *object)
{
    char *a = malloc(rich->size), *b = malloc(rich->size);
    bool ok = a && b;
    memset(a, 1, rich->size);
    memset(b, 2, rich->size);
    tenon__zero(rich->type(), a);
    tenon__zero(rich->type(), b);
    for (size_t i = 0; i < rich->size; i++)
        ok = ok && (a[i] == b[i] || object[i] == 0x5A);
    free(a);
    free(b);
    return ok;
}

/* x and its text, then the check. */
static void round_one(const rich_type *rich, uint64_t seed, unsigned flags, round_check *check)
{
    rng r;
    fault memory;
    tenon_sink sink;
    tenon_error error;
    void *x = round_object(rich);
    bool ok;
    rng_init(&r, seed);
    fault_init(&memory);
    random_object(&r, rich->type(), x, &memory.mem, flags);
    tenon_sink_memory(&sink, NULL);
    ok = tenon_json_write(rich->type(), x, &sink, NULL, &error);
    round_case c = {rich, rich->type(), &r, x, &memory, sink.data, sink.len};
    if (!ok)
        round_wrong(&c, "is not written", &error);
    else
        ok = check(&c);
    tenon_sink_fini(&sink, NULL);
    tenon_free(rich->type(), x, &memory.mem);
    ok = fault_clean(&memory) && ok;
    fault_fini(&memory);
    free(x);
    if (!ok)
        fail_msg("%s, seed %llu", rich->name, (unsigned long long)seed);
}

static void round_each(unsigned flags, size_t seeds, round_check *check)
{
    for (size_t i = 0; i < rich_types_n; i++)
        for (size_t seed = 1; seed <= seeds; seed++)
            round_one(&rich_types[i], seed, seed % 2 ? flags : flags | RANDOM_SMALL, check);
}

/* Reads text as c's type into mem, compares with x and gives back. */
static bool round_reads(const round_case *c, const char *text, size_t len, tenon_mem *mem,
                        const tenon_options *options, const char *what)
{
    void *y = round_object(c->rich);
    tenon_error error;
    tenon_sink again;
    if (!tenon_json_read(c->type, y, text, len, mem, options, &error)) {
        print_error("text that was read: %.*s\n", (int)(len < 3000 ? len : 3000), text);
        free(y);
        return round_wrong(c, what, &error);
    }
    bool ok = round_untouched(c->rich, y) && tenon_equal(c->type, c->x, y);
    if (!ok)
        print_error("text that was read: %.*s\n", (int)(len < 3000 ? len : 3000), text);
    tenon_sink_memory(&again, NULL);
    ok = ok || round_wrong(c, "reads as something else:", NULL) || round_wrong(c, what, NULL);
    ok = ok && (tenon_json_write(c->type, y, &again, NULL, &error) ||
                round_wrong(c, "is not written again", &error));
    ok = ok && ((again.len == c->len && memcmp(again.data, c->text, c->len) == 0) ||
                round_wrong(c, "is written otherwise", NULL));
    tenon_sink_fini(&again, NULL);
    tenon_free(c->type, y, mem);
    free(y);
    return ok;
}

/* In an arena, in the heap, in memory that is neither. */
static bool round_memories(const round_case *c)
{
    static const tenon_options view = {.flags = TENON_VIEW}, tables = {.engine = TENON_TABLES};
    char first[512];
    tenon_arena arena;
    fault own;
    bool ok;
    fault_init(&own);
    tenon_arena_init(&arena, first, sizeof first);
    ok = round_reads(c, c->text, c->len, &arena.mem, NULL, "arena");
    tenon_arena_reset(&arena);
    ok = ok && round_reads(c, c->text, c->len, &arena.mem, &view, "arena, viewing");
    tenon_arena_fini(&arena);
    ok = ok && round_reads(c, c->text, c->len, tenon_heap, NULL, "heap");
    ok = ok && round_reads(c, c->text, c->len, tenon_heap, &view, "heap, asked to view");
    ok = ok && round_reads(c, c->text, c->len, &own.mem, NULL, "own memory");
    ok = ok && round_reads(c, c->text, c->len, &own.mem, &tables, "own memory, tables");
    ok = fault_clean(&own) && ok;
    fault_fini(&own);
    return ok;
}

static void test_memories(void **state)
{
    (void)state;
    round_each(0, ROUND_SEEDS, round_memories);
}

/* ---- layouts and options of the writer ------------------------------------------------------- */

static bool round_written(const round_case *c, const tenon_options *options, const char *what)
{
    tenon_sink sink;
    tenon_error error;
    bool ok;
    tenon_sink_memory(&sink, NULL);
    ok = tenon_json_write(c->type, c->x, &sink, options, &error) || round_wrong(c, what, &error);
    ok = ok && round_reads(c, sink.data, sink.len, tenon_heap, NULL, what);
    tenon_sink_fini(&sink, NULL);
    return ok;
}

static bool round_layouts(const round_case *c)
{
    tenon_options options = {.indent = (uint8_t)(1 + rng_below(c->r, 8))};
    bool ok = round_written(c, &options, "spaces");
    options.flags = TENON_CRLF;
    ok = ok && round_written(c, &options, "spaces and CR LF");
    options = (tenon_options){.indent = 1, .flags = TENON_INDENT_TABS};
    ok = ok && round_written(c, &options, "tabs");
    options = (tenon_options){.indent = 16, .flags = TENON_INDENT_TABS | TENON_CRLF};
    ok = ok && round_written(c, &options, "sixteen tabs");
    options = (tenon_options){.max_depth = 1024};
    return ok && round_written(c, &options, "deep");
}

static void test_layouts(void **state)
{
    (void)state;
    round_each(0, ROUND_SEEDS, round_layouts);
}

/* What is left out is what an absent member reads as. */
static bool round_omits(const round_case *c)
{
    tenon_options options = {.flags = TENON_OMIT_DEFAULTS};
    bool ok = round_written(c, &options, "defaults left out");
    options.indent = 2;
    ok = ok && round_written(c, &options, "defaults left out, indented");
    options = (tenon_options){.flags = TENON_OMIT_EMPTIES};
    return ok && round_written(c, &options, "empties left out");
}

static void test_omitting(void **state)
{
    (void)state;
    round_each(RANDOM_NO_NULLS | RANDOM_NO_EMPTIES, ROUND_SEEDS, round_omits);
}

static bool round_enum_numbers(const round_case *c)
{
    tenon_options options = {.flags = TENON_ENUM_NUMBERS};
    tenon_sink sink;
    bool ok;
    tenon_sink_memory(&sink, NULL);
    ok = tenon_json_write(c->type, c->x, &sink, &options, NULL) ||
         round_wrong(c, "no numbers", NULL);
    ok = ok && round_reads(c, sink.data, sink.len, tenon_heap, &options, "enums as numbers");
    ok = ok && round_reads(c, c->text, c->len, tenon_heap, &options,
                           "enums by name where numbers may be");
    tenon_sink_fini(&sink, NULL);
    return ok;
}

static void test_enum_numbers(void **state)
{
    (void)state;
    round_each(0, 20, round_enum_numbers);
}

/* ---- copies ---------------------------------------------------------------------------------- */

static bool round_copies(const round_case *c)
{
    void *y = round_object(c->rich), *z = round_object(c->rich);
    tenon_arena arena;
    fault own;
    bool ok;
    fault_init(&own);
    tenon_arena_init(&arena, NULL, 0);
    ok = (tenon_copy(c->type, y, c->x, &own.mem) && tenon_copy(c->type, z, y, &arena.mem)) ||
         round_wrong(c, "is not copied", NULL);
    ok = ok && tenon_equal(c->type, c->x, y) && tenon_equal(c->type, y, z) &&
         tenon_equal(c->type, z, c->x);
    if (!ok)
        round_wrong(c, "copies differ", NULL);
    tenon_free(c->type, y, &own.mem);
    ok = ok && (tenon_equal(c->type, c->x, z) || round_wrong(c, "the copy shared memory", NULL));
    ok = fault_clean(&own) && ok;
    tenon_free(c->type, y, &own.mem); /* twice */
    tenon_arena_fini(&arena);
    fault_fini(&own);
    free(y);
    free(z);
    return ok;
}

static void test_copies(void **state)
{
    (void)state;
    round_each(0, ROUND_SEEDS, round_copies);
}

/* ---- sinks ----------------------------------------------------------------------------------- */

typedef struct round_pieces {
    char *data;
    size_t len, size;
} round_pieces;

static bool round_put_piece(tenon_sink *sink, const char *bytes, size_t len)
{
    round_pieces *pieces = sink->context;
    if (pieces->size - pieces->len < len)
        return false;
    memcpy(pieces->data + pieces->len, bytes, len);
    pieces->len += len;
    return true;
}

static bool round_same(const round_case *c, const char *data, size_t len, const char *want,
                       size_t want_len, const char *what)
{
    return (len == want_len && memcmp(data, want, len) == 0) || round_wrong(c, what, NULL);
}

/* want: the text by a memory sink. */
static bool round_other_sinks(const round_case *c, const tenon_options *options, const char *want,
                              size_t len)
{
    char *buf = malloc(len + 1);
    round_pieces pieces = {buf, 0, len};
    tenon_sink sink;
    FILE *file = tmpfile();
    bool ok = true;
    assert_non_null(buf);
    assert_non_null(file);
    tenon_sink_fixed(&sink, buf, len);
    ok =
        ok && tenon_json_write(c->type, c->x, &sink, options, NULL) && tenon_sink_fini(&sink, NULL);
    ok = ok && round_same(c, buf, sink.len, want, len, "fixed");
    ok = ok && tenon_json_print(c->type, c->x, buf, len + 1, options) == len && buf[len] == 0 &&
         round_same(c, buf, len, want, len, "print");
    tenon_sink_callback(&sink, round_put_piece, &pieces);
    ok =
        ok && tenon_json_write(c->type, c->x, &sink, options, NULL) && tenon_sink_fini(&sink, NULL);
    ok = ok && round_same(c, buf, pieces.len, want, len, "callback");
    tenon_sink_file(&sink, file);
    ok =
        ok && tenon_json_write(c->type, c->x, &sink, options, NULL) && tenon_sink_fini(&sink, NULL);
    rewind(file);
    ok = ok && round_same(c, buf, fread(buf, 1, len + 1, file), want, len, "FILE");
    ok = ok && ftruncate(fileno(file), 0) == 0 && lseek(fileno(file), 0, SEEK_SET) == 0;
    tenon_sink_fd(&sink, fileno(file));
    ok =
        ok && tenon_json_write(c->type, c->x, &sink, options, NULL) && tenon_sink_fini(&sink, NULL);
    ok = ok && pread(fileno(file), buf, len + 1, 0) == (ssize_t)len &&
         round_same(c, buf, len, want, len, "fd");
    fclose(file);
    free(buf);
    return ok || round_wrong(c, "sinks", NULL);
}

static bool round_sinks(const round_case *c)
{
    tenon_options options = {.indent = 3};
    tenon_sink sink;
    bool ok;
    tenon_sink_memory(&sink, NULL);
    ok = round_other_sinks(c, NULL, c->text, c->len);
    ok = ok && tenon_json_write(c->type, c->x, &sink, &options, NULL) &&
         round_other_sinks(c, &options, sink.data, sink.len);
    tenon_sink_fini(&sink, NULL);
    return ok;
}

static void test_sinks(void **state)
{
    (void)state;
    round_each(0, 20, round_sinks);
}

/* ---- other spellings of the same value ------------------------------------------------------- */

static bool round_remixed(const round_case *c, unsigned flags, uint64_t option_flags,
                          const char *what)
{
    tenon_options options = {.flags = option_flags};
    fault own;
    tenon_arena arena;
    size_t len;
    char *text = remix(c->r, c->type, c->text, c->len, flags, &len);
    bool ok = text != NULL || round_wrong(c, "cannot be remixed", NULL);
    fault_init(&own);
    tenon_arena_init(&arena, NULL, 0);
    ok = ok && round_reads(c, text, len, &own.mem, &options, what) &&
         round_reads(c, text, len, &arena.mem, &options, what);
    ok = fault_clean(&own) && ok;
    tenon_arena_fini(&arena);
    fault_fini(&own);
    free(text);
    return ok;
}

static bool round_spellings(const round_case *c)
{
    return round_remixed(c, REMIX_PERMUTE, 0, "permuted") &&
           round_remixed(c, REMIX_SPACES, 0, "spaced") &&
           round_remixed(c, REMIX_UNKNOWN, 0, "with unknown members") &&
           round_remixed(c, REMIX_ESCAPES, 0, "escaped") &&
           round_remixed(c, REMIX_ALIASES, 0, "by aliases") &&
           round_remixed(c, REMIX_COMMENTS, TENON_COMMENTS, "commented") &&
           round_remixed(c, REMIX_TRAILING_COMMAS | REMIX_SPACES, TENON_TRAILING_COMMAS,
                         "trailing commas") &&
           round_remixed(c, REMIX_DOUBLED_FIRST, TENON_DUPLICATES_FIRST, "first of two") &&
           round_remixed(c, REMIX_DOUBLED_LAST, TENON_DUPLICATES_LAST, "last of two") &&
           round_remixed(
               c, REMIX_PERMUTE | REMIX_SPACES | REMIX_UNKNOWN | REMIX_ESCAPES | REMIX_ALIASES, 0,
               "all") &&
           round_remixed(c,
                         REMIX_PERMUTE | REMIX_SPACES | REMIX_COMMENTS | REMIX_UNKNOWN |
                             REMIX_TRAILING_COMMAS | REMIX_DOUBLED_LAST,
                         TENON_LENIENT, "lenient");
}

static void test_spellings(void **state)
{
    (void)state;
    round_each(0, ROUND_SEEDS, round_spellings);
}

/* ---- update ---------------------------------------------------------------------------------- */

/* Does any row of the type, or of one in it, leave members out of the text? */
static bool round_leaves_out(const tenon_type *t, unsigned depth)
{
    for (unsigned i = 0; i < t->n && t->shape == TENON_SHAPE_OBJECT && depth < 5; i++) {
        const tenon_detail *d =
            (const tenon_detail *)(const void *)((const char *)t->details + i * t->detail_stride);
        if (d->given &
                (TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_OMIT_DEFAULT) ||
            (d->ref && round_leaves_out(d->ref(), depth + 1)))
            return true;
    }
    return false;
}

static bool round_update(const round_case *c, void *y, tenon_mem *mem, const char *what)
{
    tenon_error error;
    return (tenon_json_update(c->type, y, c->text, c->len, mem, NULL, &error) ||
            round_wrong(c, what, &error)) &&
           (tenon_equal(c->type, c->x, y) || round_wrong(c, "update differs", NULL));
}

/* A whole text of x replaces all of another object y; onto an object of defaults it is as a read,
 * onto x itself nothing changes, nor does an empty object change anything. */
static bool round_updates(const round_case *c)
{
    void *y = round_object(c->rich), *z = round_object(c->rich);
    tenon_error error;
    tenon_arena arena;
    fault own;
    bool ok;
    fault_init(&own);
    tenon_arena_init(&arena, NULL, 0);
    random_object(c->r, c->type, y, &own.mem, 0);
    ok = tenon_copy(c->type, z, y, &own.mem);
    if (!(c->type->flags & TENON_TRANSPARENT))
        ok = ok &&
             (tenon_json_update(c->type, z, "{}", 2, &own.mem, NULL, &error) ||
              round_wrong(c, "{}", &error)) &&
             (tenon_equal(c->type, y, z) || round_wrong(c, "absent members changed", NULL));
    if (!round_leaves_out(c->type, 0))
        ok = ok && round_update(c, z, &own.mem, "is no update of another");
    tenon_free(c->type, z, &own.mem);
    ok = ok && tenon_copy(c->type, z, c->x, &own.mem) &&
         round_update(c, z, &own.mem, "is no update of itself");
    tenon_free(c->type, z, &own.mem);
    ok = ok && tenon_init(c->type, z, &own.mem) &&
         round_update(c, z, &own.mem, "is no update of the defaults");
    tenon_free(c->type, z, &own.mem);
    ok = ok && tenon_copy(c->type, z, y, &arena.mem);
    if (!round_leaves_out(c->type, 0))
        ok = ok && round_update(c, z, &arena.mem, "is no update in an arena");
    tenon_arena_fini(&arena);
    tenon_free(c->type, y, &own.mem);
    ok = fault_clean(&own) && ok;
    fault_fini(&own);
    free(y);
    free(z);
    return ok;
}

static void test_updates(void **state)
{
    (void)state;
    round_each(0, ROUND_SEEDS, round_updates);
}

/* Every member of z but nested ones, which merge, is that of x or that of y. */
static bool round_mixed(const round_case *c, const void *y, const void *z)
{
    for (unsigned i = 0; i < c->type->n; i++) {
        const tenon_member *m = tenon__row(c->type, i);
        tenon_type one = *c->type; /* a type of this row alone: rows bring their index along */
        one.members = m;
        one.n = 1;
        if (m->kind != TENON_KIND_OBJECT && m->kind != TENON_KIND_POINTER &&
            !tenon_equal(&one, z, c->x) && !tenon_equal(&one, z, y)) {
            print_error("member %s: ", m->fragment + 1);
            return round_wrong(c, "is neither the old nor the new value", NULL);
        }
    }
    return true;
}

/* An update that fails somewhere: members are old or new, never half of each, and the object serves
 * on. */
static bool round_failed_update(const round_case *c, const void *y, void *z, tenon_mem *mem)
{
    size_t cut = rng_below(c->r, c->len);
    char *text = malloc(c->len);
    bool ok = text && tenon_copy(c->type, z, y, mem);
    while (cut > 0 && !strchr(",:[{\"", c->text[cut - 1]))
        cut--;
    if (ok) {
        memcpy(text, c->text, c->len);
        text[cut] = '\x01';
        ok = (!tenon_json_update(c->type, z, text, c->len, mem, NULL, NULL) ||
              round_wrong(c, "a control character was accepted", NULL)) &&
             round_mixed(c, y, z);
        ok = ok && (round_leaves_out(c->type, 0) ||
                    round_update(c, z, mem, "is no update after a failed one"));
        tenon_free(c->type, z, mem);
    }
    free(text);
    return ok;
}

static bool round_failed_updates(const round_case *c)
{
    void *y = round_object(c->rich), *z = round_object(c->rich);
    tenon_arena arena;
    fault own;
    bool ok = true;
    fault_init(&own);
    tenon_arena_init(&arena, NULL, 0);
    random_object(c->r, c->type, y, &own.mem, 0);
    for (unsigned n = 0; n < 10 && ok; n++)
        ok = round_failed_update(c, y, z, &own.mem) && round_failed_update(c, y, z, &arena.mem);
    tenon_arena_fini(&arena);
    tenon_free(c->type, y, &own.mem);
    ok = fault_clean(&own) && ok;
    fault_fini(&own);
    free(y);
    free(z);
    return ok;
}

static void test_failed_updates(void **state)
{
    (void)state;
    round_each(0, 10, round_failed_updates);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memories),       cmocka_unit_test(test_layouts),
        cmocka_unit_test(test_omitting),       cmocka_unit_test(test_enum_numbers),
        cmocka_unit_test(test_copies),         cmocka_unit_test(test_sinks),
        cmocka_unit_test(test_spellings),      cmocka_unit_test(test_updates),
        cmocka_unit_test(test_failed_updates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
