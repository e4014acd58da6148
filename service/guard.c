/* SPDX-License-Identifier: MIT
 * guard.c: see guard.h. One pass looks for the end of the head, one more judges its lines. A body
 * by chunks goes through a state machine, byte by byte but for the data. */
#include "guard.h"

#include <string.h>
#include <strings.h>

/* A part of the head: bytes from at, before end. */
struct part {
    const char *at, *end;
};

struct head {
    const struct guard_limits *limits;
    struct guard_verdict verdict;
    bool http_1_0;
    unsigned fields, hosts, lengths, codings;
};

static bool refuse(struct head *head, int status, const char *detail)
{
    head->verdict.status = status;
    head->verdict.detail = detail;
    return false;
}

/* RFC 9110 5.6.2: letters, digits and "!#$%&'*+-.^_`|~", a bit for each. */
static bool is_token(unsigned char c)
{
    static const uint32_t set[8] = {0, 0x03FF6CFA, 0xC7FFFFFE, 0x57FFFFFF};
    return set[c / 32] >> (c % 32) & 1;
}

static size_t size_of(struct part part)
{
    return (size_t)(part.end - part.at);
}

static bool same_word(struct part part, const char *word)
{
    return size_of(part) == strlen(word) && strncasecmp(part.at, word, size_of(part)) == 0;
}

static bool begins_with(struct part part, const char *word)
{
    return size_of(part) >= strlen(word) && strncasecmp(part.at, word, strlen(word)) == 0;
}

/* Takes the token at the front of `from`. */
static struct part take_token(struct part *from)
{
    struct part token = {from->at, from->at};
    while (token.end < from->end && is_token((unsigned char)*token.end))
        token.end++;
    from->at = token.end;
    return token;
}

/* ---- the first line -------------------------------------------------------------------------- */

static bool judge_target(struct head *head, struct part target)
{
    if (size_of(target) > head->limits->target)
        return refuse(head, 414, "the request target is too long");
    for (const char *c = target.at; c < target.end; c++)
        if (*c <= ' ' || *c >= 127)
            return refuse(head, 400, "the request target has a byte that must be percent-encoded");
    if (target.at == target.end)
        return refuse(head, 400, "the request line has no target");
    if (*target.at != '/' && !(size_of(target) == 1 && *target.at == '*') &&
        !begins_with(target, "http://") && !begins_with(target, "https://"))
        return refuse(head, 400, "the request target is no path and no URL");
    return true;
}

static bool judge_version(struct head *head, struct part version)
{
    if (size_of(version) != 8 || memcmp(version.at, "HTTP/", 5) != 0 || version.at[6] != '.')
        return refuse(head, 400, "the request line does not end with a version of HTTP");
    if (version.at[5] < '0' || version.at[5] > '9' || version.at[7] < '0' || version.at[7] > '9')
        return refuse(head, 400, "the version of HTTP is not a number");
    if (version.at[5] != '1')
        return refuse(head, 505, "this server speaks HTTP/1.1");
    head->http_1_0 = head->verdict.closes = version.at[7] == '0';
    return true;
}

static bool judge_request_line(struct head *head, struct part line)
{
    const struct part method = take_token(&line);
    if (method.at == method.end || line.at == line.end || *line.at != ' ')
        return refuse(head, 400, "the request line does not begin with a method and a blank");
    line.at++;
    const char *blank = memchr(line.at, ' ', size_of(line));
    if (!blank)
        return refuse(head, 400, "the request line has no version of HTTP");
    return judge_target(head, (struct part){line.at, blank}) &&
           judge_version(head, (struct part){blank + 1, line.end});
}

static bool judge_status_line(struct head *head, struct part line)
{
    const char *c = line.at + 9;
    if (size_of(line) < 12 || line.at[8] != ' ' || (line.end - c > 3 && c[3] != ' '))
        return refuse(head, 400, "the status line has no version and status");
    for (int digit = 0; digit < 3; digit++, c++) {
        if (*c < '0' || *c > '9')
            return refuse(head, 400, "the status is not a number");
        head->verdict.code = head->verdict.code * 10 + (*c - '0');
    }
    return judge_version(head, (struct part){line.at, line.at + 8});
}

