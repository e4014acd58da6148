/* SPDX-License-Identifier: MIT
 * yajl.c: YAJL, events: callbacks as a text is parsed, calls as one is generated. What the structs
 * consist of stands in tables, as a program with many of them would have it; both directions go by
 * them.
 *
 * Reading: a stack of what is open. Each frame knows where the next value belongs; values of
 * members that the tables do not have are passed over. A parser takes one text, so each text has a
 * new one; streams are parsed in pieces. Arrays are of unknown length and grow in the arena by
 * doubling.
 *
 * Writing: a generator with a buffer, cleared between texts, and one that hands pieces to a stream.
 * YAJL's integers are signed. */
#include "help.h"

#include <limits.h>
#include <stdlib.h>
#include <yajl/yajl_gen.h>
#include <yajl/yajl_parse.h>
#include <yajl/yajl_version.h>

/* ---- the models ------------------------------------------------------------------------------ */

enum what {
    STRING,
    INT,
    COMPUTED, /* an int: written, and passed over by readers */
    INT64,
    UINT64,
    BOOL,
    TIME,
    GENDER,
    CLUB,
    OBJECT,
    ARRAY, /* of objects */
    MAP,   /* an object of entries: structs that begin with a key */
};

/* A value and where it stands in the struct around it. */
struct part {
    const char *name;
    size_t len;
    enum what what;
    size_t offset;
    size_t count;              /* of arrays and maps: the offset of their number of elements */
    size_t size;               /* of an object, element or entry */
    const struct part *inside; /* members, the element, or an entry's value */
    size_t n;
};

#define NAMED(NAME) .name = #NAME, .len = sizeof #NAME - 1
#define LEAF(TYPE, NAME, WHAT)                                                                     \
    {                                                                                              \
        NAMED(NAME), .what = WHAT, .offset = offsetof(struct TYPE, NAME)                           \
    }
#define OBJECT_OF(TYPE)                                                                            \
    .what = OBJECT, .size = sizeof(struct TYPE), .inside = TYPE##_parts,                           \
    .n = sizeof TYPE##_parts / sizeof *TYPE##_parts
#define MANY(WHAT, TYPE, NAME, COUNT, ELEMENT, INSIDE)                                             \
    .what = WHAT, .offset = offsetof(struct TYPE, NAME), .count = offsetof(struct TYPE, COUNT),    \
    .size = sizeof(struct ELEMENT), .inside = INSIDE, .n = 1

static const struct part small_parts[] = {LEAF(small, Name, STRING), LEAF(small, NumPurchases, INT),
                                          LEAF(small, IsVIP, BOOL)};
static const struct part a_small = {OBJECT_OF(small)};

static const struct part address_parts[] = {
    LEAF(address, StreetAddress, STRING), LEAF(address, City, STRING), LEAF(address, State, STRING),
    LEAF(address, ZipCode, INT), LEAF(address, Country, STRING)};

/* Both forms of BigClass. */
#define PERSON(TYPE, CLUB_AS, GENDER_AS, DATE_AS, YEARS_AS)                                        \
    LEAF(TYPE, Id, INT), LEAF(TYPE, ClubMembershipType, CLUB_AS), LEAF(TYPE, Gender, GENDER_AS),   \
        LEAF(TYPE, FirstName, STRING), LEAF(TYPE, MiddleInitial, STRING),                          \
        LEAF(TYPE, Surname, STRING),                                                               \
        {NAMED(Address), .offset = offsetof(struct TYPE, Address), OBJECT_OF(address)},            \
        LEAF(TYPE, EmailAddress, STRING), LEAF(TYPE, TelephoneNumber, STRING),                     \
        LEAF(TYPE, MothersMaiden, STRING), LEAF(TYPE, NextBirthday, DATE_AS),                      \
        LEAF(TYPE, CCType, STRING), LEAF(TYPE, CaseFileID, STRING), LEAF(TYPE, UPS, STRING),       \
        LEAF(TYPE, Occupation, STRING), LEAF(TYPE, Domain, STRING),                                \
        LEAF(TYPE, MembershipLevel, STRING), LEAF(TYPE, Kilograms, STRING),                        \
        LEAF(TYPE, FullName, STRING), LEAF(TYPE, PendingInvoiceID, INT),                           \
        LEAF(TYPE, YearsAsCustomer, YEARS_AS)

