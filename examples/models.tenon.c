/* models.tenon.c: made by tenongen from models.h; edit that instead. Tables and JSON functions of the types in it. */
#include "models.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 2
#error "made for another version of tenon: run tenongen again"
#endif

#ifdef __cplusplus
extern "C" {
#endif

extern const tenon_type tenon__type_small;
extern const tenon_type tenon__type_address;
extern const tenon_type tenon__type_big;
extern const tenon_type tenon__type_gender;
extern const tenon_type tenon__type_club;
extern const tenon_type tenon__type_big_named;
extern const tenon_type tenon__type_small_list;
extern const tenon_type tenon__type_small_entry;
extern const tenon_type tenon__type_small_dictionary;
extern const tenon_type tenon__type_record;
extern const tenon_type tenon__type_records;
static const char *small__get(tenon__in *in, const char *p, struct small *o);
static char *small__put(tenon__out *out, char *p, const struct small *o);
static const char *address__get(tenon__in *in, const char *p, struct address *o);
static char *address__put(tenon__out *out, char *p, const struct address *o);
static const char *big__get(tenon__in *in, const char *p, struct big *o);
static char *big__put(tenon__out *out, char *p, const struct big *o);
static const char *big_named__get(tenon__in *in, const char *p, struct big_named *o);
static char *big_named__put(tenon__out *out, char *p, const struct big_named *o);
static const char *small_list__get(tenon__in *in, const char *p, struct small_list *o);
static char *small_list__put(tenon__out *out, char *p, const struct small_list *o);
static const char *small_dictionary__get(tenon__in *in, const char *p, struct small_dictionary *o);
static char *small_dictionary__put(tenon__out *out, char *p, const struct small_dictionary *o);
static const char *record__get(tenon__in *in, const char *p, struct record *o);
static char *record__put(tenon__out *out, char *p, const struct record *o);
static const char *records__get(tenon__in *in, const char *p, struct records *o);
static char *records__put(tenon__out *out, char *p, const struct records *o);

/* ---- struct small -------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct small, Name, tenon_str *);
TENON_GEN_TYPE_IS(struct small, NumPurchases, int *);
TENON_GEN_TYPE_IS(struct small, IsVIP, bool *);

static const tenon_member small__members[3] = {
    TENON_GEN_MEMBER(struct small, Name, "Name", TENON_KIND_STR, 0), /* in any script */
    TENON_GEN_MEMBER(struct small, NumPurchases, "NumPurchases", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct small, IsVIP, "IsVIP", TENON_KIND_BOOL, 2),
};
static const tenon_detail small__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const small__refs[3] = {NULL, NULL, NULL};
static const uint16_t small__lookup[7] = {3, 0, 0, 2, 1, 0, 0};
enum { small__bound = TENON_GEN_BOUND_BASE + 33 + 1 * TENON_GEN_BOUND_BOOL + 1 * TENON_GEN_BOUND_I32
    + 1 * TENON_GEN_BOUND_STR };
static const tenon_plan small__plan = TENON_GEN_PLAN(small__bound, false);

