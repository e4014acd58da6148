/* SPDX-License-Identifier: MIT
 * test_checkers.c: sets of whole texts whose names or folders say whether they are JSON: the two
 * JSON_checker sets, jansson's suites, yyjson's files.
 *
 * Each file is judged as a whole and embedded in an object (entrances.h). A set is a rule, name to
 * verdict, and a list of exceptions: files whose verdict RFC 8259 or tenon's defaults turn around,
 * each with its reason; an exception that is not needed is an error. Options that open one door
 * (comments, trailing commas) are tried on the files that need them. */
#include "entrances.h"

typedef struct exception {
    const char *name, *reason;
} exception;

/* The verdict of a set on a file. */
enum verdict { REJECT, ACCEPT, NOT_JSON };

typedef struct tried {
    const exception *exceptions;
    size_t n, accepted, rejected, exceptional, wrong;
} tried;

static const char *exception_of(const tried *t, const char *name)
{
    for (const exception *e = t->exceptions; e && e->name; e++)
        if (strcmp(e->name, name) == 0)
            return e->reason;
    return NULL;
}

static bool begins_with(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

static bool ends_with(const char *name, const char *with)
{
    size_t n = strlen(name), m = strlen(with);
    return n >= m && strcmp(name + n - m, with) == 0;
}

/* A mark at the start of the text is passed over there and nowhere else: embedded it is wrong. */
static bool has_mark(const data_file *file)
{
    return file->len >= 3 && memcmp(file->data, "\xEF\xBB\xBF", 3) == 0;
}

/* A line comment at the end must not swallow what follows the embedded text. */
static bool embedded_judged(const data_file *file, const tenon_options *options)
{
    size_t len;
    bool comments = options && (options->flags & TENON_COMMENTS);
    char *text = wrapped("", file->data, file->len, comments ? "\n" : "", &len);
    bool accepted = embedded_accepts(text, len, options);
    free(text);
    return accepted;
}

static void judge_file(tried *t, const char *name, data_file *file, enum verdict verdict,
                       const tenon_options *options)
{
    bool exceptional = exception_of(t, name) != NULL, accepted, embedded;
    if (verdict == NOT_JSON)
        return;
    t->n++;
    t->exceptional += exceptional;
    accepted = root_accepts(file->data, file->len, options, NULL);
    embedded = embedded_judged(file, options);
    t->accepted += accepted;
    t->rejected += !accepted;
    if (exceptional)
        verdict = verdict == ACCEPT ? REJECT : ACCEPT;
    if (accepted == (verdict == ACCEPT) && embedded == (accepted && !has_mark(file)))
        return;
    print_error("%s: %s as a whole, %s as a member\n", name, accepted ? "accepted" : "rejected",
                embedded ? "accepted" : "rejected");
    t->wrong++;
}

static void judge_folder(tried *t, const char *folder, enum verdict (*rule)(const char *name),
                         const tenon_options *options)
{
    data_list list = data_names(folder);
    for (size_t i = 0; i < list.n; i++) {
        enum verdict verdict = rule(list.names[i]);
        data_file file;
        if (verdict == NOT_JSON)
            continue;
        file = data_read_in(folder, list.names[i]);
        judge_file(t, list.names[i], &file, verdict, options);
        data_file_free(&file);
    }
    data_list_free(&list);
}

static void conclude(const tried *t, const char *set, size_t n)
{
    size_t listed = 0;
    for (const exception *e = t->exceptions; e && e->name; e++)
        listed++;
    print_message("%s: %zu accepted, %zu rejected of %zu", set, t->accepted, t->rejected, t->n);
    if (listed)
        print_message(", %zu of them exceptions", t->exceptional);
    print_message("\n");
    assert_int_equal(t->wrong, 0);
    assert_int_equal(t->exceptional, listed);
    assert_int_equal(t->n, n);
}

/* ---- the two JSON_checker sets --------------------------------------------------------------- */

static enum verdict checker_rule(const char *name)
{
    if (!ends_with(name, ".json"))
        return NOT_JSON;
    return begins_with(name, "pass") ? ACCEPT : REJECT;
}

static void json_checker(void **state)
{
    static const exception exceptions[] = {
        {"fail01_EXCLUDE.json", "a string alone is a text (RFC 8259, 2)"},
        {"fail18_EXCLUDE.json", "20 levels are within the limit of 128"},
        {NULL, NULL},
    };
    tried t = {.exceptions = exceptions};
    (void)state;
    DATA_NEEDED("data/JSON_checker");
    judge_folder(&t, "data/JSON_checker", checker_rule, NULL);
    conclude(&t, "JSON_checker", 36);
}

static void simdjson_checker(void **state)
{
    static const exception exceptions[] = {
        {"fail01_EXCLUDE.json", "a string alone is a text (RFC 8259, 2)"},
        {"fail18_EXCLUDE.json", "20 levels are within the limit of 128"},
        {"fail39_EXCLUDE.json", "names should be unique, not must (RFC 8259, 4)"},
        {"fail41_toolarge.json", "a grammatical number; typed reads refuse it (RFC 8259, 6)"},
        {"fail60.json", "a grammatical number; typed reads refuse it (RFC 8259, 6)"},
        {"fail73.json", "a grammatical number; typed reads refuse it (RFC 8259, 6)"},
        {NULL, NULL},
    };
    tried t = {.exceptions = exceptions};
    (void)state;
    DATA_NEEDED("data/simdjson-jsonchecker");
    judge_folder(&t, "data/simdjson-jsonchecker", checker_rule, NULL);
    conclude(&t, "simdjson-jsonchecker", 108);
}

static enum verdict none_rule(const char *name)
{
    return ends_with(name, ".json") ? REJECT : NOT_JSON;
}

/* Found by fuzzing elsewhere; none of them is JSON. */
static void simdjson_adversarial(void **state)
{
    tried t = {.exceptions = NULL};
    (void)state;
    DATA_NEEDED("data/simdjson-jsonchecker/adversarial/issue150");
    judge_folder(&t, "data/simdjson-jsonchecker/adversarial/issue150", none_rule, NULL);
    conclude(&t, "simdjson-jsonchecker/adversarial", 183);
}

/* ---- jansson --------------------------------------------------------------------------------- */

static void judge_jansson(tried *t, const char *suite, enum verdict verdict)
{
    char folder[256], input[512];
    snprintf(folder, sizeof folder, "data/jansson-suites/%s", suite);
    data_list list = data_names(folder);
    for (size_t i = 0; i < list.n; i++) {
        snprintf(input, sizeof input, "%s/%s/input", folder, list.names[i]);
        data_file file = data_read(input);
        judge_file(t, list.names[i], &file, verdict, NULL);
        data_file_free(&file);
    }
    data_list_free(&list);
}

static void jansson_valid(void **state)
{
    tried t = {.exceptions = NULL};
    (void)state;
    DATA_NEEDED("data/jansson-suites");
    judge_jansson(&t, "valid", ACCEPT);
    conclude(&t, "jansson valid", 35);
}

static void jansson_invalid(void **state)
{
    static const exception exceptions[] = {
        {"null", "any value may be the text (RFC 8259, 2)"},
        {"null-byte-in-object-key", "an escaped NUL is a character (RFC 8259, 7)"},
        {"null-escape-in-string", "an escaped NUL is a character (RFC 8259, 7)"},
        {"real-negative-overflow", "a grammatical number; typed reads refuse it"},
        {"real-positive-overflow", "a grammatical number; typed reads refuse it"},
        {"too-big-negative-integer", "a grammatical number; typed reads refuse it"},
        {"too-big-positive-integer", "a grammatical number; typed reads refuse it"},
        {NULL, NULL},
    };
    tried t = {.exceptions = exceptions};
    (void)state;
    DATA_NEEDED("data/jansson-suites");
    judge_jansson(&t, "invalid", REJECT);
    conclude(&t, "jansson invalid", 50);
}

static void jansson_invalid_unicode(void **state)
{
    tried t = {.exceptions = NULL};
    (void)state;
    DATA_NEEDED("data/jansson-suites");
    judge_jansson(&t, "invalid-unicode", REJECT);
    conclude(&t, "jansson invalid-unicode", 18);
}

/* ---- yyjson: marks in the names say what a text needs ---------------------------------------- */

static const char *const beyond_json[] = {"(fail)",    "(garbage)", "(str_err)", "(ext_num)",
                                          "(ext_esc)", "(ext_ws)",  "(str_sq)",  "(str_uq)",
                                          "(inf)",     "(nan)",     "(bighex)"};

static bool needs(const char *name, const char *mark)
{
    return strstr(name, mark) != NULL;
}

static bool is_beyond_json(const char *name)
{
    for (size_t i = 0; i < sizeof beyond_json / sizeof *beyond_json; i++)
        if (needs(name, beyond_json[i]))
            return true;
    return false;
}

static enum verdict yyjson_rule(const char *name)
{
    bool beyond = is_beyond_json(name) || needs(name, "(comma)") || needs(name, "(comment)") ||
                  needs(name, "(endcomment)");
    return beyond ? REJECT : ACCEPT;
}

static enum verdict yyjson_comments_rule(const char *name)
{
    return is_beyond_json(name) || needs(name, "(comma)") ? REJECT : ACCEPT;
}

static enum verdict yyjson_commas_rule(const char *name)
{
    bool beyond = is_beyond_json(name) || needs(name, "(comment)") || needs(name, "(endcomment)");
    return beyond ? REJECT : ACCEPT;
}

static enum verdict yyjson_both_rule(const char *name)
{
    return is_beyond_json(name) ? REJECT : ACCEPT;
}

static void yyjson_json(void **state)
{
    static const char folder[] = "data/yyjson-testdata/json/test_yyjson";
    static const struct {
        const char *name;
        uint64_t flags;
        enum verdict (*rule)(const char *);
    } settings[] = {
        {"yyjson", 0, yyjson_rule},
        {"yyjson with comments", TENON_COMMENTS, yyjson_comments_rule},
        {"yyjson with trailing commas", TENON_TRAILING_COMMAS, yyjson_commas_rule},
        {"yyjson with both", TENON_COMMENTS | TENON_TRAILING_COMMAS, yyjson_both_rule},
    };
    (void)state;
    DATA_NEEDED("data/yyjson-testdata");
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        tenon_options options = {.flags = settings[i].flags};
        tried t = {.exceptions = NULL};
        judge_folder(&t, folder, settings[i].rule, &options);
        conclude(&t, settings[i].name, 209);
    }
}

static enum verdict yyjson_encoding_rule(const char *name)
{
    return begins_with(name, "utf8") ? ACCEPT : REJECT;
}

static enum verdict all_rule(const char *name)
{
    return ends_with(name, ".json") ? ACCEPT : NOT_JSON;
}

static void yyjson_other(void **state)
{
    tried t = {.exceptions = NULL};
    (void)state;
    DATA_NEEDED("data/yyjson-testdata");
    judge_folder(&t, "data/yyjson-testdata/json/test_encoding", yyjson_encoding_rule, NULL);
    judge_folder(&t, "data/yyjson-testdata/json/test_roundtrip", all_rule, NULL);
    conclude(&t, "yyjson encodings and round trips", 58);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(json_checker),         cmocka_unit_test(simdjson_checker),
        cmocka_unit_test(simdjson_adversarial), cmocka_unit_test(jansson_valid),
        cmocka_unit_test(jansson_invalid),      cmocka_unit_test(jansson_invalid_unicode),
        cmocka_unit_test(yyjson_json),          cmocka_unit_test(yyjson_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
