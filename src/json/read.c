/* SPDX-License-Identifier: MIT
 * json/read.c, layer 4: tenon_json_read and its relatives: one read from its arguments to its
 * result.
 *
 * begin sets up the state (see inline/context.h), read_value takes the value by generated code or
 * tables, finish keeps or takes back what was made. The state is on the stack; trail and patch are
 * not cleared, because nothing reads them before they are written. */
#include "../base/base.h"
#include "../port/posix.h"
#include "json.h"
#include "scan.h"

#include <tenon/inline/json_resume.h>

static const tenon_options default_options = {0};

static bool bad_argument(tenon_error *error, int code, const char *what)
{
    return tenon__error_set(error, code, what);
}

/* A read that fails before it begins leaves zeroes as well, where there is an object to speak of.
 */
static bool zero_object(const tenon_type *type, void *object)
{
    if (type && type->shape == TENON_SHAPE_OBJECT && object)
        tenon__zero(type, (char *)object);
    return false;
}

static bool check_arguments(const tenon_type *type, const void *object, const char *text,
                            size_t len, const tenon_options *o, tenon_error *error)
{
    if (!type || type->shape != TENON_SHAPE_OBJECT)
        return bad_argument(error, TENON_E_MISUSE,
                            type ? "the type of an enum has no objects" : "no type");
    if (!object)
        return bad_argument(error, TENON_E_MISUSE, "no object");
    if (!text && len)
        return bad_argument(error, TENON_E_MISUSE, "no text");
    if (o->max_depth > 1024)
        return bad_argument(error, TENON_E_MISUSE, "max_depth is above 1024");
    if (o->max_bytes && len > o->max_bytes)
        return bad_argument(error, TENON_E_SIZE, NULL);
    return true;
}

/* The last bytes go to patch, zeros behind them; a text shorter than that lives there from the
 * start. */
static void begin_window(tenon__in *in)
{
    size_t len = in->len;
    memset(in->patch + TENON__PATCH, 0, sizeof in->patch - TENON__PATCH);
    if (TENON__LIKELY(len >= TENON__PATCH)) {
        memcpy(in->patch, in->text + len - TENON__PATCH, TENON__PATCH);
        in->bias = (uintptr_t)in->text;
        in->limit = in->text + len - TENON__WIDE;
        return;
    }
    if (len)
        memcpy(in->patch + TENON__PATCH - len, in->text, len);
    in->bias = (uintptr_t)(in->patch + TENON__PATCH - len);
    in->limit = in->patch + sizeof in->patch - TENON__WIDE;
}

static void begin_memory(tenon__in *in, tenon_mem *mem)
{
    in->mem = mem;
    in->arena = NULL;
    in->cur = in->patch + 1; /* above room: every string takes the slow path, which allocates */
    in->room = in->patch;
    if (!mem || mem->resize != tenon__arena_resize)
        return;
    in->arena = (tenon_arena *)mem;
    in->cur = in->arena->at;
    in->top = in->arena->end;
    if (!in->cur) {
        in->cur = in->top = in->patch;
        return;
    }
    if ((size_t)(in->top - in->cur) >= TENON__WIDE)
        in->room = in->top - TENON__WIDE;
    else
        in->room = in->cur - 1;
    if (in->flags & TENON_VIEW)
        in->room = in->cur - 1;
}

static void begin(tenon__in *in, const char *text, size_t len, tenon_mem *mem,
                  const tenon_options *options, tenon_error *error)
{
    in->depth = 0;
    in->max_depth = options->max_depth ? options->max_depth : 128;
    in->code = TENON_E_NONE;
    in->update = false;
    in->flags = options->flags;
    in->text = text;
    in->len = len;
    in->options = options;
    in->name_at = in->name_len = 0;
    in->seed = 0;
    in->crumbs = in->crumbs_lost = 0;
    in->path = NULL;
    in->error = error;
    begin_window(in);
    begin_memory(in, mem);
}

static const char *decode_root(tenon__in *in, const char *p, const tenon_type *type, void *object)
{
    if (TENON__LIKELY(type->generated != NULL) && in->options->engine != TENON_TABLES &&
        !in->update && !in->path)
        return type->generated->json_read(in, p, object);
    return tenon__json_decode(in, p, type, object);
}

/* The value and what may stand around it; NULL: failed. */
static const char *read_value(tenon__in *in, const tenon_type *type, void *object)
{
    const char *p = (const char *)in->bias, *q;
    if (TENON__UNLIKELY(in->len >= 3) && TENON__UNLIKELY(memcmp(in->text, "\xEF\xBB\xBF", 3) == 0))
        p += 3;
    if (TENON__UNLIKELY((unsigned char)*p <= ' ') || *p == '/') {
        p = tenon__json_space(in, p);
        if (!in->code && tenon__offset(in, p) == in->len)
            tenon__fail(in, p, TENON_E_EMPTY, 0);
        if (in->code)
            return NULL;
    }
    p = tenon__ready(in, p);
    q = decode_root(in, p, type, object);
    if (TENON__UNLIKELY(!q))
        tenon__json_mismatch(in, p, tenon__root_kind(type), NULL);
    return q;
}