/* ---- fields ---------------------------------------------------------------------------------- */

/* Is the word in a list of words? */
static bool lists(struct part list, const char *word)
{
    while (list.at < list.end) {
        const struct part one = take_token(&list);
        if (same_word(one, word))
            return true;
        list.at += list.at < list.end;
    }
    return false;
}

static bool judge_length(struct head *head, struct part value)
{
    uint64_t length = 0;
    if (head->lengths++ > 0)
        return refuse(head, 400, "Content-Length is given twice");
    if (value.at == value.end)
        return refuse(head, 400, "Content-Length is empty");
    for (const char *c = value.at; c < value.end; c++) {
        if (*c < '0' || *c > '9')
            return refuse(head, 400, "Content-Length is not a number");
        /* too large a number is no other number: it stays too large */
        length = length > UINT64_MAX / 100 ? length : length * 10 + (uint64_t)(*c - '0');
    }
    head->verdict.length = length;
    head->verdict.sized = true;
    if (length > head->limits->body)
        return refuse(head, 413, "the body is larger than this server takes");
    return true;
}

static bool judge_coding(struct head *head, struct part value)
{
    if (head->codings++ > 0)
        return refuse(head, 400, "Transfer-Encoding is given twice");
    if (head->http_1_0)
        return refuse(head, 400, "HTTP/1.0 has no Transfer-Encoding");
    if (!same_word(value, "chunked"))
        return refuse(head, 501, "the only Transfer-Encoding known here is chunked");
    head->verdict.chunked = true;
    return true;
}

static bool judge_field(struct head *head, struct part line)
{
    if (*line.at == ' ' || *line.at == '\t')
        return refuse(head, 400, "a field is folded over two lines");
    const struct part name = take_token(&line);
    if (name.at == name.end || line.at == line.end || *line.at != ':')
        return refuse(head, 400, "a line of the head is no field: a name, then a colon");
    if (++head->fields > head->limits->fields)
        return refuse(head, 431, "the head has too many fields");
    for (line.at++; line.at < line.end && (*line.at == ' ' || *line.at == '\t');)
        line.at++;
    while (line.end > line.at && (line.end[-1] == ' ' || line.end[-1] == '\t'))
        line.end--;
    for (const char *c = line.at; c < line.end; c++)
        if (((unsigned char)*c < ' ' && *c != '\t') || *c == 127)
            return refuse(head, 400, "a field has a control character in its value");

    switch (size_of(name)) { /* few names matter, and their lengths tell them apart */
    case sizeof "Host" - 1:
        if (same_word(name, "Host") && head->hosts++ > 0)
            return refuse(head, 400, "Host is given twice");
        break;
    case sizeof "Expect" - 1:
        if (same_word(name, "Expect") && !same_word(line, "100-continue"))
            return refuse(head, 417, "the only expectation known here is 100-continue");
        break;
    case sizeof "Connection" - 1:
        if (same_word(name, "Connection") && lists(line, "close"))
            head->verdict.closes = true;
        break;
    case sizeof "Content-Length" - 1:
        if (same_word(name, "Content-Length"))
            return judge_length(head, line);
        break;
    case sizeof "Transfer-Encoding" - 1:
        if (same_word(name, "Transfer-Encoding"))
            return judge_coding(head, line);
        break;
    }
    return true;
}

/* ---- the head -------------------------------------------------------------------------------- */

/* Cuts the next line off, which ends with CRLF; there is a LF. */
static bool take_line(struct head *head, struct part *from, struct part *ret)
{
    const char *feed = memchr(from->at, '\n', size_of(*from));
    if (feed == from->at || feed[-1] != '\r')
        return refuse(head, 400, "a line of the head ends with LF alone");
    *ret = (struct part){from->at, feed - 1};
    from->at = feed + 1;
    return true;
}

