/* SPDX-License-Identifier: MIT
 * emit_tables.c: NAME.tenon.c but for its functions: for each type the static assertions on what it
 * was made for, rows, cold rows, references, the hash of the names, the plan. The layout of all
 * that is in tenon/gen.h, in macros; offsets and sizes are left to the compiler. Only what is
 * derived from names is a number here: hash, lengths, bound. */
#include "emit.h"

#include "../src/type/type.h"

#include <inttypes.h>
#include <string.h>

static const char *const kind_names[TENON_KINDS] = {
#define TENON_STEP(NAME)                  [TENON_STEP_##NAME] = "TENON_STEP_" #NAME,
#define TENON_KIND(NAME, SPELLING, BOUND) [TENON_KIND_##NAME] = "TENON_KIND_" #NAME,
#include <tenon/kinds.def>
};

const char *emit_kind_token(const member *m, unsigned kind)
{
    return m->leaf_token && kind == m->leaf && kind >= TENON_KIND_I8 && kind <= TENON_KIND_U64
               ? m->leaf_token
               : kind_names[kind];
}

const char *emit_spelling(const char *spelling)
{
    text t = {0};
    text_c_string(&t, spelling, strlen(spelling));
    return t.data ? t.data : "";
}

unsigned emit_read_op(const member *m)
{
    return m->given & (TENON_GIVEN_IGNORE | TENON_GIVEN_READ_ONLY) ? TENON_STEP_SKIP
           : m->given & TENON__READ_SPECIAL                        ? TENON_STEP_SPECIAL
                                                                   : m->kind;
}

unsigned emit_write_op(const member *m)
{
    return m->given & (TENON_GIVEN_IGNORE | TENON_GIVEN_WRITE_ONLY) ? TENON_STEP_SKIP
           : m->given & TENON__WRITE_SPECIAL                        ? TENON_STEP_SPECIAL
                                                                    : m->kind;
}

void emit_rule(text *out, const char *title)
{
    char dashes[100];
    size_t n = strlen(title) < 80 ? 80 - strlen(title) : 0;
    memset(dashes, '-', sizeof dashes);
    text_add(out, "\n/* ---- %s %.*s */\n\n", title, (int)n, dashes);
}

/* The room of an object's fixed parts, as plan.c adds it up for macro rows; the kinds' parts are
 * the header's to say. */
static void emit_bound(const type *t, text *out)
{
    unsigned counts[TENON_KINDS] = {0}, names = 0, terms = 0, enum_terms = 0;
    text enums = {0};
    for (const member *m = t->members; m; m = m->next) {
        size_t longest = 0;
        if (!m->is_row)
            continue;
        names += (unsigned)strlen(m->spelling) + 4;
        unsigned kind = m->ignored                      ? TENON_KIND_BOOL
                        : m->kind == TENON_KIND_POINTER ? m->element
                                                        : m->kind;
        if (kind != TENON_KIND_ENUM) {
            counts[kind]++;
            continue;
        }
        for (const enumerator *e = m->ref->enumerators; e; e = e->next)
            if (!e->ignored && e->json_len + 2 > longest)
                longest = e->json_len + 2;
        text_add(&enums, "%s + TENON_GEN_BOUND_NAMES(%zu)", enum_terms++ % 3 == 0 ? "\n   " : "",
                 longest);
    }
    text_add(out, "enum { %s__bound = TENON_GEN_BOUND_BASE + %u", t->name, names);
    for (unsigned kind = TENON_KIND_BOOL; kind < TENON_KINDS; kind++)
        if (counts[kind])
            text_add(out, "%s + %u * TENON_GEN_BOUND_%s", terms++ % 3 == 2 ? "\n   " : "",
                     counts[kind], kind_names[kind] + strlen("TENON_KIND_"));
    text_add(out, "%s };\n", enums.data ? enums.data : "");
}

/* ---- assertions ------------------------------------------------------------------------------ */

/* Rows that need more than their own member: counts and companions of this type, keys of entries.
 * A remote description has other members, which are nobody's. */
static bool is_used(const run *r, const type *t, const member *m)
{
    bool used = m->is_row && !m->ignored;
    for (const member *k = t->members; k; k = k->next)
        used |= k->count == m || k->has == m;
    for (const type *u = r->types; u; u = u->next)
        for (const member *k = u->described ? u->members : NULL; k; k = k->next)
            used |= k->key == m;
    return used;
}

