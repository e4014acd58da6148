/* SPDX-License-Identifier: MIT
 * text.c: objects to JSON text by plain printing, the reference that all peers are given to read.
 *
 * The members of an object are printed one after the other, and where each ends is remembered; the
 * object's end puts them in order and between braces. So a permuted object differs from the usual
 * one in nothing but the order. */
#include "make.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_MEMBERS = 24 };

struct printer {
    char *data;
    size_t len, size;
    struct layout layout;
    int depth;
};

/* One object or array under way. */
struct frame {
    size_t start, ends[MOST_MEMBERS];
    size_t n;
};

static void put(struct printer *out, const char *bytes, size_t len)
{
    if (out->size - out->len < len) {
        out->size = 2 * (out->size + len);
        out->data = realloc(out->data, out->size);
        if (!out->data) {
            fputs("battle: out of memory\n", stderr);
            exit(1);
        }
    }
    memcpy(out->data + out->len, bytes, len);
    out->len += len;
}

static void print(struct printer *out, const char *format, ...)
{
    char text[128];
    va_list arguments;
    va_start(arguments, format);
    const int len = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    put(out, text, (size_t)len);
}

static void put_line(struct printer *out)
{
    if (out->layout.indented)
        print(out, "\n%*s", 2 * out->depth, "");
}

/* The strings of the models hold nothing that needs an escape. */
static void put_string(struct printer *out, tenon_str s)
{
    if (!s.data) {
        print(out, "null");
        return;
    }
    print(out, "\"");
    put(out, s.data, s.len);
    print(out, "\"");
}

/* ---- objects --------------------------------------------------------------------------------- */

static struct frame begin(struct printer *out)
{
    out->depth++;
    return (struct frame){.start = out->len};
}

static void name(struct printer *out, const char *text)
{
    print(out, out->layout.indented ? "\"%s\": " : "\"%s\":", text);
}

static void end_member(struct printer *out, struct frame *frame)
{
    frame->ends[frame->n++] = out->len;
}

static void string_member(struct printer *out, struct frame *frame, const char *label, tenon_str s)
{
    name(out, label);
    put_string(out, s);
    end_member(out, frame);
}

static void number_member(struct printer *out, struct frame *frame, const char *label,
                          int64_t value)
{
    name(out, label);
    print(out, "%" PRId64, value);
    end_member(out, frame);
}

static void word_member(struct printer *out, struct frame *frame, const char *label,
                        const char *text)
{
    name(out, label);
    print(out, "%s", text);
    end_member(out, frame);
}

/* Eleven is prime to the numbers of members here, so each member comes once. */
static size_t nth(const struct frame *frame, bool permuted, size_t i)
{
    return permuted ? (11 * i + frame->n - 1) % frame->n : i;
}

static void end_object(struct printer *out, struct frame *frame)
{
    if (out->layout.unknown) {
        name(out, "Remark");
        print(out, "{\"by\":\"nobody\",\"at\":[1,2.5,null]}");
        end_member(out, frame);
    }
    const size_t len = out->len - frame->start;
    char *members = malloc(len + 1);
    if (!members)
        exit(1);
    memcpy(members, out->data + frame->start, len);
    out->len = frame->start;
    print(out, "{");
    for (size_t i = 0; i < frame->n; i++) {
        const size_t m = nth(frame, out->layout.permuted, i);
        const size_t from = m ? frame->ends[m - 1] - frame->start : 0;
        print(out, i ? "," : "");
        put_line(out);
        put(out, members + from, frame->ends[m] - frame->start - from);
    }
    free(members);
    out->depth--;
    put_line(out);
    print(out, "}");
}

/* ---- the models ------------------------------------------------------------------------------ */

/* 2022-07-10T12:00:00 of seconds since 1970, by the days of 400-year cycles that begin on a 1st of
 * March. */
static void put_time(struct printer *out, tenon_time time)
{
    const int64_t days = time.seconds / 86400 + 719468, rest = time.seconds % 86400;
    const int64_t era = days / 146097, of_era = days % 146097;
    const int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    const int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    const int64_t month = (5 * of_year + 2) / 153, day = of_year - (153 * month + 2) / 5 + 1;
    print(out, "\"%04d-%02d-%02dT%02d:%02d:%02d\"", (int)(year + 400 * era + (month >= 10)),
          (int)(month < 10 ? month + 3 : month - 9), (int)day, (int)(rest / 3600),
          (int)(rest / 60 % 60), (int)(rest % 60));
}

