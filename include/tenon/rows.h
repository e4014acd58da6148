/* SPDX-License-Identifier: MIT
 * tenon/rows.h: macro rows, included by tenon/type.h. C only.
 *
 *   TENON_DECLARE(name, ctype);              declares a struct type's description and its typed
 * functions TENON_DECLARE_ENUM(name, ctype);         the same for an enum TENON_BEGIN(name [,
 * flags]) = { rows } TENON_END; TENON_ENUM_BEGIN(name) = { TENON_VALUE(ENUMERATOR [, "text"]), ...
 * } TENON_ENUM_END;
 *
 *   TENON_FIELD(member [, modifiers])        bool, integers, float, double, char *, char[N],
 * tenon_str, tenon_time, tenon_raw; T * (nullable; with TENON_COUNT an array), T[N], T[M][N], T
 * (*)[N] of these. An enum given so is written as a number. TENON_FIELD_OF(member, name [, ...])
 * the same shapes of a described struct or enum
 *
 * How it works. The row macros stand inside a function that TENON_BEGIN opens, so that they can say
 * tenon__c for the struct. _Generic over the member's address finds its kind: T[N] matches the
 * incomplete T (*)[], whatever N. Each modifier is a tuple (given bits, name, initialisers, count);
 * TENON__EACH picks one element of every tuple of a row, so no modifier ever overrides a field that
 * was set before. */
#ifndef TENON_ROWS_H
#define TENON_ROWS_H

#include <limits.h>
#include <tenon/type.h>

/* ---- declarations ---------------------------------------------------------------------------- */

#if defined(__GNUC__)
#define TENON__MAY_BE_UNUSED __attribute__((unused))
#else
#define TENON__MAY_BE_UNUSED
#endif
#define TENON__FUNCTION static inline TENON__MAY_BE_UNUSED

