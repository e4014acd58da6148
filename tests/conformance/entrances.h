/* SPDX-License-Identifier: MIT
 * entrances.h: the ways by which JSON text comes in whose structure no type describes, so that any
 * text can be judged: accepted or not.
 *
 *   root      {"any JSON"}: a transparent type with one tenon_raw; what was accepted is the value's
 *             text, the same to the last byte, and is written back so
 *   member    {"x":TEXT}: the value of a member that the type does not describe, at the end
 *   between   {"x":TEXT,"y":1}: the same, with more behind it
 *   beside    {"raw":TEXT}: the value of a raw member
 *
 * Each read is made of a heap block of exactly the text's size, with memory from the heap and as a
 * view, and must agree with itself; every rejection must come with a complete error and leave
 * nothing allocated or half-read. Included by one .c file per program, after data.h. */
#ifndef TENON_TESTS_ENTRANCES_H
#define TENON_TESTS_ENTRANCES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/tenon.h>

#include "support/data.h"
#include "support/fault.h"

/* A sanitizer owns malloc and needs more stack. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) ||                         \
    __has_feature(thread_sanitizer)
#define INSTRUMENTED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define INSTRUMENTED 1
#endif

#include "types/entrances.h"
#ifdef TEST_GENERATED
#include "types/entrances.tenon.h"
#else
TENON_DECLARE(any_json, struct any_json);
TENON_DECLARE(only_y, struct only_y);
TENON_DECLARE(raw_member, struct raw_member);

TENON_BEGIN(any_json, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(only_y) = {TENON_FIELD(y)} TENON_END;
TENON_BEGIN(raw_member) = {TENON_FIELD(raw)} TENON_END;
#endif

/* A literal and its length. */
#define TEXT(s) (s), sizeof(s) - 1

/* A rejection says why and where. */
static inline void check_refusal(const tenon_error *error, size_t len)
{
    assert_in_range(error->code, TENON_E_NONE + 1, TENON_E_COUNT_OF_CODES - 1);
    assert_true(error->offset <= len);
    assert_true(error->line > 0 && error->column > 0);
    assert_true(error->path[0] == '$');
    assert_true(error->detail[0] != 0);
}

/* The value in a text: without the mark and the blanks around it. */
static inline tenon_str value_text(const char *text, size_t len)
{
    tenon_str s = {text, len};
    if (s.len >= 3 && memcmp(s.data, "\xEF\xBB\xBF", 3) == 0) {
        s.data += 3;
        s.len -= 3;
    }
    while (s.len && strchr(" \t\r\n", *s.data) && *s.data) {
        s.data++;
        s.len--;
    }
    while (s.len && strchr(" \t\r\n", s.data[s.len - 1]) && s.data[s.len - 1])
        s.len--;
    return s;
}

static inline void check_written_back(const struct any_json *any, tenon_str value)
{
    tenon_sink sink;
    tenon_error error;
    assert_int_equal(any->value.len, value.len);
    assert_memory_equal(any->value.data, value.data, value.len);
    tenon_sink_memory(&sink, NULL);
    assert_true(any_json_json_write(any, &sink, NULL, &error));
    assert_int_equal(sink.len, value.len);
    assert_memory_equal(sink.data, value.data, value.len);
    assert_true(tenon_sink_fini(&sink, &error));
}

/* What lenient options let in is kept without it: strict JSON wherever it goes. */
static inline void check_made_plain(const struct any_json *any)
{
    struct any_json again;
    tenon_sink sink;
    tenon_error error;
    tenon_sink_memory(&sink, NULL);
    assert_true(any_json_json_write(any, &sink, NULL, &error));
    assert_true(any_json_json_read(&again, sink.data, sink.len, tenon_heap, NULL, &error));
    any_json_free(&again, tenon_heap);
    assert_true(tenon_sink_fini(&sink, &error));
}

