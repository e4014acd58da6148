/* SPDX-License-Identifier: MIT
 * test_numbers.c: number texts of public sets through typed reads, and the numbers of RFC 8785
 * through typed writes.
 *
 * Every text is read in several places: alone, as the last and as an inner member, in a list; near
 * the end of the text, where the reader works on its copy of the last bytes, and far from it. The
 * bits must be those that the set (or strtod in the C locale) gives; infinity means TENON_E_RANGE
 * at the number's place. Texts that are no JSON numbers must be refused, and are counted. */
#include "entrances.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>

#include "types/numbers.h"
#ifdef TEST_GENERATED
#include "types/numbers.tenon.h"
#else
TENON_DECLARE(numbers, struct numbers);
TENON_DECLARE(double_root, struct double_root);
TENON_DECLARE(float_root, struct float_root);
TENON_DECLARE(doubles, struct doubles);
TENON_DECLARE(floats, struct floats);
TENON_DECLARE(integers, struct integers);

TENON_BEGIN(numbers) = {TENON_FIELD(before), TENON_FIELD(d), TENON_FIELD(f),
                        TENON_FIELD(after)} TENON_END;
TENON_BEGIN(double_root, TENON_TRANSPARENT) = {TENON_FIELD(d)} TENON_END;
TENON_BEGIN(float_root, TENON_TRANSPARENT) = {TENON_FIELD(f)} TENON_END;
TENON_BEGIN(doubles, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(floats, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(integers) = {
    TENON_FIELD(i8), TENON_FIELD(i16), TENON_FIELD(i32), TENON_FIELD(i64),
    TENON_FIELD(u8), TENON_FIELD(u16), TENON_FIELD(u32), TENON_FIELD(u64),
} TENON_END;
#endif

static const uint64_t infinite64 = UINT64_C(0x7FF0000000000000);
static const uint32_t infinite32 = UINT32_C(0x7F800000);

static uint64_t bits64(double v)
{
    uint64_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

static uint32_t bits32(float v)
{
    uint32_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

static bool is_infinite64(uint64_t bits)
{
    return (bits & infinite64) == infinite64;
}

static bool is_infinite32(uint32_t bits)
{
    return (bits & infinite32) == infinite32;
}

/* Where a number is put: the text is before, number, behind; far: with room behind, so that the
 * number is not near the end of the text. */
typedef struct place {
    const char *before, *behind, *path;
    enum { AT_ROOT, IN_LIST, IN_STRUCT } shape;
} place;

#define SPACES "                                                                "
static const char pad[] = SPACES SPACES;

static const place places[] = {
    {"", "", "$", AT_ROOT},
    {"\t", "\n", "$", AT_ROOT},
    {"", pad, "$", AT_ROOT},
    {"[", "]", "$[0]", IN_LIST},
    {"[0,", ",0]", "$[1]", IN_LIST},
    {"[ 1.5 , ", SPACES ", -1e3 ]", "$[1]", IN_LIST},
    {"{\"%\":", "}", "$.%", IN_STRUCT},
    {"{\"before\":-1.25e3,\"%\":", ",\"after\":9}", "$.%", IN_STRUCT},
    {"{\"after\":9,\"%\" : ", " ,\"not\":[\"" SPACES "\"]}", "$.%", IN_STRUCT},
    {pad, "", "$", AT_ROOT},
};
enum { PLACES = sizeof places / sizeof *places };

/* The text of a place in a block of its size; % of the place becomes name. */
static char *placed(const place *w, char name, const char *number, size_t *ret_len, size_t *ret_at)
{
    size_t n = strlen(w->before), m = strlen(number), k = strlen(w->behind);
    char *text = malloc(n + m + k), *percent;
    assert_non_null(text);
    memcpy(text, w->before, n);
    memcpy(text + n, number, m);
    memcpy(text + n + m, w->behind, k);
    percent = memchr(text, '%', n);
    if (percent)
        *percent = name;
    *ret_len = n + m + k;
    *ret_at = n;
    return text;
}

static void check_out_of_range(const place *w, char name, const tenon_error *error, size_t at)
{
    char path[16];
    snprintf(path, sizeof path, "%s", w->path);
    if (strchr(path, '%'))
        *strchr(path, '%') = name;
    assert_int_equal(error->code, TENON_E_RANGE);
    assert_int_equal(error->offset, at);
    assert_string_equal(error->path, path);
}

/* Reads number as a double at a place: its bits, or out of range, or (wanted NULL) refused. */
static void check_double(const char *number, const uint64_t *wanted, const place *w)
{
    struct double_root root = {77};
    struct doubles list = {NULL, 77};
    struct numbers object = {77, 77, 77, 77};
    tenon_error error;
    size_t len, at, i = w->path[1] == '[' ? (size_t)(w->path[2] - '0') : 0;
    char *text = placed(w, 'd', number, &len, &at);
    double got = 0;
    bool ok;
    if (w->shape == AT_ROOT) {
        ok = double_root_json_read(&root, text, len, NULL, NULL, &error);
        got = root.d;
    } else if (w->shape == IN_LIST) {
        ok = doubles_json_read(&list, text, len, tenon_heap, NULL, &error);
        got = ok ? list.items[i] : 0;
        doubles_free(&list, tenon_heap);
    } else {
        ok = numbers_json_read(&object, text, len, NULL, NULL, &error);
        got = object.d;
    }
    if (ok != (wanted && !is_infinite64(*wanted)))
        print_error("%s %s %s\n", w->before, number, w->behind);
    if (!wanted) {
        assert_false(ok);
        check_refusal(&error, len);
    } else if (is_infinite64(*wanted)) {
        assert_false(ok);
        check_out_of_range(w, 'd', &error, at);
    } else {
        assert_true(ok);
        if (bits64(got) != *wanted)
            print_error("%s: %a\n", number, got);
        assert_true(bits64(got) == *wanted);
    }
    assert_true(ok || bits64(got) == 0);
    free(text);
}

static void check_float(const char *number, const uint32_t *wanted, const place *w)
{
    struct float_root root = {77};
    struct floats list = {NULL, 77};
    struct numbers object = {77, 77, 77, 77};
    tenon_error error;
    size_t len, at, i = w->path[1] == '[' ? (size_t)(w->path[2] - '0') : 0;
    char *text = placed(w, 'f', number, &len, &at);
    float got = 0;
    bool ok;
    if (w->shape == AT_ROOT) {
        ok = float_root_json_read(&root, text, len, NULL, NULL, &error);
        got = root.f;
    } else if (w->shape == IN_LIST) {
        ok = floats_json_read(&list, text, len, tenon_heap, NULL, &error);
        got = ok ? list.items[i] : 0;
        floats_free(&list, tenon_heap);
    } else {
        ok = numbers_json_read(&object, text, len, NULL, NULL, &error);
        got = object.f;
    }
    if (ok != (wanted && !is_infinite32(*wanted)))
        print_error("%s %s %s\n", w->before, number, w->behind);
    if (!wanted) {
        assert_false(ok);
        check_refusal(&error, len);
    } else if (is_infinite32(*wanted)) {
        assert_false(ok);
        check_out_of_range(w, 'f', &error, at);
    } else {
        assert_true(ok);
        if (bits32(got) != *wanted)
            print_error("%s: %a\n", number, (double)got);
        assert_true(bits32(got) == *wanted);
    }
    assert_true(ok || bits32(got) == 0);
    free(text);
}

static void check_number(const char *number, const uint64_t *as_double, const uint32_t *as_float)
{
    for (size_t i = 0; i < PLACES; i++) {
        if (places[i].shape == IN_LIST && strchr(number, ','))
            continue; /* in a list these are two */
        check_double(number, as_double, &places[i]);
        check_float(number, as_float, &places[i]);
    }
}

/* The JSON grammar of numbers (RFC 8259, 6). */
static bool is_json_number(const char *s)
{
    size_t n;
    s += *s == '-';
    n = strspn(s, "0123456789");
    if (n == 0 || (*s == '0' && n > 1))
        return false;
    s += n;
    if (*s == '.') {
        n = strspn(++s, "0123456789");
        if (n == 0)
            return false;
        s += n;
    }
    if (*s == 'e' || *s == 'E') {
        s += 1 + (s[1] == '+' || s[1] == '-');
        n = strspn(s, "0123456789");
        if (n == 0)
            return false;
        s += n;
    }
    return *s == 0;
}

/* ---- parse-number-fxx ------------------------------------------------------------------------ */

static void numbers_fxx(void **state)
{
    static const char folder[] = "data/parse-number-fxx";
    static const char *const names[] = {"exhaustive-float16-every16th.txt",
                                        "freetype-2-7.txt",
                                        "google-wuffs.txt",
                                        "lemire-fast-float.txt",
                                        "more-test-cases.txt",
                                        "tencent-rapidjson.txt"};
    (void)state;
    DATA_NEEDED(folder);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        data_file file = data_read_in(folder, names[i]);
        char *at = file.data, *line;
        size_t n = 0, other = 0, range = 0;
        while ((line = data_line(&at)) != NULL) {
            uint64_t d;
            uint32_t f;
            if (!*line || *line == '#')
                continue;
            assert_true(strlen(line) > 31 && line[30] == ' ');
            f = (uint32_t)strtoul(line + 5, NULL, 16);
            d = strtoull(line + 14, NULL, 16);
            if (is_json_number(line + 31)) {
                check_number(line + 31, &d, &f);
                range += is_infinite64(d);
                n++;
            } else {
                check_number(line + 31, NULL, NULL);
                other++;
            }
        }
        print_message("%s: %zu numbers, %zu of them out of range; %zu not JSON, refused\n",
                      names[i], n, range, other);
        assert_true(n > 0);
        data_file_free(&file);
    }
}

/* ---- yyjson's numbers ------------------------------------------------------------------------ */

#define CHECK_INTEGER(member, text, fits)                                                          \
    do {                                                                                           \
        struct integers object;                                                                    \
        tenon_error error;                                                                         \
        size_t len;                                                                                \
        char *all = wrapped("{\"" #member "\":", text, strlen(text), "}", &len);                   \
        bool read = integers_json_read(&object, all, len, NULL, NULL, &error);                     \
        free(all);                                                                                 \
        assert_int_equal(read, fits);                                                              \
        if (!read) {                                                                               \
            assert_int_equal(error.code, TENON_E_RANGE);                                           \
            assert_string_equal(error.path, "$." #member);                                         \
            assert_int_equal(error.offset, strlen(#member) + 4);                                   \
        }                                                                                          \
        assert_true((long long)object.member ==                                                    \
                    (read ? (long long)strtoull((text) + negative, NULL, 10) * sign : 0));         \
    } while (0)

static void check_integer(const char *text)
{
    bool negative = *text == '-', small, positive;
    int sign = negative ? -1 : 1;
    long long v;
    errno = 0;
    v = strtoll(text, NULL, 10);
    small = errno == 0;
    errno = 0;
    (void)strtoull(text + negative, NULL, 10);
    positive = errno == 0 && (!negative || (small && v == 0));
    if (strcmp(text, "-9223372036854775808") == 0)
        return; /* its magnitude does not fit the macro; the cases have it */
    CHECK_INTEGER(i8, text, small && v >= INT8_MIN && v <= INT8_MAX);
    CHECK_INTEGER(i16, text, small && v >= INT16_MIN && v <= INT16_MAX);
    CHECK_INTEGER(i32, text, small && v >= INT32_MIN && v <= INT32_MAX);
    CHECK_INTEGER(i64, text, small);
    CHECK_INTEGER(u8, text, small && v >= 0 && v <= UINT8_MAX);
    CHECK_INTEGER(u16, text, small && v >= 0 && v <= UINT16_MAX);
    CHECK_INTEGER(u32, text, small && v >= 0 && v <= UINT32_MAX);
    CHECK_INTEGER(u64, text, positive);
}

static void check_yyjson_line(const char *name, const char *text)
{
    bool number = !strstr(name, "(fail)") && !strstr(name, "(ext)") && !strstr(name, "literal");
    uint64_t d;
    uint32_t f;
    if (!number) {
        check_number(text, NULL, NULL);
        return;
    }
    d = bits64(strtod(text, NULL));
    f = bits32(strtof(text, NULL));
    assert_true(!strstr(name, "(inf)") || is_infinite64(d));
    check_number(text, &d, &f);
    if (strncmp(name, "int", 3) == 0)
        check_integer(text);
}

static void numbers_yyjson(void **state)
{
    static const char folder[] = "data/yyjson-testdata/num";
    size_t total = 0;
    (void)state;
    DATA_NEEDED(folder);
    data_list list = data_names(folder);
    for (size_t i = 0; i < list.n; i++) {
        size_t n = 0;
        if (!strstr(list.names[i], ".txt"))
            continue;
        data_file file = data_read_in(folder, list.names[i]);
        char *at = file.data, *line;
        while ((line = data_line(&at)) != NULL) {
            if (!*line || *line == '#')
                continue;
            check_yyjson_line(list.names[i], line);
            n++;
        }
        print_message("%s: %zu\n", list.names[i], n);
        assert_true(n > 0);
        total += n;
        data_file_free(&file);
    }
    data_list_free(&list);
    assert_true(total > 1000);
}

/* ---- written --------------------------------------------------------------------------------- */

/* The table's texts are those of ECMAScript, and tenon's; minus zero alone keeps its sign. */
static void numbers_es6(void **state)
{
    static const char name[] = "data/rfc8785/es6testfile10k.txt";
    tenon_sink sink;
    size_t n = 0;
    (void)state;
    DATA_NEEDED(name);
    data_file file = data_read(name);
    char *at = file.data, *line;
    tenon_sink_memory(&sink, NULL);
    while ((line = data_line(&at)) != NULL) {
        const char *text = strchr(line, ',');
        char wanted[128], printed[128];
        uint64_t bits = strtoull(line, NULL, 16);
        struct numbers object = {0, 0, 0.5f, -1};
        struct doubles list = {&object.d, 1};
        tenon_error error;
        assert_non_null(text);
        memcpy(&object.d, &bits, sizeof bits);
        text = bits == UINT64_C(1) << 63 ? "-0" : text + 1;
        snprintf(wanted, sizeof wanted, "{\"before\":0,\"d\":%s,\"f\":0.5,\"after\":-1}", text);
        sink.len = 0;
        assert_true(numbers_json_write(&object, &sink, NULL, &error));
        assert_int_equal(sink.len, strlen(wanted));
        assert_memory_equal(sink.data, wanted, sink.len);
        snprintf(wanted, sizeof wanted, "[%s]", text);
        assert_int_equal(doubles_json_print(&list, printed, sizeof printed, NULL), strlen(wanted));
        assert_string_equal(printed, wanted);
        n++;
    }
    assert_true(tenon_sink_fini(&sink, NULL));
    print_message("es6testfile10k: %zu numbers\n", n);
    assert_true(n >= 10000);
    data_file_free(&file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_fxx),
        cmocka_unit_test(numbers_yyjson),
        cmocka_unit_test(numbers_es6),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
