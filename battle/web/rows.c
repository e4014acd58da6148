/* SPDX-License-Identifier: MIT
 * rows.c: the four parts of the load runs: codecs, chain, records alone, one connection. */
#include "rows.h"

#include <regex.h>
#include <string.h>

static const unsigned all_n[] = {10, 30, 100, 500}, quick_n[] = {10, 100};

/** Rows under way. */
struct maker {
    const struct web_choice *choice;
    const regex_t *filter;
    struct web_rows *rows;
};

const char *web_kind_server(enum web_kind kind)
{
    static const char *const names[WEB_KINDS] = {
        [WEB_TENON] = "tenon service",     [WEB_GO] = "Go fasthttp",     [WEB_NGINX] = "nginx",
        [WEB_TENON_API] = "tenon service", [WEB_GO_API] = "Go fasthttp",
    };
    return names[kind];
}

void web_row_name(const struct web_row *row, char *name, size_t size)
{
    static const char *const names[WEB_KINDS] = {"tenon", "go", "nginx", "tenon", "go"};
    char n[16] = "none", codec[32] = "none";
    if (row->n > 0)
        snprintf(n, sizeof n, "%u", row->n);
    if (row->codec)
        snprintf(codec, sizeof codec, "%s", row->codec);
    for (char *c = codec; *c; c++) /* encoding/json */
        if (*c == '/')
            *c = '-';
    snprintf(name, size, "rps/%s/%s%s/%s/%s%s", names[row->kind], codec, row->route, n,
             row->tls ? "tls" : "plain", row->one ? "/one" : "");
}

void web_row_path(const struct web_row *row, char *path, size_t size)
{
    if (row->n == 0)
        snprintf(path, size, "%s", row->route);
    else if (strcmp(row->route, WEB_RECORDS) == 0)
        snprintf(path, size, "%s/%u", row->route, row->n);
    else
        snprintf(path, size, "%s?n=%u", row->route, row->n);
}

const char *web_row_method(const struct web_row *row)
{
    return strcmp(row->route, WEB_READ) == 0 ? "POST" : "GET";
}

bool web_row_has_upstream(const struct web_row *row)
{
    return row->n > 0 && strcmp(row->route, WEB_RECORDS) != 0;
}

/* ---- parts ----------------------------------------------------------------------------------- */

static void add(struct maker *maker, struct web_row row)
{
    char name[200];
    web_row_name(&row, name, sizeof name);
    if (maker->rows->n < WEB_MOST_ROWS && (!row.tls || maker->choice->tls) &&
        (!maker->filter || regexec(maker->filter, name, 0, NULL, 0) == 0))
        maker->rows->list[maker->rows->n++] = row;
}

static bool has_codec(const struct maker *maker, const char *codec)
{
    for (size_t i = 0; i < maker->choice->n_codecs; i++)
        if (strcmp(maker->choice->codecs[i], codec) == 0)
            return true;
    return false;
}

/* Quick: tenon's two, and of the others the one that is usually fastest. */
static bool is_wanted(const struct maker *maker, const char *codec)
{
    if (strcmp(codec, "tenon") == 0) /* one of its two, by route: they have rows of their own */
        return false;
    if (!maker->choice->quick || strncmp(codec, "tenon-", 6) == 0)
        return true;
    return strcmp(codec, has_codec(maker, "rapidjson") ? "rapidjson" : "cjson") == 0;
}

/* One route with every codec of the tenon service. */
static void add_codecs(struct maker *maker, struct web_row row)
{
    row.kind = WEB_TENON;
    for (size_t i = 0; i < maker->choice->n_codecs; i++) {
        row.codec = row.started = maker->choice->codecs[i];
        if (is_wanted(maker, row.codec))
            add(maker, row);
    }
}

static void add_codec_table(struct maker *maker, bool tls)
{
    static const char *const routes[] = {WEB_WRITE, WEB_READ};
    static const char *const of_go[] = {"easyjson", "encoding-json"};
    for (size_t r = 0; r < 2; r++) {
        struct web_row row = {.route = routes[r], .tls = tls};
        add_codecs(maker, row);
        row.kind = WEB_GO;
        for (size_t i = 0; i < 2; i++) {
            row.started = of_go[i];
            row.codec = i == 1 ? "encoding/json" : of_go[i];
            add(maker, row);
        }
    }
}

/* The default codec of the tenon service is by route. */
static void add_chain(struct maker *maker, unsigned n, bool tls)
{
    static const struct {
        const char *route, *codec, *of_go;
    } links[] = {
        {WEB_NO_PROCESS, NULL, NULL},
        {WEB_NO_REFLECTION, "tenon-generated", "easyjson"},
        {WEB_REFLECTION, "tenon-tables", "encoding/json"},
    };
    for (size_t i = 0; i < 3; i++) {
        struct web_row row = {.kind = WEB_TENON,
                              .route = links[i].route,
                              .codec = links[i].codec,
                              .n = n,
                              .tls = tls};
        add(maker, row);
        row.kind = WEB_GO;
        row.codec = links[i].of_go;
        add(maker, row);
        if (i == 0) {
            row.kind = WEB_NGINX;
            add(maker, row);
        }
    }
}

/* What the chain has not: the other codecs. */
static void add_chain_codecs(struct maker *maker)
{
    const struct web_row row = {.route = WEB_NO_REFLECTION, .n = 100};
    const size_t before = maker->rows->n;
    size_t kept = before;
    add_codecs(maker, row);
    for (size_t i = before; i < maker->rows->n; i++)
        if (strcmp(maker->rows->list[i].codec, "tenon-generated") != 0)
            maker->rows->list[kept++] = maker->rows->list[i];
    maker->rows->n = kept;
}

static void add_all(struct maker *maker)
{
    const bool quick = maker->choice->quick;
    const unsigned *n = quick ? quick_n : all_n;
    const size_t count = quick ? 2 : 4;
    const int most_tls = quick ? 0 : 1;
    for (int tls = 0; tls <= most_tls; tls++)
        add_codec_table(maker, tls != 0);
    for (int tls = 0; tls <= most_tls; tls++)
        for (size_t i = 0; i < count; i++)
            add_chain(maker, n[i], tls != 0);
    if (!quick)
        add_chain_codecs(maker);
    for (size_t i = 0; i < count; i++) {
        add(maker, (struct web_row){.kind = WEB_TENON_API,
                                    .route = WEB_RECORDS,
                                    .n = n[i],
                                    .codec = "tenon-generated"});
        add(maker, (struct web_row){.kind = WEB_GO_API,
                                    .route = WEB_RECORDS,
                                    .n = n[i],
                                    .codec = "easyjson",
                                    .started = "easyjson"});
    }
    for (int tls = quick ? 1 : 0; tls <= 1; tls++)
        add_codecs(maker, (struct web_row){.route = WEB_WRITE, .tls = tls != 0, .one = true});
}

bool web_rows_make(const struct web_choice *choice, struct web_rows *ret, char *why, size_t size)
{
    regex_t filter;
    struct maker maker = {.choice = choice, .rows = ret};
    ret->n = 0;
    if (choice->filter) {
        if (regcomp(&filter, choice->filter, REG_EXTENDED | REG_NOSUB) != 0) {
            snprintf(why, size, "%s is no regular expression", choice->filter);
            return false;
        }
        maker.filter = &filter;
    }
    add_all(&maker);
    if (choice->filter)
        regfree(&filter);
    return true;
}
