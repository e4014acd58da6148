/* SPDX-License-Identifier: MIT
 * test_cases_map.c: the checks of shared/cases, part C, beside their .typed lines: what is written
 * back, freed, reported and left alone when structs are mapped.
 *
 * Fixed arrays and fixed memory (C06, C07, C11) are in test_cases_fixed.c. Not here: C10 (headers),
 * C12 (test_threads_cases.c), C13 and the overflow member of C04; see README.md. */
#include "entrances.h"

#include "types/cases_map.h"
#ifdef TEST_GENERATED
#include "types/cases_map.tenon.h"
#else
TENON_DECLARE_ENUM(color, enum color);
TENON_DECLARE(limits, struct limits);
TENON_DECLARE(defaults, struct defaults);
TENON_DECLARE(listen, struct listen);
TENON_DECLARE(net, struct net);
TENON_DECLARE(server, struct server);
TENON_DECLARE(known, struct known);
TENON_DECLARE(known_only, struct known);
TENON_DECLARE(names, struct names);
TENON_DECLARE(node, struct node);
TENON_DECLARE(paint, struct paint);
TENON_DECLARE(paint_green, struct paint);

TENON_ENUM_BEGIN(color) = {TENON_VALUE(COLOR_RED, "red"), TENON_VALUE(COLOR_GREEN, "green"),
                           TENON_VALUE(COLOR_BLUE, "blue"),
                           TENON_VALUE(COLOR_NONE, "")} TENON_ENUM_END;
TENON_BEGIN(limits) = {TENON_FIELD(burst, TENON_DEFAULT(10))} TENON_END;
TENON_BEGIN(defaults) = {
    TENON_FIELD(retries, TENON_DEFAULT(3)),
    TENON_FIELD(ratio, TENON_DEFAULT(0.5)),
    TENON_FIELD(mode, TENON_DEFAULT("auto")),
    TENON_FIELD_OF(limits, limits),
    TENON_FIELD_OF(list, limits, TENON_COUNT(n_list)),
} TENON_END;
TENON_BEGIN(listen) = {TENON_FIELD(host, TENON_REQUIRED), TENON_FIELD(port, TENON_REQUIRED),
                       TENON_FIELD(backlog)} TENON_END;
TENON_BEGIN(net) = {TENON_FIELD_OF(listen, listen, TENON_COUNT(n_listen))} TENON_END;
TENON_BEGIN(server) = {TENON_FIELD_OF(net, net)} TENON_END;
TENON_BEGIN(known) = {TENON_FIELD(id), TENON_FIELD(name)} TENON_END;
TENON_BEGIN(known_only, TENON_REFUSE_UNKNOWN_MEMBERS) = {TENON_FIELD(id),
                                                         TENON_FIELD(name)} TENON_END;
TENON_BEGIN(names) = {
    TENON_FIELD(value_with_dashes, TENON_NAME("value-with-dashes")),
    TENON_FIELD(class_, TENON_NAME("class")),
    TENON_FIELD(ab, TENON_NAME_ESCAPED("a\\\"b!", "a\"b!")),
    TENON_FIELD(size, TENON_NAME("gr\xC3\xB6\xC3\x9F"
                                 "e")),
    TENON_FIELD(nothing, TENON_NAME("")),
} TENON_END;
TENON_BEGIN(node) = {
    TENON_FIELD(name),
    TENON_FIELD_OF(left, node),
    TENON_FIELD_OF(right, node),
    TENON_FIELD_OF(next, node),
    TENON_FIELD(tags, TENON_COUNT(n_tags)),
} TENON_END;
TENON_BEGIN(paint) = {TENON_FIELD_OF(color, color)} TENON_END;
TENON_BEGIN(paint_green) = {TENON_FIELD_OF(color, color, TENON_FALLBACK(COLOR_GREEN))} TENON_END;
#endif

static void check_print(const tenon_type *type, const void *object, const tenon_options *options,
                        const char *wanted)
{
    char buf[1024];
    size_t n = tenon_json_print(type, object, buf, sizeof buf, options);
    assert_true(n < sizeof buf);
    assert_string_equal(buf, wanted);
}

/* ---- C02: defaults --------------------------------------------------------------------------- */

