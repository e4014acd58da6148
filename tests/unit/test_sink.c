/* SPDX-License-Identifier: MIT
 * test_sink.c: every kind of sink, when all goes well and when it does not.
 *
 * Failures come from the failing memory, /dev/full, closed and read-only descriptors, full
 * non-blocking pipes, a timer whose signals interrupt blocked writes, and callbacks and FILEs that
 * say no. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/base.h"
#include "support/fault.h"

static bool put_str(tenon_sink *sink, const char *s)
{
    return tenon__sink_put(sink, s, strlen(s));
}

static void expect_fini(tenon_sink *sink, int code, const char *detail)
{
    tenon_error error = {.code = 99, .line = 3, .detail = "stale", .path = "stale"};
    assert_int_equal(tenon_sink_fini(sink, &error), code == TENON_E_NONE);
    assert_int_equal(error.code, code);
    assert_string_equal(error.detail, detail);
    assert_string_equal(error.path, "");
    assert_int_equal(error.line, 0);
    if (sink)
        assert_int_equal(tenon_sink_fini(sink, NULL),
                         code == TENON_E_NONE); /* says the same again */
}

/* ---- memory ---------------------------------------------------------------------------------- */

static void test_memory(void **state)
{
    (void)state;
    tenon_sink sink;
    tenon_sink_memory(&sink, NULL);
    assert_true(tenon__sink_is_memory(&sink) && !tenon__sink_is_fixed(&sink));
    assert_ptr_equal(sink.mem, tenon_heap);
    assert_true(tenon__sink_put(&sink, NULL, 0));
    assert_null(sink.data);
    size_t grown = 0, size = 0;
    for (int i = 0; i < 100000; i++) {
        assert_true(put_str(&sink, "0123456789"));
        grown += sink.size != size;
        size = sink.size;
    }
    assert_int_equal(sink.len, 1000000);
    assert_true(grown < 14); /* doubling */
    for (size_t i = 0; i < sink.len; i++)
        assert_int_equal(sink.data[i], '0' + (int)(i % 10));
    sink.len = 0;
    char *data = sink.data;
    assert_true(put_str(&sink, "again"));
    assert_ptr_equal(sink.data, data);
    assert_memory_equal(sink.data, "again", 5);
    expect_fini(&sink, TENON_E_NONE, "");
    assert_null(sink.data);
    assert_int_equal(sink.size, 0);
}

static void test_memory_room(void **state)
{
    (void)state;
    fault f;
    tenon_sink sink;
    fault_init(&f);
    tenon_sink_memory(&sink, &f.mem);
    assert_true(tenon__sink_room(&sink, 0));
    assert_null(sink.data);
    assert_true(tenon__sink_room(&sink, 1));
    size_t size = sink.size;
    sink.len = size;
    assert_true(tenon__sink_room(&sink, 0));
    assert_int_equal(sink.size, size);
    assert_true(tenon__sink_room(&sink, 1));
    assert_int_equal(sink.size, 2 * size);
    assert_true(tenon__sink_room(&sink, 1000000));
    assert_true(sink.size - sink.len >= 1000000);
    size = sink.size;
    assert_false(tenon__sink_room(&sink, SIZE_MAX));
    assert_int_equal(sink.code, TENON_E_MEMORY);
    assert_int_equal(sink.size, size);
    assert_false(tenon__sink_room(&sink, 0)); /* sticky */
    assert_false(tenon__sink_put(&sink, NULL, 0));
    sink.code = 0;
    assert_false(tenon__sink_room(&sink, PTRDIFF_MAX));
    expect_fini(&sink, TENON_E_MEMORY, "memory is exhausted or not given");
    assert_true(fault_clean(&f));
    fault_fini(&f);
}

