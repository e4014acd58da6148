/* SPDX-License-Identifier: MIT
 * encode_ops.h, layer 3: what a format gives to the encode walker: one constant table of these
 * operations.
 *
 * Rules. (1) Every operation takes the place of the next byte and returns the place behind what it
 * stored; NULL: failed, the error is recorded. (2) begin_object makes room for bound bytes, which
 * hold all fragments and scalars of the object; what may be longer (strings, raw text) makes its
 * own room and then room for rest, which is bound again. (3) After a nested value the walker calls
 * room(rest). (4) The first member of an object is announced by first, the others by member, so
 * that nothing is patched behind the cursor and a sink may be flushed in any room. (5) element
 * makes rest bytes of room; 0 for objects, which make their own: every value leaves 32. (6) key,
 * null, and the scalars of elements outside objects may count on 64 bytes that element made. */
#ifndef TENON_ENCODE_OPS_H
#define TENON_ENCODE_OPS_H

#include <tenon/inline/context.h>

typedef struct tenon__encode_ops {
    char *(*begin_object)(tenon__out *, char *, size_t bound);
    char *(*first)(tenon__out *, char *, const tenon_member *);
    char *(*member)(tenon__out *, char *, const tenon_member *);
    char *(*end_object)(tenon__out *, char *, bool empty);
    char *(*begin_array)(tenon__out *, char *, bool map);
    char *(*element)(tenon__out *, char *, bool first, size_t rest);
    char *(*key)(tenon__out *, char *, const char *, size_t len);
    char *(*end_array)(tenon__out *, char *, bool map, bool empty);
    char *(*room)(tenon__out *, char *, size_t rest);
    char *(*boolean)(tenon__out *, char *, bool);
    char *(*i32)(tenon__out *, char *, int32_t);
    char *(*i64)(tenon__out *, char *, int64_t);
    char *(*u64)(tenon__out *, char *, uint64_t);
    char *(*f32)(tenon__out *, char *, float);
    char *(*f64)(tenon__out *, char *, double);
    char *(*string)(tenon__out *, char *, const char *, size_t len, size_t rest);
    char *(*raw)(tenon__out *, char *, const tenon_raw *, size_t rest);
    char *(*time)(tenon__out *, char *, const tenon_time *);
    char *(*enumeration)(tenon__out *, char *, const tenon_type *, int64_t, size_t rest);
    char *(*null)(tenon__out *, char *);
} tenon__encode_ops;

#endif
