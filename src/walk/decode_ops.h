/* SPDX-License-Identifier: MIT
 * decode_ops.h, layer 3: what a format gives to the decode walker: one constant table of these
 * operations.
 *
 * Rules. (1) Every operation takes the cursor by value and returns it behind what it took. NULL
 * with in->code set: failed; NULL without: what stands there is not of this kind, nothing was taken
 * or stored. (2) The walker calls ready before each value of a kind (0: any kind, or null), and
 * then an operation of that kind there. (3) next_member always names a row: the predicted one,
 * another, tenon__row_end, tenon__row_unknown or tenon__row_error; for unknown names it leaves
 * in->hint as the next prediction and the name in in->name_at. (4) A format may move its window
 * inside ready, next_member, next_element, space, skip and within strings; older cursors are stale
 * then. (5) string operations store where their last argument says and, in an update, give back
 * what was there. */
#ifndef TENON_DECODE_OPS_H
#define TENON_DECODE_OPS_H

#include <tenon/inline/context.h>
#include <tenon/inline/list.h>

/* Where an activation of the decode walker begins, if not at an object's first byte. */
enum tenon__entry {
    TENON__ENTER_OBJECT, /* there, but with words */
    TENON__ENTER_BEFORE, /* before the separator of member m */
    TENON__ENTER_VALUE,  /* at the value of member m, its name is taken */
    TENON__ENTER_LIST,   /* at the first element of list g, behind its bracket */
};
typedef struct tenon__start {
    enum tenon__entry at;
    const tenon_member *m;
    uint64_t seen;   /* the members before */
    uint64_t *words; /* of the set of members seen, where a type has more than 64 */
    tenon__growing *g;
} tenon__start;

typedef struct tenon__decode_ops {
    const char *(*ready)(tenon__in *, const char *, unsigned kind);
    tenon__step (*next_member)(tenon__in *, const char *, const tenon_type *,
                               const tenon_member *predicted, bool first);
    tenon__step (*last_member)(tenon__in *, const char *,
                               const tenon_type *); /* the end is predicted */
    const char *(*begin_array)(tenon__in *, const char *, bool map);
    const char *(*next_element)(tenon__in *, const char *, bool first, bool map, bool objects,
                                bool *ret_more);
    const char *(*key)(tenon__in *, const char *, unsigned kind, size_t capacity, void *);
    const char *(*boolean)(tenon__in *, const char *, bool *);
    const char *(*small)(tenon__in *, const char *, unsigned kind, int64_t min, int64_t max,
                         int64_t *);
    const char *(*wide)(tenon__in *, const char *, unsigned kind, int64_t *);
    const char *(*f32)(tenon__in *, const char *, float *);
    const char *(*f64)(tenon__in *, const char *, double *);
    const char *(*cstr)(tenon__in *, const char *, char **);
    const char *(*str)(tenon__in *, const char *, tenon_str *);
    const char *(*chars)(tenon__in *, const char *, char *, size_t capacity);
    const char *(*chars_within)(tenon__in *, const char *, char *, size_t capacity,
                                const tenon_detail *);
    const char *(*raw)(tenon__in *, const char *, tenon_raw *);
    const char *(*time)(tenon__in *, const char *, tenon_time *);
    const char *(*enumeration)(tenon__in *, const char *, const tenon_type *, int64_t *);
    const char *(*null)(tenon__in *, const char *);
    const char *(*space)(tenon__in *, const char *);
    const char *(*skip)(tenon__in *, const char *);
    /* Records, unless there is an error already, that what stands at p is no value of the kind. */
    void (*mismatch)(tenon__in *, const char *, unsigned kind, const tenon_type *);
} tenon__decode_ops;

#endif
