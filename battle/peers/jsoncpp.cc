/* SPDX-License-Identifier: MIT
 * jsoncpp.cc: JsonCpp, a tree of values with members sorted by name. Reading: parse, take each
 * member by its name, copy strings. Writing: build a tree that refers to the object's strings, hand
 * it to a writer. Reader and writer are made once by their builders; where new options are asked
 * for, a builder and a writer of its own for each call. Its streams are those of C++, not FILEs,
 * and its reader takes the whole text at once. */
#include "members.hpp"

#include <json/json.h>
#include <memory>
#include <new>
#include <ostream>
#include <streambuf>
#include <string>

using namespace battle;

namespace
{

/* ---- reading --------------------------------------------------------------------------------- */

/* Takes the members that it visits out of an object. */
struct taker {
    battle_run *run;
    const Json::Value &from;

    bool take(const Json::Value &value, tenon_str &to) const
    {
        const char *begin, *end;
        to = {};
        return value.isNull() || (value.isString() && value.getString(&begin, &end) &&
                                  battle_keep(run, begin, static_cast<size_t>(end - begin), &to));
    }
    bool take(const Json::Value &value, int &to) const
    {
        to = value.isInt() ? value.asInt() : 0;
        return value.isInt();
    }
    bool take(const Json::Value &value, int64_t &to) const
    {
        to = value.isInt64() ? value.asInt64() : 0;
        return value.isInt64();
    }
    bool take(const Json::Value &value, uint64_t &to) const
    {
        to = value.isUInt64() ? value.asUInt64() : 0;
        return value.isUInt64();
    }
    bool take(const Json::Value &value, bool &to) const
    {
        to = value.isBool() && value.asBool();
        return value.isBool();
    }

    /* Converts the text of a value. */
    template <class T>
    static bool convert(const Json::Value &value, bool (*read)(const char *, size_t, T *), T &to)
    {
        const char *begin, *end;
        return value.isString() && value.getString(&begin, &end) &&
               read(begin, static_cast<size_t>(end - begin), &to);
    }
    bool take(const Json::Value &value, tenon_time &to) const
    {
        return convert(value, battle_time_read, to);
    }
    bool take(const Json::Value &value, gender &to) const
    {
        return convert(value, battle_gender_of, to);
    }
    bool take(const Json::Value &value, club &to) const
    {
        return convert(value, battle_club_of, to);
    }

    template <class T> bool take(const Json::Value &value, items<T> to) const
    {
        if (is_entry<T> ? !value.isObject() : !value.isArray())
            return false;
        to.n = value.size();
        to.data = static_cast<T *>(battle_alloc(run, to.n * sizeof(T)));
        if (!to.data)
            return false;
        T *next = to.data;
        for (auto at = value.begin(); at != value.end(); ++at, ++next) {
            if constexpr (is_entry<T>) {
                const char *end, *name = at.memberName(&end);
                if (!battle_keep(run, name, static_cast<size_t>(end - name), &next->key) ||
                    !take(*at, next->value))
                    return false;
            } else if (!take(*at, *next)) {
                return false;
            }
        }
        return true;
    }

    template <class T> bool take(const Json::Value &value, T &to) const
    {
        if constexpr (is_array<T>)
            return take(value, elements(to));
        else
            return value.isObject() && model<T>::members(taker{run, value}, to);
    }

    template <size_t N, class T> bool operator()(const char (&name)[N], T &&to) const
    {
        const Json::Value *value = from.find(name, name + N - 1);
        return value && take(*value, to);
    }
    template <size_t N, class T> bool operator()(const char (&)[N], computed<T> to) const
    {
        to.value = 0;
        return true;
    }
};

/* ---- writing --------------------------------------------------------------------------------- */

Json::Value made(const tenon_str &s)
{
    return s.data ? Json::Value(Json::StaticString(s.data)) : Json::Value();
}

Json::Value made(gender which)
{
    return Json::StaticString(battle_gender_name(which));
}

Json::Value made(club which)
{
    return Json::StaticString(battle_club_name(which));
}

Json::Value made(const tenon_time &time)
{
    char text[BATTLE_TIME];
    battle_time_write(text, time);
    return Json::Value(text, text + BATTLE_TIME - 1);
}

Json::Value made(int64_t number)
{
    return Json::Value(static_cast<Json::Int64>(number));
}

Json::Value made(uint64_t number)
{
    return Json::Value(static_cast<Json::UInt64>(number));
}

Json::Value made(computed<const int> member)
{
    return member.value;
}

template <class T> Json::Value made(const T &object);

template <class T> Json::Value made(view<T> all)
{
    Json::Value tree(is_entry<T> ? Json::objectValue : Json::arrayValue);
    if constexpr (is_entry<T>) {
        for (const T &entry : all)
            tree[Json::StaticString(entry.key.data)] = made(entry.value);
    } else {
        for (const T &element : all)
            tree.append(made(element));
    }
    return tree;
}

/* Adds the members that it visits to an object. */
struct adder {
    Json::Value &to;

