/* SPDX-License-Identifier: MIT
 * parse.c: headers to types, by libclang. All headers of a run are included by one text (prelude),
 * which defines the annotation macros, so that types of one may be members of another's. Every
 * error in it is fatal: libclang silently drops members after one. So is an annotation that the
 * compiler ignores.
 *
 * An annotation arrives as two attributes: its text as written and, for words that the user hides
 * in macros, with macros expanded. Types are found by their declarations; those that no header
 * defines (struct timeval) are made when a member refers to them, without members.
 *
 * What C types are is in shape.c, what annotations say in options.c. How clang is asked, and what
 * it complains of, is in translate.c. */
#include "arguments.h"
#include "shape.h"

#include <string.h>

static const char prelude[] =
    "#define TENON(...) TENON__ANNOTATE(#__VA_ARGS__, __VA_ARGS__)\n"
    "#define TENON__ANNOTATE(raw, ...) \\\n"
    "    __attribute__((annotate(\"tenon:\" raw), annotate(\"tenon=\" #__VA_ARGS__)))\n"
    "#define TENON_REMOTE(name, ...) TENON__REMOTE(name, __VA_ARGS__, )\n"
    "#define TENON__REMOTE(name, ctype, ...) \\\n"
    "    typedef ctype tenon__remote_##name __attribute__((annotate(\"tenon-remote:\" #name))) "
    "TENON(__VA_ARGS__)\n"
    "#define TENON_REMOTE_FIELD(name, member, ...) \\\n"
    "    extern int TENON__UNIQUE(__COUNTER__) \\\n"
    "        __attribute__((annotate(\"tenon-field:\" #name \",\" #member))) TENON(__VA_ARGS__)\n"
    "#define TENON__UNIQUE(n) TENON__UNIQUE_(n)\n"
    "#define TENON__UNIQUE_(n) tenon__remote_field_##n\n";

typedef struct visit {
    run *r;
    type *type;
    member **last;
    enumerator **last_value;
    annotation **annotations;
    place at; /* of the declared name */
    unsigned offset;
    CXFile file;
    const char *remote; /* text of a tenon-remote or tenon-field attribute */
    bool before;        /* an annotation stands before the name */
    bool in_union;      /* fields are arms of a nameless union */
} visit;

static unit *unit_of(run *r, CXFile file)
{
    parsed *p = r->clang;
    size_t i = 0;
    for (unit *u = r->units; u; u = u->next, i++)
        if (file && p->files[i] && clang_File_isEqual(file, p->files[i]))
            return u;
    return NULL;
}

/* ---- annotations ----------------------------------------------------------------------------- */

/* Remote annotations end with a comma that the macro has put there. */
static size_t len_without_comma(const char *s)
{
    size_t len = strlen(s);
    while (len && (s[len - 1] == ',' || s[len - 1] == ' '))
        len--;
    return len;
}

static void take_annotation(visit *v, CXCursor c)
{
    char *text = shape_string(clang_getCursorSpelling(c));
    annotation *a, **end = v->annotations;
    CXFile file;
    unsigned offset;
    if (strncmp(text, "tenon-remote:", 13) == 0 || strncmp(text, "tenon-field:", 12) == 0) {
        v->remote = text;
        return;
    }
    if (strncmp(text, "tenon:", 6) != 0 && strncmp(text, "tenon=", 6) != 0)
        return;
    while (*end && (*end)->next)
        end = &(*end)->next;
    if (text[5] == '=') {
        (*end)->expanded = text + 6;
        return;
    }
    a = gen_alloc(sizeof *a);
    a->raw = gen_copy(text + 6, len_without_comma(text + 6));
    a->at = parse_place(v->r, clang_getCursorLocation(c));
    *(*end ? &(*end)->next : end) = a;
    clang_getExpansionLocation(clang_getCursorLocation(c), &file, NULL, NULL, &offset);
    if (file && v->file && clang_File_isEqual(file, v->file) && offset < v->offset)
        v->before = true;
}

