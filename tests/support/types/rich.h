/* SPDX-License-Identifier: MIT
 * types/rich.h: annotated structs that use every kind, every shape and every modifier; rich.c
 * describes the same structs by macro rows.
 *
 * Each struct collects one theme; struct rich_all holds one of each. What is not here: what rows
 * cannot say (gen/options.h), and descriptions that are wrong on purpose. */
#ifndef TESTS_TYPES_RICH_H
#define TESTS_TYPES_RICH_H

#include <tenon/annotate.h>
#include <tenon/base.h>

/* ---- enums: four widths, both signs ---------------------------------------------------------- */

enum rich_color {
    RICH_RED TENON(name = "red"),
    RICH_GREEN TENON(name = "green"),
    RICH_BLUE TENON(name = "blue, like the sky over a name longer than thirty-two bytes")
};
enum rich_level { RICH_LOW = -5, RICH_MIDDLE TENON(name = "m") = 10, RICH_HIGH = 1000000 };
enum __attribute__((packed)) rich_tiny {
    RICH_TINY_NONE TENON(name = "none") = -3,
    RICH_TINY_ONE TENON(name = "one") = 1
};
enum __attribute__((packed)) rich_byte {
    RICH_BYTE_ZERO TENON(name = "zero"),
    RICH_BYTE_MOST TENON(name = "most") = 200
};
enum __attribute__((packed)) rich_short {
    RICH_SHORT_LEAST TENON(name = "least") = -300,
    RICH_SHORT_MOST TENON(name = "most") = 300
};
__extension__ enum rich_huge {
    RICH_HUGE_ONE TENON(name = "one") = 1,
    RICH_HUGE_MOST TENON(name = "most") = 0x7fffffff00000000
};

/* ---- scalars and texts ----------------------------------------------------------------------- */

struct TENON() rich_scalars {
    bool b;
    char c;
    signed char i8;
    unsigned char u8;
    short i16;
    unsigned short u16;
    int i32;
    unsigned u32;
    long l;
    unsigned long ul;
    long long ll;
    unsigned long long ull;
    int64_t i64;
    uint64_t u64;
    float f32;
    double f64;
    tenon_time time;
    enum rich_color color;
    enum rich_level level;
    enum rich_tiny tiny;
    enum rich_byte byte;
    enum rich_short small;
    enum rich_huge huge;
    enum rich_color color_as_number TENON(number);
};

struct TENON() rich_texts {
    char *cstr;
    const char *const_cstr;
    tenon_str str;
    char chars[24];
    char one[1]; /* room for the empty text only */
    char letter[2];
    char large[300];
    tenon_raw raw;
    char *with_escape TENON(name = "a\"b\\c\x01"
                                   "d"),
        *with_accent TENON(name = "\xC3\xA9t\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80");
    int with_a_name_that_is_longer_than_thirty_two_bytes_by_far;
    int with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do;
    int x;
    int renamed TENON(name = "", alias = "other", alias = "y",
                      alias = "a much longer name than the others have");
};

/* ---- arrays in the struct -------------------------------------------------------------------- */

struct TENON() rich_fixed {
    bool flags[3];
    int32_t ints[4];
    uint8_t bytes[5] TENON(count = n_bytes);
    uint8_t n_bytes;
    double doubles[2];
    float floats[3] TENON(count = n_floats);
    int8_t n_floats;
    char *cstrs[2];
    tenon_str strs[3] TENON(count = n_strs);
    size_t n_strs;
    char names[3][8];
    char labels[2][6] TENON(count = n_labels);
    uint16_t n_labels;
    tenon_time times[2];
    tenon_raw raws[2] TENON(count = n_raws);
    int n_raws;
    enum rich_color colors[3];
    enum rich_huge huges[2] TENON(count = n_huges);
    int64_t n_huges;
    int matrix[2][3];
    double grid[3][2] TENON(count = n_grid);
    uint32_t n_grid;
    tenon_str cells[2][2];
    unsigned long long sums[2];
};

/* ---- arrays behind a pointer, of every kind and with counts of every width ------------------- */

