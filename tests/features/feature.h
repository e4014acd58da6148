/* SPDX-License-Identifier: MIT
 * features/feature.h: what the feature tests share: one line for "this text is read", "this one is
 * refused, with this error", "this is written so".
 *
 * Each check does its work in several ways that must not differ: in heap memory whose books are
 * kept (support/fault.h) and in an arena, the text alone in a block of its own and amid blanks, an
 * object of stale bytes, with an error to fill and without; by generated code, where there is some,
 * and by the tables, also the object's own text with mistakes in it; writing to memory, to a fixed
 * buffer, by print. TEST opens and closes the books around each test: what a failed read or a
 * dropped object leaves behind fails it. Failures are reported at the line of the check. */
#ifndef TENON_TESTS_FEATURE_H
#define TENON_TESTS_FEATURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/tenon.h>

#include "support/fault.h"

#define TEST(function)    cmocka_unit_test_setup_teardown(function, open_books, close_books)
#define CHECK_HERE(check) (checked_line = __LINE__, check)

static fault books;
static int checked_line;

static inline int open_books(void **state)
{
    (void)state;
    fault_init(&books);
    return 0;
}
static inline int close_books(void **state)
{
    bool clean = fault_clean(&books);
    (void)state;
    fault_fini(&books);
    return clean ? 0 : -1;
}

static inline void check_failed(const char *what, const char *wanted, const char *found)
{
    print_error("%s: wanted <%s>, found <%s>\n", what, wanted, found);
    _fail("near", checked_line);
}
static inline void check_text(const char *what, const char *wanted, const char *found)
{
    if (wanted && strcmp(wanted, found) != 0)
        check_failed(what, wanted, found);
}
static inline void check_number(const char *what, size_t wanted, size_t found)
{
    char a[32], b[32];
    snprintf(a, sizeof a, "%zu", wanted);
    snprintf(b, sizeof b, "%zu", found);
    check_text(what, a, b);
}

static inline tenon_options by_tables(const tenon_options *options)
{
    tenon_options tables = options ? *options : (tenon_options){0};
    tables.engine = TENON_TABLES;
    return tables;
}

/* The text in a block of exactly its size, or with blanks around it. */
static inline char *text_block(const char *text, size_t before, size_t after, size_t *ret_len)
{
    size_t len = strlen(text);
    *ret_len = before + len + after;
    char *block = malloc(*ret_len ? *ret_len : 1);
    assert_non_null(block);
    memset(block, ' ', *ret_len);
    memcpy(block + before, text, len);
    return block;
}

/* ---- reading --------------------------------------------------------------------------------- */

static inline void read_once(const tenon_type *type, void *object, const char *text, size_t before,
                             size_t after, tenon_mem *mem, const tenon_options *options)
{
    size_t len;
    char *block = text_block(text, before, after, &len);
    tenon_error error = {.code = -1};
    memset(object, 0xA5, type->size);
    if (!tenon_json_read(type, object, block, len, mem, options, &error)) {
        char message[1024];
        tenon_error_format(&error, "text", message, sizeof message);
        check_failed("reading", "success", message);
    }
    check_number("code", TENON_E_NONE, (size_t)error.code);
    free(block);
}

static inline void check_error(const tenon_error *error, int code, unsigned line, unsigned column,
                               const char *path, const char *detail)
{
    check_text("code", tenon_error_word(code), tenon_error_word(error->code));
    if (line) {
        check_number("line", line, error->line);
        check_number("column", column, error->column);
    }
    check_text("path", path, error->path);
    check_text("detail", detail, error->detail);
}

/* Every field but the bytes behind the texts' ends. */
static inline void check_same_error(const tenon_error *wanted, const tenon_error *found)
{
    check_error(found, wanted->code, 0, 0, wanted->path, wanted->detail);
    check_number("offset", wanted->offset, found->offset);
    check_number("line", wanted->line, found->line);
    check_number("column", wanted->column, found->column);
    check_text("excerpt", wanted->excerpt, found->excerpt);
}

/* Both engines, on the same text: one result, one object, one error. */
static inline void check_readers(const tenon_type *type, const char *text, size_t len,
                                 uint16_t depth)
{
    void *objects[2];
    tenon_arena arenas[2];
    tenon_error errors[2];
    bool done[2];
    for (int i = 0; i < 2; i++) {
        const tenon_options options = {.engine = i ? TENON_TABLES : TENON_ENGINE_AUTO,
                                       .max_depth = depth};
        objects[i] = malloc(type->size);
        assert_non_null(objects[i]);
        memset(objects[i], 0xA5, type->size);
        tenon_arena_init(&arenas[i], NULL, 0);
        done[i] =
            tenon_json_read(type, objects[i], text, len, &arenas[i].mem, &options, &errors[i]);
    }
    assert_int_equal(done[0], done[1]);
    check_same_error(&errors[1], &errors[0]);
    if (!tenon_equal(type, objects[0], objects[1]))
        check_failed("by the tables", "an equal object", "another");
    for (int i = 0; i < 2; i++) {
        tenon_arena_fini(&arenas[i]);
        free(objects[i]);
    }
}

