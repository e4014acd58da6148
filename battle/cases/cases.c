/* SPDX-License-Identifier: MIT
 * cases.c: the list of all cases, and how what comes out of a peer is checked. */
#include "cases.h"

#include "../models/more_rows.h"
#include "make.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DISTINCT = 1000, ELEMENTS = 1000 };

/* What is made: `elements` of an object, distinct objects in the varied variant. */
struct plan {
    const char *model;
    enum battle_kind kind;
    size_t elements, distinct;
    unsigned variants; /* a bit each */
    bool indented;     /* always written so */
};

#define VARIANT(NAME) (1u << BATTLE_##NAME)
static const unsigned ALL_VARIANTS = (1u << BATTLE_VARIANTS) - 1,
                      TWO = VARIANT(CONSTANT) | VARIANT(VARIED);

static const char *const variant_names[BATTLE_VARIANTS] = {"constant", "varied",  "permuted",
                                                           "indented", "unknown", "non-ascii"};

const char *battle_variant_name(enum battle_variant variant)
{
    return variant_names[variant];
}

const tenon_type *battle_kind_type(enum battle_kind kind)
{
    switch (kind) {
    case BATTLE_SMALL:
        return small_rows_type();
    case BATTLE_BIG:
        return big_rows_type();
    case BATTLE_BIG_NAMED:
        return big_named_rows_type();
    case BATTLE_LIST:
        return small_list_rows_type();
    case BATTLE_ARRAY:
        return small_array_rows_type();
    case BATTLE_DICTIONARY:
        return small_dictionary_rows_type();
    case BATTLE_LOG:
        return system_log_rows_type();
    case BATTLE_FORECAST:
        return forecast_rows_type();
    case BATTLE_RECORDS:
        return records_rows_type();
    case BATTLE_TWEETS:
        return tweets_rows_type();
    case BATTLE_KINDS:
        break;
    }
    return NULL;
}

/* ---- the list -------------------------------------------------------------------------------- */

static struct battle_case make_case(tenon_mem *mem, const struct plan *plan,
                                    enum battle_variant variant)
{
    struct maker maker = {mem, UINT64_C(0x9e3779b97f4a7c15) + plan->elements, variant};
    const struct layout layout = {
        .permuted = variant == BATTLE_PERMUTED,
        .indented = variant == BATTLE_INDENTED || plan->indented,
        .unknown = variant == BATTLE_UNKNOWN,
    };
    struct battle_case one = {
        .model = plan->model,
        .kind = plan->kind,
        .variant = variant,
        .indented = layout.indented,
        .written = variant != BATTLE_PERMUTED && variant != BATTLE_UNKNOWN,
        .n = variant == BATTLE_VARIED ? plan->distinct : 1,
        .object_size = battle_kind_type(plan->kind)->size,
    };
    one.objects = make_memory(&maker, one.n * one.object_size);
    tenon_str *texts = make_memory(&maker, one.n * sizeof *texts);
    for (size_t i = 0; i < one.n; i++) {
        char *object = one.objects + i * one.object_size;
        make_object(&maker, plan->kind, plan->elements, object);
        texts[i] = make_text(&maker, plan->kind, layout, object);
    }
    one.texts = texts;
    return one;
}

const char *battle_data_folder(void)
{
    const char *told = getenv("TENON_DATA");
    return told && *told ? told : TENON_SOURCE_DIR "/../shared";
}

/* The text of a corpus, padded, or NULL data. */
static tenon_str read_corpus(struct maker *maker, const char *data, const char *name)
{
    char path[4096];
    tenon_str text = {0};
    snprintf(path, sizeof path, "%s/data/corpora/%s", data, name);
    FILE *file = fopen(path, "rb");
    if (!file)
        return text;
    if (fseek(file, 0, SEEK_END) == 0) {
        const long len = ftell(file);
        char *bytes = make_memory(maker, (size_t)len + BATTLE_PADDING);
        rewind(file);
        if (fread(bytes, 1, (size_t)len, file) == (size_t)len)
            text = (tenon_str){bytes, (size_t)len};
    }
    fclose(file);
    return text;
}

