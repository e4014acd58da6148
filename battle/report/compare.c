/* SPDX-License-Identifier: MIT
 * compare.c: see compare.h. */
#include "compare.h"

#include "find.h"
#include "loads.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double TOLERATED = 1.05;

/* One result in both files. */
struct change {
    const struct battle_result *before, *after;
    double median, best; /* after / before, the machine's change taken out */
};

static bool is_tenon(const struct battle_result *result)
{
    return strncmp(result->peer.data, "tenon", 5) == 0;
}

static bool same_version(const struct battle_results *before, const struct battle_results *after,
                         tenon_str peer)
{
    const struct battle_peer_info *a = battle_find_peer(before, peer),
                                  *b = battle_find_peer(after, peer);
    return a && b && battle_same(a->version, b->version);
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* What the same code took now, as a multiple of what it took then. */
static double machine_change(const struct battle_results *before,
                             const struct battle_results *after, const struct change *changes,
                             size_t n)
{
    double *ratios = malloc((n + 1) * sizeof *ratios);
    size_t found = 0;
    for (size_t i = 0; ratios && i < n; i++)
        if (!is_tenon(changes[i].after) && same_version(before, after, changes[i].after->peer))
            ratios[found++] = changes[i].median;
    double middle = 1;
    if (found > 0) {
        qsort(ratios, found, sizeof *ratios, by_value);
        middle = (ratios[found / 2] + ratios[(found - 1) / 2]) / 2;
    }
    free(ratios);
    return middle;
}

static bool is_regression(const struct change *change, double machine)
{
    const struct battle_ns *a = change->before->ns, *b = change->after->ns;
    const double noise = (a->spread * machine + b->spread) / 2;
    return change->median > TOLERATED && change->best > TOLERATED &&
           b->median - a->median * machine > noise;
}

static bool is_gain(const struct change *change, double machine)
{
    const struct battle_ns *a = change->before->ns, *b = change->after->ns;
    const double noise = (a->spread * machine + b->spread) / 2;
    return change->median < 1 / TOLERATED && change->best < 1 / TOLERATED &&
           a->median * machine - b->median > noise;
}

static void print_change(const struct change *change, FILE *to)
{
    const struct battle_result *r = change->after;
    fprintf(to, "  %5.2f  %s/%s/%s/%s/%s/%s  (%.4g ns, was %.4g)\n", change->median, r->battle.data,
            r->model.data, r->variant.data, r->direction.data, r->way.data, r->peer.data,
            r->ns->median, change->before->ns->median);
}

static size_t collect(const struct battle_results *before, const struct battle_results *after,
                      struct change *changes)
{
    size_t n = 0;
    for (size_t i = 0; i < after->n_results; i++) {
        const struct battle_result *now = &after->results[i];
        const struct battle_key key = battle_key_of(now);
        const struct battle_result *then = battle_find(before, &key, NULL);
        if (then && battle_timed(then) && battle_timed(now))
            changes[n++] = (struct change){then, now, now->ns->median / then->ns->median,
                                           now->ns->best / then->ns->best};
    }
    return n;
}

/* Results that were right before and are wrong or gone now count too. */
static size_t print_lost(const struct battle_results *before, const struct battle_results *after,
                         FILE *to)
{
    size_t lost = 0;
    for (size_t i = 0; i < before->n_results; i++) {
        const struct battle_result *then = &before->results[i];
        const struct battle_key key = battle_key_of(then);
        const struct battle_result *now = battle_find(after, &key, NULL);
        if (!then->checked || !is_tenon(then) || !now || now->checked)
            continue;
        fprintf(to, "%s  %s/%s/%s/%s/%s: %s\n", lost ? "" : "no longer right:\n", then->battle.data,
                then->model.data, then->variant.data, then->direction.data, then->peer.data,
                now->note.data ? now->note.data : "?");
        lost++;
    }
    return lost;
}

/* ---- loads ----------------------------------------------------------------------------------- */

static const double TOLERATED_LOAD = 1.25;

static const struct battle_load *same_load(const struct battle_results *results,
                                           const struct battle_load *load)
{
    for (size_t i = 0; i < results->n_loads; i++) {
        const struct battle_load *other = &results->loads[i];
        if (battle_same(other->server, load->server) && battle_same(other->codec, load->codec) &&
            battle_same(other->route, load->route) && battle_same(other->client, load->client) &&
            other->n == load->n && other->tls == load->tls)
            return other;
    }
    return NULL;
}

/* What a request takes of other servers now, as a multiple of what it took then. */
static double load_change(const struct battle_results *before, const struct battle_results *after)
{
    double *ratios = malloc((after->n_loads + 1) * sizeof *ratios), middle = 1;
    size_t n = 0;
    for (size_t i = 0; ratios && i < after->n_loads; i++) {
        const struct battle_load *now = &after->loads[i], *then = same_load(before, now);
        if (!battle_is(now->server, BATTLE_SERVICE) && battle_load_counts(now) &&
            battle_load_counts(then) && then->cpu_us > 0 &&
            same_version(before, after, now->server))
            ratios[n++] = now->cpu_us / then->cpu_us;
    }
    if (n > 0) {
        qsort(ratios, n, sizeof *ratios, by_value);
        middle = (ratios[n / 2] + ratios[(n - 1) / 2]) / 2;
    }
    free(ratios);
    return middle;
}

static void print_load(const struct battle_load *now, const struct battle_load *then, FILE *to)
{
    fprintf(to, "  %s%s%s, N = %u, %s, %s: ", now->route.data, now->codec.data ? ", " : "",
            now->codec.data ? now->codec.data : "", now->n, now->tls ? "TLS" : "plain",
            now->client.data);
    if (battle_load_counts(now))
        fprintf(to, "%.0f requests per second, was %.0f; CPU %.1f us for each, was %.1f\n",
                now->per_second, then->per_second, now->cpu_us, then->cpu_us);
    else
        fprintf(to, "%s\n", now->note.data ? now->note.data : "does not count any more");
}

static size_t compare_loads(const struct battle_results *before, const struct battle_results *after,
                            FILE *to)
{
    const double machine = load_change(before, after);
    size_t regressions = 0, both = 0;
    for (size_t i = 0; i < after->n_loads; i++) {
        const struct battle_load *now = &after->loads[i], *then = same_load(before, now);
        if (!battle_is(now->server, BATTLE_SERVICE) || !battle_load_counts(then))
            continue;
        both++;
        if (battle_load_counts(now) &&
            (now->cpu_us <= then->cpu_us * machine * TOLERATED_LOAD ||
             now->per_second * machine * TOLERATED_LOAD >= then->per_second))
            continue;
        fputs(regressions++ == 0 ? "requests per second:\n" : "", to);
        print_load(now, then, to);
    }
    if (both > 0)
        fprintf(to, "%zu loads of the service in both files: %zu slower or wrong\n", both,
                regressions);
    return regressions;
}

/* ---- all ------------------------------------------------------------------------------------- */

size_t battle_compare(const struct battle_results *before, const struct battle_results *after,
                      FILE *to)
{
    struct change *changes = calloc(after->n_results + 1, sizeof *changes);
    if (!changes)
        return 0;
    const size_t n = collect(before, after, changes);
    const double machine = machine_change(before, after, changes, n);
    size_t regressions = print_lost(before, after, to), gains = 0, of_tenon = 0;
    for (size_t i = 0; i < n; i++) {
        changes[i].median /= machine;
        changes[i].best /= machine;
        of_tenon += is_tenon(changes[i].after);
        if (is_tenon(changes[i].after) && is_regression(&changes[i], machine)) {
            fputs(regressions ? "" : "slower:\n", to);
            print_change(&changes[i], to);
            regressions++;
        }
    }
    for (size_t i = 0; i < n; i++)
        if (is_tenon(changes[i].after) && is_gain(&changes[i], machine)) {
            fputs(gains++ ? "" : "faster:\n", to);
            print_change(&changes[i], to);
        }
    fprintf(to,
            "%zu results of tenon in both files: %zu slower or wrong, %zu faster, the others "
            "within the noise\n",
            of_tenon, regressions, gains);
    fprintf(to, "the machine: what did not change took %.2f times as long (taken out above)\n",
            machine);
    free(changes);
    return regressions + compare_loads(before, after, to);
}