static enum CXChildVisitResult visit_annotation(CXCursor c, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (clang_getCursorKind(c) == CXCursor_AnnotateAttr)
        take_annotation(data, c);
    return CXChildVisit_Continue;
}

/* All annotations of the declaration; its name must come first, unless it is a type with a keyword.
 */
static void annotations_of(run *r, CXCursor decl, annotation **to, visit *ret)
{
    visit v = {.r = r, .annotations = to};
    v.at = parse_place(r, clang_getCursorLocation(decl));
    clang_getExpansionLocation(clang_getCursorLocation(decl), &v.file, NULL, NULL, &v.offset);
    clang_visitChildren(decl, visit_annotation, &v);
    if (ret)
        *ret = v;
}

static void refuse_before(run *r, const visit *v, const char *declarator)
{
    const annotation *a = *v->annotations;
    gen_error(r, a->at, 5, "an annotation stands behind the name that it is about");
    gen_note(r, "write: %s TENON(%s)", declarator, a->raw);
}

static char *brief(CXCursor c)
{
    char *s = shape_string(clang_Cursor_getBriefCommentText(c));
    for (char *p = s; *p; p++)
        if ((*p == '*' && p[1] == '/') || (*p == '/' && p[1] == '*'))
            *p = ' ';
    return *s && strncmp(s, "----", 4) != 0 ? s : NULL; /* the ruler of a section is of no type */
}

/* ---- members and enumerators ----------------------------------------------------------------- */

static bool may_be_described(const type *t)
{
    return t->unit || t->is_remote;
}

static void add_field(visit *v, CXCursor c)
{
    member *m = gen_alloc(sizeof *m);
    CXType t = clang_getCursorType(c);
    visit seen;
    m->name = shape_string(clang_getCursorSpelling(c));
    m->owner = v->type;
    m->at = parse_place(v->r, clang_getCursorLocation(c));
    m->comment = brief(c);
    annotations_of(v->r, c, &m->annotations, &seen);
    if (seen.before && m->annotations)
        refuse_before(v->r, &seen, m->name);
    m->offset =
        clang_Type_getOffsetOf(clang_getCursorType(*(const CXCursor *)v->type->decl), m->name) / 8;
    m->is_bit_field = clang_Cursor_isBitField(c) != 0;
    m->in_union = v->in_union;
    if (!m->is_bit_field && clang_Type_getAlignOf(t) > clang_Type_getAlignOf(clang_getCursorType(
                                                           *(const CXCursor *)v->type->decl)))
        v->type->is_packed = true;
    m->size = clang_Type_getSizeOf(t) > 0 ? (uint64_t)clang_Type_getSizeOf(t) : 0;
    m->trouble = m->is_bit_field ? "a bit-field: it has no address" : shape_of(v->r, m, t);
    *v->last = m;
    v->last = &m->next;
}

static void add_union(visit *v, CXCursor c);

static enum CXChildVisitResult visit_field(CXCursor c, CXCursor parent, CXClientData data)
{
    visit *v = data;
    enum CXCursorKind kind = clang_getCursorKind(c);
    (void)parent;
    if (kind == CXCursor_FieldDecl) {
        if (*shape_string(clang_getCursorSpelling(c)))
            add_field(v, c);
    } else if (kind == CXCursor_StructDecl && clang_Cursor_isAnonymousRecordDecl(c)) {
        clang_visitChildren(c, visit_field, v); /* members of the struct around it */
    } else if (kind == CXCursor_UnionDecl && clang_Cursor_isAnonymousRecordDecl(c)) {
        add_union(v, c);
    }
    return CXChildVisit_Continue;
}

/* Of a remote type the user says which members there are, so it may be one of a union. */
static void add_union(visit *v, CXCursor c)
{
    member *m;
    bool outer = v->in_union;
    if (v->type->is_remote) {
        v->in_union = true;
        clang_visitChildren(c, visit_field, v);
        v->in_union = outer;
        return;
    }
    m = gen_alloc(sizeof *m);
    m->name = "";
    m->owner = v->type;
    m->at = parse_place(v->r, clang_getCursorLocation(c));
    annotations_of(v->r, c, &m->annotations, NULL);
    m->trouble = "a union; tenon does not describe unions yet";
    *v->last = m;
    v->last = &m->next;
}

