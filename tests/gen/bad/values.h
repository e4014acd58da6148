/* SPDX-License-Identifier: MIT
 * Values that do not fit. */
#include <stdbool.h>
#include <stdint.h>
enum color { RED, GREEN };
struct TENON() a {
    uint16_t port TENON(default =  70000);
    int low TENON(min = 10, default = 9);
    int64_t whole TENON(max = 1000, default = 1.5);
    char word[4] TENON(default = "four");
    enum color c TENON(default = 7);
    char *text TENON(default = 1);
    bool on TENON(default = 2);
    int *list TENON(default = 1, count = n);
    int order TENON(min = 2, max = 1);
    char *s TENON(min = 2);
    int len TENON(min_len = 1);
    char *lens TENON(min_len = 2, max_len = 1);
    int f TENON(fallback = 1);
    int o TENON(read_only, write_only);
    int p TENON(name = 3);
    int n;
};
