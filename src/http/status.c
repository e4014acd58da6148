/* SPDX-License-Identifier: MIT
 * http/status.c: status codes, their phrases, which one fits an error; the header fields that
 * describe a body.
 *
 * Phrases are those of the IANA registry, as RFC 9110 renamed them. */
#include "../base/base.h"
#include <tenon/http.h>

struct status_phrase {
    int status;
    const char *phrase;
};

static const struct status_phrase status_phrases[] = {
    {100, "Continue"},
    {101, "Switching Protocols"},
    {102, "Processing"},
    {103, "Early Hints"},
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {203, "Non-Authoritative Information"},
    {204, "No Content"},
    {205, "Reset Content"},
    {206, "Partial Content"},
    {207, "Multi-Status"},
    {208, "Already Reported"},
    {226, "IM Used"},
    {300, "Multiple Choices"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {305, "Use Proxy"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {402, "Payment Required"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {406, "Not Acceptable"},
    {407, "Proxy Authentication Required"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {411, "Length Required"},
    {412, "Precondition Failed"},
    {413, "Content Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {416, "Range Not Satisfiable"},
    {417, "Expectation Failed"},
    {421, "Misdirected Request"},
    {422, "Unprocessable Content"},
    {423, "Locked"},
    {424, "Failed Dependency"},
    {425, "Too Early"},
    {426, "Upgrade Required"},
    {428, "Precondition Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {451, "Unavailable For Legal Reasons"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {502, "Bad Gateway"},
    {503, "Service Unavailable"},
    {504, "Gateway Timeout"},
    {505, "HTTP Version Not Supported"},
    {506, "Variant Also Negotiates"},
    {507, "Insufficient Storage"},
    {508, "Loop Detected"},
    {511, "Network Authentication Required"},
};

const char *tenon_http_reason(int status)
{
    for (size_t i = 0; i < sizeof status_phrases / sizeof *status_phrases; i++)
        if (status_phrases[i].status == status)
            return status_phrases[i].phrase;
    return "";
}

/* ---- errors ---------------------------------------------------------------------------------- */

/* Every code has its row: one that is added to errors.def needs a decision here. COUNT and DEPTH
 * are limits too, but of a part of the text that the path names, not of its length: 400. */
static const unsigned short status_of_code[] = {
    [TENON_E_NONE] = 200,       [TENON_E_EMPTY] = 400,       [TENON_E_SYNTAX] = 400,
    [TENON_E_INCOMPLETE] = 400, [TENON_E_TRAILING] = 400,    [TENON_E_UTF8] = 400,
    [TENON_E_ESCAPE] = 400,     [TENON_E_CONTROL] = 400,     [TENON_E_NUMBER] = 400,
    [TENON_E_TYPE] = 400,       [TENON_E_RANGE] = 400,       [TENON_E_INTEGER] = 400,
    [TENON_E_LENGTH] = 400,     [TENON_E_CAPACITY] = 400,    [TENON_E_COUNT] = 400,
    [TENON_E_ENUM] = 400,       [TENON_E_TIME] = 400,        [TENON_E_EMBEDDED_NUL] = 400,
    [TENON_E_DUPLICATE] = 400,  [TENON_E_UNKNOWN] = 400,     [TENON_E_MISSING] = 400,
    [TENON_E_NULL_VALUE] = 500, [TENON_E_NONFINITE] = 500,   [TENON_E_DEPTH] = 400,
    [TENON_E_SIZE] = 413,       [TENON_E_MEMORY] = 500,      [TENON_E_SPACE] = 500,
    [TENON_E_IO] = 500,         [TENON_E_DESCRIPTION] = 500, [TENON_E_MISUSE] = 500,
};
_Static_assert(sizeof status_of_code / sizeof *status_of_code == TENON_E_COUNT_OF_CODES,
               "a code of errors.def has no status");

int tenon_http_status(const tenon_error *error)
{
    if (!error || error->code < 0 || error->code >= TENON_E_COUNT_OF_CODES)
        return 500;
    return status_of_code[error->code];
}

/* ---- header fields --------------------------------------------------------------------------- */

static void header_put(tenon_sink *sink, const char *s)
{
    tenon__sink_put(sink, s, strlen(s));
}

size_t tenon_http_headers(char *buf, size_t size, enum tenon_media media, size_t length)
{
    const char *type = tenon_media_type(media);
    char digits[24];
    tenon__text number;
    tenon_sink sink;
    tenon_sink_fixed(&sink, buf, size);
    if (type) {
        header_put(&sink, "Content-Type: ");
        header_put(&sink, type);
        header_put(&sink, "\r\n");
    }
    tenon__text_init(&number, digits, sizeof digits);
    tenon__text_u64(&number, length);
    header_put(&sink, "Content-Length: ");
    header_put(&sink, digits);
    header_put(&sink, "\r\n");
    if (buf && size > 0)
        buf[sink.len < size ? sink.len : size - 1] = '\0';
    return sink.len;
}
