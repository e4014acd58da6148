/* SPDX-License-Identifier: MIT
 * test_bout.c: bouts and their streams: peers with types and encodings of their own, turns, pipes
 * whose writes are interrupted, short or broken, and what is left open after ten thousand bouts. */
#define _GNU_SOURCE
#include "battle_test.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#define RIGHT battle_peer_tenon_tables

static struct battle_cases cases;

static int make_cases(void **state)
{
    (void)state;
    battle_cases_make(&cases, NULL);
    return 0;
}

static int free_cases(void **state)
{
    (void)state;
    battle_cases_free(&cases);
    return 0;
}

/* ---- an encoding and a type of its own ------------------------------------------------------- */

/* Texts that begin with a hash sign, and objects behind a pointer. */
static tenon_str own_encode(tenon_mem *mem, tenon_str text)
{
    char *made = mem->resize(mem, NULL, 0, text.len + 1, 1);
    if (!made)
        return (tenon_str){0};
    made[0] = '#';
    memcpy(made + 1, text.data, text.len);
    return (tenon_str){made, text.len + 1};
}

static bool own_read(struct battle_run *run, const char *text, size_t len, void *object)
{
    return len > 0 && text[0] == '#' && RIGHT.read(run, text + 1, len - 1, object);
}

static size_t natives; /* alive */

static void *own_native(struct battle_run *run, const void *object)
{
    void *native = malloc(sizeof(struct small));
    assert_int_equal(run->kind, BATTLE_SMALL);
    if (native)
        memcpy(native, object, sizeof(struct small));
    natives++;
    return native;
}

static void own_drop(struct battle_run *run, void *native)
{
    (void)run;
    free(native);
    natives--;
}

static bool own_write(struct battle_run *run, const void *native)
{
    const bool good = RIGHT.write(run, native);
    run->bytes = 10 * run->text.len;
    return good;
}

static void own_encoding_and_type(void **state)
{
    const struct battle_case *one = find_case(&cases, "SmallClass", BATTLE_CONSTANT);
    const struct battle_case *varied = find_case(&cases, "SmallClass", BATTLE_VARIED);
    struct battle_peer peer = RIGHT;
    struct bout bout;
    char why[600];
    (void)state;
    peer.encode = own_encode, peer.read = own_read;
    peer.native = own_native, peer.drop = own_drop, peer.write = own_write;

    assert_true(bout_open(&bout, one, &peer, BATTLE_READ_TEXT));
    assert_true(bout_check(&bout, why, sizeof why));
    assert_int_equal(bout.bytes, one->texts[0].len + 1);
    bout_close(&bout);
    assert_true(bout_open(&bout, one, &peer, BATTLE_WRITE_REUSED));
    assert_true(bout_check(&bout, why, sizeof why));
    assert_int_equal(bout.bytes, 10 * one->texts[0].len);
    bout_close(&bout);
    assert_true(bout_open(&bout, varied, &peer, BATTLE_WRITE_FRESH));
    assert_int_equal(natives, 1000);
    assert_true(bout_check(&bout, why, sizeof why));
    bout_close(&bout);
    assert_int_equal(natives, 0);
}

static void mean_of_bytes(void **state)
{
    const struct battle_case *one = find_case(&cases, "BigClass", BATTLE_VARIED);
    uint64_t sum = 0;
    (void)state;
    for (size_t i = 0; i < one->n; i++)
        sum += one->texts[i].len;
    assert_int_equal(battle_mean_length(one), sum / 1000);
    for (unsigned way = 0; way < 2; way++) {
        struct bout bout;
        char why[600];
        assert_true(bout_open(&bout, one, &RIGHT, way ? BATTLE_READ_TEXT : BATTLE_WRITE_REUSED));
        assert_true(bout_check(&bout, why, sizeof why));
        assert_int_equal(bout.bytes, sum / 1000);
        bout_close(&bout);
    }
}

/* ---- turns ----------------------------------------------------------------------------------- */

static char turns[64];

static bool write_turn(struct battle_run *run, const void *object)
{
    const struct small *small = object;
    (void)run;
    snprintf(turns + strlen(turns), sizeof turns - strlen(turns), "%d ", small->NumPurchases);
    return strlen(turns) < 20;
}

