/* SPDX-License-Identifier: MIT
 * load_html.c: tables of loads: codecs, goals, the chain, everything with latency and memory. */
#include "load_html.h"

#include "loads.h"
#include "print.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 64 };

static void put_text(FILE *to, tenon_str text)
{
    battle_put_escaped(to, text);
}

static void put_rate(FILE *to, double per_second)
{
    battle_put_count(to, (uint64_t)(per_second + 0.5));
}

static void put_micros(FILE *to, double us)
{
    battle_put_time(to, us * 1000);
}

static void open_table(FILE *to, const char *label, const char *const *heads, size_t n)
{
    fprintf(to,
            "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"%s\">\n"
            "<table class=\"blocks loads\">\n<thead><tr>",
            label);
    for (size_t i = 0; i < n; i++)
        fprintf(to, "<th scope=\"col\"%s>%s</th>", i > 0 ? " class=\"number\"" : "", heads[i]);
    fputs("</tr></thead>\n<tbody>\n", to);
}

static void close_table(FILE *to)
{
    fputs("</tbody>\n</table>\n</div>\n", to);
}

/* Requests per second, and below it the multiple of base's and the CPU for each. */
static void put_cell(FILE *to, const char *label, const struct battle_load *load,
                     const struct battle_load *base)
{
    fprintf(to, "<td class=\"number\" data-label=\"%s\">", label);
    if (!load) {
        fputs("–</td>", to);
        return;
    }
    fputs("<span>", to);
    put_rate(to, load->per_second);
    fputs(" <small>", to);
    if (base && base->per_second > 0) {
        battle_put_factor(to, load->per_second / base->per_second);
        fputs("× · ", to);
    }
    put_micros(to, load->cpu_us);
    fputs("</small></span></td>", to);
}

/* ---- codecs ---------------------------------------------------------------------------------- */

/** Who answers the /mvc routes. */
struct pair {
    const char *server, *codec;
    double rate; /* writing, plain; what rows are sorted by */
};

static const struct column {
    const char *label, *route;
    bool tls;
    const char *client;
} columns[] = {
    {"Writing, plain", BATTLE_WRITE, false, BATTLE_WRK},
    {"Writing, TLS", BATTLE_WRITE, true, BATTLE_WRK},
    {"Reading, plain", BATTLE_READ, false, BATTLE_WRK},
    {"Reading, TLS", BATTLE_READ, true, BATTLE_WRK},
    {"One connection, plain", BATTLE_WRITE, false, BATTLE_ONE},
    {"One connection, TLS", BATTLE_WRITE, true, BATTLE_ONE},
};
enum { COLUMNS = sizeof columns / sizeof *columns };

static const struct battle_load *codec_load(const struct battle_results *results,
                                            const char *server, const char *codec,
                                            const struct column *column)
{
    const struct battle_load_key key = {.server = server,
                                        .codec = codec,
                                        .route = column->route,
                                        .tls = column->tls,
                                        .client = column->client};
    return battle_find_load(results, &key, NULL);
}

static int by_rate(const void *a, const void *b)
{
    const struct pair *x = a, *y = b;
    return (x->rate < y->rate) - (x->rate > y->rate);
}

static size_t find_pairs(const struct battle_results *results, struct pair *list)
{
    size_t n = 0;
    for (size_t i = 0; i < results->n_loads && n < MOST; i++) {
        const struct battle_load *load = &results->loads[i];
        bool is_new = load->codec.data && battle_load_counts(load) &&
                      (battle_is(load->route, BATTLE_WRITE) || battle_is(load->route, BATTLE_READ));
        for (size_t p = 0; p < n && is_new; p++)
            is_new =
                !(battle_is(load->server, list[p].server) && battle_is(load->codec, list[p].codec));
        if (is_new)
            list[n++] = (struct pair){load->server.data, load->codec.data, 0};
    }
    for (size_t p = 0; p < n; p++)
        for (size_t c = 0; c < COLUMNS && list[p].rate <= 0; c++) {
            const struct battle_load *load =
                codec_load(results, list[p].server, list[p].codec, &columns[c]);
            list[p].rate = load ? load->per_second : 0;
        }
    qsort(list, n, sizeof *list, by_rate);
    return n;
}

/* The columns in which anybody has a figure. */
static size_t find_columns(const struct battle_results *results, const struct pair *pairs, size_t n,
                           struct column *list)
{
    size_t found = 0;
    for (size_t c = 0; c < COLUMNS; c++)
        for (size_t p = 0; p < n; p++)
            if (codec_load(results, pairs[p].server, pairs[p].codec, &columns[c])) {
                list[found++] = columns[c];
                break;
            }
    return found;
}

