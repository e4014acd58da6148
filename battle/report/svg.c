/* SPDX-License-Identifier: MIT
 * svg.c: the chart of the readme: two panels of horizontal bars, reading and writing. Lengths are
 * proportional to time, from zero. What is drawn is rectangles and text; its colours follow the
 * reader's theme. */
#include "readme.h"

#include "find.h"
#include "print.h"

enum {
    WIDTH = 760,
    LEFT = 184,  /* of names */
    RIGHT = 130, /* for the figure behind a bar */
    ROW = 22,
    BAR = 14,
    HEAD = 34, /* of a panel */
    MOST_BARS = 10,
    MOST_RANKED = 100
};

struct panel {
    const char *title, *way;
    const struct battle_result *rows[MOST_BARS];
    size_t n, left_out;
};

static bool is_tenon(const struct battle_result *result)
{
    return battle_is(result->peer, BATTLE_GENERATED) || battle_is(result->peer, BATTLE_TABLES);
}

/* Both of tenon's rows whatever their place, and the fastest of the others; tenon's UTF-16 is no
 * peer and has its row in the table. */
static void fill_panel(struct panel *panel, const struct battle_results *results)
{
    const struct battle_key key = {
        .battle = battle_text("string"),
        .model = battle_text("BigClass"),
        .variant = battle_text("constant"),
        .way = battle_text(panel->way),
    };
    const struct battle_result *all[MOST_RANKED];
    const size_t ranked = battle_ranking(results, &key, all, MOST_RANKED);
    size_t room = MOST_BARS, n = 0;
    for (size_t i = 0; i < ranked; i++)
        if (is_tenon(all[i]) || !battle_own(all[i]->peer))
            all[n++] = all[i];
    for (size_t i = 0; i < n; i++)
        room -= is_tenon(all[i]) ? 1 : 0;
    for (size_t i = 0; i < n; i++) {
        if (!is_tenon(all[i]) && room == 0) {
            panel->left_out++;
            continue;
        }
        room -= is_tenon(all[i]) ? 0 : 1;
        panel->rows[panel->n++] = all[i];
    }
}

static void put_bar(FILE *to, const struct battle_result *result, const struct battle_result *base,
                    int y, double longest)
{
    const char *kind = battle_is(result->peer, BATTLE_GENERATED) ? "generated"
                       : battle_is(result->peer, BATTLE_TABLES)  ? "tables"
                                                                 : "peer";
    const double length = result->ns->median / longest * (WIDTH - LEFT - RIGHT);
    fprintf(to, "<text class=\"name %s\" x=\"%d\" y=\"%d\">", kind, LEFT - 10, y + BAR - 3);
    battle_put_escaped(to, result->peer);
    fprintf(to, "</text><rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>", kind,
            LEFT, y, length, BAR);
    fprintf(to, "<text class=\"figure\" x=\"%.1f\" y=\"%d\">", LEFT + length + 8, y + BAR - 3);
    battle_put_time(to, result->ns->median);
    if (battle_timed(base)) {
        fputs(" · ", to);
        battle_put_factor(to, battle_ratio(result, base));
        fputs("×", to);
    }
    fputs("</text>\n", to);
}

static int panel_height(const struct panel *panel)
{
    return HEAD + (int)panel->n * ROW + (panel->left_out > 0 ? ROW : 0) + 10;
}

static void put_panel(FILE *to, const struct panel *panel, const struct battle_results *results,
                      int y)
{
    fprintf(to, "<text class=\"title\" x=\"0\" y=\"%d\">%s</text>\n", y + 18, panel->title);
    y += HEAD;
    if (panel->n == 0)
        return;
    const struct battle_result *base = battle_find_of(results, panel->rows[0], BATTLE_GENERATED);
    for (size_t i = 0; i < panel->n; i++, y += ROW)
        put_bar(to, panel->rows[i], base, y, panel->rows[panel->n - 1]->ns->median);
    if (panel->left_out > 0)
        fprintf(to, "<text class=\"figure\" x=\"%d\" y=\"%d\">and %zu slower peer%s</text>\n", LEFT,
                y + BAR - 3, panel->left_out, panel->left_out == 1 ? "" : "s");
}

static const char style[] =
    "<style>\n"
    "text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;"
    "fill:#1f2328}\n"
    ".title{font-weight:600;font-size:15px}.name{text-anchor:end}.figure{fill:#59636e}\n"
    ".peer{fill:#c3c6ca}.generated{fill:#0b6e63}.tables{fill:#6fb3a9}\n"
    "text.peer{fill:#1f2328}text.generated{font-weight:600}text.tables{fill:#0b6e63}\n"
    "@media (prefers-color-scheme:dark){text,text.peer{fill:#e6edf3}.figure{fill:#9198a1}\n"
    "rect.peer{fill:#54585e}.generated,text.generated,text.tables{fill:#4fd1bd}"
    "rect.tables{fill:#2b857a}}\n"
    "</style>\n";

void battle_svg_put(const struct battle_results *results, FILE *to)
{
    struct panel panels[] = {
        {.title = "Reading BigClass from a string", .way = "text"},
        {.title = "Writing BigClass to a string", .way = "reused"},
    };
    int height = 0;
    for (size_t i = 0; i < 2; i++) {
        fill_panel(&panels[i], results);
        height += panel_height(&panels[i]);
    }
    fprintf(to,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Time to read and to write BigClass, "
            "shorter is faster\">\n%s",
            WIDTH, height, WIDTH, height, style);
    for (size_t i = 0, y = 0; i < 2; y += (size_t)panel_height(&panels[i]), i++)
        put_panel(to, &panels[i], results, (int)y);
    fputs("</svg>\n", to);
}
