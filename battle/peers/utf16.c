/* SPDX-License-Identifier: MIT
 * utf16.c: tenon by generated code, on a platform whose strings are UTF-16: a text is converted
 * before it is read and after it is written, by ICU, in buffers that are kept. Objects have UTF-8
 * strings as ever. While results are checked, what was written is converted back, so that the check
 * sees the UTF-16 text. */
#include "help.h"

#include <stdlib.h>
#include <unicode/ustring.h>

struct state {
    const tenon_type *type;
    tenon_options options;
    char *narrow; /* read: the text in UTF-8; write, checking: the text converted back */
    size_t narrow_size;
    UChar *wide;
    size_t wide_size; /* in units */
    tenon_sink sink;
};

static const char *version(void)
{
    return "ICU " U_ICU_VERSION;
}

static bool open_run(struct battle_run *run)
{
    struct state *state = calloc(1, sizeof *state);
    if (!state)
        return false;
    state->type = battle_generated_type(run->kind);
    state->options = (tenon_options){.indent = run->indented ? 2 : 0};
    tenon_sink_memory(&state->sink, NULL);
    run->state = state;
    return true;
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    tenon_sink_fini(&state->sink, NULL);
    free(state->narrow);
    free(state->wide);
    free(state);
}

/* A buffer of at least `needed` units; what was in it is lost. NULL: there is no memory. */
static void *room(void *old, size_t *size, size_t needed, size_t unit)
{
    if (old && *size >= needed)
        return old;
    free(old);
    void *larger = malloc(needed * unit);
    *size = larger ? needed : 0;
    return larger;
}

/* ICU counts in 32 bits; a character of UTF-16 takes three times as many bytes at most. */
static bool small_enough(size_t len)
{
    return len <= INT32_MAX / 3 - 1;
}

/* To UTF-8, in the buffer for it. */
static bool to_narrow(struct state *state, const UChar *units, size_t n, tenon_str *ret)
{
    UErrorCode error = U_ZERO_ERROR;
    const size_t needed = 3 * n + 1;
    int32_t len;
    if (!small_enough(n))
        return false;
    state->narrow = room(state->narrow, &state->narrow_size, needed, 1);
    if (!state->narrow)
        return false;
    u_strToUTF8(state->narrow, (int32_t)needed, &len, units, (int32_t)n, &error);
    *ret = (tenon_str){state->narrow, (size_t)len};
    return U_SUCCESS(error);
}

static tenon_str encode(tenon_mem *mem, tenon_str text)
{
    UErrorCode error = U_ZERO_ERROR;
    const size_t size = (text.len + 1) * sizeof(UChar);
    int32_t n;
    UChar *units = small_enough(text.len) ? mem->resize(mem, NULL, 0, size, _Alignof(UChar)) : NULL;
    if (!units)
        return (tenon_str){0};
    u_strFromUTF8(units, (int32_t)text.len + 1, &n, text.data, (int32_t)text.len, &error);
    if (U_FAILURE(error)) {
        mem->resize(mem, units, size, 0, _Alignof(UChar));
        return (tenon_str){0};
    }
    return (tenon_str){(const char *)units, (size_t)n * sizeof(UChar)};
}

static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    struct state *state = run->state;
    tenon_str narrow;
    return to_narrow(state, (const void *)text, len / sizeof(UChar), &narrow) &&
           tenon_json_read(state->type, object, narrow.data, narrow.len, &run->arena.mem,
                           &state->options, NULL);
}

/* What is in the sink to UTF-16. */
static bool to_wide(struct state *state, size_t *ret_n)
{
    UErrorCode error = U_ZERO_ERROR;
    const size_t needed = state->sink.len + 1;
    int32_t n;
    if (!small_enough(state->sink.len))
        return false;
    state->wide = room(state->wide, &state->wide_size, needed, sizeof *state->wide);
    if (!state->wide)
        return false;
    u_strFromUTF8(state->wide, (int32_t)needed, &n, state->sink.data, (int32_t)state->sink.len,
                  &error);
    *ret_n = (size_t)n;
    return U_SUCCESS(error);
}

static bool write_text(struct battle_run *run, const void *object)
{
    struct state *state = run->state;
    size_t n;
    if (run->fresh) {
        tenon_sink_fini(&state->sink, NULL);
        tenon_sink_memory(&state->sink, NULL);
        free(state->wide);
        state->wide = NULL;
    }
    state->sink.len = 0;
    if (!tenon_json_write(state->type, object, &state->sink, &state->options, NULL) ||
        !to_wide(state, &n))
        return false;
    run->text = (tenon_str){state->sink.data, state->sink.len};
    run->bytes = n * sizeof(UChar);
    return !run->checking || to_narrow(state, state->wide, n, &run->text);
}

const struct battle_peer battle_peer_utf16 = {
    .name = "tenon generated, UTF-16",
    .language = "C",
    .how = "typed, by generated code, converted",
    .version = version,
    .open = open_run,
    .close = close_run,
    .encode = encode,
    .read = read_text,
    .write = write_text,
    .strings_only = true,
};