static enum CXChildVisitResult visit_value(CXCursor c, CXCursor parent, CXClientData data)
{
    visit *v = data;
    enumerator *e;
    (void)parent;
    if (clang_getCursorKind(c) != CXCursor_EnumConstantDecl)
        return CXChildVisit_Continue;
    e = gen_alloc(sizeof *e);
    e->name = shape_string(clang_getCursorSpelling(c));
    e->at = parse_place(v->r, clang_getCursorLocation(c));
    e->value = v->type->enum_unsigned ? (int64_t)clang_getEnumConstantDeclUnsignedValue(c)
                                      : clang_getEnumConstantDeclValue(c);
    annotations_of(v->r, c, &e->annotations, NULL);
    *v->last_value = e;
    v->last_value = &e->next;
    return CXChildVisit_Continue;
}

/* ---- types ----------------------------------------------------------------------------------- */

static void name_type(type *t, CXCursor decl)
{
    char *spelled = shape_string(clang_getTypeSpelling(clang_getCursorType(decl)));
    char *tag = shape_string(clang_getCursorSpelling(decl));
    size_t len;
    if (strstr(spelled, "(unnamed") || strstr(spelled, "(anonymous"))
        return;
    t->title = spelled;
    t->scope = shape_scope(decl);
    t->c_type = shape_spelling(clang_getCursorType(decl));
    if (*tag && !strchr(tag, ' ') &&
        strncmp(spelled, "struct ", 7) * strncmp(spelled, "enum ", 5) == 0) {
        t->name = tag;
        return;
    }
    len = strlen(spelled);
    t->name =
        len > 2 && strcmp(spelled + len - 2, "_t") == 0 ? gen_copy(spelled, len - 2) : spelled;
}

static void fill_type(run *r, type *t, CXCursor decl)
{
    visit v = {.r = r, .type = t, .last = &t->members, .last_value = &t->enumerators};
    if (t->members || t->enumerators || !may_be_described(t) || t->is_union)
        return;
    if (t->is_enum)
        clang_visitChildren(decl, visit_value, &v);
    else
        clang_visitChildren(decl, visit_field, &v);
}

type *parse_type_of(run *r, const void *cursor)
{
    CXCursor decl = *(const CXCursor *)cursor, definition = clang_getCursorDefinition(decl);
    CXFile file;
    long long size;
    type *t;
    if (!clang_Cursor_isNull(definition))
        decl = definition;
    for (t = r->types; t; t = t->next)
        if (clang_equalCursors(*(const CXCursor *)t->decl, decl))
            return t;
    t = gen_alloc(sizeof *t);
    t->decl = memcpy(gen_alloc(sizeof decl), &decl, sizeof decl);
    t->at = parse_place(r, clang_getCursorLocation(decl));
    clang_getExpansionLocation(clang_getCursorLocation(decl), &file, NULL, NULL, NULL);
    t->unit = unit_of(r, file);
    t->header = t->at.file;
    t->is_enum = clang_getCursorKind(decl) == CXCursor_EnumDecl;
    t->is_union = clang_getCursorKind(decl) == CXCursor_UnionDecl;
    t->is_complete = !clang_Cursor_isNull(definition);
    size = clang_Type_getSizeOf(clang_getCursorType(decl));
    t->size = size > 0 ? (uint64_t)size : 0;
    t->comment = brief(decl);
    if (t->is_enum) {
        enum CXTypeKind kind = clang_getCanonicalType(clang_getEnumDeclIntegerType(decl)).kind;
        t->enum_unsigned = kind == CXType_UInt || kind == CXType_ULong ||
                           kind == CXType_ULongLong || kind == CXType_UChar ||
                           kind == CXType_UShort || kind == CXType_Bool;
    }
    name_type(t, decl);
    *r->last_type = t;
    r->last_type = &t->next;
    annotations_of(r, decl, &t->annotations, NULL);
    fill_type(r, t, decl);
    return t;
}

