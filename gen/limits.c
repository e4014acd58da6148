/* SPDX-License-Identifier: MIT
 * limits.c: the options of one row that have to fit its kind: limits, defaults, and pairs that
 * contradict one another. The same rules as for macro rows (src/type/plan.c), said earlier and with
 * a place. */
#include "gen.h"

#include "../src/base/base.h"

#include <tenon/type.h>

#include <string.h>

static bool is_integer(unsigned kind)
{
    return kind >= TENON_KIND_I8 && kind <= TENON_KIND_U64;
}
static bool is_float(unsigned kind)
{
    return kind == TENON_KIND_F32 || kind == TENON_KIND_F64;
}
static bool is_text(unsigned kind)
{
    return kind == TENON_KIND_CSTR || kind == TENON_KIND_STR || kind == TENON_KIND_CHARS;
}
static bool is_list(unsigned kind)
{
    return kind == TENON_KIND_ARRAY || kind == TENON_KIND_MAP || kind == TENON_KIND_FIXED;
}

/* a < b */
static bool is_less(const option *a, const option *b)
{
    if (a->is == VALUE_FLOAT || b->is == VALUE_FLOAT)
        return a->f < b->f;
    bool a_negative = !a->is_unsigned && a->i < 0, b_negative = !b->is_unsigned && b->i < 0;
    if (a_negative != b_negative)
        return a_negative;
    return a_negative ? a->i < b->i : (uint64_t)a->i < (uint64_t)b->i;
}

/* Is the integer a value of so many bits? */
static bool fits(const option *o, unsigned size, bool is_unsigned)
{
    bool negative = !o->is_unsigned && o->i < 0;
    unsigned bits = 8 * size - !is_unsigned;
    uint64_t most = bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
    if (negative)
        return !is_unsigned && (uint64_t) - (o->i + 1) <= most;
    return (uint64_t)o->i <= most;
}

static void complain(run *r, const option *o, const char *why)
{
    gen_error(r, o->value_at, (unsigned)strlen(o->value), "%s = %s %s", word_spelling(o->word),
              o->value, why);
}

/* A number for the row's kind; false: it was refused. */
static bool check_number(run *r, const member *m, const option *o)
{
    if (o->is != VALUE_INTEGER && o->is != VALUE_FLOAT)
        complain(r, o, "is no number");
    else if (is_float(m->kind))
        return true;
    else if (o->is == VALUE_FLOAT)
        complain(r, o, "is no whole number");
    else if (!fits(o, m->leaf_size, m->leaf_unsigned))
        complain(r, o, gen_format("is outside %s", m->c_type));
    else
        return true;
    return false;
}

static const enumerator *enumerator_of(const type *t, int64_t value)
{
    const enumerator *e = t->enumerators;
    while (e && (e->ignored || e->value != value))
        e = e->next;
    return e;
}

static void check_enum_value(run *r, const member *m, const option *o)
{
    if (o->is != VALUE_INTEGER)
        complain(r, o, "is no enumerator");
    else if (!enumerator_of(m->ref, o->i))
        complain(r, o, gen_format("is no described enumerator of %s", m->ref->title));
}

static void check_text_default(run *r, const member *m, const option *o)
{
    const option *min = option_of(m->options, WORD_MIN_LEN),
                 *max = option_of(m->options, WORD_MAX_LEN);
    if (o->is != VALUE_STRING)
        complain(r, o, "is no string");
    else if (m->kind == TENON_KIND_CHARS && o->len >= m->length)
        complain(r, o, gen_format("has no room in %s: %zu bytes and a NUL", m->c_type, o->len));
    else if (min && min->is == VALUE_INTEGER && (int64_t)o->len < min->i)
        complain(r, o, "is shorter than min_len");
    else if (max && max->is == VALUE_INTEGER && (int64_t)o->len > max->i)
        complain(r, o, "is longer than max_len");
    else if (tenon__utf8_check(o->s, o->len) != o->len)
        complain(r, o, "is not UTF-8");
}

