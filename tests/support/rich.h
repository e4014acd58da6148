/* SPDX-License-Identifier: MIT
 * support/rich.h: described types that use every kind, every shape and every modifier, for the
 * property, fault, truncation, thread and fuzz tests.
 *
 * Each struct collects one theme; struct rich_all holds one of each. rich_types lists those that
 * stand alone, so that a test can run over all of them knowing nothing but the description. What
 * the list does not hold: descriptions that are wrong on purpose. */
#ifndef TENON_TESTS_RICH_H
#define TENON_TESTS_RICH_H

#include <tenon/tenon.h>

/* ---- enums: four widths, both signs
 * -------------------------------------------------------------- */

enum rich_color { RICH_RED, RICH_GREEN, RICH_BLUE };
enum rich_level { RICH_LOW = -5, RICH_MIDDLE = 10, RICH_HIGH = 1000000 };
enum __attribute__((packed)) rich_tiny { RICH_TINY_NONE = -3, RICH_TINY_ONE = 1 };
enum __attribute__((packed)) rich_byte { RICH_BYTE_ZERO, RICH_BYTE_MOST = 200 };
enum __attribute__((packed)) rich_short { RICH_SHORT_LEAST = -300, RICH_SHORT_MOST = 300 };
__extension__ enum rich_huge { RICH_HUGE_ONE = 1, RICH_HUGE_MOST = 0x7fffffff00000000 };

/* ---- scalars and texts
 * --------------------------------------------------------------------------- */

struct rich_scalars {
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
    enum rich_color color_as_number;
};

struct rich_texts {
    char *cstr;
    const char *const_cstr;
    tenon_str str;
    char chars[24];
    char one[1]; /* room for the empty text only */
    char letter[2];
    char large[300];
    tenon_raw raw;
    char *with_escape, *with_accent;
    int with_a_name_that_is_longer_than_thirty_two_bytes_by_far;
    int with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do;
    int x;
    int renamed;
};

/* ---- arrays in the struct
 * ------------------------------------------------------------------------ */

struct rich_fixed {
    bool flags[3];
    int32_t ints[4];
    uint8_t bytes[5];
    uint8_t n_bytes;
    double doubles[2];
    float floats[3];
    int8_t n_floats;
    char *cstrs[2];
    tenon_str strs[3];
    size_t n_strs;
    char names[3][8];
    char labels[2][6];
    uint16_t n_labels;
    tenon_time times[2];
    tenon_raw raws[2];
    int n_raws;
    enum rich_color colors[3];
    enum rich_huge huges[2];
    int64_t n_huges;
    int matrix[2][3];
    double grid[3][2];
    uint32_t n_grid;
    tenon_str cells[2][2];
    unsigned long long sums[2];
};

/* ---- arrays behind a pointer, of every kind and with counts of every width
 * ------------------------- */

struct rich_arrays {
    bool *bools;
    int8_t n_bools;
    signed char *i8s;
    uint8_t n_i8s;
    unsigned char *u8s;
    int16_t n_u8s;
    short *i16s;
    uint16_t n_i16s;
    unsigned short *u16s;
    int32_t n_u16s;
    int *i32s;
    uint32_t n_i32s;
    unsigned *u32s;
    int64_t n_u32s;
    int64_t *i64s;
    uint64_t n_i64s;
    uint64_t *u64s;
    size_t n_u64s;
    float *f32s;
    long n_f32s;
    double *f64s;
    unsigned long n_f64s;
    char **cstrs;
    short n_cstrs;
    const char **const_cstrs;
    long long n_const_cstrs;
    tenon_str *strs;
    size_t n_strs;
    char (*chars)[10];
    size_t n_chars;
    tenon_raw *raws;
    size_t n_raws;
    tenon_time *times;
    size_t n_times;
    enum rich_color *colors;
    size_t n_colors;
    enum rich_tiny *tinies;
    size_t n_tinies;
    enum rich_huge *huges;
    size_t n_huges;
    int (*rows)[3];
    size_t n_rows;
    tenon_str (*pairs)[2];
    int8_t n_pairs;
};

/* ---- structs in structs
 * -------------------------------------------------------------------------- */

