/* SPDX-License-Identifier: MIT
 * guard.h: is this an HTTP/1 message that everybody understands alike (RFC 9112)? The head of a
 * request or an answer, and the chunks of a body.
 *
 * Servers and proxies that read one request differently let it be smuggled past one of them, so
 * the guard is strict where the RFC leaves a choice: lines end with CRLF, a length is given once,
 * Content-Length and Transfer-Encoding exclude each other, nothing is folded, and a chunk's size is
 * digits. */
#ifndef GUARD_H
#define GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct guard_limits {
    size_t head;     /**< bytes of the head; more: 431 */
    size_t target;   /**< bytes of the request target; more: 414 */
    unsigned fields; /**< more: 431 */
    uint64_t body;   /**< Content-Length; more: 413 */
};

enum { GUARD_MORE = -1, GUARD_FINE = 0 };

struct guard_verdict {
    int status; /**< GUARD_FINE, GUARD_MORE: the head is not complete, or how to refuse it */
    const char *detail;  /**< a sentence for the client, when refused */
    size_t head;         /**< bytes of the head with its empty line, when fine */
    uint64_t length;     /**< Content-Length, 0 without */
    bool sized, chunked; /**< how the end of the body is told: by Content-Length, by chunks */
    bool closes;         /**< Connection: close, or HTTP/1.0 */
    int code;            /**< of an answer: its status */
};

/** Judges the head at the beginning of bytes. searched: how many of them an earlier call has been
 * through without finding the end, first 0; each byte is looked at a fixed number of times. */
struct guard_verdict guard_head(const char *bytes, size_t len, size_t *searched,
                                const struct guard_limits *limits);

/** The same of an answer's head; limits->target does not matter. */
struct guard_verdict guard_answer(const char *bytes, size_t len, size_t *searched,
                                  const struct guard_limits *limits);

/** How far a body by chunks has come; zeroed before its first byte. */
struct guard_chunks {
    int state;
    uint64_t left; /**< of the chunk */
    uint64_t all;  /**< of the body, as far as sizes were told */
    uint64_t line; /**< bytes of this chunk's line, or of all trailers */
    size_t rest;   /**< bytes behind the end of the body, once that was found */
    char *into;    /**< where data goes, at or before where it stands; NULL: it stays */
};

/** Judges the next bytes of a body by chunks. GUARD_FINE: its end is among them; GUARD_MORE; or how
 * to refuse it, with *detail. Not called again after a refusal. */
int guard_chunks(struct guard_chunks *chunks, const char *bytes, size_t len,
                 const struct guard_limits *limits, const char **detail);

#endif
