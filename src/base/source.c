/* SPDX-License-Identifier: MIT
 * base/source.c: where text comes from.
 *
 * A source with a fill is asked for pieces; without one it is a text, of which data and len are
 * what is left. After its end a source keeps saying so. Reading everything grows one buffer by
 * doubling and always keeps a byte to spare, so that the end is seen without another growth. The
 * size of a regular file, asked for once the first buffer is full (small files are read before the
 * question would be answered), is only a hint: it may change meanwhile. Windows for streams are not
 * here. */
#include "../port/posix.h"
#include "base.h"

#include <errno.h>
#include <string.h>

enum { SOURCE_LEAST = 4096 };

void tenon_source_text(tenon_source *source, const char *text, size_t len)
{
    *source = (tenon_source){.data = text, .len = text ? len : 0, .fd = -1};
}

/* A FILE may meet an error after some bytes and would go on as if nothing had happened when asked
 * again: the error waits in os for the next call. A flag set before we came, without an errno of
 * this read, does not count while bytes arrive. */
static ptrdiff_t source_fill_file(tenon_source *source, char *buf, size_t size)
{
    FILE *file = source->context;
    while (source->os == 0) {
        errno = 0;
        size_t n = fread(buf, 1, size, file);
        int os = errno;
        if (n == size || feof(file) || !ferror(file))
            return (ptrdiff_t)n;
        if (tenon__port_interrupted(os))
            clearerr(file);
        else
            source->os = os;
        if (n > 0)
            return (ptrdiff_t)n;
        if (os == 0) /* failed without a reason */
            break;
    }
    return -1;
}

void tenon_source_file(tenon_source *source, FILE *file)
{
    *source = (tenon_source){.fill = source_fill_file, .context = file, .fd = -1};
}

static ptrdiff_t source_fill_fd(tenon_source *source, char *buf, size_t size)
{
    return tenon__port_read(source->fd, buf, size, &source->os);
}

void tenon_source_fd(tenon_source *source, int fd)
{
    *source = (tenon_source){.fill = source_fill_fd, .fd = fd};
}

bool tenon__source_open(const char *path, int *ret_fd, tenon_error *error)
{
    int os = 0;
    if (!path)
        return tenon__error_set(error, TENON_E_MISUSE, "the path is NULL");
    int fd = tenon__port_open(path, &os);
    if (fd < 0)
        return tenon__error_os(error, "cannot open", os);
    *ret_fd = fd;
    return true;
}

static size_t source_take_text(tenon_source *source, char *buf, size_t size)
{
    size_t n = source->len < size ? source->len : size;
    if (n > 0) {
        memcpy(buf, source->data, n);
        source->data += n;
        source->len -= n;
    }
    return n;
}

bool tenon__source_fill(tenon_source *source, char *buf, size_t size, size_t *ret_len,
                        tenon_error *error)
{
    if (!source->fill) {
        *ret_len = source_take_text(source, buf, size);
        return true;
    }
    if (source->fill == source_fill_file && !source->context)
        return tenon__error_set(error, TENON_E_MISUSE, "the FILE is NULL");
    if (size > PTRDIFF_MAX)
        size = PTRDIFF_MAX;
    ptrdiff_t n = source->fill(source, buf, size);
    if (n < 0)
        return tenon__error_os(error, "cannot read", source->os);
    if ((size_t)n > size)
        return tenon__error_set(error, TENON_E_MISUSE,
                                "fill gave more bytes than it was asked for");
    *ret_len = (size_t)n;
    return true;
}

/* How many bytes are probably left; 0: no idea. */
static size_t source_left(const tenon_source *source)
{
    if (!source->fill)
        return source->len;
    if (source->fill == source_fill_fd)
        return tenon__port_left(source->fd);
    if (source->fill == source_fill_file && source->context)
        return tenon__port_left_file(source->context);
    return 0;
}

/* The next size of a buffer that is full: room for all that is left and a byte, at least twice. */
static size_t source_larger(const tenon_source *source, size_t capacity, size_t most)
{
    size_t twice = capacity > most / 2 ? most : capacity * 2;
    size_t left = capacity == SOURCE_LEAST ? source_left(source) : 0;
    if (left >= most - capacity)
        return most;
    return left + 1 > twice - capacity ? capacity + left + 1 : twice;
}

bool tenon__source_read_all(tenon_source *source, tenon_mem *mem, size_t max_bytes, char **ret_text,
                            size_t *ret_len, size_t *ret_capacity, tenon_error *error)
{
    /* One byte above the maximum tells whether there is more. */
    size_t most = max_bytes != 0 && max_bytes < PTRDIFF_MAX ? max_bytes + 1 : PTRDIFF_MAX;
    size_t len = 0, n = 0, capacity = SOURCE_LEAST;
    if (!source->fill)
        capacity = source->len < most ? source->len + 1 : most;
    if (capacity > most)
        capacity = most;
    if (!mem)
        mem = tenon_heap;
    char *text = tenon__resize(mem, NULL, 0, capacity, 1);
    if (!text)
        return tenon__error_set(error, TENON_E_MEMORY, NULL);

    for (;;) {
        if (len == capacity) {
            if (capacity == most) {
                tenon__error_set(error, max_bytes ? TENON_E_SIZE : TENON_E_MEMORY, NULL);
                if (error && max_bytes)
                    error->offset = max_bytes;
                break;
            }
            size_t larger = source_larger(source, capacity, most);
            char *moved = tenon__resize(mem, text, capacity, larger, 1);
            if (!moved) {
                tenon__error_set(error, TENON_E_MEMORY, NULL);
                break;
            }
            text = moved;
            capacity = larger;
        }
        if (!tenon__source_fill(source, text + len, capacity - len, &n, error))
            break;
        if (n == 0) {
            *ret_text = text;
            *ret_len = len;
            *ret_capacity = capacity;
            return true;
        }
        len += n;
    }
    tenon__resize(mem, text, capacity, 0, 1);
    return false;
}