static void c02_defaults(void **state)
{
    static const tenon_options brief = {.flags = TENON_OMIT_DEFAULTS};
    struct defaults object, plain;
    fault f;
    (void)state;
    fault_init(&f);
    assert_true(defaults_json_read(&object, TEXT("{\"retries\":5}"), &f.mem, NULL, NULL));
    assert_int_equal(object.limits.burst, 10);
    assert_string_equal(object.mode, "auto");
    object.mode[0] = 'A'; /* a copy, not a literal */
    object.mode[0] = 'a';
    check_print(defaults_type(), &object, &brief, "{\"retries\":5}");
    defaults_free(&object, &f.mem);
    assert_true(defaults_json_read(&object, TEXT("{\"limits\":{},\"list\":[{},{\"burst\":1},{}]}"),
                                   &f.mem, NULL, NULL));
    assert_int_equal(object.limits.burst, 10);
    assert_int_equal(object.n_list, 3);
    assert_int_equal(object.list[0].burst, 10);
    assert_int_equal(object.list[1].burst, 1);
    assert_int_equal(object.list[2].burst, 10);
    check_print(defaults_type(), &object, &brief, "{\"list\":[{},{\"burst\":1},{}]}");
    defaults_free(&object, &f.mem);
    assert_true(defaults_init(&plain, &f.mem));
    assert_true(defaults_json_read(&object, TEXT("{}"), &f.mem, NULL, NULL));
    assert_true(defaults_equal(&plain, &object));
    check_print(defaults_type(), &plain, &brief, "{}");
    defaults_free(&plain, &f.mem);
    defaults_free(&object, &f.mem);
    assert_true(fault_clean(&f));
    fault_fini(&f);
}

/* ---- C03: errors that name the place --------------------------------------------------------- */

/* The error of a text, as its first line says it. */
static void check_error(const char *text, int code, const char *path, const char *line)
{
    struct server object;
    tenon_error error;
    char buf[1024];
    assert_false(server_json_read(&object, text, strlen(text), tenon_heap, NULL, &error));
    assert_int_equal(error.code, code);
    assert_string_equal(error.path, path);
    assert_true(tenon_error_format(&error, "f.json", buf, sizeof buf) < sizeof buf);
    buf[strcspn(buf, "\n")] = 0;
    assert_true(strlen(buf) <= 200 && strstr(buf, path));
    assert_string_equal(buf, line);
}

static void c03_places(void **state)
{
    (void)state;
    check_error("{\"net\":{\"listen\":[{\"host\":\"a\",\"port\":1},{\"host\":\"b\"}]}}",
                TENON_E_MISSING, "$.net.listen[1]", "f.json:1:52: $.net.listen[1]: missing port");
    check_error("{\"net\":{\"listen\":[\n{\"backlog\":1}]}}", TENON_E_MISSING, "$.net.listen[0]",
                "f.json:2:13: $.net.listen[0]: missing host, port");
    check_error("{\"net\":{\"listen\":[{\"host\":\"a\",\"port\":\"x\"}]}}", TENON_E_TYPE,
                "$.net.listen[0].port",
                "f.json:1:38: $.net.listen[0].port: expected a whole number, found a string");
    check_error("{\"net\":\n  {\"listen\":\n   [{\"host\":null,\"port\":70000}]}}", TENON_E_RANGE,
                "$.net.listen[0].port",
                "f.json:3:25: $.net.listen[0].port: 70000 is out of range 0..65535");
}

/* ---- C04: unknown members -------------------------------------------------------------------- */

static bool collect(void *context, const char *path, tenon_str name)
{
    char *all = context;
    snprintf(all + strlen(all), 64, "%s %.*s;", path, (int)name.len, name.data);
    return name.len < 20;
}

