/* SPDX-License-Identifier: MIT
 * models.tenon.c: tables and specialised JSON functions in the shape that a generator prints them, written by hand. One
 * function per type and direction; see tenon/gen.h for what they may and may not do. */
#include "models.tenon.h"

#include <tenon/gen.h>

#if TENON_ABI != 1
#error "generated for another version of tenon: run the generator again"
#endif

static const tenon_type small_generated_table;
static const tenon_type address_generated_table;
static const tenon_type big_generated_table;
static const tenon_type small_list_generated_table;

/* ---- struct small ------------------------------------------------------------------------- */

_Static_assert(_Generic(((struct small *)0)->Name, tenon_str: 1, default: 0), "small.Name has changed");
_Static_assert(_Generic(((struct small *)0)->NumPurchases, int: 1, default: 0), "small.NumPurchases has changed");
_Static_assert(_Generic(((struct small *)0)->IsVIP, bool: 1, default: 0), "small.IsVIP has changed");

static const tenon_member small_members[] = {
    TENON_GEN_MEMBER(struct small, Name, "Name", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct small, NumPurchases, "NumPurchases", TENON_KIND_I32, 1),
    TENON_GEN_MEMBER(struct small, IsVIP, "IsVIP", TENON_KIND_BOOL, 2),
};
static const tenon_detail small_details[3] = {
    {.given = 0},
};
static const tenon_type *const small_refs[3] = {
    NULL,
};
static const uint16_t small_lookup[] = {1, 0, 0, 3, 2, 0, 0};
static const tenon_plan small_plan = {.state = TENON_PLAN_READY, .bound = 307};

static const char *small_get(tenon__in *in, const char *p, struct small *o)
{
    const tenon_type *const type = &small_generated_table;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth) || TENON__UNLIKELY(!TENON_GEN_IS(in, p, "{\"Name\":")))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p + 8);
    q = tenon__json_str(in, p, &o->Name);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"NumPurchases\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 16);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->NumPurchases = (int)v;
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"IsVIP\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_boolean(in, p, &o->IsVIP);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, "}")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *small_put(tenon__out *out, char *p, const struct small *o)
{
    const size_t bound = 307;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, &small_generated_table, o);
    p = TENON_GEN_PUT(p, "{\"Name\":");
    p = tenon__gen_str(out, p, &o->Name, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &small_generated_table, 0);
    p = TENON_GEN_PUT(p, ",\"NumPurchases\":");
    p = tenon__json_put_i32(out, p, o->NumPurchases);
    p = TENON_GEN_PUT(p, ",\"IsVIP\":");
    p = tenon__json_put_boolean(out, p, o->IsVIP);
    *p = '}';
    return p + 1;
}

static const char *small_get_any(tenon__in *in, const char *p, void *o)
{
    return small_get(in, p, (struct small *)o);
}
static char *small_put_any(tenon__out *out, char *p, const void *o)
{
    return small_put(out, p, (const struct small *)o);
}
static const tenon_generated small_functions = {TENON_ABI, small_get_any, small_put_any};
static const tenon_type small_generated_table = {
    .members = small_members,
    .details = small_details,
    .member_stride = sizeof(tenon_member),
    .detail_stride = sizeof(tenon_detail),
    .refs = small_refs,
    .lookup = small_lookup,
    .plan = (tenon_plan *)(uintptr_t)&small_plan,
    .generated = &small_functions,
    .name = "small",
    .all = UINT64_C(0x7),
    .size = sizeof(struct small),
    .lookup_size = sizeof small_lookup / sizeof *small_lookup,
    .n = 3,
    .shape = TENON_SHAPE_OBJECT,
    .abi = TENON_ABI,
};
const tenon_type *small_generated_type(void)
{
    return &small_generated_table;
}

/* ---- struct address ----------------------------------------------------------------------- */

_Static_assert(_Generic(((struct address *)0)->StreetAddress, tenon_str: 1, default: 0), "address.StreetAddress has changed");
_Static_assert(_Generic(((struct address *)0)->City, tenon_str: 1, default: 0), "address.City has changed");
_Static_assert(_Generic(((struct address *)0)->State, tenon_str: 1, default: 0), "address.State has changed");
_Static_assert(_Generic(((struct address *)0)->ZipCode, int: 1, default: 0), "address.ZipCode has changed");
_Static_assert(_Generic(((struct address *)0)->Country, tenon_str: 1, default: 0), "address.Country has changed");