/* The same for writing; the text is that of the tables, NULL: there is none. */
static inline char *check_writers(const tenon_type *type, const void *object, uint16_t depth,
                                  size_t *ret_len)
{
    tenon_sink sinks[2];
    tenon_error errors[2];
    bool done[2];
    for (int i = 0; i < 2; i++) {
        const tenon_options options = {.engine = i ? TENON_TABLES : TENON_ENGINE_AUTO,
                                       .max_depth = depth};
        tenon_sink_memory(&sinks[i], NULL);
        done[i] = tenon_json_write(type, object, &sinks[i], &options, &errors[i]);
    }
    assert_int_equal(done[0], done[1]);
    check_same_error(&errors[1], &errors[0]);
    check_number("bytes", sinks[1].len, sinks[0].len);
    char *text = done[1] ? text_block("", sinks[1].len, 0, ret_len) : NULL;
    if (text) {
        memcpy(text, sinks[1].data, sinks[1].len);
        assert_memory_equal(text, sinks[0].data, sinks[0].len);
    }
    tenon_sink_fini(&sinks[0], NULL);
    tenon_sink_fini(&sinks[1], NULL);
    return text;
}

/* The object's own text by both engines, whole, too deep, and with a wrong byte here and there: it
 * has every member in order, so that generated code gets as far as that byte. */
static inline void check_own_text(const tenon_type *type, const void *object)
{
    static const char wrong[] = "#\"}]0 ,";
    size_t len = 0;
    char *text = check_writers(type, object, 0, &len);
    for (uint16_t depth = 1; text && depth < 5; depth++) {
        free(check_writers(type, object, depth, &(size_t){0}));
        check_readers(type, text, len, depth);
    }
    if (text)
        check_readers(type, text, len, 0);
    for (size_t i = 0, n = 0; text && i < len; i += 1 + len / 40, n++) {
        char kept = text[i];
        text[i] = wrong[n % (sizeof wrong - 1)];
        check_readers(type, text, len, 0);
        text[i] = kept;
    }
    free(text);
}

static inline void check_reads(const tenon_type *type, void *object, const char *text,
                               const tenon_options *options)
{
    void *other = malloc(type->size);
    const tenon_options tables = by_tables(options);
    tenon_arena arena;
    assert_non_null(other);
    tenon_arena_init(&arena, NULL, 0);
    read_once(type, object, text, 0, 0, &books.mem, options);
    for (size_t i = 0; i < 8; i++) {
        read_once(type, other, text, i & 1 ? 70 : 0, i & 2 ? 70 : 0, &arena.mem,
                  i & 4 ? &tables : options);
        if (!tenon_equal(type, object, other))
            check_failed(i & 4 ? "by the tables" : "in an arena", "an equal object", "another");
    }
    tenon_arena_fini(&arena);
    read_once(type, other, text, 40, 3, &books.mem, options);
    if (!tenon_equal(type, object, other))
        check_failed("amid blanks", "an equal object", "another");
    check_own_text(type, other);
    tenon_free(type, other, &books.mem);
    free(other);
}

/* Reads the text READS_OF_A_REFUSED_TEXT times, unless it is refused before it is looked at or at
 * its end. */
enum { READS_OF_A_REFUSED_TEXT = 4 * 3 };
static inline void check_refuses(const tenon_type *type, const char *text,
                                 const tenon_options *options, int code, unsigned line,
                                 unsigned column, const char *path, const char *detail)
{
    size_t len, blocks = books.blocks,
                ways = code == TENON_E_INCOMPLETE || code == TENON_E_SIZE ? 2 : 4;
    void *object = malloc(type->size), *none = calloc(1, type->size);
    const tenon_options tables = by_tables(options);
    assert_true(object && none);
    for (size_t i = 0; i < ways; i++) {
        char *block = text_block(text, 0, i & 2 ? 70 : 0, &len);
        tenon_arena arena;
        tenon_mem *mem = i & 1 ? &arena.mem : &books.mem;
        tenon_error error = {.code = -1}, other;
        tenon_arena_init(&arena, NULL, 0);
        assert_false(tenon_json_read(type, object, block, len, mem, &tables, &other));
        memset(object, 0xA5, type->size);
        if (tenon_json_read(type, object, block, len, mem, options, &error))
            check_failed("reading", "a failure", "success");
        check_error(&error, code, line, column, path, detail);
        check_same_error(&other, &error);
        if (!tenon_equal(type, object, none) && code != TENON_E_DESCRIPTION)
            check_failed("after the failure", "zeroes", "something else");
        assert_false(tenon_json_read(type, object, block, len, mem, options, NULL));
        tenon_free(type, object, mem); /* harmless */
        check_number("blocks left behind", blocks, books.blocks);
        tenon_arena_fini(&arena);
        free(block);
    }
    check_own_text(type, none);
    free(object);
    free(none);
}