unsigned tenon__root_kind(const tenon_type *type)
{
    size_t inset = 0;
    type = tenon__unwrap(type, &inset);
    return type->flags & TENON_TRANSPARENT ? type->members->kind : TENON_KIND_OBJECT;
}

/* Takes back what a failed read made, and reports. */
static TENON__COLD bool fail_read(tenon__in *in, const tenon_type *type, void *object, bool whole,
                                  tenon__arena_mark mark)
{
    if (!in->update) {
        if (whole)
            tenon_free(type, object, in->mem);
        else
            tenon__zero(type, (char *)object);
    }
    if (in->arena) {
        if (in->update)
            in->arena->at = in->cur; /* earlier members keep what they got */
        else
            tenon__arena_restore(in->arena, mark);
    }
    tenon__report(in);
    return false;
}

static bool finish(tenon__in *in, const char *p, const tenon_type *type, void *object,
                   tenon__arena_mark mark)
{
    if (TENON__UNLIKELY(!p))
        return fail_read(in, type, object, false, mark);
    if (TENON__UNLIKELY(tenon__offset(in, p) != in->len) &&
        TENON__UNLIKELY(!tenon__json_done(in, p)))
        return fail_read(in, type, object, true, mark);
    if (in->arena && in->arena->at)
        in->arena->at = in->cur;
    return true;
}

static bool read_text(const tenon_type *type, void *object, const char *text, size_t len,
                      tenon_mem *mem, const tenon_options *options, tenon_error *error, bool update)
{
    tenon__arena_mark mark = {0};
    tenon__in in;
    if (!options)
        options = &default_options;
    if (TENON__UNLIKELY(options->naming != TENON_NAMING_NONE))
        return tenon__json_read_named(type, object, text, len, mem, options, error, update);
    if (error)
        tenon__error_clear(error);
    if (TENON__UNLIKELY(!check_arguments(type, object, text, len, options, error))) {
        return update ? false : zero_object(type, object);
    }
    begin(&in, text ? text : "", len, mem, options, error);
    in.update = update;
    if (in.arena)
        mark = tenon__arena_save(in.arena);
    if (TENON__UNLIKELY(options->on_unknown != NULL)) {
        tenon__path path;
        path.n = 0;
        in.path = &path;
        return finish(&in, read_value(&in, type, object), type, object, mark);
    }
    return finish(&in, read_value(&in, type, object), type, object, mark);
}

bool tenon_json_read(const tenon_type *type, void *object, const char *text, size_t len,
                     tenon_mem *mem, const tenon_options *options, tenon_error *error)
{
    return read_text(type, object, text, len, mem, options, error, false);
}

bool tenon_json_update(const tenon_type *type, void *object, const char *text, size_t len,
                       tenon_mem *mem, const tenon_options *options, tenon_error *error)
{
    return read_text(type, object, text, len, mem, options, error, true);
}

bool tenon_json_read_source(const tenon_type *type, void *object, tenon_source *source,
                            tenon_mem *mem, const tenon_options *options, tenon_error *error)
{
    char *text;
    size_t len, capacity;
    bool ok;
    if (!options)
        options = &default_options;
    if (!source) {
        bad_argument(error, TENON_E_MISUSE, "no source");
        return zero_object(type, object);
    }
    if (!source->fill)
        return tenon_json_read(type, object, source->data, source->len, mem, options, error);
    if (!check_arguments(type, object, "", 0, options, error))
        return zero_object(type, object);
    /* the text comes from the heap: in an arena it would stay behind */
    if (!tenon__source_read_all(source, tenon_heap, options->max_bytes, &text, &len, &capacity,
                                error))
        return zero_object(type, object);
    tenon_options copied = *options;
    copied.flags &= ~TENON_VIEW; /* there is nothing left to view when this returns */
    ok = tenon_json_read(type, object, text, len, mem, &copied, error);
    tenon__resize(tenon_heap, text, capacity, 0, 1);
    return ok;
}

bool tenon_json_read_path(const tenon_type *type, void *object, const char *path, tenon_mem *mem,
                          const tenon_options *options, tenon_error *error)
{
    tenon_source source;
    bool ok;
    int fd;
    if (!path) {
        bad_argument(error, TENON_E_MISUSE, "no path");
        return zero_object(type, object);
    }
    if (!check_arguments(type, object, "", 0, options ? options : &default_options, error) ||
        !tenon__source_open(path, &fd, error))
        return zero_object(type, object);
    tenon_source_fd(&source, fd);
    ok = tenon_json_read_source(type, object, &source, mem, options, error);
    tenon__port_close(fd);
    return ok;
}

bool tenon__json_is_valid(const char *text, size_t len, uint32_t max_depth, tenon_error *error)
{
    tenon__in in;
    const char *p;
    begin(&in, text, len, NULL, &default_options, error);
    in.max_depth = max_depth;
    tenon__error_clear(error);
    p = tenon__json_skip(&in, (const char *)in.bias);
    if (p && tenon__json_done(&in, p))
        return true;
    error->offset = in.error_at;
    return false;
}
