/* SPDX-License-Identifier: MIT
 * verify.c: see verify.h. */
#include "verify.h"

#include "../../examples/models.tenon.h"

#include <stdlib.h>
#include <string.h>

enum { ELEMENTS = 1000, DIGITS = 19 };

bool web_truth_make(struct web_truth *truth)
{
    tenon_sink sink;
    tenon_arena_init(&truth->arena, NULL, 0);
    tenon_mem *mem = &truth->arena.mem;
    struct small *smalls = mem->resize(mem, NULL, 0, ELEMENTS * sizeof *smalls, 16);
    if (!smalls)
        return false;
    for (size_t i = 0; i < ELEMENTS; i++)
        smalls[i] = (struct small){{"Bill Gates", 10}, 1200, true};
    truth->list = (struct small_list){smalls, ELEMENTS};
    tenon_sink_memory(&sink, NULL);
    bool good = small_list_json_write(&truth->list, &sink, NULL, NULL);
    char *text = good ? mem->resize(mem, NULL, 0, sink.len, 1) : NULL;
    if (text)
        memcpy(text, sink.data, sink.len);
    truth->list_text = text;
    truth->list_len = sink.len;
    return tenon_sink_fini(&sink, NULL) && text;
}

void web_truth_drop(struct web_truth *truth)
{
    tenon_arena_fini(&truth->arena);
}

/* ---- records --------------------------------------------------------------------------------- */

static bool has_form(tenon_str text, const char *start)
{
    const size_t len = strlen(start);
    if (text.len != len + DIGITS || memcmp(text.data, start, len) != 0)
        return false;
    for (size_t i = len; i < text.len; i++)
        if (text.data[i] < '0' || text.data[i] > '9')
            return false;
    return true;
}

static int by_id(const void *a, const void *b)
{
    const struct record *x = a, *y = b;
    return memcmp(x->Id.data, y->Id.data, x->Id.len);
}

/* Sorts a copy. */
static bool has_twins(const struct records *records)
{
    struct record *sorted = malloc(records->n * sizeof *sorted);
    bool twins = !sorted;
    if (sorted) {
        memcpy(sorted, records->items, records->n * sizeof *sorted);
        qsort(sorted, records->n, sizeof *sorted, by_id);
    }
    for (size_t i = 1; i < records->n && !twins; i++)
        twins = by_id(&sorted[i - 1], &sorted[i]) == 0;
    free(sorted);
    return twins;
}

bool web_records_read(const char *text, size_t len, size_t n, tenon_arena *arena,
                      struct records *ret, char *why, size_t size)
{
    const tenon_options strict = {.flags = TENON_STRICT};
    tenon_error error;
    if (!records_json_read(ret, text, len, &arena->mem, &strict, &error)) {
        snprintf(why, size, "the records are not what JSON says: %.300s at byte %zu", error.detail,
                 error.offset);
        return false;
    }
    if (ret->n != n) {
        snprintf(why, size, "%zu records instead of %zu", ret->n, n);
        return false;
    }
    for (size_t i = 0; i < n; i++)
        if (!has_form(ret->items[i].Id, "id_") || !has_form(ret->items[i].Name, "name_") ||
            ret->items[i].Time <= 0) {
            snprintf(why, size, "record %zu is not of the right form", i);
            return false;
        }
    if (n > 1 && has_twins(ret)) {
        snprintf(why, size, "two records have the same Id");
        return false;
    }
    return true;
}

/* ---- one route ------------------------------------------------------------------------------- */

static bool is_status(const struct web_answer *answer, int status, const char *type, char *why,
                      size_t size)
{
    if (answer->status != status) {
        snprintf(why, size, "status %d instead of %d", answer->status, status);
        return false;
    }
    if (type && strncmp(answer->type, type, strlen(type)) != 0) {
        snprintf(why, size, "the body is %s instead of %s",
                 *answer->type ? answer->type : "of no type", type);
        return false;
    }
    return true;
}

/* The answer to a GET has the type of JSON. */
static bool get_json(const struct web_address *address, const char *path, struct web_client *client,
                     struct web_answer *answer, char *why, size_t size)
{
    return web_client_open(client, address, why, size) &&
           web_client_ask(client, "GET", path, NULL, 0, answer, why, size) &&
           is_status(answer, 200, "application/json", why, size);
}

static bool verify_list(const struct web_truth *truth, const struct web_address *server, char *why,
                        size_t size)
{
    struct web_client client = {.fd = -1};
    struct web_answer answer;
    struct small_list list;
    tenon_arena arena;
    tenon_error error;
    tenon_arena_init(&arena, NULL, 0);
    bool good = get_json(server, WEB_WRITE, &client, &answer, why, size);
    if (good && !small_list_json_read(&list, answer.body, answer.len, &arena.mem, NULL, &error)) {
        snprintf(why, size, "the list cannot be read: %.300s at byte %zu", error.detail,
                 error.offset);
        good = false;
    } else if (good && !small_list_equal(&list, &truth->list)) {
        snprintf(why, size, "the list is not the constant one");
        good = false;
    }
    web_client_close(&client);
    tenon_arena_fini(&arena);
    return good;
}

static bool verify_reading(const struct web_truth *truth, enum web_kind kind,
                           const struct web_address *server, char *why, size_t size)
{
    struct web_client client;
    struct web_answer answer;
    const char *const problem = kind == WEB_TENON ? "application/problem+json" : NULL;
    const char *const text = truth->list_text;
    const size_t len = truth->list_len;
    if (!web_client_open(&client, server, why, size))
        return false;
    bool good = web_client_ask(&client, "POST", WEB_READ, text, len, &answer, why, size) &&
                is_status(&answer, 200, NULL, why, size);
    web_client_close(&client);
    if (!good || !web_client_open(&client, server, why, size))
        return false;
    good = web_client_ask(&client, "POST", WEB_READ, text, len - 2, &answer, why, size);
    if (good && !is_status(&answer, 400, problem, why, size)) {
        const size_t at = strlen(why);
        snprintf(why + at, size - at, " for a list that is cut short");
        good = false;
    }
    web_client_close(&client);
    return good;
}

/* Of the servers of records alone only the form is known. */
static bool verify_records(const struct web_row *row, const struct web_address *server,
                           const struct web_address *api, char *why, size_t size)
{
    struct web_client mine = {.fd = -1}, other = {.fd = -1};
    struct web_answer answer;
    struct records records, expected;
    tenon_arena arena;
    char path[64];
    tenon_arena_init(&arena, NULL, 0);
    web_row_path(row, path, sizeof path);
    bool good = get_json(server, path, &mine, &answer, why, size) &&
                web_records_read(answer.body, answer.len, row->n, &arena, &records, why, size);
    web_client_close(&mine);
    if (good && web_row_has_upstream(row)) {
        snprintf(path, sizeof path, WEB_RECORDS "/%u", row->n);
        good = get_json(api, path, &other, &answer, why, size) &&
               web_records_read(answer.body, answer.len, row->n, &arena, &expected, why, size);
        if (good && !records_equal(&records, &expected)) {
            snprintf(why, size, "the records are not those of the API server");
            good = false;
        }
    }
    web_client_close(&other);
    tenon_arena_fini(&arena);
    return good;
}

bool web_verify(const struct web_truth *truth, const struct web_row *row,
                const struct web_address *server, const struct web_address *api, char *why,
                size_t size)
{
    if (strcmp(row->route, WEB_WRITE) == 0)
        return verify_list(truth, server, why, size);
    if (strcmp(row->route, WEB_READ) == 0)
        return verify_reading(truth, row->kind, server, why, size);
    return verify_records(row, server, api, why, size);
}
