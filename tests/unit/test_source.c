/* SPDX-License-Identifier: MIT
 * test_source.c: every kind of source, read piecewise and as a whole.
 *
 * Besides the ordinary: pipes that dribble while a timer interrupts, files that grow or shrink
 * between the look at their size and the reading, directories, closed descriptors, FILEs whose
 * reads fail or are interrupted, fills that lie, limits around max_bytes, and memory that fails at
 * every request. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/base.h"
#include "port/posix.h"
#include "support/fault.h"

static char pattern(size_t i)
{
    return (char)(i % 251);
}

/* An unlinked temporary file with the first size bytes of the pattern, positioned at its start. */
static int make_file(size_t size)
{
    char path[] = "/tmp/tenon-test-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    unlink(path);
    for (size_t i = 0; i < size;) {
        char buf[4096];
        size_t n = 0;
        for (; n < sizeof buf && i < size; n++, i++)
            buf[n] = pattern(i);
        assert_int_equal(write(fd, buf, n), (ssize_t)n);
    }
    lseek(fd, 0, SEEK_SET);
    return fd;
}

static void expect_all(tenon_source *source, tenon_mem *mem, size_t skip, size_t size)
{
    char *text = NULL;
    size_t len = 1, capacity = 0;
    tenon_error error;
    assert_true(tenon__source_read_all(source, mem, 0, &text, &len, &capacity, &error));
    assert_non_null(text);
    assert_int_equal(len, size);
    assert_true(capacity > len);
    for (size_t i = 0; i < len; i++)
        if (text[i] != pattern(i + skip))
            fail_msg("byte %zu", i);
    tenon__resize(mem ? mem : tenon_heap, text, capacity, 0, 1);
}

static void expect_failure(tenon_source *source, size_t max_bytes, int code, const char *detail)
{
    fault f;
    char *text = (char *)&f;
    size_t len = 17, capacity = 18;
    tenon_error error = {.code = 0};
    fault_init(&f);
    assert_false(tenon__source_read_all(source, &f.mem, max_bytes, &text, &len, &capacity, &error));
    assert_int_equal(error.code, code);
    assert_string_equal(error.detail, detail);
    assert_ptr_equal(text, &f); /* results untouched */
    assert_int_equal(len, 17);
    assert_int_equal(capacity, 18);
    assert_true(fault_clean(&f));
    fault_fini(&f);
}

static void test_text(void **state)
{
    (void)state;
    tenon_source source;
    char text[1000], buf[400];
    size_t n;
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = pattern(i);
    tenon_source_text(&source, text, sizeof text);
    assert_null(source.fill);
    assert_true(tenon__source_fill(&source, buf, 400, &n, NULL));
    assert_int_equal(n, 400);
    assert_memory_equal(buf, text, 400);
    expect_all(&source, NULL, 400, 600); /* what is left */
    assert_true(tenon__source_fill(&source, buf, 400, &n, NULL));
    assert_int_equal(n, 0);
    tenon_source_text(&source, NULL, 5);
    expect_all(&source, NULL, 0, 0);
}

static void test_fd(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 4095, 4096, 4097, 100000};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        tenon_source source;
        fault f;
        fault_init(&f);
        int fd = make_file(sizes[i]);
        tenon_source_fd(&source, fd);
        expect_all(&source, &f.mem, 0, sizes[i]);
        assert_int_equal(f.requests, sizes[i] < 4096 ? 1 : 2); /* the second is large enough */
        expect_all(&source, &f.mem, 0, 0);
        lseek(fd, 0, SEEK_SET);
        expect_all(&source, NULL, 0, sizes[i]);
        if (sizes[i] > 1) { /* from the middle */
            lseek(fd, 1, SEEK_SET);
            expect_all(&source, &f.mem, 1, sizes[i] - 1);
        }
        close(fd);
        assert_true(fault_clean(&f));
        fault_fini(&f);
    }
}