/* twitter.json as its subset of members. The object is what the tables read; the other peers must
 * agree. */
static bool make_tweets(tenon_mem *mem, const char *data, struct battle_case *ret)
{
    struct maker maker = {.mem = mem};
    tenon_str *text = make_memory(&maker, sizeof *text);
    struct tweets *tweets = make_memory(&maker, sizeof *tweets);
    if (data)
        *text = read_corpus(&maker, data, "twitter.json");
    if (!text->data || !tweets_rows_json_read(tweets, text->data, text->len, mem, NULL, NULL))
        return false;
    *ret = (struct battle_case){
        .model = "Tweets",
        .kind = BATTLE_TWEETS,
        .written = true,
        .n = 1,
        .objects = (char *)tweets,
        .object_size = sizeof *tweets,
        .texts = text,
    };
    return true;
}

void battle_cases_make(struct battle_cases *cases, const char *data)
{
    static const struct plan plans[] = {
        {"SmallClass", BATTLE_SMALL, 0, DISTINCT, ALL_VARIANTS, false},
        {"BigClass", BATTLE_BIG, 0, DISTINCT, ALL_VARIANTS, false},
        {"BigClass with names", BATTLE_BIG_NAMED, 0, DISTINCT, TWO, false},
        {"ThousandSmallClassList", BATTLE_LIST, ELEMENTS, 1, ALL_VARIANTS, false},
        {"ThousandSmallClassArray", BATTLE_ARRAY, ELEMENTS, 1, TWO, false},
        {"ThousandSmallClassDictionary", BATTLE_DICTIONARY, ELEMENTS, 1, TWO, false},
        {"SystemLog", BATTLE_LOG, 0, DISTINCT, TWO, false},
        {"Forecast", BATTLE_FORECAST, 0, DISTINCT, TWO, true},
        {"Records 10", BATTLE_RECORDS, 10, 100, VARIANT(VARIED), false},
        {"Records 30", BATTLE_RECORDS, 30, 30, VARIANT(VARIED), false},
        {"Records 100", BATTLE_RECORDS, 100, 10, VARIANT(VARIED), false},
        {"Records 500", BATTLE_RECORDS, 500, 2, VARIANT(VARIED), false},
    };
    enum { PLANS = sizeof plans / sizeof *plans };

    memset(cases, 0, sizeof *cases);
    tenon_arena_init(&cases->arena, NULL, 0);
    struct maker maker = {.mem = &cases->arena.mem};
    cases->list = make_memory(&maker, (PLANS * BATTLE_VARIANTS + 1) * sizeof *cases->list);
    for (size_t i = 0; i < PLANS; i++)
        for (unsigned variant = 0; variant < BATTLE_VARIANTS; variant++)
            if (plans[i].variants >> variant & 1)
                cases->list[cases->n++] =
                    make_case(maker.mem, &plans[i], (enum battle_variant)variant);
    if (make_tweets(maker.mem, data, &cases->list[cases->n]))
        cases->n++;
    else
        cases->absent =
            "Tweets (there is no data/corpora/twitter.json; TENON_DATA names the folder of data/)";
}

void battle_cases_free(struct battle_cases *cases)
{
    tenon_arena_fini(&cases->arena);
    memset(cases, 0, sizeof *cases);
}

uint64_t battle_mean_length(const struct battle_case *one)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < one->n; i++)
        sum += one->texts[i].len;
    return sum / one->n;
}

/* ---- checks ---------------------------------------------------------------------------------- */

/* The i-th object as a reader has it: what is computed is passed over. Its copy is in `copy`, of
 * any kind. */
static const void *as_read(const struct battle_case *one, size_t i, struct big_named *copy)
{
    if (one->kind != BATTLE_BIG_NAMED)
        return battle_object(one, i);
    *copy = *(const struct big_named *)battle_object(one, i);
    copy->YearsAsCustomer = 0;
    return copy;
}

/* The object as text, from malloc; NULL: it cannot be written. */
static char *printed(const tenon_type *type, const void *object)
{
    const size_t len = tenon_json_print(type, object, NULL, 0, NULL);
    char *text = len < SIZE_MAX ? malloc(len + 1) : NULL;
    if (text)
        tenon_json_print(type, object, text, len + 1, NULL);
    return text;
}

