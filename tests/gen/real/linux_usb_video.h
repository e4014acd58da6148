/* SPDX-License-Identifier: MIT
 * <linux/usb/video.h>: packed structs whose members are not aligned. */
#ifndef REAL_LINUX_USB_VIDEO_H
#define REAL_LINUX_USB_VIDEO_H

#include <linux/usb/video.h>

#include <tenon/annotate.h>

TENON_REMOTE(uvc_frame, struct uvc_frame_uncompressed);
TENON_REMOTE_FIELD(uvc_frame, bLength);
TENON_REMOTE_FIELD(uvc_frame, bDescriptorType);
TENON_REMOTE_FIELD(uvc_frame, bDescriptorSubType);
TENON_REMOTE_FIELD(uvc_frame, bFrameIndex);
TENON_REMOTE_FIELD(uvc_frame, bmCapabilities);
TENON_REMOTE_FIELD(uvc_frame, wWidth);
TENON_REMOTE_FIELD(uvc_frame, wHeight);
TENON_REMOTE_FIELD(uvc_frame, dwMinBitRate);
TENON_REMOTE_FIELD(uvc_frame, dwMaxBitRate);
TENON_REMOTE_FIELD(uvc_frame, dwMaxVideoFrameBufferSize);
TENON_REMOTE_FIELD(uvc_frame, dwDefaultFrameInterval);
TENON_REMOTE_FIELD(uvc_frame, bFrameIntervalType);

TENON_REMOTE(uvc_control, struct uvc_streaming_control);
TENON_REMOTE_FIELD(uvc_control, bmHint);
TENON_REMOTE_FIELD(uvc_control, bFormatIndex);
TENON_REMOTE_FIELD(uvc_control, bFrameIndex);
TENON_REMOTE_FIELD(uvc_control, dwFrameInterval);
TENON_REMOTE_FIELD(uvc_control, wKeyFrameRate);
TENON_REMOTE_FIELD(uvc_control, wPFrameRate);
TENON_REMOTE_FIELD(uvc_control, wCompQuality);
TENON_REMOTE_FIELD(uvc_control, wCompWindowSize);
TENON_REMOTE_FIELD(uvc_control, wDelay);
TENON_REMOTE_FIELD(uvc_control, dwMaxVideoFrameSize);
TENON_REMOTE_FIELD(uvc_control, dwMaxPayloadTransferSize);
TENON_REMOTE_FIELD(uvc_control, dwClockFrequency);
TENON_REMOTE_FIELD(uvc_control, bmFramingInfo);
TENON_REMOTE_FIELD(uvc_control, bPreferedVersion);
TENON_REMOTE_FIELD(uvc_control, bMinVersion);
TENON_REMOTE_FIELD(uvc_control, bMaxVersion);

TENON_REMOTE(uvc_unit, struct uvc_processing_unit_descriptor);
TENON_REMOTE_FIELD(uvc_unit, bLength);
TENON_REMOTE_FIELD(uvc_unit, bDescriptorType);
TENON_REMOTE_FIELD(uvc_unit, bDescriptorSubType);
TENON_REMOTE_FIELD(uvc_unit, bUnitID);
TENON_REMOTE_FIELD(uvc_unit, bSourceID);
TENON_REMOTE_FIELD(uvc_unit, wMaxMultiplier);
TENON_REMOTE_FIELD(uvc_unit, bControlSize);
TENON_REMOTE_FIELD(uvc_unit, bmControls);
TENON_REMOTE_FIELD(uvc_unit, iProcessing);
TENON_REMOTE_FIELD(uvc_unit, bmVideoStandards);

#endif