#define TENON_DECLARE_ENUM(name, ctype)                                                            \
    typedef ctype tenon__c_##name;                                                                 \
    enum { tenon__kind_##name = TENON_KIND_ENUM };                                                 \
    const tenon_type *name##_type(void)

#define TENON_DECLARE(name, ctype)                                                                 \
    typedef ctype tenon__c_##name;                                                                 \
    enum { tenon__kind_##name = TENON_KIND_OBJECT };                                               \
    const tenon_type *name##_type(void);                                                           \
    TENON__FUNCTION bool name##_json_read(ctype *object, const char *text, size_t len,             \
                                          tenon_mem *mem, const tenon_options *options,            \
                                          tenon_error *error)                                      \
    {                                                                                              \
        return tenon_json_read(name##_type(), object, text, len, mem, options, error);             \
    }                                                                                              \
    TENON__FUNCTION bool name##_json_read_path(ctype *object, const char *path, tenon_mem *mem,    \
                                               const tenon_options *options, tenon_error *error)   \
    {                                                                                              \
        return tenon_json_read_path(name##_type(), object, path, mem, options, error);             \
    }                                                                                              \
    TENON__FUNCTION bool name##_json_read_source(ctype *object, tenon_source *source,              \
                                                 tenon_mem *mem, const tenon_options *options,     \
                                                 tenon_error *error)                               \
    {                                                                                              \
        return tenon_json_read_source(name##_type(), object, source, mem, options, error);         \
    }                                                                                              \
    TENON__FUNCTION bool name##_json_update(ctype *object, const char *text, size_t len,           \
                                            tenon_mem *mem, const tenon_options *options,          \
                                            tenon_error *error)                                    \
    {                                                                                              \
        return tenon_json_update(name##_type(), object, text, len, mem, options, error);           \
    }                                                                                              \
    TENON__FUNCTION bool name##_json_write(const ctype *object, tenon_sink *sink,                  \
                                           const tenon_options *options, tenon_error *error)       \
    {                                                                                              \
        return tenon_json_write(name##_type(), object, sink, options, error);                      \
    }                                                                                              \
    TENON__FUNCTION size_t name##_json_print(const ctype *object, char *buf, size_t size,          \
                                             const tenon_options *options)                         \
    {                                                                                              \
        return tenon_json_print(name##_type(), object, buf, size, options);                        \
    }                                                                                              \
    TENON__FUNCTION bool name##_init(ctype *object, tenon_mem *mem)                                \
    {                                                                                              \
        return tenon_init(name##_type(), object, mem);                                             \
    }                                                                                              \
    TENON__FUNCTION void name##_free(ctype *object, tenon_mem *mem)                                \
    {                                                                                              \
        tenon_free(name##_type(), object, mem);                                                    \
    }                                                                                              \
    TENON__FUNCTION bool name##_copy(ctype *copy, const ctype *object, tenon_mem *mem)             \
    {                                                                                              \
        return tenon_copy(name##_type(), copy, object, mem);                                       \
    }                                                                                              \
    TENON__FUNCTION bool name##_equal(const ctype *a, const ctype *b)                              \
    {                                                                                              \
        return tenon_equal(name##_type(), a, b);                                                   \
    }                                                                                              \
    _Static_assert(sizeof(ctype) <= UINT32_MAX, "tenon: structs of 4 GiB are not described")

/* ---- tables ---------------------------------------------------------------------------------- */

#define TENON_BEGIN(...) TENON__BEGIN(__VA_ARGS__, 0, 0)
#define TENON__BEGIN(name, options, ...)                                                           \
    const tenon_type *name##_type(void)                                                            \
    {                                                                                              \
        typedef tenon__c_##name tenon__c;                                                          \
        enum { tenon__flags = (options), tenon__base = __COUNTER__ + 1 };                          \
        static const char tenon__name[] = #name;                                                   \
        static const tenon_row tenon__rows[]

#define TENON_END                                                                                  \
    ;                                                                                              \
    enum { tenon__n = sizeof tenon__rows / sizeof *tenon__rows };                                  \
    _Static_assert(tenon__n <= 1000, "tenon: more than 1000 members");                             \
    static tenon_plan tenon__plan;                                                                 \
    static const tenon_type *tenon__refs[tenon__n];                                                \
    static uint16_t tenon__lookup[3 * tenon__n + 1];                                               \
    static const tenon_type tenon__type = {                                                        \
        .members = &tenon__rows->hot,                                                              \
        .details = &tenon__rows->cold,                                                             \
        .member_stride = sizeof(tenon_row),                                                        \
        .detail_stride = sizeof(tenon_row),                                                        \
        .refs = tenon__refs,                                                                       \
        .lookup = tenon__lookup,                                                                   \
        .plan = &tenon__plan,                                                                      \
        .name = tenon__name,                                                                       \
        .all = tenon__n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << (tenon__n % 64)) - 1,               \
        .size = sizeof(tenon__c),                                                                  \
        .lookup_size = 3 * tenon__n + 1,                                                           \
        .n = tenon__n,                                                                             \
        .shape = TENON_SHAPE_OBJECT,                                                               \
        .flags = tenon__flags,                                                                     \
        .abi = TENON_ABI,                                                                          \
    };                                                                                             \
    return &tenon__type;                                                                           \
    }                                                                                              \
    TENON__SEMICOLON

#define TENON_ENUM_BEGIN(name)                                                                     \
    const tenon_type *name##_type(void)                                                            \
    {                                                                                              \
        typedef tenon__c_##name tenon__c;                                                          \
        static const char tenon__name[] = #name;                                                   \
        static const tenon_enumerator tenon__rows[]

#define TENON_ENUM_END                                                                             \
    ;                                                                                              \
    static tenon_plan tenon__plan;                                                                 \
    static const tenon_type tenon__type = {                                                        \
        .enumerators = tenon__rows,                                                                \
        .plan = &tenon__plan,                                                                      \
        .name = tenon__name,                                                                       \
        .size = sizeof(tenon__c),                                                                  \
        .n = sizeof tenon__rows / sizeof *tenon__rows,                                             \
        .shape = TENON_SHAPE_ENUM,                                                                 \
        .abi = TENON_ABI,                                                                          \
    };                                                                                             \
    return &tenon__type;                                                                           \
    }                                                                                              \
    TENON__SEMICOLON

/* Takes the user's semicolon behind a function body. */
#define TENON__SEMICOLON _Static_assert(sizeof(tenon_member) == 24 + sizeof(char *), "tenon: ABI")

#define TENON__NULS "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"

/* One enumerator; text is its name in JSON spelling, by default that of C. */
#define TENON_VALUE(...)                                                                           \
    TENON__CAT(TENON__VALUE_, TENON__ONE_OR_TWO(__VA_ARGS__, 2, 1, 0, 0))(__VA_ARGS__)
#define TENON__ONE_OR_TWO(a, b, n, ...) n
#define TENON__VALUE_1(e)               TENON__VALUE_2(e, #e)
#define TENON__VALUE_2(e, text)                                                                    \
    {                                                                                              \
        .fragment = "\"" text "\"" TENON__NULS, .value = (e), .len = sizeof("\"" text "\"") - 1    \
    }

/* ---- modifiers: (given bits, name, (initialisers), count offset) ----------------------------- */

/* The name in the text, in JSON spelling: TENON_NAME("a\\\"b") for a"b. TENON_NAME_ESCAPED when the
 * two differ. */
#define TENON_NAME(text) (TENON_GIVEN_NAME, text, (), 0)
#define TENON_NAME_ESCAPED(spelling, bare)                                                         \
    (TENON_GIVEN_NAME, spelling, (.bare_name = bare "", .bare_len = sizeof(bare "") - 1, ), 0)
/* Further names accepted when reading, separated by NULs: TENON_ALIAS("colour\0tint"). */
#define TENON_ALIAS(names) (TENON_GIVEN_ALIAS, , (.alias = names "\0", ), 0)
#define TENON_IGNORE       (TENON_GIVEN_IGNORE, , (), 0)
#define TENON_READ_ONLY    (TENON_GIVEN_READ_ONLY, , (), 0)
#define TENON_WRITE_ONLY   (TENON_GIVEN_WRITE_ONLY, , (), 0)
#define TENON_REQUIRED     (TENON_GIVEN_REQUIRED, , (), 0)
#define TENON_OMIT_NULL    (TENON_GIVEN_OMIT_NULL, , (), 0)
#define TENON_OMIT_DEFAULT (TENON_GIVEN_OMIT_DEFAULT, , (), 0)
#define TENON_OMIT_EMPTY   (TENON_GIVEN_OMIT_EMPTY, , (), 0)
#define TENON_TRUNCATE     (TENON_GIVEN_TRUNCATE, , (), 0)
#define TENON_DEFAULT(value)                                                                       \
    (TENON_GIVEN_DEFAULT, , (.def = TENON__CONSTANT(value), .def_text = TENON__TEXT(value), ), 0)
#define TENON_MIN(value)      (TENON_GIVEN_MIN, , (.min = TENON__CONSTANT(value), ), 0)
#define TENON_MAX(value)      (TENON_GIVEN_MAX, , (.max = TENON__CONSTANT(value), ), 0)
#define TENON_FALLBACK(value) (TENON_GIVEN_FALLBACK, , (.fallback = TENON__CONSTANT(value), ), 0)
#define TENON_MIN_LEN(bytes)  (TENON_GIVEN_MIN_LEN, , (.min_len = (bytes), ), 0)
#define TENON_MAX_LEN(bytes)  (TENON_GIVEN_MAX_LEN, , (.max_len = (bytes), ), 0)
#define TENON_MAX_COUNT(n)    (TENON_GIVEN_MAX_COUNT, , (.max_count = (n), ), 0)
/* The integer member that holds the number of elements. */
#define TENON_COUNT(member)                                                                        \
    (TENON_GIVEN_COUNT, , (.count_kind = TENON__INTEGER_KIND(TENON__AT(member)), ),                \
     TENON__OFFSET(member))
/* The bool member that says whether this one is there. */
#define TENON_HAS(member)                                                                          \
    (TENON_GIVEN_HAS, ,                                                                            \
     (.has_offset = TENON__OFFSET(member) + 0 * _Generic(&TENON__AT(member), bool * : 1), ), 0)
/* A dictionary: the array's elements are entries, described by name, and key is the member of each
 * that holds its key. */
#define TENON_MAP(name, key)                                                                       \
    (TENON_GIVEN_MAP, ,                                                                            \
     (.key_offset = (uint32_t)offsetof(tenon__c_##name, key),                                      \
      .key_capacity = (uint32_t)sizeof(((tenon__c_##name *)0)->key),                               \
      .key_kind = _Generic(&((tenon__c_##name *)0)->key, char **: TENON_KIND_CSTR,                 \
                           const char **: TENON_KIND_CSTR, tenon_str *: TENON_KIND_STR,            \
                           char(*)[]: TENON_KIND_CHARS), ), 0)

/* ---- what the macros are made of ------------------------------------------------------------- */

#define TENON__CAT_(a, b) a##b
#define TENON__CAT(a, b)  TENON__CAT_(a, b)

#define TENON__AT(member)     (((tenon__c *)0)->member)
#define TENON__OFFSET(member) ((uint32_t)offsetof(tenon__c, member))

#define TENON__CONSTANT(v)                                                                         \
    {                                                                                              \
        .i = (int64_t) _Generic((v), char * : 0, const char * : 0, float : 0, double : 0, default  \
                                : (v)),                                                            \
        .f = (double)_Generic((v), char * : 0, const char * : 0, default                           \
                              : (v))                                                               \
    }
#define TENON__TEXT(v) _Generic((v), char * : (v), const char * : (v), default : NULL)

/* Applies P to each tuple of a list that ends with an empty argument. */
#define TENON__EACH(P, ...)                                        TENON__CAT(TENON__EACH_, TENON__LENGTH(__VA_ARGS__))(P, __VA_ARGS__)
#define TENON__LENGTH(...)                                         TENON__LENGTH_(__VA_ARGS__, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0)
#define TENON__LENGTH_(a, b, c, d, e, f, g, h, i, j, k, l, n, ...) n
#define TENON__EACH_1(P, last)
#define TENON__EACH_2(P, m, last) P m
#define TENON__EACH_3(P, m, ...)  P m TENON__EACH_2(P, __VA_ARGS__)
#define TENON__EACH_4(P, m, ...)  P m TENON__EACH_3(P, __VA_ARGS__)
#define TENON__EACH_5(P, m, ...)  P m TENON__EACH_4(P, __VA_ARGS__)
#define TENON__EACH_6(P, m, ...)  P m TENON__EACH_5(P, __VA_ARGS__)
#define TENON__EACH_7(P, m, ...)  P m TENON__EACH_6(P, __VA_ARGS__)
#define TENON__EACH_8(P, m, ...)  P m TENON__EACH_7(P, __VA_ARGS__)
#define TENON__EACH_9(P, m, ...)  P m TENON__EACH_8(P, __VA_ARGS__)
#define TENON__EACH_10(P, m, ...) P m TENON__EACH_9(P, __VA_ARGS__)
#define TENON__EACH_11(P, m, ...) P m TENON__EACH_10(P, __VA_ARGS__)
#define TENON__EACH_12(P, m, ...) P m TENON__EACH_11(P, __VA_ARGS__)
/* The passes over a row's modifiers. */
#define TENON__PICK_GIVEN(given, name, cold, count) | (given)
#define TENON__PICK_NAME(given, name, cold, count)  name
#define TENON__PICK_COLD(given, name, cold, count)  TENON__STRIP cold
#define TENON__PICK_COUNT(given, name, cold, count) +(count)
#define TENON__STRIP(...)                           __VA_ARGS__
#define TENON__GIVEN(...)                           (0 TENON__EACH(TENON__PICK_GIVEN, __VA_ARGS__))

/* Shapes of a member's C type: a value, a pointer, an array, and the two arrays of arrays. A code
 * holds shape and kind. */
#define TENON__V(kind)     (0 + 8 * (kind))
#define TENON__P(kind)     (1 + 8 * (kind))
#define TENON__A(kind)     (2 + 8 * (kind))
#define TENON__PA(kind)    (3 + 8 * (kind))
#define TENON__AA(kind)    (4 + 8 * (kind))
#define TENON__SHAPE(code) ((code) % 8)
#define TENON__KIND(code)  ((code) / 8)

/* X(C type, kind) for every scalar that _Generic can tell; intN_t are some of these. char is not
 * here: see below. */
#define TENON__SCALARS(X)                                                                          \
    X(bool, TENON_KIND_BOOL)                                                                       \
    X(signed char, TENON_KIND_I8)                                                                  \
    X(unsigned char, TENON_KIND_U8)                                                                \
    X(short, TENON__SIGNED(short))                                                                 \
    X(unsigned short, TENON__UNSIGNED(short))                                                      \
    X(int, TENON__SIGNED(int))                                                                     \
    X(unsigned int, TENON__UNSIGNED(int))                                                          \
    X(long, TENON__SIGNED(long))                                                                   \
    X(unsigned long, TENON__UNSIGNED(long))                                                        \
    X(long long, TENON_KIND_I64)                                                                   \
    X(unsigned long long, TENON_KIND_U64)                                                          \
    X(float, TENON_KIND_F32)                                                                       \
    X(double, TENON_KIND_F64)                                                                      \
    X(char *, TENON_KIND_CSTR)                                                                     \
    X(const char *, TENON_KIND_CSTR)                                                               \
    X(tenon_str, TENON_KIND_STR)                                                                   \
    X(tenon_raw, TENON_KIND_RAW)                                                                   \
    X(tenon_time, TENON_KIND_TIME)
#define TENON__SIGNED(T)                                                                           \
    (sizeof(T) == 2 ? TENON_KIND_I16 : sizeof(T) == 4 ? TENON_KIND_I32 : TENON_KIND_I64)
#define TENON__UNSIGNED(T)                                                                         \
    (sizeof(T) == 2 ? TENON_KIND_U16 : sizeof(T) == 4 ? TENON_KIND_U32 : TENON_KIND_U64)
#define TENON__CHAR_KIND (CHAR_MIN < 0 ? TENON_KIND_I8 : TENON_KIND_U8)

#define TENON__BY_ADDRESS(T, kind)                                                                 \
    T * : TENON__V(kind), T ** : TENON__P(kind), T(*)[] : TENON__A(kind), T(**)[] : TENON__PA(kind),
#define TENON__BY_VALUE(T, kind) T(*)[] : TENON__AA(kind),

/* The code of a member; x is an lvalue of its type. char[N] is text, char * is text, char alone a
 * number. */
#define TENON__CODE(x)                                                                             \
    _Generic(&(x), TENON__SCALARS(TENON__BY_ADDRESS) char *: TENON__V(TENON__CHAR_KIND),           \
             char(*)[]: TENON__V(TENON_KIND_CHARS), char(**)[]: TENON__P(TENON_KIND_CHARS),        \
             default: _Generic((x), TENON__SCALARS(TENON__BY_VALUE)                                \
                               char(*)[]: TENON__A(TENON_KIND_CHARS), default: 7))
/* The code of a member of the described type C. */
#define TENON__CODE_OF(x, C, kind)                                                                 \
    _Generic(&(x), C *: TENON__V(kind), C **: TENON__P(kind), C(*)[]: TENON__A(kind),              \
             C ***: TENON__P(TENON_KIND_POINTER), C *(*)[]: TENON__A(TENON_KIND_POINTER), default: 7)

#define TENON__INTEGER_KIND(x)                                                                     \
    _Generic((x), char                                                                             \
             : TENON__CHAR_KIND, signed char                                                       \
             : TENON_KIND_I8, unsigned char                                                        \
             : TENON_KIND_U8, short                                                                \
             : TENON__SIGNED(short), unsigned short                                                \
             : TENON__UNSIGNED(short), int                                                         \
             : TENON__SIGNED(int), unsigned int                                                    \
             : TENON__UNSIGNED(int), long                                                          \
             : TENON__SIGNED(long), unsigned long                                                  \
             : TENON__UNSIGNED(long), long long                                                    \
             : TENON_KIND_I64, unsigned long long                                                  \
             : TENON_KIND_U64)

/* sizeof the arrays in T[M][N] and T (*)[N]; 1 for every other type. */
#define TENON__INNER_SIZE(x)                                                                       \
    sizeof(*_Generic((x), char(*)[]                                                                \
                     : (x), bool(*)[]                                                              \
                     : (x), signed char(*)[]                                                       \
                     : (x), unsigned char(*)[]                                                     \
                     : (x), short(*)[]                                                             \
                     : (x), unsigned short(*)[]                                                    \
                     : (x), int(*)[]                                                               \
                     : (x), unsigned int(*)[]                                                      \
                     : (x), long(*)[]                                                              \
                     : (x), unsigned long(*)[]                                                     \
                     : (x), long long(*)[]                                                         \
                     : (x), unsigned long long(*)[]                                                \
                     : (x), float(*)[]                                                             \
                     : (x), double(*)[]                                                            \
                     : (x), char *(*)[]                                                            \
                     : (x), const char *(*)[]                                                      \
                     : (x), tenon_str(*)[]                                                         \
                     : (x), tenon_raw(*)[]                                                         \
                     : (x), tenon_time(*)[]                                                        \
                     : (x), default                                                                \
                     : (char(*)[1])0))

#define TENON__SIZE(kind)                                                                          \
    ((kind) == TENON_KIND_BOOL || (kind) == TENON_KIND_I8 || (kind) == TENON_KIND_U8    ? 1        \
     : (kind) == TENON_KIND_I16 || (kind) == TENON_KIND_U16                             ? 2        \
     : (kind) == TENON_KIND_I32 || (kind) == TENON_KIND_U32 || (kind) == TENON_KIND_F32 ? 4        \
     : (kind) == TENON_KIND_I64 || (kind) == TENON_KIND_U64 || (kind) == TENON_KIND_F64 ? 8        \
     : (kind) == TENON_KIND_CSTR || (kind) == TENON_KIND_POINTER ? sizeof(char *)                  \
     : (kind) == TENON_KIND_TIME                                 ? sizeof(tenon_time)              \
                                                                 : sizeof(tenon_str))

/* Rows are numbered by __COUNTER__. What _Generic says of a member is expanded once, into an enum
 * that the row declares inside a sizeof: the text of a row would be half a megabyte otherwise. */
#define TENON_FIELD(...) TENON__FIELD(__COUNTER__, __VA_ARGS__, )
#define TENON__FIELD(id, member, ...)                                                              \
    TENON__ROW(id, member, TENON__CODE(TENON__AT(member)), TENON__LEAF, NULL, __VA_ARGS__)
#define TENON__LEAF(code, inner)                                                                   \
    (TENON__KIND(code) == TENON_KIND_CHARS ? (inner) : (int)TENON__SIZE(TENON__KIND(code)))

#define TENON_FIELD_OF(...) TENON__FIELD_OF(__COUNTER__, __VA_ARGS__, )
#define TENON__FIELD_OF(id, member, type, ...)                                                     \
    TENON__ROW(id, member, TENON__CODE_OF(TENON__AT(member), tenon__c_##type, tenon__kind_##type), \
               (int)sizeof(tenon__c_##type) + 0 * TENON__NOTHING, type##_type, __VA_ARGS__)
#define TENON__NOTHING(code, inner) 1

/* leaf_: sizeof what pointers and arrays lead to in the end, as the name of a macro of code and
 * inner size, or an expression that ends in one. */
#define TENON__ROW(id, member, code_, leaf_, type, ...)                                            \
    {                                                                                              \
        .hot = {.offset =                                                                          \
                    TENON__OFFSET(member) +                                                        \
                    0 * (uint32_t)sizeof(enum {                                                    \
                            tenon__code_##id = (code_),                                            \
                            tenon__given_##id = TENON__GIVEN(__VA_ARGS__),                         \
                            tenon__inner_##id = (int)TENON__INNER_SIZE(TENON__AT(member)),         \
                            tenon__size_##id = (int)sizeof(TENON__AT(member)),                     \
                            tenon__leaf_##id = leaf_(tenon__code_##id, tenon__inner_##id)}) +      \
                    TENON__CHECK(tenon__code_##id, tenon__given_##id),                             \
                .fragment =                                                                        \
                    (tenon__given_##id & TENON_GIVEN_NAME)                                         \
                        ? ",\"" TENON__EACH(TENON__PICK_NAME, __VA_ARGS__) "\":" TENON__NULS       \
                        : ",\"" #member "\":" TENON__NULS,                                         \
                .count_offset = 0 TENON__EACH(TENON__PICK_COUNT, __VA_ARGS__),                     \
                .capacity = TENON__CAPACITY(tenon__code_##id, tenon__size_##id, tenon__inner_##id, \
                                            tenon__leaf_##id),                                     \
                .stride = TENON__STRIDE(tenon__code_##id, tenon__inner_##id, tenon__leaf_##id),    \
                .fragment_len =                                                                    \
                    (tenon__given_##id & TENON_GIVEN_NAME)                                         \
                        ? sizeof(",\"" TENON__EACH(TENON__PICK_NAME, __VA_ARGS__) "\":") - 1       \
                        : sizeof(",\"" #member "\":") - 1,                                         \
                .index = (id)-tenon__base,                                                         \
                .read_op =                                                                         \
                    TENON__OP(tenon__code_##id, tenon__given_##id,                                 \
                              TENON_GIVEN_IGNORE | TENON_GIVEN_READ_ONLY, TENON__READ_SPECIAL),    \
                .write_op =                                                                        \
                    TENON__OP(tenon__code_##id, tenon__given_##id,                                 \
                              TENON_GIVEN_IGNORE | TENON_GIVEN_WRITE_ONLY, TENON__WRITE_SPECIAL),  \
                .kind = TENON__TOP(tenon__code_##id, tenon__given_##id),                           \
                .element = TENON__ELEMENT(tenon__code_##id)},                                      \
        .cold = {                                                                                  \
            TENON__EACH(TENON__PICK_COLD, __VA_ARGS__).given = tenon__given_##id,                  \
            .inner = TENON__INNER(tenon__code_##id),                                               \
            .inner_capacity = tenon__inner_##id / tenon__leaf_##id,                                \
            .inner_stride = tenon__leaf_##id,                                                      \
            .ref = type                                                                            \
        }                                                                                          \
    }
#define TENON__OP(code, given, skip, special)                                                      \
    (((given) & (skip))      ? TENON_STEP_SKIP                                                     \
     : ((given) & (special)) ? TENON_STEP_SPECIAL                                                  \
                             : TENON__TOP(code, given))
#define TENON__TOP(code, given)                                                                    \
    (TENON__SHAPE(code) == 0                              ? TENON__KIND(code)                      \
     : TENON__SHAPE(code) == 2 || TENON__SHAPE(code) == 4 ? TENON_KIND_FIXED                       \
     : ((given)&TENON_GIVEN_MAP)                          ? TENON_KIND_MAP                         \
     : ((given)&TENON_GIVEN_COUNT)                        ? TENON_KIND_ARRAY                       \
                                                          : TENON_KIND_POINTER)
#define TENON__ELEMENT(code)                                                                       \
    (TENON__SHAPE(code) >= 3 ? TENON_KIND_FIXED : TENON__SHAPE(code) == 0 ? 0 : TENON__KIND(code))
#define TENON__INNER(code)                                                                         \
    (TENON__SHAPE(code) >= 3                   ? TENON__KIND(code)                                 \
     : TENON__KIND(code) == TENON_KIND_POINTER ? TENON_KIND_OBJECT                                 \
                                               : 0)
#define TENON__STRIDE(code, inner, leaf)                                                           \
    (TENON__SHAPE(code) >= 3                   ? (inner)                                           \
     : TENON__KIND(code) == TENON_KIND_POINTER ? (int)sizeof(char *)                               \
                                               : (leaf))
#define TENON__CAPACITY(code, size, inner, leaf)                                                   \
    (TENON__SHAPE(code) == 2 || TENON__SHAPE(code) == 4                                            \
         ? (size) / TENON__STRIDE(code, inner, leaf)                                               \
         : (size))
/* 0, or an error from the compiler that says what is wrong with the row. */
#define TENON__CHECK(code, given)                                                                  \
    (0 * (uint32_t)sizeof(struct {                                                                 \
         _Static_assert(TENON__SHAPE(code) != 7,                                                   \
                        "tenon: no kind for this C type (TENON_FIELD_OF for structs and enums; "   \
                        "the described type must be the member's)");                               \
         _Static_assert(!((given)&TENON_GIVEN_COUNT) || TENON__SHAPE(code) != 0,                   \
                        "tenon: TENON_COUNT is for pointers and arrays");                          \
         _Static_assert(!((given)&TENON_GIVEN_MAP) ||                                              \
                            (((given)&TENON_GIVEN_COUNT) && TENON__SHAPE(code) == 1),              \
                        "tenon: TENON_MAP is for a pointer to entries with TENON_COUNT");          \
         _Static_assert(TENON__SHAPE(code) != 3 || ((given)&TENON_GIVEN_COUNT),                    \
                        "tenon: a pointer to arrays needs TENON_COUNT");                           \
         char unused;                                                                              \
     }))

#endif
