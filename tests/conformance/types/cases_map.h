/* SPDX-License-Identifier: MIT
 * types/cases_map.h: what test_cases_map.c describes. */
#ifndef TESTS_TYPES_CASES_MAP_H
#define TESTS_TYPES_CASES_MAP_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() limits {
    int burst TENON(default = 10);
};

struct TENON() defaults {
    int retries TENON(default = 3);
    double ratio TENON(default = 0.5);
    char *mode TENON(default = "auto");
    struct limits limits;
    struct limits *list TENON(count = n_list);
    size_t n_list;
};

struct TENON() listen {
    char *host TENON(required);
    uint16_t port TENON(required);
    int backlog;
};

struct TENON() net {
    struct listen *listen TENON(count = n_listen);
    size_t n_listen;
};

struct TENON() server {
    struct net net;
};

struct TENON() known {
    int id;
    char *name;
};

TENON_REMOTE(known_only, struct known, unknown = refuse);
TENON_REMOTE_FIELD(known_only, id);
TENON_REMOTE_FIELD(known_only, name);

struct TENON() names {
    int value_with_dashes TENON(name = "value-with-dashes");
    char *class_ TENON(name = "class");
    int ab TENON(name = "a\"b!"),
        size TENON(name = "gr\xC3\xB6\xC3\x9F"
                          "e"),
        nothing TENON(name = "");
};

struct clash {
    int first, second;
};

struct TENON() node {
    char *name;
    struct node *left, *right, *next;
    char **tags TENON(count = n_tags);
    size_t n_tags;
};

enum TENON() color {
    COLOR_RED TENON(name = "red"),
    COLOR_GREEN TENON(name = "green"),
    COLOR_BLUE TENON(name = "blue"),
    COLOR_NONE TENON(name = "")
};

struct TENON() paint {
    enum color color;
};

TENON_REMOTE(paint_green, struct paint);
TENON_REMOTE_FIELD(paint_green, color, fallback = COLOR_GREEN);

#endif
