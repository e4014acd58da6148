/* SPDX-License-Identifier: MIT
 * rapidjson_sax.cc: RapidJSON by events. Reading: a handler that knows by tables where each member
 * of a struct is, and looks for a key at the place after the last one first. Writing: keys and
 * values given to a Writer one after the other.
 *
 *   shapes    tables of the structs, made of members.hpp on first use
 *   handler   a stack of the objects and arrays that are open; one array at a time is gathered
 *   writing   members to events */
#include "rapidjson.hpp"

#include <new>
#include <string_view>

using namespace battle;

namespace
{

/* ---- shapes ---------------------------------------------------------------------------------- */

enum class sort : unsigned char {
    unknown,
    text,
    int32,
    int64,
    uint64,
    boolean,
    time,
    gender,
    club,
    object,
    list,
    map
};

struct shape;

/* A member: where it is in its struct, and of what sort. */
struct field {
    sort is;
    size_t offset;
    const shape *inner; /* of an object, or of the elements */
    size_t n_offset;    /* where the number of elements is */
    std::string_view name;
};

struct shape {
    size_t size;
    field itself;              /* as an element, or as the root */
    std::vector<field> fields; /* of an entry its value, of a struct that is an array that */
};

template <class T> const shape &shape_of();

template <class T> constexpr sort sort_of = sort::object;
template <> constexpr sort sort_of<tenon_str> = sort::text;
template <> constexpr sort sort_of<int> = sort::int32;
template <> constexpr sort sort_of<int64_t> = sort::int64;
template <> constexpr sort sort_of<uint64_t> = sort::uint64;
template <> constexpr sort sort_of<bool> = sort::boolean;
template <> constexpr sort sort_of<tenon_time> = sort::time;
template <> constexpr sort sort_of<gender> = sort::gender;
template <> constexpr sort sort_of<club> = sort::club;

/* Adds the members that it visits. */
struct describer {
    shape &made;
    const void *object;

    size_t offset(const void *member) const
    {
        return static_cast<size_t>(static_cast<const char *>(member) -
                                   static_cast<const char *>(object));
    }

    template <size_t N, class T> bool operator()(const char (&name)[N], const T &member) const
    {
        const shape *inner = nullptr;
        if constexpr (sort_of<T> == sort::object)
            inner = &shape_of<T>();
        made.fields.push_back({sort_of<T>, offset(&member), inner, 0, {name, N - 1}});
        return true;
    }

    template <size_t N, class T> bool operator()(const char (&name)[N], items<T> member) const
    {
        const sort is = is_entry<T> ? sort::map : sort::list;
        made.fields.push_back(
            {is, offset(&member.data), &shape_of<T>(), offset(&member.n), {name, N - 1}});
        return true;
    }

    template <size_t N, class T> bool operator()(const char (&)[N], computed<T>) const
    {
        return true; /* unknown to readers */
    }
};

template <class T> struct shape_for : shape {
    shape_for() : shape{sizeof(T), {sort::object, 0, this, 0, {}}, {}}
    {
        T object{};
        const describer describe{*this, &object};
        if constexpr (is_entry<T>) {
            static_assert(offsetof(T, key) == 0, "the handler puts keys there");
            describe("", object.value);
        } else if constexpr (is_array<T>) {
            describe("", elements(object));
            itself = fields[0];
        } else {
            model<T>::members(describe, object);
        }
    }
};

template <class T> const shape &shape_of()
{
    static const shape_for<T> made;
    return made;
}

/* ---- the handler ----------------------------------------------------------------------------- */

const field nothing{};

class handler : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, handler>
{
  public:
    handler(battle_run *run, gatherer &gathered, const shape &root, void *object)
        : run_(run), gathered_(gathered), pending_(&root.itself), base_(static_cast<char *>(object))
    {
    }

    bool Key(const char *name, rapidjson::SizeType len, bool)
    {
        if (passed_over_)
            return true;
        frame &top = stack_[depth_ - 1];
        const shape &inner = *top.of->inner;
        if (top.of->is == sort::object) {
            pending_ = find(inner, top.next, {name, len});
            base_ = top.base;
            return true;
        }
        pending_ = &inner.fields[0];
        base_ = static_cast<char *>(gathered_.add(inner.size));
        return battle_keep(run_, name, len, reinterpret_cast<tenon_str *>(base_));
    }

