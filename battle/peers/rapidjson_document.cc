/* SPDX-License-Identifier: MIT
 * rapidjson_document.cc: RapidJSON by its tree. Reading: parse, take each member by its name, copy
 * strings, give the tree back. Writing: build a tree that refers to the object's strings, hand it
 * to a Writer. Trees stand in buffers that are used again, as its manual advises; what does not fit
 * comes from the heap and goes back there. */
#include "rapidjson.hpp"

#include <new>
#include <rapidjson/document.h>

using namespace battle;

namespace
{

using pool = rapidjson::MemoryPoolAllocator<>;
using document = rapidjson::GenericDocument<rapidjson::UTF8<>, pool, pool>;
using value = document::ValueType;

rapidjson::SizeType size_of(size_t len)
{
    return static_cast<rapidjson::SizeType>(len);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Takes the members that it visits out of an object. */
struct taker {
    battle_run *run;
    const value &from;

    bool take(const value &item, tenon_str &to) const
    {
        to = {};
        return item.IsNull() ||
               (item.IsString() && battle_keep(run, item.GetString(), item.GetStringLength(), &to));
    }
    bool take(const value &item, int &to) const
    {
        to = item.IsInt() ? item.GetInt() : 0;
        return item.IsInt();
    }
    bool take(const value &item, int64_t &to) const
    {
        to = item.IsInt64() ? item.GetInt64() : 0;
        return item.IsInt64();
    }
    bool take(const value &item, uint64_t &to) const
    {
        to = item.IsUint64() ? item.GetUint64() : 0;
        return item.IsUint64();
    }
    bool take(const value &item, bool &to) const
    {
        to = item.IsTrue();
        return item.IsBool();
    }
    bool take(const value &item, tenon_time &to) const
    {
        return item.IsString() && battle_time_read(item.GetString(), item.GetStringLength(), &to);
    }
    bool take(const value &item, gender &to) const
    {
        return item.IsString() && battle_gender_of(item.GetString(), item.GetStringLength(), &to);
    }
    bool take(const value &item, club &to) const
    {
        return item.IsString() && battle_club_of(item.GetString(), item.GetStringLength(), &to);
    }

    template <class T> bool room(items<T> to, size_t n) const
    {
        to.data = static_cast<T *>(battle_alloc(run, n * sizeof(T)));
        to.n = n;
        return to.data != nullptr;
    }

    template <class T> bool take(const value &item, items<T> to) const
    {
        T *next;
        if constexpr (is_entry<T>) {
            if (!item.IsObject() || !room(to, item.MemberCount()))
                return false;
            next = to.data;
            for (const auto &member : item.GetObject()) {
                if (!take(member.name, next->key) || !take(member.value, next->value))
                    return false;
                next++;
            }
        } else {
            if (!item.IsArray() || !room(to, item.Size()))
                return false;
            next = to.data;
            for (const value &element : item.GetArray())
                if (!take(element, *next++))
                    return false;
        }
        return true;
    }

    template <class T> bool take(const value &item, T &to) const
    {
        if constexpr (is_array<T>)
            return take(item, elements(to));
        else
            return item.IsObject() && model<T>::members(taker{run, item}, to);
    }

    template <size_t N, class T> bool operator()(const char (&name)[N], T &&to) const
    {
        const auto member = from.FindMember(value(rapidjson::StringRef(name, N - 1)));
        return member != from.MemberEnd() && take(member->value, to);
    }
    template <size_t N, class T> bool operator()(const char (&)[N], computed<T> to) const
    {
        to.value = 0;
        return true;
    }
};

/* ---- writing --------------------------------------------------------------------------------- */

/* Adds the members that it visits to an object. */
struct adder {
    pool &memory;
    value &to;

    value made(const tenon_str &s) const
    {
        return s.data ? value(rapidjson::StringRef(s.data, s.len)) : value();
    }
    value made(gender which) const
    {
        return value(rapidjson::StringRef(battle_gender_name(which)));
    }
    value made(club which) const
    {
        return value(rapidjson::StringRef(battle_club_name(which)));
    }
    value made(const tenon_time &time) const
    {
        char text[BATTLE_TIME];
        battle_time_write(text, time);
        return value(text, BATTLE_TIME - 1, memory);
    }
    value made(computed<const int> member) const
    {
        return value(member.value);
    }

    template <class T> value made(view<T> all) const
    {
        value tree(is_entry<T> ? rapidjson::kObjectType : rapidjson::kArrayType);
        if constexpr (is_entry<T>) {
            for (const T &entry : all)
                tree.AddMember(made(entry.key), made(entry.value), memory);
        } else {
            tree.Reserve(size_of(all.n), memory);
            for (const T &element : all)
                tree.PushBack(made(element), memory);
        }
        return tree;
    }

    template <class T> value made(const T &object) const
    {
        if constexpr (std::is_arithmetic_v<T>) {
            return value(object);
        } else if constexpr (is_array<T>) {
            return made(elements(object));
        } else {
            value tree(rapidjson::kObjectType);
            model<T>::members(adder{memory, tree}, object);
            return tree;
        }
    }

    template <size_t N, class T> bool operator()(const char (&name)[N], const T &member) const
    {
        to.AddMember(rapidjson::StringRef(name, N - 1), made(member), memory);
        return true;
    }
};

/* ---- the peer -------------------------------------------------------------------------------- */

struct state {
    rapidjson_output output;
    bool (*take)(battle_run *, const value &, void *);
    value (*make)(pool &, const void *);
    char values[65536], stack[16384];
};

state *state_of(battle_run *run)
{
    return static_cast<state *>(run->state);
}

template <class T> bool take_root(battle_run *run, const value &tree, void *object)
{
    return taker{run, tree}.take(tree, *static_cast<T *>(object));
}

template <class T> value make_root(pool &memory, const void *object)
{
    value unused;
    return adder{memory, unused}.made(*static_cast<const T *>(object));
}

bool open_run(battle_run *run)
{
    state *made = new (std::nothrow) state;
    run->state = made;
    if (made)
        with_kind(run->kind, [made](auto type) {
            using T = typename decltype(type)::c;
            made->take = take_root<T>;
            made->make = make_root<T>;
        });
    return made != nullptr;
}

void close_run(battle_run *run)
{
    delete state_of(run);
}

template <class Input> bool read_input(battle_run *run, Input &input, void *object)
{
    state *own = state_of(run);
    pool values(own->values, sizeof own->values), stack(own->stack, sizeof own->stack);
    document tree(&values, sizeof own->stack / 2, &stack);
    return !tree.ParseStream(input).HasParseError() && own->take(run, tree, object);
}

/* Texts end with a NUL, so the plain stream of the library will do. */
bool read_text(battle_run *run, const char *text, size_t, void *object)
{
    rapidjson::StringStream input(text);
    return read_input(run, input, object);
}

bool read_file(battle_run *run, FILE *file, void *object)
{
    rapidjson_output &output = state_of(run)->output;
    rapidjson::FileReadStream input(file, output.file_buffer, sizeof output.file_buffer);
    return read_input(run, input, object);
}

bool write_text(battle_run *run, const void *object)
{
    state *own = state_of(run);
    pool values(own->values, sizeof own->values);
    const value tree = own->make(values, object);
    return own->output.write(run, [&tree](auto &writer) { return tree.Accept(writer); });
}

bool write_file(battle_run *run, const void *object, FILE *file)
{
    state *own = state_of(run);
    pool values(own->values, sizeof own->values);
    const value tree = own->make(values, object);
    return own->output.write_file(run, file, [&tree](auto &writer) { return tree.Accept(writer); });
}

} // namespace

extern "C" const battle_peer battle_peer_rapidjson_document;
const battle_peer battle_peer_rapidjson_document = {
    .name = "RapidJSON document",
    .language = "C++",
    .how = "tree",
    .version = rapidjson_version,
    .cannot = nullptr,
    .open = open_run,
    .close = close_run,
    .native = nullptr,
    .drop = nullptr,
    .encode = nullptr,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_file = write_file,
    .write_fd = nullptr,
    .strings_only = false,
    .has_options = false,
};