static bool judge_lines(struct head *head, struct part lines,
                        bool (*judge_first)(struct head *, struct part))
{
    struct part line;
    if (!take_line(head, &lines, &line) || !judge_first(head, line))
        return false;
    for (;;) {
        if (!take_line(head, &lines, &line))
            return false;
        if (line.at == line.end)
            break;
        if (!judge_field(head, line))
            return false;
    }
    if (head->lengths && head->codings)
        return refuse(head, 400, "Content-Length and Transfer-Encoding exclude each other");
    return true;
}

/* Where the head ends: behind an empty line; NULL: not yet. Lines that end with LF alone count, so
 * that they are refused and not waited for. */
static const char *end_of(const char *bytes, size_t len, size_t from)
{
    const char *at = bytes + from, *end = bytes + len;
    while (at < end && (at = memchr(at, '\n', (size_t)(end - at)))) {
        at++;
        if (at < end && *at == '\n')
            return at + 1;
        if (end - at > 1 && at[0] == '\r' && at[1] == '\n')
            return at + 2;
    }
    return NULL;
}

/* Finds the end of the head that begins at `first`, and judges what is before it. */
static bool judge_head(struct head *head, const char *bytes, size_t len, size_t first,
                       size_t *searched, bool (*judge_first)(struct head *, struct part))
{
    /* the last two bytes may be the beginning of the end */
    const size_t from = *searched > first + 2 ? *searched - 2 : first;
    const char *end = end_of(bytes, len, from);
    if (!end && len <= head->limits->head) {
        *searched = len;
        return false;
    }
    if (!end || (size_t)(end - bytes) > head->limits->head)
        return refuse(head, 431, "the head is larger than this server takes");
    head->verdict.status = GUARD_FINE;
    head->verdict.head = (size_t)(end - bytes);
    return judge_lines(head, (struct part){bytes + first, end}, judge_first);
}

struct guard_verdict guard_head(const char *bytes, size_t len, size_t *searched,
                                const struct guard_limits *limits)
{
    struct head head = {.limits = limits, .verdict = {.status = GUARD_MORE}};
    size_t first = 0;

    /* one empty line before a request is passed over (RFC 9112 2.2) */
    if (len >= 1 && bytes[0] == '\r' && (len == 1 || bytes[1] == '\n'))
        first = 2;
    if (len <= first)
        return head.verdict;
    if (!is_token((unsigned char)bytes[first])) {
        refuse(&head, 400, "what came is no HTTP request");
        return head.verdict;
    }
    if (judge_head(&head, bytes, len, first, searched, judge_request_line) && head.hosts == 0 &&
        !head.http_1_0)
        refuse(&head, 400, "the field Host is missing");
    return head.verdict;
}

struct guard_verdict guard_answer(const char *bytes, size_t len, size_t *searched,
                                  const struct guard_limits *limits)
{
    struct head head = {.limits = limits, .verdict = {.status = GUARD_MORE}};
    if (len > 0 && bytes[0] != 'H')
        refuse(&head, 400, "what came is no HTTP answer");
    else if (len > 0)
        judge_head(&head, bytes, len, 0, searched, judge_status_line);
    return head.verdict;
}

/* ---- chunks ---------------------------------------------------------------------------------- */

enum {
    CHUNK_SIZE, /* its first digit */
    CHUNK_DIGITS,
    CHUNK_NAME, /* of an extension: its first character */
    CHUNK_EXTENSION,
    CHUNK_QUOTED,
    CHUNK_ESCAPED,
    CHUNK_SIZE_FEED, /* the LF of the line */
    CHUNK_DATA,
    CHUNK_DATA_RETURN,
    CHUNK_DATA_FEED,
    CHUNK_TRAILER, /* a line's first byte */
    CHUNK_TRAILER_NAME,
    CHUNK_TRAILER_VALUE,
    CHUNK_TRAILER_FEED,
    CHUNK_LAST_FEED,
    CHUNK_DONE,
    CHUNK_WRONG,
};

static bool is_text(unsigned char c)
{
    return (c >= ' ' && c != 127) || c == '\t';
}

static int hex_digit(unsigned char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const int letter = (c | 32) - 'a';
    return letter >= 0 && letter < 6 ? letter + 10 : -1;
}