static void test_file(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 5000, 100000};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        tenon_source source;
        fault f;
        fault_init(&f);
        FILE *file = fdopen(make_file(sizes[i]), "r");
        tenon_source_file(&source, file);
        expect_all(&source, &f.mem, 0, sizes[i]);
        assert_int_equal(f.requests, sizes[i] < 4096 ? 1 : 2);
        rewind(file);
        size_t skip = 0;
        while (skip < 10 && getc(file) != EOF) /* buffered, but not past us */
            skip++;
        expect_all(&source, &f.mem, skip, sizes[i] - skip);
        fclose(file);
        assert_true(fault_clean(&f));
        fault_fini(&f);
    }
    tenon_source source;
    tenon_source_file(&source, NULL);
    expect_failure(&source, 0, TENON_E_MISUSE, "the FILE is NULL");
    FILE *file = fopen("/dev/null", "w");
    tenon_source_file(&source, file);
    expect_failure(&source, 0, TENON_E_IO, "cannot read: Bad file descriptor");
    fclose(file);
    char bytes[] = {0, 1, 2};
    file = fmemopen(bytes, sizeof bytes, "r"); /* no descriptor to ask */
    tenon_source_file(&source, file);
    expect_all(&source, NULL, 0, 3);
    fclose(file);
}

/* ---- files that change ----------------------------------------------------------------------- */

/* A memory whose first request changes the file: that is between the look at the size and the first
 * read. */
struct changer {
    tenon_mem mem;
    int fd;
    off_t size; /* becomes this */
    bool done;
};

static void *change(tenon_mem *mem, void *old, size_t old_size, size_t new_size, size_t align)
{
    struct changer *c = (struct changer *)mem;
    if (!c->done) {
        c->done = true;
        off_t is = lseek(c->fd, 0, SEEK_END);
        for (; is < c->size; is++) {
            char byte = pattern((size_t)is);
            assert_int_equal(write(c->fd, &byte, 1), 1);
        }
        assert_int_equal(ftruncate(c->fd, c->size), 0);
        lseek(c->fd, 0, SEEK_SET);
    }
    return tenon__resize(tenon_heap, old, old_size, new_size, align);
}

static void test_changing_file(void **state)
{
    (void)state;
    static const off_t sizes[] = {0, 1, 4999, 5000, 5001, 9000, 30000};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        tenon_source source;
        int fd = make_file(5000);
        struct changer c = {.mem = {.resize = change}, .fd = fd, .size = sizes[i]};
        tenon_source_fd(&source, fd);
        expect_all(&source, &c.mem, 0, (size_t)sizes[i]);
        close(fd);
    }
}

/* ---- failures -------------------------------------------------------------------------------- */

static void test_open(void **state)
{
    (void)state;
    tenon_error error;
    tenon_source source;
    int fd = -7;
    assert_false(tenon__source_open("/nonexistent/file", &fd, &error));
    assert_int_equal(error.code, TENON_E_IO);
    assert_string_equal(error.detail, "cannot open: No such file or directory");
    assert_int_equal(fd, -7);
    assert_false(tenon__source_open("/nonexistent/file", &fd, NULL));
    assert_false(tenon__source_open(NULL, &fd, &error));
    assert_int_equal(error.code, TENON_E_MISUSE);
    assert_true(tenon__source_open("/", &fd, &error));
    assert_true(fcntl(fd, F_GETFD) & FD_CLOEXEC);
    tenon_source_fd(&source, fd);
    expect_failure(&source, 0, TENON_E_IO, "cannot read: Is a directory");
    assert_int_equal(source.os, EISDIR);
    tenon__port_close(fd);
    expect_failure(&source, 0, TENON_E_IO, "cannot read: Bad file descriptor");
    assert_true(tenon__source_open("/dev/null", &fd, NULL));
    tenon_source_fd(&source, fd);
    expect_all(&source, NULL, 0, 0);
    tenon__port_close(fd);
    char message[4];
    tenon__port_message(ENOENT, message, sizeof message);
    assert_true(memchr(message, 0, sizeof message) != NULL);
    tenon__port_message(123456, message, 1);
    assert_int_equal(message[0], 0);
}