static void put_codec(const struct battle_results *results, const struct pair *pair,
                      const struct column *list, size_t n, FILE *to)
{
    const bool own = strncmp(pair->codec, "tenon-", 6) == 0;
    fprintf(to, "<tr%s><th scope=\"row\">", own ? " class=\"generated\"" : "");
    put_text(to, battle_text(pair->codec));
    fputs(" <small>", to);
    put_text(to, battle_text(pair->server));
    fputs("</small></th>", to);
    for (size_t c = 0; c < n; c++)
        put_cell(to, list[c].label, codec_load(results, pair->server, pair->codec, &list[c]),
                 codec_load(results, BATTLE_SERVICE, "tenon-generated", &list[c]));
    fputs("</tr>\n", to);
}

static void put_codecs(const struct battle_results *results, FILE *to)
{
    struct column list[COLUMNS];
    const char *heads[1 + COLUMNS] = {"Codec, server"};
    struct pair pairs[MOST];
    const size_t n = find_pairs(results, pairs);
    const size_t n_columns = find_columns(results, pairs, n, list);
    if (n == 0)
        return;
    for (size_t c = 0; c < n_columns; c++)
        heads[1 + c] = list[c].label;
    fputs("<h3>One server, its serializer swapped</h3>\n<p>A list of 1000 small objects, written "
          "for each request or read from its body: requests per second; as a multiple of "
          "tenon-generated's; the server's CPU time for each.</p>\n",
          to);
    open_table(to, "Codecs", heads, 1 + n_columns);
    for (size_t p = 0; p < n; p++)
        put_codec(results, &pairs[p], list, n_columns, to);
    close_table(to);
}

/* ---- goals ----------------------------------------------------------------------------------- */

static const char *verdict_text(enum battle_verdict verdict)
{
    return verdict == BATTLE_MET ? "met" : verdict == BATTLE_MISSED ? "missed" : "–";
}

static void put_ratio(FILE *to, double ratio)
{
    fprintf(to, "%.2f", ratio); /* near a limit a factor's one decimal would hide on which side */
}

/* How far a goal is from being met: above 1 it is missed. */
static double distance(const struct battle_goal *goal)
{
    const double limit = goal->bound;
    return goal->at_least ? limit / goal->ratio : goal->ratio / limit;
}

/* Goals of a kind, from `first` on; gives how many there are. */
static size_t put_kind(FILE *to, const struct battle_goal *first, size_t n)
{
    const struct battle_goal *worst = first;
    size_t of = 0, met = 0;
    for (; of < n && strcmp(first[of].title, first->title) == 0; of++) {
        met += first[of].verdict == BATTLE_MET;
        if (distance(&first[of]) > distance(worst))
            worst = &first[of];
    }
    fprintf(to, "<tr class=\"%s\"><th scope=\"row\">%s</th><td data-label=\"Limit\">%s</td>",
            met < of && first->verdict != BATTLE_SHOWN ? "missed" : "met", first->title,
            worst->limit);
    if (first->verdict == BATTLE_SHOWN)
        fputs("<td data-label=\"Met\">–</td>", to);
    else
        fprintf(to, "<td data-label=\"Met\">%zu of %zu</td>", met, of);
    fputs("<td class=\"number\" data-label=\"Worst\">", to);
    put_ratio(to, worst->ratio);
    fprintf(to, "</td><td data-label=\"Where\">%s: %s</td></tr>\n", worst->where, worst->figures);
    return of;
}

/* Goals of a kind stand below their title. */
static void put_goal(FILE *to, const struct battle_goal *goal, const struct battle_goal *before)
{
    if (!before || strcmp(before->title, goal->title) != 0)
        fprintf(to, "<tr class=\"group\"><th colspan=\"5\" scope=\"rowgroup\">%s</th></tr>\n",
                goal->title);
    fprintf(to,
            "<tr class=\"%s\"><th scope=\"row\">%s</th><td class=\"number\" "
            "data-label=\"Ratio\">",
            goal->verdict == BATTLE_MISSED ? "missed" : "met", goal->where);
    put_ratio(to, goal->ratio);
    fprintf(to,
            "</td><td data-label=\"Limit\">%s</td><td data-label=\"Verdict\">%s</td>"
            "<td data-label=\"Figures\">%s</td></tr>\n",
            goal->limit, verdict_text(goal->verdict), goal->figures);
}

