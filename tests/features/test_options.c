/* SPDX-License-Identifier: MIT
 * test_options.c: what a call may allow or limit: comments, trailing commas, presets, max_depth,
 * max_bytes, max_items, engine, and text pointed into instead of copied (TENON_VIEW). */
#include "features/feature.h"

#include "types/options.h"
#ifdef TEST_GENERATED
#include "types/options.tenon.h"
#else
TENON_DECLARE(inner, struct inner);
TENON_BEGIN(inner) = {TENON_FIELD(x), TENON_FIELD(text)} TENON_END;
TENON_DECLARE(pair, struct pair);
TENON_BEGIN(pair) = {TENON_FIELD(v)} TENON_END;
TENON_DECLARE(doc, struct doc);
TENON_BEGIN(doc) = {
    TENON_FIELD(i),
    TENON_FIELD(d),
    TENON_FIELD(text),
    TENON_FIELD(list, TENON_COUNT(n_list)),
    TENON_FIELD(fixed),
    TENON_FIELD_OF(inners, inner, TENON_COUNT(n_inners)),
    TENON_FIELD_OF(map, pair, TENON_COUNT(n_map), TENON_MAP(pair, key)),
    TENON_FIELD(raw),
    TENON_FIELD_OF(next, doc),
    TENON_FIELD(b),
} TENON_END;
TENON_DECLARE(views, struct views);
TENON_BEGIN(views) = {TENON_FIELD(s), TENON_FIELD(list), TENON_FIELD(raw),
                      TENON_FIELD(c)} TENON_END;
#endif

/* The same document plain and with _ where something may stand. */
static const char marked[] = "_{_\"i\"_:_1_,_\"d\"_:_1.5_,_\"text\"_:_\"/* no comment "
                             "*/\"_,_\"list\"_:_[_1_,_2_]_,_\"fixed\"_:_[_[_1_,_2_]_,_[_3_]_]_,"
                             "_\"inners\"_:_[_{_\"x\"_:_5_}_,_{_}_]_,_\"map\"_:_{_\"k\"_:_{_\"v\"_:"
                             "_6_}_}_,_\"new\"_:_[_1_,_{_\"a\"_:_null_}_]_,"
                             "_\"next\"_:_{_\"next\"_:_null_}_,_\"b\"_:_true_}_";

static char *fill(const char *filling)
{
    size_t n = strlen(filling);
    char *text = malloc(sizeof marked * (n + 1)), *p = text;
    assert_non_null(text);
    for (const char *s = marked; *s; s++) {
        if (*s == '_') {
            memcpy(p, filling, n);
            p += n;
        } else {
            *p++ = *s;
        }
    }
    *p = 0;
    return text;
}

static void blanks_and_comments(void **state)
{
    static const char *const fillings[] = {
        " ",
        "\t",
        "\r\n",
        "  \n \t ",
        "                                        ",
        "/**/",
        "/* a \" comment */",
        "//\n",
        "// { \"i\": 2, \n",
        " /* a */ // b\r\n /***/ ",
        "/*\xC3\xA9*/",
        "/*//*/",
        "//\r",
    };
    struct doc plain, v;
    char *text = fill("");
    (void)state;
    reads(doc_type(), &plain, text, NULL);
    free(text);
    assert_int_equal(plain.map[0].v, 6);
    for (size_t i = 0; i < sizeof fillings / sizeof *fillings; i++) {
        bool comment = strchr(fillings[i], '/') != NULL;
        text = fill(fillings[i]);
        reads(doc_type(), &v, text, FLAGS(TENON_COMMENTS));
        assert_true(doc_equal(&plain, &v));
        drop(doc_type(), &v);
        if (comment) {
            refuses(doc_type(), text, NULL, TENON_E_SYNTAX, 0, 0, NULL, NULL);
        } else {
            reads(doc_type(), &v, text, NULL);
            assert_true(doc_equal(&plain, &v));
            drop(doc_type(), &v);
        }
        free(text);
    }
    drop(doc_type(), &plain);
}

