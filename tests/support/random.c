/* SPDX-License-Identifier: MIT
 * support/random.c: see random.h. Numbers are SplitMix64 (Steele, Lea, Flood, Fast splittable
 * pseudorandom number generators, 2014).
 *
 * A value is made for a row, or for an element, whose row has no name. budget counts down with
 * every value, depth goes up with every object: both end recursion. never_null: a null here would
 * belong to a companion or a pointer. */
#include "random.h"

#include "walk/object.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct random_maker {
    rng *r;
    tenon_mem *mem;
    unsigned flags, depth;
    int budget;
    uint64_t serial; /* makes keys unique */
} random_maker;

void rng_init(rng *r, uint64_t seed)
{
    r->state = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
}

uint64_t rng_next(rng *r)
{
    uint64_t x = r->state += UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

size_t rng_below(rng *r, size_t n)
{
    return n ? (size_t)(rng_next(r) % n) : 0;
}

bool rng_one_in(rng *r, unsigned n)
{
    return rng_below(r, n) == 0;
}

/* ---- texts ----------------------------------------------------------------------------------- */

static unsigned random_code_point(rng *r, char *d, size_t room, bool nul)
{
    static const char *const wide[] = {"\xC3\xA9",         "\xDF\xBF",        "\xE2\x82\xAC",
                                       "\xEF\xBF\xBF",     "\xE0\xA0\x80",    "\xED\x9F\xBF",
                                       "\xF0\x9F\x98\x80", "\xF4\x8F\xBF\xBF"};
    static const char special[] = "\"\\/\b\t\n\f\r\x01\x1f\x7f{}[]:,";
    const char *s = wide[rng_below(r, sizeof wide / sizeof *wide)];
    size_t kind = rng_below(r, 24);
    if (kind == 0 && strlen(s) <= room) {
        memcpy(d, s, strlen(s));
        return (unsigned)strlen(s);
    }
    if (kind == 1)
        *d = special[rng_below(r, sizeof special - 1)];
    else if (kind == 2 && nul && rng_one_in(r, 4))
        *d = 0;
    else
        *d = (char)(' ' + rng_below(r, 95));
    return 1;
}

size_t random_text(rng *r, char *buf, size_t len, bool nul)
{
    size_t n = 0;
    bool plain = rng_one_in(r, 2);
    while (n < len) {
        if (plain)
            buf[n++] = (char)('a' + rng_below(r, 26));
        else
            n += random_code_point(r, buf + n, len - n, nul);
    }
    return n;
}

static size_t random_length(const random_maker *k)
{
    size_t most = k->flags & RANDOM_SMALL ? 12 : 40;
    if (!(k->flags & RANDOM_SMALL) && rng_one_in(k->r, 60))
        most = 900;
    return rng_below(k->r, most + 1) + (k->flags & RANDOM_NO_EMPTIES ? 1 : 0);
}

static void *random_room(const random_maker *k, size_t size, size_t align)
{
    void *room = k->mem->resize(k->mem, NULL, 0, size, align);
    assert(room);
    memset(room, 0, size);
    return room;
}

/* A fresh text of least .. most bytes that ends with a NUL. */
static tenon_str random_str(const random_maker *k, size_t least, size_t most, bool nul)
{
    char buf[1024];
    size_t len = random_length(k);
    char *data;
    len = len < least ? least : len > most ? most : len;
    assert(len < sizeof buf);
    len = random_text(k->r, buf, len, nul);
    data = random_room(k, len + 1, 1);
    memcpy(data, buf, len);
    return (tenon_str){data, len};
}

static void random_raw(const random_maker *k, char *d)
{
    static const char *const texts[] = {
        "{\"a\":[1,2,{\"b\":null}]}",
        "\"\\u00e9 \\\"quoted\\\"\"",
        "-0.5e+3",
        "true",
        "[ 1 ,\t2 ]",
        "{}",
        "\"a rather long text of more than thirty-two bytes, which takes several steps\"",
        "12345678901234567890123456789012345678901234567890",
        "[[[[[[[[]]]]]]]]"};
    const char *text = texts[rng_below(k->r, sizeof texts / sizeof *texts)];
    tenon_raw raw = {random_room(k, strlen(text) + 1, 1), strlen(text)};
    memcpy((char *)(uintptr_t)raw.data, text, raw.len);
    memcpy(d, &raw, sizeof raw);
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* Any bits, but often few of them, and often at the ends of the range. */
static int64_t random_bits(rng *r)
{
    static const int64_t ends[] = {
        0,         1,         -1,        INT8_MIN,   INT8_MAX, INT16_MIN, INT16_MAX, INT32_MIN,
        INT32_MAX, INT64_MIN, INT64_MAX, UINT32_MAX, 9999999,  10000000,  99999999,  100000000};
    uint64_t x = rng_next(r);
    if (rng_one_in(r, 6))
        return ends[rng_below(r, sizeof ends / sizeof *ends)];
    x >>= rng_below(r, 64);
    return rng_one_in(r, 3) ? (int64_t)(0 - x) : (int64_t)x;
}

static void random_integer(const random_maker *k, const tenon_member *m, const tenon_detail *d,
                           char *at)
{
    bool min = (d->given & TENON_GIVEN_MIN) != 0, max = (d->given & TENON_GIVEN_MAX) != 0;
    for (int i = 0;; i++) {
        int64_t v = random_bits(k->r);
        size_t size = tenon__scalar_size(m);
        tenon__put_integer(at, size, v);
        v = tenon__get_integer(at, size);
        if (m->kind == TENON_KIND_U8)
            v = (uint8_t)v;
        if (m->kind == TENON_KIND_U16)
            v = (uint16_t)v;
        if (m->kind == TENON_KIND_U32)
            v = (uint32_t)v;
        if (m->kind == TENON_KIND_U64 ? (!min || (uint64_t)v >= (uint64_t)d->min.i) &&
                                            (!max || (uint64_t)v <= (uint64_t)d->max.i)
                                      : (!min || v >= d->min.i) && (!max || v <= d->max.i))
            return;
        if (i > 1000)
            break;
    }
    tenon__put_integer(at, tenon__scalar_size(m), min ? d->min.i : d->max.i);
}

static double random_double(rng *r)
{
    double v;
    uint64_t bits = rng_next(r);
    switch (rng_below(r, 5)) {
    case 0:
        memcpy(&v, &bits, sizeof v);
        return v - v == 0 ? v : 1.5;
    case 1:
        return (double)random_bits(r);
    case 2:
        return (double)(int64_t)rng_below(r, 100000) / 100;
    case 3:
        return rng_one_in(r, 2) ? -0.0 : 5e-324;
    default:
        return (double)(int32_t)bits / 1000000;
    }
}

static void random_float(const random_maker *k, const tenon_member *m, const tenon_detail *d,
                         char *at)
{
    double v;
    float f = 0;
    do {
        v = random_double(k->r);
        if (rng_one_in(k->r, 2))
            v = (double)rng_below(k->r, 1000) / 999;
        if (m->kind == TENON_KIND_F32) {
            f = v > 3e38 || v < -3e38 ? 1.5F : (float)v;
            v = f;
        }
    } while (((d->given & TENON_GIVEN_MIN) && v < d->min.f) ||
             ((d->given & TENON_GIVEN_MAX) && v > d->max.f));
    if (m->kind == TENON_KIND_F32)
        memcpy(at, &f, sizeof f);
    else
        memcpy(at, &v, sizeof v);
}

static void random_time(const random_maker *k, char *d)
{
    const uint64_t first = UINT64_C(62135596800) - 86400, span = UINT64_C(315537897599) - 2 * 86400;
    tenon_time t = {0};
    t.seconds = (int64_t)(rng_next(k->r) % span) - (int64_t)first;
    if (rng_one_in(k->r, 2))
        t.seconds = (int64_t)(rng_next(k->r) % UINT64_C(4000000000));
    if (rng_one_in(k->r, 3))
        t.nanoseconds = (uint32_t)rng_below(k->r, 1000000000);
    t.kind = (uint8_t)rng_below(k->r, 3);
    if (t.kind == TENON_TIME_OFFSET)
        t.offset = (int16_t)((int)rng_below(k->r, 1681) - 840);
    memcpy(d, &t, sizeof t);
}

/* ---- values ---------------------------------------------------------------------------------- */

static void random_members(random_maker *k, const tenon_type *t, char *o, bool never_null);
static void random_value(random_maker *k, const tenon_type *t, const tenon_member *m, char *d,
                         bool never_null);

static void random_string(const random_maker *k, const tenon_member *m, const tenon_detail *d,
                          char *at, bool never_null)
{
    size_t least = d->given & TENON_GIVEN_MIN_LEN ? d->min_len
                   : k->flags & RANDOM_NO_EMPTIES ? 1
                                                  : 0;
    size_t most = d->given & TENON_GIVEN_MAX_LEN ? d->max_len : 1000;
    tenon_str s;
    if (d->given & TENON_GIVEN_OMIT_EMPTY && least == 0)
        least = 1;
    if (m->kind == TENON_KIND_CHARS) {
        char buf[1024];
        size_t len = random_length(k);
        if (most > m->capacity - 1)
            most = m->capacity - 1;
        len = len < least ? least : len > most ? most : len;
        memcpy(at, buf, random_text(k->r, buf, len, false));
        return;
    }
    if (d->given & TENON_GIVEN_DEFAULT &&
        d->given & (TENON_GIVEN_OMIT_NULL | TENON_GIVEN_OMIT_EMPTY))
        never_null = true;
    if (!never_null && !(k->flags & RANDOM_NO_NULLS) && rng_one_in(k->r, 6))
        return;
    s = random_str(k, least, most, m->kind == TENON_KIND_STR);
    if (m->kind == TENON_KIND_STR)
        memcpy(at, &s, sizeof s);
    else
        memcpy(at, &s.data, sizeof s.data);
}

/* A key that no other entry has: a serial number, perhaps with something in front. */
static void random_key(random_maker *k, const tenon_detail *d, char *entry)
{
    char buf[64];
    size_t len = rng_below(k->r, 4) ? 0 : random_text(k->r, buf, rng_below(k->r, 20), false);
    char *at = entry + d->key_offset;
    tenon_str key;
    if (d->key_kind == TENON_KIND_CHARS && len + 8 > d->key_capacity)
        len = 0;
    for (uint64_t v = k->serial++ & 0xfffff;; v /= 26) {
        buf[len++] = (char)('A' + v % 26);
        if (v < 26)
            break;
    }
    if (d->key_kind == TENON_KIND_CHARS) {
        assert(len < d->key_capacity);
        memset(at, 0, d->key_capacity);
        memcpy(at, buf, len);
        return;
    }
    key = (tenon_str){random_room(k, len + 1, 1), len};
    memcpy((char *)(uintptr_t)key.data, buf, len);
    if (d->key_kind == TENON_KIND_STR)
        memcpy(at, &key, sizeof key);
    else
        memcpy(at, &key.data, sizeof key.data);
}

static size_t random_count(random_maker *k, const tenon_member *m, const tenon_detail *d)
{
    size_t n = rng_below(k->r, k->flags & RANDOM_SMALL ? 3 : 6);
    if (!(k->flags & RANDOM_SMALL) && m->element < TENON_KIND_CHARS && rng_one_in(k->r, 10))
        n = rng_below(k->r, 100);
    if (m->kind == TENON_KIND_MAP && !(k->flags & RANDOM_SMALL) && rng_one_in(k->r, 10) &&
        k->depth < 4)
        n = rng_below(k->r, 50);
    if (m->fragment && d->given & TENON_GIVEN_MAX_COUNT && n > d->max_count)
        n = d->max_count;
    if (m->kind == TENON_KIND_FIXED)
        return d->count_kind && m->fragment ? rng_below(k->r, (size_t)m->capacity + 1)
                                            : m->capacity;
    return k->budget <= 0 || k->depth > 6 ? 0 : n;
}

/* An entry's key that has a row of its own is taken away from the value first. */
static void random_elements(random_maker *k, const tenon_type *t, const tenon_member *m, char *o)
{
    const tenon_detail *d = tenon__detail(t, m);
    size_t n = random_count(k, m, d), inset = 0;
    char *data = o + m->offset;
    tenon_member e;
    tenon__element_row(t, m, &e);
    if (m->kind != TENON_KIND_FIXED && n > 0) {
        data = random_room(k, n * m->stride, TENON__ALIGN);
        memcpy(o + m->offset, &data, sizeof data);
    }
    for (size_t i = 0; i < n; i++) {
        char *at = data + i * m->stride;
        random_value(k, t, &e, at, false);
        if (m->kind == TENON_KIND_MAP) {
            const tenon_type *u =
                e.kind == TENON_KIND_OBJECT ? tenon__object_of(t, m, &inset) : NULL;
            const tenon_member *row = u ? tenon__key_row(t, m, u, inset) : NULL;
            if (row)
                tenon__value_free(u, row, at + inset + row->offset, k->mem);
            inset = 0;
            random_key(k, d, at);
        }
    }
    if (m->fragment)
        tenon__set_count(t, m, o, n);
}

static void random_pointer(random_maker *k, const tenon_type *t, const tenon_member *m, char *d,
                           bool never_null)
{
    tenon_member e;
    char *target;
    if (!never_null && (k->budget <= 0 || k->depth > 6 || rng_one_in(k->r, 3)))
        return;
    tenon__element_row(t, m, &e);
    target = random_room(k, m->stride, TENON__ALIGN);
    memcpy(d, &target, sizeof target);
    random_value(k, t, &e, target, true);
}

static void random_value(random_maker *k, const tenon_type *t, const tenon_member *m, char *d,
                         bool never_null)
{
    static const tenon_detail no_detail;
    const tenon_detail *detail = m->fragment ? tenon__detail(t, m) : &no_detail;
    const tenon_type *u = t->refs[m->index];
    int64_t value;
    bool b;
    k->budget--;
    switch (m->kind) {
    case TENON_KIND_BOOL:
        b = rng_one_in(k->r, 2);
        memcpy(d, &b, sizeof b);
        return;
    case TENON_KIND_F32:
    case TENON_KIND_F64:
        random_float(k, m, detail, d);
        return;
    case TENON_KIND_CSTR:
    case TENON_KIND_STR:
    case TENON_KIND_CHARS:
        random_string(k, m, detail, d, never_null);
        return;
    case TENON_KIND_RAW:
        if (!(detail->given & TENON_GIVEN_OMIT_NULL) || rng_one_in(k->r, 2))
            random_raw(k, d);
        return;
    case TENON_KIND_TIME:
        random_time(k, d);
        return;
    case TENON_KIND_ENUM:
        value = u->enumerators[rng_below(k->r, u->n)].value;
        tenon__put_integer(d, m->capacity, value);
        return;
    case TENON_KIND_OBJECT:
        k->depth++;
        random_members(k, u, d, never_null);
        k->depth--;
        return;
    case TENON_KIND_POINTER:
        random_pointer(k, t, m, d, never_null);
        return;
    case TENON_KIND_ARRAY:
    case TENON_KIND_FIXED:
    case TENON_KIND_MAP:
        random_elements(k, t, m, d - m->offset);
        return;
    default:
        random_integer(k, m, detail, d);
    }
}

static bool random_is_empty(const tenon_type *t, const tenon_member *m, const char *o)
{
    return m->kind == TENON_KIND_ARRAY && tenon__count(t, m, o) == 0;
}

static void random_members(random_maker *k, const tenon_type *t, char *o, bool never_null)
{
    bool planned = tenon__planned(t);
    assert(planned);
    (void)planned;
    for (unsigned i = 0; i < t->n; i++) {
        const tenon_member *m = tenon__row(t, i);
        const tenon_detail *d = tenon__detail(t, m);
        bool ok = true;
        if (tenon__is_ignored(t, m))
            continue;
        tenon__value_zero(t, m, o + m->offset);
        if (d->given & (TENON_GIVEN_READ_ONLY | TENON_GIVEN_WRITE_ONLY)) {
            ok = tenon__value_default(t, m, o + m->offset, k->mem);
        } else if (!(d->given & TENON_GIVEN_HAS)) {
            random_value(k, t, m, o + m->offset, never_null && (t->flags & TENON_TRANSPARENT));
        } else if (rng_one_in(k->r, 2)) {
            random_value(k, t, m, o + m->offset, true);
            *(bool *)(o + d->has_offset) =
                !(k->flags & RANDOM_NO_EMPTIES) || !random_is_empty(t, m, o);
        }
        assert(ok);
        (void)ok;
    }
}

void random_object(rng *r, const tenon_type *type, void *object, tenon_mem *mem, unsigned flags)
{
    random_maker k = {
        .r = r, .mem = mem, .flags = flags, .budget = flags & RANDOM_SMALL ? 60 : 500};
    random_members(&k, type, object, false);
}

/* ---- damage ---------------------------------------------------------------------------------- */

/* A piece between commas or brackets around a random place. */
static void random_piece(rng *r, const char *text, size_t len, size_t *ret_from, size_t *ret_to)
{
    size_t from = rng_below(r, len), to = from;
    while (from > 0 && !strchr(",{[", text[from - 1]))
        from--;
    while (to < len && !strchr(",}]", text[to]))
        to++;
    *ret_from = from;
    *ret_to = to;
}

static size_t random_insert(char *text, size_t len, size_t size, size_t at, const char *bytes,
                            size_t n)
{
    if (len + n > size)
        return len;
    memmove(text + at + n, text + at, len - at);
    memcpy(text + at, bytes, n);
    return len + n;
}

static size_t random_swap(rng *r, char *text, size_t len)
{
    size_t a, b, c, d, n;
    char *copy = malloc(len);
    random_piece(r, text, len, &a, &b);
    random_piece(r, text, len, &c, &d);
    if (copy && b <= c) {
        memcpy(copy, text, len);
        n = a;
        memcpy(text + n, copy + c, d - c);
        n += d - c;
        memcpy(text + n, copy + b, c - b);
        n += c - b;
        memcpy(text + n, copy + a, b - a);
    }
    free(copy);
    return len;
}

static size_t random_double_piece(rng *r, char *text, size_t len, size_t size)
{
    char copy[256];
    size_t a, b;
    random_piece(r, text, len, &a, &b);
    if (b - a + 1 > sizeof copy)
        return len;
    memcpy(copy, text + a, b - a);
    copy[b - a] = ',';
    return random_insert(text, len, size, a, copy, b - a + 1);
}

size_t random_mutation(rng *r, char *text, size_t len, size_t size)
{
    static const char *const words[] = {"null",
                                        "true",
                                        "[",
                                        "]",
                                        "{",
                                        "}",
                                        ",",
                                        ":",
                                        "\"",
                                        "\\",
                                        "\\u0000",
                                        "1e5",
                                        "-",
                                        "0",
                                        "12345678901234567890",
                                        "//",
                                        "/*",
                                        "*/",
                                        "\xEF\xBB\xBF",
                                        "\xC3"};
    const char *word = words[rng_below(r, sizeof words / sizeof *words)];
    char byte = (char)rng_next(r);
    size_t at = rng_below(r, len), n;
    if (len == 0)
        return random_insert(text, 0, size, 0, &byte, 1);
    switch (rng_below(r, 9)) {
    case 0:
        text[at] = (char)(text[at] ^ (1 << rng_below(r, 8)));
        return len;
    case 1:
        text[at] = byte;
        return len;
    case 2:
        return random_insert(text, len, size, at, &byte, 1);
    case 3:
        n = rng_below(r, len - at) + 1;
        n = rng_one_in(r, 2) ? 1 : n > 20 ? 20 : n;
        memmove(text + at, text + at + n, len - at - n);
        return len - n;
    case 4:
        return at;
    case 5:
        return random_insert(text, len, size, at, word, strlen(word));
    case 6:
        return random_swap(r, text, len);
    case 7:
        return random_double_piece(r, text, len, size);
    default:
        n = 1 + rng_below(r, 40);
        while (n-- > 0)
            len = random_insert(text, len, size, at, &" \t\n\r"[rng_below(r, 4)], 1);
        return len;
    }
}
