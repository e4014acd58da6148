/* SPDX-License-Identifier: MIT
 * decode_cold.c, layer 3: what the decode walker does seldom: ends of objects with members missing,
 * failures, unknown and repeated names, limits. The memory of a read is in growing.c, messages are
 * put together in complain.c. */
#include "decode_cold.h"
#include "../base/base.h"
#include "../type/type.h"
#include "complain.h"

const tenon_member tenon__row_end = {.fragment = "}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
                                     .fragment_len = 1,
                                     .read_op = TENON_STEP_END,
                                     .write_op = TENON_STEP_END};
const tenon_member tenon__row_error = {.fragment = "", .read_op = TENON_STEP_ERROR};
/* Predicted in types without members: its length sends every name to the slow path, where no name
 * begins with NUL. */
static const char no_name[48];
const tenon_member tenon__row_unknown = {
    .fragment = no_name, .fragment_len = 33, .read_op = TENON_STEP_UNKNOWN};

const char *tenon__patch(tenon__in *in, const char *p)
{
    size_t offset = tenon__offset(in, p);
    in->bias = (uintptr_t)(in->patch + TENON__PATCH) - in->len;
    in->end = in->patch + sizeof in->patch;
    return (const char *)(in->bias + offset);
}

const char *tenon__fail(tenon__in *in, const char *p, int code, size_t len)
{
    if (!in->code) {
        in->code = code;
        in->crumbs = in->crumbs_lost = 0;
        in->error_at = tenon__offset(in, p);
        in->error_len = len;
        if (in->error)
            in->error->detail[0] = 0;
    }
    return NULL;
}

const char *tenon__faulty(tenon__in *in, const char *p, const tenon_type *t)
{
    if (!in->code) {
        tenon__fail(in, p, TENON_E_DESCRIPTION, 0);
        if (in->error)
            tenon__fault_text(t, in->error->detail, sizeof in->error->detail);
    }
    return NULL;
}

static bool is_seen(unsigned i, uint64_t seen, const uint64_t *words)
{
    return ((i < 64 ? seen : words[i >> 6]) >> (i & 63) & 1) != 0;
}

/* Is an absent member an error? */
static bool is_missed(const tenon__in *in, const tenon_type *t, const tenon_member *m)
{
    /* what the writer leaves out on the type's word may be absent: our own text passes TENON_STRICT
     */
    const uint32_t omitted =
        TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY | TENON_GIVEN_OMIT_DEFAULT;
    const tenon_detail *d = tenon__detail(t, m);
    if (d->given & TENON_GIVEN_REQUIRED)
        return true;
    return (in->flags & TENON_MISSING_REFUSE) != 0 &&
           !(d->given & (TENON_GIVEN_DEFAULT | TENON_GIVEN_HAS | TENON_GIVEN_READ_ONLY |
                         TENON_GIVEN_IGNORE | omitted)) &&
           m->kind != TENON_KIND_POINTER;
}

static void say_missing(tenon__in *in, const tenon_type *t, uint64_t seen, const uint64_t *words)
{
    tenon__text text;
    bool first = true;
    if (!in->error)
        return;
    tenon__text_init(&text, in->error->detail, sizeof in->error->detail);
    tenon__text_str(&text, "missing ");
    for (unsigned i = 0; i < t->n; i++) {
        tenon_str name = tenon__member_name(t, i);
        if (is_seen(i, seen, words) || !is_missed(in, t, tenon__row(t, i)))
            continue;
        tenon__text_str(&text, first ? "" : ", ");
        tenon__text_bytes(&text, name.data, name.len);
        first = false;
    }
}

static bool find_missed(tenon__in *in, const tenon_type *t, uint64_t seen, const uint64_t *words)
{
    for (unsigned i = 0; i < t->n; i++)
        if (!is_seen(i, seen, words) && is_missed(in, t, tenon__row(t, i)))
            return true;
    return false;
}

bool tenon__passed(tenon__in *in, const char *p, const tenon_type *t, const tenon_member *m,
                   char *o)
{
    bool ok;
    if (in->update || tenon__is_ignored(t, m))
        return true;
    tenon__lend(in);
    ok = tenon__value_default(t, m, o + m->offset, in->mem);
    tenon__regain(in);
    if (!ok)
        tenon__fail(in, p, TENON_E_MEMORY, 0);
    return ok;
}

bool tenon__object_end(tenon__in *in, const char *p, const tenon_type *t, char *o, uint64_t seen,
                       uint64_t *words)
{
    unsigned i;
    if (words)
        words[0] = seen;
    if (in->update)
        return true;
    if (find_missed(in, t, seen, words)) {
        tenon__fail(in, p - 1, TENON_E_MISSING, 1);
        say_missing(in, t, seen, words);
        return false;
    }
    for (i = 0; i < t->n; i++)
        if (!is_seen(i, seen, words) && !tenon__passed(in, p, t, tenon__row(t, i), o))
            break;
    if (i == t->n)
        return true;
    while (i-- > 0) /* the defaults made before memory ran out; the caller zeroes the rest */
        if (!is_seen(i, seen, words) && !tenon__is_ignored(t, tenon__row(t, i)))
            tenon__value_free(t, tenon__row(t, i), o + tenon__row(t, i)->offset, in->mem);
    return false;
}

void tenon__object_undo(tenon__in *in, const tenon_type *t, char *o, uint64_t seen,
                        const uint64_t *words)
{
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        if (tenon__is_ignored(t, m))
            continue;
        if (is_seen(i, seen, words))
            tenon__value_free(t, m, o + m->offset, in->mem);
        else
            tenon__value_zero(t, m, o + m->offset);
    }
}