static void wrong_comments(void **state)
{
    const tenon_options *comments = FLAGS(TENON_COMMENTS);
    struct doc v;
    (void)state;
    refuses(doc_type(), "{\"text\":\"x\"} // none", NULL, TENON_E_TRAILING, 1, 14, "$", NULL);
    refuses(doc_type(), "{\"text\":\"x\", /* none", comments, TENON_E_INCOMPLETE, 1, 14, "$",
            "the comment does not end");
    refuses(doc_type(), "{} /", comments, TENON_E_INCOMPLETE, 1, 5, "$",
            NULL); /* it may become a comment */
    refuses(doc_type(), "/", comments, TENON_E_INCOMPLETE, 1, 2, "$", NULL);
    refuses(doc_type(), "/x", comments, TENON_E_SYNTAX, 1, 1, "$", "expected a value, found '/'");
    refuses(doc_type(), "{} /x", comments, TENON_E_TRAILING, 1, 4, "$", NULL);
    refuses(doc_type(), "{\"i\":/1}", comments, TENON_E_SYNTAX, 1, 6, "$.i",
            "expected a value, found '/'");
    refuses(doc_type(), "{\"i\":1 / 2}", comments, TENON_E_SYNTAX, 1, 8, "$", NULL);
    refuses(doc_type(), "/* \xFF */{}", comments, TENON_E_UTF8, 1, 4, "$", NULL);
    refuses(doc_type(), "{} // \xC0\xAF", comments, TENON_E_UTF8, 1, 7, "$", NULL);
    refuses(doc_type(), "/*/{}", comments, TENON_E_INCOMPLETE, 1, 1, "$", NULL);
    refuses(doc_type(), "// only", comments, TENON_E_EMPTY, 0, 0, "$", NULL);
    refuses(doc_type(), "# no\n{}", comments, TENON_E_SYNTAX, 1, 1, "$", NULL);
    reads(doc_type(), &v, "{\"text\":\"// http://x /* y */\"} // end", comments);
    assert_string_equal(v.text, "// http://x /* y */");
    drop(doc_type(), &v);
}

/* At the very start of the text one is passed over, anywhere else it is what it is. */
static void byte_order_mark(void **state)
{
    struct doc v;
    tenon_error error;
    (void)state;
    assert_true(doc_json_read(&v, "\xEF\xBB\xBF{\"i\":7}", 10, NULL, NULL, NULL));
    assert_int_equal(v.i, 7);
    assert_true(doc_json_read(&v, "\xEF\xBB\xBF // x\n{}", 11, NULL, FLAGS(TENON_COMMENTS), NULL));
    assert_false(doc_json_read(&v, "\xEF\xBB\xBF\xEF\xBB\xBF{}", 8, NULL, NULL, &error));
    assert_int_equal(error.code, TENON_E_SYNTAX);
    assert_int_equal(error.offset, 3);
    assert_false(doc_json_read(&v, " \xEF\xBB\xBF{}", 6, NULL, NULL, &error));
    assert_false(doc_json_read(&v, "\xEF\xBB", 2, NULL, NULL, &error));
    assert_int_equal(error.code, TENON_E_UTF8);
    assert_false(doc_json_read(&v, "\xEF\xBB\xBF", 3, NULL, NULL, &error));
    assert_int_equal(error.code, TENON_E_EMPTY);
}