static void every_object_has_its_turn(void **state)
{
    struct small objects[3] = {{.NumPurchases = 1}, {.NumPurchases = 2}, {.NumPurchases = 3}};
    struct battle_case one = *find_case(&cases, "SmallClass", BATTLE_CONSTANT);
    struct battle_peer peer = RIGHT;
    struct bout bout;
    (void)state;
    one.objects = (char *)objects, one.n = 3;
    peer.write = write_turn;
    assert_true(bout_open(&bout, &one, &peer, BATTLE_WRITE_REUSED));
    assert_true(bout_go(&bout, 2));
    assert_true(bout_go(&bout, 5));
    assert_string_equal(turns, "1 2 3 1 2 3 1 ");
    assert_false(bout_go(&bout, 100)); /* ends at the first that fails */
    assert_string_equal(turns, "1 2 3 1 2 3 1 2 3 1 ");
    bout_close(&bout);
}

/* ---- pipes ----------------------------------------------------------------------------------- */

static volatile sig_atomic_t signals;

static void count_signal(int number)
{
    (void)number;
    signals++;
}

/* Empties a pipe slowly: it wakes the writer before each piece. */
struct drain {
    pthread_t writer;
    int fd;
    char *bytes;
    size_t len, size;
};

static void *drain_slowly(void *argument)
{
    struct drain *drain = argument;
    const struct timespec moment = {.tv_nsec = 200000};
    ssize_t got;
    do {
        nanosleep(&moment, NULL); /* the pipe is full, and the writer waits */
        pthread_kill(drain->writer, SIGUSR1);
        got = read(drain->fd, drain->bytes + drain->len,
                   drain->size - drain->len < 1000 ? drain->size - drain->len : 1000);
        drain->len += got > 0 ? (size_t)got : 0;
    } while (got > 0);
    return NULL;
}

/* The text of the list by the peer, through a pipe of 4096 bytes while signals interrupt it. */
static void expect_whole(const struct battle_case *one, const struct battle_peer *peer)
{
    const tenon_str text = one->texts[0];
    struct drain drain = {.writer = pthread_self(), .size = 2 * text.len};
    pthread_t reader;
    struct bout bout;
    int ends[2];
    drain.bytes = malloc(drain.size);
    assert_non_null(drain.bytes);
    assert_true(bout_open(&bout, one, peer, BATTLE_WRITE_PIPE));
    assert_int_equal(pipe(ends), 0);
    assert_true(fcntl(ends[1], F_SETPIPE_SZ, 4096) >= 4096);
    drain.fd = ends[0];
    const int own = bout.fd;
    bout.fd = ends[1];
    assert_int_equal(pthread_create(&reader, NULL, drain_slowly, &drain), 0);
    const bool good = bout_go(&bout, 1);
    bout.fd = own;
    close(ends[1]);
    pthread_join(reader, NULL);
    close(ends[0]);
    bout_close(&bout);
    assert_true(good);
    assert_int_equal(drain.len, text.len);
    assert_memory_equal(drain.bytes, text.data, text.len);
    free(drain.bytes);
}

static struct battle_peer without_streams(void)
{
    struct battle_peer peer = RIGHT;
    peer.read_file = NULL, peer.write_file = NULL, peer.write_fd = NULL;
    return peer;
}

static void interrupted_writes(void **state)
{
    const struct battle_case *one = find_case(&cases, "ThousandSmallClassList", BATTLE_CONSTANT);
    const struct battle_peer plain = without_streams();
    const struct sigaction action = {.sa_handler = count_signal}; /* without SA_RESTART */
    struct sigaction before;
    (void)state;
    sigaction(SIGUSR1, &action, &before);
    expect_whole(one, &plain);
    assert_true(signals > 0);
    expect_whole(one, &RIGHT);
    sigaction(SIGUSR1, &before, NULL);
}

static void broken_pipes(void **state)
{
    const struct battle_case *one = find_case(&cases, "BigClass", BATTLE_CONSTANT);
    const struct battle_peer plain = without_streams();
    const struct battle_peer *const peers[] = {&RIGHT, &plain};
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    (void)state;
    for (size_t p = 0; p < 2; p++) {
        struct bout bout;
        int ends[2];
        assert_true(bout_open(&bout, one, peers[p], BATTLE_WRITE_PIPE));
        assert_true(bout_go(&bout, 100));
        const int own = bout.fd;
        assert_int_equal(pipe(ends), 0);
        close(ends[0]);
        bout.fd = ends[1];
        assert_false(bout_go(&bout, 1));
        close(ends[1]);
        assert_false(bout_go(&bout, 1)); /* closed */
        bout.fd = own;
        assert_true(bout_go(&bout, 1));
        bout_close(&bout);
    }
    signal(SIGPIPE, before);
}

