/* SPDX-License-Identifier: MIT
 * json/print.c, layer 4: tenon_json_write and tenon_json_print: one write from its arguments to its
 * result.
 *
 * A sink that grows is written to directly, by generated code or the compact walker. Every other
 * sink, and every option that changes the text, takes the full walker through a buffer on the
 * stack. */
#include "../base/base.h"
#include "../walk/complain.h"
#include "json.h"

static const tenon_options plain_options = {0};

static void begin_out(tenon__out *out, tenon_sink *sink, const tenon_options *options,
                      tenon_error *error)
{
    out->code = TENON_E_NONE;
    out->depth = 0;
    out->max_depth = options->max_depth ? options->max_depth : 128;
    out->level = 0;
    out->flags = options->flags;
    out->sink = sink;
    out->indent = options->indent > 16 ? 16 : options->indent;
    out->crumbs = out->crumbs_lost = 0;
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

/* Through a buffer of this call. */
static TENON__COLD bool write_full(tenon__out *out, const tenon_type *type, const void *object)
{
    char buffer[TENON__FULL_ROOM];
    char *p;
    out->base = buffer;
    out->end = buffer + sizeof buffer;
    p = tenon__json_encode_full(out, buffer, type, object);
    if (p)
        p = tenon__flush(out, p);
    if (p)
        return true;
    return fail_write(out);
}

static bool write_memory(tenon__out *out, const tenon_type *type, const void *object,
                         bool generated)
{
    tenon_sink *sink = out->sink;
    size_t before = sink->len;
    char *p;
    if (!sink->data && !tenon__sink_room(sink, 1)) {
        tenon__out_fail(out, TENON_E_MEMORY);
        return fail_write(out);
    }
    out->base = sink->data;
    out->end = sink->data + sink->size;
    p = sink->data + before;
    if (TENON__LIKELY(generated))
        p = type->generated->json_write(out, p, object);
    else
        p = tenon__json_encode(out, p, type, object);
    if (TENON__UNLIKELY(!p)) {
        sink->len = before;
        return fail_write(out);
    }
    sink->len = (size_t)(p - sink->data);
    return true;
}

bool tenon_json_write(const tenon_type *type, const void *object, tenon_sink *sink,
                      const tenon_options *options, tenon_error *error)
{
    const uint64_t layout = TENON_OMIT_NULLS | TENON_OMIT_DEFAULTS | TENON_OMIT_EMPTIES;
    tenon__out out;
    size_t before;
    if (!options)
        options = &plain_options;
    if (TENON__UNLIKELY(options->naming != TENON_NAMING_NONE))
        return tenon__json_write_named(type, object, sink, options, error);
    if (error)
        tenon__error_clear(error);
    if (TENON__UNLIKELY(!type || type->shape != TENON_SHAPE_OBJECT || !object || !sink))
        return tenon__error_set(error, TENON_E_MISUSE,
                                !type     ? "no type"
                                : !object ? "no object"
                                : !sink   ? "no sink"
                                          : "the type of an enum has no objects");
    if (TENON__UNLIKELY(options->max_depth > 1024))
        return tenon__error_set(error, TENON_E_MISUSE, "max_depth is above 1024");
    if (TENON__UNLIKELY(sink->code != TENON_E_NONE && sink->code != TENON_E_SPACE)) {
        tenon__error_set(error, sink->code, NULL);
        return false;
    }
    begin_out(&out, sink, options, error);
    if (TENON__LIKELY(tenon__sink_is_memory(sink)) &&
        TENON__LIKELY(!options->indent && !(options->flags & layout)))
        return write_memory(&out, type, object, type->generated && options->engine != TENON_TABLES);
    before = sink->len;
    if (write_full(&out, type, object))
        return true;
    if (tenon__sink_is_memory(sink))
        sink->len = before;
    return false;
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
