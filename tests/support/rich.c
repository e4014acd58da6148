/* SPDX-License-Identifier: MIT
 * support/rich.c: the structs of types/rich.h by macro rows, theme by theme as there, and
 * the lists of both descriptions. */
#include "rich.h"

#include <tenon/gen.h>

TENON_ENUM_BEGIN(rich_color_rows) = {
    TENON_VALUE(RICH_RED, "red"),
    TENON_VALUE(RICH_GREEN, "green"),
    TENON_VALUE(RICH_BLUE, "blue, like the sky over a name longer than thirty-two bytes"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(rich_level_rows) = {
    TENON_VALUE(RICH_LOW),
    TENON_VALUE(RICH_MIDDLE, "m"),
    TENON_VALUE(RICH_HIGH),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(rich_tiny_rows) = {
    TENON_VALUE(RICH_TINY_NONE, "none"),
    TENON_VALUE(RICH_TINY_ONE, "one"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(rich_byte_rows) = {
    TENON_VALUE(RICH_BYTE_ZERO, "zero"),
    TENON_VALUE(RICH_BYTE_MOST, "most"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(rich_short_rows) = {
    TENON_VALUE(RICH_SHORT_LEAST, "least"),
    TENON_VALUE(RICH_SHORT_MOST, "most"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(rich_huge_rows) = {
    TENON_VALUE(RICH_HUGE_ONE, "one"),
    TENON_VALUE(RICH_HUGE_MOST, "most"),
} TENON_ENUM_END;

TENON_BEGIN(rich_scalars_rows) = {
    TENON_FIELD(b),
    TENON_FIELD(c),
    TENON_FIELD(i8),
    TENON_FIELD(u8),
    TENON_FIELD(i16),
    TENON_FIELD(u16),
    TENON_FIELD(i32),
    TENON_FIELD(u32),
    TENON_FIELD(l),
    TENON_FIELD(ul),
    TENON_FIELD(ll),
    TENON_FIELD(ull),
    TENON_FIELD(i64),
    TENON_FIELD(u64),
    TENON_FIELD(f32),
    TENON_FIELD(f64),
    TENON_FIELD(time),
    TENON_FIELD_OF(color, rich_color_rows),
    TENON_FIELD_OF(level, rich_level_rows),
    TENON_FIELD_OF(tiny, rich_tiny_rows),
    TENON_FIELD_OF(byte, rich_byte_rows),
    TENON_FIELD_OF(small, rich_short_rows),
    TENON_FIELD_OF(huge, rich_huge_rows),
    TENON_FIELD(color_as_number),
} TENON_END;

TENON_BEGIN(rich_texts_rows) = {
    TENON_FIELD(cstr),
    TENON_FIELD(const_cstr),
    TENON_FIELD(str),
    TENON_FIELD(chars),
    TENON_FIELD(one),
    TENON_FIELD(letter),
    TENON_FIELD(large),
    TENON_FIELD(raw),
    TENON_FIELD(with_escape, TENON_NAME_ESCAPED("a\\\"b\\\\c\\u0001d", "a\"b\\c\x01"
                                                                       "d")),
    TENON_FIELD(with_accent, TENON_NAME("\xC3\xA9t\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80")),
    TENON_FIELD(with_a_name_that_is_longer_than_thirty_two_bytes_by_far),
    TENON_FIELD(
        with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do),
    TENON_FIELD(x),
    TENON_FIELD(renamed, TENON_NAME(""),
                TENON_ALIAS("other\0y\0a much longer name than the others have")),
} TENON_END;

TENON_BEGIN(rich_fixed_rows) = {
    TENON_FIELD(flags),
    TENON_FIELD(ints),
    TENON_FIELD(bytes, TENON_COUNT(n_bytes)),
    TENON_FIELD(doubles),
    TENON_FIELD(floats, TENON_COUNT(n_floats)),
    TENON_FIELD(cstrs),
    TENON_FIELD(strs, TENON_COUNT(n_strs)),
    TENON_FIELD(names),
    TENON_FIELD(labels, TENON_COUNT(n_labels)),
    TENON_FIELD(times),
    TENON_FIELD(raws, TENON_COUNT(n_raws)),
    TENON_FIELD_OF(colors, rich_color_rows),
    TENON_FIELD_OF(huges, rich_huge_rows, TENON_COUNT(n_huges)),
    TENON_FIELD(matrix),
    TENON_FIELD(grid, TENON_COUNT(n_grid)),
    TENON_FIELD(cells),
    TENON_FIELD(sums),
} TENON_END;

TENON_BEGIN(rich_arrays_rows) = {
    TENON_FIELD(bools, TENON_COUNT(n_bools)),
    TENON_FIELD(i8s, TENON_COUNT(n_i8s)),
    TENON_FIELD(u8s, TENON_COUNT(n_u8s)),
    TENON_FIELD(i16s, TENON_COUNT(n_i16s)),
    TENON_FIELD(u16s, TENON_COUNT(n_u16s)),
    TENON_FIELD(i32s, TENON_COUNT(n_i32s)),
    TENON_FIELD(u32s, TENON_COUNT(n_u32s)),
    TENON_FIELD(i64s, TENON_COUNT(n_i64s)),
    TENON_FIELD(u64s, TENON_COUNT(n_u64s)),
    TENON_FIELD(f32s, TENON_COUNT(n_f32s)),
    TENON_FIELD(f64s, TENON_COUNT(n_f64s)),
    TENON_FIELD(cstrs, TENON_COUNT(n_cstrs)),
    TENON_FIELD(const_cstrs, TENON_COUNT(n_const_cstrs)),
    TENON_FIELD(strs, TENON_COUNT(n_strs)),
    TENON_FIELD(chars, TENON_COUNT(n_chars)),
    TENON_FIELD(raws, TENON_COUNT(n_raws)),
    TENON_FIELD(times, TENON_COUNT(n_times)),
    TENON_FIELD_OF(colors, rich_color_rows, TENON_COUNT(n_colors)),
    TENON_FIELD_OF(tinies, rich_tiny_rows, TENON_COUNT(n_tinies)),
    TENON_FIELD_OF(huges, rich_huge_rows, TENON_COUNT(n_huges)),
    TENON_FIELD(rows, TENON_COUNT(n_rows)),
    TENON_FIELD(pairs, TENON_COUNT(n_pairs)),
} TENON_END;

TENON_BEGIN(rich_inner_rows) = {TENON_FIELD(id), TENON_FIELD(name), TENON_FIELD(weight)} TENON_END;
TENON_BEGIN(rich_node_rows) = {
    TENON_FIELD(value),
    TENON_FIELD(text),
    TENON_FIELD_OF(next, rich_node_rows),
} TENON_END;
TENON_BEGIN(rich_tree_rows) = {
    TENON_FIELD(name),
    TENON_FIELD_OF(left, rich_tree_rows),
    TENON_FIELD_OF(right, rich_tree_rows),
    TENON_FIELD_OF(kids, rich_tree_rows, TENON_COUNT(n_kids)),
    TENON_FIELD_OF(leaves, rich_tree_rows, TENON_COUNT(n_leaves)),
} TENON_END;
TENON_BEGIN(rich_nested_rows) = {
    TENON_FIELD_OF(inner, rich_inner_rows),
    TENON_FIELD_OF(pointer, rich_inner_rows),
    TENON_FIELD_OF(items, rich_inner_rows, TENON_COUNT(n_items)),
    TENON_FIELD_OF(pointers, rich_inner_rows, TENON_COUNT(n_pointers)),
    TENON_FIELD_OF(pair, rich_inner_rows),
    TENON_FIELD_OF(few, rich_inner_rows, TENON_COUNT(n_few)),
    TENON_FIELD_OF(slots, rich_inner_rows),
    TENON_FIELD_OF(list, rich_node_rows),
    TENON_FIELD_OF(tree, rich_tree_rows),
} TENON_END;

TENON_BEGIN(rich_nullable_rows) = {
    TENON_FIELD(b),
    TENON_FIELD(i8),
    TENON_FIELD(u64),
    TENON_FIELD(i32),
    TENON_FIELD(f32),
    TENON_FIELD(f64),
    TENON_FIELD(cstr),
    TENON_FIELD(str),
    TENON_FIELD(chars),
    TENON_FIELD(time),
    TENON_FIELD_OF(color, rich_color_rows),
    TENON_FIELD_OF(small, rich_short_rows),
} TENON_END;

TENON_BEGIN(rich_has_rows) = {
    TENON_FIELD(i, TENON_HAS(has_i)),
    TENON_FIELD(month, TENON_HAS(has_month), TENON_MIN(1), TENON_MAX(12)),
    TENON_FIELD(f, TENON_HAS(has_f)),
    TENON_FIELD(b, TENON_HAS(has_b)),
    TENON_FIELD(str, TENON_HAS(has_str)),
    TENON_FIELD(cstr, TENON_HAS(has_cstr)),
    TENON_FIELD(chars, TENON_HAS(has_chars)),
    TENON_FIELD(time, TENON_HAS(has_time)),
    TENON_FIELD_OF(color, rich_color_rows, TENON_HAS(has_color)),
    TENON_FIELD_OF(inner, rich_inner_rows, TENON_HAS(has_inner)),
    TENON_FIELD(items, TENON_COUNT(n_items), TENON_HAS(has_items)),
    TENON_FIELD(fixed, TENON_HAS(has_fixed)),
    TENON_FIELD(raw, TENON_HAS(has_raw)),
} TENON_END;

TENON_BEGIN(rich_limits_rows) = {
    TENON_FIELD(channel, TENON_MIN(1), TENON_MAX(13)),
    TENON_FIELD(celsius, TENON_MIN(-40), TENON_MAX(85)),
    TENON_FIELD(wide, TENON_MIN(-9000000000000000000), TENON_MAX(9000000000000000000)),
    TENON_FIELD(high, TENON_MIN(10), TENON_MAX(18000000000000000000u)),
    TENON_FIELD(part, TENON_MIN(0), TENON_MAX(1)),
    TENON_FIELD(gain, TENON_MIN(-2.5)),
    TENON_FIELD(word, TENON_MIN_LEN(1), TENON_MAX_LEN(40)),
    TENON_FIELD(code, TENON_MIN_LEN(2), TENON_MAX_LEN(2)),
    TENON_FIELD(chars, TENON_MIN_LEN(1)),
    TENON_FIELD(cut, TENON_TRUNCATE),
    TENON_FIELD(few, TENON_COUNT(n_few), TENON_MAX_COUNT(3)),
    TENON_FIELD_OF(or_red, rich_color_rows, TENON_FALLBACK(RICH_RED)),
} TENON_END;

TENON_BEGIN(rich_defaults_rows) = {
    TENON_FIELD(on, TENON_DEFAULT(true)),
    TENON_FIELD(i8, TENON_DEFAULT(-7)),
    TENON_FIELD(port, TENON_DEFAULT(8080), TENON_MIN(1)),
    TENON_FIELD(i32, TENON_DEFAULT(-123456)),
    TENON_FIELD(i64, TENON_DEFAULT(-5000000000)),
    TENON_FIELD(u64, TENON_DEFAULT(9223372036854775808u)),
    TENON_FIELD(f32, TENON_DEFAULT(0.5)),
    TENON_FIELD(f64, TENON_DEFAULT(-2.5e-3)),
    TENON_FIELD(cstr, TENON_DEFAULT("localhost")),
    TENON_FIELD(str, TENON_DEFAULT("")),
    TENON_FIELD(chars, TENON_DEFAULT("127.0.0.1")),
    TENON_FIELD_OF(color, rich_color_rows, TENON_DEFAULT(RICH_BLUE)),
    TENON_FIELD_OF(byte, rich_byte_rows, TENON_DEFAULT(RICH_BYTE_MOST)),
    TENON_FIELD_OF(huge, rich_huge_rows, TENON_DEFAULT(RICH_HUGE_MOST)),
    TENON_FIELD(plain),
} TENON_END;

TENON_BEGIN(rich_omit_rows) = {
    TENON_FIELD(null_cstr, TENON_OMIT_NULL),
    TENON_FIELD(null_str, TENON_OMIT_NULL),
    TENON_FIELD(null_pointer, TENON_OMIT_NULL),
    TENON_FIELD(null_raw, TENON_OMIT_NULL),
    TENON_FIELD(empty_cstr, TENON_OMIT_EMPTY),
    TENON_FIELD(empty_list, TENON_COUNT(n_empty_list), TENON_OMIT_EMPTY),
    TENON_FIELD(zero, TENON_OMIT_DEFAULT),
    TENON_FIELD(zero_f64, TENON_OMIT_DEFAULT),
    TENON_FIELD(five, TENON_DEFAULT(5), TENON_OMIT_DEFAULT),
    TENON_FIELD(word, TENON_DEFAULT("word"), TENON_OMIT_DEFAULT),
    TENON_FIELD(maybe, TENON_HAS(has_maybe), TENON_OMIT_NULL),
    TENON_FIELD_OF(node, rich_node_rows, TENON_OMIT_NULL),
    TENON_FIELD_OF(inners, rich_inner_rows, TENON_COUNT(n_inners), TENON_OMIT_EMPTY),
    TENON_FIELD_OF(inner, rich_defaults_rows, TENON_OMIT_DEFAULT),
    TENON_FIELD_OF(with_has, rich_has_rows, TENON_OMIT_DEFAULT),
    TENON_FIELD_OF(pair, rich_defaults_rows, TENON_OMIT_DEFAULT),
} TENON_END;

TENON_BEGIN(rich_access_rows) = {
    TENON_FIELD(required, TENON_REQUIRED),
    TENON_FIELD(computed, TENON_READ_ONLY),
    TENON_FIELD(computed_text, TENON_READ_ONLY, TENON_DEFAULT("as ever")),
    TENON_FIELD(secret, TENON_WRITE_ONLY),
    TENON_FIELD(ignored, TENON_IGNORE),
    TENON_FIELD(tinted, TENON_NAME("color"), TENON_ALIAS("colour\0tint")),
    TENON_FIELD(last, TENON_REQUIRED),
} TENON_END;

TENON_BEGIN(rich_int_entry_rows, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(rich_text_entry_rows, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(rich_inner_entry_rows,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(value, rich_inner_rows)} TENON_END;
TENON_BEGIN(rich_list_entry_rows,
            TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(rich_pointer_entry_rows,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(value, rich_inner_rows)} TENON_END;
TENON_BEGIN(rich_peer_rows) = {TENON_FIELD(port), TENON_FIELD(id), TENON_FIELD(host)} TENON_END;
TENON_BEGIN(rich_route_rows) = {TENON_FIELD(path), TENON_FIELD(weight)} TENON_END;
TENON_BEGIN(rich_hidden_rows) = {TENON_FIELD(a), TENON_FIELD(b)} TENON_END;
TENON_BEGIN(rich_sub_rows, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, rich_int_entry_rows, TENON_COUNT(n),
                   TENON_MAP(rich_int_entry_rows, key)),
} TENON_END;
TENON_BEGIN(rich_sub_entry_rows,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(value, rich_sub_rows)} TENON_END;
TENON_BEGIN(rich_maps_rows) = {
    TENON_FIELD_OF(ints, rich_int_entry_rows, TENON_COUNT(n_ints),
                   TENON_MAP(rich_int_entry_rows, key)),
    TENON_FIELD_OF(texts, rich_text_entry_rows, TENON_COUNT(n_texts),
                   TENON_MAP(rich_text_entry_rows, key)),
    TENON_FIELD_OF(inners, rich_inner_entry_rows, TENON_COUNT(n_inners),
                   TENON_MAP(rich_inner_entry_rows, key)),
    TENON_FIELD_OF(lists, rich_list_entry_rows, TENON_COUNT(n_lists),
                   TENON_MAP(rich_list_entry_rows, key)),
    TENON_FIELD_OF(pointers, rich_pointer_entry_rows, TENON_COUNT(n_pointers),
                   TENON_MAP(rich_pointer_entry_rows, key)),
    TENON_FIELD_OF(peers, rich_peer_rows, TENON_COUNT(n_peers), TENON_MAP(rich_peer_rows, id)),
    TENON_FIELD_OF(routes, rich_route_rows, TENON_COUNT(n_routes),
                   TENON_MAP(rich_route_rows, path)),
    TENON_FIELD_OF(hiddens, rich_hidden_rows, TENON_COUNT(n_hiddens),
                   TENON_MAP(rich_hidden_rows, key)),
    TENON_FIELD_OF(subs, rich_sub_entry_rows, TENON_COUNT(n_subs),
                   TENON_MAP(rich_sub_entry_rows, key)),
} TENON_END;

TENON_BEGIN(rich_ints_rows, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(rich_inners_rows, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(items, rich_inner_rows, TENON_COUNT(n)),
} TENON_END;
TENON_BEGIN(rich_dictionary_rows, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, rich_inner_entry_rows, TENON_COUNT(n),
                   TENON_MAP(rich_inner_entry_rows, key)),
} TENON_END;
TENON_BEGIN(rich_meters_rows, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(rich_label_rows, TENON_TRANSPARENT) = {TENON_FIELD(text)} TENON_END;
TENON_BEGIN(rich_tint_rows, TENON_TRANSPARENT) = {TENON_FIELD_OF(color, rich_color_rows)} TENON_END;
TENON_BEGIN(rich_moment_rows, TENON_TRANSPARENT) = {TENON_FIELD(time)} TENON_END;
TENON_BEGIN(rich_anything_rows, TENON_TRANSPARENT) = {TENON_FIELD(raw)} TENON_END;
TENON_BEGIN(rich_maybe_rows,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(inner, rich_inner_rows)} TENON_END;
TENON_BEGIN(rich_wrapped_rows,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(inner, rich_inner_rows)} TENON_END;
TENON_BEGIN(rich_wrapped_twice_rows, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(wrapped, rich_wrapped_rows),
} TENON_END;
TENON_BEGIN(rich_transparent_rows) = {
    TENON_FIELD_OF(meters, rich_meters_rows),
    TENON_FIELD_OF(label, rich_label_rows),
    TENON_FIELD_OF(tint, rich_tint_rows),
    TENON_FIELD_OF(moment, rich_moment_rows),
    TENON_FIELD_OF(row, rich_ints_rows),
    TENON_FIELD_OF(rows, rich_ints_rows, TENON_COUNT(n_rows)),
    TENON_FIELD_OF(wrapped, rich_wrapped_twice_rows),
    TENON_FIELD_OF(wrappeds, rich_wrapped_twice_rows, TENON_COUNT(n_wrappeds)),
    TENON_FIELD_OF(lengths, rich_meters_rows, TENON_COUNT(n_lengths)),
    TENON_FIELD_OF(pointer, rich_meters_rows),
    TENON_FIELD_OF(dictionary, rich_dictionary_rows),
    TENON_FIELD_OF(maybes, rich_maybe_rows),
} TENON_END;

TENON_BEGIN(rich_any_rows) = {
    TENON_FIELD(str),
    TENON_FIELD(cstr),
    TENON_FIELD(chars),
    TENON_FIELD(tiny),
    TENON_FIELD(f64),
    TENON_FIELD(f32),
    TENON_FIELD(i64),
    TENON_FIELD(u64),
    TENON_FIELD(i32),
    TENON_FIELD(u8),
    TENON_FIELD(b),
    TENON_FIELD(raw),
    TENON_FIELD(time),
    TENON_FIELD_OF(color, rich_color_rows),
    TENON_FIELD(list, TENON_COUNT(n_list)),
    TENON_FIELD_OF(map, rich_int_entry_rows, TENON_COUNT(n_map),
                   TENON_MAP(rich_int_entry_rows, key)),
    TENON_FIELD(cut, TENON_TRUNCATE),
} TENON_END;

#define RICH_ROWS(p)                                                                               \
    TENON_FIELD(p##0), TENON_FIELD(p##1), TENON_FIELD(p##2), TENON_FIELD(p##3), TENON_FIELD(p##4), \
        TENON_FIELD(p##5), TENON_FIELD(p##6), TENON_FIELD(p##7), TENON_FIELD(p##8),                \
        TENON_FIELD(p##9),
/* the same by hand: macro rows cost the compiler much time */
#define RICH_CHEAP(member, kind)                                                                   \
    {                                                                                              \
        .hot = TENON_GEN_MEMBER(tenon__c, member, #member, TENON_KIND_##kind,                      \
                                __COUNTER__ - tenon__base)                                         \
    }
#define RICH_CHEAP_ROWS(p)                                                                         \
    RICH_CHEAP(p##0, I32), RICH_CHEAP(p##1, STR), RICH_CHEAP(p##2, F64), RICH_CHEAP(p##3, BOOL),   \
        RICH_CHEAP(p##4, CSTR), RICH_CHEAP(p##5, U8), RICH_CHEAP(p##6, I64),                       \
        RICH_CHEAP(p##7, CHARS), RICH_CHEAP(p##8, TIME), RICH_CHEAP(p##9, F32),
TENON_BEGIN(rich_wide70_rows) = {RICH_SEVENTY(RICH_ROWS)} TENON_END;
TENON_BEGIN(rich_wide130_rows) = {RICH_SEVENTY(RICH_CHEAP_ROWS) RICH_CHEAP_ROWS(h)
                                      RICH_CHEAP_ROWS(i) RICH_CHEAP_ROWS(j) RICH_CHEAP_ROWS(k)
                                          RICH_CHEAP_ROWS(l) RICH_CHEAP_ROWS(m)} TENON_END;
TENON_BEGIN(rich_wides_rows) = {
    TENON_FIELD_OF(one, rich_wide70_rows),
    TENON_FIELD_OF(items, rich_wide70_rows, TENON_COUNT(n_items)),
    TENON_FIELD_OF(pointer, rich_wide130_rows),
} TENON_END;
TENON_BEGIN(rich_wide_key_rows) = {RICH_SEVENTY(RICH_CHEAP_ROWS) TENON_FIELD(key)} TENON_END;
TENON_BEGIN(rich_wide_map_rows) = {
    TENON_FIELD_OF(entries, rich_wide_key_rows, TENON_COUNT(n), TENON_MAP(rich_wide_key_rows, key)),
} TENON_END;

TENON_BEGIN(rich_all_rows) = {
    TENON_FIELD_OF(scalars, rich_scalars_rows),
    TENON_FIELD_OF(texts, rich_texts_rows),
    TENON_FIELD_OF(fixed, rich_fixed_rows),
    TENON_FIELD_OF(arrays, rich_arrays_rows),
    TENON_FIELD_OF(nested, rich_nested_rows),
    TENON_FIELD_OF(nullable, rich_nullable_rows),
    TENON_FIELD_OF(has, rich_has_rows),
    TENON_FIELD_OF(limits, rich_limits_rows),
    TENON_FIELD_OF(defaults, rich_defaults_rows),
    TENON_FIELD_OF(omit, rich_omit_rows),
    TENON_FIELD_OF(maps, rich_maps_rows),
    TENON_FIELD_OF(transparent, rich_transparent_rows),
    TENON_FIELD_OF(wide, rich_wide70_rows),
} TENON_END;

const rich_type rich_types_by_rows[] = {
#define RICH_LISTED(name) {#name, name##_rows_type, sizeof(struct name)},
    RICH_STRUCTS(RICH_LISTED)
#undef RICH_LISTED
};
const rich_type rich_types_generated[] = {
#define RICH_LISTED(name) {#name, name##_type, sizeof(struct name)},
    RICH_STRUCTS(RICH_LISTED)
#undef RICH_LISTED
};
const size_t rich_types_n = sizeof rich_types_by_rows / sizeof *rich_types_by_rows;