/* Reads a text as a whole; error may be NULL. */
static inline bool root_accepts(const char *text, size_t len, const tenon_options *options,
                                tenon_error *error)
{
    tenon_options viewing = options ? *options : (tenon_options){0};
    char *exact = data_exact(text, len);
    struct any_json any, view;
    tenon_arena arena;
    tenon_error own;
    fault f;
    bool accepted;
    if (!error)
        error = &own;
    viewing.flags |= TENON_VIEW;
    fault_init(&f);
    memset(&any, 0xA5, sizeof any);
    accepted = any_json_json_read(&any, exact, len, &f.mem, options, error);
    tenon_arena_init(&arena, NULL, 0);
    assert_int_equal(any_json_json_read(&view, exact, len, &arena.mem, &viewing, NULL), accepted);
    if (accepted) {
        assert_int_equal(error->code, TENON_E_NONE);
        if (!options || !(options->flags & (TENON_COMMENTS | TENON_TRAILING_COMMAS))) {
            check_written_back(&any, value_text(text, len));
            assert_true(view.value.data >= exact && view.value.data < exact + len);
        } else {
            check_made_plain(&any);
        }
        assert_int_equal(view.value.len, any.value.len);
        assert_memory_equal(view.value.data, any.value.data, any.value.len);
        any_json_free(&any, &f.mem);
    } else {
        check_refusal(error, len);
    }
    assert_null(any.value.data);
    assert_true(fault_clean(&f));
    fault_fini(&f);
    tenon_arena_fini(&arena);
    free(exact);
    return accepted;
}

static inline char *wrapped(const char *before, const char *text, size_t len, const char *after,
                            size_t *ret_len)
{
    size_t n = strlen(before), m = strlen(after);
    char *all = malloc(n + len + m);
    assert_non_null(all);
    memcpy(all, before, n);
    if (len)
        memcpy(all + n, text, len);
    memcpy(all + n + len, after, m);
    *ret_len = n + len + m;
    return all;
}

/* Reads a text as the value of a member that the type does not know. */
static inline bool member_accepts(const char *text, size_t len, const tenon_options *options,
                                  tenon_error *error)
{
    size_t whole;
    char *all = wrapped("{\"x\":", text, len, "}", &whole);
    struct only_y object = {77};
    tenon_error own;
    if (!error)
        error = &own;
    bool accepted = only_y_json_read(&object, all, whole, NULL, options, error);
    if (!accepted)
        check_refusal(error, whole);
    assert_int_equal(object.y, 0);
    free(all);
    return accepted;
}

static inline bool between_accepts(const char *text, size_t len, const tenon_options *options)
{
    size_t whole;
    char *all = wrapped("{\"x\":", text, len, ",\"y\":1}", &whole);
    struct only_y object = {77};
    tenon_error error;
    bool accepted = only_y_json_read(&object, all, whole, NULL, options, &error);
    if (!accepted)
        check_refusal(&error, whole);
    assert_int_equal(object.y, accepted ? 1 : 0);
    free(all);
    return accepted;
}

static inline bool beside_accepts(const char *text, size_t len, const tenon_options *options)
{
    size_t whole;
    char *all = wrapped("{\"raw\":", text, len, "}", &whole);
    struct raw_member object;
    tenon_error error;
    fault f;
    fault_init(&f);
    bool accepted = raw_member_json_read(&object, all, whole, &f.mem, options, &error);
    if (!accepted)
        check_refusal(&error, whole);
    else
        raw_member_free(&object, &f.mem);
    assert_null(object.raw.data);
    assert_true(fault_clean(&f));
    fault_fini(&f);
    free(all);
    return accepted;
}

/* Embedded in an object, by all three ways, which must agree. */
static inline bool embedded_accepts(const char *text, size_t len, const tenon_options *options)
{
    bool accepted = member_accepts(text, len, options, NULL);
    assert_int_equal(between_accepts(text, len, options), accepted);
    assert_int_equal(beside_accepts(text, len, options), accepted);
    return accepted;
}

#endif
