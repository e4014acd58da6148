/* SPDX-License-Identifier: MIT
 * base/base.h, layer 1: what the library's own parts share beyond <tenon/base.h>: memory, sinks,
 * sources, errors, UTF-8.
 *
 * Conventions: a function that can fail returns bool, and leaves its ret_ parameters untouched when
 * it does. Everything that takes a tenon_error takes NULL as well. All size arithmetic goes through
 * tenon__add and tenon__mul or compares remainders, so that nothing wraps. Hot primitives of the
 * formats live in <tenon/inline/...>, not here. */
#ifndef TENON_BASE_BASE_H
#define TENON_BASE_BASE_H

#include <tenon/base.h>
#include <tenon/inline/port.h>

/* ---- sizes ----------------------------------------------------------------------------------- */

/* a + b and a * b; false when the result does not fit. */
TENON__INLINE bool tenon__add(size_t a, size_t b, size_t *ret)
{
    if (a > SIZE_MAX - b)
        return false;
    *ret = a + b;
    return true;
}
TENON__INLINE bool tenon__mul(size_t a, size_t b, size_t *ret)
{
    if (b != 0 && a > SIZE_MAX / b)
        return false;
    *ret = a * b;
    return true;
}

/* ---- memory (heap.c, arena.c) ---------------------------------------------------------------- */

/* mem->resize, where NULL memory has nothing to give. Giving back: new_size 0, with the old block's
 * size and alignment. */
TENON__INLINE void *tenon__resize(tenon_mem *mem, void *old, size_t old_size, size_t new_size,
                                  size_t align)
{
    return mem ? mem->resize(mem, old, old_size, new_size, align) : NULL;
}

/* The resize of arenas: a memory whose resize is this one is the mem of a tenon_arena (its first
 * member). The block allocated last grows, shrinks and is given back in place; of any other one
 * only growing does something, which is a new block and a copy. A failed call leaves the old block
 * and the arena's contents as they were. */
void *tenon__arena_resize(tenon_mem *mem, void *old, size_t old_size, size_t new_size,
                          size_t align);

/* Sees to it that end - at >= bytes in the newest block, with a further block when need be (what
 * was free in the last one is then lost until reset). false: limit or malloc said no; nothing
 * changed. at has no particular alignment. */
bool tenon__arena_room(tenon_arena *arena, size_t bytes);

/* A point in the life of an arena. */
typedef struct tenon__arena_mark {
    char *at, *end;
    void *blocks;
} tenon__arena_mark;

TENON__INLINE tenon__arena_mark tenon__arena_save(const tenon_arena *arena)
{
    tenon__arena_mark mark;
    mark.at = arena->at;
    mark.end = arena->end;
    mark.blocks = arena->blocks;
    return mark;
}

/* Forgets everything allocated after the mark and gives the blocks made since back. Between the two
 * there was no reset, and no block from before the mark was grown: it may have moved. Marks nest; a
 * mark may be restored repeatedly. */
void tenon__arena_restore(tenon_arena *arena, tenon__arena_mark mark);

/* ---- sinks (sink.c) -------------------------------------------------------------------------- */

/* A memory sink; all other kinds have a put or, when fixed, no memory. */
TENON__INLINE bool tenon__sink_is_memory(const tenon_sink *sink)
{
    return !sink->put && sink->mem;
}

/* A fixed sink. */
TENON__INLINE bool tenon__sink_is_fixed(const tenon_sink *sink)
{
    return !sink->put && !sink->mem;
}

/* Makes a failure stick; the first one wins. Always false. */
bool tenon__sink_fail(tenon_sink *sink, int code, int os);

/* Adds bytes to any kind of sink. false: the sink has failed, now or earlier, and takes nothing
 * more; code and os say why. A fixed sink that is full counts on and returns true with code
 * TENON_E_SPACE, so that len becomes what the text takes. len 0 asks whether the sink still works.
 */
bool tenon__sink_put(tenon_sink *sink, const char *bytes, size_t len);

/* Memory sinks: data has room for len + more bytes afterwards (size - len >= more); size at least
 * doubles when it grows. Writers may store there and then advance len themselves. false:
 * TENON_E_MEMORY, or an earlier failure. */
bool tenon__sink_room(tenon_sink *sink, size_t more);

/* ---- sources (source.c) ---------------------------------------------------------------------- */

/* Opens a file for reading; the caller closes it with tenon__port_close (port/posix.h). TENON_E_IO,
 * detail "cannot open: No such file or directory"; a directory opens and then fails to read. */
bool tenon__source_open(const char *path, int *ret_fd, tenon_error *error);