static void time_member(struct printer *out, struct frame *frame, const char *label,
                        tenon_time time)
{
    name(out, label);
    put_time(out, time);
    end_member(out, frame);
}

static void put_small(struct printer *out, const struct small *small)
{
    struct frame frame = begin(out);
    string_member(out, &frame, "Name", small->Name);
    number_member(out, &frame, "NumPurchases", small->NumPurchases);
    word_member(out, &frame, "IsVIP", small->IsVIP ? "true" : "false");
    end_object(out, &frame);
}

static void put_address(struct printer *out, const struct address *address)
{
    struct frame frame = begin(out);
    string_member(out, &frame, "StreetAddress", address->StreetAddress);
    string_member(out, &frame, "City", address->City);
    string_member(out, &frame, "State", address->State);
    number_member(out, &frame, "ZipCode", address->ZipCode);
    string_member(out, &frame, "Country", address->Country);
    end_object(out, &frame);
}

/* named: enums by name and the date from a time, of struct big_named. Both structs have the other
 * members. */
static void put_big(struct printer *out, const struct big *big, const struct big_named *named)
{
    struct frame frame = begin(out);
    number_member(out, &frame, "Id", big->Id);
    if (named) {
        word_member(out, &frame, "ClubMembershipType",
                    big->ClubMembershipType ? "\"Platinum\"" : "\"Premium\"");
        word_member(out, &frame, "Gender", big->Gender ? "\"Female\"" : "\"Male\"");
    } else {
        number_member(out, &frame, "ClubMembershipType", big->ClubMembershipType);
        number_member(out, &frame, "Gender", big->Gender);
    }
    string_member(out, &frame, "FirstName", big->FirstName);
    string_member(out, &frame, "MiddleInitial", big->MiddleInitial);
    string_member(out, &frame, "Surname", big->Surname);
    name(out, "Address");
    put_address(out, &big->Address);
    end_member(out, &frame);
    string_member(out, &frame, "EmailAddress", big->EmailAddress);
    string_member(out, &frame, "TelephoneNumber", big->TelephoneNumber);
    string_member(out, &frame, "MothersMaiden", big->MothersMaiden);
    if (named)
        time_member(out, &frame, "NextBirthday", named->NextBirthday);
    else
        string_member(out, &frame, "NextBirthday", big->NextBirthday);
    string_member(out, &frame, "CCType", big->CCType);
    string_member(out, &frame, "CaseFileID", big->CaseFileID);
    string_member(out, &frame, "UPS", big->UPS);
    string_member(out, &frame, "Occupation", big->Occupation);
    string_member(out, &frame, "Domain", big->Domain);
    string_member(out, &frame, "MembershipLevel", big->MembershipLevel);
    string_member(out, &frame, "Kilograms", big->Kilograms);
    string_member(out, &frame, "FullName", big->FullName);
    number_member(out, &frame, "PendingInvoiceID", big->PendingInvoiceID);
    number_member(out, &frame, "YearsAsCustomer", big->YearsAsCustomer);
    end_object(out, &frame);
}

static void put_big_named(struct printer *out, const struct big_named *named)
{
    const struct big big = {
        .Id = named->Id,
        .ClubMembershipType = (int)named->ClubMembershipType,
        .Gender = (int)named->Gender,
        .FirstName = named->FirstName,
        .MiddleInitial = named->MiddleInitial,
        .Surname = named->Surname,
        .Address = named->Address,
        .EmailAddress = named->EmailAddress,
        .TelephoneNumber = named->TelephoneNumber,
        .MothersMaiden = named->MothersMaiden,
        .CCType = named->CCType,
        .CaseFileID = named->CaseFileID,
        .UPS = named->UPS,
        .Occupation = named->Occupation,
        .Domain = named->Domain,
        .MembershipLevel = named->MembershipLevel,
        .Kilograms = named->Kilograms,
        .FullName = named->FullName,
        .PendingInvoiceID = named->PendingInvoiceID,
        .YearsAsCustomer = named->YearsAsCustomer,
    };
    put_big(out, &big, named);
}

