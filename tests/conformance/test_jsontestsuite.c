/* SPDX-License-Identifier: MIT
 * test_jsontestsuite.c: JSONTestSuite's parsing tests, through both entrances (entrances.h).
 *
 * y_ must be accepted, n_ rejected, whole and embedded as the value of a member: the fault of every
 * n_ text survives the embedding, also where the text has no value at all (`{"x":}`), goes on
 * behind it (`{"x":{}}}`) or ends inside it. What tenon does with each i_ text by default stands in
 * a table: a file that is not in it, or an entry without its file, is an error. */
#include "entrances.h"

#define SUITE "data/JSONTestSuite/test_parsing"

/* What is left to implementations: whether tenon accepts it as a whole and embedded. */
typedef struct choice {
    const char *name;
    bool root, embedded;
    int code; /* of the refusal as a whole */
} choice;

static const choice choices[] = {
    /* numbers are grammar only, until a member of a C type reads them */
    {"i_number_double_huge_neg_exp.json", true, true, 0},
    {"i_number_huge_exp.json", true, true, 0},
    {"i_number_neg_int_huge_exp.json", true, true, 0},
    {"i_number_pos_double_huge_exp.json", true, true, 0},
    {"i_number_real_neg_overflow.json", true, true, 0},
    {"i_number_real_pos_overflow.json", true, true, 0},
    {"i_number_real_underflow.json", true, true, 0},
    {"i_number_too_big_neg_int.json", true, true, 0},
    {"i_number_too_big_pos_int.json", true, true, 0},
    {"i_number_very_big_negative_int.json", true, true, 0},
    /* half of a surrogate pair has no UTF-8 (RFC 7493, 2.1) */
    {"i_object_key_lone_2nd_surrogate.json", false, false, TENON_E_ESCAPE},
    {"i_string_1st_surrogate_but_2nd_missing.json", false, false, TENON_E_ESCAPE},
    {"i_string_1st_valid_surrogate_2nd_invalid.json", false, false, TENON_E_ESCAPE},
    {"i_string_incomplete_surrogate_and_escape_valid.json", false, false, TENON_E_ESCAPE},
    {"i_string_incomplete_surrogate_pair.json", false, false, TENON_E_ESCAPE},
    {"i_string_incomplete_surrogates_escape_valid.json", false, false, TENON_E_ESCAPE},
    {"i_string_invalid_lonely_surrogate.json", false, false, TENON_E_ESCAPE},
    {"i_string_invalid_surrogate.json", false, false, TENON_E_ESCAPE},
    {"i_string_inverted_surrogates_U+1D11E.json", false, false, TENON_E_ESCAPE},
    {"i_string_lone_second_surrogate.json", false, false, TENON_E_ESCAPE},
    /* bytes that are not UTF-8 (RFC 3629), other encodings among them */
    {"i_string_UTF-16LE_with_BOM.json", false, false, TENON_E_UTF8},
    {"i_string_UTF-8_invalid_sequence.json", false, false, TENON_E_UTF8},
    {"i_string_UTF8_surrogate_U+D800.json", false, false, TENON_E_UTF8},
    {"i_string_invalid_utf-8.json", false, false, TENON_E_UTF8},
    {"i_string_iso_latin_1.json", false, false, TENON_E_UTF8},
    {"i_string_lone_utf8_continuation_byte.json", false, false, TENON_E_UTF8},
    {"i_string_not_in_unicode_range.json", false, false, TENON_E_UTF8},
    {"i_string_overlong_sequence_2_bytes.json", false, false, TENON_E_UTF8},
    {"i_string_overlong_sequence_6_bytes.json", false, false, TENON_E_UTF8},
    {"i_string_overlong_sequence_6_bytes_null.json", false, false, TENON_E_UTF8},
    {"i_string_truncated-utf-8.json", false, false, TENON_E_UTF8},
    {"i_string_utf16BE_no_BOM.json", false, false, TENON_E_SYNTAX},
    {"i_string_utf16LE_no_BOM.json", false, false, TENON_E_SYNTAX},
    /* deeper than 128 */
    {"i_structure_500_nested_arrays.json", false, false, TENON_E_DEPTH},
    /* a byte order mark is passed over at the start of the text and nowhere else */
    {"i_structure_UTF-8_BOM_empty_object.json", true, false, 0},
};
enum { CHOICES = sizeof choices / sizeof *choices };