static const struct part big_parts[] = {PERSON(big, INT, INT, STRING, INT)};
static const struct part big_named_parts[] = {PERSON(big_named, CLUB, GENDER, TIME, COMPUTED)};

static const struct part small_list_parts[] = {
    {NAMED(List), MANY(ARRAY, small_list, List, n, small, &a_small)}};

static const struct part small_entry_value = {.offset = offsetof(struct small_entry, value),
                                              OBJECT_OF(small)};
static const struct part small_dictionary_parts[] = {
    {NAMED(Dict), MANY(MAP, small_dictionary, Dict, n, small_entry, &small_entry_value)}};

static const struct part log_field_value = {.what = STRING,
                                            .offset = offsetof(struct log_field, value)};
static const struct part system_log_parts[] = {
    LEAF(system_log, Id, INT),
    LEAF(system_log, LogType, STRING),
    LEAF(system_log, Describe, STRING),
    LEAF(system_log, Localtion, STRING),
    LEAF(system_log, Stack, STRING),
    LEAF(system_log, CreateTime, TIME),
    LEAF(system_log, Guid, STRING),
    {NAMED(ExtFileds), MANY(MAP, system_log, ExtFileds, n_fields, log_field, &log_field_value)},
};

static const struct part forecast_parts[] = {
    LEAF(forecast, Date, TIME), LEAF(forecast, TemperatureC, INT), LEAF(forecast, Summary, STRING)};

static const struct part record_parts[] = {LEAF(record, Id, STRING), LEAF(record, Name, STRING),
                                           LEAF(record, Time, INT64)};
static const struct part a_record = {OBJECT_OF(record)};

static const struct part tweet_user_parts[] = {
    LEAF(tweet_user, id, UINT64), LEAF(tweet_user, name, STRING),
    LEAF(tweet_user, screen_name, STRING), LEAF(tweet_user, followers_count, INT),
    LEAF(tweet_user, verified, BOOL)};
static const struct part tweet_parts[] = {
    LEAF(tweet, created_at, STRING),
    LEAF(tweet, id, UINT64),
    LEAF(tweet, text, STRING),
    {NAMED(user), .offset = offsetof(struct tweet, user), OBJECT_OF(tweet_user)},
    LEAF(tweet, retweet_count, INT),
    LEAF(tweet, favorite_count, INT)};
static const struct part a_tweet = {OBJECT_OF(tweet)};
static const struct part tweets_parts[] = {
    {NAMED(statuses), MANY(ARRAY, tweets, statuses, n, tweet, &a_tweet)}};

static const struct part roots[BATTLE_KINDS] = {
    [BATTLE_SMALL] = {OBJECT_OF(small)},
    [BATTLE_BIG] = {OBJECT_OF(big)},
    [BATTLE_BIG_NAMED] = {OBJECT_OF(big_named)},
    [BATTLE_LIST] = {OBJECT_OF(small_list)},
    [BATTLE_ARRAY] = {MANY(ARRAY, small_array, items, n, small, &a_small)},
    [BATTLE_DICTIONARY] = {OBJECT_OF(small_dictionary)},
    [BATTLE_LOG] = {OBJECT_OF(system_log)},
    [BATTLE_FORECAST] = {OBJECT_OF(forecast)},
    [BATTLE_RECORDS] = {MANY(ARRAY, records, items, n, record, &a_record)},
    [BATTLE_TWEETS] = {OBJECT_OF(tweets)},
};

/* ---- reading --------------------------------------------------------------------------------- */

/* Something that is open, and the value that comes next in it. */
struct frame {
    const struct part *of;
    char *to; /* an object's bytes, or the struct that an array or a map is part of */
    const struct part *value; /* NULL: passed over */
    char *at;                 /* the struct that the value is part of */
    size_t next;              /* of an object: the member that is likely to come */
    char *items;              /* of an array or a map */
    size_t n, room;
};

enum { DEEPEST = 6 }; /* the root's surroundings, tweets, statuses, a tweet, its user; one spare */

struct reader {
    struct battle_run *run;
    size_t depth;
    size_t passing; /* how many things are open that are passed over */
    struct frame frames[DEEPEST];
};

