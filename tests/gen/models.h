/* SPDX-License-Identifier: MIT
 * models.h: the structs that serializers are compared on, annotated; see examples/models.h. models.tenon.* are made from it. */
#ifndef TESTS_GEN_MODELS_H
#define TESTS_GEN_MODELS_H

#include <tenon/base.h>

#ifndef TENON
#define TENON(...)
#endif

/** A customer in three members. */
struct TENON() m_small {
    tenon_str Name; /**< in any script */
    int NumPurchases;
    bool IsVIP;
};

struct m_address {
    tenon_str StreetAddress, City, State;
    int ZipCode;
    tenon_str Country;
};

enum m_gender { Male, Female };
enum m_club { Premium, Platinum };

struct TENON() m_big {
    int Id;
    enum m_club ClubMembershipType;
    enum m_gender Gender;
    tenon_str FirstName, MiddleInitial, Surname;
    struct m_address Address;
    tenon_str EmailAddress, TelephoneNumber, MothersMaiden;
    tenon_time NextBirthday;
    tenon_str CCType, CaseFileID, UPS, Occupation, Domain, MembershipLevel, Kilograms, FullName;
    int PendingInvoiceID, YearsAsCustomer;
};

struct TENON() m_small_list {
    struct m_small *List TENON(count = n);
    size_t n;
};

struct TENON(transparent) m_small_entry {
    tenon_str key;
    struct m_small value;
};
struct TENON() m_small_dictionary {
    struct m_small_entry *Dict TENON(map, count = n);
    size_t n;
};

struct TENON() m_record {
    tenon_str Id, Name;
    int64_t Time;
};
struct TENON(transparent) m_records {
    struct m_record *items TENON(count = n);
    size_t n;
};

#endif
