/* SPDX-License-Identifier: MIT
 * words.c: sentences. First the ranking of one comparison and its sentence, then the sections, then
 * what holds for all. */
#include "words.h"

#include "print.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PEERS = 100, MOST_VALUES = 100 };

static const struct way {
    const char *battle, *direction, *way, *title;
} ways[] = {
    {"string", "read", "text", "Reading from a string"},
    {"string", "write", "reused", "Writing to a string, in a buffer used before"},
    {"string", "write", "fresh", "Writing to a string, in new memory each time"},
    {"stream", "read", "file", "Reading from a file"},
    {"stream", "write", "file", "Writing to a file"},
    {"stream", "write", "pipe", "Writing to a pipe"},
    {"options", "write", "one", "Writing, all calls with one options value"},
    {"options", "write", "new", "Writing, each call with a new options value"},
};
enum { WAYS = sizeof ways / sizeof *ways };

/* WAYS: not among them. */
static size_t place_of(tenon_str battle, tenon_str direction, tenon_str way)
{
    size_t i = 0;
    while (i < WAYS && !(battle_is(battle, ways[i].battle) &&
                         battle_is(direction, ways[i].direction) && battle_is(way, ways[i].way)))
        i++;
    return i;
}

const char *battle_way_title(tenon_str battle, tenon_str direction, tenon_str way)
{
    const size_t place = place_of(battle, direction, way);
    return place < WAYS ? ways[place].title : NULL;
}

/* ---- one comparison -------------------------------------------------------------------------- */

/* Who was timed, fastest first; of tenon only generated. */
struct ranking {
    const struct battle_result *list[MOST_PEERS];
    size_t n;
    size_t place;                                /* of tenon generated */
    const struct battle_result *own[MOST_PEERS]; /* the other rows of tenon */
    size_t n_own;
};

static struct ranking rank(const struct battle_results *results, const struct battle_result *tenon)
{
    struct ranking ranking = {0};
    const struct battle_result *all[MOST_PEERS];
    struct battle_key key = battle_key_of(tenon);
    key.peer = (tenon_str){0};
    const size_t n = battle_ranking(results, &key, all, MOST_PEERS);
    for (size_t i = 0; i < n; i++) {
        if (battle_own(all[i]->peer) && all[i] != tenon) {
            ranking.own[ranking.n_own++] = all[i];
            continue;
        }
        if (all[i] == tenon)
            ranking.place = ranking.n;
        ranking.list[ranking.n++] = all[i];
    }
    /* Equal medians: it is the peer that was not faster. */
    while (ranking.place > 0 && ranking.list[ranking.place - 1]->ns->median >= tenon->ns->median) {
        ranking.list[ranking.place] = ranking.list[ranking.place - 1];
        ranking.list[--ranking.place] = tenon;
    }
    return ranking;
}

static void put_peer(FILE *to, const struct battle_result *peer, const struct battle_result *tenon)
{
    battle_put(to, peer->peer);
    fputs(", ", to);
    battle_put_factor(to, battle_ratio(peer, tenon));
}

/* "; next Glaze, 1.9 times as long; then RapidJSON SAX, 3.1; slowest Python, 60" */
static void put_slower(FILE *to, const struct ranking *ranking, const struct battle_result *tenon)
{
    const size_t next = ranking->place + 1;
    if (next >= ranking->n)
        return;
    fputs("; next ", to);
    put_peer(to, ranking->list[next], tenon);
    fputs(" times as long", to);
    if (next + 2 < ranking->n) {
        fputs("; then ", to);
        put_peer(to, ranking->list[next + 1], tenon);
    }
    if (next + 1 < ranking->n) {
        fputs("; slowest ", to);
        put_peer(to, ranking->list[ranking->n - 1], tenon);
    }
}

