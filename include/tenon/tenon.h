/* SPDX-License-Identifier: MIT
 * tenon/tenon.h: everything a program needs. */
#ifndef TENON_TENON_H
#define TENON_TENON_H

#include <tenon/base.h>
#include <tenon/json.h>
#include <tenon/type.h>

#endif
