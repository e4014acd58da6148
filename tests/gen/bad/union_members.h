/* SPDX-License-Identifier: MIT
 * Members that are unions, in all their forms. */
union u {
    int a;
};
typedef union {
    int b;
} v_t;
struct TENON() w {
    union u named;
    v_t of_typedef, *pointer, list[2];
    union {
        int c;
        float d;
    };
    union {
        int e;
    } inline_one;
    struct {
        int f;
        union {
            int g;
        };
    };
};