static const tenon_member address_members[] = {
    TENON_GEN_MEMBER(struct address, StreetAddress, "StreetAddress", TENON_KIND_STR, 0),
    TENON_GEN_MEMBER(struct address, City, "City", TENON_KIND_STR, 1),
    TENON_GEN_MEMBER(struct address, State, "State", TENON_KIND_STR, 2),
    TENON_GEN_MEMBER(struct address, ZipCode, "ZipCode", TENON_KIND_I32, 3),
    TENON_GEN_MEMBER(struct address, Country, "Country", TENON_KIND_STR, 4),
};
static const tenon_detail address_details[5] = {
    {.given = 0},
};
static const tenon_type *const address_refs[5] = {
    NULL,
};
static const uint16_t address_lookup[] = {0, 0, 0, 3, 0, 1, 0, 5, 2, 4, 0};
static const tenon_plan address_plan = {.state = TENON_PLAN_READY, .bound = 907};

static const char *address_get(tenon__in *in, const char *p, struct address *o)
{
    const tenon_type *const type = &address_generated_table;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth) || TENON__UNLIKELY(!TENON_GEN_IS(in, p, "{\"StreetAddress\":")))
        return tenon__json_decode(in, p, type, o);
    p = tenon__ready(in, p + 17);
    q = tenon__json_str(in, p, &o->StreetAddress);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"City\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 8);
    q = tenon__json_str(in, p, &o->City);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"State\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 9);
    q = tenon__json_str(in, p, &o->State);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"ZipCode\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    o->ZipCode = (int)v;
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"Country\":")))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_str(in, p, &o->Country);
    if (TENON__UNLIKELY(!q))
        return tenon__gen_resume_leaf(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, "}")))
        return tenon__gen_resume_leaf(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    return p + 1;
}

static char *address_put(tenon__out *out, char *p, const struct address *o)
{
    const size_t bound = 907;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, &address_generated_table, o);
    p = TENON_GEN_PUT(p, "{\"StreetAddress\":");
    p = tenon__gen_str(out, p, &o->StreetAddress, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &address_generated_table, 0);
    p = TENON_GEN_PUT(p, ",\"City\":");
    p = tenon__gen_str(out, p, &o->City, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &address_generated_table, 1);
    p = TENON_GEN_PUT(p, ",\"State\":");
    p = tenon__gen_str(out, p, &o->State, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &address_generated_table, 2);
    p = TENON_GEN_PUT(p, ",\"ZipCode\":");
    p = tenon__json_put_i32(out, p, o->ZipCode);
    p = TENON_GEN_PUT(p, ",\"Country\":");
    p = tenon__gen_str(out, p, &o->Country, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &address_generated_table, 4);
    *p = '}';
    return p + 1;
}

static const char *address_get_any(tenon__in *in, const char *p, void *o)
{
    return address_get(in, p, (struct address *)o);
}
static char *address_put_any(tenon__out *out, char *p, const void *o)
{
    return address_put(out, p, (const struct address *)o);
}
static const tenon_generated address_functions = {TENON_ABI, address_get_any, address_put_any};
static const tenon_type address_generated_table = {
    .members = address_members,
    .details = address_details,
    .member_stride = sizeof(tenon_member),
    .detail_stride = sizeof(tenon_detail),
    .refs = address_refs,
    .lookup = address_lookup,
    .plan = (tenon_plan *)(uintptr_t)&address_plan,
    .generated = &address_functions,
    .name = "address",
    .all = UINT64_C(0x1f),
    .size = sizeof(struct address),
    .lookup_size = sizeof address_lookup / sizeof *address_lookup,
    .n = 5,
    .shape = TENON_SHAPE_OBJECT,
    .abi = TENON_ABI,
};
const tenon_type *address_generated_type(void)
{
    return &address_generated_table;
}

/* ---- struct big --------------------------------------------------------------------------- */

