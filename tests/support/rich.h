/* SPDX-License-Identifier: MIT
 * support/rich.h: described types that use every kind, every shape and every modifier, for the
 * property, fault, truncation, thread, fuzz and generator tests.
 *
 * The structs stand annotated in types/rich.h. Each is described twice: rich_x is what tenongen
 * makes of it (types/rich.tenon.c), rich_x_rows is by macro rows (rich.c). rich_types lists those
 * that stand alone, so that a test can run over all of them knowing nothing but the description:
 * by rows, and where TEST_GENERATED is defined as they are generated. */
#ifndef TENON_TESTS_RICH_H
#define TENON_TESTS_RICH_H

#include "types/rich.tenon.h"

TENON_DECLARE_ENUM(rich_color_rows, enum rich_color);
TENON_DECLARE_ENUM(rich_level_rows, enum rich_level);
TENON_DECLARE_ENUM(rich_tiny_rows, enum rich_tiny);
TENON_DECLARE_ENUM(rich_byte_rows, enum rich_byte);
TENON_DECLARE_ENUM(rich_short_rows, enum rich_short);
TENON_DECLARE_ENUM(rich_huge_rows, enum rich_huge);
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
/* parts of the others that nobody uses alone, and what fault/test_truncation.c uses */
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
    X(rich_wide_key)                                                                               \
    X(rich_any)
#define RICH_DECLARE(name) TENON_DECLARE(name##_rows, struct name);
RICH_STRUCTS(RICH_DECLARE)
RICH_PARTS(RICH_DECLARE)

typedef struct rich_type {
    const char *name;
    const tenon_type *(*type)(void);
    size_t size; /* of the struct */
} rich_type;

extern const rich_type rich_types_by_rows[], rich_types_generated[];
extern const size_t rich_types_n;

/* RICH(meters, json_write): the function of the description that rich_types has */
#ifdef TEST_GENERATED
#define rich_types       rich_types_generated
#define RICH(name, what) rich_##name##_##what
#else
#define rich_types       rich_types_by_rows
#define RICH(name, what) rich_##name##_rows_##what
#endif

#endif
