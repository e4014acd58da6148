/* SPDX-License-Identifier: MIT
 * types/enums.h: what test_enums.c describes. */
#ifndef TESTS_TYPES_ENUMS_H
#define TESTS_TYPES_ENUMS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

enum plain { ZERO, ONE TENON(name = "one"), TWO TENON(name = "z\xC3\xB6lf") };

enum odd {
    NEGATIVE TENON(name = "negative") = -7,
    FAR TENON(name = "far") = 1000000,
    LEAST TENON(name = "least") = INT32_MIN,
    SAME TENON(name = "same") = 1000000,
    OTHER TENON(name = "a-name-of-more-than-thirty-two-bytes-in-all") = 3
};

/* Above INT_MAX: the compiler takes unsigned for it. */
enum large { SMALL = 1, TOP_BIT = 0x80000000u, ALL_BITS = 0xFFFFFFFFu };

#if defined(__GNUC__)
enum __attribute__((packed)) tiny { TINY_A = 1, TINY_B = 200 };
enum __attribute__((packed)) tiny_signed { TINY_MINUS = -100, TINY_PLUS = 100 };
enum __attribute__((packed)) two_bytes { TWO_A = 1, TWO_B = 60000 };
enum eight_bytes { EIGHT_A = 1, EIGHT_B = 0x123456789ABCDEF, EIGHT_C = -0x123456789ABCDEF };
#else
enum tiny { TINY_A = 1, TINY_B = 200 };
enum tiny_signed { TINY_MINUS = -100, TINY_PLUS = 100 };
enum two_bytes { TWO_A = 1, TWO_B = 60000 };
enum eight_bytes { EIGHT_A = 1, EIGHT_B = 2, EIGHT_C = -2 };
#endif

struct enums {
    enum plain plain;
    enum odd odd TENON(default = OTHER);
    enum large large TENON(default = SMALL);
    enum tiny tiny TENON(default = TINY_A);
    enum tiny_signed tiny_signed TENON(default = TINY_PLUS);
    enum two_bytes two_bytes TENON(default = TWO_A);
    enum eight_bytes eight_bytes TENON(default = EIGHT_A);
    enum plain as_number TENON(number);
};

/* Names longer than any room that is there for the asking. */
#define X10(x) x x x x x x x x x x
enum lengthy { LENGTHY_A TENON(name = X10(X10("abcdefgh"))), LENGTHY_B };
struct lengthies {
    enum lengthy one, *list TENON(count = n);
    size_t n;
};

struct tolerant {
    char *before;
    enum plain plain TENON(fallback = TWO, default = ONE);
    enum odd *pointer;
    enum tiny tiny TENON(fallback = TINY_B, default = TINY_A);
    enum plain list[3];
};

#endif
