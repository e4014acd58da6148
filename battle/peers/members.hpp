/* SPDX-License-Identifier: MIT
 * members.hpp: the models for adapters in C++: what is common to those that go through the members
 * of a struct with a function of theirs.
 *
 * model<small>::members(visit, small) calls visit("Name", small.Name), visit("NumPurchases", ...)
 * and so on in the order of the texts until one is false. The name comes as an array of characters,
 * the member by its type: text, number, bool, tenon_time, enum, another struct, or one of
 *
 *   computed<int>   written; readers pass over it
 *   items<small>    elements or entries to be filled, from a struct that is not const
 *   view<small>     the same to be gone through, from one that is
 *
 * Entries of dictionaries are structs with `key` and `value`. Given several structs of one model,
 * members visits their members together. `gatherer` holds elements until their number is known.
 * What a value looks like in a library is the adapters' business. */
#ifndef BATTLE_MEMBERS_HPP
#define BATTLE_MEMBERS_HPP

#include "help.h"

#include <cstring>
#include <type_traits>
#include <vector>

namespace battle
{

template <class T> struct computed {
    T &value;
};
template <class T> computed(T &) -> computed<T>;

template <class T> struct items {
    T *&data;
    size_t &n;
};

template <class T> struct view {
    const T *data;
    size_t n;
    const T *begin() const
    {
        return data;
    }
    const T *end() const
    {
        return data + n;
    }
};

/* ---- elements of the C structs --------------------------------------------------------------- */

template <class T> items<T> elements_of(T *&data, size_t &n)
{
    return {data, n};
}

template <class T> view<T> elements_of(T *const &data, const size_t &n)
{
    return {data, n};
}

/* Of a struct S or const S: the type decides between items and view. */
#define BATTLE_ELEMENTS(STRUCT, DATA, N)                                                           \
    inline auto elements(STRUCT &s)                                                                \
    {                                                                                              \
        return elements_of(s.DATA, s.N);                                                           \
    }                                                                                              \
    inline auto elements(const STRUCT &s)                                                          \
    {                                                                                              \
        return elements_of(s.DATA, s.N);                                                           \
    }
BATTLE_ELEMENTS(small_list, List, n)
BATTLE_ELEMENTS(small_array, items, n)
BATTLE_ELEMENTS(small_dictionary, Dict, n)
BATTLE_ELEMENTS(system_log, ExtFileds, n_fields)
BATTLE_ELEMENTS(records, items, n)
BATTLE_ELEMENTS(tweets, statuses, n)
#undef BATTLE_ELEMENTS

/** Is a struct the array in it, with nothing around? */
template <class T> constexpr bool is_array = false;
template <> inline constexpr bool is_array<small_array> = true;
template <> inline constexpr bool is_array<records> = true;

template <class T> constexpr bool is_entry = false;
template <> inline constexpr bool is_entry<small_entry> = true;
template <> inline constexpr bool is_entry<log_field> = true;

/* ---- members --------------------------------------------------------------------------------- */

template <class Struct> struct model;

template <> struct model<small> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("Name", s.Name...) && visit("NumPurchases", s.NumPurchases...) &&
               visit("IsVIP", s.IsVIP...);
    }
};

template <> struct model<address> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("StreetAddress", s.StreetAddress...) && visit("City", s.City...) &&
               visit("State", s.State...) && visit("ZipCode", s.ZipCode...) &&
               visit("Country", s.Country...);
    }
};

/* Both forms of BigClass up to its last member. */
template <class Visit, class... S> bool members_of_person(Visit &&visit, S &...s)
{
    return visit("Id", s.Id...) && visit("ClubMembershipType", s.ClubMembershipType...) &&
           visit("Gender", s.Gender...) && visit("FirstName", s.FirstName...) &&
           visit("MiddleInitial", s.MiddleInitial...) && visit("Surname", s.Surname...) &&
           visit("Address", s.Address...) && visit("EmailAddress", s.EmailAddress...) &&
           visit("TelephoneNumber", s.TelephoneNumber...) &&
           visit("MothersMaiden", s.MothersMaiden...) && visit("NextBirthday", s.NextBirthday...) &&
           visit("CCType", s.CCType...) && visit("CaseFileID", s.CaseFileID...) &&
           visit("UPS", s.UPS...) && visit("Occupation", s.Occupation...) &&
           visit("Domain", s.Domain...) && visit("MembershipLevel", s.MembershipLevel...) &&
           visit("Kilograms", s.Kilograms...) && visit("FullName", s.FullName...) &&
           visit("PendingInvoiceID", s.PendingInvoiceID...);
}

