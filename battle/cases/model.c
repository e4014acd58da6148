/* SPDX-License-Identifier: MIT
 * model.c: the objects of all models. The constant values are those of the public comparisons that
 * the models come from; a varied object has strings of other letters and other lengths, and other
 * numbers, from a seed. */
#include "make.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *make_memory(struct maker *maker, size_t size)
{
    void *got = maker->mem->resize(maker->mem, NULL, 0, size + (size == 0), _Alignof(max_align_t));
    if (!got) {
        fputs("battle: out of memory\n", stderr);
        exit(1);
    }
    return memset(got, 0, size);
}

/* ---- chance ----------------------------------------------------------------------------------
 * One call a statement where order counts: C leaves the order within an expression or an
 * initialiser open, and the objects shall be the same by every compiler. */

/* xorshift64*: enough to spread lengths and letters, and the same everywhere. */
static uint64_t chance(struct maker *maker)
{
    uint64_t x = maker->seed;
    x ^= x >> 12, x ^= x << 25, x ^= x >> 27;
    maker->seed = x;
    return x * UINT64_C(2685821657736338717) >> 16;
}

static uint64_t below(struct maker *maker, uint64_t n)
{
    return chance(maker) % n;
}

static tenon_str string_of(struct maker *maker, const char *bytes, size_t len)
{
    char *copy = make_memory(maker, len + 1);
    memcpy(copy, bytes, len);
    return (tenon_str){copy, len};
}

/* Letters, digits and blanks where the constant has such. */
static tenon_str varied_string(struct maker *maker, const char *constant)
{
    static const char letters[] = "etaoinshrdlucmfwypvbgkjqxz";
    const size_t usual = strlen(constant);
    const size_t len = usual / 2 + below(maker, usual + 1);
    char *made = make_memory(maker, len + 1);
    for (size_t i = 0; i < len; i++) {
        const char like = constant[i % usual];
        if (like >= '0' && like <= '9')
            made[i] = (char)('0' + below(maker, 10));
        else if ((like >= 'A' && like <= 'Z') || (like >= 'a' && like <= 'z'))
            made[i] = (char)(letters[below(maker, 26)] - (like < 'a' ? 32 : 0));
        else
            made[i] = like;
    }
    return (tenon_str){made, len};
}

/* The constant's length in characters, of two, three and four bytes. */
static tenon_str foreign_string(struct maker *maker, const char *constant)
{
    static const char *const characters[] = {"ж",  "ü", "中",   "文", "ñ",
                                             "日", "é", "🙂", "ß",  "本"};
    const size_t len = strlen(constant);
    char *made = make_memory(maker, 4 * len + 1);
    for (size_t i = 0; i < len; i++)
        strcat(made, characters[i % (sizeof characters / sizeof *characters)]);
    return (tenon_str){made, strlen(made)};
}

static tenon_str string(struct maker *maker, const char *constant)
{
    switch (maker->variant) {
    case BATTLE_VARIED:
        return *constant ? varied_string(maker, constant) : string_of(maker, "", 0);
    case BATTLE_NON_ASCII:
        return foreign_string(maker, constant);
    default:
        return string_of(maker, constant, strlen(constant));
    }
}

static int number(struct maker *maker, int constant)
{
    if (maker->variant != BATTLE_VARIED)
        return constant;
    const uint64_t most = below(maker, 2 * (uint64_t)constant + 10);
    return (int)(most >> below(maker, 8));
}

static bool boolean(struct maker *maker, bool constant)
{
    return maker->variant == BATTLE_VARIED ? below(maker, 2) != 0 : constant;
}

static tenon_time date_time(struct maker *maker, int64_t constant)
{
    const int64_t other = maker->variant == BATTLE_VARIED ? (int64_t)below(maker, 1000000000) : 0;
    return (tenon_time){.seconds = constant + other, .kind = TENON_TIME_UNSPECIFIED};
}

/* ---- the models ------------------------------------------------------------------------------ */

static struct small make_small(struct maker *maker)
{
    struct small small = {.Name = string(maker, "Bill Gates")};
    small.NumPurchases = number(maker, 1200);
    small.IsVIP = boolean(maker, true);
    return small;
}

static struct address make_address(struct maker *maker)
{
    struct address address = {.StreetAddress = string(maker, "43 Compare Valley")};
    address.City = string(maker, "Chambersburg");
    address.State = string(maker, "PA");
    address.ZipCode = number(maker, 17201);
    address.Country = string(maker, "US");
    return address;
}

enum { BIRTHDAY = 452217600, JULY_10 = 1657411200, NOON = 43200 }; /* 1984-05-01, 2022-07-10 */

static struct big make_big(struct maker *maker)
{
    struct big big = {.Id = number(maker, 1)};
    big.ClubMembershipType = (int)boolean(maker, true);
    big.Gender = (int)boolean(maker, true);
    big.FirstName = string(maker, "Louise");
    big.MiddleInitial = string(maker, "C");
    big.Surname = string(maker, "Midgett");
    big.Address = make_address(maker);
    big.EmailAddress = string(maker, "LouiseCMidgett@dodgit.com");
    big.TelephoneNumber = string(maker, "717-261-7855");
    big.MothersMaiden = string(maker, "Kelly");
    big.NextBirthday = string_of(maker, "1984-05-01T00:00:00", 19);
    big.CCType = string(maker, "Visa");
    big.CaseFileID = string(maker, "192-80-6448");
    big.UPS = string(maker, "1Z W64 924 70 0191 812 7");
    big.Occupation = string(maker, "Traffic technician");
    big.Domain = string(maker, "ScottsdaleSkincare.com");
    big.MembershipLevel = string(maker, "A+");
    big.Kilograms = string(maker, "64.2");
    big.PendingInvoiceID = number(maker, 0);
    big.YearsAsCustomer = number(maker, 5);
    return big;
}

