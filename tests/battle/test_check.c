/* SPDX-License-Identifier: MIT
 * test_check.c: are broken adapters caught? Each row of a table is an adapter around tenon that is
 * wrong in one way, the bout in which that shows, and what bout_check must say about it; the right
 * adapter passes everywhere.
 *
 * What becomes of those that fail is in test_plan.c. */
#define _POSIX_C_SOURCE 200809L
#include "battle_test.h"

#include <unistd.h>

#define RIGHT battle_peer_tenon_tables

static struct battle_cases cases;
static char kept[1 << 17]; /* what an adapter keeps from an earlier call */
static size_t kept_len;

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

/* ---- broken readers -------------------------------------------------------------------------- */

static bool right_read(struct battle_run *run, const char *text, size_t len, void *object)
{
    return RIGHT.read(run, text, len, object);
}

static bool read_drops_member(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct small *)object)->Name = (tenon_str){0};
    return good;
}

static bool read_adds_one(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct small *)object)->NumPurchases++;
    return good;
}

static bool read_turns_boolean(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct small *)object)->IsVIP ^= true;
    return good;
}

static bool read_truncates(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct small *)object)->Name.len--;
    return good;
}

/* The last character of a name that is not ASCII becomes another. */
static bool read_wrong_script(struct battle_run *run, const char *text, size_t len, void *object)
{
    struct big *big = object;
    const bool good = right_read(run, text, len, object);
    memcpy((char *)big->Domain.data + big->Domain.len - 2, "ß", 2);
    return good;
}

static bool read_empty_for_null(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct big *)object)->FullName = (tenon_str){"", 0};
    return good;
}

/* Computed members are passed over. */
static bool read_computed(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct big_named *)object)->YearsAsCustomer = 5;
    return good;
}

static bool read_one_less(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct small_list *)object)->n--;
    return good;
}

static bool read_wrong_key(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct small_dictionary *)object)->Dict[998].key.len--;
    return good;
}

static bool read_wrong_time(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool good = right_read(run, text, len, object);
    ((struct forecast *)object)->Date.seconds += 3600;
    return good;
}

/* Leaves the object of the call before. */
static bool read_previous(struct battle_run *run, const char *text, size_t len, void *object)
{
    const bool first = kept_len == 0;
    const bool good =
        first ? right_read(run, text, len, object) : right_read(run, kept, kept_len, object);
    memcpy(kept, text, kept_len = len);
    return good;
}

static bool read_nothing(struct battle_run *run, const char *text, size_t len, void *object)
{
    (void)run, (void)text, (void)len, (void)object;
    return true;
}

static bool read_once(struct battle_run *run, const char *text, size_t len, void *object)
{
    return kept_len++ > 0 || right_read(run, text, len, object);
}

static bool read_refuses(struct battle_run *run, const char *text, size_t len, void *object)
{
    (void)run, (void)text, (void)len, (void)object;
    return false;
}

/* Strings that lie in the text belong to somebody else. */
static bool read_views(struct battle_run *run, const char *text, size_t len, void *object)
{
    const tenon_options options = {.flags = TENON_VIEW};
    return tenon_json_read(battle_kind_type(run->kind), object, text, len, &run->arena.mem,
                           &options, NULL);
}

static bool read_file_nothing(struct battle_run *run, FILE *file, void *object)
{
    (void)run, (void)file, (void)object;
    return true;
}

static bool read_file_one_less(struct battle_run *run, FILE *file, void *object)
{
    const bool good = RIGHT.read_file(run, file, object);
    ((struct small_list *)object)->n--;
    return good;
}

/* ---- broken writers -------------------------------------------------------------------------- */

static bool right_write(struct battle_run *run, const void *object)
{
    return RIGHT.write(run, object);
}

/* What is right, with the first `old` replaced. */
static bool write_with(struct battle_run *run, const void *object, const char *old, const char *new)
{
    const bool good = right_write(run, object);
    const size_t len = run->text.len;
    if (len >= sizeof kept / 2)
        return false;
    memcpy(kept, run->text.data, len);
    kept[len] = '\0';
    char *at = strstr(kept, old);
    if (!at)
        return false;
    memmove(at + strlen(new), at + strlen(old), strlen(at + strlen(old)) + 1);
    memcpy(at, new, strlen(new));
    run->text = (tenon_str){kept, len - strlen(old) + strlen(new)};
    return good;
}

static bool write_no_member(struct battle_run *run, const void *object)
{
    return write_with(run, object, "\"NumPurchases\":1200,", "");
}

