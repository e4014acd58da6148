/* SPDX-License-Identifier: MIT
 * test_cases.c: what the peers are given: the texts say what the comparisons say, every variant is
 * what its name promises, and tenon's descriptions of the models (macro rows and generated code)
 * agree with the texts and with one another.
 *
 * The texts are printed by cases/text.c and not by tenon, so each side is a check of the other. */
#define _POSIX_C_SOURCE 200809L
#include "battle_test.h"

#include "battle/models/more.tenon.h"
#include "examples/models.tenon.h"
#include "support/random.h"

static const char small_text[] = "{\"Name\":\"Bill Gates\",\"NumPurchases\":1200,\"IsVIP\":true}";

#define PERSON_BEFORE_THE_DATE                                                                     \
    "\"FirstName\":\"Louise\",\"MiddleInitial\":\"C\",\"Surname\":\"Midgett\",\"Address\":"        \
    "{\"StreetAddress\":\"43 Compare Valley\",\"City\":\"Chambersburg\",\"State\":\"PA\","         \
    "\"ZipCode\":17201,\"Country\":\"US\"},\"EmailAddress\":\"LouiseCMidgett@dodgit.com\","        \
    "\"TelephoneNumber\":\"717-261-7855\",\"MothersMaiden\":\"Kelly\","
#define PERSON_FROM_THE_DATE                                                                       \
    "\"NextBirthday\":\"1984-05-01T00:00:00\",\"CCType\":\"Visa\",\"CaseFileID\":\"192-80-6448\"," \
    "\"UPS\":\"1Z W64 924 70 0191 812 7\",\"Occupation\":\"Traffic technician\","                  \
    "\"Domain\":\"ScottsdaleSkincare.com\",\"MembershipLevel\":\"A+\",\"Kilograms\":\"64.2\","     \
    "\"FullName\":null,\"PendingInvoiceID\":0,\"YearsAsCustomer\":5}"

static const char big_text[] = "{\"Id\":1,\"ClubMembershipType\":1,\"Gender\":1," //
    PERSON_BEFORE_THE_DATE PERSON_FROM_THE_DATE;
static const char big_named_text[] =
    "{\"Id\":1,\"ClubMembershipType\":\"Platinum\",\"Gender\":\"Female\"," //
    PERSON_BEFORE_THE_DATE PERSON_FROM_THE_DATE;

static const char log_text[] =
    "{\"Id\":1,\"LogType\":\"Error\",\"Describe\":"
    "\"这个是描述，这个是描述，这个是描述，这个是描述，"
    "这个是描述\",\"Localtion\":null,\"Stack\":\"\",\"CreateTime\":\"2022-07-10T00:00:00\","
    "\"Guid\":\"0f8fad5b-d9cb-469f-a165-70867728950e\",\"ExtFileds\":"
    "{\"A\":\"2022-07-10T00:00:00\",\"B\":\"AAAAAA\"}}";

static const char forecast_text[] =
    "{\n  \"Date\": \"2022-07-10T12:00:00\",\n  \"TemperatureC\": 40,\n  \"Summary\": \"Hot\"\n}";

static struct battle_cases cases;

static int make_cases(void **state)
{
    (void)state;
    battle_cases_make(&cases, battle_data_folder());
    return 0;
}

static int free_cases(void **state)
{
    (void)state;
    battle_cases_free(&cases);
    return 0;
}

/* The text of the case's first object; NUL-terminated, as all are. */
static const char *first_text(const char *model, enum battle_variant variant)
{
    return find_case(&cases, model, variant)->texts[0].data;
}

/* ---- what they say --------------------------------------------------------------------------- */

static void constant_texts(void **state)
{
    (void)state;
    assert_string_equal(first_text("SmallClass", BATTLE_CONSTANT), small_text);
    assert_string_equal(first_text("BigClass", BATTLE_CONSTANT), big_text);
    assert_int_equal(strlen(big_text), 597);
    assert_string_equal(first_text("BigClass with names", BATTLE_CONSTANT), big_named_text);
    assert_int_equal(strlen(big_named_text), 613);
    assert_string_equal(first_text("SystemLog", BATTLE_CONSTANT), log_text);
    assert_string_equal(first_text("Forecast", BATTLE_CONSTANT), forecast_text);
    const struct system_log *log =
        battle_object(find_case(&cases, "SystemLog", BATTLE_CONSTANT), 0);
    assert_int_equal(log->Describe.len, 87);
}

