/* SPDX-License-Identifier: MIT
 * test_serving.c: children and answers. A server of the test, a process with one canned answer for
 * each path, shows that what is wrong is refused and not put under load. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "battle/report/find.h"
#include "battle/report/print.h"
#include "battle/web/load.h"
#include "battle/web/one.h"
#include "battle/web/usage.h"

/* ---- the server of the test ------------------------------------------------------------------ */

/** Each path has one answer; a POST whose body does not end with "]}" has the one of "bad". */
struct canned {
    const char *path, *answer;
};

static pid_t serving;
static struct web_address served;

static void answer_all(int fd, const struct canned *list)
{
    static char text[1 << 20];
    size_t len = 0;
    for (;;) {
        char path[256], method[8];
        const ssize_t got = read(fd, text + len, sizeof text - 1 - len);
        if (got <= 0)
            return;
        len += (size_t)got;
        text[len] = '\0';
        const char *head = strstr(text, "\r\n\r\n"), *length = strstr(text, "Content-Length: ");
        const size_t body = length ? strtoul(length + 16, NULL, 10) : 0;
        if (!head || len < (size_t)(head - text) + 4 + body)
            continue;
        assert_int_equal(sscanf(text, "%7s %255s", method, path), 2);
        if (body > 0 && memcmp(text + len - 2, "]}", 2) != 0)
            strcpy(path, "bad");
        const struct canned *one = list;
        while (one->path && strcmp(one->path, path) != 0)
            one++;
        const char *answer =
            one->path ? one->answer : "HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n";
        /* In two parts, so that clients meet both in the middle of things. */
        const size_t all = strlen(answer), half = all / 2;
        if (write(fd, answer, half) != (ssize_t)half || usleep(1000) != 0 ||
            write(fd, answer + half, all - half) != (ssize_t)(all - half))
            return;
        if (strstr(answer, "Connection: close"))
            return;
        len = 0;
    }
}

static void serve(const struct canned *list)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t size = sizeof address;
    const int fd = socket(AF_INET, SOCK_STREAM, 0);
    assert_int_equal(bind(fd, (struct sockaddr *)&address, size), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&address, &size), 0);
    assert_int_equal(listen(fd, 10), 0);
    served = (struct web_address){.port = ntohs(address.sin_port)};
    fflush(NULL);
    serving = fork();
    assert_true(serving >= 0);
    if (serving == 0)
        signal(SIGPIPE, SIG_IGN);
    while (serving == 0) {
        const int client = accept(fd, NULL, NULL), one = 1;
        setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
        if (client >= 0) {
            answer_all(client, list);
            close(client);
        }
    }
    close(fd);
}

static void end_serving(void)
{
    kill(serving, SIGKILL);
    waitpid(serving, NULL, 0);
    serving = 0;
}

static int teardown(void **state)
{
    (void)state;
    if (serving > 0)
        end_serving();
    return 0;
}

static tenon_arena kept; /* for answers */

static int drop_answers(void **state)
{
    (void)state;
    tenon_arena_fini(&kept);
    return 0;
}

static int keep_answers(void **state)
{
    (void)state;
    tenon_arena_init(&kept, NULL, 0);
    return 0;
}

static const char *json(int status, const char *type, const char *body)
{
    const size_t size = strlen(body) + 256;
    char *text = battle_arena_get(&kept, size);
    assert_non_null(text);
    snprintf(text, size, "HTTP/1.1 %d X\r\nContent-Type: %s\r\nContent-Length: %zu\r\n\r\n%s",
             status, type, strlen(body), body);
    return text;
}

/* ---- the client ------------------------------------------------------------------------------ */