struct TENON() rich_arrays {
    bool *bools TENON(count = n_bools);
    int8_t n_bools;
    signed char *i8s TENON(count = n_i8s);
    uint8_t n_i8s;
    unsigned char *u8s TENON(count = n_u8s);
    int16_t n_u8s;
    short *i16s TENON(count = n_i16s);
    uint16_t n_i16s;
    unsigned short *u16s TENON(count = n_u16s);
    int32_t n_u16s;
    int *i32s TENON(count = n_i32s);
    uint32_t n_i32s;
    unsigned *u32s TENON(count = n_u32s);
    int64_t n_u32s;
    int64_t *i64s TENON(count = n_i64s);
    uint64_t n_i64s;
    uint64_t *u64s TENON(count = n_u64s);
    size_t n_u64s;
    float *f32s TENON(count = n_f32s);
    long n_f32s;
    double *f64s TENON(count = n_f64s);
    unsigned long n_f64s;
    char **cstrs TENON(count = n_cstrs);
    short n_cstrs;
    const char **const_cstrs TENON(count = n_const_cstrs);
    long long n_const_cstrs;
    tenon_str *strs TENON(count = n_strs);
    size_t n_strs;
    char (*chars)[10] TENON(count = n_chars);
    size_t n_chars;
    tenon_raw *raws TENON(count = n_raws);
    size_t n_raws;
    tenon_time *times TENON(count = n_times);
    size_t n_times;
    enum rich_color *colors TENON(count = n_colors);
    size_t n_colors;
    enum rich_tiny *tinies TENON(count = n_tinies);
    size_t n_tinies;
    enum rich_huge *huges TENON(count = n_huges);
    size_t n_huges;
    int (*rows)[3] TENON(count = n_rows);
    size_t n_rows;
    tenon_str (*pairs)[2] TENON(count = n_pairs);
    int8_t n_pairs;
};

/* ---- structs in structs ---------------------------------------------------------------------- */

struct TENON() rich_inner {
    int id;
    tenon_str name;
    double weight;
};
struct TENON() rich_node {
    int value;
    char *text;
    struct rich_node *next;
};
struct TENON() rich_tree {
    tenon_str name;
    struct rich_tree *left, *right;
    struct rich_tree **kids TENON(count = n_kids);
    size_t n_kids;
    struct rich_tree *leaves TENON(count = n_leaves);
    uint8_t n_leaves;
};
struct TENON() rich_nested {
    struct rich_inner inner, *pointer;
    struct rich_inner *items TENON(count = n_items);
    size_t n_items;
    struct rich_inner **pointers TENON(count = n_pointers);
    uint32_t n_pointers;
    struct rich_inner pair[2];
    struct rich_inner few[3] TENON(count = n_few);
    uint8_t n_few;
    struct rich_inner *slots[2];
    struct rich_node list;
    struct rich_tree *tree;
};

struct TENON() rich_nullable {
    bool *b;
    signed char *i8;
    uint64_t *u64;
    int *i32;
    float *f32;
    double *f64;
    char **cstr;
    tenon_str *str;
    char (*chars)[7];
    tenon_time *time;
    enum rich_color *color;
    enum rich_short *small;
};

/* ---- modifiers ------------------------------------------------------------------------------- */

struct TENON() rich_has {
    int i TENON(has = has_i);
    bool has_i;
    uint8_t month TENON(has = has_month, min = 1, max = 12);
    bool has_month;
    double f TENON(has = has_f);
    bool has_f;
    bool b TENON(has = has_b);
    bool has_b;
    tenon_str str TENON(has = has_str);
    bool has_str;
    char *cstr TENON(has = has_cstr);
    bool has_cstr;
    char chars[9] TENON(has = has_chars);
    bool has_chars;
    tenon_time time TENON(has = has_time);
    bool has_time;
    enum rich_color color TENON(has = has_color);
    bool has_color;
    struct rich_inner inner TENON(has = has_inner);
    bool has_inner;
    int *items TENON(count = n_items, has = has_items);
    size_t n_items;
    bool has_items;
    short fixed[2] TENON(has = has_fixed);
    bool has_fixed;
    tenon_raw raw TENON(has = has_raw);
    bool has_raw;
};

struct TENON() rich_limits {
    uint8_t channel TENON(min = 1, max = 13);
    int celsius TENON(min = -40, max = 85);
    int64_t wide TENON(min = -9000000000000000000, max = 9000000000000000000);
    uint64_t high TENON(min = 10, max = 18000000000000000000u);
    double part TENON(min = 0, max = 1);
    float gain TENON(min = -2.5);
    char *word TENON(min_len = 1, max_len = 40);
    tenon_str code TENON(min_len = 2, max_len = 2);
    char chars[16] TENON(min_len = 1);
    char cut[8] TENON(truncate);
    int *few TENON(count = n_few, max_count = 3);
    uint8_t n_few;
    enum rich_color or_red TENON(fallback = RICH_RED);
};

