/* SPDX-License-Identifier: MIT
 * html.c: puts the page together. report.html has {{names}}; what each stands for is in the table
 * `parts` below. */
#include "html.h"

#include "claims.h"
#include "load_html.h"
#include "print.h"
#include "result.tenon.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

enum { WORST_LOSSES = 12 };

/* What the parts are made of. */
struct page {
    const struct battle_results *results;
    struct battle_words words;
    struct battle_claim claims[BATTLE_CLAIMS];
    const char *library;
};

/* A whole file, NUL-terminated; NULL: it cannot be read. The caller frees. */
static char *read_text(const char *path, size_t *ret_len)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long len = -1;
    if (!file)
        return NULL;
    if (fseek(file, 0, SEEK_END) == 0)
        len = ftell(file);
    if (len >= 0)
        text = malloc((size_t)len + 1);
    rewind(file);
    if (text && fread(text, 1, (size_t)len, file) != (size_t)len) {
        free(text);
        text = NULL;
    }
    fclose(file);
    if (text) {
        text[len] = '\0';
        *ret_len = (size_t)len;
    }
    return text;
}

static char *read_part(const char *name, size_t *ret_len)
{
    char path[4096];
    snprintf(path, sizeof path, TENON_SOURCE_DIR "/battle/report/%s", name);
    return read_text(path, ret_len);
}

static bool put_file(const char *name, FILE *to)
{
    size_t len = 0;
    char *text = read_part(name, &len);
    if (text)
        fwrite(text, 1, len, to);
    free(text);
    return text != NULL;
}

static void put_text(FILE *to, const char *text)
{
    battle_put_escaped(to, battle_text(text));
}

/* ---- parts ----------------------------------------------------------------------------------- */

static bool put_style(const struct page *page, FILE *to)
{
    (void)page;
    return put_file("report.css", to) && put_file("narrow.css", to);
}

static bool put_script(const struct page *page, FILE *to)
{
    (void)page;
    return put_file("report.js", to);
}

/* A page without charts is still a page. */
static bool put_library(const struct page *page, FILE *to)
{
    size_t len = 0;
    char *text = page->library ? read_text(page->library, &len) : NULL;
    if (text && !strstr(text, "</script"))
        fwrite(text, 1, len, to);
    free(text);
    return true;
}

/* In a script element "</script" and "<!--" would be markup; JSON may write "<" as \u003c. */
static bool put_results(const struct page *page, FILE *to)
{
    tenon_sink sink;
    tenon_sink_memory(&sink, NULL);
    bool good = results_json_write(page->results, &sink, NULL, NULL);
    for (size_t i = 0; good && i < sink.len; i++) {
        if (sink.data[i] == '<')
            fputs("\\u003c", to);
        else
            fputc(sink.data[i], to);
    }
    return tenon_sink_fini(&sink, NULL) && good;
}

/* One that fits into a line is not broken. */
static void put_fact(FILE *to, const char *before, tenon_str fact)
{
    if (fact.len == 0)
        return;
    fprintf(to, "<span class=\"fact\">%s", before);
    battle_put_escaped(to, fact);
    fputs("</span>\n", to);
}

/* "2026-01-02T03:04:05Z" as "2026-01-02 03:04 UTC"; what looks otherwise as it is. */
static void put_date(FILE *to, tenon_str date)
{
    char text[32];
    if (date.len != 20 || date.data[10] != 'T' || date.data[19] != 'Z') {
        put_fact(to, "", date);
        return;
    }
    snprintf(text, sizeof text, "%.10s %.5s UTC", date.data, date.data + 11);
    put_fact(to, "", battle_text(text));
}

static bool put_machine(const struct page *page, FILE *to)
{
    const struct battle_machine *machine = &page->results->machine;
    put_fact(to, "tenon ", machine->tenon);
    put_date(to, machine->date);
    put_fact(to, "", machine->processor);
    if (machine->cores > 0)
        fprintf(to, "<span class=\"fact\">%d core%s</span>\n", machine->cores,
                machine->cores == 1 ? "" : "s");
    put_fact(to, "", machine->system);
    put_fact(to, "", machine->compiler);
    return true;
}

/* Each line of a text as an element. */
static void put_lines(FILE *to, const char *text)
{
    while (*text) {
        const size_t len = strcspn(text, "\n");
        fputs("<span class=\"line\">", to);
        battle_put_escaped(to, (tenon_str){text, len});
        fputs("</span>", to);
        text += len + (text[len] == '\n');
    }
}

static void put_cell(FILE *to, const char *label, const char *text)
{
    fprintf(to, "<td data-label=\"%s\">", label);
    put_lines(to, text);
    fputs("</td>", to);
}

static void put_source(FILE *to, const char *text, const char *address)
{
    fputs("<span class=\"source\">", to);
    if (address) {
        fputs("<a href=\"", to);
        put_text(to, address);
        fputs("\">", to);
    }
    put_text(to, text);
    fputs(address ? "</a></span>" : "</span>", to);
}

