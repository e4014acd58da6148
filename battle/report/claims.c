/* SPDX-License-Identifier: MIT
 * claims.c: published figures, and ours computed beside them. */
#include "claims.h"

#include "loads.h"
#include "print.h"

#include <string.h>

#define ARTICLE "The Battle of C# to JSON Serializers in .NET Core 3 (Michael's Coding Spot, 2019)"
#define ARTICLE_ADDRESS                                                                            \
    "https://michaelscodingspot.com/the-battle-of-c-to-json-serializers-in-net-core-3/"
/* The article's tables, as its author keeps them with its programs. */
#define KEPT "Benchmarks/Serializers/benchmark_results.md in michaelscodingspot/PracticalDebugging"
#define KEPT_ADDRESS                                                                               \
    "https://github.com/michaelscodingspot/PracticalDebugging/blob/"                               \
    "02b76ddfc04382c53df680e6350eaf885b333b2d/Benchmarks/Serializers/benchmark_results.md"

static const struct battle_claim claims[BATTLE_CLAIMS] = {
    {
        .source = ARTICLE,
        .address = ARTICLE_ADDRESS,
        .claim = "Writing to a string: Utf8Json is fastest for each model, "
                 "DataContractJsonSerializer slowest.",
        .figure = "Small class: 183 ns against 1,570 ns (8.6 times)\n"
                  "Big class: 1.47 µs against 8.86 µs (6.0 times)\n"
                  "List of 1000: 113 µs against 859 µs (7.6 times)\n"
                  "Dictionary of 1000: 186 µs against 1,488 µs (8.0 times)",
        .kept = KEPT,
        .kept_address = KEPT_ADDRESS,
        .why = "Theirs is between serializers of one virtual machine, ours between native "
               "libraries.",
    },
    {
        .source = ARTICLE,
        .address = ARTICLE_ADDRESS,
        .claim = "Reading from a string: Jil is fastest for each model, Newtonsoft.Json slowest.",
        .figure = "Small class: 273 ns against 1,514 ns (5.6 times)\n"
                  "Big class: 4.03 µs against 12.8 µs (3.2 times)\n"
                  "List of 1000: 310 µs against 1,291 µs (4.2 times)\n"
                  "Dictionary of 1000: 613 µs against 1,617 µs (2.6 times)",
        .kept = KEPT,
        .kept_address = KEPT_ADDRESS,
        .why = "As above. DataContractJsonSerializer is not among their readers.",
    },
    {
        .source = ARTICLE,
        .address = ARTICLE_ADDRESS,
        .claim = "One server answers up to 14 times the requests with another serializer: a list "
                 "of 1000 small objects for each request.",
        .figure = "Writing: Newtonsoft.Json 121 to 135 requests per second, System.Text.Json 745 "
                  "to 927, Utf8Json 1,646 to 1,987; medians 130 and 1,914: 14.7 times\n"
                  "Reading: Newtonsoft.Json 179 to 199, Utf8Json 740 to 1,166; medians 196 and "
                  "1,164: 6.0 times",
        .kept = KEPT,
        .kept_address = KEPT_ADDRESS,
        .why = "Theirs is a server of .NET, ours of C, both on loopback. In process there is no "
               "server that takes its part of the time.",
    },
    {
        .source = "The Go comparison: a proxy with encoding/json (reflection) and with easyjson "
                  "(none)",
        .claim = "Reflection costs a proxy the larger part of its requests.",
        .figure = "No figure is quoted here.\n"
                  "Its service, written again in Go and run on two shared cores: N = 100: 6,732 "
                  "requests per second without reflection, 2,157 with (68 % fewer); N = 500: "
                  "3,140 and 515 (84 % fewer)",
        .why = "tenon's tables are the nearest to reflection: one code for all types, steered by "
               "data, but data that "
               "the compiler made.",
    },
    {
        .source = "How to instantiate JsonSerializerOptions instances with System.Text.Json "
                  "(Microsoft)",
        .address = "https://learn.microsoft.com/dotnet/standard/serialization/system-text-json/"
                   "configure-options",
        .claim = "An object written 100,000 times: a new options instance for each call costs "
                 "many times what one for all does.",
        .figure = "190 ms against 40,140 ms (211 times)",
        .why = "Their options instance keeps what the serializer learns of each type. tenon keeps "
               "nothing in options.",
    },
    {
        .source = "The SystemLog comparison: System.Text.Json, Newtonsoft.Json and BinaryFormatter",
        .claim = "SystemLog written 100,000 times, the mean of 20 runs, as JSON with converters "
                 "and in a binary format.",
        .why = "Binary formats, converters and lenient options belong to battle 6; here it is "
               "plain JSON.",
    },
    {
        .source = "The SystemLog comparison: System.Text.Json, Newtonsoft.Json and BinaryFormatter",
        .claim = "The same, read.",
        .why = "As above.",
    },
};

