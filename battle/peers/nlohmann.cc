/* SPDX-License-Identifier: MIT
 * nlohmann.cc: nlohmann-json: native types by its macros, and from_json and to_json for what it
 * does not know. It reads into a tree and from that into the type, and writes the other way round.
 * Its writer makes a new string each time. FILEs can be read; what it writes to are C++ streams. */
#include "native.hpp"

#include <cstdio>
#include <new>
#include <nlohmann/json.hpp>
#include <stdexcept>

using nlohmann::json;

/* ---- types ----------------------------------------------------------------------------------- */

/* Of the C header, so their functions stand where it stands. */
static void from_json(const json &from, gender &to)
{
    const auto &name = from.get_ref<const std::string &>();
    if (!battle_gender_of(name.data(), name.size(), &to))
        throw std::invalid_argument("gender");
}

static void to_json(json &to, gender from)
{
    to = battle_gender_name(from);
}

static void from_json(const json &from, club &to)
{
    const auto &name = from.get_ref<const std::string &>();
    if (!battle_club_of(name.data(), name.size(), &to))
        throw std::invalid_argument("club");
}

static void to_json(json &to, club from)
{
    to = battle_club_name(from);
}

namespace nlohmann
{

template <> struct adl_serializer<std::optional<std::string>> {
    static void from_json(const json &from, std::optional<std::string> &to)
    {
        if (from.is_null())
            to.reset();
        else
            from.get_to(to.emplace());
    }
    static void to_json(json &to, const std::optional<std::string> &from)
    {
        if (from)
            to = *from;
        else
            to = nullptr;
    }
};

template <class T> struct adl_serializer<std::vector<std::pair<std::string, T>>> {
    static void from_json(const json &from, std::vector<std::pair<std::string, T>> &to)
    {
        const auto &object = from.get_ref<const json::object_t &>();
        to.clear();
        to.reserve(object.size());
        for (const auto &[key, value] : object)
            to.emplace_back(key, value.template get<T>());
    }
    static void to_json(json &to, const std::vector<std::pair<std::string, T>> &from)
    {
        to = json::object();
        for (const auto &[key, value] : from)
            to.emplace(key, value);
    }
};

} // namespace nlohmann

namespace battle::native
{

static void from_json(const json &from, date_time &to)
{
    const auto &text = from.get_ref<const std::string &>();
    tenon_time time{};
    if (!battle_time_read(text.data(), text.size(), &time))
        throw std::invalid_argument("date-time");
    to.seconds = time.seconds;
}

static void to_json(json &to, const date_time &from)
{
    char text[BATTLE_TIME];
    tenon_time time{};
    time.seconds = from.seconds;
    battle_time_write(text, time);
    to = text;
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(small, Name, NumPurchases, IsVIP)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(address, StreetAddress, City, State, ZipCode, Country)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(big, Id, ClubMembershipType, Gender, FirstName, MiddleInitial,
                                   Surname, Address, EmailAddress, TelephoneNumber, MothersMaiden,
                                   NextBirthday, CCType, CaseFileID, UPS, Occupation, Domain,
                                   MembershipLevel, Kilograms, FullName, PendingInvoiceID,
                                   YearsAsCustomer)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(big_named, Id, ClubMembershipType, Gender, FirstName,
                                   MiddleInitial, Surname, Address, EmailAddress, TelephoneNumber,
                                   MothersMaiden, NextBirthday, CCType, CaseFileID, UPS, Occupation,
                                   Domain, MembershipLevel, Kilograms, FullName, PendingInvoiceID,
                                   YearsAsCustomer)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(small_list, List)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(small_dictionary, Dict)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(system_log, Id, LogType, Describe, Localtion, Stack, CreateTime,
                                   Guid, ExtFileds)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(forecast, Date, TemperatureC, Summary)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(record, Id, Name, Time)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(tweet_user, id, name, screen_name, followers_count, verified)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(tweet, created_at, id, text, user, retweet_count, favorite_count)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(tweets, statuses)

} // namespace battle::native

using namespace battle;

namespace
{

/* ---- the peer -------------------------------------------------------------------------------- */

struct state {
    std::string text;
    bool (*read)(battle_run *, const json &, void *);
    void (*write)(json &, const void *);
};

state *state_of(battle_run *run)
{
    return static_cast<state *>(run->state);
}

template <class T> bool read_tree(battle_run *run, const json &tree, void *object)
{
    const T made = tree.get<T>();
    return native_done(run, &made, object);
}

template <class T> void write_tree(json &to, const void *native)
{
    to = *static_cast<const T *>(native);
}

bool open_run(battle_run *run)
{
    state *made = new (std::nothrow) state;
    run->state = made;
    if (made)
        with_kind(run->kind, [made](auto type) {
            using T = native_of<typename decltype(type)::c>;
            made->read = read_tree<T>;
            made->write = write_tree<T>;
        });
    return made != nullptr;
}

void close_run(battle_run *run)
{
    delete state_of(run);
}

bool read_text(battle_run *run, const char *text, size_t len, void *object)
try {
    return state_of(run)->read(run, json::parse(text, text + len), object);
} catch (...) {
    return false;
}

bool read_file(battle_run *run, FILE *file, void *object)
try {
    return state_of(run)->read(run, json::parse(file), object);
} catch (...) {
    return false;
}

bool write_text(battle_run *run, const void *native)
try {
    state *own = state_of(run);
    json tree;
    own->write(tree, native);
    own->text = tree.dump(run->indented ? 2 : -1);
    run->text = {own->text.data(), own->text.size()};
    return true;
} catch (...) {
    return false;
}

const char *version()
{
    static const std::string text = json::meta()["version"]["string"].get<std::string>();
    return text.c_str();
}

} // namespace

extern "C" const battle_peer battle_peer_nlohmann;
const battle_peer battle_peer_nlohmann = {
    .name = "nlohmann-json",
    .language = "C++",
    .how = "tree, and native types from it",
    .version = version,
    .cannot = nullptr,
    .open = open_run,
    .close = close_run,
    .native = native_make,
    .drop = native_drop,
    .encode = nullptr,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_file = nullptr,
    .write_fd = nullptr,
    .strings_only = false,
    .has_options = false,
};
