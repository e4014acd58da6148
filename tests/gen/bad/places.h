/* SPDX-License-Identifier: MIT
 * Annotations where the compiler gives them to something else. */
struct a {
    TENON(min = 1) int b;
    int TENON(max = 2) p, q;
};
int function(void) TENON(name = "f");
typedef TENON(transparent) struct c { int x; } c_t;
