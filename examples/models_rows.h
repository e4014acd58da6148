/* SPDX-License-Identifier: MIT
 * models_rows.h: the structs of models.h described by macro rows, in models.c: tables only, under
 * names of their own beside the generated ones. */
#ifndef MODELS_ROWS_H
#define MODELS_ROWS_H

#include "models.h"

#include <tenon/tenon.h>

TENON_DECLARE_ENUM(gender_rows, enum gender);
TENON_DECLARE_ENUM(club_rows, enum club);
TENON_DECLARE(small_rows, struct small);
TENON_DECLARE(address_rows, struct address);
TENON_DECLARE(big_rows, struct big);
TENON_DECLARE(big_named_rows, struct big_named);
TENON_DECLARE(small_list_rows, struct small_list);
TENON_DECLARE(small_entry_rows, struct small_entry);
TENON_DECLARE(small_dictionary_rows, struct small_dictionary);
TENON_DECLARE(record_rows, struct record);
TENON_DECLARE(records_rows, struct records);

#endif
