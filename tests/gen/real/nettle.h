/* SPDX-License-Identifier: MIT
 * <nettle/sha3.h>: states of digests: arrays of words and bytes, structs in structs. */
#ifndef REAL_NETTLE_H
#define REAL_NETTLE_H

#include <nettle/sha3.h>

#include <tenon/annotate.h>

TENON_REMOTE(sha3_words, struct sha3_state);
TENON_REMOTE_FIELD(sha3_words, a);

TENON_REMOTE(sha3_256_state, struct sha3_256_ctx);
TENON_REMOTE_FIELD(sha3_256_state, state);
TENON_REMOTE_FIELD(sha3_256_state, index);
TENON_REMOTE_FIELD(sha3_256_state, block);

#endif