static void check_default(run *r, const member *m, const option *o)
{
    const option *min = option_of(m->options, WORD_MIN), *max = option_of(m->options, WORD_MAX);
    if (is_text(m->kind)) {
        check_text_default(r, m, o);
    } else if (m->kind == TENON_KIND_ENUM) {
        check_enum_value(r, m, o);
    } else if (m->kind == TENON_KIND_BOOL) {
        if (o->is != VALUE_INTEGER || (uint64_t)o->i > 1)
            complain(r, o, "is neither true nor false");
    } else if (is_integer(m->kind) || is_float(m->kind)) {
        if (!check_number(r, m, o))
            return;
        if (min && is_less(o, min))
            complain(r, o, gen_format("is less than min = %s", min->value));
        if (max && is_less(max, o))
            complain(r, o, gen_format("is greater than max = %s", max->value));
    } else {
        gen_error(r, o->at, 7, "`default` is for numbers, bools, enums and strings");
    }
}

static void check_length(run *r, const option *o)
{
    if (o &&
        (o->is != VALUE_INTEGER || (!o->is_unsigned && o->i < 0) || (uint64_t)o->i > UINT32_MAX))
        complain(r, o, "is no length");
}

/* The option is only for kinds that ok says. */
static void only_for(run *r, const member *m, enum word word, bool ok, const char *what)
{
    const option *o = option_of(m->options, word);
    if (o && !ok)
        gen_error(r, o->at, (unsigned)strlen(word_spelling(word)), "`%s` is for %s",
                  word_spelling(word), what);
}

static void both(run *r, const member *m, enum word a, enum word b)
{
    const option *o = option_of(m->options, b);
    if (o && option_of(m->options, a))
        gen_error(r, o->at, (unsigned)strlen(word_spelling(b)),
                  "`%s` and `%s` contradict each other", word_spelling(a), word_spelling(b));
}

static void check_ignored(run *r, const member *m)
{
    for (const option *o = m->options; o; o = o->next)
        if (o->word != WORD_IGNORE && o->word != WORD_NAME && o->word != WORD_ALIAS)
            gen_error(r, o->at, (unsigned)strlen(word_spelling(o->word)),
                      "`%s` on a member that is ignored", word_spelling(o->word));
}

static void check_aliases(run *r, const member *m)
{
    for (const option *o = m->options; o; o = o->next)
        if (o->word == WORD_ALIAS && o->is != VALUE_STRING)
            complain(r, o, "is no string");
        else if (o->word == WORD_ALIAS && o->len == 0)
            complain(r, o, "is empty");
}

void check_row_options(run *r, member *m)
{
    const option *min = option_of(m->options, WORD_MIN), *max = option_of(m->options, WORD_MAX);
    const option *min_len = option_of(m->options, WORD_MIN_LEN),
                 *max_len = option_of(m->options, WORD_MAX_LEN);
    const option *o;
    bool number = is_integer(m->kind) || is_float(m->kind);
    check_aliases(r, m);
    if (m->ignored) {
        check_ignored(r, m);
        return;
    }
    both(r, m, WORD_READ_ONLY, WORD_WRITE_ONLY);
    both(r, m, WORD_READ_ONLY, WORD_REQUIRED);
    only_for(r, m, WORD_MIN, number, "numbers");
    only_for(r, m, WORD_MAX, number, "numbers");
    only_for(r, m, WORD_MIN_LEN, is_text(m->kind), "strings");
    only_for(r, m, WORD_MAX_LEN, is_text(m->kind), "strings");
    only_for(r, m, WORD_TRUNCATE, m->kind == TENON_KIND_CHARS, "char[N]");
    only_for(r, m, WORD_MAX_COUNT, is_list(m->kind), "arrays and dictionaries");
    only_for(r, m, WORD_FALLBACK, m->kind == TENON_KIND_ENUM, "enums that are read by name");
    if (number && min && check_number(r, m, min) && max && check_number(r, m, max) &&
        is_less(max, min))
        complain(r, max, gen_format("is less than min = %s", min->value));
    else if (number && max && !min)
        check_number(r, m, max);
    check_length(r, min_len);
    check_length(r, max_len);
    check_length(r, option_of(m->options, WORD_MAX_COUNT));
    if (min_len && max_len && min_len->i > max_len->i)
        complain(r, max_len, gen_format("is less than min_len = %s", min_len->value));
    if ((o = option_of(m->options, WORD_FALLBACK)) && m->kind == TENON_KIND_ENUM)
        check_enum_value(r, m, o);
    if ((o = option_of(m->options, WORD_DEFAULT)))
        check_default(r, m, o);
}
