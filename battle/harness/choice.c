/* SPDX-License-Identifier: MIT
 * choice.c: which bouts make sense and are asked for, and what is said of them. */
#include "choice.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void battle_entry_name(const struct battle_entry *entry, char *name, size_t size)
{
    const struct battle_way_names *names = battle_way_names(entry->way);
    snprintf(name, size, "%s/%s/%s/%s/%s/%s", names->battle, entry->one->model,
             battle_variant_name(entry->one->variant), names->direction, names->way,
             entry->peer->name);
}

/* Strings are read in every variant and written where that makes a difference; new buffers, streams
 * and options are a matter of the library more than of the text, so one variant will do. */
static bool makes_sense(const struct battle_case *one, const struct battle_peer *peer,
                        enum battle_way way)
{
    const bool main_variant = one->variant == BATTLE_CONSTANT || one->kind == BATTLE_RECORDS;
    switch (way) {
    case BATTLE_READ_TEXT:
        return true;
    case BATTLE_WRITE_REUSED:
        return one->written;
    case BATTLE_WRITE_FRESH:
        return main_variant;
    case BATTLE_READ_FILE:
    case BATTLE_WRITE_FILE:
    case BATTLE_WRITE_PIPE:
        return main_variant && !peer->strings_only;
    case BATTLE_ONE_OPTIONS:
    case BATTLE_NEW_OPTIONS:
        return main_variant && one->kind == BATTLE_FORECAST && peer->has_options;
    case BATTLE_WAYS:
        break;
    }
    return false;
}

/* Is the name among those of the list? */
static bool listed(const char *list, const char *name)
{
    const size_t len = strlen(name);
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        if (strncmp(at, name, len) == 0 && (at[len] == ',' || at[len] == '\0'))
            return true;
    return false;
}

bool battle_entry_chosen(const struct battle_entry *entry, const struct battle_choice *choice,
                         const regex_t *filter)
{
    char name[200];
    if (!makes_sense(entry->one, entry->peer, entry->way))
        return false;
    if (choice->peers && strncmp(entry->peer->name, "tenon", 5) != 0 &&
        !listed(choice->peers, entry->peer->name))
        return false;
    battle_entry_name(entry, name, sizeof name);
    return !filter || regexec(filter, name, 0, NULL, 0) == 0;
}

struct battle_result battle_entry_result(const struct battle_entry *entry)
{
    const struct battle_way_names *names = battle_way_names(entry->way);
    return (struct battle_result){
        .battle = battle_text_of(names->battle),
        .model = battle_text_of(entry->one->model),
        .variant = battle_text_of(battle_variant_name(entry->one->variant)),
        .peer = battle_text_of(entry->peer->name),
        .direction = battle_text_of(names->direction),
        .way = battle_text_of(names->way),
    };
}

void battle_progress(const char *stage, size_t done, size_t of, const char *text)
{
    static const char blanks[] =
        "                                                                      ";
    if (!isatty(STDERR_FILENO) && !getenv("BATTLE_PROGRESS"))
        return;
    if (done == of)
        fprintf(stderr, "\r%s\r", blanks);
    else
        fprintf(stderr, "\r%-8s %4zu/%zu  %-48.48s", stage, done, of, text);
    fflush(stderr);
}
