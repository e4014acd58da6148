/* SPDX-License-Identifier: MIT
 * all.c: every source of the library in the order of its layers: the unity build, and the map of the house. */

/* layer 0: the operating system and the compiler (include/tenon/inline/port.h) */
#include "port/posix.c"
#include "port/thread.c"

/* layer 1: memory, sinks, sources, errors, UTF-8; numbers as text */
#include "base/heap.c"
#include "base/arena.c"
#include "base/utf8.c"
#include "base/text.c"
#include "base/error.c"
#include "base/place.c"
#include "base/sink.c"
#include "base/source.c"
#include "num/pow10_table.c"
#include "num/float_exact.c"
#include "num/float_read.c"
#include "num/float_write.c"

/* layer 2: descriptions */
#include "type/plan.c"
#include "type/naming.c"
#include "type/named.c"

/* layer 3: what any format needs to walk objects (the walkers themselves are decode.inc and encode.inc) */
#include "walk/free.c"
#include "walk/init.c"
#include "walk/copy.c"
#include "walk/equal.c"
#include "walk/growing.c"
#include "walk/keys.c"
#include "walk/decode_cold.c"
#include "walk/encode_cold.c"
#include "walk/complain.c"

/* layer 4: JSON */
#include "json/string.c"
#include "json/number.c"
#include "json/scan.c"
#include "json/skip.c"
#include "json/word.c"
#include "json/write.c"
#include "json/decode.c"
#include "json/encode.c"
#include "json/encode_full.c"
#include "json/named.c"
#include "json/read.c"
#include "json/print.c"

/* layer 5: HTTP, beside any server */
#include "http/field.c"
#include "http/media.c"
#include "http/status.c"
#include "http/problem.c"
