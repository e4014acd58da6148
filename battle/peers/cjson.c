/* SPDX-License-Identifier: MIT
 * cjson.c: cJSON, a tree of items. Reading: parse, take each member by its name, copy strings,
 * delete the tree. Writing: build a tree that refers to the object's strings, print it into a
 * buffer of ours where there is one, delete it. cJSON indents by tabs only, which other readers may
 * mind and the checks do not. Its numbers are doubles. */
#include "help.h"

#include <cjson/cJSON.h>
#include <stdlib.h>

struct state {
    char *buffer;
    size_t size;
};

/* ---- reading --------------------------------------------------------------------------------- */

static const cJSON *member(const cJSON *item, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(item, name);
}

static bool take_string(struct battle_run *run, const cJSON *from, const char *name, tenon_str *ret)
{
    const cJSON *item = member(from, name);
    if (cJSON_IsNull(item)) {
        *ret = (tenon_str){0};
        return true;
    }
    return cJSON_IsString(item) &&
           battle_keep(run, item->valuestring, strlen(item->valuestring), ret);
}

static bool take_int(const cJSON *from, const char *name, int *ret)
{
    const cJSON *item = member(from, name);
    *ret = item ? item->valueint : 0;
    return cJSON_IsNumber(item);
}

static bool take_whole(const cJSON *from, const char *name, int64_t *ret)
{
    const cJSON *item = member(from, name);
    *ret = item ? (int64_t)item->valuedouble : 0;
    return cJSON_IsNumber(item);
}

static bool take_bool(const cJSON *from, const char *name, bool *ret)
{
    const cJSON *item = member(from, name);
    *ret = cJSON_IsTrue(item);
    return cJSON_IsBool(item);
}

static bool take_time(const cJSON *from, const char *name, tenon_time *ret)
{
    const cJSON *item = member(from, name);
    return cJSON_IsString(item) &&
           battle_time_read(item->valuestring, strlen(item->valuestring), ret);
}

/* Takes one value of a kind. */
typedef bool taker(struct battle_run *run, const cJSON *item, void *to);

/* All elements of an array, size bytes each; ret_items is the address of the pointer to them. */
static bool take_elements(struct battle_run *run, const cJSON *array, taker *take, size_t size,
                          void *ret_items, size_t *ret_n)
{
    const size_t n = (size_t)cJSON_GetArraySize(array);
    char *items = battle_alloc(run, n * size);
    const cJSON *item;
    size_t i = 0;
    if (!items || !cJSON_IsArray(array))
        return false;
    cJSON_ArrayForEach(item, array)
    {
        if (!take(run, item, items + i++ * size))
            return false;
    }
    memcpy(ret_items, &items, sizeof items);
    *ret_n = n;
    return true;
}

static bool take_small(struct battle_run *run, const cJSON *item, void *to)
{
    struct small *small = to;
    return take_string(run, item, "Name", &small->Name) &&
           take_int(item, "NumPurchases", &small->NumPurchases) &&
           take_bool(item, "IsVIP", &small->IsVIP);
}

static bool take_address(struct battle_run *run, const cJSON *item, void *to)
{
    struct address *address = to;
    return take_string(run, item, "StreetAddress", &address->StreetAddress) &&
           take_string(run, item, "City", &address->City) &&
           take_string(run, item, "State", &address->State) &&
           take_int(item, "ZipCode", &address->ZipCode) &&
           take_string(run, item, "Country", &address->Country);
}

