/* SPDX-License-Identifier: MIT
 * http_exact.h: calls of the functions over header fields, with the field and the offers in blocks
 * of exactly their size, so that sanitizers see one byte too far; and short names for media types.
 */
#ifndef TENON_TESTS_HTTP_EXACT_H
#define TENON_TESTS_HTTP_EXACT_H

#include <stdlib.h>
#include <string.h>

#include <tenon/http.h>

#define JSON    TENON_MEDIA_JSON
#define CSV     TENON_MEDIA_CSV
#define JSV     TENON_MEDIA_JSV
#define MSGPACK TENON_MEDIA_MSGPACK
#define CBOR    TENON_MEDIA_CBOR
#define PROBLEM TENON_MEDIA_PROBLEM
#define NONE    TENON_MEDIA_NONE

static inline enum tenon_media content_type(const char *bytes, size_t len)
{
    char *exact = malloc(len ? len : 1);
    memcpy(exact, bytes, len);
    enum tenon_media media = tenon_http_content_type((tenon_str){exact, len});
    free(exact);
    return media;
}

static inline enum tenon_media accept_of(const char *bytes, size_t len,
                                         const enum tenon_media *offered, size_t n)
{
    char *exact = malloc(len ? len : 1);
    enum tenon_media *offers = malloc(n ? n * sizeof *offers : 1);
    memcpy(exact, bytes, len);
    if (n)
        memcpy(offers, offered, n * sizeof *offers);
    enum tenon_media media = tenon_http_accept((tenon_str){exact, len}, offers, n);
    free(exact);
    free(offers);
    return media;
}

/* RFC 9110, 12.5.1, its example with types of ours. */
#define RFC_EXAMPLE                                                                                \
    "application/*;q=0.3, application/json;q=0.7, application/json;format=flowed, "                \
    "application/json;format=fixed;q=0.4, */*;q=0.5"

#endif
