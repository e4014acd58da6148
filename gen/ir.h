/* SPDX-License-Identifier: MIT
 * ir.h: what the generator knows about the headers it reads: units (headers), types, members,
 * enumerators, and the options that annotations give them. parse.c fills it, options.c reads the
 * annotations, evaluate.c the values in them, check.c decides what every member is and refuses what
 * cannot be, emit_*.c print it.
 *
 * Invariant after check.c without an error: every type of every unit is complete, each row has a
 * kind, a name and, where its kind needs one, the type that it refers to. Text is UTF-8 and lives
 * as long as the run; nothing is given back.
 *
 * Not here: libclang. Only parse.c, shape.c and evaluate.c see it. */
#ifndef TENON_GEN_IR_H
#define TENON_GEN_IR_H

#include <tenon/base.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A place in the user's text, for messages. line 0: none. */
typedef struct place {
    const char *file;
    unsigned line, column;
} place;

/* The words of annotations: those of options.def, and those that only annotations have. */
enum word {
#define TENON_MEMBER_OPTION(NAME, WORD, TEXT) WORD_##NAME,
#include <tenon/options.def>
#define TENON_TYPE_OPTION(NAME, WORD, TEXT) WORD_##NAME,
#include <tenon/options.def>
    WORD_KEY,
    WORD_NUMBER,
    WORD_CASE,
    WORD_PREFIX,
    WORD_UNKNOWN,
    WORDS
};

/* What an option's value came out as. */
enum value_is { VALUE_NONE, VALUE_INTEGER, VALUE_FLOAT, VALUE_STRING, VALUE_ODD };

typedef struct option {
    struct option *next;
    enum word word;
    const char *value; /* C tokens as the user wrote them, NULL: none */
    place at;          /* of the word */
    place value_at;
    enum value_is is; /* after evaluate.c */
    bool is_unsigned;
    int64_t i; /* VALUE_INTEGER, unsigned ones by their bits */
    double f;  /* VALUE_INTEGER and VALUE_FLOAT */
    const char *s;
    size_t len; /* VALUE_STRING, without the NUL */
} option;

/* One TENON(...): its text as written and with macros expanded. */
typedef struct annotation {
    struct annotation *next;
    const char *raw, *expanded;
    place at;
} annotation;

enum nest { NEST_NONE, NEST_ARRAY, NEST_POINTER };
enum shape { SHAPE_VALUE, SHAPE_POINTER, SHAPE_ARRAY, SHAPE_MAP, SHAPE_FIXED };

typedef struct type type;

typedef struct member {
    struct member *next;
    const char *name;    /* in C */
    const char *comment; /* the user's, in brief, or NULL */
    const char *pointer; /* the C type "pointer to this member" */
    const char *c_type;  /* of the member, where it can be cast to */
    const char *trouble; /* why tenon has no kind for its C type, or NULL */
    place at;
    annotation *annotations;
    option *options;
    type *owner;

    /* the C type, by parse.c */
    enum shape shape;
    unsigned leaf;          /* kind of what pointers and arrays lead to */
    const char *leaf_token; /* how output names it, where it depends on the machine; else NULL */
    unsigned leaf_size;
    bool leaf_unsigned;
    enum nest nest; /* what elements are, when they are no leaves */
    uint64_t inner_length;
    bool is_bit_field;
    bool in_union; /* an arm of a nameless union: only in remote types, where members are chosen */
    uint64_t size;
    long long offset;  /* on the machine that the run is for; for people only */
    bool is_companion; /* count or has of another member: no row */
    uint64_t length;   /* SHAPE_FIXED: elements; CHARS: bytes */
    type *ref;         /* the struct or enum of the leaf */

    /* the row, by check.c */
    bool is_row;
    bool ignored;
    unsigned kind, element, inner;
    const char *json; /* name without escapes */
    size_t json_len;
    const char *spelling; /* in JSON spelling, without quotes */
    struct member *count, *has, *key;
    unsigned index;
    uint32_t given;
} member;

typedef struct enumerator {
    struct enumerator *next;
    const char *name;
    place at;
    int64_t value;
    annotation *annotations;
    option *options;
    bool ignored;
    const char *json;
    size_t json_len;
    const char *spelling;
} enumerator;

struct unit;

struct type {
    struct type *next;  /* in the order of the headers */
    const char *name;   /* of the description */
    const char *c_type; /* as output spells it: "struct point", "point_t" */
    const char *title;  /* the same for people */
    const char *scope; /* of a type declared in a struct: that struct, as C++ names it; else NULL */
    const char *comment;
    const char *header; /* where it is declared */
    place at;
    struct unit *unit; /* NULL: declared in no header that was given */
    annotation *annotations;
    option *options;
    member *members;
    enumerator *enumerators;
    bool is_enum, is_union, is_complete;
    bool is_packed; /* some member may stand where its type must not */
    bool is_remote; /* described by TENON_REMOTE */
    bool marked;    /* annotated */
    bool described; /* marked, or reached from a marked one */
    bool checked;
    bool transparent, refuse_unknown;
    bool enum_unsigned;
    uint64_t size;
    unsigned naming;           /* enum tenon_naming */
    type *sets[TENON_NAMINGS]; /* by policy: copies with its names, by cases.c */
    unsigned set_of;           /* in a copy: the policy */
    const type *plain;         /* in a copy: the original */
    unsigned n;                /* rows or enumerators */
    const void *decl;          /* parse.c's own */
};

/* One header. */
typedef struct unit {
    struct unit *next;
    const char *path; /* as given */
    const char *full; /* absolute */
    const char *base; /* the file's name without .h */
    type **types;     /* described ones, in order */
    size_t n;
} unit;

option *option_of(option *options, enum word word);

#endif
