/* SPDX-License-Identifier: MIT
 * What the compiler does not understand is fatal: it would drop members after it. */
#include <stdint.h>
struct TENON() a {
    int32_t before;
    unknown_t x;
    int32_t behind;
};