/* The next element of an array or entry of a map, or NULL. */
static char *grow(struct reader *in, struct frame *frame)
{
    const size_t size = frame->of->size;
    if (frame->n == frame->room) {
        tenon_mem *mem = &in->run->arena.mem;
        const size_t room = frame->room ? 2 * frame->room : 16;
        char *larger =
            mem->resize(mem, frame->items, frame->room * size, room * size, _Alignof(max_align_t));
        if (!larger)
            return NULL;
        frame->items = larger;
        frame->room = room;
    }
    return frame->items + frame->n++ * size;
}

/* What the value that begins belongs to, and where it is put; NULL: it is passed over. Elements of
 * arrays are objects: for any other value the type is refused before ret_to is looked at. */
static const struct part *target(struct reader *in, char **ret_to)
{
    struct frame *frame = &in->frames[in->depth];
    if (in->passing)
        return NULL;
    if (frame->of->what == ARRAY) {
        frame->value = frame->of->inside;
        frame->at = NULL;
    }
    *ret_to = frame->value && frame->at ? frame->at + frame->value->offset : NULL;
    return frame->value;
}

static int on_null(void *context)
{
    char *to;
    const struct part *part = target(context, &to);
    if (part && part->what == STRING)
        *(tenon_str *)to = (tenon_str){0};
    return !part || part->what == STRING;
}

static int on_boolean(void *context, int value)
{
    char *to;
    const struct part *part = target(context, &to);
    if (part && part->what == BOOL)
        *(bool *)to = value != 0;
    return !part || part->what == BOOL;
}

static int on_integer(void *context, long long value)
{
    char *to;
    const struct part *part = target(context, &to);
    if (!part)
        return true;
    switch (part->what) {
    case INT:
        *(int *)to = (int)value;
        return value >= INT_MIN && value <= INT_MAX;
    case INT64:
        *(int64_t *)to = value;
        return true;
    case UINT64:
        *(uint64_t *)to = (uint64_t)value;
        return value >= 0;
    default:
        return false;
    }
}

static int on_double(void *context, double value)
{
    char *to;
    (void)value;
    return !target(context, &to);
}

static int on_string(void *context, const unsigned char *bytes, size_t len)
{
    const char *text = (const char *)bytes;
    struct reader *in = context;
    char *to;
    const struct part *part = target(in, &to);
    if (!part)
        return true;
    switch (part->what) {
    case STRING:
        return battle_keep(in->run, text, len, (tenon_str *)to);
    case TIME:
        return battle_time_read(text, len, (tenon_time *)to);
    case GENDER:
        return battle_gender_of(text, len, (enum gender *)to);
    case CLUB:
        return battle_club_of(text, len, (enum club *)to);
    default:
        return false;
    }
}

/* Begins an array, or else an object or a map. */
static int begin(struct reader *in, bool array)
{
    struct frame *frame = &in->frames[in->depth];
    char *to;
    const struct part *part = target(in, &to);
    if (!part) {
        in->passing++;
        return true;
    }
    if (array ? part->what != ARRAY : part->what != OBJECT && part->what != MAP)
        return false;
    if (frame->of->what == ARRAY && !(to = grow(in, frame)))
        return false;
    if (part->what == OBJECT)
        memset(to, 0, part->size);
    else
        to = frame->at;
    in->frames[++in->depth] = (struct frame){.of = part, .to = to, .at = to};
    return true;
}

static int on_start_map(void *context)
{
    return begin(context, false);
}

static int on_start_array(void *context)
{
    return begin(context, true);
}

/* Members usually come in the order of the table: the search begins where the last one ended. */
static const struct part *find(struct frame *frame, const char *name, size_t len)
{
    const struct part *parts = frame->of->inside;
    size_t next = frame->next;
    for (size_t i = 0; i < frame->of->n; i++) {
        const struct part *part = &parts[next];
        next = next + 1 < frame->of->n ? next + 1 : 0;
        if (part->len == len && memcmp(part->name, name, len) == 0) {
            frame->next = next;
            return part->what == COMPUTED ? NULL : part;
        }
    }
    return NULL;
}

static int on_key(void *context, const unsigned char *bytes, size_t len)
{
    const char *key = (const char *)bytes;
    struct reader *in = context;
    struct frame *frame = &in->frames[in->depth];
    if (in->passing)
        return true;
    if (frame->of->what == OBJECT) {
        frame->value = find(frame, key, len);
        return true;
    }
    frame->value = frame->of->inside;
    frame->at = grow(in, frame);
    return frame->at && battle_keep(in->run, key, len, (tenon_str *)frame->at);
}