static void emit_assertions(const run *r, const type *t, text *out)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->pointer && !m->trouble && is_used(r, t, m))
            text_add(out, "TENON_GEN_TYPE_IS(%s, %s, %s);\n", t->c_type, m->name, m->pointer);
    text_add(out, "\n");
}

/* ---- hot rows -------------------------------------------------------------------------------- */

static void emit_hot(const type *t, const member *m, text *out)
{
    const char *name = emit_spelling(m->spelling);
    unsigned read_op = emit_read_op(m), write_op = emit_write_op(m);
    const char *kind = emit_kind_token(m, m->kind);
    const char *read = read_op == m->kind ? kind : kind_names[read_op];
    const char *write = write_op == m->kind ? kind : kind_names[write_op];
    if (m->ignored) {
        text_add(out, "    TENON_GEN_IGNORED(\"%s\", %u),", name, m->index);
    } else if (m->shape == SHAPE_VALUE) {
        if (read_op == m->kind && write_op == m->kind)
            text_add(out, "    TENON_GEN_MEMBER(%s, %s, \"%s\", %s, %u),", t->c_type, m->name, name,
                     kind, m->index);
        else
            text_add(out, "    TENON_GEN_MEMBER_WITH(%s, %s, \"%s\", %s, %u, %s, %s),", t->c_type,
                     m->name, name, kind, m->index, read, write);
    } else {
        const char *count =
            m->count ? gen_format("TENON_GEN_AT(%s, %s)", t->c_type, m->count->name) : "0";
        text_add(out,
                 "    TENON_GEN_MANY(%s, %s, \"%s\", %s, %s, %u, %s, %s, %s,\n                   "
                 "TENON_GEN_%s(%s, %s)),",
                 t->c_type, m->name, name, kind, emit_kind_token(m, m->element), m->index, read,
                 write, count, m->shape == SHAPE_FIXED ? "LENGTH" : "SIZE", t->c_type, m->name);
    }
    text_add(out, m->comment ? " /* %s */\n" : "\n", m->comment);
}

/* ---- cold rows ------------------------------------------------------------------------------- */

