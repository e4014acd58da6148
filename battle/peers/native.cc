/* SPDX-License-Identifier: MIT
 * native.cc: native objects made of the C structs, and the way back. Both go through the members of
 * the two side by side. */
#include "native.hpp"

namespace battle
{
namespace native
{

/* What members.hpp asks for. */
template <class S> auto &elements(S &s, decltype(&s.List) = nullptr)
{
    return s.List;
}

template <class S> auto &elements(S &s, decltype(&s.Dict) = nullptr)
{
    return s.Dict;
}

template <class S> auto &elements(S &s, decltype(&s.ExtFileds) = nullptr)
{
    return s.ExtFileds;
}

template <class S> auto &elements(S &s, decltype(&s.statuses) = nullptr)
{
    return s.statuses;
}

} // namespace native

namespace
{

/* ---- C to native ----------------------------------------------------------------------------- */

struct maker {
    template <class T> static void make(T &to, const T &from)
    {
        to = from;
    }
    static void make(std::string &to, const tenon_str &from)
    {
        to.assign(from.data ? from.data : "", from.len);
    }
    static void make(std::optional<std::string> &to, const tenon_str &from)
    {
        if (from.data)
            to.emplace(from.data, from.len);
    }
    static void make(native::date_time &to, const tenon_time &from)
    {
        to.seconds = from.seconds;
    }
    static void make(computed<int> to, computed<const int> from)
    {
        to.value = from.value;
    }

    template <class T, class C> static void make(std::vector<T> &to, view<C> from)
    {
        to.reserve(from.n);
        for (const C &one : from) {
            T &made = to.emplace_back();
            if constexpr (is_entry<C>) {
                make(made.first, one.key);
                make(made.second, one.value);
            } else {
                make(made, one);
            }
        }
    }

    template <class T, class C> static void make(T &to, const C &from)
    {
        if constexpr (is_array<C>)
            make(to, elements(from));
        else
            model<C>::members(maker{}, to, from);
    }

    template <size_t N, class T, class C>
    bool operator()(const char (&)[N], T &&to, const C &from) const
    {
        make(to, from);
        return true;
    }
};

/* ---- native to C ----------------------------------------------------------------------------- */

struct copier {
    battle_run *run;

    template <class T> bool copy(const T &from, T &to) const
    {
        to = from;
        return true;
    }
    bool copy(const std::string &from, tenon_str &to) const
    {
        return battle_keep(run, from.data(), from.size(), &to);
    }
    bool copy(const std::optional<std::string> &from, tenon_str &to) const
    {
        to = {};
        return !from || copy(*from, to);
    }
    bool copy(const native::date_time &from, tenon_time &to) const
    {
        to = {};
        to.seconds = from.seconds;
        to.kind = TENON_TIME_UNSPECIFIED;
        return true;
    }
    /* Peers may read it or not; the models pass over it. */
    bool copy(computed<const int>, computed<int> to) const
    {
        to.value = 0;
        return true;
    }

    template <class T, class C> bool copy(const std::vector<T> &from, items<C> to) const
    {
        to.n = from.size();
        to.data = static_cast<C *>(battle_alloc(run, to.n * sizeof(C)));
        bool good = to.data != nullptr;
        for (size_t i = 0; good && i < to.n; i++) {
            if constexpr (is_entry<C>)
                good =
                    copy(from[i].first, to.data[i].key) && copy(from[i].second, to.data[i].value);
            else
                good = copy(from[i], to.data[i]);
        }
        return good;
    }

    template <class T, class C> bool copy(const T &from, C &to) const
    {
        if constexpr (is_array<C>)
            return copy(from, elements(to));
        else
            return model<C>::members(*this, from, to);
    }

    template <size_t N, class T, class C>
    bool operator()(const char (&)[N], const T &from, C &&to) const
    {
        return copy(from, to);
    }
};

} // namespace

void *native_make(battle_run *run, const void *object)
try {
    return with_kind(run->kind, [object](auto type) -> void * {
        using C = typename decltype(type)::c;
        auto *made = new native_of<C>();
        maker::make(*made, *static_cast<const C *>(object));
        return made;
    });
} catch (...) {
    return nullptr;
}

void native_drop(battle_run *run, void *native)
{
    with_kind(run->kind, [native](auto type) {
        delete static_cast<native_of<typename decltype(type)::c> *>(native);
    });
}

bool native_copy(battle_run *run, const void *native, void *object)
{
    return with_kind(run->kind, [run, native, object](auto type) {
        using C = typename decltype(type)::c;
        return copier{run}.copy(*static_cast<const native_of<C> *>(native),
                                *static_cast<C *>(object));
    });
}

} // namespace battle
