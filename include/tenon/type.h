/* SPDX-License-Identifier: MIT
 * tenon/type.h: the description of a C type, and the macro rows that make one without the
 * generator.
 *
 *     struct point { int x, y; char *label; };
 *
 *     TENON_DECLARE(point, struct point);
 *     TENON_BEGIN(point) = {
 *         TENON_FIELD(x, TENON_REQUIRED),
 *         TENON_FIELD(y, TENON_MIN(0), TENON_MAX(100)),
 *         TENON_FIELD(label, TENON_NAME("text"), TENON_OMIT_NULL),
 *     } TENON_END;
 *
 * A description is const data: no start-up work, no registration. What can only be known at run
 * time (the hash of the names, the check of the rows) is built by the first call that uses the
 * type, once, into static storage of its own. TENON_DECLARE goes where the struct is declared,
 * TENON_BEGIN .. TENON_END into one .c file. Rows are C only. */
#ifndef TENON_TYPE_H
#define TENON_TYPE_H

#include <tenon/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The layout of the structs below, which compiled descriptions carry: another number, another
 * library. */
#define TENON_ABI 2

/* ---- the description ------------------------------------------------------------------------- */

/* What the walkers dispatch on: TENON_STEP_x and TENON_KIND_x of kinds.def. */
enum tenon_kind {
#define TENON_STEP(NAME)                  TENON_STEP_##NAME,
#define TENON_KIND(NAME, SPELLING, BOUND) TENON_KIND_##NAME,
#include "kinds.def"
    TENON_KINDS
};

/* The hot half of a member: what reading and writing need for every value. */
typedef struct tenon_member {
    const char *fragment;  /* ,"name":  and at least 15 NULs; the name in JSON spelling */
    uint32_t offset;       /* of the member in the struct */
    uint32_t count_offset; /* ARRAY, MAP, FIXED: of the member that holds the count */
    uint32_t capacity;     /* CHARS: bytes; FIXED: elements; ENUM: sizeof */
    uint32_t stride;       /* ARRAY, MAP, FIXED, POINTER: sizeof one element */
    uint16_t fragment_len; /* without the NULs */
    uint16_t index;        /* of the row; its bit in the set of members seen */
    uint8_t read_op;       /* kind, SKIP, or SPECIAL */
    uint8_t write_op;      /* kind, SKIP, or SPECIAL */
    uint8_t kind;          /* TENON_KIND_x of the value */
    uint8_t element;       /* ARRAY, MAP, FIXED, POINTER: kind of an element */
} tenon_member;

/* Bits of tenon_detail.given: the modifiers that the row names. */
enum tenon_given {
    TENON_GIVEN_NAME = 1 << 0,
    TENON_GIVEN_ALIAS = 1 << 1,
    TENON_GIVEN_IGNORE = 1 << 2,
    TENON_GIVEN_READ_ONLY = 1 << 3,
    TENON_GIVEN_WRITE_ONLY = 1 << 4,
    TENON_GIVEN_REQUIRED = 1 << 5,
    TENON_GIVEN_DEFAULT = 1 << 6,
    TENON_GIVEN_OMIT_NULL = 1 << 7,
    TENON_GIVEN_OMIT_DEFAULT = 1 << 8,
    TENON_GIVEN_OMIT_EMPTY = 1 << 9,
    TENON_GIVEN_MIN = 1 << 10,
    TENON_GIVEN_MAX = 1 << 11,
    TENON_GIVEN_MIN_LEN = 1 << 12,
    TENON_GIVEN_MAX_LEN = 1 << 13,
    TENON_GIVEN_MAX_COUNT = 1 << 14,
    TENON_GIVEN_TRUNCATE = 1 << 15,
    TENON_GIVEN_COUNT = 1 << 16,
    TENON_GIVEN_HAS = 1 << 17,
    TENON_GIVEN_MAP = 1 << 18,
    TENON_GIVEN_FALLBACK = 1 << 19
};
#define TENON__READ_SPECIAL                                                                        \
    (TENON_GIVEN_MIN | TENON_GIVEN_MAX | TENON_GIVEN_MIN_LEN | TENON_GIVEN_MAX_LEN |               \
     TENON_GIVEN_TRUNCATE | TENON_GIVEN_HAS | TENON_GIVEN_FALLBACK)
#define TENON__WRITE_SPECIAL                                                                       \
    (TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_HAS)

typedef struct tenon_type tenon_type;
struct tenon__in;
struct tenon__out;

/* A constant of a description in the form that its member's kind uses. */
typedef struct tenon_constant {
    int64_t i; /* integers and enums, uint64_t by its bits */
    double f;  /* float and double */
} tenon_constant;