/* A thousand small texts between what opens and what closes; numbered: each behind a name. */
static void expect_thousand(const char *model, const char *open, bool numbered, const char *close)
{
    const char *at = first_text(model, BATTLE_CONSTANT);
    assert_memory_equal(at, open, strlen(open));
    at += strlen(open);
    for (int i = 0; i < 1000; i++) {
        char key[32] = "", one[120];
        if (numbered)
            snprintf(key, sizeof key, "\"Bill Gates%d\":", i);
        snprintf(one, sizeof one, "%s%s%s", i ? "," : "", key, small_text);
        assert_memory_equal(at, one, strlen(one));
        at += strlen(one);
    }
    assert_string_equal(at, close);
}

static void thousand_texts(void **state)
{
    (void)state;
    expect_thousand("ThousandSmallClassList", "{\"List\":[", false, "]}");
    expect_thousand("ThousandSmallClassArray", "[", false, "]");
    expect_thousand("ThousandSmallClassDictionary", "{\"Dict\":{", true, "}}");
}

static void records_texts(void **state)
{
    static const struct {
        const char *model;
        size_t n;
    } all[] = {{"Records 10", 10}, {"Records 30", 30}, {"Records 100", 100}, {"Records 500", 500}};
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const struct battle_case *one = find_case(&cases, all[i].model, BATTLE_VARIED);
        const struct records *records = battle_object(one, 0);
        assert_int_equal(records->n, all[i].n);
        for (size_t r = 0; r < records->n; r++) { /* id_8299119732867115081, 1566731141 */
            assert_int_equal(records->items[r].Id.len, 22);
            assert_memory_equal(records->items[r].Id.data, "id_", 3);
            assert_int_equal(records->items[r].Name.len, 24);
            assert_memory_equal(records->items[r].Name.data, "name_", 5);
            assert_in_range(records->items[r].Time, 1566731141, 1567731141);
        }
    }
}

/* ---- the variants ---------------------------------------------------------------------------- */

static void same_in_every_run(void **state)
{
    struct battle_cases again;
    (void)state;
    battle_cases_make(&again, battle_data_folder());
    assert_int_equal(again.n, cases.n);
    for (size_t c = 0; c < cases.n; c++) {
        const struct battle_case *a = &cases.list[c], *b = &again.list[c];
        assert_string_equal(a->model, b->model);
        assert_int_equal(a->variant, b->variant);
        assert_int_equal(a->n, b->n);
        for (size_t i = 0; i < a->n; i++) {
            assert_int_equal(a->texts[i].len, b->texts[i].len);
            assert_memory_equal(a->texts[i].data, b->texts[i].data, a->texts[i].len);
        }
    }
    battle_cases_free(&again);
    /* and on every machine, by every compiler: the last text shows where the seed has come to */
    assert_string_equal(find_case(&cases, "SmallClass", BATTLE_VARIED)->texts[999].data,
                        "{\"Name\":\"Cfqk DcpuoSiu\",\"NumPurchases\":9,\"IsVIP\":false}");
    assert_string_equal(find_case(&cases, "Forecast", BATTLE_VARIED)->texts[999].data,
                        "{\n  \"Date\": \"2035-04-07T15:51:21\",\n  \"TemperatureC\": 6,\n"
                        "  \"Summary\": \"Qzx\"\n}");
    assert_non_null(strstr(
        find_case(&cases, "BigClass", BATTLE_VARIED)->texts[999].data,
        "\"ZipCode\":501,\"Country\":\"QD\"},\"EmailAddress\":\"CwickfNZfqgeyu@chxoxh.dkb\","));
}

static int by_text(const void *a, const void *b)
{
    const tenon_str *x = a, *y = b;
    const size_t len = x->len < y->len ? x->len : y->len;
    const int order = memcmp(x->data, y->data, len);
    return order ? order : (x->len > y->len) - (x->len < y->len);
}