static const char *small__get(tenon__in *in, const char *p, struct small *o)
{
    const tenon_type *const type = &tenon__type_small;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"Name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"Name\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"Name\":", STRING);
    q = tenon__json_str(in, p, &o->Name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"NumPurchases\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"NumPurchases\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"NumPurchases\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->NumPurchases = (int)v;
    p = TENON_GEN_READY(in, q, ",\"IsVIP\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"IsVIP\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"IsVIP\":", WORD);
    q = tenon__json_boolean(in, p, &o->IsVIP);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *small__put(tenon__out *out, char *p, const struct small *o)
{
    const tenon_type *const type = &tenon__type_small;
    const size_t bound = small__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"Name\":");
    p = tenon__gen_str(out, p, &o->Name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"NumPurchases\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->NumPurchases);
    p = TENON_GEN_PUT(p, ",\"IsVIP\":");
    p = tenon__json_put_boolean(out, p, o->IsVIP);
    *p = '}';
    return p + 1;
}

static const char *small__get_any(tenon__in *in, const char *p, void *o)
{
    return small__get(in, p, (struct small *)o);
}
static char *small__put_any(tenon__out *out, char *p, const void *o)
{
    return small__put(out, p, (const struct small *)o);
}
static const tenon_generated small__functions = {TENON_ABI, small__get_any, small__put_any};

TENON_GEN_STRUCT(small, struct small, 3, UINT64_C(0x7), 0, &small__functions);

/* ---- struct address ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct address, StreetAddress, tenon_str *);
TENON_GEN_TYPE_IS(struct address, City, tenon_str *);
TENON_GEN_TYPE_IS(struct address, State, tenon_str *);
TENON_GEN_TYPE_IS(struct address, ZipCode, int *);
TENON_GEN_TYPE_IS(struct address, Country, tenon_str *);

static const tenon_member address__members[5] = {
    TENON_GEN_MEMBER(struct address, StreetAddress, "StreetAddress", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct address, City, "City", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct address, State, "State", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct address, ZipCode, "ZipCode", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct address, Country, "Country", TENON_KIND_STR, 4),
};
static const tenon_detail address__details[5] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const address__refs[5] = {NULL, NULL, NULL, NULL, NULL};
static const uint16_t address__lookup[11] = {0, 0, 0, 1, 0, 2, 3, 4, 5, 0, 0};
enum { address__bound = TENON_GEN_BOUND_BASE + 56 + 1 * TENON_GEN_BOUND_I32 + 4 * TENON_GEN_BOUND_STR };
static const tenon_plan address__plan = TENON_GEN_PLAN(address__bound, false);

static const char *address__get(tenon__in *in, const char *p, struct address *o)
{
    const tenon_type *const type = &tenon__type_address;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"StreetAddress\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"StreetAddress\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"StreetAddress\":", STRING);
    q = tenon__json_str(in, p, &o->StreetAddress);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"City\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"City\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"City\":", STRING);
    q = tenon__json_str(in, p, &o->City);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"State\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"State\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"State\":", STRING);
    q = tenon__json_str(in, p, &o->State);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"ZipCode\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ZipCode\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ZipCode\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->ZipCode = (int)v;
    p = TENON_GEN_READY(in, q, ",\"Country\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Country\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Country\":", STRING);
    q = tenon__json_str(in, p, &o->Country);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *address__put(tenon__out *out, char *p, const struct address *o)
{
    const tenon_type *const type = &tenon__type_address;
    const size_t bound = address__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"StreetAddress\":");
    p = tenon__gen_str(out, p, &o->StreetAddress, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"City\":");
    p = tenon__gen_str(out, p, &o->City, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"State\":");
    p = tenon__gen_str(out, p, &o->State, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"ZipCode\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->ZipCode);
    p = TENON_GEN_PUT(p, ",\"Country\":");
    p = tenon__gen_str(out, p, &o->Country, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    *p = '}';
    return p + 1;
}

static const char *address__get_any(tenon__in *in, const char *p, void *o)
{
    return address__get(in, p, (struct address *)o);
}
static char *address__put_any(tenon__out *out, char *p, const void *o)
{
    return address__put(out, p, (const struct address *)o);
}
static const tenon_generated address__functions = {TENON_ABI, address__get_any, address__put_any};

TENON_GEN_STRUCT(address, struct address, 5, UINT64_C(0x1f), 0, &address__functions);

/* ---- struct big ---------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct big, Id, int *);
TENON_GEN_TYPE_IS(struct big, ClubMembershipType, int *);
TENON_GEN_TYPE_IS(struct big, Gender, int *);
TENON_GEN_TYPE_IS(struct big, FirstName, tenon_str *);
TENON_GEN_TYPE_IS(struct big, MiddleInitial, tenon_str *);
TENON_GEN_TYPE_IS(struct big, Surname, tenon_str *);
TENON_GEN_TYPE_IS(struct big, Address, struct address *);
TENON_GEN_TYPE_IS(struct big, EmailAddress, tenon_str *);
TENON_GEN_TYPE_IS(struct big, TelephoneNumber, tenon_str *);
TENON_GEN_TYPE_IS(struct big, MothersMaiden, tenon_str *);
TENON_GEN_TYPE_IS(struct big, NextBirthday, tenon_str *);
TENON_GEN_TYPE_IS(struct big, CCType, tenon_str *);
TENON_GEN_TYPE_IS(struct big, CaseFileID, tenon_str *);
TENON_GEN_TYPE_IS(struct big, UPS, tenon_str *);
TENON_GEN_TYPE_IS(struct big, Occupation, tenon_str *);
TENON_GEN_TYPE_IS(struct big, Domain, tenon_str *);
TENON_GEN_TYPE_IS(struct big, MembershipLevel, tenon_str *);
TENON_GEN_TYPE_IS(struct big, Kilograms, tenon_str *);
TENON_GEN_TYPE_IS(struct big, FullName, tenon_str *);
TENON_GEN_TYPE_IS(struct big, PendingInvoiceID, int *);
TENON_GEN_TYPE_IS(struct big, YearsAsCustomer, int *);

static const tenon_member big__members[21] = {
    TENON_GEN_MEMBER(struct big, Id, "Id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct big, ClubMembershipType, "ClubMembershipType", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct big, Gender, "Gender", TENON_KIND_I32, 2),
    TENON_GEN_MEMBER(struct big, FirstName, "FirstName", TENON_KIND_STR, 3),
    TENON_GEN_MEMBER(struct big, MiddleInitial, "MiddleInitial", TENON_KIND_STR, 4),
    TENON_GEN_MEMBER(struct big, Surname, "Surname", TENON_KIND_STR, 5),
    TENON_GEN_MEMBER(struct big, Address, "Address", TENON_KIND_OBJECT, 6),
    TENON_GEN_MEMBER(struct big, EmailAddress, "EmailAddress", TENON_KIND_STR, 7),
    TENON_GEN_MEMBER(struct big, TelephoneNumber, "TelephoneNumber", TENON_KIND_STR, 8),
    TENON_GEN_MEMBER(struct big, MothersMaiden, "MothersMaiden", TENON_KIND_STR, 9),
    TENON_GEN_MEMBER(struct big, NextBirthday, "NextBirthday", TENON_KIND_STR, 10),
    TENON_GEN_MEMBER(struct big, CCType, "CCType", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct big, CaseFileID, "CaseFileID", TENON_KIND_STR, 12),
    TENON_GEN_MEMBER(struct big, UPS, "UPS", TENON_KIND_STR, 13),
    TENON_GEN_MEMBER(struct big, Occupation, "Occupation", TENON_KIND_STR, 14),
    TENON_GEN_MEMBER(struct big, Domain, "Domain", TENON_KIND_STR, 15),
    TENON_GEN_MEMBER(struct big, MembershipLevel, "MembershipLevel", TENON_KIND_STR, 16),
    TENON_GEN_MEMBER(struct big, Kilograms, "Kilograms", TENON_KIND_STR, 17),
    TENON_GEN_MEMBER(struct big, FullName, "FullName", TENON_KIND_STR, 18),
    TENON_GEN_MEMBER(struct big, PendingInvoiceID, "PendingInvoiceID", TENON_KIND_I32, 19),
    TENON_GEN_MEMBER(struct big, YearsAsCustomer, "YearsAsCustomer", TENON_KIND_I32, 20),
};
static const tenon_detail big__details[21] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(address),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const big__refs[21] = {NULL, NULL, NULL, NULL, NULL, NULL, &tenon__type_address, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL};
static const uint16_t big__lookup[43] = {6, 8, 2, 11, 18, 0, 17, 0, 0, 1, 0, 0, 4, 0, 0, 13, 0, 0, 21, 0, 0, 0, 0, 16,
    19, 0, 5, 9, 10, 12, 14, 7, 15, 20, 0, 0, 0, 0, 3, 0, 0, 0, 0};
enum { big__bound = TENON_GEN_BOUND_BASE + 296 + 5 * TENON_GEN_BOUND_I32 + 15 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan big__plan = TENON_GEN_PLAN(big__bound, false);

static const char *big__get(tenon__in *in, const char *p, struct big *o)
{
    const tenon_type *const type = &tenon__type_big;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"Id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"Id\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"Id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->Id = (int)v;
    p = TENON_GEN_READY(in, q, ",\"ClubMembershipType\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ClubMembershipType\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ClubMembershipType\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->ClubMembershipType = (int)v;
    p = TENON_GEN_READY(in, q, ",\"Gender\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Gender\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Gender\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->Gender = (int)v;
    p = TENON_GEN_READY(in, q, ",\"FirstName\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"FirstName\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"FirstName\":", STRING);
    q = tenon__json_str(in, p, &o->FirstName);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"MiddleInitial\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MiddleInitial\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MiddleInitial\":", STRING);
    q = tenon__json_str(in, p, &o->MiddleInitial);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Surname\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Surname\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Surname\":", STRING);
    q = tenon__json_str(in, p, &o->Surname);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Address\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Address\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Address\":", ANY);
    q = address__get(in, p, &o->Address);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"EmailAddress\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"EmailAddress\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"EmailAddress\":", STRING);
    q = tenon__json_str(in, p, &o->EmailAddress);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"TelephoneNumber\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"TelephoneNumber\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"TelephoneNumber\":", STRING);
    q = tenon__json_str(in, p, &o->TelephoneNumber);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"MothersMaiden\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MothersMaiden\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MothersMaiden\":", STRING);
    q = tenon__json_str(in, p, &o->MothersMaiden);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"NextBirthday\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"NextBirthday\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"NextBirthday\":", STRING);
    q = tenon__json_str(in, p, &o->NextBirthday);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"CCType\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"CCType\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"CCType\":", STRING);
    q = tenon__json_str(in, p, &o->CCType);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"CaseFileID\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"CaseFileID\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"CaseFileID\":", STRING);
    q = tenon__json_str(in, p, &o->CaseFileID);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"UPS\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"UPS\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"UPS\":", STRING);
    q = tenon__json_str(in, p, &o->UPS);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Occupation\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Occupation\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Occupation\":", STRING);
    q = tenon__json_str(in, p, &o->Occupation);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Domain\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Domain\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Domain\":", STRING);
    q = tenon__json_str(in, p, &o->Domain);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"MembershipLevel\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MembershipLevel\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MembershipLevel\":", STRING);
    q = tenon__json_str(in, p, &o->MembershipLevel);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Kilograms\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Kilograms\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Kilograms\":", STRING);
    q = tenon__json_str(in, p, &o->Kilograms);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"FullName\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"FullName\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"FullName\":", STRING);
    q = tenon__json_str(in, p, &o->FullName);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"PendingInvoiceID\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"PendingInvoiceID\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"PendingInvoiceID\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    o->PendingInvoiceID = (int)v;
    p = TENON_GEN_READY(in, q, ",\"YearsAsCustomer\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"YearsAsCustomer\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"YearsAsCustomer\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    o->YearsAsCustomer = (int)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *big__put(tenon__out *out, char *p, const struct big *o)
{
    const tenon_type *const type = &tenon__type_big;
    const size_t bound = big__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"Id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->Id);
    p = TENON_GEN_PUT(p, ",\"ClubMembershipType\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->ClubMembershipType);
    p = TENON_GEN_PUT(p, ",\"Gender\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->Gender);
    p = TENON_GEN_PUT(p, ",\"FirstName\":");
    p = tenon__gen_str(out, p, &o->FirstName, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"MiddleInitial\":");
    p = tenon__gen_str(out, p, &o->MiddleInitial, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"Surname\":");
    p = tenon__gen_str(out, p, &o->Surname, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"Address\":");
    p = tenon__gen_room(out, address__put(out, p, &o->Address), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"EmailAddress\":");
    p = tenon__gen_str(out, p, &o->EmailAddress, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"TelephoneNumber\":");
    p = tenon__gen_str(out, p, &o->TelephoneNumber, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"MothersMaiden\":");
    p = tenon__gen_str(out, p, &o->MothersMaiden, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"NextBirthday\":");
    p = tenon__gen_str(out, p, &o->NextBirthday, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"CCType\":");
    p = tenon__gen_str(out, p, &o->CCType, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"CaseFileID\":");
    p = tenon__gen_str(out, p, &o->CaseFileID, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"UPS\":");
    p = tenon__gen_str(out, p, &o->UPS, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"Occupation\":");
    p = tenon__gen_str(out, p, &o->Occupation, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"Domain\":");
    p = tenon__gen_str(out, p, &o->Domain, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"MembershipLevel\":");
    p = tenon__gen_str(out, p, &o->MembershipLevel, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"Kilograms\":");
    p = tenon__gen_str(out, p, &o->Kilograms, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"FullName\":");
    p = tenon__gen_str(out, p, &o->FullName, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"PendingInvoiceID\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->PendingInvoiceID);
    p = TENON_GEN_PUT(p, ",\"YearsAsCustomer\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->YearsAsCustomer);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *big__get_any(tenon__in *in, const char *p, void *o)
{
    return big__get(in, p, (struct big *)o);
}
static char *big__put_any(tenon__out *out, char *p, const void *o)
{
    return big__put(out, p, (const struct big *)o);
}
static const tenon_generated big__functions = {TENON_ABI, big__get_any, big__put_any};

TENON_GEN_STRUCT(big, struct big, 21, UINT64_C(0x1fffff), 0, &big__functions);

/* ---- enum gender --------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum gender, 4);
TENON_GEN_VALUE_IS(Male, INT64_C(0));
TENON_GEN_VALUE_IS(Female, INT64_C(1));

static const tenon_enumerator gender__enumerators[2] = {
    TENON_GEN_ENUMERATOR(Male, "Male"),
    TENON_GEN_ENUMERATOR(Female, "Female"),
};
static const tenon_plan gender__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(gender, enum gender, 2);

/* ---- enum club ----------------------------------------------------------------------- */

TENON_GEN_SIZE_IS(enum club, 4);
TENON_GEN_VALUE_IS(Premium, INT64_C(0));
TENON_GEN_VALUE_IS(Platinum, INT64_C(1));

static const tenon_enumerator club__enumerators[2] = {
    TENON_GEN_ENUMERATOR(Premium, "Premium"),
    TENON_GEN_ENUMERATOR(Platinum, "Platinum"),
};
static const tenon_plan club__plan = TENON_GEN_PLAN(2, false);
TENON_GEN_ENUM(club, enum club, 2);

/* ---- struct big_named ---------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct big_named, Id, int *);
TENON_GEN_TYPE_IS(struct big_named, ClubMembershipType, enum club *);
TENON_GEN_TYPE_IS(struct big_named, Gender, enum gender *);
TENON_GEN_TYPE_IS(struct big_named, FirstName, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, MiddleInitial, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, Surname, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, Address, struct address *);
TENON_GEN_TYPE_IS(struct big_named, EmailAddress, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, TelephoneNumber, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, MothersMaiden, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, NextBirthday, tenon_time *);
TENON_GEN_TYPE_IS(struct big_named, CCType, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, CaseFileID, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, UPS, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, Occupation, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, Domain, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, MembershipLevel, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, Kilograms, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, FullName, tenon_str *);
TENON_GEN_TYPE_IS(struct big_named, PendingInvoiceID, int *);
TENON_GEN_TYPE_IS(struct big_named, YearsAsCustomer, int *);

static const tenon_member big_named__members[21] = {
    TENON_GEN_MEMBER(struct big_named, Id, "Id", TENON_KIND_I32, 0),
    TENON_GEN_MEMBER(struct big_named, ClubMembershipType, "ClubMembershipType", TENON_KIND_ENUM, 1),
    TENON_GEN_MEMBER(struct big_named, Gender, "Gender", TENON_KIND_ENUM, 2),
    TENON_GEN_MEMBER(struct big_named, FirstName, "FirstName", TENON_KIND_STR, 3),
    TENON_GEN_MEMBER(struct big_named, MiddleInitial, "MiddleInitial", TENON_KIND_STR, 4),
    TENON_GEN_MEMBER(struct big_named, Surname, "Surname", TENON_KIND_STR, 5),
    TENON_GEN_MEMBER(struct big_named, Address, "Address", TENON_KIND_OBJECT, 6),
    TENON_GEN_MEMBER(struct big_named, EmailAddress, "EmailAddress", TENON_KIND_STR, 7),
    TENON_GEN_MEMBER(struct big_named, TelephoneNumber, "TelephoneNumber", TENON_KIND_STR, 8),
    TENON_GEN_MEMBER(struct big_named, MothersMaiden, "MothersMaiden", TENON_KIND_STR, 9),
    TENON_GEN_MEMBER(struct big_named, NextBirthday, "NextBirthday", TENON_KIND_TIME, 10),
    TENON_GEN_MEMBER(struct big_named, CCType, "CCType", TENON_KIND_STR, 11),
    TENON_GEN_MEMBER(struct big_named, CaseFileID, "CaseFileID", TENON_KIND_STR, 12),
    TENON_GEN_MEMBER(struct big_named, UPS, "UPS", TENON_KIND_STR, 13),
    TENON_GEN_MEMBER(struct big_named, Occupation, "Occupation", TENON_KIND_STR, 14),
    TENON_GEN_MEMBER(struct big_named, Domain, "Domain", TENON_KIND_STR, 15),
    TENON_GEN_MEMBER(struct big_named, MembershipLevel, "MembershipLevel", TENON_KIND_STR, 16),
    TENON_GEN_MEMBER(struct big_named, Kilograms, "Kilograms", TENON_KIND_STR, 17),
    TENON_GEN_MEMBER(struct big_named, FullName, "FullName", TENON_KIND_STR, 18),
    TENON_GEN_MEMBER(struct big_named, PendingInvoiceID, "PendingInvoiceID", TENON_KIND_I32, 19),
    TENON_GEN_MEMBER_WITH(struct big_named, YearsAsCustomer, "YearsAsCustomer", TENON_KIND_I32, 20, TENON_STEP_SKIP, TENON_KIND_I32),
};
static const tenon_detail big_named__details[21] = {
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(club),
    TENON_GEN_REFERS(gender),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_REFERS(address),
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_DETAIL(TENON_GIVEN_READ_ONLY,
                     TENON_GEN_NO_SHAPE,
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, NULL),
};
static const tenon_type *const big_named__refs[21] = {NULL, &tenon__type_club, &tenon__type_gender, NULL, NULL, NULL, &tenon__type_address, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL};
static const uint16_t big_named__lookup[43] = {6, 8, 2, 11, 18, 0, 17, 0, 0, 1, 0, 0, 4, 0, 0, 13, 0, 0, 21, 0, 0, 0, 0, 16,
    19, 0, 5, 9, 10, 12, 14, 7, 15, 20, 0, 0, 0, 0, 3, 0, 0, 0, 0};
enum { big_named__bound = TENON_GEN_BOUND_BASE + 296 + 3 * TENON_GEN_BOUND_I32 + 14 * TENON_GEN_BOUND_STR
    + 1 * TENON_GEN_BOUND_TIME + 1 * TENON_GEN_BOUND_OBJECT
    + TENON_GEN_BOUND_NAMES(10) + TENON_GEN_BOUND_NAMES(8) };
static const tenon_plan big_named__plan = TENON_GEN_PLAN(big_named__bound, false);

static const char *big_named__get(tenon__in *in, const char *p, struct big_named *o)
{
    const tenon_type *const type = &tenon__type_big_named;
    const char *q;
    int64_t v;
    uint64_t seen = 0;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"Id\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"Id\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"Id\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, seen, TENON__RESUME_VALUE);
    o->Id = (int)v;
    seen |= UINT64_C(0x1);
    p = TENON_GEN_READY(in, q, ",\"ClubMembershipType\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"ClubMembershipType\":")))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"ClubMembershipType\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_club, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, seen, TENON__RESUME_VALUE);
    o->ClubMembershipType = (enum club)v;
    seen |= UINT64_C(0x2);
    p = TENON_GEN_READY(in, q, ",\"Gender\":", NAME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Gender\":")))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Gender\":", NAME);
    q = tenon__json_enum(in, p, &tenon__type_gender, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, seen, TENON__RESUME_VALUE);
    o->Gender = (enum gender)v;
    seen |= UINT64_C(0x4);
    p = TENON_GEN_READY(in, q, ",\"FirstName\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"FirstName\":")))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"FirstName\":", STRING);
    q = tenon__json_str(in, p, &o->FirstName);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8);
    p = TENON_GEN_READY(in, q, ",\"MiddleInitial\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MiddleInitial\":")))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MiddleInitial\":", STRING);
    q = tenon__json_str(in, p, &o->MiddleInitial);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10);
    p = TENON_GEN_READY(in, q, ",\"Surname\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Surname\":")))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Surname\":", STRING);
    q = tenon__json_str(in, p, &o->Surname);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20);
    p = TENON_GEN_READY(in, q, ",\"Address\":", ANY);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Address\":")))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Address\":", ANY);
    q = address__get(in, p, &o->Address);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40);
    p = TENON_GEN_READY(in, q, ",\"EmailAddress\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"EmailAddress\":")))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"EmailAddress\":", STRING);
    q = tenon__json_str(in, p, &o->EmailAddress);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x80);
    p = TENON_GEN_READY(in, q, ",\"TelephoneNumber\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"TelephoneNumber\":")))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"TelephoneNumber\":", STRING);
    q = tenon__json_str(in, p, &o->TelephoneNumber);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x100);
    p = TENON_GEN_READY(in, q, ",\"MothersMaiden\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MothersMaiden\":")))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MothersMaiden\":", STRING);
    q = tenon__json_str(in, p, &o->MothersMaiden);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x200);
    p = TENON_GEN_READY(in, q, ",\"NextBirthday\":", TIME);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"NextBirthday\":")))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"NextBirthday\":", TIME);
    q = tenon__json_time(in, p, &o->NextBirthday);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x400);
    p = TENON_GEN_READY(in, q, ",\"CCType\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"CCType\":")))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"CCType\":", STRING);
    q = tenon__json_str(in, p, &o->CCType);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x800);
    p = TENON_GEN_READY(in, q, ",\"CaseFileID\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"CaseFileID\":")))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"CaseFileID\":", STRING);
    q = tenon__json_str(in, p, &o->CaseFileID);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x1000);
    p = TENON_GEN_READY(in, q, ",\"UPS\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"UPS\":")))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"UPS\":", STRING);
    q = tenon__json_str(in, p, &o->UPS);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x2000);
    p = TENON_GEN_READY(in, q, ",\"Occupation\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Occupation\":")))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Occupation\":", STRING);
    q = tenon__json_str(in, p, &o->Occupation);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x4000);
    p = TENON_GEN_READY(in, q, ",\"Domain\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Domain\":")))
        return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Domain\":", STRING);
    q = tenon__json_str(in, p, &o->Domain);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x8000);
    p = TENON_GEN_READY(in, q, ",\"MembershipLevel\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"MembershipLevel\":")))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"MembershipLevel\":", STRING);
    q = tenon__json_str(in, p, &o->MembershipLevel);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x10000);
    p = TENON_GEN_READY(in, q, ",\"Kilograms\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Kilograms\":")))
        return tenon__json_resume(in, p, type, o, 17, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Kilograms\":", STRING);
    q = tenon__json_str(in, p, &o->Kilograms);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x20000);
    p = TENON_GEN_READY(in, q, ",\"FullName\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"FullName\":")))
        return tenon__json_resume(in, p, type, o, 18, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"FullName\":", STRING);
    q = tenon__json_str(in, p, &o->FullName);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, seen, TENON__RESUME_VALUE);
    seen |= UINT64_C(0x40000);
    p = TENON_GEN_READY(in, q, ",\"PendingInvoiceID\":", SMALL);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"PendingInvoiceID\":")))
        return tenon__json_resume(in, p, type, o, 19, seen, TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"PendingInvoiceID\":", SMALL);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, seen, TENON__RESUME_VALUE);
    o->PendingInvoiceID = (int)v;
    seen |= UINT64_C(0x80000);
    p = TENON_GEN_READY(in, q, ",\"YearsAsCustomer\":", ANY);
    if (TENON__LIKELY(TENON_GEN_NAME(in, p, ",\"YearsAsCustomer\":"))) {
        p = TENON_GEN_VALUE(in, p, ",\"YearsAsCustomer\":", ANY);
        q = tenon__json_read_member(in, p, type, 20, o);
        if (TENON__UNLIKELY(!q))
            return tenon__json_resume(in, p, type, o, 20, seen | UINT64_C(0x100000), TENON__RESUME_VALUE);
        seen |= UINT64_C(0x100000);
    } else {
        q = p;
    }
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 21, seen, TENON__RESUME_BEFORE);
    if (TENON__UNLIKELY(seen != UINT64_C(0x1fffff)))
        return tenon__gen_end(in, p + 1, type, o, seen);
    in->depth--;
    return p + 1;
}

static char *big_named__put(tenon__out *out, char *p, const struct big_named *o)
{
    const tenon_type *const type = &tenon__type_big_named;
    const size_t bound = big_named__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"Id\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->Id);
    p = TENON_GEN_PUT(p, ",\"ClubMembershipType\":");
    p = tenon__json_put_enum(out, p, &tenon__type_club, (int32_t)o->ClubMembershipType, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"Gender\":");
    p = tenon__json_put_enum(out, p, &tenon__type_gender, (int32_t)o->Gender, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 2);
    p = TENON_GEN_PUT(p, ",\"FirstName\":");
    p = tenon__gen_str(out, p, &o->FirstName, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 3);
    p = TENON_GEN_PUT(p, ",\"MiddleInitial\":");
    p = tenon__gen_str(out, p, &o->MiddleInitial, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 4);
    p = TENON_GEN_PUT(p, ",\"Surname\":");
    p = tenon__gen_str(out, p, &o->Surname, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 5);
    p = TENON_GEN_PUT(p, ",\"Address\":");
    p = tenon__gen_room(out, address__put(out, p, &o->Address), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 6);
    p = TENON_GEN_PUT(p, ",\"EmailAddress\":");
    p = tenon__gen_str(out, p, &o->EmailAddress, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 7);
    p = TENON_GEN_PUT(p, ",\"TelephoneNumber\":");
    p = tenon__gen_str(out, p, &o->TelephoneNumber, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 8);
    p = TENON_GEN_PUT(p, ",\"MothersMaiden\":");
    p = tenon__gen_str(out, p, &o->MothersMaiden, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 9);
    p = TENON_GEN_PUT(p, ",\"NextBirthday\":");
    p = tenon__json_put_time(out, p, &o->NextBirthday);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 10);
    p = TENON_GEN_PUT(p, ",\"CCType\":");
    p = tenon__gen_str(out, p, &o->CCType, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 11);
    p = TENON_GEN_PUT(p, ",\"CaseFileID\":");
    p = tenon__gen_str(out, p, &o->CaseFileID, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 12);
    p = TENON_GEN_PUT(p, ",\"UPS\":");
    p = tenon__gen_str(out, p, &o->UPS, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 13);
    p = TENON_GEN_PUT(p, ",\"Occupation\":");
    p = tenon__gen_str(out, p, &o->Occupation, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 14);
    p = TENON_GEN_PUT(p, ",\"Domain\":");
    p = tenon__gen_str(out, p, &o->Domain, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 15);
    p = TENON_GEN_PUT(p, ",\"MembershipLevel\":");
    p = tenon__gen_str(out, p, &o->MembershipLevel, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 16);
    p = TENON_GEN_PUT(p, ",\"Kilograms\":");
    p = tenon__gen_str(out, p, &o->Kilograms, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 17);
    p = TENON_GEN_PUT(p, ",\"FullName\":");
    p = tenon__gen_str(out, p, &o->FullName, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 18);
    p = TENON_GEN_PUT(p, ",\"PendingInvoiceID\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->PendingInvoiceID);
    p = TENON_GEN_PUT(p, ",\"YearsAsCustomer\":");
    p = tenon__json_put_i32(out, p, (int32_t)o->YearsAsCustomer);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *big_named__get_any(tenon__in *in, const char *p, void *o)
{
    return big_named__get(in, p, (struct big_named *)o);
}
static char *big_named__put_any(tenon__out *out, char *p, const void *o)
{
    return big_named__put(out, p, (const struct big_named *)o);
}
static const tenon_generated big_named__functions = {TENON_ABI, big_named__get_any, big_named__put_any};

TENON_GEN_STRUCT(big_named, struct big_named, 21, UINT64_C(0x1fffff), 0, &big_named__functions);

/* ---- struct small_list --------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct small_list, List, struct small **);
TENON_GEN_TYPE_IS(struct small_list, n, size_t *);

static const tenon_member small_list__members[1] = {
    TENON_GEN_MANY(struct small_list, List, "List", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct small_list, n),
                   TENON_GEN_SIZE(struct small_list, List)),
};
static const tenon_detail small_list__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, small_type),
};
static const tenon_type *const small_list__refs[1] = {&tenon__type_small};
static const uint16_t small_list__lookup[3] = {0, 1, 0};
enum { small_list__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan small_list__plan = TENON_GEN_PLAN(small_list__bound, false);

static const char *small_list__get_List(tenon__in *in, const char *p, struct small_list *o)
{
    struct small *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_small_list, &small_list__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct small *)(void *)g.data + g.n++;
        q = small__get(in, p, e);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g);
    return NULL;
}

static char *small_list__put_List(tenon__out *out, char *p, const struct small_list *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->List))
        return tenon__json_write_member(out, p, &tenon__type_small_list, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct small *const e = &o->List[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = small__put(out, p, e);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_element_failed(out, i);
    }
    p = tenon__need(out, p, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = ']';
    return p + 1;
}

static const char *small_list__get(tenon__in *in, const char *p, struct small_list *o)
{
    const tenon_type *const type = &tenon__type_small_list;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"List\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"List\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"List\":", WORD);
    q = small_list__get_List(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *small_list__put(tenon__out *out, char *p, const struct small_list *o)
{
    const tenon_type *const type = &tenon__type_small_list;
    const size_t bound = small_list__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"List\":");
    p = tenon__gen_room(out, small_list__put_List(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *small_list__get_any(tenon__in *in, const char *p, void *o)
{
    return small_list__get(in, p, (struct small_list *)o);
}
static char *small_list__put_any(tenon__out *out, char *p, const void *o)
{
    return small_list__put(out, p, (const struct small_list *)o);
}
static const tenon_generated small_list__functions = {TENON_ABI, small_list__get_any, small_list__put_any};

TENON_GEN_STRUCT(small_list, struct small_list, 1, UINT64_C(0x1), 0, &small_list__functions);

/* ---- struct small_entry -------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct small_entry, key, tenon_str *);
TENON_GEN_TYPE_IS(struct small_entry, value, struct small *);

static const tenon_member small_entry__members[1] = {
    TENON_GEN_MEMBER(struct small_entry, value, "value", TENON_KIND_OBJECT, 0),
};
static const tenon_detail small_entry__details[1] = {
    TENON_GEN_REFERS(small),
};
static const tenon_type *const small_entry__refs[1] = {&tenon__type_small};
static const uint16_t small_entry__lookup[3] = {1, 0, 0};
enum { small_entry__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_OBJECT };
static const tenon_plan small_entry__plan = TENON_GEN_PLAN(small_entry__bound, false);

TENON_GEN_STRUCT(small_entry, struct small_entry, 1, UINT64_C(0x1), TENON_TRANSPARENT, NULL);

/* ---- struct small_dictionary --------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct small_dictionary, Dict, struct small_entry **);
TENON_GEN_TYPE_IS(struct small_dictionary, n, size_t *);

static const tenon_member small_dictionary__members[1] = {
    TENON_GEN_MANY(struct small_dictionary, Dict, "Dict", TENON_KIND_MAP, TENON_KIND_OBJECT, 0, TENON_KIND_MAP, TENON_KIND_MAP, TENON_GEN_AT(struct small_dictionary, n),
                   TENON_GEN_SIZE(struct small_dictionary, Dict)),
};
static const tenon_detail small_dictionary__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT | TENON_GIVEN_MAP,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, TENON_KIND_STR, 0, 1, 0, 0),
                     TENON_GEN_PLACES(0, TENON_GEN_AT(struct small_entry, key), TENON_GEN_SIZE(struct small_entry, key)), TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, small_entry_type),
};
static const tenon_type *const small_dictionary__refs[1] = {&tenon__type_small_entry};
static const uint16_t small_dictionary__lookup[3] = {0, 0, 1};
enum { small_dictionary__bound = TENON_GEN_BOUND_BASE + 8 + 1 * TENON_GEN_BOUND_MAP };
static const tenon_plan small_dictionary__plan = TENON_GEN_PLAN(small_dictionary__bound, false);

static const char *small_dictionary__get_Dict(tenon__in *in, const char *p, struct small_dictionary *o)
{
    struct small_entry *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '{') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_small_dictionary, &small_dictionary__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, true, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, true, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct small_entry *)(void *)g.data + g.n++;
        p = tenon__ready(in, p, TENON__REACH_STRING);
        q = tenon__json_key(in, p, TENON_KIND_STR, sizeof e->key, (void *)(uintptr_t)&e->key);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_STR, NULL);
            goto failed;
        }
        if (TENON__UNLIKELY(!tenon__key_is_new(in, p, &g, e->key.data, e->key.len)) &&
            TENON__UNLIKELY(!tenon__growing_key(in, p, &g))) {
            tenon__trail_element(in, &g);
            goto failed;
        }
        p = q;
        q = small__get(in, p, &e->value);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g);
    return NULL;
}

static char *small_dictionary__put_Dict(tenon__out *out, char *p, const struct small_dictionary *o)
{
    const size_t n = (size_t)o->n;
    const size_t start = (size_t)(p - out->base);
    const char *key;
    size_t len;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->Dict))
        return tenon__json_write_member(out, p, &tenon__type_small_dictionary, 0, o, 64);
    out->depth++;
    *p++ = '{';
    for (size_t i = 0; i < n; i++) {
        const struct small_entry *const e = &o->Dict[i];
        p = tenon__need(out, p, 256);
        if (TENON__UNLIKELY(!p))
            return NULL;
        *p = ',';
        p += i != 0;
        key = e->key.data;
        len = e->key.len;
        if (TENON__UNLIKELY(!key)) {
            out->depth--;
            return tenon__json_write_member(out, out->base + start, &tenon__type_small_dictionary, 0, o, 64);
        }
        p = tenon__json_put_str(out, p, key, len, 64);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
        *p++ = ':';
        p = small__put(out, p, &e->value);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_entry_failed(out, i, key, len);
    }
    p = tenon__need(out, p, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *small_dictionary__get(tenon__in *in, const char *p, struct small_dictionary *o)
{
    const tenon_type *const type = &tenon__type_small_dictionary;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"Dict\":", WORD);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"Dict\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = TENON_GEN_VALUE(in, p, ",\"Dict\":", WORD);
    q = small_dictionary__get_Dict(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *small_dictionary__put(tenon__out *out, char *p, const struct small_dictionary *o)
{
    const tenon_type *const type = &tenon__type_small_dictionary;
    const size_t bound = small_dictionary__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"Dict\":");
    p = tenon__gen_room(out, small_dictionary__put_Dict(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *small_dictionary__get_any(tenon__in *in, const char *p, void *o)
{
    return small_dictionary__get(in, p, (struct small_dictionary *)o);
}
static char *small_dictionary__put_any(tenon__out *out, char *p, const void *o)
{
    return small_dictionary__put(out, p, (const struct small_dictionary *)o);
}
static const tenon_generated small_dictionary__functions = {TENON_ABI, small_dictionary__get_any, small_dictionary__put_any};

TENON_GEN_STRUCT(small_dictionary, struct small_dictionary, 1, UINT64_C(0x1), 0, &small_dictionary__functions);

/* ---- struct record ------------------------------------------------------------------- */

TENON_GEN_TYPE_IS(struct record, Id, tenon_str *);
TENON_GEN_TYPE_IS(struct record, Name, tenon_str *);
TENON_GEN_TYPE_IS(struct record, Time, int64_t *);

static const tenon_member record__members[3] = {
    TENON_GEN_MEMBER(struct record, Id, "Id", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct record, Name, "Name", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct record, Time, "Time", TENON_KIND_I64, 2),
};
static const tenon_detail record__details[3] = {
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
    TENON_GEN_PLAIN,
};
static const tenon_type *const record__refs[3] = {NULL, NULL, NULL};
static const uint16_t record__lookup[7] = {0, 1, 0, 0, 2, 3, 0};
enum { record__bound = TENON_GEN_BOUND_BASE + 22 + 1 * TENON_GEN_BOUND_I64 + 2 * TENON_GEN_BOUND_STR };
static const tenon_plan record__plan = TENON_GEN_PLAN(record__bound, false);

static const char *record__get(tenon__in *in, const char *p, struct record *o)
{
    const tenon_type *const type = &tenon__type_record;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_READY(in, p, ",\"Id\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, "{\"Id\":")))
        return tenon__json_decode(in, p, type, o);
    p = TENON_GEN_VALUE(in, p, ",\"Id\":", STRING);
    q = tenon__json_str(in, p, &o->Id);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Name\":", STRING);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Name\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Name\":", STRING);
    q = tenon__json_str(in, p, &o->Name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = TENON_GEN_READY(in, q, ",\"Time\":", WIDE);
    if (TENON__UNLIKELY(!TENON_GEN_NAME(in, p, ",\"Time\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = TENON_GEN_VALUE(in, p, ",\"Time\":", WIDE);
    q = tenon__json_wide(in, p, TENON_KIND_I64, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->Time = (int64_t)v;
    p = tenon__ready(in, q, 1);
    if (TENON__UNLIKELY(*p != '}'))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *record__put(tenon__out *out, char *p, const struct record *o)
{
    const tenon_type *const type = &tenon__type_record;
    const size_t bound = record__bound;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, type, o);
    p = TENON_GEN_PUT(p, "{\"Id\":");
    p = tenon__gen_str(out, p, &o->Id, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 0);
    p = TENON_GEN_PUT(p, ",\"Name\":");
    p = tenon__gen_str(out, p, &o->Name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, type, 1);
    p = TENON_GEN_PUT(p, ",\"Time\":");
    p = tenon__json_put_i64(out, p, (int64_t)o->Time);
    *p = '}';
    return p + 1;
}

static const char *record__get_any(tenon__in *in, const char *p, void *o)
{
    return record__get(in, p, (struct record *)o);
}
static char *record__put_any(tenon__out *out, char *p, const void *o)
{
    return record__put(out, p, (const struct record *)o);
}
static const tenon_generated record__functions = {TENON_ABI, record__get_any, record__put_any};

TENON_GEN_STRUCT(record, struct record, 3, UINT64_C(0x7), 0, &record__functions);

/* ---- struct records ------------------------------------------------------------------ */

TENON_GEN_TYPE_IS(struct records, items, struct record **);
TENON_GEN_TYPE_IS(struct records, n, size_t *);

static const tenon_member records__members[1] = {
    TENON_GEN_MANY(struct records, items, "items", TENON_KIND_ARRAY, TENON_KIND_OBJECT, 0, TENON_KIND_ARRAY, TENON_KIND_ARRAY, TENON_GEN_AT(struct records, n),
                   TENON_GEN_SIZE(struct records, items)),
};
static const tenon_detail records__details[1] = {
    TENON_GEN_DETAIL(TENON_GIVEN_COUNT,
                     TENON_GEN_SHAPE(TENON_GEN_ULONG, 0, 0, 1, 0, 0),
                     TENON_GEN_NO_PLACES, TENON_GEN_NO_LENGTHS,
                     TENON_GEN_NO_CONSTANTS,
                     TENON_GEN_NO_TEXTS, record_type),
};
static const tenon_type *const records__refs[1] = {&tenon__type_record};
static const uint16_t records__lookup[3] = {0, 0, 1};
enum { records__bound = TENON_GEN_BOUND_BASE + 9 + 1 * TENON_GEN_BOUND_ARRAY };
static const tenon_plan records__plan = TENON_GEN_PLAN(records__bound, false);

static const char *records__get_items(tenon__in *in, const char *p, struct records *o)
{
    struct record *e;
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth + 1 >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, &tenon__type_records, &records__members[0], (char *)o);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g)))
            goto failed;
        e = (struct record *)(void *)g.data + g.n++;
        q = record__get(in, p, e);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g);
    return NULL;
}