const char *const battle_caveats[] = {
    "One machine, one run. Ratios carry over to other machines better than times do.",
    "The models' objects are constant, as they are in the articles. The varied rows (1000 distinct "
    "objects, seeded) stand beside them.",
    "In process: no network and no server. The articles' servers had a trivial handler on "
    "loopback.",
    "The .NET serializers cannot run here. Their published ratios are quoted, not measured.",
    "Newtonsoft.Json on Mono is not Newtonsoft.Json on .NET.",
    NULL,
};

/* ---- ours ------------------------------------------------------------------------------------ */

static const struct battle_result *find(const struct battle_results *results, const char *battle,
                                        const char *model, const char *way, const char *peer)
{
    const struct battle_key key = {
        .battle = battle_text(battle),
        .model = battle_text(model),
        .peer = battle_text(peer),
        .way = battle_text(way),
    };
    return battle_find(results, &key, NULL); /* the first variant: constant where there is one */
}

/* The fastest and the slowest of C and C++ in the comparison of a result; false: fewer than two. */
static bool extremes(const struct battle_results *results, const char *battle, const char *model,
                     const char *way, const struct battle_result *ret[2])
{
    const struct battle_result *tenon = find(results, battle, model, way, BATTLE_GENERATED);
    size_t n = 0;
    if (!tenon)
        return false;
    struct battle_key key = battle_key_of(tenon);
    key.peer = (tenon_str){0};
    const struct battle_result *at = battle_find(results, &key, NULL);
    for (; at; at = battle_find(results, &key, at)) {
        const struct battle_peer_info *peer = battle_find_peer(results, at->peer);
        if (!battle_timed(at) || !peer ||
            !(battle_is(peer->language, "C") || battle_is(peer->language, "C++")))
            continue;
        if (n == 0 || at->ns->median < ret[0]->ns->median)
            ret[0] = at;
        if (n == 0 || at->ns->median > ret[1]->ns->median)
            ret[1] = at;
        n++;
    }
    return n > 1;
}

/* As the articles call them, where they do. */
static const struct model {
    const char *name, *title;
} models[] = {
    {"SmallClass", "SmallClass"},
    {"BigClass", "BigClass"},
    {"ThousandSmallClassList", "List of 1000"},
    {"ThousandSmallClassDictionary", "Dictionary of 1000"},
};
enum { LIST = 2, MODELS = sizeof models / sizeof *models };

/* "SmallClass: tenon generated 47.6 ns against cJSON 665 ns (14 times)." */
static size_t put_extremes(FILE *to, const struct battle_results *results,
                           const struct model *model, const char *way)
{
    const struct battle_result *ends[2];
    if (!extremes(results, "string", model->name, way, ends))
        return 0;
    fprintf(to, "%s: ", model->title);
    battle_put(to, ends[0]->peer);
    fputs(" ", to);
    battle_put_time(to, ends[0]->ns->median);
    fputs(" against ", to);
    battle_put(to, ends[1]->peer);
    fputs(" ", to);
    battle_put_time(to, ends[1]->ns->median);
    fputs(" (", to);
    battle_put_factor(to, battle_ratio(ends[1], ends[0]));
    fputs(" times)\n", to);
    return 1;
}

