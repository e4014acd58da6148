/* SPDX-License-Identifier: MIT
 * find.c: keys, lookups, rankings and ratios of results. */
#include "find.h"

#include <math.h>
#include <string.h>

tenon_str battle_text(const char *text)
{
    return (tenon_str){text, strlen(text)};
}

bool battle_same(tenon_str a, tenon_str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.data, b.data, a.len) == 0);
}

bool battle_is(tenon_str a, const char *text)
{
    return battle_same(a, battle_text(text));
}

bool battle_own(tenon_str peer)
{
    static const char start[] = "tenon ";
    return peer.len >= sizeof start - 1 && memcmp(peer.data, start, sizeof start - 1) == 0;
}

struct battle_key battle_key_of(const struct battle_result *result)
{
    return (struct battle_key){result->battle, result->model,     result->variant,
                               result->peer,   result->direction, result->way};
}

static bool fits(tenon_str value, tenon_str wanted)
{
    return !wanted.data || battle_same(value, wanted);
}

bool battle_matches(const struct battle_result *result, const struct battle_key *key)
{
    return fits(result->battle, key->battle) && fits(result->model, key->model) &&
           fits(result->variant, key->variant) && fits(result->peer, key->peer) &&
           fits(result->direction, key->direction) && fits(result->way, key->way);
}

const struct battle_result *battle_find(const struct battle_results *results,
                                        const struct battle_key *key,
                                        const struct battle_result *after)
{
    for (size_t i = after ? (size_t)(after - results->results) + 1 : 0; i < results->n_results; i++)
        if (battle_matches(&results->results[i], key))
            return &results->results[i];
    return NULL;
}

const struct battle_result *battle_find_of(const struct battle_results *results,
                                           const struct battle_result *result, const char *peer)
{
    struct battle_key key = battle_key_of(result);
    key.peer = battle_text(peer);
    return battle_find(results, &key, NULL);
}

const struct battle_peer_info *battle_find_peer(const struct battle_results *results,
                                                tenon_str name)
{
    for (size_t i = 0; i < results->n_peers; i++)
        if (battle_same(results->peers[i].name, name))
            return &results->peers[i];
    return NULL;
}

static tenon_str value_of(const struct battle_result *result, enum battle_column column)
{
    switch (column) {
    case BATTLE_COLUMN_BATTLE:
        return result->battle;
    case BATTLE_COLUMN_MODEL:
        return result->model;
    case BATTLE_COLUMN_VARIANT:
        return result->variant;
    case BATTLE_COLUMN_PEER:
        return result->peer;
    case BATTLE_COLUMN_DIRECTION:
        return result->direction;
    case BATTLE_COLUMN_WAY:
        break;
    }
    return result->way;
}

size_t battle_distinct(const struct battle_results *results, const struct battle_key *key,
                       enum battle_column column, tenon_str *list, size_t size)
{
    size_t n = 0;
    const struct battle_result *at = battle_find(results, key, NULL);
    for (; at && n < size; at = battle_find(results, key, at)) {
        size_t i = 0;
        list[n] = value_of(at, column);
        while (!battle_same(list[i], list[n]))
            i++;
        n += i == n;
    }
    return n;
}

bool battle_timed(const struct battle_result *result)
{
    return result && result->checked && result->ns;
}

size_t battle_ranking(const struct battle_results *results, const struct battle_key *key,
                      const struct battle_result **list, size_t size)
{
    size_t n = 0;
    const struct battle_result *at = battle_find(results, key, NULL);
    for (; at && size > 0; at = battle_find(results, key, at)) {
        if (!battle_timed(at) || (n == size && list[n - 1]->ns->median <= at->ns->median))
            continue;
        size_t place = n < size ? n++ : n - 1;
        for (; place > 0 && list[place - 1]->ns->median > at->ns->median; place--)
            list[place] = list[place - 1];
        list[place] = at;
    }
    return n;
}

double battle_ratio(const struct battle_result *result, const struct battle_result *base)
{
    if (!battle_timed(result) || !battle_timed(base) || !(base->ns->median > 0))
        return NAN;
    return result->ns->median / base->ns->median;
}

bool battle_overlap(const struct battle_result *a, const struct battle_result *b)
{
    return fabs(a->ns->median - b->ns->median) <= (a->ns->spread + b->ns->spread) / 2;
}