/* No two of the texts are equal. */
static void expect_distinct(const char *what, const tenon_str *texts, size_t n)
{
    tenon_str *sorted = malloc(n * sizeof *sorted);
    assert_non_null(sorted);
    memcpy(sorted, texts, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, by_text);
    for (size_t i = 1; i < n; i++)
        if (by_text(&sorted[i - 1], &sorted[i]) == 0)
            fail_msg("%s: twice %s", what, sorted[i].data);
    free(sorted);
}

static void varied_are_distinct(void **state)
{
    tenon_str names[1000];
    (void)state;
    for (size_t c = 0; c < cases.n; c++)
        if (cases.list[c].variant == BATTLE_VARIED)
            expect_distinct(cases.list[c].model, cases.list[c].texts, cases.list[c].n);
    assert_int_equal(find_case(&cases, "SmallClass", BATTLE_VARIED)->n, 1000);
    assert_int_equal(find_case(&cases, "BigClass", BATTLE_VARIED)->n, 1000);

    const struct battle_case *one = find_case(&cases, "ThousandSmallClassList", BATTLE_VARIED);
    const struct small_list *list = battle_object(one, 0);
    assert_int_equal(list->n, 1000);
    for (size_t i = 0; i < list->n; i++)
        names[i] = list->List[i].Name;
    expect_distinct("names of the list", names, 1000);
}

static void count_bytes(tenon_str text, size_t counts[256])
{
    memset(counts, 0, 256 * sizeof *counts);
    for (size_t i = 0; i < text.len; i++)
        counts[(unsigned char)text.data[i]]++;
}

/* Texts of the same bytes that strict readers take for the same object have the same members. */
static void permuted_have_the_same_members(void **state)
{
    (void)state;
    for (size_t c = 0; c < cases.n; c++) {
        const struct battle_case *one = &cases.list[c];
        if (one->variant != BATTLE_PERMUTED)
            continue;
        const tenon_str constant = find_case(&cases, one->model, BATTLE_CONSTANT)->texts[0];
        size_t of_one[256], of_other[256];
        char why[600] = "";
        count_bytes(constant, of_one);
        count_bytes(one->texts[0], of_other);
        assert_memory_equal(of_one, of_other, sizeof of_one);
        assert_int_not_equal(by_text(&constant, &one->texts[0]), 0);
        if (!battle_check_text(one, 0, one->texts[0].data, one->texts[0].len, why, sizeof why))
            fail_msg("%s: %s", one->model, why);
    }
    assert_string_equal(first_text("SmallClass", BATTLE_PERMUTED),
                        "{\"IsVIP\":true,\"NumPurchases\":1200,\"Name\":\"Bill Gates\"}");
    assert_non_null(strstr(first_text("BigClass", BATTLE_PERMUTED), "\"Address\":{\"Country\":"));
    assert_null(strstr(first_text("ThousandSmallClassList", BATTLE_PERMUTED), "{\"Name\""));
}

/* Without the member that every object has in addition, the text is the constant one. */
static void unknown_members(void **state)
{
    static const char remark[] = ",\"Remark\":{\"by\":\"nobody\",\"at\":[1,2.5,null]}";
    static const struct {
        const char *model;
        size_t objects;
    } all[] = {{"SmallClass", 1}, {"BigClass", 2}, {"ThousandSmallClassList", 1001}};
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const struct battle_case *one = find_case(&cases, all[i].model, BATTLE_UNKNOWN);
        const char *constant = first_text(all[i].model, BATTLE_CONSTANT);
        char *without = strdup(one->texts[0].data);
        size_t n = 0;
        assert_non_null(without);
        for (char *at = without; (at = strstr(at, remark)); n++)
            memmove(at, at + strlen(remark), strlen(at + strlen(remark)) + 1);
        assert_int_equal(n, all[i].objects);
        assert_string_equal(without, constant);
        free(without);
    }
}

/* All bytes but white space and commas are those of the constant text; lines begin by two blanks
 * for each level. */
