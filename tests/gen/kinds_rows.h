/* SPDX-License-Identifier: MIT
 * kinds_rows.h: the structs of kinds.h described by macro rows, as row_x; included once, by test_generated.c. */
#include "kinds.h"

#include <tenon/gen.h>
#include <tenon/tenon.h>

TENON_DECLARE_ENUM(row_color, enum kin_color);
TENON_DECLARE_ENUM(row_level, enum kin_level);
TENON_DECLARE_ENUM(row_tiny, enum kin_tiny);
TENON_DECLARE_ENUM(row_byte, enum kin_byte);
TENON_DECLARE_ENUM(row_short, enum kin_short);
TENON_DECLARE_ENUM(row_huge, enum kin_huge);
TENON_DECLARE(row_scalars, struct kin_scalars);
TENON_DECLARE(row_texts, struct kin_texts);
TENON_DECLARE(row_fixed, struct kin_fixed);
TENON_DECLARE(row_arrays, struct kin_arrays);
TENON_DECLARE(row_inner, struct kin_inner);
TENON_DECLARE(row_node, struct kin_node);
TENON_DECLARE(row_tree, struct kin_tree);
TENON_DECLARE(row_nested, struct kin_nested);
TENON_DECLARE(row_nullable, struct kin_nullable);
TENON_DECLARE(row_has, struct kin_has);
TENON_DECLARE(row_limits, struct kin_limits);
TENON_DECLARE(row_defaults, struct kin_defaults);
TENON_DECLARE(row_omit, struct kin_omit);
TENON_DECLARE(row_access, struct kin_access);
TENON_DECLARE(row_int_entry, struct kin_int_entry);
TENON_DECLARE(row_text_entry, struct kin_text_entry);
TENON_DECLARE(row_inner_entry, struct kin_inner_entry);
TENON_DECLARE(row_list_entry, struct kin_list_entry);
TENON_DECLARE(row_pointer_entry, struct kin_pointer_entry);
TENON_DECLARE(row_peer, struct kin_peer);
TENON_DECLARE(row_route, struct kin_route);
TENON_DECLARE(row_hidden, struct kin_hidden);
TENON_DECLARE(row_sub, struct kin_sub);
TENON_DECLARE(row_sub_entry, struct kin_sub_entry);
TENON_DECLARE(row_maps, struct kin_maps);
TENON_DECLARE(row_ints, struct kin_ints);
TENON_DECLARE(row_inners, struct kin_inners);
TENON_DECLARE(row_dictionary, struct kin_dictionary);
TENON_DECLARE(row_meters, struct kin_meters);
TENON_DECLARE(row_label, struct kin_label);
TENON_DECLARE(row_tint, struct kin_tint);
TENON_DECLARE(row_moment, struct kin_moment);
TENON_DECLARE(row_anything, struct kin_anything);
TENON_DECLARE(row_maybe, struct kin_maybe);
TENON_DECLARE(row_wrapped, struct kin_wrapped);
TENON_DECLARE(row_wrapped_twice, struct kin_wrapped_twice);
TENON_DECLARE(row_transparent, struct kin_transparent);
TENON_DECLARE(row_wide70, struct kin_wide70);
TENON_DECLARE(row_wide130, struct kin_wide130);
TENON_DECLARE(row_wides, struct kin_wides);
TENON_DECLARE(row_wide_key, struct kin_wide_key);
TENON_DECLARE(row_wide_map, struct kin_wide_map);
TENON_DECLARE(row_all, struct kin_all);

