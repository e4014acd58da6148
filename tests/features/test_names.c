/* SPDX-License-Identifier: MIT
 * test_names.c: TENON_NAME, TENON_NAME_ESCAPED, TENON_ALIAS; names of every length and odd names,
 * in the order of the rows, out of it, and spelled with escapes. */
#include "features/feature.h"

#include "types/names.h"
#ifdef TEST_GENERATED
#include "types/names.tenon.h"
#else
TENON_DECLARE(lengths, struct lengths);
TENON_BEGIN(lengths) = {
    TENON_FIELD(v0, TENON_NAME("a")),
    TENON_FIELD(v1, TENON_NAME(N8 "ijk")),                 /* fragments of 15, */
    TENON_FIELD(v2, TENON_NAME(N8 "ijkl")),                /* 16, */
    TENON_FIELD(v3, TENON_NAME(N8 "ijklm")),               /* 17, */
    TENON_FIELD(v4, TENON_NAME(N8 N8 N8 "ijk")),           /* 31, */
    TENON_FIELD(v5, TENON_NAME(N8 N8 N8 "ijkl")),          /* 32, */
    TENON_FIELD(v6, TENON_NAME(N8 N8 N8 "ijklm")),         /* 33, */
    TENON_FIELD(v7, TENON_NAME(N8 N8 N8 N8 N8 N8 N8 "x")), /* 61 bytes */
    TENON_FIELD(v8, TENON_NAME(N8 N8 N8 N8 N8 N8 N8 "y")), /* its last byte differs */
    TENON_FIELD(v9, TENON_NAME(N300)),
    TENON_FIELD(v10, TENON_NAME("!" N300)),
    TENON_FIELD(v11, TENON_NAME("")),
} TENON_END;
TENON_DECLARE(odd, struct odd);
TENON_BEGIN(odd) = {
    TENON_FIELD(quote, TENON_NAME_ESCAPED("a\\\"b", "a\"b")),
    TENON_FIELD(slash, TENON_NAME_ESCAPED("c\\\\", "c\\")),
    TENON_FIELD(newline, TENON_NAME_ESCAPED("\\n", "\n")),
    TENON_FIELD(umlaut, TENON_NAME("gr\xC3\xB6\xC3\x9F"
                                   "e")),
    TENON_FIELD(kanji, TENON_NAME("\xE5\xA4\xA7\xE3\x81\x8D\xE3\x81\x95")),
    TENON_FIELD(dot, TENON_NAME("a.b[0]")),
    TENON_FIELD(space, TENON_NAME("two words")),
    TENON_FIELD(plain),
} TENON_END;
TENON_DECLARE(long_escaped, struct long_escaped);
TENON_BEGIN(long_escaped) = {
    TENON_FIELD(a, TENON_NAME(N300), TENON_ALIAS("short\0" N300 "alias")),
    TENON_FIELD(b),
} TENON_END;
TENON_DECLARE(aliased, struct aliased);
TENON_BEGIN(aliased) = {
    TENON_FIELD(color, TENON_ALIAS("colour\0tint\0Farbe")),
    TENON_FIELD(size, TENON_NAME("sz"), TENON_ALIAS("size")),
    TENON_FIELD(text, TENON_ALIAS("a\"b")),
} TENON_END;
#define FIELD10(x)                                                                                 \
    TENON_FIELD(m##x##0), TENON_FIELD(m##x##1), TENON_FIELD(m##x##2), TENON_FIELD(m##x##3),        \
        TENON_FIELD(m##x##4), TENON_FIELD(m##x##5), TENON_FIELD(m##x##6), TENON_FIELD(m##x##7),    \
        TENON_FIELD(m##x##8), TENON_FIELD(m##x##9)
TENON_DECLARE(many, struct many);
TENON_BEGIN(many) = {
    FIELD10(1), FIELD10(2), FIELD10(3),  FIELD10(4),  FIELD10(5),  FIELD10(6),  FIELD10(7),
    FIELD10(8), FIELD10(9), FIELD10(10), FIELD10(11), FIELD10(12), FIELD10(13), FIELD10(14),
} TENON_END;
#endif

/* ---- lengths: fragments ,"name": around 16 and 32 bytes, and far above ----------------------- */

/* ,"name": of row i */
static const tenon_member *member_at(const tenon_type *type, unsigned i)
{
    return (const tenon_member *)(const void *)((const char *)type->members +
                                                i * type->member_stride);
}

static void every_length(void **state)
{
    union {
        struct lengths all;
        int v[12];
    } v;
    char *text = malloc(4096), *p = text;
    (void)state;
    assert_non_null(text);
    for (unsigned i = 0; i < 12; i++) {
        const tenon_member *m = member_at(lengths_type(), i);
        p += sprintf(p, "%c%.*s%u", i ? ',' : '{', m->fragment_len - 1, m->fragment + 1, i + 1);
    }
    sprintf(p, "}");
    both_ways(lengths_type(), text);
    for (unsigned first = 0; first < 12;
         first++) { /* from each on, around the end: also never in the order of the rows */
        for (unsigned k = 0, step = first & 1 ? 5 : 1; k < 12; k++) {
            unsigned i = (first + k * step) % 12;
            const tenon_member *m = member_at(lengths_type(), i);
            p = k ? p : text;
            p += sprintf(p, "%c\n %.*s %u", k ? ',' : '{', m->fragment_len - 1, m->fragment + 1,
                         i + 1);
        }
        sprintf(p, "}");
        reads(lengths_type(), &v.all, text, NULL);
        for (int i = 0; i < 12; i++)
            assert_int_equal(v.v[i], i + 1);
    }
    free(text);
    reads(lengths_type(), &v.all, "{\"" N300 "\":1,\"" N300 "z\":2,\"!" N300 "\":3,\"\":4,\"b\":5}",
          NULL);
    assert_int_equal(v.v[9], 1);
    assert_int_equal(v.v[10], 3);
    assert_int_equal(v.v[11], 4);
    refuses(lengths_type(), "{\"\":\"\"}", NULL, TENON_E_TYPE, 1, 5, "$[\"\"]", NULL);
}

/* ---- odd names ------------------------------------------------------------------------------- */

static void odd_names(void **state)
{
    struct odd v;
    (void)state;
    both_ways(odd_type(), "{\"a\\\"b\":1,\"c\\\\\":2,\"\\n\":3,\"gr\xC3\xB6\xC3\x9F"
                          "e\":4,\"\xE5\xA4\xA7\xE3\x81\x8D\xE3\x81\x95\":5,\"a.b[0]\":6,\"two "
                          "words\":7,\"plain\":8}");
    /* The same names in other spellings, in another order. */
    reads(odd_type(), &v,
          "{\"pl\\u0061in\":8,\"\\u000A\":3,\"c\\u005c\":2,\"a\\u0022b\":1,\"gr\\u00f6\\u00DFe\":4,"
          "\"\\u5927\\u304d\\u3055\":5,\"two\\u0020words\":7,\"a.b\\u005b0]\":6}",
          NULL);
    assert_int_equal(v.quote, 1);
    assert_int_equal(v.slash, 2);
    assert_int_equal(v.newline, 3);
    assert_int_equal(v.umlaut, 4);
    assert_int_equal(v.kanji, 5);
    assert_int_equal(v.dot, 6);
    assert_int_equal(v.space, 7);
    assert_int_equal(v.plain, 8);
    refuses(odd_type(), "{\"plain\":1,\"pl\\u0061in\":1}", NULL, TENON_E_DUPLICATE, 1, 13,
            "$.plain", "the member stands twice in the object");
    refuses(odd_type(), "{\"a.b[0]\":\"\"}", NULL, TENON_E_TYPE, 1, 11, "$[\"a.b[0]\"]", NULL);
    refuses(odd_type(), "{\"two words\":\"\"}", NULL, TENON_E_TYPE, 1, 14, "$[\"two words\"]",
            NULL);
    refuses(odd_type(), "{\"\\n\":\"\"}", NULL, TENON_E_TYPE, 1, 7, "$[\"\\x0a\"]", NULL);
    refuses(odd_type(),
            "{\"gr\xC3\xB6\xC3\x9F"
            "e\":\"\"}",
            NULL, TENON_E_TYPE, 1, 12,
            "$.gr\xC3\xB6\xC3\x9F"
            "e",
            NULL);
    reads(odd_type(), &v, "{\"Plain\":1,\"plai\":2,\"plain \":3,\"plainn\":4}",
          NULL); /* none of them it */
    assert_int_equal(v.plain, 0);
}

static void long_names_in_escapes(void **state)
{
    struct long_escaped v;
    (void)state;
    reads(long_escaped_type(), &v,
          "{\"\\u0078yz" X10("xyzxyzxyz") X10("xyzxyzxyz") X10("xyzxyzxyz")
              X10("xyzxyz") "xyzxyzxyz\":1}",
          NULL);
    assert_int_equal(v.a, 0); /* one xyz too many */
    reads(long_escaped_type(), &v,
          "{\"\\u0078yz" X10("xyzxyzxyz") X10("xyzxyzxyz") X10("xyzxyzxyz")
              X10("xyz") "\":0,\"b\":2}",
          NULL);
    assert_int_equal(v.b, 2);
    const char *spelled[] = {N300, N300 "alias"};
    for (int i = 0; i < 2; i++) {
        char text[400];
        snprintf(text, sizeof text, "{\"\\u0078%s\":7}", spelled[i] + 1);
        reads(long_escaped_type(), &v, text, NULL);
        assert_int_equal(v.a, 7);
    }
}

/* ---- aliases --------------------------------------------------------------------------------- */

static void aliases(void **state)
{
    static const char *const names[] = {"color", "colour", "tint", "Farbe", "t\\u0069nt"};
    struct aliased v;
    char text[64], path[32];
    (void)state;
    for (size_t i = 0; i < 5; i++) {
        snprintf(text, sizeof text, "{\"%s\":5}", names[i]);
        reads(aliased_type(), &v, text, NULL);
        assert_int_equal(v.color, 5);
        writes(aliased_type(), &v, NULL,
               "{\"color\":5,\"sz\":0,\"text\":null}"); /* only ever under its name */
        snprintf(text, sizeof text, "{\"%s\":5}", names[i]);
        reads(aliased_type(), &v, text, FLAGS(TENON_UNKNOWN_REFUSE));
        for (size_t k = 0; k < 5; k++) {
            snprintf(text, sizeof text, "{\"text\":\"on the heap\",\"%s\":5,\"%s\":6}", names[i],
                     names[k]);
            snprintf(path, sizeof path, "$.color");
            refuses(aliased_type(), text, NULL, TENON_E_DUPLICATE, 1,
                    (unsigned)strlen(names[i]) + 29, path, NULL);
        }
    }
    reads(aliased_type(), &v, "{\"size\":1,\"a\\\"b\":\"x\"}", NULL);
    assert_int_equal(v.size, 1);
    assert_string_equal(v.text, "x");
    drop(aliased_type(), &v);
    refuses(aliased_type(), "{\"tint\":\"red\"}", NULL, TENON_E_TYPE, 1, 9, "$.color", NULL);
    refuses(aliased_type(), "{\"sizes\":1}", FLAGS(TENON_UNKNOWN_REFUSE), TENON_E_UNKNOWN, 1, 3,
            "$.sizes", NULL);
}

/* ---- many members ---------------------------------------------------------------------------- */

/* 140 members fill three words of bits. */
static void many_members(void **state)
{
    union {
        struct many all;
        int m[140];
    } v;
    char *text = malloc(8192), *p = text;
    (void)state;
    assert_non_null(text);
    for (int i = 10; i < 150; i++)
        p += sprintf(p, "%c\"m%d\":%d", i > 10 ? ',' : '{', i, i);
    sprintf(p, "}");
    both_ways(many_type(), text);
    p = text;
    for (int k = 0; k < 140; k++) {
        int i = 10 + k * 37 % 140;
        p += sprintf(p, "%c\"m%d\":%d", k ? ',' : '{', i, i);
    }
    sprintf(p, "}");
    reads(many_type(), &v.all, text, NULL);
    for (int i = 10; i < 150; i++)
        assert_int_equal(v.m[i - 10], i);
    for (int i = 10; i < 150; i += 13) {
        sprintf(p, ",\"m%d\":1}", i);
        refuses(many_type(), text, NULL, TENON_E_DUPLICATE, 1, (unsigned)(p - text) + 3, NULL,
                NULL);
    }
    free(text);
}

#ifndef TEST_GENERATED
/* Rows take paths; annotations stand at members. */
struct paths {
    int m[2];
    struct {
        int x[2];
    } in;
};
TENON_DECLARE(paths, struct paths);
TENON_BEGIN(paths) = {TENON_FIELD(m[1]), TENON_FIELD(in.x[0]),
                      TENON_FIELD(in.x[1], TENON_NAME("last"))} TENON_END;

/* A path such as m[1] is described under just that name. */
static void member_paths(void **state)
{
    struct paths v;
    (void)state;
    both_ways(paths_type(), "{\"m[1]\":1,\"in.x[0]\":2,\"last\":3}");
    reads(paths_type(), &v, "{\"last\":3,\"m[1]\":1}", NULL);
    assert_int_equal(v.m[1], 1);
    assert_int_equal(v.in.x[1], 3);
    refuses(paths_type(), "{\"m[1]\":true}", NULL, TENON_E_TYPE, 1, 9, "$[\"m[1]\"]", NULL);
}
#endif

/* ---- a type without members ------------------------------------------------------------------ */

static void nothing_described(void **state)
{
    struct nothing {
        int untouched;
    } v = {7};
    static tenon_plan plan;
    static const uint16_t lookup[1];
    static const tenon_type *refs[1];
    static const tenon_row rows[1];
    static const tenon_type type = {.members = &rows->hot,
                                    .details = &rows->cold,
                                    .member_stride = sizeof(tenon_row),
                                    .detail_stride = sizeof(tenon_row),
                                    .refs = refs,
                                    .lookup = lookup,
                                    .lookup_size = 1,
                                    .plan = &plan,
                                    .name = "nothing",
                                    .size = sizeof(struct nothing),
                                    .abi = TENON_ABI};
    (void)state;
    assert_true(tenon_json_read(&type, &v, "{}", 2, NULL, NULL, NULL));
    assert_true(tenon_json_read(&type, &v, " { \"a\" : [1,2] } ", 17, NULL, NULL, NULL));
    assert_int_equal(v.untouched, 7);
    writes(&type, &v, NULL, "{}");
    writes(&type, &v, &(tenon_options){.indent = 2}, "{}");
    refuses(&type, "{\"a\":1}", FLAGS(TENON_UNKNOWN_REFUSE), TENON_E_UNKNOWN, 1, 3, "$.a",
            "no such member");
    refuses(&type, "{", NULL, TENON_E_INCOMPLETE, 1, 2, "$", NULL);
    refuses(&type, "[]", NULL, TENON_E_TYPE, 1, 1, "$", "expected an object, found an array");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_length), TEST(odd_names),    TEST(long_names_in_escapes),
        TEST(aliases),      TEST(many_members), TEST(nothing_described),
#ifndef TEST_GENERATED
        TEST(member_paths),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
