/* SPDX-License-Identifier: MIT
 * type/type.h, layer 2: what the walkers ask of a description beyond its rows. */
#ifndef TENON_TYPE_TYPE_H
#define TENON_TYPE_TYPE_H

#include <tenon/inline/context.h>

/* A name as bytes, without escapes. */
uint32_t tenon__name_hash(const char *name, size_t len);

/* The bare name of a row, or of an enumerator. */
tenon_str tenon__member_name(const tenon_type *type, size_t index);
tenon_str tenon__enumerator_name(const tenon_enumerator *enumerator);

/* The row that a name or alias belongs to; NULL: none. The type is planned. */
const tenon_member *tenon__find_member(const tenon_type *type, const char *name, size_t len);

/* The described name most like this one, for "did you mean"; {NULL, 0}: none is near. */
tenon_str tenon__nearest(const tenon_type *type, const char *name, size_t len);

/* Plans a copy of a planned type that has other fragments: the room of its text, and the hash of
 * its names in lookup, which is zero before. Two members of one name make the plan FAULTY. */
void tenon__plan_names(const tenon_type *copy);

/* The name by a policy (enum tenon_naming), in buf, which holds 2 * len bytes; returns its length.
 * A name of which nothing would be left stays as it is. */
size_t tenon__rename(unsigned naming, const char *name, size_t len, char *buf);

/* Types by a policy, for one call: copies that live until the end. */
typedef struct tenon__named {
    tenon_arena memory;
    unsigned naming;
    struct tenon__renamed *first, **last;
} tenon__named;

/* Replaces *type, which may be any, by itself with the names of the policy. false: TENON_E_MEMORY,
 * or TENON_E_MISUSE where there is no such policy. End it in either case. */
bool tenon__named_begin(tenon__named *named, const tenon_type **type, unsigned naming,
                        tenon_error *error);
void tenon__named_end(tenon__named *named);

/* What is wrong with a faulty type, as a sentence in buf. */
void tenon__fault_text(const tenon_type *type, char *buf, size_t size);

#endif
