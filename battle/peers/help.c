/* SPDX-License-Identifier: MIT
 * help.c: see help.h. */
#include "help.h"

#include <errno.h>
#include <unistd.h>

void *battle_alloc(struct battle_run *run, size_t size)
{
    return run->arena.mem.resize(&run->arena.mem, NULL, 0, size + (size == 0),
                                 _Alignof(max_align_t));
}

bool battle_keep(struct battle_run *run, const char *bytes, size_t len, tenon_str *ret)
{
    char *copy = run->arena.mem.resize(&run->arena.mem, NULL, 0, len + 1, 1);
    if (!copy)
        return false;
    memcpy(copy, bytes, len);
    copy[len] = '\0';
    *ret = (tenon_str){copy, len};
    return true;
}

/* ---- enums ----------------------------------------------------------------------------------- */

static const char *const genders[] = {"Male", "Female"};
static const char *const clubs[] = {"Premium", "Platinum"};

static int place(const char *const names[2], const char *name, size_t len)
{
    for (int i = 0; i < 2; i++)
        if (strlen(names[i]) == len && memcmp(names[i], name, len) == 0)
            return i;
    return -1;
}

const char *battle_gender_name(enum gender value)
{
    return genders[value];
}

const char *battle_club_name(enum club value)
{
    return clubs[value];
}

bool battle_gender_of(const char *name, size_t len, enum gender *ret)
{
    const int found = place(genders, name, len);
    if (found >= 0)
        *ret = (enum gender)found;
    return found >= 0;
}

bool battle_club_of(const char *name, size_t len, enum club *ret)
{
    const int found = place(clubs, name, len);
    if (found >= 0)
        *ret = (enum club)found;
    return found >= 0;
}

/* ---- date-times ------------------------------------------------------------------------------ */

static char *put_digits(char *to, int64_t value, int digits)
{
    for (int i = digits; i-- > 0; value /= 10)
        to[i] = (char)('0' + value % 10);
    return to + digits;
}

/* Days since 1970 to and from dates, by years that begin in March (so that the leap day is the
 * last). */
static int64_t days_of(int64_t year, int64_t month, int64_t day)
{
    year -= month <= 2;
    const int64_t of_era = year % 400,
                  of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return year / 400 * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

void battle_time_write(char text[BATTLE_TIME], tenon_time time)
{
    const int64_t days = time.seconds / 86400 - (time.seconds % 86400 < 0) + 719468;
    const int64_t rest = time.seconds - (days - 719468) * 86400;
    const int64_t era = days / 146097, of_era = days % 146097;
    const int64_t of_400 = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    const int64_t of_year = of_era - (365 * of_400 + of_400 / 4 - of_400 / 100);
    const int64_t march = (5 * of_year + 2) / 153;
    char *at = put_digits(text, of_400 + 400 * era + (march >= 10), 4);
    *at++ = '-';
    at = put_digits(at, march < 10 ? march + 3 : march - 9, 2);
    *at++ = '-';
    at = put_digits(at, of_year - (153 * march + 2) / 5 + 1, 2);
    *at++ = 'T';
    at = put_digits(at, rest / 3600, 2);
    *at++ = ':';
    at = put_digits(at, rest / 60 % 60, 2);
    *at++ = ':';
    at = put_digits(at, rest % 60, 2);
    *at = '\0';
}

static bool digits_at(const char *text, int digits, int64_t *ret)
{
    *ret = 0;
    for (int i = 0; i < digits; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        *ret = *ret * 10 + (text[i] - '0');
    }
    return true;
}

bool battle_time_read(const char *text, size_t len, tenon_time *ret)
{
    int64_t year, month, day, hour, minute, second;
    if (len != BATTLE_TIME - 1 || text[4] != '-' || text[7] != '-' || text[10] != 'T' ||
        text[13] != ':' || text[16] != ':')
        return false;
    if (!digits_at(text, 4, &year) || !digits_at(text + 5, 2, &month) ||
        !digits_at(text + 8, 2, &day) || !digits_at(text + 11, 2, &hour) ||
        !digits_at(text + 14, 2, &minute) || !digits_at(text + 17, 2, &second))
        return false;
    if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 ||
        second > 59)
        return false;
    *ret = (tenon_time){
        .seconds = ((days_of(year, month, day) * 24 + hour) * 60 + minute) * 60 + second,
        .kind = TENON_TIME_UNSPECIFIED,
    };
    return true;
}

/* ---- descriptors ----------------------------------------------------------------------------- */

bool battle_write_all(int fd, const char *bytes, size_t len)
{
    while (len > 0) {
        const ssize_t did = write(fd, bytes, len);
        if (did < 0 && errno != EINTR)
            return false;
        if (did > 0) {
            bytes += did;
            len -= (size_t)did;
        }
    }
    return true;
}

void battle_out_begin(struct battle_out *out, int fd)
{
    out->fd = fd;
    out->good = true;
    out->len = 0;
}

void battle_out_put(struct battle_out *out, const char *bytes, size_t len)
{
    if (len > sizeof out->bytes - out->len) {
        out->good = out->good && battle_write_all(out->fd, out->bytes, out->len);
        out->len = 0;
    }
    if (len > sizeof out->bytes) {
        out->good = out->good && battle_write_all(out->fd, bytes, len);
        return;
    }
    memcpy(out->bytes + out->len, bytes, len);
    out->len += len;
}

bool battle_out_end(struct battle_out *out)
{
    return out->good && battle_write_all(out->fd, out->bytes, out->len);
}
