/* SPDX-License-Identifier: MIT
 * test_cases_depth.c: nesting without end, read and written (shared/cases A12 and B08).
 *
 * The limit is 128 levels of arrays and objects, exactly, by whatever way the text comes in; it can
 * be set up to 1024. Everything runs on a thread with a small stack, 128 KiB for reading and 64 KiB
 * for writing where the library is optimised and nothing instruments it. What is deeper than the
 * limit in memory cannot be written, copied or compared, but can be freed: chains and trees of any
 * size. Here too: lists through a `next` pointer, which are nested objects in the text. */
#include "entrances.h"

#include <pthread.h>

#include "types/cases_depth.h"
#ifdef TEST_GENERATED
#include "types/cases_depth.tenon.h"
#else
TENON_DECLARE(chain, struct chain);
TENON_DECLARE(twig, struct twig);
TENON_DECLARE(bush, struct bush);

TENON_BEGIN(chain) = {TENON_FIELD(v), TENON_FIELD_OF(next, chain)} TENON_END;
TENON_BEGIN(twig) = {TENON_FIELD_OF(left, twig), TENON_FIELD(name), TENON_FIELD_OF(right, twig),
                     TENON_FIELD_OF(middle, twig)} TENON_END;
TENON_BEGIN(bush) = {TENON_FIELD_OF(kids, bush, TENON_COUNT(n))} TENON_END;
#endif

#if defined(__OPTIMIZE__) && !defined(INSTRUMENTED)
enum { WRITE_STACK = 64 << 10, READ_STACK = 128 << 10, LARGE_STACK = 1 << 20 };
#else
enum { WRITE_STACK = 2 << 20, READ_STACK = 2 << 20, LARGE_STACK = 16 << 20 };
#endif

/* ---- on a thread of its own ------------------------------------------------------------------ */

typedef struct job {
    void (*run)(void);
} job;

static void *run_job(void *argument)
{
    ((job *)argument)->run();
    return NULL;
}

/* cmocka's failures jump, and must not leave the thread: the jobs below stop the program instead.
 */
static void on_stack(size_t size, void (*run)(void))
{
    pthread_attr_t attributes;
    pthread_t thread;
    job j = {run};
    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstacksize(&attributes, size), 0);
    assert_int_equal(pthread_create(&thread, &attributes, run_job, &j), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    pthread_attr_destroy(&attributes);
}

#define MUST(condition)                                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* n times open, then middle, then n times close; close NULL: cut there. */
static char *nested(const char *open, size_t n, const char *middle, char close, size_t *ret_len)
{
    size_t k = strlen(open), m = strlen(middle), len = 0;
    char *text = malloc(n * (k + 1) + m + 1);
    MUST(text);
    for (size_t i = 0; i < n; i++, len += k)
        memcpy(text + len, open, k);
    memcpy(text + len, middle, m);
    len += m;
    for (size_t i = 0; close && i < n; i++)
        text[len++] = close;
    *ret_len = len;
    return text;
}

/* ---- A12: reading ---------------------------------------------------------------------------- */

static bool reads(const tenon_type *type, const char *text, size_t len, uint16_t max_depth,
                  tenon_error *error)
{
    const tenon_options options = {.max_depth = max_depth};
    uint64_t object[8];
    bool ok = tenon_json_read(type, object, text, len, tenon_heap, &options, error);
    if (ok)
        tenon_free(type, object, tenon_heap);
    return ok;
}

typedef struct deep_text {
    const tenon_type *(*type)(void);
    const char *open, *middle;
    char close;
    size_t before; /* levels that the type has above those of the text */
    const char *around[2];
} deep_text;

static const deep_text deep_texts[] = {
    {any_json_type, "[", "", ']', 0, {"", ""}},
    {any_json_type, "{\"a\":", "1", '}', 0, {"", ""}},
    {only_y_type, "[", "", ']', 1, {"{\"x\":", "}"}},
    {only_y_type, "{\"a\":", "[]", '}', 2, {"{\"x\":", "}"}},
    {raw_member_type, "[", "", ']', 1, {"{\"raw\":", "}"}},
    {chain_type, "{\"v\":1,\"next\":", "null", '}', 0, {"", ""}},
    {twig_type, "{\"left\":", "null", '}', 0, {"", ""}},
    {bush_type, "{\"kids\":[", "{}", 0, 1, {"", ""}}, /* closed by hand below */
};
enum { DEEP_TEXTS = sizeof deep_texts / sizeof *deep_texts };

