/* SPDX-License-Identifier: MIT
 * tenon/http.h: what a program that serves described types over HTTP needs beside the server: media
 * types, content negotiation, status codes, error bodies. Not part of tenon/tenon.h.
 *
 * Nothing here knows a server, opens a socket or keeps state; what a header field says goes in as
 * bytes, what to send comes out as bytes. Fields need not be NUL-terminated, and not one byte
 * outside them is read. Nothing is allocated, except by the sink of tenon_http_problem_write. All
 * functions take time linear in their input, and may run in any number of threads.
 *
 * A field that a request has several times goes in as one, joined by ", " (RFC 9110, 5.3), where
 * lists are allowed (Accept); a second Content-Type is a malformed request. */
#ifndef TENON_HTTP_H
#define TENON_HTTP_H

#include <tenon/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- media types ----------------------------------------------------------------------------- */

/* Formats that have a media type; media.def lists them. That one is here does not say that this
 * version of tenon reads or writes it. */
enum tenon_media {
    TENON_MEDIA_NONE,
#define TENON_MEDIA(NAME, TYPE, ALIASES, SUFFIX) TENON_MEDIA_##NAME,
#include "media.def"
    TENON_MEDIAS
};

/* "application/json" for TENON_MEDIA_JSON; NULL for NONE and for what is no media. */
TENON_API const char *tenon_media_type(enum tenon_media media);

/* What a Content-Type field names (RFC 9110, 8.3): a type of media.def or one of its aliases, in
 * any case, or any type with its suffix, as application/vnd.shop+json. Parameters must be well
 * formed; of them only charset counts, and it must be utf-8 or us-ascii. NONE for all else: another
 * type or charset, several values, a malformed or empty field. The answer to NONE is status 415. */
TENON_API enum tenon_media tenon_http_content_type(tenon_str field);

/* Chooses for an Accept field (RFC 9110, 12.5.1) the best of n formats that the server offers, in
 * its own order of preference. An offer has the quality of the most specific range that it is in:
 * one with its type, else with an alias, else with its type and any subtype, else with any type;
 * without q that is 1. The highest quality wins, among equals the earlier offer; q=0 excludes, and
 * so does being in no range. NONE: nothing is acceptable; the answer is status 406.
 *
 * A range with parameters is for representations that have them: no offer does, but for
 * charset=utf-8. Malformed elements are passed over ("q=.5" is read as 0.5: a common client sends
 * it). A field without any well-formed element, empty or NULL data accepts everything. Offers that
 * are NONE are passed over. */
TENON_API enum tenon_media tenon_http_accept(tenon_str field, const enum tenon_media *offered,
                                             size_t n);

/* Writes "Content-Type: application/json\r\nContent-Length: 123\r\n" into buf and ends it with a
 * NUL; no Content-Type for NONE. snprintf rule: returns the length without the NUL, even when size
 * (0 with NULL allowed) was too small and the text cut. 96 bytes are enough. */
TENON_API size_t tenon_http_headers(char *buf, size_t size, enum tenon_media media, size_t length);

/* ---- status codes ---------------------------------------------------------------------------- */

/* The reason phrase of a registered status, "Bad Request" for 400; "" for others, never NULL. */
TENON_API const char *tenon_http_reason(int status);

/* The status that fits an error of reading a request's body: 400 for what is wrong with the text,
 * 413 when it was longer than max_bytes, 500 for memory, I/O, descriptions, misuse, and for NULL;
 * 200 for TENON_E_NONE. An error of writing is the server's own fault, 500, whatever its code. */
TENON_API int tenon_http_status(const tenon_error *error);

/* ---- problem details (RFC 9457) -------------------------------------------------------------- */

/* The members of a problem; strings with NULL data are left out. Strings must be UTF-8. */
typedef struct tenon_http_problem {
    int status;      /* 100 .. 599; 0: tenon_http_status(error) */
    tenon_str type;  /* a URI; left out it means "about:blank": the status says it all */
    tenon_str title; /* NULL data: the reason phrase of the status */
    tenon_str detail, instance;
    const tenon_error *error; /* may be NULL */
} tenon_http_problem;

/* Writes a problem as a JSON object, to be sent as TENON_MEDIA_PROBLEM:
 *
 *   {"title":"Bad Request","status":400,"detail":"256 is out of range 0..255","code":"range",
 *    "path":"$.port","line":2,"column":11,"offset":12}
 *
 * From the error come detail (unless it is given), code (tenon_error_word), path, and line, column
 * and offset where they apply. Its excerpt, a piece of the text, is never written; path and detail
 * may quote names and short values of the text, with control characters and ill-formed bytes shown
 * as \xNN. Nothing of the error is written when status, or tenon_http_status(error), is 500 or
 * above: why a server failed is for its log (tenon_error_format), not for its peers. What you put
 * into the strings is written whatever the status.
 *
 * false: TENON_E_MISUSE (NULL, a status out of range), TENON_E_UTF8, or the sink failed; a memory
 * sink is then as it was. error may be the one that the problem points to: it is read first. */
TENON_API bool tenon_http_problem_write(const tenon_http_problem *problem, tenon_sink *sink,
                                        tenon_error *error);

#ifdef __cplusplus
}
#endif
#endif