static void test_client(void **state)
{
    (void)state;
    static const struct canned list[] = {
        {"/length",
         "HTTP/1.1 200 OK\r\ncontent-length:   5\r\nContent-Type: text/plain\r\n\r\nhello"},
        {"/chunks", "HTTP/1.1 201 Made\r\nTransfer-Encoding: chunked\r\n\r\n3;a=b\r\nabc\r\n10\r\n"
                    "0123456789abcdef\r\n0\r\nTrailer: x\r\n\r\n"},
        {"/none", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"},
        {"/early", "HTTP/1.1 200 OK\r\nContent-Length: 50\r\nConnection: close\r\n\r\nearly"},
        {"/endless", "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nno length"},
        {"/odd", "SMTP ready\r\n\r\n"},
        {"/chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"},
        {NULL, NULL}};
    struct web_client client;
    struct web_answer answer;
    char why[WEB_WHY];
    serve(list);
    assert_true(web_client_open(&client, &served, why, sizeof why));
    for (int twice = 0; twice < 2; twice++) {
        assert_true(web_client_ask(&client, "GET", "/length", NULL, 0, &answer, why, sizeof why));
        assert_int_equal(answer.status, 200);
        assert_string_equal(answer.type, "text/plain");
        assert_int_equal(answer.len, 5);
        assert_memory_equal(answer.body, "hello", 5);
        assert_true(web_client_ask(&client, "GET", "/chunks", NULL, 0, &answer, why, sizeof why));
        assert_int_equal(answer.status, 201);
        assert_string_equal(answer.type, "");
        assert_int_equal(answer.len, 19);
        assert_memory_equal(answer.body, "abc0123456789abcdef", 19);
        assert_true(web_client_ask(&client, "GET", "/none", NULL, 0, &answer, why, sizeof why));
        assert_int_equal(answer.len, 0);
    }
    web_client_close(&client);
    static const char *const wrong[][2] = {{"/early", "the answer ends too soon"},
                                           {"/endless", "the answer has no length"},
                                           {"/odd", "the answer is not of HTTP/1.1"},
                                           {"/chunk", "a chunk has no length"}};
    for (size_t i = 0; i < 4; i++) {
        assert_true(web_client_open(&client, &served, why, sizeof why));
        assert_false(
            web_client_ask(&client, "GET", wrong[i][0], NULL, 0, &answer, why, sizeof why));
        assert_string_equal(why, wrong[i][1]);
        web_client_close(&client);
    }
    end_serving();
    assert_false(web_client_open(&client, &served, why, sizeof why));
    assert_non_null(strstr(why, "no connection to port"));
}

/* ---- right and wrong ------------------------------------------------------------------------- */

#define RECORD(LAST)                                                                               \
    "{\"Id\":\"id_100000000000000000" LAST "\",\"Name\":\"name_2000000000000000000\",\"Time\":5}"

static const char *complaint(const struct web_truth *truth, struct web_row row,
                             const struct canned *list)
{
    static char why[WEB_WHY];
    *why = '\0';
    serve(list);
    const bool good = web_verify(truth, &row, &served, &served, why, sizeof why);
    end_serving();
    assert_int_equal(good, *why == '\0');
    return why;
}

static void test_list(void **state)
{
    (void)state;
    struct web_truth truth;
    const struct web_row row = {.route = WEB_WRITE};
    assert_true(web_truth_make(&truth));
    char *text = malloc(truth.list_len + 1);
    assert_non_null(text);
    memcpy(text, truth.list_text, truth.list_len);
    text[truth.list_len] = '\0';
    struct canned list[] = {{WEB_WRITE, json(200, "application/json", text)}, {NULL, NULL}};
    assert_string_equal(complaint(&truth, row, list), "");
    list[0].answer = json(200, "text/plain", text);
    assert_string_equal(complaint(&truth, row, list),
                        "the body is text/plain instead of application/json");
    list[0].answer = json(500, "application/json", text);
    assert_string_equal(complaint(&truth, row, list), "status 500 instead of 200");
    char *last = strrchr(text, '1'); /* of the last 1200 */
    *last = '2';
    list[0].answer = json(200, "application/json", text);
    assert_string_equal(complaint(&truth, row, list), "the list is not the constant one");
    text[truth.list_len - 1] = ' ';
    list[0].answer = json(200, "application/json", text);
    assert_non_null(strstr(complaint(&truth, row, list), "the list cannot be read"));
    free(text);
    web_truth_drop(&truth);
}

static void test_reading(void **state)
{
    (void)state;
    struct web_truth truth;
    struct web_row row = {.kind = WEB_TENON, .route = WEB_READ};
    assert_true(web_truth_make(&truth));
    const char *good = json(200, "text/plain", "ok");
    struct canned list[] = {
        {WEB_READ, good}, {"bad", json(400, "application/problem+json", "{}")}, {NULL, NULL}};
    assert_string_equal(complaint(&truth, row, list), "");
    list[1].answer = json(400, "text/plain", "no");
    assert_string_equal(complaint(&truth, row, list),
                        "the body is text/plain instead of application/problem+json for a list "
                        "that is cut short");
    row.kind = WEB_GO;
    assert_string_equal(complaint(&truth, row, list), "");
    list[1].answer = good; /* takes everything */
    assert_string_equal(complaint(&truth, row, list),
                        "status 200 instead of 400 for a list that is cut short");
    list[0].answer = json(400, "text/plain", "no");
    assert_string_equal(complaint(&truth, row, list), "status 400 instead of 200");
    web_truth_drop(&truth);
}

static void test_records(void **state)
{
    (void)state;
    struct web_truth truth;
    const struct web_row row = {.route = WEB_NO_REFLECTION, .n = 2};
    static const struct {
        const char *text, *why;
    } texts[] = {
        {"[" RECORD("0") "," RECORD("1") "]", ""},
        {"[" RECORD("0") "," RECORD("2") "]", "the records are not those of the API server"},
        {"[" RECORD("1") "," RECORD("0") "]", "the records are not those of the API server"},
        {"[" RECORD("0") "]", "1 records instead of 2"},
        {"[" RECORD("0") "," RECORD("0") "]", "two records have the same Id"},
        {"[" RECORD("0") "," RECORD("x") "]", "record 1 is not of the right form"},
        {"[" RECORD("0") ",{\"Id\":\"\",\"Name\":\"\",\"Time\":1}]",
         "record 1 is not of the right form"},
    };
    assert_true(web_truth_make(&truth));
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const struct canned list[] = {
            {"/testNoReflection?n=2", json(200, "application/json", texts[i].text)},
            {"/records/2", json(200, "application/json", texts[0].text)},
            {NULL, NULL}};
        assert_string_equal(complaint(&truth, row, list), texts[i].why);
    }
    const struct canned list[] = {
        {"/testNoReflection?n=2", json(200, "application/json", "[{\"Id\":1}]")}, {NULL, NULL}};
    assert_non_null(strstr(complaint(&truth, row, list), "the records are not what JSON says"));
    web_truth_drop(&truth);
}

