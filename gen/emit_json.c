/* SPDX-License-Identifier: MIT
 * emit_json.c: the function that reads one type from JSON, straight line for the text that our own
 * writer makes. Members whose kind or modifiers it does not take itself are read by their row
 * (tenon__json_read_member), in their place.
 *
 * Invariants of the code that comes out (tenon/gen.h): p is ready at each compare and at each
 * value; nothing of a member is stored or allocated when it hands over at its value; seen holds
 * exactly the members before. A member that may be missing from our own text (omit_x, write_only,
 * read_only) is stepped over when it is not there, and the end of the object then sees to its
 * default. Ignored members are not expected at all.
 *
 * Lists are in emit_list.c, writing is in emit_write.c. */
#include "emit.h"

#include <inttypes.h>
#include <string.h>

bool emit_has_functions(const run *r, const type *t)
{
    if (r->tables_only || t->is_enum || t->n > 64 || (t->plain && !r->case_functions) ||
        t->is_packed) /* compilers warn of the addresses of its members */
        return false;
    if (!t->transparent)
        return true;
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row)
            return emit_is_plain_list(r, m);
    return false;
}

/* May our own text lack it? */
static bool may_be_absent(const member *m)
{
    return (m->given & (TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_DEFAULT | TENON_GIVEN_OMIT_EMPTY |
                        TENON_GIVEN_WRITE_ONLY | TENON_GIVEN_READ_ONLY)) != 0;
}

static bool has_optional(const type *t)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && !m->ignored && may_be_absent(m))
            return true;
    return false;
}

static bool is_machine_integer(unsigned kind)
{
    return kind >= TENON_KIND_I8 && kind <= TENON_KIND_U64;
}

/* Values that go through v: integers, and enums of the usual size. */
static bool goes_through_v(const member *m)
{
    return is_machine_integer(m->kind) || (m->kind == TENON_KIND_ENUM && m->leaf_size == 4);
}

/* Does the function take the member itself? */
bool emit_is_inline(const run *r, const member *m)
{
    const uint32_t limits = TENON_GIVEN_MIN | TENON_GIVEN_MAX;
    uint32_t special = m->given & TENON__READ_SPECIAL;
    if (emit_read_op(m) == TENON_STEP_SKIP || (special & ~limits) ||
        (special && !is_machine_integer(m->kind)))
        return false;
    switch (m->kind) {
    case TENON_KIND_BOOL:
    case TENON_KIND_F32:
    case TENON_KIND_F64:
    case TENON_KIND_CSTR:
    case TENON_KIND_STR:
    case TENON_KIND_CHARS:
    case TENON_KIND_TIME:
        return true;
    case TENON_KIND_OBJECT:
        return m->ref->unit == m->owner->unit && !m->ref->transparent &&
               emit_has_functions(r, m->ref);
    case TENON_KIND_ARRAY:
    case TENON_KIND_MAP:
        return emit_is_plain_list(r, m);
    default:
        return goes_through_v(m);
    }
}

/* Objects of plain values need not enter the depth: nothing in them asks for it
 * (tenon__gen_resume_leaf). */
static bool is_leaf(const run *r, const type *t)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && !m->ignored &&
            (!emit_is_inline(r, m) || m->kind >= TENON_KIND_OBJECT || may_be_absent(m) ||
             (m->given & TENON__READ_SPECIAL)))
            return false;
    return true;
}

static const char *resume(const run *r, const type *t)
{
    return is_leaf(r, t) ? "tenon__gen_resume_leaf" : "tenon__json_resume";
}

/* The limits of an integer of at most 32 bits everywhere; NULL: another. */
static const char *small_limits(const member *m)
{
    static const char *const limits[] = {
        "INT8_MIN, INT8_MAX", "INT16_MIN, INT16_MAX", "INT32_MIN, INT32_MAX", NULL,
        "0, UINT8_MAX",       "0, UINT16_MAX",        "0, UINT32_MAX",        NULL};
    const char *token = emit_kind_token(m, m->kind);
    if (strcmp(token, "TENON_GEN_LONG") == 0 || strcmp(token, "TENON_GEN_ULONG") == 0)
        return NULL;
    return strcmp(token, "TENON_GEN_CHAR") == 0 ? "CHAR_MIN, CHAR_MAX"
                                                : limits[m->kind - TENON_KIND_I8];
}