/* The text of a kind with so many levels in all. */
static char *deep(const deep_text *d, size_t levels, size_t *ret_len)
{
    size_t len, k = strlen(d->around[0]), n = levels - d->before;
    char *inner, *text;
    if (d->type == bush_type) { /* two levels each */
        inner = nested(d->open, n / 2, n % 2 ? "{\"kids\":[]}" : "{}", 0, &len);
        text = malloc(len + n);
        MUST(text);
        memcpy(text, inner, len);
        for (size_t i = 0; i < n / 2; i++, len += 2)
            memcpy(text + len, "]}", 2);
    } else {
        inner = nested(d->open, n, d->middle, d->close, &len);
        text = malloc(k + len + 2);
        MUST(text);
        memcpy(text, d->around[0], k);
        memcpy(text + k, inner, len);
        len += k;
        memcpy(text + len, d->around[1], strlen(d->around[1]));
        len += strlen(d->around[1]);
    }
    free(inner);
    *ret_len = len;
    return text;
}

static void check_limit(const deep_text *d, size_t levels, uint16_t max_depth, bool wanted)
{
    tenon_error error;
    size_t len;
    char *text = deep(d, levels, &len);
    bool ok = reads(d->type(), text, len, max_depth, &error);
    if (ok != wanted || error.code != (wanted ? TENON_E_NONE : TENON_E_DEPTH)) {
        fprintf(stderr, "%s, %zu levels: %s\n", d->open, levels, tenon_error_word(error.code));
        MUST(false);
    }
    free(text);
}

static void read_default(void)
{
    for (size_t i = 0; i < DEEP_TEXTS; i++) {
        check_limit(&deep_texts[i], 127, 0, true);
        check_limit(&deep_texts[i], 128, 0, true);
        check_limit(&deep_texts[i], 129, 0, false);
        check_limit(&deep_texts[i], 130, 0, false);
        check_limit(&deep_texts[i], 100000, 0, false);
    }
}

static void read_limits(void)
{
    static const uint16_t limits[] = {4, 5, 64, 1023, 1024};
    for (size_t i = 0; i < DEEP_TEXTS; i++)
        for (size_t j = 0; j < sizeof limits / sizeof *limits; j++) {
            check_limit(&deep_texts[i], limits[j], limits[j], true);
            check_limit(&deep_texts[i], limits[j] + 1u, limits[j], false);
        }
}

static void read_bombs(void)
{
    tenon_error error;
    size_t len;
    char *text = nested("[", 100000, "", 0, &len);
    MUST(!reads(any_json_type(), text, len, 0, &error));
    MUST(error.code == TENON_E_DEPTH && error.offset == 128);
    MUST(!reads(bush_type(), text, len, 0, &error) && error.code == TENON_E_TYPE);
    free(text);
    text = nested("{\"a\":", 100000, "", 0, &len);
    MUST(!reads(any_json_type(), text, len, 0, &error));
    MUST(error.code == TENON_E_DEPTH && error.offset == 128 * 5);
    MUST(!reads(only_y_type(), text, len, 0, &error) && error.code == TENON_E_DEPTH);
    free(text);
    text = nested("{\"next\":", 100000, "", 0, &len);
    MUST(!reads(chain_type(), text, len, 0, &error) && error.code == TENON_E_DEPTH);
    MUST(error.offset == 128 * 8 && strncmp(error.path, "$.next.next", 11) == 0);
    free(text);
}

static void a12_default_limit(void **state)
{
    (void)state;
    on_stack(READ_STACK, read_default);
}