struct TENON() rich_defaults {
    bool on TENON(default = true);
    signed char i8 TENON(default = -7);
    uint16_t port TENON(default = 8080, min = 1);
    int32_t i32 TENON(default = -123456);
    int64_t i64 TENON(default = -5000000000);
    uint64_t u64 TENON(default = 9223372036854775808u);
    float f32 TENON(default = 0.5);
    double f64 TENON(default = -2.5e-3);
    char *cstr TENON(default = "localhost");
    tenon_str str TENON(default = "");
    char chars[12] TENON(default = "127.0.0.1");
    enum rich_color color TENON(default = RICH_BLUE);
    enum rich_byte byte TENON(default = RICH_BYTE_MOST);
    enum rich_huge huge TENON(default = RICH_HUGE_MOST);
    int plain;
};

struct TENON() rich_omit {
    char *null_cstr TENON(omit_null);
    tenon_str null_str TENON(omit_null);
    int *null_pointer TENON(omit_null);
    tenon_raw null_raw TENON(omit_null);
    char *empty_cstr TENON(omit_empty);
    int *empty_list TENON(count = n_empty_list, omit_empty);
    size_t n_empty_list;
    int zero TENON(omit_default);
    double zero_f64 TENON(omit_default);
    int five TENON(default = 5, omit_default);
    char *word TENON(default = "word", omit_default);
    int maybe TENON(has = has_maybe, omit_null);
    bool has_maybe;
    struct rich_node *node TENON(omit_null);
    struct rich_inner *inners TENON(count = n_inners, omit_empty);
    uint16_t n_inners;
    struct rich_defaults inner TENON(omit_default);
    struct rich_has with_has TENON(omit_default);
    struct rich_defaults pair[2] TENON(omit_default);
};

struct TENON() rich_access {
    int required TENON(required);
    int computed TENON(read_only); /* read_only */
    char *computed_text TENON(read_only,
                              default = "as ever"); /* read_only TENON(ignore), with a default */
    char *secret TENON(write_only);                 /* write_only */
    char untouched[8] TENON(ignore);                /* not described at all */
    int *ignored TENON(ignore);
    int tinted TENON(name = "color", alias = "colour", alias = "tint");
    tenon_str last TENON(required);
};

/* ---- dictionaries and transparent types ------------------------------------------------------ */

struct TENON(transparent) rich_int_entry {
    tenon_str key;
    int value;
};
struct TENON(transparent) rich_text_entry {
    char *key;
    tenon_str value;
};
struct TENON(transparent) rich_inner_entry {
    char key[16];
    struct rich_inner value;
};
struct TENON(transparent) rich_list_entry {
    tenon_str key;
    double *items TENON(count = n);
    size_t n;
};
struct TENON(transparent) rich_pointer_entry {
    const char *key;
    struct rich_inner *value;
};
struct rich_peer { /* the key is a described member */
    int port;
    char id[12];
    char *host;
};
struct rich_route { /* the key is described, first, and owned */
    tenon_str path;
    int weight;
};
struct rich_hidden { /* the key is not described */
    int a;
    char *key TENON(ignore);
    tenon_str b;
};
struct TENON(transparent) rich_sub {
    struct rich_int_entry *entries TENON(count = n, map);
    uint8_t n;
};
struct TENON(transparent) rich_sub_entry {
    tenon_str key;
    struct rich_sub value;
};
struct TENON() rich_maps {
    struct rich_int_entry *ints TENON(count = n_ints, map);
    size_t n_ints;
    struct rich_text_entry *texts TENON(count = n_texts, map);
    uint32_t n_texts;
    struct rich_inner_entry *inners TENON(count = n_inners, map);
    int n_inners;
    struct rich_list_entry *lists TENON(count = n_lists, map);
    size_t n_lists;
    struct rich_pointer_entry *pointers TENON(count = n_pointers, map);
    size_t n_pointers;
    struct rich_peer *peers TENON(count = n_peers, map, key = id);
    size_t n_peers;
    struct rich_route *routes TENON(count = n_routes, map, key = path);
    size_t n_routes;
    struct rich_hidden *hiddens TENON(count = n_hiddens, map);
    size_t n_hiddens;
    struct rich_sub_entry *subs TENON(count = n_subs, map);
    size_t n_subs;
};

