/* SPDX-License-Identifier: MIT
 * test_float_sets.c: floating-point text against the published sets in the shared data folder
 * ($TENON_DATA, else ../shared); tests of absent sets are skipped by name.
 *
 * parse-number-fxx has lines that are not JSON numbers; those are counted and left out. How a text
 * or a value is checked stands in float_check.h. */
#include "float_check.h"

static FILE *data_open(const char *name)
{
    static const char *const roots[] = {"../shared", "../../shared", "../../../shared"};
    const char *root = getenv("TENON_DATA");
    char path[4096];
    FILE *file = NULL;
    if (root) {
        snprintf(path, sizeof path, "%s/%s", root, name);
        file = fopen(path, "rb");
    }
    for (size_t i = 0; !root && !file && i < sizeof roots / sizeof roots[0]; i++) {
        snprintf(path, sizeof path, "%s/%s", roots[i], name);
        file = fopen(path, "rb");
    }
    if (!file)
        print_message("test_float: skipped, no %s\n", name);
    return file;
}

static void set_parse_number_fxx(void **state)
{
    static const char *const names[] = {"exhaustive-float16-every16th",
                                        "freetype-2-7",
                                        "google-wuffs",
                                        "lemire-fast-float",
                                        "more-test-cases",
                                        "tencent-rapidjson"};
    static char line[65536];
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[256];
        long count = 0, other = 0;
        FILE *file;
        snprintf(path, sizeof path, "data/parse-number-fxx/%s.txt", names[i]);
        file = data_open(path);
        if (!file)
            skip();
        fast_taken = fast_declined = 0;
        while (fgets(line, sizeof line, file)) {
            line[strcspn(line, "\r\n")] = 0;
            if (strlen(line) < 32)
                continue;
            if (!is_json_number(line + 31)) {
                other++;
                continue;
            }
            check_read(line + 31, strtoull(line + 14, NULL, 16),
                       (uint32_t)strtoul(line + 5, NULL, 16));
            count++;
        }
        fclose(file);
        print_message("%s: %ld lines, %ld not JSON; fast %ld of %ld\n", names[i], count, other,
                      fast_taken, fast_taken + fast_declined);
        assert_true(count > 0);
    }
}

static void set_nativejson_roundtrip(void **state)
{
    FILE *file = data_open("data/nativejson-roundtrip/double_cases.tsv");
    char line[4096];
    long count = 0;
    (void)state;
    if (!file)
        skip();
    while (fgets(line, sizeof line, file)) {
        char *tab = strchr(line, '\t');
        if (line[0] != '[' || !tab || tab[-1] != ']')
            continue;
        tab[-1] = 0;
        assert_true(is_json_number(line + 1));
        check_read(line + 1, strtoull(tab + 1, NULL, 16), f32_bits(strtof(line + 1, NULL)));
        count++;
    }
    fclose(file);
    print_message("nativejson-roundtrip: %ld lines\n", count);
    assert_true(count > 0);
}

static void set_es6testfile(void **state)
{
    FILE *file = data_open("data/rfc8785/es6testfile10k.txt");
    char line[256], text[40];
    long count = 0;
    (void)state;
    if (!file)
        skip();
    while (fgets(line, sizeof line, file)) {
        char *comma = strchr(line, ',');
        uint64_t bits = strtoull(line, NULL, 16);
        line[strcspn(line, "\r\n")] = 0;
        assert_non_null(comma);
        f64_text(text, f64_of(bits));
        assert_string_equal(text, bits == UINT64_C(1) << 63 ? "-0" : comma + 1);
        check_f64(f64_of(bits));
        count++;
    }
    fclose(file);
    print_message("es6testfile10k: %ld lines\n", count);
    assert_true(count >= 10000);
}

/* Numbers of the list in shared/cases/<name>.json are those of the list in <name>.expect. */
static void set_cases(void **state)
{
    static const struct {
        const char *name;
        bool infinite;
    } cases[] = {{"A03", false}, {"A04", false}, {"A04b", true}, {"A04c", true},
                 {"A15", false}, {"A15b", true}, {"B03", false}};
    static char json[2000000], expect[65536];
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char path[64], *p = json + 1, *x = expect + 7;
        FILE *file;
        snprintf(path, sizeof path, "cases/%s.json", cases[i].name);
        file = data_open(path);
        if (!file)
            skip();
        json[fread(json, 1, sizeof json - 1, file)] = 0;
        fclose(file);
        snprintf(path, sizeof path, "cases/%s.expect", cases[i].name);
        file = data_open(path);
        assert_non_null(file);
        expect[fread(expect, 1, sizeof expect - 1, file)] = 0;
        fclose(file);
        while (*p && *p != ']') {
            char *end = p + strcspn(p, ",]"), after = *end;
            *end = 0;
            check_read(p, cases[i].infinite ? f64_bits(INFINITY) : f64_bits(strtod(x, &x)),
                       f32_bits(strtof(p, NULL)));
            p = end + (after == ',');
            if (after == ']')
                break;
            x++;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(set_parse_number_fxx),
        cmocka_unit_test(set_nativejson_roundtrip),
        cmocka_unit_test(set_es6testfile),
        cmocka_unit_test(set_cases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