static const char *read_integer(const member *m)
{
    const char *limit = small_limits(m), *token = emit_kind_token(m, m->kind);
    if (strcmp(token, "TENON_GEN_LONG") == 0)
        return "tenon__gen_read_long(in, p, &v)";
    if (strcmp(token, "TENON_GEN_ULONG") == 0)
        return "tenon__gen_read_ulong(in, p, &v)";
    if (!limit)
        return gen_format("tenon__json_wide(in, p, %s, &v)", token);
    return gen_format("tenon__json_small(in, p, %s, %s, &v)", token, limit);
}

static const char *read_call(const run *r, const member *m)
{
    const char *o = m->name;
    if (!emit_is_inline(r, m))
        return gen_format("tenon__json_read_member(in, p, type, %u, o)", m->index);
    switch (m->kind) {
    case TENON_KIND_BOOL:
        return gen_format("tenon__json_boolean(in, p, &o->%s)", o);
    case TENON_KIND_F32:
        return gen_format("tenon__json_f32(in, p, &o->%s)", o);
    case TENON_KIND_F64:
        return gen_format("tenon__json_f64(in, p, &o->%s)", o);
    case TENON_KIND_CSTR:
        return gen_format("tenon__json_cstr(in, p, (char **)(void *)&o->%s)", o);
    case TENON_KIND_STR:
        return gen_format("tenon__json_str(in, p, &o->%s)", o);
    case TENON_KIND_CHARS:
        return gen_format("tenon__json_chars(in, p, o->%s, sizeof o->%s)", o, o);
    case TENON_KIND_TIME:
        return gen_format("tenon__json_time(in, p, &o->%s)", o);
    case TENON_KIND_ENUM:
        return gen_format("tenon__json_enum(in, p, &tenon__type_%s, &v)", m->ref->name);
    case TENON_KIND_OBJECT:
        return gen_format("%s__get(in, p, &o->%s)", m->ref->name, o);
    case TENON_KIND_ARRAY:
    case TENON_KIND_MAP:
        return gen_format("%s__get_%s(in, p, o)", m->owner->name, o);
    default:
        return read_integer(m);
    }
}

/* How far the primitive of read_call looks (enum tenon__reach). */
static const char *reach_of(const run *r, const member *m)
{
    if (!emit_is_inline(r, m))
        return "ANY"; /* as for objects: what asks inside may not move the window, p must stay good
                       */
    switch (m->kind) {
    case TENON_KIND_BOOL:
    case TENON_KIND_ARRAY:
    case TENON_KIND_MAP:
        return "WORD";
    case TENON_KIND_CSTR:
    case TENON_KIND_STR:
    case TENON_KIND_CHARS:
        return "STRING";
    case TENON_KIND_TIME:
        return "TIME";
    case TENON_KIND_ENUM:
        return "NAME";
    case TENON_KIND_OBJECT:
    case TENON_KIND_F32:
    case TENON_KIND_F64:
        return "ANY";
    default:
        return small_limits(m) ? "SMALL" : "WIDE";
    }
}

/* What makes a value that was read no value of the row. */
static const char *out_of_limits(const member *m)
{
    const option *min = option_of(m->options, WORD_MIN), *max = option_of(m->options, WORD_MAX);
    const char *type = m->kind == TENON_KIND_U64 ? "uint64_t" : "int64_t";
    const char *v = m->kind == TENON_KIND_U64 ? "(uint64_t)v" : "v";
    text t = {0};
    if (!is_machine_integer(m->kind))
        return "";
    if (min)
        text_add(&t, " || TENON__UNLIKELY(%s < (%s)(%s))", v, type, min->value);
    if (max)
        text_add(&t, " || TENON__UNLIKELY(%s > (%s)(%s))", v, type, max->value);
    return t.data ? t.data : "";
}