static void indented_texts(void **state)
{
    (void)state;
    assert_string_equal(
        first_text("SmallClass", BATTLE_INDENTED),
        "{\n  \"Name\": \"Bill Gates\",\n  \"NumPurchases\": 1200,\n  \"IsVIP\": true\n}");
    assert_non_null(strstr(first_text("BigClass", BATTLE_INDENTED),
                           "\n  \"Address\": {\n    \"StreetAddress\": \"43 Compare Valley\",\n"));
    assert_non_null(strstr(first_text("ThousandSmallClassList", BATTLE_INDENTED),
                           "{\n  \"List\": [\n    {\n      \"Name\": \"Bill Gates\",\n"));
    for (size_t c = 0; c < cases.n; c++)
        assert_int_equal(cases.list[c].indented, cases.list[c].variant == BATTLE_INDENTED ||
                                                     cases.list[c].kind == BATTLE_FORECAST);
}

static void non_ascii_texts(void **state)
{
    (void)state;
    const struct battle_case *one = find_case(&cases, "SmallClass", BATTLE_NON_ASCII);
    const struct small *small = battle_object(one, 0);
    assert_string_equal(small->Name.data, "жü中文ñ日é🙂ß本");
    assert_non_null(strstr(one->texts[0].data, "\"Name\":\"жü中文ñ日é🙂ß本\","));
}

static void padded_by_zero_bytes(void **state)
{
    static const char zeros[BATTLE_PADDING];
    (void)state;
    for (size_t c = 0; c < cases.n; c++)
        for (size_t i = 0; i < cases.list[c].n; i++) {
            const tenon_str text = cases.list[c].texts[i];
            assert_memory_equal(text.data + text.len, zeros, BATTLE_PADDING);
            assert_int_equal(strlen(text.data), text.len);
        }
    for (unsigned variant = 0; variant < BATTLE_VARIANTS; variant++) {
        const struct battle_case *one = find_case(&cases, "BigClass", (enum battle_variant)variant);
        for (size_t i = 0; i < one->n; i++) {
            const struct big *big = battle_object(one, i);
            assert_int_equal(strlen(big->FirstName.data), big->FirstName.len);
            assert_int_equal(strlen(big->Address.City.data), big->Address.City.len);
            assert_int_equal(strlen(big->NextBirthday.data), big->NextBirthday.len);
            assert_int_equal(strlen(big->Kilograms.data), big->Kilograms.len);
        }
    }
}

static void corpora(void **state)
{
    struct battle_cases without;
    (void)state;
    battle_cases_make(&without, NULL);
    assert_non_null(without.absent);
    for (size_t c = 0; c < without.n; c++)
        assert_int_not_equal(without.list[c].kind, BATTLE_TWEETS);
    if (cases.absent) {
        assert_int_equal(cases.n, without.n);
    } else {
        const struct tweets *tweets =
            battle_object(find_case(&cases, "Tweets", BATTLE_CONSTANT), 0);
        assert_int_equal(cases.n, without.n + 1);
        assert_int_equal(tweets->n, 100);
        assert_string_equal(tweets->statuses[0].created_at.data, "Sun Aug 31 00:29:15 +0000 2014");
    }
    battle_cases_free(&without);
}

/* ---- tenon's descriptions -------------------------------------------------------------------- */

typedef const tenon_type *type_of(void);
static type_of *const generated[BATTLE_KINDS] = {
    [BATTLE_SMALL] = small_type,         [BATTLE_BIG] = big_type,
    [BATTLE_BIG_NAMED] = big_named_type, [BATTLE_LIST] = small_list_type,
    [BATTLE_ARRAY] = small_array_type,   [BATTLE_DICTIONARY] = small_dictionary_type,
    [BATTLE_LOG] = system_log_type,      [BATTLE_FORECAST] = forecast_type,
    [BATTLE_RECORDS] = records_type,     [BATTLE_TWEETS] = tweets_type,
};

/* Reads the text by the type; the object is that of the case, by either description. */
static void expect_read(const struct battle_case *one, size_t i, const tenon_type *type)
{
    char why[600] = "";
    tenon_arena arena;
    tenon_error error;
    void *object = malloc(one->object_size);
    assert_non_null(object);
    assert_int_equal(type->size, one->object_size);
    tenon_arena_init(&arena, NULL, 0);
    if (!tenon_json_read(type, object, one->texts[i].data, one->texts[i].len, &arena.mem, NULL,
                         &error))
        fail_msg("%s, %s: %s: %s", one->model, battle_variant_name(one->variant), error.path,
                 error.detail);
    if (!battle_check_object(one, i, object, why, sizeof why))
        fail_msg("%s, %s: %s", one->model, battle_variant_name(one->variant), why);
    if (one->kind == BATTLE_BIG_NAMED) /* computed, so not read */
        ((struct big_named *)object)->YearsAsCustomer =
            ((const struct big_named *)battle_object(one, i))->YearsAsCustomer;
    assert_true(tenon_equal(generated[one->kind](), object, battle_object(one, i)));
    tenon_arena_fini(&arena);
    free(object);
}

