/* SPDX-License-Identifier: MIT
 * claims.c: published figures, and ours computed beside them. */
#include "claims.h"

#include "print.h"

#include <string.h>

#define ARTICLE "The Battle of C# to JSON Serializers in .NET Core 3 (Michael's Coding Spot, 2019)"
#define ARTICLE_ADDRESS                                                                            \
    "https://michaelscodingspot.com/the-battle-of-c-to-json-serializers-in-net-core-3/"
/* The article's tables, as its author keeps them with the programs. */
#define ARTICLE_FIGURES                                                                            \
    "github.com/michaelscodingspot/PracticalDebugging, "                                           \
    "Benchmarks/Serializers/benchmark_results.md"

static const struct battle_claim claims[BATTLE_CLAIMS] = {
    {
        ARTICLE,
        ARTICLE_ADDRESS,
        "Writing to a string: Utf8Json is fastest for each model, DataContractJsonSerializer "
        "slowest.",
        "Small class 183 ns against 1,570 (8.6 times); big class 1.47 µs against 8.86 (6.0); list "
        "of 1000 113 µs against 859 (7.6); dictionary of 1000 186 µs against 1,488 (8.0). "
        "Source: " ARTICLE_FIGURES,
        NULL,
        "Theirs is between serializers of one virtual machine, ours between native libraries.",
    },
    {
        ARTICLE,
        ARTICLE_ADDRESS,
        "Reading from a string: Jil is fastest for each model, Newtonsoft.Json slowest.",
        "Small class 273 ns against 1,514 (5.6 times); big class 4.03 µs against 12.8 (3.2); list "
        "of 1000 310 µs against 1,291 (4.2); dictionary of 1000 613 µs against 1,617 (2.6). "
        "Source: " ARTICLE_FIGURES,
        NULL,
        "Theirs allocate an object and a string for each value; here objects own their strings in "
        "memory that the library or its user chooses.",
    },
    {
        ARTICLE,
        ARTICLE_ADDRESS,
        "The same server answers up to 14 times the requests with another serializer "
        "(SerializeThousandSmallClassList, one second each).",
        "Writing: Newtonsoft 121 to 135, System.Text.Json 745 to 927, Utf8Json 1,646 to 1,987 "
        "requests per second; medians 130 and 1,914: 14.7 times. Reading: Newtonsoft 179 to 199, "
        "Utf8Json 740 to 1,166; medians 196 and 1,164: 6.0 times. Source: " ARTICLE_FIGURES,
        NULL,
        "Requests per second belong to the web service (battle 4). In process there is no server "
        "to share the time with, so ratios are an upper bound of what a server would show.",
    },
    {
        "The Go comparison: a proxy with encoding/json (reflection) and with easyjson (none)",
        NULL,
        "Reflection costs a proxy the larger part of its requests.",
        "The page was not found. Its service in Go, measured before for this comparison on two "
        "shared cores: N = 100: 6,732 requests per second without reflection, 2,157 with (68 % "
        "fewer); N = 500: 3,140 and 515 (84 % fewer).",
        NULL,
        "Requests per second belong to the web service (battle 4). tenon's tables are what "
        "reflection is to Go: known at run time, but made by the compiler.",
    },
    {
        "How to instantiate JsonSerializerOptions instances with System.Text.Json (Microsoft, .NET "
        "documentation)",
        "https://learn.microsoft.com/dotnet/standard/serialization/system-text-json/"
        "configure-options",
        "A new options instance for each call is slower by orders of magnitude.",
        "100,000 small objects: 190 ms with one instance, 40,140 ms with a new one each time: 211 "
        "times.",
        NULL,
        "Theirs keeps what it learns of a type in the options instance. tenon keeps nothing in "
        "options; descriptions are constant tables or generated code.",
    },
    {
        "The SystemLog comparison: System.Text.Json, Newtonsoft.Json and BinaryFormatter",
        NULL,
        "100,000 times each, the mean of 20 runs: JSON with converters against a binary format, "
        "writing.",
        NULL,
        NULL,
        "Binary formats, converters and lenient options belong to battle 6. Here SystemLog is "
        "plain JSON.",
    },
    {
        "The SystemLog comparison: System.Text.Json, Newtonsoft.Json and BinaryFormatter",
        NULL,
        "The same, reading.",
        NULL,
        NULL,
        "As above.",
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

/* "SmallClass: tenon generated 47.6 ns against cJSON 665 ns (14 times)." */
static size_t put_extremes(FILE *to, const struct battle_results *results, const char *model,
                           const char *way)
{
    const struct battle_result *ends[2];
    if (!extremes(results, "string", model, way, ends))
        return 0;
    fprintf(to, "%s: ", model);
    battle_put(to, ends[0]->peer);
    fputs(" ", to);
    battle_put_time(to, ends[0]->ns->median);
    fputs(" against ", to);
    battle_put(to, ends[1]->peer);
    fputs(" ", to);
    battle_put_time(to, ends[1]->ns->median);
    fputs(" (", to);
    battle_put_factor(to, battle_ratio(ends[1], ends[0]));
    fputs(" times). ", to);
    return 1;
}

static void put_models(FILE *to, const struct battle_results *results, const char *way)
{
    static const char *const models[] = {"SmallClass", "BigClass", "ThousandSmallClassList",
                                         "ThousandSmallClassDictionary"};
    size_t n = 0;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        n += put_extremes(to, results, models[i], way);
    fputs(n > 0 ? "C and C++, fastest against slowest." : "Not measured in this run.", to);
}

static void put_server(FILE *to, const struct battle_results *results)
{
    fputs("Requests per second: not measured yet. In process, writing: ", to);
    if (!put_extremes(to, results, "ThousandSmallClassList", "reused"))
        fputs("not measured in this run. ", to);
    fputs("Reading: ", to);
    if (!put_extremes(to, results, "ThousandSmallClassList", "text"))
        fputs("not measured in this run.", to);
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
    fprintf(to, " %s ", with);
    battle_put_time(to, slow);
    fprintf(to, ", %s ", without);
    battle_put_time(to, fast);
    fputs(": ", to);
    battle_put_factor(to, slow / fast);
    fputs(" times.", to);
}

static void put_reflection(FILE *to, const struct battle_results *results)
{
    fputs("Requests per second: not measured yet. In process, Records 100 read and written:", to);
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
    fputs("100,000 Forecasts by tenon generated: ", to);
    battle_put_time(to, one->ns->median * 100000);
    fputs(" with one options value, ", to);
    battle_put_time(to, new->ns->median * 100000);
    fputs(" with a new one each time: ", to);
    battle_put_factor(to, battle_ratio(new, one));
    fputs(" times", to);
    fputs(battle_overlap(new, one) ? " (within the noise)." : ".", to);
}

static void put_log(FILE *to, const struct battle_results *results, const char *way)
{
    const struct battle_result *ends[2];
    const struct battle_result *tenon = find(results, "string", "SystemLog", way, BATTLE_GENERATED);
    fputs("The binary formats: not measured yet. 100,000 times as JSON: ", to);
    if (!battle_timed(tenon)) {
        fputs("not measured in this run.", to);
        return;
    }
    fputs("tenon generated ", to);
    battle_put_time(to, tenon->ns->median * 100000);
    if (extremes(results, "string", "SystemLog", way, ends)) {
        fputs("; slowest of C and C++ ", to);
        battle_put(to, ends[1]->peer);
        fputs(" ", to);
        battle_put_time(to, ends[1]->ns->median * 100000);
    }
    fprintf(to, ". %llu bytes.", (unsigned long long)tenon->bytes);
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
