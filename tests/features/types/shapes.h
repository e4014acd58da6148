/* SPDX-License-Identifier: MIT
 * types/shapes.h: what test_shapes.c describes. */
#ifndef TESTS_TYPES_SHAPES_H
#define TESTS_TYPES_SHAPES_H

#include <tenon/annotate.h>
#include <tenon/base.h>

/* Pointer and count, with every type that a count may have. */
#define COUNTED(name, type)                                                                        \
    struct name {                                                                                  \
        char **items TENON(count = n);                                                             \
        type n;                                                                                    \
    }
COUNTED(by_char, char);
COUNTED(by_schar, signed char);
COUNTED(by_uchar, unsigned char);
COUNTED(by_short, short);
COUNTED(by_ushort, unsigned short);
COUNTED(by_int, int);
COUNTED(by_unsigned, unsigned);
COUNTED(by_long, long);
COUNTED(by_ulong, unsigned long);
COUNTED(by_llong, long long);
COUNTED(by_ullong, unsigned long long);
COUNTED(by_size, size_t);
COUNTED(by_i64, int64_t);

enum side { LEFT, RIGHT };

struct point {
    int x, y;
};

/* Elements of every kind. */
struct lists {
    bool *bools TENON(count = n0);
    int8_t *bytes TENON(count = n1);
    unsigned short *shorts TENON(count = n2);
    double *doubles TENON(count = n3);
    float *floats TENON(count = n4);
    const char **texts TENON(count = n5);
    tenon_str *strs TENON(count = n6);
    tenon_raw *raws TENON(count = n7);
    tenon_time *times TENON(count = n8);
    char (*names)[8] TENON(count = n9);
    enum side *sides TENON(count = n10);
    struct point *points TENON(count = n11);
    struct point **pointers TENON(count = n12);
    int (*pairs)[2] TENON(count = n13);
    size_t n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13;
};

struct fixed {
    int plain[3];
    int counted[3] TENON(count = n);
    unsigned char n;
    char *texts[2];
    tenon_str strs[2];
    char names[2][4];
    enum side sides[2];
    struct point points[2];
    struct point *pointers[2];
    short grid[2][3];
    short rows[3][2] TENON(count = n_rows);
    int n_rows;
    char *table[2][2];
};

struct TENON() pointers {
    bool *b;
    int *i;
    double *d;
    char **text;
    tenon_str *str;
    tenon_time *time;
    enum side *side;
    struct point *point;
};

/* Room is reserved for what pointers lead to, and for null. has is the companion of several
 * members, which only descriptions from outside may say. */
struct many_pointers {
    double *d0, *d1, *d2, *d3;
    tenon_time *t0, *t1, *t2, *t3;
    char **c0, **c1, **c2, **c3;
    uint64_t *u0, *u1, *u2, *u3;
    uint8_t byte0, byte1, byte2;
    int *list;
    struct point *p0, *p1, *p2, *p3;
    size_t n;
    bool has;
};
#define FOUR_FIELDS(m)                                                                             \
    TENON_REMOTE_FIELD(many_pointers, m##0);                                                       \
    TENON_REMOTE_FIELD(many_pointers, m##1);                                                       \
    TENON_REMOTE_FIELD(many_pointers, m##2);                                                       \
    TENON_REMOTE_FIELD(many_pointers, m##3)
TENON_REMOTE(many_pointers, struct many_pointers);
FOUR_FIELDS(d);
FOUR_FIELDS(t);
FOUR_FIELDS(c);
FOUR_FIELDS(u);
FOUR_FIELDS(p);
TENON_REMOTE_FIELD(many_pointers, byte0, has = has);
TENON_REMOTE_FIELD(many_pointers, byte1, has = has);
TENON_REMOTE_FIELD(many_pointers, byte2, has = has);
TENON_REMOTE_FIELD(many_pointers, list, count = n, has = has);

/* A type that contains itself. */
struct node {
    char *name;
    struct node *next TENON(omit_null);
    struct node *children TENON(count = n_children, omit_empty);
    size_t n_children;
};

#endif