static void a12_other_limits(void **state)
{
    tenon_error error;
    (void)state;
    on_stack(LARGE_STACK, read_limits);
    assert_false(reads(any_json_type(), "1", 1, 1025, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
    assert_false(reads(any_json_type(), "1", 1, UINT16_MAX, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
}

static void a12_bombs(void **state)
{
    (void)state;
    on_stack(READ_STACK, read_bombs);
}

/* ---- B08: writing and freeing ---------------------------------------------------------------- */

static void *make(size_t size)
{
    void *block = tenon_heap->resize(tenon_heap, NULL, 0, size, _Alignof(max_align_t));
    MUST(block);
    memset(block, 0, size);
    return block;
}

static void check_too_deep(const tenon_type *type, const void *object, const char *path)
{
    tenon_error error;
    tenon_sink sink;
    char buf[64];
    tenon_sink_memory(&sink, NULL);
    MUST(!tenon_json_write(type, object, &sink, NULL, &error));
    MUST(error.code == TENON_E_DEPTH && sink.len == 0);
    MUST(strncmp(error.path, path, strlen(path)) == 0);
    MUST(tenon_json_print(type, object, buf, sizeof buf, NULL) == SIZE_MAX);
    MUST(tenon_sink_fini(&sink, NULL));
}

static void write_chain(void)
{
    struct chain first = {1, NULL}, *last = &first, pair[2] = {{1, &pair[1]}, {2, &pair[0]}};
    for (int i = 0; i < 100000; i++) {
        last->next = make(sizeof *last);
        last = last->next;
        last->v = i;
    }
    check_too_deep(chain_type(), &first, "$.next.next.next");
    chain_free(&first, tenon_heap);
    MUST(!first.next && first.v == 0);
    chain_free(&first, tenon_heap);
    check_too_deep(chain_type(), pair, "$.next.next.next");
}

/* Copying and comparing have limits of their own, 1024. */
static void copy_cycle(void)
{
    struct chain pair[2] = {{1, &pair[1]}, {1, &pair[0]}}, copy;
    MUST(!chain_copy(&copy, pair, tenon_heap) && !copy.next && !copy.v);
    MUST(!chain_equal(pair, pair + 1));
}

static char *make_name(void)
{
    return memcpy(make(5), "name", 5);
}

/* Every pointer of a tree leads somewhere deep. */
static void free_tree(void)
{
    struct twig root = {NULL, NULL, NULL, NULL}, *at = &root;
    for (int i = 0; i < 100000; i++) {
        struct twig *next = make(sizeof *next);
        struct twig **way[3] = {&at->left, &at->right, &at->middle};
        *way[i % 3] = next;
        next->name = make_name();
        for (int side = 0; i % 2 && side < 3; side++)
            if (!*way[side]) {
                *way[side] = make(sizeof *next);
                (*way[side])->name = make_name();
            }
        at = next;
    }
    twig_free(&root, tenon_heap);
    MUST(!root.left && !root.right && !root.middle);
    for (int i = 0, deep = 100000; i < deep; i++) { /* only the first pointer */
        struct twig *next = make(sizeof *next);
        next->left = root.left;
        root.left = next;
    }
    twig_free(&root, tenon_heap);
    MUST(!root.left);
}

static void write_limits(void)
{
    for (size_t n = 126; n < 131; n++) {
        struct chain *nodes = calloc(n, sizeof *nodes);
        tenon_sink sink;
        tenon_error error;
        MUST(nodes);
        for (size_t i = 0; i + 1 < n; i++)
            nodes[i].next = &nodes[i + 1];
        tenon_sink_memory(&sink, NULL);
        MUST(chain_json_write(nodes, &sink, NULL, &error) == (n <= 128));
        MUST(n <= 128 || error.code == TENON_E_DEPTH);
        if (n <= 128) {
            struct chain read;
            MUST(chain_json_read(&read, sink.data, sink.len, tenon_heap, NULL, NULL));
            MUST(chain_equal(nodes, &read));
            chain_free(&read, tenon_heap);
        }
        MUST(tenon_sink_fini(&sink, NULL));
        free(nodes);
    }
}

static void b08_chains(void **state)
{
    (void)state;
    on_stack(WRITE_STACK, write_chain);
    on_stack(LARGE_STACK, copy_cycle);
}

static void b08_trees(void **state)
{
    (void)state;
    on_stack(WRITE_STACK, free_tree);
}

static void b08_limit(void **state)
{
    (void)state;
    on_stack(WRITE_STACK, write_limits);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a12_default_limit), cmocka_unit_test(a12_other_limits),
        cmocka_unit_test(a12_bombs),         cmocka_unit_test(b08_chains),
        cmocka_unit_test(b08_trees),         cmocka_unit_test(b08_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
