/* SPDX-License-Identifier: MIT
 * run.c: all rows, round after round. Each gets a server of its own, started for it and ended after
 * it, so that memory and what a server has learnt belong to the row; the API server stays. */
#define _GNU_SOURCE
#include "load.h"

#include "../harness/choice.h"
#include "../report/find.h"
#include "../report/print.h"

#include <stdlib.h>
#include <unistd.h>

#define COUNT(LIST) (sizeof(LIST) / sizeof *(LIST))

/** Everything under way. */
struct campaign {
    struct web_bench bench;
    struct web_choice choice;
    struct web_rows rows;
    struct battle_load *rounds; /**< of rows.n rows, request->rounds each */
    tenon_arena *arena;
    const char *absent[WEB_KINDS]; /**< why a kind of server is not there; NULL: it is */
    const char *versions[WEB_KINDS];
    const char *wrk;
    unsigned faults;
};

static const char *keep(tenon_arena *arena, const char *text)
{
    const size_t len = strlen(text);
    char *copy = battle_arena_get(arena, len + 1);
    if (!copy) {
        fputs("battle: out of memory\n", stderr);
        exit(1);
    }
    return memcpy(copy, text, len);
}

/* ---- who is there ---------------------------------------------------------------------------- */

/* The rest of the first line after `behind`, without what follows a blank. NULL: it is not there.
 */
static const char *version_in(tenon_arena *arena, char *text, const char *behind, const char *ends)
{
    char *at = strstr(text, behind);
    if (!at)
        return NULL;
    at += strlen(behind);
    at[strcspn(at, ends)] = '\0';
    return keep(arena, at);
}

static bool find_wrk(struct campaign *campaign)
{
    char text[1024];
    const char *const argv[] = {"wrk", "-v", NULL};
    web_ask_program(&campaign->bench.setup, argv, text, sizeof text);
    campaign->wrk = version_in(campaign->arena, text, "wrk ", " \n");
    return campaign->wrk != NULL;
}

static void find_nginx(struct campaign *campaign)
{
    char text[1024];
    const char *const argv[] = {"nginx", "-v", NULL};
    web_ask_program(&campaign->bench.setup, argv, text, sizeof text);
    campaign->versions[WEB_NGINX] = version_in(campaign->arena, text, "nginx/", "\n ");
    if (!campaign->versions[WEB_NGINX])
        campaign->absent[WEB_NGINX] = "not found; package nginx-light";
}

static void find_go(struct campaign *campaign)
{
    char text[1024], path[WEB_PATH + 8];
    const char *const argv[] = {campaign->bench.setup.go, "--version", NULL};
    const char *why = "not built; packages golang-go, golang-github-valyala-fasthttp-dev, "
                      "golang-easyjson, golang-github-mailru-easyjson-dev";
    if (access(campaign->bench.setup.go, X_OK) == 0) {
        web_ask_program(&campaign->bench.setup, argv, text, sizeof text);
        campaign->versions[WEB_GO] = version_in(campaign->arena, text, "", "\n");
        campaign->versions[WEB_GO_API] = campaign->versions[WEB_GO];
        return;
    }
    snprintf(path, sizeof path, "%s.why", campaign->bench.setup.go);
    FILE *file = fopen(path, "r");
    if (file && fgets(text, 256, file)) {
        char both[700];
        text[strcspn(text, "\n")] = '\0';
        snprintf(both, sizeof both, "%s: %.250s", why, text);
        why = keep(campaign->arena, both);
    }
    if (file)
        fclose(file);
    campaign->absent[WEB_GO] = campaign->absent[WEB_GO_API] = why;
}

static void find_codecs(struct campaign *campaign)
{
    char text[1024];
    const char *const argv[] = {campaign->bench.setup.service, "--codec", "list", NULL};
    web_ask_program(&campaign->bench.setup, argv, text, sizeof text);
    char *state = NULL;
    for (char *name = strtok_r(text, "\n", &state);
         name && campaign->choice.n_codecs < WEB_MOST_CODECS; name = strtok_r(NULL, "\n", &state))
        campaign->choice.codecs[campaign->choice.n_codecs++] = keep(campaign->arena, name);
}