static void put_sentence(FILE *to, const struct ranking *ranking, const struct battle_result *tenon)
{
    fputs("tenon generated ", to);
    battle_put_time(to, tenon->ns->median);
    fprintf(to, ", number %zu of %zu", ranking->place + 1, ranking->n);
    if (ranking->place > 0) {
        fputs("; first ", to);
        battle_put(to, ranking->list[0]->peer);
        fputs(", in ", to);
        battle_put_factor(to, battle_ratio(ranking->list[0], tenon));
        fputs(" of that time", to);
        if (battle_overlap(ranking->list[0], tenon))
            fputs(" (within the noise)", to);
    }
    put_slower(to, ranking, tenon);
    fputs(".", to);
    for (size_t i = 0; i < ranking->n_own; i++) {
        fputs(i == 0 ? " " : "; ", to);
        battle_put(to, ranking->own[i]->peer);
        fputs(": ", to);
        battle_put_factor(to, battle_ratio(ranking->own[i], tenon));
    }
    fputs(ranking->n_own > 0 ? "." : "", to);
}

const char *battle_sentence_make(const struct battle_results *results,
                                 const struct battle_result *tenon, tenon_arena *arena)
{
    struct battle_text text;
    if (!battle_timed(tenon))
        return NULL;
    const struct ranking ranking = rank(results, tenon);
    if (ranking.n < 2 || !battle_text_open(&text))
        return NULL;
    put_sentence(text.file, &ranking, tenon);
    return battle_text_close(&text, arena);
}

/* ---- sections -------------------------------------------------------------------------------- */

static struct battle_section *section_of(struct battle_words *words,
                                         const struct battle_result *result)
{
    for (size_t i = 0; i < words->n_sections; i++) {
        struct battle_section *at = &words->sections[i];
        if (battle_same(at->battle, result->battle) &&
            battle_same(at->direction, result->direction) && battle_same(at->way, result->way))
            return at;
    }
    return NULL;
}

static bool add_section(struct battle_words *words, const struct battle_result *result,
                        tenon_arena *arena)
{
    struct battle_section *section = &words->sections[words->n_sections];
    struct battle_text text;
    *section = (struct battle_section){
        .battle = result->battle,
        .direction = result->direction,
        .way = result->way,
        .title = battle_way_title(result->battle, result->direction, result->way),
        .sentences = battle_arena_get(arena, MOST_VALUES * sizeof *section->sentences),
    };
    words->n_sections++;
    if (section->title || !section->sentences || !battle_text_open(&text))
        return section->title && section->sentences;
    battle_put(text.file, result->battle);
    fputs(", ", text.file);
    battle_put(text.file, result->direction);
    fputs(", ", text.file);
    battle_put(text.file, result->way);
    section->title = battle_text_close(&text, arena);
    return section->title != NULL;
}

/* Sentences are made for each model's first variant only; the others are in the counts. */
static bool add_sentence(struct battle_section *section, const struct battle_results *results,
                         const struct battle_result *tenon, tenon_arena *arena)
{
    for (size_t i = 0; i < section->n; i++)
        if (battle_same(section->sentences[i].model, tenon->model))
            return true;
    if (section->n == MOST_VALUES)
        return true;
    struct battle_sentence *sentence = &section->sentences[section->n++];
    *sentence = (struct battle_sentence){tenon->model, tenon->variant,
                                         battle_sentence_make(results, tenon, arena)};
    return sentence->text != NULL;
}

static bool add_comparison(struct battle_words *words, const struct battle_results *results,
                           const struct battle_result *tenon, tenon_arena *arena)
{
    const struct ranking ranking = rank(results, tenon);
    if (ranking.n < 2)
        return true;
    struct battle_section *section = section_of(words, tenon);
    if (!section && !add_section(words, tenon, arena))
        return false;
    section = section_of(words, tenon);
    section->of++;
    if (ranking.place == 0) {
        section->first++;
    } else {
        const bool noise = battle_overlap(ranking.list[0], tenon);
        section->noise += noise;
        words->losses[words->n_losses++] = (struct battle_loss){
            .tenon = tenon,
            .peer = ranking.list[0],
            .factor = battle_ratio(tenon, ranking.list[0]),
            .faster = ranking.place,
            .noise = noise,
        };
    }
    return add_sentence(section, results, tenon, arena);
}