static const char *given_of(const member *m)
{
    text t = {0};
#define TENON_MEMBER_OPTION(NAME, WORD, TEXT)                                                      \
    if (m->given & TENON_GIVEN_##NAME)                                                             \
        text_add(&t, "%sTENON_GIVEN_" #NAME, t.len ? " | " : "");
#include <tenon/options.def>
    return t.data ? t.data : "0";
}

static const char *shape_group(const type *t, const member *m)
{
    const char *at = gen_format("%s, %s", t->c_type, m->name);
    if (m->shape == SHAPE_VALUE)
        return m->ref ? "TENON_GEN_SHAPE(0, 0, 0, 1, 0, 0)" : "TENON_GEN_NO_SHAPE";
    if (m->nest == NEST_NONE && !m->count && !m->ref)
        return "TENON_GEN_NO_SHAPE";
    return gen_format("TENON_GEN_SHAPE(%s, %s, %s, %d, %s, %s)",
                      m->count ? emit_kind_token(m->count, m->count->leaf) : "0",
                      m->key ? kind_names[m->key->leaf] : "0",
                      m->inner ? emit_kind_token(m, m->inner) : "0", m->ref != NULL,
                      m->nest == NEST_ARRAY ? gen_format("TENON_GEN_LENGTH(%s[0])", at) : "0",
                      m->nest != NEST_NONE ? gen_format("TENON_GEN_SIZE(%s[0][0])", at) : "0");
}

static const char *places_group(const type *t, const member *m)
{
    const char *has = m->has ? gen_format("TENON_GEN_AT(%s, %s)", t->c_type, m->has->name) : "0";
    if (!m->has && !m->key)
        return "TENON_GEN_NO_PLACES";
    if (!m->key)
        return gen_format("TENON_GEN_PLACES(%s, 0, 0)", has);
    return gen_format("TENON_GEN_PLACES(%s, TENON_GEN_AT(%s, %s), TENON_GEN_SIZE(%s, %s))", has,
                      m->ref->c_type, m->key->name, m->ref->c_type, m->key->name);
}

static const char *lengths_group(const member *m)
{
    const option *min = option_of(m->options, WORD_MIN_LEN),
                 *max = option_of(m->options, WORD_MAX_LEN);
    const option *count = option_of(m->options, WORD_MAX_COUNT);
    if (!min && !max && !count)
        return "TENON_GEN_NO_LENGTHS";
    return gen_format("TENON_GEN_LENGTHS(%s, %s, %s)", min ? min->value : "0",
                      max ? max->value : "0", count ? count->value : "0");
}

static const char *constant(const member *m, enum word word)
{
    const option *o = option_of(m->options, word);
    if (!o || o->is == VALUE_STRING)
        return "TENON_GEN_NONE";
    return gen_format(m->kind == TENON_KIND_F32 || m->kind == TENON_KIND_F64
                          ? "TENON_GEN_REAL(%s)"
                          : "TENON_GEN_WHOLE(%s)",
                      o->value);
}

static const char *constants_group(const member *m)
{
    const option *def = option_of(m->options, WORD_DEFAULT);
    if (!option_of(m->options, WORD_MIN) && !option_of(m->options, WORD_MAX) &&
        !option_of(m->options, WORD_FALLBACK) && (!def || def->is == VALUE_STRING))
        return "TENON_GEN_NO_CONSTANTS";
    return gen_format("TENON_GEN_CONSTANTS(%s, %s, %s, %s)", constant(m, WORD_MIN),
                      constant(m, WORD_MAX), constant(m, WORD_DEFAULT), constant(m, WORD_FALLBACK));
}

static const char *texts_group(const member *m)
{
    const option *def = option_of(m->options, WORD_DEFAULT);
    const char *text_of = def && def->is == VALUE_STRING ? def->value : "NULL";
    bool escaped = strcmp(m->spelling, m->json) != 0;
    text aliases = {0};
    for (const option *o = m->options; o; o = o->next)
        if (o->word == WORD_ALIAS) {
            text_c_string(&aliases, o->s, o->len);
            text_add(&aliases, "\\000");
        }
    if (!aliases.len && !escaped && strcmp(text_of, "NULL") == 0)
        return "TENON_GEN_NO_TEXTS";
    return gen_format("TENON_GEN_TEXTS(%s, %s, %s, %zu)", text_of,
                      aliases.len ? gen_format("\"%s\"", aliases.data) : "NULL",
                      escaped ? gen_format("\"%s\"", emit_spelling(m->json)) : "NULL",
                      escaped ? m->json_len : 0);
}

static void emit_cold(const type *t, const member *m, text *out)
{
    const char *given = given_of(m), *shape = m->ignored ? "TENON_GEN_NO_SHAPE" : shape_group(t, m);
    const char *places = places_group(t, m), *lengths = lengths_group(m),
               *constants = constants_group(m);
    const char *texts = texts_group(m),
               *ref = m->ref && !m->ignored ? gen_format("%s_type", m->ref->name) : "NULL";
    bool plain = strcmp(given, "0") == 0 && strcmp(texts, "TENON_GEN_NO_TEXTS") == 0;
    if (plain && strcmp(shape, "TENON_GEN_NO_SHAPE") == 0 && strcmp(ref, "NULL") == 0)
        text_add(out, "    TENON_GEN_PLAIN,\n");
    else if (plain && m->shape == SHAPE_VALUE)
        text_add(out, "    TENON_GEN_REFERS(%s),\n", m->ref->name);
    else
        text_add(
            out,
            "    TENON_GEN_DETAIL(%s,\n                     %s,\n                     %s, %s,\n"
            "                     %s,\n                     %s, %s),\n",
            given, shape, places, lengths, constants, texts, ref);
}

/* ---- the hash -------------------------------------------------------------------------------- */

static void emit_lookup(const type *t, text *out)
{
    unsigned size = 2 * t->n + 1, column = 0;
    uint16_t *lookup = gen_alloc(size * sizeof *lookup);
    for (const member *m = t->members; m; m = m->next) {
        if (!m->is_row)
            continue;
        unsigned at = (unsigned)((uint64_t)tenon__name_hash(m->json, m->json_len) * size >> 32);
        while (lookup[at])
            at = at + 1 == size ? 0 : at + 1;
        lookup[at] = (uint16_t)(m->index + 1);
    }
    text_add(out, "static const uint16_t %s__lookup[%u] = {", t->name, size);
    for (unsigned i = 0; i < size; i++, column++)
        text_add(out, "%s%u", i == 0 ? "" : column % 24 == 0 ? ",\n    " : ", ", lookup[i]);
    text_add(out, "};\n");
}

static bool has_aliases(const type *t)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && option_of(m->options, WORD_ALIAS))
            return true;
    return false;
}