/* The members that both forms of BigClass have alike. */
#define TAKE_PERSON(RUN, ITEM, BIG)                                                                \
    (take_int(ITEM, "Id", &(BIG)->Id) && take_string(RUN, ITEM, "FirstName", &(BIG)->FirstName) && \
     take_string(RUN, ITEM, "MiddleInitial", &(BIG)->MiddleInitial) &&                             \
     take_string(RUN, ITEM, "Surname", &(BIG)->Surname) &&                                         \
     take_address(RUN, member(ITEM, "Address"), &(BIG)->Address) &&                                \
     take_string(RUN, ITEM, "EmailAddress", &(BIG)->EmailAddress) &&                               \
     take_string(RUN, ITEM, "TelephoneNumber", &(BIG)->TelephoneNumber) &&                         \
     take_string(RUN, ITEM, "MothersMaiden", &(BIG)->MothersMaiden) &&                             \
     take_string(RUN, ITEM, "CCType", &(BIG)->CCType) &&                                           \
     take_string(RUN, ITEM, "CaseFileID", &(BIG)->CaseFileID) &&                                   \
     take_string(RUN, ITEM, "UPS", &(BIG)->UPS) &&                                                 \
     take_string(RUN, ITEM, "Occupation", &(BIG)->Occupation) &&                                   \
     take_string(RUN, ITEM, "Domain", &(BIG)->Domain) &&                                           \
     take_string(RUN, ITEM, "MembershipLevel", &(BIG)->MembershipLevel) &&                         \
     take_string(RUN, ITEM, "Kilograms", &(BIG)->Kilograms) &&                                     \
     take_string(RUN, ITEM, "FullName", &(BIG)->FullName) &&                                       \
     take_int(ITEM, "PendingInvoiceID", &(BIG)->PendingInvoiceID))

static bool take_big(struct battle_run *run, const cJSON *item, void *to)
{
    struct big *big = to;
    return TAKE_PERSON(run, item, big) &&
           take_int(item, "ClubMembershipType", &big->ClubMembershipType) &&
           take_int(item, "Gender", &big->Gender) &&
           take_string(run, item, "NextBirthday", &big->NextBirthday) &&
           take_int(item, "YearsAsCustomer", &big->YearsAsCustomer);
}

static bool take_big_named(struct battle_run *run, const cJSON *item, void *to)
{
    struct big_named *big = to;
    const char *club = cJSON_GetStringValue(member(item, "ClubMembershipType"));
    const char *gender = cJSON_GetStringValue(member(item, "Gender"));
    big->YearsAsCustomer = 0;
    return TAKE_PERSON(run, item, big) && club &&
           battle_club_of(club, strlen(club), &big->ClubMembershipType) && gender &&
           battle_gender_of(gender, strlen(gender), &big->Gender) &&
           take_time(item, "NextBirthday", &big->NextBirthday);
}

static bool take_dictionary(struct battle_run *run, const cJSON *root, void *to)
{
    const cJSON *object = member(root, "Dict"), *item;
    struct small_dictionary *dictionary = to;
    dictionary->n = 0;
    dictionary->Dict =
        battle_alloc(run, (size_t)cJSON_GetArraySize(object) * sizeof *dictionary->Dict);
    if (!dictionary->Dict || !cJSON_IsObject(object))
        return false;
    cJSON_ArrayForEach(item, object)
    {
        struct small_entry *entry = &dictionary->Dict[dictionary->n++];
        if (!battle_keep(run, item->string, strlen(item->string), &entry->key) ||
            !take_small(run, item, &entry->value))
            return false;
    }
    return true;
}

static bool take_log(struct battle_run *run, const cJSON *item, void *to)
{
    struct system_log *log = to;
    const cJSON *fields = member(item, "ExtFileds"), *field;
    log->n_fields = 0;
    log->ExtFileds = battle_alloc(run, (size_t)cJSON_GetArraySize(fields) * sizeof *log->ExtFileds);
    if (!log->ExtFileds || !cJSON_IsObject(fields))
        return false;
    cJSON_ArrayForEach(field, fields)
    {
        struct log_field *entry = &log->ExtFileds[log->n_fields++];
        const char *value = cJSON_GetStringValue(field);
        if (!value || !battle_keep(run, field->string, strlen(field->string), &entry->key) ||
            !battle_keep(run, value, strlen(value), &entry->value))
            return false;
    }
    return take_int(item, "Id", &log->Id) && take_string(run, item, "LogType", &log->LogType) &&
           take_string(run, item, "Describe", &log->Describe) &&
           take_string(run, item, "Localtion", &log->Localtion) &&
           take_string(run, item, "Stack", &log->Stack) &&
           take_time(item, "CreateTime", &log->CreateTime) &&
           take_string(run, item, "Guid", &log->Guid);
}