/* A member that readers would have as zero or null all the same. */
static bool write_no_zero(struct battle_run *run, const void *object)
{
    return write_with(run, object, "\"PendingInvoiceID\":0,", "");
}

static bool write_no_null(struct battle_run *run, const void *object)
{
    return write_with(run, object, "\"FullName\":null,", "");
}

static bool write_adds_one(struct battle_run *run, const void *object)
{
    return write_with(run, object, "1200", "1201");
}

static bool write_quotes_number(struct battle_run *run, const void *object)
{
    return write_with(run, object, "1200", "\"1200\"");
}

static bool write_invalid(struct battle_run *run, const void *object)
{
    return write_with(run, object, ":1200", "=1200");
}

static bool write_unended(struct battle_run *run, const void *object)
{
    return write_with(run, object, "true}", "true");
}

static bool write_garbage_behind(struct battle_run *run, const void *object)
{
    return write_with(run, object, "true}", "true}x");
}

static bool write_nul_behind(struct battle_run *run, const void *object)
{
    const bool good = right_write(run, object);
    memcpy(kept, run->text.data, run->text.len);
    kept[run->text.len] = '\0';
    run->text = (tenon_str){kept, run->text.len + 1};
    return good;
}

static bool write_extra_member(struct battle_run *run, const void *object)
{
    return write_with(run, object, "true}", "true,\"More\":1}");
}

static bool write_twice_a_member(struct battle_run *run, const void *object)
{
    return write_with(run, object, "true}", "true,\"IsVIP\":true}");
}

static bool write_invalid_utf8(struct battle_run *run, const void *object)
{
    return write_with(run, object, "Bill", "B\xffll");
}

static bool write_computed_wrong(struct battle_run *run, const void *object)
{
    return write_with(run, object, "\"YearsAsCustomer\":5", "\"YearsAsCustomer\":0");
}

static bool write_computed_not(struct battle_run *run, const void *object)
{
    return write_with(run, object, ",\"YearsAsCustomer\":5", "");
}

static bool write_names_for_numbers(struct battle_run *run, const void *object)
{
    return write_with(run, object, "\"Gender\":1", "\"Gender\":\"Female\"");
}

static bool write_first(struct battle_run *run, const void *object)
{
    const bool good = right_write(run, object);
    if (kept_len == 0)
        memcpy(kept, run->text.data, kept_len = run->text.len);
    run->text = (tenon_str){kept, kept_len};
    return good;
}

static bool write_refuses(struct battle_run *run, const void *object)
{
    (void)run, (void)object;
    return false;
}

static bool write_nothing(struct battle_run *run, const void *object)
{
    (void)run, (void)object;
    return true;
}

static bool write_once(struct battle_run *run, const void *object)
{
    return kept_len++ > 0 || right_write(run, object);
}

static bool write_one_line(struct battle_run *run, const void *object)
{
    const tenon_options options = {0};
    const size_t len =
        tenon_json_print(battle_kind_type(run->kind), object, kept, sizeof kept, &options);
    run->text = (tenon_str){kept, len};
    return len < sizeof kept;
}

static bool write_lines(struct battle_run *run, const void *object)
{
    const tenon_options options = {.indent = 2};
    const size_t len =
        tenon_json_print(battle_kind_type(run->kind), object, kept, sizeof kept, &options);
    run->text = (tenon_str){kept, len};
    return len < sizeof kept;
}

static bool write_file_nothing(struct battle_run *run, const void *object, FILE *file)
{
    (void)file;
    return right_write(run, object);
}

static bool write_file_once(struct battle_run *run, const void *object, FILE *file)
{
    return kept_len++ > 0 || RIGHT.write_file(run, object, file);
}

static bool write_file_twice(struct battle_run *run, const void *object, FILE *file)
{
    return RIGHT.write_file(run, object, file) && RIGHT.write_file(run, object, file);
}

static bool write_fd_nothing(struct battle_run *run, const void *object, int fd)
{
    (void)fd;
    return right_write(run, object);
}

static bool write_fd_4096(struct battle_run *run, const void *object, int fd)
{
    return right_write(run, object) &&
           write(fd, run->text.data, run->text.len < 4096 ? run->text.len : 4096) > 0;
}

static bool write_fd_refuses(struct battle_run *run, const void *object, int fd)
{
    return RIGHT.write_fd(run, object, fd) && false;
}

/* ---- each of them ---------------------------------------------------------------------------- */

/* says: a part of the message; NULL: it passes here, where its fault makes no difference. */
struct broken {
    const char *model;
    enum battle_variant variant;
    enum battle_way way;
    struct battle_peer with; /* functions that replace the right ones; it has no other streams */
    const char *says;
};

