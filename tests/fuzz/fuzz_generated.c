/* SPDX-License-Identifier: MIT
 * fuzz/fuzz_generated.c: generated code against the tables, and macro rows where there are some:
 * any text into any rich type, model or type of gen/options.h, with any options. Values, bytes
 * written and everything that an error says are the same (gen/engines.h has the comparison). */
#define _GNU_SOURCE
#include "fuzz.h"
#include "gen/options.tenon.c"

/* what engines.h asks of cmocka */
#define print_error(...)       fprintf(stderr, __VA_ARGS__)
#define fail()                 abort()
#define assert_true            FUZZ_PROMISE
#define assert_non_null        FUZZ_PROMISE
#define assert_int_equal(a, b) FUZZ_PROMISE((a) == (b))
#include "gen/engines.h"

#define RICH_SUBJECT(name)   {#name, name##_type, name##_rows_type},
#define MODEL_SUBJECT(name)  {#name, name##_type, name##_rows_type},
#define OPTION_SUBJECT(name) {#name, name##_type, NULL},
static const subject subjects[] = {
    RICH_STRUCTS(RICH_SUBJECT) MODEL_SUBJECT(small) MODEL_SUBJECT(big) MODEL_SUBJECT(small_list)
        OPTION_SUBJECT(options) OPTION_SUBJECT(opt_point) OPTION_SUBJECT(opt_style)
            OPTION_SUBJECT(opt_tm) OPTION_SUBJECT(opt_lean) OPTION_SUBJECT(opt_leans)};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tenon_options options;
    if (size < 2)
        return 0;
    fuzz_options(data[1], &options);
    if (size % 4 == 1)
        options.flags |= TENON_VIEW;
    compare_reads_with(&subjects[data[0] % (sizeof subjects / sizeof *subjects)],
                       (const char *)data + 2, size - 2, &options, size % 4 == 0);
    return 0;
}