static void trailing_commas(void **state)
{
    static const char *const texts[] = {
        "{\"i\":1,}",
        "{\"i\":1 , }",
        "{\"list\":[1,],}",
        "{\"list\":[1 , ]}",
        "{\"fixed\":[[1,2,],[3,],],}",
        "{\"inners\":[{\"x\":1,},{},],}",
        "{\"map\":{\"k\":{\"v\":1,},},}",
        "{\"new\":[1,[2,],{\"a\":1,},],}",
        "{\"raw\":1,}",
        "{\"next\":{\"b\":true,},}",
    };
    static const char *const never[] = {
        "{,}",
        "{\"i\":1,,}",
        "{\"list\":[,]}",
        "{\"list\":[1,,]}",
        "{\"list\":[1,,2]}",
        "{\"map\":{,}}",
        "{\"new\":[,]}",
        "{\"new\":{,}}",
        "{\"new\":[1,,]}",
        "{\"inners\":[,]}",
        "{\"inners\":[{},,{}]}",
        "{},",
    };
    const tenon_options *allowed = FLAGS(TENON_TRAILING_COMMAS);
    struct doc v;
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        reads(doc_type(), &v, texts[i], allowed);
        drop(doc_type(), &v);
        reads(doc_type(), &v, texts[i], FLAGS(TENON_LENIENT));
        drop(doc_type(), &v);
        refuses(doc_type(), texts[i], NULL, TENON_E_SYNTAX, 0, 0, NULL, NULL);
        refuses(doc_type(), texts[i], FLAGS(TENON_LENIENT & ~TENON_TRAILING_COMMAS), TENON_E_SYNTAX,
                0, 0, NULL, NULL);
    }
    for (size_t i = 0; i < sizeof never / sizeof *never; i++)
        refuses(doc_type(), never[i], FLAGS(TENON_LENIENT),
                never[i][1] == '}' ? TENON_E_TRAILING : TENON_E_SYNTAX, 0, 0, NULL, NULL);
}

static void presets(void **state)
{
    struct doc v;
    (void)state;
    assert_true(TENON_STRICT == (TENON_UNKNOWN_REFUSE | TENON_MISSING_REFUSE));
    reads(doc_type(), &v, "// twice\n{\"text\":\"a\",\"text\":\"b\",}", FLAGS(TENON_LENIENT));
    assert_string_equal(v.text, "b");
    drop(doc_type(), &v);
    refuses(doc_type(), "{\"text\":\"a\",\"x\":1}", FLAGS(TENON_STRICT), TENON_E_UNKNOWN, 1, 14,
            "$.x", NULL);
    refuses(doc_type(), "{\"text\":\"a\"}", FLAGS(TENON_STRICT), TENON_E_MISSING, 1, 12, "$",
            "missing i, d, list, fixed, inners, map, raw, b");
}

/* ---- limits ---------------------------------------------------------------------------------- */

/* depth brackets of each kind around and in a document. */
static char *deep(const char *before, const char *open, const char *close, const char *after,
                  size_t depth)
{
    size_t a = strlen(open), b = strlen(close);
    char *text = malloc(strlen(before) + strlen(after) + depth * (a + b) + 1), *p = text;
    assert_non_null(text);
    p += sprintf(p, "%s", before);
    for (size_t i = 0; i < depth; i++, p += a)
        memcpy(p, open, a);
    for (size_t i = 0; i < depth; i++, p += b)
        memcpy(p, close, b);
    sprintf(p, "%s", after);
    return text;
}

/* Objects in objects down to the limit, and one more. */
static void depth_of_structs(size_t limit, const tenon_options *options)
{
    char *text = malloc(10 * limit + 20), *p = text;
    struct doc v;
    assert_non_null(text);
    for (size_t i = 0; i < limit; i++)
        p += sprintf(p, "{\"next\":");
    sprintf(p, "{}");
    refuses(doc_type(), text, options, TENON_E_DEPTH, 1, (unsigned)(8 * limit) + 1, NULL,
            "the nesting is too deep");
    p += sprintf(p, "null");
    memset(p, '}', limit);
    p[limit] = 0;
    reads(doc_type(), &v, text, options);
    drop(doc_type(), &v);
    free(text);
}