typedef struct tally {
    size_t files, root, embedded;
} tally;

/* Judges all files whose name begins with letter; each must come out as wanted. */
static tally judge(char letter, bool wanted)
{
    data_list list = data_names(SUITE);
    tally t = {0, 0, 0};
    size_t wrong = 0;
    for (size_t i = 0; i < list.n; i++) {
        const char *name = list.names[i];
        data_file file;
        bool root, embedded;
        if (name[0] != letter)
            continue;
        file = data_read_in(SUITE, name);
        root = root_accepts(file.data, file.len, NULL, NULL);
        embedded = embedded_accepts(file.data, file.len, NULL);
        if (root != wanted || embedded != wanted) {
            print_error("%s: %s as a whole, %s as a member\n", name, root ? "accepted" : "rejected",
                        embedded ? "accepted" : "rejected");
            wrong++;
        }
        t.files++;
        t.root += root == wanted;
        t.embedded += embedded == wanted;
        data_file_free(&file);
    }
    data_list_free(&list);
    assert_int_equal(wrong, 0);
    return t;
}

static void jsontestsuite_accepted(void **state)
{
    (void)state;
    DATA_NEEDED(SUITE);
    tally t = judge('y', true);
    print_message("JSONTestSuite y_: %zu/%zu accepted as a whole, %zu/%zu as a member\n", t.root,
                  t.files, t.embedded, t.files);
    assert_int_equal(t.files, 95);
}

static void jsontestsuite_rejected(void **state)
{
    (void)state;
    DATA_NEEDED(SUITE);
    tally t = judge('n', false);
    print_message("JSONTestSuite n_: %zu/%zu rejected as a whole, %zu/%zu as a member\n", t.root,
                  t.files, t.embedded, t.files);
    assert_int_equal(t.files, 188);
}

static const choice *find_choice(const char *name)
{
    for (size_t i = 0; i < CHOICES; i++)
        if (strcmp(choices[i].name, name) == 0)
            return &choices[i];
    return NULL;
}

static void jsontestsuite_choices(void **state)
{
    size_t n = 0, accepted = 0, wrong = 0;
    (void)state;
    DATA_NEEDED(SUITE);
    data_list list = data_names(SUITE);
    for (size_t i = 0; i < list.n; i++) {
        const choice *c = find_choice(list.names[i]);
        tenon_error error;
        data_file file;
        bool root, embedded;
        if (list.names[i][0] != 'i')
            continue;
        n++;
        if (!c) {
            print_error("%s: not in the table\n", list.names[i]);
            wrong++;
            continue;
        }
        file = data_read_in(SUITE, c->name);
        root = root_accepts(file.data, file.len, NULL, &error);
        embedded = embedded_accepts(file.data, file.len, NULL);
        accepted += root;
        if (root != c->root || embedded != c->embedded || error.code != c->code) {
            print_error("%s: root %d, embedded %d, %s at %zu\n", c->name, root, embedded,
                        tenon_error_word(error.code), error.offset);
            wrong++;
        }
        data_file_free(&file);
    }
    data_list_free(&list);
    print_message("JSONTestSuite i_: %zu accepted, %zu rejected, as documented\n", accepted,
                  n - accepted);
    assert_int_equal(wrong, 0);
    assert_int_equal(n, CHOICES);
}

/* Files of other letters would be judged by nobody. */
static void jsontestsuite_complete(void **state)
{
    (void)state;
    DATA_NEEDED(SUITE);
    data_list list = data_names(SUITE);
    for (size_t i = 0; i < list.n; i++)
        assert_true(strchr("yni", list.names[i][0]) != NULL && list.names[i][1] == '_');
    data_list_free(&list);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jsontestsuite_accepted),
        cmocka_unit_test(jsontestsuite_rejected),
        cmocka_unit_test(jsontestsuite_choices),
        cmocka_unit_test(jsontestsuite_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
