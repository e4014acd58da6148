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

/* What is wrong with a call, recorded; true: nothing. */
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

/* ---- one read, inlined into its entries: for a small object these lines are the larger part -- */

/* The last bytes go to patch, zeros behind them; a text shorter than that lives there from the
 * start. */
static TENON__NOINLINE void begin_short_window(tenon__in *in)
{
    size_t len = in->len;
    if (len)
        memcpy(in->patch + TENON__PATCH - len, in->text, len);
    in->bias = (uintptr_t)(in->patch + TENON__PATCH - len);
    in->end = in->patch + sizeof in->patch;
}
TENON__INLINE void begin_window(tenon__in *in, const char *text, size_t len)
{
    memset(in->patch + TENON__PATCH, 0, sizeof in->patch - TENON__PATCH);
    if (TENON__UNLIKELY(len < TENON__PATCH)) {
        begin_short_window(in);
        return;
    }
    memcpy(in->patch, text + len - TENON__PATCH, TENON__PATCH);
    in->bias = (uintptr_t)text;
    in->end = text + len;
}

/* Strings that find no room at cur take the slow path, which allocates: all of them where the
 * memory is no arena of tenon's, or where they view the text. */
static TENON__NOINLINE void begin_no_room(tenon__in *in)
{
    if (!in->arena)
        in->cur = in->patch + 1;
    in->room = in->cur - 1;
}
TENON__INLINE void begin_memory(tenon__in *in, tenon_mem *mem)
{
    in->mem = mem;
    in->arena = NULL;
    if (TENON__LIKELY(mem != NULL) && TENON__LIKELY(mem->resize == tenon__arena_resize)) {
        tenon_arena *arena = (tenon_arena *)mem;
        tenon__arena_mark mark = tenon__arena_save(arena);
        in->arena = arena;
        in->cur = in->mark_at = mark.at;
        in->top = in->mark_end = mark.end;
        in->mark_blocks = mark.blocks;
        if (TENON__LIKELY((size_t)(arena->end - arena->at) >= TENON__WIDE) &&
            TENON__LIKELY(!(in->flags & TENON_VIEW))) {
            in->room = arena->end - TENON__WIDE;
            return;
        }
    }
    begin_no_room(in);
}

TENON__INLINE void begin(tenon__in *in, const char *text, size_t len, tenon_mem *mem,
                         const tenon_options *options, tenon_error *error)
{
    in->depth = 0;
    in->code = TENON_E_NONE;
    in->path = NULL;
    in->seed = 0;
    in->max_depth = options->max_depth ? options->max_depth : 128;
    in->update = false;
    in->flags = options->flags;
    in->text = text;
    in->len = len;
    in->options = options;
    in->error = error;
    begin_window(in, text, len);
    begin_memory(in, mem);
}

/* A byte order mark and white space before the value; NULL: there is no value. */
static TENON__NOINLINE const char *before_value(tenon__in *in, const char *p)
{
    if (in->len >= 3 && memcmp(in->text, "\xEF\xBB\xBF", 3) == 0)
        p += 3;
    p = tenon__json_space(in, p);
    if (!in->code && tenon__offset(in, p) == in->len)
        tenon__fail(in, p, TENON_E_EMPTY, 0);
    return in->code ? NULL : p;
}

/* The value and what may stand before it; NULL: failed. */
TENON__INLINE const char *read_value(tenon__in *in, bool by_tables)
{
    const char *p = (const char *)in->bias;
    const tenon_type *type = in->root;
    if (TENON__UNLIKELY(*p != '{')) {
        p = before_value(in, p);
        if (!p)
            return NULL;
    }
    if (!by_tables && TENON__LIKELY(type->generated != NULL))
        return type->generated->json_read(in, p, in->object);
    return tenon__json_decode(in, p, type, in->object);
}

unsigned tenon__root_kind(const tenon_type *type)
{
    size_t inset = 0;
    type = tenon__unwrap(type, &inset);
    return type->flags & TENON_TRANSPARENT ? type->members->kind : TENON_KIND_OBJECT;
}

/* The read failed, or what follows the value did: says so if nobody has yet, takes back what was
 * made, and reports. */
static TENON__COLD bool fail_read(tenon__in *in, bool whole)
{
    if (!in->code)
        tenon__json_mismatch(in, before_value(in, tenon__from_text(in, in->text)),
                             tenon__root_kind(in->root), NULL);
    if (!in->update) {
        if (whole)
            tenon_free(in->root, in->object, in->mem);
        else
            tenon__zero(in->root, (char *)in->object);
    }
    if (in->arena) {
        if (in->update)
            in->arena->at = in->cur; /* earlier members keep what they got */
        else
            tenon__arena_restore(in->arena,
                                 (tenon__arena_mark){in->mark_at, in->mark_end, in->mark_blocks});
    }
    tenon__report(in);
    return false;
}

TENON__INLINE bool finish(tenon__in *in, const char *p)
{
    if (TENON__UNLIKELY(!p))
        return fail_read(in, false);
    if (TENON__UNLIKELY(tenon__offset(in, p) != in->len) &&
        TENON__UNLIKELY(!tenon__json_done(in, p)))
        return fail_read(in, true);
    if (in->arena)
        in->arena->at = in->cur;
    return true;
}

/* With the path kept, for options->on_unknown. */
static TENON__COLD bool read_watched(tenon__in *in)
{
    tenon__path path;
    path.n = 0;
    in->path = &path;
    return finish(in, read_value(in, true));
}

/* What is needed behind the value is in the state, which lies on the stack in any case, and not in
 * registers, which would have to be saved first. */
TENON__INLINE bool read_checked(const tenon_type *type, void *object, const char *text, size_t len,
                                tenon_mem *mem, const tenon_options *options, tenon_error *error,
                                bool update)
{
    tenon__in in;
    begin(&in, text, len, mem, options, error);
    in.root = type;
    in.object = object;
    in.update = update;
    if (TENON__UNLIKELY(options->on_unknown != NULL))
        return read_watched(&in);
    return finish(&in, read_value(&in, update || options->engine == TENON_TABLES));
}

/* A call with options, or with something odd about its arguments. */
static TENON__NOINLINE bool read_with(const tenon_type *type, void *object, const char *text,
                                      size_t len, tenon_mem *mem, const tenon_options *options,
                                      tenon_error *error)
{
    if (options->naming != TENON_NAMING_NONE)
        return tenon__json_read_named(type, object, text, len, mem, options, error, false);
    if (!check_arguments(type, object, text, len, options, error))
        return zero_object(type, object);
    return read_checked(type, object, text ? text : "", len, mem, options, error, false);
}

/* Without options the questions about them are answered at compile time. */
bool tenon_json_read(const tenon_type *type, void *object, const char *text, size_t len,
                     tenon_mem *mem, const tenon_options *options, tenon_error *error)
{
    tenon__error_clear(error);
    if (TENON__UNLIKELY(options || !type || !object || !text || type->shape != TENON_SHAPE_OBJECT))
        return read_with(type, object, text, len, mem, options ? options : &default_options, error);
    return read_checked(type, object, text, len, mem, &default_options, error, false);
}

bool tenon_json_update(const tenon_type *type, void *object, const char *text, size_t len,
                       tenon_mem *mem, const tenon_options *options, tenon_error *error)
{
    if (!options)
        options = &default_options;
    tenon__error_clear(error);
    if (options->naming != TENON_NAMING_NONE)
        return tenon__json_read_named(type, object, text, len, mem, options, error, true);
    if (!check_arguments(type, object, text, len, options, error))
        return false;
    return read_checked(type, object, text ? text : "", len, mem, options, error, true);
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