template <> struct model<big> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return members_of_person(visit, s...) && visit("YearsAsCustomer", s.YearsAsCustomer...);
    }
};

template <> struct model<big_named> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return members_of_person(visit, s...) &&
               visit("YearsAsCustomer", computed{s.YearsAsCustomer}...);
    }
};

template <> struct model<small_list> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("List", elements(s)...);
    }
};

template <> struct model<small_dictionary> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("Dict", elements(s)...);
    }
};

template <> struct model<system_log> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("Id", s.Id...) && visit("LogType", s.LogType...) &&
               visit("Describe", s.Describe...) && visit("Localtion", s.Localtion...) &&
               visit("Stack", s.Stack...) && visit("CreateTime", s.CreateTime...) &&
               visit("Guid", s.Guid...) && visit("ExtFileds", elements(s)...);
    }
};

template <> struct model<forecast> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("Date", s.Date...) && visit("TemperatureC", s.TemperatureC...) &&
               visit("Summary", s.Summary...);
    }
};

template <> struct model<record> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("Id", s.Id...) && visit("Name", s.Name...) && visit("Time", s.Time...);
    }
};

template <> struct model<tweet_user> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("id", s.id...) && visit("name", s.name...) &&
               visit("screen_name", s.screen_name...) &&
               visit("followers_count", s.followers_count...) && visit("verified", s.verified...);
    }
};

template <> struct model<tweet> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("created_at", s.created_at...) && visit("id", s.id...) &&
               visit("text", s.text...) && visit("user", s.user...) &&
               visit("retweet_count", s.retweet_count...) &&
               visit("favorite_count", s.favorite_count...);
    }
};

template <> struct model<tweets> {
    template <class Visit, class... S> static bool members(Visit &&visit, S &...s)
    {
        return visit("statuses", elements(s)...);
    }
};

/* ---- kinds ----------------------------------------------------------------------------------- */

template <class T> struct type {
    using c = T;
};

/** call(type<small>{}) for the C struct of the kind; what it gives. */
template <class Call> auto with_kind(battle_kind kind, Call &&call)
{
    switch (kind) {
    case BATTLE_SMALL:
        return call(type<small>{});
    case BATTLE_BIG:
        return call(type<big>{});
    case BATTLE_BIG_NAMED:
        return call(type<big_named>{});
    case BATTLE_LIST:
        return call(type<small_list>{});
    case BATTLE_ARRAY:
        return call(type<small_array>{});
    case BATTLE_DICTIONARY:
        return call(type<small_dictionary>{});
    case BATTLE_LOG:
        return call(type<system_log>{});
    case BATTLE_FORECAST:
        return call(type<forecast>{});
    case BATTLE_RECORDS:
        return call(type<records>{});
    case BATTLE_TWEETS:
    case BATTLE_KINDS:
        break;
    }
    return call(type<tweets>{});
}

/* ---- elements whose number is known at their end --------------------------------------------- */

/** Their memory is used again from one array to the next; one array at a time. */
class gatherer
{
  public:
    void start()
    {
        used_ = 0;
    }

    /** Room for one more, zeroed; good until the next. */
    void *add(size_t size)
    {
        if (bytes_.size() - used_ < size)
            bytes_.resize(2 * bytes_.size() + 64 * size);
        void *made = std::memset(bytes_.data() + used_, 0, size);
        used_ += size;
        return made;
    }

    template <class T> T &add()
    {
        return *static_cast<T *>(add(sizeof(T)));
    }

    /** All of them, in the run's arena; NULL: no memory. */
    void *keep(battle_run *run) const
    {
        void *kept = battle_alloc(run, used_);
        return kept && used_ ? std::memcpy(kept, bytes_.data(), used_) : kept;
    }

    template <class T> bool keep(battle_run *run, items<T> to) const
    {
        to.data = static_cast<T *>(keep(run));
        to.n = used_ / sizeof(T);
        return to.data != nullptr;
    }

    size_t used() const
    {
        return used_;
    }

  private:
    std::vector<unsigned char> bytes_;
    size_t used_ = 0;
};

} // namespace battle

#endif
