/* SPDX-License-Identifier: MIT
 * complain.c, layer 3: details, paths and places of errors; see complain.h.
 *
 * The path is a trail of crumbs, innermost first. When there are more than TENON__TRAIL, the middle
 * ones are dropped: the first half of the array holds the innermost, the second half the outermost
 * seen so far. */
#include "complain.h"
#include "../base/base.h"
#include "../type/type.h"

#include <tenon/inline/float.h>

static bool begin_detail(tenon__in *in, tenon__text *text)
{
    if (!in->error)
        return false;
    tenon__text_init(text, in->error->detail, sizeof in->error->detail);
    return true;
}

void tenon__say(tenon__in *in, const char *before, const tenon_str *name, const char *after)
{
    tenon__text text;
    if (!begin_detail(in, &text))
        return;
    tenon__text_str(&text, before);
    if (name)
        tenon__text_bytes(&text, name->data, name->len);
    if (after)
        tenon__text_str(&text, after);
}

/* The number or other token that stands at the error. */
static tenon_str token_at_error(const tenon__in *in)
{
    const char *s = in->text + in->error_at, *end = in->text + in->len;
    tenon_str token = {s, 0};
    while (s + token.len < end && token.len < 40 &&
           (strchr("+-.eE", s[token.len]) || (s[token.len] >= '0' && s[token.len] <= '9')) &&
           s[token.len])
        token.len++;
    return token;
}

static void say_limit(tenon__text *text, const tenon_member *m, const tenon_constant *c)
{
    if (m->kind == TENON_KIND_F32 || m->kind == TENON_KIND_F64) {
        char digits[40];
        char *end = tenon__f64_write(digits, c->f);
        tenon__text_bytes(text, digits, (size_t)(end - digits));
    } else if (m->kind == TENON_KIND_U64) {
        tenon__text_u64(text, (uint64_t)c->i);
    } else {
        tenon__text_i64(text, c->i);
    }
}

/* The limits of an integer's C type; a double has none worth naming. */
static void type_limits(unsigned kind, tenon_constant *ret_min, tenon_constant *ret_max)
{
    unsigned bits = 8u << (kind >= TENON_KIND_U8 ? kind - TENON_KIND_U8 : kind - TENON_KIND_I8);
    ret_min->i = kind >= TENON_KIND_U8 ? 0 : -(INT64_MAX >> (64 - bits)) - 1;
    ret_max->i =
        kind >= TENON_KIND_U8 ? (int64_t)(UINT64_MAX >> (64 - bits)) : INT64_MAX >> (64 - bits);
}

void tenon__say_limits(tenon__in *in, const tenon_member *m, const tenon_detail *d)
{
    tenon_str token = token_at_error(in);
    tenon_constant min = d->min, max = d->max, least = {0, 0}, most = {0, 0};
    bool whole = tenon__is_integer(m->kind);
    tenon__text text;
    in->error_len = token.len;
    if (!begin_detail(in, &text))
        return;
    if (whole)
        type_limits(m->kind, &least, &most);
    tenon__text_bytes(&text, token.data, token.len);
    tenon__text_str(&text, " is out of range ");
    if (whole || (d->given & TENON_GIVEN_MIN))
        say_limit(&text, m, d->given & TENON_GIVEN_MIN ? &min : &least);
    tenon__text_str(&text, "..");
    if (whole || (d->given & TENON_GIVEN_MAX))
        say_limit(&text, m, d->given & TENON_GIVEN_MAX ? &max : &most);
}

void tenon__say_lengths(tenon__in *in, const tenon_detail *d, size_t len)
{
    tenon__text text;
    if (!begin_detail(in, &text))
        return;
    tenon__text_u64(&text, len);
    tenon__text_str(&text, " bytes long, allowed are ");
    if (d->given & TENON_GIVEN_MIN_LEN)
        tenon__text_u64(&text, d->min_len);
    tenon__text_str(&text, "..");
    if (d->given & TENON_GIVEN_MAX_LEN)
        tenon__text_u64(&text, d->max_len);
}