/* ---- under load ------------------------------------------------------------------------------ */

static void test_wrong_is_not_run(void **state)
{
    (void)state;
    static struct web_bench bench;
    const struct web_request request = {.seconds = 1, .connections = 1, .rounds = 1};
    const struct web_row row = {.route = WEB_WRITE, .one = true};
    tenon_arena arena;
    tenon_arena_init(&arena, NULL, 0);
    bench = (struct web_bench){.request = &request};
    assert_true(web_truth_make(&bench.truth));
    const struct canned wrong[] = {{WEB_WRITE, json(200, "application/json", "{\"List\":[]}")},
                                   {NULL, NULL}};
    serve(wrong);
    struct web_server server = {.child = {.pid = serving, .out = -1}, .port = served.port};
    struct battle_load load = {0};
    web_load_measure(&bench, &row, &server, &arena, &load);
    assert_false(load.checked);
    assert_int_equal(load.requests, 0);
    assert_string_equal(load.note.data, "the list is not the constant one");
    end_serving();

    char *text = malloc(bench.truth.list_len + 1);
    assert_non_null(text);
    memcpy(text, bench.truth.list_text, bench.truth.list_len);
    text[bench.truth.list_len] = '\0';
    const struct canned right[] = {{WEB_WRITE, json(200, "application/json", text)}, {NULL, NULL}};
    serve(right);
    server = (struct web_server){.child = {.pid = serving, .out = -1}, .port = served.port};
    load = (struct battle_load){0};
    web_load_measure(&bench, &row, &server, &arena, &load);
    assert_null(load.note.data);
    assert_true(load.checked);
    assert_true(load.requests > 0 && load.per_second > 0);
    assert_int_equal(load.errors, 0);
    assert_non_null(load.latency);
    assert_true(load.latency->p50 > 0 && load.latency->p99 >= load.latency->p50);
    end_serving();
    free(text);
    web_truth_drop(&bench.truth);
    tenon_arena_fini(&arena);
}