    bool Null()
    {
        const field &member = next();
        if (member.is == sort::text)
            at<tenon_str>(member) = {};
        return member.is == sort::text || member.is == sort::unknown;
    }

    bool Bool(bool value)
    {
        const field &member = next();
        if (member.is == sort::boolean)
            at<bool>(member) = value;
        return member.is == sort::boolean || member.is == sort::unknown;
    }

    bool Int(int value)
    {
        return Int64(value);
    }

    bool Uint(unsigned value)
    {
        return Int64(value);
    }

    bool Int64(int64_t value)
    {
        const field &member = next();
        switch (member.is) {
        case sort::int32:
            at<int>(member) = static_cast<int>(value);
            return value == static_cast<int>(value);
        case sort::int64:
            at<int64_t>(member) = value;
            return true;
        case sort::uint64:
            at<uint64_t>(member) = static_cast<uint64_t>(value);
            return value >= 0;
        default:
            return member.is == sort::unknown;
        }
    }

    /* Comes for what is too large for the others. */
    bool Uint64(uint64_t value)
    {
        const field &member = next();
        if (member.is == sort::uint64)
            at<uint64_t>(member) = value;
        return member.is == sort::uint64 || member.is == sort::unknown;
    }

    bool Double(double)
    {
        return next().is == sort::unknown;
    }

    bool String(const char *text, rapidjson::SizeType len, bool)
    {
        const field &member = next();
        switch (member.is) {
        case sort::text:
            return battle_keep(run_, text, len, &at<tenon_str>(member));
        case sort::time:
            return battle_time_read(text, len, &at<tenon_time>(member));
        case sort::gender:
            return battle_gender_of(text, len, &at<gender>(member));
        case sort::club:
            return battle_club_of(text, len, &at<club>(member));
        default:
            return member.is == sort::unknown;
        }
    }

    bool StartObject()
    {
        const field &member = next();
        return member.is == sort::object || member.is == sort::map ? push(member)
                                                                   : pass_over(member);
    }

    bool StartArray()
    {
        const field &member = next();
        return member.is == sort::list ? push(member) : pass_over(member);
    }

    bool EndObject(rapidjson::SizeType)
    {
        return end();
    }

    bool EndArray(rapidjson::SizeType)
    {
        return end();
    }

  private:
    struct frame {
        const field *of;
        char *base;  /* the object; of elements: the struct that they belong to */
        size_t next; /* the member that is likely the next */
    };

    template <class T> T &at(const field &member) const
    {
        return *reinterpret_cast<T *>(base_ + member.offset);
    }

    static const field *find(const shape &inner, size_t &next, std::string_view name)
    {
        const size_t n = inner.fields.size();
        for (size_t i = 0, m = next; i < n; i++, m++) {
            m = m < n ? m : 0;
            if (inner.fields[m].name == name) {
                next = m + 1;
                return &inner.fields[m];
            }
        }
        return &nothing;
    }

    /* What the value that begins is for; base_ is then the struct that it belongs to. */
    const field &next()
    {
        if (passed_over_)
            return nothing;
        if (depth_ == 0 || stack_[depth_ - 1].of->is != sort::list)
            return *pending_;
        const shape &inner = *stack_[depth_ - 1].of->inner;
        base_ = static_cast<char *>(gathered_.add(inner.size));
        return inner.itself;
    }

    bool push(const field &member)
    {
        if (depth_ == sizeof stack_ / sizeof *stack_)
            return false;
        if (member.is != sort::object)
            gathered_.start();
        stack_[depth_++] = {&member, member.is == sort::object ? base_ + member.offset : base_, 0};
        return true;
    }

    bool pass_over(const field &member)
    {
        passed_over_++;
        return member.is == sort::unknown;
    }

