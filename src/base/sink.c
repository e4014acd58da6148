/* SPDX-License-Identifier: MIT
 * base/sink.c: where text goes.
 *
 * A sink with a put hands each piece to it; without one it owns memory (mem) or fills the caller's
 * buffer (no mem). code is 0 or the first failure; after a failure nothing is put any more. The one
 * exception is a full fixed buffer, which goes on counting so that len becomes the size that would
 * have been enough. len never wraps: it stops at SIZE_MAX (a 32-bit program may well write more
 * than 4 GiB to a descriptor). For files and descriptors that failed, len is what was taken before.
 */
#include "../port/posix.h"
#include "base.h"

#include <errno.h>
#include <string.h>

enum { SINK_LEAST = 256 };

bool tenon__sink_fail(tenon_sink *sink, int code, int os)
{
    if (sink->code == TENON_E_NONE) {
        sink->code = code;
        sink->os = os;
    }
    return false;
}

static void sink_count(tenon_sink *sink, size_t n)
{
    if (!tenon__add(sink->len, n, &sink->len))
        sink->len = SIZE_MAX;
}

/* ---- kinds ----------------------------------------------------------------------------------- */

void tenon_sink_memory(tenon_sink *sink, tenon_mem *mem)
{
    *sink = (tenon_sink){.mem = mem ? mem : tenon_heap, .fd = -1};
}

void tenon_sink_fixed(tenon_sink *sink, char *buf, size_t size)
{
    *sink = (tenon_sink){.data = buf, .size = buf ? size : 0, .fd = -1};
}

static bool sink_put_file(tenon_sink *sink, const char *bytes, size_t len)
{
    errno = 0;
    size_t n = fwrite(bytes, 1, len, sink->context);
    int os = errno;
    sink_count(sink, n);
    return n == len || tenon__sink_fail(sink, TENON_E_IO, os);
}

void tenon_sink_file(tenon_sink *sink, FILE *file)
{
    *sink = (tenon_sink){.put = sink_put_file, .context = file, .mem = tenon_heap, .fd = -1};
    if (!file)
        sink->code = TENON_E_MISUSE;
}

static bool sink_put_fd(tenon_sink *sink, const char *bytes, size_t len)
{
    while (len > 0) {
        int os = 0;
        ptrdiff_t n = tenon__port_write(sink->fd, bytes, len, &os);
        if (n < 0)
            return tenon__sink_fail(sink, TENON_E_IO, os);
        sink_count(sink, (size_t)n);
        bytes += n;
        len -= (size_t)n;
    }
    return true;
}

void tenon_sink_fd(tenon_sink *sink, int fd)
{
    *sink = (tenon_sink){.put = sink_put_fd, .mem = tenon_heap, .fd = fd};
}

void tenon_sink_callback(tenon_sink *sink, bool (*put)(tenon_sink *, const char *, size_t),
                         void *context)
{
    *sink = (tenon_sink){.put = put, .context = context, .fd = -1};
    if (!put)
        sink->code = TENON_E_MISUSE;
}

/* ---- writing --------------------------------------------------------------------------------- */

bool tenon__sink_room(tenon_sink *sink, size_t more)
{
    size_t need, size = sink->size;
    if (sink->code != TENON_E_NONE)
        return false;
    if (more <= size - sink->len)
        return true;
    if (!tenon__add(sink->len, more, &need) || need > PTRDIFF_MAX)
        return tenon__sink_fail(sink, TENON_E_MEMORY, 0);
    size = size > PTRDIFF_MAX / 2 ? PTRDIFF_MAX : size * 2;
    if (size < SINK_LEAST)
        size = SINK_LEAST;
    if (size < need)
        size = need;
    char *data = tenon__resize(sink->mem, sink->data, sink->size, size, 1);
    if (!data)
        return tenon__sink_fail(sink, TENON_E_MEMORY, 0);
    sink->data = data;
    sink->size = size;
    return true;
}

static bool sink_put_fixed(tenon_sink *sink, const char *bytes, size_t len)
{
    size_t room = sink->len < sink->size ? sink->size - sink->len : 0;
    size_t n = len < room ? len : room;
    if (n > 0)
        memcpy(sink->data + sink->len, bytes, n);
    sink_count(sink, len);
    if (n < len)
        tenon__sink_fail(sink, TENON_E_SPACE, 0);
    return true;
}

bool tenon__sink_put(tenon_sink *sink, const char *bytes, size_t len)
{
    bool fixed = tenon__sink_is_fixed(sink);
    if (sink->code != TENON_E_NONE && !(fixed && sink->code == TENON_E_SPACE))
        return false;
    if (len == 0)
        return true;
    if (fixed)
        return sink_put_fixed(sink, bytes, len);
    if (!sink->put) {
        if (!tenon__sink_room(sink, len))
            return false;
        memcpy(sink->data + sink->len, bytes, len);
        sink->len += len;
        return true;
    }
    size_t before = sink->len;
    if (!sink->put(sink, bytes, len))
        return tenon__sink_fail(sink, TENON_E_IO, sink->os);
    sink->len = before; /* whatever put made of it */
    sink_count(sink, len);
    return true;
}

/* ---- the end --------------------------------------------------------------------------------- */

static bool sink_fail_space(const tenon_sink *sink, tenon_error *error)
{
    char detail[sizeof error->detail];
    tenon__text text;
    tenon__text_init(&text, detail, sizeof detail);
    tenon__text_str(&text, "the buffer holds ");
    tenon__text_u64(&text, sink->size);
    tenon__text_str(&text, " bytes, the text takes ");
    tenon__text_u64(&text, sink->len);
    return tenon__error_set(error, TENON_E_SPACE, detail);
}

bool tenon_sink_fini(tenon_sink *sink, tenon_error *error)
{
    if (!sink)
        return tenon__error_set(error, TENON_E_MISUSE, "the sink is NULL");
    if (sink->put == sink_put_file && sink->context) {
        errno = 0;
        if (fflush(sink->context) != 0) {
            int os = errno; /* before anything else may change it */
            tenon__sink_fail(sink, TENON_E_IO, os);
        }
    }
    if (tenon__sink_is_memory(sink)) {
        if (sink->data)
            tenon__resize(sink->mem, sink->data, sink->size, 0, 1);
        sink->data = NULL;
        sink->len = sink->size = 0;
    }
    switch (sink->code) {
    case TENON_E_NONE:
        tenon__error_clear(error);
        return true;
    case TENON_E_IO:
        return tenon__error_os(error, "cannot write", sink->os);
    case TENON_E_SPACE:
        return sink_fail_space(sink, error);
    case TENON_E_MISUSE:
        return tenon__error_set(error, TENON_E_MISUSE, "the sink has nowhere to write to");
    default:
        return tenon__error_set(error, sink->code, NULL);
    }
}