struct rich_inner {
    int id;
    tenon_str name;
    double weight;
};
struct rich_node {
    int value;
    char *text;
    struct rich_node *next;
};
struct rich_tree {
    tenon_str name;
    struct rich_tree *left, *right;
    struct rich_tree **kids;
    size_t n_kids;
    struct rich_tree *leaves;
    uint8_t n_leaves;
};
struct rich_nested {
    struct rich_inner inner, *pointer;
    struct rich_inner *items;
    size_t n_items;
    struct rich_inner **pointers;
    uint32_t n_pointers;
    struct rich_inner pair[2];
    struct rich_inner few[3];
    uint8_t n_few;
    struct rich_inner *slots[2];
    struct rich_node list;
    struct rich_tree *tree;
};

struct rich_nullable {
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

/* ---- modifiers
 * ----------------------------------------------------------------------------------- */

struct rich_has {
    int i;
    bool has_i;
    uint8_t month;
    bool has_month;
    double f;
    bool has_f;
    bool b;
    bool has_b;
    tenon_str str;
    bool has_str;
    char *cstr;
    bool has_cstr;
    char chars[9];
    bool has_chars;
    tenon_time time;
    bool has_time;
    enum rich_color color;
    bool has_color;
    struct rich_inner inner;
    bool has_inner;
    int *items;
    size_t n_items;
    bool has_items;
    short fixed[2];
    bool has_fixed;
    tenon_raw raw;
    bool has_raw;
};

struct rich_limits {
    uint8_t channel;
    int celsius;
    int64_t wide;
    uint64_t high;
    double part;
    float gain;
    char *word;
    tenon_str code;
    char chars[16];
    char cut[8];
    int *few;
    uint8_t n_few;
    enum rich_color or_red;
};

struct rich_defaults {
    bool on;
    signed char i8;
    uint16_t port;
    int32_t i32;
    int64_t i64;
    uint64_t u64;
    float f32;
    double f64;
    char *cstr;
    tenon_str str;
    char chars[12];
    enum rich_color color;
    enum rich_byte byte;
    enum rich_huge huge;
    int plain;
};

struct rich_omit {
    char *null_cstr;
    tenon_str null_str;
    int *null_pointer;
    tenon_raw null_raw;
    char *empty_cstr;
    int *empty_list;
    size_t n_empty_list;
    int zero;
    double zero_f64;
    int five;
    char *word;
    int maybe;
    bool has_maybe;
    struct rich_node *node;
    struct rich_inner *inners;
    uint16_t n_inners;
    struct rich_defaults inner;
    struct rich_has with_has;
    struct rich_defaults pair[2];
};

struct rich_access {
    int required;
    int computed;        /* read_only */
    char *computed_text; /* read_only, with a default */
    char *secret;        /* write_only */
    char untouched[8];   /* not described at all */
    int *ignored;
    int tinted;
    tenon_str last;
};

/* ---- dictionaries and transparent types
 * ---------------------------------------------------------- */

struct rich_int_entry {
    tenon_str key;
    int value;
};
struct rich_text_entry {
    char *key;
    tenon_str value;
};
struct rich_inner_entry {
    char key[16];
    struct rich_inner value;
};
struct rich_list_entry {
    tenon_str key;
    double *items;
    size_t n;
};
struct rich_pointer_entry {
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
    char *key;
    tenon_str b;
};
struct rich_sub {
    struct rich_int_entry *entries;
    uint8_t n;
};
struct rich_sub_entry {
    tenon_str key;
    struct rich_sub value;
};
struct rich_maps {
    struct rich_int_entry *ints;
    size_t n_ints;
    struct rich_text_entry *texts;
    uint32_t n_texts;
    struct rich_inner_entry *inners;
    int n_inners;
    struct rich_list_entry *lists;
    size_t n_lists;
    struct rich_pointer_entry *pointers;
    size_t n_pointers;
    struct rich_peer *peers;
    size_t n_peers;
    struct rich_route *routes;
    size_t n_routes;
    struct rich_hidden *hiddens;
    size_t n_hiddens;
    struct rich_sub_entry *subs;
    size_t n_subs;
};

struct rich_ints {
    int *items;
    size_t n;
};
struct rich_inners {
    struct rich_inner *items;
    size_t n;
};
struct rich_dictionary {
    struct rich_inner_entry *entries;
    size_t n;
};
struct rich_meters {
    double value;
};
struct rich_label {
    tenon_str text;
};
struct rich_tint {
    enum rich_color color;
};
struct rich_moment {
    tenon_time time;
};
struct rich_anything {
    tenon_raw raw;
};
struct rich_maybe {
    struct rich_inner *inner;
};
struct rich_wrapped { /* transparent around a transparent object */
    struct rich_inner inner;
};
struct rich_wrapped_twice {
    struct rich_wrapped wrapped;
};
struct rich_transparent {
    struct rich_meters meters;
    struct rich_label label;
    struct rich_tint tint;
    struct rich_moment moment;
    struct rich_ints row;
    struct rich_ints *rows; /* an array of arrays */
    size_t n_rows;
    struct rich_wrapped_twice wrapped;
    struct rich_wrapped_twice *wrappeds;
    size_t n_wrappeds;
    struct rich_meters *lengths;
    size_t n_lengths;
    struct rich_meters *pointer;
    struct rich_dictionary dictionary;
    struct rich_maybe maybes[2];
};

/* ---- more than 64 members
 * ------------------------------------------------------------------------ */

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
struct rich_wide70 {
    RICH_SEVENTY(RICH_TEN)
};
struct rich_wide130 {
    RICH_SEVENTY(RICH_TEN)
    RICH_TEN(h) RICH_TEN(i) RICH_TEN(j) RICH_TEN(k) RICH_TEN(l) RICH_TEN(m)
};
struct rich_wides {
    struct rich_wide70 one;
    struct rich_wide70 *items;
    size_t n_items;
    struct rich_wide130 *pointer;
};
struct rich_wide_key { /* the key of a dictionary's entry is row 65 or later */
    RICH_SEVENTY(RICH_TEN)
    tenon_str key;
};
struct rich_wide_map {
    struct rich_wide_key *entries;
    size_t n;
};

struct rich_all {
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

TENON_DECLARE_ENUM(rich_color, enum rich_color);
TENON_DECLARE_ENUM(rich_level, enum rich_level);
TENON_DECLARE_ENUM(rich_tiny, enum rich_tiny);
TENON_DECLARE_ENUM(rich_byte, enum rich_byte);
TENON_DECLARE_ENUM(rich_short, enum rich_short);
TENON_DECLARE_ENUM(rich_huge, enum rich_huge);
#define RICH_STRUCTS(X)                                                                            \
    X(rich_scalars)                                                                                \
    X(rich_texts)                                                                                  \
    X(rich_fixed)                                                                                  \
    X(rich_arrays)                                                                                 \
    X(rich_inner)                                                                                  \
    X(rich_node)                                                                                   \
    X(rich_tree)                                                                                   \
    X(rich_nested)                                                                                 \
    X(rich_nullable)                                                                               \
    X(rich_has)                                                                                    \
    X(rich_limits)                                                                                 \
    X(rich_defaults)                                                                               \
    X(rich_omit)                                                                                   \
    X(rich_access)                                                                                 \
    X(rich_maps)                                                                                   \
    X(rich_ints)                                                                                   \
    X(rich_inners)                                                                                 \
    X(rich_dictionary)                                                                             \
    X(rich_meters)                                                                                 \
    X(rich_label)                                                                                  \
    X(rich_tint)                                                                                   \
    X(rich_moment)                                                                                 \
    X(rich_anything)                                                                               \
    X(rich_maybe)                                                                                  \
    X(rich_transparent)                                                                            \
    X(rich_wide70)                                                                                 \
    X(rich_wide130)                                                                                \
    X(rich_wides)                                                                                  \
    X(rich_wide_map)                                                                               \
    X(rich_all)
/* parts of the others that nobody uses alone */
#define RICH_PARTS(X)                                                                              \
    X(rich_int_entry)                                                                              \
    X(rich_text_entry)                                                                             \
    X(rich_inner_entry)                                                                            \
    X(rich_list_entry)                                                                             \
    X(rich_pointer_entry)                                                                          \
    X(rich_peer)                                                                                   \
    X(rich_route)                                                                                  \
    X(rich_hidden)                                                                                 \
    X(rich_sub)                                                                                    \
    X(rich_sub_entry)                                                                              \
    X(rich_wrapped)                                                                                \
    X(rich_wrapped_twice)                                                                          \
    X(rich_wide_key)
#define RICH_DECLARE(name) TENON_DECLARE(name, struct name);
RICH_STRUCTS(RICH_DECLARE)
RICH_PARTS(RICH_DECLARE)

typedef struct rich_type {
    const char *name;
    const tenon_type *(*type)(void);
    size_t size; /* of the struct */
} rich_type;

extern const rich_type rich_types[];
extern const size_t rich_types_n;

#endif
