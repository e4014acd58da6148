/* SPDX-License-Identifier: MIT
 * table.c: see table.h. */
#include "table.h"

#include "find.h"
#include "load_table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64, NAME_WIDTH = 27, CELL_WIDTH = 9 };

/* One matrix under way. */
struct matrix {
    const struct battle_results *results;
    struct battle_key key; /* battle, variant, direction, way */
    tenon_str models[MOST], peers[MOST];
    size_t n_models, n_peers;
    double means[MOST]; /* of a peer's ratios, geometric; what rows are sorted by */
};

void battle_time_text(double ns, char text[16])
{
    static const char *const units[] = {"ns", "us", "ms", "s"};
    size_t unit = 0;
    while (ns >= 999.5 && unit < 3) {
        ns /= 1000;
        unit++;
    }
    snprintf(text, 16, "%.*f %s", ns < 9.995 ? 2 : ns < 99.95 ? 1 : 0, ns, units[unit]);
}

static const struct battle_result *cell(const struct matrix *matrix, tenon_str model,
                                        tenon_str peer)
{
    struct battle_key key = matrix->key;
    key.model = model;
    key.peer = peer;
    return battle_find(matrix->results, &key, NULL);
}

static double ratio_of(const struct matrix *matrix, tenon_str model, tenon_str peer)
{
    return battle_ratio(cell(matrix, model, peer),
                        cell(matrix, model, battle_text(BATTLE_GENERATED)));
}

static double mean_of(const struct matrix *matrix, tenon_str peer)
{
    double sum = 0;
    unsigned n = 0;
    for (size_t m = 0; m < matrix->n_models; m++) {
        const double ratio = ratio_of(matrix, matrix->models[m], peer);
        if (!isnan(ratio)) {
            sum += log(ratio);
            n++;
        }
    }
    return n ? exp(sum / n) : INFINITY;
}

static void sort_peers(struct matrix *matrix)
{
    for (size_t i = 0; i < matrix->n_peers; i++) {
        const tenon_str peer = matrix->peers[i];
        const double mean = mean_of(matrix, peer);
        size_t at = i;
        for (; at > 0 && matrix->means[at - 1] > mean; at--) {
            matrix->peers[at] = matrix->peers[at - 1];
            matrix->means[at] = matrix->means[at - 1];
        }
        matrix->peers[at] = peer;
        matrix->means[at] = mean;
    }
}

