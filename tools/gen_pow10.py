#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes src/num/pow10_table.c, the powers of ten that floating-point text is read and written with.

    tools/gen_pow10.py > src/num/pow10_table.c    print the table
    tools/gen_pow10.py --check                    prove what float_write.c and float.h take for granted (a few seconds)

Row q holds the smallest 128-bit number g with bit 127 set and g * 2^(log2(q) - 127) >= 10^q, where log2(q) is the floor
of the binary logarithm of 10^q. So a row is exact for 0 <= q <= 55 and otherwise too large by less than one unit.

The check shows three things: the multiplications that stand for the logarithms are right over the whole range; every
row is as promised; and no product of a significand with a power comes so close to a whole number without being one that
128 bits of fraction could mistake it (the smallest distance is found exactly, by the continued fraction of each ratio).
Nothing here depends on the machine or on the time: the same text comes out everywhere.
"""
import sys

FIRST, LAST = -342, 324


def floor_log2(q):
    """floor(log2(10^q))"""
    return (10**q).bit_length() - 1 if q >= 0 else -(10**-q - 1).bit_length()


def row(q):
    shift = 127 - floor_log2(q)
    numerator, denominator = (10**q, 1) if q >= 0 else (1, 10**-q)
    if shift >= 0:
        numerator <<= shift
    else:
        denominator <<= -shift
    return -(-numerator // denominator)


def emit():
    print("/* SPDX-License-Identifier: MIT")
    print(" * pow10_table.c, layer 1: powers of ten to 128 bits.")
    print(" * Written by tools/gen_pow10.py: change that, not this.")
    print(" *")
    print(f" * Row q - TENON__POW10_FIRST is 10^q, q from {FIRST} to {LAST}: the smallest 128-bit number with its top")
    print(" * bit set that is not below 10^q * 2^(127 - floor(log2(10^q))). Exact for q from 0 to 55, else too")
    print(" * large by less than one. Readers need q from -342 to 308, writers from -292 to 324. */")
    print('#include "float.h"')
    print()
    print("/* clang-format off */")
    print("const struct tenon__pow10 tenon__pow10_table[TENON__POW10_LAST - TENON__POW10_FIRST + 1] = {")
    for q in range(FIRST, LAST + 1, 2):
        cells = []
        for r in range(q, min(q + 2, LAST + 1)):
            g = row(r)
            cells.append("{0x%016x, 0x%016x}" % (g >> 64, g & (2**64 - 1)))
        print("    " + ", ".join(cells) + f", /* {q} */")
    print("};")
    print("/* clang-format on */")


def closest(num, den, limit):
    """The smallest nonzero distance of m * num / den from a whole number, for 1 <= m <= limit, as (p, q): p / q."""
    num %= den
    if num == 0:
        return None
    # Convergents h/k of num/den: among m < k(i+1) the best approximations from each side are at convergents and at
    # intermediate fractions. Walk both one-sided sequences until the multiplier passes the limit.
    low_m, low_r = 1, num  # m * num mod den, approaching 0 from above
    high_m, high_r = 0, den  # den - (m * num mod den), approaching 0 from below; m = 0 stands for den itself
    best = min(low_r, den - num)
    while True:
        # Subtracting one remainder from the other as often as it goes without reaching zero.
        if low_r > high_r:
            t = (low_r - 1) // high_r
            if high_m:
                t = min(t, (limit - low_m) // high_m)
            if t <= 0:
                break
            low_m, low_r = low_m + t * high_m, low_r - t * high_r
        else:
            t = (high_r - 1) // low_r
            t = min(t, (limit - high_m) // low_m)
            if t <= 0:
                break
            high_m, high_r = high_m + t * low_m, high_r - t * low_r
        best = min(best, low_r, high_r if high_m else best)
    return best, den


def check():
    for q in range(FIRST, LAST + 1):
        assert floor_log2(q) == (q * 1741647) >> 19, q
        g = row(q)
        assert g >> 127 == 1, q
        s = floor_log2(q) - 127
        assert g * 2 ** max(s, 0) * 10 ** max(-q, 0) >= 10 ** max(q, 0) * 2 ** max(-s, 0), q
        assert (g - 1) * 2 ** max(s, 0) * 10 ** max(-q, 0) < 10 ** max(q, 0) * 2 ** max(-s, 0), q
        exact = g * 2 ** max(s, 0) * 10 ** max(-q, 0) == 10 ** max(q, 0) * 2 ** max(-s, 0)
        assert exact == (0 <= q <= 55), q
    worst = None
    for e in range(-1074, 972):
        for quarter in (False, True):  # the interval below a power of two is half as wide
            k = (e * 315653 - (131237 if quarter else 0)) >> 20
            num, den = (3, 4) if quarter else (1, 1)  # 10^k <= num/den * 2^e < 10^(k+1)
            a = num * 2 ** max(e, 0) * 10 ** max(-k, 0)
            b = den * 2 ** max(-e, 0) * 10 ** max(k, 0)
            assert b <= a < 10 * b, (e, quarter)
            h = e + floor_log2(-k) + 1
            assert 0 <= h <= 4, (e, quarter)
            # The writer looks at (4c, 4c - 2, 4c - 1, 4c + 2) * 2^e * 10^-k, all below 2^55 + 4.
            found = closest(2 ** max(e, 0) * 10 ** max(-k, 0), 2 ** max(-e, 0) * 10 ** max(k, 0), 2**55 + 4)
            if found:
                p, q = found
                # error of a product: less than (4c + 2) << h units of 2^-128
                bound = (2**55 + 4) << h
                assert p << 128 > bound * q, (e, quarter)
                ratio = (p << 136) // (bound * q)  # room to spare, times 256
                worst = ratio if worst is None else min(worst, ratio)
    print("gen_pow10: all holds; distances are at least %.3f times the error" % (worst / 256))


if __name__ == "__main__":
    check() if sys.argv[1:] == ["--check"] else emit()
