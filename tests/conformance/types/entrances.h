/* SPDX-License-Identifier: MIT
 * types/entrances.h: what entrances.h describes, for all tests of this folder. */
#ifndef TESTS_TYPES_ENTRANCES_H
#define TESTS_TYPES_ENTRANCES_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON(transparent) any_json {
    tenon_raw value;
};

struct TENON() only_y {
    int y;
};

struct TENON() raw_member {
    tenon_raw raw;
};

#endif
