/* SPDX-License-Identifier: MIT
 * models.h: the structs that serializers are compared on, annotated. They are described twice:
 * models.tenon.* are made from this header by tenongen (small_type, big_type ...), models.c has
 * macro rows (small_rows_type ...; models_rows.h), and tests compare the two. */
#ifndef MODELS_H
#define MODELS_H

#include <tenon/annotate.h>
#include <tenon/base.h>

/** A customer in three members. */
struct TENON() small {
    tenon_str Name; /**< in any script */
    int NumPurchases;
    bool IsVIP;
};

struct TENON() address {
    tenon_str StreetAddress, City, State;
    int ZipCode;
    tenon_str Country;
};

/* enums as numbers and the date as text, as the 597-byte form has them */
struct TENON() big {
    int Id, ClubMembershipType, Gender;
    tenon_str FirstName, MiddleInitial, Surname;
    struct address Address;
    tenon_str EmailAddress, TelephoneNumber, MothersMaiden, NextBirthday, CCType, CaseFileID, UPS,
        Occupation, Domain;
    tenon_str MembershipLevel, Kilograms, FullName;
    int PendingInvoiceID, YearsAsCustomer;
};

enum gender { Male, Female };
enum club { Premium, Platinum };

/* enums by name and the date parsed: the 613-byte form */
struct TENON() big_named {
    int Id;
    enum club ClubMembershipType;
    enum gender Gender;
    tenon_str FirstName, MiddleInitial, Surname;
    struct address Address;
    tenon_str EmailAddress, TelephoneNumber, MothersMaiden;
    tenon_time NextBirthday;
    tenon_str CCType, CaseFileID, UPS, Occupation, Domain, MembershipLevel, Kilograms, FullName;
    int PendingInvoiceID, YearsAsCustomer TENON(read_only);
};

struct TENON() small_list {
    struct small *List TENON(count = n);
    size_t n;
};

struct TENON(transparent) small_entry {
    tenon_str key;
    struct small value;
};
struct TENON() small_dictionary {
    struct small_entry *Dict TENON(map, count = n);
    size_t n;
};

struct TENON() record {
    tenon_str Id, Name;
    int64_t Time;
};
struct TENON(transparent) records {
    struct record *items TENON(count = n);
    size_t n;
};

#endif