static void put_models(FILE *to, const struct battle_results *results, const char *way)
{
    size_t n = 0;
    for (size_t i = 0; i < MODELS; i++)
        n += put_extremes(to, results, &models[i], way);
    fputs(n > 0 ? "(fastest and slowest of C and C++)" : "Not measured in this run.", to);
}

/* The codecs with the most and the fewest requests per second in the tenon service. */
static bool put_rates(FILE *to, const struct battle_results *results, const char *title,
                      const char *route)
{
    const struct battle_load_key key = {
        .server = BATTLE_SERVICE, .route = route, .client = BATTLE_WRK};
    const struct battle_load *most = NULL, *fewest = NULL, *at = NULL;
    while ((at = battle_find_load(results, &key, at))) {
        if (!most || at->per_second > most->per_second)
            most = at;
        if (!fewest || at->per_second < fewest->per_second)
            fewest = at;
    }
    if (most == fewest)
        return false;
    fprintf(to, "%s: ", title);
    battle_put(to, most->codec);
    fputs(" ", to);
    battle_put_count(to, (uint64_t)most->per_second);
    fputs(" requests per second, ", to);
    battle_put(to, fewest->codec);
    fputs(" ", to);
    battle_put_count(to, (uint64_t)fewest->per_second);
    fputs(" (", to);
    battle_put_factor(to, most->per_second / fewest->per_second);
    fputs(" times)\n", to);
    return true;
}

static void put_server(FILE *to, const struct battle_results *results)
{
    const bool writes = put_rates(to, results, "Writing", BATTLE_WRITE);
    const bool reads = put_rates(to, results, "Reading", BATTLE_READ);
    if (!writes && !reads)
        fputs("Requests per second: not measured yet.\n", to);
    fputs("In process, writing: ", to);
    if (!put_extremes(to, results, &models[LIST], "reused"))
        fputs("not measured in this run.\n", to);
    fputs("Reading: ", to);
    if (!put_extremes(to, results, &models[LIST], "text"))
        fputs("not measured in this run.\n", to);
    fputs("(fastest and slowest of C and C++)", to);
}

/* Reading and writing of one peer together, in nanoseconds; 0: not timed. */
static double both(const struct battle_results *results, const char *model, const char *peer)
{
    const struct battle_result *read = find(results, "string", model, "text", peer);
    const struct battle_result *write = find(results, "string", model, "reused", peer);
    return battle_timed(read) && battle_timed(write) ? read->ns->median + write->ns->median : 0;
}

static void put_pair(FILE *to, const struct battle_results *results, const char *with,
                     const char *without)
{
    const double slow = both(results, "Records 100", with);
    const double fast = both(results, "Records 100", without);
    if (!(slow > 0) || !(fast > 0))
        return;
    fprintf(to, "\n%s ", with);
    battle_put_time(to, slow);
    fprintf(to, ", %s ", without);
    battle_put_time(to, fast);
    fputs(" (", to);
    battle_put_factor(to, slow / fast);
    fputs(" times)", to);
}

/* "N = 100: tenon service 6,732 requests per second without reflection, 2,157 with (68 % fewer)" */
static bool put_chain(FILE *to, const struct battle_results *results, unsigned n,
                      const char *server, const char *with, const char *without)
{
    struct battle_load_key key = {.server = server,
                                  .codec = without,
                                  .route = BATTLE_NO_REFLECTION,
                                  .n = n,
                                  .client = BATTLE_WRK};
    const struct battle_load *fast = battle_find_load(results, &key, NULL);
    key.codec = with;
    key.route = BATTLE_REFLECTION;
    const struct battle_load *slow = battle_find_load(results, &key, NULL);
    if (!fast || !slow)
        return false;
    fprintf(to, "N = %u: %s ", n, server);
    battle_put_count(to, (uint64_t)fast->per_second);
    fputs(" requests per second without reflection, ", to);
    battle_put_count(to, (uint64_t)slow->per_second);
    const double fewer = 100 * (1 - slow->per_second / fast->per_second);
    fprintf(to, " with (%.0f %% %s)\n", fewer < 0 ? -fewer : fewer, fewer < 0 ? "more" : "fewer");
    return true;
}