static bool take_forecast(struct battle_run *run, const cJSON *item, void *to)
{
    struct forecast *forecast = to;
    return take_time(item, "Date", &forecast->Date) &&
           take_int(item, "TemperatureC", &forecast->TemperatureC) &&
           take_string(run, item, "Summary", &forecast->Summary);
}

static bool take_record(struct battle_run *run, const cJSON *item, void *to)
{
    struct record *record = to;
    return take_string(run, item, "Id", &record->Id) &&
           take_string(run, item, "Name", &record->Name) && take_whole(item, "Time", &record->Time);
}

static bool take_list(struct battle_run *run, const cJSON *item, void *to)
{
    struct small_list *list = to;
    return take_elements(run, member(item, "List"), take_small, sizeof *list->List, &list->List,
                         &list->n);
}

static bool take_array(struct battle_run *run, const cJSON *item, void *to)
{
    struct small_array *array = to;
    return take_elements(run, item, take_small, sizeof *array->items, &array->items, &array->n);
}

static bool take_records(struct battle_run *run, const cJSON *item, void *to)
{
    struct records *records = to;
    return take_elements(run, item, take_record, sizeof *records->items, &records->items,
                         &records->n);
}

/* ---- writing --------------------------------------------------------------------------------- */

/* Adds name (a literal) and item; NULL items, of exhausted memory, are refused by cJSON itself. */
static bool add(cJSON *to, const char *name, cJSON *item)
{
    return cJSON_AddItemToObjectCS(to, name, item);
}

static cJSON *string(tenon_str s)
{
    return s.data ? cJSON_CreateStringReference(s.data) : cJSON_CreateNull();
}

static bool add_string(cJSON *to, const char *name, tenon_str s)
{
    return add(to, name, string(s));
}

static bool add_number(cJSON *to, const char *name, double value)
{
    return add(to, name, cJSON_CreateNumber(value));
}

static bool add_time(cJSON *to, const char *name, tenon_time time)
{
    char text[BATTLE_TIME];
    battle_time_write(text, time);
    return add(to, name, cJSON_CreateString(text));
}

static bool fill_small(cJSON *to, const void *from)
{
    const struct small *small = from;
    return add_string(to, "Name", small->Name) &&
           add_number(to, "NumPurchases", small->NumPurchases) &&
           add(to, "IsVIP", cJSON_CreateBool(small->IsVIP));
}

static bool fill_address(cJSON *to, const void *from)
{
    const struct address *address = from;
    return add_string(to, "StreetAddress", address->StreetAddress) &&
           add_string(to, "City", address->City) && add_string(to, "State", address->State) &&
           add_number(to, "ZipCode", address->ZipCode) &&
           add_string(to, "Country", address->Country);
}

/* Fills the members of an object. */
typedef bool filler(cJSON *to, const void *from);

static cJSON *object_of(filler *fill, const void *from)
{
    cJSON *made = cJSON_CreateObject();
    if (made && fill(made, from))
        return made;
    cJSON_Delete(made);
    return NULL;
}

static cJSON *array_of(filler *fill, const void *items, size_t n, size_t size)
{
    cJSON *made = cJSON_CreateArray();
    for (size_t i = 0; made && i < n; i++) {
        if (!cJSON_AddItemToArray(made, object_of(fill, (const char *)items + i * size))) {
            cJSON_Delete(made);
            return NULL;
        }
    }
    return made;
}

/* The members that both forms of BigClass have alike, in two parts: dates and enums stand between
 * them. */