static inline void check_updates(const tenon_type *type, void *object, const char *text,
                                 const tenon_options *options)
{
    tenon_error error = {.code = -1};
    size_t len;
    char *block = text_block(text, 0, 0, &len);
    if (!tenon_json_update(type, object, block, len, &books.mem, options, &error))
        check_failed("updating", "success", error.detail);
    free(block);
}

static inline void check_cannot_update(const tenon_type *type, void *object, const char *text,
                                       const tenon_options *options, int code, const char *path,
                                       const char *detail)
{
    tenon_error error = {.code = -1};
    size_t len;
    char *block = text_block(text, 0, 0, &len);
    if (tenon_json_update(type, object, block, len, &books.mem, options, &error))
        check_failed("updating", "a failure", "success");
    check_error(&error, code, 0, 0, path, detail);
    free(block);
}

static inline void check_drop(const tenon_type *type, void *object)
{
    tenon_free(type, object, &books.mem);
    tenon_free(type, object, &books.mem);
}

/* ---- writing --------------------------------------------------------------------------------- */

static inline void check_writes(const tenon_type *type, const void *object,
                                const tenon_options *options, const char *text)
{
    size_t n = strlen(text);
    char *buf = malloc(n + 1);
    const tenon_options tables = by_tables(options);
    assert_non_null(buf);
    for (int i = 0; i < 2; i++) {
        tenon_sink sink;
        tenon_error error = {.code = -1};
        tenon_sink_memory(&sink, &books.mem);
        if (!tenon_json_write(type, object, &sink, i ? &tables : options, &error))
            check_failed("writing", text, error.detail);
        if (sink.len != n || memcmp(sink.data, text, n) != 0) {
            print_error("%.*s\n", (int)sink.len, sink.data);
            check_failed("written", text, "the line above");
        }
        assert_true(tenon_sink_fini(&sink, NULL));
    }
    check_own_text(type, object);
    check_number("printed", n, tenon_json_print(type, object, buf, n + 1, options));
    check_text("printed", text, buf);
    free(buf);
}

static inline void check_cannot_write(const tenon_type *type, const void *object,
                                      const tenon_options *options, int code, const char *path,
                                      const char *detail)
{
    const tenon_options tables = by_tables(options);
    tenon_sink sink;
    tenon_error error = {.code = -1}, other;
    char buf[64];
    tenon_sink_memory(&sink, &books.mem);
    if (tenon_json_write(type, object, &sink, options, &error))
        check_failed("writing", "a failure", "success");
    check_error(&error, code, 0, 0, path, detail);
    assert_false(tenon_json_write(type, object, &sink, &tables, &other));
    check_same_error(&other, &error);
    check_number("line", 0, error.line);
    check_number("bytes left behind", 0, sink.len);
    assert_false(tenon_json_write(type, object, &sink, options, NULL));
    tenon_sink_fini(&sink, NULL);
    assert_true(tenon_json_print(type, object, buf, sizeof buf, options) == SIZE_MAX);
    check_text("printed", "", buf);
}

/* Reads, writes the same text, and drops. */
static inline void check_both_ways(const tenon_type *type, const char *text)
{
    void *object = malloc(type->size);
    assert_non_null(object);
    check_reads(type, object, text, NULL);
    check_writes(type, object, NULL, text);
    check_drop(type, object);
    free(object);
}

#define reads(...)         CHECK_HERE(check_reads(__VA_ARGS__))
#define refuses(...)       CHECK_HERE(check_refuses(__VA_ARGS__))
#define updates(...)       CHECK_HERE(check_updates(__VA_ARGS__))
#define cannot_update(...) CHECK_HERE(check_cannot_update(__VA_ARGS__))
#define writes(...)        CHECK_HERE(check_writes(__VA_ARGS__))
#define cannot_write(...)  CHECK_HERE(check_cannot_write(__VA_ARGS__))
#define both_ways(...)     CHECK_HERE(check_both_ways(__VA_ARGS__))
#define drop(...)          CHECK_HERE(check_drop(__VA_ARGS__))

#define FLAGS(...) (&(tenon_options){.flags = (__VA_ARGS__)})

#endif