static void put_reflection(FILE *to, const struct battle_results *results)
{
    bool any = false;
    for (unsigned n = 100; n <= 500; n += 400) {
        any = put_chain(to, results, n, BATTLE_SERVICE, "tenon-tables", "tenon-generated") || any;
        any = put_chain(to, results, n, BATTLE_GO, "encoding/json", "easyjson") || any;
    }
    if (!any)
        fputs("Requests per second: not measured yet.\n", to);
    fputs("In process, Records 100 read and written:", to);
    put_pair(to, results, BATTLE_TABLES, BATTLE_GENERATED);
    put_pair(to, results, "Go encoding/json", "Go easyjson");
    if (!(both(results, "Records 100", BATTLE_GENERATED) > 0))
        fputs(" not measured in this run.", to);
}

static void put_options(FILE *to, const struct battle_results *results)
{
    const struct battle_result *one = find(results, "options", "Forecast", "one", BATTLE_GENERATED);
    const struct battle_result *new = find(results, "options", "Forecast", "new", BATTLE_GENERATED);
    if (!battle_timed(one) || !battle_timed(new)) {
        fputs("Not measured in this run.", to);
        return;
    }
    fputs("tenon generated, 100,000 Forecasts: ", to);
    battle_put_time(to, one->ns->median * 100000);
    fputs(" against ", to);
    battle_put_time(to, new->ns->median * 100000);
    fputs(" (", to);
    battle_put_factor(to, battle_ratio(new, one));
    fputs(battle_overlap(new, one) ? " times; within the noise)" : " times)", to);
}

static void put_log(FILE *to, const struct battle_results *results, const char *way)
{
    const struct battle_result *ends[2];
    const struct battle_result *tenon = find(results, "string", "SystemLog", way, BATTLE_GENERATED);
    fputs("The binary formats: not measured yet.\n100,000 times as JSON: ", to);
    if (!battle_timed(tenon)) {
        fputs("not measured in this run.", to);
        return;
    }
    fputs("tenon generated ", to);
    battle_put_time(to, tenon->ns->median * 100000);
    if (extremes(results, "string", "SystemLog", way, ends) && ends[1] != tenon) {
        fputs(", ", to);
        battle_put(to, ends[1]->peer);
        fputs(" ", to);
        battle_put_time(to, ends[1]->ns->median * 100000);
        fputs(" (slowest of C and C++)", to);
    }
    fputs("\nIts text: ", to);
    battle_put_count(to, tenon->bytes);
    fputs(" bytes", to);
}

static void put_ours(FILE *to, const struct battle_results *results, size_t row)
{
    switch (row) {
    case 0:
        put_models(to, results, "reused");
        break;
    case 1:
        put_models(to, results, "text");
        break;
    case 2:
        put_server(to, results);
        break;
    case 3:
        put_reflection(to, results);
        break;
    case 4:
        put_options(to, results);
        break;
    case 5:
        put_log(to, results, "reused");
        break;
    default:
        put_log(to, results, "text");
    }
}

bool battle_claims_make(const struct battle_results *results, tenon_arena *arena,
                        struct battle_claim ret[BATTLE_CLAIMS])
{
    for (size_t i = 0; i < BATTLE_CLAIMS; i++) {
        struct battle_text text;
        if (!battle_text_open(&text))
            return false;
        put_ours(text.file, results, i);
        ret[i] = claims[i];
        ret[i].ours = battle_text_close(&text, arena);
        if (!ret[i].ours)
            return false;
    }
    return true;
}
