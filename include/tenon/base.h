/* SPDX-License-Identifier: MIT
 * tenon/base.h: what every part of tenon shares: strings, time, memory, options, errors, sinks and
 * sources.
 *
 * Everything here is plain data in the caller's hands. The library keeps no state between calls. */
#ifndef TENON_BASE_H
#define TENON_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(TENON_SHARED) && defined(__GNUC__)
#define TENON_API __attribute__((visibility("default")))
#else
#define TENON_API
#endif

/* ---- values ---------------------------------------------------------------------------------- */

/* A string with its length in bytes. Need not be NUL-terminated; NULL data is the null string. What
 * tenon reads into one is valid UTF-8 and, unless it views the input (TENON_VIEW), followed by a
 * NUL that len does not count. */
typedef struct tenon_str {
    const char *data;
    size_t len;
} tenon_str;

/* The text of one JSON value, kept and written back as it stands. Valid JSON when tenon read it;
 * checked when written. */
typedef struct tenon_raw {
    const char *data;
    size_t len;
} tenon_raw;

enum tenon_time_kind {
    TENON_TIME_UNSPECIFIED, /* no zone was given: a local time of somewhere */
    TENON_TIME_UTC,         /* Z */
    TENON_TIME_OFFSET,      /* +hh:mm or -hh:mm */
};

/* An instant as ISO 8601 gives it, years 1 to 9999. */
typedef struct tenon_time {
    int64_t seconds; /* since 1970-01-01T00:00:00, of UTC; of the unknown zone when unspecified */
    uint32_t nanoseconds; /* 0 .. 999,999,999 */
    int16_t offset;       /* minutes east of UTC, -840 .. 840, when the kind is TENON_TIME_OFFSET */
    uint8_t kind;         /* enum tenon_time_kind */
} tenon_time;

/* ---- memory ---------------------------------------------------------------------------------- */

/* Where memory comes from; given by the caller to each call. resize allocates (old NULL), moves
 * (both), or gives back (new_size 0, returns NULL). It returns NULL when it cannot, and then the
 * old block stays as it is. */
typedef struct tenon_mem {
    void *(*resize)(struct tenon_mem *mem, void *old, size_t old_size, size_t new_size,
                    size_t align);
    bool region; /* giving back single blocks is a no-op: tenon_free has nothing to do */
} tenon_mem;

/* Memory that is given back all at once. The first block may be the caller's (an array on the
 * stack); further blocks come from malloc. Not thread-safe: one arena for one thread at a time. */
typedef struct tenon_arena {
    tenon_mem mem;
    char *at, *end; /* the free part of the newest block */
    void *blocks;   /* blocks from malloc, newest first */
    size_t limit; /* most bytes in blocks from malloc, 0: any; set it after init. SIZE_MAX: none at
                     all, first only */
    char *first;
    size_t first_size, held;
} tenon_arena;

/* Makes an empty arena. first (size bytes, any alignment) is used before malloc is; NULL and 0:
 * malloc on demand. The caller keeps first alive and unmoved until tenon_arena_fini. */
TENON_API void tenon_arena_init(tenon_arena *arena, void *first, size_t size);

/* Forgets everything in the arena and keeps its largest block: a server that resets after each
 * request soon allocates nothing. Every pointer into the arena is stale afterwards. */
TENON_API void tenon_arena_reset(tenon_arena *arena);

/* Gives all blocks back. The arena may be used again after tenon_arena_init. */
TENON_API void tenon_arena_fini(tenon_arena *arena);

/* malloc, realloc and free. Objects read with it are given back by tenon_free. A NULL memory is
 * allowed for types that never allocate; others then fail with TENON_E_MEMORY. */
extern TENON_API tenon_mem *const tenon_heap;

/* ---- options --------------------------------------------------------------------------------- */

enum tenon_flag_bit {
#define TENON_FLAG(NAME, BIT, TEXT) TENON_BIT_##NAME = (BIT),
#include "options.def"
    TENON_BIT_END
};