/* The cold half of a member. */
typedef struct tenon_detail {
    uint32_t given;          /* enum tenon_given */
    uint8_t count_kind;      /* integer kind of the count member, 0: none */
    uint8_t key_kind;        /* MAP: CSTR, STR or CHARS */
    uint8_t inner;           /* kind of the elements of an element (FIXED, POINTER) */
    uint8_t reserved;        /* 0 */
    uint32_t inner_capacity; /* elements, or bytes of CHARS */
    uint32_t inner_stride;
    uint32_t has_offset;   /* of the bool companion */
    uint32_t key_offset;   /* MAP: of the key in an entry */
    uint32_t key_capacity; /* MAP: sizeof a CHARS key */
    uint32_t min_len, max_len, max_count;
    tenon_constant min, max, def, fallback;
    const char *def_text; /* default of a string */
    const char *alias;    /* names, each ended by a NUL, the list by an empty one */
    const char
        *bare_name; /* where the fragment's spelling has escapes: the name without; else NULL */
    uint32_t bare_len;
    const tenon_type *(*ref)(void); /* the struct or enum that the value is of */
} tenon_detail;

/* A macro row: both halves at once. */
typedef struct tenon_row {
    tenon_member hot;
    tenon_detail cold;
} tenon_row;

/* One name of an enum. */
typedef struct tenon_enumerator {
    const char *fragment; /* "name" with its quotes and at least 15 NULs */
    int64_t value;
    uint32_t len; /* of the fragment without the NULs */
} tenon_enumerator;

enum tenon_plan_state { TENON_PLAN_RAW, TENON_PLAN_CLAIMED, TENON_PLAN_READY, TENON_PLAN_FAULTY };

/* What follows from the rows. Const in generated descriptions; for macro rows the first use builds
 * it. */
typedef struct tenon_plan {
    uint32_t state;    /* enum tenon_plan_state, read with acquire */
    uint32_t bound;    /* struct: most bytes that the fixed parts of one object's JSON take, nested
                          ones not counted;    enum: how many of its values are their own index */
    uint16_t fault;    /* FAULTY: the row, n: the type itself */
    uint8_t fault_why; /* enum tenon__fault */
    bool aliases;      /* some row has one */
} tenon_plan;

enum tenon_shape { TENON_SHAPE_OBJECT, TENON_SHAPE_ENUM };

/* Options of a type, in TENON_BEGIN(name, options). */
enum tenon_type_flag {
    TENON_TRANSPARENT =
        1 << 0, /* one member, whose text is that of the type: root arrays, named scalars */
    TENON_REFUSE_UNKNOWN_MEMBERS = 1 << 1 /* as TENON_UNKNOWN_REFUSE, for this type always */
};

/* Functions that the generator wrote for a type. */
typedef struct tenon_generated {
    uint32_t abi;
    const char *(*json_read)(struct tenon__in *in, const char *p, void *object);
    char *(*json_write)(struct tenon__out *out, char *p, const void *object);
} tenon_generated;

/* What run-time naming (tenon_options.naming) asks of a type. */
typedef struct tenon_names {
    const char *const *c_names; /* by row: the name in C where the fragment has one by `case`, else
                                   NULL; NULL: no row needs it */
    const tenon_type *sets[TENON_NAMINGS]; /* by policy: the same type with the names of that
                                              policy; NULL: made for each call */
} tenon_names;

struct tenon_type {
    const tenon_member *members; /* first hot half */
    const tenon_detail *details; /* first cold half */
    uint32_t member_stride, detail_stride;
    const tenon_type *const
        *refs;              /* by row: the described type of the value or its elements, or NULL */
    const uint16_t *lookup; /* hash of the names, open addressing: row + 1, 0: empty */
    const tenon_enumerator *enumerators; /* SHAPE_ENUM */
    tenon_plan *plan;                    /* never written when it is READY from the start */
    const tenon_generated *generated;    /* NULL: tables only */
    const char *name;
    uint64_t all; /* bits of the first 64 rows */
    uint32_t size;
    uint32_t lookup_size;
    uint16_t n; /* rows or enumerators */
    uint8_t shape;
    uint8_t flags;
    uint32_t abi;
    const tenon_names *names; /* NULL: fragments hold the C names, and there are no sets */
};

/* ---- functions over any type ----------------------------------------------------------------- */

/* Sets every described member to its default or zero, as an absent object reads. Default strings
 * come from mem. false: memory is exhausted (nothing stays allocated) or the description is wrong.
 */
TENON_API bool tenon_init(const tenon_type *type, void *object, tenon_mem *mem);

/* Gives back all that the described members own and zeroes them; safe on a zeroed object and twice.
 * The memory must be the one that the object was made with; a region only zeroes. */
TENON_API void tenon_free(const tenon_type *type, void *object, tenon_mem *mem);

/* Makes copy a deep copy of the described members, all of its text in mem; other bytes of copy are
 * not touched. false: memory is exhausted or nesting too deep (1024), copy's described members are
 * zero. */
TENON_API bool tenon_copy(const tenon_type *type, void *copy, const void *object, tenon_mem *mem);

/* Compares described members by value: strings by their bytes, floats by ==, or both NaN.
 * Companions that say "not there" make the values equal. */
TENON_API bool tenon_equal(const tenon_type *type, const void *a, const void *b);

/* Checks the rows, which every call does on first use, and says what is wrong with them. */
TENON_API bool tenon_type_check(const tenon_type *type, tenon_error *error);

#ifdef __cplusplus
}
#endif

#include <tenon/json.h>
#ifndef __cplusplus
#include <tenon/rows.h>
#endif

#endif
