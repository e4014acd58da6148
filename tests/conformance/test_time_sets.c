/* SPDX-License-Identifier: MIT
 * test_time_sets.c: date-times of public sets, which tenon itself reads: JSON Schema's formats and
 * TOML's tests.
 *
 * Their rules are RFC 3339's and TOML's; tenon's profile (test_times.c) differs from both: no leap
 * seconds, T and Z in upper case only, seconds may be left out, at most 14 hours of offset, a date
 * alone is a date-time. Texts on which it differs stand in a list, each with the reason; one that
 * is not needed is an error. */
#include "entrances.h"

#include "types/time_sets.h"
#ifdef TEST_GENERATED
#include "types/time_sets.tenon.h"
#else
TENON_DECLARE(stamp, struct stamp);
TENON_DECLARE(schema_test, struct schema_test);
TENON_DECLARE(schema_group, struct schema_group);
TENON_DECLARE(schema_groups, struct schema_groups);
TENON_DECLARE(toml_value, struct toml_value);
TENON_DECLARE(toml_entry, struct toml_entry);
TENON_DECLARE(toml_values, struct toml_values);

TENON_BEGIN(stamp, TENON_TRANSPARENT) = {TENON_FIELD(at)} TENON_END;
TENON_BEGIN(schema_test) = {TENON_FIELD(description), TENON_FIELD(data),
                            TENON_FIELD(valid)} TENON_END;