static void put_goal_tables(FILE *to, const struct battle_goals *goals)
{
    fprintf(to,
            "<h3 id=\"goals\">Goals</h3>\n<p>%zu of %zu are met. In process: reading and writing "
            "N records, as measured by the battle of strings.</p>\n"
            "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Goals\">\n"
            "<table class=\"blocks kinds\">\n<thead><tr><th scope=\"col\">Goal</th>"
            "<th scope=\"col\">Limit</th><th scope=\"col\">Met</th>"
            "<th scope=\"col\" class=\"number\">Worst</th><th scope=\"col\">Where</th>"
            "</tr></thead>\n<tbody>\n",
            goals->met, goals->met + goals->missed);
    for (size_t i = 0; i < goals->n;)
        i += put_kind(to, &goals->list[i], goals->n - i);
    close_table(to);
    fprintf(to,
            "<details><summary>All %zu ratios</summary>\n"
            "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"All ratios\">\n"
            "<table class=\"blocks goals\">\n<thead><tr><th scope=\"col\">Where</th>"
            "<th scope=\"col\" class=\"number\">Ratio</th><th scope=\"col\">Limit</th>"
            "<th scope=\"col\">Verdict</th><th scope=\"col\">Figures</th>"
            "</tr></thead>\n<tbody>\n",
            goals->n);
    for (size_t i = 0; i < goals->n; i++)
        put_goal(to, &goals->list[i], i > 0 ? &goals->list[i - 1] : NULL);
    close_table(to);
    fputs("</details>\n", to);
}

static bool put_goals(const struct battle_results *results, FILE *to)
{
    struct battle_goals goals;
    tenon_arena arena;
    tenon_arena_init(&arena, NULL, 0);
    const bool good = battle_goals_make(results, &arena, &goals);
    if (good && goals.n > 0)
        put_goal_tables(to, &goals);
    tenon_arena_fini(&arena);
    return good;
}

/* ---- the chain ------------------------------------------------------------------------------- */

static void put_charts(const struct battle_results *results, FILE *to)
{
    for (int tls = 0; tls < 2; tls++) {
        if (!battle_load_chart_has(results, tls != 0))
            continue;
        fprintf(to, "<div class=\"model\"><h3>%s</h3>\n", tls ? "TLS" : "Plain");
        for (int cpu = 0; cpu < 2; cpu++) {
            fprintf(to, "<figure><figcaption>%s</figcaption>\n",
                    cpu ? "CPU time of the server for each request; shorter is better"
                        : "Requests per second; longer is better");
            battle_load_chart_put(results, tls != 0, cpu != 0, to);
            fputs("</figure>\n", to);
        }
        fputs("</div>\n", to);
    }
}

/* What the same service in Go answered on two cores that others shared: for orientation. */
static void put_anchors(FILE *to)
{
    static const struct {
        unsigned n;
        unsigned rates[3];
    } anchors[] = {{10, {22137, 10849, 15318}},
                   {30, {26922, 6561, 12544}},
                   {100, {15263, 2157, 6732}},
                   {500, {12174, 515, 3140}}};
    static const char *const heads[] = {"N", "No process", "Reflection", "No reflection"};
    fputs("<details><summary>The same service in Go, as seen on two cores that others "
          "shared</summary>\n<p>Not of this run, for orientation: fasthttp; encoding/json; "
          "easyjson; requests per second.</p>\n",
          to);
    open_table(to, "Go on two shared cores", heads, 4);
    for (size_t i = 0; i < sizeof anchors / sizeof *anchors; i++) {
        fprintf(to, "<tr><th scope=\"row\">%u</th>", anchors[i].n);
        for (size_t r = 0; r < 3; r++) {
            fprintf(to, "<td class=\"number\" data-label=\"%s\">", heads[r + 1]);
            battle_put_count(to, anchors[i].rates[r]);
            fputs("</td>", to);
        }
        fputs("</tr>\n", to);
    }
    close_table(to);
    fputs("</details>\n", to);
}

static void put_chain(const struct battle_results *results, FILE *to)
{
    if (!battle_load_chart_has(results, false) && !battle_load_chart_has(results, true))
        return;
    fputs("<h3>The chain</h3>\n<p>The server fetches N records from an API server and passes them "
          "on (no "
          "process), or reads and writes them with generated code (no reflection) or with tables "
          "(reflection; encoding/json in Go).</p>\n",
          to);
    put_charts(results, to);
    put_anchors(to);
}

/* ---- everything ------------------------------------------------------------------------------ */

