/* SPDX-License-Identifier: MIT
 * <sys/resource.h>: usage of resources: nameless unions behind every number. */
#ifndef REAL_SYS_RESOURCE_H
#define REAL_SYS_RESOURCE_H

#include <sys/resource.h>

#include <tenon/annotate.h>

TENON_REMOTE(time_value, struct timeval);
TENON_REMOTE_FIELD(time_value, tv_sec);
TENON_REMOTE_FIELD(time_value, tv_usec);

TENON_REMOTE(rusage, struct rusage);
TENON_REMOTE_FIELD(rusage, ru_utime);
TENON_REMOTE_FIELD(rusage, ru_stime);
TENON_REMOTE_FIELD(rusage, ru_maxrss);
TENON_REMOTE_FIELD(rusage, ru_ixrss);
TENON_REMOTE_FIELD(rusage, ru_idrss);
TENON_REMOTE_FIELD(rusage, ru_isrss);
TENON_REMOTE_FIELD(rusage, ru_minflt);
TENON_REMOTE_FIELD(rusage, ru_majflt);
TENON_REMOTE_FIELD(rusage, ru_nswap);
TENON_REMOTE_FIELD(rusage, ru_inblock);
TENON_REMOTE_FIELD(rusage, ru_oublock);
TENON_REMOTE_FIELD(rusage, ru_msgsnd);
TENON_REMOTE_FIELD(rusage, ru_msgrcv);
TENON_REMOTE_FIELD(rusage, ru_nsignals);
TENON_REMOTE_FIELD(rusage, ru_nvcsw);
TENON_REMOTE_FIELD(rusage, ru_nivcsw);

TENON_REMOTE(rlimit, struct rlimit);
TENON_REMOTE_FIELD(rlimit, rlim_cur);
TENON_REMOTE_FIELD(rlimit, rlim_max);

#endif
