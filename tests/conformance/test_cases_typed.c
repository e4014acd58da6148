/* SPDX-License-Identifier: MIT
 * test_cases_typed.c: shared/cases/ID.typed: what typed reads of ID.json give.
 *
 * A line is "C members and options => ok name=value ... | error word path". For each there is an
 * entry below with the struct type, the options, and a function that says the values of the object
 * in the words of the line, so that the line itself is what is compared. A line without an entry
 * fails, unless it stands among the pending ones, by name; so does an entry without its line. Every
 * read is repeated with room behind the text and with an arena, and leaves nothing behind. */
#include "entrances.h"

#include <inttypes.h>

#include "types/cases_typed.h"
#ifdef TEST_GENERATED
#include "types/cases_typed.tenon.h"
#else
TENON_DECLARE_ENUM(color, enum color);
TENON_DECLARE(a01, struct a01);
TENON_DECLARE(u64_n, struct u64_n);
TENON_DECLARE(i64_n, struct i64_n);
TENON_DECLARE(f64_n, struct f64_n);
TENON_DECLARE(one_f64, struct one_f64);
TENON_DECLARE(one_u64, struct one_u64);
TENON_DECLARE(cstr_user, struct cstr_user);
TENON_DECLARE(str_user, struct str_user);
TENON_DECLARE(int_a, struct int_a);
TENON_DECLARE(a13, struct a13);
TENON_DECLARE(a14, struct a14);
TENON_DECLARE(c01, struct c01);
TENON_DECLARE(plain_port, struct plain_port);
TENON_DECLARE(c01d, struct c01d);
TENON_DECLARE(limits, struct limits);
TENON_DECLARE(c02, struct c02);
TENON_DECLARE(c03_listen, struct c03_listen);
TENON_DECLARE(c03_net, struct c03_net);
TENON_DECLARE(c03, struct c03);
TENON_DECLARE(c04, struct c04);
TENON_DECLARE(item, struct item);
TENON_DECLARE(c06, struct c06);
TENON_DECLARE(c07, struct c07);
TENON_DECLARE(c07_cut, struct c07);
TENON_DECLARE(node, struct node);
TENON_DECLARE(c09, struct c09);
TENON_DECLARE(c09_green, struct c09);
TENON_DECLARE(c11, struct c11);

TENON_ENUM_BEGIN(color) = {TENON_VALUE(red), TENON_VALUE(green), TENON_VALUE(blue)} TENON_ENUM_END;
TENON_BEGIN(a01) = {TENON_FIELD(serial), TENON_FIELD(odd), TENON_FIELD(low)} TENON_END;
TENON_BEGIN(u64_n) = {TENON_FIELD(n)} TENON_END;
TENON_BEGIN(i64_n) = {TENON_FIELD(n)} TENON_END;
TENON_BEGIN(f64_n) = {TENON_FIELD(n)} TENON_END;
TENON_BEGIN(one_f64, TENON_TRANSPARENT) = {TENON_FIELD(v)} TENON_END;
TENON_BEGIN(one_u64, TENON_TRANSPARENT) = {TENON_FIELD(v)} TENON_END;
TENON_BEGIN(cstr_user) = {TENON_FIELD(user)} TENON_END;
TENON_BEGIN(str_user) = {TENON_FIELD(user)} TENON_END;
TENON_BEGIN(int_a) = {TENON_FIELD(a)} TENON_END;
TENON_BEGIN(a13) = {TENON_FIELD(role), TENON_FIELD(tags, TENON_COUNT(n_tags))} TENON_END;
TENON_BEGIN(a14) = {TENON_FIELD(host), TENON_FIELD(port)} TENON_END;
TENON_BEGIN(c01) = {TENON_FIELD(port, TENON_HAS(has_port))} TENON_END;
TENON_BEGIN(plain_port) = {TENON_FIELD(port)} TENON_END;
TENON_BEGIN(c01d) = {
    TENON_FIELD(azimuth, TENON_HAS(has_azimuth)), TENON_FIELD(latitude, TENON_HAS(has_latitude)),
    TENON_FIELD(height, TENON_HAS(has_height)), TENON_FIELD(sla, TENON_HAS(has_sla))} TENON_END;
