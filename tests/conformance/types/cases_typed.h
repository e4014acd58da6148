/* SPDX-License-Identifier: MIT
 * types/cases_typed.h: what test_cases_typed.c describes. */
#ifndef TESTS_TYPES_CASES_TYPED_H
#define TESTS_TYPES_CASES_TYPED_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() a01 {
    uint64_t serial;
    int64_t odd;
    int64_t low;
};

struct TENON() u64_n {
    uint64_t n;
};

struct TENON() i64_n {
    int64_t n;
};

struct TENON() f64_n {
    double n;
};

struct TENON(transparent) one_f64 {
    double v[1];
};

struct TENON(transparent) one_u64 {
    uint64_t v[1];
};

struct TENON() cstr_user {
    char *user;
};

struct TENON() str_user {
    tenon_str user;
};

struct TENON() int_a {
    int a;
};

struct TENON() a13 {
    char *role;
    char **tags TENON(count = n_tags);
    size_t n_tags;
};

struct TENON() a14 {
    char *host;
    uint16_t port;
};

struct TENON() c01 {
    bool has_port;
    uint16_t port TENON(has = has_port);
};

struct TENON() plain_port {
    uint16_t port;
};

struct TENON() c01d {
    char *azimuth TENON(has = has_azimuth), *latitude TENON(has = has_latitude),
        *height TENON(has = has_height), *sla TENON(has = has_sla);
    bool has_azimuth, has_latitude, has_height, has_sla;
};

struct TENON() limits {
    int burst TENON(default = 10);
};

struct TENON() c02 {
    int retries TENON(default = 3);
    double ratio TENON(default = 0.5);
    char *mode TENON(default = "auto");
    struct limits limits;
};

struct TENON() c03_listen {
    char *host;
    uint16_t port TENON(required);
};

struct TENON() c03_net {
    struct c03_listen *listen TENON(count = n_listen);
    size_t n_listen;
};

struct TENON() c03 {
    struct c03_net net;
};

struct TENON() c04 {
    int id;
    char *name;
};

struct TENON() item {
    uint32_t a;
    uint64_t hidden TENON(ignore);
    uint8_t n;
};

struct TENON() c06 {
    struct item items[4] TENON(count = count);
    size_t count;
    uint64_t behind TENON(ignore);
};

struct TENON() c07 {
    char name[8];
};

TENON_REMOTE(c07_cut, struct c07);
TENON_REMOTE_FIELD(c07_cut, name, truncate);

struct TENON() node {
    char *name;
    struct node *left, *right, *next;
    char **tags TENON(count = n_tags);
    size_t n_tags;
};

enum TENON() color { red, green, blue };

struct TENON() c09 {
    enum color color;
};

TENON_REMOTE(c09_green, struct c09);
TENON_REMOTE_FIELD(c09_green, color, fallback = green);

struct TENON() c11 {
    int id;
    char name[8];
};

#endif
