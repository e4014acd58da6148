/* SPDX-License-Identifier: MIT
 * inline/port.h, layer 0: the compiler and the CPU. The only place with conditionals on either.
 *
 * The headers in inline/ hold the hot primitives. The library's walkers and generated code both
 * compile them, so that there is one text of each; nothing in them is an interface for users. They
 * compile as C11 and C++17. */
#ifndef TENON_INLINE_PORT_H
#define TENON_INLINE_PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define TENON__LIKELY(x)   __builtin_expect(!!(x), 1)
#define TENON__UNLIKELY(x) __builtin_expect(!!(x), 0)
#define TENON__INLINE      static inline __attribute__((always_inline, unused))
#define TENON__NOINLINE    __attribute__((noinline))
#define TENON__COLD        __attribute__((noinline, cold))
#define TENON__HIDDEN      __attribute__((visibility("hidden")))
#define TENON__GOTO        1 /* labels as values */
#define TENON__ASSUME(x)                                                                           \
    do {                                                                                           \
        if (!(x))                                                                                  \
            __builtin_unreachable();                                                               \
    } while (0)
/* Keeps the jump behind it from being shared with others: a jump of its own is predicted by its own
 * history. */
#define TENON__DISTINCT() __asm__ volatile("" : : "i"(__COUNTER__))
#else
#define TENON__LIKELY(x)   (x)
#define TENON__UNLIKELY(x) (x)
#define TENON__INLINE      static inline
#define TENON__NOINLINE
#define TENON__COLD
#define TENON__HIDDEN
#define TENON__ASSUME(x)  (void)0
#define TENON__GOTO       0
#define TENON__DISTINCT() (void)0
#endif

#if defined(__SSE2__) && !defined(TENON_NO_SIMD)
#define TENON__SSE2 1
#include <emmintrin.h>
#else
#define TENON__SSE2 0
#endif

/* Loads and stores at any alignment. le: the byte at the lowest address is the lowest byte of the
 * value. */
TENON__INLINE uint32_t tenon__load32(const char *p)
{
    uint32_t v;
    memcpy(&v, p, sizeof v);
    return v;
}
TENON__INLINE uint64_t tenon__load64(const char *p)
{
    uint64_t v;
    memcpy(&v, p, sizeof v);
    return v;
}
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
TENON__INLINE uint64_t tenon__load64le(const char *p)
{
    return __builtin_bswap64(tenon__load64(p));
}
TENON__INLINE uint32_t tenon__load32le(const char *p)
{
    return __builtin_bswap32(tenon__load32(p));
}
TENON__INLINE void tenon__store64le(char *p, uint64_t v)
{
    v = __builtin_bswap64(v);
    memcpy(p, &v, sizeof v);
}
#else
TENON__INLINE uint64_t tenon__load64le(const char *p)
{
    return tenon__load64(p);
}
TENON__INLINE uint32_t tenon__load32le(const char *p)
{
    return tenon__load32(p);
}
TENON__INLINE void tenon__store64le(char *p, uint64_t v)
{
    memcpy(p, &v, sizeof v);
}
#endif

/* Index of the lowest set bit; x is not 0. */
TENON__INLINE unsigned tenon__ctz32(uint32_t x)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctz(x);
#else
    unsigned n = 0;
    for (; !(x & 1); x >>= 1)
        n++;
    return n;
#endif
}
TENON__INLINE unsigned tenon__ctz64(uint64_t x)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(x);
#else
    unsigned n = 0;
    for (; !(x & 1); x >>= 1)
        n++;
    return n;
#endif
}
/* Zero bits above the highest set bit; x is not 0. */
TENON__INLINE unsigned tenon__clz64(uint64_t x)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_clzll(x);
#else
    unsigned n = 0;
    for (; !(x >> 63); x <<= 1)
        n++;
    return n;
#endif
}

/* Atomics of the lookup slots of macro tables. */
#if defined(__GNUC__)
#define TENON__LOAD_ACQUIRE(p)     __atomic_load_n(p, __ATOMIC_ACQUIRE)
#define TENON__LOAD_RELAXED(p)     __atomic_load_n(p, __ATOMIC_RELAXED)
#define TENON__STORE_RELEASE(p, v) __atomic_store_n(p, v, __ATOMIC_RELEASE)
#define TENON__STORE_RELAXED(p, v) __atomic_store_n(p, v, __ATOMIC_RELAXED)
#define TENON__CLAIM(p, from, to)                                                                  \
    __extension__({                                                                                \
        uint32_t tenon__from = (from);                                                             \
        __atomic_compare_exchange_n(p, &tenon__from, to, false, __ATOMIC_ACQ_REL,                  \
                                    __ATOMIC_ACQUIRE);                                             \
    })
#endif

#endif
