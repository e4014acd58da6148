/* SPDX-License-Identifier: MIT
 * gen/test_generated.c: generated code against the tables, and generated tables against macro rows.
 *
 * support/types/rich.tenon.c and examples/models.tenon.c are what tenongen made (check_gen.py
 * compares them with what it makes now). They are compiled here so that their hand-overs to the
 * walker are counted. How engines are compared is in engines.h. */
#define _GNU_SOURCE
#define TENON_GEN_COUNT
#include "examples/models.tenon.c"
#include "examples/models_rows.h"
#include "support/rich.h"
#include "support/types/rich.tenon.c"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "engines.h"

#define MODELS(X)                                                                                  \
    X(small) X(address) X(big) X(big_named) X(small_list) X(small_dictionary) X(record) X(records)

#define OF_RICH(name)  {#name, name##_type, name##_rows_type},
#define OF_MODEL(name) {#name, name##_type, name##_rows_type},
static const subject subjects[] = {RICH_STRUCTS(OF_RICH) MODELS(OF_MODEL)};
#define ONE(name) +1
enum { SUBJECTS = sizeof subjects / sizeof *subjects, FIRST_MODEL = 0 RICH_STRUCTS(ONE) };

/* ---- on texts -------------------------------------------------------------------------------- */

static void generated_is_tables(void **state)
{
    (void)state;
    for (size_t i = 0; i < SUBJECTS; i++)
        with_random_texts(&subjects[i], 12, i % 2 ? RANDOM_SMALL : 0, check_both);
}

static void generated_is_tables_on_remixed_texts(void **state)
{
    (void)state;
    for (size_t i = 0; i < SUBJECTS; i++)
        with_random_texts(&subjects[i], 6, RANDOM_SMALL, check_remixed);
}

static void generated_is_tables_on_every_prefix(void **state)
{
    (void)state;
    for (size_t i = 0; i < SUBJECTS; i++)
        with_random_texts(&subjects[i], 1, RANDOM_SMALL, check_prefixes);
}

static void generated_is_tables_on_mutated_texts(void **state)
{
    (void)state;
    for (size_t i = 0; i < SUBJECTS; i++)
        with_random_texts(&subjects[i], 10, RANDOM_SMALL, check_mutated);
}

static void generated_is_tables_when_memory_fails(void **state)
{
    (void)state;
    for (size_t i = 0; i < SUBJECTS; i++)
        if (strcmp(subjects[i].name, "rich_all") != 0)
            with_random_texts(&subjects[i], 1, RANDOM_SMALL, check_faults);
}

/* ---- objects that cannot be written ---------------------------------------------------------- */

static const subject *subject_of(const char *name)
{
    for (size_t i = 0; i < SUBJECTS; i++)
        if (strcmp(subjects[i].name, name) == 0)
            return &subjects[i];
    fail();
    return NULL;
}

static void unwritable_objects_fail_alike(void **state)
{
    struct small one = {{"\xff", 1}, 1, true},
                 two[2] = {{{"a", 1}, 1, true}, {{"\xff", 1}, 1, true}};
    struct small_list list = {NULL, 3}, bad = {two, 2};
    struct small_entry entries[2] = {{{"k", 1}, {{"a", 1}, 1, true}},
                                     {{NULL, 0}, {{"a", 1}, 1, true}}};
    struct small_dictionary dictionary = {entries, 2};
    struct big_named big = {0};
    (void)state;
    compare_writes(subject_of("small"), &one, 0);
    compare_writes(subject_of("small_list"), &list, 0);
    compare_writes(subject_of("small_list"), &bad, 0);
    compare_writes(subject_of("small_dictionary"), &dictionary, 0);
    entries[1].key = (tenon_str){"\xff", 1};
    compare_writes(subject_of("small_dictionary"), &dictionary, 0);
    entries[1].key = (tenon_str){"k2", 2};
    entries[1].value.Name = (tenon_str){"\xff", 1};
    compare_writes(subject_of("small_dictionary"), &dictionary, 0);
    big.Gender = (enum gender)7;
    compare_writes(subject_of("big_named"), &big, 0);
    big.Gender = Male;
    big.NextBirthday.nanoseconds = 2000000000;
    compare_writes(subject_of("big_named"), &big, 0);
}