/* From p at the value to q behind it. */
static void emit_value(const run *r, const member *m, const char *seen, const char *indent,
                       text *out)
{
    if (emit_read_op(m) ==
        TENON_STEP_SKIP) /* it has its default by then: given back with the others */
        seen = gen_format("%s | UINT64_C(0x%" PRIx64 ")", seen, UINT64_C(1) << m->index);
    text_add(out, "%s    q = %s;\n", indent, read_call(r, m));
    const char *limits = emit_is_inline(r, m) ? out_of_limits(m) : "";
    text_add(out, "%s    if (TENON__UNLIKELY(!q)%s)\n", indent, limits);
    if (*limits)
        text_add(out, "%s        return tenon__gen_limited(in, p, type, o, %u, %s);\n", indent,
                 m->index, seen);
    else
        text_add(out, "%s        return %s(in, p, type, o, %u, %s, TENON__RESUME_VALUE);\n", indent,
                 resume(r, m->owner), m->index, seen);
    if (emit_is_inline(r, m) && goes_through_v(m))
        text_add(out, "%s    o->%s = (%s)v;\n", indent, m->name, m->c_type);
}

static bool begins_with_optional(const type *t)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && !m->ignored)
            return may_be_absent(m);
    return false;
}

/* What has been said about the object so far: START nothing, MAYBE only members that may be absent,
 * SURE a member. */
enum progress { START, MAYBE, SURE };

static void emit_optional(const run *r, const member *m, enum progress before, text *out)
{
    const char *name = emit_spelling(m->spelling);
    text_add(out,
             before == SURE
                 ? "    if (TENON__LIKELY(TENON_GEN_NAME(in, p, \",\\\"%s\\\":\"))) {\n"
                 : "    if (TENON__LIKELY(TENON_GEN_FIRST(in, p, \",\\\"%s\\\":\", first))) {\n",
             name);
    text_add(out, "        p = TENON_GEN_VALUE(in, p, \",\\\"%s\\\":\", %s);\n", name,
             reach_of(r, m));
    emit_value(r, m, "seen", "    ", out);
    text_add(out, "        seen |= UINT64_C(0x%" PRIx64 ");\n", UINT64_C(1) << m->index);
    text_add(out, "%s    } else {\n        q = p;\n    }\n",
             before == SURE ? "" : "        first = ',';\n");
}

static void emit_member(const run *r, const type *t, const member *m, enum progress before,
                        uint64_t seen_before, text *out)
{
    const char *name = emit_spelling(m->spelling);
    const char *seen =
        has_optional(t) ? "seen" : gen_format("UINT64_C(0x%" PRIx64 ")", seen_before);
    text_add(out, "    p = TENON_GEN_READY(in, %s, \",\\\"%s\\\":\", %s);\n",
             before == START ? "p" : "q", name, reach_of(r, m));
    if (before == START && may_be_absent(m))
        text_add(out, "    in->depth++;\n");
    if (may_be_absent(m)) {
        emit_optional(r, m, before, out);
        return;
    }
    if (before == START)
        text_add(out,
                 "    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, \"{\\\"%s\\\":\")))\n"
                 "        return tenon__json_decode(in, p, type, o);\n%s",
                 name, is_leaf(r, t) ? "" : "    in->depth++;\n");
    else if (before == MAYBE)
        text_add(out,
                 "    if (TENON__UNLIKELY(!TENON_GEN_FIRST(in, p, \",\\\"%s\\\":\", first)))\n"
                 "        return tenon__gen_odd(in, p, type, o, %u, seen, first);\n",
                 name, m->index);
    else
        text_add(out,
                 "    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, \",\\\"%s\\\":\")))\n"
                 "        return %s(in, p, type, o, %u, %s, TENON__RESUME_BEFORE);\n",
                 name, resume(r, t), m->index, seen);
    text_add(out, "    p = TENON_GEN_VALUE(in, p, \",\\\"%s\\\":\", %s);\n", name, reach_of(r, m));
    emit_value(r, m, seen, "", out);
    if (has_optional(t))
        text_add(out, "    seen |= UINT64_C(0x%" PRIx64 ");\n", UINT64_C(1) << m->index);
}

static bool uses_v(const run *r, const type *t)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && !m->ignored && emit_is_inline(r, m) && goes_through_v(m))
            return true;
    return false;
}

