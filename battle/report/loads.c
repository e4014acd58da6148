/* SPDX-License-Identifier: MIT
 * loads.c: lookups of loads, and goals. */
#include "loads.h"

#include "print.h"

#include <stdio.h>
#include <string.h>

enum { MOST_GOALS = 100 };

static const unsigned sizes[] = {10, 30, 100, 500};
enum { SIZES = sizeof sizes / sizeof *sizes };

static const double MOST_ADDED = 1.3, MOST_OF_NGINX = 1.3, LEAST_OF_STANDARD = 5, LEAST_OF_EASY = 2;

bool battle_load_counts(const struct battle_load *load)
{
    return load && load->checked && load->requests > 0 && load->errors <= load->requests / 1000;
}

static bool fits(tenon_str value, const char *wanted)
{
    return !wanted || battle_is(value, wanted);
}

const struct battle_load *battle_find_load(const struct battle_results *results,
                                           const struct battle_load_key *key,
                                           const struct battle_load *after)
{
    for (size_t i = after ? (size_t)(after - results->loads) + 1 : 0; i < results->n_loads; i++) {
        const struct battle_load *load = &results->loads[i];
        if (battle_load_counts(load) && load->n == key->n && load->tls == key->tls &&
            fits(load->server, key->server) && fits(load->codec, key->codec) &&
            fits(load->route, key->route) && fits(load->client, key->client))
            return load;
    }
    return NULL;
}

double battle_in_process(const struct battle_results *results, unsigned n, const char *peer)
{
    static const char *const ways[] = {"text", "reused"};
    char model[32];
    double sum = 0;
    snprintf(model, sizeof model, "Records %u", n);
    for (size_t i = 0; i < 2; i++) {
        const struct battle_key key = {.battle = battle_text("string"),
                                       .model = battle_text(model),
                                       .variant = battle_text("varied"),
                                       .peer = battle_text(peer),
                                       .way = battle_text(ways[i])};
        const struct battle_result *result = battle_find(results, &key, NULL);
        if (!battle_timed(result))
            return 0;
        sum += result->ns->median;
    }
    return sum;
}

/* ---- goals ----------------------------------------------------------------------------------- */

/** Goals under way. */
struct maker {
    const struct battle_results *results;
    tenon_arena *arena;
    struct battle_goals *goals;
    unsigned n; /* of the goal at hand */
    bool tls;
    bool failed; /* memory */
};

static const struct battle_load *find(const struct maker *maker, const char *server,
                                      const char *route)
{
    const struct battle_load_key key = {
        .server = server, .route = route, .n = maker->n, .tls = maker->tls, .client = BATTLE_WRK};
    return battle_find_load(maker->results, &key, NULL);
}

/* The codec that the route has by default: others may have answered it, too. */
static const struct battle_load *find_codec(const struct maker *maker, const char *server,
                                            const char *codec, const char *route)
{
    const struct battle_load_key key = {.server = server,
                                        .codec = codec,
                                        .route = route,
                                        .n = maker->n,
                                        .tls = maker->tls,
                                        .client = BATTLE_WRK};
    return battle_find_load(maker->results, &key, NULL);
}

static void add(struct maker *maker, struct battle_goal goal, struct battle_text *figures)
{
    char where[64];
    const char *tls = maker->tls ? "TLS" : "plain";
    if (maker->n > 0)
        snprintf(where, sizeof where, "N = %u, %s", maker->n, tls);
    else
        snprintf(where, sizeof where, "%s", tls);
    goal.figures = battle_text_close(figures, maker->arena);
    char *copy = battle_arena_get(maker->arena, strlen(where) + 1);
    if (!copy || !goal.figures || maker->goals->n == MOST_GOALS) {
        maker->failed = true;
        return;
    }
    goal.where = strcpy(copy, where);
    maker->goals->met += goal.verdict == BATTLE_MET;
    maker->goals->missed += goal.verdict == BATTLE_MISSED;
    maker->goals->list[maker->goals->n++] = goal;
}

static enum battle_verdict verdict_of(bool met)
{
    return met ? BATTLE_MET : BATTLE_MISSED;
}

static void add_added(struct maker *maker, bool tables)
{
    const struct battle_load *base = find(maker, BATTLE_SERVICE, BATTLE_NO_PROCESS);
    const struct battle_load *load =
        tables ? find_codec(maker, BATTLE_SERVICE, "tenon-tables", BATTLE_REFLECTION)
               : find_codec(maker, BATTLE_SERVICE, "tenon-generated", BATTLE_NO_REFLECTION);
    const double own =
        battle_in_process(maker->results, maker->n, tables ? BATTLE_TABLES : BATTLE_GENERATED) /
        1000;
    struct battle_text text;
    if (!base || !load || !(own > 0) || !battle_text_open(&text))
        return;
    const double added = load->cpu_us - base->cpu_us;
    fprintf(text.file, "%.1f - %.1f = %.1f", load->cpu_us, base->cpu_us, added);
    if (load->cpu_spread > 0 && base->cpu_spread > 0)
        fprintf(text.file, " ± %.1f", (load->cpu_spread + base->cpu_spread) / 2);
    fprintf(text.file, " µs, in process %.1f µs", own);
    add(maker,
        (struct battle_goal){.title = tables ? "CPU that reflection adds to no process, as a "
                                               "multiple of what the tables take in process"
                                             : "CPU that no reflection adds to no process, as a "
                                               "multiple of what generated code takes in process",
                             .ratio = added / own,
                             .limit = "at most 1.3",
                             .bound = MOST_ADDED,
                             .verdict = verdict_of(added / own <= MOST_ADDED)},
        &text);
}

