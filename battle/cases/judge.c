/* SPDX-License-Identifier: MIT
 * judge.c: whether what came out of a peer is right: objects are compared with the original by the
 * tables, texts are read by the tables, strictly, and compared then. */
#include "make.h"

#include "../models/more_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    const bool good = battle_equal(one->kind, object, expected);
    if (!good)
        explain(type, did, object, expected, why, size);
    return good;
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
