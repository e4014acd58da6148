/* SPDX-License-Identifier: MIT
 * types/maps.h: what test_maps.c describes. Where the key of an entry is no member of its text and
 * the entry is not transparent, it is described by TENON_REMOTE. */
#ifndef TESTS_TYPES_MAPS_H
#define TESTS_TYPES_MAPS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct score {
    char *who;
    int points;
};
TENON_REMOTE(score, struct score);
TENON_REMOTE_FIELD(score, points);

struct peer { /* the key is a member of the value as well */
    char *host;
    tenon_str id;
    int port TENON(default = 80);
};

struct TENON(transparent) code {
    char name[4];
    char *text;
};

struct TENON(transparent) numbers {
    tenon_str key;
    int *values TENON(count = n);
    size_t n;
};

/* The key beside the object that is the value: generated code has a loop for these. */
struct TENON() spot {
    int x, y;
};
struct TENON(transparent) place {
    tenon_str name;
    struct spot at;
};
struct TENON() places {
    struct place *places TENON(map, key = name, count = n);
    size_t n;
};

struct maps {
    struct score *scores;
    size_t n_scores;
    struct peer *peers;
    int n_peers;
    struct code *codes;
    uint8_t n_codes;
    struct numbers *numbers;
    size_t n_numbers;
    struct maps *nested;
    char *key;
    size_t n_nested;
};
TENON_REMOTE(maps, struct maps);
TENON_REMOTE_FIELD(maps, scores, map, key = who, count = n_scores);
TENON_REMOTE_FIELD(maps, peers, map, key = id, count = n_peers, omit_empty);
TENON_REMOTE_FIELD(maps, codes, map, key = name, count = n_codes, omit_empty);
TENON_REMOTE_FIELD(maps, numbers, map, count = n_numbers, omit_empty);
TENON_REMOTE_FIELD(maps, nested, map, count = n_nested, omit_empty);

#endif