static void add_passing_on(struct maker *maker, bool nginx)
{
    const struct battle_load *mine = find(maker, BATTLE_SERVICE, BATTLE_NO_PROCESS);
    const struct battle_load *other =
        find(maker, nginx ? BATTLE_NGINX : BATTLE_GO, BATTLE_NO_PROCESS);
    struct battle_text text;
    if (!mine || !other || !(other->cpu_us > 0) || !battle_text_open(&text))
        return;
    const double ratio = mine->cpu_us / other->cpu_us;
    fprintf(text.file, "%.1f µs, %s %.1f µs", mine->cpu_us, nginx ? "nginx" : "Go", other->cpu_us);
    add(maker,
        (struct battle_goal){.title = nginx ? "CPU of no process, as a multiple of nginx's"
                                            : "CPU of no process, as a multiple of Go's",
                             .ratio = ratio,
                             .limit = nginx ? "at most 1.3" : "below 1",
                             .bound = nginx ? MOST_OF_NGINX : 1,
                             .verdict = verdict_of(nginx ? ratio <= MOST_OF_NGINX : ratio < 1)},
        &text);
}

/* No limit is set for it; what the goals above come to is. */
static void add_kept(struct maker *maker)
{
    const struct battle_load *base = find(maker, BATTLE_SERVICE, BATTLE_NO_PROCESS);
    const struct battle_load *load =
        find_codec(maker, BATTLE_SERVICE, "tenon-generated", BATTLE_NO_REFLECTION);
    const struct battle_load *go_base = find(maker, BATTLE_GO, BATTLE_NO_PROCESS);
    const struct battle_load *go = find(maker, BATTLE_GO, BATTLE_NO_REFLECTION);
    struct battle_text text;
    if (!base || !load || !battle_text_open(&text))
        return;
    battle_put_count(text.file, (uint64_t)load->per_second);
    fputs(" by ", text.file);
    battle_put_count(text.file, (uint64_t)base->per_second);
    if (go_base && go)
        fprintf(text.file, "; Go %.2f", go->per_second / go_base->per_second);
    add(maker,
        (struct battle_goal){
            .title = "Requests per second of no reflection, as a part of those of no process",
            .ratio = load->per_second / base->per_second,
            .limit = maker->n < 500 ? "about 0.9" : "about 0.75",
            .bound = maker->n < 500 ? 0.9 : 0.75,
            .at_least = true,
            .verdict = BATTLE_SHOWN},
        &text);
}

static void add_times(struct maker *maker, const char *route, bool easy)
{
    const struct battle_load *mine = find_codec(maker, BATTLE_SERVICE, "tenon-generated", route);
    const struct battle_load *go =
        find_codec(maker, BATTLE_GO, easy ? "easyjson" : "encoding/json", route);
    const bool writes = strcmp(route, BATTLE_WRITE) == 0;
    struct battle_text text;
    if (!mine || !go || !battle_text_open(&text))
        return;
    const double ratio = mine->per_second / go->per_second;
    battle_put_count(text.file, (uint64_t)mine->per_second);
    fputs(", Go ", text.file);
    battle_put_count(text.file, (uint64_t)go->per_second);
    add(maker,
        (struct battle_goal){
            .title =
                writes
                    ? easy ? "Requests per second, writing the list, as a multiple of Go easyjson's"
                           : "Requests per second, writing the list, as a multiple of Go "
                             "encoding/json's"
                : easy
                    ? "Requests per second, reading the list, as a multiple of Go easyjson's"
                    : "Requests per second, reading the list, as a multiple of Go encoding/json's",
            .ratio = ratio,
            .limit = easy ? "at least 2" : "at least 5",
            .bound = easy ? LEAST_OF_EASY : LEAST_OF_STANDARD,
            .at_least = true,
            .verdict = verdict_of(ratio >= (easy ? LEAST_OF_EASY : LEAST_OF_STANDARD))},
        &text);
}

static void for_each_size(struct maker *maker, void (*make)(struct maker *, bool), bool flag)
{
    for (int tls = 0; tls < 2; tls++)
        for (size_t i = 0; i < SIZES; i++) {
            maker->tls = tls != 0;
            maker->n = sizes[i];
            make(maker, flag);
        }
}

static void make_kept(struct maker *maker, bool flag)
{
    (void)flag;
    add_kept(maker);
}

bool battle_goals_make(const struct battle_results *results, tenon_arena *arena,
                       struct battle_goals *ret)
{
    struct maker maker = {.results = results, .arena = arena, .goals = ret};
    *ret = (struct battle_goals){
        .list = battle_arena_get(arena, MOST_GOALS * sizeof(struct battle_goal))};
    if (!ret->list)
        return false;
    static const char *const routes[] = {BATTLE_WRITE, BATTLE_READ};
    for (size_t r = 0; r < 2; r++)
        for (int easy = 0; easy < 2; easy++)
            for (int tls = 0; tls < 2; tls++) {
                maker.n = 0;
                maker.tls = tls != 0;
                add_times(&maker, routes[r], easy != 0);
            }
    for_each_size(&maker, add_added, false);
    for_each_size(&maker, add_added, true);
    for_each_size(&maker, add_passing_on, true);
    for_each_size(&maker, add_passing_on, false);
    for_each_size(&maker, make_kept, false);
    return !maker.failed;
}