static void test_memory_faults(void **state)
{
    (void)state;
    fault f;
    fault_init(&f);
    for (int from = 0; from < 2; from++)
        for (size_t i = 0;; i++) {
            tenon_sink sink;
            (from ? fault_from : fault_at)(&f, i);
            tenon_sink_memory(&sink, &f.mem);
            bool done = true;
            size_t len = 0;
            for (int k = 0; k < 1000; k++) {
                bool put = put_str(&sink, "twelve bytes");
                assert_true(done || !put); /* no recovery */
                done = done && put;
                len += put ? 12 : 0;
            }
            assert_int_equal(sink.len, len);
            for (size_t k = 0; k < len; k++)
                assert_int_equal(sink.data[k], "twelve bytes"[k % 12]);
            size_t refused = f.refused;
            assert_int_equal(done, refused == 0);
            assert_true(refused <= 1);
            assert_int_equal(sink.code, done ? 0 : TENON_E_MEMORY);
            assert_int_equal(tenon_sink_fini(&sink, NULL), done);
            assert_true(fault_clean(&f));
            if (!refused)
                break;
        }
    fault_fini(&f);
}

static void test_memory_arena(void **state)
{
    (void)state;
    char first[1024];
    tenon_arena a;
    tenon_sink sink;
    tenon_arena_init(&a, first, sizeof first);
    a.limit = SIZE_MAX;
    tenon_sink_memory(&sink, &a.mem);
    for (int i = 0; i < 1024; i++)
        assert_true(put_str(&sink, "x"));
    assert_ptr_equal(sink.data, first); /* grew in place to the very end */
    assert_false(put_str(&sink, "x"));
    assert_int_equal(sink.len, 1024);
    expect_fini(&sink, TENON_E_MEMORY, "memory is exhausted or not given");
    assert_ptr_equal(a.at, first);
    tenon_sink_memory(&sink, &a.mem);
    sink.len = sink.size = PTRDIFF_MAX / 2 + 2; /* as if: cannot double any more */
    assert_false(put_str(&sink, "x"));
    assert_int_equal(sink.code, TENON_E_MEMORY);
    tenon_arena_fini(&a);
}

/* ---- fixed ----------------------------------------------------------------------------------- */

static void test_fixed(void **state)
{
    (void)state;
    const char *text = "The quick brown fox";
    for (size_t size = 0; size <= 24; size++)
        for (size_t piece = 1; piece <= 19; piece++) {
            char buf[32];
            memset(buf, '#', sizeof buf);
            tenon_sink sink;
            tenon_sink_fixed(&sink, buf, size);
            assert_true(tenon__sink_is_fixed(&sink));
            for (size_t at = 0; at < 19; at += piece)
                assert_true(tenon__sink_put(&sink, text + at, at + piece < 19 ? piece : 19 - at));
            assert_true(tenon__sink_put(&sink, NULL, 0));
            size_t n = size < 19 ? size : 19;
            assert_memory_equal(buf, text, n);
            for (size_t i = n; i < sizeof buf; i++)
                assert_int_equal(buf[i], '#');
            assert_int_equal(sink.len, 19);
            assert_int_equal(sink.code, size < 19 ? TENON_E_SPACE : TENON_E_NONE);
            tenon_error error;
            assert_int_equal(tenon_sink_fini(&sink, &error), size >= 19);
            assert_int_equal(sink.len, 19);
        }
    tenon_sink sink;
    char buf[10];
    tenon_sink_fixed(&sink, buf, sizeof buf);
    put_str(&sink, text);
    expect_fini(&sink, TENON_E_SPACE, "the buffer holds 10 bytes, the text takes 19");
    tenon_sink_fixed(&sink, NULL, 10); /* no buffer: counts */
    assert_true(put_str(&sink, text));
    expect_fini(&sink, TENON_E_SPACE, "the buffer holds 0 bytes, the text takes 19");
    tenon_sink_fixed(&sink, buf, sizeof buf);
    sink.len = SIZE_MAX - 3; /* counting does not wrap */
    assert_true(put_str(&sink, text));
    assert_true(sink.len == SIZE_MAX);
    tenon_sink_fixed(&sink, buf, sizeof buf);
    tenon__sink_fail(&sink, TENON_E_RANGE, 0); /* a writer's failure stops a fixed sink as well */
    assert_false(put_str(&sink, text));
    assert_int_equal(sink.len, 0);
    expect_fini(&sink, TENON_E_RANGE, "the number does not fit");
}