static void emit_refs(const type *t, text *out)
{
    text_add(out, "static const tenon_type *const %s__refs[%u] = {", t->name, t->n);
    bool first = true;
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row) {
            const char *item =
                m->ref && !m->ignored ? gen_format("&tenon__type_%s", m->ref->name) : "NULL";
            text_add(out, "%s%s", first ? "" : m->index % 8 == 0 ? ",\n    " : ", ", item);
            first = false;
        }
    text_add(out, "};\n");
}

/* ---- types ----------------------------------------------------------------------------------- */

static const char *integer(int64_t v)
{
    if (v == INT64_MIN)
        return "INT64_MIN";
    return gen_format("INT64_C(%" PRId64 ")", v);
}

static void emit_enum(const type *t, text *out)
{
    const size_t most_by_index = 128; /* as in plan.c: a longer one makes its own room */
    unsigned bound = 0;
    bool in_order = true;
    text_add(out, "TENON_GEN_SIZE_IS(%s, %u);\n", t->c_type, (unsigned)t->size);
    for (const enumerator *e = t->enumerators; e; e = e->next)
        if (!e->ignored)
            text_add(out, "TENON_GEN_VALUE_IS(%s, %s);\n", e->name, integer(e->value));
    text_add(out, "\nstatic const tenon_enumerator %s__enumerators[%u] = {\n", t->name, t->n);
    for (const enumerator *e = t->enumerators; e; e = e->next) {
        if (e->ignored)
            continue;
        in_order = in_order && e->value == (int64_t)bound && e->json_len + 2 <= most_by_index;
        bound += in_order;
        text_add(out, "    TENON_GEN_ENUMERATOR(%s, \"%s\"),\n", e->name,
                 emit_spelling(e->spelling));
    }
    text_add(out, "};\nstatic const tenon_plan %s__plan = TENON_GEN_PLAN(%u, false);\n", t->name,
             bound);
    text_add(out, "TENON_GEN_ENUM(%s, %s, %u);\n", t->name, t->c_type, t->n);
}

static void emit_details(const type *t, text *out)
{
    text_add(out, "static const tenon_detail %s__details[%u] = {\n", t->name, t->n);
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row)
            emit_cold(t, m, out);
    text_add(out, "};\n");
}

/* What run-time naming asks: C names where a case made others, and the sets. The name of the table,
 * or NULL: nothing is asked. */
static const char *emit_names(const type *t, text *out)
{
    bool any = false;
    for (unsigned i = 0; i < TENON_NAMINGS; i++)
        any |= t->sets[i] != NULL;
    if (t->naming != TENON_NAMING_NONE) {
        text_add(out, "static const char *const %s__c_names[%u] = {", t->name, t->n);
        for (const member *m = t->members; m; m = m->next)
            if (m->is_row)
                text_add(out, option_of(m->options, WORD_NAME) ? "%sNULL" : "%s\"%s\"",
                         !m->index           ? ""
                         : m->index % 6 == 0 ? ",\n    "
                                             : ", ",
                         m->name);
        text_add(out, "};\n");
    } else if (!any) {
        return "NULL";
    }
    text_add(out, "static const tenon_names %s__names = {%s,\n    {", t->name,
             t->naming != TENON_NAMING_NONE ? gen_format("%s__c_names", t->name) : "NULL");
    for (unsigned i = 0; i < TENON_NAMINGS; i++)
        text_add(out, t->sets[i] ? "%s&tenon__type_%s" : "%sNULL", i ? ", " : "",
                 t->sets[i] ? t->sets[i]->name : "");
    text_add(out, "}};\n");
    return gen_format("&%s__names", t->name);
}