_Static_assert(_Generic(((struct big *)0)->Id, int: 1, default: 0), "big.Id has changed");
_Static_assert(_Generic(((struct big *)0)->ClubMembershipType, int: 1, default: 0), "big.ClubMembershipType has changed");
_Static_assert(_Generic(((struct big *)0)->Gender, int: 1, default: 0), "big.Gender has changed");
_Static_assert(_Generic(((struct big *)0)->FirstName, tenon_str: 1, default: 0), "big.FirstName has changed");
_Static_assert(_Generic(((struct big *)0)->MiddleInitial, tenon_str: 1, default: 0), "big.MiddleInitial has changed");
_Static_assert(_Generic(((struct big *)0)->Surname, tenon_str: 1, default: 0), "big.Surname has changed");
_Static_assert(_Generic(((struct big *)0)->EmailAddress, tenon_str: 1, default: 0), "big.EmailAddress has changed");
_Static_assert(_Generic(((struct big *)0)->TelephoneNumber, tenon_str: 1, default: 0), "big.TelephoneNumber has changed");
_Static_assert(_Generic(((struct big *)0)->MothersMaiden, tenon_str: 1, default: 0), "big.MothersMaiden has changed");
_Static_assert(_Generic(((struct big *)0)->NextBirthday, tenon_str: 1, default: 0), "big.NextBirthday has changed");
_Static_assert(_Generic(((struct big *)0)->CCType, tenon_str: 1, default: 0), "big.CCType has changed");
_Static_assert(_Generic(((struct big *)0)->CaseFileID, tenon_str: 1, default: 0), "big.CaseFileID has changed");
_Static_assert(_Generic(((struct big *)0)->UPS, tenon_str: 1, default: 0), "big.UPS has changed");
_Static_assert(_Generic(((struct big *)0)->Occupation, tenon_str: 1, default: 0), "big.Occupation has changed");
_Static_assert(_Generic(((struct big *)0)->Domain, tenon_str: 1, default: 0), "big.Domain has changed");
_Static_assert(_Generic(((struct big *)0)->MembershipLevel, tenon_str: 1, default: 0), "big.MembershipLevel has changed");
_Static_assert(_Generic(((struct big *)0)->Kilograms, tenon_str: 1, default: 0), "big.Kilograms has changed");
_Static_assert(_Generic(((struct big *)0)->FullName, tenon_str: 1, default: 0), "big.FullName has changed");
_Static_assert(_Generic(((struct big *)0)->PendingInvoiceID, int: 1, default: 0), "big.PendingInvoiceID has changed");
_Static_assert(_Generic(((struct big *)0)->YearsAsCustomer, int: 1, default: 0), "big.YearsAsCustomer has changed");

