/* SPDX-License-Identifier: MIT
 * evaluate.c: the values of options, by the compiler. Behind the headers each value initialises a
 * variable of its own line:
 *
 *     const __typeof__((LOG_INFO) + 0) tenon__value_7 = LOG_INFO;
 *
 * so that macros, enumerators and expressions mean here what they mean in the output, and a mistake
 * in one is an error at the option. Strings must not hold a NUL: the size tells. */
#include "shape.h"

#include <string.h>

typedef struct values {
    option **items;
    size_t n;
    text text;
} values;

static bool has_value(enum word word)
{
    switch (word) {
    case WORD_NAME:
    case WORD_ALIAS:
    case WORD_DEFAULT:
    case WORD_MIN:
    case WORD_MAX:
    case WORD_MIN_LEN:
    case WORD_MAX_LEN:
    case WORD_MAX_COUNT:
    case WORD_FALLBACK:
    case WORD_PREFIX:
        return true;
    default:
        return false;
    }
}

static void collect(values *v, option *options)
{
    for (option *o = options; o; o = o->next) {
        if (!has_value(o->word) || !o->value)
            continue;
        text_add(&v->text,
                 "const __typeof__((%s) + 0) tenon__value_%zu = %s; enum { tenon__size_%zu = "
                 "sizeof(%s) };\n",
                 o->value, v->n, o->value, v->n, o->value);
        if (v->n % 64 == 0) {
            option **items = gen_alloc((v->n + 64) * sizeof *items);
            if (v->n)
                memcpy(items, v->items, v->n * sizeof *items);
            v->items = items;
        }
        v->items[v->n++] = o;
    }
}

static void take(option *o, CXCursor c)
{
    CXEvalResult result = clang_Cursor_Evaluate(c);
    o->is = VALUE_ODD;
    switch (result ? clang_EvalResult_getKind(result) : CXEval_UnExposed) {
    case CXEval_Int:
        o->is = VALUE_INTEGER;
        o->is_unsigned = clang_EvalResult_isUnsignedInt(result) != 0;
        o->i = o->is_unsigned ? (int64_t)clang_EvalResult_getAsUnsigned(result)
                              : clang_EvalResult_getAsLongLong(result);
        o->f = o->is_unsigned ? (double)(uint64_t)o->i : (double)o->i;
        break;
    case CXEval_Float:
        o->is = VALUE_FLOAT;
        o->f = clang_EvalResult_getAsDouble(result);
        break;
    case CXEval_StrLiteral:
        o->is = VALUE_STRING;
        o->len = strlen(clang_EvalResult_getAsStr(result));
        o->s = gen_copy(clang_EvalResult_getAsStr(result), o->len);
        break;
    default:
        break;
    }
    clang_EvalResult_dispose(result);
}

typedef struct taking {
    run *r;
    values *v;
} taking;

static size_t number_behind(const char *s, const char *prefix)
{
    size_t n = 0;
    if (strncmp(s, prefix, strlen(prefix)) != 0)
        return SIZE_MAX;
    for (s += strlen(prefix); *s >= '0' && *s <= '9'; s++)
        n = 10 * n + (size_t)(*s - '0');
    return n;
}

static enum CXChildVisitResult visit_constant(CXCursor c, CXCursor parent, CXClientData data)
{
    taking *t = data;
    char *name = shape_string(clang_getCursorSpelling(c));
    size_t n = number_behind(name, "tenon__size_");
    (void)parent;
    if (n < t->v->n && t->v->items[n]->is == VALUE_STRING &&
        clang_getEnumConstantDeclValue(c) != (long long)t->v->items[n]->len + 1)
        gen_error(t->r, t->v->items[n]->value_at, 1,
                  "a NUL in a string; give each alias its own `alias = ...`");
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult visit_variable(CXCursor c, CXCursor parent, CXClientData data)
{
    taking *t = data;
    size_t n;
    (void)parent;
    if (clang_getCursorKind(c) == CXCursor_VarDecl) {
        n = number_behind(shape_string(clang_getCursorSpelling(c)), "tenon__value_");
        if (n < t->v->n)
            take(t->v->items[n], c);
    } else if (clang_getCursorKind(c) == CXCursor_EnumDecl) {
        clang_visitChildren(c, visit_constant, data);
    }
    return CXChildVisit_Continue;
}

void evaluate_options(run *r)
{
    parsed *p = r->clang;
    values v = {0};
    taking t = {r, &v};
    unsigned first = 1;
    CXTranslationUnit unit;
    text_add(&v.text, "%s", p->text);
    for (const char *s = p->text; *s; s++)
        first += *s == '\n';
    for (type *ty = r->types; ty; ty = ty->next) {
        for (option *o = ty->options; o; o = o->next)
            if (o->word == WORD_PREFIX)
                collect(&v, o);
        for (member *m = ty->members; m; m = m->next)
            collect(&v, m->options);
        for (enumerator *e = ty->enumerators; e; e = e->next)
            collect(&v, e->options);
    }
    if (!v.n)
        return;
    unit = parse_text(r, v.text.data, v.items, first);
    if (!unit)
        return;
    clang_visitChildren(clang_getTranslationUnitCursor(unit), visit_variable, &t);
    clang_disposeTranslationUnit(unit);
}