TENON_BEGIN(limits) = {TENON_FIELD(burst, TENON_DEFAULT(10))} TENON_END;
TENON_BEGIN(c02) = {
    TENON_FIELD(retries, TENON_DEFAULT(3)),
    TENON_FIELD(ratio, TENON_DEFAULT(0.5)),
    TENON_FIELD(mode, TENON_DEFAULT("auto")),
    TENON_FIELD_OF(limits, limits),
} TENON_END;
TENON_BEGIN(c03_listen) = {TENON_FIELD(host), TENON_FIELD(port, TENON_REQUIRED)} TENON_END;
TENON_BEGIN(c03_net) = {TENON_FIELD_OF(listen, c03_listen, TENON_COUNT(n_listen))} TENON_END;
TENON_BEGIN(c03) = {TENON_FIELD_OF(net, c03_net)} TENON_END;
TENON_BEGIN(c04) = {TENON_FIELD(id), TENON_FIELD(name)} TENON_END;
TENON_BEGIN(item) = {TENON_FIELD(a), TENON_FIELD(n)} TENON_END;
TENON_BEGIN(c06) = {TENON_FIELD_OF(items, item, TENON_COUNT(count))} TENON_END;
TENON_BEGIN(c07) = {TENON_FIELD(name)} TENON_END;
TENON_BEGIN(c07_cut) = {TENON_FIELD(name, TENON_TRUNCATE)} TENON_END;
TENON_BEGIN(node) = {
    TENON_FIELD(name),
    TENON_FIELD_OF(left, node),
    TENON_FIELD_OF(right, node),
    TENON_FIELD_OF(next, node),
    TENON_FIELD(tags, TENON_COUNT(n_tags)),
} TENON_END;
TENON_BEGIN(c09) = {TENON_FIELD_OF(color, color)} TENON_END;
TENON_BEGIN(c09_green) = {TENON_FIELD_OF(color, color, TENON_FALLBACK(green))} TENON_END;
TENON_BEGIN(c11) = {TENON_FIELD(id), TENON_FIELD(name)} TENON_END;
#endif

#define CASES "cases"

