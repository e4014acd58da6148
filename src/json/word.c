/* SPDX-License-Identifier: MIT
 * json/word.c, layer 4: enums and date-times that the fast path leaves, both directions.
 *
 * Date-times are ISO 8601-1:2019, extended profile: yyyy-MM-dd, optionally THH:mm[:ss[.f{1,16}]]
 * and then Z or +hh:mm; T and Z in upper case; no leap seconds, no 24:00; offsets up to 14 hours.
 * Nine digits of the fraction count, the others are dropped. */
#include "../base/base.h"
#include "../type/type.h"
#include "scan.h"

#include <tenon/inline/json_write.h>

const char *tenon__json_enum_slow(tenon__in *in, const char *p, const tenon_type *type,
                                  int64_t *ret)
{
    const char *s = tenon__in_text(in, p), *end = tenon__json_end(in);
    tenon__token token;
    char buf[64];
    int64_t v;
    if (s < end && (in->flags & TENON_ENUM_NUMBERS) && (*s == '-' || (*s >= '0' && *s <= '9'))) {
        const char *stop = tenon__json_integer(in, p, TENON_KIND_I64, &v);
        for (unsigned i = 0; stop && i < type->n; i++)
            if (type->enumerators[i].value == v) {
                *ret = v;
                return stop;
            }
        if (stop)
            tenon__fail(in, p, TENON_E_ENUM, (size_t)(stop - p));
        return NULL;
    }
    if (s == end || *s != '"')
        return NULL;
    if (!tenon__json_measure(in, s, &token))
        return NULL;
    for (unsigned i = 0; i < type->n; i++) {
        tenon_str name = tenon__enumerator_name(&type->enumerators[i]);
        if (tenon__json_text_is(s, &token, name.data, name.len)) {
            *ret = type->enumerators[i].value;
            return tenon__from_text(in, token.end);
        }
    }
    tenon__json_fail(in, s, TENON_E_ENUM, (size_t)(token.end - s));
    tenon_str found = {s + 1, (size_t)(token.end - s) - 2};
    if (token.escaped && token.len <= sizeof buf) {
        tenon__json_unescape(s, &token, buf);
        found = (tenon_str){buf, token.len};
    }
    tenon__say_names(in, type, &found);
    return NULL;
}

/* n digits at *s as a number; -1: they are not. */
static int take_digits(const char **s, const char *end, int n)
{
    int v = 0;
    if (end - *s < n)
        return -1;
    for (; n > 0; n--, ++*s) {
        if (**s < '0' || **s > '9')
            return -1;
        v = v * 10 + (**s - '0');
    }
    return v;
}

static bool take_char(const char **s, const char *end, char c)
{
    if (*s == end || **s != c)
        return false;
    ++*s;
    return true;
}

static bool take_fraction(const char **s, const char *end, uint32_t *ret)
{
    int n = 0;
    for (*ret = 0; *s < end && **s >= '0' && **s <= '9'; ++*s, n++)
        if (n < 9)
            *ret = *ret * 10 + (uint32_t)(**s - '0');
    for (int i = n; i < 9; i++)
        *ret *= 10;
    return n >= 1 && n <= 16;
}

static bool take_zone(const char **s, const char *end, tenon_time *ret)
{
    int hours, minutes;
    char sign;
    ret->kind = TENON_TIME_UNSPECIFIED;
    ret->offset = 0;
    if (*s == end)
        return true;
    sign = *(*s)++;
    if (sign == 'Z') {
        ret->kind = TENON_TIME_UTC;
        return true;
    }
    if (sign != '+' && sign != '-')
        return false;
    hours = take_digits(s, end, 2);
    if (hours < 0 || hours > 14 || !take_char(s, end, ':'))
        return false;
    minutes = take_digits(s, end, 2);
    if (minutes < 0 || minutes > 59 || (hours == 14 && minutes > 0))
        return false;
    ret->kind = TENON_TIME_OFFSET;
    ret->offset = (int16_t)((sign == '-' ? -1 : 1) * (hours * 60 + minutes));
    return true;
}

static bool take_date(const char **s, const char *end, int64_t *ret_days)
{
    static const int8_t lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int year = take_digits(s, end, 4), month, day;
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (year < 1 || !take_char(s, end, '-'))
        return false;
    month = take_digits(s, end, 2);
    if (month < 1 || month > 12 || !take_char(s, end, '-'))
        return false;
    day = take_digits(s, end, 2);
    if (day < 1 || day > lengths[month - 1] + (month == 2 && leap))
        return false;
    *ret_days = tenon__days((unsigned)year, (unsigned)month, (unsigned)day);
    return true;
}

static bool time_from_text(const char *s, const char *end, tenon_time *ret)
{
    int hour = 0, minute = 0, second = 0;
    tenon_time t = {0};
    int64_t days;
    if (!take_date(&s, end, &days))
        return false;
    if (s < end) {
        if (!take_char(&s, end, 'T'))
            return false;
        hour = take_digits(&s, end, 2);
        if (hour < 0 || hour > 23 || !take_char(&s, end, ':'))
            return false;
        minute = take_digits(&s, end, 2);
        if (minute < 0 || minute > 59)
            return false;
        if (take_char(&s, end, ':')) {
            second = take_digits(&s, end, 2);
            if (second < 0 || second > 59)
                return false;
            if (take_char(&s, end, '.') && !take_fraction(&s, end, &t.nanoseconds))
                return false;
        }
        if (!take_zone(&s, end, &t))
            return false;
    }
    t.seconds = days * 86400 + hour * 3600 + minute * 60 + second - t.offset * 60;
    if (s != end)
        return false;
    *ret = t;
    return true;
}

const char *tenon__json_time_slow(tenon__in *in, const char *p, tenon_time *ret)
{
    const char *s = tenon__in_text(in, p), *end = tenon__json_end(in);
    tenon__token token;
    char buf[64];
    if (s == end || *s != '"')
        return NULL;
    if (!tenon__json_measure(in, s, &token))
        return NULL;
    if (token.len <= sizeof buf) {
        tenon__json_unescape(s, &token, buf);
        if (time_from_text(buf, buf + token.len, ret))
            return tenon__from_text(in, token.end);
    }
    tenon_str found = {s + 1, token.len < 40 ? (size_t)(token.end - s) - 2 : 40};
    tenon__json_fail(in, s, TENON_E_TIME, (size_t)(token.end - s));
    tenon__say(in, "not a date-time: \"", &found, "\"");
    return NULL;
}

/* Fraction and zone behind the seconds, and the closing quote. */
char *tenon__json_time_tail(char *p, const tenon_time *t)
{
    if (t->nanoseconds) {
        uint32_t v = t->nanoseconds;
        int n = 9;
        *p = '.';
        for (int i = 9; i > 0; i--, v /= 10)
            p[i] = (char)('0' + v % 10);
        while (p[n] == '0')
            n--;
        p += n + 1;
    }
    if (t->kind == TENON_TIME_UTC) {
        *p++ = 'Z';
    } else if (t->kind == TENON_TIME_OFFSET) {
        unsigned minutes = (unsigned)(t->offset < 0 ? -t->offset : t->offset);
        *p = t->offset < 0 ? '-' : '+';
        memcpy(p + 1, tenon__digit_pairs + 2 * (minutes / 60), 2);
        p[3] = ':';
        memcpy(p + 4, tenon__digit_pairs + 2 * (minutes % 60), 2);
        p += 6;
    }
    *p = '"';
    return p + 1;
}