/* ---- callbacks ------------------------------------------------------------------------------- */

struct taker {
    char got[64];
    size_t len;
    int calls, refuse;
    int code, os; /* what the callback sets itself */
};

static bool take(tenon_sink *sink, const char *bytes, size_t len)
{
    struct taker *t = sink->context;
    if (t->calls++ == t->refuse) {
        sink->code = t->code;
        sink->os = t->os;
        return false;
    }
    memcpy(t->got + t->len, bytes, len);
    t->len += len;
    return true;
}

static void test_callback(void **state)
{
    (void)state;
    struct taker t = {.refuse = 2};
    tenon_sink sink;
    tenon_sink_callback(&sink, take, &t);
    assert_true(put_str(&sink, "one "));
    assert_true(put_str(&sink, ""));
    assert_int_equal(t.calls, 1); /* not called for nothing */
    assert_true(put_str(&sink, "two "));
    assert_false(put_str(&sink, "three "));
    assert_false(put_str(&sink, "four "));
    assert_int_equal(t.calls, 3); /* and not again */
    assert_int_equal(sink.len, 8);
    assert_memory_equal(t.got, "one two ", 8);
    expect_fini(&sink, TENON_E_IO, "cannot write");
    t = (struct taker){.os = ENOSPC};
    tenon_sink_callback(&sink, take, &t);
    assert_false(put_str(&sink, "x"));
    expect_fini(&sink, TENON_E_IO, "cannot write: No space left on device");
    t = (struct taker){.code = TENON_E_SIZE};
    tenon_sink_callback(&sink, take, &t);
    assert_false(put_str(&sink, "x"));
    expect_fini(&sink, TENON_E_SIZE, "the text is longer than max_bytes");
    sink.code = 0;
    sink.len = SIZE_MAX - 1;
    assert_true(put_str(&sink, "xyz")); /* saturates, goes on */
    assert_true(sink.len == SIZE_MAX);
}

static void test_misuse(void **state)
{
    (void)state;
    tenon_sink sink;
    const char *nowhere = "the sink has nowhere to write to";
    tenon_sink_callback(&sink, NULL, NULL);
    assert_false(put_str(&sink, "x"));
    expect_fini(&sink, TENON_E_MISUSE, nowhere);
    tenon_sink_file(&sink, NULL);
    assert_false(put_str(&sink, "x"));
    expect_fini(&sink, TENON_E_MISUSE, nowhere);
    expect_fini(NULL, TENON_E_MISUSE, "the sink is NULL");
}

/* ---- files ----------------------------------------------------------------------------------- */

static void test_file(void **state)
{
    (void)state;
    tenon_sink sink;
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    tenon_sink_file(&sink, file);
    for (int i = 0; i < 10000; i++)
        assert_true(put_str(&sink, "abc"));
    assert_int_equal(sink.len, 30000);
    expect_fini(&sink, TENON_E_NONE, "");
    assert_int_equal(size, 30000); /* flushed */
    fclose(file);
    free(text);

    file = fopen("/dev/null", "r");
    tenon_sink_file(&sink, file);
    assert_false(put_str(&sink, "x"));
    assert_int_equal(sink.os, EBADF);
    expect_fini(&sink, TENON_E_IO, "cannot write: Bad file descriptor");
    fclose(file);
}

