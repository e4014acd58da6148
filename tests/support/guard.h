/* SPDX-License-Identifier: MIT
 * support/guard.h: buffers that end, or begin, at an unmapped page.
 *
 *     guard g;
 *     guard_init(&g, 4096);
 *     const char *text = guard_at_end(&g, "{\"a\":1}", 7);           // text[7] faults
 *     const char *same = guard_at_begin(&g, "{\"a\":1}", 7, '9');    // same[-1] faults, '9's
 * follow guard_fini(&g);
 *
 * One guard holds one text: the next call overwrites the last. The pages on both sides are mapped
 * without any access, so that one byte too far is SIGSEGV in every build. Needs no test framework.
 */
#ifndef TENON_TESTS_GUARD_H
#define TENON_TESTS_GUARD_H

#include <stdbool.h>
#include <stddef.h>

typedef struct guard {
    char *map; /* the page before */
    char *room;
    size_t size, page;
} guard;

/* Room for texts of at most bytes. false: no memory. */
bool guard_init(guard *g, size_t most);

/* A copy whose last byte is the last before the unmapped page. len 0: a pointer to that page. */
char *guard_at_end(guard *g, const void *bytes, size_t len);

/* A copy whose first byte is the first behind the unmapped page; the room behind it holds fill. */
char *guard_at_begin(guard *g, const void *bytes, size_t len, int fill);

void guard_fini(guard *g);

#endif
