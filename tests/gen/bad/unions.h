/* SPDX-License-Identifier: MIT
 * Unions, and annotations on what tenon does not describe. */
union TENON() u {
    int a;
};
typedef union {
    int b;
} v_t TENON();
extern int variable TENON(min = 1);
int function(int parameter TENON(min = 1));
union t {
    int c TENON(max = 3);
};
