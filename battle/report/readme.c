/* SPDX-License-Identifier: MIT
 * readme.c: a paragraph, the chart's reference, a table of multiples and what it was measured with,
 * put between two marks of the readme. */
#include "readme.h"

#include "find.h"
#include "print.h"
#include "words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define OPEN  "<!-- battle -->\n"
#define CLOSE "<!-- /battle -->"

static const struct column {
    const char *model, *title;
} columns[] = {
    {"SmallClass", "SmallClass"},
    {"BigClass", "BigClass"},
    {"ThousandSmallClassList", "List of 1000"},
    {"ThousandSmallClassDictionary", "Dictionary of 1000"},
    {"Records 100", "Records 100"},
};
enum { COLUMNS = sizeof columns / sizeof *columns, MOST_PEERS = 200 };

/* ---- the table ------------------------------------------------------------------------------- */

/* The multiple of tenon generated in the model's first variant; NAN: not timed. */
static double multiple(const struct battle_results *results, tenon_str peer, const char *model,
                       const char *way)
{
    struct battle_key key = {
        .battle = battle_text("string"),
        .model = battle_text(model),
        .peer = battle_text(BATTLE_GENERATED),
        .way = battle_text(way),
    };
    const struct battle_result *base = battle_find(results, &key, NULL);
    if (!base)
        return NAN;
    key = battle_key_of(base);
    key.peer = peer;
    return battle_ratio(battle_find(results, &key, NULL), base);
}

struct row {
    const struct battle_peer_info *peer;
    double read[COLUMNS], write[COLUMNS];
    double mean; /* geometric, of what was timed */
};

static bool fill_row(struct row *row, const struct battle_results *results,
                     const struct battle_peer_info *peer)
{
    double sum = 0;
    int n = 0;
    *row = (struct row){.peer = peer};
    for (size_t i = 0; i < COLUMNS; i++) {
        row->read[i] = multiple(results, peer->name, columns[i].model, "text");
        row->write[i] = multiple(results, peer->name, columns[i].model, "reused");
        if (!isnan(row->read[i]))
            sum += log(row->read[i]), n++;
        if (!isnan(row->write[i]))
            sum += log(row->write[i]), n++;
    }
    row->mean = n > 0 ? exp(sum / n) : NAN;
    return n > 0;
}

static int rank_of(const struct row *row)
{
    return battle_is(row->peer->name, BATTLE_GENERATED) ? 0
           : battle_is(row->peer->name, BATTLE_TABLES)  ? 1
           : battle_own(row->peer->name)                ? 2
                                                        : 3;
}

/* tenon's rows first, then by mean. */
static int compare_rows(const void *a, const void *b)
{
    const struct row *x = a, *y = b;
    if (rank_of(x) != rank_of(y))
        return rank_of(x) - rank_of(y);
    return (x->mean > y->mean) - (x->mean < y->mean);
}

static void put_multiple(FILE *to, double value)
{
    if (isnan(value))
        fputs("–", to);
    else
        battle_put_factor(to, value);
}

/* In a table of Markdown a bar would end the cell, and HTML is markup. */
static void put_name(FILE *to, tenon_str name)
{
    for (size_t i = 0; i < name.len; i++) {
        if (name.data[i] == '|')
            fputs("\\|", to);
        else if (name.data[i] == '\'')
            fputc('\'', to);
        else
            battle_put_escaped(to, (tenon_str){name.data + i, 1});
    }
}

static void put_table(FILE *to, const struct row *rows, size_t n)
{
    fputs("| read / write |", to);
    for (size_t i = 0; i < COLUMNS; i++)
        fprintf(to, " %s |", columns[i].title);
    fputs("\n|---|", to);
    for (size_t i = 0; i < COLUMNS; i++)
        fputs("---:|", to);
    for (size_t r = 0; r < n; r++) {
        fputs(rank_of(&rows[r]) < 2 ? "\n| **" : "\n| ", to);
        put_name(to, rows[r].peer->name);
        fputs(rank_of(&rows[r]) < 2 ? "** |" : " |", to);
        for (size_t i = 0; i < COLUMNS; i++) {
            fputs(" ", to);
            put_multiple(to, rows[r].read[i]);
            fputs(" / ", to);
            put_multiple(to, rows[r].write[i]);
            fputs(" |", to);
        }
    }
    fputs("\n", to);
}

static const char explanation[] =
    "Times to read a JSON string into typed objects and to write it from them, as multiples of "
    "tenon generated's:\nabove 1.00 is slower than tenon. The models are those of public "
    "comparisons; “–” was not timed. Fastest first, by the\ngeometric mean.\n\n";

/* ---- the part -------------------------------------------------------------------------------- */

static void put_versions(FILE *to, const struct row *rows, size_t n)
{
    size_t named = 0;
    for (size_t r = 0; r < n; r++) {
        const struct battle_peer_info *peer = rows[r].peer;
        if (rank_of(&rows[r]) < 2 || !peer->version.data)
            continue;
        fputs(named++ == 0 ? " Versions: " : "; ", to);
        put_name(to, peer->name);
        fputs(" ", to);
        put_name(to, peer->version);
    }
    fputs(named > 0 ? ".\n" : "\n", to);
}

