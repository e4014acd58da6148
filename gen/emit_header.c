/* SPDX-License-Identifier: MIT
 * emit_header.c: NAME.tenon.h: the accessor of every type and its typed functions, the same that
 * TENON_DECLARE makes. The list of functions is here once more because a header of macro rows is C
 * only and this output is C++ too. */
#include "emit.h"

#include <ctype.h>

/* %1 is the description's name, %2 the C type. */
static const char functions[] =
    "static inline TENON_GEN_UNUSED bool %1_json_read(%2 *object, const char *text, size_t len, "
    "tenon_mem *mem,\n"
    "    const tenon_options *options, tenon_error *error)\n"
    "{\n"
    "    return tenon_json_read(%1_type(), object, text, len, mem, options, error);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED bool %1_json_read_path(%2 *object, const char *path, tenon_mem "
    "*mem,\n"
    "    const tenon_options *options, tenon_error *error)\n"
    "{\n"
    "    return tenon_json_read_path(%1_type(), object, path, mem, options, error);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED bool %1_json_read_source(%2 *object, tenon_source *source, "
    "tenon_mem *mem,\n"
    "    const tenon_options *options, tenon_error *error)\n"
    "{\n"
    "    return tenon_json_read_source(%1_type(), object, source, mem, options, error);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED bool %1_json_update(%2 *object, const char *text, size_t len, "
    "tenon_mem *mem,\n"
    "    const tenon_options *options, tenon_error *error)\n"
    "{\n"
    "    return tenon_json_update(%1_type(), object, text, len, mem, options, error);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED bool %1_json_write(const %2 *object, tenon_sink *sink,\n"
    "    const tenon_options *options, tenon_error *error)\n"
    "{\n"
    "    return tenon_json_write(%1_type(), object, sink, options, error);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED size_t %1_json_print(const %2 *object, char *buf, size_t "
    "size,\n"
    "    const tenon_options *options)\n"
    "{\n"
    "    return tenon_json_print(%1_type(), object, buf, size, options);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED bool %1_init(%2 *object, tenon_mem *mem)\n"
    "{\n"
    "    return tenon_init(%1_type(), object, mem);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED void %1_free(%2 *object, tenon_mem *mem)\n"
    "{\n"
    "    tenon_free(%1_type(), object, mem);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED bool %1_copy(%2 *copy, const %2 *object, tenon_mem *mem)\n"
    "{\n"
    "    return tenon_copy(%1_type(), copy, object, mem);\n"
    "}\n"
    "static inline TENON_GEN_UNUSED bool %1_equal(const %2 *a, const %2 *b)\n"
    "{\n"
    "    return tenon_equal(%1_type(), a, b);\n"
    "}\n";

/* In C++ what is declared in a struct is of that struct. */
static const char nested[] =
    "#ifndef TENON_GEN_NESTED\n"
    "#ifdef __cplusplus\n"
    "#define TENON_GEN_NESTED(scope_, keyword_, name_) keyword_ scope_::name_\n"
    "#else\n"
    "#define TENON_GEN_NESTED(scope_, keyword_, name_) keyword_ name_\n"
    "#endif\n"
    "#endif\n";

static void emit_for(text *out, const char *s, const type *t)
{
    for (; *s; s++) {
        if (*s == '%')
            text_add(out, "%s", *++s == '1' ? t->name : t->c_type);
        else
            text_bytes(out, s, 1);
    }
}

static char *guard_of(const unit *u)
{
    char *s = gen_format("%s_TENON_H", u->base);
    for (char *p = s; *p; p++)
        *p = isalnum((unsigned char)*p) ? (char)toupper((unsigned char)*p) : '_';
    return isdigit((unsigned char)*s) ? gen_format("H_%s", s) : s;
}

void emit_header(run *r, unit *u, text *out)
{
    const char *guard = guard_of(u);
    (void)r;
    text_add(out,
             "/* %s.tenon.h: made by tenongen from %s; edit that instead. Typed functions of the "
             "types in it; what they\n"
             " * do is documented in tenon/json.h and tenon/type.h. */\n",
             u->base, u->path);
    text_add(out, "#ifndef %s\n#define %s\n\n#include \"%s\"\n\n#include <tenon/tenon.h>\n\n",
             guard, guard, u->path);
    text_add(out, "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    text_add(out, "#ifndef TENON_GEN_UNUSED\n#ifdef __GNUC__\n#define TENON_GEN_UNUSED "
                  "__attribute__((unused))\n#else\n"
                  "#define TENON_GEN_UNUSED\n#endif\n#endif\n");
    for (size_t i = 0; i < u->n; i++)
        if (u->types[i]->scope) {
            text_add(out, "%s", nested);
            break;
        }
    for (size_t i = 0; i < u->n; i++) {
        const type *t = u->types[i];
        emit_rule(out, t->title);
        if (t->comment)
            text_add(out, "/* %s */\n", t->comment);
        text_add(out, "typedef %s tenon__c_%s;\nenum { tenon__kind_%s = TENON_KIND_%s };\n",
                 t->c_type, t->name, t->name, t->is_enum ? "ENUM" : "OBJECT");
        text_add(out, "const tenon_type *%s_type(void);\n", t->name);
        if (!t->is_enum)
            emit_for(out, functions, t);
    }
    text_add(out, "\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
}