/* Flags of tenon_options; what each does stands in options.def. */
#define TENON_COMMENTS         (UINT64_C(1) << TENON_BIT_COMMENTS)
#define TENON_TRAILING_COMMAS  (UINT64_C(1) << TENON_BIT_TRAILING_COMMAS)
#define TENON_UNKNOWN_REFUSE   (UINT64_C(1) << TENON_BIT_UNKNOWN_REFUSE)
#define TENON_MISSING_REFUSE   (UINT64_C(1) << TENON_BIT_MISSING_REFUSE)
#define TENON_DUPLICATES_FIRST (UINT64_C(1) << TENON_BIT_DUPLICATES_FIRST)
#define TENON_DUPLICATES_LAST  (UINT64_C(1) << TENON_BIT_DUPLICATES_LAST)
#define TENON_VIEW             (UINT64_C(1) << TENON_BIT_VIEW)
#define TENON_ENUM_NUMBERS     (UINT64_C(1) << TENON_BIT_ENUM_NUMBERS)
#define TENON_OMIT_NULLS       (UINT64_C(1) << TENON_BIT_OMIT_NULLS)
#define TENON_OMIT_DEFAULTS    (UINT64_C(1) << TENON_BIT_OMIT_DEFAULTS)
#define TENON_OMIT_EMPTIES     (UINT64_C(1) << TENON_BIT_OMIT_EMPTIES)
#define TENON_INDENT_TABS      (UINT64_C(1) << TENON_BIT_INDENT_TABS)
#define TENON_CRLF             (UINT64_C(1) << TENON_BIT_CRLF)

/* Presets are masks of flags: take one away with TENON_LENIENT & ~TENON_TRAILING_COMMAS. */
#define TENON_STRICT  (TENON_UNKNOWN_REFUSE | TENON_MISSING_REFUSE)
#define TENON_LENIENT (TENON_COMMENTS | TENON_TRAILING_COMMAS | TENON_DUPLICATES_LAST)

enum tenon_engine {
    TENON_ENGINE_AUTO, /* generated code where the type has it, tables elsewhere */
    TENON_TABLES,      /* tables for every type */
};

/* Names by policy: options.def has them with examples. */
enum tenon_naming {
#define TENON_NAMING(NAME, WORD, TEXT) TENON_NAMING_##NAME,
#include "options.def"
    TENON_NAMINGS
};

/* How to read or write; plain data, read by each call and never kept. NULL and {0} are the
 * defaults, and a new value for every call costs nothing. */
typedef struct tenon_options {
    uint64_t flags; /* TENON_COMMENTS | ..., 0: strict RFC 8259 */
    /* enum tenon_naming: members are named by this policy, from their C names, instead of as their
     * description says; explicit names, aliases and names of enums stay. Types that tenongen gave
     * these names (--cases) cost nothing more; for all others the call makes its own descriptions
     * of every type that it may reach, on the heap. */
    uint8_t naming;
    uint8_t indent; /* write: spaces (tabs with TENON_INDENT_TABS) per level, 0: all on one line, at
                       most 16 */
    uint8_t dates;  /* reserved, 0 */
    uint8_t engine; /* enum tenon_engine */
    uint16_t max_depth; /* nesting, both directions; 0: 128, at most 1024 */
    size_t max_bytes;   /* read: length of the text; 0: any */
    size_t max_items;   /* read: elements of any one array or dictionary; 0: any */
    /* read: called for each member that the type does not describe, before its value is passed
     * over; path is that of the object, name lives only during the call. false refuses the member:
     * TENON_E_UNKNOWN. Forces the tables. */
    bool (*on_unknown)(void *context, const char *path, tenon_str name);
    void *context;
    uint64_t reserved[4]; /* 0 */
} tenon_options;

/* ---- errors ---------------------------------------------------------------------------------- */

enum tenon_error_code {
#define TENON_ERROR(NAME, WORD, TEXT, EXAMPLE) TENON_E_##NAME,
#include "errors.def"
    TENON_E_COUNT_OF_CODES
};

/* What went wrong, self-contained. Plain reads and writes clear it; line and column count from 1,
 * 0: does not apply. The column counts bytes. */
