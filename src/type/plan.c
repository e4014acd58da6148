/* SPDX-License-Identifier: MIT
 * plan.c, layer 2: what the first use of a macro-row type builds: the addresses of the types it
 * refers to, the bound of its text, the hash of its names; and the check of its rows, so that a
 * wrong description is an error with a name to it.
 *
 * The first caller claims the plan, builds, and publishes with release; whoever comes meanwhile
 * waits for the few microseconds that it takes. Building a struct's plan touches no other struct's,
 * so that they may refer to each other in any way. Generated types come with a plan that is READY
 * and const. */
#include "../base/base.h"
#include "../port/thread.h"
#include "type.h"

enum tenon__fault {
    FAULT_NONE,
    FAULT_NAME,    /* needs escaping and has not, or is not UTF-8 */
    FAULT_TWICE,   /* two members of one name */
    FAULT_LIMIT,   /* min, max on something that is no number, min above max, or the like */
    FAULT_DEFAULT, /* a default on something that cannot have one, or outside its type or limits */
    FAULT_TRANSPARENT,
    FAULT_ENUM, /* no enumerators, or two of one name */
    FAULT_ABI,
    FAULT_REF,    /* refers to an enum as to a struct, or the reverse */
    FAULT_NAMING, /* two members of one name by a naming policy */
};

enum {
    MOST_BY_INDEX = 128, /* bytes of an enumerator that is written without asking for room */
    BOUND_BASE = 64,     /* braces, and stores that run over */
};

/* The same on every machine: generated lookup tables are part of the source. Words of eight bytes,
 * the last of them overlapping the one before: names are short, and a loop over bytes would take
 * longer than all the rest of a search. */
uint32_t tenon__name_hash(const char *name, size_t len)
{
    uint64_t h = UINT64_C(0x9E3779B97F4A7C15) ^ len;
    const uint64_t factor = UINT64_C(0xD6E8FEB86659FD93);
    uint64_t last = 0;
    if (len >= 8) {
        for (; len > 8; name += 8, len -= 8)
            h = (h ^ tenon__load64le(name)) * factor;
        last = tenon__load64le(name + len - 8);
    } else if (len >= 4) {
        last = tenon__load32le(name) | (uint64_t)tenon__load32le(name + len - 4) << 32;
    } else if (len > 0) {
        last = (uint64_t)(unsigned char)name[0] | (uint64_t)(unsigned char)name[len >> 1] << 8 |
               (uint64_t)(unsigned char)name[len - 1] << 16;
    }
    h = (h ^ last) * factor;
    return (uint32_t)(h ^ h >> 32);
}

tenon_str tenon__member_name(const tenon_type *type, size_t index)
{
    const tenon_member *m = tenon__row(type, index);
    const tenon_detail *detail = tenon__detail(type, m);
    tenon_str name = {m->fragment + 2, (size_t)m->fragment_len - 4};
    if (detail->bare_name) {
        name.data = detail->bare_name;
        name.len = detail->bare_len;
    }
    return name;
}

tenon_str tenon__enumerator_name(const tenon_enumerator *enumerator)
{
    return (tenon_str){enumerator->fragment + 1, enumerator->len - 2};
}

/* Where a name's search begins in the table, without a division. */
static uint32_t lookup_start(const tenon_type *t, uint32_t hash)
{
    return (uint32_t)((uint64_t)hash * t->lookup_size >> 32);
}

static const tenon_member *find_by_alias(const tenon_type *t, const char *name, size_t len)
{
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        const char *alias = tenon__detail(t, m)->alias;
        for (; alias && *alias; alias += strlen(alias) + 1)
            if (strlen(alias) == len && memcmp(alias, name, len) == 0)
                return m;
    }
    return NULL;
}