/* More than systems take at once: the request is shortened. */
static void test_large_request(void **state)
{
    (void)state;
    size_t size = ((size_t)1 << 30) + 4097;
    int fd = open("/dev/null", O_RDONLY), os = 0;
    char *room = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (fd < 0 || room == MAP_FAILED)
        skip();
    assert_int_equal(tenon__port_read(fd, room, size, &os), 0);
    munmap(room, size);
    close(fd);
}

static void test_would_block(void **state)
{
    (void)state;
    int fds[2];
    tenon_source source;
    assert_int_equal(pipe2(fds, O_NONBLOCK), 0);
    assert_int_equal(write(fds[1], "abc", 3), 3);
    tenon_source_fd(&source, fds[0]);
    expect_failure(&source, 0, TENON_E_IO, "cannot read: Resource temporarily unavailable");
    assert_int_equal(source.os, EAGAIN);
    close(fds[0]);
    close(fds[1]);
}

struct filler {
    size_t at, size;
    ptrdiff_t last; /* instead of 0 at the end */
    bool lies;
};

static ptrdiff_t fill_dribble(tenon_source *source, char *buf, size_t size)
{
    struct filler *f = source->context;
    size_t n = f->at % 3 + 1, i = 0;
    if (f->at == f->size)
        return f->lies ? (ptrdiff_t)size + 1 : f->last;
    for (; i < n && i < size && f->at < f->size; i++)
        buf[i] = pattern(f->at++);
    return (ptrdiff_t)i;
}

static void test_callback(void **state)
{
    (void)state;
    struct filler f = {.size = 10001};
    tenon_source source = {.fill = fill_dribble, .context = &f};
    expect_all(&source, NULL, 0, f.size);
    f.at = 0;
    f.last = -1;
    expect_failure(&source, 0, TENON_E_IO, "cannot read");
    f.at = 0;
    source.os = EPROTO;
    expect_failure(&source, 0, TENON_E_IO, "cannot read: Protocol error");
    f.at = 0;
    f.lies = true;
    expect_failure(&source, 0, TENON_E_MISUSE, "fill gave more bytes than it was asked for");
    f = (struct filler){.size = 1};
    char buf[8];
    size_t n = 0;
    assert_true(tenon__source_fill(&source, buf, SIZE_MAX, &n, NULL));
    assert_int_equal(n, 1);
}

static void test_max_bytes(void **state)
{
    (void)state;
    const char *longer = "the text is longer than max_bytes";
    static const size_t sizes[] = {1, 2, 100, 4095, 4096, 4097, 20000};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        size_t size = sizes[i], len, capacity;
        char *text;
        tenon_source source;
        tenon_error error;
        int fd = make_file(size);
        tenon_source_fd(&source, fd);
        for (size_t max = size; max <= size + 2; max++) {
            lseek(fd, 0, SEEK_SET);
            assert_true(tenon__source_read_all(&source, NULL, max, &text, &len, &capacity, &error));
            assert_int_equal(len, size);
            tenon__resize(tenon_heap, text, capacity, 0, 1);
        }
        assert_true((lseek(fd, 0, SEEK_SET), tenon__source_read_all(&source, NULL, SIZE_MAX, &text,
                                                                    &len, &capacity, &error)));
        tenon__resize(tenon_heap, text, capacity, 0, 1);
        lseek(fd, 0, SEEK_SET);
        if (size > 1)
            expect_failure(&source, size - 1, TENON_E_SIZE, longer);
        close(fd);
    }
    struct filler filler = {.size = 4500}; /* nothing is known of the size */
    tenon_source unknown = {.fill = fill_dribble, .context = &filler};
    for (size_t max = 4499; max <= 4500; max++) {
        size_t len, capacity;
        char *text = NULL;
        filler.at = 0;
        bool done = tenon__source_read_all(&unknown, NULL, max, &text, &len, &capacity, NULL);
        assert_int_equal(done, max == 4500);
        if (done)
            tenon__resize(tenon_heap, text, capacity, 0, 1);
    }
    filler.at = 0;
    expect_failure(&unknown, 10, TENON_E_SIZE, longer);
    fault f; /* no more memory than the limit justifies */
    fault_init(&f);
    f.limit = 1001;
    tenon_source source;
    char big[5000] = {0}, *text;
    size_t len, capacity;
    tenon_error error;
    tenon_source_text(&source, big, sizeof big);
    assert_false(tenon__source_read_all(&source, &f.mem, 1000, &text, &len, &capacity, &error));
    assert_int_equal(error.code, TENON_E_SIZE);
    assert_int_equal(error.offset, 1000);
    assert_false(tenon__source_read_all(&source, &f.mem, 0, &text, &len, &capacity, NULL));
    assert_true(fault_clean(&f));
    fault_fini(&f);
}

