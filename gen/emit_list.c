/* SPDX-License-Identifier: MIT
 * emit_list.c: arrays and dictionaries of structs that have functions of their own: a loop each
 * way. All other lists go by their row. At the depth limit, and for whatever is odd before the
 * first element, they return NULL with nothing begun, and the walker takes the list from its start.
 */
#include "emit.h"

#include <string.h>

/* The object of an element: the struct itself, or the one member of a transparent entry. */
static const type *object_of(const member *m, const char **ret_path)
{
    *ret_path = "";
    if (!m->ref->transparent)
        return m->ref;
    for (const member *e = m->ref->members; e; e = e->next)
        if (e->is_row && e->kind == TENON_KIND_OBJECT && !e->given && !e->ref->transparent) {
            *ret_path = e->name;
            return e->ref;
        }
    return NULL;
}

bool emit_is_plain_list(const run *r, const member *m)
{
    const uint32_t allowed = TENON_GIVEN_NAME | TENON_GIVEN_ALIAS | TENON_GIVEN_COUNT |
                             TENON_GIVEN_MAP | TENON_GIVEN_REQUIRED | TENON_GIVEN_MAX_COUNT |
                             TENON_GIVEN_OMIT_EMPTY;
    const char *path;
    const type *t;
    if ((m->kind != TENON_KIND_ARRAY && m->kind != TENON_KIND_MAP) ||
        m->element != TENON_KIND_OBJECT || (m->given & ~allowed))
        return false;
    t = object_of(m, &path);
    if (!t || t->unit != m->owner->unit || t->transparent || !emit_has_functions(r, t))
        return false;
    /* a dictionary's key that is a member too is not part of an entry's object */
    return m->kind == TENON_KIND_ARRAY ? !*path : *path != 0 && !m->key->is_row;
}

static void emit_read_key(const member *m, text *out)
{
    const char *key = m->key->name;
    const char *kind = m->key->leaf == TENON_KIND_CSTR  ? "CSTR"
                       : m->key->leaf == TENON_KIND_STR ? "STR"
                                                        : "CHARS";
    text_add(out, "        p = tenon__ready(in, p);\n");
    text_add(out,
             "        q = tenon__json_key(in, p, TENON_KIND_%s, sizeof e->%s, (void "
             "*)(uintptr_t)&e->%s);\n",
             kind, key, key);
    text_add(out, "        if (TENON__UNLIKELY(!q)) {\n            tenon__json_mismatch(in, p, "
                  "TENON_KIND_STR, NULL);\n"
                  "            goto failed;\n        }\n");
    text_add(out, "        if (TENON__UNLIKELY(!tenon__growing_key(in, p, &g, detail))) {\n"
                  "            tenon__trail_element(in, &g, m);\n            goto failed;\n        "
                  "}\n        p = q;\n");
}

static void emit_read_list(const type *t, const member *m, text *out)
{
    bool map = m->kind == TENON_KIND_MAP;
    const char *path, *flags = map ? "true, true" : "false, true";
    const type *e = object_of(m, &path);
    text_add(out, "\nstatic const char *%s__get_%s(tenon__in *in, const char *p, %s *o)\n{\n",
             t->name, m->name, t->c_type);
    text_add(out, "    const tenon_type *const type = &tenon__type_%s;\n", t->name);
    text_add(out, "    const tenon_member *const m = &%s__members[%u];\n", t->name, m->index);
    if (map)
        text_add(out, "    const tenon_detail *const detail = &%s__details[%u];\n",
                 (t->plain ? t->plain : t)->name, m->index);
    text_add(out, "    %s *e;\n    const char *q;\n    tenon__growing g;\n    bool more;\n",
             m->ref->c_type);
    text_add(
        out,
        "    if (TENON__UNLIKELY(*p != '%c') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))\n"
        "        return NULL;\n    in->depth++;\n"
        "    tenon__growing_begin(in, &g, type, m, (char *)o, false);\n",
        map ? '{' : '[');
    text_add(out,
             "    for (p = tenon__json_element(in, p + 1, true, %s, &more); TENON__LIKELY(p != "
             "NULL) && more;\n"
             "         p = tenon__json_element(in, q, false, %s, &more)) {\n",
             flags, flags);
    text_add(out, "        if (TENON__UNLIKELY(g.n == g.cap) && "
                  "TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))\n"
                  "            goto failed;\n");
    text_add(out, "        e = (%s *)(void *)g.data + g.n++;\n", m->ref->c_type);
    if (map)
        emit_read_key(m, out);
    text_add(out, "        q = %s__get(in, p, %s%s%s);\n", e->name, *path ? "&e->" : "e", path, "");
    text_add(out, "        if (TENON__UNLIKELY(!q)) {\n            tenon__json_mismatch(in, p, "
                  "TENON_KIND_OBJECT, NULL);\n"
                  "            tenon__trail_element(in, &g, m);\n            goto failed;\n        "
                  "}\n    }\n");
    text_add(out, "    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, "
                  "type, m, (char *)o, false)))\n"
                  "        goto failed;\n    in->depth--;\n    return p;\nfailed:\n"
                  "    tenon__growing_drop(in, &g, type, m, (char *)o);\n    return NULL;\n}\n");
}