/* Who won in all ways, of which the table shows two. */
static bool put_verdict(FILE *to, const struct battle_results *results)
{
    struct battle_words words;
    tenon_arena arena;
    tenon_arena_init(&arena, NULL, 0);
    const bool good = battle_words_make(results, &arena, &words);
    if (good) {
        fputs("\nOver all models, variants and ways, files and pipes too: ", to);
        put_name(to, battle_text(words.verdict));
        fputs("\n", to);
    }
    tenon_arena_fini(&arena);
    return good;
}

static void put_facts(FILE *to, const struct battle_machine *machine)
{
    const tenon_str facts[] = {machine->processor, machine->system, machine->compiler,
                               machine->date};
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        if (facts[i].len == 0)
            continue;
        fputs(", ", to);
        put_name(to, facts[i]);
    }
}

static const char *without_folder(const char *path, const char *neighbour)
{
    const char *slash = strrchr(neighbour, '/');
    const size_t len = slash ? (size_t)(slash - neighbour) + 1 : 0;
    return strncmp(path, neighbour, len) == 0 ? path + len : path;
}

static bool put_part(FILE *to, const struct battle_results *results, const char *readme_path,
                     const char *svg_path)
{
    struct row *rows = malloc(MOST_PEERS * sizeof *rows);
    size_t n = 0;
    if (!rows)
        return false;
    for (size_t i = 0; i < results->n_peers && n < MOST_PEERS; i++)
        n += fill_row(&rows[n], results, &results->peers[i]);
    qsort(rows, n, sizeof *rows, compare_rows);
    fputs(explanation, to);
    fprintf(to, "![Time to read and to write BigClass](%s)\n\n",
            without_folder(svg_path, readme_path));
    put_table(to, rows, n);
    const bool good = put_verdict(to, results);
    fprintf(to, "\nMedians of up to %u samples, tenon ", results->repetitions);
    put_name(to, results->machine.tenon);
    put_facts(to, &results->machine);
    fputs(".", to);
    put_versions(to, rows, n);
    free(rows);
    return good;
}

static char *read_file(const char *path, size_t *ret_len)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t size = 0, len = 0, got = 0;
    if (!file)
        return NULL;
    do {
        len += got;
        if (size - len < 4096) {
            char *larger = realloc(text, size = 2 * size + 65536);
            if (!larger)
                break;
            text = larger;
        }
        got = fread(text + len, 1, size - len - 1, file);
    } while (got > 0);
    if (ferror(file) || !text || got > 0) {
        free(text);
        text = NULL;
    } else {
        text[len] = '\0';
        *ret_len = len;
    }
    fclose(file);
    return text;
}

static bool write_file(const char *path, const char *text, size_t len)
{
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    const bool good = fwrite(text, 1, len, file) == len;
    return fclose(file) == 0 && good;
}

/* Its folder is made if it is the only one that is missing. */
static bool write_svg(const struct battle_results *results, const char *path)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');
    if (slash && (size_t)(slash - path) < sizeof folder) {
        snprintf(folder, sizeof folder, "%.*s", (int)(slash - path), path);
        mkdir(folder, 0777); /* what fails here fails again below */
    }
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    battle_svg_put(results, file);
    const bool good = !ferror(file);
    return fclose(file) == 0 && good;
}

/* The readme with the part in it; NULL: memory. The caller frees. */
static char *replaced(const char *readme, const char *open, const char *close,
                      const struct battle_results *results, const char *readme_path,
                      const char *svg_path, size_t *ret_len)
{
    struct battle_text text;
    if (!battle_text_open(&text))
        return NULL;
    fwrite(readme, 1, (size_t)(open - readme) + strlen(OPEN), text.file);
    bool good = put_part(text.file, results, readme_path, svg_path);
    fputs(close, text.file);
    good = !ferror(text.file) && good;
    good = fclose(text.file) == 0 && good;
    *ret_len = text.len;
    if (good)
        return text.data;
    free(text.data);
    return NULL;
}

bool battle_readme_write(const struct battle_results *results, const char *readme_path,
                         const char *svg_path, tenon_error *error)
{
    size_t len = 0;
    char *readme = read_file(readme_path, &len), *made = NULL;
    if (!readme)
        return battle_fail(error, TENON_E_IO, "cannot be read", readme_path);
    const char *open = strstr(readme, OPEN);
    const char *close = open ? strstr(open, CLOSE) : NULL;
    bool good = false;
    if (!close)
        battle_fail(error, TENON_E_SYNTAX,
                    "there are no lines <!-- battle --> and <!-- /battle --> in it", readme_path);
    else if (!(made = replaced(readme, open, close, results, readme_path, svg_path, &len)))
        battle_fail(error, TENON_E_MEMORY, "memory is exhausted", NULL);
    else if (!write_svg(results, svg_path))
        battle_fail(error, TENON_E_IO, "cannot be written", svg_path);
    else if (!write_file(readme_path, made, len))
        battle_fail(error, TENON_E_IO, "cannot be written", readme_path);
    else
        good = true;
    free(made);
    free(readme);
    return good;
}
