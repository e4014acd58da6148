/* SPDX-License-Identifier: MIT
 * Options of types of other headers. */
#include <tenon/annotate.h>
#include <sys/time.h>
TENON_REMOTE(moment, struct timeval, transparant);
TENON_REMOTE_FIELD(moment, tv_usec, "us", minn = 0);
TENON_REMOTE_FIELD(moment, tv_sec, min = "0");