/* memcmp's question, without its call where n <= 16. */
TENON__INLINE bool same_bytes(const char *a, const char *b, size_t n)
{
    if (n > 16)
        return memcmp(a, b, n) == 0;
    if (n >= 8)
        return ((tenon__load64(a) ^ tenon__load64(b)) |
                (tenon__load64(a + n - 8) ^ tenon__load64(b + n - 8))) == 0;
    if (n >= 4)
        return ((tenon__load32(a) ^ tenon__load32(b)) |
                (tenon__load32(a + n - 4) ^ tenon__load32(b + n - 4))) == 0;
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

const tenon_member *tenon__find_member(const tenon_type *type, const char *name, size_t len)
{
    uint32_t at = lookup_start(type, tenon__name_hash(name, len));
    while (type->lookup[at]) {
        unsigned index = type->lookup[at] - 1u;
        tenon_str known = tenon__member_name(type, index);
        if (known.len == len && same_bytes(known.data, name, len))
            return tenon__row(type, index);
        at = at + 1 == type->lookup_size ? 0 : at + 1;
    }
    return type->plan->aliases ? find_by_alias(type, name, len) : NULL;
}

static void consider(tenon_str known, const char *name, size_t len, unsigned *least,
                     tenon_str *best)
{
    unsigned d = tenon__edit_distance(known.data, known.len, name, len);
    if (d < *least && d <= 1 + len / 4 && d < len) {
        *least = d;
        *best = known;
    }
}

tenon_str tenon__nearest(const tenon_type *type, const char *name, size_t len)
{
    tenon_str best = {NULL, 0};
    unsigned least = UINT32_MAX;
    for (unsigned i = 0; i < type->n; i++) {
        if (type->shape == TENON_SHAPE_ENUM)
            consider(tenon__enumerator_name(&type->enumerators[i]), name, len, &least, &best);
        else
            consider(tenon__member_name(type, i), name, len, &least, &best);
    }
    return best;
}

/* A fragment's name holds only what may stand between quotes; with a bare name, escapes may stand
 * there too. */
static bool spelled_well(const char *spelling, size_t len, bool escapes)
{
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)spelling[i];
        if (c < 0x20 || (c == '\\' && (!escapes || ++i == len)) || c == '"')
            return false;
    }
    return tenon__utf8_check(spelling, len) == len;
}

static bool is_number(unsigned kind)
{
    return kind >= TENON_KIND_I8 && kind <= TENON_KIND_F64;
}

static bool is_text(unsigned kind)
{
    return kind == TENON_KIND_CSTR || kind == TENON_KIND_STR || kind == TENON_KIND_CHARS;
}

/* Did the constant survive as a whole number of the kind? 1.5 did not, nor did -1 for an unsigned
 * kind of 64 bits. */
static bool is_whole(const tenon_member *m, const tenon_constant *c)
{
    return c->f == (m->kind == TENON_KIND_U64 ? (double)(uint64_t)c->i : (double)c->i);
}

/* Is the constant a value of the member's C type? */
static bool is_value(const tenon_member *m, const tenon_constant *c)
{
    unsigned kind = m->kind, bits;
    if (kind == TENON_KIND_F64 || kind == TENON_KIND_F32)
        return true;
    if (!is_whole(m, c))
        return false;
    if (kind == TENON_KIND_BOOL)
        return c->i == 0 || c->i == 1;
    if (kind == TENON_KIND_ENUM)
        return m->capacity == 8 || (c->i >= -(INT64_C(1) << (8 * m->capacity - 1)) &&
                                    c->i < INT64_C(1) << 8 * m->capacity);
    if (kind >= TENON_KIND_U8) {
        bits = 8u << (kind - TENON_KIND_U8);
        return bits == 64 || (uint64_t)c->i < UINT64_C(1) << bits;
    }
    bits = 8u << (kind - TENON_KIND_I8);
    return bits == 64 || (c->i >= -(INT64_C(1) << (bits - 1)) && c->i < INT64_C(1) << (bits - 1));
}