#define READ(FUNCTION)                                                                             \
    BATTLE_READ_TEXT,                                                                              \
    {                                                                                              \
        .name = #FUNCTION, .read = FUNCTION                                                        \
    }
#define READ_FILE(FUNCTION)                                                                        \
    BATTLE_READ_FILE,                                                                              \
    {                                                                                              \
        .name = #FUNCTION, .read_file = FUNCTION                                                   \
    }
#define READ_WHOLE(FUNCTION)                                                                       \
    BATTLE_READ_FILE,                                                                              \
    {                                                                                              \
        .name = #FUNCTION, .read = FUNCTION                                                        \
    }
#define WRITE(FUNCTION)                                                                            \
    BATTLE_WRITE_REUSED,                                                                           \
    {                                                                                              \
        .name = #FUNCTION, .write = FUNCTION                                                       \
    }
#define WRITE_TO(WAY, FUNCTION)                                                                    \
    BATTLE_WRITE_##WAY,                                                                            \
    {                                                                                              \
        .name = #FUNCTION, .write = FUNCTION                                                       \
    }
#define WRITE_FILE(FUNCTION)                                                                       \
    BATTLE_WRITE_FILE,                                                                             \
    {                                                                                              \
        .name = #FUNCTION, .write_file = FUNCTION                                                  \
    }
#define WRITE_FD(FUNCTION)                                                                         \
    BATTLE_WRITE_PIPE,                                                                             \
    {                                                                                              \
        .name = #FUNCTION, .write_fd = FUNCTION                                                    \
    }

static const struct broken all[] = {
    {"SmallClass", BATTLE_CONSTANT, READ(read_drops_member), "read {\"Name\":null,"},
    {"SmallClass", BATTLE_CONSTANT, READ(read_adds_one), "\"NumPurchases\":1201,"},
    {"SmallClass", BATTLE_VARIED, READ(read_adds_one), "\"NumPurchases\":"},
    {"SmallClass", BATTLE_PERMUTED, READ(read_turns_boolean), "\"IsVIP\":false}"},
    {"SmallClass", BATTLE_UNKNOWN, READ(read_truncates), "\"Bill Gate\""},
    {"BigClass", BATTLE_NON_ASCII, READ(read_wrong_script), "жß\",\"MembershipLevel\":"},
    {"BigClass", BATTLE_CONSTANT, READ(read_empty_for_null), "\"FullName\":\"\""},
    {"BigClass with names", BATTLE_CONSTANT, READ(read_computed), "\"YearsAsCustomer\":5"},
    {"ThousandSmallClassList", BATTLE_CONSTANT, READ(read_one_less), "true}]} instead of ..."},
    {"ThousandSmallClassDictionary", BATTLE_CONSTANT, READ(read_wrong_key), "\"Bill Gates99\":"},
    {"Forecast", BATTLE_CONSTANT, READ(read_wrong_time), "2022-07-10T13:00:00"},
    {"SmallClass", BATTLE_CONSTANT, READ(read_previous), NULL},
    {"SmallClass", BATTLE_VARIED, READ(read_previous), "instead of {\"Name\":"},
    {"SmallClass", BATTLE_CONSTANT, READ(read_nothing), "read {\"Name\":null,\"NumPurchases\":0"},
    {"ThousandSmallClassArray", BATTLE_CONSTANT, READ(read_nothing), "read [] instead of [{"},
    {"SmallClass", BATTLE_CONSTANT, READ(read_once), "read {\"Name\":null"},
    {"SmallClass", BATTLE_CONSTANT, READ(read_refuses), "refused to read"},
    {"SmallClass", BATTLE_CONSTANT, READ(read_views), "read {\"Name\":\"??????????\""},
    {"SmallClass", BATTLE_CONSTANT, READ_WHOLE(read_views), "read {\"Name\":\"??????????\""},
    {"SmallClass", BATTLE_CONSTANT, READ_WHOLE(right_read), NULL},
    {"SmallClass", BATTLE_CONSTANT, READ_FILE(read_file_nothing), "read {\"Name\":null"},
    {"ThousandSmallClassList", BATTLE_CONSTANT, READ_FILE(read_file_one_less),
     "true}]} instead of"},

    {"SmallClass", BATTLE_CONSTANT, WRITE(write_no_member), "missing NumPurchases"},
    {"BigClass", BATTLE_CONSTANT, WRITE(write_no_zero), "missing PendingInvoiceID"},
    {"BigClass", BATTLE_CONSTANT, WRITE(write_no_null), "missing FullName"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_adds_one), "1201"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_quotes_number), "$.NumPurchases"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_invalid), "wrong"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_unended), "end"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_garbage_behind), "follows"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_nul_behind), "follows"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_extra_member), "More"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_twice_a_member), "IsVIP"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_invalid_utf8), "UTF-8"},
    {"BigClass with names", BATTLE_CONSTANT, WRITE(write_computed_wrong), "YearsAsCustomer"},
    {"BigClass with names", BATTLE_CONSTANT, WRITE(write_computed_not), "YearsAsCustomer"},
    {"BigClass", BATTLE_CONSTANT, WRITE(write_names_for_numbers), "$.Gender"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_first), NULL},
    {"SmallClass", BATTLE_VARIED, WRITE(write_first), "wrote {\"Name\":"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_refuses), "refused to write"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_nothing), "no value"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_once), "no value"},
    {"SmallClass", BATTLE_INDENTED, WRITE(write_one_line), "wrote no lines"},
    {"Forecast", BATTLE_VARIED, WRITE(write_one_line), "wrote no lines"},
    {"SmallClass", BATTLE_CONSTANT, WRITE(write_lines), "wrote lines"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_TO(FILE, right_write), NULL},
    {"SmallClass", BATTLE_CONSTANT, WRITE_TO(FILE, write_refuses), "refused to write"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_TO(FILE, write_nothing), "no value"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_TO(PIPE, right_write), NULL},
    {"ThousandSmallClassList", BATTLE_CONSTANT, WRITE_TO(PIPE, right_write), NULL},
    {"SmallClass", BATTLE_CONSTANT, WRITE_TO(PIPE, write_adds_one), "1201"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_TO(PIPE, write_nothing), "no value"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_FILE(write_file_nothing), "no value"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_FILE(write_file_once), "no value"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_FILE(write_file_twice), "follows"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_FD(write_fd_nothing), "no value"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_FD(write_fd_4096), NULL},
    {"ThousandSmallClassList", BATTLE_CONSTANT, WRITE_FD(write_fd_4096), "end"},
    {"SmallClass", BATTLE_CONSTANT, WRITE_FD(write_fd_refuses), "refused to write"},
};

