/* SPDX-License-Identifier: MIT
 * test_cases_output.c: shared/cases B01, B09 and B10: what surrounds a write. The process locale,
 * buffers of every size, descriptors that take little at a time, are interrupted, or would block.
 *
 * A comma locale is made with localedef in a temporary folder; where that is not possible the test
 * is skipped by name. Buffers lie between bytes that must not change. Pipes hold 4 KiB, the reader
 * is slow, and an alarm without SA_RESTART interrupts both sides; nothing depends on how long
 * anything takes. */
#define _GNU_SOURCE
#include "entrances.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include "types/cases_output.h"
#ifdef TEST_GENERATED
#include "types/cases_output.tenon.h"
#else
TENON_DECLARE(reals, struct reals);
TENON_DECLARE(mixed, struct mixed);
TENON_DECLARE(tight, struct tight);
TENON_DECLARE(ints, struct ints);

TENON_BEGIN(reals, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(mixed) = {TENON_FIELD(a), TENON_FIELD(f)} TENON_END;
TENON_BEGIN(tight) = {TENON_FIELD(v), TENON_FIELD(s)} TENON_END;
TENON_BEGIN(ints, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
#endif

/* ---- B01: the locale ------------------------------------------------------------------------- */

static const char mixed_text[] = "{\"a\":[3.25,-1234567.5,1e-7],\"f\":0.5}";

static void check_mixed(void)
{
    const struct mixed object = {{3.25, -1234567.5, 1e-7}, 0.5f};
    struct mixed read;
    struct reals list;
    char buf[64];
    size_t n = mixed_json_print(&object, buf, sizeof buf, NULL);
    assert_int_equal(n, sizeof mixed_text - 1);
    assert_string_equal(buf, mixed_text);
    assert_true(mixed_json_read(&read, mixed_text, n, NULL, NULL, NULL));
    assert_true(mixed_equal(&object, &read));
    assert_true(reals_json_read(&list, "[3.25,1]", 8, tenon_heap, NULL, NULL));
    assert_int_equal(list.n, 2);
    assert_true(list.items[0] == 3.25 && list.items[1] == 1);
    reals_free(&list, tenon_heap);
}

/* A locale whose decimal point is a comma, under folder; false: there is no way to make one. */
static bool make_locale(const char *folder)
{
    char command[1024];
    snprintf(command, sizeof command,
             "localedef -i de_DE -f UTF-8 '%s/de_DE.UTF-8' >'%s/messages' 2>&1", folder, folder);
    if (system(command) == -1) /* its status also says whether it had warnings */
        return false;
    return setenv("LOCPATH", folder, 1) == 0 && setlocale(LC_ALL, "de_DE.UTF-8") != NULL &&
           strcmp(localeconv()->decimal_point, ",") == 0;
}

static void remove_folder(const char *folder)
{
    char command[512];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0)
        print_message("cannot remove %s\n", folder);
}

static void b01_locale(void **state)
{
    const char *tmp = getenv("TMPDIR");
    char folder[256], number[16];
    bool made;
    (void)state;
    check_mixed();
    snprintf(folder, sizeof folder, "%s/tenon-locale-XXXXXX", tmp && *tmp ? tmp : "/tmp");
    assert_non_null(mkdtemp(folder));
    made = make_locale(folder);
    if (made) {
        snprintf(number, sizeof number, "%.2f", 3.25);
        assert_string_equal(number, "3,25"); /* the C library does follow it */
        check_mixed();
        assert_non_null(setlocale(LC_ALL, "C"));
        check_mixed();
        assert_non_null(setlocale(LC_ALL, "de_DE.UTF-8"));
        check_mixed();
    }
    setlocale(LC_ALL, "C");
    unsetenv("LOCPATH");
    remove_folder(folder);
    if (!made) {
        print_message("skipped: no locale with a decimal comma (localedef of de_DE)\n");
        skip();
    }
}

/* ---- B09: buffers of every size -------------------------------------------------------------- */

enum { RED = 32 };

/* Writes into size bytes between red zones; whether it fitted. */
static void check_fixed(const struct tight *object, size_t size, const char *whole, size_t len,
                        const tenon_options *options)
{
    unsigned char *room = malloc(size + 2 * RED);
    tenon_sink sink;
    tenon_error error;
    bool fits = size >= len;
    assert_non_null(room);
    memset(room, 0xEE, size + 2 * RED);
    tenon_sink_fixed(&sink, (char *)room + RED, size);
    assert_true(tight_json_write(object, &sink, options, &error)); /* it counts on, as snprintf */
    assert_int_equal(sink.len, len);
    assert_int_equal(tenon_sink_fini(&sink, &error), fits);
    if (!fits)
        assert_int_equal(error.code, TENON_E_SPACE);
    assert_memory_equal(room + RED, whole, fits ? len : size);
    for (size_t i = 0; i < RED; i++) {
        assert_int_equal(room[i], 0xEE);
        assert_int_equal(room[RED + size + i], 0xEE);
    }
    for (size_t i = len; i < size; i++)
        assert_int_equal(room[RED + i], 0xEE);
    free(room);
}

static void check_print(const struct tight *object, size_t size, const char *whole, size_t len,
                        const tenon_options *options)
{
    unsigned char *room = malloc(size + 2 * RED);
    size_t kept = size > len ? len : size ? size - 1 : 0;
    assert_non_null(room);
    memset(room, 0xEE, size + 2 * RED);
    assert_int_equal(tight_json_print(object, (char *)room + RED, size, options), len);
    assert_memory_equal(room + RED, whole, kept);
    assert_true(size == 0 || room[RED + kept] == 0);
    for (size_t i = 0; i < RED; i++) {
        assert_int_equal(room[i], 0xEE);
        assert_int_equal(room[RED + size + i], 0xEE);
    }
    free(room);
}

static void b09_every_size(void **state)
{
    static char text[300];
    static const tenon_options styles[] = {{0}, {.indent = 2}};
    struct tight objects[] = {{1e308, (char[]){"\x01\x01"}}, {-1.7976931348623157e308, text}};
    (void)state;
    memset(text, '"', sizeof text - 1);
    for (size_t i = 0; i < 2; i++)
        for (size_t j = 0; j < 2; j++) {
            char whole[1024];
            size_t len = tight_json_print(&objects[i], NULL, 0, &styles[j]);
            assert_true(len < sizeof whole);
            assert_int_equal(tight_json_print(&objects[i], whole, len + 1, &styles[j]), len);
            for (size_t size = 0; size <= len + 2; size++) {
                check_fixed(&objects[i], size, whole, len, &styles[j]);
                check_print(&objects[i], size, whole, len, &styles[j]);
            }
        }
}

/* ---- B10: pipes ------------------------------------------------------------------------------ */

static volatile sig_atomic_t alarms;

static void on_alarm(int number)
{
    (void)number;
    alarms = alarms + 1;
}

/* An alarm every so often, 0: none. */
static void set_alarm(long microseconds)
{
    struct itimerval timer = {{0, microseconds}, {0, microseconds}};
    struct sigaction action = {.sa_handler = on_alarm}; /* no SA_RESTART */
    assert_int_equal(sigaction(SIGALRM, &action, NULL), 0);
    assert_int_equal(setitimer(ITIMER_REAL, &timer, NULL), 0);
}

/* The other end of a pipe, moving bytes in small pieces. */
typedef struct far_end {
    int fd;
    char *data;
    size_t len, moved;
    bool writes;
} far_end;

static void *run_far_end(void *argument)
{
    far_end *f = argument;
    sigset_t alarm_only;
    sigemptyset(&alarm_only);
    sigaddset(&alarm_only, SIGALRM);
    pthread_sigmask(SIG_BLOCK, &alarm_only, NULL);
    while (f->moved < f->len) {
        size_t piece = 1 + f->moved % 977;
        ssize_t n;
        if (piece > f->len - f->moved)
            piece = f->len - f->moved;
        if (f->moved % 7 == 0)
            usleep(300);
        n = f->writes ? write(f->fd, f->data + f->moved, piece)
                      : read(f->fd, f->data + f->moved, piece);
        if (n <= 0)
            break;
        f->moved += (size_t)n;
    }
    if (f->writes)
        close(f->fd);
    return NULL;
}

static void small_pipe(int fds[2])
{
    assert_int_equal(pipe(fds), 0);
#ifdef F_SETPIPE_SZ
    (void)fcntl(fds[0], F_SETPIPE_SZ, 4096);
#endif
}

enum { NUMBERS = 60000 };

static struct ints many_numbers(void)
{
    struct ints list = {malloc(NUMBERS * sizeof(int)), NUMBERS};
    assert_non_null(list.items);
    for (int i = 0; i < NUMBERS; i++)
        list.items[i] = i * 31;
    return list;
}

static void b10_slow_reader(void **state)
{
    struct ints list = many_numbers();
    tenon_sink reference, sink;
    tenon_error error;
    pthread_t thread;
    far_end far = {0};
    int fds[2];
    bool ok;
    (void)state;
    tenon_sink_memory(&reference, NULL);
    assert_true(ints_json_write(&list, &reference, NULL, NULL));
    small_pipe(fds);
    far.fd = fds[0];
    far.len = reference.len;
    far.data = malloc(far.len);
    assert_non_null(far.data);
    assert_int_equal(pthread_create(&thread, NULL, run_far_end, &far), 0);
    alarms = 0;
    set_alarm(1000);
    tenon_sink_fd(&sink, fds[1]);
    ok = ints_json_write(&list, &sink, NULL, &error) && tenon_sink_fini(&sink, &error);
    set_alarm(0);
    close(fds[1]);
    assert_int_equal(pthread_join(thread, NULL), 0);
    close(fds[0]);
    assert_true(ok);
    print_message("B10: %zu bytes through a pipe, %d interruptions\n", far.moved, (int)alarms);
    assert_int_equal(sink.len, reference.len);
    assert_int_equal(far.moved, reference.len);
    assert_memory_equal(far.data, reference.data, far.len);
    assert_true(tenon_sink_fini(&reference, NULL));
    free(far.data);
    free(list.items);
}

static void b10_slow_writer(void **state)
{
    struct ints list = many_numbers(), read;
    tenon_sink reference;
    tenon_source source;
    tenon_error error;
    pthread_t thread;
    far_end far = {.writes = true};
    int fds[2];
    bool ok;
    (void)state;
    tenon_sink_memory(&reference, NULL);
    assert_true(ints_json_write(&list, &reference, NULL, NULL));
    small_pipe(fds);
    far.fd = fds[1];
    far.data = reference.data;
    far.len = reference.len;
    assert_int_equal(pthread_create(&thread, NULL, run_far_end, &far), 0);
    set_alarm(1000);
    tenon_source_fd(&source, fds[0]);
    ok = ints_json_read_source(&read, &source, tenon_heap, NULL, &error);
    set_alarm(0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    close(fds[0]);
    assert_true(ok);
    assert_true(ints_equal(&list, &read));
    ints_free(&read, tenon_heap);
    assert_true(tenon_sink_fini(&reference, NULL));
    free(list.items);
}

/* A descriptor that would block: an error that says so, and how much was taken. */
static void b10_would_block(void **state)
{
    struct ints list = many_numbers();
    tenon_sink reference, sink;
    tenon_error error;
    char *got;
    size_t n = 0;
    ssize_t k;
    int fds[2];
    (void)state;
    tenon_sink_memory(&reference, NULL);
    assert_true(ints_json_write(&list, &reference, NULL, NULL));
    got = malloc(reference.len);
    assert_non_null(got);
    small_pipe(fds);
    assert_int_equal(fcntl(fds[1], F_SETFL, O_NONBLOCK), 0);
    tenon_sink_fd(&sink, fds[1]);
    assert_false(ints_json_write(&list, &sink, NULL, &error));
    assert_int_equal(error.code, TENON_E_IO);
    assert_int_equal(sink.os, EAGAIN);
    close(fds[1]);
    while (n < reference.len && (k = read(fds[0], got + n, reference.len - n)) > 0)
        n += (size_t)k;
    close(fds[0]);
    assert_int_equal(sink.len, n);
    assert_true(n > 0 && n < reference.len);
    assert_memory_equal(got, reference.data, n);               /* the caller can go on from here */
    assert_false(ints_json_write(&list, &sink, NULL, &error)); /* sticky: nothing is doubled */
    assert_int_equal(error.code, TENON_E_IO);
    assert_int_equal(sink.len, n);
    assert_false(tenon_sink_fini(&sink, &error));
    assert_int_equal(error.code, TENON_E_IO);
    assert_true(tenon_sink_fini(&reference, NULL));
    free(got);
    free(list.items);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(b01_locale),      cmocka_unit_test(b09_every_size),
        cmocka_unit_test(b10_slow_reader), cmocka_unit_test(b10_slow_writer),
        cmocka_unit_test(b10_would_block),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