static void max_depth(void **state)
{
    static const struct {
        const char *before, *open, *close;
    } forms[] = {{"{\"new\":", "[", "]"}, {"{\"raw\":", "[", "]"}, {"{\"new\":", "{\"a\":[", "]}"}};
    static const uint16_t limits[] = {2, 3, 5, 17, 64, 100, 0};
    const tenon_options one = {.max_depth = 1}, two = {.max_depth = 2}, three = {.max_depth = 3};
    struct doc v;
    (void)state;
    for (size_t k = 0; k < sizeof limits / sizeof *limits; k++) {
        const tenon_options options = {.max_depth = limits[k]};
        size_t limit = limits[k] ? limits[k] : 128;
        for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
            size_t fits = (limit - 1) / strlen(forms[i].close);
            char *text = deep(forms[i].before, forms[i].open, forms[i].close, "}", fits);
            if (fits > 0)
                reads(doc_type(), &v, text, &options);
            if (fits > 0)
                drop(doc_type(), &v);
            free(text);
            text = deep(forms[i].before, forms[i].open, forms[i].close, "}", fits + 1);
            refuses(doc_type(), text, &options, TENON_E_DEPTH, 0, 0, NULL,
                    "the nesting is too deep");
            free(text);
        }
        depth_of_structs(limit, &options);
    }
    reads(doc_type(), &v, "{\"i\":1}", &one);
    refuses(doc_type(), "{\"list\":[]}", &one, TENON_E_DEPTH, 1, 9, "$.list", NULL);
    refuses(doc_type(), "{\"new\":{}}", &one, TENON_E_DEPTH, 1, 8, "$.new", NULL);
    reads(doc_type(), &v, "{\"inners\":[{\"x\":1}],\"map\":{\"k\":{}},\"fixed\":[[1]]}", &three);
    drop(doc_type(), &v);
    refuses(doc_type(), "{\"inners\":[{\"x\":1}]}", &two, TENON_E_DEPTH, 1, 12, NULL, NULL);
    refuses(doc_type(), "{\"fixed\":[[1]]}", &two, TENON_E_DEPTH, 1, 11, NULL, NULL);
    reads(doc_type(), &v, "{\"inners\":[],\"map\":{},\"fixed\":[]}", &two);
}

static void depth_of_writing(void **state)
{
    struct doc inner = {.raw = {"[[[]]]", 6}}, v = {.next = &inner};
    (void)state;
    char buf[512];
    assert_true(doc_json_print(&v, buf, sizeof buf, &(tenon_options){.max_depth = 5}) < sizeof buf);
    cannot_write(doc_type(), &v, &(tenon_options){.max_depth = 4}, TENON_E_SYNTAX, "$.next.raw",
                 NULL);
    cannot_write(doc_type(), &v, &(tenon_options){.max_depth = 1}, TENON_E_DEPTH, NULL,
                 "the nesting is too deep");
}