typedef struct tenon_error {
    int code; /* enum tenon_error_code */
    uint32_t line, column;
    size_t offset;    /* bytes into the text */
    char path[96];    /* $.wifi.channels[3]; shortened with "..." when long */
    char detail[160]; /* a sentence for people */
    char excerpt[96]; /* the line of the text around the offset, at most 60 columns, then LF and a
                         caret line */
} tenon_error;

/* The word of a code, "range" for TENON_E_RANGE; never NULL. */
TENON_API const char *tenon_error_word(int code);

/* Formats as "config.json:14:22: $.wifi.channel: 42 is out of range 1..13" plus the excerpt when
 * there is one. source_name may be NULL. snprintf rule: returns the full length, writes at most
 * size bytes with a NUL. */
TENON_API size_t tenon_error_format(const tenon_error *error, const char *source_name, char *buf,
                                    size_t size);

/* The same to a FILE, with a newline. */
TENON_API void tenon_error_print(const tenon_error *error, const char *source_name, FILE *file);

/* ---- sinks ----------------------------------------------------------------------------------- */

/* Where text goes. A sink may take any number of values; the first failure sticks, later writes do
 * nothing. */
typedef struct tenon_sink {
    /* NULL: a memory or fixed sink. Otherwise takes len bytes; false: it failed and will not be
     * called again. */
    bool (*put)(struct tenon_sink *sink, const char *bytes, size_t len);
    char *data;  /* memory: owned text, not NUL-terminated; fixed: the caller's buffer */
    size_t len;  /* bytes written so far; a fixed sink counts on past size, like snprintf */
    size_t size; /* bytes that data holds */
    void *context;
    tenon_mem *mem; /* memory sink: where data comes from; others: for a block during each call */
    int fd;
    int code; /* enum tenon_error_code: the first failure */
    int os;   /* errno of that failure, 0 */
} tenon_sink;

/* Grows data from mem (NULL: tenon_heap). Set len to 0 to use the buffer again. A failed write
 * leaves len as it was. */
TENON_API void tenon_sink_memory(tenon_sink *sink, tenon_mem *mem);
/* The caller's buffer, filled to the last byte, no NUL added. When size was too small:
 * tenon_sink_fini fails with TENON_E_SPACE and len says how many bytes it takes. */
TENON_API void tenon_sink_fixed(tenon_sink *sink, char *buf, size_t size);
/* fwrite; the caller closes the file. Text beyond 8 KiB is collected in a block of 64 KiB from the
 * heap, during the call, so that few large pieces are written; set mem to NULL and nothing is
 * allocated: pieces are small then, and generated code is not used. Likewise for descriptors; a
 * callback's sink has no mem until it is set. */
TENON_API void tenon_sink_file(tenon_sink *sink, FILE *file);
/* write, repeated after short writes and EINTR; the caller closes fd. On a non-blocking fd that
 * would block the write fails with TENON_E_IO, os EAGAIN, and len says how much was taken. */
TENON_API void tenon_sink_fd(tenon_sink *sink, int fd);
/* Calls put for each piece. put may fail once, then it is not called again. */
TENON_API void tenon_sink_callback(tenon_sink *sink,
                                   bool (*put)(tenon_sink *, const char *, size_t), void *context);
/* Flushes, and reports the first failure of all writes. Gives a memory sink's buffer back. error
 * may be NULL. */
TENON_API bool tenon_sink_fini(tenon_sink *sink, tenon_error *error);

/* ---- sources --------------------------------------------------------------------------------- */

/* Where text comes from. */
typedef struct tenon_source {
    /* Fills at most size bytes; 0: end of input, negative: failed. NULL: the whole text is data,
     * len. */
    ptrdiff_t (*fill)(struct tenon_source *source, char *buf, size_t size);
    const char *data;
    size_t len;
    const char *name; /* for messages, may be NULL */
    void *context;
    int fd;
    int os; /* errno of a failed fill */
} tenon_source;

TENON_API void tenon_source_text(tenon_source *source, const char *text, size_t len);
TENON_API void tenon_source_file(tenon_source *source, FILE *file); /* the caller closes it */
TENON_API void tenon_source_fd(tenon_source *source,
                               int fd); /* EINTR is retried; the caller closes it */

#ifdef __cplusplus
}
#endif
#endif