static type *type_behind(run *r, CXCursor typedef_decl)
{
    CXType t = clang_getCanonicalType(clang_getTypedefDeclUnderlyingType(typedef_decl));
    CXCursor decl = clang_getTypeDeclaration(t);
    if (t.kind != CXType_Record && t.kind != CXType_Enum)
        return NULL;
    return parse_type_of(r, &decl);
}

static bool has_description(const type *t)
{
    bool annotated = t->is_remote || t->annotations;
    for (const member *m = t->members; m; m = m->next)
        annotated |= m->annotations != NULL;
    for (const enumerator *e = t->enumerators; e; e = e->next)
        annotated |= e->annotations != NULL;
    return annotated;
}

/* One more description of a type that has one. Members of other types refer to the first, which is
 * the one that parse_type_of finds. */
static type *another_of(run *r, const type *first)
{
    type *t = memcpy(gen_alloc(sizeof *t), first, sizeof *t);
    t->next = NULL;
    t->annotations = NULL;
    t->members = NULL;
    t->enumerators = NULL;
    *r->last_type = t;
    r->last_type = &t->next;
    return t;
}

/* TENON_REMOTE: a typedef that names the type; text: "tenon-remote:" and the description's name. */
static void add_remote(run *r, CXCursor c, const char *text, annotation *annotations, place at)
{
    type *t = type_behind(r, c);
    if (!t || t->is_union || !t->is_complete) {
        gen_error(r, at, 12, "TENON_REMOTE takes a struct or enum that is defined here");
        return;
    }
    if (has_description(t))
        t = another_of(r, t);
    t->is_remote = true;
    t->marked = true;
    t->name = text + 13;
    t->annotations = annotations;
    t->at = at;
    for (unit *u = r->units; u; u = u->next)
        if (strcmp(u->path, at.file) == 0)
            t->unit = u;
    if (!t->c_type) {
        char *spelled = shape_string(clang_getTypeSpelling(clang_getTypedefDeclUnderlyingType(c)));
        t->c_type = t->title = spelled;
    }
    t->members = NULL; /* remote types have other ones: the arms of unions */
    fill_type(r, t, *(const CXCursor *)t->decl);
    for (member *m = t->members; m; m = m->next)
        m->is_companion = true; /* until a TENON_REMOTE_FIELD asks for it */
}

static void add_remote_field(run *r, const char *text, annotation *annotations, place at)
{
    const char *comma = strchr(text + 12, ',');
    char *name = gen_copy(text + 12, (size_t)(comma - text) - 12);
    type *t = r->types;
    member *m;
    while (t && !(t->is_remote && strcmp(t->name, name) == 0))
        t = t->next;
    if (!t) {
        gen_error(r, at, 18, "no TENON_REMOTE(%s, ...) stands before this", name);
        return;
    }
    for (m = t->members; m; m = m->next)
        if (strcmp(m->name, comma + 1) == 0)
            break;
    if (!m) {
        const member *near = nearest_member(t, comma + 1);
        gen_error(r, at, 18,
                  near ? "%s has no member %s; did you mean `%s`?" : "%s has no member %s",
                  t->title, comma + 1, near ? near->name : "");
        return;
    }
    for (const member *k = t->members; k; k = k->next)
        if (k != m && !k->is_companion && k->in_union && m->in_union &&
            k->offset < m->offset + (long long)m->size &&
            m->offset < k->offset + (long long)k->size)
            gen_error(r, at, 18, "%s and %s have their bytes in common: they are arms of a union",
                      k->name, m->name);
    m->is_companion = false;
    m->annotations = annotations;
    m->at = at;
}