/* One piece of at most size bytes (size > 0) from any kind of source: *ret_len 0 at the end of
 * input, and then again at each call. Text sources hand out their text piecewise and move data and
 * len on. Fails with TENON_E_IO. */
bool tenon__source_fill(tenon_source *source, char *buf, size_t size, size_t *ret_len,
                        tenon_error *error);

/* Reads to the end of input into memory from mem (NULL: tenon_heap). The text is never NULL, holds
 * *ret_len bytes without a NUL, and is given back by tenon__resize(mem, text, capacity, 0, 1).
 * capacity > len: one byte is always spare. max_bytes 0: any. Fails with TENON_E_SIZE (more than
 * max_bytes), TENON_E_MEMORY, TENON_E_IO ("cannot read: ..."). */
bool tenon__source_read_all(tenon_source *source, tenon_mem *mem, size_t max_bytes, char **ret_text,
                            size_t *ret_len, size_t *ret_capacity, tenon_error *error);

/* ---- error texts (text.c) -------------------------------------------------------------------- */

/* A bounded text under construction, NUL-terminated from init on. What does not fit is replaced by
 * "..." once, at a code point's border, and everything after that is dropped. Invariant: end is
 * NULL once the text is complete or cut; until then at <= end, and four bytes at end are the text's
 * as well (dots and NUL). */
typedef struct tenon__text {
    char *at, *end;
} tenon__text;

void tenon__text_init(tenon__text *text, char *buf, size_t size);
void tenon__text_char(tenon__text *text, char c);
void tenon__text_str(tenon__text *text, const char *s); /* trusted: UTF-8, as it stands */
/* Foreign bytes: control characters, marks that change the direction of text, and bytes that are
 * not UTF-8 become \xNN. */
void tenon__text_bytes(tenon__text *text, const char *bytes, size_t len);
void tenon__text_u64(tenon__text *text, uint64_t value);
void tenon__text_i64(tenon__text *text, int64_t value);

/* ---- errors (error.c, place.c) --------------------------------------------------------------- */

/* No error, all strings empty; what stood in them before is not wiped. */
TENON__INLINE void tenon__error_clear(tenon_error *error)
{
    if (TENON__UNLIKELY(!error))
        return;
    error->code = TENON_E_NONE;
    error->line = error->column = 0;
    error->offset = 0;
    error->path[0] = error->detail[0] = error->excerpt[0] = '\0';
}

/* Sets the code and the detail (NULL: the text of the code) and clears everything else. Always
 * false: "return set(...)". */
bool tenon__error_set(tenon_error *error, int code, const char *detail);

/* TENON_E_IO with detail "<what>: <the system's text for os>", or "<what>" alone when os is 0.
 * Always false. */
bool tenon__error_os(tenon_error *error, const char *what, int os);

/* What a code says, "the number does not fit" for TENON_E_RANGE; never NULL. */
const char *tenon__error_text(int code);

/* Fills offset, line, column and excerpt of an error at text[offset] whose token is token_len bytes
 * (0: unknown). Lines end with LF, CR LF or CR. The excerpt is a piece of that line, the caret
 * under the character that holds the offset; control and ill-formed bytes show as '?', a tab as a
 * space. An empty line has no excerpt. Linear in offset. */
void tenon__error_place(tenon_error *error, const char *text, size_t len, size_t offset,
                        size_t token_len);

/* How many single-byte edits (insert, remove, replace, swap of neighbours) turn a into b; ASCII
 * letters of either case are equal. UINT_MAX when either is longer than 48 bytes. */
unsigned tenon__edit_distance(const char *a, size_t n, const char *b, size_t m);

/* ---- UTF-8 (utf8.c) -------------------------------------------------------------------------- */

/* The length, 1 to 4, of the well-formed sequence (RFC 3629) at s, of which available bytes may be
 * read; else 0. */
unsigned tenon__utf8_length(const char *s, size_t available);

/* Past the well-formed sequences of two bytes and more that stand one after the other from s on:
 * the first ASCII byte, end, or the first byte (0x80 or above) of an ill-formed sequence. */
const char *tenon__utf8_run(const char *s, const char *end);

/* n when the text is well formed, else the index of the first byte of the first ill-formed
 * sequence. Reads nothing outside [s, s + n). The scalar twin gives the same result. */
size_t tenon__utf8_check(const char *s, size_t n);
size_t tenon__utf8_check_scalar(const char *s, size_t n);

/* Whether a person can be shown the well-formed sequence of length bytes at s: no control
 * character, and none that rearranges the text around it. */
bool tenon__utf8_printable(const char *s, unsigned length);

#endif
