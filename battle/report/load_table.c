/* SPDX-License-Identifier: MIT
 * load_table.c: see load_table.h. A cell is requests per second and, behind it, microseconds of the
 * server's processor for each. */
#include "load_table.h"

#include "loads.h"
#include "print.h"

#include <stdlib.h>
#include <string.h>

enum { NAME_WIDTH = 31, CELL_WIDTH = 19, MOST = 64 };

static void put_cell(FILE *to, const struct battle_load *load)
{
    char text[64] = "-";
    if (load)
        snprintf(text, sizeof text, "%.0f %8.1f us", load->per_second, load->cpu_us);
    fprintf(to, "%*s", CELL_WIDTH, text);
}

static void put_heads(FILE *to, const char *const *heads, size_t n)
{
    fprintf(to, "%-*s", NAME_WIDTH, "");
    for (size_t i = 0; i < n; i++)
        fprintf(to, "%*s", CELL_WIDTH, heads[i]);
    fputc('\n', to);
}

/* Who answers one of the routes: server and codec, each pair once, in order of appearance. */
struct pair {
    const char *server, *codec;
};

static size_t find_pairs(const struct battle_results *results, const char *const *routes,
                         size_t n_routes, const char *client, struct pair *list)
{
    size_t n = 0;
    for (size_t i = 0; i < results->n_loads && n < MOST; i++) {
        const struct battle_load *load = &results->loads[i];
        bool wanted = battle_is(load->client, client);
        size_t r = 0;
        while (r < n_routes && !battle_is(load->route, routes[r]))
            r++;
        wanted = wanted && r < n_routes;
        for (size_t p = 0; p < n && wanted; p++)
            wanted = !(battle_is(load->server, list[p].server) &&
                       battle_is(load->codec, list[p].codec ? list[p].codec : ""));
        if (wanted)
            list[n++] = (struct pair){load->server.data, load->codec.data};
    }
    return n;
}

static void put_name(FILE *to, const struct pair *pair)
{
    char name[128];
    snprintf(name, sizeof name, "%.60s%s%.60s", pair->server, pair->codec ? ", " : "",
             pair->codec ? pair->codec : "");
    fprintf(to, "%-*.*s", NAME_WIDTH, NAME_WIDTH, name);
}

static void put_codecs(const struct battle_results *results, const char *client, FILE *to)
{
    static const char *const routes[] = {BATTLE_WRITE, BATTLE_READ};
    static const char *const heads[] = {"write, plain", "write, TLS", "read, plain", "read, TLS"};
    struct pair pairs[MOST];
    const size_t n = find_pairs(results, routes, 2, client, pairs);
    if (n == 0)
        return;
    fprintf(to, "\na list of 1000 small objects, %s: requests per second, CPU for each\n\n",
            client);
    put_heads(to, heads, 4);
    for (size_t p = 0; p < n; p++) {
        put_name(to, &pairs[p]);
        for (int cell = 0; cell < 4; cell++) {
            const struct battle_load_key key = {.server = pairs[p].server,
                                                .codec = pairs[p].codec,
                                                .route = routes[cell / 2],
                                                .tls = cell % 2 != 0,
                                                .client = client};
            put_cell(to, battle_find_load(results, &key, NULL));
        }
        fputc('\n', to);
    }
}

static void put_route(const struct battle_results *results, const char *route, bool tls, FILE *to)
{
    static const unsigned sizes[] = {10, 30, 100, 500};
    struct pair pairs[MOST];
    const size_t n = find_pairs(results, &route, 1, BATTLE_WRK, pairs);
    for (size_t p = 0; p < n; p++) {
        const struct battle_load *cells[4];
        bool any = false;
        for (size_t i = 0; i < 4; i++) {
            const struct battle_load_key key = {.server = pairs[p].server,
                                                .codec = pairs[p].codec,
                                                .route = route,
                                                .n = sizes[i],
                                                .tls = tls,
                                                .client = BATTLE_WRK};
            cells[i] = battle_find_load(results, &key, NULL);
            any = any || cells[i];
        }
        if (!any)
            continue;
        put_name(to, &pairs[p]);
        for (size_t i = 0; i < 4; i++)
            put_cell(to, cells[i]);
        fputc('\n', to);
    }
}

static bool has_route(const struct battle_results *results, const char *route, bool tls)
{
    for (size_t i = 0; i < results->n_loads; i++)
        if (battle_is(results->loads[i].route, route) && results->loads[i].tls == tls)
            return true;
    return false;
}

static void put_chain(const struct battle_results *results, FILE *to)
{
    static const char *const routes[] = {BATTLE_NO_PROCESS, BATTLE_NO_REFLECTION, BATTLE_REFLECTION,
                                         BATTLE_RECORDS_ROUTE};
    static const char *const heads[] = {"N = 10", "N = 30", "N = 100", "N = 500"};
    for (int tls = 0; tls < 2; tls++)
        for (size_t r = 0; r < 4; r++) {
            if (!has_route(results, routes[r], tls != 0))
                continue;
            fprintf(to, "\n%s, %s: requests per second, CPU for each\n\n", routes[r],
                    tls ? "TLS" : "plain");
            put_heads(to, heads, 4);
            put_route(results, routes[r], tls != 0, to);
        }
}

static void put_goals(const struct battle_results *results, FILE *to)
{
    struct battle_goals goals;
    tenon_arena arena;
    tenon_arena_init(&arena, NULL, 0);
    if (battle_goals_make(results, &arena, &goals) && goals.n > 0) {
        fprintf(to, "\ngoals: %zu of %zu are met\n", goals.met, goals.met + goals.missed);
        for (size_t i = 0; i < goals.n; i++) {
            const struct battle_goal *goal = &goals.list[i];
            if (i == 0 || strcmp(goal->title, goals.list[i - 1].title) != 0)
                fprintf(to, "\n%s (%s)\n", goal->title, goal->limit);
            fprintf(to, "  %-16s%7.2f  %-7s %s\n", goal->where, goal->ratio,
                    goal->verdict == BATTLE_MET      ? "met"
                    : goal->verdict == BATTLE_MISSED ? "MISSED"
                                                     : "",
                    goal->figures);
        }
    }
    tenon_arena_fini(&arena);
}

static void put_wrong(const struct battle_results *results, FILE *to)
{
    bool first = true;
    for (size_t i = 0; i < results->n_loads; i++) {
        const struct battle_load *load = &results->loads[i];
        if (battle_load_counts(load) && load->errors == 0 && !load->note.data)
            continue;
        fprintf(to, "%s%s%s%s, %s", first ? "\nnot as it should be:\n" : "", load->server.data,
                load->codec.data ? ", " : "", load->codec.data ? load->codec.data : "",
                load->route.data);
        if (load->n > 0)
            fprintf(to, ", N = %u", load->n);
        fprintf(to, ", %s: %s", load->tls ? "TLS" : "plain",
                load->note.data ? load->note.data : "");
        if (load->errors > 0)
            fprintf(to, "%s%llu errors in %llu requests", load->note.data ? "; " : "",
                    (unsigned long long)load->errors, (unsigned long long)load->requests);
        fputc('\n', to);
        first = false;
    }
}

void battle_load_table_print(const struct battle_results *results, FILE *to)
{
    if (results->n_loads == 0)
        return;
    put_codecs(results, BATTLE_WRK, to);
    put_codecs(results, BATTLE_ONE, to);
    put_chain(results, to);
    put_goals(results, to);
    put_wrong(results, to);
    if (results->machine.placed.data)
        fprintf(to, "\n%s\n", results->machine.placed.data);
}