static void take_typedef(run *r, CXCursor c)
{
    annotation *annotations = NULL;
    visit v;
    type *t;
    annotations_of(r, c, &annotations, &v);
    if (v.remote) {
        add_remote(r, c, v.remote, annotations, v.at);
        return;
    }
    if (!annotations)
        return;
    if (v.before) {
        char *name = shape_string(clang_getCursorSpelling(c));
        gen_error(r, annotations->at, 5, "an annotation stands behind the name that it is about");
        gen_note(r, "write: typedef struct TENON(%s) ... {...} %s; or } %s TENON(%s);",
                 annotations->raw, name, name, annotations->raw);
        return;
    }
    t = type_behind(r, c);
    if (!t || t->is_union) {
        gen_error(r, annotations->at, 5, "this typedef is of no struct or enum");
        return;
    }
    annotation **end = &t->annotations;
    while (*end)
        end = &(*end)->next;
    *end = annotations;
}

static enum CXChildVisitResult visit_other(CXCursor c, CXCursor parent, CXClientData data);

/* Annotations of what has no description, on it and in it: members of unions, parameters. */
static void take_other(run *r, CXCursor c)
{
    annotation *annotations = NULL;
    visit v;
    annotations_of(r, c, &annotations, &v);
    if (v.remote) {
        add_remote_field(r, v.remote, annotations, v.at);
        return;
    }
    if (annotations)
        gen_error(r, annotations->at, 5,
                  "tenon describes structs, enums and what is in them, and this is neither");
    clang_visitChildren(c, visit_other, r);
}

static enum CXChildVisitResult visit_other(CXCursor c, CXCursor parent, CXClientData data)
{
    enum CXCursorKind kind = clang_getCursorKind(c);
    (void)parent;
    if (kind == CXCursor_FieldDecl || kind == CXCursor_ParmDecl || kind == CXCursor_UnionDecl)
        take_other(data, c);
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult visit_top(CXCursor c, CXCursor parent, CXClientData data)
{
    run *r = data;
    CXFile file;
    enum CXCursorKind kind = clang_getCursorKind(c);
    (void)parent;
    clang_getExpansionLocation(clang_getCursorLocation(c), &file, NULL, NULL, NULL);
    if (!unit_of(r, file))
        return CXChildVisit_Continue;
    if (kind == CXCursor_StructDecl || kind == CXCursor_EnumDecl) {
        if (clang_isCursorDefinition(c))
            parse_type_of(r, &c);
    } else if (kind == CXCursor_TypedefDecl) {
        take_typedef(r, c);
    } else {
        take_other(r, c);
    }
    return CXChildVisit_Continue;
}

static void note_file(CXFile file, CXSourceLocation *stack, unsigned n, CXClientData data)
{
    run *r = data;
    const char *name = shape_string(clang_getFileName(file));
    (void)stack;
    (void)n;
    if (strcmp(name, PARSED_NAME) == 0)
        return;
    const char **files = gen_alloc((r->n_files + 1) * sizeof *files);
    if (r->n_files)
        memcpy(files, r->files, r->n_files * sizeof *files);
    r->files = files;
    r->files[r->n_files++] = name;
}

bool parse_headers(run *r)
{
    parsed *p = gen_alloc(sizeof *p);
    text t = {0};
    size_t n = 0;
    r->clang = p;
    r->last_type = &r->types;
    p->index = clang_createIndex(0, 0);
    if (!clang_arguments(r, &p->args, &p->n_args))
        return false;
    text_add(&t, "%s", prelude);
    for (unit *u = r->units; u; u = u->next, n++) {
        u->full = absolute_path(u->path);
        if (!u->full) {
            gen_error(r, (place){0}, 0, "cannot read %s", u->path);
            return false;
        }
        text_add(&t, "#include \"%s\"\n", u->full);
    }
    p->files = gen_alloc(n * sizeof *p->files);
    p->text = t.data;
    p->unit = parse_text(r, t.data, NULL, 0);
    if (!p->unit)
        return false;
    n = 0;
    for (unit *u = r->units; u; u = u->next)
        p->files[n++] = clang_getFile(p->unit, u->full);
    clang_getInclusions(p->unit, note_file, r);
    clang_visitChildren(clang_getTranslationUnitCursor(p->unit), visit_top, r);
    return r->errors == 0;
}
