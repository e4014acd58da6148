/* SPDX-License-Identifier: MIT
 * support/fault.h: a tenon_mem that fails on demand, keeps the books, and catches misuse.
 *
 *     fault f;
 *     fault_init(&f);
 *     for (size_t i = 0;; i++) {
 *         fault_at(&f, i);              // or fault_from: all from the i-th on
 *         bool done = call_under_test(&f.mem);
 *         ... give back what a successful call made ...
 *         assert_true(fault_clean(&f)); // no block lives, nothing was complained about
 *         if (!f.refused)               // i is beyond the last request: every one has failed once
 *             break;
 *         assert_false(done);
 *     }
 *     fault_fini(&f);
 *
 * Every request that could be refused counts: new blocks, growing and shrinking, not giving back.
 * Every successful resize moves, so that AddressSanitizer sees the use of stale pointers; new bytes
 * are filled with 0xA5. Complaints (wrong old_size or alignment, a block that is not ours) are
 * printed and remembered. Does not need cmocka. Not thread-safe. */
#ifndef TENON_TESTS_FAULT_H
#define TENON_TESTS_FAULT_H

#include <tenon/base.h>

typedef struct fault {
    tenon_mem mem;        /* first: what the code under test is given */
    size_t requests;      /* since fault_init, fault_at or fault_from */
    size_t refused;       /* of these */
    size_t first, last;   /* requests first..last - 1 are refused, counted from 0 */
    size_t limit;         /* refuse whenever bytes would exceed it; 0: any */
    size_t blocks, bytes; /* alive */
    size_t peak;          /* most bytes ever alive since fault_init */
    size_t complaints;
    struct fault_block *alive; /* newest first */
} fault;

/* Never fails, until fault_at or fault_from. */
void fault_init(fault *f);

/* From now on request i (0: the next one) is refused, or all from i on. Resets requests and
 * refused. */
void fault_at(fault *f, size_t i);
void fault_from(fault *f, size_t i);

/* Whether no block is alive and nothing was complained about; prints what is wrong. */
bool fault_clean(const fault *f);

/* Frees what is still alive. */
void fault_fini(fault *f);

#endif