/* The type, or its set of a policy. */
static void emit_struct(run *r, type *t, text *out)
{
    uint64_t all = t->n >= 64 ? UINT64_MAX : (UINT64_C(1) << t->n) - 1;
    const char *functions = "NULL", *names;
    if (!t->plain)
        emit_assertions(r, t, out);
    text_add(out, "static const tenon_member %s__members[%u] = {\n", t->name, t->n);
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row)
            emit_hot(t, m, out);
    text_add(out, "};\n");
    if (!t->plain)
        emit_details(t, out);
    emit_refs(t, out);
    emit_lookup(t, out);
    emit_bound(t, out);
    text_add(out, "static const tenon_plan %s__plan = TENON_GEN_PLAN(%s__bound, %s);\n", t->name,
             t->name, has_aliases(t) ? "true" : "false");
    if (emit_has_functions(r, t)) {
        emit_functions(r, t, out);
        functions = gen_format("&%s__functions", t->name);
    }
    names = t->plain ? "NULL" : emit_names(t, out);
    text_add(out, "\nTENON_GEN_%s(%s%s, %s, %u, UINT64_C(0x%" PRIx64 "), %s, %s%s);\n",
             t->plain                     ? "SET"
             : strcmp(names, "NULL") == 0 ? "STRUCT"
                                          : "STRUCT_NAMED",
             t->name, t->plain ? gen_format(", %s", t->plain->name) : "", t->c_type, t->n, all,
             t->transparent && t->refuse_unknown
                 ? "TENON_TRANSPARENT | TENON_REFUSE_UNKNOWN_MEMBERS"
             : t->transparent    ? "TENON_TRANSPARENT"
             : t->refuse_unknown ? "TENON_REFUSE_UNKNOWN_MEMBERS"
                                 : "0",
             functions, t->plain || strcmp(names, "NULL") != 0 ? gen_format(", %s", names) : "");
}

static void emit_forward_functions(run *r, const type *t, text *out)
{
    if (emit_has_functions(r, t))
        text_add(out,
                 "static const char *%s__get(tenon__in *in, const char *p, %s *o);\n"
                 "static char *%s__put(tenon__out *out, char *p, const %s *o);\n",
                 t->name, t->c_type, t->name, t->c_type);
}

/* The enumerators of an enum in a struct, whose values annotations name as C does. */
static void emit_enumerators(const type *t, text *out)
{
    text_add(out, "#ifdef __cplusplus\n");
    for (const enumerator *e = t->enumerators; e; e = e->next)
        text_add(out, "[[maybe_unused]] static constexpr auto %s = %s::%s;\n", e->name, t->scope,
                 e->name);
    text_add(out, "#endif\n");
}

/* Types of other units that these refer to, and their own before their definitions. */
static void emit_forward(run *r, unit *u, text *out)
{
    for (type *t = r->types; t; t = t->next) {
        bool needed = t->described && t->unit == u;
        for (size_t i = 0; i < u->n && !needed; i++)
            for (member *m = u->types[i]->members; m && !needed; m = m->next)
                needed = m->is_row && !m->ignored && m->ref == t;
        if (!needed)
            continue;
        if (t->is_enum && t->scope)
            emit_enumerators(t, out);
        text_add(out, "extern const tenon_type tenon__type_%s;\n", t->name);
        for (unsigned k = 0; k < TENON_NAMINGS; k++)
            if (t->sets[k])
                text_add(out, "extern const tenon_type tenon__type_%s;\n", t->sets[k]->name);
    }
    for (size_t i = 0; i < u->n; i++) {
        emit_forward_functions(r, u->types[i], out);
        for (unsigned k = 0; k < TENON_NAMINGS; k++)
            if (u->types[i]->sets[k])
                emit_forward_functions(r, u->types[i]->sets[k], out);
    }
}

void emit_tables(run *r, unit *u, text *out)
{
    text_add(out,
             "/* %s.tenon.c: made by tenongen from %s; edit that instead. Tables%s of the types in "
             "it. */\n",
             u->base, u->path, r->tables_only ? "" : " and JSON functions");
    text_add(out, "#include \"%s.tenon.h\"\n\n#include <tenon/gen.h>\n", u->base);
    for (type *t = r->types; t; t = t->next) {
        bool other = false;
        for (size_t i = 0; i < u->n; i++)
            for (member *m = u->types[i]->members; m; m = m->next)
                other |= m->is_row && !m->ignored && m->ref == t && t->unit != u;
        if (other)
            text_add(out, "#include \"%s.tenon.h\"\n", t->unit->base);
    }
    text_add(out,
             "\n#if TENON_ABI != %d\n#error \"made for another version of tenon: run tenongen "
             "again\"\n#endif\n\n",
             TENON_ABI);
    text_add(out, "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    emit_forward(r, u, out);
    for (size_t i = 0; i < u->n; i++) {
        type *t = u->types[i];
        emit_rule(out, t->title);
        if (t->is_enum)
            emit_enum(t, out);
        else
            emit_struct(r, t, out);
        for (unsigned k = 0; k < TENON_NAMINGS; k++)
            if (t->sets[k]) {
                emit_rule(out, gen_format("%s, %s", t->title, naming_word_of(k)));
                emit_struct(r, t->sets[k], out);
            }
    }
    text_add(out, "\n#ifdef __cplusplus\n}\n#endif\n");
}
