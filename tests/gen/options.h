/* SPDX-License-Identifier: MIT
 * options.h: what macro rows cannot say, and the forms that headers have: cases, prefixes, typedefs, members of nameless
 * structs, annotations in macros, types of other headers, a header that C++ may include. options.tenon.* are made from it. */
#ifndef TESTS_GEN_OPTIONS_H
#define TESTS_GEN_OPTIONS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

#include <limits.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

/* words and values behind macros */
#define MOST_CHANNEL 13
#define CHANNELS min = 1, max = MOST_CHANNEL
#define COUNTED(n) TENON(count = n, max_count = 4)

enum TENON(case = kebab, prefix = "OPT_") opt_level {
    OPT_LOG_DEBUG,
    OPT_LOG_INFO,
    OPT_FATAL_ERROR TENON(name = "fatal"),
    OPT_LEVELS TENON(ignore), /* how many there are */
};

typedef enum { OPT_ON, OPT_OFF } opt_switch_t TENON(case = lower, prefix = "OPT_");

typedef struct opt_point opt_point_t;
struct opt_point {
    double x, y;
};

/** A struct of the other style of names. */
typedef struct {
    int firstMember; // a plain comment
    int HTTPServer, MD5;
} opt_style_t TENON(case = snake);

struct TENON(case = camel, unknown = refuse, name = options) opt_all {
    int channel_number TENON(CHANNELS, default = MOST_CHANNEL - 1);
    uint32_t *list_of COUNTED(list_len);
    uint8_t list_len TENON(ignore);
    struct {
        int flat_x, flat_y TENON(name = "y of it");
    };
    opt_style_t style;
    opt_point_t origin, *maybe_point TENON(omit_null);
    const opt_point_t *const_points TENON(count = n_points);
    size_t n_points;
    enum opt_level level TENON(default = OPT_LOG_INFO), levels[2][2];
    opt_switch_t power;
    struct opt_point grid[2][2];
    const char *const_text TENON(default = "it's \"so\"?\?/");
    char host[sizeof "localhost"] TENON("host name");
    long seconds TENON(min = -5);
    unsigned long ticks TENON(max = ULONG_MAX);
    char initial;
    int (*hook)(void) TENON(ignore);
    unsigned bits : 3 TENON(ignore);
    union {
        int either;
        float or_else;
    } TENON(ignore);
    struct tm when;
    time_t at;
};

/* every member may be left out, and the first two are never read */
struct TENON() opt_lean {
    int computed TENON(read_only, omit_default);
    char *secret TENON(write_only);
    int a TENON(omit_default), b TENON(omit_default, default = 7);
    bool on TENON(omit_default);
    tenon_str text TENON(omit_empty);
    int *items TENON(count = n, omit_empty);
    int n;
};
struct TENON() opt_leans {
    struct opt_lean *items TENON(count = n_items, omit_empty);
    short n_items;
    struct opt_lean one;
    int last;
};

/* a name that JSON spells in its own way; a typedef whose width is the machine's, unlike that of int32_t */
struct TENON() opt_odd {
    intptr_t address TENON("a\b\t\n\f\r\v\"\\/?\?=");
    int32_t fixed;
};

TENON_REMOTE(opt_tm, struct tm, case = camel);
TENON_REMOTE_FIELD(opt_tm, tm_hour);
TENON_REMOTE_FIELD(opt_tm, tm_min, "minute", min = 0, max = 59);

/* further descriptions: of what is described from outside, and of what is annotated */
TENON_REMOTE(opt_tm_seconds, struct tm);
TENON_REMOTE_FIELD(opt_tm_seconds, tm_sec, "s");
TENON_REMOTE(opt_lean_public, struct opt_lean);
TENON_REMOTE_FIELD(opt_lean_public, a, "first");
TENON_REMOTE_FIELD(opt_lean_public, text);

#ifdef __cplusplus
}
#endif
#endif
