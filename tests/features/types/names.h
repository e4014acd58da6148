/* SPDX-License-Identifier: MIT
 * types/names.h: what test_names.c describes. */
#ifndef TESTS_TYPES_NAMES_H
#define TESTS_TYPES_NAMES_H

#include <tenon/annotate.h>
#include <tenon/base.h>

#define X10(x)  x x x x x x x x x x
#define X100(x) X10(x) X10(x) X10(x) X10(x) X10(x) X10(x) X10(x) X10(x) X10(x) X10(x)
#define N8      "abcdefgh"
#define N300    X100("xyz")

/* Fragments ,"name": around 16 and 32 bytes, and far above. */
struct lengths {
    int v0 TENON(name = "a");
    int v1 TENON(name = N8 "ijk");                 /* fragments of 15, */
    int v2 TENON(name = N8 "ijkl");                /* 16, */
    int v3 TENON(name = N8 "ijklm");               /* 17, */
    int v4 TENON(name = N8 N8 N8 "ijk");           /* 31, */
    int v5 TENON(name = N8 N8 N8 "ijkl");          /* 32, */
    int v6 TENON(name = N8 N8 N8 "ijklm");         /* 33, */
    int v7 TENON(name = N8 N8 N8 N8 N8 N8 N8 "x"); /* 61 bytes */
    int v8 TENON(name = N8 N8 N8 N8 N8 N8 N8 "y"); /* its last byte differs */
    int v9 TENON(name = N300);
    int v10 TENON(name = "!" N300);
    int v11 TENON(name = "");
};

struct odd {
    int quote TENON(name = "a\"b"), slash TENON(name = "c\\"), newline TENON(name = "\n");
    int umlaut TENON(name = "gr\xC3\xB6\xC3\x9F"
                            "e");
    int kanji TENON(name = "\xE5\xA4\xA7\xE3\x81\x8D\xE3\x81\x95");
    int dot TENON(name = "a.b[0]"), space TENON(name = "two words"), plain;
};

struct long_escaped {
    int a TENON(name = N300, alias = "short", alias = N300 "alias"), b;
};

struct aliased {
    int color TENON(alias = "colour", alias = "tint", alias = "Farbe");
    int size TENON(name = "sz", alias = "size");
    char *text TENON(alias = "a\"b");
};

/* 140 members, which fill three words of bits. */
#define MEMBERS10(x)                                                                               \
    int m##x##0, m##x##1, m##x##2, m##x##3, m##x##4, m##x##5, m##x##6, m##x##7, m##x##8, m##x##9
struct TENON() many {
    MEMBERS10(1);
    MEMBERS10(2);
    MEMBERS10(3);
    MEMBERS10(4);
    MEMBERS10(5);
    MEMBERS10(6);
    MEMBERS10(7);
    MEMBERS10(8);
    MEMBERS10(9);
    MEMBERS10(10);
    MEMBERS10(11);
    MEMBERS10(12);
    MEMBERS10(13);
    MEMBERS10(14);
};

#endif