static void test_faults(void **state)
{
    (void)state;
    fault f;
    fault_init(&f);
    for (int from = 0; from < 2; from++)
        for (size_t i = 0;; i++) {
            struct filler filler = {.size = 60000};
            tenon_source source = {.fill = fill_dribble, .context = &filler};
            char *text = NULL;
            size_t len = 0, capacity = 0;
            tenon_error error;
            (from ? fault_from : fault_at)(&f, i);
            bool done = tenon__source_read_all(&source, &f.mem, 0, &text, &len, &capacity, &error);
            assert_int_equal(done, f.refused == 0);
            if (done) {
                assert_int_equal(len, 60000);
                tenon__resize(&f.mem, text, capacity, 0, 1);
            } else {
                assert_int_equal(error.code, TENON_E_MEMORY);
            }
            assert_true(fault_clean(&f));
            if (!f.refused)
                break;
        }
    fault_fini(&f);
}

/* ---- interruptions --------------------------------------------------------------------------- */

struct script {
    const int *steps; /* > 0: so many bytes, < 0: fails with -errno, 0: end */
    size_t at;
};

static ssize_t cookie_read(void *cookie, char *buf, size_t size)
{
    struct script *s = cookie;
    int step = *s->steps;
    if (step == 0)
        return 0;
    s->steps++;
    if (step < 0) {
        errno = step == -INT_MAX ? 0 : -step;
        return -1;
    }
    assert_true((size_t)step <= size);
    for (int i = 0; i < step; i++)
        buf[i] = pattern(s->at++);
    return step;
}

static void test_file_interrupted(void **state)
{
    (void)state;
    static const int good[] = {-EINTR, 3, -EINTR, -EINTR, 100, 1, -EINTR, 0};
    static const int bad[] = {10, -EINTR, 10, -EIO, 10, 0};
    cookie_io_functions_t functions = {.read = cookie_read};
    tenon_source source;
    struct script script = {.steps = good};
    FILE *file = fopencookie(&script, "r", functions);
    tenon_source_file(&source, file);
    expect_all(&source, NULL, 0, 104);
    fclose(file);
    script = (struct script){.steps = bad};
    file = fopencookie(&script, "r", functions);
    tenon_source_file(&source, file);
    expect_failure(&source, 0, TENON_E_IO, "cannot read: Input/output error");
    assert_int_equal(source.os, EIO);
    fclose(file);
    static const int mute[] = {10, -INT_MAX, 10, 0}; /* fails without an errno */
    script = (struct script){.steps = mute};
    file = fopencookie(&script, "r", functions);
    tenon_source_file(&source, file);
    char buf[100];
    size_t n;
    assert_true(tenon__source_fill(&source, buf, 10, &n, NULL));
    expect_failure(&source, 0, TENON_E_IO, "cannot read");
    assert_int_equal(getc(file),
                     (unsigned char)pattern(10)); /* the flag of that error is still set */
    assert_true(ferror(file) != 0);
    expect_all(&source, NULL, 11, 9);
    fclose(file);
}

static volatile sig_atomic_t alarms;

static void on_alarm(int number)
{
    (void)number;
    alarms = alarms + 1;
}

enum { DRIBBLED = 5000 };