/* a <= b, as values of the member. */
static bool in_order(const tenon_member *m, const tenon_constant *a, const tenon_constant *b)
{
    if (m->kind == TENON_KIND_F64 || m->kind == TENON_KIND_F32)
        return a->f <= b->f;
    return m->kind == TENON_KIND_U64 ? (uint64_t)a->i <= (uint64_t)b->i : a->i <= b->i;
}

static unsigned fault_of_text_default(const tenon_member *m, const tenon_detail *d)
{
    size_t len = d->def_text ? strlen(d->def_text) : 0;
    if (!d->def_text || (m->kind == TENON_KIND_CHARS && len >= m->capacity) ||
        ((d->given & TENON_GIVEN_MIN_LEN) && len < d->min_len) ||
        ((d->given & TENON_GIVEN_MAX_LEN) && len > d->max_len))
        return FAULT_DEFAULT;
    return tenon__utf8_check(d->def_text, len) == len ? FAULT_NONE : FAULT_DEFAULT;
}

static unsigned fault_of_limits(const tenon_member *m, const tenon_detail *d)
{
    bool min = (d->given & TENON_GIVEN_MIN) != 0, max = (d->given & TENON_GIVEN_MAX) != 0;
    if (!min && !max)
        return FAULT_NONE;
    if (!is_number(m->kind))
        return FAULT_LIMIT;
    if (m->kind < TENON_KIND_F32 &&
        ((min && !is_whole(m, &d->min)) || (max && !is_whole(m, &d->max))))
        return FAULT_LIMIT;
    return min && max && !in_order(m, &d->min, &d->max) ? FAULT_LIMIT : FAULT_NONE;
}

static unsigned fault_of_modifiers(const tenon_member *m, const tenon_detail *d)
{
    bool list =
        m->kind == TENON_KIND_ARRAY || m->kind == TENON_KIND_FIXED || m->kind == TENON_KIND_MAP;
    unsigned lengths = d->given & (TENON_GIVEN_MIN_LEN | TENON_GIVEN_MAX_LEN);
    if (fault_of_limits(m, d))
        return FAULT_LIMIT;
    if (lengths && (!is_text(m->kind) || (lengths == (TENON_GIVEN_MIN_LEN | TENON_GIVEN_MAX_LEN) &&
                                          d->min_len > d->max_len)))
        return FAULT_LIMIT;
    if ((d->given & TENON_GIVEN_TRUNCATE) && m->kind != TENON_KIND_CHARS)
        return FAULT_LIMIT;
    if ((d->given & TENON_GIVEN_MAX_COUNT) && !list)
        return FAULT_LIMIT;
    if ((d->given & TENON_GIVEN_FALLBACK) &&
        (m->kind != TENON_KIND_ENUM || !is_value(m, &d->fallback)))
        return FAULT_LIMIT;
    if (!(d->given & TENON_GIVEN_DEFAULT))
        return FAULT_NONE;
    if (is_text(m->kind))
        return fault_of_text_default(m, d);
    if (d->def_text ||
        (!is_number(m->kind) && m->kind != TENON_KIND_BOOL && m->kind != TENON_KIND_ENUM) ||
        !is_value(m, &d->def))
        return FAULT_DEFAULT;
    return ((d->given & TENON_GIVEN_MIN) && !in_order(m, &d->min, &d->def)) ||
                   ((d->given & TENON_GIVEN_MAX) && !in_order(m, &d->def, &d->max))
               ? FAULT_DEFAULT
               : FAULT_NONE;
}

static unsigned fault_of_row(const tenon_type *t, const tenon_member *m)
{
    const tenon_detail *d = tenon__detail(t, m);
    if (m->fragment_len < 4 ||
        !spelled_well(m->fragment + 2, (size_t)m->fragment_len - 4, d->bare_name != NULL))
        return FAULT_NAME;
    if (d->ref) {
        bool as_enum = m->kind == TENON_KIND_ENUM || m->element == TENON_KIND_ENUM ||
                       d->inner == TENON_KIND_ENUM;
        const tenon_type *u = d->ref();
        if (u->abi != TENON_ABI)
            return FAULT_ABI;
        if ((u->shape == TENON_SHAPE_ENUM) != as_enum)
            return FAULT_REF;
        if (as_enum && !tenon__planned(u)) /* enums refer to nothing: no circle of waiting */
            return FAULT_ENUM;
    }
    return fault_of_modifiers(m, d);
}

