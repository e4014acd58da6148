/* SPDX-License-Identifier: MIT
 * growing.c, layer 3: arrays and dictionaries while they are read, and the memory of a read.
 *
 * An arena is used from both ends during a read: text and finished arrays go up from in->cur,
 * arrays that grow go down from in->top. What an array leaves behind when it moves to a larger
 * place is forgotten at its end, when the top goes back to where it was before. Invariant: cur <=
 * top, both in the arena's newest block; room is TENON__WIDE below the top.
 *
 * A fixed array is read where it is, except in an update: there it is read aside, in scratch
 * memory, so that the array keeps its elements when one of the new ones fails. Without memory it is
 * read in place, and a failure leaves it empty. */
#include "../base/base.h"
#include "complain.h"

enum { ZERO_BYTES = 1024 };

static void set_top(tenon__in *in, char *top)
{
    in->top = top;
    in->room = (size_t)(top - in->cur) >= TENON__WIDE ? top - TENON__WIDE : in->cur - 1;
}

/* Sees to size bytes between cur and top, in a new block when this one has not so much left. */
static bool arena_reserve(tenon__in *in, size_t size)
{
    size_t with_slack;
    if ((size_t)(in->top - in->cur) >= size)
        return true;
    in->arena->at = in->cur;
    if (!tenon__add(size, 2 * TENON__WIDE, &with_slack) ||
        (!tenon__arena_room(in->arena, (size_t)(in->arena->end - in->arena->at) + with_slack) &&
         !tenon__arena_room(in->arena, (size_t)(in->arena->end - in->arena->at) + size)))
        return false;
    in->cur = in->arena->at;
    set_top(in, in->arena->end);
    return (size_t)(in->top - in->cur) >= size;
}

static char *align_up(char *p)
{
    return p + (-(uintptr_t)p & (TENON__ALIGN - 1));
}

char *tenon__allocate(tenon__in *in, const char *p, size_t size)
{
    char *block;
    if (in->arena) {
        block = arena_reserve(in, size + TENON__ALIGN) ? align_up(in->cur) : NULL;
        if (block) {
            in->cur = block + size;
            set_top(in, in->top);
        }
    } else {
        block = (char *)tenon__resize(in->mem, NULL, 0, size, TENON__ALIGN);
    }
    if (!block) {
        tenon__fail(in, p, TENON_E_MEMORY, 0);
        return NULL;
    }
    memset(block, 0, size);
    return block;
}

void tenon__allocate_undo(tenon__in *in, char *block, size_t size)
{
    if (!in->arena)
        tenon__resize(in->mem, block, size, 0, TENON__ALIGN);
}

char *tenon__allocate_text(tenon__in *in, const char *p, size_t len)
{
    char *text;
    if (in->arena) {
        text = arena_reserve(in, len + 1) ? in->cur : NULL;
        if (text) {
            in->cur += len + 1;
            set_top(in, in->top);
        }
    } else {
        text = (char *)tenon__resize(in->mem, NULL, 0, len + 1, 1);
    }
    if (!text)
        tenon__fail(in, p, TENON_E_MEMORY, 0);
    return text;
}

void tenon__lend(tenon__in *in)
{
    if (!in->arena)
        return;
    in->lent_end = in->arena->end;
    in->arena->at = in->cur;
    in->arena->end = in->top;
}

void tenon__regain(tenon__in *in)
{
    if (!in->arena)
        return;
    in->cur = in->arena->at;
    if (in->arena->end == in->top)
        in->arena->end = in->lent_end;
    set_top(in, in->arena->end == in->lent_end ? in->top : in->arena->end);
}

char *tenon__scratch(tenon__in *in, size_t bytes)
{
    char *block;
    if (!arena_reserve(in, bytes + 2 * TENON__ALIGN))
        return NULL;
    block = in->top - bytes;
    block -= (uintptr_t)block & (TENON__ALIGN - 1);
    set_top(in, block);
    return block;
}

/* Zeroes for the next elements, a piece at a time: they are still in the cache when they are read.
 */
static void zero_more(tenon__growing *g)
{
    size_t n = ZERO_BYTES / (g->stride ? g->stride : 1) + 1;
    if (n > g->room - g->cap)
        n = g->room - g->cap;
    memset(g->data + g->cap * g->stride, 0, n * g->stride);
    g->cap += n;
}

/* How large the next block is to be. Twice the last one; four times, to copy less, where the arena
 * has plenty. */
