/* SPDX-License-Identifier: MIT
 * models.tenon.h: the declarations of models.tenon.c. */
#ifndef MODELS_TENON_H
#define MODELS_TENON_H

#include "models.h"

const tenon_type *small_generated_type(void);
const tenon_type *address_generated_type(void);
const tenon_type *big_generated_type(void);
const tenon_type *small_list_generated_type(void);

#endif