/* The service makes the certificate that all servers show. */
static void make_certificate(struct campaign *campaign)
{
    struct web_setup *setup = &campaign->bench.setup;
    struct web_server server;
    char why[WEB_WHY];
    if (!web_client_has_tls()) {
        fputs("battle: note: no rows with TLS: built without OpenSSL (package libssl-dev)\n",
              stderr);
        return;
    }
    setup->tls = true;
    if (web_server_start(setup, WEB_TENON, NULL, WEB_ANYWHERE, &server, why, sizeof why)) {
        if (!web_server_stop(&server, why, sizeof why))
            fprintf(stderr, "battle: tenon service %s\n", why);
    } else {
        fprintf(stderr, "battle: tenon service with TLS %s\n", why);
    }
    setup->tls = access(setup->certificate, R_OK) == 0 && access(setup->key, R_OK) == 0;
    campaign->choice.tls = setup->tls;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static struct battle_load describe(const struct campaign *campaign, const struct web_row *row)
{
    return (struct battle_load){
        .server = battle_text(web_kind_server(row->kind)),
        .codec = row->codec ? battle_text(row->codec) : (tenon_str){0},
        .route = battle_text(row->route),
        .n = row->n,
        .tls = row->tls,
        .client = battle_text(row->one ? "one connection" : "wrk"),
        .connections = row->one ? 1 : campaign->bench.request->connections,
    };
}

static void complain(struct campaign *campaign, const struct web_row *row, const char *what,
                     const char *why)
{
    char name[200];
    web_row_name(row, name, sizeof name);
    fprintf(stderr, "battle: %s: %s%s\n", name, what, why);
    campaign->faults++;
}

static void run_row(struct campaign *campaign, const struct web_row *row, struct battle_load *load)
{
    struct web_bench *bench = &campaign->bench;
    struct web_server server;
    char why[WEB_WHY];
    *load = describe(campaign, row);
    if (!web_server_start(&bench->setup, row->kind, row->started, WEB_FIRST, &server, why,
                          sizeof why)) {
        load->note = battle_text(keep(campaign->arena, why));
        complain(campaign, row, "the server ", why);
        return;
    }
    web_load_measure(bench, row, &server, campaign->arena, load);
    if (load->note.data && !web_interrupted())
        complain(campaign, row, load->checked ? "" : "wrong: ", load->note.data);
    if (!web_server_stop(&server, why, sizeof why) && !web_interrupted()) {
        complain(campaign, row, "the server ", why);
        if (!load->note.data) {
            char note[WEB_WHY + 32];
            snprintf(note, sizeof note, "after the run the server %s", why);
            load->note = battle_text(keep(campaign->arena, note));
        }
    }
}

/* Rows of servers that are not there are left out; peers say why. */
static void leave_out(struct campaign *campaign)
{
    size_t kept = 0;
    for (size_t i = 0; i < campaign->rows.n; i++)
        if (!campaign->absent[campaign->rows.list[i].kind])
            campaign->rows.list[kept++] = campaign->rows.list[i];
    campaign->rows.n = kept;
}

static bool run_rows(struct campaign *campaign, char *why, size_t size)
{
    const unsigned rounds = campaign->bench.request->rounds;
    const size_t n = campaign->rows.n, all = n * rounds;
    for (unsigned round = 0; round < rounds; round++)
        for (size_t i = 0; i < n; i++) {
            char name[200];
            web_row_name(&campaign->rows.list[i], name, sizeof name);
            battle_progress("rps", round * n + i, all, name);
            run_row(campaign, &campaign->rows.list[i], &campaign->rounds[i * rounds + round]);
            if (web_interrupted()) {
                snprintf(why, size, "interrupted");
                return false;
            }
            if (!web_child_lives(&campaign->bench.api.child)) {
                snprintf(why, size, "the API server has ended by itself");
                return false;
            }
        }
    battle_progress("rps", all, all, "");
    return true;
}

/* ---- what the results say -------------------------------------------------------------------- */

static void add_peer(struct campaign *campaign, struct battle_results *results,
                     struct battle_peer_info info)
{
    for (size_t i = 0; i < results->n_peers; i++)
        if (battle_same(results->peers[i].name, info.name)) {
            results->peers[i] = info;
            return;
        }
    struct battle_peer_info *longer =
        battle_arena_get(campaign->arena, (results->n_peers + 1) * sizeof *longer);
    if (!longer)
        return;
    if (results->n_peers > 0)
        memcpy(longer, results->peers, results->n_peers * sizeof *longer);
    longer[results->n_peers++] = info;
    results->peers = longer;
}

/* Those of earlier load runs, which may have had others. */
static void drop_peers(struct battle_results *results)
{
    static const char start[] = "tenon service, codec ";
    size_t kept = 0;
    for (size_t i = 0; i < results->n_peers; i++) {
        const tenon_str name = results->peers[i].name;
        if (name.len < sizeof start - 1 || memcmp(name.data, start, sizeof start - 1) != 0)
            results->peers[kept++] = results->peers[i];
    }
    results->n_peers = kept;
}

static tenon_str text_or_null(const char *text)
{
    return text ? battle_text(text) : (tenon_str){0};
}

static void add_peers(struct campaign *campaign, struct battle_results *results)
{
    static const struct {
        enum web_kind kind;
        const char *language, *how;
    } servers[] = {
        {WEB_TENON, "C", "web service on libh2o-evloop, one event loop"},
        {WEB_GO, "Go", "the same routes on fasthttp, GOMAXPROCS 1"},
        {WEB_NGINX, "C", "a proxy of the API server, one worker"},
    };
    for (size_t i = 0; i < COUNT(servers); i++) {
        const char *absent = campaign->absent[servers[i].kind];
        add_peer(
            campaign, results,
            (struct battle_peer_info){.name = battle_text(web_kind_server(servers[i].kind)),
                                      .version = text_or_null(campaign->versions[servers[i].kind]),
                                      .language = battle_text(servers[i].language),
                                      .how = absent ? (tenon_str){0} : battle_text(servers[i].how),
                                      .absent = text_or_null(absent)});
    }
    add_peer(campaign, results,
             (struct battle_peer_info){.name = battle_text("wrk"),
                                       .version = battle_text(campaign->wrk),
                                       .language = battle_text("C"),
                                       .how = battle_text("the client of the load runs")});
}

/* Codecs of the service that were not built are absent by name. */
static void add_codecs(struct campaign *campaign, struct battle_results *results)
{
    static const char *const known[][3] = {
        {"cjson", "tenon service, codec cjson", "not built into it; package libcjson-dev"},
        {"jansson", "tenon service, codec jansson", "not built into it; package libjansson-dev"},
        {"json-c", "tenon service, codec json-c", "not built into it; package libjson-c-dev"},
        {"rapidjson", "tenon service, codec rapidjson", "not built into it; package rapidjson-dev"},
    };
    for (size_t k = 0; k < COUNT(known); k++) {
        bool found = false;
        for (size_t i = 0; i < campaign->choice.n_codecs; i++)
            found = found || strcmp(campaign->choice.codecs[i], known[k][0]) == 0;
        if (!found)
            add_peer(campaign, results,
                     (struct battle_peer_info){.name = battle_text(known[k][1]),
                                               .language = battle_text("C"),
                                               .absent = battle_text(known[k][2])});
    }
}

static const char *placing(const struct campaign *campaign)
{
    char text[300];
    const int processors = campaign->bench.processors;
    if (processors < 2)
        return "one processor for server, client and API server";
    snprintf(text, sizeof text,
             "the server under test on one processor, client and API server on %s",
             processors == 2 ? "the other" : "the others");
    return keep(campaign->arena, text);
}

static void fill_results(struct campaign *campaign, struct battle_results *results)
{
    const unsigned rounds = campaign->bench.request->rounds;
    results->loads = battle_arena_get(campaign->arena, campaign->rows.n * sizeof *results->loads);
    results->n_loads = results->loads ? campaign->rows.n : 0;
    for (size_t i = 0; i < results->n_loads; i++)
        results->loads[i] = web_load_median(&campaign->rounds[i * rounds], rounds, campaign->arena);
    results->machine.placed = battle_text(placing(campaign));
    drop_peers(results);
    add_peers(campaign, results);
    add_codecs(campaign, results);
}

/* ---- all ------------------------------------------------------------------------------------- */

/* What wrk posts, and how it is told. */
static bool write_script(struct web_bench *bench)
{
    char body[WEB_PATH + 32];
    snprintf(body, sizeof body, "%s/list.json", bench->setup.folder);
    snprintf(bench->script, sizeof bench->script, "%s/post.lua", bench->setup.folder);
    FILE *file = fopen(body, "wb");
    if (!file)
        return false;
    fwrite(bench->truth.list_text, 1, bench->truth.list_len, file);
    if (fclose(file) != 0 || !(file = fopen(bench->script, "w")))
        return false;
    fprintf(file,
            "wrk.method = \"POST\"\nwrk.headers[\"Content-Type\"] = \"application/json\"\n"
            "local file = assert(io.open(\"%s\", \"rb\"))\nwrk.body = file:read(\"*a\")\n"
            "file:close()\n",
            body);
    return fclose(file) == 0;
}

static bool prepare(struct campaign *campaign, char *why, size_t size)
{
    struct web_bench *bench = &campaign->bench;
    const struct web_request *request = bench->request;
    if (access(bench->setup.service, X_OK) != 0) {
        snprintf(why, size,
                 "the service was not built (%s is not there); packages libh2o-evloop-dev, "
                 "libssl-dev",
                 bench->setup.service);
        return false;
    }
    if (!find_wrk(campaign)) {
        snprintf(why, size, "wrk was not found; package wrk");
        return false;
    }
    find_nginx(campaign);
    find_go(campaign);
    find_codecs(campaign);
    make_certificate(campaign);
    campaign->choice.quick = request->quick;
    campaign->choice.filter = request->filter;
    campaign->versions[WEB_TENON] = campaign->versions[WEB_TENON_API] = TENON_BATTLE_VERSION;
    if (!web_rows_make(&campaign->choice, &campaign->rows, why, size))
        return false;
    leave_out(campaign);
    if (campaign->rows.n == 0) {
        snprintf(why, size, "there is no such row");
        return false;
    }
    campaign->rounds = battle_arena_get(campaign->arena, campaign->rows.n * request->rounds *
                                                             sizeof *campaign->rounds);
    if (!campaign->rounds || !write_script(bench)) {
        snprintf(why, size, "no memory, or no room in %s", bench->setup.folder);
        return false;
    }
    return true;
}

static bool run_with_api(struct campaign *campaign, char *why, size_t size)
{
    struct web_bench *bench = &campaign->bench;
    char problem[WEB_WHY];
    bench->setup.api = 0;
    if (!web_server_start(&bench->setup, WEB_TENON_API, NULL, WEB_REST, &bench->api, problem,
                          sizeof problem)) {
        snprintf(why, size, "the API server %.400s", problem);
        return false;
    }
    bench->setup.api = bench->api.port;
    const bool good = run_rows(campaign, why, size);
    if (!web_server_stop(&bench->api, problem, sizeof problem) && good) {
        fprintf(stderr, "battle: the API server %s\n", problem);
        campaign->faults++;
    }
    return good;
}

bool web_loads_run(const struct web_request *request, tenon_arena *arena,
                   struct battle_results *results, unsigned *ret_faults, char *why, size_t size)
{
    struct campaign *campaign = battle_arena_get(arena, sizeof *campaign);
    if (!campaign) {
        snprintf(why, size, "out of memory");
        return false;
    }
    campaign->arena = arena;
    campaign->bench.request = request;
    web_children_guard();
    campaign->bench.processors = web_processors();
    web_go_to(WEB_REST);
    if (!web_setup_make(&campaign->bench.setup, request->program_folder, why, size))
        return false;
    bool good = web_truth_make(&campaign->bench.truth);
    if (!good)
        snprintf(why, size, "out of memory");
    good = good && prepare(campaign, why, size) && run_with_api(campaign, why, size);
    if (good)
        fill_results(campaign, results);
    web_truth_drop(&campaign->bench.truth);
    web_setup_drop(&campaign->bench.setup);
    *ret_faults = campaign->faults;
    return good;
}
