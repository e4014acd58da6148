/* SPDX-License-Identifier: MIT
 * naming.c: the policies for names by their words. What they do is the library's: run-time naming
 * must give the same (src/type/naming.c). */
#include "gen.h"

#include "../src/type/type.h"

#include <string.h>

static const char *const naming_words[TENON_NAMINGS] = {
#define TENON_NAMING(NAME, WORD, TEXT) #WORD,
#include <tenon/options.def>
};

const char *naming_word_of(unsigned naming)
{
    return naming_words[naming];
}

bool naming_from_word(const char *word, size_t len, unsigned *ret)
{
    for (unsigned i = 0; i < TENON_NAMINGS; i++)
        if (strlen(naming_words[i]) == len && memcmp(naming_words[i], word, len) == 0) {
            *ret = i;
            return true;
        }
    return false;
}

char *naming_apply(unsigned naming, const char *name)
{
    size_t len = strlen(name);
    char *s = gen_alloc(2 * len + 1);
    s[tenon__rename(naming, name, len, s)] = 0;
    return s;
}
