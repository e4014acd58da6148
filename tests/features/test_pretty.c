/* SPDX-License-Identifier: MIT
 * test_pretty.c: indented text to the last byte, and that every way of writing gives the same bytes
 * at every size. */
#include "features/feature.h"

#include "types/pretty.h"
#ifdef TEST_GENERATED
#include "types/pretty.tenon.h"
#else
TENON_DECLARE(point, struct point);
TENON_BEGIN(point) = {TENON_FIELD(x), TENON_FIELD(y)} TENON_END;
TENON_DECLARE(entry, struct entry);
TENON_BEGIN(entry) = {TENON_FIELD_OF(at, point)} TENON_END;
TENON_DECLARE(sheet, struct sheet);
TENON_BEGIN(sheet) = {
    TENON_FIELD(name),
    TENON_FIELD_OF(origin, point),
    TENON_FIELD_OF(points, point, TENON_COUNT(n_points)),
    TENON_FIELD(numbers, TENON_COUNT(n_numbers)),
    TENON_FIELD(grid),
    TENON_FIELD_OF(map, entry, TENON_COUNT(n_map), TENON_MAP(entry, key)),
    TENON_FIELD(raw),
    TENON_FIELD_OF(next, sheet, TENON_OMIT_NULL),
} TENON_END;
TENON_DECLARE(much, struct much);
TENON_BEGIN(much) = {TENON_FIELD(texts, TENON_COUNT(n)), TENON_FIELD(last)} TENON_END;
#endif

static struct point some[] = {{1, 2}, {3, 4}};
static int three[] = {1, 2, 3};
static struct entry pairs[] = {{"a", {5, 6}}, {"", {7, 8}}};
static const struct sheet full = {
    .name = "full",
    .origin = {-1, -2},
    .points = some,
    .n_points = 2,
    .numbers = three,
    .n_numbers = 3,
    .grid = {{1, 2}, {3, 4}},
    .map = pairs,
    .n_map = 2,
    .raw = {"{\"as\": [ \"it\" ]}", 16},
};
static const struct sheet nothing = {.next = NULL};

static const char full_two[] = "{\n"
                               "  \"name\": \"full\",\n"
                               "  \"origin\": {\n"
                               "    \"x\": -1,\n"
                               "    \"y\": -2\n"
                               "  },\n"
                               "  \"points\": [\n"
                               "    {\n"
                               "      \"x\": 1,\n"
                               "      \"y\": 2\n"
                               "    },\n"
                               "    {\n"
                               "      \"x\": 3,\n"
                               "      \"y\": 4\n"
                               "    }\n"
                               "  ],\n"
                               "  \"numbers\": [\n"
                               "    1,\n"
                               "    2,\n"
                               "    3\n"
                               "  ],\n"
                               "  \"grid\": [\n"
                               "    [\n"
                               "      1,\n"
                               "      2\n"
                               "    ],\n"
                               "    [\n"
                               "      3,\n"
                               "      4\n"
                               "    ]\n"
                               "  ],\n"
                               "  \"map\": {\n"
                               "    \"a\": {\n"
                               "      \"at\": {\n"
                               "        \"x\": 5,\n"
                               "        \"y\": 6\n"
                               "      }\n"
                               "    },\n"
                               "    \"\": {\n"
                               "      \"at\": {\n"
                               "        \"x\": 7,\n"
                               "        \"y\": 8\n"
                               "      }\n"
                               "    }\n"
                               "  },\n"
                               "  \"raw\": {\"as\": [ \"it\" ]}\n"
                               "}";

/* The same with each pair of blanks at the start of a line replaced by unit, and each line's end.
 */
static char *relaid(const char *text, const char *unit, size_t times, const char *end)
{
    char *out = calloc(1, 1 << 16), *p = out;
    assert_non_null(out);
    for (bool start = false; *text; text++) {
        if (*text == '\n') {
            p += sprintf(p, "%s", end);
            start = true;
        } else if (start && text[0] == ' ' && text[1] == ' ') {
            for (size_t i = 0; i < times; i++)
                p += sprintf(p, "%s", unit);
            text++;
        } else {
            *p++ = *text;
            start = false;
        }
    }
    return out;
}

static void exact_bytes(void **state)
{
    (void)state;
    writes(sheet_type(), &full, &(tenon_options){.indent = 2}, full_two);
    for (uint8_t width = 1; width <= 16; width++)
        for (int tabs = 0; tabs < 2; tabs++)
            for (int crlf = 0; crlf < 2; crlf++) {
                const tenon_options options = {.indent = width,
                                               .flags = (tabs ? TENON_INDENT_TABS : 0) |
                                                        (crlf ? TENON_CRLF : 0)};
                char *text = relaid(full_two, tabs ? "\t" : " ", width, crlf ? "\r\n" : "\n");
                writes(sheet_type(), &full, &options, text);
                struct sheet back;
                reads(sheet_type(), &back, text, NULL);
                assert_true(sheet_equal(&back, &full));
                drop(sheet_type(), &back);
                free(text);
            }
    char *most = relaid(full_two, " ", 16, "\n");
    writes(sheet_type(), &full, &(tenon_options){.indent = 17}, most); /* at most 16 */
    writes(sheet_type(), &full, &(tenon_options){.indent = 255}, most);
    free(most);
    /* without a width there are no lines, and so no ends of lines */
    char *flat = malloc(4096);
    size_t n = sheet_json_print(&full, flat, 4096, NULL);
    assert_true(n < 4096 && !strchr(flat, '\n'));
    writes(sheet_type(), &full, FLAGS(TENON_CRLF | TENON_INDENT_TABS), flat);
    free(flat);
}