/* The end of anything. */
static int on_end(void *context)
{
    struct reader *in = context;
    struct frame *frame = &in->frames[in->depth];
    if (in->passing) {
        in->passing--;
        return true;
    }
    if (frame->of->what != OBJECT) {
        memcpy(frame->to + frame->of->offset, &frame->items, sizeof frame->items);
        memcpy(frame->to + frame->of->count, &frame->n, sizeof frame->n);
    }
    in->depth--;
    return true;
}

static const yajl_callbacks callbacks = {
    .yajl_null = on_null,
    .yajl_boolean = on_boolean,
    .yajl_integer = on_integer,
    .yajl_double = on_double,
    .yajl_string = on_string,
    .yajl_start_map = on_start_map,
    .yajl_map_key = on_key,
    .yajl_end_map = on_end,
    .yajl_start_array = on_start_array,
    .yajl_end_array = on_end,
};

/* Around the root nothing is open; it is as if the root were a member of an object. */
static struct reader reader_of(struct battle_run *run, void *object)
{
    return (struct reader){
        .run = run,
        .frames = {{.of = &a_small, .value = &roots[run->kind], .at = object}},
    };
}

/* ---- writing --------------------------------------------------------------------------------- */

static bool put_string(yajl_gen out, const char *bytes, size_t len)
{
    return yajl_gen_string(out, (const unsigned char *)bytes, len) == yajl_gen_status_ok;
}

static bool put_integer(yajl_gen out, long long value)
{
    return yajl_gen_integer(out, value) == yajl_gen_status_ok;
}

static bool put_time(yajl_gen out, tenon_time time)
{
    char text[BATTLE_TIME];
    battle_time_write(text, time);
    return put_string(out, text, sizeof text - 1);
}

static bool put_literal(yajl_gen out, const char *text)
{
    return put_string(out, text, strlen(text));
}

static bool put_whole(yajl_gen out, uint64_t value)
{
    return value <= INT64_MAX && put_integer(out, (long long)value);
}

static bool put_object(yajl_gen out, const struct part *part, const char *object);
static bool put_many(yajl_gen out, const struct part *part, const char *around);

/* The value of a part of the struct `around`. */
static bool put(yajl_gen out, const struct part *part, const char *around)
{
    const void *from = around + part->offset;
    switch (part->what) {
    case STRING: {
        const tenon_str *s = from;
        return s->data ? put_string(out, s->data, s->len)
                       : yajl_gen_null(out) == yajl_gen_status_ok;
    }
    case INT:
    case COMPUTED:
        return put_integer(out, *(const int *)from);
    case INT64:
        return put_integer(out, *(const int64_t *)from);
    case UINT64:
        return put_whole(out, *(const uint64_t *)from);
    case BOOL:
        return yajl_gen_bool(out, *(const bool *)from) == yajl_gen_status_ok;
    case TIME:
        return put_time(out, *(const tenon_time *)from);
    case GENDER:
        return put_literal(out, battle_gender_name(*(const enum gender *)from));
    case CLUB:
        return put_literal(out, battle_club_name(*(const enum club *)from));
    case OBJECT:
        return put_object(out, part, from);
    case ARRAY:
    case MAP:
        return put_many(out, part, around);
    }
    return false;
}

static bool put_object(yajl_gen out, const struct part *part, const char *object)
{
    if (yajl_gen_map_open(out) != yajl_gen_status_ok)
        return false;
    for (size_t i = 0; i < part->n; i++) {
        const struct part *member = &part->inside[i];
        if (!put_string(out, member->name, member->len) || !put(out, member, object))
            return false;
    }
    return yajl_gen_map_close(out) == yajl_gen_status_ok;
}

static bool put_many(yajl_gen out, const struct part *part, const char *around)
{
    const bool map = part->what == MAP;
    const char *items;
    size_t n;
    memcpy(&items, around + part->offset, sizeof items);
    memcpy(&n, around + part->count, sizeof n);
    if ((map ? yajl_gen_map_open : yajl_gen_array_open)(out) != yajl_gen_status_ok)
        return false;
    for (size_t i = 0; i < n; i++, items += part->size) {
        const tenon_str *key = (const void *)items;
        if ((map && !put_string(out, key->data, key->len)) || !put(out, part->inside, items))
            return false;
    }
    return (map ? yajl_gen_map_close : yajl_gen_array_close)(out) == yajl_gen_status_ok;
}