struct TENON(transparent) rich_ints {
    int *items TENON(count = n);
    size_t n;
};
struct TENON(transparent) rich_inners {
    struct rich_inner *items TENON(count = n);
    size_t n;
};
struct TENON(transparent) rich_dictionary {
    struct rich_inner_entry *entries TENON(count = n, map);
    size_t n;
};
struct TENON(transparent) rich_meters {
    double value;
};
struct TENON(transparent) rich_label {
    tenon_str text;
};
struct TENON(transparent) rich_tint {
    enum rich_color color;
};
struct TENON(transparent) rich_moment {
    tenon_time time;
};
struct TENON(transparent) rich_anything {
    tenon_raw raw;
};
struct TENON(transparent) rich_maybe {
    struct rich_inner *inner;
};
struct TENON(transparent) rich_wrapped { /* transparent around a transparent object */
    struct rich_inner inner;
};
struct TENON(transparent) rich_wrapped_twice {
    struct rich_wrapped wrapped;
};
struct TENON() rich_transparent {
    struct rich_meters meters;
    struct rich_label label;
    struct rich_tint tint;
    struct rich_moment moment;
    struct rich_ints row;
    struct rich_ints *rows TENON(count = n_rows); /* an array of arrays */
    size_t n_rows;
    struct rich_wrapped_twice wrapped;
    struct rich_wrapped_twice *wrappeds TENON(count = n_wrappeds);
    size_t n_wrappeds;
    struct rich_meters *lengths TENON(count = n_lengths);
    size_t n_lengths;
    struct rich_meters *pointer;
    struct rich_dictionary dictionary;
    struct rich_maybe maybes[2];
};

/* ---- one of each kind that a token can be ---------------------------------------------------- */

struct TENON() rich_any {
    tenon_str str;
    char *cstr;
    char chars[140], tiny[4];
    double f64;
    float f32;
    int64_t i64;
    uint64_t u64;
    int i32;
    uint8_t u8;
    bool b;
    tenon_raw raw;
    tenon_time time;
    enum rich_color color;
    double *list TENON(count = n_list);
    size_t n_list;
    struct rich_int_entry *map TENON(count = n_map, map);
    size_t n_map;
    char cut[20] TENON(truncate);
};

/* ---- more than 64 members -------------------------------------------------------------------- */

#define RICH_TEN(p)                                                                                \
    int p##0;                                                                                      \
    tenon_str p##1;                                                                                \
    double p##2;                                                                                   \
    bool p##3;                                                                                     \
    char *p##4;                                                                                    \
    uint8_t p##5;                                                                                  \
    int64_t p##6;                                                                                  \
    char p##7 [8];                                                                                 \
    tenon_time p##8;                                                                               \
    float p##9;
#define RICH_SEVENTY(X) X(a) X(b) X(c) X(d) X(e) X(f) X(g)
struct TENON() rich_wide70 {
    RICH_SEVENTY(RICH_TEN)
};
struct TENON() rich_wide130 {
    RICH_SEVENTY(RICH_TEN)
    RICH_TEN(h) RICH_TEN(i) RICH_TEN(j) RICH_TEN(k) RICH_TEN(l) RICH_TEN(m)
};
struct TENON() rich_wides {
    struct rich_wide70 one;
    struct rich_wide70 *items TENON(count = n_items);
    size_t n_items;
    struct rich_wide130 *pointer;
};
struct rich_wide_key { /* the key of a dictionary's entry is row 65 or later */
    RICH_SEVENTY(RICH_TEN)
    tenon_str key;
};
struct TENON() rich_wide_map {
    struct rich_wide_key *entries TENON(count = n, map);
    size_t n;
};

struct TENON() rich_all {
    struct rich_scalars scalars;
    struct rich_texts texts;
    struct rich_fixed fixed;
    struct rich_arrays arrays;
    struct rich_nested nested;
    struct rich_nullable nullable;
    struct rich_has has;
    struct rich_limits limits;
    struct rich_defaults defaults;
    struct rich_omit omit;
    struct rich_maps maps;
    struct rich_transparent transparent;
    struct rich_wide70 *wide;
};

#endif