/* Most bytes that the writer stores for a value without asking for room. Even a kind that asks may
 * be null. */
static uint32_t bound_of_kind(const tenon_type *t, const tenon_member *m, unsigned kind)
{
    static const uint32_t bounds[TENON_KINDS] = {
#define TENON_KIND(NAME, SPELLING, BOUND) [TENON_KIND_##NAME] = (BOUND),
#include <tenon/kinds.def>
    };
    uint32_t bound = kind == TENON_KIND_ENUM ? bounds[TENON_KIND_I64] : bounds[kind];
    if (kind == TENON_KIND_ENUM)
        for (unsigned i = 0; i < t->refs[m->index]->n; i++)
            if (t->refs[m->index]->enumerators[i].len > bound)
                bound = t->refs[m->index]->enumerators[i].len;
    return bound < sizeof "null" - 1 ? sizeof "null" - 1 : bound;
}

static uint32_t bound_of_row(const tenon_type *t, const tenon_member *m)
{
    return m->fragment_len +
           bound_of_kind(t, m, m->kind == TENON_KIND_POINTER ? m->element : m->kind);
}

/* Enters the names; false: one is there twice. */
static bool build_lookup(const tenon_type *t, unsigned *ret_row)
{
    uint16_t *lookup = (uint16_t *)(uintptr_t)t->lookup; /* static storage of the macro rows */
    t->plan->aliases = false;
    for (unsigned i = 0; i < t->n; i++) {
        t->plan->aliases |= tenon__detail(t, tenon__row(t, i))->alias != NULL;
        tenon_str name = tenon__member_name(t, i);
        uint32_t at = lookup_start(t, tenon__name_hash(name.data, name.len));
        *ret_row = i;
        while (lookup[at]) {
            tenon_str known = tenon__member_name(t, lookup[at] - 1u);
            if (known.len == name.len && memcmp(known.data, name.data, name.len) == 0)
                return false;
            at = at + 1 == t->lookup_size ? 0 : at + 1;
        }
        lookup[at] = (uint16_t)(i + 1);
    }
    for (unsigned i = 0; i < t->n; i++) {
        const char *alias = tenon__detail(t, tenon__row(t, i))->alias;
        *ret_row = i;
        for (; alias && *alias; alias += strlen(alias) + 1)
            if (tenon__find_member(t, alias, strlen(alias)) != tenon__row(t, i))
                return false;
    }
    return true;
}

static unsigned build_enum(const tenon_type *t, unsigned *ret_row)
{
    for (unsigned i = 0; i < t->n; i++) {
        tenon_str name = tenon__enumerator_name(&t->enumerators[i]);
        *ret_row = i;
        if (!spelled_well(name.data, name.len, false))
            return FAULT_NAME;
        for (unsigned k = 0; k < i; k++) {
            tenon_str known = tenon__enumerator_name(&t->enumerators[k]);
            if (known.len == name.len && memcmp(known.data, name.data, name.len) == 0)
                return FAULT_ENUM;
        }
    }
    for (t->plan->bound = 0; t->plan->bound < t->n; t->plan->bound++)
        if (t->enumerators[t->plan->bound].value != (int64_t)t->plan->bound ||
            t->enumerators[t->plan->bound].len >
                MOST_BY_INDEX) /* a longer one makes its own room */
            break;
    return t->n ? FAULT_NONE : FAULT_ENUM;
}