static const tenon_member big_members[] = {
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
static const tenon_detail big_details[21] = {
    {.given = 0},
};
static const tenon_type *const big_refs[21] = {
    [6] = &address_generated_table,
};
static const uint16_t big_lookup[] = {0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 11, 18, 4, 17, 0, 0, 0, 0, 10, 0, 12, 19, 0, 0, 0, 2, 8, 14, 7, 16, 1, 13, 6, 20, 0, 0, 9, 15, 21, 0};
static const tenon_plan big_plan = {.state = TENON_PLAN_READY, .bound = 3325};

static const char *big_get(tenon__in *in, const char *p, struct big *o)
{
    const tenon_type *const type = &big_generated_table;
    const char *q;
    int64_t v;
    if (TENON__UNLIKELY(in->depth >= in->max_depth) || TENON__UNLIKELY(!TENON_GEN_IS(in, p, "{\"Id\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 6);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    o->Id = (int)v;
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"ClubMembershipType\":")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 22);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_VALUE);
    o->ClubMembershipType = (int)v;
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"Gender\":")))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 2, UINT64_C(0x3), TENON__RESUME_VALUE);
    o->Gender = (int)v;
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"FirstName\":")))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 13);
    q = tenon__json_str(in, p, &o->FirstName);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 3, UINT64_C(0x7), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"MiddleInitial\":")))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 17);
    q = tenon__json_str(in, p, &o->MiddleInitial);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 4, UINT64_C(0xf), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"Surname\":")))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = tenon__json_str(in, p, &o->Surname);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 5, UINT64_C(0x1f), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"Address\":")))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 11);
    q = address_get(in, p, &o->Address);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 6, UINT64_C(0x3f), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"EmailAddress\":")))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 16);
    q = tenon__json_str(in, p, &o->EmailAddress);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 7, UINT64_C(0x7f), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"TelephoneNumber\":")))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 19);
    q = tenon__json_str(in, p, &o->TelephoneNumber);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 8, UINT64_C(0xff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"MothersMaiden\":")))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 17);
    q = tenon__json_str(in, p, &o->MothersMaiden);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 9, UINT64_C(0x1ff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"NextBirthday\":")))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 16);
    q = tenon__json_str(in, p, &o->NextBirthday);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 10, UINT64_C(0x3ff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"CCType\":")))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_str(in, p, &o->CCType);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 11, UINT64_C(0x7ff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"CaseFileID\":")))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 14);
    q = tenon__json_str(in, p, &o->CaseFileID);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 12, UINT64_C(0xfff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"UPS\":")))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 7);
    q = tenon__json_str(in, p, &o->UPS);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 13, UINT64_C(0x1fff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"Occupation\":")))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 14);
    q = tenon__json_str(in, p, &o->Occupation);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 14, UINT64_C(0x3fff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"Domain\":")))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 10);
    q = tenon__json_str(in, p, &o->Domain);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 15, UINT64_C(0x7fff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"MembershipLevel\":")))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 19);
    q = tenon__json_str(in, p, &o->MembershipLevel);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 16, UINT64_C(0xffff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"Kilograms\":")))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 13);
    q = tenon__json_str(in, p, &o->Kilograms);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 17, UINT64_C(0x1ffff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"FullName\":")))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 12);
    q = tenon__json_str(in, p, &o->FullName);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 18, UINT64_C(0x3ffff), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"PendingInvoiceID\":")))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 20);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 19, UINT64_C(0x7ffff), TENON__RESUME_VALUE);
    o->PendingInvoiceID = (int)v;
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, ",\"YearsAsCustomer\":")))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_BEFORE);
    p = tenon__ready(in, p + 19);
    q = tenon__json_small(in, p, TENON_KIND_I32, INT32_MIN, INT32_MAX, &v);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 20, UINT64_C(0xfffff), TENON__RESUME_VALUE);
    o->YearsAsCustomer = (int)v;
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, "}")))
        return tenon__json_resume(in, p, type, o, 21, UINT64_C(0x1fffff), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *big_put(tenon__out *out, char *p, const struct big *o)
{
    const size_t bound = 3325;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, &big_generated_table, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"Id\":");
    p = tenon__json_put_i32(out, p, o->Id);
    p = TENON_GEN_PUT(p, ",\"ClubMembershipType\":");
    p = tenon__json_put_i32(out, p, o->ClubMembershipType);
    p = TENON_GEN_PUT(p, ",\"Gender\":");
    p = tenon__json_put_i32(out, p, o->Gender);
    p = TENON_GEN_PUT(p, ",\"FirstName\":");
    p = tenon__gen_str(out, p, &o->FirstName, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 3);
    p = TENON_GEN_PUT(p, ",\"MiddleInitial\":");
    p = tenon__gen_str(out, p, &o->MiddleInitial, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 4);
    p = TENON_GEN_PUT(p, ",\"Surname\":");
    p = tenon__gen_str(out, p, &o->Surname, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 5);
    p = TENON_GEN_PUT(p, ",\"Address\":");
    p = tenon__gen_room(out, address_put(out, p, &o->Address), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 6);
    p = TENON_GEN_PUT(p, ",\"EmailAddress\":");
    p = tenon__gen_str(out, p, &o->EmailAddress, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 7);
    p = TENON_GEN_PUT(p, ",\"TelephoneNumber\":");
    p = tenon__gen_str(out, p, &o->TelephoneNumber, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 8);
    p = TENON_GEN_PUT(p, ",\"MothersMaiden\":");
    p = tenon__gen_str(out, p, &o->MothersMaiden, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 9);
    p = TENON_GEN_PUT(p, ",\"NextBirthday\":");
    p = tenon__gen_str(out, p, &o->NextBirthday, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 10);
    p = TENON_GEN_PUT(p, ",\"CCType\":");
    p = tenon__gen_str(out, p, &o->CCType, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 11);
    p = TENON_GEN_PUT(p, ",\"CaseFileID\":");
    p = tenon__gen_str(out, p, &o->CaseFileID, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 12);
    p = TENON_GEN_PUT(p, ",\"UPS\":");
    p = tenon__gen_str(out, p, &o->UPS, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 13);
    p = TENON_GEN_PUT(p, ",\"Occupation\":");
    p = tenon__gen_str(out, p, &o->Occupation, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 14);
    p = TENON_GEN_PUT(p, ",\"Domain\":");
    p = tenon__gen_str(out, p, &o->Domain, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 15);
    p = TENON_GEN_PUT(p, ",\"MembershipLevel\":");
    p = tenon__gen_str(out, p, &o->MembershipLevel, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 16);
    p = TENON_GEN_PUT(p, ",\"Kilograms\":");
    p = tenon__gen_str(out, p, &o->Kilograms, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 17);
    p = TENON_GEN_PUT(p, ",\"FullName\":");
    p = tenon__gen_str(out, p, &o->FullName, bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &big_generated_table, 18);
    p = TENON_GEN_PUT(p, ",\"PendingInvoiceID\":");
    p = tenon__json_put_i32(out, p, o->PendingInvoiceID);
    p = TENON_GEN_PUT(p, ",\"YearsAsCustomer\":");
    p = tenon__json_put_i32(out, p, o->YearsAsCustomer);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *big_get_any(tenon__in *in, const char *p, void *o)
{
    return big_get(in, p, (struct big *)o);
}
static char *big_put_any(tenon__out *out, char *p, const void *o)
{
    return big_put(out, p, (const struct big *)o);
}
static const tenon_generated big_functions = {TENON_ABI, big_get_any, big_put_any};
static const tenon_type big_generated_table = {
    .members = big_members,
    .details = big_details,
    .member_stride = sizeof(tenon_member),
    .detail_stride = sizeof(tenon_detail),
    .refs = big_refs,
    .lookup = big_lookup,
    .plan = (tenon_plan *)(uintptr_t)&big_plan,
    .generated = &big_functions,
    .name = "big",
    .all = UINT64_C(0x1fffff),
    .size = sizeof(struct big),
    .lookup_size = sizeof big_lookup / sizeof *big_lookup,
    .n = 21,
    .shape = TENON_SHAPE_OBJECT,
    .abi = TENON_ABI,
};
const tenon_type *big_generated_type(void)
{
    return &big_generated_table;
}

/* ---- struct small_list -------------------------------------------------------------------- */


static const tenon_member small_list_members[] = {
    TENON_GEN_LIST(struct small_list, List, "List", TENON_KIND_ARRAY, 0, n, struct small, TENON_KIND_OBJECT),
};
static const tenon_detail small_list_details[1] = {
    [0] = {.given = TENON_GIVEN_COUNT, .count_kind = sizeof(((struct small_list *)0)->n) == 8 ? TENON_KIND_U64 : TENON_KIND_U32},
};
static const tenon_type *const small_list_refs[1] = {
    [0] = &small_generated_table,
};
static const uint16_t small_list_lookup[] = {0, 0, 1};
static const tenon_plan small_list_plan = {.state = TENON_PLAN_READY, .bound = 72};

static const char *small_list_get_List(tenon__in *in, const char *p, struct small_list *o)
{
    const tenon_type *const type = &small_list_generated_table;
    const tenon_member *const m = &small_list_members[0];
    const char *q;
    tenon__growing g;
    bool more;
    if (TENON__UNLIKELY(*p != '[') || TENON__UNLIKELY(in->depth >= in->max_depth))
        return NULL;
    in->depth++;
    tenon__growing_begin(in, &g, type, m, (char *)o, false);
    for (p = tenon__json_element(in, p + 1, true, false, true, &more); TENON__LIKELY(p != NULL) && more;
         p = tenon__json_element(in, q, false, false, true, &more)) {
        if (TENON__UNLIKELY(g.n == g.cap) && TENON__UNLIKELY(!tenon__growing_more(in, p, &g, m)))
            goto failed;
        q = small_get(in, p, (struct small *)(void *)g.data + g.n++);
        if (TENON__UNLIKELY(!q)) {
            tenon__json_mismatch(in, p, TENON_KIND_OBJECT, NULL);
            tenon__trail_element(in, &g, m);
            goto failed;
        }
    }
    if (TENON__UNLIKELY(!p) || TENON__UNLIKELY(!tenon__growing_end(in, p, &g, type, m, (char *)o, false)))
        goto failed;
    in->depth--;
    return p;
failed:
    tenon__growing_drop(in, &g, type, m, (char *)o);
    return NULL;
}

static const char *small_list_get(tenon__in *in, const char *p, struct small_list *o)
{
    const tenon_type *const type = &small_list_generated_table;
    const char *q;
    if (TENON__UNLIKELY(in->depth >= in->max_depth) || TENON__UNLIKELY(!TENON_GEN_IS(in, p, "{\"List\":")))
        return tenon__json_decode(in, p, type, o);
    in->depth++;
    p = tenon__ready(in, p + 8);
    q = small_list_get_List(in, p, o);
    if (TENON__UNLIKELY(!q))
        return tenon__json_resume(in, p, type, o, 0, UINT64_C(0x0), TENON__RESUME_VALUE);
    p = q;
    if (TENON__UNLIKELY(!TENON_GEN_IS(in, p, "}")))
        return tenon__json_resume(in, p, type, o, 1, UINT64_C(0x1), TENON__RESUME_BEFORE);
    in->depth--;
    return p + 1;
}

static char *small_list_put_List(tenon__out *out, char *p, const struct small_list *o)
{
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(o->n > 0 && !o->List))
        return tenon__json_encode_list(out, p, &small_list_generated_table, 0, o);
    out->depth++;
    *p++ = '[';
    for (size_t i = 0; i < o->n; i++) {
        *p = ','; /* every object leaves room for it */
        p = small_put(out, p + (i != 0), &o->List[i]);
        if (TENON__UNLIKELY(!p))
            return tenon__gen_element_failed(out, i);
    }
    p = tenon__need(out, p, 32);
    if (TENON__UNLIKELY(!p))
        return NULL;
    out->depth--;
    *p = ']';
    return p + 1;
}

