/* SPDX-License-Identifier: MIT
 * Values that the compiler does not know. */
#define LIMITS min = 1, max = MOST
struct TENON() a {
    int unknown TENON(min = 0, default = nobody);
    int hidden TENON(LIMITS);
    int running TENON(default = a_function());
};
