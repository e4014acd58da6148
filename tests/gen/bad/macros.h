/* SPDX-License-Identifier: MIT
 * Annotations inside the user's macros: said at their use. */
#define WRONG          TENON(requird)
#define HALF           min = 0, maxx = 3
struct TENON() a {
    int b WRONG;
    int c TENON(HALF);
    int d TENON(min = 0, HALF);
};
