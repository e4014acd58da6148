/* SPDX-License-Identifier: MIT
 * test_roundtrip.c: texts that, read and written, must come back the same.
 *
 * As raw values every set does so byte for byte. Typed, the condensed files do where their shape is
 * that of a C type; three hold doubles in another spelling than tenon's (0.0, -0.0, e308 for
 * e+308), which is expected as such. Values are also compared with those that a set states. */
#include "entrances.h"

#include "types/roundtrip.h"
#ifdef TEST_GENERATED
#include "types/roundtrip.tenon.h"
#else
TENON_DECLARE(bools, struct bools);
TENON_DECLARE(signeds, struct signeds);
TENON_DECLARE(unsigneds, struct unsigneds);
TENON_DECLARE(reals, struct reals);
TENON_DECLARE(strings, struct strings);
TENON_DECLARE(nothing, struct nothing);
TENON_DECLARE(foo, struct foo);
TENON_DECLARE(a_foo, struct a_foo);

TENON_BEGIN(bools, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(signeds, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(unsigneds, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(reals, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(strings, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(nothing) = {TENON_FIELD(unused, TENON_IGNORE)} TENON_END;
TENON_BEGIN(foo) = {TENON_FIELD(foo)} TENON_END;
TENON_BEGIN(a_foo) = {TENON_FIELD(a), TENON_FIELD(foo)} TENON_END;
#endif

union any_object {
    struct bools bools;
    struct signeds signeds;
    struct strings strings;
    struct foo foo;
    struct a_foo a_foo;
};

/* text read by the type is written as wanted; reading that again gives an equal object. */
static void check_typed(const tenon_type *type, const char *text, size_t len, const char *wanted)
{
    union any_object object, again;
    char *exact = data_exact(text, len);
    tenon_error error;
    tenon_sink sink;
    fault f;
    fault_init(&f);
    tenon_sink_memory(&sink, NULL);
    if (!tenon_json_read(type, &object, exact, len, &f.mem, NULL, &error))
        fail_msg("%.*s: %s at %zu", (int)len, text, error.detail, error.offset);
    assert_true(tenon_json_write(type, &object, &sink, NULL, &error));
    if (sink.len != strlen(wanted) || memcmp(sink.data, wanted, sink.len) != 0)
        fail_msg("%s was written as %.*s", wanted, (int)sink.len, sink.data);
    assert_true(tenon_json_read(type, &again, sink.data, sink.len, &f.mem, NULL, &error));
    assert_true(tenon_equal(type, &object, &again));
    tenon_free(type, &again, &f.mem);
    tenon_free(type, &object, &f.mem);
    assert_true(fault_clean(&f));
    fault_fini(&f);
    assert_true(tenon_sink_fini(&sink, NULL));
    free(exact);
}

/* ---- the condensed files --------------------------------------------------------------------- */

typedef struct shape {
    const tenon_type *(*type)(void);
    const char *spelling; /* NULL: the file's */
} shape;

/* roundtrip01.json and on */
static const shape shapes[27] = {
    {strings_type, NULL}, {bools_type, NULL},     {bools_type, NULL},
    {signeds_type, NULL}, {strings_type, NULL},   {reals_type, NULL},
    {nothing_type, NULL}, {unsigneds_type, NULL}, {foo_type, NULL},
    {a_foo_type, NULL},   {signeds_type, NULL},   {signeds_type, NULL},
    {signeds_type, NULL}, {signeds_type, NULL},   {unsigneds_type, NULL},
    {signeds_type, NULL}, {unsigneds_type, NULL}, {unsigneds_type, NULL},
    {signeds_type, NULL}, {reals_type, "[0]"},    {reals_type, "[-0]"},
    {reals_type, NULL},   {reals_type, NULL},     {reals_type, NULL},
    {reals_type, NULL},   {reals_type, NULL},     {reals_type, "[1.7976931348623157e+308]"},
};

static void roundtrip_nativejson(void **state)
{
    static const char folder[] = "data/nativejson-roundtrip";
    size_t same = 0;
    (void)state;
    DATA_NEEDED(folder);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        char name[32];
        snprintf(name, sizeof name, "roundtrip%02zu.json", i + 1);
        data_file file = data_read_in(folder, name);
        assert_true(root_accepts(file.data, file.len, NULL, NULL));
        assert_true(embedded_accepts(file.data, file.len, NULL));
        check_typed(shapes[i].type(), file.data, file.len,
                    shapes[i].spelling ? shapes[i].spelling : file.data);
        same += !shapes[i].spelling;
        data_file_free(&file);
    }
    print_message("nativejson-roundtrip: 27 as raw values, %zu typed\n", same);
}

static void roundtrip_yyjson(void **state)
{
    static const char folder[] = "data/yyjson-testdata/json/test_roundtrip";
    (void)state;
    DATA_NEEDED(folder);
    data_list list = data_names(folder);
    for (size_t i = 0; i < list.n; i++) {
        data_file file = data_read_in(folder, list.names[i]);
        assert_true(root_accepts(file.data, file.len, NULL, NULL));
        data_file_free(&file);
    }
    print_message("yyjson roundtrip: %zu as raw values\n", list.n);
    assert_int_equal(list.n, 48);
    data_list_free(&list);
}

/* ---- values with their text ------------------------------------------------------------------ */

static void roundtrip_double_cases(void **state)
{
    static const char name[] = "data/nativejson-roundtrip/double_cases.tsv";
    size_t n = 0;
    (void)state;
    DATA_NEEDED(name);
    data_file file = data_read(name);
    char *at = file.data, *line;
    while ((line = data_line(&at)) != NULL) {
        char *tab = strchr(line, '\t');
        struct reals list;
        tenon_error error;
        uint64_t bits;
        if (*line == '#')
            continue;
        assert_non_null(tab);
        assert_true(reals_json_read(&list, line, (size_t)(tab - line), tenon_heap, NULL, &error));
        assert_int_equal(list.n, 1);
        memcpy(&bits, list.items, sizeof bits);
        if (bits != strtoull(tab + 1, NULL, 16))
            fail_msg("%.*s: %llx", (int)(tab - line), line, (unsigned long long)bits);
        reals_free(&list, tenon_heap);
        n++;
    }
    print_message("double_cases: %zu\n", n);
    assert_int_equal(n, 66);
    data_file_free(&file);
}

static void roundtrip_string_cases(void **state)
{
    static const char name[] = "data/nativejson-roundtrip/string_cases.tsv";
    size_t n = 0;
    (void)state;
    DATA_NEEDED(name);
    data_file file = data_read(name);
    char *at = file.data, *line;
    while ((line = data_line(&at)) != NULL) {
        char *tab = strchr(line, '\t'), wanted[256];
        struct strings list, again;
        tenon_error error;
        tenon_sink sink;
        size_t len;
        if (*line == '#')
            continue;
        assert_non_null(tab);
        len = data_unhex(tab + 1, wanted, sizeof wanted);
        assert_true(len <= sizeof wanted);
        assert_true(strings_json_read(&list, line, (size_t)(tab - line), tenon_heap, NULL, &error));
        assert_int_equal(list.n, 1);
        assert_int_equal(list.items->len, len);
        assert_memory_equal(list.items->data, wanted, len);
        tenon_sink_memory(&sink, NULL);
        assert_true(strings_json_write(&list, &sink, NULL, &error));
        assert_true(strings_json_read(&again, sink.data, sink.len, tenon_heap, NULL, &error));
        assert_true(strings_equal(&list, &again));
        assert_true(tenon_sink_fini(&sink, NULL));
        strings_free(&again, tenon_heap);
        strings_free(&list, tenon_heap);
        n++;
    }
    print_message("string_cases: %zu\n", n);
    assert_int_equal(n, 9);
    data_file_free(&file);
}

/* ---- real texts ------------------------------------------------------------------------------ */

static void roundtrip_blns(void **state)
{
    static const char name[] = "data/blns/blns.json";
    struct strings list, again;
    tenon_options indented = {.indent = 2};
    tenon_error error;
    tenon_sink compact, pretty;
    (void)state;
    DATA_NEEDED(name);
    data_file file = data_read(name);
    assert_true(strings_json_read(&list, file.data, file.len, tenon_heap, NULL, &error));
    print_message("blns: %zu strings\n", list.n);
    assert_int_equal(list.n, 515);
    tenon_sink_memory(&compact, NULL);
    tenon_sink_memory(&pretty, NULL);
    assert_true(strings_json_write(&list, &compact, NULL, &error));
    assert_true(strings_json_write(&list, &pretty, &indented, &error));
    assert_true(strings_json_read(&again, compact.data, compact.len, tenon_heap, NULL, &error));
    assert_true(strings_equal(&list, &again));
    strings_free(&again, tenon_heap);
    assert_true(strings_json_read(&again, pretty.data, pretty.len, tenon_heap, NULL, &error));
    assert_true(strings_equal(&list, &again));
    strings_free(&again, tenon_heap);
    strings_free(&list, tenon_heap);
    assert_true(tenon_sink_fini(&compact, NULL));
    assert_true(tenon_sink_fini(&pretty, NULL));
    data_file_free(&file);
}

static size_t check_corpus(const char *folder)
{
    data_list list = data_names(folder);
    size_t n = 0;
    for (size_t i = 0; i < list.n; i++) {
        size_t len = strlen(list.names[i]);
        if (len < 5 || strcmp(list.names[i] + len - 5, ".json") != 0)
            continue;
        data_file file = data_read_in(folder, list.names[i]);
        if (!root_accepts(file.data, file.len, NULL, NULL) ||
            !embedded_accepts(file.data, file.len, NULL))
            fail_msg("%s was refused", list.names[i]);
        data_file_free(&file);
        n++;
    }
    data_list_free(&list);
    return n;
}

static void roundtrip_corpora(void **state)
{
    size_t n;
    (void)state;
    DATA_NEEDED("data/corpora");
    n = check_corpus("data/corpora") + check_corpus("data/corpora/small");
    print_message("corpora: %zu texts\n", n);
    assert_true(n >= 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(roundtrip_nativejson),   cmocka_unit_test(roundtrip_yyjson),
        cmocka_unit_test(roundtrip_double_cases), cmocka_unit_test(roundtrip_string_cases),
        cmocka_unit_test(roundtrip_blns),         cmocka_unit_test(roundtrip_corpora),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
