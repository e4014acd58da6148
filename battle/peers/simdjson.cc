/* SPDX-License-Identifier: MIT
 * simdjson.cc: simdjson on demand, which reads only. Members are looked up in the order of the
 * texts, which its manual calls the fastest, by the look-up that also finds them in another order.
 * One parser is kept; texts are padded already (cases.h). Its own errors are taken as values, not
 * as exceptions. What follows the last member that is asked for is not looked at, as is its way:
 * the root's last brace may be missing there.
 *
 * Compiled for the processors that all other peers are compiled for: its first stage chooses vector
 * instructions at run time, its second has those of the compiler's flags. */
#include "members.hpp"

#include <new>
#include <simdjson.h>
#include <string>
#include <string_view>

using namespace battle;

namespace
{

namespace ondemand = simdjson::ondemand;

struct state {
    ondemand::parser parser;
    gatherer gathered;
    bool (*take)(battle_run *, ondemand::document &, void *);
};

state *state_of(battle_run *run)
{
    return static_cast<state *>(run->state);
}

/* Takes the members that it visits out of an object. */
struct taker {
    battle_run *run;
    ondemand::object &from;

    static bool get_text(ondemand::value &from, std::string_view &ret)
    {
        return from.get_string().get(ret) == simdjson::SUCCESS;
    }

    static bool is_null(ondemand::value &from)
    {
        bool null = false;
        return simdjson::simdjson_result<bool>(from.is_null()).get(null) == simdjson::SUCCESS &&
               null;
    }

    bool keep(std::string_view text, tenon_str &to) const
    {
        return battle_keep(run, text.data(), text.size(), &to);
    }

    bool take(ondemand::value &value, tenon_str &to) const
    {
        std::string_view text;
        if (get_text(value, text))
            return keep(text, to);
        to = {};
        return is_null(value);
    }
    bool take(ondemand::value &value, int64_t &to) const
    {
        return value.get_int64().get(to) == simdjson::SUCCESS;
    }
    bool take(ondemand::value &value, uint64_t &to) const
    {
        return value.get_uint64().get(to) == simdjson::SUCCESS;
    }
    bool take(ondemand::value &value, int &to) const
    {
        int64_t whole = 0;
        if (!take(value, whole))
            return false;
        to = static_cast<int>(whole);
        return to == whole;
    }
    bool take(ondemand::value &value, bool &to) const
    {
        return value.get_bool().get(to) == simdjson::SUCCESS;
    }
    bool take(ondemand::value &value, tenon_time &to) const
    {
        std::string_view text;
        return get_text(value, text) && battle_time_read(text.data(), text.size(), &to);
    }
    bool take(ondemand::value &value, gender &to) const
    {
        std::string_view text;
        return get_text(value, text) && battle_gender_of(text.data(), text.size(), &to);
    }
    bool take(ondemand::value &value, club &to) const
    {
        std::string_view text;
        return get_text(value, text) && battle_club_of(text.data(), text.size(), &to);
    }

    template <class T> bool take_elements(ondemand::array array, items<T> to) const
    {
        gatherer &gathered = state_of(run)->gathered;
        gathered.start();
        for (auto element : array) {
            ondemand::value value;
            if (element.get(value) || !take(value, gathered.add<T>()))
                return false;
        }
        return gathered.keep(run, to);
    }

    template <class T> bool take_entries(ondemand::object object, items<T> to) const
    {
        gatherer &gathered = state_of(run)->gathered;
        gathered.start();
        for (auto result : object) {
            ondemand::field field;
            std::string_view key;
            T &entry = gathered.add<T>();
            if (std::move(result).get(field) || field.unescaped_key().get(key) ||
                !keep(key, entry.key) || !take(field.value(), entry.value))
                return false;
        }
        return gathered.keep(run, to);
    }

    /* `Holder` is a value or a document. */
    template <class Holder, class T> bool take(Holder &value, items<T> to) const
    {
        if constexpr (is_entry<T>) {
            ondemand::object object;
            return !value.get_object().get(object) && take_entries(object, to);
        } else {
            ondemand::array array;
            return !value.get_array().get(array) && take_elements(array, to);
        }
    }

    template <class Holder, class T> bool take(Holder &value, T &to) const
    {
        if constexpr (is_array<T>) {
            return take(value, elements(to));
        } else {
            ondemand::object object;
            return !value.get_object().get(object) && model<T>::members(taker{run, object}, to);
        }
    }

    template <size_t N, class T> bool operator()(const char (&name)[N], T &&to) const
    {
        ondemand::value value;
        return !from.find_field_unordered(std::string_view(name, N - 1)).get(value) &&
               take(value, to);
    }
    template <size_t N, class T> bool operator()(const char (&)[N], computed<T> to) const
    {
        to.value = 0;
        return true;
    }
};

/* ---- the peer -------------------------------------------------------------------------------- */

const char *version()
{
    static const std::string text = std::to_string(simdjson::SIMDJSON_VERSION_MAJOR) + "." +
                                    std::to_string(simdjson::SIMDJSON_VERSION_MINOR) + "." +
                                    std::to_string(simdjson::SIMDJSON_VERSION_REVISION);
    return text.c_str();
}

template <class T> bool take_root(battle_run *run, ondemand::document &document, void *object)
{
    ondemand::object unused;
    return taker{run, unused}.take(document, *static_cast<T *>(object));
}

bool open_run(battle_run *run)
{
    state *made = new (std::nothrow) state;
    run->state = made;
    if (made)
        with_kind(run->kind,
                  [made](auto type) { made->take = take_root<typename decltype(type)::c>; });
    return made != nullptr;
}

void close_run(battle_run *run)
{
    delete state_of(run);
}

bool read_text(battle_run *run, const char *text, size_t len, void *object)
{
    static_assert(BATTLE_PADDING >= simdjson::SIMDJSON_PADDING, "texts need no copy");
    state *own = state_of(run);
    const simdjson::padded_string_view padded(text, len, len + BATTLE_PADDING);
    ondemand::document document;
    return !own->parser.iterate(padded).get(document) && own->take(run, document, object);
}

} // namespace

extern "C" const battle_peer battle_peer_simdjson;
const battle_peer battle_peer_simdjson = {
    .name = "simdjson",
    .language = "C++",
    .how = "on demand: members by look-up in the text",
    .version = version,
    .cannot = nullptr,
    .open = open_run,
    .close = close_run,
    .native = nullptr,
    .drop = nullptr,
    .encode = nullptr,
    .read = read_text,
    .write = nullptr,
    .read_file = nullptr,
    .write_file = nullptr,
    .write_fd = nullptr,
    .strings_only = false,
    .has_options = false,
};