TENON_ENUM_BEGIN(row_color) = {
    TENON_VALUE(KIN_RED, "red"),
    TENON_VALUE(KIN_GREEN, "green"),
    TENON_VALUE(KIN_BLUE, "blue, like the sky over a name longer than thirty-two bytes"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(row_level) = {
    TENON_VALUE(KIN_LOW),
    TENON_VALUE(KIN_MIDDLE, "m"),
    TENON_VALUE(KIN_HIGH),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(row_tiny) = {
    TENON_VALUE(KIN_TINY_NONE, "none"),
    TENON_VALUE(KIN_TINY_ONE, "one"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(row_byte) = {
    TENON_VALUE(KIN_BYTE_ZERO, "zero"),
    TENON_VALUE(KIN_BYTE_MOST, "most"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(row_short) = {
    TENON_VALUE(KIN_SHORT_LEAST, "least"),
    TENON_VALUE(KIN_SHORT_MOST, "most"),
} TENON_ENUM_END;
TENON_ENUM_BEGIN(row_huge) = {
    TENON_VALUE(KIN_HUGE_ONE, "one"),
    TENON_VALUE(KIN_HUGE_MOST, "most"),
} TENON_ENUM_END;

TENON_BEGIN(row_scalars) = {
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
    TENON_FIELD_OF(color, row_color),
    TENON_FIELD_OF(level, row_level),
    TENON_FIELD_OF(tiny, row_tiny),
    TENON_FIELD_OF(byte, row_byte),
    TENON_FIELD_OF(small, row_short),
    TENON_FIELD_OF(huge, row_huge),
    TENON_FIELD(color_as_number),
} TENON_END;

TENON_BEGIN(row_texts) = {
    TENON_FIELD(cstr),
    TENON_FIELD(const_cstr),
    TENON_FIELD(str),
    TENON_FIELD(chars),
    TENON_FIELD(one),
    TENON_FIELD(letter),
    TENON_FIELD(large),
    TENON_FIELD(raw),
    TENON_FIELD(with_escape, TENON_NAME_ESCAPED("a\\\"b\\\\c\\u0001d", "a\"b\\c\x01" "d")),
    TENON_FIELD(with_accent, TENON_NAME("\xC3\xA9t\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80")),
    TENON_FIELD(with_a_name_that_is_longer_than_thirty_two_bytes_by_far),
    TENON_FIELD(with_a_name_that_is_much_longer_than_sixty_four_bytes_which_is_also_something_that_people_do),
    TENON_FIELD(x),
    TENON_FIELD(renamed, TENON_NAME(""), TENON_ALIAS("other\0y\0a much longer name than the others have")),
} TENON_END;

TENON_BEGIN(row_fixed) = {
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
    TENON_FIELD_OF(colors, row_color),
    TENON_FIELD_OF(huges, row_huge, TENON_COUNT(n_huges)),
    TENON_FIELD(matrix),
    TENON_FIELD(grid, TENON_COUNT(n_grid)),
    TENON_FIELD(cells),
    TENON_FIELD(sums),
} TENON_END;

TENON_BEGIN(row_arrays) = {
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
    TENON_FIELD_OF(colors, row_color, TENON_COUNT(n_colors)),
    TENON_FIELD_OF(tinies, row_tiny, TENON_COUNT(n_tinies)),
    TENON_FIELD_OF(huges, row_huge, TENON_COUNT(n_huges)),
    TENON_FIELD(rows, TENON_COUNT(n_rows)),
    TENON_FIELD(pairs, TENON_COUNT(n_pairs)),
} TENON_END;

TENON_BEGIN(row_inner) = {TENON_FIELD(id), TENON_FIELD(name), TENON_FIELD(weight)} TENON_END;
TENON_BEGIN(row_node) = {
    TENON_FIELD(value),
    TENON_FIELD(text),
    TENON_FIELD_OF(next, row_node),
} TENON_END;
TENON_BEGIN(row_tree) = {
    TENON_FIELD(name),
    TENON_FIELD_OF(left, row_tree),
    TENON_FIELD_OF(right, row_tree),
    TENON_FIELD_OF(kids, row_tree, TENON_COUNT(n_kids)),
    TENON_FIELD_OF(leaves, row_tree, TENON_COUNT(n_leaves)),
} TENON_END;
TENON_BEGIN(row_nested) = {
    TENON_FIELD_OF(inner, row_inner),
    TENON_FIELD_OF(pointer, row_inner),
    TENON_FIELD_OF(items, row_inner, TENON_COUNT(n_items)),
    TENON_FIELD_OF(pointers, row_inner, TENON_COUNT(n_pointers)),
    TENON_FIELD_OF(pair, row_inner),
    TENON_FIELD_OF(few, row_inner, TENON_COUNT(n_few)),
    TENON_FIELD_OF(slots, row_inner),
    TENON_FIELD_OF(list, row_node),
    TENON_FIELD_OF(tree, row_tree),
} TENON_END;

TENON_BEGIN(row_nullable) = {
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
    TENON_FIELD_OF(color, row_color),
    TENON_FIELD_OF(small, row_short),
} TENON_END;

TENON_BEGIN(row_has) = {
    TENON_FIELD(i, TENON_HAS(has_i)),
    TENON_FIELD(month, TENON_HAS(has_month), TENON_MIN(1), TENON_MAX(12)),
    TENON_FIELD(f, TENON_HAS(has_f)),
    TENON_FIELD(b, TENON_HAS(has_b)),
    TENON_FIELD(str, TENON_HAS(has_str)),
    TENON_FIELD(cstr, TENON_HAS(has_cstr)),
    TENON_FIELD(chars, TENON_HAS(has_chars)),
    TENON_FIELD(time, TENON_HAS(has_time)),
    TENON_FIELD_OF(color, row_color, TENON_HAS(has_color)),
    TENON_FIELD_OF(inner, row_inner, TENON_HAS(has_inner)),
    TENON_FIELD(items, TENON_COUNT(n_items), TENON_HAS(has_items)),
    TENON_FIELD(fixed, TENON_HAS(has_fixed)),
    TENON_FIELD(raw, TENON_HAS(has_raw)),
} TENON_END;

TENON_BEGIN(row_limits) = {
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
    TENON_FIELD_OF(or_red, row_color, TENON_FALLBACK(KIN_RED)),
} TENON_END;

TENON_BEGIN(row_defaults) = {
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
    TENON_FIELD_OF(color, row_color, TENON_DEFAULT(KIN_BLUE)),
    TENON_FIELD_OF(byte, row_byte, TENON_DEFAULT(KIN_BYTE_MOST)),
    TENON_FIELD_OF(huge, row_huge, TENON_DEFAULT(KIN_HUGE_MOST)),
    TENON_FIELD(plain),
} TENON_END;

TENON_BEGIN(row_omit) = {
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
    TENON_FIELD_OF(node, row_node, TENON_OMIT_NULL),
    TENON_FIELD_OF(inners, row_inner, TENON_COUNT(n_inners), TENON_OMIT_EMPTY),
    TENON_FIELD_OF(inner, row_defaults, TENON_OMIT_DEFAULT),
    TENON_FIELD_OF(with_has, row_has, TENON_OMIT_DEFAULT),
    TENON_FIELD_OF(pair, row_defaults, TENON_OMIT_DEFAULT),
} TENON_END;

TENON_BEGIN(row_access) = {
    TENON_FIELD(required, TENON_REQUIRED),
    TENON_FIELD(computed, TENON_READ_ONLY),
    TENON_FIELD(computed_text, TENON_READ_ONLY, TENON_DEFAULT("as ever")),
    TENON_FIELD(secret, TENON_WRITE_ONLY),
    TENON_FIELD(ignored, TENON_IGNORE),
    TENON_FIELD(tinted, TENON_NAME("color"), TENON_ALIAS("colour\0tint")),
    TENON_FIELD(last, TENON_REQUIRED),
} TENON_END;

TENON_BEGIN(row_int_entry, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(row_text_entry, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(row_inner_entry, TENON_TRANSPARENT) = {TENON_FIELD_OF(value, row_inner)} TENON_END;
TENON_BEGIN(row_list_entry, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(row_pointer_entry, TENON_TRANSPARENT) = {TENON_FIELD_OF(value, row_inner)} TENON_END;
TENON_BEGIN(row_peer) = {TENON_FIELD(port), TENON_FIELD(id), TENON_FIELD(host)} TENON_END;
TENON_BEGIN(row_route) = {TENON_FIELD(path), TENON_FIELD(weight)} TENON_END;
TENON_BEGIN(row_hidden) = {TENON_FIELD(a), TENON_FIELD(b)} TENON_END;
TENON_BEGIN(row_sub, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, row_int_entry, TENON_COUNT(n), TENON_MAP(row_int_entry, key)),
} TENON_END;
TENON_BEGIN(row_sub_entry, TENON_TRANSPARENT) = {TENON_FIELD_OF(value, row_sub)} TENON_END;
TENON_BEGIN(row_maps) = {
    TENON_FIELD_OF(ints, row_int_entry, TENON_COUNT(n_ints), TENON_MAP(row_int_entry, key)),
    TENON_FIELD_OF(texts, row_text_entry, TENON_COUNT(n_texts), TENON_MAP(row_text_entry, key)),
    TENON_FIELD_OF(inners, row_inner_entry, TENON_COUNT(n_inners), TENON_MAP(row_inner_entry, key)),
    TENON_FIELD_OF(lists, row_list_entry, TENON_COUNT(n_lists), TENON_MAP(row_list_entry, key)),
    TENON_FIELD_OF(pointers, row_pointer_entry, TENON_COUNT(n_pointers),
                   TENON_MAP(row_pointer_entry, key)),
    TENON_FIELD_OF(peers, row_peer, TENON_COUNT(n_peers), TENON_MAP(row_peer, id)),
    TENON_FIELD_OF(routes, row_route, TENON_COUNT(n_routes), TENON_MAP(row_route, path)),
    TENON_FIELD_OF(hiddens, row_hidden, TENON_COUNT(n_hiddens), TENON_MAP(row_hidden, key)),
    TENON_FIELD_OF(subs, row_sub_entry, TENON_COUNT(n_subs), TENON_MAP(row_sub_entry, key)),
} TENON_END;

TENON_BEGIN(row_ints, TENON_TRANSPARENT) = {TENON_FIELD(items, TENON_COUNT(n))} TENON_END;
TENON_BEGIN(row_inners, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(items, row_inner, TENON_COUNT(n)),
} TENON_END;
TENON_BEGIN(row_dictionary, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(entries, row_inner_entry, TENON_COUNT(n), TENON_MAP(row_inner_entry, key)),
} TENON_END;
TENON_BEGIN(row_meters, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;
TENON_BEGIN(row_label, TENON_TRANSPARENT) = {TENON_FIELD(text)} TENON_END;
TENON_BEGIN(row_tint, TENON_TRANSPARENT) = {TENON_FIELD_OF(color, row_color)} TENON_END;
TENON_BEGIN(row_moment, TENON_TRANSPARENT) = {TENON_FIELD(time)} TENON_END;
TENON_BEGIN(row_anything, TENON_TRANSPARENT) = {TENON_FIELD(raw)} TENON_END;
TENON_BEGIN(row_maybe, TENON_TRANSPARENT) = {TENON_FIELD_OF(inner, row_inner)} TENON_END;
TENON_BEGIN(row_wrapped, TENON_TRANSPARENT) = {TENON_FIELD_OF(inner, row_inner)} TENON_END;
TENON_BEGIN(row_wrapped_twice, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(wrapped, row_wrapped),
} TENON_END;
TENON_BEGIN(row_transparent) = {
    TENON_FIELD_OF(meters, row_meters),
    TENON_FIELD_OF(label, row_label),
    TENON_FIELD_OF(tint, row_tint),
    TENON_FIELD_OF(moment, row_moment),
    TENON_FIELD_OF(row, row_ints),
    TENON_FIELD_OF(rows, row_ints, TENON_COUNT(n_rows)),
    TENON_FIELD_OF(wrapped, row_wrapped_twice),
    TENON_FIELD_OF(wrappeds, row_wrapped_twice, TENON_COUNT(n_wrappeds)),
    TENON_FIELD_OF(lengths, row_meters, TENON_COUNT(n_lengths)),
    TENON_FIELD_OF(pointer, row_meters),
    TENON_FIELD_OF(dictionary, row_dictionary),
    TENON_FIELD_OF(maybes, row_maybe),
} TENON_END;

#define KIN_ROWS(p)                                                                               \
    TENON_FIELD(p##0), TENON_FIELD(p##1), TENON_FIELD(p##2), TENON_FIELD(p##3), TENON_FIELD(p##4), \
        TENON_FIELD(p##5), TENON_FIELD(p##6), TENON_FIELD(p##7), TENON_FIELD(p##8),                \
        TENON_FIELD(p##9),
/* the same by hand: macro rows cost the compiler much time */
#define KIN_CHEAP(member, kind)                                                                   \
    {.hot = TENON_GEN_MEMBER(tenon__c, member, #member, TENON_KIND_##kind, __COUNTER__ - tenon__base)}
#define KIN_CHEAP_ROWS(p)                                                                         \
    KIN_CHEAP(p##0, I32), KIN_CHEAP(p##1, STR), KIN_CHEAP(p##2, F64), KIN_CHEAP(p##3, BOOL),   \
        KIN_CHEAP(p##4, CSTR), KIN_CHEAP(p##5, U8), KIN_CHEAP(p##6, I64),                       \
        KIN_CHEAP(p##7, CHARS), KIN_CHEAP(p##8, TIME), KIN_CHEAP(p##9, F32),
TENON_BEGIN(row_wide70) = {KIN_SEVENTY(KIN_ROWS)} TENON_END;
TENON_BEGIN(row_wide130) = {
    KIN_SEVENTY(KIN_CHEAP_ROWS) KIN_CHEAP_ROWS(h) KIN_CHEAP_ROWS(i) KIN_CHEAP_ROWS(j)
        KIN_CHEAP_ROWS(k) KIN_CHEAP_ROWS(l) KIN_CHEAP_ROWS(m)} TENON_END;
TENON_BEGIN(row_wides) = {
    TENON_FIELD_OF(one, row_wide70),
    TENON_FIELD_OF(items, row_wide70, TENON_COUNT(n_items)),
    TENON_FIELD_OF(pointer, row_wide130),
} TENON_END;
TENON_BEGIN(row_wide_key) = {KIN_SEVENTY(KIN_CHEAP_ROWS) TENON_FIELD(key)} TENON_END;
TENON_BEGIN(row_wide_map) = {
    TENON_FIELD_OF(entries, row_wide_key, TENON_COUNT(n), TENON_MAP(row_wide_key, key)),
} TENON_END;

TENON_BEGIN(row_all) = {
    TENON_FIELD_OF(scalars, row_scalars),
    TENON_FIELD_OF(texts, row_texts),
    TENON_FIELD_OF(fixed, row_fixed),
    TENON_FIELD_OF(arrays, row_arrays),
    TENON_FIELD_OF(nested, row_nested),
    TENON_FIELD_OF(nullable, row_nullable),
    TENON_FIELD_OF(has, row_has),
    TENON_FIELD_OF(limits, row_limits),
    TENON_FIELD_OF(defaults, row_defaults),
    TENON_FIELD_OF(omit, row_omit),
    TENON_FIELD_OF(maps, row_maps),
    TENON_FIELD_OF(transparent, row_transparent),
    TENON_FIELD_OF(wide, row_wide70),
} TENON_END;