static char *small_list_put(tenon__out *out, char *p, const struct small_list *o)
{
    const size_t bound = 72;
    if (TENON__UNLIKELY(out->depth >= out->max_depth) || TENON__UNLIKELY(!(p = tenon__need(out, p, bound))))
        return tenon__json_encode(out, p, &small_list_generated_table, o);
    out->depth++;
    p = TENON_GEN_PUT(p, "{\"List\":");
    p = tenon__gen_room(out, small_list_put_List(out, p, o), bound);
    if (TENON__UNLIKELY(!p))
        return tenon__gen_out_failed(out, &small_list_generated_table, 0);
    out->depth--;
    *p = '}';
    return p + 1;
}

static const char *small_list_get_any(tenon__in *in, const char *p, void *o)
{
    return small_list_get(in, p, (struct small_list *)o);
}
static char *small_list_put_any(tenon__out *out, char *p, const void *o)
{
    return small_list_put(out, p, (const struct small_list *)o);
}
static const tenon_generated small_list_functions = {TENON_ABI, small_list_get_any, small_list_put_any};
static const tenon_type small_list_generated_table = {
    .members = small_list_members,
    .details = small_list_details,
    .member_stride = sizeof(tenon_member),
    .detail_stride = sizeof(tenon_detail),
    .refs = small_list_refs,
    .lookup = small_list_lookup,
    .plan = (tenon_plan *)(uintptr_t)&small_list_plan,
    .generated = &small_list_functions,
    .name = "small_list",
    .all = UINT64_C(0x1),
    .size = sizeof(struct small_list),
    .lookup_size = sizeof small_list_lookup / sizeof *small_list_lookup,
    .n = 1,
    .shape = TENON_SHAPE_OBJECT,
    .abi = TENON_ABI,
};
const tenon_type *small_list_generated_type(void)
{
    return &small_list_generated_table;
}

