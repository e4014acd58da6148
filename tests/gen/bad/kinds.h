/* SPDX-License-Identifier: MIT
 * C types that tenon has no kind for. */
#include <sys/time.h>
struct TENON() a { int some;
    unsigned bits : 3;
    int (*call)(int);
    void *anything; long double big; union { int i; float f; } either;
    union { int u; float v; };
    volatile int slow;
    const int fixed;
    struct { int x; } nameless;
    __int128 wide;
    int cube[2][2][2];
    struct stranger *of;
    struct timeval when;
    char rest[];
};
