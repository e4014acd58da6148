/* SPDX-License-Identifier: MIT
 * test_cases_fixed.c: the checks of shared/cases on what has a fixed size: arrays in structs (C06),
 * char arrays (C07), and memory of the caller's without malloc (C11).
 *
 * Canaries stand around what a read may touch, and undescribed members among it. C11 counts the
 * calls of malloc where no sanitizer owns it. */
#include "entrances.h"

#include "types/cases_fixed.h"
#ifdef TEST_GENERATED
#include "types/cases_fixed.tenon.h"
#else
TENON_DECLARE(item, struct item);
TENON_BEGIN(item) = {TENON_FIELD(a), TENON_FIELD(n)} TENON_END;
#define DESCRIBE(name, type)                                                                       \
    TENON_DECLARE(before_##name, struct before_##name);                                            \
    TENON_DECLARE(after_##name, struct after_##name);                                              \
    TENON_BEGIN(before_##name) = {TENON_FIELD_OF(items, item, TENON_COUNT(count))} TENON_END;      \
    TENON_BEGIN(after_##name) = {TENON_FIELD_OF(items, item, TENON_COUNT(count))} TENON_END;
COUNTS(DESCRIBE)

TENON_DECLARE(sized, struct sized);
TENON_DECLARE(sized_cut, struct sized);

TENON_BEGIN(sized) = {TENON_FIELD(c1),   TENON_FIELD(c7),   TENON_FIELD(c8),  TENON_FIELD(c9),
                      TENON_FIELD(c255), TENON_FIELD(c256), TENON_FIELD(c257)} TENON_END;
TENON_BEGIN(sized_cut) = {TENON_FIELD(c1, TENON_TRUNCATE),   TENON_FIELD(c7, TENON_TRUNCATE),
                          TENON_FIELD(c8, TENON_TRUNCATE),   TENON_FIELD(c9, TENON_TRUNCATE),
                          TENON_FIELD(c255, TENON_TRUNCATE), TENON_FIELD(c256, TENON_TRUNCATE),
                          TENON_FIELD(c257, TENON_TRUNCATE)} TENON_END;

TENON_DECLARE(small_thing, struct small_thing);
TENON_DECLARE(small_text, struct small_text);

TENON_BEGIN(small_thing) = {TENON_FIELD(id), TENON_FIELD(name)} TENON_END;
TENON_BEGIN(small_text) = {TENON_FIELD(id), TENON_FIELD(name)} TENON_END;
#endif

static void check_print(const tenon_type *type, const void *object, const tenon_options *options,
                        const char *wanted)
{
    char buf[1024];
    size_t n = tenon_json_print(type, object, buf, sizeof buf, options);
    assert_true(n < sizeof buf);
    assert_string_equal(buf, wanted);
}

/* ---- C06: arrays of partly described structs ------------------------------------------------- */

static const char *const items_texts[] = {
    "{\"items\":[]}",
    "{\"items\":[{\"a\":1,\"n\":10}]}",
    "{\"items\":[{\"a\":1,\"n\":10},{\"a\":2,\"n\":20}]}",
    "{\"items\":[{\"a\":1,\"n\":10},{\"a\":2,\"n\":20},{\"a\":3,\"n\":30}]}",
    "{\"items\":[{\"a\":1,\"n\":10},{\"a\":2,\"n\":20},{\"a\":3,\"n\":30},{\"a\":4,\"n\":40}]}",
    ("{\"items\":[{\"a\":1,\"n\":10},{\"a\":2,\"n\":20},{\"a\":3,\"n\":30},{\"a\":4,\"n\":40},"
     "{\"a\":5,\"n\":50}]}"),
};

/* What no read may change. */
static void check_items(const struct item *items, uint64_t canary, uint64_t behind)
{
    assert_true(canary == UINT64_MAX / 255 * 0x5A && behind == UINT64_MAX / 255 * 0x5A);
    for (int i = 0; i < 4; i++)
        assert_true(items[i].hidden == UINT64_MAX / 255 * 0x5A);
}

#define CHECK_COUNTS(name)                                                                         \
    do {                                                                                           \
        struct name object;                                                                        \
        for (size_t n = 0; n <= 5; n++) {                                                          \
            const char *text = items_texts[n];                                                     \
            tenon_error error;                                                                     \
            memset(&object, 0x5A, sizeof object);                                                  \
            bool ok = name##_json_read(&object, text, strlen(text), NULL, NULL, &error);           \
            assert_int_equal(ok, n < 5);                                                           \
            check_items(object.items, object.canary, object.behind);                               \
            assert_int_equal(object.count, n < 5 ? n : 0);                                         \
            for (size_t i = 0; i < 4; i++) {                                                       \
                assert_int_equal(object.items[i].a, i < n && n < 5 ? i + 1 : 0);                   \
                assert_int_equal(object.items[i].n, i < n && n < 5 ? 10 * (i + 1) : 0);            \
            }                                                                                      \
            if (ok) {                                                                              \
                check_print(name##_type(), &object, NULL, text);                                   \
            } else {                                                                               \
                assert_int_equal(error.code, TENON_E_CAPACITY);                                    \
                assert_string_equal(error.path, "$.items[4]");                                     \
            }                                                                                      \
        }                                                                                          \
        object.count = 5;                                                                          \
        check_not_written(name##_type(), &object);                                                 \
        object.count = 100;                                                                        \
        check_not_written(name##_type(), &object);                                                 \
    } while (0);
#define CHECK_BOTH(name, type) CHECK_COUNTS(before_##name) CHECK_COUNTS(after_##name)

static void check_not_written(const tenon_type *type, const void *object)
{
    tenon_sink sink;
    tenon_error error;
    tenon_sink_memory(&sink, NULL);
    assert_false(tenon_json_write(type, object, &sink, NULL, &error));
    assert_int_equal(error.code, TENON_E_COUNT);
    assert_string_equal(error.path, "$.items");
    assert_int_equal(sink.len, 0);
    assert_true(tenon_sink_fini(&sink, NULL));
}

static void c06_counts(void **state)
{
    (void)state;
    COUNTS(CHECK_BOTH)
}

/* ---- C07: fixed char arrays ------------------------------------------------------------------ */

/* A text of len bytes into an array of size: of ASCII, or of two-byte characters behind one byte.
 */
static void check_chars(size_t offset, size_t size, size_t len, bool wide)
{
    struct sized object, cut;
    char text[600], path[16], bytes[300];
    tenon_error error;
    size_t n, kept = len < size ? len : size - 1;
    for (size_t i = 0; i < len; i++)
        bytes[i] = (char)(!wide || i == 0 ? 'a' + i % 26 : i % 2 ? 0xC3 : 0xA9);
    if (wide && len > 1 && len % 2 == 0)
        len--; /* whole characters only */
    if (kept > len)
        kept = len;
    else if (kept < len && wide && kept % 2 == 0 && kept > 0)
        kept--;
    n = (size_t)snprintf(text, sizeof text, "{\"c%zu\":\"%.*s\"}", size, (int)len, bytes);
    bool ok = sized_json_read(&object, text, n, NULL, NULL, &error);
    assert_int_equal(ok, len < size);
    if (!ok) {
        snprintf(path, sizeof path, "$.c%zu", size);
        assert_int_equal(error.code, TENON_E_CAPACITY);
        assert_string_equal(error.path, path);
        snprintf(path, sizeof path, "%zu", len + 1);
        assert_non_null(strstr(error.detail, path)); /* what it takes, and what there is */
        snprintf(path, sizeof path, "%zu", size);
        assert_non_null(strstr(error.detail, path));
    }
    assert_int_equal(strlen((char *)&object + offset), ok ? len : 0);
    assert_true(sized_cut_json_read(&cut, text, n, NULL, NULL, &error));
    assert_int_equal(strlen((char *)&cut + offset), kept);
    assert_memory_equal((char *)&cut + offset, bytes, kept);
}

static void c07_sizes(void **state)
{
    static const struct {
        size_t offset, size;
    } arrays[] = {{offsetof(struct sized, c1), 1},     {offsetof(struct sized, c7), 7},
                  {offsetof(struct sized, c8), 8},     {offsetof(struct sized, c9), 9},
                  {offsetof(struct sized, c255), 255}, {offsetof(struct sized, c256), 256},
                  {offsetof(struct sized, c257), 257}};
    struct sized full;
    char wanted[1100] = "{\"c1\":\"x\",\"c7\":\"xxxxxxx\",";
    (void)state;
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        for (size_t len = 0; len < arrays[i].size + 4 && len < 300; len++) {
            check_chars(arrays[i].offset, arrays[i].size, len, false);
            check_chars(arrays[i].offset, arrays[i].size, len, true);
        }
    /* full to the brim, without a NUL: at most sizeof is read */
    memset(&full, 'x', sizeof full);
    for (size_t i = 2; i < 7; i++) {
        char *d = wanted + strlen(wanted);
        d += sprintf(d, "\"c%zu\":\"", arrays[i].size);
        memset(d, 'x', arrays[i].size);
        strcpy(d + arrays[i].size, i < 6 ? "\"," : "\"}");
    }
    check_print(sized_type(), &full, NULL, wanted);
}

/* ---- C11: no malloc -------------------------------------------------------------------------- */

#if defined(__GLIBC__) && !defined(INSTRUMENTED)
#define COUNTS_MALLOC 1
static size_t mallocs;
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *old, size_t size);

void *malloc(size_t size)
{
    mallocs++;
    return __libc_malloc(size);
}
void *calloc(size_t n, size_t size)
{
    mallocs++;
    return __libc_calloc(n, size);
}
void *realloc(void *old, size_t size)
{
    mallocs++;
    return __libc_realloc(old, size);
}
#else
static size_t mallocs;
#endif

static const char small_thing_text[] = "{\"id\":5,\"name\":\"ab\\n\"}"; /* read-only */

static void c11_no_malloc(void **state)
{
    static const char large[] = "{\"id\":5,\"name\":\"0123456789012345678901234567890123456789"
                                "0123456789012345678901234567890123456789\"}";
    char block[256], tiny[64], written[64];
    struct small_thing object[2];
    struct small_text text[2];
    tenon_arena arena;
    tenon_error error;
    size_t before = mallocs;
    bool ok = true;
    (void)state;
    tenon_arena_init(&arena, block, sizeof block);
    arena.limit = SIZE_MAX;
    for (int i = 0; i < 2; i++) {
        ok = ok && small_thing_json_read(&object[i], TEXT(small_thing_text), NULL, NULL, &error);
        ok = ok && small_text_json_read(&text[i], TEXT(small_thing_text), &arena.mem, NULL, &error);
    }
    ok = ok && small_text_json_print(&text[0], written, sizeof written, NULL) ==
                   sizeof small_thing_text - 1;
    assert_true(mallocs == before);
    assert_true(ok);
    assert_int_equal(object[0].id, 5);
    assert_string_equal(object[0].name, "ab\n");
    assert_true(small_thing_equal(&object[0], &object[1]) && small_text_equal(&text[0], &text[1]));
    assert_true(text[0].name.data >= block && text[0].name.data < block + sizeof block);
    assert_string_equal(written, small_thing_text);
    tenon_arena_fini(&arena);
    /* no memory, or too little of it, is an error with its place */
    assert_false(small_text_json_read(&text[0], TEXT(small_thing_text), NULL, NULL, &error));
    assert_int_equal(error.code, TENON_E_MEMORY);
    assert_string_equal(error.path, "$.name");
    tenon_arena_init(&arena, tiny, sizeof tiny);
    arena.limit = SIZE_MAX;
    before = mallocs;
    ok = small_text_json_read(&text[0], TEXT(large), &arena.mem, NULL, &error);
    assert_true(mallocs == before && !ok);
    assert_int_equal(error.code, TENON_E_MEMORY);
    assert_string_equal(error.path, "$.name");
    tenon_arena_fini(&arena);
#ifndef COUNTS_MALLOC
    print_message("C11: malloc is not counted here\n");
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(c06_counts),
        cmocka_unit_test(c07_sizes),
        cmocka_unit_test(c11_no_malloc),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
