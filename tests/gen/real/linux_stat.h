/* SPDX-License-Identifier: MIT
 * <linux/stat.h>: statx: nested times, spare words. */
#ifndef REAL_LINUX_STAT_H
#define REAL_LINUX_STAT_H

#include <linux/stat.h>

#include <tenon/annotate.h>

TENON_REMOTE(statx_time, struct statx_timestamp);
TENON_REMOTE_FIELD(statx_time, tv_sec);
TENON_REMOTE_FIELD(statx_time, tv_nsec);

TENON_REMOTE(statx, struct statx);
TENON_REMOTE_FIELD(statx, stx_mask);
TENON_REMOTE_FIELD(statx, stx_blksize);
TENON_REMOTE_FIELD(statx, stx_attributes);
TENON_REMOTE_FIELD(statx, stx_nlink);
TENON_REMOTE_FIELD(statx, stx_uid);
TENON_REMOTE_FIELD(statx, stx_gid);
TENON_REMOTE_FIELD(statx, stx_mode);
TENON_REMOTE_FIELD(statx, stx_ino);
TENON_REMOTE_FIELD(statx, stx_size);
TENON_REMOTE_FIELD(statx, stx_blocks);
TENON_REMOTE_FIELD(statx, stx_attributes_mask);
TENON_REMOTE_FIELD(statx, stx_atime);
TENON_REMOTE_FIELD(statx, stx_btime);
TENON_REMOTE_FIELD(statx, stx_ctime);
TENON_REMOTE_FIELD(statx, stx_mtime);
TENON_REMOTE_FIELD(statx, stx_rdev_major);
TENON_REMOTE_FIELD(statx, stx_rdev_minor);
TENON_REMOTE_FIELD(statx, stx_dev_major);
TENON_REMOTE_FIELD(statx, stx_dev_minor);
TENON_REMOTE_FIELD(statx, stx_mnt_id);
TENON_REMOTE_FIELD(statx, stx_dio_mem_align);
TENON_REMOTE_FIELD(statx, stx_dio_offset_align);

#endif