/* ---- names ----------------------------------------------------------------------------------- */

bool tenon__unknown(tenon__in *in, const char *p, const tenon_type *t)
{
    tenon_str name = {in->text + in->name_at, in->name_len};
    const char *at = (const char *)(in->bias + in->name_at);
    tenon_str near;
    (void)p;
    if (in->options->on_unknown) {
        char path[sizeof in->error->path];
        tenon__path_text(in, path, sizeof path);
        if (in->options->on_unknown(in->options->context, path, name))
            return true;
    } else if (!(in->flags & TENON_UNKNOWN_REFUSE) && !(t->flags & TENON_REFUSE_UNKNOWN_MEMBERS)) {
        return true;
    }
    tenon__fail(in, at, TENON_E_UNKNOWN, name.len);
    near = tenon__nearest(t, name.data, name.len);
    if (near.data)
        tenon__say(in, "no such member; did you mean \"", &near, "\"?");
    else
        tenon__say(in, "no such member", NULL, NULL);
    return false;
}

/* Where the name that ends before p began: taken by one compare, or noted by the slow path. */
static size_t name_offset(const tenon__in *in, const char *p, const tenon_member *m)
{
    size_t at = tenon__offset(in, p);
    size_t n = m->fragment_len;
    if (at >= n && memcmp(in->text + at - n + 1, m->fragment + 1, n - 1) == 0)
        return at - n + 2;
    return in->name_at;
}

enum tenon__duplicate_verdict tenon__duplicate(tenon__in *in, const char *p, const tenon_type *t,
                                               const tenon_member *m, char *o)
{
    if (in->flags & TENON_DUPLICATES_FIRST)
        return TENON__DUPLICATE_PASS;
    if (in->flags & TENON_DUPLICATES_LAST) {
        if (!in->update && !tenon__is_ignored(t, m))
            tenon__value_free(t, m, o + m->offset, in->mem);
        return TENON__DUPLICATE_AGAIN;
    }
    tenon__fail(in, (const char *)(in->bias + name_offset(in, p, m)), TENON_E_DUPLICATE,
                tenon__member_name(t, m->index).len);
    return TENON__DUPLICATE_REFUSE;
}

/* ---- limits ---------------------------------------------------------------------------------- */

bool tenon__fallback(tenon__in *in, const tenon_member *m, const tenon_detail *detail,
                     tenon__scalar *value)
{
    if (in->code != TENON_E_ENUM || !(detail->given & TENON_GIVEN_FALLBACK))
        return false;
    in->code = TENON_E_NONE;
    if (in->error)
        in->error->detail[0] = '\0'; /* or a later error would speak of this one */
    tenon__put_integer(value->bytes, m->capacity, detail->fallback.i);
    return true;
}

static bool number_within(const tenon_member *m, const tenon_detail *d, const tenon__scalar *value)
{
    bool min = (d->given & TENON_GIVEN_MIN) != 0, max = (d->given & TENON_GIVEN_MAX) != 0;
    if (m->kind == TENON_KIND_F64 || m->kind == TENON_KIND_F32) {
        float f;
        double v = value->f;
        if (m->kind == TENON_KIND_F32) {
            memcpy(&f, value->bytes, sizeof f);
            v = f;
        }
        return !(min && v < d->min.f) && !(max && v > d->max.f);
    }
    int64_t v = tenon__get_integer(value->bytes, tenon__scalar_size(m));
    if (m->kind == TENON_KIND_U64)
        return !(min && (uint64_t)v < (uint64_t)d->min.i) &&
               !(max && (uint64_t)v > (uint64_t)d->max.i);
    if (m->kind == TENON_KIND_U32)
        v = (uint32_t)v;
    if (m->kind == TENON_KIND_U16)
        v = (uint16_t)v;
    if (m->kind == TENON_KIND_U8)
        v = (uint8_t)v;
    return !(min && v < d->min.i) && !(max && v > d->max.i);
}

bool tenon__checked(tenon__in *in, const char *p, const tenon_type *t, const tenon_member *m,
                    tenon__scalar *value)
{
    const tenon_detail *d = tenon__detail(t, m);
    if (m->kind >= TENON_KIND_I8 && m->kind <= TENON_KIND_F64) {
        if (number_within(m, d, value))
            return true;
        tenon__fail(in, p, TENON_E_RANGE, 0);
        tenon__say_limits(in, m, d);
        return false;
    }
    if (m->kind != TENON_KIND_CSTR && m->kind != TENON_KIND_STR)
        return true;
    const char *text = value->cstr;
    size_t len = !text ? 0 : m->kind == TENON_KIND_STR ? value->str.len : strlen(text);
    if (!text || tenon__length_within(in, p, d, len))
        return true;
    tenon_member alone = *m;
    alone.fragment = NULL;
    tenon__value_free(t, &alone, value->bytes, in->mem);
    return false;
}

bool tenon__length_within(tenon__in *in, const char *p, const tenon_detail *d, size_t len)
{
    if (!((d->given & TENON_GIVEN_MIN_LEN) && len < d->min_len) &&
        !((d->given & TENON_GIVEN_MAX_LEN) && len > d->max_len))
        return true;
    tenon__fail(in, p, TENON_E_LENGTH, 0);
    tenon__say_lengths(in, d, len);
    return false;
}
