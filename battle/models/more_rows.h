/* SPDX-License-Identifier: MIT
 * more_rows.h: the structs of more.h described by macro rows, in more_rows.c: tables only, under
 * names of their own beside the generated ones. */
#ifndef BATTLE_MORE_ROWS_H
#define BATTLE_MORE_ROWS_H

#include "../../examples/models_rows.h"
#include "more.h"

TENON_DECLARE(small_array_rows, struct small_array);
TENON_DECLARE(log_field_rows, struct log_field);
TENON_DECLARE(system_log_rows, struct system_log);
TENON_DECLARE(forecast_rows, struct forecast);
TENON_DECLARE(tweet_user_rows, struct tweet_user);
TENON_DECLARE(tweet_rows, struct tweet);
TENON_DECLARE(tweets_rows, struct tweets);

#endif