/* The key of entry e in key and len, or back to the start of the list for the walker to complain.
 */
static void emit_write_key(const member *m, text *out)
{
    const char *key = m->key->name;
    if (m->key->leaf == TENON_KIND_STR)
        text_add(out, "        key = e->%s.data;\n        len = e->%s.len;\n", key, key);
    else if (m->key->leaf == TENON_KIND_CSTR)
        text_add(out, "        key = e->%s;\n        len = key ? strlen(key) : 0;\n", key);
    else
        text_add(out, "        key = e->%s;\n        len = tenon__gen_length(key, sizeof e->%s);\n",
                 key, key);
    text_add(out,
             "        if (TENON__UNLIKELY(!key)) {\n            out->depth--;\n"
             "            return tenon__json_write_member(out, out->base + start, &tenon__type_%s, "
             "%u, o, 64);\n        }\n",
             m->owner->name, m->index);
    text_add(
        out,
        "        p = tenon__json_put_str(out, p, key, len, 64);\n        if (TENON__UNLIKELY(!p))\n"
        "            return tenon__gen_entry_failed(out, i, key, len);\n        *p++ = ':';\n");
}

static void emit_write_list(const type *t, const member *m, text *out)
{
    bool map = m->kind == TENON_KIND_MAP;
    const char *path;
    const type *e = object_of(m, &path);
    text_add(out, "\nstatic char *%s__put_%s(tenon__out *out, char *p, const %s *o)\n{\n", t->name,
             m->name, t->c_type);
    text_add(out, "    const size_t n = (size_t)o->%s;\n", m->count->name);
    if (map)
        text_add(out, "    const size_t start = (size_t)(p - out->base);\n    const char *key;\n   "
                      " size_t len;\n");
    text_add(
        out,
        "    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->%s)",
        m->name);
    if (!m->count->leaf_unsigned)
        text_add(out, " ||\n        TENON__UNLIKELY(o->%s < 0)", m->count->name);
    text_add(out,
             ")\n        return tenon__json_write_member(out, p, &tenon__type_%s, %u, o, 64);\n",
             t->name, m->index);
    text_add(out, "    out->depth++;\n    *p++ = '%c';\n    for (size_t i = 0; i < n; i++) {\n",
             map ? '{' : '[');
    text_add(out, "        const %s *const e = &o->%s[i];\n", m->ref->c_type, m->name);
    if (map)
        text_add(out, "        p = tenon__need(out, p, 256);\n        if (TENON__UNLIKELY(!p))\n   "
                      "         return NULL;\n");
    text_add(out, "        *p = ',';%s\n        p += i != 0;\n",
             map ? "" : " /* every object leaves room for it */");
    if (map)
        emit_write_key(m, out);
    text_add(out, "        p = %s__put(out, p, %s%s);\n", e->name, *path ? "&e->" : "e", path);
    text_add(out, "        if (TENON__UNLIKELY(!p))\n            return %s;\n    }\n",
             map ? "tenon__gen_entry_failed(out, i, key, len)"
                 : "tenon__gen_element_failed(out, i)");
    text_add(out,
             "    p = tenon__need(out, p, 64);\n    if (TENON__UNLIKELY(!p))\n        return "
             "NULL;\n    out->depth--;\n"
             "    *p = '%c';\n    return p + 1;\n}\n",
             map ? '}' : ']');
}

void emit_list_functions(run *r, type *t, text *out)
{
    for (const member *m = t->members; m; m = m->next)
        if (m->is_row && !m->ignored && emit_is_plain_list(r, m)) {
            if (emit_read_op(m) != TENON_STEP_SKIP)
                emit_read_list(t, m, out);
            if (emit_write_op(m) != TENON_STEP_SKIP)
                emit_write_list(t, m, out);
        }
}
