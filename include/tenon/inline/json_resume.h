/* SPDX-License-Identifier: MIT
 * inline/json_resume.h: where generated code hands an object over to the walker. */
#ifndef TENON_INLINE_JSON_RESUME_H
#define TENON_INLINE_JSON_RESUME_H

#include <tenon/inline/context.h>

#ifdef __cplusplus
extern "C" {
#endif

enum tenon__resume_point {
    TENON__RESUME_BEFORE, /* before the separator of member index, or behind the last */
    TENON__RESUME_VALUE, /* at the value of member index: its name is taken, nothing of it stored or
                            allocated */
};

/* Finishes the object from there; seen: the members before, without index. When the read has failed
 * already: gives back what was seen, records the step of the path, and returns NULL. The depth of
 * the object is entered. */
TENON_API const char *tenon__json_resume(tenon__in *in, const char *p, const tenon_type *type,
                                         void *object, size_t index, uint64_t seen,
                                         enum tenon__resume_point point);

/* One member's value by its row, for kinds and modifiers that generated code leaves to the tables;
 * p is ready, at the value. NULL without in->code: not a value of its kind here. */
TENON_API const char *tenon__json_read_member(tenon__in *in, const char *p, const tenon_type *type,
                                              size_t index, void *object);
/* The same for writing; the member is announced already. Leaves room for rest. */
TENON_API char *tenon__json_write_member(tenon__out *out, char *p, const tenon_type *type,
                                         size_t index, const void *object, size_t rest);
/* Do the row's modifiers leave the member out of this object's text? */
TENON_API bool tenon__json_omits_member(const tenon__out *out, const tenon_type *type, size_t index,
                                        const void *object);

/* The whole object by the walker, from its first byte, before the depth of it is entered. */
TENON_API const char *tenon__json_decode(tenon__in *in, const char *p, const tenon_type *type,
                                         void *object);

/* The whole object by the compact writer; p NULL: room was refused and the error recorded. */
TENON_API char *tenon__json_encode(tenon__out *out, char *p, const tenon_type *type,
                                   const void *object);

#ifdef __cplusplus
}
#endif
#endif