/* The same person. YearsAsCustomer is computed: written, and passed over by readers. */
static struct big_named make_big_named(struct maker *maker)
{
    const struct big big = make_big(maker);
    return (struct big_named){
        .Id = big.Id,
        .ClubMembershipType = (enum club)big.ClubMembershipType,
        .Gender = (enum gender)big.Gender,
        .FirstName = big.FirstName,
        .MiddleInitial = big.MiddleInitial,
        .Surname = big.Surname,
        .Address = big.Address,
        .EmailAddress = big.EmailAddress,
        .TelephoneNumber = big.TelephoneNumber,
        .MothersMaiden = big.MothersMaiden,
        .NextBirthday = date_time(maker, BIRTHDAY),
        .CCType = big.CCType,
        .CaseFileID = big.CaseFileID,
        .UPS = big.UPS,
        .Occupation = big.Occupation,
        .Domain = big.Domain,
        .MembershipLevel = big.MembershipLevel,
        .Kilograms = big.Kilograms,
        .PendingInvoiceID = big.PendingInvoiceID,
        .YearsAsCustomer = big.YearsAsCustomer,
    };
}

static struct small *make_smalls(struct maker *maker, size_t n)
{
    struct small *made = make_memory(maker, n * sizeof *made);
    for (size_t i = 0; i < n; i++)
        made[i] = make_small(maker);
    return made;
}

static struct small_entry *make_entries(struct maker *maker, size_t n)
{
    struct small_entry *made = make_memory(maker, n * sizeof *made);
    for (size_t i = 0; i < n; i++) {
        char key[64];
        const int len = snprintf(key, sizeof key, "Bill Gates%zu", i);
        made[i].key = string_of(maker, key, (size_t)len);
        made[i].value = make_small(maker);
    }
    return made;
}

static struct system_log make_log(struct maker *maker)
{
    struct system_log log = {.Id = number(maker, 1), .n_fields = 2};
    log.LogType = string(maker, "Error");
    log.Describe =
        string_of(maker, "这个是描述，这个是描述，这个是描述，这个是描述，这个是描述", 87);
    log.Stack = string(maker, "");
    log.CreateTime = date_time(maker, JULY_10);
    log.Guid = string(maker, "0f8fad5b-d9cb-469f-a165-70867728950e");
    log.ExtFileds = make_memory(maker, 2 * sizeof *log.ExtFileds);
    log.ExtFileds[0] =
        (struct log_field){string_of(maker, "A", 1), string_of(maker, "2022-07-10T00:00:00", 19)};
    log.ExtFileds[1] = (struct log_field){string_of(maker, "B", 1), string(maker, "AAAAAA")};
    return log;
}

static struct forecast make_forecast(struct maker *maker)
{
    struct forecast forecast = {.Date = date_time(maker, JULY_10 + NOON)};
    forecast.TemperatureC = number(maker, 40);
    forecast.Summary = string(maker, "Hot");
    return forecast;
}

static struct record *make_records(struct maker *maker, size_t n)
{
    struct record *made = make_memory(maker, n * sizeof *made);
    for (size_t i = 0; i < n; i++) {
        char id[32], name[32];
        const int64_t digits = 1000000000000000000;
        snprintf(id, sizeof id, "id_%lld",
                 (long long)(digits + (int64_t)(chance(maker) % 8000000000000000000)));
        snprintf(name, sizeof name, "name_%lld",
                 (long long)(digits + (int64_t)(chance(maker) % 8000000000000000000)));
        made[i].Id = string_of(maker, id, strlen(id));
        made[i].Name = string_of(maker, name, strlen(name));
        made[i].Time = 1566731141 + (int64_t)below(maker, 1000000);
    }
    return made;
}

void make_object(struct maker *maker, enum battle_kind kind, size_t n_elements, void *object)
{
    switch (kind) {
    case BATTLE_SMALL:
        *(struct small *)object = make_small(maker);
        break;
    case BATTLE_BIG:
        *(struct big *)object = make_big(maker);
        break;
    case BATTLE_BIG_NAMED:
        *(struct big_named *)object = make_big_named(maker);
        break;
    case BATTLE_LIST:
        *(struct small_list *)object =
            (struct small_list){make_smalls(maker, n_elements), n_elements};
        break;
    case BATTLE_ARRAY:
        *(struct small_array *)object =
            (struct small_array){make_smalls(maker, n_elements), n_elements};
        break;
    case BATTLE_DICTIONARY:
        *(struct small_dictionary *)object =
            (struct small_dictionary){make_entries(maker, n_elements), n_elements};
        break;
    case BATTLE_LOG:
        *(struct system_log *)object = make_log(maker);
        break;
    case BATTLE_FORECAST:
        *(struct forecast *)object = make_forecast(maker);
        break;
    case BATTLE_RECORDS:
        *(struct records *)object = (struct records){make_records(maker, n_elements), n_elements};
        break;
    case BATTLE_TWEETS: /* read from the corpus */
    case BATTLE_KINDS:
        break;
    }
}