    bool end()
    {
        if (passed_over_) {
            passed_over_--;
            return true;
        }
        const frame &top = stack_[--depth_];
        if (top.of->is == sort::object)
            return true;
        const size_t n = gathered_.used() / top.of->inner->size;
        const void *kept = gathered_.keep(run_);
        std::memcpy(top.base + top.of->offset, &kept, sizeof kept);
        std::memcpy(top.base + top.of->n_offset, &n, sizeof n);
        return kept != nullptr;
    }

    battle_run *run_;
    gatherer &gathered_;
    const field *pending_;
    char *base_;
    frame stack_[8];
    size_t depth_ = 0, passed_over_ = 0; /* how deep in what is passed over */
};

/* ---- writing --------------------------------------------------------------------------------- */

rapidjson::SizeType size_of(size_t len)
{
    return static_cast<rapidjson::SizeType>(len);
}

template <class Writer> struct putter {
    Writer &out;

    bool put(const tenon_str &s) const
    {
        return s.data ? out.String(s.data, size_of(s.len)) : out.Null();
    }
    bool put(int value) const
    {
        return out.Int(value);
    }
    bool put(int64_t value) const
    {
        return out.Int64(value);
    }
    bool put(uint64_t value) const
    {
        return out.Uint64(value);
    }
    bool put(bool value) const
    {
        return out.Bool(value);
    }
    bool put(gender value) const
    {
        return out.String(battle_gender_name(value));
    }
    bool put(club value) const
    {
        return out.String(battle_club_name(value));
    }
    bool put(const tenon_time &time) const
    {
        char text[BATTLE_TIME];
        battle_time_write(text, time);
        return out.String(text, BATTLE_TIME - 1);
    }
    bool put(computed<const int> member) const
    {
        return out.Int(member.value);
    }

    template <class T> bool put(view<T> all) const
    {
        bool good = is_entry<T> ? out.StartObject() : out.StartArray();
        for (const T &one : all) {
            if constexpr (is_entry<T>)
                good = good && out.Key(one.key.data, size_of(one.key.len)) && put(one.value);
            else
                good = good && put(one);
        }
        return good && (is_entry<T> ? out.EndObject() : out.EndArray());
    }

    template <class T> bool put(const T &object) const
    {
        if constexpr (is_array<T>)
            return put(elements(object));
        else
            return out.StartObject() && model<T>::members(*this, object) && out.EndObject();
    }

    template <size_t N, class T> bool operator()(const char (&name)[N], const T &member) const
    {
        return out.Key(name, N - 1) && put(member);
    }
};

/* ---- the peer -------------------------------------------------------------------------------- */

struct state {
    rapidjson::Reader reader;
    gatherer gathered;
    rapidjson_output output;
    const shape *root;
    size_t size;
    bool (*put)(battle_run *, const void *, FILE *);
};

state *state_of(battle_run *run)
{
    return static_cast<state *>(run->state);
}

/* Into the file, or into memory. */
template <class T> bool put_object(battle_run *run, const void *object, FILE *file)
{
    const auto put = [object](auto &writer) {
        return putter<std::remove_reference_t<decltype(writer)>>{writer}.put(
            *static_cast<const T *>(object));
    };
    rapidjson_output &output = state_of(run)->output;
    return file ? output.write_file(run, file, put) : output.write(run, put);
}

bool open_run(battle_run *run)
{
    state *made = new (std::nothrow) state;
    run->state = made;
    if (made)
        with_kind(run->kind, [made](auto type) {
            using T = typename decltype(type)::c;
            made->root = &shape_of<T>();
            made->size = sizeof(T);
            made->put = put_object<T>;
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
    handler events(run, own->gathered, *own->root, object);
    std::memset(object, 0, own->size);
    return !own->reader.Parse(input, events).IsError();
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
    return state_of(run)->put(run, object, nullptr);
}

bool write_file(battle_run *run, const void *object, FILE *file)
{
    return state_of(run)->put(run, object, file);
}

} // namespace

extern "C" const battle_peer battle_peer_rapidjson_sax;
const battle_peer battle_peer_rapidjson_sax = {
    .name = "RapidJSON SAX",
    .language = "C++",
    .how = "events, through a table of members",
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
