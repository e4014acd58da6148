/* SPDX-License-Identifier: MIT
 * more_rows.c: the battle's further models described by macro rows. */
#include "more_rows.h"

TENON_BEGIN(small_array_rows, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(items, small_rows, TENON_COUNT(n)),
} TENON_END;

TENON_BEGIN(log_field_rows, TENON_TRANSPARENT) = {TENON_FIELD(value)} TENON_END;

TENON_BEGIN(system_log_rows) = {
    TENON_FIELD(Id),
    TENON_FIELD(LogType),
    TENON_FIELD(Describe),
    TENON_FIELD(Localtion),
    TENON_FIELD(Stack),
    TENON_FIELD(CreateTime),
    TENON_FIELD(Guid),
    TENON_FIELD_OF(ExtFileds, log_field_rows, TENON_COUNT(n_fields),
                   TENON_MAP(log_field_rows, key)),
} TENON_END;

TENON_BEGIN(forecast_rows) = {
    TENON_FIELD(Date),
    TENON_FIELD(TemperatureC),
    TENON_FIELD(Summary),
} TENON_END;

TENON_BEGIN(tweet_user_rows) = {
    TENON_FIELD(id),          TENON_FIELD(name),
    TENON_FIELD(screen_name), TENON_FIELD(followers_count),
    TENON_FIELD(verified),
} TENON_END;

TENON_BEGIN(tweet_rows) = {
    TENON_FIELD(created_at),    TENON_FIELD(id),
    TENON_FIELD(text),          TENON_FIELD_OF(user, tweet_user_rows),
    TENON_FIELD(retweet_count), TENON_FIELD(favorite_count),
} TENON_END;

TENON_BEGIN(tweets_rows) = {
    TENON_FIELD_OF(statuses, tweet_rows, TENON_COUNT(n)),
} TENON_END;