static void impossible_depth(void **state)
{
    struct doc v;
    tenon_error error;
    tenon_sink sink;
    const tenon_options most = {.max_depth = 1024}, more = {.max_depth = 1025};
    (void)state;
    assert_true(doc_json_read(&v, "{}", 2, NULL, &most, &error));
    memset(&v, 0xA5, sizeof v);
    assert_false(doc_json_read(&v, "{}", 2, NULL, &more, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
    assert_string_equal(error.detail, "max_depth is above 1024");
    assert_null(v.text);
    tenon_sink_memory(&sink, &books.mem);
    assert_false(doc_json_write(&v, &sink, &more, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
    assert_true(tenon_sink_fini(&sink, NULL)); /* the sink took no harm */
}

static void max_bytes(void **state)
{
    struct doc v;
    tenon_source source;
    tenon_error error;
    const char *text = "{\"text\":\"123456\"}";
    const tenon_options exact = {.max_bytes = 17}, less = {.max_bytes = 16};
    (void)state;
    assert_true(doc_json_read(&v, text, strlen(text), &books.mem, &exact, NULL));
    drop(doc_type(), &v);
    refuses(doc_type(), text, &less, TENON_E_SIZE, 0, 0, "", "the text is longer than max_bytes");
    tenon_source_text(&source, text, strlen(text));
    assert_false(doc_json_read_source(&v, &source, &books.mem, &less, &error));
    assert_int_equal(error.code, TENON_E_SIZE);
    FILE *file = tmpfile();
    assert_non_null(file);
    fputs(text, file);
    for (int i = 0; i < 2; i++) {
        rewind(file);
        tenon_source_file(&source, file);
        assert_int_equal(doc_json_read_source(&v, &source, &books.mem, i ? &less : &exact, &error),
                         !i);
        assert_int_equal(error.code, i ? TENON_E_SIZE : 0);
        drop(doc_type(), &v);
    }
    fclose(file);
}

static void max_items(void **state)
{
    const tenon_options two = {.max_items = 2};
    struct doc v;
    (void)state;
    reads(doc_type(), &v,
          "{\"list\":[1,2],\"fixed\":[[1,2],[3,4]],\"map\":{\"a\":{},\"b\":{}},\"inners\":[{},{}]}",
          &two);
    drop(doc_type(), &v);
    refuses(doc_type(), "{\"list\":[1,2,3]}", &two, TENON_E_COUNT, 1, 14, "$.list[2]",
            "more than 2 elements");
    refuses(doc_type(), "{\"map\":{\"a\":{},\"b\":{},\"c\":{}}}", &two, TENON_E_COUNT, 1, 23, NULL,
            NULL);
    refuses(doc_type(), "{\"inners\":[{\"text\":\"x\"},{},{}]}", &two, TENON_E_COUNT, 1, 28,
            "$.inners[2]", NULL);
    const tenon_options one = {.max_items = 1};
    refuses(doc_type(), "{\"fixed\":[[1,2]]}", &one, TENON_E_COUNT, 1, 14, "$.fixed[0][1]",
            "more than 1 elements");
}

/* ---- views ----------------------------------------------------------------------------------- */

static bool within(const char *p, const char *text)
{
    return (uintptr_t)p >= (uintptr_t)text && (uintptr_t)p < (uintptr_t)text + strlen(text);
}

static void views(void **state)
{
    static const char text[] =
        "{\"s\":\"plain\",\"list\":[\"a\\n\",\"\"],\"raw\":{\"x\" : 1},\"c\":\"copied\"}";
    const tenon_options *view = FLAGS(TENON_VIEW);
    tenon_arena arena;
    struct views v;
    (void)state;
    tenon_arena_init(&arena, NULL, 0);
    assert_true(views_json_read(&v, text, strlen(text), &arena.mem, view, NULL));
    assert_ptr_equal(v.s.data, text + 6);
    assert_int_equal(v.s.len, 5);
    assert_false(within(v.list[0].data, text)); /* has escapes: a copy */
    assert_memory_equal(v.list[0].data, "a\n", 3);
    assert_true(v.list[1].data && v.list[1].len == 0);
    assert_true(within(v.raw.data, text) && v.raw.len == 9);
    assert_false(within(v.c, text)); /* a C string needs its NUL */
    tenon_arena_fini(&arena);
    /* with memory that is given back piece by piece nothing may point elsewhere */
    assert_true(views_json_read(&v, text, strlen(text), &books.mem, view, NULL));
    assert_false(within(v.s.data, text) || within(v.raw.data, text));
    assert_string_equal(v.s.data, "plain");
    drop(views_type(), &v);
    /* without memory, as long as nothing needs a copy */
    const char *simple = "{\"s\":\"x\",\"raw\":[]}";
    assert_true(views_json_read(&v, simple, strlen(simple), NULL, view, NULL));
    assert_true(within(v.s.data, simple) && within(v.raw.data, simple));
    assert_false(views_json_read(&v, text, strlen(text), NULL, view, NULL));
    assert_null(v.s.data);
    /* the text of a file is gone when the call returns: copies */
    FILE *file = tmpfile();
    tenon_source source;
    tenon_error error;
    assert_non_null(file);
    fputs(simple, file);
    rewind(file);
    tenon_source_file(&source, file);
    assert_false(views_json_read_source(&v, &source, NULL, view, &error));
    assert_int_equal(error.code, TENON_E_MEMORY);
    rewind(file);
    assert_true(views_json_read_source(&v, &source, &books.mem, view, &error));
    assert_string_equal(v.s.data, "x");
    drop(views_type(), &v);
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(blanks_and_comments),
        TEST(wrong_comments),
        TEST(byte_order_mark),
        TEST(trailing_commas),
        TEST(presets),
        TEST(max_depth),
        TEST(depth_of_writing),
        TEST(impossible_depth),
        TEST(max_bytes),
        TEST(max_items),
        TEST(views),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