/* A text that grows and shrinks from call to call: the file holds the last one. */
static void files_hold_the_last_text(void **state)
{
    const struct battle_case *one = find_case(&cases, "BigClass", BATTLE_CONSTANT);
    const struct battle_peer plain = without_streams();
    const struct battle_peer *const peers[] = {&RIGHT, &plain};
    (void)state;
    for (size_t p = 0; p < 2; p++) {
        struct bout bout;
        char text[700] = "";
        assert_true(bout_open(&bout, one, peers[p], BATTLE_WRITE_FILE));
        assert_true(bout_go(&bout, 3));
        rewind(bout.file);
        assert_int_equal(fread(text, 1, sizeof text, bout.file), 597);
        assert_string_equal(text, one->texts[0].data);
        bout_close(&bout);
    }
}

/* ---- what is left ---------------------------------------------------------------------------- */

static size_t entries_of(const char *folder)
{
    size_t n = 0;
    DIR *open = opendir(folder);
    assert_non_null(open);
    while (readdir(open))
        n++;
    closedir(open);
    return n;
}

static void nothing_is_left_open(void **state)
{
    static const enum battle_way ways[] = {BATTLE_READ_TEXT,    BATTLE_READ_FILE,
                                           BATTLE_WRITE_REUSED, BATTLE_WRITE_FRESH,
                                           BATTLE_WRITE_FILE,   BATTLE_WRITE_PIPE};
    const struct battle_case *one = find_case(&cases, "SmallClass", BATTLE_CONSTANT);
    const size_t files = entries_of("/proc/self/fd"), threads = entries_of("/proc/self/task");
    (void)state;
    for (size_t i = 0; i < 10000; i++) {
        struct bout bout;
        const enum battle_way way = ways[i % (sizeof ways / sizeof *ways)];
        if (!bout_open(&bout, one, &RIGHT, i % 13 ? way : BATTLE_WRITE_PIPE) || !bout_go(&bout, 1))
            fail_msg("bout %zu: %s; %zu files, %zu threads", i, strerror(errno),
                     entries_of("/proc/self/fd"), entries_of("/proc/self/task"));
        bout_close(&bout);
    }
    assert_int_equal(entries_of("/proc/self/fd"), files);
    for (int i = 0; i < 10000 && entries_of("/proc/self/task") != threads; i++)
        usleep(1000); /* a thread that was joined is listed for a moment */
    assert_int_equal(entries_of("/proc/self/task"), threads);
}

static bool refuses(struct battle_run *run)
{
    (void)run;
    return false;
}

static void fail_closed(struct battle_run *run)
{
    (void)run;
    fail_msg("closed what was not opened");
}

static void *no_native(struct battle_run *run, const void *object)
{
    return natives == 7 ? NULL : own_native(run, object);
}

static tenon_str no_encoding(tenon_mem *mem, tenon_str text)
{
    return text.data == find_case(&cases, "SmallClass", BATTLE_VARIED)->texts[7].data
               ? (tenon_str){0}
               : own_encode(mem, text);
}

/* What was made before something failed is given back. */
static void half_opened(void **state)
{
    const struct battle_case *one = find_case(&cases, "SmallClass", BATTLE_VARIED);
    struct battle_peer peer = RIGHT;
    struct bout bout;
    (void)state;
    peer.open = refuses, peer.close = fail_closed;
    assert_false(bout_open(&bout, one, &peer, BATTLE_WRITE_PIPE));
    bout_close(&bout);
    peer = RIGHT, peer.native = no_native, peer.drop = own_drop;
    assert_false(bout_open(&bout, one, &peer, BATTLE_WRITE_PIPE));
    assert_int_equal(natives, 7);
    bout_close(&bout);
    assert_int_equal(natives, 0);
    peer = RIGHT, peer.encode = no_encoding;
    assert_false(bout_open(&bout, one, &peer, BATTLE_READ_TEXT));
    bout_close(&bout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(own_encoding_and_type),
        cmocka_unit_test(mean_of_bytes),
        cmocka_unit_test(every_object_has_its_turn),
        cmocka_unit_test(interrupted_writes),
        cmocka_unit_test(broken_pipes),
        cmocka_unit_test(files_hold_the_last_text),
        cmocka_unit_test(nothing_is_left_open),
        cmocka_unit_test(half_opened),
    };
    return cmocka_run_group_tests(tests, make_cases, free_cases);
}