static void empty_containers(void **state)
{
    struct sheet last = {.name = "", .next = NULL}, v = {.next = &last};
    (void)state;
    writes(sheet_type(), &v, &(tenon_options){.indent = 1},
           "{\n \"name\": null,\n \"origin\": {\n  \"x\": 0,\n  \"y\": 0\n },\n \"points\": [],\n "
           "\"numbers\": [],\n"
           " \"grid\": [\n  [\n   0,\n   0\n  ],\n  [\n   0,\n   0\n  ]\n ],\n \"map\": {},\n "
           "\"raw\": null,\n \"next\": {\n"
           "  \"name\": \"\",\n  \"origin\": {\n   \"x\": 0,\n   \"y\": 0\n  },\n  \"points\": "
           "[],\n  \"numbers\": [],\n"
           "  \"grid\": [\n   [\n    0,\n    0\n   ],\n   [\n    0,\n    0\n   ]\n  ],\n  \"map\": "
           "{},\n  \"raw\": null\n }\n}");
    writes(sheet_type(), &nothing, &(tenon_options){.indent = 2, .flags = TENON_OMIT_DEFAULTS},
           "{}");
    writes(sheet_type(), &v, &(tenon_options){.indent = 2, .flags = TENON_OMIT_DEFAULTS},
           "{\n  \"next\": {\n    \"name\": \"\"\n  }\n}");
}

/* ---- the snprintf rule ----------------------------------------------------------------------- */

static void print_at_every_size(void **state)
{
    const tenon_options indented = {.indent = 3};
    char whole[4096], buf[4096];
    (void)state;
    for (int i = 0; i < 2; i++) {
        const tenon_options *options = i ? &indented : NULL;
        size_t n = sheet_json_print(&full, whole, sizeof whole, options);
        assert_int_equal(strlen(whole), n);
        assert_int_equal(sheet_json_print(&full, NULL, 0, options), n);
        assert_int_equal(sheet_json_print(&full, NULL, 100, options),
                         n); /* nowhere to write: only the length */
        for (size_t size = 0; size < n + 3; size++) {
            memset(buf, '#', sizeof buf);
            assert_int_equal(sheet_json_print(&full, buf, size, options), n);
            size_t kept = size > n ? n : size ? size - 1 : 0;
            assert_memory_equal(buf, whole, kept);
            if (size)
                assert_int_equal(buf[kept], 0);
            for (size_t k = size ? kept + 1 : 0; k < kept + 20; k++)
                assert_int_equal(buf[k], '#');
        }
    }
    struct sheet bad = {.numbers = NULL, .n_numbers = 1};
    buf[0] = '#';
    assert_true(sheet_json_print(&bad, buf, sizeof buf, NULL) == SIZE_MAX);
    assert_string_equal(buf, "");
    assert_true(sheet_json_print(&bad, NULL, 0, NULL) == SIZE_MAX);
    assert_true(sheet_json_print(NULL, buf, sizeof buf, NULL) == SIZE_MAX);
    assert_true(sheet_json_print(&full, buf, sizeof buf, &(tenon_options){.max_depth = 2000}) ==
                SIZE_MAX);
}

/* ---- much text, through small buffers -------------------------------------------------------- */

struct pieces {
    char *text;
    size_t len;
};
/* Into memory, in pieces and by print, compact and indented: the same. */
static bool gather(tenon_sink *sink, const char *bytes, size_t len)
{
    struct pieces *all = sink->context;
    memcpy(all->text + all->len, bytes, len);
    all->len += len;
    return true;
}

static void large_texts(void **state)
{
    enum { TEXTS = 300 };
    char *texts[TEXTS];
    struct much v = {texts, TEXTS, NULL};
    struct pieces pieces = {malloc(1 << 22), 0};
    char *printed = malloc(1 << 22);
    (void)state;
    for (int i = 0; i < TEXTS; i++) {
        size_t len = (size_t)(i * i) % 5000;
        texts[i] = malloc(len + 1);
        for (size_t k = 0; k < len; k++)
            texts[i][k] = (char)(k % 97 ? 'a' + (int)(k % 26) : i % 3 ? '\n' : 1);
        texts[i][len] = 0;
    }
    v.last = texts[TEXTS - 1];
    for (uint8_t indent = 0; indent < 3; indent++) {
        const tenon_options options = {.indent = indent};
        tenon_sink memory, callback;
        tenon_sink_memory(&memory, &books.mem);
        assert_true(much_json_write(&v, &memory, &options, NULL));
        pieces.len = 0;
        tenon_sink_callback(&callback, gather, &pieces);
        assert_true(much_json_write(&v, &callback, &options, NULL));
        assert_true(tenon_sink_fini(&callback, NULL));
        assert_int_equal(pieces.len, memory.len);
        assert_memory_equal(pieces.text, memory.data, memory.len);
        assert_int_equal(much_json_print(&v, printed, 1 << 22, &options), memory.len);
        assert_memory_equal(printed, memory.data, memory.len);
        struct much back;
        assert_true(much_json_read(&back, memory.data, memory.len, &books.mem, NULL, NULL));
        assert_true(much_equal(&back, &v));
        drop(much_type(), &back);
        tenon_sink_fini(&memory, NULL);
    }
    for (int i = 0; i < TEXTS; i++)
        free(texts[i]);
    free(pieces.text);
    free(printed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(exact_bytes), TEST(empty_containers),
                                       TEST(print_at_every_size), TEST(large_texts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