/* ---- the peer -------------------------------------------------------------------------------- */

struct state {
    yajl_gen text, stream; /* with a buffer of its own; with put_piece */
    FILE *file;            /* where the stream goes; NULL: to out */
    struct battle_out out;
    unsigned char chunk[1 << 16];
};

static const char *version(void)
{
    return yajl_version() >= 20100 ? "2.1" : "2.0";
}

static yajl_gen new_generator(bool indented)
{
    yajl_gen made = yajl_gen_alloc(NULL);
    if (made && indented) {
        yajl_gen_config(made, yajl_gen_beautify, 1);
        yajl_gen_config(made, yajl_gen_indent_string, "  ");
    }
    return made;
}

static void put_piece(void *context, const char *bytes, size_t len)
{
    struct state *state = context;
    if (state->file)
        fwrite(bytes, 1, len, state->file);
    else
        battle_out_put(&state->out, bytes, len);
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    if (state->text)
        yajl_gen_free(state->text);
    if (state->stream)
        yajl_gen_free(state->stream);
    free(state);
}

static bool open_run(struct battle_run *run)
{
    struct state *state = malloc(sizeof *state);
    if (!state)
        return false;
    state->text = new_generator(run->indented);
    state->stream = new_generator(run->indented);
    run->state = state;
    if (state->text && state->stream &&
        yajl_gen_config(state->stream, yajl_gen_print_callback, put_piece, state))
        return true;
    close_run(run);
    return false;
}

static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    struct reader in = reader_of(run, object);
    yajl_handle parser = yajl_alloc(&callbacks, NULL, &in);
    if (!parser)
        return false;
    const bool good = yajl_parse(parser, (const unsigned char *)text, len) == yajl_status_ok &&
                      yajl_complete_parse(parser) == yajl_status_ok;
    yajl_free(parser);
    return good;
}

static bool read_file(struct battle_run *run, FILE *file, void *object)
{
    struct state *state = run->state;
    struct reader in = reader_of(run, object);
    yajl_handle parser = yajl_alloc(&callbacks, NULL, &in);
    size_t got;
    bool good = parser != NULL;
    while (good && (got = fread(state->chunk, 1, sizeof state->chunk, file)) > 0)
        good = yajl_parse(parser, state->chunk, got) == yajl_status_ok;
    good = good && !ferror(file) && yajl_complete_parse(parser) == yajl_status_ok;
    if (parser)
        yajl_free(parser);
    return good;
}

static bool write_text(struct battle_run *run, const void *object)
{
    struct state *state = run->state;
    const unsigned char *bytes;
    size_t len;
    if (run->fresh) {
        if (state->text)
            yajl_gen_free(state->text);
        state->text = new_generator(run->indented);
        if (!state->text)
            return false;
    } else {
        yajl_gen_reset(state->text, NULL);
        yajl_gen_clear(state->text);
    }
    if (!put(state->text, &roots[run->kind], object) ||
        yajl_gen_get_buf(state->text, &bytes, &len) != yajl_gen_status_ok)
        return false;
    run->text = (tenon_str){(const char *)bytes, len};
    return true;
}

static bool write_file(struct battle_run *run, const void *object, FILE *file)
{
    struct state *state = run->state;
    state->file = file;
    yajl_gen_reset(state->stream, NULL);
    return put(state->stream, &roots[run->kind], object) && !ferror(file);
}

static bool write_fd(struct battle_run *run, const void *object, int fd)
{
    struct state *state = run->state;
    state->file = NULL;
    battle_out_begin(&state->out, fd);
    yajl_gen_reset(state->stream, NULL);
    const bool good = put(state->stream, &roots[run->kind], object);
    return battle_out_end(&state->out) && good;
}

const struct battle_peer battle_peer_yajl = {
    .name = "yajl",
    .language = "C",
    .how = "events",
    .version = version,
    .open = open_run,
    .close = close_run,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_file = write_file,
    .write_fd = write_fd,
};
