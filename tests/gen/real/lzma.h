/* SPDX-License-Identifier: MIT
 * <lzma.h>: liblzma: enums by typedef, options of a coder. */
#ifndef REAL_LZMA_H
#define REAL_LZMA_H

#include <lzma.h>

#include <tenon/annotate.h>

TENON_REMOTE(lzma_mode, lzma_mode, case = lower, prefix = "LZMA_MODE_");
TENON_REMOTE(lzma_match_finder, lzma_match_finder);
TENON_REMOTE(lzma_check, lzma_check, prefix = "LZMA_CHECK_");
TENON_REMOTE(lzma_filter, lzma_filter);
TENON_REMOTE_FIELD(lzma_filter, id);

TENON_REMOTE(lzma_options, lzma_options_lzma);
TENON_REMOTE_FIELD(lzma_options, dict_size);
TENON_REMOTE_FIELD(lzma_options, preset_dict, count = preset_dict_size);
TENON_REMOTE_FIELD(lzma_options, lc);
TENON_REMOTE_FIELD(lzma_options, lp);
TENON_REMOTE_FIELD(lzma_options, pb);
TENON_REMOTE_FIELD(lzma_options, mode);
TENON_REMOTE_FIELD(lzma_options, nice_len);
TENON_REMOTE_FIELD(lzma_options, mf);
TENON_REMOTE_FIELD(lzma_options, depth);
TENON_REMOTE_FIELD(lzma_options, ext_flags);
TENON_REMOTE_FIELD(lzma_options, ext_size_low);
TENON_REMOTE_FIELD(lzma_options, ext_size_high);

TENON_REMOTE(lzma_mt, lzma_mt);
TENON_REMOTE_FIELD(lzma_mt, flags);
TENON_REMOTE_FIELD(lzma_mt, threads);
TENON_REMOTE_FIELD(lzma_mt, block_size);
TENON_REMOTE_FIELD(lzma_mt, timeout);
TENON_REMOTE_FIELD(lzma_mt, preset);
TENON_REMOTE_FIELD(lzma_mt, filters, omit_null);
TENON_REMOTE_FIELD(lzma_mt, check);
TENON_REMOTE_FIELD(lzma_mt, memlimit_threading);
TENON_REMOTE_FIELD(lzma_mt, memlimit_stop);

#endif