static size_t next_room(const tenon__in *in, const tenon__growing *g)
{
    size_t room = g->stride <= 128 ? 16 : 4;
    if (g->room > 0) {
        room = 2 * g->room;
        if (in->arena && g->stride > 0 &&
            4 * g->room <= (size_t)(in->top - in->cur) / 2 / g->stride)
            room = 4 * g->room;
    }
    return room < g->limit ? room : g->limit;
}

/* A block for room elements with the elements so far and some zeroes behind them. */
static bool grow_block(tenon__in *in, tenon__growing *g, size_t room)
{
    size_t bytes, used = g->n * g->stride;
    char *data;
    if (!tenon__mul(room, g->stride, &bytes))
        return false;
    if (in->arena) {
        data = tenon__scratch(in, bytes);
        if (!data)
            return false;
        if (used)
            memcpy(data, g->data, used);
    } else {
        data = (char *)tenon__resize(in->mem, g->data, g->room * g->stride, bytes, TENON__ALIGN);
        if (!data)
            return false;
    }
    g->data = data;
    g->room = room;
    g->cap = g->n;
    zero_more(g);
    return true;
}

/* Zeroes what the elements of a fixed array are described to hold. */
static void zero_elements(const tenon_type *t, const tenon_member *m, char *data)
{
    tenon_member e;
    tenon__element_row(t, m, &e);
    for (uint32_t i = 0; i < m->capacity; i++)
        tenon__value_zero(t, &e, data + (size_t)i * m->stride);
}

/* A copy of a fixed array, emptied: undescribed bytes in its elements stay as they are. No memory
 * for it: no room for the first element either, which tenon__growing_more says. */
static void set_aside(tenon__in *in, tenon__growing *g)
{
    const tenon_member *m = g->row;
    const char *old = g->data;
    size_t cap = g->cap;
    g->data = NULL;
    g->cap = g->room = 0;
    if (!grow_block(in, g, m->capacity))
        return;
    memcpy(g->data, old, m->capacity * g->stride);
    zero_elements(g->owner, m, g->data);
    g->cap = cap;
}

static bool is_aside(const tenon__growing *g)
{
    return g->fixed && g->data != g->object + g->row->offset;
}

void tenon__growing_begin(tenon__in *in, tenon__growing *g, const tenon_type *t,
                          const tenon_member *m, char *o)
{
    const tenon_detail *detail = tenon__detail(t, m);
    size_t most = in->options->max_items ? in->options->max_items : SIZE_MAX;
    memset(g, 0, sizeof *g);
    g->owner = t;
    g->row = m;
    g->object = o;
    g->map = m->kind == TENON_KIND_MAP;
    g->update = in->update;
    g->stride = m->stride;
    g->fixed = m->kind == TENON_KIND_FIXED;
    g->limit = (size_t)PTRDIFF_MAX / (m->stride ? m->stride : 1);
    if (m->fragment && (detail->given & TENON_GIVEN_MAX_COUNT) && detail->max_count < most)
        most = detail->max_count;
    if (most < g->limit)
        g->limit = most;
    if (in->arena) {
        g->mark = in->top;
        g->block = in->arena->end;
    }
    if (!g->fixed)
        return;
    g->data = o + m->offset;
    g->cap = g->room = m->capacity < g->limit ? m->capacity : g->limit;
    if (g->update && in->mem)
        set_aside(in, g);
    else if (g->update)
        tenon__value_free(t, m, g->data, NULL);
    else if (tenon__owns(m->element) && !tenon__is_object(t, m))
        zero_elements(t, m, g->data); /* an element that fails is given back with the others */
}

bool tenon__growing_more(tenon__in *in, const char *p, tenon__growing *g)
{
    const tenon_member *m = g->row;
    if (g->n >= g->limit || (g->fixed && g->data)) {
        bool full = g->fixed && g->n >= m->capacity;
        char buf[24];
        tenon__text digits;
        tenon_str number = {buf, 0};
        tenon__text_init(&digits, buf, sizeof buf);
        tenon__text_u64(&digits, full ? m->capacity : g->limit);
        number.len = strlen(buf);
        tenon__fail(in, p, full ? TENON_E_CAPACITY : TENON_E_COUNT, 0);
        tenon__say(in, full ? "no room for more than " : "more than ", &number, " elements");
        g->n++; /* the path names the element that does not fit */
        tenon__trail_element(in, g);
        g->n--;
        return false;
    }
    if (g->cap < g->room) {
        zero_more(g);
        return true;
    }
    if (!g->fixed && grow_block(in, g, next_room(in, g)))
        return true;
    tenon__fail(in, p, TENON_E_MEMORY, 0);
    return false;
}

