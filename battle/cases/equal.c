/* SPDX-License-Identifier: MIT
 * equal.c: whether objects are the same. The order of a dictionary does not count: JSON promises
 * none, and peers with hash tables have another each time. */
#include "make.h"

#include <stdlib.h>
#include <string.h>

static int compare_keys(const void *a, const void *b)
{
    const tenon_str *x = a, *y = b; /* what either kind of entry begins with */
    const int first = memcmp(x->data, y->data, x->len < y->len ? x->len : y->len);
    return first ? first : (x->len > y->len) - (x->len < y->len);
}

/* A sorted copy of entries; the caller frees it. */
static void *sorted(const void *entries, size_t n, size_t size)
{
    void *copy = malloc(n * size + 1);
    if (!copy)
        exit(1);
    if (n > 0)
        memcpy(copy, entries, n * size);
    qsort(copy, n, size, compare_keys);
    return copy;
}

static bool equal_unordered(enum battle_kind kind, const void *a, const void *b)
{
    const void *both[] = {a, b};
    struct small_dictionary dictionaries[2];
    struct system_log logs[2];
    void *entries[2] = {NULL, NULL};
    for (int i = 0; i < 2; i++)
        if (kind == BATTLE_DICTIONARY) {
            dictionaries[i] = *(const struct small_dictionary *)both[i];
            dictionaries[i].Dict = entries[i] =
                sorted(dictionaries[i].Dict, dictionaries[i].n, sizeof *dictionaries[i].Dict);
            both[i] = &dictionaries[i];
        } else if (kind == BATTLE_LOG) {
            logs[i] = *(const struct system_log *)both[i];
            logs[i].ExtFileds = entries[i] =
                sorted(logs[i].ExtFileds, logs[i].n_fields, sizeof *logs[i].ExtFileds);
            both[i] = &logs[i];
        }
    const bool equal = tenon_equal(battle_kind_type(kind), both[0], both[1]);
    free(entries[0]);
    free(entries[1]);
    return equal;
}

bool battle_equal(enum battle_kind kind, const void *a, const void *b)
{
    return tenon_equal(battle_kind_type(kind), a, b) || equal_unordered(kind, a, b);
}