/* Model names as column heads. */
static const char *short_name(tenon_str model)
{
    static const char *const names[][2] = {
        {"SmallClass", "Small"},
        {"BigClass", "Big"},
        {"BigClass with names", "Big names"},
        {"ThousandSmallClassList", "List"},
        {"ThousandSmallClassArray", "Array"},
        {"ThousandSmallClassDictionary", "Dict"},
        {"SystemLog", "Log"},
        {"Records 10", "Rec 10"},
        {"Records 30", "Rec 30"},
        {"Records 100", "Rec 100"},
        {"Records 500", "Rec 500"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (battle_is(model, names[i][0]))
            return names[i][1];
    return model.data;
}

static void print_head(const struct matrix *matrix, FILE *to)
{
    const struct battle_key *key = &matrix->key;
    fprintf(to, "\n%s, %s, %s, %s objects: times as long as tenon generated took\n\n%-*s",
            key->battle.data, key->direction.data, key->way.data, key->variant.data, NAME_WIDTH,
            "");
    for (size_t m = 0; m < matrix->n_models; m++)
        fprintf(to, "%*.*s", CELL_WIDTH, CELL_WIDTH - 1, short_name(matrix->models[m]));
    fprintf(to, "\n%-*s", NAME_WIDTH, BATTLE_GENERATED " (time)");
    for (size_t m = 0; m < matrix->n_models; m++) {
        const struct battle_result *base =
            cell(matrix, matrix->models[m], battle_text(BATTLE_GENERATED));
        char text[16] = "-";
        if (base && battle_timed(base))
            battle_time_text(base->ns->median, text);
        fprintf(to, "%*s", CELL_WIDTH, text);
    }
    fputc('\n', to);
}

static void print_row(const struct matrix *matrix, tenon_str peer, FILE *to)
{
    fprintf(to, "%-*.*s", NAME_WIDTH, NAME_WIDTH - 1, peer.data);
    for (size_t m = 0; m < matrix->n_models; m++) {
        const struct battle_result *result = cell(matrix, matrix->models[m], peer);
        const double ratio = ratio_of(matrix, matrix->models[m], peer);
        if (!isnan(ratio))
            fprintf(to, "%*.*f", CELL_WIDTH, ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0, ratio);
        else
            fprintf(to, "%*s", CELL_WIDTH, result && !result->checked ? "no" : "-");
    }
    fputc('\n', to);
}

static void print_matrix(struct matrix *matrix, FILE *to)
{
    matrix->n_models =
        battle_distinct(matrix->results, &matrix->key, BATTLE_COLUMN_MODEL, matrix->models, MOST);
    matrix->n_peers =
        battle_distinct(matrix->results, &matrix->key, BATTLE_COLUMN_PEER, matrix->peers, MOST);
    if (matrix->n_models == 0)
        return;
    sort_peers(matrix);
    print_head(matrix, to);
    for (size_t p = 0; p < matrix->n_peers; p++)
        print_row(matrix, matrix->peers[p], to);
}

/* ---- the options battle ---------------------------------------------------------------------- */

/* For each peer, new options for every call against one for all. */
static void print_options(const struct battle_results *results, FILE *to)
{
    const struct battle_key one = {.battle = battle_text("options"), .way = battle_text("one")};
    const struct battle_result *with_one = NULL;
    bool first = true;
    while ((with_one = battle_find(results, &one, with_one))) {
        struct battle_key key = battle_key_of(with_one);
        key.way = battle_text("new");
        const double ratio = battle_ratio(battle_find(results, &key, NULL), with_one);
        if (isnan(ratio))
            continue;
        if (first)
            fputs("\noptions: Forecast written with new options for each call, times as long as "
                  "with one\n\n",
                  to);
        first = false;
        char text[16];
        battle_time_text(with_one->ns->median, text);
        fprintf(to, "%-*s%*.2f   (one: %s)\n", NAME_WIDTH, with_one->peer.data, CELL_WIDTH, ratio,
                text);
    }
}

/* ---- the rest -------------------------------------------------------------------------------- */

static bool has_same_note(const struct battle_result *a, const struct battle_result *b)
{
    return !battle_timed(b) && b->note.data && battle_same(a->peer, b->peer) &&
           battle_same(a->note, b->note);
}

/* Notes of results that were not timed, each once for a peer; with the model where it is of one. */
static void print_notes(const struct battle_results *results, FILE *to)
{
    bool first = true;
    for (size_t i = 0; i < results->n_results; i++) {
        const struct battle_result *result = &results->results[i], *other;
        bool said = battle_timed(result) || !result->note.data, one_model = true;
        for (size_t j = 0; j < results->n_results && !said; j++) {
            other = &results->results[j];
            said = j < i && has_same_note(result, other);
            one_model &= !has_same_note(result, other) || battle_same(result->model, other->model);
        }
        if (said)
            continue;
        fprintf(to, "%s%s%s%s: %s\n", first ? "\nnot timed:\n" : "", result->peer.data,
                one_model ? ", " : "", one_model ? result->model.data : "", result->note.data);
        first = false;
    }
}

static void print_absent(const struct battle_results *results, FILE *to)
{
    bool first = true;
    for (size_t p = 0; p < results->n_peers; p++) {
        const struct battle_peer_info *peer = &results->peers[p];
        if (!peer->absent.data)
            continue;
        fprintf(to, "%s%s: %s\n", first ? "\nabsent:\n" : "", peer->name.data, peer->absent.data);
        first = false;
    }
}

void battle_table_print(const struct battle_results *results, FILE *to)
{
    static const char *const battles[] = {"string", "stream"};
    struct matrix *matrix = malloc(sizeof *matrix);
    if (!matrix)
        return;
    for (size_t b = 0; b < sizeof battles / sizeof *battles; b++) {
        const struct battle_key all = {.battle = battle_text(battles[b])};
        tenon_str ways[MOST], variants[MOST];
        const size_t n_ways = battle_distinct(results, &all, BATTLE_COLUMN_WAY, ways, MOST);
        const size_t n_variants =
            battle_distinct(results, &all, BATTLE_COLUMN_VARIANT, variants, MOST);
        for (size_t v = 0; v < n_variants; v++)
            for (size_t w = 0; w < n_ways; w++)
                for (int writes = 0; writes < 2; writes++) {
                    *matrix = (struct matrix){.results = results, .key = all};
                    matrix->key.variant = variants[v];
                    matrix->key.way = ways[w];
                    matrix->key.direction = battle_text(writes ? "write" : "read");
                    print_matrix(matrix, to);
                }
    }
    free(matrix);
    print_options(results, to);
    battle_load_table_print(results, to);
    print_notes(results, to);
    print_absent(results, to);
}
