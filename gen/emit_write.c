/* SPDX-License-Identifier: MIT
 * emit_write.c: the function that writes one type as JSON: one reservation for the object, names
 * with their separators as constants. While every member so far may be left out, the separator is
 * in a variable: brace, then comma.
 *
 * Only sinks that grow and options that change no layout come here; what a row's own modifiers
 * leave out is decided in place where one look at the member tells, else by its row. */
#include "emit.h"

#include <string.h>

static const uint32_t omits =
    TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_OMIT_EMPTY;

/* Does the function write the value itself? */
static bool is_direct(const run *r, const member *m)
{
    if (m->given & TENON_GIVEN_HAS)
        return false;
    if (m->kind == TENON_KIND_ENUM)
        return m->leaf_size == 4;
    if (m->kind == TENON_KIND_OBJECT)
        return m->ref->unit == m->owner->unit && !m->ref->transparent &&
               emit_has_functions(r, m->ref);
    return (m->kind >= TENON_KIND_BOOL && m->kind <= TENON_KIND_TIME &&
            m->kind != TENON_KIND_RAW) ||
           emit_is_plain_list(r, m);
}

/* Can it fail? */
static bool may_fail(const run *r, const member *m)
{
    return !is_direct(r, m) || m->kind >= TENON_KIND_F32;
}

static const char *write_integer(const member *m)
{
    const char *o = gen_format("o->%s", m->name);
    if (m->leaf_size < 4)
        return gen_format("tenon__json_put_i32(out, p, %s)", o);
    if (m->leaf_unsigned)
        return gen_format("tenon__json_put_unsigned(out, p, (uint64_t)%s)", o);
    if (m->leaf_size == 8 || m->leaf_token)
        return gen_format("tenon__json_put_i64(out, p, (int64_t)%s)", o);
    return gen_format("tenon__json_put_i32(out, p, (int32_t)%s)", o);
}

static const char *write_call(const run *r, const member *m)
{
    const char *o = m->name;
    if (!is_direct(r, m))
        return gen_format("tenon__json_write_member(out, p, type, %u, o, bound)", m->index);
    switch (m->kind) {
    case TENON_KIND_BOOL:
        return gen_format("tenon__json_put_boolean(out, p, o->%s)", o);
    case TENON_KIND_F32:
        return gen_format("tenon__json_put_f32(out, p, o->%s)", o);
    case TENON_KIND_F64:
        return gen_format("tenon__json_put_f64(out, p, o->%s)", o);
    case TENON_KIND_CSTR:
        return gen_format("tenon__gen_cstr(out, p, o->%s, bound)", o);
    case TENON_KIND_STR:
        return gen_format("tenon__gen_str(out, p, &o->%s, bound)", o);
    case TENON_KIND_CHARS:
        return gen_format("tenon__gen_chars(out, p, o->%s, sizeof o->%s, bound)", o, o);
    case TENON_KIND_TIME:
        return gen_format("tenon__json_put_time(out, p, &o->%s)", o);
    case TENON_KIND_ENUM:
        return gen_format("tenon__json_put_enum(out, p, &tenon__type_%s, (int32_t)o->%s, bound)",
                          m->ref->name, o);
    case TENON_KIND_OBJECT:
        return gen_format("tenon__gen_room(out, %s__put(out, p, &o->%s), bound)", m->ref->name, o);
    case TENON_KIND_ARRAY:
    case TENON_KIND_MAP:
        return gen_format("tenon__gen_room(out, %s__put_%s(out, p, o), bound)", m->owner->name, o);
    default:
        return write_integer(m);
    }
}

static bool is_plain_number(const member *m)
{
    return m->kind >= TENON_KIND_BOOL && m->kind <= TENON_KIND_U64;
}