TENON_BEGIN(schema_group) = {TENON_FIELD_OF(tests, schema_test, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(schema_groups,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(items, schema_group, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(toml_value) = {TENON_FIELD(type, TENON_REQUIRED),
                           TENON_FIELD(value, TENON_REQUIRED)} TENON_END;
TENON_BEGIN(toml_entry, TENON_TRANSPARENT) = {TENON_FIELD_OF(value, toml_value)} TENON_END;
TENON_BEGIN(toml_values, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, toml_entry, TENON_COUNT(n), TENON_MAP(toml_entry, key))} TENON_END;
#endif

typedef struct difference {
    const char *text, *reason;
} difference;

typedef struct tally {
    const difference *differences;
    size_t n, accepted, differing, wrong;
} tally;

/* Judges one JSON text, a string. name is what a difference is found by. */
static void judge(tally *t, const char *name, const char *text, size_t len, bool wanted)
{
    struct stamp stamp;
    tenon_error error;
    bool accepted = stamp_json_read(&stamp, text, len, NULL, NULL, &error);
    for (const difference *d = t->differences; d->text; d++)
        if (strcmp(d->text, name) == 0) {
            wanted = !wanted;
            t->differing++;
            break;
        }
    t->n++;
    t->accepted += accepted;
    if (!accepted)
        assert_int_equal(error.code, TENON_E_TIME);
    if (accepted != wanted) {
        print_error("%s: %.*s was %s\n", name, (int)len, text, accepted ? "accepted" : "refused");
        t->wrong++;
    }
}

static void conclude(const tally *t, const char *set, size_t n)
{
    size_t listed = 0;
    for (const difference *d = t->differences; d->text; d++)
        listed++;
    print_message("%s: %zu of %zu accepted, %zu differ from the set\n", set, t->accepted, t->n,
                  t->differing);
    assert_int_equal(t->wrong, 0);
    assert_int_equal(t->differing, listed);
    assert_int_equal(t->n, n);
}

/* ---- JSON Schema ----------------------------------------------------------------------------- */

static void judge_schema(tally *t, const char *name)
{
    data_file file = data_read(name);
    struct schema_groups groups;
    tenon_error error;
    if (!schema_groups_json_read(&groups, file.data, file.len, tenon_heap, NULL, &error))
        fail_msg("%s: %s: %s", name, error.path, error.detail);
    for (size_t i = 0; i < groups.n; i++)
        for (size_t k = 0; k < groups.items[i].n; k++) {
            const struct schema_test *test = &groups.items[i].tests[k];
            if (*test->data.data == '"')
                judge(t, test->description, test->data.data, test->data.len, test->valid);
        }
    schema_groups_free(&groups, tenon_heap);
    data_file_free(&file);
}

static void times_schema(void **state)
{
    static const difference of_times[] = {
        {"a valid date-time with a leap second, UTC", "no leap seconds"},
        {"a valid date-time with a leap second, with minus offset", "no leap seconds"},
        {"case-insensitive T and Z", "upper case only"},
        {NULL, NULL},
    };
    static const difference of_dates[] = {
        {"an invalid time string in date-time format", "a date-time is one"},
        {NULL, NULL},
    };
    static const char folder[] = "data/datetime/json-schema-format";
    tally times = {.differences = of_times}, dates = {.differences = of_dates};
    (void)state;
    DATA_NEEDED(folder);
    judge_schema(&times, "data/datetime/json-schema-format/date-time.json");
    conclude(&times, "JSON Schema date-time", 27);
    judge_schema(&dates, "data/datetime/json-schema-format/date.json");
    conclude(&dates, "JSON Schema date", 75);
}

/* ---- TOML ------------------------------------------------------------------------------------ */

/* Values of the type are date-times of the profile; what is written keeps the instant. */
static void judge_toml_value(tally *t, const struct toml_value *value)
{
    bool wanted =
        strncmp(value->type, "datetime", 8) == 0 || strcmp(value->type, "date-local") == 0;
    char text[64], buf[64];
    struct stamp stamp, again;
    size_t n = (size_t)snprintf(text, sizeof text, "\"%s\"", value->value);
    judge(t, value->value, text, n, wanted);
    if (!wanted)
        return;
    assert_true(stamp_json_read(&stamp, text, n, NULL, NULL, NULL));
    assert_int_equal(stamp.at.kind == TENON_TIME_UNSPECIFIED, strstr(value->type, "local") != NULL);
    n = stamp_json_print(&stamp, buf, sizeof buf, NULL);
    assert_true(stamp_json_read(&again, buf, n, NULL, NULL, NULL));
    assert_true(stamp_equal(&stamp, &again));
    if (!strchr(text, '.') && strchr(text, 'T')) /* no zeros at the end of a fraction */
        assert_string_equal(buf, text);
}

static void times_toml_valid(void **state)
{
    static const char folder[] = "data/datetime/toml-test/valid/datetime";
    static const difference none[] = {{NULL, NULL}};
    tally t = {.differences = none};
    (void)state;
    DATA_NEEDED(folder);
    data_list list = data_names(folder);
    for (size_t i = 0; i < list.n; i++) {
        struct toml_values values;
        tenon_error error;
        if (!strstr(list.names[i], ".json"))
            continue;
        data_file file = data_read_in(folder, list.names[i]);
        if (!toml_values_json_read(&values, file.data, file.len, tenon_heap, NULL, &error))
            fail_msg("%s: %s: %s", list.names[i], error.path, error.detail);
        for (size_t k = 0; k < values.n; k++)
            judge_toml_value(&t, &values.entries[k].value);
        toml_values_free(&values, tenon_heap);
        data_file_free(&file);
    }
    data_list_free(&list);
    conclude(&t, "TOML valid", 33);
}

/* The value in a file of one assignment: what stands behind the = of the last line that has one. */
static void judge_toml_file(tally *t, const char *folder, const char *name)
{
    data_file file = data_read_in(folder, name);
    char *at = file.data, *line, text[128], where[128];
    size_t n = 0;
    while ((line = data_line(&at)) != NULL) {
        char *value = strchr(line, '=');
        if (*line == '#' || !value)
            continue;
        value += 1 + strspn(value + 1, " ");
        value[strcspn(value, "|#")] = 0;
        n = (size_t)snprintf(text, sizeof text, "\"%s\"", value);
    }
    assert_true(n > 2);
    snprintf(where, sizeof where, "%s/%s", strrchr(folder, '/') + 1, name);
    judge(t, where, text, n, false);
    data_file_free(&file);
}

static void times_toml_invalid(void **state)
{
    static const difference differences[] = {
        {"datetime/no-secs.toml", "the seconds may be left out"},
        {"local-datetime/no-secs.toml", "the seconds may be left out"},
        {NULL, NULL},
    };
    static const char *const folders[] = {"datetime", "local-date", "local-datetime", "local-time"};
    tally t = {.differences = differences};
    (void)state;
    DATA_NEEDED("data/datetime/toml-test/invalid");
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char folder[128];
        snprintf(folder, sizeof folder, "data/datetime/toml-test/invalid/%s", folders[i]);
        data_list list = data_names(folder);
        for (size_t k = 0; k < list.n; k++)
            judge_toml_file(&t, folder, list.names[k]);
        data_list_free(&list);
    }
    conclude(&t, "TOML invalid", 73);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(times_schema),
        cmocka_unit_test(times_toml_valid),
        cmocka_unit_test(times_toml_invalid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