/* What may come behind the digits of a size, and within its extensions. */
static int after_size(unsigned char c)
{
    if (c == '\r')
        return CHUNK_SIZE_FEED;
    return c == ';' ? CHUNK_NAME : CHUNK_WRONG;
}

static int take_digit(struct guard_chunks *chunks, unsigned char c)
{
    const int digit = hex_digit(c);
    if (digit < 0)
        return chunks->state == CHUNK_SIZE ? CHUNK_WRONG : after_size(c);
    if (chunks->left >> 56)
        return CHUNK_WRONG;
    chunks->left = chunks->left * 16 + (uint64_t)digit;
    return CHUNK_DIGITS;
}

/* The state that a byte leads to. */
static int next_state(struct guard_chunks *chunks, unsigned char c)
{
    switch (chunks->state) {
    case CHUNK_SIZE:
    case CHUNK_DIGITS:
        return take_digit(chunks, c);
    case CHUNK_NAME:
        return is_token(c) ? CHUNK_EXTENSION : CHUNK_WRONG;
    case CHUNK_EXTENSION:
        if (c == '"')
            return CHUNK_QUOTED;
        return is_token(c) || c == '=' ? CHUNK_EXTENSION : after_size(c);
    case CHUNK_QUOTED:
        if (c == '"')
            return CHUNK_EXTENSION;
        return c == '\\' ? CHUNK_ESCAPED : is_text(c) ? CHUNK_QUOTED : CHUNK_WRONG;
    case CHUNK_ESCAPED:
        return is_text(c) ? CHUNK_QUOTED : CHUNK_WRONG;
    case CHUNK_SIZE_FEED:
        chunks->all += chunks->left;
        return c != '\n' ? CHUNK_WRONG : chunks->left ? CHUNK_DATA : CHUNK_TRAILER;
    case CHUNK_DATA_RETURN:
        chunks->line = 0;
        return c == '\r' ? CHUNK_DATA_FEED : CHUNK_WRONG;
    case CHUNK_DATA_FEED:
        return c == '\n' ? CHUNK_SIZE : CHUNK_WRONG;
    case CHUNK_TRAILER:
        return c == '\r' ? CHUNK_LAST_FEED : is_token(c) ? CHUNK_TRAILER_NAME : CHUNK_WRONG;
    case CHUNK_TRAILER_NAME:
        return c == ':' ? CHUNK_TRAILER_VALUE : is_token(c) ? CHUNK_TRAILER_NAME : CHUNK_WRONG;
    case CHUNK_TRAILER_VALUE:
        return c == '\r' ? CHUNK_TRAILER_FEED : is_text(c) ? CHUNK_TRAILER_VALUE : CHUNK_WRONG;
    case CHUNK_TRAILER_FEED:
        return c == '\n' ? CHUNK_TRAILER : CHUNK_WRONG;
    case CHUNK_LAST_FEED:
        return c == '\n' ? CHUNK_DONE : CHUNK_WRONG;
    }
    return CHUNK_WRONG;
}

int guard_chunks(struct guard_chunks *chunks, const char *bytes, size_t len,
                 const struct guard_limits *limits, const char **detail)
{
    size_t i = 0;
    while (i < len && chunks->state != CHUNK_DONE) {
        if (chunks->state == CHUNK_DATA) {
            const uint64_t n = chunks->left < len - i ? chunks->left : len - i;
            if (chunks->into) {
                memmove(chunks->into, bytes + i, (size_t)n);
                chunks->into += n;
            }
            chunks->left -= n;
            i += (size_t)n;
            if (chunks->left == 0)
                chunks->state = CHUNK_DATA_RETURN;
            continue;
        }
        chunks->state = next_state(chunks, (unsigned char)bytes[i++]);
        if (chunks->state == CHUNK_WRONG) {
            *detail = "the body is not properly chunked";
            return 400;
        }
        if (chunks->all > limits->body) {
            *detail = "the body is larger than this server takes";
            return 413;
        }
        if (++chunks->line > limits->head) {
            *detail = "the extensions or trailers of the body are larger than this server takes";
            return 431;
        }
    }
    chunks->rest = len - i;
    return chunks->state == CHUNK_DONE ? GUARD_FINE : GUARD_MORE;
}