/* Appends formatted text. */
static void say(char *got, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static void say(char *got, size_t size, const char *format, ...)
{
    size_t n = strlen(got);
    va_list args;
    va_start(args, format);
    vsnprintf(got + n, size - n, format, args);
    va_end(args);
}

/* ---- A: numbers, strings, names -------------------------------------------------------------- */

static void say_a01(const void *object, char *got, size_t size)
{
    const struct a01 *o = object;
    say(got, size, "serial=%" PRIu64 " odd=%" PRId64 " low=%" PRId64, o->serial, o->odd, o->low);
}

static void say_u64_n(const void *object, char *got, size_t size)
{
    say(got, size, "n=%" PRIu64, ((const struct u64_n *)object)->n);
}

static void say_i64_n(const void *object, char *got, size_t size)
{
    say(got, size, "n=%" PRId64, ((const struct i64_n *)object)->n);
}

static void say_f64_n(const void *object, char *got, size_t size)
{
    say(got, size, "n=%.1f", ((const struct f64_n *)object)->n);
}

static void say_str_user(const void *object, char *got, size_t size)
{
    say(got, size, "n=%zu", ((const struct str_user *)object)->user.len);
}

static void say_int_a(const void *object, char *got, size_t size)
{
    say(got, size, "a=%d", ((const struct int_a *)object)->a);
}

static void say_a13(const void *object, char *got, size_t size)
{
    const struct a13 *o = object;
    say(got, size, "role=%s n_tags=%zu", o->role, o->n_tags);
    for (size_t i = 0; i < o->n_tags; i++)
        say(got, size, " tags[%zu]=%s", i, o->tags[i]);
}

static void say_a14(const void *object, char *got, size_t size)
{
    const struct a14 *o = object;
    say(got, size, "host=%s port=%u", o->host, o->port);
}

/* ---- C01 to C04: what is there, what is not -------------------------------------------------- */

static void say_c01(const void *object, char *got, size_t size)
{
    const struct c01 *o = object;
    say(got, size, o->has_port ? "has_port=1 port=%u" : "has_port=0", o->port);
}

static void say_c01d(const void *object, char *got, size_t size)
{
    const struct c01d *o = object;
    say(got, size, "azimuth=%s latitude=%s height=%s sla=%s", o->has_azimuth ? o->azimuth : "NULL",
        o->has_latitude ? o->latitude : "NULL", o->has_height ? o->height : "NULL",
        o->has_sla ? o->sla : "NULL");
}

static void say_c02(const void *object, char *got, size_t size)
{
    const struct c02 *o = object;
    say(got, size, "retries=%d ratio=%g mode=%s limits.burst=%d", o->retries, o->ratio, o->mode,
        o->limits.burst);
}

static void say_c04(const void *object, char *got, size_t size)
{
    const struct c04 *o = object;
    say(got, size, "id=%d name=%s", o->id, o->name);
}

/* ---- C06 to C11: arrays, ownership, enums ---------------------------------------------------- */

enum { FILLED = 0x5A }; /* what objects are full of before they are read */

static void say_c06(const void *object, char *got, size_t size)
{
    const uint64_t untouched = UINT64_MAX / 255 * FILLED;
    const struct c06 *o = object;
    bool same = o->behind == untouched;
    for (int i = 0; i < 4; i++)
        same = same && o->items[i].hidden == untouched;
    say(got, size, "count=%zu items[3].a=%" PRIu32 " items[3].n=%u hidden %s", o->count,
        o->items[3].a, o->items[3].n, same ? "unchanged" : "changed");
}

static void say_c07(const void *object, char *got, size_t size)
{
    say(got, size, "name=%.8s", ((const struct c07 *)object)->name);
}

static void say_c07_bytes(const void *object, char *got, size_t size)
{
    const char *name = ((const struct c07 *)object)->name;
    say(got, size, "bytes=");
    for (size_t i = 0; i == 0 || name[i - 1]; i++)
        say(got, size, "%s%02X", i ? " " : "", (unsigned char)name[i]);
}

static void say_node(const void *object, char *got, size_t size)
{
    const struct node *o = object;
    say(got, size, "left.tags[1]=%s right=%s next.name=%s", o->left->tags[1],
        o->right ? "there" : "NULL", o->next->name);
}

static void say_c09(const void *object, char *got, size_t size)
{
    say(got, size, "color=%d", (int)((const struct c09 *)object)->color);
}

/* In the file the line feed is written as an escape. */
static void say_c11(const void *object, char *got, size_t size)
{
    const struct c11 *o = object;
    say(got, size, "id=%d name=", o->id);
    for (const char *s = o->name; *s; s++)
        say(got, size, *s == '\n' ? "\\n" : "%c", *s);
    say(got, size, " (no heap)");
}

/* ---- the table ------------------------------------------------------------------------------- */

typedef struct typed_case {
    const char *id, *what; /* the file, and the line up to " =>" */
    const tenon_type *(*type)(void);
    void (*say)(const void *object, char *got, size_t size);
    uint64_t flags;
    bool no_heap;
} typed_case;

#define OPTIONAL_PORT "struct{optional uint16_t port;}"

static const typed_case entries[] = {
    {"A01", "struct{uint64_t serial;int64_t odd;int64_t low;}", a01_type, say_a01, 0, true},
    {"A02", "struct{uint64_t n;}", u64_n_type, say_u64_n, 0, true},
    {"A02", "struct{double n;}", f64_n_type, say_f64_n, 0, true},
    {"A02b", "struct{uint64_t n;}", u64_n_type, say_u64_n, 0, true},
    {"A02c", "struct{int64_t n;}", i64_n_type, say_i64_n, 0, true},
    {"A02d", "struct{int64_t n;}", i64_n_type, say_i64_n, 0, true},
    {"A02d", "struct{uint64_t n;}", u64_n_type, say_u64_n, 0, true},
    {"A04b", "double[1]", one_f64_type, NULL, 0, true},
    {"A04c", "double[1]", one_f64_type, NULL, 0, true},
    {"A06", "struct{char*user;}", cstr_user_type, NULL, 0, false},
    {"A06", "struct{struct{char*p;size_t n;}user;}", str_user_type, say_str_user, 0, false},
    {"A06b", "struct{int a;}", int_a_type, say_int_a, 0, true},
    {"A13", "struct{char*role;char**tags;size_t n_tags;}", a13_type, say_a13, 0, false},
    {"A13", "same, duplicates=last", a13_type, say_a13, TENON_DUPLICATES_LAST, false},
    {"A13", "same, duplicates=first", a13_type, say_a13, TENON_DUPLICATES_FIRST, false},
    {"A14", "struct{char*host;uint16_t port;}", a14_type, say_a14, 0, false},
    {"A15b", "uint64_t[1]", one_u64_type, NULL, 0, true},
    {"A15b", "double[1]", one_f64_type, NULL, 0, true},
    {"C01", OPTIONAL_PORT, c01_type, say_c01, 0, true},
    {"C01", "struct{uint16_t port;}", plain_port_type, NULL, 0, true},
    {"C01b", OPTIONAL_PORT, c01_type, say_c01, 0, true},
    {"C01c", OPTIONAL_PORT, c01_type, say_c01, 0, true},
    {"C01d", "struct{optional char*azimuth,*latitude,*height,*sla;}", c01d_type, say_c01d, 0,
     false},
    {"C02", "C02 struct", c02_type, say_c02, 0, false},
    {"C02b", "C02 struct", c02_type, say_c02, 0, false},
    {"C03", "port required", c03_type, NULL, 0, false},
    {"C03b", "uint16_t port", c03_type, NULL, 0, false},
    {"C04", "unknown=ignore", c04_type, say_c04, 0, false},
    {"C04", "unknown=reject", c04_type, say_c04, TENON_UNKNOWN_REFUSE, false},
    {"C06", "item items[4]", c06_type, say_c06, 0, true},
    {"C06b", "item items[4]", c06_type, say_c06, 0, true},
    {"C07", "char name[8]", c07_type, say_c07, 0, true},
    {"C07b", "char name[8]", c07_type, say_c07, 0, true},
    {"C07c", "char name[8]", c07_type, say_c07, 0, true},
    {"C07c", "char name[8], truncate", c07_cut_type, say_c07_bytes, 0, true},
    {"C08", "node", node_type, say_node, 0, false},
    {"C09", "enum{red,green,blue} color", c09_type, say_c09, 0, true},
    {"C09b", "", c09_type, say_c09, 0, true},
    {"C09b", "fallback=green", c09_green_type, say_c09, 0, true},
    {"C09c", "", c09_type, say_c09, 0, true},
    {"C09c", "numbers allowed", c09_type, say_c09, TENON_ENUM_NUMBERS, true},
    {"C09d", "", c09_type, say_c09, 0, true},
    {"C09d", "numbers allowed", c09_type, say_c09, TENON_ENUM_NUMBERS, true},
    {"C09e", "", c09_type, say_c09, 0, true},
    {"C11", "struct{int id;char name[8];}", c11_type, say_c11, 0, true},
};
enum { ENTRIES = sizeof entries / sizeof *entries };

/* Lines that wait for what tenon does not have yet. */
static const struct {
    const char *id, *what, *reason;
} pending[] = {
    {"C13", "", "converters, base64 and tuples come later"},
};
enum { PENDING = sizeof pending / sizeof *pending };

/* ---- the reads ------------------------------------------------------------------------------- */

/* What a read gave, in the words of a line: "ok ...", "error word path". */
static void describe(const typed_case *c, bool ok, const void *object, const tenon_error *error,
                     char *got, size_t size)
{
    got[0] = 0;
    if (!ok) {
        say(got, size, "error %s %s", tenon_error_word(error->code), error->path);
        return;
    }
    say(got, size, "ok ");
    if (c->say)
        c->say(object, got, size);
}

static void check_outcome(const typed_case *c, const char *wanted, bool ok, const void *object,
                          const tenon_error *error)
{
    const char *names = strstr(wanted, " names=");
    char got[512];
    describe(c, ok, object, error, got, sizeof got);
    if (names) {
        assert_non_null(strstr(error->detail, names + 7));
        say(got, sizeof got, "%s", names);
    }
    if (strcmp(got, wanted) != 0)
        fail_msg("%s: %s => %s, wanted %s", c->id, c->what, got, wanted);
}

typedef union any_struct {
    _Alignas(16) char bytes[512];
    uint64_t align;
} any_struct;

/* One read from a block of exactly len bytes. */
static void check_read(const typed_case *c, const char *text, size_t len, tenon_mem *mem,
                       const char *wanted)
{
    tenon_options options = {.flags = c->flags};
    char *exact = data_exact(text, len);
    any_struct object, zero = {{0}};
    tenon_error error;
    bool ok;
    memset(&object, FILLED, sizeof object);
    ok = tenon_json_read(c->type(), &object, exact, len, mem, &options, &error);
    free(exact); /* what was read must not point into it */
    check_outcome(c, wanted, ok, &object, &error);
    if (ok)
        tenon_free(c->type(), &object, mem);
    else
        check_refusal(&error, len);
    assert_true(tenon_equal(c->type(), &object, &zero));
}

static void check_case(const typed_case *c, const data_file *file, const char *wanted)
{
    char *padded, stack[256], spaces[129];
    tenon_arena arena;
    size_t len;
    fault f;
    memset(spaces, ' ', sizeof spaces - 1);
    spaces[sizeof spaces - 1] = 0;
    padded = wrapped("", file->data, file->len, spaces, &len);
    fault_init(&f);
    check_read(c, file->data, file->len, &f.mem, wanted);
    check_read(c, padded, len, &f.mem, wanted);
    assert_true(fault_clean(&f));
    assert_true(!c->no_heap || f.requests == 0);
    fault_fini(&f);
    tenon_arena_init(&arena, NULL, 0);
    check_read(c, file->data, file->len, &arena.mem, wanted);
    check_read(c, padded, len, &arena.mem, wanted);
    tenon_arena_fini(&arena);
    if (c->no_heap) { /* neither needs more than what the caller has */
        check_read(c, file->data, file->len, NULL, wanted);
        tenon_arena_init(&arena, stack, sizeof stack);
        arena.limit = SIZE_MAX;
        check_read(c, file->data, file->len, &arena.mem, wanted);
        tenon_arena_fini(&arena);
    }
    free(padded);
}

static const typed_case *find_entry(const char *id, const char *what, bool *used)
{
    for (size_t i = 0; i < ENTRIES; i++)
        if (strcmp(entries[i].id, id) == 0 && strcmp(entries[i].what, what) == 0) {
            used[i] = true;
            return &entries[i];
        }
    return NULL;
}

static bool is_pending(const char *id, const char *what)
{
    for (size_t i = 0; i < PENDING; i++)
        if (strcmp(pending[i].id, id) == 0 && strcmp(pending[i].what, what) == 0) {
            print_message("pending: %s: %s\n", id, pending[i].reason);
            return true;
        }
    return false;
}

/* All lines of one file; returns how many were checked. */
static size_t check_file(const char *id, char *lines, bool *used, size_t *ret_pending)
{
    char name[64], *line;
    size_t n = 0;
    snprintf(name, sizeof name, "%s.json", id);
    data_file file = data_read_in(CASES, name);
    while ((line = data_line(&lines)) != NULL) {
        char *arrow = strstr(line, "=> ");
        const typed_case *c;
        assert_non_null(arrow);
        *(arrow > line ? arrow - 1 : arrow) = 0;
        c = find_entry(id, line, used);
        if (c) {
            check_case(c, &file, arrow + 3);
            n++;
        } else if (is_pending(id, line)) {
            ++*ret_pending;
        } else {
            fail_msg("%s: nobody checks \"%s => %s\"", id, line, arrow + 3);
        }
    }
    data_file_free(&file);
    return n;
}

static void cases_typed(void **state)
{
    bool used[ENTRIES] = {false};
    size_t n = 0, waiting = 0;
    (void)state;
    DATA_NEEDED(CASES);
    data_list list = data_names(CASES);
    for (size_t i = 0; i < list.n; i++) {
        char *dot = strchr(list.names[i], '.');
        if (!dot || strcmp(dot, ".typed") != 0)
            continue;
        data_file file = data_read_in(CASES, list.names[i]);
        *dot = 0;
        n += check_file(list.names[i], file.data, used, &waiting);
        data_file_free(&file);
    }
    data_list_free(&list);
    print_message("cases: %zu typed lines checked, %zu pending\n", n, waiting);
    for (size_t i = 0; i < ENTRIES; i++)
        if (!used[i])
            fail_msg("%s: there is no line \"%s\"", entries[i].id, entries[i].what);
    assert_int_equal(waiting, PENDING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(cases_typed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