static struct battle_peer right_but(const struct battle_peer *with)
{
    struct battle_peer peer = RIGHT;
    peer.name = with->name;
    if (with->read)
        peer.read = with->read;
    if (with->write)
        peer.write = with->write;
    peer.read_file = with->read_file;
    peer.write_file = with->write_file;
    peer.write_fd = with->write_fd;
    return peer;
}

static bool passes(const struct battle_case *one, const struct battle_peer *peer,
                   enum battle_way way, char *why, size_t size)
{
    struct bout bout;
    kept_len = 0;
    assert_true(bout_open(&bout, one, peer, way));
    const bool good = bout_check(&bout, why, size);
    bout_close(&bout);
    return good;
}

static void broken_ones_are_caught(void **state)
{
    size_t wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const struct battle_case *one = find_case(&cases, all[i].model, all[i].variant);
        const struct battle_peer peer = right_but(&all[i].with);
        char why[600] = "";
        const bool good = passes(one, &peer, all[i].way, why, sizeof why);
        const bool as_told = all[i].says ? !good && strstr(why, all[i].says) : good;
        if (!as_told)
            print_error("%s, %s, %s: %s: %s\n", peer.name, one->model,
                        battle_variant_name(one->variant), good ? "passes" : "is refused", why);
        wrong += !as_told;
    }
    assert_int_equal(wrong, 0);
}

static void right_ones_pass(void **state)
{
    const struct battle_peer *const peers[] = {&battle_peer_tenon_generated,
                                               &battle_peer_tenon_tables};
    (void)state;
    for (size_t c = 0; c < cases.n; c++)
        for (unsigned way = 0; way < BATTLE_WAYS; way++)
            for (size_t p = 0; p < 2; p++) {
                struct battle_case some = cases.list[c];
                const struct battle_case *one = &some;
                char why[600] = "";
                if (way == BATTLE_WRITE_PIPE && some.n > 10) /* a pipe and a thread each */
                    some.n = 10;
                if (!passes(one, peers[p], (enum battle_way)way, why, sizeof why))
                    fail_msg("%s, %s, way %u: %s", one->model, battle_variant_name(one->variant),
                             way, why);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broken_ones_are_caught),
        cmocka_unit_test(right_ones_pass),
    };
    return cmocka_run_group_tests(tests, make_cases, free_cases);
}