static char *records__put_items(tenon__out *out, char *p, const struct records *o)
{
    const size_t n = (size_t)o->n;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(n > 0 && !o->items))
        return tenon__json_write_member(out, p, &tenon__type_records, 0, o, 64);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < n; i++) {
        const struct record *const e = &o->items[i];
        *p = ','; /* every object leaves room for it */
        p += i != 0;
        p = record__put(out, p, e);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_element_failed(out, i);
    }
    p = tenon__need(out, p, 64);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = ']';
    return p + 1;
}

static const char *records__get(tenon__in *in, const char *p, struct records *o)
{
    const char *q;
    p = tenon__ready(in, p, TENON__REACH_WORD);
    q = records__get_items(in, p, o);
    if (TENON__LIKELY(q != NULL) || in->code)
        return q;
    return tenon__json_decode(in, p, &tenon__type_records, o);
}

static char *records__put(tenon__out *out, char *p, const struct records *o)
{
    p = tenon__need(out, p, 256);
    return TENON__LIKELY(p != NULL) ? records__put_items(out, p, o) : NULL;
}

static const char *records__get_any(tenon__in *in, const char *p, void *o)
{
    return records__get(in, p, (struct records *)o);
}
static char *records__put_any(tenon__out *out, char *p, const void *o)
{
    return records__put(out, p, (const struct records *)o);
}
static const tenon_generated records__functions = {TENON_ABI, records__get_any, records__put_any};

TENON_GEN_STRUCT(records, struct records, 1, UINT64_C(0x1), TENON_TRANSPARENT, &records__functions);

#ifdef __cplusplus
}
#endif