#define FILL_HEAD(TO, BIG)                                                                         \
    (add_string(TO, "FirstName", (BIG)->FirstName) &&                                              \
     add_string(TO, "MiddleInitial", (BIG)->MiddleInitial) &&                                      \
     add_string(TO, "Surname", (BIG)->Surname) &&                                                  \
     add(TO, "Address", object_of(fill_address, &(BIG)->Address)) &&                               \
     add_string(TO, "EmailAddress", (BIG)->EmailAddress) &&                                        \
     add_string(TO, "TelephoneNumber", (BIG)->TelephoneNumber) &&                                  \
     add_string(TO, "MothersMaiden", (BIG)->MothersMaiden))
#define FILL_TAIL(TO, BIG)                                                                         \
    (add_string(TO, "CCType", (BIG)->CCType) && add_string(TO, "CaseFileID", (BIG)->CaseFileID) && \
     add_string(TO, "UPS", (BIG)->UPS) && add_string(TO, "Occupation", (BIG)->Occupation) &&       \
     add_string(TO, "Domain", (BIG)->Domain) &&                                                    \
     add_string(TO, "MembershipLevel", (BIG)->MembershipLevel) &&                                  \
     add_string(TO, "Kilograms", (BIG)->Kilograms) &&                                              \
     add_string(TO, "FullName", (BIG)->FullName) &&                                                \
     add_number(TO, "PendingInvoiceID", (BIG)->PendingInvoiceID) &&                                \
     add_number(TO, "YearsAsCustomer", (BIG)->YearsAsCustomer))

static bool fill_big(cJSON *to, const void *from)
{
    const struct big *big = from;
    return add_number(to, "Id", big->Id) &&
           add_number(to, "ClubMembershipType", big->ClubMembershipType) &&
           add_number(to, "Gender", big->Gender) && FILL_HEAD(to, big) &&
           add_string(to, "NextBirthday", big->NextBirthday) && FILL_TAIL(to, big);
}

static bool fill_big_named(cJSON *to, const void *from)
{
    const struct big_named *big = from;
    return add_number(to, "Id", big->Id) &&
           add(to, "ClubMembershipType",
               cJSON_CreateStringReference(battle_club_name(big->ClubMembershipType))) &&
           add(to, "Gender", cJSON_CreateStringReference(battle_gender_name(big->Gender))) &&
           FILL_HEAD(to, big) && add_time(to, "NextBirthday", big->NextBirthday) &&
           FILL_TAIL(to, big);
}

static bool fill_list(cJSON *to, const void *from)
{
    const struct small_list *list = from;
    return add(to, "List", array_of(fill_small, list->List, list->n, sizeof *list->List));
}

static bool fill_entries(cJSON *to, const void *from)
{
    const struct small_dictionary *dictionary = from;
    for (size_t i = 0; i < dictionary->n; i++)
        if (!add(to, dictionary->Dict[i].key.data,
                 object_of(fill_small, &dictionary->Dict[i].value)))
            return false;
    return true;
}

static bool fill_dictionary(cJSON *to, const void *from)
{
    return add(to, "Dict", object_of(fill_entries, from));
}

static bool fill_fields(cJSON *to, const void *from)
{
    const struct system_log *log = from;
    for (size_t i = 0; i < log->n_fields; i++)
        if (!add_string(to, log->ExtFileds[i].key.data, log->ExtFileds[i].value))
            return false;
    return true;
}

static bool fill_log(cJSON *to, const void *from)
{
    const struct system_log *log = from;
    return add_number(to, "Id", log->Id) && add_string(to, "LogType", log->LogType) &&
           add_string(to, "Describe", log->Describe) &&
           add_string(to, "Localtion", log->Localtion) && add_string(to, "Stack", log->Stack) &&
           add_time(to, "CreateTime", log->CreateTime) && add_string(to, "Guid", log->Guid) &&
           add(to, "ExtFileds", object_of(fill_fields, log));
}

static bool fill_forecast(cJSON *to, const void *from)
{
    const struct forecast *forecast = from;
    return add_time(to, "Date", forecast->Date) &&
           add_number(to, "TemperatureC", forecast->TemperatureC) &&
           add_string(to, "Summary", forecast->Summary);
}