static unsigned build(const tenon_type *t, unsigned *ret_row)
{
    const tenon_type **refs =
        (const tenon_type **)(uintptr_t)t->refs; /* static storage of the macro rows */
    uint32_t bound = BOUND_BASE;
    if (t->abi != TENON_ABI)
        return FAULT_ABI;
    if (t->shape == TENON_SHAPE_ENUM)
        return build_enum(t, ret_row);
    if ((t->flags & TENON_TRANSPARENT) && t->n != 1)
        return FAULT_TRANSPARENT;
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        const tenon_detail *d = tenon__detail(t, m);
        unsigned fault = fault_of_row(t, m);
        *ret_row = i;
        if (fault)
            return fault;
        if (d->ref)
            refs[i] = d->ref();
        bound += bound_of_row(t, m);
    }
    if (!build_lookup(t, ret_row))
        return FAULT_TWICE;
    t->plan->bound = bound;
    return FAULT_NONE;
}

void tenon__plan_names(const tenon_type *copy)
{
    tenon_plan *plan = copy->plan;
    unsigned row = copy->n;
    plan->bound = BOUND_BASE;
    for (unsigned i = 0; i < copy->n; i++)
        plan->bound += bound_of_row(copy, tenon__row(copy, i));
    plan->state = build_lookup(copy, &row) ? TENON_PLAN_READY : TENON_PLAN_FAULTY;
    plan->fault = (uint16_t)row;
    plan->fault_why = FAULT_NAMING;
}

bool tenon__plan(const tenon_type *type)
{
    tenon_plan *plan = type->plan;
    uint32_t state;
    if (TENON__CLAIM(&plan->state, TENON_PLAN_RAW, TENON_PLAN_CLAIMED)) {
        unsigned row = type->n, fault = build(type, &row);
        plan->fault = (uint16_t)row;
        plan->fault_why = (uint8_t)fault;
        TENON__STORE_RELEASE(&plan->state, fault ? TENON_PLAN_FAULTY : TENON_PLAN_READY);
        return !fault;
    }
    while ((state = TENON__LOAD_ACQUIRE(&plan->state)) == TENON_PLAN_CLAIMED)
        tenon__port_yield();
    return state == TENON_PLAN_READY;
}

void tenon__fault_text(const tenon_type *type, char *buf, size_t size)
{
    static const char *const why[] = {
        [FAULT_NONE] = "is right",
        [FAULT_NAME] = "has a name that is not in JSON spelling (TENON_NAME_ESCAPED)",
        [FAULT_TWICE] = "has a name or alias that another member has too",
        [FAULT_LIMIT] =
            "has a limit or modifier that does not fit its kind, or limits that nothing meets",
        [FAULT_DEFAULT] = "has a default of another kind, or outside its type or limits",
        [FAULT_TRANSPARENT] = "is transparent and must have exactly one member",
        [FAULT_ENUM] = "is an enum without names, or with one name twice",
        [FAULT_ABI] = "was compiled for another version of tenon",
        [FAULT_REF] = "takes an enum for a struct, or the reverse",
        [FAULT_NAMING] = "has, by this naming, a name or alias that another member has too",
    };
    tenon__text text;
    tenon_str name;
    tenon__text_init(&text, buf, size);
    tenon__text_str(&text, "description of ");
    tenon__text_str(&text, type->name);
    if (type->plan->fault < type->n) {
        name = type->shape == TENON_SHAPE_ENUM
                   ? tenon__enumerator_name(&type->enumerators[type->plan->fault])
                   : tenon__member_name(type, type->plan->fault);
        tenon__text_char(&text, '.');
        tenon__text_bytes(&text, name.data, name.len);
    }
    tenon__text_char(&text, ' ');
    tenon__text_str(&text, why[type->plan->fault_why]);
}

bool tenon_type_check(const tenon_type *type, tenon_error *error)
{
    char detail[sizeof error->detail];
    tenon__error_clear(error);
    if (!type)
        return tenon__error_set(error, TENON_E_MISUSE, "no type");
    if (tenon__planned(type))
        return true;
    tenon__fault_text(type, detail, sizeof detail);
    return tenon__error_set(error, TENON_E_DESCRIPTION, detail);
}
