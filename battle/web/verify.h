/* SPDX-License-Identifier: MIT
 * verify.h: whether a server's answers are right, by value: texts are read by tenon into structs
 * and compared with those that are known. */
#ifndef BATTLE_WEB_VERIFY_H
#define BATTLE_WEB_VERIFY_H

#include "client.h"
#include "rows.h"

#include "../../examples/models.h"

/** What answers are compared with. */
struct web_truth {
    tenon_arena arena;
    struct small_list list; /**< the constant one of the /mvc routes */
    const char *list_text;
    size_t list_len;
};

/** false: memory. */
bool web_truth_make(struct web_truth *truth);
void web_truth_drop(struct web_truth *truth);

/** Asks the server for the row's route, once, and for reading once more with a text that is cut
 * short: 400, and for the tenon service application/problem+json. api: where records come from.
 * false: why says what is wrong. */
bool web_verify(const struct web_truth *truth, const struct web_row *row,
                const struct web_address *server, const struct web_address *api, char *why,
                size_t size);

/** Is the text n records in the form of the comparison ("id_" and "name_" with 19 digits, a time),
 * no two with the same Id? */
bool web_records_read(const char *text, size_t len, size_t n, tenon_arena *arena,
                      struct records *ret, char *why, size_t size);

#endif