static void test_file_full(void **state)
{
    (void)state;
    const char *full = "cannot write: No space left on device";
    tenon_sink sink;
    FILE *file = fopen("/dev/full", "w");
    if (!file)
        skip();
    tenon_sink_file(&sink, file);
    assert_true(put_str(&sink, "small enough for the buffer")); /* only the flush finds out */
    assert_int_equal(sink.code, 0);
    tenon_error error;
    assert_false(tenon_sink_fini(&sink, &error));
    assert_int_equal(error.code, TENON_E_IO);
    assert_string_equal(error.detail, full);
    assert_int_equal(sink.os, ENOSPC);
    fclose(file);
    file = fopen("/dev/full", "w");
    char large[100000] = {0};
    tenon_sink_file(&sink, file);
    assert_false(tenon__sink_put(&sink, large, sizeof large));
    assert_int_equal(sink.os, ENOSPC);
    expect_fini(&sink, TENON_E_IO, full);
    fclose(file);
    int fd = open("/dev/full", O_WRONLY);
    tenon_sink_fd(&sink, fd);
    assert_false(put_str(&sink, "x"));
    assert_int_equal(sink.len, 0);
    expect_fini(&sink, TENON_E_IO, full);
    close(fd);
}

static ssize_t cookie_write(void *cookie, const char *buf, size_t size)
{
    (void)buf;
    size_t *left = cookie;
    size_t n = size < *left ? size : *left;
    if (n < size) /* the C library gives up at once */
        errno = EDQUOT;
    *left -= n;
    return (ssize_t)n;
}

static void test_file_short(void **state)
{
    (void)state;
    size_t left = 1000;
    char bytes[600] = {0};
    tenon_sink sink;
    FILE *file = fopencookie(&left, "w", (cookie_io_functions_t){.write = cookie_write});
    setvbuf(file, NULL, _IONBF, 0);
    tenon_sink_file(&sink, file);
    assert_true(tenon__sink_put(&sink, bytes, sizeof bytes));
    assert_false(tenon__sink_put(&sink, bytes, sizeof bytes));
    assert_int_equal(sink.len, 1000);
    assert_int_equal(sink.os, EDQUOT);
    left = 5000;
    assert_false(tenon__sink_put(&sink, bytes, sizeof bytes)); /* sticky */
    assert_int_equal(left, 5000);
    expect_fini(&sink, TENON_E_IO, "cannot write: Disk quota exceeded");
    fclose(file);
}

/* ---- descriptors ----------------------------------------------------------------------------- */

static void test_fd_errors(void **state)
{
    (void)state;
    tenon_sink sink;
    int fds[2];
    tenon_sink_fd(&sink, -1);
    assert_true(put_str(&sink, ""));
    assert_false(put_str(&sink, "x"));
    expect_fini(&sink, TENON_E_IO, "cannot write: Bad file descriptor");
    assert_int_equal(pipe(fds), 0);
    tenon_sink_fd(&sink, fds[0]); /* the reading end */
    assert_false(put_str(&sink, "x"));
    expect_fini(&sink, TENON_E_IO, "cannot write: Bad file descriptor");
    close(fds[0]);
    signal(SIGPIPE, SIG_IGN);
    tenon_sink_fd(&sink, fds[1]);
    assert_false(put_str(&sink, "x"));
    expect_fini(&sink, TENON_E_IO, "cannot write: Broken pipe");
    close(fds[1]);
}

/* More than systems take at once: untouched pages into the void. */
static void test_fd_large(void **state)
{
    (void)state;
    size_t size = ((size_t)1 << 30) + 4097;
    int fd = open("/dev/null", O_WRONLY);
    char *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (fd < 0 || bytes == MAP_FAILED)
        skip();
    tenon_sink sink;
    tenon_sink_fd(&sink, fd);
    assert_true(tenon__sink_put(&sink, bytes, size));
    assert_true(sink.len == size);
    munmap(bytes, size);
    close(fd);
}

static void test_fd_would_block(void **state)
{
    (void)state;
    int fds[2];
    tenon_sink sink;
    char bytes[10000], back[20000];
    memset(bytes, 'b', sizeof bytes);
    assert_int_equal(pipe2(fds, O_NONBLOCK), 0);
    assert_int_equal(fcntl(fds[1], F_SETPIPE_SZ, 4096), 4096);
    tenon_sink_fd(&sink, fds[1]);
    assert_true(tenon__sink_put(&sink, bytes, 100));
    assert_false(tenon__sink_put(&sink, bytes, sizeof bytes));
    assert_int_equal(sink.code, TENON_E_IO);
    assert_int_equal(sink.os, EAGAIN);
    ssize_t taken = read(fds[0], back, sizeof back);
    assert_true(taken > 100);
    assert_int_equal(sink.len, taken);
    assert_false(put_str(&sink, "x")); /* room again, but the failure sticks */
    assert_int_equal(read(fds[0], back, sizeof back), -1);
    expect_fini(&sink, TENON_E_IO, "cannot write: Resource temporarily unavailable");
    close(fds[0]);
    close(fds[1]);
}