static void bad_strings_fail_alike(void **state)
{
    const tenon_type *t = big_named_type(), *a = address_type();
    struct big_named big = {0};
    tenon_str *strings[32];
    size_t n = 0;
    (void)state;
    for (size_t i = 0; i < t->n; i++)
        if (tenon__row(t, i)->kind == TENON_KIND_STR)
            strings[n++] = (tenon_str *)(void *)((char *)&big + tenon__row(t, i)->offset);
    for (size_t i = 0; i < a->n; i++)
        if (tenon__row(a, i)->kind == TENON_KIND_STR)
            strings[n++] = (tenon_str *)(void *)((char *)&big.Address + tenon__row(a, i)->offset);
    for (size_t i = 0; i < n; i++) {
        *strings[i] = (tenon_str){"\xff", 1};
        compare_writes(subject_of("big_named"), &big, 0);
        *strings[i] = (tenon_str){NULL, 0};
    }
}

/* ---- limits ---------------------------------------------------------------------------------- */

static void limits_end_where_they_say(void **state)
{
    static const struct {
        const char *text;
        bool ok;
    } cases[] = {
        {"{\"channel\":13}", true},
        {"{\"channel\":14}", false},
        {"{\"channel\":1}", true},
        {"{\"channel\":0}", false},
        {"{\"channel\":1,\"celsius\":-40}", true},
        {"{\"channel\":1,\"celsius\":-41}", false},
        {"{\"channel\":1,\"celsius\":85}", true},
        {"{\"channel\":1,\"celsius\":86}", false},
        {"{\"channel\":1,\"celsius\":1,\"wide\":-9000000000000000000}", true},
        {"{\"channel\":1,\"celsius\":1,\"wide\":-9000000000000000001}", false},
        {"{\"channel\":1,\"celsius\":1,\"wide\":9000000000000000001}", false},
        {"{\"channel\":1,\"celsius\":1,\"wide\":1,\"high\":18000000000000000000}", true},
        {"{\"channel\":1,\"celsius\":1,\"wide\":1,\"high\":18000000000000000001}", false},
        {"{\"channel\":1,\"celsius\":1,\"wide\":1,\"high\":9}", false},
        {"{\"channel\":1,\"celsius\":1,\"wide\":1,\"high\":10,\"part\":1.0}", true},
        {"{\"channel\":1,\"celsius\":1,\"wide\":1,\"high\":10,\"part\":1.0000000000000002}", false},
        {"{\"channel\":256}", false},
        {"{\"channel\":1,\"celsius\":99999999999}", false},
        {"{\"channel\":1,\"celsius\":1,\"wide\":1,\"high\":18446744073709551616}", false},
        {"{\"few\":[1,2,3]}", true},
        {"{\"few\":[1,2,3,4]}", false},
        {"{\"code\":\"ab\"}", true},
        {"{\"code\":\"abc\"}", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (compare_reads(subject_of("rich_limits"), cases[i].text, strlen(cases[i].text), 0, 0,
                          false) != cases[i].ok)
            differ(subject_of("rich_limits"), "wrongly judged", cases[i].text,
                   strlen(cases[i].text));
}

/* ---- the straight line is taken -------------------------------------------------------------- */

static void check_no_hand_over(const subject *s, rng *r, const void *object, const char *text,
                               size_t len)
{
    const tenon_type *t = s->type();
    void *target = malloc(t->size);
    tenon_arena arena;
    tenon_error error;
    (void)r;
    (void)object;
    assert_non_null(target);
    tenon_arena_init(&arena, NULL, 0);
    tenon__gen_handed_over = 0;
    assert_true(tenon_json_read(t, target, text, len, &arena.mem, NULL, &error));
    free(written(t, target, 0, 0, &len, &error));
    if (tenon__gen_handed_over)
        differ(s, "handed over", text, len);
    tenon_arena_fini(&arena);
    free(target);
}

static void minified_models_never_hand_over(void **state)
{
    (void)state;
    for (size_t i = FIRST_MODEL; i < SUBJECTS; i++)
        with_random_texts(&subjects[i], 20, RANDOM_NO_NULLS, check_no_hand_over);
    with_random_texts(subject_of("rich_omit"), 20, 0, check_no_hand_over);
    with_random_texts(subject_of("rich_limits"), 20, 0, check_no_hand_over);
    with_random_texts(subject_of("rich_defaults"), 20, 0, check_no_hand_over);
}

/* The braces that open an object or a dictionary. */
static size_t count_objects(const char *text, size_t len)
{
    size_t n = 0;
    bool quoted = false;
    for (size_t i = 0; i < len; i++) {
        if (quoted && text[i] == '\\')
            i++;
        else if (text[i] == '"')
            quoted = !quoted;
        else
            n += !quoted && text[i] == '{';
    }
    return n;
}

static size_t hand_overs_seen;

static void check_few_hand_overs(const subject *s, rng *r, const void *object, const char *text,
                                 size_t len)
{
    static const unsigned ways[] = {REMIX_PERMUTE, REMIX_SPACES, REMIX_PERMUTE | REMIX_SPACES};
    const tenon_type *t = s->type();
    void *target = malloc(t->size);
    (void)object;
    assert_non_null(target);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        size_t n;
        char *other = remix(r, t, text, len, ways[i], &n);
        tenon_arena arena;
        assert_non_null(other);
        tenon_arena_init(&arena, NULL, 0);
        tenon__gen_handed_over = 0;
        assert_true(tenon_json_read(t, target, other, n, &arena.mem, NULL, NULL));
        hand_overs_seen += tenon__gen_handed_over;
        if (tenon__gen_handed_over > count_objects(other, n))
            differ(s, "handed over more than once an object", other, n);
        tenon_arena_fini(&arena);
        free(other);
    }
    free(target);
}

static void odd_layouts_hand_over_once_an_object(void **state)
{
    (void)state;
    hand_overs_seen = 0;
    for (size_t i = 0; i < SUBJECTS; i++)
        with_random_texts(&subjects[i], 10, 0, check_few_hand_overs);
    assert_true(hand_overs_seen > 0); /* or nobody counts */
}

/* ---- generated tables are macro rows --------------------------------------------------------- */

static bool same_name(tenon_str a, tenon_str b)
{
    return a.len == b.len && memcmp(a.data, b.data, a.len) == 0;
}

static tenon_str name_of(const tenon_type *t, size_t i)
{
    const tenon_detail *d = tenon__detail(t, tenon__row(t, i));
    tenon_str name = {tenon__row(t, i)->fragment + 2, (size_t)tenon__row(t, i)->fragment_len - 4};
    if (d->bare_name) {
        name.data = d->bare_name;
        name.len = d->bare_len;
    }
    return name;
}

#define SAME(field) same_field(t, a->index, #field, (uint64_t)a->field, (uint64_t)b->field)
static void same_field(const tenon_type *t, size_t i, const char *field, uint64_t a, uint64_t b)
{
    if (a != b) {
        print_error("%s.%s: %s is %llu by rows, %llu generated\n", t->name,
                    tenon__row(t, i)->fragment, field, (unsigned long long)a,
                    (unsigned long long)b);
        fail();
    }
}

static void compare_cold(const tenon_type *t, const tenon_member *a, const tenon_detail *d,
                         const tenon_detail *e)
{
    bool is_list = a->kind >= TENON_KIND_POINTER,
         real = a->kind == TENON_KIND_F32 || a->kind == TENON_KIND_F64;
    same_field(t, a->index, "given", d->given, e->given);
    same_field(t, a->index, "count_kind", d->count_kind, e->count_kind);
    same_field(t, a->index, "key_kind", d->key_kind, e->key_kind);
    same_field(t, a->index, "has_offset", d->has_offset, e->has_offset);
    same_field(t, a->index, "key_offset", d->key_offset, e->key_offset);
    same_field(t, a->index, "key_capacity", d->key_capacity, e->key_capacity);
    same_field(t, a->index, "min_len", d->min_len, e->min_len);
    same_field(t, a->index, "max_len", d->max_len, e->max_len);
    same_field(t, a->index, "max_count", d->max_count, e->max_count);
    assert_true(d->min.f == e->min.f && d->max.f == e->max.f && d->def.f == e->def.f &&
                d->fallback.f == e->fallback.f);
    if (!real)
        assert_true(d->min.i == e->min.i && d->max.i == e->max.i && d->def.i == e->def.i &&
                    d->fallback.i == e->fallback.i);
    assert_true(!d->def_text == !e->def_text &&
                (!d->def_text || strcmp(d->def_text, e->def_text) == 0));
    assert_true(!d->ref == !e->ref);
    for (const char *x = d->alias, *y = e->alias; x && *x; x += strlen(x) + 1, y += strlen(y) + 1)
        assert_string_equal(x, y);
    if (is_list && (a->element == TENON_KIND_FIXED || a->element == TENON_KIND_POINTER)) {
        same_field(t, a->index, "inner", d->inner, e->inner);
        same_field(t, a->index, "inner_stride", d->inner_stride, e->inner_stride);
        if (a->element == TENON_KIND_FIXED)
            same_field(t, a->index, "inner_capacity", d->inner_capacity, e->inner_capacity);
    }
}

static void compare_rows(const tenon_type *t, const tenon_member *a, const tenon_type *u,
                         const tenon_member *b)
{
    assert_int_equal(a->fragment_len, b->fragment_len);
    assert_memory_equal(a->fragment, b->fragment, a->fragment_len + 15u);
    SAME(read_op);
    SAME(write_op);
    if (tenon__detail(t, a)->given & TENON_GIVEN_IGNORE)
        return;
    SAME(offset);
    SAME(count_offset);
    SAME(capacity);
    SAME(kind);
    SAME(element);
    if (a->kind >= TENON_KIND_POINTER)
        SAME(stride);
    compare_cold(t, a, tenon__detail(t, a), tenon__detail(u, b));
}

static void compare_types(const tenon_type *t, const tenon_type *u)
{
    size_t k = 0;
    assert_true(tenon_type_check(t, NULL) && tenon_type_check(u, NULL));
    assert_int_equal(t->size, u->size);
    assert_int_equal(t->flags, u->flags);
    if (t->n == u->n)
        same_field(t, 0, "bound", t->plan->bound, u->plan->bound);
    for (size_t i = 0; i < u->n; i++) {
        const tenon_member *b = tenon__row(u, i);
        assert_int_equal(b->index, i);
        if (k < t->n && same_name(name_of(t, k), name_of(u, i)))
            compare_rows(t, tenon__row(t, k++), u, b);
        else /* rows need not name what they pass over */
            assert_true(tenon__detail(u, b)->given & TENON_GIVEN_IGNORE);
    }
    assert_int_equal(k, t->n);
}

static void generated_tables_are_rows(void **state)
{
    (void)state;
    for (size_t i = 0; i < SUBJECTS; i++)
        if (subjects[i].row)
            compare_types(subjects[i].row(), subjects[i].type());
#define COMPARE(name) compare_types(name##_rows_type(), name##_type());
    RICH_PARTS(COMPARE)
}

static void compare_enum(const tenon_type *t, const tenon_type *u)
{
    assert_true(tenon_type_check(t, NULL) && tenon_type_check(u, NULL));
    assert_int_equal(t->n, u->n);
    assert_int_equal(t->size, u->size);
    assert_int_equal(t->plan->bound, u->plan->bound);
    for (size_t i = 0; i < t->n; i++) {
        assert_int_equal(t->enumerators[i].len, u->enumerators[i].len);
        assert_memory_equal(t->enumerators[i].fragment, u->enumerators[i].fragment,
                            t->enumerators[i].len + 15u);
        assert_true(t->enumerators[i].value == u->enumerators[i].value);
    }
}

static void generated_enums_are_rows(void **state)
{
    (void)state;
    compare_enum(rich_color_rows_type(), rich_color_type());
    compare_enum(rich_level_rows_type(), rich_level_type());
    compare_enum(rich_tiny_rows_type(), rich_tiny_type());
    compare_enum(rich_byte_rows_type(), rich_byte_type());
    compare_enum(rich_short_rows_type(), rich_short_type());
    compare_enum(rich_huge_rows_type(), rich_huge_type());
    compare_enum(gender_rows_type(), gender_type());
    compare_enum(club_rows_type(), club_type());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(generated_tables_are_rows),
        cmocka_unit_test(generated_enums_are_rows),
        cmocka_unit_test(generated_is_tables),
        cmocka_unit_test(generated_is_tables_on_remixed_texts),
        cmocka_unit_test(generated_is_tables_on_every_prefix),
        cmocka_unit_test(generated_is_tables_on_mutated_texts),
        cmocka_unit_test(generated_is_tables_when_memory_fails),
        cmocka_unit_test(unwritable_objects_fail_alike),
        cmocka_unit_test(bad_strings_fail_alike),
        cmocka_unit_test(limits_end_where_they_say),
        cmocka_unit_test(minified_models_never_hand_over),
        cmocka_unit_test(odd_layouts_hand_over_once_an_object),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