static bool is_inside_character(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

/* What of the text is shown: whole characters, from a little before the place on. */
static tenon_str shown(const char *text, size_t place)
{
    enum { BEFORE = 60, MOST = 200 };
    size_t from = place > BEFORE ? place - BEFORE : 0;
    while (is_inside_character(text[from]))
        from--;
    size_t len = strlen(text + from);
    if (len > MOST)
        for (len = MOST; is_inside_character(text[from + len]);)
            len--;
    return (tenon_str){text + from, len};
}

/* Shows where the objects differ. did: read or wrote. */
static void explain(const tenon_type *type, const char *did, const void *object,
                    const void *expected, char *why, size_t size)
{
    char *got = printed(type, object), *wanted = printed(type, expected);
    if (!got || !wanted) {
        snprintf(why, size, "%s what cannot be written", did);
    } else {
        size_t place = 0;
        while (got[place] && got[place] == wanted[place])
            place++;
        const tenon_str a = shown(got, place), b = shown(wanted, place);
        snprintf(why, size, "%s %s%.*s instead of %s%.*s", did, a.data > got ? "..." : "",
                 (int)a.len, a.data, b.data > wanted ? "..." : "", (int)b.len, b.data);
    }
    free(got);
    free(wanted);
}

static bool is_object(const struct battle_case *one, size_t i, const void *object, const char *did,
                      char *why, size_t size)
{
    const tenon_type *type = battle_kind_type(one->kind);
    struct big_named copy;
    const void *expected = as_read(one, i, &copy);
    if (battle_equal(one->kind, object, expected))
        return true;
    explain(type, did, object, expected, why, size);
    return false;
}

bool battle_check_object(const struct battle_case *one, size_t i, const void *object, char *why,
                         size_t size)
{
    return is_object(one, i, object, "read", why, size);
}

/* What readers pass over, YearsAsCustomer of big_named, must be in the text all the same. */
struct computed {
    int YearsAsCustomer;
};
TENON_DECLARE(computed_rows, struct computed);
TENON_BEGIN(computed_rows) = {TENON_FIELD(YearsAsCustomer)} TENON_END;

static bool has_computed(const struct battle_case *one, size_t i, const char *text, size_t len,
                         char *why, size_t size)
{
    const tenon_options options = {.flags = TENON_MISSING_REFUSE};
    struct computed computed;
    tenon_error error;
    if (one->kind != BATTLE_BIG_NAMED)
        return true;
    const struct big_named *named = battle_object(one, i);
    if (!computed_rows_json_read(&computed, text, len, NULL, &options, &error)) {
        snprintf(why, size, "what it writes is wrong: %s: %s", error.path, error.detail);
        return false;
    }
    if (computed.YearsAsCustomer == named->YearsAsCustomer)
        return true;
    snprintf(why, size, "wrote \"YearsAsCustomer\":%d instead of %d", computed.YearsAsCustomer,
             named->YearsAsCustomer);
    return false;
}

bool battle_check_text(const struct battle_case *one, size_t i, const char *text, size_t len,
                       char *why, size_t size)
{
    const tenon_options options = {.flags = TENON_STRICT};
    tenon_arena arena;
    tenon_error error;
    char *object = malloc(one->object_size);

    tenon_arena_init(&arena, NULL, 0);
    bool good = object && tenon_json_read(battle_kind_type(one->kind), object, text, len,
                                          &arena.mem, &options, &error);
    if (!good)
        snprintf(why, size, "what it writes is wrong: %s: %s", object ? error.path : "",
                 object ? error.detail : "no memory to check it");
    good = good && is_object(one, i, object, "wrote", why, size) &&
           has_computed(one, i, text, len, why, size);
    if (good && one->indented != (memchr(text, '\n', len) != NULL)) {
        snprintf(why, size, one->indented ? "wrote no lines" : "wrote lines");
        good = false;
    }
    free(object);
    tenon_arena_fini(&arena);
    return good;
}
