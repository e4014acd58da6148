/* SPDX-License-Identifier: MIT
 * shape.c: what a C type is to tenon. A member is a value, an array, or a pointer; pointers and
 * arrays lead to a leaf, in two steps at most (T[M][N], T (*)[N], T **, T *[N]). What pointers
 * mean, a nullable value, an array or a dictionary, is said by options, so check.c decides it.
 *
 * Types are looked at through their typedefs, and spelled with them: output repeats the header's
 * words. */
#include "shape.h"

#include <tenon/type.h>

#include <string.h>

char *shape_string(CXString s)
{
    const char *c = clang_getCString(s);
    char *copy = gen_copy(c ? c : "", c ? strlen(c) : 0);
    clang_disposeString(s);
    return copy;
}

static CXType desugar(CXType t)
{
    if (t.kind == CXType_Elaborated)
        return clang_Type_getNamedType(t);
    return clang_getTypedefDeclUnderlyingType(clang_getTypeDeclaration(t));
}

/* Through typedefs to a pointer or array; another type stays as it is spelled. */
static CXType strip(CXType t)
{
    CXType s = t;
    while (s.kind == CXType_Typedef || s.kind == CXType_Elaborated)
        s = desugar(s);
    if (s.kind == CXType_Pointer || s.kind == CXType_ConstantArray ||
        s.kind == CXType_IncompleteArray)
        return s;
    return t;
}

/* int32_t and the like: the same kind on every machine. */
static bool is_fixed_width(CXType t)
{
    while (t.kind == CXType_Typedef || t.kind == CXType_Elaborated) {
        if (t.kind == CXType_Typedef) {
            const char *s = shape_string(clang_getTypedefName(t));
            s += *s == 'u';
            if (strncmp(s, "int", 3) == 0 && s[3] >= '0' && s[3] <= '9' &&
                strcmp(s + strlen(s) - 2, "_t") == 0)
                return true;
        }
        t = desugar(t);
    }
    return false;
}

char *shape_scope(CXCursor decl)
{
    char *scope = NULL;
    for (;;) {
        char *name;
        decl = clang_getCursorLexicalParent(decl);
        if (clang_getCursorKind(decl) != CXCursor_StructDecl &&
            clang_getCursorKind(decl) != CXCursor_UnionDecl)
            return scope;
        name = shape_string(clang_getCursorSpelling(decl));
        if (*name && !strchr(name, ' '))
            scope = scope ? gen_format("%s::%s", name, scope) : name;
    }
}

char *shape_spelling(CXType t)
{
    char *spelled = shape_string(clang_getTypeSpelling(t)), *old = strstr(spelled, "_Bool");
    CXCursor decl = clang_getTypeDeclaration(clang_getCanonicalType(t));
    char *scope = shape_scope(decl), *tag = shape_string(clang_getCursorSpelling(decl));
    const char *keyword = clang_getCursorKind(decl) == CXCursor_EnumDecl ? "enum" : "struct";
    char *tagged = scope ? strstr(spelled, gen_format("%s %s", keyword, tag)) : NULL;
    if (old)
        return gen_format("%.*sbool%s", (int)(old - spelled), spelled, old + 5);
    if (tagged)
        return gen_format("%.*sTENON_GEN_NESTED(%s, %s, %s)", (int)(tagged - spelled), spelled,
                          scope, keyword, tag);
    return spelled;
}

static char *declare(CXType t, const char *inner)
{
    const char *q = clang_isConstQualifiedType(t) ? "const " : "";
    CXType next;
    if (t.kind == CXType_Pointer) {
        next = clang_getPointeeType(t);
        bool array = next.kind == CXType_ConstantArray || next.kind == CXType_IncompleteArray;
        return declare(next, gen_format(array ? "(*%s%s)" : "*%s%s", q, inner));
    }
    if (t.kind == CXType_ConstantArray)
        return declare(clang_getArrayElementType(t),
                       gen_format("%s[%lld]", inner, clang_getArraySize(t)));
    return gen_format(*inner ? "%s %s" : "%s%s", shape_spelling(t), inner);
}

/* The leaf's kind by its canonical type; false: there is none. */
static bool scalar(member *m, CXType t)
{
    static const struct {
        enum CXTypeKind type;
        unsigned signed_;
        const char *token;
    } kinds[] = {
        {CXType_Bool, TENON_KIND_BOOL, NULL},
        {CXType_SChar, 1, NULL},
        {CXType_UChar, 0, NULL},
        {CXType_Char_S, 1, "TENON_GEN_CHAR"},
        {CXType_Char_U, 0, "TENON_GEN_CHAR"},
        {CXType_Short, 1, NULL},
        {CXType_UShort, 0, NULL},
        {CXType_Int, 1, NULL},
        {CXType_UInt, 0, NULL},
        {CXType_Long, 1, "TENON_GEN_LONG"},
        {CXType_ULong, 0, "TENON_GEN_ULONG"},
        {CXType_LongLong, 1, NULL},
        {CXType_ULongLong, 0, NULL},
        {CXType_Float, TENON_KIND_F32, NULL},
        {CXType_Double, TENON_KIND_F64, NULL},
    };
    CXType c = clang_getCanonicalType(t);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (kinds[i].type != c.kind)
            continue;
        m->leaf_size = (unsigned)clang_Type_getSizeOf(c);
        m->leaf_unsigned = !kinds[i].signed_;
        if (kinds[i].signed_ > 1)
            m->leaf = kinds[i].signed_;
        else
            m->leaf = shape_integer(m->leaf_size, m->leaf_unsigned);
        m->leaf_token = kinds[i].token && !is_fixed_width(t) ? kinds[i].token : NULL;
        return true;
    }
    return false;
}

