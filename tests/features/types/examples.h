/* SPDX-License-Identifier: MIT
 * types/examples.h: the structs that docs/features.md shows, with annotations instead of its rows.
 * (test_examples.c repeats the page to the letter, so these definitions stand twice.) */
#ifndef TESTS_TYPES_EXAMPLES_H
#define TESTS_TYPES_EXAMPLES_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum color { RED TENON(name = "red"), GREEN TENON(name = "green"), BLUE TENON(name = "blue") };

struct TENON() sample {
    bool on;
    int32_t whole;
    uint64_t large;
    double real;
    char *text;
    tenon_str counted;
    char name[8];
    tenon_raw raw;
    tenon_time when;
    enum color color;
};

struct point {
    int x, y;
};

struct score {
    char *player;
    int points;
};
TENON_REMOTE(score, struct score); /* its key is no member of the text */
TENON_REMOTE_FIELD(score, points);

struct shapes {
    struct point origin;
    struct point *target;
    struct point *path TENON(count = n_path);
    size_t n_path;
    char *words[2];
    int few[4] TENON(count = n_few);
    int n_few;
    double matrix[2][2];
    struct score *scores TENON(map, key = player, count = n_scores);
    size_t n_scores;
    struct shapes *next TENON(omit_null);
};

struct account {
    int id;
    char *mail;
    char *password;
    char *computed;
    void *session;
    uint8_t age;
    bool has_age;
    char nick[6];
    enum color color;
    char **tags;
    size_t n_tags;
    int level;
};
TENON_REMOTE(account, struct account, unknown = refuse); /* not even session's name is known */
TENON_REMOTE_FIELD(account, id, required, min = 1);
TENON_REMOTE_FIELD(account, mail, "e-mail", alias = "email", alias = "mail", max_len = 40);
TENON_REMOTE_FIELD(account, password, write_only, min_len = 8);
TENON_REMOTE_FIELD(account, computed, read_only, default = "none");
TENON_REMOTE_FIELD(account, age, has = has_age, max = 150);
TENON_REMOTE_FIELD(account, nick, truncate, omit_empty);
TENON_REMOTE_FIELD(account, color, default = BLUE, fallback = RED);
TENON_REMOTE_FIELD(account, tags, count = n_tags, max_count = 2, omit_empty);
TENON_REMOTE_FIELD(account, level, default = 1, omit_default);

struct TENON(transparent) list {
    struct point *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) port {
    uint16_t number TENON(min = 1);
};

#endif
