/* SPDX-License-Identifier: MIT
 * load_chart.c: the chart of the chain as SVG in the page, which gives it its colours. */
#include "load_html.h"

#include "loads.h"
#include "print.h"

enum { WIDTH = 540, LEFT = 196, RIGHT = 76, ROW = 17, BAR = 13, HEAD = 26, MOST_BARS = 8 };

static const unsigned sizes[] = {10, 30, 100, 500};
enum { SIZES = sizeof sizes / sizeof *sizes };

static const struct bar {
    const char *server, *codec, *route, *title, *kind;
} bars[] = {
    {BATTLE_SERVICE, NULL, BATTLE_NO_PROCESS, "tenon, no process", "generated"},
    {BATTLE_GO, NULL, BATTLE_NO_PROCESS, "Go, no process", "peer"},
    {BATTLE_NGINX, NULL, BATTLE_NO_PROCESS, "nginx, no process", "peer"},
    {BATTLE_SERVICE, "tenon-generated", BATTLE_NO_REFLECTION, "tenon, no reflection", "generated"},
    {BATTLE_GO, "easyjson", BATTLE_NO_REFLECTION, "Go, no reflection", "peer"},
    {BATTLE_SERVICE, "tenon-tables", BATTLE_REFLECTION, "tenon, reflection", "tables"},
    {BATTLE_GO, "encoding/json", BATTLE_REFLECTION, "Go, reflection", "peer"},
};
enum { BARS = sizeof bars / sizeof *bars };

static const struct battle_load *find(const struct battle_results *results, const struct bar *bar,
                                      unsigned n, bool tls)
{
    const struct battle_load_key key = {.server = bar->server,
                                        .codec = bar->codec,
                                        .route = bar->route,
                                        .n = n,
                                        .tls = tls,
                                        .client = BATTLE_WRK};
    return battle_find_load(results, &key, NULL);
}

static double value_of(const struct battle_load *load, bool cpu)
{
    return cpu ? load->cpu_us : load->per_second;
}

/* How many bars there are, of one N or of all (0), and the longest one. */
static size_t count(const struct battle_results *results, unsigned n, bool tls, bool cpu,
                    double *longest)
{
    size_t found = 0;
    for (size_t i = 0; i < SIZES; i++)
        for (size_t b = 0; b < BARS && (n == 0 || n == sizes[i]); b++) {
            const struct battle_load *load = find(results, &bars[b], sizes[i], tls);
            if (!load)
                continue;
            found++;
            if (value_of(load, cpu) > *longest)
                *longest = value_of(load, cpu);
        }
    return found;
}

bool battle_load_chart_has(const struct battle_results *results, bool tls)
{
    double longest = 0;
    return count(results, 0, tls, false, &longest) > 0;
}

static void put_bar(FILE *to, const struct bar *bar, const struct battle_load *load, bool cpu,
                    int y, double longest)
{
    const double value = value_of(load, cpu);
    const double length = longest > 0 ? value / longest * (WIDTH - LEFT - RIGHT) : 0;
    fprintf(to,
            "<text class=\"name %s\" x=\"%d\" y=\"%d\">%s</text>"
            "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>"
            "<text class=\"figure\" x=\"%.1f\" y=\"%d\">",
            bar->kind, LEFT - 8, y + BAR - 2, bar->title, bar->kind, LEFT, y, length, BAR,
            LEFT + length + 6, y + BAR - 2);
    if (cpu)
        battle_put_time(to, value * 1000);
    else
        battle_put_count(to, (uint64_t)(value + 0.5));
    fputs("</text>\n", to);
}

void battle_load_chart_put(const struct battle_results *results, bool tls, bool cpu, FILE *to)
{
    double longest = 0;
    int height = 0, y = 0;
    for (size_t i = 0; i < SIZES; i++) {
        const size_t n = count(results, sizes[i], tls, cpu, &longest);
        height += n > 0 ? HEAD + (int)n * ROW : 0;
    }
    fprintf(to,
            "<svg class=\"loads\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s by N, %s\">\n",
            WIDTH, height + 4, cpu ? "CPU for each request" : "Requests per second",
            tls ? "TLS" : "plain");
    for (size_t i = 0; i < SIZES; i++) {
        if (count(results, sizes[i], tls, cpu, &longest) == 0)
            continue;
        fprintf(to, "<text class=\"title\" x=\"0\" y=\"%d\">N = %u</text>\n", y + 18, sizes[i]);
        y += HEAD;
        for (size_t b = 0; b < BARS; b++) {
            const struct battle_load *load = find(results, &bars[b], sizes[i], tls);
            if (!load)
                continue;
            put_bar(to, &bars[b], load, cpu, y, longest);
            y += ROW;
        }
    }
    fputs("</svg>\n", to);
}
