/* SPDX-License-Identifier: MIT
 * battle/made.c: made-up results. */
#include "made.h"

#include <stdlib.h>
#include <string.h>

static tenon_str text_of(const char *text)
{
    return text ? (tenon_str){text, strlen(text)} : (tenon_str){0};
}

void made_init(struct made *made)
{
    memset(made, 0, sizeof *made);
    made->results = (struct battle_results){
        .schema = 1,
        .machine = {.date = text_of("2030-01-02T03:04:05Z"),
                    .processor = text_of("A processor"),
                    .system = text_of("A system"),
                    .cores = 2,
                    .compiler = text_of("cc -O2"),
                    .tenon = text_of("9.8.7")},
        .repetitions = 15,
        .seconds = 90,
        .peers = made->peers,
        .results = made->list,
    };
    made_peer(made, "tenon generated", "9.8.7", "C", NULL);
    made_peer(made, "tenon tables", "9.8.7", "C", NULL);
}

void made_peer(struct made *made, const char *name, const char *version, const char *language,
               const char *absent)
{
    if (made->results.n_peers == MADE_PEERS)
        abort();
    made->peers[made->results.n_peers++] = (struct battle_peer_info){
        .name = text_of(name),
        .version = text_of(version),
        .language = text_of(language),
        .absent = text_of(absent),
    };
}

static tenon_str part_of(const char **key)
{
    const size_t len = strcspn(*key, "/");
    const tenon_str part = {*key, len};
    *key += len + ((*key)[len] == '/');
    return part;
}

struct battle_result *made_add(struct made *made, const char *key, const char *peer, double median,
                               double spread)
{
    const size_t i = made->results.n_results++;
    if (i >= MADE_MOST)
        abort();
    struct battle_result *result = &made->list[i];
    result->battle = part_of(&key);
    result->model = part_of(&key);
    result->variant = part_of(&key);
    result->direction = part_of(&key);
    result->way = part_of(&key);
    result->peer = text_of(peer);
    result->checked = true;
    result->bytes = 597;
    if (median > 0) {
        made->ns[i] = (struct battle_ns){median, median * 0.9, spread};
        result->ns = &made->ns[i];
        result->samples = 15;
    }
    return result;
}

/* The same four, as multiples of tenon generated. */
static void add_all(struct made *made, const char *key, double ns, double other)
{
    made_add(made, key, "tenon generated", ns, ns / 10);
    made_add(made, key, "tenon tables", ns * 1.5, ns / 10);
    made_add(made, key, "other", ns * other, ns / 10);
    made_add(made, key, "slow & <b>old</b>", ns * 40, ns);
}

void made_page(struct made *made)
{
    made_init(made);
    made_peer(made, "other", "1.2", "C++", NULL);
    made_peer(made, "slow & <b>old</b>", "0.1", "C", NULL);
    made_peer(made, "far", "3", "Go", NULL);
    made_peer(made, "gone", NULL, "C", "not found; package </script><!-- libgone-dev");
    add_all(made, "string/SmallClass/constant/read/text", 50, 2);
    add_all(made, "string/SmallClass/constant/write/reused", 40, 0.5);
    add_all(made, "string/BigClass/constant/read/text", 200, 1.25);
    made_add(made, "string/BigClass/constant/read/text", "far", 12345, 100);
    add_all(made, "string/BigClass/constant/write/reused", 150, 3);
    add_all(made, "string/BigClass/varied/read/text", 220, 0.98);
    add_all(made, "string/ThousandSmallClassList/constant/read/text", 41000, 2);
    add_all(made, "string/ThousandSmallClassList/constant/write/reused", 30000, 2);
    add_all(made, "string/Records 100/varied/read/text", 6000, 2);
    add_all(made, "string/Records 100/varied/write/reused", 4000, 2);
    add_all(made, "string/SystemLog/constant/write/reused", 300, 2);
    add_all(made, "stream/BigClass/constant/write/file", 900, 1.1);
    add_all(made, "options/Forecast/constant/write/one", 48, 2);
    add_all(made, "options/Forecast/constant/write/new", 48, 200);
    struct battle_result *wrong =
        made_add(made, "string/BigClass/constant/write/reused", "far", 0, 0);
    wrong->checked = false;
    wrong->note = text_of("what it writes is wrong: </script><!-- <script> & \"x\"");
    made->allocations[2] = (struct battle_memory){3, 128};
    made->list[2].allocations = &made->allocations[2];
}
