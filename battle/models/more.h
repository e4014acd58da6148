/* SPDX-License-Identifier: MIT
 * more.h: the models of the battle that the examples do not have, annotated. more.tenon.* are made
 * from it by tenongen, more_rows.* describe the same structs by macro rows. The others stand in
 * examples/models.h. made with: ../../examples/models.h */
#ifndef BATTLE_MORE_H
#define BATTLE_MORE_H

#include "../../examples/models.h"

/** The thousand small objects, without an object around them. */
struct TENON(transparent) small_array {
    struct small *items TENON(count = n);
    size_t n;
};

/** An entry of ExtFileds, whose values are kept as text. */
struct TENON(transparent) log_field {
    tenon_str key, value;
};

/* Spelt as in the comparison that it comes from. */
struct TENON() system_log {
    int Id;
    tenon_str LogType, Describe, Localtion, Stack;
    tenon_time CreateTime;
    tenon_str Guid;
    struct log_field *ExtFileds TENON(map, count = n_fields);
    size_t n_fields;
};

struct TENON() forecast {
    tenon_time Date;
    int TemperatureC;
    tenon_str Summary;
};

struct TENON() tweet_user {
    uint64_t id;
    tenon_str name, screen_name;
    int followers_count;
    bool verified;
};

struct TENON() tweet {
    tenon_str created_at;
    uint64_t id;
    tenon_str text;
    struct tweet_user user;
    int retweet_count, favorite_count;
};

/** What is kept of twitter.json; the rest of it is passed over. */
struct TENON() tweets {
    struct tweet *statuses TENON(count = n);
    size_t n;
};

#endif