static bool fill_record(cJSON *to, const void *from)
{
    const struct record *record = from;
    return add_string(to, "Id", record->Id) && add_string(to, "Name", record->Name) &&
           add_number(to, "Time", (double)record->Time);
}

/* ---- the peer -------------------------------------------------------------------------------- */

static taker *const takers[BATTLE_KINDS] = {
    [BATTLE_SMALL] = take_small,
    [BATTLE_BIG] = take_big,
    [BATTLE_BIG_NAMED] = take_big_named,
    [BATTLE_LIST] = take_list,
    [BATTLE_ARRAY] = take_array,
    [BATTLE_DICTIONARY] = take_dictionary,
    [BATTLE_LOG] = take_log,
    [BATTLE_FORECAST] = take_forecast,
    [BATTLE_RECORDS] = take_records,
};

static filler *const fillers[BATTLE_KINDS] = {
    [BATTLE_SMALL] = fill_small,           [BATTLE_BIG] = fill_big,
    [BATTLE_BIG_NAMED] = fill_big_named,   [BATTLE_LIST] = fill_list,
    [BATTLE_DICTIONARY] = fill_dictionary, [BATTLE_LOG] = fill_log,
    [BATTLE_FORECAST] = fill_forecast,
};

static const char *cannot(enum battle_kind kind, enum battle_direction direction)
{
    (void)direction;
    return kind == BATTLE_TWEETS ? "its numbers are doubles, which cannot hold the ids" : NULL;
}

static const char *version(void)
{
    return cJSON_Version();
}

static bool open_run(struct battle_run *run)
{
    run->state = calloc(1, sizeof(struct state));
    return run->state != NULL;
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    cJSON_free(state->buffer);
    free(state);
}

static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    cJSON *tree = cJSON_ParseWithLength(text, len);
    const bool good = tree && takers[run->kind](run, tree, object);
    cJSON_Delete(tree);
    return good;
}

static cJSON *tree_of(enum battle_kind kind, const void *object)
{
    if (kind == BATTLE_ARRAY) {
        const struct small_array *array = object;
        return array_of(fill_small, array->items, array->n, sizeof *array->items);
    }
    if (kind == BATTLE_RECORDS) {
        const struct records *records = object;
        return array_of(fill_record, records->items, records->n, sizeof *records->items);
    }
    return object_of(fillers[kind], object);
}

/* The buffer that was large enough last time is used again, unless the run wants new memory. */
static bool write_text(struct battle_run *run, const void *object)
{
    struct state *state = run->state;
    cJSON *tree = tree_of(run->kind, object);
    bool good = false;

    if (run->fresh) {
        cJSON_free(state->buffer);
        state->buffer = NULL;
    }
    if (tree && state->buffer)
        good = cJSON_PrintPreallocated(tree, state->buffer, (int)state->size, run->indented);
    if (tree && !good) {
        cJSON_free(state->buffer);
        state->buffer = run->indented ? cJSON_Print(tree) : cJSON_PrintUnformatted(tree);
        good = state->buffer != NULL;
        /* PrintPreallocated wants a few bytes more than it writes. */
        if (good && !run->fresh) {
            state->size = 2 * strlen(state->buffer) + 64;
            char *larger = cJSON_malloc(state->size);
            if (larger)
                strcpy(larger, state->buffer);
            cJSON_free(state->buffer);
            state->buffer = larger;
            good = larger != NULL;
        }
    }
    cJSON_Delete(tree);
    if (good)
        run->text = (tenon_str){state->buffer, strlen(state->buffer)};
    return good;
}

const struct battle_peer battle_peer_cjson = {
    .name = "cJSON",
    .language = "C",
    .how = "tree",
    .version = version,
    .cannot = cannot,
    .open = open_run,
    .close = close_run,
    .read = read_text,
    .write = write_text,
};
