/* SPDX-License-Identifier: MIT
 * native.hpp: the models as types that a C++ programmer would write, for libraries that read and
 * write such types of themselves: strings that own their bytes, vectors, and optional strings where
 * the models have null. Dictionaries are vectors of pairs: like the C structs they keep the order,
 * and nothing is looked up in them.
 *
 * Peers write from what native_make makes; what they read is a native object of its own for each
 * text, which native_copy makes the C struct of where that is to be checked. How a library sees
 * the types is the adapters' business. */
#ifndef BATTLE_NATIVE_HPP
#define BATTLE_NATIVE_HPP

#include "members.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace battle
{
namespace native
{

/** Seconds since 1970, in no zone. */
struct date_time {
    int64_t seconds;
};

template <class T> using dictionary = std::vector<std::pair<std::string, T>>;

struct small {
    std::string Name;
    int NumPurchases;
    bool IsVIP;
};

struct address {
    std::string StreetAddress, City, State;
    int ZipCode;
    std::string Country;
};

struct big {
    int Id, ClubMembershipType, Gender;
    std::string FirstName, MiddleInitial, Surname;
    address Address;
    std::string EmailAddress, TelephoneNumber, MothersMaiden, NextBirthday, CCType, CaseFileID, UPS,
        Occupation, Domain, MembershipLevel, Kilograms;
    std::optional<std::string> FullName;
    int PendingInvoiceID, YearsAsCustomer;
};

struct big_named {
    int Id;
    club ClubMembershipType;
    gender Gender;
    std::string FirstName, MiddleInitial, Surname;
    address Address;
    std::string EmailAddress, TelephoneNumber, MothersMaiden;
    date_time NextBirthday;
    std::string CCType, CaseFileID, UPS, Occupation, Domain, MembershipLevel, Kilograms;
    std::optional<std::string> FullName;
    int PendingInvoiceID, YearsAsCustomer;
};

struct small_list {
    std::vector<small> List;
};

struct small_dictionary {
    dictionary<small> Dict;
};

struct system_log {
    int Id;
    std::string LogType, Describe;
    std::optional<std::string> Localtion;
    std::string Stack;
    date_time CreateTime;
    std::string Guid;
    dictionary<std::string> ExtFileds;
};

struct forecast {
    date_time Date;
    int TemperatureC;
    std::string Summary;
};

struct record {
    std::string Id, Name;
    int64_t Time;
};

struct tweet_user {
    uint64_t id;
    std::string name, screen_name;
    int followers_count;
    bool verified;
};

struct tweet {
    std::string created_at;
    uint64_t id;
    std::string text;
    tweet_user user;
    int retweet_count, favorite_count;
};

struct tweets {
    std::vector<tweet> statuses;
};

} // namespace native

/** The native type of a C struct. */
template <class C> struct native_type;
template <> struct native_type<small> {
    using type = native::small;
};
template <> struct native_type<big> {
    using type = native::big;
};
template <> struct native_type<big_named> {
    using type = native::big_named;
};
template <> struct native_type<small_list> {
    using type = native::small_list;
};
template <> struct native_type<small_array> {
    using type = std::vector<native::small>;
};
template <> struct native_type<small_dictionary> {
    using type = native::small_dictionary;
};
template <> struct native_type<system_log> {
    using type = native::system_log;
};
template <> struct native_type<forecast> {
    using type = native::forecast;
};
template <> struct native_type<records> {
    using type = std::vector<native::record>;
};
template <> struct native_type<tweets> {
    using type = native::tweets;
};
template <class C> using native_of = typename native_type<C>::type;

/** `native` and `drop` of peer.h. */
void *native_make(battle_run *run, const void *object);
void native_drop(battle_run *run, void *native);

/** The C struct of a native object, its strings and arrays in the run's arena. */
bool native_copy(battle_run *run, const void *native, void *object);

/** Ends a read: the native object is taken as used, and copied where it is to be checked. */
inline bool native_done(battle_run *run, const void *native, void *object)
{
    asm volatile("" : : "r"(native) : "memory");
    return !run->checking || native_copy(run, native, object);
}

} // namespace battle

#endif