static void forget_scratch(tenon__in *in, tenon__growing *g)
{
    if (in->arena && in->arena->end == g->block)
        set_top(in, g->mark);
    if (!in->arena && g->keys)
        tenon__resize(in->mem, g->keys, g->keys_size * sizeof *g->keys, 0, TENON__ALIGN);
    g->keys = NULL;
    g->keys_size = g->keys_most = 0;
}

/* Moves a complete array to its place, where it takes no more than it needs. */
static char *place(tenon__in *in, const char *p, tenon__growing *g)
{
    size_t bytes = g->n * g->stride;
    char *data = g->data, *to;
    if (g->n == 0)
        return NULL;
    if (!in->arena) {
        /* shrinking cannot fail in a sane memory; if it does, the larger block serves, but would
         * not be given back right */
        to = g->room == g->n
                 ? data
                 : (char *)tenon__resize(in->mem, data, g->room * g->stride, bytes, TENON__ALIGN);
        return to;
    }
    forget_scratch(in, g);
    if (!arena_reserve(in, bytes + TENON__ALIGN) && (size_t)(in->top - align_up(in->cur)) < bytes) {
        tenon__fail(in, p, TENON_E_MEMORY, 0);
        return NULL;
    }
    to = align_up(in->cur);
    memmove(to, data, bytes);
    in->cur = to + bytes;
    set_top(in, in->top);
    return to;
}

/* Can the count member of the row hold n? */
static bool count_fits(const tenon_type *t, const tenon_member *m, size_t n)
{
    unsigned kind = m->fragment ? tenon__detail(t, m)->count_kind : 0;
    bool sign = kind >= TENON_KIND_I8 && kind <= TENON_KIND_I64;
    if (!kind)
        return true;
    unsigned bits = 8u << (kind - (sign ? TENON_KIND_I8 : TENON_KIND_U8));
    return n <= UINT64_MAX >> (64 - bits + sign);
}

/* Gives a fixed array that was read aside to its place, or back. */
static void end_aside(tenon__in *in, tenon__growing *g, bool keep)
{
    char *place = g->object + g->row->offset;
    size_t bytes = g->row->capacity * g->stride;
    if (keep) {
        tenon__value_free(g->owner, g->row, place, in->mem);
        if (g->data)
            memcpy(place, g->data, bytes);
    }
    if (!in->arena && g->data)
        tenon__resize(in->mem, g->data, bytes, 0, TENON__ALIGN);
}

bool tenon__growing_end(tenon__in *in, const char *p, tenon__growing *g)
{
    const tenon_type *t = g->owner;
    const tenon_member *m = g->row;
    char *o = g->object;
    char *at = o + m->offset, *data;
    tenon_member e;
    if (!count_fits(t, m, g->n)) {
        tenon__fail(in, p, TENON_E_COUNT, 0);
        tenon__say(in, "the count does not fit its member", NULL, NULL);
        return false;
    }
    if (g->fixed) {
        tenon__element_row(t, m, &e);
        if (is_aside(g))
            end_aside(in, g, true);
        for (size_t i = g->n; i < m->capacity; i++)
            tenon__value_zero(t, &e, at + i * g->stride);
        forget_scratch(in, g);
        tenon__set_count(t, m, o, g->n);
        return true;
    }
    data = place(in, p, g);
    if (g->n > 0 && !data) {
        tenon__fail(in, p, TENON_E_MEMORY, 0);
        return false;
    }
    if (g->n > 0) {
        g->data = data;
        g->cap = g->room = g->n;
    }
    if (!in->arena)
        forget_scratch(in, g);
    if (g->update)
        tenon__value_free(t, m, at, in->mem);
    tenon__set_count(t, m, o, g->n);
    memcpy(at, &data, sizeof data);
    return true;
}

void tenon__growing_drop(tenon__in *in, tenon__growing *g)
{
    const tenon_type *t = g->owner;
    const tenon_member *m = g->row;
    const tenon_detail *detail = tenon__detail(t, m);
    tenon_member e;
    tenon__element_row(t, m, &e);
    for (size_t i = 0; i < g->n && in->mem && !in->mem->region; i++) {
        char *d = g->data + i * g->stride;
        if (m->kind == TENON_KIND_MAP && detail->key_kind != TENON_KIND_CHARS) {
            tenon_member key = e;
            key.kind = detail->key_kind;
            tenon__value_free(t, &key, d + detail->key_offset, in->mem);
        }
        tenon__value_free(t, &e, d, in->mem);
    }
    forget_scratch(in, g);
    if (is_aside(g))
        end_aside(in, g, false);
    else if (g->fixed)
        tenon__value_zero(t, m, g->object + m->offset);
    else if (!in->arena && g->data)
        tenon__resize(in->mem, g->data, g->room * g->stride, 0, TENON__ALIGN);
}