/* ---- children -------------------------------------------------------------------------------- */

static void start(struct web_child *child, const char *script)
{
    const char *const argv[] = {"sh", "-c", script, NULL};
    char why[WEB_WHY];
    if (!web_child_start(child, argv, WEB_ANYWHERE, "/dev/null", why, sizeof why))
        fail_msg("%s", why);
}

static void test_child(void **state)
{
    (void)state;
    struct web_child child;
    char line[64], why[WEB_WHY];
    start(&child, "trap 'exit 0' TERM; echo one; echo two; while :; do sleep 0.02; done");
    assert_true(web_child_line(&child, line, sizeof line, 10000));
    assert_string_equal(line, "one");
    assert_true(web_child_line(&child, line, sizeof line, 10000));
    assert_string_equal(line, "two");
    assert_false(web_child_line(&child, line, sizeof line, 20));
    assert_true(web_child_lives(&child));
    assert_true(web_child_stop(&child, why, sizeof why));
    assert_int_equal(child.pid, 0);
    assert_true(web_child_stop(&child, why, sizeof why)); /* none is there */

    start(&child, "exit 3");
    assert_false(web_child_line(&child, line, sizeof line, 10000));
    assert_false(web_child_wait(&child, 10000, why, sizeof why));
    assert_string_equal(why, "ended with status 3");

    start(&child, "echo $$; exec sleep 100");
    assert_true(web_child_line(&child, line, sizeof line, 10000));
    assert_int_equal(atoi(line), child.pid);
    assert_false(web_child_stop(&child, why, sizeof why));
    assert_string_equal(why, "was ended by signal 15");

    start(&child, "trap '' TERM; echo; while :; do sleep 0.02; done");
    assert_true(web_child_line(&child, line, sizeof line, 10000));
    kill(child.pid, SIGTERM);
    assert_false(web_child_wait(&child, 50, why, sizeof why));
    assert_string_equal(why, "did not end within 0 s and was killed");

    const char *const argv[] = {"/nowhere/at all", NULL};
    assert_true(web_child_start(&child, argv, WEB_ANYWHERE, "/dev/null", why, sizeof why));
    assert_false(web_child_wait(&child, 10000, why, sizeof why));
    assert_string_equal(why, "ended with status 127");
}

/* What a child started goes with it. */
static void test_group(void **state)
{
    (void)state;
    struct web_child child;
    struct web_usage usage;
    char line[64], why[WEB_WHY];
    if (access("/proc/self/stat", R_OK) != 0)
        skip();
    start(&child, "sleep 100 & sleep 100 & echo; exec sleep 100");
    assert_true(web_child_line(&child, line, sizeof line, 10000));
    const pid_t group = child.pid;
    assert_true(web_usage_of(group, &usage));
    assert_int_equal(usage.processes, 3);
    assert_false(web_child_stop(&child, why, sizeof why));
    for (int i = 0; i < 1000 && web_usage_of(group, &usage); i++)
        usleep(1000); /* until they are buried */
    assert_int_equal(usage.processes, 0);
}

static void test_many_children(void **state)
{
    (void)state;
    struct web_child children[WEB_CHILDREN + 1];
    const char *const argv[] = {"sleep", "100", NULL};
    char why[WEB_WHY];
    for (size_t i = 0; i < WEB_CHILDREN; i++)
        assert_true(
            web_child_start(&children[i], argv, WEB_ANYWHERE, "/dev/null", why, sizeof why));
    assert_false(
        web_child_start(&children[WEB_CHILDREN], argv, WEB_ANYWHERE, "/dev/null", why, sizeof why));
    assert_string_equal(why, "too many processes at a time");
    for (size_t i = 0; i < WEB_CHILDREN; i++)
        web_child_stop(&children[i], why, sizeof why);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_client, teardown),
        cmocka_unit_test_teardown(test_list, teardown),
        cmocka_unit_test_teardown(test_reading, teardown),
        cmocka_unit_test_teardown(test_records, teardown),
        cmocka_unit_test_teardown(test_wrong_is_not_run, teardown),
        cmocka_unit_test(test_child),
        cmocka_unit_test(test_group),
        cmocka_unit_test(test_many_children),
    };
    return cmocka_run_group_tests(tests, keep_answers, drop_answers);
}