static void expect_written(const struct battle_case *one, size_t i, const tenon_type *type)
{
    const tenon_options options = {.indent = one->indented ? 2 : 0};
    const tenon_str wanted = one->texts[i];
    tenon_error error;
    tenon_sink sink;
    tenon_sink_memory(&sink, NULL);
    if (!tenon_json_write(type, battle_object(one, i), &sink, &options, &error))
        fail_msg("%s: %s", one->model, error.detail);
    if (sink.len != wanted.len || memcmp(sink.data, wanted.data, wanted.len) != 0)
        fail_msg("%s, %s: wrote %.*s", one->model, battle_variant_name(one->variant),
                 (int)(sink.len < 1000 ? sink.len : 1000), sink.data);
    tenon_sink_fini(&sink, NULL);
}

static void read_and_written(void **state)
{
    (void)state;
    for (size_t c = 0; c < cases.n; c++) {
        const struct battle_case *one = &cases.list[c];
        for (size_t i = 0; i < one->n; i++) {
            expect_read(one, i, battle_kind_type(one->kind));
            expect_read(one, i, generated[one->kind]());
            if (one->written && one->kind != BATTLE_TWEETS) { /* its text is the corpus */
                expect_written(one, i, battle_kind_type(one->kind));
                expect_written(one, i, generated[one->kind]());
            }
        }
    }
}

static tenon_sink written(const tenon_type *type, const void *object)
{
    tenon_sink sink;
    tenon_sink_memory(&sink, NULL);
    assert_true(tenon_json_write(type, object, &sink, NULL, NULL));
    return sink;
}

/* Random objects of each kind: both descriptions write the same, and read it to the same. */
static void descriptions_agree(void **state)
{
    rng r;
    (void)state;
    rng_init(&r, 7);
    for (unsigned kind = 0; kind < BATTLE_KINDS; kind++)
        for (int i = 0; i < 200; i++) {
            const tenon_type *rows = battle_kind_type((enum battle_kind)kind);
            const tenon_type *code = generated[kind]();
            void *object = malloc(rows->size), *a = malloc(rows->size), *b = malloc(rows->size);
            tenon_arena arena;
            tenon_arena_init(&arena, NULL, 0);
            assert_true(object && a && b);
            random_object(&r, rows, object, &arena.mem, RANDOM_SMALL);
            tenon_sink x = written(rows, object), y = written(code, object);
            assert_int_equal(x.len, y.len);
            assert_memory_equal(x.data, y.data, x.len);
            assert_true(tenon_json_read(rows, a, x.data, x.len, &arena.mem, NULL, NULL));
            assert_true(tenon_json_read(code, b, x.data, x.len, &arena.mem, NULL, NULL));
            assert_true(tenon_equal(rows, a, b) && tenon_equal(code, a, b));
            assert_true(tenon_equal(rows, a, object));
            tenon_sink_fini(&x, NULL);
            tenon_sink_fini(&y, NULL);
            tenon_arena_fini(&arena);
            free(object), free(a), free(b);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(constant_texts),
        cmocka_unit_test(thousand_texts),
        cmocka_unit_test(records_texts),
        cmocka_unit_test(same_in_every_run),
        cmocka_unit_test(varied_are_distinct),
        cmocka_unit_test(permuted_have_the_same_members),
        cmocka_unit_test(unknown_members),
        cmocka_unit_test(indented_texts),
        cmocka_unit_test(non_ascii_texts),
        cmocka_unit_test(padded_by_zero_bytes),
        cmocka_unit_test(corpora),
        cmocka_unit_test(read_and_written),
        cmocka_unit_test(descriptions_agree),
    };
    return cmocka_run_group_tests(tests, make_cases, free_cases);
}
