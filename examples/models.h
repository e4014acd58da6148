/* SPDX-License-Identifier: MIT
 * models.h: the structs that serializers are compared on, in plain C. models.c describes them by
 * macro rows; models.tenon.c holds tables and specialised functions for the first four, in the
 * shape that a generator prints. */
#ifndef MODELS_H
#define MODELS_H

#include <tenon/tenon.h>

struct small {
    tenon_str Name;
    int NumPurchases;
    bool IsVIP;
};

struct address {
    tenon_str StreetAddress, City, State;
    int ZipCode;
    tenon_str Country;
};

/* enums as numbers and the date as text, as the 597-byte form has them */
struct big {
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
struct big_named {
    int Id;
    enum club ClubMembershipType;
    enum gender Gender;
    tenon_str FirstName, MiddleInitial, Surname;
    struct address Address;
    tenon_str EmailAddress, TelephoneNumber, MothersMaiden;
    tenon_time NextBirthday;
    tenon_str CCType, CaseFileID, UPS, Occupation, Domain, MembershipLevel, Kilograms, FullName;
    int PendingInvoiceID, YearsAsCustomer;
};

struct small_list {
    struct small *List;
    size_t n;
};

struct small_entry {
    tenon_str key;
    struct small value;
};
struct small_dictionary {
    struct small_entry *Dict;
    size_t n;
};

struct record {
    tenon_str Id, Name;
    int64_t Time;
};
struct records {
    struct record *items;
    size_t n;
};

/* by macro rows: tables only */
TENON_DECLARE_ENUM(gender, enum gender);
TENON_DECLARE_ENUM(club, enum club);
TENON_DECLARE(small, struct small);
TENON_DECLARE(address, struct address);
TENON_DECLARE(big, struct big);
TENON_DECLARE(big_named, struct big_named);
TENON_DECLARE(small_list, struct small_list);
TENON_DECLARE(small_entry, struct small_entry);
TENON_DECLARE(small_dictionary, struct small_dictionary);
TENON_DECLARE(record, struct record);
TENON_DECLARE(records, struct records);

#endif