static bool put_claims(const struct page *page, FILE *to)
{
    for (size_t i = 0; i < BATTLE_CLAIMS; i++) {
        const struct battle_claim *claim = &page->claims[i];
        fputs("<tr><th scope=\"row\">", to);
        put_text(to, claim->claim);
        put_source(to, claim->source, claim->address);
        fputs("</th><td data-label=\"Published\">", to);
        put_lines(to, claim->figure ? claim->figure : "No figure is quoted here.");
        if (claim->kept)
            put_source(to, claim->kept, claim->kept_address);
        fputs("</td>", to);
        put_cell(to, "Here", claim->ours);
        put_cell(to, "Why they differ", claim->why);
        fputs("</tr>\n", to);
    }
    return true;
}

static bool put_caveats(const struct page *page, FILE *to)
{
    (void)page;
    for (size_t i = 0; battle_caveats[i]; i++) {
        fputs("<li>", to);
        put_text(to, battle_caveats[i]);
        fputs("</li>\n", to);
    }
    return true;
}

static bool put_verdict(const struct page *page, FILE *to)
{
    fprintf(to, "Here it runs against %zu other serializer%s. ", page->words.peers,
            page->words.peers == 1 ? "" : "s");
    put_text(to, page->words.verdict);
    return true;
}

static void put_count(FILE *to, const char *label, size_t n)
{
    fprintf(to, "<td class=\"number\" data-label=\"%s\">%zu</td>", label, n);
}

/* One row for each way of reading or writing. */
static bool put_score(const struct page *page, FILE *to)
{
    for (size_t i = 0; i < page->words.n_sections; i++) {
        const struct battle_section *section = &page->words.sections[i];
        const struct battle_loss *worst = section->worst;
        fputs("<tr><th scope=\"row\">", to);
        put_text(to, section->title);
        fputs("</th>", to);
        put_count(to, "Comparisons", section->of);
        put_count(to, "tenon first", section->first);
        put_count(to, "Within the noise", section->noise);
        put_count(to, "tenon slower", section->of - section->first - section->noise);
        fputs("<td class=\"number\" data-label=\"Fastest peer, median\">", to);
        battle_put_factor(to, section->typical);
        fputs("×</td><td data-label=\"tenon's worst\">", to);
        if (worst) {
            fputs("<span>", to);
            battle_put_factor(to, worst->factor);
            fputs("× ", to);
            battle_put_escaped(to, worst->peer->peer);
            fputs(", ", to);
            battle_put_escaped(to, worst->tenon->model);
            if (!battle_is(worst->tenon->variant, "constant")) {
                fputs(" <small>", to);
                battle_put_escaped(to, worst->tenon->variant);
                fputs("</small>", to);
            }
            fputs("</span>", to);
        } else {
            fputs("–", to);
        }
        fputs("</td></tr>\n", to);
    }
    return true;
}

static void put_section(FILE *to, const struct battle_section *section, bool open)
{
    fprintf(to, "<details class=\"way\"%s><summary><h3>", open ? " open" : "");
    put_text(to, section->title);
    fputs("</h3> <span>", to);
    put_text(to, section->summary);
    fputs("</span></summary>", to);
    if (section->options) {
        fputs("<p>", to);
        put_text(to, section->options);
        fputs("</p>", to);
    }
    fputs("<dl>", to);
    for (size_t i = 0; i < section->n; i++) {
        fputs("<dt>", to);
        battle_put_escaped(to, section->sentences[i].model);
        if (!battle_is(section->sentences[i].variant, "constant")) {
            fputs(" <small>", to);
            battle_put_escaped(to, section->sentences[i].variant);
            fputs("</small>", to);
        }
        fputs("</dt><dd>", to);
        put_text(to, section->sentences[i].text);
        fputs("</dd>\n", to);
    }
    fputs("</dl></details>\n", to);
}

static bool put_words(const struct page *page, FILE *to)
{
    for (size_t i = 0; i < page->words.n_sections; i++)
        put_section(to, &page->words.sections[i], i == 0);
    return true;
}

static void put_loss(FILE *to, const struct battle_loss *loss)
{
    const struct battle_result *tenon = loss->tenon;
    const char *title = battle_way_title(tenon->battle, tenon->direction, tenon->way);
    fputs("<tr><th scope=\"row\">", to);
    battle_put_escaped(to, tenon->model);
    fputs(" <small>", to);
    battle_put_escaped(to, tenon->variant);
    fputs("</small></th><td data-label=\"Way\">", to);
    if (title)
        put_text(to, title);
    else
        battle_put_escaped(to, tenon->way);
    fputs("</td><td data-label=\"Fastest\">", to);
    battle_put_escaped(to, loss->peer->peer);
    fputs(", ", to);
    battle_put_time(to, loss->peer->ns->median);
    fputs("</td><td data-label=\"tenon generated\">", to);
    battle_put_time(to, tenon->ns->median);
    fputs("</td><td class=\"number\" data-label=\"Times as long\">", to);
    battle_put_factor(to, loss->factor);
    fprintf(to, "</td><td class=\"number\" data-label=\"Faster peers\">%zu</td></tr>\n",
            loss->faster);
}