void tenon__say_names(tenon__in *in, const tenon_type *t, const tenon_str *found)
{
    tenon_str near = tenon__nearest(t, found->data, found->len);
    tenon__text text;
    if (!begin_detail(in, &text))
        return;
    tenon__text_char(&text, '"');
    tenon__text_bytes(&text, found->data, found->len);
    tenon__text_str(&text, "\" is not a ");
    tenon__text_str(&text, t->name);
    if (near.data) {
        tenon__text_str(&text, "; did you mean \"");
        tenon__text_bytes(&text, near.data, near.len);
        tenon__text_str(&text, "\"?");
    }
    tenon__text_str(&text, near.data ? " (" : ", known are ");
    for (unsigned i = 0; i < t->n; i++) {
        tenon_str name = tenon__enumerator_name(&t->enumerators[i]);
        tenon__text_str(&text, i ? ", " : "");
        tenon__text_bytes(&text, name.data, name.len);
    }
    tenon__text_str(&text, near.data ? ")" : "");
}

/* ---- paths ----------------------------------------------------------------------------------- */

static void drop_crumb(tenon__crumb *trail, uint32_t *n, uint32_t *lost, tenon__crumb crumb)
{
    if (*n == TENON__TRAIL) {
        memmove(trail + TENON__TRAIL / 2, trail + TENON__TRAIL / 2 + 1,
                (TENON__TRAIL / 2 - 1) * sizeof *trail);
        --*n;
        ++*lost;
    }
    trail[(*n)++] = crumb;
}

void tenon__trail(tenon__in *in, const tenon_type *type, size_t index)
{
    drop_crumb(in->trail, &in->crumbs, &in->crumbs_lost, (tenon__crumb){type, index, NULL, 0});
}

/* The key of an entry as the text spells it: to the closing quote, which escapes put further away
 * than its length. */
static size_t key_spelling(const tenon__in *in, const char *key)
{
    const char *s = key, *end = in->text + in->len;
    while (end - s > 1 && *s != '"')
        s += *s == '\\' ? 2 : 1;
    return (size_t)(s - key);
}

void tenon__trail_element(tenon__in *in, const tenon__growing *g)
{
    tenon__crumb crumb = {NULL, g->n ? g->n - 1 : 0, NULL, 0};
    if (g->map) {
        crumb.key = in->text + g->key_at;
        crumb.key_len = key_spelling(in, crumb.key);
    }
    drop_crumb(in->trail, &in->crumbs, &in->crumbs_lost, crumb);
}

void tenon__trail_name(tenon__in *in)
{
    drop_crumb(in->trail, &in->crumbs, &in->crumbs_lost,
               (tenon__crumb){NULL, 0, in->text + in->name_at, in->name_len});
}

void tenon__out_trail(tenon__out *out, const tenon_type *type, size_t index)
{
    drop_crumb(out->trail, &out->crumbs, &out->crumbs_lost, (tenon__crumb){type, index, NULL, 0});
}

void tenon__out_trail_element(tenon__out *out, const tenon__span *list)
{
    tenon__crumb crumb = {NULL, (size_t)(list->at - list->begin) / list->stride, NULL, 0};
    if (list->map && list->key) {
        crumb.key = list->key;
        crumb.key_len = list->key_len;
    }
    drop_crumb(out->trail, &out->crumbs, &out->crumbs_lost, crumb);
}

/* .name, or ["odd name"] where a dot or bracket in it would mislead. */
static void path_name(tenon__text *text, const char *name, size_t len)
{
    bool plain = len > 0;
    for (size_t i = 0; i < len && plain; i++) {
        unsigned char c = (unsigned char)name[i];
        plain = c > ' ' && c != '.' && c != '[' && c != ']' && c != '"' && c != '\\';
    }
    tenon__text_str(text, plain ? "." : "[\"");
    tenon__text_bytes(text, name, len);
    tenon__text_str(text, plain ? "" : "\"]");
}