static void *dribble(void *argument)
{
    int fd = *(int *)argument;
    for (size_t i = 0; i < DRIBBLED;) {
        char buf[70];
        size_t n = 0;
        for (; n < i % 70 + 1 && i + n < DRIBBLED; n++)
            buf[n] = pattern(i + n);
        if (write(fd, buf, n) != (ssize_t)n)
            break;
        i += n;
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    close(fd);
    return NULL;
}

static void test_fd_interrupted(void **state)
{
    (void)state;
    int fds[2];
    pthread_t thread;
    sigset_t alarm_only;
    struct sigaction action = {.sa_handler = on_alarm}; /* no SA_RESTART */
    struct itimerval often = {{0, 500}, {0, 500}}, never = {{0, 0}, {0, 0}};
    assert_int_equal(pipe(fds), 0);
    sigemptyset(&alarm_only);
    sigaddset(&alarm_only, SIGALRM);
    pthread_sigmask(SIG_BLOCK, &alarm_only, NULL);
    assert_int_equal(pthread_create(&thread, NULL, dribble, &fds[1]), 0);
    sigaction(SIGALRM, &action, NULL); /* stays: a last signal may be on its way */
    pthread_sigmask(SIG_UNBLOCK, &alarm_only, NULL);
    setitimer(ITIMER_REAL, &often, NULL);
    tenon_source source;
    tenon_source_fd(&source, fds[0]);
    char *text = NULL;
    size_t len = 0, capacity = 0;
    bool done = tenon__source_read_all(&source, NULL, 0, &text, &len, &capacity, NULL);
    setitimer(ITIMER_REAL, &never, NULL);
    pthread_join(thread, NULL);
    close(fds[0]);
    assert_true(done);
    assert_true(alarms > 10);
    assert_int_equal(len, DRIBBLED);
    for (size_t i = 0; i < len; i++)
        assert_int_equal(text[i], pattern(i));
    tenon__resize(tenon_heap, text, capacity, 0, 1);
}

static void *open_later(void *argument)
{
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    int fd = open(argument, O_WRONLY);
    if (fd >= 0)
        close(fd);
    return NULL;
}

/* Opening a FIFO waits for its writer, and signals come meanwhile. */
static void test_open_interrupted(void **state)
{
    (void)state;
    char folder[] = "/tmp/tenon-test-XXXXXX", path[64];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/fifo", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    pthread_t thread;
    sigset_t alarm_only;
    struct sigaction action = {.sa_handler = on_alarm}; /* no SA_RESTART */
    struct itimerval often = {{0, 500}, {0, 500}}, never = {{0, 0}, {0, 0}};
    sigemptyset(&alarm_only);
    sigaddset(&alarm_only, SIGALRM);
    pthread_sigmask(SIG_BLOCK, &alarm_only, NULL);
    assert_int_equal(pthread_create(&thread, NULL, open_later, path), 0);
    sigaction(SIGALRM, &action, NULL); /* stays: a last signal may be on its way */
    pthread_sigmask(SIG_UNBLOCK, &alarm_only, NULL);
    alarms = 0;
    setitimer(ITIMER_REAL, &often, NULL);
    int fd = -1;
    bool done = tenon__source_open(path, &fd, NULL);
    int seen = alarms;
    setitimer(ITIMER_REAL, &never, NULL);
    pthread_join(thread, NULL);
    unlink(path);
    rmdir(folder);
    assert_true(done);
    assert_true(seen > 3);
    tenon_source source;
    tenon_source_fd(&source, fd);
    expect_all(&source, NULL, 0, 0);
    close(fd);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text),
        cmocka_unit_test(test_fd),
        cmocka_unit_test(test_file),
        cmocka_unit_test(test_changing_file),
        cmocka_unit_test(test_open),
        cmocka_unit_test(test_would_block),
        cmocka_unit_test(test_large_request),
        cmocka_unit_test(test_callback),
        cmocka_unit_test(test_max_bytes),
        cmocka_unit_test(test_faults),
        cmocka_unit_test(test_file_interrupted),
        cmocka_unit_test(test_fd_interrupted),
        cmocka_unit_test(test_open_interrupted),
    };
    return cmocka_run_group_tests_name("source", tests, NULL, NULL);
}
