/* SPDX-License-Identifier: MIT
 * types/errors.h: what test_errors.c describes. */
#ifndef TESTS_TYPES_ERRORS_H
#define TESTS_TYPES_ERRORS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum color { RED TENON(name = "red"), GREEN TENON(name = "green") };

struct wifi {
    char ssid[8];
    int channel TENON(min = 1, max = 13);
};

struct config {
    int a;
    uint8_t small;
    char *text TENON(max_len = 30);
    int *list TENON(count = n, max_count = 3);
    size_t n;
    int four[4];
    enum color color;
    tenon_time when;
    struct wifi wifi;
    struct wifi *must;
};

struct deep {
    struct deep *down;
    struct deep *list TENON(name = "a_member_of_many_letters", count = n);
    size_t n;
    int end;
};

#endif
