/* SPDX-License-Identifier: MIT
 * glaze.cc: Glaze, which reads and writes native types by reflection at compile time. The types
 * need no description but for enums by name, times, and the one member that is only written. Its
 * buffers are kept, as its manual advises. It needs C++23. */
#include "native.hpp"

#include <cerrno>
#include <glaze/glaze.hpp>
#include <new>
#include <string_view>
#include <unistd.h>

/* ---- types ----------------------------------------------------------------------------------- */

template <> struct glz::meta<gender> {
    static constexpr auto value = glz::enumerate("Male", Male, "Female", Female);
};

template <> struct glz::meta<club> {
    static constexpr auto value = glz::enumerate("Premium", Premium, "Platinum", Platinum);
};

template <> struct glz::meta<battle::native::big_named> {
    static constexpr bool skip(std::string_view key, const glz::meta_context &context)
    {
        return context.op == glz::operation::parse && key == "YearsAsCustomer";
    }
};

namespace glz
{

template <> struct from<JSON, battle::native::date_time> {
    template <auto Opts>
    static void op(battle::native::date_time &to, is_context auto &&context, auto &&at, auto &&end)
    {
        std::string_view text;
        tenon_time time{};
        parse<JSON>::op<Opts>(text, context, at, end);
        if (bool(context.error))
            return;
        if (!battle_time_read(text.data(), text.size(), &time))
            context.error = error_code::parse_error;
        to.seconds = time.seconds;
    }
};

template <> struct to<JSON, battle::native::date_time> {
    template <auto Opts>
    static void op(const battle::native::date_time &from, is_context auto &&context, auto &&...out)
    {
        char text[BATTLE_TIME];
        tenon_time time{};
        time.seconds = from.seconds;
        battle_time_write(text, time);
        serialize<JSON>::op<Opts>(std::string_view(text, BATTLE_TIME - 1), context, out...);
    }
};

} // namespace glz

using namespace battle;

namespace
{

constexpr glz::opts reading{.error_on_unknown_keys = false};
constexpr glz::opts writing{.skip_null_members = false};
struct indented : glz::opts {
    uint8_t indentation_width = 2;
};
constexpr indented writing_indented{{.skip_null_members = false, .prettify = true}};

/* A text with zero bytes behind it. Glaze reads fastest what it can pad, which strings would have
 * to be copied for; here there is nothing to do. */
class padded_text
{
  public:
    padded_text(const char *text, size_t len) : text_(text), len_(len)
    {
    }
    const char *data() const
    {
        return text_;
    }
    size_t size() const
    {
        return len_;
    }
    bool empty() const
    {
        return len_ == 0;
    }
    const char &operator[](size_t i) const
    {
        return text_[i];
    }
    void resize(size_t len)
    {
        len_ = len;
    }

  private:
    const char *text_;
    size_t len_;
};
static_assert(BATTLE_PADDING >= glz::padding_bytes);

/* ---- streams --------------------------------------------------------------------------------- */

/* What Glaze writes to: a FILE or a descriptor. */
struct output {
    FILE *file = nullptr;
    int fd = -1;
    bool failed = false;

    void write(const char *bytes, std::streamsize n)
    {
        size_t len = static_cast<size_t>(n);
        if (file) {
            failed = fwrite(bytes, 1, len, file) != len || failed;
            return;
        }
        while (len > 0 && !failed) {
            const ssize_t did = ::write(fd, bytes, len);
            failed = did < 0 && errno != EINTR;
            bytes += did > 0 ? did : 0;
            len -= did > 0 ? static_cast<size_t>(did) : 0;
        }
    }
};

/* ---- the peer -------------------------------------------------------------------------------- */

struct state {
    glz::context context;
    std::string text;
    output to;
    glz::basic_ostream_buffer<output> stream{to};
    bool (*read)(battle_run *, padded_text, void *);
    bool (*write)(const battle_run *, const void *, std::string &);
    bool (*stream_out)(const battle_run *, const void *, glz::basic_ostream_buffer<output> &);
};

state *state_of(battle_run *run)
{
    return static_cast<state *>(run->state);
}

template <class T> bool read_native(battle_run *run, padded_text text, void *object)
{
    T made{};
    glz::context &context = state_of(run)->context;
    context.error = {};
    return !glz::read<reading>(made, text, context) && native_done(run, &made, object);
}

template <class T, class Output>
bool write_native(const battle_run *run, const void *native, Output &to)
{
    const T &from = *static_cast<const T *>(native);
    return run->indented ? !glz::write<writing_indented>(from, to) : !glz::write<writing>(from, to);
}

bool open_run(battle_run *run)
try {
    state *made = new state;
    run->state = made;
    with_kind(run->kind, [made](auto type) {
        using T = native_of<typename decltype(type)::c>;
        made->read = read_native<T>;
        made->write = write_native<T, std::string>;
        made->stream_out = write_native<T, glz::basic_ostream_buffer<output>>;
    });
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
    return state_of(run)->read(run, padded_text(text, len), object);
} catch (...) {
    return false;
}

bool write_text(battle_run *run, const void *native)
try {
    state *own = state_of(run);
    if (run->fresh)
        own->text = std::string();
    const bool good = own->write(run, native, own->text);
    run->text = {own->text.data(), own->text.size()};
    return good;
} catch (...) {
    return false;
}

bool write_stream(battle_run *run, const void *native, output to)
try {
    state *own = state_of(run);
    own->to = to;
    own->stream.reset();
    return own->stream_out(run, native, own->stream) && !own->to.failed;
} catch (...) {
    return false;
}

bool write_file(battle_run *run, const void *native, FILE *file)
{
    return write_stream(run, native, {.file = file});
}

bool write_fd(battle_run *run, const void *native, int fd)
{
    return write_stream(run, native, {.fd = fd});
}

const char *version()
{
    static const std::string text = std::to_string(glz::version.major) + "." +
                                    std::to_string(glz::version.minor) + "." +
                                    std::to_string(glz::version.patch);
    return text.c_str();
}

} // namespace

extern "C" const battle_peer battle_peer_glaze;
const battle_peer battle_peer_glaze = {
    .name = "Glaze",
    .language = "C++",
    .how = "typed, by reflection at compile time",
    .version = version,
    .cannot = nullptr,
    .open = open_run,
    .close = close_run,
    .native = native_make,
    .drop = native_drop,
    .encode = nullptr,
    .read = read_text,
    .write = write_text,
    .read_file = nullptr,
    .write_file = write_file,
    .write_fd = write_fd,
    .strings_only = false,
    .has_options = false,
};
