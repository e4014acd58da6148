/* SPDX-License-Identifier: MIT
 * Words that are none, or not there. */
struct a { int a TENON(requird);
    int b TENON(case = camel);
    int c TENON(max = 3, min);
    char d[4] TENON(truncate = 1);
    int e TENON(max = 3, max = 4);
    int f TENON(frobnicate = 1);
};

struct TENON(min = 1) b { int a; };
