/* SPDX-License-Identifier: MIT
 * statistics.h: samples into what results say of them. */
#ifndef BATTLE_STATISTICS_H
#define BATTLE_STATISTICS_H

#include "../report/result.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Sorts the samples. n is not 0. Quartiles lie between neighbours where they fall there. */
struct battle_ns battle_summary(double *samples, size_t n);

#ifdef __cplusplus
}
#endif
#endif