/* In the order of `ways`, what is not among them last; by insertion, which keeps equals in order.
 */
static void sort_sections(struct battle_section *sections, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        const struct battle_section one = sections[i];
        const size_t place = place_of(one.battle, one.direction, one.way);
        size_t at = i;
        for (; at > 0; at--) {
            const struct battle_section *before = &sections[at - 1];
            if (place_of(before->battle, before->direction, before->way) <= place)
                break;
            sections[at] = *before;
        }
        sections[at] = one;
    }
}

static const char *count_sentence(size_t first, size_t noise, size_t of, tenon_arena *arena)
{
    struct battle_text text;
    if (!battle_text_open(&text))
        return NULL;
    fprintf(text.file, "tenon generated was first in %zu of %zu comparison%s", first, of,
            of == 1 ? "" : "s");
    if (noise > 0)
        fprintf(text.file, "; %zu of the %zu others %s within the noise", noise, of - first,
                noise == 1 ? "is" : "are");
    fputs(".", text.file);
    return battle_text_close(&text, arena);
}

/* "tenon generated takes 1.00 times as long as with one for all, cJSON 2.10." */
static bool options_sentence(struct battle_section *section, const struct battle_results *results,
                             tenon_arena *arena)
{
    struct battle_key key = {.battle = section->battle, .way = section->way};
    struct battle_text text;
    size_t n = 0;
    if (!battle_is(section->battle, "options") || !battle_is(section->way, "new"))
        return true;
    if (!battle_text_open(&text))
        return false;
    const struct battle_result *at = battle_find(results, &key, NULL);
    for (; at; at = battle_find(results, &key, at)) {
        struct battle_key one = battle_key_of(at);
        one.way = battle_text("one");
        const struct battle_result *base = battle_find(results, &one, NULL);
        if (!battle_timed(at) || !battle_timed(base))
            continue;
        fputs(n == 0 ? "" : ", ", text.file);
        battle_put(text.file, at->peer);
        fputs(n++ == 0 ? " takes " : " ", text.file);
        battle_put_factor(text.file, battle_ratio(at, base));
        fputs(n == 1 ? " times as long as with one for all" : "", text.file);
    }
    fputs(".", text.file);
    section->options = battle_text_close(&text, arena);
    const bool good = section->options != NULL;
    if (n == 0)
        section->options = NULL;
    return good;
}

/* ---- all together ---------------------------------------------------------------------------- */

/* Equals stay in order of results, which is that of addresses. */
static int compare_losses(const void *a, const void *b)
{
    const struct battle_loss *x = a, *y = b;
    if (x->noise != y->noise)
        return x->noise - y->noise;
    if (x->factor != y->factor)
        return x->factor < y->factor ? 1 : -1;
    return (x->tenon > y->tenon) - (x->tenon < y->tenon);
}

static void find_worst(struct battle_words *words)
{
    if (words->n_losses > 0)
        qsort(words->losses, words->n_losses, sizeof *words->losses, compare_losses);
    for (size_t i = words->n_losses; i-- > 0;) {
        struct battle_section *section = section_of(words, words->losses[i].tenon);
        if (section)
            section->worst = &words->losses[i];
    }
}