static void path_crumb(tenon__text *text, const tenon__crumb *crumb)
{
    if (crumb->type) {
        tenon_str name = tenon__member_name(crumb->type, crumb->index);
        path_name(text, name.data, name.len);
    } else if (crumb->key) {
        path_name(text, crumb->key, crumb->key_len);
    } else {
        tenon__text_char(text, '[');
        tenon__text_u64(text, crumb->index);
        tenon__text_char(text, ']');
    }
}

/* The outermost and the innermost crumbs, with dots between them when some are left out. false: it
 * had to be cut. */
static bool path_of_ends(const tenon__crumb *trail, uint32_t n, uint32_t outer, uint32_t inner,
                         bool dots, char *buf, size_t size)
{
    tenon__text text;
    tenon__text_init(&text, buf, size);
    tenon__text_char(&text, '$');
    for (uint32_t i = n; i-- > n - outer;)
        path_crumb(&text, &trail[i]);
    if (dots)
        tenon__text_str(&text, "...");
    for (uint32_t i = inner; i-- > 0;)
        path_crumb(&text, &trail[i]);
    return text.end != NULL;
}

/* Too long a path loses its middle: where it ends says the most, where it begins the second most.
 */
static void path_of_trail(const tenon__crumb *trail, uint32_t n, uint32_t lost, char *buf,
                          size_t size)
{
    uint32_t inner = lost ? TENON__TRAIL / 2 : n - n / 2, outer = n - inner;
    while (!path_of_ends(trail, n, outer, inner, lost || outer + inner < n, buf, size) &&
           outer + inner > 1) {
        if (outer > inner / 2)
            outer--;
        else
            inner--;
    }
}

uint32_t tenon__path_enter(tenon__in *in, const tenon_type *t, const tenon_member *m)
{
    tenon__path *path = in->path;
    const uint32_t most = sizeof path->steps / sizeof *path->steps;
    uint32_t before = path->n;
    if (m->fragment && path->n < most)
        path->steps[path->n++] = (tenon__crumb){t, m->index, NULL, 0};
    if ((m->kind == TENON_KIND_ARRAY || m->kind == TENON_KIND_FIXED || m->kind == TENON_KIND_MAP) &&
        path->n < most)
        path->steps[path->n++] = (tenon__crumb){NULL, 0, NULL, 0};
    return before;
}

void tenon__path_text(const tenon__in *in, char *buf, size_t size)
{
    tenon__text text;
    tenon__text_init(&text, buf, size);
    tenon__text_char(&text, '$');
    for (uint32_t i = 0; i < in->path->n; i++) {
        tenon__crumb step = in->path->steps[i];
        if (step.key)
            step.key_len = key_spelling(in, step.key);
        path_crumb(&text, &step);
    }
}

/* ---- reports --------------------------------------------------------------------------------- */

void tenon__report(tenon__in *in)
{
    tenon_error *error = in->error;
    char detail[sizeof error->detail];
    if (!error)
        return;
    memcpy(detail, error->detail, sizeof detail);
    tenon__error_set(error, in->code, detail[0] ? detail : NULL);
    path_of_trail(in->trail, in->crumbs, in->crumbs_lost, error->path, sizeof error->path);
    tenon__error_place(error, in->text, in->len, in->error_at, in->error_len);
}

void tenon__out_report(tenon__out *out)
{
    tenon_error *error = out->error;
    char detail[sizeof error->detail];
    if (!error)
        return;
    memcpy(detail, error->detail, sizeof detail);
    tenon__error_set(error, out->code, detail[0] ? detail : NULL);
    path_of_trail(out->trail, out->crumbs, out->crumbs_lost, error->path, sizeof error->path);
}
