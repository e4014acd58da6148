/* SPDX-License-Identifier: MIT
 * types/cases_write.h: what test_cases_write.c describes. */
#ifndef TESTS_TYPES_CASES_WRITE_H
#define TESTS_TYPES_CASES_WRITE_H

#include <tenon/annotate.h>
#include <tenon/base.h>

/* every byte that needs an escape: in JSON, and as it is */
#define B05_TEXT                                                                                   \
    "\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f"        \
    "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b"         \
    "\\u001c\\u001d\\u001e\\u001f\\\"\\\\/\x7f"
#define B05_BYTES                                                                                  \
    "\1\2\3\4\5\6\7\b\t\n\v\f\r\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\37\"\\/\x7f"

struct TENON() abc {
    double a, b, c;
};

struct TENON(transparent) f32s {
    float *items TENON(count = n);
    size_t n;
};

struct TENON(transparent) f64s {
    double *items TENON(count = n);
    size_t n;
};

struct TENON() whole {
    double d[6];
    float f;
    int i;
};

struct TENON() named {
    char *name;
};

struct TENON() odd_name {
    tenon_str value TENON(name = B05_BYTES);
};

struct TENON() sub {
    int x;
};

struct TENON() nulls {
    char *name;
    struct sub *sub;
    int *items TENON(count = n_items);
    size_t n_items;
    int zero;
};

TENON_REMOTE(nulls_no_null, struct nulls);
TENON_REMOTE_FIELD(nulls_no_null, name, omit_null);
TENON_REMOTE_FIELD(nulls_no_null, sub, omit_null);
TENON_REMOTE_FIELD(nulls_no_null, items, count = n_items, omit_null);
TENON_REMOTE_FIELD(nulls_no_null, zero, omit_null);

TENON_REMOTE(nulls_no_default, struct nulls);
TENON_REMOTE_FIELD(nulls_no_default, name, omit_default);
TENON_REMOTE_FIELD(nulls_no_default, sub, omit_default);
TENON_REMOTE_FIELD(nulls_no_default, items, count = n_items, omit_default);
TENON_REMOTE_FIELD(nulls_no_default, zero, omit_default);

TENON_REMOTE(nulls_no_empty, struct nulls);
TENON_REMOTE_FIELD(nulls_no_empty, name, omit_empty);
TENON_REMOTE_FIELD(nulls_no_empty, sub, omit_empty);
TENON_REMOTE_FIELD(nulls_no_empty, items, count = n_items, omit_empty);
TENON_REMOTE_FIELD(nulls_no_empty, zero, omit_empty);

struct TENON() leaf {
    char *d;
};

struct TENON() layout_entry {
    char *key TENON(ignore);
    int v;
};

struct TENON() layout {
    int *a TENON(count = n_a);
    size_t n_a;
    struct layout_entry *b TENON(count = n_b, map);
    size_t n_b;
    struct leaf *c TENON(count = n_c);
    size_t n_c;
    int e[2][2];
};

enum TENON() paint {
    PAINT_RED TENON(name = "red"),
    PAINT_GREEN TENON(name = "green"),
    PAINT_BLUE TENON(name = "blue") = 5,
    PAINT_ROUGE TENON(name = "rouge") = 0,
    PAINT_NONE TENON(name = "") = -7
};

__extension__ enum TENON() large { LARGE_ONE = 1, LARGE_MOST = 0x7FFFFFFF00000000 };

struct TENON() painted {
    enum paint color;
};

struct TENON() largely {
    enum large size;
};

#endif