static void put_smalls(struct printer *out, const struct small *items, size_t n)
{
    print(out, "[");
    out->depth++;
    for (size_t i = 0; i < n; i++) {
        print(out, i ? "," : "");
        put_line(out);
        put_small(out, &items[i]);
    }
    out->depth--;
    put_line(out);
    print(out, "]");
}

static void put_list(struct printer *out, const struct small_list *list)
{
    struct frame frame = begin(out);
    name(out, "List");
    put_smalls(out, list->List, list->n);
    end_member(out, &frame);
    end_object(out, &frame);
}

/* Dictionaries have more entries than a frame has members, and are never permuted. */
static void put_dictionary(struct printer *out, const struct small_dictionary *dictionary)
{
    print(out, "{\"Dict\":");
    for (size_t i = 0; i < dictionary->n; i++) {
        print(out, i ? "," : "{");
        put_string(out, dictionary->Dict[i].key);
        print(out, ":");
        put_small(out, &dictionary->Dict[i].value);
    }
    print(out, "}}");
}

static void put_log(struct printer *out, const struct system_log *log)
{
    struct frame frame = begin(out);
    number_member(out, &frame, "Id", log->Id);
    string_member(out, &frame, "LogType", log->LogType);
    string_member(out, &frame, "Describe", log->Describe);
    string_member(out, &frame, "Localtion", log->Localtion);
    string_member(out, &frame, "Stack", log->Stack);
    time_member(out, &frame, "CreateTime", log->CreateTime);
    string_member(out, &frame, "Guid", log->Guid);
    name(out, "ExtFileds");
    struct frame fields = begin(out);
    for (size_t i = 0; i < log->n_fields; i++)
        string_member(out, &fields, log->ExtFileds[i].key.data, log->ExtFileds[i].value);
    end_object(out, &fields);
    end_member(out, &frame);
    end_object(out, &frame);
}

static void put_forecast(struct printer *out, const struct forecast *forecast)
{
    struct frame frame = begin(out);
    time_member(out, &frame, "Date", forecast->Date);
    number_member(out, &frame, "TemperatureC", forecast->TemperatureC);
    string_member(out, &frame, "Summary", forecast->Summary);
    end_object(out, &frame);
}

static void put_records(struct printer *out, const struct records *records)
{
    print(out, "[");
    for (size_t i = 0; i < records->n; i++) {
        print(out, i ? "," : "");
        struct frame frame = begin(out);
        string_member(out, &frame, "Id", records->items[i].Id);
        string_member(out, &frame, "Name", records->items[i].Name);
        number_member(out, &frame, "Time", records->items[i].Time);
        end_object(out, &frame);
    }
    print(out, "]");
}

static void put_object(struct printer *out, enum battle_kind kind, const void *object)
{
    switch (kind) {
    case BATTLE_SMALL:
        put_small(out, object);
        break;
    case BATTLE_BIG:
        put_big(out, object, NULL);
        break;
    case BATTLE_BIG_NAMED:
        put_big_named(out, object);
        break;
    case BATTLE_LIST:
        put_list(out, object);
        break;
    case BATTLE_ARRAY: {
        const struct small_array *array = object;
        put_smalls(out, array->items, array->n);
        break;
    }
    case BATTLE_DICTIONARY:
        put_dictionary(out, object);
        break;
    case BATTLE_LOG:
        put_log(out, object);
        break;
    case BATTLE_FORECAST:
        put_forecast(out, object);
        break;
    case BATTLE_RECORDS:
        put_records(out, object);
        break;
    case BATTLE_TWEETS: /* has the corpus */
    case BATTLE_KINDS:
        break;
    }
}

tenon_str make_text(struct maker *maker, enum battle_kind kind, struct layout layout,
                    const void *object)
{
    struct printer out = {.layout = layout};
    put_object(&out, kind, object);
    char *padded = make_memory(maker, out.len + BATTLE_PADDING);
    memcpy(padded, out.data, out.len);
    free(out.data);
    return (tenon_str){padded, out.len};
}