/* The condition under which the member is written; NULL: always. */
static const char *condition(const member *m)
{
    const char *o = gen_format("o->%s", m->name);
    const option *def = option_of(m->options, WORD_DEFAULT);
    if (!(m->given & omits))
        return NULL;
    if (m->given & TENON_GIVEN_HAS)
        return gen_format("!tenon__json_omits_member(out, type, %u, o)", m->index);
    if ((m->given & omits) == TENON_GIVEN_OMIT_NULL) {
        if (m->kind == TENON_KIND_CSTR || m->kind == TENON_KIND_POINTER)
            return gen_format("%s != NULL", o);
        if (m->kind == TENON_KIND_STR || m->kind == TENON_KIND_RAW)
            return gen_format("%s.data != NULL", o);
        return NULL;
    }
    if ((m->given & omits) == TENON_GIVEN_OMIT_EMPTY) {
        if ((m->kind == TENON_KIND_ARRAY || m->kind == TENON_KIND_MAP) && m->count)
            return gen_format("o->%s != 0", m->count->name);
        if (m->kind == TENON_KIND_STR)
            return gen_format("%s.data != NULL && %s.len != 0", o, o);
    }
    if ((m->given & omits) == TENON_GIVEN_OMIT_DEFAULT && is_plain_number(m))
        return def ? gen_format("%s != (%s)(%s)", o, m->c_type, def->value)
                   : gen_format(m->kind == TENON_KIND_BOOL ? "%s" : "%s != 0", o);
    return gen_format("!tenon__json_omits_member(out, type, %u, o)", m->index);
}

static void emit_put(const run *r, const member *m, const char *announce, const char *indent,
                     text *out)
{
    text_add(out, "%s    p = %s;\n%s    p = %s;\n", indent, announce, indent, write_call(r, m));
    if (may_fail(r, m))
        text_add(out,
                 "%s    if (TENON__UNLIKELY(!p))\n%s        return tenon__gen_out_failed(out, "
                 "type, %u);\n",
                 indent, indent, m->index);
}

/* first: nothing was written before it for sure; maybe: something may have been. */
static void emit_put_member(const run *r, const member *m, bool first, bool maybe, text *out)
{
    const char *name = emit_spelling(m->spelling), *when = condition(m);
    const char *announce =
        first && !maybe && !when ? gen_format("TENON_GEN_PUT(p, \"{\\\"%s\\\":\")", name)
        : first ? gen_format("TENON_GEN_ANNOUNCE(p, \",\\\"%s\\\":\", &first)", name)
                : gen_format("TENON_GEN_PUT(p, \",\\\"%s\\\":\")", name);
    if (!when) {
        emit_put(r, m, announce, "", out);
        return;
    }
    text_add(out, "    if (%s) {\n", when);
    emit_put(r, m, announce, "    ", out);
    text_add(out, "    }\n");
}

static bool begins_with_optional(const type *t)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && emit_write_op(m) != TENON_STEP_SKIP)
            return condition(m) != NULL;
    return true;
}

static bool is_flat(const run *r, const type *t)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && emit_write_op(m) != TENON_STEP_SKIP &&
            (!is_direct(r, m) || m->kind >= TENON_KIND_OBJECT))
            return false;
    return true;
}

static void emit_write_object(const run *r, const type *t, text *out)
{
    bool first = true, maybe = false, variable = begins_with_optional(t);
    text_add(out, "\nstatic char *%s__put(tenon__out *out, char *p, const %s *o)\n{\n", t->name,
             t->c_type);
    text_add(out,
             "    const tenon_type *const type = &tenon__type_%s;\n    const size_t bound = "
             "%s__bound;\n",
             t->name, t->name);
    if (variable)
        text_add(out, "    char first = '{';\n");
    text_add(out,
             "    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = "
             "tenon__need(out, p, bound))))\n"
             "        return tenon__json_encode(out, p, type, o);\n%s",
             is_flat(r, t) ? "" : "    out->depth++;\n");
    for (const member *m = t->members; m; m = m->next) {
        if (!m->is_row || emit_write_op(m) == TENON_STEP_SKIP)
            continue;
        emit_put_member(r, m, first, maybe, out);
        if (condition(m))
            maybe = first;
        else
            first = false;
    }
    if (!is_flat(r, t))
        text_add(out, "    out->depth--;\n");
    text_add(out, first ? "    return tenon__gen_close(p, first);\n}\n"
                        : "    *p = '}';\n    return p + 1;\n}\n");
}

void emit_write_function(run *r, type *t, text *out)
{
    const member *m = t->members;
    if (!t->transparent) {
        emit_write_object(r, t, out);
        return;
    }
    while (!m->is_row)
        m = m->next;
    text_add(out, "\nstatic char *%s__put(tenon__out *out, char *p, const %s *o)\n{\n", t->name,
             t->c_type);
    text_add(out,
             "    p = tenon__need(out, p, 256);\n    return TENON__LIKELY(p != NULL) ? "
             "%s__put_%s(out, p, o) : NULL;\n}\n",
             t->name, m->name);
}