static void put_number(FILE *to, const char *label, double value, void (*put)(FILE *, double))
{
    fprintf(to, "<td class=\"number\" data-label=\"%s\">", label);
    if (value > 0)
        put(to, value);
    else
        fputs("–", to);
    fputs("</td>", to);
}

static void put_mib(FILE *to, double kib)
{
    fprintf(to, "%.1f", kib / 1024);
}

static void put_notes(FILE *to, const struct battle_load *load)
{
    fputs("<td data-label=\"Notes\">", to);
    if (load->errors > 0) {
        battle_put_count(to, load->errors);
        fputs(" errors. ", to);
    }
    if (!load->checked)
        fputs("not checked: ", to);
    put_text(to, load->note);
    fputs("</td>", to);
}

static void put_load(FILE *to, const struct battle_load *load)
{
    const struct battle_latency none = {0}, *latency = load->latency ? load->latency : &none;
    fputs("<tr><th scope=\"row\">", to);
    put_text(to, load->route);
    if (load->n > 0)
        fprintf(to, ", N = %u", load->n);
    fputs(load->tls ? ", TLS <small>" : ", plain <small>", to);
    put_text(to, load->server);
    if (load->codec.data) {
        fputs(", ", to);
        put_text(to, load->codec);
    }
    fputs(", ", to);
    put_text(to, load->client);
    fputs("</small></th>", to);
    put_number(to, "Requests per second", load->per_second, put_rate);
    put_number(to, "50 %", latency->p50, put_micros);
    put_number(to, "75 %", latency->p75, put_micros);
    put_number(to, "90 %", latency->p90, put_micros);
    put_number(to, "99 %", latency->p99, put_micros);
    put_number(to, "CPU", load->cpu_us, put_micros);
    put_number(to, "CPU of the API server", load->api_cpu_us, put_micros);
    put_number(to, "Memory, MiB", (double)load->rss_kib, put_mib);
    put_number(to, "Highest, MiB", (double)load->peak_kib, put_mib);
    put_notes(to, load);
    fputs("</tr>\n", to);
}

static void put_all(const struct battle_results *results, FILE *to)
{
    static const char *const heads[] = {
        "Route, server", "Requests per second",   "50 %",        "75 %",         "90 %", "99 %",
        "CPU",           "CPU of the API server", "Memory, MiB", "Highest, MiB", "Notes"};
    size_t wrong = 0;
    for (size_t i = 0; i < results->n_loads; i++)
        wrong += !battle_load_counts(&results->loads[i]);
    fprintf(to, "<details><summary>All %zu runs: latency, CPU, memory%s</summary>\n",
            results->n_loads, wrong > 0 ? "; some do not count" : "");
    fputs("<p>Latency: that so many percent of the requests had at most, as the client saw it, "
          "with all connections busy. CPU: user and system time for each request. Memory: "
          "resident after the run, and the highest since the server was started for it.</p>\n",
          to);
    open_table(to, "All runs", heads, sizeof heads / sizeof *heads);
    for (size_t i = 0; i < results->n_loads; i++)
        put_load(to, &results->loads[i]);
    close_table(to);
    fputs("</details>\n", to);
}

static void put_caveats(const struct battle_results *results, FILE *to)
{
    const struct battle_load *first = &results->loads[0];
    fputs("<ul class=\"caveats\">\n<li>One machine and its loopback: ", to);
    put_text(to, results->machine.placed.data ? results->machine.placed
                                              : battle_text("placing not known"));
    fprintf(to,
            ". Client and API server share what is left: requests per second of the chain may end "
            "where they do. CPU for each request is steadier, but a server that waits for others "
            "wakes up "
            "more often, and that is part of it.</li>\n"
            "<li>%u connections, %.0f s of load, %u round%s; each row on a server that was started "
            "for it and had answered right. Rows that answered wrong were not run.</li>\n",
            first->connections, first->seconds, first->rounds, first->rounds == 1 ? "" : "s");
    fputs("<li>Handlers are trivial and objects constant, except for the records. With TLS the "
          "connections are made within the run.</li>\n"
          "<li>One event loop, one Go processor, one worker of nginx.</li>\n</ul>\n",
          to);
}

bool battle_load_html_put(const struct battle_results *results, FILE *to)
{
    if (results->n_loads == 0)
        return true;
    fputs("<section id=\"battle-4\">\n<h2>Requests per second</h2>\n", to);
    put_codecs(results, to);
    const bool good = put_goals(results, to);
    put_chain(results, to);
    put_all(results, to);
    put_caveats(results, to);
    fputs("</section>\n", to);
    return good;
}