static int compare_numbers(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* In one section, or (NULL) in all; NAN: no comparison. */
static double typical_of(const struct battle_results *results, const struct battle_section *section,
                         double *factors)
{
    struct battle_key key = {.peer = battle_text(BATTLE_GENERATED)};
    size_t n = 0;
    if (section) {
        key.battle = section->battle;
        key.direction = section->direction;
        key.way = section->way;
    }
    const struct battle_result *at = battle_find(results, &key, NULL);
    for (; at; at = battle_find(results, &key, at)) {
        const struct ranking ranking = battle_timed(at) ? rank(results, at) : (struct ranking){0};
        if (ranking.n >= 2)
            factors[n++] = battle_ratio(ranking.list[ranking.place == 0 ? 1 : 0], at);
    }
    if (n == 0)
        return NAN;
    qsort(factors, n, sizeof *factors, compare_numbers);
    return (factors[(n - 1) / 2] + factors[n / 2]) / 2;
}

static size_t count_peers(const struct battle_results *results)
{
    size_t n = 0;
    for (size_t i = 0; i < results->n_peers; i++) {
        const struct battle_key key = {.peer = results->peers[i].name};
        const struct battle_result *at = battle_find(results, &key, NULL);
        while (at && !battle_timed(at))
            at = battle_find(results, &key, at);
        n += at && !battle_own(key.peer);
    }
    return n;
}

/* "writing to a file": the title as it stands in a sentence. */
static void put_title(FILE *to, const char *title)
{
    fprintf(to, "%c%s", tolower((unsigned char)*title), title + 1);
}

/* " It was first in fewer than half when writing to a file (0 of 13), writing to a pipe (1 of 13)."
 */
static void put_weak(FILE *to, const struct battle_words *words)
{
    size_t n = 0;
    for (size_t i = 0; i < words->n_sections; i++) {
        const struct battle_section *section = &words->sections[i];
        if (2 * section->first >= section->of)
            continue;
        fputs(n++ == 0 ? " It was first in fewer than half when " : ", ", to);
        put_title(to, section->title);
        fprintf(to, " (%zu of %zu)", section->first, section->of);
    }
    fputs(n > 0 ? "." : "", to);
}

static const char *verdict_of(const struct battle_words *words, tenon_arena *arena)
{
    struct battle_text text;
    if (words->of == 0)
        return words->summary;
    if (!battle_text_open(&text))
        return NULL;
    fputs(words->summary, text.file);
    put_weak(text.file, words);
    fputs(" In the median comparison the fastest peer took ", text.file);
    battle_put_factor(text.file, words->typical);
    fputs(" times as long as tenon.", text.file);
    if (words->n_losses > 0) {
        const struct battle_loss *worst = &words->losses[0];
        const struct battle_result *tenon = worst->tenon;
        const char *title = battle_way_title(tenon->battle, tenon->direction, tenon->way);
        fputs(" tenon's worst is ", text.file);
        battle_put(text.file, tenon->model);
        if (title) {
            fputs(", ", text.file);
            put_title(text.file, title);
        }
        fputs(", where it took ", text.file);
        battle_put_factor(text.file, worst->factor);
        fputs(" times as long as ", text.file);
        battle_put(text.file, worst->peer->peer);
        fputs(".", text.file);
    }
    return battle_text_close(&text, arena);
}

bool battle_words_make(const struct battle_results *results, tenon_arena *arena,
                       struct battle_words *ret)
{
    const struct battle_key key = {.peer = battle_text(BATTLE_GENERATED)};
    struct battle_words words = {
        .sections = battle_arena_get(arena, MOST_VALUES * sizeof *words.sections),
        .losses = battle_arena_get(arena, (results->n_results + 1) * sizeof *words.losses),
    };
    double *factors = battle_arena_get(arena, (results->n_results + 1) * sizeof *factors);
    bool good = words.sections && words.losses && factors;
    const struct battle_result *at = battle_find(results, &key, NULL);
    for (; good && at; at = battle_find(results, &key, at))
        if (battle_timed(at) && words.n_sections < MOST_VALUES)
            good = add_comparison(&words, results, at, arena);
    if (good) {
        sort_sections(words.sections, words.n_sections);
        find_worst(&words);
        words.typical = typical_of(results, NULL, factors);
        words.peers = count_peers(results);
    }
    for (size_t i = 0; good && i < words.n_sections; i++) {
        struct battle_section *section = &words.sections[i];
        section->summary = count_sentence(section->first, section->noise, section->of, arena);
        section->typical = typical_of(results, section, factors);
        good = section->summary && options_sentence(section, results, arena);
        words.first += section->first;
        words.noise += section->noise;
        words.of += section->of;
    }
    words.summary = good ? count_sentence(words.first, words.noise, words.of, arena) : NULL;
    words.verdict = words.summary ? verdict_of(&words, arena) : NULL;
    if (words.verdict)
        *ret = words;
    return words.verdict != NULL;
}
