/* cases_expect.tenon.c: made by tenongen from cases_expect.h; edit that instead. Tables and JSON functions of the types in it. */
#include "cases_expect.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_a_bool;
extern const tenon_type tenon__type_a_string;
extern const tenon_type tenon__type_a_double;
extern const tenon_type tenon__type_a_signed;
extern const tenon_type tenon__type_an_unsigned;
extern const tenon_type tenon__type_raw_list;
extern const tenon_type tenon__type_raw_entry;
extern const tenon_type tenon__type_raw_map;

/* ---- struct a_bool ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a_bool, value, bool *);

static const tenon_member a_bool__members[1] = {
    TENON_GEN_MEMBER(struct a_bool, value, "value", TENON_KIND_BOOL, 0),
};
static const tenon_detail a_bool__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const a_bool__refs[1] = {NULL};
static const uint16_t a_bool__lookup[3] = {1, 0, 0};
enum { a_bool__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_BOOL };
static const tenon_plan a_bool__plan = TENON_GEN_PLAN(a_bool__bound, false);

TENON_GEN_STRUCT(a_bool, struct a_bool, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct a_string ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a_string, value, tenon_str *);

static const tenon_member a_string__members[1] = {
    TENON_GEN_MEMBER(struct a_string, value, "value", TENON_KIND_STR, 0),
};
static const tenon_detail a_string__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const a_string__refs[1] = {NULL};
static const uint16_t a_string__lookup[3] = {1, 0, 0};
enum { a_string__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan a_string__plan = TENON_GEN_PLAN(a_string__bound, false);

TENON_GEN_STRUCT(a_string, struct a_string, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct a_double ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a_double, value, double *);

static const tenon_member a_double__members[1] = {
    TENON_GEN_MEMBER(struct a_double, value, "value", TENON_KIND_F64, 0),
};
static const tenon_detail a_double__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const a_double__refs[1] = {NULL};
static const uint16_t a_double__lookup[3] = {1, 0, 0};
enum { a_double__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_F64 };
static const tenon_plan a_double__plan = TENON_GEN_PLAN(a_double__bound, false);

TENON_GEN_STRUCT(a_double, struct a_double, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct a_signed ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct a_signed, value, int64_t *);

static const tenon_member a_signed__members[1] = {
    TENON_GEN_MEMBER(struct a_signed, value, "value", TENON_KIND_I64, 0),
};
static const tenon_detail a_signed__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const a_signed__refs[1] = {NULL};
static const uint16_t a_signed__lookup[3] = {1, 0, 0};
enum { a_signed__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_I64 };
static const tenon_plan a_signed__plan = TENON_GEN_PLAN(a_signed__bound, false);

TENON_GEN_STRUCT(a_signed, struct a_signed, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct an_unsigned -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct an_unsigned, value, uint64_t *);

static const tenon_member an_unsigned__members[1] = {
    TENON_GEN_MEMBER(struct an_unsigned, value, "value", TENON_KIND_U64, 0),
};
static const tenon_detail an_unsigned__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const an_unsigned__refs[1] = {NULL};
static const uint16_t an_unsigned__lookup[3] = {1, 0, 0};
enum { an_unsigned__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_U64 };
static const tenon_plan an_unsigned__plan = TENON_GEN_PLAN(an_unsigned__bound, false);

TENON_GEN_STRUCT(an_unsigned, struct an_unsigned, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct raw_list ----------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct raw_list, items, tenon_raw **);
TENON_GEN_TYPE_IS(struct raw_list, n, size_t *);

static const tenon_member raw_list__members[1] = {
    TENON_GEN_MANY(struct raw_list, items, "items", TENON_KIND_ARRAY, TENON_KIND_RAW, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct raw_list, n),
                   TENON_GEN_SIZE(struct raw_list, items)),
};
static const tenon_detail raw_list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 0, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const raw_list__refs[1] = {NULL};
static const uint16_t raw_list__lookup[3] = {0, 0, 1};
enum { raw_list__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan raw_list__plan = TENON_GEN_PLAN(raw_list__bound, false);

TENON_GEN_STRUCT(raw_list, struct raw_list, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct raw_entry ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct raw_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct raw_entry, value, tenon_raw *);

static const tenon_member raw_entry__members[1] = {
    TENON_GEN_MEMBER(struct raw_entry, value, "value", TENON_KIND_RAW, 0),
};
static const tenon_detail raw_entry__details[1] = {
    TENON_GEN_PLAIN,
};
static const tenon_type *const raw_entry__refs[1] = {NULL};
static const uint16_t raw_entry__lookup[3] = {1, 0, 0};
enum { raw_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_RAW };
static const tenon_plan raw_entry__plan = TENON_GEN_PLAN(raw_entry__bound, false);

TENON_GEN_STRUCT(raw_entry, struct raw_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct raw_map ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct raw_map, entries, struct raw_entry **);
TENON_GEN_TYPE_IS(struct raw_map, n, size_t *);

static const tenon_member raw_map__members[1] = {
    TENON_GEN_MANY(struct raw_map, entries, "entries", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct raw_map, n),
                   TENON_GEN_SIZE(struct raw_map, entries)),
};
static const tenon_detail raw_map__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct raw_entry, key), TENON_GEN_SIZE(struct raw_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, raw_entry_type),
};
static const tenon_type *const raw_map__refs[1] = {&tenon__type_raw_entry};
static const uint16_t raw_map__lookup[3] = {0, 1, 0};
enum { raw_map__bound = TENON_GEN_BOUND_BASE + 11 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan raw_map__plan = TENON_GEN_PLAN(raw_map__bound, false);

TENON_GEN_STRUCT(raw_map, struct raw_map, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

#ifdef __cplusplus
}
#endif
