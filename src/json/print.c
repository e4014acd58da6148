/* SPDX-License-Identifier: MIT
 * json/print.c, layer 4: tenon_json_write and tenon_json_print: one write from its arguments to its
 * result.
 *
 * A sink that grows is written to directly, others through a buffer on the stack and, when the text
 * is longer, a block of the sink's memory. Generated code or the compact walker do it; options that
 * change the text, and sinks without memory, take the full walker. */
#include "../base/base.h"
#include "../walk/complain.h"
#include "json.h"

static const tenon_options plain_options = {0};

TENON__INLINE void begin_out(tenon__out *out, tenon_sink *sink, const tenon_options *options,
                             tenon_error *error)
{
    out->code = TENON_E_NONE;
    out->depth = 0;
    out->max_depth = options->max_depth ? options->max_depth : 128;
    out->flags = options->flags;
    out->sink = sink;
    out->error = error;
}

static TENON__COLD bool fail_write(tenon__out *out)
{
    if (out->sink->code && out->code == TENON_E_MEMORY)
        out->sink->code = TENON_E_NONE; /* memory may be there again for the next value */
    tenon__out_report(out);
    if (out->error && out->sink->os)
        tenon__error_os(out->error, "cannot write", out->sink->os);
    return false;
}

/* A memory sink keeps what it had before. */
static TENON__COLD bool fail_memory(tenon__out *out)
{
    tenon__out_fail(out, TENON_E_MEMORY); /* unless there is an error already */
    out->sink->len = out->before;
    return fail_write(out);
}

/* What is wrong with a call, recorded; true: nothing. */
static TENON__COLD bool check_call(const tenon_type *type, const void *object,
                                   const tenon_sink *sink, const tenon_options *options,
                                   tenon_error *error)
{
    const char *what = !type                               ? "no type"
                       : !object                           ? "no object"
                       : !sink                             ? "no sink"
                       : type->shape != TENON_SHAPE_OBJECT ? "the type of an enum has no objects"
                       : options->max_depth > 1024         ? "max_depth is above 1024"
                                                           : NULL;
    if (what)
        return tenon__error_set(error, TENON_E_MISUSE, what);
    if (sink->code != TENON_E_NONE && sink->code != TENON_E_SPACE)
        return tenon__error_set(error, sink->code, NULL);
    return true;
}

/* Bytes to begin with in a sink that has none: the type's own bound, and as much again for what it
 * nests, so that a single object seldom moves. */
static size_t first_room(const tenon_type *type)
{
    return tenon__planned(type) ? 2 * (size_t)type->plan->bound : 1;
}

static TENON__COLD char *encode_full(tenon__out *out, char *p, const tenon_type *type,
                                     const void *object, unsigned indent)
{
    out->level = 0;
    out->indent = (uint8_t)(indent > 16 ? 16 : indent);
    return tenon__json_encode_full(out, p, type, object);
}

TENON__INLINE char *encode_plain(tenon__out *out, char *p, const tenon_type *type,
                                 const void *object, bool by_tables)
{
    if (!by_tables && TENON__LIKELY(type->generated != NULL))
        return type->generated->json_write(out, p, object);
    return tenon__json_encode(out, p, type, object);
}

/* To a memory sink that has a block. */
TENON__INLINE bool write_memory(tenon__out *out, const tenon_type *type, const void *object,
                                bool by_tables)
{
    tenon_sink *sink = out->sink;
    char *p = sink->data + sink->len;
    out->before = sink->len;
    out->base = sink->data;
    out->end = sink->data + sink->size;
    p = encode_plain(out, p, type, object, by_tables);
    if (TENON__UNLIKELY(!p))
        return fail_memory(out);
    out->sink->len = (size_t)(p - out->base);
    return true;
}

/* To a memory sink that has a block, in a layout of its own. */
static TENON__COLD bool write_memory_full(tenon__out *out, const tenon_type *type,
                                          const void *object, unsigned indent)
{
    tenon_sink *sink = out->sink;
    char *p = sink->data + sink->len;
    out->base = sink->data;
    out->end = sink->data + sink->size;
    p = encode_full(out, p, type, object, indent);
    if (!p)
        return fail_memory(out);
    sink->len = (size_t)(p - out->base);
    return true;
}

/* Through a buffer of this call, which a block follows where the sink has memory for one. Without
 * that an object may be larger than the buffer, and only the full walker makes room for each
 * member. */
static TENON__COLD bool write_through(tenon__out *out, const tenon_type *type, const void *object,
                                      const tenon_options *options, bool full)
{
    char buffer[TENON__FULL_ROOM], *p;
    out->block = NULL;
    out->base = buffer;
    out->end = buffer + sizeof buffer;
    if (full || !out->sink->mem)
        p = encode_full(out, buffer, type, object, options->indent);
    else
        p = encode_plain(out, buffer, type, object, options->engine == TENON_TABLES);
    if (p)
        p = tenon__flush(out, p);
    if (out->block)
        tenon__resize(out->sink->mem, out->block, out->block_size, 0, 1);
    return p || fail_write(out);
}

/* A call with options, or with something odd about its arguments or its sink. */
static TENON__NOINLINE bool write_with(const tenon_type *type, const void *object, tenon_sink *sink,
                                       const tenon_options *options, tenon_error *error)
{
    const uint64_t layout = TENON_OMIT_NULLS | TENON_OMIT_DEFAULTS | TENON_OMIT_EMPTIES;
    tenon__out out;
    if (options->naming != TENON_NAMING_NONE)
        return tenon__json_write_named(type, object, sink, options, error);
    if (!check_call(type, object, sink, options, error))
        return false;
    const bool full = options->indent || options->flags & layout;
    begin_out(&out, sink, options, error);
    if (!tenon__sink_is_memory(sink))
        return write_through(&out, type, object, options, full);
    out.before = sink->len;
    if (!sink->data && !tenon__sink_room(sink, first_room(type)))
        return fail_memory(&out);
    if (full)
        return write_memory_full(&out, type, object, options->indent);
    return write_memory(&out, type, object, options->engine == TENON_TABLES);
}

/* Without options the questions about them are answered at compile time. */
bool tenon_json_write(const tenon_type *type, const void *object, tenon_sink *sink,
                      const tenon_options *options, tenon_error *error)
{
    tenon__out out;
    tenon__error_clear(error);
    if (TENON__UNLIKELY(options || !type || !object || !sink || type->shape != TENON_SHAPE_OBJECT ||
                        sink->code || !sink->data || !tenon__sink_is_memory(sink)))
        return write_with(type, object, sink, options ? options : &plain_options, error);
    begin_out(&out, sink, &plain_options, error);
    return write_memory(&out, type, object, false);
}

size_t tenon_json_print(const tenon_type *type, const void *object, char *buf, size_t size,
                        const tenon_options *options)
{
    tenon_sink sink;
    tenon_sink_fixed(&sink, buf, size);
    if (!tenon_json_write(type, object, &sink, options, NULL)) {
        if (buf && size)
            buf[0] = 0;
        return SIZE_MAX;
    }
    if (buf && size)
        buf[sink.len < size ? sink.len : size - 1] = 0;
    return sink.len;
}