static void emit_end(const run *r, const type *t, enum progress before, uint64_t seen, text *out)
{
    const char *s = has_optional(t) ? "seen" : gen_format("UINT64_C(0x%" PRIx64 ")", seen);
    text_add(out, "    p = tenon__ready(in, q, %d);\n", before == MAYBE ? 2 : 1);
    if (before == MAYBE)
        text_add(out,
                 "    if (TENON__UNLIKELY(!tenon__gen_closes(p, first)))\n"
                 "        return tenon__gen_odd(in, p, type, o, %u, seen, first);\n    p += first "
                 "== '{';\n",
                 t->n);
    else
        text_add(out,
                 "    if (TENON__UNLIKELY(*p != '}'))\n"
                 "        return %s(in, p, type, o, %u, %s, TENON__RESUME_BEFORE);\n",
                 resume(r, t), t->n, s);
    if (has_optional(t))
        text_add(out,
                 "    if (TENON__UNLIKELY(seen != UINT64_C(0x%" PRIx64 ")))\n"
                 "        return tenon__gen_end(in, p + 1, type, o, seen);\n",
                 seen);
    text_add(out, "%s    return p + 1;\n}\n", is_leaf(r, t) ? "" : "    in->depth--;\n");
}

static void emit_read_object(const run *r, const type *t, text *out)
{
    enum progress progress = START;
    uint64_t seen = 0;
    text_add(out, "\nstatic const char *%s__get(tenon__in *in, const char *p, %s *o)\n{\n", t->name,
             t->c_type);
    text_add(out, "    const tenon_type *const type = &tenon__type_%s;\n    const char *q;\n",
             t->name);
    if (uses_v(r, t))
        text_add(out, "    int64_t v;\n");
    if (has_optional(t))
        text_add(out, "    uint64_t seen = 0;\n");
    if (begins_with_optional(t))
        text_add(out, "    char first = '{';\n");
    text_add(out, "    if (TENON__UNLIKELY(in->depth >= in->max_depth))\n"
                  "        return tenon__json_decode(in, p, type, o);\n");
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && !m->ignored) {
            emit_member(r, t, m, progress, seen, out);
            seen |= UINT64_C(1) << m->index;
            progress = progress == SURE || !may_be_absent(m) ? SURE : MAYBE;
        }
    emit_end(r, t, progress, seen, out);
}

/* All of a type whose members are ignored is left to the tables; so is a transparent value that is
 * odd. */
static void emit_read_other(const type *t, text *out)
{
    const member *m = t->members;
    while (m && !m->is_row)
        m = m->next;
    text_add(out, "\nstatic const char *%s__get(tenon__in *in, const char *p, %s *o)\n{\n", t->name,
             t->c_type);
    if (t->transparent) {
        text_add(out,
                 "    const char *q;\n    p = tenon__ready(in, p, TENON__REACH_WORD);\n    q = "
                 "%s__get_%s(in, p, o);\n",
                 t->name, m->name);
        text_add(out, "    if (TENON__LIKELY(q != NULL) || in->code)\n        return q;\n");
    }
    text_add(out, "    return tenon__json_decode(in, p, &tenon__type_%s, o);\n}\n", t->name);
}

void emit_functions(run *r, type *t, text *out)
{
    bool any = false;
    for (const member *m = t->members; m; m = m->next)
        any |= m->is_row && !m->ignored;
    emit_list_functions(r, t, out);
    if (any && !t->transparent)
        emit_read_object(r, t, out);
    else
        emit_read_other(t, out);
    emit_write_function(r, t, out);
    text_add(out,
             "\nstatic const char *%s__get_any(tenon__in *in, const char *p, void *o)\n{\n"
             "    return %s__get(in, p, (%s *)o);\n}\n",
             t->name, t->name, t->c_type);
    text_add(out,
             "static char *%s__put_any(tenon__out *out, char *p, const void *o)\n{\n"
             "    return %s__put(out, p, (const %s *)o);\n}\n",
             t->name, t->name, t->c_type);
    text_add(
        out,
        "static const tenon_generated %s__functions = {TENON_ABI, %s__get_any, %s__put_any};\n",
        t->name, t->name, t->name);
}
