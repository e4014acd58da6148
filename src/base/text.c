/* SPDX-License-Identifier: MIT
 * base/text.c: short texts for people, built piece by piece in a bounded buffer.
 *
 * The invariant stands at tenon__text in base.h: four bytes at end are kept back for "..." and the
 * NUL, so that cutting never has to take anything away again, except the rest of a code point that
 * would be cut in two. No locale, no formats, no allocation. Numbers that go into JSON are written
 * elsewhere. */
#include "base.h"

static const char text_dots[] = "...";

void tenon__text_init(tenon__text *text, char *buf, size_t size)
{
    *text = (tenon__text){.at = buf, .end = NULL};
    if (size >= sizeof text_dots)
        text->end = buf + (size - sizeof text_dots);
    if (size > 0)
        buf[0] = '\0';
}

/* Adds all of len bytes or cuts the text; whole: the bytes are one unit that must not be split. */
static void text_add(tenon__text *text, const char *bytes, size_t len, bool whole)
{
    if (!text->end)
        return;
    size_t room = (size_t)(text->end - text->at), n = len;
    bool fits = len <= room;
    if (!fits)
        for (n = whole ? 0 : room; n > 0 && ((unsigned char)bytes[n] & 0xC0) == 0x80;)
            n--;
    if (n > 0)
        memcpy(text->at, bytes, n);
    text->at += n;
    if (fits) {
        *text->at = '\0';
        return;
    }
    memcpy(text->at, text_dots, sizeof text_dots);
    text->at += sizeof text_dots - 1;
    text->end = NULL;
}

void tenon__text_char(tenon__text *text, char c)
{
    text_add(text, &c, 1, true);
}

void tenon__text_str(tenon__text *text, const char *s)
{
    text_add(text, s, strlen(s), false);
}

void tenon__text_bytes(tenon__text *text, const char *bytes, size_t len)
{
    static const char digits[] = "0123456789abcdef";
    while (len > 0 && text->end) {
        unsigned n = tenon__utf8_length(bytes, len);
        if (n > 0 && tenon__utf8_printable(bytes, n)) {
            text_add(text, bytes, n, true);
        } else {
            n = 1; /* the bytes that follow the first of a well-formed sequence come here by
                      themselves */
            unsigned byte = (unsigned char)bytes[0];
            char shown[4] = {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
            text_add(text, shown, sizeof shown, true);
        }
        bytes += n;
        len -= n;
    }
}

void tenon__text_u64(tenon__text *text, uint64_t value)
{
    char digits[20];
    size_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + value % 10);
    while (value /= 10);
    text_add(text, digits + at, sizeof digits - at, true);
}

void tenon__text_i64(tenon__text *text, int64_t value)
{
    uint64_t size = (uint64_t)value;
    if (value < 0) {
        tenon__text_char(text, '-');
        size = 0 - size;
    }
    tenon__text_u64(text, size);
}
