/* SPDX-License-Identifier: MIT
 * keys.c, layer 3: the keys of a dictionary while it is read: is this one there already?
 *
 * Up to FEW keys are compared one by one. More are in a table of open addressing, in scratch
 * memory: a slot is 0 or the upper half of a key's hash and, below it, its entry + 1. The home of a
 * key is given by the highest bits of its hash, so that a larger table is filled from a smaller one
 * without a look at any key. Invariant: at most half of the slots are taken.
 *
 * The hash is mixed with an address and a seed, so that whoever chose the keys cannot foresee the
 * order in the table. A probe longer than LONG_PROBE means unlucky or hostile keys all the same:
 * another seed, a larger table. */
#include "../base/base.h"
#include "complain.h"

enum { FEW_KEYS = 16, FIRST_SLOTS = 64, MANY_SLOTS = 65536 };

uint64_t tenon__key_hash_long(uint64_t h, const char *s, size_t len)
{
    for (size_t i = 0; i + 16 < len; i += 8) {
        h = (h ^ tenon__load64(s + i)) * UINT64_C(0xD6E8FEB86659FD93);
        h ^= h >> 32;
    }
    return h;
}

static bool same_key(const tenon_detail *detail, const char *entry, tenon_str key)
{
    tenon_str other;
    return tenon__key_text(detail, entry, &other) && other.len == key.len &&
           memcmp(other.data, key.data, key.len) == 0;
}

enum key_found { KEY_NEW, KEY_TWICE, KEY_TOO_FAR };

/* Puts entry i into the table unless its key is there. */
static enum key_found add_key(tenon__growing *g, const tenon_detail *detail, size_t i,
                              tenon_str key)
{
    const uint64_t hash = tenon__key_hash(g->keys_seed, key.data, key.len);
    size_t at = (size_t)(hash >> g->keys_shift);
    for (unsigned probes = 0; g->keys[at] != 0; probes++) {
        if ((g->keys[at] ^ hash) >> 32 == 0 &&
            same_key(detail, g->data + ((uint32_t)g->keys[at] - 1) * g->stride, key))
            return KEY_TWICE;
        if (probes == TENON__LONG_PROBE)
            return KEY_TOO_FAR;
        at = (at + 1) & (g->keys_size - 1);
    }
    g->keys[at] = (hash & ~(uint64_t)UINT32_MAX) | (uint32_t)(i + 1);
    return KEY_NEW;
}

/* An empty table of that many slots, a power of two, in place of the old one, which stays where it
 * is in an arena and is the caller's to give back in other memory. */
static bool new_keys(tenon__in *in, tenon__growing *g, size_t slots)
{
    size_t bytes;
    void *keys;
    if (slots > UINT32_MAX || !tenon__mul(slots, sizeof *g->keys, &bytes))
        return false;
    keys = in->arena ? tenon__scratch(in, bytes)
                     : (char *)tenon__resize(in->mem, NULL, 0, bytes, TENON__ALIGN);
    if (!keys)
        return false;
    memset(keys, 0, bytes);
    g->keys = (uint64_t *)keys;
    g->keys_size = slots;
    g->keys_shift = (uint8_t)(64 - tenon__ctz64(slots));
    g->keys_most = in->path ? 0 : slots / 2; /* a path wants to hear of every key */
    return true;
}

static void drop_keys(tenon__in *in, uint64_t *keys, size_t slots)
{
    if (keys && !in->arena)
        tenon__resize(in->mem, keys, slots * sizeof *keys, 0, TENON__ALIGN);
}

/* Four times the slots, twice in a large table, filled from the old ones. */
static bool larger_keys(tenon__in *in, tenon__growing *g)
{
    uint64_t *old = g->keys;
    const size_t size = g->keys_size, slots = size < MANY_SLOTS ? 4 * size : 2 * size;
    if (!new_keys(in, g, slots))
        return false;
    for (size_t i = 0; i < size; i++) {
        uint64_t key = old[i];
        if (key == 0)
            continue;
        size_t at = (size_t)(key >> g->keys_shift);
        while (g->keys[at])
            at = (at + 1) & (slots - 1);
        g->keys[at] = key;
    }
    drop_keys(in, old, size);
    return true;
}

/* All keys but the newest into a table of their own, with another seed at each attempt. */
static bool rebuild_keys(tenon__in *in, tenon__growing *g, const tenon_detail *detail)
{
    size_t slots = FIRST_SLOTS, i;
    while (slots < 4 * g->n)
        slots *= 2;
    for (int attempt = 0; attempt < 8; attempt++, slots *= 2) {
        drop_keys(in, g->keys, g->keys_size);
        g->keys = NULL;
        g->keys_size = g->keys_most = 0;
        if (!new_keys(in, g, slots))
            return false;
        g->keys_seed = ((uintptr_t)in ^ ++in->seed) * UINT64_C(0x9E3779B97F4A7C15);
        for (i = 0; i + 1 < g->n; i++) {
            tenon_str key;
            tenon__key_text(detail, g->data + i * g->stride, &key);
            if (add_key(g, detail, i, key) != KEY_NEW)
                break;
        }
        if (i + 1 == g->n)
            return true;
    }
    return false;
}

static enum key_found note_key(tenon__in *in, tenon__growing *g, const tenon_detail *detail,
                               tenon_str key)
{
    enum key_found found = KEY_TOO_FAR;
    if (g->n <= FEW_KEYS) {
        for (size_t i = 0; i + 1 < g->n; i++)
            if (same_key(detail, g->data + i * g->stride, key))
                return KEY_TWICE;
        return KEY_NEW;
    }
    if (g->keys && (2 * g->n <= g->keys_size || larger_keys(in, g)))
        found = add_key(g, detail, g->n - 1, key);
    for (int attempt = 0; found == KEY_TOO_FAR && attempt < 2; attempt++) {
        if (!rebuild_keys(in, g, detail))
            return KEY_TOO_FAR;
        found = add_key(g, detail, g->n - 1, key);
    }
    return found;
}

bool tenon__growing_key(tenon__in *in, const char *from, tenon__growing *g)
{
    const tenon_detail *detail = tenon__detail(g->owner, g->row);
    tenon_str key;
    g->key_at = tenon__offset(in, from) + 1;
    tenon__key_text(detail, g->data + (g->n - 1) * g->stride, &key);
    if (in->path && in->path->n > 0) {
        tenon__crumb *step = &in->path->steps[in->path->n - 1];
        step->key = in->text + g->key_at;
        step->key_len = key.len;
    }
    switch (note_key(in, g, detail, key)) {
    case KEY_NEW:
        return true;
    case KEY_TWICE:
        tenon__fail(in, from + 1, TENON_E_DUPLICATE, key.len); /* at the name, as for members */
        return false;
    default:
        tenon__fail(in, from, TENON_E_MEMORY, 0);
        return false;
    }
}
