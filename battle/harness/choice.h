/* SPDX-License-Identifier: MIT
 * choice.h: which bouts are asked for, how they are called, and how far they have come: what
 * battle_ring and the peers that are programs have in common. */
#ifndef BATTLE_CHOICE_H
#define BATTLE_CHOICE_H

#include "bout.h"

#include <regex.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What is asked for; NULL: everything. */
struct battle_choice {
    const char *filter; /**< an extended regular expression, searched in the names of bouts */
    const char *peers;  /**< names, separated by commas; tenon takes part whatever it says */
    const char *data;   /**< the folder with data/corpora/ */
    unsigned repetitions;
    double sample; /**< seconds of one */
};

/** A bout before it is opened, and what became of it. */
struct battle_entry {
    const struct battle_case *one;
    const struct battle_peer *peer; /**< its functions are not looked at here */
    enum battle_way way;
    struct battle_result *result;
};

/** A C string as results have it. */
static inline tenon_str battle_text_of(const char *text)
{
    tenon_str s;
    s.data = text;
    s.len = strlen(text);
    return s;
}

/** "string/BigClass/constant/read/text/cJSON" */
void battle_entry_name(const struct battle_entry *entry, char *name, size_t size);

/** Does the bout make sense, and is it asked for? filter: the choice's, compiled, or NULL. */
bool battle_entry_chosen(const struct battle_entry *entry, const struct battle_choice *choice,
                         const regex_t *filter);

/** The result of a bout that nothing is known of but its names. */
struct battle_result battle_entry_result(const struct battle_entry *entry);

/** "\r  12/340  text" on standard error, when that is a terminal or BATTLE_PROGRESS is set. */
void battle_progress(const char *stage, size_t done, size_t of, const char *text);

#ifdef __cplusplus
}
#endif
#endif
