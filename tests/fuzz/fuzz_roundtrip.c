/* SPDX-License-Identifier: MIT
 * fuzz/fuzz_roundtrip.c: what was read is written, read again and written again: the same bytes,
 * and from the second time on the same value, compact and indented, into every sink.
 *
 * The first value may differ from the second where the description says so: members that are not
 * written, strings left out when empty. It may also be unwritable (an enum without a name for 0,
 * absent structs deeper than the text was), and an absent member's zero may be outside limits that
 * the text of a present one must keep. */
#include "fuzz.h"
#include "support/fault.h"

static void fuzz_write(const tenon_type *type, const void *object, const tenon_options *options,
                       tenon_sink *sink)
{
    tenon_error error;
    tenon_sink_memory(sink, NULL);
    if (!tenon_json_write(type, object, sink, options, &error)) {
        tenon_error_print(&error, "written", stderr);
        abort();
    }
}

/* false: a zero that stood for an absent member is outside its limits, or no number of its enum. */
static bool fuzz_read_back(const tenon_type *type, void *object, const tenon_sink *text,
                           tenon_mem *mem, const tenon_options *options)
{
    const bool limits = type == RICH(limits, type)() || type == RICH(all, type)();
    tenon_error error;
    char *exact = malloc(text->len);
    bool ok;
    FUZZ_PROMISE(exact);
    memcpy(exact, text->data, text->len);
    ok = tenon_json_read(type, object, exact, text->len, mem, options, &error);
    free(exact);
    if (!ok && !(limits && (error.code == TENON_E_RANGE || error.code == TENON_E_LENGTH)) &&
        !(error.code == TENON_E_ENUM && options->flags & TENON_ENUM_NUMBERS)) {
        tenon_error_print(&error, "read back", stderr);
        abort();
    }
    return ok;
}

static bool fuzz_put(tenon_sink *sink, const char *bytes, size_t len)
{
    tenon_sink *text = sink->context;
    FUZZ_PROMISE(len <= text->len - text->size && memcmp(text->data + text->size, bytes, len) == 0);
    text->size += len;
    return true;
}

/* The text by a buffer of its size, one byte less, and a callback. */
static void fuzz_sinks(const tenon_type *type, const void *object, const tenon_options *options,
                       const tenon_sink *text)
{
    char *exact = malloc(text->len + 1);
    tenon_sink rest = *text, sink;
    FUZZ_PROMISE(exact);
    FUZZ_PROMISE(tenon_json_print(type, object, exact, text->len + 1, options) == text->len);
    FUZZ_PROMISE(memcmp(exact, text->data, text->len) == 0 && exact[text->len] == 0);
    FUZZ_PROMISE(tenon_json_print(type, object, exact, text->len, options) == text->len);
    FUZZ_PROMISE(text->len == 0 || memcmp(exact, text->data, text->len - 1) == 0);
    free(exact);
    rest.size = 0;
    tenon_sink_callback(&sink, fuzz_put, &rest);
    FUZZ_PROMISE(tenon_json_write(type, object, &sink, options, NULL) && rest.size == text->len);
}

/* y and z are not initialised. */
static void fuzz_rounds(const fuzz_input *in, const void *x, void *y, void *z,
                        const tenon_sink *text)
{
    tenon_options options = {.indent = (uint8_t)(1 + in->len % 16),
                             .max_depth = in->options.max_depth};
    tenon_sink again;
    fault own;
    fault_init(&own);
    fuzz_sinks(in->type, x, &in->options, text);
    if (!fuzz_read_back(in->type, y, text, &own.mem, &in->options))
        return;
    fuzz_write(in->type, y, &in->options, &again);
    FUZZ_PROMISE(again.len == text->len && memcmp(again.data, text->data, text->len) == 0);
    tenon_sink_fini(&again, NULL);
    options.flags =
        in->options.flags | (in->len % 2 ? TENON_INDENT_TABS : 0) | (in->len % 3 ? TENON_CRLF : 0);
    fuzz_write(in->type, y, &options, &again);
    fuzz_sinks(in->type, y, &options, &again);
    FUZZ_PROMISE(fuzz_read_back(in->type, z, &again, &own.mem, &in->options));
    FUZZ_PROMISE(tenon_equal(in->type, y, z));
    tenon_sink_fini(&again, NULL);
    if (in->twin) {
        FUZZ_PROMISE(tenon_equal(in->type, x, y));
        fuzz_write(in->twin, y, &in->options, &again);
        FUZZ_PROMISE(again.len == text->len && memcmp(again.data, text->data, text->len) == 0);
        tenon_sink_fini(&again, NULL);
    }
    tenon_free(in->type, z, &own.mem);
    FUZZ_PROMISE(tenon_copy(in->type, z, y, &own.mem) && tenon_equal(in->type, z, y));
    tenon_free(in->type, y, &own.mem);
    tenon_free(in->type, z, &own.mem);
    FUZZ_PROMISE(fault_clean(&own));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input in;
    tenon_arena arena;
    tenon_error error;
    tenon_sink text;
    void *x, *y, *z;
    if (!fuzz_begin(&in, data, size))
        return 0;
    in.options.flags &= ~(TENON_UNKNOWN_REFUSE | TENON_MISSING_REFUSE);
    x = fuzz_object(&in);
    y = fuzz_object(&in);
    z = fuzz_object(&in);
    tenon_arena_init(&arena, NULL, 0);
    if (tenon_json_read(in.type, x, in.text, in.len, &arena.mem, &in.options, NULL)) {
        in.options.max_items = 0; /* absent fixed arrays are written whole */
        tenon_sink_memory(&text, NULL);
        if (tenon_json_write(in.type, x, &text, &in.options, &error))
            fuzz_rounds(&in, x, y, z, &text);
        else
            FUZZ_PROMISE(error.code == TENON_E_ENUM ||
                         (error.code == TENON_E_DEPTH && in.options.max_depth));
        tenon_sink_fini(&text, NULL);
    }
    free(x);
    free(y);
    free(z);
    tenon_arena_fini(&arena);
    fuzz_end(&in);
    return 0;
}
