/* SPDX-License-Identifier: MIT
 * limits_of_shop.h: found by the include path of the target. */
#ifndef LIMITS_OF_SHOP_H
#define LIMITS_OF_SHOP_H

#define MOST_LINES 100

#endif
