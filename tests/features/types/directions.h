/* SPDX-License-Identifier: MIT
 * types/directions.h: what test_directions.c describes. Structs with bytes that nothing describes
 * are described by TENON_REMOTE: an annotated struct has no such members. */
#ifndef TESTS_TYPES_DIRECTIONS_H
#define TESTS_TYPES_DIRECTIONS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct user {
    char *name;
    char *password TENON(write_only);
    int visits TENON(read_only, default = 1);
    char *computed TENON(read_only, default = "none");
    char *hidden TENON(ignore);
};

struct part {
    char described;
    char between[3];
    int number;
};
TENON_REMOTE(part, struct part);
TENON_REMOTE_FIELD(part, described);
TENON_REMOTE_FIELD(part, number);

struct gaps {
    char before[5];
    char *text;
    char after; /* and padding */
    double d;
    short ignored;
    struct part part;
    struct part parts[2];
    int n; /* of parts */
    char one;
    bool has_two;
    long two;
    char end[7];
};
TENON_REMOTE(gaps, struct gaps);
TENON_REMOTE_FIELD(gaps, text);
TENON_REMOTE_FIELD(gaps, d);
TENON_REMOTE_FIELD(gaps, ignored, ignore);
TENON_REMOTE_FIELD(gaps, part);
TENON_REMOTE_FIELD(gaps, parts, count = n);
TENON_REMOTE_FIELD(gaps, one);
TENON_REMOTE_FIELD(gaps, two, has = has_two);

/* Elements that tenon allocates are zeroed whole. */
struct TENON() owner {
    struct part *parts TENON(count = n);
    size_t n;
    struct part *one;
};

#endif
