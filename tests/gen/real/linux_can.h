/* SPDX-License-Identifier: MIT
 * <linux/can.h>: frames of a bus: packed unions, aligned data. */
#ifndef REAL_LINUX_CAN_H
#define REAL_LINUX_CAN_H

#include <linux/can.h>

#include <tenon/annotate.h>

TENON_REMOTE(can_frame, struct can_frame);
TENON_REMOTE_FIELD(can_frame, can_id);
TENON_REMOTE_FIELD(can_frame, len);
TENON_REMOTE_FIELD(can_frame, len8_dlc);
TENON_REMOTE_FIELD(can_frame, data);

TENON_REMOTE(canfd_frame, struct canfd_frame);
TENON_REMOTE_FIELD(canfd_frame, can_id);
TENON_REMOTE_FIELD(canfd_frame, len);
TENON_REMOTE_FIELD(canfd_frame, flags);
TENON_REMOTE_FIELD(canfd_frame, data);

TENON_REMOTE(can_filter, struct can_filter);
TENON_REMOTE_FIELD(can_filter, can_id);
TENON_REMOTE_FIELD(can_filter, can_mask);

#endif