unsigned shape_integer(unsigned size, bool is_unsigned)
{
    unsigned base = is_unsigned ? TENON_KIND_U8 : TENON_KIND_I8;
    return base + (size == 1 ? 0 : size == 2 ? 1 : size == 4 ? 2 : 3);
}

static bool is_char(CXType t)
{
    enum CXTypeKind kind = clang_getCanonicalType(t).kind;
    return kind == CXType_Char_S || kind == CXType_Char_U;
}

static const char *set_record(run *r, member *m, CXType t)
{
    CXCursor decl = clang_getTypeDeclaration(clang_getCanonicalType(t));
    const char *tag = shape_string(clang_getCursorSpelling(decl));
    type *ref;
    if (strcmp(tag, "tenon_str") == 0 || strcmp(tag, "tenon_raw") == 0 ||
        strcmp(tag, "tenon_time") == 0) {
        m->leaf = tag[6] == 't' ? TENON_KIND_TIME : tag[6] == 's' ? TENON_KIND_STR : TENON_KIND_RAW;
        return NULL;
    }
    if (clang_getCursorKind(decl) == CXCursor_UnionDecl)
        return "a union; tenon does not describe unions yet";
    m->ref = ref = parse_type_of(r, &decl);
    m->leaf = TENON_KIND_OBJECT;
    if (!ref->name)
        return "a struct without a name: give it a tag";
    return NULL;
}

static const char *set_leaf(run *r, member *m, CXType t)
{
    CXType c = clang_getCanonicalType(t);
    if (clang_isVolatileQualifiedType(c))
        return "volatile";
    if (scalar(m, t))
        return NULL;
    switch (c.kind) {
    case CXType_Record:
        return set_record(r, m, t);
    case CXType_Enum: {
        CXCursor decl = clang_getTypeDeclaration(c);
        m->ref = parse_type_of(r, &decl);
        m->leaf = TENON_KIND_ENUM;
        m->leaf_size = (unsigned)m->ref->size;
        m->leaf_unsigned = m->ref->enum_unsigned;
        return NULL;
    }
    case CXType_FunctionProto:
    case CXType_FunctionNoProto:
        return "a pointer to a function";
    case CXType_Void:
        return "a pointer to void: tenon cannot know what is there";
    case CXType_IncompleteArray:
        return "a flexible array: it is not part of the struct's size, so tenon cannot read into "
               "it";
    case CXType_LongDouble:
        return "a long double: its size and text differ from machine to machine";
    case CXType_Complex:
        return "a complex number, for which JSON has no form";
    case CXType_Int128:
    case CXType_UInt128:
        return "an integer of 128 bits; tenon's have 64 at most";
    case CXType_Atomic:
        return "atomic: tenon reads and writes plainly";
    default:
        return gen_format("of the type %s, for which tenon has no kind",
                          shape_string(clang_getTypeSpelling(t)));
    }
}

/* Behind the first pointer or array. */
static const char *set_element(run *r, member *m, CXType t)
{
    CXType s = strip(t), next;
    if (s.kind == CXType_ConstantArray) {
        next = clang_getArrayElementType(s);
        if (is_char(next)) {
            m->leaf = TENON_KIND_CHARS;
            m->leaf_size = (unsigned)clang_getArraySize(s);
            return NULL;
        }
        if (strip(next).kind == CXType_ConstantArray)
            return "an array of more than two dimensions";
        m->nest = NEST_ARRAY;
        m->inner_length = (uint64_t)clang_getArraySize(s);
    } else if (s.kind == CXType_Pointer) {
        next = clang_getPointeeType(s);
        if (is_char(next)) {
            m->leaf = TENON_KIND_CSTR;
            return NULL;
        }
        m->nest = NEST_POINTER;
        const char *trouble = set_leaf(r, m, next);
        return trouble || m->leaf == TENON_KIND_OBJECT
                   ? trouble
                   : "of pointers to pointers that lead to no struct or text";
    } else {
        return set_leaf(r, m, t);
    }
    s = strip(next);
    if (s.kind == CXType_Pointer && is_char(clang_getPointeeType(s))) {
        m->leaf = TENON_KIND_CSTR;
        return NULL;
    }
    return s.kind == CXType_Pointer ? "an array of arrays of pointers" : set_leaf(r, m, next);
}

const char *shape_of(run *r, member *m, CXType t)
{
    CXType s = strip(t), next;
    bool array = s.kind == CXType_ConstantArray;
    m->pointer = declare(t, t.kind == CXType_ConstantArray ? "(*)" : "*");
    if (clang_isConstQualifiedType(clang_getCanonicalType(t)))
        return "const: tenon could not read into it";
    m->c_type = declare(t, "");
    m->shape = SHAPE_VALUE;
    if (s.kind == CXType_Pointer) {
        next = clang_getPointeeType(s);
        if (is_char(next)) {
            m->leaf = TENON_KIND_CSTR;
            return NULL;
        }
        m->shape = SHAPE_POINTER;
        return set_element(r, m, next);
    }
    if (array) {
        next = clang_getArrayElementType(s);
        m->length = (uint64_t)clang_getArraySize(s);
        if (m->length == 0)
            return "an array without elements";
        if (is_char(next)) {
            m->leaf = TENON_KIND_CHARS;
            m->leaf_size = (unsigned)m->length;
            return NULL;
        }
        m->shape = SHAPE_FIXED;
        return set_element(r, m, next);
    }
    return set_leaf(r, m, t);
}