static void put_loss_table(FILE *to, const struct battle_loss *losses, size_t n)
{
    fputs("<table class=\"blocks losses\">\n<thead><tr><th scope=\"col\">Model</th>"
          "<th scope=\"col\">Way</th><th scope=\"col\">Fastest</th>"
          "<th scope=\"col\">tenon generated</th>"
          "<th scope=\"col\" class=\"number\">Times as long</th>"
          "<th scope=\"col\" class=\"number\">Faster peers</th></tr></thead>\n<tbody>\n",
          to);
    for (size_t i = 0; i < n; i++)
        put_loss(to, &losses[i]);
    fputs("</tbody>\n</table>\n", to);
}

static void put_folded_losses(FILE *to, const char *title, const struct battle_loss *losses,
                              size_t n)
{
    if (n == 0)
        return;
    fprintf(to, "<details><summary>%zu %s</summary>\n", n, title);
    put_loss_table(to, losses, n);
    fputs("</details>\n", to);
}

/* The worst, and folded the other ones and those within the noise, which come last. */
static bool put_losses(const struct page *page, FILE *to)
{
    const struct battle_loss *losses = page->words.losses;
    const size_t n = page->words.n_losses;
    size_t real = 0;
    while (real < n && !losses[real].noise)
        real++;
    const size_t shown = real < WORST_LOSSES ? real : WORST_LOSSES;
    if (shown > 0)
        put_loss_table(to, losses, shown);
    else
        fputs("<p>Nowhere in this run, beyond the noise.</p>\n", to);
    put_folded_losses(to, "more", losses + shown, real - shown);
    put_folded_losses(to, "within the noise", losses + real, n - real);
    return true;
}

static bool put_loads(const struct page *page, FILE *to)
{
    return battle_load_html_put(page->results, to);
}

static bool put_loads_link(const struct page *page, FILE *to)
{
    if (page->results->n_loads > 0)
        fputs("<a href=\"#battle-4\">Requests per second</a>\n", to);
    return true;
}

/* Until they are, requests per second are among what is not measured yet. */
static bool put_loads_later(const struct page *page, FILE *to)
{
    if (page->results->n_loads == 0)
        fputs("<dt id=\"battle-4\">Battle 4, requests per second</dt><dd>The web service, by "
              "serializer, with and without reflection, plain and TLS.</dd>\n",
              to);
    return true;
}

static bool put_sampling(const struct page *page, FILE *to)
{
    fprintf(to, "%u samples of each result", page->results->repetitions);
    if (page->results->seconds > 0) {
        fputs("; the whole run took ", to);
        battle_put_time(to, page->results->seconds * 1e9);
    }
    return true;
}

/* ---- the page -------------------------------------------------------------------------------- */

static const struct part {
    const char *name;
    bool (*put)(const struct page *page, FILE *to);
} parts[] = {
    {"style", put_style},     {"script", put_script},         {"library", put_library},
    {"results", put_results}, {"machine", put_machine},       {"claims", put_claims},
    {"caveats", put_caveats}, {"verdict", put_verdict},       {"score", put_score},
    {"words", put_words},     {"losses", put_losses},         {"sampling", put_sampling},
    {"loads", put_loads},     {"loads-link", put_loads_link}, {"loads-later", put_loads_later},
};

static bool put_part(const struct page *page, FILE *to, const char *name, size_t len)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strlen(parts[i].name) == len && memcmp(parts[i].name, name, len) == 0)
            return parts[i].put(page, to);
    return false;
}

/* false: a part is not known or could not be printed; its name starts at *ret_name. */
static bool put_frame(const struct page *page, FILE *to, const char *at, const char **ret_name)
{
    for (const char *open; (open = strstr(at, "{{")) != NULL;) {
        const char *close = strstr(open, "}}");
        *ret_name = open;
        if (!close)
            return false;
        fwrite(at, 1, (size_t)(open - at), to);
        if (!put_part(page, to, open + 2, (size_t)(close - open) - 2))
            return false;
        at = close + 2;
    }
    fputs(at, to);
    return true;
}

bool battle_html_write(const struct battle_results *results, FILE *to,
                       const char *chart_library_path, tenon_error *error)
{
    struct page page = {.results = results, .library = chart_library_path};
    const char *name = NULL;
    tenon_arena arena;
    size_t len = 0;
    char *frame = read_part("report.html", &len);
    bool good;

    if (!frame)
        return battle_fail(error, TENON_E_IO, "battle/report/report.html cannot be read", NULL);
    tenon_arena_init(&arena, NULL, 0);
    if (!battle_words_make(results, &arena, &page.words) ||
        !battle_claims_make(results, &arena, page.claims))
        good = battle_fail(error, TENON_E_MEMORY, "memory is exhausted", NULL);
    else if (!put_frame(&page, to, frame, &name))
        good = battle_fail(error, TENON_E_IO, "the page cannot be put together at", name);
    else if (fflush(to) != 0 || ferror(to))
        good = battle_fail(error, TENON_E_IO, "writing the page failed", NULL);
    else
        good = true;
    tenon_arena_fini(&arena);
    free(frame);
    return good;
}

const char *battle_chart_library(void)
{
    return "/usr/share/javascript/chart.js/chart.min.js";
}
