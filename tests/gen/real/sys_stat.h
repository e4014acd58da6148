/* SPDX-License-Identifier: MIT
 * <sys/stat.h>: files: structs whose members hide behind macros. */
#ifndef REAL_SYS_STAT_H
#define REAL_SYS_STAT_H

#include <sys/stat.h>

#include <tenon/annotate.h>

TENON_REMOTE(time_spec, struct timespec);
TENON_REMOTE_FIELD(time_spec, tv_sec);
TENON_REMOTE_FIELD(time_spec, tv_nsec);

TENON_REMOTE(file_status, struct stat);
TENON_REMOTE_FIELD(file_status, st_dev);
TENON_REMOTE_FIELD(file_status, st_ino);
TENON_REMOTE_FIELD(file_status, st_nlink);
TENON_REMOTE_FIELD(file_status, st_mode);
TENON_REMOTE_FIELD(file_status, st_uid);
TENON_REMOTE_FIELD(file_status, st_gid);
TENON_REMOTE_FIELD(file_status, st_rdev);
TENON_REMOTE_FIELD(file_status, st_size);
TENON_REMOTE_FIELD(file_status, st_blksize);
TENON_REMOTE_FIELD(file_status, st_blocks);
TENON_REMOTE_FIELD(file_status, st_atim);
TENON_REMOTE_FIELD(file_status, st_mtim);
TENON_REMOTE_FIELD(file_status, st_ctim);

#endif