static void c04_unknown(void **state)
{
    static const char text[] = "{\"id\":7,\"x-vendor\":{\"a\":[1,2.50]},\"name\":\"n\",\"z\":1e2}";
    char names[256] = "";
    const tenon_options refuse = {.flags = TENON_UNKNOWN_REFUSE}, strict = {.flags = TENON_STRICT};
    const tenon_options report = {.on_unknown = collect, .context = names};
    struct known object;
    tenon_error error;
    (void)state;
    assert_true(known_json_read(&object, TEXT(text), tenon_heap, NULL, &error));
    assert_int_equal(object.id, 7);
    assert_string_equal(object.name, "n");
    known_free(&object, tenon_heap);
    for (int i = 0; i < 3; i++) {
        const tenon_type *type = i == 2 ? known_only_type() : known_type();
        const tenon_options *options = i == 0 ? &refuse : i == 1 ? &strict : NULL;
        assert_false(tenon_json_read(type, &object, TEXT(text), tenon_heap, options, &error));
        assert_int_equal(error.code, TENON_E_UNKNOWN);
        assert_string_equal(error.path, "$.x-vendor");
        assert_int_equal(error.offset, 9);
    }
    assert_true(known_json_read(&object, TEXT(text), tenon_heap, &report, &error));
    assert_string_equal(names, "$ x-vendor;$ z;");
    known_free(&object, tenon_heap);
    /* the callback refuses this one */
    assert_false(known_json_read(&object, TEXT("{\"a-very-long-unknown-name\":1}"), tenon_heap,
                                 &report, &error));
    assert_int_equal(error.code, TENON_E_UNKNOWN);
    /* what is passed over is still JSON */
    assert_false(known_json_read(&object, TEXT("{\"id\":7,\"x\":{\"a\":[1,2.]}}"), tenon_heap, NULL,
                                 &error));
    assert_int_equal(error.code, TENON_E_NUMBER);
}

/* ---- C05: names ------------------------------------------------------------------------------ */

/* wrong on purpose: tenongen refuses such headers */
TENON_DECLARE(clash, struct clash);
TENON_DECLARE(alias_clash, struct clash);
TENON_BEGIN(clash) = {TENON_FIELD(first, TENON_NAME("same")),
                      TENON_FIELD(second, TENON_NAME("same"))} TENON_END;
TENON_BEGIN(alias_clash) = {TENON_FIELD(first),
                            TENON_FIELD(second, TENON_ALIAS("other\0first"))} TENON_END;

static void c05_names(void **state)
{
    static const char text[] =
        "{\"value-with-dashes\":1,\"class\":\"c\",\"a\\\"b!\":2,\"gr\xC3\xB6\xC3\x9F"
        "e\":3,\"\":4}";
    static const char spelled[] = "{\"\\u0061\\u0022b\\u0021\":2,\"gr\\u00f6\\u00DFe\":3,\"\":4,"
                                  "\"cl\\u0061ss\":\"c\",\"value\\u002dwith-dashes\":1}";
    struct names object;
    struct clash clash = {0, 0};
    tenon_error error;
    (void)state;
    assert_true(names_json_read(&object, TEXT(text), tenon_heap, NULL, &error));
    check_print(names_type(), &object, NULL, text);
    names_free(&object, tenon_heap);
    assert_true(names_json_read(&object, TEXT(spelled), tenon_heap, NULL, &error));
    check_print(names_type(), &object, NULL, text);
    names_free(&object, tenon_heap);
    assert_false(clash_json_read(&clash, TEXT("{}"), NULL, NULL, &error));
    assert_int_equal(error.code, TENON_E_DESCRIPTION);
    assert_non_null(strstr(error.detail, "same"));
    assert_false(tenon_type_check(alias_clash_type(), &error));
    assert_int_equal(error.code, TENON_E_DESCRIPTION);
    assert_true(tenon_json_print(clash_type(), &clash, NULL, 0, NULL) == SIZE_MAX);
}

/* ---- C08: ownership -------------------------------------------------------------------------- */

static const char node_text[] =
    "{\"name\":\"root\",\"left\":{\"name\":\"l\",\"tags\":[\"x\",\"y\"]},"
    "\"right\":null,\"next\":{\"name\":\"n2\",\"next\":null}}";

static void c08_cut(void **state)
{
    const struct node zero = {0};
    (void)state;
    for (size_t n = 0; n <= sizeof node_text - 1; n++) {
        struct node object;
        fault f;
        fault_init(&f);
        bool ok = node_json_read(&object, node_text, n, &f.mem, NULL, NULL);
        assert_int_equal(ok, n == sizeof node_text - 1);
        assert_true(ok || fault_clean(&f));
        node_free(&object, &f.mem);
        node_free(&object, &f.mem);
        assert_true(node_equal(&object, &zero) && !object.name && !object.left && !object.tags);
        assert_true(fault_clean(&f));
        fault_fini(&f);
    }
}

