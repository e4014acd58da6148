/* SPDX-License-Identifier: MIT
 * inline/list.h: arrays and dictionaries while they are read, for the walkers and for generated
 * code. */
#ifndef TENON_INLINE_LIST_H
#define TENON_INLINE_LIST_H

#include <tenon/inline/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An array or dictionary while it is read. Its elements 0 .. n-1 are zero or whole, the last
 * perhaps in work. In an arena it grows at the high end of the free space, above in->top, and moves
 * to its exact place at the low end when it is complete: nothing is wasted. In other memory it is
 * one block that is resized. A fixed array stays where it is. */
typedef struct tenon__growing {
    const tenon_type *owner; /* member row of object, which is of type owner */
    const tenon_member *row;
    char *object;
    char *data;
    size_t n, cap;      /* elements begun; that may be begun before tenon__growing_more */
    size_t room, limit; /* elements that data holds; most allowed */
    size_t stride;
    size_t key_at;      /* dictionary: where the text of the last key is, behind its quote */
    uint64_t *keys;     /* keys of a large dictionary by hash, see walk/keys.c */
    size_t keys_size;   /* slots of keys, 0: no table */
    size_t keys_most;   /* as many entries may be added by tenon__key_is_new */
    uint64_t keys_seed; /* of the hash */
    char *mark, *block; /* arena: top before, and the end of its block */
    const tenon_member *key_row; /* dictionary: row of the entries' type that is the key, or NULL */
    size_t inset;                /* of the object in an element */
    bool map, fixed;
    bool update;        /* what the member holds is valid, and replaced */
    uint8_t keys_shift; /* 64 - log2 of keys_size */
} tenon__growing;

/* Member m of struct o, of type t. */
TENON_API void tenon__growing_begin(tenon__in *in, tenon__growing *g, const tenon_type *t,
                                    const tenon_member *m, char *o);
/* Room for one more element, or the error that there is none and the crumb that says which. */
TENON_API bool tenon__growing_more(tenon__in *in, const char *p, tenon__growing *g);
/* Notes the key of the newest entry, whose token is at from; false: it was there before, or memory
 * is exhausted. */
TENON_API bool tenon__growing_key(tenon__in *in, const char *from, tenon__growing *g);
/* The hash of keys longer than 16 bytes, up to the last 16. */
TENON_API uint64_t tenon__key_hash_long(uint64_t seed, const char *s, size_t len);

/* All bytes of a short key are in two loads that may overlap. The best bits are the highest. */
TENON__INLINE uint64_t tenon__key_hash(uint64_t seed, const char *s, size_t len)
{
    const uint64_t odd1 = UINT64_C(0xD6E8FEB86659FD93), odd2 = UINT64_C(0x9E3779B97F4A7C15);
    uint64_t h = seed + len, a = 0, b = 0;
    if (TENON__LIKELY(len >= 8)) {
        a = tenon__load64(s);
        if (TENON__UNLIKELY(len > 16)) {
            h = tenon__key_hash_long(h, s, len);
            a = tenon__load64(s + len - 16);
        }
        b = tenon__load64(s + len - 8);
    } else if (len >= 4) {
        a = tenon__load32(s) | (uint64_t)tenon__load32(s + len - 4) << 32;
    } else if (len > 0) {
        a = (unsigned char)s[0] | (uint64_t)(unsigned char)s[len >> 1] << 8 |
            (uint64_t)(unsigned char)s[len - 1] << 16;
    }
    h = (h ^ a) * odd1;
    return (h ^ h >> 32 ^ b) * odd2;
}

enum { TENON__LONG_PROBE = 64 };

/* Notes the key s of the newest entry, whose token is at from, if nothing is unusual about it: it
 * is new, and the table has room for it close to its place. false: nothing is known;
 * tenon__growing_key finds out. */
TENON__INLINE bool tenon__key_is_new(const tenon__in *in, const char *from, tenon__growing *g,
                                     const char *s, size_t len)
{
    g->key_at = tenon__offset(in, from) + 1;
    if (TENON__UNLIKELY(g->n > g->keys_most))
        return false;
    uint64_t hash = tenon__key_hash(g->keys_seed, s, len),
             *slot = g->keys + (hash >> g->keys_shift);
    if (*slot != 0) {
        const uint64_t *end = g->keys + g->keys_size;
        if (end - slot > TENON__LONG_PROBE)
            end = slot + TENON__LONG_PROBE;
        do {
            if ((*slot ^ hash) >> 32 == 0 || ++slot == end)
                return false;
        } while (*slot != 0);
    }
    *slot = (hash & ~(uint64_t)UINT32_MAX) | (uint32_t)g->n;
    return true;
}

/* Puts the complete array in its place and sets the count. */
TENON_API bool tenon__growing_end(tenon__in *in, const char *p, tenon__growing *g);
/* Gives back an array that failed. */
TENON_API void tenon__growing_drop(tenon__in *in, tenon__growing *g);
/* The step of the path for the newest element. */
TENON_API void tenon__trail_element(tenon__in *in, const tenon__growing *g);

#ifdef __cplusplus
}
#endif
#endif
