/* SPDX-License-Identifier: MIT
 * fuzz/fuzz.h: what the targets share: which type and options an input means, and how a broken
 * promise is reported.
 *
 * Input: one byte for the type, one for the options, then the text. A broken promise aborts, so
 * that the fuzzer keeps the input. */
#ifndef TENON_TESTS_FUZZ_H
#define TENON_TESTS_FUZZ_H

#include "examples/models.tenon.h"
#include "examples/models_rows.h"
#include "support/rich.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define FUZZ_PROMISE(condition)                                                                    \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

typedef struct fuzz_input {
    const tenon_type *type, *twin; /* twin: another description of the same struct, or NULL */
    size_t object_size;
    tenon_options options;
    char *text; /* exactly len bytes from malloc */
    size_t len;
} fuzz_input;

static inline void fuzz_options(uint8_t byte, tenon_options *ret)
{
    static const uint64_t flags[] = {0,
                                     TENON_LENIENT,
                                     TENON_STRICT,
                                     TENON_COMMENTS | TENON_DUPLICATES_FIRST,
                                     TENON_TRAILING_COMMAS,
                                     TENON_ENUM_NUMBERS | TENON_DUPLICATES_LAST};
    *ret = (tenon_options){.flags = flags[byte % 6]};
    if (byte / 6 % 3 == 1)
        ret->max_depth = (uint16_t)(byte / 18);
    if (byte / 6 % 3 == 2)
        ret->max_items = byte / 18;
}

/* false: nothing to do. fuzz_end gives the text back. */
static inline bool fuzz_begin(fuzz_input *in, const uint8_t *data, size_t size)
{
    static const struct {
        const tenon_type *(*type)(void), *(*twin)(void);
        size_t size;
    } models[] = {
#define MODEL(name) {name##_type, name##_rows_type, sizeof(struct name)},
        MODEL(small) MODEL(big) MODEL(big_named) MODEL(small_list) MODEL(small_dictionary)
            MODEL(records)
#undef MODEL
    };
    const size_t n_models = sizeof models / sizeof *models;
    size_t choice;
    if (size < 2)
        return false;
    choice = data[0] % (rich_types_n + n_models);
    *in = (fuzz_input){.len = size - 2};
    if (choice < rich_types_n) {
        in->type = rich_types[choice].type();
        in->object_size = rich_types[choice].size;
    } else {
        in->type = models[choice - rich_types_n].type();
        in->twin = models[choice - rich_types_n].twin();
        in->object_size = models[choice - rich_types_n].size;
    }
    fuzz_options(data[1], &in->options);
    in->text = malloc(in->len ? in->len : 1);
    if (!in->text)
        return false;
    if (in->len)
        memcpy(in->text, data + 2, in->len);
    return true;
}

static inline void fuzz_end(fuzz_input *in)
{
    free(in->text);
}

static inline void *fuzz_object(const fuzz_input *in)
{
    void *object = malloc(in->object_size);
    FUZZ_PROMISE(object);
    memset(object, 0x5A, in->object_size);
    return object;
}

#endif
