/* SPDX-License-Identifier: MIT
 * types/omitted_strict.h: what test_omitted_strict.c describes. */
#ifndef TESTS_TYPES_OMITTED_STRICT_H
#define TESTS_TYPES_OMITTED_STRICT_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct sparse {
    char *note TENON(omit_null);
    tenon_raw raw TENON(omit_null);
    char **tags TENON(count = n_tags, omit_empty);
    size_t n_tags;
    int level TENON(omit_default);
    int id;
};

struct firm {
    char *note TENON(omit_null, required);
};

#endif