/* Updates onto a filled object, whole and cut at every byte; what is replaced is given back. */
static void c08_update(void **state)
{
    static const char change[] = "{\"left\":{\"tags\":[\"z\"],\"name\":\"new\"},\"next\":null,"
                                 "\"right\":{\"left\":{\"name\":\"deep\"}},\"tags\":[\"t\"]}";
    (void)state;
    for (size_t n = 0; n <= sizeof change - 1; n++) {
        struct node object;
        tenon_error error;
        fault f;
        fault_init(&f);
        assert_true(node_json_read(&object, TEXT(node_text), &f.mem, NULL, NULL));
        bool ok = node_json_update(&object, change, n, &f.mem, NULL, &error);
        assert_int_equal(ok, n == sizeof change - 1);
        assert_string_equal(object.name, "root");
        assert_non_null(object.left);
        if (ok) {
            assert_string_equal(object.left->name, "new");
            assert_int_equal(object.left->n_tags, 1);
            assert_string_equal(object.right->left->name, "deep");
            assert_null(object.next);
            assert_int_equal(object.n_tags, 1);
        }
        node_free(&object, &f.mem);
        assert_true(fault_clean(&f));
        assert_true(node_json_read(&object, TEXT(node_text), &f.mem, NULL, NULL)); /* and again */
        assert_string_equal(object.next->name, "n2");
        node_free(&object, &f.mem);
        assert_true(fault_clean(&f));
        fault_fini(&f);
    }
}

static void c08_arena(void **state)
{
    struct node object;
    tenon_arena arena;
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    for (int i = 0; i < 100; i++) {
        assert_true(node_json_read(&object, TEXT(node_text), &arena.mem, NULL, NULL));
        assert_string_equal(object.left->tags[1], "y");
        tenon_arena_reset(&arena);
    }
    tenon_arena_fini(&arena);
}

/* ---- C09: enums ------------------------------------------------------------------------------ */

/* Reads {"color":TEXT} by default, with numbers, with a fallback: a value each, or -1 error code.
 */
static void check_color(const char *value, int plain, int numbers, int fallback)
{
    static const tenon_options allow = {.flags = TENON_ENUM_NUMBERS};
    const int wanted[3] = {plain, numbers, fallback};
    for (int i = 0; i < 3; i++) {
        struct paint object = {COLOR_BLUE};
        tenon_error error;
        size_t len;
        char *text = wrapped("{\"color\":", value, strlen(value), "}", &len);
        bool ok = tenon_json_read(i == 2 ? paint_green_type() : paint_type(), &object, text, len,
                                  NULL, i == 1 ? &allow : NULL, &error);
        if (ok != (wanted[i] >= 0) || (ok ? (int)object.color : -error.code) != wanted[i])
            fail_msg("%s (%d): %d %s", value, i, ok, tenon_error_word(error.code));
        if (!ok)
            assert_string_equal(error.path, "$.color");
        if (error.code == TENON_E_ENUM && *value == '"') {
            assert_non_null(strstr(error.detail, "red"));
            assert_non_null(strstr(error.detail, "blue"));
        }
        free(text);
    }
}

static void c09_settings(void **state)
{
    (void)state;
    check_color("\"blue\"", COLOR_BLUE, COLOR_BLUE, COLOR_BLUE);
    check_color("\"\"", COLOR_NONE, COLOR_NONE, COLOR_NONE);
    check_color("\"bl\\u0075e\"", COLOR_BLUE, COLOR_BLUE, COLOR_BLUE);
    check_color("\"pink\"", -TENON_E_ENUM, -TENON_E_ENUM, COLOR_GREEN);
    check_color("\"Blue\"", -TENON_E_ENUM, -TENON_E_ENUM, COLOR_GREEN);
    check_color("\"1\"", -TENON_E_ENUM, -TENON_E_ENUM, COLOR_GREEN);
    check_color("1", -TENON_E_TYPE, COLOR_GREEN, -TENON_E_TYPE);
    check_color("4", -TENON_E_TYPE, -TENON_E_ENUM, -TENON_E_TYPE);
    check_color("1.0", -TENON_E_TYPE, -TENON_E_INTEGER, -TENON_E_TYPE);
    check_color("true", -TENON_E_TYPE, -TENON_E_TYPE, -TENON_E_TYPE);
    check_color("null", -TENON_E_TYPE, -TENON_E_TYPE, -TENON_E_TYPE);
    check_color("\"pi\xFF\"", -TENON_E_UTF8, -TENON_E_UTF8, -TENON_E_UTF8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(c02_defaults), cmocka_unit_test(c03_places),
        cmocka_unit_test(c04_unknown),  cmocka_unit_test(c05_names),
        cmocka_unit_test(c08_cut),      cmocka_unit_test(c08_update),
        cmocka_unit_test(c08_arena),    cmocka_unit_test(c09_settings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
