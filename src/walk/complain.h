/* SPDX-License-Identifier: MIT
 * complain.h, layer 3: what errors say. All of it is cold, and none of it is needed to detect one.
 */
#ifndef TENON_COMPLAIN_H
#define TENON_COMPLAIN_H

#include "decode_cold.h"
#include "encode_cold.h"

/* The detail of the error that was just recorded, unless the caller wants none: before, name
 * (foreign bytes), after. */
void tenon__say(tenon__in *in, const char *before, const tenon_str *name, const char *after);
/* "42 is out of range 1..13", from the row's min and max. */
void tenon__say_limits(tenon__in *in, const tenon_member *m, const tenon_detail *d);
/* "3 bytes long, allowed are 4..8" */
void tenon__say_lengths(tenon__in *in, const tenon_detail *d, size_t len);
/* "color: red, green, blue", after words of the caller's. */
void tenon__say_names(tenon__in *in, const tenon_type *t, const tenon_str *found);

/* The path as it is on the way in. */
void tenon__path_text(const tenon__in *in, char *buf, size_t size);

/* Fills the caller's error from what a read or a write recorded. */
void tenon__report(tenon__in *in);
void tenon__out_report(tenon__out *out);

#endif
