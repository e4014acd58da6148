/* SPDX-License-Identifier: MIT
 * models.c: the models described by macro rows, for comparison with what tenongen makes of
 * models.h. */
#include "models_rows.h"

TENON_ENUM_BEGIN(gender_rows) = {TENON_VALUE(Male), TENON_VALUE(Female)} TENON_ENUM_END;
TENON_ENUM_BEGIN(club_rows) = {TENON_VALUE(Premium), TENON_VALUE(Platinum)} TENON_ENUM_END;

TENON_BEGIN(small_rows) = {
    TENON_FIELD(Name),
    TENON_FIELD(NumPurchases),
    TENON_FIELD(IsVIP),
} TENON_END;

TENON_BEGIN(address_rows) = {
    TENON_FIELD(StreetAddress), TENON_FIELD(City),    TENON_FIELD(State),
    TENON_FIELD(ZipCode),       TENON_FIELD(Country),
} TENON_END;

TENON_BEGIN(big_rows) = {
    TENON_FIELD(Id),
    TENON_FIELD(ClubMembershipType),
    TENON_FIELD(Gender),
    TENON_FIELD(FirstName),
    TENON_FIELD(MiddleInitial),
    TENON_FIELD(Surname),
    TENON_FIELD_OF(Address, address_rows),
    TENON_FIELD(EmailAddress),
    TENON_FIELD(TelephoneNumber),
    TENON_FIELD(MothersMaiden),
    TENON_FIELD(NextBirthday),
    TENON_FIELD(CCType),
    TENON_FIELD(CaseFileID),
    TENON_FIELD(UPS),
    TENON_FIELD(Occupation),
    TENON_FIELD(Domain),
    TENON_FIELD(MembershipLevel),
    TENON_FIELD(Kilograms),
    TENON_FIELD(FullName),
    TENON_FIELD(PendingInvoiceID),
    TENON_FIELD(YearsAsCustomer),
} TENON_END;

TENON_BEGIN(big_named_rows) = {
    TENON_FIELD(Id),
    TENON_FIELD_OF(ClubMembershipType, club_rows),
    TENON_FIELD_OF(Gender, gender_rows),
    TENON_FIELD(FirstName),
    TENON_FIELD(MiddleInitial),
    TENON_FIELD(Surname),
    TENON_FIELD_OF(Address, address_rows),
    TENON_FIELD(EmailAddress),
    TENON_FIELD(TelephoneNumber),
    TENON_FIELD(MothersMaiden),
    TENON_FIELD(NextBirthday),
    TENON_FIELD(CCType),
    TENON_FIELD(CaseFileID),
    TENON_FIELD(UPS),
    TENON_FIELD(Occupation),
    TENON_FIELD(Domain),
    TENON_FIELD(MembershipLevel),
    TENON_FIELD(Kilograms),
    TENON_FIELD(FullName),
    TENON_FIELD(PendingInvoiceID),
    TENON_FIELD(YearsAsCustomer, TENON_READ_ONLY),
} TENON_END;

TENON_BEGIN(small_list_rows) = {TENON_FIELD_OF(List, small_rows, TENON_COUNT(n))} TENON_END;

TENON_BEGIN(small_entry_rows, TENON_TRANSPARENT) = {TENON_FIELD_OF(value, small_rows)} TENON_END;
TENON_BEGIN(small_dictionary_rows) = {
    TENON_FIELD_OF(Dict, small_entry_rows, TENON_COUNT(n), TENON_MAP(small_entry_rows, key)),
} TENON_END;

TENON_BEGIN(record_rows) = {TENON_FIELD(Id), TENON_FIELD(Name), TENON_FIELD(Time)} TENON_END;
TENON_BEGIN(records_rows,
            TENON_TRANSPARENT) = {TENON_FIELD_OF(items, record_rows, TENON_COUNT(n))} TENON_END;
