/* SPDX-License-Identifier: MIT
 * decode_cold.h, layer 3: cold partners of the decode walker, the same for every format. */
#ifndef TENON_DECODE_COLD_H
#define TENON_DECODE_COLD_H

#include "object.h"

#include <tenon/inline/list.h>

/* Zeroed memory for one object; NULL: TENON_E_MEMORY is recorded. */
char *tenon__allocate(tenon__in *in, const char *p, size_t size);
void tenon__allocate_undo(tenon__in *in, char *block, size_t size);
/* Room for len + 1 bytes of text, not NUL-terminated yet. */
char *tenon__allocate_text(tenon__in *in, const char *p, size_t len);
/* Aligned bytes above in->top, until the array that grows there is complete. Arenas only. */
char *tenon__scratch(tenon__in *in, size_t bytes);

/* (In inline/context.h: tenon__object_end: members not seen get their defaults or zero, the
 * required among them are an error; tenon__object_undo: members seen are given back, all are zero.)
 */

/* A member that is passed over or absent: its default or zero, unless this is an update. */
bool tenon__passed(tenon__in *in, const char *p, const tenon_type *t, const tenon_member *m,
                   char *o);

/* Around allocations by functions that know only tenon_mem: the arena as they expect it. */
void tenon__lend(tenon__in *in);
void tenon__regain(tenon__in *in);

/* A name that the type does not know, noted in in->name_at; false: refused. */
bool tenon__unknown(tenon__in *in, const char *p, const tenon_type *t);

enum tenon__duplicate_verdict {
    TENON__DUPLICATE_REFUSE,
    TENON__DUPLICATE_PASS,
    TENON__DUPLICATE_AGAIN
};
enum tenon__duplicate_verdict tenon__duplicate(tenon__in *in, const char *p, const tenon_type *t,
                                               const tenon_member *m, char *o);

/* Does the value keep the limits of its row? If not it is given back and the error recorded. */
bool tenon__checked(tenon__in *in, const char *p, const tenon_type *t, const tenon_member *m,
                    tenon__scalar *value);
bool tenon__length_within(tenon__in *in, const char *p, const tenon_detail *d, size_t len);
/* After an unknown enumerator name: takes the row's fallback and forgets the error; false: there is
 * none. */
bool tenon__fallback(tenon__in *in, const tenon_member *m, const tenon_detail *detail,
                     tenon__scalar *value);

/* Records that the description is faulty; returns NULL. */
const char *tenon__faulty(tenon__in *in, const char *p, const tenon_type *t);

/* Steps of the path, on the way back from a failure. */
void tenon__trail_name(tenon__in *in);

/* The path on the way in, kept only for on_unknown. */
typedef struct tenon__path {
    uint32_t n;
    tenon__crumb steps[48];
} tenon__path;
uint32_t tenon__path_enter(tenon__in *in, const tenon_type *t, const tenon_member *m);
TENON__INLINE uint32_t tenon__path_step(tenon__in *in, const tenon_type *t, const tenon_member *m)
{
    return TENON__UNLIKELY(in->path != NULL) ? tenon__path_enter(in, t, m) : 0;
}
TENON__INLINE void tenon__path_back(tenon__in *in, uint32_t n)
{
    if (TENON__UNLIKELY(in->path != NULL))
        in->path->n = n;
}
TENON__INLINE void tenon__path_element(tenon__in *in, size_t i)
{
    if (TENON__UNLIKELY(in->path != NULL) && in->path->n > 0)
        in->path->steps[in->path->n - 1].index = i;
}

#endif