    template <size_t N, class T> bool operator()(const char (&name)[N], const T &member) const
    {
        to[Json::StaticString(name)] = made(member);
        return true;
    }
};

template <class T> Json::Value made(const T &object)
{
    if constexpr (std::is_arithmetic_v<T>) {
        return Json::Value(object);
    } else if constexpr (is_array<T>) {
        return made(elements(object));
    } else {
        Json::Value tree(Json::objectValue);
        model<T>::members(adder{tree}, object);
        return tree;
    }
}

/* ---- the peer -------------------------------------------------------------------------------- */

/* Appends what is written to a string, whose memory may be used again. */
class string_output : public std::streambuf
{
  public:
    std::string text;

  protected:
    std::streamsize xsputn(const char *bytes, std::streamsize n) override
    {
        text.append(bytes, static_cast<size_t>(n));
        return n;
    }
    int_type overflow(int_type byte) override
    {
        text.push_back(traits_type::to_char_type(byte));
        return byte;
    }
};

struct state {
    std::unique_ptr<Json::CharReader> reader;
    std::unique_ptr<Json::StreamWriter> writer;
    string_output output;
    std::ostream stream{&output};
    bool (*take)(battle_run *, const Json::Value &, void *);
    Json::Value (*make)(const void *);
};

state *state_of(battle_run *run)
{
    return static_cast<state *>(run->state);
}

template <class T> bool take_root(battle_run *run, const Json::Value &tree, void *object)
{
    return taker{run, tree}.take(tree, *static_cast<T *>(object));
}

template <class T> Json::Value make_root(const void *object)
{
    return made(*static_cast<const T *>(object));
}

std::unique_ptr<Json::StreamWriter> new_writer(const battle_run *run)
{
    Json::StreamWriterBuilder builder;
    builder["indentation"] = run->indented ? "  " : "";
    builder["emitUTF8"] = true;
    return std::unique_ptr<Json::StreamWriter>(builder.newStreamWriter());
}

bool open_run(battle_run *run)
try {
    auto own = std::make_unique<state>();
    Json::CharReaderBuilder builder;
    builder["collectComments"] = false;
    own->reader.reset(builder.newCharReader());
    own->writer = new_writer(run);
    with_kind(run->kind, [&own](auto type) {
        using T = typename decltype(type)::c;
        own->take = take_root<T>;
        own->make = make_root<T>;
    });
    run->state = own.release();
    return true;
} catch (...) {
    return false;
}

void close_run(battle_run *run)
{
    delete state_of(run);
}

bool read_text(battle_run *run, const char *text, size_t len, void *object)
try {
    state *own = state_of(run);
    Json::Value tree;
    return own->reader->parse(text, text + len, &tree, nullptr) && own->take(run, tree, object);
} catch (...) {
    return false;
}

bool write_text(battle_run *run, const void *object)
try {
    state *own = state_of(run);
    const Json::Value tree = own->make(object);
    if (run->fresh)
        own->output.text = std::string();
    own->output.text.clear();
    if (run->new_options)
        new_writer(run)->write(tree, &own->stream);
    else
        own->writer->write(tree, &own->stream);
    run->text = {own->output.text.data(), own->output.text.size()};
    return own->stream.good();
} catch (...) {
    return false;
}

const char *version()
{
    return JSONCPP_VERSION_STRING;
}

} // namespace

extern "C" const battle_peer battle_peer_jsoncpp;
const battle_peer battle_peer_jsoncpp = {
    .name = "JsonCpp",
    .language = "C++",
    .how = "tree",
    .version = version,
    .cannot = nullptr,
    .open = open_run,
    .close = close_run,
    .native = nullptr,
    .drop = nullptr,
    .encode = nullptr,
    .read = read_text,
    .write = write_text,
    .read_file = nullptr,
    .write_file = nullptr,
    .write_fd = nullptr,
    .strings_only = false,
    .has_options = true,
};
