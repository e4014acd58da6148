/* SPDX-License-Identifier: MIT
 * <linux/btrfs.h>: file systems: long arrays of bytes and text. */
#ifndef REAL_LINUX_BTRFS_H
#define REAL_LINUX_BTRFS_H

#include <linux/btrfs.h>

#include <tenon/annotate.h>

TENON_REMOTE(btrfs_device, struct btrfs_ioctl_dev_info_args);
TENON_REMOTE_FIELD(btrfs_device, devid);
TENON_REMOTE_FIELD(btrfs_device, uuid);
TENON_REMOTE_FIELD(btrfs_device, bytes_used);
TENON_REMOTE_FIELD(btrfs_device, total_bytes);
TENON_REMOTE_FIELD(btrfs_device, path);

TENON_REMOTE(btrfs_volume, struct btrfs_ioctl_vol_args);
TENON_REMOTE_FIELD(btrfs_volume, fd);
TENON_REMOTE_FIELD(btrfs_volume, name);

TENON_REMOTE(btrfs_info, struct btrfs_ioctl_fs_info_args);
TENON_REMOTE_FIELD(btrfs_info, max_id);
TENON_REMOTE_FIELD(btrfs_info, num_devices);
TENON_REMOTE_FIELD(btrfs_info, fsid);
TENON_REMOTE_FIELD(btrfs_info, nodesize);
TENON_REMOTE_FIELD(btrfs_info, sectorsize);
TENON_REMOTE_FIELD(btrfs_info, clone_alignment);
TENON_REMOTE_FIELD(btrfs_info, csum_type);
TENON_REMOTE_FIELD(btrfs_info, csum_size);
TENON_REMOTE_FIELD(btrfs_info, flags);
TENON_REMOTE_FIELD(btrfs_info, generation);
TENON_REMOTE_FIELD(btrfs_info, metadata_uuid);

#endif
