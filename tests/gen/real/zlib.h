/* SPDX-License-Identifier: MIT
 * <zlib.h>: zlib: bytes and their counts behind pointers, typedefs in capitals. */
#ifndef REAL_ZLIB_H
#define REAL_ZLIB_H

#include <zlib.h>

#include <tenon/annotate.h>

TENON_REMOTE(z_stream, z_stream);
TENON_REMOTE_FIELD(z_stream, next_in, count = avail_in, max_count = 4096);
TENON_REMOTE_FIELD(z_stream, total_in);
TENON_REMOTE_FIELD(z_stream, next_out, count = avail_out, omit_empty);
TENON_REMOTE_FIELD(z_stream, total_out);
TENON_REMOTE_FIELD(z_stream, msg);
TENON_REMOTE_FIELD(z_stream, data_type);
TENON_REMOTE_FIELD(z_stream, adler);

TENON_REMOTE(gz_header, gz_header);
TENON_REMOTE_FIELD(gz_header, text);
TENON_REMOTE_FIELD(gz_header, time);
TENON_REMOTE_FIELD(gz_header, xflags);
TENON_REMOTE_FIELD(gz_header, os);
TENON_REMOTE_FIELD(gz_header, extra, count = extra_len);
TENON_REMOTE_FIELD(gz_header, extra_max);
TENON_REMOTE_FIELD(gz_header, name);
TENON_REMOTE_FIELD(gz_header, name_max);
TENON_REMOTE_FIELD(gz_header, comment, omit_null);
TENON_REMOTE_FIELD(gz_header, comm_max);
TENON_REMOTE_FIELD(gz_header, hcrc);
TENON_REMOTE_FIELD(gz_header, done);

#endif
