/* SPDX-License-Identifier: MIT
 * config.h: what config.json says, as annotated structs. An ordinary header: TENON() vanishes for
 * every compiler, and nothing of tenon is needed to include it. config.tenon.* are made from it:
 *
 *     tenongen config.h */
#ifndef CONFIG_H
#define CONFIG_H

#include <stddef.h>
#include <stdint.h>

#ifndef TENON
#define TENON(...)
#endif

enum TENON(case = lower, prefix = "LOG_") log_level { LOG_DEBUG, LOG_INFO, LOG_WARN };

struct listen {
    char host[64] TENON(default = "127.0.0.1");
    uint16_t port TENON(default = 8080, min = 1);
};

struct TENON(unknown = refuse) config {
    struct listen listen;
    enum log_level log_level TENON(default = LOG_INFO);
    char **plugins TENON(count = n_plugins);
    size_t n_plugins;
};

#endif