static volatile sig_atomic_t alarms;

static void on_alarm(int number)
{
    (void)number;
    alarms = alarms + 1;
}

struct reader {
    int fd;
    size_t len;
    bool right;
};

static void *read_slowly(void *argument)
{
    struct reader *r = argument;
    char buf[3000];
    ssize_t n;
    r->right = true;
    while ((n = read(r->fd, buf, sizeof buf)) > 0) {
        for (ssize_t i = 0; i < n; i++, r->len++)
            r->right = r->right && buf[i] == (char)(r->len % 251);
        nanosleep(&(struct timespec){.tv_nsec = 2000000},
                  NULL); /* let signals hit blocked writes */
    }
    return NULL;
}

/* Large writes into a small pipe, with a reader that dawdles and a timer that interrupts. */
static void test_fd_interrupted(void **state)
{
    (void)state;
    enum { TOTAL = 300000 };
    int fds[2];
    pthread_t thread;
    sigset_t alarm_only;
    char *bytes = malloc(TOTAL);
    for (size_t i = 0; i < TOTAL; i++)
        bytes[i] = (char)(i % 251);
    assert_int_equal(pipe(fds), 0);
    assert_int_equal(fcntl(fds[1], F_SETPIPE_SZ, 4096), 4096);
    struct reader reader = {.fd = fds[0]};
    struct sigaction action = {.sa_handler = on_alarm}; /* no SA_RESTART */
    struct itimerval often = {{0, 700}, {0, 700}}, never = {{0, 0}, {0, 0}};
    sigemptyset(&alarm_only);
    sigaddset(&alarm_only, SIGALRM);
    pthread_sigmask(SIG_BLOCK, &alarm_only, NULL);
    assert_int_equal(pthread_create(&thread, NULL, read_slowly, &reader), 0);
    sigaction(SIGALRM, &action, NULL); /* stays: a last signal may be on its way */
    pthread_sigmask(SIG_UNBLOCK, &alarm_only, NULL);
    setitimer(ITIMER_REAL, &often, NULL);
    tenon_sink sink;
    tenon_sink_fd(&sink, fds[1]);
    bool done = tenon__sink_put(&sink, bytes, TOTAL / 2) &&
                tenon__sink_put(&sink, bytes + TOTAL / 2, TOTAL - TOTAL / 2);
    setitimer(ITIMER_REAL, &never, NULL);
    close(fds[1]);
    pthread_join(thread, NULL);
    close(fds[0]);
    free(bytes);
    assert_true(done);
    assert_true(alarms > 10);
    assert_int_equal(sink.len, TOTAL);
    assert_int_equal(reader.len, TOTAL);
    assert_true(reader.right);
    expect_fini(&sink, TENON_E_NONE, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memory),         cmocka_unit_test(test_memory_room),
        cmocka_unit_test(test_memory_faults),  cmocka_unit_test(test_memory_arena),
        cmocka_unit_test(test_fixed),          cmocka_unit_test(test_callback),
        cmocka_unit_test(test_misuse),         cmocka_unit_test(test_file),
        cmocka_unit_test(test_file_full),      cmocka_unit_test(test_file_short),
        cmocka_unit_test(test_fd_errors),      cmocka_unit_test(test_fd_large),
        cmocka_unit_test(test_fd_would_block), cmocka_unit_test(test_fd_interrupted),
    };
    return cmocka_run_group_tests_name("sink", tests, NULL, NULL);
}
